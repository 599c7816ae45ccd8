//! Whole rounds by the keyboard alone: what has the keyboard always has a name, and every action can be put together.

use egui::{Key, Modifiers};
use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};
use tikal::app::Services;
use tikal::app::kit::keys::KeyScope;
use tikal::app::legend::keys;
use tikal::app::legend::table::{Phrase, Verb, Word};
use tikal::hex::Cell;
use tikal::legend::{Action, Phase};
use tikal::words::legend::nouns;
use tikal::words::{Language, Texts};

use super::window::{at, legend, play_until, purist, table};
use crate::driver::Driver;

const SIZE: [f32; 2] = [1280.0, 800.0];

fn press(driver: &mut Driver, key: Key) {
    driver.press(Modifiers::NONE, key);
}

/// The name of what has the keyboard, as a screen reader says it.
fn focused(driver: &Driver) -> String {
    let name = driver.focused().unwrap_or_default();
    assert!(!name.is_empty(), "what has the keyboard has no name");
    name
}

/// The hex that has the keyboard.
fn focused_cell(driver: &Driver) -> Option<Cell> {
    let name = focused(driver);
    let cell = name.strip_prefix("Hex ")?.split(',').next()?;
    legend(driver).rules().layout().cell(cell.parse().ok()?)
}

/// Brings the keyboard to a hex by the arrow keys.
fn go_to(driver: &mut Driver, to: Cell) {
    press(driver, Key::B);
    let rules = super::window::rules();
    let name = rules.layout().name(to);
    for step in 0..60 {
        let at = focused_cell(driver).unwrap();
        if at == to {
            return;
        }
        let from = rules.layout().name(at);
        let key = match (name.column.cmp(&from.column), name.row.cmp(&from.row)) {
            // At the rim the next hex of a column may lie elsewhere: then another way round is taken.
            (std::cmp::Ordering::Less, _) if step % 5 != 4 => Key::ArrowLeft,
            (std::cmp::Ordering::Greater, _) if step % 5 != 4 => Key::ArrowRight,
            (_, std::cmp::Ordering::Less) => Key::ArrowUp,
            (_, std::cmp::Ordering::Greater) => Key::ArrowDown,
            _ if step % 2 == 0 => Key::ArrowUp,
            _ => Key::ArrowDown,
        };
        press(driver, key);
    }
    panic!("{name} was not reached");
}

/// Presses the key of a button of the bar by its place, from 0.
fn number(driver: &mut Driver, place: usize) {
    press(driver, keys::NUMBERED.keys[place].logical_key);
}

/// Asks for what is done.
fn begin(driver: &mut Driver, phrase: &Phrase) {
    let verb = phrase.verb().unwrap();
    let by = |piece| match piece {
        Some(piece) => phrase.get(1) == Some(Word::Piece(piece)),
        None => true,
    };
    if legend(driver).options().begun.verb() == Some(verb) {
        return;
    }
    let drafts = [Verb::Order, Verb::Token, Verb::Tile, Verb::Card].iter().position(|&draft| draft == verb);
    let of_key = keys::OF_ACTIONS.iter().find(|&&(_, of, piece)| of == verb && by(piece));
    if let Some(place) = drafts {
        number(driver, place);
    } else if legend(driver).state().phase() == Phase::Effect {
        let mut verbs: Vec<Verb> = Vec::new();
        for &action in legend(driver).legal() {
            let verb = Phrase::from(action).verb().filter(|verb| !matches!(verb, Verb::Done | Verb::Walk));
            verbs.extend(verb.filter(|verb| !verbs.contains(verb)));
        }
        let place = verbs.iter().position(|&other| other == verb).unwrap();
        number(driver, place);
    } else if let Some((shortcut, ..)) = of_key {
        driver.press(shortcut.keys[0].modifiers, shortcut.keys[0].logical_key);
    } else {
        // Passing ends the round of a seat, as its key says.
        driver.press(tikal::app::kit::keys::END.keys[0].modifiers, tikal::app::kit::keys::END.keys[0].logical_key);
    }
}

/// Plays an action by keys alone. True if something was played.
fn play(driver: &mut Driver, action: Action) -> bool {
    let steps = legend(driver).steps();
    let played = |driver: &Driver| legend(driver).steps() > steps;
    match action {
        Action::End | Action::Done => {
            driver.press(tikal::app::kit::keys::END.keys[0].modifiers, tikal::app::kit::keys::END.keys[0].logical_key);
            return played(driver);
        }
        Action::Move { from, to, .. } | Action::Transfer { from, to, .. } => {
            press(driver, Key::Escape);
            go_to(driver, from);
            press(driver, Key::Enter);
            go_to(driver, to);
            press(driver, Key::Enter);
            return played(driver);
        }
        _ => {}
    }
    let phrase = Phrase::from(action);
    begin(driver, &phrase);
    for word in phrase.words().skip(1) {
        if played(driver) {
            return true;
        }
        let options = legend(driver).options().clone();
        if options.begun.words().any(|known| known == word) {
            continue;
        }
        let Some(place) = options.next.iter().position(|&next| next == word) else { break };
        match word {
            Word::Cell(cell) => {
                go_to(driver, cell);
                press(driver, Key::Enter);
                // A tile that fits only otherwise is turned first.
                if !played(driver) && matches!(action, Action::Place { .. }) {
                    press(driver, Key::Enter);
                }
            }
            _ if place < 9 => number(driver, place),
            _ => break,
        }
    }
    played(driver)
}

#[test]
fn whole_rounds_are_played_by_the_keyboard_alone() {
    let mut driver = at(SIZE, table(2, &[0, 1], 3), Services::for_tests());
    let mut random = ChaCha8Rng::seed_from_u64(3);
    let (mut done, mut tries): (std::collections::BTreeSet<String>, usize) = Default::default();
    while legend(&driver).state().round() < 4 && !legend(&driver).is_over() {
        tries += 1;
        assert!(tries < 600, "it goes on");
        if legend(&driver).covered_for().is_some() {
            assert_eq!(focused(&driver), "Lift the cover");
            press(&mut driver, Key::Enter);
            continue;
        }
        let legal = legend(&driver).legal().to_vec();
        let is_by_hand = |action: &&Action| !matches!(action, Action::LaySlab(_) | Action::MoveSlab { .. });
        let ways: Vec<Action> = legal.iter().filter(is_by_hand).copied().collect();
        // Each kind of action as often as any other, however many of it there are.
        let verbs: std::collections::BTreeSet<String> =
            ways.iter().map(|&action| format!("{:?}", Phrase::from(action).verb())).collect();
        let verb = verbs.iter().nth(random.random_range(0..verbs.len())).unwrap();
        let ways: Vec<Action> =
            ways.into_iter().filter(|&action| format!("{:?}", Phrase::from(action).verb()) == *verb).collect();
        let action = ways[random.random_range(0..ways.len())];
        if play(&mut driver, action) {
            done.insert(verb.clone());
        } else {
            press(&mut driver, Key::Escape);
            assert!(legend(&driver).options().begun.is_empty() || legend(&driver).state().phase() == Phase::Effect);
        }
    }
    assert_eq!(legend(&driver).state().round(), 4);
    for verb in ["Order", "Token", "Tile", "Card", "Keep", "Play", "Activate", "Lay", "Pass", "Enter", "Walk", "End"] {
        assert!(done.contains(&format!("Some({verb})")), "{verb}: {done:?}");
    }
}

#[test]
fn no_two_keys_of_the_table_are_the_same_in_any_language() {
    use tikal::app::{kit, table};
    for language in tikal::words::Language::ALL {
        let texts = tikal::words::Texts::new(language);
        let own = keys::listed(KeyScope::Table).iter();
        let common = kit::keys::listed(KeyScope::Everywhere).iter().chain(kit::keys::listed(KeyScope::Table));
        let mut taken: Vec<(egui::KeyboardShortcut, &str)> = Vec::new();
        for shortcut in own.chain(common).chain(table::keys::listed(KeyScope::Table)) {
            for keys in shortcut.designed(&texts) {
                let other = taken.iter().find(|(known, _)| *known == keys);
                assert!(other.is_none(), "{language:?}: {keys:?} is for {} and {other:?}", shortcut.name);
                taken.push((keys, shortcut.name));
            }
        }
    }
}

/// A table at whose turn a person holds one card alone that can be played, on the left.
fn with_a_kept_card(seed: u64) -> Driver {
    let mut driver = at(SIZE, purist(2, &[0, 1], seed), Services::for_tests());
    let rules = super::window::rules();
    play_until(&mut driver, seed, |state| {
        let (seat, can_play) = (state.seat(), |card| !rules.card(card).effect.is_permanent());
        let held: Vec<_> = state.left(seat).as_slice().iter().filter(|held| can_play(held.card)).collect();
        state.phase() == Phase::Turn && state.right(seat).is_empty() && held.len() == 1
    });
    assert_eq!(legend(&driver).state().phase(), Phase::Turn);
    driver
}

#[test]
fn a_card_is_chosen_before_it_is_played_by_click_by_button_and_by_key() {
    let mut driver = with_a_kept_card(4);
    let steps = legend(&driver).steps();
    let played = |driver: &Driver| legend(driver).steps() > steps;
    let plays = |action: &&Action| matches!(action, Action::Play { .. });
    let Some(&Action::Play { card, .. }) = legend(&driver).legal().iter().find(plays) else { panic!("none") };
    let rules = super::window::rules();
    let (title, text) = {
        let texts = Texts::new(Language::English);
        (nouns::card(&texts, &rules, card), nouns::card_text(&texts, &rules, card))
    };
    // On the sheet: what it does is told above the buttons, which play it or let go of it.
    driver.click(&title);
    assert!(!played(&driver) && legend(&driver).asked_card().is_some());
    assert!(driver.shows(&text) && driver.shows(": play "), "what it does is told");
    driver.click("Back");
    assert!(!played(&driver) && legend(&driver).asked_card().is_none());
    // By the button, though it is the only one that can be played, and however fast it is clicked again.
    driver.click("Play card");
    assert!(!played(&driver) && legend(&driver).options().begun.verb() == Some(Verb::Play));
    press(&mut driver, Key::Escape);
    // By its key; the number of what it leads to plays it.
    let of_play = keys::OF_ACTIONS.iter().find(|(_, verb, _)| *verb == Verb::Play).unwrap().0;
    press(&mut driver, of_play.keys[0].logical_key);
    assert!(!played(&driver) && legend(&driver).options().begun.verb() == Some(Verb::Play));
    number(&mut driver, 0);
    assert!(played(&driver));
}
