//! Everything that happens without a click: computers play, dialogs answer, files are dropped on the window.

use egui::ViewportCommand;

use super::App;
use super::at_table::Over;
use super::command::{Command, EditCommand, LabCommand};
use super::kit::dialogs::{Answer, Purpose};
use super::kit::limits;
use super::kit::settings::Pace;
use super::route::Route;
use super::table::{News, Tick};

/// The factor by which the pauses between the other players' actions are longer in a lesson, so that a learner can
/// follow.
const LESSON_PACE: f64 = 2.5;

impl App {
    /// Runs once before every frame.
    pub(super) fn poll(&mut self, context: &egui::Context) {
        limits::cut(context);
        let now = context.input(|input| input.time);
        self.preferences.poll();
        match self.files.dialogs.poll(now) {
            Some(Answer::Chosen(Purpose::Open, path)) => self.execute(Command::Open(path), context),
            Some(Answer::Chosen(Purpose::Save, path)) => self.execute(Command::Save(path), context),
            Some(Answer::Chosen(Purpose::Edit, path)) => self.execute(Command::EditFile(path), context),
            Some(Answer::Chosen(Purpose::SaveVariant, path)) => {
                self.execute(EditCommand::SaveChosen(path).into(), context);
            }
            Some(Answer::Chosen(Purpose::SaveFigures, path)) => {
                self.execute(LabCommand::WriteChosen(path).into(), context);
            }
            Some(Answer::Chosen(Purpose::SaveReport, path)) => self.execute(Command::WriteReport(path), context),
            Some(Answer::Chosen(Purpose::Compare, path)) => self.execute(Command::Compare(path), context),
            Some(Answer::Chosen(Purpose::SavePicture, path)) => self.execute(Command::SavePicture(path), context),
            Some(Answer::Chosen(Purpose::Print, path)) => self.execute(Command::Print(path), context),
            Some(Answer::Unavailable(purpose @ (Purpose::SavePicture | Purpose::Print))) => {
                self.write_without_dialog(purpose, context);
            }
            Some(Answer::Unavailable(Purpose::Edit)) => self.ask_for_file(context),
            Some(Answer::Unavailable(Purpose::Compare)) => {
                self.toasts.failed(self.texts.say("replay-compare-no-dialog"));
            }
            // Their screens have a field for a path already.
            Some(Answer::Unavailable(_)) => self.toasts.failed(self.texts.say("message-no-dialog")),
            Some(Answer::Cancelled) | None => {}
        }
        self.follow_writing();
        self.take_dropped(context);
        self.take_pasted(context);
        self.keep_documents();
        self.keep_plan();
        self.keep_review();
        self.follow_studies();
        self.follow_variant_files();
        let (pause, pace) = (self.pause(), self.preferences.pace());
        let route = self.routes.current();
        self.follow_watched();
        if !matches!(route, Route::Table | Route::TryOut)
            && let Some(table) = self.at_table.shown_mut()
        {
            table.stop_judging();
        }
        if route.is_played() && self.over.question.is_none() {
            let replay_speed = self.settings().replay_speed;
            let tick = Tick { now, pause, replay_speed, thinking: self.services.thinking, context };
            self.go_on_at_table(&tick, pace);
        }
        self.follow_net(context);
        self.follow_company(context);
        self.look_after_lists(context);
        self.tell_troubles();
        self.toasts.pass(context, now);
        self.follow(context);
        if context.input(|input| input.viewport().close_requested()) && !self.may_close() {
            context.send_viewport_cmd(ViewportCommand::CancelClose);
        }
    }

    /// Lets the game at the table go on by itself.
    fn go_on_at_table(&mut self, tick: &Tick, pace: Pace) {
        let news = match self.at_table.over_mut() {
            Some(Over::Lesson(lesson)) => {
                lesson.table_mut().set_pace(pace);
                if let Some(wait) = lesson.play_others(tick.now, tick.pause * LESSON_PACE) {
                    tick.context.request_repaint_after(std::time::Duration::from_secs_f64(wait));
                }
                return;
            }
            // One that is only looked on can be shown again.
            Some(Over::TryOut(table) | Over::Watched(table, _)) => table.tick(tick, pace),
            None => self.at_table.own_mut().map(|own| own.tick(tick, pace)).unwrap_or_default(),
        };
        for news in news {
            match news {
                News::ComputerFailed => self.toasts.failed(self.texts.say("message-computer-failed")),
                News::HintFailed => self.toasts.failed(self.texts.say("message-hint-failed")),
                News::Solved(id) => self.learnt.note_puzzle(id),
            }
        }
    }
}
