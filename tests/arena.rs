//! The arena: equal deals and every seating, figures that agree, the same however it is played; and other programs, those
//! that behave and those that do not.

#![expect(clippy::unwrap_used, reason = "tests fail by panicking")]

use std::fs;
use std::num::NonZeroUsize;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use crate::program::{refusal, stderr, stdout, tikal};
use tikal::ai::Level;
use tikal::arena::{
    self, Arena, Budget, Contender, Match, NoMatch, Outcomes, Side, Strength, Test, Unlike, Who, Wish, seatings,
};
use tikal::game::{Seat, View, fingerprint};
use tikal::lab::{self, NoPlan, NotARun, Players, Shard, Work};
use tikal::library::TikalLibrary;
use tikal::tikal::{Action, Setup, State, TurnRule, Variant, check_text};

#[path = "arena/command.rs"]
mod command;
#[path = "arena/contenders.rs"]
mod contenders;
#[path = "arena/programs.rs"]
mod programs;

const SMALL: &str = include_str!("variants/small.ron");

fn small() -> Arc<Variant> {
    Arc::new(check_text(SMALL).0.unwrap())
}

fn shipped(id: &str) -> Arc<Variant> {
    Arc::clone(TikalLibrary::built_in().find(id).unwrap())
}

fn contender(level: Level) -> Contender {
    Contender::new::<State>(&Who::Level(level), Budget::WHOLE, None)
}

/// A match of random players in the small variant.
fn wish(games: u64) -> Wish<State> {
    Wish {
        variant: lab::Side { rules: small(), setup: Setup::new(TurnRule::Draw, Seat::default()) },
        variant_text: Some(SMALL.to_owned()),
        seats: 2,
        a: contender(Level::Random),
        b: contender(Level::Random),
        games,
        seed: 7,
        test: None,
        limit: Duration::from_mins(1),
    }
}

/// A match that is not even: adept players with few nodes against random ones.
fn uneven(games: u64) -> Wish<State> {
    let a = Contender::new::<State>(&Who::Level(Level::Adept), Budget::WHOLE, Some(30));
    Wish { a, ..wish(games) }
}

fn jobs(jobs: usize) -> NonZeroUsize {
    NonZeroUsize::new(jobs).unwrap()
}

fn play(wish: Wish<State>, shard: &str, threads: usize) -> Outcomes {
    let arena = Arena::new(Match::new(wish).unwrap(), shard.parse().unwrap());
    arena.run(jobs(threads)).unwrap();
    assert_eq!(arena.failure(), None);
    arena.outcomes()
}

/// A text with the fingerprint that belongs to what stands above it.
fn sealed(text: &str) -> String {
    let (head, rest) = text.split_once("\"check\":").unwrap();
    let (_, rest) = rest.split_once('\n').unwrap();
    format!("{head}\"check\":\"{}\",\n{rest}", fingerprint(head))
}

/// A text in format 1, which has no fingerprint.
fn without_check(text: &str) -> String {
    let text = text.replacen("\"format\":2", "\"format\":1", 1);
    text.split_inclusive('\n').filter(|line| !line.starts_with("\"check\"")).collect()
}

// ---- Equal deals, every seating ------------------------------------------------------------------------

#[test]
fn games_of_a_block_are_equal_deals_with_changed_seats() {
    let plan = Match::new(wish(7)).unwrap();
    assert_eq!((plan.wish().games, plan.block()), (8, 2));
    let seeds: Vec<u64> = (0..8).map(|game| plan.seed_of(game)).collect();
    assert!(seeds.chunks(2).all(|pair| pair[0] == pair[1]));
    assert_eq!(seeds.iter().collect::<std::collections::BTreeSet<_>>().len(), 4);
    let outcomes = Outcomes::empty(plan.header());
    let seats: Vec<Vec<Seat>> =
        (0..4).map(|game| outcomes.seating(game).unwrap().seats(Side::A, 2).collect()).collect();
    let [first, second, ..] = Seat::ALL;
    assert_eq!(seats, [[first], [second], [first], [second]]);
}

/// Players that play at random, in a way of their own.
struct Wanderers(u64);

impl Players<State> for Wanderers {
    type Failure = ();

    fn plan(&mut self, rules: &Variant, state: &State, seat: Seat, seed: u64) -> Result<Vec<Action>, ()> {
        let view = View::of(state, Some(seat));
        let chosen = tikal::ai::suggest::<State>(rules, &view, Level::Random, tikal::ai::Budget::Level, seed ^ self.0);
        Ok(vec![chosen.action])
    }

    fn is_given_up(&self) -> bool {
        false
    }
}

#[test]
fn the_same_tiles_come_up_whoever_plays() {
    let side = lab::Side { rules: shipped("classic"), setup: Setup::new(TurnRule::Draw, Seat::default()) };
    let drawn = |players: u64| {
        let mut players = Wanderers(players);
        let mut draws = Vec::new();
        let see = |step: &lab::Transition<'_, State>| {
            if let Action::Draw(tile) = step.action {
                draws.push(tile);
            }
        };
        lab::play_out(&side, 4, 5, &mut players, see).unwrap().unwrap();
        draws
    };
    assert!(drawn(0).len() > 20);
    assert_eq!(drawn(0), drawn(1));
}

#[test]
fn a_level_against_itself_has_half_of_the_wins_in_every_block() {
    for (variant, seats) in [("duel", 2), ("classic", 3), ("classic", 4)] {
        for turns in [TurnRule::Draw, TurnRule::Auction] {
            let variant = lab::Side { rules: shipped(variant), setup: Setup::new(turns, Seat::default()) };
            let level = Level::default();
            let few = Contender::new::<State>(&Who::Level(level), Budget::WHOLE, Some(20));
            let wish = Wish { variant, seats, variant_text: None, a: few.clone(), b: few, ..wish(8) };
            let outcomes = play(wish, "1/1", 2);
            assert!(outcomes.is_over());
            let blocks: Vec<_> = outcomes.blocks().collect();
            assert_eq!(blocks.len() as u64, outcomes.games() / seatings(seats).len() as u64);
            for block in blocks {
                assert_eq!((block.wins * 2, block.margin), (block.of, Some(0)), "{seats} seats, {turns:?}");
            }
            let strength = Strength::of(&outcomes);
            assert!(strength.elo.unwrap().value.abs() < 1e-9);
        }
    }
}

#[test]
fn with_the_players_changed_the_figures_change_sides() {
    let own = play(uneven(12), "1/1", 2);
    let turned = Wish { a: contender(Level::Random), b: uneven(1).a, ..wish(12) };
    let other = play(turned, "1/1", 2);
    for (own, other) in own.blocks().zip(other.blocks()) {
        assert_eq!((own.wins, own.margin.unwrap()), (other.of - other.wins, -other.margin.unwrap()));
    }
    let (own, other) = (Strength::of(&own), Strength::of(&other));
    assert!(own.share.unwrap().value > 0.6, "{own:?}");
    assert!((own.share.unwrap().value + other.share.unwrap().value - 1.0).abs() < 1e-9);
    assert!((own.margin.unwrap().value + other.margin.unwrap().value).abs() < 1e-9);
}

// ---- The same however it is played ---------------------------------------------------------------------

#[test]
fn neither_jobs_nor_shards_change_anything() {
    let folder = tempfile::tempdir().unwrap();
    let whole = play(uneven(18), "1/1", 1);
    assert_eq!(play(uneven(18), "1/1", 3).write(), whole.write());
    let mut paths: Vec<PathBuf> = Vec::new();
    for shard in ["3/4", "1/4", "4/4", "2/4"] {
        let path = folder.path().join(shard.replace('/', "-")).with_extension("json");
        let part = play(uneven(18), shard, 2);
        assert!(!part.is_over() && part.games().is_multiple_of(2));
        arena::write_match(&path, &part).unwrap();
        paths.push(path);
    }
    let merged = arena::merge_matches::<State>(&paths).unwrap();
    assert_eq!(merged.write(), whole.write());
    assert_eq!(Outcomes::read::<State>(&whole.write()).unwrap(), merged);
    // The same part twice counts once only, by being refused.
    let twice = arena::merge_matches::<State>(&[paths[0].clone(), paths[0].clone()]).unwrap_err();
    assert!(matches!(twice, arena::ArenaError::Unlike { reason: Unlike::Twice(_), .. }), "{twice}");
}

#[test]
fn a_match_that_was_broken_off_goes_on_to_the_same_end() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("kept.json");
    let whole = play(uneven(14), "1/1", 1).write();
    let go_on = |games: u64| {
        let arena = arena::resume_match(Match::new(uneven(games)).unwrap(), Shard::WHOLE, &path).unwrap();
        arena::conduct(&arena, jobs(2), Some(&path), |_| ()).unwrap()
    };
    assert_eq!(go_on(6).games(), 6);
    // A game is missing, such as one that was not over when the program was ended.
    let text = fs::read_to_string(&path).unwrap();
    let lines: Vec<&str> = text.lines().filter(|line| !line.starts_with("[2,")).collect();
    assert_eq!(lines.len() + 1, text.lines().count());
    // The figures of another version are not looked at, so they need not be changed with the games.
    let other = sealed(&lines.join("\n").replacen(lab::PROGRAM, "another version", 1));
    let mut part = Outcomes::read::<State>(&other).unwrap();
    lab::PROGRAM.clone_into(&mut part.header.program);
    arena::write_match(&path, &part).unwrap();
    let part = arena::read_match::<State>(&path).unwrap();
    assert_eq!((part.games(), part.blocks().count()), (5, 2));
    assert_eq!(go_on(14).write(), whole);
    assert_eq!(fs::read_to_string(&path).unwrap(), whole);
    let strange = arena::resume_match(Match::new(Wish { seed: 8, ..uneven(14) }).unwrap(), Shard::WHOLE, &path);
    assert!(matches!(strange, Err(arena::ArenaError::Unlike { reason: Unlike::Match(arena::Difference::Seed), .. })));
    let outside = arena::resume_match(Match::new(uneven(14)).unwrap(), "2/2".parse().unwrap(), &path);
    assert!(matches!(outside, Err(arena::ArenaError::Lab(lab::LabError::Outside { .. }))));
}

#[test]
fn a_test_ends_the_match_with_the_same_block_however_it_is_played() {
    let tested = |games| Wish { test: Some("0,200".parse::<Test>().unwrap()), ..uneven(games) };
    let one = play(tested(400), "1/1", 1);
    assert!(one.is_over() && one.games() < 400, "{} games", one.games());
    assert_eq!(one.end(), Some(one.games()));
    assert_eq!(Strength::of(&one).decision(), Some(arena::Decision::High));
    assert_eq!(play(tested(400), "1/1", 3).write(), one.write());
    // The first part stops early, the others know nothing of it; put together they end there too.
    let mut merged = play(tested(400), "2/2", 2);
    assert_eq!(merged.games(), 200);
    merged.merge(&play(tested(400), "1/2", 2)).unwrap();
    assert_eq!(merged.write(), one.write());
    assert_eq!(Outcomes::read::<State>(&one.write()).unwrap().write(), one.write());
    // What is over is not gone on with.
    let arena = Arena::resumed(Match::new(tested(400)).unwrap(), Shard::WHOLE, one.clone()).unwrap();
    arena.run(jobs(2)).unwrap();
    assert_eq!(arena.outcomes().write(), one.write());
}

// ---- Files and wishes ----------------------------------------------------------------------------------

#[test]
fn changed_and_strange_files_are_refused_with_the_field() {
    let good = play(wish(4), "1/1", 1).write();
    let changed = |from: &str, to: &str| {
        assert!(good.contains(from), "{from} is not in {good}");
        Outcomes::read::<State>(&good.replacen(from, to, 1)).map(|_| ()).unwrap_err()
    };
    assert_eq!(changed("\"format\":2", "\"format\":9"), NotARun::Format(9));
    assert_eq!(changed("\"format\":2", "\"format\":0"), NotARun::Format(0));
    assert_eq!(changed("\"game\":\"tikal\"", "\"game\":\"chess\""), NotARun::Game("chess".to_owned()));
    for (from, to, field) in [
        ("\"id\":\"small\"", "\"id\":\"a b\"", "variant"),
        ("\"players\":2", "\"players\":1", "players"),
        ("\"players\":2", "\"players\":3", "games"),
        ("\"games\":4", "\"games\":5", "games"),
        ("\"games\":4", "\"games\":2", "outcomes"),
        ("\n[1,", "\n[0,", "outcomes"),
        ("\n[3,[", "\n[3,[1,", "outcomes"),
        ("\n[0,[", "\n[0,[],[5]],[0,[", "outcomes"),
        ("\"program\":null", "\"program\":\"\"", "a"),
        // What stands in the head follows from nothing else in the file: the fingerprint alone tells.
        ("\"seed\":7", "\"seed\":8", "check"),
        ("\"games\":4", "\"games\":6", "check"),
        ("\"id\":\"small\"", "\"id\":\"tall\"", "check"),
        ("\"level\":\"random\"", "\"level\":\"adept\"", "check"),
        // A test has a decision among the figures.
        ("\"test\":null", "\"test\":[0.0,200.0]", "figures"),
        ("\"format\":2", "\"format\":1", "check"),
        ("\"check\":\"", "\"check\":\"0", "check"),
    ] {
        assert_eq!(changed(from, to), NotARun::Content(field), "{from} to {to}");
    }
    for (from, to) in
        [("\"level\":\"random\"", "\"level\":\"oracle\""), ("\"test\":null", "\"test\":[5,1]"), ("}\n}", "}")]
    {
        assert!(matches!(changed(from, to), NotARun::Text { .. }), "{from} to {to}");
    }
}

#[test]
fn outcomes_that_cannot_be_or_do_not_give_the_figures_are_refused() {
    type Row = (u64, Vec<Option<i32>>, Vec<u8>);
    let good = play(wish(4), "1/1", 1).write();
    let read = |text: &str| Outcomes::read::<State>(text).map(|_| ());
    let (head, rows) = good.split_once("\"outcomes\":").unwrap();
    let (rows, rest) = rows.split_once(",\n\"check\"").unwrap();
    let rows: Vec<Row> = serde_json::from_str(rows).unwrap();
    let text = |rows: &[Row]| format!("{head}\"outcomes\":{},\n\"check\"{rest}", serde_json::to_string(rows).unwrap());
    assert_eq!(read(&text(&rows)), Ok(()));
    for index in 0..rows.len() {
        // Who is out of the game has not won.
        let mut null = rows.clone();
        let winner = usize::from(null[index].2[0]);
        null[index].1[winner] = None;
        assert_eq!(read(&text(&null)), Err(NotARun::Content("outcomes")), "{index}");
        let mut other = rows.clone();
        other[index].2 = vec![u8::from(other[index].2 == [0])];
        assert_eq!(read(&text(&other)), Err(NotARun::Content("figures")), "{index}");
        for seat in 0..2 {
            let mut other = rows.clone();
            other[index].1[seat] = other[index].1[seat].map(|score| score + 1);
            assert_eq!(read(&text(&other)), Err(NotARun::Content("figures")), "{index}, {seat}");
        }
    }
    // What another version has worked out otherwise is not its fault.
    let older =
        good.replacen("\"program\":\"tikal ", "\"program\":\"tikal 0.", 1).replacen("\"blocks\":", "\"parts\":", 1);
    assert_eq!(read(&older), Err(NotARun::Content("check")));
    assert_eq!(read(&sealed(&older)), Ok(()));
}

/// A file without a fingerprint could say anything: it is told alone, and nothing is built on it.
#[test]
fn outcomes_without_a_fingerprint_are_read_alone_and_neither_merged_nor_gone_on_from() {
    let folder = tempfile::tempdir().unwrap();
    let save = |name: &str, text: &str| {
        let path = folder.path().join(name);
        fs::write(&path, text).unwrap();
        path
    };
    let part = |shard: &str| play(uneven(8), shard, 1).write();
    let (first, second) = (part("1/2"), part("2/2"));
    let old = without_check(&second);
    let read = Outcomes::read::<State>(&old).unwrap();
    assert!(!read.is_checked() && Outcomes::read::<State>(&second).unwrap().is_checked());
    assert_eq!(read.iter().collect::<Vec<_>>(), Outcomes::read::<State>(&second).unwrap().iter().collect::<Vec<_>>());
    // Written again it is what it was: no fingerprint comes from nowhere.
    assert_eq!(Outcomes::read::<State>(&read.write()).unwrap(), read);
    assert!(read.write().starts_with("{\n\"format\":1,") && !read.write().contains("\"check\""));
    let (first, old) = (save("first.json", &first), save("old.json", &old));
    assert_eq!(arena::merge_matches::<State>(std::slice::from_ref(&old)).unwrap(), read);
    for paths in [[first.clone(), old.clone()], [old.clone(), first.clone()]] {
        let refused = arena::merge_matches::<State>(&paths).unwrap_err();
        assert!(matches!(refused, arena::ArenaError::Unlike { reason: Unlike::Unchecked, .. }), "{refused}");
    }
    // Another seed in it tells a match that was not played: nothing goes on from it under either seed.
    let strange = save("strange.json", &without_check(&second).replacen("\"seed\":7", "\"seed\":8", 1));
    for (seed, path) in [(7, &old), (8, &strange)] {
        let plan = Match::new(Wish { seed, ..uneven(8) }).unwrap();
        let refused = arena::resume_match(plan, "2/2".parse().unwrap(), path).map(|_| ()).unwrap_err();
        assert!(matches!(refused, arena::ArenaError::Unlike { reason: Unlike::Unchecked, .. }), "{refused}");
    }
    let (code, told) = refusal(folder.path(), &["arena", "merge", "first.json", "old.json"]);
    let expected = "old.json: It is of format 1, which has no fingerprint, so nobody can tell if it was changed: read it \
                    alone, or play its games again\n";
    assert_eq!((code, told.as_str()), (Some(1), expected));
    assert_eq!(tikal(folder.path(), &["arena", "merge", "old.json"]).status.code(), Some(0));
}

#[test]
fn wishes_that_cannot_be_played_are_refused() {
    let refused = |wish: Wish<State>| Match::new(wish).map(|_| ()).unwrap_err();
    assert_eq!(refused(wish(0)), NoMatch::Games(0));
    assert_eq!(refused(wish(arena::MAX_GAMES + 1)), NoMatch::Games(arena::MAX_GAMES + 1));
    assert!(matches!(refused(Wish { seats: 3, ..wish(2) }), NoMatch::Plan(NoPlan::Players { .. })));
    assert!(matches!(refused(Wish { seed: u64::MAX, ..wish(2) }), NoMatch::Plan(NoPlan::Seed(_))));
    let broken = Contender { level: None, nodes: None, program: Some("'open".to_owned()) };
    assert!(matches!(refused(Wish { b: broken, ..wish(2) }), NoMatch::Command { side: Side::B, .. }));
}

// ---- The program ---------------------------------------------------------------------------------------
