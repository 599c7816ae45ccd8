//! Every click in a lesson is answered, and means what it is aimed at: hexes, pieces, tiles of an auction.

use egui_kittest::kittest::{Queryable, by};
use tikal::app::table::LessonCommand;
use tikal::app::tikal::command::{Ask, TableAsk, TableCommand};
use tikal::app::tikal::lessons::Aim;
use tikal::app::tikal::table::{Hindrance, Idle, Selection};
use tikal::hex::Cell;
use tikal::tikal::{Action, Phase, Piece, Purchase};
use tikal::words::tikal::lessons::{LessonId, Show, Task};
use tikal::words::{Language, Texts};

use super::steady::{card, is_read, speaking};
use crate::driver::Driver;
use crate::learn::steps::{run, skip_to};

/// Hexes that are in sight beside the card, and where nothing can be done in this step: none that is asked for.
pub(super) fn idle_hexes(driver: &Driver) -> Vec<Cell> {
    let asked: Vec<Cell> = run(driver)
        .aims()
        .into_iter()
        .filter_map(|aim| match aim {
            Aim::Cell(cell) | Aim::Piece(cell, _) => Some(cell),
            Aim::Does(_) => None,
        })
        .collect();
    let (card, board) = (card(driver).expand(8.0), driver.board_rect());
    let is_free = |cell: &Cell| {
        let (centre, _) = driver.hex_on_screen(*cell);
        board.contains(centre) && !card.contains(centre)
    };
    let cells = driver.rules().layout().cells().into_iter();
    cells.filter(|cell| !asked.contains(cell)).filter(is_free).collect()
}

/// Clicks a point of the window, and lets the pointer rest so long that no other click is a double click.
pub(super) fn click_at(driver: &mut Driver, pos: egui::Pos2) {
    driver.harness.event(egui::Event::PointerMoved(pos));
    for pressed in [true, false] {
        let (button, modifiers) = (egui::PointerButton::Primary, egui::Modifiers::NONE);
        driver.harness.event(egui::Event::PointerButton { pos, button, pressed, modifiers });
    }
    driver.run();
    driver.harness.run_steps(2);
}

#[test]
fn every_click_on_a_hex_that_does_nothing_is_answered_on_the_card() {
    let (mut wrong, mut answered) = (Vec::new(), 0);
    let mut driver = speaking([1280.0, 800.0], Language::English);
    let texts = Texts::new(Language::English);
    for id in LessonId::ALL {
        driver.execute(LessonCommand::Restart(id.into()).into());
        while !run(&driver).is_last() {
            let (place, index) = (format!("{id:?}, {}", run(&driver).stage().what), run(&driver).index());
            // In a step that is read one hex stands for all.
            let most = if is_read(&driver) { 1 } else { usize::MAX };
            let free = |cell: &Cell| driver.state().tile(*cell).is_none() || !is_read(&driver);
            for cell in idle_hexes(&driver).into_iter().filter(free).take(most).collect::<Vec<_>>() {
                let chosen = |driver: &Driver| driver.selection().filter(|chosen| chosen.piece.is_some());
                let before = (driver.steps(), driver.turned(), chosen(&driver));
                let (centre, radius) = driver.hex_on_screen(cell);
                // Beside pieces and numbers, and beside the strip above the bar.
                let point = centre - egui::vec2(0.0, radius * 0.4);
                click_at(&mut driver, point);
                let after = (driver.steps(), driver.turned(), chosen(&driver));
                if before == after && run(&driver).index() == index {
                    answered += 1;
                    let note = run(&driver).refusal();
                    assert!(note.is_none_or(|key| run(&driver).notes().any(|note| note == key)), "{place}: {note:?}");
                    let says = note.is_some_and(|key| driver.shows(&texts.say(key)));
                    if !says {
                        wrong.push(format!("{place}: {} is not answered: {note:?}", driver.hex_name(cell)));
                    }
                } else if run(&driver).index() != index || after.0 != before.0 {
                    driver.execute(LessonCommand::Back.into());
                    while run(&driver).index() > index {
                        driver.execute(LessonCommand::Back.into());
                    }
                }
            }
            driver.execute(LessonCommand::Next.into());
        }
    }
    assert!(answered > 200, "{answered}");
    assert!(wrong.is_empty(), "{}:\n{}", wrong.len(), wrong.join("\n"));
}

#[test]
fn what_is_chosen_while_a_card_is_read_is_let_go_of_when_the_lesson_goes_on() {
    let (mut driver, mut chosen) = (speaking([1280.0, 800.0], Language::English), 0);
    for id in LessonId::ALL {
        driver.execute(LessonCommand::Restart(id.into()).into());
        while !run(&driver).is_last() {
            let (before, learner) = (driver.selection(), run(&driver).learner());
            let other =
                driver.state().present(learner).into_iter().find(|&cell| before.is_none_or(|had| had.cell != cell));
            if let (Task::Read, Some(cell)) = (&run(&driver).stage().task, other) {
                let band = driver.state().band(cell, learner);
                let piece = if band.explorers() > 0 { Piece::Explorer } else { Piece::Leader };
                driver.select(Some(Selection { cell, piece: Some(piece) }));
                driver.run();
                // Where it is the learner's turn.
                chosen += usize::from(driver.selection() != before);
                driver.execute(LessonCommand::Next.into());
                assert_eq!(driver.selection(), before, "{id:?}, {}", run(&driver).stage().what);
            } else {
                driver.execute(LessonCommand::Next.into());
            }
        }
    }
    assert!(chosen > 3, "{chosen}");
}

#[test]
fn a_card_that_is_read_again_leaves_chosen_what_was_chosen_when_it_came_back() {
    let mut driver = speaking([1280.0, 800.0], Language::English);
    let mut read = 0;
    for id in LessonId::ALL {
        let stages = id.lesson().stages.iter().enumerate().skip(1);
        let last = id.lesson().stages.len() - 1;
        for (index, _) in stages.filter(|(index, stage)| *index < last && matches!(stage.task, Task::Read)) {
            driver.execute(LessonCommand::Restart(id.into()).into());
            // On by so many steps, and back in one go.
            for on in 1..=last - index {
                while run(&driver).index() < index + on {
                    driver.execute(LessonCommand::Next.into());
                }
                while run(&driver).index() > index {
                    driver.execute(LessonCommand::Back.into());
                }
                let chosen = driver.selection();
                driver.execute(LessonCommand::Next.into());
                assert_eq!(driver.selection(), chosen, "{id:?}, step {index}, from {on} steps on");
                read += 1;
            }
        }
    }
    assert!(read > 40, "{read}");
}

#[test]
fn how_many_can_walk_is_told_of_the_hex_that_is_asked_for() {
    let mut driver = speaking([1280.0, 800.0], Language::English);
    driver.execute(LessonCommand::Restart(LessonId::FirstTurn.into()).into());
    skip_to(&mut driver, "turn-temple");
    let camp = driver.rules().base_camp();
    driver.select(Some(Selection { cell: camp, piece: Some(Piece::Explorer) }));
    driver.ask(Ask::Party(2));
    driver.run();
    assert!(driver.state().points() == 2 && driver.shows("The points suffice for 1 piece of 2"));
}

#[test]
fn a_click_on_the_piece_that_is_chosen_is_not_called_wrong_and_what_was_refused_before_is_told_no_more() {
    let mut driver = speaking([1280.0, 800.0], Language::English);
    let (texts, mut seen) = (Texts::new(Language::English), 0);
    for id in LessonId::ALL {
        driver.execute(LessonCommand::Restart(id.into()).into());
        while !run(&driver).is_last() {
            if let Some(&Aim::Piece(cell, piece)) = run(&driver).aims().first() {
                driver.select(Some(Selection { cell, piece: Some(piece) }));
                driver.run();
            }
            // Once a piece is chosen, a hex is asked for, or a button.
            if let Some(Selection { cell, piece: Some(piece) }) = driver.selection()
                && let Some(Aim::Cell(to)) = run(&driver).aims().first().copied()
            {
                let learner = run(&driver).learner();
                let (at, _) = driver.piece_on_screen(cell, learner, piece).expect("the board is laid out");
                driver.ask(Ask::TooFar(to));
                driver.run();
                assert!(driver.notice().is_some());
                click_at(&mut driver, at);
                seen += 1;
                assert_eq!(run(&driver).refusal(), Some("learn-is-chosen"), "{}", run(&driver).stage().what);
                assert_eq!(driver.notice(), None, "{}", run(&driver).stage().what);
                assert!(driver.shows(&texts.say("ask-lesson-hex")));
            }
            driver.execute(LessonCommand::Next.into());
        }
    }
    assert!(seen > 3, "{seen}");
}

#[test]
fn a_tile_of_an_auction_answers_a_click_also_while_a_card_is_read() {
    let mut driver = speaking([1280.0, 800.0], Language::English);
    driver.execute(LessonCommand::Restart(LessonId::Auction.into()).into());
    let mut asked = 0;
    while !run(&driver).is_last() {
        let is_auction = matches!(driver.state().phase(), Phase::Bid(_));
        if is_auction && matches!(run(&driver).stage().task, Task::Read) {
            let tile = driver
                .harness
                .query_all(by().predicate(|node| node.label().is_some_and(|name| name.starts_with("Face up: "))));
            let at = tile.into_iter().next().expect("a tile is face up").rect().center();
            click_at(&mut driver, at);
            let told = run(&driver).refusal();
            assert!(matches!(told, Some("learn-read-next" | "learn-read-first")), "{told:?}");
            asked += 1;
        }
        driver.execute(LessonCommand::Next.into());
    }
    assert!(asked > 1, "{asked}");
}

#[test]
fn a_click_anywhere_on_the_hex_of_the_piece_that_is_asked_for_chooses_it() {
    let mut driver = speaking([1280.0, 800.0], Language::English);
    let mut chosen = 0;
    for id in LessonId::ALL {
        driver.execute(LessonCommand::Restart(id.into()).into());
        while !run(&driver).is_last() {
            let (place, learner) = (run(&driver).stage().what.clone(), run(&driver).learner());
            driver.select(None);
            driver.run();
            if let Some(&Aim::Piece(cell, piece)) = run(&driver).aims().first() {
                let from = driver.state().present(learner);
                for other in from.into_iter().filter(|&other| other != cell) {
                    let band = driver.state().band(other, learner);
                    let kind = if band.explorers() > 0 { Piece::Explorer } else { Piece::Leader };
                    let other = Selection { cell: other, piece: Some(kind) };
                    driver.select(Some(other));
                    driver.run();
                    let (centre, radius) = driver.hex_on_screen(cell);
                    click_at(&mut driver, centre - egui::vec2(0.0, radius * 0.5));
                    let wanted = Some(Selection { cell, piece: Some(piece) });
                    assert_eq!(driver.selection(), wanted, "{place}, with {other:?} chosen");
                    assert_eq!(run(&driver).refusal(), None, "{place}");
                    chosen += 1;
                }
            }
            driver.execute(LessonCommand::Next.into());
        }
    }
    assert!(chosen > 8, "{chosen}");
}

#[test]
fn a_tile_is_turned_first_where_the_card_says_so_and_never_for_a_hex_that_the_lesson_does_not_want() {
    let (mut driver, mut turning, mut elsewhere) = (speaking([1280.0, 800.0], Language::English), 0, 0);
    for id in LessonId::ALL {
        driver.execute(LessonCommand::Restart(id.into()).into());
        while !run(&driver).is_last() {
            let index = run(&driver).index();
            let (turned, steps) = (driver.turned(), driver.steps());
            let place = driver.legal().iter().copied().find(|action| matches!(action, Action::Place { .. }));
            if let (Task::Turn, Some(place)) = (&run(&driver).stage().task, place) {
                turning += 1;
                driver.act(place);
                assert_eq!((run(&driver).index(), run(&driver).refusal()), (index, Some("learn-turn-first")));
            } else if let Task::Play(ways) = &run(&driver).stage().task
                && ways[0][0].starts_with("place ")
            {
                let wanted: Vec<Cell> =
                    ways.iter().filter_map(|way| run(&driver).cell(way[0].split(' ').nth(1)?)).collect();
                let held = driver.turned();
                let fits = |cell: Cell| driver.legal().contains(&Action::Place { cell, rotation: held });
                // A hex where the tile fits once it is turned: a click there would turn it.
                let other = driver.legal().iter().find_map(|action| match *action {
                    Action::Place { cell, .. } if !wanted.contains(&cell) && !fits(cell) => Some(cell),
                    _ => None,
                });
                let free = other.map(|cell| driver.hex_on_screen(cell).0);
                if let (Some(cell), Some(centre)) = (other, free.filter(|centre| !card(&driver).contains(*centre))) {
                    elsewhere += 1;
                    click_at(&mut driver, centre);
                    assert!(run(&driver).refusal().is_some() && driver.notice().is_none());
                    assert_eq!((driver.turned(), driver.steps()), (turned, steps));
                    // The wheel and the key turn it wherever the pointer is.
                    driver.ask(Ask::Turn { clockwise: true, over: Some(cell) });
                    assert_ne!(driver.turned(), turned);
                }
            }
            driver.execute(LessonCommand::Next.into());
        }
    }
    assert!(turning > 0 && elsewhere > 0, "{turning}, {elsewhere}");
}

#[test]
fn at_the_end_of_a_lesson_every_click_says_that_it_is_over() {
    let mut driver = speaking([1280.0, 800.0], Language::English);
    for id in LessonId::ALL {
        driver.execute(LessonCommand::Restart(id.into()).into());
        while !run(&driver).is_last() {
            driver.execute(LessonCommand::Next.into());
        }
        let over = Texts::new(Language::English).say("learn-over");
        let steps = driver.steps();
        for command in [
            TableAsk::Own(Ask::Play(Action::End)),
            TableAsk::Own(Ask::Refuse(Action::End)),
            TableCommand::Idle(Idle::NOT_ASKED).into(),
            TableAsk::Own(Ask::Hindered(Purchase::Dig, Hindrance::NoHex)),
        ] {
            driver.select(None);
            driver.execute(command.into());
            driver.run();
            assert!(driver.shows(&over) && driver.notice().is_none(), "{id:?}, {command:?}");
        }
        assert_eq!(driver.steps(), steps);
    }
}

#[test]
fn a_grey_action_is_explained_where_a_card_is_read_only_if_the_card_speaks_of_it() {
    let mut driver = speaking([1280.0, 800.0], Language::English);
    let (mut explained, mut waiting) = (0, 0);
    for id in LessonId::ALL {
        driver.execute(LessonCommand::Restart(id.into()).into());
        while !run(&driver).is_last() {
            if matches!(run(&driver).stage().task, Task::Read) {
                driver.ask(Ask::Hindered(Purchase::Dig, Hindrance::NoHex));
                if run(&driver).stage().show.contains(&Show::Button(Purchase::Dig)) {
                    explained += 1;
                    assert!(driver.notice().is_some() && run(&driver).refusal().is_none());
                } else {
                    waiting += 1;
                    assert!(driver.notice().is_none() && run(&driver).refusal() == Some("learn-read-next"));
                }
            }
            driver.execute(LessonCommand::Next.into());
        }
    }
    assert!(explained > 0 && waiting > 9, "{explained}, {waiting}");
}

#[test]
fn where_one_of_two_has_gone_the_card_says_that_one_more_is_to_go() {
    let mut driver = speaking([1280.0, 800.0], Language::English);
    driver.execute(LessonCommand::Restart(LessonId::Temples.into()).into());
    skip_to(&mut driver, "temples-walk");
    let (index, from, to) = (run(&driver).index(), driver.hex("a5"), driver.hex("a4"));
    let explorer = Some(Selection { cell: from, piece: Some(Piece::Explorer) });
    driver.select(explorer);
    assert_eq!(run(&driver).missing(), None);
    driver.ask(Ask::Walk { to, all: false });
    driver.run();
    // The one that went is still chosen.
    assert_eq!(run(&driver).missing(), Some("learn-choose-other"));
    assert!(driver.shows("Now the other one: click the piece with the yellow ring."));
    driver.select(explorer);
    assert_eq!((run(&driver).index(), run(&driver).missing()), (index, Some("learn-one-more")));
    driver.ask(Ask::Walk { to, all: false });
    assert_ne!(run(&driver).index(), index);
}
