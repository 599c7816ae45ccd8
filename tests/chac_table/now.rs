//! Sentences that are true of what can be done now: what makes a load lighter, dice without actions, the river, abilities
//! without a square, the round of a forecast, and the actions of a turn.

use std::cell::Cell;

use egui::{Key, Modifiers};
use tikal::app::chac::command::Ask;
use tikal::app::chac::table::DECKS;
use tikal::app::table::TableCommand;
use tikal::chac::{Ability, Action, Phase, Purpose, Setup, State, Status};
use tikal::game::{Actor, NoEvents, Seat, View};
use tikal::insight::chac::Forecast;
use tikal::words::{Language, Texts};

use super::window::{acts, ask, chac, found, rules};

const PEOPLE: [usize; 3] = [0, 1, 2];

#[test]
fn who_settles_a_load_is_told_what_makes_it_lighter() {
    let rules = rules();
    let loads = |state: &State, throws: bool, rests: bool| {
        let seat = state.seat();
        state.phase() == Phase::Load
            && (state.level(&rules, seat) > state.level_with(&rules, seat, 0)) == throws
            && (state.ability(&rules, seat) == Some(Ability::Endurance)) == rests
    };
    let driver = found(3, &PEOPLE, |state| loads(state, false, false) && !state.hand(state.seat()).is_empty());
    assert!(driver.shows("nothing makes your load lighter now") && !driver.shows("throw treasures away"));
    let driver = found(3, &PEOPLE, |state| loads(state, true, false));
    assert!(driver.shows("throw treasures away to be lighter") && !driver.shows("use endurance"));
    let mut driver = found(3, &PEOPLE, |state| loads(state, false, true));
    assert!(driver.shows("use endurance now for a lighter load") && !driver.shows("throw treasures away"));
    ask(&mut driver, Ask::Play(Action::Endurance));
    assert!(!driver.shows("use endurance now"));
}

#[test]
fn who_settles_a_load_is_told_what_comes_then() {
    let rules = rules();
    let asked = |state: &State| state.phase() == Phase::Load;
    let driver = found(3, &PEOPLE, |state| asked(state) && state.loads_to_come(&rules).next().is_some());
    assert!(driver.shows("then others are asked") && !driver.shows("rolled for all"));
    let driver = found(3, &PEOPLE, |state| asked(state) && state.loads_to_come(&rules).next().is_none());
    assert!(driver.shows("then the dice are rolled for all") && !driver.shows("others are asked"));
}

#[test]
fn dice_before_a_lock_are_not_marked_without_an_action_for_them() {
    let spent = |state: &State| acts(state, 0) && state.actions_left() == 0 && !state.lock().is_empty();
    let mut driver = found(3, &PEOPLE, spent);
    assert!(driver.shows("no actions are left") && !driver.shows("mark the dice"));
    assert!(!driver.shows("marked dice are rolled again"));
    let before: Vec<(u8, bool)> = chac(&driver).lock_dice().collect();
    driver.press(Modifiers::NONE, Key::Num1);
    assert!(chac(&driver).lock_dice().eq(before));
    driver.press(Modifiers::NONE, Key::P);
    assert!(driver.shows("You have no actions left"));
}

#[test]
fn on_the_last_square_of_the_river_no_square_is_offered() {
    let rules = rules();
    let at_fall = |state: &State| acts(state, 1) && state.place(state.seat()) == rules.river().last().copied();
    let driver = found(3, &PEOPLE, at_fall);
    let table = chac(&driver);
    assert!(table.ways().is_empty(), "{:?} {:?}", table.ways(), table.legal());
    assert!(!driver.shows("click a square to go there"));
    assert!(driver.shows("choose an action") || table.legal().len() == 1, "{:?}", table.legal());
}

#[test]
fn the_river_offers_swimming_to_a_swimmer_alone() {
    let rules = rules();
    let swept = |state: &State, swims: bool| {
        state.phase() == Phase::Rescue && state.check(&rules, Action::Swim).is_ok() == swims
    };
    let driver = found(3, &PEOPLE, |state| swept(state, false));
    assert!(driver.shows("and roll again, or let go") && !driver.shows("swim, or"));
    let driver = found(3, &PEOPLE, |state| swept(state, true));
    assert!(driver.shows("swim, or let go"));
}

#[test]
fn an_ability_without_a_square_names_none() {
    let rules = rules();
    let at_door = |state: &State| {
        let seat = state.seat();
        acts(state, 1)
            && state.place(seat) == Some(rules.entrance())
            && state.ability(&rules, seat) == Some(Ability::Linguistics)
    };
    let mut driver = found(3, &PEOPLE, at_door);
    driver.press(Modifiers::NONE, Key::A);
    assert!(driver.shows("No lava tile with a hidden number lies beside your square"));
    assert!(!driver.shows("hidden number lies there"));
}

#[test]
fn a_key_that_is_for_turns_says_what_is_asked_instead() {
    let mut driver = found(3, &PEOPLE, |state| state.phase() == Phase::Load);
    driver.press(Modifiers::NONE, Key::P);
    assert!(driver.shows("Loads are settled now"), "{:?}", chac(&driver).notice());
}

#[test]
fn while_substitutes_are_asked_what_is_to_come_is_of_the_next_round() {
    let rules = rules();
    let mut driver = found(3, &PEOPLE, |state| state.phase() == Phase::Substitute && state.round() < 5);
    driver.execute(TableCommand::ShowSide(DECKS).into());
    let dice = rules.boulder_dice(chac(&driver).state().round() + 1);
    assert!(driver.shows(&format!("{dice} dice next round, a square for each")));
    assert!(driver.shows("Way out closed next round") && driver.shows("Roof opens next round"));
    for part in ["dice this round", "meet this round", "closed this round", "opens this round"] {
        assert!(!driver.shows(part), "{part}");
    }
}

#[test]
fn between_the_cards_and_the_boulder_the_walls_wait_for_the_next_round() {
    use tikal::chac::Variant;
    let rules: &Variant = &rules();
    let mut state = State::new(rules, 2, &Setup { first: Seat::default() });
    let mut checked = 0;
    for step in 0..4000_usize {
        let is_between = state.phase() == Phase::Roll(Purpose::Boulder) && !state.walls().met;
        let before = Forecast::of(rules, &state);
        let mut actions = Vec::new();
        if matches!(state.actor(), tikal::game::Actor::Chance) {
            let mut outcomes = Vec::new();
            state.outcomes(rules, &mut outcomes);
            actions.extend(outcomes.into_iter().map(|(action, _)| action));
        } else {
            state.legal_actions(rules, &mut actions);
        }
        let Some(&action) = actions.get(step % actions.len().max(1)) else { break };
        state.apply(rules, action, &mut NoEvents).unwrap();
        if is_between && !matches!(state.phase(), Phase::Over | Phase::Chest) {
            assert!(before.walls_next && !before.boulder_next);
            assert_eq!(before.walls_meet[0], Forecast::of(rules, &state).walls_meet[0]);
            checked += 1;
        }
    }
    assert!(checked > 0);
}

#[test]
fn the_number_of_actions_stays_when_the_load_rises() {
    let rules = rules();
    let before = |state: &State| {
        let seat = state.seat();
        acts(state, 2)
            && state.hand(seat).len() == 3
            && !state.is_rested(seat)
            && state.dice().count(2) > 0
            && state.check(&rules, Action::Search).is_ok()
    };
    let mut driver = found(3, &PEOPLE, before);
    let all = chac(&driver).state().dice().at_least(2);
    let left = chac(&driver).state().actions_left();
    ask(&mut driver, Ask::Play(Action::Search));
    let state = *chac(&driver).state();
    assert_eq!((state.level(&rules, state.seat()), state.actions_left()), (3, left - 1));
    assert_eq!(chac(&driver).actions_of_turn(), all);
    assert!(driver.shows(&format!("load 2: {all} action")) || driver.shows(&format!("{all} actions · load 2")));
    assert!(!driver.shows(&format!("load 3: {} action", state.dice().at_least(3))));
}

#[test]
fn the_strip_of_a_turn_begins_with_its_own_actions() {
    // Somebody who was lost or got out did not end the turn.
    let last = Cell::new(None);
    let after_a_loss = |state: &State| {
        let now = (state.phase() == Phase::Act).then(|| (state.round(), state.seat()));
        let before = last.replace(now);
        let gone = |seat: Seat| matches!(state.status(seat), Status::Lost | Status::Out);
        before.zip(now).is_some_and(|(before, now)| before.0 == now.0 && before.1 != now.1 && gone(before.1))
    };
    let driver = found(3, &PEOPLE, after_a_loss);
    let seat = chac(&driver).state().seat();
    let steps = &chac(&driver).turn().steps;
    assert!(steps.iter().all(|step| step.seat == seat), "{steps:?}");
}

#[test]
fn a_chance_of_less_than_half_a_per_cent_is_told_as_under_one() {
    let rules = rules();
    let bridge = rules.bridge().unwrap();
    let before = |state: &State| {
        let seat = state.seat();
        acts(state, 1)
            && state.planks() == 5
            && state.level(&rules, seat) == 2
            && state.bridge_load(&rules) == 0
            && state.check(&rules, Action::Step(bridge)).is_ok()
    };
    let driver = found(3, &PEOPLE, before);
    let told = chac(&driver).told_beforehand(&Texts::new(Language::English), Action::Step(bridge));
    assert!(told.iter().any(|line| line.contains("all break under 1%")), "{told:?}");
}

#[test]
fn a_clue_shows_the_glyph_that_turned_tiles_have_told() {
    let public = |state: &State| *View::<State>::of(state, None).state();
    let told = |state: &State| {
        let state = public(state);
        (0..4).find(|&zone| state.clue(zone).number.is_some_and(|number| state.glyph_of(number).is_some()))
    };
    let driver = found(3, &PEOPLE, |state| acts(state, 1) && told(state).is_some());
    let state = public(chac(&driver).state());
    let zone = told(&state).unwrap();
    assert_eq!(state.clue(zone).glyph, None);
    assert_eq!(state.clue_glyph(zone), state.glyph_of(state.clue(zone).number.unwrap()));
    assert!(driver.shows(&format!("zone {}, ", zone + 1)) && driver.shows("glyph"));
}

#[test]
fn a_hint_goes_on_to_its_purpose() {
    let rules = rules();
    let mut on = 0;
    for walls in 1..5 {
        let mut driver = found(3, &PEOPLE, |state| acts(state, 3) && state.round() == walls && state.lock().is_empty());
        driver.press(Modifiers::NONE, Key::H);
        for _ in 0..8 {
            driver.harness.run_steps(4);
        }
        let advice = chac(&driver).advice().unwrap();
        let first = chac(&driver).sitting().seen_from(0).next().map(|seen| *seen.before.state());
        let start = first.unwrap_or(*chac(&driver).state());
        let mut state = start;
        for &action in &advice.actions {
            assert_eq!(state.actor(), Actor::Seat(start.seat()), "all of it is the turn of who asks");
            state.apply(&rules, action, &mut NoEvents).unwrap();
        }
        // It stops where chance answers, where the turn ends, or where nothing is left to do.
        let is_asked = state.actor() == Actor::Seat(start.seat());
        assert!(!is_asked || advice.ends || state.phase() != Phase::Act, "{:?} {state:?}", advice.actions);
        on += usize::from(advice.actions.len() > 1);
    }
    assert!(on > 0);
}
