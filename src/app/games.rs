//! The words and pictures of each game for the screens that serve any: names, facts, pictures, marks of seats, keys,
//! lessons.
//!
//! Those screens ask here and know no type of a game. What is asked of a game is [`Shown`] here, [`Ruled`] for the
//! rulebook, [`Drafted`] for the editor and [`Measured`] for the laboratory; a file named after a game gives it. How a game is played, its rules decide;
//! how it looks and what it is called, its room.

mod documents;
mod laboratory;
mod making;
mod naming;
mod problems;
mod rulebook;
mod summary;
mod tables;
mod tikal;

use std::collections::BTreeMap;
use std::fmt::Debug;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use egui::{IconData, Painter, Pos2, Rect, Role, Sense, Ui, Vec2, WidgetInfo};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use super::hexboard::art::{self, SeatLook, SeatShape};
use super::kit::apart::apart;
use super::kit::desk::Desk;
use super::kit::keys::{self, Place, Shortcut};
use super::kit::still::Still;
use super::kit::theme::Theme;
use crate::ai::Level;
use crate::game::{DealerDef, Game, Player, RecordOptions, Rules, Seat, SeatRecord, TakeBack};
use crate::games::{GameId, GameRules, any_game, each_game, with_game};
use crate::library::{
    self, DefinitionOf, Libraries, Library, OpenedGame, Rejected, ResumeError, Shelf, ShelfError, Shipped, Waker,
};
use crate::platform;
use crate::words::{Texts, Worded, failures};

pub use documents::{Drafted, Found, GamePage, GameTarget, PagesKept, ProblemLine, VariantDocument, part_found};
pub use laboratory::{
    Drawn, LabCard, LabWish, Measured, board_aspect, crowded, lab_cards, long_game, paint_board, paint_heat, study,
};
pub use making::Making;
pub use naming::free_file;
pub use rulebook::{Reading, Ruled, played, suggested};
pub use summary::Summary;
pub use tables::{
    LessonFacts, LessonLine, PuzzleLine, Seated, begin_lesson, first_game, first_table, lesson, lesson_named, lessons,
    lessons_of, opened_table, played_at, puzzle, puzzles, summary, table_of, watched_table,
};

/// A game that screens which serve any game can show.
pub trait Shown: Shipped + Worded + 'static {
    /// The choices for a new game beside its variant and its players, such as the turn rule.
    type Choices: Copy + Eq + Debug + Default + Serialize + DeserializeOwned + 'static;

    /// The most points that a seat can be given at the start of a game; 0 where there is no such thing.
    const MOST_HANDICAP: u32;

    /// The name of a variant.
    fn name(texts: &Texts, rules: &Self::Rules) -> String;

    /// The words of a variant's author on what it is about.
    fn description(texts: &Texts, rules: &Self::Rules) -> String;

    /// The facts of a variant in a few words each; players, size and length come first. Without `choices` those hold that
    /// its file suggests.
    fn facts(texts: &Texts, rules: &Self::Rules, choices: Option<Self::Choices>) -> Vec<String>;

    /// The variant with which this definition is compared: the one that it was made from, or else the classic one; nothing
    /// if that is itself.
    fn base_of<'a>(library: &'a Library<Self>, own: &DefinitionOf<Self>) -> Option<&'a Arc<Self::Rules>>;

    /// The differences between two definitions, a line for each.
    fn differences(texts: &Texts, base: &DefinitionOf<Self>, own: &DefinitionOf<Self>) -> Vec<String>;

    /// Draws the board of a variant as this state has it, or else as it is printed.
    fn paint_board(painter: &Painter, theme: &Theme, rect: Rect, rules: &Self::Rules, state: Option<&Self>);

    /// The choices that the variant's file suggests.
    fn suggested(rules: &Self::Rules) -> Self::Choices;

    /// The choices with which a game has begun.
    fn choices_of(state: &Self) -> Self::Choices;

    /// Chooses that turns are auctioned, if the game knows auctions.
    fn choose_auction(choices: &mut Self::Choices);

    /// Lays out what can be chosen.
    fn choices_ui<C, S>(ui: &mut Ui, desk: &Desk<C, S>, choices: &mut Self::Choices);

    /// The setup of a new game: `first` begins, and every seat is given the points of the handicap beside those of the
    /// rules.
    fn chosen_setup(choices: Self::Choices, first: Seat, handicap: &[u32]) -> Self::Setup;

    /// The id of the text that names the sort of a game, such as that with auctions, where there are several.
    fn sort_of(state: &Self) -> Option<&'static str>;

    /// The progress of a game that is not over: the turn, and whose it is.
    fn progress(texts: &Texts, rules: &Self::Rules, state: &Self, name: impl Fn(Seat) -> String) -> String;

    /// The keys that this game has in a place, in the order in which they are listed.
    fn keys(place: Place) -> &'static [Shortcut];
}

// ---- Variants --------------------------------------------------------------------------------------

/// The name of a variant among players.
#[must_use]
pub fn name(texts: &Texts, rules: &GameRules) -> String {
    with_game!(rules, GameRules::G(rules) => G::name(texts, rules))
}

/// The variants at hand, each with what it is called where they stand together: with its id where several have the same
/// name.
#[must_use]
pub fn named_variants(texts: &Texts, libraries: &Libraries) -> Vec<(String, GameRules)> {
    let variants = libraries.variants();
    let things: Vec<_> = variants.iter().map(|rules| (name(texts, rules), Some(rules.variant().id))).collect();
    apart(texts, &things).into_iter().zip(variants).collect()
}

/// The subject of a variant, in its author's words.
#[must_use]
pub fn description(texts: &Texts, rules: &GameRules) -> String {
    with_game!(rules, GameRules::G(rules) => G::description(texts, rules))
}

/// The facts of a variant in a few words each; players, size and length come first. Without `choices` those hold that its
/// file suggests.
#[must_use]
pub fn facts(texts: &Texts, rules: &GameRules, choices: Option<Choices>) -> Vec<String> {
    with_game!(rules, GameRules::G(rules) => G::facts(texts, rules, choices.map(|choices| *choices.of::<G>())))
}

/// The differences of a variant from the one it was made from, or else from the classic one of its game: the name of
/// that, and a line for each difference. Nothing if there is no difference.
#[must_use]
pub fn differences(texts: &Texts, libraries: &Libraries, rules: &GameRules) -> Option<(String, Vec<String>)> {
    fn of_game<G: Shown>(texts: &Texts, library: &Library<G>, rules: &G::Rules) -> Option<(String, Vec<String>)> {
        let base = G::base_of(library, rules.definition())?;
        Some((G::name(texts, base), G::differences(texts, base.definition(), rules.definition())))
    }
    let (base, lines) = with_game!(rules, GameRules::G(rules) => of_game::<G>(texts, libraries.of(), rules))?;
    (!lines.is_empty()).then_some((base, lines))
}

/// Pictures of boards, drawn once and kept.
#[derive(Debug, Default)]
pub struct Pictures(BTreeMap<(String, &'static str), Still<()>>);

impl Pictures {
    /// Shows a picture of the variant's board, this large. `place` names where it is shown: each place keeps a picture
    /// of its own.
    pub fn show<C, S>(&mut self, ui: &mut Ui, desk: &Desk<C, S>, rules: &GameRules, place: &'static str, size: Vec2) {
        let (rect, response) = ui.allocate_exact_size(size, Sense::hover());
        let name = name(desk.texts, rules);
        let label = desk.texts.with("picture-board", &[("name", name.into())]);
        response.widget_info(|| WidgetInfo::labeled(Role::Image, true, &label));
        if !ui.is_rect_visible(rect) {
            return;
        }
        let still = self.0.entry((rules.hash().to_owned(), place)).or_default();
        still.paint(ui.painter(), desk.theme.is_dark, rect, (), |()| {
            with_game!(rules, GameRules::G(rules) => G::paint_board(ui.painter(), desk.theme, rect, rules, None));
        });
    }
}

// ---- Files -------------------------------------------------------------------------------------------

type OpenedOf<G> = Box<OpenedGame<G>>;

any_game! {
    /// A record of any game that was read and replayed.
    #[derive(Clone, Debug)]
    pub enum Opened: Game { OpenedOf }
}

/// Reads a record file and replays it.
///
/// # Errors
/// Why that cannot be done, in words.
pub fn open_record(texts: &Texts, libraries: &Libraries, path: &Path) -> Result<Opened, String> {
    let bytes = library::read_record(path).map_err(|error| failures::file(texts, &error))?;
    with_game!(library::game_of_record(&bytes), G => {
        let opened = library::replay_bytes(path, &bytes, libraries.of::<G>());
        opened.map(|game| Opened::of(Box::new(game))).map_err(|error| failures::record(texts, &error))
    })
}

type ResumedOf<G> = Box<library::Resumed<G>>;

any_game! {
    /// A game that was taken from the shelf.
    pub enum Resumed: Game { ResumedOf }
}

/// Takes a game from the shelf.
///
/// # Errors
/// Why that cannot be done; it is as it was.
pub fn resume(
    texts: &Texts,
    libraries: &Libraries,
    shelf: &Shelf,
    path: &Path,
    waker: Waker,
) -> Result<Resumed, NotResumed> {
    let failed = |error| NotResumed::Failed(failures::file(texts, &error));
    let game = library::game_of_record(&library::read_record(path).map_err(failed)?);
    with_game!(game, G => {
        let resumed = shelf.open(path, libraries.of::<G>(), waker);
        resumed.map(|game| Resumed::of(Box::new(game))).map_err(|error| NotResumed::of::<G>(texts, error))
    })
}

/// Why a game cannot be taken from the shelf.
pub enum NotResumed {
    /// Another copy of the program has it open.
    InUse(PathBuf),
    /// Something else, in words.
    Failed(String),
}

impl NotResumed {
    fn of<G: Worded>(texts: &Texts, error: ResumeError<G>) -> Self {
        match error {
            ResumeError::Shelf(ShelfError::InUse(path)) => Self::InUse(path),
            error => Self::Failed(failures::resume(texts, &error)),
        }
    }
}

/// Adds a variant file that somebody opened to the library of its game.
///
/// # Errors
/// Why it cannot be played, in words.
pub fn open_variant(texts: &Texts, libraries: &mut Libraries, path: &Path) -> Result<GameRules, String> {
    with_game!(library::game_of_variant(path), G => {
        let opened = libraries.of_mut::<G>().open_file(path);
        opened.map(GameRules::of::<G>).map_err(|error| failures::variant(texts, &error))
    })
}

/// The variant files that cannot be played, each with the reason in words.
#[must_use]
pub fn rejected(texts: &Texts, libraries: &Libraries) -> Vec<(PathBuf, String)> {
    fn of_game<G: Worded>(texts: &Texts, rejected: &[Rejected<G>]) -> Vec<(PathBuf, String)> {
        rejected.iter().map(|file| (file.path.clone(), failures::variant(texts, &file.reason))).collect()
    }
    let rejected = |&game: &GameId| with_game!(game, G => of_game::<G>(texts, libraries.of::<G>().rejected()));
    GameId::ALL.iter().flat_map(rejected).collect()
}

// ---- What is drawn -----------------------------------------------------------------------------------

/// Draws the mark of a seat: the shape of its index, in the colour of this name.
pub fn seat_mark(painter: &Painter, theme: &Theme, centre: Pos2, radius: f32, colour: &str, index: usize) {
    art::seat_mark(painter, theme, centre, radius, SeatLook { colour, shape: SeatShape::of_seat(index) });
}

/// The name of the shape of a seat's mark.
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

/// The icon of the program, this many pixels wide.
#[must_use]
pub fn app_icon(theme: &Theme, size: u32) -> IconData {
    art::app_icon(theme, size)
}

/// Draws the backdrop of screens of forms and lists.
pub fn backdrop(painter: &Painter, theme: &Theme, rect: Rect) {
    art::backdrop(painter, theme, rect);
}

/// Draws the view behind the home screen. `focus` is how far from the left its middle is, as a share of the width.
pub fn scene(painter: &Painter, theme: &Theme, rect: Rect, focus: f32, is_wide: bool) {
    art::scene(painter, theme, rect, focus, is_wide);
}

/// The width of the program's name on the home screen in letters of this height.
#[must_use]
pub fn lettering_width(height: f32) -> f32 {
    art::lettering_width(height)
}

/// Draws the program's name on the home screen around a centre, in letters of this height.
pub fn lettering(painter: &Painter, theme: &Theme, centre: Pos2, height: f32) {
    art::lettering(painter, theme, centre, height);
}

// ---- Games -------------------------------------------------------------------------------------------

/// The number of players where a variant is tried out, if its rules allow.
const TRY_OUT_PLAYERS: u8 = 2;

type ChoicesOf<G> = <G as Shown>::Choices;

each_game! {
    /// The choices for a new game of each game beside its variant and its players, such as the turn rule.
    #[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
    #[serde(default)]
    pub struct Choices: Shown { ChoicesOf }
}

impl Choices {
    /// Chooses that turns are auctioned, where the game knows auctions.
    pub fn auction(&mut self) {
        for &game in GameId::ALL {
            with_game!(game, G => G::choose_auction(self.of_mut::<G>()));
        }
    }

    /// Chooses what the variant's file suggests.
    pub fn suggest(&mut self, rules: &GameRules) {
        with_game!(rules, GameRules::G(rules) => *self.of_mut::<G>() = G::suggested(rules));
    }
}

/// Lays out what can be chosen for a game with these rules.
pub fn choices_ui<C, S>(ui: &mut Ui, desk: &Desk<C, S>, rules: &GameRules, choices: &mut Choices) {
    with_game!(rules, GameRules::G(_) => G::choices_ui(ui, desk, choices.of_mut::<G>()));
}

/// The most points that a seat can be given at the start of a game with these rules; 0 where there is no such thing.
#[must_use]
pub fn most_handicap(rules: &GameRules) -> u32 {
    with_game!(rules, GameRules::G(_) => G::MOST_HANDICAP)
}

/// A game that was set up.
#[derive(Clone, Debug)]
pub struct NewGame {
    /// The variant that is played.
    pub rules: GameRules,
    /// Who sits where.
    pub seats: Vec<SeatRecord>,
    /// Points that each seat is given at the start, beside those of the rules; seats that are left out get none.
    pub handicap: Vec<u32>,
    /// Who begins.
    pub first: Seat,
    /// The choices beside it.
    pub choices: Choices,
    /// Who deals.
    pub dealer: DealerDef,
    /// The options that the players have agreed on.
    pub options: RecordOptions,
}

impl NewGame {
    /// A game in which a variant is tried out: a person, who begins, and a computer, or more of them where two players
    /// are too few. Everything can be taken back in it.
    #[must_use]
    pub fn try_out(texts: &Texts, rules: GameRules) -> Self {
        let players = TRY_OUT_PLAYERS.clamp(*rules.players().start(), *rules.players().end());
        let colours = rules.colours().iter().take(usize::from(players));
        let seat = |(number, colour): (u32, &String)| SeatRecord {
            name: texts.with("setup-player", &[("number", number.into())]),
            colour: colour.clone(),
            player: if number > 1 { Player::Computer(Level::Adept.id().to_owned()) } else { Player::Human },
        };
        let seats = (1..).zip(colours).map(seat).collect();
        let mut choices = Choices::default();
        choices.suggest(&rules);
        let dealer = DealerDef::Seed(platform::fresh_seed());
        let options = RecordOptions { take_back: TakeBack::Anything, ..RecordOptions::default() };
        Self { rules, seats, handicap: Vec::new(), first: Seat::default(), choices, dealer, options }
    }
}

/// The keys that work in a place, those of the games too, in the order in which they are listed.
pub fn keys(place: Place) -> impl Iterator<Item = &'static Shortcut> {
    let of_game = move |&game: &GameId| with_game!(game, G => G::keys(place));
    keys::listed(place).iter().chain(GameId::ALL.iter().flat_map(of_game))
}

#[cfg(test)]
mod tests {
    use egui::{Context, KeyboardShortcut};

    use super::*;
    use crate::words::Language;

    #[test]
    fn every_listed_key_is_written_in_the_language_of_the_window() {
        for language in [Language::German, Language::French] {
            let (texts, context) = (Texts::new(language), Context::default());
            for shortcut in Place::ALL.into_iter().flat_map(keys) {
                for pressed in shortcut.keys {
                    let own = Shortcut { name: shortcut.name, keys: std::slice::from_ref(pressed), letter: None };
                    let said = own.text(&texts, &context);
                    let key = said.rsplit('+').next().unwrap_or_default();
                    let english = pressed.logical_key.name();
                    let is_sign = key.chars().count() == 1 || key.starts_with('F');
                    // These are called so in every language.
                    let is_common = ["Tab", "Menu"].contains(&key);
                    assert!(is_sign || is_common || key != english, "{said} in {}", language.code());
                }
            }
        }
    }

    #[test]
    fn no_key_does_two_things() {
        // Where a key of one place works, those of the places around it do too.
        for place in Place::ALL {
            let around: &[Place] = match place {
                Place::Everywhere => &[],
                Place::Table | Place::Rulebook | Place::Editor => &[Place::Everywhere],
                Place::Tiles | Place::Canvas => &[Place::Everywhere, Place::Editor],
                Place::Board | Place::LookingBack => &[Place::Everywhere, Place::Table],
            };
            let mut seen: Vec<KeyboardShortcut> = Vec::new();
            for shortcut in around.iter().chain([&place]).flat_map(|&place| keys(place)) {
                assert!(!shortcut.keys.is_empty());
                for keys in shortcut.keys {
                    assert!(!seen.contains(keys), "{keys:?} of {}", shortcut.name);
                    seen.push(*keys);
                }
            }
        }
    }
}
