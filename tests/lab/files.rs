//! Files of results: what was altered, damaged or is of another run is refused, and wishes that cannot be played.

use super::*;

#[test]
fn results_of_different_runs_are_told_apart() {
    let folder = tempfile::tempdir().unwrap();
    let save = |name: &str, results: &Results| {
        let path = folder.path().join(name);
        lab::write_run::<State>(&path, results).unwrap();
        path
    };
    let first = save("first.json", &play(plan(6), "1/2", 1));
    let base = || wish(6);
    let four = Wish { variant: side(shipped("classic"), TurnRule::Draw), against: None, seats: 4, ..base() };
    let three = Wish { variant: side(shipped("classic"), TurnRule::Draw), against: None, seats: 3, ..base() };
    let others = [
        (Wish { seed: 8, ..base() }, Part::Seed),
        (Wish { games: 7, ..base() }, Part::Games),
        (Wish { against: None, ..base() }, Part::Against),
        (Wish { variant: side(small(), TurnRule::Auction), ..base() }, Part::Variant),
        (Wish { level: Level::Adept, games: 6, ..base() }, Part::Level),
    ];
    for (wish, part) in others {
        let study = Study::new(Plan::new(wish).unwrap(), "2/2".parse().unwrap());
        let other = save("other.json", &study.results());
        let refused = lab::merge_runs::<State>(&[first.clone(), other.clone()]).unwrap_err();
        let LabError::Unlike { path, reason } = &refused else { panic!("{refused}") };
        assert_eq!((path, *reason), (&other, Unlike::Run(part)));
    }
    let path = save("players.json", &Study::new(Plan::new(four).unwrap(), Shard::WHOLE).results());
    let refused = lab::resume_run(Plan::new(three).unwrap(), Shard::WHOLE, &path).map(|_| ()).unwrap_err();
    let LabError::Outside { reason: Outside::Other(Unlike::Run(Part::Players)), .. } = refused else {
        panic!("{refused}")
    };
    // The same games do not count twice, and a shard takes no others.
    let twice = lab::merge_runs::<State>(&[first.clone(), first.clone()]).unwrap_err();
    assert!(matches!(twice, LabError::Unlike { reason: Unlike::Twice(0), .. }), "{twice}");
    let other = lab::resume_run(plan(6), "2/2".parse().unwrap(), &first).map(|_| ()).unwrap_err();
    let LabError::Outside { reason: Outside::Shard { game: 0, start: 3, end: 6 }, .. } = other else {
        panic!("{other}")
    };
    // A version that may play otherwise made another run.
    let mut results = lab::read_run::<State>(&first).unwrap();
    results.header.program = "tikal 9.9.9".to_owned();
    let older = save("older.json", &results);
    let refused = lab::merge_runs::<State>(&[first, older]).unwrap_err();
    assert!(matches!(refused, LabError::Unlike { reason: Unlike::Run(Part::Program), .. }), "{refused}");
}

/// The same results in format 1, which has no fingerprint.
fn without_check(results: &Results) -> String {
    let text = text(results).replacen("\"format\":2", "\"format\":1", 1);
    text.lines().filter(|line| !line.starts_with("\"check\"")).collect::<Vec<_>>().join("\n")
}

/// Every number, word and `null` of a text, and where it stands.
fn values(text: &str) -> Vec<std::ops::Range<usize>> {
    let mut values = Vec::new();
    let mut at = 0;
    while let Some(sign) = text[at..].bytes().next() {
        let is_of = |sign: u8| sign.is_ascii_alphanumeric() || b"-._ ".contains(&sign);
        let length = if is_of(sign) { text[at..].bytes().take_while(|&sign| is_of(sign)).count() } else { 0 };
        if length > 0 {
            values.push(at..at + length);
        }
        at += length.max(1);
    }
    values
}

/// Whatever single value of a part is another one: the part is refused, or gives what it would have given.
#[test]
fn a_part_that_was_altered_is_refused_or_gives_the_same() {
    let folder = tempfile::tempdir().unwrap();
    let save = |name: &str, text: &str| {
        let path = folder.path().join(name);
        fs::write(&path, text).unwrap();
        path
    };
    let part = |shard: &str| play(plan(6), shard, 1);
    let (first, rest) = (save("first.json", &text(&part("1/2"))), text(&part("2/2")));
    let honest = text(&lab::merge_runs::<State>(&[first.clone(), save("rest.json", &rest)]).unwrap());
    let alone = text(&Results::read::<State>(&rest).unwrap());
    let mut refused = 0;
    // The rows of counts are alike, and there are many: one in ten of their values is tried.
    let rows = rest.find("\"results\"").unwrap();
    let tried = values(&rest).into_iter().enumerate();
    for (_, value) in tried.filter(|(index, value)| value.start < rows || index % 10 == 0) {
        let old = &rest[value.clone()];
        let others = match old.parse::<i64>() {
            Ok(number) => vec![(number + 1).to_string(), (number - 1).to_string(), "null".to_owned()],
            Err(_) if old == "null" => vec!["[]".to_owned(), "0".to_owned()],
            Err(_) => vec![format!("{old}x"), old[..old.len() - 1].to_owned()],
        };
        for new in others {
            let mut altered = rest.clone();
            altered.replace_range(value.clone(), &new);
            let Ok(read) = Results::read::<State>(&altered) else {
                refused += 1;
                continue;
            };
            let told = format!("{old} → {new} at {}", value.start);
            assert_eq!(text(&read), alone, "{told}");
            if let Ok(merged) = lab::merge_runs::<State>(&[first.clone(), save("altered.json", &altered)]) {
                assert_eq!(text(&merged), honest, "{told}");
            }
        }
    }
    assert!(refused > 300, "{refused}");
    // The order of fields and blanks between them are nobody's work.
    let spaced = rest.replace(",\n", " ,\r\n ");
    assert_eq!(text(&Results::read::<State>(&spaced).unwrap()), alone);
}

/// A file without a fingerprint could say anything: it is told alone, and nothing is built on it.
#[test]
fn results_without_a_fingerprint_are_read_alone_and_neither_merged_nor_gone_on_from() {
    let folder = tempfile::tempdir().unwrap();
    let save = |name: &str, text: &str| {
        let path = folder.path().join(name);
        fs::write(&path, text).unwrap();
        path
    };
    let part = |shard: &str| play(plan(6), shard, 1);
    let (first, second) = (save("first.json", &text(&part("1/2"))), part("2/2"));
    let old = save("old.json", &without_check(&second));
    let read = lab::read_run::<State>(&old).unwrap();
    assert!(!read.is_checked && second.is_checked);
    assert_eq!((&read.tally, &read.played), (&second.tally, &second.played));
    // Written again it is what it was: no fingerprint comes from nowhere.
    assert_eq!(Results::read::<State>(&text(&read)).unwrap(), read);
    assert!(text(&read).starts_with("{\n\"format\":1,") && !text(&read).contains("\"check\""));
    assert_eq!(lab::merge_runs::<State>(std::slice::from_ref(&old)).unwrap(), read);
    for paths in [[first.clone(), old.clone()], [old.clone(), first.clone()]] {
        let refused = lab::merge_runs::<State>(&paths).unwrap_err();
        assert!(matches!(refused, LabError::Unlike { reason: Unlike::Unchecked, .. }), "{refused}");
    }
    let refused = lab::resume_run(plan(6), "2/2".parse().unwrap(), &old).map(|_| ()).unwrap_err();
    assert!(matches!(refused, LabError::Outside { reason: Outside::Other(Unlike::Unchecked), .. }), "{refused}");
    let (code, told) = refusal(folder.path(), &["lab", "merge", "first.json", "old.json"]);
    let expected = "old.json: It is of format 1, which has no fingerprint, so nobody can tell if it was changed: read it \
                    alone, or play its games again\n";
    assert_eq!((code, told.as_str()), (Some(1), expected));
    assert_eq!(tikal(folder.path(), &["lab", "merge", "old.json"]).status.code(), Some(0));
}

#[test]
fn changed_and_strange_files_are_refused_with_the_field() {
    let good = without_check(&play(plan(4), "1/1", 1));
    let read = |text: &str| Results::read::<State>(text).map(|_| ());
    assert_eq!(read(&good), Ok(()));
    let changed = |from: &str, to: &str| {
        assert!(good.contains(from), "{from}");
        read(&good.replacen(from, to, 1))
    };
    assert_eq!(changed("\"format\":1", "\"format\":3"), Err(NotARun::Format(3)));
    assert_eq!(changed("\"format\":1", "\"format\":2"), Err(NotARun::Content("check")));
    assert_eq!(changed("\"game\":\"tikal\"", "\"game\":\"chess\""), Err(NotARun::Game("chess".to_owned())));
    let content = |field| Err(NotARun::Content(field));
    assert_eq!(changed("\"played\":[[0,4]]", "\"played\":[[0,5]]"), content("played"));
    assert_eq!(changed("\"played\":[[0,4]]", "\"played\":[[2,1]]"), content("played"));
    assert_eq!(changed("\"played\":[[0,4]]", "\"played\":[[0,3]]"), content("results"));
    assert_eq!(changed("\"players\":2", "\"players\":0"), content("players"));
    assert_eq!(changed("\"games\":4", "\"games\":0"), content("games"));
    assert_eq!(changed("\"level\":\"random\"", "\"level\":\"oracle\""), content("level"));
    assert_eq!(changed("\"id\":\"small\"", "\"id\":\"\\u001b[31m\""), content("variant"));
    assert_eq!(changed("\"measure\":\"win\"", "\"measure\":\"luck\""), content("results"));
    assert_eq!(
        changed("\"measure\":\"win\",\"spread\":[[0,", "\"measure\":\"win\",\"spread\":[[-1,"),
        content("results")
    );
    assert_eq!(changed("{\"key\":\"1\",\"measure\":\"win\"", "{\"key\":\"2\",\"measure\":\"win\""), content("results"));
    assert_eq!(
        changed("{\"key\":\"1\",\"measure\":\"win\"", "{\"key\":\"\\n\",\"measure\":\"win\""),
        content("results")
    );
    for wrong in ["\"players\":200000", "\"players\":-1", "\"players\":2,\"more\":1"] {
        assert!(matches!(changed("\"players\":2", wrong), Err(NotARun::Text { .. })), "{wrong}");
    }
    for text in ["", "{", "[]", "null", "\u{0}", "{\"format\":1}", SMALL] {
        assert!(matches!(read(text), Err(NotARun::Text { .. })), "{text:.20}");
    }
    assert_eq!(lab::game_of_run(&good).as_deref(), Some("tikal"));
    assert_eq!(lab::game_of_run(SMALL), None);
    // However large a number is, reading and summing it up ends well.
    let huge = good.replace("\"spread\":[[", "\"spread\":[[-9007199254740992,1],[");
    assert!(read(&huge).is_err());
    let missing = lab::read_run::<State>(Path::new("nowhere/run.json")).unwrap_err();
    assert!(matches!(missing, LabError::File { reason: FileError::System { .. }, .. }), "{missing}");
}

/// Whatever is changed in a file: it is refused, or it is results of which everything can be asked.
#[test]
fn damaged_files_never_end_the_program() {
    let good = without_check(&play(plan(3), "1/1", 1));
    let mut random = Xoshiro256PlusPlus::seed_from_u64(1);
    let mut read = 0;
    // The fields and the first rows are changed most, because later rows are all alike.
    for round in 0..600 {
        let mut bytes = good.clone().into_bytes();
        let reach = if round % 2 == 0 { 900 } else { bytes.len() };
        for _ in 0..=round % 3 {
            let at = random.random_range(0..reach.min(bytes.len()));
            match random.random_range(0..3) {
                0 => bytes[at] = *b"0123456789-,[]{}\":e.".get(random.random_range(0..20)).unwrap(),
                1 => drop(bytes.remove(at)),
                _ => bytes.insert(at, b'0' + random.random_range(0..10)),
            }
        }
        let Ok(changed) = String::from_utf8(bytes) else { continue };
        if let Ok(results) = Results::read::<State>(&changed) {
            read += 1;
            let again = Results::read::<State>(&text(&results)).unwrap();
            assert_eq!(again, results);
            assert!(!results.csv().is_empty());
            assert!(!words::lab::report(&Texts::new(Language::English), &results, State::LONG).is_empty());
        }
    }
    assert!(read > 20, "{read} of the files could still be read");
}

#[test]
fn wishes_that_cannot_be_played_are_refused() {
    let refused = |wish: Wish<State>| Plan::new(wish).map(|_| ()).unwrap_err();
    assert_eq!(refused(wish(0)), NoPlan::Games(0));
    assert_eq!(refused(wish(u64::MAX)), NoPlan::Games(u64::MAX));
    assert_eq!(refused(Wish { seed: MAX_SEED + 1, ..wish(1) }), NoPlan::Seed(MAX_SEED + 1));
    let players = NoPlan::Players { variant: "small".to_owned(), least: 2, most: 2, seats: 3 };
    assert_eq!(refused(Wish { seats: 3, ..wish(1) }), players);
    let variant = Side { rules: small(), setup: Setup::new(TurnRule::Draw, Seat::ALL[3]) };
    assert!(matches!(refused(Wish { variant, ..wish(1) }), NoPlan::Setup { .. }));
}

#[test]
fn games_differ_from_each_other_and_from_those_of_other_seeds() {
    let seeds = |seed: u64| {
        let plan = Plan::new(Wish { seed, ..wish(50) }).unwrap();
        (0..50).map(|game| plan.seed_of(game)).collect::<std::collections::BTreeSet<_>>()
    };
    let (zero, one) = (seeds(0), seeds(1));
    assert!(zero.len() == 50 && one.len() == 50 && zero.is_disjoint(&one));
    assert!(zero.iter().all(|&seed| seed <= MAX_SEED));
}
