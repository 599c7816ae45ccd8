//! What the table tells is true and told in time: what an edge of a hex means, how many can go, what is lost for good, who
//! held a temple meanwhile, that a scoring round has begun.
#![cfg(feature = "window")]
#![expect(clippy::unwrap_used, reason = "tests fail by panicking")]

#[expect(dead_code, reason = "these tests need a part of the driver only")]
mod driver;

use driver::{Driver, by_hand, scratch};
use egui_kittest::kittest::Queryable;
use tikal::app::Services;
use tikal::app::command::{Command, LearnCommand, TableCommand};
use tikal::app::kit::settings::Settings;
use tikal::app::kit::theme::Theme;
use tikal::app::tikal::art::SeatShape;
use tikal::app::tikal::lessons::LessonId;
use tikal::app::tikal::table::Table;
use tikal::game::{DealerDef, Game, Player, Seat};
use tikal::hex::CellSet;
use tikal::library::{Library, replay_record};
use tikal::tikal::{Action, Piece, State, TikalRecord};
use tikal::words::Language;

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

/// A window that tells recaps, with this record at the table.
fn telling(record: &str) -> Driver {
    let folder = scratch();
    let path = folder.path().join("game.tikal");
    driver::write(&path, record);
    let mut driver = Driver::with(SIZE, Services { quiet: false, ..Services::for_tests() });
    driver.execute(Command::Open(path));
    driver
}

/// Places the tile in hand somewhere.
fn place_anywhere(driver: &mut Driver) {
    let action = driver.table().legal().iter().copied().find(|action| matches!(action, Action::Place { .. }));
    driver.play_action(action.unwrap());
}

#[test]
fn a_white_edge_is_explained_while_there_is_one() {
    let mut driver = Driver::open(SIZE, &by_hand(&["draw A2", "place c4 0", "end", "draw A1"]));
    let mut explained = 0;
    for _ in 0..6 {
        let turned = driver.table().turned();
        let cells = |wanted: &dyn Fn(&Action) -> Option<tikal::hex::Cell>| -> CellSet {
            driver.table().legal().iter().filter_map(wanted).collect()
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
fn no_more_pieces_are_said_to_walk_than_the_points_suffice_for() {
    let mut actions = vec!["draw A2", "place c4 0"];
    actions.extend(["enter explorer a5"; 7]);
    let mut driver = Driver::open(SIZE, &by_hand(&actions));
    driver.choose(Piece::Explorer, "a5");
    driver.execute(TableCommand::Party(2).into());
    // The nearest hex takes one point for each.
    assert!(driver.state().points() == 3 && driver.shows("2 pieces walk"));
    driver.starting("Cell a4,").hover();
    driver.run();
    assert!(driver.shows("The points suffice for 1 piece of 2"), "a4 takes two points for each");
    driver.harness.remove_cursor();
    driver.play("enter explorer a5");
    driver.play("enter explorer a5");
    driver.choose(Piece::Explorer, "a5");
    driver.execute(TableCommand::Party(2).into());
    assert!(driver.state().points() == 1 && driver.shows("The points suffice for 1 piece of 2"));
}

#[test]
fn a_guard_that_costs_the_leader_warns_of_it_and_can_be_taken_back() {
    let before = [
        "draw A2",
        "place c4 0",
        "enter leader a5",
        "enter explorer a5",
        "move leader a5 a4",
        "move explorer a5 a4",
        "end",
        "draw A1",
        "place c3 0",
        "end",
        "draw A3",
    ];
    let mut driver = Driver::open(SIZE, &by_hand(&before));
    place_anywhere(&mut driver);
    driver.choose(Piece::Explorer, "a4");
    assert!(driver.has("Guard: explorer on a4, cost 5. Your leader leaves the game for good; it can be taken back until something is revealed"));
    let warn = Theme::dark().chrome.warn;
    let warns = |driver: &Driver| {
        let mut written = driver.written().into_iter();
        written.any(|(text, _)| {
            text.galley.text() == "leader leaves"
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
    assert!(
        !driver.state().band(driver.rules().layout().cell("a4".parse().unwrap()).unwrap(), Seat::ALL[0]).has_leader()
    );
    assert!(driver.table().can_undo());
    driver.click("Undo");
    // The leader himself as guard costs no leader.
    driver.choose(Piece::Leader, "a4");
    assert!(driver.harness.query_by_label("Guard: leader on a4, cost 5").is_some());
}

#[test]
fn the_recap_tells_through_whose_hands_a_temple_went() {
    let record = of_three(&[
        "draw A2",
        "place c4 0",
        "enter explorer a5",
        "move explorer a5 a4",
        "end",
        "draw A1",
        "place c3 0",
        "enter leader a5",
        "move leader a5 a4",
        "end",
        "draw A3",
    ]);
    let mut driver = telling(&record);
    place_anywhere(&mut driver);
    let actions =
        ["enter leader a5", "enter explorer a5", "move leader a5 a4", "move explorer a5 a4", "end", "draw A4"];
    for action in actions {
        let action = State::parse(driver.rules(), action).unwrap();
        driver.execute(TableCommand::Play(action).into());
    }
    let recap = driver.table().recap().unwrap();
    assert_eq!(recap.temples.len(), 1);
    assert_eq!((&recap.temples[0].before, &recap.temples[0].after), (&vec![Seat::ALL[0]], &vec![Seat::ALL[2]]));
    assert_eq!(recap.temples[0].between, [Seat::ALL[1]]);
    assert!(driver.shows("The temple on a4 (2) changed hands: Ana → Ben → Cid"));
}

#[test]
fn a_scoring_round_is_announced_over_the_board_and_so_is_what_it_brought() {
    let mut record = TikalRecord::read(BASE).unwrap();
    for seat in &mut record.seats {
        seat.player = Player::Human;
    }
    record.dealer = DealerDef::Manual;
    let game = replay_record::<State>(&record.write().unwrap(), &Library::built_in()).unwrap();
    let scores: Vec<bool> = game.session.plies().map(|(_, before, _)| before.scoring().is_some()).collect();
    let begin = scores.iter().position(|&scores| scores).unwrap();
    let end = begin + scores[begin..].iter().position(|&scores| !scores).unwrap();
    let actions: Vec<Action> = game.session.plies().map(|(action, ..)| action).collect();
    // Right before the volcano is drawn.
    record.actions.truncate(begin - 1);
    let mut driver = telling(&record.write().unwrap());
    assert!(!driver.shows("Everybody in turn plays"));
    let play = |driver: &mut Driver, action| driver.execute(TableCommand::Play(action).into());
    play(&mut driver, actions[begin - 1]);
    let first = driver.table().name(driver.state().seat()).to_owned();
    assert!(driver.shows(&format!("Scoring round: Everybody in turn plays 10 points and scores, {first} first")));
    // It takes no click, and goes when the player goes on.
    driver.harness.run_steps(4);
    let pos = Table::card_rect(&driver.harness.ctx, Seat::ALL[0]).unwrap().center();
    for pressed in [true, false] {
        let (button, modifiers) = (egui::PointerButton::Primary, egui::Modifiers::NONE);
        driver.harness.event(egui::Event::PointerButton { pos, button, pressed, modifiers });
    }
    driver.run();
    assert!(!driver.shows("Everybody in turn plays"));
    for &action in &actions[begin..end] {
        play(&mut driver, action);
    }
    let round = driver.table().history().rounds().last().unwrap().scores.clone();
    let scored = round.iter().map(|score| format!("{}: +{}", driver.table().name(score.seat), score.points));
    let over = format!("The scoring round is over: {}", scored.collect::<Vec<_>>().join(" · "));
    assert!(driver.shows(&over), "{over}");
    // After a few seconds it goes by itself.
    driver.harness.run_steps(40);
    assert!(!driver.shows("The scoring round is over"));
    // Whoever acts next is told it in the recap as well.
    assert_eq!(driver.table().recap().unwrap().scored.len(), round.len());
}

#[test]
fn a_player_has_the_same_mark_in_the_lessons_and_in_the_game_that_follows() {
    let marks = |driver: &Driver| -> Vec<(String, SeatShape)> {
        let table = driver.table();
        driver.state().seats().iter().map(|&seat| (table.name(seat).to_owned(), table.shape(seat))).collect()
    };
    let mut driver = Driver::new(SIZE);
    driver.execute(LearnCommand::FirstGame.into());
    let in_game = marks(&driver);
    for id in LessonId::ALL {
        driver.execute(LearnCommand::Restart(id).into());
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
    assert_eq!(driver.table().shown_step(), 5);
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
        let cell = driver.rules().layout().cell(name.parse().unwrap()).unwrap();
        let (centre, radius) = driver.table().hex_on_screen(cell).unwrap();
        driver.starting(&format!("Cell {name},")).click_secondary();
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
fn what_is_asked_of_the_winner_of_an_auction_stands_over_the_tiles_in_every_window() {
    for scale in [1.0, 1.5] {
        let mut driver = Driver::new([1280.0 / scale, 800.0 / scale]);
        driver.new_game(3, true);
        driver.play("pass");
        driver.play("pass");
        assert!(driver.written().iter().any(|(text, _)| text.galley.text() == "Choose a tile"), "at {scale}");
    }
}

#[test]
fn buttons_of_actions_show_their_keys_in_every_language() {
    let mut driver = Driver::open([1280.0 / 1.5, 800.0 / 1.5], &by_hand(&["draw A2", "place c4 0"]));
    for language in Language::ALL {
        driver.execute(Command::Set(Settings { language: Some(language), ..driver.app().settings() }));
        let bar = driver.table().board_rect().unwrap().bottom();
        for key in ["E", "U", "D", "C", "G", "X"] {
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
        driver.execute(TableCommand::TogglePlan.into());
        assert!(driver.table().is_plan());
        let board = driver.table().board_rect().unwrap();
        let names = driver.table().names_on_board();
        assert!(names.len() > 20);
        // The frame lies outside of the board; a name's rectangle is a little higher than its letters.
        let cut: Vec<_> = names.iter().filter(|(_, rect)| !board.expand(1.0).contains_rect(*rect)).collect();
        assert!(cut.is_empty(), "at {scale}: {cut:?} of {board:?}");
    }
}
