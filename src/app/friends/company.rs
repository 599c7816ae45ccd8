//! The company at a table over the net, as the window shows it: who sits where, how the line is, what was said, and what
//! a person here asks of it.
//!
//! Knows neither lines nor egui: whoever carries messages (`at_net`) fills it and takes what is asked; the panels only show
//! it and ask.

use std::cell::RefCell;
use std::collections::BTreeSet;
use std::path::PathBuf;
use std::rc::Rc;
use std::time::Duration;

use super::clock::TableClock;
use crate::ai::Level;
use crate::game::Seat;
use crate::net::message::{Author, Chair, Emote, Holder, Parting, Refusal};
use crate::net::ticket::Ticket;
use crate::setup::{Hosting, NewGame};

/// The most lines of talk that are kept.
pub const MAX_TALK: usize = 500;

/// The line to the host.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub enum Line {
    /// It is being opened for the first time.
    #[default]
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
        /// The number of the guest.
        guest: u32,
        /// Who.
        name: String,
        /// The line.
        text: String,
    },
    /// Somebody made a sign.
    Sign {
        /// The number of the guest.
        guest: u32,
        /// Who.
        name: String,
        /// The sign.
        sign: Emote,
    },
    /// Somebody came.
    Came(String),
    /// Somebody went.
    Went(String),
    /// Somebody who is still there has no seat any more.
    Unseated(String),
    /// A computer plays for somebody.
    StandsIn(String),
    /// Something that was asked for was not done.
    Refused(Refusal),
    /// Somebody's time is nearly up, or up.
    Time {
        /// Whose.
        name: String,
        /// True if it is up.
        is_up: bool,
    },
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
    /// The number of actions that would be taken back; nothing where the whole game is asked for.
    pub actions: Option<usize>,
}

/// A cell of the board at which somebody points.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Pointed {
    /// The number of the guest who points.
    pub guest: u32,
    /// Who points.
    pub name: String,
    /// The colour of the seat of whoever points; none for who looks on.
    pub colour: Option<String>,
    /// The cell, as notation calls it.
    pub cell: String,
}

/// The company at a table, as everything shares it that shows it: the lobby, the table, the copies on which a turn is
/// planned, and whoever fills it.
pub type Shared = Rc<RefCell<Company>>;

/// The ticket to a table: nobody but the host has it to give away.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub enum OwnTicket {
    /// The table is hosted elsewhere.
    #[default]
    Elsewhere,
    /// It is hosted here, and the ticket is being made.
    Awaited,
    /// It is hosted here, and this is the ticket.
    Made(String),
}

/// The company at a table over the net.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Company {
    /// The ticket to the table.
    pub own_ticket: OwnTicket,
    /// The name under which this program is at the table.
    pub name: String,
    /// The game that is played: game, variant and options in a line; empty before the host has said.
    pub about: String,
    /// True once every seat is taken and the game goes on; the lobby is left then.
    pub has_begun: bool,
    /// True from when somebody at this screen is to act until somebody elsewhere is, as far as is known: also while an action
    /// is under way, and while the line is broken.
    pub is_my_turn: bool,
    /// The line to the host.
    pub line: Line,
    /// Who sits where; none before the host has said.
    pub chairs: Vec<Chair>,
    /// Those who are there without a seat.
    pub seatless: Vec<Author>,
    /// The clock, if the table has one.
    pub clock: Option<TableClock>,
    /// The colours that seats may have.
    pub colours: Vec<String>,
    /// The lines that were said, the last at the end.
    pub talk: Vec<Talk>,
    /// The number of lines of talk that nobody here has seen yet.
    pub unread: usize,
    /// The numbers of those whose lines are not shown.
    pub muted: BTreeSet<u32>,
    /// A question that waits for an answer from here.
    pub asked: Option<Asked>,
    /// The cells at which others point, one for each who does.
    pub pointed: Vec<Pointed>,
    /// The cell at which somebody here points, as it was asked for last.
    pub points_at: Option<String>,
    /// True while the others are asked for the whole game.
    pub awaits_record: bool,
    /// Something that was asked for and refused, until the window has told it.
    pub refused: Option<Refusal>,
    /// The line of talk that is being typed.
    pub typed: String,
    /// The wishes of a person here that are not passed on yet.
    pub asks: Vec<Ask>,
}

impl Company {
    /// True if the table is hosted by this program.
    #[must_use]
    pub fn is_host(&self) -> bool {
        self.own_ticket != OwnTicket::Elsewhere
    }

    /// The ticket, if it is here to be given away.
    #[must_use]
    pub fn ticket(&self) -> Option<&str> {
        if let OwnTicket::Made(ticket) = &self.own_ticket { Some(ticket) } else { None }
    }

    /// True if somebody at this screen holds a seat.
    #[must_use]
    pub fn has_seat(&self) -> bool {
        self.chairs.iter().any(|chair| chair.holder == Holder::You)
    }

    /// The time that is left to a seat of this screen, while it runs.
    #[must_use]
    pub fn own_time(&self, now: Duration) -> Option<Duration> {
        let clock = self.clock.as_ref()?;
        let seat = clock.runs()?.index();
        let is_own = self.chairs.get(seat).is_some_and(|chair| chair.holder == Holder::You);
        clock.left(seat, now).filter(|_| is_own)
    }

    /// Who holds a seat; nothing as long as the line is broken, and nobody here knows.
    #[must_use]
    pub fn holder(&self, seat: Seat) -> Option<Holder> {
        self.chairs.get(seat.index()).map(|chair| chair.holder).filter(|_| self.line == Line::Stands)
    }

    /// True if the whole game can be asked for here: the host has it.
    #[must_use]
    pub fn can_ask_for_record(&self) -> bool {
        !self.is_host() && self.has_seat() && !self.awaits_record
    }

    /// The colours that no seat has that is held, and this one's own.
    pub fn free_colours(&self, seat: usize) -> impl Iterator<Item = &String> {
        let is_taken = move |colour: &String| {
            let mut others = self.chairs.iter().enumerate().filter(move |&(other, _)| other != seat);
            others.any(|(_, chair)| chair.holder != Holder::Free && chair.colour == *colour)
        };
        self.colours.iter().filter(move |colour| !is_taken(colour))
    }

    /// Adds a line to the talk: nobody here has seen it yet, unless it is one that is not shown.
    pub fn add(&mut self, talk: Talk) {
        match &talk {
            Talk::Said { guest, name, .. } | Talk::Sign { guest, name, .. } => {
                self.unread += usize::from(!self.is_own(*guest, name) && !self.muted.contains(guest));
            }
            Talk::Refused(refusal) => self.refused = Some(*refusal),
            Talk::Came(_)
            | Talk::Went(_)
            | Talk::Unseated(_)
            | Talk::StandsIn(_)
            | Talk::Time { .. }
            | Talk::OtherProgram(_) => {}
        }
        if self.talk.len() >= MAX_TALK {
            self.talk.drain(..=self.talk.len() - MAX_TALK);
        }
        self.talk.push(talk);
    }

    /// Tells what is different where these people sit now, with these at the table: who has come to a seat, gone from it or
    /// lost it, and where a computer plays for somebody from now on.
    pub fn talk_of_seats(&mut self, chairs: &[Chair], here: &[Author]) {
        let changes = self.chairs.iter().zip(chairs).filter_map(|(before, now)| change(before, now, here));
        changes.collect::<Vec<_>>().into_iter().for_each(|talk| self.add(talk));
    }

    /// The lines of talk that are shown: without those of whoever is muted.
    pub fn shown_talk(&self) -> impl Iterator<Item = &Talk> {
        let is_muted = |talk: &Talk| matches!(talk, Talk::Said { guest, .. } | Talk::Sign { guest, .. } if self.muted.contains(guest));
        self.talk.iter().filter(move |talk| !is_muted(talk))
    }

    /// The cells at which others point that are shown: without those of whoever is muted.
    pub fn shown_pointed(&self) -> impl Iterator<Item = &Pointed> {
        self.pointed.iter().filter(|pointed| !self.muted.contains(&pointed.guest))
    }

    /// True if this guest is this program. Whoever has no seat here is told no number of its own, and goes by the name.
    #[must_use]
    pub fn is_own(&self, guest: u32, name: &str) -> bool {
        let own = self.chairs.iter().find(|chair| matches!(chair.holder, Holder::You | Holder::StandIn));
        own.map_or(name == self.name, |own| own.guest == Some(guest))
    }

    /// The wish to have a seat again at which a computer stands in.
    #[must_use]
    pub fn takes_back(&self, seat: Seat) -> Ask {
        let name = self.chairs.get(seat.index()).map_or_else(|| self.name.clone(), |chair| chair.name.clone());
        Ask::Sit { seat: Some(seat), name, colour: None }
    }

    /// Asks the others to look at this cell, or at none any more, if that is another wish than the last.
    pub fn point_at(&mut self, cell: Option<String>) {
        if self.points_at != cell {
            self.points_at.clone_from(&cell);
            self.asks.push(Ask::Point(cell));
        }
    }
}

/// The line of talk on a seat that was so before and is so now, with these at the table.
fn change(before: &Chair, now: &Chair, here: &[Author]) -> Option<Talk> {
    let is_there = |chair: &Chair| chair.holder == Holder::There;
    // A seat of nobody is no stand-in's.
    let stands_in = |chair: &Chair| matches!(chair.holder, Holder::Computer | Holder::StandIn) && chair.guest.is_some();
    let is_here = |chair: &Chair| here.iter().any(|author| Some(author.guest) == chair.guest);
    let was_here = matches!(before.holder, Holder::You | Holder::There);
    match (is_there(before), is_there(now)) {
        _ if stands_in(now) && !stands_in(before) => Some(Talk::StandsIn(now.name.clone())),
        _ if was_here && now.guest != before.guest && is_here(before) => Some(Talk::Unseated(before.name.clone())),
        (false, true) => Some(Talk::Came(now.name.clone())),
        (true, false) => Some(Talk::Went(before.name.clone())),
        _ => None,
    }
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
    /// To make this sign to all.
    Sign(Emote),
    /// To answer what somebody asked.
    Answer(bool),
    /// To ask the others whether the last turn may be taken back.
    TakeBack,
    /// To ask the others for the whole game, with all that is hidden.
    Record,
    /// To let a computer play a seat: the host alone.
    Computer(Seat, Level),
    /// To free a seat for somebody else: the host alone.
    Free(Seat),
    /// To show the others this cell, or no cell any more.
    Point(Option<String>),
    /// To leave the table, which goes on without this program; a host's table rests.
    Leave,
}

/// Something that a person wants to do with a table over the net at which this program is not yet.
#[derive(Clone, Debug)]
pub enum Want {
    /// To open a table for this game.
    Host {
        /// The game.
        game: Box<NewGame>,
        /// The seats for friends elsewhere.
        elsewhere: Vec<Seat>,
        /// The way in which it is opened.
        hosting: Hosting,
    },
    /// To come to a table.
    Join {
        /// The ticket to it.
        ticket: Ticket,
        /// The name under which this program comes.
        name: String,
    },
    /// To go on at a table that rests.
    GoOn(PathBuf),
}

/// The part that this program has at a table that rests.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Part {
    /// It is the host, of this game.
    Host(String),
    /// It is a guest of this host.
    Guest(String),
}

/// A table over the net that rests, as home lists it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Resting {
    /// The file by which it is opened again: of the game at a host, of the table at a guest.
    pub path: PathBuf,
    /// The name of the game.
    pub name: String,
    /// The part that this program has there.
    pub part: Part,
    /// The names of those whose turn it was, as far as is known here; none once the game is over.
    pub to_move: Option<String>,
    /// True if that is somebody at this screen.
    pub is_my_turn: bool,
}
