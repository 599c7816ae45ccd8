//! The tools of every panel: the desk, texts that fit their room, tooltips, areas that scroll.

use egui::style::{ScrollFadeStyle, ScrollStyle};
use egui::{Color32, FontId, Label, Painter, Rect, RectAlign, Response, RichText, ScrollArea, Tooltip, Ui};

use super::settings::Settings;
use super::theme::Theme;
use super::tooltips;
use super::{areas, notes};
use crate::words::Texts;

/// The presentation of what is laid out: in which words, and in which colours.
#[derive(Clone, Copy)]
pub struct Presentation<'a> {
    /// The texts, in the language of the window.
    pub texts: &'a Texts,
    /// The theme.
    pub theme: &'a Theme,
}

/// The desk of a panel: texts, the theme, the settings, and a list that takes its commands. `C` are the commands of the
/// panel's room; `S` names the spots in it that a lesson can point at, if there are any.
pub struct Desk<'a, C, S = ()> {
    /// The texts, in the language of the window.
    pub texts: &'a Texts,
    /// The theme.
    pub theme: &'a Theme,
    /// The settings that hold in this frame. A lesson switches some of them off, so these are not the ones to change
    /// and store.
    pub settings: Settings,
    commands: &'a mut Vec<C>,
    /// The spots of this frame that a lesson can point at, and where they are.
    spots: Vec<(S, Rect)>,
    /// The spots that a lesson wants to have in sight.
    wanted: Vec<S>,
}

impl<'a, C, S: PartialEq> Desk<'a, C, S> {
    /// The desk of a frame; commands go into `commands`.
    #[must_use]
    pub fn new(texts: &'a Texts, theme: &'a Theme, settings: Settings, commands: &'a mut Vec<C>) -> Self {
        Self { texts, theme, settings, commands, spots: Vec::new(), wanted: Vec::new() }
    }

    /// The presentation of what is laid out on it.
    #[must_use]
    pub fn presentation(&self) -> Presentation<'a> {
        Presentation { texts: self.texts, theme: self.theme }
    }

    /// The same desk, on which these spots are brought into sight.
    #[must_use]
    pub fn with_sight_of(self, wanted: Vec<S>) -> Self {
        Self { wanted, ..self }
    }

    /// Notes where a spot is, as far as it is in sight, and scrolls to it if a lesson wants to have it in sight.
    pub fn note(&mut self, ui: &Ui, spot: S, rect: Rect) {
        if self.wanted.contains(&spot) {
            // Of what has no room as a whole the end is shown: the latest of it.
            let is_too_high = rect.height() > ui.clip_rect().height();
            ui.scroll_to_rect(rect, is_too_high.then_some(egui::Align::BOTTOM));
        }
        let seen = rect.intersect(ui.clip_rect());
        if seen.is_positive() {
            self.spots.push((spot, seen));
        }
    }

    /// The spots that a lesson wants to have in sight.
    pub fn wanted(&self) -> impl Iterator<Item = &S> {
        self.wanted.iter()
    }

    /// Where a spot is in this frame, if it is in sight.
    #[must_use]
    pub fn spot(&self, spot: &S) -> Option<Rect> {
        self.spots.iter().find(|(noted, _)| noted == spot).map(|&(_, rect)| rect)
    }

    /// The spots that are in sight in this frame, and where.
    #[must_use]
    pub fn spots(&self) -> &[(S, Rect)] {
        &self.spots
    }

    /// Adds a command.
    pub fn push(&mut self, command: impl Into<C>) {
        self.commands.push(command.into());
    }
}

/// The heading of a section of a panel.
pub fn heading<C, S>(ui: &mut Ui, desk: &Desk<C, S>, key: &str) {
    heading_of(ui, desk, desk.texts.say(key));
}

/// The heading of a section of a panel in these words.
pub fn heading_of<C, S>(ui: &mut Ui, desk: &Desk<C, S>, words: String) {
    ui.add_space(4.0);
    ui.label(RichText::new(words).strong().color(desk.theme.chrome.gold));
}

/// The heading of a section whose first choices stand beside it, in one line with them.
pub fn beside_heading<C, S>(ui: &mut Ui, desk: &Desk<C, S>, key: &str) {
    ui.label(RichText::new(desk.texts.say(key)).strong().color(desk.theme.chrome.gold));
    ui.add_space(4.0);
}

/// Gives a screen reader the lines of a widget's tooltip. `lines` is called only if a screen reader is active; it must
/// not use egui's context, which is locked meanwhile.
pub fn describe(response: &Response, lines: impl FnOnce() -> Vec<String>) {
    response.ctx.accesskit_node_builder(response.id, |node| {
        let lines = lines();
        if !lines.is_empty() {
            node.set_description(lines.join(". "));
        }
    });
}

/// Lines of a tooltip, the first of them as a heading.
pub fn lines_ui(ui: &mut Ui, lines: Vec<String>) {
    for (index, line) in lines.into_iter().enumerate() {
        if index == 0 {
            ui.strong(line)
        } else {
            ui.label(line)
        };
    }
}

/// A tooltip beside the column in which its widget stands, at the height of the widget: it covers neither the lines around
/// that one nor what they say.
pub fn beside_ui(ui: &Ui, response: Response, hint: impl FnOnce(&mut Ui)) -> Response {
    if !tooltips::is_met(&response) {
        return response;
    }
    let mut tooltip = Tooltip::for_enabled(&response);
    let column = ui.clip_rect().x_range();
    let anchor = Rect::from_x_y_ranges(column, response.rect.y_range());
    let sides = &[RectAlign::LEFT_START, RectAlign::RIGHT_END, RectAlign::LEFT_END];
    tooltip.popup = tooltip.popup.anchor(anchor).align(RectAlign::RIGHT_START).align_alternatives(sides);
    if tooltip.show(hint).is_some() {
        tooltips::stays(&response);
    }
    response
}

/// Several short texts in a row, of which none is broken over two lines: a number stays with what is counted.
#[must_use]
pub fn unbroken(parts: &[String]) -> String {
    parts.iter().map(|part| part.replace(' ', "\u{a0}")).collect::<Vec<_>>().join(" · ")
}

/// The width of a text in one line.
#[must_use]
pub fn width_of(painter: &Painter, font: &FontId, text: &str) -> f32 {
    // No colour of the theme: the text is only measured.
    painter.layout_no_wrap(text.to_owned(), font.clone(), Color32::PLACEHOLDER).size().x
}

/// The longest last word of a name that is kept where the name is shortened: such as the number in `Player 2`.
const LAST_WORD: usize = 3;

/// A line about a player that fits into `room`: the name is shortened as far as needed, the rest stays whole. A short
/// last word stays, as it may be all that tells one player from another.
#[must_use]
pub fn shortened(painter: &Painter, font: &FontId, room: f32, name: &str, say: impl Fn(&str) -> String) -> String {
    let mut shown = say(name);
    let (start, last) =
        name.rsplit_once(' ').filter(|(_, last)| last.chars().count() <= LAST_WORD).unwrap_or((name, ""));
    let last = if last.is_empty() { String::new() } else { format!(" {last}") };
    let mut kept = start.chars().count();
    while kept > 1 && width_of(painter, font, &shown) > room {
        kept -= 1;
        let start: String = start.chars().take(kept).collect();
        shown = say(&format!("{}…{last}", start.trim_end()));
    }
    shown
}

/// Shows a line about a player, in as many rows as it takes: a name that is cut may be anybody's.
pub fn name_line(ui: &mut Ui, colour: Color32, line: &str) -> Response {
    ui.add(Label::new(RichText::new(line).color(colour)).wrap())
}

/// The part of a panel's side margin that the lane of its scroll bar takes.
pub const SCROLL_LANE: f32 = 10.0;

/// The look of scroll bars that stand in a lane of their own.
#[must_use]
pub fn lane() -> ScrollStyle {
    // Where more follows, what is cut fades out entirely, so that no half of a line has to be read.
    let fade = ScrollFadeStyle { strength: 1.0, size: 18.0 };
    ScrollStyle { bar_width: SCROLL_LANE - 4.0, bar_inner_margin: 4.0, fade, ..ScrollStyle::solid() }
}

/// Scrolls to the widget that has just got the keyboard focus, and by keys while the area around it has that as a whole;
/// to be called at the end of a scroll area's content.
pub fn follow_focus(ui: &Ui) {
    areas::scroll_by_keys(ui);
    let focused = ui.memory(egui::Memory::focused);
    let id = ui.scope_id().with("the focus that was followed");
    let followed = notes::replace(ui.ctx(), id, focused).flatten();
    let focused = focused.and_then(|id| ui.ctx().read_response(id));
    // One that was given the focus after it was laid out has not gained it in egui's eyes.
    let is_new = |response: &Response| response.gained_focus() || followed != Some(response.id);
    let Some(response) = focused.filter(is_new) else { return };
    // With what names it, where that stands beside or above it and both have room.
    let label = ui.data(|data| data.get_temp::<Rect>(label_id(response.id)));
    let fits = |whole: &Rect| whole.height() < ui.clip_rect().height();
    let named = label.map(|label| label.union(response.rect)).filter(fits);
    // A widget that is cut off belongs to this area; widgets elsewhere are seen whole.
    let seen = ui.clip_rect().y_range();
    let is_unnamed = named.is_some_and(|whole| !seen.contains(whole.top()) || !seen.contains(whole.bottom()));
    let is_cut = !response.interact_rect.contains_rect(response.rect) || is_unnamed;
    if is_cut && ui.min_rect().contains_rect(response.rect) {
        let shown = named.unwrap_or(response.rect);
        ui.scroll_to_rect_animation(shown.expand(8.0), None, egui::style::ScrollAnimation::none());
    }
}

fn label_id(field: egui::Id) -> egui::Id {
    field.with("the place of its label")
}

/// Notes where the text stands that names a field, while that has the focus: both are shown together.
pub fn named_at(field: &Response, label: Rect) {
    if field.has_focus() {
        field.ctx.data_mut(|data| data.insert_temp(label_id(field.id), label));
    }
}

/// Scrolls content up and down, with the bar in a lane of its own on the right. The lane stays free when there is no
/// bar, so that the content keeps its width.
pub fn scroll_ui(ui: &mut Ui, area: ScrollArea, content: impl FnOnce(&mut Ui)) {
    let width = ui.available_width() - SCROLL_LANE;
    let before = std::mem::replace(&mut ui.spacing_mut().scroll, lane());
    area.show(ui, |ui| {
        ui.spacing_mut().scroll = before;
        ui.set_max_width(width);
        content(ui);
        follow_focus(ui);
    });
    ui.spacing_mut().scroll = before;
}
