//! Small widgets that several screens share.

use egui::containers::menu::{MenuButton, MenuConfig};
use egui::style::StyleModifier;
use egui::{
    Align, Button, CornerRadius, Frame, Id, Layout, Margin, Panel, PopupCloseBehavior, Rect, Response, RichText, Role,
    ScrollArea, Sense, Stroke, TextStyle, Ui, UiBuilder, WidgetInfo, vec2,
};

use super::areas;
use super::desk::{Desk, follow_focus, lane, width_of};
use super::fresh;
use super::one_of::opens_by_arrow;
use super::theme::Theme;
use crate::words::Texts;

/// The height of the bar with the buttons that leave a screen.
pub const WAYS_OUT: f32 = 50.0;
/// The part of the window's height that a menu leaves free.
const AROUND: f32 = 40.0;

/// The heading of a screen.
pub fn title<C, S>(ui: &mut Ui, desk: &Desk<C, S>, key: &str) {
    ui.add_space(8.0);
    let text = desk.texts.say(key);
    let response = ui.label(RichText::new(&text).strong().size(28.0));
    response.widget_info(|| WidgetInfo::labeled(Role::Heading, true, &text));
}

/// A weak line below a choice that says what it means.
pub fn hint<C, S>(ui: &mut Ui, desk: &Desk<C, S>, key: &str) {
    ui.label(RichText::new(desk.texts.say(key)).small().color(desk.theme.chrome.text_weak));
}

/// A scrolling column in the middle of the window, no wider than this.
pub fn column<R>(ui: &mut Ui, width: f32, content: impl FnOnce(&mut Ui) -> R) -> R {
    ScrollArea::vertical()
        .auto_shrink([false, false])
        .show(ui, |ui| {
            let margin = ((ui.available_width() - width) / 2.0).max(0.0);
            ui.horizontal(|ui| {
                ui.add_space(margin);
                ui.vertical(|ui| {
                    // The scroll bar floats over the right margin.
                    let room = ui.available_width() - 8.0;
                    ui.set_max_width(room.min(width));
                    let result = content(ui);
                    ui.add_space(16.0);
                    follow_focus(ui);
                    result
                })
                .inner
            })
            .inner
        })
        .inner
}

/// A card that can be clicked as a whole. The caller gives it a name for screen readers, by `widget_info`.
pub fn card<C, S>(
    ui: &mut Ui,
    desk: &Desk<C, S>,
    id: impl egui::AsIdSalt,
    is_chosen: bool,
    content: impl FnOnce(&mut Ui),
) -> Response {
    let builder = UiBuilder::new().id_salt(id).sense(Sense::click());
    let laid = ui.scope_builder(builder, |ui| {
        let (chrome, response) = (&desk.theme.chrome, ui.response());
        let is_met = response.hovered() || response.has_focus();
        let fill = if response.is_pointer_button_down_on() {
            chrome.button_press
        } else if is_chosen || is_met {
            chrome.button_hover
        } else {
            chrome.card
        };
        let edge = if is_chosen || response.has_focus() {
            Stroke::new(2.0, chrome.accent)
        } else {
            Stroke::new(1.0, if is_met { chrome.accent } else { chrome.edge })
        };
        Frame::new()
            .fill(fill)
            .stroke(edge)
            .corner_radius(CornerRadius::same(desk.theme.sizes.button_radius))
            // A thick edge takes nothing but its own share of the margin, so that all cards are of a size.
            .inner_margin(Margin::same(9 - edge.width as i8))
            .show(ui, |ui| {
                ui.set_width(ui.available_width());
                content(ui);
            });
    });
    laid.response
}

/// The height that things in a row have in common: the greatest that one of them needed in the last frame.
pub struct Common {
    id: Id,
    before: f32,
    now: f32,
}

impl Common {
    /// The height of the things of this name; none of them has any before they were laid out once.
    #[must_use]
    pub fn of(ui: &Ui, name: impl std::hash::Hash + std::fmt::Debug) -> Self {
        let id = ui.scope_id().with(("common height", name));
        Self { id, before: ui.data(|data| data.get_temp(id)).unwrap_or(0.0), now: 0.0 }
    }

    /// The height that each of them gets.
    #[must_use]
    pub fn height(&self) -> f32 {
        self.before
    }

    /// Notes the height that one of them needs by itself.
    pub fn note(&mut self, height: f32) {
        self.now = self.now.max(height);
    }

    /// Notes how high the content of one of them is, and makes it as high as they all get.
    pub fn fill(&mut self, ui: &mut Ui) {
        let used = ui.min_rect();
        self.note(used.height());
        stretch(ui, self.before);
    }

    /// Notes the only height there is, and keeps it.
    pub fn kept(mut self, ui: &Ui, height: f32) {
        self.note(height);
        self.keep(ui);
    }

    /// Keeps what was noted for the next frame; if it has changed, this frame is laid out anew before it is shown.
    pub fn keep(self, ui: &Ui) {
        if (self.now - self.before).abs() > 0.5 {
            ui.data_mut(|data| data.insert_temp(self.id, self.now));
            ui.ctx().request_discard("how high things in a row are has come out");
        }
    }
}

/// Makes the content of `ui` so far at least so high.
pub fn stretch(ui: &mut Ui, height: f32) {
    let used = ui.min_rect();
    ui.expand_to_include_rect(used.with_max_y(used.bottom().max(used.top() + height)));
}

/// The bar at the foot of a screen with the buttons that leave it, always in sight.
pub fn ways_out(ui: &mut Ui, texts: &Texts, theme: &Theme, content: impl FnOnce(&mut Ui)) {
    foot(ui, texts, theme, 8, WAYS_OUT, content);
}

/// The same, so far below what stands above it and at least so high.
pub fn foot(ui: &mut Ui, texts: &Texts, theme: &Theme, above: i8, least: f32, content: impl FnOnce(&mut Ui)) {
    let margin = Margin { left: 0, right: 0, top: above, bottom: 0 };
    let frame = Frame::new().fill(theme.chrome.window).inner_margin(margin);
    // In a narrow window the buttons wrap, and the bar is higher.
    let common = Common::of(ui, "out");
    let height = common.height().max(least);
    let bar = Panel::bottom("out").frame(frame).resizable(false).show_separator_line(false).exact_size(height);
    bar.show(ui, |ui| {
        areas::begin(ui, texts, theme, areas::Area::Foot);
        // The screen has a margin; the ground of the bar and its upper edge reach from side to side of the window.
        let (window, bar) = (ui.ctx().content_rect(), ui.max_rect());
        let ground = Rect::from_x_y_ranges(window.x_range(), bar.top() - f32::from(margin.top)..=window.bottom());
        let around = ui.ctx().layer_painter(ui.layer_id());
        around.rect_filled(ground, 0.0, theme.chrome.window);
        around.hline(ground.x_range(), ground.top(), ui.visuals().widgets.noninteractive.bg_stroke);
        let used = ui.horizontal_wrapped(content).response.rect.height();
        common.kept(ui, used + f32::from(margin.top) + 4.0);
    });
}

/// The height of buttons with these texts together that stand side by side, as far as there is room, and else below
/// each other.
#[must_use]
pub fn wrapped_height(ui: &Ui, room: f32, texts: &[String]) -> f32 {
    let (spacing, font) = (ui.spacing(), TextStyle::Button.resolve(ui.style()));
    let (mut rows, mut left) = (1.0, room);
    for text in texts {
        let wide = width_of(ui.painter(), &font, text) + 2.0 * spacing.button_padding.x + 1.0;
        if wide > left && left < room {
            (rows, left) = (rows + 1.0, room);
        }
        left -= wide + spacing.item_spacing.x;
    }
    rows * spacing.interact_size.y + (rows - 1.0) * spacing.item_spacing.y
}

/// A button that opens a menu, which stays open while boxes in it are ticked, and scrolls where the window is too low.
pub fn menu(ui: &mut Ui, text: impl Into<String>, content: impl FnOnce(&mut Ui)) -> Response {
    wide_menu(ui, text, 0.0, content)
}

/// The same with a button that is at least so wide, so that what stands beside it keeps its place whatever the button says.
pub fn wide_menu(ui: &mut Ui, text: impl Into<String>, width: f32, content: impl FnOnce(&mut Ui)) -> Response {
    opened(ui, Button::new(text.into()).min_size(vec2(width, 0.0)), MenuConfig::new(), content)
}

/// A button that opens a panel over the screen: like a menu, but its widgets look as they do on the screen.
pub fn drawer(ui: &mut Ui, text: impl Into<String>, content: impl FnOnce(&mut Ui)) -> Response {
    let config = MenuConfig::new().style(StyleModifier::default());
    opened(ui, Button::new(text.into()), config, |ui| {
        ui.with_layout(Layout::top_down(Align::Min), content);
    })
}

fn opened(ui: &mut Ui, button: Button, config: MenuConfig, content: impl FnOnce(&mut Ui)) -> Response {
    let config = config.close_behavior(PopupCloseBehavior::CloseOnClickOutside);
    let (button, _) = MenuButton::from_button(button).config(config).ui(ui, |ui| {
        let room = ui.ctx().content_rect().height() - AROUND;
        let before = std::mem::replace(&mut ui.spacing_mut().scroll, lane());
        ScrollArea::vertical().max_height(room).min_scrolled_height(room).show(ui, |ui| {
            ui.spacing_mut().scroll = before;
            content(ui);
            follow_focus(ui);
        });
    });
    opens_by_arrow(ui, &button);
    button
}

/// A button that leaves the screen.
pub fn way_out(ui: &mut Ui, text: String) -> Response {
    ui.add(Button::new(text).min_size(vec2(110.0, 38.0)))
}

/// True if a question or another window that has to be answered first lies over this widget.
#[must_use]
pub fn is_covered(response: &Response) -> bool {
    response.ctx.memory(egui::Memory::top_modal_layer).is_some_and(|top| top != response.layer_id)
}

/// A row that is as high whatever stands in it: what stands below it keeps its place.
pub fn options_row(ui: &mut Ui, content: impl FnOnce(&mut Ui)) {
    let size = vec2(ui.available_width(), ui.spacing().interact_size.y);
    let (_, rect) = ui.allocate_space(size);
    let builder = UiBuilder::new().id_salt("options").max_rect(rect).layout(Layout::left_to_right(Align::Center));
    let mut row = ui.new_child(builder);
    content(&mut row);
}

/// The frame of a card that lies on a panel or a screen; the caller adds a margin.
pub fn card_frame(theme: &Theme) -> Frame {
    let chrome = &theme.chrome;
    Frame::new().fill(chrome.card).stroke(Stroke::new(1.0, chrome.edge)).corner_radius(theme.sizes.card_radius)
}

/// The size of the button that closes a card.
const CLOSE: f32 = 22.0;

/// A line of a card with a button at its right end that closes it, and what stands before that; whether the button was
/// clicked. `what` says which card it is: a button that has just come to its place takes no click.
pub fn closed_by_ui(
    ui: &mut Ui,
    (name, hint): (&str, String),
    what: impl std::hash::Hash,
    content: impl FnOnce(&mut Ui),
) -> bool {
    // The same line around the cards or not: the button is as far from the edge of the column.
    let line = |ui: &mut Ui| {
        ui.with_layout(egui::Layout::right_to_left(egui::Align::Min), |ui| {
            let before = ui.spacing().clone();
            ui.spacing_mut().button_padding = egui::vec2(0.0, 0.0);
            ui.spacing_mut().interact_size.y = CLOSE;
            let button = egui::Button::new("×").min_size(egui::Vec2::splat(CLOSE));
            let button = ui.add(button).accessible_name(name).on_hover_text(hint);
            *ui.spacing_mut() = before;
            ui.with_layout(egui::Layout::left_to_right(egui::Align::Min), content);
            fresh::clicked(&button, what)
        })
        .inner
    };
    ui.horizontal_top(line).inner
}

/// A group of things that belong together, on a card with a heading.
pub fn group<C, S>(ui: &mut Ui, desk: &Desk<C, S>, key: &str, content: impl FnOnce(&mut Ui)) {
    marked_group(ui, desk, Some(key), false, content);
}

/// A group of things, with a heading if one is given, and with a strong edge if it is the one that was asked for.
pub fn marked_group<C, S>(
    ui: &mut Ui,
    desk: &Desk<C, S>,
    key: Option<&str>,
    is_marked: bool,
    content: impl FnOnce(&mut Ui),
) -> Response {
    let chrome = &desk.theme.chrome;
    let frame = card_frame(desk.theme).inner_margin(Margin::same(12));
    let frame = if is_marked { frame.stroke(Stroke::new(2.0, chrome.accent)) } else { frame };
    let card = frame.show(ui, |ui| {
        ui.set_width(ui.available_width());
        if let Some(key) = key {
            ui.label(RichText::new(desk.texts.say(key)).strong().color(chrome.gold));
        }
        content(ui);
    });
    card.response
}
