//! T2 Setup.

use std::collections::BTreeSet;

use tikal::game::Dealer;
use tikal::tikal::Illegal;

use super::table::{Table, classic, kind, seat};

#[test]
fn t2_1_group_a_is_drawn_before_group_b() {
    let mut table = Table::base(2);
    assert_eq!(
        table.refused_by("draw B1", (2, 1)),
        Illegal::NotDrawable { tile: table.tile_name("B1") },
        "the groups are stacked"
    );
    table.set(|scene| {
        scene.put_out("A1 A2 A3 A5 A6").drawing(0);
    });
    assert_eq!(table.legal(), ["draw A4"], "only the order inside the group is hidden");
    table.play("draw A4; place c4 0; end");
    assert_eq!(table.legal(), ["draw B1", "draw B2", "draw B3", "draw B4", "draw B5", "draw B6"]);
}

#[test]
fn t2_1_a_tile_is_drawn_once() {
    let mut table = Table::base(2);
    table.play("draw A4; place c4 0; end");
    assert_eq!(table.legal(), ["draw A1", "draw A2", "draw A3", "draw A5", "draw A6"]);
    assert_eq!(table.refused_by("draw A4", (2, 1)), Illegal::NotDrawable { tile: table.tile_name("A4") });
}

#[test]
fn t2_1_a_group_for_some_player_counts_is_left_out_for_others() {
    let mut def = classic();
    def.deck[0].only_with = Some(vec![3, 4]);
    let two = Table::of(def.clone(), 2, false);
    assert_eq!(two.legal().first().map(String::as_str), Some("draw B1"));
    assert_eq!(two.state.deck().len(), 30);
    assert_eq!(two.refused_by("draw A1", (2, 1)), Illegal::NotDrawable { tile: two.tile_name("A1") });
    let three = Table::of(def, 3, false);
    assert_eq!(three.state.deck().len(), 36);
    assert_eq!(three.legal().first().map(String::as_str), Some("draw A1"));
}

#[test]
fn t2_2_which_treasure_it_is_is_known_when_it_is_dug_up() {
    let mut table = Table::base(2);
    table.set(|scene| {
        scene.acting(0, 10).tile("A2", "c4", 0).pieces(0, "c4", 1, false).treasures(1, 6, 3);
    });
    table.play("dig c4");
    assert_eq!(table.legal().len(), 7);
    assert_eq!(table.refused_by("reveal 6", (2, 2)), Illegal::NotHidden { kind: kind(6) });
    table.play("reveal 7");
    assert_eq!(table.state.treasures(&table.rules, seat(0)), [0, 0, 0, 0, 0, 0, 0, 1]);
}

#[test]
fn t2_3_scores_start_at_0_and_in_the_advanced_game_at_20() {
    assert_eq!(Table::base(3).scores(), [0, 0, 0]);
    assert_eq!(Table::auction(4).scores(), [20, 20, 20, 20]);
    let mut def = classic();
    def.start_score = 7;
    def.auction.start_score = 33;
    assert_eq!(Table::of(def.clone(), 2, false).scores(), [7, 7]);
    assert_eq!(Table::of(def, 2, true).scores(), [33, 33]);
}

#[test]
fn t2_4_a_given_seat_begins() {
    let mut base = Table::begun_by(classic(), 4, false, 2);
    base.play("draw A4");
    assert_eq!(base.to_move(), 2);
    let mut auction = Table::begun_by(classic(), 3, true, 1);
    auction.play("draw A1; draw A2; draw A3");
    assert_eq!(auction.to_move(), 1);
}

#[test]
fn t2_4_the_first_player_can_be_chosen_at_random() {
    for players in 2..=4_u8 {
        let first: BTreeSet<usize> = (0..64).map(|seed| Dealer::first_player(seed, players).index()).collect();
        assert_eq!(first, (0..usize::from(players)).collect(), "every seat can be dealt, and no other");
        assert_eq!(Dealer::first_player(17, players), Dealer::first_player(17, players));
    }
}
