//! Companion mode: whole games in which every draw and every treasure is entered by hand, to the final table.

use std::collections::BTreeSet;

use rand::RngExt;
use rand::rngs::ChaCha8Rng;
use tikal::app::tikal::command::{Ask, TableCommand};
use tikal::game::{Actor, DealerDef};
use tikal::library::{TikalLibrary, replay_record};
use tikal::tikal::{Action, Phase, Treasure};

use super::games::{Choice, Kind, chance, kinds, lively, play, tells};

/// Plays a whole game with chance entered by hand, now and then by the buttons, and checks the final table.
fn play_to_the_final_table(kind: &Kind, seed: u64, random: &mut ChaCha8Rng) {
    let mut driver = kind.sit_down(seed, Choice { by_hand: true, ..Choice::default() });
    let rules = &kind.rules;
    let mut drawn = BTreeSet::new();
    while driver.state().phase() != Phase::Over {
        let state = driver.state();
        if state.actor() != Actor::Chance {
            let action = lively(rules, &state, random);
            play(&mut driver, action);
            continue;
        }
        assert!(driver.chance_by_hand());
        let mut outcomes = Vec::new();
        state.outcomes(rules, &mut outcomes);
        let (action, _) = outcomes[random.random_range(0..outcomes.len())];
        if let Action::Draw(tile) = action {
            assert!(state.drawable(rules).contains(tile) && drawn.insert(tile), "no tile is drawn twice");
        }
        if random.random_range(0..6) > 0 {
            play(&mut driver, action);
            continue;
        }
        // Chance is entered by its button; what cannot come up has no button and is refused.
        driver.run();
        let (mut buttons, mut wrong) = (0, Vec::new());
        match action {
            Action::Draw(_) => {
                for tile in rules.deck() {
                    let name = format!("Drawn: {},", rules.tile(tile).name);
                    let possible = outcomes.iter().any(|&(other, _)| other == Action::Draw(tile));
                    assert_eq!(tells(&driver, &name), possible, "{}: {name}", kind.name());
                    buttons += usize::from(possible);
                    wrong.extend((!possible).then_some(Action::Draw(tile)));
                }
            }
            _ => {
                for (treasure, def) in Treasure::ALL.into_iter().zip(&rules.def().treasures.kinds) {
                    let possible = outcomes.iter().any(|&(other, _)| other == Action::Reveal(treasure));
                    let name = format!("Dug up: {}", def.name.get("en"));
                    assert_eq!(tells(&driver, &name), possible, "{}: {name}", kind.name());
                    buttons += usize::from(possible);
                    wrong.extend((!possible).then_some(Action::Reveal(treasure)));
                }
            }
        }
        assert_eq!(buttons, outcomes.len());
        if let Some(&wrong) = wrong.first() {
            driver.send_ask(Ask::Play(wrong));
            assert!(driver.notice().is_some() && driver.state() == state);
        }
        driver.play_action(action);
        assert_eq!(driver.last_action(), Some(action));
        // Chance entered by hand can always be taken back.
        driver.send(TableCommand::Undo);
        assert_eq!(driver.state(), state, "{}", kind.name());
        driver.send(TableCommand::Redo);
    }
    assert!(driver.state().deck().is_empty());

    // Every final score is the start score plus what was scored in each round, less what was paid for turns.
    let (state, rounds) = (driver.state(), driver.rounds());
    let begun = if kind.auction { rules.def().auction.start_score } else { rules.def().start_score };
    for &seat in state.seats() {
        let scored = rounds.iter().flat_map(|round| &round.scores).filter(|score| score.seat == seat);
        let scored: u32 = scored.map(|score| score.points).sum();
        assert_eq!(begun + scored - driver.paid(seat), state.score(seat), "{}", kind.name());
    }
    assert!(rounds.iter().all(|round| round.scores.len() == usize::from(kind.players)));
    let volcanoes = rounds.iter().filter(|round| !round.is_final).count();
    assert_eq!(rounds.len(), volcanoes + 1, "one last scoring, and one for every volcano");

    driver.run();
    for said in ["The game is over", "Final score", "Last scoring"] {
        assert!(tells(&driver, said), "{}: {said}", kind.name());
    }
    let best = state.seats().iter().map(|&seat| state.score(seat)).max().unwrap();
    assert!(state.leaders(rules).as_slice().iter().all(|&seat| state.score(seat) == best));
    let winner = state.leaders(rules).as_slice()[0];
    assert!(tells(&driver, &driver.name(winner)) && tells(&driver, &best.to_string()));

    // Replaying the record gives the same game.
    let record = driver.record();
    assert_eq!(record.dealer, DealerDef::Manual);
    let game = replay_record(&record.write().unwrap(), &TikalLibrary::built_in()).unwrap();
    assert!(game.stopped.is_none());
    assert_eq!((*game.session.state(), game.record), (state, record));
}

#[test]
fn games_with_drawn_tiles_are_refereed_to_the_final_table() {
    for (seed, kind) in (800..).zip(kinds().into_iter().filter(|kind| !kind.auction)) {
        play_to_the_final_table(&kind, seed, &mut chance(seed));
    }
}

#[test]
fn games_with_auctions_are_refereed_to_the_final_table() {
    for (seed, kind) in (820..).zip(kinds().into_iter().filter(|kind| kind.auction)) {
        play_to_the_final_table(&kind, seed, &mut chance(seed));
    }
}
