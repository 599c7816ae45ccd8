//! Rooms that are seen only once something is open in them: the editor with a document, its laboratory, the list of
//! commands, the card of a lesson, and whatever the table asks and tells beside the board.
#![expect(clippy::expect_used, reason = "tests fail by panicking")]

use tikal::app::command::{DocumentDialog, EditCommand};
use tikal::app::editor::Beside;
use tikal::app::table::LessonCommand;
use tikal::app::tikal::command::{Ask, ExchangeDraft, TableCommand};
use tikal::app::tikal::table::{Answer, Side, Tab};
use tikal::games::{GameId, VariantId};
use tikal::puzzles::PuzzleGame;
use tikal::tikal::{Action, Piece, State};
use tikal::words::tikal::lessons::LessonId;
use tikal::words::{Language, Texts};

use super::*;
use crate::driver;

/// High enough that no page has to scroll.
const HIGH: [f32; 2] = [1280.0, 2400.0];
const BASE: &str = include_str!("../records/format-1/adepts-base.tikal");

/// The sights so far, in both themes.
#[derive(Default)]
struct Seen {
    measured: usize,
    wrong: BTreeSet<String>,
}

impl Seen {
    /// Measures every text in both themes. The text of the key is there, and measured with the rest.
    fn see(&mut self, driver: &mut Driver, place: &str, key: &str) {
        let said = Texts::new(Language::English).say(key);
        for look in [Look::Dark, Look::Light] {
            driver.execute(Command::Set(Settings { look, ..driver.app().settings() }));
            driver.harness.remove_cursor();
            driver.run();
            let is_written = driver.written().iter().any(|(text, _)| text.galley.text() == said);
            assert!(is_written, "{place}: nothing says “{said}”");
            self.measured += measure(driver, &format!("{look:?}, {place}"), &mut self.wrong);
        }
    }

    fn end(self, least: usize) {
        assert!(self.measured > least, "{} pieces of text were measured", self.measured);
        assert!(self.wrong.is_empty(), "{:#?}", self.wrong);
    }
}

/// Shows the page of the editor with this name.
fn turn_to(driver: &mut Driver, page: &str) {
    let index = driver.app().editor().pages().iter().position(|other| other.name() == page);
    driver.execute(EditCommand::ShowPage(index.expect("there is such a page")).into());
}

#[test]
fn every_text_of_the_editor_stands_out() {
    let mut seen = Seen::default();
    let mut driver = Driver::new(HIGH);
    driver.execute(Command::Show(Screen::Editor));
    for way in ["Generate…", "From a code"] {
        driver.click(way);
        seen.see(&mut driver, way, "editor-open");
    }
    driver.execute(Command::EditVariant(VariantId::new(GameId::Tikal, "duel")));
    driver.execute(Command::EditVariant(VariantId::new(GameId::Tikal, "classic")));
    let pages: Vec<&str> = driver.app().editor().pages().iter().map(|page| page.name()).collect();
    for page in pages {
        turn_to(&mut driver, page);
        seen.see(&mut driver, page, "editor-save");
    }
    turn_to(&mut driver, "editor-tiles");
    driver.click_starting("A1");
    seen.see(&mut driver, "a tile", "tiles-duplicate");
    turn_to(&mut driver, "editor-board");
    driver.click("Printed tiles");
    driver.click_starting("Hex b4,");
    seen.see(&mut driver, "a printed tile", "editor-save");
    for (index, beside) in Beside::ALL.into_iter().enumerate() {
        driver.execute(EditCommand::ShowBeside(index).into());
        seen.see(&mut driver, beside.name(), beside.name());
    }
    for (dialog, key) in [(DocumentDialog::Make, "editor-into-board"), (DocumentDialog::Share, "editor-share-copy")] {
        driver.execute(EditCommand::ShowDialog(Some(dialog)).into());
        seen.see(&mut driver, key, key);
        driver.execute(EditCommand::ShowDialog(None).into());
    }
    // With problems, on every page; and with a text that cannot be read.
    driver.execute(EditCommand::ShowBeside(0).into());
    turn_to(&mut driver, "editor-source");
    let text = driver.app().editor().document().expect("a document").text().to_owned();
    for (place, broken) in [
        ("problems", text.replacen("explorers: ", "explorers: 9", 1)),
        ("no variant", "(format: 1, // not yet\n  name: \"".to_owned()),
    ] {
        turn_to(&mut driver, "editor-source");
        driver.type_into("The text of the variant", &broken);
        driver.run();
        let pages: Vec<&str> = driver.app().editor().pages().iter().map(|page| page.name()).collect();
        for page in pages {
            turn_to(&mut driver, page);
            seen.see(&mut driver, &format!("{place} on {page}"), "editor-save");
        }
    }
    seen.end(1500);
}

#[test]
fn every_text_of_the_laboratory_stands_out() {
    let mut seen = Seen::default();
    let mut driver = Driver::new(HIGH);
    crate::layout::measure_small(&mut driver);
    seen.see(&mut driver, "the laboratory", "laboratory-start");
    seen.end(100);
}

#[test]
fn every_text_of_the_list_of_commands_stands_out() {
    let mut seen = Seen::default();
    let mut driver = Driver::open(SIZE, &by_hand(&["draw A2"]));
    driver.press(egui::Modifiers::COMMAND.plus(egui::Modifiers::SHIFT), egui::Key::P);
    seen.see(&mut driver, "the list of commands", "palette-name");
    driver.harness.event(egui::Event::Text("un".to_owned()));
    driver.run();
    assert!(driver.shows("Undo"));
    seen.see(&mut driver, "what is found in it", "bar-undo");
    seen.end(60);
}

#[test]
fn every_text_of_a_lesson_stands_out() {
    let mut seen = Seen::default();
    let mut driver = Driver::new(SIZE);
    let mut refusals = 0;
    for id in LessonId::ALL {
        driver.execute(LessonCommand::Restart(id.into()).into());
        loop {
            let run = driver.lesson().expect("a lesson");
            let (what, is_last) = (run.stage().what.clone(), run.is_last());
            seen.see(&mut driver, &what, &what);
            if is_last {
                break;
            }
            // What is refused, and the question before it is left, stand on the card too.
            if driver.lesson().is_some_and(|run| run.stage().other.is_some()) {
                driver.act(Action::End);
                if driver.lesson().is_some_and(|run| run.refusal().is_some()) {
                    refusals += 1;
                    seen.see(&mut driver, &format!("{what}, a refusal"), "learn-skip");
                }
                driver.execute(LessonCommand::AskToLeave.into());
                seen.see(&mut driver, &format!("{what}, leaving"), "learn-skip");
            }
            driver.execute(LessonCommand::Next.into());
        }
    }
    assert!(refusals > 5, "{refusals}");
    seen.end(1500);
}

#[test]
fn every_text_of_what_the_table_asks_and_tells_stands_out() {
    let mut seen = Seen::default();
    let cut = |actions: usize| {
        let mut record = tikal::tikal::TikalRecord::read(BASE).unwrap();
        record.actions.truncate(actions);
        record.write().unwrap()
    };
    let mut driver = Driver::loud(HIGH, &cut(330));
    seen.see(&mut driver, "a recap", "recap-heading");
    driver.show_tab(Tab::Log);
    seen.see(&mut driver, "the log", "log-heading");

    let mut driver = Driver::open(HIGH, &cut(342));
    driver.show_side(Side::TEMPLES);
    seen.see(&mut driver, "the ledger", "ledger-note");
    driver.hint();
    assert!(driver.advice().is_some());
    seen.see(&mut driver, "a hint", "hint-play");

    let mut driver = Driver::open(SIZE, &by_hand(&["draw A2", "place c4 0"]));
    driver.toggle_plan();
    seen.see(&mut driver, "a plan", "plan-drop");

    let mut driver = Driver::open(SIZE, &driver::dealt_out(BASE));
    driver.ask(Ask::Exchange(ExchangeDraft::default()));
    seen.see(&mut driver, "an exchange", "exchange-do");

    let mut driver = Driver::open(SIZE, &by_hand(&["draw A2", "place c4 0", "enter explorer a5"]));
    driver.command(TableCommand::AskToCorrect(0));
    seen.see(&mut driver, "a correction", "correct-do");
    driver.command(TableCommand::TakeOut(1));
    seen.see(&mut driver, "what was taken out", "amend-restore");
    let mut driver = Driver::open(SIZE, &by_hand(&["draw A2", "place c4 0", "end"]));
    seen.see(&mut driver, "chance by hand", "bar-redo");

    // What asks before points or the leader are lost, and before another game is begun.
    let mut driver = Driver::loud(SIZE, &by_hand(&["draw A2", "place c4 0", "enter leader a5"]));
    driver.command(TableCommand::AskToEnd);
    seen.see(&mut driver, "points would be lost", "waste-go-on");
    driver.command(TableCommand::LetGo);
    driver.execute(Command::Rematch);
    seen.see(&mut driver, "a rematch", "rematch-do");
    let mut driver = Driver::loud(SIZE, &by_hand(&driver::LED[..12]));
    let guard = Action::parse(driver.rules(), "guard a4 explorer").unwrap();
    driver.choose(Piece::Explorer, "a4");
    driver.ask(Ask::AskToGuard(guard));
    seen.see(&mut driver, "the leader would be lost", "guard-not");

    let mut driver = Driver::open(HIGH, include_str!("../playthroughs/classic-2-draw.tikal"));
    driver.command(TableCommand::Review);
    let worst = driver.review().unwrap().told()[0];
    driver.command(TableCommand::ReviewTurn(Some(worst)));
    seen.see(&mut driver, "a review", "review-worst");

    let mut driver = Driver::new(HIGH);
    driver.execute(Command::Puzzle(tikal::games::GameId::Tikal, 0));
    seen.see(&mut driver, "a puzzle", "puzzle-asked");
    driver.command(TableCommand::ShowSolution);
    seen.see(&mut driver, "a solution", "hint-play");
    driver.execute(Command::Puzzle(tikal::games::GameId::Tikal, 0));
    driver.act(Action::End);
    assert!(matches!(driver.puzzle().unwrap().answer(), Some(Answer::Wrong { .. })));
    seen.see(&mut driver, "an answer", "puzzle-does");
    driver.command(TableCommand::RetryPuzzle);
    for action in State::built_in()[0].pose(driver.rules()).unwrap().solution {
        driver.act(action);
    }
    assert_eq!(driver.puzzle().unwrap().answer(), Some(Answer::Right));
    seen.see(&mut driver, "the right answer", "puzzle-next");
    seen.end(600);
}
