//! Circles of files that use each other stay small.

use std::path::Path;

use crate::CIRCLES;
use crate::names::{Names, SOURCES, is_within, names_of, resolved, split};

/// The circles in what uses what: all of those in a circle use each other, be it through others of them.
pub fn circles<'a>(uses: &[(&'a str, &'a str)]) -> Vec<Vec<&'a str>> {
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
