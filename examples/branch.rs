//! Two ways to play a turn of Tikal, each played on many times to the end of the game: by this one finds out which of the
//! two is an error, if any.
//!
//! `cargo run --release -p tikal-core --example branch -- temple RECORD ACTIONS TEMPLE LEVEL NODES GAMES SEED` takes the
//! position after so many actions of a record, in which a turn begins. All ways to play the turn that a search with 8
//! million nodes finds are judged by what may follow them; of those after which the seat holds the temple the best is taken,
//! and so is the best of the others.
//!
//! `… branch -- guards SEATS draw|auction NODES POSITIONS GAMES SEED` takes from each of so many games that `expert` plays
//! against itself the position of one turn in which it sets a guard, drawn from all of them. The one way is what it plays,
//! the other the best that it finds for this turn without a guard; later it sets it if it likes. What comes of it is told
//! by the value of the temple, too.
//!
//! Both ways are played on by the level (`expert` for guards), so many nodes a plan, in so many games, which begin with the
//! same chance for both: tiles and treasures are drawn anew from all that is still hidden. The seat's points are counted
//! against the mean of the others. Intervals are 95 %, those of guards over positions.

#![expect(clippy::expect_used, reason = "a tool that cannot measure should stop")]

use std::sync::Arc;

use tikal_core::ai::{
    Bot, Budget, Effort, Level, Thought, TikalBot, TurnQuestion, Way, Weights, end_of, judge, suggest,
};
use tikal_core::game::{Actor, Dealer, DealerDef, Game, NoEvents, Record, Seat, View, text_of};
use tikal_core::hex::{Cell, CellName};
use tikal_core::lab::{Estimate, Spread, mean};
use tikal_core::tikal::{Action, Setup, State, TurnRule, Variant, check_text};

/// The effort with which the ways to play a turn are judged.
const EFFORT: Effort = Effort { nodes: 8_000_000, ways: 64 };
/// Parts of a point and of a win in which means of up to four seats are whole numbers.
const PARTS: i64 = 12;
/// The worth of a guard that is kept for which none is ever set.
const NEVER_SET: f64 = 1000.0;
/// Temples below these values are told apart.
const VALUES: [u8; 4] = [5, 6, 7, u8::MAX];

/// The yield of a game for a seat, in parts: points above the mean of the others, and the share of the win.
#[derive(Clone, Copy, Default)]
struct Outcome {
    points: i64,
    won: i64,
}

impl Outcome {
    fn of(rules: &Variant, end: &State, own: Seat) -> Self {
        let (winners, others) = (end.leaders(rules), i64::from(end.players()) - 1);
        let sum: i64 = end.seats().iter().filter(|&&seat| seat != own).map(|&seat| i64::from(end.score(seat))).sum();
        let won = if winners.contains(own) {
            winners.as_slice().len().try_into().map_or(0, |shared: i64| PARTS / shared)
        } else {
            0
        };
        Self { points: i64::from(end.score(own)) * PARTS - sum * PARTS / others, won }
    }

    fn less(self, other: Self) -> Self {
        Self { points: self.points - other.points, won: self.won - other.won }
    }
}

/// By how much one way is ahead of the other.
#[derive(Default)]
struct Lead {
    points: Spread,
    won: Spread,
}

impl Lead {
    /// Counts the sum over so many games.
    fn add(&mut self, sum: Outcome, games: i64) {
        self.points.add(sum.points * PARTS / games);
        self.won.add(sum.won * PARTS / games);
    }

    fn tell(&self, of_what: &str) {
        let (Some(points), Some(won)) = (mean(&self.points), mean(&self.won)) else { return };
        let parts = |Estimate { value, low, high }: Estimate, whole: f64| {
            let number = |parts: f64| parts * whole / (PARTS * PARTS) as f64;
            format!("{:+.2} ({:+.2} to {:+.2})", number(value), number(low), number(high))
        };
        let (count, won) = (self.points.count(), parts(won, 100.0));
        println!("{count} {of_what}: {} points, {won} % of the win", parts(points, 1.0));
    }
}

/// The player of the games.
struct Table {
    rules: Variant,
    level: Level,
    nodes: u64,
}

impl Table {
    fn new(level: Level, nodes: u64) -> Self {
        let rules = check_text(include_str!("../variants/classic.ron")).0.expect("the variant is sound");
        Self { rules, level, nodes }
    }

    /// The plan of the level.
    fn plan(&self, state: &State, seed: u64) -> Vec<Action> {
        let view = View::of(state, Some(state.seat()));
        suggest::<State>(&self.rules, &view, self.level, Budget::Nodes(self.nodes), seed).into_plan()
    }

    /// Plays to the end of the game with the chance of this seed. `first` plans the turn that begins in `start`. What is seen
    /// of each plan, with the position before it, `see` is told.
    fn play(
        &self,
        start: &State,
        seed: u64,
        mut first: impl FnMut(&State) -> Vec<Action>,
        mut see: impl FnMut(&State, &[Action]),
    ) -> State {
        let (mut state, mut is_first) = (*start, true);
        let mut dealer = Dealer::new(DealerDef::Seed(seed));
        while state.actor() != Actor::Nobody {
            if state.actor() == Actor::Chance {
                let outcome = dealer.next(&self.rules, &state).expect("the dealer has a seed");
                dealer.count(state.sort());
                state.apply(&self.rules, outcome, &mut NoEvents).expect("the dealer deals what is legal");
                continue;
            }
            let plan = if is_first { first(&state) } else { self.plan(&state, seed) };
            see(&state, &plan);
            for action in plan {
                state.apply(&self.rules, action, &mut NoEvents).expect("plans are legal");
                is_first &= action != Action::End;
            }
        }
        state
    }

    fn outcome(&self, start: &State, seed: u64, first: impl FnMut(&State) -> Vec<Action>) -> Outcome {
        Outcome::of(&self.rules, &self.play(start, seed, first, |_, _| {}), start.seat())
    }
}

/// The position after so many actions of a record.
fn position(rules: &Variant, record: &Record<State>, actions: usize) -> State {
    let mut state = State::new(rules, record.seats.len() as u8, &record.setup);
    for text in &record.actions[..actions] {
        let action = State::parse(rules, text).expect("the record has actions");
        state.apply(rules, action, &mut NoEvents).expect("the record is legal");
    }
    state
}

/// The actions of a way up to where chance answers, and after that: it answers anew.
fn parts(way: &Way<Action>) -> Vec<Vec<Action>> {
    let is_chance = |action: &Action| matches!(action, Action::Reveal(_));
    way.actions.split(is_chance).map(<[Action]>::to_vec).collect()
}

/// A turn of a record in which a temple is kept or left.
fn temple(table: &Table, start: &State, temple: Cell, games: u64, seed: u64) {
    let rules = &table.rules;
    let judged = judge(rules, &TurnQuestion::best_in(start), EFFORT, seed, &Thought::default()).expect("a turn begins");
    let is_kept = |way: &Way<Action>| {
        let end = end_of(rules, start, &way.actions).expect("the way is legal");
        end.strength(rules, temple, judged.seat) > end.strongest_other(rules, temple, judged.seat)
    };
    let ways = [("kept", true), ("left", false)].map(|(name, wanted)| {
        let place = judged.ways.iter().position(|way| is_kept(way) == wanted).expect("a way of either sort");
        let way = &judged.ways[place];
        let actions: Vec<String> = way.actions.iter().map(|&action| text_of::<State>(rules, action)).collect();
        let (share, all) = (judged.share(way) * 100.0, judged.ways.len());
        println!("{name}, place {} of {all}, {share:.1} % of the win: {}", place + 1, actions.join(", "));
        parts(way)
    });
    let mut lead = Lead::default();
    for seed in seed..seed + games {
        let [kept, left] = ways.clone().map(|way| {
            let mut way = way.into_iter();
            table.outcome(start, seed, |_| way.next().expect("a plan for each part of the turn"))
        });
        lead.add(kept.less(left), 1);
    }
    lead.tell("games, kept against left");
}

/// Turns of many games in which guards are set.
fn guards(table: &Table, setup: (u8, TurnRule), positions: u64, games: u64, seed: u64) {
    let without = |state: &State, seed: u64| {
        let mut weights = Weights::built_in(state.players()).clone();
        weights.guard_left = [NEVER_SET; 3];
        let view = View::of(state, Some(state.seat()));
        let mut bot = TikalBot::with_weights(table.level, seed, Arc::new(weights));
        bot.choose(&table.rules, &view, Budget::Nodes(table.nodes), &Thought::default()).plan
    };
    let played = i64::try_from(games).expect("not so many games");
    let (mut all, mut by_value) = (Lead::default(), VALUES.map(|_| Lead::default()));
    for number in 0..positions {
        let begin = State::new(&table.rules, setup.0, &Setup::new(setup.1, Seat::default()));
        let mut found = Vec::new();
        let plan = |state: &State| table.plan(state, seed + number);
        table.play(&begin, seed + number, plan, |state, plan| {
            let mut after = *state;
            let set = plan.iter().find_map(|&action| {
                if let Action::Guard { temple, .. } = action {
                    return Some(after.level(temple));
                }
                after.apply(&table.rules, action, &mut NoEvents).expect("plans are legal");
                None
            });
            found.extend(set.map(|value| (*state, value)));
        });
        let Some(&(start, value)) = found.get(number as usize % found.len().max(1)) else { continue };
        let mut sum = Outcome::default();
        for game in 0..games {
            let seed = (seed + number) * 1000 + game;
            let set = table.outcome(&start, seed, |state| table.plan(state, seed));
            let kept = table.outcome(&start, seed, |state| without(state, seed));
            let less = set.less(kept);
            sum = Outcome { points: sum.points + less.points, won: sum.won + less.won };
        }
        all.add(sum, played);
        let sort = VALUES.iter().position(|&most| value < most).unwrap_or_default();
        by_value[sort].add(sum, played);
    }
    all.tell("turns with a guard, against none in that turn");
    let mut least = 0;
    for (lead, most) in by_value.iter().zip(VALUES) {
        let most_value = if most == u8::MAX { "up".to_owned() } else { (most - 1).to_string() };
        lead.tell(&format!("of these on temples of {least} to {most_value}"));
        least = most;
    }
}

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let number = |text: &str| text.parse::<u64>().expect("a number");
    let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
    match arguments.as_slice() {
        ["temple", record, actions, cell, level, nodes, games, seed] => {
            let table = Table::new(level.parse().expect("a level"), number(nodes));
            let text = std::fs::read_to_string(record).expect("the file can be read");
            let record = Record::read(&text).expect("the file is a record");
            let start = position(&table.rules, &record, number(actions) as usize);
            let name = cell.parse::<CellName>().ok();
            let cell = name.and_then(|name| table.rules.layout().cell(name)).expect("a hex of the board");
            temple(&table, &start, cell, number(games), number(seed));
        }
        ["guards", seats, turns, nodes, positions, games, seed] => {
            let table = Table::new(Level::Expert, number(nodes));
            let setup = (seats.parse().expect("a number of seats"), TurnRule::auctioned(*turns == "auction"));
            guards(&table, setup, number(positions), number(games), number(seed));
        }
        _ => {
            eprintln!("usage: branch temple RECORD ACTIONS TEMPLE LEVEL NODES GAMES SEED");
            eprintln!("       branch guards SEATS draw|auction NODES POSITIONS GAMES SEED");
            std::process::exit(2);
        }
    }
}
