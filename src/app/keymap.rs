//! The keys that the player has set: which there are, which of them two commands would share, and how they are kept.
//!
//! Which keys there are by design, and which nobody can set, `kit::keys` and the lists of the games decide; how they are
//! shown and set, the settings.

use std::collections::BTreeMap;

use egui::{Context, KeyboardShortcut};

use super::games;
use super::kit::keys::{self, Bindings, KeyScope, SetKey, Shortcut};
use crate::games::GameId;
use crate::library::{Keeper, SettingsError, WrongValue};
use crate::words::Texts;

/// The list in the file of settings, of pairs of a command and its key.
const FIELD: &str = "keys";

/// The keys that the player has set, by the ids of the texts that say what they do.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Keymap(BTreeMap<&'static str, KeyboardShortcut>);

/// The places in which keys work, in one game or in all, each with its keys.
fn places() -> impl Iterator<Item = (KeyScope, Option<GameId>, Vec<&'static Shortcut>)> {
    let groups = |place| games::key_groups(place).into_iter().map(move |(game, keys)| (place, game, keys));
    KeyScope::ALL.into_iter().flat_map(groups)
}

/// The command of this name, as it is designed.
#[must_use]
pub fn find(name: &str) -> Option<&'static Shortcut> {
    places().flat_map(|(.., keys)| keys).find(|shortcut| shortcut.name == name && !shortcut.is_fixed)
}

/// The commands that could be asked for by the same key at the same time as the one of this name, each once; `wanted` gives
/// its keys in each place and game that has it.
#[must_use]
pub fn rivals(
    context: &Context,
    name: &str,
    wanted: impl Fn(&Shortcut) -> Vec<KeyboardShortcut>,
) -> Vec<&'static Shortcut> {
    let rows = || places().flat_map(|(place, game, keys)| keys.into_iter().map(move |one| (place, game, one)));
    let is_own = |shortcut: &Shortcut| shortcut.name == name && !shortcut.is_fixed;
    let mut rivals: Vec<&'static Shortcut> = Vec::new();
    for (place, game, own) in rows().filter(|(.., shortcut)| is_own(shortcut)) {
        let wanted = wanted(own);
        for (at, of, other) in rows().filter(|(.., shortcut)| !is_own(shortcut)) {
            let meets = at.meets(place) && (of.is_none() || game.is_none() || of == game);
            let is_shared = |one: &KeyboardShortcut| wanted.iter().any(|key| keys::is_same(*one, *key));
            let is_new = rivals.iter().all(|known| known.name != other.name);
            if meets && is_new && other.keys_in(context).iter().any(is_shared) {
                rivals.push(other);
            }
        }
    }
    rivals
}

/// The keys to be set so that this command gets a key that others have, and they get the one that it has; none if they
/// cannot.
#[must_use]
pub fn swapped(context: &Context, wanted: SetKey, rivals: &[&'static Shortcut]) -> Option<Vec<SetKey>> {
    let (name, _) = wanted;
    let given = find(name)?.keys_in(context).first().copied()?;
    let is_free = |rival: &&Shortcut| {
        let others = self::rivals(context, rival.name, |_| vec![given]);
        !rival.is_fixed && others.iter().all(|other| other.name == name || rivals.contains(other))
    };
    rivals.iter().all(is_free).then(|| rivals.iter().map(|rival| (rival.name, Some(given))).chain([wanted]).collect())
}

impl Keymap {
    /// The keys that are kept. What is no command of ours, or no key that can be set, is left out, to be told.
    pub fn read(keeper: &mut Keeper) -> Self {
        let (mut known, mut wrong) = (BTreeMap::new(), Vec::new());
        for (command, key) in keeper.list::<(String, String)>(FIELD) {
            let keys = keys::from_file(&key).filter(|&keys| !keys::is_kept(keys));
            match find(&command).zip(keys) {
                Some((shortcut, keys)) => drop(known.insert(shortcut.name, keys)),
                None => wrong.push(WrongValue { field: FIELD.to_owned(), value: format!("{command}, {key}") }),
            }
        }
        keeper.leave_out(wrong);
        Self(known)
    }

    /// Sets keys, and keeps them. What another copy of the program has set stays, and so does what is no command here.
    pub fn set(&mut self, keeper: &mut Keeper, texts: &Texts, keys: &[SetKey]) {
        let is_designed = |name: &str, wanted| find(name).is_some_and(|command| command.designed(texts) == [wanted]);
        let keys = keys.iter().map(|&(name, keys)| (name, keys.filter(|&keys| !is_designed(name, keys))));
        let keys: Vec<SetKey> = keys.collect();
        for &(name, keys) in &keys {
            match keys {
                Some(keys) => drop(self.0.insert(name, keys)),
                None => drop(self.0.remove(name)),
            }
        }
        keeper.change(|fields| -> Result<(), SettingsError> {
            fields.change_list::<(String, String)>(FIELD, |kept| {
                kept.retain(|(name, _)| keys.iter().all(|(own, _)| own != name));
                let set = keys.iter().filter_map(|(name, keys)| Some(((*name).to_owned(), keys::to_file((*keys)?))));
                kept.extend(set);
            })
        });
    }

    /// Puts them in force: in the window, and in the texts that name a key.
    pub fn bind(&self, texts: &Texts, context: &Context) {
        let mut bindings = BTreeMap::new();
        for shortcut in places().flat_map(|(.., keys)| keys).filter(|shortcut| !shortcut.is_fixed) {
            let designed = shortcut.designed(texts);
            let keys = self.0.get(shortcut.name).map_or_else(|| designed.clone(), |&keys| vec![keys]);
            if keys != shortcut.keys {
                bindings.insert(shortcut.name, keys);
            }
        }
        Bindings(bindings).bind(context);
        let written = |(name, keys): (&&str, &KeyboardShortcut)| {
            ((*name).to_owned(), keys::all_written(texts, context, &[*keys]))
        };
        texts.set_keys(self.0.iter().map(written).collect());
    }

    /// True if the player has set a key for this command.
    #[must_use]
    pub fn is_set(&self, shortcut: &Shortcut) -> bool {
        !shortcut.is_fixed && self.0.contains_key(shortcut.name)
    }

    /// The changes after which every key is the designed one; none if they are.
    #[must_use]
    pub fn reset(&self) -> Vec<SetKey> {
        self.0.keys().map(|&name| (name, None)).collect()
    }
}
