//! Variant files of any game as documents of the editor: what every page and list of the editor asks of one.

use std::path::{Path, PathBuf};

use egui::Ui;

use crate::app::command::{Command, Desk};
use crate::app::tikal;
use crate::editor::{Content, Document, Group, Stage, Step, TotalLine, lines};
use crate::games::{GameId, GameRules, VariantId};
use crate::library::{Libraries, Source, read_variant};
use crate::tikal::Variant;
use crate::words::{Texts, failures};

/// A variant of any game that is edited.
#[derive(Clone, Debug)]
pub enum VariantDocument {
    /// One of Tikal.
    Tikal(Box<Document<Variant>>),
}

/// A page of the editor that a game has of its own.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum GamePage {
    /// One of Tikal's.
    Tikal(tikal::editor::Page),
}

impl GamePage {
    /// The id of the text that names it.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Tikal(page) => page.name(),
        }
    }

    /// True if it is drawn on, and so needs more of the window than others.
    #[must_use]
    pub fn is_drawn(self) -> bool {
        match self {
            Self::Tikal(page) => page.is_drawn(),
        }
    }
}

/// The part of a page of its game that somebody wants to change.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum GameTarget {
    /// Something of Tikal.
    Tikal(tikal::editor::Target),
}

/// A problem of a document, as a list shows it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ProblemLine {
    /// True if the variant cannot be played because of it.
    pub is_error: bool,
    /// The fault, and the ways to mend it.
    pub sentence: String,
    /// Where it stands: the bytes, the line and the column, both from 1.
    pub place: Option<(std::ops::Range<usize>, usize, usize)>,
    /// The page on which that is changed.
    pub page: Option<GamePage>,
    /// Where on it.
    pub target: Option<GameTarget>,
    /// The change that the plain cure makes, where there is one.
    pub cure: Option<String>,
}

/// Something in a document, and where it is changed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Found {
    /// The kind of the part, and its text.
    pub said: String,
    /// The page on which it is changed.
    pub page: Option<GamePage>,
    /// Where on it.
    pub target: Option<GameTarget>,
    /// Where it stands in the text, for what is found there alone.
    pub bytes: Option<std::ops::Range<usize>>,
}

impl Found {
    fn of(content: Content, page: Option<GamePage>, target: Option<GameTarget>) -> Self {
        Self { said: content.said, page, target, bytes: content.bytes }
    }
}

/// Calls a method of the document, whatever its game is.
macro_rules! any {
    ($self:expr, $document:ident => $call:expr) => {
        match $self {
            Self::Tikal($document) => $call,
        }
    };
}

impl VariantDocument {
    /// A new document of this game with this text.
    #[must_use]
    pub fn new(game: GameId, text: String) -> Self {
        match game {
            GameId::Tikal => Self::Tikal(Box::new(Document::new(text))),
        }
    }

    /// The document of a file.
    ///
    /// # Errors
    /// Why the file cannot be read, in words.
    pub fn of_file(texts: &Texts, path: &Path) -> Result<Self, String> {
        let text = read_variant(path).map_err(|error| failures::file(texts, &error))?;
        Ok(match crate::library::game_of_variant(path) {
            GameId::Tikal => Self::Tikal(Box::new(Document::of_file(path.to_owned(), text))),
        })
    }

    /// A document as it was left.
    #[must_use]
    pub fn restored(game: GameId, text: String, path: Option<PathBuf>, saved: Option<String>) -> Self {
        match game {
            GameId::Tikal => Self::Tikal(Box::new(Document::restored(text, path, saved))),
        }
    }

    /// A document made from a variant: that of its file, if it has one; else a copy of it under another id, with the
    /// variant as its parent.
    ///
    /// # Errors
    /// Why its file cannot be read, in words.
    pub fn of_variant(texts: &Texts, libraries: &Libraries, rules: &GameRules) -> Result<Self, String> {
        match rules {
            GameRules::Tikal(rules) => {
                let entry = libraries.tikal.entries().iter().find(|entry| entry.variant.hash() == rules.hash());
                if let Some(Source::File(path)) = entry.map(|entry| &entry.source) {
                    return Self::of_file(texts, path);
                }
                Ok(Self::copy_of(texts, libraries, &GameRules::Tikal(rules.clone())))
            }
        }
    }

    /// A copy of a variant under another id, with the variant as its parent.
    #[must_use]
    pub fn copy_of(texts: &Texts, libraries: &Libraries, rules: &GameRules) -> Self {
        match rules {
            GameRules::Tikal(rules) => {
                let text = tikal::editor::copy_of(texts, rules, &libraries.tikal);
                Self::Tikal(Box::new(Document::new(text)))
            }
        }
    }

    /// Gives the variant another name in the language of the window. Returns whether that could be written.
    pub fn rename(&mut self, texts: &Texts, name: &str) -> bool {
        match self {
            Self::Tikal(document) => {
                let Some(mut def) = document.definition().cloned() else { return false };
                tikal::editor::set_text(&mut def.name, texts.language().code(), name.to_owned());
                document.change(&def, Step::of("editor-step-set", "editor-name"), None).is_ok()
            }
        }
    }

    /// The game.
    #[must_use]
    pub fn game(&self) -> GameId {
        match self {
            Self::Tikal(_) => GameId::Tikal,
        }
    }

    /// The variant's id, as far as it can be read.
    #[must_use]
    pub fn id(&self) -> Option<String> {
        match self {
            Self::Tikal(document) => document.definition().map(|def| def.id.clone()).filter(|id| !id.is_empty()),
        }
    }

    /// The variant that it was made from, as far as that can be read.
    #[must_use]
    pub fn based_on(&self) -> Option<VariantId> {
        match self {
            Self::Tikal(document) => {
                let parent = document.definition()?.based_on.as_ref()?;
                Some(VariantId::new(GameId::Tikal, &parent.id))
            }
        }
    }

    /// The title: the variant's name, or its file's, or the word for one without a name.
    #[must_use]
    pub fn title(&self, texts: &Texts) -> String {
        let name = match self {
            Self::Tikal(document) => {
                document.definition().map(|def| def.name.get(texts.language().code()).trim().to_owned())
            }
        };
        let file = || self.path()?.file_stem()?.to_str().map(str::to_owned);
        let name = name.filter(|name| !name.is_empty()).or_else(file);
        name.unwrap_or_else(|| texts.say("editor-untitled"))
    }

    /// Its rules, if it can be played.
    #[must_use]
    pub fn rules(&self) -> Option<GameRules> {
        match self {
            Self::Tikal(document) => document.rules().map(|rules| GameRules::Tikal(rules.clone())),
        }
    }

    /// The variant that it is compared with: the one it was made from, or else the classic one of its game.
    #[must_use]
    pub fn base(&self, libraries: &Libraries) -> Option<GameRules> {
        match self {
            Self::Tikal(document) => {
                let base = tikal::differences::base_of(&libraries.tikal, document.definition()?)?;
                Some(GameRules::Tikal(base.clone()))
            }
        }
    }

    /// Everything that it adds up to, beside what its base does.
    #[must_use]
    pub fn all_totals(&self, texts: &Texts, base: Option<&GameRules>) -> Vec<TotalLine> {
        match self {
            Self::Tikal(document) => {
                let base = base.map(|GameRules::Tikal(base)| base.def());
                document.definition().map(|def| tikal::editor::total_lines(texts, def, base)).unwrap_or_default()
            }
        }
    }

    /// The differences from its base, in plain words.
    #[must_use]
    pub fn changes(&self, texts: &Texts, base: &GameRules) -> Vec<String> {
        match (self, base) {
            (Self::Tikal(document), GameRules::Tikal(base)) => {
                let def = document.definition();
                def.map(|def| tikal::editor::change_lines(texts, base.def(), def)).unwrap_or_default()
            }
        }
    }

    /// The tasks of a guide to one's first variant of this game: a text and a page for each.
    #[must_use]
    pub fn tasks(&self) -> Vec<(&'static str, GamePage)> {
        match self {
            Self::Tikal(_) => tikal::editor::TASKS.iter().map(|task| (task.text, GamePage::Tikal(task.page))).collect(),
        }
    }

    /// True if the task with this number was done to the document, which began as this copy.
    #[must_use]
    pub fn has_done(&self, task: usize, copy: &Self) -> bool {
        match (self, copy) {
            (Self::Tikal(own), Self::Tikal(copy)) => {
                let defs = copy.definition().zip(own.definition());
                defs.is_some_and(|(copy, own)| (tikal::editor::TASKS[task].is_done)(copy, own))
            }
        }
    }

    /// Everything in it, one by one, to be searched: what its pages show, and then the lines of its text.
    #[must_use]
    pub fn contents(&self, texts: &Texts) -> Vec<Found> {
        let shown = match self {
            Self::Tikal(document) => {
                let def = document.definition();
                let contents = def.map(|def| tikal::editor::contents(texts, def)).unwrap_or_default();
                let found = |(content, page, target): tikal::editor::Held| {
                    Found::of(content, page.map(GamePage::Tikal), target.map(GameTarget::Tikal))
                };
                contents.into_iter().map(found)
            }
        };
        shown.chain(lines(self.text()).into_iter().map(|line| Found::of(line, None, None))).collect()
    }

    /// The chief totals in a few words each.
    #[must_use]
    pub fn totals(&self, texts: &Texts) -> Vec<String> {
        match self {
            Self::Tikal(document) => {
                document.definition().map_or_else(Vec::new, |def| tikal::editor::totals(texts, def))
            }
        }
    }

    /// The pages that its game has.
    #[must_use]
    pub fn pages(&self) -> Vec<GamePage> {
        match self {
            Self::Tikal(_) => tikal::editor::Page::ALL.into_iter().map(GamePage::Tikal).collect(),
        }
    }

    /// Lays out a page, which changes the document, and leads the keyboard to what is sought on it.
    pub fn page_ui(
        &mut self,
        ui: &mut Ui,
        desk: &mut Desk,
        libraries: &Libraries,
        page: GamePage,
        sought: &mut Option<GameTarget>,
    ) {
        match (self, page) {
            (Self::Tikal(document), GamePage::Tikal(page)) => {
                let look = (desk.texts, desk.theme);
                let mut target = sought.take().map(|GameTarget::Tikal(target)| target);
                let asked = tikal::editor::page_ui(ui, look, document, &libraries.tikal, page, &mut target);
                *sought = target.map(GameTarget::Tikal);
                if let Some(rule) = asked {
                    desk.push(Command::ShowRule(rule.into()));
                }
            }
        }
    }

    /// Its text.
    #[must_use]
    pub fn text(&self) -> &str {
        any!(self, document => document.text())
    }

    /// The stage of its way to being played.
    #[must_use]
    pub fn stage(&self) -> Stage {
        any!(self, document => document.stage())
    }

    /// The numbers of its errors and of its warnings.
    #[must_use]
    pub fn counts(&self) -> (usize, usize) {
        any!(self, document => document.counts())
    }

    /// Its file.
    #[must_use]
    pub fn path(&self) -> Option<&Path> {
        any!(self, document => document.path())
    }

    /// The text as its file has it.
    #[must_use]
    pub fn saved(&self) -> Option<&str> {
        any!(self, document => document.saved())
    }

    /// True if something would be lost if it were closed.
    #[must_use]
    pub fn is_changed(&self) -> bool {
        any!(self, document => document.is_changed())
    }

    /// A number that differs after every change of the text.
    #[must_use]
    pub fn revision(&self) -> u64 {
        any!(self, document => document.revision())
    }

    /// The number of steps, and the number of those that are in the text.
    #[must_use]
    pub fn steps(&self) -> (usize, usize) {
        any!(self, document => (document.history().steps(), document.history().done()))
    }

    /// The step with this number, from 0.
    #[must_use]
    pub fn step(&self, index: usize) -> Option<&Step> {
        any!(self, document => document.history().step(index))
    }

    /// Notes what its file holds now, after another program has changed it; nothing if the file is gone.
    pub fn file_says(&mut self, text: Option<String>) {
        any!(self, document => document.file_says(text));
    }

    /// Replaces the text by what somebody typed.
    pub fn type_text(&mut self, text: String, what: Step, group: Option<Group>) {
        any!(self, document => document.type_text(text, what, group));
    }

    /// Ends the last step: what follows is a step of its own.
    pub fn close_step(&mut self) {
        any!(self, document => document.close_step());
    }

    /// True if a step can be taken back.
    #[must_use]
    pub fn can_undo(&self) -> bool {
        any!(self, document => document.can_undo())
    }

    /// True if a step can be played again.
    #[must_use]
    pub fn can_redo(&self) -> bool {
        any!(self, document => document.can_redo())
    }

    /// Takes the last step back.
    pub fn undo(&mut self) {
        any!(self, document => document.undo());
    }

    /// Plays the step again that was taken back last.
    pub fn redo(&mut self) {
        any!(self, document => document.redo());
    }

    /// Takes steps back or plays them again until so many are in the text.
    pub fn go_to(&mut self, step: usize) {
        any!(self, document => document.go_to(step));
    }

    /// Saves it in this file, or in its own, or in the user's folder of variants under its id.
    ///
    /// # Errors
    /// Why it was not saved, in words; file and document are then as they were.
    pub fn save(&mut self, texts: &Texts, libraries: &mut Libraries, path: Option<&Path>) -> Result<PathBuf, String> {
        match self {
            Self::Tikal(document) => tikal::editor::save(texts, document, &mut libraries.tikal, path),
        }
    }
}
