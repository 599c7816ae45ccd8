//! Two sets of weights of Tikal's computer players against each other, or another program, by paired games.
//!
//! `cargo run --release -p tikal-core --example duel -- ONE OTHER SEATS draw|auction NODES DEALS SEED` lets `expert` play so
//! many deals with every seating in which as many seats have the one set as the other, or all but one of three. A set is
//! `own`, that with which the program plays games of so many, `two` or `more`, those for two players and for more, or a
//! file in the form that `tune` prints. `program:COMMAND` is another program that speaks the engine protocol, such as an
//! older version of this one: `program:../former/target/release/tikal engine`. It says by how many Elo the one is the
//! stronger, what winners scored, and for either how many camps a seat built, how many guards it set and on temples of
//! how much, and which part of its turns was spent on walking alone.

#![expect(clippy::expect_used, reason = "a tool that cannot measure should stop")]

use std::sync::Arc;
use std::time::Duration;

use tikal_core::ai::{Bot, Budget, Level, Thought, TikalBot, Weights};
use tikal_core::arena::{Who, elo};
use tikal_core::game::{Actor, Dealer, DealerDef, Game, NoEvents, Seat, View};
use tikal_core::lab::{Estimate, Spread, mean};
use tikal_core::protocol::{Peer, Wish};
use tikal_core::tikal::{Action, Setup, State, TurnRule, Variant, check_text};

/// Parts of a win in which shares are counted: all that four winners can make.
const PARTS: i64 = 12;
/// The time that a program may think about an answer.
const ANSWER: Duration = Duration::from_mins(1);

/// The figures of the seats with one set of weights.
#[derive(Default)]
struct Side {
    seats: u32,
    points: u32,
    camps: u32,
    guards: u32,
    guarded: u32,
    turns: u32,
    walks: u32,
}

/// The games so far.
#[derive(Default)]
struct Tally {
    sides: [Side; 2],
    winners: u32,
    winners_points: u32,
}

/// One of the two that meet.
enum Duellist {
    Weights(Arc<Weights>),
    Program(Box<Peer>),
}

impl Duellist {
    fn of(name: &str, seats: u8) -> Self {
        if let Ok(Who::Program { command, .. }) = name.parse() {
            return Self::Program(Box::new(Peer::start(&command, ANSWER).expect("the program starts")));
        }
        Self::Weights(Arc::new(match name {
            "own" => Weights::built_in(seats).clone(),
            "two" => Weights::built_in(2).clone(),
            "more" => Weights::built_in(3).clone(),
            path => Weights::read(&std::fs::read_to_string(path).expect("the file can be read")).expect("weights"),
        }))
    }

    fn plan(&mut self, rules: &Variant, view: &View<State>, nodes: u64, seed: u64) -> Vec<Action> {
        match self {
            Self::Weights(weights) => {
                let mut bot = TikalBot::with_weights(Level::Expert, seed, Arc::clone(weights));
                bot.choose(rules, view, Budget::Nodes(nodes), &Thought::default()).plan
            }
            Self::Program(program) => {
                let wish = Wish { level: Some(Level::Expert), nodes: Some(nodes), seed, variant_text: None };
                program.choose(rules, view, &wish).expect("the program plays")
            }
        }
    }
}

/// Who plays what.
struct Match {
    rules: Variant,
    seats: u8,
    turns: TurnRule,
    nodes: u64,
    sides: [Duellist; 2],
}

impl Match {
    /// Plays a game in which the seats of these bits have the other set. Returns the share of the win of the first set, in
    /// parts.
    fn play(&mut self, deal: u64, other: usize, tally: &mut Tally) -> i64 {
        let rules = &self.rules;
        let mut state = State::new(rules, self.seats, &Setup::new(self.turns, Seat::default()));
        let mut dealer = Dealer::new(DealerDef::Seed(deal));
        let side = |seat: Seat| other >> seat.index() & 1;
        let (mut turn, mut acted, mut walked) = (None, false, true);
        while state.actor() != Actor::Nobody {
            let Actor::Seat(seat) = state.actor() else {
                let outcome = dealer.next(rules, &state).expect("the dealer has a seed");
                dealer.count(state.sort());
                state.apply(rules, outcome, &mut NoEvents).expect("the dealer deals what is legal");
                continue;
            };
            if turn != Some((state.turn(), seat)) {
                (turn, acted, walked) = (Some((state.turn(), seat)), false, true);
            }
            let view = View::of(&state, Some(seat));
            let tally = &mut tally.sides[side(seat)];
            for action in self.sides[side(seat)].plan(rules, &view, self.nodes, deal) {
                match action {
                    Action::Enter { .. } | Action::Move { .. } | Action::Transfer { .. } => acted = true,
                    Action::End if acted => {
                        tally.turns += 1;
                        tally.walks += u32::from(walked);
                    }
                    Action::End | Action::Place { .. } | Action::Bid(_) | Action::Pass | Action::Choose(_) => {}
                    _ => (acted, walked) = (true, false),
                }
                tally.camps += u32::from(matches!(action, Action::Camp(_)));
                state.apply(rules, action, &mut NoEvents).expect("players choose what is legal");
            }
        }
        for &seat in state.seats() {
            tally.sides[side(seat)].seats += 1;
            tally.sides[side(seat)].points += state.score(seat);
            for temple in state.guarded_by(seat) {
                tally.sides[side(seat)].guards += 1;
                tally.sides[side(seat)].guarded += u32::from(state.level(temple));
            }
        }
        let winners = state.leaders(rules);
        tally.winners += winners.as_slice().len() as u32;
        tally.winners_points += winners.as_slice().iter().map(|&seat| state.score(seat)).sum::<u32>();
        let (all, own) =
            winners.as_slice().iter().fold((0, 0), |(all, own), &seat| (all + 1, own + i64::from(side(seat) == 0)));
        own * PARTS / all
    }
}

/// The seats with the other set, as bits: every seating that is as even as it can be.
fn seatings(seats: u8) -> Vec<usize> {
    let half = u32::from(seats / 2);
    (0..1 << seats).filter(|other: &usize| [half, u32::from(seats) - half].contains(&other.count_ones())).collect()
}

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [one, other, seats, turns, nodes, deals, seed] = arguments.as_slice() else {
        eprintln!("usage: duel ONE OTHER SEATS draw|auction NODES DEALS SEED");
        std::process::exit(2);
    };
    let number = |text: &String| text.parse::<u64>().expect("a number");
    let seats = seats.parse().expect("a number of seats");
    let mut game = Match {
        rules: check_text(include_str!("../variants/classic.ron")).0.expect("the variant is sound"),
        seats,
        turns: TurnRule::auctioned(turns == "auction"),
        nodes: number(nodes),
        sides: [one, other].map(|name| Duellist::of(name, seats)),
    };
    let (seatings, mut tally, mut won) = (seatings(seats), Tally::default(), Spread::default());
    for deal in 0..number(deals) {
        won.add(seatings.iter().map(|&other| game.play(number(seed) + deal, other, &mut tally)).sum());
    }
    let Estimate { value, low, high } = mean(&won).expect("some deals were played");
    let share = |sum: f64| elo((sum / (PARTS as f64 * seatings.len() as f64)).clamp(0.001, 0.999));
    println!(
        "{} games: {:+.0} Elo ({:+.0} to {:+.0}); winners have {:.1} points",
        number(deals) as usize * seatings.len(),
        share(value),
        share(low),
        share(high),
        f64::from(tally.winners_points) / f64::from(tally.winners)
    );
    for (side, name) in tally.sides.iter().zip([one, other]) {
        let of = |count: u32, all: u32| f64::from(count) / f64::from(all.max(1));
        println!(
            "{name}: {:.1} points, {:.2} camps and {:.2} guards a seat, on temples of {:.1}; {:.1} % of its turns are walks",
            of(side.points, side.seats),
            of(side.camps, side.seats),
            of(side.guards, side.seats),
            of(side.guarded, side.guards),
            of(side.walks, side.turns) * 100.0
        );
    }
}
