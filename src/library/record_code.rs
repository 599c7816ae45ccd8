//! A record as a short code that can be pasted anywhere, and back.
//!
//! Decides what a code of a record holds; how it is packed, `share`, as that of a variant; docs/record.md says it for
//! others. A code is read like any input from a stranger: what it holds is a record's text, which is read as from a file.

use super::share::{ShareError, Shared, cleaned, sealed, unsealed};
use super::variants::{Library, Source};
use super::{DefinitionOf, Shipped};
use crate::game::{MAX_RECORD_SIZE, Record, Rules as _, VariantSource, syntax};
use crate::games::{GameId, Listed};

/// The beginning of the code of a record; behind it stands what the code of a variant has too.
const HEAD: &str = "record-";
/// The greatest size of a code's contents, unpacked, in bytes.
const MOST: usize = MAX_RECORD_SIZE as usize;
/// The longest text in which a code is looked for, in bytes.
const MAX_CODE: usize = 2 * MOST;

/// The code of a record. A variant of the program stands in it by its id and its hash, another one whole.
///
/// # Errors
/// [`ShareError::TooLarge`], if it is larger than a record may be; [`ShareError::Damaged`], if it cannot be written.
pub fn record_code<G: Shipped + Listed>(mut record: Record<G>, library: &Library<G>) -> Result<String, ShareError> {
    if let VariantSource::Embedded(definition) = &record.variant
        && let Some(id) = shipped_id(definition, library)
    {
        record.variant = VariantSource::BuiltIn(id);
    }
    record.program.clear();
    let text = syntax::write_plain(&record).map_err(|_| ShareError::Damaged)?;
    if text.len() > MOST {
        return Err(ShareError::TooLarge { most: MOST });
    }
    Ok(format!("{HEAD}{}", sealed(G::GAME, &text)))
}

/// The id of the variant of the program that has this definition, and the same hash.
fn shipped_id<G: Shipped>(definition: &DefinitionOf<G>, library: &Library<G>) -> Option<String> {
    let is_it = |entry: &&super::Entry<G>| entry.source == Source::BuiltIn && entry.variant.definition() == definition;
    library.entries().iter().find(is_it).map(|entry| entry.variant.id().to_owned())
}

/// The record that a code holds, as the text of a file. Blanks and the like in it do not matter, as in the code of a
/// variant.
///
/// # Errors
/// Why it is not the code of a record.
pub fn record_of_code(code: &str) -> Result<Shared, ShareError> {
    let code = cleaned(code, MAX_CODE).ok_or(ShareError::TooLarge { most: MOST })?;
    let rest = code.strip_prefix(HEAD).ok_or(ShareError::NoCode)?;
    let (game, text) = unsealed(rest, |_| MOST)?;
    Ok(Shared { game, text })
}

/// True if a text begins like the code of a record.
#[must_use]
pub fn is_record_code(text: &str) -> bool {
    beginning(text).starts_with(HEAD)
}

/// True if a text begins like the code of a record or of a variant.
#[must_use]
pub fn is_code(text: &str) -> bool {
    let begin = beginning(text);
    let of_game = |game: &GameId| {
        let rest = begin.strip_prefix(game.id());
        rest.is_some_and(|rest| rest.starts_with(|sign: char| sign.is_ascii_digit()) && rest.contains('-'))
    };
    begin.starts_with(HEAD) || GameId::ALL.iter().any(of_game)
}

/// The first letters of a text, without what mail programs put before a code.
fn beginning(text: &str) -> String {
    let begin: String = text.chars().take(200).collect();
    cleaned(&begin, MAX_CODE).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::{DealerDef, RecordOptions, Session};
    use crate::games::with_game;
    use crate::library::{Libraries, replay_record, share};

    fn shared<G: Shipped + Listed>() {
        let libraries = Libraries::built_in();
        let library = libraries.of::<G>();
        for entry in library.entries() {
            let rules = std::sync::Arc::clone(&entry.variant);
            let start = G::new(&rules, *rules.players().start(), &G::Setup::default());
            let mut session = Session::new(std::sync::Arc::clone(&rules), start, DealerDef::Seed(7)).0;
            let mut legal = Vec::new();
            for turn in 0..60 {
                session.state().legal_actions(&rules, &mut legal);
                let Some(action) = legal.get(turn % legal.len().max(1)) else { break };
                session.play(*action).unwrap();
            }
            let seats = rules.colours().iter().take(usize::from(*rules.players().start())).map(|colour| {
                crate::game::SeatRecord {
                    name: "Ana".to_owned(),
                    colour: colour.clone(),
                    player: crate::game::Player::default(),
                }
            });
            let record = Record::of(&session, seats.collect(), RecordOptions::default());
            let code = record_code(record.clone(), library).unwrap();
            assert!(code.len() < 2500, "{}: {} letters", rules.id(), code.len());
            assert!(code.bytes().all(|sign| sign.is_ascii_alphanumeric() || sign == b'-' || sign == b'_'));
            assert!(is_record_code(&code) && is_code(&format!(" \n> {code}")));
            let lines: Vec<&str> = code.as_bytes().chunks(60).map(|line| std::str::from_utf8(line).unwrap()).collect();
            let back = record_of_code(&lines.join("\r\n> ")).unwrap();
            assert_eq!(back.game, G::GAME);
            let opened = replay_record::<G>(&back.text, library).unwrap();
            assert!(opened.stopped.is_none() && opened.session.state() == session.state(), "{}", rules.id());
            // Saved again, it holds the variant whole.
            assert_eq!(opened.record.continued(&opened.session, &opened.remarked).variant, record.variant);
            // With a variant that is none of the program's, it holds that.
            let code = record_code(record.clone(), &Library::default()).unwrap();
            let back = Record::<G>::read(&record_of_code(&code).unwrap().text).unwrap();
            assert_eq!(back.variant, record.variant);
        }
    }

    #[test]
    fn records_of_every_variant_are_shared_and_come_back() {
        for &game in GameId::ALL {
            with_game!(game, G => shared::<G>());
        }
    }

    #[test]
    fn what_is_no_code_of_a_record_says_why() {
        for text in ["", "record", "hello", "tikal1-AAAA"] {
            assert_eq!(record_of_code(text), Err(ShareError::NoCode), "{text}");
        }
        assert_eq!(record_of_code("record-tikal1-AAAAAAAAAAAA"), Err(ShareError::Damaged));
        assert_eq!(record_of_code("record-tikal7-AAAA"), Err(ShareError::Version { found: 7 }));
        assert_eq!(record_of_code("record-go1-AAAA"), Err(ShareError::Game { game: "go".to_owned() }));
        // What reads variants does not take it for one.
        assert_eq!(share::unshare("record-tikal1-AAAA"), Err(ShareError::NoCode));
        assert!(is_code("tikal1-AAAA") && !is_code("tikal") && !is_code("tikalish-1") && !is_record_code("tikal1-AA"));
        assert_eq!(record_of_code(&"A".repeat(MAX_CODE + 1)), Err(ShareError::TooLarge { most: MOST }));
    }
}
