//! The keys of all games: each is written in the language of the window, does one thing, and is listed once.

use egui::{Context, KeyboardShortcut};

use tikal::app::games::{key_groups, keys as all_keys, keys_of};
use tikal::app::kit::keys::{self, KeyScope, Shortcut};
use tikal::app::{hexboard, table};
use tikal::games::GameId;
use tikal::words::{Language, Texts};

#[test]
fn every_listed_key_is_written_in_the_language_of_the_window() {
    for language in [Language::German, Language::French] {
        let (texts, context) = (Texts::new(language), Context::default());
        for shortcut in KeyScope::ALL.into_iter().flat_map(all_keys) {
            for pressed in shortcut.keys {
                let own =
                    Shortcut { name: shortcut.name, keys: std::slice::from_ref(pressed), letter: None, is_fixed: true };
                let said = own.text(&texts, &context);
                let key = said.rsplit('+').next().unwrap_or_default();
                let english = pressed.logical_key.name();
                let is_sign = key.chars().count() == 1 || key.starts_with('F');
                // These are called so in every language.
                let is_common = ["Tab", "Menu"].contains(&key);
                assert!(is_sign || is_common || key != english, "{said} in {}", language.code());
            }
        }
    }
}

#[test]
fn no_key_does_two_things_in_one_game() {
    // Where a key of one place works, those of the places around it do too; those of another game never.
    for (place, &game) in KeyScope::ALL.into_iter().flat_map(|place| GameId::ALL.iter().map(move |game| (place, game)))
    {
        let around: &[KeyScope] = match place {
            KeyScope::Everywhere => &[],
            KeyScope::Table | KeyScope::Rulebook | KeyScope::Editor => &[KeyScope::Everywhere],
            KeyScope::Tiles | KeyScope::Canvas => &[KeyScope::Everywhere, KeyScope::Editor],
            KeyScope::Board | KeyScope::LookingBack => &[KeyScope::Everywhere, KeyScope::Table],
        };
        let mut seen: Vec<KeyboardShortcut> = Vec::new();
        let there = |&place: &KeyScope| keys::listed(place).iter().chain(keys_of(game, place));
        for shortcut in around.iter().chain([&place]).flat_map(there) {
            assert!(!shortcut.keys.is_empty());
            for keys in shortcut.keys {
                assert!(!seen.contains(keys), "{keys:?} of {} in {}", shortcut.name, game.id());
                seen.push(*keys);
            }
        }
    }
}

/// The number of keys of a place that are stated once for all games.
fn of_all(place: KeyScope) -> usize {
    keys::listed(place).len() + table::keys::listed(place).len() + hexboard::keys::listed(place).len()
}

#[test]
fn a_key_that_games_share_is_listed_once() {
    for place in KeyScope::ALL {
        let groups = key_groups(place);
        for &game in GameId::ALL {
            let of_game = groups.iter().filter(|(of, _)| of.is_none_or(|of| of == game));
            let listed: Vec<_> = of_game.flat_map(|(_, keys)| keys).collect();
            let all = of_all(place) + keys_of(game, place).len();
            assert_eq!(listed.len(), all, "{place:?} of {}", game.id());
        }
    }
    let shared = |place: KeyScope| {
        let groups = key_groups(place);
        let listed = groups.iter().find(|(of, _)| of.is_none()).map_or(0, |(_, keys)| keys.len());
        listed - of_all(place)
    };
    let shared: usize = KeyScope::ALL.into_iter().map(shared).sum();
    assert!(shared > 0, "all games have some keys in common");
}
