//! The requests of a person to the table, at once and without the widgets that would make them.

use tikal::app::tikal::command::{Ask, TableCommand};
use tikal::app::tikal::table::{Selection, Side, Tab};
use tikal::tikal::Action;

use super::Driver;

impl Driver {
    /// Asks the table for this.
    pub fn command(&mut self, command: TableCommand) {
        self.execute(command.into());
    }

    /// Asks the table for something that only a table of Tikal knows.
    pub fn ask(&mut self, ask: Ask) {
        self.execute(ask.into());
    }

    /// The same, before another frame is laid out.
    pub fn send_ask(&mut self, ask: Ask) {
        self.send(ask);
    }

    /// Shows a side beside the board.
    pub fn show_side(&mut self, side: Side) {
        self.execute(TableCommand::ShowSide(side).into());
    }

    /// Plays an action.
    pub fn act(&mut self, action: Action) {
        self.ask(Ask::Play(action));
    }

    /// Chooses a piece or a hex, or nothing.
    pub fn select(&mut self, selection: Option<Selection>) {
        self.ask(Ask::Select(selection));
    }

    /// Takes back what was asked for last.
    pub fn undo(&mut self) {
        self.command(TableCommand::Undo);
    }

    /// Plays again what was taken back last.
    pub fn redo(&mut self) {
        self.command(TableCommand::Redo);
    }

    /// Shows the board as it stood after this many actions, or, with none, as it stands now.
    pub fn look_back(&mut self, step: Option<usize>) {
        self.command(TableCommand::LookBack(step));
    }

    /// Shows a tab of the column beside the board, where there is only one.
    pub fn show_tab(&mut self, tab: Tab) {
        self.command(TableCommand::ShowTab(tab));
    }

    /// Shows or hides the final table.
    pub fn show_end(&mut self, shown: bool) {
        self.command(TableCommand::ShowEnd(shown));
    }

    /// Begins a plan, or goes over from it to the game or back.
    pub fn toggle_plan(&mut self) {
        self.command(TableCommand::TogglePlan);
    }

    /// Asks for a hint, or gives it up.
    pub fn hint(&mut self) {
        self.command(TableCommand::Hint);
    }
}
