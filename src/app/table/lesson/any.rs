//! A lesson as the window has it, whichever game it is of.

use egui::Ui;

use super::AnyLesson;
use super::coach::lesson_ui;
use super::run::Run;
use super::taught::TaughtGame;
use crate::app::table::{AnyTable, Desk, Frame, LessonName, OwnAsk, TableAsk, WindowCommand, done};

impl<G: TaughtGame> AnyLesson for Run<G>
where
    Self: 'static,
{
    fn name(&self) -> LessonName {
        Self::name(self)
    }

    fn table(&self) -> &dyn AnyTable {
        Self::table(self)
    }

    fn table_mut(&mut self) -> &mut dyn AnyTable {
        Self::table_mut(self)
    }

    fn index(&self) -> usize {
        Self::index(self)
    }

    fn is_last(&self) -> bool {
        Self::is_last(self)
    }

    fn has_ended(&self) -> bool {
        Self::has_ended(self)
    }

    fn next(&mut self) {
        Self::next(self);
    }

    fn back(&mut self) {
        Self::back(self);
    }

    fn ask_to_leave(&mut self) -> bool {
        Self::ask_to_leave(self)
    }

    fn forget(&mut self) {
        Self::forget(self);
    }

    fn execute(&mut self, ask: TableAsk<OwnAsk>) {
        if let Some(ask) = ask.of_game::<G::Ask>() {
            Self::execute(self, ask);
        }
    }

    fn ui(&mut self, ui: &mut Ui, frame: &mut Frame) -> Vec<WindowCommand> {
        let wanted = self.prepare();
        let mut commands = Vec::new();
        let desk = &mut Desk::<G>::new(frame.texts, frame.theme, frame.settings, &mut commands).with_sight_of(wanted);
        lesson_ui(ui, desk, self);
        done(commands, frame, |ask| Self::execute(self, ask))
    }

    fn play_others(&mut self, now: f64, pause: f64) -> Option<f64> {
        Self::play_others(self, now, pause)
    }
}
