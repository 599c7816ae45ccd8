//! The beginning and the end of turns with drawn tiles (T3), and the part that all turns have in common. Auctioned
//! turns are in `auction`, scoring rounds in `scoring`.

use super::event::Event;
use super::state::{Phase, State};
use super::variant::Variant;
use crate::expedition::TileId;
use crate::game::Seat;

impl State {
    /// A tile is drawn (T3.2) or chosen (T9.5) by `self.seat`: a volcano starts a scoring round
    /// (T3.4), any other tile is to be placed.
    pub(super) fn take_tile(&mut self, rules: &Variant, tile: TileId, events: &mut impl Extend<Event>) {
        if rules.tile(tile).kind.starts_a_scoring() {
            self.begin_volcano_scoring(rules, tile, events);
        } else {
            self.begin_turn_with(rules, self.seat, tile, events);
        }
    }

    /// A turn of action points begins, with no tile to place.
    pub(super) fn begin_turn(&mut self, rules: &Variant, seat: Seat, events: &mut impl Extend<Event>) {
        // A game can begin with a position that has any number of turns.
        self.turn = self.turn.saturating_add(1);
        self.seat = seat;
        self.points = rules.action_points();
        self.phase = Phase::Act;
        events.extend([Event::TurnBegan { seat, points: self.points }]);
    }

    /// A turn begins with a tile to place; one that has no place is put out (T4.5).
    pub(super) fn begin_turn_with(
        &mut self,
        rules: &Variant,
        seat: Seat,
        tile: TileId,
        events: &mut impl Extend<Event>,
    ) {
        self.begin_turn(rules, seat, events);
        if self.has_place(rules, tile) {
            self.phase = Phase::Place(tile);
        } else {
            self.removed.insert(tile);
            events.extend([Event::TilePutOut { tile }]);
        }
    }

    /// The acting seat ends its turn; what is left of its points is lost (T3.3).
    pub(super) fn end_turn(&mut self, rules: &Variant, events: &mut impl Extend<Event>) {
        events.extend([Event::TurnEnded { seat: self.seat, lost: self.points }]);
        self.points = 0;
        self.rest_sites();
        match self.scoring {
            Some(scoring) => self.end_scoring_turn(rules, scoring, events),
            None if self.is_auction() => self.end_auctioned_turn(rules, events),
            None if self.deck.is_empty() => self.begin_final_scoring(rules, events),
            None => {
                self.seat = self.seat.left(self.players);
                self.phase = Phase::Draw;
            }
        }
    }
}
