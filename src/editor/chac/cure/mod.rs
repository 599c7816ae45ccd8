//! Plain cures of problems of temples: a definition in which one problem is mended, where there is one way to do so that
//! most people would choose.
//!
//! Decides which problems have such a cure, what it does, and what its button says. What is left to taste has none. Here are
//! those of texts and numbers; `plan` mends squares, ways and tracks.

mod plan;

use super::plan::short_id;
use crate::chac::{Flaw, MAX_ADVENTURERS, MAX_HELD, Problem, Quantity, State, VARIANT_FORMAT, Variant, VariantDef};
use crate::editor::mend::{give_colours, removed, shortened, written};
use crate::editor::names::{capital, fill};
use crate::editor::slug::slug;
use crate::game::Game;
use crate::ron_text::{Path, Segment};
use crate::variant_file::FileFlaw;
use crate::words::Texts;

/// A cure, as [`cure`] gives it.
type Cure = Option<(String, VariantDef)>;

/// The cure of a problem: what its button says, and the definition that it leaves.
#[must_use]
pub fn cure(texts: &Texts, def: &VariantDef, problem: &Problem) -> Option<(String, VariantDef)> {
    let of_sort = [of_head, of_numbers, of_material, plan::of_lists, plan::of_ways, plan::of_drawing];
    let (said, cured) = of_sort.into_iter().find_map(|of_sort| of_sort(texts, def, problem))?;
    (cured != *def).then_some((said, cured))
}

/// Cures of what stands at the head of a file, and of ids and names everywhere.
fn of_head(texts: &Texts, def: &VariantDef, problem: &Problem) -> Cure {
    let (mut cured, path) = (def.clone(), &problem.path);
    let said = match problem.flaw {
        Flaw::File(FileFlaw::Format { .. } | FileFlaw::Game { .. }) => {
            (cured.format, cured.game) = (VARIANT_FORMAT, State::ID.to_owned());
            texts.say("cure-header")
        }
        Flaw::File(FileFlaw::Id { ref found }) => {
            cured.id = slug(found);
            texts.with("cure-id", &[("id", cured.id.clone().into())])
        }
        Flaw::File(FileFlaw::IdOfTheProgram { ref id }) => {
            cured.id = slug(&format!("my-{id}"));
            texts.with("cure-id", &[("id", cured.id.clone().into())])
        }
        Flaw::ShortId { found: ref id } | Flaw::File(FileFlaw::IdTwice { ref id }) => {
            let known = ids_beside(def, path);
            let id = short_id(id, |id| !known.contains(&id));
            cured = written::<Variant>(def, path, &format!("{id:?}"))?;
            texts.with("cure-id", &[("id", id.into())])
        }
        Flaw::File(FileFlaw::TextTooLong { most, .. }) => {
            cured = shortened::<Variant>(def, path, most)?;
            texts.with("cure-shorten", &[("characters", most.into())])
        }
        Flaw::File(FileFlaw::WithoutName) => {
            let (text, made) = match path.segments() {
                [Segment::Field("adventurers"), Segment::Index(place), ..] => {
                    let own = cured.adventurers.get_mut(*place)?;
                    (&mut own.name, capital(&own.id))
                }
                _ => (&mut cured.name, capital(&def.id.replace('-', " "))),
            };
            let name = fill(text, &made)?;
            texts.with("cure-id", &[("id", name.into())])
        }
        Flaw::File(FileFlaw::PlayersExchanged { .. }) => {
            let players = &mut cured.players;
            std::mem::swap(&mut players.least, &mut players.most);
            texts.say("cure-exchange")
        }
        Flaw::File(FileFlaw::TooFewColours { .. } | FileFlaw::ColourWithoutName | FileFlaw::ColourTwice { .. }) => {
            give_colours(&mut cured.players.colours, def.players.most as usize)?;
            texts.say("cure-colours")
        }
        _ => return None,
    };
    Some((said, cured))
}

/// The ids that the one at a path must differ from.
fn ids_beside<'a>(def: &'a VariantDef, path: &Path) -> Vec<&'a str> {
    match path.segments() {
        [Segment::Field("adventurers"), ..] => def.adventurers.iter().map(|own| own.id.as_str()).collect(),
        [_, Segment::Field("alcoves"), ..] => def.board.alcoves.iter().map(|alcove| alcove.id.as_str()).collect(),
        _ => def.board.squares.iter().map(|square| square.id.as_str()).collect(),
    }
}

/// Cures of numbers and of tables of numbers.
fn of_numbers(texts: &Texts, def: &VariantDef, problem: &Problem) -> Cure {
    let (mut cured, path) = (def.clone(), &problem.path);
    let set_to = |number: u32| texts.with("cure-number", &[("number", number.into())]);
    let long = |entries: usize| texts.with("cure-scores", &[("entries", entries.into())]);
    let said = match problem.flaw {
        // What is wrong there is the name of the entry.
        Flaw::OutOfLimits { what: Quantity::Value, .. } => {
            cured = removed::<Variant>(def, path)?;
            texts.say("cure-remove")
        }
        Flaw::OutOfLimits { value, least, most, .. } => {
            let number = value.clamp(least.into(), most.into());
            cured = written::<Variant>(def, path, &number.to_string())?;
            set_to(number)
        }
        Flaw::LoadLevels { levels } => {
            let entries = levels.clamp(2, MAX_HELD + 1);
            let last = def.load.last().copied().unwrap_or(2);
            cured.load.resize(entries, last);
            long(entries)
        }
        Flaw::NoBoulderDice => {
            cured.boulder.dice.push(1);
            set_to(1)
        }
        Flaw::TooManyEntries { most, .. } => {
            cured.boulder.dice.truncate(most);
            long(most)
        }
        Flaw::WallsNeverMeet { arrows, .. } if arrows > 0 => {
            cured.walls.steps = arrows;
            texts.with("chac-cure-steps", &[("steps", arrows.into())])
        }
        Flaw::FewTreasures { have, places, .. } => {
            let missing = u32::try_from(places.saturating_sub(have.into())).ok()?;
            let deck = &mut cured.decks.lava;
            let common = deck.values.iter().max_by_key(|(_, copies)| **copies).map_or(1, |(&value, _)| value);
            *deck.values.entry(common).or_default() += missing;
            texts.with("cure-treasures", &[("count", missing.into())])
        }
        _ => return None,
    };
    Some((said, cured))
}

/// Cures of decks, locks and adventurers.
fn of_material(texts: &Texts, def: &VariantDef, problem: &Problem) -> Cure {
    let (mut cured, path) = (def.clone(), &problem.path);
    let said = match problem.flaw {
        Flaw::DecksOfZones { zones, .. } => {
            let last = def.decks.zones.last().unwrap_or(&def.decks.lava).clone();
            cured.decks.zones.resize(zones, last);
            texts.with("chac-cure-decks", &[("count", zones.into())])
        }
        Flaw::LockNeeds { dice, .. } => {
            let [_, _, Segment::Index(alcove), ..] = path.segments() else { return None };
            let needs = &mut cured.board.alcoves.get_mut(*alcove)?.needs;
            needs.truncate(dice.into());
            if needs.is_empty() {
                needs.push(1);
            }
            texts.with("chac-cure-lock", &[("faces", needs.len().into())])
        }
        Flaw::FaceTwice { .. } => {
            cured = removed::<Variant>(def, path)?;
            texts.say("cure-remove")
        }
        Flaw::TooManyAdventurers { .. } => {
            cured.adventurers.truncate(MAX_ADVENTURERS);
            texts.with("cure-scores", &[("entries", MAX_ADVENTURERS.into())])
        }
        Flaw::TooFewAdventurers { have, players, each, .. } => {
            if each > 1 && have >= usize::from(players) {
                cured.adventurers_per_seat = 1;
                texts.say("chac-cure-one-each")
            } else {
                let most = u32::try_from(have / usize::from(each.max(1))).ok()?;
                if most < def.players.least.max(2) {
                    return None;
                }
                cured.players.most = most;
                texts.with("chac-cure-players", &[("players", most.into())])
            }
        }
        _ => return None,
    };
    Some((said, cured))
}

#[cfg(test)]
mod tests;
