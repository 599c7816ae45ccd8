//! The dice game in the window: the table, its log, undo, looking back, keeping, computers, and secrets at one screen. No
//! file of the window knows this game.

use std::collections::BTreeSet;
use std::sync::Arc;

use egui::{Key, Modifiers, Rect};
use egui_kittest::kittest::{AccessKitNode, Queryable, by};
use tikal::app::Services;
use tikal::app::command::Command;
use tikal::app::table::{Idle, LessonCommand, Notice, Table, TableCommand, WindowCommand};
use tikal::game::{Actor, DealerDef, Game, Player, RecordOptions, Seat, Session, TakeBack};
use tikal::library::{Library, Shelf};
use tikal::words::Language;

use super::common::{act, library, rules, seats_of, small, start};
use super::game::{Action, Cup, Phase, State};
use crate::driver::{Driver, loud};

const SEATS: [Seat; 3] = [Seat::ALL[0], Seat::ALL[1], Seat::ALL[2]];
const SIZE: [f32; 2] = [1280.0, 800.0];

/// A table of three after these actions, split by `; `: these seats are people's, the others computers'.
fn table(people: &[usize], dealer: DealerDef, actions: &str) -> Table<State> {
    let rules = rules(small());
    let actions: Vec<Action> = actions.split("; ").filter(|text| !text.is_empty()).map(|it| act(&rules, it)).collect();
    let session = Session::replay(Arc::clone(&rules), start(&rules, 3, 0), dealer, &actions).0;
    let mut seats = seats_of(&rules, 3);
    for (index, seat) in seats.iter_mut().enumerate().filter(|(index, _)| !people.contains(index)) {
        seat.player = Player::Computer("adept".to_owned());
        seat.name = format!("Computer {index}");
    }
    Table::new(session, seats, RecordOptions { take_back: TakeBack::Anything, ..RecordOptions::default() })
}

/// The window with this table.
fn at(table: Table<State>) -> Driver {
    at_with(SIZE, table, Services::for_tests())
}

fn at_with(size: [f32; 2], table: Table<State>, services: Services) -> Driver {
    let mut driver = Driver::with(size, services);
    driver.harness.state_mut().sit_down(Box::new(table));
    driver.run();
    driver
}

fn dice(driver: &Driver) -> &Table<State> {
    driver.app().table_of().unwrap()
}

fn ask(driver: &mut Driver, command: TableCommand) {
    driver.execute(command.into());
}

/// Everything that can be read in the window, by eye or by ear.
fn read(driver: &Driver) -> BTreeSet<String> {
    let nodes = driver.harness.query_all(by().predicate(|_: &AccessKitNode| true));
    let said = nodes.flat_map(|node| {
        let node = egui_kittest::kittest::NodeT::accesskit_node(&node);
        [node.label(), node.value(), node.description()].into_iter().flatten().collect::<Vec<_>>()
    });
    let written = driver.written().into_iter().map(|(text, _)| text.galley.text().to_owned());
    said.chain(written).collect()
}

/// The rectangle of the widget of this name.
fn rect(driver: &Driver, name: &str) -> Rect {
    driver.harness.get_by_label(name).rect()
}

/// Lets a moment pass, so that a click or a key is meant for what stands there by now.
fn wait(driver: &mut Driver) {
    driver.harness.run_steps(60);
}

/// Plays by the buttons on the board, lifting covers, until the game is over.
fn play_on(driver: &mut Driver) -> usize {
    let mut lifted = 0;
    for turn in 0.. {
        assert!(turn < 400, "the game comes to its end");
        if dice(driver).is_over() {
            break;
        }
        if dice(driver).covered_for().is_some() {
            driver.click("Lift the cover");
            lifted += 1;
        }
        let state = *dice(driver).state();
        // A doubt is asked for in the bar, everything else on the board.
        let doubts = dice(driver).sitting().check(Action::Doubt).is_ok() && turn % 3 == 2;
        let bid = dice(driver).legal().iter().copied().find(|action| matches!(action, Action::Bid(_)));
        match bid.filter(|_| !doubts) {
            Some(bid) => driver.click(&tikal::game::text_of::<State>(dice(driver).rules(), bid)),
            None => driver.click_starting("Doubt"),
        }
        assert_ne!(*dice(driver).state(), state, "something was played");
    }
    lifted
}

#[test]
fn a_person_plays_a_whole_game_against_computers_and_is_never_asked_to_lift_a_cover() {
    let mut driver = at(table(&[0], DealerDef::Seed(4), ""));
    assert_eq!(dice(&driver).person_to_move(), Some(SEATS[0]));
    assert_eq!(play_on(&mut driver), 0);
    assert!(dice(&driver).steps() > 10 && driver.shows("The game is over"));
    // The final table counts the points of every seat.
    for seat in dice(&driver).all_seats().collect::<Vec<_>>() {
        let name = dice(&driver).name(seat).to_owned();
        assert!(driver.shows(&name), "{name}");
    }
    // No turn of it can be judged, so none is offered to be.
    assert!(!dice(&driver).can_review() && !driver.shows("Review"));
}

#[test]
fn people_at_one_screen_lift_a_cover_at_every_hand_over() {
    let mut driver = at(table(&[0, 1, 2], DealerDef::Seed(4), ""));
    let lifted = play_on(&mut driver);
    let acted = dice(&driver).sitting().seen_from(0).filter_map(|seen| match seen.before.state().actor() {
        Actor::Seat(seat) => Some(seat),
        Actor::Chance | Actor::Nobody => None,
    });
    let mut acted: Vec<Seat> = acted.collect();
    acted.dedup();
    assert_eq!(lifted, acted.len(), "one whenever another seat acts, and at the beginning");
}

/// All dice of a round, entered by hand, and two turns.
const ROUND: &str = "middle 3; roll 0 1 2; roll 1 2 3; roll 2 3 3; swap 1; roll 0 3; bid 1 1; peek; bid 1 2";

#[test]
fn the_log_has_a_line_for_each_action_and_every_moment_can_be_looked_at() {
    let mut driver = at(table(&[0, 1, 2], DealerDef::Manual, ROUND));
    driver.click("Lift the cover");
    let steps = ROUND.split("; ").count();
    assert_eq!((dice(&driver).steps(), dice(&driver).covered_for()), (steps, None));
    for hidden in ["middle ?", "roll 0 ?", "roll 1 ?", "swap ?"] {
        assert!(driver.shows(hidden), "{hidden}");
    }
    for known in ["roll 2 3 3", "bid 1 1", "peek", "bid 1 2"] {
        assert!(driver.shows(known), "{known}");
    }
    assert!(!driver.shows("roll 1 2 3") && !driver.shows("swap 1"));
    for step in (0..steps).rev() {
        ask(&mut driver, TableCommand::LookBack(Some(step)));
        assert_eq!((dice(&driver).shown_step(), dice(&driver).looks_back()), (step, true));
        let own = dice(&driver).shown().cup(SEATS[2]);
        assert_eq!(matches!(own, Cup::Seen(_)), step >= 4, "{step}: the viewer's own dice");
        assert!(!matches!(dice(&driver).shown().cup(SEATS[0]), Cup::Seen(_)), "{step}");
    }
    driver.press(Modifiers::NONE, Key::Escape);
    assert!(!dice(&driver).looks_back());
}

#[test]
fn what_a_person_did_is_taken_back_and_played_again_by_the_buttons() {
    let mut driver = at(table(&[0], DealerDef::Manual, "middle 3; roll 0 1 2; roll 1 2 3; roll 2 3 3"));
    driver.click("open 1");
    assert!(dice(&driver).shown().open(SEATS[0]).count(1) == 1 && driver.shows("open 1"));
    assert_eq!(dice(&driver).turn().steps.last().unwrap().start, 4);
    driver.click("Undo");
    assert_eq!((dice(&driver).steps(), dice(&driver).turn().undone.len()), (4, 1));
    driver.click("Redo");
    assert_eq!(dice(&driver).steps(), 5);
    // With what chance is asked for, which is entered by hand beside the board.
    driver.click("swap 2");
    assert!(dice(&driver).chance_by_hand());
    driver.click("roll 0 3");
    assert_eq!(dice(&driver).steps(), 7);
    // What was entered wrongly is corrected, through everything that was played since.
    driver.click("bid 1 3");
    ask(&mut driver, TableCommand::TakeOver(SEATS[1], None));
    ask(&mut driver, TableCommand::AskToCorrect(6));
    assert_eq!(dice(&driver).correcting(), Some(6));
    ask(&mut driver, TableCommand::Correct(6));
    assert!(dice(&driver).chance_by_hand() && dice(&driver).steps() == 6);
    ask(&mut driver, TableCommand::TakeBackTurn);
    assert_eq!(dice(&driver).steps(), 4);
}

#[test]
fn what_is_refused_is_told_in_the_games_words() {
    let mut driver = at(table(&[0], DealerDef::Manual, "middle 3; roll 0 1 2; roll 1 2 3; roll 2 3 3"));
    driver.click_starting("Doubt");
    assert!(driver.shows("there is no bid to doubt"));
    assert!(matches!(dice(&driver).notice(), Some(Notice::Refused(_))));
    // No action of its own ends a turn here.
    driver.press(Modifiers::NONE, Key::Enter);
    driver.run();
    assert_eq!(dice(&driver).steps(), 4);
}

#[test]
fn seats_change_hands_at_the_table() {
    let mut driver = at(table(&[0], DealerDef::Seed(4), ""));
    ask(&mut driver, TableCommand::TakeOver(SEATS[1], None));
    assert!(dice(&driver).sitting().is_person(SEATS[1]));
    // Now there are two people, so that secrets are covered from the next turn on.
    driver.click("bid 1 1");
    assert_eq!(dice(&driver).covered_for(), Some(SEATS[1]));
}

#[test]
fn a_game_is_kept_while_it_is_played_and_taken_up_again_covered() {
    let folder = tempfile::tempdir().unwrap();
    let services = Services { games: Some(folder.path().join("games")), keeps: true, ..Services::for_tests() };
    let mut driver = at_with(SIZE, table(&[0, 1, 2], DealerDef::Seed(4), ""), services);
    for bid in ["bid 1 1", "bid 1 2"] {
        driver.click("Lift the cover");
        driver.click(bid);
    }
    let (record, steps) = (dice(&driver).record(), dice(&driver).steps());
    drop(driver);
    let shelf = Shelf::new(folder.path().join("games"));
    let file = std::fs::read_dir(shelf.folder()).unwrap().flatten().map(|entry| entry.path());
    let file = { file }.find(|path| path.extension().is_some_and(|ending| ending == "tikal")).unwrap();
    let library: Library<State> = library();
    let kept = shelf.open::<State>(&file, &library, Arc::new(|| {})).unwrap();
    let again = Table::opened(kept.game, None);
    assert_eq!((again.record().actions, again.steps()), (record.actions, steps));
    let mut driver = at(again);
    assert_eq!(dice(&driver).covered_for(), Some(SEATS[2]));
    driver.click("Lift the cover");
    assert!(matches!(dice(&driver).state().cup(SEATS[2]), Cup::Seen(_)));
}

#[test]
fn a_table_that_is_left_is_covered_when_somebody_comes_back() {
    let mut driver = at(table(&[0, 1], DealerDef::Seed(4), ""));
    driver.click("Lift the cover");
    driver.execute(Command::Show(tikal::app::route::Screen::Home));
    driver.execute(Command::Continue);
    assert_eq!(dice(&driver).covered_for(), Some(SEATS[0]));
    driver.click("Lift the cover");
    let lesson = tikal::app::games::lesson_named("FirstTurn").unwrap();
    driver.execute(LessonCommand::Start(lesson).into());
    assert!(!driver.has("Lift the cover"), "the lesson lies over it");
    driver.execute(LessonCommand::Leave.into());
    driver.execute(Command::Continue);
    assert_eq!(dice(&driver).covered_for(), Some(SEATS[0]));
}

#[test]
fn whoever_gives_a_seat_away_shows_nobody_elses_secrets() {
    let mut driver = at(table(&[0, 1], DealerDef::Seed(4), ""));
    ask(&mut driver, TableCommand::TakeOver(SEATS[0], Some(tikal::ai::Level::Novice)));
    // The other one is the only person now, and yet lifts the cover, as the first is still there.
    let seat = dice(&driver).covered_for();
    assert!(seat == Some(SEATS[1]) || dice(&driver).computer_to_move().is_some(), "{seat:?}");
    assert_eq!(dice(&driver).sitting().viewer(), None);
}

#[test]
fn who_looks_on_sees_what_everybody_may() {
    let mut watched = table(&[0], DealerDef::Seed(4), "");
    assert_eq!(watched.sitting().viewer(), Some(SEATS[0]));
    watched.watch();
    assert_eq!((watched.sitting().viewer(), watched.covered_for()), (None, None));
    assert!(!matches!(watched.shown().cup(SEATS[0]), Cup::Seen(_)));
}

// ---- Secrets at one screen -----------------------------------------------------------------------------

/// Two games in which everybody at the table has seen the same, and nobody rolled the same.
const TWINS: [&str; 2] = [
    "middle 3; roll 0 1 2; roll 1 2 3; roll 2 3 3; swap 1; roll 0 3; bid 1 1; peek; bid 1 2",
    "middle 1; roll 0 2 2; roll 1 1 1; roll 2 1 2; swap 2; roll 0 1; bid 1 1; peek; bid 1 2",
];
/// Two more that differ only in what others than seat 2 know.
const OTHERS: [&str; 2] = [
    "middle 3; roll 0 1 2; roll 1 2 3; roll 2 3 3; swap 1; roll 0 3; bid 1 1; peek; bid 1 2",
    "middle 1; roll 0 2 2; roll 1 1 1; roll 2 3 3; swap 2; roll 0 1; bid 1 1; peek; bid 1 2",
];

/// Everything that can be read while somebody goes through all that the window shows of a game: the table, every moment,
/// notation, the list of commands, the home screen.
fn read_all(driver: &mut Driver) -> Vec<BTreeSet<String>> {
    let is_lifted = dice(driver).covered_for().is_none();
    let mut all = vec![read(driver)];
    for step in 0..dice(driver).steps() {
        ask(driver, TableCommand::LookBack(Some(step)));
        all.push(read(driver));
    }
    ask(driver, TableCommand::LookBack(None));
    for command in [
        Command::from(WindowCommand::ToggleNotation),
        Command::ListCommands,
        Command::CloseList { chosen: false },
        Command::from(WindowCommand::ToggleNotation),
        Command::Show(tikal::app::route::Screen::Home),
        Command::Continue,
        Command::from(TableCommand::Hint),
    ] {
        driver.execute(command);
        if is_lifted {
            // The table was left for the home screen.
            ask(driver, TableCommand::LiftCover);
        }
        all.push(read(driver));
    }
    all
}

#[test]
fn nothing_that_can_be_read_tells_what_is_covered() {
    let [one, other] =
        TWINS.map(|actions| read_all(&mut at_with(SIZE, table(&[0, 1, 2], DealerDef::Manual, actions), loud())));
    assert_eq!(one, other);
    // Nor does it once one of them has lifted the cover: only what this seat knows is there besides.
    let [one, other] = OTHERS.map(|actions| {
        let mut driver = at_with(SIZE, table(&[0, 1, 2], DealerDef::Manual, actions), loud());
        driver.click("Lift the cover");
        assert_eq!(dice(&driver).covered_for(), None);
        read_all(&mut driver)
    });
    assert_eq!(one, other);
    // The hint was there, as the last that was read.
    assert!(one.last().unwrap().iter().any(|text| text.contains("nothing of this is played")), "{:?}", one.last());
    // What tells them apart is read by the one who may.
    let [one, other] = TWINS.map(|actions| {
        let mut driver = at(table(&[0, 1, 2], DealerDef::Manual, actions));
        driver.click("Lift the cover");
        read(&driver)
    });
    assert_ne!(one, other);
}

#[test]
fn nothing_is_played_or_hinted_before_the_cover_is_lifted() {
    let mut driver = at(table(&[0, 1, 2], DealerDef::Manual, ROUND));
    let steps = dice(&driver).steps();
    assert_eq!((dice(&driver).person_to_move(), dice(&driver).covered_for()), (None, Some(SEATS[2])));
    assert!(driver.has("It is the green one’s turn"));
    for action in ["bid 1 3", "doubt", "swap 3"] {
        let action = act(dice(&driver).rules(), action);
        driver.execute(Command::Own(tikal::app::table::OwnAsk::of(super::game::Play(action))));
        assert_eq!(dice(&driver).steps(), steps);
        assert_eq!(dice(&driver).notice(), Some(&Notice::Idle(Idle::COVERED)));
    }
    ask(&mut driver, TableCommand::Hint);
    assert!(dice(&driver).plan().is_none() && dice(&driver).advice().is_none());
    // No plan lies over the cover, nor is anything played again under it.
    ask(&mut driver, TableCommand::TogglePlan);
    assert!(dice(&driver).plan().is_none() && driver.has("Lift the cover"));
    ask(&mut driver, TableCommand::Redo);
    assert_eq!(dice(&driver).steps(), steps);
    // What was done last is still taken back by whoever did it, who looks at it again.
    ask(&mut driver, TableCommand::Undo);
    assert_eq!((dice(&driver).steps(), dice(&driver).covered_for()), (steps - 1, Some(SEATS[1])));
}

#[test]
fn a_cover_is_lifted_by_key_and_by_a_screen_reader() {
    let mut driver = at(table(&[0, 1, 2], DealerDef::Seed(4), ""));
    assert_eq!(driver.focused().as_deref(), Some("Lift the cover"), "the keyboard is led to it");
    let title = "It is the red one’s turn";
    let live = driver.harness.get_by_label(title);
    assert!(egui_kittest::kittest::NodeT::accesskit_node(&live).data().live().is_some(), "it is read out");
    wait(&mut driver);
    driver.press(Modifiers::NONE, Key::Enter);
    assert_eq!(dice(&driver).covered_for(), None);
    // The key that ended a turn, pressed twice, does not lift the next cover.
    let bid = act(dice(&driver).rules(), "bid 1 1");
    driver.send(Command::Own(tikal::app::table::OwnAsk::of(super::game::Play(bid))));
    driver.harness.step();
    driver.harness.key_press(Key::Enter);
    driver.harness.step();
    assert_eq!((dice(&driver).covered_for(), driver.focused().as_deref()), (Some(SEATS[1]), Some("Lift the cover")));
    driver.activate_starting("Lift the cover");
    assert_eq!(dice(&driver).covered_for(), None);
    // By name, too.
    driver.click("bid 1 2");
    driver.execute(Command::ListCommands);
    driver.harness.event(egui::Event::Text("lift the cov".to_owned()));
    driver.run();
    driver.press(Modifiers::NONE, Key::Enter);
    assert_eq!(dice(&driver).covered_for(), None);
}

#[test]
fn a_cover_stands_whole_on_the_board_in_every_window_and_language() {
    for language in Language::ALL {
        for size in [[450.0, 310.0], [720.0, 480.0], [1280.0, 800.0], [1920.0, 1080.0]] {
            let services = Services {
                given: tikal::app::Given { language: Some(language), ..Services::for_tests().given },
                ..Services::for_tests()
            };
            let driver = at_with(size, table(&[0, 1, 2], DealerDef::Seed(4), ""), services);
            let window = Rect::from_min_size(egui::Pos2::ZERO, size.into());
            let texts = tikal::words::Texts::new(language);
            let name = [("name", "the red one".into())];
            let names = [texts.with("cover-title", &name), texts.with("cover-about", &name), texts.say("cover-lift")];
            let rects = names.each_ref().map(|name| rect(&driver, name));
            for (at, one) in rects.iter().enumerate() {
                assert!(window.contains_rect(*one), "{language:?} {size:?}: {} at {one}", names[at]);
                let others = rects.iter().skip(at + 1);
                assert!(others.into_iter().all(|other| !other.shrink(1.0).intersects(*one)), "{language:?} {size:?}");
            }
            // The bar and the column lie beside it.
            let bar = rect(&driver, &texts.say("bar-undo"));
            assert!(rects.iter().all(|one| !one.intersects(bar)), "{language:?} {size:?}");
        }
    }
}

#[test]
fn a_game_that_is_over_has_no_cover() {
    let mut driver = at(table(&[0, 1], DealerDef::Seed(4), ""));
    play_on(&mut driver);
    assert_eq!(dice(&driver).state().phase(), Phase::Over);
    assert_eq!((dice(&driver).covered_for(), dice(&driver).state().actor()), (None, Actor::Nobody));
    assert!(!driver.has("Lift the cover"));
}
