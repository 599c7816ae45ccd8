//! A folder of games that a person and computers have finished, for the tests of the statistics: played quickly by
//! computers that choose at random, and written down as if others had played.
#![expect(clippy::expect_used, reason = "a folder that cannot be filled fails its test")]

use std::path::Path;
use std::sync::{Arc, OnceLock};
use std::time::{Duration, UNIX_EPOCH};

use tikal::ai::{Level, Thought};
use tikal::game::{DealerDef, Player, Record, RecordOptions, Rules as _, Seat, SeatRecord, Session};
use tikal::lab::{SetupWish, Side, Studied, game_played};
use tikal::library::{ChacLibrary, LegendLibrary, Library, TikalLibrary};

/// The day before which the games were played, in seconds since 1970: a day in September 2026.
pub const DAY: u64 = 1_790_000_000;

/// The record of a game that computers of this level played, as if these had sat there.
pub fn played_by<G: Studied>(
    level: Level,
    library: &Library<G>,
    variant: &str,
    seats: &[(&str, Player)],
    seed: u64,
) -> Record<G> {
    let rules = Arc::clone(library.find(variant).expect("a variant of the program"));
    let count = u8::try_from(seats.len()).expect("a few seats");
    let first = Seat::ALL[usize::try_from(seed).unwrap_or(0) % seats.len()];
    let setup = G::setup_of(&rules, &SetupWish::default(), first);
    let start = G::new(&rules, count, &setup);
    let side = Side::<G> { rules: Arc::clone(&rules), setup };
    let actions = game_played(&side, count, level, seed, &Thought::default()).expect("nobody gives up");
    let mut session = Session::waiting(Arc::clone(&rules), start, DealerDef::Seed(seed));
    for action in actions {
        session.follow(action).expect("the action was legal");
    }
    let seat = |(index, (name, player)): (usize, &(&str, Player))| SeatRecord {
        name: (*name).to_owned(),
        colour: rules.colours()[index].clone(),
        player: player.clone(),
    };
    Record::of(&session, seats.iter().enumerate().map(seat).collect(), RecordOptions::default())
}

/// The same, played at random.
pub fn played<G: Studied>(library: &Library<G>, variant: &str, seats: &[(&str, Player)], seed: u64) -> Record<G> {
    played_by(Level::Random, library, variant, seats, seed)
}

/// A computer of this level.
pub fn computer(level: Level) -> Player {
    Player::Computer(level.id().to_owned())
}

/// Makes a file one that was last written then.
pub fn touch(path: &Path, seconds: u64) {
    let file = std::fs::File::options().append(true).open(path).expect("the file is there");
    file.set_modified(UNIX_EPOCH + Duration::from_secs(seconds)).expect("its time can be set");
}

/// Fills a folder: nine games of Tikal, seven of them against an adept and two against experts, six of Legend and six of
/// The Temple of Chac, each a day after the one before, one that is not over and one that cannot be read. Ana has played
/// all of them.
pub fn fill(folder: &Path) {
    static TEXTS: OnceLock<Vec<(u64, String)>> = OnceLock::new();
    for (number, text) in TEXTS.get_or_init(texts) {
        let path = folder.join(format!("{number:03}.tikal"));
        std::fs::write(&path, text).expect("a temporary file");
        touch(&path, DAY + 86_400 * number);
    }
}

/// The records with their numbers.
fn texts() -> Vec<(u64, String)> {
    fn text<G: Studied>(record: &Record<G>) -> String {
        record.write().expect("a record can be written")
    }
    let (ana, adept, expert) = (("Ana", Player::Human), computer(Level::Adept), computer(Level::Expert));
    let (tikal, legend, chac) = (TikalLibrary::built_in(), LegendLibrary::built_in(), ChacLibrary::built_in());
    let two = [ana.clone(), ("Cleo", adept.clone())];
    let mut texts: Vec<(u64, String)> =
        (0..7).map(|number| (number, text(&played(&tikal, "classic", &two, number)))).collect();
    let three = [("Cleo", expert.clone()), ana.clone(), ("Dan", expert)];
    texts.extend((7..9).map(|number| (number, text(&played(&tikal, "duel", &three, number)))));
    texts.extend((10..16).map(|number| (number, text(&played(&legend, "legend", &two, number)))));
    // At random nobody comes out of the temple.
    let with_ben = [ana, ("Eve", adept), ("Ben", Player::Human)];
    let in_temple = |number| text(&played_by(Level::Novice, &chac, "temple", &with_ben, number));
    texts.extend((20..26).map(|number| (number, in_temple(number))));
    let mut begun = played(&tikal, "classic", &two, 30);
    begun.actions.truncate(20);
    texts.extend([(30, text(&begun)), (31, "nonsense".to_owned())]);
    texts
}
