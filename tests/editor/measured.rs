//! The laboratory of a document: its words while it is at work, its cards, and the comparison in them.

use std::time::Duration;

use egui_kittest::kittest::{AccessKitNode, NodeT, Queryable, by};
use tikal::ai::Level;
use tikal::app::command::LabCommand;
use tikal::editor::bench::Bench;
use tikal::lab::{Progress, Results, spare_cores};

use super::*;

/// The names of everything that the laboratory shows of a variant, in its order.
const CARDS: [&str; 16] = [
    "Wins, by place in the order of play",
    "Score, by place in the order of play",
    "Turns played when the game is decided",
    "Turns",
    "Actions of players",
    "Changes of the lead, from scoring to scoring",
    "Points by which the winner is ahead",
    "Actions a game, by kind",
    "Points a game, by source",
    "Value of all temples, by scoring",
    "Games in which the last tier of a value was taken",
    "Pieces on a hex, added up over the scorings",
    "Games in which a hex got a tile",
    "Games in which somebody came to a hex",
    "Games in which a tile was placed",
    "Games in which somebody came to a tile",
];

fn progress(driver: &Driver) -> Option<Progress> {
    driver.app().editor().bench().and_then(Bench::progress)
}

fn results(driver: &Driver) -> Option<Results> {
    driver.app().editor().bench().and_then(|bench| bench.results().cloned())
}

/// The laboratory of the small variant, to be played so many times at random.
fn at_random(driver: &mut Driver, games: u32) {
    turn_to(driver, "Laboratory");
    driver.choose_in("Level", "random");
    enter(driver, "Games", games);
}

fn small(driver: &mut Driver) {
    driver.execute(Command::EditFile(Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/variants/small.ron")));
}

fn finish(driver: &mut Driver) {
    while progress(driver).is_some() {
        driver.run();
        std::thread::sleep(Duration::from_millis(10));
    }
    driver.run();
}

/// The words about the plot of a card for a listener; nothing if there is none.
fn plot(driver: &Driver, card: &str) -> Option<String> {
    let heading = format!("{card}: ");
    let is_it = move |node: &AccessKitNode| {
        node.role() == egui::Role::Image && node.label().is_some_and(|label| label.starts_with(&heading))
    };
    driver.harness.query(by().predicate(is_it)).and_then(|node| node.accesskit_node().label())
}

#[test]
fn it_is_played_by_adepts_on_all_cores_but_one_unless_something_else_is_chosen() {
    let mut driver = Driver::new(SIZE);
    small(&mut driver);
    turn_to(&mut driver, "Laboratory");
    let rules = document(&driver).rules().expect("it can be played");
    let wish = driver.app().editor().bench().expect("there is a laboratory").wish(&rules);
    assert_eq!((wish.level, wish.games, wish.seed, wish.players), (Level::Adept, 100, 0, *rules.players().end()));
    let cores = std::thread::available_parallelism().map_or(1, std::num::NonZeroUsize::get);
    assert_eq!(spare_cores().get(), cores.saturating_sub(1).max(1));
}

#[test]
fn plots_appear_while_it_is_at_work_and_follow_what_is_found() {
    let mut driver = Driver::new(SIZE);
    small(&mut driver);
    at_random(&mut driver, 1_000_000);
    assert!(CARDS.iter().all(|card| plot(&driver, card).is_none()), "nothing was measured yet");
    driver.click("Start");
    let mut seen: Vec<(u64, String)> = Vec::new();
    for _ in 0..3000 {
        // The window looks a few times a second.
        driver.harness.step();
        std::thread::sleep(Duration::from_millis(10));
        let (Some(found), Some(said)) = (results(&driver), plot(&driver, CARDS[1])) else { continue };
        assert!(progress(&driver).is_some_and(|progress| progress.played < progress.of), "it is still at work");
        if seen.last().is_none_or(|(games, _)| *games < found.games()) {
            seen.push((found.games(), said));
        }
        if seen.len() == 3 {
            break;
        }
    }
    assert_eq!(seen.len(), 3, "it grows while it is at work");
    assert!(seen[0].1 != seen[1].1 && seen[1].1 != seen[2].1, "the plot follows: {seen:?}");
    assert!(CARDS.iter().all(|card| plot(&driver, card).is_some()), "every card is there");
    assert!(driver.has("Stop") && driver.is_enabled("Figures as CSV…"), "what there is can be taken along");
    driver.execute(LabCommand::Cancel.into());
    finish(&mut driver);
}

#[test]
fn every_card_is_there_and_the_same_for_those_who_do_not_see_it() {
    let mut driver = Driver::new(SIZE);
    edits(&mut driver, "classic");
    at_random(&mut driver, 4);
    driver.click("Start");
    finish(&mut driver);
    let by_place = |card: &&str| {
        let heading = driver.harness.query_all_by_label(card).next();
        heading.map(|node| (node.rect().top() as i32, node.rect().left() as i32))
    };
    let places: Vec<_> = CARDS.iter().filter_map(by_place).collect();
    assert_eq!(places.len(), CARDS.len(), "every card has its heading");
    assert!(places.is_sorted(), "{places:?}");
    for (card, part) in [
        (CARDS[0], "player 4: "),
        (CARDS[3], "a game: 36.0 (36.0 to 36.0)"),
        (CARDS[7], "uncover"),
        (CARDS[8], "temples, scoring 1: "),
        (CARDS[9], "scoring 4: "),
        (CARDS[10], "value 10: "),
        (CARDS[11], "most: "),
        (CARDS[14], "%"),
    ] {
        let said = plot(&driver, card).unwrap_or_default();
        assert!(said.contains(part), "{card}: {said}");
    }
    // Its verdict names the level, and the figures can be taken along.
    assert!(driver.shows("No verdict yet: 4 games at the level “random” were played"));
    assert!(driver.is_enabled("Figures as CSV…"));
    // No count is shown to be perhaps below nothing.
    for card in CARDS {
        let said = plot(&driver, card).unwrap_or_default();
        assert!(!said.contains("(-") && !said.contains("(−"), "{said}");
    }
}

#[test]
fn hexes_of_another_board_are_shown_beside_and_not_compared() {
    let mut driver = Driver::new(SIZE);
    edits(&mut driver, "classic");
    let other = "The boards differ: their hexes are not compared one by one.";
    let run = |driver: &mut Driver| {
        at_random(driver, 3);
        driver.click("Start");
        finish(driver);
    };
    run(&mut driver);
    assert!(!driver.shows(other), "the boards are the same");
    turn_to(&mut driver, "Text");
    let wider = document(&driver).text().replacen("columns: [5,", "columns: [6,", 1);
    assert!(wider != document(&driver).text(), "the board has such columns");
    driver.type_into("The text of the variant", &wider);
    driver.run();
    run(&mut driver);
    let found = results(&driver).expect("it was measured");
    assert_eq!(found.header.not_compared, ["pieces", "cell_tiled", "cell_entered"]);
    assert!(found.against.is_some() && driver.shows(other));
    let of_cells = |id: &str| found.comparisons().iter().any(|one| one.measure.id == id);
    assert!(!of_cells("pieces") && !of_cells("cell_entered") && of_cells("tile_placed") && of_cells("score"));
    assert!(!plot(&driver, CARDS[13]).unwrap_or_default().contains("compared"));
}

/// True if the card says which colour is whose, between its heading and its picture.
fn has_legend(driver: &Driver, card: &str) -> bool {
    let heading = driver.harness.query_all_by_label(card).next().expect("the card is there").rect();
    let start = format!("{card}: ");
    let starts = |node: &AccessKitNode| {
        node.role() == egui::Role::Image && node.label().is_some_and(|label| label.starts_with(&start))
    };
    let picture = driver.harness.query_all(by().predicate(starts)).next().expect("it has a picture").rect();
    let between = egui::Rect::from_min_max(heading.left_bottom(), picture.right_top()).expand(1.0);
    let entries = driver.harness.query_all_by_label("compared: Tikal");
    { entries }.any(|entry| between.contains(entry.rect().center()))
}

#[test]
fn a_card_of_what_is_not_compared_has_no_entry_for_the_other_variant() {
    let mut driver = Driver::new(SIZE);
    edits(&mut driver, "classic");
    turn_to(&mut driver, "Text");
    let wider = document(&driver).text().replacen("columns: [5,", "columns: [6,", 1);
    driver.type_into("The text of the variant", &wider);
    driver.run();
    at_random(&mut driver, 3);
    driver.click("Start");
    finish(&mut driver);
    let found = results(&driver).expect("it was measured");
    assert!(found.against.is_some());
    // What lies on hexes is never drawn in two colours, and these boards differ besides.
    let on_hexes = ["Pieces on a hex, added up over the scorings", CARDS[12], CARDS[13]];
    for card in CARDS {
        assert_eq!(has_legend(&driver, card), !on_hexes.contains(&card), "{card}");
    }
}
