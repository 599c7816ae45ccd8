//! What happens without anybody clicking: computers play, dialogs answer, files are dropped on the window.

use super::App;
use super::at_table::AtTable;
use super::command::Command;
use super::kit::dialogs::{Answer, Purpose};

/// How much longer the pauses between the other players' actions are in a lesson, so that a learner can follow.
const LESSON_PACE: f64 = 2.5;

impl App {
    /// Runs once before every frame.
    pub(super) fn poll(&mut self, context: &egui::Context) {
        let now = context.input(|input| input.time);
        self.less_motion.poll();
        match self.dialogs.poll(now) {
            Some(Answer::Chosen(Purpose::Open, path)) => self.execute(Command::Open(path), context),
            Some(Answer::Chosen(Purpose::Save, path)) => self.execute(Command::Save(path), context),
            Some(Answer::Unavailable) => self.toasts.failed(self.texts.say("message-no-dialog")),
            Some(Answer::Cancelled) | None => {}
        }
        let dropped = context.input(|input| input.raw.dropped_files.first().map(|file| file.path().to_path_buf()));
        // The path is empty where the system hands over only the contents of a file.
        if let Some(path) = dropped.filter(|path| !path.as_os_str().is_empty()) {
            self.execute(Command::Open(path), context);
        }
        let (pause, pace) = (self.pause(), self.pace());
        let route = self.routes.current();
        self.follow_watched();
        if route.is_played() && self.question.is_none() {
            match &mut self.at_table {
                AtTable::Nothing => {}
                AtTable::Watched { table, .. } => table.set_pace(pace),
                AtTable::Own(table) | AtTable::TryOut { table, .. } => {
                    table.set_pace(pace);
                    if self.computers.play(table, context, now, pause) {
                        self.toasts.failed(self.texts.say("message-computer-failed"));
                    }
                }
                AtTable::Lesson { run, .. } => {
                    run.table_mut().set_pace(pace);
                    if let Some(wait) = run.play_others(now, pause * LESSON_PACE) {
                        context.request_repaint_after(std::time::Duration::from_secs_f64(wait));
                    }
                }
            }
        }
        self.look_after_lists(context);
        self.tell_troubles();
        self.toasts.pass(context, now);
        self.follow(context);
        self.smallest.follow(context);
        if context.input(|input| input.viewport().close_requested()) && !self.may_close() {
            context.send_viewport_cmd(egui::ViewportCommand::CancelClose);
        }
    }
}
