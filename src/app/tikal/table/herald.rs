//! The herald: a banner beside the board that says that a scoring round has begun and who started it, and at its end what
//! it brought everybody. It covers no hex: while it is told, one has to act.
//!
//! Where computers play fast, a round that others started would pass unseen. Decides when there is something to say and
//! for how long: until a person plays on, or closes the banner by its button or with Escape; where only computers play,
//! for a few seconds. What a scoring brings item by item, `scoring` shows.

use egui::text::{LayoutJob, TextFormat};
use egui::{Color32, Frame, Margin, Role, TextStyle, Ui, WidgetInfo};

use super::Table;
use crate::app::kit::keys;
use crate::app::kit::toasts;
use crate::app::kit::tooltips::{self, Need};
use crate::app::kit::widgets::closed_by_ui;
use crate::app::table::naming;
use crate::app::tikal::desk::Desk;
use crate::game::Actor;
use crate::tikal::Phase;

/// For so many seconds the banner stays where no person plays who would take it away.
const STAYS: f64 = 8.0;
/// In a column that is no higher, it has two lines of small letters, so that the tile in hand has room below it.
const LOW: f32 = 200.0;

/// The progress of the scoring rounds: the number of rounds, and that of the seats that have scored in the last one.
type Progress = (usize, usize);

/// The words now, and the sights before.
#[derive(Debug, Default)]
pub struct Herald {
    /// The progress of the rounds in the last frame; nothing before the first one.
    seen: Option<Progress>,
    told: Option<Announcement>,
    /// True if it was in sight in the last frame.
    is_shown: bool,
}

/// Something that is said.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Announcement {
    news: News,
    /// Since when, in seconds.
    since: f64,
    /// The number of actions that had been played then.
    steps: usize,
}

/// The news.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum News {
    /// A round has begun.
    Begun,
    /// Everybody has scored in it.
    Over,
}

impl Herald {
    /// True if it is in sight, and so Escape closes it.
    #[must_use]
    pub fn is_shown(&self) -> bool {
        self.is_shown && self.told.is_some()
    }

    /// Closes the banner if Escape is pressed while it is in sight; takes the key press then.
    fn let_go(&mut self, ui: &Ui, table: &Table) {
        let is_covered = ui.memory(|memory| memory.top_modal_layer().is_some()) || egui::Popup::is_any_open(ui.ctx());
        let is_free = !is_covered && !ui.ctx().text_edit_focused() && !table.asks() && !table.has_menu();
        if is_free && self.is_shown() && keys::LET_GO.pressed(ui.ctx()) {
            self.told = None;
        }
    }

    /// Brings it to the time of this frame; to be called before anything of the table is laid out.
    pub fn begin(&mut self, ui: &Ui, desk: &Desk, table: &Table) {
        let now = ui.input(|input| input.time);
        self.follow(table, now);
        self.is_shown = false;
        let has_people = table.state().seats().iter().any(|&seat| table.sitting().is_person(seat));
        if let Some(told) = self.told.filter(|_| !has_people && !is_silent(desk, table)) {
            ui.ctx().request_repaint_after_secs((told.since + STAYS - now).max(0.0) as f32 + 0.05);
        }
    }

    fn follow(&mut self, table: &Table, now: f64) {
        let rounds = table.history().rounds();
        let progress = (rounds.len(), rounds.last().map_or(0, |round| round.scores.len()));
        let before = self.seen.replace(progress).unwrap_or(progress);
        let (seats, steps) = (table.state().seats().len(), table.steps());
        let told = |news| Some(Announcement { news, since: now, steps });
        if progress < before {
            // It was taken back.
            self.told = None;
        } else if progress != before && progress.1 >= seats {
            self.told = told(News::Over);
        } else if progress.0 > before.0 {
            self.told = told(News::Begun);
        }
        let has_people = table.state().seats().iter().any(|&seat| table.sitting().is_person(seat));
        // What people decide, and the chance that they enter.
        let plays_on = |from: usize| {
            table.sitting().seen_from(from).any(|step| match step.before.state().actor() {
                Actor::Seat(seat) => table.sitting().is_person(seat),
                Actor::Chance => !step.dealt,
                Actor::Nobody => false,
            })
        };
        self.told.take_if(|told| {
            told.steps = told.steps.min(steps);
            plays_on(told.steps) || !has_people && now - told.since > STAYS
        });
    }
}

/// Shows the banner, at the top of the column beside the board, while there is something to say.
pub fn herald_ui(ui: &mut Ui, desk: &Desk, table: &Table, herald: &mut Herald) {
    let Some(told) = herald.told.filter(|_| !is_silent(desk, table)) else { return };
    herald.is_shown = true;
    let (title, text) = said(desk, table, told.news);
    let (theme, chrome) = (desk.theme, &desk.theme.chrome);
    let frame = Frame::new()
        .fill(chrome.card)
        .stroke((2.0, chrome.gold))
        .corner_radius(theme.sizes.card_radius)
        // With its line as wide as the margin of the recap with its own.
        .inner_margin(Margin::symmetric(7, 5));
    let shown = frame.show(ui, |ui| {
        ui.set_width(ui.available_width());
        banner_ui(ui, desk, &title, &text, told)
    });
    tooltips::keep_clear(ui.ctx(), shown.response.rect, Need::Next);
    if shown.inner {
        herald.told = None;
        herald.is_shown = false;
    }
    herald.let_go(ui, table);
}

/// True if nothing is said: a lesson says itself what happens, and at the end everything is in the final table.
fn is_silent(desk: &Desk, table: &Table) -> bool {
    let is_over = table.state().phase() == Phase::Over;
    table.is_plan() || table.looks_back() || table.is_lesson() || !desk.settings.recap || is_over
}

/// The words, with a button beside them that closes them; true if that was clicked.
fn banner_ui(ui: &mut Ui, desk: &Desk, title: &str, text: &str, told: Announcement) -> bool {
    let chrome = &desk.theme.chrome;
    let is_low = ui.available_height() < LOW;
    let font = if is_low { TextStyle::Small } else { TextStyle::Body }.resolve(ui.style());
    let format = |color: Color32| TextFormat { font_id: font.clone(), color, ..TextFormat::default() };
    let mut said = LayoutJob::default();
    said.append(title, 0.0, format(chrome.gold));
    said.append(text, 10.0, format(chrome.text));
    let close = desk.texts.say("herald-close");
    let hint = format!("{close} ({})", keys::LET_GO.text(desk.texts, ui.ctx()));
    closed_by_ui(ui, (&close, hint), ("herald", told.steps), |ui| {
        said.wrap.max_width = ui.available_width();
        said.wrap.max_rows = if is_low { 2 } else { usize::MAX };
        let galley = ui.painter().layout_job(said);
        let is_cut = galley.elided;
        let mut whole = ui.add(egui::Label::new(galley));
        whole.widget_info(|| WidgetInfo::labeled(Role::Label, true, format!("{title}: {text}")));
        if is_cut {
            whole = whole.on_hover_text(format!("{title}: {text}"));
        }
        toasts::announce(&whole);
    })
}

/// The words, as a heading and a sentence.
fn said(desk: &Desk, table: &Table, news: News) -> (String, String) {
    let texts = desk.texts;
    let round = table.history().rounds().last();
    let is_final = round.is_some_and(|round| round.is_final);
    match news {
        News::Begun => {
            let order = table.state().scoring().map(|scoring| scoring.order);
            let first = order.and_then(|order| order.as_slice().first().copied()).unwrap_or(table.state().seat());
            let values = [("points", table.rules().action_points().into())];
            // Whoever got the volcano acts first (T7.1).
            let (title, keys) = match (is_final, table.state().is_auction()) {
                (true, _) => ("scoring-final", ["herald-final", "herald-final-you"]),
                (false, true) => ("scoring-heading", ["herald-taken", "herald-taken-you"]),
                (false, false) => ("scoring-heading", ["herald-drawn", "herald-drawn-you"]),
            };
            (texts.say(title), naming::of_seat(texts, table, first, keys, &values))
        }
        News::Over => {
            let scores = round.map(|round| round.scores.as_slice()).unwrap_or_default();
            let scored = scores.iter().map(|score| {
                let name = naming::called(texts, table, score.seat);
                texts.with("scoring-scored", &[("name", name.into()), ("points", score.points.into())])
            });
            (texts.say("herald-over"), scored.collect::<Vec<_>>().join(" · "))
        }
    }
}
