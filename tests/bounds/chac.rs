//! Files and lines of The Temple of Chac that are as large and strange as they may be.

use tikal::chac::State;

use crate::{Filled, Hostile};

impl Hostile for State {
    const NAME: &'static str = "Chac";
    const NEW: &'static str = "{\"cmd\":\"new\",\"game\":\"chac\",\"players\":2}";
    const FILE: &'static str = include_str!("../../variants/chac/temple.ron");
    const RECORD: &'static str = "Record(format: 2, game: \"chac\", variant: BuiltIn(\"temple\"), hash: \"\", seats: [(name: \"\", colour: \"\"), \
                      (name: \"\", colour: \"\")], setup: (first: 1), dealer: Manual, actions: [],)";
    const BUILT_IN: &'static str = "BuiltIn(\"temple\")";

    const IN_FILE: &'static [Filled<4>] = &[
        ["squares: [", "squares: [", "(id:\"\",kind:Lava,x:0,y:0),", ""],
        ["squares: [", "squares: [", "(id:\"#\",kind:Corridor,x:#,y:#),", ""],
        ["ways: [", "ways: [", "(from:\"c0\",side:N,to:\"c1\"),", ""],
        ["one_way: [", "one_way: [", "(from:\"\",side:E,to:\"\"),", ""],
        ["corridor: [", "corridor: [", "\"c0\",", ""],
        ["openings: [", "openings: [", "(sun:\"A\",corner:\"c8\"),", ""],
        ["lookouts: [", "lookouts: [", "\"\",", ""],
        ["alcoves: [", "alcoves: [", "(id:\"\",square:\"\",value:1,needs:[],x:0,y:0),", ""],
        ["needs: [1, 2, 3]", "needs: [", "1,", "]"],
        ["river: [\"r1\"", "river: [", "\"r1\",", "\"r1\""],
        ["decor: [", "decor: [", "(kind:Dice,x:0,y:0),", ""],
        ["decor: [", "decor: [(kind:Deck(\"", "x", "\"),x:0,y:0),"],
        ["adventurers: [", "adventurers: [", "(id:\"\",name:\"\",ability:Leap),", ""],
        ["load: [", "load: [", "2,", ""],
        ["zones: [", "zones: [", "(chests:1,values:{}),", ""],
        ["values: {1: 1", "values: {", "#:0,", "1: 1"],
        ["dice: [1, 2", "dice: [", "1,", "1, 2"],
        ["colours: [", "colours: [", "\"\",", ""],
        ["\"Lea Rice\"", "\"", "x", "\""],
        ["\"Lea Rice\"", "{", "\"#\":\"\",", "}"],
        ["\"The Temple of Chac\"", "\"", "\\u{202e}", "\""],
        ["id: \"temple\"", "id: \"", "x", "\""],
        ["game: \"chac\"", "game: \"", "x", "\""],
        ["planks: 5", "planks: ", "9", ""],
        ["planks: 5", "planks: ", "(", ""],
        ["planks: 5", "planks: ", "Some(", ""],
        ["planks: 5", "", "x", ": 0"],
        ["format: 1", "/*", "/*", "format: 1"],
    ];
    const IN_RECORD: &'static [Filled<4>] = &[
        ["actions: [", "actions: [", "\"trap 7\",", ""],
        ["actions: [", "actions: [\"", "trap ", "\","],
        ["actions: [", "actions: [\"roll ", "1 ", "\","],
        ["first: 1", "first: ", "9", ""],
        ["first: 1", "seconds: [", "[0],", "]"],
    ];
    const IN_START: &'static [Filled<4>] = &[
        ["board", "\"", "x", "\""],
        ["dice", "[", "1,", "]"],
        ["lock", "[", "1,", "]"],
        ["target", "\"", "x", "\""],
        ["open", "[", "\"A\",", "]"],
        ["walls", "(left:0,right:0,met:false,turned:0,deck:{", "\"#\":1,", "})"],
        ["decks", "{", "\"#\":(left:0,values:{}),", "}"],
        ["decks", "{\"zone1\":(left:0,values:{", "\"#\":1,", "})}"],
        ["alcoves", "{", "\"#\":true,", "}"],
        ["clues", "[", "(number:1,glyph:1,seen:[]),", "]"],
        ["clues", "[(number:1,glyph:1,seen:[", "0,", "])]"],
        ["tiles", "{", "\"#\":(face:down,checked:[]),", "}"],
        ["tiles", "{\"l1\":(face:down,checked:[", "0,", "])}"],
        ["seats", "[", "(seat:0,dealt:[],status:waiting,cards:[],chests:[]),", "]"],
        ["seats", "[(seat:0,dealt:[", "\"lea\",", "])]"],
        ["seats", "[(seat:0,dealt:[],cards:[", "(\"alcove\",\"4\"),", "])]"],
        ["seats", "[(seat:0,dealt:[],cards:[],chests:[", "1,", "])]"],
        ["discard", "[", "(deck:\"zone1\",value:\"1\",by:0),", "]"],
        ["winners", "[", "0,", "]"],
    ];
    const LINES: &'static [Filled<3>] = &[
        ["{\"cmd\":\"new\",\"game\":\"chac\",\"players\":", "2", "}"],
        ["{\"cmd\":\"new\",\"game\":\"chac\",\"players\":2,\"first\":[", "[],", "0]}"],
        ["{\"cmd\":\"play\",\"action\":\"roll ", "1 ", "\"}"],
        ["{\"cmd\":\"play\",\"action\":\"reroll ", "6 ", "\"}"],
        ["{\"cmd\":\"play\",\"action\":\"step ", "z", "\"}"],
        ["{\"cmd\":\"play\",\"action\":\"trap ", "7", "\"}"],
    ];
    const IN_POSITION: &'static [Filled<4>] = &[
        ["\"board\":\"", "\"board\":\"", "x", ""],
        ["\"dice\":[", "\"dice\":[", "1,", "1"],
        ["\"open\":[", "\"open\":[", "\"A\",", "\"A\""],
        ["\"discard\":[", "\"discard\":[", "{},", "{}"],
        ["\"decks\":{", "\"decks\":{", "\"#\":{},", ""],
        ["\"alcoves\":{", "\"alcoves\":{", "\"#\":true,", ""],
        ["\"clues\":[", "\"clues\":[", "{},", ""],
        ["\"tiles\":{", "\"tiles\":{", "\"#\":{},", ""],
        ["\"seats\":[", "\"seats\":[", "{},", ""],
        ["\"cards\":[", "\"cards\":[", "[\"alcove\",\"4\"],", "[\"alcove\",\"4\"]"],
    ];
}
