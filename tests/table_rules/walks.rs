//! Random commands to the table, sensible or not: nothing breaks, and the game at the table stays the one in its
//! record.

use rand::RngExt;
use rand::rngs::ChaCha8Rng;
use rand::seq::IndexedRandom;
use tikal::app::tikal::command::{Ask, ExchangeDraft, TableAsk, TableCommand};
use tikal::app::tikal::table::{Selection, Side};
use tikal::game::{Actor, Seat};
use tikal::hex::{Cell, Rotation};
use tikal::insight::tikal::{Insight, Order, Walker};
use tikal::library::{TikalLibrary, replay_record};
use tikal::tikal::{Action, Phase, Piece, Treasure};

use super::games::{Choice, Kind, PIECES, chance, halved, kinds, lively, replayed};
use crate::driver::Driver;

/// A random command.
fn any(driver: &Driver, kind: &Kind, random: &mut ChaCha8Rng) -> TableAsk {
    let (rules, state) = (&kind.rules, driver.state());
    let cells: Vec<Cell> = rules.cells().into_iter().collect();
    let own: Vec<Cell> = state.present(state.seat()).into_iter().collect();
    let steps = driver.steps();
    let anywhere = *cells.choose(random).unwrap();
    let piece = PIECES[random.random_range(0..2)];
    let seat = *Seat::ALL.choose(random).unwrap();
    // Most walks begin at a piece of the seat.
    let from = own.choose(random).copied().filter(|_| random.random_range(0..5) > 0).unwrap_or(anywhere);
    let yes = random.random_range(0..2) == 0;
    let kinds = u8::try_from(rules.treasures().len()).unwrap();
    let treasure = Treasure::ALL[usize::from(random.random_range(0..kinds))];
    let some_piece = yes.then_some(piece);
    match random.random_range(0..34) {
        0..9 if state.actor() != Actor::Nobody => TableAsk::Own(Ask::Play(lively(rules, &state, random))),
        9 => {
            TableAsk::Own(Ask::Play(Action::Place { cell: anywhere, rotation: *Rotation::ALL.choose(random).unwrap() }))
        }
        10 => TableAsk::Own(Ask::Play(Action::Move { piece, from, to: anywhere })),
        11 => TableAsk::Own(Ask::Play(
            *[Action::End, Action::Pass, Action::Bid(random.random_range(0..40)), Action::Reveal(treasure)]
                .choose(random)
                .unwrap(),
        )),
        12 => TableAsk::Own(Ask::Refuse(Action::Enter { piece, camp: anywhere })),
        13 => match driver.offers().choose(random) {
            Some(offer) => offer.command,
            None => TableAsk::Own(Ask::TooFar(anywhere)),
        },
        14 => TableAsk::Own(Ask::TooFar(anywhere)),
        15 => TableAsk::Own(Ask::Walk { to: anywhere, all: yes }),
        16 | 17 => TableAsk::Own(Ask::Drop { from, piece, to: anywhere }),
        18 => TableAsk::Own(Ask::Party(*[0, 1, 2, 7, u8::MAX].choose(random).unwrap())),
        19 => TableAsk::Any(if yes { TableCommand::AskToEnd } else { TableCommand::LetGo }),
        20 => TableAsk::Own(Ask::Select(yes.then_some(Selection { cell: from, piece: Some(piece) }))),
        21 => TableAsk::Own(Ask::Select(Some(Selection { cell: anywhere, piece: some_piece }))),
        22 => TableAsk::Own(Ask::ChooseCamp(piece)),
        23 => {
            TableAsk::Own(Ask::Turn { clockwise: yes, over: Some(anywhere).filter(|_| random.random_range(0..2) == 0) })
        }
        24 if random.random_range(0..4) == 0 => TableAsk::Any(TableCommand::LetGo),
        24 => TableAsk::Own(Ask::Exchange(ExchangeDraft {
            give: yes.then_some(treasure),
            take: random
                .random_range(0..3)
                .gt(&0)
                .then(|| (seat, Treasure::ALL[usize::from(random.random_range(0..kinds))])),
        })),
        25 => TableAsk::Own(Ask::HigherBid(*[0, 1, 30, u32::MAX].choose(random).unwrap())),
        26 => TableAsk::Any(*[TableCommand::Undo, TableCommand::Redo, TableCommand::Redo].choose(random).unwrap()),
        27 => TableAsk::Any(
            *[
                TableCommand::Restart,
                TableCommand::TakeBack(random.random_range(0..=steps)),
                TableCommand::PlayAgain(*[0, 1, 3, usize::MAX].choose(random).unwrap()),
                TableCommand::PlayAgain(usize::MAX),
            ]
            .choose(random)
            .unwrap(),
        ),
        28 => TableAsk::Any(
            *[TableCommand::CloseRecap, TableCommand::Hurry, TableCommand::ShowEnd(yes), TableCommand::Fit]
                .choose(random)
                .unwrap(),
        ),
        29 | 30 => TableAsk::Any(TableCommand::LookBack(
            *[None, Some(random.random_range(0..=steps)), Some(usize::MAX)].choose(random).unwrap(),
        )),
        31 => *[
            TableAsk::Any(TableCommand::ShowSide(if yes { Side::TEMPLES } else { Side::SUPPLIES })),
            TableAsk::Own(Ask::SortLedger(if yes { Order::Contested } else { Order::Value })),
        ]
        .choose(random)
        .unwrap(),
        32 => TableAsk::Own(Ask::Aim(from)),
        _ => *[
            TableAsk::Own(Ask::ShowReach(yes.then_some(Walker { seat, from, piece }))),
            TableAsk::Own(Ask::NextReach { back: yes }),
            TableAsk::Own(Ask::NextReach { back: !yes }),
        ]
        .choose(random)
        .unwrap(),
    }
}

/// Asserts what has to hold after every command.
fn holds(driver: &Driver, kind: &Kind, last: TableAsk) {
    let state = driver.state();
    let mut legal = Vec::new();
    state.legal_actions(&kind.rules, &mut legal);
    assert_eq!(driver.legal(), legal, "{} {last:?}", kind.name());
    assert!(driver.shown_step() <= driver.steps() && driver.turn().fixed <= driver.steps());
    assert!(driver.party() >= 1 && driver.party() <= driver.largest_party().max(1), "{last:?}");
    assert_eq!(driver.log_lines().len(), driver.steps());
    let insight = driver.insight().unwrap();
    assert_eq!(insight, Insight::of(&kind.rules, &driver.shown(), driver.order()), "{last:?}");
    if let Some(Selection { cell, piece: Some(piece) }) = driver.selection() {
        assert!(state.band(cell, state.seat()).has(piece), "{last:?}: who is chosen is there");
        assert_eq!(state.phase(), Phase::Act);
    }
    let turn = driver.turn().steps;
    for (index, step) in turn.iter().enumerate() {
        let next = turn.get(index + 1).map_or(driver.steps(), |next| next.start);
        assert_eq!((step.end, step.start < step.end), (next, true), "{last:?}: steps follow one another");
    }
}

/// Asserts that replaying the record gives this game, and that the states in between are those of its actions.
fn is_what_its_record_tells(driver: &Driver, kind: &Kind) {
    let record = driver.record();
    let text = record.write().unwrap();
    let game = replay_record(&text, &TikalLibrary::built_in()).unwrap();
    assert!(game.stopped.is_none());
    assert_eq!((game.session.state(), &game.record), (&driver.state(), &record));
    let actions: Vec<Action> = driver.actions();
    let states = replayed(kind, &actions);
    assert_eq!(states[driver.shown_step()], driver.shown());
    assert_eq!(states[actions.len()], driver.state());
}

fn walk(seeds: u64, by_hand: bool) {
    let mut asked = 0;
    let kinds = kinds().into_iter().enumerate().filter(|(index, _)| index % 2 == usize::from(by_hand));
    for (seed, (_, kind)) in (seeds..).zip(kinds) {
        let mut driver = kind.open(seed, Choice { by_hand, loud: true, ..Choice::default() });
        let random = &mut chance(seed);
        for number in 0..420 {
            let command = any(&driver, &kind, random);
            driver.send(command);
            holds(&driver, &kind, command);
            asked += 1;
            if number % 30 == 29 {
                is_what_its_record_tells(&driver, &kind);
            }
            if number % 23 == 0 {
                driver.harness.run_steps(1);
            }
        }
        is_what_its_record_tells(&driver, &kind);
        assert!(driver.steps() > 30, "{}: {}", kind.name(), driver.steps());
    }
    assert!(asked > 4000, "{asked}");
}

#[test]
fn walks_over_all_commands_leave_a_game_that_its_record_tells() {
    walk(900, false);
}

#[test]
fn walks_with_chance_by_hand_do_too() {
    walk(930, true);
}

#[test]
fn who_is_not_there_is_not_looked_up() {
    // Looking back to before a piece entered hides the reach that was shown for it.
    for (seed, kind) in (960..).zip(halved()) {
        let mut driver = kind.open(seed, Choice::default());
        let random = &mut chance(seed);
        while driver.state().present(driver.state().seat()).is_empty() || driver.state().phase() == Phase::Reveal {
            let action = lively(&kind.rules, &driver.state(), random);
            driver.send_ask(Ask::Play(action));
        }
        let state = driver.state();
        let from = state.present(state.seat()).into_iter().next().unwrap();
        let piece = if state.band(from, state.seat()).has(Piece::Explorer) { Piece::Explorer } else { Piece::Leader };
        driver.send_ask(Ask::ShowReach(Some(Walker { seat: state.seat(), from, piece })));
        driver.run();
        assert!(driver.shows("The reach of"), "{}", kind.name());
        driver.look_back(Some(0));
        assert!(!driver.shows(" away"), "{}: nobody had entered then", kind.name());
        driver.look_back(None);
    }
}
