//! Walks through the window: what is made of a temple there, from its first step to a code that somebody else opens.

use tikal::app::command::{Command, EditCommand};
use tikal::app::route::Screen;
use tikal::editor::{Stage, VariantDocument};
use tikal::games::{GameId, VariantId};
use tikal::library::Libraries;

use super::driver::Driver;
use super::*;

const WINDOW: [f32; 2] = [1280.0, 800.0];

/// The window with a copy of the temple in the box.
fn copy() -> Driver {
    let mut driver = Driver::new(WINDOW);
    driver.execute(Command::EditVariant(VariantId::new(GameId::Chac, "temple")));
    assert_eq!(driver.app().screen(), Screen::Editor);
    driver
}

fn document(driver: &Driver) -> &VariantDocument {
    driver.app().editor().document().unwrap()
}

fn def(driver: &Driver) -> VariantDef {
    VariantDef::read(document(driver).text()).unwrap()
}

/// Turns to a page. What stands beside it may have buttons of the same name.
fn turn_to(driver: &mut Driver, page: &str) {
    let buttons = driver.harness.query_all_by_label(page);
    buttons.min_by(|one, other| one.rect().left().total_cmp(&other.rect().left())).unwrap().click();
    driver.run();
}

#[test]
fn a_temple_is_changed_checked_taken_back_shared_and_read_back() {
    let mut driver = copy();
    let begun = document(&driver).text().to_owned();
    turn_to(&mut driver, "Temple");
    // Without its last way the corridor leads nowhere; the problem says so, and its button mends it.
    driver.click_starting("Corridor c31,");
    driver.click("Take out the way from c31 to out");
    assert_eq!(document(&driver).stage(), Stage::Faulty);
    driver.click("Lead a way from c31");
    assert_eq!((document(&driver).stage(), document(&driver).counts()), (Stage::Playable, (0, 0)));
    // A key moves the entrance.
    driver.click_starting("Entrance,");
    driver.press(Modifiers::COMMAND, Key::ArrowDown);
    assert_eq!(def(&driver).board.squares[0].y, 2);
    let own = def(&driver);
    let text = document(&driver).text().to_owned();
    let mut steps = 0;
    while document(&driver).can_undo() {
        driver.execute(EditCommand::Undo.into());
        steps += 1;
    }
    assert_eq!(steps, 3);
    assert!(document(&driver).text() == begun, "comments and all");
    while document(&driver).can_redo() {
        driver.execute(EditCommand::Redo.into());
    }
    assert!(document(&driver).text() == text);
    // Shared, and opened on the other side.
    let texts = Texts::new(Language::English);
    let code = document(&driver).code(&texts).unwrap();
    let (received, _) = VariantDocument::of_code(&texts, &Libraries::built_in(), &code).unwrap();
    assert_eq!(VariantDef::read(received.text()).unwrap(), own);
}
