//! The herald: a banner over the board that says that a scoring round has begun, and at its end what it brought
//! everybody.
//!
//! Where computers play fast, a round that others started would pass unseen. Decides when there is something to say and
//! for how long: for a few seconds, or until the player goes on. What a scoring brings item by item, `scoring` shows.

use egui::{Align2, Area, Event, Frame, Id, Margin, Order, Rect, RichText, Role, Ui, WidgetInfo, vec2};

use super::Table;
use crate::app::kit::toasts;
use crate::app::tikal::desk::Desk;
use crate::tikal::Phase;

/// For so many seconds the banner stays if nothing is done.
const STAYS: f64 = 8.0;
/// For so many seconds nothing that is done takes it away: it was meant for something else.
const UNSEEN: f64 = 0.8;
/// The gap between the banner and the upper edge of the board.
const GAP: f32 = 6.0;
/// How wide the banner is at most.
const WIDEST: f32 = 420.0;

/// How far the scoring rounds have come: how many there were, and how many seats have scored in the last one.
type Progress = (usize, usize);

/// What is said now, and what was seen before.
#[derive(Debug, Default)]
pub struct Herald {
    /// How far the rounds had come in the last frame; nothing before the first one.
    seen: Option<Progress>,
    /// What is said, and since when, in seconds.
    told: Option<(News, f64)>,
}

/// What there is to say.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum News {
    /// A round has begun.
    Begun,
    /// Everybody has scored in it.
    Over,
}

impl Herald {
    /// Brings it to the time of this frame. `is_done` says whether the player does something.
    fn follow(&mut self, table: &Table, now: f64, is_done: bool) {
        let rounds = table.history().rounds();
        let progress = (rounds.len(), rounds.last().map_or(0, |round| round.scores.len()));
        let before = self.seen.replace(progress).unwrap_or(progress);
        let seats = table.state().seats().len();
        if progress < before {
            // It was taken back.
            self.told = None;
        } else if progress != before && progress.1 >= seats {
            self.told = Some((News::Over, now));
        } else if progress.0 > before.0 {
            self.told = Some((News::Begun, now));
        }
        self.told.take_if(|(_, since)| now - *since > STAYS || is_done && now - *since > UNSEEN);
    }
}

/// Shows the banner at the upper edge of the board while there is something to say; it takes no click.
pub fn herald_ui(ui: &Ui, desk: &Desk, table: &Table, herald: &mut Herald, board: Rect) {
    let is_press = |event: &Event| {
        matches!(event, Event::PointerButton { pressed: true, .. } | Event::Key { pressed: true, repeat: false, .. })
    };
    // A key that meant something was taken already, but is still down.
    let (now, is_done) =
        ui.input(|input| (input.time, !input.keys_down.is_empty() || input.events.iter().any(is_press)));
    herald.follow(table, now, is_done);
    // A lesson says itself what happens, and at the end everything is in the final table.
    let is_silent = table.is_plan() || table.looks_back() || table.lesson_from.is_some() || !desk.settings.recap;
    let Some((news, since)) = herald.told.filter(|_| !is_silent && table.state().phase() != Phase::Over) else {
        return;
    };
    ui.ctx().request_repaint_after_secs((since + STAYS - now).max(0.0) as f32 + 0.05);
    let (title, text) = words(desk, table, news);
    let (theme, chrome) = (desk.theme, &desk.theme.chrome);
    let frame = Frame::new()
        .fill(chrome.card)
        .stroke((2.0, chrome.gold))
        .corner_radius(theme.sizes.card_radius)
        .inner_margin(Margin::symmetric(10, 6));
    let width = (board.width() - 2.0 * GAP).min(WIDEST) - 20.0;
    Area::new(Id::unique("herald"))
        .order(Order::Middle)
        .interactable(false)
        .constrain(false)
        .pivot(Align2::CENTER_TOP)
        .fixed_pos(board.center_top() + vec2(0.0, GAP))
        .show(ui.ctx(), |ui| {
            frame.show(ui, |ui| {
                ui.set_max_width(width);
                ui.spacing_mut().item_spacing.y = 2.0;
                ui.label(RichText::new(&title).strong().color(chrome.gold));
                let whole = ui.add(egui::Label::new(RichText::new(&text).color(chrome.text)).wrap());
                whole.widget_info(|| WidgetInfo::labeled(Role::Label, true, format!("{title}: {text}")));
                toasts::announce(&whole);
            });
        });
}

/// What is said, as a heading and a sentence.
fn words(desk: &Desk, table: &Table, news: News) -> (String, String) {
    let texts = desk.texts;
    let round = table.history().rounds().last();
    let is_final = round.is_some_and(|round| round.is_final);
    match news {
        News::Begun => {
            let order = table.state().scoring().map(|scoring| scoring.order);
            let first = order.and_then(|order| order.as_slice().first().copied()).unwrap_or(table.state().seat());
            let values =
                [("name", table.name(first).to_owned().into()), ("points", table.rules().action_points().into())];
            let (title, text) =
                if is_final { ("scoring-final", "herald-final") } else { ("scoring-heading", "herald-begun") };
            (texts.say(title), texts.with(text, &values))
        }
        News::Over => {
            let scores = round.map(|round| round.scores.as_slice()).unwrap_or_default();
            let scored = scores.iter().map(|score| {
                let values = [("name", table.name(score.seat).to_owned().into()), ("points", score.points.into())];
                texts.with("scoring-scored", &values)
            });
            (texts.say("herald-over"), scored.collect::<Vec<_>>().join(" · "))
        }
    }
}
