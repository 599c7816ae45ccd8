//! People's clicks in each game of the house: an action is played by the pointer alone, on the board and by the buttons of the
//! bar, as whoever sits at the window would.

#![expect(clippy::unwrap_used, reason = "tests fail by panicking")]

use egui::{Event, Modifiers, PointerButton, Pos2, Rect, Vec2};
use egui_kittest::kittest::{AccessKitNode, Queryable, by};
use rand::RngExt;
use rand::rngs::ChaCha8Rng;
use tikal::app::legend::table::{Phrase, Table as LegendTable, Verb, Word, full_word, verb_key};
use tikal::app::table::TableGame;
use tikal::games::Listed;
use tikal::hex::Cell;
use tikal::lab::Studied;
use tikal::library::Shipped;
use tikal::sitting::Sitting;
use tikal::words::legend::nouns;
use tikal::words::replay::Narrated;
use tikal::words::{Language, Texts};
use tikal::{chac, legend, tikal as base};

use crate::chac_window;
use crate::driver::Driver;

/// A game that is played by clicks.
pub trait ByClicks: TableGame + Studied + Shipped + Listed + Narrated {
    /// Chooses one of the actions that are possible, so that the game comes to its end.
    fn choose(driver: &Driver, random: &mut ChaCha8Rng) -> Self::Action;
    /// Plays an action by clicks.
    fn click(driver: &mut Driver, action: Self::Action);
}

/// The game as the window knows it.
pub fn sitting<G: TableGame>(driver: &Driver) -> &Sitting<G> {
    driver.app().table_of::<G>().unwrap().sitting()
}

/// True if something was asked for since so many actions had been played.
pub fn has_asked<G: TableGame>(driver: &Driver, steps: usize) -> bool {
    let sitting = sitting::<G>(driver);
    sitting.awaits_answer() || sitting.steps() > steps
}

/// Moves the pointer there, and presses and releases its button.
fn click_at(driver: &mut Driver, pos: Pos2) {
    driver.harness.event(Event::PointerMoved(pos));
    driver.harness.step();
    for pressed in [true, false] {
        let (button, modifiers) = (PointerButton::Primary, Modifiers::NONE);
        driver.harness.event(Event::PointerButton { pos, button, pressed, modifiers });
        driver.harness.step();
    }
    driver.run();
}

// ---- Tikal -------------------------------------------------------------------------------------------

impl ByClicks for base::State {
    fn choose(driver: &Driver, _: &mut ChaCha8Rng) -> base::Action {
        driver.next_action()
    }

    fn click(driver: &mut Driver, action: base::Action) {
        driver.play_action(action);
    }
}

// ---- Tikal Legend ------------------------------------------------------------------------------------

impl ByClicks for legend::State {
    /// Each kind of action as often as any other, however many of it there are; but what ends a turn or a round more often, so
    /// that the game is short.
    fn choose(driver: &Driver, random: &mut ChaCha8Rng) -> legend::Action {
        let legal = legend_table(driver).legal();
        let ends = |action: &&legend::Action| matches!(action, legend::Action::End | legend::Action::Pass);
        if let Some(&end) = legal.iter().find(ends).filter(|_| random.random_bool(0.3)) {
            return end;
        }
        let verb = |action: &legend::Action| Phrase::from(*action).verb();
        let mut verbs: Vec<Option<Verb>> = legal.iter().map(verb).collect();
        verbs.dedup();
        let chosen = verbs[random.random_range(0..verbs.len())];
        let ways: Vec<legend::Action> = legal.iter().copied().filter(|action| verb(action) == chosen).collect();
        ways[random.random_range(0..ways.len())]
    }

    fn click(driver: &mut Driver, action: legend::Action) {
        use legend::Action;
        let texts = Texts::new(Language::English);
        let steps = legend_table(driver).steps();
        match action {
            Action::End => {
                let scores = legend_table(driver).state().scoring().is_some();
                press(driver, &texts.say(if scores { "bar-end-score" } else { "bar-end-turn" }));
            }
            Action::Done => press(driver, &texts.say("legend-table-done")),
            Action::Move { piece, from, to } | Action::Transfer { piece, from, to } => {
                let table = legend_table(driver);
                let values = [
                    ("piece", nouns::piece(&texts, piece).into()),
                    ("name", table.name(table.state().seat()).to_owned().into()),
                    ("cell", table.cell_name(from).into()),
                ];
                driver.click(&texts.with("piece-on", &values));
                let there = point_on(driver, to);
                click_at(driver, there);
            }
            _ => say(driver, &texts, Phrase::from(action), steps),
        }
    }
}

fn legend_table(driver: &Driver) -> &LegendTable {
    driver.app().table_of().unwrap()
}

/// Says an action word by word, until it is asked for.
fn say(driver: &mut Driver, texts: &Texts, phrase: Phrase, steps: usize) {
    if legend_table(driver).selection().is_some() {
        driver.let_go();
    }
    while !has_asked::<legend::State>(driver, steps) {
        let table = legend_table(driver);
        let options = table.options();
        assert!(phrase.begins_with(&options.begun), "{phrase:?} after {:?}", options.begun);
        let at = options.begun.len();
        match phrase.get(at).unwrap() {
            Word::Verb(verb) => {
                let has_piece = matches!(verb, Verb::Enter | Verb::Recruit);
                let piece = match phrase.get(1) {
                    Some(Word::Piece(piece)) if has_piece && table.state().phase() == legend::Phase::Act => Some(piece),
                    _ => None,
                };
                press(driver, &texts.say(verb_key(verb, piece)));
            }
            // A tile that fits only otherwise is turned by the first click.
            Word::Cell(cell) => {
                let there = point_on(driver, cell);
                click_at(driver, there);
                if phrase.laid().is_some() && !has_asked::<legend::State>(driver, steps) {
                    continue;
                }
            }
            Word::Side(side) => {
                let middle = |cell| table.hex_on_screen(cell).unwrap().0;
                let next = table.rules().layout().neighbour(side.cell, side.direction).unwrap();
                let there = middle(side.cell) + 0.42 * (middle(next) - middle(side.cell));
                click_at(driver, there);
            }
            word => {
                let name = full_word(texts, table, word);
                press(driver, &name);
            }
        }
        let is_further = has_asked::<legend::State>(driver, steps) || legend_table(driver).options().begun.len() > at;
        assert!(is_further, "{phrase:?}: {:?}", legend_table(driver).notice());
    }
}

/// Clicks the button of this name, with its price; where there are several, the one of the bar, below the others.
fn press(driver: &mut Driver, name: &str) {
    let is_named =
        |label: String| label.strip_prefix(name).is_some_and(|rest| rest.is_empty() || rest.starts_with(", cost "));
    let fits = |node: &AccessKitNode| {
        let can_click = node.data().supports_action(egui::accesskit::Action::Click) && !node.is_disabled();
        can_click && node.label().is_some_and(is_named)
    };
    let found = driver.harness.query_all(by().predicate(fits)).map(|node| node.rect().center());
    let lowest = found.max_by(|one, other| one.y.total_cmp(&other.y));
    let pos = lowest.unwrap_or_else(|| panic!("there is no button {name}"));
    click_at(driver, pos);
}

/// A point of a hex on which none of the own pieces stands.
fn point_on(driver: &Driver, cell: Cell) -> Pos2 {
    let (centre, radius) = legend_table(driver).hex_on_screen(cell).unwrap();
    let is_piece =
        |node: &AccessKitNode| node.label().is_some_and(|label| label.starts_with("The ") && label.contains(" on "));
    let pieces: Vec<Rect> = driver.harness.query_all(by().predicate(is_piece)).map(|node| node.rect()).collect();
    let around = (0..6).map(|sixth| centre + 0.55 * radius * Vec2::angled(sixth as f32 * std::f32::consts::TAU / 6.0));
    let mut points = std::iter::once(centre).chain(around);
    points.find(|&point| !pieces.iter().any(|piece| piece.contains(point))).unwrap_or(centre)
}

// ---- The Temple of Chac ------------------------------------------------------------------------------

impl ByClicks for chac::State {
    fn choose(driver: &Driver, random: &mut ChaCha8Rng) -> chac::Action {
        chac_window::choose(random, chac_window::chac(driver).legal())
    }

    fn click(driver: &mut Driver, action: chac::Action) {
        let key = match action {
            chac::Action::Discard(_) => Some("chac-table-show-to-discard"),
            chac::Action::Leave(_) => Some("chac-table-show-to-leave"),
            _ => None,
        };
        if let Some(key) = key.filter(|_| !chac_window::chac(driver).shows_secrets()) {
            driver.click(&Texts::new(Language::English).say(key));
        }
        chac_window::play_by(driver, action, Driver::click_starting);
    }
}
