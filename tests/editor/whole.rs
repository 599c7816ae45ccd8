//! The whole way: from nothing to a variant of one's own that is checked, played, measured, saved and shared, without
//! typing RON; and every problem that there can be.

use std::collections::BTreeSet;
use std::process::Command as Process;

use egui_kittest::kittest::{Queryable, by};
use tikal::app::command::LabCommand;
use tikal::editor::ProblemLine;
use tikal::tikal::{Action, Phase};
use tikal::words::{sentence, tikal::problems as told};

use super::*;

/// Clicks in the middle of the place of the canvas whose name begins so.
fn click_place(driver: &mut Driver, start: &str) {
    let is_place =
        |node: &egui_kittest::kittest::AccessKitNode| node.label().is_some_and(|name| name.starts_with(start));
    let first = driver.harness.query_all(by().predicate(is_place)).next();
    let pos = first.expect("there is such a place").rect().center();
    super::board::click_at(driver, pos);
}

/// Chooses the card of a tile.
fn choose_tile(driver: &mut Driver, name: &str) {
    let start = format!("{name}: ");
    let is_card = |node: &egui_kittest::kittest::AccessKitNode| {
        node.role() == egui::Role::Button && node.label().is_some_and(|label| label.starts_with(&start))
    };
    driver.harness.get(by().predicate(is_card)).click();
    driver.run();
}

/// Goes on until the laboratory has played what it was asked for.
fn measured(driver: &mut Driver) {
    for _ in 0..6000 {
        driver.run();
        if driver.app().editor().bench().is_some_and(|bench| bench.progress().is_none()) {
            return;
        }
        std::thread::sleep(std::time::Duration::from_millis(10));
    }
    panic!("it does not end");
}

#[test]
fn from_nothing_to_a_variant_that_is_checked_played_measured_saved_and_shared() {
    let folder = scratch();
    let path = folder.path().join("delta.ron");
    let mut driver = Driver::new(SIZE);
    driver.click("Game");
    driver.click("Variant editor");
    driver.click("From nothing");
    let empty = definition(&driver);
    driver.type_into("Name", "Delta");
    driver.type_into("Id (letters, digits, hyphens)", "delta");
    driver.run();
    // Its own board: two cells more, and a volcano printed on one that was there.
    driver.click("Board");
    let before = tikal::editor::tikal::Totals::of(&definition(&driver)).cells;
    click_place(&mut driver, "Free place, upper right of hex");
    assert!(tikal::editor::tikal::Totals::of(&definition(&driver)).cells > before, "the board has grown");
    // Its own deck.
    turn_to(&mut driver, "Tiles");
    choose_tile(&mut driver, "A1");
    driver.click("Duplicate");
    let tiles = |def: &VariantDef| def.deck.iter().map(|group| group.tiles.len()).sum::<usize>();
    assert_eq!(tiles(&definition(&driver)), tiles(&empty) + 1);
    // Its own tiers, treasures, scores and auction.
    turn_to(&mut driver, "Tiers and treasures");
    enter(&mut driver, "Tiers of value 2", 5);
    driver.click("Add a kind");
    enter(&mut driver, "Score of 1 of a kind", 2);
    driver.click("Rules");
    enter(&mut driver, "Least bid", 2);
    enter(&mut driver, "Score at the start, turns auctioned", 15);
    let own = definition(&driver);
    assert!(own.board != empty.board && own.deck != empty.deck && own.tiers != empty.tiers);
    assert!(own.treasures != empty.treasures && own.auction != empty.auction);
    assert_eq!(document(&driver).stage(), Stage::Playable, "{:?}", document(&driver).counts());
    // Saved, and checked by the tool.
    driver.execute(EditCommand::SaveAs(path.clone()).into());
    let check = Process::new(env!("CARGO_BIN_EXE_tikal")).args(["--lang", "en", "check"]).arg(&path).output();
    let check = check.expect("it runs");
    assert!(check.status.success(), "{}", String::from_utf8_lossy(&check.stdout));
    // A game is played with it.
    driver.click("Try out");
    driver.begin_try_out();
    assert_eq!(driver.rules().id(), "delta");
    let mut legal = Vec::new();
    while driver.state().phase() != Phase::Over {
        driver.state().legal_actions(driver.rules(), &mut legal);
        // The turn is ended at once: every tile is laid, and the game scored.
        let action = legal.iter().copied().find(|&action| action == Action::End).unwrap_or(legal[0]);
        driver.act(action);
    }
    driver.execute(Command::Back);
    assert_eq!(driver.app().routes().current(), Route::Editor);
    // Measured against the classic variant, as the empty one was made from it.
    driver.click("Laboratory");
    driver.choose_in("Level", "random");
    driver.choose_in("Compare with", "Tikal");
    enter(&mut driver, "Games", 6);
    driver.execute(LabCommand::Start.into());
    measured(&mut driver);
    let results = driver.app().editor().bench().and_then(|bench| bench.results().cloned());
    let results = results.expect("something was measured");
    assert_eq!((results.games(), results.header.against.is_some()), (6, true));
    // Shared, and opened again on the other side.
    let texts = tikal::words::Texts::new(tikal::words::Language::English);
    let code = document(&driver).code(&texts).expect("it can be read");
    driver.execute(EditCommand::OpenCode(code).into());
    assert_eq!(driver.app().editor().documents().len(), 2);
    // The same, under an id with which it can be saved beside the one that is there.
    let received = definition(&driver);
    assert_ne!(received.id, own.id);
    assert_eq!(VariantDef { id: own.id.clone(), ..received }, own);
}

#[test]
fn every_problem_is_shown_as_the_checker_tells_it_and_its_cure_is_one_step() {
    let mut driver = Driver::new(SIZE);
    let texts = tikal::words::Texts::new(tikal::words::Language::English);
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/variants/invalid");
    let (mut files, mut codes, mut cured) = (0, BTreeSet::new(), 0);
    let mut paths: Vec<_> =
        std::fs::read_dir(folder).expect("there is a folder").flatten().map(|entry| entry.path()).collect();
    paths.sort();
    for path in paths {
        let text = read_variant(&path).expect("it is a text");
        let mut problems = tikal::tikal::check_text(&text).1;
        problems.sort_by_key(|problem| problem.severity() == tikal::tikal::Severity::Warning);
        driver.execute(Command::EditFile(path.clone()));
        let libraries = Libraries::built_in();
        let lines = document(&driver).problems(&texts, &libraries);
        let said: Vec<String> =
            problems.iter().map(|problem| sentence(&told::sentence(&texts, &problem.flaw))).collect();
        // Where several say the same, each begins with what it is about.
        let is_told = |(line, said): (&ProblemLine, &String)| line.sentence.ends_with(said);
        assert!(lines.len() == said.len() && lines.iter().zip(&said).all(is_told), "{}: {lines:?}", path.display());
        assert!(driver.shows(&lines[0].sentence), "{}: {}", path.display(), said[0]);
        codes.extend(problems.iter().map(tikal::tikal::Problem::code));
        if let Some(cure) = lines.iter().find_map(|line| line.cure.clone()) {
            let number = lines.iter().position(|line| line.cure.is_some()).unwrap_or(0);
            let mut open = document(&driver).clone();
            open.cure(&texts, &libraries, number);
            assert_eq!(open.steps().0, 1, "{}: {cure} is one step", path.display());
            let is_offered = driver.harness.query_all_by_label(&cure).next().is_some();
            assert!(is_offered, "{}: {cure}", path.display());
            open.undo();
            assert_eq!(open.text(), text, "{}: {cure} is taken back whole", path.display());
            cured += 1;
        }
        let index = driver.app().editor().current();
        driver.execute(Loss::Documents(vec![index]).into());
        files += 1;
    }
    assert_eq!(codes.len(), tikal::tikal::Code::ALL.len(), "every code was met");
    assert!(cured * 2 > files, "{cured} of {files} have a cure");
}
