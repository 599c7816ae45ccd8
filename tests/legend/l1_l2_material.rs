//! L1, L2: the material of the variant in the box against the printed lists, and the setup.

use std::collections::BTreeMap;

use serde_json::json;
use tikal::hex::Rotation;
use tikal::legend::{Effect, Phase, Setup, State, TileKind, WrongSetup};

use super::table::{Table, checked, in_the_box, seat};

/// The rows of a list, each with its fields by name.
pub fn rows(csv: &'static str) -> Vec<BTreeMap<&'static str, &'static str>> {
    let mut lines = csv.lines();
    let names: Vec<&str> = lines.next().unwrap().split(',').collect();
    lines.map(|line| names.iter().copied().zip(line.split(',')).collect()).collect()
}

const TOKENS: &str = include_str!("tokens.csv");

/// The counts of one thing by value.
fn counts(thing: &str) -> Vec<(usize, u8)> {
    let of_thing = |row: &BTreeMap<&str, &str>| row["thing"] == thing;
    let row = |row: BTreeMap<&str, &str>| (row["value"].parse().unwrap(), row["count"].parse().unwrap());
    rows(TOKENS).into_iter().filter(of_thing).map(row).collect()
}

#[test]
fn l1_1_the_board() {
    let rules = checked(in_the_box());
    let list = rows(include_str!("board.csv"));
    assert_eq!((rules.layout().cells().len(), list.len(), rules.dotted().len()), (60, 60, 15));
    for row in list {
        let cell = rules.layout().cell(row["cell"].parse().unwrap()).unwrap();
        assert_eq!(rules.dotted().contains(cell), row["place"] == "dotted", "{row:?}");
        assert_eq!(rules.base_camp() == cell, row["place"] == "base_camp", "{row:?}");
    }
    // Columns a, c, e, g, i sit half a hex higher.
    let table = Table::begun(2);
    let towards = |side| table.rules.layout().neighbour(table.cell("b6"), side);
    assert_eq!(towards(tikal::hex::Direction::SW), Some(table.cell("a7")));
}

#[test]
fn l1_2_the_tiles() {
    let rules = checked(in_the_box());
    let tikal = include_str!("../rules/tiles.csv");
    let listed: Vec<_> =
        rows(tikal).into_iter().filter(|row| row["group"] != "board").chain(rows(include_str!("tiles.csv"))).collect();
    assert_eq!(rules.tiles().count(), 53);
    assert_eq!(listed.len(), 54, "with the base camp");
    for row in listed {
        let tile = rules.tile(rules.tile_named(row["id"]).unwrap());
        let value: u8 = row["value"].parse().unwrap();
        let kind = match row["kind"] {
            "base_camp" => TileKind::BaseCamp,
            "temple" => TileKind::Temple(value),
            "ruin" => TileKind::Ruin(value),
            "clearing" => TileKind::Clearing,
            "volcano" => TileKind::Volcano,
            _ => TileKind::Lake,
        };
        assert_eq!(tile.kind, kind, "{row:?}");
        let slabs = ["N", "NE", "SE", "S", "SW", "NW"].map(|side| row[side].parse::<u8>().unwrap());
        assert_eq!(tile.slabs.printed(), slabs, "{row:?}");
    }
    let values = ["T1", "T2", "T3", "T4"].map(|name| rules.tile(rules.tile_named(name).unwrap()).kind);
    assert_eq!(values, [5, 5, 6, 6].map(TileKind::Temple));
}

#[test]
fn l1_3_tiers_built_and_prebuilt() {
    let rules = checked(in_the_box());
    for (value, count) in counts("tier") {
        assert_eq!(rules.tiers()[value], count);
    }
    assert_eq!(rules.tiers().iter().map(|&count| u32::from(count)).sum::<u32>(), 48);
    // A temple of value v lies on the prebuilt tiers 2 to v.
    let mut needed = [0; 7];
    for tile in rules.tiles() {
        if let TileKind::Temple(value) = rules.tile(tile).kind {
            (2..=value).for_each(|tier| needed[usize::from(tier)] += 1);
        }
    }
    assert_eq!(counts("prebuilt"), (2..7).map(|tier| (tier, needed[tier])).collect::<Vec<_>>());
    assert_eq!(needed.iter().map(|&count| u32::from(count)).sum::<u32>(), 55);
}

#[test]
fn l1_4_treasures() {
    let rules = checked(in_the_box());
    let of = |thing| counts(thing).into_iter().map(|(_, count)| count).collect::<Vec<_>>();
    assert_eq!((rules.hidden(), rules.face_up()), (&*of("hidden_treasure"), &*of("face_up_treasure")));
    let pairs = rules.cards().iter().filter_map(|card| match card.effect {
        Effect::Treasures(kind) => Some(kind.index()),
        _ => None,
    });
    assert_eq!(pairs.collect::<Vec<_>>(), (0..8).collect::<Vec<_>>());
}

#[test]
fn l1_5_cards_tokens_powers_and_slabs() {
    let rules = checked(in_the_box());
    let mut all = [0_u32; 3];
    let list = rows(include_str!("cards.csv"));
    assert_eq!(rules.cards().len(), list.len());
    for (card, row) in rules.cards().iter().zip(list) {
        assert_eq!((card.number.to_string(), card.effect.key()), (row["id"].to_owned(), row["key"]));
        assert_eq!(card.effect.is_permanent(), row["permanent"] == "yes", "{row:?}");
        let counts = [row["count2"], row["count3"], row["count3"]].map(|count| count.parse::<u8>().unwrap());
        assert_eq!(card.counts, counts, "{row:?}");
        assert_eq!(numbers(&rules, card.effect), (row["a"].to_owned(), row["b"].to_owned()), "{row:?}");
        all.iter_mut().zip(counts).for_each(|(all, count)| *all += u32::from(count));
    }
    assert_eq!(all, [49, 74, 74]);
    for (value, count) in counts("ap") {
        assert_eq!(rules.tokens()[value], count);
    }
    assert_eq!(rules.tokens().iter().sum::<u8>(), 24);
    assert_eq!((rules.powers().len(), rules.slab_tokens()), (8, 2));
}

/// The columns `a` and `b` of an effect.
pub fn numbers(rules: &tikal::legend::Variant, effect: Effect) -> (String, String) {
    let one = |number: u8| (number.to_string(), String::new());
    match effect {
        Effect::Treasures(kind) => one(kind.index() as u8),
        Effect::PutRuin(count)
        | Effect::Dig(count)
        | Effect::PutTemple(count)
        | Effect::UncoverOne(count)
        | Effect::UncoverEach(count)
        | Effect::Camp(count)
        | Effect::Steps(count)
        | Effect::ActionPoints(count)
        | Effect::Deploy(count)
        | Effect::Exchange(count) => one(count),
        Effect::Recruit { explorers, leaders } => (explorers.to_string(), leaders.to_string()),
        Effect::Look | Effect::Scout | Effect::Jump | Effect::Slab => (String::new(), String::new()),
        Effect::Tile(tile) => (rules.tile(tile).name.to_string(), String::new()),
        Effect::Lake => ("lake".to_owned(), String::new()),
        Effect::Volcano => ("volcano".to_owned(), String::new()),
    }
}

#[test]
fn l1_6_what_each_player_has() {
    let rules = checked(in_the_box());
    assert_eq!((rules.explorers(), rules.leaders(), rules.camps()), (30, 2, 2));
    assert_eq!([2, 3, 4].map(|players| rules.right_places(players)), [3, 3, 2]);
    assert_eq!([2, 3, 4].map(|players| rules.left_places(players)), [3, 3, 2]);
    assert_eq!(rules.players(), 2..=4);
}

#[test]
fn l2_1_a_scenario_is_chosen() {
    let rules = checked(in_the_box());
    let setup = |scenario: &str| Setup { scenario: Some(scenario.to_owned()), first: seat(0) };
    assert_eq!(setup("uxmal").check(&rules, 3), Ok(()));
    let known = "chichen-itza, uxmal, palenque, calakmul, el-mirador".to_owned();
    let unknown = WrongSetup::Scenario { named: "tula".to_owned(), known };
    assert_eq!(setup("tula").check(&rules, 3), Err(unknown));
    assert_eq!(Setup::default().check(&rules, 5), Err(WrongSetup::Seats(5)));
    assert_eq!(Setup { first: seat(3), ..Setup::default() }.check(&rules, 3), Err(WrongSetup::First(seat(3))));
    let state = State::new(&rules, 2, &Setup::default());
    assert_eq!(rules.scenarios()[state.scenario()].id, "chichen-itza");
    for temple in state.temples() {
        let TileKind::Temple(value) = rules.tile(state.tile(temple).unwrap()).kind else { panic!("no temple") };
        assert_eq!(state.level(temple), value);
    }
}

#[test]
fn l2_2_volcanoes_of_the_setup_start_no_scoring() {
    let table = Table::begun(2);
    assert!(table.state.volcanoes().len() == 2 && table.state.scoring().is_none());
}

#[test]
fn l2_3_the_deck_is_drawn_group_by_group() {
    let table = Table::begun(2);
    assert_eq!(table.state.deck().len(), 27);
    let el_mirador = Table::of(in_the_box(), 2, Some("el-mirador"), 0);
    assert_eq!(el_mirador.state.deck().len(), 26);
    let mut table = table;
    table.deal_on();
    let drawn = table.position()["display"]["tiles"].clone();
    assert_eq!(drawn, json!(["A1", "A2", "A3", "A4"]));
    assert!(table.state.drawable(&table.rules).len() == 2);
    // In the next round the rest of A comes, then B.
    table.set(|scene| {
        scene.field("passed", json!([1]));
    });
    table.play("pass");
    while !table.outcomes()[0].0.starts_with("draw") {
        let first = table.outcomes()[0].0.clone();
        table.play(&first);
    }
    assert_eq!(table.outcomes(), [("draw A5".to_owned(), 1), ("draw A6".to_owned(), 1)]);
    table.refused_by("draw B1", 2, 3);
    table.play("draw A6; draw A5");
    assert!(table.outcomes().len() > 3 && table.outcomes().iter().all(|(text, _)| text.starts_with("draw B")));
    table.refused_by("draw C1", 2, 3);
}

#[test]
fn l2_4_the_card_deck_by_players() {
    for (players, cards) in [(2, 49), (3, 74), (4, 74)] {
        let table = Table::begun(players);
        let deck = table.state.card_deck().iter().map(|&copies| u32::from(copies)).sum::<u32>();
        assert_eq!((deck, table.state.bag().iter().sum::<u8>()), (cards, 24));
    }
}

#[test]
fn l2_5_the_display() {
    let mut table = Table::begun(3);
    table.play("deal P1; deal P2; deal P3");
    let mut verbs = Vec::new();
    while table.state.actor() == tikal::game::Actor::Chance {
        let first = table.outcomes()[0].0.clone();
        verbs.push(first.split(' ').next().unwrap().to_owned());
        table.play(&first);
    }
    assert_eq!(verbs, [vec!["card"; 10], vec!["token"; 3], vec!["draw"; 4]].concat());
    assert_eq!(table.phase(), Phase::Draft);
    assert_eq!((table.position()["slab_supply"].clone(), table.state.card_tiles().len()), (json!(2), 11));
}

#[test]
fn l2_6_directors_tiles_are_dealt_by_rising_seat() {
    let mut table = Table::of(in_the_box(), 3, None, 2);
    assert_eq!(table.outcomes().len(), 8);
    table.play("deal P5");
    assert_eq!(table.state.seat(), seat(1));
    table.refused_by("deal P5", 2, 6);
    table.play("deal P1; deal P8");
    let powers: Vec<_> = (0..3).map(|number| table.position()["seats"][number]["power"].clone()).collect();
    assert_eq!(powers, [json!("P5"), json!("P1"), json!("P8")]);
    assert_eq!(table.state.seat(), seat(2), "the first in order");
    table.refused_by("deal P2", 3, 16);
}

#[test]
fn l2_7_the_first_order_and_its_points() {
    let table = Table::of(in_the_box(), 3, None, 1);
    assert_eq!(table.position()["order"], json!([1, 2, 0]));
    assert_eq!([0, 1, 2].map(|number| table.state.score(seat(number))), [3, 1, 2]);
}

#[test]
fn l2_8_the_unavailable_reserve() {
    let mut table = Table::acting(2);
    table.set(|scene| {
        scene.act(0, 20);
    });
    for _ in 0..18 {
        table.play("enter explorer a7");
    }
    assert_eq!(table.legal_with("enter"), ["enter leader a7"]);
    table.play("recruit explorer");
    assert_eq!((table.points(), table.legal_with("enter").len()), (0, 0));
    assert_eq!(table.state.reserve(seat(0)).explorers(), 1);
    table.set(|scene| {
        scene.act(0, 1);
    });
    table.play("enter explorer a7");
}

#[test]
fn l8_1_the_scenarios_are_the_listed_ones() {
    let rules = checked(in_the_box());
    let mut listed: BTreeMap<&str, Vec<(String, String, usize)>> = BTreeMap::new();
    for row in rows(include_str!("scenarios.csv")) {
        let laid = (row["tile"].to_owned(), row["cell"].to_owned(), row["rotation"].parse().unwrap());
        listed.entry(row["scenario"]).or_default().push(laid);
    }
    assert_eq!(rules.scenarios().len(), 5);
    for scenario in rules.scenarios() {
        let name = |&(cell, tile, rotation): &(tikal::hex::Cell, tikal::expedition::TileId, Rotation)| {
            (rules.tile(tile).name.to_string(), rules.layout().name(cell).to_string(), rotation.index())
        };
        let laid: Vec<_> = scenario.laid.iter().map(name).collect();
        assert_eq!(laid, listed[scenario.id.as_str()], "{}", scenario.id);
    }
}

#[test]
fn l8_2_all_setup_tiles_can_be_reached_but_in_el_mirador() {
    let rules = checked(in_the_box());
    for scenario in rules.scenarios() {
        let setup = Setup { scenario: Some(scenario.id.clone()), first: seat(0) };
        let state = State::new(&rules, 2, &setup);
        let mut reached = vec![rules.base_camp()];
        let mut index = 0;
        while let Some(&cell) = reached.get(index) {
            for side in tikal::hex::Direction::ALL {
                let next = rules.layout().neighbour(cell, side).filter(|_| state.passage(cell, side) > 0);
                reached.extend(next.filter(|next| !reached.contains(next)));
            }
            index += 1;
        }
        let all = state.occupied().into_iter().all(|cell| reached.contains(&cell));
        assert_eq!(all, scenario.id != "el-mirador", "{}", scenario.id);
    }
}
