//! The measures of The Temple of Chac that the laboratory of a document shows.

use crate::chac::State;
use crate::editor::bench::{Carded, LabCard};

impl Carded for State {
    const CARDS: &'static [LabCard] = &[];
}
