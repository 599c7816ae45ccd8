//! T4.4 in positions: what can lie on the ruins of small games is worked out by drawing and placing in every possible
//! order, and compared with the positions that are accepted.

use std::collections::{BTreeMap, BTreeSet};

use rand::SeedableRng;
use rand::rngs::ChaCha8Rng;
use serde_json::{Value, json};
use tikal::game::{Actor, Seat};
use tikal::tikal::{
    Event, GroupDef, KindDef, Position, PrintedDef, Setup, State, TileDef, TileKind, TileName, TurnRule, Variant,
};

use super::invariants::position_says_everything;
use super::{checked, classic, pick};

/// A ruin with this many masks, or a clearing if there are none.
fn kind(masks: u32) -> KindDef {
    if masks > 0 { KindDef::Ruin(masks) } else { KindDef::Clearing }
}

/// A variant with this many treasures, all of one kind; ruins printed on the board, and groups of tiles, are given by
/// their masks. Every tile can be placed beside every other.
fn variant(treasures: u32, printed: &[u32], groups: &[&[u32]]) -> Variant {
    let mut def = classic();
    def.board.columns = vec![4; 4];
    let slabs = [1; 6];
    def.board.printed = vec![PrintedDef { cell: "a1".to_owned(), kind: KindDef::BaseCamp, slabs }];
    for (row, &masks) in (2..).zip(printed) {
        def.board.printed.push(PrintedDef { cell: format!("a{row}"), kind: kind(masks), slabs });
    }
    let tile = |&masks: &u32| TileDef { kind: kind(masks), slabs, copies: 1 };
    let group = |(letter, tiles): (char, &&[u32])| GroupDef {
        group: letter.to_string(),
        only_with: None,
        tiles: tiles.iter().map(tile).collect(),
    };
    def.deck = ('A'..='Z').zip(groups).map(group).collect();
    def.treasures.kinds.truncate(1);
    def.treasures.kinds[0].copies = treasures;
    def.treasures.scores = (1..=12).collect();
    checked(def)
}

/// The part of a game's state that matters for placing: where each tile of the deck is, and how many were placed in
/// this round.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord)]
struct Stand {
    tiles: Vec<Place>,
    of_round: usize,
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Place {
    Deck,
    FaceUp,
    Board,
    Removed,
}

/// Goes through all orders of a game; `tell` is called with each stand and the treasures that each tile of the deck was
/// given.
struct Orders<'a> {
    groups: &'a [&'a [u32]],
    at_a_time: usize,
    tell: &'a mut dyn FnMut(&Stand, &[u32]),
}

impl Orders<'_> {
    fn masks(&self) -> Vec<(usize, u32)> {
        let groups = self.groups.iter().enumerate();
        groups.flat_map(|(group, tiles)| tiles.iter().map(move |&masks| (group, masks))).collect()
    }

    /// Goes through every way on from a stand, with this many treasures left in the pile.
    fn go_on(&mut self, stand: &Stand, given: &[u32], pile: u32) {
        let masks = self.masks();
        let up = stand.tiles.iter().filter(|place| **place == Place::FaceUp).count();
        if stand.of_round == 0 && up < self.at_a_time && stand.tiles.contains(&Place::Deck) {
            if up == 0 {
                (self.tell)(stand, given);
            }
            let group = (0..masks.len()).find(|&tile| stand.tiles[tile] == Place::Deck).map(|tile| masks[tile].0);
            for (tile, &(of, _)) in masks.iter().enumerate() {
                if stand.tiles[tile] == Place::Deck && Some(of) == group {
                    let mut next = stand.clone();
                    next.tiles[tile] = Place::FaceUp;
                    self.go_on(&next, given, pile);
                }
            }
            return;
        }
        if stand.of_round > 0 || up == 0 {
            (self.tell)(stand, given);
        }
        for (tile, &(_, masks)) in masks.iter().enumerate() {
            if stand.tiles[tile] != Place::FaceUp {
                continue;
            }
            let mut next = stand.clone();
            next.of_round = if up == 1 { 0 } else { stand.of_round + 1 };
            next.tiles[tile] = Place::Board;
            let share = masks.min(pile);
            let mut filled = given.to_vec();
            filled[tile] = share;
            self.go_on(&next, &filled, pile - share);
            // T4.5: a tile that fits nowhere is removed.
            next.tiles[tile] = Place::Removed;
            self.go_on(&next, given, pile);
        }
    }
}

/// The position of a game at this stand, with these treasures left on the ruins of the deck and on the printed ones;
/// all others belong to seat 0.
fn position(rules: &Variant, start: &Position, stand: &Stand, left: &[u32], on_printed: &[u32], dug: u32) -> Value {
    let auction = start.auction;
    let mut position = serde_json::to_value(start).unwrap();
    let mut deck: BTreeMap<String, Vec<String>> = BTreeMap::new();
    let mut free = rules.cells().into_iter().filter(|cell| !rules.printed().iter().any(|(printed, _)| printed == cell));
    for (id, (place, left)) in rules.deck().zip(stand.tiles.iter().zip(left)) {
        let tile = rules.tile(id);
        let TileName::Deck { group, .. } = tile.name else { panic!("{} is printed", tile.name) };
        let here = deck.entry(group.to_string()).or_default();
        let name = tile.name.to_string();
        match place {
            Place::Deck => here.push(name),
            Place::FaceUp => position["face_up"].as_array_mut().unwrap().push(json!(name)),
            Place::Removed => position["removed_tiles"].as_array_mut().unwrap().push(json!(name)),
            Place::Board => {
                let is_ruin = matches!(tile.kind, TileKind::Ruin(_));
                let ruin = is_ruin.then(|| json!({"left": left, "dug_this_turn": 0}));
                let cell = rules.layout().name(free.next().unwrap()).to_string();
                let laid = json!({
                    "cell": cell, "tile": name, "kind": if is_ruin { "ruin" } else { "clearing" }, "rotation": 0,
                    "slabs": [1, 1, 1, 1, 1, 1], "temple": null, "ruin": ruin, "camp": null, "pieces": [],
                });
                position["cells"].as_array_mut().unwrap().push(laid);
            }
        }
    }
    position["deck"] = json!(deck.iter().collect::<Vec<_>>());
    let printed = position["cells"].as_array_mut().unwrap().iter_mut().filter(|cell| cell["tile"] == cell["cell"]);
    for (cell, left) in printed.filter(|cell| !cell["ruin"].is_null()).zip(on_printed) {
        cell["ruin"]["left"] = json!(left);
    }
    position["seats"][0]["treasures"][0] = json!(dug);
    position["treasures_hidden"][0] = json!(u32::from(rules.treasures()[0]) - dug);
    let over = !stand.tiles.iter().any(|place| matches!(place, Place::Deck | Place::FaceUp));
    let seat = stand.of_round.saturating_sub(1);
    let (phase, to_move) = match stand.of_round {
        0 if !over && auction => ("draw", json!("chance")),
        _ => ("act", json!(seat)),
    };
    position["phase"] = json!(phase);
    position["to_move"] = to_move;
    position["seat"] = json!(seat);
    if auction && over {
        let order: Vec<u8> = (0..start.players).collect();
        position["scoring"] = json!({"final": true, "order": order, "index": 0, "volcano": null});
    } else {
        for taken in 0..seat {
            position["seats"][taken]["amulet"] = json!(false);
        }
    }
    position
}

/// Every list of numbers in which none is greater than the one in `most`.
fn lists(most: &[u32]) -> Vec<Vec<u32>> {
    most.iter().fold(vec![Vec::new()], |lists, &most| {
        let with = |list: &Vec<u32>| (0..=most).map(|last| [list.as_slice(), &[last]].concat()).collect::<Vec<_>>();
        lists.iter().flat_map(with).collect()
    })
}

/// Asserts that exactly the positions that some order leads to are accepted; returns how many were accepted and
/// refused.
fn compare(treasures: u32, printed: &[u32], groups: &[&[u32]], players: u8, auction: bool) -> (usize, usize) {
    let rules = variant(treasures, printed, groups);
    let mut pile = treasures;
    let on_printed: Vec<u32> = printed
        .iter()
        .map(|&masks| {
            let share = masks.min(pile);
            pile -= share;
            share
        })
        .collect();
    let tiles = groups.iter().map(|group| group.len()).sum();
    let mut reached: BTreeMap<Stand, BTreeSet<Vec<u32>>> = BTreeMap::new();
    let mut tell = |stand: &Stand, given: &[u32]| {
        reached.entry(stand.clone()).or_default().insert(given.to_vec());
    };
    let at_a_time = if auction { players.into() } else { 1 };
    let start = Stand { tiles: vec![Place::Deck; tiles], of_round: 0 };
    Orders { groups, at_a_time, tell: &mut tell }.go_on(&start, &vec![0; tiles], pile);

    let bare = State::new(&rules, players, &Setup::new(TurnRule::auctioned(auction), Seat::default()));
    let bare = Position::of(&rules, &bare);
    let all_masks: Vec<u32> = groups.concat();
    let (mut taken, mut refused) = (0, 0);
    for (stand, orders) in &reached {
        let on_board = |tile: usize| stand.tiles[tile] == Place::Board;
        let most: Vec<u32> =
            all_masks.iter().enumerate().map(|(tile, &masks)| if on_board(tile) { masks } else { 0 }).collect();
        let got: u32 = orders.iter().next().unwrap().iter().chain(&on_printed).sum();
        for both in lists(&[most.as_slice(), printed].concat()) {
            let (left, left_printed) = both.split_at(tiles);
            let Some(dug) = got.checked_sub(both.iter().sum()) else { continue };
            let fits = |given: &[u32], left: &[u32]| given.iter().zip(left).all(|(given, left)| given >= left);
            let possible = fits(&on_printed, left_printed) && orders.iter().any(|given| fits(given, left));
            let position = position(&rules, &bare, stand, left, left_printed, dug);
            let read = Position::from_json(position.clone()).unwrap().to_state(&rules);
            match &read {
                Ok(_) => taken += 1,
                Err(error) => {
                    refused += 1;
                    assert!(error.field.starts_with("cells"), "{error} in {position}");
                }
            }
            assert_eq!(read.is_ok(), possible, "{treasures} {printed:?} {groups:?} {:?}: {position}", read.err());
            // One treasure more or fewer dug is never possible.
            for wrong in [dug.checked_sub(1), Some(dug + 1).filter(|&dug| dug <= treasures)].into_iter().flatten() {
                let mut position = position.clone();
                position["seats"][0]["treasures"][0] = json!(wrong);
                position["treasures_hidden"][0] = json!(treasures - wrong);
                let read = Position::from_json(position.clone()).unwrap().to_state(&rules);
                assert!(read.is_err(), "{wrong} dug in {position}");
            }
        }
    }
    (taken, refused)
}

#[test]
fn t4_4_a_position_has_the_treasures_that_some_order_of_placing_gives() {
    // Treasures enough for all ruins, for some, and for none.
    for treasures in [5, 3, 2, 0] {
        let (taken, refused) = compare(treasures, &[], &[&[2, 1, 0], &[2]], 2, false);
        assert!(
            taken > 0 && (refused > 0 || [0, 5].contains(&treasures)),
            "{treasures}: {taken} taken, {refused} refused"
        );
    }
    compare(4, &[2, 1], &[&[1], &[2, 1]], 2, false);
    compare(2, &[2, 1], &[&[1, 0]], 2, false);
    compare(3, &[], &[&[1, 3, 2]], 2, false);
}

#[test]
fn t4_4_in_auctions_the_tiles_of_a_round_are_placed_in_any_order() {
    for treasures in [4, 2] {
        compare(treasures, &[], &[&[2, 0, 1], &[2]], 2, true);
        compare(treasures, &[1], &[&[1], &[2, 0, 1]], 2, true);
        compare(treasures, &[], &[&[1, 2], &[1, 1]], 3, true);
        compare(treasures, &[], &[&[1], &[0], &[2, 1]], 3, true);
    }
}

#[test]
fn t4_4_every_state_of_a_game_with_few_treasures_is_taken() {
    let mut random = ChaCha8Rng::seed_from_u64(44);
    let mut ran_out = 0;
    for (seed, auction) in (0..6).zip([false, true].into_iter().cycle()) {
        let mut def = classic();
        def.treasures.kinds.truncate(2 + seed / 2);
        let rules = checked(def);
        let players = 2 + (seed % 3) as u8;
        let mut state = State::new(&rules, players, &Setup::new(TurnRule::auctioned(auction), Seat::default()));
        while state.actor() != Actor::Nobody {
            let action = pick(&rules, &state, &mut random);
            let mut events = Vec::new();
            state.apply(&rules, action, &mut events).unwrap();
            position_says_everything(&rules, &state);
            let poor = |event: &Event| match event {
                Event::RuinFilled { ruin, treasures } => match rules.tile(state.tile(*ruin).unwrap()).kind {
                    TileKind::Ruin(masks) => *treasures < masks,
                    _ => false,
                },
                _ => false,
            };
            ran_out += events.iter().filter(|event| poor(event)).count();
        }
    }
    assert!(ran_out > 0);
}
