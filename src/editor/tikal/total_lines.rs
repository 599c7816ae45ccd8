//! The sums of a document, beside those of its parent.

use super::Totals;
use super::idle;
use crate::editor::TotalLine;
use crate::tikal::{TileKind, VariantDef};
use crate::words::Texts;
use crate::words::numbers::{number, percent};
use crate::words::tikal::{facts, nouns};

/// The totals of a definition, line by line.
#[must_use]
pub fn total_lines(texts: &Texts, def: &VariantDef, parent_def: Option<&VariantDef>) -> Vec<TotalLine> {
    let (own, parent) = (Totals::of(def), parent_def.map(Totals::of));
    let mut list = List { own: &own, parent: parent.as_ref(), lines: Vec::new() };
    list.number(texts.say("totals-cells"), |totals| totals.cells);
    list.number(texts.say("totals-free"), |totals| totals.free_cells);
    list.number(texts.say("totals-tiles"), |totals| totals.tiles);
    for players in list.keys(|totals| totals.turns.keys().copied().collect()) {
        list.shown(texts.with("totals-turns", &[("players", players.into())]), |totals| {
            let tiles = totals.turns.get(&players);
            tiles.map_or_else(|| texts.say("totals-none"), |&tiles| facts::each(texts, players, tiles))
        });
    }
    for group in list.keys(|totals| totals.groups.iter().map(|(group, ..)| group.clone()).collect()) {
        let values = [("group", group.clone().into())];
        list.shown(texts.with("totals-group", &values), |totals| {
            let of_group = totals.groups.iter().filter(|(name, ..)| *name == group);
            let (tiles, volcanoes) =
                of_group.fold((0, 0), |sum, &(_, tiles, volcanoes)| (sum.0 + tiles, sum.1 + volcanoes));
            texts.with("totals-group-tiles", &[("tiles", tiles.into()), ("volcanoes", volcanoes.into())])
        });
    }
    list.number(texts.say("totals-temples"), Totals::temple_count);
    for value in list.keys(|totals| totals.temples.keys().copied().collect()) {
        let kind = TileKind::Temple(u8::try_from(value).unwrap_or(u8::MAX));
        list.number(indented(&nouns::tile(texts, kind)), |totals| totals.temples.get(&value).copied().unwrap_or(0));
    }
    list.number(texts.say("totals-clearings"), |totals| totals.clearings);
    list.number(texts.say("totals-ruins"), |totals| totals.ruins);
    list.number(texts.say("totals-volcanoes"), |totals| totals.volcanoes);
    list.number(texts.say("totals-masks"), |totals| totals.masks);
    list.number(texts.say("totals-treasures"), |totals| totals.treasures);
    list.idle(&texts.say("totals-idle-treasures"), idle::treasures_of(def), parent_def.map(idle::treasures_of));
    list.number(texts.say("totals-tiers"), Totals::tier_count);
    list.idle(&texts.say("totals-idle-tiers"), idle::tiers_of(def), parent_def.map(idle::tiers_of));
    list.number(texts.say("totals-values"), |totals| totals.temple_values);
    let none = || texts.say("totals-none");
    let decimal = |value: Option<f64>| value.map_or_else(none, |value| number(texts, value, 2));
    list.shown(texts.say("totals-slabs"), |totals| decimal(totals.slabs_a_side));
    list.shown(texts.say("totals-passages"), |totals| totals.passages.map_or_else(none, |share| percent(texts, share)));
    list.shown(texts.say("totals-price"), |totals| decimal(totals.price));
    list.lines
}

fn indented(text: &str) -> String {
    format!("  {text}")
}

struct List<'a> {
    own: &'a Totals,
    parent: Option<&'a Totals>,
    lines: Vec<TotalLine>,
}

impl List<'_> {
    fn shown(&mut self, what: String, shown: impl Fn(&Totals) -> String) {
        self.lines.push(TotalLine { what, own: shown(self.own), parent: self.parent.map(shown) });
    }

    fn number(&mut self, what: String, number: impl Fn(&Totals) -> u64) {
        self.shown(what, |totals| number(totals).to_string());
    }

    /// The number of those that serve nothing, where there are any.
    fn idle(&mut self, what: &str, own: u64, parent: Option<u64>) {
        if own > 0 || parent.is_some_and(|parent| parent > 0) {
            let parent = parent.map(|count| count.to_string());
            self.lines.push(TotalLine { what: indented(what), own: own.to_string(), parent });
        }
    }

    /// The keys of both together, each once, in order.
    fn keys<K: Ord>(&self, keys: impl Fn(&Totals) -> Vec<K>) -> Vec<K> {
        let mut all = keys(self.own);
        all.extend(self.parent.map(keys).unwrap_or_default());
        all.sort();
        all.dedup();
        all
    }
}

/// The chief totals of a definition in a few words each: cells, tiles of the deck and those that are printed, and, of
/// both together, temples, ruins, volcanoes.
#[must_use]
pub fn totals(texts: &Texts, def: &VariantDef) -> Vec<String> {
    let totals = Totals::of(def);
    let printed = def.board.printed.len() as u64;
    [
        ("editor-total-cells", totals.cells),
        ("editor-total-tiles", totals.tiles),
        ("editor-total-printed", printed),
        ("editor-total-temples", totals.temple_count()),
        ("editor-total-ruins", totals.ruins),
        ("editor-total-volcanoes", totals.volcanoes),
    ]
    .into_iter()
    .filter(|(key, count)| *key != "editor-total-printed" || *count > 0)
    .map(|(key, count)| texts.with(key, &[("count", count.into())]))
    .collect()
}
