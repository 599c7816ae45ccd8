//! Messages, and the question before points are lost.

use egui::{Key, Modifiers};
use egui_kittest::kittest::Queryable;
use tikal::app::command::Command;
use tikal::tikal::Phase;

use super::{SIZE, THREE, moved};
use crate::driver::{Driver, by_hand, scratch};

#[test]
fn good_news_vanish_and_failures_stay() {
    let folder = scratch();
    let mut driver = Driver::new(SIZE);
    driver.new_game(5, false);
    driver.execute(Command::Save(folder.path().join("game.tikal")));
    driver.execute(Command::Open(folder.path().join("missing.tikal")));
    assert!(driver.shows("Saved as") && driver.shows("cannot be opened"));
    driver.harness.remove_cursor();
    driver.harness.run_steps(30);
    assert!(!driver.shows("Saved as") && driver.shows("cannot be opened"));
    driver.run();
    let delay = driver.next_frame();
    assert!(delay > std::time::Duration::from_mins(1), "nothing is left to wait for: {delay:?}");
    driver.click("Close");
    assert_eq!(driver.app().message(), None);
}

#[test]
fn what_has_happened_stands_in_a_line_of_its_own_above_why() {
    let folder = scratch();
    let mut driver = Driver::new(SIZE);
    driver.execute(Command::Open(folder.path().join("missing.tikal")));
    let written = driver.written();
    let (message, _) = written.iter().find(|(text, _)| text.galley.text().contains("cannot be opened")).unwrap();
    let (title, why) = message.galley.text().split_once('\n').unwrap();
    assert!(title.ends_with("cannot be opened") && !why.is_empty() && !why.contains('\n'), "{title} {why}");
    let sections = &message.galley.job.sections;
    let size = |index: usize| (sections[index].format.font_id.size, sections[index].format.color);
    assert!(sections.len() == 2 && size(0) != size(1), "the first line stands out");
    assert!(driver.shows("cannot be opened: "), "it is read out as one sentence");
}

#[test]
fn good_news_stay_while_the_pointer_is_on_them() {
    let folder = scratch();
    let mut driver = Driver::new(SIZE);
    driver.new_game(5, false);
    driver.execute(Command::Save(folder.path().join("game.tikal")));
    let close = driver.harness.get_by_label("Close").rect().center();
    for _ in 0..40 {
        moved(&mut driver, close);
    }
    assert!(driver.shows("Saved as"));
    driver.harness.remove_cursor();
    driver.harness.run_steps(30);
    assert!(!driver.shows("Saved as"));
}

#[test]
fn points_are_lost_only_after_a_question() {
    let mut driver = Driver::loud(SIZE, &by_hand(&THREE[..3]));
    driver.click("End turn");
    assert!(driver.shows("9 action points would be lost") && driver.state().phase() == Phase::Act);
    driver.click("Keep playing");
    assert!(!driver.shows("would be lost"));
    driver.press(Modifiers::COMMAND, Key::Enter);
    assert!(driver.shows("9 action points would be lost"));
    driver.press(Modifiers::NONE, Key::Escape);
    assert!(!driver.shows("would be lost"));
    driver.press(Modifiers::COMMAND, Key::Enter);
    driver.press(Modifiers::COMMAND, Key::Enter);
    assert_eq!(driver.state().seat().index(), 1);

    let mut driver = Driver::loud(SIZE, &by_hand(&THREE[..3]));
    driver.click("End turn");
    driver.click("End anyway");
    assert_eq!(driver.state().seat().index(), 1);

    // If it is switched off, the question does not come up.
    let mut driver = Driver::loud(SIZE, &by_hand(&THREE[..3]));
    let mut settings = driver.app().settings();
    settings.ask_before_waste = false;
    driver.execute(Command::Set(settings));
    driver.click("End turn");
    assert_eq!(driver.state().seat().index(), 1);
}

#[test]
fn no_question_comes_when_no_points_are_left() {
    let five = ["enter explorer a5"; 5].iter().chain(&["move explorer a5 b4"; 5]);
    let actions: Vec<&str> = ["draw A2", "place c4 0"].iter().chain(five).copied().collect();
    let mut driver = Driver::loud(SIZE, &by_hand(&actions));
    driver.click("End turn");
    assert_eq!(driver.state().seat().index(), 1);
}
