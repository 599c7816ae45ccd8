//! The questions of the bar before something is lost. What brings them, the game decides.
//!
//! Decides where they stand: right above the bar and the button that was pressed, whatever lies there; and how the
//! keyboard comes to their answers: the one that loses nothing has it first, and Tab and the arrow keys go from one to
//! the other.

use egui::{
    EventFilter, Id, Key, Label, Modifiers, Popup, PopupCloseBehavior, Rect, RectAlign, Response, RichText, TextStyle,
    Ui, pos2, vec2,
};

use super::{Command, Desk, TableGame};
use crate::app::kit::desk::width_of;
use crate::app::kit::{focus, fresh, notes, toasts};

/// The width of a question where its answers do not need more, what is left free beside it, its own margins included, and
/// the gap between it and the edge of the window, and between it and the line above the buttons.
const QUESTION: f32 = 300.0;
const QUESTION_MARGIN: f32 = 36.0;
const QUESTION_GAP: f32 = 6.0;
const BAR_GAP: f32 = 14.0;

/// A question before something is lost: above the bar, so that the points and what is asked stay in sight, and with its
/// right edge above that of the button that was pressed, as the way to the answers is short there.
pub fn question_ui<G: TableGame>(
    desk: &mut Desk<G>,
    button: &Response,
    bar: Rect,
    question: &str,
    answers: [(&'static str, Command<G::Ask>); 2],
) {
    let window = button.ctx.content_rect();
    let popup = Popup::from_response(button)
        .open(true)
        .gap(0.0)
        .align(RectAlign::BOTTOM_START)
        .align_alternatives(&[])
        .close_behavior(PopupCloseBehavior::IgnoreClicks);
    // Both answers stand side by side, as in every question, where the window has room for that.
    let style = button.ctx.global_style();
    let (font, spacing) = (TextStyle::Button.resolve(&style), &style.spacing);
    let painter = button.ctx.layer_painter(button.layer_id);
    let wide = |key: &str| width_of(&painter, &font, &desk.texts.say(key)) + 2.0 * spacing.button_padding.x;
    let in_row = answers.iter().map(|(key, _)| wide(key).ceil() + 2.0).sum::<f32>() + spacing.item_spacing.x;
    let widest = (window.width() - QUESTION_MARGIN).min(in_row.max(QUESTION));
    // Its size is known once it was laid out; before that it is not shown.
    let size = popup.get_expected_size().unwrap_or(vec2(QUESTION, QUESTION / 3.0));
    let corner = pos2(button.rect.right() - size.x, bar.top() - BAR_GAP - size.y);
    let least = window.min + vec2(QUESTION_GAP, QUESTION_GAP);
    let most = (window.max - size - vec2(QUESTION_GAP, QUESTION_GAP)).max(least);
    popup.at_position(corner.clamp(least, most)).show(|ui| {
        ui.set_max_width(widest);
        let response = ui.add(Label::new(RichText::new(question).strong()).wrap());
        toasts::announce(&response);
        ui.horizontal_wrapped(|ui| {
            let [yes, no] = answers.map(|(key, command)| {
                let answer = ui.button(desk.texts.say(key));
                if fresh::clicked(&answer, key) {
                    desk.push(command);
                }
                answer
            });
            keep_keyboard(ui, &yes, &no);
        });
    });
}

/// Keeps the keyboard among the answers while a question stands that could be overlooked: it comes to the one that loses
/// nothing if keys are used, and Tab and the arrow keys to the other one. What has it takes no key away from the table.
pub(in crate::app) fn keep_keyboard(ui: &Ui, yes: &Response, no: &Response) {
    let context = ui.ctx();
    // While its size is not known yet, it is laid out without being shown.
    if notes::is_new(context, no.id) {
        focus::lead_keys(context, no.id);
        return;
    }
    let held = [yes, no].into_iter().find(|answer| answer.has_focus()).map(|answer| answer.id);
    if let Some(held) = held {
        let filter = EventFilter { tab: true, horizontal_arrows: true, vertical_arrows: true, escape: false };
        context.memory_mut(|memory| memory.set_focus_lock_filter(held, filter));
    }
    let goes = |input: &mut egui::InputState| {
        let of = [(Modifiers::NONE, Key::Tab), (Modifiers::SHIFT, Key::Tab)];
        let arrows = [Key::ArrowLeft, Key::ArrowRight].map(|key| (Modifiers::NONE, key));
        let tab = of.into_iter().fold(false, |goes, (modifiers, key)| input.consume_key(modifiers, key) || goes);
        let arrow = held.is_some() && arrows.into_iter().any(|(modifiers, key)| input.consume_key(modifiers, key));
        tab || arrow
    };
    if ui.input_mut(goes) {
        let to: Id = if held == Some(no.id) { yes.id } else { no.id };
        focus::lead(context, to);
    }
}
