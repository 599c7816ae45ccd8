//! The tasks of a guide to one's first temple, and the signs by which it sees that each was done.

use super::Page;
use crate::chac::VariantDef;
use crate::editor::Task;

/// The tasks, in this order.
pub(super) const TASKS: [Task<Page, VariantDef>; 5] = [
    Task {
        text: "chac-guide-name",
        page: Page::Overview,
        is_done: |copy, own| own.name != copy.name && !own.name.is_empty(),
    },
    Task { text: "chac-guide-temple", page: Page::Temple, is_done: |copy, own| own.board != copy.board },
    Task { text: "chac-guide-treasures", page: Page::Treasures, is_done: |copy, own| own.decks != copy.decks },
    Task {
        text: "chac-guide-traps",
        page: Page::Traps,
        is_done: |copy, own| {
            (&own.walls, &own.boulder, own.planks, &own.river) != (&copy.walls, &copy.boulder, copy.planks, &copy.river)
        },
    },
    Task {
        text: "chac-guide-rules",
        page: Page::Rules,
        is_done: |copy, own| (own.dice, &own.load, own.least_load) != (copy.dice, &copy.load, copy.least_load),
    },
];
