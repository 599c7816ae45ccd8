//! Holds the temple against itself (C15.8): who can be where, and what has been laid.

use super::reader::PositionReader;
use super::{Result, ensure};
use crate::chac::definition::Ability;
use crate::chac::phase::Phase;
use crate::chac::square::Room;
use crate::chac::state::Status;
use crate::chac::temple::Face;

impl PositionReader<'_> {
    pub(super) fn temple(&self) -> Result<()> {
        self.cover()?;
        self.state.seats().iter().try_for_each(|seat| self.adventurer_of(seat.index()))
    }

    /// C7.1: the glyphs that lie there.
    fn cover(&self) -> Result<()> {
        let state = &self.state;
        let count = self.rules.tiles().len();
        let tiles = &state.tiles[..count];
        let laid = tiles.iter().take_while(|tile| tile.glyph.is_some()).count();
        ensure(tiles[laid..].iter().all(|tile| tile.glyph.is_none()), "tiles", "glyphs are laid one after the other")?;
        match state.phase {
            Phase::Lay(_) => {
                ensure(!state.covered, "covered", "is not so while glyphs are laid")?;
                ensure(laid < count, "tiles", "all glyphs are laid")?;
                ensure(tiles.iter().all(|tile| tile.number.is_none()), "tiles", "nobody has been there yet")
            }
            _ if state.covered => ensure(laid == 0, "tiles", "no glyph is laid under the cover"),
            _ => ensure(laid == count, "tiles", "without the cover every tile has a glyph"),
        }
    }

    fn adventurer_of(&self, index: usize) -> Result<()> {
        let (state, rules) = (&self.state, self.rules);
        let player = &state.player[index];
        let at = |part: &str| format!("seats[{index}].{part}");
        let is_in = player.status == Status::In;
        ensure(is_in || player.status == Status::Out || player.hand.is_empty(), &at("cards"), "belong to nobody")?;
        ensure(is_in || !player.searched, &at("searched"), "is not in the temple")?;
        ensure(player.status != Status::Waiting || !player.ability_used, &at("ability_used"), "is not chosen yet")?;
        let who = player.adventurer.map(|who| rules.adventurer(who).ability);
        let can_rest =
            matches!(player.status, Status::In | Status::Out) && who == Some(Ability::Endurance) && player.ability_used;
        ensure(!player.rested || can_rest, &at("rested"), "has not used endurance")?;
        // C12.1: no substitute comes in before the roof is open.
        let came_in = player.adventurer.is_some() && player.substitute.is_none() && rules.per_seat() > 1;
        let is_open = state.open_corners(rules).next().is_some();
        ensure(!came_in || is_open, &at("substitute"), "has not come in: the roof is not open")?;
        // A substitute that came in has uncovered the lava room.
        ensure(!came_in || !state.covered, "covered", "is not so: a substitute has come in")?;
        match (player.status, player.place) {
            (Status::Waiting | Status::Lost, None) => Ok(()),
            (Status::Waiting | Status::Lost, Some(_)) => ensure(false, &at("place"), "is nowhere in the temple"),
            (Status::Out, place) => ensure(place == Some(rules.out()), &at("place"), "is out of the temple"),
            (Status::In, None) => ensure(false, &at("place"), "is missing"),
            (Status::In, Some(square)) => {
                let room = rules.room(square);
                ensure(room != Room::Out, &at("place"), "is out of the temple")?;
                ensure(state.is_there(rules, square), &at("place"), "is a square that nobody can stand on now")?;
                if let Room::Lava(tile) = room {
                    let is_turned = state.tile(tile.into()).face != Face::Down;
                    ensure(is_turned, &at("place"), "is a tile that is not turned")?;
                }
                let sees = rules.lookouts().contains(square);
                ensure(!sees || !state.covered, "covered", "is not so: somebody stands on a lookout")?;
                let can_search = matches!(room, Room::River(place) if usize::from(place) + 1 < rules.river().len());
                ensure(!player.searched || can_search, &at("searched"), "is not where the river is searched")
            }
        }
    }
}
