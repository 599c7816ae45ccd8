//! The things on a cell, in words, and how far a piece on it gets.

use super::{Named, nouns};
use crate::hex::Cell;
use crate::insight::tikal::{Walker, points_at_hand};
use crate::tikal::TileKind;
use crate::words::{Texts, Value};

/// Which piece's reach is shown, and for how many points.
#[must_use]
pub fn reach(texts: &Texts, game: &Named, walker: Walker) -> String {
    let values = [
        ("piece", nouns::piece(texts, walker.piece).into()),
        ("name", game.name(walker.seat).to_owned().into()),
        ("cell", game.rules.layout().name(walker.from).to_string().into()),
        ("points", points_at_hand(game.rules, game.shown, walker.seat).into()),
    ];
    texts.with("reach-of", &values)
}

/// The things on a cell now: the site, camp, guard and pieces.
#[must_use]
pub fn cell(texts: &Texts, game: &Named, cell: Cell) -> String {
    let [what, who] = cell_and_pieces(texts, game, cell);
    if who.is_empty() { what } else { format!("{what}, {who}") }
}

/// The kind of a cell, and the pieces there.
#[must_use]
pub fn cell_and_pieces(texts: &Texts, game: &Named, cell: Cell) -> [String; 2] {
    let (rules, state) = (game.rules, game.shown);
    let mut parts = vec![texts.with("cell-name", &[("cell", rules.layout().name(cell).to_string().into())])];
    let Some(id) = state.tile(cell) else {
        parts.push(texts.say("cell-jungle"));
        return [parts.join(", "), String::new()];
    };
    let level = state.level(cell);
    parts.push(match rules.tile(id).kind {
        TileKind::Temple(_) => texts.with("kind-temple", &[("value", level.into())]),
        TileKind::Ruin(_) if level == 0 => texts.say("kind-ruin-empty"),
        TileKind::Ruin(_) => texts.with("kind-ruin", &[("left", level.into())]),
        kind => nouns::tile(texts, kind),
    });
    if let Some(owner) = state.camp(cell) {
        parts.push(texts.with("cell-camp", &[("name", game.name(owner).to_owned().into())]));
    }
    if let Some((owner, guard)) = state.guard(cell) {
        let values = [("name", game.name(owner).to_owned().into()), ("piece", nouns::piece(texts, guard).into())];
        parts.push(texts.with("cell-guard", &values));
    }
    let what = parts.join(", ");
    parts.clear();
    for &seat in state.seats() {
        let band = state.band(cell, seat);
        let name: Value = game.name(seat).to_owned().into();
        if band.explorers() > 0 {
            parts.push(texts.with("cell-explorers", &[("name", name.clone()), ("count", band.explorers().into())]));
        }
        if band.has_leader() {
            parts.push(texts.with("cell-leader", &[("name", name)]));
        }
    }
    [what, parts.join(", ")]
}
