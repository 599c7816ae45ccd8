//! The aim of a click on a board that changes by itself.
//!
//! A person needs a moment from seeing to clicking. When somebody else moves, a piece is still on its way or the board
//! is laid out anew in that moment, or while the button is held, the click means what was seen under the pointer. What a
//! click on that asks for, and whether it is still there, the board's table decides.

use egui::{PointerButton, Pos2, Rect, Ui};

/// The time before a click at which its aim was seen, in seconds.
const MOMENT: f64 = 0.2;
/// The distance, in points, that the pointer has to be moved until it is aimed anew.
const ANEW: f32 = 3.0;

/// The signs by which a board has changed by itself: the number of changes that no command of the player asked for,
/// its rectangle and the size of its pieces.
pub type Board = (u64, Rect, f32);

/// Something that was seen under the pointer.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Sight<T> {
    /// The board.
    pub board: Board,
    /// Where the pointer was.
    point: Pos2,
    /// The thing that lay there.
    pub thing: T,
}

/// The sights under the pointer, and the one on which the button was pressed.
#[derive(Debug)]
pub struct Aim<T> {
    /// As it was seen in the last frame.
    last: Option<Sight<T>>,
    /// As it was seen before the board changed by itself, and until when.
    before: Option<(Sight<T>, f64)>,
    /// The sight on which the button was pressed.
    pressed: Option<Sight<T>>,
}

impl<T> Default for Aim<T> {
    fn default() -> Self {
        Self { last: None, before: None, pressed: None }
    }
}

impl<T: Copy> Aim<T> {
    /// Follows the board from frame to frame: what lies where under the pointer, and whether the pointer is held down on
    /// something of the board.
    pub fn follow(&mut self, ui: &Ui, board: Board, under: Option<(Pos2, T)>, is_held: bool) {
        let (now, press) = ui.input(|input| {
            let press = input.pointer.primary_pressed().then(|| input.pointer.interact_pos()).flatten();
            (input.time, press)
        });
        self.before.take_if(|(_, until)| *until <= now - MOMENT);
        if let Some(last) = self.last.filter(|last| last.board != board) {
            // Of several changes in a moment the first counts.
            self.before.get_or_insert((last, now));
        }
        let current = under.map(|(point, thing)| Sight { board, point, thing });
        if let Some(press) = press {
            let seen = self.before.map(|(sight, _)| sight).or(self.last);
            let seen = seen.filter(|seen| seen.point.distance(press) < ANEW).or(current);
            self.pressed = seen.filter(|_| is_held);
        }
        self.last = current;
    }

    /// The aim of the click of this frame with the button; nothing where no button was clicked.
    pub fn clicked(&mut self, ui: &Ui) -> Option<Sight<T>> {
        let is_clicked = ui.input(|input| input.pointer.button_clicked(PointerButton::Primary));
        if is_clicked { self.pressed.take() } else { None }
    }
}
