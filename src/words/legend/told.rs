//! The words on what was done: each action in a sentence, a line and on a chip, and each event in a sentence.
//!
//! An action that was taken back has no events, so that its words are made without them. What a viewer may not know is
//! neither in the action that is told to it nor in the events.

use super::{Named, nouns, refusals};
use crate::expedition::{TileId, Treasure};
use crate::game::Seat;
use crate::hex::Cell;
use crate::insight::legend::ScoreItem;
use crate::legend::{Action, CardId, Event, Illegal, Piece, Place, Side, State};
use crate::words::replay::{Mark, Narrated};
pub use crate::words::told::Told;
use crate::words::{Texts, Value};

/// A key with the values that are filled in.
type Said = (&'static str, Vec<(&'static str, Value)>);

/// Makes the words of one position.
struct Words<'a> {
    texts: &'a Texts,
    game: &'a Named<'a>,
}

/// An action of a seat as it is told; without an action, a part of it is hidden, and the events say what it was.
#[must_use]
pub fn action(texts: &Texts, game: &Named, seat: Seat, action: Option<Action>, events: &[Event]) -> Told {
    let words = Words { texts, game };
    let (said, chip) = match action {
        Some(action) => words.action(seat, action, events),
        None => words.hidden(events),
    };
    let sentence = |name: &str| {
        let said = words.sentence(name, &said);
        words.with_what_left_the_game(said, events)
    };
    let short = (line_key(said.0), said.1.clone());
    let line = words.with_what_left_the_game(words.sentence("", &short), events);
    Told { sentence: sentence(game.name(seat)), line: line.trim_start().to_owned(), chip }
}

/// The text of a line where the sentence would have no room in a column: it leaves out what its picture or the sheet says.
fn line_key(sentence: &'static str) -> &'static str {
    match sentence {
        "legend-told-card" => "legend-line-card",
        "legend-told-keep" => "legend-line-keep",
        "legend-told-keep-over" => "legend-line-keep-over",
        "legend-told-play" | "legend-told-play-left" => "legend-line-play",
        "legend-told-activate" => "legend-line-activate",
        "legend-told-activate-more" => "legend-line-activate-more",
        "legend-told-power" => "legend-line-power",
        "legend-told-transfer-explorer" => "legend-line-transfer-explorer",
        "legend-told-transfer-leader" => "legend-line-transfer-leader",
        "legend-told-move-slab" => "legend-line-move-slab",
        "legend-told-stack-hidden" => "legend-line-stack-hidden",
        other => other,
    }
}

/// Several members that went the same way, one after another, as they are told.
#[must_use]
pub fn walk(texts: &Texts, game: &Named, seat: Seat, piece: Piece, [from, to]: [Cell; 2], count: usize) -> Told {
    let words = Words { texts, game };
    let (said, _) = words.walk(piece, from, to, count);
    let chip = if count > 1 { "chip-walk-some" } else { "chip-walk" };
    Told {
        sentence: words.sentence(game.name(seat), &said),
        line: words.sentence("", &said).trim_start().to_owned(),
        chip: texts.with(chip, &said.1),
    }
}

/// An event in a sentence.
#[must_use]
pub fn event(texts: &Texts, game: &Named, event: &Event) -> String {
    let words = Words { texts, game };
    let (seat, said) = words.event(event);
    let said = words.sentence(seat.map_or("", |seat| game.name(seat)), &said);
    words.with_what_left_the_game(said, &[*event])
}

impl Narrated for State {
    fn told(texts: &Texts, game: &Named, done: Option<Action>, events: &[Event], _: &[Event]) -> String {
        action(texts, game, game.acting, done, events).sentence
    }

    fn mark(event: &Event) -> Option<Mark> {
        match event {
            Event::ScoringBegan { .. } => Some(Mark::Scoring),
            Event::RoundBegan { .. } | Event::GuardSet { .. } | Event::CampBuilt { .. } => Some(Mark::Event),
            _ => None,
        }
    }

    fn gained(event: &Event) -> Option<(Seat, i32)> {
        let points = ScoreItem::of(event).map(|item| item.points().cast_signed());
        match *event {
            Event::TempleScored { seat, .. }
            | Event::VolcanoScored { seat, .. }
            | Event::LandScored { seat, .. }
            | Event::LakesScored { seat, .. }
            | Event::TreasuresScored { seat, .. }
            | Event::PowerScored { seat, .. } => Some((seat, points?)),
            _ => None,
        }
    }

    fn refusal(texts: &Texts, game: &Named, why: &Illegal) -> String {
        refusals::refusal(texts, game, why)
    }
}

impl Words<'_> {
    fn sentence(&self, name: &str, (key, values): &Said) -> String {
        let values: Vec<_> = values.iter().cloned().chain([("name", name.to_owned().into())]).collect();
        self.texts.with(key, &values)
    }

    /// The sentence, and how many members left the game with a guard.
    fn with_what_left_the_game(&self, said: String, events: &[Event]) -> String {
        let left = events.iter().find_map(|event| match *event {
            Event::GuardSet { left_game, .. } if left_game > 0 => Some(left_game),
            _ => None,
        });
        match left {
            Some(pieces) => self.texts.with("legend-told-and-out", &[("said", said.into()), ("pieces", pieces.into())]),
            None => said,
        }
    }

    fn chip(&self, key: &'static str, values: &[(&'static str, Value)]) -> String {
        self.texts.with(key, values)
    }

    fn kind(&self, kind: Treasure) -> Value {
        nouns::treasure(self.texts, self.game.rules, kind).into()
    }

    fn card(&self, card: CardId) -> Value {
        nouns::card(self.texts, self.game.rules, card).into()
    }

    fn number(&self, card: CardId) -> Value {
        self.game.rules.card(card).number.to_string().into()
    }

    /// The two hexes of a side.
    fn side(&self, side: Side) -> [Value; 2] {
        let other = self.game.rules.layout().neighbour(side.cell, side.direction).unwrap_or(side.cell);
        [self.game.cell(side.cell), self.game.cell(other)]
    }

    /// One treasure or two.
    fn kinds(&self, one: Treasure, two: Option<Treasure>) -> Value {
        nouns::treasures(self.texts, self.game.rules, one, two).into()
    }

    // ---- Sentences that an action and its event share ----

    fn kept(&self, card: CardId, over: Option<CardId>) -> Said {
        match over {
            None => ("legend-told-keep", vec![("card", self.card(card))]),
            Some(over) => ("legend-told-keep-over", vec![("card", self.card(card)), ("over", self.card(over))]),
        }
    }

    fn played(&self, card: CardId, from: Place) -> Said {
        let key = match from {
            Place::Right => "legend-told-play",
            Place::Left => "legend-told-play-left",
        };
        (key, vec![("card", self.card(card))])
    }

    fn activated(value: u8, bonus: u8) -> Said {
        let points = u32::from(value) + u32::from(bonus);
        let values = vec![("value", value.into()), ("bonus", bonus.into()), ("points", points.into())];
        (if bonus > 0 { "legend-told-activate-more" } else { "legend-told-activate" }, values)
    }

    fn laid(&self, tile: TileId, cell: Cell) -> Said {
        let kind = nouns::tile(self.texts, self.game.rules.tile(tile).kind);
        ("step-place", vec![("tile", kind.into()), ("cell", self.game.cell(cell))])
    }

    fn walk(&self, piece: Piece, from: Cell, to: Cell, count: usize) -> (Said, String) {
        let values = vec![("count", count.into()), ("from", self.game.cell(from)), ("to", self.game.cell(to))];
        let key = match piece {
            Piece::Explorer => "step-walk",
            Piece::Leader => "legend-told-walk-leader",
        };
        let chip = self.chip("chip-walk", &values);
        ((key, values), chip)
    }

    /// A sentence on a piece and one hex.
    fn there(&self, [explorer, leader]: [&'static str; 2], piece: Piece, cell: Cell) -> Said {
        (if piece == Piece::Leader { leader } else { explorer }, vec![("cell", self.game.cell(cell))])
    }

    /// A sentence on a piece and the way it went.
    fn way(&self, [explorer, leader]: [&'static str; 2], piece: Piece, from: Cell, to: Cell) -> Said {
        let values = vec![("from", self.game.cell(from)), ("to", self.game.cell(to))];
        (if piece == Piece::Leader { leader } else { explorer }, values)
    }

    fn on(&self, key: &'static str, cell: Cell) -> Said {
        (key, vec![("cell", self.game.cell(cell))])
    }

    fn slab_laid(&self, side: Side) -> Said {
        let [one, other] = self.side(side);
        ("legend-told-slab", vec![("from", one), ("to", other)])
    }

    fn slab_moved(&self, from: Side, to: Side) -> Said {
        let ([one, other], [third, last]) = (self.side(from), self.side(to));
        ("legend-told-move-slab", vec![("one", one), ("other", other), ("from", third), ("to", last)])
    }

    fn recruited(piece: Piece) -> Said {
        let key = if piece == Piece::Leader { "legend-told-recruit-leader" } else { "legend-told-recruit-explorer" };
        (key, Vec::new())
    }

    fn exchanged(&self, give: Treasure, and: Option<Treasure>, with: Seat, take: Treasure) -> Said {
        let values = vec![
            ("other", self.game.value(with)),
            ("give", self.kinds(give, and)),
            ("take", self.kinds(take, and.map(|_| take))),
        ];
        ("legend-told-exchange", values)
    }

    fn ended(lost: u8) -> Said {
        (if lost > 0 { "step-end-lost" } else { "step-end" }, vec![("points", lost.into())])
    }

    // ---- Actions ----

    // An arm for each kind: in one list, which reads better whole than in parts.
    fn action(&self, seat: Seat, action: Action, events: &[Event]) -> (Said, String) {
        let (texts, game) = (self.texts, self.game);
        let rules = game.rules;
        match action {
            Action::Deal(power) => {
                let power = nouns::power_tile(texts, rules, power);
                (("legend-told-deal", vec![("power", power.clone().into())]), power)
            }
            Action::TurnUp(card) => {
                (("legend-told-card", vec![("card", self.card(card))]), nouns::card_name(texts, rules, card))
            }
            Action::Token(value) => {
                let token = nouns::token(texts, value);
                (("legend-told-token", vec![("token", token.clone().into())]), token)
            }
            Action::Draw(tile) => {
                let values = vec![("tile", nouns::named_tile(texts, rules, tile).into())];
                (("step-turn-up", values), self.tile_chip(tile))
            }
            Action::Reveal(kind) => {
                let name = nouns::treasure(texts, rules, kind);
                (("step-reveal", vec![("kind", name.clone().into())]), name)
            }
            Action::Show { ruin, kind } => {
                let values = vec![("cell", game.cell(ruin)), ("kind", self.kind(kind))];
                let chip = nouns::treasure(texts, rules, kind);
                (("legend-told-see", values), chip)
            }
            Action::DraftOrder(place) => {
                let noun = nouns::place(texts, place);
                let chip = self.chip("legend-chip-order", &[("place", (place + 1).into())]);
                (("legend-told-order", vec![("place", noun.into())]), chip)
            }
            Action::DraftToken(value) => {
                (("legend-told-draft-token", vec![("value", value.into())]), nouns::token(texts, value))
            }
            Action::DraftTile(tile) => {
                let values = vec![("tile", nouns::named_tile(texts, rules, tile).into())];
                (("step-choose", values), self.tile_chip(tile))
            }
            Action::DraftCard(card) => {
                (("legend-told-draft-card", vec![("card", self.card(card))]), nouns::card_name(texts, rules, card))
            }
            Action::Keep { card, over } => {
                (self.kept(card, over), self.chip("legend-chip-keep", &[("card", self.number(card))]))
            }
            Action::Play { card, from } => {
                (self.played(card, from), self.chip("legend-chip-play", &[("card", self.number(card))]))
            }
            Action::Activate => {
                let activated = events.iter().find_map(|event| match *event {
                    Event::TokenActivated { value, bonus, .. } => Some((value, bonus)),
                    _ => None,
                });
                let said = match activated {
                    Some((value, bonus)) => Self::activated(value, bonus),
                    None => ("legend-told-activate-again", Vec::new()),
                };
                (said, texts.say("legend-chip-activate"))
            }
            Action::Place { tile, cell, .. } => {
                (self.laid(tile, cell), self.chip("chip-place", &[("cell", game.cell(cell))]))
            }
            Action::Discard(tile) => {
                let values = vec![("tile", nouns::named_tile(texts, rules, tile).into())];
                (("legend-told-discard", values), self.tile_chip(tile))
            }
            Action::Pass => (("step-pass", Vec::new()), texts.say("legend-chip-pass")),
            Action::Power(slot) => {
                let power = self.power_used(seat, slot);
                (("legend-told-power", vec![("power", power.clone().into())]), power)
            }
            Action::Look => (("legend-told-look", Vec::new()), texts.say("legend-short-look")),
            Action::Enter { piece, camp } => {
                let said = self.there(["step-enter-explorer", "legend-told-enter-leader"], piece, camp);
                let chip = self.chip("chip-enter", &said.1);
                (said, chip)
            }
            Action::Move { piece, from, to } => self.walk(piece, from, to, 1),
            Action::Camp(site) => {
                let said = self.on("step-camp", site);
                let chip = self.chip("chip-camp", &said.1);
                (said, chip)
            }
            Action::MoveCamp { from, to } => {
                let values = vec![("from", game.cell(from)), ("to", game.cell(to))];
                let chip = self.chip("chip-walk", &values);
                (("legend-told-move-camp", values), chip)
            }
            Action::Transfer { piece, from, to } => {
                let said = self.way(["legend-told-transfer-explorer", "legend-told-transfer-leader"], piece, from, to);
                let chip = self.chip("chip-walk", &said.1);
                (said, chip)
            }
            Action::LaySlab(side) => {
                let said = self.slab_laid(side);
                let chip = self.chip("legend-chip-slab", &said.1);
                (said, chip)
            }
            Action::MoveSlab { from, to } => {
                let said = self.slab_moved(from, to);
                let chip = self.chip("legend-chip-slab", &said.1);
                (said, chip)
            }
            Action::Recruit(piece) => (Self::recruited(piece), nouns::titled(&nouns::piece(texts, piece))),
            Action::Uncover(temple) => {
                let value = events.iter().find_map(|event| match *event {
                    Event::Uncovered { value, .. } => Some(value),
                    _ => None,
                });
                let key = if value.is_some() { "step-uncover" } else { "step-uncover-again" };
                let values = vec![("cell", game.cell(temple)), ("value", value.unwrap_or(0).into())];
                let chip = self.chip("chip-uncover", &values);
                ((key, values), chip)
            }
            Action::Guard { temple, piece } => {
                let said = self.there(["step-guard-explorer", "legend-told-guard-leader"], piece, temple);
                let chip = self.chip("chip-guard", &said.1);
                (said, chip)
            }
            Action::Dig(ruin) => {
                let said = self.on("step-dig", ruin);
                let chip = self.chip("chip-dig", &said.1);
                (said, chip)
            }
            Action::Exchange { give, and, with, take } => {
                (self.exchanged(give, and, with, take), texts.say("chip-exchange"))
            }
            Action::End => (Self::ending(seat, events), texts.say("chip-end")),
            Action::Put { piece, cell } => {
                let said = self.there(["legend-told-put-explorer", "legend-told-put-leader"], piece, cell);
                let chip = self.chip("legend-chip-put", &said.1);
                (said, chip)
            }
            Action::Jump { piece, from, to } => {
                let said = self.way(["legend-told-jump-explorer", "legend-told-jump-leader"], piece, from, to);
                let chip = self.chip("chip-walk", &said.1);
                (said, chip)
            }
            Action::Take(kind) => {
                let name = nouns::treasure(texts, rules, kind);
                (("legend-told-take", vec![("kind", name.clone().into())]), name)
            }
            Action::Stack(stack) => {
                let names = stack.as_slice().iter().map(|&kind| nouns::treasure(texts, rules, kind));
                let list = names.collect::<Vec<_>>().join(", ");
                (("legend-told-stack", vec![("list", list.into())]), texts.say("legend-chip-stack"))
            }
            Action::Done => (("legend-told-done", Vec::new()), texts.say("legend-chip-done")),
        }
    }

    /// An action of which a part is hidden, as its events tell it: a treasure that another seat saw, or a stack.
    fn hidden(&self, events: &[Event]) -> (Said, String) {
        let known = events.iter().find(|event| matches!(event, Event::Seen { .. } | Event::Stacked { .. }));
        match known {
            Some(&Event::Seen { ruin, .. }) => {
                let said = self.on("legend-told-see-hidden", ruin);
                let chip = self.chip("legend-chip-see", &said.1);
                (said, chip)
            }
            _ => (("legend-told-stack-hidden", Vec::new()), self.texts.say("legend-chip-stack")),
        }
    }

    /// The end of a turn, with the points that were lost, or what was scored.
    fn ending(seat: Seat, events: &[Event]) -> Said {
        let scored = events.iter().find_map(|event| match *event {
            Event::Scored { seat: scored, points, .. } if scored == seat => Some(points),
            _ => None,
        });
        let lost = events.iter().find_map(|event| match *event {
            Event::TurnEnded { lost, .. } => Some(lost),
            _ => None,
        });
        match scored {
            Some(points) => ("step-score", vec![("points", points.into())]),
            None => Self::ended(lost.unwrap_or(0)),
        }
    }

    fn tile_chip(&self, tile: TileId) -> String {
        self.chip("chip-tile", &[("tile", self.game.rules.tile(tile).name.to_string().into())])
    }

    /// The effect of a power of the seat's own tile, in a word or two.
    fn power_used(&self, seat: Seat, slot: u8) -> String {
        let power = self.game.shown.power(seat).map(|tile| self.game.rules.power(tile));
        let effect = power.and_then(|power| power.effects.get(usize::from(slot)));
        effect.map(|&effect| nouns::effect_short(self.texts, self.game.rules, effect)).unwrap_or_default()
    }

    // ---- Events ----

    /// Whose event it is, and how it is told.
    // An arm for each kind: in one list, which reads better whole than in parts.
    fn event(&self, event: &Event) -> (Option<Seat>, Said) {
        let (texts, game) = (self.texts, self.game);
        let rules = game.rules;
        let told = |seat: Seat, said: Said| (Some(seat), said);
        match *event {
            Event::PowerDealt { seat, power } => told(seat, self.action(seat, Action::Deal(power), &[]).0),
            Event::CardTurnedUp { card } => (None, ("legend-told-card", vec![("card", self.card(card))])),
            Event::TokenDrawn { value } => {
                (None, ("legend-told-token", vec![("token", nouns::token(texts, value).into())]))
            }
            Event::TileDrawn { tile } => {
                (None, ("step-turn-up", vec![("tile", nouns::named_tile(texts, rules, tile).into())]))
            }
            Event::OrderTaken { seat, place } => told(seat, self.action(seat, Action::DraftOrder(place), &[]).0),
            Event::TokenTaken { seat, value } => told(seat, self.action(seat, Action::DraftToken(value), &[]).0),
            Event::TileTaken { seat, tile } => told(seat, self.action(seat, Action::DraftTile(tile), &[]).0),
            Event::CardTaken { seat, card } => told(seat, self.action(seat, Action::DraftCard(card), &[]).0),
            Event::ActingBegan { round } => (None, ("legend-told-acting", vec![("round", round.into())])),
            Event::CardKept { seat, card, over } => told(seat, self.kept(card, over)),
            Event::CardPlayed { seat, card, from } => told(seat, self.played(card, from)),
            Event::TokenActivated { seat, value, bonus } => told(seat, Self::activated(value, bonus)),
            Event::TileLaid { seat, tile, cell, .. } => told(seat, self.laid(tile, cell)),
            Event::RuinFilled { ruin, treasures } => {
                (None, ("legend-told-filled", vec![("cell", game.cell(ruin)), ("count", treasures.into())]))
            }
            Event::TileDiscarded { seat, tile } => told(seat, self.action(seat, Action::Discard(tile), &[]).0),
            Event::CardLost { seat, card } => told(seat, ("legend-told-card-lost", vec![("card", self.card(card))])),
            Event::Passed { seat } => told(seat, ("step-pass", Vec::new())),
            Event::PowerUsed { seat, power, slot } => {
                let effect = rules.power(power).effects.get(usize::from(slot));
                let short = effect.map(|&effect| nouns::effect_short(texts, rules, effect)).unwrap_or_default();
                told(seat, ("legend-told-power", vec![("power", short.into())]))
            }
            Event::PointsGained { seat, points } => told(seat, ("legend-told-points", vec![("points", points.into())])),
            Event::Looked { seat, .. } => told(seat, ("legend-told-look", Vec::new())),
            Event::Seen { seat, ruin, kind } => match kind {
                Some(kind) => told(seat, self.action(seat, Action::Show { ruin, kind }, &[]).0),
                None => told(seat, self.on("legend-told-see-hidden", ruin)),
            },
            Event::PairTaken { seat, kind, copies } => {
                told(seat, ("legend-told-pair", vec![("kind", self.kind(kind)), ("copies", copies.into())]))
            }
            Event::Entered { seat, piece, camp } => {
                told(seat, self.there(["step-enter-explorer", "legend-told-enter-leader"], piece, camp))
            }
            Event::Moved { seat, piece, from, to, .. } => told(seat, self.walk(piece, from, to, 1).0),
            Event::CampBuilt { seat, site } => told(seat, self.on("step-camp", site)),
            Event::CampMoved { seat, from, to } => {
                told(seat, ("legend-told-move-camp", vec![("from", game.cell(from)), ("to", game.cell(to))]))
            }
            Event::Transferred { seat, piece, from, to } => {
                let keys = ["legend-told-transfer-explorer", "legend-told-transfer-leader"];
                told(seat, self.way(keys, piece, from, to))
            }
            Event::SlabLaid { seat, side } => told(seat, self.slab_laid(side)),
            Event::SlabMoved { seat, from, to } => told(seat, self.slab_moved(from, to)),
            Event::Recruited { seat, piece } => told(seat, Self::recruited(piece)),
            Event::Uncovered { seat, temple, value } => {
                told(seat, ("step-uncover", vec![("cell", game.cell(temple)), ("value", value.into())]))
            }
            Event::GuardSet { seat, temple, piece, .. } => {
                told(seat, self.there(["step-guard-explorer", "legend-told-guard-leader"], piece, temple))
            }
            Event::Dug { seat, ruin, .. } => told(seat, self.on("step-dig", ruin)),
            Event::Revealed { seat, kind } => told(seat, ("step-reveal", vec![("kind", self.kind(kind))])),
            Event::Exchanged { seat, give, and, with, take } => told(seat, self.exchanged(give, and, with, take)),
            Event::Put { seat, piece, cell } => {
                told(seat, self.there(["legend-told-put-explorer", "legend-told-put-leader"], piece, cell))
            }
            Event::Jumped { seat, piece, from, to } => {
                told(seat, self.way(["legend-told-jump-explorer", "legend-told-jump-leader"], piece, from, to))
            }
            Event::Taken { seat, ruin, kind } => {
                told(seat, ("legend-told-taken", vec![("cell", game.cell(ruin)), ("kind", self.kind(kind))]))
            }
            Event::Stacked { seat, .. } => told(seat, ("legend-told-stack-hidden", Vec::new())),
            Event::TurnEnded { seat, lost } => told(seat, Self::ended(lost)),
            Event::ScoringBegan { volcano } => {
                let key = if volcano.is_some() { "legend-told-scoring" } else { "legend-told-last-scoring" };
                (None, (key, Vec::new()))
            }
            Event::ScoringTurnBegan { seat, points } => {
                told(seat, ("legend-told-scoring-turn", vec![("points", points.into())]))
            }
            Event::TempleScored { seat, temple, value, high } => {
                let values = vec![
                    ("cell", game.cell(temple)),
                    ("value", value.into()),
                    ("high", high.into()),
                    ("points", (u32::from(value) + u32::from(high)).into()),
                ];
                told(seat, (if high > 0 { "legend-told-high-temple" } else { "legend-told-temple" }, values))
            }
            Event::VolcanoScored { seat, volcano, points } => {
                let values = vec![("cell", game.cell(volcano)), ("points", points.into())];
                told(seat, ("legend-told-volcano", values))
            }
            Event::LandScored { seat, jungle, clearings, temples } => {
                let hexes = u32::from(jungle) + u32::from(clearings);
                let values = vec![
                    ("jungle", jungle.into()),
                    ("clearings", clearings.into()),
                    ("temples", temples.into()),
                    ("points", (hexes * u32::from(temples)).into()),
                ];
                told(seat, ("legend-told-land", values))
            }
            Event::LakesScored { seat, lakes, masks } => {
                let points = u32::from(lakes) * u32::from(masks);
                let values = vec![("lakes", lakes.into()), ("masks", masks.into()), ("points", points.into())];
                told(seat, ("legend-told-lakes", values))
            }
            Event::TreasuresScored { seat, kind, copies, points } => {
                let values = vec![("kind", self.kind(kind)), ("copies", copies.into()), ("points", points.into())];
                told(seat, ("legend-told-treasures", values))
            }
            Event::PowerScored { seat, points } => {
                told(seat, ("legend-told-unused-power", vec![("points", points.into())]))
            }
            Event::Scored { seat, points, score } => {
                told(seat, ("legend-told-scored", vec![("points", points.into()), ("score", score.into())]))
            }
            Event::RoundBegan { round } => (None, ("legend-told-round", vec![("round", round.into())])),
            Event::GameEnded => (None, ("asked-nothing", Vec::new())),
        }
    }
}
