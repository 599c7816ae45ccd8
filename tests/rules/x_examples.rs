//! The worked examples, as told in the rules.

use tikal::tikal::{Event, Illegal, Phase, Piece, Purchase};

use super::t9_auctions::play_turn;
use super::table::{Table, classic, seat};

#[test]
fn x1_the_first_turn_of_the_rulebook() {
    let mut table = Table::base(4);
    // From the base camp to the clearing and on to the ruin costs 1 + 1.
    table.play("draw A2; place c4 0");
    assert_eq!(table.level("c4"), 4);
    table.play("enter leader a5");
    assert_eq!(table.points(), 9);
    table.play("move leader a5 b4; move leader b4 c4");
    assert_eq!(table.points(), 7);
    table.play("dig c4; reveal 3");
    assert_eq!(table.points(), 4);
    let cell = table.name(table.cell("c4"));
    assert_eq!(
        table.refused("dig c4"),
        Illegal::TooFewPieces { cell, need: 2, have: 1, what: Purchase::Dig },
        "one piece only"
    );
    table.play("enter explorer a5; enter explorer a5");
    assert_eq!(table.points(), 2);
    table.play("move explorer a5 b5");
    assert_eq!((table.points(), table.legal()), (0, vec!["end".to_owned()]));
}

#[test]
fn x2_the_second_player_uncovers_two_tiers() {
    let mut table = Table::base(4);
    table.play("draw A2; place c4 0; end; draw A1; place b3 0");
    table.play("enter explorer a5; enter explorer a5");
    assert_eq!((table.to_move(), table.points()), (1, 8));
    table.play("move explorer a5 a4; move explorer a5 a4");
    assert_eq!(table.points(), 4);
    table.play("uncover a4; uncover a4");
    assert_eq!((table.points(), table.level("a4")), (0, 4));
}

#[test]
fn x3_temples_of_3_5_5_and_8_and_six_treasures_score_29() {
    let mut table = Table::base(2);
    table.set(|scene| {
        scene.tile("A1", "b3", 0).tile("A4", "a3", 0).without("A").scoring("B1", &[0, 1], 0, 10);
        scene.value("b5", 3).value("a4", 5).value("b3", 5).value("a3", 8);
        scene.pieces(0, "b5", 1, false).pieces(0, "a4", 2, false).pieces(0, "b3", 0, true).pieces(0, "a3", 1, false);
        scene.treasures(0, 0, 2).treasures(0, 1, 2).treasures(0, 2, 1).treasures(0, 3, 1);
    });
    table.play("end");
    assert_eq!(table.score(0), 29);
    let points = |event: &Event| match event {
        Event::TempleScored { value, .. } => (u32::from(*value), 0),
        Event::TreasuresScored { points, .. } => (0, u32::from(*points)),
        _ => (0, 0),
    };
    let (temples, treasures) =
        table.events.iter().map(points).fold((0, 0), |sum, item| (sum.0 + item.0, sum.1 + item.1));
    assert_eq!((temples, treasures), (21, 8));
}

#[test]
fn x4_an_auction_of_four() {
    // G, R, I and S are seats 0 to 3.
    let mut table = Table::auction(4);
    table.play("draw A1; draw A2; draw A3; draw A4");
    for (seat, text) in [(0, "bid 1"), (1, "bid 2"), (2, "pass"), (3, "bid 3"), (0, "bid 4"), (1, "bid 5"), (3, "pass")]
    {
        assert_eq!(table.to_move(), seat, "{text}");
        table.play(text);
    }
    table.play("pass");
    assert_eq!((table.to_move(), table.scores()), (1, vec![20, 15, 20, 20]), "R pays 5 and plays");
    table.play("choose A1");
    play_turn(&mut table);

    assert_eq!(table.to_move(), 2, "the second auction opens with I");
    table.play("bid 1; bid 3; bid 4");
    assert_eq!(table.to_move(), 2, "R is not in this auction");
    table.play("pass; pass");
    assert_eq!((table.to_move(), table.scores()), (0, vec![16, 15, 20, 20]), "G pays 4 and plays");
    table.play("choose A2");
    play_turn(&mut table);

    assert_eq!(table.to_move(), 2, "the third auction opens with I");
    table.play("pass");
    assert_eq!(table.to_move(), 3);
    table.play("pass");
    assert_eq!((table.to_move(), table.state.phase()), (2, Phase::Choose), "I passed first and plays free");
    table.play("choose A4");
    play_turn(&mut table);
    assert_eq!((table.to_move(), table.state.hand()), (3, table.rules.tile_named("A3")), "S takes the last tile free");
    play_turn(&mut table);
    assert_eq!(table.scores(), [16, 15, 20, 20]);

    table.play("draw A5; draw A6; draw B1; draw B2");
    assert_eq!(table.to_move(), 0, "in the next round G opens, to the left of S");
}

#[test]
fn x5_a_temple_at_4_with_no_tier_5_left() {
    let mut def = classic();
    def.tiers.insert(5, 1);
    let mut table = Table::of(def, 2, false);
    table.set(|scene| {
        scene.acting(0, 10).value("a4", 5).value("b5", 4);
        scene.pieces(0, "b5", 2, false).pieces(0, "a4", 1, false).pieces(1, "b5", 1, true);
    });
    assert_eq!((table.state.supply()[5], table.state.supply()[6]), (0, 8));
    assert_eq!(table.refused_by("uncover b5", (5, 4)), Illegal::NoTierLeft { tier: 5 });
    assert_eq!(table.legal_with("uncover"), ["uncover a4"], "6 is left");
    table.set(|scene| {
        scene.acting(1, 10);
    });
    assert_eq!(table.refused_by("uncover b5", (5, 4)), Illegal::NoTierLeft { tier: 5 }, "nor by anyone else");
}

#[test]
fn x6_a_leader_and_an_explorer_against_three_explorers() {
    let mut table = Table::base(2);
    table.set(|scene| {
        scene.acting(0, 10).pieces(0, "a4", 1, true).pieces(1, "a4", 3, false);
    });
    let strength = |number| table.state.strength(&table.rules, table.cell("a4"), seat(number));
    assert_eq!((strength(0), strength(1)), (4, 3));
    table.play("guard a4 leader");
    assert_eq!(table.state.guard(table.cell("a4")), Some((seat(0), Piece::Leader)));
    assert_eq!((table.state.out(seat(0)), table.pieces("a4", 0)), (1, (0, false)), "the explorer leaves the game");
}
