//! The shelf: games that are kept while they are played, and what becomes of their files.

#![expect(clippy::unwrap_used, reason = "tests fail by panicking")]

use std::fs::File;
use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, SystemTime};

use tikal::game::{Damage, Line, Player, Record, RecordOptions, SeatRecord, text_of};
use tikal::library::{
    CLASSIC, JournalFile, ResumeError, Resumed, Shelf, ShelfError, TikalLibrary, Waker, journal_of, open_record,
};
use tikal::tikal::{Setup, State, TikalSession};

fn waker() -> Waker {
    Arc::new(|| {})
}

/// A game of two in which this many actions were played, the first legal one each time.
fn game(actions: usize) -> TikalSession {
    let rules = Arc::clone(TikalLibrary::built_in().find(CLASSIC).unwrap());
    let start = State::new(&rules, 2, &Setup::default());
    let (mut session, _) = TikalSession::new(rules, start, tikal::game::DealerDef::Seed(1));
    play(&mut session, actions);
    session
}

fn play(session: &mut TikalSession, actions: usize) -> Vec<Line> {
    let mut lines = Vec::new();
    for _ in 0..actions {
        let mut legal = Vec::new();
        session.state().legal_actions(session.rules(), &mut legal);
        let before = session.actions().len();
        session.play(legal[0]).unwrap();
        let rules = Arc::clone(session.rules());
        lines.extend(session.actions().skip(before).map(|action| Line::Play(text_of::<State>(&rules, action))));
    }
    lines
}

fn record(session: &TikalSession) -> Record<State> {
    let seat = |name: &str| SeatRecord { name: name.to_owned(), colour: "red".to_owned(), player: Player::default() };
    Record::of(session, vec![seat("Ada"), seat("Bob")], RecordOptions::default())
}

/// Begins the file of a game on the shelf and waits until it is there.
fn begin(shelf: &Shelf, session: &TikalSession, name: &str) -> JournalFile {
    let file = shelf.begin(name, journal_of(record(session), usize::MAX).unwrap(), waker());
    wait(&file);
    file
}

fn hand_over(file: &mut JournalFile, lines: Vec<Line>) {
    for line in lines {
        file.add(line);
    }
}

/// Waits until everything is synced.
fn wait(file: &JournalFile) {
    while file.is_behind() {
        assert!(file.failure().is_none(), "{:?}", file.failure());
        std::thread::yield_now();
    }
}

fn open(shelf: &Shelf, path: &Path) -> Resumed<State> {
    shelf.open(path, &TikalLibrary::built_in(), waker()).unwrap()
}

fn actions(session: &TikalSession) -> Vec<tikal::tikal::Action> {
    session.actions().collect()
}

#[test]
fn what_is_handed_over_is_there_again() {
    let folder = tempfile::tempdir().unwrap();
    let shelf = Shelf::new(folder.path().join("games"));
    let mut session = game(3);
    let mut file = begin(&shelf, &session, "Ada / Bob?");
    let path = file.path().unwrap();
    assert_eq!(path.file_name().unwrap(), "Ada Bob.tikal");
    for line in play(&mut session, 6) {
        file.add(line);
    }
    session.undo();
    file.add(Line::Undo(session.actions().len()));
    wait(&file);
    // Read while it is being written: by whoever looks on.
    let seen = open_record::<State>(&path, &TikalLibrary::built_in()).unwrap();
    assert_eq!(actions(&seen.session), actions(&session));
    drop(file);

    let Resumed { mut game, mut file, aside } = open(&shelf, &path);
    assert_eq!((actions(&game.session), game.damage, aside), (actions(&session), None, None));
    assert_eq!(game.session.undone().collect::<Vec<_>>(), session.undone().collect::<Vec<_>>());
    // What was taken back can be played again, and that is kept too.
    assert!(game.session.redo().is_some() && session.redo().is_some());
    file.add(Line::Redo(game.session.actions().len()));
    drop(file);
    assert_eq!(actions(&open(&shelf, &path).game.session), actions(&session));
}

#[test]
fn a_game_is_open_in_one_place_only() {
    let folder = tempfile::tempdir().unwrap();
    let shelf = Shelf::new(folder.path().to_owned());
    let file = begin(&shelf, &game(2), "one");
    let path = file.path().unwrap();
    assert!(shelf.is_in_use(&path));
    for refused in [
        shelf.open::<State>(&path, &TikalLibrary::built_in(), waker()).err(),
        shelf.rename(&path, "other").err().map(ResumeError::from),
        shelf.throw_away(&path).err().map(ResumeError::from),
    ] {
        assert!(matches!(refused, Some(ResumeError::Shelf(ShelfError::InUse(_)))), "{refused:?}");
    }
    // It can be copied all the same, and a new game of the same name gets another one.
    let copy = shelf.copy(&path, "one").unwrap();
    assert_eq!(copy, folder.path().join("one 2.tikal"));
    assert_eq!(begin(&shelf, &game(1), "one").path().unwrap(), folder.path().join("one 3.tikal"));
    drop(file);
    assert!(!shelf.is_in_use(&path));
    open(&shelf, &path);
}

/// Puts another file with these contents in the place of one, as programs do that sync or back up.
fn replace(path: &Path, bytes: &[u8]) {
    let other = path.with_extension("copy");
    std::fs::write(&other, bytes).unwrap();
    std::fs::rename(&other, path).unwrap();
}

#[test]
fn lines_go_to_the_file_that_has_the_name_also_after_an_equal_copy_took_its_place() {
    let folder = tempfile::tempdir().unwrap();
    let shelf = Shelf::new(folder.path().to_owned());
    let mut session = game(2);
    let mut file = begin(&shelf, &session, "game");
    let path = file.path().unwrap();
    for _ in 0..3 {
        hand_over(&mut file, play(&mut session, 2));
        wait(&file);
        replace(&path, &std::fs::read(&path).unwrap());
        hand_over(&mut file, play(&mut session, 2));
        wait(&file);
        let seen = open_record::<State>(&path, &TikalLibrary::built_in()).unwrap();
        assert_eq!(actions(&seen.session), actions(&session));
    }
    assert!(!folder.path().join("set aside").exists(), "an equal copy is as good");
}

#[test]
fn another_file_of_the_same_length_is_set_aside_before_lines_follow() {
    let folder = tempfile::tempdir().unwrap();
    let shelf = Shelf::new(folder.path().to_owned());
    let mut session = game(2);
    let mut file = begin(&shelf, &session, "game");
    let path = file.path().unwrap();
    hand_over(&mut file, play(&mut session, 2));
    wait(&file);
    let other = std::fs::read_to_string(&path).unwrap().replacen("Ada", "Eva", 1);
    replace(&path, other.as_bytes());
    hand_over(&mut file, play(&mut session, 2));
    wait(&file);
    let seen = open_record::<State>(&path, &TikalLibrary::built_in()).unwrap();
    assert_eq!((actions(&seen.session), seen.damage), (actions(&session), None));
    let aside = folder.path().join("set aside").join("game (changed by another program).tikal");
    assert_eq!(std::fs::read_to_string(aside).unwrap(), other);
}

#[test]
fn a_lock_that_a_stopped_program_holds_is_not_waited_for_for_ever() {
    let folder = tempfile::tempdir().unwrap();
    let shelf = Shelf::new(folder.path().to_owned());
    let path = begin(&shelf, &game(2), "game").path().unwrap();
    let door = File::options().write(true).open(folder.path().join(".locks").join("door")).unwrap();
    door.lock().unwrap();
    let error = shelf.open::<State>(&path, &TikalLibrary::built_in(), waker()).err().unwrap();
    let texts = tikal::words::Texts::new(tikal::words::Language::English);
    let said = tikal::words::failures::resume(&texts, &error);
    assert!(said.starts_with("It takes too long"), "{said}");
    drop(door);
    assert_eq!(open(&shelf, &path).game.session.actions().len(), game(2).actions().len());
}

#[test]
fn a_torn_line_is_dropped_and_what_follows_a_wrong_one_is_set_aside() {
    let folder = tempfile::tempdir().unwrap();
    let shelf = Shelf::new(folder.path().to_owned());
    let mut session = game(2);
    let mut file = begin(&shelf, &session, "game");
    let path = file.path().unwrap();
    let before = actions(&session);
    let lines = play(&mut session, 2);
    hand_over(&mut file, lines);
    drop(file);
    let whole = std::fs::read(&path).unwrap();

    std::fs::write(&path, &whole[..whole.len() - 3]).unwrap();
    let resumed = open(&shelf, &path);
    assert_eq!((resumed.game.damage, &resumed.aside), (Some(Damage::Torn), &None));
    assert_eq!(actions(&resumed.game.session)[..before.len()], before);
    drop(resumed);
    assert_eq!(open(&shelf, &path).game.damage, None, "the torn line is gone");

    let damaged = String::from_utf8(whole).unwrap().replacen("play ", "plan ", 1);
    std::fs::write(&path, &damaged).unwrap();
    let resumed = open(&shelf, &path);
    let aside = resumed.aside.clone().unwrap();
    assert!(matches!(resumed.game.damage, Some(Damage::Wrong(_))));
    assert!(aside.to_string_lossy().contains("is wrong"), "{}", aside.display());
    assert_eq!(std::fs::read_to_string(&aside).unwrap(), damaged);
    drop(resumed);
    assert_eq!(open(&shelf, &path).game.damage, None);
}

#[test]
fn what_cannot_be_read_stays_as_it_is() {
    let folder = tempfile::tempdir().unwrap();
    let shelf = Shelf::new(folder.path().to_owned());
    let path = folder.path().join("newer.tikal");
    std::fs::write(&path, "Record(format: 99, actions: [])").unwrap();
    let refused = shelf.open::<State>(&path, &TikalLibrary::built_in(), waker()).err();
    assert!(matches!(refused, Some(ResumeError::Record(_))), "{refused:?}");
    assert_eq!(std::fs::read_to_string(&path).unwrap(), "Record(format: 99, actions: [])");
    assert!(!shelf.is_in_use(&path));
}

#[test]
fn a_failed_write_is_told_and_tried_again() {
    let folder = tempfile::tempdir().unwrap();
    let games = folder.path().join("games");
    // A file stands where the folder should be.
    std::fs::write(&games, "").unwrap();
    let shelf = Shelf::new(games.clone());
    let mut session = game(1);
    let mut file = shelf.begin("game", journal_of(record(&session), usize::MAX).unwrap(), waker());
    while file.failure().is_none() {
        std::thread::yield_now();
    }
    hand_over(&mut file, play(&mut session, 1));
    assert!(file.is_behind() && file.path().is_none());
    std::fs::remove_file(&games).unwrap();
    while file.failure().is_some() || file.is_behind() {
        std::thread::yield_now();
    }
    let path = file.path().unwrap();
    drop(file);
    assert_eq!(actions(&open(&shelf, &path).game.session), actions(&session));
}

#[test]
fn a_file_that_vanishes_or_changes_while_it_is_open_is_written_again() {
    let folder = tempfile::tempdir().unwrap();
    let shelf = Shelf::new(folder.path().to_owned());
    let mut session = game(1);
    let mut file = begin(&shelf, &session, "game");
    let path = file.path().unwrap();
    std::fs::remove_file(&path).unwrap();
    hand_over(&mut file, play(&mut session, 1));
    wait(&file);
    std::fs::write(&path, "not ours").unwrap();
    hand_over(&mut file, play(&mut session, 1));
    drop(file);
    assert_eq!(actions(&open(&shelf, &path).game.session), actions(&session));
    let aside: Vec<_> = std::fs::read_dir(folder.path().join("set aside")).unwrap().flatten().collect();
    assert!(aside.iter().any(|entry| std::fs::read(entry.path()).is_ok_and(|text| text == b"not ours")), "{aside:?}");
}

#[test]
fn games_are_renamed_thrown_away_and_taken_out_again() {
    let folder = tempfile::tempdir().unwrap();
    let shelf = Shelf::new(folder.path().to_owned());
    let mut session = game(1);
    let mut file = begin(&shelf, &session, "game");
    // While it is open, by its own file.
    file.rename("evening").unwrap();
    assert_eq!(file.path().unwrap(), folder.path().join("evening.tikal"));
    assert!(matches!(file.rename(" ./ "), Err(ShelfError::NoName)));
    hand_over(&mut file, play(&mut session, 1));
    drop(file);
    let path = shelf.rename(&folder.path().join("evening.tikal"), "CON").unwrap();
    assert_eq!(path, folder.path().join("CON game.tikal"));
    let thrown = shelf.throw_away(&path).unwrap();
    assert_eq!((shelf.games().unwrap().len(), shelf.bin().unwrap().len()), (0, 1));
    let back = shelf.take_out(&thrown).unwrap();
    assert_eq!(actions(&open(&shelf, &back).game.session), actions(&session));
    shelf.throw_away(&back).unwrap();
    shelf.empty_bin().unwrap();
    assert_eq!((shelf.games().unwrap().len(), shelf.bin().unwrap().len()), (0, 0));
}

#[test]
fn put_away_it_is_a_record_and_can_be_played_on() {
    let folder = tempfile::tempdir().unwrap();
    let shelf = Shelf::new(folder.path().to_owned());
    let session = game(4);
    let file = begin(&shelf, &session, "game");
    let path = file.path().unwrap();
    file.put_away(record(&session).write().unwrap());
    let text = std::fs::read_to_string(&path).unwrap();
    assert_eq!(text, record(&session).write().unwrap());
    // Opened it stays what it is, until something happens.
    let mut resumed = open(&shelf, &path);
    assert_eq!(actions(&resumed.game.session), actions(&session));
    assert_eq!(std::fs::read_to_string(&path).unwrap(), text);
    hand_over(&mut resumed.file, play(&mut resumed.game.session, 1));
    wait(&resumed.file);
    assert!(std::fs::read_to_string(&path).unwrap().contains(" journal 1\n"));
    let played = actions(&resumed.game.session);
    drop(resumed);
    assert_eq!(actions(&open(&shelf, &path).game.session), played);
}

#[test]
fn long_names_are_cut_and_the_reason_why_one_is_set_aside_is_not() {
    let folder = tempfile::tempdir().unwrap();
    let shelf = Shelf::new(folder.path().to_owned());
    let session = game(2);
    // Four bytes a letter.
    let file = begin(&shelf, &session, &"\u{1F3B2}".repeat(90));
    let path = file.path().unwrap();
    drop(file);
    // A name that it has already is no other one.
    let name = path.file_stem().unwrap().to_str().unwrap().to_owned();
    assert_eq!(shelf.rename(&path, &format!("{name}.")).unwrap(), path);
    let damaged = std::fs::read_to_string(&path).unwrap().replacen("play ", "plan ", 1);
    std::fs::write(&path, damaged + "\n\n").unwrap();
    let aside = open(&shelf, &path).aside.unwrap();
    assert!(aside.to_string_lossy().contains("is wrong)"), "{}", aside.display());
}

#[test]
fn the_draft_of_an_earlier_version_is_taken_over() {
    let folder = tempfile::tempdir().unwrap();
    let shelf = Shelf::new(folder.path().join("games"));
    let draft = folder.path().join("draft.tikal");
    shelf.take_over(&draft, "game").unwrap();
    assert!(shelf.games().unwrap().is_empty());
    let session = game(4);
    std::fs::write(&draft, record(&session).write().unwrap()).unwrap();
    shelf.take_over(&draft, "game").unwrap();
    let games = shelf.games().unwrap();
    assert_eq!((&games[..], draft.exists()), (&[folder.path().join("games/game.tikal")][..], false));
    assert_eq!(actions(&open(&shelf, &games[0]).game.session), actions(&session));
}

#[test]
fn a_long_journal_is_begun_anew() {
    let folder = tempfile::tempdir().unwrap();
    let shelf = Shelf::new(folder.path().to_owned());
    let mut session = game(2);
    let mut file = begin(&shelf, &session, "game");
    for _ in 0..20 {
        let lines = play(&mut session, 1);
        let played = session.actions().len();
        hand_over(&mut file, lines);
        session.undo();
        file.add(Line::Undo(session.actions().len()));
        assert!(played > session.actions().len());
    }
    wait(&file);
    let path = file.path().unwrap();
    let long = std::fs::metadata(&path).unwrap().len();
    file.renew(journal_of(record(&session), usize::MAX).unwrap());
    wait(&file);
    assert!(std::fs::metadata(&path).unwrap().len() < long);
    hand_over(&mut file, play(&mut session, 1));
    drop(file);
    assert_eq!(actions(&open(&shelf, &path).game.session), actions(&session));
}

#[test]
fn a_clock_that_jumps_does_no_harm() {
    let folder = tempfile::tempdir().unwrap();
    let shelf = Shelf::new(folder.path().to_owned());
    let mut session = game(2);
    let mut file = begin(&shelf, &session, "game");
    let path = file.path().unwrap();
    let ages = [
        SystemTime::UNIX_EPOCH - Duration::from_hours(90_000),
        SystemTime::UNIX_EPOCH + Duration::from_hours(1_200_000),
    ];
    for (time, day) in ages.into_iter().zip(["1959-", "2106-"]) {
        // As if the clock had stood there when the last line was written.
        File::options().append(true).open(&path).unwrap().set_modified(time).unwrap();
        assert_eq!(shelf.games().unwrap(), [path.as_path()]);
        assert!(tikal::platform::day_of(time).starts_with(day));
        hand_over(&mut file, play(&mut session, 1));
        wait(&file);
        assert_eq!(tikal::library::remove_leftovers(folder.path()), 0);
    }
    drop(file);
    assert_eq!(actions(&open(&shelf, &path).game.session), actions(&session));
}
