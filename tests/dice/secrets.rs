//! No secret leaks: two games that differ only in what a viewer does not know look the same to that viewer in the
//! rules, sessions, the protocol, players' choices and the table.

use std::collections::BTreeSet;
use std::sync::Arc;

use serde_json::{Value, json};
use tikal::ai::{Budget, Level, suggest};
use tikal::game::{Actor, DealerDef, Game, Record, RecordOptions, Seat, Session, View, line_of, text_of};
use tikal::protocol::{Answers, Engine};

use super::common::{any_action, cups, library, random, rules, seats_of, small, start, viewers};
use super::game::{Action, Event, State, Variant, VariantDef};
use super::twins::{Twins, everything, is_public, other_of};

/// The telling of an action to the viewer.
fn told(rules: &Variant, before: &State, action: Action, twins: &Twins) -> (String, bool, Vec<Event>, View<State>) {
    let (viewer, mut after, mut events) = (twins.viewer, *before, Vec::new());
    after.apply(rules, action, &mut events).unwrap();
    let events = events.into_iter().filter_map(|event| State::event_for(event, viewer)).collect();
    let line = line_of::<State>(rules, before, action, viewer);
    // Neither more is hidden than the rules say, nor less.
    assert_eq!(before.shows(action, viewer), is_public(before, action, viewer), "{line}");
    assert_eq!(line.contains('?'), !before.shows(action, viewer), "{line}");
    (line, before.shows(action, viewer), events, View::of(&after, viewer))
}

/// Calls `see` with twins of many seeds, for every viewer and number of seats.
fn each_twins(def: fn() -> VariantDef, seeds: u64, mut see: impl FnMut(&Arc<Variant>, &Twins, u64)) {
    let rules = rules(def());
    let (mut differed, mut moves) = (0, 0);
    for seed in 0..seeds {
        let seats = 2 + (seed % (u64::from(*rules.seats().end()) - 1)) as u8;
        for viewer in viewers(seats) {
            let twins = Twins::new(&rules, seats, viewer, &mut random(seed));
            differed += usize::from(twins.differ());
            moves += usize::from(twins.is_viewers_move() && twins.differ());
            see(&rules, &twins, seed);
        }
    }
    assert!(differed as u64 > seeds && moves as u64 > seeds / 3, "{differed} {moves}");
}

#[test]
fn a_view_hides_what_others_know_and_nothing_else() {
    for def in [cups(), small()] {
        let rules = rules(def);
        for seed in 0..12 {
            let mut random = random(seed);
            let mut state = start(&rules, 3, 0);
            while state.actor() != Actor::Nobody {
                for viewer in viewers(3) {
                    let view = View::of(&state, viewer);
                    for _ in 0..3 {
                        let other = other_of(&rules, &state, viewer, &mut random);
                        assert_eq!(View::of(&other, viewer), view);
                        assert_eq!(other.position(&rules) == state.position(&rules), other == state);
                    }
                    assert_eq!(View::of(view.state(), viewer), view, "a view of a view is that view");
                    // The viewer's own dice are not hidden.
                    if let Some(seat) = viewer {
                        assert_eq!(view.state().cup(seat), state.cup(seat));
                        let knows = view.state().middle() == state.middle();
                        assert!(knows || !state.has_peeked(seat));
                    }
                }
                state.apply(&rules, any_action(&rules, &state, &mut random), &mut Vec::new()).unwrap();
            }
            // Before anything is rolled nothing is hidden.
            assert_eq!(*View::of(&state, None).state(), state);
        }
    }
}

#[test]
fn a_course_reads_the_same_to_whoever_does_not_know() {
    each_twins(small, 150, |rules, twins, seed| {
        let mut states = [twins.start; 2];
        for (index, actions) in twins.courses[0].iter().zip(&twins.courses[1]).enumerate() {
            let [a, b] = &states;
            assert_eq!(View::of(a, twins.viewer), View::of(b, twins.viewer), "seed {seed}, action {index}");
            let (a, b) = (told(rules, a, *actions.0, twins), told(rules, b, *actions.1, twins));
            assert_eq!(a, b, "seed {seed}, action {index}");
            for (state, &action) in states.iter_mut().zip([actions.0, actions.1]) {
                state.apply(rules, action, &mut Vec::new()).unwrap();
            }
        }
        let [a, b] = twins.views();
        assert_eq!(a, b);
    });
}

#[test]
fn what_may_be_played_tells_nothing() {
    each_twins(small, 150, |rules, twins, seed| {
        let ([whole, other], [view, _]) = (twins.states, twins.views());
        let listed = |state: &State| {
            let mut legal = Vec::new();
            state.legal_actions(rules, &mut legal);
            legal
        };
        for action in everything(rules, &whole) {
            let checked = view.state().check(rules, action);
            if twins.is_viewers_move() {
                // An action of the viewer is judged the same in the whole state, in its twin and in the view, with the
                // same refusal.
                assert_eq!(whole.check(rules, action), checked, "seed {seed}: {action}");
                assert_eq!(other.check(rules, action), checked, "seed {seed}: {action}");
                let (mut a, mut b) = (whole, other);
                let applied = [&mut a, &mut b].map(|state| state.apply(rules, action, &mut Vec::new()));
                assert_eq!(applied, [checked; 2]);
                assert_eq!(whole.reveals(action), other.reveals(action));
            } else {
                // An action of another seat that is legal counts as possible in the view.
                assert!(whole.check(rules, action).is_err() || checked.is_ok(), "seed {seed}: {action}");
            }
        }
        let of_view = listed(view.state());
        if twins.is_viewers_move() {
            assert_eq!((listed(&whole), listed(&other)), (of_view.clone(), of_view));
        } else {
            assert!(listed(&whole).iter().all(|action| of_view.contains(action)));
        }
        let scores = twins.states.map(|state| {
            let mut scores = Vec::new();
            state.scores(&mut scores);
            (scores, state.seat(), state.actor(), state.sort())
        });
        assert_eq!(scores[0], scores[1]);
    });
}

#[test]
fn a_player_knows_only_its_view() {
    each_twins(cups, 40, |rules, twins, seed| {
        if twins.is_viewers_move() {
            for level in Level::ALL {
                let [a, b] = twins.views().map(|view| suggest(&**rules, &view, level, Budget::Nodes(60), seed));
                assert_eq!(a, b);
                assert_eq!(twins.states[0].check(rules, a.action), Ok(()), "what it chose in its view can be played");
            }
        }
    });
}

fn records(rules: &Arc<Variant>, twins: &Twins, dealer: DealerDef) -> [String; 2] {
    twins.courses.each_ref().map(|course| {
        let (session, stopped) = Session::replay(Arc::clone(rules), twins.start, dealer, course);
        assert!(stopped.is_none());
        assert_eq!(session.actions().len(), course.len(), "both stop at a turn");
        let seats = seats_of(rules, twins.start.seats());
        Record::of(&session, seats, RecordOptions::default()).write().unwrap()
    })
}

/// Two engines that are sent the same requests.
struct Pair([Engine<State>; 2]);

impl Pair {
    #[expect(clippy::needless_pass_by_value, reason = "requests are written where they are sent")]
    fn both(&mut self, request: Value) -> [Value; 2] {
        self.0.each_mut().map(|engine| engine.answer(&request.to_string()).0)
    }

    #[expect(clippy::needless_pass_by_value, reason = "requests are written where they are sent")]
    fn same(&mut self, request: Value) -> Value {
        let [a, b] = self.both(request.clone());
        assert_eq!(a, b, "{request}");
        a
    }
}

#[test]
fn the_protocol_answers_a_viewer_the_same() {
    let mut codes = BTreeSet::new();
    for dealer in [DealerDef::Seed(5), DealerDef::Manual] {
        each_twins(small, 40, |rules, twins, seed| {
            let mut pair = Pair([Engine::new(library()), Engine::new(library())]);
            for (engine, record) in pair.0.iter_mut().zip(records(rules, twins, dealer)) {
                let (answer, _) = engine.answer(&json!({"cmd": "load", "record": record}).to_string());
                assert_eq!(answer["ok"], true, "{answer}");
            }
            let Some(viewer) = twins.viewer.map(Seat::index) else { return };
            pair.same(json!({"cmd": "state", "viewer": viewer}));
            let legal = pair.same(json!({"cmd": "legal", "viewer": viewer}));
            if twins.is_viewers_move() {
                let [own, _] = pair.both(json!({"cmd": "legal"}));
                assert_eq!(own, legal);
                pair.same(json!({"cmd": "suggest", "nodes": 30, "seed": seed}));
            }
            for action in everything(rules, &twins.states[0]) {
                let text = text_of::<State>(rules, action);
                let request = json!({"cmd": "play", "action": text, "viewer": viewer});
                let [a, b] = pair.both(request.clone());
                // Looking and doubting are meant to reveal something.
                let tells = twins.is_viewers_move() && matches!(action, Action::Peek | Action::Doubt);
                assert!(a == b || (tells && a["ok"] == true && b["ok"] == true), "{request}: {a} and {b}");
                codes.insert(a["error"]["code"].as_str().unwrap_or("played").to_owned());
                if a["ok"] == true {
                    // Dice rolled for other seats are masked.
                    let lines = a["chance"].as_array().unwrap().iter().map(|line| line.as_str().unwrap());
                    for line in lines.filter(|line| line.starts_with("roll")) {
                        assert_eq!(line.contains('?'), !line.starts_with(&format!("roll {viewer} ")), "{line}");
                    }
                    assert!(pair.both(json!({"cmd": "undo"})).iter().all(|answer| answer["ok"] == true));
                }
            }
        });
    }
    assert_eq!(codes.into_iter().collect::<Vec<_>>(), ["bad_request", "illegal_action", "played"]);
}

#[cfg(feature = "window")]
mod table {
    use std::fmt::Write;

    use tikal::game::{Player, TakeBack};
    use tikal::sitting::Sitting;

    use super::*;

    /// Both games at a table at which the viewer is the only person, or nobody is one.
    fn sittings(rules: &Arc<Variant>, twins: &Twins, dealer: DealerDef, take_back: TakeBack) -> [Sitting<State>; 2] {
        twins.courses.each_ref().map(|course| {
            let (session, _) = Session::replay(Arc::clone(rules), twins.start, dealer, course);
            let mut seats = seats_of(rules, twins.start.seats());
            for (index, seat) in seats.iter_mut().enumerate() {
                let is_person = twins.viewer == Seat::from_index(index);
                seat.player = if is_person { Player::Human } else { Player::Computer("adept".to_owned()) };
            }
            Sitting::new(session, seats, RecordOptions { take_back, ..RecordOptions::default() })
        })
    }

    /// The game as it stands, as a table shows it.
    fn shown_now(sitting: &Sitting<State>) -> String {
        let mut legal = Vec::new();
        sitting.legal_actions(&mut legal);
        let undone = sitting.undone().collect::<Vec<_>>();
        let last = sitting.steps().saturating_sub(1);
        let last = (sitting.line(last), sitting.events(last), sitting.seen_from(last).collect::<Vec<_>>());
        format!("{:?}", (sitting.viewer(), sitting.view(), sitting.steps(), sitting.fence(), undone, legal, last))
    }

    /// Everything that a table shows.
    fn shown(sitting: &mut Sitting<State>) -> String {
        let mut text = String::new();
        let mut add = |what: &dyn std::fmt::Debug| writeln!(text, "{what:?}").unwrap();
        add(&(sitting.viewer(), sitting.view(), sitting.steps(), sitting.fence(), sitting.can_redo()));
        add(&(sitting.person_to_move(), sitting.computer_to_move(), sitting.chance_by_hand(), sitting.safe()));
        add(&sitting.undone().collect::<Vec<_>>());
        let mut legal = Vec::new();
        sitting.legal_actions(&mut legal);
        add(&legal);
        for action in everything(sitting.rules(), sitting.view().state()) {
            add(&sitting.check(action));
        }
        add(&sitting.seen_from(0).collect::<Vec<_>>());
        for step in 0..=sitting.steps() {
            add(&(sitting.line(step), sitting.events(step)));
            sitting.look_back(Some(step));
            add(&(sitting.shown(), sitting.shown_step(), sitting.looks_back()));
        }
        sitting.look_back(None);
        text
    }

    #[test]
    fn a_table_shows_the_same() {
        for (dealer, take_back) in [
            (DealerDef::Seed(3), TakeBack::Fair),
            (DealerDef::Seed(3), TakeBack::Anything),
            (DealerDef::Manual, TakeBack::Fair),
            (DealerDef::Manual, TakeBack::Anything),
        ] {
            each_twins(small, 16, |rules, twins, seed| {
                let [mut a, mut b] = sittings(rules, twins, dealer, take_back);
                assert_eq!(a.viewer(), twins.viewer);
                assert_eq!(shown(&mut a), shown(&mut b), "seed {seed}");
                // Taking back action by action reveals neither the earlier secrets nor those of what can be played
                // again.
                loop {
                    let undone = [a.undo(), b.undo()];
                    assert_eq!(undone[0], undone[1], "seed {seed}");
                    assert_eq!(shown_now(&a), shown_now(&b), "seed {seed}");
                    if !undone[0] {
                        break;
                    }
                }
                assert_eq!(shown(&mut a), shown(&mut b), "seed {seed}");
            });
        }
    }

    #[test]
    fn a_covered_table_shows_nobodys_secret() {
        // With several people at one screen, the table shows what an onlooker sees until one of them asks.
        each_twins(small, 40, |rules, twins, seed| {
            if twins.viewer.is_some() {
                return;
            }
            let [mut a, mut b] = twins.courses.each_ref().map(|course| {
                let (session, _) = Session::replay(Arc::clone(rules), twins.start, DealerDef::Manual, course);
                Sitting::new(session, seats_of(rules, twins.start.seats()), RecordOptions::default())
            });
            assert_eq!(shown(&mut a), shown(&mut b), "seed {seed}");
            while a.undo() && b.undo() {
                assert_eq!(shown_now(&a), shown_now(&b), "seed {seed}");
            }
        });
    }
}
