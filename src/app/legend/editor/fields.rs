//! A field that several of Legend's pages have: numbers by the number of players.

use std::hash::Hash;
use std::ops::RangeInclusive;

use egui::Ui;

use super::Form;
use crate::app::forms::{Named, number};
use crate::legend::{Rule, VariantDef};

/// The most players.
const PLAYERS: [usize; 3] = [2, 3, 4];

/// A line of three numbers, for 2, for 3 and for 4 players.
pub fn by_players(
    ui: &mut Ui,
    form: &mut Form,
    (name, rule): (&'static str, Rule),
    field: impl Hash + Copy,
    limits: RangeInclusive<u8>,
    table: impl Fn(&mut VariantDef) -> Option<&mut Vec<u32>>,
) {
    form.line(ui, name, Some(rule), |ui, form| {
        let Some(before) = form.read(|def| table(def).map(|table| table.clone())) else { return };
        let with = PLAYERS.map(|players| form.texts.with("legend-edit-with", &[("players", players.into())]));
        form.in_a_line(ui, &with, |ui, form| {
            for (place, players) in PLAYERS.into_iter().enumerate() {
                ui.weak(&with[place]);
                let values = [("field", form.texts.say(name).into()), ("players", players.into())];
                let said = form.texts.with("legend-edit-for-players", &values);
                let own = before.get(place).copied().unwrap_or(0);
                number(
                    ui,
                    form,
                    Named { said: &said, of: name },
                    (name, field, place),
                    own,
                    limits.clone(),
                    |def, value| {
                        if let Some(table) = table(def) {
                            table.resize(PLAYERS.len().max(table.len()), 0);
                            table[place] = value;
                        }
                    },
                );
            }
        });
    });
}
