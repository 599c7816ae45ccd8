//! The party: how many members of the chosen hex walk together, and what that costs.
//!
//! The reach of one member is worked out by [`Reach`]; how the field for it looks, `hexboard` decides.

use egui::{Pos2, Rect, Ui};

use super::{LegendNotice, Notice, Selection, Table};
use crate::app::hexboard::camera::Transform;
use crate::app::hexboard::party::{Party, field_ui};
use crate::app::legend::command::{Ask, TableAsk};
use crate::app::legend::desk::{Desk, Spot};
use crate::app::legend::keys;
use crate::app::table::strip::{STRIP_HEIGHT, has_strip};
use crate::game::NoEvents;
use crate::hex::Cell;
use crate::insight::legend::{Reach, Walker, points_to_walk};
use crate::legend::{Action, Illegal, Piece};

impl Table {
    /// The number of members of the chosen hex that would walk.
    #[must_use]
    pub fn party(&self) -> u8 {
        self.own.chosen.party
    }

    /// The number of own members on the chosen hex.
    #[must_use]
    pub fn largest_party(&self) -> u8 {
        let band = self.selection().map(|selection| self.state().band(selection.cell, self.state().seat()));
        band.map_or(0, |band| band.count(Piece::Explorer) + band.count(Piece::Leader))
    }

    /// The cost of a walk to a cell for each member, and the number of the party that get there with the points left.
    #[must_use]
    pub fn walk_cost(&self, cell: Cell) -> Option<(u8, u8)> {
        let each = self.reach()?.cost(cell)?;
        let able = points_to_walk(self.state()).checked_div(each).unwrap_or(self.party());
        Some((each, self.party().min(able).max(1)))
    }

    /// The number of the chosen party that can go with the points left: to the cell if one is given and they can go
    /// there, else anywhere.
    #[must_use]
    pub fn able_party(&self, to: Option<Cell>) -> u8 {
        if let Some((_, able)) = to.and_then(|cell| self.walk_cost(cell)) {
            return able;
        }
        let Some(reach) = self.reach() else { return 0 };
        let cheapest = self.rules().layout().cells().into_iter().filter_map(|cell| reach.cost(cell)).min();
        let able = |each| points_to_walk(self.state()).checked_div(each).unwrap_or(self.party());
        cheapest.map_or(0, |each| self.party().min(able(each)))
    }

    /// The walks to a cell, one for each member that goes: of the chosen party, or of all members of the chosen kind, as
    /// far as the points last.
    #[must_use]
    pub fn walks(&self, to: Cell, all: bool) -> Vec<Vec<Action>> {
        let Some(Walker { seat, from, piece }) = self.walker() else { return Vec::new() };
        let mut state = *self.state();
        let other = if piece == Piece::Explorer { Piece::Leader } else { Piece::Explorer };
        let mut walks = Vec::new();
        while all || walks.len() < usize::from(self.party()) {
            let band = state.band(from, seat);
            // The chosen kind goes first.
            let next = [piece, other].into_iter().find(|&kind| band.has(kind)).filter(|&kind| !all || kind == piece);
            let Some(next) = next else { break };
            let goer = Walker { seat, from, piece: next };
            let actions = Reach::of(self.rules(), &state, goer, points_to_walk(&state)).actions(to);
            let goes = actions.iter().all(|&action| state.apply(self.rules(), action, &mut NoEvents).is_ok());
            if actions.is_empty() || !goes {
                break;
            }
            walks.push(actions);
        }
        walks
    }

    /// Walks to a cell with the chosen party, or with all members of the chosen kind, as far as the points last.
    pub(super) fn walk(&mut self, to: Cell, all: bool) {
        let Some(Walker { piece, .. }) = self.walker() else { return };
        self.note_asked();
        let walks = self.walks(to, all);
        for &action in walks.iter().flatten() {
            if let Err(reason) = self.sitting.play(action) {
                self.refresh();
                self.notice = Some(Notice::Refused(reason));
                return;
            }
        }
        let (went, chosen) = (u8::try_from(walks.len()).unwrap_or(u8::MAX), self.party());
        self.own.chosen.party = went.max(1);
        if !walks.is_empty() {
            self.own.chosen.selection = Some(Selection { cell: to, piece: Some(piece) });
            self.has_played();
        }
        self.refresh();
        // Whoever is asked for all goes with as many as the points suffice for.
        if !all && (1..chosen).contains(&went) {
            self.notice = Some(Notice::Own(LegendNotice::Fewer { went, chosen }));
        }
    }

    /// The command that tells why a piece cannot walk to a cell that is not in its reach.
    #[must_use]
    pub fn refused_walk(&self, from: Cell, piece: Piece, to: Cell) -> TableAsk {
        let step = Action::Move { piece, from, to };
        match self.state().check(self.rules(), step) {
            Err(Illegal::NotNeighbours { .. }) => TableAsk::Own(Ask::TooFar(to)),
            _ => TableAsk::Own(Ask::Refuse(step)),
        }
    }

    /// A piece was carried from one hex to another: it goes there, or the player is told why it cannot.
    pub(super) fn drop_piece(&mut self, from: Cell, piece: Piece, to: Cell) {
        let jump = Action::Jump { piece, from, to };
        if self.sitting.check(jump).is_ok() {
            self.execute(Ask::Play(jump));
            return;
        }
        let selection = Selection { cell: from, piece: Some(piece) };
        if self.selection() != Some(selection) {
            self.execute(TableAsk::Own(Ask::Select(Some(selection))));
        }
        if self.walk_cost(to).is_some() {
            self.walk(to, false);
        } else if from != to {
            self.execute(self.refused_walk(from, piece, to));
        }
    }
}

/// Shows how many of the members on the chosen hex walk, fewer where the points do not suffice for all of them, to the
/// cell under the pointer if that is in reach. Returns where.
pub fn party_ui(
    ui: &mut Ui,
    desk: &mut Desk,
    table: &Table,
    transform: &Transform,
    board: Rect,
    aimed: Option<Cell>,
) -> Option<Rect> {
    table.reach().filter(|_| !table.looks_back())?;
    let party = Party {
        chosen: table.party(),
        able: table.able_party(aimed).min(table.party()),
        most: table.largest_party(),
        keys: [keys::FEWER, keys::MORE],
    };
    let layout = table.rules().layout();
    // Jungle can be walked, too.
    let lies = |at: Pos2| transform.hex_from_screen(layout, at).is_some();
    let (rect, wished) = field_ui(ui, desk, party, (board, has_strip(board).then_some(STRIP_HEIGHT)), lies)?;
    desk.note(ui, Spot::Party, rect);
    if let Some(party) = wished {
        desk.push(Ask::Party(party));
    }
    Some(rect)
}
