//! The strip of the running turn at the lower edge of the board: its steps as chips, padlocks where the program dealt
//! chance, what was taken back, and the button that takes back the whole turn.
//!
//! Decides what a click on a chip asks for. What a step is and why it cannot be taken back, `turn` decides.

use egui::{Rect, Response, RichText, Sense, Ui, UiBuilder, pos2, vec2};

use super::chips::{BARE_CHIP, CHIP_HEIGHT, Chip, ChipLook};
use super::{Desk, Idle, Lock, Step, Table, TableCommand, TableGame, TableSpot, correct};
use crate::app::kit::draw::signs::{Sign, sign};
use crate::app::kit::keys;
use crate::app::kit::tooltips::{self, Need, Said};

/// The room that the strip takes of the board.
pub const STRIP_HEIGHT: f32 = CHIP_HEIGHT + 14.0;
const GAP: f32 = 4.0;
const LOCK_WIDTH: f32 = 16.0;
/// The room between the frame and what stands in it, left and right together.
const EDGES: f32 = 12.0;
/// The width of the buttons beside the chips.
const BUTTON_WIDTH: f32 = 30.0;

/// So many of the last steps keep their words while earlier ones can go into the list.
const WORDED: usize = 2;

/// A board lower than this has no room for the strip: the bar and the menu take back too.
const LEAST_BOARD: f32 = 200.0;

/// True if there is room for the strip below the tiles of a board.
#[must_use]
pub fn has_strip(board: Rect) -> bool {
    board.height() >= LEAST_BOARD
}

/// Something in the strip.
enum Link<G: TableGame> {
    Chip(Step<G::Deed>, Chip<G>, Option<Lock>),
    Padlock,
}

/// Shows the strip along the lower edge of `board`.
pub fn strip_ui<G: TableGame>(ui: &mut Ui, desk: &mut Desk<G>, table: &Table<G>, board: Rect) {
    if !has_strip(board) {
        return;
    }
    if !G::is_turn(table.state()) || table.looks_back() {
        return;
    }
    let links = links(desk, table);
    if links.is_empty() {
        return;
    }
    let width = |link: &Link<G>| match link {
        Link::Chip(_, chip, _) => chip.width(ui, desk.theme) + GAP,
        Link::Padlock => LOCK_WIDTH + GAP,
    };
    let mut widths: Vec<f32> = links.iter().map(width).collect();
    // Where there is nothing to restart, there is no button for it: a greyed one beside an undo that works would seem to
    // say that nothing can be taken back.
    // Its place is kept as long as a chip can be clicked, so that all of them stay where they are under the pointer.
    let is_clicked = |link: &Link<G>| match link {
        Link::Chip(_, chip, _) => matches!(chip.look, ChipLook::TakesBack | ChipLook::Undone),
        Link::Padlock => false,
    };
    let keeps = table.can_restart() || links.iter().any(is_clicked);
    let restart = if keeps { BUTTON_WIDTH } else { 0.0 };
    let most = board.width() - EDGES - 8.0 - restart;
    let bares: Vec<bool> = links.iter().map(|link| matches!(link, Link::Chip(..))).collect();
    let Cut { hidden, bare } = cut(&mut widths, &bares, most);
    let shown: f32 = widths[hidden..].iter().sum::<f32>() + restart + EDGES;
    let shown = if hidden > 0 { shown + BUTTON_WIDTH + GAP } else { shown }.min(board.width() - 8.0);
    let corner = pos2(board.left() + 4.0, board.bottom() - STRIP_HEIGHT + 2.0);
    let rect = Rect::from_min_size(corner, vec2(shown, STRIP_HEIGHT - 6.0));
    // What can be taken back stays in sight.
    tooltips::keep_clear(ui.ctx(), rect, Need::Soon);
    desk.note(ui, TableSpot::Strip.into(), rect);
    let chrome = &desk.theme.chrome;
    ui.painter().rect(
        rect,
        f32::from(desk.theme.sizes.button_radius),
        chrome.panel.gamma_multiply(0.82),
        (1.0, chrome.edge),
        egui::StrokeKind::Inside,
    );
    let inner = rect.shrink2(vec2(6.0, 4.0));
    ui.scope_builder(UiBuilder::new().max_rect(inner).id_salt("strip"), |ui| {
        ui.set_clip_rect(ui.clip_rect().intersect(rect));
        ui.horizontal_centered(|ui| {
            ui.spacing_mut().item_spacing.x = GAP;
            // The buttons are as high as the chips, whichever of them there are.
            ui.spacing_mut().interact_size.y = CHIP_HEIGHT;
            ui.spacing_mut().button_padding = vec2(2.0, 0.0);
            if table.can_restart() {
                restart_ui(ui, desk, table);
            } else if keeps {
                ui.add_space(BUTTON_WIDTH);
            }
            if hidden > 0 {
                earlier_ui(ui, desk, table, &links[..hidden]);
            }
            for (index, link) in links.iter().enumerate().skip(hidden) {
                link_ui(ui, desk, table, link, index < bare);
            }
        });
    });
}

/// The links that have no room in the strip.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Cut {
    /// The number of links that go into a list.
    hidden: usize,
    /// The number of links without words, those in the list among them.
    bare: usize,
}

/// Decides what has room in a strip that is `most` wide: if there is too little, the earliest steps have no words; if
/// there still is, they go into a list, before the last ones lose their words too. The last ones stay in sight.
/// `widths` are those of the links, with gaps, and become those that they get; `chips` says which of them are chips.
fn cut(widths: &mut [f32], chips: &[bool], most: f32) -> Cut {
    let mut room = most - widths.iter().sum::<f32>();
    let (mut hidden, mut bare) = (0, 0);
    for worded in (0..=WORDED).rev() {
        let end = before_last(chips, worded);
        while bare < end && room < 0.0 {
            if chips[bare] {
                room += widths[bare] - BARE_CHIP - GAP;
                widths[bare] = BARE_CHIP + GAP;
            }
            bare += 1;
        }
        if room < 0.0 && hidden == 0 {
            room -= BUTTON_WIDTH + GAP;
        }
        while hidden < end && room < 0.0 {
            room += widths[hidden];
            hidden += 1;
        }
    }
    Cut { hidden, bare: bare.max(hidden) }
}

/// The number of links that come before the last chips, as many as this.
fn before_last(chips: &[bool], count: usize) -> usize {
    let from_end = chips.iter().enumerate().rev().filter(|(_, is_chip)| **is_chip).map(|(index, _)| index);
    if count == 0 { chips.len() } else { from_end.take(count).last().unwrap_or(0) }
}

/// The chips in order, with a padlock behind each piece of chance that shuts off what was before it.
fn links<G: TableGame>(desk: &Desk<G>, table: &Table<G>) -> Vec<Link<G>> {
    let turn = table.turn();
    let mut links = Vec::new();
    for step in &turn.steps {
        // What a lesson begins with stays for a reason of its own.
        let begins = table.is_before_learner(step.start);
        let lock = table.lock(step).filter(|_| !begins);
        let is_fixed = lock.is_some() || begins;
        let state = if is_fixed { ChipLook::Fixed } else { ChipLook::TakesBack };
        links.push(Link::Chip(*step, Chip::of(desk.texts, table, step, state), lock));
        if step.is_chance && lock == Some(Lock::Chance) {
            links.push(Link::Padlock);
        }
    }
    let undone = |step: &Step<G::Deed>| Link::Chip(*step, Chip::of(desk.texts, table, step, ChipLook::Undone), None);
    links.extend(turn.undone.iter().map(undone));
    links
}

/// Shows a link; a chip that is bare has no words.
fn link_ui<G: TableGame>(ui: &mut Ui, desk: &mut Desk<G>, table: &Table<G>, link: &Link<G>, is_bare: bool) {
    let (step, chip, why) = match link {
        Link::Padlock => {
            let (rect, response) = ui.allocate_exact_size(vec2(LOCK_WIDTH, CHIP_HEIGHT), Sense::CLICK);
            sign(ui.painter(), rect.center(), 7.5, Sign::Locked, desk.theme.chrome.gold);
            if response.says(|| desk.texts.say(Idle::PADLOCK.text())).clicked() {
                desk.push(TableCommand::Idle(Idle::PADLOCK));
            }
            return;
        }
        Link::Chip(step, chip, why) => (step, chip, *why),
    };
    let (texts, look, said) = (desk.texts, chip.look, &chip.told.sentence);
    let number = (step.start + 1).into();
    let key = match look {
        ChipLook::Undone => "strip-redo",
        ChipLook::TakesBack | ChipLook::Shows | ChipLook::Shown => "strip-undo",
        ChipLook::Fixed => "strip-fixed",
    };
    let name = texts.with(key, &[("step", number), ("said", said.clone().into())]);
    let response = chip.ui(ui, desk, table, step, is_bare, &name);
    if look != ChipLook::Undone {
        correct::correct_menu(&response, desk, table, step.start);
    }
    let stays = match (look, why) {
        (_, Some(Lock::Chance)) => Some(Idle::STEP_CHANCE),
        (_, Some(Lock::NotYours)) => Some(Idle::STEP_NOT_YOURS),
        (ChipLook::Fixed, None) => Some(Idle::STEP_OF_LESSON),
        _ => None,
    };
    if response.clicked() {
        desk.push(match (stays, look) {
            (Some(why), _) => TableCommand::Idle(why),
            (None, ChipLook::Undone) => TableCommand::PlayAgain(table.undone_to(step.end)),
            (None, _) => TableCommand::TakeBack(step.start),
        });
    }
    let hint = match (stays, look) {
        (Some(why), _) => why.text(),
        (None, ChipLook::Undone) => "strip-redo-hint",
        (None, _) => "strip-undo-hint",
    };
    response.shows(|ui| {
        ui.label(said);
        ui.label(RichText::new(texts.say(hint)).small().color(desk.theme.chrome.text_weak));
    });
}

/// A small button with a sign.
fn sign_ui<G: TableGame>(ui: &mut Ui, desk: &Desk<G>, picture: Sign, name: &str) -> Response {
    let button = egui::Button::new("").min_size(vec2(BUTTON_WIDTH - GAP, CHIP_HEIGHT));
    let response = ui.add(button).accessible_name(name);
    sign(ui.painter(), response.rect.center(), 8.0, picture, desk.theme.chrome.text);
    response
}

fn restart_ui<G: TableGame>(ui: &mut Ui, desk: &mut Desk<G>, table: &Table<G>) {
    let texts = desk.texts;
    let name = texts.say(table.restart_title());
    let response = sign_ui::<G>(ui, desk, Sign::Undo, &name);
    if response.says(|| format!("{name} ({})", keys::RESTART.text(texts, ui.ctx()))).clicked() {
        desk.push(TableCommand::Restart);
    }
}

/// The button for the steps that have no room in the strip, and the list of them.
fn earlier_ui<G: TableGame>(ui: &mut Ui, desk: &mut Desk<G>, table: &Table<G>, links: &[Link<G>]) {
    let count = links.iter().filter(|link| matches!(link, Link::Chip(..))).count();
    let name = desk.texts.with("strip-earlier", &[("count", count.into())]);
    let button = egui::Button::new("…").min_size(vec2(BUTTON_WIDTH - GAP, CHIP_HEIGHT));
    let response = ui.add(button).accessible_name(&name).on_hover_text(&name);
    egui::Popup::menu(&response).align(egui::RectAlign::TOP_START).show(|ui| {
        ui.set_max_width(260.0);
        ui.horizontal_wrapped(|ui| {
            for link in links {
                link_ui(ui, desk, table, link, false);
            }
        });
    });
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The cut of a strip of this width with that many chips that are 100 wide.
    fn cut_of(chips: usize, most: f32) -> Cut {
        cut(&mut vec![100.0; chips], &vec![true; chips], most)
    }

    #[test]
    fn the_last_steps_keep_their_words_before_earlier_ones_keep_their_pictures() {
        assert_eq!(cut_of(3, 310.0), Cut { hidden: 0, bare: 0 });
        assert_eq!(cut_of(5, 310.0), Cut { hidden: 0, bare: 3 });
        // A picture is 34 wide, and so is what opens the list.
        assert_eq!(cut_of(9, 310.0), Cut { hidden: 5, bare: 7 });
        assert_eq!(cut_of(30, 383.0), Cut { hidden: 24, bare: 28 });
        // In a strip that is narrower than two chips one has words, in a narrower one none.
        assert_eq!(cut_of(9, 150.0), Cut { hidden: 8, bare: 8 });
        assert_eq!(cut_of(9, 80.0), Cut { hidden: 8, bare: 9 });
    }
}
