//! The commands at a table that have a name of their own: in the menus, in the list of commands, by keys.

use super::command::{Command, OwnAsk};
use super::{Halt, Side, Table, TableAsk, TableCommand, TableGame, WindowCommand, keys};
use crate::ai::Level;
use crate::app::kit::keys as common;
use crate::app::kit::keys::Shortcut;
use crate::app::kit::menu_offer::MenuOffer;
use crate::app::kit::settings::{ComputerPace, Settings};
use crate::game::Player;
use crate::sitting::review::{PASSES, Review};
use crate::words::Texts;

/// Something that stands in no menu, but in the list of commands.
pub struct Listed {
    /// Its name.
    pub said: String,
    /// The key that asks for it.
    pub shortcut: Option<Shortcut>,
    /// True if it is possible now.
    pub is_possible: bool,
    /// The command.
    pub command: Command<OwnAsk>,
}

/// Everybody who could decide for a seat: a person, and computers, the strongest first.
pub fn choices() -> impl Iterator<Item = (Option<Level>, Player)> {
    let computers = Level::ALL.into_iter().rev().map(|level| (Some(level), Player::Computer(level.id().to_owned())));
    std::iter::once((None, Player::Human)).chain(computers)
}

/// Who decides for a seat, in words.
#[must_use]
pub fn player_name(texts: &Texts, player: &Player) -> String {
    match player {
        Player::Human => texts.say("player-person"),
        Player::Computer(level) => {
            let level: Level = level.parse().unwrap_or_default();
            texts.say(&format!("player-{level}"))
        }
    }
}

impl<G: TableGame> Table<G> {
    /// The offers for the turn that is played.
    pub(super) fn offers_of_turn(&self) -> Vec<MenuOffer<Command<G::Ask>>> {
        let (undo, redo, whole) = (self.why_no_undo(), self.why_no_redo(), self.why_no_whole_undo());
        let restart = self.restart_title();
        let mut offers: Vec<MenuOffer<Command<G::Ask>>> = [
            ("bar-undo", common::UNDO, TableCommand::Undo, self.can_undo(), undo),
            ("menu-undo-action", common::UNDO_ACTION, TableCommand::UndoAction, self.can_undo(), undo),
            ("bar-redo", common::REDO, TableCommand::Redo, self.can_redo(), redo),
            (restart, common::RESTART, TableCommand::Restart, self.can_restart(), undo),
            (
                "menu-take-back-turn",
                common::TAKE_BACK_TURN,
                TableCommand::TakeBackTurn,
                self.can_take_back_turn(),
                whole,
            ),
        ]
        .into_iter()
        .map(|(key, shortcut, command, can, why)| {
            MenuOffer::new(key, command).by(shortcut).only_if(can).or_else(why.text())
        })
        .collect();
        let hint = MenuOffer::new("menu-hint", TableCommand::Hint).by(keys::HINT);
        offers.push(match self.why_no_hint() {
            Some(why) => hint.only_if(false).or_else(why.text()),
            None => hint,
        });
        if G::REVIEWS {
            offers.push(self.offer_of_review());
        }
        let can_plan = self.is_plan() || self.can_plan();
        let plan = MenuOffer::new("menu-plan", TableCommand::TogglePlan).by(keys::PLAN).switch(self.is_plan()).apart();
        if G::PLANS {
            offers.push(plan.only_if(can_plan).or_else("plan-none").left_out());
        }
        offers
    }

    /// The commands that stand in no menu: the actions of the turn, things that go on by themselves,
    /// things to look at, the players.
    pub(super) fn list(&self, texts: &Texts, settings: &Settings) -> Vec<Listed> {
        let table = self.in_sight();
        let say = |offer: MenuOffer<Command<G::Ask>>| Listed {
            said: texts.say(offer.key),
            shortcut: offer.shortcut,
            is_possible: offer.is_possible,
            command: offer.command.erased(),
        };
        let mut offers = G::listed_of_turn(table, settings);
        if table.covered_for().is_some() {
            offers.push(MenuOffer::new("cover-lift", TableCommand::LiftCover));
        }
        if let Some(end) = table.state().end_of_turn().filter(|end| end.is_due) {
            let is_possible = table.person_to_move().is_some() && !table.looks_back();
            let ends = table.end_command(settings.ask_before_waste, &end);
            offers.push(MenuOffer::new(end.key, ends).by(common::END).only_if(is_possible));
        }
        offers.extend(self.offers_of_plan());
        offers.extend(table.offers_of_puzzle());
        offers.extend(table.offers_of_amendment());
        offers.extend(table.offers_of_pace());
        offers.extend(table.offers_of_replay(settings));
        let mut listed: Vec<Listed> = offers.into_iter().map(say).collect();
        for pace in ComputerPace::ALL {
            let said = texts.with("bar-pace", &[("pace", texts.say(pace.key()).into())]);
            let command = Command::Window(WindowCommand::SetPace(pace));
            listed.push(Listed { said, shortcut: None, is_possible: true, command });
        }
        listed.extend(table.offers_of_past().into_iter().map(say));
        listed.push(say(MenuOffer::new("palette-notation", WindowCommand::ToggleNotation)));
        if table.is_over() {
            listed.push(say(MenuOffer::new("bar-final-table", TableCommand::ShowEnd(true))));
        }
        if let Some(turn) = table.review().and_then(Review::open) {
            listed.push(say(MenuOffer::new("review-try-hint", WindowCommand::TryTurn(turn))));
        }
        listed.extend(G::listed_of_sight(table).into_iter().map(say));
        listed.extend(table.list_of_players(texts));
        listed
    }

    /// The commands for the plan, if there is one.
    fn offers_of_plan(&self) -> Vec<MenuOffer<Command<G::Ask>>> {
        let Some(plan) = self.plan() else { return Vec::new() };
        let asks = plan.standing().steps > 0 && !plan.is_hint();
        let drop = if asks { TableCommand::AskToDropPlan } else { TableCommand::DropPlan };
        let name = if plan.is_hint() { "hint-close" } else { "plan-drop" };
        vec![
            MenuOffer::new("plan-play", TableCommand::PlayPlan).only_if(plan.standing().can_play()),
            MenuOffer::new(name, drop).only_if(self.in_sight().plan().is_none()),
        ]
    }

    /// The review of a game that is over; while it is shown, what stops it or goes on with it.
    fn offer_of_review(&self) -> MenuOffer<Command<G::Ask>> {
        let key = match self.review().filter(|_| self.side() == Some(Side::REVIEW)) {
            Some(review) if review.is_stopped() => "menu-review-go-on",
            Some(review) if review.pass() < PASSES => "menu-review-stop",
            Some(_) | None => "end-review",
        };
        MenuOffer::new(key, TableCommand::Review).only_if(self.can_review()).or_else("menu-review-none")
    }

    /// The commands for a puzzle.
    fn offers_of_puzzle(&self) -> Vec<MenuOffer<Command<G::Ask>>> {
        if self.puzzle().is_none() {
            return Vec::new();
        }
        vec![
            MenuOffer::new("puzzle-retry", TableCommand::RetryPuzzle).only_if(self.steps() > 0),
            MenuOffer::new("puzzle-solution", TableCommand::ShowSolution).only_if(self.advice().is_none()),
        ]
    }

    /// The commands for the play of computers.
    fn offers_of_pace(&self) -> Vec<MenuOffer<Command<G::Ask>>> {
        if self.stands_still() {
            vec![MenuOffer::new("bar-go-on", TableCommand::GoOn).by(common::HURRY)]
        } else if self.others_act() && self.can_hurry() {
            vec![
                MenuOffer::new("bar-hurry", TableCommand::Hurry).by(common::HURRY).only_if(!self.looks_back()),
                MenuOffer::new("bar-pause", TableCommand::Pause).only_if(self.computer_to_move().is_some()),
            ]
        } else {
            Vec::new()
        }
    }

    /// The offers for the view: those of the game, and to show it again from its beginning.
    pub(super) fn offers_of_view(&self, settings: &Settings) -> Vec<MenuOffer<Command<G::Ask>>> {
        let shows = self.replay().is_some();
        let replay = MenuOffer::new("menu-replay", TableCommand::Replay).switch(shows);
        let replay = replay.only_if(shows || self.can_replay()).or_else("idle-no-replay");
        G::view_offers(self, settings).into_iter().chain([replay]).collect()
    }

    /// The commands for a game that is shown again, and those that lead to its moments.
    fn offers_of_replay(&self, settings: &Settings) -> Vec<MenuOffer<Command<G::Ask>>> {
        let (step, steps, looks_back) = (self.shown_step(), self.steps(), self.looks_back());
        let halt = |halt, back| TableCommand::GoToHalt { halt, back };
        let play = if self.replay().is_some_and(|replay| replay.is_playing) { "replay-pause" } else { "replay-play" };
        let can_play = self.replay().is_some() || self.can_replay();
        let mut offers = vec![
            MenuOffer::new(play, TableCommand::PlayReplay).by(keys::PLAY_REPLAY).only_if(can_play),
            MenuOffer::new("replay-turn-earlier", halt(Halt::Turn, true)).by(keys::TURN_EARLIER).only_if(step > 0),
            MenuOffer::new("replay-turn-later", halt(Halt::Turn, false))
                .by(keys::TURN_LATER)
                .only_if(looks_back && step < steps),
        ];
        if let Some(replay) = self.replay() {
            offers.extend([
                MenuOffer::new("replay-mark-earlier", halt(Halt::Mark, true)).by(keys::MARK_EARLIER),
                MenuOffer::new("replay-mark-later", halt(Halt::Mark, false)).by(keys::MARK_LATER),
            ]);
            let speeds = [("replay-faster", keys::FASTER, true), ("replay-slower", keys::SLOWER, false)];
            offers.extend(speeds.into_iter().filter_map(|(name, key, is_faster)| {
                let speed = settings.replay_speed.next(is_faster)?;
                Some(MenuOffer::new(name, WindowCommand::SetReplaySpeed(speed)).by(key))
            }));
            if replay.parted.is_some() {
                offers.push(MenuOffer::new("replay-compared-close", TableCommand::DropParting));
            }
        }
        // What is done at a moment of it; copied is the game at any time.
        let of_moment = self.offers_of_moment().into_iter().filter(|(_, command)| match command {
            Command::Window(WindowCommand::CopyCode | WindowCommand::CopySummary) => steps > 0 && !self.is_lesson(),
            _ => self.replay().is_some(),
        });
        offers.extend(of_moment.map(|(key, command)| MenuOffer::new(key, command)));
        offers
    }

    /// The commands that show an earlier step of the game.
    fn offers_of_past(&self) -> [MenuOffer<Command<G::Ask>>; 3] {
        let (step, looks_back) = (self.shown_step(), self.looks_back());
        let look = |name, to| MenuOffer::new(name, TableCommand::LookBack(to));
        [
            look("back-earlier", Some(step.saturating_sub(1))).by(keys::EARLIER).only_if(step > 0),
            look("back-later", Some(step + 1)).by(keys::LATER).only_if(looks_back),
            look("back-now", None).only_if(looks_back),
        ]
    }

    /// Who could decide for each seat.
    fn list_of_players(&self, texts: &Texts) -> Vec<Listed> {
        let mut listed = Vec::new();
        if !self.can_change_players() {
            return listed;
        }
        for (seat, record) in self.all_seats().zip(self.sitting().seats()) {
            for (level, player) in choices() {
                let values = [("name", record.name.clone().into()), ("player", player_name(texts, &player).into())];
                listed.push(Listed {
                    said: texts.with("menu-player", &values),
                    shortcut: None,
                    is_possible: player != record.player,
                    command: Command::Table(TableAsk::Any(TableCommand::TakeOver(seat, level))),
                });
            }
        }
        listed
    }

    /// The commands for which the keys ask that were pressed; `takes_back` says whether actions can be taken back and
    /// played here. An error is the id of the text that says why a key does nothing.
    pub(super) fn pressed(
        &self,
        pressed: &dyn Fn(Shortcut) -> bool,
        takes_back: bool,
    ) -> Vec<Result<Command<OwnAsk>, &'static str>> {
        let mut asked = Vec::new();
        // Under a choice or a question nothing is taken back or played: the key that takes back closes it.
        let out = self.way_out();
        let is_covered = out.is_some() || self.is_under_window();
        for (shortcut, can, command, why) in [
            (common::UNDO_ACTION, self.can_undo(), TableCommand::UndoAction, self.why_no_undo()),
            (common::TAKE_BACK_TURN, self.can_take_back_turn(), TableCommand::TakeBackTurn, self.why_no_whole_undo()),
            (common::REDO, self.can_redo(), TableCommand::Redo, self.why_no_redo()),
            (common::UNDO, self.can_undo(), TableCommand::Undo, self.why_no_undo()),
            (common::RESTART, self.can_restart(), TableCommand::Restart, self.why_no_undo()),
        ] {
            if !pressed(shortcut) {
                continue;
            }
            if is_covered {
                asked.extend(out.filter(|_| shortcut == common::UNDO).map(|out| Ok(out.into())));
            } else {
                asked.push(match (takes_back, can) {
                    (true, true) => Ok(command.into()),
                    (true, false) => Ok(TableCommand::Idle(why).into()),
                    (false, _) => Err("key-looks-on"),
                });
            }
        }
        if !self.is_under_window() {
            let mut own = Vec::new();
            G::keys(self, pressed, &mut own);
            for (shortcut, command) in [(keys::PLAN, TableCommand::TogglePlan), (keys::HINT, TableCommand::Hint)] {
                if pressed(shortcut) {
                    own.push(command.into());
                }
            }
            asked.extend(own.into_iter().map(|command| Ok(command.erased())));
        }
        asked
    }
}
