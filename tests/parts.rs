//! Parts of the window by themselves: keys, kept pictures, the keyboard on a board, the stack of screens.

mod cursor;
mod game_keys;
mod route;
mod shortcuts;
mod stills;
