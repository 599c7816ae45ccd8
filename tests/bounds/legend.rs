//! Files and lines of Tikal Legend that are as large and strange as they may be.

use tikal::legend::State;

use crate::{Filled, Hostile};

impl Hostile for State {
    const NAME: &'static str = "Legend";
    const NEW: &'static str = "{\"cmd\":\"new\",\"game\":\"legend\",\"players\":2}";
    const FILE: &'static str = include_str!("../../variants/legend/legend.ron");
    const RECORD: &'static str = "Record(format: 2, game: \"legend\", variant: BuiltIn(\"legend\"), hash: \"\", seats: [(name: \"\", colour: \"\"), \
                      (name: \"\", colour: \"\")], setup: (scenario: \"uxmal\", first: 1), dealer: Manual, actions: [],)";
    const BUILT_IN: &'static str = "BuiltIn(\"legend\")";

    const IN_FILE: &'static [Filled<4>] = &[
        ["columns: [", "columns: [", "0,", ""],
        ["left_out: [", "left_out: [", "\"\",", ""],
        ["dotted: [", "dotted: [", "\"\",", ""],
        ["deck: [", "deck: [", "(group:\"\",tiles:[]),", ""],
        ["setup: [", "setup: [", "(group:\"\",tiles:[]),", ""],
        ["card_tiles: [", "card_tiles: [", "(group:\"\",tiles:[]),", ""],
        ["(kind: Temple(1), slabs:", "", "(kind:Lake,slabs:[1,0,0,1,0,0]),", "(kind: Temple(1), slabs:"],
        ["(kind: Temple(1), slabs: [", "(kind: Temple(1), slabs: [", "0,", ""],
        ["tiers: {", "tiers: {", "#:0,", ""],
        ["kinds: [", "kinds: [", "(name:{\"\":\"\"},glyph:Sun,hidden:0,face_up:0),", ""],
        ["scores: [", "scores: [", "0,", ""],
        ["cards: [\n", "cards: [", "(id:\"\",effect:Jump,counts:[1,1,1],name:\"\"),", ""],
        ["cards: [\n", "cards: [", "(id:\"#\",effect:Treasures(#),counts:[9,9,9],name:\"\"),", ""],
        ["counts: [1, 1, 1]", "counts: [", "1,", "]"],
        ["effect: Jump", "effect: ", "x", ""],
        ["effect: Jump", "effect: Tile(\"", "x", "\")"],
        ["tokens: {", "tokens: {", "#:1,", ""],
        ["powers: [", "powers: [", "(id:\"\",name:\"\",effects:[]),", ""],
        ["scenarios: [", "scenarios: [", "(id:\"\",name:\"\",laid:[]),", ""],
        ["laid: [", "laid: [", "(tile:\"\",cell:\"\",rotation:0),", ""],
        ["colours: [", "colours: [", "\"\",", ""],
        ["\"Tikal Legend\"", "{", "\"#\":\"\",", "}"],
        ["\"Tikal Legend\"", "\"", "x", "\""],
        ["\"Tikal Legend\"", "\"", "\\u{202e}", "\""],
        ["id: \"legend\"", "id: \"", "x", "\""],
        ["game: \"legend\"", "game: \"", "x", "\""],
        ["rounds: 6", "rounds: ", "9", ""],
        ["rounds: 6", "rounds: ", "(", ""],
        ["rounds: 6", "rounds: ", "Some(", ""],
        ["rounds: 6", "", "x", ": 0"],
        ["format: 1", "/*", "/*", "format: 1"],
    ];
    const IN_RECORD: &'static [Filled<4>] = &[
        ["actions: [", "actions: [", "\"deal P1\",", ""],
        ["actions: [", "actions: [\"", "deal ", "\","],
        ["actions: [", "actions: [\"stack ", "1 ", "\","],
        ["actions: [", "actions: [\"exchange ", "1+", "\","],
        ["uxmal", "", "x", ""],
        ["first: 1", "first: ", "9", ""],
        ["first: 1", "scenarios: [", "[0],", "]"],
    ];
    const IN_START: &'static [Filled<4>] = &[
        ["order", "[", "0,", "]"],
        ["next_order", "[", "None,", "]"],
        ["passed", "[", "0,", "]"],
        ["display", "(cards:[", "\"02\",", "],tokens:[],tiles:[])"],
        ["display", "(tokens:[", "9,", "],cards:[],tiles:[])"],
        ["card_deck", "{", "\"#\":1,", "}"],
        ["bag", "{", "\"#\":1,", "}"],
        ["discard", "[", "\"02\",", "]"],
        ["spent", "[", "8,", "]"],
        ["slab_tokens", "[", "\"c3 SE\",", "]"],
        ["slab_tokens", "[\"", "x", "\"]"],
        ["treasures_face_up", "[", "0,", "]"],
        ["cells", "[", "(cell:\"\",tile:\"\",kind:clearing,rotation:0,slabs:(0,0,0,0,0,0),pieces:[]),", "]"],
        ["cells", "[(cell:\"a4\",tile:\"\",kind:ruin,rotation:0,ruin:(stack:[", "None,", "],dug_this_turn:0))]"],
        ["cells", "[(cell:\"a4\",tile:\"\",kind:ruin,rotation:0,ruin:(stack:[(kind:1,seen:[", "0,", "])]))]"],
        ["seats", "[", "(seat:0,score:0,tiles:[],right:[],left:[]),", "]"],
        ["seats", "[(seat:0,score:0,right:[", "(id:\"02\",used:false),", "])]"],
        ["effect", "(source:\"17\",key:\"jump\",used:[", "(\"c3\",1),", "])"],
        ["effect", "(source:\"", "x", "\")"],
        ["scenario", "\"", "x", "\""],
    ];
    const LINES: &'static [Filled<3>] = &[
        ["{\"cmd\":\"new\",\"game\":\"legend\",\"players\":2,\"scenario\":\"", "x", "\"}"],
        ["{\"cmd\":\"new\",\"game\":\"legend\",\"players\":2,\"scenario\":[", "[],", "0]}"],
        ["{\"cmd\":\"play\",\"action\":\"stack ", "1 ", "\"}"],
        ["{\"cmd\":\"play\",\"action\":\"exchange ", "1+", "\"}"],
        ["{\"cmd\":\"play\",\"action\":\"deal ", "P", "\"}"],
    ];
    const IN_POSITION: &'static [Filled<4>] = &[
        ["\"scenario\":\"", "\"scenario\":\"", "x", ""],
        ["\"order\":[", "\"order\":[", "0,", ""],
        ["\"cards\":[", "\"cards\":[", "\"02\",", "\"02\""],
        ["\"card_deck\":{", "\"card_deck\":{", "\"#\":1,", ""],
        ["\"bag\":{", "\"bag\":{", "\"#\":1,", ""],
        ["\"slab_tokens\":[", "\"slab_tokens\":[", "\"c3 SE\",", "\"c3 SE\""],
        ["\"cells\":[", "\"cells\":[", "{},", ""],
        ["\"stack\":[", "\"stack\":[", "null,", ""],
        ["\"removed_tiles\":[", "\"removed_tiles\":[\"", "x", "\""],
    ];
}
