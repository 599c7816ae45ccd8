//! The questions of the editor to a game: the beginnings of its documents, their ids, the pages on which their parts are changed,
//! and what is said of them.

use std::fmt::Debug;
use std::hash::Hash;

use super::{Content, Edited, TotalLine, base_of};
use crate::game::{Place, ProblemOf, Rules};
use crate::games::{GameRules, Listed, with_game};
use crate::lab::Finding;
use crate::library::{DefinitionOf, Libraries, Library, Shipped};
use crate::variant_file::{BasedOn, PlayersDef, Text};
use crate::words::{Texts, Worded};

/// Something that the pages show of a document, with its page and its place there.
pub type ContentOn<P, T> = (Content, Option<P>, Option<T>);

/// The part of a definition in which a variant says what it is and who can play it, whichever its game is.
#[derive(Debug)]
#[expect(missing_docs, reason = "the fields are those of a variant file")]
pub struct Head<'a> {
    pub id: &'a mut String,
    pub name: &'a mut Text,
    pub description: &'a mut Text,
    pub author: &'a mut String,
    pub based_on: &'a mut Option<BasedOn>,
    pub players: &'a mut PlayersDef,
}

/// Something that a guide asks for.
#[derive(Clone, Copy, Debug)]
pub struct Task<P: 'static, D: 'static> {
    /// The id of the text that asks for it.
    pub text: &'static str,
    /// The page on which it is done.
    pub page: P,
    /// True if the task is done in the second definition, which began as a copy of the first.
    pub is_done: fn(&D, &D) -> bool,
}

/// A game whose variants can be made and changed in the editor.
pub trait Drafted: Shipped<Rules: Edited> + Worded + Listed {
    /// A page that the game has of its own.
    type Page: Copy + Eq + Hash + Debug + 'static;
    /// Something on a page that somebody wants to change.
    type Target: Copy + Eq + Debug + 'static;

    /// The pages, in the order in which they are offered.
    const PAGES: &'static [Self::Page];

    /// The fields that stand on forms: where each part stands in a definition, and the text that names it there. Of parts
    /// that have several fields, the longer names come first.
    const FIELDS: &'static [(&'static str, &'static str)];

    /// The tasks of a guide to one's first variant, in their order.
    const TASKS: &'static [Task<Self::Page, DefinitionOf<Self>>];

    /// The id of the text that names a page.
    fn page_name(page: Self::Page) -> &'static str;

    /// True if a page is drawn on, and so needs more of the window than others.
    fn is_drawn(page: Self::Page) -> bool;

    /// The id of a definition; empty if it has none.
    fn id_of(definition: &DefinitionOf<Self>) -> &str;

    /// The name of a definition in this language.
    fn name_of<'a>(definition: &'a DefinitionOf<Self>, language: &str) -> &'a str;

    /// The variant that a definition says it was made from.
    fn based_on(definition: &DefinitionOf<Self>) -> Option<&BasedOn>;

    /// The head of a definition, to be changed.
    fn head(definition: &mut DefinitionOf<Self>) -> Head<'_>;

    /// The text of the least that can be played.
    fn empty(texts: &Texts, library: &Library<Self>) -> String;

    /// The differences between two definitions, a line for each.
    fn differences(texts: &Texts, base: &DefinitionOf<Self>, own: &DefinitionOf<Self>) -> Vec<String>;

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
}

/// The differences of a variant from the one it was made from, or else from the classic one of its game: the name of
/// that, and a line for each difference. Nothing if there is no difference.
#[must_use]
pub fn differences(texts: &Texts, libraries: &Libraries, rules: &GameRules) -> Option<(String, Vec<String>)> {
    fn of_game<G: Drafted>(texts: &Texts, library: &Library<G>, rules: &G::Rules) -> Option<(String, Vec<String>)> {
        let base = base_of::<G>(library, rules.definition())?.definition();
        let name = texts.typeset(G::name_of(base, texts.language().code()));
        Some((name, G::differences(texts, base, rules.definition())))
    }
    let (base, lines) = with_game!(rules, GameRules::G(rules) => of_game::<G>(texts, libraries.of(), rules))?;
    (!lines.is_empty()).then_some((base, lines))
}
