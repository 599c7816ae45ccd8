//! Every kind of game, set up in the window as a person would, and played by random actions.

use std::sync::Arc;

use egui_kittest::kittest::{NodeT, Queryable, by};
use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};
use serde_json::{Value, json};
use tikal::app::Services;
use tikal::app::command::Command;
use tikal::app::tikal::command::Ask;
use tikal::game::{Actor, DealerDef, NoEvents, Player, RecordOptions, Seat, SeatRecord};
use tikal::games::{GameId, VariantId};
use tikal::hex::{Cell, CellSet};
use tikal::library::TikalLibrary;
use tikal::tikal::{
    Action, ControlTies, Phase, Piece, Position, Setup, State, TikalRecord, TikalSession, TileKind, TurnRule, Variant,
};

use crate::driver::{Driver, by_hand};

const SIZE: [f32; 2] = [1024.0, 700.0];

/// A variant with a turn rule and a number of players.
pub struct Kind {
    pub rules: Arc<Variant>,
    pub auction: bool,
    pub players: u8,
}

/// The other choices of the setup.
#[derive(Clone, Copy, Default)]
pub struct Choice {
    pub by_hand: bool,
    pub purist: bool,
    /// True if recaps, questions and messages come up by themselves.
    pub loud: bool,
}

/// Every shipped variant, drawn and auctioned, with the fewest and the most players.
pub fn kinds() -> Vec<Kind> {
    let mut kinds = Vec::new();
    for entry in TikalLibrary::built_in().entries() {
        let range = entry.variant.players();
        for auction in [false, true] {
            for players in [*range.start(), *range.end()] {
                kinds.push(Kind { rules: Arc::clone(&entry.variant), auction, players });
            }
        }
    }
    assert!(kinds.len() > 4);
    kinds
}

/// Half of them: every shipped variant drawn with the fewest and auctioned with the most players.
pub fn halved() -> Vec<Kind> {
    kinds().into_iter().enumerate().filter(|(index, _)| matches!(index % 4, 0 | 3)).map(|(_, kind)| kind).collect()
}

/// The other half: drawn with the most and auctioned with the fewest players.
pub fn other_half() -> Vec<Kind> {
    kinds().into_iter().enumerate().filter(|(index, _)| matches!(index % 4, 1 | 2)).map(|(_, kind)| kind).collect()
}

impl Kind {
    pub fn name(&self) -> String {
        format!("{} for {}, {}", self.rules.id(), self.players, if self.auction { "auctioned" } else { "drawn" })
    }

    /// Opens a record of this game in which nothing was played yet, which is quicker than the setup.
    pub fn open(&self, seed: u64, choice: Choice) -> Driver {
        let seat = |number: u8| SeatRecord {
            name: format!("Player {}", number + 1),
            colour: self.rules.def().players.colours[usize::from(number)].clone(),
            player: Player::Human,
        };
        let dealer = if choice.by_hand { DealerDef::Manual } else { DealerDef::Seed(seed) };
        let (session, _) = TikalSession::new(Arc::clone(&self.rules), start(self), dealer);
        let options = RecordOptions { purist: choice.purist, ..RecordOptions::default() };
        let record = TikalRecord::of(&session, (0..self.players).map(seat).collect(), options);
        let services = Services { quiet: !choice.loud, ..Services::for_tests() };
        let driver = Driver::open_with(SIZE, &record.write().unwrap(), services);
        self.is_at_table(&driver, choice);
        driver
    }

    fn is_at_table(&self, driver: &Driver, choice: Choice) {
        let state = driver.state();
        assert_eq!(driver.rules().hash(), self.rules.hash());
        assert_eq!((state.players(), state.is_auction()), (self.players, self.auction));
        assert_eq!((driver.deals_by_hand(), driver.is_purist()), (choice.by_hand, choice.purist));
    }

    /// Sets the game up in the window, for people only, and starts it.
    pub fn sit_down(&self, seed: u64, choice: Choice) -> Driver {
        let mut driver = Driver::with(SIZE, Services { quiet: !choice.loud, ..Services::for_tests() });
        driver.execute(Command::SetUp(VariantId::new(GameId::Tikal, self.rules.id())));
        driver.click(&format!("{} players", self.players));
        for seat in 2..=self.players {
            driver.choose_in(&format!("Player of seat {seat}"), "Person");
        }
        driver.click(if self.auction { "Advanced game: turns are auctioned" } else { "Base game: tiles are drawn" });
        driver.click("Player 1 begins");
        if choice.by_hand {
            driver.click("Enter chance by hand");
        } else {
            driver.type_into("Seed", &seed.to_string());
        }
        if choice.purist {
            driver.click("Purist: no forecasts");
        }
        driver.click("Start");
        self.is_at_table(&driver, choice);
        driver
    }
}

/// The state that a game of this kind begins with.
pub fn start(kind: &Kind) -> State {
    State::new(&kind.rules, kind.players, &Setup::new(TurnRule::auctioned(kind.auction), Seat::default()))
}

/// The states before each of these actions of a game, and after the last.
pub fn replayed(kind: &Kind, actions: &[Action]) -> Vec<State> {
    let mut states = vec![start(kind)];
    for &action in actions {
        let mut next = states[states.len() - 1];
        next.apply(&kind.rules, action, &mut NoEvents).unwrap();
        states.push(next);
    }
    states
}

/// Two people; Ana acts.
pub fn ana_acts(size: [f32; 2]) -> Driver {
    let driver = Driver::open(size, &by_hand(&["draw A2", "place c4 0"]));
    assert_eq!((driver.state().phase(), driver.state().seat().index()), (Phase::Act, 0));
    driver
}

pub fn chance(seed: u64) -> ChaCha8Rng {
    ChaCha8Rng::seed_from_u64(seed)
}

/// Plays an action without laying out a frame.
pub fn play(driver: &mut Driver, action: Action) {
    let steps = driver.steps();
    driver.send_ask(Ask::Play(action));
    assert!(driver.steps() > steps, "{action:?}: {:?}", driver.notice());
}

/// A random action of the seat to move. Rare kinds are played more often than by an even choice, and bids are low, so
/// that games come to their end.
pub fn lively(rules: &Variant, state: &State, random: &mut ChaCha8Rng) -> Action {
    let mut legal = Vec::new();
    state.legal_actions(rules, &mut legal);
    match state.phase() {
        Phase::Bid(_) => {
            let bid = random.random_range(0..3) == 0 && matches!(legal[0], Action::Bid(_));
            return if bid { legal[0] } else { Action::Pass };
        }
        Phase::Act if random.random_range(0..9) == 0 => return Action::End,
        _ => {}
    }
    if legal.len() > 1 {
        legal.retain(|action| *action != Action::End);
    }
    let mut kinds: Vec<_> = legal.iter().map(std::mem::discriminant).collect();
    kinds.dedup();
    let kind = kinds[random.random_range(0..kinds.len())];
    legal.retain(|action| std::mem::discriminant(action) == kind);
    legal[random.random_range(0..legal.len())]
}

/// Plays this many actions, or to the end of the game.
pub fn play_on(driver: &mut Driver, actions: usize, random: &mut ChaCha8Rng) {
    for _ in 0..actions {
        if driver.state().actor() == Actor::Nobody {
            return;
        }
        let action = lively(driver.rules(), &driver.state(), random);
        play(driver, action);
    }
}

/// Every name and value that a screen reader gets.
pub fn told(driver: &Driver) -> Vec<String> {
    let mut told = Vec::new();
    for node in driver.harness.query_all(by().predicate(|_| true)) {
        let node = node.accesskit_node();
        told.extend([node.label(), node.value(), node.description()].into_iter().flatten());
    }
    told
}

pub fn tells(driver: &Driver, part: &str) -> bool {
    told(driver).iter().any(|text| text.contains(part))
}

// ---- The rules, told anew ----------------------------------------------------------------------

pub const PIECES: [Piece; 2] = [Piece::Explorer, Piece::Leader];

pub fn kind_on(rules: &Variant, state: &State, cell: Cell) -> Option<TileKind> {
    state.tile(cell).map(|tile| rules.tile(tile).kind)
}

/// The cells with a temple, looked up tile by tile.
pub fn temples(rules: &Variant, state: &State) -> CellSet {
    let is_temple = |cell: &Cell| matches!(kind_on(rules, state, *cell), Some(TileKind::Temple(_)));
    rules.cells().into_iter().filter(is_temple).collect()
}

/// T6.1.
pub fn strength(rules: &Variant, state: &State, cell: Cell, seat: Seat) -> u8 {
    let band = state.band(cell, seat);
    let leader = if band.has(Piece::Leader) { rules.def().leader_strength } else { 0 };
    band.explorers() + u8::try_from(leader).unwrap()
}

/// T6.2, with the variant's rule for ties.
pub fn holders(rules: &Variant, state: &State, temple: Cell) -> Vec<Seat> {
    if let Some((owner, _)) = state.guard(temple) {
        return vec![owner];
    }
    let strengths: Vec<(u8, Seat)> =
        state.seats().iter().map(|&seat| (strength(rules, state, temple, seat), seat)).collect();
    let most = strengths.iter().map(|&(strength, _)| strength).max().unwrap();
    let strongest: Vec<Seat> = strengths.into_iter().filter(|&(own, _)| own == most).map(|(_, seat)| seat).collect();
    let shared = rules.def().control_ties == ControlTies::Everyone;
    if most > 0 && (strongest.len() == 1 || shared) { strongest } else { Vec::new() }
}

/// The same board in a base game, with this seat to act with this many points.
pub fn acting(rules: &Variant, state: &State, seat: Seat, points: u8) -> State {
    let mut position = serde_json::to_value(Position::of(rules, state)).unwrap();
    let mut gone = vec![position["hand"].take()];
    if !position["scoring"].is_null() {
        gone.push(position["scoring"]["volcano"].take());
    }
    gone.append(position["face_up"].as_array_mut().unwrap());
    let removed = position["removed_tiles"].as_array_mut().unwrap();
    removed.extend(gone.into_iter().filter(|tile| !tile.is_null()));
    for (field, value) in [
        ("auction", json!(false)),
        ("phase", json!("act")),
        ("to_move", json!(seat.index())),
        ("seat", json!(seat.index())),
        ("action_points", json!(points)),
        ("hand", Value::Null),
        ("scoring", Value::Null),
        ("auction_state", Value::Null),
        ("winners", Value::Null),
    ] {
        position[field] = value;
    }
    for cell in position["cells"].as_array_mut().unwrap() {
        for (site, count) in [("temple", "uncovered_this_turn"), ("ruin", "dug_this_turn")] {
            if !cell[site].is_null() {
                cell[site][count] = json!(0);
            }
        }
    }
    for seat in position["seats"].as_array_mut().unwrap() {
        seat["amulet"] = json!(true);
    }
    let position = Position::from_json(position).unwrap();
    position.to_state(rules).unwrap()
}
