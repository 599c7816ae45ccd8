//! A table as the window has it: of whichever game.
//!
//! Decides what the window may ask of a table and of the game that is kept there. What a table is, and does, stands in
//! the rest of this room.

use std::any::Any;
use std::fmt::Debug;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use egui::Ui;

use super::command::{Command, OwnAsk, TableAsk, WindowCommand};
use super::offers::Listed;
use super::thoughts::{News, Tick};
use super::{Desk, Ending, Parted, PlanRevision, Table, TableGame, table_ui};
use crate::app::friends::company::Shared;
use crate::app::kit::focus::Cover;
use crate::app::kit::keys::Shortcut;
use crate::app::kit::menu_offer::MenuOffer;
use crate::app::kit::settings::{Pace, Settings};
use crate::app::kit::theme::Theme;
use crate::game::{Game, SeatRecord, Sight};
use crate::library::{self, FileError, SaveError, ShelfError};
use crate::sitting::Sitting;
use crate::sitting::elsewhere::Wish;
use crate::sitting::keep::Keep;
use crate::sitting::review::ReviewRevision;
use crate::sounds::Effect;
use crate::words::Texts;

/// The things with which a table is laid out.
pub struct Frame<'a> {
    /// The texts.
    pub texts: &'a Texts,
    /// The theme.
    pub theme: &'a Theme,
    /// The settings that hold at the table.
    pub settings: Settings,
    /// The things that the final table shows besides the game.
    pub ending: Ending<'a>,
    /// Is told what was asked for, for the report of a fault.
    pub trail: &'a mut dyn FnMut(&dyn Debug),
}

/// A game with its players and its file, of whichever sort.
pub trait AnySitting {
    /// The number of actions played.
    fn steps(&self) -> usize;
    /// A number that differs whenever the game has changed, even if it has as many actions as before.
    fn changes(&self) -> u64;
    /// Who sits where.
    fn seats(&self) -> &[SeatRecord];
    /// True if everything played is kept, or was copied to a file.
    fn is_safe(&self) -> bool;
    /// The reason why the game is not kept, if it is not.
    fn failure(&self) -> Option<Arc<FileError>>;
    /// True if keeping is tried again by itself.
    fn tries_again(&self) -> bool;
    /// The file in which the game is kept, once there is one.
    fn game_file(&self) -> Option<PathBuf>;
    /// Where the game was copied to or opened last.
    fn path(&self) -> Option<&PathBuf>;
    /// The levels of computer players that this program does not know.
    fn unknown_levels(&self) -> Vec<&str>;
    /// True if the game is played elsewhere and heard of here.
    fn is_elsewhere(&self) -> bool;
    /// True if what nobody here may know of it is made up, so that there is no record of it.
    fn is_made_up(&self) -> bool;
    /// The thing that is asked of whoever has a game that is played elsewhere, once.
    fn take_wish(&mut self) -> Option<Wish>;
    /// Keeps the game there from now on.
    fn keep(&mut self, keep: Keep);
    /// Ends keeping the game, because it leaves the table.
    fn put_away(&mut self);
    /// Gives the file in which the game is kept another name.
    ///
    /// # Errors
    /// Why it keeps its name.
    fn rename(&mut self, name: &str) -> Result<(), ShelfError>;
    /// Copies the game to this file.
    ///
    /// # Errors
    /// Why that cannot be done.
    fn save(&mut self, path: &Path) -> Result<(), SaveError>;
    /// The text of the game's record without the names of those who play; nothing if it cannot be written.
    fn nameless_record(&self) -> Option<String>;
}

impl<G: Game> AnySitting for Sitting<G> {
    fn steps(&self) -> usize {
        self.steps()
    }

    fn changes(&self) -> u64 {
        self.changes()
    }

    fn seats(&self) -> &[SeatRecord] {
        self.seats()
    }

    fn is_safe(&self) -> bool {
        self.is_safe()
    }

    fn failure(&self) -> Option<Arc<FileError>> {
        self.failure()
    }

    fn tries_again(&self) -> bool {
        self.tries_again()
    }

    fn game_file(&self) -> Option<PathBuf> {
        self.game_file()
    }

    fn path(&self) -> Option<&PathBuf> {
        self.path()
    }

    fn unknown_levels(&self) -> Vec<&str> {
        self.unknown_levels()
    }

    fn is_elsewhere(&self) -> bool {
        self.is_elsewhere()
    }

    fn is_made_up(&self) -> bool {
        self.is_made_up()
    }

    fn take_wish(&mut self) -> Option<Wish> {
        self.take_wish()
    }

    fn keep(&mut self, keep: Keep) {
        self.keep(keep);
    }

    fn put_away(&mut self) {
        self.put_away();
    }

    fn rename(&mut self, name: &str) -> Result<(), ShelfError> {
        self.rename(name)
    }

    fn save(&mut self, path: &Path) -> Result<(), SaveError> {
        library::save_record(path, &self.record())?;
        self.saved_as(path.to_owned());
        Ok(())
    }

    fn nameless_record(&self) -> Option<String> {
        self.record().without_names().write().ok()
    }
}

/// A table of whichever game.
pub trait AnyTable: Any {
    /// The game, never the copy on which a turn is planned.
    fn sitting(&self) -> &dyn AnySitting;
    /// The game, to be kept elsewhere.
    fn sitting_mut(&mut self) -> &mut dyn AnySitting;
    /// The table that is shown: this, or the copy on which a turn is planned.
    fn in_sight(&self) -> &dyn AnyTable;

    /// Lays the table out and does what its panels ask for. Returns what they ask of the window.
    fn ui(&mut self, ui: &mut Ui, frame: &mut Frame) -> Vec<WindowCommand>;
    /// Does what was asked for; what another game knows is not done.
    fn execute(&mut self, ask: TableAsk<OwnAsk>);
    /// Asks the others whether the last turn may be taken back that was played here, in a game that is played elsewhere.
    fn ask_back_turn(&mut self);
    /// Goes on after something that was asked for was refused.
    fn give_up_wish(&mut self);
    /// Goes on by itself. Returns what the window has to tell.
    fn tick(&mut self, tick: &Tick, pace: Pace) -> Vec<News>;
    /// Lets what moves move at this pace, and nothing else go on.
    fn set_pace(&mut self, pace: Pace);
    /// True while the last action is still being shown, at this time in seconds.
    fn is_busy(&self, now: f64) -> bool;
    /// True while what others do is shown without pauses until a person is asked.
    fn hurries(&self) -> bool;
    /// Thinks about nothing any more: another game takes the place of this one.
    fn rest(&mut self);
    /// Judges no turns while the table is out of sight.
    fn stop_judging(&mut self);
    /// The sound to play in this frame.
    fn heard(&mut self) -> Option<Effect>;
    /// Covers what only a seat knows: the table is left.
    fn cover_secrets(&mut self);
    /// Shows pieces and numbers on the board in another size, 1 as designed.
    fn set_board_scale(&mut self, scale: f32);

    /// Has this company from now on: the game is played over the net.
    fn join(&mut self, company: Shared);
    /// The company, if the game is played over the net.
    fn company(&self) -> Option<&Shared>;

    /// True if the final table lies over what is shown.
    fn shows_end(&self) -> bool;
    /// The cover of the table by what it asks itself.
    fn cover(&self) -> Cover;
    /// True if the key that lets go closes something at the table before it leads away; `recaps` says whether recaps come
    /// up over it.
    fn lets_go_first(&self, recaps: bool) -> bool;
    /// True if this is a puzzle.
    fn is_puzzle(&self) -> bool;
    /// True if the game is over.
    fn is_over(&self) -> bool;
    /// True if somebody else can decide for a seat from here on.
    fn can_change_players(&self) -> bool;
    /// The name of whoever is to move; nobody's once the game is over.
    fn to_move_name(&self) -> Option<String>;
    /// The progress of the game in a line, which stands beside the menus; a short one leaves out what it is called.
    fn progress(&self, texts: &Texts, is_short: bool) -> String;
    /// The things that come next, in a few words, where that is known.
    fn odds(&self, texts: &Texts) -> Option<String>;

    /// The offers of the menu for the turn.
    fn turn_offers(&self) -> Vec<MenuOffer<Command<OwnAsk>>>;
    /// The offers of the menu for the view.
    fn view_offers(&self, settings: &Settings) -> Vec<MenuOffer<Command<OwnAsk>>>;
    /// The commands that stand in no menu.
    fn listed(&self, texts: &Texts, settings: &Settings) -> Vec<Listed>;
    /// The commands for which the keys ask that were pressed. `takes_back` says whether people play here.
    fn keys(&self, pressed: &dyn Fn(Shortcut) -> bool, takes_back: bool) -> Vec<Result<Command<OwnAsk>, &'static str>>;

    /// A table for the same game again: the next player begins, and chance is dealt anew.
    fn rematch(&self) -> Box<dyn AnyTable>;
    /// A game that begins with a turn of the review, by its number from 0.
    fn begun_at(&self, turn: usize) -> Option<Box<dyn AnyTable>>;
    /// A game of its own that goes on from the game at this table after so many actions.
    fn branched_at(&self, steps: usize) -> Box<dyn AnyTable>;
    /// For whose eyes the game is shown again, if it is.
    fn sight(&self) -> Option<Sight>;
    /// Tells where another record parts from this game, which is shown again.
    fn note_parting(&mut self, parted: Parted);
    /// Goes on looking at what another table of the same game shows.
    fn take_look_of(&mut self, other: &mut dyn AnyTable);
    /// The plan as it stands, to see whether it has changed.
    fn plan_revision(&self) -> PlanRevision;
    /// The plan as a text that is kept beside the game.
    fn plan_text(&self) -> Option<String>;
    /// Takes up a plan that was kept.
    fn restore_plan(&mut self, text: &str);
    /// All that makes the game at this table, if it can be reviewed: the mark by which its review is found.
    fn reviewed_game(&self) -> Option<String>;
    /// The review as it stands, to see whether it has come further; nothing if there is none.
    fn review_revision(&self) -> Option<ReviewRevision>;
    /// The review as a text that is kept beside the games.
    fn review_text(&self) -> Option<String>;
    /// Takes up a review that was kept.
    fn restore_review(&mut self, text: &str);
}

impl dyn AnyTable {
    /// The table, if this game is played there.
    #[must_use]
    pub fn of<G: TableGame>(&self) -> Option<&Table<G>> {
        (self as &dyn Any).downcast_ref()
    }

    /// The table, to be changed, if this game is played there.
    pub fn of_mut<G: TableGame>(&mut self) -> Option<&mut Table<G>> {
        (self as &mut dyn Any).downcast_mut()
    }
}

impl<G: TableGame> AnyTable for Table<G> {
    fn sitting(&self) -> &dyn AnySitting {
        &self.sitting
    }

    fn sitting_mut(&mut self) -> &mut dyn AnySitting {
        &mut self.sitting
    }

    fn in_sight(&self) -> &dyn AnyTable {
        Self::in_sight(self)
    }

    fn ui(&mut self, ui: &mut Ui, frame: &mut Frame) -> Vec<WindowCommand> {
        let mut commands = Vec::new();
        let desk = &mut Desk::<G>::new(frame.texts, frame.theme, frame.settings, &mut commands);
        table_ui(ui, desk, self, frame.ending, None);
        done(commands, frame, |ask| self.execute(ask))
    }

    fn execute(&mut self, ask: TableAsk<OwnAsk>) {
        if let Some(ask) = ask.of_game() {
            Self::execute(self, ask);
        }
    }

    fn ask_back_turn(&mut self) {
        self.ask_back_turn();
    }

    fn give_up_wish(&mut self) {
        self.sitting.give_up_wish();
        self.refresh();
    }

    fn tick(&mut self, tick: &Tick, pace: Pace) -> Vec<News> {
        G::set_pace(self, pace);
        self.think(tick)
    }

    fn set_pace(&mut self, pace: Pace) {
        G::set_pace(self, pace);
    }

    fn is_busy(&self, now: f64) -> bool {
        G::is_busy(self, now)
    }

    fn hurries(&self) -> bool {
        self.hurries()
    }

    fn rest(&mut self) {
        self.rest();
    }

    fn stop_judging(&mut self) {
        self.stop_judging();
    }

    fn heard(&mut self) -> Option<Effect> {
        self.listen()
    }

    fn cover_secrets(&mut self) {
        self.put_cover();
    }

    fn set_board_scale(&mut self, scale: f32) {
        G::set_board_scale(self, scale);
    }

    fn join(&mut self, company: Shared) {
        self.join(company);
    }

    fn company(&self) -> Option<&Shared> {
        self.company()
    }

    fn shows_end(&self) -> bool {
        Self::in_sight(self).shows_end()
    }

    fn cover(&self) -> Cover {
        let shown = Self::in_sight(self);
        if shown.is_under_window() {
            Cover::Modal
        } else if shown.asks() {
            Cover::Popup
        } else {
            Cover::Nothing
        }
    }

    fn lets_go_first(&self, recaps: bool) -> bool {
        let shown = Self::in_sight(self);
        G::has_choice(shown) || G::has_menu(shown) || shown.advice().is_some() || (recaps && shown.opens_recap())
    }

    fn is_puzzle(&self) -> bool {
        self.puzzle().is_some()
    }

    fn is_over(&self) -> bool {
        self.is_over()
    }

    fn can_change_players(&self) -> bool {
        Self::in_sight(self).can_change_players()
    }

    fn to_move_name(&self) -> Option<String> {
        self.state().seat().filter(|_| !self.is_over()).map(|seat| self.name(seat).to_owned())
    }

    fn progress(&self, texts: &Texts, is_short: bool) -> String {
        // A plan is for a turn that has no number yet: the game has come as far as it has.
        G::progress(texts, self, is_short)
    }

    fn odds(&self, texts: &Texts) -> Option<String> {
        G::odds(texts, Self::in_sight(self))
    }

    fn turn_offers(&self) -> Vec<MenuOffer<Command<OwnAsk>>> {
        Self::in_sight(self).offers_of_turn().into_iter().map(|offer| offer.map(Command::erased)).collect()
    }

    fn view_offers(&self, settings: &Settings) -> Vec<MenuOffer<Command<OwnAsk>>> {
        let offers = Self::in_sight(self).offers_of_view(settings);
        offers.into_iter().map(|offer| offer.map(Command::erased)).collect()
    }

    fn listed(&self, texts: &Texts, settings: &Settings) -> Vec<Listed> {
        self.list(texts, settings)
    }

    fn keys(&self, pressed: &dyn Fn(Shortcut) -> bool, takes_back: bool) -> Vec<Result<Command<OwnAsk>, &'static str>> {
        Self::in_sight(self).pressed(pressed, takes_back)
    }

    fn rematch(&self) -> Box<dyn AnyTable> {
        Box::new(self.rematch())
    }

    fn begun_at(&self, turn: usize) -> Option<Box<dyn AnyTable>> {
        Some(Box::new(self.from_turn(turn)?))
    }

    fn branched_at(&self, steps: usize) -> Box<dyn AnyTable> {
        Box::new(self.branched_at(steps))
    }

    fn sight(&self) -> Option<Sight> {
        self.sitting.sight()
    }

    fn note_parting(&mut self, parted: Parted) {
        self.note_parting(Some(parted));
    }

    fn take_look_of(&mut self, other: &mut dyn AnyTable) {
        if let Some(other) = other.of_mut() {
            self.ear = std::mem::take(&mut other.ear);
            self.look_on_as(other);
        }
    }

    fn plan_revision(&self) -> PlanRevision {
        self.plan_revision()
    }

    fn plan_text(&self) -> Option<String> {
        self.plan_text()
    }

    fn restore_plan(&mut self, text: &str) {
        self.restore_plan(text);
    }

    fn reviewed_game(&self) -> Option<String> {
        self.reviewed_game()
    }

    fn review_revision(&self) -> Option<ReviewRevision> {
        self.review_revision()
    }

    fn review_text(&self) -> Option<String> {
        self.review_text()
    }

    fn restore_review(&mut self, text: &str) {
        self.restore_review(text);
    }
}

/// Does what panels asked of the table, in the order in which they asked for it, and returns what they ask of the window.
pub fn done<A: Debug>(
    commands: Vec<Command<A>>,
    frame: &mut Frame,
    mut execute: impl FnMut(TableAsk<A>),
) -> Vec<WindowCommand> {
    let mut of_window = Vec::new();
    for command in commands {
        match command {
            Command::Table(ask) => {
                (frame.trail)(&ask);
                execute(ask);
            }
            Command::Window(command) => of_window.push(command),
        }
    }
    of_window
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::table::{AfterEnd, TableCommand};
    use crate::words::Language;

    #[test]
    fn a_report_tells_what_was_asked_of_the_table() {
        let mut told = Vec::new();
        let mut frame = Frame {
            texts: &Texts::new(Language::English),
            theme: &Theme::dark(),
            settings: Settings::default(),
            ending: Ending { after: AfterEnd::Kept, told: None },
            trail: &mut |ask| told.push(format!("{ask:?}")),
        };
        let asked = [TableCommand::Undo, TableCommand::GoOn].map(|ask| Command::<()>::Table(TableAsk::Any(ask)));
        let mut done_so = Vec::new();
        let of_window = done(asked.to_vec(), &mut frame, |ask| done_so.push(ask));
        assert!(of_window.is_empty() && done_so.len() == 2);
        assert_eq!(told, ["Any(Undo)", "Any(GoOn)"]);
    }
}
