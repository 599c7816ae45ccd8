//! Tiles, cells, seats and treasures that a game does not have: no question about them panics, and no action with them
//! is possible.

use rand::SeedableRng;
use rand::rngs::ChaCha8Rng;
use tikal::game::{MAX_SEATS, Seat, text_of};
use tikal::hex::{Cell, Direction, MAX_CELLS, Rotation};
use tikal::tikal::{
    Action, Band, BySeat, Illegal, MAX_TREASURES, Phase, Piece, SEATS, Setup, State, TileId, TileKind, Treasure,
    TurnRule, Variant,
};

use super::{checked, classic, pick, shipped};

/// Two cells and a deck of one tile.
fn tiny() -> Variant {
    let mut def = classic();
    def.board.columns = vec![2];
    def.board.printed.retain(|tile| tile.cell == "a5");
    "a1".clone_into(&mut def.board.printed[0].cell);
    def.deck.truncate(1);
    def.deck[0].tiles.truncate(1);
    def.treasures.kinds.truncate(1);
    checked(def)
}

#[test]
fn seats_go_to_six_and_no_further() {
    assert_eq!((MAX_SEATS, SEATS), (6, 4));
    for index in 0..MAX_SEATS {
        assert_eq!(Seat::from_index(index).map(Seat::index), Some(index));
        assert_eq!(Seat::ALL[index].index(), index);
    }
    assert_eq!(Seat::from_index(6), None);
    assert_eq!(Seat::from_index(usize::MAX), None);
    let around: Vec<usize> = Seat::ALL[4].around(6).map(Seat::index).collect();
    assert_eq!(around, [4, 5, 0, 1, 2, 3]);
}

#[test]
fn a_seat_that_tikal_does_not_have_owns_nothing() {
    let mut table = BySeat::all(7);
    for seat in Seat::ALL {
        let here = seat.index() < SEATS;
        assert_eq!(table.get(seat).copied(), here.then_some(7));
        assert_eq!(table.of(seat), if here { 7 } else { 0 });
        assert_eq!(table.get_mut(seat).is_some(), here);
    }
    let rules = checked(classic());
    let state = State::new(&rules, 4, &Setup::new(TurnRule::Auction, Seat::default()));
    for seat in [Seat::ALL[4], Seat::ALL[5]] {
        assert_eq!((state.score(seat), state.out(seat), state.camps_left(seat), state.guards_set(seat)), (0, 0, 0, 0));
        assert_eq!(state.reserve(seat), Band::NOBODY);
        assert_eq!(state.owned(seat).count(), 0);
        assert_eq!(state.worth(&rules, seat), 0);
    }
    assert!(state.score(Seat::ALL[0]) > 0, "a fifth seat is not the first one again");
}

#[test]
fn a_treasure_has_one_of_twelve_numbers() {
    assert_eq!(Treasure::from_index(MAX_TREASURES), None);
    assert_eq!(Treasure::ALL.map(Treasure::index).to_vec(), (0..MAX_TREASURES).collect::<Vec<_>>());
    assert_eq!(serde_json::to_string(&Treasure::ALL[11]).unwrap(), "11");
    assert_eq!(serde_json::from_str::<Treasure>("11").unwrap(), Treasure::ALL[11]);
    let error = serde_json::from_str::<Treasure>("12").unwrap_err().to_string();
    assert!(error.contains("no treasure kind 12"), "{error}");
    let rules = tiny();
    assert_eq!((rules.treasure(0), rules.treasure(1)), (Some(Treasure::ALL[0]), None));
}

#[test]
fn what_a_kind_of_tile_means_follows_from_the_rules() {
    let kinds = TileKind::EACH;
    assert_eq!(kinds.map(TileKind::can_be_entered), [true, true, true, true, false], "T5.3");
    assert_eq!(kinds.map(TileKind::starts_a_scoring), [false, false, false, false, true], "T3.4");
    assert_eq!(kinds.map(TileKind::needs_a_way_in), [true, true, true, true, false], "T4.2, T4.3");
}

/// Asks a state everything that it can tell about a cell, a tile, a seat or a treasure.
fn ask(rules: &Variant, state: &State, cells: &[Cell], tiles: &[TileId]) {
    for &cell in cells {
        let _ = (state.tile(cell), state.rotation(cell), state.level(cell), state.worked(cell), state.camp(cell));
        let _ = (state.guard(cell), rules.layout().adjacent(cell), rules.layout().centre(cell));
        assert!(!rules.layout().name(cell).to_string().is_empty());
        for side in Direction::ALL {
            let _ = (state.passage(cell, side), rules.layout().neighbour(cell, side));
        }
        for &tile in tiles {
            for rotation in Rotation::ALL {
                let _ = state.passages_if_placed(rules, cell, tile, rotation);
            }
        }
        for seat in Seat::ALL {
            let _ = (state.band(cell, seat), state.strength(rules, cell, seat), state.controls(rules, cell, seat));
            let _ = (state.strength_needed(rules, cell, seat), state.strongest_other(rules, cell, seat));
        }
    }
    for seat in Seat::ALL {
        let _ = (state.amulet(seat), state.present(seat), state.camps(seat), state.guarded_by(seat));
        let _ = (state.worth_items(rules, seat), state.camp_cells(rules, seat), state.treasures(rules, seat));
        for kind in Treasure::ALL {
            let _ = (state.treasures_of(seat, kind), state.hidden_of(kind));
        }
    }
    for &tile in tiles {
        let held = state.holding(rules, tile);
        let mut actions = Vec::new();
        held.legal_actions(rules, &mut actions);
        assert!(!rules.tile(tile).name.to_string().is_empty());
    }
    for players in 0..=u8::MAX {
        assert_eq!(rules.deck_for(players).is_empty(), !(2..=4).contains(&players));
    }
}

/// Every action that names one of these.
fn actions(cells: &[Cell], tiles: &[TileId]) -> Vec<Action> {
    let mut all: Vec<Action> = tiles.iter().flat_map(|&tile| [Action::Draw(tile), Action::Choose(tile)]).collect();
    for &cell in cells {
        all.extend(Rotation::ALL.map(|rotation| Action::Place { cell, rotation }));
        all.extend([Action::Uncover(cell), Action::Dig(cell), Action::Camp(cell)]);
        for piece in [Piece::Explorer, Piece::Leader] {
            all.extend([Action::Enter { piece, camp: cell }, Action::Guard { temple: cell, piece }]);
            for to in [cell, cells[0], Cell::default()] {
                all.extend([Action::Move { piece, from: cell, to }, Action::Move { piece, from: to, to: cell }]);
                all.extend([
                    Action::Transfer { piece, from: cell, to },
                    Action::Transfer { piece, from: to, to: cell },
                ]);
            }
        }
    }
    all
}

#[test]
fn strangers_are_refused_and_end_nothing() {
    for rules in [tiny(), checked(classic())] {
        for auction in [false, true] {
            let mut state = State::new(&rules, 2, &Setup::new(TurnRule::auctioned(auction), Seat::default()));
            let mut random = ChaCha8Rng::seed_from_u64(11);
            let foreign = (0..MAX_CELLS).filter_map(Cell::from_index).filter(|&cell| !rules.cells().contains(cell));
            let foreign: Vec<Cell> = foreign.collect();
            assert!(!foreign.is_empty());
            // The tiles of all variants, so that some are foreign to every variant but the largest.
            let others = shipped();
            let tiles =
                others.iter().flat_map(|other| other.deck().chain(other.printed().iter().map(|&(_, tile)| tile)));
            let tiles: Vec<TileId> = tiles.filter(|&tile| !rules.has_tile(tile)).collect();
            assert!(!tiles.is_empty());
            for step in 0..150 {
                if state.phase() == Phase::Over {
                    break;
                }
                if step % 30 == 0 {
                    ask(&rules, &state, &foreign, &tiles);
                }
                for action in actions(&foreign, &tiles) {
                    let refused = state.check(&rules, action);
                    let unknown = [Err(Illegal::NoSuchCell), Err(Illegal::NoSuchTile)];
                    assert!(unknown.contains(&refused), "{action:?}: {refused:?}");
                    assert!(!text_of::<State>(&rules, action).is_empty());
                    assert_eq!(state.apply(&rules, action, &mut Vec::new()), refused);
                }
                for with in Seat::ALL {
                    for (give, take) in Treasure::ALL.into_iter().zip(Treasure::ALL.into_iter().rev()) {
                        let refused = state.check(&rules, Action::Exchange { give, with, take });
                        assert!(with.index() < 2 || refused == Err(Illegal::NoSuchSeat { seat: with }), "{refused:?}");
                    }
                }
                for kind in Treasure::ALL.into_iter().skip(rules.treasures().len()) {
                    assert!(state.check(&rules, Action::Reveal(kind)).is_err());
                }
                let action = pick(&rules, &state, &mut random);
                state.apply(&rules, action, &mut Vec::new()).unwrap();
            }
        }
    }
}
