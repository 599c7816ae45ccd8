//! Notes from one pass to the next, where what is laid out has no field of its own for them: they are kept by egui, and
//! forgotten with the window.

use std::any::Any;

use egui::{Context, Id};

/// Notes a value under a name; what was noted there before.
pub fn replace<T: Any + Clone + Send + Sync>(context: &Context, name: Id, value: T) -> Option<T> {
    context.data_mut(|data| {
        let before = data.get_temp(name);
        data.insert_temp(name, value);
        before
    })
}

/// Notes a value under a name; true if another one was noted there before.
pub fn has_changed<T: Any + Clone + Send + Sync + PartialEq>(context: &Context, name: Id, value: T) -> bool {
    replace(context, name, value.clone()).is_some_and(|before| before != value)
}

/// True if what has this name was not laid out in the pass before this one. To be called whenever it is laid out.
pub fn is_new(context: &Context, name: Id) -> bool {
    let pass = context.cumulative_pass_nr();
    replace(context, name.with("the pass in which it was laid out"), pass).is_none_or(|last| last + 1 < pass)
}
