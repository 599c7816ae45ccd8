//! A list of things to do or to go to, found by a few letters: every command of the program, or everything in a document.
//!
//! Decides what matches and in which order it is shown. What there is, whoever opens it says.

use egui::{Align, Button, Id, Key, Label, Modal, Modifiers, RichText, ScrollArea, TextEdit, Ui};

use super::command::{Command, Desk};
use super::kit::limits;
use crate::words::folded::Folded;

/// The greatest number of entries that are shown; more letters lead to the others.
const MOST: usize = 60;

/// Something that can be chosen.
#[derive(Clone, Debug)]
pub struct Entry {
    /// The name of the entry.
    said: String,
    /// The words behind its name, such as its keys or its place.
    beside: String,
    /// The command of the entry; nothing where it has none at all.
    command: Option<Command>,
    is_possible: bool,
    /// Why that is so, where it is known.
    why_not: Option<String>,
    folded: Folded,
}

impl Entry {
    /// An entry that does this.
    #[must_use]
    pub fn new(said: String, beside: String, command: Option<Command>) -> Self {
        let folded = Folded::new(&said);
        Self { said, beside, is_possible: command.is_some(), command, why_not: None, folded }
    }

    /// The same, which can be chosen only if it is possible now.
    #[must_use]
    pub fn only_if(self, is_possible: bool) -> Self {
        Self { is_possible: self.is_possible && is_possible, ..self }
    }

    /// The command of the entry, when that is possible.
    #[must_use]
    pub fn command(&self) -> Option<&Command> {
        self.command.as_ref()
    }

    /// Says why it is not possible now.
    pub fn explain(&mut self, why_not: String) {
        self.why_not = Some(why_not);
    }

    /// The place in its name where the query begins: an entry matches if every word of the query stands in its name.
    fn rank(&self, words: &[Folded]) -> Option<usize> {
        let places = words.iter().map(|word| self.folded.first(word).map(|(from, _)| from));
        places.collect::<Option<Vec<usize>>>().map(|places| places.into_iter().min().unwrap_or(0))
    }
}

/// The list while it is open.
#[derive(Debug)]
pub struct Palette {
    entries: Vec<Entry>,
    /// The text that names the list.
    name: &'static str,
    query: String,
    /// The entries that match the query, the best first.
    found: Vec<usize>,
    /// The place of the chosen one among them.
    chosen: usize,
    /// True if the field has the keyboard already.
    is_begun: bool,
}

impl Palette {
    /// A list of commands.
    #[must_use]
    pub fn new(entries: Vec<Entry>) -> Self {
        Self::called("palette-name", entries)
    }

    /// A list under this name.
    #[must_use]
    pub fn called(name: &'static str, entries: Vec<Entry>) -> Self {
        let mut palette = Self { entries, name, query: String::new(), found: Vec::new(), chosen: 0, is_begun: false };
        palette.find();
        palette
    }

    /// Looks for what was typed: what is possible first, then what begins with it, then in the order of the list.
    fn find(&mut self) {
        let words: Vec<Folded> = self.query.split_whitespace().map(Folded::new).collect();
        let ranked = self.entries.iter().enumerate();
        let mut ranked: Vec<_> =
            ranked.filter_map(|(index, entry)| Some((!entry.is_possible, entry.rank(&words)?, index))).collect();
        ranked.sort_unstable();
        self.found = ranked.into_iter().take(MOST).map(|(.., index)| index).collect();
        self.chosen = 0;
    }
}

/// Lays out the list.
pub fn palette_ui(ui: &Ui, desk: &mut Desk, palette: &mut Palette) {
    let screen = ui.ctx().content_rect();
    let modal = Modal::new(Id::unique("palette")).show(ui.ctx(), |ui| {
        ui.set_width((screen.width() - 60.0).clamp(220.0, 560.0));
        let keys = ui.input_mut(|input| {
            [Key::ArrowDown, Key::ArrowUp, Key::Enter].map(|key| input.consume_key(Modifiers::NONE, key))
        });
        let hint = desk.texts.say(palette.name);
        let field = TextEdit::singleline(&mut palette.query)
            .char_limit(limits::QUERY)
            .hint_text(&hint)
            .desired_width(f32::INFINITY);
        let field = ui.add(field).accessible_name(hint);
        if !std::mem::replace(&mut palette.is_begun, true) {
            field.request_focus();
            log::debug!("the keyboard is in the list {}", palette.name);
        }
        if field.changed() {
            palette.find();
        }
        let [down, up, enter] = keys;
        let last = palette.found.len().saturating_sub(1);
        if down {
            palette.chosen = (palette.chosen + 1).min(last);
        }
        if up {
            palette.chosen = palette.chosen.saturating_sub(1);
        }
        ui.separator();
        let height = (screen.height() - 200.0).clamp(100.0, 420.0);
        let mut asked = enter.then(|| palette.found.get(palette.chosen).copied()).flatten();
        ScrollArea::vertical().max_height(height).min_scrolled_height(height).auto_shrink([false, false]).show(
            ui,
            |ui| {
                if palette.found.is_empty() {
                    ui.weak(desk.texts.say("palette-nothing"));
                }
                for (place, &index) in palette.found.iter().enumerate() {
                    let entry = &palette.entries[index];
                    let is_chosen = place == palette.chosen;
                    let beside = RichText::new(&entry.beside);
                    let chrome = &desk.theme.chrome;
                    let beside = beside.color(if is_chosen { chrome.accent_text } else { chrome.text_weak });
                    let button = Button::selectable(is_chosen, &entry.said).shortcut_text(beside);
                    let wide = egui::vec2(ui.available_width(), ui.spacing().interact_size.y);
                    let row = ui.add_enabled(entry.is_possible, button.min_size(wide).truncate());
                    let row = row.accessible_name(&entry.said);
                    let row = match &entry.why_not {
                        Some(why) => row.on_disabled_hover_text(why),
                        None => row,
                    };
                    if row.clicked() {
                        asked = Some(index);
                    }
                    if is_chosen && (up || down) {
                        row.scroll_to_me(Some(Align::Center));
                    }
                }
                if palette.found.len() == MOST {
                    ui.add(Label::new(RichText::new(desk.texts.say("palette-more")).weak()).wrap());
                }
            },
        );
        asked
    });
    let chosen = modal.inner.map(|index| &palette.entries[index]).filter(|entry| entry.is_possible);
    let command = chosen.and_then(|entry| entry.command.clone());
    if command.is_some() || modal.should_close() {
        desk.push(Command::CloseList { chosen: command.is_some() });
        if let Some(command) = command {
            desk.push(command);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn entry(said: &str, can: bool) -> Entry {
        Entry::new(said.to_owned(), String::new(), Some(Command::Back)).only_if(can)
    }

    #[test]
    fn words_are_found_in_any_order_whatever_their_accents_and_what_is_possible_comes_first() {
        let entries =
            vec![entry("Éditeur de variantes", false), entry("Règles", true), entry("Jouer une variante", true)];
        let mut palette = Palette::new(entries);
        let found = |palette: &Palette| {
            palette.found.iter().map(|&index| palette.entries[index].said.clone()).collect::<Vec<_>>()
        };
        assert_eq!(found(&palette), ["Règles", "Jouer une variante", "Éditeur de variantes"]);
        palette.query = "variante".to_owned();
        palette.find();
        assert_eq!(found(&palette), ["Jouer une variante", "Éditeur de variantes"]);
        palette.query = "VAR edit".to_owned();
        palette.find();
        assert_eq!(found(&palette), ["Éditeur de variantes"]);
        palette.query = "regles".to_owned();
        palette.find();
        assert_eq!(found(&palette), ["Règles"]);
        palette.query = "nothing".to_owned();
        palette.find();
        assert!(found(&palette).is_empty());
    }
}
