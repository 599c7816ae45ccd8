//! The command line from outside: what is printed where, and the exit code.

use std::fs::{self, File};
use std::io::Write;
use std::process::Stdio;

use crate::program::{command, refusal, stderr, stdout, tikal};

const SMALL: &str = include_str!("variants/small.ron");

#[test]
fn check_names_file_line_and_column_and_fails_on_errors() {
    let folder = tempfile::tempdir().unwrap();
    let write = |name: &str, text: &str| fs::write(folder.path().join(name), text).unwrap();
    write("good.ron", SMALL);
    write("warned.ron", &SMALL.replace("Ruin(2)", "Ruin(3)"));
    write("wrong.ron", &SMALL.replace("slabs: [1, 1, 0, 1, 0, 0])", "slabs: [1, 1, 0, 4, 0, 0])"));
    write("broken.ron", "(\n    format: 1,\n    flavour: 2,\n)");

    let output = tikal(folder.path(), &["check", "good.ron"]);
    assert_eq!(output.status.code(), Some(0));
    assert_eq!(stdout(&output), "good.ron: can be played, 0 errors, 0 warnings\n");

    let output = tikal(folder.path(), &["check", "warned.ron"]);
    assert_eq!(output.status.code(), Some(0));
    let lines: Vec<&str> = stdout(&output).lines().collect();
    let expected = "warned.ron:26:16: warning [fewer-treasures-than-masks] treasures.kinds: 3 masks but 2 treasures: ";
    assert!(lines[0].starts_with(expected), "{}", lines[0]);
    assert_eq!(lines[1..], ["warned.ron: can be played, 0 errors, 1 warning"]);

    let output = tikal(folder.path(), &["check", "wrong.ron"]);
    assert_eq!(output.status.code(), Some(1));
    let expected = "wrong.ron:17:47: error [slabs] deck[0].tiles[2].slabs[3]: the number of slabs is 4: choose a number \
                    from 0 to 3\nwrong.ron: cannot be played, 1 error, 0 warnings\n";
    assert_eq!(stdout(&output), expected);

    // All files are checked, whatever is wrong with one of them.
    let output = tikal(folder.path(), &["check", "broken.ron", "missing.ron", ".", "good.ron"]);
    assert_eq!(output.status.code(), Some(1));
    let lines: Vec<&str> = stdout(&output).lines().collect();
    assert!(lines[0].starts_with("broken.ron:3:5: error [syntax]: "), "{}", lines[0]);
    assert!(lines[0].contains("flavour"), "{}", lines[0]);
    assert!(lines[2].starts_with("missing.ron: "), "{}", lines[2]);
    assert!(lines[3].starts_with(".: This is no ordinary file: "), "{}", lines[3]);
    assert_eq!(lines[4..], ["good.ron: can be played, 0 errors, 0 warnings"]);
}

#[test]
fn check_speaks_the_language_that_is_asked_for_or_that_of_the_system() {
    let folder = tempfile::tempdir().unwrap();
    let write = |name: &str, text: &str| fs::write(folder.path().join(name), text).unwrap();
    write("wrong.ron", &SMALL.replace("slabs: [1, 1, 0, 1, 0, 0])", "slabs: [1, 1, 0, 4, 0, 0])"));
    write("broken.ron", "(\n    format: 1,\n    flavour: 2,\n)");
    let french = "wrong.ron:17:47: erreur [slabs] deck[0].tiles[2].slabs[3]\u{a0}: le nombre de dalles est de 4\u{a0}: choisissez \
                  un nombre de 0 à 3\nwrong.ron\u{a0}: pas jouable, 1 erreur, 0 avertissement\n";
    for arguments in [["--lang", "fr", "check", "wrong.ron"], ["check", "--lang", "fr", "wrong.ron"]] {
        assert_eq!(stdout(&tikal(folder.path(), &arguments)), french);
    }
    let output = tikal(folder.path(), &["check", "--lang", "de", "broken.ron", "missing.ron"]);
    let lines: Vec<&str> = stdout(&output).lines().collect();
    let german = "broken.ron:3:5: Fehler [syntax]: Hier steht „flavour“, was in „Variant“ nicht bekannt ist: „format“, „game“, „id“, ";
    assert!(lines[0].starts_with(german), "{}", lines[0]);
    assert!(lines[0].ends_with(" oder „auction“ schreiben"), "{}", lines[0]);
    assert_eq!(
        lines[1..],
        ["broken.ron: nicht spielbar, 1 Fehler, 0 Warnungen", "missing.ron: Diese Datei gibt es nicht: Pfad prüfen"]
    );

    // Other systems are not asked for the language by environment variables.
    if cfg!(target_os = "linux") {
        let output = command(folder.path(), &["check", "wrong.ron"]).env("LC_ALL", "fr_CH.UTF-8").output().unwrap();
        assert_eq!(stdout(&output), french);
    }
}

#[test]
fn check_refuses_the_ids_of_the_program() {
    let folder = tempfile::tempdir().unwrap();
    let classic = include_str!("../variants/classic.ron");
    fs::write(folder.path().join("same.ron"), classic).unwrap();
    fs::write(folder.path().join("forged.ron"), SMALL.replace("\"small\"", "\"classic\"")).unwrap();
    let output = tikal(folder.path(), &["check", "same.ron"]);
    assert_eq!(output.status.code(), Some(0), "{}", stdout(&output));
    let output = tikal(folder.path(), &["check", "forged.ron"]);
    assert_eq!(output.status.code(), Some(1));
    let expected = "forged.ron:3:9: error [id] id: the id `classic` belongs to a variant of the program, which is another \
                    one: choose another id\nforged.ron: cannot be played, 1 error, 0 warnings\n";
    assert_eq!(stdout(&output), expected);
}

#[test]
fn check_prints_nothing_that_steers_the_terminal() {
    let folder = tempfile::tempdir().unwrap();
    let strange = "\u{1b}[31m\u{7}\u{9b}\u{202e}\u{2066}\u{200f}x";
    fs::write(folder.path().join("a.ron"), SMALL.replace("\"small\"", &format!("\"{strange}\""))).unwrap();
    fs::write(folder.path().join("b.ron"), SMALL.replace("turns:", &format!("{strange}:"))).unwrap();
    fs::write(folder.path().join("c.ron"), SMALL.replace("\"Small\"", "{\"\\u{1b}[2J\": \"\u{2028}\", \"\u{1b}\": 1}"))
        .unwrap();
    let names = ["a.ron", "b.ron", "c.ron", "no\nsuch\u{1b}[0m.ron"];
    let output = tikal(folder.path(), &["check", names[0], names[1], names[2], names[3]]);
    assert_eq!(output.status.code(), Some(1));
    let steers = |sign: char| {
        sign != '\n' && (sign.is_control() || ('\u{200e}'..='\u{2069}').contains(&sign) && !"–—‘’“”…".contains(sign))
    };
    assert!(!stdout(&output).contains(steers), "{:?}", stdout(&output));
    assert!(stdout(&output).contains("\\u{1b}[31m\\u{7}\\u{9b}\\u{202e}"), "{}", stdout(&output));
    assert!(stdout(&output).contains("no\\u{a}such\\u{1b}[0m.ron"), "{}", stdout(&output));
}

#[cfg(target_os = "linux")]
#[test]
fn output_that_cannot_be_written_is_a_failure_and_that_nobody_reads_it_none() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("good.ron"), SMALL).unwrap();
    let lab: &[&str] = &["lab", "good.ron", "--level", "random", "--games", "1"];
    for arguments in [["check", "good.ron"].as_slice(), &["playouts", "--games", "1"], lab] {
        let full = fs::File::options().write(true).open("/dev/full").unwrap();
        let output = command(folder.path(), arguments).stdout(full).stderr(Stdio::piped()).spawn().unwrap();
        let output = output.wait_with_output().unwrap();
        assert_eq!(output.status.code(), Some(1), "{arguments:?}");
        assert!(stderr(&output).contains("the output cannot be written"), "{}", stderr(&output));
        let (reader, writer) = std::io::pipe().unwrap();
        drop(reader);
        let output = command(folder.path(), arguments).stdout(writer).stderr(Stdio::piped()).spawn().unwrap();
        let output = output.wait_with_output().unwrap();
        assert_eq!((output.status.code(), stderr(&output)), (Some(0), ""), "{arguments:?}");
    }
}

#[test]
fn what_is_left_out_of_the_variants_is_told_by_every_tool() {
    let folder = tempfile::tempdir().unwrap();
    fs::create_dir_all(folder.path().join("some")).unwrap();
    fs::write(folder.path().join("some/broken.ron"), "(").unwrap();
    fs::write(folder.path().join("some/forged.ron"), SMALL.replace("\"small\"", "\"classic\"")).unwrap();
    for tool in [["engine"].as_slice(), &["playouts", "--games", "1"]] {
        let told = |variants: &str| {
            let output = tikal(folder.path(), &[&["--variants", variants], tool].concat());
            assert_eq!(output.status.code(), Some(0));
            stderr(&output).to_owned()
        };
        assert_eq!(told("nowhere"), "nowhere is left out: There is no such file: check the path\n");
        let told = told("some");
        let lines: Vec<&str> = told.lines().collect();
        assert_eq!(lines.len(), 2, "{told}");
        assert!(lines[0].contains("broken.ron is left out: 1:"), "{told}");
        assert!(lines[1].contains("forged.ron is left out: The id “classic” belongs to"), "{told}");
    }
}

/// The user's own folder is treated alike: one that is there and cannot be read is told.
#[test]
fn the_users_folder_is_told_if_it_cannot_be_read() {
    let folder = tempfile::tempdir().unwrap();
    let output = tikal(folder.path(), &["engine"]);
    assert_eq!((output.status.code(), stderr(&output)), (Some(0), ""));
    if cfg!(target_os = "linux") {
        fs::create_dir_all(folder.path().join("data/tikal")).unwrap();
        fs::write(folder.path().join("data/tikal/variants"), "no folder").unwrap();
        let output = tikal(folder.path(), &["engine"]);
        assert_eq!(output.status.code(), Some(0));
        assert!(stderr(&output).contains("variants is left out: "), "{}", stderr(&output));
    }
}

#[test]
fn check_without_a_file_says_so() {
    let folder = tempfile::tempdir().unwrap();
    let output = tikal(folder.path(), &["check"]);
    assert_eq!(output.status.code(), Some(2));
    assert!(stderr(&output).contains("<FILES>"), "{}", stderr(&output));
}

#[test]
fn help_lists_the_tools() {
    let folder = tempfile::tempdir().unwrap();
    let output = tikal(folder.path(), &["--help"]);
    assert_eq!(output.status.code(), Some(0));
    let commands: Vec<&str> = stdout(&output).lines().filter_map(|line| line.split_whitespace().next()).collect();
    for tool in ["engine", "check", "verify", "replay", "playouts", "lab", "arena"] {
        assert!(commands.contains(&tool), "no {tool} in:\n{}", stdout(&output));
    }
    assert!(stdout(&output).contains("--variants <DIR>"), "{}", stdout(&output));
}

#[test]
fn languages_that_do_not_exist_are_refused() {
    let folder = tempfile::tempdir().unwrap();
    let output = tikal(folder.path(), &["--lang", "tlh"]);
    assert_eq!(output.status.code(), Some(2));
    assert!(stderr(&output).contains("choose one of en, fr, de"), "{}", stderr(&output));
}

#[cfg(feature = "window")]
#[test]
fn scales_that_do_not_exist_are_refused() {
    let folder = tempfile::tempdir().unwrap();
    for scale in ["0.7", "2.1", "NaN", "large"] {
        let output = tikal(folder.path(), &["--scale", scale]);
        assert_eq!(output.status.code(), Some(2));
        assert!(stderr(&output).contains("choose a number from 0.8 to 2"), "{}", stderr(&output));
    }
}

#[test]
fn version_is_the_packages() {
    let folder = tempfile::tempdir().unwrap();
    let output = tikal(folder.path(), &["--version"]);
    assert_eq!(output.status.code(), Some(0));
    assert_eq!(stdout(&output), concat!("tikal ", env!("CARGO_PKG_VERSION"), "\n"));
}

#[test]
fn every_shell_is_told_the_arguments() {
    let folder = tempfile::tempdir().unwrap();
    for shell in ["bash", "elvish", "fish", "powershell", "zsh"] {
        let output = tikal(folder.path(), &["completions", shell]);
        assert_eq!((output.status.code(), stderr(&output)), (Some(0), ""), "{shell}");
        for word in ["playouts", "unshare", "--against", "--lang"] {
            assert!(stdout(&output).contains(word.trim_start_matches('-')), "{shell} does not know {word}");
        }
    }
    let output = tikal(folder.path(), &["completions", "teletype"]);
    assert_eq!(output.status.code(), Some(2), "{}", stdout(&output));
}

#[test]
fn the_program_and_each_tool_have_a_page_of_the_manual() {
    let folder = tempfile::tempdir().unwrap();
    let output = tikal(folder.path(), &["manual", "deep/man"]);
    assert_eq!((output.status.code(), stdout(&output), stderr(&output)), (Some(0), "", ""));
    let help = tikal(folder.path(), &["--help"]);
    let commands = stdout(&help).split_once("Commands:\n").unwrap().1.split_once("\n\n").unwrap().0;
    // What is said of a tool goes on below it, indented further.
    let names = commands.lines().filter_map(|line| line.strip_prefix("  ")).filter(|line| !line.starts_with(' '));
    let tools: Vec<&str> = names.filter_map(|line| line.split_whitespace().next()).collect();
    assert!(tools.len() > 8, "{commands}");
    for tool in tools.into_iter().filter(|tool| *tool != "help") {
        let page = fs::read_to_string(folder.path().join(format!("deep/man/tikal-{tool}.1"))).unwrap();
        assert!(page.contains(".SH SYNOPSIS") && page.contains("DESCRIPTION"), "{tool}: {page}");
    }
    let page = fs::read_to_string(folder.path().join("deep/man/tikal.1")).unwrap();
    assert!(page.contains(env!("CARGO_PKG_VERSION")), "{page}");
    // A folder that cannot be made is told with its name.
    fs::write(folder.path().join("taken"), "").unwrap();
    let (code, words) = refusal(folder.path(), &["manual", "taken"]);
    assert!(code == Some(1) && words.contains("taken"), "{code:?} {words}");
}

#[test]
fn playouts_prints_speed_and_mean_length() {
    let folder = tempfile::tempdir().unwrap();
    let output = tikal(folder.path(), &["playouts", "--games", "3", "--players", "2"]);
    assert_eq!(output.status.code(), Some(0), "{}", stderr(&output));
    let lines: Vec<&str> = stdout(&output).lines().collect();
    assert_eq!(lines.len(), 3, "{lines:?}");
    for (line, unit) in lines.iter().zip(["actions/s", "games/s", "actions a game on average"]) {
        let number: f64 = line.strip_suffix(unit).unwrap().trim_end().parse().unwrap();
        assert!(number > 0.0, "{line}");
    }
}

#[test]
fn every_tool_takes_the_second_game_by_its_name_its_variant_or_its_file() {
    let folder = tempfile::tempdir().unwrap();
    let text = include_str!("../variants/legend/legend.ron").replacen("id: \"legend\"", "id: \"mine\"", 1);
    fs::write(folder.path().join("mine.ron"), &text).unwrap();
    let run = |arguments: &[&str]| {
        let output = tikal(folder.path(), arguments);
        assert_eq!((output.status.code(), stderr(&output)), (Some(0), ""), "{arguments:?}");
        stdout(&output).to_owned()
    };
    assert_eq!(run(&["check", "mine.ron"]), "mine.ron: can be played, 0 errors, 0 warnings\n");
    let code = run(&["share", "mine.ron"]);
    assert!(code.starts_with("legend1-"), "{code}");
    assert!(run(&["unshare", code.trim()]).contains("id: \"mine\""));
    for (game, played) in [
        (["--game", "legend"], "legend: 2 players, scenario chichen-itza"),
        (["--variant", "river-guides"], "river-guides: 2 players, scenario "),
        (["--variant", "./mine.ron"], "mine: 2 players, scenario chichen-itza"),
    ] {
        assert!(run(&[&["playouts", "--games", "2"], &game[..]].concat()).contains("games/s"));
        let arena = ["arena", "--a", "random", "--b", "random", "--games", "2", "--players", "2"];
        let report = run(&[&arena, &game[..]].concat());
        assert!(report.starts_with(played), "{report}");
    }
    let lab = ["lab", "./mine.ron", "--scenario", "uxmal", "--games", "2", "--level", "random", "--players", "2"];
    assert!(run(&[&lab[..], &["--against", "legend", "--json", "run.json"]].concat()).contains("(scenario uxmal)"));
    assert!(run(&["lab", "merge", "run.json"]).starts_with("mine: 2 players, scenario uxmal"));
}

#[test]
fn every_tool_takes_the_third_game_with_up_to_six_players() {
    let folder = tempfile::tempdir().unwrap();
    let text = include_str!("../variants/chac/temple.ron").replacen("id: \"temple\"", "id: \"mine\"", 1);
    fs::write(folder.path().join("mine.ron"), &text).unwrap();
    let run = |arguments: &[&str]| {
        let output = tikal(folder.path(), arguments);
        assert_eq!((output.status.code(), stderr(&output)), (Some(0), ""), "{arguments:?}");
        stdout(&output).to_owned()
    };
    assert_eq!(run(&["check", "mine.ron"]), "mine.ron: can be played, 0 errors, 0 warnings\n");
    let code = run(&["share", "mine.ron"]);
    assert!(code.starts_with("chac1-"), "{code}");
    assert!(run(&["unshare", code.trim()]).contains("id: \"mine\""));
    for game in [["--game", "chac"], ["--variant", "temple"], ["--variant", "./mine.ron"]] {
        assert!(run(&[&["playouts", "--games", "2", "--players", "6"], &game[..]].concat()).contains("games/s"));
        let arena = ["arena", "--a", "novice", "--b", "random", "--games", "20", "--players", "5"];
        let report = run(&[&arena, &game[..]].concat());
        assert!(report.contains(": 5 players"), "{report}");
    }
    let lab = ["lab", "./mine.ron", "--games", "4", "--level", "novice", "--players", "6"];
    let report = run(&[&lab[..], &["--against", "temple", "--json", "run.json"]].concat());
    assert!(report.contains("6 players"), "{report}");
    assert!(run(&["lab", "merge", "run.json"]).starts_with("mine: 6 players"));
    let refused = tikal(folder.path(), &["playouts", "--game", "chac", "--scenario", "uxmal"]);
    assert_eq!(refused.status.code(), Some(1));
    assert!(stderr(&refused).contains("There is no --scenario in the game chac"), "{}", stderr(&refused));
}

#[test]
fn choices_that_a_game_does_not_know_are_refused() {
    let folder = tempfile::tempdir().unwrap();
    for (arguments, said) in [
        (["playouts", "--game", "legend", "--auction"].as_slice(), "There is no --auction in the game legend"),
        (&["playouts", "--scenario", "uxmal"], "There is no --scenario in the game tikal"),
        (
            &["lab", "legend", "--scenario", "tula"],
            "no scenario “tula”: choose one of chichen-itza, uxmal, palenque, calakmul, el-mirador",
        ),
        (&["arena", "--a", "random", "--b", "random", "--game", "chess"], "choose one of tikal, legend"),
        (&["lab", "legend", "--against", "classic"], "There is no variant “classic”: choose one of legend, "),
    ] {
        let output = tikal(folder.path(), arguments);
        assert!(!output.status.success() && stderr(&output).contains(said), "{arguments:?}: {}", stderr(&output));
    }
}

#[test]
fn playouts_takes_files_and_folders_and_says_what_it_cannot_play() {
    let folder = tempfile::tempdir().unwrap();
    fs::create_dir(folder.path().join("own")).unwrap();
    fs::write(folder.path().join("own/small.ron"), SMALL).unwrap();
    let play = |arguments: &[&str]| {
        let arguments: Vec<&str> = ["playouts", "--games", "1"].into_iter().chain(arguments.iter().copied()).collect();
        tikal(folder.path(), &arguments)
    };
    assert_eq!(play(&["--variant", "own/small.ron", "--players", "2"]).status.code(), Some(0));
    assert_eq!(play(&["--variant", "small", "--players", "2", "--variants", "own"]).status.code(), Some(0));
    assert_eq!(
        play(&["--variant", "small", "--players", "2", "--variants", "own", "--auction"]).status.code(),
        Some(0)
    );

    let output = play(&["--variant", "own/small.ron", "--players", "3"]);
    assert_eq!(output.status.code(), Some(1));
    assert!(stderr(&output).contains("is for 2 to 2 players"), "{}", stderr(&output));
    let output = play(&["--variant", "small", "--players", "2"]);
    assert_eq!(output.status.code(), Some(1));
    assert!(stderr(&output).contains("There is no variant “small”: choose one of classic, "), "{}", stderr(&output));
    assert_eq!(play(&["--players", "7"]).status.code(), Some(2));

    let said = |language| stderr(&play(&["--variant", "small", "--lang", language])).to_owned();
    assert!(said("de").contains("Es gibt keine Variante „small“: eine von diesen wählen: classic, "), "{}", said("de"));
    assert!(
        said("fr").contains("Il n’y a pas de variante «\u{a0}small\u{a0}»\u{a0}: choisissez parmi classic, "),
        "{}",
        said("fr")
    );
    let output = play(&["--variant", "own/small.ron", "--players", "3", "--lang", "de"]);
    assert!(stderr(&output).contains("ist für 2 bis 2 Spieler: --players anders wählen"), "{}", stderr(&output));
}

#[test]
fn share_prints_a_code_and_unshare_the_variant_that_it_holds() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("small.ron"), SMALL).unwrap();
    fs::write(folder.path().join("broken.ron"), "(\n    format: 1,\n    flavour: 2,\n)").unwrap();
    let output = tikal(folder.path(), &["share", "small.ron"]);
    assert_eq!(output.status.code(), Some(0), "{}", stderr(&output));
    let code = stdout(&output).trim_end().to_owned();
    assert!(code.starts_with("tikal1-") && !code.contains(char::is_whitespace), "{code}");

    let output = tikal(folder.path(), &["unshare", &code]);
    assert_eq!(output.status.code(), Some(0), "{}", stderr(&output));
    let read = |text: &str| tikal::tikal::VariantDef::read(text).unwrap();
    assert_eq!(read(stdout(&output)), read(SMALL));
    // From standard input, broken into lines as by a mail program.
    let lines: Vec<&str> = code.as_bytes().chunks(40).map(|line| std::str::from_utf8(line).unwrap()).collect();
    let mut child = command(folder.path(), &["unshare"]).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap();
    child.stdin.take().unwrap().write_all(lines.join("\r\n> ").as_bytes()).unwrap();
    assert_eq!(read(stdout(&child.wait_with_output().unwrap())), read(SMALL));

    let fails = |arguments: &[&str], reason: &str| {
        let output = tikal(folder.path(), arguments);
        assert_eq!(output.status.code(), Some(1));
        assert!(stdout(&output).is_empty() && stderr(&output).contains(reason), "{}", stderr(&output));
    };
    fails(&["share", "broken.ron"], "broken.ron: At line 3, column 5 ");
    fails(&["share", "missing.ron"], "missing.ron: ");
    fails(&["unshare", &code[..code.len() - 1]], "damaged");
    fails(&["unshare", "hello"], "begins with “tikal1-”");
    fails(&["unshare", &code.replace("tikal1", "tikal7"), "--lang", "de"], "Version 7");
    fails(&["unshare"], "no code of a variant");
}

// ---- Puzzles -----------------------------------------------------------------------------------------

#[test]
fn a_search_for_puzzles_goes_on_where_it_was_broken_off_and_gives_the_same() {
    let folder = tempfile::tempdir().unwrap();
    let base = ["puzzles", "duel", "--nodes", "300", "--level", "random"];
    let run = |more: &[&str]| {
        let output = tikal(folder.path(), &[&base, more].concat());
        assert_eq!(output.status.code(), Some(0), "{}", stderr(&output));
        stderr(&output).to_owned()
    };
    let read = |name: &str| fs::read_to_string(folder.path().join(name)).unwrap();
    run(&["--games", "4", "--out", "whole.ron"]);
    assert!(read("whole.ron").starts_with("[\n"));
    run(&["--games", "2", "--resume", "search.ron"]);
    // A reader of the older file does not see it change: a new one takes its place.
    fs::write(folder.path().join("parts.ron"), "old").unwrap();
    fs::hard_link(folder.path().join("parts.ron"), folder.path().join("older.ron")).unwrap();
    let told = run(&["--games", "4", "--resume", "search.ron", "--out", "parts.ron"]);
    assert!(told.starts_with("game 2: ") && told.lines().count() == 2, "{told}");
    assert_eq!((read("parts.ron"), read("older.ron")), (read("whole.ron"), "old".to_owned()));
    assert!(run(&["--games", "4", "--resume", "search.ron"]).is_empty(), "nothing is left to search");
    // Another search does not go on there, and of two runs the second is refused.
    let before = read("search.ron");
    let wrong = |more: &[&str]| {
        let (code, told) = refusal(folder.path(), &[&base, more].concat());
        assert_eq!((code, read("search.ron") == before), (Some(1), true), "{told}");
        told
    };
    let told = wrong(&["--games", "4", "--seed", "9", "--resume", "search.ron"]);
    assert_eq!(told, "search.ron: it is of another search: the seed is another one\n");
    let claim = tikal::library::Claim::take(&folder.path().join("search.ron")).unwrap();
    assert!(claim.is_some() && wrong(&["--resume", "search.ron"]).starts_with("Another run keeps its results"));
}

#[test]
fn a_file_of_puzzles_that_cannot_be_read_is_told_in_one_plain_line() {
    let folder = tempfile::tempdir().unwrap();
    let write = |name: &str, bytes: &[u8]| fs::write(folder.path().join(name), bytes).unwrap();
    let large = tikal::puzzles::MAX_PUZZLES_SIZE + 1;
    File::create(folder.path().join("large.ron")).unwrap().set_len(large).unwrap();
    write("bytes.ron", &[0xff, 0xfe]);
    write("steers.ron", b"[(id: \"\x1b[2J\", grade: \"\x1b[2J\")]");
    write("long.ron", format!("[(id: \"{}\")]", "x".repeat(100_000)).as_bytes());
    write("search.ron", b"Search(format: 9)");
    for name in ["large.ron", "bytes.ron", "steers.ron", "long.ron", "missing.ron", ".", "search.ron"] {
        for way in ["--check", "--resume"] {
            if (name, way) == ("missing.ron", "--resume") {
                continue;
            }
            let (code, told) = refusal(folder.path(), &["puzzles", way, name]);
            assert_eq!(code, Some(1), "{way} {name}");
            let is_plain = told.trim_end().chars().all(|sign| !sign.is_control());
            assert!(told.starts_with(&format!("{name}: ")) && is_plain && told.len() < 600, "{way} {name}: {told}");
        }
    }
    // What it prints of a puzzle that can be read steers no terminal either.
    let puzzle = &<tikal::tikal::State as tikal::puzzles::PuzzleGame>::built_in()[0];
    let hostile = tikal::puzzles::Puzzle { id: "\u{1b}[2J".to_owned(), ..puzzle.clone() };
    write("ids.ron", tikal::puzzles::write(&[hostile]).unwrap().as_bytes());
    let output = tikal(folder.path(), &["puzzles", "--nodes", "1", "--check", "ids.ron"]);
    assert!(stderr(&output).starts_with("\\u{1b}[2J: "), "{}", stderr(&output));
}
