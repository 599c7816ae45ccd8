//! Opens tables over the net from this window: by its own game, by a ticket, or by a file in which one rests.
//!
//! Opens sockets, and so is there with the feature `net` alone.

use std::cell::RefCell;
use std::path::Path;
use std::rc::Rc;
use std::sync::Arc;
use std::time::Duration;

use egui::Context;

use super::hosted::{Hosted, NotHosted, wanted_here};
use super::{AtNet, Wanted};
use crate::app::App;
use crate::app::friends::company::{Company, OwnTicket, Part, Resting, Want};
use crate::app::games::sitting_of;
use crate::game::{Actor, Game, Seat};
use crate::games::{GameRules, with_game};
use crate::library::{self, OpenedGame};
use crate::listing::{self, NotResumed, Opened, Resumed};
use crate::net::door::Bell;
use crate::net::joined::Joined;
use crate::net::kept::{KeptGuest, KeptTable, guest_file_in, guest_key, table_file};
use crate::net::line::{new_key, reach_of};
use crate::net::served::{NotServed, Servable, Wishes};
use crate::net::ticket::Ticket;
use crate::setup::{Hosting, NewGame, RelayChoice};
use crate::sitting::Sitting;
use crate::sitting::keep::Keep;
use crate::words::failures;
use crate::words::shown::name_in_game;

/// The time after which it is looked again if a table that was left is closed by now.
const MOMENT: Duration = Duration::from_millis(50);

impl App {
    /// Does what a person wants with tables over the net.
    pub(super) fn fulfil_wants(&mut self, context: &Context) {
        if self.services.tables.is_none() {
            return;
        }
        for want in self.take_wants() {
            if !self.clear_for_net() {
                return;
            }
            // A table that was left is found at its address again when nobody is told goodbye there any more.
            if matches!(want, Want::GoOn(_)) && !self.services.farewells.are_over() {
                self.go_on_later(want, context);
                continue;
            }
            let came = match want {
                Want::Host { game, elsewhere, hosting } => self.host(&game, &elsewhere, &hosting, context),
                Want::Join { ticket, name } => self.call(ticket, &name, context),
                Want::GoOn(path) => match KeptGuest::read(&path).map(|kept| (kept.ticket.parse::<Ticket>(), kept.name))
                {
                    Some((Ok(ticket), name)) => self.call(ticket, &name, context),
                    _ => self.host_again(&path, context),
                },
            };
            match came {
                Ok(net) => self.come_by(net, context),
                Err(reason) => self.toasts.failed(reason),
            }
        }
    }

    /// Goes on at a table in a moment.
    fn go_on_later(&mut self, want: Want, context: &Context) {
        self.friends.wants.push(want);
        context.request_repaint_after(MOMENT);
    }

    /// Opens a table for a game that was set up.
    fn host(
        &mut self,
        game: &NewGame,
        elsewhere: &[Seat],
        hosting: &Hosting,
        context: &Context,
    ) -> Result<AtNet, String> {
        let shelf = self.shelf().ok_or_else(|| NotHosted::from(NotServed::NoFolder).said(&self.texts))?;
        let relay = match hosting.relay {
            RelayChoice::Public => None,
            RelayChoice::None => Some(String::new()),
            RelayChoice::Own => hosting.address().map(str::to_owned),
        };
        let wishes = Wishes {
            address: self.services.listens,
            relay,
            lets_watch: hosting.lets_watch,
            clock: hosting.clock,
            ..Wishes::default()
        };
        let name = game.seats.iter().map(|seat| seat.name.as_str()).collect::<Vec<_>>().join(", ");
        let bell = Bell::default();
        with_game!(&game.rules, GameRules::G(rules) => {
            let mut sitting = sitting_of::<G>(rules, game);
            let wanted = wanted_here(&sitting, elsewhere);
            sitting.keep(Keep::From { shelf, name, waker: bell.waker() });
            sitting.begin_keeping();
            self.serve(sitting, None, wanted, &wishes, &bell, context)
        })
    }

    /// Goes on with a game that was hosted here.
    fn host_again(&mut self, path: &Path, context: &Context) -> Result<AtNet, String> {
        let shelf = self.shelf().ok_or_else(|| NotHosted::from(NotServed::NoFolder).said(&self.texts))?;
        let kept = KeptTable::read(&table_file(path));
        let bell = Bell::default();
        let resumed = listing::resume(&self.texts, &self.libraries, &shelf, path, bell.waker());
        let resumed = resumed.map_err(|error| match error {
            NotResumed::InUse(path) => failures::kept_by_another(&self.texts, &path),
            NotResumed::Failed(reason) => reason,
        })?;
        with_game!(resumed, Resumed::G(resumed) => {
            let (mut sitting, _) = Sitting::opened(resumed.game, None);
            sitting.keep(Keep::In(resumed.file));
            self.serve(sitting, kept, Vec::new(), &Wishes::default(), &bell, context)
        })
    }

    fn serve<G: Servable>(
        &self,
        sitting: Sitting<G>,
        kept: Option<KeptTable>,
        wanted: Vec<Wanted>,
        wishes: &Wishes,
        bell: &Bell,
        context: &Context,
    ) -> Result<AtNet, String> {
        let own = kept.as_ref().and_then(|kept| own_seat(kept, sitting.seats().len()));
        let name = wanted.first().map(|(_, name, _)| name.clone());
        let name = name.or_else(|| own.map(|seat| sitting.name(seat).to_owned()));
        let name = name.unwrap_or_else(|| self.texts.say("friends-host"));
        let opens = |table: &mut crate::net::served::Table<G>| {
            table.open().map_err(|error| NotHosted::NoNetwork(error.to_string()))
        };
        let waker = Self::waker(context);
        let hosted = Hosted::begin(sitting, kept, wishes, bell, new_key, opens, Arc::clone(&waker));
        let hosted = hosted.map_err(|error| error.said(&self.texts))?;
        let joined = Joined::here(hosted.door().clone(), &name, waker);
        let company = Company { name, own_ticket: OwnTicket::Awaited, ..Company::default() };
        Ok(AtNet::new(Rc::new(RefCell::new(company)), joined).hosting(hosted, wanted))
    }

    /// Comes to the table of a ticket.
    fn call(&self, ticket: Ticket, name: &str, context: &Context) -> Result<AtNet, String> {
        let folder = self.services.tables.as_ref();
        let file = folder.and_then(|folder| guest_file_in(folder, ticket.host, name));
        let file = file.ok_or_else(|| self.texts.say("net-fail-no-folder"))?;
        let key = guest_key(&file, new_key).map_err(|error| failures::file(&self.texts, &error))?;
        let kept = KeptGuest { ticket: ticket.to_string(), name: name.to_owned(), ..KeptGuest::default() };
        let reach = reach_of(&ticket);
        let joined = Joined::by_ticket(ticket, &reach, key, name, Self::waker(context)).map_err(|error| {
            let detail = error.to_string().into();
            self.texts.with("net-fail-network", &[("detail", detail)])
        })?;
        let company = Company { name: name.to_owned(), ..Company::default() };
        Ok(AtNet::new(Rc::new(RefCell::new(company)), joined).kept_in(KeptGuest::file(&file), kept))
    }

    /// Looks for the tables at which this program has a part and is not.
    pub(super) fn resting_tables(&self) -> Vec<Resting> {
        let hosted = self.hosted_file();
        let games = self.shelf().and_then(|shelf| shelf.games().ok()).unwrap_or_default();
        let hosted = games.into_iter().filter(|game| Some(game) != hosted.as_ref()).filter_map(|game| {
            let kept = KeptTable::read(&table_file(&game))?;
            let opened = listing::open_record(&self.texts, &self.libraries, &game).ok()?;
            let (about, (to_move, is_my_turn)) = with_game!(&opened, Opened::G(opened) => {
                (name_in_game::<G>(&self.texts, opened.session.rules()), turn_of(opened, &kept))
            });
            let name = library::name_of_game(&game);
            Some(Resting { path: game, name, part: Part::Host(about), to_move, is_my_turn })
        });
        let now = self.net.at.as_ref().and_then(AtNet::guest_file);
        let guests = self.services.tables.iter().flat_map(|folder| KeptGuest::all_in(folder));
        let guests = guests.filter(|(path, _)| Some(path.as_path()) != now).map(|(path, kept)| Resting {
            path,
            name: if kept.about.is_empty() { kept.name.clone() } else { kept.about },
            part: Part::Guest(kept.host),
            to_move: kept.to_move,
            is_my_turn: kept.is_my_turn,
        });
        hosted.chain(guests).collect()
    }
}

/// The first seat that whoever hosts a table holds there.
fn own_seat(kept: &KeptTable, seats: usize) -> Option<Seat> {
    let own = kept.own_guest();
    let held = kept.holders.iter().take(seats).position(|holder| *holder == Some(own));
    held.and_then(Seat::from_index)
}

/// Who is to move in a game that is hosted here, and whether that is somebody here.
fn turn_of<G: Game>(game: &OpenedGame<G>, kept: &KeptTable) -> (Option<String>, bool) {
    let state = game.session.state();
    let Some(seat) = state.seat().filter(|_| state.actor() != Actor::Nobody) else { return (None, false) };
    let name = game.record.seated().get(seat.index()).map(|record| record.name.clone());
    let holder = kept.holders.get(seat.index()).copied().flatten();
    (name, holder == Some(kept.own_guest()))
}
