//! Dependencies between modules go one way: the paths named in `src/` are held against the tables here, for the parts
//! below the window and for the rooms (files and folders of `src/app`) of the window. That nothing below the window knows
//! it, or any graphics, the compiler holds: it is a package of its own. `syn` reads the sources; of a macro's body the
//! tokens that look like a path are taken for one.

#![expect(clippy::unwrap_used, reason = "tests fail by panicking")]

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::LazyLock;

use syn::ext::IdentExt;
use syn::parse::ParseStream;
use syn::parse::discouraged::Speculative;
use syn::visit::{self, Visit};
use syn::{Ident, ItemUse, Token, UseTree, Visibility, token};

/// The parts that each part but the window may use. Parts that are not listed may use nothing of ours.
const ALLOWED: [(&str, &[&str]); 25] = [
    ("hex", &[]),
    ("game", &[]),
    ("ron_text", &["game"]),
    ("sounds", &[]),
    ("variant_file", &["ron_text", "game"]),
    ("expedition", &["variant_file", "ron_text", "hex", "game"]),
    ("tikal", &["expedition", "ron_text", "hex", "game"]),
    ("legend", &["expedition", "ron_text", "hex", "game"]),
    ("chac", &["variant_file", "ron_text", "game"]),
    ("insight", &["tikal", "legend", "expedition", "game", "hex"]),
    ("ai", &["insight", "tikal", "legend", "expedition", "game", "hex"]),
    ("platform", &["game"]),
    ("desktop", &[]),
    ("games", &["tikal", "legend", "game"]),
    ("playouts", &["game"]),
    ("library", &["platform", "games", "tikal", "legend", "chac", "ron_text", "game"]),
    ("lab", &["library", "ai", "tikal", "legend", "expedition", "game", "hex"]),
    ("protocol", &["library", "platform", "games", "ai", "tikal", "legend", "expedition", "game", "hex"]),
    ("arena", &["protocol", "lab", "library", "ai", "game"]),
    (
        "words",
        &[
            "arena",
            "protocol",
            "lab",
            "library",
            "ai",
            "insight",
            "games",
            "tikal",
            "legend",
            "expedition",
            "ron_text",
            "game",
            "hex",
        ],
    ),
    ("setup", &["words", "library", "ai", "platform", "games", "game"]),
    ("listing", &["words", "library", "platform", "games", "game"]),
    (
        "editor",
        &["words", "library", "lab", "platform", "games", "tikal", "legend", "expedition", "ron_text", "game", "hex"],
    ),
    ("puzzles", &["ai", "tikal", "legend", "game"]),
    ("sitting", &["lab", "library", "ai", "platform", "game"]),
];
/// Which other rooms each room of the window may use, the lowest first. Every file or folder of `src/app` is listed
/// here or in [`WINDOW`].
const ROOMS: [(&str, &[&str]); 19] = [
    ("kit", &[]),
    ("route", &["kit"]),
    ("rulebook", &["kit"]),
    ("table", &["rulebook", "kit"]),
    ("hexboard", &["kit"]),
    ("forms", &["hexboard", "kit"]),
    ("tikal", &["forms", "hexboard", "table", "rulebook", "kit"]),
    ("legend", &["forms", "hexboard", "table", "rulebook", "kit"]),
    ("command", &["table", "rulebook", "route", "kit"]),
    ("games", &["command", "tikal", "legend", "hexboard", "table", "rulebook", "kit"]),
    ("home", &["hexboard", "games", "command", "route", "kit"]),
    ("variants", &["games", "command", "route", "kit"]),
    ("setup", &["games", "command", "route", "kit"]),
    ("files", &["games", "command", "route", "kit"]),
    ("settings", &["games", "command", "route", "kit"]),
    ("learn", &["hexboard", "games", "command", "route", "kit"]),
    ("laboratory", &["games", "command", "kit"]),
    ("editor", &["laboratory", "games", "command", "route", "kit"]),
    ("palette", &["command", "kit"]),
];
/// The files of `src/app` that are the window itself: they may use every room, and no room may use them.
const WINDOW: [&str; 26] = [
    "mod",
    "at_table",
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
    "over_screen",
    "placing",
    "preferences",
    "question",
    "seating",
    "services",
    "shelving",
    "smallest",
    "studying",
    "system",
    "trying",
    "variant_files",
    "watching",
];
/// A path into one of these names a game: the modules of its rules, its insight, its players and its workshop, and its room.
const GAMES: [&str; 17] = [
    "crate::tikal",
    "crate::legend",
    "crate::chac",
    "crate::hex",
    "crate::insight",
    "crate::ai::tikal",
    "crate::ai::legend",
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
];
/// The room of boards: of these it names hexes alone.
const HEXBOARD: &str = "hexboard";
/// The rooms that may name a game.
const KNOW_GAMES: [&str; 3] = ["tikal", "legend", "games"];
/// The rooms that serve any game: they know the list of games, and what `games` says of each, but the types of none.
const SCREENS: [&str; 9] =
    ["home", "variants", "setup", "files", "settings", "learn", "laboratory", "editor", "palette"];
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

// ---- Reading the sources -------------------------------------------------------------------------------

/// A source file: the part of the crate and the module that it is, and its names.
struct Source {
    path: PathBuf,
    part: String,
    module: Vec<String>,
    names: Names,
    /// Without those of its unit tests.
    shipped: Names,
}

/// The sources, in the order of their paths.
static SOURCES: LazyLock<Vec<Source>> = LazyLock::new(|| {
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
    let source = |path: PathBuf| {
        let inside = path.strip_prefix(&root).unwrap().with_extension("");
        let parts: Vec<String> = inside.iter().map(|name| name.to_str().unwrap().to_owned()).collect();
        let part = parts[0].clone();
        let mut module = vec!["crate".to_owned()];
        module.extend(parts);
        if ["mod", "lib", "core", "main"].contains(&module.last().unwrap().as_str()) {
            module.pop();
        }
        let code = fs::read_to_string(&path).unwrap();
        let (names, shipped) = (names_of(&code, &module), shipped_names_of(&code, &module));
        Source { path, part, module, names, shipped }
    };
    files.into_iter().map(source).collect()
});

/// The names in a file.
#[derive(Default)]
struct Names {
    /// Paths within the crate, written out in full: `crate::app::kit::desk::Desk`. In order, each once.
    paths: Vec<String>,
    /// The names that `use` and `mod` bring.
    brought: Vec<Brought>,
    /// All words but keywords and those in comments and texts.
    words: Vec<String>,
}

/// A name that `use` or `mod` brings into a module.
struct Brought {
    module: Vec<String>,
    name: String,
    /// The path that the name stands for.
    path: Vec<String>,
    /// False for a module declared here, which is not used by that.
    is_use: bool,
    is_public: bool,
}

/// The names in the code of a module. Relative paths are resolved from where they stand, also inside modules within the
/// file, and so are paths that begin with a name that `use` or `mod` brings.
fn names_of(code: &str, module: &[String]) -> Names {
    read(code, Reader { module: module.to_vec(), ..Reader::default() })
}

/// The same without the unit tests.
fn shipped_names_of(code: &str, module: &[String]) -> Names {
    read(code, Reader { module: module.to_vec(), is_shipped: true, ..Reader::default() })
}

fn read(code: &str, mut reader: Reader) -> Names {
    // In a macro's body `use $crate::…` would be no Rust.
    reader.visit_file(&syn::parse_file(&code.replace("$crate", "crate")).unwrap());
    let Reader { brought, written, words, .. } = reader;
    let uses = brought.iter().filter(|brought| brought.is_use).map(|brought| (&brought.module, &brought.path));
    let named = uses.chain(written.iter().map(|(module, path)| (module, path)));
    let all = named.flat_map(|(module, path)| resolved(path, module, &brought));
    let mut paths: Vec<String> = all.filter(|path| path[0] == "crate").map(|path| path.join("::")).collect();
    paths.sort();
    paths.dedup();
    Names { paths, brought, words }
}

/// Walks through a file and writes down the names in it.
#[derive(Default)]
struct Reader {
    /// The module that is being read.
    module: Vec<String>,
    /// True if unit tests are left out.
    is_shipped: bool,
    brought: Vec<Brought>,
    /// Paths of two names and more as they are written, each with the module it stands in.
    written: Vec<(Vec<String>, Vec<String>)>,
    words: Vec<String>,
}

impl Reader {
    fn bring(&mut self, name: String, path: Vec<String>, is_use: bool, visibility: &Visibility) {
        let is_public = !matches!(visibility, Visibility::Inherited);
        self.brought.push(Brought { module: self.module.clone(), name, path, is_use, is_public });
    }

    /// Brings the names of a `use`, whose path so far is `base`.
    fn bring_tree(&mut self, tree: &UseTree, mut base: Vec<String>, visibility: &Visibility) {
        let mut take = |mut path: Vec<String>, ident: &Ident, name: Option<&Ident>| {
            if ident != "self" || path.is_empty() {
                path.push(text(ident));
            }
            let name = name.map_or_else(|| path.last().unwrap().clone(), text);
            self.bring(name, path, true, visibility);
        };
        match tree {
            UseTree::Path(path) => {
                base.push(text(&path.ident));
                self.bring_tree(&path.tree, base, visibility);
            }
            UseTree::Name(name) => take(base, &name.ident, None),
            UseTree::Rename(name) => take(base, &name.ident, Some(&name.rename)),
            UseTree::Glob(_) => {
                base.push("*".to_owned());
                self.bring("*".to_owned(), base, true, visibility);
            }
            UseTree::Group(group) => {
                group.items.iter().for_each(|tree| self.bring_tree(tree, base.clone(), visibility));
            }
        }
    }

    fn write(&mut self, path: Vec<String>) {
        if path.len() > 1 {
            self.written.push((self.module.clone(), path));
        }
    }

    /// Reads the body of a macro, which need not be Rust.
    fn read_tokens(&mut self, input: ParseStream) -> syn::Result<()> {
        while !input.is_empty() {
            let inner;
            if input.peek(token::Brace) {
                syn::braced!(inner in input);
                self.read_tokens(&inner)?;
            } else if input.peek(token::Paren) {
                syn::parenthesized!(inner in input);
                self.read_tokens(&inner)?;
            } else if input.peek(token::Bracket) {
                syn::bracketed!(inner in input);
                self.read_tokens(&inner)?;
            } else if input.peek(Ident::peek_any) {
                let ahead = input.fork();
                if let Ok(item) = ahead.parse::<ItemUse>() {
                    input.advance_to(&ahead);
                    self.visit_item_use(&item);
                    continue;
                }
                let mut path = vec![text(&Ident::parse_any(input)?)];
                while input.peek(Token![::]) && input.peek3(Ident::peek_any) {
                    input.parse::<Token![::]>()?;
                    path.push(text(&Ident::parse_any(input)?));
                }
                self.words.extend_from_slice(&path);
                self.write(path);
            } else {
                input.step(|cursor| Ok(((), cursor.token_tree().unwrap().1)))?;
            }
        }
        Ok(())
    }
}

impl<'ast> Visit<'ast> for Reader {
    fn visit_item(&mut self, item: &'ast syn::Item) {
        assert!(!matches!(item, syn::Item::Verbatim(_)), "syn cannot read an item");
        visit::visit_item(self, item);
    }

    fn visit_expr(&mut self, expr: &'ast syn::Expr) {
        assert!(!matches!(expr, syn::Expr::Verbatim(_)), "syn cannot read an expression");
        visit::visit_expr(self, expr);
    }

    fn visit_type(&mut self, ty: &'ast syn::Type) {
        assert!(!matches!(ty, syn::Type::Verbatim(_)), "syn cannot read a type");
        visit::visit_type(self, ty);
    }

    fn visit_ident(&mut self, ident: &'ast Ident) {
        self.words.push(text(ident));
    }

    fn visit_item_mod(&mut self, item: &'ast syn::ItemMod) {
        let is_test = |attribute: &syn::Attribute| {
            attribute.path().is_ident("cfg")
                && attribute.parse_args::<syn::Path>().is_ok_and(|path| path.is_ident("test"))
        };
        if self.is_shipped && item.attrs.iter().any(is_test) {
            return;
        }
        let mut inner = self.module.clone();
        inner.push(text(&item.ident));
        self.bring(text(&item.ident), inner.clone(), false, &item.vis);
        let outer = std::mem::replace(&mut self.module, inner);
        visit::visit_item_mod(self, item);
        self.module = outer;
    }

    fn visit_item_use(&mut self, item: &'ast ItemUse) {
        self.bring_tree(&item.tree, Vec::new(), &item.vis);
        visit::visit_item_use(self, item);
    }

    fn visit_item_extern_crate(&mut self, item: &'ast syn::ItemExternCrate) {
        let name = item.rename.as_ref().map_or(&item.ident, |(_, name)| name);
        self.bring(text(name), vec![text(&item.ident)], true, &item.vis);
        visit::visit_item_extern_crate(self, item);
    }

    fn visit_path(&mut self, path: &'ast syn::Path) {
        self.write(path.segments.iter().map(|segment| text(&segment.ident)).collect());
        visit::visit_path(self, path);
    }

    fn visit_macro(&mut self, called: &'ast syn::Macro) {
        called.parse_body_with(|input: ParseStream| self.read_tokens(input)).unwrap();
        visit::visit_macro(self, called);
    }

    fn visit_meta_list(&mut self, list: &'ast syn::MetaList) {
        list.parse_args_with(|input: ParseStream| self.read_tokens(input)).unwrap();
        visit::visit_meta_list(self, list);
    }
}

fn text(ident: &Ident) -> String {
    ident.unraw().to_string()
}

/// A path written from the root of the crate; unchanged if it leads into another crate. There are several if functions
/// of a module import different things by one name.
fn resolved(path: &[String], module: &[String], brought: &[Brought]) -> Vec<Vec<String>> {
    let (mut module, mut rest) = (module, path);
    while let [first, more @ ..] = rest
        && ["self", "super"].contains(&first.as_str())
    {
        module = if first == "self" { module } else { &module[..module.len() - 1] };
        rest = more;
    }
    if rest.len() < path.len() {
        return vec![[module, rest].concat()];
    }
    // Modules within the file take the names of those around them by `use super::*`. No path begins with what
    // `use egui;` or `use find::find;` brings: that is the crate or the module.
    let around = (1..=module.len()).rev().map(|length| &module[..length]);
    let named = |it: &&Brought| it.name == path[0] && !(it.is_use && it.path[0] == it.name);
    let found = around.map(|module| brought.iter().filter(|it| it.module == module).filter(named).collect());
    let found: Vec<&Brought> = found.into_iter().find(|found: &Vec<_>| !found.is_empty()).unwrap_or_default();
    if path[0] == "crate" || found.is_empty() {
        return vec![path.to_vec()];
    }
    let stand_for = found.into_iter().flat_map(|it| resolved(&it.path, &it.module, brought));
    stand_for.map(|base| [&base, &path[1..]].concat()).collect()
}

/// The paths within the crate in the code of a module.
fn paths_of(code: &str, module: &str) -> Vec<String> {
    names_of(code, &split(module)).paths
}

fn split(path: &str) -> Vec<String> {
    path.split("::").map(str::to_owned).collect()
}

/// The files of the window, each with its room.
fn rooms() -> Vec<(&'static Source, &'static str)> {
    let room = |source: &'static Source| source.module.get(2).map_or("mod", String::as_str);
    SOURCES.iter().filter(|source| source.part == "app").map(|source| (source, room(source))).collect()
}

/// The room that a path leads into, or the window itself.
fn room_of<'a>(path: &'a str, rooms: &[&str]) -> Option<&'a str> {
    let first = path.strip_prefix("crate::app::")?.split("::").next()?;
    Some(if rooms.contains(&first) { first } else { "mod" })
}

#[test]
fn names_are_found_wherever_they_stand() {
    let place = "crate::app::home";
    let code = "use crate::hex::{Cell, Rotation}; use crate::{game::{Seat, Actor}, ai}; fn f() -> crate::app::App {}";
    let found = ["ai", "app::App", "game::Actor", "game::Seat", "hex::Cell", "hex::Rotation"]
        .map(|path| format!("crate::{path}"));
    assert_eq!(paths_of(code, place), found);
    let code = "fn f<T: crate::a::A>(x: Vec<crate::b::B<C>>) { <T as crate::c::C>::c(); crate::d::D::<crate::e::E>::d(); }
        impl crate::f::F for G { #[derive(crate::g::G)] const H: u8 = if let crate::h::H(_) = 1 { crate::i::I { j } }; }";
    let found = ["a::A", "b::B", "c::C::c", "d::D::d", "e::E", "f::F", "g::G", "h::H", "i::I"];
    assert_eq!(paths_of(code, place), found.map(|path| format!("crate::{path}")));
    // In macros too, made and called; not in texts and comments.
    let code = "macro_rules! m { ($x:ty) => { { use $crate::a::{A, b}; vec![$crate::c::C] } }; }
        /// [`crate::d::D`]
        fn f() { assert!(b::B::<crate::e::E>::f(), \"crate::g::G {}\", [super::h::H]); } // crate::i::I";
    let found = ["a::A", "a::b", "a::b::B", "app::h::H", "c::C", "e::E"];
    assert_eq!(paths_of(code, place), found.map(|path| format!("crate::{path}")));
}

#[test]
fn modules_use_only_what_stands_below_them() {
    assert!(SOURCES.len() > 20);
    let parts: Vec<&str> = SOURCES.iter().map(|source| source.part.as_str()).collect();
    let below = SOURCES.iter().filter(|source| !["app", "core", "lib", "main"].contains(&&*source.part));
    let mut wrong = Vec::new();
    for Source { path, part, names, .. } in below {
        let Some((_, allowed)) = ALLOWED.iter().find(|(name, _)| name == part) else {
            panic!("{} is in no row of the table", path.display());
        };
        for used in &names.paths {
            // Macros and items at the root of the crate are not modules.
            let other = used.split("::").nth(1).unwrap_or_default();
            if other != part && parts.contains(&other) && !allowed.contains(&other) {
                wrong.push(format!("{} uses {used}", path.display()));
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[test]
fn every_file_of_tests_is_run() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let read = |path: PathBuf| std::fs::read_to_string(&path).unwrap_or_default();
    let manifest = read(root.join("Cargo.toml")) + &read(root.join("core/Cargo.toml"));
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

// ---- The rooms of the window --------------------------------------------------------------------------

#[test]
fn paths_are_followed_from_where_they_stand() {
    let paths = |code: &str| paths_of(code, "crate::app::tikal::table");
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
    let names: Vec<&str> = rooms.iter().map(|(_, room)| *room).collect();
    let mut wrong = Vec::new();
    for (Source { path, names: Names { paths, .. }, .. }, room) in &rooms {
        let allowed = match ROOMS.iter().find(|(name, _)| name == room) {
            Some((_, allowed)) => allowed,
            None if WINDOW.contains(room) => continue,
            None => {
                wrong.push(format!("{} is in no row of the table", path.display()));
                continue;
            }
        };
        for used in paths {
            let other = room_of(used, &names);
            if other.is_some_and(|other| other != *room && !allowed.contains(&other)) {
                wrong.push(format!("{} uses {used}", path.display()));
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
    // Every listed name is a file or folder of `src/app`, and every one of those is listed.
    let listed = ROOMS.iter().map(|(name, _)| *name).chain(WINDOW);
    let lost: Vec<&str> = listed.filter(|name| !names.contains(name)).collect();
    assert!(lost.is_empty(), "{lost:?}");
}

/// The circles in what uses what: all of those in a circle use each other, be it through others of them.
fn circles<'a>(uses: &[(&'a str, &'a str)]) -> Vec<Vec<&'a str>> {
    let reached = |from: &'a str| {
        let mut reached: Vec<&str> = Vec::new();
        let mut ahead = vec![from];
        while let Some(last) = ahead.pop() {
            let more = uses.iter().filter(|(user, _)| *user == last).map(|(_, used)| *used);
            let new: Vec<&str> = more.filter(|used| !reached.contains(used)).collect();
            reached.extend(&new);
            ahead.extend(new);
        }
        reached
    };
    let mut all: Vec<&str> = uses.iter().map(|(user, _)| *user).collect();
    all.sort_unstable();
    all.dedup();
    let reached: Vec<Vec<&str>> = all.iter().map(|from| reached(from)).collect();
    let leads = |from: usize, to: usize| reached[from].contains(&all[to]);
    let mut circles: Vec<Vec<&str>> = Vec::new();
    for one in 0..all.len() {
        let circle: Vec<&str> = (0..all.len())
            .filter(|&other| other == one || leads(one, other) && leads(other, one))
            .map(|at| all[at])
            .collect();
        if circle.len() > 1 && !circles.contains(&circle) {
            circles.push(circle);
        }
    }
    circles
}

#[test]
fn circles_are_found_where_there_are_some() {
    assert!(circles(&[("a", "b"), ("b", "c"), ("a", "c"), ("c", "c")]).is_empty());
    assert_eq!(circles(&[("a", "b"), ("b", "c"), ("c", "d"), ("d", "b"), ("d", "e")]), [["b", "c", "d"]]);
    assert_eq!(circles(&[("b", "a"), ("a", "b"), ("b", "c"), ("c", "d"), ("d", "c")]), [["a", "b"], ["c", "d"]]);
}

#[test]
fn no_circle_leads_through_rooms() {
    let rooms = rooms();
    let names: Vec<&str> = rooms.iter().map(|(_, room)| *room).collect();
    let mut uses = Vec::new();
    for (source, room) in rooms.iter().filter(|(_, room)| !WINDOW.contains(room)) {
        uses.extend(source.names.paths.iter().filter_map(|path| room_of(path, &names)).map(|other| (*room, other)));
    }
    uses.sort_unstable();
    uses.dedup();
    assert!(uses.contains(&("home", "games")) && uses.contains(&("tikal", "kit")));
    assert_eq!(circles(&uses), Vec::<Vec<&str>>::new());
}

/// The file of a folder that a path leads to: the one that has what is named. A name that a file merely passes on is
/// followed to where it comes from.
fn file_of<'a>(path: &str, files: &[(&'a str, &'a Names)]) -> Option<&'a str> {
    let mut path = path.to_owned();
    for _ in 0..8 {
        let holds = files.iter().filter(|(module, _)| is_within(&path, module));
        let (module, names) = holds.max_by_key(|(module, _)| module.len())?;
        let rest = path.strip_prefix(&format!("{module}::")).unwrap_or_default();
        let (name, more) = rest.split_once("::").unwrap_or((rest, ""));
        let here = split(module);
        let passed = names.brought.iter().find(|it| it.is_use && it.module == here && it.name == name && name != "*");
        let Some(passed) = passed else { return Some(module) };
        let base = resolved(&passed.path, &here, &names.brought).remove(0).join("::");
        path = if more.is_empty() { base } else { base + "::" + more };
    }
    None
}

/// Which file of a folder uses which, each by the path of its module.
fn uses_among<'a>(files: &[(&'a str, &'a Names)]) -> Vec<(&'a str, &'a str)> {
    let mut uses = Vec::new();
    for (module, names) in files {
        let used = names.paths.iter().filter_map(|path| file_of(path, files));
        uses.extend(used.filter(|used| used != module).map(|used| (*module, used)));
    }
    uses.sort_unstable();
    uses.dedup();
    uses
}

#[test]
fn circles_of_files_stay_small() {
    let code = [
        ("crate::app::t", "mod a; mod b; mod c; pub use a::A; use crate::app::kit; fn f() { b::f() }"),
        ("crate::app::t::a", "use super::b; pub struct A; fn f() { kit::f(); super::c::f() }"),
        ("crate::app::t::b", "fn f(x: super::A) { super::super::kit::f() } mod tests { use super::*; }"),
        ("crate::app::t::c", "fn f(x: crate::app::t::A) {} fn g() { super::kit::f() }"),
    ];
    let read = code.map(|(module, code)| (module, names_of(code, &split(module))));
    let files: Vec<(&str, &Names)> = read.iter().map(|(module, names)| (*module, names)).collect();
    let names = ["", "::a", "::b", "::c"].map(|name| format!("crate::app::t{name}"));
    let [t, a, b, c] = names.each_ref().map(String::as_str);
    assert_eq!(uses_among(&files), [(t, a), (t, b), (a, b), (a, c), (b, a), (c, a)]);

    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    for (folder, most) in CIRCLES {
        let within = SOURCES.iter().filter(|source| source.path.starts_with(root.join(folder)));
        let modules: Vec<(String, &Names)> = within.map(|it| (it.module.join("::"), &it.names)).collect();
        let files: Vec<(&str, &Names)> = modules.iter().map(|(module, names)| (module.as_str(), *names)).collect();
        let uses = uses_among(&files);
        let large: Vec<Vec<&str>> = circles(&uses).into_iter().filter(|circle| circle.len() > most).collect();
        let of_one = |(user, used): &&(&str, &str)| large.iter().any(|it| it.contains(user) && it.contains(used));
        assert!(large.is_empty(), "{large:#?} by {:#?}", uses.iter().filter(of_one).collect::<Vec<_>>());
    }
}

/// True if the path is that of the module, or leads into it.
fn is_within(path: &str, module: &str) -> bool {
    path.strip_prefix(module).is_some_and(|rest| rest.is_empty() || rest.starts_with("::"))
}

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
        if !KNOW_GAMES.contains(&room) && !path.ends_with("src/app/offered/known.rs") {
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

/// The files and folders of the games.
const OF_A_GAME: [&str; 24] = [
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
    "src/ai/legend/",
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
];

/// The files in the list that have something of a game without a type of it: words by the ids in files of results, and
/// colours.
const NAME_NONE: [&str; 2] = ["src/words/lab.rs", "src/app/kit/theme/tokens.rs"];

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
