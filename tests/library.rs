//! Saving variants: what is refused, what is written to the file, and how the library's entries change; the libraries
//! of all games together.

use std::fs;
use std::path::Path;

use tikal::games::{GameId, VariantId};
use tikal::library::{FileError, Libraries, Source, TikalLibrary, VariantError, game_of_record, game_of_variant};
use tikal::tikal::{Code, Severity, State};

const SMALL: &str = include_str!("variants/small.ron");

/// The small variant with another id.
fn named(id: &str) -> String {
    SMALL.replace("\"small\"", &format!("\"{id}\""))
}

fn ids(library: &TikalLibrary) -> Vec<&str> {
    let own = library.entries().iter().filter(|entry| entry.source != Source::BuiltIn);
    own.map(|entry| entry.variant.id()).collect()
}

#[test]
fn a_saved_variant_is_in_its_file_and_at_hand_at_once() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("new/folder/mine.ron");
    let mut library = TikalLibrary::built_in();
    let text = format!("\u{feff}// a remark\r\n{}", named("mine").replace("Ruin(2)", "Ruin(3)"));
    let variant = library.save(Some(&path), &text).unwrap();
    assert_eq!(fs::read_to_string(&path).unwrap(), text);
    let entry = library.entries().last().unwrap();
    assert_eq!(entry.variant.hash(), variant.hash());
    assert_eq!(entry.source, Source::File(path.clone()));
    assert_eq!(entry.warnings[0].code(), Code::FewerTreasuresThanMasks);
    assert!(library.find("mine").is_some());
    // No temporary file is left.
    assert_eq!(fs::read_dir(path.parent().unwrap()).unwrap().count(), 1);
}

#[test]
fn a_variant_saved_again_takes_its_own_place() {
    let folder = tempfile::tempdir().unwrap();
    let file = |name: &str| folder.path().join(name);
    let mut library = TikalLibrary::default();
    for id in ["a", "b", "c"] {
        library.save(Some(&file(&format!("{id}.ron"))), &named(id)).unwrap();
    }
    let changed = named("b").replace("action_points: 10", "action_points: 11");
    library.save(Some(&file("b.ron")), &changed).unwrap();
    assert_eq!(ids(&library), ["a", "b", "c"]);
    assert_eq!(library.find("b").unwrap().action_points(), 11);
    // The same file by another path, and with another id.
    library.save(Some(&folder.path().join(".").join("b.ron")), &named("d")).unwrap();
    assert_eq!(ids(&library), ["a", "d", "c"]);
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 3);
}

#[test]
fn a_file_that_was_rejected_is_so_no_more() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("mine.ron");
    fs::write(&path, "(").unwrap();
    let mut library = TikalLibrary::default();
    library.add_folder(folder.path());
    assert_eq!(library.rejected().len(), 1);
    library.save(Some(&path), &named("mine")).unwrap();
    assert!(library.rejected().is_empty());
    assert_eq!(ids(&library), ["mine"]);
}

#[test]
fn what_is_refused_leaves_file_and_library_as_they_were() {
    let folder = tempfile::tempdir().unwrap();
    let file = |name: &str| folder.path().join(name);
    let mut library = TikalLibrary::built_in();
    library.save(Some(&file("mine.ron")), &named("mine")).unwrap();
    let refused = |library: &mut TikalLibrary, path: &Path, text: &str| {
        let error = library.save(Some(path), text).unwrap_err();
        assert_eq!(fs::read_to_string(file("mine.ron")).unwrap(), named("mine"));
        assert_eq!(ids(library), ["mine"]);
        error
    };
    // A variant that cannot be played: the refusal holds its errors, not its warnings.
    let broken = named("mine").replace("Ruin(2)", "Ruin(3)").replace("action_points: 10", "action_points: 0");
    match refused(&mut library, &file("mine.ron"), &broken) {
        VariantError::Problems { problems, .. } => {
            assert_eq!(problems.len(), 1);
            assert_eq!(problems[0].severity(), Severity::Error);
        }
        other => panic!("{other}"),
    }
    assert!(matches!(refused(&mut library, &file("mine.ron"), "("), VariantError::Problems { .. }));
    // An id that belongs to another.
    let taken = refused(&mut library, &file("other.ron"), &named("classic"));
    assert!(matches!(taken, VariantError::IdTaken { owner: Source::BuiltIn, .. }), "{taken}");
    let taken = refused(&mut library, &file("other.ron"), &named("mine"));
    assert!(matches!(taken, VariantError::IdTaken { owner: Source::File(path), .. } if path == file("mine.ron")));
    assert!(!file("other.ron").exists());
    // The name of a record, also behind a link.
    let refused_name = |library: &mut TikalLibrary, name: &str| {
        let error = refused(library, &file(name), &named("other"));
        assert!(matches!(error, VariantError::File(FileError::RecordName(_))), "{error}");
        assert!(error.to_string().contains(".ron"), "{error}");
    };
    refused_name(&mut library, "game.tikal");
    refused_name(&mut library, "GAME.TIKAL");
    #[cfg(unix)]
    {
        std::os::unix::fs::symlink("game.tikal", file("link.ron")).unwrap();
        refused_name(&mut library, "link.ron");
    }
    assert!(!file("game.tikal").exists());
    // A folder of that name is in the way, so the system refuses.
    fs::create_dir(file("folder.ron")).unwrap();
    let refused = refused(&mut library, &file("folder.ron"), &named("other"));
    assert!(matches!(refused, VariantError::File(FileError::System { .. })), "{refused}");
}

// ---- The libraries of all games ------------------------------------------------------------------------

#[test]
fn variants_of_a_folder_come_to_the_library_of_their_game() {
    let folder = tempfile::tempdir().unwrap();
    let file = |name: &str, text: &str| fs::write(folder.path().join(name), text).unwrap();
    file("own.ron", &named("own").replacen("format: 1,", "format: 1, game: \"tikal\",", 1));
    file("silent.ron", &named("silent"));
    file("strange.ron", &named("strange").replacen("format: 1,", "format: 1, game: \"dice\",", 1));
    file("broken.ron", "(");
    let mut libraries = Libraries::built_in();
    let built_in = libraries.variants().len();
    libraries.add_folder(folder.path());
    assert_eq!(ids(libraries.of::<State>()), ["own", "silent"]);
    let variants = libraries.variants();
    assert_eq!(variants.len(), built_in + 2);
    for rules in &variants {
        let found = libraries.find(&rules.variant()).unwrap();
        assert_eq!((found.hash(), found.game()), (rules.hash(), rules.game()));
    }
    assert!(libraries.find(&VariantId::new(GameId::Tikal, "nowhere")).is_none());
    // What no game reads, the first one refuses, once.
    let rejected: Vec<_> =
        libraries.of::<State>().rejected().iter().map(|rejected| rejected.path.file_name().unwrap()).collect();
    assert_eq!(rejected, ["broken.ron", "strange.ron"]);
    // A folder that cannot be read is listed, too.
    libraries.add_folder(&folder.path().join("nowhere"));
    assert_eq!(libraries.of::<State>().rejected().len(), 3);
}

#[test]
fn a_file_of_no_game_that_we_know_belongs_to_the_first() {
    let folder = tempfile::tempdir().unwrap();
    assert_eq!(game_of_variant(&folder.path().join("nowhere.ron")), GameId::Tikal);
    for text in
        ["", "(", "Record(format: 2)", "Record(format: 2, game: \"tikal\")", "Record(format: 2, game: \"dice\")"]
    {
        assert_eq!(game_of_record(text.as_bytes()), GameId::Tikal, "{text}");
    }
}
