//! The table's displays and permissions, in base and auctioned games of every shipped variant with the fewest and the
//! most players: compared with the rules, which these tests work out anew from public information.
#![expect(clippy::unwrap_used, reason = "tests fail by panicking")]

#[path = "table_rules/amended.rs"]
mod amended;
#[path = "table_rules/companion.rs"]
mod companion;
#[path = "table_rules/deals.rs"]
mod deals;
#[path = "table_rules/entered.rs"]
mod entered;
#[path = "table_rules/forecast.rs"]
mod forecast;
#[path = "table_rules/games.rs"]
mod games;
#[path = "table_rules/hint.rs"]
mod hint;
#[path = "table_rules/ledger.rs"]
mod ledger;
#[path = "table_rules/plan.rs"]
mod plan;
#[path = "table_rules/purist.rs"]
mod purist;
#[path = "table_rules/reach.rs"]
mod reach;
#[path = "table_rules/recap.rs"]
mod recap;
#[path = "table_rules/refusals.rs"]
mod refusals;
#[path = "table_rules/takeover.rs"]
mod takeover;
#[path = "table_rules/undo.rs"]
mod undo;
#[path = "table_rules/walks.rs"]
mod walks;
