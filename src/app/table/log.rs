//! The log: every step in a few words, newest at the bottom, or every action in notation. A click shows the board as it
//! stood after it.
//!
//! Decides how a line looks; what it says, its game decides.

use egui::scroll_area::ScrollAreaOutput;
use egui::style::{ScrollAnimation, ScrollFadeStyle, ScrollStyle};
use egui::text::{LayoutJob, TextFormat, TextWrapping};
use egui::{
    Align, Button, FontId, Label, Layout, Painter, Rect, Response, RichText, Role, ScrollArea, Sense, TextStyle, Ui,
    Vec2, WidgetInfo, pos2, vec2,
};

use super::told::{Line, PLACES, Room, Told};
use super::{Desk, Step, Table, TableCommand, TableGame, WindowCommand, chips, correct};
use crate::app::kit::areas;
use crate::app::kit::desk::{SCROLL_LANE, lane, width_of};
use crate::app::kit::draw::signs::{Sign, sign};
use crate::app::kit::tooltips::Said;

/// At least this many lines are in sight.
const LEAST_LINES: f32 = 4.0;
const GAP: f32 = 2.0;
/// Rounding to whole pixels takes less than this of the height of the log, and it is less than a gap.
const ROUNDING: f32 = 1.0;
/// The height that a line has beyond its text, so that pictures can be told apart.
const ROOM: f32 = 3.0;

/// The height of a line.
fn line_height(ui: &Ui) -> f32 {
    ui.text_style_height(&TextStyle::Body) + ROOM
}

/// The least height of the log, with its heading, after so many actions.
#[must_use]
pub fn least_height(ui: &Ui, actions: usize) -> f32 {
    let (line, gap) = (line_height(ui), ui.spacing().item_spacing.y);
    // The heading has a little space above.
    4.0 + line.max(ui.spacing().interact_size.y) + 3.0 * gap + LEAST_LINES.min(actions.max(1) as f32) * (line + GAP)
}

/// Shows the log in the space that is left.
pub fn log_ui<G: TableGame>(ui: &mut Ui, desk: &mut Desk<G>, table: &Table<G>) {
    areas::begin(ui, desk.texts, desk.theme, areas::Area::Log);
    heading_ui::<G>(ui, desk);
    if table.is_plan() {
        // Whoever looks for what was played is told where it is.
        let back = desk.texts.say(if table.advice().is_some() { "hint-close" } else { "plan-hide" });
        let said = RichText::new(desk.texts.with("plan-log", &[("back", back.into())]));
        ui.add(Label::new(said.small().color(desk.theme.chrome.text_weak)).wrap());
    }
    // An action is shown when it is safe; where keeping fails, all are, and those that are not safe are marked.
    let is_failing = table.sitting().failure().is_some();
    let actions = table.steps();
    let actions = if is_failing { actions } else { actions.min(table.sitting().safe()) };
    let height = line_height(ui);
    // A line is a little higher than its text; widgets to click would be higher.
    ui.spacing_mut().interact_size.y = height;
    ui.spacing_mut().item_spacing.y = GAP;
    // As high as whole lines are, so that none is cut in half.
    let lines_in_sight = ((ui.available_height() + GAP) / (height + GAP)).floor();
    if lines_in_sight < 1.0 {
        return;
    }
    let area = ScrollArea::vertical()
        .id_salt("log")
        .max_height(lines_in_sight * (height + GAP) - GAP + ROUNDING)
        .min_scrolled_height(0.0)
        .auto_shrink([false, false])
        .stick_to_bottom(true);
    let mut lines = table.lines.borrow_mut();
    let area = match lines.rest.take() {
        Some(line) => area.vertical_scroll_offset(line),
        None => area,
    };
    let width = ui.available_width() - SCROLL_LANE;
    // Lines are seen whole or not at all, so none has to fade.
    ui.spacing_mut().scroll = ScrollStyle { fade: ScrollFadeStyle { strength: 0.0, ..lane().fade }, ..lane() };
    lines.follow(table, actions, desk.texts.language());
    let count = if desk.settings.notation { actions } else { lines.steps().len() };
    let shown = table.looks_back().then(|| {
        let step = table.shown_step();
        let line = lines.steps().partition_point(|line| line.end < step);
        if desk.settings.notation { step.saturating_sub(1) } else { line }
    });
    if std::mem::replace(&mut lines.seen, count) < count {
        // A scrolled area follows its end from one frame to the next.
        ui.request_repaint();
    }
    // The present is at the end.
    let wanted = lines.looks_at(shown).then(|| shown.unwrap_or(count.saturating_sub(1)));
    // Lines that lie above each other are written alike: once one of them has no room in large letters, all are small.
    let written = (width.to_bits(), desk.settings.notation);
    let letters = if lines.is_small(written) { TextStyle::Small } else { TextStyle::Body };
    let mut is_cut = false;
    let log = area.show_rows(ui, height, count, |ui, rows| {
        ui.set_max_width(width);
        if let Some(wanted) = wanted {
            let top = ui.max_rect().top() + (wanted as f32 - rows.start as f32) * (height + GAP);
            let line = Rect::from_min_size(pos2(ui.max_rect().left(), top), vec2(1.0, height));
            ui.scroll_to_rect_animation(line, None, ScrollAnimation::none());
        }
        for index in rows {
            if desk.settings.notation {
                let Some(step) = table.action_step(index) else { continue };
                let line = Line::plain(notation(table, index).unwrap_or_default());
                let told = Told { line, ..G::told(desk.texts, table, &step) };
                is_cut |= line_ui(ui, desk, table, index, &step, &told, &letters);
            } else {
                let step = lines.steps().get(index).copied();
                let (Some(step), Some(told)) = (step, lines.line(desk.texts, table, index)) else { continue };
                is_cut |= line_ui(ui, desk, table, index, &step, told, &letters);
            }
        }
    });
    if is_cut && letters == TextStyle::Body {
        lines.become_small(written);
        ui.request_discard("a line of the log needs smaller letters");
    }
    lines.rest = line_to_rest_on(ui, &log, height + GAP);
    if lines.rest.is_some() {
        ui.request_repaint();
    }
}

/// Once the log has come to rest between two lines, the nearer one, on which it is to rest in the next frame.
fn line_to_rest_on<R>(ui: &Ui, log: &ScrollAreaOutput<R>, step: f32) -> Option<f32> {
    let is_scrolled = ui.input(|input| input.smooth_scroll_delta() != Vec2::ZERO || input.pointer.any_down());
    let at = log.state.clamped_offset().y;
    let most = (log.content_size.y - log.inner_rect.height()).max(0.0);
    let line = ((at / step).round() * step).min(most);
    // The end is where it is.
    let is_at_end = at > most - 1.0;
    (!is_scrolled && !is_at_end && log.state.velocity() == Vec2::ZERO && (line - at).abs() > 0.5).then_some(line)
}

/// The line of an action in notation, without what its viewer hides.
fn notation<G: TableGame>(table: &Table<G>, index: usize) -> Option<String> {
    if G::hidden_of_own(table) > 0 { table.sitting().public_line(index) } else { table.sitting().line(index) }
}

/// The heading, and the switch between sentences and notation.
fn heading_ui<G: TableGame>(ui: &mut Ui, desk: &mut Desk<G>) {
    ui.add_space(4.0);
    ui.horizontal(|ui| {
        ui.label(RichText::new(desk.texts.say("log-heading")).strong().color(desk.theme.chrome.gold));
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            ui.spacing_mut().button_padding = vec2(5.0, 1.0);
            ui.spacing_mut().interact_size.y = 20.0;
            ui.add_space(SCROLL_LANE);
            let title = RichText::new(desk.texts.say("log-notation")).small();
            let switch = ui.add(Button::new(title).selected(desk.settings.notation));
            let switch = switch.named(|| desk.texts.say("log-notation-hint"));
            if switch.says(|| desk.texts.say("log-notation-about")).clicked() {
                desk.push(WindowCommand::ToggleNotation);
            }
        });
    });
}

/// A line to click, in these letters; whether it has no room in them. The step in a sentence is read out; it stands in the
/// tooltip, with its notation.
fn line_ui<G: TableGame>(
    ui: &mut Ui,
    desk: &mut Desk<G>,
    table: &Table<G>,
    index: usize,
    step: &Step<G::Deed>,
    told: &Told<G::Picture>,
    letters: &TextStyle,
) -> bool {
    let texts = desk.texts;
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), line_height(ui)), Sense::click());
    let is_shown = table.looks_back() && step.start < table.shown_step() && table.shown_step() <= step.end;
    let is_safe = step.end <= table.sitting().safe();
    let sentence = || {
        let said = &told.sentence;
        if is_safe { said.clone() } else { texts.with("log-unsafe", &[("said", said.clone().into())]) }
    };
    response.widget_info(|| {
        let values = [("step", (index + 1).into()), ("said", sentence().into())];
        WidgetInfo::selected(Role::Button, true, is_shown, texts.with("log-line", &values))
    });
    G::cite(&response, &step.deed);
    if response.clicked() {
        desk.push(TableCommand::LookBack(if is_shown { None } else { Some(step.end) }));
    }
    let entered = (step.start..step.end).find(|&index| table.can_correct(index));
    correct::correct_menu(&response, desk, table, entered.unwrap_or(step.start));
    let is_cut =
        ui.is_rect_visible(rect) && paint_line(ui, desk, table, step, told, letters, &response, is_shown, is_safe);
    response.shows(|ui| {
        ui.label(sentence());
        let notation = (step.start..step.end).filter_map(|index| notation(table, index));
        let written = RichText::new(notation.collect::<Vec<_>>().join("\n"));
        for text in [RichText::new(texts.say("log-in-records")), written] {
            ui.label(text.small().color(desk.theme.chrome.text_weak));
        }
        chips::look_back_hint::<G>(ui, desk, is_shown);
    });
    is_cut
}

/// Paints a line in these letters; whether it is cut.
#[expect(clippy::too_many_arguments, reason = "a line, and how it stands")]
fn paint_line<G: TableGame>(
    ui: &Ui,
    desk: &Desk<G>,
    table: &Table<G>,
    step: &Step<G::Deed>,
    told: &Told<G::Picture>,
    letters: &TextStyle,
    response: &Response,
    is_shown: bool,
    is_safe: bool,
) -> bool {
    let (theme, chrome, rect) = (desk.theme, &desk.theme.chrome, response.rect);
    let height = rect.height();
    let wide = rect.expand2(vec2(3.0, GAP / 2.0));
    let fill = if is_shown {
        Some(chrome.accent_fill)
    } else if response.hovered() {
        Some(chrome.button_hover)
    } else {
        None
    };
    if let Some(fill) = fill {
        ui.painter().rect_filled(wide, 4.0, fill);
    }
    if response.has_focus() {
        ui.painter().rect_stroke(wide, 4.0, (2.0, theme.mark.focus), egui::StrokeKind::Inside);
    }
    let at = Rect::from_min_size(rect.min, vec2(height, height));
    // A face needs more room than a shape.
    let mark = height * if table.face(step.seat).is_some() { 0.4 } else { 0.32 };
    match told.nobodys {
        Some(picture) => G::paint(ui.painter(), theme, table, step.seat, picture, Room::Line(at)),
        None => table.paint_seat(ui.painter(), theme, step.seat, at.center(), mark),
    }
    let colour = match (is_shown, is_safe, step.is_chance) {
        (true, ..) => chrome.accent_text,
        (_, false, _) => chrome.warn,
        (_, _, true) => chrome.text_weak,
        _ => chrome.text,
    };
    let left = rect.left() + height + ui.spacing().item_spacing.x;
    let laid_out = |text: &str| {
        let format = TextFormat { font_id: letters.resolve(ui.style()), color: colour, ..TextFormat::default() };
        let blanks = blanks(ui.painter(), &format.font_id, height);
        // On the line that is shown the sign of what a click does has a place of its own.
        let right = if is_shown { rect.right() - height } else { rect.right() };
        let (job, places) = job_of(text, told.line.pictures, &format, &blanks, right - left);
        (ui.painter().layout_job(job), places, blanks)
    };
    // What is too long for the column is written without the words that a picture says too, before anything is cut; where
    // there are no pictures, once small letters do not suffice either.
    let whole = laid_out(&told.line.text);
    let may_shorten = told.line.pictures[0].is_some() || *letters == TextStyle::Small;
    let short = told.line.short.as_deref().filter(|_| whole.0.elided && may_shorten);
    let (text, places, blanks) = short.map_or(whole, laid_out);
    let is_cut = text.elided;
    let top = rect.center().y - text.size().y / 2.0;
    let glyphs = text.rows.first().map(|row| row.glyphs.as_slice()).unwrap_or_default();
    for (place, picture) in places {
        // What has no room was left out.
        let last = glyphs.get(place + blanks.len() / BLANK.len_utf8() - 1).filter(|glyph| glyph.chr == BLANK);
        if let (Some(first), Some(last)) = (glyphs.get(place), last) {
            let middle = f32::midpoint(first.pos.x, last.max_x());
            let at = Rect::from_center_size(pos2(left + middle, rect.center().y), vec2(height, height));
            G::paint(ui.painter(), theme, table, step.seat, picture, Room::Line(at));
        }
    }
    ui.painter().galley(pos2(left, top), text, colour);
    // What a click does: over the end of the line, on its ground.
    if let Some(fill) = fill.or_else(|| response.has_focus().then_some(chrome.panel)) {
        let place = Rect::from_center_size(rect.right_center() - vec2(height * 0.5, 0.0), vec2(height, height));
        ui.painter().rect_filled(place, 4.0, fill);
        let colour = if is_shown { chrome.accent_text } else { chrome.accent };
        sign(ui.painter(), place.center(), height * 0.34, Sign::LookBack, colour);
    }
    is_cut
}

/// Stands in the text where a picture is painted over it.
const BLANK: char = '\u{a0}';

/// As many blanks as a picture of this width has to have.
fn blanks(painter: &Painter, font: &FontId, width: f32) -> String {
    let blank = width_of(painter, font, BLANK.encode_utf8(&mut [0; 2])).max(1.0);
    std::iter::repeat_n(BLANK, (width / blank).ceil().max(1.0) as usize).collect()
}

/// The text of a line in `width`, with `blanks` for each picture, and where these begin.
fn job_of<P: Copy>(
    line: &str,
    pictures: [Option<P>; 2],
    format: &TextFormat,
    blanks: &str,
    width: f32,
) -> (LayoutJob, Vec<(usize, P)>) {
    let mut text = String::with_capacity(line.len() + 2 * blanks.len());
    let mut places = Vec::new();
    for letter in line.chars() {
        if let Some(index) = PLACES.iter().position(|&place| place == letter) {
            places.extend(pictures[index].map(|picture| (text.chars().count(), picture)));
            text.push_str(blanks);
        } else {
            text.push(letter);
        }
    }
    let mut job = LayoutJob::single_section(text, format.clone());
    job.wrap = TextWrapping::truncate_at_width(width);
    (job, places)
}
