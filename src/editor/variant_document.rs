//! Variant files of any game as documents of the editor: what every page and list of the editor asks of one.

use std::path::{Path, PathBuf};

use super::begin::{base_of, copy_of, received};
use super::{Chronicle, Content, Document, Drafted, Group, Snapshot, Stage, Step, TotalLine, lines};
use crate::game::{Game, Rules};
use crate::games::{GameId, GameRules, Listed, any_game, with_game};
use crate::lab::Finding;
use crate::library::{self, Libraries, Library, Shared, Source, Written, read_variant};
use crate::words::{Texts, failures};

type DocumentOf<G> = Box<Document<<G as Game>::Rules>>;
type PageOf<G> = <G as Drafted>::Page;
type TargetOf<G> = <G as Drafted>::Target;

any_game! {
    /// A variant of any game that is edited.
    #[derive(Clone, Debug)]
    pub enum VariantDocument: Drafted { DocumentOf }
}

any_game! {
    /// A page of the editor that a game has of its own.
    #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
    pub enum GamePage: Drafted { PageOf }
}

impl GamePage {
    /// The id of the text that names it.
    #[must_use]
    pub fn name(self) -> &'static str {
        with_game!(self, Self::G(page) => G::page_name(page))
    }

    /// True if it is drawn on, and so needs more of the window than others.
    #[must_use]
    pub fn is_drawn(self) -> bool {
        with_game!(self, Self::G(page) => G::is_drawn(page))
    }
}

/// The page of a variant's document, and the place on it, to which something leads that the laboratory found.
#[must_use]
pub fn part_found(rules: &GameRules, finding: &Finding) -> Option<(GamePage, Option<GameTarget>)> {
    with_game!(rules, GameRules::G(rules) => {
        let (page, target) = G::part_found(finding, rules.definition())?;
        Some((GamePage::of::<G>(page), target.map(GameTarget::of::<G>)))
    })
}

any_game! {
    /// Something on a page of its game that somebody wants to change.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum GameTarget: Drafted { TargetOf }
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

impl VariantDocument {
    /// A new document of this game with this text.
    #[must_use]
    pub fn new(game: GameId, text: String) -> Self {
        with_game!(game, G => Self::of::<G>(Box::new(Document::new(text))))
    }

    /// A new document of this game with the least in it that can be played.
    #[must_use]
    pub fn empty(texts: &Texts, libraries: &Libraries, game: GameId) -> Self {
        let text = with_game!(game, G => G::empty(texts, libraries.of()));
        Self::new(game, text)
    }

    /// The document of a file.
    ///
    /// # Errors
    /// Why the file cannot be read, in words.
    pub fn of_file(texts: &Texts, path: &Path) -> Result<Self, String> {
        let text = read_variant(path).map_err(|error| failures::file(texts, &error))?;
        let game = library::game_of_variant(path);
        Ok(with_game!(game, G => Self::of::<G>(Box::new(Document::of_file(path.to_owned(), text)))))
    }

    /// A document as it was left.
    #[must_use]
    pub fn restored(game: GameId, text: String, path: Option<PathBuf>, saved: Option<String>) -> Self {
        with_game!(game, G => Self::of::<G>(Box::new(Document::restored(text, path, saved))))
    }

    /// A document made from a variant: that of its file, if it has one; else a copy of it under another id, with the
    /// variant as its parent.
    ///
    /// # Errors
    /// Why its file cannot be read, in words.
    pub fn of_variant(texts: &Texts, libraries: &Libraries, rules: &GameRules) -> Result<Self, String> {
        match with_game!(rules, GameRules::G(rules) => file_of::<G>(libraries.of(), rules)) {
            Some(path) => Self::of_file(texts, path),
            None => Ok(Self::copy_of(texts, libraries, rules)),
        }
    }

    /// A copy of a variant under another id, with the variant as its parent.
    #[must_use]
    pub fn copy_of(texts: &Texts, libraries: &Libraries, rules: &GameRules) -> Self {
        let text = with_game!(rules, GameRules::G(rules) => copy_of::<G>(texts, rules, libraries.of()));
        Self::new(rules.game(), text)
    }

    /// The document of a variant that somebody shared as a code, and what is to be told of it: that its id is taken.
    ///
    /// # Errors
    /// Why it is no such code, in words.
    pub fn of_code(texts: &Texts, libraries: &Libraries, code: &str) -> Result<(Self, Option<String>), String> {
        let Shared { game, text } = library::unshare(code).map_err(|error| failures::share(texts, &error))?;
        let (text, told) = with_game!(game, G => received::<G>(texts, text, libraries.of()));
        Ok((Self::new(game, text), told))
    }

    /// The code by which it can be shared.
    ///
    /// # Errors
    /// Why it has none, in words.
    pub fn code(&self, texts: &Texts) -> Result<String, String> {
        library::share(self.game(), self.text()).map_err(|error| failures::share(texts, &error))
    }

    /// Gives the variant another name in the language of the window. Returns whether that could be written.
    pub fn rename(&mut self, texts: &Texts, name: &str) -> bool {
        with_game!(self, Self::G(document) => {
            let Some(mut def) = document.definition().cloned() else { return false };
            G::head(&mut def).name.set(texts.language().code(), name.to_owned());
            document.change(&def, Step::of("editor-step-set", "editor-name"), None).is_ok()
        })
    }

    /// The game.
    #[must_use]
    pub fn game(&self) -> GameId {
        with_game!(self, Self::G(_) => <G as Listed>::GAME)
    }

    /// The variant's id, as far as it can be read.
    #[must_use]
    pub fn id(&self) -> Option<String> {
        with_game!(self, Self::G(document) => {
            document.definition().map(|def| G::id_of(def).to_owned()).filter(|id| !id.is_empty())
        })
    }

    /// The title: the variant's name, or its file's, or the word for one without a name.
    #[must_use]
    pub fn title(&self, texts: &Texts) -> String {
        let name = with_game!(self, Self::G(document) => {
            document.definition().map(|def| G::name_of(def, texts.language().code()).trim().to_owned())
        });
        let file = || self.path()?.file_stem()?.to_str().map(str::to_owned);
        let name = name.filter(|name| !name.is_empty()).or_else(file);
        name.unwrap_or_else(|| texts.say("editor-untitled"))
    }

    /// Its rules, if it can be played.
    #[must_use]
    pub fn rules(&self) -> Option<GameRules> {
        with_game!(self, Self::G(document) => document.rules().cloned().map(GameRules::of::<G>))
    }

    /// The variant that it is compared with: the one it was made from, or else the classic one of its game.
    #[must_use]
    pub fn base(&self, libraries: &Libraries) -> Option<GameRules> {
        with_game!(self, Self::G(document) => {
            base_of::<G>(libraries.of(), document.definition()?).cloned().map(GameRules::of::<G>)
        })
    }

    /// Everything that it adds up to, beside what its base does.
    #[must_use]
    pub fn all_totals(&self, texts: &Texts, base: Option<&GameRules>) -> Vec<TotalLine> {
        with_game!(self, Self::G(document) => {
            let base = base.and_then(GameRules::own::<G>).map(|base| base.definition());
            document.definition().map(|def| G::total_lines(texts, def, base)).unwrap_or_default()
        })
    }

    /// The differences from its base, in plain words.
    #[must_use]
    pub fn changes(&self, texts: &Texts, base: &GameRules) -> Vec<String> {
        with_game!(self, Self::G(document) => {
            let defs = base.own::<G>().zip(document.definition());
            defs.map(|(base, def)| G::change_lines(texts, base.definition(), def)).unwrap_or_default()
        })
    }

    /// The tasks of a guide to one's first variant of this game: a text and a page for each.
    #[must_use]
    pub fn tasks(&self) -> Vec<(&'static str, GamePage)> {
        with_game!(self, Self::G(_) => {
            G::TASKS.iter().map(|task| (task.text, GamePage::of::<G>(task.page))).collect()
        })
    }

    /// True if the task with this number was done to the document, which began as this copy.
    #[must_use]
    pub fn has_done(&self, task: usize, copy: &Self) -> bool {
        with_game!(self, Self::G(own) => {
            let defs = copy.own::<G>().and_then(|copy| copy.definition()).zip(own.definition());
            G::TASKS.get(task).zip(defs).is_some_and(|(task, (copy, own))| (task.is_done)(copy, own))
        })
    }

    /// Everything in it, one by one, to be searched: what its pages show, and then the lines of its text.
    #[must_use]
    pub fn contents(&self, texts: &Texts) -> Vec<Found> {
        let shown = with_game!(self, Self::G(document) => {
            let contents = document.definition().map(|def| G::contents(texts, def)).unwrap_or_default();
            let found = |(content, page, target): (Content, Option<_>, Option<_>)| {
                Found::of(content, page.map(GamePage::of::<G>), target.map(GameTarget::of::<G>))
            };
            contents.into_iter().map(found).collect::<Vec<_>>()
        });
        let shown = shown.into_iter();
        shown.chain(lines(self.text()).into_iter().map(|line| Found::of(line, None, None))).collect()
    }

    /// The chief totals in a few words each.
    #[must_use]
    pub fn totals(&self, texts: &Texts) -> Vec<String> {
        with_game!(self, Self::G(document) => {
            document.definition().map_or_else(Vec::new, |def| G::totals(texts, def))
        })
    }

    /// The pages that its game has.
    #[must_use]
    pub fn pages(&self) -> Vec<GamePage> {
        with_game!(self, Self::G(_) => G::PAGES.iter().copied().map(GamePage::of::<G>).collect())
    }

    /// Its text.
    #[must_use]
    pub fn text(&self) -> &str {
        with_game!(self, Self::G(document) => document.text())
    }

    /// The stage of its way to being played.
    #[must_use]
    pub fn stage(&self) -> Stage {
        with_game!(self, Self::G(document) => document.stage())
    }

    /// The numbers of its errors and of its warnings.
    #[must_use]
    pub fn counts(&self) -> (usize, usize) {
        with_game!(self, Self::G(document) => document.counts())
    }

    /// Its file.
    #[must_use]
    pub fn path(&self) -> Option<&Path> {
        with_game!(self, Self::G(document) => document.path())
    }

    /// The text as its file has it.
    #[must_use]
    pub fn saved(&self) -> Option<&str> {
        with_game!(self, Self::G(document) => document.saved())
    }

    /// True if something would be lost if it were closed.
    #[must_use]
    pub fn is_changed(&self) -> bool {
        with_game!(self, Self::G(document) => document.is_changed())
    }

    /// A number that differs after every change of the text.
    #[must_use]
    pub fn revision(&self) -> u64 {
        with_game!(self, Self::G(document) => document.revision())
    }

    /// The number of steps, and the number of those that are in the text.
    #[must_use]
    pub fn steps(&self) -> (usize, usize) {
        with_game!(self, Self::G(document) => (document.history().steps(), document.history().done()))
    }

    /// The step with this number, from 0.
    #[must_use]
    pub fn step(&self, index: usize) -> Option<&Step> {
        with_game!(self, Self::G(document) => document.history().step(index))
    }

    /// Notes what its file holds now, after another program has changed it; nothing if the file is gone.
    pub fn file_says(&mut self, text: Option<String>) {
        with_game!(self, Self::G(document) => document.file_says(text));
    }

    /// Replaces the text by what somebody typed.
    pub fn type_text(&mut self, text: String, what: Step, group: Option<Group>) {
        with_game!(self, Self::G(document) => document.type_text(text, what, group));
    }

    /// The texts of it that were kept under a name.
    #[must_use]
    pub fn snapshots(&self) -> &[Snapshot] {
        with_game!(self, Self::G(document) => document.snapshots())
    }

    /// Keeps the text as it is under a name. Returns whether there is room for it.
    pub fn keep_snapshot(&mut self, name: String) -> bool {
        with_game!(self, Self::G(document) => document.keep_snapshot(name))
    }

    /// Makes it say what the snapshot with this number does, as a step.
    pub fn go_to_snapshot(&mut self, index: usize) {
        with_game!(self, Self::G(document) => document.go_to_snapshot(index));
    }

    /// Removes the snapshot with this number.
    pub fn drop_snapshot(&mut self, index: usize) {
        with_game!(self, Self::G(document) => document.drop_snapshot(index));
    }

    /// True if something happened to its steps or snapshots that is not written down.
    #[must_use]
    pub fn has_news(&self) -> bool {
        with_game!(self, Self::G(document) => document.has_news())
    }

    /// Hands over what is to be written down of its steps and snapshots, if anything is.
    #[must_use]
    pub fn take_news(&mut self) -> Option<Written> {
        with_game!(self, Self::G(document) => document.take_news())
    }

    /// Notes that nothing of its steps is written down any more.
    pub fn forget_written(&mut self) {
        with_game!(self, Self::G(document) => document.forget_written());
    }

    /// Its steps and snapshots, of which a document of the same file can take them up.
    #[must_use]
    pub fn into_chronicle(self) -> Chronicle {
        with_game!(self, Self::G(document) => document.into_chronicle())
    }

    /// Takes up the steps and snapshots that were written down of it. Where they lead to another text than it has, that
    /// is one more step.
    pub fn recall(&mut self, chronicle: Chronicle, more: Step) {
        with_game!(self, Self::G(document) => document.recall(chronicle, more));
    }

    /// True if its file says something else, to which it can be reverted.
    #[must_use]
    pub fn can_revert(&self) -> bool {
        with_game!(self, Self::G(document) => document.can_revert())
    }

    /// Makes it say what its file does, as a step.
    pub fn revert(&mut self) {
        with_game!(self, Self::G(document) => document.revert());
    }

    /// Ends the last step: what follows is a step of its own.
    pub fn close_step(&mut self) {
        with_game!(self, Self::G(document) => document.close_step());
    }

    /// True if a step can be taken back.
    #[must_use]
    pub fn can_undo(&self) -> bool {
        with_game!(self, Self::G(document) => document.can_undo())
    }

    /// True if a step can be played again.
    #[must_use]
    pub fn can_redo(&self) -> bool {
        with_game!(self, Self::G(document) => document.can_redo())
    }

    /// Takes the last step back.
    pub fn undo(&mut self) {
        with_game!(self, Self::G(document) => document.undo());
    }

    /// Plays the step again that was taken back last.
    pub fn redo(&mut self) {
        with_game!(self, Self::G(document) => document.redo());
    }

    /// Takes steps back or plays them again until so many are in the text.
    pub fn go_to(&mut self, step: usize) {
        with_game!(self, Self::G(document) => document.go_to(step));
    }

    /// Saves it in this file, or in its own, or in the user's folder of variants under its id.
    ///
    /// # Errors
    /// Why it was not saved, in words; file and document are then as they were.
    pub fn save(&mut self, texts: &Texts, libraries: &mut Libraries, path: Option<&Path>) -> Result<PathBuf, String> {
        with_game!(self, Self::G(document) => save::<G>(texts, document, libraries.of_mut(), path))
    }
}

/// The file that holds just this variant.
fn file_of<'a, G: Game>(library: &'a Library<G>, rules: &G::Rules) -> Option<&'a Path> {
    match &library.entries().iter().find(|entry| entry.variant.hash() == rules.hash())?.source {
        Source::File(path) => Some(path),
        Source::BuiltIn => None,
    }
}

/// Saves a document in this file, or in its own, or in the user's folder under its id. One that cannot be played yet is
/// saved all the same, if it is known where.
fn save<G: Drafted>(
    texts: &Texts,
    document: &mut Document<G::Rules>,
    library: &mut Library<G>,
    path: Option<&Path>,
) -> Result<PathBuf, String> {
    let path = path.or(document.path()).map(Path::to_owned);
    if document.rules().is_none() {
        let path = path.ok_or_else(|| texts.say("editor-save-where"))?;
        library.save_unfinished(&path, document.text()).map_err(|error| failures::file(texts, &error))?;
        document.saved_as(path.clone(), document.text().to_owned());
        return Ok(path);
    }
    let saved = library.save(path.as_deref(), document.text()).map_err(|error| failures::variant(texts, &error))?;
    let path = path.or_else(|| library.file_of(saved.id()).map(Path::to_owned)).unwrap_or_default();
    document.saved_as(path.clone(), document.text().to_owned());
    Ok(path)
}
