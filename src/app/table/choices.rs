//! Choices that show what they stand for: a picture on a card, its name below it, and room for a line of numbers.
//!
//! Decides how such a card looks: as any other button, with what is on it. What is on the picture and what a click
//! asks for, the panel that offers it decides.

use egui::{Button, Key, Painter, Rect, Response, Role, Stroke, TextEdit, TextStyle, Ui, Vec2, WidgetInfo, pos2, vec2};

use crate::app::kit::desk::{Desk, width_of};

/// The room between a card's edge and what is on it.
pub const PADDING: f32 = 4.0;
/// The smallest size of a title.
const LEAST_TEXT: f32 = 10.0;
/// The gap between two cards.
pub const GAP: f32 = 5.0;

/// A card to choose.
pub struct Choice<'a> {
    /// The words that are read out.
    pub name: &'a str,
    /// The text below the picture.
    pub title: &'a str,
    /// The height of the picture.
    pub picture: f32,
    /// True if there is a line of numbers below the title.
    pub has_foot: bool,
    /// True if it is chosen, where one of several stays chosen; nothing where a click acts at once.
    pub is_chosen: Option<bool>,
}

/// The width of cards that fill rows of this width: as many of them beside each other as have room at `least`, but two
/// even in a narrow row, and no more than make a block of `count` about as wide as high.
#[must_use]
pub fn card_width(room: f32, least: f32, count: usize) -> f32 {
    let most = if count > 9 { 4.0 } else { 3.0 };
    let columns = ((room + GAP) / (least + GAP)).floor().clamp(2.0, most);
    ((room - GAP * (columns - 1.0)) / columns).floor()
}

/// Lays out a card of this width. `draw` gets the rectangles of the picture and of the line of numbers.
pub fn choice_ui<C, S>(
    ui: &mut Ui,
    desk: &Desk<C, S>,
    choice: &Choice,
    width: f32,
    draw: impl FnOnce(&Painter, Rect, Rect),
) -> Response {
    let chrome = &desk.theme.chrome;
    let line = ui.text_style_height(&TextStyle::Body);
    let foot = if choice.has_foot { line } else { 0.0 };
    let height = choice.picture + line + foot + 2.0 * PADDING;
    let is_chosen = choice.is_chosen == Some(true);
    let ground = Button::new("").min_size(vec2(width, height));
    let ground = if is_chosen { ground.fill(chrome.accent_fill).stroke((2.0, chrome.accent)) } else { ground };
    let response = ui.add(ground);
    response.widget_info(|| match choice.is_chosen {
        Some(is_chosen) => WidgetInfo::selected(Role::Button, true, is_chosen, choice.name),
        None => WidgetInfo::labeled(Role::Button, true, choice.name),
    });
    let rect = response.rect;
    if !ui.is_rect_visible(rect) {
        return response;
    }
    let painter = ui.painter_at(rect);
    let inner = rect.shrink(PADDING);
    let picture = Rect::from_min_size(inner.min, vec2(inner.width(), choice.picture));
    let colour = if is_chosen { chrome.accent_text } else { chrome.text_strong };
    // A long name is set smaller, and one that is too long even so is cut: the whole of it is read out.
    let mut font = TextStyle::Body.resolve(ui.style());
    let wide = width_of(&painter, &font, choice.title);
    if wide > inner.width() {
        font.size = (font.size * inner.width() / wide).max(LEAST_TEXT);
    }
    let mut job = egui::text::LayoutJob::simple_singleline(choice.title.to_owned(), font, colour);
    job.wrap = egui::text::TextWrapping::truncate_at_width(inner.width());
    let title = painter.layout_job(job);
    let left = inner.center().x - title.size().x / 2.0;
    painter.galley(pos2(left, picture.bottom() + (line - title.size().y) / 2.0), title, colour);
    draw(&painter, picture, Rect::from_min_size(pos2(inner.left(), inner.bottom() - foot), vec2(inner.width(), foot)));
    if is_chosen {
        tick(&painter, rect.right_top() + vec2(-11.0, 11.0), Stroke::new(2.0, chrome.accent_text));
    }
    response
}

/// A field that narrows things down by name, where there are more than `few`; what was typed belongs to one `step` of the
/// game alone. Returns those that are left, and where Enter is pressed while one is, that one.
pub fn find_ui<'a, C, S: PartialEq, T>(
    ui: &mut Ui,
    desk: &Desk<C, S>,
    (few, step): (usize, usize),
    all: &'a [T],
    name: impl Fn(&T) -> &str,
) -> (Vec<&'a T>, Option<&'a T>) {
    if all.len() <= few {
        return (all.iter().collect(), None);
    }
    let id = ui.make_persistent_id("outcome to find");
    let (of, typed) = ui.data(|data| data.get_temp::<(usize, String)>(id)).unwrap_or_default();
    let mut typed = if of == step { typed } else { String::new() };
    let label = desk.texts.say("chance-find");
    let field = TextEdit::singleline(&mut typed).hint_text(&label).char_limit(40).desired_width(f32::INFINITY);
    let response = ui.add(field).accessible_name(&label);
    let wanted = typed.trim().to_lowercase();
    let found: Vec<&T> = all.iter().filter(|one| name(one).to_lowercase().contains(&wanted)).collect();
    if found.is_empty() {
        ui.colored_label(desk.theme.chrome.warn, desk.texts.say("chance-none"));
    }
    ui.data_mut(|data| data.insert_temp(id, (step, typed)));
    let is_entered = response.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter));
    let only = if let [only] = found[..] { Some(only).filter(|_| is_entered) } else { None };
    (found, only)
}

/// A tick: what is chosen is not told by colour alone.
fn tick(painter: &Painter, centre: egui::Pos2, stroke: Stroke) {
    let corners = [vec2(-4.5, 0.0), vec2(-1.5, 3.5), vec2(4.5, -4.0)];
    painter.line(corners.map(|corner: Vec2| centre + corner).to_vec(), stroke);
}
