//! A table that is hosted here: its game goes on in a thread of its own, and the window is one of its guests.
//!
//! Decides who of those at the table is here. How a table is served, `net` decides.

use std::io;
use std::path::Path;
use std::sync::Arc;
use std::sync::mpsc::{Receiver, channel};

use super::Wanted;
use crate::game::{Game, Player, Seat};
use crate::library::{FileError, Waker};
use crate::net::door::{Bell, Door, Order};
use crate::net::kept::KeptTable;
use crate::net::message::Bytes;
use crate::net::served::{NotServed, Servable, Served, Table, TableNews, Wishes};
use crate::sitting::Sitting;
use crate::words::{Texts, failures};

/// Why a table cannot be hosted here.
#[derive(Debug, thiserror::Error)]
pub enum NotHosted {
    /// It cannot be served.
    #[error(transparent)]
    NotServed(#[from] NotServed),
    /// The system gives no thread.
    #[error("no thread for the table: {0}")]
    Thread(#[from] io::Error),
    /// There is no network.
    #[error("{0}")]
    NoNetwork(String),
}

impl NotHosted {
    /// The reason in words.
    #[must_use]
    pub fn said(&self, texts: &Texts) -> String {
        match self {
            Self::NotServed(NotServed::ByHand) => texts.say("net-fail-by-hand"),
            Self::NotServed(NotServed::NoFolder) => texts.say("net-fail-no-folder"),
            Self::NotServed(NotServed::NotKept(error)) => not_kept(texts, error),
            Self::Thread(_) | Self::NoNetwork(_) => {
                texts.with("net-fail-network", &[("detail", self.to_string().into())])
            }
        }
    }
}

/// Why a game is not kept, in words.
fn not_kept(texts: &Texts, error: &FileError) -> String {
    texts.with("net-fail-not-kept", &[("detail", failures::file(texts, error).into())])
}

/// A table that is hosted here.
pub struct Hosted {
    served: Served,
    news: Receiver<TableNews>,
}

/// Something that has become of it.
pub enum HostedNews {
    /// Others can come with this ticket.
    Ticket(String),
    /// It is not kept, and so nobody is told anything: the reason.
    NotKept(Arc<FileError>),
}

impl Hosted {
    /// Hosts this game, whose file rings this bell, with what was kept of its table if it was hosted before. `make` gives
    /// random bytes, `opens` opens the table to others, and `waker` is called when something has become of it.
    ///
    /// # Errors
    /// Why it cannot be hosted.
    pub fn begin<G: Servable>(
        sitting: Sitting<G>,
        kept: Option<KeptTable>,
        wishes: &Wishes,
        bell: &Bell,
        make: impl Fn() -> Bytes<32>,
        opens: impl FnOnce(&mut Table<G>) -> Result<(), NotHosted>,
        waker: Waker,
    ) -> Result<Self, NotHosted> {
        let mut table = Table::new(sitting, kept, wishes, make)?;
        bell.hang(&table.door());
        opens(&mut table)?;
        let (sender, news) = channel();
        let served = Served::start(table, move |news| {
            if matches!(news, TableNews::Opened(_) | TableNews::NotKept(_) | TableNews::Rests) {
                // That nobody listens any more is no fault of the table.
                drop(sender.send(news));
                waker();
            }
        })?;
        Ok(Self { served, news })
    }

    /// The door by which the window sits down at it.
    #[must_use]
    pub fn door(&self) -> &Door {
        self.served.door()
    }

    /// The file of the game.
    #[must_use]
    pub fn game_file(&self) -> &Path {
        self.served.path()
    }

    /// Lets it rest, and waits the moment that it takes to put its game away. Guests may hear it later, before this is
    /// gone when it is dropped.
    pub fn rest(&self) {
        self.door().order(Order::Stop);
        while self.news.recv().is_ok_and(|news| !matches!(news, TableNews::Rests)) {}
    }

    /// The next thing that has become of it.
    #[must_use]
    pub fn poll(&self) -> Option<HostedNews> {
        match self.news.try_recv().ok()? {
            TableNews::Opened(ticket) => Some(HostedNews::Ticket(ticket.to_string())),
            TableNews::NotKept(error) => Some(HostedNews::NotKept(error)),
            _ => None,
        }
    }
}

impl HostedNews {
    /// The words of why a table is not kept; nothing about others.
    #[must_use]
    pub fn failure(&self, texts: &Texts) -> Option<String> {
        if let Self::NotKept(error) = self { Some(not_kept(texts, error)) } else { None }
    }
}

/// The seats of a game for people who are here, all but these.
#[must_use]
pub fn wanted_here<G: Game>(sitting: &Sitting<G>, elsewhere: &[Seat]) -> Vec<Wanted> {
    let seats = Seat::ALL.into_iter().zip(sitting.seats());
    let here = seats.filter(|(seat, record)| record.player == Player::Human && !elsewhere.contains(seat));
    here.map(|(seat, record)| (Some(seat), record.name.clone(), Some(record.colour.clone()))).collect()
}
