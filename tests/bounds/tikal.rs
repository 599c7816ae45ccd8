//! Files and lines of Tikal that are as large and strange as they may be.

use serde_json::{Value, json};
use tikal::tikal::{MAX_FILE_SIZE, State};

use crate::{Filled, Hostile, begun, records, swapped, variants};

impl Hostile for State {
    const NAME: &'static str = "Tikal";
    const NEW: &'static str = "{\"cmd\":\"new\",\"players\":2}";
    const FILE: &'static str = include_str!("../variants/small.ron");
    const RECORD: &'static str = "Record(format: 2, game: \"tikal\", variant: BuiltIn(\"classic\"), hash: \"\", seats: [(name: \"\", colour: \"\"), \
                      (name: \"\", colour: \"\")], setup: (turns: Draw, handicap: {}), dealer: Manual, actions: [],)";
    const BUILT_IN: &'static str = "BuiltIn(\"classic\")";

    const IN_FILE: &'static [Filled<4>] = &[
        ["columns: [3, 3, 3]", "columns: [", "0,", "]"],
        ["printed: [", "left_out: [", "\"\",", "], printed: ["],
        ["printed: [", "printed: [", "(cell:\"\",kind:Volcano),", ""],
        ["deck: [", "deck: [", "(group:\"\",tiles:[]),", ""],
        ["(kind: Volcano),", "", "(kind:Volcano),", ""],
        ["group: \"A\",", "group: \"A\", only_with: [", "2,", "],"],
        ["[1, 1, 0, 1, 0, 0]", "[", "0,", "]"],
        ["tiers: {", "tiers: {", "#:0,", ""],
        ["kinds: [", "kinds: [", "(name:{\"\":\"\"},glyph:Sun,copies:0),", ""],
        ["scores: [", "scores: [", "0,", ""],
        ["turns: Draw", "tie_breaks: [", "Treasures,", "], turns: Draw"],
        ["colours: [", "colours: [", "\"\",", ""],
        ["\"Small\"", "{", "\"#\":\"\",", "}"],
        ["\"Small\"", "\"", "x", "\""],
        ["\"Small\"", "\"", "\\u{202e}", "\""],
        ["\"Small\"", "r#\"", "\"", "\"#"],
        ["\"small\"", "\"", "x", "\""],
        ["\"a3\"", "\"", "x", "\""],
        ["\"A\"", "\"", "x", "\""],
        ["\"red\"", "\"", "x", "\""],
        ["\"mask\"", "\"", "x", "\""],
        ["turns: Draw", "turns: ", "x", ""],
        ["turns: Draw", "turns: r#", "x", ""],
        ["turns: Draw", "", "x", ": 0"],
        ["action_points: 10", "action_points: ", "9", ""],
        ["action_points: 10", "action_points: ", "(", ""],
        ["action_points: 10", "action_points: ", "Some(", ""],
        ["\"Small\"", "", "{\"\":", ""],
        ["format: 1", "/*", "/*", "format: 1"],
    ];
    const IN_RECORD: &'static [Filled<4>] = &[
        ["seats: [", "seats: [", "(name:\"\",colour:\"\"),", ""],
        ["actions: [", "actions: [", "\"\",", ""],
        ["actions: [", "actions: [", "\"draw A1\",", ""],
        ["handicap: {", "handicap: {", "0:0,", ""],
        ["dealer", "takeovers: {", "#:(seat:0,player:Computer(\"\")),", "}, dealer"],
        ["dealer", "hints: [", "#,", "], dealer"],
        ["dealer", "comments: {", "#:\"\",", "}, dealer"],
        ["dealer", "comments: {", "0:\"\",", "}, dealer"],
        ["dealer", "comments: {0:\"", "x", "\"}, dealer"],
        ["dealer", "times: {", "#:0,", "}, dealer"],
        ["game: \"tikal\",", "", "(", ""],
        ["game: \"tikal\"", "unknown: [", "[0],", "]"],
        ["dealer", "unknown: [", "[0],", "], dealer"],
        ["dealer", "unknown: [", "{\"\":()},", "], dealer"],
        ["dealer", "unknown: ", "(a:", "], dealer"],
        ["dealer", "unknown: \"", "x", "\", dealer"],
        ["dealer", "", "x", ": 0, dealer"],
        ["name: \"", "name: \"", "x", ""],
        ["colour: \"", "colour: \"", "x", ""],
        ["hash: \"", "hash: \"", "x", ""],
        ["classic", "", "x", ""],
        ["BuiltIn(\"classic\")", "", "x", ""],
        ["dealer", "program: \"", "x", "\", dealer"],
        ["tikal", "", "x", ""],
        ["name: \"\"", "player: Computer(\"", "x", "\"), name: \"\""],
        ["Manual", "", "x", ""],
        ["Manual", "Seed(", "9", ")"],
        ["actions: [", "actions: [\"", "x", "\","],
        ["actions: [", "actions: [\"", "draw ", "\","],
        ["actions: []", "actions: ", "[", ""],
        ["actions: []", "actions: ", "Some(", ""],
    ];
    const IN_START: &'static [Filled<4>] = &[
        ["to_move", "[", "[0],", "]"],
        ["cells", "[", "(cell:\"\",tile:\"\",kind:clearing,rotation:0,slabs:(0,0,0,0,0,0),pieces:[]),", "]"],
        [
            "cells",
            "[(cell:\"a4\",tile:\"\",kind:clearing,rotation:0,slabs:(0,0,0,0,0,0),pieces:[",
            "(player:0,explorers:0,leader:false),",
            "])]",
        ],
        [
            "seats",
            "[",
            "(seat:0,score:0,reserve:(explorers:0,leader:false),out:0,camps_left:0,guards:0,treasures:[],amulet:true),",
            "]",
        ],
        ["supply", "{", "0:0,", "}"],
        ["face_up", "[", "\"\",", "]"],
        ["face_up", "[\"", "x", "\"]"],
        ["deck", "[", "(\"\",[]),", "]"],
        ["deck", "[(\"\",[", "\"\",", "])]"],
        ["treasures_hidden", "[", "0,", "]"],
        ["removed_tiles", "[", "\"\",", "]"],
        ["winners", "[", "0,", "]"],
        ["hand", "\"", "x", "\""],
        ["variant", "\"", "x", "\""],
        ["scoring", "(order:[", "0,", "])"],
        ["auction_state", "(eligible:[", "0,", "])"],
        ["phase", "", "x", ""],
    ];
    const LINES: &'static [Filled<3>] = &[
        ["", "[", ""],
        ["[", "[0],", "0]"],
        ["[", "[],", "0]"],
        ["[", "{\"\":0},", "0]"],
        ["{\"id\":[", "0,", "0]}"],
        ["{\"id\":\"", "x", "\"}"],
        ["{\"cmd\":\"state\",\"id\":\"", "x", "\"}"],
        ["{", "\"#\":0,", "\"cmd\":\"state\"}"],
        ["{\"cmd\":\"", "x", "\"}"],
        ["{\"", "x", "\":0,\"cmd\":\"state\"}"],
        ["{\"cmd\":\"new\",\"game\":\"", "x", "\"}"],
        ["{\"cmd\":\"new\",\"players\":", "9", "}"],
        ["{\"cmd\":\"new\",\"players\":\"", "x", "\"}"],
        ["{\"cmd\":\"new\",\"players\":[", "[],", "0]}"],
        ["{\"cmd\":\"new\",\"players\":2,\"dealer\":\"", "x", "\"}"],
        ["{\"cmd\":\"new\",\"players\":2,\"variant\":\"", "x", "\"}"],
        ["{\"cmd\":\"new\",\"players\":2,\"variant\":\"", "x", "/\"}"],
        ["{\"cmd\":\"suggest\",\"level\":\"", "x", "\"}"],
        ["{\"cmd\":\"play\",\"action\":\"", "x", "\"}"],
        ["{\"cmd\":\"play\",\"action\":\"", "draw ", "\"}"],
        ["{\"cmd\":\"play\",\"action\":\"draw ", "x", "\"}"],
        ["{\"cmd\":\"play\",\"action\":\"", "\\u0000", "\"}"],
        ["{\"cmd\":\"load\",\"record\":\"", "[", "\"}"],
        ["{\"cmd\":\"position\",\"state\":{\"cells\":[", "[],", "0]}}"],
        ["{\"cmd\":\"position\",\"state\":{\"variant\":\"", "x", "\"}}"],
        ["", " ", ""],
    ];
    const IN_POSITION: &'static [Filled<4>] = &[
        ["\"variant\":\"", "\"variant\":\"", "x", ""],
        ["\"cells\":[", "\"cells\":[", "{},", ""],
        ["\"pieces\":[", "\"pieces\":[", "{\"player\":0,\"explorers\":0,\"leader\":false},", ""],
        ["\"face_up\":[", "\"face_up\":[", "\"\",", "\"\""],
        ["\"face_up\":[", "\"face_up\":[\"", "x", "\""],
        ["\"removed_tiles\":[", "\"removed_tiles\":[\"", "x", "\""],
        ["\"cell\":\"", "\"cell\":\"", "x", ""],
        ["\"kind\":\"", "\"kind\":\"", "x", ""],
        ["\"phase\":\"", "\"phase\":\"", "x", ""],
        ["\"to_move\":", "\"to_move\":\"", "x", "\",\"x\":"],
        ["\"supply\":{", "\"supply\":{", "\"#\":0,", ""],
        ["\"supply\":{", "\"supply\":{\"", "x", "\":0,"],
    ];

    /// As much as the limits of lists allow.
    fn more_files(size: u64) -> Vec<(String, String)> {
        let tile = "(kind:Temple(99),slabs:[9,9,9,9,9,9],copies:0),";
        let group = format!("(group:\"\",tiles:[{}]),", tile.repeat(128));
        let groups = group.repeat(size as usize / group.len());
        let deck = swapped(Self::FILE, "deck: [", &format!("deck: [{groups}"));
        vec![("variant with full groups".to_owned(), deck.chars().take(size as usize).collect())]
    }

    /// Records and variants within a line.
    fn more_lines(part: u64) -> Vec<(String, String)> {
        let records = records::<Self>(part).into_iter().step_by(4);
        let load = records.map(|(name, record)| (name, json!({"cmd": "load", "record": record}).to_string()));
        let state: Value = serde_json::from_str(&begun::<Self>()).unwrap();
        let with_variant = |(name, text): (String, String)| {
            (name, json!({"cmd": "position", "state": state, "variant_text": text}).to_string())
        };
        load.chain(variants::<Self>(MAX_FILE_SIZE / part).into_iter().step_by(4).map(with_variant)).collect()
    }
}
