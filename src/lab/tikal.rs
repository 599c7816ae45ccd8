//! The measures of Tikal: actions, temples and tiers, points by source, the places of pieces, the cells and tiles in
//! use.
//!
//! A scoring is over when all seats have had it (T7.2). What stands on the board is counted then, at the end of each
//! scoring round.

use super::measure::{Idle, Key, Kind, Measure, Tally};
use super::{DECIDED_PART, Known, Observer, SetupWish, Studied, Transition, WIN};
use crate::game::Seat;
use crate::hex::{Cell, CellSet, MAX_CELLS};
use crate::tikal::{
    Action, Costs, Event, Flaw, MAX_TIER, Problem, Setup, State, Tile, TileId, TurnRule, Variant, validate,
};

/// The number of times that each kind of action that the variant has was played.
const ACTION: Measure = Measure::new("action", Kind::Number).worth_a_finding(Idle::Hardly);
/// Action points that were not spent.
const UNSPENT: Measure = Measure::new("unspent", Kind::Number);
/// Temples on the board at each scoring.
const TEMPLES: Measure = Measure::new("temples", Kind::Number);
/// The value of all temples together at each scoring.
const TEMPLE_VALUE: Measure = Measure::new("temple_value", Kind::Number);
/// Points of all seats together, by where they come from.
const POINTS: Measure = Measure::new("points", Kind::Number);
/// The games in which the last tier of each value was taken.
const TIER_OUT: Measure = Measure::new("tier_out", Kind::Share);
/// Pieces on each cell, guards among them, added up over all scorings.
const PIECES: Measure = Measure::new("pieces", Kind::Number);
/// The games in which each cell got a tile.
const CELL_TILED: Measure = Measure::new("cell_tiled", Kind::Share).worth_a_finding(Idle::Never);
/// The games in which a piece ever came to each cell.
const CELL_ENTERED: Measure = Measure::new("cell_entered", Kind::Share).worth_a_finding(Idle::Never);
/// The games in which each tile of the deck was placed.
const TILE_PLACED: Measure = Measure::new("tile_placed", Kind::Share).worth_a_finding(Idle::Never);
/// The games in which a piece ever came to each tile that can be entered.
const TILE_ENTERED: Measure = Measure::new("tile_entered", Kind::Share).worth_a_finding(Idle::Never);

/// The kinds of action that players have, in the order of the rules.
const ACTIONS: [&str; 12] =
    ["bid", "pass", "choose", "place", "enter", "transfer", "move", "uncover", "dig", "exchange", "camp", "guard"];

/// The index of the kind of an action in [`ACTIONS`]; `None` for those of chance, and for the end of a turn, which every
/// turn has.
fn kind_of(action: Action) -> Option<usize> {
    match action {
        Action::Draw(_) | Action::Reveal(_) | Action::End => None,
        Action::Bid(_) => Some(0),
        Action::Pass => Some(1),
        Action::Choose(_) => Some(2),
        Action::Place { .. } => Some(3),
        Action::Enter { .. } => Some(4),
        Action::Transfer { .. } => Some(5),
        Action::Move { .. } => Some(6),
        Action::Uncover(_) => Some(7),
        Action::Dig(_) => Some(8),
        Action::Exchange { .. } => Some(9),
        Action::Camp(_) => Some(10),
        Action::Guard { .. } => Some(11),
    }
}

/// The kinds of [`ACTIONS`] that the variant has, played like this.
fn has_actions(rules: &Variant, state: &State) -> [bool; ACTIONS.len()] {
    let Costs { enter: _, transfer, uncover, dig, exchange, camp, guard } = *rules.costs();
    let bought = [transfer, Some(0), uncover, dig, exchange, camp, guard];
    let mut has = [true; ACTIONS.len()];
    has[..3].fill(state.is_auction());
    for (has, cost) in has[5..].iter_mut().zip(bought) {
        *has = cost.is_some();
    }
    has
}

/// The board at the end of a scoring round.
struct Round {
    temples: usize,
    value: i64,
    /// The points of temples and of treasures in it, all seats together.
    scored: [i64; 2],
}

/// Follows one game of Tikal.
pub struct Watcher {
    has_actions: [bool; ACTIONS.len()],
    actions: [i64; ACTIONS.len()],
    unspent: i64,
    start: i64,
    bids: i64,
    rounds: Vec<Round>,
    /// The points of temples and of treasures so far in the round being played.
    scored: [i64; 2],
    pieces: [i64; MAX_CELLS],
    tiers: [bool; MAX_TIER + 1],
    entered: CellSet,
}

impl Watcher {
    fn see_event(&mut self, event: &Event, after: &State) {
        match *event {
            Event::TempleScored { value, .. } => self.scored[0] += i64::from(value),
            Event::TreasuresScored { points, .. } => self.scored[1] += i64::from(points),
            Event::TurnWon { price, .. } => self.bids -= i64::from(price),
            Event::TurnEnded { lost, .. } => self.unspent += i64::from(lost),
            Event::Uncovered { value, .. } => {
                let value = usize::from(value);
                if let (Some(is_out), Some(0)) = (self.tiers.get_mut(value), after.supply().get(value)) {
                    *is_out = true;
                }
            }
            Event::Entered { camp: cell, .. } | Event::Moved { to: cell, .. } | Event::Transferred { to: cell, .. } => {
                self.entered.insert(cell);
            }
            _ => {}
        }
    }

    fn end_round(&mut self, rules: &Variant, state: &State) {
        for cell in rules.cells() {
            let pieces: u8 = state.seats().iter().map(|&seat| state.band(cell, seat).pieces()).sum();
            self.pieces[cell.index()] += i64::from(pieces) + i64::from(state.guarded().contains(cell));
        }
        let temples = state.temples();
        let value = temples.into_iter().map(|temple| i64::from(state.level(temple))).sum();
        let scored = std::mem::take(&mut self.scored);
        self.rounds.push(Round { temples: temples.len(), value, scored });
    }
}

impl Observer<State> for Watcher {
    fn new(rules: &Variant, start: &State) -> Self {
        Self {
            has_actions: has_actions(rules, start),
            actions: [0; ACTIONS.len()],
            unspent: 0,
            start: start.seats().iter().map(|&seat| i64::from(start.score(seat))).sum(),
            bids: 0,
            rounds: Vec::new(),
            scored: [0; 2],
            pieces: [0; MAX_CELLS],
            tiers: [false; MAX_TIER + 1],
            entered: CellSet::EMPTY,
        }
    }

    fn see(&mut self, step: &Transition<'_, State>) -> bool {
        if let Some(kind) = kind_of(step.action) {
            self.actions[kind] += 1;
        }
        step.events.iter().for_each(|event| self.see_event(event, step.after));
        let is_over = step.before.scoring().is_some() && step.after.scoring().is_none();
        if is_over {
            self.end_round(step.rules, step.after);
        }
        is_over
    }

    fn tell(self, rules: &Variant, end: &State, out: &mut Tally) {
        let kinds = ACTIONS.iter().zip(self.has_actions).zip(self.actions);
        for ((name, _), times) in kinds.filter(|((_, has), _)| *has) {
            out.record(&ACTION, Key::of(name), times);
        }
        out.record(&UNSPENT, Key::ONLY, self.unspent);
        out.record(&POINTS, Key::of("start"), self.start);
        if end.is_auction() {
            out.record(&POINTS, Key::of("bids"), self.bids);
        }
        for (number, round) in (1_usize..).zip(&self.rounds) {
            out.record_count(&TEMPLES, Key::of(number), round.temples);
            out.record(&TEMPLE_VALUE, Key::of(number), round.value);
            let [temples, treasures] = round.scored;
            out.record(&POINTS, Key::of(format_args!("temples {number}")), temples);
            out.record(&POINTS, Key::of(format_args!("treasures {number}")), treasures);
        }
        for (value, _) in rules.tiers().iter().enumerate().filter(|(_, copies)| **copies > 0) {
            out.record_share(&TIER_OUT, Key::of(value), self.tiers.get(value) == Some(&true));
        }
        let name = |cell: Cell| Key::of(rules.layout().name(cell));
        let is_printed = |cell: Cell| rules.printed().iter().any(|&(printed, _)| printed == cell);
        for cell in rules.cells() {
            out.record(&PIECES, name(cell), self.pieces[cell.index()]);
            if !is_printed(cell) {
                out.record_share(&CELL_TILED, name(cell), end.occupied().contains(cell));
            }
            if !rules
                .printed()
                .iter()
                .any(|&(printed, tile)| printed == cell && !rules.tile(tile).kind.can_be_entered())
            {
                out.record_share(&CELL_ENTERED, name(cell), self.entered.contains(cell));
            }
        }
        let at = |tile: TileId| end.occupied().into_iter().find(|&cell| end.tile(cell) == Some(tile));
        let deck = rules.deck_for(end.players());
        for tile in deck.iter() {
            out.record_share(&TILE_PLACED, Key::of(rules.tile(tile).name), at(tile).is_some());
        }
        let printed = rules.printed().iter().map(|&(_, tile)| tile);
        for tile in deck.iter().chain(printed).filter(|&tile| rules.tile(tile).kind.can_be_entered()) {
            let is_entered = at(tile).is_some_and(|cell| self.entered.contains(cell));
            out.record_share(&TILE_ENTERED, Key::of(rules.tile(tile).name), is_entered);
        }
    }
}

impl Studied for State {
    const MEASURES: &'static [Measure] = &[
        ACTION,
        UNSPENT,
        POINTS,
        TEMPLES,
        TEMPLE_VALUE,
        TIER_OUT,
        PIECES,
        CELL_TILED,
        CELL_ENTERED,
        TILE_PLACED,
        TILE_ENTERED,
    ];
    /// A game in the box has a turn for each of its 36 tiles and takes about an hour and a half; this is half as long
    /// again.
    const LONG: u32 = 54;

    fn kinds(rules: &Variant, start: &Self) -> Vec<&'static str> {
        let kinds = ACTIONS.into_iter().zip(has_actions(rules, start));
        kinds.filter(|&(_, has)| has).map(|(kind, _)| kind).collect()
    }

    fn kind(action: Action) -> Option<&'static str> {
        kind_of(action).map(|kind| ACTIONS[kind])
    }

    fn setup_of(rules: &Variant, wish: &SetupWish, first: Seat) -> Setup {
        Setup::new(if wish.auction { TurnRule::Auction } else { rules.def().turns }, first)
    }

    /// A turn is a tile, as everywhere else: those of scoring rounds are not counted.
    fn ends_a_turn(before: &Self, action: Action, _after: &Self) -> bool {
        action == Action::End && before.scoring().is_none()
    }

    /// The cells of another grid are others, whatever they are called, and so are tiles that share nothing but an id.
    fn not_compared(own: &Variant, other: &Variant) -> Vec<&'static str> {
        let cells = |rules: &Variant| {
            let layout = rules.layout();
            layout.cells().into_iter().map(|cell| (layout.name(cell), layout.centre(cell))).collect::<Vec<_>>()
        };
        let printed = own.printed().iter().map(|&(_, tile)| tile);
        let is_another = |tile| {
            let own = own.tile(tile);
            let same = other.tile_named(&own.name.to_string()).map(|tile| other.tile(tile));
            same.is_some_and(|same| (same.kind, same.slabs.printed()) != (own.kind, own.slabs.printed()))
        };
        let mut left_out = Vec::new();
        if cells(own) != cells(other) {
            left_out.extend([PIECES.id, CELL_TILED.id, CELL_ENTERED.id]);
        }
        if own.deck().chain(printed).any(is_another) {
            left_out.extend([TILE_PLACED.id, TILE_ENTERED.id]);
        }
        left_out
    }

    /// Seats that have a turn more than others, camps and guards for next to nothing, actions that no turn can pay, a scoring
    /// before anything can be built, and tiles that nobody can place or come to.
    fn known(rules: &Variant, setup: &Setup, seats: u8) -> Vec<Known> {
        let deck = rules.deck_for(seats);
        let volcanoes = deck.iter().filter(|&tile| rules.tile(tile).kind.starts_a_scoring()).count();
        let number = |count: usize| u32::try_from(count).unwrap_or(u32::MAX);
        let fault = |id: &str, measure: &Measure, keys: Vec<String>, numbers: Vec<u32>| Known {
            id: id.to_owned(),
            measure: measure.id.to_owned(),
            keys,
            numbers,
            is_fault: true,
        };
        let mut known = Vec::new();
        let rest = deck.len() % usize::from(seats.max(1));
        if rest > 0 {
            let numbers = vec![number(deck.len()), number(volcanoes), u32::from(seats)];
            let more = (0..rest).map(|place| (setup.first.index() + place) % usize::from(seats) + 1);
            known.push(match setup.turns {
                TurnRule::Draw => fault("uneven_turns", &WIN, more.map(|seat| seat.to_string()).collect(), numbers),
                // Who goes without in the last round, the bids decide.
                TurnRule::Auction => fault("uneven_auction", &WIN, Vec::new(), numbers),
            });
        }
        // What stands for the rest of the game, for the least that anything can cost.
        let lasting = [("camp", rules.costs().camp), ("guard", rules.costs().guard)];
        let cheap = lasting.into_iter().filter(|(_, cost)| cost.is_some_and(|cost| cost <= 1));
        known.extend(cheap.map(|(kind, _)| fault("cheap_action", &ACTION, vec![kind.to_owned()], Vec::new())));
        if let Some(first) = rules.groups().iter().find(|group| group.is_used_by(seats)) {
            let early = first.tiles.iter().filter(|&tile| rules.tile(tile).kind.starts_a_scoring()).count();
            if early > 0 {
                let numbers = vec![number(early), number(first.tiles.len())];
                known.push(fault("early_scoring", &DECIDED_PART, vec![first.letter.to_string()], numbers));
            }
        }
        let problems = validate(rules.def().clone()).1;
        let dear = problems.iter().filter_map(|problem| match problem.flaw {
            Flaw::CostAbovePoints { what, cost, points } => Some((what.field()?, vec![cost.into(), points.into()])),
            _ => None,
        });
        known.extend(dear.map(|(kind, numbers)| Known {
            is_fault: false,
            ..fault("too_dear", &ACTION, vec![kind.to_owned()], numbers)
        }));
        for (id, name) in closed(rules, &problems) {
            // A printed tile has the name of its cell: what is never entered is told of either.
            for measure in [&CELL_ENTERED, &TILE_PLACED, &TILE_ENTERED] {
                known.push(Known { is_fault: false, ..fault(id, measure, vec![name.clone()], Vec::new()) });
            }
        }
        known
    }

    type Observer = Watcher;
}

/// The tiles that nobody can come to by their place or their slabs, and why, by the names that they have in keys.
fn closed(rules: &Variant, problems: &[Problem]) -> Vec<(&'static str, String)> {
    let mut closed: Vec<(&'static str, String)> = problems
        .iter()
        .filter_map(|problem| match problem.flaw {
            Flaw::Unreachable { cell } => Some(("no_way", cell.to_string())),
            _ => None,
        })
        .collect();
    let is_bare = |tile: &Tile| tile.kind.needs_a_way_in() && tile.slabs.printed() == [0; 6];
    let bare = rules.deck().map(|tile| rules.tile(tile)).filter(|tile| is_bare(tile));
    closed.extend(bare.map(|tile| ("no_slabs", tile.name.to_string())));
    closed
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::{Game, Seat};

    #[test]
    fn every_kind_of_action_has_its_name() {
        let rules = crate::library::TikalLibrary::built_in().find("classic").unwrap().clone();
        let lines = [
            ("bid 1", 0),
            ("pass", 1),
            ("choose A1", 2),
            ("place b3 0", 3),
            ("enter leader a5", 4),
            ("transfer leader a5 b4", 5),
            ("move leader a5 b4", 6),
            ("uncover a4", 7),
            ("dig a4", 8),
            ("exchange 1 1 2", 9),
            ("camp b4", 10),
            ("guard a4 leader", 11),
        ];
        assert_eq!(lines.len(), ACTIONS.len());
        for (line, kind) in lines {
            assert_eq!(kind_of(<State as Game>::parse(&rules, line).unwrap()), Some(kind), "{line}");
            assert!(line.starts_with(ACTIONS[kind]), "{line}");
        }
        assert_eq!(kind_of(Action::End), None);
        assert_eq!(super::super::common::key_of(Seat::ALL[0]), Key::of(1));
    }
}
