//! Invariants of every state of random games with two to six players: everything adds up, what is listed is what is
//! accepted, a position is read as it was written.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::LazyLock;

use rand::rngs::Xoshiro256PlusPlus;
use rand::{Rng, RngExt, SeedableRng};
use rayon::prelude::*;
use serde_json::{Value, json};
use tikal::chac::State;
use tikal::game::{Actor, Game, NoEvents, text_of};

use super::table::{Action, DECKS, TEMPLE, begun, position_of, read, ways};

pub fn random(seed: u64) -> Xoshiro256PlusPlus {
    Xoshiro256PlusPlus::seed_from_u64(seed)
}

/// A game of the seed: the number of players and who begins vary.
pub fn begun_by(seed: u64) -> State {
    let players = 2 + (seed % 5) as u8;
    begun(players, (seed / 5 % u64::from(players)) as usize)
}

/// A manner of playing: which way out somebody is in a hurry to go, or none at all.
#[derive(Clone, Copy)]
pub enum Style {
    /// By chance, each kind of action as readily as the others.
    Idle,
    /// In a hurry to get out, by ways without these kinds of squares.
    Hurried(usize),
}

/// The squares that each way out keeps clear of, by their first letters.
const WAYS_OUT: [&[char]; 4] = [&['l', 'A', 'B', 'r', 'b'], &['r', 'b'], &['l', 'b'], &['b', 'r', 'A']];

impl Style {
    pub fn of(seed: u64) -> Self {
        match seed % 7 {
            0..=1 => Self::Idle,
            other => Self::Hurried((other % 4) as usize),
        }
    }
}

/// For each way out the distance of every square, in steps; climbing out of the river is one.
static DISTANCES: LazyLock<Vec<BTreeMap<&str, u32>>> = LazyLock::new(|| {
    let mut ways = ways();
    ways.push(("r5", "c30", "S"));
    let out = |avoided: &&[char]| {
        let mut distances = BTreeMap::from([("out", 0)]);
        for distance in 0..60 {
            for &(from, to, _) in &ways {
                // Whoever stands on a square to be avoided still finds the way.
                let cost = if from.starts_with(*avoided) && from != "bridge" { 10 } else { 1 };
                let Some(&there) = distances.get(to) else { continue };
                let known = distances.entry(from).or_insert(u32::MAX);
                *known = (*known).min(there + cost);
            }
            assert!(distance < 60);
        }
        distances
    };
    WAYS_OUT.iter().map(out).collect()
});

/// The first word of an action.
fn verb(text: &str) -> &str {
    text.split(' ').next().unwrap()
}

/// A random legal action; chance by its weights.
pub fn pick(state: &State, random: &mut Xoshiro256PlusPlus, style: Style) -> Action {
    if state.actor() == Actor::Chance {
        let mut outcomes = Vec::new();
        state.outcomes(&TEMPLE, &mut outcomes);
        return tikal::game::weighted(&outcomes, random.next_u64()).unwrap();
    }
    let mut actions = Vec::new();
    state.legal_actions(&TEMPLE, &mut actions);
    let mut listed: Vec<(String, Action)> =
        actions.into_iter().map(|action| (text_of::<State>(&TEMPLE, action), action)).collect();
    if let Style::Hurried(way) = style
        && random.random_range(0..4) > 0
    {
        // Not without treasures, though.
        let takes = ["search", "pick", "reroll", "lockpick", "leave"];
        let taking: Vec<Action> =
            listed.iter().filter(|(text, _)| takes.contains(&verb(text))).map(|&(_, action)| action).collect();
        if !taking.is_empty() && random.random_range(0..2) == 0 {
            return taking[random.random_range(0..taking.len())];
        }
        let goes = ["step", "sprint", "leap"];
        let distance = |text: &str| match text.split_once(' ') {
            Some((verb, to)) if goes.contains(&verb) => DISTANCES[way].get(to).copied(),
            None if text == "climb" => Some(0),
            _ => None,
        };
        if let Some((_, action)) =
            listed.iter().filter_map(|(text, action)| Some((distance(text)?, *action))).min_by_key(|go| go.0)
        {
            return action;
        }
    }
    // Turns and substitutes are ended less readily, so that much happens; treasures are seldom thrown away.
    let seldom = if random.random_range(0..5) > 0 { ["end", "wait", "fall", "discard"].as_slice() } else { &[] };
    let is_seldom = |text: &str| seldom.contains(&verb(text));
    if listed.iter().any(|(text, _)| !is_seldom(text)) {
        listed.retain(|(text, _)| !is_seldom(text));
    }
    let verbs: BTreeSet<String> = listed.iter().map(|(text, _)| verb(text).to_owned()).collect();
    let chosen = verbs.iter().nth(random.random_range(0..verbs.len())).unwrap().clone();
    listed.retain(|(text, _)| verb(text) == chosen);
    listed[random.random_range(0..listed.len())].1
}

fn number(value: &Value) -> u64 {
    value.as_u64().unwrap_or_else(|| panic!("{value} is no number"))
}

fn list(value: &Value) -> &Vec<Value> {
    value.as_array().unwrap_or_else(|| panic!("{value} is no list"))
}

/// Treasures, wall cards and alcoves are all there, once each.
fn material_adds_up(position: &Value) {
    let mut gone: BTreeMap<(String, String), u64> = BTreeMap::new();
    let text = |value: &Value| value.as_str().unwrap().to_owned();
    for seat in list(&position["seats"]) {
        assert!(list(&seat["cards"]).len() <= 12);
        for card in list(&seat["cards"]) {
            *gone.entry((text(&card[0]), text(&card[1]))).or_default() += 1;
        }
    }
    for card in list(&position["discard"]) {
        *gone.entry((text(&card["deck"]), text(&card["value"]))).or_default() += 1;
    }
    for (deck, values) in DECKS {
        let there = &position["decks"][deck];
        let mut left = 0;
        for &(value, copies) in values {
            let of_value = there["values"].get(value).map_or(0, number);
            assert_eq!(
                of_value + gone.remove(&(deck.into(), value.into())).unwrap_or(0),
                u64::from(copies),
                "{deck} {value}"
            );
            left += of_value;
        }
        assert_eq!(number(&there["left"]), left, "{deck}");
    }
    let closed =
        |alcoves: &[&str]| alcoves.iter().filter(|alcove| position["alcoves"][**alcove] == json!(true)).count() as u64;
    let mut taken = |value: &str| gone.remove(&("alcove".into(), value.into())).unwrap_or(0);
    assert_eq!((closed(&["k1", "k2", "k3", "k4"]) + taken("4"), closed(&["k5"]) + taken("6")), (4, 1));
    assert!(gone.is_empty(), "{gone:?}");
    let walls = &position["walls"];
    let turned = |card: &str, all: u64| all - number(&walls["deck"][card]);
    let (left, right, both) = (turned("left", 2), turned("right", 2), turned("both", 1));
    assert_eq!((number(&walls["left"]), number(&walls["right"])), (left + both, right + both));
    assert_eq!(walls["met"], json!(left + right + 2 * both >= 6));
    let cards = turned("none", 13) + left + right + both;
    let round = number(&position["round"]);
    assert!(cards <= 3 * round && number(&walls["turned"]) <= 3, "{cards} cards in round {round}");
}

/// Each glyph has one number and each number one glyph, trapped tiles sink and others hold.
fn glyphs_and_numbers_agree(position: &Value) {
    let mut pairs: BTreeMap<u64, u64> = BTreeMap::new();
    let mut pair = |glyph: u64, number: u64| {
        assert!((1..=14).contains(&glyph) && (1..=14).contains(&number));
        assert_eq!(*pairs.entry(glyph).or_insert(number), number, "glyph {glyph}");
    };
    let clues: Vec<&Value> = list(&position["clues"]).iter().filter(|clue| !clue["number"].is_null()).collect();
    assert!(clues.len() == 4 || position["phase"] == json!("trap"));
    let trapped: BTreeSet<u64> = clues.iter().map(|clue| number(&clue["number"])).collect();
    assert_eq!(trapped.len(), clues.len());
    for clue in clues {
        assert_eq!(clue["glyph"].is_null(), list(&clue["seen"]).is_empty());
        if !clue["glyph"].is_null() {
            pair(number(&clue["glyph"]), number(&clue["number"]));
        }
    }
    let is_hidden = position["covered"] == json!(true) || position["phase"] == json!("lay");
    let mut glyphs = BTreeSet::new();
    let mut emptied = 0;
    for (name, tile) in position["tiles"].as_object().unwrap() {
        let face = tile["face"].as_str().unwrap();
        emptied += u64::from(face == "empty");
        if tile["glyph"].is_null() {
            assert!(is_hidden && face == "down", "{name}");
            continue;
        }
        assert!(glyphs.insert(number(&tile["glyph"])), "{name}");
        if tile["number"].is_null() {
            assert!(face == "down" && list(&tile["checked"]).is_empty(), "{name}");
        } else {
            pair(number(&tile["glyph"]), number(&tile["number"]));
            assert!(face != "down" || !list(&tile["checked"]).is_empty(), "{name}");
            assert!(face == "down" || (face == "sunk") == trapped.contains(&number(&tile["number"])), "{name} {face}");
        }
    }
    assert!(glyphs.len() == 14 || is_hidden);
    assert_eq!(pairs.values().collect::<BTreeSet<_>>().len(), pairs.len(), "one number on two glyphs");
    // While one is being drawn, its tile may be empty already.
    let (drawn, drawing) = (10 - number(&position["decks"]["lava"]["left"]), position["target"] == json!("lava"));
    assert!(emptied == drawn || (drawing && emptied == drawn + 1), "{emptied} tiles are empty for {drawn} treasures");
}

/// Everybody stands where one can stand, and the rest of the board agrees.
fn board_agrees(position: &Value) {
    let boulder = number(&position["boulder"]);
    let is_over = ["over", "chest"].contains(&position["phase"].as_str().unwrap());
    assert!(boulder < 31 || is_over);
    let open: Vec<&str> = [(8, "A"), (13, "B")].iter().filter(|(at, _)| boulder >= *at).map(|&(_, sun)| sun).collect();
    assert_eq!(position["open"], json!(open));
    assert!(number(&position["planks"]) <= 5);
    for seat in list(&position["seats"]) {
        let place = seat["place"].as_str().unwrap_or_default();
        if seat["status"] != json!("in") {
            assert!(place.is_empty() || place == "out", "{seat}");
            continue;
        }
        assert!(!is_over && place != "out", "{seat}");
        assert_ne!(place, format!("c{boulder}"));
        let in_walls = place == "entrance" || place.starts_with('z');
        assert!(!(in_walls && position["walls"]["met"] == json!(true)), "{place}");
        assert!(place != "bridge" || number(&position["planks"]) > 0);
        if place.starts_with('l') {
            let face = &position["tiles"][place]["face"];
            assert!(face == "up" || face == "empty", "{place}");
        }
    }
    let acting = ["act", "draw", "clue", "read", "turn", "rescue", "lay", "roll"];
    if !acting.contains(&position["phase"].as_str().unwrap()) {
        assert_eq!((&position["actions_left"], &position["lock"]), (&json!(0), &json!([])));
    }
    assert!(number(&position["actions_left"]) <= 5);
}

/// The weights of chance are those of the law, in total.
fn weights_add_up(state: &State, position: &Value) {
    let mut outcomes = Vec::new();
    state.outcomes(&TEMPLE, &mut outcomes);
    let total: u32 = outcomes.iter().map(|(_, weight)| weight).sum();
    let left = |value: &Value| value.as_object().unwrap().values().map(number).sum::<u64>() as u32;
    match position["phase"].as_str().unwrap() {
        "roll" => {
            let dice = number(&position["roll"]["count"]) as u32;
            assert_eq!((total, outcomes.len()), (6_u32.pow(dice), [1, 6, 21, 56, 126, 252][dice as usize]));
        }
        "wall" => assert_eq!(total, left(&position["walls"]["deck"])),
        "draw" => {
            let deck = position["target"].as_str().unwrap();
            assert_eq!(total, number(&position["decks"][deck]["left"]) as u32);
        }
        _ => assert!(outcomes.iter().all(|&(_, weight)| weight == outcomes[0].1), "evenly: {outcomes:?}"),
    }
}

/// Everything listed is accepted, and listed once; nothing else is accepted.
fn listed_is_accepted(state: &State, universe: &[Action]) -> Vec<Action> {
    let mut listed = Vec::new();
    state.legal_actions(&TEMPLE, &mut listed);
    assert_eq!(listed.is_empty(), state.actor() == Actor::Nobody);
    for (index, &action) in listed.iter().enumerate() {
        assert_eq!(state.check(&TEMPLE, action), Ok(()));
        assert!(!listed[..index].contains(&action), "{action:?} twice");
    }
    for &action in universe.iter().filter(|action| !listed.contains(action)) {
        assert!(
            state.check(&TEMPLE, action).is_err(),
            "{} is accepted, but not listed",
            text_of::<State>(&TEMPLE, action)
        );
    }
    listed
}

/// The numbers that one game leaves for what is asked of all together.
#[derive(Default)]
pub struct Seen {
    verbs: BTreeMap<String, u32>,
    actions: u32,
    out: u32,
    lost: u32,
}

impl Seen {
    fn with(mut self, other: Self) -> Self {
        for (verb, count) in other.verbs {
            *self.verbs.entry(verb).or_default() += count;
        }
        self.actions = self.actions.max(other.actions);
        (self.out, self.lost) = (self.out + other.out, self.lost + other.lost);
        self
    }
}

/// Plays a random game to its end and looks at its states, one in `every` closely.
fn watch(seed: u64, every: u32) -> Seen {
    let (mut random, mut state, style) = (random(seed), begun_by(seed), Style::of(seed));
    let (mut seen, mut universe): (Seen, Vec<Action>) = (Seen::default(), Vec::new());
    loop {
        if seen.actions % every == 0 || state.actor() == Actor::Nobody {
            let position = position_of(&state);
            material_adds_up(&position);
            glyphs_and_numbers_agree(&position);
            board_agrees(&position);
            let again = read(&position).unwrap_or_else(|error| panic!("seed {seed}: {error}\n{position:#}"));
            assert!(again == state, "seed {seed}: {position:#}");
            for action in listed_is_accepted(&state, &universe) {
                if universe.len() < 400 && random.random_range(0..4) == 0 && !universe.contains(&action) {
                    universe.push(action);
                }
            }
            if state.actor() == Actor::Chance {
                weights_add_up(&state, &position);
            }
        }
        if state.actor() == Actor::Nobody {
            break;
        }
        let action = pick(&state, &mut random, style);
        let text = text_of::<State>(&TEMPLE, action);
        assert_eq!(State::parse(&TEMPLE, &text), Ok(action), "{text}");
        let verb = text.split(' ').next().unwrap().to_owned();
        if state.actor() == Actor::Chance {
            assert_eq!(State::SORTS[state.sort()].split(' ').next(), Some(verb.as_str()));
        }
        *seen.verbs.entry(verb).or_default() += 1;
        state.apply(&TEMPLE, action, &mut NoEvents).unwrap_or_else(|reason| panic!("seed {seed}, {text}: {reason}"));
        seen.actions += 1;
        assert!(seen.actions < 10_000, "seed {seed} does not end");
    }
    ends_well(&state, &mut seen);
    seen
}

/// C13: who got out has the sum of what it carries, the others have no score; the best of those out win.
fn ends_well(state: &State, seen: &mut Seen) {
    let position = position_of(state);
    let (mut scores, mut winners) = (Vec::new(), Vec::new());
    state.scores(&mut scores);
    Game::winners(state, &TEMPLE, &mut winners);
    for (seat, score) in list(&position["seats"]).iter().zip(&scores) {
        let is_out = seat["status"] == json!("out");
        assert!(is_out || seat["status"] == json!("lost"), "{seat}");
        let values =
            list(&seat["cards"]).iter().filter_map(|card| card[1].as_str().unwrap().parse::<i64>().ok()).sum::<i64>();
        let chests = list(&seat["chests"]).iter().map(|pips| pips.as_i64().unwrap()).sum::<i64>();
        assert_eq!(score.map(i64::from), is_out.then_some(values + chests), "{seat}");
        let closed = list(&seat["cards"]).iter().filter(|card| card[1] == json!("chest")).count();
        assert_eq!(list(&seat["chests"]).len(), closed, "{seat}");
        if is_out { seen.out += 1 } else { seen.lost += 1 }
    }
    let best = scores.iter().flatten().max();
    let expected: Vec<usize> =
        (0..scores.len()).filter(|&seat| scores[seat].is_some() && scores[seat].as_ref() == best).collect();
    assert_eq!(winners.iter().map(|winner| winner.index()).collect::<Vec<_>>(), expected);
    assert_eq!(position["winners"], json!(expected));
}

/// Every word of the notation (C15.2, C15.3).
const VERBS: [&str; 31] = [
    "choose",
    "discard",
    "endurance",
    "ready",
    "step",
    "search",
    "decipher",
    "pick",
    "reroll",
    "climb",
    "jump",
    "leap",
    "sprint",
    "linguistics",
    "lockpick",
    "end",
    "swim",
    "leave",
    "fall",
    "enter",
    "wait",
    "trap",
    "deal",
    "roll",
    "draw",
    "clue",
    "read",
    "turn",
    "lay",
    "wall",
    "chest",
];

fn all(games: u64, every: u32) -> Seen {
    (0..games).into_par_iter().map(|seed| watch(seed, every)).reduce(Seen::default, Seen::with)
}

#[test]
fn hundreds_of_games_keep_their_material_and_end() {
    let seen = all(300, 7);
    for verb in VERBS {
        assert!(seen.verbs.contains_key(verb), "nobody ever plays `{verb}`: {:?}", seen.verbs);
    }
    assert_eq!(seen.verbs.len(), VERBS.len());
    assert!(seen.out > 100 && seen.lost > 100, "{} out, {} lost", seen.out, seen.lost);
    assert!(seen.actions < 3_000, "the longest has {} actions", seen.actions);
}

#[test]
#[ignore = "takes minutes in a build that is not optimised"]
fn twenty_thousand_games_keep_their_material_and_end() {
    let seen = all(20_000, 7);
    assert!(seen.out > 10_000 && seen.lost > 10_000, "{} out, {} lost", seen.out, seen.lost);
}

#[test]
fn a_state_is_small() {
    assert!(size_of::<State>() <= 1024, "{} bytes", size_of::<State>());
}
