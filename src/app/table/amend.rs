//! Putting right something earlier in a game on a real table: what a person is offered meanwhile and after it, above the
//! table.
//!
//! Which later actions stay, [`crate::sitting::amend`] decides; the question before it, `correct` asks.

use egui::{Button, Frame, Label, Margin, Panel, RichText, TextStyle, Ui, vec2};

use super::{Command, Desk, Notice, Step, Table, TableCommand, TableGame};
use crate::app::kit::fresh;
use crate::app::kit::menu_offer::MenuOffer;
use crate::app::kit::toasts::announce;
use crate::sitting::amend::Amendment;
use crate::words::Texts;

impl<G: TableGame> Table<G> {
    /// The step that the action with this index belongs to, as the log has it; chance is one by itself.
    #[must_use]
    pub fn step_with(&self, index: usize) -> Option<Step<G::Deed>> {
        if self.can_correct(index) {
            return self.action_step(index);
        }
        let turn = self.steps_from(G::turn_begin(self, index), self.steps());
        turn.into_iter().find(|step| (step.start..step.end).contains(&index))
    }

    /// The step that led to what the board shows, if it is an earlier one that can be changed.
    #[must_use]
    pub fn changeable(&self) -> Option<Step<G::Deed>> {
        self.shown_action().filter(|step| self.looks_back() && self.sitting.can_change(step.start))
    }

    /// Goes back to before a step, which is then played anew, or, with `takes_out`, left out; what came after it is played
    /// again.
    pub(super) fn amend(&mut self, index: usize, takes_out: bool) {
        self.close_question();
        let Some(step) = self.step_with(index) else { return };
        if !self.sitting.amend(step.start, step.end) {
            return;
        }
        self.has_changed_at(step.start);
        if takes_out {
            self.play_rest();
        }
    }

    /// Plays again what came after the step that is put right.
    pub(super) fn play_rest(&mut self) {
        if self.sitting.play_rest() {
            self.refresh();
            G::skip_motion(self);
        }
    }

    /// Puts the game back as it was before something was put right.
    pub(super) fn restore(&mut self) {
        let Some(start) = self.amendment().map(Amendment::start) else { return };
        // What follows the game goes back to where the two begin to differ, and from there on anew.
        self.sitting.retreat();
        self.has_changed_at(start);
        self.sitting.restore();
        self.refresh();
        G::skip_motion(self);
    }

    /// Brings the table up to date after everything from this action on has gone.
    fn has_changed_at(&mut self, start: usize) {
        drop(self.asked.split_off(&start));
        G::forget_chosen(self);
        self.refresh();
        G::skip_motion(self);
    }

    /// The thing that is being put right, or was just now.
    fn amendment(&self) -> Option<&Amendment<G>> {
        self.sitting.amending().or_else(|| self.sitting.amended())
    }

    /// True if the last change can be taken back as a whole, because something was put right by it, or nothing was played
    /// yet in the place of what is put right.
    pub(super) fn takes_back_amendment(&self) -> bool {
        self.amendment().is_some_and(|it| it.outcome().is_some() || it.start() == self.steps())
    }

    /// The commands for putting something right.
    pub(super) fn offers_of_amendment(&self) -> Vec<MenuOffer<Command<G::Ask>>> {
        let mut offers = Vec::new();
        if let Some(step) = self.changeable() {
            offers.push(MenuOffer::new("amend-shown", TableCommand::AskToCorrect(step.start)));
        }
        if self.sitting.amending().is_some() {
            offers.push(MenuOffer::new("amend-play-rest", TableCommand::PlayRest));
        }
        if self.amendment().is_some() {
            offers.push(MenuOffer::new("amend-restore", TableCommand::Restore));
        }
        offers
    }
}

/// Says above the table what is being put right, or what came of it, with the ways on: in sight however low the window is.
pub fn amend_ui<G: TableGame>(ui: &mut Ui, desk: &mut Desk<G>, table: &Table<G>) {
    let Some(amendment) = table.amendment() else { return };
    let (texts, chrome) = (desk.texts, &desk.theme.chrome);
    let is_open = amendment.outcome().is_none();
    let (heading, told) = if is_open {
        let values = [("said", amendment.lines().join(", ").into())];
        let later = texts.with("amend-later", &[("count", amendment.later().into())]);
        (texts.with("amend-heading", &values), vec![later])
    } else {
        (texts.say("amend-done"), outcome(texts, table, amendment))
    };
    let (gold, text) = (chrome.gold, chrome.text);
    let frame = Frame::new().fill(chrome.card).inner_margin(Margin::symmetric(desk.theme.sizes.margin, 4));
    Panel::top("amend").frame(frame).resizable(false).show(ui, |ui| {
        ui.spacing_mut().item_spacing = vec2(8.0, 3.0);
        ui.style_mut().override_text_style = Some(TextStyle::Small);
        ui.horizontal_wrapped(|ui| {
            ui.add(Label::new(RichText::new(heading).strong().color(gold)));
            let mut button = |ui: &mut Ui, key: &'static str, command: TableCommand| {
                let button = ui.add(Button::new(texts.say(key)));
                if fresh::clicked(&button, (key, is_open)) {
                    desk.push(command);
                }
            };
            if is_open {
                button(ui, "amend-play-rest", TableCommand::PlayRest);
            }
            button(ui, "amend-restore", TableCommand::Restore);
        });
        let response = ui.add(Label::new(RichText::new(told.join(". ")).color(text)).wrap());
        announce(&response);
    });
}

/// The fate of the later actions, and of the first that was left out the reason, with its rule.
fn outcome<G: TableGame>(texts: &Texts, table: &Table<G>, amendment: &Amendment<G>) -> Vec<String> {
    let later = ("count", amendment.later().into());
    let Some(outcome) = amendment.outcome() else { return Vec::new() };
    let Some(first) = &outcome.first else { return vec![texts.with("amend-all", &[later])] };
    let name = first.seat.map(|seat| table.name(seat).to_owned()).unwrap_or_default();
    let why = match &first.why {
        Some(why) => match G::rule_of(&Notice::Refused(why.clone())) {
            Some((rule, _)) => format!("{} ({rule})", G::reason(texts, table, why)),
            None => G::reason(texts, table, why),
        },
        None => texts.say("amend-no-reason"),
    };
    vec![
        texts.with("amend-dropped", &[("dropped", outcome.dropped.into()), later]),
        texts.with("amend-first", &[("name", name.into()), ("line", first.line.clone().into()), ("why", why.into())]),
    ]
}
