//! The most that can be written into text fields: whatever is pasted, nobody waits for egui to lay out what would be
//! refused anyway. What a text says, its field's owner decides.

use egui::{Context, Event, Id, Response};

use crate::games::GameId;
use crate::library::MAX_SHARED;

/// The most letters of a path: systems take no more.
pub const PATH: usize = 4096;
/// The most letters of what is looked for.
pub const QUERY: usize = 200;
/// The most letters of a seed.
pub const SEED: usize = 20;
/// The most letters of the code of a variant: one more than it may have, so that the check says that it is too long.
pub const CODE: usize = MAX_SHARED + 1;

/// The most letters that are pasted where no field has the keyboard: more than any code has.
const PASTED: usize = 4 << 20;

/// The most letters of the text of a variant of this game: one more than a file may have, so that the check says that it
/// is too long.
#[must_use]
pub const fn text_of(game: GameId) -> usize {
    game.max_file_size() as usize + 1
}

fn id() -> Id {
    Id::unique("the field that takes a long text")
}

/// Notes that this field takes so many letters, those of the text of a variant or of its code. All others take no more
/// than a path has.
pub fn takes(field: &Response, most: usize) {
    field.ctx.data_mut(|data| data.insert_temp(id(), (field.id, most)));
}

/// Cuts what was pasted or typed, before a field sees it: also for fields of numbers, which have no limit of their own.
pub fn cut(context: &Context) {
    let long = context.data(|data| data.get_temp::<(Id, usize)>(id()));
    let focused = context.memory(egui::Memory::focused);
    let in_field = long.filter(|&(field, _)| focused == Some(field)).map_or(PATH, |(_, most)| most);
    let most = if context.text_edit_focused() { in_field } else { PASTED };
    context.input_mut(|input| {
        for event in &mut input.events {
            if let Event::Paste(text) | Event::Text(text) = event {
                text.truncate(text.floor_char_boundary(most));
            }
        }
    });
}
