//! What the table tells in an auction: of whom it is asked, what a turn was paid with, what nobody bid for.

use super::*;

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
fn who_has_too_few_points_for_any_bid_is_told_to_have_passed_without_being_asked() {
    const WHY: &str = "Too few points to bid more";
    let says_why = |driver: &mut Driver, name: &str| {
        let line = format!("{name} passed first");
        let written = driver.written().into_iter().find(|(text, _)| text.galley.text() == line);
        let (text, _) = written.unwrap_or_else(|| panic!("“{line}” stands below the tiles"));
        driver.harness.hover_at(text.visual_bounding_rect().center());
        driver.harness.run_steps(8);
        let says = driver.shows(WHY);
        driver.harness.remove_cursor();
        driver.run();
        says
    };
    let mut driver = telling_auction();
    let seats = driver.state().seats().to_vec();
    let first = driver.state().seat();
    let others: Vec<String> =
        seats.iter().filter(|&&seat| seat != first).map(|&seat| driver.table().name(seat).to_owned()).collect();
    // Everybody has as much: whoever offers all of it cannot be outbid (T9.11).
    driver.execute(TableCommand::Play(Action::Bid(driver.state().score(first))).into());
    driver.run();
    assert_eq!(driver.state().phase(), tikal::tikal::Phase::Choose);
    assert!(driver.shows(&format!(", {} pass", others.join(" and "))), "what the line of what is asked says");
    for name in &others {
        assert!(says_why(&mut driver, name), "{name}");
    }
    // Whoever chose to pass is not said to have had to.
    let mut driver = telling_auction();
    let name = driver.table().name(driver.state().seat()).to_owned();
    driver.execute(TableCommand::Play(Action::Pass).into());
    driver.run();
    assert!(!says_why(&mut driver, &name));
}
