//! A ticket as a picture for the camera of a telephone: a QR code, black on white in every theme.

use egui::{Color32, Painter, Rect, vec2};

/// The dark squares of a code, row by row.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Code {
    /// The text that it holds.
    pub text: String,
    /// The number of squares on each side.
    side: usize,
    dark: Vec<bool>,
}

/// The squares around a code that stay light.
const QUIET: usize = 4;

impl Code {
    /// The code of a text; none if it is too long, or if this program cannot play over the net.
    #[must_use]
    pub fn of(text: &str) -> Option<Self> {
        let (side, dark) = squares(text)?;
        Some(Self { text: text.to_owned(), side, dark })
    }

    /// Paints it into a square.
    pub fn paint(&self, painter: &Painter, rect: Rect) {
        painter.rect_filled(rect, 0.0, Color32::WHITE);
        // Whole pixels, so that no line shows between two squares.
        let pixels = painter.pixels_per_point();
        let all = (self.side + 2 * QUIET) as f32;
        let step = (rect.width() * pixels / all).floor().max(1.0) / pixels;
        let start = rect.center() - vec2(step, step) * (self.side as f32 / 2.0);
        let start = (start.to_vec2() * pixels).round() / pixels;
        for (row, squares) in self.dark.chunks(self.side).enumerate() {
            let mut column = 0;
            while column < self.side {
                let run = squares[column..].iter().take_while(|dark| **dark).count();
                if run > 0 {
                    let at = start + vec2(column as f32, row as f32) * step;
                    let size = vec2(run as f32, 1.0) * step;
                    painter.rect_filled(Rect::from_min_size(at.to_pos2(), size), 0.0, Color32::BLACK);
                }
                column += run.max(1);
            }
        }
    }
}

/// The squares of the code of a text, and how many there are on each side.
#[cfg(feature = "net")]
fn squares(text: &str) -> Option<(usize, Vec<bool>)> {
    let code = qrcodegen::QrCode::encode_text(text, qrcodegen::QrCodeEcc::Low).ok()?;
    let side = code.size();
    let dark = (0..side).flat_map(|row| (0..side).map(move |column| (column, row)));
    Some((side.unsigned_abs() as usize, dark.map(|(column, row)| code.get_module(column, row)).collect()))
}

#[cfg(not(feature = "net"))]
fn squares(_text: &str) -> Option<(usize, Vec<bool>)> {
    None
}
