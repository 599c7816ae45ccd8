//! The table's words are true and come in time: the meaning of a hex's edge, the number of pieces that can go, losses
//! for good, the worth of a treasure, the things that go with one taken back.
#![expect(clippy::unwrap_used, reason = "tests fail by panicking")]

#[path = "told/auction.rs"]
mod auction;
#[path = "told/recap.rs"]
mod recap;

use crate::driver::{self, Driver, by_hand};
use egui_kittest::kittest::{AccessKitNode, Queryable, by};
use tikal::app::command::Command;
use tikal::app::hexboard::art::SeatShape;
use tikal::app::kit::theme::Theme;
use tikal::app::route::Screen;
use tikal::app::table::LessonCommand;
use tikal::app::tikal::command::{Ask, TableCommand};
use tikal::app::tikal::table::{Selection, Tab};
use tikal::game::{Actor, DealerDef, Game, Player, Seat};
use tikal::games::{GameId, VariantId};
use tikal::hex::{Cell, CellSet};
use tikal::insight::tikal::{Bid, Exchanged};
use tikal::library::{TikalLibrary, replay_record};
use tikal::tikal::{Action, Phase, Piece, State, TikalRecord};
use tikal::words::Language;
use tikal::words::tikal::lessons::LessonId;

const SIZE: [f32; 2] = [1280.0, 800.0];
/// A whole game of four.
const BASE: &str = include_str!("records/format-1/adepts-base.tikal");

/// The text of a record of three people with these actions and chance entered by hand.
fn of_three(actions: &[&str]) -> String {
    by_hand(actions).replace(
        "(name: \"Ben\", colour: \"orange\")",
        "(name: \"Ben\", colour: \"orange\"), (name: \"Cid\", colour: \"white\")",
    )
}

/// Places the tile in hand somewhere.
fn place_anywhere(driver: &mut Driver) {
    let action = driver.legal().iter().copied().find(|action| matches!(action, Action::Place { .. }));
    driver.play_action(action.unwrap());
}

#[test]
fn a_white_edge_is_explained_while_there_is_one() {
    let mut driver = Driver::open(SIZE, &by_hand(&["draw A2", "place c4 0", "end", "draw A1"]));
    let mut explained = 0;
    for _ in 0..6 {
        let turned = driver.turned();
        let cells = |wanted: &dyn Fn(&Action) -> Option<Cell>| -> CellSet {
            driver.legal().iter().filter_map(wanted).collect()
        };
        let anywhere = cells(&|action| if let Action::Place { cell, .. } = action { Some(*cell) } else { None });
        let now = cells(&|action| match action {
            Action::Place { cell, rotation } if *rotation == turned => Some(*cell),
            _ => None,
        });
        let has_edges = !(anywhere - now).is_empty();
        assert_eq!(driver.shows("White edge: possible once it is turned"), has_edges);
        explained += usize::from(has_edges);
        driver.click("Turn the tile clockwise");
    }
    assert!(explained > 0);
}

#[test]
fn a_click_that_turns_the_tile_so_that_it_fits_says_that_another_one_places_it() {
    let mut driver = Driver::open(SIZE, &by_hand(&["draw A2", "place c4 0", "end", "draw A1"]));
    let (steps, turned) = (driver.steps(), driver.turned());
    let fits_now = |action: &Action, at: Cell| matches!(*action, Action::Place { cell, rotation } if cell == at && rotation == turned);
    let otherwise = driver.legal().iter().find_map(|action| match *action {
        Action::Place { cell, .. } if !driver.legal().iter().any(|other| fits_now(other, cell)) => Some(cell),
        _ => None,
    });
    let name = driver.hex_name(otherwise.unwrap());
    driver.cell(&name);
    assert_eq!(driver.steps(), steps);
    // What it says stays when the pointer has left, so it names the hex, which is marked.
    driver.harness.remove_cursor();
    driver.run();
    let said = format!("The tile is turned so that it fits on {name}: click there once more to place it");
    assert!(driver.shows(&said));
    assert_eq!(driver.told_cells(), CellSet::of(otherwise.unwrap()));
    driver.cell(&name);
    assert_eq!(driver.steps(), steps + 1);
}

#[test]
fn no_more_pieces_are_said_to_walk_than_the_points_suffice_for() {
    let mut actions = vec!["draw A2", "place c4 0"];
    actions.extend(["enter explorer a5"; 7]);
    let mut driver = Driver::open(SIZE, &by_hand(&actions));
    driver.choose(Piece::Explorer, "a5");
    driver.ask(Ask::Party(2));
    // The nearest hex takes one point for each.
    assert!(driver.state().points() == 3 && driver.shows("2 pieces walk"));
    driver.starting("Hex a4,").hover();
    driver.run();
    assert!(driver.shows("The points suffice for 1 piece of 2"), "a4 takes two points for each");
    driver.harness.remove_cursor();
    // Whoever sends both there is told that one stayed; for what was chosen and went whole nothing is told.
    driver.cell("a4");
    assert!(driver.shows("1 of 2 went: the points suffice for no more"));
    driver.undo();
    driver.choose(Piece::Explorer, "a5");
    driver.cell("a4");
    assert!(driver.notice().is_none());
    driver.undo();
    driver.harness.remove_cursor();
    driver.play("enter explorer a5");
    driver.play("enter explorer a5");
    driver.choose(Piece::Explorer, "a5");
    driver.ask(Ask::Party(2));
    assert!(driver.state().points() == 1 && driver.shows("The points suffice for 1 piece of 2"));
}

#[test]
fn how_many_walk_is_said_in_words_or_by_one_number_alone() {
    for (language, two, one) in [
        (Language::English, "2 pieces walk", "only 1 walks"),
        (Language::French, "2 pions partent", "un seul part"),
        (Language::German, "2 Figuren ziehen", "nur eine zieht"),
    ] {
        for (size, entered, text) in
            [(SIZE, 7, two), (SIZE, 9, one), ([700.0, 480.0], 7, "2"), ([700.0, 480.0], 9, "1")]
        {
            let mut actions = vec!["draw A2", "place c4 0"];
            actions.extend(vec!["enter explorer a5"; entered]);
            let mut driver = Driver::open(size, &by_hand(&actions));
            driver.speak(language);
            let cell = driver.rules().base_camp();
            driver.select(Some(Selection { cell, piece: Some(Piece::Explorer) }));
            driver.ask(Ask::Party(2));
            driver.run();
            let written = driver.written();
            let is_said = written.iter().any(|(shape, _)| shape.galley.text() == text);
            assert!(is_said, "{language:?} {size:?}: {text}");
            // No fraction, of which nobody knows what is above and what below.
            let fraction = |text: &str| {
                text.split_once('/').is_some_and(|(left, right)| {
                    !left.is_empty()
                        && [left, right].iter().all(|part| part.bytes().all(|digit| digit.is_ascii_digit()))
                })
            };
            assert!(!written.iter().any(|(shape, _)| fraction(shape.galley.text())), "{language:?} {size:?}");
        }
    }
}

#[test]
fn a_guard_that_costs_the_leader_warns_of_it_and_can_be_taken_back() {
    let mut driver = Driver::open(SIZE, &by_hand(&driver::LED[..11]));
    place_anywhere(&mut driver);
    driver.choose(Piece::Explorer, "a4");
    assert!(driver.has("Guard: explorer on a4, cost 5. Your leader leaves the game for good; it can be taken back until something is revealed"));
    let warn = Theme::dark().chrome.warn;
    let warns = |driver: &Driver| {
        let mut written = driver.written().into_iter();
        written.any(|(text, _)| {
            text.galley.text() == "loses leader"
                && text.galley.job.sections.iter().all(|section| {
                    let colour = if section.format.color == egui::Color32::PLACEHOLDER {
                        text.override_text_color.unwrap_or(text.fallback_color)
                    } else {
                        section.format.color
                    };
                    colour == warn
                })
        })
    };
    assert!(warns(&driver));
    driver.play("guard a4 explorer");
    assert!(!driver.state().band(driver.hex("a4"), Seat::ALL[0]).has_leader());
    assert!(driver.can_undo());
    driver.click("Undo");
    // The leader himself as guard costs no leader.
    driver.choose(Piece::Leader, "a4");
    assert!(driver.harness.query_by_label("Guard: leader on a4, cost 5").is_some());
}

#[test]
fn a_player_has_the_same_mark_in_the_lessons_and_in_the_game_that_follows() {
    let marks = |driver: &Driver| -> Vec<(String, SeatShape)> {
        driver.state().seats().iter().map(|&seat| (driver.name(seat), driver.shape(seat))).collect()
    };
    let mut driver = Driver::new(SIZE);
    driver.execute(LessonCommand::FirstGame(tikal::games::GameId::Tikal).into());
    let in_game = marks(&driver);
    for id in LessonId::ALL {
        driver.execute(LessonCommand::Restart(id.into()).into());
        for (name, mark) in marks(&driver) {
            let known = in_game.iter().find(|(known, _)| *known == name);
            assert!(known.is_none_or(|&(_, known)| known == mark), "{name} in {id:?}");
        }
    }
}

#[test]
fn looking_back_tells_a_walk_as_its_line_in_the_log_does() {
    let walk = ["draw A2", "place c4 0", "enter explorer a5", "move explorer a5 b4", "move explorer b4 c4", "end"];
    let mut driver = Driver::open(SIZE, &by_hand(&walk));
    driver.click("Line 4, look back: Ana walks an explorer from a5 to c4");
    assert_eq!(driver.shown_step(), 5);
    let told = |driver: &Driver, from: &str| {
        let said = format!("Ana walks an explorer from {from} to c4");
        driver.written().iter().any(|(text, _)| text.galley.text().contains(&said))
    };
    assert!(told(&driver, "a5") && !told(&driver, "b4"));
}

#[test]
fn the_menu_of_a_hex_opens_beside_it() {
    let mut driver =
        Driver::open([1280.0 / 1.5, 800.0 / 1.5], &by_hand(&["draw A2", "place c4 0", "enter explorer a5"]));
    for name in ["a5", "c4", "b5", "h3"] {
        let cell = driver.hex(name);
        let (centre, radius) = driver.hex_on_screen(cell);
        driver.starting(&format!("Hex {name},")).click_secondary();
        driver.run();
        let layers: Vec<egui::LayerId> = driver.harness.ctx.memory(|memory| memory.layer_ids().collect());
        let shown = |layer: &&egui::LayerId| {
            layer.order == egui::Order::Foreground
                && driver.harness.ctx.memory(|memory| memory.areas().is_visible(layer))
        };
        let rects = layers.iter().filter(shown);
        let rects: Vec<egui::Rect> =
            rects.filter_map(|layer| driver.harness.ctx.memory(|memory| memory.area_rect(layer.id))).collect();
        let hex = egui::Rect::from_center_size(centre, egui::Vec2::splat(1.6 * radius));
        assert!(!rects.is_empty() && rects.iter().all(|rect| !rect.intersects(hex)), "{name}: {rects:?} over {hex:?}");
        driver.let_go();
    }
}

#[test]
fn the_strip_offers_to_restart_only_what_was_begun() {
    let mut driver = Driver::open(SIZE, &by_hand(&["draw A2"]));
    assert!(!driver.has("Restart turn"), "a greyed one would contradict the undo of the bar");
    driver.play("place c4 0");
    assert!(driver.is_enabled("Restart turn") && driver.is_enabled("Undo"));
}

#[test]
fn buttons_of_actions_show_their_keys_in_every_language() {
    let mut driver = Driver::open([1280.0 / 1.5, 800.0 / 1.5], &by_hand(&["draw A2", "place c4 0"]));
    for language in Language::ALL {
        driver.speak(language);
        let bar = driver.board_rect().bottom();
        let (uncover, dig) = match language {
            Language::English => ("U", "D"),
            Language::French => ("D", "F"),
            Language::German => ("F", "B"),
        };
        for key in ["E", uncover, dig, "C", "G", "X"] {
            let mut written = driver.written().into_iter();
            let is_key = |text: &egui::epaint::TextShape| text.galley.text() == key && text.pos.y > bar;
            assert!(written.any(|(text, _)| is_key(&text)), "{key} in {}", language.code());
        }
    }
}

#[test]
fn the_frame_of_a_plan_cuts_no_name_at_the_rim_of_the_board() {
    for scale in [1.0, 1.5] {
        let mut driver = Driver::open([1280.0 / scale, 800.0 / scale], &by_hand(&["draw A2", "place c4 0"]));
        driver.toggle_plan();
        assert!(driver.shows_plan());
        let board = driver.board_rect();
        let names = driver.names_on_board();
        assert!(names.len() > 20);
        // The frame lies outside of the board; a name's rectangle is a little higher than its letters.
        let cut: Vec<_> = names.iter().filter(|(_, rect)| !board.expand(1.0).contains_rect(*rect)).collect();
        assert!(cut.is_empty(), "at {scale}: {cut:?} of {board:?}");
    }
}

#[test]
fn the_button_for_earlier_steps_is_as_high_as_the_chips_beside_it() {
    // Too many steps for the strip, and nothing to restart: chance closed the turn behind them.
    let mut driver = Driver::new([1280.0 / 1.5, 800.0 / 1.5]);
    driver.new_game(5, false);
    let is_hidden = |driver: &Driver| driver.shows("earlier steps");
    for _ in 0..3000 {
        if is_hidden(&driver) {
            break;
        }
        driver.act(driver.next_action());
    }
    assert!(is_hidden(&driver));
    let board = driver.board_rect();
    let node = driver.harness.get_by_label_contains("earlier steps");
    let rect = node.rect();
    assert!(rect.height() <= 24.5 && board.contains_rect(rect), "{rect}");
}

#[test]
fn what_computers_played_is_told_when_it_goes_with_what_is_taken_back() {
    let mut driver = Driver::with(SIZE, driver::loud());
    // Where one tries out, everything can be taken back, over the turns of computers too.
    driver.execute(Command::TryOut(VariantId::new(GameId::Tikal, "classic")));
    driver.begin_try_out();
    let person = driver.state().seat();
    driver.act(driver.legal()[0]);
    driver.act(Action::End);
    let lines = driver.log_lines();
    let others = lines.iter().filter(|line| line.seat != person).count();
    assert!(others > 2, "a computer has played: {others}");
    let steps = driver.steps();
    driver.undo();
    assert!(driver.steps() < steps);
    assert!(driver.shows("Taken back too: what"), "{:?}", driver.notice());
}

#[test]
fn the_button_that_takes_back_says_when_chance_closed_the_turn() {
    let mut driver = Driver::new(SIZE);
    driver.new_game(5, false);
    driver.play_until_dug();
    assert!(!driver.can_undo());
    driver.press(egui::Modifiers::COMMAND, egui::Key::Z);
    assert!(driver.shows("Cannot be taken back: a tile or treasure came to light since"));
}

#[test]
fn one_escape_closes_one_thing_and_the_tab_stays() {
    let mut driver = Driver::loud(SIZE, &of_three(&["draw A2", "place c4 0", "enter leader a5", "end", "draw A1"]));
    assert!(driver.recap().is_some());
    let tabs = [Tab::Table, Tab::Log];
    driver.show_tab(Tab::Log);
    assert_eq!(driver.tab(&tabs), Tab::Log);
    driver.harness.run_steps(40);
    driver.press(egui::Modifiers::NONE, egui::Key::Escape);
    assert!(!driver.opens_recap(), "the recap is folded");
    assert_eq!(driver.tab(&tabs), Tab::Log, "and the log stays in front");
}

// ---- What things are for -----------------------------------------------------------------------------

#[test]
fn treasures_and_amulets_say_what_they_bring_and_what_for() {
    let mut driver = Driver::new(SIZE);
    let mut hint = |lesson: LessonId, ending: &str| {
        driver.execute(LessonCommand::Restart(lesson.into()).into());
        let ends = |node: &AccessKitNode| {
            [node.label(), node.value()].into_iter().flatten().any(|said| said.ends_with(ending))
        };
        driver.harness.query_all(by().predicate(ends)).next().unwrap().hover();
        driver.harness.run_steps(8);
        let said = driver.written().iter().map(|(text, _)| text.galley.text().to_owned()).collect::<Vec<_>>();
        driver.harness.remove_cursor();
        driver.run();
        said.join("\n")
    };
    let pair = hint(LessonId::Volcano, " × 2");
    assert!(pair.contains("Scores 3 points in every scoring round; with one more of its kind 6"), "{pair}");
    assert!(pair.contains("Several of one kind cannot be exchanged away"), "{pair}");
    let single = hint(LessonId::Temples, " × 1");
    assert!(single.contains("Scores 1 point in every scoring round; with one more of its kind 3"), "{single}");
    assert!(single.contains("Others can exchange for it as long as it is the only one of its kind here"), "{single}");
    driver.execute(LessonCommand::Restart(LessonId::Auction.into()).into());
    assert!(driver.shows("Amulet face up: the turn of this round is still to come, so its owner bids"));
}

#[test]
fn the_menu_bar_and_the_forecast_name_the_tiles_that_they_speak_of() {
    let mut driver = Driver::open(SIZE, &of_three(&["draw A2", "place c4 0", "end", "draw A1"]));
    let mut agreed = false;
    for _ in 0..4 {
        place_anywhere(&mut driver);
        driver.act(Action::End);
        // The bar speaks of the rest of the group alone; where the tiles to come reach beyond it, that is said.
        let left = driver.rules().groups()[0].tiles.and(driver.state().deck()).len();
        let tiles = if left == 1 { "1 tile left".to_owned() } else { format!("{left} tiles left") };
        assert!(driver.shows(&format!("Group A, {tiles}: no volcano")), "{left}");
        let beyond = driver.shows("A volcano in the next 3 tiles, partly of group B:");
        assert_eq!(beyond, left < 3, "{left} tiles are left in the group");
        agreed |= beyond;
        if left == 1 {
            break;
        }
        driver.act(driver.legal()[0]);
    }
    assert!(agreed);
}
