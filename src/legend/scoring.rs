//! Scoring rounds, what a seat scores item by item, and who has won (L6).

use super::event::Event;
use super::state::{Phase, SEATS, Scoring, State};
use super::tile::TileKind;
use super::variant::Variant;
use crate::expedition::{TileId, Treasure};
use crate::game::{List, Seat};
use crate::hex::CellSet;

impl State {
    /// L6.2–L6.8, L6.10: what the seat would score if it scored now, told item by item to `item`.
    fn score_items(&self, rules: &Variant, seat: Seat, mut item: impl FnMut(Event, u32)) {
        let led: CellSet = self.present(seat).into_iter().filter(|&cell| self.leads(rules, cell, seat)).collect();
        let held = (led - self.guarded()) | self.guarded_by(seat);
        let mut temples = 0;
        for temple in held & self.temples() {
            let value = self.level(temple);
            let high = rules.high_temple(value);
            temples += 1;
            item(Event::TempleScored { seat, temple, value, high: high as u8 }, u32::from(value) + high);
        }
        let points = rules.volcano_score;
        for volcano in held & self.volcanoes() {
            item(Event::VolcanoScored { seat, volcano, points }, points.into());
        }
        let without_camp = (held - self.all_camps()) - CellSet::of(rules.base_camp());
        let jungle = (without_camp & self.jungle(rules)).len() as u8;
        let clearings = (without_camp & self.clearings()).len() as u8;
        let land = u32::from(jungle + clearings) * temples;
        if land > 0 {
            item(Event::LandScored { seat, jungle, clearings, temples: temples as u8 }, land);
        }
        let lakes = (held & self.lakes()).len() as u8;
        let masks: u8 = without_camp.into_iter().map(|cell| self.visible_masks(rules, cell)).sum();
        let water = u32::from(lakes) * u32::from(masks);
        if water > 0 {
            item(Event::LakesScored { seat, lakes, masks }, water);
        }
        for (kind, &copies) in Treasure::ALL.into_iter().zip(&self.player(seat).treasures) {
            let points = rules.set_scores.of(copies);
            if copies > 0 {
                item(Event::TreasuresScored { seat, kind, copies, points }, points.into());
            }
        }
        let is_last = self.scoring.is_some_and(|scoring| scoring.volcano.is_none());
        if is_last && self.power_used(seat).is_none() && rules.unused_power > 0 {
            item(Event::PowerScored { seat, points: rules.unused_power }, rules.unused_power.into());
        }
    }

    /// L6.7: the masks that a ruin shows: one while treasures lie there, else the printed number; none elsewhere.
    #[must_use]
    pub fn visible_masks(&self, rules: &Variant, cell: crate::hex::Cell) -> u8 {
        match self.tile(cell).map(|tile| rules.tile(tile).kind) {
            Some(TileKind::Ruin(_)) if self.ruins().contains(cell) => 1,
            Some(TileKind::Ruin(masks)) => masks,
            _ => 0,
        }
    }

    /// The points that the seat would score if it scored now.
    #[must_use]
    pub fn worth(&self, rules: &Variant, seat: Seat) -> u32 {
        let mut sum = 0;
        self.score_items(rules, seat, |_, points| sum += points);
        sum
    }

    /// The points that the seat would score if it scored now, item by item.
    #[must_use]
    pub fn worth_items(&self, rules: &Variant, seat: Seat) -> Vec<Event> {
        let mut items = Vec::new();
        self.score_items(rules, seat, |event, _| items.push(event));
        items
    }

    fn score_seat(&mut self, rules: &Variant, seat: Seat, events: &mut impl Extend<Event>) {
        let mut sum = 0;
        self.score_items(rules, seat, |event, points| {
            sum += points;
            events.extend([event]);
        });
        self.player_mut(seat).score += sum;
        events.extend([Event::Scored { seat, points: sum, score: self.score(seat) }]);
    }

    /// L4.3: the seat has laid this volcano; it acts and scores first, then all others in order.
    pub(super) fn begin_volcano_scoring(&mut self, rules: &Variant, volcano: TileId, events: &mut impl Extend<Event>) {
        let seat = self.seat;
        let others = self.order.as_slice().iter().copied().filter(|&other| other != seat);
        let order = List::of(std::iter::once(seat).chain(others));
        self.begin_scoring(rules, order, Some(volcano), events);
    }

    pub(super) fn begin_scoring(
        &mut self,
        rules: &Variant,
        order: List<Seat, SEATS>,
        volcano: Option<TileId>,
        events: &mut impl Extend<Event>,
    ) {
        events.extend([Event::ScoringBegan { volcano }]);
        self.scoring = Some(Scoring { order, index: 0, volcano });
        self.begin_scoring_turn(rules, order.as_slice().first().copied().unwrap_or_default(), events);
    }

    fn begin_scoring_turn(&mut self, rules: &Variant, seat: Seat, events: &mut impl Extend<Event>) {
        self.seat = seat;
        self.points = rules.scoring_points;
        self.phase = Phase::Act;
        events.extend([Event::ScoringTurnBegan { seat, points: self.points }]);
    }

    /// L6.1: the seat has acted and scores; then the next one acts, or the round is over and play goes on.
    pub(super) fn end_scoring_turn(&mut self, rules: &Variant, scoring: Scoring, events: &mut impl Extend<Event>) {
        self.score_seat(rules, self.seat, events);
        let index = scoring.index + 1;
        if let Some(&next) = scoring.order.as_slice().get(usize::from(index)) {
            self.scoring = Some(Scoring { index, ..scoring });
            self.begin_scoring_turn(rules, next, events);
            return;
        }
        self.scoring = None;
        if scoring.volcano.is_some() {
            self.seat = scoring.order.as_slice().first().copied().unwrap_or_default();
            self.next_player(rules, events);
        } else {
            self.phase = Phase::Over;
            self.seat = Seat::default();
            events.extend([Event::GameEnded]);
        }
    }

    /// L6.11: who has won, or would win if the game ended now.
    pub fn leaders(&self) -> impl Iterator<Item = Seat> + '_ {
        let best = self.seats().iter().map(|&seat| self.score(seat)).max().unwrap_or(0);
        self.seats().iter().copied().filter(move |&seat| self.score(seat) == best)
    }
}
