//! The party: how many pieces of the chosen hex walk together, and what that costs.
//!
//! The reach of one piece is worked out by [`Reach`]; how the field for it looks, `hexboard` decides.

use egui::{Pos2, Rect, Ui};

use super::{Notice, Selection, Table, TikalNotice};
use crate::app::hexboard::camera::Transform;
use crate::app::hexboard::party::{Party, field_ui};
use crate::app::table::strip::{STRIP_HEIGHT, has_strip};
use crate::app::tikal::command::{Ask, TableAsk};
use crate::app::tikal::desk::{Desk, Spot};
use crate::app::tikal::keys;
use crate::game::NoEvents;
use crate::hex::Cell;
use crate::insight::tikal::{Reach, Walker};
use crate::tikal::{Action, Illegal, Piece};

impl Table {
    /// The number of pieces of the chosen hex that would walk.
    #[must_use]
    pub fn party(&self) -> u8 {
        self.own.chosen.party
    }

    /// The number of own pieces on the chosen hex.
    #[must_use]
    pub fn largest_party(&self) -> u8 {
        let band = self.own.chosen.selection.map(|selection| self.state().band(selection.cell, self.state().seat()));
        band.map_or(0, |band| band.explorers() + u8::from(band.has_leader()))
    }

    /// The piece that would walk.
    pub(super) fn walker(&self) -> Option<Walker> {
        let Selection { cell, piece } = self.own.chosen.selection?;
        Some(Walker { seat: self.state().seat(), from: cell, piece: piece? })
    }

    /// The cost of a walk to a cell for each piece, and the number of the party that get there with the points left.
    #[must_use]
    pub fn walk_cost(&self, cell: Cell) -> Option<(u8, u8)> {
        let each = self.own.known.reach.as_ref()?.cost(cell)?;
        let able = self.state().points().checked_div(each).unwrap_or(self.own.chosen.party);
        Some((each, self.own.chosen.party.min(able).max(1)))
    }

    /// The number of the chosen party that can go with the points left: to the cell if one is given and they can go
    /// there, else anywhere.
    #[must_use]
    pub fn able_party(&self, to: Option<Cell>) -> u8 {
        if let Some((_, able)) = to.and_then(|cell| self.walk_cost(cell)) {
            return able;
        }
        let Some(reach) = &self.own.known.reach else { return 0 };
        let cheapest = self.state().occupied().into_iter().filter_map(|cell| reach.cost(cell)).min();
        let able = |each| self.state().points().checked_div(each).unwrap_or(self.own.chosen.party);
        cheapest.map_or(0, |each| self.own.chosen.party.min(able(each)))
    }

    /// The walks to a cell, one for each piece that goes: of the chosen party, or of all pieces of the chosen kind, as far
    /// as the points last.
    pub(in crate::app::tikal) fn walks(&self, to: Cell, all: bool) -> Vec<Vec<Action>> {
        let Some(Selection { cell: from, piece: Some(piece) }) = self.own.chosen.selection else { return Vec::new() };
        let mut state = *self.state();
        let seat = state.seat();
        let other = if piece == Piece::Explorer { Piece::Leader } else { Piece::Explorer };
        let mut walks = Vec::new();
        while all || walks.len() < usize::from(self.own.chosen.party) {
            let band = state.band(from, seat);
            // The chosen kind goes first.
            let next = [piece, other].into_iter().find(|&kind| band.has(kind)).filter(|&kind| !all || kind == piece);
            let Some(next) = next else { break };
            let goer = Walker { seat, from, piece: next };
            let actions = Reach::of(self.rules(), &state, goer, state.points()).actions(to);
            let goes = actions.iter().all(|&action| state.apply(self.rules(), action, &mut NoEvents).is_ok());
            if actions.is_empty() || !goes {
                break;
            }
            walks.push(actions);
        }
        walks
    }

    /// Walks to a cell with the chosen party, or with all pieces of the chosen kind, as far as the points last.
    pub(super) fn walk(&mut self, to: Cell, all: bool) {
        let Some(Selection { piece: piece @ Some(_), .. }) = self.own.chosen.selection else { return };
        self.note_asked();
        let walks = self.walks(to, all);
        for &action in walks.iter().flatten() {
            if let Err(reason) = self.sitting.play(action) {
                self.refresh();
                self.notice = Some(Notice::Refused(reason));
                return;
            }
        }
        let (went, chosen) = (u8::try_from(walks.len()).unwrap_or(u8::MAX), self.own.chosen.party);
        self.own.chosen.party = went.max(1);
        if !walks.is_empty() {
            self.own.chosen.selection = Some(Selection { cell: to, piece });
            self.has_played();
        }
        self.refresh();
        // Whoever is asked for all goes with as many as the points suffice for.
        if !all && (1..chosen).contains(&went) {
            self.notice = Some(Notice::Own(TikalNotice::Fewer { went, chosen }));
        }
    }

    /// The command that tells why a piece cannot walk to a cell that is not in its reach.
    #[must_use]
    pub fn refused_walk(&self, from: Cell, piece: Piece, to: Cell) -> TableAsk {
        let step = Action::Move { piece, from, to };
        match self.state().check(self.rules(), step) {
            Err(Illegal::NotNeighbours { .. }) if self.state().tile(to).is_some() => TableAsk::Own(Ask::TooFar(to)),
            _ => TableAsk::Own(Ask::Refuse(step)),
        }
    }

    /// A piece was carried from one hex to another: it walks, or the player is told why it cannot.
    pub(super) fn drop_piece(&mut self, from: Cell, piece: Piece, to: Cell) {
        if self.own.chosen.selection != Some(Selection { cell: from, piece: Some(piece) }) {
            self.execute(TableAsk::Own(Ask::Select(Some(Selection { cell: from, piece: Some(piece) }))));
        }
        if self.walk_cost(to).is_some() {
            self.walk(to, false);
        } else if from != to {
            self.execute(self.refused_walk(from, piece, to));
        }
    }
}

/// Shows how many of the pieces on the chosen hex walk, fewer where the points do not suffice for all of them, to the cell
/// under the pointer if that is in reach. Returns where.
pub fn party_ui(
    ui: &mut Ui,
    desk: &mut Desk,
    table: &Table,
    transform: &Transform,
    board: Rect,
    aimed: Option<Cell>,
) -> Option<Rect> {
    table.own.chosen.selection.filter(|_| !table.looks_back() && table.own.known.reach.is_some())?;
    let party = Party {
        chosen: table.party(),
        able: table.able_party(aimed).min(table.party()),
        most: table.largest_party(),
        keys: [keys::FEWER, keys::MORE],
    };
    let layout = table.rules().layout();
    // Every tile may be where the pieces are to go.
    let lies = |at: Pos2| transform.hex_from_screen(layout, at).is_some_and(|cell| table.state().tile(cell).is_some());
    let (rect, wished) = field_ui(ui, desk, party, (board, has_strip(board).then_some(STRIP_HEIGHT)), lies)?;
    desk.note(ui, Spot::Party, rect);
    if let Some(party) = wished {
        desk.push(Ask::Party(party));
    }
    Some(rect)
}
