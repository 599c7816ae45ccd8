//! The numbers that are counted of a game of Tikal Legend for each seat: where its points come from, the tokens it drafted, the cards
//! and powers it used, what it let lapse.

use super::{Counts, POINTS, Tallies, UNSPENT};
use crate::lab::Transition;
use crate::legend::{Event, State, Variant};

/// The sources of points.
const SOURCES: [&str; 8] = ["start", "temples", "high", "volcanoes", "land", "lakes", "treasures", "power"];
/// Action points of the tokens that a seat drafted.
const TOKEN_POINTS: &str = "token_points";
/// Cards that a seat played.
const CARD_PLAYED: &str = "card_played";
/// Powers that a seat used.
const POWER_USED: &str = "power_used";

impl Counts for State {
    fn begin(_rules: &Variant, start: &Self, out: &mut Tallies) {
        for source in SOURCES {
            out.open(POINTS, source);
        }
        for &seat in start.seats() {
            out.add(seat, POINTS, "start", start.score(seat));
        }
        for measure in [TOKEN_POINTS, CARD_PLAYED, POWER_USED, UNSPENT] {
            out.open(measure, "");
        }
    }

    fn see(step: &Transition<'_, Self>, out: &mut Tallies) {
        for event in step.events {
            match *event {
                Event::TempleScored { seat, value, high, .. } => {
                    out.add(seat, POINTS, "temples", value);
                    out.add(seat, POINTS, "high", high);
                }
                Event::VolcanoScored { seat, points, .. } => out.add(seat, POINTS, "volcanoes", points),
                Event::LandScored { seat, jungle, clearings, temples } => {
                    let hexes = i64::from(jungle) + i64::from(clearings);
                    out.add(seat, POINTS, "land", hexes * i64::from(temples));
                }
                Event::LakesScored { seat, lakes, masks } => {
                    out.add(seat, POINTS, "lakes", i64::from(lakes) * i64::from(masks));
                }
                Event::TreasuresScored { seat, points, .. } => out.add(seat, POINTS, "treasures", points),
                Event::PowerScored { seat, points } | Event::PointsGained { seat, points } => {
                    out.add(seat, POINTS, "power", points);
                }
                Event::TokenTaken { seat, value } => out.add(seat, TOKEN_POINTS, "", value),
                Event::CardPlayed { seat, .. } => out.add(seat, CARD_PLAYED, "", 1),
                Event::PowerUsed { seat, .. } => out.add(seat, POWER_USED, "", 1),
                Event::TurnEnded { seat, lost } => out.add(seat, UNSPENT, "", lost),
                _ => {}
            }
        }
    }
}
