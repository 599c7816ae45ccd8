//! The lines of the log: what each says, in few words with small pictures among them.
//!
//! Whose step it is, a sign in front of the line says, so that it needs no name. The whole sentence is told by `steps`,
//! what a click on a line does, by `log`.

use super::Table;
use super::paint::Icon;
use super::steps::{Won, placed, starts_scoring, won};
use super::{Deed, Step};
use crate::app::tikal::words;
use crate::hex::Cell;
use crate::tikal::{Action, Event, TileId, TileKind, Treasure};
use crate::words::{Language, Texts, Value};

/// Stand for the pictures of a line in its text, in the order of [`Line::pictures`].
pub const PLACES: [char; 2] = ['\u{e000}', '\u{e001}'];

/// A small picture in a line.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Picture {
    /// A tile.
    Tile(TileKind),
    /// A treasure.
    Treasure(Treasure),
    /// Something of the seat whose step it is.
    Icon(Icon),
}

/// What a line says.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line {
    /// The words, with a character of [`PLACES`] for each picture.
    pub text: String,
    /// The pictures.
    pub pictures: [Option<Picture>; 2],
    /// The words where those have no room, with the same pictures.
    pub short: Option<String>,
}

/// The steps of the log, and what their lines say as far as they were shown. Follows the game when the log is shown.
#[derive(Debug, Default)]
pub struct Lines {
    /// How many actions the steps are made of.
    actions: usize,
    steps: Vec<Step>,
    language: Option<Language>,
    told: Vec<Option<Line>>,
    /// The line of the moment that was looked at in the last frame.
    looked_at: Option<usize>,
    /// In which width, and whether in notation, a line had no room in large letters.
    small: Option<(u32, bool)>,
}

impl Lines {
    /// Notes that the game has this many actions now: what was taken back is forgotten.
    pub fn forget_after(&mut self, actions: usize) {
        if actions < self.actions {
            self.cut_to(|step| step.end <= actions);
            self.actions = self.steps.last().map_or(0, |step| step.end);
        }
    }

    /// Whether lines are small in this width, in notation or not.
    #[must_use]
    pub fn is_small(&self, written: (u32, bool)) -> bool {
        self.small == Some(written)
    }

    /// Has the lines be small in this width, in notation or not, until the language changes.
    pub fn become_small(&mut self, written: (u32, bool)) {
        self.small = Some(written);
    }

    /// Takes in what was played since the last call, up to the first `actions`.
    pub fn follow(&mut self, table: &Table, actions: usize, language: Language) {
        if self.language.replace(language) != Some(language) {
            self.told.clear();
            self.small = None;
        }
        if self.actions != actions {
            // A walk may go on, and others may join it.
            self.cut_to(|step| step.end <= actions && !matches!(step.deed, Deed::Walk { .. }));
            let start = self.steps.last().map_or(0, |step| step.end);
            self.steps.extend(table.steps_from(start, actions));
            self.actions = actions;
        }
        self.told.resize(self.steps.len(), None);
    }

    /// Leaves out the last steps, down to one that may stay.
    fn cut_to(&mut self, may_stay: impl Fn(&Step) -> bool) {
        let kept = self.steps.iter().rposition(may_stay).map_or(0, |last| last + 1);
        self.steps.truncate(kept);
        self.told.truncate(kept);
    }

    /// Notes the line of the moment that is looked at, and whether it has changed: then it has to be brought into sight.
    pub fn looks_at(&mut self, line: Option<usize>) -> bool {
        std::mem::replace(&mut self.looked_at, line) != line
    }

    /// The steps, one for each line.
    #[must_use]
    pub fn steps(&self) -> &[Step] {
        &self.steps
    }

    /// What a line says.
    pub fn line(&mut self, texts: &Texts, table: &Table, index: usize) -> Option<&Line> {
        let step = self.steps.get(index)?;
        let line = self.told.get_mut(index)?;
        Some(line.get_or_insert_with(|| line_of(texts, table, step)))
    }
}

/// A step in few words, without the name of whoever made it; and if it began a scoring round, that it did.
fn line_of(texts: &Texts, table: &Table, step: &Step) -> Line {
    let line = deed_of(texts, table, step);
    if !starts_scoring(table, step) {
        return line;
    }
    let told = |line: String| texts.with("line-scoring", &[("line", line.into())]);
    Line { text: told(line.text), short: line.short.map(told), ..line }
}

/// A step in few words.
fn deed_of(texts: &Texts, table: &Table, step: &Step) -> Line {
    let cell = |cell: Cell| -> Value { table.rules().layout().name(cell).to_string().into() };
    let [first, second] = PLACES.map(String::from);
    let picture = ("picture", Value::from(first));
    let kind = |tile: TileId| table.rules().tile(tile).kind;
    let icon = |icon: Icon| [Some(Picture::Icon(icon)), None];
    // Where the words have no room, the picture alone says which tile.
    let of_tile = |key: &str, tile: TileId, price: u32| {
        let said = |tile: String| texts.with(key, &[picture.clone(), ("tile", tile.into()), ("price", price.into())]);
        let short = said(String::new()).split_whitespace().collect::<Vec<_>>().join(" ");
        let text = said(words::tile(texts, kind(tile)));
        Line { text, pictures: [Some(Picture::Tile(kind(tile))), None], short: Some(short) }
    };
    let plain = |text: String| Line { text, pictures: [None, None], short: None };
    match step.deed {
        Deed::Walk { piece, from, to, count } => {
            let values = [picture, ("count", count.into()), ("from", cell(from)), ("to", cell(to))];
            Line { text: texts.with("line-walk", &values), pictures: icon(Icon::Piece(piece)), short: None }
        }
        Deed::Single(action) => match action {
            Action::Draw(tile) if table.state().is_auction() => of_tile("line-turn-up", tile, 0),
            Action::Draw(tile) => of_tile("line-draw", tile, 0),
            Action::Choose(tile) => match won(table, step) {
                Some(Won { price: 0, .. }) => of_tile("line-choose-free", tile, 0),
                Some(Won { price, .. }) => of_tile("line-choose-paid", tile, price),
                None => of_tile("line-choose", tile, 0),
            },
            Action::Reveal(kind) => {
                let values = [picture, ("kind", words::treasure(texts, table, kind).into())];
                let pictures = [Some(Picture::Treasure(kind)), None];
                Line { text: texts.with("line-reveal", &values), pictures, short: None }
            }
            Action::Bid(bid) => plain(texts.with("line-bid", &[("bid", bid.into())])),
            Action::Pass => plain(texts.say("line-pass")),
            Action::Place { cell: place, .. } => Line {
                text: texts.with("line-place", &[picture, ("cell", cell(place))]),
                pictures: [placed(table, place).map(|tile| Picture::Tile(kind(tile))), None],
                short: None,
            },
            Action::Enter { piece, camp: to } | Action::Move { piece, to, .. } | Action::Transfer { piece, to, .. } => {
                let text = texts.with("line-enter", &[picture, ("cell", cell(to))]);
                Line { text, pictures: icon(Icon::Piece(piece)), short: None }
            }
            Action::Uncover(temple) => {
                let value = |event: &Event| match *event {
                    Event::Uncovered { value, .. } => Some(value),
                    _ => None,
                };
                let value = table.history().events(step.start).iter().find_map(value);
                plain(texts.with("line-uncover", &[("cell", cell(temple)), ("value", value.unwrap_or(0).into())]))
            }
            Action::Dig(ruin) => plain(texts.with("line-dig", &[("cell", cell(ruin))])),
            Action::Exchange { give, with, take } => {
                let other = ("other", table.name(with).to_owned().into());
                let [text, short] = ["line-exchange", "line-exchange-short"].map(|key| {
                    texts.with(key, &[("give", picture.1.clone()), other.clone(), ("take", second.clone().into())])
                });
                let pictures = [give, take].map(|kind| Some(Picture::Treasure(kind)));
                Line { text, pictures, short: Some(short) }
            }
            Action::Camp(site) => {
                let text = texts.with("line-camp", &[picture, ("cell", cell(site))]);
                Line { text, pictures: icon(Icon::Camp), short: None }
            }
            Action::Guard { temple, piece } => {
                let text = texts.with("line-guard", &[picture, ("cell", cell(temple))]);
                Line { text, pictures: icon(Icon::Guard(piece)), short: None }
            }
            Action::End => plain(ending(texts, table, step)),
        },
    }
}

/// The end of a turn, with the points that were lost or scored.
fn ending(texts: &Texts, table: &Table, step: &Step) -> String {
    let (lost, scored) = super::steps::outcome(table, step);
    match (scored, lost) {
        (Some(points), _) => texts.with("line-score", &[("points", points.into())]),
        (None, 0) => texts.say("line-end"),
        (None, lost) => texts.with("line-end-lost", &[("points", lost.into())]),
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use rand::rngs::ChaCha8Rng;
    use rand::{RngExt, SeedableRng};

    use super::*;
    use crate::app::tikal::command::{Ask, TableCommand};
    use crate::game::{DealerDef, Player, RecordOptions, Seat, SeatRecord};
    use crate::library::{CLASSIC, TikalLibrary};
    use crate::tikal::{Phase, Setup, State, TikalSession, TurnRule, Variant};

    /// A game of two people.
    fn game(rules: &Arc<Variant>, seed: u64) -> Table {
        let seat = |name: &str| SeatRecord { name: name.into(), colour: "red".into(), player: Player::Human };
        let turns = if seed.is_multiple_of(2) { TurnRule::Draw } else { TurnRule::Auction };
        let start = State::new(rules, 2, &Setup::new(turns, Seat::default()));
        let (session, _) = TikalSession::new(Arc::clone(rules), start, DealerDef::Seed(seed));
        Table::new(session, vec![seat("Ana"), seat("Ben")], RecordOptions::default())
    }

    #[test]
    fn the_lines_are_those_of_the_whole_game_whatever_was_taken_back() {
        let (library, texts) = (TikalLibrary::built_in(), Texts::new(Language::German));
        for seed in 0..6 {
            let mut table = game(library.find(CLASSIC).unwrap(), seed);
            let mut random = ChaCha8Rng::seed_from_u64(seed);
            let mut lines = Lines::default();
            while table.state().phase() != Phase::Over && table.steps() < 250 {
                let before = table.steps();
                match random.random_range(0..8) {
                    0 => table.execute(TableCommand::Undo),
                    1 => table.execute(TableCommand::Redo),
                    2 => table.execute(TableCommand::UndoAction),
                    _ => {
                        let legal = table.legal();
                        let walks = legal.iter().position(|action| matches!(action, Action::Move { .. }));
                        let index = walks.filter(|_| random.random_range(0..3) > 0);
                        let action = legal[index.unwrap_or_else(|| random.random_range(0..legal.len()))];
                        // Of some actions nobody knows who asked for them.
                        if random.random_range(0..2) == 0 {
                            table.play(action).unwrap();
                        } else {
                            table.execute(TableCommand::Own(Ask::Play(action)));
                        }
                    }
                }
                lines.forget_after(before.min(table.steps()));
                // Not every action is safe at once.
                let shown = table.steps() - random.random_range(0..3.min(table.steps() + 1));
                if random.random_range(0..3) > 0 {
                    lines.follow(&table, shown, texts.language());
                    assert_eq!(lines.steps(), table.steps_from(0, shown));
                    for index in 0..lines.steps().len() {
                        let line = lines.line(&texts, &table, index).unwrap().clone();
                        assert_eq!(line, line_of(&texts, &table, &lines.steps()[index]));
                        assert!(!line.text.contains("line-"), "{}", line.text);
                        for (place, picture) in PLACES.into_iter().zip(line.pictures) {
                            assert_eq!(line.text.contains(place), picture.is_some(), "{}", line.text);
                        }
                    }
                }
            }
        }
    }
}
