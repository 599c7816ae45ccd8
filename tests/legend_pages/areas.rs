//! Areas of the boards of Tikal Legend: on the page of the board and on that of the scenarios, by mouse and by keyboard; the
//! part of the board that is looked at; the menu of a hex; that the board stays where it is; tiles in several columns.

use egui::{PointerButton, Pos2, Rect};

use super::*;

impl Shown {
    fn cell(&self, cell: &str) -> Rect {
        let start = format!("Hex {cell},");
        let is_named = |node: &AccessKitNode| node.label().is_some_and(|label| label.starts_with(&start));
        self.harness.get(by().predicate(is_named)).rect()
    }

    fn shows(&self, part: &str) -> bool {
        let is_shown = |node: &AccessKitNode| {
            node.label().is_some_and(|label| label.contains(part))
                || node.value().is_some_and(|value| value.contains(part))
        };
        self.harness.query_all(by().predicate(is_shown)).next().is_some()
    }

    fn button(&mut self, button: PointerButton, pos: Pos2, pressed: bool) {
        self.harness.event(Event::PointerMoved(pos));
        self.harness.event(Event::PointerButton { pos, button, pressed, modifiers: Modifiers::NONE });
        self.harness.step();
    }

    fn drag(&mut self, from: Pos2, to: Pos2) {
        self.button(PointerButton::Primary, from, true);
        for part in 1..=6 {
            self.harness.event(Event::PointerMoved(from + (to - from) * (part as f32 / 6.0)));
            self.harness.step();
        }
        self.button(PointerButton::Primary, to, false);
        self.run();
    }

    fn copied(&mut self, wish: Event) -> Option<String> {
        self.harness.event(wish);
        self.harness.step();
        let commands = &self.harness.output().platform_output.commands;
        let text = commands.iter().find_map(|command| match command {
            egui::OutputCommand::CopyText(text) => Some(text.clone()),
            _ => None,
        });
        self.run();
        text
    }

    fn undo(&mut self) {
        self.document.borrow_mut().undo();
        self.run();
    }
}

#[test]
fn an_area_of_the_board_goes_with_its_dots_and_with_what_scenarios_lay_on_it() {
    let mut shown = Shown::open(Page::Board, SIZE, Language::English);
    let before = shown.definition();
    shown.hex("e4");
    shown.undo();
    assert_eq!(shown.definition(), before);
    // All of it is mirrored by keys, and mirrored back.
    shown.press(Modifiers::COMMAND, Key::A);
    assert!(shown.shows("hexes selected"));
    shown.press(Modifiers::NONE, Key::H);
    let after = shown.definition();
    assert_ne!(after.board.dotted, before.board.dotted);
    assert_eq!(after.board.dotted.len(), before.board.dotted.len());
    assert_eq!(shown.problems(), 0, "every scenario can still be played");
    shown.undo();
    assert_eq!(shown.definition(), before, "one step");
    shown.press(Modifiers::NONE, Key::R);
    assert_ne!(shown.definition(), before);
    assert_eq!(shown.problems(), 0);
    shown.undo();
    assert_eq!(shown.definition(), before);
    // A frame, and a drag of what is in it: over what lies elsewhere nothing goes.
    let (from, to) = (shown.cell("a2"), shown.cell("a3"));
    shown.drag(from.left_top() - egui::vec2(3.0, 3.0), to.right_bottom());
    assert!(shown.shows("2 hexes selected"));
    let camp = shown.cell(&before.board.base_camp.cell).center();
    shown.drag(from.center(), camp);
    assert!(shown.shows("Something lies on a7: lay it elsewhere first"));
    assert_eq!(shown.definition(), before);
    // Copied and pasted beside the board.
    let text = shown.copied(Event::Copy).unwrap();
    shown.press(Modifiers::NONE, Key::Delete);
    let less = shown.definition().board;
    assert_ne!(less, before.board);
    shown.hex("b1");
    shown.harness.event(Event::Paste("no board".to_owned()));
    shown.run();
    assert!(shown.shows("There is nothing on the clipboard that could be pasted here"));
    shown.harness.event(Event::Paste(text));
    shown.run();
    let dotted = shown.definition().board.dotted;
    assert!(["b1", "b2"].iter().all(|cell| dotted.iter().any(|own| own == cell)), "{dotted:?}");
    assert_eq!(dotted.len(), less.dotted.len() + 2);
    shown.undo();
    shown.undo();
    assert_eq!(shown.definition(), before);
}

#[test]
fn tiles_of_a_scenario_are_moved_turned_and_pasted_together() {
    let mut shown = Shown::open(Page::Scenarios, SIZE, Language::English);
    let before = shown.definition();
    let laid = |shown: &Shown| shown.definition().scenarios[0].laid.clone();
    let first = before.scenarios[0].laid[0].clone();
    shown.click("Select");
    shown.hex(&first.cell);
    let text = shown.copied(Event::Copy).unwrap();
    shown.press(Modifiers::NONE, Key::Delete);
    assert!(laid(&shown).iter().all(|laid| laid.tile != first.tile));
    shown.harness.event(Event::Paste(text));
    shown.run();
    let again = laid(&shown).into_iter().find(|laid| laid.tile == first.tile).unwrap();
    assert_eq!((again.cell, again.rotation), (first.cell.clone(), first.rotation));
    shown.undo();
    shown.undo();
    assert_eq!(shown.definition(), before);
    // A whole scenario cannot go beyond the board.
    shown.press(Modifiers::COMMAND, Key::A);
    shown.press(Modifiers::COMMAND, Key::ArrowLeft);
    assert!(shown.shows("There is no hex for one of the tiles"));
    assert_eq!(shown.definition(), before);
}

#[test]
fn the_board_keeps_its_place_and_scale_and_is_looked_at_closely() {
    for size in [SIZE, [520.0, 420.0]] {
        let mut shown = Shown::open(Page::Board, size, Language::English);
        let before = (shown.cell("d4"), shown.cell("a2"));
        for tool in ["Hexes", "Base camp", "Select", "Dots"] {
            shown.click(tool);
            let now = (shown.cell("d4"), shown.cell("a2"));
            let apart = (now.0.min - before.0.min).length().max((now.1.max - before.1.max).length());
            assert!(apart < 0.1, "{tool} at {size:?}: {before:?}, {now:?}");
        }
        shown.click("Show the board larger");
        assert!(shown.cell("d4").width() > 1.2 * before.0.width());
        shown.click("Show the whole board");
        assert!((shown.cell("d4").width() - before.0.width()).abs() < 0.1);
    }
}

#[test]
fn the_menu_of_a_hex_does_what_it_says() {
    let mut shown = Shown::open(Page::Board, SIZE, Language::English);
    let before = shown.definition();
    let dotted = before.board.dotted[0].clone();
    let at = shown.cell(&dotted).center();
    shown.button(PointerButton::Secondary, at, true);
    shown.button(PointerButton::Secondary, at, false);
    shown.run();
    let entry = shown.harness.query_all_by_label_contains("Make the hex plain").next().unwrap();
    entry.click();
    shown.run();
    assert_eq!(shown.definition().board.dotted, before.board.dotted[1..]);
    // By keyboard: the menu opens with its first entry in hand.
    shown.press(Modifiers::SHIFT, Key::F10);
    shown.press(Modifiers::NONE, Key::Enter);
    assert_eq!(shown.definition(), before);
}

#[test]
fn tiles_stand_in_several_columns_where_there_is_room_and_arrows_lead_through_them() {
    let heap = |size| {
        let shown = Shown::open(Page::Tiles, size, Language::English);
        let tops = |shown: &Shown| {
            let is_tile = |node: &AccessKitNode| node.label().is_some_and(|label| label.starts_with("A1:"));
            shown.harness.query_all(by().predicate(is_tile)).next().map(|node| node.rect())
        };
        let is_card =
            |node: &AccessKitNode| node.label().is_some_and(|label| label.starts_with('A') && label.contains(": "));
        let lefts: std::collections::BTreeSet<i32> =
            shown.harness.query_all(by().predicate(is_card)).map(|node| node.rect().left() as i32).collect();
        assert!(tops(&shown).is_some());
        lefts.len()
    };
    assert_eq!(heap([600.0, 760.0]), 1);
    assert!(heap([1900.0, 900.0]) > 1);
}
