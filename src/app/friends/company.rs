//! The company at a table over the net, as the window shows it: who sits where, how the line is, what was said, and what
//! a person here asks of it.
//!
//! Knows neither lines nor egui: whoever carries messages (`at_net`) fills it and takes what is asked; the panels only show
//! it and ask.

use std::collections::BTreeSet;
use std::time::Duration;

use crate::ai::Level;
use crate::game::Seat;
use crate::net::message::{Chair, Parting, Refusal};

/// The most lines of talk that are kept.
pub const MAX_TALK: usize = 500;

/// The line to the host.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Line {
    /// It is being opened for the first time.
    Opening,
    /// It stands.
    Stands,
    /// It is broken, and will be tried again after so long.
    Broken(Duration),
    /// The host has ended it.
    Ended(Parting),
    /// It cannot be opened or followed here, in words.
    Failed(String),
}

/// A line of the talk beside the table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Talk {
    /// Somebody said something.
    Said {
        /// Who.
        name: String,
        /// The line.
        text: String,
    },
    /// Somebody came.
    Came(String),
    /// Somebody went.
    Went(String),
    /// Something that was asked for was not done.
    Refused(Refusal),
    /// The host's program is another one than this.
    OtherProgram(String),
}

/// A question of somebody that waits for an answer from here.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Asked {
    /// Its number.
    pub question: u64,
    /// Who asks.
    pub name: String,
    /// The number of actions that would be taken back.
    pub actions: usize,
}

/// The company at a table over the net.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Company {
    /// The ticket; nobody but the host has it to give away.
    pub ticket: Option<String>,
    /// The name under which this program is at the table.
    pub name: String,
    /// The line to the host.
    pub line: Line,
    /// Who sits where; none before the host has said.
    pub chairs: Vec<Chair>,
    /// The colours that seats may have.
    pub colours: Vec<String>,
    /// What was said, the last at the end.
    pub talk: Vec<Talk>,
    /// The number of lines of talk that nobody here has seen yet.
    pub unread: usize,
    /// Those whose lines are not shown.
    pub muted: BTreeSet<String>,
    /// A question that waits for an answer from here.
    pub asked: Option<Asked>,
    /// What a person here asks for and is not passed on yet.
    pub asks: Vec<Ask>,
}

/// Something that a person asks for at a table over the net.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Ask {
    /// A seat, under this name and in this colour.
    Sit {
        /// The seat; any that is free if none is named.
        seat: Option<Seat>,
        /// The name of the player there.
        name: String,
        /// The colour; the seat's own if none is named.
        colour: Option<String>,
    },
    /// To say this to all.
    Say(String),
    /// To answer what somebody asked.
    Answer(bool),
    /// To ask the others whether the last turn may be taken back.
    TakeBack,
    /// To let a computer play a seat: the host alone.
    Computer(Seat, Level),
    /// To free a seat for somebody else: the host alone.
    Free(Seat),
    /// To leave the table, which goes on without this program; a host's table rests.
    Leave,
}
