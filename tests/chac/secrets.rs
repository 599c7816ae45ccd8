//! No secret leaks: two games that differ only in what a viewer does not know look the same to that viewer; and guesses at
//! what a view hides are whole states of the same view, in the right proportions (C14).

use std::collections::BTreeMap;

use rand::RngExt;
use rand::rngs::Xoshiro256PlusPlus;
use rand::seq::SliceRandom;
use serde_json::{Value, json};
use tikal::chac::State;
use tikal::game::{Actor, Game, NoEvents, Seat, View, line_of};

use super::games::{Style, begun_by, pick, random};
use super::table::{Action, DECKS, Event, TEMPLE, Table, legal_of, outcomes_of, position_of, read};

/// Every viewer: each seat, and an onlooker.
pub fn viewers(state: &State) -> Vec<Option<Seat>> {
    Seat::default().around(Game::seats(state)).map(Some).chain([None]).collect()
}

/// Another whole state that the viewer cannot tell from this one, made without [`Game::guess`] and [`Game::hide_from`]:
/// treasures that the viewer has not seen change places, and so do numbers and glyphs that it cannot pair.
pub fn other_of(state: &State, viewer: Option<Seat>, random: &mut Xoshiro256PlusPlus) -> State {
    let mut position = position_of(state);
    if ["chest", "over"].contains(&position["phase"].as_str().unwrap()) {
        return *state;
    }
    let own = viewer.map(|viewer| json!(viewer.index()));
    for (deck, values) in DECKS {
        shuffle_deck(&mut position, deck, values, own.as_ref(), random);
    }
    let paired = pairing(&position, own.as_ref(), random);
    for clue in position["clues"].as_array_mut().unwrap() {
        if !clue["glyph"].is_null() {
            let glyph = paired.iter().position(|number| json!(number) == clue["number"]).unwrap() + 1;
            clue["glyph"] = json!(glyph);
        }
    }
    for tile in position["tiles"].as_object_mut().unwrap().values_mut().filter(|tile| !tile["number"].is_null()) {
        tile["number"] = json!(paired[tile["glyph"].as_u64().unwrap() as usize - 1]);
    }
    sort_cards(&mut position);
    read(&position).unwrap_or_else(|error| panic!("{error}\n{position:#}"))
}

/// The treasures of one deck that the viewer has not seen change places.
fn shuffle_deck(
    position: &mut Value,
    deck: &str,
    values: &[(&str, u8)],
    own: Option<&Value>,
    random: &mut Xoshiro256PlusPlus,
) {
    let mut pool: Vec<String> = Vec::new();
    for &(value, _) in values {
        let left = position["decks"][deck]["values"].get(value).and_then(Value::as_u64).unwrap_or(0);
        pool.extend((0..left).map(|_| value.to_owned()));
    }
    let left = pool.len();
    let mut slots: Vec<(bool, usize, usize)> = Vec::new();
    for (seat, held) in position["seats"].as_array().unwrap().iter().enumerate() {
        for (card, value) in held["cards"].as_array().unwrap().iter().enumerate() {
            if value[0] == json!(deck) && own != Some(&held["seat"]) {
                slots.push((true, seat, card));
                pool.push(value[1].as_str().unwrap().to_owned());
            }
        }
    }
    for (card, value) in position["discard"].as_array().unwrap().iter().enumerate() {
        if value["deck"] == json!(deck) && own != Some(&value["by"]) {
            slots.push((false, 0, card));
            pool.push(value["value"].as_str().unwrap().to_owned());
        }
    }
    assert_eq!(pool.len(), left + slots.len());
    pool.shuffle(random);
    for (in_hand, seat, card) in slots {
        let value = json!(pool.pop());
        if in_hand {
            position["seats"][seat]["cards"][card][1] = value;
        } else {
            position["discard"][card]["value"] = value;
        }
    }
    for &(value, _) in values {
        let count = pool.iter().filter(|left| *left == value).count();
        if position["decks"][deck]["values"].get(value).is_some() || count > 0 {
            position["decks"][deck]["values"][value] = json!(count);
        }
    }
}

/// A number for each glyph, even among all that agree with what the viewer knows: its own looks and every turned tile.
fn pairing(position: &Value, own: Option<&Value>, random: &mut Xoshiro256PlusPlus) -> Vec<u64> {
    let mut known = vec![None; 14];
    let number = |value: &Value| value.as_u64().unwrap();
    let knows = |list: &Value| own.is_some_and(|own| list.as_array().unwrap().contains(own));
    for clue in position["clues"].as_array().unwrap().iter().filter(|clue| knows(&clue["seen"])) {
        known[number(&clue["glyph"]) as usize - 1] = Some(number(&clue["number"]));
    }
    for tile in position["tiles"].as_object().unwrap().values().filter(|tile| !tile["number"].is_null()) {
        if tile["face"] != json!("down") || knows(&tile["checked"]) {
            known[number(&tile["glyph"]) as usize - 1] = Some(number(&tile["number"]));
        }
    }
    let mut free: Vec<u64> = (1..=14).filter(|number| !known.contains(&Some(*number))).collect();
    free.shuffle(random);
    known.into_iter().map(|number| number.unwrap_or_else(|| free.pop().unwrap())).collect()
}

/// The order in which cards are listed (C15.7).
fn sort_cards(position: &mut Value) {
    let text = |value: &Value| value.as_str().unwrap().to_owned();
    for seat in position["seats"].as_array_mut().unwrap() {
        seat["cards"].as_array_mut().unwrap().sort_by_key(|card| (text(&card[0]), text(&card[1])));
    }
    let pile = position["discard"].as_array_mut().unwrap();
    pile.sort_by_key(|card| (text(&card["deck"]), card["by"].as_u64(), text(&card["value"])));
}

/// Plays games and calls `see` with some of the states in which somebody knows something that others do not.
pub fn each_secret_state(games: u64, mut see: impl FnMut(&State, &mut Xoshiro256PlusPlus)) {
    let mut seen = 0;
    for seed in 0..games {
        let (mut random, mut state) = (random(seed), begun_by(seed));
        while state.actor() != Actor::Nobody {
            if random.random_range(0..8) == 0 && View::of(&state, None).state() != &state {
                see(&state, &mut random);
                seen += 1;
            }
            let action = pick(&state, &mut random, Style::of(seed));
            state.apply(&TEMPLE, action, &mut NoEvents).unwrap();
        }
    }
    assert!(seen > games * 5, "{seen}");
}

fn listed(state: &State) -> Vec<Action> {
    let mut actions = Vec::new();
    state.legal_actions(&TEMPLE, &mut actions);
    actions
}

/// Events as the viewer hears of them.
fn heard(events: Vec<Event>, viewer: Option<Seat>) -> Vec<String> {
    events.into_iter().filter_map(|event| State::event_for(event, viewer)).map(|event| format!("{event:?}")).collect()
}

#[test]
fn two_games_look_the_same_to_who_does_not_know() {
    let mut differed = 0;
    each_secret_state(40, |state, random| {
        for viewer in viewers(state) {
            let other = other_of(state, viewer, random);
            differed += usize::from(other != *state);
            let [view, twin] = [state, &other].map(|state| View::of(state, viewer));
            assert_eq!(position_of(view.state()), position_of(twin.state()));
            assert!(view == twin, "the same to read, but not the same");
            assert!(View::of(view.state(), viewer) == view, "a view of a view is that view");
            assert_eq!(outcomes_of(view.state()), outcomes_of(twin.state()));
            if viewer.is_none() || Game::seat(state) != viewer {
                if matches!(state.actor(), Actor::Seat(_)) {
                    assert!(legal_of(view.state()).is_empty());
                }
                continue;
            }
            if matches!(state.actor(), Actor::Seat(_)) {
                let list = listed(state);
                assert_eq!((listed(&other), listed(view.state())), (list.clone(), list.clone()));
                for action in list {
                    assert_eq!(
                        (state.reveals(action), state.ends_turn(action)),
                        (other.reveals(action), other.ends_turn(action))
                    );
                    let (mut a, mut b) = (*state, other);
                    let (mut seen, mut told): (Vec<Event>, Vec<Event>) = (Vec::new(), Vec::new());
                    a.apply(&TEMPLE, action, &mut seen).unwrap();
                    b.apply(&TEMPLE, action, &mut told).unwrap();
                    // The end of a game shows everything (C14.6).
                    if position_of(&a)["seat"].is_null() || position_of(&a)["phase"] == json!("chest") {
                        continue;
                    }
                    assert_eq!(heard(seen, viewer), heard(told, viewer));
                    assert!(View::of(&a, viewer) == View::of(&b, viewer));
                }
            }
        }
    });
    assert!(differed > 500, "{differed}");
}

#[test]
fn what_chance_shows_one_seat_the_others_cannot_tell() {
    let mut hidden = 0;
    each_secret_state(40, |state, _| {
        if state.actor() != Actor::Chance
            || !["draw", "clue", "read"].contains(&State::SORTS[state.sort()].split(' ').next().unwrap())
        {
            return;
        }
        for viewer in viewers(state).into_iter().filter(|&viewer| viewer != Game::seat(state)) {
            let mut told: Vec<(String, Vec<String>)> = Vec::new();
            let mut views = Vec::new();
            for action in listed(state) {
                let (mut after, mut events) = (*state, Vec::new());
                after.apply(&TEMPLE, action, &mut events).unwrap();
                told.push((line_of::<State>(&TEMPLE, state, action, viewer), heard(events, viewer)));
                views.push(View::of(&after, viewer));
            }
            hidden += told.len() - 1;
            assert!(told.iter().all(|line| line.0.contains('?')), "{told:?}");
            assert!(told.windows(2).all(|pair| pair[0] == pair[1]), "{told:?}");
            assert!(views.windows(2).all(|pair| pair[0] == pair[1]), "{told:?}");
        }
    });
    assert!(hidden > 300, "{hidden}");
}

#[test]
fn a_guess_gives_the_same_view_and_is_whole() {
    each_secret_state(30, |state, random| {
        for viewer in viewers(state) {
            let view = View::of(state, viewer);
            let guess = State::guess(&view, &TEMPLE, random);
            assert!(View::of(&guess, viewer) == view, "{:#}\n{:#}", position_of(&guess), position_of(view.state()));
            let position = position_of(&guess);
            assert!(read(&position).unwrap_or_else(|error| panic!("{error}\n{position:#}")) == guess);
            assert!(read(&position_of(view.state())).is_err(), "a view is no state");
        }
    });
}

/// Guesses of seat 1, by what `part` says of each, against how often each should come; the sum of squares.
fn squares(table: &Table, viewer: usize, expected: &BTreeMap<String, f64>, part: impl Fn(&Value) -> String) -> f64 {
    const GUESSES: u32 = 6_000;
    let view = table.view(Some(viewer));
    let (mut random, mut counts) = (random(3), BTreeMap::<String, u32>::new());
    for _ in 0..GUESSES {
        *counts.entry(part(&position_of(&State::guess(&view, &TEMPLE, &mut random)))).or_default() += 1;
    }
    assert!(counts.keys().all(|key| expected.contains_key(key)), "{counts:?}");
    expected
        .iter()
        .map(|(key, share)| {
            let due = share * f64::from(GUESSES);
            (f64::from(counts.get(key).copied().unwrap_or(0)) - due).powi(2) / due
        })
        .sum()
}

#[test]
fn guesses_of_hands_come_in_the_right_proportions() {
    let mut table = Table::acting(3);
    table.set(|scene| {
        scene.cards(0, &["river 2", "river 3"]).cards(1, &["river chest", "river 4"]).act(0, 2);
    });
    // Seat 1 sees neither of two river treasures of seat 0: of eight left 2, 3 three times each and 4 twice.
    let copies = [("2", 3.0), ("3", 3.0), ("4", 2.0)];
    let mut expected = BTreeMap::new();
    for (index, (one, of_one)) in copies.into_iter().enumerate() {
        for (other, of_other) in copies.into_iter().skip(index) {
            let ways = if one == other { of_one * (of_one - 1.0) / 2.0 } else { of_one * of_other };
            expected.insert(format!("{one} {other}"), ways / 28.0);
        }
    }
    let hand = |position: &Value| {
        let cards = position["seats"][0]["cards"].as_array().unwrap();
        cards.iter().map(|card| card[1].as_str().unwrap()).collect::<Vec<_>>().join(" ")
    };
    // With 5 degrees of freedom, one sum in ten thousand is above 25.7.
    let sum = squares(&table, 1, &expected, hand);
    assert!(sum < 25.7, "{sum}");
}

#[test]
fn guesses_of_pairs_come_in_the_right_proportions() {
    // Seat 0 has looked at the clue of zone 1 and beneath l3; for seat 1 ten pairs are known and four are not.
    let mut table = Table::acting(2);
    table.set(|scene| {
        for tile in 5..=12 {
            scene.turned(&format!("l{tile}"), "up", tile);
        }
        scene.clue(1, 1, &[0]).checked("l3", 13, &[0]).clue(3, 2, &[1]).clue(4, 14, &[1]);
        scene.at(0, "c4").at(1, "c5").act(0, 2);
    });
    // Glyphs 1, 3, 4, 13 and numbers 1, 2, 13, 14 are left to be paired; the pair of number 1 and that of glyph 3 are in
    // the state. Twenty-four pairings are equally likely.
    let (glyphs, numbers) = ([1, 3, 4, 13], [1, 2, 13, 14]);
    let mut expected = BTreeMap::new();
    for glyph in glyphs {
        for number in numbers {
            let is_same = glyph == 3 && number == 1;
            let ways = if is_same {
                6.0
            } else if glyph == 3 || number == 1 {
                0.0
            } else {
                2.0
            };
            if ways > 0.0 {
                expected.insert(format!("{glyph} {number}"), ways / 24.0);
            }
        }
    }
    let pairs = |position: &Value| format!("{} {}", position["clues"][0]["glyph"], position["tiles"]["l3"]["number"]);
    // With 9 degrees of freedom, one sum in ten thousand is above 33.7.
    let sum = squares(&table, 1, &expected, pairs);
    assert!(sum < 33.7, "{sum}");
}
