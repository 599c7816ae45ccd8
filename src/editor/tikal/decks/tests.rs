//! Tests of changes of a deck: the effect of each, and the parts that stay whatever is asked for.

use rand::rngs::SmallRng;
use rand::{RngExt, SeedableRng};

use super::*;

/// A deck in short: a group a word, a temple of this value for every digit, a volcano for `v`.
fn deck(short: &str) -> Vec<GroupDef> {
    let tile = |letter: char| match letter.to_digit(10) {
        Some(value) => TileDef { kind: KindDef::Temple(value), slabs: [1, 0, 0, value % 4, 0, 0], copies: 1 },
        None => TileDef { kind: KindDef::Volcano, slabs: [0; 6], copies: 1 },
    };
    let group = |word: &str| GroupDef {
        group: String::new(),
        only_with: None,
        tiles: word.chars().filter(|letter| *letter != '-').map(tile).collect(),
    };
    let mut deck: Vec<GroupDef> = short.split(' ').map(group).collect();
    name_groups(&mut deck);
    deck
}

fn short(deck: &[GroupDef]) -> String {
    let letter = |tile: &TileDef| match tile.kind {
        KindDef::Temple(value) => value.to_string(),
        _ => "v".to_owned(),
    };
    let word = |group: &GroupDef| {
        if group.tiles.is_empty() { "-".to_owned() } else { group.tiles.iter().map(letter).collect() }
    };
    deck.iter().map(word).collect::<Vec<String>>().join(" ")
}

fn at(places: &[(usize, usize)]) -> Spots {
    places.iter().map(|&(group, index)| TileSpot { group, index }).collect()
}

#[test]
fn tiles_are_moved_within_a_group_and_between_groups_in_their_order() {
    for (before, chosen, to, after, places) in [
        ("1234", &[(0, 0)][..], (0, 4), "2341", &[(0, 3)][..]),
        ("1234", &[(0, 0)], (0, 1), "1234", &[(0, 0)]),
        ("1234", &[(0, 1), (0, 3)], (0, 0), "2413", &[(0, 0), (0, 1)]),
        ("1234", &[(0, 0), (0, 2)], (0, 3), "2134", &[(0, 1), (0, 2)]),
        ("12 34", &[(0, 1), (1, 1)], (1, 0), "1 243", &[(1, 0), (1, 1)]),
        ("12 34", &[(1, 0)], (0, 99), "123 4", &[(0, 2)]),
        ("12 -", &[(0, 0), (0, 1)], (1, 0), "- 12", &[(1, 0), (1, 1)]),
        ("12 34", &[(0, 0)], (7, 0), "12 34", &[(0, 0)]),
        ("12 34", &[(0, 9), (8, 0)], (1, 0), "12 34", &[]),
    ] {
        let mut deck = deck(before);
        let now = move_tiles(&mut deck, &at(chosen), TileSpot::new(to.0, to.1));
        assert_eq!((short(&deck).as_str(), now), (after, at(places)), "{before} {chosen:?} to {to:?}");
    }
}

#[test]
fn tiles_are_shifted_by_one_place_or_one_group() {
    for (before, chosen, later, after, places) in [
        ("1234", &[(0, 1)][..], false, "2134", &[(0, 0)][..]),
        ("1234", &[(0, 0), (0, 1)], false, "1234", &[(0, 0), (0, 1)]),
        ("1234", &[(0, 0), (0, 2)], false, "1324", &[(0, 0), (0, 1)]),
        ("1234", &[(0, 1), (0, 2)], true, "1423", &[(0, 2), (0, 3)]),
        ("1234", &[(0, 3)], true, "1234", &[(0, 3)]),
    ] {
        let mut deck = deck(before);
        let now = shift(&mut deck, &at(chosen), later);
        assert_eq!((short(&deck).as_str(), now), (after, at(places)), "{before} {chosen:?}");
    }
    for (before, chosen, later, after, places) in [
        ("12 34", &[(0, 1)][..], true, "1 324", &[(1, 1)][..]),
        ("12 3", &[(0, 1)], true, "1 32", &[(1, 1)]),
        ("12 34", &[(1, 0), (1, 1)], false, "3412 -", &[(0, 0), (0, 1)]),
        ("12 34", &[(0, 0)], false, "12 34", &[(0, 0)]),
        ("12 34", &[(1, 0)], true, "12 34", &[(1, 0)]),
    ] {
        let mut deck = deck(before);
        let now = shift_group(&mut deck, &at(chosen), later);
        assert_eq!((short(&deck).as_str(), now), (after, at(places)), "{before} {chosen:?}");
    }
}

#[test]
fn tiles_are_duplicated_behind_the_last_of_them_while_there_is_room() {
    let mut deck = deck("123 45");
    let copies = duplicate(&mut deck, &at(&[(0, 0), (0, 1)]));
    assert_eq!((short(&deck).as_str(), copies), ("12123 45", at(&[(0, 2), (0, 3)])));
    while room(&deck) > 0 {
        assert_eq!(duplicate(&mut deck, &at(&[(1, 0)])).len(), 1);
    }
    assert_eq!(spots(&deck).count(), MAX_CELLS);
    assert!(
        duplicate(&mut deck, &at(&[(1, 0)])).is_empty()
            && insert(&mut deck, TileSpot::new(0, 0), vec![new_tile()]).is_empty()
    );
}

#[test]
fn names_count_copies() {
    let mut deck = deck("12 345");
    deck[1].tiles[0].copies = 3;
    let names: Vec<String> = spots(&deck).map(|spot| name(&deck, spot)).collect();
    assert_eq!(names, ["A1", "A2", "B1", "B4", "B5"]);
    assert_eq!(name(&deck, TileSpot::new(2, 0)) + &name(&deck, TileSpot::new(0, 2)), "");
}

#[test]
fn tiles_that_look_the_same_turned_are_alike_and_become_copies() {
    let tile = |kind, slabs| TileDef { kind, slabs, copies: 1 };
    let one = tile(KindDef::Clearing, [0, 1, 0, 2, 0, 0]);
    assert!(are_alike(&one, &tile(KindDef::Clearing, [2, 0, 0, 0, 1, 0])));
    assert!(!are_alike(&one, &tile(KindDef::Clearing, [2, 0, 1, 0, 0, 0])), "its mirror image is another tile");
    assert!(!are_alike(&one, &tile(KindDef::Ruin(1), [0, 1, 0, 2, 0, 0])));
    assert!(are_alike(&tile(KindDef::Volcano, [3; 6]), &tile(KindDef::Volcano, [0; 6])));
    let mut deck = deck("121 13");
    deck[0].tiles[2].slabs.rotate_left(2);
    deck[0].tiles[2].copies = 4;
    assert_eq!(alike(&deck, &at(&[(0, 0)])), at(&[(0, 0), (0, 2), (1, 0)]));
    assert_eq!(repeated(&deck), at(&[(0, 0), (0, 2), (1, 0)]));
    assert_eq!((merge(&mut deck[0]), short(&deck).as_str(), deck[0].tiles[0].copies), (1, "12 13", 5));
    assert_eq!(merge(&mut deck[0]), 0);
    let parted = part(&mut deck, &at(&[(0, 0), (0, 1)]));
    assert_eq!(short(&deck), "111112 13");
    assert_eq!(parted, (0..6).map(|index| TileSpot::new(0, index)).collect());
}

#[test]
fn a_group_is_sorted_and_equal_tiles_stay_in_their_order() {
    let tile = |kind, slabs: [u32; 6]| TileDef { kind, slabs, copies: 1 };
    let tiles = vec![
        tile(KindDef::Volcano, [0; 6]),
        tile(KindDef::Clearing, [3, 1, 0, 0, 0, 0]),
        tile(KindDef::Ruin(2), [1, 0, 0, 0, 0, 0]),
        tile(KindDef::Temple(3), [2, 0, 0, 0, 0, 0]),
        tile(KindDef::Temple(1), [0, 0, 2, 0, 0, 0]),
    ];
    for (order, places) in
        [(Order::Kind, [4, 3, 2, 1, 0]), (Order::Value, [0, 1, 4, 2, 3]), (Order::Slabs, [0, 2, 3, 4, 1])]
    {
        let mut group = GroupDef { group: "A".to_owned(), only_with: None, tiles: tiles.clone() };
        sort(&mut group, order);
        assert_eq!(group.tiles, places.map(|place: usize| tiles[place].clone()), "{order:?}");
    }
    assert_eq!(
        Totals::of(&deck("13v 2")),
        Totals { tiles: 4, temples: 3, values: 6, volcanoes: 1, ..Totals::default() }
    );
}

#[test]
fn groups_keep_their_letters_in_order_and_there_are_26_at_most() {
    let mut deck = deck("1 2 3");
    assert_eq!(add_group(&mut deck, 1), Some(1));
    assert_eq!(short(&deck), "1 - 2 3");
    assert_eq!((move_group(&mut deck, 3, 0), short(&deck).as_str()), (0, "3 1 - 2"));
    remove_group(&mut deck, 1);
    remove_group(&mut deck, 9);
    assert_eq!(short(&deck), "3 - 2");
    while add_group(&mut deck, usize::MAX).is_some() {}
    let letters: String = deck.iter().map(|group| group.group.as_str()).collect();
    assert_eq!(letters, ('A'..='Z').collect::<String>());
}

#[test]
fn the_player_counts_of_a_group_are_left_out_where_all_of_them_use_it() {
    let mut group = deck("1").swap_remove(0);
    use_by(&mut group, 3, false);
    assert_eq!(group.only_with, Some(vec![2, 4]));
    assert!(!is_used_by(&group, 3) && is_used_by(&group, 4));
    use_by(&mut group, 3, true);
    assert_eq!(group.only_with, None);
    for count in 2..=4 {
        use_by(&mut group, count, false);
    }
    assert_eq!(group.only_with, Some(vec![]));
}

/// The tiles of a deck one by one, copies counted, in an order that does not depend on their places.
fn content(deck: &[GroupDef]) -> Vec<String> {
    let copies = |tile: &TileDef| vec![format!("{:?}", tile.kind); tile.copies as usize];
    let mut all: Vec<String> = deck.iter().flat_map(|group| &group.tiles).flat_map(copies).collect();
    all.sort();
    all
}

#[test]
fn whatever_is_done_no_tile_is_lost_and_every_place_named_is_there() {
    let mut random = SmallRng::seed_from_u64(7);
    for _ in 0..400 {
        let mut deck = deck("123v 45 - 6v6");
        let mut chosen = Spots::new();
        for _ in 0..60 {
            let any = |random: &mut SmallRng| TileSpot::new(random.random_range(0..7), random.random_range(0..9));
            if random.random_bool(0.4) {
                chosen = (0..random.random_range(0..5)).map(|_| any(&mut random)).collect();
            }
            let (before, known) = (content(&deck), tiles(&deck, &chosen));
            match random.random_range(0..11) {
                0 => {
                    let to = any(&mut random);
                    chosen = move_tiles(&mut deck, &chosen, to);
                    assert_eq!((content(&deck), tiles(&deck, &chosen)), (before, known));
                }
                1 => {
                    let later = random.random_bool(0.5);
                    chosen = shift(&mut deck, &chosen, later);
                    assert_eq!((content(&deck), tiles(&deck, &chosen)), (before, known));
                }
                2 => {
                    let later = random.random_bool(0.5);
                    chosen = shift_group(&mut deck, &chosen, later);
                    assert_eq!((content(&deck), tiles(&deck, &chosen)), (before, known));
                }
                3 => {
                    let copies = duplicate(&mut deck, &chosen);
                    let copied = tiles(&deck, &copies);
                    assert_eq!(copied, known[..copied.len()], "in their order");
                    chosen = copies;
                }
                4 => {
                    let taken = take(&mut deck, &chosen);
                    assert_eq!(taken, known);
                    chosen = insert(&mut deck, TileSpot::new(0, random.random_range(0..9)), taken);
                    if !deck.is_empty() {
                        assert_eq!((content(&deck), tiles(&deck, &chosen)), (before, known));
                    }
                }
                5 => {
                    for group in &mut deck {
                        sort(group, Order::ALL[random.random_range(0..3)]);
                    }
                    assert_eq!(content(&deck), before);
                }
                6 => {
                    for group in &mut deck {
                        merge(group);
                    }
                    assert_eq!(content(&deck), before);
                }
                7 => {
                    chosen = part(&mut deck, &chosen);
                    assert_eq!(content(&deck), before);
                }
                8 => {
                    let sixths = random.random_range(0..9);
                    turn(&mut deck, &chosen, sixths);
                    turn(&mut deck, &chosen, 6 * 3 - sixths);
                    assert_eq!(tiles(&deck, &chosen), known);
                }
                9 => _ = add_group(&mut deck, random.random_range(0..9)),
                _ => {
                    let to = random.random_range(0..9);
                    move_group(&mut deck, random.random_range(0..9), to);
                    assert_eq!(content(&deck), before);
                }
            }
            assert!(spots(&deck).count() <= MAX_CELLS && deck.len() <= MAX_GROUPS);
            let letters: Vec<String> = ('A'..).take(deck.len()).map(String::from).collect();
            assert!(deck.iter().map(|group| &group.group).eq(&letters));
        }
    }
}

#[test]
fn what_a_change_concerned_is_what_is_new_or_what_stood_before_what_is_gone() {
    for (before, after, concerned) in [
        ("123", "1223", &[(0, 2)][..]),
        ("1223", "123", &[(0, 1)]),
        ("12 34", "1 34", &[(0, 0)]),
        ("1 34", "12 34", &[(0, 1)]),
        ("12 34", "1 342", &[(1, 2)]),
        ("123", "143", &[(0, 1)]),
        ("12 34", "12 34", &[]),
        ("12 34", "12 34 56", &[(2, 0), (2, 1)]),
        ("1", "-", &[]),
    ] {
        let found = super::concerned(&deck(before), &deck(after));
        // Two neighbours that look the same can each be the new one.
        let found: Vec<(usize, usize)> = found.iter().map(|spot| (spot.group, spot.index)).collect();
        assert_eq!(found, concerned, "{before} to {after}");
    }
}
