//! The measures of Tikal that the laboratory of a document shows.

use crate::editor::bench::{Carded, Drawn, LabCard};
use crate::tikal::{State, Variant};

impl Carded for State {
    const CARDS: &'static [LabCard] = &[
        LabCard::new("action", Drawn::Bars, "laboratory-about-action"),
        LabCard::new("points", Drawn::Bars, "laboratory-about-points"),
        LabCard::new("temple_value", Drawn::Bars, "laboratory-about-temple-value"),
        LabCard::new("tier_out", Drawn::Bars, "laboratory-about-tier-out"),
        LabCard::new("pieces", Drawn::Board, "laboratory-about-pieces"),
        LabCard::new("cell_tiled", Drawn::Board, "laboratory-about-cell-tiled"),
        LabCard::new("cell_entered", Drawn::Board, "laboratory-about-cell-entered"),
        LabCard::new("tile_placed", Drawn::Least, "laboratory-about-tile-placed"),
        LabCard::new("tile_entered", Drawn::Least, "laboratory-about-tile-entered"),
    ];

    /// All pieces wait on the base camp for their way.
    fn crowded(rules: &Variant) -> Option<String> {
        Some(rules.layout().name(rules.base_camp()).to_string())
    }
}
