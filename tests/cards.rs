//! The players' cards, the auction and the tabs beside the board: whole, always arranged in the same way, and in their
//! place whatever comes and goes.
#![expect(clippy::unwrap_used, reason = "tests fail by panicking")]

use std::collections::BTreeMap;

use egui::{Rect, Role};
use egui_kittest::kittest::{AccessKitNode, Queryable, by};
use tikal::app::tikal::table::Tab;
use tikal::game::{Player, Seat};
use tikal::insight::tikal::Bid;
use tikal::library::{TikalLibrary, replay_record};
use tikal::tikal::{Action, Phase, State, TikalRecord};
use tikal::words::{Language, Texts};

use crate::driver::{Driver, by_hand};

/// The window in which most of this was met: text half as large again, below the title of the window.
const MET: [f32; 2] = [1280.0 / 1.5, 760.0 / 1.5];
/// That and others in which the players have a column.
const SIZES: [[f32; 2]; 5] =
    [MET, [1280.0 / 1.5, 800.0 / 1.5], [900.0, 620.0], [1280.0, 800.0], [1920.0 / 1.25, 1080.0 / 1.25]];
/// A whole auctioned game of four.
const FOUR: &str = include_str!("playthroughs/classic-4-auction.tikal");
/// A whole game of three without auctions.
const THREE: &str = include_str!("playthroughs/classic-3-draw.tikal");
/// A whole game of four without auctions, in which many temples are held.
const BASE: &str = include_str!("records/format-1/adepts-base.tikal");
/// The size in points of a window of 1280 by 780 pixels at one and a half times the size, without its frame.
const MET_WITH_BAR: [f32; 2] = [853.0, 507.0];
/// Rounding to whole pixels moves an edge by less than this.
const SLACK: f32 = 1.0;

/// That game after so many actions, with people where they are wanted, and names as the program gives them.
fn four(actions: usize, people: usize, language: Language) -> String {
    let mut record = TikalRecord::read(FOUR).unwrap();
    let texts = Texts::new(language);
    for (index, seat) in record.seats.iter_mut().enumerate() {
        seat.name = texts.with("setup-player", &[("number", (index + 1).into())]);
        if index < people {
            seat.player = Player::Human;
        }
    }
    record.actions.truncate(actions);
    record.write().unwrap()
}

/// The states before each action of that game.
fn states() -> Vec<State> {
    let game = replay_record::<State>(FOUR, &TikalLibrary::built_in()).unwrap();
    game.session.plies().map(|(_, before, _)| *before).collect()
}

/// The card of a seat.
fn card(driver: &Driver, seat: Seat) -> Rect {
    driver.card_rect(seat).unwrap()
}

/// The texts on the card of a seat.
fn on_card(driver: &Driver, seat: Seat) -> Vec<egui::epaint::TextShape> {
    let card = card(driver, seat);
    let written = driver.written().into_iter().map(|(text, _)| text);
    written.filter(|text| card.contains_rect(text.visual_bounding_rect()) && !text.galley.text().is_empty()).collect()
}

/// The buttons of this name.
fn buttons(driver: &Driver, name: &str) -> Vec<Rect> {
    let is_it = |node: &AccessKitNode| node.role() == Role::Button && node.label().is_some_and(|label| label == name);
    driver.harness.query_all(by().predicate(is_it)).map(|node| node.rect()).collect()
}

/// The size of a text's letters.
fn letters(text: &egui::epaint::TextShape) -> f32 {
    text.galley.job.sections.first().map_or(0.0, |section| section.format.font_id.size)
}

// ---- The cards -----------------------------------------------------------------------------------------

#[test]
fn four_cards_are_whole_when_an_auction_begins() {
    let mut wrong = Vec::new();
    for language in Language::ALL {
        for people in [1, 4] {
            for size in SIZES {
                let mut driver = Driver::open(size, &four(4, people, language));
                driver.speak(language);
                let bottom = driver.board_rect().bottom();
                let last = card(&driver, driver.state().seats()[3]);
                if last.bottom() > bottom + SLACK {
                    wrong.push(format!("{language:?}, {people}, {size:?}: {last:?} of {bottom}"));
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn four_cards_are_whole_and_stay_as_high_below_the_line_of_a_plan() {
    let states = states();
    let planned = |step: &usize| {
        let (state, gained) = (&states[*step], |&seat: &Seat| states[*step].owned(seat).next().is_some());
        matches!(state.phase(), Phase::Bid(_)) && (*step < 8 || state.seats().iter().any(gained))
    };
    let mut heights = Vec::new();
    for step in (4..states.len()).filter(planned).step_by(17) {
        let mut driver = Driver::open(MET_WITH_BAR, &four(step, 1, Language::French));
        driver.speak(Language::French);
        driver.toggle_plan();
        driver.harness.run_steps(2);
        let bottom = driver.board_rect().bottom();
        let last = card(&driver, driver.state().seats()[3]);
        assert!(driver.shows_plan() && last.bottom() <= bottom + SLACK, "{step}: {last:?} of {bottom}");
        heights.push(last.height());
    }
    assert!(heights.len() > 3, "{heights:?}");
    assert!(heights.iter().all(|height| (height - heights[0]).abs() <= SLACK), "{heights:?}");
}

/// Sees the game of four, with one person, at several moments, in every size and some languages.
fn through_a_game(look: impl FnMut(&Driver, &str, usize)) {
    let end = states().len() - 1;
    through(end, |language| four(end, 1, language), look);
}

/// Sees a game of so many actions at several moments, in every size and some languages.
fn through(end: usize, game: impl Fn(Language) -> String, mut look: impl FnMut(&Driver, &str, usize)) {
    for language in [Language::French, Language::German] {
        for size in SIZES {
            let mut driver = Driver::open(size, &game(language));
            driver.speak(language);
            driver.show_end(false);
            for step in (4..end).step_by(end / 9) {
                driver.look_back(Some(step));
                driver.harness.run_steps(2);
                look(&driver, &format!("{language:?}, {size:?}"), step);
            }
        }
    }
}

#[test]
fn a_card_is_arranged_in_the_same_way_from_the_first_turn_to_the_last() {
    let mut met: BTreeMap<String, (usize, String)> = BTreeMap::new();
    let mut wrong = Vec::new();
    through_a_game(|driver, place, step| {
        for (index, &seat) in driver.state().seats().iter().enumerate() {
            let card = card(driver, seat);
            let texts = on_card(driver, seat);
            let name = driver.name(seat);
            let name = texts.iter().find(|text| text.galley.text() == name).map(|text| {
                let at = text.visual_bounding_rect().min - card.min;
                (at.x.round(), at.y.round(), letters(text))
            });
            let icons = ["Explorateurs en réserve", "Chefs", "Forscher im Vorrat", "Expeditionsleiter"].map(|icon| {
                let mut all = driver.harness.query_all_by_label_contains(icon).map(|node| node.rect());
                let found = all.find(|rect| card.contains_rect(*rect));
                found.map(|rect| ((rect.top() - card.top()).round(), rect.width().round()))
            });
            let now = format!("{name:?} {icons:?}");
            let (first, then) = met.entry(format!("{place}, {index}")).or_insert((step, now.clone()));
            if *then != now {
                wrong.push(format!("{place}, {index}: {then} after {first}, {now} after {step}"));
            }
        }
    });
    assert!(met.len() == 40 && wrong.is_empty(), "{} of {}:\n{}", wrong.len(), met.len(), wrong.join("\n"));
}

#[test]
fn all_cards_are_equally_high_and_as_high_at_the_end_of_a_game_as_at_its_beginning() {
    let mut met: BTreeMap<String, (usize, f32)> = BTreeMap::new();
    let mut wrong = Vec::new();
    for (record, seats) in [(FOUR, 4), (THREE, 3), (BASE, 4)] {
        let end = TikalRecord::read(record).unwrap().actions.len() - 1;
        let game = |_| {
            let mut record = TikalRecord::read(record).unwrap();
            record.actions.truncate(end);
            record.write().unwrap()
        };
        through(end, game, |driver, place, step| {
            for &seat in driver.state().seats() {
                let now = card(driver, seat).height();
                let key = format!("{place}, {seats}, {end}");
                let (first, then) = *met.entry(key.clone()).or_insert((step, now));
                if (then - now).abs() > SLACK {
                    wrong.push(format!("{key}: {then} after {first}, {now} after {step}"));
                }
            }
        });
    }
    assert!(met.len() == 30 && wrong.is_empty(), "{} of {}:\n{}", wrong.len(), met.len(), wrong.join("\n"));
}

#[test]
fn every_number_of_what_is_left_stands_on_compact_cards_that_of_leaders_too() {
    let driver = Driver::open(MET, &four(4, 4, Language::French));
    let texts = Texts::new(Language::English);
    for &seat in driver.state().seats() {
        let card = card(&driver, seat);
        let count = |leader: bool| texts.with("player-leader", &[("count", u8::from(leader).into())]);
        let mut leaders = [true, false].into_iter().flat_map(|leader| {
            let name = count(leader);
            let found: Vec<Rect> = driver.harness.query_all_by_label(&name).map(|node| node.rect()).collect();
            found.into_iter().map(move |rect| (rect, u8::from(leader)))
        });
        let (leader, is_left) = leaders.find(|(rect, _)| card.contains_rect(*rect)).unwrap();
        let written = on_card(&driver, seat);
        let number = written.iter().find(|text| leader.expand(SLACK).contains_rect(text.visual_bounding_rect()));
        assert_eq!(number.map(|text| text.galley.text().to_owned()), Some(is_left.to_string()));
    }
}

#[test]
fn a_bid_is_told_in_words_on_every_card_that_shows_it() {
    let states = states();
    let (mut checked, mut wrong) = (0, Vec::new());
    for (language, size) in [Language::English, Language::French, Language::German].map(|language| (language, MET)) {
        let mut driver = Driver::open(size, &four(states.len() - 1, 1, language));
        driver.speak(language);
        driver.show_end(false);
        let texts = Texts::new(language);
        let bids = (0..states.len()).filter(|&step| matches!(states[step].phase(), Phase::Bid(_)));
        let wins = (0..states.len()).filter(|&step| states[step].phase() == Phase::Choose);
        for step in bids.step_by(7).chain(wins.step_by(5)) {
            // Whoever has won pays.
            let paid = if states[step].phase() == Phase::Choose { "player-won" } else { "player-bid" };
            driver.look_back(Some(step));
            driver.harness.run_steps(2);
            for &seat in states[step].seats() {
                let Some(bid) = driver.last_bid(seat) else { continue };
                let said = bid
                    .points()
                    .map_or_else(|| texts.say("player-passed"), |bid| texts.with(paid, &[("bid", bid.into())]));
                let written = on_card(&driver, seat);
                checked += 1;
                if !written.iter().any(|text| text.galley.text() == said) {
                    let written: Vec<&str> = written.iter().map(|text| text.galley.text()).collect();
                    wrong.push(format!("{language:?}, step {step}: {said} is not among {written:?}"));
                }
            }
        }
    }
    assert!(checked > 30, "{checked}");
    assert!(wrong.is_empty(), "{}:\n{}", wrong.len(), wrong.join("\n"));
}

#[test]
fn the_names_that_the_program_gives_are_whole_on_every_card_and_ones_own_says_so() {
    let mut wrong = Vec::new();
    through_a_game(|driver, place, step| {
        for (index, &seat) in driver.state().seats().iter().enumerate() {
            let name = driver.name(seat);
            let texts = on_card(driver, seat);
            let is = |wanted: &str| texts.iter().any(|text| text.galley.text() == wanted && !text.galley.elided);
            if !is(&name) || (index == 0 && !is("vous") && !is("du")) {
                let texts: Vec<&str> = texts.iter().map(|text| text.galley.text()).collect();
                wrong.push(format!("{place}, {name} after {step}: {texts:?}"));
            }
        }
    });
    assert!(wrong.is_empty(), "{}:\n{}", wrong.len(), wrong.join("\n"));
}

#[test]
fn temples_stand_in_the_same_row_on_all_cards_with_treasures() {
    let end = TikalRecord::read(THREE).unwrap().actions.len();
    let (mut compared, mut wrong) = (0, Vec::new());
    through(
        end,
        |_| THREE.to_owned(),
        |driver, place, step| {
            let state = driver.shown();
            let owns = |seat: &&Seat| state.owned(**seat).next().is_some();
            let listed = driver.state().seats().iter().filter(owns).filter_map(|&seat| {
                let texts = on_card(driver, seat);
                let temples = texts.iter().find(|text| text.galley.text().contains('('))?;
                Some((temples.visual_bounding_rect().top() - card(driver, seat).top()).round())
            });
            let listed: Vec<f32> = listed.collect();
            compared += listed.len().saturating_sub(1);
            if listed.iter().any(|top| (top - listed[0]).abs() > SLACK) {
                wrong.push(format!("{place} after {step}: {listed:?}"));
            }
        },
    );
    assert!(compared > 5 && wrong.is_empty(), "{} of {compared}:\n{}", wrong.len(), wrong.join("\n"));
}

#[test]
fn a_temple_on_a_card_stands_in_one_row_with_what_it_is_worth() {
    let (mut rows, mut wrong) = (0, Vec::new());
    let end = TikalRecord::read(BASE).unwrap().actions.len();
    through(
        end,
        |_| BASE.to_owned(),
        |driver, place, step| {
            for &seat in driver.state().seats() {
                for text in on_card(driver, seat).iter().filter(|text| text.galley.text().contains('(')) {
                    rows = rows.max(text.galley.rows.len());
                    for row in &text.galley.rows {
                        let row = row.text();
                        let count = |letter| row.chars().filter(|&one| one == letter).count();
                        if row.trim_start().starts_with('(') || count('(') != count(')') {
                            wrong.push(format!("{place} after {step}: “{row}”"));
                        }
                    }
                }
            }
        },
    );
    assert!(rows > 1 && wrong.is_empty(), "{rows} rows:\n{}", wrong.join("\n"));
}

#[test]
fn who_has_bid_what_stands_on_every_card_alike_until_a_tile_is_chosen() {
    let states = states();
    let mut driver = Driver::open([1280.0, 800.0], &four(states.len() - 1, 1, Language::English));
    driver.show_end(false);
    let actions: Vec<Action> = driver.actions();
    let is_of_auction = |action: &Action| matches!(action, Action::Bid(_) | Action::Pass);
    let (mut checked, mut chosen) = (0, 0);
    // Those of the auction that is told of, as the game goes on.
    let mut told: BTreeMap<usize, Option<u32>> = BTreeMap::new();
    for (step, action) in actions.iter().enumerate() {
        let before = states[step];
        if is_of_auction(action) {
            let bid = if let Action::Bid(bid) = action { Some(*bid) } else { None };
            told.insert(before.seat().index(), bid);
        } else {
            // The choice of a tile ends it.
            told.clear();
        }
        let Some(after) = states.get(step + 1) else { break };
        chosen += usize::from(after.phase() == Phase::Choose && !told.is_empty());
        if !(step % 11 == 0 || is_of_auction(action) || matches!(action, Action::Choose(_)))
            || after.phase() == Phase::Over
        {
            continue;
        }
        driver.look_back(Some(step + 1));
        for &seat in after.seats() {
            let name = driver.name(seat);
            let expected = told.get(&seat.index()).copied();
            assert_eq!(driver.last_bid(seat).map(Bid::points), expected, "{name} after {step}");
            let text = match expected {
                Some(Some(bid)) if after.phase() == Phase::Choose => format!("{name} won this auction with {bid}"),
                Some(Some(bid)) => format!("In this auction, {name} bid {bid}"),
                Some(None) => format!("In this auction, {name} passed"),
                None => {
                    assert!(!driver.shows(&format!("In this auction, {name}")), "{name} after {step}");
                    continue;
                }
            };
            assert!(driver.has(&text), "step {step}: {text}");
            checked += 1;
        }
    }
    assert!(checked > 20 && chosen > 0, "{checked}, {chosen}");
}

// ---- The auction ---------------------------------------------------------------------------------------

#[test]
fn of_whoever_was_not_asked_yet_that_is_said() {
    for (language, said) in [
        (Language::English, "has yet to answer"),
        (Language::French, "attend son tour"),
        (Language::German, "noch nicht dran"),
    ] {
        // The first of four has bid, the second is asked.
        let mut driver = Driver::open(MET, &four(5, 4, language));
        driver.speak(language);
        let lines: Vec<String> = driver.written().into_iter().map(|(text, _)| text.galley.text().to_owned()).collect();
        let yet: Vec<&String> = lines.iter().filter(|line| line.contains(said)).collect();
        let Phase::Bid(auction) = driver.state().phase() else { panic!("an auction") };
        let asked = driver.state().seat();
        let unasked = auction.eligible.as_slice().iter().filter(|&&seat| {
            seat != asked && !auction.passed.as_slice().contains(&seat) && auction.bid.is_none_or(|(_, by)| by != seat)
        });
        let names: Vec<String> = unasked.map(|&seat| driver.name(seat)).collect();
        assert_eq!((yet.len(), names.len()), (2, 2), "{lines:?}");
        assert!(names.iter().all(|name| yet.iter().any(|line| line.contains(name.as_str()))), "{yet:?}");
    }
}

/// The grounds of buttons that are painted exactly there.
fn grounds(driver: &Driver, place: Rect) -> usize {
    fn count(shape: &egui::Shape, place: Rect) -> usize {
        match shape {
            egui::Shape::Vec(shapes) => shapes.iter().map(|shape| count(shape, place)).sum(),
            egui::Shape::Rect(rect) => {
                let is_there = rect.rect.min.distance(place.min) < SLACK && rect.rect.max.distance(place.max) < SLACK;
                usize::from(is_there && rect.fill.a() > 0 && rect.stroke.width > 0.0)
            }
            _ => 0,
        }
    }
    driver.harness.output().shapes.iter().map(|shape| count(&shape.shape, place)).sum()
}

/// The number of actions played when the first tile is chosen.
fn first_choice() -> usize {
    states().iter().position(|state| state.phase() == Phase::Choose).unwrap()
}

#[test]
fn tiles_look_like_buttons_once_one_can_be_taken_and_no_tooltip_covers_another() {
    for size in SIZES {
        let bids = Driver::open(size, &four(5, 4, Language::English));
        let tiles = |driver: &Driver, start: &str| -> Vec<Rect> {
            let named = |node: &AccessKitNode| node.label().is_some_and(|label| label.starts_with(start));
            driver.harness.query_all(by().predicate(named)).map(|node| node.rect()).collect()
        };
        let plain = tiles(&bids, "Face up: ");
        assert!(plain.len() == 4 && plain.iter().all(|&tile| grounds(&bids, tile) == 0), "{size:?}");
        let mut driver = Driver::open(size, &four(first_choice(), 4, Language::English));
        let taken = tiles(&driver, "Take ");
        assert_eq!(taken.len(), 4, "{size:?}");
        for &tile in &taken {
            assert_eq!(grounds(&driver, tile), 1, "{size:?}");
            driver.harness.hover_at(tile.center());
            driver.harness.run_steps(8);
            let layers: Vec<egui::LayerId> = driver.harness.ctx.memory(|memory| memory.layer_ids().collect());
            let is_shown = |layer: &egui::LayerId| driver.harness.ctx.memory(|memory| memory.areas().is_visible(layer));
            let tooltips = layers.into_iter().filter(|layer| layer.order == egui::Order::Tooltip && is_shown(layer));
            let tooltips: Vec<Rect> =
                tooltips.filter_map(|layer| driver.harness.ctx.memory(|memory| memory.area_rect(layer.id))).collect();
            assert_eq!(tooltips.len(), 1, "{size:?}");
            let covered = taken.iter().find(|other| other.intersects(tooltips[0]));
            assert!(covered.is_none(), "{size:?}: {tooltips:?} over {covered:?}");
            driver.harness.remove_cursor();
            driver.run();
        }
    }
}

#[test]
fn a_higher_bid_is_set_on_a_button_like_the_others_and_a_click_on_it_leads_into_the_field() {
    for size in SIZES {
        let mut driver = Driver::open(size, &four(4, 4, Language::English));
        let steps = driver.steps();
        let [more] = buttons(&driver, "Other amount…")[..] else { panic!("one button") };
        let bid = driver.starting("Bid 1").rect();
        assert!((more.height() - bid.height()).abs() < SLACK && more.width() > bid.width(), "{size:?}: {more} {bid}");
        assert!(grounds(&driver, more) > 0, "{size:?}");
        driver.harness.hover_at(more.left_top() + egui::vec2(12.0, 8.0));
        driver.run();
        let pos = more.left_top() + egui::vec2(12.0, 8.0);
        for pressed in [true, false] {
            let (button, modifiers) = (egui::PointerButton::Primary, egui::Modifiers::NONE);
            driver.harness.event(egui::Event::PointerButton { pos, button, pressed, modifiers });
        }
        driver.run();
        let is_field = |node: &AccessKitNode| node.label().is_some_and(|label| label == "Another number of points");
        let field = driver.harness.get(by().predicate(is_field));
        assert_eq!(driver.steps(), steps, "{size:?}: nothing is bid");
        assert!(field.is_focused(), "{size:?}");
        driver.harness.event(egui::Event::Text("9".to_owned()));
        driver.run();
        assert!(driver.has("Bid 9"), "{size:?}: what is typed takes the place of the number");
    }
}

// ---- The tabs ------------------------------------------------------------------------------------------

#[test]
fn tabs_keep_their_place_whatever_comes_into_the_hand() {
    let base = [vec![], vec!["draw A2"], vec!["draw A2", "place c4 0"], vec!["draw A2", "place c4 0", "end"]];
    let auctioned = [4, 5, first_choice(), first_choice() + 1, first_choice() + 2];
    for size in [MET, [900.0, 620.0], [1280.0 / 2.0, 800.0 / 2.0], [900.0 / 2.0, 620.0 / 2.0]] {
        let records = base.iter().map(|actions| by_hand(actions));
        let records = records.chain(auctioned.iter().map(|&actions| four(actions, 4, Language::English)));
        let mut places = Vec::new();
        for record in records {
            let driver = Driver::open(size, &record);
            let [log] = buttons(&driver, "Log")[..] else { panic!("{size:?}: one tab of that name") };
            places.push(log);
        }
        let moved = places.iter().find(|place| place.min.distance(places[0].min) > SLACK);
        assert!(moved.is_none(), "{size:?}: {places:?}");
    }
}

#[test]
fn the_tab_that_was_chosen_stays_chosen() {
    let tabs = [Tab::Table, Tab::Log];
    for auction in [false, true] {
        let mut driver = Driver::new(MET);
        driver.new_game(5, auction);
        driver.play_on(|state| state.phase() == Phase::Act);
        assert_eq!(driver.tab(&tabs), Tab::Table);
        driver.click("Log");
        let turn = driver.state().turn();
        while driver.state().turn() < turn + 3 {
            driver.act(driver.next_action());
            assert_eq!(driver.tab(&tabs), Tab::Log, "{:?}", driver.state().phase());
        }
        driver.click("Table");
        assert_eq!(driver.tab(&tabs), Tab::Table);
    }
    // Where nothing goes on without it, what is asked comes to the front, and then the tab that was chosen again.
    let mut driver = Driver::open(MET, &by_hand(&["draw A2", "place c4 0"]));
    driver.click("Log");
    driver.act(Action::End);
    assert_eq!(driver.tab(&tabs), Tab::Table, "a tile is to be entered");
    driver.play("draw A1");
    assert_eq!(driver.tab(&tabs), Tab::Log);
}

#[test]
fn tabs_and_the_choice_below_them_are_written_alike() {
    for language in Language::ALL {
        let texts = Texts::new(language);
        for size in SIZES.into_iter().chain([[1280.0 / 2.0, 800.0 / 2.0]]) {
            let mut driver = Driver::open(size, &by_hand(&["draw A2", "place c4 0"]));
            driver.speak(language);
            let board = driver.board_rect();
            let keys = ["tab-table", "log-heading", "side-supplies", "side-temples"];
            let titles: Vec<String> = keys.iter().map(|key| texts.say(key)).collect();
            let written = driver.written().into_iter().map(|(text, _)| text);
            let found: Vec<(String, f32)> = written
                .filter(|text| text.pos.x > board.right() && titles.iter().any(|title| text.galley.text() == title))
                .map(|text| (text.galley.text().to_owned(), letters(&text)))
                .collect();
            // Where the log has no tab, its heading stands there.
            let tabs: Vec<_> = found.iter().filter(|_| found.len() == 4).collect();
            let is_alike = tabs.iter().all(|(_, size)| (size - tabs[0].1).abs() < 0.1);
            assert!(is_alike, "{language:?}, {size:?}: {found:?}");
            assert!(size != MET || tabs.len() == 4, "{language:?}, {size:?}: {found:?}");
        }
    }
}

// ---- The log -------------------------------------------------------------------------------------------

#[test]
fn all_lines_of_the_log_are_written_in_letters_of_one_size() {
    for language in Language::ALL {
        for size in SIZES {
            for actions in [60, 200, 330] {
                let mut driver = Driver::open(size, &four(actions, 4, language));
                driver.speak(language);
                driver.show_tab(Tab::Log);
                let texts = Texts::new(language);
                let switch = driver.harness.get_by_label(&texts.say("log-notation-hint")).rect();
                let board = driver.board_rect();
                let lines = driver.written().into_iter().filter(|(text, clip)| {
                    let at = text.pos;
                    let is_there = at.x > board.right() && at.y > switch.bottom() && at.y < board.bottom();
                    is_there && clip.intersects(text.visual_bounding_rect())
                });
                let sizes: Vec<(String, f32)> =
                    lines.map(|(text, _)| (text.galley.text().to_owned(), letters(&text))).collect();
                let is_alike = sizes.iter().all(|(_, size)| (size - sizes[0].1).abs() < 0.1);
                assert!(sizes.len() > 3 && is_alike, "{language:?}, {size:?}, {actions}: {sizes:?}");
            }
        }
    }
}
