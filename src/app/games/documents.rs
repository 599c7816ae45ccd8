//! Variant files of any game as documents of the editor: what every page and list of the editor asks of one.

use std::fmt::Debug;
use std::hash::Hash;
use std::path::{Path, PathBuf};

use egui::Ui;

use super::Shown;
use crate::app::command::{Command, Desk, Part};
use crate::app::kit::theme::Theme;
use crate::app::rulebook::Citation;
use crate::editor::{Content, Document, Edited, Group, Stage, Step, TotalLine, lines};
use crate::game::{Game, Place, ProblemOf, Rules};
use crate::games::{GameId, GameRules, Listed, VariantId, any_game, each_game, with_game};
use crate::lab::Finding;
use crate::library::{DefinitionOf, Libraries, Library, Source, read_variant};
use crate::words::{Texts, failures};

/// Something that the pages show of a document, with its page and its place there.
pub type ContentOn<P, T> = (Content, Option<P>, Option<T>);

/// A game whose variants have pages in the editor.
pub trait Drafted: Shown<Rules: Edited> + Listed {
    /// A page that the game has of its own.
    type Page: Copy + Eq + Hash + Debug + 'static;
    /// Something on a page that somebody wants to change.
    type Target: Copy + Eq + Debug + 'static;
    /// The state that the pages of a document keep between frames.
    type Kept: Default + 'static;
    /// The wishes for a variant that is made.
    type Wishes: Default + 'static;

    /// The pages, in the order in which they are offered.
    const PAGES: &'static [Self::Page];

    /// The tasks of a guide to one's first variant, in their order: the id of the text that asks for each, and the page on
    /// which it is done.
    fn tasks() -> Vec<(&'static str, Self::Page)>;

    /// True if the task with this number was done to what began as this copy.
    fn has_done(task: usize, copy: &DefinitionOf<Self>, own: &DefinitionOf<Self>) -> bool;

    /// The id of the text that names a page.
    fn page_name(page: Self::Page) -> &'static str;

    /// True if a page is drawn on, and so needs more of the window than others.
    fn is_drawn(page: Self::Page) -> bool;

    /// Lays out a page, which changes the document, and leads the keyboard to what is sought on it. Returns the rule that
    /// somebody wants to read.
    fn page_ui(
        ui: &mut Ui,
        look: (&Texts, &Theme),
        document: &mut Document<Self::Rules>,
        library: &Library<Self>,
        page: Self::Page,
        sought: &mut Option<Self::Target>,
        kept: &mut Self::Kept,
    ) -> Option<Citation>;

    /// The id of a definition; empty if it has none.
    fn id_of(definition: &DefinitionOf<Self>) -> &str;

    /// The id of the variant that a definition was made from.
    fn parent_of(definition: &DefinitionOf<Self>) -> Option<&str>;

    /// The name of a definition in this language.
    fn name_of<'a>(definition: &'a DefinitionOf<Self>, language: &str) -> &'a str;

    /// Gives a definition another name in this language.
    fn set_name(definition: &mut DefinitionOf<Self>, language: &str, name: String);

    /// The text of a copy of a variant under an id that is free, with the variant as its parent.
    fn copy_of(texts: &Texts, rules: &Self::Rules, library: &Library<Self>) -> String;

    /// The text of the least that can be played.
    fn empty(texts: &Texts, library: &Library<Self>) -> String;

    /// A text that somebody shared as it is taken in, and what is to be told of it: that its id is taken.
    fn received(texts: &Texts, text: String, library: &Library<Self>) -> (String, Option<String>);

    /// Before a document is saved for the first time: gives it an id that its name says and no other variant has, unless
    /// somebody gave it one.
    fn settle_id(texts: &Texts, document: &mut Document<Self::Rules>, library: &Library<Self>);

    /// Gives a document another id, if another variant has its own.
    fn set_apart(document: &mut Document<Self::Rules>, library: &Library<Self>);

    /// The chief totals of a definition in a few words each.
    fn totals(texts: &Texts, definition: &DefinitionOf<Self>) -> Vec<String>;

    /// Everything that a definition adds up to, beside what its base does.
    fn total_lines(texts: &Texts, definition: &DefinitionOf<Self>, base: Option<&DefinitionOf<Self>>)
    -> Vec<TotalLine>;

    /// The changes from a base to a definition, in plain words.
    fn change_lines(texts: &Texts, base: &DefinitionOf<Self>, own: &DefinitionOf<Self>) -> Vec<String>;

    /// Everything that the pages show of a definition, one by one, each with its page and its place there.
    fn contents(texts: &Texts, definition: &DefinitionOf<Self>) -> Vec<ContentOn<Self::Page, Self::Target>>;

    /// A problem in words.
    fn sentence(texts: &Texts, problem: &ProblemOf<Self>) -> String;

    /// The place of a problem in the text.
    fn place_of(problem: &ProblemOf<Self>) -> Option<&Place>;

    /// The page on which a problem is mended.
    fn page_of(problem: &ProblemOf<Self>) -> Option<Self::Page>;

    /// The place on a page where a problem is mended.
    fn target_of(problem: &ProblemOf<Self>, definition: &DefinitionOf<Self>) -> Option<Self::Target>;

    /// The page and the place on it to which something leads that the laboratory found.
    fn part_found(finding: &Finding, definition: &DefinitionOf<Self>) -> Option<(Self::Page, Option<Self::Target>)>;

    /// The name of something on a page.
    fn target_name(target: Self::Target, texts: &Texts, definition: &DefinitionOf<Self>) -> Option<String>;

    /// The plain cure of a problem, where there is one: what it does in words, and the definition that it leaves.
    fn cure(
        texts: &Texts,
        definition: &DefinitionOf<Self>,
        problem: &ProblemOf<Self>,
    ) -> Option<(String, DefinitionOf<Self>)>;

    /// Lays out the form for what is wished, for a document or for a variant of its own; `buttons` lays out what can be
    /// done with the wish, and whether it can be done now.
    fn wishes_ui(
        ui: &mut Ui,
        look: (&Texts, &Theme),
        wishes: &mut Self::Wishes,
        document: Option<&Document<Self::Rules>>,
        library: &Library<Self>,
        buttons: impl FnOnce(&mut Ui, bool),
    );

    /// The texts of so many variants that are made as they are wished.
    fn made(wishes: &Self::Wishes, library: &Library<Self>, count: u64) -> Vec<String>;

    /// Puts a part that is made into a document.
    ///
    /// # Errors
    /// Why that cannot be done, in words; the document is then as it was.
    fn put_in(
        wishes: &Self::Wishes,
        part: Part,
        document: &mut Document<Self::Rules>,
        library: &Library<Self>,
    ) -> Result<(), String>;

    /// Wishes for another seed.
    fn draw_seed(wishes: &mut Self::Wishes);
}

type DocumentOf<G> = Box<Document<<G as Game>::Rules>>;
type PageOf<G> = <G as Drafted>::Page;
type TargetOf<G> = <G as Drafted>::Target;
type KeptOf<G> = <G as Drafted>::Kept;

each_game! {
    /// The state that the pages of a document keep between frames.
    #[derive(Default)]
    pub struct PagesKept: Drafted { mut KeptOf }
}

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

    /// The document of a file.
    ///
    /// # Errors
    /// Why the file cannot be read, in words.
    pub fn of_file(texts: &Texts, path: &Path) -> Result<Self, String> {
        let text = read_variant(path).map_err(|error| failures::file(texts, &error))?;
        let game = crate::library::game_of_variant(path);
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
        let text = with_game!(rules, GameRules::G(rules) => G::copy_of(texts, rules, libraries.of()));
        Self::new(rules.game(), text)
    }

    /// Gives the variant another name in the language of the window. Returns whether that could be written.
    pub fn rename(&mut self, texts: &Texts, name: &str) -> bool {
        with_game!(self, Self::G(document) => {
            let Some(mut def) = document.definition().cloned() else { return false };
            G::set_name(&mut def, texts.language().code(), name.to_owned());
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

    /// The variant that it was made from, as far as that can be read.
    #[must_use]
    pub fn based_on(&self) -> Option<VariantId> {
        let parent = with_game!(self, Self::G(document) => G::parent_of(document.definition()?))?;
        Some(VariantId::new(self.game(), parent))
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
            G::base_of(libraries.of(), document.definition()?).cloned().map(GameRules::of::<G>)
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
            G::tasks().into_iter().map(|(text, page)| (text, GamePage::of::<G>(page))).collect()
        })
    }

    /// True if the task with this number was done to the document, which began as this copy.
    #[must_use]
    pub fn has_done(&self, task: usize, copy: &Self) -> bool {
        with_game!(self, Self::G(own) => {
            let defs = copy.own::<G>().and_then(|copy| copy.definition()).zip(own.definition());
            defs.is_some_and(|(copy, own)| G::has_done(task, copy, own))
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

    /// Lays out a page, which changes the document, and leads the keyboard to what is sought on it.
    pub fn page_ui(
        &mut self,
        ui: &mut Ui,
        desk: &mut Desk,
        libraries: &Libraries,
        page: GamePage,
        sought: &mut Option<GameTarget>,
        kept: &mut PagesKept,
    ) {
        let look = (desk.texts, desk.theme);
        let asked = with_game!(self, Self::G(document) => {
            let Some(&page) = page.own::<G>() else { return };
            let mut target = sought.take().and_then(|target| target.own::<G>().copied());
            let asked = G::page_ui(ui, look, document, libraries.of(), page, &mut target, kept.of_mut::<G>());
            *sought = target.map(GameTarget::of::<G>);
            asked
        });
        if let Some(rule) = asked {
            desk.push(Command::ShowRule(rule));
        }
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
