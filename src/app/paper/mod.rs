//! Pictures without a window: what the window would paint, as PNG, SVG, PDF or a moving GIF.
//!
//! Decides how painted shapes become files, and nothing about what is painted: that comes from the painters of the window,
//! which draw on an [`Easel`] here as they draw on the screen. `raster` fills triangles with colour as a graphics card
//! would. For vectors `paths` finds the outlines and the shades in triangles, `letters` the outlines of text, which `shaped` has joined
//! as the window does, and `drawing` puts both in order; `svg` and `pdf` write them down. `sheet` lays things to be
//! cut out on pages of paper as `printing` was chosen, and `text` sets what is read there in columns.

mod drawing;
mod easel;
mod gif;
mod letters;
mod paths;
mod pdf;
pub mod printing;
mod raster;
mod shaped;
pub mod sheet;
mod svg;
pub mod text;

use std::path::Path;

pub use drawing::{Drawing, Fill, Mark, drawing};
pub use easel::{Easel, Painted};
pub use gif::{Film, FilmError};
pub use letters::Letters;
pub use pdf::{Document, Page, Placed};
pub use raster::{Image, raster};

/// The kinds of files that a picture can be written to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Format {
    /// Pixels.
    Png,
    /// Paths and outlines of letters.
    Svg,
    /// The same on a page.
    Pdf,
}

impl Format {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Png, Self::Svg, Self::Pdf];

    /// The ending of its files.
    #[must_use]
    pub const fn ending(self) -> &'static str {
        match self {
            Self::Png => "png",
            Self::Svg => "svg",
            Self::Pdf => "pdf",
        }
    }

    /// The format that a file's name asks for.
    #[must_use]
    pub fn of(path: &Path) -> Option<Self> {
        let ending = path.extension()?.to_str()?.to_ascii_lowercase();
        Self::ALL.into_iter().find(|format| format.ending() == ending)
    }
}

/// A painted picture as the bytes of a file.
///
/// # Errors
/// Why it cannot be written, which only a PNG of no size gives.
pub fn written(painted: &Painted, format: Format) -> Result<Vec<u8>, png::EncodingError> {
    Ok(match format {
        Format::Png => raster(painted).png()?,
        Format::Svg => {
            let mut letters = Letters::default();
            let drawing = drawing(painted, &mut letters);
            svg::svg(&drawing, &letters).into_bytes()
        }
        Format::Pdf => {
            let mut document = Document::default();
            document.add_picture(painted);
            document.write()
        }
    })
}
