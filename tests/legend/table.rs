//! A game to test the rules with: actions are given in notation, chance by hand, and situations can be set up.

use std::collections::BTreeMap;

use serde_json::{Map, Value, json};
use tikal::game::{Actor, Seat, View, text_of};
use tikal::hex::Cell;
use tikal::legend::{Action, Event, Illegal, Phase, Position, Rule, Setup, State, Variant, VariantDef, validate};

/// The definition of the game in the box.
pub fn in_the_box() -> VariantDef {
    VariantDef::read(include_str!("../../variants/legend/legend.ron")).unwrap()
}

/// The same with many cards to look with.
pub fn curious() -> VariantDef {
    let mut def = in_the_box();
    for card in &mut def.cards {
        if ["07", "08"].contains(&card.id.as_str()) {
            card.counts = vec![12, 12, 12];
        }
    }
    def
}

/// A variant without any problem.
pub fn checked(def: VariantDef) -> Variant {
    let (variant, problems) = validate(def);
    variant.unwrap_or_else(|| panic!("{problems:#?}"))
}

pub fn seat(number: usize) -> Seat {
    Seat::from_index(number).unwrap()
}

/// A game being played, and what happened in the last action.
pub struct Table {
    pub rules: Variant,
    pub state: State,
    pub events: Vec<Event>,
}

impl Table {
    /// A game of the first scenario before anything is dealt; seat 0 begins.
    pub fn begun(players: u8) -> Self {
        Self::of(in_the_box(), players, None, 0)
    }

    pub fn of(def: VariantDef, players: u8, scenario: Option<&str>, first: usize) -> Self {
        let rules = checked(def);
        let setup = Setup { scenario: scenario.map(str::to_owned), first: seat(first) };
        assert_eq!(setup.check(&rules, players), Ok(()));
        let state = State::new(&rules, players, &setup);
        Self { rules, state, events: Vec::new() }
    }

    /// A game in which the director's tiles are dealt and the display lies, as chance has it that takes the first outcome
    /// always.
    pub fn drafting(players: u8) -> Self {
        let mut table = Self::begun(players);
        table.deal_on();
        table
    }

    /// A game in which everything was drafted, and the seats have neither tokens nor tiles nor cards left: a bare turn of
    /// seat 0, for scenes.
    pub fn acting(players: u8) -> Self {
        let mut table = Self::drafting(players);
        table.set(|_| {});
        table
    }

    /// Lets chance take the first outcome as long as it is to move.
    pub fn deal_on(&mut self) {
        while self.state.actor() == Actor::Chance {
            let first = self.outcomes()[0].0.clone();
            self.play(&first);
        }
    }

    pub fn parse(&self, text: &str) -> Action {
        Action::parse(&self.rules, text).unwrap_or_else(|error| panic!("{text}: {error}"))
    }

    /// Plays actions, separated by semicolons; each has to be legal and listed as such.
    pub fn play(&mut self, actions: &str) -> &mut Self {
        for text in actions.split(';').map(str::trim) {
            let action = self.parse(text);
            let mut legal = Vec::new();
            self.state.legal_actions(&self.rules, &mut legal);
            assert!(legal.contains(&action), "`{text}` is not listed: {:?}; legal: {:?}", self.why(text), self.legal());
            self.events.clear();
            let played = self.state.apply(&self.rules, action, &mut self.events);
            assert_eq!(played, Ok(()), "`{text}`");
        }
        self
    }

    fn why(&self, text: &str) -> Result<(), Illegal> {
        self.state.check(&self.rules, self.parse(text))
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
    pub fn refused_by(&self, text: &str, chapter: u8, number: u8) -> Illegal {
        let reason = self.refused(text);
        assert_eq!(reason.rule(), Some(Rule::new(chapter, number)), "`{text}`: {reason}");
        reason
    }

    /// Everything that is legal, sorted.
    pub fn legal(&self) -> Vec<String> {
        self.legal_of(&self.state)
    }

    fn legal_of(&self, state: &State) -> Vec<String> {
        let mut actions = Vec::new();
        state.legal_actions(&self.rules, &mut actions);
        let mut texts: Vec<String> = actions.into_iter().map(|action| self.text(action)).collect();
        texts.sort();
        texts
    }

    /// The legal actions that begin like this.
    pub fn legal_with(&self, beginning: &str) -> Vec<String> {
        self.legal().into_iter().filter(|text| text.starts_with(beginning)).collect()
    }

    /// The outcomes of chance, with weights.
    pub fn outcomes(&self) -> Vec<(String, u32)> {
        self.outcomes_of(&self.state)
    }

    pub fn outcomes_of(&self, state: &State) -> Vec<(String, u32)> {
        let mut outcomes = Vec::new();
        state.outcomes(&self.rules, &mut outcomes);
        outcomes.into_iter().map(|(action, weight)| (self.text(action), weight)).collect()
    }

    /// The view of a seat.
    pub fn view(&self, viewer: Option<usize>) -> View<State> {
        View::of(&self.state, viewer.map(seat))
    }

    pub fn text(&self, action: Action) -> String {
        text_of::<State>(&self.rules, action)
    }

    pub fn cell(&self, name: &str) -> Cell {
        self.rules.layout().cell(name.parse().unwrap()).unwrap()
    }

    pub fn position(&self) -> Value {
        serde_json::to_value(Position::of(&self.rules, &self.state)).unwrap()
    }

    pub fn points(&self) -> u8 {
        self.state.points()
    }

    /// The seat that is to move.
    pub fn to_move(&self) -> usize {
        match self.state.actor() {
            Actor::Seat(seat) => seat.index(),
            other => panic!("{other:?} is to move"),
        }
    }

    /// Explorers and leaders of a seat on a hex.
    pub fn pieces(&self, cell: &str, number: usize) -> (u8, u8) {
        let band = self.state.band(self.cell(cell), seat(number));
        (band.explorers(), band.leaders())
    }

    /// The value of a temple, or the treasures left in a ruin.
    pub fn level(&self, cell: &str) -> u8 {
        self.state.level(self.cell(cell))
    }

    /// The numbers of the cards on one side of a sheet; a used one with a star.
    pub fn hand(&self, number: usize, side: &str) -> Vec<String> {
        let cards = self.position()["seats"][number][side].take();
        let text = |card: &Value| {
            let star = if card["used"] == json!(true) { "*" } else { "" };
            format!("{}{star}", card["id"].as_str().unwrap())
        };
        cards.as_array().unwrap().iter().map(text).collect()
    }

    pub fn worth(&self, number: usize) -> u32 {
        self.state.worth(&self.rules, seat(number))
    }

    /// Sets up a situation, which has to be possible: from the state as it is, with everything drafted.
    pub fn set(&mut self, change: impl FnOnce(&mut Scene)) -> &mut Self {
        let mut scene = Scene { rules: &self.rules, position: self.position(), fixed: Vec::new() };
        scene.drafted();
        change(&mut scene);
        scene.account();
        self.state = self.read(scene.position.clone()).unwrap_or_else(|error| panic!("{error}\n{:#}", scene.position));
        self
    }

    pub fn read(&self, position: Value) -> Result<State, tikal::game::BadPosition> {
        Position::from_json(position)?.to_state(&self.rules)
    }

    /// Ends the turns of everybody to the end of a scoring round.
    pub fn phase(&self) -> Phase {
        self.state.phase()
    }
}

/// A position being changed. What follows from the rest of the material is worked out at the end: reserves, supplies,
/// what is left in decks and in the bag, the treasures that were dug for those that somebody owns.
pub struct Scene<'a> {
    rules: &'a Variant,
    pub position: Value,
    /// The ruins whose treasures were set.
    fixed: Vec<String>,
}

impl Scene<'_> {
    fn seats(&mut self) -> &mut Vec<Value> {
        self.position["seats"].as_array_mut().unwrap()
    }

    /// Everything is drafted, and nothing of it is left.
    fn drafted(&mut self) {
        if self.position["phase"] != json!("draft") {
            return;
        }
        let players = self.seats().len();
        self.position["next_order"] = json!((0..players).collect::<Vec<_>>());
        self.position["display"]["tokens"] = json!([]);
        let tiles = self.position["display"]["tiles"].take();
        self.position["display"]["tiles"] = json!([]);
        self.position["removed_tiles"] = tiles;
        self.position["phase"] = json!("turn");
        self.position["seat"] = self.position["order"][0].clone();
        self.position["to_move"] = self.position["seat"].clone();
    }

    /// It is this seat's turn.
    pub fn turn(&mut self, seat: usize) -> &mut Self {
        (self.position["seat"], self.position["to_move"]) = (json!(seat), json!(seat));
        self
    }

    /// This seat spends so many points.
    pub fn act(&mut self, seat: usize, points: u8) -> &mut Self {
        self.position["phase"] = json!("act");
        self.position["action_points"] = json!(points);
        self.turn(seat)
    }

    pub fn field(&mut self, name: &str, value: Value) -> &mut Self {
        self.position[name] = value;
        self
    }

    pub fn seat(&mut self, seat: usize, field: &str, value: Value) -> &mut Self {
        self.seats()[seat][field] = value;
        self
    }

    /// This seat has this director's tile; who had it gets the seat's own.
    pub fn power(&mut self, seat: usize, power: &str) -> &mut Self {
        let own = self.seats()[seat]["power"].take();
        if let Some(other) = self.seats().iter_mut().find(|other| other["power"] == json!(power)) {
            other["power"] = own;
        }
        self.seat(seat, "power", json!(power))
    }

    /// Cards on one side of a sheet, used ones with a star.
    pub fn hand(&mut self, seat: usize, side: &str, cards: &[&str]) -> &mut Self {
        let mut cards = cards.to_vec();
        // Of equal ones the used comes first.
        cards.sort_by_key(|card| (card.trim_end_matches('*').to_owned(), !card.ends_with('*')));
        let cards: Vec<Value> =
            cards.iter().map(|card| json!({"id": card.trim_end_matches('*'), "used": card.ends_with('*')})).collect();
        self.seat(seat, side, json!(cards))
    }

    /// Takes a tile from wherever it is but the board.
    fn take_tile(&mut self, tile: &str) {
        fn remove(value: &mut Value, tile: &str) {
            match value {
                Value::Array(values) => {
                    values.retain(|value| value != tile);
                    for value in values {
                        remove(value, tile);
                    }
                }
                Value::Object(fields) => {
                    for value in fields.values_mut() {
                        remove(value, tile);
                    }
                }
                _ => {}
            }
        }
        for field in ["deck", "display", "card_tiles", "removed_tiles", "seats"] {
            remove(&mut self.position[field], tile);
        }
    }

    /// Gives a seat a drafted tile.
    pub fn drafted_tile(&mut self, seat: usize, tile: &str) -> &mut Self {
        self.take_tile(tile);
        self.seats()[seat]["tiles"].as_array_mut().unwrap().push(json!(tile));
        self
    }

    /// Discards tiles that are nowhere else.
    pub fn take_back(&mut self, tiles: &[&str]) -> &mut Self {
        for tile in tiles {
            self.take_tile(tile);
            self.position["removed_tiles"].as_array_mut().unwrap().push(json!(tile));
        }
        self
    }

    /// Lays a tile on a jungle hex.
    pub fn tile(&mut self, tile: &str, cell: &str, rotation: usize) -> &mut Self {
        use tikal::hex::Rotation;
        use tikal::legend::TileKind;
        self.take_tile(tile);
        let kind = self.rules.tile(self.rules.tile_named(tile).unwrap()).clone();
        let (name, temple, ruin) = match kind.kind {
            TileKind::Temple(value) => {
                ("temple", json!({"value": value, "guard": null, "uncovered_this_turn": 0}), Value::Null)
            }
            TileKind::Ruin(masks) => {
                ("ruin", Value::Null, json!({"stack": vec![Value::Null; masks.into()], "dug_this_turn": 0}))
            }
            TileKind::Clearing => ("clearing", Value::Null, Value::Null),
            TileKind::Volcano => ("volcano", Value::Null, Value::Null),
            TileKind::Lake => ("lake", Value::Null, Value::Null),
            TileKind::BaseCamp => panic!("the base camp is printed"),
        };
        let slabs = kind.slabs.turned(Rotation::ALL[rotation]);
        let pieces = self.cell(cell)["pieces"].take();
        *self.cell(cell) = json!({"cell": cell, "tile": tile, "kind": name, "rotation": rotation, "slabs": slabs,
            "temple": temple, "ruin": ruin, "camp": null, "pieces": pieces});
        self
    }

    fn cell(&mut self, name: &str) -> &mut Value {
        let cells = self.position["cells"].as_array_mut().unwrap();
        let index = cells.iter().position(|cell| cell["cell"] == json!(name)).unwrap_or_else(|| {
            cells
                .push(json!({"cell": name, "tile": null, "kind": "jungle", "rotation": 0, "slabs": [0, 0, 0, 0, 0, 0],
                "temple": null, "ruin": null, "camp": null, "pieces": []}));
            cells.len() - 1
        });
        &mut cells[index]
    }

    /// Members of a seat on a hex.
    pub fn pieces(&mut self, seat: usize, cell: &str, explorers: u8, leaders: u8) -> &mut Self {
        let pieces = self.cell(cell)["pieces"].as_array_mut().unwrap();
        pieces.retain(|band| band["player"] != json!(seat));
        if explorers + leaders > 0 {
            pieces.push(json!({"player": seat, "explorers": explorers, "leaders": leaders}));
        }
        pieces.sort_by_key(|band| band["player"].as_u64());
        self
    }

    pub fn value(&mut self, cell: &str, value: u8) -> &mut Self {
        self.cell(cell)["temple"]["value"] = json!(value);
        self
    }

    pub fn guard(&mut self, cell: &str, seat: usize, piece: &str) -> &mut Self {
        self.cell(cell)["temple"]["guard"] = json!({"player": seat, "piece": piece});
        self
    }

    pub fn camp(&mut self, cell: &str, seat: usize) -> &mut Self {
        self.cell(cell)["camp"] = json!(seat);
        self
    }

    /// The treasures of a ruin, from the top: null or `[kind, seats that have seen it]`.
    #[expect(clippy::needless_pass_by_value, reason = "stacks are written where they are set")]
    pub fn stack(&mut self, cell: &str, stack: Value) -> &mut Self {
        let buried = |value: &Value| match value {
            Value::Null => Value::Null,
            pair => json!({"kind": pair[0], "seen": pair[1]}),
        };
        let stack: Vec<Value> = stack.as_array().unwrap().iter().map(buried).collect();
        self.cell(cell)["ruin"]["stack"] = json!(stack);
        self.fixed.push(cell.to_owned());
        self
    }

    pub fn treasures(&mut self, seat: usize, kind: usize, copies: u8) -> &mut Self {
        self.seats()[seat]["treasures"][kind] = json!(copies);
        self
    }

    // ---- What follows ----------------------------------------------------------------------------

    fn account(&mut self) {
        self.jungle();
        self.pieces_left();
        self.tiers();
        self.treasures_left();
        self.things_left();
    }

    /// Jungle without members is not listed.
    fn jungle(&mut self) {
        let cells = self.position["cells"].as_array_mut().unwrap();
        cells.retain(|cell| !cell["tile"].is_null() || cell["pieces"] != json!([]));
        let supply =
            u64::from(self.rules.slab_tokens()) - self.position["slab_tokens"].as_array().unwrap().len() as u64;
        self.position["slab_supply"] = json!(supply);
    }

    fn pieces_left(&mut self) {
        let cells = self.position["cells"].as_array().unwrap().clone();
        let (explorers, leaders) = (u64::from(self.rules.explorers()), u64::from(self.rules.leaders()));
        let camps = u64::from(self.rules.camps());
        for (index, seat) in self.position["seats"].as_array_mut().unwrap().iter_mut().enumerate() {
            let number = |value: &Value| value.as_u64().unwrap();
            let mut gone = [0, 0];
            let (mut built, mut guards) = (0, 0);
            for cell in &cells {
                for band in cell["pieces"].as_array().unwrap().iter().filter(|band| band["player"] == json!(index)) {
                    gone[0] += number(&band["explorers"]);
                    gone[1] += number(&band["leaders"]);
                }
                built += u64::from(cell["camp"] == json!(index));
                let guard = &cell["temple"]["guard"];
                if guard["player"] == json!(index) {
                    guards += 1;
                    gone[usize::from(guard["piece"] == json!("leader"))] += 1;
                }
            }
            for part in ["unavailable", "out"] {
                gone[0] += number(&seat[part]["explorers"]);
                gone[1] += number(&seat[part]["leaders"]);
            }
            // Who has more leaders on the board than were available has recruited them.
            if gone[1] > leaders {
                let recruited = gone[1] - leaders;
                seat["unavailable"]["leaders"] = json!(number(&seat["unavailable"]["leaders"]) - recruited);
                gone[1] = leaders;
            }
            seat["reserve"] = json!({"explorers": explorers - gone[0], "leaders": leaders - gone[1]});
            seat["camps_left"] = json!(camps - built);
            seat["guards"] = json!(guards);
        }
    }

    fn tiers(&mut self) {
        let mut supply: BTreeMap<u64, u64> =
            self.rules.def().tiers.iter().map(|(&value, &count)| (value.into(), count.into())).collect();
        for cell in self.position["cells"].as_array().unwrap() {
            let Some(value) = cell["temple"]["value"].as_u64() else { continue };
            let tile = self.rules.tile(self.rules.tile_named(cell["tile"].as_str().unwrap()).unwrap());
            let tikal::legend::TileKind::Temple(printed) = tile.kind else { panic!("no temple") };
            for tier in u64::from(printed) + 1..=value {
                *supply.get_mut(&tier).unwrap() -= 1;
            }
        }
        self.position["supply"] = serde_json::to_value(supply).unwrap();
    }

    fn owned(&self, kind: usize) -> u64 {
        let seats = self.position["seats"].as_array().unwrap();
        seats.iter().map(|seat| seat["treasures"][kind].as_u64().unwrap()).sum()
    }

    /// Digs up what is owned, or takes pairs where that is not enough; what was dug besides, the last seat has.
    fn treasures_left(&mut self) {
        let kinds = self.rules.hidden().len();
        let mut face_up: Vec<u64> = self.rules.face_up().iter().map(|&copies| copies.into()).collect();
        let mut masks = 0;
        let (mut buried, mut free) = (0, 0);
        for cell in self.position["cells"].as_array().unwrap() {
            if cell["kind"] != json!("ruin") {
                continue;
            }
            let tile = self.rules.tile(self.rules.tile_named(cell["tile"].as_str().unwrap()).unwrap());
            let tikal::legend::TileKind::Ruin(shown) = tile.kind else { panic!("no ruin") };
            masks += u64::from(shown);
            let left = cell["ruin"]["stack"].as_array().unwrap().len() as u64;
            buried += left;
            let name = cell["cell"].as_str().unwrap().to_owned();
            free += if self.fixed.contains(&name) { 0 } else { left };
        }
        let digging = u64::from(!self.position["digging"].is_null());
        let dug = |scene: &Self, face_up: &[u64]| {
            let pairs: u64 = scene.rules.face_up().iter().zip(face_up).map(|(&all, left)| u64::from(all) - left).sum();
            (0..kinds).map(|kind| scene.owned(kind)).sum::<u64>() - pairs
        };
        // Who has more of a kind than are hidden has the pair.
        for (kind, face_up) in face_up.iter_mut().enumerate() {
            if self.owned(kind) > u64::from(self.rules.hidden()[kind]) {
                *face_up = 0;
            }
        }
        for kind in 0..kinds {
            if dug(self, &face_up) > masks - buried - digging + free && self.owned(kind) >= 2 {
                face_up[kind] = 0;
            }
        }
        let last = self.position["seats"].as_array().unwrap().len() - 1;
        while dug(self, &face_up) < masks - buried - digging {
            let kind = (0..kinds).rev().find(|&kind| self.owned(kind) + self.seen(kind) < 3).unwrap();
            let copies = self.position["seats"][last]["treasures"][kind].as_u64().unwrap();
            self.treasures(last, kind, copies as u8 + 1);
        }
        let mut to_dig = dug(self, &face_up) - (masks - buried - digging);
        let fixed = self.fixed.clone();
        for cell in self.position["cells"].as_array_mut().unwrap() {
            let is_fixed = fixed.iter().any(|name| cell["cell"] == json!(name));
            if cell["kind"] == json!("ruin") && !is_fixed {
                let stack = cell["ruin"]["stack"].as_array_mut().unwrap();
                while to_dig > 0 && stack.pop().is_some() {
                    to_dig -= 1;
                }
            }
        }
        assert_eq!(to_dig, 0, "there are not so many treasures on ruins");
        let hidden: Vec<u64> = (0..kinds)
            .map(|kind| {
                let all = u64::from(self.rules.hidden()[kind] + self.rules.face_up()[kind]);
                all - self.owned(kind) - self.seen(kind) - face_up[kind]
            })
            .collect();
        self.position["treasures_hidden"] = json!(hidden);
        self.position["treasures_face_up"] = json!(face_up);
    }

    /// The treasures of a kind in stacks that somebody has seen.
    fn seen(&self, kind: usize) -> u64 {
        let cells = self.position["cells"].as_array().unwrap();
        let stacks = cells.iter().filter_map(|cell| cell["ruin"]["stack"].as_array());
        stacks.flatten().filter(|buried| buried["kind"] == json!(kind)).count() as u64
    }

    /// Cards, tokens and tiles that are nowhere are in their decks.
    fn things_left(&mut self) {
        let players = self.position["seats"].as_array().unwrap().len();
        let mut cards: BTreeMap<String, u64> = self
            .rules
            .cards()
            .iter()
            .map(|card| (card.number.to_string(), u64::from(card.counts[players - 2])))
            .collect();
        let seats = self.position["seats"].as_array().unwrap().clone();
        let mut take = |number: &Value| {
            let left = cards.get_mut(number.as_str().unwrap()).unwrap();
            let had = *left > 0;
            *left = left.saturating_sub(1);
            had
        };
        for seat in &seats {
            for side in ["right", "left"] {
                seat[side].as_array().unwrap().iter().for_each(|card| assert!(take(&card["id"]), "{card}"));
            }
        }
        // Cards that a seat was given are no longer on display, if need be.
        for field in ["discard", "display"] {
            let list =
                if field == "display" { &mut self.position["display"]["cards"] } else { &mut self.position[field] };
            list.as_array_mut().unwrap().retain(|card| take(card));
        }
        self.position["card_deck"] = serde_json::to_value(cards).unwrap();
        let mut bag: BTreeMap<u64, u64> =
            self.rules.def().tokens.iter().map(|(&value, &count)| (value.into(), count.into())).collect();
        let held = seats.iter().filter_map(|seat| seat["token"].as_u64());
        let values =
            |list: &Value| list.as_array().unwrap().iter().map(|value| value.as_u64().unwrap()).collect::<Vec<_>>();
        let spent = values(&self.position["spent"]).into_iter().chain(values(&self.position["display"]["tokens"]));
        for value in held.chain(spent) {
            *bag.get_mut(&value).unwrap() -= 1;
        }
        self.position["bag"] = serde_json::to_value(bag).unwrap();
    }
}

/// A position without one of its fields.
pub fn without(position: &Value, field: &str) -> Value {
    let mut fields: Map<String, Value> = position.as_object().unwrap().clone();
    fields.remove(field);
    Value::Object(fields)
}
