//! Fills the numbers and lists of an edition into the chapters of a rulebook, and leaves out what does not apply to it.
//!
//! A chapter is Markdown for prose and Jinja for what depends on the variant, as minijinja reads it: `{{ field }}` a
//! value; `{% if field %}`, `{% else %}`, `{% endif %}` what holds only sometimes (a number holds unless it is 0, a
//! list unless it is empty); `{% for entry in list %}`, `{% endfor %}` what holds for every entry. A tag that has its
//! line to itself takes the line with it; a tag among words does not stand at the end of its line. A number with its
//! noun is `{{ temples | noun("temple") }}`: which form fits the number, the nouns beside the chapters say, see
//! [`Nouns`]. Which fields there are, the game decides.
//!
//! Jinja, because translators and their editors know it and tables and lists stay readable in it; as Fluent messages
//! whole sections would need every line indented, lists made elsewhere, and every link at the start of a line escaped.
//! minijinja, because it is small, uses no other crate, refuses fields that do not exist and gives the line of a
//! mistake. Fluent for the nouns, because it knows the plurals of every language.

use std::error::Error as _;
use std::ops::Range;
use std::sync::Arc;

use minijinja::syntax::SyntaxConfig;
use minijinja::{Environment, Error, ErrorKind, UndefinedBehavior, Value};

use super::nouns::Nouns;

/// The texts that a rulebook is made of, in one language.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Manuscript<'a> {
    /// The language's code, which decides what plurals there are.
    pub language: &'a str,
    /// The nouns.
    pub nouns: Source<'a>,
    /// The chapters, in order.
    pub chapters: Vec<Source<'a>>,
}

/// A text as it was written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Source<'a> {
    /// The file's name.
    pub name: &'a str,
    /// The text of the chapter.
    pub text: &'a str,
}

/// The mistake in the texts of a rulebook, and its place.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{name}, line {line}: {mistake}")]
pub struct BookError {
    /// The name of the chapter, or of the file with the nouns.
    pub name: String,
    /// The line, from 1.
    pub line: usize,
    /// The mistake.
    pub mistake: Mistake,
}

/// The possible mistakes in a text.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Mistake {
    /// A field or list that does not exist.
    #[error("there is no “{0}” to fill in")]
    Unknown(String),
    /// A noun that follows something other than a number.
    #[error("“{0}” is no number, so no noun can follow it")]
    NoNumber(String),
    /// A noun that does not exist.
    #[error("there is no noun “{0}”")]
    NoNoun(String),
    /// A noun whose message asks for something other than `$count`.
    #[error("the noun “{0}” asks for more than $count")]
    Noun(String),
    /// Nouns that Fluent cannot read.
    #[error("this is no message of Fluent")]
    NoMessage,
    /// A condition, a list or a value that begins in this line and has no end.
    #[error("what begins here has no end")]
    Unclosed,
    /// Anything else in braces that minijinja refuses, in its words.
    #[error("{0}")]
    Tag(String),
}

/// The chapters with everything filled in.
///
/// # Errors
/// The fault of the first text that cannot be filled in.
pub fn fill(manuscript: &Manuscript<'_>, values: &Value) -> Result<Vec<String>, BookError> {
    let nouns = Arc::new(Nouns::new(manuscript.language, &manuscript.nouns)?);
    let mut environment = Environment::empty();
    environment.set_syntax(syntax());
    environment.set_undefined_behavior(UndefinedBehavior::Strict);
    environment.add_filter("noun", move |number: Value, noun: &str| counted(&nouns, &number, noun));
    let mut texts = Vec::with_capacity(manuscript.chapters.len());
    for chapter in &manuscript.chapters {
        let text = environment.render_named_str(chapter.name, chapter.text, values);
        texts.push(text.map_err(|error| located(&environment, chapter, &error))?);
    }
    Ok(texts)
}

/// Tags as Jinja has them; those alone in their line take it with them.
#[expect(clippy::expect_used, reason = "only delimiters can be wrong, and they are those of Jinja")]
fn syntax() -> SyntaxConfig {
    SyntaxConfig::builder().trim_blocks(true).lstrip_blocks(true).build().expect("the delimiters differ")
}

/// A number with its noun.
fn counted(nouns: &Nouns, number: &Value, noun: &str) -> Result<String, Error> {
    if number.is_undefined() {
        return Err(ErrorKind::UndefinedError.into());
    }
    let counted = match u32::try_from(number.clone()) {
        Ok(count) => nouns.counted(count, noun),
        Err(_) => Err(Mistake::NoNumber(number.to_string())),
    };
    // Our mistake travels inside the template's error to `located`, which knows the line.
    counted.map_err(|mistake| Error::new(ErrorKind::InvalidOperation, "noun").with_source(mistake))
}

/// The mistake that minijinja found in a chapter, as our own error with its line.
fn located(environment: &Environment, chapter: &Source, error: &Error) -> BookError {
    let is_sound = |text: &str| environment.template_from_str(text).is_ok();
    let place = error.range().unwrap_or_default();
    let mut line = error.line().unwrap_or(1);
    let mistake = match error.kind() {
        ErrorKind::UndefinedError => Mistake::Unknown(named(chapter.text, place).to_owned()),
        // An error at the end of the text, not counting the last line break: something was not closed.
        ErrorKind::SyntaxError if place.end + 1 >= chapter.text.len() => {
            // It begins at the last brace before which everything is closed.
            let mut braces = chapter.text.rmatch_indices('{').map(|(index, _)| &chapter.text[..index]);
            let sound = braces.find(|text| is_sound(text)).unwrap_or_default();
            line = 1 + sound.matches('\n').count();
            Mistake::Unclosed
        }
        _ => match error.source().and_then(|source| source.downcast_ref::<Mistake>()) {
            Some(mistake) => mistake.clone(),
            None => Mistake::Tag(error.detail().map_or_else(|| error.kind().to_string(), str::to_owned)),
        },
    };
    BookError { name: chapter.name.to_owned(), line, mistake }
}

/// The name of what is undefined at a place; if the place is a filter, that is the value before it.
fn named(text: &str, place: Range<usize>) -> &str {
    let before = text.get(..place.start).and_then(|before| before.trim_end().strip_suffix('|'));
    match before.and_then(|before| before.rsplit('{').next()) {
        Some(field) => field.trim(),
        None => text.get(place).unwrap_or_default(),
    }
}

#[cfg(test)]
mod tests {
    use minijinja::context;

    use super::*;

    const ENGLISH: &str = "point = { $count ->\n    [one] { $count } point\n   *[other] { $count } points\n}\n";

    fn filled(language: &str, nouns: &str, text: &str) -> Result<String, BookError> {
        let manuscript = Manuscript {
            language,
            nouns: Source { name: "nouns.ftl", text: nouns },
            chapters: vec![Source { name: "01-goal.md", text }],
        };
        let tiers = [(2, 3), (3, 6)].map(|(value, count)| context! { value, count });
        let values = context! {
            cost => 1, points => 10, none => 0, name => "Tikal", leader => true, camp => false, tiers => tiers.to_vec(),
        };
        fill(&manuscript, &values).map(|texts| texts.concat())
    }

    fn english(text: &str) -> String {
        filled("en", ENGLISH, text).unwrap()
    }

    /// The mistake in a text, and its line.
    fn mistake(text: &str) -> (usize, Mistake) {
        let error = filled("en", ENGLISH, text).unwrap_err();
        assert_eq!(error.name, "01-goal.md");
        (error.line, error.mistake)
    }

    #[test]
    fn values_and_nouns_are_filled_in() {
        let text = "{{ name }}: {{ cost | noun(\"point\") }} of {{ points | noun(\"point\") }}, {{ points }}";
        assert_eq!(english(text), "Tikal: 1 point of 10 points, 10");
    }

    #[test]
    fn parts_are_left_out_and_lines_with_them() {
        let text = "a\n{% if leader %}\nb\n{% if camp %}\nc\n{% else %}\nd\n{% endif %}\n{% endif %}\n\
                    {% if not leader %}e{% endif %}f";
        assert_eq!(english(text), "a\nb\nd\nf");
        // Unknown names do no harm in a part that is left out.
        assert_eq!(english("{% if camp %}{{ nonsense }}{% for one in nothing %}{% endfor %}{% endif %}g"), "g");
    }

    #[test]
    fn lists_repeat_their_part() {
        let text = "{% for tier in tiers %}{% if not loop.first %}, {% endif %}{{ tier.value }} × {{ tier.count }} of \
                    {{ points }}{% endfor %}";
        assert_eq!(english(text), "2 × 3 of 10, 3 × 6 of 10");
        assert_eq!(english("|{% for tier in tiers %} {{ tier.value }} |{% endfor %}"), "| 2 | 3 |");
    }

    #[test]
    fn mistakes_are_told_with_chapter_and_line() {
        let unknown = |name: &str| Mistake::Unknown(name.to_owned());
        assert_eq!(mistake("a\n\nb {{ nothing }}"), (3, unknown("nothing")));
        assert_eq!(mistake("a\n{% if nothing %}\nb\n{% endif %}"), (2, unknown("nothing")));
        assert_eq!(mistake("{% for one in nothing %}\nb\n{% endfor %}"), (1, unknown("nothing")));
        assert_eq!(mistake("\n{% for tier in tiers %}{{ tier.nothing }}{% endfor %}"), (2, unknown("tier.nothing")));
        assert_eq!(mistake("a\n{{ nothing | noun(\"point\") }}"), (2, unknown("nothing")));
        assert_eq!(mistake("a\n{{ name | noun(\"point\") }}"), (2, Mistake::NoNumber("Tikal".to_owned())));
        assert_eq!(mistake("a\n{{ cost | noun(\"guard\") }}"), (2, Mistake::NoNoun("guard".to_owned())));
        assert!(matches!(mistake("a\n{{ cost | plural }}"), (2, Mistake::Tag(_))));
        assert!(matches!(mistake("a\n{% endif %}\nb"), (2, Mistake::Tag(_))));
        assert!(matches!(mistake("a\n{% endif %}"), (2, Mistake::Tag(_))));
        assert!(matches!(mistake("a\n{% wenn leader %}\nb"), (2, Mistake::Tag(_))));
        assert!(matches!(mistake("a\n{{ name of\nb"), (2, Mistake::Tag(_))));
        let error = filled("en", ENGLISH, "a\n{{ nothing }}").unwrap_err();
        assert_eq!(error.to_string(), "01-goal.md, line 2: there is no “nothing” to fill in");
    }

    #[test]
    fn what_has_no_end_is_told_where_it_begins() {
        for text in [
            "a\n{% if leader %}\nb\n",
            "a\n{% if leader %}b",
            "{% if camp %}\n{% endif %}{% if leader %}\nb\n{% if camp %}\nc\n{% endif %}\nd",
            "a\n{% for tier in tiers %}\nb\n",
            "a\n{{ name",
            "a\n{% if leader",
        ] {
            assert_eq!(mistake(text), (2, Mistake::Unclosed), "{text}");
        }
        assert_eq!(mistake("{% if leader %}a"), (1, Mistake::Unclosed));
    }

    #[test]
    fn nouns_that_cannot_be_read_are_told_too() {
        let error = filled("en", "point = { $count } points\n\ngroup { $count }\n", "").unwrap_err();
        assert_eq!((error.name.as_str(), error.line, error.mistake), ("nouns.ftl", 3, Mistake::NoMessage));
        let asks = filled("en", "point = { $count } { $case }\n", "a\n{{ cost | noun(\"point\") }}").unwrap_err();
        assert_eq!((asks.line, asks.mistake), (2, Mistake::Noun("point".to_owned())));
    }

    #[test]
    fn each_language_has_its_own_plurals() {
        let many = |language: &str, nouns: &str| {
            let text = "{% for count in [0, 1, 2, 3, 5, 12, 22] %}{{ count | noun(\"point\") }};{% endfor %}";
            filled(language, nouns, text).unwrap()
        };
        assert_eq!(many("en", ENGLISH), "0 points;1 point;2 points;3 points;5 points;12 points;22 points;");
        // French uses the singular for 0.
        assert!(many("fr", ENGLISH).starts_with("0 point;1 point;2 points;"));
        let polish = "point = { $count ->\n    [one] { $count } punkt\n    [few] { $count } punkty\n    \
                      [many] { $count } punktów\n   *[other] { $count } punktu\n}\n";
        let expected = "0 punktów;1 punkt;2 punkty;3 punkty;5 punktów;12 punktów;22 punkty;";
        assert_eq!(many("pl", polish), expected);
    }
}
