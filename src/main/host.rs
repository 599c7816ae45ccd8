//! `tikal host`: a table over the net on a machine without a window.

use std::io::{self, BufRead as _, Read as _, Write as _};
use std::net::SocketAddr;
use std::path::Path;
use std::process::ExitCode;
use std::str::FromStr;

use tikal::ai::{Level, NotALevel};
use tikal::game::{DealerDef, Game, Player, RecordOptions, Rules, Seat, SeatRecord, Session};
use tikal::lab::Studied;
use tikal::library::{self, FileError, Libraries, Library, Shelf};
use tikal::listing::{NotResumed, Resumed, resume};
use tikal::net::clock::{AtEnd, ClockRule, END_TURN, ONLY_TOLD, Time};
use tikal::net::door::{Bell, Door, Order};
use tikal::net::kept::{KeptTable, number_of, table_file};
use tikal::net::line::new_key;
use tikal::net::served::{NotServed, Servable, Table, TableNews, Wishes};
use tikal::protocol::Spoken;
use tikal::setup::default_name;
use tikal::sitting::Sitting;
use tikal::sitting::keep::Keep;
use tikal::with_game;
use tikal::words::{self, Texts, Worded, failures, plain};

use crate::{Choices, ensure_players, opened, say};

/// The word on the command line for a seat that waits for a guest, and for no relay.
const OPEN: &str = "open";
const NONE: &str = "none";
/// The longest order, in bytes.
const MAX_ORDER: u64 = 200;

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
    /// A clock: how long a seat has for each turn, or for the whole game; such as 90s-per-turn, 20m-per-game, 3d-per-turn.
    #[arg(long, value_name = "TIME")]
    clock: Option<String>,
    /// The end of a time: the turn of its seat ends, a computer of this level stands in, or it is only told.
    #[arg(long, value_name = "end-turn|LEVEL|warning", default_value = END_TURN, requires = "clock")]
    at_end: Fate,
}

/// The fate of a seat whose time is up.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Fate(AtEnd);

impl FromStr for Fate {
    type Err = NotALevel;

    fn from_str(text: &str) -> Result<Self, NotALevel> {
        match text {
            END_TURN => Ok(Self(AtEnd::EndTurn)),
            ONLY_TOLD => Ok(Self(AtEnd::Warning)),
            level => level.parse().map(|level| Self(AtEnd::Computer(level))),
        }
    }
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

/// Hosts a game until it is over and everybody has gone.
pub fn run(arguments: &Arguments, libraries: &Libraries, texts: &Texts) -> anyhow::Result<ExitCode> {
    let folder = library::shelf_dir().ok_or_else(|| fault(&texts.say("net-fail-no-folder")))?;
    let shelf = Shelf::new(folder);
    let path = Path::new(&arguments.played);
    if library::has_ending(path, library::RECORD_ENDING) {
        let kept = KeptTable::read(&table_file(path));
        // The file of a game that was not hosted before stays as it is.
        let path = if kept.is_some() { Ok(path.to_owned()) } else { shelf.copy(path, &library::name_of_game(path)) };
        let path = path.map_err(|error| fault(&failures::file(texts, &error)))?;
        let bell = Bell::default();
        let resumed = resume(texts, libraries, &shelf, &path, bell.waker()).map_err(|error| match error {
            NotResumed::InUse(path) => fault(&failures::kept_by_another(texts, &path)),
            NotResumed::Failed(reason) => fault(&reason),
        })?;
        return with_game!(resumed, Resumed::G(resumed) => {
            let (mut sitting, _) = Sitting::opened(resumed.game, None);
            sitting.keep(Keep::In(resumed.file));
            serve(arguments, sitting, kept, &bell, texts)
        });
    }
    with_game!(arguments.choices.game_of(libraries, Some(&arguments.played)), G => {
        let bell = Bell::default();
        let sitting = new_game::<G>(arguments, libraries.of(), texts, shelf, &bell)?;
        serve(arguments, sitting, None, &bell, texts)
    })
}

/// The error with these words.
pub fn fault(reason: &str) -> anyhow::Error {
    anyhow::Error::msg(plain(reason))
}

/// A game that begins, with its file.
fn new_game<G: Studied + Spoken + Worded>(
    arguments: &Arguments,
    library: &Library<G>,
    texts: &Texts,
    shelf: Shelf,
    bell: &Bell,
) -> anyhow::Result<Sitting<G>> {
    let rules = opened::<G>(texts, library, &arguments.played)?;
    let players = u8::try_from(arguments.seats.len()).unwrap_or(u8::MAX);
    ensure_players::<G>(texts, &arguments.played, &rules, players)?;
    arguments.choices.setup::<G>(texts, &rules)?;
    // From the system's randomness: whoever could find the seed out would foresee what is drawn.
    let [luck, first] = [number_of(new_key()), number_of(new_key())];
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
    let (session, _) = Session::new(rules, start, DealerDef::Seed(luck));
    let mut sitting = Sitting::new(session, seats, RecordOptions::default());
    sitting.keep(Keep::From { shelf, name, waker: bell.waker() });
    sitting.begin_keeping();
    Ok(sitting)
}

/// Serves guests until the game is over and all have gone.
fn serve<G: Servable>(
    arguments: &Arguments,
    sitting: Sitting<G>,
    kept: Option<KeptTable>,
    bell: &Bell,
    texts: &Texts,
) -> anyhow::Result<ExitCode> {
    let clock = arguments.clock.as_deref().map(str::parse::<Time>).transpose();
    let clock = clock.map_err(|error| fault(&words::net::no_clock(texts, error)))?;
    let wishes = Wishes {
        address: arguments.listen,
        relay: arguments.relay.clone().map(|relay| if relay == NONE { String::new() } else { relay }),
        relay_alone: false,
        lets_watch: arguments.watch,
        clock: clock.map(|Time(span, seconds)| ClockRule { span, seconds, at_end: arguments.at_end.0 }),
    };
    let mut table = Table::new(sitting, kept, &wishes, new_key).map_err(|error| not_served(texts, &error))?;
    bell.hang(&table.door());
    table.open().map_err(|error| fault(&texts.with("net-fail-network", &[("detail", error.to_string().into())])))?;
    tell(&texts.with("net-kept", &[("path", table.path().display().to_string().into())]));
    table.clock().iter().for_each(|rule| tell(&words::net::clock(texts, *rule)));
    let door = table.door();
    let language = texts.language();
    // It ends with the program, or with what is typed.
    std::thread::Builder::new().name("orders".to_owned()).spawn(move || follow_orders(&door, &Texts::new(language)))?;
    table.serve(|news| report(texts, news));
    Ok(ExitCode::SUCCESS)
}

/// Passes on what is typed.
fn follow_orders(door: &Door, texts: &Texts) {
    let mut input = io::stdin().lock();
    let mut line = Vec::new();
    loop {
        line.clear();
        match input.by_ref().take(MAX_ORDER).read_until(b'\n', &mut line) {
            Ok(0) | Err(_) => return,
            Ok(_) => {}
        }
        let text = String::from_utf8_lossy(&line);
        match order(&text) {
            Some(order) => door.order(order),
            None if text.trim().is_empty() => {}
            None => tell(&texts.say("net-order-unknown")),
        }
    }
}

/// An order as it is typed.
fn order(text: &str) -> Option<Order> {
    let words: Vec<&str> = text.split_whitespace().collect();
    let seat = |text: &str| Seat::from_index(text.parse::<usize>().ok()?.checked_sub(1)?);
    match words[..] {
        ["free", number] => Some(Order::Free(seat(number)?)),
        ["computer", number, level] => Some(Order::Computer(seat(number)?, level.parse().ok()?)),
        ["stop"] => Some(Order::Stop),
        _ => None,
    }
}

fn not_served(texts: &Texts, error: &NotServed) -> anyhow::Error {
    match error {
        NotServed::ByHand => fault(&texts.say("net-fail-by-hand")),
        NotServed::NoFolder => fault(&texts.say("net-fail-no-folder")),
        NotServed::NotKept(error) => fault(&not_kept(texts, error)),
    }
}

fn not_kept(texts: &Texts, error: &FileError) -> String {
    texts.with("net-fail-not-kept", &[("detail", failures::file(texts, error).into())])
}

/// Writes what happens at the table to the log, and the ticket to where it is read.
fn report(texts: &Texts, news: TableNews) {
    match news {
        TableNews::Opened(ticket) => {
            tell(&texts.say("net-ticket"));
            // That nobody reads it is no reason to stop.
            let _ = say(&ticket.to_string());
        }
        TableNews::Host(news) => tell(&words::net::at_host(texts, &news)),
        TableNews::Waits(seats) => tell(&words::net::waits(texts, &seats)),
        TableNews::Begins => tell(&texts.say("net-begins")),
        TableNews::Played(player, line) => tell(&words::net::action(texts, player.as_deref(), &line)),
        TableNews::NotDone => tell(&texts.say("net-not-done")),
        TableNews::Rests => tell(&texts.say("net-rests")),
        TableNews::NotKept(error) => tell(&not_kept(texts, &error)),
        TableNews::Over(scores) => {
            tell(&texts.say("net-over"));
            for (name, score) in scores {
                tell(&words::net::score(texts, &name, score));
            }
        }
    }
}

/// Writes a line of the log.
pub fn tell(line: &str) {
    // That nobody reads the log is no reason to stop.
    let _ = writeln!(io::stderr(), "{}", plain(line));
}

/// The scores at the end of a game, a line for each player.
pub fn scores<G: Game>(texts: &Texts, state: &G, name: impl Fn(Seat) -> String) -> Vec<String> {
    let mut scores = Vec::new();
    state.scores(&mut scores);
    Seat::ALL.into_iter().zip(scores).map(|(seat, score)| words::net::score(texts, &name(seat), score)).collect()
}
