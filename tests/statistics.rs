//! Statistics over kept games: what is taken down of a game agrees with the game, the index of those that were read is
//! trusted only as far as it is whole, nothing is read twice, and the mathematics are those worked out by hand.

#![expect(clippy::unwrap_used, reason = "tests fail by panicking")]

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use tikal::ai::Level;
use tikal::game::{Player, TakeBack, Takeover};
use tikal::lab::{Studied, WHOLE};
use tikal::library::{ChacLibrary, LegendLibrary, Libraries, Library, Shelf, TikalLibrary};
use tikal::statistics::{
    Archive, Counted, FEWEST, Filter, Game, Gatherer, Group, INDEX_FORMAT, IndexText, KeptGame, Known, POINTS, RowKey,
    Seat, Span, Stamp, Strongest, WINDOW, Who, chosen, contrasts, course, csv, met, people, read_index, rows, summary,
};

use crate::kept::{DAY, computer, fill, played, touch};

/// The day of the first games that are made here.
const TODAY: &str = "2026-09-21";

// ---- What is taken down of a game -----------------------------------------------------------------------

fn counted(measure: &str, key: &str) -> Counted {
    Counted { measure: measure.to_owned(), key: key.to_owned() }
}

/// The sources of points add up to the score of every seat, in games of two and more.
fn points_add_up<G: Studied>(library: &Library<G>, variant: &str, seats: usize) {
    let who: Vec<(String, Player)> = (0..seats).map(|seat| (format!("Seat {seat}"), computer(Level::Adept))).collect();
    let who: Vec<(&str, Player)> = who.iter().map(|(name, player)| (name.as_str(), player.clone())).collect();
    for seed in 0..4 {
        let record = played(library, variant, &who, seed);
        let game = summary(record.write().unwrap().as_bytes(), &Libraries::built_in()).unwrap();
        assert!(game.is_over && game.is_fair() && game.turns > 0 && game.actions > game.turns, "{game:?}");
        assert_eq!((game.game.as_str(), game.variant.as_str(), game.seats.len()), (G::ID, variant, seats));
        for seat in &game.seats {
            let numbers = game.counted.iter().zip(&seat.numbers);
            let points: i32 = numbers.filter(|(counted, _)| counted.measure == POINTS).map(|(_, number)| number).sum();
            assert_eq!(points, seat.score.unwrap_or(0), "{variant}, seed {seed}: {:?} {seat:?}", game.counted);
            assert_eq!(seat.numbers.len(), game.counted.len());
        }
        let actions = game.counted.iter().enumerate().filter(|(_, counted)| counted.measure == "action");
        let actions: i32 =
            actions.map(|(place, _)| game.seats.iter().map(|seat| seat.numbers[place]).sum::<i32>()).sum();
        assert!(actions > 0 && actions.cast_unsigned() <= game.actions);
        let wins: i64 = game.seats.iter().map(|seat| seat.win).sum();
        assert!(wins == WHOLE || wins == 0, "{wins}");
    }
}

#[test]
fn points_by_source_add_up_to_the_score_of_every_seat_of_every_game() {
    points_add_up(&TikalLibrary::built_in(), "classic", 2);
    points_add_up(&TikalLibrary::built_in(), "rival-patrons", 3);
    points_add_up(&LegendLibrary::built_in(), "legend", 2);
    points_add_up(&LegendLibrary::built_in(), "legend", 4);
    points_add_up(&ChacLibrary::built_in(), "temple", 3);
    points_add_up(&ChacLibrary::built_in(), "temple", 6);
}

#[test]
fn of_a_game_that_is_not_over_no_number_is_known() {
    let seats = [("Ana", Player::Human), ("Eve", computer(Level::Novice))];
    let mut record = played(&LegendLibrary::built_in(), "legend", &seats, 3);
    record.actions.truncate(record.actions.len() / 2);
    let game = summary(record.write().unwrap().as_bytes(), &Libraries::built_in()).unwrap();
    assert!(!game.is_over && game.counted.is_empty() && (game.turns, game.actions) == (0, 0));
    assert!(game.seats.iter().all(|seat| seat.score.is_none() && seat.win == 0 && seat.numbers.is_empty()));
    // What cannot be read to its end, or at all, is nothing.
    record.actions.push("fly to the moon".to_owned());
    assert_eq!(summary(record.write().unwrap().as_bytes(), &Libraries::built_in()), None);
    assert_eq!(summary(b"nonsense", &Libraries::built_in()), None);
}

#[test]
fn games_with_hints_and_takeovers_are_known_as_such() {
    let seats = [("Ana", Player::Human), ("Eve", computer(Level::Novice)), ("Ben", Player::Human)];
    let of = |record: &tikal::game::Record<tikal::tikal::State>| {
        summary(record.write().unwrap().as_bytes(), &Libraries::built_in()).unwrap()
    };
    let plain = played(&TikalLibrary::built_in(), "classic", &seats, 5);
    let who = |game: &Game| game.seats.iter().map(|seat| seat.who.clone()).collect::<Vec<_>>();
    assert_eq!(who(&of(&plain)), [Who::Person, Who::Computer("novice".to_owned()), Who::Person]);
    let mut hinted = plain.clone();
    hinted.hints.insert(4);
    assert!(of(&plain).is_fair() && !of(&hinted).is_fair() && of(&hinted).hints == 1);
    let mut lenient = plain.clone();
    lenient.options.take_back = TakeBack::Anything;
    assert!(!of(&lenient).is_fair());
    let mut taken = plain;
    let takeover = |seat: usize, player| Takeover { seat: tikal::game::Seat::ALL[seat], player };
    taken.takeovers.insert(9, takeover(0, computer(Level::Master)));
    // Somebody who has it already changes nothing.
    taken.takeovers.insert(10, takeover(2, Player::Human));
    assert_eq!(who(&of(&taken)), [Who::Several, Who::Computer("novice".to_owned()), Who::Person]);
}

// ---- The index ------------------------------------------------------------------------------------------

fn known(count: usize) -> Vec<Known> {
    let game = |number: usize| Game { turns: 7, ..made(&[("Ana", Who::Person, Some(12), WHOLE)], number) };
    let stamp = Stamp { size: 99, time: Some((DAY, 500)) };
    (0..count)
        .map(|number| Known { file: format!("{number}.tikal"), stamp, played: stamp.time, game: game(number) })
        .collect()
}

#[test]
fn an_index_is_whole_torn_or_foreign() {
    let all = known(5);
    let text = IndexText::write(&all);
    assert_eq!(IndexText::read(&text), IndexText::Whole(all));
    // Wherever it is cut off and whatever is changed, nothing of it counts.
    for length in (1..text.len()).filter(|&length| text.is_char_boundary(length)).step_by(7) {
        let cut = IndexText::read(&text[..length]);
        assert!(matches!(cut, IndexText::Torn | IndexText::Foreign), "{length}: {cut:?}");
    }
    assert_eq!(IndexText::read(&text.replace("12", "13")), IndexText::Torn);
    let format = |number: u32| text.replacen(&INDEX_FORMAT.to_string(), &number.to_string(), 1);
    assert_eq!(IndexText::read(&format(INDEX_FORMAT + 1)), IndexText::Foreign);
    let version = text.replacen(env!("CARGO_PKG_VERSION"), "0.0.0", 1);
    assert_eq!(IndexText::read(&version), IndexText::Foreign, "another version counts other things");
    for foreign in ["", "\n", "Record(format: 2)\n", "{}", "tikal statistics\n"] {
        assert_eq!(IndexText::read(foreign), IndexText::Foreign, "{foreign:?}");
    }
    let folder = tempfile::tempdir().unwrap();
    assert_eq!(read_index(&folder.path().join("none")), IndexText::Missing);
    fs::write(folder.path().join("bytes"), [0xff, 0xfe]).unwrap();
    assert_eq!(read_index(&folder.path().join("bytes")), IndexText::Torn);
    assert_eq!(read_index(folder.path()), IndexText::Foreign);
}

#[test]
fn an_index_has_no_more_games_than_are_counted() {
    let text = IndexText::write(&known(10_050));
    let IndexText::Whole(found) = IndexText::read(&text) else { panic!("not whole") };
    assert_eq!(found.len(), tikal::statistics::MAX_GAMES);
}

fn gatherer(games: &Path, index: Option<&Path>) -> Gatherer {
    Gatherer {
        libraries: Libraries::built_in(),
        shelf: Shelf::new(games.to_owned()),
        index: index.map(Path::to_owned),
        wake: None,
    }
}

/// The number of files that a new run of the program reads in this folder, and of games that it knows then.
fn read_anew(games: &Path, index: Option<&Path>) -> (usize, usize) {
    let mut archive = Archive::default();
    archive.follow(gatherer(games, index));
    assert!(archive.is_complete() && archive.failure().is_none());
    (archive.files_read(), archive.games().iter().filter(|kept| kept.game.is_some()).count())
}

/// So many copies of a few games, each a second after the one before.
fn copies(folder: &Path, count: u64) {
    let seats = [("Ana", Player::Human), ("Cleo", computer(Level::Adept))];
    let texts = [
        played(&TikalLibrary::built_in(), "classic", &seats, 1).write().unwrap(),
        played(&ChacLibrary::built_in(), "temple", &seats, 2).write().unwrap(),
    ];
    for number in 0..count {
        let path = folder.join(format!("{number:04}.tikal"));
        fs::write(&path, &texts[usize::try_from(number).unwrap() % texts.len()]).unwrap();
        touch(&path, DAY + number);
    }
}

#[test]
fn of_two_thousand_games_none_is_read_twice_over_runs_of_the_program() {
    let folder = tempfile::tempdir().unwrap();
    let (games, index) = (folder.path().join("games"), folder.path().join("statistics.index"));
    fs::create_dir(&games).unwrap();
    copies(&games, 2_000);
    assert_eq!(read_anew(&games, Some(&index)), (2_000, 2_000));
    assert!(fs::metadata(&index).unwrap().len() < 4 << 20, "the index is small beside the games");
    assert_eq!(read_anew(&games, Some(&index)), (0, 2_000));
    // One is changed, one is gone, one is new, one cannot be read any more.
    touch(&games.join("0001.tikal"), DAY - 5);
    fs::remove_file(games.join("0002.tikal")).unwrap();
    fs::copy(games.join("0003.tikal"), games.join("new.tikal")).unwrap();
    fs::write(games.join("0004.tikal"), "nonsense").unwrap();
    assert_eq!(read_anew(&games, Some(&index)), (3, 1_999));
    // What cannot be read is tried again, the rest is not.
    let kept = fs::read(&index).unwrap();
    assert_eq!(read_anew(&games, Some(&index)), (1, 1_999));
    assert_eq!(fs::read(&index).unwrap(), kept, "nothing new, nothing written");
}

#[test]
fn a_folder_that_is_copied_back_keeps_the_days_of_its_games() {
    let folder = tempfile::tempdir().unwrap();
    let (games, index) = (folder.path().join("games"), folder.path().join("statistics.index"));
    fs::create_dir(&games).unwrap();
    copies(&games, 4);
    let times = || {
        let mut archive = Archive::default();
        archive.follow(gatherer(&games, Some(&index)));
        let mut times: Vec<_> = archive.games().iter().map(|kept| (kept.file(), kept.played.unwrap().0)).collect();
        times.sort();
        times.into_iter().map(|(_, seconds)| seconds).collect::<Vec<_>>()
    };
    let first = [DAY, DAY + 1, DAY + 2, DAY + 3];
    assert_eq!(times(), first);
    for number in 0..4 {
        touch(&games.join(format!("{number:04}.tikal")), DAY + 5_000_000);
    }
    assert_eq!(times(), first);
    assert_eq!(times(), first, "and so the index says");
    // An older copy of the same is older; another game under that name is of its own day.
    touch(&games.join("0000.tikal"), DAY - 900);
    fs::copy(games.join("0002.tikal"), games.join("0001.tikal")).unwrap();
    touch(&games.join("0001.tikal"), DAY + 7_000_000);
    assert_eq!(times(), [DAY - 900, DAY + 7_000_000, DAY + 2, DAY + 3]);
}

#[test]
fn an_index_that_is_torn_or_foreign_is_made_anew_and_without_one_all_is_read() {
    let folder = tempfile::tempdir().unwrap();
    let (games, index) = (folder.path().join("games"), folder.path().join("statistics.index"));
    fs::create_dir(&games).unwrap();
    copies(&games, 12);
    assert_eq!(read_anew(&games, Some(&index)), (12, 12));
    let whole = fs::read_to_string(&index).unwrap();
    for damaged in [&whole[..whole.len() / 2], "something else\n", "tikal statistics 0 abc\n", ""] {
        fs::write(&index, damaged).unwrap();
        assert_eq!(read_anew(&games, Some(&index)), (12, 12), "{damaged:.20}");
        assert_eq!(fs::read_to_string(&index).unwrap(), whole);
        assert_eq!(read_anew(&games, Some(&index)), (0, 12));
    }
    assert_eq!(read_anew(&games, None), (12, 12));
    // An index that cannot be written is no reason to tell nothing.
    assert_eq!(read_anew(&games, Some(folder.path())), (12, 12));
    // No folder, no games.
    assert_eq!(read_anew(&folder.path().join("none"), Some(&index)), (0, 0));
}

#[test]
fn a_later_visit_reads_only_what_has_changed_and_without_an_index_too() {
    let folder = tempfile::tempdir().unwrap();
    copies(folder.path(), 6);
    let mut archive = Archive::default();
    archive.follow(gatherer(folder.path(), None));
    let (first, revision) = (archive.files_read(), archive.revision());
    archive.rest();
    archive.follow(gatherer(folder.path(), None));
    assert_eq!((first, archive.files_read(), archive.revision()), (6, 0, revision));
    fs::remove_file(folder.path().join("0000.tikal")).unwrap();
    archive.follow(gatherer(folder.path(), None));
    assert_eq!((archive.files_read(), archive.games().len(), archive.revision()), (0, 5, revision + 1));
}

#[test]
fn games_are_read_on_a_thread_that_ends_when_nobody_listens() {
    let folder = tempfile::tempdir().unwrap();
    copies(folder.path(), 60);
    let woken = Arc::new(AtomicUsize::new(0));
    let counter = Arc::clone(&woken);
    let with_thread = |counter: Arc<AtomicUsize>| {
        let wake: tikal::library::Waker = Arc::new(move || _ = counter.fetch_add(1, Ordering::SeqCst));
        Gatherer { wake: Some(wake), ..gatherer(folder.path(), None) }
    };
    let mut archive = Archive::default();
    archive.follow(with_thread(Arc::clone(&counter)));
    assert!(archive.games().is_empty() && archive.is_followed(), "nobody waits for it");
    for _ in 0..30_000 {
        archive.poll();
        if archive.is_complete() {
            break;
        }
        std::thread::sleep(std::time::Duration::from_millis(2));
    }
    assert_eq!((archive.games().len(), archive.progress()), (60, None));
    assert_eq!(woken.load(Ordering::SeqCst), 3, "the first file, the fiftieth, the end");
    // The thread holds its alarm as long as it lives.
    archive.follow(with_thread(Arc::clone(&counter)));
    archive.rest();
    for _ in 0..30_000 {
        if Arc::strong_count(&woken) == 2 {
            return;
        }
        std::thread::sleep(std::time::Duration::from_millis(2));
    }
    panic!("the thread goes on");
}

// ---- Which games count ----------------------------------------------------------------------------------

/// A finished game of Tikal with these seats: name, who decided, score, part of the win.
fn made(seats: &[(&str, Who, Option<i32>, i64)], number: usize) -> Game {
    let seat = |(name, who, score, win): &(&str, Who, Option<i32>, i64)| Seat {
        name: (*name).to_owned(),
        who: who.clone(),
        score: *score,
        win: *win,
        numbers: Vec::new(),
    };
    Game {
        game: "tikal".to_owned(),
        variant: "classic".to_owned(),
        name: "Tikal".to_owned(),
        hash: format!("{:032x}", number % 2),
        is_over: true,
        turns: 30,
        actions: 300,
        hints: 0,
        is_lenient: false,
        from_position: false,
        counted: Vec::new(),
        seats: seats.iter().map(seat).collect(),
    }
}

fn kept(number: u64, game: Game) -> KeptGame {
    let stamp = Stamp { size: 1, time: Some((DAY + 86_400 * number, 0)) };
    KeptGame { path: PathBuf::from(format!("{number}.tikal")), stamp, played: stamp.time, game: Some(game) }
}

fn adept() -> Who {
    Who::Computer("adept".to_owned())
}

/// A game of Ana's and an adept's with these scores.
fn pair(number: u64, ana: i32, other: i32) -> KeptGame {
    let win = |own: i32, other: i32| match own.cmp(&other) {
        std::cmp::Ordering::Less => 0,
        std::cmp::Ordering::Equal => WHOLE / 2,
        std::cmp::Ordering::Greater => WHOLE,
    };
    let seats = [("Ana", Who::Person, Some(ana), win(ana, other)), ("Cleo", adept(), Some(other), win(other, ana))];
    kept(number, made(&seats, 0))
}

fn of_ana() -> Filter {
    Filter { me: Some("Ana".to_owned()), ..Filter::default() }
}

#[test]
fn games_are_chosen_by_person_game_variant_players_level_and_time() {
    let folder = tempfile::tempdir().unwrap();
    fill(folder.path());
    let mut archive = Archive::default();
    archive.follow(gatherer(folder.path(), None));
    let games = archive.games();
    assert_eq!(people(games).0, [("Ana".to_owned(), 21), ("Ben".to_owned(), 6)]);
    let count = |filter: &Filter| chosen(games, filter, TODAY).len();
    assert_eq!(count(&of_ana()), 21, "neither the one that goes on nor the one that cannot be read");
    assert_eq!(count(&Filter { me: None, ..of_ana() }), 0);
    let tikal = Filter { game: Some(tikal::games::GameId::Tikal), ..of_ana() };
    assert_eq!(count(&tikal), 9);
    let duel = TikalLibrary::built_in().find("duel").unwrap().hash().to_owned();
    assert_eq!(count(&Filter { variant: Some(duel), ..of_ana() }), 2);
    assert_eq!(count(&Filter { players: Some(3), ..of_ana() }), 8);
    assert_eq!(count(&Filter { level: Some(Strongest::Computer(Level::Expert)), ..of_ana() }), 2);
    assert_eq!(count(&Filter { level: Some(Strongest::Nobody), ..of_ana() }), 0);
    let first = chosen(games, &of_ana(), TODAY);
    assert!(first.windows(2).all(|pair| pair[0].kept.time() <= pair[1].kept.time()), "the first one first");
}

#[test]
fn days_are_of_this_year_and_of_this_month() {
    let holds = |day: &str| Span::ALL.map(|span| span.holds(Some(day), TODAY));
    assert_eq!(holds("2026-09-01"), [true; 3]);
    assert_eq!(holds("2026-08-31"), [true, true, false]);
    assert_eq!(holds("2025-09-21"), [true, false, false]);
    assert_eq!(Span::ALL.map(|span| span.holds(None, TODAY)), [true, false, false]);
}

// ---- The mathematics ------------------------------------------------------------------------------------

fn is_near(found: f64, expected: f64) -> bool {
    (found - expected).abs() < 0.01
}

#[test]
fn results_are_those_worked_out_by_hand() {
    // Ana wins with 50 to 40, loses with 30 to 36, shares with 20 each, is out of a game that nobody wins.
    let nobody = [("Ana", Who::Person, None, 0), ("Cleo", adept(), None, 0), ("Ben", Who::Person, Some(3), 0)];
    let games = [pair(0, 50, 40), pair(1, 30, 36), pair(2, 20, 20), kept(40, made(&nobody, 1))];
    let all = chosen(&games, &of_ana(), TODAY);
    let table = rows(&all, Group::Players);
    let keys: Vec<&RowKey> = table.iter().map(|row| &row.key).collect();
    assert_eq!(keys, [&RowKey::All, &RowKey::Players(2), &RowKey::Players(3)]);
    let [all_together, two, three] = &table[..] else { panic!("three rows") };
    assert_eq!((all_together.games, two.games, three.games), (4, 3, 1));
    // One and a half of four, of three, and none of one; Wilson's interval for half of three is 0.1419 to 0.8581... by
    // the formula: (0.5 + z²/6 ± z·√(0.25/3 + z²/36)) / (1 + z²/3).
    assert!(is_near(all_together.won.unwrap().value, 0.375) && is_near(two.won.unwrap().value, 0.5));
    let z: f64 = 1.959_964;
    let half = z * (0.25 / 3.0 + z * z / 36.0).sqrt() / (1.0 + z * z / 3.0);
    assert!(is_near(two.won.unwrap().low, 0.5 - half) && is_near(two.won.unwrap().high, 0.5 + half), "{two:?}");
    // Scores of the games in which she has one: 50, 30, 20; margins 10, −6, 0.
    assert!(is_near(all_together.score.unwrap().value, 100.0 / 3.0) && is_near(two.margin.unwrap().value, 4.0 / 3.0));
    assert!(three.score.is_none() && three.margin.is_none() && is_near(three.turns.unwrap().value, 30.0));
    let keys = |group| rows(&all, group).into_iter().skip(1).map(|row| (row.key, row.games)).collect::<Vec<_>>();
    assert_eq!(keys(Group::Opponent), [(RowKey::Person("Ben".to_owned()), 1), (RowKey::Computer(2), 4)]);
    assert_eq!(keys(Group::Level), [(RowKey::Level(Some(2)), 4)]);
    assert_eq!(keys(Group::Variant).len(), 2, "two hashes are two variants");
    let months = keys(Group::Month);
    assert_eq!(months.iter().map(|(_, games)| games).sum::<u64>(), 4);
    assert_eq!(months[0].0, RowKey::Month(Some("2026-09".to_owned())));
}

#[test]
fn strength_is_that_of_the_arena_worked_out_by_hand() {
    // Ten games: four won, four shared, two lost. The arena's own example: the mean is 0.6, Student's interval ± 0.2821;
    // 0.6 is 70.44 Elo, 0.3179 is −132.6, 0.8821 is 349.6.
    let scores = [(9, 1), (9, 1), (9, 1), (9, 1), (5, 5), (5, 5), (5, 5), (5, 5), (1, 9), (1, 9)];
    let games: Vec<KeptGame> = (0..).zip(scores).map(|(number, (own, other))| pair(number, own, other)).collect();
    let found = met(&chosen(&games, &of_ana(), TODAY));
    let [adept] = &found[..] else { panic!("one level: {found:?}") };
    assert_eq!((adept.level, adept.games), (Level::Adept, 10));
    assert!(is_near(adept.share.value, 0.6) && is_near(adept.share.low, 0.3179) && is_near(adept.share.high, 0.8821));
    assert!((adept.elo.value - 70.44).abs() < 0.1, "{adept:?}");
    assert!((adept.elo.low + 132.6).abs() < 1.0 && (adept.elo.high - 349.6).abs() < 1.5, "{adept:?}");
    // All won: there is no upper end, and the lower one is what twenty alike prove.
    let games: Vec<KeptGame> = (0..20).map(|number| pair(number, 9, 1)).collect();
    let found = met(&chosen(&games, &of_ana(), TODAY))[0];
    assert!(found.elo.value.is_infinite() && is_near(found.share.low, 0.8609), "{found:?}");
    // Fewer than that say nothing.
    let few: Vec<KeptGame> = (0..FEWEST - 1).map(|number| pair(number, 9, 1)).collect();
    assert!(met(&chosen(&few, &of_ana(), TODAY)).is_empty());
}

#[test]
fn in_a_larger_game_every_computer_is_met_and_the_game_is_one_number() {
    let expert = || Who::Computer("expert".to_owned());
    // Ana is before one adept and behind the other; before nobody of the experts, who share the win.
    let seats = [
        ("Ana", Who::Person, Some(20), 0),
        ("A", adept(), Some(10), 0),
        ("B", adept(), Some(30), 0),
        ("C", expert(), Some(40), WHOLE / 2),
        ("D", expert(), Some(40), WHOLE / 2),
        ("E", adept(), None, 0),
    ];
    let games: Vec<KeptGame> = (0..5).map(|number| kept(number, made(&seats, 0))).collect();
    let found = met(&chosen(&games, &of_ana(), TODAY));
    let shares: Vec<(Level, u64)> = found.iter().map(|met| (met.level, met.games)).collect();
    assert_eq!(shares, [(Level::Adept, 5), (Level::Expert, 5)]);
    // Two of three adepts: one with fewer points, one that is out of the game.
    assert!(is_near(found[0].share.value, 2.0 / 3.0) && is_near(found[1].share.value, 0.0), "{found:?}");
    // Who has won a tie-break is before who has as many points.
    let tie = [("Ana", Who::Person, Some(20), WHOLE), ("A", adept(), Some(20), 0)];
    let games: Vec<KeptGame> = (0..5).map(|number| kept(number, made(&tie, 0))).collect();
    assert!(is_near(met(&chosen(&games, &of_ana(), TODAY))[0].share.value, 1.0));
}

#[test]
fn games_that_are_not_fair_say_nothing_of_strength_and_all_the_same_count() {
    let games: Vec<KeptGame> = (0..8).map(|number| pair(number, 9, 1)).collect();
    let spoil: [fn(&mut Game); 3] =
        [|game| game.hints = 1, |game| game.is_lenient = true, |game| game.from_position = true];
    for spoil in spoil {
        let mut games = games.clone();
        games.iter_mut().take(4).for_each(|kept| spoil(kept.game.as_mut().unwrap()));
        let all = chosen(&games, &of_ana(), TODAY);
        assert_eq!((all.len(), met(&all).len()), (8, 0), "four are too few");
    }
}

#[test]
fn the_course_tells_of_the_last_games_at_each() {
    // Twenty-five lost, then twenty-five won.
    let games: Vec<KeptGame> =
        (0..50).map(|number| if number < 25 { pair(number, 1, 9) } else { pair(number, 9, 1) }).collect();
    let points = course(&chosen(&games, &of_ana(), TODAY), Level::Adept).points;
    assert_eq!((points.first().unwrap().0, points.last().unwrap().0), (5, 50));
    let share = |number: usize| points.iter().find(|(at, ..)| *at == number).unwrap().1.value;
    assert!(is_near(share(25), 0.0) && is_near(share(25 + WINDOW / 2), 0.5) && is_near(share(25 + WINDOW), 1.0));
    assert!(course(&chosen(&games, &of_ana(), TODAY), Level::Master).points.is_empty());
}

#[test]
fn what_is_done_otherwise_is_told_only_beyond_noise() {
    let things = [counted("action", "camp"), counted("action", "guard"), counted("action", "bid")];
    // Camps: Ana four or five, the adepts one or two; guards: all alike; bids: nobody ever.
    let game = |number: u64| {
        let seats = [
            ("Ana", Who::Person, Some(9), WHOLE),
            ("A", adept(), Some(1), 0),
            ("B", adept(), Some(1), 0),
            ("C", Who::Several, Some(1), 0),
        ];
        let mut game = made(&seats, 0);
        let odd = i32::try_from(number % 2).unwrap();
        game.counted = things.to_vec();
        let numbers = [[4 + odd, 2 + odd, 0], [1, 2 + odd, 0], [2, 2 + odd, 0], [90, 90, 0]];
        game.seats.iter_mut().zip(numbers).for_each(|(seat, numbers)| seat.numbers = numbers.to_vec());
        kept(number, game)
    };
    let games: Vec<KeptGame> = (0..6).map(game).collect();
    let found = contrasts(&chosen(&games, &of_ana(), TODAY), |_| true);
    let told: Vec<(&str, bool)> = found.iter().map(|it| (it.counted.key.as_str(), it.differs)).collect();
    assert_eq!(told, [("camp", true), ("guard", false)], "what nobody does is left out");
    // The mean of both adepts of a game is one number; the seat that somebody took over is none.
    assert!(is_near(found[0].own.value, 4.5) && is_near(found[0].others.unwrap().value, 1.5), "{found:?}");
    let few: Vec<KeptGame> = games.into_iter().take(4).collect();
    assert!(contrasts(&chosen(&few, &of_ana(), TODAY), |_| true).is_empty());
}

// ---- The table for other programs -----------------------------------------------------------------------

/// The cells of a table as RFC 4180 reads them.
fn cells(text: &str) -> Vec<Vec<String>> {
    let (mut lines, mut line, mut cell, mut is_quoted) = (Vec::new(), Vec::new(), String::new(), false);
    let mut letters = text.chars().peekable();
    while let Some(letter) = letters.next() {
        match letter {
            '"' if is_quoted && letters.peek() == Some(&'"') => cell.push(letters.next().unwrap()),
            '"' => is_quoted = !is_quoted,
            ',' if !is_quoted => line.push(std::mem::take(&mut cell)),
            '\r' if !is_quoted && letters.peek() == Some(&'\n') => {
                letters.next();
                line.push(std::mem::take(&mut cell));
                lines.push(std::mem::take(&mut line));
            }
            letter => cell.push(letter),
        }
    }
    assert!(line.is_empty() && cell.is_empty() && !is_quoted);
    lines
}

#[test]
fn every_column_of_every_game_is_documented() {
    let one = pair(1, 9, 1);
    let document = include_str!("../docs/statistics.md");
    for column in &cells(&csv([(&one, one.game.as_ref().unwrap())]))[0] {
        assert!(document.contains(&format!("`{column}`")), "{column}");
    }
}

#[test]
fn names_with_commas_quotes_and_lines_stay_in_their_cell() {
    let names = ["Ana, the \"Great\"", "two\nlines", " blanks ", "plain"];
    let mut game = made(&names.map(|name| (name, Who::Person, Some(-3), 15)), 0);
    game.counted = vec![counted("action", "camp"), counted("points", "temples 1")];
    game.seats.iter_mut().for_each(|seat| seat.numbers = vec![2, 7]);
    let (one, bare) = (kept(0, game), pair(1, 9, 1));
    let table = cells(&csv([&one, &bare].map(|kept| (kept, kept.game.as_ref().unwrap()))));
    assert_eq!(table.len(), 1 + 4 + 2);
    let head = &table[0];
    assert!(table.iter().all(|line| line.len() == head.len()), "{table:?}");
    let column = |name: &str| head.iter().position(|cell| cell == name).unwrap();
    let of = |name: &str| table[1..].iter().map(|line| line[column(name)].as_str()).collect::<Vec<_>>();
    assert_eq!(of("name")[..4], names);
    assert_eq!(of("tikal_action_camp"), ["2", "2", "2", "2", "", ""], "where it is not counted, nothing stands");
    assert_eq!(of("tikal_points_temples_1")[0], "7");
    assert_eq!((of("won")[0], of("score")[0], of("margin")[4], of("level")[5]), ("0.250", "-3", "8", "adept"));
    assert_eq!((of("player")[5], of("fair")[0], of("day")[0]), ("computer", "yes", TODAY));
}

#[test]
fn no_name_is_a_formula_and_numbers_stay_numbers() {
    let names = ["=1+1", "+1", "-1", "@SUM(A1)", "\t=1", "a=1"];
    let mut game = made(&names.map(|name| (name, Who::Person, Some(-3), 15)), 0);
    game.name = "=HYPERLINK(\"x\")".to_owned();
    let mut one = kept(0, game);
    one.path = PathBuf::from("=games.tikal");
    let table = cells(&csv([(&one, one.game.as_ref().unwrap())]));
    let column = |name: &str| {
        let place = table[0].iter().position(|cell| cell == name).unwrap();
        table[1..].iter().map(|line| line[place].as_str()).collect::<Vec<_>>()
    };
    assert_eq!(column("name"), ["'=1+1", "'+1", "'-1", "'@SUM(A1)", "'\t=1", "a=1"]);
    assert_eq!((column("file")[0], column("variant_name")[0]), ("'=games.tikal", "'=HYPERLINK(\"x\")"));
    assert_eq!(column("score")[0], "-3");
}
