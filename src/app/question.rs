//! The questions that the window asks before it goes on: they lie over every screen. What follows from an answer,
//! `saved_games`, `look_on` and `open_and_save` decide.

use std::ops::RangeInclusive;
use std::path::{Path, PathBuf};

use egui::{Label, Response, RichText, ScrollArea, Ui};

use super::command::Tried;
use super::command::{Command, Desk, EditCommand, Loss};
use super::kit::keys::{self, SetKey};
use super::kit::toasts::announce;
use super::kit::widgets::wrapped_height;
use super::paper::printing::Printing;
use super::pictures;
use super::route::Screen;
use super::table::LessonName;
use super::try_out;
use crate::lab::Progress;
use crate::setup::TryOut;
use crate::words::Texts;

/// The question.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Question {
    /// Another copy of the program has this game open.
    InUse(PathBuf),
    /// The game at the table is to be compared with one of these: what they are called, and their files.
    Compare(Vec<(String, PathBuf)>),
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
    /// Documents of the editor are to be closed, some of which are not saved or are being measured in the laboratory.
    CloseDocuments {
        /// The numbers of all of them.
        closing: Vec<usize>,
        /// The losses; at least one.
        lost: Vec<Lost>,
    },
    /// A snapshot of the document is to be removed.
    DropSnapshot {
        /// Its number.
        index: usize,
        /// Its name.
        name: String,
    },
    /// The window is to be closed, but documents of the editor are not saved.
    Unsaved {
        /// The names of the documents.
        names: Vec<String>,
        /// True if they are there again in the next run.
        is_kept: bool,
    },
    /// A variant is to be tried out: how?
    TryOut {
        /// The variant.
        tried: Tried,
        /// The numbers of players that its rules allow.
        players: RangeInclusive<u8>,
        /// The choices so far.
        how: TryOut,
    },
    /// A variant is to be printed.
    Print {
        /// The choices so far.
        how: Printing,
        /// The id of the text that says whose size is chosen.
        sized: &'static str,
    },
    /// Every game in the bin is to be deleted: their names.
    EmptyBin(Vec<String>),
    /// All settings are to be as for a new user: the ids of the texts that name those that would change.
    ResetSettings(Vec<&'static str>),
    /// A key is to be pressed for a command.
    SetKey {
        /// The id of the text that says what it does.
        name: &'static str,
        /// The line that says which key it has, or why it does not get the one that was pressed.
        about: String,
        /// The keys to be set if those that have the key are to take this one's.
        swap: Option<Vec<SetKey>>,
        /// True if the player has set the key that it has.
        is_set: bool,
    },
    /// Every key is to be the designed one.
    ResetKeys,
    /// The form of a new game is to be as for a new user.
    ResetSetup,
    /// The report of a fault is to be deleted.
    DropReport(PathBuf),
    /// A lesson that was left at a step is to be begun anew.
    RestartLesson {
        /// The lesson.
        id: LessonName,
        /// The title of the document.
        title: String,
        /// The step at which it was left, from 1, and how many there are.
        left: (usize, usize),
    },
}

/// The loss of a document that is closed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Lost {
    /// The name of the document.
    pub name: String,
    /// The unsaved part of it.
    pub unsaved: Option<Unsaved>,
    /// The progress of the laboratory with it, if it is at work on it.
    pub study: Option<Progress>,
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
pub(super) fn listed(texts: &Texts, names: &[String]) -> String {
    let shown = names.iter().take(MOST_NAMES).map(|name| texts.with("ask-quoted", &[("name", name.clone().into())]));
    let shown = shown.collect::<Vec<_>>().join(", ");
    match names.len().saturating_sub(MOST_NAMES) {
        0 => shown,
        more => texts.with("ask-and-more", &[("names", shown.into()), ("more", more.into())]),
    }
}

/// The words of a question, and its answers.
struct Said {
    heading: String,
    /// The line below.
    about: String,
    /// The ids of their texts, and what each asks for; besides these the question can always be let go of.
    answers: Vec<(&'static str, Command)>,
}

/// A text about the file at this path.
fn of_file(texts: &Texts, key: &str, path: &Path) -> String {
    let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
    texts.with(key, &[("name", name.into())])
}

/// The question before documents are closed, of which this is lost.
fn closing(texts: &Texts, closing: &[usize], lost: &[Lost]) -> Said {
    let about = match lost {
        [Lost { name, unsaved, .. }] => {
            let named = [("name", name.clone().into())];
            unsaved.map(|unsaved| match unsaved {
                Unsaved::All => texts.with("close-document-new-about", &named),
                Unsaved::Changes => texts.with("close-document-about", &named),
            })
        }
        many => {
            let names = many.iter().filter(|lost| lost.unsaved.is_some()).map(|lost| lost.name.clone());
            let names: Vec<String> = names.collect();
            (!names.is_empty()).then(|| texts.with("close-documents-about", &[("names", listed(texts, &names).into())]))
        }
    };
    // Only one laboratory is at work at a time.
    let study = lost.iter().find_map(|Lost { name, study, .. }| {
        let Progress { played, of } = (*study)?;
        let values = [("name", name.clone().into()), ("played", played.into()), ("of", of.into())];
        Some(texts.with("close-document-study", &values))
    });
    let heading = match (closing, lost) {
        ([_], [only]) => texts.with("close-document-heading", &[("name", only.name.clone().into())]),
        _ => texts.with("close-documents-heading", &[("count", closing.len().into())]),
    };
    let close = if about.is_some() { "close-document-do" } else { "close-document-study-do" };
    let save = about.is_some().then(|| ("close-document-save", EditCommand::SaveAndClose(closing.to_vec()).into()));
    Said {
        heading,
        about: about.into_iter().chain(study).collect::<Vec<String>>().join(" "),
        answers: save.into_iter().chain([(close, Loss::Documents(closing.to_vec()).into())]).collect(),
    }
}

impl Question {
    /// True if it goes when another screen is shown, as it is about what this one shows.
    pub(super) fn goes_with_screen(&self) -> bool {
        use Question::{
            CloseDocuments, Compare, DropSnapshot, Print, Rematch, ReplaceFigures, ReplaceFile, ReplaceVariant, SetKey,
            TryOut, Unsaved,
        };
        matches!(
            self,
            CloseDocuments { .. }
                | Compare(_)
                | DropSnapshot { .. }
                | Print { .. }
                | Rematch { .. }
                | ReplaceFigures(_)
                | ReplaceFile { .. }
                | ReplaceVariant { .. }
                | SetKey { .. }
                | TryOut { .. }
                | Unsaved { .. }
        )
    }

    fn said(&self, texts: &Texts) -> Said {
        let said = |heading, about, answers| Said { heading, about, answers };
        let listed = |names: &[String]| [("names", listed(texts, names).into())];
        match self {
            Self::InUse(path) => said(
                texts.say("in-use-heading"),
                texts.say("in-use-about"),
                vec![
                    ("in-use-look-on", Command::LookOn(path.clone())),
                    ("in-use-copy", Command::CopyGame(path.clone())),
                ],
            ),
            Self::Compare(others) => said(
                texts.say("replay-compare-heading"),
                texts.say(if others.is_empty() { "replay-compare-none" } else { "replay-compare-about" }),
                vec![("replay-compare-file", Command::AskWhatToCompare)],
            ),
            Self::Close => said(
                texts.say("close-heading"),
                texts.say("close-about"),
                vec![("close-save", Command::Show(Screen::Save)), ("close-anyway", Loss::Window.into())],
            ),
            Self::Leave => said(
                texts.say("close-heading"),
                texts.say("leave-about"),
                vec![("close-save", Command::Show(Screen::Save)), ("leave-anyway", Loss::Game.into())],
            ),
            Self::Rematch { is_kept } => said(
                texts.say("rematch-heading"),
                texts.say(if *is_kept { "rematch-kept" } else { "rematch-copied" }),
                vec![("rematch-do", Command::RematchNow)],
            ),
            Self::ReplaceFile { path, holds } => said(
                of_file(texts, "replace-heading", path),
                match holds {
                    Some(holds) => texts.with("replace-game", &[("game", holds.clone().into())]),
                    None => texts.say("replace-why"),
                },
                vec![("replace-do", Loss::File(path.clone()).into())],
            ),
            Self::ReplaceVariant { path, other } => {
                let name = other.file_name().unwrap_or_default().to_string_lossy().into_owned();
                said(
                    of_file(texts, "replace-heading", path),
                    texts.with("replace-variant-why", &[("other", name.into())]),
                    vec![
                        ("replace-do", Loss::Variant(path.clone()).into()),
                        ("replace-beside", EditCommand::SaveBeside(other.clone()).into()),
                    ],
                )
            }
            Self::ReplaceFigures(path) => said(
                of_file(texts, "replace-heading", path),
                texts.say("laboratory-replace-why"),
                vec![("replace-do", Loss::Figures(path.clone()).into())],
            ),
            Self::CloseDocuments { closing: numbers, lost } => closing(texts, numbers, lost),
            Self::DropSnapshot { index, name } => said(
                texts.with("drop-snapshot-heading", &[("name", name.clone().into())]),
                texts.say("drop-snapshot-about"),
                vec![("drop-snapshot-do", Loss::Snapshot(*index).into())],
            ),
            Self::Unsaved { names, is_kept } => said(
                texts.with("unsaved-heading", &[("count", names.len().into())]),
                texts.with(if *is_kept { "unsaved-kept" } else { "unsaved-lost" }, &listed(names)),
                vec![("unsaved-quit", Loss::Window.into()), ("unsaved-show", Command::Show(Screen::Editor))],
            ),
            Self::TryOut { tried, how, .. } => said(
                texts.say("try-out"),
                texts.say("try-out-about"),
                vec![("try-out-do", Command::BeginTryOut(tried.clone(), *how))],
            ),
            Self::Print { how, .. } => said(
                texts.say("print-heading"),
                texts.say("print-about"),
                vec![("print-do", Command::AskWhereToPrint(*how))],
            ),
            Self::EmptyBin(names) => said(
                texts.with("home-empty-ask", &[("count", names.len().into())]),
                texts.with("home-empty-about", &listed(names)),
                vec![("home-empty-do", Loss::Bin.into())],
            ),
            Self::ResetSettings(changed) => {
                let changed: Vec<String> = changed.iter().map(|key| texts.say(key)).collect();
                said(
                    texts.say("reset-heading"),
                    texts.with("reset-about", &listed(&changed)),
                    vec![("reset-do", Loss::Settings.into())],
                )
            }
            Self::SetKey { name, about, swap, is_set } => {
                let what = texts.say(name);
                let swap = swap.clone().map(|keys| ("keys-swap", Command::SetKeys(keys)));
                let reset = is_set.then_some(("keys-reset", Command::ResetKey(name)));
                said(
                    texts.with("keys-heading", &[("what", what.trim_end_matches('…').to_owned().into())]),
                    about.clone(),
                    swap.into_iter().chain(reset).collect(),
                )
            }
            Self::ResetKeys => said(
                texts.say("keys-reset-all-heading"),
                texts.say("keys-reset-all-about"),
                vec![("reset-do", Loss::Keys.into())],
            ),
            Self::ResetSetup => said(
                texts.say("setup-reset-heading"),
                texts.say("setup-reset-about"),
                vec![("reset-do", Loss::Setup.into())],
            ),
            Self::DropReport(path) => said(
                texts.say("report-drop-heading"),
                texts.with("report-drop-about", &[("path", path.display().to_string().into())]),
                vec![("report-drop-do", Loss::Report.into())],
            ),
            Self::RestartLesson { id, title, left: (step, steps) } => said(
                texts.with("lesson-again-heading", &[("title", title.clone().into())]),
                texts.with("lesson-again-about", &[("step", (*step).into()), ("steps", (*steps).into())]),
                vec![("lesson-again-do", Loss::Lesson(*id).into())],
            ),
        }
    }
}

/// Choices of one sort in a question, below their heading.
pub(super) fn choice_ui(ui: &mut Ui, desk: &Desk, heading: &str, content: impl FnOnce(&mut Ui)) {
    ui.add_space(6.0);
    ui.label(RichText::new(desk.texts.say(heading)).strong().color(desk.theme.chrome.gold));
    ui.horizontal_wrapped(content);
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
            let Said { heading, about, answers } = question.said(texts);
            // The answers stay in sight, however much is said above them.
            let is_swap = matches!(question, Question::SetKey { swap: Some(_), .. });
            let cancel = texts.say(if is_swap { "keys-leave" } else { "question-cancel" });
            let said = answers.iter().map(|(key, _)| texts.say(key)).chain([cancel.clone()]);
            let foot = wrapped_height(ui, ui.available_width(), &said.collect::<Vec<_>>());
            let most = (screen.height() - around - foot - 12.0).max(40.0);
            let area = ScrollArea::vertical().max_height(most).min_scrolled_height(most).auto_shrink([false, true]);
            area.show(ui, |ui| {
                // Wrapped even in the middle of a word: a file can be called by one that is very long.
                ui.add(Label::new(RichText::new(heading).heading()).wrap());
                ui.add_space(4.0);
                let about = ui.label(about);
                if let Question::SetKey { name, .. } = question {
                    // What is said of a key that was pressed is read out.
                    announce(&about);
                    if let Some(caught) = ui.input_mut(keys::caught) {
                        desk.push(Command::CatchKey(name, caught));
                    }
                }
                if let Question::Compare(others) = question {
                    for (name, path) in others {
                        let button = egui::Button::new(name).wrap().min_size(egui::vec2(ui.available_width(), 0.0));
                        if ui.add(button).clicked() {
                            desk.push(Command::Answer(Box::new(Command::Compare(path.clone()))));
                        }
                    }
                }
                if let Question::TryOut { players, how, .. } = question {
                    try_out::choices_ui(ui, desk, players, *how);
                }
                if let Question::Print { how, sized } = question {
                    pictures::choices_ui(ui, desk, sized, *how);
                }
            });
            ui.add_space(12.0);
            ui.horizontal_wrapped(|ui| {
                // The keyboard begins where nothing is lost.
                let begins = |ui: &Ui, button: &Response| {
                    if ui.memory(|memory| memory.focused().is_none()) {
                        button.request_focus();
                    }
                };
                for (key, command) in answers {
                    let button = ui.button(texts.say(key));
                    if matches!(question, Question::TryOut { .. } | Question::Print { .. }) {
                        begins(ui, &button);
                    }
                    if button.clicked() {
                        desk.push(Command::Answer(Box::new(command)));
                    }
                }
                let cancel = ui.button(cancel);
                begins(ui, &cancel);
                if let Question::SetKey { about, .. } = question {
                    // With another answer the keyboard would stand on what has the place of the one before.
                    let last = egui::Id::unique("what was said of a key last");
                    let before = ui.data_mut(|data| data.get_temp::<String>(last));
                    if before.as_ref() != Some(about) {
                        ui.data_mut(|data| data.insert_temp(last, about.clone()));
                        cancel.request_focus();
                    }
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
    use crate::games::GameId;
    use crate::words::Language;

    #[test]
    fn every_question_says_what_one_of_its_answers_loses() {
        let id = LessonName { game: GameId::default(), name: "Temples" };
        let lost = |name: &str, unsaved, study| Lost { name: name.to_owned(), unsaved, study };
        let closing = |unsaved, study| Question::CloseDocuments {
            closing: vec![0],
            lost: vec![lost("My jungle", unsaved, study)],
        };
        let several = vec![lost("My jungle", Some(Unsaved::All), None), lost("Fog", Some(Unsaved::Changes), None)];
        let questions = [
            (Question::Close, "not kept is lost"),
            (Question::Leave, "not kept is lost"),
            (Question::ReplaceFile { path: "a.tikal".into(), holds: Some("Ana, Ben".to_owned()) }, "Ana, Ben"),
            (Question::ReplaceVariant { path: "a.ron".into(), other: "a-2.ron".into() }, "the variant"),
            (Question::ReplaceFigures("a.csv".into()), "figures"),
            (closing(Some(Unsaved::All), None), "“My jungle” was never saved"),
            (closing(Some(Unsaved::Changes), None), "since it was last saved"),
            (closing(None, Some(Progress { played: 12, of: 40 })), "12 of 40 games"),
            (closing(Some(Unsaved::Changes), Some(Progress { played: 12, of: 40 })), "reopened. The laboratory"),
            (Question::CloseDocuments { closing: vec![0, 1, 2], lost: several }, "“My jungle”, “Fog”"),
            (Question::DropSnapshot { index: 0, name: "Before".to_owned() }, "lost for good"),
            (Question::Unsaved { names: vec!["My jungle".to_owned()], is_kept: false }, "My jungle"),
            (Question::Unsaved { names: vec!["My jungle".to_owned()], is_kept: true }, "Nothing is lost"),
            (Question::EmptyBin(vec!["Ana and Ben".to_owned()]), "Ana and Ben"),
            (Question::ResetSettings(vec!["settings-theme"]), "Theme"),
            (Question::ResetKeys, "every key"),
            (Question::ResetSetup, "names"),
            (Question::DropReport("report.txt".into()), "report.txt"),
            (Question::RestartLesson { id, title: "Temples".to_owned(), left: (3, 9) }, "3"),
        ];
        let texts = Texts::new(Language::English);
        for (question, what) in &questions {
            let Said { heading, about, answers } = question.said(&texts);
            assert!(about.contains(what), "{heading}: {about}");
            let losing = answers.iter().filter(|(_, command)| matches!(command, Command::Lose(_))).count();
            assert_eq!(losing, 1, "{question:?}");
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
