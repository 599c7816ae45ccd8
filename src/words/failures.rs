//! Why a file cannot be opened or saved, in the player's language.
//!
//! Messages of the operating system that have no words here are passed on as it says them.

use std::path::Path;

use super::{Texts, Value, Worded, syntax};
use crate::game::bounds::beginning;
use crate::game::{MAX_RECORD_SIZE, NotARecord};
use crate::library::{
    DraftError, FileError, RecordError, Rejected, ResumeError, SaveError, SettingsError, ShareError, ShelfError,
    Source, Unreadable, VariantError, WrongValue,
};
use crate::ron_text::NotADefinition;

/// Why a file cannot be read or written.
#[must_use]
pub fn file(texts: &Texts, error: &FileError) -> String {
    match error {
        FileError::System { source, .. } => match source.kind() {
            std::io::ErrorKind::NotFound => texts.say("failure-not-found"),
            std::io::ErrorKind::PermissionDenied => texts.say("failure-not-allowed"),
            std::io::ErrorKind::StorageFull | std::io::ErrorKind::QuotaExceeded => texts.say("failure-full"),
            std::io::ErrorKind::ReadOnlyFilesystem => texts.say("failure-read-only-place"),
            std::io::ErrorKind::InvalidFilename => texts.say("failure-file-name"),
            std::io::ErrorKind::TimedOut => texts.say("failure-too-long"),
            std::io::ErrorKind::NotADirectory | std::io::ErrorKind::IsADirectory => texts.say("failure-folder"),
            _ => texts.with("failure-system", &[("detail", source.to_string().into())]),
        },
        FileError::NotAFile(_) => texts.say("failure-no-file"),
        FileError::TooLarge { most, .. } => texts.with("failure-large", &[("most", (*most).into())]),
        FileError::NotText(_) => texts.say("failure-no-text"),
        FileError::ReadOnly(_) => texts.say("failure-read-only"),
        FileError::VariantName(_) => texts.say("failure-variant-name"),
        FileError::RecordName(_) => texts.say("failure-record-name"),
        FileError::NoFolder => texts.say("failure-no-home"),
    }
}

/// That another run keeps its results in a file.
#[must_use]
pub fn kept_by_another(texts: &Texts, path: &Path) -> String {
    texts.with("failure-kept-by-another", &[("path", path.display().to_string().into())])
}

/// Why something cannot be done with a game on the shelf.
#[must_use]
pub fn shelf(texts: &Texts, error: &ShelfError) -> String {
    match error {
        ShelfError::File(error) => file(texts, error),
        ShelfError::InUse(_) => texts.say("failure-in-use"),
        ShelfError::NoName => texts.say("failure-no-name"),
    }
}

/// Why a game on the shelf cannot be opened to be played on.
#[must_use]
pub fn resume<G: Worded>(texts: &Texts, error: &ResumeError<G>) -> String {
    match error {
        ResumeError::Shelf(error) => shelf(texts, error),
        ResumeError::Record(error) => record(texts, error),
    }
}

/// Why a variant cannot be played: the first of its problems, and how many more there are.
#[must_use]
pub fn variant<G: Worded>(texts: &Texts, error: &VariantError<G>) -> String {
    match error {
        VariantError::File(error) => file(texts, error),
        VariantError::Problems { problems, .. } => {
            let first = problems.first().map(|problem| G::problem(texts, problem)).unwrap_or_default();
            let more = problems.len().saturating_sub(1);
            texts.with("failure-problems", &[("first", first.into()), ("more", more.into())])
        }
        VariantError::IdTaken { id, owner } => {
            let id: Value = id.clone().into();
            match owner {
                Source::BuiltIn => texts.with("failure-id-built-in", &[("id", id)]),
                Source::File(path) => {
                    texts.with("failure-id-taken", &[("id", id), ("path", path.display().to_string().into())])
                }
            }
        }
        VariantError::FileTaken(path) => {
            texts.with("failure-file-taken", &[("path", path.display().to_string().into())])
        }
        VariantError::NoFolder => texts.say("failure-no-folder"),
        VariantError::Unknown { id, known } => {
            let values = [("id", beginning(id).into_owned().into()), ("known", known.join(", ").into())];
            texts.with("failure-unknown-variant", &values)
        }
    }
}

/// Why a text is not the code of a variant, or a variant has no code.
#[must_use]
pub fn share(texts: &Texts, error: &ShareError) -> String {
    match error {
        ShareError::NoCode => texts.say("share-no-code"),
        ShareError::Version { found } => texts.with("share-version", &[("found", (*found).into())]),
        ShareError::Game { game } => texts.with("share-game", &[("game", game.clone().into())]),
        ShareError::Damaged => texts.say("share-damaged"),
        ShareError::TooLarge { most } => texts.with("share-large", &[("most", (*most).into())]),
        ShareError::NoVariant(NotADefinition { place, why }) => syntax::at(texts, "share-no-variant", place, why),
    }
}

/// Why a choice before a game is refused: its game knows none of this name.
#[must_use]
pub fn no_such_choice(texts: &Texts, choice: &'static str, game: &'static str) -> String {
    texts.with("failure-no-such-choice", &[("choice", choice.into()), ("game", game.into())])
}

/// That a variant is not for the number of players that was asked for on the command line.
#[must_use]
pub fn players(texts: &Texts, variant: &str, least: u8, most: u8) -> String {
    let values = [("variant", variant.to_owned().into()), ("least", least.into()), ("most", most.into())];
    texts.with("failure-players", &values)
}

/// Which variant file or folder is left out, and why.
#[must_use]
pub fn rejected<G: Worded>(texts: &Texts, rejected: &Rejected<G>) -> String {
    let reason = variant(texts, &rejected.reason);
    texts.with("home-rejected", &[("path", rejected.path.display().to_string().into()), ("reason", reason.into())])
}

/// The reason why a record cannot be saved.
#[must_use]
pub fn save(texts: &Texts, error: &SaveError) -> String {
    match error {
        SaveError::File(error) => file(texts, error),
        // Why RON's writer cannot write it, only a developer can use.
        SaveError::Write(_) => texts.say("failure-not-written"),
    }
}

/// Why a record cannot be opened or saved.
#[must_use]
pub fn record<G: Worded>(texts: &Texts, error: &RecordError<G>) -> String {
    match error {
        RecordError::File(error) => file(texts, error),
        RecordError::Text(NotARecord::Text { place, why }) => syntax::at(texts, "failure-no-record", place, why),
        RecordError::Text(NotARecord::TooLarge(bytes)) => {
            let values = [("bytes", (*bytes).into()), ("most", MAX_RECORD_SIZE.into())];
            texts.with("failure-record-large", &values)
        }
        RecordError::Text(NotARecord::Format(format)) => texts.with("failure-format", &[("format", (*format).into())]),
        RecordError::Write(_) => texts.say("failure-not-written"),
        RecordError::NoVariant(id) => texts.with("failure-no-variant", &[("id", id.clone().into())]),
        RecordError::Variant(error) => texts.with("failure-variant", &[("detail", variant(texts, error).into())]),
        RecordError::Changed { .. } => texts.say("failure-changed"),
        RecordError::Text(NotARecord::Game { found, .. }) => {
            texts.with("failure-other-game", &[("game", found.clone().into())])
        }
        RecordError::Text(NotARecord::First(first)) => first_player(texts, *first),
        RecordError::Seats(seats) => seats_of(texts, *seats),
        RecordError::Setup(wrong) => G::wrong_setup(texts, wrong),
        RecordError::Seed => texts.say("failure-seed"),
        RecordError::OtherStart => texts.say("failure-start"),
        // What is wrong with the field is told where positions are written by hand, in the engine protocol.
        RecordError::Start(error) => texts.with("failure-position", &[("field", short(&error.field).into())]),
    }
}

/// Why a file of settings cannot be read or written.
#[must_use]
pub fn settings(texts: &Texts, error: &SettingsError) -> String {
    match error {
        SettingsError::File(error) => file(texts, error),
        SettingsError::Text { place, why, .. } => syntax::at(texts, "failure-no-settings", place, why),
        SettingsError::Value(_) => texts.say("failure-no-value"),
        SettingsError::Busy(_) => texts.say("failure-busy"),
    }
}

/// That a file of settings cannot be read, and where it is now.
#[must_use]
pub fn unreadable(texts: &Texts, file: &Unreadable) -> String {
    let path = ("path", file.path.display().to_string().into());
    let reason = ("reason", settings(texts, &file.reason).into());
    match &file.aside {
        Some(aside) => {
            let aside = aside.file_name().unwrap_or_default().to_string_lossy().into_owned();
            texts.with("message-settings-aside", &[path, reason, ("aside", aside.into())])
        }
        None => texts.with("message-not-read", &[path, reason]),
    }
}

/// That a file of settings cannot be written.
#[must_use]
pub fn not_kept(texts: &Texts, path: &Path, error: &SettingsError) -> String {
    let values = [("path", path.display().to_string().into()), ("reason", settings(texts, error).into())];
    texts.with("message-not-kept", &values)
}

/// That values in a file of settings are left out. `name` gives the words for a field, where there are such.
#[must_use]
pub fn wrong_values(
    texts: &Texts,
    path: &Path,
    values: &[WrongValue],
    name: impl Fn(&str) -> Option<String>,
) -> String {
    let told = values.iter().take(MOST_VALUES).map(|wrong| {
        let name = name(&wrong.field).unwrap_or_else(|| short(&wrong.field));
        texts.with("message-wrong-value", &[("name", name.into()), ("value", short(&wrong.value).into())])
    });
    let mut told = told.collect::<Vec<_>>().join(", ");
    if values.len() > MOST_VALUES {
        told += ", …";
    }
    let values = [("path", path.display().to_string().into()), ("values", told.into())];
    texts.with("message-wrong-values", &values)
}

/// The number of values, and of letters of one, that are repeated from a file.
const MOST_VALUES: usize = 4;
const MOST_LETTERS: usize = 40;

/// A text from a file as it can be repeated to the player: on one line, without control characters, not long.
fn short(text: &str) -> String {
    let plain = |letter: char| if letter.is_control() { ' ' } else { letter };
    let line = text.chars().take(10 * MOST_LETTERS).map(plain).collect::<String>();
    let line = line.split_whitespace().collect::<Vec<_>>().join(" ");
    if line.chars().count() <= MOST_LETTERS {
        return line;
    }
    line.chars().take(MOST_LETTERS - 1).chain(['…']).collect()
}

/// That no variant is for this number of seats.
pub(super) fn seats_of(texts: &Texts, seats: usize) -> String {
    texts.with("failure-seats", &[("seats", seats.into())])
}

/// That there is no such seat to begin.
pub(super) fn first_player(texts: &Texts, index: usize) -> String {
    texts.with("failure-first", &[("seat", (index + 1).into())])
}

/// Why a document that was left unsaved cannot be taken up.
#[must_use]
pub fn draft(texts: &Texts, error: &DraftError) -> String {
    match error {
        DraftError::File(error) => file(texts, error),
        DraftError::SetAside { path, aside } => {
            let values = [("path", path.display().to_string().into()), ("aside", aside.display().to_string().into())];
            texts.with("failure-draft", &values)
        }
        DraftError::Document { path, source } => {
            let values = [("path", path.display().to_string().into()), ("reason", file(texts, source).into())];
            texts.with("failure-draft-file", &values)
        }
        DraftError::StepsSetAside { path, aside } => {
            let values = [("path", path.display().to_string().into()), ("aside", aside.display().to_string().into())];
            texts.with("failure-draft-steps", &values)
        }
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;
    use std::io;
    use std::path::PathBuf;

    use super::*;
    use crate::game::{BadPosition, NotRon, Place, Seat};
    use crate::library::TikalLibrary;
    use crate::tikal::{State, WrongSetup};
    use crate::words::Language;
    use crate::words::syntax::tests::is_english;

    /// One error of each kind.
    fn errors() -> Vec<RecordError<State>> {
        let path = PathBuf::from("x.tikal");
        let system = |kind| FileError::System { path: path.clone(), source: io::Error::from(kind) };
        let problems = crate::tikal::check_text("(").1;
        vec![
            system(io::ErrorKind::NotFound).into(),
            system(io::ErrorKind::PermissionDenied).into(),
            system(io::ErrorKind::StorageFull).into(),
            system(io::ErrorKind::ReadOnlyFilesystem).into(),
            system(io::ErrorKind::InvalidFilename).into(),
            system(io::ErrorKind::TimedOut).into(),
            system(io::ErrorKind::IsADirectory).into(),
            system(io::ErrorKind::Interrupted).into(),
            FileError::NotAFile(path.clone()).into(),
            FileError::TooLarge { path: path.clone(), most: 7 }.into(),
            FileError::NotText(path.clone()).into(),
            FileError::ReadOnly(path.clone()).into(),
            FileError::VariantName(path.clone()).into(),
            FileError::RecordName(path.clone()).into(),
            NotARecord::Text { place: Place::new("(a", 2..2), why: NotRon::EndsEarly }.into(),
            NotARecord::Format(9).into(),
            NotARecord::TooLarge(3_000_000).into(),
            RecordError::Write(ron::Error::ExpectedComma),
            RecordError::NoVariant("mine".to_owned()),
            RecordError::Variant(VariantError::Problems { path: None, problems }),
            RecordError::Variant(VariantError::IdTaken { id: "mine".to_owned(), owner: Source::BuiltIn }),
            RecordError::Variant(VariantError::IdTaken { id: "mine".to_owned(), owner: Source::File(path.clone()) }),
            RecordError::Variant(VariantError::FileTaken(path)),
            RecordError::Variant(VariantError::NoFolder),
            RecordError::Changed { recorded: "a".to_owned(), found: "b".to_owned() },
            NotARecord::Game { found: "chess".to_owned(), wanted: "tikal" }.into(),
            NotARecord::First(7).into(),
            RecordError::Seats(7),
            RecordError::Setup(WrongSetup::Seats(6)),
            RecordError::Setup(WrongSetup::First(Seat::ALL[1])),
            RecordError::Setup(WrongSetup::HandicapOfNobody(Seat::ALL[2])),
            RecordError::Setup(WrongSetup::Handicap(300)),
            RecordError::Seed,
            RecordError::OtherStart,
            RecordError::Start(BadPosition { field: "turn".to_owned(), message: "is 0".to_owned() }),
        ]
    }

    #[test]
    fn every_failure_has_words_of_its_own_in_every_language() {
        for language in Language::ALL {
            let texts = Texts::new(language);
            let said: BTreeSet<String> = errors().iter().map(|error| record(&texts, error)).collect();
            assert_eq!(said.len(), errors().len(), "{said:?}");
            if language != Language::English {
                // What the system says stands there in its own words.
                let english = said.iter().filter(|said| is_english(said)).collect::<Vec<_>>();
                assert!(english.is_empty(), "{english:?}");
            }
        }
    }

    #[test]
    fn what_is_wrong_with_settings_is_told_in_every_language() {
        let path = PathBuf::from("settings.ron");
        let wrong = WrongValue { field: "language".to_owned(), value: format!("Some(\n\u{7}{})", "x".repeat(90)) };
        for language in Language::ALL {
            let texts = Texts::new(language);
            let errors = [
                SettingsError::File(FileError::NotText(path.clone())),
                SettingsError::Text {
                    path: path.clone(),
                    place: Place::new("(", 1..1),
                    why: Box::new(NotRon::EndsEarly),
                },
                SettingsError::Value(ron::Error::ExpectedComma),
                SettingsError::Busy(path.clone()),
            ];
            let said: BTreeSet<String> = errors.iter().map(|error| settings(&texts, error)).collect();
            assert_eq!(said.len(), errors.len(), "{said:?}");
            let [_, text, _, busy] = errors;
            assert!(not_kept(&texts, &path, &busy).contains("settings.ron"));
            let mut file = Unreadable { path: path.clone(), reason: text, aside: None };
            let stays = unreadable(&texts, &file);
            file.aside = Some(path.with_file_name("aside.ron"));
            assert!(unreadable(&texts, &file).contains("aside.ron") && stays.contains("settings.ron"));
            let told = wrong_values(&texts, &path, &[wrong.clone(), wrong.clone()], |_| None);
            assert!(told.contains("language") && told.contains("Some( xxx") && told.chars().count() < 280, "{told}");
            assert!(!told.contains('\u{7}') && !told.contains('\n'));
        }
    }

    #[test]
    fn a_variant_that_is_not_there_is_named() {
        let error = TikalLibrary::built_in().open("mine").map(|_| ()).unwrap_err();
        assert!(variant(&Texts::new(Language::German), &error).contains("mine"));
    }
}
