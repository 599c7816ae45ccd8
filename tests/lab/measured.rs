//! The numbers of a run: they agree with each other, with the rules and with what is said of them.

use super::*;

/// Checks that a tally of Tikal is consistent, whatever the variant and the players.
fn assert_consistent(tally: &Tally, games: u64, seats: u8, what: &str) {
    let sum = |measure: &str| tally.table(measure).map(|(_, spread)| spread.sum()).sum::<i128>();
    assert_eq!(sum(WIN.id), i128::from(games) * i128::from(WHOLE), "{what}: wins");
    assert_eq!(tally.table(WIN.id).count(), usize::from(seats), "{what}");
    assert_eq!(sum("points"), sum(SCORE.id), "{what}: points by source are not the scores");
    assert_eq!(spread(tally, TURNS.id, "").count(), games, "{what}");
    let of_shares = ["tier_out", "cell_tiled", "cell_entered", "tile_placed", "tile_entered"];
    for (measure, key, spread) in tally.iter() {
        assert_eq!(spread.count(), games, "{what}: {} {key} is not of every game", measure.id);
        if of_shares.contains(&measure.id) {
            assert!(spread.iter().all(|(number, _)| number == 0 || number == WHOLE), "{what}: {} {key}", measure.id);
        }
    }
    let share = |measure: &str| tally.table(measure).map(|(_, spread)| spread.sum()).sum::<i128>() / i128::from(WHOLE);
    // Each tile that is placed lies on a cell of its own.
    assert_eq!(share("cell_tiled"), share("tile_placed"), "{what}");
    assert_eq!(share("tile_placed"), sum_of(tally, "action", "place"), "{what}: placed tiles");
    assert!(share("tile_entered") <= share("cell_entered"), "{what}");
    assert!(sum(MARGIN.id) >= 0 && sum(DECIDED_TURN.id) <= sum(TURNS.id), "{what}");
    let part = spread(tally, DECIDED_PART.id, "");
    assert!(part.iter().all(|(part, _)| (0..=100).contains(&part)), "{what}");
    let scorings = i64::try_from(tally.table("temples").count()).unwrap();
    assert!(spread(tally, DECIDED_SCORING.id, "").iter().all(|(at, _)| (1..=scorings).contains(&at)), "{what}");
}

fn sum_of(tally: &Tally, measure: &str, key: &str) -> i128 {
    spread(tally, measure, key).sum()
}

#[test]
fn every_shipped_variant_is_measured_with_drawn_and_with_auctioned_turns() {
    for entry in TikalLibrary::built_in().entries() {
        for turns in [TurnRule::Draw, TurnRule::Auction] {
            for seats in entry.variant.players() {
                let variant = side(Arc::clone(&entry.variant), turns);
                let wish = Wish { variant, against: None, seats, level: Level::Random, games: 2, seed: 3 };
                let results = play(Plan::new(wish).unwrap(), "1/1", 1);
                let what = format!("{} with {seats}, {turns:?}", entry.variant.id());
                assert_consistent(&results.tally, 2, seats, &what);
                let is_there = |kind: &str| results.tally.spread("action", &Key::of(kind)).is_some();
                assert_eq!(is_there("bid"), turns == TurnRule::Auction, "{what}");
                assert_eq!(is_there("exchange"), entry.variant.costs().exchange.is_some(), "{what}");
                let volcanoes = entry.variant.deck_for(seats).iter();
                let volcanoes = volcanoes.filter(|&tile| entry.variant.tile(tile).kind.starts_a_scoring()).count();
                assert_eq!(results.tally.table("temples").count(), volcanoes + 1, "{what}");
                // A turn is a tile, as at the table.
                let tiles = i64::try_from(entry.variant.deck_for(seats).len()).unwrap();
                let played: Vec<i64> = spread(&results.tally, TURNS.id, "").iter().map(|(turns, _)| turns).collect();
                assert_eq!(played, [tiles], "{what}");
                assert!(findings(&results, State::LONG).contains(&Finding::TooFewGames { games: 2, least: 30 }));
            }
        }
    }
}

#[test]
fn planning_players_are_measured_too() {
    let wish = Wish { level: Level::Adept, games: 2, ..wish(2) };
    let results = play(Plan::new(wish.clone()).unwrap(), "1/1", 1);
    assert_consistent(&results.tally, 2, 2, "adept");
    assert_eq!(text(&play(Plan::new(wish).unwrap(), "1/1", 2)), text(&results));
}

/// The same variant under another id differs in nothing, because the same games are played.
#[test]
fn the_same_seeds_are_played_on_both_sides() {
    let renamed = check_text(&SMALL.replace("\"small\"", "\"twin\"")).0.unwrap();
    let wish = Wish { against: Some(side(Arc::new(renamed), TurnRule::Draw)), ..wish(40) };
    let results = play(Plan::new(wish).unwrap(), "1/1", 2);
    assert_eq!(Some(&results.tally), results.against.as_ref());
    let comparisons = results.comparisons();
    assert!(comparisons.len() > 30);
    for found in comparisons {
        assert!(!found.is_beyond_noise && found.probability > 0.99, "{found:?}");
        assert!((found.own.value - found.other.value).abs() < 1e-12);
    }
    let is_longer = |found: &Finding| matches!(found, Finding::LongerThanOther { .. });
    assert!(!findings(&results, State::LONG).iter().any(is_longer));
}

#[test]
fn real_differences_are_marked_and_findings_follow_from_the_numbers() {
    // Uncovering is switched off and the game has half of its points: temples are worth less, nothing is uncovered.
    let changed = SMALL.replace("\"small\"", "\"poor\"").replace("action_points: 10", "action_points: 4");
    assert_ne!(changed, SMALL.replace("\"small\"", "\"poor\""), "the fixture has another number of points");
    let poor = Arc::new(check_text(&changed).0.unwrap());
    let wish = Wish { variant: side(poor, TurnRule::Draw), against: Some(side(small(), TurnRule::Draw)), ..wish(60) };
    let results = play(Plan::new(wish).unwrap(), "1/1", 2);
    let comparisons = results.comparisons();
    let marked = |measure: &str| comparisons.iter().any(|found| found.measure.id == measure && found.is_beyond_noise);
    assert!(marked("actions") && !marked(TURNS.id), "fewer points, fewer actions, as many turns");
    let found = findings(&results, 3);
    assert!(found.iter().any(|found| matches!(found, Finding::TooLong { most: 3, .. })), "{found:?}");
    let verdict = verdict(&results, State::LONG);
    assert_eq!((verdict.level, verdict.games), (Level::Random, 60));
    assert!(
        !verdict.findings.is_empty()
            && !verdict.findings.iter().any(|(found, _)| matches!(found, Finding::TooFewGames { .. }))
    );
    // Every idle key, and only those, is found.
    for (found, _) in &verdict.findings {
        if let Finding::NeverUsed { measure, keys, .. } = found {
            assert!(keys.iter().all(|key| spread(&results.tally, measure, key).is_idle()), "{found:?}");
        }
    }
}

#[test]
fn what_is_counted_never_has_an_interval_below_nothing() {
    let results = play(plan(3), "1/1", 1);
    let mut was_met = false;
    for figure in results.figures() {
        let Some((low, high)) = figure.interval else { continue };
        let is_paid = figure.key == Key::of("bids");
        assert!(if is_paid { high <= 0.0 } else { low >= 0.0 }, "{figure:?}");
        was_met |= low <= 0.0 && high > 0.0;
    }
    assert!(was_met, "something is so rare in three games that its interval ends at nothing");
}

/// The small variant with something replaced in its text, under an id of its own.
fn other(from: &str, to: &str) -> Arc<Variant> {
    let text = SMALL.replacen("\"small\"", "\"other\"", 1).replacen(from, to, 1);
    assert!(text.contains(to), "{from} is there");
    let (variant, problems) = check_text(&text);
    Arc::new(variant.unwrap_or_else(|| panic!("{problems:?}")))
}

#[test]
fn cells_of_other_boards_and_other_tiles_of_the_same_name_are_not_compared() {
    let cells = ["pieces", "cell_tiled", "cell_entered"];
    let tiles = ["tile_placed", "tile_entered"];
    let texts = Texts::new(Language::English);
    for (rules, left_out) in [
        (other("columns: [3, 3, 3]", "columns: [3, 4, 3]"), cells.to_vec()),
        (
            other("(kind: Temple(2), slabs: [1, 0, 1, 0, 1, 0])", "(kind: Temple(2), slabs: [1, 1, 1, 0, 1, 0])"),
            tiles.to_vec(),
        ),
        (other("action_points: 10", "action_points: 9"), Vec::new()),
    ] {
        let wish =
            Wish { variant: side(rules, TurnRule::Draw), against: Some(side(small(), TurnRule::Draw)), ..wish(30) };
        let results = play(Plan::new(wish).unwrap(), "1/1", 2);
        assert_eq!(results.header.not_compared, left_out);
        for measure in cells.iter().chain(&tiles) {
            let is_compared = results.comparisons().iter().any(|found| found.measure.id == *measure);
            assert_eq!(is_compared, !left_out.contains(measure), "{measure}");
        }
        assert!(results.comparisons().iter().any(|found| found.measure == SCORE));
        // It is said once for all of them, here and on the page; and the file keeps it.
        let said = words::lab::run(&texts, &results, ("a", Some("b")));
        let is_said = |part: &str| said.iter().filter(|line| line.contains(part)).count();
        let expected = (usize::from(left_out == cells), usize::from(left_out == tiles));
        assert_eq!((is_said("The boards differ"), is_said("The tiles differ")), expected, "{said:?}");
        assert_eq!(Results::read::<State>(&text(&results)).unwrap(), results);
        let csv = results.csv();
        let marked = |line: &&str| line.starts_with("variant,other,cell_tiled,") && !line.ends_with(',');
        assert_eq!(csv.lines().any(|line| marked(&line)), left_out != cells, "{csv}");
    }
}

#[test]
fn figures_agree_with_the_numbers_they_sum_up() {
    let results = play(plan(30), "1/1", 2);
    let figures = results.figures();
    let wins: f64 =
        figures.iter().filter(|found| found.of == Of::Variant && found.measure == WIN).map(|found| found.value).sum();
    assert!((wins - 1.0).abs() < 1e-9, "{wins}");
    for figure in &figures {
        if let Some((low, high)) = figure.interval {
            assert!(low <= figure.value && figure.value <= high, "{figure:?}");
        }
    }
    let by: Vec<f64> = figures
        .iter()
        .filter(|found| {
            found.measure == DECIDED_TURN && found.statistic == Statistic::ShareBy && found.of == Of::Variant
        })
        .map(|found| found.value)
        .collect();
    assert!(by.is_sorted() && by.last().is_some_and(|&last| last >= 1.0), "{by:?}");
    let at: f64 = figures
        .iter()
        .filter(|found| found.measure == SCORE && found.statistic == Statistic::ShareAt && found.of == Of::Against)
        .map(|found| found.value)
        .sum();
    assert!((at - 2.0).abs() < 1e-9, "each seat has a score in every game: {at}");
    let csv = results.csv();
    let mut lines = csv.lines();
    assert_eq!(lines.next(), Some("of,id,measure,key,statistic,at,value,low,high,games,differs"));
    assert_eq!(lines.clone().count(), figures.len());
    assert!(lines.all(|line| line.split(',').count() == 11), "{csv}");
}
