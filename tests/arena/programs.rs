//! Other programs as players: this program itself plays as its levels do, and whatever a program does wrong is told and
//! loses no game.

use tikal::arena::Failure;
use tikal::protocol::PeerReason;

use super::*;

fn program(level: Option<Level>, command: &str, nodes: Option<u64>) -> Contender {
    Contender { level, nodes, program: Some(command.to_owned()) }
}

fn engine() -> String {
    format!("\"{}\" engine", env!("CARGO_BIN_EXE_tikal"))
}

/// The rows of the outcomes, without what the header says of the players.
fn games(outcomes: &Outcomes) -> Vec<(u64, tikal::arena::Outcome)> {
    outcomes.iter().map(|(game, outcome)| (game, outcome.clone())).collect()
}

#[test]
fn this_program_asked_by_the_protocol_plays_the_same_games() {
    for (level, nodes) in [(Level::Random, 1), (Level::Adept, 60)] {
        let own = Contender::new::<State>(&Who::Level(level), Budget::WHOLE, Some(nodes));
        let other = program(Some(level), &engine(), Some(nodes));
        // The small variant is sent along with every position; the other one is known to the program.
        for (rules, text, seats) in [(small(), Some(SMALL.to_owned()), 2), (shipped("classic"), None, 3)] {
            let variant = lab::Side { rules, setup: Setup::new(TurnRule::Auction, Seat::default()) };
            let base = Wish { variant, variant_text: text, seats, ..wish(6) };
            let expected = play(Wish { a: own.clone(), ..base.clone() }, "1/1", 1);
            let found = play(Wish { a: other.clone(), ..base }, "1/1", 2);
            assert_eq!(games(&found), games(&expected), "{level} with {seats} seats");
        }
    }
}

#[test]
fn in_a_game_with_secrets_it_plays_the_same_games_too_and_is_told_what_its_seat_knows() {
    let rules = tikal::library::LegendLibrary::built_in().find("legend").unwrap().clone();
    let setup = tikal::legend::Setup { scenario: Some("palenque".to_owned()), first: Seat::default() };
    let base = wish(2);
    let with = |a: Contender| Wish::<tikal::legend::State> {
        variant: lab::Side { rules: Arc::clone(&rules), setup: setup.clone() },
        variant_text: None,
        seats: 2,
        a,
        b: base.b.clone(),
        games: 2,
        seed: 5,
        test: None,
        limit: base.limit,
    };
    let play = |a: Contender| {
        let arena = Arena::new(Match::new(with(a)).unwrap(), Shard::WHOLE);
        arena.run(jobs(1)).unwrap();
        assert_eq!(arena.failure(), None);
        arena.outcomes()
    };
    let own = play(Contender::new::<State>(&Who::Level(Level::Random), Budget::WHOLE, Some(1)));
    let asked = play(program(Some(Level::Random), &engine(), Some(1)));
    assert_eq!(games(&asked), games(&own));
}

/// The failure of a program that is B's, and the number of games that were played before.
fn failure(command: &str, seconds: u64) -> (Failure, u64) {
    let wish = Wish { b: program(None, command, None), limit: Duration::from_secs(seconds), ..wish(40) };
    let arena = Arena::new(Match::new(wish).unwrap(), Shard::WHOLE);
    arena.run(jobs(1)).unwrap();
    let failure = arena.failure().unwrap();
    assert_eq!((failure.side, failure.error.command.as_str()), (Side::B, command));
    (failure, arena.outcomes().games())
}

#[test]
fn a_program_that_cannot_be_started_is_told() {
    let (failure, _) = failure("/no/such/program engine", 60);
    assert!(matches!(failure.error.reason, PeerReason::Start(_)), "{failure}");
    assert!(failure.to_string().contains("/no/such/program engine"), "{failure}");
}

/// The error of a shell script that plays B.
#[cfg(unix)]
fn of_script(script: &str, seconds: u64) -> tikal::protocol::PeerError {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("player.sh");
    fs::write(&path, script).unwrap();
    failure(&format!("sh '{}'", path.display()), seconds).0.error
}

#[cfg(unix)]
#[test]
fn whatever_a_program_does_wrong_is_told_in_time_with_its_last_words() {
    let ended = of_script("echo out of coffee >&2; exit 3", 60);
    assert!(matches!(&ended.reason, PeerReason::Ended(status) if status.contains('3')), "{ended}");
    assert_eq!(ended.said, "out of coffee");
    assert_eq!(of_script("exec sleep 600", 1).reason, PeerReason::Silent(1));
    // It does not even read.
    assert_eq!(of_script("exec 0<&-; exec sleep 600", 1).reason, PeerReason::Silent(1));
    let strange = |answer: &str| PeerReason::NotAnAnswer(answer.to_owned());
    assert_eq!(of_script("read line; echo Welcome!; exec sleep 600", 60).reason, strange("Welcome!"));
    assert_eq!(of_script("echo '[]'; exec sleep 600", 60).reason, strange("[]"));
    assert_eq!(of_script("exec yes nonsense", 60).reason, strange("nonsense"));
    // It repeats what it is sent.
    assert!(matches!(of_script("exec cat", 60).reason, PeerReason::NotAnAnswer(_)));
    let answering = |answer: &str| format!("while read -r line; do echo '{answer}'; done");
    assert_eq!(of_script(&answering("{\"ok\":true}"), 60).reason, strange("{\"ok\":true}"));
    assert_eq!(of_script(&answering("{\"ok\":1}"), 60).reason, strange("{\"ok\":1}"));
    let refused = of_script(&answering("{\"ok\":false,\"error\":{\"code\":\"x\",\"message\":\"no\"}}"), 60);
    assert_eq!(refused.reason, PeerReason::Refused { request: "position".to_owned(), message: "no".to_owned() });
    for action in ["fly", "end end", "reveal 1", "place a1 0"] {
        let illegal = of_script(&answering(&format!("{{\"ok\":true,\"action\":\"{action}\"}}")), 60);
        assert!(matches!(&illegal.reason, PeerReason::Illegal { action: chosen, .. } if chosen == action), "{illegal}");
    }
    // A line without an end is read no further than a line may be long.
    assert_eq!(of_script("yes | tr -d '\\n'", 60).reason, PeerReason::TooLong);
    let loud = of_script("head -c 3000000 /dev/zero | tr '\\0' x >&2; exit 1", 60);
    assert!(matches!(loud.reason, PeerReason::Ended(_)) && loud.said.len() < 1000, "{loud}");
}

#[cfg(unix)]
#[test]
fn a_program_that_fails_loses_no_game_that_was_played() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("small.ron"), SMALL).unwrap();
    // It answers so many lines well, and then no more.
    let lines = "i=0; while [ $i -lt 600 ] && read -r line; do printf '%s\\n' \"$line\"; i=$((i+1)); done";
    let script = format!("{{ {lines}; }} | {}; echo done with it >&2", engine());
    fs::write(folder.path().join("tired.sh"), script).unwrap();
    let base = ["arena", "--a", "random", "--variant", "./small.ron", "--games", "20", "--jobs", "1"];
    let failed =
        tikal(folder.path(), &[&base[..], &["--b", "program@random:sh tired.sh", "--resume", "kept.json"]].concat());
    assert_eq!(failed.status.code(), Some(1));
    let told = stderr(&failed);
    assert!(told.contains("player B: sh tired.sh ended without an answer") && told.contains("done with it"), "{told}");
    let kept = arena::read_match::<State>(&folder.path().join("kept.json")).unwrap();
    assert!(kept.games() > 0 && kept.games() < 20, "{} games", kept.games());
    assert!(stdout(&failed).contains(&format!("{} of 20 games played", kept.games())), "{}", stdout(&failed));
    // Mended, it goes on to the end that it would have come to at once.
    fs::write(folder.path().join("tired.sh"), engine()).unwrap();
    let mended =
        tikal(folder.path(), &[&base[..], &["--b", "program@random:sh tired.sh", "--resume", "kept.json"]].concat());
    assert_eq!((mended.status.code(), stderr(&mended)), (Some(0), ""));
    let whole = tikal(folder.path(), &[&base[..], &["--b", "random", "--json", "whole.json"]].concat());
    assert_eq!(whole.status.code(), Some(0));
    let read = |name: &str| games(&arena::read_match::<State>(&folder.path().join(name)).unwrap());
    assert_eq!(read("kept.json"), read("whole.json"));
}

/// Needs a system that lists its processes as files.
#[cfg(target_os = "linux")]
#[test]
fn what_a_program_has_started_is_ended_with_it() {
    let folder = tempfile::tempdir().unwrap();
    let number = folder.path().join("number");
    // The child has the pipes of the program, which itself never answers, or ends at once.
    for end in ["exec sleep 600", "exit 0"] {
        let script = format!("sleep 601 & echo $! > '{}'; {end}", number.display());
        assert_eq!(of_script(&script, 1).reason, PeerReason::Silent(1), "{end}");
        let child: u32 = fs::read_to_string(&number).unwrap().trim().parse().unwrap();
        let of_child = std::path::PathBuf::from(format!("/proc/{child}/cmdline"));
        // What nobody has waited for yet has no command line any more.
        let lives = || fs::read(&of_child).is_ok_and(|command| command.starts_with(b"sleep"));
        let has_ended = (0..100).any(|_| {
            std::thread::sleep(Duration::from_millis(20));
            !lives()
        });
        assert!(has_ended, "{end}");
    }
}

#[test]
fn a_command_too_long_to_be_kept_is_refused_before_anything_is_played() {
    let command = format!("tikal engine {}", "x".repeat(2_000));
    let refused = Match::new(Wish { b: program(None, &command, None), ..wish(2) }).unwrap_err();
    assert!(refused.to_string().contains("2000 bytes"), "{refused}");
}
