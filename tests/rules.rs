//! The rules, number by number: every test is named after the rule that it checks.

#![expect(clippy::unwrap_used, reason = "tests fail by panicking")]

#[path = "rules/numbers.rs"]
mod numbers;
#[path = "rules/t1_material.rs"]
mod t1_material;
#[path = "rules/t2_setup.rs"]
mod t2_setup;
#[path = "rules/t3_turn.rs"]
mod t3_turn;
#[path = "rules/t4_placing.rs"]
mod t4_placing;
#[path = "rules/t5_actions.rs"]
mod t5_actions;
#[path = "rules/t5_limits.rs"]
mod t5_limits;
#[path = "rules/t6_control.rs"]
mod t6_control;
#[path = "rules/t7_scoring.rs"]
mod t7_scoring;
#[path = "rules/t8_end.rs"]
mod t8_end;
#[path = "rules/t9_auctions.rs"]
mod t9_auctions;
#[path = "rules/t9_rounds.rs"]
mod t9_rounds;
#[path = "rules/table.rs"]
mod table;
#[path = "rules/x_examples.rs"]
mod x_examples;
