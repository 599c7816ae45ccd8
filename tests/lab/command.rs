//! The command line of the laboratory.

use super::*;

#[test]
fn the_command_plays_shards_and_merges_them() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("small.ron"), SMALL).unwrap();
    let run = |more: &[&str]| {
        let base = ["lab", "small.ron", "--games", "9", "--level", "random", "--seed", "5", "--against", "./small.ron"];
        let output = tikal(folder.path(), &[&base, more].concat());
        assert_eq!(output.status.code(), Some(0), "{}", stderr(&output));
        assert_eq!(stderr(&output), "");
        stdout(&output).to_owned()
    };
    let table = run(&["--json", "whole.json", "--csv", "whole.csv"]);
    assert!(table.starts_with("small: 2 players, tiles drawn, level “random”"), "{table}");
    assert!(table.contains("No verdict yet: 9 games at the level “random” were played"), "{table}");
    assert!(table.contains("Too few games for a verdict: play 30 at least"), "{table}");
    let number = table.lines().position(|line| line.starts_with("Wins, ")).unwrap();
    assert!(table.lines().nth(number + 1).is_some_and(|line| line.starts_with("  player 1 ")), "{table}");
    run(&["--shard", "1/2", "--json", "one.json", "--jobs", "3"]);
    run(&["--shard", "2/2", "--resume", "two.json"]);
    let merged =
        tikal(folder.path(), &["lab", "merge", "two.json", "one.json", "--json", "merged.json", "--csv", "merged.csv"]);
    assert_eq!((merged.status.code(), stderr(&merged)), (Some(0), ""));
    assert_eq!(stdout(&merged), table);
    for (whole, parts) in [("whole.json", "merged.json"), ("whole.csv", "merged.csv")] {
        let read = |name: &str| fs::read_to_string(folder.path().join(name)).unwrap();
        assert_eq!(read(whole), read(parts), "{parts}");
    }
    let french = tikal(folder.path(), &["--lang", "fr", "lab", "merge", "one.json"]);
    assert!(stdout(&french).contains("4 parties jouées sur 9"), "{}", stdout(&french));
}

#[test]
fn the_command_says_what_it_cannot_do() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("small.ron"), SMALL).unwrap();
    fs::write(folder.path().join("broken.json"), "{\"format\":1,").unwrap();
    let wrong = |arguments: &[&str]| refusal(folder.path(), &[&["lab"], arguments].concat());
    let (code, told) = wrong(&["small.ron", "--players", "3", "--games", "1"]);
    assert_eq!((code, told.as_str()), (Some(1), "small is for 2 to 2 players, not for 3: choose another number\n"));
    let (code, told) = wrong(&["small.ron", "--players", "3", "--games", "1", "--lang", "de"]);
    assert_eq!(
        (code, told.as_str()),
        (Some(1), "small ist für 2 bis 2 Spieler, nicht für 3: eine andere Zahl wählen\n")
    );
    let (code, told) = wrong(&["nowhere.ron"]);
    assert_eq!((code, told.as_str()), (Some(1), "There is no such file: check the path\n"));
    assert_eq!(wrong(&["nobody"]).0, Some(1));
    let (code, told) = wrong(&["merge", "broken.json"]);
    assert!(code == Some(1) && told.starts_with("broken.json: Line 1, column 12: "), "{told}");
    let (code, told) = wrong(&["small.ron", "--level", "random", "--games", "1", "--resume", "broken.json"]);
    assert!(code == Some(1) && told.starts_with("broken.json: "), "{told}");
    assert_eq!(fs::read_to_string(folder.path().join("broken.json")).unwrap(), "{\"format\":1,");
    // A table that cannot be kept is told; results that cannot be kept, before anything is played.
    let (code, told) = wrong(&["small.ron", "--level", "random", "--games", "1", "--resume", "."]);
    assert!(code == Some(1) && !told.is_empty(), "{told}");
    let bad: [&[&str]; 11] = [
        &[],
        &["merge"],
        &["small.ron", "--games", "0"],
        &["small.ron", "--games", "2000000000"],
        &["small.ron", "--games", "many"],
        &["small.ron", "--level", "oracle"],
        &["small.ron", "--shard", "3/2"],
        &["small.ron", "--jobs", "0"],
        &["small.ron", "--players", "7"],
        &["small.ron", "--seed", "9007199254740992"],
        &["small.ron", "--time", "5"],
    ];
    for arguments in bad {
        let (code, told) = wrong(arguments);
        assert_eq!(code, Some(2), "{arguments:?}: {told}");
        assert!(!told.is_empty(), "{arguments:?}");
    }
    assert!(wrong(&["small.ron", "--level", "oracle"]).1.contains("choose random, novice, adept, expert or master"));
}

#[test]
fn the_table_is_told_in_every_language() {
    let results = play(plan(40), "1/1", 2);
    for language in Language::ALL {
        let lines = words::lab::report(&Texts::new(language), &results, State::LONG);
        assert!(lines.iter().all(|line| !line.contains("lab-")), "{lines:#?}");
        let beside = lines.iter().filter(|line| line.ends_with('*')).count();
        assert!(beside > 0, "{lines:#?}");
        let decimal = if language == Language::English { '.' } else { ',' };
        assert!(lines.iter().any(|line| line.contains(&format!("{decimal}0\u{a0}%"))), "{lines:#?}");
    }
}
