//! Everything that the program can be asked for, what is not possible now too: the one list from which the menus of the
//! bar and the list of commands are made. How a menu is laid out, `menu` decides; what the list of commands holds besides
//! what the menus offer, `list`.

mod list;
mod things;

use super::App;
use super::command::Command;
use super::kit::keys;
use super::kit::menu_offer::MenuOffer;
use super::route::{Screen, Section};
use super::table::{AnyTable, TableCommand};

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

impl App {
    /// The offers of a menu of the bar; none where the bar does without it.
    pub(super) fn offers(&self, menu: Menu) -> Vec<MenuOffer<Command>> {
        let table = self.table().filter(|_| self.routes.current().is_played());
        match menu {
            Menu::Game => self.offers_of_game(),
            Menu::Turn => {
                let offers = table.map(AnyTable::turn_offers).unwrap_or_default();
                offers.into_iter().map(|offer| offer.map(Command::from)).collect()
            }
            Menu::View => self.offers_of_view(table),
            Menu::Help => vec![
                MenuOffer::new("menu-rules", Command::Show(Screen::Rules)).by(keys::RULES),
                MenuOffer::new("menu-learn", Command::Show(Screen::Learn)),
                MenuOffer::new("menu-palette", Command::ListCommands).by(keys::PALETTE),
                // Both are groups of the settings screen.
                MenuOffer::new("menu-keys", Command::ShowSettings(Section::Keys)),
                MenuOffer::new("menu-about", Command::ShowSettings(Section::About)),
                MenuOffer::new("menu-licences", Command::Show(Screen::Licences)),
                MenuOffer::new("menu-problem", Command::Show(Screen::Problem)).apart(),
            ],
        }
    }

    fn offers_of_game(&self) -> Vec<MenuOffer<Command>> {
        let can_save = self.at_table.can_save() && self.routes.current().saves_game();
        let save = MenuOffer::new("menu-save", Command::Show(Screen::Save))
            .only_if(can_save)
            .or_else(self.why_nothing_saved());
        // In the editor the key saves the document.
        let save = if self.screen() == Screen::Editor { save } else { save.by(keys::SAVE) };
        // Of a game of which only a part is known here there is nothing to save, but something to ask for.
        let asks = self.routes.current().is_played() && self.can_ask_for_record();
        let save = if asks { MenuOffer::new("friends-ask-record", Command::AskForRecord) } else { save };
        // The menu has no room for both; at a table over the net a game is not begun anew by one alone.
        let again = match self.company() {
            Some(_) => MenuOffer::new("menu-friends", Command::Show(Screen::Lobby)),
            None => MenuOffer::new("menu-rematch", Command::Rematch).only_if(self.at_table.can_rematch()),
        };
        vec![
            MenuOffer::new("menu-home", Command::Show(Screen::Home)),
            MenuOffer::new("menu-new", Command::Show(Screen::Setup)).by(keys::NEW),
            MenuOffer::new("menu-variants", Command::Show(Screen::Variants)),
            MenuOffer::new("menu-editor", Command::Show(Screen::Editor)),
            MenuOffer::new("menu-open", Command::Show(Screen::Open)).by(keys::OPEN),
            save,
            MenuOffer::new("menu-print", Command::AskHowToPrint).only_if(self.has_picture()).or_else("picture-nothing"),
            MenuOffer::new("menu-statistics", Command::Show(Screen::Statistics)),
            again,
            MenuOffer::new("menu-settings", Command::Show(Screen::Settings)).apart(),
            MenuOffer::new("menu-quit", Command::Quit).by(keys::QUIT),
        ]
    }

    fn offers_of_view(&self, table: Option<&dyn AnyTable>) -> Vec<MenuOffer<Command>> {
        let mut offers: Vec<MenuOffer<Command>> = match table {
            Some(table) => {
                table.view_offers(&self.settings()).into_iter().map(|offer| offer.map(Command::from)).collect()
            }
            None => vec![MenuOffer::new("menu-fit", TableCommand::Fit).only_if(false)],
        };
        let theme = MenuOffer::new("menu-theme", Command::ToggleTheme);
        offers.push(if table.is_some() { theme.apart() } else { theme });
        offers.push(MenuOffer::new("menu-full-screen", Command::ToggleFullScreen).by(keys::FULL_SCREEN));
        let of_picture =
            |key, command| MenuOffer::new(key, command).only_if(self.has_picture()).or_else("picture-nothing");
        offers.push(of_picture("menu-picture", Command::AskWhereToSavePicture).apart());
        offers.push(of_picture("menu-copy-picture", Command::CopyPicture));
        offers
    }
}
