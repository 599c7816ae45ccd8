//! A game that is shown again: by itself, by steps, turns and marks, with comments that are kept, for whose eyes, played on
//! from any moment, compared, and shared as a code.
#![expect(clippy::unwrap_used, reason = "tests fail by panicking")]

use std::sync::Arc;
use std::time::Duration;

use egui::accesskit::Role;
use egui::{Key, Modifiers};
use egui_kittest::kittest::{NodeT, Queryable};
use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};
use tikal::app::Services;
use tikal::app::command::Command;
use tikal::app::kit::settings::ReplaySpeed;
use tikal::app::table::{TableCommand, WindowCommand};
use tikal::game::{DealerDef, Game, Player, Record, RecordOptions, SeatRecord, Session, Sight};
use tikal::games::Listed;
use tikal::library::{Libraries, Shelf, Shipped, TikalLibrary, is_record_code, open_record, record_of_code};
use tikal::tikal::{Phase, State};

use crate::driver::{Driver, by_hand, scratch, write};

const SIZE: [f32; 2] = [1280.0, 800.0];
const FINISHED: &str = include_str!("playthroughs/classic-2-draw.tikal");
const SHORT: [&str; 6] = ["draw A2", "place c4 0", "enter leader a5", "move leader a5 b4", "end", "draw A3"];

/// A finished game that is shown again, its first moment first.
fn replayed() -> Driver {
    let mut driver = Driver::open(SIZE, FINISHED);
    assert_eq!(driver.state().phase(), Phase::Over);
    driver.click("Replay");
    assert_eq!(driver.shown_step(), 0);
    driver
}

/// A random game of this sort with people, up to so many actions or to its end.
fn random_record<G: Listed + Shipped>(seed: u64, most: usize) -> String {
    let libraries = Libraries::built_in();
    let rules = Arc::clone(libraries.of::<G>().find(G::STANDARD).unwrap());
    let start = G::new(&rules, 2, &G::Setup::default());
    let mut session = Session::new(Arc::clone(&rules), start, DealerDef::Seed(seed)).0;
    let (mut random, mut legal) = (ChaCha8Rng::seed_from_u64(seed), Vec::new());
    while session.actions().len() < most {
        session.state().legal_actions(&rules, &mut legal);
        if legal.is_empty() {
            break;
        }
        session.play(legal[random.random_range(0..legal.len())]).unwrap();
    }
    let seat = |(name, colour): (&str, &str)| SeatRecord {
        name: name.to_owned(),
        colour: colour.to_owned(),
        player: Player::Human,
    };
    let seats = [("Ana", "red"), ("Ben", "orange")].map(seat).into();
    Record::of(&session, seats, RecordOptions::default()).write().unwrap()
}

#[test]
fn a_game_is_gone_through_by_mouse_and_by_keys_and_nobody_plays_meanwhile() {
    let mut driver = replayed();
    let steps = driver.steps();
    driver.press(Modifiers::NONE, Key::ArrowRight);
    driver.click("A step later");
    assert_eq!(driver.shown_step(), 2);
    driver.press(Modifiers::NONE, Key::ArrowLeft);
    assert_eq!(driver.shown_step(), 1);
    // Turns begin behind the ends of others.
    let record = driver.record();
    let ends: Vec<usize> =
        record.actions.iter().enumerate().filter(|(_, line)| *line == "end").map(|(index, _)| index + 1).collect();
    driver.click("A turn later");
    assert_eq!(driver.shown_step(), ends[0]);
    driver.press(Modifiers::SHIFT, Key::ArrowRight);
    assert_eq!(driver.shown_step(), ends[1]);
    driver.press(Modifiers::SHIFT, Key::ArrowLeft);
    assert_eq!(driver.shown_step(), ends[0]);
    driver.press(Modifiers::NONE, Key::End);
    assert_eq!((driver.shown_step(), driver.looks_back()), (steps, true), "the end is a moment like the others");
    driver.press(Modifiers::NONE, Key::Home);
    // The marks lead from scoring to scoring, among others.
    let scorings = (0..steps).filter(|&index| {
        driver.events(index).iter().any(|event| matches!(event, tikal::tikal::Event::ScoringBegan { .. }))
    });
    let scorings: Vec<usize> = scorings.map(|index| index + 1).collect();
    let mut seen = Vec::new();
    loop {
        let before = driver.shown_step();
        driver.press(Modifiers::COMMAND, Key::ArrowRight);
        if driver.shown_step() == before {
            break;
        }
        seen.push(driver.shown_step());
    }
    assert!(scorings.len() >= 2 && scorings.iter().all(|at| seen.contains(at)), "{scorings:?} in {seen:?}");
    assert!(driver.shows("There is none after this moment"));
    // Nothing is played or taken back.
    for command in [TableCommand::Undo, TableCommand::Redo, TableCommand::GoOn, TableCommand::Hint] {
        driver.command(command);
    }
    assert_eq!((driver.steps(), driver.person_to_move(), driver.computer_to_move()), (steps, None, None));
    driver.press(Modifiers::NONE, Key::Escape);
    assert!(!driver.looks_back() && driver.state().phase() == Phase::Over);
}

#[test]
fn the_slider_is_there_for_screen_readers_and_the_pointer() {
    let mut driver = replayed();
    let steps = driver.steps();
    let slider = driver.harness.get_by_role(Role::Slider);
    assert_eq!(slider.accesskit_node().label(), Some(format!("Step 0 of {steps}")));
    let rect = slider.rect();
    driver.harness.hover_at(rect.center());
    driver.harness.run();
    driver.harness.get_by_role(Role::Slider).click();
    driver.harness.run();
    let middle = driver.shown_step();
    assert!(middle.abs_diff(steps / 2) <= steps / 20, "{middle} of {steps}");
}

#[test]
fn it_goes_on_by_itself_at_the_chosen_speed_and_stands_still_without_a_frame() {
    let mut driver = Driver::open(SIZE, &by_hand(&SHORT));
    driver.command(TableCommand::Replay);
    let still = |driver: &mut Driver| {
        for _ in 0..90 {
            if driver.next_frame() > Duration::from_mins(1) {
                return true;
            }
            driver.harness.step();
        }
        false
    };
    assert!(still(&mut driver), "nothing moves before it is asked for");
    driver.execute(Command::SetReplaySpeed(ReplaySpeed::Fastest));
    driver.send(TableCommand::PlayReplay);
    driver.harness.step();
    assert!(driver.next_frame() < Duration::from_millis(200), "{:?}", driver.next_frame());
    let mut shown = vec![driver.shown_step()];
    for _ in 0..200 {
        driver.harness.step();
        if shown.last() != Some(&driver.shown_step()) {
            shown.push(driver.shown_step());
        }
    }
    assert_eq!(shown, (0..=SHORT.len()).collect::<Vec<_>>(), "every moment once, in order");
    assert!(still(&mut driver), "at the end it stands still");
    // From the end it begins anew, and a look by hand stops it.
    driver.send(TableCommand::PlayReplay);
    driver.harness.step();
    assert!(driver.shown_step() < SHORT.len());
    driver.command(TableCommand::LookBack(Some(3)));
    assert!(still(&mut driver) && driver.shown_step() == 3);
}

/// A game of each sort that is shown again, whole, its first moment first, and the number of its actions.
fn each_replayed(services: impl Fn() -> Services) -> impl Iterator<Item = (Driver, usize)> {
    let texts = [
        FINISHED.to_owned(),
        random_record::<tikal::legend::State>(3, usize::MAX),
        random_record::<tikal::chac::State>(3, usize::MAX),
    ];
    texts.into_iter().map(move |text| {
        let mut driver = Driver::with(SIZE, services());
        let folder = scratch();
        let path = folder.path().join("game.tikal");
        write(&path, &text);
        driver.execute(Command::Open(path));
        driver.command(TableCommand::Replay);
        driver.command(TableCommand::ReplayAs(Sight::Everything));
        let steps = driver.app().table().unwrap().sitting().steps();
        (driver, steps)
    })
}

/// The moment that the slider tells.
fn moment(driver: &Driver) -> usize {
    number_in_slider(driver, 1)
}

/// A number in the words of the slider, such as `Step 3 of 264`.
fn number_in_slider(driver: &Driver, word: usize) -> usize {
    let label = driver.harness.get_by_role(Role::Slider).accesskit_node().label().unwrap();
    label.split_whitespace().nth(word).and_then(|number| number.parse().ok()).unwrap()
}

/// Presses a key so often within one frame.
fn press_often(driver: &mut Driver, modifiers: Modifiers, key: Key, count: usize) {
    for pressed in (0..count).flat_map(|_| [true, false]) {
        let event = egui::Event::Key { key, physical_key: None, pressed, repeat: false, modifiers };
        driver.harness.input_mut().events.push(event);
    }
    driver.harness.run();
}

#[test]
fn in_every_game_each_press_counts_however_many_fall_into_one_frame() {
    for (mut driver, steps) in each_replayed(Services::for_tests) {
        press_often(&mut driver, Modifiers::NONE, Key::ArrowRight, 6);
        assert_eq!(moment(&driver), 6);
        press_often(&mut driver, Modifiers::NONE, Key::ArrowLeft, 4);
        assert_eq!(moment(&driver), 2);
        press_often(&mut driver, Modifiers::NONE, Key::ArrowLeft, 4);
        assert_eq!(moment(&driver), 0, "not beyond the beginning");
        // Turns and marks: three presses lead as far in one frame as in three.
        for modifiers in [Modifiers::SHIFT, Modifiers::COMMAND] {
            (0..3).for_each(|_| press_often(&mut driver, modifiers, Key::ArrowRight, 1));
            let third = moment(&driver);
            assert!(third > 2, "{third}");
            driver.press(Modifiers::NONE, Key::Home);
            press_often(&mut driver, modifiers, Key::ArrowRight, 3);
            assert_eq!(moment(&driver), third);
            press_often(&mut driver, modifiers, Key::ArrowLeft, 9);
            driver.press(Modifiers::NONE, Key::Home);
        }
        driver.press(Modifiers::NONE, Key::End);
        assert_eq!(moment(&driver), steps);
        press_often(&mut driver, Modifiers::NONE, Key::ArrowRight, 3);
        assert!(moment(&driver) == steps && driver.has("End replay"), "not beyond the end");
    }
}

#[test]
fn in_every_game_the_slider_is_moved_by_a_screen_reader_and_keeps_the_keys_when_it_has_the_keyboard() {
    for (mut driver, steps) in each_replayed(Services::for_tests) {
        let slider = driver.harness.get_by_role(Role::Slider);
        let node = slider.accesskit_node();
        assert_eq!((node.min_numeric_value(), node.max_numeric_value()), (Some(0.0), Some(steps as f64)));
        slider.set_value_accesskit((steps / 2) as f64);
        driver.harness.run();
        assert_eq!(moment(&driver), steps / 2);
        driver.harness.get_by_role(Role::Slider).increment_accesskit();
        driver.harness.run();
        assert_eq!(moment(&driver), steps / 2 + 1);
        driver.harness.get_by_role(Role::Slider).decrement_accesskit();
        driver.harness.get_by_role(Role::Slider).decrement_accesskit();
        driver.harness.run();
        assert_eq!(moment(&driver), steps / 2 - 1);
        // With the keyboard on it the arrows go on leading through the game, and not to what stands beside it.
        driver.harness.get_by_role(Role::Slider).focus();
        driver.harness.run();
        driver.press(Modifiers::NONE, Key::ArrowRight);
        assert_eq!(moment(&driver), steps / 2);
        assert!(driver.harness.get_by_role(Role::Slider).accesskit_node().is_focused());
        // Every button is reached by the keyboard and read by its name.
        let mut met = Vec::new();
        for _ in 0..60 {
            driver.press(Modifiers::NONE, Key::Tab);
            met.extend(driver.focused());
        }
        for name in [
            "To the mark before: a scoring, an event, a turning point, a comment",
            "A turn earlier",
            "A step earlier",
            "Play",
            "A step later",
            "Speed 1×",
        ] {
            assert!(met.iter().any(|met| met == name), "{name} in {met:?}");
        }
    }
}

#[test]
fn a_picture_saved_or_copied_in_the_replay_of_any_game_is_that_of_the_moment() {
    let folder = scratch();
    let services = || Services { folder: Some(folder.path().to_owned()), ..Services::for_tests() };
    for (number, (mut driver, _)) in each_replayed(services).enumerate() {
        let copy = |driver: &mut Driver| {
            driver.send(Command::CopyPicture);
            driver.harness.step();
            let commands = &driver.harness.output().platform_output.commands;
            let image = commands.iter().find_map(|command| match command {
                egui::OutputCommand::CopyImage(image) => Some(image.clone()),
                _ => None,
            });
            image.unwrap()
        };
        let first = copy(&mut driver);
        driver.press(Modifiers::NONE, Key::End);
        let last = copy(&mut driver);
        assert!(first.size == last.size && first.pixels != last.pixels, "game {number}");
        driver.command(TableCommand::LookBack(Some(0)));
        // The tests' system has no dialogs: the file gets a name of its own.
        driver.execute(Command::AskWhereToSavePicture);
        let saved = || std::fs::read_dir(folder.path()).unwrap().flatten().filter(|file| file.path().is_file()).count();
        for _ in 0..9000 {
            if saved() > number {
                break;
            }
            std::thread::sleep(Duration::from_millis(20));
        }
        assert_eq!(saved(), number + 1);
    }
}

#[test]
fn the_speed_is_kept_for_the_next_replay_and_the_next_run() {
    let folder = scratch();
    let services = || Services { settings: Some(folder.path().join("settings.ron")), ..Services::for_tests() };
    let mut driver = Driver::open_with(SIZE, FINISHED, services());
    driver.command(TableCommand::Replay);
    press_often(&mut driver, Modifiers::NONE, Key::PageUp, 2);
    assert!(driver.has("Speed 4×"));
    driver.press(Modifiers::NONE, Key::Escape);
    driver.command(TableCommand::Replay);
    assert!(driver.has("Speed 4×"));
    drop(driver);
    let mut driver = Driver::open_with(SIZE, FINISHED, services());
    driver.command(TableCommand::Replay);
    assert!(driver.has("Speed 4×"));
    press_often(&mut driver, Modifiers::NONE, Key::PageUp, 2);
    assert!(driver.has("Speed 10×") && driver.shows("It goes no faster"), "{:?}", driver.app().message());
}

#[test]
fn escape_closes_the_list_of_speeds_and_only_then_the_replay() {
    let mut driver = Driver::open_with(SIZE, FINISHED, Services::for_tests());
    driver.command(TableCommand::Replay);
    driver.click("Speed 1×");
    assert!(driver.has("Speed 10×"));
    driver.press(Modifiers::NONE, Key::Escape);
    assert!(!driver.has("Speed 10×") && driver.has("End replay"), "the list is closed, and nothing else");
    driver.press(Modifiers::NONE, Key::Escape);
    assert!(!driver.has("End replay"));
}

/// Services that keep games in a folder.
fn keeping(folder: &std::path::Path) -> Services {
    Services { games: Some(folder.to_owned()), keeps: true, ..Services::for_tests() }
}

#[test]
fn comments_are_written_shown_and_kept_with_the_game() {
    let folder = scratch();
    let mut driver = Driver::open_with(SIZE, &by_hand(&SHORT), keeping(folder.path()));
    driver.command(TableCommand::Replay);
    driver.command(TableCommand::LookBack(Some(3)));
    driver.click("Comment");
    let field = driver.harness.get_by_role_and_label(Role::MultilineTextInput, "Comment");
    assert!(field.accesskit_node().is_focused(), "one can type at once");
    field.type_text("Too early?");
    driver.run();
    driver.click("Keep");
    assert!(driver.shows("Too early?") && driver.shows("Comment on step 3"));
    driver.press(Modifiers::NONE, Key::ArrowRight);
    assert!(!driver.shows("Too early?"));
    assert_eq!(driver.record().comments.get(&2).map(String::as_str), Some("Too early?"));
    driver.press(Modifiers::COMMAND, Key::ArrowLeft);
    assert_eq!(driver.shown_step(), 3, "a comment is a mark");
    // The record was only opened to be looked at: with the comment it is a game of its own, in a file.
    drop(driver);
    let games = Shelf::new(folder.path().to_owned()).games().unwrap();
    assert_eq!(games.len(), 1);
    let opened = open_record::<State>(&games[0], &TikalLibrary::built_in()).unwrap();
    assert_eq!(opened.record.comments.get(&2).map(String::as_str), Some("Too early?"));
    assert_eq!(opened.session.actions().len(), SHORT.len());
    // Taken away again, it is gone there too.
    let mut driver = Driver::with(SIZE, keeping(folder.path()));
    driver.execute(Command::ReplayGame(games[0].clone()));
    driver.command(TableCommand::LookBack(Some(3)));
    assert!(driver.shows("Too early?"));
    driver.command(TableCommand::BeginComment);
    driver.harness.get_by_role_and_label(Role::MultilineTextInput, "Comment").focus();
    driver.harness.run();
    driver.press(Modifiers::COMMAND, Key::A);
    driver.press(Modifiers::NONE, Key::Delete);
    driver.click("Keep");
    assert!(!driver.shows("Too early?"));
    drop(driver);
    let opened = open_record::<State>(&games[0], &TikalLibrary::built_in()).unwrap();
    assert!(opened.record.comments.is_empty(), "{:?}", opened.record.comments);
}

#[test]
fn any_moment_begins_a_new_game_and_the_old_one_stays_and_both_are_compared() {
    let folder = scratch();
    let mut driver = Driver::with(SIZE, keeping(folder.path()));
    driver.new_game(7, false);
    driver.play_on(|_| false);
    let whole = driver.record();
    driver.command(TableCommand::Replay);
    driver.command(TableCommand::LookBack(Some(40)));
    driver.click("Play on from here");
    assert!(!driver.looks_back() && driver.steps() >= 40);
    let branched = driver.record();
    assert_eq!(branched.actions[..40], whole.actions[..40]);
    assert_eq!((&branched.seats, &branched.setup), (&whole.seats, &whole.setup));
    assert_ne!(branched.dealer, whole.dealer, "nobody knows what comes up");
    // Another way from there on.
    for seat in tikal::game::Seat::ALL.into_iter().take(branched.seats.len()) {
        driver.command(TableCommand::TakeOver(seat, None));
    }
    let steps = driver.steps();
    while driver.steps() < steps + 3 {
        let legal = driver.legal();
        driver.play_action(*legal.last().unwrap());
    }
    let games = Shelf::new(folder.path().to_owned()).games().unwrap();
    assert_eq!(games.len(), 2);
    let other = games.iter().find(|path| path.to_string_lossy().contains("from step 40")).unwrap().clone();
    let first = games.iter().find(|path| **path != other).unwrap().clone();
    assert_eq!(open_record::<State>(&first, &TikalLibrary::built_in()).unwrap().record.actions, whole.actions);

    std::fs::copy(&first, folder.path().join("twin.tikal")).unwrap();
    driver.execute(Command::ReplayGame(first));
    driver.click("Compare…");
    assert!(!driver.has("twin"), "the same game in another file");
    let name = tikal::library::name_of_game(&other);
    driver.click(&name);
    assert!(driver.shows(&format!("Compared with “{name}”")));
    let at = driver.shown_step();
    let now = open_record::<State>(&other, &TikalLibrary::built_in()).unwrap();
    let played: Vec<String> =
        now.session.actions().map(|action| tikal::game::text_of::<State>(now.session.rules(), action)).collect();
    assert!(at >= 40 && played[..at] == whole.actions[..at] && played.get(at) != whole.actions.get(at), "{at}");
    driver.click("Close comparison");
    assert!(!driver.shows("Compared with"));
    // Any other file is chosen in the system's dialog; where there is none, that is said.
    driver.click("Compare…");
    driver.click("Another file…");
    driver.run();
    assert!(
        driver.app().message().is_some_and(|message| message.contains("no file dialog")),
        "{:?}",
        driver.app().message()
    );
    let elsewhere = scratch();
    let copy = elsewhere.path().join("sent.tikal");
    std::fs::copy(&other, &copy).unwrap();
    driver.execute(Command::Compare(copy));
    assert!(driver.shows("Compared with “sent”"));
}

#[test]
fn a_game_with_secrets_says_so_and_asks_for_whose_eyes_before_it_shows_anything() {
    for most in [usize::MAX, 60] {
        let mut driver = Driver::with(SIZE, Services::for_tests());
        let folder = scratch();
        let path = folder.path().join("chac.tikal");
        write(&path, &random_record::<tikal::chac::State>(5, most));
        driver.execute(Command::Open(path));
        driver.command(TableCommand::Replay);
        assert!(driver.shows("This game holds secrets"));
        assert_eq!(driver.shows("the game is not over"), most == 60);
        driver.click("Cancel");
        assert!(!driver.has("End replay"), "it is shown to nobody");
        driver.command(TableCommand::Replay);
        let sight = |driver: &Driver| driver.app().table().unwrap().sight();
        assert_eq!(sight(&driver), Some(Sight::Spectator), "until somebody says for whom");
        driver.click("Show it as Ben saw it");
        assert_eq!(sight(&driver), Some(Sight::Seat(tikal::game::Seat::ALL[1])));
        assert!(driver.has("End replay"));
        driver.command(TableCommand::LookBack(None));
        driver.command(TableCommand::ReplayAs(Sight::Everything));
        assert_eq!(sight(&driver), Some(Sight::Everything));
        driver.press(Modifiers::NONE, Key::Escape);
        assert_eq!(sight(&driver), None);
    }
}

#[test]
fn a_game_of_another_window_is_shown_again_without_being_changed_and_goes_on_afterwards() {
    let folder = scratch();
    let mut theirs = Driver::with(SIZE, keeping(folder.path()));
    theirs.new_game(7, false);
    while theirs.steps() < 12 {
        let action = theirs.next_action();
        theirs.play_action(action);
    }
    assert!(theirs.is_kept());
    let mut driver = Driver::with(SIZE, keeping(folder.path()));
    driver.execute(Command::LookOn(theirs.game_file().unwrap()));
    let steps = driver.steps();
    driver.execute(Command::SetReplaySpeed(ReplaySpeed::Fastest));
    driver.send(TableCommand::PlayReplay);
    driver.harness.step();
    assert!(driver.looks_back() && driver.shown_step() < steps);
    assert!(!driver.has("Comment"), "what is said is kept with the game, where it is played");
    for _ in 0..600 {
        driver.harness.step();
    }
    assert_eq!(driver.shown_step(), steps, "it goes on by itself");
    // What happens there meanwhile does not disturb.
    let action = theirs.next_action();
    theirs.play_action(action);
    assert!(theirs.is_kept());
    driver.command(TableCommand::LookBack(Some(3)));
    assert_eq!((driver.shown_step(), driver.steps()), (3, steps));
    driver.press(Modifiers::NONE, Key::Escape);
    for _ in 0..500 {
        if driver.steps() > steps {
            break;
        }
        std::thread::sleep(Duration::from_millis(20));
        driver.run();
    }
    assert!(driver.steps() > steps && !driver.looks_back() && driver.person_to_move().is_none());
    // From a moment of it one plays on in a game of one's own.
    driver.command(TableCommand::Replay);
    driver.command(TableCommand::LookBack(Some(4)));
    driver.click("Play on from here");
    assert!(driver.has_game() && driver.person_to_move().is_some());
}

#[test]
fn a_game_that_only_computers_play_is_shown_again_too() {
    let mut record = Record::<State>::read(FINISHED).unwrap();
    for seat in &mut record.seats {
        seat.player = Player::Computer("novice".to_owned());
    }
    for most in [record.actions.len(), 20] {
        record.actions.truncate(most);
        let mut driver = Driver::open(SIZE, &record.write().unwrap());
        assert!(driver.own_seat().is_none());
        driver.command(TableCommand::Replay);
        assert!(driver.has("End replay") && driver.shown_step() == 0);
        driver.press(Modifiers::NONE, Key::ArrowRight);
        assert_eq!((driver.shown_step(), driver.steps()), (1, most));
    }
}

#[test]
fn a_game_without_secrets_asks_nothing() {
    let driver = replayed();
    assert!(!driver.shows("This game holds secrets") && driver.has("End replay"));
}

/// The text that was copied in the last frames.
fn copied(driver: &mut Driver, command: WindowCommand) -> String {
    driver.send(Command::from(tikal::app::table::Command::Window(command)));
    for _ in 0..3 {
        driver.harness.step();
        let found = driver.harness.output().platform_output.commands.iter().find_map(|command| match command {
            egui::OutputCommand::CopyText(text) => Some(text.clone()),
            _ => None,
        });
        if let Some(text) = found {
            driver.harness.run();
            return text;
        }
    }
    panic!("nothing is copied");
}

#[test]
fn the_code_of_a_game_is_copied_pasted_and_opened_from_a_file() {
    let mut driver = replayed();
    let code = copied(&mut driver, WindowCommand::CopyCode);
    assert!(is_record_code(&code) && code.len() < 8000, "{} letters", code.len());
    let whole = driver.record();
    let read = Record::<State>::read(&record_of_code(&code).unwrap().text).unwrap();
    assert_eq!(read.actions, whole.actions);

    let mut other = Driver::new(SIZE);
    other.harness.input_mut().events.push(egui::Event::Paste(format!("> {code}\n")));
    other.harness.run();
    assert!(other.has_game());
    assert_eq!(other.record().actions, whole.actions);
    // One with a letter missing says so, and the game stays.
    other.harness.input_mut().events.push(egui::Event::Paste(code[..code.len() - 1].to_owned()));
    other.harness.run();
    assert!(other.app().message().is_some_and(|message| message.contains("damaged")), "{:?}", other.app().message());

    let folder = scratch();
    let file = folder.path().join("code.txt");
    write(&file, &code);
    let mut third = Driver::new(SIZE);
    third.execute(Command::Open(file));
    assert_eq!(third.record().actions, whole.actions);
}

#[test]
fn the_code_of_a_variant_is_pasted_too_and_other_texts_are_left_alone() {
    let text = tikal::library::TikalLibrary::built_in().find("duel").unwrap().def().write().unwrap();
    let code = tikal::library::share(tikal::games::GameId::Tikal, &text).unwrap();
    let mut driver = Driver::new(SIZE);
    driver.harness.input_mut().events.push(egui::Event::Paste("a text about tikal".to_owned()));
    driver.harness.run();
    assert_eq!(driver.app().screen(), tikal::app::route::Screen::Home);
    driver.harness.input_mut().events.push(egui::Event::Paste(code));
    driver.harness.run();
    assert_eq!(driver.app().screen(), tikal::app::route::Screen::Editor);
}

#[test]
fn a_summary_is_copied() {
    let mut driver = replayed();
    let summary = copied(&mut driver, WindowCommand::CopySummary);
    assert!(summary.contains("Final scores: ") && summary.contains("has won"), "{summary}");
    let mut scores = Vec::new();
    driver.state().scores(&mut scores);
    assert!(scores.iter().flatten().all(|score| summary.contains(&score.to_string())), "{summary}");
}

#[test]
fn the_replay_of_every_game_is_whole_in_windows_of_every_size() {
    let texts = [
        FINISHED.to_owned(),
        random_record::<tikal::legend::State>(3, 300),
        random_record::<tikal::chac::State>(3, 300),
    ];
    for text in texts {
        for (size, scale) in
            [([1280.0, 800.0], 1.0), ([900.0, 620.0], 1.0), ([1280.0, 880.0], 2.0), ([1600.0, 900.0], 0.75)]
        {
            let mut driver = Driver::with(size, Services::for_tests());
            let folder = scratch();
            let path = folder.path().join("game.tikal");
            write(&path, &text);
            driver.execute(Command::Open(path));
            let settings = driver.app().settings();
            driver.execute(Command::Set(tikal::app::kit::settings::Settings { scale, ..settings }));
            driver.command(TableCommand::Replay);
            driver.command(TableCommand::ReplayAs(Sight::Everything));
            let window = driver.harness.ctx.content_rect().expand(0.5);
            for name in ["A step earlier", "Play", "A turn later", "A step later", "End replay"] {
                let rect = driver.harness.get_by_label(name).rect();
                assert!(window.contains_rect(rect), "{size:?} × {scale}: {name} at {rect:?} in {window:?}");
            }
            let slider = driver.harness.get_by_role(Role::Slider).rect();
            assert!(window.contains_rect(slider) && slider.width() > 200.0, "{size:?} × {scale}: {slider:?}");
            // What has no room stands in a list.
            let last = if driver.has("More") { "More" } else { "Copy a summary" };
            let last = driver.harness.get_by_label(last).rect();
            assert!(window.contains_rect(last) && !last.intersects(slider), "{size:?} × {scale}: {last:?}, {slider:?}");
        }
    }
}

#[test]
fn the_turning_points_of_the_summary_are_marks_of_every_slider() {
    let mut told = 0;
    for (mut driver, _) in each_replayed(Services::for_tests) {
        let summary = copied(&mut driver, WindowCommand::CopySummary);
        let points: Vec<&str> = summary.lines().filter(|line| line.starts_with("After turn ")).collect();
        assert!(!points.is_empty(), "{summary}");
        // The moments to which the marks lead.
        let mut marks = Vec::new();
        loop {
            driver.press(Modifiers::COMMAND, Key::ArrowRight);
            if marks.last() == Some(&moment(&driver)) {
                break;
            }
            marks.push(moment(&driver));
        }
        for point in points {
            let turn: usize = point.split_whitespace().nth(2).and_then(|turn| turn.parse().ok()).unwrap();
            driver.press(Modifiers::NONE, Key::Home);
            press_often(&mut driver, Modifiers::SHIFT, Key::ArrowRight, turn);
            let at = moment(&driver);
            assert!(marks.contains(&at), "{point}: {at} in {marks:?}");
            // Where the pointer stands at the mark, it is told in the words of the summary.
            let (rail, steps) = (driver.harness.get_by_role(Role::Slider).rect(), number_in_slider(&driver, 3));
            let x = egui::lerp(rail.shrink2(egui::vec2(10.0, 0.0)).x_range(), at as f32 / steps as f32);
            driver.harness.hover_at(egui::pos2(x, rail.center().y));
            driver.harness.run_steps(8);
            assert!(driver.shows(point), "{point} at {at} of {steps}");
            told += 1;
        }
    }
    assert!(told >= 3, "{told}");
}

#[test]
fn the_notes_of_a_temple_say_who_knows_what_they_show() {
    let mut driver = Driver::with(SIZE, Services::for_tests());
    let folder = scratch();
    let path = folder.path().join("chac.tikal");
    write(&path, &random_record::<tikal::chac::State>(5, 300));
    driver.execute(Command::Open(path));
    driver.command(TableCommand::Replay);
    let ana = Sight::Seat(tikal::game::Seat::ALL[0]);
    for (sight, pairs, treasures) in [
        (Sight::Everything, "Glyphs whose number is known", None),
        (Sight::Spectator, "Glyphs whose number all know", None),
        (ana, "Glyphs whose number Ana knows", Some("Treasures of Ana")),
    ] {
        driver.command(TableCommand::ReplayAs(sight));
        driver.command(TableCommand::ShowSide(tikal::app::chac::table::NOTES));
        driver.run();
        assert!(driver.has(pairs), "{sight:?}");
        assert!(treasures.is_none_or(|treasures| driver.has(treasures)), "{sight:?}");
        assert!(!driver.shows("you know") && !driver.shows("Your treasures"), "{sight:?}");
    }
}
