//! The strip at the edge of the window about a table over the net: that its line is broken and when it is tried again, what
//! somebody asks, that a computer stands in for somebody here, that whoever looks on can have a seat, and that somebody's
//! time here is nearly up; and how the line is in words.

use std::time::Duration;

use egui::accesskit::Live;
use egui::{Frame, Label, Margin, Panel, RichText, Role, Ui, WidgetInfo};

use super::clock;
use super::company::{Ask, Company, Line};
use crate::app::kit::desk::Desk;
use crate::game::Seat;
use crate::net::message::{Holder, Parting};
use crate::words::{Texts, plain};

/// A window lower than this is low.
const LOW: f32 = 400.0;

/// The line in words, with what can be done where it does not stand.
#[must_use]
pub fn line_told(texts: &Texts, company: &Company) -> String {
    match &company.line {
        Line::Opening => texts.say("friends-calls"),
        Line::Stands => texts.say("friends-stands"),
        Line::Broken(wait) => {
            let seconds = [("seconds", seconds(*wait).into())];
            // Who was never told who sits where has not reached the host yet.
            texts.with(if company.chairs.is_empty() { "friends-not-reached" } else { "friends-broken" }, &seconds)
        }
        Line::Ended(why) => ended(texts, why),
        Line::Failed(reason) => texts.with("friends-failed", &[("reason", reason.clone().into())]),
    }
}

/// Why the host has ended the line, and what to do.
fn ended(texts: &Texts, why: &Parting) -> String {
    match why {
        Parting::Ticket => texts.say("friends-bye-ticket"),
        Parting::Version(theirs) => {
            let values = [("theirs", plain(&theirs.program).into()), ("own", env!("CARGO_PKG_VERSION").into())];
            texts.with("friends-bye-version", &values)
        }
        Parting::Full => texts.say("friends-bye-full"),
        Parting::Nonsense | Parting::Silent => texts.say("friends-bye-nonsense"),
        Parting::TooFast => texts.say("friends-bye-too-fast"),
        Parting::Elsewhere => texts.say("friends-bye-elsewhere"),
        Parting::Closed => texts.say("friends-bye-closed"),
    }
}

/// Full seconds, rounded up: what is shown is 0 only when the time is over.
fn seconds(wait: Duration) -> u64 {
    wait.as_secs() + u64::from(wait.subsec_nanos() > 0)
}

/// True if the line is not as it should be.
#[must_use]
pub fn is_bad(line: &Line) -> bool {
    !matches!(line, Line::Opening | Line::Stands)
}

/// Asks for the next frame when the seconds that are shown change.
pub fn count_down(ui: &Ui, line: &Line) {
    if let Line::Broken(wait) = line {
        let part = wait.subsec_nanos();
        let next = if part == 0 { Duration::from_secs(1) } else { Duration::from_nanos(part.into()) };
        ui.ctx().request_repaint_after(next);
    }
}

/// Lays out the strip, while there is something to tell or to answer.
pub fn line_ui<C, S: PartialEq>(ui: &mut Ui, desk: &Desk<C, S>, company: &mut Company) {
    let (texts, theme) = (desk.texts, desk.theme);
    // A low window has little height to give away.
    let is_low = ui.ctx().content_rect().height() < LOW;
    let margin = Margin::symmetric(theme.sizes.margin, if is_low { 2 } else { 6 });
    let strip = |fill| Frame::new().fill(fill).inner_margin(margin);
    let sized = |text: RichText| if is_low { text.small() } else { text };
    if is_bad(&company.line) {
        count_down(ui, &company.line);
        Panel::top("line to the host").frame(strip(theme.chrome.warn)).show(ui, |ui| {
            let told = RichText::new(line_told(texts, company)).strong().color(theme.chrome.window);
            ui.add(Label::new(sized(told)).wrap());
        });
        // No answer would come through.
        return;
    }
    if let Some(asked) = &company.asked {
        let name = ("name", plain(&asked.name).into());
        let told = match asked.actions {
            Some(actions) => texts.with("friends-asks", &[name, ("count", actions.into())]),
            None => texts.with("friends-asks-record", &[name]),
        };
        Panel::top("asked by others").frame(strip(theme.chrome.card)).show(ui, |ui| {
            ui.horizontal_wrapped(|ui| {
                ui.label(sized(RichText::new(told).strong()));
                for (key, agrees) in [("friends-agree", true), ("friends-decline", false)] {
                    if ui.button(texts.say(key)).clicked() {
                        company.asks.push(Ask::Answer(agrees));
                        company.asked = None;
                    }
                }
            });
        });
    } else if let Some(seat) = company.chairs.iter().position(|chair| chair.holder == Holder::StandIn) {
        let name = plain(&company.chairs[seat].name);
        Panel::top("a computer stands in").frame(strip(theme.chrome.card)).show(ui, |ui| {
            ui.horizontal_wrapped(|ui| {
                let told = texts.with("friends-stands-in", &[("name", name.into())]);
                ui.label(sized(RichText::new(told).strong()));
                let returns = ui.button(texts.say("friends-return")).clicked();
                if let Some(seat) = Seat::from_index(seat).filter(|_| returns) {
                    company.asks.push(company.takes_back(seat));
                }
            });
        });
    } else if !company.has_seat() && company.chairs.iter().any(|chair| chair.holder == Holder::Free) {
        Panel::top("a seat is free").frame(strip(theme.chrome.card)).show(ui, |ui| {
            ui.horizontal_wrapped(|ui| {
                ui.label(sized(RichText::new(texts.say("friends-seat-is-free")).strong()));
                if ui.button(texts.say("friends-take-seat")).clicked() {
                    company.asks.push(Ask::Sit { seat: None, name: company.name.clone(), colour: None });
                }
            });
        });
    } else if let Some((told, said)) = clock::warning(ui, texts, company) {
        Panel::top("time is nearly up").frame(strip(theme.chrome.warn)).show(ui, |ui| {
            let told = RichText::new(told).strong().color(theme.chrome.window);
            let label = ui.add(Label::new(sized(told)).wrap());
            // Read once, not every second.
            label.widget_info(|| WidgetInfo::labeled(Role::Label, true, &said));
            ui.ctx().accesskit_node_builder(label.id, |node| node.set_live(Live::Assertive));
        });
    }
}
