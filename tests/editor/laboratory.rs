//! The laboratory of a document: what it finds is what the command line finds, and it is found beside everything else.

use std::num::NonZeroUsize;
use std::path::PathBuf;
use std::process::Stdio;
use std::time::Duration;

use egui_kittest::kittest::{NodeT, Queryable, by};
use tikal::ai::Level;
use tikal::app::command::LabCommand;
use tikal::editor::bench::Bench;
use tikal::game::Seat;
use tikal::games::GameRules;
use tikal::lab::{Plan, Results, Shard, Side, Study, Wish};
use tikal::tikal::{Setup, State};

use super::*;

fn small() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/variants/small.ron")
}

fn bench(driver: &Driver) -> &Bench {
    driver.app().editor().bench().expect("a document is shown")
}

fn results(driver: &Driver) -> Results {
    bench(driver).results().expect("something was measured").clone()
}

/// The small variant on its page of the laboratory, to be played so many times at random.
fn laboratory(games: u32) -> Driver {
    let mut driver = Driver::new(SIZE);
    driver.execute(Command::EditFile(small()));
    at_random(&mut driver, games);
    driver
}

fn at_random(driver: &mut Driver, games: u32) {
    driver.click("Laboratory");
    driver.choose_in("Level", "random");
    enter(driver, "Games", games);
}

/// Goes on until nothing is played any more.
fn finish(driver: &mut Driver) {
    for _ in 0..6000 {
        driver.run();
        let editor = driver.app().editor();
        if bench(driver).progress().is_none() && editor.ranking().progress().is_none() {
            driver.run();
            return;
        }
        std::thread::sleep(Duration::from_millis(10));
    }
    panic!("it does not end");
}

fn side(driver: &Driver) -> Side<State> {
    let Some(GameRules::Tikal(rules)) = document(driver).rules() else { panic!("it cannot be played") };
    let setup = Setup::new(rules.def().turns, Seat::default());
    Side { rules, setup }
}

// ---- What is found ----------------------------------------------------------------------------------

#[test]
fn a_document_is_played_and_its_figures_are_those_of_the_command_line_byte_by_byte() {
    let mut driver = laboratory(12);
    driver.choose_in("Compare with", "nothing");
    driver.click("Start");
    finish(&mut driver);
    let found = results(&driver);
    let variant = side(&driver);
    let seats = *variant.rules.players().end();
    let wish = Wish { variant, against: None, seats, level: Level::Random, games: 12, seed: 0 };
    let study = Study::new(Plan::new(wish).expect("it can be played"), Shard::WHOLE);
    study.run(NonZeroUsize::MIN).expect("there is a thread");
    assert!(found == study.results() && found.is_whole());
    // Written by the field for a path, and by the tool.
    let folder = scratch();
    let (own, tools) = (folder.path().join("own.csv"), folder.path().join("tool.csv"));
    driver.click("Figures as CSV…");
    driver.type_into("Figures to:", own.to_str().expect("a plain path"));
    driver.run();
    driver.click("Save here");
    assert!(!driver.has("Figures to:"), "{:?}", driver.app().message());
    let tool = std::process::Command::new(env!("CARGO_BIN_EXE_tikal"))
        .arg("lab")
        .arg(small())
        .args(["--games", "12", "--level", "random", "--csv"])
        .arg(&tools)
        .stdout(Stdio::null())
        .status()
        .expect("the tool runs");
    assert!(tool.success());
    let read = |path: &Path| std::fs::read(path).expect("it was written");
    assert!(read(&own) == read(&tools));
    // Another file is replaced only when that was answered.
    driver::write(&tools, "somebody's text");
    driver.execute(LabCommand::WriteTo(tools.clone()).into());
    assert!(driver.shows("It will hold these figures"));
    driver.click("Cancel");
    assert_eq!(read(&tools), b"somebody's text");
    driver.execute(LabCommand::WriteTo(tools.clone()).into());
    driver.click("Replace it");
    assert!(read(&own) == read(&tools));
}

#[test]
fn a_path_for_the_figures_has_an_undo_of_its_own() {
    let mut driver = laboratory(3);
    driver.click("Rules");
    enter(&mut driver, "Action points a turn", 7);
    driver.click("Laboratory");
    driver.click("Start");
    finish(&mut driver);
    driver.click("Figures as CSV…");
    driver.type_into("Figures to:", "somewhere");
    driver.run();
    undo(&mut driver);
    assert_eq!(definition(&driver).action_points, 7);
    driver.click("Cancel");
    undo(&mut driver);
    assert_eq!(definition(&driver).action_points, 10);
}

#[test]
fn a_document_is_compared_with_its_parent_unless_something_else_is_chosen() {
    let mut driver = Driver::new(SIZE);
    edits(&mut driver, "duel");
    driver.click("Rules");
    enter(&mut driver, "Action points a turn", 20);
    at_random(&mut driver, 30);
    driver.click("Start");
    finish(&mut driver);
    let found = results(&driver);
    let against = found.header.against.as_ref().expect("it is compared");
    assert_eq!((found.header.variant.id.as_str(), against.id.as_str()), ("my-duel", "duel"));
    // Twice the points make for far more actions, which is told in words and beside the bars.
    assert!(driver.shows("Differs beyond noise") && driver.shows("* differs beyond noise"));
    assert!(driver.shows("compared: Duel") && driver.shows("Compared with Duel in games"));
    driver.choose_in("Compare with", "nothing");
    driver.click("Start");
    finish(&mut driver);
    assert!(results(&driver).against.is_none() && !driver.shows("Differs beyond noise"));
}

#[test]
fn the_verdict_comes_in_words_and_every_plot_has_its_numbers_for_those_who_do_not_see_it() {
    let mut driver = laboratory(30);
    driver.click("Start");
    finish(&mut driver);
    assert!(driver.shows("Verdict, resting on 30 games"));
    for (heading, part) in [
        ("Wins, by place in the order of play: ", "player 2: "),
        ("Score, by place in the order of play: ", "half at most"),
        ("Turns: ", "90 at most"),
        ("Actions a game, by kind: ", "place a tile: "),
        ("Pieces on a hex, added up over the scorings: ", "most: "),
    ] {
        let is_picture = move |node: &egui_kittest::kittest::AccessKitNode| {
            node.role() == egui::Role::Image && node.label().is_some_and(|label| label.starts_with(heading))
        };
        let picture = driver.harness.get(by().predicate(is_picture));
        let label = picture.accesskit_node().label().unwrap_or_default();
        assert!(label.contains(part), "{label}");
    }
    // The same numbers as lines of text, which open by keyboard.
    let numbers = "Numbers: Wins, by place in the order of play";
    driver.harness.get_by_label(numbers).focus();
    driver.run();
    driver.press(Modifiers::NONE, Key::Enter);
    driver.run();
    let is_line = |node: &egui_kittest::kittest::AccessKitNode| {
        node.role() != egui::Role::Image
            && node.value().or(node.label()).is_some_and(|text| text.starts_with("player 1: "))
    };
    assert!(driver.harness.query_all(by().predicate(is_line)).next().is_some());
}

#[test]
fn a_finding_is_told_with_its_cause_and_leads_to_the_field_that_it_is_about() {
    let folder = scratch();
    let path = folder.path().join("cheap.ron");
    driver::write(&path, &include_str!("../variants/sound.ron").replace("camp: 5", "camp: 1"));
    let mut driver = Driver::new(SIZE);
    driver.execute(Command::EditFile(path));
    at_random(&mut driver, 30);
    driver.click("Start");
    finish(&mut driver);
    assert!(driver.shows("“build a camp” costs only 1 point"), "the finding");
    assert!(driver.shows("Good: no advantage of a seat found in 30 games"), "and what is good");
    // The words that nobody need know are explained.
    assert!(driver.shows("95 % interval: of 100 such runs") && driver.shows("Node: a position"));
    driver.click("Show: Rules");
    driver.run();
    assert!(driver.focused().is_some_and(|name| name.contains("Build camp")), "the field of what it costs");
    // What was found of the document as it was before leads nowhere.
    enter(&mut driver, "Build camp", 4);
    driver.click("Laboratory");
    assert!(driver.shows("costs only 1 point") && !driver.has("Show: Rules"));
}

// ---- When it is found -------------------------------------------------------------------------------

#[test]
fn a_study_is_stopped_and_what_was_counted_stays() {
    let mut driver = laboratory(1_000_000);
    driver.click("Start");
    while bench(&driver).progress().is_some_and(|progress| progress.played < 3) {
        driver.harness.step();
        std::thread::sleep(Duration::from_millis(10));
    }
    // The window follows a few times a second, and does not spin.
    driver.run();
    assert!(driver.shows("of 1,000,000 games"), "how far it is");
    let wait = driver.next_frame();
    assert!(wait > Duration::from_millis(100) && wait < Duration::from_secs(2), "{wait:?}");
    assert!(!driver.is_enabled("Start") && !driver.is_enabled("Games") && driver.is_enabled("Stop"));
    driver.click("Stop");
    finish(&mut driver);
    let found = results(&driver);
    assert!(found.games() >= 3 && !found.is_whole(), "{}", found.games());
    assert!(driver.shows("of 1,000,000 games played") && driver.is_enabled("Start") && !driver.is_enabled("Stop"));
    driver.run();
    assert_eq!(driver.next_frame(), Duration::MAX, "nothing moves any more");
}

#[test]
fn a_study_goes_on_beside_everything_else_and_ends_with_its_document() {
    let mut driver = laboratory(1_000_000);
    driver.click("Start");
    driver.click("Overview");
    driver.run();
    assert_eq!(driver.next_frame(), Duration::MAX, "what is not shown is not followed");
    driver.execute(Command::Back);
    driver.execute(Command::Show(Screen::Editor));
    assert!(bench(&driver).progress().is_some());
    // Another document waits until the laboratory is free.
    edits(&mut driver, "duel");
    driver.click("Laboratory");
    assert!(driver.shows("The laboratory is at work") && !driver.is_enabled("Start"));
    driver.execute(LabCommand::Start.into());
    assert!(bench(&driver).progress().is_none());
    // Dropping the study waits for its thread; see the tests of `Background`.
    driver.execute(Loss::Documents(vec![0]).into());
    driver.run();
    assert!(driver.is_enabled("Start") && !driver.shows("The laboratory is at work"));
}

#[test]
fn results_stay_when_the_document_changes_and_say_that_they_are_old() {
    let mut driver = laboratory(5);
    driver.click("Start");
    finish(&mut driver);
    let (found, old) = (results(&driver), "These results are of the document as it was");
    assert!(!driver.shows(old));
    driver.click("Rules");
    enter(&mut driver, "Action points a turn", 7);
    driver.click("Laboratory");
    assert!(driver.shows(old) && results(&driver) == found);
    // What has no bearing on play makes nothing old, and neither does what was taken back.
    undo(&mut driver);
    assert!(!driver.shows(old));
    driver.click("Text");
    let remarked = format!("// A remark.\n{}", document(&driver).text());
    driver.type_into("The text of the variant", &remarked);
    driver.run();
    driver.click("Laboratory");
    assert!(!driver.shows(old));
    // Played anew they are of the document as it is.
    driver.click("Rules");
    enter(&mut driver, "Action points a turn", 7);
    driver.click("Laboratory");
    driver.click("Start");
    finish(&mut driver);
    assert!(!driver.shows(old) && results(&driver) != found);
}

#[test]
fn what_cannot_be_played_is_not_begun() {
    let mut driver = laboratory(5);
    driver.click("Text");
    driver.type_into("The text of the variant", "(format: 1,");
    driver.run();
    driver.click("Laboratory");
    assert!(!driver.is_enabled("Start") && driver.shows("mend its problems first"));
    driver.execute(LabCommand::Start.into());
    assert!(bench(&driver).progress().is_none());
}

#[test]
fn plots_leave_the_wheel_to_the_page() {
    let mut driver = laboratory(5);
    driver.click("Start");
    finish(&mut driver);
    let top = |driver: &Driver| driver.starting("Wins, by place in the order of play: ").rect().top();
    let before = top(&driver);
    let over = driver.starting("Wins, by place in the order of play: ").rect().center_top() + egui::vec2(0.0, 12.0);
    driver.harness.event(egui::Event::PointerMoved(over));
    driver.harness.run_steps(2);
    driver.harness.event(egui::Event::MouseWheel {
        unit: egui::MouseWheelUnit::Line,
        delta: egui::vec2(0.0, -3.0),
        phase: egui::TouchPhase::Move,
        source: egui::MouseWheelSource::Wheel,
        modifiers: Modifiers::NONE,
    });
    driver.harness.run_steps(12);
    assert!(top(&driver) < before - 20.0, "{before} and {}", top(&driver));
}

/// Whatever has a name that begins like this.
fn starting<'a>(start: &'static str) -> egui_kittest::kittest::By<'a> {
    by().predicate(move |node: &egui_kittest::kittest::AccessKitNode| {
        node.label().is_some_and(|label| label.starts_with(start))
    })
}

// ---- Several documents ------------------------------------------------------------------------------

#[test]
fn the_open_documents_are_ranked_with_reasons_and_a_click_opens_one() {
    let folder = scratch();
    let copy = folder.path().join("slow.ron");
    let text = std::fs::read_to_string(small()).expect("it is there");
    driver::write(&copy, &text.replacen("id: \"small\"", "id: \"slow\"", 1));
    let mut driver = laboratory(30);
    assert!(!driver.is_enabled("Rank the open documents"), "there is but one");
    driver.execute(Command::EditFile(copy));
    driver.execute(Command::EditFile(PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("variants/classic.ron")));
    driver.click("Text");
    driver.type_into("The text of the variant", "(format: 1,");
    driver.run();
    driver.execute(EditCommand::Show(0).into());
    driver.click("Rank the open documents");
    finish(&mut driver);
    let order: Vec<usize> = driver.app().editor().ranking().order().iter().map(|(_, ranked)| ranked.index).collect();
    // The two are the same but for their names, so they stay in the order of their tabs.
    assert_eq!(order, [0, 1]);
    assert!(driver.shows("Left out: ") && driver.shows("points and loses some"));
    // So they share the first place.
    let count = |start: &'static str| driver.harness.query_all(starting(start)).count();
    assert_eq!((count("1. "), count("2. ")), (2, 0));
    // What was measured of each is there, on its own page.
    driver.harness.query_all(starting("1. ")).nth(1).expect("there are two").click();
    driver.run();
    assert_eq!((driver.app().editor().current(), results(&driver).games()), (1, 30));
    assert!(driver.has("Start") && driver.shows("Verdict, resting on 30 games"));
}

// ---- By keyboard --------------------------------------------------------------------------------------

#[test]
fn the_verdict_and_every_plot_are_read_and_brought_into_sight_by_keys() {
    let mut driver = Driver::new([853.0, 533.0]);
    driver.execute(Command::EditFile(small()));
    at_random(&mut driver, 6);
    driver.click("Start");
    finish(&mut driver);
    let focused = |driver: &Driver| {
        let node =
            driver.harness.query(by().predicate(|node: &egui_kittest::kittest::AccessKitNode| node.is_focused()));
        node.map(|node| (node.accesskit_node().label().unwrap_or_default(), node.rect()))
    };
    for _ in 0..20 {
        driver.press(Modifiers::NONE, Key::F6);
        if focused(&driver).is_some_and(|(name, _)| name == "Results") {
            break;
        }
    }
    driver.press(Modifiers::NONE, Key::Tab);
    let mut read = Vec::new();
    let window = driver.harness.ctx.content_rect();
    for _ in 0..120 {
        let Some((name, rect)) = focused(&driver) else { panic!("nothing has the keyboard after {read:?}") };
        assert!(window.intersects(rect), "{name} is in sight");
        if read.last() != Some(&name) {
            read.push(name);
        }
        driver.press(Modifiers::NONE, Key::ArrowDown);
    }
    assert!(read[0].contains("games"), "the verdict comes first: {}", read[0]);
    let headings = ["Wins", "Score", "Turns"];
    for heading in headings {
        assert!(read.iter().any(|name| name.contains(heading)), "{heading} in {read:#?}");
    }
    assert!(read.len() > 8, "{read:#?}");
    driver.press(Modifiers::NONE, Key::Home);
    assert_eq!(focused(&driver).map(|(name, _)| name), read.first().cloned());
}

#[test]
fn a_few_games_are_no_verdict_and_prove_no_difference() {
    let mut driver = laboratory(3);
    driver.click("Rules");
    enter(&mut driver, "Action points a turn", 3);
    driver.click("Laboratory");
    driver.click("Start");
    finish(&mut driver);
    assert!(driver.shows("No verdict yet: 3 games at the level “random” were played"));
    assert!(driver.shows("Too few games for a verdict: play 30 at least"));
    assert!(!driver.shows("Differs beyond noise") && !driver.shows("Nothing: every difference may be chance"));
    let found = results(&driver);
    assert!(found.comparisons().iter().all(|comparison| !comparison.is_beyond_noise));
}

#[test]
fn what_a_ranking_takes_is_no_warning_and_captions_are_not_spaced_out() {
    let mut driver = laboratory(3);
    driver.execute(Command::EditFile(small()));
    edits(&mut driver, "classic");
    at_random(&mut driver, 3);
    driver.choose_in("Players", "2 players");
    let chrome = driver.app().settings().look.theme(&driver.harness.ctx).chrome.clone();
    let colour = |driver: &Driver, part: &str| {
        let written = driver.written();
        let (text, _) = written.iter().find(|(text, _)| text.galley.text().contains(part)).expect("it is told");
        text.galley.job.sections[0].format.color
    };
    assert_eq!(colour(&driver, "A ranking needs at least"), chrome.text_weak);
    driver.click("Start");
    finish(&mut driver);
    let written = driver.written();
    let (caption, _) =
        written.iter().find(|(text, _)| text.galley.text().starts_with("A fair variant")).expect("a card");
    assert!(!caption.galley.job.justify, "its words keep their distance");
}
