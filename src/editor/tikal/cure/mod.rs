//! Plain cures of problems: a definition in which one problem is mended, where there is one way to do so that most
//! people would choose.
//!
//! Decides which problems have such a cure and what it does. What is left to taste, such as which of too many tiles goes,
//! has none. Which problems there are, `validate` finds out.

mod texts;

use crate::editor::mend::COLOURS;
use crate::editor::slug::fitted;
use crate::game::FIRST_GAME;
use crate::hex::{CellName, Layout, MAX_CELLS};
use crate::ron_text::{Path, Segment};
use crate::tikal::{
    Flaw, GroupDef, KindDef, MAX_TIER, MAX_TREASURES, PrintedDef, Problem, SEATS, TieBreak, TileDef, TreasuresDef,
    VARIANT_FORMAT, VariantDef,
};
use crate::variant_file::FileFlaw;

/// The score of one more treasure of a kind beyond the last entry of a table that is too short, and its most (T7.5).
const SCORE_STEP: u32 = 3;
const MOST_SCORE: u32 = 99;

/// The change that a cure makes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Remedy {
    /// Sets the number to the nearest that is possible.
    Number(u32),
    /// Sets the format, or the game, to what this program knows.
    Header,
    /// Gives the variant this id.
    Id(String),
    /// Exchanges the least and the greatest number of players.
    ExchangePlayers,
    /// Gives each seat a colour of its own.
    Colours,
    /// Removes what stands there.
    Remove,
    /// Makes the tile a clearing.
    Clearing,
    /// Leaves one base camp, that in this cell.
    BaseCamp(CellName),
    /// Names the groups A, B, C … in the order in which they stand.
    Letters,
    /// Puts the tiles of all groups of this letter into one.
    Merge(char),
    /// Puts the groups in order.
    Sort,
    /// Lets every number of players draw from every group.
    AllPlayers,
    /// Lets so many players draw from the group too.
    AlsoWith(Vec<u8>),
    /// Continues the score table to so many entries, or cuts it there.
    Scores(usize),
    /// Leaves out so many cells that are not joined to the base camp.
    LeaveOut(usize),
    /// Gives the tile a slab.
    Slab,
    /// Ends the text after so many characters.
    Shorten(usize),
    /// Calls it this.
    Name(String),
    /// Adds a volcano to the group of this letter.
    Volcano(char),
    /// Adds so many treasures.
    Treasures(u32),
    /// Adds so many tiers of this value.
    Tiers {
        /// The number of things.
        count: u32,
        /// Their value.
        value: u32,
    },
}

/// The cure of a problem, and the definition with the cure made; nothing where there is no plain cure.
#[must_use]
pub fn cure(def: &VariantDef, problem: &Problem) -> Option<(Remedy, VariantDef)> {
    let mut cured = def.clone();
    let remedy = remedy(&mut cured, problem)?;
    (cured != *def).then_some((remedy, cured))
}

/// Makes the cure.
// An arm for each kind: in one list, which reads better whole than in parts.
fn remedy(def: &mut VariantDef, problem: &Problem) -> Option<Remedy> {
    let path = &problem.path;
    Some(match &problem.flaw {
        Flaw::File(FileFlaw::Format { .. }) => {
            def.format = VARIANT_FORMAT;
            Remedy::Header
        }
        Flaw::Game { .. } => {
            FIRST_GAME.clone_into(&mut def.game);
            Remedy::Header
        }
        Flaw::File(FileFlaw::Id { .. }) => {
            def.id = possible_id(&def.id);
            Remedy::Id(def.id.clone())
        }
        Flaw::File(FileFlaw::IdOfTheProgram { id }) => {
            def.id = possible_id(&format!("my-{id}"));
            Remedy::Id(def.id.clone())
        }
        Flaw::OutOfLimits { value, least, most, .. } => {
            let nearest = (*value).clamp(u32::from(*least), u32::from(*most));
            // A value of a tier is what its entry is called: it goes with it.
            if let [Segment::Field("tiers"), Segment::Key(key)] = path.segments()
                && *key == *value
                && def.tiers.get(key).is_some_and(|count| count != value)
            {
                def.tiers.remove(key);
                return Some(Remedy::Remove);
            }
            *number_at(def, path)? = nearest;
            Remedy::Number(nearest)
        }
        Flaw::CostAbovePoints { points, .. } => {
            let points = u32::from(*points);
            *number_at(def, path)? = points;
            Remedy::Number(points)
        }
        Flaw::File(FileFlaw::PlayersExchanged { .. }) => {
            std::mem::swap(&mut def.players.least, &mut def.players.most);
            Remedy::ExchangePlayers
        }
        Flaw::File(FileFlaw::TooFewColours { .. } | FileFlaw::ColourWithoutName | FileFlaw::ColourTwice { .. }) => {
            give_colours(def)?;
            Remedy::Colours
        }
        Flaw::NotACell(_)
        | Flaw::LeftOutTwice { .. }
        | Flaw::LeftOutNowhere { .. }
        | Flaw::PrintedOffBoard { .. }
        | Flaw::PrintedTwice { .. }
        | Flaw::Unreachable { .. }
        | Flaw::TieBreakTwice { .. } => {
            remove_at(def, path)?;
            Remedy::Remove
        }
        Flaw::BaseCamps { .. } => Remedy::BaseCamp(one_base_camp(def)?),
        Flaw::BaseCampDrawn => {
            *kind_at(def, path)? = KindDef::Clearing;
            Remedy::Clearing
        }
        Flaw::GroupName { .. } => {
            for (group, letter) in def.deck.iter_mut().zip('A'..='Z') {
                group.group = letter.to_string();
            }
            Remedy::Letters
        }
        Flaw::GroupTwice { group } => {
            merge(&mut def.deck, *group);
            Remedy::Merge(*group)
        }
        Flaw::GroupOrder { .. } => {
            def.deck.sort_by(|one, other| one.group.cmp(&other.group));
            Remedy::Sort
        }
        Flaw::NoTiles { .. } => {
            def.deck.iter_mut().for_each(|group| group.only_with = None);
            Remedy::AllPlayers
        }
        Flaw::GroupUnseen { players } => {
            let [Segment::Field("deck"), Segment::Index(group), ..] = path.segments() else { return None };
            let only = def.deck.get_mut(*group)?.only_with.as_mut()?;
            only.extend(players.iter().copied().map(u32::from));
            only.sort_unstable();
            Remedy::AlsoWith(players.clone())
        }
        Flaw::ScoresMissing { copies, .. } => {
            continue_scores(&mut def.treasures, usize::from(*copies));
            Remedy::Scores(usize::from(*copies))
        }
        Flaw::ScoresTooMany { .. } => {
            def.treasures.scores.truncate(MAX_TREASURES);
            Remedy::Scores(MAX_TREASURES)
        }
        Flaw::BoardInPieces { .. } => Remedy::LeaveOut(leave_out_what_is_apart(def)?),
        Flaw::TileWithoutSlabs => {
            let [Segment::Field("deck"), Segment::Index(group), _, Segment::Index(tile)] = path.segments() else {
                return None;
            };
            def.deck.get_mut(*group)?.tiles.get_mut(*tile)?.slabs[0] = 1;
            Remedy::Slab
        }
        Flaw::FewerTreasuresThanMasks { masks, treasures } => {
            let missing = masks - treasures;
            add_treasures(&mut def.treasures, missing)?;
            Remedy::Treasures(missing)
        }
        Flaw::NoNextTier { value } => {
            let value = u32::from(*value);
            let count = temples_of(def, value).clamp(1, 99);
            // The highest value that a tier can have has no next one.
            if value as usize >= MAX_TIER {
                return None;
            }
            def.tiers.insert(value + 1, count);
            Remedy::Tiers { count, value: value + 1 }
        }
        // What a variant was made from has an id and a hash of a known length, or it is none.
        Flaw::File(FileFlaw::TextTooLong { .. }) if path.segments().first() == Some(&Segment::Field("based_on")) => {
            def.based_on = None;
            Remedy::Remove
        }
        Flaw::File(FileFlaw::TextTooLong { most, .. }) => {
            texts::shorten(def, path, *most)?;
            Remedy::Shorten(*most)
        }
        Flaw::VariantWithoutName => Remedy::Name(texts::name_variant(def)?),
        Flaw::TreasureWithoutName => Remedy::Name(texts::name_treasure(def, path)?),
        Flaw::NoVolcano { players } => Remedy::Volcano(add_volcano(&mut def.deck, players)?),
        // Of those of files Tikal tells the last ones in its own words.
        Flaw::File(
            FileFlaw::TooLong { .. }
            | FileFlaw::NotRon(_)
            | FileFlaw::Game { .. }
            | FileFlaw::IdTwice { .. }
            | FileFlaw::WithoutName
            | FileFlaw::Unlisted { .. },
        )
        | Flaw::Columns { .. }
        | Flaw::Cells { .. }
        | Flaw::Groups { .. }
        | Flaw::DeckSize { .. }
        | Flaw::TreasureKinds { .. }
        | Flaw::UnlistedErrors { .. }
        | Flaw::UnlistedWarnings { .. }
        | Flaw::MoreTilesThanCells { .. }
        | Flaw::AuctionRemainder { .. }
        | Flaw::UnevenTurns { .. } => return None,
    })
}

/// The nearest text that can be an id.
fn possible_id(text: &str) -> String {
    let letters = text.chars().map(|letter| if letter == ' ' || letter == '_' { '-' } else { letter });
    let id: String = letters.filter(|&letter| letter.is_ascii_alphanumeric() || letter == '-').collect();
    fitted(&id)
}

/// The number at a path.
fn number_at<'a>(def: &'a mut VariantDef, path: &Path) -> Option<&'a mut u32> {
    use Segment::{Field, Index, Key};
    match path.segments() {
        [Field("players"), Field("least")] => Some(&mut def.players.least),
        [Field("players"), Field("most")] => Some(&mut def.players.most),
        [Field("board"), Field("columns"), Index(column)] => def.board.columns.get_mut(*column),
        [Field("board"), Field("printed"), Index(tile), Field("slabs"), Index(side)] => {
            def.board.printed.get_mut(*tile)?.slabs.get_mut(*side)
        }
        [Field("deck"), Index(group), Field("tiles"), Index(tile), Field("slabs"), Index(side)] => {
            def.deck.get_mut(*group)?.tiles.get_mut(*tile)?.slabs.get_mut(*side)
        }
        [Field("deck"), Index(group), Field("tiles"), Index(tile), Field("copies")] => {
            Some(&mut def.deck.get_mut(*group)?.tiles.get_mut(*tile)?.copies)
        }
        [Field("deck"), Index(group), Field("only_with"), Index(place)] => {
            def.deck.get_mut(*group)?.only_with.as_mut()?.get_mut(*place)
        }
        [.., Field("kind")] => match kind_at(def, path)? {
            KindDef::Temple(number) | KindDef::Ruin(number) => Some(number),
            KindDef::BaseCamp | KindDef::Clearing | KindDef::Volcano => None,
        },
        [Field("tiers"), Key(value)] => def.tiers.get_mut(value),
        [Field("treasures"), Field("kinds"), Index(kind), Field("copies")] => {
            Some(&mut def.treasures.kinds.get_mut(*kind)?.copies)
        }
        [Field("treasures"), Field("scores"), Index(place)] => def.treasures.scores.get_mut(*place),
        [Field("costs"), Field(action)] => match *action {
            "enter" => Some(&mut def.costs.enter),
            "transfer" => def.costs.transfer.as_mut(),
            "uncover" => def.costs.uncover.as_mut(),
            "dig" => def.costs.dig.as_mut(),
            "exchange" => def.costs.exchange.as_mut(),
            "camp" => def.costs.camp.as_mut(),
            "guard" => def.costs.guard.as_mut(),
            _ => None,
        },
        [Field("action_points")] => Some(&mut def.action_points),
        [Field("per_turn"), Field("uncover")] => Some(&mut def.per_turn.uncover),
        [Field("per_turn"), Field("dig")] => Some(&mut def.per_turn.dig),
        [Field("pieces"), Field(piece)] => match *piece {
            "explorers" => Some(&mut def.pieces.explorers),
            "leaders" => Some(&mut def.pieces.leaders),
            "camps" => Some(&mut def.pieces.camps),
            "guards" => Some(&mut def.pieces.guards),
            _ => None,
        },
        [Field("leader_strength")] => Some(&mut def.leader_strength),
        [Field("start_score")] => Some(&mut def.start_score),
        [Field("auction"), Field("start_score")] => Some(&mut def.auction.start_score),
        [Field("auction"), Field("least_bid")] => Some(&mut def.auction.least_bid),
        _ => None,
    }
}

/// The kind of the tile at a path.
fn kind_at<'a>(def: &'a mut VariantDef, path: &Path) -> Option<&'a mut KindDef> {
    use Segment::{Field, Index};
    match path.segments() {
        [Field("board"), Field("printed"), Index(tile), ..] => Some(&mut def.board.printed.get_mut(*tile)?.kind),
        [Field("deck"), Index(group), Field("tiles"), Index(tile), ..] => {
            Some(&mut def.deck.get_mut(*group)?.tiles.get_mut(*tile)?.kind)
        }
        _ => None,
    }
}

/// Removes the entry of a list that holds a path.
fn remove_at(def: &mut VariantDef, path: &Path) -> Option<()> {
    fn remove<T>(list: &mut Vec<T>, index: usize) -> Option<()> {
        (index < list.len()).then(|| _ = list.remove(index))
    }
    use Segment::{Field, Index};
    match path.segments() {
        [Field("board"), Field("left_out"), Index(place)] => remove(&mut def.board.left_out, *place),
        [Field("board"), Field("printed"), Index(tile), ..] => remove(&mut def.board.printed, *tile),
        [Field("tie_breaks"), Index(place)] => remove::<TieBreak>(&mut def.tie_breaks, *place),
        _ => None,
    }
}

/// Puts a colour that is free in the place of each that has no name or stands twice, and adds those that are missing.
fn give_colours(def: &mut VariantDef) -> Option<()> {
    let colours = &mut def.players.colours;
    let needed = (def.players.most as usize).max(def.players.least as usize).min(SEATS);
    colours.resize(colours.len().max(needed), String::new());
    for index in 0..colours.len() {
        let is_free = |name: &str| colours.iter().all(|colour| colour != name);
        if colours[index].trim().is_empty() || colours[..index].contains(&colours[index]) {
            colours[index] = (*COLOURS.iter().find(|name| is_free(name))?).to_owned();
        }
    }
    Some(())
}

/// Leaves the first base camp, or prints one on the first cell that is free.
fn one_base_camp(def: &mut VariantDef) -> Option<CellName> {
    let layout = layout_of(def)?;
    let printed = &mut def.board.printed;
    let is_camp = |tile: &PrintedDef| tile.kind == KindDef::BaseCamp;
    let on_board = |tile: &PrintedDef| tile.cell.parse().ok().and_then(|name| layout.cell(name)).is_some();
    if let Some(first) = printed.iter().position(|tile| is_camp(tile) && on_board(tile)) {
        let cell = printed[first].cell.parse().ok()?;
        let mut index = 0;
        printed.retain(|tile| {
            index += 1;
            index == first + 1 || !is_camp(tile)
        });
        return Some(cell);
    }
    let is_free = |name: &CellName| printed.iter().all(|tile| tile.cell != name.to_string());
    let cell = layout.cells().into_iter().map(|cell| layout.name(cell)).find(is_free)?;
    printed.retain(|tile| !is_camp(tile));
    printed.push(PrintedDef { cell: cell.to_string(), kind: KindDef::BaseCamp, slabs: [1; 6] });
    Some(cell)
}

/// The grid of a definition, if it has one.
fn layout_of(def: &VariantDef) -> Option<Layout> {
    let rows: Vec<usize> = def.board.columns.iter().map(|&count| count as usize).collect();
    let left_out: Vec<CellName> = def.board.left_out.iter().filter_map(|name| name.parse().ok()).collect();
    Layout::new(&rows, def.board.raised, &left_out).ok()
}

/// Leaves out what is not joined to the base camp, with what is printed there. Returns how many cells that were.
fn leave_out_what_is_apart(def: &mut VariantDef) -> Option<usize> {
    let layout = layout_of(def)?;
    let camp = def.board.printed.iter().find(|tile| tile.kind == KindDef::BaseCamp)?;
    let camp = layout.cell(camp.cell.parse().ok()?)?;
    let apart = layout.cells() - layout.connected(camp, layout.cells());
    let names: Vec<String> = apart.into_iter().map(|cell| layout.name(cell).to_string()).collect();
    def.board.printed.retain(|tile| !names.contains(&tile.cell));
    let count = names.len();
    def.board.left_out.extend(names);
    Some(count)
}

/// Puts the tiles of all groups of a letter into the first of them.
fn merge(deck: &mut Vec<GroupDef>, letter: char) {
    let is_one = |group: &GroupDef| group.group.chars().eq([letter]);
    let Some(first) = deck.iter().position(is_one) else { return };
    let (later, others): (Vec<_>, Vec<_>) = deck.split_off(first + 1).into_iter().partition(is_one);
    deck[first].tiles.extend(later.into_iter().flat_map(|group| group.tiles));
    deck.extend(others);
}

/// Continues the table of what sets score, each entry by a little more than the last.
fn continue_scores(treasures: &mut TreasuresDef, entries: usize) {
    while treasures.scores.len() < entries {
        let next = treasures.scores.last().map_or(1, |&last| last.saturating_add(SCORE_STEP).min(MOST_SCORE));
        treasures.scores.push(next);
    }
}

/// Adds treasures, one of each kind in turn.
fn add_treasures(treasures: &mut TreasuresDef, mut missing: u32) -> Option<()> {
    while missing > 0 {
        let room = treasures.kinds.iter_mut().filter(|kind| kind.copies < MAX_TREASURES as u32);
        // One more of the kind of which there are fewest, the first of them.
        room.min_by_key(|kind| kind.copies)?.copies += 1;
        missing -= 1;
    }
    let most = treasures.kinds.iter().map(|kind| kind.copies).max().unwrap_or(0);
    continue_scores(treasures, most as usize);
    Some(())
}

/// Adds a volcano to the last group that all these numbers of players draw from, as long as the deck has room for it.
fn add_volcano(deck: &mut [GroupDef], players: &[u8]) -> Option<char> {
    let tiles = deck.iter().flat_map(|group| &group.tiles).fold(0_u32, |sum, tile| sum.saturating_add(tile.copies));
    let is_seen = |group: &&mut GroupDef| {
        let only = group.only_with.as_ref();
        only.is_none_or(|only| players.iter().all(|&count| only.contains(&u32::from(count))))
    };
    let group = deck.iter_mut().rev().find(is_seen).filter(|_| (tiles as usize) < MAX_CELLS)?;
    let letter = group.group.chars().next()?;
    group.tiles.push(TileDef { kind: KindDef::Volcano, slabs: [0; 6], copies: 1 });
    Some(letter)
}

/// The number of temples of this value, drawn and printed.
fn temples_of(def: &VariantDef, value: u32) -> u32 {
    let drawn = def.deck.iter().flat_map(|group| &group.tiles).filter(|tile| tile.kind == KindDef::Temple(value));
    let printed = def.board.printed.iter().filter(|tile| tile.kind == KindDef::Temple(value)).count();
    drawn.map(|tile| tile.copies).fold(printed as u32, u32::saturating_add)
}
