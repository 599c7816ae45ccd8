//! Invariants of every game, checked in random games of all shipped variants and of randomly made ones.

#![expect(clippy::unwrap_used, reason = "tests fail by panicking")]

#[path = "random_games/invariants.rs"]
mod invariants;
#[path = "random_games/positions.rs"]
mod positions;
#[path = "random_games/ruins.rs"]
mod ruins;
#[path = "random_games/sessions.rs"]
mod sessions;
#[path = "random_games/strangers.rs"]
mod strangers;
#[path = "random_games/variants.rs"]
pub mod variants;

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use invariants::{
    chance_is_what_is_left, listed_is_what_is_accepted, material_is_conserved, no_hex_is_nearer_than_the_editor_says,
    position_says_everything, the_chosen_one_is_the_listed_one, what_is_kept_follows_from_the_tiles, worth,
};
use rand::rngs::ChaCha8Rng;
use rand::{Rng, RngExt, SeedableRng};
use tikal::game::{Actor, Seat, text_of, weighted};
use tikal::tikal::{
    Access, Action, Event, Phase, Position, Setup, State, TurnRule, Variant, VariantDef, check_text, validate,
};
use variants::random_variant;

/// A game with more actions than this counts as endless.
const MOST_ACTIONS: usize = 20_000;

fn shipped() -> Vec<Variant> {
    let folder = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/..")).join("variants");
    let mut paths: Vec<_> = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    paths.retain(|path| path.extension().is_some_and(|extension| extension == "ron"));
    paths.sort();
    assert!(!paths.is_empty());
    let read = |path: &std::path::PathBuf| {
        let (variant, problems) = check_text(&fs::read_to_string(path).unwrap());
        variant.unwrap_or_else(|| panic!("{}: {problems:?}", path.display()))
    };
    paths.iter().map(read).collect()
}

fn classic() -> VariantDef {
    VariantDef::read(include_str!("../variants/classic.ron")).unwrap()
}

fn checked(def: VariantDef) -> Variant {
    let (variant, problems) = validate(def);
    variant.unwrap_or_else(|| panic!("{problems:#?}"))
}

/// A random legal action; outcomes of chance by their weights. Turns are ended less readily than other actions are
/// played, so that much happens.
fn pick(rules: &Variant, state: &State, random: &mut ChaCha8Rng) -> Action {
    if state.actor() == Actor::Chance {
        let mut outcomes = Vec::new();
        state.outcomes(rules, &mut outcomes);
        return weighted(&outcomes, random.next_u64()).unwrap();
    }
    let mut actions = Vec::new();
    state.legal_actions(rules, &mut actions);
    if actions.len() > 1 && random.random_range(0..8) > 0 {
        actions.retain(|action| *action != Action::End);
    }
    // First a kind of action, then an action of that kind, so that the many moves do not crowd out the rare kinds.
    let kinds: Vec<_> = actions.iter().map(std::mem::discriminant).collect();
    let mut distinct = kinds.clone();
    distinct.dedup();
    let kind = distinct[random.random_range(0..distinct.len())];
    let of_kind: Vec<Action> = actions.into_iter().filter(|action| std::mem::discriminant(action) == kind).collect();
    of_kind[random.random_range(0..of_kind.len())]
}

/// The frequency of the costly checks: once in this many states.
struct Effort {
    positions: usize,
    universe: usize,
}

/// Plays a game to its end, checks its states, and adds the names of its events to `seen`.
fn watch(
    rules: &Variant,
    players: u8,
    setup: &Setup,
    effort: &Effort,
    random: &mut ChaCha8Rng,
    seen: &mut BTreeSet<String>,
) -> usize {
    let mut state = State::new(rules, players, setup);
    let mut log: Vec<String> = Vec::new();
    let mut events = Vec::new();
    let access = Access::of(rules.def()).unwrap();
    loop {
        material_is_conserved(rules, &state);
        chance_is_what_is_left(rules, &state);
        the_chosen_one_is_the_listed_one(rules, &state);
        if log.len().is_multiple_of(effort.positions) || state.phase() == Phase::Over {
            position_says_everything(rules, &state);
            what_is_kept_follows_from_the_tiles(rules, &state);
        }
        if random.random_range(0..effort.universe) == 0 || state.phase() == Phase::Over {
            listed_is_what_is_accepted(rules, &state);
        }
        if state.actor() == Actor::Nobody {
            assert_eq!(state.phase(), Phase::Over);
            no_hex_is_nearer_than_the_editor_says(rules, &access, &state);
            return log.len();
        }
        assert!(log.len() < MOST_ACTIONS, "the game does not end");
        let action = pick(rules, &state, random);
        let before = state;
        events.clear();
        let text = text_of::<State>(rules, action);
        assert_eq!(Action::parse(rules, &text), Ok(action), "{text}");
        log.push(text);
        assert_eq!(state.apply(rules, action, &mut events), Ok(()), "{log:?}");
        scores_changed_by_the_rules(rules, &before, &state, action, &events);
        for event in &events {
            let told = format!("{event:?}");
            let name = told.split(' ').next().unwrap_or_default();
            let forced = if told.contains("forced: true") { " by force" } else { "" };
            seen.insert(format!("{name}{forced}"));
        }
    }
}

/// Everything that can happen in a game.
const EVENTS: [&str; 30] = [
    "AmuletTurned",
    "AuctionOpened",
    "BidMade",
    "CampBuilt",
    "Dug",
    "Entered",
    "Exchanged",
    "GameEnded",
    "GuardSet",
    "Moved",
    "Passed",
    "Passed by force",
    "Revealed",
    "RoundEnded",
    "RuinFilled",
    "Scored",
    "ScoringBegan",
    "TempleScored",
    "TileChosen",
    "TileChosen by force",
    "TileDrawn",
    "TilePlaced",
    "TilePutOut",
    "TileTurnedUp",
    "Transferred",
    "TreasuresScored",
    "TurnBegan",
    "TurnEnded",
    "TurnWon",
    "Uncovered",
];

/// T7, T9.3: scores change by what a scoring turn is worth and by the price of a turn, and by
/// nothing else.
fn scores_changed_by_the_rules(rules: &Variant, before: &State, after: &State, action: Action, events: &[Event]) {
    let mut expected: Vec<u32> = before.seats().iter().map(|&seat| before.score(seat)).collect();
    if before.scoring().is_some() && action == Action::End {
        let seat = before.seat().index();
        expected[seat] += worth(rules, &Position::of(rules, before), seat);
    }
    for event in events {
        if let Event::TurnWon { seat, price } = event {
            expected[seat.index()] -= *price;
        }
    }
    let scores: Vec<u32> = after.seats().iter().map(|&seat| after.score(seat)).collect();
    assert_eq!(scores, expected);
}

fn setups(rules: &Variant) -> Vec<(u8, Setup)> {
    let players = rules.players().flat_map(|players| [(players, TurnRule::Draw), (players, TurnRule::Auction)]);
    players.map(|(players, turns)| (players, Setup::new(turns, Seat::default()))).collect()
}

#[test]
fn shipped_variants_keep_the_rules() {
    let mut random = ChaCha8Rng::seed_from_u64(1);
    let mut seen = BTreeSet::new();
    for rules in shipped() {
        for (players, setup) in setups(&rules) {
            let played =
                watch(&rules, players, &setup, &Effort { positions: 20, universe: 500 }, &mut random, &mut seen);
            assert!(played > rules.deck_for(players).len());
        }
    }
}

#[test]
fn random_variants_keep_the_rules() {
    let parent = classic();
    let mut seen = BTreeSet::new();
    for seed in 0..40 {
        let mut random = ChaCha8Rng::seed_from_u64(seed);
        let rules = checked(random_variant(&parent, &mut random));
        for (players, mut setup) in setups(&rules) {
            if random.random_range(0..3) > 0 {
                continue;
            }
            setup.first = Seat::from_index(random.random_range(0..usize::from(players))).unwrap();
            watch(&rules, players, &setup, &Effort { positions: 30, universe: 400 }, &mut random, &mut seen);
        }
    }
    // Every kind of event happened in some game.
    assert_eq!(seen, EVENTS.iter().map(|&name| name.to_owned()).collect());
}
