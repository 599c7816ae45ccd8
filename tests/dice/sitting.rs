//! The dice game at a table without a window: people and computers, covered secrets, looking back, taking back, saving.

use std::sync::Arc;

use tikal::app::Thinking;
use tikal::game::{Actor, DealerDef, Game, Player, Record, RecordOptions, Seat, Session, TakeBack, View};
use tikal::library::replay_record;
use tikal::sitting::Sitting;
use tikal::sitting::thinker::{Next, Thinker};

use super::common::{act, cups, library, rules, seats_of, session, small};
use super::game::{Action, Cup, Middle, State, VariantDef};

const SEATS: [Seat; 3] = [Seat::ALL[0], Seat::ALL[1], Seat::ALL[2]];

/// A table at which these seats are people's.
fn sitting(people: &[usize], dealer: DealerDef, take_back: TakeBack) -> Sitting<State> {
    sitting_of(small(), people, dealer, take_back)
}

fn sitting_of(def: VariantDef, people: &[usize], dealer: DealerDef, take_back: TakeBack) -> Sitting<State> {
    let session = session(def, 3, dealer);
    let mut seats = seats_of(session.rules(), 3);
    for (index, seat) in seats.iter_mut().enumerate() {
        if !people.contains(&index) {
            seat.player = Player::Computer("adept".to_owned());
        }
    }
    Sitting::new(session, seats, RecordOptions { take_back, ..RecordOptions::default() })
}

fn play(sitting: &mut Sitting<State>, actions: &str) {
    for text in actions.split("; ") {
        let action = act(sitting.rules(), text);
        sitting.play(action).unwrap();
    }
}

/// The actions taken back, as far as the viewer may see them.
fn undone(sitting: &Sitting<State>) -> Vec<Option<Action>> {
    sitting.undone().map(|seen| seen.action).collect()
}

/// The seats whose dice the table shows.
fn seen(sitting: &Sitting<State>) -> Vec<usize> {
    let is_seen = |seat: &&Seat| matches!(sitting.shown().state().cup(**seat), Cup::Seen(_));
    SEATS.iter().filter(is_seen).map(|seat| seat.index()).collect()
}

#[test]
fn a_table_with_several_people_covers_itself_at_a_hand_over() {
    let mut table = sitting(&[0, 1], DealerDef::Seed(4), TakeBack::Fair);
    assert_eq!((table.viewer(), seen(&table)), (None, vec![]));
    assert_eq!(table.view().state().middle(), Middle::Hidden);
    table.look_as(SEATS[2]);
    assert_eq!(table.viewer(), None, "nobody looks with a computer's eyes");
    table.look_as(SEATS[0]);
    assert_eq!((table.viewer(), seen(&table)), (Some(SEATS[0]), vec![0]));
    assert!(matches!(table.view().state().middle(), Middle::Rolled(_)), "the starter has seen it");
    // Looking back shows what the same viewer could see.
    table.look_back(Some(3));
    assert_eq!((table.looks_back(), table.shown_step(), seen(&table)), (true, 3, vec![0]));
    table.cover();
    assert_eq!((table.looks_back(), seen(&table)), (true, vec![]), "covered in what is looked at too");
    table.look_back(None);
    table.look_as(SEATS[0]);
    play(&mut table, "bid 1 2");
    assert_eq!((table.viewer(), seen(&table)), (None, vec![]), "covered when the turn passes on");
    table.look_as(SEATS[1]);
    assert_eq!(seen(&table), [1]);
    assert!(!table.line(2).unwrap().contains('?'));
    assert_eq!((table.line(0).as_deref(), table.line(1).as_deref()), (Some("middle ?"), Some("roll 0 ?")));
    assert!(table.seen_from(0).take(2).all(|seen| seen.action.is_none() && seen.dealt));
    play(&mut table, "peek");
    assert_eq!(table.viewer(), Some(SEATS[1]), "still the same person's turn");
    assert!(matches!(table.view().state().middle(), Middle::Rolled(_)));
    play(&mut table, "bid 1 3");
    assert_eq!((table.viewer(), table.computer_to_move()), (None, Some((SEATS[2], "adept"))));
}

#[test]
fn a_person_between_whose_turns_only_computers_play_is_not_asked_again() {
    let def = VariantDef { id: "one".to_owned(), dice: 1, middle: false, ..small() };
    let mut table = sitting_of(def, &[0, 1], DealerDef::Manual, TakeBack::Fair);
    play(&mut table, "roll 0 1; roll 1 2; roll 2 3");
    assert_eq!(table.waits_for_look(), Some(SEATS[0]));
    table.look_as(SEATS[0]);
    play(&mut table, "bid 1 1");
    assert_eq!((table.viewer(), table.waits_for_look()), (None, Some(SEATS[1])));
    table.look_as(SEATS[1]);
    // The second person loses its only die, and is out.
    play(&mut table, "bid 2 2; doubt; roll 2 3; roll 0 1; bid 1 1");
    assert_eq!((table.viewer(), table.waits_for_look()), (None, Some(SEATS[0])), "the other one looked last");
    table.look_as(SEATS[0]);
    play(&mut table, "bid 1 2");
    assert_eq!((table.viewer(), table.computer_to_move()), (None, Some((SEATS[2], "adept"))));
    play(&mut table, "bid 1 3");
    assert_eq!((table.viewer(), table.waits_for_look()), (Some(SEATS[0]), None), "nobody else was there");
    // Whoever leaves the table covers it.
    table.cover();
    assert_eq!(table.waits_for_look(), Some(SEATS[0]));
}

#[test]
fn a_person_alone_sees_what_is_its_own_all_the_time() {
    let mut table = sitting(&[1], DealerDef::Seed(4), TakeBack::Fair);
    assert_eq!((table.viewer(), seen(&table), table.person_to_move()), (Some(SEATS[1]), vec![1], None));
    table.cover();
    table.look_as(SEATS[0]);
    assert_eq!(table.viewer(), Some(SEATS[1]));
    let view = table.computers_view().unwrap();
    assert_eq!(view.viewer(), Some(SEATS[0]));
    play(&mut table, "bid 1 2");
    assert!(table.computers_view().is_none(), "a person's view is for that person");
    // The table knows exactly what the person may do; for another seat it lists what is possible as far as the viewer
    // knows.
    let mut legal = Vec::new();
    table.legal_actions(&mut legal);
    assert!(legal.iter().all(|&action| table.check(action).is_ok()));
    play(&mut table, "bid 1 3");
    for face in 1..=3 {
        assert_eq!(table.check(Action::Swap(face)), Ok(()), "as far as the viewer knows");
    }
}

#[test]
fn computers_play_to_the_end_and_never_choose_what_they_may_not() {
    for thinking in [Thinking::Inline, Thinking::Worker] {
        let mut table = sitting(&[], DealerDef::Seed(11), TakeBack::Fair);
        assert_eq!(table.viewer(), None);
        let mut thinker = Thinker::default();
        let mut levels = 0;
        while table.computer_to_move().is_some() {
            match thinker.next(&table, thinking, || {}) {
                Next::Action(action) => {
                    table.play(action).unwrap();
                    thinker.take(&table);
                    levels += 1;
                }
                Next::Thinking => std::thread::yield_now(),
                Next::Nothing => panic!("nothing was found"),
            }
        }
        assert_eq!(table.view().state().phase(), super::game::Phase::Over);
        assert!(levels > 6);
        assert!(table.person_to_move().is_none());
    }
}

#[test]
fn a_computer_that_fails_to_think_is_not_waited_for() {
    let def = VariantDef { id: "faint".to_owned(), ..small() };
    let table = sitting_of(def, &[], DealerDef::Seed(11), TakeBack::Fair);
    let mut thinker = Thinker::default();
    let (woken, wakes) = std::sync::mpsc::channel();
    assert_eq!(thinker.next(&table, Thinking::Worker, move || woken.send(()).unwrap()), Next::Thinking);
    // Nobody else would look at the table again.
    wakes.recv_timeout(std::time::Duration::from_secs(20)).unwrap();
    assert_eq!(thinker.next(&table, Thinking::Worker, || {}), Next::Nothing);
    assert!(table.computers_way_out().is_some(), "the game goes on by it");
}

#[test]
fn a_plan_is_dropped_when_the_game_has_become_another() {
    let mut table = sitting(&[0], DealerDef::Manual, TakeBack::Anything);
    play(&mut table, "middle 3; roll 0 1 2; roll 1 1 1; roll 2 1 1; bid 6 3");
    let mut thinker = Thinker::default();
    assert_eq!(thinker.next(&table, Thinking::Inline, || {}), Next::Action(Action::Doubt));
    assert!(table.undo());
    play(&mut table, "bid 1 1");
    assert_eq!(table.steps(), 5, "as many actions as before");
    let next = thinker.next(&table, Thinking::Inline, || {});
    assert!(matches!(next, Next::Action(Action::Bid(_))), "{next:?}");
}

#[test]
fn the_way_out_of_a_computer_is_one_that_it_has() {
    // As a person sees it, another seat may have any dice; a computer's way out is worked out from its own view.
    for cup in ["1 1", "1 2", "2 2"] {
        let mut table = sitting(&[0], DealerDef::Manual, TakeBack::Fair);
        play(&mut table, &format!("middle 3; roll 0 1 2; roll 1 {cup}; roll 2 2 2"));
        assert_eq!(table.computers_way_out(), None, "it is a person's turn");
        play(&mut table, "bid 1 1");
        let mut may_be = Vec::new();
        table.legal_actions(&mut may_be);
        let (way_out, last) = (table.computers_way_out().unwrap(), *may_be.last().unwrap());
        assert_eq!((last, way_out == last), (Action::Swap(3), false));
        table.play(way_out).unwrap();
    }
}

#[test]
fn a_computer_decides_by_its_own_view_alone() {
    // The computer's view is the same, whatever dice are under the other cups.
    let decided = ["1 1", "2 3", "3 3"].map(|cup| {
        let mut table = sitting(&[1], DealerDef::Manual, TakeBack::Fair);
        play(&mut table, &format!("middle 3; roll 0 1 2; roll 1 {cup}; roll 2 2 2"));
        Thinker::default().next(&table, Thinking::Inline, || {})
    });
    assert!(matches!(decided[0], Next::Action(_)));
    assert!(decided.iter().all(|next| *next == decided[0]));
}

#[test]
fn taking_back_stops_at_the_fence_and_tells_nothing() {
    let mut table = sitting(&[0, 1], DealerDef::Manual, TakeBack::Fair);
    play(&mut table, "middle 3; roll 0 1 2; roll 1 2 3; roll 2 3 3; swap 1");
    assert!(table.chance_by_hand());
    assert!(table.undo());
    // While secrets are covered, it is seen that an action can be played again, but not which die it puts back.
    assert_eq!(undone(&table), [None]);
    table.look_as(SEATS[0]);
    assert_eq!(undone(&table), [Some(Action::Swap(1))]);
    assert!(table.redo());
    play(&mut table, "roll 0 3; bid 1 1");
    assert_eq!((table.undo(), table.fence()), (false, 7));
    play(&mut table, "peek");
    assert!(!table.undo(), "seen is seen");
    let mut table = sitting(&[0, 1], DealerDef::Manual, TakeBack::Anything);
    play(&mut table, "middle 3; roll 0 1 2; roll 1 2 3; roll 2 3 3; bid 1 1; peek; bid 1 2");
    table.take_back_to(1);
    assert_eq!(table.steps(), 1);
    // Each action is masked by the state in which it was played, not by the present one, in which dice are rolled for
    // seat 0.
    table.look_as(SEATS[0]);
    let shown = |table: &Sitting<State>| undone(table).iter().map(Option::is_some).collect::<Vec<_>>();
    assert_eq!(shown(&table), [true, false, false, true, true, true]);
    table.look_as(SEATS[1]);
    assert_eq!(shown(&table), [false, true, false, true, true, true]);
    assert!(table.rewind(0) && !table.can_redo());
}

/// The game that the tests of indices look at: two rounds with a swap in each, played by hand.
const ROUNDS: &str = "middle 3; roll 0 1 2; roll 1 2 3; roll 2 3 3; swap 1; roll 0 3; bid 1 1; peek; bid 1 2; doubt; \
    middle 2; roll 2 3; roll 0 2 2; roll 1 1 3; swap 3; roll 2 1; bid 1 1";

#[test]
fn every_action_has_its_index_whatever_of_it_is_hidden() {
    let mut table = sitting(&[0, 1, 2], DealerDef::Manual, TakeBack::Anything);
    play(&mut table, ROUNDS);
    let steps = ROUNDS.split("; ").count();
    let ends: Vec<bool> = ROUNDS.split("; ").map(|text| text.starts_with("bid") || text == "doubt").collect();
    let begins = |steps: usize| ends[..steps].iter().rposition(|&ends| ends).map_or(0, |last| last + 1);
    for viewer in [None, Some(SEATS[0]), Some(SEATS[1]), Some(SEATS[2])] {
        table.cover();
        if let Some(viewer) = viewer {
            table.look_as(viewer);
        }
        assert_eq!((table.viewer(), table.steps()), (viewer, steps));
        let seen: Vec<_> = table.seen_from(0).collect();
        assert!(seen.iter().any(|seen| seen.action.is_none()), "something is hidden from each of them");
        // The log: a line for each, which hides what the viewer does not know.
        for (index, (text, seen)) in ROUNDS.split("; ").zip(&seen).enumerate() {
            let line = table.line(index).unwrap();
            assert_eq!((seen.index, seen.action.is_none()), (index, line.contains('?')), "{line}");
            assert_eq!(line.split(' ').next(), text.split(' ').next());
            assert!(line.contains('?') || line == text, "{line}: {text}");
            assert_eq!(table.seen_from(index).next().unwrap().index, index);
        }
        // Turns begin where they do, though what began or ended them be hidden.
        assert_eq!(seen.iter().map(|seen| seen.ends_turn).collect::<Vec<_>>(), ends);
        for steps in 0..=steps {
            assert_eq!(table.turn_begin(steps), begins(steps), "{steps}");
            // Looking back shows the state after just so many actions.
            table.look_back(Some(steps));
            assert_eq!(table.shown_step(), steps);
            let before = seen.get(steps).map_or_else(|| table.view().clone(), |seen| seen.before.clone());
            assert_eq!(*table.shown(), before, "{steps}");
        }
        table.look_back(None);
    }
}

#[test]
fn what_was_taken_back_has_the_index_that_it_gets_again() {
    // Dice that the program rolls stand between what people did, and are rolled again, unseen by most.
    let mut table = sitting(&[0, 1, 2], DealerDef::Seed(4), TakeBack::Anything);
    play(&mut table, "bid 1 1; bid 1 2; doubt; bid 1 1; bid 1 2; doubt; bid 1 1");
    let lines = |table: &Sitting<State>| (0..table.steps()).map(|index| table.line(index)).collect::<Vec<_>>();
    let (steps, all) = (table.steps(), lines(&table));
    for to in (0..steps).rev() {
        table.take_back_to(to);
        let undone: Vec<_> = table.undone().map(|seen| (seen.index, seen.action)).collect();
        assert!(undone.iter().all(|&(index, _)| index >= table.steps()));
        for &(index, action) in &undone {
            let line = action.map(|action| tikal::game::text_of::<State>(table.rules(), action));
            assert!(line.is_none() || line == all[index], "{line:?} at {index}");
        }
        for (index, _) in undone {
            assert_eq!(table.steps(), index, "it is played again where it was");
            assert!(table.redo());
        }
        assert_eq!(lines(&table), all);
    }
}

#[test]
fn a_branch_hides_nothing_of_what_is_tried_on_it_and_knows_no_more_than_its_viewer() {
    let mut table = sitting(&[0, 1, 2], DealerDef::Manual, TakeBack::Fair);
    play(&mut table, "middle 3; roll 0 1 2; roll 1 2 3; roll 2 3 3");
    for viewer in [None, Some(SEATS[0])] {
        if let Some(viewer) = viewer {
            table.look_as(viewer);
        }
        let start = *table.view().state();
        let mut branch = table.branch(&start, SEATS[0]);
        let seen_by_seat = *View::of(&start, Some(SEATS[0])).state();
        assert_eq!((branch.viewer(), *branch.view().state(), branch.steps()), (Some(SEATS[0]), seen_by_seat, 0));
        play(&mut branch, "swap 1");
        assert!(!branch.chance_by_hand() && branch.computer_to_move().is_none(), "what is rolled stays open");
        play(&mut branch, "roll 0 3; bid 1 1");
        let played: Vec<_> = branch.seen_from(0).filter_map(|seen| seen.action).collect();
        assert_eq!((played.len(), branch.line(0).as_deref()), (3, Some("swap 1")));
        // The turn has passed on: nobody else's secrets come to light, nor are those of its viewer covered.
        assert_eq!((branch.viewer(), branch.person_to_move()), (Some(SEATS[0]), None), "nor is anybody else asked");
        branch.look_as(SEATS[1]);
        assert_eq!((branch.viewer(), seen(&branch).iter().all(|&seat| seat == 0)), (Some(SEATS[0]), true));
        // All of it can be taken back, and played again.
        branch.take_back_to(0);
        assert_eq!((branch.steps(), *branch.view().state()), (0, start));
        assert_eq!(undone(&branch), played.into_iter().map(Some).collect::<Vec<_>>());
        assert_eq!(table.steps(), 4, "the game goes its own way");
    }
}

#[test]
fn chance_entered_by_hand_is_corrected_through_the_fence() {
    let mut table = sitting(&[0], DealerDef::Manual, TakeBack::Fair);
    play(&mut table, "middle 3; roll 0 1 2; roll 1 2 3; roll 2 3 3; bid 1 1; bid 1 2; bid 1 3");
    assert_eq!((table.undo(), table.fence(), table.steps()), (false, 7, 7), "a computer has played");
    assert_eq!(table.entered().collect::<Vec<_>>(), [0, 1, 2, 3]);
    assert!(table.can_correct(1) && !table.can_correct(4) && !table.can_correct(7));
    assert_eq!(table.steps(), 7);
    let record = table.record();
    assert!(table.go_back(1));
    assert_eq!((table.steps(), table.chance_by_hand(), table.fence()), (1, true, 0));
    // Until something else is entered, all of it can be played again.
    while table.redo() {}
    assert_eq!(table.record(), record);
    assert!(table.go_back(1));
    play(&mut table, "roll 0 2 2");
    assert!(!table.can_redo());
    assert_eq!(table.record().actions, ["middle 3", "roll 0 2 2"]);

    // Nobody corrects what the program deals, what a lesson brings, or what is only looked on.
    let mut dealt = sitting(&[0], DealerDef::Seed(4), TakeBack::Anything);
    assert!(dealt.entered().next().is_none() && !dealt.go_back(0));
    table.leave_chance();
    assert!(table.entered().next().is_none() && !table.go_back(0) && !table.chance_by_hand());
    let mut watched = sitting(&[0], DealerDef::Manual, TakeBack::Anything);
    play(&mut watched, "middle 3");
    watched.watch();
    assert!(!watched.can_correct(0) && !watched.go_back(0));
}

#[test]
fn of_what_is_left_out_nobody_learns_what_only_a_seat_knows() {
    let mut table = sitting(&[0, 1, 2], DealerDef::Manual, TakeBack::Fair);
    play(&mut table, "middle 3; roll 0 1 2; roll 1 2 3; roll 2 3 3; bid 1 1; bid 1 2");
    let record = table.record();
    table.look_as(SEATS[2]);
    // Without the first chance none of the later fits.
    assert!(table.amend(0, 1) && table.play_rest());
    let outcome = table.amended().unwrap().outcome().unwrap().clone();
    let first = outcome.first.unwrap();
    assert_eq!((outcome.dropped, first.line.as_str(), first.why), (5, "roll 0 ?", None));
    assert_eq!(table.amended().unwrap().lines(), ["middle ?"]);
    table.retreat();
    assert!(table.restore());
    assert_eq!(table.record(), record);
}

#[test]
fn what_was_played_back_to_another_starter_is_masked_by_its_own_state() {
    // Seat 1 starts round two, so it alone may read that round's middle die, whichever seat is to move once it was
    // taken back.
    let mut table = sitting(&[0, 1], DealerDef::Manual, TakeBack::Anything);
    play(&mut table, "middle 3; roll 0 1 2; roll 1 2 3; roll 2 3 3; bid 1 3; doubt; middle 2");
    table.take_back_to(4);
    for (viewer, middle) in [(SEATS[0], None), (SEATS[1], Some(Action::Middle(2)))] {
        table.look_as(viewer);
        assert_eq!(undone(&table).last(), Some(&middle));
    }
}

#[test]
fn a_record_is_kept_with_its_comments() {
    let mut table = sitting(&[0, 1, 2], DealerDef::Seed(9), TakeBack::Fair);
    play(&mut table, "bid 1 2; bid 1 3");
    let mut record = table.record();
    record.comments.insert(4, "A low one.".to_owned());
    record.comments.insert(5, "Higher.".to_owned());
    record.options.take_back = TakeBack::Anything;
    let text = record.write().unwrap();
    let (mut opened, stopped) = Sitting::opened(replay_record(&text, &library()).unwrap(), Some("a.tikal".into()));
    assert!(stopped.is_none());
    assert_eq!((opened.record(), opened.viewer()), (record.clone(), None));
    assert!(opened.undo());
    play(&mut opened, "bid 2 1");
    let comments: Vec<String> = opened.record().comments.into_values().collect();
    assert_eq!(comments, ["A low one."], "what was said of other actions is gone");
    // The record holds everything, as the table knows it.
    assert!(opened.record().actions.iter().all(|line| !line.contains('?')));
    let again = opened.rematch();
    assert_eq!((again.view().state().seat(), again.viewer()), (Some(SEATS[1]), None));
    assert_eq!(Record::read(&again.record().write().unwrap()), Ok(again.record()));
}

#[test]
fn six_or_fewer_can_sit_at_a_table() {
    let rules = rules(cups());
    let seats = *rules.seats().end();
    let start = super::common::start(&rules, seats, 0);
    let (session, _) = Session::new(Arc::clone(&rules), start, DealerDef::Seed(1));
    let mut table = Sitting::new(session, seats_of(&rules, seats), RecordOptions::default());
    for seat in Seat::ALL {
        assert_eq!(table.person_to_move(), Some(seat));
        table.look_as(seat);
        assert_eq!(table.viewer(), Some(seat));
        play(&mut table, &format!("bid 1 {}", seat.index() + 1));
    }
    play(&mut table, "doubt");
    let state = table.view().state();
    let losers = Seat::ALL.into_iter().filter(|&seat| state.dice(seat) < rules.dice()).count();
    assert!((1..=2).contains(&losers) && state.bid().is_none());
    assert_eq!(state.actor(), Actor::Seat(table.person_to_move().unwrap()));
}
