//! The recap that a person gets who is to move: what others did since this person decided last, and what came of it.
//!
//! Decides when there is something to tell, and what: the same from the first moment in which the person is asked until
//! the turn ends, whatever is done meanwhile. It can be folded to its heading, and unfolded. What came of the steps, and
//! how it is said, the game decides.

use egui::{Align, Button, Id, Label, Margin, RichText, TextWrapMode, Ui, vec2};

use super::chips::{CHIP_HEIGHT, past_chip_ui};
use super::sides::LEAST_SEEN;
use super::{Desk, Recap, Table, TableCommand, TableGame};
use crate::app::kit::fresh;
use crate::app::kit::widgets::{card_frame, closed_by_ui};
use crate::game::Actor;
use crate::sitting::Seen;

/// The least height in which the beginning of the recap can be read: in less, it is folded where the game may fold it.
const BEGINNING: f32 = 84.0;

impl<G: TableGame> Table<G> {
    /// The recap for the person to move; nothing in a lesson, which tells the events itself.
    #[must_use]
    pub fn recap(&self) -> Option<&Recap<G>> {
        self.recap.now.as_ref().filter(|_| !self.is_lesson() && self.covered_for().is_none())
    }

    /// The recap that the cover tells, of what all know, to the person for whom it lies there.
    #[must_use]
    pub fn recap_on_cover(&self) -> Option<&Recap<G>> {
        self.recap.now.as_ref().filter(|recap| self.covered_for() == Some(recap.seat))
    }

    /// The person's folding of the recap: true if it is folded to its heading, false if it was unfolded; nothing if
    /// neither.
    #[must_use]
    pub fn recap_folded(&self) -> Option<bool> {
        let is_it = |seat, since| self.recap.now.as_ref().is_some_and(|now| (now.seat, now.since) == (seat, since));
        self.recap.folded.filter(|&(seat, since, _)| is_it(seat, since)).map(|(.., is_folded)| is_folded)
    }

    /// True if there is a recap that the key folds which lets go: not where it may be folded for want of room.
    #[must_use]
    pub fn opens_recap(&self) -> bool {
        self.recap().is_some() && !self.recap_folded().unwrap_or(G::may_fold_recap(self))
    }

    /// Folds the recap, or unfolds it.
    pub(super) fn fold_recap(&mut self, folds: bool) {
        self.recap.folded = self.recap.now.as_ref().map(|recap| (recap.seat, recap.since, folds));
    }

    /// The number of actions that had been played when this seat, which is asked now, was asked first in its turn, or
    /// for one.
    fn asked_since(&self, own: impl Fn(Seen<G>) -> bool + Copy) -> usize {
        let ended = self.sitting.turn_begin(self.steps());
        self.sitting.seen_from(ended).position(own).map_or(self.steps(), |first| ended + first)
    }

    /// Works out the recap; called when the game has changed.
    pub(super) fn follow_recap(&self) -> Option<Recap<G>> {
        // Under the cover it is made of what all know, and told on it.
        let seat = self.person_to_move().or(self.covered_for())?;
        let own = |step: Seen<G>| step.before.state().actor() == Actor::Seat(seat);
        let until = self.asked_since(own);
        let since = self.sitting.seen_from(0).take(until).rposition(own).map_or(0, |last| last + 1);
        let told_of = self.sitting.seen_from(since).take(until - since);
        // Others' steps are told whole, by however many clicks they were made.
        let of_others = told_of.filter(|step| step.before.state().seat() != Some(seat) && G::is_recapped(self, step));
        let steps = G::steps(of_others, |_| false);
        let is_quiet = steps.iter().all(|step| step.is_chance);
        Some(Recap { seat, since, steps, own: G::recap(self, seat, since..until, is_quiet)? })
    }
}

/// Shows the recap as a card in the column beside the board, so that it covers no cell; folded, it is a line that unfolds
/// it.
pub fn recap_ui<G: TableGame>(ui: &mut Ui, desk: &mut Desk<G>, table: &Table<G>) {
    let Some(recap) = table.recap().filter(|_| desk.settings.recap) else { return };
    // Beside a moment before all that it tells, it would only tell what comes later.
    if table.looks_back() && table.shown_step() < recap.since {
        return;
    }
    let (theme, texts) = (desk.theme, desk.texts);
    let heading = heading(desk, table, recap);
    let what = ("recap", recap.seat, recap.since);
    // However far it is scrolled.
    let above = ui.next_widget_position().y - ui.min_rect().top();
    // It leaves the sides below it in sight, and a button for the rest of it; whoever unfolds it has asked for all.
    let line = ui.spacing().interact_size.y + ui.spacing().item_spacing.y;
    let room = ui.clip_rect().height() - above - 2.0 * line - LEAST_SEEN;
    let folds = table.recap_folded().unwrap_or(room < BEGINNING);
    let bottom = if table.recap_folded().is_some() { f32::INFINITY } else { ui.cursor().top() + room };
    if folds {
        let words = RichText::new(format!("{heading}…")).small().color(theme.chrome.gold);
        let open = Button::new(words).wrap_mode(TextWrapMode::Truncate).min_size(vec2(ui.available_width(), 0.0));
        let open = ui.add(open).accessible_name(&heading).on_hover_text(texts.say("recap-open"));
        if fresh::clicked(&open, (what, "folded")) {
            desk.push(TableCommand::OpenRecap);
            ui.data_mut(|data| data.insert_temp(opened_id(), true));
        }
        return;
    }
    let is_opened = ui.data_mut(|data| data.remove_temp::<bool>(opened_id())).unwrap_or_default();
    let frame = card_frame(theme).stroke((1.0, theme.chrome.accent)).inner_margin(Margin::symmetric(8, 6));
    let shown = frame.show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.spacing_mut().item_spacing = vec2(4.0, 4.0);
        let close = texts.say("recap-close");
        let is_closed = closed_by_ui(ui, (&close, close.clone()), what, |ui| {
            let heading = RichText::new(heading).strong().color(theme.chrome.gold);
            ui.add(Label::new(heading).wrap());
        });
        if is_closed {
            desk.push(TableCommand::CloseRecap);
        }
        // What came of it matters most: it stands above the steps, and stays in sight if the steps have to scroll.
        let is_all = G::recap_ui(ui, desk, table, recap, bottom) && steps_ui(ui, desk, table, recap, bottom);
        if !is_all {
            let rest = Button::new("…").min_size(vec2(ui.available_width(), 0.0));
            if ui.add(rest).accessible_name(texts.say("recap-open")).on_hover_text(texts.say("recap-open")).clicked() {
                desk.push(TableCommand::OpenRecap);
            }
        }
    });
    // Whoever unfolds it reads it from its beginning.
    if is_opened {
        shown.response.scroll_to_me(Some(Align::TOP));
    }
}

/// Since when it tells: from the beginning, or from what the person did last.
pub(super) fn heading<G: TableGame>(desk: &Desk<G>, table: &Table<G>, recap: &Recap<G>) -> String {
    let last = recap.since.checked_sub(1).and_then(|last| table.sitting().seen_from(last).next());
    desk.texts.say(last.map_or("recap-first", |last| G::recap_heading(&last)))
}

fn opened_id() -> Id {
    Id::unique("the recap was unfolded by a click")
}

/// The steps of others, turn by turn, as long as they begin above `bottom`. Returns whether these are all.
fn steps_ui<G: TableGame>(ui: &mut Ui, desk: &mut Desk<G>, table: &Table<G>, recap: &Recap<G>, bottom: f32) -> bool {
    for turn in recap.steps.chunk_by(|one, next| one.seat == next.seat) {
        let Some(first) = turn.first() else { continue };
        if ui.cursor().top() >= bottom {
            return false;
        }
        let row = ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().interact_size.y = CHIP_HEIGHT;
            table.seat_ui(ui, desk.theme, first.seat, vec2(18.0, 22.0), 8.0);
            // However long it is, it is said whole: a step is told without it.
            ui.add(Label::new(RichText::new(table.name(first.seat)).strong()).wrap());
            turn.iter().all(|step| {
                let has_room = ui.cursor().top() < bottom;
                if has_room {
                    past_chip_ui(ui, desk, table, step);
                }
                has_room
            })
        });
        if !row.inner {
            return false;
        }
    }
    true
}
