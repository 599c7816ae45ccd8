//! The keys of the page of tiles. Which keys there are, `tikal::keys` decides.

use egui::{Id, Key, Modifiers, Ui};

use crate::app::forms::aside;
use crate::app::hexboard::cursor::Arrow;
use crate::app::kit::clipboard::{self, Clip};
use crate::app::tikal::keys;
use crate::editor::tikal::decks::TileSpot;
use crate::editor::tikal::decks::acts::Act;
use crate::editor::tikal::decks::choice::{Choice, neighbour};
use crate::tikal::GroupDef;

const ARROWS: [(Key, Arrow); 4] = [
    (Key::ArrowUp, Arrow::Up),
    (Key::ArrowDown, Arrow::Down),
    (Key::ArrowLeft, Arrow::Left),
    (Key::ArrowRight, Arrow::Right),
];
const DIGITS: [Key; 6] = [Key::Num1, Key::Num2, Key::Num3, Key::Num4, Key::Num5, Key::Num6];

/// Carries out the keys that choose tiles, and asks for what the others stand for. The tiles of each group stand in so many
/// columns; `card` is the widget of a tile. Says whether a tile has the keyboard.
pub fn read(
    ui: &Ui,
    (deck, columns): (&[GroupDef], &[usize]),
    choice: &mut Choice,
    card: impl Fn(TileSpot) -> Id,
    acts: &mut Vec<Act>,
) -> bool {
    let context = ui.ctx();
    let is_covered = context.memory(|memory| memory.top_modal_layer().is_some()) || egui::Popup::is_any_open(context);
    if is_covered || context.text_edit_focused() {
        return false;
    }
    clipboard(ui, acts);
    // The other keys are those of the tile that has the keyboard; while nothing has it, they mean the chosen ones.
    let focused = context.memory(egui::Memory::focused);
    let is_on_card = focused == Some(card(choice.cursor()));
    if !is_on_card && focused.is_some() {
        return false;
    }
    if is_on_card {
        arrows(ui, (deck, columns), choice, acts);
    }
    let pressed = |shortcut: crate::app::kit::keys::Shortcut| shortcut.pressed(ui.ctx());
    if choice.spots().len() > 1 && pressed(crate::app::kit::keys::LET_GO) {
        choice.choose(choice.cursor());
    }
    if pressed(keys::TILE_ALL) {
        acts.push(Act::ChooseGroup(choice.cursor().group));
    }
    for (shortcut, act) in [
        (keys::TILE_DUPLICATE, Act::Duplicate),
        (keys::TILE_REMOVE, Act::Remove),
        (keys::TILE_TURN_BACK, Act::Turn(5)),
        (keys::TILE_TURN, Act::Turn(1)),
        (keys::TILE_MORE, Act::MoreCopies { fewer: false }),
        (keys::TILE_FEWER, Act::MoreCopies { fewer: true }),
    ] {
        if !pressed(shortcut) {
            continue;
        }
        if choice.spots().is_empty() && is_on_card {
            choice.choose(choice.cursor());
        }
        if !choice.spots().is_empty() {
            acts.push(act);
        }
    }
    if pressed(keys::TILE_ADD) {
        let at = choice.cursor();
        let behind = if deck.get(at.group).is_some_and(|group| group.tiles.is_empty()) { 0 } else { at.index + 1 };
        acts.push(Act::Add(TileSpot::new(at.group, behind)));
    }
    for (side, key) in DIGITS.into_iter().enumerate() {
        if ui.input_mut(|input| input.consume_key(Modifiers::NONE, key))
            && let Some(spot) = choice.single()
        {
            acts.push(Act::Step { spot, side, fewer: false });
        }
    }
    is_on_card
}

/// Copies, cuts and pastes.
fn clipboard(ui: &Ui, acts: &mut Vec<Act>) {
    let asked = clipboard::asked(ui, [keys::TILE_COPY, keys::TILE_CUT, keys::TILE_PASTE]);
    acts.extend(asked.into_iter().map(|clip| match clip {
        Clip::Copy => Act::Copy,
        Clip::Cut => Act::Cut,
        Clip::Paste(text) => Act::Paste(text),
        Clip::Ask => Act::AskForClipboard,
    }));
}

/// Goes from tile to tile, chooses a row, or moves what is chosen.
fn arrows(ui: &Ui, (deck, columns): (&[GroupDef], &[usize]), choice: &mut Choice, acts: &mut Vec<Act>) {
    let pressed = |modifiers: Modifiers| {
        ui.input_mut(|input| ARROWS.into_iter().find(|&(key, _)| input.consume_key(modifiers, key)).map(|(_, way)| way))
    };
    // Those with a modifier come first: the plain keys would match the same key press.
    if let Some(way) = pressed(Modifiers::COMMAND) {
        acts.push(match way {
            Arrow::Up | Arrow::Down => Act::Shift { later: way == Arrow::Down },
            Arrow::Left | Arrow::Right => Act::ShiftGroup { later: way == Arrow::Right },
        });
        return;
    }
    let (modifiers, way) = match (pressed(Modifiers::ALT), pressed(Modifiers::SHIFT), pressed(Modifiers::NONE)) {
        (Some(way), ..) => (Modifiers::ALT, way),
        (_, Some(way), _) => (Modifiers::SHIFT, way),
        (.., Some(way)) => (Modifiers::NONE, way),
        (None, None, None) => return,
    };
    let at = choice.cursor();
    let lengths = || deck.iter().map(|group| group.tiles.len()).collect::<Vec<_>>();
    let next = match way {
        Arrow::Up | Arrow::Down => neighbour(deck, at, way == Arrow::Down),
        Arrow::Left | Arrow::Right => aside(&lengths(), columns, (at.group, at.index), way == Arrow::Right)
            .map(|(group, index)| TileSpot::new(group, index)),
    };
    let Some(next) = next else { return };
    if modifiers.alt {
        choice.go(next);
    } else if modifiers.shift {
        choice.extend(deck, next);
    } else {
        choice.choose(next);
    }
}
