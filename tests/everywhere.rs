//! What the table tells and allows, in base and auctioned games of every shipped variant with the fewest and the most
//! players: held against the rules, worked out here anew from what is public.
#![cfg(feature = "window")]
#![expect(clippy::unwrap_used, reason = "tests fail by panicking")]

#[path = "everywhere/companion.rs"]
mod companion;
#[expect(dead_code, reason = "these tests need a part of the driver only")]
mod driver;
#[path = "everywhere/forecast.rs"]
mod forecast;
#[path = "everywhere/games.rs"]
mod games;
#[path = "everywhere/ledger.rs"]
mod ledger;
#[path = "everywhere/purist.rs"]
mod purist;
#[path = "everywhere/reach.rs"]
mod reach;
#[path = "everywhere/recap.rs"]
mod recap;
#[path = "everywhere/refusals.rs"]
mod refusals;
#[path = "everywhere/undo.rs"]
mod undo;
#[path = "everywhere/walks.rs"]
mod walks;
