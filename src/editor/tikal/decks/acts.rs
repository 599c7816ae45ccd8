//! The acts on the tiles and groups of a document: what a panel or a key asks for.
//!
//! Decides which step each is, which changes are one step, and what is chosen after it. How a deck changes, the other files
//! here decide; how the page looks, the window.

use std::hash::Hash;

use super::choice::Choice;
use super::notice::Notice;
use super::{self as decks, Order, Spots, TileSpot};
use crate::editor::Step;
use crate::editor::tikal::kind_said;
use crate::hex::MAX_CELLS;
use crate::tikal::{GroupDef, KindDef, MAX_GROUPS, MAX_TIER, TileDef};
use crate::words::Texts;

/// A document whose deck is changed step by step.
pub trait DeckSteps {
    /// The deck as it is.
    fn deck(&self) -> &[GroupDef];

    /// The texts in which a step says what it did.
    fn texts(&self) -> &Texts;

    /// Makes this the deck, as a step. Changes of the same field that follow each other are one step. The deck stays as it
    /// is where the text does not take the change.
    fn change_deck(&mut self, step: Step, field: impl Hash, deck: Vec<GroupDef>);

    /// Ends the last step: what follows is a step of its own.
    fn close_step(&mut self);
}

/// The most slabs of a side.
pub const MOST_SLABS: u32 = 3;
/// The most masks of a ruin.
pub const MOST_MASKS: u32 = 9;
/// The highest value of a temple.
pub const MOST_VALUE: u32 = MAX_TIER as u32;
/// The most names that a step tells.
const NAMES: usize = 4;

/// Something to be done.
#[derive(Clone, PartialEq, Debug)]
pub enum Act {
    /// The chosen tiles go before another place.
    Move(TileSpot),
    /// They go one place on, or back, in their group.
    Shift {
        /// True if they go on.
        later: bool,
    },
    /// They go to the next group, or to the one before.
    ShiftGroup {
        /// True if they go to the next.
        later: bool,
    },
    /// Copies of them are put behind them.
    Duplicate,
    /// They are taken out.
    Remove,
    /// They are turned clockwise by so many sixths.
    Turn(usize),
    /// They are put on the clipboard.
    Copy,
    /// They are put on the clipboard and taken out.
    Cut,
    /// Nothing here: the window asks the system for what the clipboard holds, and pastes it.
    AskForClipboard,
    /// The tiles of a text are put behind the chosen ones.
    Paste(String),
    /// A tile gets one slab more on a side, or one fewer; after the most comes none.
    Step {
        /// The tile.
        spot: TileSpot,
        /// The side.
        side: usize,
        /// True if it gets one fewer.
        fewer: bool,
    },
    /// The chosen tiles get so many slabs on a side.
    Slabs {
        /// The side.
        side: usize,
        /// The number of slabs.
        count: u32,
    },
    /// They are of another kind.
    Kind(KindDef),
    /// Temples among them get this value.
    Value(u32),
    /// Ruins among them get so many masks.
    Masks(u32),
    /// There are so many of each of them.
    Copies(u32),
    /// There is one more of each of them, or one fewer.
    MoreCopies {
        /// True if there is one fewer.
        fewer: bool,
    },
    /// Copies become tiles of their own.
    Part,
    /// All tiles that look like them are chosen too; if none is chosen, all that look like another one.
    ChooseAlike,
    /// All tiles of a group are chosen.
    ChooseGroup(usize),
    /// A new tile is put before this place.
    Add(TileSpot),
    /// Tiles of this group that look the same become one with copies, or those of every group.
    Merge(Option<usize>),
    /// This group is sorted, or each of them.
    Sort(Option<usize>, Order),
    /// An empty group is put behind the last one.
    AddGroup,
    /// A group is taken out with its tiles.
    RemoveGroup(usize),
    /// All groups are taken out.
    Clear,
    /// A group changes places with the next one, or with the one before.
    MoveGroup {
        /// The group.
        group: usize,
        /// True if it changes places with the next.
        later: bool,
    },
    /// Tables of so many players use a group, or do not.
    Use {
        /// The group.
        group: usize,
        /// The number of players.
        players: u32,
        /// True if they use it.
        is_used: bool,
    },
}

impl Act {
    /// True if it leaves tiles in other places than before.
    #[must_use]
    pub fn moves(&self) -> bool {
        matches!(
            self,
            Self::Move(_)
                | Self::Shift { .. }
                | Self::ShiftGroup { .. }
                | Self::Duplicate
                | Self::Part
                | Self::Paste(_)
                | Self::Add(_)
        )
    }
}

/// Does it: changes the deck as a step, and chooses what was changed; `clip` puts a text on the clipboard. Says what came
/// of it, if that has to be said.
pub fn execute(form: &mut impl DeckSteps, choice: &mut Choice, act: Act, clip: impl FnOnce(String)) -> Option<Notice> {
    let deck = form.deck().to_vec();
    let spots = choice.spots().clone();
    match act {
        Act::Copy => return copy(&deck, &spots, clip),
        Act::Cut if !spots.is_empty() => {
            rearrange(form, choice, deck.clone(), &act);
            return copy(&deck, &spots, clip);
        }
        Act::AskForClipboard => {}
        Act::Paste(text) => return paste(form, choice, deck, &text),
        Act::Duplicate if spots.len() > decks::room(&deck) => return Some(Notice::Full { left: decks::room(&deck) }),
        Act::Add(_) if decks::room(&deck) == 0 => return Some(Notice::Full { left: 0 }),
        Act::ChooseAlike => return Some(choose_alike(choice, &deck)),
        Act::ChooseGroup(group) => choice.choose_all(decks::spots(&deck).filter(|spot| spot.group == group).collect()),
        Act::AddGroup if deck.len() >= MAX_GROUPS => return Some(Notice::NoLetter),
        Act::Merge(group) => return Some(merge(form, choice, deck, group)),
        Act::Sort(..) | Act::AddGroup | Act::RemoveGroup(_) | Act::Clear | Act::MoveGroup { .. } | Act::Use { .. } => {
            change_groups(form, choice, deck, &act);
        }
        Act::Move(_)
        | Act::Shift { .. }
        | Act::ShiftGroup { .. }
        | Act::Duplicate
        | Act::Remove
        | Act::Cut
        | Act::Part => rearrange(form, choice, deck, &act),
        Act::Add(before) => {
            let name = deck.get(before.group).map(|group| group.group.clone()).unwrap_or_default();
            let mut deck = deck;
            let now = decks::insert(&mut deck, before, vec![decks::new_tile()]);
            change_apart(form, Step::new("tiles-step-add").named(name), "tiles", deck);
            choose_if_there(form, choice, now);
        }
        Act::Turn(_)
        | Act::Step { .. }
        | Act::Slabs { .. }
        | Act::Kind(_)
        | Act::Value(_)
        | Act::Masks(_)
        | Act::Copies(_)
        | Act::MoreCopies { .. } => change_tiles(form, &spots, &act),
    }
    None
}

/// Makes this the deck, as a step of its own.
fn change_apart(form: &mut impl DeckSteps, step: Step, field: &'static str, deck: Vec<GroupDef>) {
    form.close_step();
    form.change_deck(step, field, deck);
    form.close_step();
}

/// The names of tiles, as many as a step has room for.
fn names(deck: &[GroupDef], spots: &Spots) -> String {
    let mut names: Vec<String> = spots.iter().take(NAMES).map(|&spot| decks::name(deck, spot)).collect();
    if spots.len() > NAMES {
        names.push("…".to_owned());
    }
    names.join(", ")
}

/// Moves, copies or takes out the chosen tiles, as a step of its own, and chooses what came of them.
fn rearrange(form: &mut impl DeckSteps, choice: &mut Choice, mut deck: Vec<GroupDef>, act: &Act) {
    let spots = choice.spots();
    let name = names(&deck, spots);
    let (step, now) = match *act {
        Act::Move(before) => ("tiles-step-move", decks::move_tiles(&mut deck, spots, before)),
        Act::Shift { later } => ("tiles-step-move", decks::shift(&mut deck, spots, later)),
        Act::ShiftGroup { later } => ("tiles-step-move", decks::shift_group(&mut deck, spots, later)),
        Act::Duplicate => ("tiles-step-duplicate", decks::duplicate(&mut deck, spots)),
        Act::Part => ("tiles-step-part", decks::part(&mut deck, spots)),
        _ => {
            decks::take(&mut deck, spots);
            (if *act == Act::Cut { "tiles-step-cut" } else { "tiles-step-remove" }, Spots::new())
        }
    };
    change_apart(form, Step::new(step).named(name), step, deck.clone());
    if form.deck() == deck {
        choose_if_there(form, choice, now);
    }
}

/// Chooses tiles, if the change that put them there was made; of none, the keyboard stays where it is.
fn choose_if_there(form: &impl DeckSteps, choice: &mut Choice, spots: Spots) {
    let deck = form.deck();
    if spots.iter().all(|&spot| decks::tile(deck, spot).is_some()) {
        choice.choose_all(spots);
        choice.trim(deck);
    }
}

fn copy(deck: &[GroupDef], spots: &Spots, clip: impl FnOnce(String)) -> Option<Notice> {
    let tiles = decks::tiles(deck, spots);
    match decks::write(&tiles) {
        Ok(text) if !tiles.is_empty() => {
            clip(text);
            Some(Notice::Copied(tiles.len()))
        }
        Ok(_) => None,
        Err(error) => {
            log::error!("tiles cannot be written: {error}");
            None
        }
    }
}

/// Puts the tiles of a text behind the last chosen one, or else at the end of the deck.
fn paste(form: &mut impl DeckSteps, choice: &mut Choice, mut deck: Vec<GroupDef>, text: &str) -> Option<Notice> {
    let tiles = match decks::read(text) {
        Ok(tiles) => tiles,
        Err(error) => return Some(Notice::NotTiles(error)),
    };
    let left = decks::room(&deck);
    if tiles.len() > left {
        return Some(Notice::Full { left });
    }
    if deck.is_empty() {
        decks::add_group(&mut deck, 0);
    }
    let end = || TileSpot::new(deck.len() - 1, usize::MAX);
    let before = choice.spots().last().map_or_else(end, |last| TileSpot::new(last.group, last.index + 1));
    let now = decks::insert(&mut deck, before, tiles);
    let name = names(&deck, &now);
    change_apart(form, Step::new("tiles-step-paste").named(name), "tiles", deck.clone());
    if form.deck() == deck {
        choice.choose_all(now);
    }
    None
}

fn choose_alike(choice: &mut Choice, deck: &[GroupDef]) -> Notice {
    let alike = if choice.spots().is_empty() { decks::repeated(deck) } else { decks::alike(deck, choice.spots()) };
    let (count, is_more) = (alike.len(), alike.len() > choice.spots().len());
    if is_more {
        choice.choose_all(alike);
        Notice::Alike(count)
    } else {
        Notice::NoneAlike
    }
}

fn merge(form: &mut impl DeckSteps, choice: &mut Choice, mut deck: Vec<GroupDef>, group: Option<usize>) -> Notice {
    let groups = deck.iter_mut().enumerate().filter(|(index, _)| group.is_none_or(|group| group == *index));
    let merged = groups.map(|(_, group)| decks::merge(group)).sum();
    if merged == 0 {
        return Notice::NoneAlike;
    }
    choice.let_go();
    change_apart(form, Step::new("tiles-step-merge"), "tiles", deck);
    Notice::Merged(merged)
}

/// Changes the groups as such.
fn change_groups(form: &mut impl DeckSteps, choice: &mut Choice, mut deck: Vec<GroupDef>, act: &Act) {
    let letter = |deck: &[GroupDef], group: usize| deck.get(group).map(|group| group.group.clone()).unwrap_or_default();
    let step = match *act {
        Act::Sort(group, order) => {
            let sorted = deck.iter_mut().enumerate().filter(|(index, _)| group.is_none_or(|group| group == *index));
            sorted.for_each(|(_, group)| decks::sort(group, order));
            match group {
                Some(group) => Step::new("tiles-step-sort").named(letter(&deck, group)),
                None => Step::new("tiles-step-sort-all"),
            }
        }
        Act::AddGroup => {
            let added = decks::add_group(&mut deck, usize::MAX).unwrap_or_default();
            Step::new("tiles-step-group-add").named(letter(&deck, added))
        }
        Act::RemoveGroup(group) => {
            let step = Step::new("tiles-step-group-remove").named(letter(&deck, group));
            decks::remove_group(&mut deck, group);
            step
        }
        Act::Clear => {
            deck.clear();
            Step::new("tiles-step-clear")
        }
        Act::MoveGroup { group, later } => {
            let step = Step::new("tiles-step-group-move").named(letter(&deck, group));
            let to = if later { group + 1 } else { group.saturating_sub(1) };
            decks::move_group(&mut deck, group, to);
            step
        }
        Act::Use { group, players, is_used } => {
            if let Some(group) = deck.get_mut(group) {
                decks::use_by(group, players, is_used);
            }
            Step::new("tiles-step-use").named(letter(&deck, group))
        }
        _ => return,
    };
    let moves = !matches!(act, Act::Use { .. } | Act::AddGroup);
    change_apart(form, step, "groups", deck);
    if moves {
        choice.let_go();
        choice.trim(form.deck());
    }
}

/// Changes what is on the chosen tiles, where they are. Changes of the same thing that follow each other are one step.
fn change_tiles(form: &mut impl DeckSteps, spots: &Spots, act: &Act) {
    let alone;
    let (spots, step, field) = match *act {
        Act::Turn(_) => (spots, "tiles-step-turn", ("turn", 0)),
        Act::Step { spot, side, .. } => {
            alone = Spots::from([spot]);
            (&alone, "tiles-step-slabs", ("slabs", side))
        }
        Act::Slabs { side, .. } => (spots, "tiles-step-slabs", ("slabs", side)),
        Act::Kind(_) => (spots, "tiles-step-kind", ("kind", 0)),
        Act::Value(_) => (spots, "tiles-step-value", ("value", 0)),
        Act::Masks(_) => (spots, "tiles-step-masks", ("masks", 0)),
        _ => (spots, "tiles-step-copies", ("copies", 0)),
    };
    let name = names(form.deck(), spots);
    let mut deck = form.deck().to_vec();
    let before = value_of(form.texts(), &deck, spots, act);
    if let Act::Turn(sixths) = *act {
        decks::turn(&mut deck, spots, sixths);
    } else {
        for &spot in spots {
            let Some(tile) = decks::tile_mut(&mut deck, spot) else { continue };
            match *act {
                Act::Step { side, fewer, .. } => tile.slabs[side] = stepped(tile.slabs[side], fewer),
                Act::Slabs { side, count } => tile.slabs[side] = count,
                Act::Kind(kind) => set_kind(tile, kind),
                Act::Value(value) if matches!(tile.kind, KindDef::Temple(_)) => tile.kind = KindDef::Temple(value),
                Act::Masks(masks) if matches!(tile.kind, KindDef::Ruin(_)) => tile.kind = KindDef::Ruin(masks),
                Act::Copies(copies) => tile.copies = copies,
                Act::MoreCopies { fewer: false } => tile.copies = (tile.copies + 1).min(MAX_CELLS as u32),
                Act::MoreCopies { fewer: true } => tile.copies = tile.copies.saturating_sub(1).max(1),
                _ => {}
            }
        }
    }
    let step = Step::new(step).named(name);
    let step = match before.zip(value_of(form.texts(), &deck, spots, act)) {
        Some((before, now)) => step.from_to(before, now),
        None => step,
    };
    form.change_deck(step, (field, spots), deck);
}

/// The value of these tiles that an act sets, in a word; nothing where they differ.
fn value_of(texts: &Texts, deck: &[GroupDef], spots: &Spots, act: &Act) -> Option<String> {
    let value = |tile: &TileDef| match (act, tile.kind) {
        (Act::Step { side, .. } | Act::Slabs { side, .. }, _) => Some(tile.slabs[*side].to_string()),
        (Act::Kind(_), kind) => Some(kind_said(texts, kind)),
        (Act::Value(_), KindDef::Temple(number)) | (Act::Masks(_), KindDef::Ruin(number)) => Some(number.to_string()),
        (Act::Copies(_) | Act::MoreCopies { .. }, _) => Some(tile.copies.to_string()),
        _ => None,
    };
    let mut values = spots.iter().filter_map(|&spot| value(decks::tile(deck, spot)?));
    let first = values.next()?;
    values.all(|other| other == first).then_some(first)
}

/// One slab more or fewer on a side; after the most comes none, and the other way round.
#[must_use]
pub fn stepped(slabs: u32, fewer: bool) -> u32 {
    match (slabs, fewer) {
        (0, true) => MOST_SLABS,
        (slabs, true) => (slabs - 1).min(MOST_SLABS),
        (slabs, false) if slabs >= MOST_SLABS => 0,
        (slabs, false) => slabs + 1,
    }
}

/// Makes a tile of another kind, keeping its number as far as the kind allows. A volcano needs no slabs; what was one
/// gets some.
fn set_kind(tile: &mut TileDef, kind: KindDef) {
    let was_volcano = tile.kind == KindDef::Volcano;
    let number = match tile.kind {
        KindDef::Temple(number) | KindDef::Ruin(number) => Some(number),
        _ => None,
    };
    tile.kind = match kind {
        KindDef::Temple(usual) => KindDef::Temple(number.unwrap_or(usual).clamp(1, MOST_VALUE)),
        KindDef::Ruin(usual) => KindDef::Ruin(number.unwrap_or(usual).clamp(1, MOST_MASKS)),
        other => other,
    };
    if tile.kind == KindDef::Volcano {
        tile.slabs = [0; 6];
    } else if was_volcano && tile.slabs == [0; 6] {
        tile.slabs = decks::new_tile().slabs;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::editor::{Document, Group};
    use crate::tikal::Variant;
    use crate::words::Language;

    /// The classic variant as a document, without a window.
    struct Classic {
        texts: Texts,
        document: Document<Variant>,
    }

    impl DeckSteps for Classic {
        fn deck(&self) -> &[GroupDef] {
            &self.document.definition().unwrap().deck
        }

        fn texts(&self) -> &Texts {
            &self.texts
        }

        fn change_deck(&mut self, step: Step, _: impl Hash, deck: Vec<GroupDef>) {
            let mut def = self.document.definition().unwrap().clone();
            def.deck = deck;
            self.document.change(&def, step, Some(Group(0))).unwrap();
        }

        fn close_step(&mut self) {
            self.document.close_step();
        }
    }

    fn classic() -> (Classic, Choice) {
        let document = Document::new(include_str!("../../../../variants/classic.ron").to_owned());
        (Classic { texts: Texts::new(Language::English), document }, Choice::default())
    }

    #[test]
    fn tiles_that_are_cut_come_back_where_they_are_pasted() {
        let (mut form, mut choice) = classic();
        let before = form.deck().to_vec();
        choice.choose(TileSpot::new(1, 0));
        let mut clipboard = String::new();
        let notice = execute(&mut form, &mut choice, Act::Cut, |text| clipboard = text);
        assert_eq!(notice, Some(Notice::Copied(1)));
        assert_eq!(form.deck()[1].tiles.len() + 1, before[1].tiles.len());
        choice.choose(TileSpot::new(0, 0));
        assert_eq!(execute(&mut form, &mut choice, Act::Paste(clipboard), drop), None);
        assert_eq!(form.deck()[0].tiles[1], before[1].tiles[0]);
        assert_eq!(choice.single(), Some(TileSpot::new(0, 1)));
        assert_eq!(form.document.history().done(), 2, "a step each");
        form.document.go_to(0);
        assert_eq!(form.deck(), before);
    }

    #[test]
    fn turns_of_the_same_tile_are_one_step_and_a_text_that_holds_no_tiles_changes_nothing() {
        let (mut form, mut choice) = classic();
        choice.choose(TileSpot::new(0, 0));
        for _ in 0..3 {
            execute(&mut form, &mut choice, Act::Turn(1), drop);
        }
        assert_eq!(form.document.history().done(), 1);
        let before = form.deck().to_vec();
        let notice = execute(&mut form, &mut choice, Act::Paste("no tiles".to_owned()), drop).unwrap();
        assert!(notice.is_refusal() && form.deck() == before, "{notice:?}");
    }
}
