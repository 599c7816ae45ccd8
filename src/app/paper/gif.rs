//! A film of pictures, as a GIF that moves.
//!
//! Only what has changed since the picture before is written, so that a whole game is small.

use std::collections::{BTreeMap, HashMap};

use egui::Color32;
use gif::{DisposalMethod, Encoder, Frame, Repeat};

use super::raster::Image;

/// The number of colours, one of which is left for what does not change.
const COLOURS: usize = 255;
/// The most pixels of a colour that count when colours are chosen.
const ALIKE: usize = 24;
/// The colour of what stays as it was.
const SAME: u8 = 255;

/// Why a film cannot be made.
#[derive(Debug, thiserror::Error)]
pub enum FilmError {
    /// There is nothing to show, or its pictures are too large for the format.
    #[error("a film has pictures of 1 to 65535 pixels, all of one size")]
    Size,
    /// The pictures cannot be written.
    #[error(transparent)]
    Encoding(#[from] gif::EncodingError),
}

/// A film in the making.
pub struct Film {
    frames: Vec<Image>,
}

impl Film {
    /// A film of these pictures, all of one size.
    ///
    /// # Errors
    /// If they are not, or too large.
    pub fn new(frames: Vec<Image>) -> Result<Self, FilmError> {
        let size = frames.first().map(|frame| (frame.width, frame.height)).ok_or(FilmError::Size)?;
        let fits = |length: usize| length > 0 && u16::try_from(length).is_ok();
        let is_fit = fits(size.0) && fits(size.1) && frames.iter().all(|frame| (frame.width, frame.height) == size);
        if is_fit { Ok(Self { frames }) } else { Err(FilmError::Size) }
    }

    /// The bytes of the file; each picture is shown for so many hundredths of a second, the last one five times as long.
    ///
    /// # Errors
    /// If the pictures cannot be written.
    pub fn write(&self, hundredths: u16) -> Result<Vec<u8>, FilmError> {
        let palette = self.palette();
        let mut known: HashMap<Color32, u8> = HashMap::new();
        let mut nearest = |colour: Color32| *known.entry(colour).or_insert_with(|| palette.nearest(colour));
        let indexed: Vec<Vec<u8>> = self
            .frames
            .iter()
            .map(|frame| frame.pixels.iter().map(|&pixel| nearest(coarse(pixel))).collect())
            .collect();
        let (width, height) = (self.frames[0].width, self.frames[0].height);
        let mut bytes = Vec::new();
        let mut encoder = Encoder::new(&mut bytes, width as u16, height as u16, &palette.bytes)?;
        encoder.set_repeat(Repeat::Infinite)?;
        for (index, pixels) in indexed.iter().enumerate() {
            let before = index.checked_sub(1).map(|before| &indexed[before]);
            let delay = if index + 1 == indexed.len() { hundredths.saturating_mul(5) } else { hundredths };
            encoder.write_frame(&changed(pixels, before, width, height, delay))?;
        }
        drop(encoder);
        Ok(bytes)
    }

    fn palette(&self) -> Palette {
        // Small things, such as pieces, count among the colours as much as the ground does.
        let mut seen: BTreeMap<[u8; 3], usize> = BTreeMap::new();
        for pixel in self.frames.iter().flat_map(|frame| &frame.pixels) {
            let [red, green, blue, _] = pixel.to_array().map(|part| part & 0xf8);
            *seen.entry([red, green, blue]).or_default() += 1;
        }
        let often = |(&[red, green, blue], &count): (&[u8; 3], &usize)| {
            std::iter::repeat_n([red, green, blue, 255], count.min(ALIKE)).flatten()
        };
        let sample: Vec<u8> = seen.iter().flat_map(often).collect();
        let quantizer = color_quant::NeuQuant::new(10, COLOURS, &sample);
        let mut bytes = quantizer.color_map_rgb();
        bytes.resize(3 * (COLOURS + 1), 0);
        Palette { quantizer, bytes }
    }
}

struct Palette {
    quantizer: color_quant::NeuQuant,
    bytes: Vec<u8>,
}

impl Palette {
    fn nearest(&self, colour: Color32) -> u8 {
        (self.quantizer.index_of(&opaque(colour).to_array()) as u8).min(SAME - 1)
    }
}

/// The colour without its finest shades, of which a film has no more room.
fn coarse(colour: Color32) -> Color32 {
    let [red, green, blue, _] = colour.to_array().map(|part| part & 0xfc);
    Color32::from_rgb(red, green, blue)
}

fn opaque(colour: Color32) -> Color32 {
    let [red, green, blue, _] = colour.to_array();
    Color32::from_rgb(red, green, blue)
}

/// The part of a picture that differs from the one before it.
fn changed(pixels: &[u8], before: Option<&Vec<u8>>, width: usize, height: usize, delay: u16) -> Frame<'static> {
    let differs = |x: usize, y: usize| before.is_none_or(|before| before[y * width + x] != pixels[y * width + x]);
    let rows: Vec<usize> = (0..height).filter(|&y| (0..width).any(|x| differs(x, y))).collect();
    let (top, bottom) = (rows.first().copied().unwrap_or(0), rows.last().copied().unwrap_or(0));
    let columns: Vec<usize> = (0..width).filter(|&x| (top..=bottom).any(|y| differs(x, y))).collect();
    let (left, right) = (columns.first().copied().unwrap_or(0), columns.last().copied().unwrap_or(0));
    let part = (top..=bottom).flat_map(|y| (left..=right).map(move |x| (x, y)));
    let buffer: Vec<u8> = part.map(|(x, y)| if differs(x, y) { pixels[y * width + x] } else { SAME }).collect();
    Frame {
        delay,
        dispose: DisposalMethod::Keep,
        transparent: Some(SAME),
        top: top as u16,
        left: left as u16,
        width: (right - left + 1) as u16,
        height: (bottom - top + 1) as u16,
        buffer: buffer.into(),
        ..Frame::default()
    }
}
