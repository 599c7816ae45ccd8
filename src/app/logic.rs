//! What happens without anybody clicking: computers play, dialogs answer, files are dropped on the window.

use super::App;
use super::command::Command;
use super::dialogs::Answer;
use super::screen::Screen;

impl App {
    /// Looks for news, once before every frame.
    pub(super) fn poll(&mut self, context: &egui::Context) {
        let now = context.input(|input| input.time);
        match self.dialogs.poll(now) {
            Some(Answer::Chosen(command)) => self.execute(command, context),
            Some(Answer::Unavailable) => self.toasts.failed(self.texts.say("message-no-dialog")),
            Some(Answer::Cancelled) | None => {}
        }
        let dropped = context.input(|input| input.raw.dropped_files.first().map(|file| file.path().to_path_buf()));
        // A system that hands over contents alone names no path.
        if let Some(path) = dropped.filter(|path| !path.as_os_str().is_empty()) {
            self.execute(Command::Open(path), context);
        }
        let pause = self.pause();
        let is_played = self.screen == Screen::Table && !self.asks();
        if let Some(table) = self.table.as_mut().filter(|_| is_played) {
            self.computers.play(table, context, now, pause);
        }
        self.toasts.pass(context, now);
        self.follow(context);
        self.keep_draft(context, now);
        if context.input(|input| input.viewport().close_requested()) {
            self.write_draft();
        }
    }
}
