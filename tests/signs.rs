//! The signs of the board, the bar and the windows over them mean what they show: no hex looks refused where a click is
//! welcome, no price is pale, no step is hidden where there is room, no sentence asks for a thing that is done, and a
//! choice stays chosen.
#![expect(clippy::unwrap_used, reason = "tests fail by panicking")]

use std::collections::BTreeSet;

use crate::driver::{self, Driver, by_hand};
use egui::{Color32, Modifiers, Pos2, Rect, Shape};
use egui_kittest::kittest::{NodeT, Queryable, by};
use tikal::app::command::Command;
use tikal::app::hexboard::art::PRICE;
use tikal::app::kit::settings::{Look, Settings};
use tikal::app::kit::theme::Theme;
use tikal::app::tikal::command::{Ask, ExchangeDraft};
use tikal::app::tikal::table::{Notice, Selection, TikalNotice};
use tikal::game::{DealerDef, Player};
use tikal::hex::{Cell, Rotation};
use tikal::library::{TikalLibrary, replay_record};
use tikal::tikal::{Action, Phase, Piece, State, TikalRecord};
use tikal::words::{Language, Texts};

const SIZE: [f32; 2] = [1280.0, 800.0];
/// The window in which most text is read: half as large again.
const LARGE_TEXT: [f32; 2] = [1280.0 / 1.5, 800.0 / 1.5];
/// A game of three.
const THREE: &str = include_str!("records/format-1/adepts-auction.tikal");

fn centre(driver: &Driver, cell: Cell) -> Pos2 {
    driver.hex_on_screen(cell).0
}

/// True if something in full strength of this colour is drawn within so many points of a place.
fn is_drawn(driver: &Driver, colour: Color32, at: Pos2, within: f32) -> bool {
    fn has(shape: &Shape, colour: Color32, at: Pos2, within: f32) -> bool {
        match shape {
            Shape::Vec(shapes) => shapes.iter().any(|shape| has(shape, colour, at, within)),
            Shape::Mesh(mesh) => {
                mesh.vertices.iter().any(|vertex| vertex.color == colour && vertex.pos.distance(at) < within)
            }
            _ => false,
        }
    }
    driver.harness.output().shapes.iter().any(|shape| has(&shape.shape, colour, at, within))
}

#[test]
fn a_hex_where_the_tile_fits_once_it_is_turned_does_not_look_refused_and_a_click_turns_it() {
    let mut record = TikalRecord::read(THREE).unwrap();
    record.seats.iter_mut().for_each(|seat| seat.player = Player::Human);
    record.dealer = DealerDef::Manual;
    let game = replay_record::<State>(&record.write().unwrap(), &TikalLibrary::built_in()).unwrap();
    // Where the tile in hand fits on a hex only otherwise than it is held.
    let (mut legal, mut found) = (Vec::new(), None);
    for (index, (_, state, _)) in game.session.plies().enumerate() {
        state.legal_actions(game.session.rules(), &mut legal);
        let placed = |action: &Action| match *action {
            Action::Place { cell, rotation } => Some((cell, rotation)),
            _ => None,
        };
        let places: Vec<(Cell, Rotation)> = legal.iter().filter_map(placed).collect();
        let held = Rotation::default();
        let as_held: BTreeSet<usize> =
            places.iter().filter(|(_, turned)| *turned == held).map(|(cell, _)| cell.index()).collect();
        let other = places.iter().map(|&(cell, _)| cell).find(|cell| !as_held.contains(&cell.index()));
        if let Some(other) = other.filter(|_| !as_held.is_empty()) {
            found = Some((index, other));
            break;
        }
    }
    let (index, to) = found.expect("a tile that fits somewhere only otherwise");
    record.actions.truncate(index);
    let mut driver = Driver::open(SIZE, &record.write().unwrap());
    let turned = driver.turned();
    let refused = Theme::dark().mark.refused;
    let base = driver.rules().base_camp();
    for (cell, is_refused) in [(to, false), (base, true)] {
        let at = centre(&driver, cell);
        driver.harness.hover_at(at);
        driver.harness.run_steps(4);
        let radius = driver.hex_on_screen(cell).1;
        assert_eq!(is_drawn(&driver, refused, at, radius), is_refused, "{cell:?}");
    }
    let name = driver.hex_name(to);
    driver.cell(&name);
    assert_eq!(
        driver.notice(),
        Some(Notice::Own(TikalNotice::Turned(driver.rules().layout().name(to)))),
        "a click there is welcome"
    );
    assert!(matches!(driver.state().phase(), Phase::Place(_)), "nothing is placed unseen");
    assert_ne!(driver.turned(), turned);
    driver.cell(&name);
    assert!(driver.state().tile(to).is_some(), "the second click places it");
}

#[test]
fn a_price_for_fewer_than_are_chosen_is_in_full_strength_and_yet_another() {
    for look in [Look::Dark, Look::Light] {
        let record = by_hand(&["draw A2", "place c4 0", "enter explorer a5", "enter explorer a5"]);
        let mut driver = Driver::open(SIZE, &record);
        driver.execute(Command::Set(Settings { look, ..driver.app().settings() }));
        let theme = if look == Look::Dark { Theme::dark() } else { Theme::light() };
        driver.choose(Piece::Explorer, "a5");
        driver.ask(Ask::Party(2));
        driver.harness.remove_cursor();
        driver.run();
        let number = |driver: &Driver| {
            let (at, radius) = driver.hex_on_screen(driver.hex("c4"));
            let price = at + PRICE.at * radius;
            [theme.mark.price_text, theme.mark.badge_text].map(|colour| is_drawn(driver, colour, price, 0.13 * radius))
        };
        assert_eq!(number(&driver), [true, false], "both go");
        // Until the points suffice for one only.
        while driver.state().points() > 3 {
            driver.play("enter explorer a5");
        }
        driver.choose(Piece::Explorer, "a5");
        driver.ask(Ask::Party(2));
        driver.harness.remove_cursor();
        driver.run();
        assert_eq!(number(&driver), [false, true], "{look:?}: one goes of two");
    }
}

#[test]
fn the_strip_hides_no_step_while_there_is_room_for_it() {
    let enters = std::iter::repeat_n("enter explorer a5", 9);
    let actions: Vec<&str> = ["draw A2", "place c4 0"].into_iter().chain(enters).collect();
    let mut compared = 0;
    for (size, language) in [
        (LARGE_TEXT, Language::French),
        ([1280.0 / 1.5, 780.0 / 1.5], Language::French),
        ([1024.0, 700.0], Language::German),
        ([600.0, 620.0 / 1.5], Language::English),
    ] {
        let texts = Texts::new(language);
        let named = |key: &str| {
            let name = texts.with(key, &[("step", "|".into()), ("said", "".into()), ("count", "|".into())]);
            name.split('|').map(|part| part.trim().to_owned()).collect::<Vec<String>>()
        };
        let parts = ["strip-undo", "strip-fixed"].map(named);
        let earlier = named("strip-earlier").pop().unwrap();
        for count in 2..=actions.len() {
            let mut driver = Driver::open(size, &by_hand(&actions[..count]));
            driver.speak(language);
            driver.select(None);
            let board = driver.board_rect();
            let is_chip = |name: &str| {
                parts.iter().any(|part| name.starts_with(part[0].as_str()) && name.contains(part[1].as_str()))
            };
            let nodes = driver.harness.query_all(by().predicate(|node| node.label().is_some()));
            let nodes: Vec<(String, Rect)> =
                nodes.map(|node| (node.accesskit_node().label().unwrap(), node.rect())).collect();
            let chips: Vec<Rect> = nodes
                .iter()
                .filter(|(name, rect)| is_chip(name) && board.contains_rect(*rect))
                .map(|(_, rect)| *rect)
                .collect();
            if board.height() < 200.0 {
                continue;
            }
            assert!(!chips.is_empty(), "{count} in {}", language.code());
            let hides = nodes.iter().any(|(name, _)| name.ends_with(earlier.as_str()));
            let right = chips.iter().map(egui::Rect::right).fold(0.0, f32::max);
            let free = board.right() - right;
            assert!(!hides || free < 60.0, "{free} of {board:?} is free at {count} in {}", language.code());
            assert!(free >= 4.0, "{chips:?} in {board:?}");
            compared += 1;
        }
    }
    assert!(compared > 30, "{compared}");
}

/// A record of three people who all have treasures, each at most one of a kind.
fn all_have_treasures() -> String {
    let mut record = TikalRecord::read(&driver::dealt_out(THREE)).unwrap();
    let position = record.start.as_mut().unwrap();
    for kind in 0..position.treasures_hidden.len() {
        let found: u8 = position.seats.iter().map(|seat| seat.treasures[kind]).sum();
        let seats = position.seats.len();
        for index in 0..seats {
            position.seats[index].treasures[kind] =
                u8::from((index + seats - kind % seats) % seats < usize::from(found));
        }
    }
    record.write().unwrap()
}

/// The rectangles of buttons that have one of these names, or begin with one.
fn buttons(driver: &Driver, names: &[String]) -> Vec<Rect> {
    let is_it = |name: &str| names.iter().any(|wanted| name.starts_with(wanted.as_str()));
    let nodes = driver.harness.query_all(by().predicate(|node| node.label().is_some_and(|name| is_it(&name))));
    nodes.map(|node| node.rect()).collect()
}

#[test]
fn the_window_of_an_exchange_scrolls_only_where_the_window_has_no_more_room() {
    let record = all_have_treasures();
    for size in [LARGE_TEXT, [1280.0 / 1.5, 780.0 / 1.5], [1024.0, 700.0], [1280.0, 800.0], [800.0, 620.0]] {
        for language in Language::ALL {
            let texts = Texts::new(language);
            let mut driver = Driver::open(size, &record);
            driver.speak(language);
            driver.ask(Ask::Exchange(ExchangeDraft::default()));
            let start = |key: &str| {
                let name = texts.with(key, &[("kind", "|".into()), ("name", "|".into())]);
                name.split('|').next().unwrap().to_owned()
            };
            let suffix = {
                let name = texts.with("exchange-give-name", &[("kind", "|".into())]);
                name.split('|').next_back().unwrap().to_owned()
            };
            let owners: BTreeSet<usize> = driver
                .legal()
                .iter()
                .filter_map(|action| match action {
                    Action::Exchange { with, .. } => Some(with.index()),
                    _ => None,
                })
                .collect();
            assert_eq!(owners.len(), 2, "both others have something to exchange");
            let named = [start("exchange-give-name"), start("exchange-take-name")];
            let is_card = |name: &str| {
                named.iter().any(|start| !start.is_empty() && name.starts_with(start.as_str()))
                    || named[0].is_empty() && (name.ends_with(suffix.as_str()) || name.contains(" von "))
            };
            let nodes =
                driver.harness.query_all(by().predicate(|node| node.label().is_some_and(|name| is_card(&name))));
            let cards: Vec<Rect> =
                nodes.map(|node| node.rect()).filter(|rect| rect.width() > 60.0 && rect.width() < 100.0).collect();
            assert!(cards.len() > 5, "{cards:?}");
            let own = buttons(&driver, &[texts.say("exchange-cancel")]);
            let below = own.iter().map(egui::Rect::bottom).fold(0.0, f32::max);
            let top = own.iter().map(egui::Rect::top).fold(0.0, f32::max);
            let lowest = cards.iter().map(egui::Rect::bottom).fold(0.0, f32::max);
            // The panel is in the middle of the window: as much is free below it as above.
            let free = size[1] - below;
            let about = format!("{size:?} in {}: cards down to {lowest}, buttons at {top} … {below}", language.code());
            assert!(lowest < top || free < 45.0, "{about}");
            assert!(below < size[1], "{about}");
        }
    }
}

#[test]
fn the_sentence_of_an_exchange_asks_for_what_is_missing() {
    let mut driver = Driver::open(SIZE, &all_have_treasures());
    let exchange = driver.legal().iter().find_map(|action| match *action {
        Action::Exchange { give, with, take } => Some((give, (with, take))),
        _ => None,
    });
    let (give, take) = exchange.unwrap();
    let asked = [
        "Choose the treasure you give, then the one you take",
        "Now choose the treasure you give",
        "Now choose the treasure you take",
    ];
    for (draft, wanted) in [
        (ExchangeDraft { give: None, take: None }, Some(0)),
        (ExchangeDraft { give: None, take: Some(take) }, Some(1)),
        (ExchangeDraft { give: Some(give), take: None }, Some(2)),
        (ExchangeDraft { give: Some(give), take: Some(take) }, None),
    ] {
        driver.ask(Ask::Exchange(draft));
        for (index, sentence) in asked.iter().enumerate() {
            assert_eq!(driver.shows(sentence), Some(index) == wanted, "{draft:?}: {sentence}");
        }
        assert_eq!(driver.is_enabled("Exchange"), wanted.is_none(), "{draft:?}");
    }
}

#[test]
fn what_is_chosen_comes_back_with_undo_and_redo() {
    let record = by_hand(&["draw A2", "place c4 0", "enter leader a5", "enter explorer a5", "enter explorer a5"]);
    let mut driver = Driver::open(SIZE, &record);
    let at = |driver: &Driver, name: &str, piece| Some(Selection { cell: driver.hex(name), piece: Some(piece) });
    driver.choose(Piece::Explorer, "a5");
    driver.ask(Ask::Party(2));
    driver.cell("b4");
    assert_eq!(driver.selection(), at(&driver, "b4", Piece::Explorer));
    assert_eq!(driver.party(), 2);
    driver.click("Undo");
    assert_eq!((driver.selection(), driver.party()), (at(&driver, "a5", Piece::Explorer), 2));
    // Something else is looked at in between.
    driver.choose(Piece::Leader, "a5");
    driver.click("Redo");
    assert_eq!((driver.selection(), driver.party()), (at(&driver, "b4", Piece::Explorer), 2));
    driver.click("Undo");
    assert_eq!(driver.selection(), at(&driver, "a5", Piece::Leader), "as it was before");
    // A piece that entered is chosen again.
    driver.play("enter explorer a5");
    let entered = driver.selection();
    driver.choose(Piece::Leader, "a5");
    driver.cell("b4");
    driver.click("Undo");
    driver.click("Undo");
    driver.let_go();
    driver.click("Redo");
    driver.click("Redo");
    assert_eq!(driver.selection(), at(&driver, "b4", Piece::Leader));
    assert!(entered.is_some());
    // Passage by passage it is the piece that moved.
    driver.let_go();
    driver.choose(Piece::Leader, "b4");
    driver.cell("a5");
    driver.choose(Piece::Leader, "a5");
    driver.cell("c4");
    driver.press(Modifiers::COMMAND | Modifiers::ALT, egui::Key::Z);
    assert_eq!(driver.selection(), at(&driver, "b4", Piece::Leader));
    driver.press(Modifiers::COMMAND | Modifiers::ALT, egui::Key::Z);
    driver.let_go();
    driver.click("Redo");
    assert_eq!(driver.selection(), at(&driver, "c4", Piece::Leader));
    // In a game that was opened, too.
    let walked = by_hand(&["draw A2", "place c4 0", "enter leader a5", "enter explorer a5", "move leader a5 b4"]);
    let mut driver = Driver::open(SIZE, &walked);
    driver.press(Modifiers::COMMAND, egui::Key::Z);
    assert_eq!(driver.selection(), at(&driver, "a5", Piece::Leader));
}

#[test]
fn every_button_of_an_action_shows_its_key_that_of_the_leader_too() {
    for language in [Language::English, Language::French] {
        let texts = Texts::new(language);
        let mut driver = Driver::open(LARGE_TEXT, &by_hand(&["draw A2", "place c4 0"]));
        driver.speak(language);
        for (title, shortcut) in [
            ("bar-enter-leader", tikal::app::tikal::keys::ENTER_LEADER),
            ("bar-guard-leader", tikal::app::tikal::keys::GUARD_LEADER),
            ("bar-enter-explorer", tikal::app::tikal::keys::ENTER_EXPLORER),
        ] {
            let (title, key) = (texts.say(title), shortcut.text(&texts, &driver.harness.ctx));
            let button = driver.starting(&title).rect();
            let shown = driver
                .written()
                .into_iter()
                .find(|(text, _)| text.galley.text() == key && button.contains_rect(text.visual_bounding_rect()));
            assert!(shown.is_some(), "{language:?}: {key} on {title}");
        }
    }
}

#[test]
fn where_a_tile_fits_once_turned_is_said_to_be_more() {
    let said = |language, here: i32, turned: i32| {
        Texts::new(language).with("hand-places", &[("here", here.into()), ("turned", turned.into())])
    };
    assert_eq!(said(Language::English, 6, 1), "Fits on 6 hexes, on 1 more if turned");
    assert_eq!(said(Language::English, 0, 3), "Fits nowhere like this, on 3 if turned");
    assert!(said(Language::French, 6, 1).ends_with(", 1 de plus en tournant"));
    assert!(said(Language::French, 0, 2).ends_with(", 2 en tournant"));
    assert_eq!(said(Language::German, 6, 1), "Passt auf 6 Felder, gedreht auf ein weiteres");
    assert_eq!(said(Language::German, 0, 2), "Passt so nirgends hin, gedreht auf 2 Felder");
}
