//! Saving variants: what is refused, what is written to the file, and how the library's entries change.

use std::fs;
use std::path::Path;

use tikal::library::{FileError, Library, Source, VariantError};
use tikal::tikal::{Code, Severity};

const SMALL: &str = include_str!("variants/small.ron");

/// The small variant with another id.
fn named(id: &str) -> String {
    SMALL.replace("\"small\"", &format!("\"{id}\""))
}

fn ids(library: &Library) -> Vec<&str> {
    let own = library.entries().iter().filter(|entry| entry.source != Source::BuiltIn);
    own.map(|entry| entry.variant.id()).collect()
}

#[test]
fn a_saved_variant_is_in_its_file_and_at_hand_at_once() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("new/folder/mine.ron");
    let mut library = Library::built_in();
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
    let mut library = Library::default();
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
    let mut library = Library::default();
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
    let mut library = Library::built_in();
    library.save(Some(&file("mine.ron")), &named("mine")).unwrap();
    let refused = |library: &mut Library, path: &Path, text: &str| {
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
    let refused_name = |library: &mut Library, name: &str| {
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
