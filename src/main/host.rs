//! `tikal host`: a table over the net on a machine without a window.

use std::io::{self, Write as _};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::str::FromStr;
use std::sync::Arc;
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::time::{Duration, Instant};

use tikal::ai::{Level, NotALevel};
use tikal::game::{Actor, DealerDef, Game, MAX_SEED, Player, RecordOptions, Rules, Seat, SeatRecord, Session};
use tikal::lab::Studied;
use tikal::library::{self, Libraries, Library, Shelf};
use tikal::listing::{NotResumed, Resumed, resume};
use tikal::net::host::{Host, Out};
use tikal::net::kept::{KeptTable, table_file};
use tikal::net::line::{Event, Lines, Reach, new_key};
use tikal::net::message::{Bytes, Secret};
use tikal::protocol::Spoken;
use tikal::setup::default_name;
use tikal::sitting::Sitting;
use tikal::sitting::keep::Keep;
use tikal::sitting::search::Thinking;
use tikal::sitting::thinker::{Next, Thinker};
use tikal::with_game;
use tikal::words::{self, Texts, Worded, failures, plain};

use crate::{Choices, ensure_players, opened, say};

/// The time between two looks of the table at its lines.
const TICK: Duration = Duration::from_secs(1);
/// The word on the command line for a seat that waits for a guest, and for no relay.
const OPEN: &str = "open";
const NONE: &str = "none";

/// The arguments of `tikal host`.
#[derive(clap::Args)]
pub struct Arguments {
    /// The variant to play: its id, or a path; or the file of a game (`.tikal`) to go on with.
    #[arg(value_name = "VARIANT|RECORD")]
    played: String,
    /// Who plays, in order: `open` for a guest, or the level of a computer player.
    #[arg(long, value_name = "open|LEVEL", value_delimiter = ',', default_value = "open,open")]
    seats: Vec<Place>,
    #[command(flatten)]
    choices: Choices,
    /// Let guests without a seat look on.
    #[arg(long)]
    watch: bool,
    /// The relay by which guests find a host behind a router: the public ones of iroh if none is named.
    #[arg(long, value_name = "URL|none")]
    relay: Option<String>,
    /// Listen on this address only, such as 192.0.2.7:4433.
    #[arg(long, value_name = "ADDRESS")]
    listen: Option<SocketAddr>,
}

/// Who plays at a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Place(Option<Level>);

impl FromStr for Place {
    type Err = NotALevel;

    fn from_str(text: &str) -> Result<Self, NotALevel> {
        if text == OPEN { Ok(Self(None)) } else { text.parse().map(|level| Self(Some(level))) }
    }
}

/// Something to look at.
enum Wake {
    Line(Event),
    /// A computer player has decided, or something was written to the disk.
    Work,
}

/// Hosts a game until it is over and everybody has gone.
pub fn run(arguments: &Arguments, libraries: &Libraries, texts: &Texts) -> anyhow::Result<ExitCode> {
    let folder = library::shelf_dir().ok_or_else(|| fault(&texts.say("net-fail-no-folder")))?;
    let shelf = Shelf::new(folder);
    let (sender, wakes) = channel();
    let path = Path::new(&arguments.played);
    if library::has_ending(path, library::RECORD_ENDING) {
        let kept = KeptTable::read(&table_file(path));
        // The file of a game that was not hosted before stays as it is.
        let path = if kept.is_some() { Ok(path.to_owned()) } else { shelf.copy(path, &library::name_of_game(path)) };
        let path = path.map_err(|error| fault(&failures::file(texts, &error)))?;
        let waker = waker_of(&sender);
        let resumed = resume(texts, libraries, &shelf, &path, waker).map_err(|error| match error {
            NotResumed::InUse(path) => fault(&failures::kept_by_another(texts, &path)),
            NotResumed::Failed(reason) => fault(&reason),
        })?;
        return with_game!(resumed, Resumed::G(resumed) => {
            let (mut sitting, _) = Sitting::opened(resumed.game, None);
            sitting.keep(Keep::In(resumed.file));
            Table::new(arguments, sitting, kept, texts)?.serve(&sender, &wakes)
        });
    }
    with_game!(arguments.choices.game_of(libraries, Some(&arguments.played)), G => {
        let sitting = new_game::<G>(arguments, libraries.of(), texts, shelf, &sender)?;
        Table::new(arguments, sitting, None, texts)?.serve(&sender, &wakes)
    })
}

/// The error with these words.
pub fn fault(reason: &str) -> anyhow::Error {
    anyhow::Error::msg(plain(reason))
}

fn waker_of(sender: &Sender<Wake>) -> library::Waker {
    let sender = sender.clone();
    // That nobody listens any more is no fault of whoever wakes.
    Arc::new(move || drop(sender.send(Wake::Work)))
}

/// A game that begins, with its file.
fn new_game<G: Studied + Spoken + Worded>(
    arguments: &Arguments,
    library: &Library<G>,
    texts: &Texts,
    shelf: Shelf,
    sender: &Sender<Wake>,
) -> anyhow::Result<Sitting<G>> {
    let rules = opened::<G>(texts, library, &arguments.played)?;
    let players = u8::try_from(arguments.seats.len()).unwrap_or(u8::MAX);
    ensure_players::<G>(texts, &arguments.played, &rules, players)?;
    arguments.choices.setup::<G>(texts, &rules)?;
    // From the system's randomness: whoever could find the seed out would foresee what is drawn.
    let [luck, first] =
        [0, 8].map(|at| new_key().0[at..at + 8].iter().fold(0, |sum, &byte| sum << 8 | u64::from(byte)));
    let first = Seat::from_index((first % u64::from(players)) as usize).unwrap_or_default();
    let setup = G::setup_of(&rules, &arguments.choices.wish(), first);
    let seat = |(index, (place, colour)): (usize, (&Place, &String))| SeatRecord {
        name: default_name(texts, index, place.0.is_some()),
        colour: colour.clone(),
        player: place.0.map_or(Player::Human, |level| Player::Computer(level.id().to_owned())),
    };
    let seats: Vec<SeatRecord> = arguments.seats.iter().zip(rules.colours()).enumerate().map(seat).collect();
    let name = rules.name(texts.language().code()).to_owned();
    let start = G::new(&rules, players, &setup);
    let (session, _) = Session::new(rules, start, DealerDef::Seed(luck & MAX_SEED));
    let mut sitting = Sitting::new(session, seats, RecordOptions::default());
    sitting.keep(Keep::From { shelf, name, waker: waker_of(sender) });
    sitting.begin_keeping();
    Ok(sitting)
}

/// A table that is hosted here.
struct Table<'a, G: Studied> {
    texts: &'a Texts,
    sitting: Sitting<G>,
    thinker: Thinker<G>,
    host: Host<G>,
    kept: KeptTable,
    path: PathBuf,
    reach: Reach,
    since: Instant,
    /// The number of actions that are in the log.
    logged: usize,
    /// True while the game cannot be kept.
    has_failed: bool,
    is_over: bool,
}

impl<'a, G> Table<'a, G>
where
    G: Studied + Worded + Send + 'static,
    G::Action: Send,
{
    #[expect(clippy::disallowed_methods, reason = "the times of guests are measured from here")]
    fn new(
        arguments: &Arguments,
        sitting: Sitting<G>,
        kept: Option<KeptTable>,
        texts: &'a Texts,
    ) -> anyhow::Result<Self> {
        if sitting.deals_by_hand() {
            return Err(fault(&texts.say("net-fail-by-hand")));
        }
        let seats = sitting.seats().len();
        let mut kept = kept.unwrap_or_else(|| KeptTable {
            key: new_key(),
            secret: secret(),
            address: None,
            relay: None,
            holders: vec![None; seats],
        });
        // What is said now goes before what was said when the table began.
        if let Some(relay) = &arguments.relay {
            kept.relay = Some(if relay == NONE { String::new() } else { relay.clone() });
        }
        kept.address = arguments.listen.or(kept.address);
        kept.holders.resize(seats, None);
        if !sitting.settle() {
            let detail = sitting.failure().map(|error| failures::file(texts, &error)).unwrap_or_default();
            return Err(fault(&texts.with("net-fail-not-kept", &[("detail", detail.into())])));
        }
        let path = sitting.game_file().ok_or_else(|| fault(&texts.say("net-fail-no-folder")))?;
        let number = new_key().0[..6].iter().fold(0, |sum, &byte| sum << 8 | u64::from(byte));
        let host = Host::new(kept.secret, number, kept.holders.clone(), arguments.watch);
        let reach = Reach { address: kept.address, relay: kept.relay.clone(), relay_alone: false };
        Ok(Self {
            texts,
            sitting,
            thinker: Thinker::default(),
            host,
            kept,
            path,
            reach,
            since: Instant::now(),
            logged: 0,
            has_failed: false,
            is_over: false,
        })
    }

    /// Serves guests until the game is over and all have gone.
    fn serve(mut self, sender: &Sender<Wake>, wakes: &Receiver<Wake>) -> anyhow::Result<ExitCode> {
        let events = sender.clone();
        let lines = Lines::open(self.kept.key, &self.reach, move |event| drop(events.send(Wake::Line(event))));
        let lines = lines
            .map_err(|error| fault(&self.texts.with("net-fail-network", &[("detail", error.to_string().into())])))?;
        let ticket = lines.listen(self.kept.secret);
        // The very port, so that the ticket is good the next time too.
        self.kept.address = lines.address().or(self.kept.address);
        self.keep()?;
        tell(&self.texts.with("net-kept", &[("path", self.path.display().to_string().into())]));
        tell(&self.texts.say("net-ticket"));
        say(&ticket.to_string())?;
        self.tell_waiting();
        let mut guests = 0_usize;
        while !(self.is_over && guests == 0) {
            let now = self.since.elapsed();
            match wakes.recv_timeout(TICK) {
                Ok(Wake::Line(Event::Open(line, key))) => {
                    guests += 1;
                    self.host.arrived(line, key, now);
                }
                Ok(Wake::Line(Event::Message(line, message, _pass))) => {
                    self.host.receive(&mut self.sitting, line, &message, now);
                }
                Ok(Wake::Line(Event::Ended(line))) => {
                    guests = guests.saturating_sub(1);
                    self.host.gone(line);
                }
                Ok(Wake::Work) | Err(RecvTimeoutError::Timeout) => self.host.tick(now),
                // Cannot be: a sender is kept here.
                Err(RecvTimeoutError::Disconnected) => break,
            }
            self.go_on(sender)?;
            self.host.follow(&self.sitting);
            for out in self.host.take_out() {
                match out {
                    Out::Send(line, frame) => lines.send(line, frame),
                    Out::Close(line) => lines.close(line),
                }
            }
        }
        self.sitting.put_away();
        Ok(ExitCode::SUCCESS)
    }

    /// Plays for computers, keeps what has changed, and writes the log.
    fn go_on(&mut self, sender: &Sender<Wake>) -> anyhow::Result<()> {
        let was_full = self.kept.holders == self.host.holders();
        if !was_full {
            self.kept.holders = self.host.holders().to_vec();
            self.keep()?;
        }
        for news in self.host.take_news() {
            tell(&words::net::at_host(self.texts, &news));
        }
        if !was_full {
            self.tell_waiting();
        }
        if self.host.is_full(&self.sitting) {
            self.play_for_computers(sender);
        }
        // Nobody is told what is not safe, so the table waits meanwhile.
        let failure = self.sitting.failure();
        if let Some(error) = failure.as_ref().filter(|_| !self.has_failed) {
            let detail = failures::file(self.texts, error);
            tell(&self.texts.with("net-fail-not-kept", &[("detail", detail.into())]));
        }
        self.has_failed = failure.is_some();
        self.log_actions();
        Ok(())
    }

    fn play_for_computers(&mut self, sender: &Sender<Wake>) {
        while self.sitting.computer_to_move().is_some() {
            let wake = waker_of(sender);
            let action = match self.thinker.next(&self.sitting, Thinking::Worker, move || wake()) {
                Next::Thinking => return,
                Next::Action(action) => Some(action),
                Next::Nothing => self.sitting.computers_way_out(),
            };
            let Some(action) = action else { return };
            // The plan was made for this state; should it not fit, it is made anew.
            if self.sitting.play(action).is_ok() {
                self.thinker.take(&self.sitting);
            } else {
                self.thinker.stop();
                return;
            }
        }
    }

    /// Writes who holds which seat beside the game.
    fn keep(&self) -> anyhow::Result<()> {
        self.kept.write(&table_file(&self.path)).map_err(|error| fault(&failures::file(self.texts, &error)))
    }

    /// Says which seats wait for somebody, or that the game goes on.
    fn tell_waiting(&self) {
        let free = |seat: &Seat| self.sitting.is_person(*seat) && self.host.holders()[seat.index()].is_none();
        let free: Vec<Seat> = Seat::ALL.into_iter().take(self.host.holders().len()).filter(free).collect();
        tell(&if free.is_empty() { self.texts.say("net-begins") } else { words::net::waits(self.texts, &free) });
    }

    /// Writes what was played to the log, as everybody may read it.
    fn log_actions(&mut self) {
        let steps = self.sitting.steps();
        self.logged = self.logged.min(steps);
        for index in self.logged..steps {
            let by = self.sitting.seen_from(index).next().map(|seen| seen.before.state().actor());
            let player = match by {
                Some(Actor::Seat(seat)) => Some(self.sitting.name(seat)),
                _ => None,
            };
            let line = self.sitting.public_line(index).unwrap_or_default();
            tell(&words::net::action(self.texts, player, &line));
        }
        self.logged = steps;
        let view = self.sitting.public_view();
        if view.state().actor() == Actor::Nobody && !self.is_over {
            self.is_over = true;
            tell(&self.texts.say("net-over"));
            for line in scores::<G>(self.texts, view.state(), |seat| self.sitting.name(seat).to_owned()) {
                tell(&line);
            }
        }
    }
}

/// Writes a line of the log.
pub fn tell(line: &str) {
    // That nobody reads the log is no reason to stop.
    let _ = writeln!(io::stderr(), "{}", plain(line));
}

/// The secret of a new ticket.
fn secret() -> Secret {
    let mut secret = [0; 16];
    secret.copy_from_slice(&new_key().0[..16]);
    Bytes(secret)
}

/// The scores at the end of a game, a line for each player.
pub fn scores<G: Game>(texts: &Texts, state: &G, name: impl Fn(Seat) -> String) -> Vec<String> {
    let mut scores = Vec::new();
    state.scores(&mut scores);
    Seat::ALL.into_iter().zip(scores).map(|(seat, score)| words::net::score(texts, &name(seat), score)).collect()
}
