//! The page of rounds, costs, pieces and the numbers of scorings.

use egui::Ui;

use super::Form;
use super::fields::by_players;
use crate::app::forms::{Places, counts_ui, scores_ui};
use crate::editor::legend::Target;
use crate::expedition::MAX_TIER;
use crate::legend::{MAX_EXPLORERS, MAX_LEADERS, MAX_PER_TURN, MAX_PLACES, Rule};

/// The most seats.
const SEATS: usize = 4;

/// Lays out the page.
pub fn rules_ui(ui: &mut Ui, form: &mut Form) {
    let rule = |chapter, number| Some(Rule::new(chapter, number));
    form.group(ui, "legend-edit-course", |ui, form| {
        form.number(ui, "legend-edit-rounds", rule(3, 1), 1..=20, |def| &mut def.rounds);
        form.number(ui, "legend-edit-display-cards", rule(2, 5), 1..=30, |def| &mut def.display.cards);
        form.number(ui, "legend-edit-display-tiles", rule(2, 5), 1..=12, |def| &mut def.display.tiles);
        let most = 1..=MAX_PLACES as u8;
        by_players(ui, form, ("legend-edit-right", Rule::new(3, 3)), "", most.clone(), |def| {
            Some(&mut def.places.right)
        });
        by_players(ui, form, ("legend-edit-left", Rule::new(3, 9)), "", most, |def| Some(&mut def.places.left));
        form.line(ui, "legend-edit-start-scores", rule(2, 7), |_, _| ());
        let names = ("legend-edit-start-scores", "legend-edit-start-score");
        scores_ui(ui, form, names, Places::scores(SEATS, 1, "."), Target::StartScore, |def| &mut def.start_scores);
        form.parents_ui(ui, "legend-edit-start-scores", |def| &mut def.start_scores);
    });
    form.group(ui, "editor-costs", |ui, form| {
        form.number(ui, "bar-enter", rule(5, 1), 1..=20, |def| &mut def.costs.enter);
        form.optional(ui, "bar-camp-name", rule(5, 3), 1..=20, |def| &mut def.costs.camp);
        form.optional(ui, "editor-transfer", rule(5, 4), 1..=20, |def| &mut def.costs.transfer);
        form.optional(ui, "legend-edit-slab", rule(5, 5), 1..=20, |def| &mut def.costs.slab);
        form.optional(ui, "legend-edit-recruit-explorer", rule(5, 6), 1..=20, |def| &mut def.costs.recruit_explorer);
        form.optional(ui, "legend-edit-recruit-leader", rule(5, 7), 1..=20, |def| &mut def.costs.recruit_leader);
        form.optional(ui, "bar-uncover", rule(5, 8), 1..=20, |def| &mut def.costs.uncover);
        form.number(ui, "editor-uncover-limit", rule(5, 8), 1..=MAX_PER_TURN, |def| &mut def.per_turn.uncover);
        form.optional(ui, "editor-guard", rule(5, 9), 1..=20, |def| &mut def.costs.guard);
        form.optional(ui, "bar-dig", rule(5, 10), 1..=20, |def| &mut def.costs.dig);
        form.number(ui, "editor-dig-limit", rule(5, 10), 1..=MAX_PER_TURN, |def| &mut def.per_turn.dig);
        form.optional(ui, "bar-exchange", rule(5, 11), 1..=20, |def| &mut def.costs.exchange);
        form.number(ui, "legend-edit-most-exchanged", rule(5, 11), 1..=2, |def| &mut def.most_exchanged);
    });
    form.group(ui, "editor-pieces", |ui, form| {
        form.number(ui, "editor-explorers", rule(1, 6), 1..=MAX_EXPLORERS, |def| &mut def.pieces.explorers);
        form.number(ui, "editor-leaders", rule(1, 6), 0..=MAX_LEADERS, |def| &mut def.pieces.leaders);
        form.number(ui, "editor-camps", rule(1, 6), 0..=6, |def| &mut def.pieces.camps);
        form.number(ui, "editor-guards", rule(5, 9), 0..=6, |def| &mut def.pieces.guards);
        let (explorers, leaders) = (0..=MAX_EXPLORERS, 0..=MAX_LEADERS);
        form.number(ui, "legend-edit-unavailable-explorers", rule(2, 8), explorers, |def| {
            &mut def.unavailable.explorers
        });
        form.number(ui, "legend-edit-unavailable-leaders", rule(2, 8), leaders, |def| &mut def.unavailable.leaders);
        form.number(ui, "editor-leader-strength", rule(6, 2), 1..=9, |def| &mut def.leader_strength);
    });
    form.group(ui, "legend-edit-scorings", |ui, form| {
        form.number(ui, "legend-edit-scoring-points", rule(6, 1), 0..=40, |def| &mut def.scoring.action_points);
        form.number(ui, "legend-edit-volcano", rule(6, 5), 0..=99, |def| &mut def.scoring.volcano);
        form.number(ui, "legend-edit-unused-power", rule(6, 10), 0..=99, |def| &mut def.scoring.unused_power);
        form.line(ui, "legend-edit-high-temples", rule(6, 4), |_, _| ());
        let names = ("legend-edit-high-temples", "legend-edit-high");
        counts_ui(ui, form, names, MAX_TIER as u32, Target::HighTemple, |def| &mut def.scoring.high_temples);
        form.parents_ui(ui, "legend-edit-high-temples", |def| &mut def.scoring.high_temples);
    });
}
