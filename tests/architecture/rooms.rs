//! The rooms of the window use only what stands below them.

use crate::circles::circles;
use crate::names::{Names, SOURCES, Source};
use crate::{ROOMS, WINDOW};

/// The files of the window, each with its room.
pub fn rooms() -> Vec<(&'static Source, &'static str)> {
    let room = |source: &'static Source| source.module.get(2).map_or("mod", String::as_str);
    SOURCES.iter().filter(|source| source.part == "app").map(|source| (source, room(source))).collect()
}

/// The room that a path leads into, or the window itself.
fn room_of<'a>(path: &'a str, rooms: &[&str]) -> Option<&'a str> {
    let first = path.strip_prefix("crate::app::")?.split("::").next()?;
    Some(if rooms.contains(&first) { first } else { "mod" })
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
