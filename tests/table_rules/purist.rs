//! A purist game: no forecast, ledger or consequence of an action is shown or read out; a player's own reach and the
//! reasons of refusals are.

use egui_kittest::kittest::{Queryable, by};
use rand::RngExt;
use tikal::app::command::Command;
use tikal::app::tikal::command::{Ask, TableCommand};
use tikal::app::tikal::table::{Selection, Side};
use tikal::game::Actor;
use tikal::insight::tikal::{Order, Walker};
use tikal::tikal::Phase;

use super::games::{Choice, PIECES, chance, other_half, play_on, tells, told};
use crate::driver::{Driver, scratch};

/// Words that only the ledger, the forecast, the odds and the consequences of actions use.
const HIDDEN: [&str; 19] = [
    "olcano next",
    "volcano in the next",
    "Next tile a volcano",
    "No volcano left",
    "volcano among",
    "volcanoes among",
    "lies face up",
    "ahead by",
    " more:",
    "can take it in one turn",
    "can bring",
    "If scored now",
    "Points if scored",
    "Ledger",
    "who holds them",
    "took the temple",
    "now controls the temple",
    "no longer controls",
    "worth +",
];

fn hides(driver: &Driver, moment: &str) {
    let told = told(driver);
    for part in HIDDEN {
        let said: Vec<_> = told.iter().filter(|text| text.contains(part)).collect();
        assert!(said.is_empty(), "{moment}: {said:?}");
    }
    // No text is a signed number alone, as the points of a scoring now are.
    assert!(
        !told.iter().any(|text| text.strip_prefix('+').is_some_and(|rest| rest.parse::<u32>().is_ok())),
        "{moment}"
    );
}

/// Holds the pointer over the widget whose name begins with `start` until its tooltip shows.
fn hover(driver: &mut Driver, start: &str) {
    driver.harness.get(by().predicate(|node| node.label().is_some_and(|label| label.starts_with(start)))).hover();
    driver.harness.run_steps(8);
}

#[test]
fn a_purist_game_tells_nothing_that_players_count_themselves() {
    for (seed, kind) in (700..).zip(other_half()) {
        let mut driver = kind.sit_down(seed, Choice { purist: true, loud: true, ..Choice::default() });
        let (random, rules) = (&mut chance(seed), &kind.rules);
        let (mut own_shown, mut refused) = (0, 0);
        for moment in 0..6 {
            play_on(&mut driver, 1 + 12 * moment, random);
            let state = driver.state();
            assert!(driver.insight().is_none());
            assert!(driver.offers().iter().all(|offer| offer.effects.is_empty()));
            driver.send(TableCommand::ShowSide(Side::TEMPLES));
            driver.send_ask(Ask::SortLedger(Order::Contested));
            driver.run();
            hides(&driver, &kind.name());
            let Actor::Seat(seat) = state.actor() else { continue };
            // The reach of other seats is not shown.
            for &other in state.seats() {
                let Some(from) = state.present(other).into_iter().next() else { continue };
                let piece = PIECES.into_iter().find(|&piece| state.band(from, other).has(piece)).unwrap();
                driver.send_ask(Ask::ShowReach(Some(Walker { seat: other, from, piece })));
                driver.run();
                assert_eq!(tells(&driver, "The reach of"), other == seat, "{}", kind.name());
                let away = tells(&driver, " away");
                assert!(!away || other == seat, "{}", kind.name());
                own_shown += usize::from(away);
                driver.send_ask(Ask::ShowReach(None));
            }
            for _ in 0..2 {
                driver.send_ask(Ask::NextReach { back: random.random_range(0..2) == 0 });
                driver.run();
                let name = driver.name(seat);
                let reach: Vec<String> =
                    told(&driver).into_iter().filter(|text| text.starts_with("The reach of")).collect();
                assert!(reach.iter().all(|text| text.contains(&name)), "{reach:?}");
            }
            if state.phase() != Phase::Act {
                continue;
            }
            // Tooltips do not say what a walk or an action would change; they do give reasons.
            if let Some(cell) = state.present(seat).into_iter().next() {
                let piece = PIECES.into_iter().find(|&piece| state.band(cell, seat).has(piece));
                driver.send_ask(Ask::Select(Some(Selection { cell, piece })));
                driver.run();
                for temple in state.temples().into_iter().take(2) {
                    let name = format!("Hex {},", rules.layout().name(temple));
                    hover(&mut driver, &name);
                    hides(&driver, &kind.name());
                    assert!(!tells(&driver, "You take") && !tells(&driver, "You hold"));
                }
            }
            if let Some(offer) = driver.offers().into_iter().find(|offer| offer.state.is_err()) {
                driver.send(offer.command);
                driver.run();
                assert!(driver.notice().is_some() && tells(&driver, "Read the rule"), "{}", kind.name());
                refused += 1;
            }
        }
        assert!(own_shown > 0 && refused > 0, "{}: {own_shown} {refused}", kind.name());

        // The record keeps the option, which holds again when it is opened.
        let folder = scratch();
        let path = folder.path().join("purist.tikal");
        let record = driver.record();
        assert!(record.options.purist);
        driver.execute(Command::Save(path.clone()));
        let mut driver = Driver::new([1024.0, 700.0]);
        driver.execute(Command::Open(path));
        assert!(driver.is_purist() && driver.insight().is_none());
        assert_eq!(driver.record(), record);
        hides(&driver, &kind.name());
    }
}
