//! The tasks of a guide to one's first variant of Legend, and the signs by which it sees that each was done.

use super::Page;
use crate::editor::Task;
use crate::legend::VariantDef;

/// The tasks, in this order.
pub(super) const TASKS: [Task<Page, VariantDef>; 5] = [
    Task {
        text: "legend-guide-name",
        page: Page::Overview,
        is_done: |copy, own| own.name != copy.name && !own.name.is_empty(),
    },
    Task { text: "legend-guide-scenario", page: Page::Scenarios, is_done: |copy, own| own.scenarios != copy.scenarios },
    Task { text: "legend-guide-cards", page: Page::Cards, is_done: |copy, own| own.cards != copy.cards },
    Task {
        text: "legend-guide-supplies",
        page: Page::Supplies,
        is_done: |copy, own| (&own.tiers, &own.treasures, &own.tokens) != (&copy.tiers, &copy.treasures, &copy.tokens),
    },
    Task {
        text: "legend-guide-rules",
        page: Page::Rules,
        is_done: |copy, own| {
            (own.rounds, &own.costs, &own.pieces, &own.scoring)
                != (copy.rounds, &copy.costs, &copy.pieces, &copy.scoring)
        },
    },
];
