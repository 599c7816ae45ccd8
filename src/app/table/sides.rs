//! The sides: what the column beside the board shows below what is asked, one of them at a time.
//!
//! The review of a game that is over is one of them; which others there are, and what stands in them, the game decides.

use egui::{Align, Button, Id, Rect, TextStyle, Ui, vec2};

use super::{Desk, Side, Tab, Table, TableCommand, TableGame, TableSpot, review_ui};
use crate::app::kit;
use crate::app::kit::desk::width_of;
use crate::app::kit::tooltips::Said;

/// The part of the contents that has to be in sight below the choice for it to be seen that it was chosen.
pub(super) const LEAST_SEEN: f32 = 60.0;
/// The margin of a label that is as wide as its title.
const MARGIN: f32 = 8.0;

impl<G: TableGame> Table<G> {
    /// The side that was chosen last, whether or not it can be shown now.
    #[must_use]
    pub fn side(&self) -> Option<Side> {
        self.tabs.side.or_else(|| G::SIDES.first().copied())
    }

    /// Shows this side from now on.
    pub(super) fn show_side(&mut self, side: Side) {
        self.tabs.side = Some(side);
        // Where there is one column, its tab comes to the front.
        self.show_tab(Tab::Table);
    }

    /// The sides that can be shown now.
    fn sides(&self) -> Vec<Side> {
        let own = G::SIDES.iter().copied().filter(|&side| G::has_side(self, side));
        own.chain(self.can_review().then_some(Side::REVIEW)).collect()
    }
}

/// Lays out the choice between the sides, in these letters. Returns what is chosen.
pub fn sides_ui<G: TableGame>(ui: &mut Ui, desk: &mut Desk<G>, table: &Table<G>, letters: &TextStyle) -> Option<Side> {
    let sides = table.sides();
    let chosen = table.side().filter(|chosen| sides.contains(chosen));
    let shown = chosen.or_else(|| sides.first().copied())?;
    if sides.len() > 1 {
        ui.add_space(4.0);
        let row = ui.scope(|ui| {
            ui.style_mut().override_text_style = Some(letters.clone());
            let labels: Vec<_> = sides.iter().map(|&side| (side, side.title, side.name)).collect();
            labels_ui(ui, desk, shown, &labels)
        });
        desk.note(ui, TableSpot::Sides.into(), row.response.rect);
        bring_into_sight(ui, shown, row.inner, row.response.rect);
        if let Some(side) = row.inner {
            desk.push(TableCommand::ShowSide(side));
        }
    }
    Some(shown)
}

/// Lays out the side that is shown. The column's content begins at `top`.
pub fn side_ui<G: TableGame>(ui: &mut Ui, desk: &mut Desk<G>, table: &Table<G>, shown: Option<Side>, top: f32) {
    match shown {
        None => {}
        Some(Side::REVIEW) => review_ui(ui, desk, table),
        Some(side) => G::side_ui(ui, desk, table, side, top),
    }
}

/// Scrolls to what is shown now where it was not chosen here, but by a key or a menu while it was out of sight: else
/// nothing would seem to have happened. What is `clicked` is in sight, and stays where it is.
fn bring_into_sight(ui: &Ui, shown: Side, clicked: Option<Side>, row: Rect) {
    let id = Id::unique("what the side column showed");
    let before = kit::notes::replace(ui.ctx(), id, clicked.unwrap_or(shown));
    let sight = ui.clip_rect();
    let is_seen = row.top() >= sight.top() && row.bottom() + LEAST_SEEN <= sight.bottom();
    if before.is_some_and(|before| before != shown) && !is_seen {
        ui.scroll_to_rect(row, Some(Align::TOP));
    }
}

/// Labels side by side, one of them chosen; each has a title and a full name. They are equally wide where each title has
/// room in that, as wide as their titles with a margin where not, and in rows where that is too much as well. Returns the
/// choice if it changes.
pub fn labels_ui<T: Copy + PartialEq, C, S>(
    ui: &mut Ui,
    desk: &kit::desk::Desk<C, S>,
    chosen: T,
    choices: &[(T, &str, &str)],
) -> Option<T> {
    let mut wanted = None;
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.x = 4.0;
        ui.spacing_mut().button_padding.x = 2.0;
        let font = ui.style().override_text_style.clone().unwrap_or(TextStyle::Button).resolve(ui.style());
        let titles: Vec<String> = choices.iter().map(|(_, title, _)| desk.texts.say(title)).collect();
        let longest = titles.iter().map(|title| width_of(ui.painter(), &font, title)).fold(0.0, f32::max);
        let count = choices.len().max(1) as f32;
        // Rounded down: the last of them would not fit into the row by a fraction of a point.
        let equal = ((ui.available_width() - 4.0 * (count - 1.0)) / count).floor();
        let least = if longest + 4.0 <= equal { equal } else { 0.0 };
        if least <= 0.0 {
            ui.spacing_mut().button_padding.x = MARGIN;
        }
        let part = vec2(least, ui.spacing().interact_size.y);
        for (&(choice, _, name), title) in choices.iter().zip(titles) {
            let name = || desk.texts.say(name);
            let button = Button::selectable(choice == chosen, title).min_size(part);
            let response = ui.add(button).named(name).says(name);
            if response.clicked() && choice != chosen {
                wanted = Some(choice);
            }
        }
    });
    wanted
}
