//! The list of commands for the game at the table, besides the offers of the menus: the actions of the turn, things
//! that go on by themselves, things to look at, the players.

use super::list::List;
use crate::app::command::{Ask, Command, TableCommand};
use crate::app::kit::keys;
use crate::app::kit::settings::ComputerPace;
use crate::app::menu::{choices, player_name};
use crate::app::table;
use crate::app::table::TableGame;
use crate::app::tikal;
use crate::app::tikal::table::{Review, Side, Table, actions};
use crate::insight::tikal::Order;
use crate::tikal::Phase;

impl List<'_> {
    /// The commands that stand in no menu.
    pub(super) fn of_table(&mut self) {
        let app = self.app;
        let Some(table) = app.table().filter(|_| app.routes.current().is_played()) else { return };
        self.of_turn(table);
        self.of_plan(table);
        self.of_puzzle(table);
        self.going_on(table);
        self.looking_back(table);
        self.of_sight(table);
        self.of_players(table);
    }

    /// The actions that have a key, on what is chosen, and the end of the turn.
    fn of_turn(&mut self, table: &Table) {
        let asks = self.app.settings().ask_before_waste;
        if table.state().phase() == Phase::Act {
            for action in actions(asks, table) {
                let (is_possible, command) = (action.is_possible, action.command);
                self.say(action.name, Some(action.shortcut), is_possible, command);
            }
        }
        if let Some(end) = table.state().end_of_turn().filter(|end| end.is_due) {
            let is_possible = table.person_to_move().is_some() && !table.looks_back();
            self.say(end.key, Some(keys::END), is_possible, table.end_command(asks, &end));
        }
        if table.state().hand().is_some() && table.person_to_move().is_some() {
            for (key, shortcut, clockwise) in [
                ("hand-turn-right-name", tikal::keys::TURN, true),
                ("hand-turn-left-name", tikal::keys::TURN_BACK, false),
            ] {
                self.say(
                    key,
                    Some(shortcut),
                    !table.looks_back(),
                    TableCommand::Own(Ask::Turn { clockwise, over: None }),
                );
            }
        }
    }

    /// The commands for the plan, if there is one.
    fn of_plan(&mut self, table: &Table) {
        let Some(plan) = self.app.at_table.game().and_then(Table::plan) else { return };
        self.say("plan-play", None, plan.standing().can_play(), TableCommand::PlayPlan);
        let asks = plan.standing().steps > 0 && !plan.is_hint();
        let drop = if asks { TableCommand::AskToDropPlan } else { TableCommand::DropPlan };
        self.say(if plan.is_hint() { "hint-close" } else { "plan-drop" }, None, table.plan().is_none(), drop);
    }

    fn of_puzzle(&mut self, table: &Table) {
        if table.puzzle().is_some() {
            self.say("puzzle-retry", None, table.steps() > 0, TableCommand::RetryPuzzle);
            self.say("puzzle-solution", None, table.advice().is_none(), TableCommand::ShowSolution);
        }
    }

    /// The commands for the play of computers.
    fn going_on(&mut self, table: &Table) {
        if table.stands_still() {
            self.say("bar-go-on", Some(keys::HURRY), true, TableCommand::GoOn);
        } else if table.computer_to_move().is_some() && !table.is_held() {
            self.say("bar-hurry", Some(keys::HURRY), !table.looks_back(), TableCommand::Hurry);
            self.say("bar-pause", None, !table.is_plan(), TableCommand::Pause);
        }
        for pace in ComputerPace::ALL {
            let values = [("pace", self.app.texts.say(pace.key()).into())];
            self.add(self.app.texts.with("bar-pace", &values), None, true, Command::SetPace(pace));
        }
    }

    /// The commands that show an earlier step of the game.
    fn looking_back(&mut self, table: &Table) {
        let (step, looks_back) = (table.shown_step(), table.looks_back());
        let earlier = TableCommand::LookBack(Some(step.saturating_sub(1)));
        self.say("back-earlier", Some(table::keys::EARLIER), step > 0, earlier);
        self.say("back-later", Some(table::keys::LATER), looks_back, TableCommand::LookBack(Some(step + 1)));
        self.say("back-now", None, looks_back, TableCommand::LookBack(None));
    }

    /// The commands for panels beside the board and over it.
    fn of_sight(&mut self, table: &Table) {
        self.say("palette-notation", None, true, Command::ToggleNotation);
        if table.state().phase() == Phase::Over {
            self.say("bar-final-table", None, true, TableCommand::ShowEnd(true));
        }
        if let Some(turn) = table.review().and_then(Review::open) {
            self.say("review-try-hint", None, true, Command::TryTurn(turn));
        }
        if table.recap().is_some() {
            let (key, command) = if table.opens_recap() {
                ("recap-close", TableCommand::CloseRecap)
            } else {
                ("recap-open", TableCommand::OpenRecap)
            };
            self.say(key, None, true, command);
        }
        if table.insight().is_some() && table.side() == Side::Temples {
            for (order, key) in [(Order::Value, "palette-ledger-value"), (Order::Contested, "palette-ledger-contest")] {
                self.say(key, None, order != table.order(), TableCommand::Own(Ask::SortLedger(order)));
            }
        }
    }

    /// Who decides for each seat.
    fn of_players(&mut self, table: &Table) {
        if !table.can_change_players() {
            return;
        }
        for (&seat, record) in table.state().seats().iter().zip(table.seat_records()) {
            for (level, player) in choices() {
                let texts = &self.app.texts;
                let name = ("name", record.name.clone().into());
                let said = texts.with("menu-player", &[name, ("player", player_name(texts, &player).into())]);
                self.add(said, None, player != record.player, TableCommand::TakeOver(seat, level));
            }
        }
    }
}
