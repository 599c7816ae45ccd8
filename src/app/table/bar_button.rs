//! The look of a button of the bar, its tooltip, and the rule it leads to.

use egui::{
    Align2, Button, Color32, FontId, Painter, Pos2, Rect, RectAlign, Response, RichText, Sense, Tooltip, Ui, UiBuilder,
    Vec2, vec2,
};

use super::told::Room;
use super::{Desk, Table, TableGame};
use crate::app::kit::desk::{self, describe, width_of};
use crate::app::kit::draw::signs::{self, Sign};
use crate::app::kit::theme::{Chrome, Theme};
use crate::app::kit::tooltips::{self, Said};
use crate::app::kit::widgets::is_covered;
use crate::app::rulebook::rule_key;
use crate::words::rulebook::Citation;

/// The width of a picture beside a title.
const PICTURE: f32 = 24.0;
/// The radius of a sign beside a title.
pub const SIGN: f32 = 8.5;
/// The least size of the letters of a title that has a picture beside it.
const LEAST_BESIDE: f32 = 13.0;
/// The least size of the letters on a button; where they would be smaller, only the picture stays.
const LEAST: f32 = 11.5;
/// The room between the words of a button and its sides, together.
const PADDING: f32 = 8.0;
/// The radius of a price, at most, and the gap beside it.
const PRICE: f32 = 8.5;
const PRICE_GAP: f32 = 4.0;

/// The gap between the lines of a hint: it is low, so that it covers little.
pub const LINE_GAP: f32 = 2.0;

/// The opacity of the pictures of a greyed button.
const FAINT: f32 = 0.45;
/// The size of the letters of a key on a button, the room around them, and the gap to the corner.
const KEY: f32 = 10.5;
const KEY_PADDING: Vec2 = vec2(3.5, 0.0);
const KEY_GAP: Vec2 = vec2(4.0, 4.0);

/// The picture on a button. `P` is a small picture of the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ButtonPicture<P> {
    /// One of the game.
    Own(P),
    /// A sign in the colour of the title.
    Sign(Sign),
}

/// A button of the bar: a title, perhaps a picture beside it, and the price below.
#[expect(clippy::struct_excessive_bools, reason = "each is a question of its own about the button")]
pub struct BarButton<'a, P> {
    /// The title of the button.
    pub title: String,
    /// The line below the title: what it is about, or what is left after it.
    pub below: Option<String>,
    /// True if that line warns of a loss for good.
    pub warns: bool,
    /// The cost: a bead of gold behind the line below the title, and the only sign where there is no room for words.
    pub price: Option<u8>,
    /// The key that does the same, as it is written: shown in the lower right corner where it has room. Its letter stands
    /// for the action in one language only.
    pub key: Option<String>,
    /// The picture beside the title.
    pub picture: Option<ButtonPicture<P>>,
    /// Its full name, where that is more than its title.
    pub name: Option<&'a dyn Fn() -> String>,
    /// True if it is greyed, as the action is not possible.
    pub disabled: bool,
    /// True if its action has begun and something is still to be chosen for it.
    pub chosen: bool,
    /// True if it stands out, as the usual next step.
    pub main: bool,
    /// The rule that it is about.
    pub rule: Option<Citation>,
    /// True if something can be dragged out of it.
    pub is_dragged: bool,
}

impl<P> Default for BarButton<'_, P> {
    fn default() -> Self {
        Self {
            title: String::new(),
            below: None,
            warns: false,
            price: None,
            key: None,
            picture: None,
            name: None,
            disabled: false,
            chosen: false,
            main: false,
            rule: None,
            is_dragged: false,
        }
    }
}

/// The lettering of buttons that stand together: all of them alike, so that none looks more important than the next.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Lettering {
    /// The size of the titles' letters; none where there is room for pictures only.
    pub size: Option<f32>,
    /// True if pictures stand beside the titles.
    pub pictures: bool,
    /// The size of the letters of the lines below; none where there is room for the price only.
    pub below: Option<f32>,
}

impl Lettering {
    /// The lettering of buttons that are so wide. `titles` and `below` are everything that may stand on one of them.
    #[must_use]
    pub fn fitting<C, S>(ui: &Ui, desk: &desk::Desk<C, S>, width: f32, titles: &[String], below: &[String]) -> Self {
        Self::beside(ui, desk, width, titles, below, 0.0)
    }

    /// As [`Lettering::fitting`], where a price stands behind each line below.
    #[must_use]
    pub fn with_prices<C, S>(
        ui: &Ui,
        desk: &desk::Desk<C, S>,
        width: f32,
        titles: &[String],
        below: &[String],
    ) -> Self {
        Self::beside(ui, desk, width, titles, below, 2.0 * PRICE + PRICE_GAP)
    }

    fn beside<C, S>(
        ui: &Ui,
        desk: &desk::Desk<C, S>,
        width: f32,
        titles: &[String],
        below: &[String],
        price: f32,
    ) -> Self {
        let (text, small) = (desk.theme.sizes.text, desk.theme.sizes.text_small);
        let widest = |lines: &[String], size: f32| {
            let wide = |line: &String| width_of(ui.painter(), &FontId::proportional(size), line);
            lines.iter().map(wide).fold(1.0, f32::max)
        };
        let room = (width - PADDING).max(1.0);
        let whole = widest(titles, text);
        let fits = |room: f32| (text * room / whole).min(text);
        let (size, pictures) = if fits(room - PICTURE) >= LEAST_BESIDE {
            (Some(fits(room - PICTURE)), true)
        } else if fits(room) >= LEAST {
            (Some(fits(room)), false)
        } else {
            (None, true)
        };
        let fits_below = (small * (room - price).max(1.0) / widest(below, small)).min(small);
        Self { size, pictures, below: Some(fits_below).filter(|&size| size >= LEAST - 1.0) }
    }
}

/// Lays out a button in this place. A greyed one can still be clicked: the click asks why it is greyed.
pub fn button_ui<G: TableGame>(
    ui: &mut Ui,
    desk: &mut Desk<G>,
    table: &Table<G>,
    button: &BarButton<G::Picture>,
    place: Rect,
    lettering: Lettering,
) -> Response {
    let ui = &mut ui.new_child(UiBuilder::new().max_rect(place));
    let sense = if button.is_dragged { Sense::click_and_drag() } else { Sense::click() };
    let mut plain = Button::new("").min_size(place.size()).selected(button.chosen).sense(sense);
    if button.main {
        plain = plain.fill(desk.theme.chrome.accent_fill);
    }
    let response = ui.scope(|ui| {
        if button.disabled {
            ui.multiply_opacity(ui.visuals().disabled_alpha());
        }
        ui.add(plain)
    });
    let response = response.inner;
    let name = || button.name.map_or_else(|| button.title.clone(), |name| name());
    let response = if button.disabled {
        response.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Button, false, name()));
        response
    } else {
        response.named(name)
    };
    if let Some(rule) = button.rule {
        rule_key(ui, desk, &response, rule);
    }
    face(ui, desk, table, button, response.rect, lettering);
    response
}

/// The colours of the words of a button: of its title, and of what stands below.
fn colours<P>(button: &BarButton<P>, chrome: &Chrome) -> (Color32, Color32) {
    let is_filled = (button.main || button.chosen) && !button.disabled;
    let title = match (is_filled, button.disabled) {
        (true, _) => chrome.accent_text,
        (false, true) => chrome.text_weak,
        (false, false) => chrome.text_strong,
    };
    let below = match (is_filled, button.warns) {
        (true, _) => chrome.accent_text,
        (false, true) => chrome.warn,
        (false, false) => chrome.text_weak,
    };
    (title, below)
}

/// The face of a button.
fn face<G: TableGame>(
    ui: &Ui,
    desk: &Desk<G>,
    table: &Table<G>,
    button: &BarButton<G::Picture>,
    rect: Rect,
    lettering: Lettering,
) {
    let (theme, chrome) = (desk.theme, &desk.theme.chrome);
    let painter = ui.painter().with_clip_rect(rect);
    // What is greyed has pale pictures and weak words, but words that can be read: they say what is missing.
    let mut faint = painter.clone();
    if button.disabled {
        faint.multiply_opacity(FAINT);
    }
    let (colour, weak) = colours(button, chrome);
    if button.warns {
        let corner = f32::from(theme.sizes.button_radius);
        faint.rect_stroke(rect, corner, (1.5, chrome.warn), egui::StrokeKind::Inside);
    }
    let draw = |picture: ButtonPicture<G::Picture>, centre: egui::Pos2| match picture {
        ButtonPicture::Own(own) => {
            let room = Room::Button(Rect::from_center_size(centre, Vec2::splat(PICTURE)), colour);
            G::paint(&faint, theme, table, table.seat_to_move(), own, room);
        }
        ButtonPicture::Sign(sign) => signs::sign(&faint, centre, SIGN, sign, colour),
    };
    let priced = |centre: Pos2, radius: f32, price: u8| {
        let bead = if button.disabled { greyed_price_in } else { price_in };
        bead(&painter, theme, centre, radius, price);
    };
    let written = |text: &str, size: f32, colour: Color32| {
        painter.layout_no_wrap(text.to_owned(), FontId::proportional(size), colour)
    };
    let centre = rect.center();
    let Some(size) = lettering.size.or_else(|| button.picture.is_none().then_some(LEAST)) else {
        // ButtonPicture and price side by side, in the place of words.
        let radius = (rect.height() * 0.3).min(PRICE * 1.2);
        let wide = if button.price.is_some() { 2.0 * radius + PRICE_GAP } else { 0.0 };
        if let Some(picture) = button.picture {
            draw(picture, centre - vec2(wide / 2.0, 0.0));
        }
        if let Some(price) = button.price {
            priced(centre + vec2(PICTURE.midpoint(PRICE_GAP), 0.0), radius, price);
        }
        return;
    };
    let title = written(&button.title, size, colour);
    let title = if title.size().x > rect.width() - PADDING {
        written(&button.title, size * (rect.width() - PADDING) / title.size().x, colour)
    } else {
        title
    };
    let picture = button.picture.filter(|_| lettering.pictures);
    let wide = title.size().x + if picture.is_some() { PICTURE } else { 0.0 };
    let below = button.below.as_ref().filter(|_| lettering.below.is_some() || button.price.is_none());
    let below = below.map(|below| written(below, lettering.below.unwrap_or(LEAST - 1.0), weak));
    // The two lines stand as close as the button is low.
    let is_double = below.is_some() || button.price.is_some();
    let (lift, drop) = if is_double { (rect.height() * 0.2, rect.height() * 0.25) } else { (0.0, 0.0) };
    let cap = button.key.as_ref().map(|key| {
        let key = written(key, KEY, weak);
        let size = key.size() + KEY_PADDING * 2.0;
        (Rect::from_min_size(rect.right_bottom() - size - KEY_GAP, size), key)
    });
    // A title that stands alone makes room for the key, too, where they would touch.
    let touched = cap.as_ref().filter(|(cap, _)| !is_double && centre.y + title.size().y / 2.0 > cap.top() - 1.0);
    let aside = touched.map_or(0.0, |(cap, _)| (centre.x + wide / 2.0 + PRICE_GAP - cap.left()).max(0.0));
    let most = ((rect.width() - PADDING - wide) / 2.0).max(0.0);
    let above = centre - vec2(wide / 2.0 + aside.min(most), lift);
    if let Some(picture) = picture {
        draw(picture, above + vec2(PICTURE / 2.0 - 2.0, 0.0));
    }
    let shift = if picture.is_some() { PICTURE } else { 0.0 };
    painter.galley(above + vec2(shift, -title.size().y / 2.0), title, colour);
    let radius = (rect.height() * 0.21).min(PRICE);
    let gap = if below.is_some() { PRICE_GAP } else { 0.0 };
    let behind = if button.price.is_some() { 2.0 * radius + gap } else { 0.0 };
    let words = below.as_ref().map_or(0.0, |below| below.size().x);
    let middle = centre + vec2(-(words + behind) / 2.0, drop);
    // The line below makes room for the key, as far as there is any on its left.
    let beside = cap.as_ref().map_or(middle.x, |(cap, _)| cap.left() - PRICE_GAP - words - behind).min(middle.x);
    let has_key = aside <= most && beside >= rect.left() + PADDING / 2.0;
    let left = if has_key { Pos2::new(beside, middle.y) } else { middle };
    if let Some(below) = below {
        painter.galley(left - vec2(0.0, below.size().y / 2.0), below, weak);
    }
    if let Some(price) = button.price {
        priced(left + vec2(words + gap + radius, 0.0), radius, price);
    }
    if let Some((cap, key)) = cap.filter(|_| has_key) {
        faint.rect_stroke(cap, 3.0, (1.0, chrome.edge), egui::StrokeKind::Inside);
        painter.galley(cap.min + KEY_PADDING, key, weak);
    }
}

/// Draws the cost of something, as on the board: a bead of the gold of an action point with the number.
pub fn price_in(painter: &Painter, theme: &Theme, centre: Pos2, radius: f32, price: u8) {
    let (mark, token) = (&theme.mark, &theme.token);
    painter.circle(centre, radius, mark.price, (1.0, token.rim));
    let font = FontId::proportional(radius * 1.5);
    painter.text(centre, Align2::CENTER_CENTER, price, font, mark.price_text);
}

/// Draws the cost of something that cannot be done now: the number alone in a ring.
pub fn greyed_price_in(painter: &Painter, theme: &Theme, centre: Pos2, radius: f32, price: u8) {
    let chrome = &theme.chrome;
    painter.circle_stroke(centre, radius, (1.0, chrome.edge));
    painter.text(centre, Align2::CENTER_CENTER, price, FontId::proportional(radius * 1.5), chrome.text_weak);
}

/// Says what an action would change: in a tooltip, and to screen readers.
pub fn hint_ui(
    theme: &Theme,
    response: Response,
    bar: Rect,
    name: impl FnOnce() -> String,
    effects: impl Fn() -> Vec<String>,
) -> Response {
    describe(&response, &effects);
    let hint = |ui: &mut Ui| {
        ui.set_max_width(tooltips::widest(ui.ctx()));
        ui.spacing_mut().item_spacing.y = LINE_GAP;
        ui.label(name());
        for effect in effects() {
            ui.label(RichText::new(effect).color(theme.chrome.accent));
        }
    };
    shown_ui(response, bar, hint)
}

/// Shows a hint while the pointer is over the widget, or while it has the keyboard's focus: above the whole bar, so that
/// it covers neither the line above the buttons nor the buttons beside.
pub fn shown_ui(response: Response, bar: Rect, hint: impl FnOnce(&mut Ui)) -> Response {
    let is_focused = response.has_focus() && !is_covered(&response);
    if !is_focused && !tooltips::is_met(&response) {
        return response;
    }
    if is_focused {
        tooltips::shows_by_keys(&response);
    }
    let tooltip = if is_focused { Tooltip::for_widget(&response) } else { Tooltip::for_enabled(&response) };
    above(tooltip, &response, bar).show(hint);
    response
}

/// Says above a button why it is greyed.
#[must_use]
pub fn why_ui(response: Response, bar: Rect, why: impl Fn() -> String) -> Response {
    describe(&response, || vec![why()]);
    shown_ui(response, bar, |ui| {
        ui.set_max_width(tooltips::widest(ui.ctx()));
        ui.label(why());
    })
}

/// Places a tooltip above the bar, over the button that it is about.
fn above<'a>(mut tooltip: Tooltip<'a>, response: &Response, bar: Rect) -> Tooltip<'a> {
    let anchor = response.rect.with_min_y(bar.top().min(response.rect.top()));
    // At the side of the window one edge of both is the same.
    let sides = &[RectAlign::TOP_START, RectAlign::TOP_END];
    tooltip.popup = tooltip.popup.anchor(anchor).align(RectAlign::TOP).align_alternatives(sides);
    tooltip
}
