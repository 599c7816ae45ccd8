//! The window; being built.

use std::path::PathBuf;

use crate::library::Library;

/// Opens the window.
///
/// # Errors
/// If the system offers no way to draw.
pub fn run(_library: Library, _open: Option<PathBuf>) -> Result<(), eframe::Error> {
    Ok(())
}
