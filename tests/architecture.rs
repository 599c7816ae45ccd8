//! Dependencies between modules go one way: the paths named in `src/` are held against the tables here, for the parts
//! of the crate and for the rooms (files and folders of `src/app`) of the window. No graphics crate is named outside
//! the window.

#![expect(clippy::unwrap_used, reason = "tests fail by panicking")]

use std::fs;
use std::path::{Path, PathBuf};

/// What each part of the crate may use. Parts that are not listed may use nothing of ours.
const ALLOWED: [(&str, &[&str]); 17] = [
    ("hex", &[]),
    ("game", &[]),
    ("ron_text", &["game"]),
    ("tikal", &["ron_text", "hex", "game"]),
    ("insight", &["tikal", "game", "hex"]),
    ("editor", &["tikal", "ron_text", "game", "hex"]),
    ("ai", &["insight", "tikal", "game", "hex"]),
    ("platform", &["game"]),
    ("games", &["ai", "insight", "tikal", "game", "hex"]),
    ("playouts", &["game"]),
    ("library", &["platform", "games", "tikal", "ron_text", "game"]),
    ("lab", &["library", "ai", "tikal", "game", "hex"]),
    ("protocol", &["library", "games", "ai", "tikal", "game"]),
    ("arena", &["protocol", "lab", "library", "ai", "game"]),
    ("words", &["arena", "protocol", "lab", "library", "ai", "editor", "tikal", "ron_text", "game", "hex"]),
    ("puzzles", &["ai", "tikal", "game"]),
    (
        "app",
        &[
            "words", "puzzles", "lab", "protocol", "editor", "library", "platform", "games", "ai", "insight", "tikal",
            "ron_text", "game", "hex",
        ],
    ),
];
/// Which other rooms each room of the window may use, the lowest first. Every file or folder of `src/app` is listed
/// here or in [`WINDOW`].
const ROOMS: [(&str, &[&str]); 21] = [
    ("kit", &[]),
    ("route", &["kit"]),
    ("rulebook", &["kit"]),
    ("keep", &[]),
    ("sitting", &["keep"]),
    ("search", &[]),
    ("thinker", &["search", "sitting"]),
    ("table", &["rulebook", "sitting", "keep", "kit"]),
    ("tikal", &["table", "rulebook", "sitting", "keep", "kit"]),
    ("command", &["tikal", "rulebook", "route", "kit"]),
    ("games", &["command", "tikal", "kit"]),
    ("listing", &["games", "kit"]),
    ("home", &["listing", "games", "command", "route", "kit"]),
    ("variants", &["games", "command", "route", "kit"]),
    ("setup", &["games", "command", "route", "kit"]),
    ("files", &["listing", "games", "command", "route", "kit"]),
    ("settings", &["games", "command", "route", "kit"]),
    ("learn", &["games", "command", "route", "kit"]),
    ("laboratory", &["games", "command", "kit"]),
    ("editor", &["laboratory", "games", "command", "route", "kit"]),
    ("palette", &["command", "kit"]),
];
/// The files of `src/app` that are the window itself: they may use every room, and no room may use them.
const WINDOW: [&str; 26] = [
    "mod",
    "advisor",
    "at_table",
    "computer",
    "editing",
    "filing",
    "frame",
    "guard",
    "keeping",
    "lessons",
    "logic",
    "menu",
    "navigation",
    "offered",
    "opening",
    "placing",
    "question",
    "reviewer",
    "seating",
    "services",
    "shelving",
    "smallest",
    "studying",
    "system",
    "variant_files",
    "watching",
];
/// A path into one of these names a game: the modules of its rules, its insight, its players and its workshop, and its room.
const GAMES: [&str; 6] =
    ["crate::tikal", "crate::hex", "crate::insight", "crate::ai::tikal", "crate::editor::tikal", "crate::app::tikal"];
/// The rooms that may name a game.
const KNOW_GAMES: [&str; 3] = ["tikal", "games", "command"];
/// The rooms that serve any game: they know the list of games, and what `games` says of each, but the types of none.
const SCREENS: [&str; 10] =
    ["home", "listing", "variants", "setup", "files", "settings", "learn", "laboratory", "editor", "palette"];
/// What the library keeps of one game; screens ask for that of all games.
const OF_ONE_GAME: [&str; 11] = [
    "Library",
    "Entry",
    "Rejected",
    "CheckedFile",
    "OpenedGame",
    "Resumed",
    "open_record",
    "replay_record",
    "replay_bytes",
    "check_file",
    "ShelfError",
];
/// Crates that only the window knows.
const GRAPHICS: [&str; 5] = ["egui", "eframe", "egui_extras", "egui_plot", "rfd"];

/// Every source file, with the part of the crate that it belongs to.
fn sources() -> Vec<(PathBuf, String, String)> {
    fn visit(folder: &Path, files: &mut Vec<PathBuf>) {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                visit(&path, files);
            } else if path.extension().is_some_and(|extension| extension == "rs") {
                files.push(path);
            }
        }
    }
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut files = Vec::new();
    visit(&root, &mut files);
    files.sort();
    let part = |path: &Path| {
        let first = path.strip_prefix(&root).unwrap().components().next().unwrap();
        first.as_os_str().to_str().unwrap().trim_end_matches(".rs").to_owned()
    };
    files.into_iter().map(|path| (path.clone(), part(&path), code_of(&fs::read_to_string(path).unwrap()))).collect()
}

/// The text without comments, which may name anything. Two slashes in a string would be taken for a comment; no source
/// has a path after such a string on its line.
fn code_of(text: &str) -> String {
    text.lines().map(|line| line.split("//").next().unwrap_or_default()).collect::<Vec<_>>().join("\n")
}

/// The whole words that follow `prefix`, those in braces included.
fn names_after(code: &str, prefix: &str) -> Vec<String> {
    let word = |text: &str| text.chars().take_while(|&letter| letter.is_alphanumeric() || letter == '_').collect();
    let mut names = Vec::new();
    for (index, _) in code.match_indices(prefix) {
        if code[..index].ends_with(|letter: char| letter.is_alphanumeric() || letter == '_') {
            continue;
        }
        let rest = &code[index + prefix.len()..];
        let Some(list) = rest.strip_prefix('{') else {
            names.push(word(rest));
            continue;
        };
        let mut depth = 1;
        let mut item_begins = true;
        for (index, letter) in list.char_indices() {
            match letter {
                '{' => depth += 1,
                '}' => depth -= 1,
                ',' if depth == 1 => item_begins = true,
                letter if item_begins && !letter.is_whitespace() => {
                    names.push(word(&list[index..]));
                    item_begins = false;
                }
                _ => {}
            }
            if depth == 0 {
                break;
            }
        }
    }
    names
}

/// The paths that a file names, written out in full: `crate::app::kit::desk::Desk`. `place` is the path of the file's
/// own module; relative paths are resolved from there, also inside modules within the file, and so are paths that begin
/// with a name imported by `use`.
fn paths_of(code: &str, place: &[&str]) -> Vec<String> {
    let mut scopes: Vec<(usize, Vec<String>)> = vec![(0, place.iter().map(|&name| name.to_owned()).collect())];
    let mut known: Vec<(String, String)> = Vec::new();
    let mut paths = Vec::new();
    let (tokens, mut at, mut depth) = (tokens_of(code), 0, 0);
    while at < tokens.len() {
        match tokens[at] {
            "{" => depth += 1,
            "}" => {
                depth -= 1;
                scopes.retain(|(opened, _)| *opened <= depth);
            }
            "mod" if tokens.get(at + 2) == Some(&"{") => {
                let mut inner = scopes.last().unwrap().1.clone();
                inner.push(tokens[at + 1].to_owned());
                scopes.push((depth + 1, inner));
                at += 1;
            }
            // In `use<…>`, which says what a returned type captures, no path is imported.
            "use" if tokens.get(at + 1) != Some(&"<") => {
                let end = tokens[at..].iter().position(|&token| token == ";").map_or(tokens.len(), |more| at + more);
                let here = &scopes.last().unwrap().1;
                for (path, name) in used(&tokens[at + 1..end]) {
                    let path = resolved(&path, here, &known);
                    known.push((name, path.clone()));
                    paths.push(path);
                }
                at = end;
            }
            word if is_word(word) && tokens.get(at + 1) == Some(&"::") && (at == 0 || tokens[at - 1] != "::") => {
                let mut path = vec![word];
                while tokens.get(at + 1) == Some(&"::") && tokens.get(at + 2).is_some_and(|next| is_word(next)) {
                    path.push(tokens[at + 2]);
                    at += 2;
                }
                paths.push(resolved(&path.join("::"), &scopes.last().unwrap().1, &known));
            }
            _ => {}
        }
        at += 1;
    }
    paths.retain(|path| path.starts_with("crate::"));
    paths.sort();
    paths.dedup();
    paths
}

/// The tokens of some code: words, `::` and single characters; string literals are left out.
fn tokens_of(code: &str) -> Vec<&str> {
    let mut tokens = Vec::new();
    let mut rest = code;
    while let Some(first) = rest.chars().next() {
        let is_letter = |letter: char| letter.is_alphanumeric() || letter == '_';
        let length = if is_letter(first) {
            rest.find(|letter| !is_letter(letter)).unwrap_or(rest.len())
        } else if rest.starts_with("::") {
            2
        } else if first == '"' {
            let mut escaped = false;
            let end = rest[1..].find(|letter| {
                let ends = letter == '"' && !escaped;
                escaped = letter == '\\' && !escaped;
                ends
            });
            rest = end.map_or("", |end| &rest[end + 2..]);
            continue;
        } else if ["'{'", "'}'", "'\"'"].iter().any(|sign| rest.starts_with(sign)) {
            3
        } else {
            first.len_utf8()
        };
        let (token, more) = rest.split_at(length);
        if !token.trim().is_empty() {
            tokens.push(token);
        }
        rest = more;
    }
    tokens
}

fn is_word(token: &str) -> bool {
    token.starts_with(|letter: char| letter.is_alphabetic() || letter == '_')
}

/// The paths that a `use` imports, each with the name under which it is imported.
fn used(tokens: &[&str]) -> Vec<(String, String)> {
    let mut found = Vec::new();
    let mut bases: Vec<String> = vec![String::new()];
    let (mut path, mut name) = (String::new(), None);
    let mut take = |path: &mut String, name: &mut Option<String>| {
        let whole = path.strip_suffix("::self").unwrap_or(path).to_owned();
        let last = whole.rsplit("::").next().unwrap_or_default().to_owned();
        if !whole.is_empty() && !whole.ends_with("::") {
            found.push((whole, name.take().unwrap_or(last)));
        }
        path.clear();
    };
    let mut index = 0;
    while index < tokens.len() {
        match tokens[index] {
            "{" => {
                bases.push(path.clone());
            }
            "," => {
                take(&mut path, &mut name);
                path.clone_from(bases.last().unwrap());
            }
            "}" => {
                take(&mut path, &mut name);
                bases.pop();
            }
            "as" => {
                name = tokens.get(index + 1).map(|&name| name.to_owned());
                index += 1;
            }
            token => path.push_str(token),
        }
        index += 1;
    }
    take(&mut path, &mut name);
    found
}

/// A path written from the root of the crate; unchanged if it leads into another crate.
fn resolved(path: &str, here: &[String], known: &[(String, String)]) -> String {
    let (mut here, mut rest) = (here, path);
    let mut is_relative = false;
    loop {
        let (first, more) = rest.split_once("::").unwrap_or((rest, ""));
        match first {
            "self" => {}
            "super" => here = &here[..here.len() - 1],
            _ if is_relative => return here.join("::") + if rest.is_empty() { "" } else { "::" } + rest,
            _ => {
                let brought = known.iter().rev().find(|(name, path)| name == first && path.starts_with("crate::"));
                return brought.map_or_else(|| path.to_owned(), |(_, base)| base.clone() + &path[first.len()..]);
            }
        }
        (is_relative, rest) = (true, more);
    }
}

/// The files of the window: path, room, and the paths that the file names.
fn rooms() -> Vec<(PathBuf, String, Vec<String>)> {
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let files = sources().into_iter().filter(|(_, part, _)| part == "app");
    files
        .map(|(path, _, code)| {
            let module = path.strip_prefix(&source).unwrap().with_extension("");
            let mut place: Vec<&str> =
                std::iter::once("crate").chain(module.iter().map(|name| name.to_str().unwrap())).collect();
            let room = place[2].to_owned();
            if place.last() == Some(&"mod") {
                place.pop();
            }
            (path.clone(), room, paths_of(&code, &place))
        })
        .collect()
}

/// The room that a path leads into, or the window itself.
fn room_of<'a>(path: &'a str, rooms: &[String]) -> Option<&'a str> {
    let first = path.strip_prefix("crate::app::")?.split("::").next()?;
    Some(if rooms.iter().any(|room| room == first) { first } else { "mod" })
}

#[test]
fn names_are_found_in_paths_and_in_braces() {
    let code = "use crate::hex::{Cell, Rotation}; use crate::{game::{Seat, Actor}, ai}; fn f() -> crate::app::App {}";
    assert_eq!(names_after(code, "crate::"), ["hex", "game", "ai", "app"]);
}

#[test]
fn modules_use_only_what_stands_below_them() {
    let sources = sources();
    assert!(sources.len() > 20);
    let parts: Vec<&str> = sources.iter().map(|(_, part, _)| part.as_str()).collect();
    let mut wrong = Vec::new();
    for (path, part, code) in &sources {
        let whole = ["lib", "main"].contains(&part.as_str());
        // The binary names the library like any other crate; everything else says `crate`.
        let used = names_after(code, "crate::").into_iter().chain(if part == "main" {
            names_after(code, "tikal::")
        } else {
            Vec::new()
        });
        let allowed = ALLOWED.iter().find(|(name, _)| name == part).map_or(&[][..], |(_, allowed)| allowed);
        for used in used {
            // Macros and items at the root of the crate are not modules.
            if !whole && used != *part && parts.contains(&used.as_str()) && !allowed.contains(&used.as_str()) {
                wrong.push(format!("{} uses {used}", path.display()));
            }
        }
        assert!(whole || ALLOWED.iter().any(|(name, _)| name == part), "{} is in no row of the table", path.display());
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[test]
fn every_file_of_tests_is_run() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let read = |path: PathBuf| std::fs::read_to_string(&path).unwrap_or_default();
    let manifest = read(root.join("Cargo.toml"));
    let mut names = Vec::new();
    for entry in std::fs::read_dir(root.join("tests")).into_iter().flatten().flatten() {
        let path = entry.path();
        if path.extension().is_some_and(|ending| ending == "rs") {
            names.extend(path.file_stem().map(|stem| stem.to_string_lossy().into_owned()));
        }
    }
    let (programs, files): (Vec<String>, Vec<String>) =
        names.into_iter().partition(|name| manifest.contains(&format!("[[test]]\nname = \"{name}\"\n")));
    assert!(programs.len() > 5 && files.len() > 20, "{programs:?} {files:?}");
    let roots: Vec<String> = programs.iter().map(|name| read(root.join(format!("tests/{name}.rs")))).collect();
    for file in files {
        let declared = format!("\nmod {file};\n");
        assert!(roots.iter().any(|root| root.contains(&declared)), "tests/{file}.rs is in no test program");
    }
}

#[test]
fn only_the_window_knows_graphics() {
    let mut wrong = Vec::new();
    for (path, part, code) in sources() {
        // The window's error type reaches `main`.
        let allowed: &[&str] = match part.as_str() {
            "app" => &GRAPHICS,
            "main" => &["eframe"],
            _ => &[],
        };
        for name in GRAPHICS.iter().filter(|name| !allowed.contains(name)) {
            let named = code.match_indices(&format!("{name}::")).any(|(index, _)| {
                !code[..index].ends_with(|letter: char| letter.is_alphanumeric() || letter == '_' || letter == ':')
            });
            if named || code.contains(&format!("use {name};")) {
                wrong.push(format!("{} names {name}", path.display()));
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[test]
fn only_main_uses_the_window() {
    for (path, part, code) in sources() {
        if !["app", "main", "lib"].contains(&part.as_str()) {
            assert!(!names_after(&code, "crate::").contains(&"app".to_owned()), "{}", path.display());
        }
    }
}

// ---- The rooms of the window --------------------------------------------------------------------------

#[test]
fn paths_are_followed_from_where_they_stand() {
    let place = ["crate", "app", "tikal", "table"];
    let paths = |code: &str| paths_of(code, &place);
    assert_eq!(paths("use super::art::{self, Sign as S};"), ["crate::app::tikal::art", "crate::app::tikal::art::Sign"]);
    assert_eq!(
        paths("use super::super::kit::{desk::{Desk, heading}, keys};"),
        ["crate::app::kit::desk::Desk", "crate::app::kit::desk::heading", "crate::app::kit::keys",]
    );
    assert_eq!(
        paths("fn f() -> super::super::learn::List { self::bar::f() }"),
        ["crate::app::learn::List", "crate::app::tikal::table::bar::f",]
    );
    // In a module within the file, the first `super` leads to the file's own module.
    assert_eq!(
        paths("mod tests { use super::*; fn f() { super::super::words::f() } } use super::art;"),
        ["crate::app::tikal::art", "crate::app::tikal::table::*", "crate::app::tikal::words::f",]
    );
    // Paths through an imported name are resolved, also if it was renamed.
    let code = "use crate::app; use crate::tikal as rules; fn f(x: app::home::View) { rules::f(); std::f() }";
    assert_eq!(paths(code), ["crate::app", "crate::app::home::View", "crate::tikal", "crate::tikal::f"]);
    assert_eq!(paths("const T: &str = \"crate::app::home \\\" super::art\";"), Vec::<String>::new());
}

#[test]
fn rooms_use_only_what_stands_below_them() {
    let rooms = rooms();
    let names: Vec<String> = rooms.iter().map(|(_, room, _)| room.clone()).collect();
    let mut wrong = Vec::new();
    for (path, room, used) in &rooms {
        let allowed = match ROOMS.iter().find(|(name, _)| name == room) {
            Some((_, allowed)) => allowed,
            None if WINDOW.contains(&room.as_str()) => continue,
            None => {
                wrong.push(format!("{} is in no row of the table", path.display()));
                continue;
            }
        };
        for used in used {
            let other = room_of(used, &names);
            if other.is_some_and(|other| other != room && !allowed.contains(&other)) {
                wrong.push(format!("{} uses {used}", path.display()));
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
    // Every listed name is a file or folder of `src/app`, and every one of those is listed.
    let listed = ROOMS.iter().map(|(name, _)| *name).chain(WINDOW);
    let lost: Vec<&str> = listed.filter(|name| !names.iter().any(|room| room == name)).collect();
    assert!(lost.is_empty(), "{lost:?}");
}

/// A circle of rooms that use each other, if there is one; the window itself is no room.
fn circle(uses: &[(&str, &str)]) -> Option<Vec<String>> {
    fn walk<'a>(uses: &[(&'a str, &'a str)], way: &mut Vec<&'a str>, done: &mut Vec<&'a str>) -> bool {
        let last = *way.last().unwrap();
        for &(_, next) in uses.iter().filter(|(from, to)| *from == last && from != to) {
            if way.contains(&next) {
                way.push(next);
                return true;
            }
            if !done.contains(&next) {
                way.push(next);
                if walk(uses, way, done) {
                    return true;
                }
                way.pop();
            }
        }
        done.push(last);
        false
    }
    let mut done = Vec::new();
    for &(from, _) in uses {
        let mut way = vec![from];
        if !done.contains(&from) && walk(uses, &mut way, &mut done) {
            return Some(way.into_iter().map(str::to_owned).collect());
        }
    }
    None
}

#[test]
fn a_circle_is_found_where_there_is_one() {
    assert_eq!(circle(&[("a", "b"), ("b", "c"), ("a", "c"), ("c", "c")]), None);
    let way = circle(&[("a", "b"), ("b", "c"), ("c", "d"), ("d", "b")]);
    assert_eq!(way.unwrap(), ["a", "b", "c", "d", "b"]);
}

#[test]
fn no_circle_leads_through_rooms() {
    let rooms = rooms();
    let names: Vec<String> = rooms.iter().map(|(_, room, _)| room.clone()).collect();
    let mut uses = Vec::new();
    for (_, room, used) in rooms.iter().filter(|(_, room, _)| !WINDOW.contains(&room.as_str())) {
        uses.extend(used.iter().filter_map(|path| room_of(path, &names)).map(|other| (room.as_str(), other)));
    }
    uses.sort_unstable();
    uses.dedup();
    assert!(uses.contains(&("home", "games")) && uses.contains(&("tikal", "kit")));
    assert_eq!(circle(&uses), None);
}

/// Those of the paths that name a game.
fn games_in(paths: &[String]) -> Vec<&String> {
    let names = |path: &str, game: &str| path == game || path.starts_with(&format!("{game}::"));
    paths.iter().filter(|path| GAMES.iter().any(|game| names(path, game))).collect()
}

#[test]
fn only_the_list_of_games_and_their_rooms_name_one() {
    let planted =
        paths_of("use super::tikal::art; use crate::{hex, words}; use crate::tikally::X;", &["crate", "app", "home"]);
    assert_eq!(games_in(&planted), ["crate::app::tikal::art", "crate::hex"]);
    let mut wrong = Vec::new();
    for (path, room, used) in rooms() {
        if !KNOW_GAMES.contains(&room.as_str()) && !WINDOW.contains(&room.as_str()) {
            wrong.extend(games_in(&used).into_iter().map(|used| format!("{} names {used}", path.display())));
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

/// Files that name Tikal alone, and to which another game adds nothing: what they keep is of any game, of Tikal where
/// none is named.
const OF_ANY_GAME: [&str; 2] = ["src/library/records.rs", "src/library/shelf.rs"];

/// The files in the list of what another game touches, and the folders.
fn touched_by_a_game() -> Vec<String> {
    let text = fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("CONTRIBUTING.md")).unwrap();
    let list = text.split("### A game").nth(1).unwrap().split("\n#").next().unwrap();
    let rows = list.lines().filter_map(|line| line.strip_prefix("| `")?.split(" | ").next());
    rows.flat_map(|files| files.split(", ")).map(|file| file.trim_matches('`').to_owned()).collect()
}

#[test]
fn the_list_for_a_game_has_every_file_that_names_one() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let own = [
        "src/tikal/",
        "src/insight/",
        "src/ai/tikal/",
        "src/app/tikal/",
        "src/protocol/tikal.rs",
        "src/editor/tikal/",
        "src/lab/tikal.rs",
    ];
    let names_one = |code: &str| tokens_of(code).iter().any(|token| token.eq_ignore_ascii_case("tikal"));
    let naming = sources().into_iter().filter(|(.., code)| names_one(code)).map(|(path, ..)| {
        let parts: Vec<&str> = path.strip_prefix(root).unwrap().iter().map(|part| part.to_str().unwrap()).collect();
        parts.join("/")
    });
    let listed = touched_by_a_game();
    let needed: Vec<String> = naming
        .filter(|file| !own.iter().any(|own| file.starts_with(own)) && !OF_ANY_GAME.contains(&file.as_str()))
        .collect();
    let missing: Vec<&String> = needed.iter().filter(|file| !listed.contains(file)).collect();
    assert!(missing.is_empty(), "{missing:#?}");
    let is_source = |file: &&String| file.starts_with("src/") && !file.ends_with('/') && !file.contains('<');
    let of_source = listed.iter().filter(is_source);
    let idle: Vec<&String> = of_source.filter(|file| !needed.contains(file)).collect();
    assert!(idle.is_empty(), "{idle:#?}");
}

/// The names under which a file passes on something of a game: the path by which others reach it.
fn passed_on(code: &str, place: &[&str]) -> Vec<String> {
    let (tokens, here) = (tokens_of(code), place.iter().map(|&name| name.to_owned()).collect::<Vec<_>>());
    let mut names = Vec::new();
    for at in (0..tokens.len()).filter(|&at| tokens[at..].starts_with(&["pub", "use"])) {
        let end = tokens[at..].iter().position(|&token| token == ";").map_or(tokens.len(), |more| at + more);
        for (path, name) in used(&tokens[at + 2..end]) {
            if !games_in(&[resolved(&path, &here, &[])]).is_empty() {
                names.push(format!("{}::{name}", place.join("::")));
            }
        }
    }
    names
}

/// What a screen's code knows of a certain game: words that name one, what `games` and `command` pass on, what the
/// library keeps of one game.
fn known_of_a_game(code: &str, used: &[String], passed: &[String]) -> Vec<String> {
    let words = tokens_of(code).into_iter().filter(|token| token.eq_ignore_ascii_case("tikal")).map(str::to_owned);
    let of_one = |path: &&String| {
        let of_library = path.strip_prefix("crate::library::").and_then(|rest| rest.split("::").next());
        of_library.is_some_and(|name| OF_ONE_GAME.contains(&name))
            || passed.iter().any(|name| *path == name || path.starts_with(&format!("{name}::")))
    };
    words.chain(used.iter().filter(of_one).cloned()).collect()
}

#[test]
fn screens_that_serve_any_game_know_the_types_of_none() {
    let place = ["crate", "app", "games"];
    let passed =
        passed_on("pub use crate::tikal::Variant as V; pub use super::kit::desk; use super::tikal::art;", &place);
    assert_eq!(passed, ["crate::app::games::V"]);
    let planted = "use super::games::{V, name}; use crate::library::{self, Library}; fn f() { library::open_record() }";
    let used = paths_of(planted, &["crate", "app", "home"]);
    let found = ["crate::app::games::V", "crate::library::Library", "crate::library::open_record"];
    assert_eq!(known_of_a_game(planted, &used, &passed), found);
    assert_eq!(known_of_a_game("let GameRules::Tikal(rules) = f(libraries.tikal);", &[], &[]), ["Tikal", "tikal"]);

    let sources = sources();
    let code_at = |path: &Path| &sources.iter().find(|(source, ..)| source == path).unwrap().2;
    let rooms = rooms();
    let mut passed = Vec::new();
    for (path, room, _) in rooms.iter().filter(|(_, room, _)| ["games", "command"].contains(&room.as_str())) {
        passed.extend(passed_on(code_at(path), &["crate", "app", room]));
    }
    assert!(passed.contains(&"crate::app::command::TableCommand".to_owned()), "{passed:?}");
    let mut wrong = Vec::new();
    for (path, _, used) in rooms.iter().filter(|(_, room, _)| SCREENS.contains(&room.as_str())) {
        let found = known_of_a_game(code_at(path), used, &passed).into_iter();
        wrong.extend(found.map(|name| format!("{} names {name}", path.display())));
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}
