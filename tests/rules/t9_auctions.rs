//! T9 Advanced game: the auctions of a round.

use tikal::game::Actor;
use tikal::tikal::{Asked, Event, Illegal, KindDef, Phase};

use super::table::{Table, classic, column, seat};

/// The tiles of the first round are face up.
pub fn opened(players: usize) -> Table {
    let mut table = Table::auction(players as u8);
    for tile in ["A1", "A2", "A3", "A4"].iter().take(players) {
        table.play(&format!("draw {tile}"));
    }
    table
}

/// Places the tile on the first legal place and ends the turn.
pub fn play_turn(table: &mut Table) {
    let place = table.legal_with("place")[0].clone();
    table.play(&place).play("end");
}

#[test]
fn t9_1_everybody_starts_with_twenty_points_and_the_amulet_up() {
    let table = Table::auction(3);
    assert_eq!(table.scores(), [20, 20, 20]);
    assert_eq!(table.amulets(), [true, true, true]);
}

#[test]
fn t9_2_as_many_tiles_are_turned_up_as_there_are_players() {
    for players in 2..=4 {
        let mut table = Table::auction(players);
        for turned in 0..players {
            assert_eq!(table.state.actor(), Actor::Chance);
            assert_eq!(table.state.face_up().len(), usize::from(turned));
            let draw = table.legal()[0].clone();
            table.play(&draw);
        }
        assert!(matches!(table.state.phase(), Phase::Bid(_)));
        assert_eq!(table.state.face_up().len(), usize::from(players));
        assert_eq!(table.refused_by("draw A6", (9, 3)), Illegal::OutOfPhase { asked: Asked::Bid });
    }
}

#[test]
fn t9_2_all_that_are_left_if_there_are_fewer() {
    let clearing = (KindDef::Clearing, [1; 6]);
    let mut table = Table::of(column(9, &[&[clearing; 2]]), 3, true);
    table.play("draw A1; draw A2");
    assert!(matches!(table.state.phase(), Phase::Bid(_)));
    assert_eq!(table.state.face_up().len(), 2);
}

#[test]
fn t9_3_bids_rise_and_stay_within_the_score() {
    let mut table = opened(3);
    let mut expected: Vec<String> = (1..=20).map(|bid| format!("bid {bid}")).collect();
    expected.push("pass".to_owned());
    expected.sort();
    assert_eq!(table.legal(), expected);
    assert_eq!(table.refused_by("bid 0", (9, 3)), Illegal::BidTooLow { bid: 0, least: 1 });
    assert_eq!(table.refused_by("bid 21", (9, 3)), Illegal::BidAboveScore { bid: 21, score: 20 });
    assert_eq!(table.refused_by("choose A1", (9, 3)), Illegal::OutOfPhase { asked: Asked::Bid });
    assert_eq!(table.refused_by("end", (9, 3)), Illegal::OutOfPhase { asked: Asked::Bid });
    table.play("bid 5");
    assert_eq!(table.to_move(), 1);
    assert_eq!(table.refused_by("bid 5", (9, 3)), Illegal::BidTooLow { bid: 5, least: 6 });
    table.play("bid 18");
    assert_eq!(table.legal(), ["bid 19", "bid 20", "pass"]);
}

#[test]
fn t9_3_the_least_bid_is_the_variants() {
    let mut def = classic();
    def.auction.least_bid = 4;
    let mut table = Table::of(def, 2, true);
    table.play("draw A1; draw A2");
    assert_eq!(table.refused_by("bid 3", (9, 3)), Illegal::BidTooLow { bid: 3, least: 4 });
    table.play("bid 4");
    assert_eq!(table.refused_by("bid 4", (9, 3)), Illegal::BidTooLow { bid: 4, least: 5 });
    table.play("bid 5");
}

#[test]
fn t9_3_who_passes_is_out_and_the_high_bidder_alone_pays() {
    let mut table = opened(4);
    for (text, next) in [("bid 1", 1), ("pass", 2), ("bid 3", 3), ("bid 4", 0), ("bid 6", 2), ("pass", 3), ("bid 7", 0)]
    {
        table.play(text);
        assert_eq!(table.to_move(), next, "{text}");
    }
    table.play("pass");
    assert!(table.events.contains(&Event::TurnWon { seat: seat(3), price: 7 }), "{:?}", table.events);
    assert_eq!(table.scores(), [20, 20, 20, 13]);
    assert_eq!((table.to_move(), table.state.phase()), (3, Phase::Choose));
}

#[test]
fn t9_3_the_last_one_left_wins_with_the_first_bid() {
    let mut table = opened(3);
    table.play("pass; pass");
    assert_eq!(table.to_move(), 2);
    table.play("bid 2");
    assert_eq!((table.to_move(), table.state.phase(), table.score(2)), (2, Phase::Choose, 18));
}

#[test]
fn t9_4_if_everybody_passes_the_first_one_plays_for_free() {
    let mut table = opened(3);
    table.play("pass; pass; pass");
    assert!(table.events.contains(&Event::TurnWon { seat: seat(0), price: 0 }));
    assert_eq!((table.to_move(), table.state.phase()), (0, Phase::Choose));
    assert_eq!(table.scores(), [20, 20, 20]);
}

#[test]
fn t9_5_the_winner_chooses_plays_and_turns_the_amulet() {
    let mut table = opened(3);
    table.play("bid 2; pass; pass");
    assert_eq!(table.legal(), ["choose A1", "choose A2", "choose A3"]);
    assert_eq!(table.refused_by("choose A4", (9, 5)), Illegal::NotFaceUp { tile: table.tile_name("A4") });
    assert_eq!(table.refused_by("bid 3", (9, 3)), Illegal::OutOfPhase { asked: Asked::Choose });
    table.play("choose A2");
    assert_eq!(table.state.hand(), table.rules.tile_named("A2"));
    assert_eq!(table.state.face_up().len(), 2);
    assert_eq!(table.refused_by("end", (3, 2)), Illegal::OutOfPhase { asked: Asked::Place });
    table.play("place c4 0");
    assert_eq!((table.to_move(), table.points()), (0, 10));
    assert_eq!(table.amulets(), [true, true, true], "it turns after the turn");
    table.play("enter explorer a5; end");
    assert_eq!(table.amulets(), [false, true, true]);
}

#[test]
fn t9_6_only_those_with_the_amulet_up_go_on() {
    let mut table = opened(4);
    // Seat 2 wins the first turn; the first one with the amulet up to its left opens.
    table.play("pass; pass; bid 1; pass; choose A1");
    play_turn(&mut table);
    assert_eq!(table.to_move(), 3);
    let Phase::Bid(auction) = table.state.phase() else { panic!() };
    assert_eq!(auction.eligible.as_slice(), [seat(3), seat(0), seat(1)]);
    // Seat 1 wins the second: seat 2 is out, so seat 3 opens again.
    table.play("pass; pass; bid 3; choose A2");
    play_turn(&mut table);
    let Phase::Bid(auction) = table.state.phase() else { panic!() };
    assert_eq!(auction.eligible.as_slice(), [seat(3), seat(0)]);
    assert_eq!(table.to_move(), 3);
    assert_eq!(table.amulets(), [true, false, false, true]);
}

#[test]
fn t9_7_the_last_player_takes_the_last_tile_without_bidding() {
    let mut table = opened(3);
    table.play("bid 1; pass; pass; choose A1");
    play_turn(&mut table);
    table.play("bid 2; pass; choose A3");
    play_turn(&mut table);
    // Nobody is asked: A2 is in the hand of seat 2, who pays nothing.
    assert_eq!((table.to_move(), table.state.hand()), (2, table.rules.tile_named("A2")));
    assert_eq!(table.scores(), [19, 18, 20]);
    assert_eq!(table.state.face_up(), []);
}

#[test]
fn t9_11_who_cannot_outbid_passes_without_being_asked() {
    let mut table = Table::auction(4);
    table.set(|scene| {
        scene.score(1, 3).score(3, 4);
    });
    table.play("draw A1; draw A2; draw A3; draw A4; bid 3");
    assert!(table.events.contains(&Event::Passed { seat: seat(1), forced: true }), "{:?}", table.events);
    assert_eq!(table.to_move(), 2);
    table.play("bid 4");
    assert!(table.events.contains(&Event::Passed { seat: seat(3), forced: true }));
    assert_eq!(table.to_move(), 0);
    table.play("pass");
    assert_eq!((table.to_move(), table.state.phase(), table.scores()), (2, Phase::Choose, vec![20, 3, 16, 4]));
}

#[test]
fn t9_11_a_forced_pass_may_win_the_free_turn() {
    let mut table = Table::auction(3);
    table.set(|scene| {
        scene.score(0, 0);
    });
    table.play("draw A1; draw A2; draw A3");
    assert_eq!(table.to_move(), 1, "seat 0 opens but cannot bid");
    table.play("pass");
    // The last one left while no bid stands is still asked.
    assert_eq!(table.to_move(), 2);
    assert_eq!(table.legal_with("bid").len(), 20);
    table.play("pass");
    assert_eq!((table.to_move(), table.state.phase()), (0, Phase::Choose));
    assert_eq!(table.scores(), [0, 20, 20]);
}

#[test]
fn t9_11_when_nobody_can_bid_the_opener_plays_without_a_question() {
    let mut table = Table::auction(2);
    table.set(|scene| {
        scene.score(0, 0).score(1, 0);
    });
    table.play("draw A1; draw A2");
    assert_eq!((table.to_move(), table.state.phase()), (0, Phase::Choose));
    table.play("choose A1");
    play_turn(&mut table);
    assert_eq!((table.to_move(), table.state.hand()), (1, table.rules.tile_named("A2")));
    // The next round: seat 0 is to the left of the one who played last.
    play_turn(&mut table);
    table.play("draw A3; draw A4");
    assert_eq!((table.to_move(), table.state.phase()), (0, Phase::Choose));
}

#[test]
fn t9_11_the_last_one_left_is_not_asked_when_unable_to_bid() {
    let mut table = Table::auction(2);
    table.set(|scene| {
        scene.score(1, 0);
    });
    table.play("draw A1; draw A2; pass");
    assert_eq!((table.to_move(), table.state.phase()), (0, Phase::Choose), "all have passed, seat 0 first");
}

#[test]
fn t9_12_a_tile_that_cannot_be_placed_may_be_chosen() {
    let mut def = column(3, &[&[(KindDef::Clearing, [1; 6]), (KindDef::Temple(1), [0; 6])]]);
    def.board.printed[0].slabs = [0; 6];
    let mut table = Table::of(def, 2, true);
    table.play("draw A1; draw A2; pass; pass");
    assert_eq!(table.legal(), ["choose A1", "choose A2"]);
    table.play("choose A2");
    assert_eq!(table.state.removed().iter().collect::<Vec<_>>(), [table.rules.tile_named("A2").unwrap()]);
    assert_eq!((table.to_move(), table.points(), table.state.hand()), (0, 10, None));
    table.play("enter explorer a1; end");
    assert_eq!((table.to_move(), table.state.hand()), (1, table.rules.tile_named("A1")));
}
