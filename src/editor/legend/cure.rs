//! Plain cures of problems of Legend's variants: a definition in which one problem is mended, where there is one way to do
//! so that most people would choose.
//!
//! Decides which problems have such a cure, what it does, and what its button says. What is left to taste has none.

use super::generate::{self, Wish, board_of, open_hexes};
use crate::editor::slug::{numbered, slug};
use crate::editor::tikal::COLOURS;
use crate::expedition::MAX_TREASURES;
use crate::game::Game;
use crate::legend::{Flaw, LaidDef, Problem, State, VARIANT_FORMAT, VariantDef};
use crate::ron_text::{self, Path, Segment};
use crate::words::Texts;

/// The step by which a table of scores goes on, and the most that stands in one.
const SCORE_STEP: u32 = 3;
const MOST_SCORE: u32 = 99;

/// The cure of a problem: what its button says, and the definition that it leaves.
#[must_use]
pub fn cure(texts: &Texts, def: &VariantDef, problem: &Problem) -> Option<(String, VariantDef)> {
    let mut cured = def.clone();
    let path = &problem.path;
    let said = match problem.flaw {
        Flaw::Format { .. } | Flaw::Game { .. } => {
            (cured.format, cured.game) = (VARIANT_FORMAT, State::ID.to_owned());
            texts.say("cure-header")
        }
        Flaw::Id { ref found } | Flaw::IdTwice { id: ref found } | Flaw::IdOfTheProgram { id: ref found } => {
            let id = numbered(&slug(found), |id| !ids_beside(def, path).contains(&id));
            cured = written(def, path, &format!("{id:?}"))?;
            texts.with("cure-id", &[("id", id.into())])
        }
        Flaw::OutOfLimits { value, least, most, .. } => {
            let number = value.clamp(least.into(), most.into());
            cured = written(def, path, &number.to_string())?;
            texts.with("cure-number", &[("number", number.into())])
        }
        Flaw::MoreThanThereAre { most, .. } => {
            cured = written(def, path, &most.to_string())?;
            texts.with("cure-number", &[("number", most.into())])
        }
        // Where no turn has a point, nothing can be made cheap enough.
        Flaw::CostAbovePoints { points, .. } if points > 0 => {
            cured = written(def, path, &points.to_string())?;
            texts.with("cure-number", &[("number", points.into())])
        }
        Flaw::RepeatedRotation { same_as, .. } => {
            cured = written(def, path, &same_as.to_string())?;
            texts.with("cure-number", &[("number", same_as.into())])
        }
        Flaw::PlayersExchanged { .. } => {
            let players = &mut cured.players;
            std::mem::swap(&mut players.least, &mut players.most);
            texts.say("cure-exchange")
        }
        Flaw::TooFewColours { .. } | Flaw::ColourWithoutName | Flaw::ColourTwice { .. } => {
            give_colours(&mut cured.players.colours, def.players.most as usize)?;
            texts.say("cure-colours")
        }
        Flaw::CellTwice { .. } | Flaw::OnBaseCamp { .. } | Flaw::OffBoard { .. } | Flaw::LaidOnDots { .. }
            if is_laid(path) =>
        {
            let cell = free_cell(def, scenario_of(path)?)?;
            cured = written(def, path, &format!("{cell:?}"))?;
            texts.with("legend-cure-lay", &[("cell", cell.into())])
        }
        Flaw::CellTwice { .. } | Flaw::OnBaseCamp { .. } | Flaw::LeftOutNowhere { .. } | Flaw::OffBoard { .. } => {
            cured = removed(def, path)?;
            texts.say("cure-remove")
        }
        Flaw::NoSuchTile { .. } | Flaw::LaidTwice { .. } => {
            cured = removed(def, &laid_path(path)?)?;
            texts.say("cure-remove")
        }
        Flaw::NotLaid { tile } => {
            let scenario = scenario_of(path)?;
            let cell = free_cell(def, scenario)?;
            let laid = LaidDef { tile: tile.to_string(), cell: cell.clone(), rotation: 0 };
            cured.scenarios.get_mut(scenario)?.laid.push(laid);
            texts.with("legend-cure-lay", &[("cell", cell.into())])
        }
        Flaw::NoScenario => {
            cured.scenarios.push(generate::scenario(def, Wish::default()).ok()?);
            texts.say("legend-cure-scenario")
        }
        Flaw::ScoresMissing { copies, .. } => {
            continued(&mut cured.treasures.scores, copies.into());
            texts.with("cure-scores", &[("entries", copies.into())])
        }
        Flaw::ScoresTooMany { .. } => {
            cured.treasures.scores.truncate(MAX_TREASURES);
            texts.with("cure-scores", &[("entries", MAX_TREASURES.into())])
        }
        Flaw::StartScores { players, .. } => {
            continued(&mut cured.start_scores, players.into());
            texts.with("cure-scores", &[("entries", players.into())])
        }
        Flaw::NotByPlayers { .. } => {
            by_players(&mut cured, path)?;
            texts.with("cure-scores", &[("entries", 3.into())])
        }
        Flaw::CardOrder { .. } => {
            cured.cards.sort_by(|one, other| one.id.cmp(&other.id));
            let is_twice = cured.cards.windows(2).any(|two| two[0].id == two[1].id);
            if is_twice {
                return None;
            }
            texts.say("cure-sort")
        }
        _ => return None,
    };
    (cured != *def).then_some((said, cured))
}

/// The definition with this value at a path, if it can stand there.
fn written(def: &VariantDef, path: &Path, value: &str) -> Option<VariantDef> {
    VariantDef::read(&ron_text::set(&def.write().ok()?, path, value).ok()?).ok()
}

/// The definition without the entry at a path.
fn removed(def: &VariantDef, path: &Path) -> Option<VariantDef> {
    VariantDef::read(&ron_text::remove(&def.write().ok()?, path).ok()?).ok()
}

/// The ids that the one at a path must differ from.
fn ids_beside<'a>(def: &'a VariantDef, path: &Path) -> Vec<&'a str> {
    match path.segments() {
        [Segment::Field("scenarios"), ..] => def.scenarios.iter().map(|scenario| scenario.id.as_str()).collect(),
        [Segment::Field("powers"), ..] => def.powers.iter().map(|power| power.id.as_str()).collect(),
        _ => vec![&def.id],
    }
}

/// True if a path leads to a tile that a scenario lays.
fn is_laid(path: &Path) -> bool {
    laid_path(path).is_some()
}

/// The scenario into which a path leads.
fn scenario_of(path: &Path) -> Option<usize> {
    match path.segments() {
        [Segment::Field("scenarios"), Segment::Index(scenario), ..] => Some(*scenario),
        _ => None,
    }
}

/// The laid tile into which a path leads.
fn laid_path(path: &Path) -> Option<Path> {
    match path.segments() {
        [_, Segment::Index(scenario), Segment::Field("laid"), Segment::Index(tile), ..] => {
            Some(Path::of("scenarios").index(*scenario).field("laid").index(*tile))
        }
        _ => None,
    }
}

/// The first hex on which a scenario can lay one more tile.
fn free_cell(def: &VariantDef, scenario: usize) -> Option<String> {
    let (layout, camp, dotted) = board_of(def)?;
    let laid = &def.scenarios.get(scenario)?.laid;
    let names = open_hexes(&layout, camp, dotted).into_iter().map(|cell| layout.name(cell).to_string());
    names.into_iter().find(|name| laid.iter().all(|laid| laid.cell != *name))
}

/// Continues a table to so many entries, each by a little more than the last.
fn continued(scores: &mut Vec<u32>, entries: usize) {
    while scores.len() < entries {
        scores.push(scores.last().map_or(1, |&last| last.saturating_add(SCORE_STEP).min(MOST_SCORE)));
    }
}

/// Brings a table by numbers of players to three numbers: the last one stands for those that are missing.
fn by_players(def: &mut VariantDef, path: &Path) -> Option<()> {
    use Segment::{Field, Index};
    let table = match path.segments() {
        [Field("places"), Field("right")] => &mut def.places.right,
        [Field("places"), Field("left")] => &mut def.places.left,
        [Field("cards"), Index(card), Field("counts")] => &mut def.cards.get_mut(*card)?.counts,
        _ => return None,
    };
    let last = table.last().copied().unwrap_or(1);
    table.resize(3, last);
    Some(())
}

/// Puts a colour that is free in the place of each that has no name or stands twice, and adds those that are missing.
fn give_colours(colours: &mut Vec<String>, players: usize) -> Option<()> {
    colours.resize(colours.len().max(players.min(COLOURS.len())), String::new());
    for index in 0..colours.len() {
        let is_free = |name: &str| colours.iter().all(|colour| colour != name);
        if colours[index].trim().is_empty() || colours[..index].contains(&colours[index]) {
            colours[index] = (*COLOURS.iter().find(|name| is_free(name))?).to_owned();
        }
    }
    Some(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::legend::validate;
    use crate::words::Language;

    type Fault = fn(&mut VariantDef);

    #[test]
    fn cures_leave_one_problem_less_until_none_is_left() {
        let legend = VariantDef::read(include_str!("../../../variants/legend/legend.ron")).unwrap();
        let faults: [Fault; 18] = [
            |def| def.format = 9,
            |def| def.id = "a b".to_owned(),
            |def| def.scenarios[1].id = def.scenarios[0].id.clone(),
            |def| def.rounds = 0,
            |def| def.costs.dig = Some(0),
            |def| {
                (def.tokens, def.scoring.action_points, def.costs.guard) = ([(2, 99)].into(), 2, Some(20));
                def.costs.camp = Some(19);
            },
            |def| def.unavailable.leaders = 3,
            |def| def.scenarios[0].laid[3].rotation = 9,
            |def| std::mem::swap(&mut def.players.least, &mut def.players.most),
            |def| def.players.colours[1] = "red".to_owned(),
            |def| def.board.dotted.push("a2".to_owned()),
            |def| def.scenarios[0].laid[0].cell = "c2".to_owned(),
            |def| def.scenarios[0].laid[0].cell = "a2".to_owned(),
            |def| def.scenarios[2].laid[0].tile = "none".to_owned(),
            |def| def.scenarios[0].laid.truncate(14),
            |def| def.treasures.scores.truncate(3),
            |def| def.cards.swap(3, 4),
            |def| def.places.left.truncate(1),
        ];
        let texts = Texts::new(Language::English);
        for (index, fault) in faults.into_iter().enumerate() {
            let mut def = legend.clone();
            fault(&mut def);
            let mut steps = 0;
            loop {
                let (_, problems) = validate(def.clone());
                let Some(problem) = problems.first() else { break };
                let (said, cured) = cure(&texts, &def, problem).unwrap_or_else(|| panic!("{index}: {problem}"));
                assert!(!said.is_empty());
                def = cured;
                steps += 1;
                assert!(steps < 10, "{index}: {problem}");
            }
            assert!(steps > 0, "{index} is no fault");
        }
    }
}
