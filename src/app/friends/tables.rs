//! Tables over the net in the window: how this program comes to one, goes on at one that rests, and leaves it.
//!
//! What is said at a table, `at_net` carries; nothing of it is there before somebody asks for a table.

use std::rc::Rc;
use std::time::Duration;

use egui::Context;

use super::at_net::{AtNet, News};
use crate::app::App;
use crate::app::route::Route;
use crate::app::table::AnyTable;

impl App {
    /// Comes to a table, in the place of the game that is played; false, and nothing changed, where that would be lost.
    pub fn come_to_table(&mut self, net: AtNet, context: &Context) -> bool {
        if self.at_table.own().is_some_and(|own| !own.sitting().is_safe()) {
            self.toasts.failed(self.texts.say("friends-own-not-kept"));
            return false;
        }
        self.put_own_away();
        let company = Rc::clone(net.company());
        self.friends.net = Some(net);
        self.meet(company);
        context.request_repaint();
        true
    }

    /// Takes in what has come over the net, and passes on what is asked. Runs once before every frame.
    pub(in crate::app) fn follow_net(&mut self, context: &Context) {
        let Some(mut net) = self.friends.net.take() else { return };
        let now = Duration::from_secs_f64(context.input(|input| input.time).max(0.0));
        let own = self.at_table.own_mut().filter(|own| own.sitting().is_elsewhere());
        let (news, wait) = net.poll(now, &self.texts, &self.libraries, own);
        self.friends.net = Some(net);
        if let Some(wait) = wait {
            context.request_repaint_after(wait.max(Duration::from_millis(20)));
        }
        for news in news {
            match news {
                News::Table(table) => self.lay_down(table),
                News::Begins => self.go_to_begun(),
                News::Leaves => self.leave_net(),
            }
        }
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
        if self.friends.net.is_some() {
            self.put_own_away();
            self.show(Route::Home);
        }
    }
}
