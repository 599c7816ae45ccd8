//! The tasks of a guide to one's first variant, part by part, and the signs by which it sees that each was done.

use super::Page;
use crate::tikal::VariantDef;

/// Something that a guide asks for.
#[derive(Clone, Copy, Debug)]
pub struct Task {
    /// The id of the text that asks for it.
    pub text: &'static str,
    /// The page on which it is done.
    pub page: Page,
    /// True if the task is done in the second definition, which began as a copy of the first.
    pub is_done: fn(&VariantDef, &VariantDef) -> bool,
}

/// The tasks, in this order.
pub const TASKS: [Task; 5] = [
    Task {
        text: "guide-name",
        page: Page::Overview,
        // A copy has a name of its own already, which every copy has: the guide asks for a better one.
        is_done: |copy, own| own.name != copy.name && !own.name.is_empty(),
    },
    Task { text: "guide-board", page: Page::Board, is_done: |copy, own| own.board != copy.board },
    Task { text: "guide-tiles", page: Page::Tiles, is_done: |copy, own| own.deck != copy.deck },
    Task {
        text: "guide-supplies",
        page: Page::Supplies,
        is_done: |copy, own| own.tiers != copy.tiers || own.treasures != copy.treasures,
    },
    Task {
        text: "guide-rules",
        page: Page::Rules,
        is_done: |copy, own| {
            (own.action_points, &own.costs, &own.pieces, own.turns, &own.auction)
                != (copy.action_points, &copy.costs, &copy.pieces, copy.turns, &copy.auction)
        },
    },
];
