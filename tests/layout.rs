//! Where things stand in windows of every size, with text of every scale, in every language: what a turn is played
//! with is whole inside the window, and nothing lies over it; the board keeps its share.
//!
//! Looks at rectangles, not at pixels.
#![expect(clippy::expect_used, reason = "tests fail by panicking")]

use crate::driver::{self, Driver, by_hand};
use egui::{LayerId, Rect, vec2};
use egui_kittest::kittest::{NodeT, Queryable, by};
use tikal::app::command::{Aside, Command, EditCommand, ExchangeDraft, TableCommand};
use tikal::app::kit::settings::{Given, Settings};
use tikal::app::route::Screen;
use tikal::app::tikal::table::{Selection, Tab, Table};
use tikal::game::{Player, Seat};
use tikal::games::{GameId, VariantId};
use tikal::tikal::{Phase, Piece, TikalRecord};
use tikal::words::{Language, Texts};

/// The sizes of windows, in pixels of a screen that shows one for a point.
const SIZES: [[f32; 2]; 5] = [[900.0, 620.0], [1024.0, 700.0], [1280.0, 800.0], [1920.0, 1080.0], [3840.0, 2160.0]];
const SCALES: [f32; 6] = [0.8, 1.0, 1.25, 1.5, 1.75, 2.0];
/// The least share of the window's width that the board has.
const BOARD: f32 = 0.4;
/// Whole games of computer players: four in the base game, three in the advanced one with auctions.
const BASE: &str = include_str!("records/format-1/adepts-base.tikal");
const AUCTION: &str = include_str!("records/format-1/adepts-auction.tikal");

/// The game of this record after its first `actions` actions.
fn cut(record: &str, actions: usize) -> String {
    let mut record = TikalRecord::read(record).expect("a record");
    record.actions.truncate(actions);
    record.write().expect("a record can be written")
}

/// A widget that can be clicked: where it is, what of it is in sight, and on which layer it lies.
#[derive(Clone, Copy, Debug)]
struct Clickable {
    rect: Rect,
    seen: Rect,
    layer: LayerId,
}

fn clickables(driver: &Driver) -> Vec<Clickable> {
    driver.harness.ctx.viewport(|viewport| {
        let layers = viewport.prev_pass.widgets.layers();
        let all = layers.flat_map(|(&layer, widgets)| widgets.iter().map(move |widget| (layer, widget)));
        all.filter(|(_, widget)| widget.sense.senses_click())
            .map(|(layer, widget)| Clickable { rect: widget.rect, seen: widget.interact_rect, layer })
            .collect()
    })
}

/// What is wrong with the widgets whose names begin so, a star standing for what is between beginning and end: each has to be there, whole inside the window, and uncovered.
fn misplaced(driver: &Driver, starts: &[String]) -> Vec<String> {
    let all = clickables(driver);
    let mut wrong = Vec::new();
    for start in starts {
        let (from, to) = start.split_once('*').unwrap_or((start, ""));
        let named = |node: &egui_kittest::kittest::AccessKitNode| {
            let fits = |label: String| label.starts_with(from) && label.ends_with(to);
            node.role() != egui::Role::TextRun && node.label().is_some_and(fits)
        };
        let found: Vec<Rect> = driver.harness.query_all(by().predicate(named)).map(|node| node.rect()).collect();
        // Behind a question there may be another of the same name.
        let faults: Vec<Vec<String>> = found.iter().map(|&rect| faults(driver, &all, start, rect)).collect();
        match faults.into_iter().min_by_key(Vec::len) {
            Some(fewest) => wrong.extend(fewest),
            None => wrong.push(format!("“{start}” is not there")),
        }
    }
    wrong
}

/// What is wrong with the widget of this name in this place.
fn faults(driver: &Driver, all: &[Clickable], name: &str, rect: Rect) -> Vec<String> {
    let context = &driver.harness.ctx;
    let window = context.content_rect();
    if rect.width() < 16.0 || rect.height() < 16.0 || !window.expand(0.1).contains_rect(rect) {
        return vec![format!("“{name}” is at {rect:?} in {window:?}")];
    }
    let same = |one: &&Clickable| one.rect.min.distance(rect.min) < 1.0 && one.rect.max.distance(rect.max) < 1.0;
    // A picture that cannot be clicked has only to be there.
    let Some(own) = all.iter().find(same) else { return Vec::new() };
    let mut wrong = Vec::new();
    if !own.seen.expand(0.6).contains_rect(own.rect) {
        wrong.push(format!("“{name}” is cut off: {:?} of {:?}", own.seen, own.rect));
    }
    let inner = rect.shrink(3.0);
    let corners = [inner.left_top(), inner.right_top(), inner.left_bottom(), inner.right_bottom(), inner.center()];
    if corners.iter().any(|&at| context.layer_id_at(at).is_some_and(|layer| layer != own.layer)) {
        wrong.push(format!("something lies over “{name}”"));
    }
    for other in all.iter().filter(|other| other.layer == own.layer && !same(other)) {
        if other.seen.shrink(1.0).intersects(inner) && !other.rect.contains_rect(inner) {
            wrong.push(format!("“{name}” at {rect:?} shares its place with {:?}", other.rect));
        }
    }
    wrong
}

/// Whether the words on the widget of this name are all there.
fn is_read(driver: &Driver, name: &str) -> bool {
    let Some(node) = driver.harness.query_all_by_label(name).next() else { return false };
    let rect = node.rect().expand(1.0);
    driver.written().iter().any(|(text, clip)| {
        let place = text.visual_bounding_rect();
        text.galley.text() == name && !text.galley.elided && rect.contains_rect(place) && clip.contains_rect(place)
    })
}

/// Goes through all sizes, scales and languages; `wrong` says what is amiss in one of them.
fn everywhere(driver: &mut Driver, place: &str, wrong: impl Fn(&mut Driver, &Texts) -> Vec<String>) {
    at_scales(driver, place, &SCALES, wrong);
}

/// As [`everywhere`], at these scales.
fn at_scales(driver: &mut Driver, place: &str, scales: &[f32], wrong: impl Fn(&mut Driver, &Texts) -> Vec<String>) {
    let mut all = Vec::new();
    for language in Language::ALL {
        let texts = Texts::new(language);
        for &scale in scales {
            let settings = Settings { language: Some(language), scale, ..driver.app().settings() };
            driver.execute(Command::Set(settings));
            for size in SIZES {
                driver.harness.set_size(vec2(size[0], size[1]) / scale);
                driver.harness.run_steps(2);
                let found = wrong(driver, &texts);
                let [wide, high] = size;
                all.extend(
                    found.into_iter().map(|what| format!("{place}, {language:?}, {wide}×{high} at {scale}: {what}")),
                );
            }
        }
    }
    assert!(all.is_empty(), "{} misplaced:\n{}", all.len(), all.join("\n"));
}

/// The names of the offers that have a button in the bar at any time.
fn offers(texts: &Texts) -> Vec<String> {
    ["bar-enter-explorer", "bar-enter-leader", "bar-uncover", "bar-dig", "bar-camp-name", "bar-guard-explorer"]
        .into_iter()
        .chain(["bar-guard-leader", "bar-exchange"])
        .map(|key| texts.say(key))
        .collect()
}

fn said(texts: &Texts, keys: &[&str]) -> Vec<String> {
    keys.iter().map(|key| texts.say(key)).collect()
}

/// The share of the window's width that the board has, if that is too little.
fn small_board(driver: &Driver) -> Option<String> {
    let window = driver.harness.ctx.content_rect();
    let board = driver.table().board_rect().expect("the board is laid out");
    let is_small = board.width() < BOARD * window.width() - 0.5 || board.height() < 100.0;
    is_small.then(|| format!("the board has {:?} of {:?}", board.size(), window.size()))
}

/// What is wrong at the table: with the controls of the turn, with the board, with the words of the main button.
fn wrong_at_table(driver: &Driver, controls: &[String], main: Option<&str>) -> Vec<String> {
    let mut wrong = misplaced(driver, controls);
    wrong.extend(small_board(driver));
    wrong.extend(main.filter(|main| !is_read(driver, main)).map(|main| format!("“{main}” cannot be read")));
    wrong
}

#[test]
fn a_tile_in_hand_and_what_turns_it_are_in_sight() {
    let mut driver = Driver::open(SIZES[2], &cut(BASE, 271));
    assert!(matches!(driver.state().phase(), Phase::Place(_)));
    everywhere(&mut driver, "placing", |driver, texts| {
        let mut controls = offers(texts);
        controls.extend(said(texts, &["bar-undo", "bar-redo"]));
        controls.push(texts.with("hand-tile", &[("tile", "".into())]));
        controls.extend(said(texts, &["hand-turn-left-name", "hand-turn-right-name"]));
        wrong_at_table(driver, &controls, None)
    });
}

#[test]
fn everything_that_is_offered_is_in_sight() {
    let mut driver = Driver::open(SIZES[2], &cut(BASE, 342));
    assert_eq!(driver.state().phase(), Phase::Act);
    everywhere(&mut driver, "acting", |driver, texts| {
        let mut controls = offers(texts);
        controls.extend(said(texts, &["bar-undo", "bar-redo", "bar-end-turn"]));
        wrong_at_table(driver, &controls, Some(&texts.say("bar-end-turn")))
    });
}

#[test]
fn a_scoring_is_acted_in_and_ended_in_sight() {
    let mut driver = Driver::open(SIZES[2], &cut(BASE, 386));
    assert!(driver.state().scoring().is_some());
    everywhere(&mut driver, "scoring", |driver, texts| {
        let mut controls = offers(texts);
        controls.extend(said(texts, &["bar-undo", "bar-redo", "bar-end-score"]));
        wrong_at_table(driver, &controls, Some(&texts.say("bar-end-score")))
    });
}

#[test]
fn bids_are_in_sight() {
    let mut driver = Driver::open(SIZES[2], &cut(AUCTION, 220));
    let Phase::Bid(_) = driver.state().phase() else { unreachable!("an auction") };
    let least = driver.state().least_bid(driver.rules());
    everywhere(&mut driver, "bidding", |driver, texts| {
        let bid = |bid: u32| texts.with("auction-bid-title", &[("bid", bid.into())]);
        // Four bids have buttons; a field for any other, with words, has the room of two more, and a button of its own.
        let mut controls: Vec<String> = (least..least + 5).map(bid).collect();
        controls.extend(said(
            texts,
            &["auction-number", "auction-less", "auction-more", "auction-pass", "bar-undo", "bar-redo"],
        ));
        let mut wrong = wrong_at_table(driver, &controls, Some(&texts.say("auction-pass")));
        let other = texts.say("auction-other");
        wrong.extend((!is_read(driver, &other)).then(|| format!("“{other}” cannot be read")));
        wrong
    });
}

#[test]
fn tiles_to_choose_from_are_in_sight() {
    let actions = (220..400).find(|&actions| {
        let driver = Driver::open(SIZES[2], &cut(AUCTION, actions));
        driver.state().phase() == Phase::Choose
    });
    let mut driver = Driver::open(SIZES[2], &cut(AUCTION, actions.expect("a choice")));
    let tiles: Vec<String> =
        driver.state().face_up().iter().map(|&tile| driver.rules().tile(tile).name.to_string()).collect();
    everywhere(&mut driver, "choosing", |driver, texts| {
        let named = |tile: &String| texts.with("tile-named", &[("tile", tile.clone().into()), ("kind", "*".into())]);
        let take = |tile: &String| texts.with("auction-take", &[("tile", named(tile).into())]);
        let mut controls: Vec<String> = tiles.iter().map(take).collect();
        controls.extend(said(texts, &["bar-undo", "bar-redo"]));
        wrong_at_table(driver, &controls, None)
    });
}

/// The rectangles of the board's hexes, as large as fits into them.
fn hexes(driver: &Driver) -> Vec<Rect> {
    let rules = driver.rules();
    let hex = |cell| {
        let (centre, radius) = driver.table().hex_on_screen(cell)?;
        Some(Rect::from_center_size(centre, vec2(1.0, 1.6) * radius))
    };
    rules.layout().cells().into_iter().filter_map(hex).collect()
}

/// Which of the widgets of these names lie over a hex.
fn over_hexes(driver: &Driver, names: &[String]) -> Vec<String> {
    let hexes = hexes(driver);
    let rects =
        names.iter().flat_map(|name| driver.harness.query_all_by_label(name).map(move |node| (name, node.rect())));
    let over = rects.filter(|(_, rect)| hexes.iter().any(|hex| hex.intersects(*rect)));
    over.map(|(name, rect)| format!("“{name}” at {rect:?} lies over a hex")).collect()
}

#[test]
fn what_leads_through_the_past_covers_no_hex_and_moves_no_board() {
    let mut driver = Driver::open(SIZES[2], &cut(BASE, 342));
    at_scales(&mut driver, "looking back", &[1.0, 1.5, 2.0], |driver, texts| {
        driver.execute(TableCommand::LookBack(None).into());
        let before = driver.table().board_rect();
        driver.execute(TableCommand::LookBack(Some(300)).into());
        let controls = said(texts, &["back-earlier", "back-later", "back-now"]);
        let mut wrong = wrong_at_table(driver, &controls, None);
        wrong.extend(over_hexes(driver, &controls));
        let after = driver.table().board_rect();
        let moves = before
            .zip(after)
            .is_none_or(|(before, after)| before.min.distance(after.min) > 0.6 || before.max.distance(after.max) > 0.6);
        wrong.extend(moves.then(|| format!("the board moves from {before:?} to {after:?}")));
        wrong
    });
}

/// The base game after its first `actions` actions, where a computer acts and the others are people.
fn with_a_computer(actions: usize) -> String {
    let mut record = TikalRecord::read(&cut(BASE, actions)).expect("a record");
    let acting = Driver::open(SIZES[2], &cut(BASE, actions)).state().seat().index();
    record.seats.iter_mut().for_each(|seat| seat.player = Player::Human);
    record.seats[acting].player = Player::Computer("adept".to_owned());
    record.write().expect("a record can be written")
}

#[test]
fn computers_are_hurried_in_sight_and_a_turn_is_planned_meanwhile() {
    let services = tikal::app::Services::for_tests();
    let given = Given { pause: Some(5.0), ..services.given };
    let mut driver = Driver::with(SIZES[2], tikal::app::Services { given, ..services });
    let file = tempfile::Builder::new().suffix(".tikal").tempfile().expect("a temporary file");
    driver::write(file.path(), &with_a_computer(342));
    at_scales(&mut driver, "a computer plays", &[1.0, 1.5, 2.0], |driver, texts| {
        // The computer has not played yet.
        driver.execute(Command::Open(file.path().to_owned()));
        let context = driver.harness.ctx.clone();
        driver.harness.state_mut().execute(TableCommand::GoOn.into(), &context);
        driver.harness.run_steps(2);
        wrong_at_table(driver, &said(texts, &["bar-hurry", "bar-plan"]), Some(&texts.say("bar-hurry")))
    });
}

#[test]
fn a_plan_covers_no_hex_and_is_left_in_sight() {
    let mut driver = Driver::open(SIZES[2], &by_hand(&["draw A2", "place c4 0"]));
    driver.execute(TableCommand::TogglePlan.into());
    assert!(driver.table().is_plan());
    at_scales(&mut driver, "planning", &[1.0, 1.5, 2.0], |driver, texts| {
        let controls = said(texts, &["plan-play", "plan-hide", "plan-drop"]);
        let mut wrong = misplaced(driver, &controls);
        wrong.extend(over_hexes(driver, &controls));
        wrong
    });
}

#[test]
fn an_exchange_is_made_in_sight() {
    let mut driver = Driver::open(SIZES[2], &driver::dealt_out(BASE));
    driver.execute(TableCommand::Exchange(Some(ExchangeDraft::default())).into());
    at_scales(&mut driver, "exchanging", &[1.0, 1.5, 2.0], |driver, texts| {
        misplaced(driver, &said(texts, &["exchange-do", "exchange-cancel"]))
    });
}

#[test]
fn an_entry_is_corrected_in_sight() {
    let mut driver = Driver::open(SIZES[2], &by_hand(&["draw A2", "place c4 0", "enter explorer a5"]));
    driver.execute(TableCommand::AskToCorrect(Some(0)).into());
    at_scales(&mut driver, "correcting", &[1.0, 1.5, 2.0], |driver, texts| {
        misplaced(driver, &said(texts, &["correct-do", "correct-keep"]))
    });
}

#[test]
fn how_many_walk_is_said_in_words_beside_the_number() {
    let actions = ["draw A2", "place c4 0", "enter explorer a5", "enter explorer a5", "enter leader a5"];
    let mut driver = Driver::open(SIZES[2], &by_hand(&actions));
    let camp = driver.rules().base_camp();
    let selection = Selection { cell: camp, piece: Some(Piece::Explorer) };
    driver.execute(TableCommand::Select(Some(selection)).into());
    driver.execute(TableCommand::Party(2).into());
    let mut wrong = Vec::new();
    for language in Language::ALL {
        for (scale, size) in [(1.0, SIZES[1]), (1.25, SIZES[2]), (1.5, SIZES[2]), (1.5, SIZES[3])] {
            driver.execute(Command::Set(Settings { language: Some(language), scale, ..driver.app().settings() }));
            driver.harness.set_size(vec2(size[0], size[1]) / scale);
            driver.harness.run_steps(2);
            let texts = Texts::new(language);
            let words = texts.with("party-short", &[("count", 2.into()), ("most", 3.into())]);
            let is_there = |text: &str, clip: Rect, place: Rect| text == words && clip.contains_rect(place);
            let mut written = driver.written().into_iter();
            if !written.any(|(text, clip)| is_there(text.galley.text(), clip, text.visual_bounding_rect())) {
                wrong.push(format!("{language:?}, {size:?} at {scale}: {words}"));
            }
            wrong.extend(misplaced(&driver, &said(&texts, &["party-more", "party-fewer"])));
        }
    }
    assert!(wrong.is_empty(), "{wrong:?}");
}

/// The rectangle of the tooltip that is shown.
fn tooltip(driver: &Driver) -> Option<Rect> {
    let areas: Vec<LayerId> = driver.harness.ctx.memory(|memory| memory.layer_ids().collect());
    let is_shown = |layer: &LayerId| driver.harness.ctx.memory(|memory| memory.areas().is_visible(layer));
    let mut tooltips = areas.into_iter().filter(|layer| layer.order == egui::Order::Tooltip && is_shown(layer));
    tooltips.find_map(|layer| driver.harness.ctx.memory(|memory| memory.area_rect(layer.id)))
}

#[test]
fn what_a_button_of_the_bar_would_do_is_told_above_the_bar() {
    let mut driver = Driver::open(SIZES[2], &by_hand(&["draw A2", "place c4 0", "enter explorer a5"]));
    let mut wrong = Vec::new();
    for language in Language::ALL {
        let texts = Texts::new(language);
        for (scale, size) in [(1.0, SIZES[2]), (1.5, SIZES[2]), (1.25, SIZES[0])] {
            driver.execute(Command::Set(Settings { language: Some(language), scale, ..driver.app().settings() }));
            driver.harness.set_size(vec2(size[0], size[1]) / scale);
            driver.run();
            // With the margin above the line.
            let top = driver.table().board_rect().expect("the board is laid out").bottom() + 12.0;
            for name in said(&texts, &["bar-enter-explorer", "bar-dig", "bar-undo", "bar-redo", "bar-end-turn"]) {
                let found = driver.harness.query_all(by().predicate(|node| {
                    node.role() == egui::Role::Button && node.label().is_some_and(|label| label.starts_with(&name))
                }));
                found.last().expect("a button of the bar").hover();
                driver.harness.run_steps(8);
                let place = tooltip(&driver);
                if place.is_none_or(|place| place.bottom() > top + 1.0) {
                    wrong.push(format!("{name}, {language:?}, {size:?} at {scale}: {place:?}, the bar from {top}"));
                }
                driver.harness.remove_cursor();
                driver.run();
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn the_cards_of_all_players_are_whole_where_they_have_a_column() {
    let sizes = [(SIZES[2], 1.5), (SIZES[2], 1.25), (SIZES[1], 1.0), (SIZES[2], 1.0), (SIZES[3], 1.5), (SIZES[3], 1.0)];
    let mut wrong = Vec::new();
    for (record, actions) in [(BASE, 342), (BASE, 420), (AUCTION, 220)] {
        let mut driver = Driver::open(SIZES[2], &cut(record, actions));
        for (size, scale) in sizes {
            driver.execute(Command::Set(Settings { scale, ..driver.app().settings() }));
            driver.harness.set_size(vec2(size[0], size[1]) / scale);
            driver.run();
            let bottom = driver.table().board_rect().expect("the board is laid out").bottom();
            let seats = driver.state().seats().len();
            let cards: Vec<Rect> = {
                let card = |&seat: &Seat| Table::card_rect(&driver.harness.ctx, seat);
                driver.state().seats().iter().filter_map(card).collect()
            };
            assert_eq!(cards.len(), seats);
            let heights: Vec<f32> = cards.iter().map(Rect::height).collect();
            if cards.iter().any(|card| card.bottom() > bottom + 0.6) || heights.iter().any(|&height| height > 190.0) {
                wrong.push(format!(
                    "{size:?} at {scale} after {actions}: {heights:?}, the last one to {:?} of {bottom}",
                    cards.last()
                ));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// The lines of the log that are shown, but not whole.
fn halved_lines(driver: &Driver, texts: &Texts) -> Vec<String> {
    let line = texts.with("log-line", &[("step", "*".into()), ("said", "".into())]);
    let start = line.split_once('*').map_or("", |(start, _)| start);
    let is_line = |node: &egui_kittest::kittest::AccessKitNode| {
        node.role() == egui::Role::Button && node.label().is_some_and(|label| label.starts_with(start))
    };
    let all = clickables(driver);
    let lines = driver.harness.query_all(by().predicate(is_line)).map(|node| node.rect());
    let seen = |line: &Rect| all.iter().find(|one| one.rect.min.distance(line.min) < 1.0).map(|one| one.seen);
    let halved =
        lines.filter(|line| seen(line).is_some_and(|seen| seen.is_positive() && seen.height() < line.height() - 0.6));
    halved.map(|line| format!("the line at {line:?} is cut: {:?}", seen(&line))).collect()
}

#[test]
fn the_log_can_always_be_reached_and_no_line_of_it_is_halved() {
    // A recap; chance by hand; tiles to choose from; bids.
    let moments = [
        ("a recap", cut(BASE, 330)),
        ("chance", by_hand(&["draw A2", "place c4 0", "end"])),
        ("bids", cut(AUCTION, 220)),
    ];
    for (moment, record) in moments {
        let mut driver = Driver::with(
            SIZES[2],
            tikal::app::Services { quiet: moment != "a recap", ..tikal::app::Services::for_tests() },
        );
        let file = tempfile::Builder::new().suffix(".tikal").tempfile().expect("a temporary file");
        driver::write(file.path(), &record);
        driver.execute(Command::Open(file.path().to_owned()));
        assert!(driver.table().asks_beside(), "{moment}");
        at_scales(&mut driver, moment, &[1.0, 1.5, 2.0], |driver, texts| {
            let mut wrong = Vec::new();
            let heading = texts.say("log-heading");
            let notation = texts.say("log-notation-hint");
            if !driver.has(&notation) {
                // Behind a tab, which is in sight.
                wrong.extend(misplaced(driver, std::slice::from_ref(&heading)));
                driver.execute(TableCommand::ShowTab(Tab::Log).into());
            }
            wrong.extend(misplaced(driver, &[notation]));
            wrong.extend(halved_lines(driver, texts));
            driver.execute(TableCommand::ShowTab(Tab::Table).into());
            wrong
        });
    }
}

#[test]
fn undo_is_in_sight_while_chance_is_entered() {
    let mut driver = Driver::open(SIZES[2], &by_hand(&[]));
    everywhere(&mut driver, "chance", |driver, texts| {
        let mut controls = said(texts, &["bar-undo", "bar-redo"]);
        controls.push(texts.say("chance-find"));
        wrong_at_table(driver, &controls, None)
    });
}

#[test]
fn the_end_is_whole_and_leads_on() {
    let mut driver = Driver::open(SIZES[2], &cut(BASE, usize::MAX));
    assert_eq!(driver.state().phase(), Phase::Over);
    everywhere(&mut driver, "over", |driver, texts| {
        misplaced(driver, &said(texts, &["end-rematch", "end-again", "end-save", "end-close"]))
    });
    driver.execute(TableCommand::ShowEnd(false).into());
    everywhere(&mut driver, "over", |driver, texts| {
        let controls = said(texts, &["bar-final-table", "bar-new-game"]);
        wrong_at_table(driver, &controls, Some(&controls[0]))
    });
}

#[test]
fn a_question_is_answered_in_sight() {
    let mut driver = Driver::open(SIZES[2], &by_hand(&["draw A2"]));
    let folder = driver::scratch();
    let path = folder.path().join("a rather long name of a file that is there already.tikal");
    driver::write(&path, &by_hand(&[]));
    driver.execute(Command::SaveAs(path));
    everywhere(&mut driver, "asked", |driver, texts| {
        misplaced(driver, &said(texts, &["replace-do", "question-cancel"]))
    });
}

#[test]
fn what_leads_on_from_every_screen_is_in_sight() {
    let mut driver = Driver::open(SIZES[2], &by_hand(&["draw A2"]));
    for screen in Screen::ALL {
        let home = ["home-continue", "home-new", "home-learn", "home-rules", "home-open", "home-variants"];
        let chief: Vec<&str> = match screen {
            Screen::Home => home.into_iter().chain(["home-settings", "home-quit"]).collect(),
            // With a document open the editor has a test of its own.
            Screen::Variants | Screen::Editor => vec!["variants-back"],
            Screen::Setup => vec!["setup-back", "setup-reset", "setup-start"],
            Screen::Settings => vec!["settings-back", "settings-reset"],
            Screen::Open => vec!["files-back", "open-dialog", "open-do"],
            Screen::Save => vec!["files-back", "save-dialog", "save-do"],
            Screen::Learn => vec!["learn-return"],
            Screen::Rules => vec!["rules-back"],
            // The table has tests of its own.
            Screen::Table => continue,
        };
        driver.execute(Command::Show(screen));
        everywhere(&mut driver, &format!("{screen:?}"), |driver, texts| misplaced(driver, &said(texts, &chief)));
        driver.execute(Command::Back);
    }
}

#[test]
fn a_variant_is_edited_in_sight() {
    let mut driver = Driver::new(SIZES[2]);
    driver.execute(Command::EditVariant(VariantId::new(GameId::Tikal, "classic")));
    driver.execute(Command::EditVariant(VariantId::new(GameId::Tikal, "duel")));
    let always = ["bar-undo", "bar-redo", "editor-save", "variants-back"];
    everywhere(&mut driver, "editor", |driver, texts| misplaced(driver, &said(texts, &always)));
    // Where there is little room the rest is in menus, which open inside the window.
    let pages = [
        "editor-overview",
        "editor-board",
        "editor-tiles",
        "editor-supplies",
        "editor-rules",
        "editor-source",
        "laboratory-page",
    ];
    let tools = ["editor-save-as", "editor-open", "try-out", "editor-find", "editor-generate-more", "editor-share"];
    at_scales(&mut driver, "menus of the editor", &[1.0, 1.5, 2.0], |driver, texts| {
        let shown = [("name", texts.say(pages[0]).into())];
        let mut wrong = Vec::new();
        for (menu, names) in [(texts.with("editor-pages", &shown), &pages[..]), (texts.say("editor-more"), &tools)] {
            let (inside, outside): (Vec<String>, Vec<String>) = said(texts, names)
                .into_iter()
                .partition(|name| driver.harness.query_all_by_label(name).next().is_none());
            wrong.extend(misplaced(driver, &outside));
            if !inside.is_empty() {
                driver.click(&menu);
                wrong.extend(misplaced(driver, &inside));
                driver.press(egui::Modifiers::NONE, egui::Key::Escape);
            }
        }
        wrong
    });
}

/// Shows the page of the editor with this name, wherever its name stands.
fn turn_to(driver: &mut Driver, page: &str) {
    let index = driver.app().editor().pages().iter().position(|other| other.name() == page);
    driver.execute(EditCommand::ShowPage(index.expect("there is such a page")).into());
}

#[test]
fn a_variant_is_begun_made_and_shared_in_sight() {
    let begins = |way: Option<&str>, names: &[&str]| {
        let mut driver = Driver::new(SIZES[2]);
        driver.execute(Command::Show(Screen::Editor));
        if let Some(way) = way {
            driver.click(way);
        }
        everywhere(&mut driver, way.unwrap_or("ways"), |driver, texts| misplaced(driver, &said(texts, names)));
    };
    begins(None, &["editor-from-one", "editor-generate-more", "editor-code", "editor-open", "variants-back"]);
    begins(Some("Generate…"), &["editor-wish-again", "editor-wish-make", "editor-wish-make-five"]);
    begins(Some("From a code"), &["editor-code-field"]);
    let shows = |aside: Aside, names: &[&str]| {
        let mut driver = Driver::new(SIZES[2]);
        driver.execute(Command::EditVariant(VariantId::new(GameId::Tikal, "classic")));
        driver.execute(EditCommand::ShowAside(Some(aside)).into());
        everywhere(&mut driver, names[0], |driver, texts| misplaced(driver, &said(texts, names)));
    };
    shows(Aside::Share, &["editor-share-copy"]);
    shows(Aside::Make, &["editor-into-board", "editor-into-deck"]);
}

#[test]
fn no_field_of_the_editor_is_cut_at_the_side() {
    let mut driver = Driver::new(SIZES[2]);
    driver.execute(Command::EditVariant(VariantId::new(GameId::Tikal, "classic")));
    for page in ["editor-overview", "editor-tiles", "editor-supplies", "editor-rules"] {
        everywhere(&mut driver, page, |driver, texts| {
            turn_to(driver, page);
            if page == "editor-tiles" {
                choose_first_tile(driver);
            }
            // Where problems stand beside the page, it ends before them.
            let beside = driver.harness.query_all_by_label(&texts.say("editor-steps")).next().map(|node| node.rect());
            let window = driver.harness.ctx.content_rect();
            let end = beside.map_or(window.right(), |_| window.right() - 290.0);
            let is_field = |node: &egui_kittest::kittest::AccessKitNode| {
                use egui::Role;
                matches!(node.role(), Role::SpinButton | Role::TextInput | Role::MultilineTextInput | Role::CheckBox)
            };
            let fields: Vec<Rect> =
                driver.harness.query_all(by().predicate(is_field)).map(|node| node.rect()).collect();
            assert!(fields.len() > 3, "{page} has fields");
            let cut = fields.into_iter().filter(|field| field.left() < 0.0 || field.right() > end);
            cut.map(|field| format!("a field at {field:?} ends behind {end}")).collect()
        });
    }
}

/// Chooses the first tile of the deck, so that its fields are there.
fn choose_first_tile(driver: &mut Driver) {
    let is_first = |node: &egui_kittest::kittest::AccessKitNode| {
        node.role() == egui::Role::Button && node.label().is_some_and(|label| label.starts_with("A1"))
    };
    driver.harness.get(by().predicate(is_first)).click_accesskit();
    driver.harness.run_steps(2);
}

#[test]
fn everything_of_the_page_of_tiles_comes_whole_into_sight() {
    let mut driver = Driver::new(SIZES[2]);
    driver.execute(Command::EditVariant(VariantId::new(GameId::Tikal, "classic")));
    at_scales(&mut driver, "tiles", &[1.0, 1.5, 2.0], |driver, texts| {
        turn_to(driver, "editor-tiles");
        choose_first_tile(driver);
        let (tools, groups) = (["tiles-find-alike", "tiles-paste"], texts.say("tiles-all-groups"));
        let is_folded = driver.harness.query_all_by_label(&groups).next().is_none();
        let of_tile =
            ["tiles-duplicate", "tiles-remove", "tiles-copy", "tiles-cut", "tiles-turn-left", "tiles-volcano"];
        let mut names = said(texts, &[&["tiles-add-group"][..], &of_tile[..]].concat());
        if !is_folded {
            names.extend(said(texts, &tools));
            names.push(groups);
        }
        names.extend(["chart-side-n", "chart-side-nw"].map(|side| {
            let side = texts.say(side);
            texts.with("chart-slabs-of", &[("side", side.into())])
        }));
        let last = [("group", "G".into())];
        names.extend(["tiles-group-menu", "tiles-add-to"].map(|key| texts.with(key, &last)));
        // In the lowest window with the largest text the page is lower than a card.
        if driver.harness.ctx.content_rect().height() >= 350.0 {
            names.push("C3*".to_owned());
        }
        let mut wrong = Vec::new();
        if is_folded {
            // The page's tools are in a menu, below that of the document.
            let lower = |driver: &Driver| {
                let more = texts.say("editor-more");
                let menus = driver.harness.query_all_by_label(&more).map(|node| node.rect());
                menus.max_by(|one, other| one.top().total_cmp(&other.top())).expect("a menu")
            };
            driver.harness.get_by_label(&texts.say("tiles-add-group")).scroll_to_me();
            driver.run();
            let menu = lower(driver).center();
            driver.harness.hover_at(menu);
            driver.run();
            for pressed in [true, false] {
                let (button, modifiers) = (egui::PointerButton::Primary, egui::Modifiers::NONE);
                driver.harness.event(egui::Event::PointerButton { pos: menu, button, pressed, modifiers });
                driver.run();
            }
            let window = driver.harness.ctx.content_rect();
            for name in said(texts, &tools) {
                let found = driver.harness.query_all_by_label(&name).next().map(|node| node.rect());
                let is_whole = found.is_some_and(|rect| window.contains_rect(rect));
                wrong.extend((!is_whole).then(|| format!("“{name}” is at {found:?} in {window:?}")));
            }
            driver.press(egui::Modifiers::NONE, egui::Key::Escape);
        }
        for name in names {
            let start = name.trim_end_matches('*').to_owned();
            let is_it = move |node: &egui_kittest::kittest::AccessKitNode| {
                node.role() != egui::Role::TextRun && node.label().is_some_and(|label| label.starts_with(&start))
            };
            driver.harness.query_all(by().predicate(is_it)).for_each(|node| node.scroll_to_me());
            driver.run();
            wrong.extend(misplaced(driver, &[name]));
        }
        wrong
    });
}

#[test]
fn a_board_is_drawn_without_anything_cut_at_the_side() {
    use egui::Role;
    use egui_kittest::kittest::NodeT as _;
    let mut driver = Driver::new(SIZES[2]);
    driver.execute(Command::EditVariant(VariantId::new(GameId::Tikal, "classic")));
    driver.click("Board");
    driver.click("Printed tiles");
    driver.click_starting("Hex b4,");
    everywhere(&mut driver, "board", |driver, texts| {
        let rect = |key: &str| {
            let name = texts.say(key);
            let found = driver.harness.query_all_by_label(&name).next();
            found.map(|node| node.rect())
        };
        // Where problems stand beside the page, it ends before them; what can be done with the document stands above it.
        let beside = rect("editor-steps").and_then(|_| rect("editor-problems"));
        let end = beside.map_or(driver.harness.ctx.content_rect().right(), |beside| beside.left() - 4.0);
        let tool = rect("chart-tool-cells").or_else(|| rect("chart-tool"));
        let top = tool.map_or(f32::INFINITY, |tool| tool.top());
        let is_part = |node: &egui_kittest::kittest::AccessKitNode| {
            matches!(node.role(), Role::SpinButton | Role::CheckBox | Role::ComboBox | Role::Button | Role::Canvas)
        };
        let parts: Vec<(Option<String>, Rect)> = driver
            .harness
            .query_all(by().predicate(is_part))
            .map(|node| (node.accesskit_node().label(), node.rect()))
            .collect();
        let on_page = parts.iter().filter(|(_, rect)| rect.left() < end && rect.top() >= top - 1.0);
        let cut = on_page.clone().filter(|(_, rect)| rect.left() < 0.0 || rect.right() > end + 0.5);
        let mut wrong: Vec<String> =
            cut.map(|(name, rect)| format!("{name:?} at {rect:?} ends behind {end}")).collect();
        let canvas = parts.iter().find(|(name, _)| *name == Some(texts.say("chart-canvas")));
        let small = canvas.is_none_or(|(_, rect)| rect.width() < 0.4 * end || rect.height() < 200.0);
        wrong.extend(small.then(|| format!("the canvas is {canvas:?}")));
        let field = texts.with("chart-slabs-of", &[("side", texts.say("chart-side-nw").into())]);
        let has_field = on_page.clone().any(|(name, _)| *name == Some(field.clone()));
        wrong.extend((!has_field).then(|| format!("there is no {field}")));
        wrong
    });
}

#[test]
fn nothing_of_the_laboratory_is_cut_at_the_side() {
    let mut driver = Driver::new(SIZES[2]);
    let small = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/variants/small.ron");
    driver.execute(Command::EditFile(small));
    driver.click("Laboratory");
    driver.choose_in("Level", "random");
    driver.choose_in("Compare with", "Duel");
    driver.click("Start");
    while driver.app().editor().bench().is_some_and(|bench| bench.progress().is_some()) {
        std::thread::sleep(std::time::Duration::from_millis(20));
        driver.run();
    }
    assert!(driver.app().editor().bench().is_some_and(|bench| bench.results().is_some()));
    at_scales(&mut driver, "laboratory", &[1.0, 1.5, 2.0], |driver, texts| {
        // Where problems stand beside the page, it ends before them.
        let beside = driver.harness.query_all_by_label(&texts.say("editor-steps")).next().map(|node| node.rect());
        let window = driver.harness.ctx.content_rect();
        let end = beside.map_or(window.right(), |_| window.right() - 290.0);
        let named = |key: &str| driver.harness.get_by_label(&texts.say(key)).rect();
        let keys = ["players", "level", "games", "seed", "against", "start", "cancel", "write", "rank"];
        let mut parts: Vec<(String, Rect)> =
            keys.iter().map(|key| ((*key).to_owned(), named(&format!("laboratory-{key}")))).collect();
        // What scrolls below is there too, in sight or not.
        let is_shown = |node: &egui_kittest::kittest::AccessKitNode| node.role() == egui::Role::Image;
        let pictures = driver.harness.query_all(by().predicate(is_shown));
        parts.extend(pictures.map(|node| (node.accesskit_node().label().unwrap_or_default(), node.rect())));
        assert!(parts.len() > keys.len() + 12, "the plots are there");
        let cut = parts.into_iter().filter(|(_, rect)| rect.left() < 0.0 || rect.right() > end + 0.5);
        cut.map(|(name, rect)| format!("{name} at {rect:?} ends behind {end}")).collect()
    });
}

#[test]
fn the_first_lesson_is_begun_in_sight() {
    let mut driver = Driver::new(SIZES[2]);
    driver.execute(Command::Show(Screen::Learn));
    everywhere(&mut driver, "lessons", |driver, texts| {
        misplaced(driver, &[texts.with("learn-start-name", &[("title", "*".into())])])
    });
}

#[test]
fn the_end_is_whole_when_it_first_appears() {
    for scale in SCALES {
        for size in SIZES {
            let mut driver = Driver::new(size);
            let settings = Settings { scale, ..driver.app().settings() };
            driver.execute(Command::Set(settings));
            let file = tempfile::Builder::new().suffix(".tikal").tempfile().expect("a temporary file");
            driver::write(file.path(), &cut(BASE, usize::MAX));
            let context = driver.harness.ctx.clone();
            driver.harness.state_mut().execute(Command::Open(file.path().to_owned()), &context);
            // The first frame in which it is shown, and how it stands once everything has come to rest.
            driver.harness.step();
            let rects = |driver: &Driver| {
                let names = [
                    "Rematch",
                    "New game…",
                    "Save the record…",
                    "Look at the board",
                    "Final score",
                    "The game is over",
                    "In small print: temples + treasures",
                    "Scoring round 1",
                ];
                names.map(|name| driver.harness.query_all_by_label(name).next().map(|node| node.rect()))
            };
            let first = rects(&driver);
            driver.run();
            let last = rects(&driver);
            let is_near =
                |one: &Rect, other: &Rect| one.min.distance(other.min) <= 1.0 && one.max.distance(other.max) <= 1.0;
            let stays = first.iter().zip(&last).all(|pair| match pair {
                (Some(one), Some(other)) => is_near(one, other),
                pair => pair.0 == pair.1,
            });
            assert!(stays, "{size:?} at {scale}: {first:?}, then {last:?}");
            assert!(first[0].is_some_and(|rect| driver.harness.ctx.content_rect().contains_rect(rect)));
        }
    }
}

#[test]
fn the_plain_wheel_scrolls_the_columns_and_their_bars_show() {
    let mut driver = Driver::open([900.0, 620.0], &cut(BASE, 271));
    let place = |driver: &Driver| driver.harness.get_by_label("Supplies: tiles and tiers").rect();
    let before = place(&driver);
    driver.harness.get_by_label("Supplies: tiles and tiers").hover();
    driver.harness.event(egui::Event::MouseWheel {
        unit: egui::MouseWheelUnit::Line,
        delta: vec2(0.0, -2.0),
        phase: egui::TouchPhase::Move,
        source: egui::MouseWheelSource::Wheel,
        modifiers: egui::Modifiers::NONE,
    });
    driver.harness.run_steps(30);
    assert!(place(&driver).top() < before.top() - 10.0, "{before:?} {:?}", place(&driver));
    // The tile in hand stays where it is.
    let style = driver.harness.ctx.global_style();
    assert!(style.spacing.scroll.dormant_handle_opacity > 0.3, "bars show while the pointer is elsewhere");
}

#[test]
fn a_volcano_has_nothing_to_turn() {
    let volcano = |actions: usize| {
        let driver = Driver::open(SIZES[2], &cut(BASE, actions));
        let is_volcano = |tile| driver.rules().tile(tile).kind.starts_a_scoring();
        driver.state().hand().is_some_and(is_volcano).then_some(driver)
    };
    let record = TikalRecord::read(BASE).expect("a record");
    let driver = (1..record.actions.len()).filter(|&at| record.actions[at].starts_with("place")).find_map(volcano);
    let driver = driver.expect("a volcano comes into somebody's hand");
    assert!(driver.shows("Tile in hand") && !driver.shows("Turn the tile") && !driver.shows("R or the wheel"));
}

#[test]
fn the_recap_covers_no_hex() {
    let services = tikal::app::Services { quiet: false, ..tikal::app::Services::for_tests() };
    let mut driver = Driver::with(SIZES[1], services);
    let file = tempfile::Builder::new().suffix(".tikal").tempfile().expect("a temporary file");
    driver::write(file.path(), &cut(BASE, 330));
    driver.execute(Command::Open(file.path().to_owned()));
    assert!(driver.table().recap().is_some());
    for scale in SCALES {
        driver.execute(Command::Set(Settings { scale, ..driver.app().settings() }));
        driver.harness.set_size(vec2(1024.0, 700.0) / scale);
        driver.harness.run_steps(2);
        let close = Texts::new(Language::English).say("recap-close");
        let close = driver.harness.get_by_label(&close).rect();
        let board = driver.table().board_rect().expect("the board is laid out");
        assert!(!board.intersects(close), "{scale}: {close:?} {board:?}");
    }
}

#[test]
fn cards_side_by_side_are_equally_high() {
    let mut driver = Driver::open(SIZES[2], &cut(BASE, 342));
    let heights = |driver: &Driver, start: &str| -> Vec<f32> {
        let named = |node: &egui_kittest::kittest::AccessKitNode| {
            node.role() == egui::Role::Button && node.label().is_some_and(|label| label.starts_with(start))
        };
        driver.harness.query_all(by().predicate(named)).map(|node| node.rect().height()).collect()
    };
    for (screen, start) in [(Screen::Variants, "Play "), (Screen::Setup, "Variant: ")] {
        driver.execute(Command::Show(screen));
        for scale in SCALES {
            driver.execute(Command::Set(Settings { scale, ..driver.app().settings() }));
            // In a low window the variants of a new game are folded.
            driver.harness.set_size(vec2(1280.0, 3000.0) / scale);
            driver.run();
            let found = heights(&driver, start);
            assert!(found.len() > 5, "{screen:?}: {found:?}");
            let is_equal = |height: &f32| (height - found[0]).abs() < 0.6;
            assert!(found.iter().all(is_equal), "{screen:?} at {scale}: {found:?}");
        }
    }
}

#[test]
fn a_menu_opens_below_the_bar_and_inside_the_window() {
    let mut driver = Driver::open(SIZES[2], &cut(BASE, 342));
    let mut wrong = Vec::new();
    for language in Language::ALL {
        let texts = Texts::new(language);
        for (size, scale) in SIZES[..3].iter().flat_map(|&size| SCALES.map(|scale| (size, scale))) {
            driver.execute(Command::Set(Settings { language: Some(language), scale, ..driver.app().settings() }));
            driver.harness.set_size(vec2(size[0], size[1]) / scale);
            driver.run();
            let window = driver.harness.ctx.content_rect();
            for title in said(&texts, &["menu-game", "menu-turn", "menu-view", "menu-help"]) {
                let button = driver.harness.get_by_label(&title);
                let bar = button.rect();
                button.click();
                driver.run();
                let menu = clickables(&driver).into_iter().filter(|one| one.layer.order == egui::Order::Foreground);
                // In the usual window with large text nothing of it has to be scrolled to.
                let is_whole = |one: &Clickable| one.seen.height() > one.rect.height() - 1.0;
                let is_usual = vec2(size[0] - SIZES[2][0], size[1] - SIZES[2][1]).length() < 1.0;
                if is_usual && scale <= 1.5 && !menu.clone().all(|one| is_whole(&one)) {
                    wrong.push(format!("{title}, {size:?} at {scale}: it scrolls"));
                }
                let menu = menu.fold(Rect::NOTHING, |all, one| all.union(one.seen));
                let is_there = menu.height() > 50.0 && menu.width() > 50.0;
                if !is_there || menu.top() < bar.bottom() - 1.0 || !window.contains_rect(menu) {
                    wrong.push(format!("{title}, {size:?} at {scale}: {menu:?} below {bar:?} in {window:?}"));
                }
                driver.press(egui::Modifiers::NONE, egui::Key::Escape);
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn whoever_plays_a_new_game_is_in_sight_without_scrolling() {
    let mut driver = Driver::new(SIZES[2]);
    driver.execute(Command::Show(Screen::Setup));
    driver.click("4 players");
    // A seat more takes a row in every window, and so does what is wrong with one.
    everywhere(&mut driver, "a new game of four", |driver, texts| {
        let window = driver.harness.ctx.content_rect();
        if window.width() < 680.0 || window.height() < 460.0 {
            return Vec::new();
        }
        let mut names = vec![texts.say("setup-start")];
        for seat in 1_u32..=4 {
            let number = [("number", seat.into())];
            names.extend(
                ["setup-seat-name", "setup-seat-colour", "setup-seat-player"].map(|key| texts.with(key, &number)),
            );
        }
        misplaced(driver, &names)
    });
}

#[test]
fn the_form_of_a_new_game_opens_at_its_top() {
    let mut driver = Driver::new([1280.0 / 1.5, 800.0 / 1.5]);
    let top = |driver: &Driver| driver.harness.get_by_label("Name of seat 1").rect().top();
    driver.execute(Command::Show(Screen::Setup));
    let first = top(&driver);
    driver.harness.get_by_label("Purist: no forecasts").scroll_to_me();
    driver.run();
    assert!(top(&driver) < first - 20.0, "it was scrolled");
    driver.execute(Command::Back);
    driver.execute(Command::Show(Screen::Setup));
    driver.run();
    assert!((top(&driver) - first).abs() < 1.0);
}

#[test]
fn a_banner_about_a_scoring_covers_no_hex() {
    let told = |texts: &Texts| [texts.say("scoring-heading"), texts.say("herald-over")];
    let mut record = TikalRecord::read(BASE).expect("a record");
    record.seats.iter_mut().for_each(|seat| seat.player = Player::Human);
    record.dealer = tikal::game::DealerDef::Manual;
    let game = tikal::library::replay_record::<tikal::tikal::State>(
        &record.write().expect("a record can be written"),
        &tikal::library::Library::built_in(),
    );
    let session = game.expect("a game").session;
    let begin = session.plies().position(|(_, state, _)| state.scoring().is_some()).expect("a volcano");
    let draw = session.actions().nth(begin - 1).expect("it is drawn");
    record.actions.truncate(begin - 1);
    let services = tikal::app::Services { quiet: false, ..tikal::app::Services::for_tests() };
    let mut seen = 0;
    for language in Language::ALL {
        for (size, scale) in SIZES[..3].iter().flat_map(|&size| [1.0, 1.5, 2.0].map(|scale| (size, scale))) {
            let mut driver = Driver::with(vec2(size[0], size[1]).into(), services.clone());
            let file = tempfile::Builder::new().suffix(".tikal").tempfile().expect("a temporary file");
            driver::write(file.path(), &record.write().expect("a record can be written"));
            driver.execute(Command::Open(file.path().to_owned()));
            let recap = true;
            driver.execute(Command::Set(Settings {
                language: Some(language),
                scale,
                recap,
                ..driver.app().settings()
            }));
            driver.harness.set_size(vec2(size[0], size[1]) / scale);
            driver.harness.run_steps(2);
            driver.execute(TableCommand::Play(draw).into());
            let texts = Texts::new(language);
            let close = driver.harness.query_all_by_label(&texts.say("herald-close")).next().map(|node| node.rect());
            let board = driver.table().board_rect().expect("the board is laid out");
            let place = format!("{language:?}, {size:?} at {scale}");
            let close = close.unwrap_or_else(|| panic!("{place}: nothing is announced"));
            assert!(!board.intersects(close), "{place}: {close:?} on {board:?}");
            for (text, _) in driver.written() {
                let is_told = told(&texts).iter().any(|start| text.galley.text().starts_with(start.as_str()));
                let rect = text.visual_bounding_rect();
                assert!(!is_told || !board.intersects(rect.shrink(1.0)), "{place}: {rect:?} on {board:?}");
                seen += usize::from(is_told);
            }
        }
    }
    assert!(seen >= 27, "{seen}");
}

#[test]
fn who_has_bid_what_stands_on_the_cards_until_the_next_auction() {
    let mut driver = Driver::open(SIZES[2], AUCTION);
    let session_steps = driver.table().steps();
    let mut checked = 0;
    for step in (1..session_steps).step_by(7) {
        driver.execute(TableCommand::LookBack(Some(step)).into());
        let table = driver.table();
        let actions: Vec<_> = table.actions().take(step).collect();
        let is_of_auction =
            |action: &tikal::tikal::Action| matches!(action, tikal::tikal::Action::Bid(_) | tikal::tikal::Action::Pass);
        let of_auction = actions.iter().rev().skip_while(|action| !is_of_auction(action));
        let last = of_auction.take_while(|action| is_of_auction(action)).count();
        let told = table.state().seats().iter().filter(|&&seat| table.last_bid(seat).is_some()).count();
        let begins = matches!(table.shown().phase(), Phase::Bid(_)) && !actions.last().is_some_and(is_of_auction);
        assert_eq!(told > 0, last > 0 && !begins, "step {step}");
        for &seat in table.state().seats() {
            let text = match table.last_bid(seat) {
                Some(Some(bid)) => format!("In the last auction, {} bid {bid}", table.name(seat)),
                Some(None) => format!("In the last auction, {} passed", table.name(seat)),
                None => continue,
            };
            assert!(driver.has(&text), "step {step}: {text}");
            checked += 1;
        }
    }
    assert!(checked > 20, "{checked}");
}
