//! A table on a real line on this machine: opened from the form of a new game, come to by its ticket, played at, left and
//! come back to.

#![expect(clippy::unwrap_used, reason = "tests fail by panicking")]

use std::net::{Ipv4Addr, SocketAddr};
use std::path::Path;
use std::time::{Duration, Instant};

use tikal::app::Services;
use tikal::app::command::Command;
use tikal::app::friends::company::{Ask, Line, Part, Resting};
use tikal::app::route::Screen;
use tikal::app::tikal::command::Ask as TikalAsk;
use tikal::net::message::Holder;

use crate::driver::Driver;

const SIZE: [f32; 2] = [1280.0, 800.0];

/// A window whose games and tables lie in this folder.
pub fn window(folder: &Path) -> Driver {
    let services = Services {
        tables: Some(folder.join("tables")),
        games: Some(folder.join("games")),
        listens: Some(SocketAddr::from((Ipv4Addr::LOCALHOST, 0))),
        ..Services::for_tests()
    };
    Driver::with(SIZE, services)
}

/// Goes on until this holds, for so long at most.
#[expect(clippy::disallowed_methods, reason = "it is about time")]
pub fn until(windows: &mut [&mut Driver], seconds: u64, what: &str, holds: impl Fn(&[&mut Driver]) -> bool) {
    let since = Instant::now();
    loop {
        for driver in windows.iter_mut() {
            driver.run();
        }
        if holds(windows) {
            return;
        }
        assert!(since.elapsed() < Duration::from_secs(seconds), "{what}");
        std::thread::sleep(Duration::from_millis(20));
    }
}

pub fn holder(driver: &Driver, seat: usize) -> Option<Holder> {
    let company = driver.app().company()?.borrow();
    company.chairs.get(seat).map(|chair| chair.holder)
}

/// Opens the table that was set up, without a relay; its ticket.
pub fn open_table(host: &mut Driver) -> String {
    host.click("none");
    host.click("Open the table");
    until(&mut [&mut *host], 20, "there is no ticket", |all| {
        all[0].app().company().is_some_and(|company| company.borrow().ticket().is_some())
    });
    assert_eq!(host.app().screen(), Screen::Lobby);
    host.app().company().unwrap().borrow().ticket().unwrap().to_owned()
}

/// Pastes a ticket and comes to its table under this name.
pub fn come(guest: &mut Driver, ticket: String, name: &str) {
    guest.harness.input_mut().events.push(egui::Event::Paste(ticket));
    guest.run();
    assert_eq!(guest.app().screen(), Screen::Join);
    guest.type_into("Name at the table", name);
    guest.run();
    guest.click("Come to the table");
}

/// Both play some actions.
fn play(one: &mut Driver, other: &mut Driver, actions: usize) {
    for _ in 0..actions {
        let steps = one.steps();
        let acts = if one.person_to_move().is_some() { &mut *one } else { &mut *other };
        let action = acts.next_action();
        acts.execute(TikalAsk::Play(action).into());
        until(&mut [one, other], 20, "an action is not played", |both| {
            both.iter().all(|driver| {
                let sitting = driver.app().table().unwrap().sitting();
                sitting.steps() > steps && both[0].actions() == both[1].actions() && !driver.shows("Sent; the host")
            }) && both.iter().any(|driver| driver.person_to_move().is_some())
        });
    }
}

#[test]
fn a_table_is_opened_come_to_left_and_gone_on_with() {
    let folders = [tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap()];
    let mut host = window(folders[0].path());
    host.click("New game");
    host.choose_in("Player of seat 2", "Friend elsewhere");
    let ticket = open_table(&mut host);
    let mut guest = window(folders[1].path());
    come(&mut guest, ticket, "Ben");
    until(&mut [&mut host, &mut guest], 20, "the guest is not let in", |all| holder(all[1], 1) == Some(Holder::Free));
    assert_eq!(holder(&guest, 0), Some(Holder::There));
    let sit = Ask::Sit { seat: None, name: "Ben".to_owned(), colour: None };
    guest.app().company().unwrap().borrow_mut().asks.push(sit);
    until(&mut [&mut host, &mut guest], 20, "the game does not begin", |all| {
        all.iter().all(|driver| driver.app().screen() == Screen::Table)
            && all.iter().any(|driver| driver.person_to_move().is_some())
    });
    play(&mut host, &mut guest, 8);

    // The guest's program ends; the host sees it, and the guest comes back to where the game stood.
    let steps = host.steps();
    drop(guest);
    until(&mut [&mut host], 8, "nobody notices that the guest is gone", |all| holder(all[0], 1) == Some(Holder::Away));
    let mut guest = window(folders[1].path());
    guest.run();
    let resting = guest.app().resting().to_vec();
    assert!(matches!(&resting[..], [table] if matches!(table.part, Part::Guest(_))), "{resting:?}");
    guest.execute(Command::GoOnAt(resting[0].path.clone()));
    until(&mut [&mut host, &mut guest], 20, "the guest does not come back", |all| {
        holder(all[1], 1) == Some(Holder::You) && all[1].has_game() && all[1].steps() == steps
    });

    // The host rests: the guest is told, and tries again by itself until the host goes on.
    host.execute(Command::LeaveTable);
    assert!(host.app().company().is_none() && host.app().table().is_none());
    until(&mut [&mut guest], 8, "the guest is not told that the host is gone", |all| {
        !matches!(all[0].app().company().unwrap().borrow().line, Line::Stands)
    });
    host.run();
    let resting = host.app().resting().to_vec();
    let is_told = |table: &Resting| matches!(&table.part, Part::Host(game) if game.starts_with("Tikal"));
    assert!(matches!(&resting[..], [table] if is_told(table) && table.to_move.is_some()), "{resting:?}");
    // With another name it is the same table.
    host.execute(Command::RenameGame { path: resting[0].path.clone(), name: "Of friends".to_owned() });
    let renamed = resting[0].path.with_file_name("Of friends.tikal");
    assert!(renamed.exists() && renamed.with_extension("table").exists() && !resting[0].path.exists());
    host.execute(Command::Resume(renamed));
    until(&mut [&mut host, &mut guest], 30, "the table does not go on", |all| {
        all.iter().all(|driver| driver.has_game() && driver.steps() == steps && holder(driver, 1).is_some())
            && all.iter().any(|driver| driver.person_to_move().is_some())
            && holder(all[0], 1) == Some(Holder::There)
    });
    play(&mut host, &mut guest, 2);
}
