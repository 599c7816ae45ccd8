//! The verdict of the laboratory: faults that are planted in a sound variant are told with their cause, and the sound one
//! has none; what is said of a run is true of its numbers.

#![expect(clippy::unwrap_used, reason = "tests fail by panicking")]

use std::num::NonZeroUsize;
use std::sync::Arc;

use tikal::ai::Level;
use tikal::game::Seat;
use tikal::lab::{
    Finding, Good, NotARun, Part, Plan, Results, Shard, Side, Studied, Study, Unlike, Verdict, Wish, verdict,
};
use tikal::library::TikalLibrary;
use tikal::tikal::{Setup, State, TurnRule, Variant, check_text};
use tikal::words::lab::{finding, report};
use tikal::words::{Language, Texts};

const SOUND: &str = include_str!("variants/sound.ron");

/// The sound variant with these parts of its text replaced.
fn planted(changes: &[(&str, &str)]) -> Arc<Variant> {
    let mut text = SOUND.to_owned();
    for (from, to) in changes {
        assert!(text.contains(from), "{from} is not there");
        text = text.replacen(from, to, 1);
    }
    let (variant, problems) = check_text(&text);
    Arc::new(variant.unwrap_or_else(|| panic!("{problems:?}")))
}

fn wish(rules: Arc<Variant>, level: Level) -> Wish<State> {
    let variant = Side { rules, setup: Setup::new(TurnRule::Draw, Seat::default()) };
    Wish { variant, against: None, seats: 2, level, games: 40, seed: 0 }
}

fn play(wish: Wish<State>) -> Results {
    let study = Study::new(Plan::new(wish).unwrap(), Shard::WHOLE);
    study.run(NonZeroUsize::new(2).unwrap()).unwrap();
    study.results()
}

fn judged(rules: Arc<Variant>) -> Verdict {
    verdict(&play(wish(rules, Level::Random)), State::LONG)
}

/// The sentence of the finding with this cause.
fn told(verdict: &Verdict, cause: &str) -> String {
    let is_it = |found: &&Finding| found.cause().is_some_and(|known| known.id == cause);
    let found = verdict.findings.iter().map(|(found, _)| found).find(is_it);
    finding(&Texts::new(Language::English), found.unwrap_or_else(|| panic!("no {cause}: {:?}", verdict.findings)))
}

// ---- Planted faults ------------------------------------------------------------------------------------

#[test]
fn a_sound_variant_has_no_finding_and_its_good_is_told() {
    let sound = judged(planted(&[]));
    assert_eq!(sound.findings, [(Finding::Nothing, 0)]);
    assert_eq!(sound.points(), 100);
    assert!(
        matches!(sound.good[..], [Good::FairSeats { games: 40, .. }, Good::OpenGames { .. }, Good::AllUsed]),
        "{:?}",
        sound.good
    );
}

#[test]
fn a_seat_with_a_turn_more_is_told() {
    // Nine tiles for two.
    let last = "(kind: Temple(2), slabs: [1, 1, 1, 1, 1, 1]),\n        ]),\n    ],";
    let more = last.replace("]),\n        ]),", "], copies: 2),\n        ]),");
    let said = told(&judged(planted(&[(last, &more)])), "uneven_turns");
    assert!(said.contains("player 1 has a turn more than the others (9 tiles, 2 volcanoes among them"), "{said}");
}

#[test]
fn a_tile_that_nobody_can_enter_is_told() {
    let board = [
        ("columns: [3, 4, 3]", "columns: [3, 4, 3, 1]"),
        (
            "(cell: \"b2\"",
            "(cell: \"d1\", kind: Temple(2)), (cell: \"c1\", kind: Volcano), (cell: \"c2\", kind: Volcano),\n\
             (cell: \"b2\"",
        ),
    ];
    let found = judged(planted(&board));
    let said = told(&found, "no_way");
    assert_eq!(
        said,
        "Hex to which nobody ever came: d1. Likely cause: no way of hexes and slabs leads there from the base camp"
    );
    // Nobody can ever come to a printed volcano, and that is no fault of the variant.
    let keys = found.findings.iter().filter_map(|(found, _)| match found {
        Finding::NeverUsed { keys, .. } => Some(keys.clone()),
        _ => None,
    });
    assert_eq!(keys.flatten().collect::<Vec<_>>(), ["d1"]);
}

#[test]
fn a_camp_for_next_to_nothing_is_told() {
    // For nothing at all none can be had: the checker asks for a point at least.
    assert!(check_text(&SOUND.replace("camp: 5", "camp: 0")).0.is_none());
    let said = told(&judged(planted(&[("camp: 5", "camp: 1")])), "cheap_action");
    assert!(said.contains("“build a camp” costs only 1 point") && said.contains("times a game"), "{said}");
}

#[test]
fn an_action_that_no_turn_can_pay_is_told() {
    let said = told(&judged(planted(&[("camp: 5", "camp: 11")])), "too_dear");
    assert!(
        said.contains("build a camp") && said.contains("it costs 11 action points, and a turn never has more than 10"),
        "{said}"
    );
}

#[test]
fn a_volcano_in_the_first_group_is_told() {
    let clearing = "(kind: Clearing, slabs: [1, 1, 1, 1, 1, 1])";
    let said = told(&judged(planted(&[(clearing, "(kind: Volcano)")])), "early_scoring");
    assert!(said.contains("group A, which is drawn first, has a volcano among its 3 tiles"), "{said}");
}

#[test]
fn a_runaway_leader_is_told_with_the_scoring_that_decides() {
    // One scoring soon, and then many turns in which nothing can be won.
    let changes = [
        ("columns: [3, 4, 3]", "columns: [5, 6, 5, 6]"),
        (
            "(kind: Volcano),\n            (kind: Temple(2), slabs: [1, 1, 1, 1, 1, 1]),",
            "(kind: Clearing, slabs: [1, 1, 1, 1, 1, 1], copies: 14),",
        ),
        (
            "            (kind: Temple(3), slabs: [1, 1, 1, 1, 1, 1]),\n            (kind: Ruin(2), slabs: [1, 1, 1, 1, 1, 1]),\n",
            "",
        ),
        ("Temple(2)", "Temple(10)"),
        ("uncover: 2, dig: 3, ", ""),
    ];
    let found = verdict(&play(wish(planted(&changes), Level::Novice)), State::LONG);
    let leader = found.findings.iter().find(|(found, _)| matches!(found, Finding::RunawayLeader { .. }));
    let (leader, cost) = leader.unwrap_or_else(|| panic!("{:?}", found.findings));
    let said = finding(&Texts::new(Language::English), leader);
    assert!(said.starts_with("The leader runs away: ") && said.contains("scoring 1 decides most of them"), "{said}");
    assert!(*cost > 15 && !found.good.iter().any(|good| matches!(good, Good::OpenGames { .. })), "{found:?}");
}

// ---- What is said is true ------------------------------------------------------------------------------

#[test]
fn printed_volcanoes_are_no_hexes_to_which_nobody_came() {
    let rules = Arc::clone(TikalLibrary::built_in().find("crater-lake").unwrap());
    let results = play(Wish { games: 2, seats: 3, ..wish(Arc::clone(&rules), Level::Random) });
    let layout = rules.layout();
    let mut volcanoes = 0;
    for &(cell, tile) in rules.printed() {
        let can_be_entered = rules.tile(tile).kind.can_be_entered();
        let name = layout.name(cell).to_string();
        let is_measured = results.tally.table("cell_entered").any(|(key, _)| key.as_str() == name);
        assert_eq!(is_measured, can_be_entered, "{name}");
        volcanoes += usize::from(!can_be_entered);
    }
    assert!(volcanoes > 0);
}

#[test]
fn what_follows_from_the_size_of_the_deck_is_told_last_and_what_is_not_marked_is_explained() {
    // A tile more, and half of the points.
    let last = "(kind: Temple(2), slabs: [1, 1, 1, 1, 1, 1]),\n        ]),\n    ],";
    let more = last.replace("]),\n        ]),", "], copies: 2),\n        ]),");
    let compared = |points: &str| {
        let other = planted(&[(last, &more), ("action_points: 10", points), ("\"sound\"", "\"other\"")]);
        let against = Side { rules: planted(&[]), setup: Setup::new(TurnRule::Draw, Seat::default()) };
        play(Wish { against: Some(against), ..wish(other, Level::Random) })
    };
    let results = compared("action_points: 5");
    let differences = results.differences();
    let is_given: Vec<bool> = differences.iter().map(|found| found.is_given).collect();
    assert!(is_given.is_sorted() && is_given.contains(&false), "{differences:?}");
    let given: Vec<&str> = differences.iter().filter(|found| found.is_given).map(|found| found.measure.id).collect();
    assert_eq!(given, ["temples", "turns", "action"], "temples, turns and placed tiles are as many as the deck has");
    // Where the variants are less far apart, some figures are apart that may be by chance.
    let results = compared("action_points: 9");
    let (count, all) = results.unmarked();
    let clear = |found: &&tikal::lab::Comparison| {
        !found.is_beyond_noise && (found.own.high < found.other.low || found.other.high < found.own.low)
    };
    let comparisons = results.comparisons();
    assert_eq!((count, all), (comparisons.iter().filter(clear).count(), comparisons.len()));
    assert!(count > 0, "among so many figures some are apart and not marked");
    let lines = report(&Texts::new(Language::English), &results, State::LONG);
    let said = |part: &str| lines.iter().filter(|line| line.contains(part)).count();
    assert_eq!(said("and are not marked all the same") + said("and is not marked all the same"), 1, "{lines:#?}");
    // Each word that nobody need know is explained, once.
    for term in ["95 % interval:", "Node:", "Beyond noise:"] {
        assert_eq!(said(&term.replace(' ', "\u{a0}")).max(said(term)), 1, "{term} {lines:#?}");
    }
}

// ---- Files ---------------------------------------------------------------------------------------------

#[test]
fn results_of_the_format_before_are_read_and_told_from_new_ones() {
    let clearing = "(kind: Clearing, slabs: [1, 1, 1, 1, 1, 1])";
    let results = play(wish(planted(&[(clearing, "(kind: Volcano)")]), Level::Random));
    let text = results.write::<State>();
    let again = Results::read::<State>(&text).unwrap();
    assert_eq!(again, results);
    assert_eq!(verdict(&again, State::LONG), verdict(&results, State::LONG), "causes are kept");
    let line = |field: &str| text.lines().find(|line| line.starts_with(field)).unwrap();
    let (known, check) = (line("\"known\":"), line("\"check\":"));
    let (good, end) = (text.find(",\n\"good\":[").unwrap(), text.rfind("\n}").unwrap());
    let old = format!("{}{}", &text[..good], &text[end..]);
    let old = old
        .replace(&format!("{known}\n"), "")
        .replace(&format!("{check}\n"), "")
        .replace("\"format\":2", "\"format\":1");
    let old = Results::read::<State>(&old).unwrap();
    assert_eq!((&old.tally, &old.header.known[..]), (&results.tally, &[][..]));
    let mut merged = old;
    assert_eq!(merged.merge(&results), Err(Unlike::Run(Part::Program)));
    // What would steer a terminal is none.
    let strange = text.replace("\"id\":\"early_scoring\"", "\"id\":\"\\u001b[31m\"");
    assert_eq!(Results::read::<State>(&strange).map(|_| ()), Err(NotARun::Content("known")));
}
