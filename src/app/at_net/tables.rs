//! Tables over the net in the window: how this program comes to one, goes on at one that rests, and leaves it.
//!
//! What is said at a table, `carried` passes on; nothing of it is there before somebody asks for a table.

use std::path::PathBuf;
use std::rc::Rc;
use std::time::Duration;

use egui::Context;

use super::{AtNet, News};
use crate::app::App;
use crate::app::route::Route;
use crate::app::table::AnyTable;

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

    /// Takes in what has come over the net, and passes on what is asked. Runs once before every frame.
    pub(in crate::app) fn follow_net(&mut self, context: &Context) {
        #[cfg(feature = "net")]
        {
            self.fulfil_wants(context);
            self.follow_resting();
        }
        let Some(mut net) = self.net.at.take() else { return };
        let now = Duration::from_secs_f64(context.input(|input| input.time).max(0.0));
        let own = self.at_table.own_mut().filter(|own| own.sitting().is_elsewhere());
        let (news, wait) = net.poll(now, &self.texts, &self.libraries, own);
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
