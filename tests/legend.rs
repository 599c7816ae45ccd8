//! Tikal Legend below the window: its rules number by number, the worked examples of its law, what holds in every state of
//! random games, what is hidden from whom, its variant files, its
//! computer players, and what is read from its positions.

#![expect(clippy::unwrap_used, reason = "tests fail by panicking")]

#[path = "legend/engine.rs"]
mod engine;
#[path = "legend/games.rs"]
mod games;
#[path = "legend/hostile.rs"]
mod hostile;
#[path = "legend/insight.rs"]
mod insight;
#[path = "legend/keeping.rs"]
mod keeping;
#[path = "legend/l10_l12_known.rs"]
mod l10_l12_known;
#[path = "legend/l1_l2_material.rs"]
mod l1_l2_material;
#[path = "legend/l3_rounds.rs"]
mod l3_rounds;
#[path = "legend/l4_l6.rs"]
mod l4_l6;
#[path = "legend/l7_l9_cards.rs"]
mod l7_l9_cards;
#[path = "legend/numbers.rs"]
mod numbers;
#[path = "legend/perft.rs"]
mod perft;
#[path = "legend/players.rs"]
mod players;
#[path = "legend/secrets.rs"]
mod secrets;
#[path = "legend/table.rs"]
mod table;
#[path = "legend/variants.rs"]
mod variants;
#[path = "legend/x_examples.rs"]
mod x_examples;
