//! A hint: what the strongest level would do now, tried out on a copy of the board as a plan is, with the reasons in
//! words.
//!
//! Decides when a hint can be asked for and what it says. Who searches for it, `thoughts` decides; how the copy is shown
//! and played, `plan`.

use egui::{Button, Id, Label, Margin, RichText, ScrollArea, Ui, vec2};

use super::chips::{CHIP_HEIGHT, past_chip_ui};
use super::plan::{copy_of, way_button};
use super::{Advice, Desk, Idle, Notice, Plan, Table, TableCommand, TableGame, keys, naming};
use crate::ai::{Appraisal, Chance, Level};
use crate::app::kit::desk::{SCROLL_LANE, scroll_ui};
use crate::app::kit::tooltips::Said;
use crate::app::kit::widgets::card_frame;
use crate::app::kit::{fresh, notes};
use crate::words::{Texts, chances};

/// The least height that a hint leaves of the column while a tile is in hand or bid for, and while none is; the share of a
/// low one that it takes even so, and the least height of what scrolls in it.
const LEFT: f32 = 150.0;
const LEFT_WITHOUT_TILES: f32 = 64.0;
const SHARE: f32 = 0.5;
const LEAST: f32 = 40.0;

impl<G: TableGame> Table<G> {
    /// The hint that this copy of the game shows.
    #[must_use]
    pub fn advice(&self) -> Option<&Advice<G::Action, G::Effect>> {
        self.advice.as_deref()
    }

    /// True if a hint is being sought.
    #[must_use]
    pub fn seeks_hint(&self) -> bool {
        self.seeks_hint.is_some()
    }

    /// Why no hint can be asked for now; nothing if one can, or is sought or shown.
    #[must_use]
    pub fn why_no_hint(&self) -> Option<Idle> {
        if self.advice.is_some() {
            None
        } else if self.is_purist() {
            Some(Idle::PURIST)
        } else if self.looks_back() {
            Some(Idle::LOOKS_BACK)
        } else if self.plan().is_some_and(|plan| !plan.is_hint()) || self.is_plan() {
            Some(Idle::HINT_PLAN)
        } else if self.covered_for().is_some() {
            Some(Idle::COVERED)
        } else if self.sitting.amending().is_some() || !self.sitting.is_played_here() || self.person_to_move().is_none()
        {
            Some(if self.is_lesson() { Idle::NO_HINT_IN_LESSON } else { Idle::NO_HINT })
        } else {
            None
        }
    }

    /// Lets a hint be sought, or no longer.
    pub(super) fn ask_for_hint(&mut self) {
        match self.why_no_hint() {
            _ if self.seeks_hint() => self.seeks_hint = None,
            Some(why) => self.notice = Some(Notice::Idle(why)),
            None => self.seeks_hint = Some(self.sitting.changes()),
        }
    }

    /// Shows what was found for the hint that is sought: `actions` in order and those that would come `then`, the chance to win
    /// of the seat after them, and the worth of what is bid for. Nothing if that position is gone, or an action of it is not legal.
    pub fn show_hint(
        &mut self,
        level: Level,
        (actions, then): (&[G::Action], &[G::Action]),
        chance: Chance,
        appraisal: Option<Appraisal<G::Action>>,
    ) {
        let (Some(_), Some(seat)) = (self.seeks_hint.take(), self.person_to_move()) else { return };
        let start = self.state().clone();
        let mut copy = copy_of(self, &start, seat);
        let (mut within, mut ends) = (0, false);
        let all: Vec<G::Action> = actions.iter().chain(then).copied().collect();
        for &action in &all {
            let is_last = copy.state().ends_turn(action);
            // When the turn ends is decided in the game itself.
            ends = is_last && G::only_ends(action);
            if ends {
                break;
            }
            if copy.play(action).is_err() {
                if within < actions.len() {
                    return;
                }
                break;
            }
            within += 1;
            // What may come after it is another turn.
            if is_last || copy.person_to_move() != Some(seat) {
                break;
            }
        }
        let (own, end) = all.split_at(within);
        let effects = G::effects(self.rules(), &start, if own.is_empty() { end } else { own });
        let actions = own.to_vec();
        copy.look_on_as(self);
        copy.show_same_tab(self);
        copy.advice = Some(Box::new(Advice { seat, level, chance, actions, ends, effects, appraisal }));
        self.sitting.note_hint();
        let mut plan = Plan::shown(copy, seat, &start);
        plan.follow(self);
        self.put_plan(Box::new(plan));
    }

    /// Ends the search for a hint that has found nothing.
    pub fn drop_hint(&mut self) {
        self.seeks_hint = None;
    }
}

/// The button that asks for a hint, where one can be asked for.
pub fn button_ui<G: TableGame>(ui: &mut Ui, desk: &mut Desk<G>, table: &Table<G>, is_narrow: bool) {
    if table.why_no_hint().is_some() || table.advice().is_some() {
        return;
    }
    let texts = desk.texts;
    let name = texts.say(if table.seeks_hint() { "hint-stop" } else { "bar-hint" });
    let title =
        if is_narrow { if table.seeks_hint() { "×".to_owned() } else { "?".to_owned() } } else { name.clone() };
    let button = ui.add(Button::new(RichText::new(title).small())).accessible_name(&name);
    let button = button.shows(|ui| {
        ui.label(format!("{} ({})", texts.say(keys::HINT.name), keys::HINT.text(texts, ui.ctx())));
        ui.weak(texts.say("bar-hint-about"));
    });
    if fresh::clicked(&button, ("hint", table.seeks_hint())) {
        desk.push(TableCommand::Hint);
    }
}

/// The ways out of the hint that is shown, from the right: beside the sentence that speaks of them, in the place of the
/// button that has asked for it.
pub fn ways_ui<G: TableGame>(ui: &mut Ui, desk: &mut Desk<G>, table: &Table<G>) {
    let close = ui.button(desk.texts.say("hint-close"));
    if fresh::clicked(&close, "hint-close") {
        desk.push(TableCommand::DropPlan);
    }
    let can = table.can_play_copy();
    let play = ui.add_enabled(can, way_button(desk.theme, &desk.texts.say("hint-play"), can));
    if fresh::clicked(&play, ("hint-play", can)) {
        desk.push(TableCommand::PlayPlan);
    }
}

/// Says beside the board what the hint on this copy is, and why: as high as that is, where the column has room for it and
/// for what stands below.
pub fn hint_ui<G: TableGame>(ui: &mut Ui, desk: &mut Desk<G>, table: &Table<G>) {
    let Some(advice) = table.advice() else { return };
    let frame = card_frame(desk.theme).stroke((1.0, desk.theme.chrome.accent)).inner_margin(Margin::symmetric(8, 6));
    let left = if G::has_head(table) { LEFT } else { LEFT_WITHOUT_TILES };
    let most = (ui.available_height() - left).max(ui.available_height() * SHARE);
    ui.scope(|ui| {
        ui.set_max_width(ui.available_width() - SCROLL_LANE);
        frame.show(ui, |ui| card_ui(ui, desk, table, advice, most));
    });
}

/// Lays out the card, in no more than this height.
fn card_ui<G: TableGame>(
    ui: &mut Ui,
    desk: &mut Desk<G>,
    table: &Table<G>,
    advice: &Advice<G::Action, G::Effect>,
    most: f32,
) {
    let chrome = &desk.theme.chrome;
    ui.set_width(ui.available_width());
    ui.spacing_mut().item_spacing = vec2(4.0, 3.0);
    let keys = ["hint-heading", "hint-heading-you"];
    let heading = naming::of_seat(desk.texts, table, advice.seat, keys, &[]);
    ui.add(Label::new(RichText::new(heading).small().strong().color(chrome.gold)).wrap());
    // Whoever goes another way on the copy tries out something of their own.
    if !table.known_actions().eq(advice.actions.iter().copied()) {
        let key = if table.steps() == 0 { "hint-undone" } else { "hint-changed" };
        ui.add(Label::new(RichText::new(desk.texts.say(key)).small()).wrap());
        return;
    }
    let area = ScrollArea::vertical().id_salt("hint").min_scrolled_height(0.0).auto_shrink([false, true]);
    // Whenever a hint comes into sight, it is read from its beginning.
    let is_new = notes::is_new(ui.ctx(), Id::unique("hint"));
    let area = if is_new { area.vertical_scroll_offset(0.0) } else { area };
    scroll_ui(ui, area.max_height((most - ui.min_rect().height()).max(LEAST)), |ui| {
        reasons_ui(ui, desk, table, advice);
    });
}

/// Says what would be done, step by step, and why.
fn reasons_ui<G: TableGame>(ui: &mut Ui, desk: &mut Desk<G>, table: &Table<G>, advice: &Advice<G::Action, G::Effect>) {
    let chrome = &desk.theme.chrome;
    let say = |ui: &mut Ui, text: RichText| ui.add(Label::new(text.small()).wrap());
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().interact_size.y = CHIP_HEIGHT;
        for step in table.steps_from(0, table.steps()) {
            past_chip_ui(ui, desk, table, &step);
        }
        if advice.ends {
            say(ui, RichText::new(desk.texts.say(G::hint_end(table.shown()))));
        }
    });
    // The hint speaks to whoever has asked for it.
    for reason in G::effects_told(desk.texts, table, &advice.effects, true) {
        say(ui, RichText::new(reason).color(chrome.accent));
    }
    for worth in advice.appraisal.iter().flat_map(|appraisal| G::appraised(desk.texts, table, appraisal)) {
        say(ui, RichText::new(worth));
    }
    let by = desk.texts.with("hint-by", &[("level", level(desk.texts, advice.level).into())]);
    say(ui, RichText::new(by).color(chrome.text_weak));
    let chance = chances::chance(desk.texts, advice.chance);
    say(ui, RichText::new(desk.texts.with("hint-share", &[("chance", chance.into())])).color(chrome.text_weak));
}

/// The name of a level.
fn level(texts: &Texts, level: Level) -> String {
    texts.say(&format!("laboratory-level-{level}"))
}
