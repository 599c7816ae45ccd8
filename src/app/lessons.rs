//! Starting and leaving lessons: a lesson takes the place of the player's own game and gives it back. Decides which
//! lessons count as finished; what a lesson teaches, its game decides. Keeps which puzzles were solved, too.

use std::collections::BTreeSet;
use std::fmt;

use serde::de::{Error, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::at_table::Over;
use super::question::Question;
use super::table::{AnyLesson, LessonCommand, LessonName};
use super::{Services, games};
use crate::app::App;
use crate::app::route::Route;
use crate::library::Keeper;

/// The fields of the file: the finished lessons, and those that were left before their end.
const DONE: &str = "lessons";
const LEFT: &str = "left";
/// The field of the file with the ids of the solved puzzles.
const PUZZLES: &str = "puzzles";

/// A lesson as files have it: its name, bare.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Written(LessonName);

impl Serialize for Written {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_unit_variant("Lesson", 0, self.0.name)
    }
}

impl<'de> Deserialize<'de> for Written {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Named;
        impl Visitor<'_> for Named {
            type Value = Written;

            fn expecting(&self, formatter: &mut fmt::Formatter) -> fmt::Result {
                formatter.write_str("the name of a lesson")
            }

            fn visit_str<E: Error>(self, name: &str) -> Result<Written, E> {
                games::lesson_named(name).map(Written).ok_or_else(|| E::custom(format!("no lesson is called {name}")))
            }
        }
        deserializer.deserialize_identifier(Named)
    }
}

/// The place at which a lesson was left.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(in crate::app) struct LeftAt {
    lesson: Written,
    /// The number of the step, from 0.
    pub(in crate::app) step: usize,
}

impl LeftAt {
    /// Which lesson.
    pub(in crate::app) fn lesson(self) -> LessonName {
        self.lesson.0
    }
}

/// The memory of lessons between two runs.
#[derive(Default)]
pub(in crate::app) struct Learnt {
    /// The finished lessons.
    pub(in crate::app) lessons: BTreeSet<LessonName>,
    /// The lessons that were left before their end, at most one place in each.
    pub(in crate::app) left: Vec<LeftAt>,
    /// The ids of the puzzles that were solved.
    pub(in crate::app) puzzles: BTreeSet<String>,
    /// The lessons that were left before their end in this run, at most one of each, as they stood.
    unfinished: Vec<Box<dyn AnyLesson>>,
    pub(in crate::app) keeper: Keeper,
}

impl Learnt {
    /// Reads what is kept. Earlier versions kept it in the settings file, which is read as long as there is no file of
    /// its own.
    pub(in crate::app) fn read(services: &Services) -> Self {
        let mut keeper = Keeper::new(services.lessons.clone());
        let lessons: Vec<Written> = if services.lessons.as_ref().is_some_and(|file| file.exists()) {
            keeper.list(DONE)
        } else {
            // The settings themselves are read elsewhere, and what is wrong with them is told from there.
            Keeper::new(services.settings.clone()).list(DONE)
        };
        let mut left: Vec<LeftAt> = keeper.list(LEFT);
        // Another version's lesson may have had more steps.
        left.retain(|left| games::lesson(left.lesson()).is_some_and(|lesson| left.step + 1 < lesson.steps));
        let puzzles = keeper.list(PUZZLES).into_iter().collect();
        Self {
            lessons: lessons.into_iter().map(|Written(name)| name).collect(),
            left,
            puzzles,
            unfinished: Vec::new(),
            keeper,
        }
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
    pub(in crate::app) fn ask_to_restart(&mut self, id: LessonName) {
        let left = self.learnt.left.iter().find(|left| left.lesson() == id);
        match left.and_then(|left| Some((left, games::lesson(id)?))) {
            Some((left, lesson)) => {
                let left = (left.step + 1, lesson.steps);
                self.over.question = Some(Question::RestartLesson { id, title: self.texts.say(lesson.title), left });
            }
            None => self.learn(LessonCommand::Restart(id)),
        }
    }

    /// Executes a command about lessons.
    pub(in crate::app) fn learn(&mut self, command: LessonCommand) {
        match command {
            LessonCommand::Start(id) => {
                self.put_lesson_away();
                let left = self.take_left(id).or_else(|| {
                    // Left in an earlier run of the program: the step is known, what was played before it is not.
                    let left = self.learnt.left.iter().find(|left| left.lesson() == id)?;
                    games::begin_lesson(id, Some(left.step), &self.libraries)
                });
                self.begin(left.or_else(|| games::begin_lesson(id, None, &self.libraries)));
            }
            LessonCommand::Restart(id) => {
                self.take_left(id);
                self.note_left(id, None);
                self.begin(games::begin_lesson(id, None, &self.libraries));
            }
            LessonCommand::Next => match self.at_table.lesson_mut() {
                Some(lesson) if !lesson.is_last() => lesson.next(),
                _ => self.return_to(Route::Learn),
            },
            LessonCommand::Back => {
                if let Some(lesson) = self.at_table.lesson_mut() {
                    lesson.back();
                }
            }
            LessonCommand::Leave => self.return_to(Route::Learn),
            LessonCommand::AskToLeave => {
                if self.at_table.lesson_mut().is_none_or(AnyLesson::ask_to_leave) {
                    self.return_to(Route::Learn);
                }
            }
            LessonCommand::Auctions => {
                self.setup.form.auction();
                self.show(Route::Setup);
            }
            LessonCommand::FirstGame(game) => {
                self.show(Route::Learn);
                if let Some(table) = games::first_table(game, &self.libraries) {
                    self.seat_new(table);
                }
            }
        }
    }

    /// Lays a lesson on the table; without one, because the library lacks its variant, shows the list of lessons.
    fn begin(&mut self, lesson: Option<Box<dyn AnyLesson>>) {
        let Some(mut lesson) = lesson else { return self.show(Route::Learn) };
        self.toasts.close_failures();
        lesson.table_mut().set_board_scale(self.settings().board_scale);
        self.at_table.lay_over(Over::Lesson(lesson));
        self.arrive(Route::Lesson);
    }

    /// Takes the lesson from the table, if one is there. Once it came to its last step it is finished; left at another one, it
    /// can be taken up again.
    pub(in crate::app) fn put_lesson_away(&mut self) {
        let Some(mut lesson) = self.at_table.take_lesson() else { return };
        if lesson.has_ended() {
            self.note_done(lesson.name());
        }
        if lesson.is_last() {
            self.note_left(lesson.name(), None);
        } else {
            // Each keeps its place, whichever others are begun.
            self.take_left(lesson.name());
            self.note_left(lesson.name(), Some(lesson.index()));
            lesson.forget();
            self.learnt.unfinished.push(lesson);
        }
    }

    /// Takes the lesson that was left at a step, if it was.
    fn take_left(&mut self, id: LessonName) -> Option<Box<dyn AnyLesson>> {
        let place = self.learnt.unfinished.iter().position(|left| left.name() == id)?;
        Some(self.learnt.unfinished.swap_remove(place))
    }

    /// Keeps at which step a lesson was left, over the end of the program too; without one, that it was not left.
    fn note_left(&mut self, lesson: LessonName, step: Option<usize>) {
        let lesson = Written(lesson);
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

    fn note_done(&mut self, id: LessonName) {
        self.learnt.lessons.insert(id);
        let lessons: Vec<Written> = self.learnt.lessons.iter().copied().map(Written).collect();
        // Those that another copy of the program has written down meanwhile stay. A failure is told, and the next
        // lesson writes them all again.
        self.learnt.keeper.change(|fields| {
            fields.change_list(DONE, |written: &mut Vec<Written>| {
                let lacking: Vec<Written> = lessons.into_iter().filter(|lesson| !written.contains(lesson)).collect();
                written.extend(lacking);
            })
        });
    }
}
