//! Lessons: each can be played to its end in every way, through the visible controls; actions that a step does not ask
//! for are refused; every text can be read.

#[path = "learn/kept.rs"]
mod kept;
#[path = "learn/steps.rs"]
pub mod steps;

use crate::driver::{Driver, by_hand, paced, scratch};
use egui::{Key, Modifiers, Rect};
use egui_kittest::kittest::{NodeT, Queryable, by};
use steps::{do_step, play_to, run, skip_to, start};
use tikal::app::command::Command;
use tikal::app::kit::settings::{Look, Pace, Settings};
use tikal::app::route::Screen;
use tikal::app::table::LessonCommand;
use tikal::app::tikal::command::{Ask, TableCommand};
use tikal::app::tikal::lessons::Aim;
use tikal::app::tikal::table::{Notice, Selection, TikalNotice};
use tikal::app::{Given, Services};
use tikal::game::text_of;
use tikal::tikal::{Action, Piece, State, TurnRule};
use tikal::words::tikal::lessons::{Lesson, LessonId, Task};
use tikal::words::{Language, Texts};

const SIZE: [f32; 2] = [1024.0, 700.0];
/// Rounding to whole pixels moves a text by less than this.
const SLACK: f32 = 1.5;

fn lesson_texts(lesson: &Lesson) -> Vec<&String> {
    let steps = lesson.stages.iter().flat_map(|step| [Some(&step.what), Some(&step.why), step.other.as_ref()]);
    [Some(&lesson.title), Some(&lesson.about)].into_iter().chain(steps).flatten().collect()
}

fn log(driver: &Driver) -> Vec<String> {
    driver.log_lines().into_iter().map(|line| line.text).collect()
}

// ---- The files ---------------------------------------------------------------------------------------

#[test]
fn every_lesson_can_be_skipped_through_in_every_way() {
    for id in LessonId::ALL {
        let lesson = id.lesson();
        let ways = |step: usize| if let Task::Play(ways) = &lesson.stages[step].task { ways.len() } else { 1 };
        let most = (0..lesson.stages.len()).map(ways).max().unwrap_or(1);
        for way in 0..most {
            let mut driver = Driver::new(SIZE);
            start(&mut driver, id);
            for (index, step) in lesson.stages.iter().enumerate() {
                assert_eq!(run(&driver).index(), index, "{id:?}");
                let steps = driver.steps();
                match &step.task {
                    Task::Play(ways) => {
                        for pattern in ways.get(way).or(ways.first()).into_iter().flatten() {
                            driver.send_ask(Ask::Play(legal(&driver, pattern)));
                            assert_eq!(run(&driver).refusal(), None, "{id:?}, step {index}: {pattern}");
                        }
                        assert!(driver.steps() > steps);
                    }
                    Task::Watch(shown) => {
                        driver.send(LessonCommand::Next);
                        let played = log(&driver).split_off(steps);
                        let is_player = |line: &&String| !line.starts_with("draw") && !line.starts_with("reveal");
                        let played: Vec<&String> = played.iter().filter(is_player).collect();
                        assert_eq!(played.len(), shown.len(), "{id:?}, step {index}: {played:?}");
                    }
                    Task::Read if run(&driver).is_last() => {}
                    Task::Read | Task::Turn | Task::Free => driver.send(LessonCommand::Next),
                }
            }
            assert!(run(&driver).is_last());
        }
    }
}

/// The first legal action that fits a pattern of a lesson's file.
fn legal(driver: &Driver, pattern: &str) -> Action {
    let fits = |action: &Action| {
        let text = text_of::<State>(driver.rules(), *action);
        text == pattern || text.starts_with(&format!("{pattern} "))
    };
    driver.legal().into_iter().find(fits).unwrap_or_else(|| panic!("{pattern} is not legal: {:?}", log(driver)))
}

#[test]
fn every_file_is_a_lesson() {
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/lessons");
    let files = std::fs::read_dir(folder).expect("the folder of lessons");
    // Those of another game have a folder of their own.
    let files = files.filter(|file| file.as_ref().is_ok_and(|file| file.path().is_file())).count();
    assert_eq!(files, LessonId::ALL.len());
    // Reading the files panics if one is broken.
    assert!(LessonId::ALL.iter().all(|id| id.lesson().stages.len() > 9));
}

#[test]
fn every_text_of_every_lesson_is_there_in_every_language() {
    for language in Language::ALL {
        let texts = Texts::new(language);
        for id in LessonId::ALL {
            for key in lesson_texts(id.lesson()) {
                let text = texts.say(key);
                assert!(!text.trim().is_empty() && text != *key, "{key} in {}", language.code());
            }
        }
    }
}

// ---- At the table --------------------------------------------------------------------------------------

#[test]
fn every_lesson_is_played_to_its_end_by_what_it_points_at() {
    for id in LessonId::ALL {
        let mut driver = Driver::new(SIZE);
        driver.click("Learn");
        let title = Texts::new(Language::English).say(&id.lesson().title);
        driver.click(&format!("Start: {title}"));
        while !run(&driver).is_last() {
            do_step(&mut driver);
        }
        assert!(driver.shows(&format!("{0} of {0}", id.lesson().stages.len())));
        assert!(!driver.app().lessons_done().contains(&id.into()));
        driver.click("The lessons");
        assert_eq!(driver.app().screen(), Screen::Learn);
        assert!(driver.app().lessons_done().contains(&id.into()), "{id:?} is ticked");
        assert!(driver.shows(&format!("Once more: {title}")));
    }
}

#[test]
fn what_does_not_belong_is_refused_and_what_is_as_good_is_welcome() {
    let mut driver = Driver::new(SIZE);
    start(&mut driver, LessonId::FirstTurn);
    (0..3).for_each(|_| do_step(&mut driver));
    // With rotation 1 the way in from the clearing costs 3.
    assert_eq!(driver.turned().index(), 1);
    let steps = driver.steps();
    driver.cell("c4");
    assert_eq!(driver.steps(), steps, "a long way is refused");
    assert!(driver.shows("long ways cost dear points"));
    driver.click("Turn the tile clockwise");
    assert!(!driver.shows("long ways cost dear points"));
    driver.cell("b3");
    assert_eq!(driver.steps(), steps, "another place is refused");
    assert!(driver.shows("the ruin belongs on the marked hex"), "with its own reason");
    assert!(!driver.shows("long ways cost dear points"), "a single slab away is no long way");
    driver.cell("c4");
    assert_eq!(driver.steps(), steps + 1, "rotation 2 is as good as 0");

    // A step that has to be read is not skipped by doing what the next one asks for; the bar asks for nothing else.
    assert_eq!(run(&driver).index(), 4);
    assert!(driver.shows("Read the card, then press “Next”"));
    driver.click_starting("Enter leader");
    assert_eq!((run(&driver).index(), driver.steps()), (4, steps + 1));
    assert!(driver.shows("First press “Next”: then the lesson goes on."));
    driver.click("Next");
    driver.click_starting("Enter explorer");
    assert_eq!((run(&driver).index(), driver.steps()), (5, steps + 1));
    driver.click_starting("Enter leader");
    assert_eq!((run(&driver).index(), driver.steps()), (6, steps + 2));

    // A walk to another place is several actions: none of them is kept, and the leader is still chosen.
    driver.cell("a4");
    assert_eq!(driver.steps(), steps + 2);
    assert!(driver.shows("first to the ruin"));
    assert!(!driver.is_enabled("Redo"), "nor can it be played again");
    driver.cell("c4");
    assert_eq!(run(&driver).index(), 7);

    // An illegal action is refused by the table, not by the lesson.
    driver.act(Action::Camp(run(&driver).cell("c4").expect("a cell")));
    assert!(driver.shows("c4 is neither a clearing nor an emptied ruin") && run(&driver).refusal().is_none());

    (0..3).for_each(|_| do_step(&mut driver));
    driver.cell("a4");
    assert_eq!(run(&driver).index(), 11, "the other temple is as good");
}

#[test]
fn undo_and_step_back_lead_back_through_a_lesson() {
    let mut driver = Driver::new(SIZE);
    start(&mut driver, LessonId::FirstTurn);
    (0..8).for_each(|_| do_step(&mut driver));
    assert_eq!((run(&driver).index(), driver.state().points()), (8, 4));
    assert!(!driver.is_enabled("Undo"), "a treasure came to light, as in a game");
    driver.click("Back");
    assert_eq!((run(&driver).index(), driver.state().points()), (7, 7), "the card takes the treasure back");
    driver.click("Undo");
    assert_eq!((run(&driver).index(), driver.state().points()), (6, 9), "the whole walk, which was one click");
    driver.click("Back");
    assert_eq!((run(&driver).index(), driver.state().points()), (5, 10));
    driver.click("Skip");
    driver.click("Skip");
    assert_eq!((run(&driver).index(), driver.state().points()), (7, 7));
    while !run(&driver).is_last() {
        do_step(&mut driver);
    }
    while run(&driver).index() > 0 {
        driver.click("Back");
    }
    assert_eq!(driver.steps(), 1, "the drawn tile alone");
    assert!(!driver.is_enabled("Back"));
}

#[test]
fn undo_is_offered_exactly_where_the_lesson_can_take_something_back() {
    for id in LessonId::ALL {
        let mut driver = Driver::new(SIZE);
        start(&mut driver, id);
        assert!(!driver.can_undo() && !driver.can_restart(), "{id:?}");
        let at = |driver: &Driver| (run(driver).index(), driver.steps());
        while !run(&driver).is_last() {
            let (before, can) = (at(&driver), driver.can_undo());
            driver.send(TableCommand::Undo);
            assert_eq!(at(&driver) != before, can, "{id:?}, step {}", before.0);
            while run(&driver).index() < before.0 {
                driver.send(LessonCommand::Next);
            }
            driver.send(LessonCommand::Next);
        }
    }
}

#[test]
fn a_key_that_takes_back_or_plays_again_says_why_it_does_not_in_a_lesson() {
    let mut driver = Driver::new(SIZE);
    start(&mut driver, LessonId::FirstTurn);
    assert!(!driver.is_enabled("Undo"));
    driver.press(Modifiers::COMMAND, Key::Z);
    assert!(driver.shows(&Texts::new(Language::English).say("bar-undo-hint")));
    driver.press(Modifiers::COMMAND, Key::Y);
    assert!(driver.shows(&Texts::new(Language::English).say("idle-redo")));
    play_to(&mut driver, "turn-sets");
    assert!(!driver.is_enabled("Undo"));
    driver.press(Modifiers::COMMAND, Key::Z);
    // In a lesson the card leads back, not an option of a new game.
    assert!(driver.shows("a tile or treasure came to light since; “Back” on the card leads back"));
    driver.select(None);
    driver.execute(LessonCommand::Restart(LessonId::Auction.into()).into());
    skip_to(&mut driver, "auction-others");
    while run(&driver).is_watching() {
        driver.command(TableCommand::Hurry);
        driver.run();
    }
    driver.press(Modifiers::COMMAND, Key::Z);
    assert!(driver.shows("as the others have answered it; “Back” on the card leads back"));
}

#[test]
fn what_was_taken_back_in_a_lesson_is_played_again_step_by_step() {
    let mut driver = Driver::new(SIZE);
    start(&mut driver, LessonId::FirstTurn);
    (0..7).for_each(|_| do_step(&mut driver));
    let (index, steps) = (run(&driver).index(), driver.steps());
    let mut taken_back = 0;
    while driver.is_enabled("Undo") {
        driver.click("Undo");
        taken_back += 1;
    }
    // The tile, the leader, and the walk, which was one click.
    assert_eq!((taken_back, driver.steps()), (3, 1));
    for _ in 0..taken_back {
        driver.click("Redo");
    }
    assert_eq!((run(&driver).index(), driver.steps()), (index, steps));
    assert!(!driver.is_enabled("Redo") && run(&driver).refusal().is_none());
    while !run(&driver).is_last() {
        do_step(&mut driver);
    }
}

#[test]
fn a_piece_without_points_is_told_what_the_way_would_cost() {
    let mut driver = Driver::new(SIZE);
    start(&mut driver, LessonId::FirstTurn);
    while driver.state().points() > 0 || run(&driver).index() < 5 {
        do_step(&mut driver);
    }
    let explorer = Selection { cell: driver.hex("b5"), piece: Some(Piece::Explorer) };
    driver.select(Some(explorer));
    driver.cell("a4");
    let notice = driver.notice();
    assert!(matches!(notice, Some(Notice::Own(TikalNotice::TooFar { need: Some(1..), points: 0, .. }))), "{notice:?}");
}

#[test]
fn what_a_scoring_round_brought_is_in_sight_where_it_is_spoken_of() {
    for language in Language::ALL {
        let mut driver = Driver::new([1280.0, 800.0]);
        let settings = Settings { language: Some(language), scale: 1.5, ..driver.app().settings() };
        driver.execute(Command::Set(settings));
        start(&mut driver, LessonId::Volcano);
        while run(&driver).stage().what != "volcano-scored" {
            driver.execute(LessonCommand::Next.into());
            driver.run();
        }
        driver.run();
        // Ben's lines come last; the one for the temple that he has just uncovered stands among them.
        let frame = run(&driver).marked_rects()[0];
        let whole = |(text, clip): &&(egui::epaint::TextShape, Rect)| clip.contains_rect(text.visual_bounding_rect());
        let written = driver.written();
        let inside = written.iter().filter(whole).filter(|(text, _)| frame.contains_rect(text.visual_bounding_rect()));
        let lines: Vec<&str> = inside.map(|(text, _)| text.galley.text()).collect();
        let is_said = |part: &str| lines.iter().any(|line| line.contains(part));
        assert!(is_said("Ben") && is_said("b5") && is_said("a4"), "{lines:?}");
    }
}

#[test]
fn a_second_click_where_a_step_was_read_does_not_skip_the_next() {
    let mut driver = Driver::new([1280.0, 800.0]);
    driver.execute(Command::Set(Settings { scale: 1.5, ..driver.app().settings() }));
    start(&mut driver, LessonId::FirstTurn);
    skip_to(&mut driver, "turn-points");
    driver.run();
    let place = |driver: &Driver, name: &str| {
        let card = run(driver).card_rect().unwrap();
        driver.harness.get_by_label(name).rect().translate(-card.right_bottom().to_vec2())
    };
    let next = place(&driver, "Next");
    driver.click("Next");
    let skip = place(&driver, "Skip");
    assert!(!skip.intersects(next), "{skip:?} {next:?}");
}

#[test]
fn pieces_are_as_large_in_a_lesson_as_they_are_set() {
    let mut driver = Driver::new(SIZE);
    let scale_to = |driver: &mut Driver, board_scale: f32| {
        driver.execute(Command::Set(Settings { board_scale, ..driver.app().settings() }));
    };
    let radius = |driver: &Driver| {
        let seat = run(driver).learner();
        let camp = driver.state().present(seat).into_iter().next().expect("the learner has pieces on the board");
        let pieces = [Piece::Explorer, Piece::Leader].into_iter();
        let piece = { pieces }.find_map(|piece| driver.piece_on_screen(camp, seat, piece));
        piece.expect("the board is laid out").1
    };
    start(&mut driver, LessonId::Volcano);
    let designed = radius(&driver);
    scale_to(&mut driver, 0.8);
    assert!((radius(&driver) / designed - 0.8).abs() < 0.01);
    driver.execute(LessonCommand::Leave.into());
    scale_to(&mut driver, 0.9);
    start(&mut driver, LessonId::Volcano);
    assert!((radius(&driver) / designed - 0.9).abs() < 0.01);
    // Two already have all the room that there is.
    scale_to(&mut driver, 1.5);
    assert!((radius(&driver) / designed - 1.0).abs() < 0.01);
}

#[test]
fn others_play_with_a_pause_that_can_be_shortened() {
    let mut driver = Driver::with(SIZE, paced(0.4));
    driver.execute(LessonCommand::Start(LessonId::Temples.into()).into());
    while run(&driver).index() < 8 {
        driver.send(LessonCommand::Next);
    }
    driver.harness.step();
    let steps = driver.steps();
    assert!(run(&driver).is_watching());
    let tells = |driver: &Driver| driver.shows("A leader counts for three explorers");
    assert!(driver.shows("Now watch what happens") && !tells(&driver), "nothing is told before it can be seen");
    // One frame of a test lasts a quarter of a second, one action of the other players a whole second.
    driver.harness.run_steps(3);
    assert!(driver.steps() <= steps + 1 && run(&driver).is_watching());
    driver.harness.get_by_label("Hurry").click();
    driver.harness.run_steps(3);
    assert!(!run(&driver).is_watching() && driver.steps() > steps + 8);
    driver.run();
    assert!(tells(&driver) && !driver.shows("Now watch what happens"));
}

#[test]
fn a_step_leads_on_once_it_has_told_what_happened() {
    let given = Given { motion: Some(Pace::Slow), pause: Some(0.05), ..Services::for_tests().given };
    let mut driver = Driver::with(SIZE, Services { given, ..Services::for_tests() });
    driver.execute(LessonCommand::Start(LessonId::Volcano.into()).into());
    while run(&driver).stage().what != "volcano-ben" {
        driver.send(LessonCommand::Next);
    }
    let (mut waits, mut moves) = (0, 0);
    for _ in 0..400 {
        driver.harness.step();
        let (tells, leads) = (driver.shows("Ben has acted and scored"), driver.has("Next"));
        assert_eq!(tells, leads, "what is not told yet can be skipped, and not be taken for read");
        assert!(leads || driver.has("Skip"));
        if tells {
            break;
        }
        waits += 1;
        // All is played, and the last score still moves.
        moves += usize::from(!run(&driver).is_watching());
    }
    assert!(driver.has("Next") && waits > moves && moves > 0, "{waits} {moves}");
}

#[test]
fn the_lessons_lead_to_a_first_game_and_auctions_come_after_it() {
    let mut driver = Driver::new(SIZE);
    driver.execute(Command::Show(Screen::Learn));
    let height = |driver: &Driver, name: &str| driver.harness.get_by_label(name).rect().top();
    let places = [
        "Start: Your first turn",
        "Start: Temples",
        "Start: The volcano",
        "Play a first game",
        "Start: The first auction",
    ];
    assert!(places.map(|name| height(&driver, name)).is_sorted(), "in the order in which they are to be played");
    for (id, next) in LessonId::ALL.into_iter().zip(["Next lesson", "Next lesson", "Play a first game", "New game"]) {
        start(&mut driver, id);
        while !run(&driver).is_last() {
            driver.execute(LessonCommand::Next.into());
        }
        let offered = ["Next lesson", "Play a first game", "New game"].map(|name| driver.is_enabled(name));
        assert_eq!(offered.into_iter().filter(|&offered| offered).count(), 1, "{id:?}");
        driver.click(next);
    }
    assert_eq!(driver.app().screen(), Screen::Setup);
}

// ---- Everything can be read ------------------------------------------------------------------------------

/// Texts of the lesson's card or the list of lessons that are cut off at a side or shortened by dots, and those of
/// `wanted` that are missing. What is out of sight is scrolled to.
fn unreadable(driver: &mut Driver, wanted: &[String]) -> Vec<String> {
    let mut wrong = Vec::new();
    for text in wanted {
        let mut texts = driver.written();
        if !texts.iter().any(|(shape, _)| shape.galley.text() == text)
            && let Some(label) = driver.harness.query_by_label(text)
        {
            label.scroll_to_me();
            driver.harness.run_steps(4);
            texts = driver.written();
        }
        let Some((shape, clip)) = texts.iter().find(|(shape, _)| shape.galley.text() == text) else {
            wrong.push(format!("“{text}” is not there"));
            continue;
        };
        let rect = shape.visual_bounding_rect();
        if rect.left() < clip.left() - SLACK || rect.right() > clip.right() + SLACK || shape.galley.elided {
            wrong.push(format!("“{text}” at {rect:?} in {clip:?}"));
        }
    }
    wrong
}

#[test]
fn every_step_can_be_read_everywhere() {
    let mut driver = Driver::new(SIZE);
    let mut wrong = Vec::new();
    for language in Language::ALL {
        for scale in [1.0, 2.0] {
            let settings = driver.app().settings();
            driver.execute(Command::Set(Settings { language: Some(language), scale, ..settings }));
            driver.run();
            let texts = Texts::new(language);
            for id in LessonId::ALL {
                driver.execute(LessonCommand::Restart(id.into()).into());
                for (index, step) in id.lesson().stages.iter().enumerate() {
                    assert_eq!(run(&driver).index(), index);
                    let window = driver.harness.ctx.content_rect();
                    let values = [("step", (index + 1).into()), ("steps", id.lesson().stages.len().into())];
                    let mut wanted = vec![texts.say(&step.what), texts.say(&step.why)];
                    wanted.push(texts.with("learn-progress", &values));
                    let leave = if run(&driver).is_last() { "learn-to-list" } else { "learn-leave" };
                    wanted.extend([leave, "learn-back"].map(|key| texts.say(key)));
                    wanted.push(texts.say(match (run(&driver).is_last(), &step.task) {
                        (true, _) if id == LessonId::Auction => "home-new",
                        (true, _) if id == LessonId::Volcano => "learn-first-game",
                        (true, _) => "learn-next-lesson",
                        (false, Task::Read | Task::Watch(_)) => "learn-next",
                        _ => "learn-skip",
                    }));
                    let mut found = unreadable(&mut driver, &wanted);
                    found.extend(covered(&driver, window));
                    wrong.extend(
                        found
                            .into_iter()
                            .map(|text| format!("{id:?}, step {}, {}, {scale}: {text}", index + 1, language.code())),
                    );
                    driver.execute(LessonCommand::Next.into());
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{} cannot be read:\n{}", wrong.len(), wrong.join("\n"));
}

/// Buttons of the lesson's card that reach beyond the window or overlap each other, and cells it points at that it
/// covers.
fn covered(driver: &Driver, window: Rect) -> Vec<String> {
    let texts = Texts::new(driver.app().settings().language.unwrap_or_default());
    let mut wrong = Vec::new();
    let mut card = Rect::NOTHING;
    let mut buttons = Vec::new();
    for key in ["learn-leave", "learn-back", "learn-skip", "learn-next", "learn-to-list"] {
        let name = texts.say(key);
        let found =
            driver.harness.query_all(by().predicate(move |node| node.label().is_some_and(|label| label == name)));
        for node in found {
            let rect = node.rect();
            if buttons.iter().any(|other: &Rect| other.intersects(rect.shrink(SLACK))) {
                wrong.push(format!("{:?} overlaps another button", node.accesskit_node().label()));
            }
            buttons.push(rect);
            card = card.union(rect);
            if !window.contains_rect(rect.shrink(SLACK)) {
                wrong.push(format!("{:?} sticks out: {rect:?}", node.accesskit_node().label()));
            }
        }
    }
    let run = run(driver);
    let aims = run.aims().into_iter().take(1).filter_map(|aim| match aim {
        Aim::Cell(cell) | Aim::Piece(cell, _) => Some(cell),
        Aim::Does(_) => None,
    });
    for cell in run.cells().into_iter().chain(aims) {
        if card.contains(driver.hex_on_screen(cell).0) {
            wrong.push(format!("the card covers {}", driver.hex_name(cell)));
        }
    }
    wrong
}

#[test]
fn puzzles_stand_with_the_lessons_of_their_game_and_name_it() {
    let mut driver = Driver::new([1280.0, 4000.0]);
    driver.execute(Command::Show(Screen::Learn));
    let top = |driver: &Driver, text: &str| driver.harness.get_by_label(text).rect().top();
    let puzzles = top(&driver, "Puzzles of Tikal");
    assert!(top(&driver, "Tikal") < puzzles && puzzles < top(&driver, "Tikal Legend"));
    assert!(driver.starting("Puzzle 1: ").rect().top() < top(&driver, "Tikal Legend"));
    assert!(!driver.shows("Puzzles of Tikal Legend"), "there are none");
}

#[test]
fn before_the_first_puzzle_is_solved_none_are_counted() {
    let mut driver = Driver::new(SIZE);
    driver.execute(Command::Show(Screen::Learn));
    for language in Language::ALL {
        driver.speak(language);
        let texts = Texts::new(language);
        assert!(driver.shows(&texts.with("puzzles-heading", &[("game", texts.say("game-tikal").into())])));
        let counted = texts.with("puzzles-done", &[("done", 0.into()), ("all", "\u{1}".into())]);
        let (before, _) = counted.split_once('\u{1}').unwrap();
        assert!(!driver.written().iter().any(|(text, _)| text.galley.text().starts_with(before)), "{language:?}");
    }
}

#[test]
fn the_list_of_lessons_can_be_read_everywhere() {
    let mut driver = Driver::new(SIZE);
    driver.execute(Command::Show(Screen::Learn));
    for language in Language::ALL {
        for scale in [1.0, 2.0] {
            for look in [Look::Dark, Look::Light] {
                let settings = driver.app().settings();
                driver.execute(Command::Set(Settings { language: Some(language), scale, look, ..settings }));
                driver.run();
                let texts = Texts::new(language);
                let mut wanted: Vec<String> =
                    ["learn-heading", "learn-about", "learn-start"].map(|key| texts.say(key)).into();
                wanted.push(texts.say(&LessonId::FirstTurn.lesson().about));
                let wrong = unreadable(&mut driver, &wanted);
                assert!(wrong.is_empty(), "{}, {scale}: {wrong:?}", language.code());
            }
        }
    }
}
