//! The game that a guest sits at, made of what was heard: it shows what the host's own would show to that seat, at every
//! moment and of every moment before it; what is chosen there is shown at once and stands after it was answered.

use std::sync::Arc;

use rand::RngExt;
use tikal::ai::{Budget, Level, suggest};
use tikal::game::{DealerDef, Player, Seat, Session};
use tikal::sitting::Sitting;
use tikal::{chac, legend, tikal as base};

use crate::party::{Party, Tried, begin, people, truth};

/// The host's game as it would be shown to this seat alone: everybody else is a computer.
fn reference<G: Tried>(party: &Party<G>, seat: Seat) -> Sitting<G> {
    let (states, actions) = truth(&party.sitting);
    let rules = Arc::clone(party.sitting.rules());
    let mut session = Session::waiting(rules, states[0].clone(), DealerDef::Seed(1));
    for action in actions {
        session.follow(action).unwrap();
    }
    let mut seats = party.sitting.seats().to_vec();
    for (index, record) in seats.iter_mut().enumerate().filter(|(index, _)| *index != seat.index()) {
        record.player = Player::Computer(format!("{index}"));
    }
    Sitting::new(session, seats, party.sitting.options().clone())
}

/// Checks that somebody's sitting shows what the host's would, from this action on.
fn check_alike<G: Tried>(party: &Party<G>, index: usize, from: usize) {
    let Some(sitting) = &party.people[index].sitting else { return };
    if sitting.awaits_answer() || sitting.steps() != party.sitting.steps() {
        return;
    }
    let Some(seat) = sitting.viewer() else {
        // It looks on until it has a seat.
        let guest = party.people[index].guest.as_ref().unwrap();
        assert!(guest.own_seats().next().is_none() && sitting.view() == &party.sitting.public_view());
        return;
    };
    let mut truth = reference(party, seat);
    assert_eq!(truth.viewer(), Some(seat));
    assert!(sitting.view() == truth.view(), "the view of {seat} after {} actions", truth.steps());
    assert_eq!(sitting.fence(), truth.fence(), "what can be taken back after {} actions", truth.steps());
    assert_eq!(sitting.person_to_move(), truth.person_to_move());
    for step in from..=truth.steps() {
        assert_eq!(sitting.line(step), truth.line(step), "line {step}");
        assert!(sitting.events(step) == truth.events(step), "events of {step}: {:?}", truth.line(step));
        assert_eq!(sitting.turn_begin(step), truth.turn_begin(step), "beginning of the turn of {step}");
    }
    for (seen, told) in truth.seen_from(from).zip(sitting.seen_from(from)) {
        let is_alike = (seen.index, seen.action, seen.dealt, seen.ends_turn)
            == (told.index, told.action, told.dealt, told.ends_turn);
        assert!(is_alike && seen.before == told.before, "action {}: {seen:?}, {told:?}", seen.index);
    }
    let mut back = party.people[index].guest.as_ref().unwrap().sitting().unwrap();
    for step in (from..truth.steps()).step_by(7) {
        truth.look_back(Some(step));
        back.look_back(Some(step));
        assert!(truth.shown() == back.shown() && back.looks_back(), "looking back at {step}");
    }
}

/// Plays a whole game at sittings; at every moment each shows what it should.
fn play<G: Tried>(variant: &str, seats: &[Player], wants: &[usize]) -> Party<G> {
    let mut party = Party::new(begin::<G>(variant, seats, 4), wants, 9);
    party.sits = true;
    party.gather();
    let mut seen = vec![0; wants.len()];
    while party.step() {
        for (index, seen) in seen.iter_mut().enumerate() {
            let steps = party.people[index].sitting.as_ref().map_or(0, Sitting::steps);
            if *seen != steps {
                check_alike(&party, index, (*seen).min(steps).saturating_sub(2));
                *seen = steps;
            }
        }
    }
    assert!(party.is_over(), "it stands still after {} actions", party.sitting.steps());
    (0..wants.len()).for_each(|index| check_alike(&party, index, 0));
    party
}

fn computer() -> Player {
    Player::Computer("random".to_owned())
}

#[test]
fn a_game_of_tikal_is_shown_as_at_the_host() {
    play::<base::State>("classic", &[Player::Human, computer(), Player::Human], &[1, 1]);
}

#[test]
fn a_game_of_legend_is_shown_as_at_the_host() {
    play::<legend::State>("legend", &[Player::Human, computer(), Player::Human], &[1, 1]);
}

#[test]
fn a_game_of_the_temple_is_shown_as_at_the_host() {
    play::<chac::State>("temple", &[Player::Human, computer(), Player::Human], &[1, 1]);
}

#[test]
fn several_at_one_screen_see_what_each_of_them_may() {
    for seed in 0..2 {
        let mut party = Party::new(begin::<chac::State>("temple", &people(3), 40 + seed), &[2, 1], seed);
        party.sits = true;
        party.gather();
        party.play_out();
        let sitting = party.people[0].sitting.as_ref().unwrap();
        assert_eq!(sitting.steps(), party.sitting.steps());
        let mut legend = Party::new(begin::<legend::State>("legend", &people(3), 40 + seed), &[2, 1], seed);
        legend.sits = true;
        legend.gather();
        let (mut seen, mut acted) = (0, [0; 3]);
        while legend.step() {
            let Some(sitting) = &legend.people[0].sitting else { continue };
            if sitting.awaits_answer() || sitting.steps() != legend.sitting.steps() {
                continue;
            }
            seen += 1;
            if let Some(seat) = sitting.person_to_move() {
                acted[seat.index()] += 1;
            }
            let is_alike = match sitting.viewer() {
                Some(seat) => sitting.view() == reference(&legend, seat).view(),
                None => sitting.view() == &legend.sitting.public_view(),
            };
            assert!(is_alike, "as {:?} after {}", sitting.viewer(), sitting.steps());
        }
        assert!(seen > 100 && acted.iter().filter(|&&count| count > 0).count() == 2, "{seen}, {acted:?}");
    }
}

#[test]
fn what_is_chosen_is_shown_at_once_and_stands_or_goes_again() {
    let mut party = Party::new(begin::<base::State>("duel", &people(2), 3), &[1, 1], 2);
    party.sits = true;
    party.gather();
    let (mut drawn, mut refused) = (0, 0);
    while party.step() && party.sitting.steps() < 120 {
        let moves = |party: &Party<base::State>, index: usize| {
            let sitting = party.people[index].sitting.as_ref()?;
            (sitting.awaits_answer() && sitting.steps() > party.sitting.steps()).then(|| sitting.steps())
        };
        let Some(index) = (0..2).find(|&index| moves(&party, index).is_some()) else { continue };
        drawn += 1;
        // It is shown, and nothing else can be played; the host has not heard of it yet.
        let sitting = party.people[index].sitting.as_mut().unwrap();
        assert!(sitting.person_to_move().is_none() && sitting.fence() == sitting.steps());
        if drawn % 5 == 0 {
            // The host takes the action before it back first: what was chosen comes too late.
            party.sitting.rewind(party.sitting.steps() - 1);
            while party.people[index].sitting.as_ref().unwrap().awaits_answer() {
                assert!(party.step());
            }
            refused += 1;
            let sitting = party.people[index].sitting.as_ref().unwrap();
            let guest = party.people[index].guest.as_ref().unwrap();
            let heard = guest.game(sitting.viewer()).unwrap().heard();
            let lines: Vec<String> = (0..sitting.steps()).filter_map(|index| sitting.line(index)).collect();
            assert!(lines.iter().eq(heard.iter().map(|step| &step.line)), "it stands as it was heard");
        }
    }
    assert!(drawn > 20 && refused > 3, "{drawn} were shown, {refused} refused");
}

#[test]
fn the_actions_of_one_click_are_asked_for_one_after_the_other() {
    let mut party = Party::new(begin::<base::State>("duel", &people(2), 8), &[1, 1], 6);
    party.sits = true;
    party.gather();
    let mut together = 0;
    let mut answered = 0;
    while party.step() && answered < 10 {
        for index in 0..2 {
            let seed = party.random.random();
            let Some(sitting) = party.people[index].sitting.as_mut() else { continue };
            let Some(seat) = sitting.viewer().filter(|&seat| sitting.goes_on_for(seat)) else { continue };
            // A second action right after the first, which is not answered yet.
            let steps = sitting.steps();
            let action =
                suggest::<base::State>(sitting.rules(), sitting.view(), Level::Random, Budget::Level, seed).action;
            if sitting.view().viewer() == Some(seat) && sitting.play(action).is_ok() {
                together += usize::from(sitting.steps() == steps + 1);
                let line = sitting.line(steps);
                while party.people[index].sitting.as_ref().unwrap().awaits_answer() {
                    assert!(party.step());
                }
                answered +=
                    usize::from(line.is_some() && party.people[index].sitting.as_ref().unwrap().line(steps) == line);
            }
        }
    }
    assert!(together >= 10 && answered >= 10, "{together} were shown, {answered} stand");
}
