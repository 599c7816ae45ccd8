//! The setting of another key for a command: the question for it, and the words about the key that was pressed.

use egui::Context;

use super::App;
use super::keymap;
use super::kit::keys::{self, Caught, SetKey, Shortcut};
use super::question::{self, Question};

impl App {
    /// Asks for the key of a command.
    pub(super) fn ask_for_key(&mut self, name: &'static str, context: &Context) {
        let Some(shortcut) = keymap::find(name) else { return };
        let key = shortcut.all_texts(&self.texts, context);
        let about = self.texts.with("keys-ask", &[("key", key.into())]);
        self.ask_so(name, about, None);
    }

    fn ask_so(&mut self, name: &'static str, about: String, swap: Option<Vec<SetKey>>) {
        let is_set = keymap::find(name).is_some_and(|shortcut| self.preferences.keymap.is_set(shortcut));
        self.over.question = Some(Question::SetKey { name, about, swap, is_set });
    }

    /// Sets the key that was pressed for a command, or says why not.
    pub(super) fn catch_key(&mut self, name: &'static str, caught: Caught, context: &Context) {
        match caught {
            Caught::Keys(keys) => self.wish_for_key((name, Some(keys)), context),
            Caught::Kept => self.ask_so(name, self.texts.say("keys-kept"), None),
            Caught::Unknown => self.ask_so(name, self.texts.say("keys-unknown"), None),
        }
    }

    /// Sets a key, unless other commands that can be asked for at the same time have it: then they are named, and whether
    /// they are to take the key that this one has is asked.
    pub(super) fn wish_for_key(&mut self, wanted: SetKey, context: &Context) {
        let (name, keys) = wanted;
        let Some(shortcut) = keymap::find(name) else { return };
        let of = |own: &Shortcut| keys.map_or_else(|| own.designed(&self.texts), |keys| vec![keys]);
        let rivals = keymap::rivals(context, name, of);
        if rivals.is_empty() {
            self.over.let_go(false);
            self.preferences.set_keys(&[wanted], &self.texts, context);
            return;
        }
        let swap = keymap::swapped(context, wanted, &rivals);
        let named = |rival: &&Shortcut| self.texts.say(rival.name).trim_end_matches('…').to_owned();
        let others = question::listed(&self.texts, &rivals.iter().map(named).collect::<Vec<_>>());
        let values = [
            ("key", keys::all_written(&self.texts, context, &of(shortcut)).into()),
            ("others", others.into()),
            ("own", shortcut.text(&self.texts, context).into()),
        ];
        let key = if swap.is_some() { "keys-taken" } else { "keys-taken-for-good" };
        self.ask_so(name, self.texts.with(key, &values), swap);
    }
}
