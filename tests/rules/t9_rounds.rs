//! T9 Advanced game: rounds, volcanoes and the end.

use tikal::game::Actor;
use tikal::tikal::{KindDef, Phase};

use super::t9_auctions::{opened, play_turn};
use super::table::{Table, classic, column, seat};

const CLEARING: (KindDef, [u32; 6]) = (KindDef::Clearing, [1; 6]);

fn eligible(table: &Table) -> Vec<usize> {
    let Phase::Bid(auction) = table.state.phase() else { panic!("{:?}", table.state.phase()) };
    auction.eligible.as_slice().iter().map(|seat| seat.index()).collect()
}

#[test]
fn t9_7_with_fewer_tiles_than_players_the_last_one_is_auctioned() {
    // Six tiles for four players: two are left for the second round.
    let mut table = Table::of(column(9, &[&[CLEARING; 6]]), 4, true);
    table.play("draw A1; draw A2; draw A3; draw A4");
    for tile in ["A1", "A2", "A3"] {
        while matches!(table.state.phase(), Phase::Bid(_)) {
            table.play("pass");
        }
        table.play(&format!("choose {tile}"));
        play_turn(&mut table);
    }
    play_turn(&mut table);
    table.play("draw A5; draw A6");
    assert_eq!(eligible(&table), [0, 1, 2, 3]);
    table.play("bid 1; pass; pass; pass; choose A6");
    play_turn(&mut table);
    assert_eq!(eligible(&table), [1, 2, 3], "three could still take the last tile");
    table.play("bid 1; bid 2; pass; pass");
    // One face-up tile is no choice: it is in hand at once.
    assert_eq!((table.to_move(), table.state.hand()), (2, table.rules.tile_named("A5")));
    assert_eq!(table.scores(), [19, 20, 18, 20]);
    play_turn(&mut table);
    assert!(table.state.scoring().is_some_and(|scoring| scoring.volcano.is_none()), "no tile is left");
    assert_eq!(table.amulets(), [true; 4]);
}

#[test]
fn t9_8_a_new_round_opens_to_the_left_of_the_one_who_played_last() {
    let mut table = opened(3);
    // Seat 1, then seat 2, then seat 0 plays.
    table.play("pass; bid 1; pass; choose A1");
    play_turn(&mut table);
    table.play("bid 1; pass; choose A2");
    play_turn(&mut table);
    assert_eq!(table.to_move(), 0);
    assert_eq!(table.amulets(), [true, false, false]);
    play_turn(&mut table);
    assert_eq!((table.amulets(), table.state.actor()), (vec![true; 3], Actor::Chance));
    assert_eq!(table.state.seat(), seat(1), "the seat that will open");
    table.play("draw A5; draw A6; draw A4");
    assert_eq!(eligible(&table), [1, 2, 0]);
    assert_eq!(table.to_move(), 1);
}

#[test]
fn t9_2_tiles_are_turned_up_across_groups() {
    let mut table = Table::of(column(9, &[&[CLEARING; 1], &[CLEARING; 2]]), 3, true);
    table.play("draw A1");
    assert_eq!(table.legal(), ["draw B1", "draw B2"]);
    table.play("draw B2; draw B1");
    let face_up: Vec<String> =
        table.state.face_up().iter().map(|&tile| table.rules.tile(tile).name.to_string()).collect();
    assert_eq!(face_up, ["A1", "B2", "B1"], "in the order turned up");
}

#[test]
fn t9_9_a_chosen_volcano_starts_a_scoring_round_for_all() {
    let mut def = classic();
    def.deck[0].tiles[0].kind = KindDef::Volcano;
    let mut table = Table::of(def, 3, true);
    table.play("draw A1; draw A2; draw A3; bid 1; pass; pass; choose A2; place c4 0; enter explorer a5; end");
    assert_eq!(table.amulets(), [false, true, true]);
    table.play("bid 4; pass");
    assert_eq!(table.state.phase(), Phase::Choose);
    table.play("choose A1");
    // From the chooser, seat 0 with the amulet down too.
    assert_eq!(table.state.scoring().unwrap().order.as_slice(), [seat(1), seat(2), seat(0)]);
    assert_eq!((table.to_move(), table.points(), table.state.hand()), (1, 10, None));
    table.play("enter explorer a5; move explorer a5 b5; end");
    assert_eq!((table.to_move(), table.points()), (2, 10));
    table.play("end");
    assert_eq!((table.to_move(), table.points()), (0, 10));
    table.play("move explorer a5 a4; end");
    assert_eq!(table.scores(), [19 + 2, 16 + 1, 20]);
    assert_eq!(table.amulets(), [false, true, true], "amulets do not turn in between");
    assert_eq!((table.to_move(), table.state.hand()), (1, table.rules.tile_named("A1")));
    table.play("place b3 0");
    assert_eq!((table.to_move(), table.points()), (1, 10));
    table.play("end");
    assert_eq!(table.amulets(), [false, false, true]);
    assert_eq!((table.to_move(), table.state.hand()), (2, table.rules.tile_named("A3")));
}

#[test]
fn t9_9_the_last_tile_of_a_round_may_be_a_volcano() {
    let mut def = classic();
    def.deck[0].tiles[0].kind = KindDef::Volcano;
    let mut table = Table::of(def, 2, true);
    table.play("draw A1; draw A2; pass; pass; choose A2; place c4 0; end");
    // It was not chosen, but taken: the scoring round is the same.
    assert_eq!(table.state.scoring().unwrap().order.as_slice(), [seat(1), seat(0)]);
    table.play("end; end; place b3 0; end");
    assert_eq!((table.amulets(), table.state.seat()), (vec![true, true], seat(0)));
}

#[test]
fn t9_10_the_lowest_score_begins_the_final_scoring() {
    let mut table = Table::of(column(9, &[&[CLEARING; 4]]), 4, true);
    table.play("draw A1; draw A2; draw A3; draw A4");
    table.play("bid 2; pass; pass; pass; choose A1");
    play_turn(&mut table);
    table.play("pass; pass; pass; choose A2");
    play_turn(&mut table);
    table.play("bid 3; pass; choose A3");
    play_turn(&mut table);
    assert_eq!(table.scores(), [18, 20, 17, 20]);
    assert_eq!(table.to_move(), 3);
    play_turn(&mut table);
    // 17 before 18; of the equal ones seat 3, who played last, comes last.
    let scoring = *table.state.scoring().unwrap();
    assert_eq!(scoring.order.as_slice(), [seat(2), seat(0), seat(1), seat(3)]);
    assert_eq!((table.to_move(), table.points()), (2, 10));
}

#[test]
fn t9_10_of_equal_scores_the_one_nearer_to_the_left_goes_first() {
    let mut table = Table::begun_by(column(9, &[&[CLEARING; 4]]), 4, true, 2);
    table.play("draw A1; draw A2; draw A3; draw A4");
    for tile in ["A1", "A2", "A3"] {
        while matches!(table.state.phase(), Phase::Bid(_)) {
            table.play("pass");
        }
        table.play(&format!("choose {tile}"));
        play_turn(&mut table);
    }
    assert_eq!((table.to_move(), table.scores()), (1, vec![20; 4]));
    play_turn(&mut table);
    assert_eq!(table.state.scoring().unwrap().order.as_slice(), [seat(2), seat(3), seat(0), seat(1)]);
}

#[test]
fn t9_10_the_order_stays_as_it_was_when_the_final_scoring_began() {
    let mut table = Table::auction(3);
    table.set(|scene| {
        scene.without("ABCDEFG").final_scoring(&[1, 0, 2], 0, 10);
        scene.score(0, 20).score(1, 19).score(2, 21).pieces(1, "a4", 1, false);
    });
    table.play("end");
    assert_eq!((table.score(1), table.to_move()), (21, 0));
    table.play("end");
    assert_eq!(table.to_move(), 2);
    table.play("end");
    assert_eq!(table.winners(), [1, 2]);
}
