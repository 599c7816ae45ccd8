//! Moving things on the table and their times, no frames while nothing moves, and sounds.
#![cfg(feature = "window")]
#![expect(clippy::expect_used, reason = "a test that cannot go on fails")]

#[expect(dead_code, reason = "these tests need a part of the driver only")]
mod driver;

use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use driver::{Driver, by_hand};
use egui_kittest::kittest::{Queryable, by};
use tikal::app::command::Command;
use tikal::app::kit::settings::{Heard, Pace, Settings};
use tikal::app::kit::sound::CAN_PLAY;
use tikal::app::tikal::command::{Ask, TableAsk, TableCommand};
use tikal::app::tikal::table::Selection;
use tikal::app::tikal::table::motion::Mover;
use tikal::app::{Given, Services};
use tikal::game::{Player, Seat};
use tikal::insight::tikal::ScoreItem;
use tikal::sounds::Effect;
use tikal::tikal::{Action, Event, Phase, Piece};

const SIZE: [f32; 2] = [1024.0, 700.0];
const CAMP: [&str; 3] = ["draw A2", "place c4 0", "enter leader a5"];

fn services(motion: Pace) -> Services {
    let given = Given { motion: Some(motion), ..Services::for_tests().given };
    Services { given, ..Services::for_tests() }
}

fn open(motion: Pace, record: &str) -> Driver {
    Driver::open_with(SIZE, record, services(motion))
}

/// Executes a command and lays out the first frame that shows its effect.
fn begin(driver: &mut Driver, command: impl Into<Command>) {
    driver.send(command);
    driver.harness.step();
}

fn play(driver: &mut Driver, text: &str) {
    let action = Action::parse(driver.rules(), text).expect("an action in notation");
    begin(driver, TableAsk::Own(Ask::Play(action)));
}

/// Lays out frames until nothing moves; returns how many.
fn settle(driver: &mut Driver) -> usize {
    let mut frames = 0;
    while driver.is_moving() {
        driver.harness.step();
        frames += 1;
        assert!(frames < 60, "it never comes to rest");
    }
    driver.run();
    frames
}

fn is_idle(driver: &Driver, place: &str) {
    assert!(driver.next_frame() > Duration::from_mins(1), "{place}: {:?}", driver.next_frame());
}

// ---- Rest ------------------------------------------------------------------------------------------

#[test]
fn nothing_is_drawn_while_nothing_happens_on_any_screen() {
    for motion in [Pace::Off, Pace::Normal] {
        let mut driver = open(motion, &by_hand(&CAMP));
        for screen in driver::screens() {
            driver.execute(Command::Show(screen));
            driver.run();
            assert_eq!(driver.app().screen(), screen);
            is_idle(&driver, &format!("{screen:?}"));
        }
    }
}

#[test]
fn nothing_is_drawn_while_nothing_happens_in_any_phase() {
    let mut seen = Vec::new();
    for auction in [false, true] {
        let mut driver = Driver::new(SIZE);
        driver.new_game(3, auction);
        for _ in 0..60 {
            driver.run();
            let phase = driver.state().phase();
            is_idle(&driver, &format!("{phase:?}"));
            seen.push(std::mem::discriminant(&phase));
            driver.play_action(driver.next_action());
        }
    }
    for (actions, place) in [
        (vec![], "chance draws"),
        (
            vec!["draw A2", "place c4 0", "enter leader a5", "move leader a5 b4", "move leader b4 c4", "dig c4"],
            "it reveals",
        ),
    ] {
        let mut driver = open(Pace::Normal, &by_hand(&actions));
        driver.run();
        is_idle(&driver, place);
        seen.push(std::mem::discriminant(&driver.state().phase()));
    }
    let over = include_str!("playthroughs/duel-2-draw.tikal");
    let mut driver = open(Pace::Normal, over);
    driver.run();
    is_idle(&driver, "the game is over");
    seen.push(std::mem::discriminant(&driver.state().phase()));
    let mut kinds: Vec<_> = Vec::new();
    for phase in seen {
        if !kinds.contains(&phase) {
            kinds.push(phase);
        }
    }
    assert_eq!(kinds.len(), 7, "a phase was never seen");
}

// ---- Motion ----------------------------------------------------------------------------------------

#[test]
fn a_piece_that_walks_moves_for_a_moment_and_then_rests() {
    let mut driver = open(Pace::Normal, &by_hand(&CAMP));
    let (from, to) = (driver.hex("a5"), driver.hex("c4"));
    driver.select(Some(Selection { cell: from, piece: Some(Piece::Leader) }));
    is_idle(&driver, "before");
    begin(&mut driver, TableAsk::Own(Ask::Walk { to, all: false }));
    let motion = driver.motion();
    assert!(motion.is_moving() && motion.absent(to, Seat::default(), Piece::Leader) == 1);
    assert!(motion.movers().any(|(mover, _)| matches!(mover, Mover::Walk { way, .. } if way.len() == 3)));
    assert!(driver.shows("Hex c4, ruin, 4 treasures, leader of Ana"), "what is said is true at once");
    assert_eq!(driver.next_frame(), Duration::ZERO, "it goes on without anybody's doing");
    assert!((1..4).contains(&settle(&mut driver)));
    is_idle(&driver, "after");
}

#[test]
fn without_motion_everything_is_there_at_once_and_nothing_is_drawn_twice() {
    let mut driver = open(Pace::Off, &by_hand(&CAMP));
    play(&mut driver, "move leader a5 b4");
    assert!(!driver.is_moving());
    is_idle(&driver, "after one frame");
}

#[test]
fn the_window_is_there_before_the_system_has_answered_and_takes_the_answer_over() {
    static IS_ASKED: AtomicBool = AtomicBool::new(true);
    fn slow() -> bool {
        for _ in 0..2000 {
            if !IS_ASKED.load(Ordering::Relaxed) {
                break;
            }
            std::thread::sleep(Duration::from_millis(10));
        }
        true
    }
    let given = Given { motion: None, ..Services::for_tests().given };
    let services = Services { given, less_motion: Some(slow), ..Services::for_tests() };
    let mut driver = Driver::open_with(SIZE, &by_hand(&CAMP), services);
    play(&mut driver, "move leader a5 b4");
    assert!(driver.is_moving(), "there is no answer yet");
    settle(&mut driver);
    is_idle(&driver, "the answer is not looked for in every frame");
    IS_ASKED.store(false, Ordering::Relaxed);
    // The worker wakes the window when the answer is there.
    for _ in 0..1000 {
        if driver.harness.ctx.has_requested_repaint() {
            break;
        }
        std::thread::sleep(Duration::from_millis(10));
    }
    driver.run();
    play(&mut driver, "move leader b4 c4");
    assert!(!driver.is_moving());
}

#[test]
fn every_kind_of_action_moves() {
    let mut driver = open(Pace::Normal, &by_hand(&[]));
    let mut seen = Vec::new();
    for text in [
        "draw A2",
        "place c4 0",
        "enter leader a5",
        "move leader a5 b4",
        "move leader b4 c4",
        "dig c4",
        "reveal 3",
        "end",
    ] {
        play(&mut driver, text);
        seen.push((text, driver.motion().movers().map(|(mover, _)| mover.clone()).next()));
        settle(&mut driver);
        is_idle(&driver, text);
    }
    for (text, mover) in seen {
        let fits = match text.split(' ').next() {
            Some("place") => matches!(mover, Some(Mover::Tile { .. })),
            Some("enter") => matches!(mover, Some(Mover::Enter { .. })),
            Some("move") => matches!(mover, Some(Mover::Walk { .. })),
            Some("reveal") => matches!(mover, Some(Mover::Token { ruin: Some(_), .. })),
            _ => mover.is_none(),
        };
        assert!(fits, "{text}: {mover:?}");
    }
}

#[test]
fn a_click_or_a_key_ends_what_moves_and_does_what_it_does() {
    let mut driver = open(Pace::Slow, &by_hand(&CAMP));
    play(&mut driver, "move leader a5 b4");
    assert!(driver.is_moving());
    driver.harness.key_press(egui::Key::Space);
    driver.harness.step();
    assert!(!driver.is_moving());
    play(&mut driver, "move leader b4 c4");
    assert!(driver.is_moving());
    driver.harness.get_by_label("Undo").click();
    driver.harness.step();
    driver.harness.step();
    assert!(!driver.is_moving());
    driver.run();
    assert_eq!(driver.steps(), 4, "the click took the walk back");
    is_idle(&driver, "taken back: nothing glides");
}

#[test]
fn what_is_looked_at_step_by_step_moves_and_jumps_do_not() {
    let record = include_str!("playthroughs/classic-4-draw.tikal");
    let mut driver = open(Pace::Normal, record);
    let lines = driver.log_lines();
    let entered = lines.iter().position(|line| line.text.starts_with("enter")).expect("somebody enters");
    begin(&mut driver, TableCommand::LookBack(Some(entered)));
    assert!(!driver.is_moving(), "far back");
    begin(&mut driver, TableCommand::LookBack(Some(entered + 1)));
    assert!(driver.is_moving());
    settle(&mut driver);
    begin(&mut driver, TableCommand::LookBack(None));
    assert!(!driver.is_moving(), "far ahead");
}

#[test]
fn computers_wait_for_what_moves_unless_they_hurry() {
    let given = Given { motion: Some(Pace::Normal), pause: Some(0.05), ..Services::for_tests().given };
    let mut driver = Driver::with(SIZE, Services { given, ..Services::for_tests() });
    driver.harness.get_by_label("New game").click();
    driver.run();
    driver.choose_in("Player of seat 2", "Computer, random");
    driver.click("Tuki begins");
    driver.harness.get_by_label("Start").click();
    driver.harness.run_steps(2);
    let mut played = 0;
    for _ in 0..8 {
        let (steps, ends_at) = (driver.steps(), driver.motion().ends_at());
        driver.harness.step();
        if driver.steps() > steps {
            played += 1;
            let now = driver.harness.ctx.input(|input| input.time);
            assert!(now >= ends_at, "a computer played into a motion");
        }
    }
    assert!(played > 1);
    if driver.computer_to_move().is_some() {
        begin(&mut driver, TableCommand::Hurry);
        assert!(!driver.is_moving() && driver.computer_to_move().is_none());
    }
}

#[test]
fn a_computer_whose_moves_are_shown_plays_and_does_not_think() {
    let given = Given { motion: Some(Pace::Slow), pause: Some(0.05), ..Services::for_tests().given };
    let mut driver = Driver::with(SIZE, Services { given, ..Services::for_tests() });
    driver.harness.get_by_label("New game").click();
    driver.run();
    driver.type_into("Seed", "5");
    driver.choose_in("Player of seat 2", "Computer, random");
    driver.click("Tuki begins");
    driver.harness.get_by_label("Start").click();
    let mut seen = (false, false);
    for _ in 0..400 {
        driver.harness.step();
        let acts = driver.has_game() && driver.computer_to_move().is_some() && driver.state().phase() == Phase::Act;
        if !acts || !driver.turn().steps.iter().any(|step| !step.is_chance) {
            continue;
        }
        let (is_moving, is_spent) = (driver.is_moving(), driver.legal() == [Action::End]);
        if is_moving || is_spent {
            assert!(driver.shows("is playing") && !driver.shows("is thinking"), "{is_moving} {is_spent}");
            seen = (seen.0 || is_moving, seen.1 || is_spent);
        }
        if seen == (true, true) {
            return;
        }
    }
    panic!("nothing of it was seen: {seen:?}");
}

// ---- Scoring ---------------------------------------------------------------------------------------

/// Looks back to just before an action that scores several temples; returns the index of that action.
fn before_a_score(driver: &mut Driver) -> usize {
    let temples = |step: usize| {
        let events = driver.events(step).into_iter();
        events.filter(|event| matches!(event, Event::TempleScored { .. })).count()
    };
    let step = (0..driver.steps()).max_by_key(|&step| temples(step)).expect("something was played");
    assert!(temples(step) > 1, "somebody scores more than one temple");
    driver.look_back(Some(step));
    step
}

#[test]
fn the_board_walks_through_a_score_item_by_item() {
    let mut driver = open(Pace::Normal, include_str!("playthroughs/classic-4-draw.tikal"));
    let step = before_a_score(&mut driver);
    let before = driver.shown();
    begin(&mut driver, TableCommand::LookBack(Some(step + 1)));
    let after = driver.shown();
    let seat = before.seat();
    assert!(after.score(seat) > before.score(seat));
    let (mut temples, mut scores) = (Vec::new(), Vec::new());
    while driver.is_moving() {
        let motion = driver.motion();
        if let Some((Mover::Temple { temple, .. }, _)) = motion.item() {
            temples.push(*temple);
        }
        scores.extend(motion.score(seat));
        driver.harness.step();
    }
    temples.dedup();
    assert!(temples.len() > 1, "{temples:?}");
    assert!(scores.is_sorted() && scores[0] == before.score(seat) && scores.len() > 3, "{scores:?}");
    assert_eq!(driver.motion().score(seat), None);
    driver.run();
    is_idle(&driver, "after the score");
}

#[test]
fn a_click_ends_the_walk_through_a_score() {
    let mut driver = open(Pace::Normal, include_str!("playthroughs/classic-4-draw.tikal"));
    let step = before_a_score(&mut driver);
    begin(&mut driver, TableCommand::LookBack(Some(step + 1)));
    assert!(driver.motion().item().is_some());
    driver.harness.key_press(egui::Key::Escape);
    driver.harness.step();
    assert!(driver.motion().item().is_none());
}

#[test]
fn the_final_table_waits_until_the_last_score_was_walked_through() {
    let mut record = open(Pace::Off, include_str!("playthroughs/classic-4-auction.tikal")).record();
    let last = record.actions.pop().expect("a game has actions");
    for seat in &mut record.seats {
        seat.player = Player::Human;
    }
    let mut driver = open(Pace::Normal, &record.write().expect("a record can be written"));
    play(&mut driver, &last);
    assert_eq!(driver.state().phase(), Phase::Over);
    assert!(driver.motion().item().is_some());
    assert!(!driver.shows("Final score"));
    settle(&mut driver);
    assert!(driver.shows("Final score"));
}

#[test]
fn a_temple_of_the_score_that_is_looked_at_shows_on_the_board() {
    let record = open(Pace::Off, include_str!("playthroughs/duel-2-draw.tikal")).record();
    let mut driver = open(Pace::Off, &record.write().expect("a record can be written"));
    driver.show_end(false);
    let rounds = driver.rounds();
    let items = rounds.last().expect("a game is scored").scores.iter().flat_map(|score| &score.items);
    let temple = items.copied().find_map(|item| match item {
        ScoreItem::Temple { cell, .. } => Some(cell),
        ScoreItem::Treasures { .. } => None,
    });
    let temple = temple.expect("a temple scored");
    let cell = driver.hex_name(temple);
    let centre = driver.starting(&format!("Hex {cell},")).rect().center();
    let before = marks_around(&driver, centre);
    let name = format!("Temple {}:", driver.hex_name(temple));
    let found = |node: &egui_kittest::kittest::AccessKitNode| {
        [node.label(), node.value()].into_iter().flatten().any(|text| text.starts_with(&name))
    };
    driver.harness.query_all(by().predicate(found)).next().expect("the item is in the panel").hover();
    driver.run();
    assert!(marks_around(&driver, centre) > before);
    is_idle(&driver, "while it is looked at");
    driver.harness.remove_cursor();
    driver.run();
    assert_eq!(marks_around(&driver, centre), before);
}

/// The number of meshes with their centre at a point.
fn marks_around(driver: &Driver, point: egui::Pos2) -> usize {
    let shapes = driver.harness.output().shapes.iter();
    let meshes = shapes.filter_map(|clipped| match &clipped.shape {
        egui::Shape::Mesh(mesh) => Some(mesh.calc_bounds().center()),
        _ => None,
    });
    meshes.filter(|centre| centre.distance(point) < 1.0).count()
}

// ---- Sounds ----------------------------------------------------------------------------------------

#[test]
fn everything_that_happens_has_its_sound() {
    for motion in [Pace::Off, Pace::Normal] {
        let mut driver = open(motion, &by_hand(&[]));
        for (text, effect) in [
            ("draw A2", None),
            ("place c4 0", Some(Effect::Thud)),
            ("enter leader a5", Some(Effect::Step)),
            ("move leader a5 b4", Some(Effect::Step)),
            ("move leader b4 c4", Some(Effect::Step)),
            ("dig c4", Some(Effect::Stone)),
            ("reveal 3", Some(Effect::Chime)),
            ("dig a5", Some(Effect::Refused)),
            ("end", Some(Effect::Refused)),
            ("draw A3", Some(Effect::YourTurn)),
        ] {
            play(&mut driver, text);
            assert_eq!(driver.app().heard(), effect, "{text}");
            settle(&mut driver);
        }
    }
}

#[test]
fn the_next_person_is_called_and_a_volcano_rumbles() {
    let mut driver = open(Pace::Off, include_str!("playthroughs/classic-4-draw.tikal"));
    let erupts = |event: &Event| matches!(event, Event::ScoringBegan { volcano: Some(_) });
    let step = (0..driver.steps()).find(|&step| driver.events(step).iter().any(erupts));
    let step = step.expect("a volcano comes up");
    driver.look_back(Some(step));
    begin(&mut driver, TableCommand::LookBack(Some(step + 1)));
    assert_eq!(driver.app().heard(), Some(Effect::Rumble));

    let mut driver = Driver::new(SIZE);
    driver.new_game(7, false);
    driver.play_on(|state| state.phase() == Phase::Act);
    assert_ne!(driver.app().heard(), Some(Effect::YourTurn), "whoever begins is not called");
    driver.play("end");
    assert_eq!(driver.app().heard(), Some(Effect::YourTurn));
}

#[test]
fn sounds_can_be_silenced_where_there_are_any() {
    let mut driver = Driver::new(SIZE);
    assert!(!driver.app().settings().muted);
    driver.harness.key_press(egui::Key::M);
    driver.run();
    assert_eq!(driver.app().settings().muted, CAN_PLAY);
    driver.click("Settings");
    assert_eq!(driver.shows("No sounds"), CAN_PLAY);
    // Where there are none, the settings say so instead of showing switches that do nothing.
    assert_eq!(driver.shows("Steps, tiles and finds"), CAN_PLAY);
    assert_eq!(driver.shows("built without sounds"), !CAN_PLAY);
}

#[test]
fn groups_of_sounds_are_heard_or_not() {
    let heard = Heard { turns: false, ..Heard::default() };
    assert!(!heard.has(Effect::YourTurn.group()) && heard.has(Effect::Bell.group()));
    for effect in Effect::ALL {
        assert!(Heard::default().has(effect.group()), "{effect:?}");
    }
    assert!(Settings::default().volume <= 0.5 && !Settings::default().muted, "soft, and not silent");
    if CAN_PLAY {
        let mut driver = Driver::new(SIZE);
        driver.click("Settings");
        driver.click("When it is my turn");
        assert_eq!(driver.app().settings().heard, heard);
    }
}
