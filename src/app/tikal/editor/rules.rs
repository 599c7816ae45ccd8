//! The page of costs, points, pieces and the numbers of the turn rules.

use egui::Ui;

use super::Form;
use crate::app::forms::Shown;
use crate::editor::tikal::{Target, idle};
use crate::tikal::{ControlTies, Rule, TieBreak, TurnRule};
use crate::words::Texts;

/// The rules that can decide between equal scores, and the texts that name them.
const TIE_BREAKS: [(TieBreak, &str); 2] =
    [(TieBreak::GuardedTemple, "editor-tie-guarded"), (TieBreak::Treasures, "editor-tie-treasures")];

/// The rule that decides first, and the next ones.
impl Shown for Vec<TieBreak> {
    fn shown(&self, texts: &Texts) -> String {
        let name = |one: &TieBreak| TIE_BREAKS.iter().find(|(other, _)| other == one).map(|&(_, name)| texts.say(name));
        let names: Vec<String> = self.iter().filter_map(name).collect();
        if names.is_empty() { texts.say("editor-nothing") } else { names.join(", ") }
    }
}

impl Shown for TurnRule {
    fn shown(&self, texts: &Texts) -> String {
        texts.say(match self {
            Self::Draw => "setup-base",
            Self::Auction => "setup-advanced",
        })
    }
}

impl Shown for ControlTies {
    fn shown(&self, texts: &Texts) -> String {
        texts.say(match self {
            Self::Nobody => "editor-ties-nobody",
            Self::Everyone => "editor-ties-everyone",
        })
    }
}

/// Lays out the page.
pub fn rules_ui(ui: &mut Ui, form: &mut Form) {
    form.group(ui, "editor-turns", |ui, form| {
        let turns = [(TurnRule::Draw, "setup-base"), (TurnRule::Auction, "setup-advanced")];
        form.choice(ui, "editor-turn-rule", Some(Rule::new(9, 1)), &turns, |def| &mut def.turns);
        form.number(ui, "editor-points", Some(Rule::new(3, 2)), 1..=40, |def| &mut def.action_points);
        form.number(ui, "editor-start-score", Some(Rule::new(2, 3)), 0..=200, |def| &mut def.start_score);
        form.number(ui, "editor-auction-start", Some(Rule::new(9, 1)), 0..=200, |def| &mut def.auction.start_score);
        form.number(ui, "editor-least-bid", Some(Rule::new(9, 3)), 1..=200, |def| &mut def.auction.least_bid);
        form.idle_ui(ui, idle::bids);
    });
    form.group(ui, "editor-costs", |ui, form| {
        form.number(ui, "bar-enter", Some(Rule::new(5, 1)), 1..=20, |def| &mut def.costs.enter);
        form.optional(ui, "editor-transfer", Some(Rule::new(5, 2)), 1..=20, |def| &mut def.costs.transfer);
        form.optional(ui, "bar-uncover", Some(Rule::new(5, 4)), 1..=20, |def| &mut def.costs.uncover);
        form.number(ui, "editor-uncover-limit", Some(Rule::new(5, 9)), 1..=40, |def| &mut def.per_turn.uncover);
        form.optional(ui, "bar-dig", Some(Rule::new(5, 5)), 1..=20, |def| &mut def.costs.dig);
        form.number(ui, "editor-dig-limit", Some(Rule::new(5, 10)), 1..=40, |def| &mut def.per_turn.dig);
        form.optional(ui, "bar-exchange", Some(Rule::new(5, 6)), 1..=20, |def| &mut def.costs.exchange);
        form.optional(ui, "bar-camp-name", Some(Rule::new(5, 7)), 1..=20, |def| &mut def.costs.camp);
        form.optional(ui, "editor-guard", Some(Rule::new(5, 8)), 1..=20, |def| &mut def.costs.guard);
    });
    form.group(ui, "editor-pieces", |ui, form| {
        form.number(ui, "editor-explorers", Some(Rule::new(1, 5)), 1..=40, |def| &mut def.pieces.explorers);
        form.number(ui, "editor-leaders", Some(Rule::new(1, 5)), 0..=1, |def| &mut def.pieces.leaders);
        form.number(ui, "editor-camps", Some(Rule::new(1, 5)), 0..=6, |def| &mut def.pieces.camps);
        form.number(ui, "editor-guards", Some(Rule::new(1, 5)), 0..=6, |def| &mut def.pieces.guards);
    });
    form.group(ui, "editor-holding", |ui, form| {
        form.number(ui, "editor-leader-strength", Some(Rule::new(6, 1)), 1..=9, |def| &mut def.leader_strength);
        let ties = [(ControlTies::Nobody, "editor-ties-nobody"), (ControlTies::Everyone, "editor-ties-everyone")];
        form.choice(ui, "editor-ties", Some(Rule::new(6, 2)), &ties, |def| &mut def.control_ties);
        tie_breaks_ui(ui, form);
    });
}

/// The rules that decide between equal scores at the end: each can be switched on, in the order in which they were.
fn tie_breaks_ui(ui: &mut Ui, form: &mut Form) {
    form.line(ui, "editor-tie-breaks", Some(Rule::new(8, 2)), |ui, form| {
        let mut new = form.def().tie_breaks.clone();
        // Below each other, so that all of them begin where fields do.
        ui.vertical(|ui| {
            for (tie_break, name) in TIE_BREAKS {
                let place = new.iter().position(|&own| own == tie_break);
                let said = match place {
                    Some(place) => {
                        let values = [("place", (place + 1).into()), ("what", form.texts.say(name).into())];
                        form.texts.with("editor-tie-place", &values)
                    }
                    None => form.texts.say(name),
                };
                let mut is_on = place.is_some();
                let switch = ui.checkbox(&mut is_on, said);
                form.meet(Target::Field("editor-tie-breaks"), &switch);
                if switch.changed() {
                    if is_on {
                        new.push(tie_break);
                    } else {
                        new.retain(|&own| own != tie_break);
                    }
                }
            }
            if new != form.def().tie_breaks {
                form.close_step();
                let step = form.set("editor-tie-breaks", &form.def().tie_breaks, &new);
                form.change(step, "tie breaks", |def| def.tie_breaks = new);
                form.close_step();
            }
            // Below, as what it shows may be long.
            form.parents_ui(ui, "editor-tie-breaks", |def| &mut def.tie_breaks);
        });
    });
}
