//! No byte on the wire depends on what its receiver may not know: a guest at the table of another game, which differs from
//! the first in nothing but what is hidden from that guest, is sent the same bytes.

use std::sync::Arc;

use tikal::game::{DealerDef, Seat, Session, text_of};
use tikal::net::message::{FromHost, Moment, framed};
use tikal::sitting::Sitting;
use tikal::sitting::retelling::{Retold, Teller, Told};
use tikal::{chac, legend};

use crate::party::{Party, Tried, begin, people, truth};

/// The frames of a game for one viewer, told after each of its actions.
fn frames<G: Tried>(game: &Sitting<G>, actions: &[G::Action], viewer: Option<Seat>) -> Vec<Told> {
    let rules = Arc::clone(game.rules());
    let (states, _) = truth(game);
    let mut teller = Teller::new(viewer);
    let mut frames = Vec::new();
    for count in 0..=actions.len() {
        let (session, _) = Session::replay(Arc::clone(&rules), states[0].clone(), DealerDef::Manual, &actions[..count]);
        let sitting = Sitting::new(session, game.seats().to_vec(), game.options().clone());
        frames.extend(teller.tell(&sitting));
    }
    frames
}

/// Another game that looks to the viewer like this one as far as its first actions go: what was made up for the viewer,
/// played as if it had been so.
fn twin<G: Tried>(game: &Sitting<G>, told: &[Told], viewer: Option<Seat>) -> Vec<G::Action> {
    let mut retold = Retold::<G>::new(Arc::clone(game.rules()), viewer);
    let mut actions = Vec::new();
    for told in told {
        // From where the copy became another one, it is no longer one game with its beginning.
        if told.steps.iter().any(|step| step.before.is_some() || step.after.is_some()) || told.is_open {
            break;
        }
        retold.hear(told).unwrap();
        actions = retold.heard().iter().map(|heard| heard.action).collect();
    }
    actions
}

/// Compares the bytes of games with those of their twins; how many actions were compared, and how many differed in what is
/// hidden.
fn compare<G: Tried>(variant: &str, seats: usize, seeds: u64) -> (usize, usize) {
    let (mut compared, mut differed) = (0, 0);
    for seed in 0..seeds {
        let mut party = Party::new(begin::<G>(variant, &people(seats), seed), &vec![1; seats], seed);
        party.gather();
        party.play_out();
        let (_, actions) = truth(&party.sitting);
        for viewer in Seat::ALL.into_iter().take(seats).map(Some).chain([None]) {
            let told = frames(&party.sitting, &actions, viewer);
            let other = twin(&party.sitting, &told, viewer);
            let length = other.len();
            let again = frames(&party.sitting, &other, viewer);
            let wire = |told: &Told| {
                framed(&FromHost::Told { seat: viewer, moment: Some(Moment::default()), told: told.clone() })
            };
            for (one, other) in told.iter().zip(&again).take(length) {
                assert!(wire(one) == wire(other), "{viewer:?} could tell: {one:?}\n{other:?}");
            }
            let text = |action| text_of::<G>(party.sitting.rules(), action);
            compared += length;
            differed += actions.iter().zip(&other).filter(|&(&one, &other)| text(one) != text(other)).count();
        }
    }
    (compared, differed)
}

#[test]
fn no_byte_depends_on_what_a_guest_may_not_know() {
    let (compared, differed) = compare::<legend::State>("legend", 3, 3);
    assert!(compared > 1_000 && differed > 10, "legend: {compared} actions, {differed} hidden ones differed");
    let (compared, differed) = compare::<chac::State>("temple", 3, 3);
    assert!(compared > 1_000 && differed > 10, "the temple: {compared} actions, {differed} hidden ones differed");
}

#[test]
fn a_game_is_told_mostly_by_its_lines() {
    let mut party = Party::new(begin::<chac::State>("temple", &people(4), 2), &[1; 4], 2);
    party.gather();
    party.play_out();
    let most = party.people.iter().map(|person| person.wire.len()).max().unwrap();
    assert!(most < 400_000, "{most} bytes for {} actions", party.sitting.steps());
    assert!(party.sitting.is_open());
}
