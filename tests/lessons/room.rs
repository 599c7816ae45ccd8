//! Nothing that a step speaks of is covered: the card stands beside what is marked and beside the controls of the turn,
//! and frames and arrows leave every text free, in windows and at scales of every size.

use egui::Rect;
use egui_kittest::kittest::{Queryable, by};
use tikal::app::command::Command;
use tikal::app::kit::settings::Settings;
use tikal::app::table::LessonCommand;
use tikal::app::tikal::command::{Ask, TableAsk, TableCommand};
use tikal::app::tikal::desk::Spot;
use tikal::app::tikal::lessons::{LessonId, Task};
use tikal::tikal::Action;
use tikal::words::{Language, Texts};

use crate::driver::Driver;
use crate::learn::steps::run;

/// The windows in which lessons are played.
const WINDOWS: [[f32; 2]; 4] = [[900.0, 620.0], [1024.0, 700.0], [1280.0, 800.0], [1920.0, 1080.0]];
/// The room that is left of a screen of 1280 by 780 beside a title bar.
const REST: [f32; 2] = [1280.0, 762.0];
/// Less of a player's card than this shows neither name nor score.
const LEAST_CARD: f32 = 36.0;
/// In windows lower than this there is no room for one.
const LOWEST: f32 = 340.0;
/// Rounding to whole pixels moves an edge by less than this.
const SLACK: f32 = 1.0;

/// The hexes that the present step speaks of, wants to be clicked or shows others on.
fn pointed(driver: &Driver) -> Vec<Rect> {
    let table = driver.table();
    let pointed = table.pointed();
    let cells = pointed.cells.iter().copied().chain(pointed.aim).chain(pointed.piece.map(|(cell, ..)| cell));
    let cells = cells.chain(run(driver).watched());
    let rect = |cell| {
        let (centre, radius) = table.hex_on_screen(cell)?;
        // The corners of a hex are not those of its rectangle.
        Some(Rect::from_center_size(centre, egui::vec2(1.5, 1.5) * radius))
    };
    cells.filter_map(rect).collect()
}

/// The covered things in the present step.
fn covered(driver: &Driver) -> Vec<String> {
    let run = run(driver);
    let window = driver.harness.ctx.content_rect();
    let Some(card) = run.card_rect() else { return vec!["there is no card".to_owned()] };
    let mut wrong = Vec::new();
    if !window.expand(SLACK).contains_rect(card) {
        wrong.push(format!("the card sticks out: {card:?}"));
    }
    if run.marked_rects().len() < run.spots().len() {
        wrong.push("what it speaks of beside the board is out of sight".to_owned());
    }
    // In the lowest windows one scrolls.
    let players = run.spots().into_iter().filter(|spot| matches!(spot, Spot::Player(_)) && window.height() > LOWEST);
    for spot in players {
        let is_seen = |mark: &&Rect| mark.height() >= LEAST_CARD && mark.width() > 2.0 * LEAST_CARD;
        if run.marked_rects().iter().filter(is_seen).count() < 1 {
            wrong.push(format!("hardly anything is seen of {spot:?}, which it speaks of"));
        }
    }
    let has_aim = driver.table().pointed().aim.is_some() || driver.table().pointed().piece.is_some();
    if !run.aims().is_empty() && !has_aim && run.marked_rects().len() <= run.spots().len() {
        wrong.push("what is to be clicked is out of sight".to_owned());
    }
    for rect in pointed(driver).iter().chain(run.marked_rects()) {
        if card.intersects(rect.shrink(SLACK)) {
            wrong.push(format!("the card at {card:?} covers {rect:?}, which is marked"));
        }
    }
    // Where there is only something to read, the controls may wait below the card.
    let acts = matches!(run.stage().task, Task::Play(_) | Task::Turn | Task::Free);
    for rect in run.card_minds().iter().filter(|_| acts) {
        if card.intersects(rect.shrink(SLACK)) {
            wrong.push(format!("the card at {card:?} covers the controls at {rect:?}"));
        }
    }
    // A frame is a line around what it marks; an arrow touches it from outside.
    let texts = driver.written();
    for mark in run.marked_rects() {
        let is_arrow = mark.width().min(mark.height()) < 24.0;
        for (shape, clip) in &texts {
            let whole = shape.visual_bounding_rect();
            let text = whole.intersect(*clip);
            // A line that the edge of what scrolls cuts cannot be read, whatever is marked.
            if text.height() < whole.height() - SLACK
                || !text.is_positive()
                || shape.galley.text().trim().is_empty()
                || card.intersects(text)
            {
                continue;
            }
            let inside = mark.shrink(6.0);
            let is_hit = if is_arrow { mark.intersects(text) } else { is_crossed(*mark, inside, text) };
            if is_hit {
                wrong.push(format!("“{}” at {text:?} lies under a mark at {mark:?}", shape.galley.text()));
            }
        }
    }
    wrong
}

/// True if a text, of a framed thing or of its neighbours, lies under the line of the frame, which runs between two
/// rectangles.
fn is_crossed(outer: Rect, inner: Rect, text: Rect) -> bool {
    let text = text.shrink(SLACK);
    !inner.contains_rect(text) && outer.intersects(text)
}

/// The button of the card with the text of this key, if it is there.
fn button(driver: &Driver, language: Language, key: &str) -> Option<Rect> {
    let name = Texts::new(language).say(key);
    driver.harness.query_all_by_label(&name).next().map(|node| node.rect())
}

fn in_windows(windows: &[[f32; 2]], language: Language, scales: &[f32]) {
    let mut wrong = Vec::new();
    for &window in windows {
        let mut driver = Driver::new(window);
        for &scale in scales {
            let settings = Settings { language: Some(language), scale, ..driver.app().settings() };
            driver.execute(Command::Set(settings));
            driver.run();
            for id in LessonId::ALL {
                driver.execute(LessonCommand::Restart(id.into()).into());
                let mut next: Option<(Rect, (f32, egui::Pos2))> = None;
                loop {
                    let place = format!("{id:?}, {}, {window:?} at {scale}", run(&driver).stage().what);
                    wrong.extend(covered(&driver).into_iter().map(|text| format!("{place}: {text}")));
                    // A second click where a step was read skips no step on a card that stays in its place.
                    let foot = run(&driver).card_rect().map(|card| (card.width(), card.right_bottom()));
                    let skip = button(&driver, language, "learn-skip").zip(foot);
                    if let (Some((skip, there)), Some((next, then))) = (skip, next)
                        && there == then
                        && skip.shrink(SLACK).intersects(next)
                    {
                        wrong.push(format!("{place}: what skips the step, {skip:?}, lies where {next:?} was"));
                    }
                    next = button(&driver, language, "learn-next").zip(foot).or(next);
                    if run(&driver).is_last() {
                        break;
                    }
                    driver.execute(LessonCommand::Next.into());
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{} are covered:\n{}", wrong.len(), wrong.join("\n"));
}

#[test]
fn nothing_that_a_step_speaks_of_is_covered_in_german() {
    in_windows(&WINDOWS, Language::German, &[1.0, 1.75]);
}

#[test]
fn nothing_that_a_step_speaks_of_is_covered_in_french() {
    in_windows(&WINDOWS, Language::French, &[1.25, 1.5]);
}

#[test]
fn nothing_that_a_step_speaks_of_is_covered_where_text_is_largest() {
    in_windows(&WINDOWS, Language::German, &[2.0]);
}

#[test]
fn nothing_that_a_step_speaks_of_is_covered_beside_a_title_bar() {
    for language in Language::ALL {
        in_windows(&[REST], language, &[1.5, 2.0]);
    }
}

/// A driver in the window in which most text is read: in French, half as large again.
fn in_french() -> Driver {
    speaking([1280.0 / 1.5, 800.0 / 1.5], Language::French)
}

fn speaking(window: [f32; 2], language: Language) -> Driver {
    let mut driver = Driver::new(window);
    driver.execute(Command::Set(Settings { language: Some(language), ..driver.app().settings() }));
    driver
}

#[test]
fn a_card_keeps_one_width_and_covers_no_hex_where_a_tile_can_go_and_no_mark_cuts_a_tab() {
    let mut wrong = Vec::new();
    for (window, language) in [
        ([1280.0 / 1.5, 800.0 / 1.5], Language::French),
        (REST.map(|side| side / 1.5), Language::French),
        ([1280.0 / 1.5, 800.0 / 1.5], Language::German),
        ([1280.0, 800.0], Language::English),
    ] {
        let mut driver = speaking(window, language);
        let texts = Texts::new(language);
        let tabs = ["tab-players", "tab-table", "log-heading", "side-supplies-hint", "side-temples-hint"];
        let titles = tabs.map(|key| texts.say(key));
        for id in LessonId::ALL {
            driver.execute(LessonCommand::Restart(id.into()).into());
            let width = run(&driver).card_rect().expect("the card is laid out").width();
            loop {
                let place = format!("{id:?}, {}, {}", run(&driver).stage().what, language.code());
                let card = run(&driver).card_rect().expect("the card is laid out");
                // Where the tile can go almost anywhere, a narrower one may find room beside all the hexes.
                let goes_anywhere = matches!(&run(&driver).stage().task, Task::Play(ways) if ways[0][0] == "place");
                if (card.width() - width).abs() > SLACK && !(goes_anywhere && card.width() < width) {
                    wrong.push(format!("{place}: {} wide, not {width}", card.width()));
                }
                let places = driver.table().legal().iter().filter_map(|action| match action {
                    Action::Place { cell, .. } => Some(*cell),
                    _ => None,
                });
                let covered = places.filter_map(|cell| driver.table().hex_on_screen(cell)).find(|&(centre, radius)| {
                    card.intersects(Rect::from_center_size(centre, egui::vec2(1.5, 1.5) * radius))
                });
                // Where a step is only read the card stands still: the next one is what asks for a hex.
                let acts = matches!(run(&driver).stage().task, Task::Play(_) | Task::Turn | Task::Free);
                if acts && driver.table().person_to_move().is_some() && covered.is_some() {
                    wrong.push(format!("{place}: the card covers a hex where the tile can go"));
                }
                let halved = |name: &&Rect| card.intersects(**name) && !card.expand(SLACK).contains_rect(**name);
                if let Some(name) = driver.table().rim_names().iter().find(halved) {
                    wrong.push(format!("{place}: the card at {card:?} covers half of the name at {name:?}"));
                }
                if let Some(cut) = cut_tab(&driver, &titles) {
                    wrong.push(format!("{place}: {cut}"));
                }
                if run(&driver).is_last() {
                    break;
                }
                driver.execute(LessonCommand::Next.into());
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn the_card_never_covers_what_a_scoring_brings_and_the_volcano_is_seen_large_from_the_first_step_on() {
    let mut wrong = Vec::new();
    let windows = [([1280.0 / 1.5, 800.0 / 1.5], Language::French), ([1280.0, 800.0], Language::German)];
    for (window, language) in windows {
        let mut driver = speaking(window, language);
        let texts = Texts::new(language);
        driver.execute(LessonCommand::Restart(LessonId::Volcano.into()).into());
        let (mut told, mut stood, mut seen) = (0, None, false);
        while !run(&driver).is_last() {
            let place = format!("{}, {window:?}", run(&driver).stage().what);
            let card = run(&driver).card_rect().expect("the card is laid out");
            let written = driver.written();
            let heading = written.iter().find(|(text, _)| text.galley.text() == texts.say("scoring-heading"));
            if let Some((heading, clip)) = heading {
                // From its heading down to the switch below it.
                let top = heading.visual_bounding_rect();
                let below = driver.harness.get_by_label(&texts.say("side-supplies-hint")).rect().top();
                let panel = Rect::from_min_max(top.min, egui::pos2(clip.right(), below.min(clip.bottom())));
                told += 1;
                if card.intersects(panel) {
                    wrong.push(format!("{place}: the card at {card:?} covers the scoring at {panel:?}"));
                }
            }
            // Until it is placed.
            if run(&driver).index() < 7 {
                let name = texts.with("hand-tile", &[("tile", "".into())]);
                let tile = driver.starting(name.trim_end()).rect();
                assert!(tile.height() > 60.0 && !card.intersects(tile), "{place}: {tile:?} {card:?}");
                seen = true;
            }
            // Where it is only read what others did, the card stays where it was before they did it.
            let before = stood.replace(card.left()).unwrap_or(card.left());
            let is_read = matches!(run(&driver).stage().task, Task::Read | Task::Watch(_));
            if is_read && run(&driver).index() < 7 && (before - card.left()).abs() > SLACK {
                wrong.push(format!("{place}: the card goes from {before} to {}", card.left()));
            }
            driver.execute(LessonCommand::Next.into());
        }
        assert!(told > 4 && seen, "{told}");
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// A tab of these titles that the line of a mark runs through.
fn cut_tab(driver: &Driver, titles: &[String]) -> Option<String> {
    titles.iter().find_map(|title| {
        let tabs = driver.harness.query_all(by().role(egui::Role::Button).label(title));
        tabs.map(|node| node.rect()).find_map(|tab| {
            let cuts = |mark: &&Rect| mark.shrink(SLACK).intersects(tab) && !mark.contains_rect(tab);
            let mark = run(driver).marked_rects().iter().find(cuts)?;
            Some(format!("the mark at {mark:?} cuts the tab {title} at {tab:?}"))
        })
    })
}

#[test]
fn no_text_of_a_card_is_scrolled_to_where_there_is_room_for_it() {
    for window in [[1280.0, 800.0], REST] {
        no_text_is_scrolled_to(window.map(|side| side / 1.5));
    }
}

#[expect(clippy::expect_used, reason = "a lesson that is not laid out fails the test")]
fn no_text_is_scrolled_to(window: [f32; 2]) {
    let mut driver = speaking(window, Language::French);
    for id in LessonId::ALL {
        driver.execute(LessonCommand::Restart(id.into()).into());
        while !run(&driver).is_last() {
            let place = format!("{id:?}, {}, {window:?}", run(&driver).stage().what);
            let card = run(&driver).card_rect().expect("the card is laid out");
            let why = Texts::new(Language::French).say(&run(&driver).stage().why);
            let written = driver.written();
            let told = written.iter().find(|(text, _)| text.galley.text() == why);
            let is_whole =
                told.is_some_and(|(text, clip)| clip.expand(SLACK).contains_rect(text.visual_bounding_rect()));
            // A card that is as high as the board has no more room.
            let board = driver.table().board_rect().expect("the board is laid out");
            assert!(is_whole || card.height() > board.height() - 16.0, "{place}: {card:?} on {board:?}");
            driver.execute(LessonCommand::Next.into());
        }
    }
}

#[test]
fn a_card_that_grows_because_it_warns_covers_nothing_either() {
    for size in [[1280.0 / 1.5, 800.0 / 1.5], [1024.0, 700.0]] {
        let mut driver = Driver::new(size);
        driver.execute(Command::Set(Settings { language: Some(Language::French), ..driver.app().settings() }));
        let (mut wrong, mut warned, mut steppers) = (Vec::new(), 0, 0);
        for id in LessonId::ALL {
            driver.execute(LessonCommand::Restart(id.into()).into());
            while !run(&driver).is_last() {
                let (place, index) = (format!("{id:?}, {}", run(&driver).stage().what), run(&driver).index());
                if matches!(run(&driver).stage().task, Task::Play(_)) {
                    let (steps, chosen) = (driver.table().steps(), driver.table().selection());
                    for action in driver.table().legal().to_vec() {
                        driver.execute(TableAsk::Own(Ask::Play(action)).into());
                        if driver.table().steps() > steps || run(&driver).refusal().is_some() {
                            break;
                        }
                    }
                    if driver.table().steps() > steps {
                        // It was what the step wants: it is done by the next command.
                        driver.execute(LessonCommand::Back.into());
                        while run(&driver).index() > index {
                            driver.execute(LessonCommand::Back.into());
                        }
                        driver.execute(TableAsk::Own(Ask::Select(chosen)).into());
                        driver.execute(TableAsk::Any(TableCommand::AskToEnd).into());
                    }
                    driver.run();
                    warned += usize::from(run(&driver).refusal().is_some());
                    let names = ["Un pion de plus", "Un pion de moins"];
                    steppers += usize::from(names.iter().all(|name| driver.has(name)));
                    let card = run(&driver).card_rect().expect("the card is laid out");
                    for name in names.iter().filter(|name| driver.has(name)) {
                        let button = driver.harness.get_by_label(name).rect();
                        if card.intersects(button.shrink(SLACK)) {
                            wrong.push(format!("{place}: the card at {card:?} covers “{name}” at {button:?}"));
                        }
                    }
                    wrong.extend(covered(&driver).into_iter().map(|text| format!("{place}: {text}")));
                }
                driver.execute(LessonCommand::Next.into());
            }
        }
        assert!(warned > 12 && steppers > 2, "{warned} warnings, {steppers} steppers");
        assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    }
}

#[test]
fn no_tooltip_of_a_hex_lies_over_the_card_or_the_hexes_around() {
    let mut driver = in_french();
    let (mut wrong, mut seen) = (Vec::new(), 0);
    for id in [LessonId::FirstTurn, LessonId::Temples] {
        driver.execute(LessonCommand::Restart(id.into()).into());
        while !run(&driver).is_last() {
            let place = format!("{id:?}, {}", run(&driver).stage().what);
            let card = run(&driver).card_rect().expect("the card is laid out");
            let occupied: Vec<_> = driver.state().occupied().into_iter().collect();
            for cell in occupied {
                let (centre, radius) = driver.table().hex_on_screen(cell).expect("the board is laid out");
                if card.contains(centre) {
                    continue;
                }
                driver.harness.hover_at(centre);
                driver.harness.run_steps(8);
                let start = format!("Case {}", driver.rules().layout().name(cell));
                let texts = driver.written().into_iter().map(|(text, _)| text);
                let Some(told) = texts.into_iter().find(|text| text.galley.text().starts_with(&start)) else {
                    continue;
                };
                seen += 1;
                let told = told.visual_bounding_rect();
                let around = Rect::from_center_size(centre, egui::Vec2::splat(2.0 * radius));
                if told.intersects(card) || told.intersects(around) {
                    wrong.push(format!("{place}: {start} is told at {told:?}, the card is at {card:?}"));
                }
                driver.harness.remove_cursor();
                driver.run();
            }
            driver.execute(LessonCommand::Next.into());
        }
    }
    assert!(seen > 40, "{seen} tooltips were seen");
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
