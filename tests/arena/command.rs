//! The command line: matches, shards, merging, the ladder, and what it says where it cannot.

use super::*;

#[test]
fn the_command_plays_shards_and_merges_them() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("small.ron"), SMALL).unwrap();
    let run = |more: &[&str]| {
        let base = ["arena", "--a", "adept", "--b", "random", "--nodes-a", "30", "--variant", "./small.ron"];
        let output = tikal(folder.path(), &[&base, more].concat());
        assert_eq!((output.status.code(), stderr(&output)), (Some(0), ""));
        stdout(&output).to_owned()
    };
    let report = run(&["--games", "9", "--json", "whole.json"]);
    assert!(
        report.starts_with("small: 2 players, tiles drawn, seed 0\n  A  level “adept”, 30 nodes a decision\n"),
        "{report}"
    );
    assert!(report.contains("  B  level “random”, 1 node a decision\n10 of 10 games played; 5 blocks"), "{report}");
    assert!(report.contains("A above B, in Elo") && report.contains("Blocks by the share that A won: "), "{report}");
    run(&["--games", "9", "--shard", "1/2", "--json", "one.json", "--jobs", "3"]);
    run(&["--games", "9", "--shard", "2/2", "--resume", "two.json"]);
    let merged = tikal(folder.path(), &["arena", "merge", "two.json", "one.json", "--json", "merged.json"]);
    assert_eq!((merged.status.code(), stderr(&merged), stdout(&merged)), (Some(0), "", report.as_str()));
    let read = |name: &str| fs::read_to_string(folder.path().join(name)).unwrap();
    assert_eq!(read("whole.json"), read("merged.json"));
    let tested = run(&["--games", "400", "--sprt", "0,200"]);
    assert!(tested.contains("The test has stopped after") && tested.contains("decided for +200"), "{tested}");
    let german = tikal(folder.path(), &["--lang", "de", "arena", "merge", "one.json"]);
    assert!(stdout(&german).contains("4 von 10 Partien gespielt"), "{}", stdout(&german));
}

#[test]
fn two_runs_do_not_keep_their_games_in_one_file() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("small.ron"), SMALL).unwrap();
    let file = folder.path().join("run.json");
    let runs: [&[&str]; 2] = [
        &["arena", "--a", "random", "--b", "random", "--variant", "./small.ron"],
        &["lab", "small.ron", "--level", "random"],
    ];
    for run in runs {
        let run = [run, &["--games", "2", "--resume", "run.json"]].concat();
        let claim = tikal::library::Claim::take(&file).unwrap();
        assert!(claim.is_some());
        let (code, told) = refusal(folder.path(), &run);
        let expected = "Another run keeps its results in run.json: let it end, or name another file\n";
        assert_eq!((code, told.as_str()), (Some(1), expected));
        assert!(!file.exists(), "nothing is written");
        drop(claim);
        assert_eq!(tikal(folder.path(), &run).status.code(), Some(0));
        fs::remove_file(&file).unwrap();
    }
    // Nothing is left of the claims.
    let left: Vec<_> = fs::read_dir(folder.path()).unwrap().map(|entry| entry.unwrap().file_name()).collect();
    assert!(!left.iter().any(|name| name.to_string_lossy().contains("lock")), "{left:?}");
}

#[test]
fn the_ladder_has_a_row_for_every_pair_of_neighbours() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("small.ron"), SMALL).unwrap();
    let arguments = ["arena", "ladder", "--games", "2", "--variant", "./small.ron", "--budget", "0.0001"];
    let first = tikal(folder.path(), &[&arguments[..], &["--resume", "."]].concat());
    assert_eq!((first.status.code(), stderr(&first)), (Some(0), ""));
    let lines: Vec<&str> = stdout(&first).lines().collect();
    assert_eq!(lines.len(), 2 + Level::ALL.len() - 1, "{lines:?}");
    for (pair, line) in Level::ALL.windows(2).zip(&lines[2..]) {
        assert!(line.starts_with(&format!("| `{}` against `{}` | 2 | ", pair[1], pair[0])), "{line}");
        assert_eq!(line.matches('|').count(), 5, "{line}");
        let kept = arena::read_match::<State>(&folder.path().join(format!("{}-{}.json", pair[1], pair[0]))).unwrap();
        assert!(kept.is_over());
    }
    let again = tikal(folder.path(), &[&arguments[..], &["--resume", "."]].concat());
    assert_eq!(stdout(&again), stdout(&first));
}

#[test]
fn the_command_says_what_it_cannot_do() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("small.ron"), SMALL).unwrap();
    fs::write(folder.path().join("broken.json"), "{\"format\":1,").unwrap();
    let wrong = |arguments: &[&str]| refusal(folder.path(), &[&["arena"], arguments].concat());
    let random = ["--a", "random", "--b", "random"];
    let with = |more: &[&str]| wrong(&[&random, more].concat());
    assert_eq!(
        with(&["--variant", "./small.ron", "--players", "3"]),
        (Some(1), "small is for 2 to 2 players, not for 3: choose another number\n".to_owned())
    );
    assert_eq!(with(&["--variant", "nowhere.ron"]), (Some(1), "There is no such file: check the path\n".to_owned()));
    let (code, told) = with(&["--resume", "broken.json"]);
    assert!(code == Some(1) && told.starts_with("broken.json: Line 1, column 12: "), "{told}");
    assert_eq!(fs::read_to_string(folder.path().join("broken.json")).unwrap(), "{\"format\":1,");
    for usage in
        [&["--a", "random"][..], &["--a", "oracle", "--b", "random"], &["--a", "program:", "--b", "random"], &["merge"]]
    {
        let (code, told) = wrong(usage);
        assert!(code == Some(2) && !told.is_empty(), "{usage:?}: {told}");
    }
    for usage in [["--budget", "0"], ["--sprt", "10,0"], ["--games", "0"], ["--nodes-a", "0"], ["--limit", "0"]] {
        assert_eq!(with(&usage).0, Some(2), "{usage:?}");
    }
}
