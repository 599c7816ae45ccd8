//! Buttons and headings that lead from the panels of Tikal's table into the rulebook.

use egui::Ui;

use crate::app::rulebook::{self, Citation};

use crate::app::tikal::desk::Desk;
use crate::tikal::Rule;

impl From<Rule> for Citation {
    fn from(rule: Rule) -> Self {
        Self { game: 'T', chapter: rule.chapter, number: rule.number }
    }
}

/// A small question mark that opens the rulebook at a rule; `what` is what the rule is about.
pub fn rules_button_ui(ui: &mut Ui, desk: &mut Desk, rule: Rule, what: &str) {
    rulebook::rules_button_ui(ui, desk, rule.into(), what);
}

/// A heading of a panel's section, with a question mark at its end that opens the rulebook.
pub fn heading_with_rules(ui: &mut Ui, desk: &mut Desk, key: &str, rule: Rule) {
    rulebook::heading_with_rules(ui, desk, key, rule.into());
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_rule_is_cited_as_it_is_written() {
        let rule = Rule::new(5, 12);
        assert_eq!(Citation::from(rule).to_string(), rule.to_string());
    }
}
