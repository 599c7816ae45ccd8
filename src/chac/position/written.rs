//! Writes a state as a position (C15.7).

use super::{
    AfterName, CardPosition, CluePosition, DeckPosition, DiscardedPosition, FaceName, PhaseName, Position, PurposeName,
    RescuePosition, RollPosition, SeatPosition, StatusName, TilePosition, WallDeckPosition, WallsPosition,
};
use crate::chac::card::{Adventurer, Card, Deck, Discarded, Glyph, Number, Seats, Value, WallCard};
use crate::chac::dice::Dice;
use crate::chac::phase::{After, Phase, Purpose};
use crate::chac::square::Square;
use crate::chac::state::{Sight, State, Status};
use crate::chac::temple::Face;
use crate::chac::variant::Variant;
use crate::game::position::{Chance, ToMove};
use crate::game::{Actor, Seat};

pub(super) fn write(rules: &Variant, state: &State) -> Position {
    let is_over = state.phase() == Phase::Over;
    let walls = state.walls();
    // C14.6: from the end on nothing is secret.
    let is_masked = state.sight() != Sight::Whole && !state.phase().is_end();
    Position {
        board: rules.id().to_owned(),
        players: state.players(),
        viewer: match state.sight() {
            Sight::Whole => None,
            Sight::Seat(seat) => Some(Some(seat.index()).into()),
            Sight::Onlooker => Some(None.into()),
        },
        first: state.first().index(),
        round: state.round(),
        phase: phase_name(state.phase()),
        to_move: match state.actor() {
            Actor::Seat(seat) => Some(ToMove::Seat(seat.index())),
            Actor::Chance => Some(ToMove::Chance(Chance::Chance)),
            Actor::Nobody => None,
        },
        seat: (!is_over).then(|| state.seat().index()),
        dice: faces(state.dice()),
        actions_left: state.actions_left(),
        lock: faces(state.lock()),
        roll: match state.phase() {
            Phase::Roll(purpose) => {
                Some(RollPosition { purpose: purpose_name(purpose), count: state.roll_count(rules, purpose) })
            }
            _ => None,
        },
        rescue: state.rescue().map(|rescue| RescuePosition {
            ones: rescue.ones,
            to_leave: rescue.to_leave,
            rerolled: rescue.rerolled,
        }),
        target: target(rules, state.phase()),
        after_lay: match state.phase() {
            Phase::Lay(After::Act) => Some(AfterName::Act),
            Phase::Lay(After::Substitute) => Some(AfterName::Substitute),
            _ => None,
        },
        walls: WallsPosition {
            left: walls.left,
            right: walls.right,
            met: walls.met,
            turned: walls.turned,
            deck: WallDeckPosition {
                none: walls.left_of(WallCard::None),
                left: walls.left_of(WallCard::Left),
                right: walls.left_of(WallCard::Right),
                both: walls.left_of(WallCard::Both),
            },
        },
        boulder: state.boulder(),
        open: state.open_corners(rules).map(|corner| id(rules, corner)).collect(),
        planks: state.planks(),
        decks: rules.decks().map(|deck| (deck.to_string(), deck_position(rules, state, deck, is_masked))).collect(),
        alcoves: (0..)
            .zip(rules.alcoves())
            .map(|(index, alcove)| (alcove.id.to_string(), state.has_alcove(index)))
            .collect(),
        clues: (0..rules.zones().len())
            .map(|zone| state.clue(zone))
            .map(|clue| CluePosition {
                number: clue.number.map(Number::get),
                glyph: clue.glyph.map(Glyph::get),
                seen: seats(clue.seen),
            })
            .collect(),
        covered: state.is_covered(),
        tiles: (0..)
            .zip(rules.tiles())
            .map(|(index, &square)| (id(rules, square), tile_position(state, index)))
            .collect(),
        seats: state.seats().iter().map(|&seat| seat_position(rules, state, seat)).collect(),
        discard: state.discard().iter().copied().map(discarded).collect(),
        winners: is_over.then(|| state.winners().map(Seat::index).collect()),
    }
}

fn phase_name(phase: Phase) -> PhaseName {
    match phase {
        Phase::Trap => PhaseName::Trap,
        Phase::Deal => PhaseName::Deal,
        Phase::Choose => PhaseName::Choose,
        Phase::Load => PhaseName::Load,
        Phase::Roll(_) => PhaseName::Roll,
        Phase::Act => PhaseName::Act,
        Phase::Draw(_) => PhaseName::Draw,
        Phase::Clue(_) => PhaseName::Clue,
        Phase::Turn(_) => PhaseName::Turn,
        Phase::Read(_) => PhaseName::Read,
        Phase::Lay(_) => PhaseName::Lay,
        Phase::Rescue => PhaseName::Rescue,
        Phase::Wall => PhaseName::Wall,
        Phase::Substitute => PhaseName::Substitute,
        Phase::Chest => PhaseName::Chest,
        Phase::Over => PhaseName::Over,
    }
}

fn purpose_name(purpose: Purpose) -> PurposeName {
    match purpose {
        Purpose::Actions => PurposeName::Actions,
        Purpose::Lock => PurposeName::Lock,
        Purpose::Bridge => PurposeName::Bridge,
        Purpose::Water => PurposeName::Water,
        Purpose::Boulder => PurposeName::Boulder,
    }
}

fn target(rules: &Variant, phase: Phase) -> Option<String> {
    match phase {
        Phase::Draw(deck) => Some(deck.to_string()),
        Phase::Clue(zone) => rules.zones().get(usize::from(zone)).map(|&square| id(rules, square)),
        Phase::Turn(tile) | Phase::Read(tile) => rules.tiles().get(usize::from(tile)).map(|&square| id(rules, square)),
        _ => None,
    }
}

fn id(rules: &Variant, square: Square) -> String {
    rules.square_id(square).to_string()
}

fn faces(dice: Dice) -> Vec<u8> {
    dice.faces().collect()
}

fn seats(seats: Seats) -> Vec<usize> {
    seats.iter().map(Seat::index).collect()
}

fn deck_position(rules: &Variant, state: &State, deck: Deck, is_masked: bool) -> DeckPosition {
    let stock = state.stock(deck);
    let kinds = Value::all().filter(|value| rules.deck(deck)[value.index()] > 0);
    let values = || kinds.map(|value| (value.to_string(), stock.copies(value))).collect();
    DeckPosition { left: stock.left(), values: (!is_masked).then(values) }
}

fn tile_position(state: &State, index: usize) -> TilePosition {
    let tile = state.tile(index);
    TilePosition {
        glyph: tile.glyph.map(Glyph::get),
        face: match tile.face {
            Face::Down => FaceName::Down,
            Face::Up => FaceName::Up,
            Face::Empty => FaceName::Empty,
            Face::Sunk => FaceName::Sunk,
        },
        number: tile.number.map(Number::get),
        checked: seats(tile.checked),
    }
}

fn card(card: Card) -> CardPosition {
    (card.deck().to_string(), card.value().map(|value| value.to_string()))
}

fn discarded(discarded: Discarded) -> DiscardedPosition {
    let (deck, value) = card(discarded.card);
    DiscardedPosition { deck, value, by: discarded.by.index() }
}

fn seat_position(rules: &Variant, state: &State, seat: Seat) -> SeatPosition {
    let name = |who: Adventurer| rules.adventurer(who).id.to_string();
    SeatPosition {
        seat: seat.index(),
        dealt: state.dealt(seat).map(name).collect(),
        adventurer: state.adventurer(seat).map(name),
        substitute: state.substitute(seat).map(name),
        status: match state.status(seat) {
            Status::Waiting => StatusName::Waiting,
            Status::In => StatusName::In,
            Status::Lost => StatusName::Lost,
            Status::Out => StatusName::Out,
        },
        place: state.place(seat).map(|square| id(rules, square)),
        ability_used: state.has_used_ability(seat),
        rested: state.is_rested(seat),
        searched: state.has_searched(seat),
        cards: state.hand(seat).as_slice().iter().copied().map(card).collect(),
        chests: state.chests(seat).to_vec(),
    }
}
