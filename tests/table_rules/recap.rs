//! The recap: it lists exactly what others did since a player's last turn, and the board after each step can be shown.

use std::collections::BTreeMap;

use rand::RngExt;
use tikal::app::tikal::command::TableCommand;
use tikal::game::{Actor, NoEvents, Seat};
use tikal::hex::Cell;
use tikal::tikal::{Action, Phase, State};

use super::games::{Choice, chance, halved, holders, lively, play, start, tells, temples};

#[test]
fn the_recap_lists_what_others_did_and_shows_every_step_of_it() {
    let (mut recaps, mut changes, mut first) = (0, 0, 0);
    for (seed, kind) in (400..).zip(halved()) {
        let mut driver = kind.open(seed, Choice { loud: true, ..Choice::default() });
        let (random, rules) = (&mut chance(seed), &kind.rules);
        // The states before every action, and the present one.
        let mut states: Vec<State> = vec![start(&kind)];
        let mut actions: Vec<Action> = Vec::new();
        let mut framed = 0;
        loop {
            // Chance that the program dealt is followed too.
            for action in driver.actions().into_iter().skip(actions.len()) {
                let mut next = *states.last().unwrap();
                next.apply(rules, action, &mut NoEvents).unwrap();
                actions.push(action);
                states.push(next);
            }
            let state = driver.state();
            assert_eq!(state, *states.last().unwrap());
            let Actor::Seat(seat) = state.actor() else { break };
            let decided = |index: &usize| states[*index].actor() == Actor::Seat(seat);
            // Until the seat was asked first in its turn, or in the auction for one.
            let ended = actions.iter().rposition(|action| *action == Action::End).map_or(0, |end| end + 1);
            let until = (ended..actions.len()).find(decided).unwrap_or(actions.len());
            let since = (0..until).rev().find(decided).map_or(0, |last| last + 1);
            let recap = driver.recap();
            let told: Vec<usize> = (since..until)
                .filter(|&index| states[index].seat() != seat)
                .filter(|&index| match actions[index] {
                    Action::Bid(_) | Action::Pass | Action::End => false,
                    Action::Draw(_) => !kind.auction,
                    _ => true,
                })
                .collect();
            let is_deed = |index: &usize| !matches!(actions[*index], Action::Draw(_) | Action::Reveal(_));
            if let Some(recap) = &recap {
                recaps += 1;
                assert_eq!((recap.seat, recap.since), (seat, since));
                first += usize::from(since == 0);
                let listed: Vec<usize> = recap.steps.iter().flat_map(|step| step.start..step.end).collect();
                assert_eq!(listed, told, "{}", kind.name());
                assert!(recap.steps.iter().all(|step| step.seat == states[step.start].seat()));
                let (begun, asked) = (&states[recap.since], &states[until]);
                // What each seat scored and paid adds up to the change of its score.
                let mut gained: BTreeMap<Seat, i64> = BTreeMap::new();
                for &(seat, points) in &recap.own.scored {
                    *gained.entry(seat).or_default() += i64::from(points);
                }
                for &(seat, points) in &recap.own.paid {
                    *gained.entry(seat).or_default() -= i64::from(points);
                }
                // What the person scored by deciding last, before the others went on, is told with their scoring.
                let decided = since
                    .checked_sub(1)
                    .filter(|_| !recap.own.scored.is_empty())
                    .map_or(0, |last| (i64::from(begun.score(seat)) - i64::from(states[last].score(seat))).max(0));
                *gained.entry(seat).or_default() -= decided;
                for &seat in state.seats() {
                    // A turn that was won by the person's own pass is told, though it was paid for before.
                    let paid_before = since
                        .checked_sub(1)
                        .map_or(0, |last| (i64::from(states[last].score(seat)) - i64::from(begun.score(seat))).max(0));
                    *gained.entry(seat).or_default() += paid_before;
                    let change = i64::from(asked.score(seat)) - i64::from(begun.score(seat));
                    assert_eq!(gained.get(&seat).copied().unwrap_or(0), change, "{} {seat}", kind.name());
                }
                // The guards that others have set.
                let set = (since..until).filter_map(|index| match actions[index] {
                    Action::Guard { temple, .. } => Some((states[index].seat(), temple)),
                    _ => None,
                });
                let set: Vec<_> = set.filter(|&(by, _)| by != seat).collect();
                assert_eq!(recap.own.guarded, set, "{}", kind.name());
                // The temples whose holders have changed, shared ones included.
                let expected: Vec<(Cell, Vec<Seat>, Vec<Seat>)> = temples(rules, asked)
                    .into_iter()
                    .map(|temple| {
                        let known = temples(rules, begun).contains(temple);
                        let was = if known { holders(rules, begun, temple) } else { Vec::new() };
                        (temple, was, holders(rules, asked, temple))
                    })
                    .filter(|(_, was, is)| was != is)
                    .collect();
                let listed = recap.own.temples.iter();
                let listed: Vec<_> = listed.map(|new| (new.temple, new.before.clone(), new.after.clone())).collect();
                assert_eq!(listed, expected, "{}", kind.name());
                changes += listed.len();
                if random.random_range(0..6) == 0 {
                    for step in &recap.steps {
                        driver.send(TableCommand::LookBack(Some(step.end)));
                        assert_eq!(driver.shown(), states[step.end], "{}", kind.name());
                    }
                    driver.send(TableCommand::LookBack(None));
                }
                if framed < 2 {
                    framed += 1;
                    driver.run();
                    let decided = since.checked_sub(1).map(|last| actions[last]);
                    let heading = match decided {
                        None => "Before your first turn",
                        Some(Action::Bid(_) | Action::Pass) => "Since you bid or passed",
                        Some(_) => "Since your last turn",
                    };
                    assert!(tells(&driver, heading), "{}", kind.name());
                    driver.unfold_recap();
                    let step = recap.steps.last().unwrap();
                    let shown = format!("Step {}, show on the board: ", step.start + 1);
                    // A long recap scrolls.
                    driver.starting(&shown).scroll_to_me();
                    driver.run();
                    driver.click_starting(&shown);
                    assert_eq!(driver.shown(), states[step.end]);
                    assert_eq!(driver.looks_back(), step.end < actions.len());
                    driver.look_back(None);
                }
            } else {
                // Without a recap, it was closed, or there were only chance and bids to tell.
                assert!(!told.iter().any(is_deed), "{}", kind.name());
            }
            if state.phase() == Phase::Over || actions.len() > 400 {
                break;
            }
            let action = lively(rules, &state, random);
            play(&mut driver, action);
        }
    }
    assert!(recaps > 200 && changes > 50 && first > 5, "{recaps} {changes} {first}");
}
