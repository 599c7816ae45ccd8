//! The system's file dialogs, awaited on a worker thread.
//!
//! Decides nothing about files: it hands back paths. A system without dialogs gives the same answer as a person who
//! cancels, only faster, so the two are told apart by time.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::PathBuf;
use std::sync::mpsc::{Receiver, TryRecvError, channel};

/// The purpose of a dialog.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Purpose {
    /// A file is opened.
    Open,
    /// A file is saved.
    Save,
    /// A record is opened, to compare it with the game at the table.
    Compare,
    /// A variant is opened in the editor.
    Edit,
    /// A variant is saved from the editor.
    SaveVariant,
    /// Figures of the laboratory are written.
    SaveFigures,
    /// The report of a problem is written.
    SaveReport,
    /// A picture is saved.
    SavePicture,
    /// A variant is printed to a file.
    Print,
}

/// The end of a dialog.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Answer {
    /// A path was chosen.
    Chosen(Purpose, PathBuf),
    /// The person cancelled.
    Cancelled,
    /// No dialog could be opened for this.
    Unavailable(Purpose),
}

/// A dialog that answers sooner than this, in seconds, without a path was never shown.
const TOO_FAST: f64 = 0.4;

/// The dialog that is open, if any.
#[derive(Default)]
pub struct Dialogs {
    open: Option<(Purpose, f64, Receiver<Option<PathBuf>>)>,
}

impl Dialogs {
    /// Opens a dialog for files of a kind with these endings, unless one is open.
    pub fn ask(
        &mut self,
        purpose: Purpose,
        (kind, endings): (&str, &[&str]),
        name: &str,
        context: &egui::Context,
        now: f64,
    ) {
        if self.open.is_some() {
            return;
        }
        let dialog = rfd::AsyncFileDialog::new().add_filter(kind, endings);
        let (sender, receiver) = channel();
        let (context, name) = (context.clone(), name.to_owned());
        let spawned = std::thread::Builder::new().name("file dialog".to_owned()).spawn(move || {
            let answer = catch_unwind(AssertUnwindSafe(|| match purpose {
                Purpose::Open | Purpose::Edit | Purpose::Compare => pollster::block_on(dialog.pick_file()),
                Purpose::Save
                | Purpose::SaveVariant
                | Purpose::SaveFigures
                | Purpose::SaveReport
                | Purpose::SavePicture
                | Purpose::Print => pollster::block_on(dialog.set_file_name(name).save_file()),
            }));
            match answer {
                // The window may be closed by now.
                Ok(answer) => drop(sender.send(answer.map(|file| file.path().to_owned()))),
                // A dialog that fails is told like one that is not there.
                Err(_) => drop(sender),
            }
            context.request_repaint();
        });
        if let Err(reason) = spawned {
            log::error!("no thread for a file dialog: {reason}");
        }
        self.open = Some((purpose, now, receiver));
    }

    /// Answers as a system without dialogs does.
    pub fn refuse(&mut self, purpose: Purpose, context: &egui::Context, now: f64) {
        if self.open.is_none() {
            // Nobody is there to send an answer.
            self.open = Some((purpose, now, channel().1));
            context.request_repaint();
        }
    }

    /// The answer of the open dialog, once there is one.
    pub fn poll(&mut self, now: f64) -> Option<Answer> {
        let &(purpose, since, ref receiver) = self.open.as_ref()?;
        let answer = match receiver.try_recv() {
            Ok(Some(path)) => Answer::Chosen(purpose, path),
            Ok(None) if now - since < TOO_FAST => Answer::Unavailable(purpose),
            Ok(None) => Answer::Cancelled,
            Err(TryRecvError::Empty) => return None,
            Err(TryRecvError::Disconnected) => Answer::Unavailable(purpose),
        };
        self.open = None;
        Some(answer)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The end of a dialog that answers so after so many seconds.
    fn ended(answer: Option<&str>, after: f64) -> Option<Answer> {
        let (sender, receiver) = channel();
        let mut dialogs = Dialogs { open: Some((Purpose::Edit, 10.0, receiver)) };
        assert_eq!(dialogs.poll(10.0), None, "nobody has answered yet");
        sender.send(answer.map(PathBuf::from)).unwrap();
        let ended = dialogs.poll(10.0 + after);
        assert_eq!(dialogs.poll(10.0 + after), None, "it answers once");
        ended
    }

    #[test]
    fn a_dialog_that_is_cancelled_faster_than_anybody_can_was_never_there() {
        assert_eq!(ended(Some("a.ron"), 0.1), Some(Answer::Chosen(Purpose::Edit, PathBuf::from("a.ron"))));
        assert_eq!(ended(None, 0.1), Some(Answer::Unavailable(Purpose::Edit)));
        assert_eq!(ended(None, 3.0), Some(Answer::Cancelled));
    }

    #[test]
    fn a_dialog_that_fails_or_is_refused_is_told_like_one_that_is_not_there() {
        let (context, mut dialogs) = (egui::Context::default(), Dialogs::default());
        dialogs.refuse(Purpose::Open, &context, 0.0);
        assert_eq!(dialogs.poll(9.0), Some(Answer::Unavailable(Purpose::Open)));
        assert_eq!(dialogs.poll(9.0), None);
    }
}
