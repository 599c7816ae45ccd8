//! Dependencies between modules go one way: the paths named in `src/` are held against the tables here, for the parts
//! below the window and for the rooms (files and folders of `src/app`) of the window. That nothing below the window knows
//! it, or any graphics, the compiler holds: it is a package of its own.
//!
//! The tables stand here; how names are found in a source `names` decides, and each of the other files holds one of the
//! promises.

#![expect(clippy::unwrap_used, reason = "tests fail by panicking")]

#[path = "architecture/circles.rs"]
mod circles;
#[path = "architecture/games.rs"]
mod games;
#[path = "architecture/names.rs"]
mod names;
#[path = "architecture/parts.rs"]
mod parts;
#[path = "architecture/programs.rs"]
mod programs;
#[path = "architecture/rooms.rs"]
mod rooms;

/// The parts that each part but the window may use. Parts that are not listed may use nothing of ours.
const ALLOWED: [(&str, &[&str]); 27] = [
    ("hex", &[]),
    ("game", &[]),
    ("ron_text", &["game"]),
    ("sounds", &[]),
    ("variant_file", &["ron_text", "game"]),
    ("expedition", &["variant_file", "ron_text", "hex", "game"]),
    ("tikal", &["expedition", "variant_file", "ron_text", "hex", "game"]),
    ("legend", &["expedition", "variant_file", "ron_text", "hex", "game"]),
    ("chac", &["variant_file", "ron_text", "game"]),
    ("insight", &["tikal", "legend", "chac", "expedition", "game", "hex"]),
    ("ai", &["insight", "tikal", "legend", "chac", "expedition", "game", "hex"]),
    ("platform", &["game"]),
    ("desktop", &[]),
    ("games", &["tikal", "legend", "chac", "game"]),
    ("playouts", &["game"]),
    ("library", &["platform", "games", "tikal", "legend", "chac", "ron_text", "game"]),
    ("lab", &["library", "ai", "tikal", "legend", "chac", "expedition", "game", "hex"]),
    ("protocol", &["library", "platform", "games", "ai", "tikal", "legend", "chac", "expedition", "game", "hex"]),
    ("arena", &["protocol", "lab", "library", "ai", "game"]),
    ("statistics", &["arena", "lab", "library", "ai", "platform", "games", "tikal", "legend", "chac", "game"]),
    (
        "words",
        &[
            "net",
            "statistics",
            "arena",
            "protocol",
            "lab",
            "library",
            "ai",
            "insight",
            "games",
            "tikal",
            "legend",
            "chac",
            "expedition",
            "ron_text",
            "game",
            "hex",
            "variant_file",
        ],
    ),
    ("setup", &["words", "net", "library", "ai", "platform", "games", "game"]),
    ("listing", &["words", "library", "platform", "games", "game"]),
    (
        "editor",
        &[
            "words",
            "library",
            "lab",
            "ai",
            "platform",
            "games",
            "tikal",
            "legend",
            "chac",
            "expedition",
            "variant_file",
            "ron_text",
            "game",
            "hex",
        ],
    ),
    ("puzzles", &["ai", "tikal", "legend", "chac", "game"]),
    ("sitting", &["lab", "library", "ai", "platform", "game"]),
    ("net", &["sitting", "library", "ai", "platform", "game"]),
];
/// Which other rooms each room of the window may use, the lowest first. Every file or folder of `src/app` is listed
/// here or in [`WINDOW`].
const ROOMS: [(&str, &[&str]); 27] = [
    ("kit", &[]),
    ("friends", &["kit"]),
    ("paper", &["kit"]),
    ("route", &["kit"]),
    ("rulebook", &["kit"]),
    ("table", &["friends", "rulebook", "kit"]),
    ("hexboard", &["paper", "kit"]),
    ("forms", &["hexboard", "kit"]),
    ("tikal", &["forms", "hexboard", "table", "rulebook", "paper", "kit"]),
    ("legend", &["forms", "hexboard", "table", "rulebook", "paper", "kit"]),
    ("chac", &["forms", "hexboard", "table", "rulebook", "paper", "kit"]),
    ("command", &["paper", "table", "friends", "rulebook", "route", "kit"]),
    ("games", &["command", "tikal", "legend", "chac", "forms", "hexboard", "table", "rulebook", "paper", "kit"]),
    ("keymap", &["games", "kit"]),
    ("home", &["hexboard", "games", "friends", "command", "route", "kit"]),
    ("variants", &["games", "command", "route", "kit"]),
    ("setup", &["games", "friends", "command", "route", "kit"]),
    ("files", &["games", "friends", "command", "route", "kit"]),
    ("settings", &["keymap", "games", "friends", "command", "route", "kit"]),
    ("learn", &["hexboard", "games", "command", "route", "kit"]),
    ("problem", &["command", "kit"]),
    ("licences", &["command", "kit"]),
    ("log_book", &[]),
    ("laboratory", &["games", "command", "kit"]),
    ("statistics", &["laboratory", "command", "kit"]),
    ("editor", &["laboratory", "games", "command", "route", "kit"]),
    ("palette", &["command", "kit"]),
];
/// The files of `src/app` that are the window itself: they may use every room, and no room may use them.
const WINDOW: [&str; 32] = [
    "at_net",
    "elsewhere",
    "pictures",
    "mod",
    "ask_for_key",
    "at_table",
    "documents",
    "open_and_save",
    "frame",
    "guard",
    "saved_games",
    "lessons",
    "logic",
    "menu",
    "navigation",
    "offers",
    "no_window",
    "over_screen",
    "window_place",
    "preferences",
    "question",
    "next_game",
    "services",
    "game_files",
    "smallest",
    "measurements",
    "problem_report",
    "system",
    "try_out",
    "variant_files",
    "look_on",
    "replays",
];
/// A path into one of these names a game: the modules of its rules, its insight, its players and its workshop, and its room.
const GAMES: [&str; 21] = [
    "crate::tikal",
    "crate::legend",
    "crate::chac",
    "crate::hex",
    "crate::insight",
    "crate::ai::tikal",
    "crate::ai::legend",
    "crate::ai::chac",
    "crate::library::tikal",
    "crate::library::chac",
    "crate::library::legend",
    "crate::editor::tikal",
    "crate::editor::legend",
    "crate::words::tikal",
    "crate::words::legend",
    "crate::app::games::tikal",
    "crate::app::tikal",
    "crate::app::legend",
    "crate::app::chac",
    "crate::editor::chac",
    "crate::words::chac",
];
/// The room of boards: of these it names hexes alone.
const HEXBOARD: &str = "hexboard";
/// The rooms that may name a game.
const KNOW_GAMES: [&str; 4] = ["tikal", "legend", "chac", "games"];
/// The rooms that serve any game: they know the list of games, and what `games` says of each, but the types of none.
const SCREENS: [&str; 12] = [
    "home",
    "variants",
    "setup",
    "files",
    "settings",
    "learn",
    "problem",
    "licences",
    "laboratory",
    "statistics",
    "editor",
    "palette",
];
/// The library's types and functions of one game; screens ask for those of all games.
const OF_ONE_GAME: [&str; 14] = [
    "Library",
    "TikalLibrary",
    "LegendLibrary",
    "ChacLibrary",
    "Entry",
    "Rejected",
    "CheckedFile",
    "OpenedGame",
    "Resumed",
    "open_record",
    "replay_record",
    "replay_bytes",
    "check_file",
    "ResumeError",
];
/// Folders in which files may use each other in circles, and the most files that such a circle has: the data of a table,
/// what a game brings to it, and what both speak of.
const CIRCLES: [(&str, usize); 1] = [("src/app/table", 6)];

/// The files and folders of the games.
const OF_A_GAME: [&str; 36] = [
    "src/tikal/",
    "src/chac/",
    "src/insight/tikal/",
    "src/ai/tikal/",
    "src/library/tikal.rs",
    "src/library/chac.rs",
    "src/protocol/tikal.rs",
    "src/lab/tikal.rs",
    "src/editor/tikal/",
    "src/editor/legend/",
    "src/legend/",
    "src/insight/legend/",
    "src/insight/chac/",
    "src/ai/legend/",
    "src/ai/chac/",
    "src/words/tikal/",
    "src/words/legend/",
    "src/puzzles/tikal.rs",
    "src/library/legend.rs",
    "src/protocol/legend.rs",
    "src/lab/legend.rs",
    "src/puzzles/legend.rs",
    "src/app/games/tikal.rs",
    "src/app/games/legend.rs",
    "src/app/tikal/",
    "src/app/legend/",
    "src/app/chac/",
    "src/words/chac/",
    "src/editor/chac/",
    "src/protocol/chac.rs",
    "src/lab/chac.rs",
    "src/puzzles/chac.rs",
    "src/app/games/chac.rs",
    "src/statistics/tikal.rs",
    "src/statistics/legend.rs",
    "src/statistics/chac.rs",
];

/// The files in the list that have something of a game without a type of it: words by the ids in files of results, and
/// colours.
const NAME_NONE: [&str; 2] = ["src/words/lab.rs", "src/app/kit/theme/tokens.rs"];
