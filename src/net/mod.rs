//! Play over the net: a table to which friends come from elsewhere.
//!
//! One program, the host, has the game; guests come with a ticket, hold seats, and are told what these may know.
//! `message` says what both sides say to each other and how long that may be, `host` and `guest` what follows from it,
//! without sockets and clocks, `clock` how long each seat may think; `ticket` what lets one in, `kept` what a table needs to go on after its program ended.
//! `served` is a whole table that runs by itself and `joined` the line of a guest that comes back by itself; both are the
//! same by the network and within one program (`door`, `event`). `line`, which alone knows the network, carries bytes
//! between programs (feature `net`). How a game is retold without its
//! secrets, `sitting::retelling` decides. docs/net.md is the description for others.

pub mod clock;
pub mod door;
pub mod event;
pub mod guest;
pub mod host;
pub mod joined;
pub mod kept;
#[cfg(feature = "net")]
pub mod line;
pub mod message;
mod rate;
pub mod served;
pub mod ticket;
