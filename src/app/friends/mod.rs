//! A table that friends elsewhere sit down at, in the window.
//!
//! `company` is what is known of it, filled by whoever carries messages; `clock` the time that is left. `lobby` and `join` are its screens, `beside` the
//! tab beside the board, with `people` and `talk`; `line` tells at the edge of the window how the line is and what is asked,
//! `pointing` what others point at, `resting` lists the tables that rest, `hosting` asks how a table is opened, and `qr`
//! paints a ticket. All of them show and ask; none knows messages or games: those the
//! window's `at_net` carries.

pub mod beside;
pub mod clock;
pub mod company;
pub mod hosting;
pub mod join;
pub mod line;
pub mod lobby;
pub mod people;
pub mod pointing;
mod qr;
pub mod resting;
mod talk;

use self::company::{Shared, Want};
use self::join::JoinForm;
use self::lobby::LobbyForm;

/// True if this program can play over the net: nothing of it is offered otherwise.
pub const OFFERED: bool = cfg!(feature = "net");

/// All that the window keeps of play over the net.
#[derive(Debug, Default)]
pub struct Friends {
    /// The company at the table at which this program is, if it is at one.
    pub company: Option<Shared>,
    /// The form by which one comes to a table.
    pub join: JoinForm,
    /// The fields of the lobby.
    pub lobby: LobbyForm,
    /// The wishes of a person about other tables that nobody has taken up yet.
    pub wants: Vec<Want>,
    /// True if it was somebody's turn here when that was looked at last.
    pub was_my_turn: bool,
}
