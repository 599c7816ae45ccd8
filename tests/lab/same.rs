//! The same results however a run is played: by how many threads, in which parts, broken off or not.

use super::*;

#[test]
fn the_number_of_jobs_changes_nothing() {
    let one = play(plan(24), "1/1", 1);
    assert_eq!((one.games(), one.is_whole()), (24, true));
    for threads in [3, 8] {
        assert_eq!(text(&play(plan(24), "1/1", threads)), text(&one));
    }
}

#[test]
fn merged_shards_are_the_whole_bit_by_bit() {
    let folder = tempfile::tempdir().unwrap();
    let whole = text(&play(plan(10), "1/1", 2));
    let mut paths: Vec<PathBuf> = Vec::new();
    for shard in ["3/3", "1/3", "2/3"] {
        let path = folder.path().join(shard.replace('/', "-")).with_extension("json");
        let results = play(plan(10), shard, 2);
        assert!(!results.is_whole() && results.header.games == 10);
        lab::write_run::<State>(&path, &results).unwrap();
        paths.push(path);
    }
    assert_eq!(text(&lab::merge_runs::<State>(&paths).unwrap()), whole);
    paths.rotate_left(1);
    let merged = lab::merge_runs::<State>(&paths).unwrap();
    assert_eq!(text(&merged), whole);
    // What is written is read back as it was, and merged files can be merged.
    let path = folder.path().join("two.json");
    lab::write_run::<State>(&path, &lab::merge_runs::<State>(&paths[..2]).unwrap()).unwrap();
    assert_eq!(text(&lab::merge_runs::<State>(&[path, paths[2].clone()]).unwrap()), whole);
    assert_eq!(Results::read::<State>(&whole).unwrap(), merged);
    assert!(matches!(lab::merge_runs::<State>(&[]), Err(LabError::NoFiles)));
}

#[test]
fn a_run_that_was_broken_off_goes_on_to_the_same_end() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("kept.json");
    let whole = text(&play(plan(12), "1/1", 1));
    // Without a file it begins, and keeps what it has; a run planned with fewer games goes on as well.
    let study = lab::resume_run(plan(5), Shard::WHOLE, &path).unwrap();
    let part = lab::conduct(&study, jobs(2), Some(&path), |_| ()).unwrap();
    assert_eq!(part.games(), 5);
    assert_eq!(fs::read_to_string(&path).unwrap(), text(&part));
    let study = lab::resume_run(plan(12), Shard::WHOLE, &path).unwrap();
    assert_eq!((study.progress().played, study.progress().of), (5, 12));
    let mut told = Vec::new();
    let results = lab::conduct(&study, jobs(2), Some(&path), |progress| told.push(progress)).unwrap();
    assert_eq!(text(&results), whole);
    assert_eq!(fs::read_to_string(&path).unwrap(), whole);
    assert!(told.last().is_some_and(|last| (last.played, last.of) == (12, 12)), "{told:?}");
    // Nothing is left to play, and nothing changes.
    let study = lab::resume_run(plan(12), Shard::WHOLE, &path).unwrap();
    assert_eq!(text(&lab::conduct(&study, jobs(1), Some(&path), |_| ()).unwrap()), whole);
    // Holes anywhere are filled.
    let middle = play(plan(12), "2/3", 1);
    let study = Study::resumed(plan(12), Shard::WHOLE, middle).unwrap();
    study.run(jobs(2)).unwrap();
    assert_eq!(text(&study.results()), whole);
}

#[test]
fn a_file_that_breaks_off_is_refused_and_left_as_it_is() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("cut.json");
    let whole = text(&play(plan(4), "1/1", 1));
    for length in [0, 1, whole.len() / 3, whole.len() / 2, whole.len() - 3] {
        fs::write(&path, &whole[..length]).unwrap();
        let refused = lab::resume_run(plan(4), Shard::WHOLE, &path).map(|_| ()).unwrap_err();
        assert!(matches!(refused, LabError::NotARun { reason: NotARun::Text { .. }, .. }), "{length}: {refused}");
        assert!(refused.to_string().contains("cut.json"), "{refused}");
        assert_eq!(fs::read_to_string(&path).unwrap(), whole[..length]);
    }
}

#[test]
fn a_cancelled_study_keeps_its_whole_games() {
    let study = Arc::new(Study::new(plan(1_000_000), Shard::WHOLE));
    assert_eq!((study.results().games(), study.progress().of), (0, 1_000_000));
    let playing = Arc::clone(&study);
    let player = std::thread::spawn(move || playing.run(jobs(2)).unwrap());
    while study.progress().played < 3 {
        std::thread::yield_now();
    }
    // Partial results can be taken while it plays on.
    let early = study.results();
    study.cancel();
    player.join().unwrap();
    let late = study.results();
    assert!(study.is_cancelled() && (3..1_000_000).contains(&late.games()) && early.games() <= late.games());
    for results in [early, late] {
        assert!(!results.is_whole());
        assert_eq!(spread(&results.tally, WIN.id, "1").count(), results.games());
        assert_eq!(spread(results.against.as_ref().unwrap(), WIN.id, "1").count(), results.games());
        // The games that are there are those of any other run.
        let again = Results::read::<State>(&text(&results)).unwrap();
        assert_eq!(again, results);
        if results.games() < 60 && results.played.ranges().len() == 1 && results.played.contains(0) {
            let same = play(plan(results.games()), "1/1", 2);
            assert_eq!(same.tally, results.tally);
        }
    }
}

#[test]
fn a_cancelled_study_that_thinks_ends_soon() {
    let variant = side(shipped("classic"), TurnRule::Draw);
    let wish = Wish { variant, against: None, seats: 4, level: Level::Adept, games: 50, seed: 1 };
    let study = Study::new(Plan::new(wish).unwrap(), Shard::WHOLE);
    std::thread::scope(|scope| {
        scope.spawn(|| study.run(jobs(1)).unwrap());
        std::thread::sleep(std::time::Duration::from_millis(50));
        study.cancel();
    });
    assert!(study.results().games() < 50);
}
