//! The things that have to be read at the table are in sight and whole where text is large: the bids, everybody's card,
//! the entries of menus, the tooltip of a temple; and a loss for good is asked about first.
#![expect(clippy::unwrap_used, reason = "tests fail by panicking")]

use egui::Rect;
use egui_kittest::kittest::Queryable;
use tikal::app::command::Command;
use tikal::app::kit::settings::Settings;
use tikal::app::tikal::command::Ask;
use tikal::app::tikal::table::{Selection, Tab};
use tikal::game::{DealerDef, Player};
use tikal::library::{TikalLibrary, replay_record};
use tikal::tikal::{Action, Phase, Piece, State, TikalRecord};
use tikal::words::Language;

use crate::driver::{self, Driver, by_hand};

/// The window in which most text is read: half as large again.
const LARGE_TEXT: [f32; 2] = [1280.0 / 1.5, 800.0 / 1.5];
/// Whole games of four.
const BASE: &str = include_str!("records/format-1/adepts-base.tikal");
const AUCTIONED: &str = include_str!("playthroughs/classic-4-auction.tikal");
/// Rounding to whole pixels moves an edge by less than this.
const SLACK: f32 = 1.0;

/// A recorded game among people with chance by hand, and the states before each of its actions.
fn of_people(record: &str) -> (TikalRecord, Vec<State>) {
    let mut record = TikalRecord::read(record).unwrap();
    for seat in &mut record.seats {
        seat.player = Player::Human;
    }
    record.dealer = DealerDef::Manual;
    let game = replay_record::<State>(&record.write().unwrap(), &TikalLibrary::built_in()).unwrap();
    let states = game.session.plies().map(|(_, before, _)| *before).collect();
    (record, states)
}

/// The window with this game at the table after so many actions.
fn after(size: [f32; 2], record: &TikalRecord, actions: usize) -> Driver {
    let mut cut = TikalRecord::read(&record.write().unwrap()).unwrap();
    cut.actions.truncate(actions);
    Driver::open(size, &cut.write().unwrap())
}

#[test]
fn who_has_bid_what_is_in_sight_below_four_tiles() {
    let (record, states) = of_people(AUCTIONED);
    let is_late = |state: &State| match state.phase() {
        Phase::Bid(auction) => state.face_up().len() == 4 && auction.eligible.as_slice().len() == 4,
        _ => false,
    };
    // The second bid of an auction for four tiles.
    let asked = states.windows(2).position(|pair| is_late(&pair[0]) && is_late(&pair[1])).unwrap() + 1;
    let mut driver = after(LARGE_TEXT, &record, asked);
    for language in Language::ALL {
        driver.speak(language);
        driver.show_tab(Tab::Table);
        let board = driver.board_rect();
        for &seat in driver.state().seats() {
            let name = driver.name(seat);
            let lines: Vec<_> =
                driver.written().into_iter().filter(|(text, _)| text.galley.text().contains(&name)).collect();
            let beside = |rect: Rect| rect.left() > board.right();
            let is_whole = lines.iter().any(|(text, clip)| {
                let rect = text.visual_bounding_rect();
                beside(rect) && clip.expand(SLACK).contains_rect(rect)
            });
            assert!(is_whole, "{name} in {}", language.code());
        }
    }
}

#[test]
fn everybodys_card_is_in_sight_at_any_time_in_a_game_of_four() {
    let (record, states) = of_people(BASE);
    let mut wrong = Vec::new();
    for actions in (40..states.len()).step_by(states.len() / 5) {
        for (size, language) in [
            (LARGE_TEXT, Language::French),
            (LARGE_TEXT, Language::German),
            ([1280.0, 800.0], Language::English),
            ([1280.0, 800.0], Language::French),
        ] {
            let mut driver = after(size, &record, actions);
            driver.speak(language);
            driver.run();
            let bottom = driver.board_rect().bottom();
            for &seat in driver.state().seats() {
                let card = driver.card_rect(seat).unwrap();
                if card.bottom() > bottom + SLACK {
                    wrong.push(format!("{} after {actions} in {}, {size:?}: {card:?}", seat.index(), language.code()));
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn entries_of_menus_take_one_line_where_there_is_room_for_it() {
    let mut driver = Driver::open(LARGE_TEXT, &by_hand(&["draw A2", "place c4 0"]));
    driver.speak(Language::French);
    for (menu, entry) in [("Partie", "Enregistrer une copie…"), ("Tour", "Annuler une seule action")] {
        driver.click(menu);
        let written = driver.written();
        let (text, _) = written.iter().find(|(text, _)| text.galley.text() == entry).expect("the menu is open");
        assert_eq!(text.galley.rows.len(), 1, "{entry}");
        let window = driver.harness.ctx.content_rect();
        // The last entry is in sight without scrolling.
        let last = if menu == "Partie" { "Quitter" } else { "Préparer le prochain tour" };
        let (text, clip) = written.iter().find(|(text, _)| text.galley.text() == last).expect("the last entry");
        assert!(window.intersect(*clip).contains_rect(text.visual_bounding_rect()), "{last}");
        driver.press(egui::Modifiers::NONE, egui::Key::Escape);
    }
}

#[test]
fn the_tooltip_of_a_temple_says_in_one_line_what_it_costs_to_take_it() {
    let mut driver = Driver::open(LARGE_TEXT, &by_hand(&driver::LED));
    driver.starting("Hex a4,").hover();
    driver.harness.run_steps(8);
    let written = driver.written();
    let told: Vec<&str> = written.iter().map(|(text, _)| text.galley.text()).collect();
    let lines = told.iter().filter(|text| text.starts_with("Action points to take it: Ben: ")).count();
    assert_eq!(lines, 1, "{told:?}");
    assert!(!told.iter().any(|text| text.starts_with("Ben needs")), "{told:?}");
}

#[test]
fn a_guard_that_costs_the_leader_is_asked_about_first() {
    let is_guarded = |driver: &Driver| !driver.state().guarded().is_empty();
    let ready = || {
        let mut driver = Driver::loud([1280.0, 800.0], &by_hand(&driver::LED));
        driver.choose(Piece::Explorer, "a4");
        driver
    };
    // By its button: no takes nothing, yes sets the guard.
    let mut driver = ready();
    driver.click_starting("Guard: explorer on a4");
    assert!(driver.shows("Your leader is on a4") && !is_guarded(&driver));
    driver.click("Do not set it");
    assert!(!driver.asks() && !is_guarded(&driver));
    driver.click_starting("Guard: explorer on a4");
    driver.press(egui::Modifiers::NONE, egui::Key::Escape);
    assert!(!driver.asks() && !is_guarded(&driver));
    driver.click_starting("Guard: explorer on a4");
    driver.click("Set the guard anyway");
    assert!(is_guarded(&driver));
    // By its key: pressed again it says yes.
    let mut driver = ready();
    driver.press(egui::Modifiers::NONE, egui::Key::G);
    assert!(driver.asks() && !is_guarded(&driver));
    driver.press(egui::Modifiers::NONE, egui::Key::G);
    assert!(is_guarded(&driver));
    // The leader as the guard can do nothing else any more.
    let mut driver = ready();
    driver.press(egui::Modifiers::SHIFT, egui::Key::G);
    assert!(driver.shows("As the guard your leader stays on a4 to the end") && !is_guarded(&driver));
    driver.press(egui::Modifiers::SHIFT, egui::Key::G);
    assert!(is_guarded(&driver));
    // Who does not want to be asked is not, nor is anybody in a purist game.
    let mut driver = ready();
    driver.execute(Command::Set(Settings { ask_before_waste: false, ..driver.app().settings() }));
    driver.press(egui::Modifiers::NONE, egui::Key::G);
    assert!(is_guarded(&driver));
    let mut record = TikalRecord::read(&by_hand(&driver::LED)).unwrap();
    record.options.purist = true;
    let mut driver = Driver::loud([1280.0, 800.0], &record.write().unwrap());
    driver.choose(Piece::Explorer, "a4");
    driver.press(egui::Modifiers::NONE, egui::Key::G);
    assert!(is_guarded(&driver));
}

#[test]
fn a_question_about_the_leader_goes_away_with_whatever_is_done_instead() {
    let mut driver = Driver::loud([1280.0, 800.0], &by_hand(&driver::LED));
    driver.choose(Piece::Explorer, "a4");
    driver.press(egui::Modifiers::NONE, egui::Key::G);
    assert!(driver.asks_to_guard());
    driver.undo();
    assert!(!driver.asks() && !driver.shows("Your leader is on"));
    // What is not possible is not asked about.
    let anywhere = driver.rules().base_camp();
    driver.ask(Ask::AskToGuard(Action::Guard { temple: anywhere, piece: Piece::Explorer }));
    assert!(!driver.asks());
}

#[test]
fn no_tooltip_of_a_hex_lies_over_the_field_that_sets_how_many_walk() {
    let mut driver = Driver::open(LARGE_TEXT, &by_hand(&driver::LED));
    driver.speak(Language::French);
    let a4 = driver.hex("a4");
    driver.select(Some(Selection { cell: a4, piece: Some(Piece::Explorer) }));
    let field = ["Un pion de plus", "Un pion de moins"].map(|name| driver.harness.get_by_label(name).rect());
    let field = field[0].union(field[1]);
    let texts = |driver: &Driver| -> Vec<(String, Rect)> {
        let written = driver.written().into_iter();
        let texts = written.map(|(text, _)| (text.galley.text().to_owned(), text.visual_bounding_rect()));
        // Of nothing but spaces there is no rectangle.
        texts.filter(|(text, _)| !text.trim().is_empty()).collect()
    };
    let before = texts(&driver);
    let mut seen = 0;
    for cell in driver.state().occupied() {
        let (centre, _) = driver.hex_on_screen(cell);
        driver.harness.hover_at(centre);
        driver.harness.run_steps(8);
        let told: Vec<_> = texts(&driver).into_iter().filter(|text| !before.contains(text)).collect();
        seen += usize::from(told.iter().any(|(text, _)| text.starts_with("Case ")));
        let over = told.iter().find(|(text, rect)| rect.intersects(field) && !text.contains("pion"));
        assert!(over.is_none(), "{over:?} lies over {field:?}");
        driver.harness.remove_cursor();
        driver.run();
    }
    assert!(seen > 4, "{seen} tooltips were seen");
}

/// A recorded game of four, over, with a person on the first seat alone; `look` sees it after every few actions, half as
/// large again.
fn through_a_late_auction(language: Language, mut look: impl FnMut(&Driver, usize)) {
    let mut record = TikalRecord::read(AUCTIONED).unwrap();
    record.seats[0].player = Player::Human;
    "Maximiliane".clone_into(&mut record.seats[0].name);
    let last = record.actions.len() - 1;
    let mut driver = Driver::open(LARGE_TEXT, &record.write().unwrap());
    driver.speak(language);
    driver.show_end(false);
    for step in (200..last).step_by(6) {
        driver.look_back(Some(step));
        // The cards are as high as their content asks for one frame later.
        driver.harness.run_steps(2);
        look(&driver, step);
    }
}

/// The texts on the card of a seat, where they are.
fn on_card(driver: &Driver, seat: tikal::game::Seat) -> Vec<(String, Rect)> {
    let card = driver.card_rect(seat).unwrap();
    let written = driver.written().into_iter().filter(|(text, clip)| {
        let rect = text.visual_bounding_rect();
        !text.galley.text().trim().is_empty() && card.contains_rect(rect) && clip.expand(SLACK).contains_rect(rect)
    });
    written.map(|(text, _)| (text.galley.text().to_owned(), text.visual_bounding_rect())).collect()
}

#[test]
fn every_card_is_whole_late_in_an_auctioned_game_of_four_and_ones_own_says_so() {
    let mut wrong = Vec::new();
    for (language, you) in [(Language::French, "vous"), (Language::German, "du"), (Language::English, "you")] {
        through_a_late_auction(language, |driver, step| {
            let bottom = driver.board_rect().bottom();
            for &seat in driver.state().seats() {
                let card = driver.card_rect(seat).unwrap();
                if card.bottom() > bottom + SLACK {
                    wrong.push(format!("{} after {step} in {}: {card:?}", seat.index(), language.code()));
                }
            }
            let own = on_card(driver, driver.state().seats()[0]);
            if !own.iter().any(|(text, _)| text == you) {
                wrong.push(format!("“{you}” after {step}: {own:?}"));
            }
        });
    }
    assert!(wrong.is_empty(), "{}:\n{}", wrong.len(), wrong.join("\n"));
}

#[test]
fn a_number_on_a_card_stands_closer_to_its_own_picture_than_to_the_next_one() {
    let mut checked = 0;
    through_a_late_auction(Language::French, |driver, step| {
        for (index, &seat) in driver.state().seats().iter().enumerate() {
            let card = driver.card_rect(seat).unwrap();
            let names = ["Explorateurs en réserve", "Chefs", "Campements restants", "Gardiens restants", "Amulette"];
            let rects: Vec<Rect> = names
                .iter()
                .map(|name| {
                    let all = driver.harness.query_all_by_label_contains(name).map(|node| node.rect());
                    all.into_iter().find(|rect| card.contains_rect(*rect)).unwrap_or(Rect::NOTHING)
                })
                .collect();
            let texts = on_card(driver, seat);
            for pair in rects.windows(2) {
                let number = texts.iter().map(|(_, rect)| rect).find(|rect| pair[0].contains(rect.center()));
                let Some(number) = number else { continue };
                let (own, next) = (number.left() - (pair[0].left() + 14.0), pair[1].left() - number.right());
                assert!(
                    own < next && next >= 3.0,
                    "seat {index} after {step}: {own} from its own, {next} from the next"
                );
                checked += 1;
            }
        }
    });
    assert!(checked > 100, "{checked}");
}

#[test]
fn temples_are_written_in_one_way_on_every_card_and_told_beside_their_line() {
    let mut kinds = [0; 3];
    through_a_late_auction(Language::French, |driver, step| {
        let (rules, shown) = (driver.rules(), driver.shown());
        for &seat in shown.seats() {
            let held = || shown.temples().into_iter().filter(|&temple| shown.controls(rules, temple, seat));
            if held().next().is_none() {
                continue;
            }
            let total: u32 = held().map(|temple| u32::from(shown.level(temple))).sum();
            let bottom = driver.card_rect(seat).unwrap().center().y;
            let texts = on_card(driver, seat);
            // Below the middle of the card: above it stand the score and what is left.
            let line = texts.iter().find(|(text, rect)| {
                rect.center().y > bottom && (*text == total.to_string() || text.starts_with(&format!("{total}\u{a0}:")))
            });
            let (text, _) = line.unwrap_or_else(|| panic!("{seat:?} after {step}: {total} in {texts:?}"));
            let kind = usize::from(text.contains(':')) + usize::from(text.contains('('));
            kinds[kind] += 1;
            assert!(!texts.iter().any(|(text, _)| text.starts_with("Temples")), "{texts:?}");
        }
    });
    assert!(kinds[2] > 10 && kinds[1] + kinds[0] > 0, "{kinds:?}");
    let (record, _) = of_people(AUCTIONED);
    let mut driver = after(LARGE_TEXT, &record, 404);
    driver.speak(Language::French);
    let board = driver.board_rect();
    let lines = driver.harness.query_all_by_label_contains("Temples\u{a0}: ").map(|node| node.rect());
    let lines: Vec<Rect> = lines.filter(|rect| rect.right() < board.left()).collect();
    assert!(lines.len() > 1);
    for line in lines {
        driver.harness.hover_at(line.center());
        driver.harness.run_steps(8);
        let column = driver.card_rect(driver.state().seats()[0]).unwrap();
        let told: Vec<Rect> = driver
            .written()
            .iter()
            .filter(|(text, _)| text.galley.text().starts_with("Temples\u{a0}: "))
            .map(|(text, _)| text.visual_bounding_rect())
            .collect();
        let [told] = told.as_slice() else { panic!("{told:?} beside {line:?}") };
        assert!(told.left() > column.right(), "{told:?} beside {column:?}");
        assert!(told.y_range().expand(14.0).contains(line.center().y), "{told:?} beside {line:?}");
    }
}

#[test]
fn what_was_bid_before_is_told_of_whoever_is_still_in_the_auction() {
    let (record, states) = of_people(AUCTIONED);
    let mut checked = 0;
    for (asked, state) in states.iter().enumerate() {
        let Phase::Bid(auction) = state.phase() else { continue };
        let is_outbid = |seat: tikal::game::Seat| {
            seat != state.seat()
                && !auction.passed.as_slice().contains(&seat)
                && auction.bid.is_some_and(|(_, bidder)| bidder != seat)
        };
        let mut cut = TikalRecord::read(&record.write().unwrap()).unwrap();
        cut.actions.truncate(asked);
        // What the last round of bids in this auction was, from the record itself.
        let since = states[..asked].iter().rposition(|before| !matches!(before.phase(), Phase::Bid(_))).unwrap_or(0);
        let bid_of = |seat: tikal::game::Seat| {
            let own = (since + 1..asked).rev().find(|&step| states[step].seat() == seat)?;
            record.actions[own].strip_prefix("bid ").map(str::to_owned)
        };
        let mut outbid = auction.eligible.as_slice().iter().filter(|&&seat| is_outbid(seat));
        let Some((seat, bid)) = outbid.find_map(|&seat| Some((seat, bid_of(seat)?))) else { continue };
        let driver = Driver::open(LARGE_TEXT, &cut.write().unwrap());
        let name = driver.name(seat);
        assert!(driver.shows(&format!("{name} has bid {bid}")), "{name}, {bid}, after {asked}");
        checked += 1;
        if checked == 4 {
            return;
        }
    }
    panic!("{checked} were outbid");
}

#[test]
fn who_has_bid_what_stays_in_sight_with_what_happened_meanwhile() {
    let (record, states) = of_people(AUCTIONED);
    let mut checked = 0;
    for asked in (150..states.len()).filter(|&asked| matches!(states[asked].phase(), Phase::Bid(_))).step_by(9) {
        let mut cut = TikalRecord::read(&record.write().unwrap()).unwrap();
        cut.actions.truncate(asked);
        let mut driver = Driver::loud(LARGE_TEXT, &cut.write().unwrap());
        driver.speak(Language::French);
        driver.harness.run_steps(4);
        if driver.recap().is_none() {
            continue;
        }
        let Phase::Bid(auction) = driver.state().phase() else { unreachable!("an auction") };
        let board = driver.board_rect();
        let column: Vec<_> = driver
            .written()
            .into_iter()
            .filter(|(text, _)| text.visual_bounding_rect().left() > board.right())
            .collect();
        let is_whole = |wanted: &dyn Fn(&str) -> bool| {
            column.iter().any(|(text, clip)| {
                wanted(text.galley.text()) && clip.expand(SLACK).contains_rect(text.visual_bounding_rect())
            })
        };
        for &seat in auction.eligible.as_slice() {
            let name = driver.name(seat);
            let said = |text: &str| text.contains(&name) && !text.contains("un tour");
            assert!(is_whole(&said), "{name} after {asked}");
        }
        assert!(is_whole(&|text| text.starts_with("Depuis votre")), "what happened begins in sight, {asked}");
        checked += 1;
    }
    assert!(checked > 2, "{checked}");
}
