//! Where nothing changes no frame is drawn: on every screen, on every page of the editor, at every moment of a game, in
//! every lesson. Where one is drawn, a full board takes no more corners of triangles than it needs.

use std::time::Duration;

use crate::driver::{self, Driver};
use egui::vec2;
use tikal::app::Services;
use tikal::app::command::{Command, DocumentDialog, EditCommand};
use tikal::app::route::Screen;
use tikal::app::table::LessonCommand;
use tikal::app::tikal::command::TableCommand;
use tikal::game::Player;
use tikal::games::{GameId, VariantId};
use tikal::library::{TikalLibrary, replay_record};
use tikal::tikal::{Action, TikalRecord};
use tikal::words::tikal::lessons::LessonId;

const SIZE: [f32; 2] = [1280.0, 800.0];
const RECORDS: [&str; 2] =
    [include_str!("playthroughs/classic-4-draw.tikal"), include_str!("playthroughs/duel-3-auction.tikal")];
/// Actions between two looks at a game: with a prime number of them, all sorts of moments come up.
const STRIDE: usize = 23;
/// Messages, banners and tooltips may move, and end, within this many frames.
const FRAMES: usize = 90;

/// The reason why frames are still asked for when everything that ends by itself has ended.
fn restless(driver: &mut Driver, place: &str) -> Option<String> {
    for _ in 0..FRAMES {
        if driver.next_frame() > Duration::from_mins(1) {
            return None;
        }
        driver.harness.step();
    }
    Some(format!("{place}: the next frame is drawn after {:?}", driver.next_frame()))
}

/// Goes on in `driver` by this, and looks whether it comes to rest, with the pointer over the middle as well.
fn after(driver: &mut Driver, place: &str, command: impl Into<Command>) -> Option<String> {
    driver.send(command);
    driver.harness.step();
    let away = restless(driver, place);
    let middle = driver.harness.ctx.content_rect().center();
    driver.harness.hover_at(middle);
    driver.harness.step();
    let over = restless(driver, &format!("{place}, with the pointer over it"));
    driver.harness.hover_at(middle + vec2(1.0, 1.0));
    away.or(over)
}

/// A window in which messages come up as they do for a player.
fn window() -> Driver {
    Driver::with(SIZE, driver::loud())
}

#[test]
fn every_screen_is_still() {
    let mut driver = window();
    let mut wrong: Vec<String> = Vec::new();
    for screen in driver::screens() {
        wrong.extend(after(&mut driver, &format!("{screen:?} before a game"), Command::Show(screen)));
    }
    driver.execute(Command::Show(Screen::Home));
    driver.new_game(7, false);
    for screen in driver::screens() {
        wrong.extend(after(&mut driver, &format!("{screen:?} during a game"), Command::Show(screen)));
    }
    wrong.extend(after(&mut driver, "the list of commands", Command::ListCommands));
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn every_page_of_the_editor_is_still() {
    let mut driver = window();
    let mut wrong: Vec<String> = Vec::new();
    driver.execute(Command::EditVariant(VariantId::new(GameId::Tikal, "classic")));
    for (index, page) in driver.app().editor().pages().into_iter().enumerate() {
        wrong.extend(after(&mut driver, page.name(), EditCommand::ShowPage(index)));
    }
    for dialog in [DocumentDialog::Make, DocumentDialog::Share] {
        wrong.extend(after(&mut driver, &format!("{dialog:?}"), EditCommand::ShowDialog(Some(dialog))));
    }
    wrong.extend(after(&mut driver, "what to begin with", EditCommand::Start));
    wrong.extend(after(&mut driver, "the guide", EditCommand::Guide(GameId::Tikal)));
    wrong.extend(after(&mut driver, "trying out", EditCommand::TryOut));
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn every_moment_of_a_game_is_still() {
    let mut wrong: Vec<String> = Vec::new();
    for text in RECORDS {
        let mut record = TikalRecord::read(text).unwrap();
        record.seats.iter_mut().for_each(|seat| seat.player = Player::Human);
        record.hash = None;
        let actions = record.actions.clone();
        for played in (0..=actions.len()).step_by(STRIDE).chain([actions.len()]) {
            record.actions = actions[..played].to_vec();
            let mut driver = Driver::with(SIZE, driver::loud());
            let file = tempfile::Builder::new().suffix(".tikal").tempfile().unwrap();
            driver::write(file.path(), &record.write().unwrap());
            let place = format!("after {played} actions");
            wrong.extend(after(&mut driver, &place, Command::Open(file.path().to_owned())));
            wrong.extend(after(
                &mut driver,
                &format!("looking back {place}"),
                TableCommand::LookBack(Some(played / 2)),
            ));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn every_step_of_the_lessons_is_still() {
    let mut wrong: Vec<String> = Vec::new();
    for id in LessonId::ALL {
        let mut driver = window();
        wrong.extend(after(&mut driver, &format!("{id:?}"), LessonCommand::Start(id.into())));
        while driver.lesson().is_some_and(|run| !run.is_last()) {
            let place = format!("{id:?}, step {}", driver.lesson().unwrap().index() + 1);
            wrong.extend(after(&mut driver, &place, LessonCommand::Next));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// The corners and the triangles of all kept pictures and others that are painted as meshes: all of them are copied in every
/// frame.
fn painted(driver: &Driver) -> [usize; 2] {
    fn of(shape: &egui::Shape) -> [usize; 2] {
        match shape {
            egui::Shape::Mesh(mesh) => [mesh.vertices.len(), mesh.indices.len() / 3],
            egui::Shape::Vec(shapes) => shapes.iter().map(of).fold([0; 2], sum),
            _ => [0; 2],
        }
    }
    fn sum([a, b]: [usize; 2], [c, d]: [usize; 2]) -> [usize; 2] {
        [a + c, b + d]
    }
    driver.harness.output().shapes.iter().map(|clipped| of(&clipped.shape)).fold([0; 2], sum)
}

/// The board of the measurements of frames (`benches/frame.rs`): full, of four players.
#[test]
fn a_full_board_is_painted_with_few_corners() {
    let mut record = TikalRecord::read(RECORDS[0]).unwrap();
    let session = replay_record(RECORDS[0], &TikalLibrary::built_in()).unwrap().session;
    let (rules, mut legal) = (session.rules(), Vec::new());
    let last = session.plies().rposition(|(_, before, _)| {
        before.legal_actions(rules, &mut legal);
        let walks = legal.iter().any(|action| matches!(action, Action::Move { .. }));
        before.occupied() == rules.cells() && before.points() >= 5 && walks
    });
    record.actions.truncate(last.unwrap());
    record.seats.iter_mut().for_each(|seat| seat.player = Player::Human);
    record.hash = None;
    let mut driver = Driver::open_with(SIZE, &record.write().unwrap(), Services::for_tests());
    // A layer in a frame.
    driver.harness.run_steps(24);
    let [corners, triangles] = painted(&driver);
    // As triangles its tiles made them 100,000 and 130,000; at rest they are painted as pixels.
    assert!(corners < 40_000 && triangles < 52_000, "{corners} corners of {triangles} triangles");
}
