//! Scoring rounds (T7), the final scoring, and who has won (T8).

use super::event::Event;
use super::seats::SEATS;
use super::state::{Phase, Scoring, State};
use super::tile::ShortList;
use super::variant::{TieBreak, Variant};
use crate::expedition::TileId;
use crate::game::Seat;

impl State {
    /// T7.2: what the seat would score if it scored now, told item by item to `item`.
    fn score_items(&self, rules: &Variant, seat: Seat, mut item: impl FnMut(Event, u32)) {
        let held = self.guarded_by(seat) | ((self.present(seat) & self.temples()) - self.guarded());
        for temple in held {
            if self.controls(rules, temple, seat) {
                let value = self.level(temple);
                item(Event::TempleScored { seat, temple, value }, value.into());
            }
        }
        for (kind, copies) in self.owned(seat) {
            let points = rules.set_scores.of(copies);
            item(Event::TreasuresScored { seat, kind, copies, points }, points.into());
        }
    }

    /// T7.2: what the seat would score if it scored now.
    #[must_use]
    pub fn worth(&self, rules: &Variant, seat: Seat) -> u32 {
        let mut sum = 0;
        self.score_items(rules, seat, |_, points| sum += points);
        sum
    }

    /// T7.2: what the seat would score if it scored now, item by item: [`Event::TempleScored`] and
    /// [`Event::TreasuresScored`].
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
        self.player.of_mut(seat).score += sum;
        events.extend([Event::Scored { seat, points: sum, score: self.score(seat) }]);
    }

    /// T7.1, T9.9: `self.seat` has drawn or chosen the volcano; from that seat clockwise, all act and score.
    pub(super) fn begin_volcano_scoring(&mut self, rules: &Variant, volcano: TileId, events: &mut impl Extend<Event>) {
        let order = ShortList::of(self.seat.around(self.players));
        self.begin_scoring(rules, order, Some(volcano), events);
    }

    /// T8.1, T9.10: the final scoring, after the turn of `self.seat`.
    pub(super) fn begin_final_scoring(&mut self, rules: &Variant, events: &mut impl Extend<Event>) {
        let mut order = [Seat::default(); SEATS];
        let order = &mut order[..usize::from(self.players)];
        for (place, seat) in order.iter_mut().zip(self.seat.left(self.players).around(self.players)) {
            *place = seat;
        }
        if self.is_auction() {
            // A stable sort: among equals the one nearer to the left of the last player goes first.
            order.sort_by_key(|&seat| self.score(seat));
        }
        self.turn_amulets_up();
        self.begin_scoring(rules, ShortList::of(order.iter().copied()), None, events);
    }

    fn begin_scoring(
        &mut self,
        rules: &Variant,
        order: ShortList<Seat>,
        volcano: Option<TileId>,
        events: &mut impl Extend<Event>,
    ) {
        self.scoring = Some(Scoring { order, index: 0, volcano });
        events.extend([Event::ScoringBegan { volcano }]);
        self.begin_turn(rules, order.as_slice().first().copied().unwrap_or_default(), events);
    }

    /// `self.seat` has acted and scores; then the next seat acts, or the round is over and play goes on.
    pub(super) fn end_scoring_turn(&mut self, rules: &Variant, scoring: Scoring, events: &mut impl Extend<Event>) {
        self.score_seat(rules, self.seat, events);
        let index = scoring.index + 1;
        if let Some(&next) = scoring.order.as_slice().get(usize::from(index)) {
            self.scoring = Some(Scoring { index, ..scoring });
            self.begin_turn(rules, next, events);
            return;
        }
        self.scoring = None;
        if let Some(volcano) = scoring.volcano {
            // T7.3: the seat that drew or chose the volcano places it and plays its turn.
            let owner = scoring.order.as_slice().first().copied().unwrap_or_default();
            self.begin_turn_with(rules, owner, volcano, events);
        } else {
            self.phase = Phase::Over;
            self.seat = Seat::default();
            events.extend([Event::GameEnded]);
        }
    }

    /// T8.2: who has won, or would win if the game ended now.
    #[must_use]
    pub fn leaders(&self, rules: &Variant) -> ShortList<Seat> {
        self.ranking(rules).0
    }

    /// T8.2: the tie-break that decided between equal scores, if one did.
    #[must_use]
    pub fn deciding_tie_break(&self, rules: &Variant) -> Option<TieBreak> {
        self.ranking(rules).1
    }

    /// The seats in front, and the last tie-break that put any seat behind them.
    fn ranking(&self, rules: &Variant) -> (ShortList<Seat>, Option<TieBreak>) {
        let ahead = |seats: &[Seat], value: &dyn Fn(Seat) -> u32| -> ShortList<Seat> {
            let best = seats.iter().map(|&seat| value(seat)).max().unwrap_or_default();
            ShortList::of(seats.iter().copied().filter(|&seat| value(seat) == best))
        };
        let mut first = ahead(self.seats(), &|seat| self.score(seat));
        let mut decided = None;
        for &tie_break in &rules.def().tie_breaks {
            let left = ahead(first.as_slice(), &|seat| match tie_break {
                TieBreak::GuardedTemple => {
                    self.guarded_by(seat).into_iter().map(|temple| self.level(temple).into()).max().unwrap_or(0)
                }
                TieBreak::Treasures => self.treasures(rules, seat).iter().map(|&copies| u32::from(copies)).sum(),
            });
            if left.as_slice().len() < first.as_slice().len() {
                decided = Some(tie_break);
            }
            first = left;
        }
        (first, decided)
    }
}
