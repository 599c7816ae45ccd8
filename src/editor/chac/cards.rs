//! The measures of The Temple of Chac that the laboratory of a document shows.

use crate::chac::State;
use crate::editor::bench::{Carded, Drawn, LabCard};

impl Carded for State {
    const CARDS: &'static [LabCard] = &[
        LabCard::new("survived", Drawn::Bars, "chac-laboratory-survived"),
        LabCard::new("got_out", Drawn::Bars, "chac-laboratory-got-out"),
        LabCard::new("rounds", Drawn::Spread, "chac-laboratory-rounds"),
        LabCard::new("lost", Drawn::Bars, "chac-laboratory-lost"),
        LabCard::new("lost_on", Drawn::Board, "chac-laboratory-lost-on"),
        LabCard::new("square_entered", Drawn::Board, "chac-laboratory-entered"),
        LabCard::new("collapsed", Drawn::Bars, "chac-laboratory-collapsed"),
        LabCard::new("action", Drawn::Bars, "laboratory-about-action"),
        LabCard::new("treasures", Drawn::Bars, "chac-laboratory-treasures"),
        LabCard::new("points", Drawn::Bars, "chac-laboratory-points"),
        LabCard::new("alcove", Drawn::Bars, "chac-laboratory-alcove"),
        LabCard::new("ability_used", Drawn::Bars, "chac-laboratory-ability"),
        LabCard::new("adventurer_out", Drawn::Bars, "chac-laboratory-adventurer"),
    ];
}
