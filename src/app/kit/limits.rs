//! The most that can be written into text fields: whatever is pasted, nobody waits for egui to lay out what would be
//! refused anyway. What a text says, its field's owner decides.

use egui::{Context, Event, Id, Response};

use crate::library::MAX_SHARED;

/// The most letters of a path: systems take no more.
pub const PATH: usize = 4096;
/// The most letters of what is looked for.
pub const QUERY: usize = 200;
/// The most letters of a seed.
pub const SEED: usize = 20;
/// The most letters of the text of a variant, or of its code: one more than a file may have, so that the check says that
/// it is too long.
pub const VARIANT: usize = MAX_SHARED + 1;

fn id() -> Id {
    Id::unique("the field that takes a long text")
}

/// Notes that this field takes the text of a variant, or its code. All others take no more than a path has.
pub fn takes_variant(field: &Response) {
    field.ctx.data_mut(|data| data.insert_temp(id(), field.id));
}

/// Cuts what was pasted or typed, before a field sees it: also for fields of numbers, which have no limit of their own.
pub fn cut(context: &Context) {
    let long = context.data(|data| data.get_temp::<Id>(id()));
    let is_long = long.is_some() && context.memory(egui::Memory::focused) == long;
    let most = if is_long { VARIANT } else { PATH };
    context.input_mut(|input| {
        for event in &mut input.events {
            if let Event::Paste(text) | Event::Text(text) = event {
                text.truncate(text.floor_char_boundary(most));
            }
        }
    });
}
