//! What the table tells is true and told in time: what an edge of a hex means, how many can go, what is lost for good, who
//! held a temple meanwhile, that a scoring round has begun.
#![expect(clippy::unwrap_used, reason = "tests fail by panicking")]

use crate::driver::{self, Driver, by_hand, scratch};
use egui_kittest::kittest::{AccessKitNode, Queryable, by};
use tikal::app::Services;
use tikal::app::command::{Command, LearnCommand, TableCommand};
use tikal::app::kit::settings::Settings;
use tikal::app::kit::theme::Theme;
use tikal::app::route::Screen;
use tikal::app::tikal::art::SeatShape;
use tikal::app::tikal::lessons::LessonId;
use tikal::app::tikal::table::{Exchanged, Selection, Tab, Table};
use tikal::game::{Actor, DealerDef, Game, Player, Seat};
use tikal::games::{GameId, VariantId};
use tikal::hex::{Cell, CellSet};
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
        let cells = |wanted: &dyn Fn(&Action) -> Option<Cell>| -> CellSet {
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
fn a_click_that_turns_the_tile_so_that_it_fits_says_that_another_one_places_it() {
    let mut driver = Driver::open(SIZE, &by_hand(&["draw A2", "place c4 0", "end", "draw A1"]));
    let (steps, turned) = (driver.table().steps(), driver.table().turned());
    let fits_now = |action: &Action, at: Cell| matches!(*action, Action::Place { cell, rotation } if cell == at && rotation == turned);
    let otherwise = driver.table().legal().iter().find_map(|action| match *action {
        Action::Place { cell, .. } if !driver.table().legal().iter().any(|other| fits_now(other, cell)) => Some(cell),
        _ => None,
    });
    let name = driver.table().rules().layout().name(otherwise.unwrap()).to_string();
    driver.cell(&name);
    assert_eq!(driver.table().steps(), steps);
    // What it says stays when the pointer has left, so it names the hex, which is marked.
    driver.harness.remove_cursor();
    driver.run();
    let said = format!("The tile is turned so that it fits on {name}: click there once more to place it");
    assert!(driver.shows(&said));
    let notice = driver.table().notice().unwrap();
    assert_eq!(notice.cells(driver.rules().layout()), CellSet::of(otherwise.unwrap()));
    driver.cell(&name);
    assert_eq!(driver.table().steps(), steps + 1);
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
    driver.starting("Hex a4,").hover();
    driver.run();
    assert!(driver.shows("The points suffice for 1 piece of 2"), "a4 takes two points for each");
    driver.harness.remove_cursor();
    // Whoever sends both there is told that one stayed; for what was chosen and went whole nothing is told.
    driver.cell("a4");
    assert!(driver.shows("1 of 2 went: the points suffice for no more"));
    driver.execute(TableCommand::Undo.into());
    driver.choose(Piece::Explorer, "a5");
    driver.cell("a4");
    assert!(driver.table().notice().is_none());
    driver.execute(TableCommand::Undo.into());
    driver.harness.remove_cursor();
    driver.play("enter explorer a5");
    driver.play("enter explorer a5");
    driver.choose(Piece::Explorer, "a5");
    driver.execute(TableCommand::Party(2).into());
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
            driver.execute(Command::Set(Settings { language: Some(language), ..driver.app().settings() }));
            let cell = driver.rules().base_camp();
            driver.execute(TableCommand::Select(Some(Selection { cell, piece: Some(Piece::Explorer) })).into());
            driver.execute(TableCommand::Party(2).into());
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
fn the_recap_tells_whose_a_temple_was_in_words_that_are_true_of_whoever_did_nothing() {
    let begun = ["draw A2", "place c4 0", "enter explorer a5", "move explorer a5 a4", "end", "draw A1", "place c3 0"];
    // Ben comes to the temple of Ana, and neither has more.
    let even = ["enter explorer a5", "move explorer a5 a4", "end", "draw A3"];
    // He takes it with his leader, and walks away in his next turn.
    let left = ["enter leader a5", "move leader a5 a4", "end", "draw A3"];
    let [named_lost, lost] = ["Ana no longer controls", "You no longer control"]
        .map(|start| format!("{start} the temple on a4 (2), nor does anybody else"));
    let [named_from, from] =
        ["Ana now controls", "You now control"].map(|start| format!("{start} the temple on a4 (2); Ben did before"));
    for (actions, leaves, lines) in [(even, false, [named_lost, lost]), (left, true, [named_from, from])] {
        let mut driver = telling(&by_hand(&[&begun[..], &actions[..]].concat()));
        if leaves {
            for played in [&["end", "draw A4"][..], &["move leader a4 a5", "end", "draw A5"][..]] {
                place_anywhere(&mut driver);
                for action in played {
                    let action = State::parse(driver.rules(), action).unwrap();
                    driver.execute(TableCommand::Play(action).into());
                }
            }
        }
        assert!(driver.shows(&lines[0]), "{}", lines[0]);
        // The only person here is addressed.
        let mut record = driver.table().record();
        record.seats[1].player = Player::Computer("adept".to_owned());
        let driver = telling(&record.write().unwrap());
        assert!(driver.shows(&lines[1]) && !driver.shows(&lines[0]), "{}", lines[1]);
    }
}

#[test]
fn a_line_of_the_recap_marks_the_temple_that_it_names() {
    // A temple that was taken, and one that was guarded.
    let entered = ["draw A2", "place c4 0", "enter leader a5", "move leader a5 a4"];
    for (more, line) in [
        (&[][..], "Ana controls the temple on a4 (2)"),
        (&["guard a4 leader"][..], "Ana guards the temple on a4 (2): it stays theirs for good"),
    ] {
        let mut driver = telling(&by_hand(&[&entered[..], more, &["end", "draw A1"]].concat()));
        driver.harness.remove_cursor();
        driver.run();
        let marks = |driver: &Driver| driver.table().names_on_board().iter().any(|(name, _)| name == "a4");
        assert!(driver.table().recap().is_some() && !marks(&driver));
        let is_line = |node: &AccessKitNode| node.value().as_deref() == Some(line);
        let lines: Vec<_> = driver.harness.query_all(by().role(egui::Role::Label).predicate(is_line)).collect();
        assert_eq!(lines.len(), 1, "{line}");
        lines[0].hover();
        driver.run();
        assert!(marks(&driver), "{line}");
        driver.harness.remove_cursor();
        driver.run();
        assert!(!marks(&driver), "{line}");
    }
}

#[test]
fn a_scoring_round_is_announced_beside_the_board_and_so_is_what_it_brought() {
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
    let told =
        format!("Scoring round: {first} drew a volcano. Everybody in turn plays 10 points and scores, {first} first");
    assert!(driver.shows(&told), "{told}");
    // It stays while nobody plays on, whatever is clicked beside it.
    driver.harness.run_steps(60);
    let pos = Table::card_rect(&driver.harness.ctx, Seat::ALL[0]).unwrap().center();
    for pressed in [true, false] {
        let (button, modifiers) = (egui::PointerButton::Primary, egui::Modifiers::NONE);
        driver.harness.event(egui::Event::PointerButton { pos, button, pressed, modifiers });
    }
    driver.run();
    assert!(driver.shows(&told));
    // The log says it too.
    driver.execute(TableCommand::ShowTab(Tab::Log).into());
    assert!(driver.shows("A scoring round begins"));
    // Escape closes it and nothing else; so would its button, and the next action.
    assert!(driver.has("Close what is announced"));
    driver.press(egui::Modifiers::NONE, egui::Key::Escape);
    assert!(!driver.shows("Everybody in turn plays") && driver.app().screen() == Screen::Table);
    for &action in &actions[begin..end] {
        play(&mut driver, action);
    }
    let round = driver.table().history().rounds().last().unwrap().scores.clone();
    let scored = round.iter().map(|score| format!("{}: +{}", driver.table().name(score.seat), score.points));
    let over = format!("The scoring round is over: {}", scored.collect::<Vec<_>>().join(" · "));
    assert!(driver.shows(&over), "{over}");
    driver.harness.run_steps(60);
    assert!(driver.shows(&over), "it stays until somebody plays on");
    // Whoever acts next is told it in the recap as well.
    assert_eq!(driver.table().recap().unwrap().scored.len(), round.len());
    play(&mut driver, actions[end]);
    assert!(!driver.shows("The scoring round is over"));
}

#[test]
fn what_a_person_scored_is_said_until_anybody_plays_on() {
    let mut record = TikalRecord::read(BASE).unwrap();
    let game = replay_record::<State>(&record.write().unwrap(), &Library::built_in()).unwrap();
    let plies: Vec<_> = game.session.plies().map(|(action, before, _)| (action, *before)).collect();
    // Where the first of them has scored, and another one acts.
    let ends = |(action, before): &(Action, State)| before.scoring().is_some() && *action == Action::End;
    let scored = plies.iter().position(ends).unwrap();
    let person = plies[scored].1.seat();
    record.hash = None;
    for (seat, player) in Seat::ALL.into_iter().zip(record.seats.iter_mut().map(|seat| &mut seat.player)) {
        *player = if seat == person { Player::Human } else { Player::Computer("random".to_owned()) };
    }
    for (actions, is_said) in [(scored + 1, true), (scored + 2, false)] {
        let mut cut = TikalRecord::read(&record.write().unwrap()).unwrap();
        cut.actions.truncate(actions);
        let driver = telling(&cut.write().unwrap());
        assert!(driver.table().stands_still() && driver.state().scoring().is_some());
        assert_eq!(driver.shows("You score"), is_said, "after {actions} actions");
    }
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

/// Everything that is written in a column beside the board, or over it.
fn written(driver: &Driver) -> Vec<String> {
    driver.written().into_iter().map(|(text, _)| text.galley.text().to_owned()).collect()
}

#[test]
fn what_tells_players_apart_in_an_auction_is_never_cut() {
    for (wide, high, scale) in [(1280.0, 800.0, 1.5), (1024.0, 700.0, 2.0), (900.0, 620.0, 1.0)] {
        for language in Language::ALL {
            let mut driver = Driver::new([wide / scale, high / scale]);
            driver.new_game(3, true);
            driver.execute(TableCommand::Play(Action::Pass).into());
            driver.execute(Command::Set(Settings { language: Some(language), ..driver.app().settings() }));
            driver.execute(TableCommand::ShowTab(Tab::Table).into());
            let name = driver.table().name(Seat::ALL[0]).to_owned();
            let lines = written(&driver);
            assert!(
                lines.iter().all(|line| !line.contains('…') || !line.contains(&name[..2])),
                "{language:?} at {scale}: {lines:?}"
            );
            let cut = driver.written().into_iter().filter(|(text, _)| text.galley.text().contains(&name));
            for (text, _) in cut {
                assert!(!text.galley.elided, "{language:?} at {scale}: {}", text.galley.text());
            }
        }
    }
}

#[test]
fn a_turn_that_nobody_bid_for_is_told_as_free_in_the_log_and_in_the_recap() {
    let mut driver = telling_auction();
    let first = driver.state().seat();
    let name = driver.table().name(first).to_owned();
    while matches!(driver.state().phase(), tikal::tikal::Phase::Bid(_)) {
        driver.execute(TableCommand::Play(Action::Pass).into());
    }
    let tile = driver.table().legal()[0];
    driver.execute(TableCommand::Play(tile).into());
    driver.execute(TableCommand::ShowTab(Tab::Log).into());
    assert!(driver.shows(&format!("No more bids: {name} takes")), "the sentence of the line");
    let lines = written(&driver);
    assert!(lines.iter().any(|line| line.starts_with("takes") && line.contains("for free")), "{lines:?}");
    while driver.state().seat() == first {
        let action = driver.next_action();
        driver.execute(TableCommand::Play(action).into());
    }
    assert_eq!(driver.table().recap().unwrap().paid, [(first, 0)]);
    driver.execute(TableCommand::ShowTab(Tab::Table).into());
    assert!(driver.shows(&format!("No more bids: {name} played a turn for free")));
}

#[test]
fn a_turn_that_was_paid_for_says_the_price_in_the_log() {
    let mut driver = telling_auction();
    driver.execute(TableCommand::Play(Action::Bid(3)).into());
    driver.execute(TableCommand::Play(Action::Pass).into());
    let tile = driver.table().legal()[0];
    driver.execute(TableCommand::Play(tile).into());
    driver.execute(TableCommand::ShowTab(Tab::Log).into());
    assert!(driver.shows("for 3 points"));
}

/// A new auctioned game of people, told whole.
fn telling_auction() -> Driver {
    let mut driver = Driver::with(SIZE, Services { quiet: false, ..Services::for_tests() });
    driver.new_game(12, true);
    driver
}

#[test]
fn the_last_one_asked_in_an_auction_is_told_that_the_least_is_enough() {
    let mut driver = telling_auction();
    assert!(!driver.shows("all others have passed"));
    driver.execute(TableCommand::Play(Action::Pass).into());
    assert!(driver.shows("all others have passed, so 1 is enough"));
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
        let action = driver.next_action();
        driver.execute(TableCommand::Play(action).into());
    }
    assert!(is_hidden(&driver));
    let board = driver.table().board_rect().unwrap();
    let node = driver.harness.get_by_label_contains("earlier steps");
    let rect = node.rect();
    assert!(rect.height() <= 24.5 && board.contains_rect(rect), "{rect}");
}

#[test]
fn what_computers_played_is_told_when_it_goes_with_what_is_taken_back() {
    let mut driver = Driver::with(SIZE, Services { quiet: false, ..Services::for_tests() });
    // Where one tries out, everything can be taken back, over the turns of computers too.
    driver.execute(Command::TryOut(VariantId::new(GameId::Tikal, "classic")));
    let person = driver.state().seat();
    let place = driver.table().legal()[0];
    driver.execute(TableCommand::Play(place).into());
    driver.execute(TableCommand::Play(Action::End).into());
    let lines = driver.table().history().lines();
    let others = lines.iter().filter(|line| line.seat != person).count();
    assert!(others > 2, "a computer has played: {others}");
    let steps = driver.table().steps();
    driver.execute(TableCommand::Undo.into());
    assert!(driver.table().steps() < steps);
    assert!(driver.shows("Taken back too: what"), "{:?}", driver.table().notice());
}

#[test]
fn the_button_that_takes_back_says_when_chance_closed_the_turn() {
    let mut driver = Driver::new(SIZE);
    driver.new_game(5, false);
    driver.play_until_dug();
    assert!(!driver.table().can_undo());
    driver.press(egui::Modifiers::COMMAND, egui::Key::Z);
    assert!(driver.shows("Cannot be taken back: a tile or treasure came to light since"));
}

#[test]
fn one_escape_closes_one_thing_and_the_tab_stays() {
    let mut driver = telling(&of_three(&["draw A2", "place c4 0", "enter leader a5", "end", "draw A1"]));
    assert!(driver.table().recap().is_some());
    let tabs = [Tab::Table, Tab::Log];
    driver.execute(TableCommand::ShowTab(Tab::Log).into());
    assert_eq!(driver.table().tab(&tabs), Tab::Log);
    driver.harness.run_steps(40);
    driver.press(egui::Modifiers::NONE, egui::Key::Escape);
    assert!(!driver.table().opens_recap(), "the recap is folded");
    assert_eq!(driver.table().tab(&tabs), Tab::Log, "and the log stays in front");
}

// ---- What things are for -----------------------------------------------------------------------------

#[test]
fn treasures_and_amulets_say_what_they_bring_and_what_for() {
    let mut driver = Driver::new(SIZE);
    let mut hint = |lesson: LessonId, ending: &str| {
        driver.execute(LearnCommand::Restart(lesson).into());
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
    driver.execute(LearnCommand::Restart(LessonId::Auction).into());
    assert!(driver.shows("Amulet face up: the turn of this round is still to come, so its owner bids"));
}

#[test]
fn a_volcano_that_started_a_scoring_is_shown_until_it_is_placed() {
    let mut driver = Driver::new(SIZE);
    driver.execute(LearnCommand::Restart(LessonId::Volcano).into());
    assert!(driver.state().hand().is_none() && driver.state().scoring().is_some());
    assert!(driver.shows("Tile in hand: ") && driver.shows("Placed once everybody has scored"));
    assert!(!driver.has("Turn the tile clockwise"), "it cannot be turned yet, and looks the same in every rotation");
}

/// A game of four in which much is exchanged.
const EXCHANGED: &str = include_str!("records/format-1/classic-4-auction.tikal");

#[test]
fn the_recap_names_both_treasures_of_an_exchange_that_somebody_made_with_one() {
    let mut record = TikalRecord::read(EXCHANGED).unwrap();
    record.seats.iter_mut().for_each(|seat| seat.player = Player::Human);
    record.dealer = DealerDef::Manual;
    let game = replay_record::<State>(&record.write().unwrap(), &Library::built_in()).unwrap();
    let plies: Vec<(Action, State)> = game.session.plies().map(|(action, before, _)| (action, *before)).collect();
    let mut told = 0;
    for (index, &(action, before)) in plies.iter().enumerate() {
        let Action::Exchange { give, with, take } = action else { continue };
        // When the other one decides next.
        let asked = plies[index..].iter().position(|(_, state)| state.actor() == Actor::Seat(with)).unwrap() + index;
        let mut cut = TikalRecord::read(&record.write().unwrap()).unwrap();
        cut.actions.truncate(asked);
        let mut driver = telling(&cut.write().unwrap());
        let recap = driver.table().recap().unwrap();
        let expected = Exchanged { by: before.seat(), lost: take, got: give };
        assert!(recap.exchanged.contains(&expected), "{index}: {:?}", recap.exchanged);
        driver.execute(TableCommand::ShowTab(Tab::Table).into());
        driver.execute(TableCommand::OpenRecap.into());
        let name = |seat: Seat| driver.table().name(seat).to_owned();
        let kinds = &driver.rules().def().treasures.kinds;
        let kind = |kind: tikal::tikal::Treasure| kinds[kind.index()].name.get("en").to_owned();
        let said = format!("{} has taken {} from {}", name(before.seat()), kind(take), name(with));
        assert!(driver.shows(&said) && driver.shows(&format!("and given {} for it", kind(give))), "{said}");
        told += 1;
        if told == 3 {
            return;
        }
    }
    panic!("{told} exchanges were told");
}

#[test]
fn what_a_scoring_would_bring_is_not_shown_beside_a_score_that_has_it_already() {
    let mut driver = Driver::open(SIZE, BASE);
    let last = driver.table().steps();
    let mut seen = [0; 3];
    for step in 340..last {
        driver.execute(TableCommand::LookBack(Some(step)).into());
        let state = *driver.table().shown();
        let events = driver.table().history().events(step - 1);
        let ends = events.iter().any(|event| matches!(event, tikal::tikal::Event::Scored { .. }));
        let all = if ends { state.seats().to_vec() } else { Vec::new() };
        let in_round =
            |scoring: &tikal::tikal::Scoring| scoring.order.as_slice()[..usize::from(scoring.index)].to_vec();
        let scored: Vec<Seat> = state.scoring().map_or(all, in_round);
        seen[0] += usize::from(state.scoring().is_none() && scored.is_empty());
        seen[1] += usize::from(state.scoring().is_some() && !scored.is_empty());
        seen[2] += usize::from(state.scoring().is_none() && !scored.is_empty());
        for &seat in state.seats() {
            let card = Table::card_rect(&driver.harness.ctx, seat).unwrap();
            let is_worth = |text: &str| text.strip_prefix('+').is_some_and(|rest| rest.parse::<u32>().is_ok());
            let written = driver.written();
            let on_card = written.iter().filter(|(text, _)| card.contains_rect(text.visual_bounding_rect()));
            let shown = on_card.filter(|(text, _)| is_worth(text.galley.text())).count();
            let expected = usize::from(!scored.contains(&seat));
            assert_eq!(shown, expected, "{seat:?} after {step}, {scored:?} have scored");
        }
    }
    assert!(seen.iter().all(|&count| count > 0), "before, within and right after a round: {seen:?}");
}

#[test]
fn the_menu_bar_and_the_forecast_name_the_tiles_that_they_speak_of() {
    let mut driver = Driver::open(SIZE, &of_three(&["draw A2", "place c4 0", "end", "draw A1"]));
    let mut agreed = false;
    for _ in 0..4 {
        place_anywhere(&mut driver);
        driver.execute(TableCommand::Play(Action::End).into());
        // The bar speaks of the rest of the group alone; where the tiles to come reach beyond it, that is said.
        let left = driver.rules().groups()[0].tiles.and(driver.state().deck()).len();
        let tiles = if left == 1 { "1 tile left".to_owned() } else { format!("{left} tiles left") };
        assert!(driver.shows(&format!("Group A, {tiles}: no volcano")), "{left}");
        let beyond = driver.shows("A volcano in the next 3 tiles, some of them of group B:");
        assert_eq!(beyond, left < 3, "{left} tiles are left in the group");
        agreed |= beyond;
        if left == 1 {
            break;
        }
        let next = driver.table().legal()[0];
        driver.execute(TableCommand::Play(next).into());
    }
    assert!(agreed);
}

#[test]
fn a_scoring_round_long_over_is_not_told_again_after_a_hint() {
    let mut record = TikalRecord::read(BASE).unwrap();
    record.seats.iter_mut().for_each(|seat| seat.player = Player::Human);
    record.actions.truncate(342);
    let mut driver = telling(&record.write().unwrap());
    assert!(!driver.table().history().rounds().is_empty() && !driver.shows("The scoring round is over"));
    driver.execute(TableCommand::Hint.into());
    driver.run();
    assert!(driver.table().in_sight().advice().is_some());
    driver.execute(TableCommand::DropPlan.into());
    driver.run();
    assert!(!driver.shows("The scoring round is over"));
}
