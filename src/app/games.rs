//! What the screens that serve any game show and say of each game: names, facts, pictures, marks of seats, keys,
//! lessons.
//!
//! Those screens ask here and name no game themselves. Besides this file, only a game's own room (`tikal`), `command`
//! and the files of the window itself name one. How a game is played, its rules decide; how it looks and what it is
//! called, its room.

use std::collections::BTreeMap;
use std::sync::Arc;

use egui::{Painter, Pos2, Rect, Role, Sense, Ui, Vec2, WidgetInfo};

use super::command::{Command, LearnCommand};
use super::kit::desk::Desk;
use super::kit::keys::{self, Shortcut};
use super::kit::still::Still;
use super::kit::theme::Theme;
use super::tikal;
use super::tikal::art::{self, SeatLook, SeatShape};
use super::tikal::lessons::{LessonId, LessonSet, Run};
use super::tikal::table::Table;
use crate::ai::Level;
use crate::game::{DealerDef, Player, RecordOptions, Seat, SeatRecord, TakeBack};
use crate::library::{CLASSIC, Library};
use crate::platform;
use crate::words::Texts;

pub use super::tikal::setup::{Choices, choices_ui};
pub use super::tikal::summary::Summary;
pub use crate::tikal::Variant;

// ---- Variants --------------------------------------------------------------------------------------

/// What players call a variant.
#[must_use]
pub fn name(texts: &Texts, rules: &Variant) -> String {
    tikal::words::variant(texts, rules)
}

/// What a variant is about, as its author says.
#[must_use]
pub fn description<'a>(texts: &Texts, rules: &'a Variant) -> &'a str {
    rules.def().description.get(texts.language().code())
}

/// The facts of a variant in a few words each; players, size and length come first.
#[must_use]
pub fn facts(texts: &Texts, rules: &Variant) -> Vec<String> {
    tikal::facts::facts(texts, rules)
}

/// How a variant differs from the classic one: the name of the classic one, and a line for each difference. Nothing if
/// there is no difference.
#[must_use]
pub fn differences(texts: &Texts, library: &Library, rules: &Variant) -> Option<(String, Vec<String>)> {
    let base = library.find(CLASSIC).filter(|base| base.hash() != rules.hash())?;
    let lines = tikal::differences::differences(texts, base, rules);
    (!lines.is_empty()).then(|| (name(texts, base), lines))
}

/// The colours that seats can have, by name.
#[must_use]
pub fn colours(rules: &Variant) -> &[String] {
    &rules.def().players.colours
}

/// Pictures of boards, drawn once and kept.
#[derive(Debug, Default)]
pub struct Pictures(BTreeMap<(String, &'static str), Still<()>>);

impl Pictures {
    /// Shows a picture of the variant's board, this large. `place` names where it is shown: each place keeps a picture
    /// of its own.
    pub fn show<C, S>(&mut self, ui: &mut Ui, desk: &Desk<C, S>, rules: &Variant, place: &'static str, size: Vec2) {
        let (rect, response) = ui.allocate_exact_size(size, Sense::hover());
        let name = name(desk.texts, rules);
        let label = desk.texts.with("picture-board", &[("name", name.into())]);
        response.widget_info(|| WidgetInfo::labeled(Role::Image, true, &label));
        if !ui.is_rect_visible(rect) {
            return;
        }
        let still = self.0.entry((rules.hash().to_owned(), place)).or_default();
        still.paint(ui.painter(), desk.theme.is_dark, rect, (), |()| {
            tikal::picture::board(ui.painter(), desk.theme, rect, rules, None);
        });
    }
}

// ---- What is drawn -----------------------------------------------------------------------------------

/// Draws the mark of a seat: the shape of its index, in the colour of this name.
pub fn seat_mark(painter: &Painter, theme: &Theme, centre: Pos2, radius: f32, colour: &str, index: usize) {
    art::seat_mark(painter, theme, centre, radius, SeatLook { colour, shape: SeatShape::of_seat(index) });
}

/// What the shape of a seat's mark is called.
#[must_use]
pub fn seat_shape(texts: &Texts, index: usize) -> String {
    texts.say(match SeatShape::of_seat(index) {
        SeatShape::Circle => "shape-circle",
        SeatShape::Square => "shape-square",
        SeatShape::Triangle => "shape-triangle",
        SeatShape::Diamond => "shape-diamond",
        SeatShape::Cross => "shape-cross",
        SeatShape::Star => "shape-star",
    })
}

/// Draws a round seal: a full one for what is done, an empty one for what is not.
pub fn seal(painter: &Painter, theme: &Theme, centre: Pos2, radius: f32, done: bool) {
    art::seal(painter, theme, centre, radius, done);
}

/// Draws the view behind the home screen. `focus` is how far from the left its middle is, as a share of the width.
pub fn scene(painter: &Painter, theme: &Theme, rect: Rect, focus: f32, is_wide: bool) {
    art::scene(painter, theme, rect, focus, is_wide);
}

/// How wide the program's name on the home screen is in letters of this height.
#[must_use]
pub fn lettering_width(height: f32) -> f32 {
    art::lettering_width(height)
}

/// Draws the program's name on the home screen around a centre, in letters of this height.
pub fn lettering(painter: &Painter, theme: &Theme, centre: Pos2, height: f32) {
    art::lettering(painter, theme, centre, height);
}

// ---- Games -------------------------------------------------------------------------------------------

/// How many play where a variant is tried out, if its rules allow.
const TRY_OUT_PLAYERS: u8 = 2;

/// A game that was set up.
#[derive(Clone, Debug)]
pub struct NewGame {
    /// What is played.
    pub rules: Arc<Variant>,
    /// Who sits where.
    pub seats: Vec<SeatRecord>,
    /// Who begins.
    pub first: Seat,
    /// The game's own options, such as the turn rule.
    pub choices: Choices,
    /// Who deals.
    pub dealer: DealerDef,
    /// What the players have agreed on.
    pub options: RecordOptions,
}

impl NewGame {
    /// A game in which a variant is tried out: a person, who begins, and a computer, or more of them where two players
    /// are too few. Everything can be taken back in it.
    #[must_use]
    pub fn try_out(texts: &Texts, rules: Arc<Variant>) -> Self {
        let players = TRY_OUT_PLAYERS.clamp(*rules.players().start(), *rules.players().end());
        let colours = colours(&rules).iter().take(usize::from(players));
        let seat = |(number, colour): (u32, &String)| SeatRecord {
            name: texts.with("setup-player", &[("number", number.into())]),
            colour: colour.clone(),
            player: if number > 1 { Player::Computer(Level::Adept.id().to_owned()) } else { Player::Human },
        };
        let seats = (1..).zip(colours).map(seat).collect();
        let choices = Choices::of(&rules);
        let dealer = DealerDef::Seed(platform::fresh_seed());
        let options = RecordOptions { take_back: TakeBack::Anything, ..RecordOptions::default() };
        Self { rules, seats, first: Seat::default(), choices, dealer, options }
    }

    /// The table at which this game begins.
    #[must_use]
    pub fn table(self) -> Table {
        let Self { rules, seats, first, choices, dealer, options } = self;
        tikal::setup::new_table(rules, seats, first, choices, dealer, options)
    }
}

/// Every key of the window and its games, in the order in which they are listed.
pub fn keys() -> impl Iterator<Item = &'static Shortcut> {
    keys::listed(tikal::keys::ALL)
}

// ---- Lessons -----------------------------------------------------------------------------------------

/// What the list of lessons says of one.
#[derive(Clone, Debug)]
pub struct LessonLine {
    /// What it is called.
    pub title: String,
    /// What is learnt.
    pub about: String,
    /// Whether it was played to its end.
    pub is_done: bool,
    /// If it was left before its end: the step, from 1, and how many there are.
    pub left: Option<(usize, usize)>,
    /// The command that begins it, or takes it up where it was left.
    pub start: Command,
    /// The command that begins it anew.
    pub restart: Command,
}

/// The lessons in the order in which they teach; `done` were played to their end, `left` was left last.
#[must_use]
pub fn lessons(texts: &Texts, done: LessonSet, left: Option<&Run>) -> Vec<LessonLine> {
    let line = |id: LessonId| {
        let lesson = id.lesson();
        let left = left.filter(|left| left.id() == id);
        LessonLine {
            title: texts.say(&lesson.title),
            about: texts.say(&lesson.about),
            is_done: done.contains(id),
            left: left.map(|left| (left.index() + 1, lesson.stages.len())),
            start: LearnCommand::Start(id).into(),
            restart: LearnCommand::Restart(id).into(),
        }
    };
    LessonId::ALL.into_iter().map(line).collect()
}

/// The command that starts the first game after the lessons.
#[must_use]
pub fn first_game() -> Command {
    LearnCommand::FirstGame.into()
}

#[cfg(test)]
mod tests {
    use egui::KeyboardShortcut;

    use super::*;

    #[test]
    fn no_key_does_two_things() {
        let mut seen: Vec<KeyboardShortcut> = Vec::new();
        for shortcut in keys() {
            assert!(!shortcut.keys.is_empty());
            for keys in shortcut.keys {
                assert!(!seen.contains(keys), "{keys:?} of {}", shortcut.name);
                seen.push(*keys);
            }
        }
    }
}
