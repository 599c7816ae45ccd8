//! The picture of a game as it stands, or of a variant: its board, above it what is played and how far, below it who
//! plays with how many points.
//!
//! Decides what is shown and where. The board is painted as the table paints it; secrets of seats are covered.

use std::sync::Arc;

use egui::text::{LayoutJob, TextWrapping};
use egui::{Align, Color32, FontFamily, FontId, Painter, Pos2, Rect, Ui, Vec2, pos2, vec2};

use super::{Pictured, Seated, in_brief};
use crate::ai::Level;
use crate::app::hexboard::art::{SeatLook, SeatShape, backdrop, seat_mark};
use crate::app::kit::theme::Theme;
use crate::app::paper::{Easel, Painted};
use crate::app::table::{AnyTable, Table};
use crate::game::{Actor, DealerDef, Game, Player, RecordOptions, Rules, SeatRecord, Session};
use crate::games::{GameId, GameRules, with_game};
use crate::listing::Opened;
use crate::sitting::{Sitting, for_bystanders};
use crate::words::Texts;
use crate::words::shown::{Choices, name, name_in_game};

/// The height at which text has the size that it has in the window, in points.
const USUAL: f32 = 800.0;
/// The least height that has lines above and below the board, in points.
const LEAST: f32 = 240.0;

/// The subject of a picture.
pub enum Subject {
    /// A game as it stands at a table.
    Game(Box<dyn AnyTable>),
    /// A variant, as a game of it begins.
    Variant(GameRules),
}

impl Subject {
    /// A state in which nobody sits yet.
    #[must_use]
    pub fn of_state<G: Seated>(texts: &Texts, rules: Arc<G::Rules>, state: G) -> Self {
        let colours = rules.colours().to_vec();
        let seats = (1..=state.seats()).zip(colours).map(|(number, colour)| {
            let name = texts.with("setup-player", &[("number", number.into())]);
            SeatRecord { name, colour, player: computer() }
        });
        let seats = seats.collect();
        let session = Session::waiting(rules, state, DealerDef::Manual);
        Self::Game(Box::new(Table::<G>::new(session, seats, RecordOptions::default())))
    }

    /// A game at a table as everybody may see it, at the moment that is shown there; nothing if it is not in the list of
    /// games.
    #[must_use]
    pub fn of_table(table: &dyn AnyTable) -> Option<Self> {
        let of_game = |&game: &GameId| with_game!(game, G => table.of::<G>().map(|table| of_sitting(table.sitting())));
        GameId::ALL.iter().find_map(of_game)
    }
}

/// A computer, to which no secret is shown.
fn computer() -> Player {
    Player::Computer(Level::default().id().to_owned())
}

fn of_sitting<G: Seated>(sitting: &Sitting<G>) -> Subject {
    Subject::Game(Box::new(Table::of(sitting.for_bystanders(sitting.shown_step()))))
}

/// A record that was opened, turn by turn.
pub struct Turns(Opened);

impl Turns {
    /// The turns of this record.
    #[must_use]
    pub fn new(opened: Opened) -> Self {
        Self(opened)
    }

    /// The number of turns that were played to their end.
    #[must_use]
    pub fn count(&self) -> usize {
        with_game!(&self.0, Opened::G(game) => ends(&game.session).len())
    }

    /// The game after so many turns, and after what chance brought then; without a number as it stands. Nothing if it
    /// has fewer turns.
    #[must_use]
    pub fn after(&self, turns: Option<usize>) -> Option<Subject> {
        with_game!(&self.0, Opened::G(game) => {
            let ends = ends(&game.session);
            let all = game.session.actions().len();
            let actions = match turns {
                None => all,
                Some(turns) if turns == ends.len() => all,
                Some(0) => beginning(&game.session),
                Some(turns) => *ends.get(turns - 1)?,
            };
            let seats = game.record.seated();
            let sitting = for_bystanders(&game.session, &seats, &game.record.options, actions);
            Some(Subject::Game(Box::new(Table::<G>::of(sitting))))
        })
    }
}

/// The numbers of actions after which a turn was over and chance had moved.
fn ends<G: Game>(session: &Session<G>) -> Vec<usize> {
    let plies: Vec<(bool, bool)> = session
        .plies()
        .map(|(action, before, _)| (before.ends_turn(action), before.actor() == Actor::Chance))
        .collect();
    let ends = plies.iter().enumerate().filter(|(_, (ends, _))| *ends).map(|(index, _)| index + 1);
    ends.map(|end| end + plies[end..].iter().take_while(|(_, is_chance)| *is_chance).count()).collect()
}

/// The number of actions of chance with which a game begins.
fn beginning<G: Game>(session: &Session<G>) -> usize {
    session.plies().take_while(|(_, before, _)| before.actor() == Actor::Chance).count()
}

/// Paints the picture of a subject in this size, in points.
pub fn portrait(easel: &mut Easel, texts: &Texts, subject: &Subject, size: Vec2) -> Painted {
    easel.paint(size, |ui, theme| portrait_ui(ui, theme, texts, subject))
}

/// Lays the picture of a subject out in all the space there is.
pub fn portrait_ui(ui: &mut Ui, theme: &Theme, texts: &Texts, subject: &Subject) {
    let rect = ui.max_rect();
    let painter = ui.painter_at(rect);
    match subject {
        Subject::Variant(rules) => paint_variant(&painter, theme, texts, rules, rect),
        Subject::Game(table) => {
            for &game in GameId::ALL {
                with_game!(game, G => if let Some(table) = table.of::<G>() {
                    paint_game::<G>(&painter, theme, texts, table, rect);
                });
            }
        }
    }
}

fn paint_variant(painter: &Painter, theme: &Theme, texts: &Texts, rules: &GameRules, rect: Rect) {
    let lines = Lines::new(painter, theme, rect);
    lines.above(&name(texts, rules), "");
    let mut choices = Choices::default();
    choices.suggest(rules);
    backdrop(&painter.with_clip_rect(lines.board), theme, lines.board);
    with_game!(rules, GameRules::G(rules) => {
        G::paint_chosen(painter, theme, lines.board, rules, *choices.of::<G>());
    });
}

fn paint_game<G: Seated + Pictured>(painter: &Painter, theme: &Theme, texts: &Texts, table: &Table<G>, rect: Rect) {
    let sitting = table.sitting();
    let summary = in_brief(sitting);
    let lines = Lines::new(painter, theme, rect);
    lines.above(&name_in_game::<G>(texts, sitting.rules()), &summary.progress(texts));
    G::paint_table(painter, theme, table, lines.board);
    let mut scores = Vec::new();
    sitting.view().state().scores(&mut scores);
    lines.below(sitting.seats(), &scores);
}

/// The lines above and below a board, and the place between them.
struct Lines<'a> {
    painter: &'a Painter,
    theme: &'a Theme,
    rect: Rect,
    board: Rect,
    /// The height of a line; nothing where there is no room for any.
    high: f32,
}

impl<'a> Lines<'a> {
    fn new(painter: &'a Painter, theme: &'a Theme, rect: Rect) -> Self {
        painter.rect_filled(rect, 0.0, theme.chrome.panel);
        let scale = (rect.height() / USUAL).min(rect.width() / USUAL).clamp(0.55, 4.0);
        let high = if rect.height() < LEAST { 0.0 } else { 36.0 * scale };
        let board = rect.with_min_y(rect.top() + high).with_max_y(rect.bottom() - high);
        Self { painter, theme, rect, board, high }
    }

    fn above(&self, left: &str, right: &str) {
        if self.high == 0.0 {
            return;
        }
        let line = self.rect.with_max_y(self.board.top()).shrink2(vec2(self.high * 0.4, 0.0));
        let (chrome, gap) = (&self.theme.chrome, self.high * 0.6);
        let used = self.write(left, line, self.high * 0.5, chrome.text_strong, Align::Min);
        if !right.is_empty() {
            let rest = line.with_min_x(line.left() + used + gap);
            self.write(right, rest, self.high * 0.42, chrome.text, Align::Max);
        }
    }

    fn below(&self, seats: &[SeatRecord], scores: &[Option<i32>]) {
        if self.high == 0.0 || seats.is_empty() {
            return;
        }
        let line = self.rect.with_min_y(self.board.bottom());
        let wide = line.width() / seats.len() as f32;
        for (index, seat) in seats.iter().enumerate() {
            let left = line.left() + wide * index as f32;
            let place = Rect::from_x_y_ranges(left..=left + wide, line.y_range()).shrink2(vec2(self.high * 0.4, 0.0));
            let radius = self.high * 0.24;
            let look = SeatLook { colour: &seat.colour, shape: SeatShape::of_seat(index) };
            seat_mark(self.painter, self.theme, pos2(place.left() + radius, place.center().y), radius, look);
            let place = place.with_min_x(place.left() + radius * 3.0);
            let score = scores.get(index).copied().flatten().map_or_else(String::new, |score| score.to_string());
            let chrome = &self.theme.chrome;
            let room = self.high * 1.1;
            let name = place.with_max_x((place.right() - room).max(place.left()));
            let used = self.write(&seat.name, name, self.high * 0.42, chrome.text, Align::Min);
            let score_place = place.with_min_x(place.left() + used + self.high * 0.3);
            self.write(&score, score_place, self.high * 0.5, chrome.text_strong, Align::Min);
        }
    }

    /// Writes a line in the middle of a place, cut off where there is no more room; returns its width.
    fn write(&self, text: &str, place: Rect, size: f32, colour: Color32, align: Align) -> f32 {
        let font = FontId::new(size, FontFamily::Proportional);
        let mut job = LayoutJob::simple_singleline(text.to_owned(), font, colour);
        job.wrap = TextWrapping::truncate_at_width(place.width().max(0.0));
        let galley = self.painter.layout_job(job);
        let left = if align == Align::Max { place.right() - galley.size().x } else { place.left() };
        let at = Pos2::new(left, place.center().y - galley.size().y * 0.5);
        let width = galley.size().x;
        self.painter.galley(at, galley, colour);
        width
    }
}
