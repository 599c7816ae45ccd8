//! The questions that the window asks before it goes on: they lie over every screen. What follows from an answer,
//! `keeping`, `watching` and `filing` decide.

use std::path::PathBuf;

use egui::{Label, RichText, ScrollArea, Ui};

use super::command::{Command, Desk, EditCommand, LabCommand, LearnCommand};
use super::kit::widgets::wrapped_height;
use super::route::Screen;
use super::tikal::lessons::LessonId;
use crate::lab::Progress;
use crate::words::Texts;

/// The question.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Question {
    /// Another copy of the program has this game open.
    InUse(PathBuf),
    /// The window is to be closed, but the game at the table is not kept.
    Close,
    /// Another game is to take the place of the one at the table, but that is not kept.
    Leave,
    /// A game with the same players is to take the place of the one at the table, which is not over, but safe.
    Rematch {
        /// True if that one is kept on the shelf, and not only as a copy that was saved elsewhere.
        is_kept: bool,
    },
    /// The game at the table is to be saved in the place of this file.
    ReplaceFile {
        /// The file.
        path: PathBuf,
        /// The text that it holds now, if that can be read.
        holds: Option<String>,
    },
    /// A variant is to be saved in the place of this file.
    ReplaceVariant {
        /// The file.
        path: PathBuf,
        /// A file beside it that is not there yet.
        other: PathBuf,
    },
    /// Figures of the laboratory are to be written in the place of this file.
    ReplaceFigures(PathBuf),
    /// A document of the editor is to be closed that is not saved, or is being measured in the laboratory.
    CloseDocument {
        /// Its number.
        index: usize,
        /// The name of the document.
        name: String,
        /// The unsaved part of it.
        unsaved: Option<Unsaved>,
        /// The progress of the laboratory with it, if it is at work on it.
        study: Option<Progress>,
    },
    /// The window is to be closed, but documents of the editor are not saved.
    Unsaved {
        /// The names of the documents.
        names: Vec<String>,
        /// True if they are there again in the next run.
        is_kept: bool,
    },
    /// Every game in the bin is to be deleted: their names.
    EmptyBin(Vec<String>),
    /// All settings are to be as for a new user: the ids of the texts that name those that would change.
    ResetSettings(Vec<&'static str>),
    /// The form of a new game is to be as for a new user.
    ResetSetup,
    /// The report of a fault is to be deleted.
    DropReport(PathBuf),
    /// A lesson that was left at a step is to be begun anew.
    RestartLesson {
        /// The lesson.
        id: LessonId,
        /// The title of the document.
        title: String,
        /// The step at which it was left, from 1, and how many there are.
        left: (usize, usize),
    },
}

/// The part of a document that is lost when it is closed without saving.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Unsaved {
    /// All of it: it was never saved.
    All,
    /// The changes since it was saved last.
    Changes,
}

/// The number of names that a question lists; more are counted.
const MOST_NAMES: usize = 8;

/// Names in one line, the last ones counted where they are many.
fn listed(texts: &Texts, names: &[String]) -> String {
    let shown = names.iter().take(MOST_NAMES).map(|name| texts.with("ask-quoted", &[("name", name.clone().into())]));
    let shown = shown.collect::<Vec<_>>().join(", ");
    match names.len().saturating_sub(MOST_NAMES) {
        0 => shown,
        more => texts.with("ask-and-more", &[("names", shown.into()), ("more", more.into())]),
    }
}

impl Question {
    /// Its heading and the line below.
    fn words(&self, texts: &Texts) -> (String, String) {
        match self {
            Self::InUse(_) => (texts.say("in-use-heading"), texts.say("in-use-about")),
            Self::Close => (texts.say("close-heading"), texts.say("close-about")),
            Self::Leave => (texts.say("close-heading"), texts.say("leave-about")),
            Self::Rematch { is_kept } => {
                let about = texts.say(if *is_kept { "rematch-kept" } else { "rematch-copied" });
                (texts.say("rematch-heading"), about)
            }
            Self::ReplaceFile { path, holds } => {
                let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
                let why = match holds {
                    Some(holds) => texts.with("replace-game", &[("game", holds.clone().into())]),
                    None => texts.say("replace-why"),
                };
                (texts.with("replace-heading", &[("name", name.into())]), why)
            }
            Self::ReplaceVariant { path, other } => {
                let [name, other] = [path, other].map(|path| path.file_name().unwrap_or_default().to_string_lossy());
                let (name, other) = (name.into_owned(), other.into_owned());
                (
                    texts.with("replace-heading", &[("name", name.into())]),
                    texts.with("replace-variant-why", &[("other", other.into())]),
                )
            }
            Self::ReplaceFigures(path) => {
                let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
                (texts.with("replace-heading", &[("name", name.into())]), texts.say("laboratory-replace-why"))
            }
            Self::CloseDocument { name, unsaved, study, .. } => {
                let named = [("name", name.clone().into())];
                let unsaved = unsaved.map(|unsaved| match unsaved {
                    Unsaved::All => texts.with("close-document-new-about", &named),
                    Unsaved::Changes => texts.with("close-document-about", &named),
                });
                let study = study.map(|Progress { played, of }| {
                    let name = named[0].clone();
                    texts.with("close-document-study", &[name, ("played", played.into()), ("of", of.into())])
                });
                let about: Vec<String> = unsaved.into_iter().chain(study).collect();
                (texts.with("close-document-heading", &named), about.join(" "))
            }
            Self::Unsaved { names, is_kept } => {
                let shown = [("names", listed(texts, names).into())];
                let about = if *is_kept { "unsaved-kept" } else { "unsaved-lost" };
                (texts.with("unsaved-heading", &[("count", names.len().into())]), texts.with(about, &shown))
            }
            Self::EmptyBin(names) => {
                let names_shown = [("names", listed(texts, names).into())];
                (
                    texts.with("home-empty-ask", &[("count", names.len().into())]),
                    texts.with("home-empty-about", &names_shown),
                )
            }
            Self::ResetSettings(changed) => {
                let changed: Vec<String> = changed.iter().map(|key| texts.say(key)).collect();
                let names = [("names", listed(texts, &changed).into())];
                (texts.say("reset-heading"), texts.with("reset-about", &names))
            }
            Self::ResetSetup => (texts.say("setup-reset-heading"), texts.say("setup-reset-about")),
            Self::DropReport(path) => {
                let path = [("path", path.display().to_string().into())];
                (texts.say("report-drop-heading"), texts.with("report-drop-about", &path))
            }
            Self::RestartLesson { title, left: (step, steps), .. } => (
                texts.with("lesson-again-heading", &[("title", title.clone().into())]),
                texts.with("lesson-again-about", &[("step", (*step).into()), ("steps", (*steps).into())]),
            ),
        }
    }

    /// The texts of its answers, and what each asks for; besides these it can always be let go of.
    fn answers(&self) -> Vec<(&'static str, Command)> {
        match self {
            Self::InUse(path) => {
                vec![
                    ("in-use-look-on", Command::LookOn(path.clone())),
                    ("in-use-copy", Command::CopyGame(path.clone())),
                ]
            }
            Self::Close => {
                vec![("close-save", Command::Show(Screen::Save)), ("close-anyway", Command::CloseAnyway)]
            }
            Self::Leave => {
                vec![("close-save", Command::Show(Screen::Save)), ("leave-anyway", Command::LeaveAnyway)]
            }
            Self::Rematch { .. } => vec![("rematch-do", Command::RematchNow)],
            Self::ReplaceFile { path, .. } => vec![("replace-do", Command::ReplaceFile(path.clone()))],
            Self::ReplaceVariant { path, other } => vec![
                ("replace-do", EditCommand::Replace(path.clone()).into()),
                ("replace-beside", EditCommand::SaveBeside(other.clone()).into()),
            ],
            Self::ReplaceFigures(path) => vec![("replace-do", LabCommand::Replace(path.clone()).into())],
            Self::CloseDocument { index, unsaved: Some(_), .. } => vec![
                ("close-document-save", EditCommand::SaveAndClose(*index).into()),
                ("close-document-do", EditCommand::CloseAnyway(*index).into()),
            ],
            Self::CloseDocument { index, unsaved: None, .. } => {
                vec![("close-document-study-do", EditCommand::CloseAnyway(*index).into())]
            }
            Self::Unsaved { .. } => {
                vec![("unsaved-quit", Command::CloseWithDrafts), ("unsaved-show", Command::Show(Screen::Editor))]
            }
            Self::EmptyBin(_) => vec![("home-empty-do", Command::EmptyBin)],
            Self::ResetSettings(_) => vec![("reset-do", Command::ResetSettings)],
            Self::ResetSetup => vec![("reset-do", Command::ResetSetup)],
            Self::DropReport(_) => vec![("report-drop-do", Command::DropReport)],
            Self::RestartLesson { id, .. } => vec![("lesson-again-do", LearnCommand::Restart(*id).into())],
        }
    }
}

/// The margin inside the window of a question.
const MARGIN: i8 = 16;

/// Asks in a small window.
pub fn question_ui(ui: &Ui, desk: &mut Desk, question: &Question) {
    let screen = ui.ctx().content_rect();
    let modal = egui::Modal::new(egui::Id::unique("question"))
        .frame(egui::Frame::window(ui.style()).inner_margin(MARGIN))
        .show(ui.ctx(), |ui| {
            let around = 2.0 * f32::from(MARGIN) + 16.0;
            ui.set_width((screen.width() - around).min(420.0));
            let texts = desk.texts;
            let (heading, about) = question.words(texts);
            // The answers stay in sight, however much is said above them.
            let cancel = texts.say("question-cancel");
            let said = question.answers().into_iter().map(|(key, _)| texts.say(key)).chain([cancel]);
            let foot = wrapped_height(ui, ui.available_width(), &said.collect::<Vec<_>>());
            let most = (screen.height() - around - foot - 12.0).max(40.0);
            let area = ScrollArea::vertical().max_height(most).min_scrolled_height(most).auto_shrink([false, true]);
            area.show(ui, |ui| {
                // Wrapped even in the middle of a word: a file can be called by one that is very long.
                ui.add(Label::new(RichText::new(heading).heading()).wrap());
                ui.add_space(4.0);
                ui.label(about);
            });
            ui.add_space(12.0);
            ui.horizontal_wrapped(|ui| {
                for (key, command) in question.answers() {
                    if ui.button(texts.say(key)).clicked() {
                        desk.push(Command::Answer(Box::new(command)));
                    }
                }
                let cancel = ui.button(texts.say("question-cancel"));
                // The keyboard begins where nothing is lost.
                if ui.memory(|memory| memory.focused().is_none()) {
                    cancel.request_focus();
                }
                if cancel.clicked() {
                    desk.push(Command::LetGoOfQuestion);
                }
            });
        });
    if modal.should_close() {
        desk.push(Command::LetGoOfQuestion);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::command::{Ask, TableCommand, VariantCommand};
    use crate::words::Language;

    /// True if a command loses something for good that its player may want. A new command does not compile here until
    /// that is decided.
    fn loses(command: &Command) -> bool {
        match command {
            Command::EmptyBin
            | Command::CloseAnyway
            | Command::CloseWithDrafts
            | Command::LeaveAnyway
            | Command::ReplaceFile(_)
            | Command::ResetSettings
            | Command::ResetSetup
            | Command::DropReport => true,
            Command::Edit(command) => loses_of_editor(command),
            Command::Lab(command) => loses_of_laboratory(command),
            Command::Learn(command) => loses_of_lessons(*command),
            Command::Table(command) => loses_at_the_table(*command),
            Command::Variants(command) => loses_of_variants(command),
            // What can be taken back, taken out of the bin or chosen again; what asks first; and what only shows.
            Command::Show(_)
            | Command::ShowRule(_)
            | Command::ShowSettings(_)
            | Command::Back
            | Command::ListCommands
            | Command::FindInDocument
            | Command::CloseList { .. }
            | Command::SetUp(_)
            | Command::TryOut(_)
            | Command::TryTurn(_)
            | Command::Puzzle(_)
            | Command::EditVariant(_)
            | Command::EditFile(_)
            | Command::Start
            | Command::Rematch
            | Command::RematchNow
            | Command::Continue
            | Command::Resume(_)
            | Command::LookOn(_)
            | Command::CopyGame(_)
            | Command::AskToRenameGame(_)
            | Command::RenameGame { .. }
            | Command::ThrowAway(_)
            | Command::TakeOut(_)
            | Command::AskToEmptyBin(_)
            | Command::AskToResetSettings
            | Command::AskToResetSetup
            | Command::AskToDropReport
            | Command::AskToRestart(_)
            | Command::AskWhatToOpen
            | Command::Open(_)
            | Command::LetGoOfQuestion
            | Command::Answer(_)
            | Command::AskWhereToSave
            | Command::Save(_)
            | Command::SaveAs(_)
            | Command::ToggleTheme
            | Command::ToggleFullScreen
            | Command::Set(_)
            | Command::ToggleMute
            | Command::ToggleWorth
            | Command::ToggleNames
            | Command::ToggleNotation
            | Command::SetPace(_)
            | Command::TrySound
            | Command::DropToast(_)
            | Command::Refuse(_)
            | Command::Quit => false,
        }
    }

    fn loses_of_editor(command: &EditCommand) -> bool {
        match command {
            EditCommand::CloseAnyway(_) | EditCommand::Replace(_) => true,
            // Every change of a document is a step that can be taken back; the system's dialog asks itself.
            EditCommand::Start
            | EditCommand::Show(_)
            | EditCommand::Close(_)
            | EditCommand::Undo
            | EditCommand::Redo
            | EditCommand::Save
            | EditCommand::SaveAs(_)
            | EditCommand::SaveChosen(_)
            | EditCommand::SaveBeside(_)
            | EditCommand::AskForPath
            | EditCommand::LetGoOfPath
            | EditCommand::AskWhatToOpen
            | EditCommand::AskWhereToSave
            | EditCommand::TryOut
            | EditCommand::SaveAndClose(_)
            | EditCommand::TakeOver
            | EditCommand::KeepOwn
            | EditCommand::Guide(_)
            | EditCommand::TurnGuide { .. }
            | EditCommand::EndGuide
            | EditCommand::ShowPage(_)
            | EditCommand::ShowFound(_)
            | EditCommand::ShowText(_)
            | EditCommand::Empty(_)
            | EditCommand::Make { .. }
            | EditCommand::PutIn(_)
            | EditCommand::OpenCode(_)
            | EditCommand::StartFromCode
            | EditCommand::ShowBeside(_)
            | EditCommand::NextProblem { .. }
            | EditCommand::ShowAside(_) => false,
        }
    }

    fn loses_of_laboratory(command: &LabCommand) -> bool {
        match command {
            LabCommand::Replace(_) => true,
            // What was measured stays where it is cancelled, and can be measured again; the system's dialog asks itself.
            LabCommand::Start
            | LabCommand::Cancel
            | LabCommand::Rank
            | LabCommand::Show(_)
            | LabCommand::AskForPath
            | LabCommand::AskWhereToWrite
            | LabCommand::WriteTo(_)
            | LabCommand::WriteChosen(_) => false,
        }
    }

    fn loses_of_lessons(command: LearnCommand) -> bool {
        match command {
            LearnCommand::Restart(_) => true,
            // A lesson that is left is taken up where it was left.
            LearnCommand::Start(_)
            | LearnCommand::Next
            | LearnCommand::Back
            | LearnCommand::Leave
            | LearnCommand::AskToLeave
            | LearnCommand::FirstGame
            | LearnCommand::Auctions => false,
        }
    }

    fn loses_of_variants(command: &VariantCommand) -> bool {
        match command {
            // What is thrown away lies in the bin, and a name can be given again.
            VariantCommand::Copy(_)
            | VariantCommand::AskToRename(_)
            | VariantCommand::Rename { .. }
            | VariantCommand::ShowFile(_)
            | VariantCommand::ThrowAway(_)
            | VariantCommand::TakeOut(_) => false,
        }
    }

    /// The table asks beside the board, where the plan is seen that would be given up.
    fn loses_at_the_table(command: TableCommand) -> bool {
        match command {
            TableCommand::DropPlan => true,
            // What a turn cannot take back is the game's own: before points or a leader are lost by it the table asks. What
            // is corrected can be played again until something else is entered, a puzzle be begun again at any time.
            TableCommand::Own(Ask::Play(_) | Ask::Refuse(_) | Ask::Hindered(..))
            | TableCommand::Idle(_)
            | TableCommand::Missed
            | TableCommand::Own(
                Ask::OtherBid(_)
                | Ask::TooFar(_)
                | Ask::Walk { .. }
                | Ask::Drop { .. }
                | Ask::Party(_)
                | Ask::AskToGuard(_)
                | Ask::Select(_)
                | Ask::ChooseCamp(_)
                | Ask::Turn { .. }
                | Ask::Exchange(_)
                | Ask::HigherBid(_),
            )
            | TableCommand::Undo
            | TableCommand::UndoAction
            | TableCommand::Redo
            | TableCommand::Restart
            | TableCommand::TakeBackTurn
            | TableCommand::TakeBack(_)
            | TableCommand::AskToEnd
            | TableCommand::AskToCorrect(_)
            | TableCommand::LetGo
            | TableCommand::Correct(_)
            | TableCommand::PlayAgain(_)
            | TableCommand::CloseRecap
            | TableCommand::OpenRecap
            | TableCommand::Hurry
            | TableCommand::GoOn
            | TableCommand::Pause
            | TableCommand::Review
            | TableCommand::ReviewTurn(_)
            | TableCommand::RetryPuzzle
            | TableCommand::ShowSolution
            | TableCommand::ShowEnd(_)
            | TableCommand::LookBack(_)
            | TableCommand::Hint
            | TableCommand::TakeOver(..)
            | TableCommand::TogglePlan
            | TableCommand::AskToDropPlan
            | TableCommand::PlayPlan
            | TableCommand::Own(Ask::Fit | Ask::ShowSide(_))
            | TableCommand::ShowTab(_)
            | TableCommand::Own(Ask::SortLedger(_) | Ask::Aim(_) | Ask::ShowReach(_) | Ask::NextReach { .. }) => false,
        }
    }

    #[test]
    fn whatever_loses_something_is_the_answer_of_a_question_that_says_what() {
        let id = LessonId::ALL[0];
        let closing =
            |unsaved, study| Question::CloseDocument { index: 0, name: "My jungle".to_owned(), unsaved, study };
        let questions = [
            (Question::Close, "not kept is lost"),
            (Question::Leave, "not kept is lost"),
            (Question::ReplaceFile { path: "a.tikal".into(), holds: Some("Ana, Ben".to_owned()) }, "Ana, Ben"),
            (Question::ReplaceVariant { path: "a.ron".into(), other: "a-2.ron".into() }, "the variant"),
            (Question::ReplaceFigures("a.csv".into()), "figures"),
            (closing(Some(Unsaved::All), None), "“My jungle” was never saved"),
            (closing(Some(Unsaved::Changes), None), "since it was last saved"),
            (closing(None, Some(Progress { played: 12, of: 40 })), "12 of 40 games"),
            (closing(Some(Unsaved::Changes), Some(Progress { played: 12, of: 40 })), "saved is lost. The laboratory"),
            (Question::Unsaved { names: vec!["My jungle".to_owned()], is_kept: false }, "My jungle"),
            (Question::Unsaved { names: vec!["My jungle".to_owned()], is_kept: true }, "Nothing is lost"),
            (Question::EmptyBin(vec!["Ana and Ben".to_owned()]), "Ana and Ben"),
            (Question::ResetSettings(vec!["settings-theme"]), "Theme"),
            (Question::ResetSetup, "names"),
            (Question::DropReport("report.txt".into()), "report.txt"),
            (Question::RestartLesson { id, title: "Temples".to_owned(), left: (3, 9) }, "3"),
        ];
        let texts = Texts::new(Language::English);
        for (question, what) in &questions {
            let (heading, about) = question.words(&texts);
            assert!(about.contains(what), "{heading}: {about}");
            let losing = question.answers().into_iter().filter(|(_, command)| loses(command)).count();
            assert_eq!(losing, 1, "{question:?}");
        }
        let is_answer = |command: &Command| {
            let mut answers = questions.iter().flat_map(|(question, _)| question.answers());
            answers.any(|(_, answer)| answer == *command)
        };
        for command in [
            Command::EmptyBin,
            Command::CloseAnyway,
            Command::CloseWithDrafts,
            Command::LeaveAnyway,
            Command::ReplaceFile("a.tikal".into()),
            Command::ResetSettings,
            Command::ResetSetup,
            Command::DropReport,
            EditCommand::CloseAnyway(0).into(),
            EditCommand::Replace("a.ron".into()).into(),
            LabCommand::Replace("a.csv".into()).into(),
            LearnCommand::Restart(id).into(),
        ] {
            assert!(loses(&command) && is_answer(&command), "{command:?}");
        }
    }

    #[test]
    fn many_names_are_counted() {
        let texts = Texts::new(Language::English);
        let names: Vec<String> = (0..11).map(|number| format!("game {number}")).collect();
        let said = listed(&texts, &names);
        assert!(said.contains("game 7") && !said.contains("game 8") && said.contains('3'), "{said}");
    }
}
