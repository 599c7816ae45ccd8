//! The kit of every screen: the theme, the desk, settings and the files that keep them, keys, areas and focus, kept
//! pictures, plots, widgets, messages, dialogs, sounds, the clipboard, and notes from one pass to the next.
//!
//! Knows no game.

pub mod areas;
pub mod clipboard;
pub mod colours;
pub mod desk;
pub mod dialogs;
pub mod draw;
pub mod focus;
pub mod fresh;
pub mod heir;
pub mod icons;
pub mod keys;
pub mod limits;
pub mod menu_offer;
pub mod notes;
pub mod number;
pub mod one_of;
pub mod pixels;
pub mod plot;
pub mod reading;
pub mod ring;
pub mod settings;
pub mod sound;
pub mod still;
pub mod theme;
pub mod toasts;
pub mod tooltips;
pub mod widgets;
