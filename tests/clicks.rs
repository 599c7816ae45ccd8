//! Every click and key does what it was aimed at: no second click on what has just come to its place, one thing at a
//! time by Escape, nothing underneath a choice; and a plan is not closed by a turn that comes.

use crate::driver::{Driver, by_hand, dealt_out, write};
use egui::{Event, Key, Modifiers, PointerButton, Pos2, Rect};
use egui_kittest::kittest::{NodeT, Queryable};
use tikal::app::command::Command;
use tikal::app::kit::settings::Settings;
use tikal::app::route::Screen;
use tikal::app::table::{LessonCommand, WindowCommand};
use tikal::app::tikal::command::ExchangeDraft;
use tikal::app::tikal::command::{Ask, TableCommand};
use tikal::app::tikal::table::{Notice, TikalNotice};
use tikal::game::{Player, TakeBack};
use tikal::library::{TikalLibrary, replay_record};
use tikal::tikal::{Action, Phase, Piece, State, TikalRecord};
use tikal::words::tikal::lessons::LessonId;
use tikal::words::{Language, Texts};

const SIZE: [f32; 2] = [1024.0, 700.0];
const BEGUN: [&str; 3] = ["draw A2", "place c4 0", "enter explorer a5"];

/// Clicks so often, as fast as can be, where the widget stands whose name begins with `start`.
fn click_fast(driver: &mut Driver, start: &str, times: usize) {
    let pos: Pos2 = driver.starting(start).rect().center();
    driver.harness.event(Event::PointerMoved(pos));
    for pressed in [true, false].into_iter().cycle().take(2 * times) {
        let (button, modifiers) = (PointerButton::Primary, Modifiers::NONE);
        driver.harness.event(Event::PointerButton { pos, button, pressed, modifiers });
    }
    driver.run();
}

fn escape(driver: &mut Driver, repeat: bool) {
    let (key, physical_key, modifiers) = (Key::Escape, None, Modifiers::NONE);
    // Without a release between them presses are taken for one key that is held down.
    if !repeat {
        driver.harness.event(Event::Key { key, physical_key, pressed: false, repeat, modifiers });
    }
    driver.harness.event(Event::Key { key, physical_key, pressed: true, repeat, modifiers });
    driver.run();
}

// ---- A button that has just come takes no click ------------------------------------------------------

#[test]
fn a_double_click_on_the_end_of_the_turn_does_not_answer_the_question_that_it_brings() {
    let mut driver = Driver::loud(SIZE, &by_hand(&BEGUN));
    driver.harness.run_steps(4);
    click_fast(&mut driver, "End turn", 2);
    assert!(driver.asks_to_end(), "it asks");
    assert_eq!((driver.steps(), driver.state().phase()), (3, Phase::Act));
    // A later click is meant.
    driver.harness.run_steps(4);
    click_fast(&mut driver, "End turn", 1);
    assert_eq!((driver.steps(), driver.state().phase()), (4, Phase::Draw));
}

#[test]
fn a_double_click_on_passing_does_not_pass_for_the_next_bidder() {
    let mut driver = Driver::new(SIZE);
    driver.new_game(3, true);
    assert!(matches!(driver.state().phase(), Phase::Bid(_)));
    driver.harness.run_steps(4);
    let (steps, seat) = (driver.steps(), driver.state().seat());
    click_fast(&mut driver, "Pass", 2);
    assert_eq!(driver.steps(), steps + 1);
    assert_ne!(driver.state().seat(), seat);
    driver.harness.run_steps(4);
    click_fast(&mut driver, "Bid 1", 1);
    assert!(driver.actions().into_iter().any(|action| action == Action::Bid(1)), "a button that has stood there does");
}

#[test]
fn a_double_click_that_decides_an_auction_does_not_pass_in_the_next_one() {
    let mut driver = Driver::new(SIZE);
    driver.new_game(3, true);
    driver.play("bid 1");
    driver.harness.run_steps(4);
    let pos = driver.starting("Pass").rect().center();
    driver.harness.event(Event::PointerMoved(pos));
    let click = |driver: &mut Driver| {
        for pressed in [true, false] {
            let (button, modifiers) = (PointerButton::Primary, Modifiers::NONE);
            driver.harness.event(Event::PointerButton { pos, button, pressed, modifiers });
        }
        driver.harness.step();
    };
    click(&mut driver);
    assert_eq!(driver.state().phase(), Phase::Choose, "the auction is decided");
    // The winner plays at once, and the next auction begins before the second half.
    while !matches!(driver.state().phase(), Phase::Bid(_)) {
        let action = match driver.state().phase() {
            Phase::Act => Action::End,
            _ => driver.legal()[0],
        };
        driver.send_ask(Ask::Play(action));
    }
    let (steps, seat) = (driver.steps(), driver.state().seat());
    click(&mut driver);
    driver.harness.run_steps(4);
    assert!(driver.starting("Pass").rect().contains(pos), "it stands where one has clicked");
    assert_eq!((driver.steps(), driver.state().seat()), (steps, seat), "nobody has passed");
    click(&mut driver);
    driver.run();
    assert_eq!(driver.last_action(), Some(Action::Pass), "a later click is meant");
}

#[test]
fn a_click_bids_only_what_stood_there_when_the_pointer_came() {
    let mut driver = Driver::new(SIZE);
    driver.new_game(3, true);
    let pos = driver.starting("Bid 2").rect().center();
    driver.harness.event(Event::PointerMoved(pos));
    driver.harness.run_steps(4);
    // Somebody else bids as much, and the bid is greyed in its place.
    driver.act(Action::Bid(2));
    driver.harness.run_steps(2);
    let now = driver.starting("Bid 2").rect();
    assert!(now.contains(pos) && !driver.is_enabled("Bid 2") && driver.is_enabled("Bid 3"));
    // Then more than stands on any button, and the number under the pointer is another one.
    driver.send_ask(Ask::Play(Action::Bid(4)));
    driver.harness.run_steps(3);
    let (steps, now) = (driver.steps(), driver.starting("Bid 6").rect());
    assert!(now.contains(pos) && driver.has("Bid 5"), "the least bid stands in the first place");
    let click = |driver: &mut Driver| {
        for pressed in [true, false] {
            let (button, modifiers) = (PointerButton::Primary, Modifiers::NONE);
            driver.harness.event(Event::PointerButton { pos, button, pressed, modifiers });
        }
        driver.run();
    };
    // A double click was aimed at the old number, both halves of it.
    let (button, modifiers) = (PointerButton::Primary, Modifiers::NONE);
    for pressed in [true, false, true, false] {
        driver.harness.event(Event::PointerButton { pos, button, pressed, modifiers });
    }
    driver.run();
    assert_eq!((driver.steps(), driver.notice()), (steps, Some(Notice::Own(TikalNotice::OtherBid(6)))));
    assert!(driver.shows("click once more to bid 6"));
    driver.harness.run_steps(4);
    click(&mut driver);
    assert_eq!(driver.last_action(), Some(Action::Bid(6)));
}

#[test]
fn a_number_that_was_set_while_the_pointer_rests_on_its_button_is_bid_at_the_first_click() {
    let mut driver = Driver::new(SIZE);
    driver.new_game(3, true);
    let pos = driver.starting("Bid 5").rect().center();
    driver.harness.event(Event::PointerMoved(pos));
    driver.harness.run_steps(4);
    driver.type_into("Another number of points", "9");
    assert!(driver.starting("Bid 9").rect().contains(pos));
    for pressed in [true, false] {
        let (button, modifiers) = (PointerButton::Primary, Modifiers::NONE);
        driver.harness.event(Event::PointerButton { pos, button, pressed, modifiers });
    }
    driver.run();
    assert_eq!(driver.last_action(), Some(Action::Bid(9)));
}

#[test]
fn a_bid_that_comes_to_where_an_action_of_a_plan_stood_is_not_made() {
    let mut driver = Driver::new(SIZE);
    driver.new_game(3, true);
    driver.toggle_plan();
    assert!(driver.shows_plan());
    driver.harness.run_steps(4);
    let pos = driver.starting("Enter explorer").rect().center();
    // The game is shown again just before the click.
    driver.send(TableCommand::TogglePlan);
    for pressed in [true, false] {
        let (button, modifiers) = (PointerButton::Primary, Modifiers::NONE);
        driver.harness.event(Event::PointerButton { pos, button, pressed, modifiers });
    }
    let steps = driver.steps();
    driver.run();
    assert!(matches!(driver.state().phase(), Phase::Bid(_)));
    assert_eq!(driver.steps(), steps, "nothing was bid");
}

#[test]
fn a_double_click_on_an_outcome_enters_one() {
    let mut driver = Driver::open(SIZE, &by_hand(&["draw A2", "place c4 0", "enter leader a5", "end"]));
    assert_eq!(driver.state().phase(), Phase::Draw);
    driver.harness.run_steps(4);
    click_fast(&mut driver, "Drawn: A3", 2);
    assert_eq!(driver.steps(), 5);
    // No frame follows another because of a button that is new.
    driver.harness.run_steps(4);
    assert!(driver.next_frame() > std::time::Duration::from_secs(1), "{:?}", driver.next_frame());
}

// ---- A plan stays ------------------------------------------------------------------------------------

#[test]
fn a_plan_stays_in_sight_when_its_turn_comes_and_says_so() {
    let mut driver = Driver::open(SIZE, &by_hand(&BEGUN));
    driver.toggle_plan();
    driver.play("enter leader a5");
    driver.toggle_plan();
    driver.play("end");
    driver.toggle_plan();
    // Somebody else enters what was drawn, and Ben's tile is placed.
    assert!(driver.shows_plan());
    assert!(driver.shows("It is your turn, Ben") && driver.shows("The game waits for your answer first"));
    assert!(
        !driver.is_enabled("Play the plan") && driver.is_enabled("Back to the game") && driver.has("Drop the plan")
    );
}

// ---- One thing at a time -----------------------------------------------------------------------------

#[test]
fn escape_closes_a_menu_of_the_bar_and_lets_go_of_nothing_else() {
    let mut driver = Driver::open(SIZE, &by_hand(&BEGUN));
    driver.choose(Piece::Explorer, "a5");
    driver.click("View");
    assert!(driver.shows("Dark or light"));
    escape(&mut driver, false);
    assert!(!driver.shows("Dark or light"));
    assert!(driver.selection().is_some(), "the piece is still chosen");
    escape(&mut driver, false);
    assert!(driver.selection().is_none());
}

#[test]
fn escape_leaves_a_lesson_only_if_nothing_was_open_and_keeps_its_place() {
    let mut driver = Driver::new(SIZE);
    driver.execute(LessonCommand::Start(LessonId::FirstTurn.into()).into());
    driver.execute(LessonCommand::Next.into());
    driver.click("View");
    assert!(driver.shows("Dark or light"));
    escape(&mut driver, false);
    assert!(!driver.shows("Dark or light"));
    assert_eq!(driver.app().screen(), Screen::Table);
    // The key is held down.
    for _ in 0..6 {
        escape(&mut driver, true);
    }
    assert_eq!(driver.app().screen(), Screen::Table, "still in the lesson");
    driver.harness.run_steps(4);
    escape(&mut driver, false);
    for _ in 0..6 {
        escape(&mut driver, true);
    }
    assert_eq!(driver.app().screen(), Screen::Table, "held down, it only asks");
    escape(&mut driver, false);
    assert_eq!(driver.app().screen(), Screen::Learn);
    assert!(driver.has("Resume: Your first turn") || driver.shows("2 of "), "its place is kept");
}

#[test]
fn under_a_choice_the_key_that_takes_back_closes_it_and_nothing_is_played() {
    let mut driver = Driver::open(SIZE, &dealt_out(include_str!("records/format-1/adepts-base.tikal")));
    driver.play_on(|state| state.points() < 10);
    let steps = driver.steps();
    assert!(driver.can_undo() && driver.legal().iter().any(|action| matches!(action, Action::Exchange { .. })));
    driver.ask(Ask::Exchange(ExchangeDraft::default()));
    assert!(driver.is_under_window());
    for (modifiers, key) in [
        (Modifiers::COMMAND, Key::Y),
        (Modifiers::COMMAND | Modifiers::ALT, Key::Z),
        (Modifiers::COMMAND | Modifiers::SHIFT, Key::R),
    ] {
        driver.press(modifiers, key);
        assert!(driver.is_under_window(), "{key:?}");
        assert_eq!(driver.steps(), steps, "{key:?}");
    }
    driver.press(Modifiers::COMMAND, Key::Z);
    assert!(!driver.is_under_window(), "it closes the choice");
    assert_eq!(driver.steps(), steps, "and takes back nothing");
    driver.harness.run_steps(4);
    driver.press(Modifiers::COMMAND, Key::Z);
    assert!(driver.steps() < steps);

    // So does the question before points are lost.
    let mut driver = Driver::loud(SIZE, &by_hand(&BEGUN));
    driver.command(TableCommand::AskToEnd);
    driver.press(Modifiers::COMMAND, Key::Z);
    assert_eq!((driver.asks_to_end(), driver.steps()), (false, 3));
    assert!(!matches!(driver.notice(), Some(Notice::Refused(_))));
}

#[test]
fn in_the_auction_lesson_a_bid_waits_for_the_card_that_asks_for_it_and_its_end_leads_to_an_auction() {
    let mut driver = Driver::new(SIZE);
    driver.execute(LessonCommand::Start(LessonId::Auction.into()).into());
    (0..2).for_each(|_| driver.click("Next"));
    let index = |driver: &Driver| driver.lesson().expect("the lesson").index();
    assert_eq!(index(&driver), 2);
    let steps = driver.steps();
    driver.harness.run_steps(4);
    driver.act(Action::Bid(2));
    assert_eq!((index(&driver), driver.steps()), (2, steps), "the card that asks for it was not read");
    assert!(driver.shows("First press “Next”"));
    driver.click("Next");
    driver.act(Action::Bid(2));
    assert_eq!(index(&driver), 4);
    assert!(driver.actions().into_iter().any(|action| action == Action::Bid(2)));

    driver.execute(LessonCommand::Auctions.into());
    assert_eq!(driver.app().screen(), Screen::Setup);
    driver.click("Start");
    assert!(driver.state().is_auction());
}

#[test]
fn what_the_own_scoring_brought_is_said_while_the_others_score() {
    let mut driver = Driver::new(SIZE);
    driver.new_game(5, false);
    driver.play_on(|state| state.scoring().is_some() && state.phase() == Phase::Act);
    let scorer = driver.acting_name();
    driver.play("end");
    assert!(driver.state().scoring().is_some(), "the next one scores");
    let points = driver.rounds().last().expect("a round").scores[0].points;
    assert!(driver.shows(&format!("{scorer} scores {points}. ")) && driver.shows("acts, then scores"));
}

// ---- What has happened -------------------------------------------------------------------------------

#[test]
fn the_winner_of_an_auction_is_announced_with_the_price_and_who_passed() {
    let mut driver = Driver::new(SIZE);
    driver.new_game(3, true);
    driver.play("bid 1");
    driver.play("pass");
    assert_eq!(driver.state().phase(), Phase::Choose);
    let (winner, other) = (driver.state().seat(), driver.state().seat().left(driver.state().players()));
    let (winner, other) = (driver.name(winner), driver.name(other));
    assert!(driver.shows(&format!("{winner} wins with 1, {other} passes: choose a tile")));
    assert_eq!(driver.auction_won().map(|(bid, passed)| (bid, passed.len())), Some((1, 1)));
}

#[test]
fn escape_closes_the_menu_of_a_hex_and_the_lesson_stays() {
    let mut driver = Driver::new(SIZE);
    driver.execute(LessonCommand::Start(LessonId::ALL[0].into()).into());
    driver.starting("Hex c4,").click_secondary();
    driver.run();
    assert!(driver.has_menu());
    escape(&mut driver, false);
    assert!(!driver.has_menu() && driver.app().screen() == Screen::Table, "only the menu is closed");
    // Later it asks whether to leave the lesson, and then leaves it.
    driver.harness.run_steps(40);
    escape(&mut driver, false);
    assert_eq!(driver.app().screen(), Screen::Table);
    escape(&mut driver, false);
    assert_eq!(driver.app().screen(), Screen::Learn);
}

#[test]
fn a_menu_goes_with_its_screen() {
    let mut driver = Driver::new(SIZE);
    driver.click("Game");
    assert!(driver.has("Open a record…"), "the menu is open");
    driver.press(Modifiers::COMMAND, Key::N);
    assert_eq!(driver.app().screen(), Screen::Setup);
    assert!(!driver.has("Open a record…"), "it covers nothing of the new screen");
}

#[test]
fn a_button_of_an_auction_says_whether_what_it_does_stays() {
    let mut driver = Driver::new(SIZE);
    driver.new_game(3, true);
    let said = |driver: &Driver, name: &str| driver.starting(name).accesskit_node().description().unwrap_or_default();
    for name in ["Bid 2", "Pass"] {
        assert!(said(&driver, name).contains("Final: the others answer it at once"), "{name}");
    }
    // And whoever has bid is told why it cannot be taken back.
    for bid in 1..=driver.state().players() {
        driver.act(Action::Bid(bid.into()));
    }
    assert!(!driver.can_undo());
    driver.press(Modifiers::COMMAND, Key::Z);
    assert!(driver.shows("A bid or a pass is final, as the others have answered it"));
    // In a house where everything can be taken back, a bid is, too.
    let mut record = driver.record();
    record.options.take_back = TakeBack::Anything;
    let mut driver = Driver::open(SIZE, &record.write().expect("a record can be written"));
    assert!(said(&driver, "Pass").contains("“Undo” takes it back, with what the others did after it"));
    let steps = driver.steps();
    driver.press(Modifiers::COMMAND, Key::Z);
    assert_eq!(driver.steps(), steps - 1);
}

#[test]
fn where_no_points_are_left_that_is_told_before_anything_else() {
    let record = TikalRecord::read(include_str!("records/format-1/adepts-base.tikal")).expect("a record");
    let game = replay_record::<State>(&record.write().expect("a record can be written"), &TikalLibrary::built_in());
    let game = game.expect("a game");
    let is_spent = |state: &State| state.phase() == Phase::Act && state.points() == 0 && state.scoring().is_none();
    let spent: Vec<usize> =
        game.session.plies().enumerate().filter(|(_, (_, state, _))| is_spent(state)).map(|(index, _)| index).collect();
    assert!(spent.len() > 10);
    for &after in spent.iter().skip(spent.len() / 2).take(3) {
        let mut cut = record.clone();
        cut.seats.iter_mut().for_each(|seat| seat.player = Player::Human);
        cut.actions.truncate(after);
        let mut driver = Driver::open(SIZE, &cut.write().expect("a record can be written"));
        for (start, key) in [("Uncover", Key::U), ("Dig", Key::D), ("Build camp", Key::C), ("Enter explorer", Key::E)] {
            driver.click_starting(start);
            assert!(driver.shows("No action points are left: "), "{after}, {start}: {:?}", driver.notice());
            driver.select(None);
            assert!(driver.notice().is_none());
            driver.press(Modifiers::NONE, key);
            assert!(driver.shows("No action points are left: "), "{after}, {key:?}: {:?}", driver.notice());
            driver.select(None);
        }
    }
}

const FINISHED: &str = include_str!("playthroughs/classic-2-draw.tikal");

/// Where everything that is called by these words stands.
fn places(driver: &Driver, said: &[String]) -> Vec<Rect> {
    // The bar below has buttons of the same names: those of the table come last.
    said.iter().filter_map(|said| Some(driver.harness.query_all_by_label(said).last()?.rect())).collect()
}

#[test]
fn a_message_covers_nothing_of_the_final_table_and_nothing_moves_when_it_goes() {
    for (size, scale, language) in [
        ([1280.0, 800.0], 1.0, Language::English),
        ([960.0, 600.0], 1.0, Language::French),
        ([1280.0, 800.0], 1.5, Language::German),
    ] {
        let mut driver = Driver::new(size);
        driver.execute(Command::Set(Settings { scale, language: Some(language), ..driver.app().settings() }));
        driver.open_record(FINISHED);
        let texts = Texts::new(language);
        driver.send(WindowCommand::CopySummary);
        driver.harness.run_steps(2);
        let told = driver.app().message().expect("a message").to_owned();
        let message = driver.harness.get_by_label(&told).rect();
        let winner = (0..2).map(|seat| texts.with("end-winner", &[("names", format!("Seat {seat}").into())]));
        let winner = winner.into_iter().find(|winner| driver.has(winner)).expect("a winner");
        let buttons = ["end-heading", "end-rematch", "end-again", "end-save", "end-close", "end-replay"];
        let said: Vec<String> = buttons.map(|key| texts.say(key)).into_iter().chain([winner]).collect();
        let stand = places(&driver, &said);
        let window = driver.harness.ctx.content_rect();
        for (said, place) in said.iter().zip(&stand) {
            assert!(!place.intersects(message), "{language:?}, {size:?}: “{said}” at {place:?} below {message:?}");
        }
        assert!(window.contains_rect(message), "{language:?}, {size:?}: {message:?}");
        driver.harness.run_steps(40);
        assert!(!driver.has(&told), "it goes by itself");
        assert_eq!(places(&driver, &said), stand, "{language:?}, {size:?}");
    }
}

#[test]
fn the_final_table_of_a_record_is_left_by_a_click_as_soon_as_it_is_there() {
    let mut driver = Driver::new([1280.0, 800.0]);
    let file = tempfile::Builder::new().suffix(".tikal").tempfile().expect("a temporary file");
    write(file.path(), FINISHED);
    driver.send(Command::Open(file.path().to_owned()));
    // One frame: the click comes in the next one, pressed and let go of at once.
    driver.harness.step();
    let pos = driver.harness.get_by_label("Look at the board").rect().center();
    driver.harness.event(Event::PointerMoved(pos));
    for pressed in [true, false] {
        let (button, modifiers) = (PointerButton::Primary, Modifiers::NONE);
        driver.harness.event(Event::PointerButton { pos, button, pressed, modifiers });
    }
    driver.harness.run();
    assert!(!driver.has("Look at the board") && driver.state().phase() == Phase::Over);
}

#[test]
fn a_double_click_that_closes_the_final_table_does_not_open_it_again() {
    let mut driver = Driver::open([1280.0, 800.0], FINISHED);
    driver.click("Look at the board");
    let opens = driver.harness.get_by_label("Final table").rect().center();
    driver.show_end(true);
    driver.harness.run();
    // The second click comes a frame later to where the bar has that button.
    let click = |driver: &mut Driver, pos: Pos2| {
        driver.harness.event(Event::PointerMoved(pos));
        for pressed in [true, false] {
            let (button, modifiers) = (PointerButton::Primary, Modifiers::NONE);
            driver.harness.event(Event::PointerButton { pos, button, pressed, modifiers });
        }
        driver.harness.step();
    };
    let closes = driver.harness.get_by_label("Look at the board").rect().center();
    click(&mut driver, closes);
    click(&mut driver, opens);
    driver.harness.run();
    assert!(!driver.has("Look at the board"), "it is closed");
    driver.harness.run_steps(4);
    click(&mut driver, opens);
    driver.harness.run();
    assert!(driver.has("Look at the board"), "a click that is meant for it opens it");
}
