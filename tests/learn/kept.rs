//! The things kept while a lesson is at the table and after it: the player's own game, the place in each lesson, the
//! lessons done, the settings; and the ways to leave a lesson.

use crate::driver::done;

use super::*;

#[test]
fn everybody_keeps_seat_and_colour_from_lesson_to_lesson() {
    let seats = &LessonId::Auction.lesson().seats;
    for id in LessonId::ALL {
        for (here, there) in id.lesson().seats.iter().zip(seats) {
            assert_eq!((&here.name, &here.colour), (&there.name, &there.colour), "{id:?}");
        }
    }
}

#[test]
fn the_own_game_waits_and_comes_back() {
    let folder = scratch();
    let services = Services { games: Some(folder.path().to_owned()), ..Services::for_tests() };
    let mut driver = Driver::with(SIZE, services);
    driver.new_game(7, false);
    let action = driver.next_action();
    driver.play_action(action);
    let own = driver.actions();
    assert!(driver.is_kept());
    let file = driver.game_file().expect("the own game has a file");
    let kept = std::fs::read_to_string(&file).expect("the own game is kept");

    driver.click("Help");
    driver.click("Learn to play…");
    driver.click("Start: The first auction");
    (0..5).for_each(|_| do_step(&mut driver));
    assert!(driver.state().is_auction());
    driver.harness.key_press_modifiers(egui::Modifiers::COMMAND, Key::S);
    driver.run();
    assert_eq!(driver.app().screen(), Screen::Table, "a lesson is not saved");
    driver.let_go();
    assert!(driver.lesson().is_some() && driver.shows("the lesson is kept at step 6"), "one Esc asks");
    driver.let_go();
    assert_eq!((driver.app().screen(), driver.lesson().is_none()), (Screen::Learn, true));
    driver.harness.key_press(Key::Escape);
    driver.run();
    assert_eq!(driver.app().screen(), Screen::Table);
    assert_eq!(driver.actions(), own);
    assert_eq!(std::fs::read_to_string(&file).expect("the own game is kept"), kept, "the lesson is not kept");

    // The lesson can be taken up where it was left, or begun anew.
    driver.click("Help");
    driver.click("Learn to play…");
    driver.click("Go on: The first auction");
    assert_eq!(run(&driver).index(), 5);
    driver.click("Leave");
    driver.click("From the beginning: The first auction");
    driver.click("Begin anew");
    assert_eq!(run(&driver).index(), 0);
    driver.click("Leave");
    driver.click("Back");
    assert_eq!(driver.actions(), own);
}

#[test]
fn every_lesson_keeps_the_place_at_which_it_was_left() {
    let mut driver = Driver::new(SIZE);
    driver.execute(Command::Show(Screen::Learn));
    for (title, steps) in [("Your first turn", 4), ("Temples", 2), ("The first auction", 3)] {
        driver.click(&format!("Start: {title}"));
        (0..steps).for_each(|_| do_step(&mut driver));
        driver.click("Leave");
    }
    for (title, steps) in [("Temples", 2), ("Your first turn", 4), ("The first auction", 3)] {
        driver.click(&format!("Go on: {title}"));
        assert_eq!(run(&driver).index(), steps, "{title}");
        driver.click("Leave");
    }
}

#[test]
fn the_place_in_a_lesson_is_kept_over_the_end_of_the_program() {
    let folder = scratch();
    let lessons = folder.path().join("lessons.ron");
    let services = Services { lessons: Some(lessons.clone()), ..Services::for_tests() };
    let mut driver = Driver::with(SIZE, services.clone());
    driver.execute(Command::Show(Screen::Learn));
    driver.click("Start: Temples");
    (0..5).for_each(|_| do_step(&mut driver));
    let state = driver.state();
    driver.click("Leave");
    drop(driver);

    let mut driver = Driver::with(SIZE, services.clone());
    driver.execute(Command::Show(Screen::Learn));
    assert!(driver.shows("6 of 14"));
    driver.click("Go on: Temples");
    assert_eq!((run(&driver).index(), driver.state()), (5, state));
    driver.click("Leave");
    // Begun anew, it was not left any more; a place that no lesson has is begun anew.
    driver.click("From the beginning: Temples");
    driver.click("Begin anew");
    assert!(!std::fs::read_to_string(&lessons).expect("it is there").contains("step"));
    drop(driver);
    std::fs::write(&lessons, "(left: [(lesson: Temples, step: 99)])").expect("a place beyond the end");
    let mut driver = Driver::with(SIZE, services);
    driver.execute(LessonCommand::Start(LessonId::Temples.into()).into());
    assert_eq!(run(&driver).index(), 0);
}

#[test]
fn escape_lets_go_of_a_piece_before_it_leaves() {
    let mut driver = Driver::new(SIZE);
    start(&mut driver, LessonId::FirstTurn);
    (0..6).for_each(|_| do_step(&mut driver));
    assert!(driver.selection().is_some());
    driver.let_go();
    assert!(driver.lesson().is_some() && driver.selection().is_none());
    assert!(!run(&driver).asks_to_leave());
    driver.let_go();
    assert!(run(&driver).asks_to_leave() && driver.shows("Leave? Esc once more does"));
    driver.let_go();
    assert!(driver.lesson().is_none());
}

#[test]
fn who_goes_on_after_the_question_whether_to_leave_is_asked_anew() {
    let mut driver = Driver::new(SIZE);
    start(&mut driver, LessonId::FirstTurn);
    driver.let_go();
    assert!(run(&driver).asks_to_leave());
    // What it tells stays on the card below the question.
    assert!(driver.shows("The aim: the most points") && driver.shows("You are Ana and lead the red expedition."));
    do_step(&mut driver);
    assert!(!run(&driver).asks_to_leave() && !driver.shows("Leave?"));
    driver.let_go();
    assert!(driver.lesson().is_some(), "the first question was answered by going on");
    // At its end a lesson has nothing left to come back to.
    while !run(&driver).is_last() {
        driver.execute(LessonCommand::Next.into());
    }
    driver.let_go();
    assert!(driver.lesson().is_none() && driver.app().lessons_done().contains(&LessonId::FirstTurn.into()));
}

#[test]
fn the_list_of_lessons_is_where_it_was_when_a_lesson_is_left() {
    let mut driver = Driver::new([640.0, 400.0]);
    driver.click("Learn");
    let place = |driver: &Driver| driver.harness.get_by_label("Start: The first auction").rect().top();
    let before = place(&driver);
    driver.harness.get_by_label("Start: The first auction").scroll_to_me();
    driver.run();
    let scrolled = place(&driver);
    assert!(scrolled < before - 50.0, "the list is longer than the window: {before} {scrolled}");
    driver.click("Start: The first auction");
    driver.let_go();
    driver.let_go();
    assert_eq!(driver.app().screen(), Screen::Learn);
    let after = driver.harness.get_by_label("Go on: The first auction").rect().top();
    assert!((after - scrolled).abs() < 1.0, "{scrolled} {after}");
}

#[test]
fn what_comes_next_is_in_sight_when_a_lesson_is_done() {
    let mut driver = Driver::new([1280.0 / 1.5, 720.0 / 1.5]);
    driver.execute(Command::Set(Settings { language: Some(Language::French), ..driver.app().settings() }));
    driver.execute(Command::Show(Screen::Learn));
    let texts = Texts::new(Language::French);
    let lessons = [LessonId::FirstTurn, LessonId::Temples, LessonId::Volcano];
    let starts = lessons.map(|id| texts.with("learn-start-name", &[("title", texts.say(&id.lesson().title).into())]));
    let next = starts.into_iter().chain([texts.say("learn-first-game")]);
    for (index, name) in next.enumerate() {
        let button = driver.harness.get_by_label(&name).rect();
        let foot = driver.harness.get_by_label(&texts.say("learn-return")).rect().top();
        assert!(button.top() > 0.0 && button.bottom() < foot, "{name}: {button:?} above {foot}");
        let Some(&lesson) = lessons.get(index) else { break };
        driver.execute(LessonCommand::Restart(lesson.into()).into());
        while !run(&driver).is_last() {
            driver.execute(LessonCommand::Next.into());
        }
        driver.execute(LessonCommand::Leave.into());
        driver.harness.run_steps(20);
    }
}

#[test]
fn settings_may_be_changed_in_the_middle_of_a_lesson() {
    let mut driver = Driver::new(SIZE);
    start(&mut driver, LessonId::Temples);
    do_step(&mut driver);
    driver.execute(Command::Show(Screen::Settings));
    driver.click("Deutsch");
    driver.execute(Command::Back);
    assert_eq!(run(&driver).index(), 1);
    assert!(driver.shows("Leg deine Tafel auf das markierte Feld"));
}

#[test]
fn what_a_lesson_goes_without_stays_set() {
    let mut driver = Driver::new(SIZE);
    start(&mut driver, LessonId::Temples);
    let before = driver.app().settings();
    driver.click("View");
    driver.click("Points if scored now");
    assert_eq!(driver.app().settings(), Settings { show_worth: !before.show_worth, ..before });
}

#[test]
fn nobody_is_called_because_a_lesson_comes_to_the_table() {
    let mut driver = Driver::open(SIZE, &by_hand(&["draw A2", "place c4 0", "end", "draw A3"]));
    start(&mut driver, LessonId::FirstTurn);
    assert_eq!(driver.app().heard(), None);
    driver.execute(LessonCommand::Leave.into());
    driver.execute(Command::Show(Screen::Table));
    assert_eq!(driver.app().heard(), None);
}

#[test]
fn a_lesson_that_came_to_its_end_is_done_also_if_it_is_left_at_an_earlier_step() {
    let mut driver = Driver::new(SIZE);
    start(&mut driver, LessonId::Volcano);
    while !run(&driver).is_last() {
        driver.execute(LessonCommand::Next.into());
    }
    driver.execute(LessonCommand::Back.into());
    driver.execute(LessonCommand::Leave.into());
    assert_eq!(*driver.app().lessons_done(), done(&[LessonId::Volcano]));
    // It goes on where it was left.
    driver.execute(LessonCommand::Start(LessonId::Volcano.into()).into());
    assert!(!run(&driver).is_last() && run(&driver).index() > 5);
}

#[test]
fn lessons_that_are_done_stay_done() {
    let folder = scratch();
    let path = |name: &str| Some(folder.path().join(name));
    // Earlier versions kept the finished lessons in the settings file.
    let settings = "(scale: 1.0, lessons: [Temples])";
    std::fs::write(folder.path().join("settings.ron"), settings).expect("settings of before");
    let services = Services { settings: path("settings.ron"), lessons: path("lessons.ron"), ..Services::for_tests() };
    let mut driver = Driver::with(SIZE, services.clone());
    start(&mut driver, LessonId::Volcano);
    while !run(&driver).is_last() {
        driver.execute(LessonCommand::Next.into());
    }
    driver.click("Play a first game");
    assert!(driver.lesson().is_none() && driver.person_to_move().is_some());
    let both = done(&[LessonId::Temples, LessonId::Volcano]);
    assert_eq!(*driver.app().lessons_done(), both);
    drop(driver);
    assert_eq!(*Driver::with(SIZE, services).app().lessons_done(), both);
}

#[test]
fn two_copies_of_the_program_and_other_versions_keep_one_list_of_lessons() {
    let folder = scratch();
    let lessons = folder.path().join("lessons.ron");
    std::fs::write(&lessons, "(lessons: [Temples, Slabs], hats: 3)").expect("lessons of a newer version");
    let services = Services { lessons: Some(lessons.clone()), ..Services::for_tests() };
    let finish = |driver: &mut Driver, id| {
        start(driver, id);
        while !run(driver).is_last() {
            driver.execute(LessonCommand::Next.into());
        }
        driver.execute(LessonCommand::Leave.into());
    };
    let (mut one, mut other) = (Driver::with(SIZE, services.clone()), Driver::with(SIZE, services.clone()));
    assert!(one.shows("lessons.ron") && one.shows("Slabs"), "what is left out is told");
    assert_eq!(*one.app().lessons_done(), done(&[LessonId::Temples]));
    finish(&mut one, LessonId::Volcano);
    finish(&mut other, LessonId::FirstTurn);
    let all = [LessonId::Temples, LessonId::Volcano, LessonId::FirstTurn];
    assert_eq!(*Driver::with(SIZE, services).app().lessons_done(), done(&all));
    let text = std::fs::read_to_string(&lessons).expect("it is there");
    assert!(text.contains("Slabs") && text.contains("hats: 3"), "{text}");
}

#[test]
fn a_first_game_follows_the_lessons() {
    let mut driver = Driver::new(SIZE);
    driver.click("Learn");
    driver.click("Play a first game");
    assert_eq!(driver.app().screen(), Screen::Table);
    let record = driver.record();
    let computers = record.seats.iter().filter(|seat| seat.player != tikal::game::Player::Human).count();
    let names: Vec<&str> = record.seats.iter().map(|seat| seat.name.as_str()).collect();
    assert_eq!(names, ["Ana", "Ben", "Cid"], "they have names, as in the lessons");
    assert_eq!(
        (record.seats.len(), computers, record.setup.turns, record.options.purist),
        (3, 2, TurnRule::Draw, false)
    );
    assert!(driver.lesson().is_none() && driver.person_to_move().is_some());
}
