//! Files of records: written whole or not at all, and refused in words where they cannot be read.

use super::*;

fn names(folder: &Path) -> Vec<String> {
    let mut names: Vec<String> =
        fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect();
    names.sort();
    names
}

#[test]
fn a_save_is_written_whole_and_replaces_the_old_one() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("deep").join("er").join("game.tikal");
    let long = record(&session(4, true, DealerDef::Seed(1), 150));
    let short = record(&session(2, false, DealerDef::Seed(2), 3));
    for record in [&short, &long, &short] {
        save_record(&path, record).unwrap();
        assert_eq!(fs::read_to_string(&path).unwrap(), record.write().unwrap());
        assert_eq!(open_record(&path, &TikalLibrary::built_in()).unwrap().record, *record);
        assert_eq!(names(path.parent().unwrap()), ["game.tikal"], "nothing is left beside it");
    }
    write_text(&folder.path().join("x"), "").unwrap();
    assert_eq!(fs::read(folder.path().join("x")).unwrap(), b"");
}

#[test]
fn endings_in_capitals_are_endings_too() {
    let folder = tempfile::tempdir().unwrap();
    for name in ["a.tikal", "B.TIKAL", "c.ron", "tikal"] {
        fs::write(folder.path().join(name), "").unwrap();
    }
    let mut listed = list_records(folder.path());
    listed.sort();
    assert_eq!(listed, ["B.TIKAL", "a.tikal"].map(|name| folder.path().join(name)));
}

#[test]
fn a_write_that_fails_leaves_what_was_there() {
    let folder = tempfile::tempdir().unwrap();
    let record = record(&session(2, false, DealerDef::Seed(2), 3));
    // A directory of that name.
    let path = folder.path().join("game.tikal");
    fs::create_dir(&path).unwrap();
    fs::write(path.join("inside"), "kept").unwrap();
    let error = save_record(&path, &record).unwrap_err();
    assert!(matches!(error, SaveError::File(_)));
    assert!(error.to_string().contains("game.tikal"), "{error}");
    assert_eq!(fs::read_to_string(path.join("inside")).unwrap(), "kept");
    assert_eq!(names(folder.path()), ["game.tikal"], "no half file stays behind");
    // A file where the folder should be.
    let file = folder.path().join("file");
    fs::write(&file, "kept").unwrap();
    let error = save_record(&file.join("game.tikal"), &record).unwrap_err();
    assert!(error.to_string().contains("game.tikal"), "{error}");
    assert_eq!(fs::read_to_string(&file).unwrap(), "kept");
    assert_eq!(names(folder.path()), ["file", "game.tikal"]);
}

#[test]
fn files_that_cannot_be_read_are_refused_in_words() {
    let folder = tempfile::tempdir().unwrap();
    let library = TikalLibrary::built_in();
    let message = |path: &Path| {
        let message = open_record(path, &library).map(|opened| opened.stopped).unwrap_err().to_string();
        assert!(message.contains(&*path.file_name().unwrap().to_string_lossy()), "{message}");
        message
    };
    message(&folder.path().join("nowhere.tikal"));
    assert!(message(folder.path()).contains("no ordinary file"));
    let bytes = folder.path().join("bytes.tikal");
    fs::write(&bytes, b"(format: 1, \xff)").unwrap();
    assert!(message(&bytes).contains("UTF-8"));
    let large = folder.path().join("large.tikal");
    fs::File::create(&large).unwrap().set_len(MAX_RECORD_SIZE + 1).unwrap();
    assert!(message(&large).contains("larger"));
    let empty = folder.path().join("empty.tikal");
    fs::write(&empty, "").unwrap();
    let error = open_record(&empty, &library).map(|opened| opened.stopped).unwrap_err().to_string();
    assert!(error.contains("line 1"), "{error}");
}
