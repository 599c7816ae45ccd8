//! C15: chance, notation, the phases, positions.

use std::collections::BTreeSet;

use serde_json::{Value, json};
use tikal::chac::State;
use tikal::game::{Actor, DealerDef, Game, Session, text_of};

use super::table::{TEMPLE, TREASURES, Table, parse, position_of, read, weighted};

#[test]
fn c15_1_an_action_is_applied_whole_or_refused_whole() {
    let table = Table::on("z1", 2);
    for text in ["step z4", "climb", "roll 1 2 3 4 5", "ready", "leave zone1 3", "wall left", "choose lea", "chest 2"] {
        // That nothing changes, the refusal asserts.
        assert!(!table.refused(text).to_string().is_empty());
    }
}

#[test]
fn c15_2_actions_of_players_letter_by_letter() {
    for text in [
        "choose lea",
        "choose vincent",
        "discard zone1 3",
        "discard lava chest",
        "discard alcove 4",
        "discard alcove 6",
        "discard river 4",
        "endurance",
        "ready",
        "step z2",
        "step out",
        "step entrance",
        "step bridge",
        "step A",
        "step c31",
        "step l14",
        "step r5",
        "search",
        "decipher",
        "pick",
        "reroll 5 5 6",
        "reroll 1",
        "reroll 1 2 3 4 5",
        "climb",
        "jump",
        "leap c4",
        "leap bridge",
        "sprint c4",
        "sprint out",
        "linguistics l3",
        "lockpick",
        "end",
        "swim",
        "leave river 2",
        "leave zone4 chest",
        "fall",
        "enter A",
        "enter B",
        "wait",
    ] {
        parse(text);
    }
    for text in [
        "",
        " ",
        "step",
        "step  z2",
        " step z2",
        "step z2 ",
        "Step z2",
        "step Z2",
        "step z5",
        "step c32",
        "step c04",
        "step l15",
        "step r6",
        "step k1",
        "step c3 c4",
        "discard",
        "discard zone1",
        "discard zone5 3",
        "discard zone1 03",
        "discard chest",
        "reroll",
        "reroll 6 5",
        "reroll 7",
        "reroll 0",
        "reroll 5,5",
        "enter C",
        "enter",
        "choose indiana",
        "ready now",
        "end.",
        "éé",
        "draw ?",
        "leave ? ?",
    ] {
        assert!(State::parse(&TEMPLE, text).is_err(), "`{text}`");
    }
}

#[test]
fn c15_3_actions_of_chance_letter_by_letter() {
    for text in [
        "trap 7",
        "trap 14",
        "deal lea",
        "roll 1 2 3 4 4",
        "roll 6",
        "draw 3",
        "draw chest",
        "clue 5",
        "clue 14",
        "read 12",
        "turn 12",
        "lay 5",
        "wall none",
        "wall left",
        "wall right",
        "wall both",
        "chest 4",
    ] {
        parse(text);
    }
    for text in [
        "trap",
        "trap 0",
        "trap 15",
        "trap 07",
        "deal",
        "deal Lea",
        "roll",
        "roll 4 3",
        "roll 0",
        "roll 7",
        "draw",
        "draw 0",
        "clue 0",
        "clue 15",
        "read 15",
        "turn 0",
        "lay 15",
        "lay +5",
        "wall",
        "wall up",
        "chest 0",
        "chest 7",
        "draw Chest",
    ] {
        assert!(State::parse(&TEMPLE, text).is_err(), "`{text}`");
    }
}

#[test]
fn c15_4_a_roll_is_one_action_for_all_its_dice() {
    let table = Table::chosen(2, 0);
    let mut outcomes = Vec::new();
    table.state.outcomes(&TEMPLE, &mut outcomes);
    assert_eq!((outcomes.len(), outcomes.iter().map(|(_, weight)| weight).sum::<u32>()), (252, 7776));
    let weight = |text: &str| outcomes.iter().find(|(action, _)| *action == parse(text)).unwrap().1;
    assert_eq!((weight("roll 1 2 3 4 4"), weight("roll 1 1 1 1 1"), weight("roll 1 2 3 4 5")), (60, 1, 120));
    for dice in ["roll 1 2 3 4", "roll 6", "roll 1 2 3 4 5 6"] {
        assert!(State::parse(&TEMPLE, dice).is_err() || !table.refused(dice).to_string().is_empty());
    }
    // A chance action with one outcome is still made.
    let mut table = Table::on("z1", 1);
    table.set(|scene| _ = scene.cards(1, &TREASURES[..9]));
    table.play("search");
    assert_eq!((table.state.actor(), table.outcomes()), (Actor::Chance, weighted("draw", &[("chest", 1)])));
    table.play("draw chest");
}

#[test]
fn c15_5_the_dealer_counts_each_sort_by_itself() {
    // Games with the same seed: in one of them there are more searches, a clue and a test of the bridge; the cards of
    // the walls, the boulder and the dice for actions come out the same.
    let traps = |script: &[&str]| {
        let mut table = Table::acting(2);
        table.set(|scene| _ = scene.at(0, "z1").at(1, "c19").act(0, 5));
        let (mut session, _) = Session::new(TEMPLE.clone(), table.state, DealerDef::Seed(17));
        let mut dealt = Vec::new();
        for text in script {
            let before = *session.state();
            let played = session.play(parse(text)).unwrap();
            if position_of(&before)["phase"] == json!("load") || *text == "end" {
                dealt.extend(played.chance.iter().map(|&action| text_of::<State>(&TEMPLE, action)));
            }
        }
        dealt
    };
    let bare = traps(&["end", "end"]);
    assert_eq!(bare.len(), 5, "three cards, the boulder, the dice of the next round: {bare:?}");
    let busy = ["search", "step z2", "search", "decipher", "search", "end", "step bridge", "jump", "end", "ready"];
    assert_eq!(traps(&busy), bare);

    // A draw is a sort per deck, a roll per purpose, every other verb one.
    let mut sorts = BTreeSet::new();
    for zone in ["z1", "z2", "z3", "z4"] {
        let mut table = Table::on(zone, 1);
        table.play("search");
        assert!(sorts.insert(table.state.sort()), "{zone}");
        let mut table = Table::on(zone, 1);
        table.play("decipher");
        let is_new = sorts.insert(table.state.sort());
        assert_eq!(is_new, zone == "z1", "all clues are of one sort");
    }
    for (adventurer, place, action) in [
        ("lea", "r2", "search"),
        ("lea", "l5", "search"),
        ("lea", "c6", "pick"),
        ("lea", "c19", "step bridge"),
        ("lea", "r5", "climb"),
        ("lea", "c4", "step l3"),
        ("lea", "c3", "step c4"),
        ("trevor", "c4", "linguistics l3"),
    ] {
        let mut table = Table::acting(2);
        table.set(|scene| {
            if place == "l5" {
                scene.turned("l5", "up", 9);
            }
            scene.who(0, adventurer).at(0, place).act(0, 1);
        });
        table.play(action);
        assert!(sorts.insert(table.state.sort()), "{action}");
    }
    let mut table = Table::new(2);
    assert!(sorts.insert(table.state.sort()));
    table.play("trap 1; trap 2; trap 3; trap 4");
    assert!(sorts.insert(table.state.sort()));
    let mut table = Table::chosen(2, 0);
    assert!(sorts.insert(table.state.sort()));
    table.play("roll 1 1 1 1 1; end; end");
    assert!(sorts.insert(table.state.sort()));
    table.play("wall none; wall none; wall none");
    assert!(sorts.insert(table.state.sort()));
    let mut table = Table::acting(2);
    table.set(|scene| _ = scene.out(1).cards(0, &["zone1 chest"]).at(0, "c31").act(0, 1));
    table.play("step out");
    assert!(sorts.insert(table.state.sort()));
    // Six decks, five purposes; trap, deal, clue, read, turn, lay, wall, chest.
    assert_eq!(sorts.len(), 19);
    assert!(sorts.iter().all(|&sort| sort < State::SORTS.len()));
}

/// Where the game stands: phase, who is to move, the seat.
fn at(table: &Table) -> (String, Value, Value) {
    (table.phase(), table.field("to_move"), table.field("seat"))
}

fn stands(phase: &str, to_move: impl Into<Value>, seat: usize) -> (String, Value, Value) {
    (phase.to_owned(), to_move.into(), json!(seat))
}

#[test]
fn c15_6_the_phases_and_who_moves() {
    let mut table = Table::first(3, 1);
    assert_eq!(at(&table), stands("trap", "chance", 1));
    table.play("trap 1; trap 2; trap 3; trap 4");
    assert_eq!(at(&table), stands("deal", "chance", 0));
    table.play("deal lea; deal bill; deal martin; deal len; deal trevor");
    assert_eq!(at(&table), stands("deal", "chance", 2));
    table.play("deal nicole");
    assert_eq!(at(&table), stands("choose", 1, 1));
    table.play("choose martin; choose nicole; choose bill");
    assert_eq!(at(&table), stands("load", 0, 0));
    assert_eq!((table.field("round"), table.field("dice")), (json!(1), json!([])));
    table.play("ready");
    assert_eq!(at(&table), stands("roll", "chance", 1));
    table.play("roll 2 2 2 2 3");
    assert_eq!(at(&table), stands("act", 1, 1));
    table.play("step z1; search");
    assert_eq!(at(&table), stands("draw", "chance", 1));
    table.play("draw 1; decipher");
    assert_eq!(at(&table), stands("clue", "chance", 1));
    table.play("clue 1; end");
    assert_eq!(at(&table), stands("act", 2, 2));
    table.play("end; end");
    assert_eq!(at(&table), stands("wall", "chance", 1));
    table.play("wall none; wall none; wall none");
    assert_eq!(at(&table), stands("roll", "chance", 1));
    table.play("roll 5");
    // The next round: seat 2 is first, seat 0 has unused endurance, seat 1 a treasure.
    assert_eq!(at(&table), stands("load", 0, 0));
    table.play("endurance; ready");
    assert_eq!(at(&table), stands("load", 1, 1));
    table.play("ready; roll 6 6 6 6 6");
    assert_eq!(at(&table), stands("act", 2, 2));
}

#[test]
fn c15_6_lava_water_bridge_and_lock() {
    let mut table = Table::on("c3", 5);
    table.play("step c4");
    assert_eq!(at(&table), stands("lay", "chance", 0));
    table.lay();
    assert_eq!(at(&table), stands("act", 0, 0));
    table.play("step l3");
    assert_eq!(at(&table), stands("turn", "chance", 0));
    table.play("turn 9");
    assert_eq!((at(&table), table.field("target")), (stands("act", 0, 0), Value::Null));
    for (place, action, what) in [("c7", "pick", "lock"), ("c19", "step bridge", "bridge"), ("r5", "climb", "water")] {
        let mut table = Table::on(place, 2);
        table.play(action);
        assert_eq!((at(&table), table.field("roll")["for"].clone()), (stands("roll", "chance", 0), json!(what)));
        assert_eq!(table.actions_left(), 1);
    }
    // The dice given to be rolled again are off the table until rolled.
    let mut table = Table::on("c7", 2);
    table.play("pick; roll 1 1 2 4 5; reroll 1 5");
    assert_eq!(table.field("lock"), json!([1, 2, 4]));
    // `rescue` is there from the first roll with ones to the end of the climb.
    let mut table = Table::on("r5", 2);
    table.set(|scene| _ = scene.cards(0, &TREASURES[..3]));
    table.play("climb; roll 1 2");
    assert_eq!(at(&table), stands("rescue", 0, 0));
    table.play("leave zone1 1; leave zone1 2; leave zone1 2");
    assert_eq!(at(&table), stands("roll", "chance", 0));
    assert!(table.field("rescue").is_object());
    table.play("roll 6");
    assert_eq!((at(&table), table.field("rescue")), (stands("act", 0, 0), Value::Null));
}

#[test]
fn c15_7_a_position_has_these_fields_and_no_others() {
    let keys = |value: &Value| value.as_object().unwrap().keys().cloned().collect::<BTreeSet<_>>();
    let expect = |words: &str| words.split(' ').map(str::to_owned).collect::<BTreeSet<_>>();
    let table = Table::on("c19", 2);
    let position = table.position();
    let whole = "board players first round phase to_move seat dice actions_left lock roll rescue target after_lay walls \
        boulder open planks decks alcoves clues covered tiles seats discard winners";
    assert_eq!(keys(&position), expect(whole));
    assert_eq!(keys(&table.seen(None)), expect(&format!("{whole} viewer")));
    assert_eq!(position["board"], json!("temple"));
    assert_eq!(keys(&position["walls"]), expect("left right met turned deck"));
    assert_eq!(keys(&position["walls"]["deck"]), expect("none left right both"));
    assert_eq!(keys(&position["decks"]), expect("zone1 zone2 zone3 zone4 lava river"));
    assert_eq!(position["decks"]["river"], json!({"left": 10, "values": {"chest": 1, "2": 3, "3": 3, "4": 3}}));
    assert_eq!(keys(&position["clues"][0]), expect("number glyph seen"));
    assert_eq!(keys(&position["tiles"]).len(), 14);
    assert_eq!(keys(&position["tiles"]["l1"]), expect("glyph face number checked"));
    let seat = "seat dealt adventurer substitute status place ability_used rested searched cards chests";
    assert_eq!(keys(&position["seats"][0]), expect(seat));
    assert_eq!(position["winners"], Value::Null);
    assert_eq!(read(&position).map_err(|error| error.to_string()), Ok(table.state));
    // Null when over.
    let mut table = Table::on("c31", 2);
    table.set(|scene| _ = scene.out(1));
    table.play("step out");
    let over = table.position();
    for field in ["seat", "to_move", "roll", "target", "rescue"] {
        assert_eq!(over[field], Value::Null, "{field}");
    }
    assert_eq!(over["winners"], json!([0, 1]));
    assert!(read(&over).is_ok_and(|state| state == table.state));
}

#[test]
fn c15_7_cards_and_the_pile_are_sorted() {
    let mut table = Table::acting(2);
    table.set(|scene| _ = scene.round(2).cards(0, &["zone1 3", "river 2", "zone1 chest", "alcove 4"]).load(0));
    assert_eq!(table.cards(0), ["alcove 4", "river 2", "zone1 3", "zone1 chest"]);
    let field = table.bad(|position| {
        position["seats"][0]["cards"] = json!([["river", "2"], ["alcove", "4"], ["zone1", "3"], ["zone1", "chest"]]);
    });
    assert!(field.contains("cards"), "{field}");
}

#[test]
fn c15_7_a_view_is_no_position() {
    let table = Table::on("z1", 2);
    for viewer in [None, Some(0), Some(1)] {
        let view = table.seen(viewer);
        assert!(read(&view).is_err());
        assert_eq!(view, position_of(table.view(viewer).state()));
    }
    assert_eq!(table.bad(|position| position["viewer"] = Value::Null).as_str(), "viewer");
}

/// Changes of a position, each of which makes it impossible.
type Fault = (&'static str, fn(&mut Value));

const FAULTS: [Fault; 60] = [
    // Cards, wall cards, alcoves, glyphs or numbers that do not add up.
    ("a value too many in a deck", |p| p["decks"]["zone2"]["values"]["3"] = json!(4)),
    ("a deck that is one short", |p| {
        p["decks"]["zone2"] = json!({"left": 9, "values": {"chest": 1, "1": 1, "2": 2, "3": 2, "4": 2, "5": 1}});
    }),
    ("a count that is not that of the values", |p| p["decks"]["zone3"]["left"] = json!(9)),
    ("a value that the deck has not", |p| p["decks"]["river"]["values"]["5"] = json!(1)),
    ("a card that is in the deck too", |p| p["seats"][0]["cards"] = json!([["zone1", "4"]])),
    ("a card of no deck", |p| p["seats"][0]["cards"] = json!([["zone9", "4"]])),
    ("a card of no value of its deck", |p| p["seats"][0]["cards"] = json!([["river", "1"]])),
    ("a thrown-away card that is in the deck too", |p| {
        p["discard"] = json!([{"deck": "zone1", "value": "2", "by": 0}]);
    }),
    ("a card thrown away by nobody", |p| p["discard"] = json!([{"deck": "zone1", "value": "2", "by": 7}])),
    ("a wall card too many", |p| p["walls"]["deck"]["none"] = json!(14)),
    ("arrows turned up without a step", |p| p["walls"]["deck"]["left"] = json!(1)),
    ("a step without a card", |p| p["walls"]["left"] = json!(1)),
    ("walls that have met without steps", |p| p["walls"]["met"] = json!(true)),
    ("an alcove without its treasure, which nobody has", |p| p["alcoves"]["k2"] = json!(false)),
    ("a treasure of an alcove that is closed", |p| p["seats"][0]["cards"] = json!([["alcove", "6"]])),
    ("an alcove that is not there", |p| p["alcoves"]["k6"] = json!(true)),
    ("one number in two zones", |p| p["clues"][1]["number"] = json!(1)),
    ("a number above 14", |p| p["clues"][1]["number"] = json!(15)),
    ("a glyph above 14", |p| p["clues"][1] = json!({"number": 2, "glyph": 15, "seen": [0]})),
    ("one glyph in two zones", |p| {
        p["clues"][0] = json!({"number": 1, "glyph": 3, "seen": [0]});
        p["clues"][1] = json!({"number": 2, "glyph": 3, "seen": [0]});
    }),
    ("a glyph that nobody has seen", |p| p["clues"][0] = json!({"number": 1, "glyph": 3, "seen": []})),
    ("no glyph, though somebody has seen it", |p| p["clues"][0] = json!({"number": 1, "glyph": null, "seen": [1]})),
    ("a glyph seen by nobody of the table", |p| p["clues"][0] = json!({"number": 1, "glyph": 3, "seen": [5]})),
    ("a zone without a clue", |p| _ = p["clues"].as_array_mut().unwrap().pop()),
    ("one glyph on two tiles", |p| p["tiles"]["l1"]["glyph"] = json!(2)),
    ("a tile without a glyph in the open", |p| p["tiles"]["l1"]["glyph"] = Value::Null),
    ("glyphs beneath the cover", |p| p["covered"] = json!(true)),
    // One number on two glyphs.
    ("one number on two glyphs", |p| {
        p["tiles"]["l1"] = json!({"glyph": 1, "face": "down", "number": 9, "checked": [0]});
        p["tiles"]["l2"] = json!({"glyph": 2, "face": "down", "number": 9, "checked": [0]});
    }),
    ("a clue that another tile belies", |p| {
        p["clues"][0] = json!({"number": 1, "glyph": 3, "seen": [0]});
        p["tiles"]["l4"] = json!({"glyph": 4, "face": "sunk", "number": 1, "checked": []});
    }),
    ("two numbers on one glyph", |p| {
        p["clues"][0] = json!({"number": 1, "glyph": 3, "seen": [0]});
        p["tiles"]["l3"] = json!({"glyph": 3, "face": "down", "number": 9, "checked": [0]});
    }),
    ("a trapped number that holds", |p| {
        p["tiles"]["l3"] = json!({"glyph": 3, "face": "up", "number": 1, "checked": []});
    }),
    ("a harmless number that sinks", |p| {
        p["tiles"]["l3"] = json!({"glyph": 3, "face": "sunk", "number": 9, "checked": []});
    }),
    ("a turned tile without a number", |p| p["tiles"]["l3"]["face"] = json!("up")),
    ("a number that nobody has looked at", |p| p["tiles"]["l3"]["number"] = json!(9)),
    // Squares that cannot be stood on.
    ("a tile not turned", |p| p["seats"][0]["place"] = json!("l3")),
    ("no square", |p| p["seats"][0]["place"] = json!("k1")),
    ("inside and nowhere", |p| p["seats"][0]["place"] = Value::Null),
    ("inside and out", |p| p["seats"][0]["place"] = json!("out")),
    ("under the boulder", |p| p["seats"][0]["place"] = json!("c0")),
    ("the bridge without planks", |p| {
        p["planks"] = json!(0);
        p["seats"][0]["place"] = json!("bridge");
    }),
    ("more planks than there are", |p| p["planks"] = json!(6)),
    // The boulder and the roof.
    ("an opening too early", |p| p["open"] = json!(["A"])),
    ("a boulder past the corner and a closed roof", |p| p["boulder"] = json!(9)),
    ("a boulder on the last square of a game that goes on", |p| {
        p["boulder"] = json!(31);
        p["open"] = json!(["A", "B"]);
    }),
    ("a boulder off the board", |p| {
        p["boulder"] = json!(32);
        p["open"] = json!(["A", "B"]);
    }),
    // Rounds, actions, phases.
    ("a round before 1", |p| p["round"] = json!(0)),
    ("more actions left than dice", |p| p["actions_left"] = json!(6)),
    ("four wall cards turned up", |p| p["walls"]["turned"] = json!(4)),
    ("an unknown phase", |p| p["phase"] = json!("scoring")),
    ("actions left outside a turn", |p| {
        p["phase"] = json!("wall");
        p["to_move"] = json!("chance");
    }),
    ("a phase of chance with a seat to move", |p| {
        p["phase"] = json!("draw");
        p["target"] = json!("zone1");
    }),
    ("a turn without its dice", |p| p["dice"] = json!([])),
    ("dice that are not sorted", |p| p["dice"] = json!([6, 6, 1, 1, 1])),
    ("a turn of a seat that is not to move", |p| p["to_move"] = json!(1)),
    ("a turn of a seat that is not at the table", |p| {
        p["seat"] = json!(4);
        p["to_move"] = json!(4);
    }),
    ("a roll in a turn", |p| p["roll"] = json!({"for": "bridge", "count": 5})),
    ("a rescue in a turn", |p| p["rescue"] = json!({"ones": 1, "to_leave": 0, "rerolled": false})),
    ("winners of a game that goes on", |p| p["winners"] = json!([0])),
    ("another number of seats", |p| p["players"] = json!(3)),
    ("a first player who is not there", |p| p["first"] = json!(2)),
];

#[test]
fn c15_8_positions_that_cannot_be_are_refused() {
    let table = Table::on("c4", 2);
    for (fault, change) in FAULTS {
        let mut position = table.position();
        change(&mut position);
        match read(&position) {
            Ok(state) => panic!("{fault}: it is accepted as {:#}", position_of(&state)),
            Err(error) => assert!(!error.field.is_empty() && !error.message.is_empty(), "{fault}: {error:?}"),
        }
    }
}

#[test]
fn c15_8_zones_once_the_walls_have_met_and_more_than_twelve_treasures() {
    let mut table = Table::acting(2);
    table.set(|scene| _ = scene.walls(3, 3).at(0, "c3").at(1, "c2").act(0, 2));
    for place in ["entrance", "z1", "z4"] {
        let field = table.bad(|position| position["seats"][1]["place"] = json!(place));
        assert!(field.contains("place") || field.contains("seats"), "{field}");
    }
    let mut table = Table::acting(2);
    table.set(|scene| _ = scene.cards(0, &TREASURES));
    let more = |position: &mut Value| {
        position["seats"][0]["cards"].as_array_mut().unwrap().push(json!(["zone2", "4"]));
        position["decks"]["zone2"]["values"]["4"] = json!(1);
        position["decks"]["zone2"]["left"] = json!(6);
    };
    assert!(table.bad(more).contains("cards"));
    // A sunk tile.
    let mut table = Table::on("c4", 2);
    table.set(|scene| _ = scene.turned("l3", "sunk", 1));
    table.bad(|position| position["seats"][1]["place"] = json!("l3"));
}

#[test]
fn c15_8_adventurers_are_those_that_were_dealt() {
    let table = Table::on("c4", 2);
    table.bad(|position| position["seats"][0]["adventurer"] = json!("bill"));
    table.bad(|position| position["seats"][0]["adventurer"] = json!("indiana"));
    table.bad(|position| position["seats"][0]["adventurer"] = Value::Null);
    table.bad(|position| position["seats"][0]["substitute"] = json!("lea"));
    table.bad(|position| position["seats"][0]["dealt"] = json!(["martin", "markus"]));
    table.bad(|position| position["seats"][0]["status"] = json!("waiting"));
    table.bad(|position| position["seats"][0]["seat"] = json!(1));
    table.bad(|position| _ = position["seats"].as_array_mut().unwrap().pop());
}
