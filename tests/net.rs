//! Play over the net: whole games between a host and guests, what each of them may know, and what strangers can do. A
//! program of the package `tikal-core`, as nothing of it needs a window.

#![expect(clippy::unwrap_used, reason = "tests fail by panicking")]

extern crate tikal_core as tikal;

#[path = "net/clock.rs"]
mod clock;
#[path = "net/favours.rs"]
mod favours;
#[path = "net/games.rs"]
mod games;
#[path = "net/hostile.rs"]
mod hostile;
#[path = "net/killed.rs"]
mod killed;
#[path = "net/leaks.rs"]
mod leaks;
#[cfg(feature = "net")]
#[path = "net/loopback.rs"]
mod loopback;
#[path = "net/manners.rs"]
mod manners;
#[path = "net/party.rs"]
mod party;
#[cfg(feature = "net")]
#[path = "net/relay.rs"]
mod relay;
#[path = "net/sat_at.rs"]
mod sat_at;
#[path = "net/served.rs"]
mod served;
#[path = "net/takeover.rs"]
mod takeover;
