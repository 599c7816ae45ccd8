//! The tasks of a guide to one's first variant, part by part, and the signs by which it sees that each was done.

use super::Page;
use crate::editor::Task;
use crate::tikal::VariantDef;

/// The tasks, in this order.
pub(super) const TASKS: [Task<Page, VariantDef>; 5] = [
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
