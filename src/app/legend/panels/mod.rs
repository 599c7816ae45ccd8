//! The panels of Legend beside its board: the display, the players' sheets, cards, chance entered by pictures, the choice
//! of a scenario.
//!
//! Pure widgets: they take a view and say what was clicked. What a click does, and what can be clicked now, the table
//! decides.

mod card;
mod chance;
mod display;
mod scenario;
mod sheet;
mod thing;

use egui::Painter;

pub use card::{CardSize, card_ui};
pub use chance::chance_ui;
pub use display::{DisplayItem, display_ui, height_of_display};
pub use scenario::{ScenarioChoice, scenario_ui};
pub use sheet::{SheetItem, least_height_of_sheet, sheet_ui};
pub use thing::Laid;

use crate::app::hexboard::art::SeatLook;
use crate::app::kit::draw::faces::Face;
use crate::app::kit::draw::seats;
use crate::app::kit::theme::Theme;
use crate::game::Seat;
use crate::legend::{State, Variant};

/// A player as the panels name and mark one.
#[derive(Clone, Copy, Debug)]
pub struct Player<'a> {
    /// The name.
    pub name: &'a str,
    /// The look of the pieces.
    pub look: SeatLook<'a>,
    /// The face, if a computer plays.
    pub face: Option<Face>,
}

/// The game as its panels show it.
#[derive(Clone, Copy, Debug)]
pub struct Shown<'a> {
    /// The variant.
    pub rules: &'a Variant,
    /// The view of the one who looks.
    pub view: &'a State,
    /// The players by seat.
    pub players: &'a [Player<'a>],
    /// True if a turn is only tried out: then nobody else is asked, which is not for having passed.
    pub is_plan: bool,
}

impl Shown<'_> {
    /// The player of a seat.
    fn player(&self, seat: Seat) -> Option<&Player<'_>> {
        self.players.get(seat.index())
    }

    /// The name of a seat's player.
    fn name(&self, seat: Seat) -> String {
        self.player(seat).map_or_else(String::new, |player| player.name.to_owned())
    }

    /// Paints the mark of a seat.
    fn mark(&self, painter: &Painter, theme: &Theme, centre: egui::Pos2, radius: f32, seat: Seat) {
        if let Some(player) = self.player(seat) {
            seats::mark(painter, theme, centre, radius, player.look, player.face);
        }
    }
}
