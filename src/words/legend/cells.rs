//! The things on a hex, in words.

use super::{Named, nouns};
use crate::hex::Cell;
use crate::insight::legend::{Walker, points_at_hand};
use crate::legend::TileKind;
use crate::words::{Texts, Value};

/// Whose reach is shown: that of a piece, and the points with which it gets so far.
#[must_use]
pub fn reach(texts: &Texts, game: &Named, walker: Walker) -> String {
    let values = [
        ("piece", nouns::piece(texts, walker.piece).into()),
        ("name", game.value(walker.seat)),
        ("cell", game.cell(walker.from)),
        ("points", points_at_hand(game.rules, game.shown, walker.seat).into()),
    ];
    texts.with("reach-of", &values)
}

/// The things on a hex now: the site, camp, guard and pieces.
#[must_use]
pub fn cell(texts: &Texts, game: &Named, cell: Cell) -> String {
    let [what, who] = cell_and_pieces(texts, game, cell);
    if who.is_empty() { what } else { format!("{what}, {who}") }
}

/// The kind of a hex, and the pieces there.
#[must_use]
pub fn cell_and_pieces(texts: &Texts, game: &Named, cell: Cell) -> [String; 2] {
    let (rules, state) = (game.rules, game.shown);
    let mut parts = vec![texts.with("cell-name", &[("cell", game.cell(cell))])];
    let level = state.level(cell);
    parts.push(match state.tile(cell).map(|tile| rules.tile(tile).kind) {
        None if rules.dotted().contains(cell) => texts.say("legend-cell-dotted"),
        None => texts.say("cell-jungle"),
        Some(TileKind::Temple(_)) => texts.with("kind-temple", &[("value", level.into())]),
        Some(TileKind::Ruin(_)) if level == 0 => texts.say("kind-ruin-empty"),
        Some(TileKind::Ruin(_)) => texts.with("kind-ruin", &[("left", level.into())]),
        Some(kind) => nouns::tile(texts, kind),
    });
    if let Some(owner) = state.camp(cell) {
        parts.push(texts.with("cell-camp", &[("name", game.value(owner))]));
    }
    if let Some((owner, guard)) = state.guard(cell) {
        let values = [("name", game.value(owner)), ("piece", nouns::piece(texts, guard).into())];
        parts.push(texts.with("cell-guard", &values));
    }
    let what = parts.join(", ");
    parts.clear();
    for &seat in state.seats() {
        let band = state.band(cell, seat);
        let name: Value = game.value(seat);
        if band.explorers() > 0 {
            parts.push(texts.with("cell-explorers", &[("name", name.clone()), ("count", band.explorers().into())]));
        }
        match band.leaders() {
            0 => {}
            1 => parts.push(texts.with("cell-leader", &[("name", name)])),
            count => parts.push(texts.with("legend-cell-leaders", &[("name", name), ("count", count.into())])),
        }
    }
    [what, parts.join(", ")]
}
