//! A variant as a short code that can be pasted anywhere, and back.
//!
//! Decides what a code looks like; docs/variants.md says it for others. What a definition is, the rules decide. A code is
//! read like any input from a stranger: nothing is believed, and no more is unpacked than a variant file may hold.

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use miniz_oxide::deflate::compress_to_vec;
use miniz_oxide::inflate::{TINFLStatus, decompress_to_vec_with_limit};
use sha2::{Digest, Sha256};

use super::Shipped;
use crate::games::{GameId, MAX_VARIANT_FILE, with_game};
use crate::ron_text::NotADefinition;

/// The version of codes that is read and written.
pub const SHARE_VERSION: u32 = 1;
/// The greatest size of a code's contents, unpacked, in bytes.
pub const MAX_SHARED: usize = MAX_VARIANT_FILE as usize;
/// The longest text in which a code is looked for, in bytes: more than the longest one with the blanks of any mail program.
const MAX_CODE: usize = 2 * MAX_SHARED;
/// The number of bytes of the checksum that a code holds.
const SUM: usize = 6;
/// The strength of the packing, as deflate counts it.
const LEVEL: u8 = 9;

/// The contents of a code.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Shared {
    /// The game that it is a variant of.
    pub game: GameId,
    /// The text of a variant file, laid out for reading.
    pub text: String,
}

/// Why a text is not the code of a variant.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ShareError {
    /// It does not begin like a code.
    #[error("this is no code of a variant")]
    NoCode,
    /// It is of another version.
    #[error("this code is of version {found}; version {SHARE_VERSION} is read")]
    Version {
        /// The version that it names.
        found: u32,
    },
    /// Its game is not played here.
    #[error("this code is of a game that is not played here: {game}")]
    Game {
        /// The game that it names.
        game: String,
    },
    /// Something in it was changed or is missing.
    #[error("this code is damaged: a part is missing or was changed")]
    Damaged,
    /// It holds more than a variant file may.
    #[error("more than {most} bytes are no variant")]
    TooLarge {
        /// The most that a file of that game may have, in bytes; of a code of no game, that of any.
        most: usize,
    },
    /// The contents are no variant.
    #[error("what this code holds is no variant: {0}")]
    NoVariant(#[from] NotADefinition),
}

/// The code of a variant, from the text of its file: without comments and layout.
///
/// # Errors
/// [`ShareError::NoVariant`] or [`ShareError::TooLarge`], if that text is not one.
pub fn share(game: GameId, text: &str) -> Result<String, ShareError> {
    let most = most_of(game);
    if text.len() > most {
        return Err(ShareError::TooLarge { most });
    }
    let short = with_game!(game, G => shortened::<G>(text))?;
    if short.len() > most {
        return Err(ShareError::TooLarge { most });
    }
    Ok(sealed(game, &short))
}

/// The game and a text of it as letters that can be pasted anywhere.
pub(super) fn sealed(game: GameId, text: &str) -> String {
    let packed = compress_to_vec(text.as_bytes(), LEVEL);
    let bytes = [&checksum(&packed)[..], &packed].concat();
    format!("{}{SHARE_VERSION}-{}", game.id(), URL_SAFE_NO_PAD.encode(bytes))
}

/// A code without what mail programs put into it; one with more than so many bytes is none.
pub(super) fn cleaned(code: &str, most: usize) -> Option<String> {
    (code.len() <= most).then(|| code.chars().filter(|&sign| !is_put_in(sign)).collect())
}

/// The variant that a code holds. Blanks, line breaks and marks of quotation in it, as mail programs put them there, do not
/// matter.
///
/// # Errors
/// Why it is not the code of a variant.
pub fn unshare(code: &str) -> Result<Shared, ShareError> {
    let code = cleaned(code, MAX_CODE).ok_or(ShareError::TooLarge { most: MAX_SHARED })?;
    let (game, short) = unsealed(&code, most_of)?;
    let most = most_of(game);
    // If it could not be written, or is larger than a file may be once it is laid out, what was read says the same.
    let text = with_game!(game, G => laid_out::<G>(&short))?.filter(|text| text.len() <= most).unwrap_or(short);
    Ok(Shared { game, text })
}

/// The game and the text that [`sealed`] made a code of, which holds at most so many bytes for each game.
pub(super) fn unsealed(code: &str, most: impl Fn(GameId) -> usize) -> Result<(GameId, String), ShareError> {
    let (head, body) = code.split_once('-').ok_or(ShareError::NoCode)?;
    let digits = head.trim_start_matches(|sign: char| sign.is_ascii_lowercase());
    let (game, found) = (&head[..head.len() - digits.len()], digits.parse().map_err(|_| ShareError::NoCode)?);
    if game.is_empty() || head.len() > 40 {
        return Err(ShareError::NoCode);
    }
    let game = GameId::from_id(game).ok_or_else(|| ShareError::Game { game: game.to_owned() })?;
    // A number that is written in another way than codes are written is another character.
    if found != SHARE_VERSION || digits.len() != 1 {
        return Err(ShareError::Version { found });
    }
    let bytes = URL_SAFE_NO_PAD.decode(body).map_err(|_| ShareError::Damaged)?;
    let (sum, packed) = bytes.split_at_checked(SUM).ok_or(ShareError::Damaged)?;
    if sum != checksum(packed) {
        return Err(ShareError::Damaged);
    }
    let most = most(game);
    let unpacked = decompress_to_vec_with_limit(packed, most).map_err(|error| match error.status {
        TINFLStatus::HasMoreOutput => ShareError::TooLarge { most },
        _ => ShareError::Damaged,
    })?;
    let text = String::from_utf8(unpacked).map_err(|_| ShareError::Damaged)?;
    Ok((game, text))
}

/// The most bytes that a file of this game may have.
const fn most_of(game: GameId) -> usize {
    game.max_file_size() as usize
}

/// The text of a variant without comments and layout.
fn shortened<G: Shipped>(text: &str) -> Result<String, NotADefinition> {
    Ok(G::write_short(&G::read_definition(text)?))
}

/// The text of a variant, laid out for reading.
fn laid_out<G: Shipped>(text: &str) -> Result<Option<String>, NotADefinition> {
    Ok(G::write_definition(&G::read_definition(text)?).ok())
}

/// The beginning of the SHA-256 of what is packed.
fn checksum(packed: &[u8]) -> [u8; SUM] {
    let mut sum = [0; SUM];
    sum.copy_from_slice(&Sha256::digest(packed)[..SUM]);
    sum
}

/// True if a mail program may have put this between the letters of a code: blanks, marks without width, and the mark of
/// a quotation.
fn is_put_in(sign: char) -> bool {
    sign.is_whitespace() || matches!(sign, '>' | '\u{ad}' | '\u{200b}'..='\u{200d}' | '\u{2060}' | '\u{feff}')
}

#[cfg(test)]
mod tests {
    use rand::rngs::SmallRng;
    use rand::{RngExt, SeedableRng};

    use super::*;
    use crate::library::TikalLibrary;
    use crate::tikal::{State, VariantDef};

    /// The code of these bytes, whatever they are.
    fn code_of(unpacked: &[u8]) -> String {
        let packed = compress_to_vec(unpacked, LEVEL);
        format!("tikal1-{}", URL_SAFE_NO_PAD.encode([&checksum(&packed)[..], &packed].concat()))
    }

    fn classic() -> String {
        TikalLibrary::built_in().find("classic").unwrap().def().write().unwrap()
    }

    #[test]
    fn every_variant_of_the_program_is_shared_and_comes_back() {
        for entry in TikalLibrary::built_in().entries() {
            let def = entry.variant.def();
            let code = share(GameId::Tikal, &def.write().unwrap()).unwrap();
            assert!(code.len() < 2000, "{}: {} letters", def.id, code.len());
            assert!(code.bytes().all(|sign| sign.is_ascii_alphanumeric() || sign == b'-' || sign == b'_'));
            let shared = unshare(&code).unwrap();
            assert_eq!(VariantDef::read(&shared.text).unwrap(), *def);
            assert_eq!(share(shared.game, &shared.text).unwrap(), code);
        }
    }

    #[test]
    fn comments_and_layout_do_not_matter() {
        let text = crate::library::built_in_text::<State>(&VariantDef::read(&classic()).unwrap().hash()).unwrap();
        assert!(text.contains("//"));
        assert_eq!(share(GameId::Tikal, text), share(GameId::Tikal, &classic()));
    }

    #[test]
    fn what_mail_programs_put_in_does_not_matter() {
        let code = share(GameId::Tikal, &classic()).unwrap();
        let lines: Vec<&str> = code.as_bytes().chunks(60).map(|line| std::str::from_utf8(line).unwrap()).collect();
        let mangled = format!("\u{feff}\n> {}\u{200b}\r\n\t", lines.join("\r\n> "));
        assert_eq!(unshare(&mangled), unshare(&code));
    }

    #[test]
    fn every_changed_missing_or_additional_character_is_noticed() {
        let code = share(GameId::Tikal, &classic()).unwrap();
        let signs: Vec<char> = code.chars().collect();
        let alphabet: Vec<char> = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_".chars().collect();
        let mut random = SmallRng::seed_from_u64(3);
        for at in 0..signs.len() {
            // The last letters, some of whose bits hold nothing, with every other letter; the others with a few.
            let all = at + 3 > signs.len() || at < 8;
            for &other in alphabet.iter().filter(|_| all || random.random_range(0..12) == 0) {
                if other != signs[at] {
                    let mut changed = signs.clone();
                    changed[at] = other;
                    let changed: String = changed.into_iter().collect();
                    assert!(unshare(&changed).is_err(), "{at}: {other}");
                }
            }
            let mut shorter = signs.clone();
            shorter.remove(at);
            assert!(unshare(&shorter.iter().collect::<String>()).is_err(), "without {at}");
            let mut longer = signs.clone();
            longer.insert(at, 'A');
            assert!(unshare(&longer.iter().collect::<String>()).is_err(), "with a letter before {at}");
        }
        assert!(unshare(&format!("{code}A")).is_err());
        assert_eq!(unshare(&code[..code.len() / 2]), Err(ShareError::Damaged));
    }

    #[test]
    fn each_reason_is_told_apart() {
        let code = share(GameId::Tikal, &classic()).unwrap();
        for text in ["", "-", "hello", "tikal", "tikal-AAAA", "1-AAAA", "https://example.org/a-b", "Tikal1-AAAA"] {
            assert_eq!(unshare(text), Err(ShareError::NoCode), "{text}");
        }
        assert_eq!(unshare(&code.replace("tikal1-", "tikal2-")), Err(ShareError::Version { found: 2 }));
        assert_eq!(unshare(&code.replace("tikal1-", "tikal01-")), Err(ShareError::Version { found: 1 }));
        assert_eq!(unshare(&code.replace("tikal1-", "go1-")), Err(ShareError::Game { game: "go".to_owned() }));
        for text in ["tikal1-", "tikal1-AAAA", "tikal1-AAAAAAAAAAAAAAAA", "tikal1-!!!!"] {
            assert_eq!(unshare(text), Err(ShareError::Damaged), "{text}");
        }
        assert!(matches!(unshare(&code_of(b"(format: 1)")), Err(ShareError::NoVariant(_))));
        assert!(matches!(share(GameId::Tikal, "(format: 1,"), Err(ShareError::NoVariant(_))));
        assert_eq!(unshare(&code_of(&[0xff, 0xfe])), Err(ShareError::Damaged));
    }

    #[test]
    fn more_than_a_file_may_hold_is_refused_while_it_is_unpacked() {
        let most = most_of(GameId::Tikal);
        // A hundred megabytes in a short code.
        let bomb = code_of(&vec![b' '; 100 << 20]);
        assert!(bomb.len() < MAX_CODE);
        assert_eq!(unshare(&bomb), Err(ShareError::TooLarge { most }));
        assert_eq!(unshare(&"A".repeat(MAX_CODE + 1)), Err(ShareError::TooLarge { most: MAX_SHARED }));
        assert_eq!(share(GameId::Tikal, &" ".repeat(most + 1)), Err(ShareError::TooLarge { most }));
        // As much as may be is unpacked.
        assert!(matches!(unshare(&code_of(&vec![b' '; most])), Err(ShareError::NoVariant(_))));
        assert_eq!(unshare(&code_of(&vec![b' '; most + 1])), Err(ShareError::TooLarge { most }));
    }

    #[test]
    fn what_would_be_too_large_once_laid_out_comes_as_it_was_sent() {
        let mut def = VariantDef::read(&classic()).unwrap();
        let group = def.deck[0].clone();
        while def.write().unwrap().len() <= most_of(GameId::Tikal) {
            def.deck.push(group.clone());
            let tiles = def.deck[0].tiles.clone();
            def.deck.last_mut().unwrap().tiles = tiles.into_iter().cycle().take(120).collect();
        }
        let short = def.write_short();
        assert!(short.len() <= most_of(GameId::Tikal));
        assert_eq!(unshare(&code_of(short.as_bytes())).unwrap().text, short);
    }

    #[test]
    fn any_bytes_are_answered() {
        let mut random = SmallRng::seed_from_u64(9);
        for _ in 0..2000 {
            let bytes: Vec<u8> = (0..random.random_range(0..80)).map(|_| random.random()).collect();
            let body = URL_SAFE_NO_PAD.encode([&checksum(&bytes)[..], &bytes].concat());
            // Packed by nobody, but with the right checksum.
            assert!(unshare(&format!("tikal1-{body}")).is_err());
            assert!(unshare(&String::from_utf8_lossy(&bytes)).is_err());
        }
    }
}
