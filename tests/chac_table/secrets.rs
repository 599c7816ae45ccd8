//! Secrets at one screen (C14, C16.4): the cover at every hand-over, what is shown at the wish of a person alone, and what no
//! other person can read, by eye or by ear.

use egui::{Key, Modifiers};
use egui_kittest::kittest::{AccessKitNode, NodeT, Queryable, by};
use tikal::app::chac::command::Ask;
use tikal::app::chac::table::NOTES;
use tikal::app::command::Command;
use tikal::app::kit::settings::{Pace, Settings};
use tikal::app::table::{TableCommand, TableGame};
use tikal::chac::{Action, Card, Deck, Event, Phase, Room, State, Variant};
use tikal::game::Seat;
use tikal::words::chac::nouns;
use tikal::words::{Language, Texts};

use super::window::{acts, ask, at, chac, ended, found, lift, play_until, rules, table};
use crate::driver::Driver;

/// Everything that can be read in the window, by eye or by ear.
pub fn read(driver: &Driver) -> Vec<String> {
    let nodes = driver.harness.query_all(by().predicate(|_: &AccessKitNode| true));
    let said = nodes.flat_map(|node| {
        let node = NodeT::accesskit_node(&node);
        [node.label(), node.value(), node.description()].into_iter().flatten().collect::<Vec<_>>()
    });
    let written = driver.written().into_iter().map(|(text, _)| text.galley.text().to_owned());
    said.chain(written).collect()
}

fn tells(driver: &Driver, part: &str) -> bool {
    read(driver).iter().any(|text| text.contains(part))
}

/// Ends the turn of the seat that acts.
fn end(driver: &mut Driver) {
    while matches!(chac(driver).state().phase(), Phase::Rescue) {
        ask(driver, Ask::Play(Action::Fall));
    }
    ask(driver, Ask::End);
}

/// A table at which the person to move has just found a treasure that no other text names, who it is, and how it is called.
fn searched(people: &[usize]) -> (Driver, Seat, String) {
    let rules = rules();
    let may = |state: &State| acts(state, 2) && state.check(&rules, Action::Search).is_ok() && state.round() < 4;
    let mut driver = found(3, people, may);
    let seat = chac(&driver).state().seat();
    ask(&mut driver, Ask::Play(Action::Search));
    let card = *chac(&driver).shown().hand(seat).as_slice().iter().find(|card| card.deck() != Deck::ALCOVE).unwrap();
    (driver, seat, nouns::treasure(&Texts::new(Language::English), card))
}

#[test]
fn a_treasure_is_told_to_its_finder_alone() {
    let (mut driver, seat, treasure) = searched(&[0, 1, 2]);
    assert!(tells(&driver, &treasure), "whoever searches wishes to see: {treasure}");
    if !chac(&driver).shows_all() {
        driver.press(Modifiers::NONE, Key::V);
    }
    driver.press(Modifiers::NONE, Key::V);
    assert!(!chac(&driver).shows_secrets());
    assert!(!tells(&driver, &treasure), "{:?}", read(&driver).iter().find(|text| text.contains(&treasure)));
    driver.press(Modifiers::NONE, Key::V);
    assert!(tells(&driver, &treasure));
    // In notation too.
    driver.press(Modifiers::NONE, Key::V);
    driver.execute(Command::Set(Settings { notation: true, ..driver.app().settings() }));
    let lines: Vec<String> = read(&driver).into_iter().filter(|text| text.starts_with("draw ")).collect();
    assert!(!lines.is_empty() && lines.iter().all(|line| line == "draw ?"), "{lines:?}");
    driver.execute(Command::Set(Settings { notation: false, ..driver.app().settings() }));

    end(&mut driver);
    if chac(&driver).covered_for().is_some() {
        assert!(!tells(&driver, &treasure), "nothing under the cover");
    }
    lift(&mut driver);
    assert_ne!(chac(&driver).state().seat(), seat);
    let shown = *chac(&driver).shown();
    assert!(shown.hand(seat).as_slice().iter().all(|card| card.is_public() || card.value().is_none()));
    let told: Vec<String> = read(&driver).into_iter().filter(|text| text.contains("finds")).collect();
    assert!(told.iter().all(|text| !text.contains("worth")), "{told:?}");
}

#[test]
fn c16_4_people_at_one_screen_lift_a_cover_whenever_another_one_who_knows_something_is_asked() {
    let (mut driver, seat, _) = searched(&[0, 1, 2]);
    end(&mut driver);
    let mut lifted = 0;
    for _ in 0..60 {
        if chac(&driver).is_over() {
            break;
        }
        if let Some(covered) = chac(&driver).covered_for() {
            assert_eq!(chac(&driver).sitting().viewer(), None);
            assert!(chac(&driver).person_to_move().is_none());
            lifted += usize::from(covered == seat);
            driver.activate_starting("Lift the cover");
        }
        if chac(&driver).state().seat() == seat && lifted > 0 {
            assert!(!chac(&driver).shows_secrets(), "hidden until this person wishes to see");
            break;
        }
        let legal = chac(&driver).legal().to_vec();
        let last = *legal.last().unwrap();
        ask(&mut driver, Ask::Play(last));
    }
    assert!(lifted > 0);
}

#[test]
fn who_plays_alone_has_everything_shown_and_can_hide_it() {
    let mut driver = at(table(2, &[0], 3));
    play_until(&mut driver, 3, |state| acts(state, 1));
    assert!(chac(&driver).shows_secrets() && chac(&driver).covered_for().is_none());
    driver.press(Modifiers::NONE, Key::V);
    assert!(!chac(&driver).shows_secrets());
}

#[test]
fn what_was_looked_at_fades_where_that_is_wished_and_is_not_shown_again() {
    let rules = rules();
    let may = |state: &State| acts(state, 2) && state.check(&rules, Action::Decipher).is_ok() && state.round() < 4;
    let mut driver = found(3, &[0, 1, 2], may);
    driver.execute(Command::ToggleFading);
    assert!(driver.app().settings().fading, "it is a setting, which the next run has too");
    let zone =
        (0..4).find(|&zone| Some(rules.zones()[zone]) == chac(&driver).state().place(chac(&driver).state().seat()));
    ask(&mut driver, Ask::Play(Action::Decipher));
    let zone = zone.unwrap();
    assert!(chac(&driver).sight().clue(zone).glyph.is_some(), "it is seen for a moment");
    driver.harness.run_steps(60 * 8);
    driver.run();
    assert!(chac(&driver).sight().clue(zone).glyph.is_none(), "then it is left to memory");
    driver.press(Modifiers::NONE, Key::V);
    assert!(chac(&driver).shows_secrets() && chac(&driver).sight().clue(zone).glyph.is_none());
    // What the program works out then does not know it either.
    assert!(chac(&driver).shown().clue(zone).glyph.is_some());
    // The next table has it too.
    driver.harness.state_mut().sit_down(Box::new(table(2, &[0], 3)));
    driver.run();
    assert!(chac(&driver).fades() && !chac(&driver).shows_secrets());
    driver.execute(Command::ToggleFading);
    assert!(!chac(&driver).fades() && chac(&driver).shows_secrets());
}

#[test]
fn the_switch_stands_in_the_menu() {
    let mut driver = at(table(3, &[0, 1, 2], 3));
    play_until(&mut driver, 5, |state| acts(state, 1));
    driver.click("View");
    assert!(driver.shows("Show what I alone know") && driver.shows("What I saw fades"));
}

/// The deck of the zone where the seat that acts stands.
fn deck_here(rules: &Variant, state: &State) -> Option<Deck> {
    match rules.room(state.place(state.seat())?) {
        Room::Zone(zone) => Some(Deck::zone(zone)),
        _ => None,
    }
}

/// True in a turn in which the seat can search a deck of which it holds a treasure already.
fn searches_again(rules: &Variant, state: &State) -> bool {
    let deck = deck_here(rules, state);
    let holds = |card: &Card| Some(card.deck()) == deck;
    acts(state, 1)
        && state.check(rules, Action::Search).is_ok()
        && state.hand(state.seat()).as_slice().iter().any(holds)
}

#[test]
fn a_search_shows_what_was_found_and_uncovers_nothing_else() {
    let rules = rules();
    let mut driver = found(3, &[0, 1, 2], |state| searches_again(&rules, state) && state.hand(state.seat()).len() == 1);
    driver.execute(TableCommand::ShowSide(NOTES).into());
    let seat = chac(&driver).state().seat();
    let known = |driver: &Driver| {
        let hand = chac(driver).hand_in_sight(seat);
        hand.iter().filter(|card| card.value().is_some()).count()
    };
    assert_eq!(known(&driver), 0);
    ask(&mut driver, Ask::Play(Action::Search));
    assert_eq!(chac(&driver).hand_in_sight(seat).len(), 2);
    assert_eq!(known(&driver), 1, "the one that was found");
    assert!(driver.shows("Show (V)"), "there is more to show");
    driver.press(Modifiers::NONE, Key::V);
    assert_eq!(known(&driver), 2);
    driver.press(Modifiers::NONE, Key::V);
    assert_eq!(known(&driver), 0);

    // Where nothing else is hidden, it can only be hidden again.
    let first = |state: &State| {
        acts(state, 1)
            && state.round() == 1
            && state.check(&rules, Action::Search).is_ok()
            && state.hand(state.seat()).is_empty()
            && (0..4).all(|zone| state.clue(zone).seen.is_empty())
    };
    let mut driver = found(3, &[0, 1, 2], first);
    driver.execute(TableCommand::ShowSide(NOTES).into());
    ask(&mut driver, Ask::Play(Action::Search));
    assert!(driver.shows("Hide (V)") && !driver.shows("Show (V)"));
    driver.press(Modifiers::NONE, Key::V);
    assert!(driver.shows("Show (V)"));
}

#[test]
fn chances_say_that_they_leave_out_what_only_the_person_knows() {
    let rules = rules();
    let mut driver = found(3, &[0, 1, 2], |state| searches_again(&rules, state));
    assert!(!chac(&driver).shows_secrets() && chac(&driver).leaves_out(Action::Search));
    assert!(driver.shows("chances without what only you know: V shows it"));
    driver.press(Modifiers::NONE, Key::V);
    assert!(!chac(&driver).leaves_out(Action::Search) && !driver.shows("without what only you know"));
}

/// A table at which the turn that is ended now is the last of its round, and somebody else is asked after the traps.
fn before_traps() -> Driver {
    let last = |state: &State| {
        acts(state, 0)
            && state.turns_to_come().next().is_none()
            && state.round() > 1
            && state.seats().iter().filter(|&&seat| state.is_in(seat) && !state.hand(seat).is_empty()).count() == 3
    };
    found(3, &[0, 1, 2], last)
}

/// The heading over what happened since the person acted last.
fn heading() -> String {
    Texts::new(Language::English).say("recap-heading")
}

#[test]
fn the_cover_comes_after_what_all_see_and_tells_it() {
    let mut driver = before_traps();
    driver.execute(Command::Set(Settings { motion: Some(Pace::Normal), ..driver.app().settings() }));
    driver.send(Ask::End);
    driver.harness.step();
    driver.harness.step();
    assert!(chac(&driver).covered_for().is_some() && chac(&driver).sitting().viewer().is_none());
    assert!(State::is_moving(chac(&driver)) && !driver.shows("Lift the cover"));
    assert!(driver.shows("entrance"), "the board shows it");
    driver.run();
    assert!(driver.shows("Lift the cover") && !driver.shows("entrance,"));
    let boulder =
        chac(&driver).recap_on_cover().unwrap().own.iter().any(|event| matches!(event, Event::BoulderMoved { .. }));
    assert_eq!(driver.shows("The boulder has rolled"), boulder);
    assert!(driver.shows(&heading()), "the lines have a heading");

    // Whoever hurries it still sees how it has ended, for a moment or until the next press.
    for presses_again in [false, true] {
        let mut driver = before_traps();
        driver.execute(Command::Set(Settings { motion: Some(Pace::Normal), ..driver.app().settings() }));
        driver.send(Ask::End);
        driver.harness.step();
        driver.harness.step();
        driver.harness.key_press_modifiers(Modifiers::NONE, Key::F3);
        driver.harness.run_steps(3);
        assert!(!driver.shows("Lift the cover") && driver.shows("entrance"), "the board shows how it has ended");
        if presses_again {
            driver.harness.key_press_modifiers(Modifiers::NONE, Key::F3);
            driver.harness.run_steps(3);
        } else {
            driver.harness.run_steps(60 * 2);
        }
        assert!(driver.shows("Lift the cover") && !driver.shows("entrance,"));
    }

    // With motion off the lines stand there at once.
    let mut driver = before_traps();
    driver.execute(Command::Set(Settings { motion: Some(Pace::Off), ..driver.app().settings() }));
    driver.send(Ask::End);
    driver.harness.step();
    driver.harness.step();
    assert!(driver.shows("Lift the cover") && driver.shows(&heading()));
}

#[test]
fn when_the_game_is_over_every_moment_of_it_is_open() {
    let mut driver = ended(3, &[0, 1, 2], |state| state.round() > 2);
    let steps = chac(&driver).steps();
    let mut held = 0;
    for step in (0..steps).step_by(5) {
        driver.execute(TableCommand::LookBack(Some(step)).into());
        let table = chac(&driver);
        for &seat in table.shown().seats() {
            let hand = table.hand_in_sight(seat);
            assert!(hand.iter().all(|card| card.value().is_some()), "{step}: {hand:?}");
            held += hand.len();
        }
        assert!(!table.has_secrets());
    }
    assert!(held > 0);
    let drawn = |event: &Event| matches!(event, Event::Drawn { value: None, .. });
    assert!((0..steps).all(|step| !chac(&driver).sitting().events(step).iter().any(drawn)));
    assert!((0..steps).all(|step| !chac(&driver).sitting().line(step).unwrap().contains('?')));

    // A turn that is tried out is played by somebody who knows what its seat knew, and nothing else.
    driver.execute(TableCommand::LookBack(None).into());
    driver.execute(TableCommand::Review.into());
    let turns = chac(&driver).review().unwrap().turns();
    let holds = |turn: usize| turns[turn].played.start.hand(turns[turn].seat()).len() > 1;
    let turn = (0..turns.len()).find(|&turn| holds(turn)).unwrap();
    let seat = turns[turn].seat();
    let tried = chac(&driver).from_turn(turn).unwrap();
    assert!(tried.shows_secrets() && tried.sitting().viewer() == Some(seat));
    for &other in tried.shown().seats() {
        let hand = tried.hand_in_sight(other);
        assert!(hand.iter().all(|card| card.is_public() || card.value().is_some() == (other == seat)), "{hand:?}");
    }
}

#[test]
fn the_end_of_a_turn_is_taken_back_until_chance_moves_and_shows_nobody_anything() {
    let rules = rules();
    let knows = |state: &State, seat: Seat| !state.hand(seat).is_empty();
    let between = |state: &State| {
        searches_again(&rules, state) && state.turns_to_come().next().is_some_and(|seat| knows(state, seat))
    };
    let mut driver = found(3, &[0, 1, 2], between);
    let (seat, steps, before) = {
        let table = chac(&driver);
        (table.state().seat(), table.steps(), *table.state())
    };
    ask(&mut driver, Ask::End);
    assert!(chac(&driver).can_undo());
    driver.activate_starting("Undo");
    assert_eq!((chac(&driver).steps(), chac(&driver).state().seat()), (steps, seat));
    assert_eq!((chac(&driver).covered_for(), chac(&driver).sitting().viewer()), (Some(seat), None));
    lift(&mut driver);
    assert_eq!(*chac(&driver).state(), before);
    assert!(!chac(&driver).shows_secrets());

    // Once the next one has come to the screen and looked, it stays: undo is that person's own.
    ask(&mut driver, Ask::End);
    assert!(chac(&driver).covered_for().is_some(), "somebody who knows something is asked next");
    lift(&mut driver);
    assert!(!chac(&driver).can_undo() && chac(&driver).steps() == steps + 1);

    // Who sees nothing that others do not is told whose end it was.
    let first = |state: &State| {
        let next = state.turns_to_come().next();
        let empty = |seat: &Seat| state.hand(*seat).is_empty();
        acts(state, 1) && state.round() == 1 && next.as_ref().is_some_and(empty)
    };
    let mut driver = found(3, &[0, 1, 2], first);
    let name = chac(&driver).name(chac(&driver).state().seat()).to_owned();
    ask(&mut driver, Ask::End);
    assert!(chac(&driver).covered_for().is_none() && chac(&driver).can_undo());
    driver.activate_starting("Undo");
    assert!(driver.shows(&format!("Taken back: what {name} did last")));

    // Once chance has moved, it stays.
    let mut driver = before_traps();
    ask(&mut driver, Ask::End);
    assert!(!chac(&driver).can_undo());
}

#[test]
fn who_throws_nothing_away_says_so_at_the_cover_and_shows_nothing() {
    let rules = rules();
    let asked = |state: &State| {
        state.phase() == Phase::Load
            && state.loads_to_come(&rules).next().is_some_and(|seat| !state.hand(seat).is_empty())
    };
    let mut driver = found(3, &[0, 1, 2], asked);
    ask(&mut driver, Ask::End);
    let (covered, steps) = (chac(&driver).covered_for(), chac(&driver).steps());
    assert!(covered.is_some() && chac(&driver).state().phase() == Phase::Load);
    driver.activate_starting("Ready, throw nothing away");
    assert_eq!(chac(&driver).steps() > steps, chac(&driver).state().seat() != covered.unwrap());
    let ready = chac(&driver).sitting().seen_from(steps).next().and_then(|seen| seen.action);
    assert_eq!(ready, Some(Action::Ready));
    assert_ne!(chac(&driver).sitting().viewer(), covered, "it has looked at nothing");
    // In a turn there is nothing that could be said without looking.
    let mut driver =
        found(3, &[0, 1, 2], |state| searches_again(&rules, state) && state.turns_to_come().next().is_some());
    ask(&mut driver, Ask::End);
    assert!(!driver.shows("Ready, throw nothing away"));
}
