//! A turn in the window: steps and undo, looking back and the recap, messages, the question before points are lost,
//! several pieces, dragging, menus and keys.

use crate::driver::{self, Driver, by_hand, scratch};
use egui::{Key, Modifiers, PointerButton, Pos2};
use egui_kittest::kittest::{NodeT, Queryable, by};
use tikal::app::Services;
use tikal::app::command::{Command, LearnCommand, TableCommand};
use tikal::app::kit::keys::Place;
use tikal::app::kit::settings::{ComputerPace, Settings};
use tikal::app::route::Screen;
use tikal::app::tikal::lessons::LessonId;
use tikal::app::tikal::table::{Idle, Lock, Notice, Recap, Selection, Table};
use tikal::app::tikal::words;
use tikal::game::TakeBack;
use tikal::library::{Library, replay_record};
use tikal::tikal::{Action, Phase, Piece, State, TikalRecord};
use tikal::words::Language;

const SIZE: [f32; 2] = [1024.0, 700.0];

/// Services with which recaps, questions and messages come up by themselves.
fn loud() -> Services {
    Services { quiet: false, ..Services::for_tests() }
}

/// A window with those services and this record at the table.
fn opened(record: &str) -> Driver {
    let folder = scratch();
    let path = folder.path().join("game.tikal");
    driver::write(&path, record);
    let mut driver = Driver::with(SIZE, loud());
    driver.execute(Command::Open(path));
    driver
}

fn said(driver: &Driver) -> String {
    let named = driver.harness.query_all(by().predicate(|node| node.label().is_some() || node.value().is_some()));
    let said = named.filter_map(|node| node.accesskit_node().label().or_else(|| node.accesskit_node().value()));
    said.filter(|name| !name.starts_with("Hex")).collect::<Vec<_>>().join("; ")
}

fn centre(driver: &Driver, start: &str) -> Pos2 {
    driver.starting(start).rect().center()
}

fn moved(driver: &mut Driver, to: Pos2) {
    driver.harness.event(egui::Event::PointerMoved(to));
    driver.harness.run_steps(2);
}

fn button(driver: &mut Driver, pos: Pos2, button: PointerButton, pressed: bool) {
    let modifiers = Modifiers::NONE;
    driver.harness.event(egui::Event::PointerButton { pos, button, pressed, modifiers });
    driver.harness.run_steps(2);
}

/// Drags from one widget to another.
fn drag(driver: &mut Driver, from: &str, to: &str) {
    let (from, to) = (centre(driver, from), centre(driver, to));
    moved(driver, from);
    button(driver, from, PointerButton::Primary, true);
    moved(driver, from.lerp(to, 0.5));
    moved(driver, to);
    button(driver, to, PointerButton::Primary, false);
    driver.run();
}

const THREE: [&str; 5] = ["draw A2", "place c4 0", "enter explorer a5", "enter explorer a5", "enter leader a5"];

// ---- Steps, undo, restart --------------------------------------------------------------------------

#[test]
fn a_chip_takes_back_its_step_and_all_after_it_and_stays_to_be_played_again() {
    let mut driver = Driver::open(SIZE, &by_hand(&THREE));
    assert_eq!(driver.table().turn().steps.len(), 5);
    driver.click_starting("Step 4, take back to here: Ana enters an explorer on a5");
    assert_eq!((driver.table().steps(), driver.table().turn().undone.len()), (3, 2));
    driver.click_starting("Step 5, play again up to here: Ana enters the leader on a5");
    assert_eq!((driver.table().steps(), driver.table().turn().undone.len()), (5, 0));
    assert!(driver.shows("Step 2, take back to here: Ana places a tile on c4: ruin, 4 treasures"));
}

#[test]
fn a_walk_of_several_pieces_is_one_step() {
    let mut driver = Driver::open(SIZE, &by_hand(&["draw A2", "place c4 0", "enter explorer a5", "enter explorer a5"]));
    driver.choose(Piece::Explorer, "a5");
    driver.click_with_shift("Hex c4,");
    assert_eq!(driver.table().steps(), 8);
    assert!(driver.shows("Ana walks 2 explorers from a5 to c4"));
    driver.click_starting("Step 5, take back to here: Ana walks 2 explorers");
    assert_eq!(driver.table().steps(), 4);
}

#[test]
fn a_padlock_closes_what_chance_of_the_program_came_after() {
    let mut driver = Driver::new(SIZE);
    driver.new_game(1, false);
    driver.play_until_dug();
    let turn = driver.table().turn().clone();
    assert!(turn.steps.iter().all(|step| driver.table().lock(step) == Some(Lock::Chance)));
    assert_eq!((turn.fixed, turn.restart), (driver.table().steps(), driver.table().steps()));
    assert!(!driver.is_enabled("Restart turn"));
    // The steps after it can be taken back again, down to the padlock.
    let steps = driver.table().steps();
    driver.play_on(|state| state.phase() == Phase::Act);
    if let Some(&free) =
        driver.table().legal().iter().find(|action| matches!(action, Action::Enter { .. } | Action::Move { .. }))
    {
        driver.play_action(free);
        driver.execute(TableCommand::TakeBack(0).into());
        assert_eq!(driver.table().steps(), steps);
    }
}

#[test]
fn the_turn_is_restarted_by_button_menu_and_key() {
    let mut driver = Driver::new(SIZE);
    driver.new_game(7, false);
    let placed = driver.table().legal()[0];
    let begun = driver.state();
    let play = |driver: &mut Driver| {
        driver.play_action(placed);
        driver.play("enter explorer a5");
        driver.play("enter explorer a5");
    };
    play(&mut driver);
    driver.press(Modifiers::COMMAND | Modifiers::SHIFT, Key::R);
    assert_eq!(driver.state(), begun, "the tile was drawn by the program, so it stays drawn");
    play(&mut driver);
    driver.click("Restart turn");
    assert_eq!(driver.state(), begun);
    play(&mut driver);
    driver.click("Turn");
    let entries = driver.harness.query_all_by_label("Restart turn").count();
    assert_eq!(entries, 2, "in the strip and in the menu");
    driver.press(Modifiers::NONE, Key::Escape);
    // Another seat's turn is not taken back.
    driver.play("end");
    assert!(!driver.is_enabled("Restart turn"));
}

#[test]
fn a_turn_with_chance_by_hand_restarts_after_its_draw() {
    let mut driver = Driver::open(SIZE, &by_hand(&THREE));
    driver.click("Restart turn");
    assert!(matches!(driver.state().phase(), Phase::Place(_)));
    assert_eq!(driver.table().steps(), 1);
    // The draw itself was entered by hand: it revealed nothing and is free.
    driver.click_starting("Step 1, take back to here: Ana draws A2");
    assert_eq!(driver.table().steps(), 0);
}

#[test]
fn one_click_is_one_step_and_one_undo() {
    let mut driver = Driver::open(SIZE, &by_hand(&THREE));
    driver.choose(Piece::Leader, "a5");
    driver.cell("c4");
    assert_eq!((driver.table().steps(), driver.table().turn().steps.len()), (7, 6));
    driver.click("Undo");
    assert_eq!((driver.table().steps(), driver.table().turn().undone.len()), (5, 1));
    driver.click("Redo");
    assert_eq!((driver.table().steps(), driver.table().turn().steps.len()), (7, 6));

    // A single action, by its key.
    let alt = Modifiers::COMMAND | Modifiers::ALT;
    driver.press(alt, Key::Z);
    assert_eq!((driver.table().steps(), driver.table().turn().undone.len()), (6, 1));
    assert!(driver.shows("Ana walks the leader from a5 to b4"));
    driver.press(Modifiers::COMMAND, Key::Y);
    assert_eq!((driver.table().steps(), driver.table().turn().steps.len()), (7, 6));
    driver.press(Modifiers::COMMAND, Key::Z);
    assert_eq!(driver.table().steps(), 5);
    driver.execute(Command::Show(Screen::Settings));
    assert!(driver.shows("Undo one action"));
    driver.execute(Command::Back);

    // So is a piece that is dragged.
    drag(&mut driver, "The leader of Ana on a5", "Hex c4,");
    assert_eq!(driver.table().steps(), 7);
    driver.click("Undo");
    assert_eq!(driver.table().steps(), 5);

    // Two clicks are two steps, though it is the same piece that goes on.
    driver.choose(Piece::Leader, "a5");
    driver.cell("b4");
    driver.cell("c4");
    assert_eq!((driver.table().steps(), driver.table().turn().steps.len()), (7, 7));
    driver.click("Undo");
    assert_eq!(driver.table().steps(), 6);
    driver.click("Redo");
    assert_eq!((driver.table().steps(), driver.table().turn().steps.len()), (7, 7));

    // Of a game that was opened nobody knows the clicks: what the chip shows is taken back.
    let folder = scratch();
    let path = folder.path().join("walked.tikal");
    driver.execute(Command::Save(path.clone()));
    driver.execute(Command::Open(path));
    assert_eq!((driver.table().steps(), driver.table().turn().steps.len()), (7, 6));
    assert!(driver.shows("Ana walks the leader from a5 to c4"));
    driver.click("Undo");
    assert_eq!(driver.table().steps(), 5);
}

#[test]
fn a_tile_that_is_taken_back_is_held_as_it_lay() {
    let mut driver = Driver::open(SIZE, &by_hand(&["draw A2"]));
    let (first, rotations) = (driver.table().turned(), driver.table().legal().to_vec());
    let of =
        |action: &Action| if let Action::Place { cell, rotation } = *action { Some((cell, rotation)) } else { None };
    let (cell, rotation) = rotations.iter().filter_map(of).find(|&(_, rotation)| rotation != first).expect("a turn");
    let name = driver.rules().layout().name(cell).to_string();
    while driver.table().turned() != rotation {
        driver.press(Modifiers::NONE, Key::R);
    }
    driver.cell(&name);
    assert_eq!(driver.table().steps(), 2);
    driver.click("Undo");
    assert_eq!((driver.table().steps(), driver.table().turned()), (1, rotation));
    // So it is if the whole turn is begun anew.
    driver.cell(&name);
    driver.play("enter explorer a5");
    driver.click("Restart turn");
    assert_eq!((driver.table().steps(), driver.table().turned()), (1, rotation));
}

#[test]
fn a_walk_of_several_pieces_is_one_undo() {
    let mut driver = Driver::open(SIZE, &by_hand(&THREE));
    driver.choose(Piece::Explorer, "a5");
    driver.click_with_shift("Hex c4,");
    assert_eq!((driver.table().steps(), driver.table().turn().steps.len()), (9, 6));
    driver.click("Undo");
    assert_eq!(driver.table().steps(), 5);
}

#[test]
fn a_walk_of_a_lesson_is_one_undo() {
    use tikal::app::command::LearnCommand;
    use tikal::app::tikal::lessons::LessonId;
    let mut driver = Driver::new(SIZE);
    driver.execute(LearnCommand::Start(LessonId::FirstTurn).into());
    // What a stage asks for is played for the learner, until the leader is to walk.
    let camp = driver.rules().base_camp();
    while !driver.state().band(camp, driver.state().seat()).has(Piece::Leader) {
        driver.execute(LearnCommand::Next.into());
    }
    let (steps, to) =
        (driver.table().steps(), driver.rules().layout().cell("c4".parse().expect("a cell")).expect("c4"));
    driver.execute(TableCommand::Select(Some(Selection { cell: camp, piece: Some(Piece::Leader) })).into());
    driver.execute(TableCommand::Walk { to, all: false }.into());
    assert_eq!(driver.table().steps(), steps + 2);
    driver.execute(TableCommand::Undo.into());
    assert_eq!(driver.table().steps(), steps);
}

// ---- The house option, the pace, a record that stands still ----------------------------------------

/// Sets up a game of one person, who begins, against a computer.
fn against_computer(driver: &mut Driver, takes_back: bool) {
    driver.click("New game");
    driver.type_into("Seed", "5");
    if takes_back {
        driver.click("Everything can be taken back");
    }
    driver.click("Player 1 begins");
    driver.click("Start");
}

#[test]
fn a_whole_turn_is_taken_back_where_the_house_allows_it() {
    for takes_back in [false, true] {
        let mut driver = Driver::new(SIZE);
        against_computer(&mut driver, takes_back);
        let house = if takes_back { TakeBack::Anything } else { TakeBack::Fair };
        assert_eq!(driver.table().record().options.take_back, house);
        let begun = driver.state();
        assert_eq!(driver.shows("Take back the whole turn"), takes_back, "the table says so");
        assert!(!driver.is_enabled("Take back the whole turn"), "there is nothing yet to take back");
        let placed = driver.table().legal()[0];
        driver.play_action(placed);
        driver.execute(TableCommand::Play(Action::End).into());
        // The computer has answered.
        let answered = driver.table().steps();
        assert!(driver.table().person_to_move().is_some() && answered > 6, "{answered}");
        driver.press(Modifiers::COMMAND | Modifiers::ALT, Key::R);
        if !takes_back {
            assert_eq!(driver.table().steps(), answered);
            continue;
        }
        assert_eq!(driver.state(), begun);
        assert!(!driver.is_enabled("Take back the whole turn"));
        // It can be played again, with the answer.
        driver.execute(TableCommand::PlayAgain(usize::MAX).into());
        assert_eq!(driver.table().steps(), answered);
        // In a turn that has begun, the button takes back that turn only.
        let own = driver.state();
        let placed = driver.table().legal()[0];
        driver.play_action(placed);
        driver.click("Take back the whole turn");
        assert_eq!(driver.state(), own);
        driver.click("Take back the whole turn");
        assert_eq!(driver.state(), begun);
    }
}

#[test]
fn the_pace_of_computers_is_set_on_the_table() {
    let mut driver = Driver::new(SIZE);
    against_computer(&mut driver, false);
    driver.click("Pace of computer players: At once");
    driver.click("Pace of computer players: Slow");
    assert!((driver.app().settings().computer_pause - ComputerPace::Slow.pause()).abs() < f32::EPSILON);
    assert!(driver.shows("Pace of computer players: Slow"));
    // Where no computer plays, there is nothing to set.
    let driver = Driver::open(SIZE, &by_hand(&THREE));
    assert!(!driver.shows("Pace of computer players"));
}

/// A record of a person and a computer with these actions, in which the program deals.
fn beside_computer(first: usize, actions: &[&str]) -> String {
    let actions: Vec<String> = actions.iter().map(|action| format!("\"{action}\"")).collect();
    format!(
        "Record(format: 1, variant: BuiltIn(\"classic\"), seats: [(name: \"Ana\", colour: \"red\"), (name: \"Ben\", \
         colour: \"orange\", player: Computer(\"adept\"))], first: {first}, dealer: Seed(7), actions: [{}])",
        actions.join(", ")
    )
}

#[test]
fn a_record_that_is_opened_stands_still_until_asked() {
    let mut driver = Driver::open(SIZE, &beside_computer(1, &[]));
    let steps = driver.table().steps();
    driver.harness.run_steps(20);
    assert_eq!(driver.table().steps(), steps);
    assert!(driver.shows("The game stands still; Ben, a computer, is to move") && !driver.shows("Ben is thinking"));
    driver.click("Play on");
    assert!(driver.table().person_to_move().is_some() && driver.table().steps() > steps);
    assert!(!driver.shows("Play on"));
    // The key does the same.
    let mut driver = Driver::open(SIZE, &beside_computer(1, &[]));
    driver.press(egui::Modifiers::NONE, egui::Key::H);
    assert!(driver.table().person_to_move().is_some() && driver.table().steps() > steps);

    // Whoever plays on in it goes on with the game.
    let mut driver = Driver::open(SIZE, &beside_computer(0, &[]));
    let placed = driver.table().legal()[0];
    driver.play_action(placed);
    driver.execute(TableCommand::Play(Action::End).into());
    assert!(driver.table().person_to_move().is_some() && driver.table().steps() > 5);
}

#[test]
fn a_turn_is_a_tile_and_the_turns_of_a_scoring_round_are_not_counted() {
    for (record, auction) in [
        (include_str!("records/format-1/adepts-base.tikal"), false),
        (include_str!("records/format-1/adepts-auction.tikal"), true),
    ] {
        let record = TikalRecord::read(record).unwrap();
        let cut = |actions: usize| {
            let mut record = record.clone();
            record.actions.truncate(actions);
            Driver::open(SIZE, &record.write().unwrap())
        };
        let whole = cut(usize::MAX);
        let tiles = whole.rules().deck_for(whole.state().players()).len();
        assert_eq!(words::turn(whole.rules(), &whole.state()), tiles, "auction: {auction}");
        assert!(usize::try_from(whole.state().turn()).unwrap() > tiles, "the protocol counts turns of points");
        let game = replay_record::<State>(&record.write().unwrap(), &Library::built_in()).unwrap();
        let (mut volcano, mut last) = (None, None);
        for (index, (_, state, _)) in game.session.plies().enumerate() {
            assert!((1..=tiles).contains(&words::turn(whole.rules(), state)));
            if let Some(scoring) = state.scoring() {
                let first = if scoring.volcano.is_some() { &mut volcano } else { &mut last };
                first.get_or_insert((index, *state));
            }
        }
        let (step, state) = volcano.unwrap();
        let number = tiles - state.deck().len() - state.face_up().len();
        assert!(cut(step).shows(&format!("turn {number}, scoring round ·")));
        let mut driver = cut(step);
        driver.execute(Command::Show(Screen::Home));
        assert!(driver.shows(&format!("Turn {number}, scoring round, ")));
        assert!(cut(last.unwrap().0).shows("last scoring ·"));
    }
}

#[test]
fn a_chip_says_that_it_takes_back_and_a_line_of_the_log_that_it_looks_back() {
    let mut driver = Driver::open(SIZE, &by_hand(&THREE));
    driver.hover("Step 4, take back to here: Ana enters an explorer on a5");
    assert!(driver.shows("Click to take this back, with all that came after it"));
    driver.click("Log");
    driver.hover("Line 4, look back: Ana enters an explorer on a5");
    assert!(driver.shows("Click to see the board as it stood after this; nothing is taken back"));
    driver.click("Line 3, look back: Ana enters an explorer on a5");
    driver.hover("Line 3, look back: Ana enters an explorer on a5");
    assert!(driver.shows("Click to return to the present"));
    driver.execute(TableCommand::LookBack(None).into());
}

#[test]
fn where_one_person_plays_their_card_says_so() {
    let mut driver = Driver::open(SIZE, &beside_computer(0, &[]));
    let own = driver.table().own_seat().unwrap();
    let name = driver.table().name(own).to_owned();
    assert!(driver.has(&format!("{name}: that is you")));
    for (language, said) in [(Language::French, "c’est vous"), (Language::German, "das bist du")] {
        driver.execute(Command::Set(Settings { language: Some(language), ..driver.app().settings() }));
        assert!(driver.shows(said));
    }
    // Where two people play, nobody is "you".
    let driver = Driver::open(SIZE, &by_hand(&THREE));
    assert!(driver.table().own_seat().is_none() && !driver.shows("that is you"));
    // In a lesson it is the learner.
    let mut driver = Driver::new(SIZE);
    driver.execute(LearnCommand::Start(LessonId::FirstTurn).into());
    assert!(driver.has("Ana: that is you") && !driver.has("Ben: that is you"));
}

#[test]
fn where_everybody_passes_the_status_line_says_who_chooses_for_free() {
    let mut driver = Driver::new(SIZE);
    driver.new_game(12, true);
    let first = driver.table().name(driver.state().seat()).to_owned();
    while matches!(driver.state().phase(), Phase::Bid(_)) {
        driver.play("pass");
    }
    assert_eq!(driver.state().phase(), Phase::Choose);
    assert!(driver.shows(&format!("Everybody passed: {first}, who passed first, chooses a tile for free")));
    // Whoever pays is asked as always.
    let mut driver = Driver::new(SIZE);
    driver.new_game(12, true);
    driver.play("bid 1");
    driver.play("pass");
    assert!(driver.state().phase() == Phase::Choose && !driver.shows("Everybody passed"));
    assert!(driver.shows(": choose a tile"));
}

#[test]
fn the_menu_of_a_hex_offers_the_plan_while_a_computer_acts() {
    let mut driver = Driver::open(SIZE, &beside_computer(1, &[]));
    driver.starting("Hex a5,").click_secondary();
    driver.run();
    driver.click("On a5: Plan the next turn");
    assert!(driver.table().is_plan());
    // Whoever acts is offered actions.
    let mut driver = Driver::open(SIZE, &beside_computer(0, &[]));
    driver.starting("Hex a5,").click_secondary();
    driver.run();
    assert!(!driver.has("On a5: Plan the next turn"));
}

#[test]
fn the_first_turn_is_turn_1() {
    for auction in [false, true] {
        let mut driver = Driver::new(SIZE);
        driver.new_game(12, auction);
        assert!(driver.shows("turn 1 ") && !driver.shows("turn 0"));
        driver.execute(Command::Show(Screen::Home));
        assert!(driver.shows("Turn 1,") && !driver.shows("Turn 0"));
    }
}

// ---- Looking back and recap ------------------------------------------------------------------------

#[test]
fn a_line_of_the_log_shows_the_board_as_it_stood() {
    let mut driver = Driver::open(SIZE, &by_hand(&THREE));
    driver.click("Log");
    driver.click("Line 3, look back: Ana enters an explorer on a5");
    assert_eq!(driver.table().shown_step(), 3);
    assert!(driver.shows("Looking back: step 3 of 5") && driver.shows("1 explorer of Ana"));
    driver.press(Modifiers::NONE, Key::ArrowLeft);
    assert_eq!(driver.table().shown_step(), 2);
    driver.press(Modifiers::NONE, Key::Period);
    driver.press(Modifiers::NONE, Key::ArrowRight);
    assert_eq!(driver.table().shown_step(), 4);
    driver.click("A step earlier");
    assert_eq!(driver.table().shown_step(), 3);
    driver.click("Back to now");
    assert!(!driver.table().looks_back() && !driver.shows("Looking back"));
    driver.press(Modifiers::NONE, Key::Comma);
    assert_eq!(driver.table().shown_step(), 4);
    driver.press(Modifiers::NONE, Key::Escape);
    assert!(!driver.table().looks_back());
    // Nothing can be played while looking back, nor by a key.
    driver.execute(TableCommand::LookBack(Some(2)).into());
    driver.press(Modifiers::NONE, Key::E);
    assert_eq!(driver.table().steps(), 5);
}

#[test]
fn while_one_looks_back_what_cannot_be_done_is_greyed_and_says_why() {
    let mut driver = Driver::open(SIZE, &by_hand(&THREE));
    assert!(driver.is_enabled("Undo"));
    driver.execute(TableCommand::LookBack(Some(3)).into());
    for name in ["Undo", "Redo", "End turn", "Enter explorer", "Dig"] {
        assert!(driver.has(name) && !driver.is_enabled(name), "{name}");
        driver.hover(name);
        assert!(driver.shows("The board shows an earlier step; a click on it leads back"), "{name}");
    }
    // Neither a key nor a command takes anything back that is not seen.
    driver.press(Modifiers::COMMAND, Key::Z);
    assert!(driver.table().looks_back() && driver.table().steps() == THREE.len());
    assert_eq!(driver.table().notice(), Some(&Notice::Idle(Idle::LooksBack)));
    driver.execute(TableCommand::Undo.into());
    assert_eq!(driver.table().steps(), THREE.len());
    driver.execute(TableCommand::LookBack(None).into());
    driver.click("Undo");
    assert!(driver.is_enabled("Redo") && driver.table().steps() < THREE.len());
}

#[test]
fn a_refusal_goes_when_the_game_goes_on() {
    let game = replay_record::<State>(&by_hand(&THREE), &Library::built_in()).unwrap();
    let mut table = Table::opened(game, None);
    let camp = table.rules().base_camp();
    let refuse = |table: &mut Table| {
        table.execute(TableCommand::Refuse(Action::Dig(camp)));
        assert!(matches!(table.notice(), Some(Notice::Refused(_))));
    };
    // Whoever plays: here it is no command of the player.
    refuse(&mut table);
    table.play(Action::Enter { piece: Piece::Explorer, camp }).unwrap();
    assert_eq!(table.notice(), None);
    refuse(&mut table);
    table.execute(TableCommand::Undo);
    assert_eq!(table.notice(), None);
    for look in [Some(2), None] {
        refuse(&mut table);
        table.execute(TableCommand::LookBack(look));
        assert_eq!(table.notice(), None);
    }
    // In a lesson, when it goes on to the next step or back to the one before.
    let mut driver = Driver::new(SIZE);
    driver.execute(LearnCommand::Start(LessonId::ALL[0]).into());
    for go in [LearnCommand::Next, LearnCommand::Back] {
        driver.execute(TableCommand::Missed.into());
        assert_eq!(driver.table().notice(), Some(&Notice::Missed));
        driver.execute(go.into());
        assert_eq!(driver.table().notice(), None, "{go:?}");
    }
}

const TWO_TURNS: [&str; 8] = [
    "draw A2",
    "place c4 0",
    "enter leader a5",
    "end",
    "draw A1",
    "place b3 0",
    "enter explorer a5",
    "enter explorer a5",
];

/// A game in which the second player has just ended a turn and the next tile is drawn.
fn handed_over() -> Driver {
    let mut driver = opened(&by_hand(&TWO_TURNS[..5]));
    assert!(driver.shows("Before your first turn") && driver.shows("Ana enters the leader on a5"));
    driver.press(Modifiers::NONE, Key::Escape);
    assert!(driver.shows("Before your first turn") && !driver.shows("Ana enters the leader on a5"));
    let place = driver.table().legal()[0];
    driver.execute(TableCommand::Play(place).into());
    for _ in 0..2 {
        let enter = Action::Enter { piece: Piece::Explorer, camp: driver.rules().base_camp() };
        driver.execute(TableCommand::Play(enter).into());
    }
    driver.execute(TableCommand::Play(Action::End).into());
    let drawn = driver.table().legal()[0];
    driver.execute(TableCommand::Play(drawn).into());
    driver
}

#[test]
fn whoever_is_asked_is_told_what_others_did_until_the_turn_ends() {
    const TOLD: &str = "Step 7, show on the board: Ben enters an explorer on a5";
    let mut driver = handed_over();
    assert!(driver.shows("Since your last turn") && driver.shows(TOLD));
    driver.click(TOLD);
    assert_eq!(driver.table().shown_step(), 7);
    driver.click(TOLD);
    assert!(!driver.table().looks_back());

    // Whatever is done, refused or taken back meanwhile, it stays.
    let recap = driver.table().recap().cloned();
    let place = driver.table().legal()[0];
    driver.execute(TableCommand::Play(place).into());
    assert!(driver.shows(TOLD));
    let refused = Action::Dig(driver.rules().base_camp());
    driver.execute(TableCommand::Play(refused).into());
    assert!(driver.table().notice().is_some() && driver.shows(TOLD));
    driver.execute(TableCommand::Play(driver.table().legal()[0]).into());
    assert!(driver.shows(TOLD));
    assert_eq!(driver.table().recap().cloned(), recap, "it tells what it told at first");
    driver.execute(TableCommand::Undo.into());
    assert!(driver.shows(TOLD));

    // Folded, it is opened again by a click.
    driver.harness.run_steps(4);
    driver.click("Fold the recap");
    assert!(driver.shows("Since your last turn") && !driver.shows(TOLD));
    driver.harness.run_steps(4);
    driver.click("Since your last turn");
    assert!(driver.shows(TOLD));
    driver.press(Modifiers::NONE, Key::Escape);
    assert!(driver.shows("Since your last turn") && !driver.shows(TOLD));

    // With the turn it ends.
    driver.execute(TableCommand::Play(Action::End).into());
    assert!(driver.table().recap().is_none() || driver.table().recap().cloned() != recap);
}

#[test]
fn the_recap_can_be_switched_off_and_comes_after_opening() {
    let mut driver = handed_over();
    let folder = scratch();
    let path = folder.path().join("handed.tikal");
    driver.execute(Command::Save(path.clone()));
    let mut driver = Driver::with(SIZE, loud());
    driver.execute(Command::Open(path));
    assert!(driver.shows("Since your last turn") && driver.shows("handed.tikal is opened"));
    driver.execute(Command::Show(Screen::Settings));
    driver.click("Tell what others did since my last turn");
    assert!(!driver.app().settings().recap);
    driver.execute(Command::Back);
    assert!(!driver.shows("Since your last turn"));
}

#[test]
fn auctions_are_no_reason_for_a_recap_but_turns_are() {
    let mut driver = Driver::with(SIZE, Services::for_tests());
    driver.new_game(12, true);
    driver.play("bid 1");
    driver.play("bid 2");
    assert!(driver.table().recap().is_none(), "what is bid stands beside the board");
    // A player who is to bid after another's turn gets a recap of that turn, never of an own one.
    let mut told = 0;
    for turn in 1..6 {
        driver.play_on(|state| state.turn() > turn && matches!(state.phase(), Phase::Bid(_)));
        let (lines, seat) = (driver.table().history().lines(), driver.state().seat());
        let last = lines.iter().rev().find(|line| line.text.starts_with("place")).expect("tiles are placed");
        let steps = driver.table().recap().map(|recap| recap.steps.as_slice()).unwrap_or_default();
        assert!(steps.iter().all(|step| step.seat != seat));
        assert_eq!(steps.is_empty(), last.seat == seat, "turn {turn}");
        told += usize::from(!steps.is_empty());
    }
    assert!(told > 0);
}

#[test]
fn a_recap_tells_scores_and_temples_that_changed_hands_but_not_in_a_purist_game() {
    for purist in [false, true] {
        let mut driver = Driver::new(SIZE);
        driver.new_game(11, false);
        // A temple that was guarded is told of in every game.
        let changed = |driver: &Driver| {
            let open = |recap: &Recap, temple| recap.guarded.iter().all(|&(_, guarded)| guarded != temple);
            driver.table().recap().is_some_and(|recap| recap.temples.iter().any(|new| open(recap, new.temple)))
        };
        while !changed(&driver) {
            let action = driver.next_action();
            driver.execute(TableCommand::Play(action).into());
        }
        let record = driver.table().record();
        let folder = scratch();
        let path = folder.path().join("game.tikal");
        let mut record = record;
        record.options.purist = purist;
        tikal::library::save_record(&path, &record).expect("a record can be written");
        let mut driver = Driver::with(SIZE, loud());
        driver.execute(Command::Open(path));
        assert!(driver.shows("Since your last turn"));
        // That a guard was set is no forecast.
        let parts = ["controls the temple on", "took the temple on", "together", "any more"];
        assert_eq!(parts.iter().any(|part| driver.shows(part)), !purist);
    }
}

// ---- Messages --------------------------------------------------------------------------------------

#[test]
fn good_news_vanish_and_failures_stay() {
    let folder = scratch();
    let mut driver = Driver::new(SIZE);
    driver.new_game(5, false);
    driver.execute(Command::Save(folder.path().join("game.tikal")));
    driver.execute(Command::Open(folder.path().join("missing.tikal")));
    assert!(driver.shows("Saved as") && driver.shows("cannot be opened"));
    driver.harness.remove_cursor();
    driver.harness.run_steps(30);
    assert!(!driver.shows("Saved as") && driver.shows("cannot be opened"));
    driver.run();
    let delay = driver.next_frame();
    assert!(delay > std::time::Duration::from_mins(1), "nothing is left to wait for: {delay:?}");
    driver.click("Close");
    assert_eq!(driver.app().message(), None);
}

#[test]
fn what_has_happened_stands_in_a_line_of_its_own_above_why() {
    let folder = scratch();
    let mut driver = Driver::new(SIZE);
    driver.execute(Command::Open(folder.path().join("missing.tikal")));
    let written = driver.written();
    let (message, _) = written.iter().find(|(text, _)| text.galley.text().contains("cannot be opened")).unwrap();
    let (title, why) = message.galley.text().split_once('\n').unwrap();
    assert!(title.ends_with("cannot be opened") && !why.is_empty() && !why.contains('\n'), "{title} {why}");
    let sections = &message.galley.job.sections;
    let size = |index: usize| (sections[index].format.font_id.size, sections[index].format.color);
    assert!(sections.len() == 2 && size(0) != size(1), "the first line stands out");
    assert!(driver.shows("cannot be opened: "), "it is read out as one sentence");
}

#[test]
fn good_news_stay_while_the_pointer_is_on_them() {
    let folder = scratch();
    let mut driver = Driver::new(SIZE);
    driver.new_game(5, false);
    driver.execute(Command::Save(folder.path().join("game.tikal")));
    let close = driver.harness.get_by_label("Close").rect().center();
    for _ in 0..40 {
        moved(&mut driver, close);
    }
    assert!(driver.shows("Saved as"));
    driver.harness.remove_cursor();
    driver.harness.run_steps(30);
    assert!(!driver.shows("Saved as"));
}

// ---- The question before points are lost -----------------------------------------------------------

#[test]
fn points_are_lost_only_after_a_question() {
    let mut driver = opened(&by_hand(&THREE[..3]));
    driver.click("End turn");
    assert!(driver.shows("9 action points would be lost") && driver.state().phase() == Phase::Act);
    driver.click("Keep playing");
    assert!(!driver.shows("would be lost"));
    driver.press(Modifiers::COMMAND, Key::Enter);
    assert!(driver.shows("9 action points would be lost"));
    driver.press(Modifiers::NONE, Key::Escape);
    assert!(!driver.shows("would be lost"));
    driver.press(Modifiers::COMMAND, Key::Enter);
    driver.press(Modifiers::COMMAND, Key::Enter);
    assert_eq!(driver.state().seat().index(), 1);

    let mut driver = opened(&by_hand(&THREE[..3]));
    driver.click("End turn");
    driver.click("End anyway");
    assert_eq!(driver.state().seat().index(), 1);

    // If it is switched off, the question does not come up.
    let mut driver = opened(&by_hand(&THREE[..3]));
    let mut settings = driver.app().settings();
    settings.ask_before_waste = false;
    driver.execute(Command::Set(settings));
    driver.click("End turn");
    assert_eq!(driver.state().seat().index(), 1);
}

#[test]
fn no_question_comes_when_no_points_are_left() {
    let five = ["enter explorer a5"; 5].iter().chain(&["move explorer a5 b4"; 5]);
    let actions: Vec<&str> = ["draw A2", "place c4 0"].iter().chain(five).copied().collect();
    let mut driver = opened(&by_hand(&actions));
    driver.click("End turn");
    assert_eq!(driver.state().seat().index(), 1);
}

// ---- Several pieces, dragging ----------------------------------------------------------------------

#[test]
fn a_party_walks_together_with_the_leader() {
    let mut driver = Driver::open(SIZE, &by_hand(&THREE));
    driver.choose(Piece::Explorer, "a5");
    assert!(driver.shows("1 piece walks"));
    driver.click("One piece more");
    driver.press(Modifiers::NONE, Key::Plus);
    assert!(driver.shows("3 pieces walk") && !driver.is_enabled("One piece more"));
    assert!(driver.shows("Hex c4, ruin, 4 treasures, in reach for 6 action points with 3 pieces"));
    driver.cell("c4");
    let (seat, cell) = (driver.state().seat(), driver.rules().layout().cell("c4".parse().unwrap()).unwrap());
    let band = driver.state().band(cell, seat);
    assert_eq!((band.explorers(), band.has_leader(), driver.state().points()), (2, true, 1));
    // The points suffice for one of the three.
    assert_eq!(driver.table().party(), 3);
    assert!(driver.shows("Hex b4, clearing, 2") || driver.shows("in reach for 1 action point"));
}

#[test]
fn a_piece_is_dragged_to_where_it_walks_and_elsewhere_is_told_why_not() {
    let mut driver = Driver::open(SIZE, &by_hand(&THREE));
    drag(&mut driver, "The leader of Ana on a5", "Hex c4,");
    assert_eq!(driver.table().steps(), 7);
    assert_eq!(driver.table().turn().steps.last().map(|step| step.end - step.start), Some(2));
    drag(&mut driver, "The leader of Ana on c4", "Hex h1,");
    assert_eq!(driver.table().steps(), 7);
    assert!(driver.shows("h1 has no tile"), "{}", said(&driver));
    // Escape ends the drag, and the piece stays where it was.
    let (from, to) = (centre(&driver, "The explorer of Ana on a5"), centre(&driver, "Hex b4,"));
    moved(&mut driver, from);
    button(&mut driver, from, PointerButton::Primary, true);
    moved(&mut driver, from.lerp(to, 0.5));
    moved(&mut driver, to);
    driver.press(Modifiers::NONE, Key::Escape);
    button(&mut driver, to, PointerButton::Primary, false);
    driver.run();
    assert_eq!(driver.table().steps(), 7);
}

#[test]
fn a_drag_on_the_empty_board_still_moves_the_board() {
    let mut driver = Driver::open(SIZE, &by_hand(&THREE));
    let before = centre(&driver, "Hex h1,");
    let to = centre(&driver, "Hex g1,");
    drag(&mut driver, "Hex h1,", "Hex g1,");
    assert!((centre(&driver, "Hex h1,") - to).length() < (before - to).length() / 2.0);
    assert_eq!(driver.table().steps(), 5);
}

#[test]
fn a_piece_of_the_reserve_is_dragged_onto_a_camp() {
    let mut driver = Driver::open(SIZE, &by_hand(&THREE[..2]));
    drag(&mut driver, "Enter explorer on a5, cost 1", "Hex a5,");
    assert_eq!(driver.table().steps(), 3);
    driver.let_go();
    // From the card of the player, whose turn it is.
    let own = driver.harness.query_all_by_label("Leaders in reserve: 1").next().expect("a card").rect().center();
    let camp = centre(&driver, "Hex a5,");
    moved(&mut driver, own);
    button(&mut driver, own, PointerButton::Primary, true);
    moved(&mut driver, own.lerp(camp, 0.5));
    moved(&mut driver, camp);
    button(&mut driver, camp, PointerButton::Primary, false);
    driver.run();
    assert_eq!(driver.table().steps(), 4);
    assert!(driver.shows("Ana enters the leader on a5"));
}

// ---- Actions beside the hex, keys ------------------------------------------------------------------

#[test]
fn the_menu_of_a_hex_offers_what_can_be_done_there_and_says_why_not() {
    let mut driver = Driver::open(SIZE, &by_hand(&THREE));
    driver.choose(Piece::Leader, "a5");
    driver.cell("c4");
    let ruin = centre(&driver, "Hex c4,");
    moved(&mut driver, ruin);
    button(&mut driver, ruin, PointerButton::Secondary, true);
    button(&mut driver, ruin, PointerButton::Secondary, false);
    driver.run();
    assert!(driver.shows("On c4: Dig") && !driver.shows("On c4: Uncover"), "there is no temple");
    driver.click("On c4: Dig");
    assert_eq!(driver.table().state().phase(), Phase::Reveal);

    // By keyboard, for the hex that is chosen.
    let mut driver = Driver::open(SIZE, &by_hand(&THREE));
    driver.execute(TableCommand::Select(Some(Selection { cell: driver.rules().base_camp(), piece: None })).into());
    driver.press(Modifiers::SHIFT, Key::F10);
    assert!(driver.is_enabled("On a5: Enter explorer") && !driver.is_enabled("On a5: Enter leader"));
    assert!(driver.shows("No leader is left in your reserve"));
    driver.press(Modifiers::NONE, Key::Escape);
    assert!(!driver.shows("On a5:"));
    // The focus goes to the first entry that is possible.
    driver.press(Modifiers::SHIFT, Key::F10);
    driver.press(Modifiers::NONE, Key::Enter);
    assert!(driver.table().selection().is_some_and(|selection| selection.piece == Some(Piece::Leader)));
}

#[test]
fn letters_do_what_the_bar_does_or_say_why_not() {
    let mut driver = Driver::open(SIZE, &by_hand(&THREE[..2]));
    driver.press(Modifiers::SHIFT, Key::E);
    assert!(driver.shows("Ana enters the leader on a5") && driver.table().steps() == 3);
    driver.press(Modifiers::NONE, Key::E);
    assert_eq!(driver.table().steps(), 4);
    driver.press(Modifiers::NONE, Key::D);
    assert!(driver.shows("a5 has no ruin"));
    driver.let_go();
    driver.press(Modifiers::NONE, Key::U);
    assert!(driver.shows("Choose a hex with your pieces first"));
    driver.press(Modifiers::COMMAND, Key::Enter);
    assert_eq!(driver.table().steps(), 5, "the turn is over");
}

#[test]
fn every_key_says_what_it_does() {
    let texts = tikal::words::Texts::new(tikal::words::Language::English);
    for place in Place::ALL {
        let mut names: Vec<String> = tikal::app::games::keys(place).map(|shortcut| texts.say(shortcut.name)).collect();
        names.sort();
        names.dedup();
        assert_eq!(names.len(), tikal::app::games::keys(place).count(), "{names:?}");
    }
}

#[test]
fn a_double_click_on_an_own_piece_leaves_the_board_where_it_is() {
    let mut driver = Driver::open(SIZE, &by_hand(&THREE));
    driver.wheel_over("Hex c4,");
    let before = driver.width_of("Hex c4,");
    let double = |driver: &mut Driver, pos: Pos2| {
        moved(driver, pos);
        for _ in 0..2 {
            let (button, modifiers) = (PointerButton::Primary, Modifiers::NONE);
            let events = [true, false].map(|pressed| egui::Event::PointerButton { pos, button, pressed, modifiers });
            driver.harness.input_mut().events.extend(events);
            driver.harness.step();
        }
        driver.run();
    };
    let piece = centre(&driver, "The leader of Ana on a5");
    double(&mut driver, piece);
    assert!((driver.width_of("Hex c4,") - before).abs() < 0.1);
    driver.let_go();
    let jungle = centre(&driver, "Hex c2,");
    double(&mut driver, jungle);
    assert!(driver.width_of("Hex c4,") < before - 1.0);
}
