//! The arena: two players meet in many games, so that it can be said which of them is the stronger, and by how much.
//!
//! A run is fixed by its [`Match`]. Games are played in blocks of equal deals: one seating each, until the players have
//! changed places in every way ([`seatings`]), so that neither deals nor seats favour anybody. What is proved is worked
//! out from blocks, not from single games, since those of a block depend on each other ([`Strength`]); with a [`Test`]
//! the run stops where that has decided. As in the laboratory, game number n depends on the match and on n alone, and
//! every outcome is kept, so that a run gives the same whatever the number of jobs, in whichever shards and after
//! whichever interruptions it was played.
//!
//! Decides who plays whom on which seats, what is kept of a game and what follows from many. How a single game is
//! played, `lab` decides; how a program is asked, `protocol`; how results are put into words, `words`.

mod block;
mod contender;
mod file;
mod ladder;
mod outcomes;
mod plan;
mod play;
mod strength;
mod test;

pub use block::{Seating, Side, seatings};
pub use contender::{Budget, Contender, NotABudget, NotAContender, Who};
pub use file::{ArenaError, MATCH_FORMAT, merge_matches, read_match, resume_match, write_match};
pub use ladder::{Rung, rungs};
pub use outcomes::{Block, Difference, MatchHeader, Outcome, Outcomes, Unlike};
pub use plan::{MAX_GAMES, Match, NoMatch, Wish};
pub use play::{Arena, Failure, NotResumed, conduct};
pub use strength::{Strength, elo, interval, share_of};
pub use test::{Decision, ERROR_RATE, NotATest, Test, Trial};
