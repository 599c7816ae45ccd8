//! The Temple of Chac below the window: its rules number by number, the worked examples of its law, what holds in every
//! state of random games, what is hidden from whom, and how its games are kept.

#![expect(clippy::unwrap_used, reason = "tests fail by panicking")]

#[path = "chac/c11_c13_end.rs"]
mod c11_c13_end;
#[path = "chac/c14_secrets.rs"]
mod c14_secrets;
#[path = "chac/c15_state.rs"]
mod c15_state;
#[path = "chac/c16_keeping.rs"]
mod c16_keeping;
#[path = "chac/c1_c2_setup.rs"]
mod c1_c2_setup;
#[path = "chac/c3_round.rs"]
mod c3_round;
#[path = "chac/c4_c7_places.rs"]
mod c4_c7_places;
#[path = "chac/c8_c10_dangers.rs"]
mod c8_c10_dangers;
#[path = "chac/cx_examples.rs"]
mod cx_examples;
#[path = "chac/engine.rs"]
mod engine;
#[path = "chac/games.rs"]
mod games;
#[path = "chac/hostile.rs"]
mod hostile;
#[path = "chac/insight.rs"]
mod insight;
#[path = "chac/judge.rs"]
mod judge;
#[path = "chac/lab.rs"]
mod lab;
#[path = "chac/numbers.rs"]
mod numbers;
#[path = "chac/perft.rs"]
mod perft;
#[path = "chac/players.rs"]
mod players;
#[path = "chac/secrets.rs"]
mod secrets;
#[path = "chac/table.rs"]
mod table;
