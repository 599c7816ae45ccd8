//! The company beside the board: talk, emotes, questions, the state of the line, and what is pointed at.

use super::*;
use crate::driver::company::{number_of, said};

const TAB: &str = "Talk";

#[test]
fn talk_is_typed_and_sent_by_enter_and_no_longer_than_it_may_be() {
    let (mut driver, shared) = at_table(guest());
    driver.click(TAB);
    assert!(driver.shows("Nothing has been said yet"));
    driver.type_into("Say something", "  Hello all  ");
    driver.press(Modifiers::NONE, Key::Enter);
    assert_eq!(asks(&shared), [Ask::Say("Hello all".to_owned())]);
    driver.run();
    assert_eq!(driver.focused().as_deref(), Some("Say something"), "whoever talks goes on talking");
    driver.type_into("Say something", &"ä".repeat(400));
    driver.click("Send");
    assert_eq!(asks(&shared), [Ask::Say("ä".repeat(300))]);
    driver.type_into("Say something", "   ");
    driver.press(Modifiers::NONE, Key::Enter);
    assert!(asks(&shared).is_empty(), "blanks say nothing");
}

#[test]
fn a_sign_is_one_glyph_that_has_a_name_and_that_the_fonts_have() {
    let (mut driver, shared) = at_table(guest());
    driver.click(TAB);
    driver.click("Signs to send");
    driver.click("Well played");
    assert_eq!(asks(&shared), [Ask::Sign(Emote::WellPlayed)]);
    let guest = number_of("Ben");
    shared.borrow_mut().add(Talk::Sign { guest, name: "Ben".to_owned(), sign: Emote::WellPlayed });
    driver.run();
    assert!(driver.has("Ben: Well played"), "it is read out by its name");
    let font = egui::FontId::proportional(14.0);
    let signs = "👋🍀👏😊💭😮😢🌙💬☺↩";
    let missing: String =
        signs.chars().filter(|sign| !driver.harness.ctx.fonts_mut(|fonts| fonts.has_glyph(&font, *sign))).collect();
    assert_eq!(missing, "");
}

#[test]
fn unread_lines_are_counted_at_the_tab_until_they_are_seen_and_those_of_the_muted_are_not_shown() {
    let (mut driver, shared) = at_table(guest());
    shared.borrow_mut().add(said("Ben", "Are you there?"));
    shared.borrow_mut().add(said("Ana", "Yes"));
    shared.borrow_mut().add(Talk::Came("Cem".to_owned()));
    driver.run();
    driver.click("Talk · 1");
    assert!(driver.has("Ben: Are you there?") && driver.has("Cem has come") && driver.has(TAB));
    assert_eq!(shared.borrow().unread, 0);
    driver.click("More on seat 2");
    driver.click("Mute");
    driver.run();
    assert!(!driver.has("Ben: Are you there?"));
    driver.click("Log");
    shared.borrow_mut().add(said("Ben", "Hello?"));
    driver.run();
    assert!(driver.has(TAB), "what is not shown is not counted");
    driver.click(TAB);
    driver.click("More on seat 2");
    driver.click("Hear again");
    driver.run();
    assert!(driver.has("Ben: Hello?"));
}

#[test]
fn the_talk_keeps_its_last_lines() {
    let mut company = guest();
    for number in 0..700 {
        company.add(said("Ben", &number.to_string()));
    }
    assert_eq!(company.talk.len(), tikal::app::friends::company::MAX_TALK);
    assert_eq!(company.talk.last(), Some(&said("Ben", "699")));
}

#[test]
fn a_broken_line_is_told_at_the_edge_of_the_window_and_counts_down_once_a_second() {
    let (mut driver, shared) = at_table(guest());
    assert!(!driver.shows("is broken"));
    driver.run();
    assert!(driver.next_frame() > Duration::from_mins(1), "a line that stands asks for no frame");
    shared.borrow_mut().line = Line::Broken(Duration::from_secs(8));
    driver.harness.run_steps(4);
    assert!(driver.shows("The line to the host is broken; it is tried again in 8 s"));
    let next = driver.next_frame();
    assert!(next > Duration::from_millis(900) && next <= Duration::from_secs(1), "{next:?}");
    shared.borrow_mut().line = Line::Stands;
    driver.run();
    assert!(!driver.shows("is broken") && driver.next_frame() > Duration::from_mins(1));
}

#[test]
fn a_question_is_answered_at_the_edge_of_the_window_whatever_tab_is_in_front() {
    let asked = || Some(Asked { question: 3, name: "Ben".to_owned(), actions: Some(2) });
    let (mut driver, shared) = at_table(Company { asked: asked(), ..guest() });
    assert!(driver.shows("Ben asks to take back the last 2 actions"));
    driver.click("Agree");
    assert_eq!(asks(&shared), [Ask::Answer(true)]);
    assert!(!driver.has("Agree"), "it is asked once");
    shared.borrow_mut().asked = asked();
    driver.run();
    driver.click("Decline");
    assert_eq!(asks(&shared), [Ask::Answer(false)]);
    driver.click(TAB);
    driver.click("Take back a turn…");
    assert_eq!(asks(&shared), [Ask::TakeBack]);
}

#[test]
fn a_held_key_shows_the_others_the_hex_under_the_pointer() {
    let (mut driver, shared) = at_table(guest());
    driver.starting("Hex c4,").hover();
    driver.run();
    assert!(asks(&shared).is_empty());
    driver.harness.key_down(Key::F7);
    driver.harness.step();
    assert_eq!(asks(&shared), [Ask::Point(Some("c4".to_owned()))]);
    driver.harness.step();
    assert!(asks(&shared).is_empty(), "the same is not said again");
    driver.starting("Hex d4,").hover();
    driver.harness.step();
    driver.harness.step();
    assert_eq!(asks(&shared), [Ask::Point(Some("d4".to_owned()))]);
    driver.harness.key_up(Key::F7);
    driver.harness.step();
    assert_eq!(asks(&shared), [Ask::Point(None)]);
    driver.click(TAB);
    driver.type_into("Say something", "y");
    driver.starting("Hex c4,").hover();
    driver.harness.key_down(Key::F7);
    driver.harness.step();
    driver.harness.step();
    assert_eq!(asks(&shared), [Ask::Point(Some("c4".to_owned()))], "whoever talks can point meanwhile");
}

#[test]
fn a_letter_that_was_set_for_pointing_points_at_nothing_while_one_types() {
    let (mut driver, shared) = at_table(guest());
    driver.execute(Command::AskForKey("friends-point"));
    driver.press(Modifiers::NONE, Key::Y);
    driver.execute(Command::Show(Screen::Table));
    driver.click(TAB);
    driver.starting("Hex c4,").hover();
    driver.harness.key_down(Key::Y);
    driver.harness.step();
    driver.harness.step();
    assert_eq!(asks(&shared), [Ask::Point(Some("c4".to_owned()))]);
    driver.harness.key_up(Key::Y);
    driver.harness.step();
    assert_eq!(asks(&shared), [Ask::Point(None)]);
    driver.type_into("Say something", "y");
    driver.starting("Hex c4,").hover();
    driver.harness.key_down(Key::Y);
    driver.harness.step();
    driver.harness.step();
    assert!(asks(&shared).is_empty());
}

#[test]
fn what_others_point_at_has_a_ring_with_their_name_that_stays_on_the_board() {
    use tikal::app::friends::company::Pointed;
    let pointed = |name: &str, cell: &str| Pointed {
        guest: number_of(name),
        name: name.to_owned(),
        colour: Some("orange".to_owned()),
        cell: cell.to_owned(),
    };
    let (mut driver, shared) = at_table(guest());
    shared.borrow_mut().pointed = vec![pointed("Eva", "c4"), pointed("Rim", "a5"), pointed("Nowhere", "z9")];
    driver.run();
    let board = driver.board_rect();
    let (centre, radius) = driver.hex_on_screen(driver.hex_named("c4"));
    let written = driver.written();
    let plate = |name: &str| written.iter().find(|(text, _)| text.galley.text() == name);
    let eva = plate("Eva").map(|(text, _)| text.visual_bounding_rect()).unwrap();
    assert!(eva.center().distance(centre) < 2.0 * radius && (eva.center().x - centre.x).abs() < 2.0, "{eva:?}");
    let rim = plate("Rim").map(|(text, _)| text.visual_bounding_rect()).unwrap();
    assert!(board.contains_rect(rim), "{rim:?} in {board:?}");
    assert!(plate("Nowhere").is_none());
}

#[test]
fn without_company_the_key_says_why_it_does_nothing() {
    let mut driver = Driver::open(SIZE, &by_hand(&["draw A2"]));
    assert!(!driver.has(TAB));
    driver.press(Modifiers::NONE, Key::F7);
    assert!(driver.shows("Nobody elsewhere is at this table"));
}
