//! The plan of a temple, changed by mouse and by keys.

use tikal::chac::{KindDef, Side, WayDef};

use super::*;

fn plan() -> Shown {
    Shown::open(Page::Temple, SIZE, Language::English)
}

fn way(from: &str, side: Side, to: &str) -> WayDef {
    WayDef { from: from.to_owned(), side, to: to.to_owned() }
}

/// Where a square is drawn.
fn at(shown: &Shown, id: &str) -> (u32, u32) {
    let def = shown.definition();
    let square = def.board.squares.iter().find(|square| square.id == id).unwrap();
    (square.x, square.y)
}

#[test]
fn squares_are_put_joined_moved_and_taken_away_by_mouse() {
    let mut shown = plan();
    // A square of the corridor beside c22.
    shown.click("Add");
    shown.on_plan("Free field, x 11, y 6");
    let own = shown.definition();
    let new = own.board.squares.last().unwrap();
    assert_eq!((new.id.as_str(), new.kind, new.x, new.y), ("c32", KindDef::Corridor, 11, 6));
    assert_eq!(own.board.corridor.last().map(String::as_str), Some("c32"));
    assert!(shown.problems() > 0);
    // It is led to by a drag, and so the boulder goes round by it.
    shown.click("Lead ways");
    shown.drag(shown.place("Corridor c22").center(), shown.place("Corridor c32").center());
    assert_eq!(shown.definition().board.ways.last(), Some(&way("c22", Side::E, "c32")));
    shown.drag(shown.place("Corridor c32").center(), shown.place("Corridor c24").center());
    assert_eq!(shown.definition().board.ways.last(), Some(&way("c32", Side::S, "c24")));
    // A second drag over the same two takes the way out again.
    shown.drag(shown.place("Corridor c24").center(), shown.place("Corridor c32").center());
    assert_eq!(shown.definition().board.ways.last(), Some(&way("c22", Side::E, "c32")));
    // Moved, and no further than there is room.
    shown.click("Choose and move");
    let field = shown.place("Corridor c32").width();
    let from = shown.place("Corridor c32").center();
    shown.drag(from, from + egui::vec2(0.0, -field));
    assert_eq!(at(&shown, "c32"), (11, 5));
    let from = shown.place("Corridor c22").center();
    shown.drag(from, from + egui::vec2(-field, 0.0));
    assert_eq!(at(&shown, "c22"), (10, 6));
    shown.harness.get_by_label("A square lies there already");
    // Taken away, with whatever names it.
    shown.on_plan("Corridor c32");
    shown.click("Take it away");
    assert_eq!(shown.definition(), VariantDef::read(TEMPLE).unwrap());
    assert_eq!(shown.problems(), 0);
}

#[test]
fn everything_on_the_plan_goes_by_keys_alone() {
    let mut shown = plan();
    shown.on_plan("Sun corner A");
    assert!(shown.focused().starts_with("Sun corner A"), "{}", shown.focused());
    for (key, to) in [
        (Key::ArrowRight, "Lava square l1"),
        (Key::ArrowDown, "Lava square l5"),
        (Key::ArrowLeft, "Lava square l4"),
        (Key::ArrowLeft, "Corridor c10"),
        (Key::ArrowUp, "Corridor c9"),
    ] {
        shown.key(key);
        assert!(shown.focused().starts_with(to), "{} is not {to}", shown.focused());
    }
    // A way from c9 to A, whose corner it then sees.
    shown.key(Key::W);
    shown.key(Key::ArrowRight);
    shown.key(Key::W);
    let own = shown.definition();
    assert_eq!(own.board.ways.last(), Some(&way("c9", Side::E, "A")));
    assert!(own.board.lookouts.contains(&"c9".to_owned()));
    assert_eq!(shown.problems(), 0);
    // The entrance goes down a field, and back.
    shown.on_plan("Entrance");
    shown.press(Modifiers::COMMAND, Key::ArrowDown);
    assert_eq!(at(&shown, "entrance"), (15, 2));
    assert!(shown.focused().starts_with("Entrance"));
    shown.press(Modifiers::COMMAND, Key::ArrowUp);
    assert_eq!(at(&shown, "entrance"), (15, 1));
    // A thing is put on a free field and taken away by keys.
    shown.click("Add");
    shown.choose("What is added", "Alcove");
    shown.on_plan("Corridor c26");
    shown.key(Key::ArrowUp);
    shown.key(Key::ArrowUp);
    let on = shown.focused();
    assert!(on.starts_with("Free field"), "{on}");
    shown.on_plan("Corridor c25");
    shown.key(Key::ArrowRight);
    assert!(shown.focused().starts_with("Free field, x 11, y 9"), "{}", shown.focused());
    shown.key(Key::Enter);
    let own = shown.definition();
    assert_eq!((own.board.alcoves[5].square.as_str(), own.board.alcoves[5].x), ("c25", 11));
    // The window leads the keyboard to what is new; this page stands alone.
    shown.on_plan("Alcove k6");
    assert!(shown.focused().starts_with("Alcove k6"), "{}", shown.focused());
    shown.key(Key::Delete);
    assert_eq!(shown.definition().board.alcoves.len(), 5);
    assert_eq!(shown.problems(), 0);
}

#[test]
fn the_fields_of_a_square_change_whatever_names_it() {
    let mut shown = plan();
    shown.on_plan("Corridor c7");
    shown.write("Name in the file", "ledge");
    let own = shown.definition();
    assert_eq!((own.board.corridor[7].as_str(), own.board.alcoves[1].square.as_str()), ("ledge", "ledge"));
    assert_eq!(shown.problems(), 0);
    // A name that another square has is not taken.
    shown.write("Name in the file", "c8");
    assert_eq!(shown.definition(), own);
    shown.harness.get_by_label_contains("cannot be its name");
    // Another kind: it leaves the corridor.
    shown.choose("Kind", "Lava square");
    let own = shown.definition();
    assert_eq!((own.board.corridor.len(), own.board.alcoves.len()), (31, 4));
    assert!(shown.problems() > 0);
    shown.choose("Kind", "Corridor");
    shown.click("The plan as a whole");
    let sort = shown.harness.query_all_by_label("Order along the ways").next().unwrap().rect().center();
    shown.press_at(sort);
    assert_eq!(shown.definition().board.corridor[7], "ledge");
    assert_eq!(shown.problems(), 1, "the lava room is seen from there no more");
    shown.on_plan("Corridor ledge");
    shown.click("Sees the lava room");
    assert_eq!(shown.problems(), 0);
}

#[test]
fn what_is_wrong_is_marked_and_told_where_it_is() {
    let text = TEMPLE.replace("(from: \"c11\", side: S, to: \"c12\"), ", "");
    let target = {
        let document = tikal::editor::Document::<Variant>::new(text.clone());
        let def = document.definition().unwrap();
        Target::of_problem(&document.problems()[0], def)
    };
    let mut shown = Shown::leading(Page::Temple, target, (SIZE, Language::English, 1.0), &text);
    // It is chosen, and says what is wrong with it there and on the plan.
    let wrong = "No way leads from c11 to c12";
    assert_eq!(shown.harness.query_all_by_label_contains(wrong).count(), 2);
    // Joined again, nothing is wrong any more.
    shown.click("Join to its neighbours");
    assert_eq!(shown.problems(), 0);
    assert_eq!(shown.harness.query_all_by_label_contains(wrong).count(), 0);
}

#[test]
fn alcoves_and_what_is_drawn_have_fields() {
    let mut shown = plan();
    shown.on_plan("Alcove k5");
    shown.enter("Value of its treasure", 9);
    shown.click("The lock needs a 5");
    shown.choose("Its square", "c23");
    let own = shown.definition();
    let alcove = &own.board.alcoves[4];
    assert_eq!((alcove.value, alcove.square.as_str(), &alcove.needs[..]), (9, "c23", &[1, 2, 3, 4][..]));
    shown.on_plan("Dice");
    shown.enter("Fields from the top", 9);
    shown.choose("What is drawn here", "Waterfall");
    let own = shown.definition();
    let decor = own.board.decor.last().unwrap();
    assert_eq!((decor.y, &decor.kind), (9, &tikal::chac::DecorKind::Waterfall));
    assert_eq!(shown.problems(), 0);
}
