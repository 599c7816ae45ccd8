//! The first row of a player's card: the sign of the seat, the name, whose card it is, and the score with what a scoring
//! would bring now.
//!
//! Decides how the name stands on the cards of a game: by the room and the names alone, on all of them alike, with room
//! for any score, so that nothing there changes its place from turn to turn.

use egui::text::{LayoutJob, TextFormat, TextWrapping};
use egui::{FontId, Label, Rect, Role, Ui, UiBuilder, WidgetInfo, vec2};

use super::{Desk, Table, TableGame, naming};
use crate::app::kit::desk::{self, shortened, width_of};
use crate::app::kit::tooltips::{Said, is_met};
use crate::game::Seat;

/// The room of the sign of a seat.
pub const SIGN: f32 = 20.0;
/// The widest score and the widest number of points beside it for which there is always room.
const SCORE: &str = "188";
const WORTH: i32 = 88;
/// The size of the letters that say whose card it is where they stand below the name.
const BELOW: f32 = 10.0;
/// The part of the height of a row with two lines that the name has.
const NAME_SHARE: f32 = 0.58;

/// Where it is said whose card it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Own {
    /// Beside the name.
    Beside,
    /// In small letters below it.
    Below,
}

/// The names on the cards of a game.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Naming {
    /// The size of their letters.
    size: f32,
    own: Own,
    /// True if they have a line of their own, above sign and score.
    pub has_line: bool,
}

impl Naming {
    /// The names on cards with so much room from side to side: as large as all of them are whole, beside the score if
    /// they have room there.
    #[must_use]
    pub fn of<G: TableGame>(ui: &Ui, desk: &Desk<G>, table: &Table<G>, width: f32, is_compact: bool) -> Self {
        let sizes = &desk.theme.sizes;
        let gap = ui.spacing().item_spacing.x;
        let wide = |text: &str, size: f32| width_of(ui.painter(), &FontId::proportional(size), text);
        let worth = desk.texts.with("player-worth", &[("points", WORTH.into())]);
        let has_worth = desk.settings.show_worth && !table.is_purist();
        let worth = if has_worth { wide(&worth, sizes.text) + gap } else { 0.0 };
        let room = width - SIGN - 2.0 * gap - wide(SCORE, score_size(desk, is_compact)) - worth;
        let own = table.own_seat();
        let you = wide(&desk.texts.say("player-you"), sizes.text) + gap;
        let fits = |size: f32, has_own: bool| {
            table.all_seats().all(|seat| {
                let own = if has_own && own == Some(seat) { you } else { 0.0 };
                wide(table.name(seat), size) + own <= room
            })
        };
        let beside = if is_compact { [sizes.text, sizes.text_small] } else { [sizes.text_heading, sizes.text] };
        if let Some(size) = beside.into_iter().find(|&size| fits(size, true)) {
            return Self { size, own: Own::Beside, has_line: false };
        }
        if let Some(size) = [sizes.text, sizes.text_small].into_iter().find(|&size| fits(size, false)) {
            return Self { size, own: Own::Below, has_line: false };
        }
        if is_compact {
            Self { size: sizes.text_small, own: Own::Below, has_line: false }
        } else {
            Self { size: sizes.text_heading, own: Own::Beside, has_line: true }
        }
    }
}

/// The size of the digits of a score.
#[must_use]
pub fn score_size<C, S>(desk: &desk::Desk<C, S>, is_compact: bool) -> f32 {
    let heading = desk.theme.sizes.text_heading;
    if is_compact { heading } else { heading * 1.25 }
}

/// Lays out the name of a seat in the room that is left of a row of this height, and says so on the card of the only
/// person here.
pub fn name_ui<G: TableGame>(ui: &mut Ui, desk: &Desk<G>, table: &Table<G>, seat: Seat, naming: Naming, height: f32) {
    let (texts, chrome) = (desk.texts, &desk.theme.chrome);
    let own = (table.own_seat() == Some(seat)).then(|| texts.say("player-you"));
    let name = table.name(seat);
    let whole = || texts.with("player-own", &[("name", name.to_owned().into())]);
    let you_ui = |ui: &mut Ui, own: &str, size: f32| {
        let format = TextFormat::simple(FontId::proportional(size), chrome.accent);
        let you = ui.add(Label::new(LayoutJob::single_section(own.to_owned(), format)));
        you.widget_info(|| WidgetInfo::labeled(Role::Label, true, whole()));
        you.says(|| texts.say("player-own-hint"));
    };
    let Some(own) = own else {
        label_ui(ui, desk, name, (naming.size, ui.available_width()), || naming::computer(texts, table, seat));
        return;
    };
    match naming.own {
        Own::Beside => {
            let beside = width_of(ui.painter(), &FontId::proportional(desk.theme.sizes.text), &own);
            let room = ui.available_width() - beside - ui.spacing().item_spacing.x;
            label_ui(ui, desk, name, (naming.size, room), || None);
            you_ui(ui, &own, desk.theme.sizes.text);
        }
        Own::Below => {
            let (_, place) = ui.allocate_space(vec2(ui.available_width(), height));
            let middle = place.top() + height * NAME_SHARE;
            let (above, below) = place.split_top_bottom_at_y(middle);
            // The lines stand closer than their letters are high with all that lies above and below those.
            let line_ui = |ui: &mut Ui, line: Rect, add: &dyn Fn(&mut Ui)| {
                let layout = egui::Layout::left_to_right(egui::Align::Center);
                add(&mut ui.new_child(UiBuilder::new().max_rect(line).layout(layout)));
            };
            line_ui(ui, above, &|ui| label_ui(ui, desk, name, (naming.size, place.width()), || None));
            line_ui(ui, below, &|ui| you_ui(ui, &own, BELOW));
        }
    }
}

/// A name in letters of this size, in this room: one that has none is shortened, down to what tells it from others. What there
/// is to know about whoever has it stands in the tooltip.
fn label_ui<C, S>(
    ui: &mut Ui,
    desk: &desk::Desk<C, S>,
    name: &str,
    (size, room): (f32, f32),
    about: impl FnOnce() -> Option<String>,
) {
    let (font, room) = (FontId::proportional(size), room.max(SIGN));
    let text = shortened(ui.painter(), &font, room, name, str::to_owned);
    let is_cut = text != name;
    let mut job = LayoutJob::single_section(text, TextFormat::simple(font, desk.theme.chrome.text_strong));
    job.wrap = TextWrapping::truncate_at_width(room);
    let label = ui.add(Label::new(job));
    label.widget_info(|| WidgetInfo::labeled(Role::Label, true, name));
    if is_met(&label) || label.ctx.has_accesskit_node(label.id) {
        match about() {
            Some(about) => _ = label.on_hover_text(format!("{name}\n{about}")),
            None if is_cut => _ = label.on_hover_text(name),
            None => {}
        }
    }
}
