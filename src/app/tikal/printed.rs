//! The things of a variant of Tikal that are printed and cut out.

use std::iter::once;

use crate::app::hexboard::printed::{self, Seated};
use crate::app::paper::sheet::{Board, Group, Piece};
use crate::app::tikal::picture::{self, tile_look};
use crate::hex::Rotation;
use crate::tikal::{Purchase, Treasure, Variant};
use crate::words::Texts;
use crate::words::tikal::nouns;

/// The boards, of hexes with this distance between opposite sides, in millimetres.
#[must_use]
pub fn boards<'a>(texts: &Texts, rules: &'a Variant, across: f32) -> Vec<Board<'a>> {
    let draw = Box::new(move |painter: &_, theme: &_, rect| picture::board(painter, theme, rect, rules, None));
    vec![
        printed::board(texts.say("print-board"), rules.layout(), across, draw),
        printed::score_track(texts.say("print-score-track")),
    ]
}

/// The things, sort by sort, with tiles of this size.
#[must_use]
pub fn groups<'a>(texts: &Texts, rules: &'a Variant, across: f32) -> Vec<Group<'a>> {
    let group = |title: &str, pieces: Vec<Piece<'a>>| Group { title: texts.say(title), pieces };
    let tiles = rules.groups().iter().flat_map(|group| {
        group.tiles.iter().map(|tile| {
            let look = tile_look(rules, tile, Rotation::default(), None);
            printed::tile(nouns::named_tile(texts, rules, tile), look, group.letter.to_string(), across)
        })
    });
    let tiers = (0_u8..).zip(rules.tiers().iter().copied().map(usize::from));
    let treasures = (0..).zip(rules.treasures()).filter_map(|(index, &count)| {
        let kind: Treasure = rules.treasure(index)?;
        let name = nouns::titled(&nouns::treasure(texts, rules, kind));
        Some(printed::treasure(name, rules.glyph(kind), count.into(), across))
    });
    let counts = [rules.explorers(), rules.leaders(), rules.camps()];
    let pieces = Seated::all(&rules.def().players.colours).flat_map(|seat| {
        let amulet = printed::amulet(texts, &seat, across);
        printed::of_everybody(texts, &seat, counts, across).into_iter().chain([amulet])
    });
    vec![
        group("print-tiles", tiles.collect()),
        group("print-tiers", printed::tiers(texts, "print-tier", tiers, true, across)),
        group("print-treasures", treasures.collect()),
        group("print-pieces", pieces.collect()),
        group("print-aids", vec![aid(texts, rules)]),
    ]
}

fn aid<'a>(texts: &Texts, rules: &Variant) -> Piece<'a> {
    let costs = &rules.def().costs;
    let slabs = || texts.say("print-slabs");
    let priced = Purchase::ALL.into_iter().filter_map(|what| {
        let cost = if what == Purchase::Move { slabs() } else { costs.of(what)?.to_string() };
        Some((nouns::titled(&nouns::purchase(texts, what)), cost))
    });
    let points = texts.with("print-points", &[("points", rules.action_points().into())]);
    let lines = priced.chain(once((texts.say("print-leader-strength"), rules.leader_strength().to_string())));
    printed::aid(texts.say("print-aid"), points, lines.collect(), (*rules.players().end()).into())
}
