//! Tables over the net in the window: how this program comes to one, goes on at one that rests, and leaves it.
//!
//! What is said at a table, `carried` passes on; nothing of it is there before somebody asks for a table.

use std::path::PathBuf;
use std::rc::Rc;
use std::time::Duration;

use egui::Context;

use super::hosted::Hosted;
use super::{AtNet, News, Pacing};
use crate::app::App;
use crate::app::games;
use crate::app::route::Route;
use crate::app::table::AnyTable;
use crate::library;
use crate::listing;
use crate::words::failures;

impl App {
    /// Comes to a table, in the place of the game that is played; false, and nothing changed, where that would be lost.
    pub fn come_to_table(&mut self, net: AtNet, context: &Context) -> bool {
        let is_clear = self.clear_for_net();
        if is_clear {
            self.come_by(net, context);
        }
        is_clear
    }

    /// Puts away the game that is played; false, and it is said, where it would be lost.
    pub(super) fn clear_for_net(&mut self) -> bool {
        if self.at_table.own().is_some_and(|own| !own.sitting().is_safe()) {
            self.toasts.failed(self.texts.say("friends-own-not-kept"));
            return false;
        }
        self.put_own_away();
        true
    }

    pub(super) fn come_by(&mut self, net: AtNet, context: &Context) {
        let company = Rc::clone(net.company());
        self.net.at = Some(net);
        self.meet(company);
        context.request_repaint();
    }

    /// Leaves the table over the net, if the window is at one. A game that is hosted here is put away; those who are at it
    /// hear so meanwhile.
    pub(in crate::app) fn part_from_table(&mut self) {
        self.friends.company = None;
        let Some(net) = std::mem::take(&mut self.net).at else { return };
        let (joined, hosted) = net.part();
        hosted.iter().for_each(Hosted::rest);
        self.services.farewells.say((joined, hosted));
    }

    /// Takes in what has come over the net, and passes on what is asked. Runs once before every frame.
    pub(in crate::app) fn follow_net(&mut self, context: &Context) {
        #[cfg(feature = "net")]
        {
            self.fulfil_wants(context);
            self.follow_resting();
        }
        let Some(mut net) = self.net.at.take() else { return };
        let time = context.input(|input| input.time).max(0.0);
        let now = self.net.clock.now(time);
        let pause = if self.routes.current() == Route::Table { self.pause() } else { 0.0 };
        let own = self.at_table.own_mut().filter(|own| own.sitting().is_elsewhere());
        let pacing = own
            .as_deref()
            .filter(|own| !own.hurries())
            .map(|own| Pacing { pause: Duration::from_secs_f64(pause), is_busy: own.is_busy(time) });
        let (news, wait) = net.poll(now, &self.texts, &self.libraries, own, pacing.unwrap_or_default());
        self.net.at = Some(net);
        if let Some(wait) = wait {
            context.request_repaint_after(wait.max(Duration::from_millis(20)));
        }
        for news in news {
            match news {
                News::Table(table) => self.lay_down(table),
                News::Begins => self.go_to_begun(),
                News::Leaves => self.leave_net(),
                News::NotKept(reason) => self.toasts.failed(reason),
                News::Record(text) => self.keep_record(&text),
            }
        }
    }

    /// Lists the tables that rest whenever home comes into sight.
    #[cfg(feature = "net")]
    fn follow_resting(&mut self) {
        let is_home = self.routes.current() == Route::Home && self.services.tables.is_some();
        if is_home && !std::mem::replace(&mut self.net.has_listed, is_home) {
            let resting = self.resting_tables();
            self.list_resting(resting);
        }
        self.net.has_listed = is_home;
    }

    /// The file of the game of the table that is hosted here.
    pub(in crate::app) fn hosted_file(&self) -> Option<PathBuf> {
        self.net.at.as_ref().and_then(AtNet::hosted).map(|hosted| hosted.game_file().to_owned())
    }

    /// True, and it is said, if there is no record of the game at the table: what only others know is made up here.
    pub(in crate::app) fn refuses_record(&mut self) -> bool {
        let is_made_up = self.at_table.game().is_some_and(|table| table.sitting().is_made_up());
        if is_made_up {
            self.toasts.refused(self.texts.say("friends-no-record"));
        }
        is_made_up
    }

    /// Puts the whole game that has come among the player's own, if it is one: it is checked like any file.
    fn keep_record(&mut self, text: &str) {
        let kept = listing::open_text(&self.texts, &self.libraries, text).and_then(|opened| {
            let table = games::opened_table(opened, None);
            let name = self.texts.with("friends-record-name", &[("names", Self::name_of(&*table).into())]);
            let shelf = self.shelf().ok_or_else(|| self.texts.say("net-fail-no-folder"))?;
            shelf.add(&name, text).map_err(|error| failures::file(&self.texts, &error))
        });
        match kept {
            Ok(path) => {
                self.home.games.rest();
                let name = library::name_of_game(&path);
                self.toasts.done(self.texts.with("friends-record-came", &[("name", name.into())]));
            }
            Err(reason) => {
                self.toasts.failed(self.texts.with("friends-record-failed", &[("reason", reason.into())]));
            }
        }
    }

    /// Lays the game of the table over the net on the table.
    fn lay_down(&mut self, mut table: Box<dyn AnyTable>) {
        table.set_board_scale(self.settings().board_scale);
        self.kept_games.plan = None;
        self.at_table.seat(table);
        self.bring_company();
        self.go_to_begun();
    }

    /// Shows the game once it is there and everybody has come.
    fn go_to_begun(&mut self) {
        let has_begun = self.company().is_some_and(|company| company.borrow().has_begun);
        let is_there = self.at_table.own().is_some_and(|own| own.sitting().is_elsewhere());
        if has_begun && is_there && self.routes.current() == Route::Lobby {
            self.arrive(Route::Table);
        }
    }

    /// Leaves the table over the net, which goes on without this program, or rests.
    pub(in crate::app) fn leave_net(&mut self) {
        if self.net.at.is_some() {
            self.put_own_away();
            self.show(Route::Home);
        }
    }
}
