//! The try-out of a variant: what is asked before it, and how it begins. Nobody's own game, nothing of it is kept.

use std::ops::RangeInclusive;

use egui::Ui;

use super::App;
use super::command::{Command, Desk, Tried};
use super::games;
use super::question::{Question, choice_ui};
use crate::ai::Level;
use crate::editor::VariantDocument;
use crate::games::GameRules;
use crate::setup::{NewGame, Stretch, TryOut};
use crate::words::lab;
use crate::words::shown::Choices;

impl App {
    fn rules_to_try(&self, tried: &Tried) -> Option<GameRules> {
        match tried {
            Tried::Variant(variant) => self.libraries.find(variant),
            Tried::Document => self.editor.document().and_then(VariantDocument::rules),
        }
    }

    /// Asks how a variant is tried out, beginning with what was chosen last.
    pub(super) fn ask_to_try_out(&mut self, tried: Tried) {
        let Some(rules) = self.rules_to_try(&tried) else { return };
        let players = rules.players();
        let mut how = self.tried;
        how.players = how.players.clamp(*players.start(), *players.end());
        self.over.question = Some(Question::TryOut { tried, players, how });
    }

    /// Takes a choice of the question over.
    pub(super) fn choose_try_out(&mut self, chosen: TryOut) {
        if let Some(Question::TryOut { how, .. }) = &mut self.over.question {
            *how = chosen;
        }
    }

    /// Plays a variant, to see how it plays: the own game waits.
    pub(super) fn try_out(&mut self, tried: &Tried, how: TryOut) {
        let Some(rules) = self.rules_to_try(tried) else { return };
        self.tried = how;
        if *tried == Tried::Document {
            self.editor.was_tried();
        }
        let choices = match tried {
            Tried::Document => self.editor.tried(&rules),
            Tried::Variant(_) => {
                let mut suggested = Choices::default();
                suggested.suggest(&rules);
                suggested
            }
        };
        let game = NewGame::try_out(&self.texts, rules, choices, how);
        let table = games::table_in_game(&game, how.from.played());
        self.begin_try_out(table);
    }
}

/// Lays out the choices.
pub fn choices_ui(ui: &mut Ui, desk: &mut Desk, players: &RangeInclusive<u8>, before: TryOut) {
    let texts = desk.texts;
    let mut how = before;
    choice_ui(ui, desk, "try-out-players", |ui| {
        for count in players.clone() {
            ui.selectable_value(&mut how.players, count, texts.with("setup-count", &[("players", count.into())]));
        }
    });
    choice_ui(ui, desk, "try-out-against", |ui| {
        for level in Level::ALL {
            ui.selectable_value(&mut how.against, Some(level), lab::level(texts, level));
        }
        ui.selectable_value(&mut how.against, None, texts.say("try-out-alone"));
    });
    choice_ui(ui, desk, "try-out-from", |ui| {
        for part in Stretch::ALL {
            let key = match part {
                Stretch::Beginning => "try-out-beginning",
                Stretch::Middle => "try-out-middle",
                Stretch::End => "try-out-end-part",
            };
            ui.selectable_value(&mut how.from, part, texts.say(key));
        }
    });
    if how != before {
        desk.push(Command::ChooseTryOut(how));
    }
}
