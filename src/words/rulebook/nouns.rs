//! The nouns of a rulebook: Fluent messages that take a number as `$count`, in a file beside the chapters.
//!
//! They are kept apart from the texts of the window because each language has the nouns that its own sentences need:
//! German an extra one where the dative differs, Polish four forms of each. Which nouns are used where, the chapters
//! decide.

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource};

use super::fill::{BookError, Mistake, Source};

/// The nouns of one language.
pub struct Nouns(FluentBundle<FluentResource>);

impl Nouns {
    /// The nouns that stand in this file.
    ///
    /// # Errors
    /// The first message that cannot be read.
    pub fn new(language: &str, source: &Source) -> Result<Self, BookError> {
        let mut bundle = FluentBundle::new_concurrent(language.parse().into_iter().collect());
        // The marks that isolate values for right-to-left scripts have no glyph.
        bundle.set_use_isolating(false);
        let resource = FluentResource::try_new(source.text.to_owned()).map_err(|(_, problems)| {
            let start = problems.first().map_or(0, |problem| problem.pos.start);
            let line = 1 + source.text.bytes().take(start).filter(|&byte| byte == b'\n').count();
            BookError { name: source.name.to_owned(), line, mistake: Mistake::NoMessage }
        })?;
        bundle.add_resource_overriding(resource);
        Ok(Self(bundle))
    }

    /// A number with its noun, in the form that fits the number.
    ///
    /// # Errors
    /// If there is no such noun, or if it asks for something other than `$count`.
    pub fn counted(&self, count: u32, noun: &str) -> Result<String, Mistake> {
        let message = self.0.get_message(noun).and_then(|message| message.value());
        let pattern = message.ok_or_else(|| Mistake::NoNoun(noun.to_owned()))?;
        let arguments = FluentArgs::from_iter([("count", count)]);
        let mut problems = Vec::new();
        let text = self.0.format_pattern(pattern, Some(&arguments), &mut problems);
        if problems.is_empty() { Ok(text.into_owned()) } else { Err(Mistake::Noun(noun.to_owned())) }
    }
}
