//! Recorded whole games of every shipped variant, for every number of players, with drawn and with auctioned turns;
//! beside each a file with a digest of the position after every action. If the behaviour of the rules changes, the test
//! names the first action that leads to another position.
//!
//! `UPDATE_FIXTURES=1 cargo test --test engine playthroughs::` records games that are missing or no longer replay, renews the
//! digests of the others, and removes files that belong to no variant.
#![expect(clippy::unwrap_used, reason = "tests fail by panicking")]

use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::sync::{Arc, OnceLock};
use std::{fs, io};

use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};
use tikal::game::{Actor, Dealer, DealerDef, Game, NoEvents, RecordOptions, SeatRecord, VariantSource, text_of};
use tikal::library::{RECORD_ENDING, TikalLibrary, replay_record, save_record, write_text};
use tikal::tikal::{Action, Position, Setup, State, TikalRecord, TikalSession, TurnRule, Variant};

/// One game that has to be recorded.
struct Wanted {
    rules: Arc<Variant>,
    players: u8,
    auction: bool,
}

impl Wanted {
    /// Every game that has to be recorded.
    fn all() -> Vec<Self> {
        let library = TikalLibrary::built_in();
        let mut all = Vec::new();
        for entry in library.entries() {
            for players in entry.variant.players() {
                for auction in [false, true] {
                    all.push(Self { rules: Arc::clone(&entry.variant), players, auction });
                }
            }
        }
        all
    }

    fn name(&self) -> String {
        format!("{}-{}-{}", self.rules.id(), self.players, if self.auction { "auction" } else { "draw" })
    }

    fn record_path(&self) -> PathBuf {
        folder().join(self.name()).with_extension(RECORD_ENDING)
    }

    fn digest_path(&self) -> PathBuf {
        folder().join(self.name()).with_extension("digest")
    }

    /// Another seed for each game, so that no two of them are alike.
    fn seed(&self) -> u64 {
        self.name().bytes().fold(7, |seed, byte| (seed * 31 + u64::from(byte)) % 1_000_003)
    }

    /// Plays a game for the files.
    fn play(&self) -> TikalSession {
        let seed = self.seed();
        let first = Dealer::first_player(seed, self.players);
        let start = State::new(&self.rules, self.players, &Setup::new(TurnRule::auctioned(self.auction), first));
        let (mut session, _) = TikalSession::new(Arc::clone(&self.rules), start, DealerDef::Seed(seed));
        let mut random = Xoshiro256PlusPlus::seed_from_u64(seed);
        let mut legal = Vec::new();
        while session.state().actor() != Actor::Nobody {
            session.state().legal_actions(&self.rules, &mut legal);
            session.play(choose(&legal, &mut random)).unwrap();
        }
        session
    }

    fn record(&self, session: &TikalSession) -> TikalRecord {
        let colours = &self.rules.def().players.colours;
        let seats = (0..usize::from(self.players)).map(|index| SeatRecord {
            name: format!("Seat {index}"),
            colour: colours[index].clone(),
            player: tikal::game::Player::Computer("random".to_owned()),
        });
        let record = TikalRecord::of(session, seats.collect(), RecordOptions::default());
        // The record names the shipped variant only: its hash reports when the definition has changed.
        TikalRecord { variant: VariantSource::BuiltIn(self.rules.id().to_owned()), ..record }
    }
}

fn folder() -> PathBuf {
    Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/..")).join("tests/playthroughs")
}

fn updating() -> bool {
    std::env::var_os("UPDATE_FIXTURES").is_some_and(|value| value == "1")
}

/// Chooses a kind of action first, so that rare kinds are played more often than by an even choice, then one action of
/// that kind; low bids only.
fn choose(legal: &[Action], random: &mut impl rand::Rng) -> Action {
    let weight = |action: &Action| match action {
        Action::Dig(_) => 12,
        Action::Uncover(_) | Action::Enter { .. } | Action::Move { .. } => 5,
        Action::Pass | Action::Exchange { .. } => 3,
        Action::Guard { .. } | Action::Camp(_) | Action::Transfer { .. } => 1,
        _ => 2,
    };
    let mut kinds: Vec<(std::mem::Discriminant<Action>, u32)> = Vec::new();
    for action in legal {
        let kind = std::mem::discriminant(action);
        if !kinds.iter().any(|&(other, _)| other == kind) {
            kinds.push((kind, weight(action)));
        }
    }
    let mut pick = random.random_range(0..kinds.iter().map(|&(_, weight)| weight).sum());
    let chosen = kinds.iter().find(|&&(_, weight)| {
        let found = pick < weight;
        pick = pick.saturating_sub(weight);
        found
    });
    let kind = chosen.unwrap().0;
    let of_kind: Vec<Action> = legal.iter().copied().filter(|action| std::mem::discriminant(action) == kind).collect();
    let most = if matches!(of_kind[0], Action::Bid(_)) { of_kind.len().min(2) } else { of_kind.len() };
    of_kind[random.random_range(0..most)]
}

/// FNV-1a over everything that is written to it.
struct Digest(u64);

impl io::Write for Digest {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0 = bytes.iter().fold(self.0, |hash, &byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3));
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// A digest, as six hexadecimal digits, of a position as the protocol prints it.
fn digest(rules: &Variant, state: &State) -> String {
    let mut hash = Digest(0xcbf2_9ce4_8422_2325);
    serde_json::to_writer(&mut hash, &Position::of(rules, state)).unwrap();
    format!("{:06x}", (hash.0 ^ (hash.0 >> 24) ^ (hash.0 >> 48)) & 0x00ff_ffff)
}

/// One digest a line: of the start, then of the position after each action.
fn digests(session: &TikalSession) -> String {
    let rules = session.rules();
    let befores = session.plies().map(|(_, before, _)| before);
    befores.chain([session.state()]).fold(String::new(), |mut lines, state| {
        writeln!(lines, "{}", digest(rules, state)).unwrap();
        lines
    })
}

/// The game of a file, or what is wrong with it.
fn read(wanted: &Wanted, library: &TikalLibrary) -> Result<(TikalRecord, TikalSession), String> {
    let text = fs::read_to_string(wanted.record_path()).map_err(|_| "there is no such playthrough".to_owned())?;
    replay(wanted, &text, library)
}

/// The game of a record's text, which has to be a whole game of the wanted variant, players and turn rule.
fn replay(wanted: &Wanted, text: &str, library: &TikalLibrary) -> Result<(TikalRecord, TikalSession), String> {
    let opened = replay_record(text, library).map_err(|error| error.to_string())?;
    if let Some(stopped) = opened.stopped {
        return Err(stopped.to_string());
    }
    let state = opened.session.state();
    let setup = (opened.session.rules().id(), state.players(), state.is_auction());
    if setup != (wanted.rules.id(), wanted.players, wanted.auction) {
        return Err(format!("the game is {setup:?}"));
    }
    if state.actor() != Actor::Nobody {
        return Err("the game does not reach its end".to_owned());
    }
    Ok((opened.record, opened.session))
}

/// The game of a file, if it can still be played to its end; the hash of the variant may have changed since.
fn renewed(wanted: &Wanted, library: &TikalLibrary) -> Option<(TikalRecord, TikalSession)> {
    let mut record = TikalRecord::read(&fs::read_to_string(wanted.record_path()).ok()?).ok()?;
    record.hash = Some(wanted.rules.hash().to_owned());
    replay(wanted, &record.write().ok()?, library).ok()
}

/// The library and every game that has to be recorded; with `UPDATE_FIXTURES` the files are renewed first.
fn fixtures() -> &'static (TikalLibrary, Vec<Wanted>) {
    static FIXTURES: OnceLock<(TikalLibrary, Vec<Wanted>)> = OnceLock::new();
    FIXTURES.get_or_init(|| {
        let (library, wanted) = (TikalLibrary::built_in(), Wanted::all());
        if updating() {
            for wanted in &wanted {
                update(wanted, &library);
            }
            for path in left_over(&wanted) {
                fs::remove_file(path).unwrap();
            }
        }
        (library, wanted)
    })
}

fn update(wanted: &Wanted, library: &TikalLibrary) {
    let (record, session) = renewed(wanted, library).unwrap_or_else(|| {
        let session = wanted.play();
        (wanted.record(&session), session)
    });
    save_record(&wanted.record_path(), &record).unwrap();
    write_text(&wanted.digest_path(), &digests(&session)).unwrap();
}

/// The files that belong to no game.
fn left_over(wanted: &[Wanted]) -> Vec<PathBuf> {
    let names: BTreeSet<PathBuf> =
        wanted.iter().flat_map(|wanted| [wanted.record_path(), wanted.digest_path()]).collect();
    files().difference(&names).cloned().collect()
}

fn files() -> BTreeSet<PathBuf> {
    fs::read_dir(folder()).into_iter().flatten().map(|entry| entry.unwrap().path()).collect()
}

/// Replays one file and compares the digests; returns the kinds of action played, or what is wrong.
fn compare(wanted: &Wanted, library: &TikalLibrary) -> Result<BTreeSet<String>, String> {
    let (record, session) = read(wanted, library)?;
    if record.hash.as_deref() != Some(wanted.rules.hash()) {
        return Err("the record lacks the hash of its variant".to_owned());
    }
    let expected = fs::read_to_string(wanted.digest_path()).map_err(|_| "there is no digest file".to_owned())?;
    let found = digests(&session);
    let mut actions = record.actions.iter();
    for (index, (found, expected)) in found.lines().zip(expected.lines()).enumerate() {
        // The first line is the start, before any action.
        let action = if index == 0 { None } else { actions.next() };
        if found != expected {
            return Err(match action {
                None => "the game starts from another position than when it was recorded".to_owned(),
                Some(action) => {
                    let index = index - 1;
                    format!("action {index} (`{action}`) leads to another position than when it was recorded")
                }
            });
        }
    }
    if found.lines().count() != expected.lines().count() {
        return Err("the digest file has another number of lines than the record has actions".to_owned());
    }
    // A seed has to deal the same in later versions, so that saved games go on as they would have.
    let mut dealer = Dealer::new(record.dealer);
    for (index, (action, before, _)) in session.plies().enumerate() {
        if before.actor() == Actor::Chance {
            let dealt = dealer.next(&**session.rules(), before);
            if dealt != Some(action) {
                return Err(format!("action {index}: the dealer no longer deals what was recorded, but {dealt:?}"));
            }
            dealer.count(before.sort());
        }
    }
    Ok(record.actions.iter().map(|action| action.split(' ').next().unwrap_or_default().to_owned()).collect())
}

#[test]
fn every_variant_plays_as_recorded() {
    let (library, wanted) = fixtures();
    let mut verbs = BTreeSet::new();
    let mut problems = Vec::new();
    for wanted in wanted {
        match compare(wanted, library) {
            Ok(found) => verbs.extend(found),
            Err(problem) => problems.push(format!("{}: {problem}", wanted.name())),
        }
    }
    assert!(problems.is_empty(), "{}\nif that was meant: UPDATE_FIXTURES=1", problems.join("\n"));
    let all = "bid camp choose dig draw end enter exchange guard move pass place reveal transfer uncover";
    assert_eq!(verbs.into_iter().collect::<Vec<_>>().join(" "), all, "the games leave an action out");
}

#[test]
fn no_playthrough_is_left_over() {
    let (_, wanted) = fixtures();
    assert_eq!(left_over(wanted), [] as [PathBuf; 0], "of no built-in variant");
}

#[test]
fn the_files_stay_small() {
    let (_, wanted) = fixtures();
    let size: u64 = files().iter().map(|path| path.metadata().unwrap().len()).sum();
    let games = wanted.len() as u64;
    assert!(size < 20_000 * games, "{size} bytes for {games} games");
}

#[test]
fn every_action_of_a_recorded_game_was_legal_and_listed() {
    let (library, wanted) = fixtures();
    // One game is enough: `random_games` covers all variants.
    let wanted = wanted.iter().find(|wanted| wanted.players == 3 && wanted.auction).unwrap();
    let (_, session) = read(wanted, library).unwrap();
    let rules = &**session.rules();
    let mut legal = Vec::new();
    for (action, before, _) in session.plies() {
        before.legal_actions(rules, &mut legal);
        assert!(legal.contains(&action), "{}", text_of::<State>(rules, action));
        let mut after = *before;
        assert_eq!(after.apply(rules, action, &mut NoEvents), Ok(()));
    }
}

#[test]
fn positions_of_every_variant_are_taken_back() {
    let (library, wanted) = fixtures();
    for wanted in wanted {
        let (_, session) = read(wanted, library).unwrap();
        let rules = &**session.rules();
        for (index, (action, before, _)) in session.plies().enumerate().step_by(11) {
            let taken = Position::of(rules, before).to_state(rules);
            let action = text_of::<State>(rules, action);
            assert!(taken.as_ref() == Ok(before), "{} {index} ({action}): {:?}", wanted.name(), taken.err());
        }
    }
}
