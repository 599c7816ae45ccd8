//! Short messages at the top right, over everything, that need no answer. The editor, which has tools in that corner, and
//! the final table, which has its heading there, show those that go by themselves at their foot instead; at a table those
//! that stay stand above it.
//!
//! Decides how long they stay: good news for some seconds and as long as the pointer is on them, failures until they
//! are closed. The crate egui-notify is not used: it only paints its texts, so that no screen reader and no test finds
//! them, it asks for frames without end while a message shows, and it does not take colours from the theme.

use std::time::Duration;

use egui::accesskit::Live;
use egui::text::{LayoutJob, TextFormat};
use egui::{
    Align, Align2, Area, Button, Context, FontId, Frame, Id, Label, Layout, Margin, Order, Panel, Response, RichText,
    Role, TextStyle, Ui, WidgetInfo, WidgetText, vec2,
};

use super::theme::Theme;
use crate::words::{self, Texts};

/// The time that good news stays, in seconds, and the time after the pointer has left it.
const STAY: f64 = 5.0;
const STAY_AFTER: f64 = 1.5;
/// The most messages shown at once; of more, the oldest are dropped.
const MOST: usize = 4;

/// The size of the first line of a message, as a multiple of that of the lines below it.
const TITLE: f32 = 1.08;

/// The tone of a message.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Tone {
    /// Something was done: the message goes away by itself.
    Done,
    /// Something cannot be done here, and why: the message goes away by itself.
    Refused,
    /// Something did not work: the message stays until it is closed.
    Failed,
}

/// One message.
#[derive(Clone, PartialEq, Debug)]
pub struct Toast {
    /// A number that no other message of this run has.
    pub id: u64,
    /// The text of the message. If it has several lines, the first says what has happened, and stands out.
    pub text: String,
    /// The tone of the message.
    pub tone: Tone,
    /// When it goes, in seconds; known once it was shown.
    until: Option<f64>,
}

impl Toast {
    /// The message in one line, to be read out or where there is room for no more.
    #[must_use]
    pub fn in_one_line(&self) -> String {
        self.text.replace('\n', ": ")
    }
}

/// The messages that show, oldest first.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Toasts {
    list: Vec<Toast>,
    next: u64,
}

impl Toasts {
    /// Shows a message. If the same one is on show already, the new one takes its place.
    pub fn tell(&mut self, tone: Tone, text: String) {
        self.list.retain(|toast| toast.text != text);
        if self.list.len() >= MOST {
            self.list.remove(0);
        }
        self.list.push(Toast { id: self.next, text, tone, until: None });
        self.next += 1;
    }

    /// Shows a message that something was done.
    pub fn done(&mut self, text: String) {
        self.tell(Tone::Done, text);
    }

    /// Shows a message that something cannot be done here.
    pub fn refused(&mut self, text: String) {
        self.tell(Tone::Refused, text);
    }

    /// Shows a message that something did not work.
    pub fn failed(&mut self, text: String) {
        self.tell(Tone::Failed, text);
    }

    /// Shows these too.
    pub fn join(&mut self, others: Self) {
        for toast in others.list {
            self.tell(toast.tone, toast.text);
        }
    }

    /// Closes one.
    pub fn close(&mut self, id: u64) {
        self.list.retain(|toast| toast.id != id);
    }

    /// Closes the messages of failures, as when the player goes on to another screen and has read them.
    pub fn close_failures(&mut self) {
        self.list.retain(|toast| toast.tone != Tone::Failed);
    }

    /// Closes all of them.
    pub fn clear(&mut self) {
        self.list.clear();
    }

    /// The newest message, while it is shown.
    #[must_use]
    pub fn latest(&self) -> Option<&str> {
        self.list.last().map(|toast| toast.text.as_str())
    }

    /// The newest message that goes away by itself, while it is shown.
    #[must_use]
    pub fn passing(&self) -> Option<&Toast> {
        self.list.iter().rev().find(|toast| toast.tone != Tone::Failed)
    }

    /// Closes messages whose time is over at `now` (seconds), and asks for a frame when the next one's will be.
    pub fn pass(&mut self, context: &Context, now: f64) {
        for toast in &mut self.list {
            if toast.tone != Tone::Failed {
                toast.until.get_or_insert(now + STAY);
            }
        }
        self.list.retain(|toast| toast.until.is_none_or(|until| until > now));
        let next = self.list.iter().filter_map(|toast| toast.until).min_by(f64::total_cmp);
        if let Some(next) = next {
            context.request_repaint_after(Duration::from_secs_f64((next - now).max(0.0)));
        }
    }

    /// Keeps a message on which the pointer rests.
    fn keep(&mut self, id: u64, now: f64) {
        for toast in self.list.iter_mut().filter(|toast| toast.id == id) {
            toast.until = toast.until.map(|until| until.max(now + STAY_AFTER));
        }
    }
}

/// Makes a screen reader say the text of this widget as soon as it appears.
pub fn announce(response: &Response) {
    response.ctx.accesskit_node_builder(response.id, |node| node.set_live(Live::Polite));
}

/// The messages that lie over a screen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ToastPlace {
    /// All, at the top right, below the menu.
    Top,
    /// Those of failures, at the bottom right, above the foot of a screen that itself shows those that go away by
    /// themselves.
    Foot,
    /// Those that go away by themselves, at the top right: those of failures stand above the screen.
    Passing,
}

/// Lays the messages over the window. Returns the one that is to be closed, if its cross was clicked.
pub fn toasts_ui(
    context: &Context,
    theme: &Theme,
    texts: &Texts,
    toasts: &mut Toasts,
    place: ToastPlace,
) -> Option<u64> {
    let is_here = |toast: &&Toast| match place {
        ToastPlace::Top => true,
        ToastPlace::Foot => toast.tone == Tone::Failed,
        ToastPlace::Passing => toast.tone != Tone::Failed,
    };
    let newest = toasts.list.iter().rfind(is_here).map(|toast| toast.id)?;
    let mut closed = None;
    let chrome = &theme.chrome;
    let window = context.content_rect();
    let width = (window.width() * 0.5).clamp(220.0, 380.0).min(window.width() - 24.0);
    let mut looked_at = Vec::new();
    let (corner, away) = match place {
        ToastPlace::Top | ToastPlace::Passing => (Align2::RIGHT_TOP, vec2(-10.0, 44.0)),
        ToastPlace::Foot => (Align2::RIGHT_BOTTOM, vec2(-10.0, -62.0)),
    };
    let area = Area::new(Id::unique("toasts")).order(Order::Foreground).anchor(corner, away);
    area.show(context, |ui| {
        ui.spacing_mut().item_spacing.y = 6.0;
        for toast in toasts.list.iter().filter(is_here) {
            let edge = if toast.tone == Tone::Done { chrome.accent } else { chrome.warn };
            let frame = Frame::new()
                .fill(chrome.card)
                .stroke((1.0, chrome.edge))
                .corner_radius(theme.sizes.button_radius)
                .inner_margin(Margin { left: 14, right: 6, top: 6, bottom: 6 })
                .shadow(ui.visuals().popup_shadow);
            let shown = frame.show(ui, |ui| {
                ui.set_width(width - 20.0);
                let close = texts.say("message-close");
                let name = if newest == toast.id { close } else { format!("{close}: {}", toast.in_one_line()) };
                if toast_ui(ui, texts, toast, name, written(ui, theme, toast)) {
                    closed = Some(toast.id);
                }
            });
            let rect = shown.response.rect;
            // A stripe in the colour of its tone.
            let stripe = rect.with_max_x(rect.left() + 4.0).shrink2(vec2(0.0, 6.0)).translate(vec2(4.0, 0.0));
            ui.painter().rect_filled(stripe, 2.0, edge);
            if ui.rect_contains_pointer(rect) {
                looked_at.push(toast.id);
            }
        }
    });
    let now = context.input(|input| input.time);
    for id in looked_at {
        toasts.keep(id, now);
    }
    closed
}

/// Lays out the newest message of a failure in a strip above what the screen shows, so that it covers nothing of it.
/// Returns it if its cross was clicked.
pub fn failure_ui(ui: &mut Ui, theme: &Theme, texts: &Texts, toasts: &Toasts) -> Option<u64> {
    let toast = toasts.list.iter().rfind(|toast| toast.tone == Tone::Failed)?;
    let frame = Frame::new().fill(theme.chrome.card).inner_margin(Margin { left: 12, right: 6, top: 3, bottom: 3 });
    let strip = Panel::top("failure").frame(frame).resizable(false).show(ui, |ui| {
        let text = RichText::new(toast.in_one_line()).color(theme.chrome.warn);
        toast_ui(ui, texts, toast, texts.say("message-close"), text)
    });
    strip.inner.then_some(toast.id)
}

/// Lays out a message as it is written, and at its right the cross that closes it, which has this name; true if that was
/// clicked.
fn toast_ui(ui: &mut Ui, texts: &Texts, toast: &Toast, name: String, written: impl Into<WidgetText>) -> bool {
    let row = ui.horizontal(|ui| {
        ui.with_layout(Layout::right_to_left(Align::Min), |ui| {
            ui.spacing_mut().button_padding = vec2(6.0, 1.0);
            ui.spacing_mut().interact_size.y = 22.0;
            let button = ui.add(Button::new("×").frame(false)).accessible_name(name);
            let is_closed = button.on_hover_text(texts.say("message-close")).clicked();
            ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                let told = ui.add(Label::new(written).wrap());
                told.widget_info(|| WidgetInfo::labeled(Role::Label, true, toast.in_one_line()));
                announce(&told);
            });
            is_closed
        })
    });
    row.inner.inner
}

/// The text of a message as it is laid out: what has happened strong and in a line of its own, below that why or what
/// follows.
fn written(ui: &Ui, theme: &Theme, toast: &Toast) -> LayoutJob {
    let chrome = &theme.chrome;
    let (first, rest) = toast.text.split_once('\n').map_or((toast.text.as_str(), ""), |(first, rest)| (first, rest));
    let colour = match toast.tone {
        Tone::Done if rest.is_empty() => chrome.text,
        Tone::Done => chrome.text_strong,
        Tone::Refused | Tone::Failed => chrome.warn,
    };
    let font = TextStyle::Body.resolve(ui.style());
    let size = if rest.is_empty() { font.size } else { font.size * TITLE };
    let mut job = LayoutJob::default();
    job.append(first, 0.0, TextFormat::simple(FontId { size, ..font.clone() }, colour));
    if !rest.is_empty() {
        job.append(&format!("\n{}", words::sentence(rest)), 0.0, TextFormat::simple(font, chrome.text));
    }
    job
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn good_news_go_by_themselves_and_failures_stay() {
        let context = Context::default();
        let mut toasts = Toasts::default();
        toasts.done("saved".to_owned());
        toasts.failed("not opened".to_owned());
        toasts.pass(&context, 100.0);
        toasts.pass(&context, 100.0 + STAY - 0.1);
        assert_eq!(toasts.list.len(), 2);
        toasts.pass(&context, 100.0 + STAY);
        assert_eq!(toasts.latest(), Some("not opened"));
        assert_eq!(toasts.list.len(), 1);
        toasts.close_failures();
        assert_eq!(toasts.latest(), None);
    }

    #[test]
    fn what_is_looked_at_stays_and_old_ones_give_way() {
        let context = Context::default();
        let mut toasts = Toasts::default();
        toasts.done("first".to_owned());
        toasts.pass(&context, 0.0);
        toasts.keep(0, STAY - 0.5);
        toasts.pass(&context, STAY + 0.5);
        assert_eq!(toasts.latest(), Some("first"));
        for number in 0..MOST + 2 {
            toasts.failed(number.to_string());
        }
        toasts.failed("4".to_owned());
        assert_eq!(toasts.list.len(), MOST);
        assert_eq!(toasts.latest(), Some("4"));
    }
}
