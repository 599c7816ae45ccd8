//! Several things on the plan of a temple at once: chosen, moved, turned, mirrored, copied and taken away, by mouse and by
//! keyboard; the part of the plan that is looked at; the menu of a place; that the plan stays where it is.

use super::*;

fn plan() -> Shown {
    Shown::open(Page::Temple, SIZE, Language::English)
}

/// Where a square is drawn.
fn at(shown: &Shown, id: &str) -> (u32, u32) {
    let def = shown.definition();
    let square = def.board.squares.iter().find(|square| square.id == id).unwrap();
    (square.x, square.y)
}

impl Shown {
    fn shows(&self, part: &str) -> bool {
        let is_shown = |node: &AccessKitNode| {
            node.label().is_some_and(|label| label.contains(part))
                || node.value().is_some_and(|value| value.contains(part))
        };
        self.harness.query_all(by().predicate(is_shown)).next().is_some()
    }

    fn undo(&mut self) {
        self.document.borrow_mut().undo();
        self.run();
    }

    fn copied(&mut self) -> Option<String> {
        self.harness.event(Event::Copy);
        self.harness.step();
        let commands = &self.harness.output().platform_output.commands;
        let text = commands.iter().find_map(|command| match command {
            egui::OutputCommand::CopyText(text) => Some(text.clone()),
            _ => None,
        });
        self.run();
        text
    }
}

#[test]
fn things_are_framed_and_moved_together_and_it_is_one_step_back() {
    let mut shown = plan();
    let before = shown.definition();
    // A frame that begins on a free field beside the corridor and ends behind two of its squares.
    let field = shown.place("Corridor c22").width();
    let (first, second) = (shown.place("Corridor c22"), shown.place("Corridor c24"));
    let around = first.union(second);
    shown.drag(
        around.right_top() + egui::vec2(0.5 * field, 0.5 * field),
        around.left_bottom() + egui::vec2(0.2, -0.2) * field,
    );
    assert!(shown.shows("4 things selected"), "c22, c23, c24 and the alcove beside them");
    let from = shown.place("Corridor c23").center();
    shown.drag(from, from + egui::vec2(field, 0.0));
    for id in ["c22", "c23", "c24"] {
        let square = before.board.squares.iter().find(|square| square.id == id).unwrap();
        assert_eq!(at(&shown, id), (square.x + 1, square.y), "{id}");
    }
    shown.undo();
    assert_eq!(shown.definition(), before);
}

#[test]
fn all_things_are_mirrored_and_some_copied_and_taken_away_by_keyboard() {
    let mut shown = plan();
    let before = shown.definition();
    shown.on_plan("Corridor c22");
    shown.press(Modifiers::COMMAND, Key::A);
    shown.key(Key::H);
    assert_eq!(shown.problems(), 0, "it can be played the other way round");
    assert_ne!(at(&shown, "c22"), {
        let square = before.board.squares.iter().find(|square| square.id == "c22").unwrap();
        (square.x, square.y)
    });
    shown.undo();
    assert_eq!(shown.definition(), before);
    // A click on one of several chooses it alone.
    shown.on_plan("Corridor c23");
    shown.press(Modifiers::SHIFT, Key::ArrowUp);
    assert!(shown.shows("2 things selected"));
    let text = shown.copied().unwrap();
    shown.click("Add");
    shown.on_plan("Corridor c22");
    shown.key(Key::ArrowRight);
    shown.harness.event(Event::Paste(text));
    shown.run();
    let own = shown.definition();
    assert_eq!(own.board.squares.len(), before.board.squares.len() + 2, "{:?}", own.board.squares.last());
    assert_eq!(own.board.ways.len(), before.board.ways.len() + 1, "the way between them is copied, too");
    assert!(shown.focused().starts_with("Corridor "), "{}", shown.focused());
    shown.undo();
    assert_eq!(shown.definition(), before);
    shown.on_plan("Corridor c22");
    shown.harness.event(Event::Paste("something".to_owned()));
    shown.run();
    assert!(shown.shows("There is nothing on the clipboard that could be pasted here"));
}

#[test]
fn the_plan_keeps_its_place_between_its_tools_and_is_looked_at_closely() {
    for size in [SIZE, [520.0, 420.0]] {
        let mut shown = Shown::open(Page::Temple, size, Language::English);
        let before = shown.place("Corridor c22");
        for tool in ["Lead ways", "Add", "Choose and move"] {
            shown.click(tool);
            let now = shown.place("Corridor c22");
            assert!((now.min - before.min).length() < 0.1, "{tool} at {size:?}: {before:?}, {now:?}");
        }
        shown.click("Show the board larger");
        assert!(shown.place("Corridor c22").width() > 1.2 * before.width());
        shown.click("Show the whole board");
        assert!((shown.place("Corridor c22").width() - before.width()).abs() < 0.1);
    }
}

#[test]
fn the_menu_of_a_place_does_what_it_says() {
    let mut shown = plan();
    let before = shown.definition();
    shown.on_plan("Corridor c22");
    shown.press(Modifiers::SHIFT, Key::F10);
    let entry = shown.harness.query_all_by_label_contains(": Take it away").next().unwrap();
    entry.click();
    shown.run();
    assert!(shown.definition().board.squares.iter().all(|square| square.id != "c22"));
    shown.undo();
    let pos = shown.place("Corridor c20").center();
    for pressed in [true, false] {
        shown.harness.event(Event::PointerMoved(pos));
        let (button, modifiers) = (PointerButton::Secondary, Modifiers::NONE);
        shown.harness.event(Event::PointerButton { pos, button, pressed, modifiers });
        shown.harness.step();
    }
    shown.run();
    // What is done with what is selected is offered where something is.
    let turns =
        |shown: &Shown| shown.harness.query_all_by_label_contains(": Turn the selection clockwise").next().is_some();
    assert!(!turns(&shown));
    assert!(shown.shows(": Begin a way, or lead it here"));
    assert_eq!(shown.definition(), before);
    shown.key(Key::Escape);
    shown.on_plan("Corridor c20");
    shown.press(Modifiers::COMMAND, Key::A);
    shown.press(Modifiers::SHIFT, Key::F10);
    assert!(turns(&shown));
    let entry = shown.harness.query_all_by_label_contains(": Mirror left and right").next().unwrap();
    entry.click();
    shown.run();
    assert_ne!(at(&shown, "c20"), {
        let square = before.board.squares.iter().find(|square| square.id == "c20").unwrap();
        (square.x, square.y)
    });
}
