//! The tasks of a guide to one's first variant of Legend, and the signs by which it sees that each was done.

use super::Page;
use crate::legend::VariantDef;

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
