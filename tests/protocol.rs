//! The engine protocol, sentence by sentence: requests and refusals, chance, suggestions, positions, records; golden
//! transcripts in `protocol/*.txt`; and bytes of any sort.
#![expect(clippy::unwrap_used, reason = "tests fail by panicking")]

#[path = "protocol/actions.rs"]
mod actions;
#[path = "protocol/chance.rs"]
mod chance;
#[path = "protocol/games.rs"]
mod games;
#[path = "protocol/lines.rs"]
mod lines;
#[path = "protocol/material.rs"]
mod material;
#[path = "protocol/phases.rs"]
mod phases;
#[path = "protocol/positions.rs"]
mod positions;
#[path = "protocol/requests.rs"]
mod requests;
#[path = "protocol/suggestions.rs"]
mod suggestions;
#[path = "protocol/table.rs"]
mod table;
#[path = "protocol/transcripts.rs"]
mod transcripts;
