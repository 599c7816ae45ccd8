//! The parts below the window use only what stands below them.

use crate::ALLOWED;
use crate::names::{SOURCES, Source};

#[test]
fn modules_use_only_what_stands_below_them() {
    assert!(SOURCES.len() > 20);
    let parts: Vec<&str> = SOURCES.iter().map(|source| source.part.as_str()).collect();
    let below = SOURCES.iter().filter(|source| !["app", "core", "lib", "main", "play"].contains(&&*source.part));
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
