//! An effect of a card or a power being carried out (L7, L9): what is left of it, what its first steps have fixed, and how
//! it begins and ends. Which steps there are, `legal` and `listing` decide; what they do, `apply`.

use super::action::Action;
use super::card::{CardId, Effect, Held, PowerId};
use super::event::Event;
use super::state::{Phase, State};
use super::variant::Variant;
use crate::expedition::TileId;
use crate::game::List;
use crate::hex::{Cell, CellSet};

/// The most steps of an effect that are counted.
pub const MAX_STEPS: u8 = 9;

/// The origin of an effect.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Source {
    /// A card.
    Card(CardId),
    /// A power of a director's tile.
    Power {
        /// The tile.
        tile: PowerId,
        /// Which of its powers, from 0.
        slot: u8,
    },
}

/// The question after an effect.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Resume {
    /// The turn is over (a card).
    Next,
    /// The turn is still to be made.
    Turn,
    /// Points are still being spent.
    Act,
}

/// An effect being carried out (L12.2).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Doing {
    /// Its origin.
    pub source: Source,
    /// The effect with its numbers.
    pub effect: Effect,
    /// The question after it.
    pub resume: Resume,
    /// The steps left: explorers, digs, tiers, temples, members, slabs of movement; of [`Effect::Scout`] 3 before the
    /// explorer, 2 before taking, 1 before stacking.
    pub left: u8,
    /// The leaders left to recruit.
    pub leaders: u8,
    /// The hex that a first step has fixed.
    pub cell: Option<Cell>,
    /// The goal of jumps.
    pub to: Option<Cell>,
    /// The ruins or temples worked, in order, each as often as it was.
    pub used: List<Cell, { MAX_STEPS as usize }>,
    /// The ruins whose top treasure is still to be shown.
    pub queue: CellSet,
}

impl Doing {
    /// An effect that begins.
    #[must_use]
    pub(super) fn new(source: Source, effect: Effect, resume: Resume) -> Self {
        let leaders = if let Effect::Recruit { leaders, .. } = effect { leaders } else { 0 };
        Self {
            source,
            effect,
            resume,
            left: effect.steps(),
            leaders,
            cell: None,
            to: None,
            used: List::default(),
            queue: CellSet::EMPTY,
        }
    }

    /// True if the seat has to go on: a ruin was looked into and nothing was taken yet, or not stacked (L7.7).
    #[must_use]
    pub(super) const fn is_bound(&self) -> bool {
        matches!(self.effect, Effect::Scout) && self.left < 3
    }
}

impl State {
    /// L7.17: the card tile that the effect lays, if it is still to be laid.
    #[must_use]
    pub fn card_tile(&self, rules: &Variant, effect: Effect) -> Option<TileId> {
        use super::tile::TileKind;
        let next = |kind: TileKind| self.card_tiles.iter().find(|&tile| rules.tile(tile).kind == kind);
        match effect {
            Effect::Tile(tile) => Some(tile).filter(|&tile| self.card_tiles.contains(tile)),
            Effect::Lake => next(TileKind::Lake),
            Effect::Volcano => next(TileKind::Volcano),
            _ => None,
        }
    }

    /// Begins an effect; one without steps is over at once.
    pub(super) fn begin_effect(&mut self, rules: &Variant, doing: Doing, events: &mut impl Extend<Event>) {
        let seat = self.seat();
        match doing.effect {
            Effect::Treasures(kind) => {
                let copies = std::mem::take(&mut self.face_up[kind.index()]);
                self.player_mut(seat).treasures[kind.index()] += copies;
                events.extend([Event::PairTaken { seat, kind, copies }]);
            }
            Effect::ActionPoints(points) => {
                self.points = self.points.saturating_add(points);
                events.extend([Event::PointsGained { seat, points }]);
            }
            _ => {}
        }
        self.doing = Some(doing);
        self.phase = Phase::Effect;
        self.go_on(rules, events);
    }

    /// L7.2: an effect of which no step is left is over.
    pub(super) fn go_on(&mut self, rules: &Variant, events: &mut impl Extend<Event>) {
        self.phase = Phase::Effect;
        let goes_on = self.doing.as_ref().is_some_and(|doing| self.has_step(rules, doing));
        if !goes_on {
            self.finish_effect(rules, events);
        }
    }

    /// True if this legal step is the last that the effect has, whatever else is possible.
    pub(super) fn is_last_step(&self, doing: &Doing, action: Action) -> bool {
        match action {
            Action::Done | Action::Place { .. } | Action::Stack(_) => true,
            Action::Take(_) => doing.cell.is_some_and(|ruin| self.level(ruin) <= 2),
            Action::Camp(_) | Action::MoveCamp { .. } | Action::Reveal(_) => doing.left == 0,
            Action::Recruit(_) => doing.left + doing.leaders == 1,
            Action::Jump { from, .. } => self.band(from, self.seat()).members() == 1,
            Action::Put { .. }
            | Action::Uncover(_)
            | Action::LaySlab(_)
            | Action::MoveSlab { .. }
            | Action::Enter { .. }
            | Action::Transfer { .. }
            | Action::Exchange { .. } => doing.left == 1,
            _ => false,
        }
    }

    /// The effect is over.
    pub(super) fn finish_effect(&mut self, rules: &Variant, events: &mut impl Extend<Event>) {
        let Some(doing) = self.doing.take() else { return };
        match doing.resume {
            Resume::Next => self.next_player(rules, events),
            Resume::Turn => self.phase = Phase::Turn,
            Resume::Act => self.phase = Phase::Act,
        }
    }

    /// L7.6: the seat looks with a card, at the top treasures that it has not seen.
    pub(super) fn begin_look(&mut self, rules: &Variant, resume: Resume, events: &mut impl Extend<Event>) {
        let seat = self.seat();
        let Some(held) = self.looking_card(rules, seat) else { return };
        let player = self.player_mut(seat);
        let used = Held { unused: false, ..held };
        let hand = if player.right.contains(held) { &mut player.right } else { &mut player.left };
        hand.remove(held);
        hand.insert(used);
        let mut doing = Doing::new(Source::Card(held.card), Effect::Look, resume);
        doing.queue = self.unseen_tops(rules, seat);
        self.doing = Some(doing);
        self.phase = Phase::Show;
        events.extend([Event::Looked { seat, card: held.card }]);
    }
}
