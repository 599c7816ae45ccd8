//! A table that friends elsewhere sit down at, in the window.
//!
//! `company` is what is known of it, filled by whoever carries messages. `lobby` and `join` are its screens, `beside` the
//! tab beside the board, with `people` and `talk`; `line` tells at the edge of the window how the line is and what is asked,
//! `pointing` what others point at, `resting` lists the tables that rest. All of them know what is shown and asked, none
//! knows messages or games.

pub mod company;

/// True if this program can play over the net: nothing of it is offered otherwise.
pub const OFFERED: bool = cfg!(feature = "net");
