//! The longest game that a record can hold: two seats with very many points bid for one turn.

use tikal::game::{DealerDef, MAX_ACTIONS, Player, RecordOptions, Seat, SeatRecord};
use tikal::library::TikalLibrary;
use tikal::tikal::{Position, Setup, State, TikalRecord, TikalSession, TurnRule};

/// The record of this game, with texts that fill it nearly up.
pub fn longest(library: &TikalLibrary) -> TikalRecord {
    let rules = library.find("classic").unwrap();
    let setup = Setup::new(TurnRule::Auction, Seat::default());
    let (session, _) = TikalSession::new(rules.clone(), State::new(rules, 2, &setup), DealerDef::Seed(1));
    let mut position = Position::of(rules, session.state());
    for seat in &mut position.seats {
        seat.score = 200_000;
    }
    let start = position.to_state(rules).unwrap();
    let (session, _) = TikalSession::new(rules.clone(), start, DealerDef::Seed(1));
    let seat = SeatRecord { name: "x".repeat(80), colour: "red".to_owned(), player: Player::Human };
    let mut record = TikalRecord::of(&session, vec![seat; 2], RecordOptions::default());
    record.actions = (1..=MAX_ACTIONS).map(|bid| format!("bid {bid}")).collect();
    record.comments = (0..700).map(|index| (index, "é".repeat(1000))).collect();
    record
}
