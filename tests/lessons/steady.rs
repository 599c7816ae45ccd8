//! The card stands still and is whole: all of its text is in sight also after a wrong click, its buttons stay where they
//! are over steps that are only read, it covers no control, and every click on a hex is answered.

#![expect(clippy::expect_used, reason = "a lesson that is not laid out fails the test")]

use egui::Rect;
use egui_kittest::kittest::{NodeT, Queryable, by};
use tikal::app::command::{Command, LearnCommand, TableCommand};
use tikal::app::kit::settings::Settings;
use tikal::app::tikal::lessons::{Aim, LessonId, Task};
use tikal::app::tikal::table::{Selection, Table};
use tikal::hex::Cell;
use tikal::tikal::Piece;
use tikal::words::{Language, Texts};

use crate::driver::Driver;
use crate::learn::steps::run;

/// Rounding to whole pixels moves an edge by less than this.
const SLACK: f32 = 1.0;

/// The windows, as large as they are at the scale of their texts: what is left of a screen of 1280 by 780 beside a title
/// bar among them.
fn windows() -> [([f32; 2], Language); 4] {
    [
        ([1280.0 / 1.5, 762.0 / 1.5], Language::French),
        ([1280.0 / 1.5, 800.0 / 1.5], Language::German),
        ([1024.0, 700.0], Language::French),
        ([1280.0, 800.0], Language::English),
    ]
}

fn speaking(window: [f32; 2], language: Language) -> Driver {
    let mut driver = Driver::new(window);
    driver.execute(Command::Set(Settings { language: Some(language), ..driver.app().settings() }));
    driver
}

/// Whether the step is only read.
fn is_read(driver: &Driver) -> bool {
    matches!(run(driver).stage().task, Task::Read | Task::Watch(_))
}

fn card(driver: &Driver) -> Rect {
    run(driver).card_rect().expect("the card is laid out")
}

/// Goes through every step of every lesson in the windows, and says what is wrong in each.
fn in_every_step(mut wrong_in: impl FnMut(&mut Driver, Language) -> Vec<String>) {
    let mut wrong = Vec::new();
    for (window, language) in windows() {
        let mut driver = speaking(window, language);
        for id in LessonId::ALL {
            driver.execute(LearnCommand::Restart(id).into());
            loop {
                let index = run(&driver).index();
                let place = format!("{id:?}, {}, {window:?}", run(&driver).stage().what);
                wrong.extend(wrong_in(&mut driver, language).into_iter().map(|text| format!("{place}: {text}")));
                assert_eq!(run(&driver).index(), index, "{place}");
                if run(&driver).is_last() {
                    break;
                }
                driver.execute(LearnCommand::Next.into());
            }
        }
    }
    assert!(wrong.is_empty(), "{}:\n{}", wrong.len(), wrong.join("\n"));
}

/// What of the card's text has to be scrolled to.
fn hidden(driver: &Driver, language: Language) -> Option<String> {
    let texts = Texts::new(language);
    let stage = run(driver).stage();
    let note = run(driver).refusal().or(run(driver).missing());
    let written = driver.written();
    [Some(stage.what.as_str()), note, Some(stage.why.as_str())].into_iter().flatten().map(|key| texts.say(key)).find(
        |told| {
            let told = written.iter().find(|(text, _)| text.galley.text() == told);
            !told.is_some_and(|(text, clip)| clip.expand(SLACK).contains_rect(text.visual_bounding_rect()))
        },
    )
}

/// What of the steps above the bar the card covers.
fn covered_chip(driver: &Driver, language: Language) -> Option<String> {
    let texts = Texts::new(language);
    // The names of chips begin with the word for a step and its number.
    let name = texts.with("strip-fixed", &[("step", "#".into()), ("said", "".into())]);
    let start = name.split('#').next().unwrap_or_default().to_owned();
    let card = card(driver);
    let numbered = |rest: &str| rest.starts_with(|sign: char| sign.is_ascii_digit());
    let is_chip = move |label: &str| label.strip_prefix(start.as_str()).is_some_and(numbered);
    let chips = driver.harness.query_all(by().role(egui::Role::Button));
    chips.into_iter().find_map(|node| {
        let label = node.accesskit_node().label().filter(|label| is_chip(label))?;
        card.intersects(node.rect().shrink(SLACK)).then(|| format!("the card at {card:?} covers {label}"))
    })
}

#[test]
fn a_card_shows_all_of_its_text_and_covers_no_chip_also_after_a_wrong_click() {
    let mut warned = 0;
    in_every_step(|driver, language| {
        let whole = |driver: &Driver, when: &str| {
            let mut wrong = Vec::new();
            wrong.extend(
                hidden(driver, language).map(|text| format!("{when}: “{text}” is not whole in {:?}", card(driver))),
            );
            wrong.extend(covered_chip(driver, language).map(|text| format!("{when}: {text}")));
            wrong
        };
        let mut wrong = whole(driver, "at first");
        if matches!(run(driver).stage().task, Task::Play(_)) {
            let before = card(driver);
            for action in driver.table().legal().to_vec() {
                let steps = driver.table().steps();
                driver.execute(TableCommand::Play(action).into());
                if driver.table().steps() > steps {
                    driver.execute(LearnCommand::Back.into());
                    continue;
                }
                if run(driver).refusal().is_some() {
                    break;
                }
            }
            driver.run();
            if run(driver).refusal().is_some() {
                warned += 1;
                wrong.extend(whole(driver, "warned"));
                let after = card(driver);
                if after.height() < before.height() - SLACK {
                    wrong.push(format!("the card shrinks from {before:?} to {after:?} to say more"));
                }
            }
        }
        wrong
    });
    assert!(warned > 60, "{warned}");
}

#[test]
fn the_button_that_leads_on_stays_in_its_place_over_steps_that_are_read_in_a_row() {
    let mut stood: Option<(LessonId, usize, Rect)> = None;
    let mut kept = 0;
    in_every_step(|driver, language| {
        let name = Texts::new(language).say("learn-next");
        let next = driver.harness.query_all_by_label(&name).next().map(|node| node.rect());
        let now = (run(driver).id(), run(driver).index());
        let before = stood.take();
        stood = next.filter(|_| is_read(driver)).map(|next| (now.0, now.1, next));
        let (Some((id, index, then)), Some((.., next))) = (before, stood) else { return Vec::new() };
        if (id, index + 1) != now {
            return Vec::new();
        }
        kept += 1;
        let moved = (then.min - next.min).length() > SLACK;
        moved.then(|| format!("the button goes from {then:?} to {next:?}")).into_iter().collect()
    });
    assert!(kept > 28, "{kept}");
}

#[test]
fn the_card_covers_no_score_where_the_board_has_room_for_it() {
    in_every_step(|driver, _| {
        // Where a tile may go almost anywhere, the hexes come first.
        if matches!(&run(driver).stage().task, Task::Play(ways) if ways[0][0] == "place") {
            return Vec::new();
        }
        let (card, state) = (card(driver), driver.state());
        let mut scores = state.seats().iter().filter_map(|&seat| Table::card_rect(&driver.harness.ctx, seat));
        let covered = scores.find(|score| score.intersects(card.shrink(SLACK)));
        covered.map(|score| format!("the card at {card:?} covers the score at {score:?}")).into_iter().collect()
    });
}

/// Hexes that are in sight beside the card, and where nothing can be done in this step: none that is asked for.
fn idle_hexes(driver: &Driver) -> Vec<Cell> {
    let (run, table) = (run(driver), driver.table());
    let asked: Vec<Cell> = run
        .aims()
        .into_iter()
        .filter_map(|aim| match aim {
            Aim::Cell(cell) | Aim::Piece(cell, _) => Some(cell),
            Aim::Does(_) => None,
        })
        .collect();
    let (card, board) = (card(driver).expand(8.0), table.board_rect().expect("the board is laid out"));
    let is_free = |cell: &Cell| {
        let (centre, _) = table.hex_on_screen(*cell).expect("the board is laid out");
        board.contains(centre) && !card.contains(centre)
    };
    let cells = table.rules().layout().cells().into_iter();
    cells.filter(|cell| !asked.contains(cell)).filter(is_free).collect()
}

/// Clicks a point of the window, and lets the pointer rest so long that no other click is a double click.
fn click_at(driver: &mut Driver, pos: egui::Pos2) {
    driver.harness.event(egui::Event::PointerMoved(pos));
    for pressed in [true, false] {
        let (button, modifiers) = (egui::PointerButton::Primary, egui::Modifiers::NONE);
        driver.harness.event(egui::Event::PointerButton { pos, button, pressed, modifiers });
    }
    driver.run();
    driver.harness.run_steps(4);
}

#[test]
fn every_click_on_a_hex_that_does_nothing_is_answered_on_the_card() {
    let (mut wrong, mut answered) = (Vec::new(), 0);
    let mut driver = speaking([1280.0, 800.0], Language::English);
    for id in LessonId::ALL {
        driver.execute(LearnCommand::Restart(id).into());
        while !run(&driver).is_last() {
            let (place, index) = (format!("{id:?}, {}", run(&driver).stage().what), run(&driver).index());
            let acts = !is_read(&driver);
            for cell in if acts { idle_hexes(&driver) } else { Vec::new() } {
                let chosen = |driver: &Driver| driver.table().selection().filter(|chosen| chosen.piece.is_some());
                let before = (driver.table().steps(), driver.table().turned(), chosen(&driver));
                let (centre, radius) = driver.table().hex_on_screen(cell).expect("the board is laid out");
                // Beside pieces and numbers, and beside the strip above the bar.
                let point = centre - egui::vec2(0.0, radius * 0.4);
                click_at(&mut driver, point);
                let after = (driver.table().steps(), driver.table().turned(), chosen(&driver));
                if before == after && run(&driver).index() == index {
                    answered += 1;
                    let note = run(&driver).refusal();
                    let says = note.is_some_and(|key| driver.shows(&Texts::new(Language::English).say(key)));
                    if !says {
                        wrong
                            .push(format!("{place}: {} is not answered: {note:?}", driver.rules().layout().name(cell)));
                    }
                } else if run(&driver).index() != index || after.0 != before.0 {
                    driver.execute(LearnCommand::Back.into());
                    while run(&driver).index() > index {
                        driver.execute(LearnCommand::Back.into());
                    }
                }
            }
            driver.execute(LearnCommand::Next.into());
        }
    }
    assert!(answered > 200, "{answered}");
    assert!(wrong.is_empty(), "{}:\n{}", wrong.len(), wrong.join("\n"));
}

#[test]
fn a_click_anywhere_on_the_hex_of_the_piece_that_is_asked_for_chooses_it() {
    let mut driver = speaking([1280.0, 800.0], Language::English);
    let mut chosen = 0;
    for id in LessonId::ALL {
        driver.execute(LearnCommand::Restart(id).into());
        while !run(&driver).is_last() {
            let (place, learner) = (run(&driver).stage().what.clone(), run(&driver).learner());
            driver.execute(TableCommand::Select(None).into());
            driver.run();
            if let Some(&Aim::Piece(cell, piece)) = run(&driver).aims().first() {
                let from = driver.state().present(learner);
                for other in from.into_iter().filter(|&other| other != cell) {
                    let band = driver.state().band(other, learner);
                    let kind = if band.explorers() > 0 { Piece::Explorer } else { Piece::Leader };
                    let other = Selection { cell: other, piece: Some(kind) };
                    driver.execute(TableCommand::Select(Some(other)).into());
                    driver.run();
                    let (centre, radius) = driver.table().hex_on_screen(cell).expect("the board is laid out");
                    click_at(&mut driver, centre - egui::vec2(0.0, radius * 0.5));
                    let wanted = Some(Selection { cell, piece: Some(piece) });
                    assert_eq!(driver.table().selection(), wanted, "{place}, with {other:?} chosen");
                    assert_eq!(run(&driver).refusal(), None, "{place}");
                    chosen += 1;
                }
            }
            driver.execute(LearnCommand::Next.into());
        }
    }
    assert!(chosen > 8, "{chosen}");
}

#[test]
fn the_tabs_stand_above_the_tile_in_hand_and_every_mark_lies_inside_the_window() {
    let mut seen = 0;
    in_every_step(|driver, language| {
        let texts = Texts::new(language);
        let window = driver.harness.ctx.content_rect();
        let marks = run(driver).marked_rects().iter();
        let outside = marks.filter(|mark| !window.contains_rect(**mark));
        let mut wrong: Vec<String> = outside.map(|mark| format!("the mark at {mark:?} leaves the window")).collect();
        let named = texts.with("hand-tile", &[("tile", "".into())]);
        let is_hand = move |label: &str| label.starts_with(named.trim_end());
        let tab = driver.harness.query_all_by_label(&texts.say("tab-table")).next().map(|node| node.rect());
        let hand =
            driver.harness.query_all(by().predicate(move |node| node.label().is_some_and(|label| is_hand(&label))));
        let hand = hand.into_iter().next().map(|node| node.rect());
        if let (Some(tab), Some(hand)) = (tab, hand) {
            seen += 1;
            if tab.bottom() > hand.top() + SLACK {
                wrong.push(format!("the tab at {tab:?} does not stand above the tile at {hand:?}"));
            }
        }
        wrong
    });
    assert!(seen > 8, "{seen}");
}
