//! Everything that the program can be asked for, what is not possible now too: the one list from which the menus of the
//! bar and the list of commands are made. How a menu is laid out, `menu` decides; what the list of commands holds besides
//! what the menus offer, `list`.

mod at_table;
#[cfg(test)]
mod known;
mod list;
mod things;

use super::App;
use super::command::{Ask, Command, TableCommand};
use super::kit::keys::{self, Shortcut};
use super::kit::settings::CellNames;
use super::menu::other_side;
use super::route::{Screen, Section};
use super::table;
use super::tikal;
use super::tikal::table::{Idle, PASSES, Side, Table};
use crate::tikal::Phase;

/// A menu of the bar.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Menu {
    /// The game.
    Game,
    /// The turn that is played; only at a table.
    Turn,
    /// The view of it.
    View,
    /// The texts to read.
    Help,
}

impl Menu {
    /// All of them, in the order of the bar.
    pub(super) const ALL: [Self; 4] = [Self::Game, Self::Turn, Self::View, Self::Help];

    /// The id of the text that names it.
    pub(super) fn name(self) -> &'static str {
        match self {
            Self::Game => "menu-game",
            Self::Turn => "menu-turn",
            Self::View => "menu-view",
            Self::Help => "menu-help",
        }
    }
}

/// Something that the program can be asked for by a name of its own.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Offer {
    /// The id of the text that names it.
    pub key: &'static str,
    /// The key that asks for it.
    pub shortcut: Option<Shortcut>,
    /// True if it is possible now.
    pub is_possible: bool,
    /// The id of the text that says why it is not.
    pub why_not: Option<&'static str>,
    /// True if menus do without it while it is not possible.
    pub is_left_out: bool,
    /// True if it is on, for what is on or off.
    pub is_on: Option<bool>,
    /// True if the menu begins a group with it.
    pub begins_group: bool,
    /// The command of the offer.
    pub command: Command,
}

impl Offer {
    fn new(key: &'static str, command: impl Into<Command>) -> Self {
        let command = command.into();
        Self {
            key,
            shortcut: None,
            is_possible: true,
            why_not: None,
            is_left_out: false,
            is_on: None,
            begins_group: false,
            command,
        }
    }

    fn by(self, shortcut: Shortcut) -> Self {
        Self { shortcut: Some(shortcut), ..self }
    }

    fn only_if(self, is_possible: bool) -> Self {
        Self { is_possible, ..self }
    }

    fn or_else(self, why_not: &'static str) -> Self {
        Self { why_not: Some(why_not), ..self }
    }

    fn left_out(self) -> Self {
        Self { is_left_out: true, ..self }
    }

    fn switch(self, is_on: bool) -> Self {
        Self { is_on: Some(is_on), ..self }
    }

    fn apart(self) -> Self {
        Self { begins_group: true, ..self }
    }
}

impl App {
    /// The offers of a menu of the bar; none where the bar does without it.
    pub(super) fn offers(&self, menu: Menu) -> Vec<Offer> {
        let table = self.table().filter(|_| self.routes.current().is_played());
        match menu {
            Menu::Game => self.offers_of_game(),
            Menu::Turn => table.map(offers_of_turn).unwrap_or_default(),
            Menu::View => self.offers_of_view(table),
            Menu::Help => vec![
                Offer::new("menu-rules", Command::Show(Screen::Rules)).by(keys::RULES),
                Offer::new("menu-learn", Command::Show(Screen::Learn)),
                Offer::new("menu-palette", Command::ListCommands).by(keys::PALETTE),
                // Both are groups of the settings screen.
                Offer::new("menu-keys", Command::ShowSettings(Section::Keys)),
                Offer::new("menu-about", Command::ShowSettings(Section::About)),
            ],
        }
    }

    fn offers_of_game(&self) -> Vec<Offer> {
        let can_save = self.at_table.can_save() && self.routes.current().saves_game();
        let save =
            Offer::new("menu-save", Command::Show(Screen::Save)).only_if(can_save).or_else("key-nothing-to-save");
        vec![
            Offer::new("menu-home", Command::Show(Screen::Home)),
            Offer::new("menu-new", Command::Show(Screen::Setup)).by(keys::NEW),
            Offer::new("menu-variants", Command::Show(Screen::Variants)),
            Offer::new("menu-editor", Command::Show(Screen::Editor)),
            Offer::new("menu-open", Command::Show(Screen::Open)).by(keys::OPEN),
            // In the editor the key saves the document.
            if self.screen() == Screen::Editor { save } else { save.by(keys::SAVE) },
            Offer::new("menu-rematch", Command::Rematch).only_if(self.at_table.can_rematch()),
            Offer::new("menu-settings", Command::Show(Screen::Settings)).apart(),
            Offer::new("menu-quit", Command::Quit).by(keys::QUIT),
        ]
    }

    fn offers_of_view(&self, table: Option<&Table>) -> Vec<Offer> {
        let shows_part = table.is_some_and(|table| !table.shows_whole_board());
        let mut offers = vec![Offer::new("menu-fit", TableCommand::Own(Ask::Fit)).only_if(shows_part)];
        if let Some(table) = table {
            let settings = self.settings();
            let all = settings.cell_names == CellNames::All;
            offers.push(Offer::new("menu-names", Command::ToggleNames).by(tikal::keys::NAMES).switch(all));
            let (knows, is_open) = (table.insight().is_some(), table.side() == Side::Temples);
            let ledger = Offer::new("menu-ledger", other_side(table)).by(tikal::keys::LEDGER).switch(is_open);
            offers.push(ledger.only_if(knows).or_else(Idle::PURIST.text()).left_out());
            // When the game is over nothing is scored any more.
            let (is_over, shows) = (table.state().phase() == Phase::Over, settings.show_worth);
            let worth = Offer::new("menu-worth", Command::ToggleWorth).by(tikal::keys::WORTH).switch(shows);
            let why = if is_over { Idle::OVER } else { Idle::PURIST };
            offers.push(worth.only_if(knows && !is_over).or_else(why.text()).left_out());
            for (key, shortcut, back) in [
                ("menu-next-reach", tikal::keys::NEXT_REACH, false),
                ("menu-last-reach", tikal::keys::LAST_REACH, true),
            ] {
                let reach = Offer::new(key, TableCommand::Own(Ask::NextReach { back })).by(shortcut);
                offers.push(reach.only_if(table.has_walkers()).or_else(Idle::NO_PIECE.text()));
            }
        }
        let theme = Offer::new("menu-theme", Command::ToggleTheme);
        offers.push(if table.is_some() { theme.apart() } else { theme });
        offers.push(Offer::new("menu-full-screen", Command::ToggleFullScreen).by(keys::FULL_SCREEN));
        offers
    }
}

/// The review of a game that is over; while it is shown, what stops it or goes on with it.
fn offer_of_review(table: &Table) -> Offer {
    let key = match table.review().filter(|_| table.shows_review()) {
        Some(review) if review.is_stopped() => "menu-review-go-on",
        Some(review) if review.pass() < PASSES => "menu-review-stop",
        Some(_) | None => "end-review",
    };
    Offer::new(key, TableCommand::Review).only_if(table.can_review()).or_else("menu-review-none")
}

/// The offers for the turn that is played.
fn offers_of_turn(table: &Table) -> Vec<Offer> {
    let (undo, redo, whole) = (table.why_no_undo(), table.why_no_redo(), table.why_no_whole_undo());
    let mut offers: Vec<Offer> = [
        ("bar-undo", keys::UNDO, TableCommand::Undo, table.can_undo(), undo),
        ("menu-undo-action", keys::UNDO_ACTION, TableCommand::UndoAction, table.can_undo(), undo),
        ("bar-redo", keys::REDO, TableCommand::Redo, table.can_redo(), redo),
        (table.restart_title(), keys::RESTART, TableCommand::Restart, table.can_restart(), undo),
        ("menu-take-back-turn", keys::TAKE_BACK_TURN, TableCommand::TakeBackTurn, table.can_take_back_turn(), whole),
    ]
    .into_iter()
    .map(|(key, shortcut, command, can, why)| Offer::new(key, command).by(shortcut).only_if(can).or_else(why.text()))
    .collect();
    let (hint, why) = (Offer::new("menu-hint", TableCommand::Hint).by(table::keys::HINT), table.why_no_hint());
    offers.push(why.map_or(hint.clone(), |why| hint.only_if(false).or_else(why.text())));
    offers.push(offer_of_review(table));
    let can_plan = table.is_plan() || table.can_plan();
    let plan = Offer::new("menu-plan", TableCommand::TogglePlan).by(table::keys::PLAN).switch(table.is_plan()).apart();
    offers.push(plan.only_if(can_plan).or_else("plan-none").left_out());
    offers
}
