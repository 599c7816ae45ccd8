//! Everything that a definition holds, one by one and by name, to be searched; and where something leads that the
//! laboratory found.

use super::effects::effect_said;
use super::target::FIELDS;
use super::tiles::{Heap, face_said};
use super::{Page, Target, TileSpot};
use crate::editor::{Content, ContentOn};
use crate::expedition::Text;
use crate::lab::Finding;
use crate::legend::{EffectDef, VariantDef};
use crate::ron_text::{Path, Places};
use crate::words::Texts;

/// The contents of a definition, the page on which each is changed, and where on it.
#[must_use]
pub fn contents(texts: &Texts, def: &VariantDef) -> Vec<ContentOn<Page, Target>> {
    let mut list = List { texts, all: Vec::new() };
    list.fields(def);
    list.tables(def);
    list.tiles(def);
    for (index, card) in def.cards.iter().enumerate() {
        let effect = effect_said(texts, def, &card.effect);
        let words = [all_words(texts, &card.name), effect, all_words(texts, &card.text)].join(" / ");
        list.add(card.id.clone(), words, Page::Cards, Target::Card(index));
    }
    for (index, power) in def.powers.iter().enumerate() {
        let effects = power.effects.iter().map(|effect| effect_said(texts, def, effect));
        let words: Vec<String> = [all_words(texts, &power.name)].into_iter().chain(effects).collect();
        list.add(power.id.clone(), words.join(" / "), Page::Powers, Target::Power(index));
    }
    for (index, scenario) in def.scenarios.iter().enumerate() {
        let words = format!("{} / {}", all_words(texts, &scenario.name), all_words(texts, &scenario.description));
        list.add(scenario.id.clone(), words, Page::Scenarios, Target::Scenario(index));
    }
    list.all
}

struct List<'a> {
    texts: &'a Texts,
    all: Vec<ContentOn<Page, Target>>,
}

impl List<'_> {
    fn add(&mut self, name: String, value: String, page: Page, target: Target) {
        let values = [("name", name.into()), ("value", value.into())];
        let said = self.texts.with("contents-line", &values);
        self.all.push((Content { said, bytes: None }, Some(page), Some(target)));
    }

    /// The values that have a field of their own.
    fn fields(&mut self, def: &VariantDef) {
        // A definition can always be written: it is structs, lists, maps, numbers and texts.
        let text = def.write().unwrap_or_default();
        let places = Places::new(&text);
        for (part, name) in FIELDS {
            let Some(path) = number_at(part) else { continue };
            let Some(page) = Page::of(&path) else { continue };
            let value = match part {
                "name" => all_words(self.texts, &def.name),
                "description" => all_words(self.texts, &def.description),
                "id" => def.id.clone(),
                "author" => def.author.clone(),
                _ => {
                    let place = places.nearest(&path).bytes;
                    // An action that is switched off stands nowhere.
                    let number = text[place].trim_start_matches("Some(").trim_end_matches(')').to_owned();
                    if number.parse::<u32>().is_ok() { number } else { self.texts.say("editor-off") }
                }
            };
            self.add(self.texts.say(name), value, page, Target::Field(name));
        }
    }

    /// The numbers that stand in tables.
    fn tables(&mut self, def: &VariantDef) {
        let texts = self.texts;
        let name = |target: Target| target.name(texts, def).unwrap_or_default();
        for (table, page, target) in [
            (&def.tiers, Page::Supplies, Target::Tier as fn(u32) -> Target),
            (&def.tokens, Page::Supplies, Target::Token),
            (&def.scoring.high_temples, Page::Rules, Target::HighTemple),
        ] {
            for (&value, count) in table {
                self.add(name(target(value)), count.to_string(), page, target(value));
            }
        }
        for (table, page, target) in [
            (&def.treasures.scores, Page::Supplies, Target::Score as fn(usize) -> Target),
            (&def.start_scores, Page::Rules, Target::StartScore),
        ] {
            for (place, score) in table.iter().enumerate() {
                self.add(name(target(place)), score.to_string(), page, target(place));
            }
        }
        for (index, kind) in def.treasures.kinds.iter().enumerate() {
            let name = texts.with("contents-treasure", &[("name", all_words(texts, &kind.name).into())]);
            let target = Target::Treasure(index);
            self.add(name, format!("{} + {}", kind.hidden, kind.face_up), Page::Supplies, target);
        }
        for (key, numbers) in [("legend-edit-right", &def.places.right), ("legend-edit-left", &def.places.left)] {
            let numbers: Vec<String> = numbers.iter().map(u32::to_string).collect();
            self.add(texts.say(key), numbers.join(" · "), Page::Rules, Target::Field(key));
        }
        let camp = &def.board.base_camp.cell;
        if let Ok(cell) = camp.parse() {
            self.add(texts.say("chart-tool-camp"), camp.clone(), Page::Board, Target::Cell(cell));
        }
        for cell in &def.board.dotted {
            if let Ok(name) = cell.parse() {
                self.add(cell.clone(), texts.say("legend-cell-dotted"), Page::Board, Target::Cell(name));
            }
        }
    }

    fn tiles(&mut self, def: &VariantDef) {
        for heap in Heap::ALL {
            for (group, own) in heap.of(def).iter().enumerate() {
                for (index, tile) in own.tiles.iter().enumerate() {
                    let target = Target::Tile(TileSpot { heap, group, index });
                    let face = face_said(self.texts, tile);
                    let shown = if tile.copies == 1 { face } else { format!("{} × {face}", tile.copies) };
                    self.add(target.name(self.texts, def).unwrap_or_default(), shown, Page::Tiles, target);
                }
            }
        }
    }
}

/// The path of what a field shows: the first number of those parts of which the form has several. Parts that are pages
/// of their own have no such field.
fn number_at(part: &'static str) -> Option<Path> {
    let whole = match part {
        "players" => "players.least",
        "display" => "display.cards",
        "costs" => "costs.enter",
        "per_turn" => "per_turn.uncover",
        "pieces" => "pieces.explorers",
        "unavailable" => "unavailable.explorers",
        "places"
        | "places.left"
        | "cards"
        | "powers"
        | "scenarios"
        | "treasures"
        | "board"
        | "board.columns"
        | "board.left_out"
        | "board.base_camp.slabs" => return None,
        other => other,
    };
    Some(whole.split('.').fold(Path::whole(), |path, name| path.field(name)))
}

/// A text in all its languages, that of the reader first.
fn all_words(texts: &Texts, text: &Text) -> String {
    crate::editor::content::all_words(text, texts.language().code())
}

/// The page and the place on it to which something leads that the laboratory found.
#[must_use]
pub fn part_found(finding: &Finding, def: &VariantDef) -> Option<(Page, Option<Target>)> {
    if let Some(cause) = finding.cause() {
        return part_of(&cause.measure, cause.keys.first()?, def);
    }
    match finding {
        Finding::NeverUsed { measure, keys, .. } => part_of(measure, keys.first()?, def),
        Finding::HardlyUsed { measure, key, .. } => part_of(measure, key, def),
        // The rounds say how long a game is, and what the scorings bring when it is decided.
        Finding::TooLong { .. } | Finding::LongerThanOther { .. } => {
            Some((Page::Rules, Some(Target::Field("legend-edit-rounds"))))
        }
        Finding::RunawayLeader { .. } | Finding::DecidedEarly { .. } => {
            Some((Page::Rules, Some(Target::Field("legend-edit-scoring-points"))))
        }
        _ => None,
    }
}

/// The part of a definition that a measure of the laboratory counts under this key.
fn part_of(measure: &str, key: &str, def: &VariantDef) -> Option<(Page, Option<Target>)> {
    match measure {
        "action" => {
            let of_effect = |effect: &EffectDef| {
                let card = def.cards.iter().position(|card| card.effect == *effect);
                Some((Page::Cards, card.map(Target::Card)))
            };
            let cost = match key {
                // Cards alone do these.
                "look" => return of_effect(&EffectDef::Look),
                "jump" => return of_effect(&EffectDef::Jump),
                "keep" | "play" => return Some((Page::Cards, None)),
                "power" => return Some((Page::Powers, None)),
                "enter" => "costs".to_owned(),
                "recruit" => "costs.recruit_explorer".to_owned(),
                _ => format!("costs.{key}"),
            };
            let name = FIELDS.iter().find(|(part, _)| *part == cost)?.1;
            Some((Page::Rules, Some(Target::Field(name))))
        }
        "card_taken" | "card_kept" | "card_played" | "card_useless" => {
            let card = def.cards.iter().position(|card| card.id == key)?;
            Some((Page::Cards, Some(Target::Card(card))))
        }
        "power_used" => {
            // The tile, and behind a dot which of its three powers.
            let tile = key.rsplit_once('.').map_or(key, |(tile, _)| tile);
            let power = def.powers.iter().position(|power| power.id == tile)?;
            Some((Page::Powers, Some(Target::Power(power))))
        }
        "token_taken" => {
            let value = key.split(' ').next()?.parse().ok()?;
            Some((Page::Supplies, Some(Target::Token(value))))
        }
        "tier_out" => Some((Page::Supplies, Some(Target::Tier(key.parse().ok()?)))),
        "tile_placed" | "tile_entered" => Some((Page::Tiles, Some(Target::Tile(spot_of(def, key)?)))),
        "cell_tiled" | "cell_entered" | "pieces" => Some((Page::Board, Some(Target::Cell(key.parse().ok()?)))),
        _ => None,
    }
}

/// The place of the tile of this name.
fn spot_of(def: &VariantDef, name: &str) -> Option<TileSpot> {
    Heap::ALL.into_iter().find_map(|heap| {
        let group = heap.of(def).iter().position(|group| name.strip_prefix(&*group.group).is_some())?;
        let own = &heap.of(def)[group];
        let mut number: u32 = name.strip_prefix(&*own.group)?.parse().ok().filter(|&number| number > 0)?;
        let index = own.tiles.iter().position(|tile| {
            number = number.saturating_sub(tile.copies);
            number == 0
        })?;
        Some(TileSpot { heap, group, index })
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::Language;

    fn legend() -> VariantDef {
        VariantDef::read(include_str!("../../../variants/legend/legend.ron")).unwrap()
    }

    #[test]
    fn everything_is_listed_with_its_value_and_leads_to_a_page() {
        let mut def = legend();
        def.costs.guard = None;
        let found = contents(&Texts::new(Language::English), &def);
        let lines = [
            ("Rounds: 6", Page::Rules, Target::Field("legend-edit-rounds")),
            ("Set a guard: off", Page::Rules, Target::Field("editor-guard")),
            ("Cards on display: 10", Page::Rules, Target::Field("legend-edit-display-cards")),
            ("Cards each player drafts in a round: 3 · 3 · 2", Page::Rules, Target::Field("legend-edit-right")),
            ("Action tokens of value 13: 3", Page::Supplies, Target::Token(13)),
            ("Base camp: a7", Page::Board, Target::Cell("a7".parse().unwrap())),
            ("Slab tokens: 2", Page::Supplies, Target::Field("legend-edit-slab-tokens")),
            ("Points besides for a temple of 9: 8", Page::Rules, Target::HighTemple(9)),
        ];
        let said: Vec<&str> = found.iter().map(|(content, ..)| content.said.as_str()).collect();
        for (line, page, target) in lines {
            let is_it = |(content, of, at): &&ContentOn<Page, Target>| {
                content.said.to_lowercase() == line.to_lowercase() && (*of, *at) == (Some(page), Some(target))
            };
            assert!(found.iter().any(|entry| is_it(&entry)), "{line}: {said:#?}");
        }
        let holds = |words: &str| found.iter().any(|(content, ..)| content.said.contains(words));
        assert!(holds("Explorers onto a ruin: 2") && holds("Chichén Itzá") && holds("S1: "), "{said:#?}");
        let twice = said.iter().filter(|one| said.iter().filter(|other| other == one).count() > 1);
        assert_eq!(twice.count(), 0, "{said:#?}");
    }

    #[test]
    fn what_the_laboratory_found_leads_to_its_place() {
        let def = legend();
        let texts = Texts::new(Language::French);
        let found = contents(&texts, &def);
        let card = found.iter().find(|(content, ..)| content.said.contains("Digging party")).unwrap();
        assert_eq!((card.1, card.2), (Some(Page::Cards), Some(Target::Card(8))));
        let part = |measure, key: &str| {
            let keys = vec![key.to_owned()];
            part_found(&Finding::NeverUsed { measure, keys, in_other: false, cause: None }, &def)
        };
        let spot = TileSpot { heap: Heap::Cards, group: 1, index: 2 };
        assert_eq!(part("tile_placed", "T3"), Some((Page::Tiles, Some(Target::Tile(spot)))));
        assert_eq!(part("card_played", "02"), Some((Page::Cards, Some(Target::Card(8)))));
        assert_eq!(part("action", "guard"), Some((Page::Rules, Some(Target::Field("editor-guard")))));
        assert_eq!(part("action", "enter"), Some((Page::Rules, Some(Target::Field("bar-enter")))));
        let jump = def.cards.iter().position(|card| card.effect == EffectDef::Jump);
        assert_eq!(part("action", "jump"), Some((Page::Cards, jump.map(Target::Card))));
        assert_eq!(part("cell_entered", "d4"), Some((Page::Board, Some(Target::Cell("d4".parse().unwrap())))));
        assert_eq!(part("power_used", "P2.3"), Some((Page::Powers, Some(Target::Power(1)))));
        assert_eq!(part("token_taken", "11 2"), Some((Page::Supplies, Some(Target::Token(11)))));
        assert_eq!(part("action", "pass"), None);
        let long = Finding::TooLong { turns: 200.0, most: 150 };
        assert_eq!(part_found(&long, &def), Some((Page::Rules, Some(Target::Field("legend-edit-rounds")))));
    }
}
