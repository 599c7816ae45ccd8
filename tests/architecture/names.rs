//! The names in a source: which paths within the crate it names, what it brings by `use`, and all its words.
//!
//! `syn` reads the sources; of a macro's body the tokens that look like a path are taken for one.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::LazyLock;

use syn::ext::IdentExt;
use syn::parse::ParseStream;
use syn::parse::discouraged::Speculative;
use syn::visit::{self, Visit};
use syn::{Ident, ItemUse, Token, UseTree, Visibility, token};

/// A source file: the part of the crate and the module that it is, and its names.
pub struct Source {
    pub path: PathBuf,
    pub part: String,
    pub module: Vec<String>,
    pub names: Names,
    /// Without those of its unit tests.
    pub shipped: Names,
}

/// The sources, in the order of their paths.
pub static SOURCES: LazyLock<Vec<Source>> = LazyLock::new(|| {
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
        if ["mod", "lib", "core", "play", "main"].contains(&module.last().unwrap().as_str()) {
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
pub struct Names {
    /// Paths within the crate, written out in full: `crate::app::kit::desk::Desk`. In order, each once.
    pub paths: Vec<String>,
    /// The names that `use` and `mod` bring.
    pub brought: Vec<Brought>,
    /// All words but keywords and those in comments and texts.
    pub words: Vec<String>,
}

/// A name that `use` or `mod` brings into a module.
pub struct Brought {
    pub module: Vec<String>,
    pub name: String,
    /// The path that the name stands for.
    pub path: Vec<String>,
    /// False for a module declared here, which is not used by that.
    pub is_use: bool,
    pub is_public: bool,
}

/// The names in the code of a module. Relative paths are resolved from where they stand, also inside modules within the
/// file, and so are paths that begin with a name that `use` or `mod` brings.
pub fn names_of(code: &str, module: &[String]) -> Names {
    read(code, Reader { module: module.to_vec(), ..Reader::default() })
}

/// The same without the unit tests.
pub fn shipped_names_of(code: &str, module: &[String]) -> Names {
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
pub fn resolved(path: &[String], module: &[String], brought: &[Brought]) -> Vec<Vec<String>> {
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
pub fn paths_of(code: &str, module: &str) -> Vec<String> {
    names_of(code, &split(module)).paths
}

pub fn split(path: &str) -> Vec<String> {
    path.split("::").map(str::to_owned).collect()
}

/// True if the path is that of the module, or leads into it.
pub fn is_within(path: &str, module: &str) -> bool {
    path.strip_prefix(module).is_some_and(|rest| rest.is_empty() || rest.starts_with("::"))
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
