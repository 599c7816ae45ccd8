//! A game to test the rules with: actions are given in notation, chance by hand, and situations can be set up.

use serde_json::{Value, json};
use tikal::game::{Actor, Seat};
use tikal::hex::{Cell, Direction};
use tikal::tikal::{
    Action, Event, GroupDef, Illegal, KindDef, Position, PrintedDef, Rule, Setup, State, TileDef, TileKind, Treasure,
    TurnRule, Variant, VariantDef, validate,
};

/// The definition of the game in the box.
pub fn classic() -> VariantDef {
    VariantDef::read(include_str!("../../variants/classic.ron")).unwrap()
}

/// A variant that may have warnings but no errors.
pub fn checked(def: VariantDef) -> Variant {
    let (variant, problems) = validate(def);
    variant.unwrap_or_else(|| panic!("{problems:#?}"))
}

/// The classic rules on a board of one column, with these groups of tiles; `a1` is the base camp, with a slab to the
/// south.
pub fn column(cells: u32, groups: &[&[(KindDef, [u32; 6])]]) -> VariantDef {
    let mut def = classic();
    def.board.columns = vec![cells];
    def.board.printed = vec![PrintedDef { cell: "a1".to_owned(), kind: KindDef::BaseCamp, slabs: [0, 0, 0, 1, 0, 0] }];
    def.deck = groups
        .iter()
        .zip('A'..='Z')
        .map(|(tiles, letter)| GroupDef {
            group: letter.to_string(),
            only_with: None,
            tiles: tiles.iter().map(|&(kind, slabs)| TileDef { kind, slabs, copies: 1 }).collect(),
        })
        .collect();
    def
}

/// A slab to the north and one to the south.
pub const THROUGH: [u32; 6] = [1, 0, 0, 1, 0, 0];

/// A game being played, and what happened in the last action.
pub struct Table {
    pub rules: Variant,
    pub state: State,
    pub events: Vec<Event>,
}

impl Table {
    /// The base game; seat 0 begins.
    pub fn base(players: u8) -> Self {
        Self::of(classic(), players, false)
    }

    /// The advanced game; seat 0 opens the first auction.
    pub fn auction(players: u8) -> Self {
        Self::of(classic(), players, true)
    }

    /// The base game with something changed.
    pub fn changed(players: u8, change: impl FnOnce(&mut VariantDef)) -> Self {
        let mut def = classic();
        change(&mut def);
        Self::of(def, players, false)
    }

    pub fn of(def: VariantDef, players: u8, auction: bool) -> Self {
        Self::begun_by(def, players, auction, 0)
    }

    pub fn begun_by(def: VariantDef, players: u8, auction: bool, first: usize) -> Self {
        let rules = checked(def);
        let state = State::new(&rules, players, &Setup::new(TurnRule::auctioned(auction), seat(first)));
        Self { rules, state, events: Vec::new() }
    }

    fn parse(&self, text: &str) -> Action {
        Action::parse(&self.rules, text).unwrap_or_else(|error| panic!("{text}: {error}"))
    }

    /// Plays actions, separated by semicolons; each has to be legal and listed as such.
    pub fn play(&mut self, actions: &str) -> &mut Self {
        for text in actions.split(';').map(str::trim) {
            let action = self.parse(text);
            let mut legal = Vec::new();
            self.state.legal_actions(&self.rules, &mut legal);
            assert!(legal.contains(&action), "`{text}` is not listed; legal: {:?}", self.legal());
            self.events.clear();
            let played = self.state.apply(&self.rules, action, &mut self.events);
            assert_eq!(played, Ok(()), "`{text}`");
        }
        self
    }

    /// Why an action is refused; asserts that it is not listed and changes nothing.
    pub fn refused(&self, text: &str) -> Illegal {
        let action = self.parse(text);
        let Err(reason) = self.state.check(&self.rules, action) else { panic!("`{text}` is accepted") };
        let mut state = self.state;
        assert_eq!(state.apply(&self.rules, action, &mut Vec::new()), Err(reason), "`{text}`");
        assert!(state == self.state, "`{text}` was refused but changed the state");
        assert!(!self.legal().contains(&text.to_owned()), "`{text}` is refused but listed");
        reason
    }

    /// The refusal together with the number of the rule that it cites.
    pub fn refused_by(&self, text: &str, rule: (u8, u8)) -> Illegal {
        let reason = self.refused(text);
        assert_eq!(reason.rule(), Some(Rule::new(rule.0, rule.1)), "`{text}`: {reason}");
        reason
    }

    /// Everything that is legal, sorted.
    pub fn legal(&self) -> Vec<String> {
        let mut actions = Vec::new();
        self.state.legal_actions(&self.rules, &mut actions);
        let mut texts: Vec<String> = actions.into_iter().map(|action| self.text(action)).collect();
        texts.sort();
        texts
    }

    /// The legal actions that begin with this word.
    pub fn legal_with(&self, verb: &str) -> Vec<String> {
        self.legal().into_iter().filter(|text| text.split(' ').next() == Some(verb)).collect()
    }

    /// The outcomes of chance, with weights.
    pub fn outcomes(&self) -> Vec<(String, u32)> {
        let mut outcomes = Vec::new();
        self.state.outcomes(&self.rules, &mut outcomes);
        outcomes.into_iter().map(|(action, weight)| (self.text(action), weight)).collect()
    }

    fn text(&self, action: Action) -> String {
        tikal::game::text_of::<State>(&self.rules, action)
    }

    pub fn cell(&self, name: &str) -> Cell {
        self.rules.layout().cell(name.parse().unwrap()).unwrap()
    }

    pub fn name(&self, cell: Cell) -> tikal::hex::CellName {
        self.rules.layout().name(cell)
    }

    pub fn tile_name(&self, name: &str) -> tikal::tikal::TileName {
        self.rules.tile(self.rules.tile_named(name).unwrap()).name
    }

    pub fn points(&self) -> u8 {
        self.state.points()
    }

    pub fn score(&self, number: usize) -> u32 {
        self.state.score(seat(number))
    }

    pub fn scores(&self) -> Vec<u32> {
        self.state.seats().iter().map(|&seat| self.state.score(seat)).collect()
    }

    pub fn amulets(&self) -> Vec<bool> {
        self.state.seats().iter().map(|&seat| self.state.amulet(seat)).collect()
    }

    /// The value of a temple, or the treasures left in a ruin.
    pub fn level(&self, cell: &str) -> u8 {
        self.state.level(self.cell(cell))
    }

    /// The seat that is to move.
    pub fn to_move(&self) -> usize {
        match self.state.actor() {
            Actor::Seat(seat) => seat.index(),
            other => panic!("{other:?} is to move"),
        }
    }

    /// Explorers of a seat on a cell, and whether the leader is there.
    pub fn pieces(&self, cell: &str, number: usize) -> (u8, bool) {
        let band = self.state.band(self.cell(cell), seat(number));
        (band.explorers(), band.has_leader())
    }

    pub fn winners(&self) -> Vec<usize> {
        let winners = Position::of(&self.rules, &self.state).winners;
        winners.unwrap_or_else(|| panic!("the game is not over"))
    }

    /// Sets up another situation, which has to be possible.
    pub fn set(&mut self, change: impl FnOnce(&mut Scene)) -> &mut Self {
        let position = serde_json::to_value(Position::of(&self.rules, &self.state)).unwrap();
        let mut scene = Scene { rules: &self.rules, position };
        change(&mut scene);
        scene.account_for_treasures();
        let position: Position = serde_json::from_value(scene.position).unwrap();
        self.state = position.to_state(&self.rules).unwrap_or_else(|error| panic!("{error}"));
        self
    }
}

pub fn seat(number: usize) -> Seat {
    Seat::from_index(number).unwrap()
}

pub fn kind(number: usize) -> Treasure {
    Treasure::from_index(number).unwrap()
}

/// A situation being set up. What is put somewhere is taken from its supply, so that the material adds up.
pub struct Scene<'a> {
    rules: &'a Variant,
    pub position: Value,
}

fn add(number: &mut Value, change: i64) {
    *number = json!(number.as_i64().unwrap() + change);
}

impl Scene<'_> {
    fn cell(&mut self, name: &str) -> &mut Value {
        let cells = self.position["cells"].as_array_mut().unwrap();
        cells.iter_mut().find(|cell| cell["cell"] == name).unwrap_or_else(|| panic!("{name} has no tile"))
    }

    fn take_from_deck(&mut self, tile: &str) {
        let groups = self.position["deck"].as_array_mut().unwrap();
        let group = groups.iter_mut().find(|group| group[0] == tile[..1]).unwrap();
        let tiles = group[1].as_array_mut().unwrap();
        let index = tiles.iter().position(|other| other == tile).unwrap_or_else(|| panic!("{tile} is gone"));
        tiles.remove(index);
    }

    /// Lays a tile on the board.
    pub fn tile(&mut self, name: &str, cell: &str, rotation: usize) -> &mut Self {
        self.take_from_deck(name);
        let tile = self.rules.tile(self.rules.tile_named(name).unwrap());
        let (mut temple, mut ruin) = (Value::Null, Value::Null);
        let kind = match tile.kind {
            TileKind::Temple(value) => {
                temple = json!({"value": value, "guard": null, "uncovered_this_turn": 0});
                "temple"
            }
            TileKind::Ruin(masks) => {
                ruin = json!({"left": masks, "dug_this_turn": 0});
                "ruin"
            }
            TileKind::Clearing => "clearing",
            TileKind::Volcano => "volcano",
            TileKind::BaseCamp => "base_camp",
        };
        let slabs: Vec<u8> = (0..6).map(|side| tile.slabs.printed()[(side + 6 - rotation) % 6]).collect();
        let laid = json!({
            "cell": cell, "tile": name, "kind": kind, "rotation": rotation, "slabs": slabs,
            "temple": temple, "ruin": ruin, "camp": null, "pieces": [],
        });
        self.position["cells"].as_array_mut().unwrap().push(laid);
        self
    }

    /// Puts tiles out of the game.
    pub fn put_out(&mut self, tiles: &str) -> &mut Self {
        for tile in tiles.split(' ') {
            self.take_from_deck(tile);
            self.position["removed_tiles"].as_array_mut().unwrap().push(json!(tile));
        }
        self
    }

    /// Puts out what is left of whole groups.
    pub fn without(&mut self, groups: &str) -> &mut Self {
        for group in groups.chars() {
            let deck = self.position["deck"].as_array().unwrap();
            let tiles = deck.iter().find(|entry| entry[0] == group.to_string()).unwrap()[1].clone();
            for tile in tiles.as_array().unwrap() {
                self.put_out(tile.as_str().unwrap());
            }
        }
        self
    }

    /// Brings explorers, and perhaps the leader, from the reserve to a cell.
    pub fn pieces(&mut self, seat: usize, cell: &str, explorers: i64, leader: bool) -> &mut Self {
        let reserve = &mut self.position["seats"][seat]["reserve"];
        add(&mut reserve["explorers"], -explorers);
        if leader {
            assert_eq!(reserve["leader"], true, "the leader is elsewhere");
            reserve["leader"] = json!(false);
        }
        let pieces = self.cell(cell)["pieces"].as_array_mut().unwrap();
        pieces.push(json!({"player": seat, "explorers": explorers, "leader": leader}));
        pieces.sort_by_key(|band| band["player"].as_u64());
        self
    }

    /// Raises a temple with tiers from the supply.
    pub fn value(&mut self, cell: &str, value: u64) -> &mut Self {
        let temple = &mut self.cell(cell)["temple"]["value"];
        let before = temple.as_u64().unwrap();
        *temple = json!(value);
        for tier in before + 1..=value {
            add(&mut self.position["supply"][tier.to_string()], -1);
        }
        self
    }

    /// Sets a guard from the reserve on a temple.
    pub fn guard(&mut self, seat: usize, cell: &str, piece: &str) -> &mut Self {
        self.cell(cell)["temple"]["guard"] = json!({"player": seat, "piece": piece});
        let owner = &mut self.position["seats"][seat];
        add(&mut owner["guards"], 1);
        if piece == "leader" {
            owner["reserve"]["leader"] = json!(false);
        } else {
            add(&mut owner["reserve"]["explorers"], -1);
        }
        self
    }

    pub fn camp(&mut self, seat: usize, cell: &str) -> &mut Self {
        self.cell(cell)["camp"] = json!(seat);
        add(&mut self.position["seats"][seat]["camps_left"], -1);
        self
    }

    /// Leaves this many treasures in a ruin; the others belong to the last seat, unless a seat was given treasures.
    pub fn left(&mut self, cell: &str, left: u64) -> &mut Self {
        self.cell(cell)["ruin"]["left"] = json!(left);
        self
    }

    /// Gives treasures of a kind to a seat; from which ruin they were dug is filled in, unless a ruin was set with
    /// `left`.
    pub fn treasures(&mut self, seat: usize, kind: usize, copies: i64) -> &mut Self {
        add(&mut self.position["seats"][seat]["treasures"][kind], copies);
        add(&mut self.position["treasures_hidden"][kind], -copies);
        self
    }

    /// Makes owned treasures and the ruins agree (T4.4). Unless something else was set, the missing ones were dug from
    /// ruins on which nobody stands, and belong to the last seat.
    fn account_for_treasures(&mut self) {
        let number = |value: &Value| value.as_i64().unwrap();
        let rules = self.rules;
        let masks = |tile: &Value| match rules.tile(rules.tile_named(tile.as_str().unwrap()).unwrap()).kind {
            TileKind::Ruin(masks) => i64::from(masks),
            _ => 0,
        };
        let cells = self.position["cells"].as_array().unwrap();
        let ruins: Vec<&Value> = cells.iter().filter(|cell| !cell["ruin"].is_null()).collect();
        let masks: i64 = ruins.iter().map(|cell| masks(&cell["tile"])).sum();
        let placed = masks.min(rules.treasures().iter().copied().map(i64::from).sum());
        let dug = placed - ruins.iter().map(|cell| number(&cell["ruin"]["left"])).sum::<i64>();
        let owners = self.position["seats"].as_array().unwrap();
        let owned = owners.iter().flat_map(|seat| seat["treasures"].as_array().unwrap()).map(number);
        let mut more = owned.sum::<i64>() - dug;
        let last = owners.len() - 1;
        for kind in (0..rules.treasures().len()).rev() {
            let taken = (-more).clamp(0, number(&self.position["treasures_hidden"][kind]));
            self.treasures(last, kind, taken);
            more += taken;
        }
        while more > 0 {
            let cells = self.position["cells"].as_array_mut().unwrap();
            let is_free = |cell: &&mut Value| cell["ruin"]["left"].as_i64() > Some(0) && cell["pieces"] == json!([]);
            let Some(ruin) = cells.iter_mut().find(is_free) else {
                self.lay_a_ruin();
                continue;
            };
            let taken = more.min(number(&ruin["ruin"]["left"]));
            add(&mut ruin["ruin"]["left"], -taken);
            more -= taken;
        }
    }

    /// Lays a ruin wherever it fits: one that was put out, or the next that can be drawn.
    fn lay_a_ruin(&mut self) {
        let is_ruin = |name: &&Value| {
            let tile = self.rules.tile_named(name.as_str().unwrap()).unwrap();
            matches!(self.rules.tile(tile).kind, TileKind::Ruin(_))
        };
        let groups = self.position["deck"].as_array().unwrap();
        let group = groups.iter().find(|group| group[1] != json!([]));
        let drawable = group.into_iter().flat_map(|group| group[1].as_array().unwrap());
        let removed = self.position["removed_tiles"].as_array().unwrap();
        let name = removed.iter().chain(drawable).find(is_ruin).unwrap().as_str().unwrap().to_owned();
        if let Some(index) = removed.iter().position(|tile| *tile == name) {
            self.position["removed_tiles"].as_array_mut().unwrap().remove(index);
            let groups = self.position["deck"].as_array_mut().unwrap();
            let group = groups.iter_mut().find(|group| group[0] == name[..1]).unwrap();
            group[1].as_array_mut().unwrap().push(json!(name));
        }
        let layout = self.rules.layout();
        let slabs = self.rules.tile(self.rules.tile_named(&name).unwrap()).slabs.printed();
        let (cell, rotation) = layout
            .cells()
            .into_iter()
            .flat_map(|cell| (0..6).map(move |rotation| (cell, rotation)))
            .find(|&(cell, rotation)| {
                let on = |cell: Cell| {
                    let cells = self.position["cells"].as_array().unwrap();
                    cells.iter().find(|laid| laid["cell"] == layout.name(cell).to_string())
                };
                let joins = |side: Direction| {
                    let next = layout.neighbour(cell, side).and_then(on).filter(|next| next["kind"] != "volcano");
                    let theirs = next.map(|next| next["slabs"][side.opposite().index()].as_u64().unwrap());
                    theirs.is_some_and(|theirs| theirs > 0 || slabs[(side.index() + 6 - rotation) % 6] > 0)
                };
                on(cell).is_none() && Direction::ALL.into_iter().any(joins)
            })
            .unwrap();
        self.tile(&name, &layout.name(cell).to_string(), rotation);
    }

    pub fn score(&mut self, seat: usize, score: u64) -> &mut Self {
        self.position["seats"][seat]["score"] = json!(score);
        self
    }

    fn phase(&mut self, phase: &str, seat: usize, points: u64) {
        let to_move = if phase == "draw" { json!("chance") } else { json!(seat) };
        self.position["phase"] = json!(phase);
        self.position["seat"] = json!(seat);
        self.position["to_move"] = to_move;
        self.position["action_points"] = json!(points);
        self.position["hand"] = Value::Null;
        self.position["scoring"] = Value::Null;
        self.position["auction_state"] = Value::Null;
    }

    /// A seat spends points in a turn of its own.
    pub fn acting(&mut self, seat: usize, points: u64) -> &mut Self {
        self.phase("act", seat, points);
        self
    }

    /// A tile is drawn for a seat.
    pub fn drawing(&mut self, seat: usize) -> &mut Self {
        self.phase("draw", seat, 0);
        self
    }

    /// A seat spends points in a scoring round that a volcano started.
    pub fn scoring(&mut self, volcano: &str, order: &[usize], index: usize, points: u64) -> &mut Self {
        self.take_from_deck(volcano);
        self.phase("act", order[index], points);
        self.position["scoring"] = json!({"final": false, "order": order, "index": index, "volcano": volcano});
        self
    }

    /// A seat spends points in the final scoring round.
    pub fn final_scoring(&mut self, order: &[usize], index: usize, points: u64) -> &mut Self {
        self.phase("act", order[index], points);
        self.position["scoring"] = json!({"final": true, "order": order, "index": index, "volcano": null});
        self
    }
}
