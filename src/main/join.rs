//! `tikal join`: a guest at a table over the net that plays by a computer player or another program, or looks on.

use std::collections::VecDeque;
use std::process::ExitCode;
use std::sync::Arc;
use std::time::{Duration, Instant};

use tikal::ai::{Bot as _, Budget, Level, Thought};
use tikal::game::{Actor, MAX_SEED, Seat, View};
use tikal::lab::Studied;
use tikal::library::{Libraries, game_of_record};
use tikal::net::guest::{Guest, GuestNews};
use tikal::net::joined::{Came, Joined};
use tikal::net::kept::{guest_file, guest_key};
use tikal::net::line::{new_key, reach_of};
use tikal::net::message::{Favour, FromHost, Parting};
use tikal::net::ticket::{NotATicket, Ticket};
use tikal::platform::fresh_seed;
use tikal::protocol::{Peer, PeerCommand, PeerError, Spoken, Wish};
use tikal::sitting::retelling::Retold;
use tikal::with_game;
use tikal::words::{self, Texts, Worded, failures, plain};

use crate::host::{fault, scores, tell};
use crate::{say, text_for_others};

/// The arguments of `tikal join`.
#[derive(clap::Args)]
pub struct Arguments {
    /// The ticket that the host has printed.
    ticket: String,
    /// The name at the table.
    #[arg(long)]
    name: String,
    /// Take a seat, and play by a computer player of this level.
    #[arg(long, value_name = "LEVEL", conflicts_with = "engine")]
    level: Option<Level>,
    /// Take a seat, and play by a program that speaks the engine protocol: its command.
    #[arg(long, value_name = "COMMAND", value_parser = PeerCommand::read)]
    engine: Option<PeerCommand>,
    /// Take this seat, from 1; any that is free if none is named.
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u8).range(1..))]
    seat: Option<u8>,
    /// How many seconds a program may think about an answer.
    #[arg(long, value_name = "SECONDS", default_value_t = 60, value_parser = clap::value_parser!(u64).range(1..=86_400))]
    limit: u64,
}

/// Comes to a table and stays until the game is over.
pub fn run(arguments: &Arguments, libraries: &Libraries, texts: &Texts) -> anyhow::Result<ExitCode> {
    let ticket = arguments.ticket.parse::<Ticket>();
    let ticket = ticket.map_err(|error: NotATicket| fault(&words::net::no_ticket(texts, error)))?;
    let mut call = Call::new(ticket, arguments, texts)?;
    loop {
        match call.next(texts) {
            Came::Message(FromHost::Welcome { version, table }) => {
                let welcome = FromHost::Welcome { version, table: table.clone() };
                return with_game!(game_of_record(table.as_bytes()), G => {
                    let guest = Guest::<G>::new(&table, libraries.of());
                    let guest = guest.map_err(|error| fault(&words::net::stopped(texts, &error)))?;
                    let player = Player::of::<G>(arguments, &guest)?;
                    AtTable { texts, guest, player, call, told: 0, plan: VecDeque::new(), has_asked: false }.stay(arguments, welcome)
                });
            }
            Came::Message(FromHost::Bye(why)) => return Err(fault(&words::net::parting(texts, &why))),
            Came::Message(_) | Came::Broken(_) => {}
        }
    }
}

/// The line to the host, and its clock.
struct Call {
    joined: Joined,
    since: Instant,
}

impl Call {
    #[expect(clippy::disallowed_methods, reason = "pauses before a broken line is tried again are measured from here")]
    fn new(ticket: Ticket, arguments: &Arguments, texts: &Texts) -> anyhow::Result<Self> {
        let file = guest_file(ticket.host, &arguments.name).ok_or_else(|| fault(&texts.say("net-fail-no-folder")))?;
        let key = guest_key(&file, new_key).map_err(|error| fault(&failures::file(texts, &error)))?;
        tell(&texts.say("net-calls"));
        let reach = reach_of(&ticket);
        let joined = Joined::by_ticket(ticket, &reach, key, &arguments.name, Arc::new(|| ()));
        let joined =
            joined.map_err(|error| fault(&texts.with("net-fail-network", &[("detail", error.to_string().into())])))?;
        Ok(Self { joined, since: Instant::now() })
    }

    /// Waits for what comes next.
    fn next(&mut self, texts: &Texts) -> Came {
        loop {
            if let Some(came) = self.joined.poll(self.since.elapsed()) {
                if let Came::Broken(pause) = came {
                    tell(&texts.with("net-broken", &[("seconds", pause.as_secs().into())]));
                }
                return came;
            }
            self.joined.wait(self.since.elapsed());
        }
    }
}

/// Whoever decides for the guest's seat.
enum Player {
    /// Nobody: the guest looks on.
    Nobody,
    Level(Level),
    Program {
        peer: Box<Peer>,
        variant_text: Option<String>,
    },
}

impl Player {
    fn of<G: Spoken>(arguments: &Arguments, guest: &Guest<G>) -> anyhow::Result<Self> {
        Ok(match (&arguments.engine, arguments.level) {
            (Some(command), _) => {
                let peer = Box::new(Peer::start(command, Duration::from_secs(arguments.limit))?);
                Self::Program { peer, variant_text: text_for_others::<G>(guest.rules())? }
            }
            (None, Some(level)) => Self::Level(level),
            (None, None) => Self::Nobody,
        })
    }

    /// What is played now, and what is meant to be played after it.
    fn choose<G: Studied>(&mut self, rules: &G::Rules, view: &View<G>) -> Result<Vec<G::Action>, PeerError> {
        match self {
            Self::Nobody => Ok(Vec::new()),
            Self::Level(level) => {
                let chosen = G::bot(*level, fresh_seed()).choose(rules, view, Budget::Level, &Thought::default());
                Ok(chosen.into_plan())
            }
            Self::Program { peer, variant_text } => {
                let seed = fresh_seed() & MAX_SEED;
                peer.choose(rules, view, &Wish { seed, variant_text: variant_text.as_deref(), ..Wish::default() })
            }
        }
    }
}

/// A guest at its table.
struct AtTable<'a, G: Studied> {
    texts: &'a Texts,
    guest: Guest<G>,
    player: Player,
    call: Call,
    /// The number of actions that were printed.
    told: usize,
    /// What is meant to be played, each with the number of actions before it.
    plan: VecDeque<(usize, G::Action)>,
    has_asked: bool,
}

impl<G: Studied + Spoken + Worded> AtTable<'_, G> {
    /// Stays until the game is over, or the host ends the line for good.
    fn stay(mut self, arguments: &Arguments, welcome: FromHost) -> anyhow::Result<ExitCode> {
        let texts = self.texts;
        let mut next = Came::Message(welcome);
        loop {
            match next {
                Came::Broken(_) => {
                    self.guest.broken();
                    self.has_asked = false;
                }
                Came::Message(message) => {
                    let news = self.guest.receive(message);
                    let news = news.map_err(|error| fault(&words::net::stopped(texts, &error)))?;
                    if let Some(line) = words::net::at_guest(texts, &news) {
                        tell(&line);
                    }
                    match news {
                        // The host may come back, and then the game goes on.
                        GuestNews::Bye(Parting::Closed) => {}
                        GuestNews::Bye(_) => return Ok(ExitCode::FAILURE),
                        GuestNews::Refused(_) if self.guest.own_seats().next().is_none() => {
                            return Ok(ExitCode::FAILURE);
                        }
                        // A player that keeps its secrets to itself, but does not insist on what was played.
                        GuestNews::Question(question, _, asks) => self.guest.answer(question, asks != Favour::Record),
                        GuestNews::Seats => self.take_seat(arguments),
                        GuestNews::Game(_) => self.print()?,
                        GuestNews::Welcome(_)
                        | GuestNews::Refused(_)
                        | GuestNews::Late
                        | GuestNews::Said(..)
                        | GuestNews::Emoted(..)
                        | GuestNews::Pointed(..)
                        | GuestNews::Clock
                        | GuestNews::Record(_) => {}
                    }
                }
            }
            if self.is_over() {
                return self.end();
            }
            self.play()?;
            for message in self.guest.take_out() {
                self.call.joined.send(&message);
            }
            next = self.call.next(texts);
        }
    }

    /// Asks for a seat, if the guest is to play and has none.
    fn take_seat(&mut self, arguments: &Arguments) {
        let plays = !matches!(self.player, Player::Nobody) && self.guest.own_seats().next().is_none();
        if plays && !self.has_asked {
            self.has_asked = true;
            let seat = arguments.seat.and_then(|seat| Seat::from_index(usize::from(seat) - 1));
            self.guest.sit(seat, &arguments.name, None);
        }
    }

    /// Plays what was meant to be played, or thinks about what to play.
    fn play(&mut self) -> anyhow::Result<()> {
        let Some(seat) = self.guest.to_move() else { return Ok(()) };
        let Some(game) = self.guest.game(Some(seat)) else { return Ok(()) };
        let Some(view) = game.view() else { return Ok(()) };
        let steps = game.heard().len();
        let texts = self.texts;
        self.plan.retain(|&(step, _)| step >= steps);
        let planned = self
            .plan
            .front()
            .filter(|&&(step, action)| step == steps && view.state().check(self.guest.rules(), action).is_ok());
        if planned.is_none() {
            let chosen = self.player.choose::<G>(self.guest.rules(), &view).map_err(|error| {
                let said = words::arena::program_fault(texts, &error.reason);
                fault(&texts.with("net-fail-program", &[("command", error.command.into()), ("reason", said.into())]))
            })?;
            self.plan = (steps..).zip(chosen).collect();
        }
        let (_, action) = self.plan.pop_front().ok_or_else(|| fault(&texts.say("net-fail-bot")))?;
        self.guest.play(action);
        Ok(())
    }

    /// The seat by whose eyes the game is printed.
    fn sight(&self) -> Option<Seat> {
        self.guest.held_seats().next()
    }

    fn name(&self, seat: Seat) -> String {
        self.guest.chairs().get(seat.index()).map(|chair| chair.name.clone()).unwrap_or_default()
    }

    fn print(&mut self) -> anyhow::Result<()> {
        let sight = self.sight();
        let Some(game) = self.guest.game(sight) else { return Ok(()) };
        let (heard, told) = (game.heard().len(), self.told.min(game.heard().len()));
        for index in told..heard {
            let by = game.view_before(index).map(|view| view.state().actor());
            let player = match by {
                Some(Actor::Seat(seat)) => Some(self.name(seat)),
                _ => None,
            };
            let line = words::net::action(self.texts, player.as_deref(), &game.heard()[index].line);
            say(&plain(&line))?;
        }
        self.told = heard;
        Ok(())
    }

    /// True if the game is over as far as all seats of this guest know.
    fn is_over(&self) -> bool {
        let is_over = |seat| {
            let view = self.guest.game(seat).and_then(Retold::view);
            view.is_some_and(|view| view.state().actor() == Actor::Nobody)
        };
        match self.sight() {
            Some(_) => self.guest.held_seats().all(|seat| is_over(Some(seat))),
            None => is_over(None),
        }
    }

    fn end(self) -> anyhow::Result<ExitCode> {
        tell(&self.texts.say("net-over"));
        let view = self.guest.game(self.sight()).and_then(Retold::view);
        if let Some(view) = view {
            for line in scores::<G>(self.texts, view.state(), |seat| self.name(seat)) {
                say(&plain(&line))?;
            }
        }
        Ok(ExitCode::SUCCESS)
    }
}
