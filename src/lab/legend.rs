//! The measures of Tikal Legend: actions, cards, tokens and powers, points by source, temples and tiers, the places of
//! members, the cells and tiles in use.
//!
//! A scoring is over when all seats have had it (L6.1). What stands on the board is counted then, at the end of each
//! scoring round.

use super::measure::{Idle, Key, Kind, Measure, Tally};
use super::{Known, Observer, SetupWish, Studied, Transition};
use crate::expedition::{MAX_TIER, TileId};
use crate::game::Seat;
use crate::hex::{Cell, CellSet, MAX_CELLS};
use crate::legend::{
    Action, Card, CardId, Effect, Event, MAX_CARDS, MAX_TOKEN, Phase, Resume, SEATS, Setup, Source, State, Variant,
};

/// The number of times that each kind of action that the variant has was played.
const ACTION: Measure = Measure::new("action", Kind::Number).worth_a_finding(Idle::Hardly);
/// Action points that were not spent.
const UNSPENT: Measure = Measure::new("unspent", Kind::Number);
/// Points of all seats together, by where they come from.
const POINTS: Measure = Measure::new("points", Kind::Number);
/// The number of times that each card was drafted.
const CARD_TAKEN: Measure = Measure::new("card_taken", Kind::Number).worth_a_finding(Idle::Never);
/// The number of times that each card was kept.
const CARD_KEPT: Measure = Measure::new("card_kept", Kind::Number);
/// The number of times that each card was played with an effect; of permanent ones, that they were used.
const CARD_PLAYED: Measure = Measure::new("card_played", Kind::Number).worth_a_finding(Idle::Never);
/// The number of times that each card left the game without an effect since it was drafted.
const CARD_USELESS: Measure = Measure::new("card_useless", Kind::Number);
/// The number of tokens of each value that were taken at each place of the order.
const TOKEN_TAKEN: Measure = Measure::new("token_taken", Kind::Number);
/// The action points of the tokens that were taken at each place of the order, those of all rounds together.
const TOKEN_POINTS: Measure = Measure::new("token_points", Kind::Number);
/// The games in which each power was used.
const POWER_USED: Measure = Measure::new("power_used", Kind::Share).worth_a_finding(Idle::Never);
/// Temples on the board at each scoring.
const TEMPLES: Measure = Measure::new("temples", Kind::Number);
/// The value of all temples together at each scoring.
const TEMPLE_VALUE: Measure = Measure::new("temple_value", Kind::Number);
/// The games in which the last tier of each value was taken.
const TIER_OUT: Measure = Measure::new("tier_out", Kind::Share);
/// Members and guards on each cell, added up over all scorings.
const PIECES: Measure = Measure::new("pieces", Kind::Number);
/// The games in which each cell without a tile at the start got one.
const CELL_TILED: Measure = Measure::new("cell_tiled", Kind::Share).worth_a_finding(Idle::Never);
/// The games in which a member ever came to each cell.
const CELL_ENTERED: Measure = Measure::new("cell_entered", Kind::Share).worth_a_finding(Idle::Never);
/// The games in which each tile of the deck and of cards was laid.
const TILE_PLACED: Measure = Measure::new("tile_placed", Kind::Share).worth_a_finding(Idle::Never);
/// The games in which a member ever came to each tile.
const TILE_ENTERED: Measure = Measure::new("tile_entered", Kind::Share).worth_a_finding(Idle::Never);

/// The kinds of action that are counted, in the order of the rules.
const ACTIONS: [&str; 17] = [
    "keep", "play", "activate", "place", "power", "look", "enter", "move", "camp", "transfer", "slab", "recruit",
    "uncover", "guard", "dig", "exchange", "jump",
];

/// The index of the kind of an action in [`ACTIONS`]; `None` for those of chance, for what is drafted, which cards, tiles
/// and tokens tell, for those that every turn or effect has, and for what there is no other way out of.
fn kind_of(action: Action) -> Option<usize> {
    match action {
        Action::Deal(_)
        | Action::TurnUp(_)
        | Action::Token(_)
        | Action::Draw(_)
        | Action::Reveal(_)
        | Action::Show { .. }
        | Action::DraftOrder(_)
        | Action::DraftToken(_)
        | Action::DraftTile(_)
        | Action::DraftCard(_)
        | Action::Discard(_)
        | Action::Pass
        | Action::End
        | Action::Put { .. }
        | Action::Take(_)
        | Action::Stack(_)
        | Action::Done => None,
        Action::Keep { .. } => Some(0),
        Action::Play { .. } => Some(1),
        Action::Activate => Some(2),
        Action::Place { .. } => Some(3),
        Action::Power(_) => Some(4),
        Action::Look => Some(5),
        Action::Enter { .. } => Some(6),
        Action::Move { .. } => Some(7),
        Action::Camp(_) | Action::MoveCamp { .. } => Some(8),
        Action::Transfer { .. } => Some(9),
        Action::LaySlab(_) | Action::MoveSlab { .. } => Some(10),
        Action::Recruit(_) => Some(11),
        Action::Uncover(_) => Some(12),
        Action::Guard { .. } => Some(13),
        Action::Dig(_) => Some(14),
        Action::Exchange { .. } => Some(15),
        Action::Jump { .. } => Some(16),
    }
}

/// The kinds of [`ACTIONS`] that the variant has for so many players: by a cost, or by a card or power that does them.
fn has_actions(rules: &Variant, players: u8) -> [bool; ACTIONS.len()] {
    let costs = rules.costs();
    let of_cards = cards_of(rules, players).map(|(_, card)| card.effect);
    let effects: Vec<Effect> =
        of_cards.chain(rules.powers().iter().flat_map(|power| power.effects.iter().copied())).collect();
    let any = |is_it: fn(Effect) -> bool| effects.iter().any(|&effect| is_it(effect));
    [
        true,
        true,
        true,
        true,
        true,
        any(|effect| effect == Effect::Look),
        true,
        true,
        costs.camp.is_some() || any(|effect| matches!(effect, Effect::Camp(_))),
        costs.transfer.is_some(),
        costs.slab.is_some() || any(|effect| effect == Effect::Slab),
        costs.recruit_explorer.is_some() || any(|effect| matches!(effect, Effect::Recruit { .. })),
        costs.uncover.is_some() || any(|effect| matches!(effect, Effect::UncoverOne(_) | Effect::UncoverEach(_))),
        costs.guard.is_some(),
        costs.dig.is_some() || any(|effect| matches!(effect, Effect::Dig(_))),
        costs.exchange.is_some() || any(|effect| matches!(effect, Effect::Exchange(_))),
        any(|effect| effect == Effect::Jump),
    ]
}

/// The cards that come with so many players.
fn cards_of(rules: &Variant, players: u8) -> impl Iterator<Item = (CardId, &Card)> {
    let by_players = usize::from(players.saturating_sub(2)).min(2);
    (0..).map(CardId::new).zip(rules.cards()).filter(move |(_, card)| card.counts[by_players] > 0)
}

/// Where points come from.
const SOURCES: [&str; 8] = ["start", "temples", "high", "volcanoes", "land", "lakes", "treasures", "power"];

/// The source of the points that an event tells of, and how many they are; `None` for other events.
fn points_of(event: &Event) -> Option<[(usize, i64); 2]> {
    let one = |source: usize, points: i64| Some([(source, points), (source, 0)]);
    match *event {
        Event::TempleScored { value, high, .. } => Some([(1, value.into()), (2, high.into())]),
        Event::VolcanoScored { points, .. } => one(3, points.into()),
        Event::LandScored { jungle, clearings, temples, .. } => {
            one(4, (i64::from(jungle) + i64::from(clearings)) * i64::from(temples))
        }
        Event::LakesScored { lakes, masks, .. } => one(5, i64::from(lakes) * i64::from(masks)),
        Event::TreasuresScored { points, .. } => one(6, points.into()),
        Event::PowerScored { points, .. } => one(7, points.into()),
        _ => None,
    }
}

/// The course of the cards of each kind.
#[derive(Clone, Copy, Default)]
struct CardCourse {
    taken: i64,
    kept: i64,
    played: i64,
    useless: i64,
}

/// The board at the end of a scoring round.
struct Round {
    temples: usize,
    value: i64,
}

/// Follows one game of Tikal Legend.
pub struct Watcher {
    actions: [i64; ACTIONS.len()],
    unspent: i64,
    points: [i64; SOURCES.len()],
    cards: [CardCourse; MAX_CARDS],
    /// The card whose effect was begun and of which no step was made yet.
    begun: Option<CardId>,
    tokens: [[i64; SEATS]; MAX_TOKEN + 1],
    powers: Vec<Key>,
    rounds: Vec<Round>,
    pieces: [i64; MAX_CELLS],
    tiers: [bool; MAX_TIER + 1],
    tiled_at_start: CellSet,
    entered: CellSet,
}

impl Watcher {
    fn card(&mut self, card: CardId) -> &mut CardCourse {
        &mut self.cards[card.index()]
    }

    fn see_event(&mut self, event: &Event, step: &Transition<'_, State>) {
        for (source, points) in points_of(event).into_iter().flatten() {
            self.points[source] += points;
        }
        match *event {
            Event::TurnEnded { lost, .. } => self.unspent += i64::from(lost),
            Event::CardTaken { card, .. } => self.card(card).taken += 1,
            Event::CardKept { card, over, .. } => {
                self.card(card).kept += 1;
                if let Some(over) = over {
                    self.card(over).useless += i64::from(is_unused(step, step.before.left(step.before.seat()), over));
                }
            }
            Event::CardLost { seat, card } => {
                self.card(card).useless += i64::from(is_unused(step, step.before.right(seat), card));
            }
            Event::Looked { card, .. } => self.card(card).played += 1,
            Event::TokenActivated { seat, bonus, .. } if bonus > 0 => self.see_bonus(step, seat),
            Event::TokenTaken { seat, value } => {
                let place = step.before.order().iter().position(|&other| other == seat);
                if let (Some(tokens), Some(place)) = (self.tokens.get_mut(usize::from(value)), place) {
                    tokens[place & (SEATS - 1)] += 1;
                }
            }
            Event::PowerUsed { power, slot, .. } => {
                self.powers.push(Key::of(format_args!("{}.{}", step.rules.power(power).name, slot + 1)));
            }
            Event::Uncovered { value, .. } => {
                let value = usize::from(value);
                if let (Some(is_out), Some(0)) = (self.tiers.get_mut(value), step.after.supply().get(value)) {
                    *is_out = true;
                }
            }
            Event::Entered { camp: cell, .. }
            | Event::Moved { to: cell, .. }
            | Event::Transferred { to: cell, .. }
            | Event::Put { cell, .. }
            | Event::Jumped { to: cell, .. } => self.entered.insert(cell),
            _ => {}
        }
    }

    /// Takes down the permanent cards that brought action points.
    fn see_bonus(&mut self, step: &Transition<'_, State>, seat: Seat) {
        let held = [step.before.right(seat), step.before.left(seat)];
        for held in held.into_iter().flat_map(crate::game::List::as_slice).filter(|held| held.unused) {
            if matches!(step.rules.card(held.card).effect, Effect::ActionPoints(_)) {
                self.card(held.card).played += 1;
            }
        }
    }

    /// Takes down whether a card that was played has an effect: any step of it, or what it brings without one.
    fn see_effect(&mut self, step: &Transition<'_, State>) {
        if let Action::Play { card, .. } = step.action {
            if step.after.doing().is_some_and(|doing| doing.source == Source::Card(card)) {
                self.begun = Some(card);
            } else if step.events.iter().any(|event| matches!(event, Event::PairTaken { copies: 1.., .. })) {
                self.card(card).played += 1;
            } else {
                self.card(card).useless += 1;
            }
            return;
        }
        let is_of_card = step.before.doing().is_some_and(|doing| doing.resume == Resume::Next);
        if let Some(card) = self.begun.filter(|_| is_of_card && step.before.phase() == Phase::Effect) {
            self.begun = None;
            match step.action {
                Action::Done => self.card(card).useless += 1,
                _ => self.card(card).played += 1,
            }
        }
    }

    fn end_round(&mut self, rules: &Variant, state: &State) {
        for cell in rules.layout().cells() {
            let members: u8 = state.seats().iter().map(|&seat| state.band(cell, seat).members()).sum();
            self.pieces[cell.index()] += i64::from(members) + i64::from(state.guarded().contains(cell));
        }
        let temples = state.temples();
        let value = temples.into_iter().map(|temple| i64::from(state.level(temple))).sum();
        self.rounds.push(Round { temples: temples.len(), value });
    }
}

/// True if this card, permanent and on this side of a sheet, was not used since the last upkeep, or one that is played
/// and was not.
fn is_unused(step: &Transition<'_, State>, hand: &crate::legend::Hand, card: CardId) -> bool {
    !step.rules.card(card).effect.is_permanent() || hand.find(card).is_some_and(|held| held.unused)
}

impl Observer<State> for Watcher {
    fn new(_rules: &Variant, start: &State) -> Self {
        let mut points = [0; SOURCES.len()];
        points[0] = start.seats().iter().map(|&seat| i64::from(start.score(seat))).sum();
        Self {
            actions: [0; ACTIONS.len()],
            unspent: 0,
            points,
            cards: [CardCourse::default(); MAX_CARDS],
            begun: None,
            tokens: [[0; SEATS]; MAX_TOKEN + 1],
            powers: Vec::new(),
            rounds: Vec::new(),
            pieces: [0; MAX_CELLS],
            tiers: [false; MAX_TIER + 1],
            tiled_at_start: start.occupied(),
            entered: CellSet::EMPTY,
        }
    }

    fn see(&mut self, step: &Transition<'_, State>) -> bool {
        if let Some(kind) = kind_of(step.action) {
            self.actions[kind] += 1;
        }
        self.see_effect(step);
        step.events.iter().for_each(|event| self.see_event(event, step));
        let is_over = step.before.scoring().is_some() && step.after.scoring().is_none();
        if is_over {
            self.end_round(step.rules, step.after);
        }
        is_over
    }

    fn tell(self, rules: &Variant, end: &State, out: &mut Tally) {
        let kinds = ACTIONS.iter().zip(has_actions(rules, end.players())).zip(self.actions);
        for ((name, _), times) in kinds.filter(|((_, has), _)| *has) {
            out.record(&ACTION, Key::of(name), times);
        }
        out.record(&UNSPENT, Key::ONLY, self.unspent);
        for (source, points) in SOURCES.iter().zip(self.points) {
            out.record(&POINTS, Key::of(source), points);
        }
        for (id, card) in cards_of(rules, end.players()) {
            let CardCourse { taken, kept, played, useless } = self.cards[id.index()];
            let courses = [(&CARD_TAKEN, taken), (&CARD_KEPT, kept), (&CARD_PLAYED, played), (&CARD_USELESS, useless)];
            for (measure, times) in courses {
                out.record(measure, Key::of(card.number), times);
            }
        }
        let places = usize::from(end.players());
        let values = rules.tokens().iter().enumerate().filter(|(_, copies)| **copies > 0).map(|(value, _)| value);
        for value in values {
            for (place, &times) in (1..=places).zip(&self.tokens[value]) {
                out.record(&TOKEN_TAKEN, Key::of(format_args!("{value} {place}")), times);
            }
        }
        for place in 0..places {
            let points = (0..).zip(&self.tokens).map(|(value, times)| value * times[place & (SEATS - 1)]).sum::<i64>();
            out.record(&TOKEN_POINTS, Key::of(place + 1), points);
        }
        for power in rules.powers() {
            for slot in 1..=power.effects.len() {
                let key = Key::of(format_args!("{}.{slot}", power.name));
                let is_used = self.powers.contains(&key);
                out.record_share(&POWER_USED, key, is_used);
            }
        }
        for (number, round) in (1_usize..).zip(&self.rounds) {
            out.record_count(&TEMPLES, Key::of(number), round.temples);
            out.record(&TEMPLE_VALUE, Key::of(number), round.value);
        }
        for (value, _) in rules.tiers().iter().enumerate().filter(|(_, copies)| **copies > 0) {
            out.record_share(&TIER_OUT, Key::of(value), self.tiers.get(value) == Some(&true));
        }
        let name = |cell: Cell| Key::of(rules.layout().name(cell));
        for cell in rules.layout().cells() {
            out.record(&PIECES, name(cell), self.pieces[cell.index()]);
            out.record_share(&CELL_ENTERED, name(cell), self.entered.contains(cell));
            if !self.tiled_at_start.contains(cell) {
                out.record_share(&CELL_TILED, name(cell), end.occupied().contains(cell));
            }
        }
        let at = |tile: TileId| end.occupied().into_iter().find(|&cell| end.tile(cell) == Some(tile));
        for tile in rules.tiles().filter(|&tile| tile != rules.base_camp_tile()) {
            let (name, at) = (rules.tile(tile).name, at(tile));
            if at.is_none_or(|cell| !self.tiled_at_start.contains(cell)) {
                out.record_share(&TILE_PLACED, Key::of(name), at.is_some());
            }
            let is_entered = at.is_some_and(|cell| self.entered.contains(cell));
            out.record_share(&TILE_ENTERED, Key::of(name), is_entered);
        }
    }
}

impl Studied for State {
    const MEASURES: &'static [Measure] = &[
        ACTION,
        UNSPENT,
        POINTS,
        CARD_TAKEN,
        CARD_KEPT,
        CARD_PLAYED,
        CARD_USELESS,
        TOKEN_TAKEN,
        TOKEN_POINTS,
        POWER_USED,
        TEMPLES,
        TEMPLE_VALUE,
        TIER_OUT,
        PIECES,
        CELL_TILED,
        CELL_ENTERED,
        TILE_PLACED,
        TILE_ENTERED,
    ];
    /// A game of four in the box has about 100 turns; this is half as long again.
    const LONG: u32 = 150;

    /// The scenario is always named, so that results tell which one was played.
    fn kinds(rules: &Variant, start: &Self) -> Vec<&'static str> {
        let kinds = ACTIONS.into_iter().zip(has_actions(rules, start.players()));
        kinds.filter(|&(_, has)| has).map(|(kind, _)| kind).collect()
    }

    fn kind(action: Action) -> Option<&'static str> {
        kind_of(action).map(|kind| ACTIONS[kind])
    }

    fn setup_of(rules: &Variant, wish: &SetupWish, first: Seat) -> Setup {
        let first_of_all = || rules.scenarios().first().map(|scenario| scenario.id.clone());
        Setup { scenario: wish.scenario.clone().or_else(first_of_all), first }
    }

    /// Each turn begins with just one of these; what is drafted before it, and the passing after it, is none.
    fn ends_a_turn(before: &Self, action: Action, _after: &Self) -> bool {
        before.phase() == Phase::Turn
            && matches!(
                action,
                Action::Keep { .. }
                    | Action::Play { .. }
                    | Action::Activate
                    | Action::Place { .. }
                    | Action::Discard(_)
            )
    }

    /// The cells of another grid are others, whatever they are called, and so are tiles, cards and powers that share
    /// nothing but a name.
    fn not_compared(own: &Variant, other: &Variant) -> Vec<&'static str> {
        let cells = |rules: &Variant| {
            let layout = rules.layout();
            layout.cells().into_iter().map(|cell| (layout.name(cell), layout.centre(cell))).collect::<Vec<_>>()
        };
        let is_other_tile = |tile: TileId| {
            let own = own.tile(tile);
            let same = other.tile_named(&own.name.to_string()).map(|tile| other.tile(tile));
            same.is_some_and(|same| (same.kind, same.slabs.printed()) != (own.kind, own.slabs.printed()))
        };
        let said = |rules: &Variant, effect: Effect| match effect {
            Effect::Tile(tile) => format!("{}", rules.tile(tile).name),
            effect => format!("{effect:?}"),
        };
        let is_other_card = |card: &Card| {
            let same = other.card_named(&card.number.to_string()).map(|card| other.card(card));
            same.is_some_and(|same| said(other, same.effect) != said(own, card.effect))
        };
        let is_other_power = |power: &crate::legend::Power| {
            let same = other.power_named(&power.name).map(|power| other.power(power));
            same.is_some_and(|same| {
                same.effects.map(|effect| said(other, effect)) != power.effects.map(|effect| said(own, effect))
            })
        };
        let mut left_out = Vec::new();
        if cells(own) != cells(other) {
            left_out.extend([PIECES.id, CELL_TILED.id, CELL_ENTERED.id]);
        }
        if own.tiles().any(is_other_tile) {
            left_out.extend([TILE_PLACED.id, TILE_ENTERED.id]);
        }
        if own.cards().iter().any(is_other_card) {
            left_out.extend([CARD_TAKEN.id, CARD_KEPT.id, CARD_PLAYED.id, CARD_USELESS.id]);
        }
        if own.powers().iter().any(is_other_power) {
            left_out.push(POWER_USED.id);
        }
        left_out
    }

    /// Camps and guards, which stand for the rest of the game, for next to nothing.
    fn known(rules: &Variant, _setup: &Setup, _seats: u8) -> Vec<Known> {
        let lasting = [("camp", rules.costs().camp), ("guard", rules.costs().guard)];
        let cheap = lasting.into_iter().filter(|(_, cost)| cost.is_some_and(|cost| cost <= 1));
        let fault = |(kind, _): (&str, _)| Known {
            id: "cheap_action".to_owned(),
            measure: ACTION.id.to_owned(),
            keys: vec![kind.to_owned()],
            numbers: Vec::new(),
            is_fault: true,
        };
        cheap.map(fault).collect()
    }

    type Observer = Watcher;
}
