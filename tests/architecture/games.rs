//! Files that name a game: only its own parts, its rooms and the list of games do. All that another game touches stands in
//! the list of CONTRIBUTING.md.

use std::fs;
use std::path::{Path, PathBuf};

use crate::names::{Names, SOURCES, Source, is_within, names_of, paths_of, resolved, shipped_names_of, split};
use crate::rooms::rooms;
use crate::{GAMES, HEXBOARD, KNOW_GAMES, NAME_NONE, OF_A_GAME, OF_ONE_GAME, SCREENS};

/// Those of the paths that name a game.
fn games_in(paths: &[String]) -> Vec<&String> {
    paths.iter().filter(|path| GAMES.iter().any(|game| is_within(path, game))).collect()
}

#[test]
fn only_the_list_of_games_and_their_rooms_name_one() {
    let planted =
        paths_of("use super::tikal::art; use crate::{hex, words}; use crate::tikally::X;", "crate::app::home");
    assert_eq!(games_in(&planted), ["crate::app::tikal::art", "crate::hex"]);
    let mut wrong = Vec::new();
    // Unit tests may try a screen with a game.
    for (Source { path, shipped: names, .. }, room) in rooms() {
        // Whether every command is listed can be tested only with those of a game.
        if !KNOW_GAMES.contains(&room) {
            let named = games_in(&names.paths).into_iter();
            let named = named.filter(|used| room != HEXBOARD || !is_within(used, "crate::hex"));
            wrong.extend(named.map(|used| format!("{} names {used}", path.display())));
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

/// The files in the list of what another game touches, and the folders.
fn touched_by_a_game() -> Vec<String> {
    let text = fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("CONTRIBUTING.md")).unwrap();
    let list = text.split("### A game").nth(1).unwrap().split("\n#").next().unwrap();
    let rows = list.lines().filter_map(|line| line.strip_prefix("| `")?.split(" | ").next());
    rows.flat_map(|files| files.split(", ")).map(|file| file.trim_matches('`').to_owned()).collect()
}

/// The files outside a game's own that name it, apart from unit tests: by a word, or by a name under which another file
/// passes on something of it.
fn naming_a_game() -> Vec<String> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let inside = |source: &Source| {
        let inside = source.path.strip_prefix(root).unwrap();
        inside.iter().map(|part| part.to_str().unwrap()).collect::<Vec<_>>().join("/")
    };
    let others = SOURCES.iter().map(|source| (inside(source), source));
    let others: Vec<_> = others.filter(|(file, _)| !OF_A_GAME.iter().any(|own| file.starts_with(own))).collect();
    let mut passed = passed_on(&others.iter().map(|(_, source)| &source.shipped).collect::<Vec<_>>());
    // Hexes are those of no game.
    passed.retain(|name| !is_within(name, "crate::hex"));
    let names_one = |source: &Source| {
        if source.part == "main" {
            // There the crate is named too, which has the game's name.
            return source.shipped.brought.iter().any(|it| it.path.starts_with(&split("tikal::tikal")));
        }
        let is_passed = |path: &String| passed.iter().any(|name| is_within(path, name));
        !words_for_a_game(&source.shipped).is_empty() || source.shipped.paths.iter().any(is_passed)
    };
    others.into_iter().filter(|(_, source)| names_one(source)).map(|(file, _)| file).collect()
}

#[test]
fn the_list_for_a_game_has_every_file_that_names_one() {
    let planted = "#[cfg(test)] mod tests { use crate::tikal::State; } fn f() { g::<State>() }";
    assert!(words_for_a_game(&shipped_names_of(planted, &split("crate::lab"))).is_empty());
    assert_eq!(words_for_a_game(&names_of(planted, &split("crate::lab"))), ["tikal"]);

    let (needed, listed) = (naming_a_game(), touched_by_a_game());
    let missing: Vec<&String> = needed.iter().filter(|file| !listed.contains(file)).collect();
    assert!(missing.is_empty(), "{missing:#?}");
    let is_source = |file: &&String| file.starts_with("src/") && !file.ends_with('/') && !file.contains('<');
    let of_source = listed.iter().filter(is_source);
    let is_idle = |file: &&String| !needed.contains(file) && !NAME_NONE.contains(&file.as_str());
    let idle: Vec<&String> = of_source.filter(is_idle).collect();
    assert!(idle.is_empty(), "{idle:#?}");
}

#[test]
fn nothing_but_the_list_matches_on_the_games() {
    let cases = |code: &str| {
        let words = shipped_names_of(code, &split("crate::app::home")).words;
        words.into_iter().filter(|word| word == "Tikal").count()
    };
    assert_eq!(cases("fn f(game: GameId) { match game { GameId::Tikal => {} } }"), 1);
    assert_eq!(cases("fn f(rules: GameRules) { let GameRules::Tikal(rules) = rules; }"), 1);
    let list = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/games.rs");
    let by_hand = |source: &&Source| source.path != list && source.shipped.words.iter().any(|word| word == "Tikal");
    let wrong: Vec<&PathBuf> = SOURCES.iter().filter(by_hand).map(|source| &source.path).collect();
    assert!(wrong.is_empty(), "{wrong:#?}");
}

/// The words of a file that name a certain game.
fn words_for_a_game(names: &Names) -> Vec<&String> {
    names.words.iter().filter(|word| word.eq_ignore_ascii_case("tikal")).collect()
}

/// The paths under which files pass on something of a game, be it through each other.
fn passed_on(files: &[&Names]) -> Vec<String> {
    let mut passed: Vec<String> = Vec::new();
    loop {
        let before = passed.len();
        for names in files {
            for it in names.brought.iter().filter(|it| it.is_use && it.is_public) {
                let name = format!("{}::{}", it.module.join("::"), it.name);
                let mut paths = resolved(&it.path, &it.module, &names.brought).into_iter();
                let of_a_game = paths.any(|path| {
                    let path = path.join("::");
                    GAMES.into_iter().chain(passed.iter().map(String::as_str)).any(|game| is_within(&path, game))
                });
                if of_a_game && !passed.contains(&name) {
                    passed.push(name);
                }
            }
        }
        if passed.len() == before {
            return passed;
        }
    }
}

/// The knowledge that a screen has of a certain game: words that name one, things that `games` and `command` pass on,
/// and those that the library keeps of one game.
fn known_of_a_game(names: &Names, passed: &[String]) -> Vec<String> {
    let of_one = |path: &&String| {
        let of_library = path.strip_prefix("crate::library::").and_then(|rest| rest.split("::").next());
        of_library.is_some_and(|name| OF_ONE_GAME.contains(&name)) || passed.iter().any(|name| is_within(path, name))
    };
    words_for_a_game(names).into_iter().chain(names.paths.iter().filter(of_one)).cloned().collect()
}

#[test]
fn screens_that_serve_any_game_know_the_types_of_none() {
    let read = |code: &str, module: &str| names_of(code, &split(module));
    let games = read(
        "pub use crate::tikal::Variant as V; pub use super::kit::desk; use super::tikal::art; pub use making::M as N;
         mod making { pub(crate) use crate::hex::M; }",
        "crate::app::games",
    );
    let passed = passed_on(&[&games]);
    assert_eq!(passed, ["V", "making::M", "N"].map(|name| format!("crate::app::games::{name}")));
    let planted = "use super::games::{V, name}; use crate::library::{self, Library}; fn f() { library::open_record() }";
    let found = ["crate::app::games::V", "crate::library::Library", "crate::library::open_record"];
    assert_eq!(known_of_a_game(&read(planted, "crate::app::home"), &passed), found);
    let planted = read("fn f() { let GameRules::Tikal(rules) = f(libraries.tikal); }", "crate::app::home");
    assert_eq!(known_of_a_game(&planted, &[]), ["Tikal", "tikal"]);

    let rooms = rooms();
    let lists = rooms.iter().filter(|(_, room)| ["games", "command"].contains(room));
    let passed = passed_on(&lists.map(|(source, _)| &source.names).collect::<Vec<_>>());
    let mut wrong = Vec::new();
    for (Source { path, shipped: names, .. }, _) in rooms.iter().filter(|(_, room)| SCREENS.contains(room)) {
        let found = known_of_a_game(names, &passed).into_iter();
        wrong.extend(found.map(|name| format!("{} names {name}", path.display())));
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}
