//! Malicious variant files, and files that are no variants at all: each is refused quickly and with a reason, or
//! accepted if nothing is wrong with it.

#![expect(clippy::unwrap_used, reason = "tests fail by panicking")]
#![expect(clippy::disallowed_methods, reason = "measures time")]

use std::fmt::Write as _;
use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use tempfile::TempDir;
use tikal::library::TikalLibrary;
use tikal::ron_text::Path as InDefinition;
use tikal::tikal::{Code, MAX_FILE_SIZE, Problem, VariantDef, check_text, validate};

/// A variant that can be played, small enough to read.
const SMALL: &str = include_str!("variants/small.ron");
/// Long enough for a slow and busy machine; a check whose time grows with the square of the text's length would take
/// minutes.
const AT_ONCE: Duration = Duration::from_secs(30);

/// The small variant with one part replaced.
fn with(part: &str, by: &str) -> String {
    assert!(SMALL.contains(part), "`{part}` is not in the small variant");
    SMALL.replacen(part, by, 1)
}

/// As many copies of a text as fit into a file together with the small variant.
fn as_many(text: &str) -> String {
    text.repeat((MAX_FILE_SIZE as usize - SMALL.len() - 100) / text.len())
}

/// Checks a text; it must be refused, at once, with this code, in words of a sensible length.
fn refused(text: &str, code: Code) -> Vec<Problem> {
    let start = Instant::now();
    let (variant, problems) = check_text(text);
    let beginning: String = text.chars().take(60).collect();
    assert!(start.elapsed() < AT_ONCE, "{:?} for `{beginning}`", start.elapsed());
    assert!(variant.is_none(), "`{beginning}` was accepted");
    assert!(problems.iter().any(|problem| problem.code() == code), "`{beginning}`: {:?}", problems.first());
    assert!(problems.len() <= 102, "{} problems", problems.len());
    for problem in &problems {
        assert!(problem.place.is_some(), "{problem}");
        assert!(problem.flaw.to_string().contains(": "), "no cure in `{}`", problem.flaw);
        assert!(problem.to_string().chars().count() < 700, "{} characters", problem.to_string().chars().count());
    }
    problems
}

/// Checks a text; it must be accepted, at once, without a warning.
fn accepted(text: &str) -> VariantDef {
    let start = Instant::now();
    let (variant, problems) = check_text(text);
    assert!(start.elapsed() < AT_ONCE, "{:?}", start.elapsed());
    assert_eq!(problems, []);
    variant.unwrap().def().clone()
}

#[test]
fn the_small_variant_is_what_the_others_are_made_from() {
    assert_eq!(accepted(SMALL).id, "small");
}

// ---- Numbers ---------------------------------------------------------------------------------------

#[test]
fn four_thousand_million_of_anything_is_refused_by_its_number() {
    let problems = refused(&with("copies: 2),\n        ]", "copies: 4_000_000_000),\n        ]"), Code::DeckSize);
    assert!(problems.iter().any(|problem| problem.flaw.to_string().contains("4000000000")), "{problems:?}");
    refused(&with("[3, 3, 3]", "[4000000000]"), Code::BoardSize);
    refused(&with("Ruin(2)", "Ruin(4000000000)"), Code::Masks);
    refused(&with("Temple(2)", "Temple(4294967295)"), Code::TempleValue);
    refused(&with("{2: 2, 3: 2", "{4294967295: 4294967295, 3: 2"), Code::TierCount);
    refused(&with("most: 2", "most: 4000000000"), Code::Players);
    refused(&with("scores: [1, 3]", "scores: [1, 4000000000]"), Code::ScoreTable);
    refused(&with("glyph: Mask, copies: 2", "glyph: Mask, copies: 4294967295"), Code::Treasures);
    refused(&with("dig: 3)", "dig: 4000000000)"), Code::Number);
    refused(&with("start_score: 20", "start_score: 4000000000"), Code::Number);
}

#[test]
fn sums_of_large_numbers_do_not_overflow() {
    let kinds = "(name: \"mask\", glyph: Mask, copies: 4294967295), ".repeat(12);
    refused(&with("(name: \"mask\", glyph: Mask, copies: 2)", &kinds), Code::Treasures);
    let columns = "4294967295, ".repeat(26);
    refused(&with("[3, 3, 3]", &format!("[{columns}]")), Code::BoardSize);
    let tiles = "(kind: Volcano, copies: 4294967295), ".repeat(100);
    refused(&with("(kind: Volcano),", &tiles), Code::DeckSize);
}

#[test]
fn numbers_that_no_number_can_hold_are_syntax() {
    for number in ["99999999999999", "-1", "1.5", "1e9", "NaN", "inf", &"9".repeat(100_000), "0x", "\"1\"", "'1'"] {
        refused(&with("action_points: 10", &format!("action_points: {number}")), Code::Syntax);
    }
}

// ---- Nesting ---------------------------------------------------------------------------------------

#[test]
fn nesting_bombs_do_not_go_off() {
    for open in ["[", "(", "{", "Some(", "a(", "(a:", "[(", "{\"en\":", "/*", "#![", "r#", "\"\\"] {
        let bomb = as_many(open);
        refused(&bomb, Code::Syntax);
        for place in ["\"Small\"", "[3, 3, 3]", "Volcano", "{2: 2, 3: 2, 4: 2}", "10", "(enter: 1, uncover: 2, dig: 3)"]
        {
            refused(&with(place, &bomb), Code::Syntax);
        }
    }
}

#[test]
fn a_file_full_of_some_does_not_go_off() {
    let open = as_many("Some(");
    refused(&with("group: \"A\",", &format!("group: \"A\", only_with: {open}[2]),")), Code::Syntax);
    let half = (MAX_FILE_SIZE as usize - SMALL.len() - 100) / 6;
    let (open, close) = ("Some(".repeat(half), ")".repeat(half));
    refused(&with("group: \"A\",", &format!("group: \"A\", only_with: {open}[2]{close},")), Code::Syntax);
    refused(&with("name: \"Small\"", &format!("name: {open}\"Small\"{close}")), Code::Syntax);
}

#[test]
fn comments_may_nest_as_deep_as_they_like() {
    let depth = as_many("/**/").len() / 4;
    let comments = "/*".repeat(depth) + &"*/".repeat(depth);
    accepted(&(comments.clone() + SMALL));
    // The place of a problem behind them is still found.
    let problems = refused(&(comments + &with("action_points: 10", "action_points: 41")), Code::Number);
    assert_eq!(problems[0].path.to_string(), "action_points");
    assert!(problems[0].place.as_ref().unwrap().line > 1);
}

// ---- Long texts ------------------------------------------------------------------------------------

#[test]
fn lists_that_are_too_long_have_a_problem_of_their_own() {
    let list = |open: &str, item: &str, times: usize| format!("{open}{}", item.repeat(times));
    refused(&with("[3, 3, 3]", &(list("[", "3,", 100) + "]")), Code::BoardSize);
    refused(&with("printed: [", &(list("left_out: [", "\"a1\",", 600) + "], printed: [")), Code::CellTwice);
    refused(&with("printed: [", &list("printed: [", "(cell:\"b3\",kind:BaseCamp),", 100)), Code::CellTwice);
    refused(&with("deck: [", &list("deck: [", "(group:\"A\",tiles:[]),", 28)), Code::GroupOrder);
    let problems = refused(&with("(kind: Volcano),", &"(kind:Volcano),".repeat(100)), Code::DeckSize);
    assert!(problems.iter().any(|problem| problem.path == InDefinition::of("deck")), "{problems:?}");
    refused(&with("kinds: [", &list("kinds: [", "(name:\"\",glyph:Mask,copies:2),", 100)), Code::Treasures);
    refused(&with("scores: [", &list("scores: [", "1,", 100)), Code::ScoreTable);
    refused(&with("turns: Draw", &(list("tie_breaks: [", "Treasures,", 100) + "], turns: Draw")), Code::TieBreakTwice);
    refused(&with("[\"red\", ", &list("[\"red\",", "\"red\",", 100)), Code::Colours);
}

#[test]
fn lists_that_nothing_can_need_are_not_read_to_their_end() {
    let endless = |text: &str, most: usize| {
        let problems = refused(text, Code::Syntax);
        let said = problems[0].flaw.to_string();
        assert_eq!(said, format!("more than {most} entries stand here: leave at most that many"));
    };
    let list = |open: &str, item: &str| format!("{open}{}", as_many(item));
    endless(&with("[3, 3, 3]", &(list("[", "3,") + "]")), 128);
    endless(&with("printed: [", &(list("left_out: [", "\"a1\",") + "], printed: [")), 676);
    endless(&with("printed: [", &list("printed: [", "(cell:\"b3\",kind:BaseCamp),")), 128);
    endless(&with("deck: [", &list("deck: [", "(group:\"A\",tiles:[]),")), 32);
    endless(&with("group: \"A\",", &(list("group: \"A\", only_with: [", "2,") + "],")), 128);
    endless(&with("(kind: Volcano),", &as_many("(kind:Volcano),")), 128);
    endless(&with("[1, 1, 0, 1, 0, 0]", &(list("[", "1,") + "]")), 128);
    endless(&with("kinds: [", &list("kinds: [", "(name:\"\",glyph:Mask,copies:2),")), 128);
    endless(&with("scores: [", &list("scores: [", "1,")), 128);
    endless(&with("turns: Draw", &(list("tie_breaks: [", "Treasures,") + "], turns: Draw")), 128);
    endless(&with("[\"red\", ", &list("[\"red\",", "\"red\",")), 128);
    let (mut tiers, mut languages) = (String::new(), String::new());
    for number in 100..8_000 {
        write!(tiers, "{number}:1,").unwrap();
        write!(languages, "\"{number:x}\":\"\",").unwrap();
    }
    endless(&with("tiers: {", &format!("tiers: {{{tiers}")), 128);
    endless(&with("\"Small\"", &format!("{{{languages}}}")), 128);
}

#[test]
fn two_hundred_thousand_tiles_do_not_fit_into_a_file() {
    let text = with("(kind: Volcano),", &"(kind: Volcano),".repeat(200_000));
    let problems = refused(&text, Code::Syntax);
    assert!(problems[0].flaw.to_string().contains("131072"), "{}", problems[0].flaw);
}

#[test]
fn long_texts_are_cut_in_messages() {
    let long = as_many("x");
    let text = |part: &str, before: &str| with(part, &format!("{before}{long}\""));
    refused(&text("\"small\"", "\""), Code::Id);
    refused(&text("\"a3\"", "\""), Code::CellName);
    refused(&text("\"A\"", "\""), Code::GroupName);
    refused(&with("format: 1", &format!("{long}: 1")), Code::Syntax);
    refused(&with("kind: Volcano", &format!("kind: {long}")), Code::Syntax);
    refused(&with("glyph: Mask", &format!("glyph: \"{long}\"")), Code::Syntax);
}

#[test]
fn names_and_texts_have_a_length() {
    let long = |length: usize| format!("\"{}\"", "é".repeat(length));
    let described = |length| with("name:", &format!("description: {{\"en\": {}}}, name:", long(length)));
    accepted(&with("\"Small\"", &long(80)));
    accepted(&described(2000));
    accepted(&with("name:", &format!("author: {}, name:", long(80))));
    accepted(&with("\"red\"", &long(80)));
    for (text, path, most) in [
        (with("\"Small\"", &long(81)), "name", 80),
        (with("\"Small\"", &format!("{{\"en\": {}}}", long(50_000))), "name[en]", 80),
        (with("\"Small\"", &format!("{{{}: \"Small\"}}", long(41))), "name", 40),
        (described(2001), "description[en]", 2000),
        (with("name:", &format!("author: {}, name:", long(81))), "author", 80),
        (with("name:", &format!("based_on: (id: {}, hash: \"\"), name:", long(41))), "based_on.id", 40),
        (with("name:", &format!("based_on: (id: \"a\", hash: {}), name:", long(81))), "based_on.hash", 80),
        (with("\"red\"", &long(81)), "players.colours[0]", 80),
        (with("\"mask\"", &long(81)), "treasures.kinds[0].name", 80),
    ] {
        let problems = refused(&text, Code::TextLength);
        assert_eq!(problems[0].path.to_string(), path);
        assert!(problems[0].flaw.to_string().ends_with(&format!("leave at most {most}")), "{}", problems[0].flaw);
    }
}

#[test]
fn ids_are_no_paths() {
    for id in [
        "../small",
        "a/b",
        "a\\\\b",
        "c:",
        ".",
        "..",
        "small.ron",
        "",
        " ",
        "a b",
        "é",
        "a\\u{0}b",
        "\u{202e}abc",
        "a\\nb",
    ] {
        refused(&with("\"small\"", &format!("\"{id}\"")), Code::Id);
    }
    accepted(&with("\"small\"", "\"My-Own-Jungle-2\""));
}

#[test]
fn strange_characters_are_refused_or_kept() {
    refused(&"\0".repeat(1000), Code::Syntax);
    refused(&with("format", "\0format"), Code::Syntax);
    refused("", Code::Syntax);
    refused(" \n\t", Code::Syntax);
    refused("\u{feff}", Code::Syntax);
    refused("// nothing but a remark", Code::Syntax);
    refused("Tikal", Code::Syntax);
    assert_eq!(accepted(&format!("\u{feff}{SMALL}")), accepted(SMALL));
    assert_eq!(accepted(&SMALL.replace('\n', "\r\n")), accepted(SMALL));
    // Columns are counted in characters, without the byte order mark.
    let problems =
        refused(&format!("\u{feff}/* é */ {}", with("format: 1", "format: 2").replace('\n', " ")), Code::Format);
    let place = problems[0].place.as_ref().unwrap();
    assert_eq!((place.line, place.column, place.bytes.clone()), (1, 23, 26..27));
    accepted(&with("\"Small\"", "r##\"Sm\"#all\"##"));
    accepted(&with("\"Small\"", "\"\u{1f30b} \\u{1f30b} \\\" \\\\\""));
}

/// However a text is cut off or scrambled, the check returns and never panics.
#[test]
fn broken_texts_have_an_answer() {
    for (at, _) in SMALL.char_indices() {
        let (variant, problems) = check_text(&SMALL[..at]);
        assert!(variant.is_none() || SMALL[at..].trim().is_empty(), "cut off at {at}");
        assert_eq!(variant.is_none(), !problems.is_empty(), "cut off at {at}");
        for strange in ["\0", "(", "]", "\"", "-", "9", "/*"] {
            let _ = check_text(&format!("{}{strange}{}", &SMALL[..at], &SMALL[at..]));
        }
    }
}

#[test]
fn a_definition_that_was_never_text_is_checked_as_well() {
    let mut def = accepted(SMALL);
    let group = def.deck[0].clone();
    def.deck = vec![group; 100_000];
    def.board.left_out = vec!["a1".to_owned(); 100_000];
    let (variant, problems) = validate(def);
    assert!(variant.is_none());
    // The problems of the groups are not listed any more: the list is full before them.
    for code in [Code::CellTwice, Code::More] {
        assert!(problems.iter().any(|problem| problem.code() == code), "{code} is missing");
    }
    assert!(problems.iter().all(|problem| problem.place.is_none()));
}

// ---- Files -----------------------------------------------------------------------------------------

/// Checks a file that cannot be read as text; it must be refused at once, in words that name it.
fn unreadable(path: &Path, words: &str) {
    let start = Instant::now();
    let message = TikalLibrary::built_in().check_file(path).unwrap_err().to_string();
    assert!(start.elapsed() < AT_ONCE, "{message}");
    assert!(message.starts_with(&path.display().to_string()), "{message}");
    assert!(message.contains(words), "{message}");
    // Among several files it does not stop the others from being loaded.
    let mut library = TikalLibrary::built_in();
    assert!(library.add_file(path).is_none());
    assert_eq!(library.rejected().len(), 1);
}

fn folder_with(name: &str, bytes: &[u8]) -> (TempDir, PathBuf) {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join(name);
    fs::write(&path, bytes).unwrap();
    (folder, path)
}

#[test]
fn huge_files_are_not_read_to_their_end() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("huge.ron");
    File::create(&path).unwrap().set_len(100_000_000).unwrap();
    unreadable(&path, "is larger than 131072 bytes");
    // A file of exactly the largest size is read; one byte more is refused.
    let fits = format!("{SMALL}{}", " ".repeat(MAX_FILE_SIZE as usize - SMALL.len()));
    fs::write(&path, &fits).unwrap();
    assert!(TikalLibrary::built_in().check_file(&path).unwrap().variant.is_some());
    fs::write(&path, fits + " ").unwrap();
    unreadable(&path, "is larger than 131072 bytes");
}

#[test]
fn files_that_are_no_text_are_refused() {
    let (_folder, path) = folder_with("latin1.ron", b"(format: 1, name: \"Schl\xfcssel\")");
    unreadable(&path, "is not UTF-8 text: ");
    let (_folder, path) = folder_with("utf16.ron", b"\xff\xfe(\0f\0o\0r\0m\0a\0t\0");
    unreadable(&path, "is not UTF-8 text: ");
}

#[test]
fn an_empty_file_is_no_variant() {
    let (_folder, path) = folder_with("empty.ron", b"");
    let checked = TikalLibrary::built_in().check_file(&path).unwrap();
    assert!(checked.variant.is_none());
    assert_eq!(checked.problems[0].code(), Code::Syntax);
}

#[test]
fn what_is_no_file_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    unreadable(folder.path(), "is no ordinary file: ");
    unreadable(&folder.path().join("missing.ron"), "missing.ron");
    let below = folder.path().join("folder.ron");
    fs::create_dir(&below).unwrap();
    unreadable(&below, "is no ordinary file: ");
}

#[cfg(unix)]
#[test]
fn devices_pipes_and_links_are_refused() {
    unreadable(Path::new("/dev/zero"), "is no ordinary file: ");
    unreadable(Path::new("/dev/null"), "is no ordinary file: ");
    let folder = tempfile::tempdir().unwrap();
    let link = folder.path().join("link.ron");
    std::os::unix::fs::symlink("/dev/zero", &link).unwrap();
    unreadable(&link, "is no ordinary file: ");
    let circle = folder.path().join("circle.ron");
    std::os::unix::fs::symlink(&circle, &circle).unwrap();
    unreadable(&circle, "circle.ron");
    // A pipe without a writer: opening it would wait for ever.
    let pipe = folder.path().join("pipe.ron");
    if std::process::Command::new("mkfifo").arg(&pipe).status().is_ok_and(|status| status.success()) {
        unreadable(&pipe, "is no ordinary file: ");
    }
}

// ---- Folders ---------------------------------------------------------------------------------------

#[test]
fn a_users_file_cannot_shadow_a_variant_of_the_program() {
    let folder = tempfile::tempdir().unwrap();
    let write = |name: &str, id: &str| {
        fs::write(folder.path().join(name), with("\"small\"", &format!("\"{id}\""))).unwrap();
    };
    write("a-mine.ron", "mine");
    write("b-classic.ron", "classic");
    write("c-mine-again.ron", "mine");
    fs::write(folder.path().join("d-broken.ron"), "(").unwrap();
    fs::write(folder.path().join("notes.txt"), "no variant").unwrap();
    fs::create_dir(folder.path().join("e-folder.ron")).unwrap();

    let built_in = TikalLibrary::built_in();
    let mut library = TikalLibrary::built_in();
    library.add_folder(folder.path());
    assert_eq!(library.entries().len(), built_in.entries().len() + 1);
    assert_eq!(library.find("classic").unwrap().hash(), built_in.find("classic").unwrap().hash());
    assert_eq!(library.find("mine").unwrap().def().name, accepted(SMALL).name);

    let reasons: Vec<String> = library.rejected().iter().map(|rejected| rejected.reason.to_string()).collect();
    assert_eq!(reasons.len(), 4, "{reasons:?}");
    assert_eq!(reasons[0], "the id `classic` is taken by a variant of the program: give it another id");
    assert!(
        reasons[1].starts_with("the id `mine` is taken by ") && reasons[1].contains("a-mine.ron"),
        "{}",
        reasons[1]
    );
    assert!(reasons[1].ends_with(": give it another id"), "{}", reasons[1]);
    assert!(reasons[2].contains("d-broken.ron:1:"), "{}", reasons[2]);
    assert!(reasons[3].contains("is no ordinary file: "), "{}", reasons[3]);
}

#[test]
fn a_folder_that_is_not_there_is_listed_as_rejected() {
    let folder = tempfile::tempdir().unwrap();
    let mut library = TikalLibrary::built_in();
    let entries = library.entries().len();
    library.add_folder(&folder.path().join("nowhere"));
    assert_eq!(library.entries().len(), entries);
    assert_eq!(library.rejected().len(), 1);
}
