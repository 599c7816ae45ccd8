//! Host and guests that end at any moment, as if by SIGKILL: what a guest was told is on the disk, and everybody goes on
//! where the game stood.

use std::fs;
use std::path::Path;
use std::sync::Arc;

use rand::RngExt;
use tikal::library::{Library, Shelf, Waker};
use tikal::net::host::Host;
use tikal::net::kept::{KeptTable, table_file};
use tikal::net::message::Bytes;
use tikal::sitting::Sitting;
use tikal::sitting::keep::Keep;
use tikal::{chac, legend, tikal as base};

use crate::party::{Party, SECRET, Tried, begin, people, truth};

/// The game in a file as it lies there, with the file.
pub fn opened<G: Tried>(path: &Path) -> Sitting<G> {
    opened_for(path, Arc::new(|| ()))
}

/// The same, where this is called whenever more of it is safe.
pub fn opened_for<G: Tried>(path: &Path, waker: Waker) -> Sitting<G> {
    let shelf = Shelf::new(path.parent().unwrap().to_owned());
    let resumed = shelf.open::<G>(path, &Library::built_in(), waker).unwrap_or_else(|error| panic!("{error}"));
    let (mut sitting, stopped) = Sitting::opened(resumed.game, None);
    assert!(stopped.is_none());
    sitting.keep(Keep::In(resumed.file));
    sitting
}

/// Plays a game whose host ends so often at moments that nobody chose, and whose guests do too.
fn killed<G: Tried>(variant: &str, seats: usize, kills: usize) {
    let folder = tempfile::tempdir().unwrap();
    let mut sitting = begin::<G>(variant, &people(seats), 6);
    let shelf = Shelf::new(folder.path().join("0"));
    sitting.keep(Keep::From { shelf, name: "table".to_owned(), waker: Arc::new(|| ()) });
    sitting.begin_keeping();
    assert!(sitting.settle());
    let mut party = Party::new(sitting, &vec![1; seats], 8);
    party.gather();
    for kill in 1..=kills {
        for _ in 0..party.random.random_range(1..60) {
            if !party.step() {
                // Nothing is under way: the game is over, or waits for the disk.
                let _ = party.sitting.settle();
            }
        }
        // The file as it lies there is all that is left of the host; its keys lie beside it.
        let path = party.sitting.game_file().unwrap();
        let kept = KeptTable {
            key: Bytes([1; 32]),
            secret: SECRET,
            address: None,
            relay: None,
            holders: party.host.holders().to_vec(),
            lets_watch: true,
            clock: None,
        };
        kept.write(&table_file(&path)).unwrap();
        let copy = folder.path().join(kill.to_string()).join("table.tikal");
        fs::create_dir_all(copy.parent().unwrap()).unwrap();
        fs::copy(&path, &copy).unwrap();
        fs::copy(table_file(&path), table_file(&copy)).unwrap();
        let sitting = opened::<G>(&copy);
        // Everything that anybody has heard is in it.
        let (_, actions) = truth(&sitting);
        for person in &party.people {
            let guest = person.guest.as_ref();
            let heard =
                guest.and_then(|guest| guest.game(guest.own_seats().next())).map_or(0, |game| game.heard().len());
            assert!(heard <= actions.len(), "kill {kill}: {heard} actions were told, {} are kept", actions.len());
        }
        for index in 0..seats {
            party.break_line(index);
            // Every third guest has ended too, and has nothing but its key.
            if party.random.random_range(0..3) == 0 {
                party.people[index].guest = None;
            }
        }
        let kept = KeptTable::read(&table_file(&copy)).unwrap();
        party.host = Host::new(kept.secret, 1 + kill as u64, kept.holders, true);
        party.sitting = sitting;
        party.gather();
    }
    while !party.is_over() {
        if !party.step() {
            assert!(party.sitting.settle());
        }
    }
    assert!(party.sitting.settle());
    while party.step() {}
    party.check_knowledge();
}

#[test]
fn host_and_guests_go_on_where_the_game_stood() {
    killed::<base::State>("duel", 2, 15);
    killed::<legend::State>("short-evening", 2, 15);
    killed::<chac::State>("shrine", 3, 15);
}

#[test]
#[ignore = "two hundred more of them"]
fn host_and_guests_go_on_after_two_hundred_kills() {
    killed::<base::State>("classic", 2, 70);
    killed::<legend::State>("legend", 3, 65);
    killed::<chac::State>("temple", 4, 65);
}

#[test]
fn what_a_table_needs_to_go_on_is_its_owners_alone() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("deep/game.tikal");
    let kept = KeptTable {
        key: Bytes([3; 32]),
        secret: SECRET,
        address: Some("192.0.2.7:4433".parse().unwrap()),
        relay: Some(String::new()),
        holders: vec![None, Some(Bytes([9; 32]))],
        lets_watch: false,
        clock: None,
    };
    kept.write(&table_file(&path)).unwrap();
    kept.write(&table_file(&path)).unwrap();
    assert_eq!(KeptTable::read(&table_file(&path)), Some(kept));
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt as _;
        let mode = table_file(&path).metadata().unwrap().permissions().mode();
        assert_eq!(mode & 0o077, 0, "{mode:o}");
    }
    fs::write(table_file(&path), "{}").unwrap();
    assert_eq!(KeptTable::read(&table_file(&path)), None);
}
