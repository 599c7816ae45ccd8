//! Experiments of the laboratory: every number of players, a number of the document from here to there, and the runs of a
//! document before and after a change, which outlive the program.

use std::path::PathBuf;
use std::time::Duration;

use tikal::app::command::LabCommand;
use tikal::app::kit::settings::Settings;
use tikal::editor::bench::{Axis, Bench, MOST_RUNS, Series, Sweep, numbers_of};
use tikal::words::{Language, Texts};

use super::*;

fn bench(driver: &Driver) -> &Bench {
    driver.app().editor().bench().expect("a document is shown")
}

/// A copy of the small variant in a folder, on its page of the laboratory, to be played so many times at random.
fn laboratory(folder: &Path, games: u32) -> Driver {
    let path = folder.join("small.ron");
    if !path.exists() {
        driver::write(&path, include_str!("../variants/small.ron"));
    }
    let services = Services { runs: Some(folder.join("runs")), ..Services::for_tests() };
    let mut driver = Driver::with(SIZE, services);
    driver.execute(Command::EditFile(path));
    driver.click("Laboratory");
    driver.choose_in("Level", "random");
    enter(&mut driver, "Games", games);
    driver
}

fn finish(driver: &mut Driver) {
    for _ in 0..6000 {
        driver.run();
        if bench(driver).progress().is_none() {
            driver.run();
            return;
        }
        std::thread::sleep(Duration::from_millis(10));
    }
    panic!("it does not end");
}

fn play(driver: &mut Driver) {
    driver.click("Start");
    finish(driver);
}

#[test]
fn one_run_plays_every_number_of_players_and_each_is_shown() {
    let folder = driver::scratch();
    let mut driver = laboratory(folder.path(), 4);
    edits(&mut driver, "classic");
    driver.click("Laboratory");
    driver.choose_in("Level", "random");
    enter(&mut driver, "Games", 4);
    driver.choose_in("Players", "each number");
    play(&mut driver);
    let series = bench(&driver).series().expect("a series");
    assert_eq!(series.axis, Axis::Players);
    let players: Vec<(i64, u8, u64)> =
        series.points.iter().map(|point| (point.at, point.results.header.seats, point.results.games())).collect();
    let can = document(&driver).rules().unwrap().players();
    assert_eq!(players, can.map(|players| (i64::from(players), players, 4)).collect::<Vec<_>>());
    assert!(players.len() > 1);
    // The last is shown by itself; a click shows another one.
    assert_eq!(bench(&driver).results().unwrap().header.seats, players.last().unwrap().1);
    driver.click_starting("2 players: ");
    assert_eq!(bench(&driver).results().unwrap().header.seats, 2);
    // Another measure is plotted, and its numbers are those of the lines.
    let curve = bench(&driver).series().unwrap().curve(&Texts::new(Language::English)).unwrap();
    assert!(
        curve.points.iter().all(|(_, own, told)| own.low <= own.value && own.value <= own.high && !told.is_empty())
    );
    let texts = Texts::new(Language::English);
    let series = bench(&driver).series().expect("a series");
    let names = series.measures().into_iter().map(|(measure, key)| Series::named(&texts, &measure, &key));
    // A card below has no such name.
    let name = names.skip(1).find(|name| name.contains(", ")).expect("a measure by seats");
    driver.choose_in("Plotted", &name);
    let turns = bench(&driver).series().unwrap().curve(&Texts::new(Language::English)).unwrap();
    assert_eq!(turns.name, name);
    for (at, _, told) in &turns.points {
        assert!(driver.shows(&format!("{at} players: {told}")), "{told}");
    }
    // Each of them is a run that is kept.
    assert_eq!(bench(&driver).past.runs().len(), players.len());
}

#[test]
fn a_number_of_the_document_is_varied_and_plotted() {
    let folder = driver::scratch();
    let mut driver = laboratory(folder.path(), 3);
    let text = document(&driver).text().to_owned();
    let number = numbers_of(&text).into_iter().find(|number| number.name == "action_points").expect("it stands there");
    driver.click("Vary a number of the document");
    driver.choose_in("Number", &format!("Action points a turn (now {})", number.value));
    assert_eq!(bench(&driver).sweep, Sweep::about(&number));
    driver.click("Play 5 values");
    finish(&mut driver);
    let series = bench(&driver).series().expect("a series");
    assert_eq!(series.axis, Axis::Number("action_points".to_owned()));
    let at: Vec<i64> = series.points.iter().map(|point| point.at).collect();
    assert_eq!(at, (number.value - 2..=number.value + 2).collect::<Vec<_>>());
    let hashes: std::collections::BTreeSet<&str> = series.points.iter().map(|point| point.rules.hash()).collect();
    assert_eq!(hashes.len(), 5, "each was played with its own number");
    assert_eq!(document(&driver).text(), text, "the document stays as it is");
    assert!(bench(&driver).past.runs().is_empty(), "other variants are no runs of this one");
    driver.click_starting(&format!("Action points a turn: {}: ", number.value - 2));
    assert_eq!(bench(&driver).results().unwrap().header.variant.hash, series_hash(&driver, 0));
    assert!(driver.shows("These results are of the document as it was"), "they are of another number");
}

fn series_hash(driver: &Driver, index: usize) -> String {
    bench(driver).series().expect("a series").points[index].rules.hash().to_owned()
}

#[test]
fn a_run_after_a_change_is_compared_with_the_one_before() {
    let folder = driver::scratch();
    let mut driver = laboratory(folder.path(), 40);
    driver.choose_in("Compare with", "nothing");
    play(&mut driver);
    assert!(!driver.shows("These results beside"), "there is nothing to compare with");
    driver.click("Rules");
    enter(&mut driver, "Action points a turn", 5);
    driver.click("Laboratory");
    play(&mut driver);
    assert!(!driver.shows("compared: "));
    driver.choose_in("These results beside", "Run 1, before a change: 40 games, random");
    assert!(driver.shows("compared: run 1") && driver.shows("Differs beyond noise"));
    assert!(driver.shows("* differs beyond noise"), "fewer points are no chance");
    // The older one goes on being what it was.
    assert!(bench(&driver).past.runs()[0].results.against.is_none());
    driver.choose_in("These results beside", "what was played with them");
    assert!(!driver.shows("compared: run 1"));
    drop(driver);

    // In the next run of the program both are there.
    let mut driver = laboratory(folder.path(), 40);
    let numbers: Vec<u32> = bench(&driver).past.runs().iter().map(|run| run.number).collect();
    assert_eq!(numbers, [1, 2]);
    driver.choose_in("Compare with", "nothing");
    play(&mut driver);
    let numbers: Vec<u32> = bench(&driver).past.runs().iter().map(|run| run.number).collect();
    assert_eq!(numbers, [2, 3], "the same games of the same rules are one run");
    driver.choose_in("These results beside", "Run 2, before a change: 40 games, random");
    assert!(driver.shows("compared: run 2"));
}

#[test]
fn runs_that_are_kept_are_few_and_damaged_ones_do_no_harm() {
    let folder = driver::scratch();
    let mut driver = laboratory(folder.path(), 1);
    driver.choose_in("Compare with", "nothing");
    for seed in 1..=u32::try_from(MOST_RUNS).unwrap() + 2 {
        enter(&mut driver, "Seed", seed);
        play(&mut driver);
    }
    assert_eq!(bench(&driver).past.runs().len(), MOST_RUNS);
    let id = document(&driver).rules().unwrap().variant().id;
    let runs: PathBuf = folder.path().join("runs").join(format!("tikal-{id}"));
    let files = || std::fs::read_dir(&runs).unwrap().count();
    assert_eq!(files(), 2 * MOST_RUNS);
    drop(driver);

    std::fs::write(runs.join("14.json"), "{").unwrap();
    std::fs::write(runs.join("13.ron"), "(").unwrap();
    std::fs::remove_file(runs.join("12.ron")).unwrap();
    std::fs::write(runs.join("99999999999.json"), "{}").unwrap();
    let mut driver = laboratory(folder.path(), 1);
    assert_eq!(bench(&driver).past.runs().len(), MOST_RUNS - 3);
    play(&mut driver);
    let last = bench(&driver).past.runs().last().map(|run| run.number);
    assert_eq!(last, Some(15), "no number is given twice");
}

#[test]
fn a_measured_game_is_watched_and_is_the_one_that_was_measured() {
    let folder = driver::scratch();
    let mut driver = laboratory(folder.path(), 6);
    driver.choose_in("Compare with", "nothing");
    play(&mut driver);
    let ends = bench(&driver).extremes().get("margin").copied().expect("it was measured");
    assert!(ends[0].number <= ends[1].number && ends.iter().all(|end| end.game < 6));
    let spread = results_of(&driver, "margin");
    assert_eq!((spread.first(), spread.last()), (Some(&ends[0].number), Some(&ends[1].number)));
    let heading = Texts::new(Language::English).say("lab-margin");
    driver.activate_starting(&format!("The game with the most: {heading}"));
    wait_for_table(&mut driver);
    driver.press(Modifiers::NONE, Key::Escape);
    driver.press(Modifiers::NONE, Key::Escape);
    driver.run();
    assert_eq!(driver.app().screen(), Screen::Editor);
    for end in ends {
        driver.execute(LabCommand::Watch(end.game).into());
        wait_for_table(&mut driver);
        let mut scores = Vec::new();
        let table = driver.app().table_of::<tikal::tikal::State>().expect("a table");
        assert!(table.is_over());
        tikal::game::Game::scores(table.state(), &mut scores);
        let mut scores: Vec<i64> = scores.into_iter().flatten().map(i64::from).collect();
        scores.sort_unstable_by(|one, other| other.cmp(one));
        assert_eq!(scores[0] - scores[1], end.number);
        driver.execute(Command::Back);
        driver.run();
    }
}

/// The numbers of a measure with one number a game, in rising order.
fn results_of(driver: &Driver, measure: &str) -> Vec<i64> {
    let results = bench(driver).results().expect("something was measured");
    let spread = results.tally.spread(measure, &tikal::lab::Key::ONLY).expect("it has numbers");
    spread.iter().map(|(number, _)| number).collect()
}

fn wait_for_table(driver: &mut Driver) {
    for _ in 0..1000 {
        driver.run();
        if driver.app().screen() == Screen::Table {
            return;
        }
        std::thread::sleep(Duration::from_millis(10));
    }
    panic!("the game is not shown");
}

#[test]
fn experiments_fit_the_window_in_every_language_and_size() {
    for language in Language::ALL {
        for scale in [1.0, 1.5] {
            let folder = driver::scratch();
            let mut driver = laboratory(folder.path(), 2);
            let settings = Settings { scale, ..driver.app().settings() };
            driver.execute(Command::Set(settings));
            driver.speak(language);
            let texts = Texts::new(language);
            driver.choose_in(&texts.say("laboratory-players"), &texts.say("laboratory-players-all"));
            driver.click(&texts.say("laboratory-sweep"));
            driver.execute(LabCommand::Start.into());
            finish(&mut driver);
            let window = driver.harness.ctx.content_rect();
            let sides = |driver: &Driver| {
                let written = driver.written().into_iter();
                let cut = written.filter(|(text, clip)| clip.is_positive() && !text.galley.text().trim().is_empty());
                cut.filter(|(text, _)| text.visual_bounding_rect().right() > window.right() + 1.0)
                    .map(|(text, _)| text.galley.text().to_owned())
                    .collect::<Vec<_>>()
            };
            assert_eq!(sides(&driver), Vec::<String>::new(), "{language:?} at {scale}");
            // Fields of a row do not lie over each other.
            let rects: Vec<egui::Rect> = ["laboratory-from", "laboratory-to", "laboratory-step"]
                .map(|key| {
                    driver.harness.get_by_role_and_label(egui::accesskit::Role::SpinButton, &texts.say(key)).rect()
                })
                .to_vec();
            for (index, one) in rects.iter().enumerate() {
                assert!(rects[index + 1..].iter().all(|other| !one.shrink(1.0).intersects(*other)), "{language:?}");
            }
        }
    }
}
