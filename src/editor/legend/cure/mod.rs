//! Plain cures of problems of Legend's variants: a definition in which one problem is mended, where there is one way to do
//! so that most people would choose.
//!
//! Decides which problems have such a cure, what it does, and what its button says. What is left to taste has none.
//! `words` gives names, `cards` cards and effects.

mod cards;
mod words;

use self::cards::{bring_tile, clamp, effect_at, number_card};
use super::generate::{self, Wish, board_of, open_hexes};
use super::grid::chart;
use super::tiles::{Heap, free_letter};
use crate::editor::mend::{give_colours, removed, shortened, written};
use crate::editor::slug::{numbered, slug};
use crate::expedition::MAX_TREASURES;
use crate::game::Game;
use crate::legend::{
    EffectDef, Flaw, KindDef, LaidDef, Problem, Quantity, SLOTS, State, VARIANT_FORMAT, Variant, VariantDef, validate,
};
use crate::ron_text::{Path, Segment};
use crate::variant_file::FileFlaw;
use crate::words::Texts;

/// The step by which a table of scores goes on, and the most that stands in one.
const SCORE_STEP: u32 = 3;
const MOST_SCORE: u32 = 99;

/// The cure of a problem: what its button says, and the definition that it leaves.
#[must_use]
pub fn cure(texts: &Texts, def: &VariantDef, problem: &Problem) -> Option<(String, VariantDef)> {
    let of_sort = [of_head, of_numbers, of_board, of_cards, of_scenarios];
    let (said, cured) = of_sort.into_iter().find_map(|of_sort| of_sort(texts, def, problem))?;
    (cured != *def).then_some((said, cured))
}

/// A cure, as [`cure`] gives it.
type Cure = Option<(String, VariantDef)>;

/// Cures of what stands at the head of a file: what it is, and who can play it.
fn of_head(texts: &Texts, def: &VariantDef, problem: &Problem) -> Cure {
    let (mut cured, path) = (def.clone(), &problem.path);
    let said = match problem.flaw {
        Flaw::File(FileFlaw::Format { .. } | FileFlaw::Game { .. }) => {
            (cured.format, cured.game) = (VARIANT_FORMAT, State::ID.to_owned());
            texts.say("cure-header")
        }
        Flaw::File(
            FileFlaw::Id { ref found }
            | FileFlaw::IdTwice { id: ref found }
            | FileFlaw::IdOfTheProgram { id: ref found },
        ) => {
            let id = numbered(&slug(found), |id| !ids_beside(def, path).contains(&id));
            cured = written::<Variant>(def, path, &format!("{id:?}"))?;
            texts.with("cure-id", &[("id", id.into())])
        }
        Flaw::File(FileFlaw::TextTooLong { most, .. }) => {
            cured = shortened::<Variant>(def, path, most)?;
            texts.with("cure-shorten", &[("characters", most.into())])
        }
        Flaw::File(FileFlaw::WithoutName) => {
            let name = words::name(texts, &mut cured, path)?;
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

/// Cures of numbers and of tables of numbers.
fn of_numbers(texts: &Texts, def: &VariantDef, problem: &Problem) -> Cure {
    let (mut cured, path) = (def.clone(), &problem.path);
    let set_to = |number: u32| texts.with("cure-number", &[("number", number.into())]);
    let said = match problem.flaw {
        Flaw::OutOfLimits { what, value, least, most } => {
            let number = value.clamp(least.into(), most.into());
            match (what, path.segments().last()) {
                // What is too large there is the name of the entry.
                (Quantity::TierValue | Quantity::TokenValue | Quantity::TempleValue, Some(Segment::Key(_))) => {
                    cured = removed::<Variant>(def, path)?;
                    return Some((texts.say("cure-remove"), cured));
                }
                (Quantity::Steps, _) => clamp(effect_at(&mut cured, path)?, least.into(), most.into()),
                (Quantity::TempleValue | Quantity::Masks, _) => set_kind(&mut cured, path, number)?,
                _ => cured = written::<Variant>(def, path, &number.to_string())?,
            }
            set_to(number)
        }
        Flaw::MoreThanThereAre { most, .. } => {
            cured = written::<Variant>(def, path, &most.to_string())?;
            set_to(most.into())
        }
        // Where no turn has a point, nothing can be made cheap enough.
        Flaw::CostAbovePoints { points, .. } if points > 0 => {
            cured = written::<Variant>(def, path, &points.to_string())?;
            set_to(points.into())
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
        Flaw::TooFew { what, .. } => {
            let lacks = |rounds: u32| {
                let problems = validate(VariantDef { rounds, ..def.clone() }).1;
                problems.iter().any(|other| matches!(other.flaw, Flaw::TooFew { what: other, .. } if other == what))
            };
            cured.rounds = (1..def.rounds.min(MOST_SCORE)).rev().find(|&rounds| !lacks(rounds))?;
            texts.with("legend-cure-rounds", &[("rounds", cured.rounds.into())])
        }
        _ => return None,
    };
    Some((said, cured))
}

/// Cures of the board and of tiles.
fn of_board(texts: &Texts, def: &VariantDef, problem: &Problem) -> Cure {
    let (mut cured, path) = (def.clone(), &problem.path);
    let said = match problem.flaw {
        Flaw::NotACell(_) | Flaw::OffBoard { .. } if path.to_string() == "board.base_camp.cell" => {
            let cell = hex_for_camp(def)?;
            cured.board.base_camp.cell.clone_from(&cell);
            texts.with("legend-cure-lay", &[("cell", cell.into())])
        }
        Flaw::CellTwice { .. } | Flaw::OnBaseCamp { .. } | Flaw::OffBoard { .. } | Flaw::NotACell(_)
            if is_laid(path) =>
        {
            return laid_anew(texts, def, path);
        }
        Flaw::CellTwice { .. }
        | Flaw::OnBaseCamp { .. }
        | Flaw::LeftOutNowhere { .. }
        | Flaw::OffBoard { .. }
        | Flaw::NotACell(_) => {
            cured = removed::<Variant>(def, path)?;
            texts.say("cure-remove")
        }
        Flaw::GroupName { ref found } => {
            let letter = free_letter(def)?.to_string();
            cured = written::<Variant>(def, path, &format!("{letter:?}"))?;
            // What scenarios lay is called by its group.
            for laid in cured.scenarios.iter_mut().flat_map(|scenario| &mut scenario.laid) {
                let number = laid.tile.strip_prefix(found.as_str()).filter(|_| !found.is_empty());
                if let Some(number) = number.filter(|number| number.parse::<u32>().is_ok()) {
                    laid.tile = format!("{letter}{number}");
                }
            }
            texts.with("cure-id", &[("id", letter.into())])
        }
        Flaw::GroupTwice { group } => {
            let (heap, place) = group_at(path)?;
            let groups = heap.of_mut(&mut cured);
            let first = groups.iter().position(|other| other.group.chars().eq([group]))?;
            if first < place {
                let tiles = groups.remove(place).tiles;
                groups[first].tiles.extend(tiles);
                texts.with("cure-merge", &[("group", group.to_string().into())])
            } else {
                let letter = free_letter(def)?.to_string();
                groups.get_mut(place)?.group.clone_from(&letter);
                texts.with("cure-id", &[("id", letter.into())])
            }
        }
        _ => return None,
    };
    Some((said, cured))
}

/// Cures of cards and of directors' tiles.
fn of_cards(texts: &Texts, def: &VariantDef, problem: &Problem) -> Cure {
    let (mut cured, path) = (def.clone(), &problem.path);
    let said = match problem.flaw {
        Flaw::CardNumber { .. } => {
            let id = number_card(&mut cured, path)?;
            texts.with("cure-id", &[("id", id.into())])
        }
        Flaw::CardOrder { .. } => {
            let mut numbers: Vec<&str> = def.cards.iter().map(|card| card.id.as_str()).collect();
            numbers.sort_unstable();
            if numbers.windows(2).any(|two| two[0] == two[1]) {
                let id = number_card(&mut cured, path)?;
                return Some((texts.with("cure-id", &[("id", id.into())]), cured));
            }
            cured.cards.sort_by(|one, other| one.id.cmp(&other.id));
            texts.say("legend-cure-sort")
        }
        Flaw::NoSuchKind { .. } => {
            let last = u32::try_from(def.treasures.kinds.len().checked_sub(1)?).ok()?;
            *effect_at(&mut cured, path)? = EffectDef::Treasures(last);
            texts.with("cure-number", &[("number", last.into())])
        }
        Flaw::NoCardTile { .. } => {
            let tile = bring_tile(&mut cured, path)?;
            texts.with("legend-cure-tile", &[("tile", tile.into())])
        }
        Flaw::Powers { .. } => {
            let [_, Segment::Index(power), ..] = path.segments() else { return None };
            cured.powers.get_mut(*power)?.effects.resize(SLOTS, EffectDef::Slab);
            texts.say("legend-cure-powers")
        }
        _ => return None,
    };
    Some((said, cured))
}

/// Cures of scenarios.
fn of_scenarios(texts: &Texts, def: &VariantDef, problem: &Problem) -> Cure {
    let (mut cured, path) = (def.clone(), &problem.path);
    let said = match problem.flaw {
        Flaw::RepeatedRotation { same_as, .. } => {
            cured = written::<Variant>(def, path, &same_as.to_string())?;
            texts.with("cure-number", &[("number", same_as.into())])
        }
        Flaw::LaidOnDots { .. } => return laid_anew(texts, def, path),
        Flaw::NoSuchTile { .. } | Flaw::LaidTwice { .. } => {
            cured = removed::<Variant>(def, &laid_path(path)?)?;
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
        _ => return None,
    };
    Some((said, cured))
}

/// The tile to which a path leads, laid on the first hex that is free.
fn laid_anew(texts: &Texts, def: &VariantDef, path: &Path) -> Cure {
    let cell = free_cell(def, scenario_of(path)?)?;
    let cured = written::<Variant>(def, path, &format!("{cell:?}"))?;
    Some((texts.with("legend-cure-lay", &[("cell", cell.into())]), cured))
}

/// The first hex on which no scenario lays anything and that is not dotted.
fn hex_for_camp(def: &VariantDef) -> Option<String> {
    let board = chart(def)?;
    let names = board.cells().iter().filter_map(|&hex| board.name(hex)).map(|name| name.to_string());
    let is_taken = |name: &String| {
        let laid = def.scenarios.iter().flat_map(|scenario| &scenario.laid);
        def.board.dotted.contains(name) || laid.into_iter().any(|laid| laid.cell == *name)
    };
    names.into_iter().find(|name| !is_taken(name))
}

/// Gives the temple or the ruin to which a path leads this number.
fn set_kind(def: &mut VariantDef, path: &Path, number: u32) -> Option<()> {
    let (heap, group) = group_at(path)?;
    let [_, _, Segment::Field("tiles"), Segment::Index(tile), ..] = path.segments() else { return None };
    match &mut heap.of_mut(def).get_mut(group)?.tiles.get_mut(*tile)?.kind {
        KindDef::Temple(own) | KindDef::Ruin(own) => *own = number,
        KindDef::Clearing | KindDef::Lake | KindDef::Volcano => {}
    }
    Some(())
}

/// The group into which a path leads.
fn group_at(path: &Path) -> Option<(Heap, usize)> {
    let [Segment::Field(field), Segment::Index(group), ..] = path.segments() else { return None };
    let heap = match *field {
        "deck" => Heap::Deck,
        "setup" => Heap::Setup,
        "card_tiles" => Heap::Cards,
        _ => return None,
    };
    Some((heap, *group))
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::expedition::Text;
    use crate::legend::Code;
    use crate::words::Language;

    type Fault = fn(&mut VariantDef);

    /// The codes of which no problem has a plain cure: what is to be done is left to taste, or to who wrote the text.
    const LEFT_TO_TASTE: [Code; 4] = [Code::Syntax, Code::BoardSize, Code::TileCount, Code::More];

    /// Faults of every code that has a cure.
    const FAULTS: [Fault; 42] = [
        |def| def.format = 9,
        |def| def.game = "tikal".to_owned(),
        |def| def.id = "a b".to_owned(),
        |def| def.scenarios[1].id = def.scenarios[0].id.clone(),
        |def| def.author = "é".repeat(100),
        |def| def.cards[3].text = Text::Plain("\"long\" ".repeat(2000)),
        |def| def.name = Text::Plain(" ".to_owned()),
        |def| def.cards[3].name = Text::Plain(String::new()),
        |def| def.powers[0].name = Text::Plain(String::new()),
        |def| def.scenarios[0].name = Text::Plain(String::new()),
        |def| def.treasures.kinds[0].name = Text::Plain(String::new()),
        |def| def.rounds = 0,
        |def| def.rounds = 7,
        |def| def.costs.dig = Some(0),
        |def| {
            (def.tokens, def.scoring.action_points, def.costs.guard) = ([(2, 99)].into(), 2, Some(20));
            def.costs.camp = Some(19);
        },
        |def| def.unavailable.leaders = 3,
        |def| _ = def.tiers.insert(40, 3),
        |def| _ = def.tokens.insert(6, 1),
        |def| _ = def.scoring.high_temples.insert(0, 3),
        |def| def.deck[0].tiles[0].kind = KindDef::Temple(0),
        |def| def.scenarios[0].laid[3].rotation = 9,
        |def| def.scenarios[0].laid[1].rotation = 3,
        |def| std::mem::swap(&mut def.players.least, &mut def.players.most),
        |def| def.players.colours[1] = "red".to_owned(),
        |def| def.board.dotted.push("a2".to_owned()),
        |def| def.board.left_out.push("?".to_owned()),
        |def| def.board.base_camp.cell = "z9".to_owned(),
        |def| def.setup[0].group = "setup".to_owned(),
        |def| def.scenarios[0].laid[0].cell = "c2".to_owned(),
        |def| def.scenarios[0].laid[0].cell = "a2".to_owned(),
        |def| def.scenarios[2].laid[0].tile = "none".to_owned(),
        |def| def.scenarios[0].laid.truncate(14),
        |def| def.treasures.scores.truncate(3),
        |def| def.cards.swap(3, 4),
        |def| def.cards[9].id = "02".to_owned(),
        |def| def.cards[9].effect = EffectDef::Tile("none".to_owned()),
        |def| def.cards[9].effect = EffectDef::Steps(80),
        |def| def.powers[2].effects.truncate(1),
        |def| def.slab_tokens = 9,
        |def| def.deck[0].tiles[1].kind = KindDef::Ruin(9),
        |def| _ = def.tiers.insert(2, 300),
        |def| def.cards[0].effect = EffectDef::Treasures(40),
    ];

    fn legend() -> VariantDef {
        VariantDef::read(include_str!("../../../../variants/legend/legend.ron")).unwrap()
    }

    #[test]
    fn cures_leave_one_problem_less_until_none_is_left() {
        let texts = Texts::new(Language::English);
        let mut cured_codes = Vec::new();
        for (index, fault) in FAULTS.into_iter().enumerate() {
            let mut def = legend();
            fault(&mut def);
            let mut steps = 0;
            loop {
                let (_, problems) = validate(def.clone());
                let Some(problem) = problems.first() else { break };
                let (said, cured) = cure(&texts, &def, problem).unwrap_or_else(|| panic!("{index}: {problem}"));
                assert!(!said.is_empty());
                cured_codes.push(problem.code());
                def = cured;
                steps += 1;
                assert!(steps < 20, "{index}: {problem}");
            }
            assert!(steps > 0, "{index} is no fault");
        }
        let cured = |code: &Code| cured_codes.contains(code);
        let never: Vec<Code> = Code::ALL.iter().copied().filter(|code| !cured(code)).collect();
        assert_eq!(never, Code::ALL.iter().copied().filter(|code| LEFT_TO_TASTE.contains(code)).collect::<Vec<_>>());
    }
}
