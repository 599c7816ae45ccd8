//! Starting and leaving lessons: a lesson takes the place of the player's own game and gives it back. Decides which
//! lessons count as finished; what a lesson teaches, `tikal::lessons` decides. Keeps which puzzles were solved, too.

use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};

use super::Services;
use super::kit::keeper::Keeper;
use super::question::Question;
use super::tikal::ear::Ear;
use super::tikal::lessons::{LessonId, LessonSet, Run, first_game};
use crate::app::App;
use crate::app::command::LearnCommand;
use crate::app::route::Route;
use crate::library::CLASSIC;
use crate::tikal::State;

/// The fields of the file: the finished lessons, and those that were left before their end.
const DONE: &str = "lessons";
const LEFT: &str = "left";
/// The field of the file with the ids of the solved puzzles.
const PUZZLES: &str = "puzzles";

/// The place at which a lesson was left.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(in crate::app) struct LeftAt {
    pub(in crate::app) lesson: LessonId,
    /// The number of the step, from 0.
    pub(in crate::app) step: usize,
}

/// The memory of lessons between two runs.
#[derive(Default)]
pub(in crate::app) struct Learnt {
    /// The finished lessons.
    pub(in crate::app) lessons: LessonSet,
    /// The lessons that were left before their end, at most one place in each.
    pub(in crate::app) left: Vec<LeftAt>,
    /// The ids of the puzzles that were solved.
    pub(in crate::app) puzzles: BTreeSet<String>,
    /// The lessons that were left before their end in this run, at most one of each, as they stood.
    unfinished: Vec<Run>,
    pub(in crate::app) keeper: Keeper,
}

impl Learnt {
    /// Reads what is kept. Earlier versions kept it in the settings file, which is read as long as there is no file of
    /// its own.
    pub(in crate::app) fn read(services: &Services) -> Self {
        let mut keeper = Keeper::new(services.lessons.clone());
        let lessons: Vec<LessonId> = if services.lessons.as_ref().is_some_and(|file| file.exists()) {
            keeper.list(DONE)
        } else {
            // The settings themselves are read elsewhere, and what is wrong with them is told from there.
            Keeper::new(services.settings.clone()).list(DONE)
        };
        let mut left: Vec<LeftAt> = keeper.list(LEFT);
        // Another version's lesson may have had more steps.
        left.retain(|left| left.step + 1 < left.lesson.lesson().stages.len());
        let puzzles = keeper.list(PUZZLES).into_iter().collect();
        Self { lessons: lessons.into(), left, puzzles, unfinished: Vec::new(), keeper }
    }

    /// Keeps that a puzzle was solved.
    pub(in crate::app) fn note_puzzle(&mut self, id: String) {
        if self.puzzles.insert(id.clone()) {
            self.keeper.change(|fields| {
                fields.change_list(PUZZLES, |written: &mut Vec<String>| {
                    if !written.contains(&id) {
                        written.push(id);
                    }
                })
            });
        }
    }
}

impl App {
    /// Begins a lesson anew, and asks first if it was left at a step.
    pub(in crate::app) fn ask_to_restart(&mut self, id: LessonId) {
        match self.learnt.left.iter().find(|left| left.lesson == id) {
            Some(left) => {
                let lesson = id.lesson();
                let left = (left.step + 1, lesson.stages.len());
                self.over.question = Some(Question::RestartLesson { id, title: self.texts.say(&lesson.title), left });
            }
            None => self.learn(LearnCommand::Restart(id)),
        }
    }

    /// Executes a command about lessons.
    pub(in crate::app) fn learn(&mut self, command: LearnCommand) {
        match command {
            LearnCommand::Start(id) => {
                self.put_lesson_away();
                let left = self.take_left(id).or_else(|| {
                    // Left in an earlier run of the program: the step is known, what was played before it is not.
                    let left = self.learnt.left.iter().find(|left| left.lesson == id)?;
                    Run::at(id, left.step, self.libraries.of::<State>())
                });
                self.begin(left.or_else(|| Run::new(id, self.libraries.of::<State>())));
            }
            LearnCommand::Restart(id) => {
                self.take_left(id);
                self.note_left(id, None);
                self.begin(Run::new(id, self.libraries.of::<State>()));
            }
            LearnCommand::Next => match self.at_table.lesson_mut() {
                Some(lesson) if !lesson.is_last() => lesson.next(),
                _ => self.return_to(Route::Learn),
            },
            LearnCommand::Back => {
                if let Some(lesson) = self.at_table.lesson_mut() {
                    lesson.back();
                }
            }
            LearnCommand::Leave => self.return_to(Route::Learn),
            LearnCommand::AskToLeave => {
                if self.at_table.lesson_mut().is_none_or(Run::ask_to_leave) {
                    self.return_to(Route::Learn);
                }
            }
            LearnCommand::Auctions => {
                self.setup.form.auction();
                self.show(Route::Setup);
            }
            LearnCommand::FirstGame => {
                self.show(Route::Learn);
                let table = self.libraries.of::<State>().find(CLASSIC).map(first_game);
                if let Some(table) = table {
                    self.seat_new(table);
                }
            }
        }
    }

    /// Lays a lesson on the table; without one, because the library lacks its variant, shows the list of lessons.
    fn begin(&mut self, lesson: Option<Run>) {
        let Some(mut lesson) = lesson else { return self.show(Route::Learn) };
        self.toasts.close_failures();
        lesson.table_mut().set_board_scale(self.settings().board_scale);
        self.at_table.begin(lesson);
        self.computers.stop();
        self.ear = Ear::default();
        self.arrive(Route::Lesson);
    }

    /// Takes the lesson from the table, if one is there. Once it came to its last step it is finished; left at another one, it
    /// can be taken up again.
    pub(in crate::app) fn put_lesson_away(&mut self) {
        let Some(mut lesson) = self.at_table.take_lesson() else { return };
        self.ear = Ear::default();
        if lesson.has_ended() {
            self.note_done(lesson.id());
        }
        if lesson.is_last() {
            self.note_left(lesson.id(), None);
        } else {
            // Each keeps its place, whichever others are begun.
            self.take_left(lesson.id());
            self.note_left(lesson.id(), Some(lesson.index()));
            lesson.forget();
            self.learnt.unfinished.push(lesson);
        }
    }

    /// Takes the lesson that was left at a step, if it was.
    fn take_left(&mut self, id: LessonId) -> Option<Run> {
        let place = self.learnt.unfinished.iter().position(|left| left.id() == id)?;
        Some(self.learnt.unfinished.swap_remove(place))
    }

    /// Keeps at which step a lesson was left, over the end of the program too; without one, that it was not left.
    fn note_left(&mut self, lesson: LessonId, step: Option<usize>) {
        let note = |places: &mut Vec<LeftAt>| {
            places.retain(|place| place.lesson != lesson);
            places.extend(step.map(|step| LeftAt { lesson, step }));
        };
        let before = self.learnt.left.clone();
        note(&mut self.learnt.left);
        if self.learnt.left != before {
            self.learnt.keeper.change(|fields| fields.change_list(LEFT, note));
        }
    }

    fn note_done(&mut self, id: LessonId) {
        let lessons = self.learnt.lessons.with(id);
        self.learnt.lessons = lessons;
        // Those that another copy of the program has written down meanwhile stay. A failure is told, and the next
        // lesson writes them all again.
        self.learnt.keeper.change(|fields| {
            fields.change_list(DONE, |written: &mut Vec<LessonId>| {
                let lacking: Vec<LessonId> =
                    Vec::from(lessons).into_iter().filter(|id| !written.contains(id)).collect();
                written.extend(lacking);
            })
        });
    }
}
