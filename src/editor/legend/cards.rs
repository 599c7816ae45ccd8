//! The measures of Tikal Legend that the laboratory of a document shows.

use crate::editor::bench::{Carded, Drawn, LabCard};
use crate::legend::{State, Variant};

impl Carded for State {
    const CARDS: &'static [LabCard] = &[
        LabCard::new("action", Drawn::Bars, "laboratory-about-action"),
        LabCard::new("points", Drawn::Bars, "laboratory-about-points"),
        LabCard::new("card_played", Drawn::Least, "laboratory-about-card-played"),
        LabCard::new("card_useless", Drawn::Bars, "laboratory-about-card-useless"),
        LabCard::new("token_taken", Drawn::Bars, "laboratory-about-token-taken"),
        LabCard::new("token_points", Drawn::Bars, "laboratory-about-token-points"),
        LabCard::new("power_used", Drawn::Least, "laboratory-about-power-used"),
        LabCard::new("temple_value", Drawn::Bars, "laboratory-about-temple-value"),
        LabCard::new("pieces", Drawn::Board, "laboratory-about-pieces"),
        LabCard::new("cell_tiled", Drawn::Board, "laboratory-about-cell-tiled"),
        LabCard::new("cell_entered", Drawn::Board, "laboratory-about-cell-entered"),
        LabCard::new("tile_placed", Drawn::Least, "laboratory-about-tile-placed"),
    ];

    /// Members wait on the base camp for their way.
    fn crowded(rules: &Variant) -> Option<String> {
        Some(rules.layout().name(rules.base_camp()).to_string())
    }
}
