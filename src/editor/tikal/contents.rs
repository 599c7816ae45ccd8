//! Everything that a definition holds, one by one and by name, to be searched.

use super::changes::face;
use super::decks::TileSpot;
use super::{Page, Target};
use crate::editor::Content;
use crate::ron_text::Path;
use crate::tikal::{ControlTies, Purchase, Text, TurnRule, VariantDef};
use crate::words::tikal::nouns;
use crate::words::{Texts, Value};

/// The contents of a definition, the page on which each is changed, and where on it.
pub type Held = (Content, Option<Page>, Option<Target>);

/// Everything that a definition holds, with the place where it is changed.
#[must_use]
pub fn contents(texts: &Texts, def: &VariantDef) -> Vec<Held> {
    let mut list = List { texts, contents: Vec::new() };
    list.field("editor-id", "id", def.id.clone());
    list.text("editor-name", "name", &def.name);
    list.text("editor-description", "description", &def.description);
    list.field("editor-author", "author", def.author.clone());
    list.field("editor-least-players", "players", def.players.least);
    list.field("editor-most-players", "players", def.players.most);
    let turns = if def.turns == TurnRule::Auction { "setup-advanced" } else { "setup-base" };
    list.add(texts.say("editor-turn-rule"), texts.say(turns), "turns", Some(Target::Field("editor-turn-rule")));
    let ties = if def.control_ties == ControlTies::Everyone { "editor-ties-everyone" } else { "editor-ties-nobody" };
    list.add(texts.say("editor-ties"), texts.say(ties), "control_ties", Some(Target::Field("editor-ties")));
    list.field("editor-points", "action_points", def.action_points);
    list.field("editor-start-score", "start_score", def.start_score);
    list.field("editor-auction-start", "auction", def.auction.start_score);
    list.field("editor-least-bid", "auction", def.auction.least_bid);
    for what in Purchase::ALL {
        let field = match what {
            Purchase::Enter => "bar-enter",
            Purchase::Transfer => "editor-transfer",
            // It costs slabs.
            Purchase::Move => continue,
            Purchase::Uncover => "bar-uncover",
            Purchase::Dig => "bar-dig",
            Purchase::Exchange => "bar-exchange",
            Purchase::Camp => "bar-camp-name",
            Purchase::Guard => "editor-guard",
        };
        let cost = def.costs.of(what).map_or_else(|| texts.say("editor-off"), |cost| cost.to_string());
        let name = texts.with("differs-cost", &[("action", nouns::purchase(texts, what).into())]);
        list.add(name, cost, "costs", Some(Target::Field(field)));
    }
    list.field("editor-uncover-limit", "per_turn", def.per_turn.uncover);
    list.field("editor-dig-limit", "per_turn", def.per_turn.dig);
    list.field("editor-explorers", "pieces", def.pieces.explorers);
    list.field("editor-leaders", "pieces", def.pieces.leaders);
    list.field("editor-camps", "pieces", def.pieces.camps);
    list.field("editor-guards", "pieces", def.pieces.guards);
    list.field("editor-leader-strength", "leader_strength", def.leader_strength);
    for (value, count) in &def.tiers {
        list.add(
            texts.with("editor-tier", &[("value", (*value).into())]),
            count.to_string(),
            "tiers",
            Some(Target::Tier(*value)),
        );
    }
    for (index, kind) in def.treasures.kinds.iter().enumerate() {
        let name = texts.with("contents-treasure", &[("name", all_names(&kind.name).into())]);
        list.add(name, kind.copies.to_string(), "treasures", Some(Target::Treasure(index)));
    }
    for (index, score) in def.treasures.scores.iter().enumerate() {
        list.add(
            texts.with("editor-score", &[("count", (index + 1).into())]),
            score.to_string(),
            "treasures",
            Some(Target::Score(index)),
        );
    }
    for printed in &def.board.printed {
        let tile = face(texts, &(printed.kind, printed.slabs));
        let cell = printed.cell.parse().ok().map(Target::Cell);
        list.add(printed.cell.clone(), tile, "board", cell);
    }
    for (place, group) in def.deck.iter().enumerate() {
        let mut number = 0;
        for (index, tile) in group.tiles.iter().enumerate() {
            number += 1;
            let name = format!("{}{number}", group.group);
            number += tile.copies.saturating_sub(1);
            let shown = match tile.copies {
                1 => face(texts, &(tile.kind, tile.slabs)),
                copies => format!("{copies} × {}", face(texts, &(tile.kind, tile.slabs))),
            };
            list.add(name, shown, "deck", Some(Target::Tile(TileSpot::new(place, index))));
        }
    }
    list.contents
}

/// A text in all its languages.
fn all_names(text: &Text) -> String {
    match text {
        Text::Plain(text) => text.clone(),
        Text::Languages(texts) => texts.values().cloned().collect::<Vec<_>>().join(" / "),
    }
}

/// A value as it is shown.
struct Shown(String);

impl From<String> for Shown {
    fn from(text: String) -> Self {
        Self(text)
    }
}

impl From<u32> for Shown {
    fn from(number: u32) -> Self {
        Self(number.to_string())
    }
}

struct List<'a> {
    texts: &'a Texts,
    contents: Vec<Held>,
}

impl List<'_> {
    fn add(&mut self, name: String, value: String, field: &'static str, target: Option<Target>) {
        let values: [(&'static str, Value); 2] = [("name", name.into()), ("value", value.into())];
        let said = self.texts.with("contents-line", &values);
        self.contents.push((Content { said, bytes: None }, Page::of(&Path::of(field)), target));
    }

    fn field(&mut self, name: &'static str, field: &'static str, value: impl Into<Shown>) {
        self.add(self.texts.say(name), value.into().0, field, Some(Target::Field(name)));
    }

    fn text(&mut self, name: &'static str, field: &'static str, text: &Text) {
        self.field(name, field, all_names(text));
    }
}
