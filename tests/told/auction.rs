//! The table's words in an auction: whom it asks, the price of a turn, the tile that nobody bid for.

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
            driver.act(Action::Pass);
            driver.speak(language);
            driver.show_tab(Tab::Table);
            let name = driver.name(Seat::ALL[0]);
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
    let name = driver.name(first);
    while matches!(driver.state().phase(), Phase::Bid(_)) {
        driver.act(Action::Pass);
    }
    driver.act(driver.legal()[0]);
    driver.show_tab(Tab::Log);
    assert!(driver.shows(&format!("Nobody bid: {name} takes")), "the sentence of the line");
    let lines = written(&driver);
    assert!(lines.iter().any(|line| line.starts_with("takes") && line.contains("for free")), "{lines:?}");
    while driver.state().seat() == first {
        driver.act(driver.next_action());
    }
    assert_eq!(driver.recap().unwrap().own.paid, [(first, 0)]);
    driver.show_tab(Tab::Table);
    driver.unfold_recap();
    assert!(driver.shows(&format!("Nobody bid: {name} played a turn for free")));
}

#[test]
fn a_turn_that_was_paid_for_says_the_price_in_the_log() {
    let mut driver = telling_auction();
    driver.act(Action::Bid(3));
    driver.act(Action::Pass);
    driver.act(driver.legal()[0]);
    driver.show_tab(Tab::Log);
    assert!(driver.shows("for 3 points"));
}

/// A new auctioned game of people, told whole.
fn telling_auction() -> Driver {
    let mut driver = Driver::with(SIZE, driver::loud());
    driver.new_game(12, true);
    driver
}

#[test]
fn the_last_one_asked_in_an_auction_is_told_that_the_least_is_enough() {
    let mut driver = telling_auction();
    assert!(!driver.shows("all others have passed"));
    driver.act(Action::Pass);
    assert!(driver.shows("all others have passed, so 1 is enough"));
}

#[test]
fn who_has_too_few_points_for_any_bid_is_said_to_be_unable_to_and_not_to_have_passed() {
    let line_of = |driver: &Driver, seat: Seat| {
        let name = driver.name(seat);
        written(driver).into_iter().find(|line| {
            line.starts_with(&name) && ["cannot bid", "passed", "waits", "wins"].iter().any(|word| line.contains(word))
        })
    };
    let mut driver = telling_auction();
    let seats = driver.state().seats().to_vec();
    let first = driver.state().seat();
    // Everybody has as much: whoever offers all of it cannot be outbid (T9.11).
    driver.act(Action::Bid(driver.state().score(first)));
    driver.run();
    assert_eq!(driver.state().phase(), Phase::Choose);
    let others: Vec<Seat> = seats.iter().copied().filter(|&seat| seat != first).collect();
    let names: Vec<String> = others.iter().map(|&seat| driver.name(seat)).collect();
    assert!(driver.shows(&format!(", {} pass", names.join(" and "))), "what the line of what is asked says");
    for &seat in &others {
        assert_eq!(driver.last_bid(seat), Some(Bid::Forced));
        let line = line_of(&driver, seat).unwrap_or_else(|| panic!("a line of {seat:?}"));
        assert!(line.ends_with("cannot bid"), "{line}");
        let text = driver.written().into_iter().find(|(text, _)| text.galley.text() == line);
        driver.harness.hover_at(text.map(|(text, _)| text.visual_bounding_rect().center()).unwrap_or_default());
        driver.harness.run_steps(8);
        assert!(driver.shows("Too few points to bid more"));
        driver.harness.remove_cursor();
        driver.run();
    }
    // Later, with no points left, before it is passed over as after.
    let mut told = 0;
    while driver.state().phase() != Phase::Over && told < 2 {
        let (state, legal) = (driver.state(), driver.legal());
        let waits = matches!(state.phase(), Phase::Bid(_)) && state.seat() != first && state.amulet(first);
        if waits && state.score(first) == 0 {
            told += 1;
            let line = line_of(&driver, first).unwrap_or_else(|| panic!("a line of {first:?}"));
            assert!(line.ends_with("cannot bid"), "{line}");
        }
        let ends = [Action::Pass, Action::End].into_iter().find(|action| legal.contains(action));
        let action = ends.unwrap_or(legal[0]);
        driver.act(action);
        driver.run();
    }
    assert!(told > 0, "{told}");
    // Whoever chose to pass is not said to have had to; and whoever so wins for nothing is said to (T9.4).
    let mut driver = telling_auction();
    let (first, second) = (driver.state().seat(), driver.state().seats()[1]);
    driver.act(Action::Pass);
    driver.run();
    assert!(line_of(&driver, first).is_some_and(|line| line.ends_with("passed first")));
    driver.act(Action::Pass);
    driver.run();
    let name = driver.name(first);
    assert!(driver.state().phase() == Phase::Choose && written(&driver).contains(&format!("{name} plays for free")));
    assert!(line_of(&driver, second).is_some_and(|line| line.ends_with("passed")));
}
