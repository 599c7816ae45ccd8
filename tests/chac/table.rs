//! A game of the Temple of Chac to test the rules with: actions are given in notation, chance by hand, and situations are
//! set up as positions (C15.7).

use std::collections::BTreeMap;
use std::sync::{Arc, LazyLock};

use serde_json::{Value, json};
use tikal::chac::State;
use tikal::game::{Actor, BadPosition, Game, Rules as _, Seat, View, line_of, text_of};

pub type Rules = <State as Game>::Rules;
pub type Action = <State as Game>::Action;
pub type Event = <State as Game>::Event;
pub type Illegal = <State as Game>::Illegal;
pub type Position = <State as Game>::Position;
pub type Setup = <State as Game>::Setup;

/// The game in the box.
pub static TEMPLE: LazyLock<Arc<Rules>> = LazyLock::new(|| {
    let (rules, problems) = Rules::check_text(include_str!("../../variants/chac/temple.ron"));
    Arc::new(rules.unwrap_or_else(|| panic!("{problems:#?}")))
});

/// A deck's values by their copies.
type Copies = &'static [(&'static str, u8)];

const OF_A_ROOM: Copies = &[("chest", 1), ("1", 1), ("2", 2), ("3", 3), ("4", 2), ("5", 1)];

/// The decks of treasures (C1.4).
pub const DECKS: [(&str, Copies); 6] = [
    ("lava", OF_A_ROOM),
    ("river", &[("chest", 1), ("2", 3), ("3", 3), ("4", 3)]),
    ("zone1", OF_A_ROOM),
    ("zone2", OF_A_ROOM),
    ("zone3", OF_A_ROOM),
    ("zone4", OF_A_ROOM),
];

/// The two adventurers of each seat in the games of the tests, the one that goes in first before the other.
pub const DEALT: [[&str; 2]; 6] = [
    ["lea", "markus"],
    ["martin", "len"],
    ["trevor", "nicole"],
    ["arely", "vincent"],
    ["puccio", "bill"],
    ["tatiana", "mustafa"],
];

/// The squares with their kinds, and the ways from square to square with their directions (C1.1).
pub fn squares() -> Vec<(&'static str, &'static str)> {
    include_str!("squares.csv").lines().skip(1).map(|line| line.split_once(',').unwrap()).collect()
}

pub fn ways() -> Vec<(&'static str, &'static str, &'static str)> {
    let way = |line: &'static str| {
        let words: Vec<&str> = line.split(',').collect();
        (words[0], words[1], words[2])
    };
    include_str!("ways.csv").lines().skip(1).map(way).collect()
}

pub fn seat(number: usize) -> Seat {
    Seat::from_index(number).unwrap()
}

pub fn begun(players: u8, first: usize) -> State {
    let setup: Setup = serde_json::from_value(json!({ "first": first })).unwrap();
    assert_eq!(State::check_setup(&TEMPLE, players, &setup), Ok(()));
    State::new(&TEMPLE, players, &setup)
}

/// A position as JSON.
pub fn position_of(state: &State) -> Value {
    serde_json::to_value(state.position(&TEMPLE)).unwrap()
}

/// The state that a position describes.
pub fn read(position: &Value) -> Result<State, BadPosition> {
    Position::from_json(position.clone())?.to_state(&TEMPLE)
}

/// Texts of actions, sorted.
pub fn texts(actions: &[Action]) -> Vec<String> {
    let mut texts: Vec<String> = actions.iter().map(|&action| text_of::<State>(&TEMPLE, action)).collect();
    texts.sort();
    texts
}

pub fn legal_of(state: &State) -> Vec<String> {
    let mut actions = Vec::new();
    state.legal_actions(&TEMPLE, &mut actions);
    texts(&actions)
}

/// The outcomes of chance with their weights in lowest terms, by text.
pub fn outcomes_of(state: &State) -> BTreeMap<String, u32> {
    let mut outcomes = Vec::new();
    state.outcomes(&TEMPLE, &mut outcomes);
    let mut weights = BTreeMap::new();
    for (action, weight) in outcomes {
        assert!(weight > 0);
        assert!(weights.insert(text_of::<State>(&TEMPLE, action), weight).is_none());
    }
    let divisor = weights.values().copied().fold(0, common_divisor);
    for weight in weights.values_mut() {
        *weight /= divisor;
    }
    weights
}

fn common_divisor(a: u32, b: u32) -> u32 {
    if b == 0 { a } else { common_divisor(b, a % b) }
}

/// Weights as they are written in tests: `draw 2: 3` for each.
pub fn weighted(verb: &str, weights: &[(&str, u32)]) -> BTreeMap<String, u32> {
    weights.iter().map(|&(value, weight)| (format!("{verb} {value}"), weight)).collect()
}

/// The same weight for each of these.
pub fn evenly<T: ToString>(verb: &str, values: impl IntoIterator<Item = T>) -> BTreeMap<String, u32> {
    values.into_iter().map(|value| (format!("{verb} {}", value.to_string()), 1)).collect()
}

/// A game being played, and what happened in the last action.
pub struct Table {
    pub state: State,
    pub events: Vec<Event>,
}

impl Table {
    /// A game before anything is dealt; seat 0 begins.
    pub fn new(players: u8) -> Self {
        Self::first(players, 0)
    }

    pub fn first(players: u8, first: usize) -> Self {
        Self { state: begun(players, first), events: Vec::new() }
    }

    /// A game in which everything is dealt: the numbers 1 to 4 are trapped in zones 1 to 4.
    pub fn dealt(players: u8, first: usize) -> Self {
        let mut table = Self::first(players, first);
        table.play("trap 1; trap 2; trap 3; trap 4");
        for adventurer in DEALT.iter().take(players.into()).flatten() {
            table.play(&format!("deal {adventurer}"));
        }
        table
    }

    /// A game in which everybody has chosen: the dice for the actions of the first round are rolled next.
    pub fn chosen(players: u8, first: usize) -> Self {
        let mut table = Self::dealt(players, first);
        for _ in 0..players {
            let choice = format!("choose {}", DEALT[table.to_move()][0]);
            table.play(&choice);
        }
        table
    }

    /// A bare turn of seat 0 with five actions, all on the entrance: for scenes. Every ability has been used.
    pub fn acting(players: u8) -> Self {
        let mut table = Self::chosen(players, 0);
        table.play("roll 6 6 6 6 6");
        table.set(|scene| {
            for seat in 0..players.into() {
                scene.seat(seat, "ability_used", json!(true));
            }
        });
        table
    }

    /// A turn of seat 0 with these actions left on this square, alone with a second seat on the entrance.
    pub fn on(place: &str, actions: u8) -> Self {
        let mut table = Self::acting(2);
        table.set(|scene| _ = scene.at(0, place).act(0, actions));
        table
    }

    /// The same with an adventurer whose ability is unused.
    pub fn with(adventurer: &str, place: &str, actions: u8) -> Self {
        let mut table = Self::acting(2);
        table.set(|scene| _ = scene.who(0, adventurer).at(0, place).act(0, actions));
        table
    }

    /// Plays actions, separated by semicolons; each has to be legal and listed as such.
    pub fn play(&mut self, actions: &str) -> &mut Self {
        for text in actions.split(';').map(str::trim) {
            let action = parse(text);
            let mut legal = Vec::new();
            self.state.legal_actions(&TEMPLE, &mut legal);
            let why = self.state.check(&TEMPLE, action);
            assert!(legal.contains(&action), "`{text}` is not listed: {why:?}; legal: {:?}", self.legal());
            self.events.clear();
            let played = self.state.apply(&TEMPLE, action, &mut self.events);
            assert_eq!(played, Ok(()), "`{text}`");
        }
        self
    }

    /// Lets chance lay the glyphs: glyph n on tile n.
    pub fn lay(&mut self) -> &mut Self {
        for glyph in 1..=14 {
            self.play(&format!("lay {glyph}"));
        }
        self
    }

    /// Why an action is refused; asserts that it is not listed and changes nothing.
    pub fn refused(&self, text: &str) -> Illegal {
        let action = parse(text);
        let Err(reason) = self.state.check(&TEMPLE, action) else { panic!("`{text}` is accepted") };
        let mut state = self.state;
        assert_eq!(state.apply(&TEMPLE, action, &mut Vec::new()), Err(reason), "`{text}`");
        assert!(state == self.state, "`{text}` was refused but changed the state");
        assert!(!self.legal().contains(&text.to_owned()), "`{text}` is refused but listed");
        reason
    }

    /// The same, and the refusal names this rule.
    pub fn refused_by(&self, text: &str, rule: &str) {
        let reason = self.refused(text);
        assert_eq!(reason.rule().map(|rule| rule.to_string()).as_deref(), Some(rule), "`{text}`: {reason}");
    }

    /// Everything that is legal, sorted.
    pub fn legal(&self) -> Vec<String> {
        legal_of(&self.state)
    }

    /// The legal actions that begin with this word.
    pub fn legal_with(&self, verb: &str) -> Vec<String> {
        self.legal().into_iter().filter(|text| text.split(' ').next() == Some(verb)).collect()
    }

    pub fn outcomes(&self) -> BTreeMap<String, u32> {
        outcomes_of(&self.state)
    }

    /// The outcomes of chance as far as a seat knows.
    pub fn belief(&self, viewer: usize) -> BTreeMap<String, u32> {
        outcomes_of(self.view(Some(viewer)).state())
    }

    pub fn view(&self, viewer: Option<usize>) -> View<State> {
        View::of(&self.state, viewer.map(seat))
    }

    /// The view of a seat as JSON.
    pub fn seen(&self, viewer: Option<usize>) -> Value {
        position_of(self.view(viewer).state())
    }

    /// An action, played now, as a viewer reads it.
    pub fn line(&self, text: &str, viewer: Option<usize>) -> String {
        let (action, viewer) = (parse(text), viewer.map(seat));
        let line = line_of::<State>(&TEMPLE, &self.state, action, viewer);
        assert_eq!(self.state.shows(action, viewer), !line.contains('?'), "{line}");
        line
    }

    pub fn position(&self) -> Value {
        position_of(&self.state)
    }

    pub fn field(&self, name: &str) -> Value {
        self.position()[name].take()
    }

    pub fn phase(&self) -> String {
        self.field("phase").as_str().unwrap().to_owned()
    }

    pub fn of_seat(&self, number: usize, field: &str) -> Value {
        self.position()["seats"][number][field].take()
    }

    pub fn place(&self, number: usize) -> String {
        self.of_seat(number, "place").as_str().unwrap_or_default().to_owned()
    }

    pub fn status(&self, number: usize) -> String {
        self.of_seat(number, "status").as_str().unwrap().to_owned()
    }

    /// The treasures of a seat as `deck value`.
    pub fn cards(&self, number: usize) -> Vec<String> {
        let cards = self.of_seat(number, "cards");
        let text = |card: &Value| format!("{} {}", card[0].as_str().unwrap(), card[1].as_str().unwrap());
        cards.as_array().unwrap().iter().map(text).collect()
    }

    pub fn actions_left(&self) -> u64 {
        self.field("actions_left").as_u64().unwrap()
    }

    pub fn tile(&self, tile: &str) -> Value {
        self.position()["tiles"][tile].take()
    }

    /// The seat that is to move.
    pub fn to_move(&self) -> usize {
        match self.state.actor() {
            Actor::Seat(seat) => seat.index(),
            other => panic!("{other:?} is to move"),
        }
    }

    /// Sets up a situation, which has to be possible: from the state as it is.
    pub fn set(&mut self, change: impl FnOnce(&mut Scene)) -> &mut Self {
        let mut scene = Scene::of(self.position());
        change(&mut scene);
        scene.account();
        self.state = read(&scene.position).unwrap_or_else(|error| panic!("{error}\n{:#}", scene.position));
        assert_eq!(self.position(), scene.position);
        self
    }

    /// The same without anything worked out, for positions that cannot be: the field that is refused.
    pub fn bad(&self, change: impl FnOnce(&mut Value)) -> String {
        let mut position = self.position();
        change(&mut position);
        match read(&position) {
            Ok(_) => panic!("it is accepted: {position:#}"),
            Err(error) => {
                assert!(!error.message.is_empty());
                error.field
            }
        }
    }
}

pub fn parse(text: &str) -> Action {
    let action = State::parse(&TEMPLE, text).unwrap_or_else(|error| panic!("`{text}`: {error}"));
    assert_eq!(text_of::<State>(&TEMPLE, action), text);
    action
}

/// A position being changed. What follows from the rest of the material is worked out at the end: the decks, the alcoves,
/// the openings in the roof, the wall cards, and a round in which all of it can have come about.
pub struct Scene {
    pub position: Value,
    walls_are_set: bool,
}

impl Scene {
    fn of(position: Value) -> Self {
        Self { position, walls_are_set: false }
    }

    pub fn field(&mut self, name: &str, value: Value) -> &mut Self {
        self.position[name] = value;
        self
    }

    pub fn seat(&mut self, seat: usize, field: &str, value: Value) -> &mut Self {
        self.position["seats"][seat][field] = value;
        self
    }

    /// This seat acts, with so many actions left: as many dice show a 6, the others a 1.
    pub fn act(&mut self, seat: usize, actions: u8) -> &mut Self {
        let dice: Vec<u8> = (0..5).map(|die| if die < 5 - actions { 1 } else { 6 }).collect();
        self.field("dice", json!(dice)).moves("act", seat).field("actions_left", json!(actions))
    }

    /// This seat is asked before the dice are rolled.
    pub fn load(&mut self, seat: usize) -> &mut Self {
        self.field("dice", json!([])).field("actions_left", json!(0)).moves("load", seat)
    }

    /// This seat is asked for its substitute.
    pub fn substitute(&mut self, seat: usize) -> &mut Self {
        self.field("actions_left", json!(0)).moves("substitute", seat)
    }

    fn moves(&mut self, phase: &str, seat: usize) -> &mut Self {
        self.field("phase", json!(phase)).field("seat", json!(seat)).field("to_move", json!(seat));
        self.field("roll", json!(null)).field("lock", json!([])).field("target", json!(null))
    }

    /// Wall cards are being turned up; so many have been.
    pub fn wall(&mut self, turned: u8) -> &mut Self {
        let first = self.position["first"].clone();
        self.position["walls"]["turned"] = json!(turned);
        self.field("phase", json!("wall")).field("seat", first).field("to_move", json!("chance"));
        self.field("actions_left", json!(0)).field("roll", json!(null))
    }

    /// The dice for the boulder are being rolled.
    pub fn boulder_rolls(&mut self) -> &mut Self {
        self.wall(3).field("phase", json!("roll")).field("roll", json!({"for": "boulder", "count": 0}))
    }

    pub fn round(&mut self, round: u64) -> &mut Self {
        self.field("round", json!(round))
    }

    /// This one is inside, with an ability not used yet; whoever had it has the one that it had.
    pub fn who(&mut self, seat: usize, adventurer: &str) -> &mut Self {
        let own = self.position["seats"][seat]["adventurer"].as_str().unwrap().to_owned();
        for other in self.position["seats"].as_array_mut().unwrap() {
            let rename = |name: &mut Value| {
                if *name == json!(own) {
                    *name = json!(adventurer);
                } else if *name == json!(adventurer) {
                    *name = json!(own);
                }
            };
            other["dealt"].as_array_mut().unwrap().iter_mut().for_each(rename);
            rename(&mut other["adventurer"]);
            rename(&mut other["substitute"]);
        }
        self.seat(seat, "ability_used", json!(false))
    }

    /// This seat's adventurer is inside, on this square.
    pub fn at(&mut self, seat: usize, place: &str) -> &mut Self {
        self.seat(seat, "status", json!("in")).seat(seat, "place", json!(place))
    }

    /// This seat's first adventurer is lost.
    pub fn lost(&mut self, seat: usize) -> &mut Self {
        self.gone(seat, "lost")
    }

    pub fn out(&mut self, seat: usize) -> &mut Self {
        self.gone(seat, "out")
    }

    fn gone(&mut self, seat: usize, status: &str) -> &mut Self {
        let place = if status == "out" { json!("out") } else { json!(null) };
        self.seat(seat, "status", json!(status)).seat(seat, "place", place);
        self.seat(seat, "rested", json!(false)).seat(seat, "searched", json!(false))
    }

    /// This seat's substitute has come in; use after [`Scene::lost`] for one that is lost too.
    pub fn second(&mut self, seat: usize) -> &mut Self {
        let substitute = self.position["seats"][seat]["substitute"].take();
        self.seat(seat, "adventurer", substitute).seat(seat, "ability_used", json!(false))
    }

    /// The treasures of a seat, as `deck value`.
    pub fn cards(&mut self, seat: usize, cards: &[&str]) -> &mut Self {
        let mut cards: Vec<(&str, &str)> = cards.iter().map(|card| card.split_once(' ').unwrap()).collect();
        cards.sort_unstable();
        self.seat(seat, "cards", json!(cards))
    }

    /// A treasure of the common pile that this seat has held.
    pub fn discarded(&mut self, by: usize, card: &str) -> &mut Self {
        let (deck, value) = card.split_once(' ').unwrap();
        let pile = self.position["discard"].as_array_mut().unwrap();
        pile.push(json!({"deck": deck, "value": value, "by": by}));
        let text = |card: &Value, field: &str| card[field].as_str().unwrap().to_owned();
        pile.sort_by_key(|card| (text(card, "deck"), card["by"].as_u64(), text(card, "value")));
        self
    }

    pub fn boulder(&mut self, square: u64) -> &mut Self {
        self.field("boulder", json!(square))
    }

    pub fn planks(&mut self, planks: u8) -> &mut Self {
        self.field("planks", json!(planks))
    }

    /// The steps of the walls.
    pub fn walls(&mut self, left: u8, right: u8) -> &mut Self {
        let walls = &mut self.position["walls"];
        (walls["left"], walls["right"], walls["met"]) = (json!(left), json!(right), json!(left + right >= 6));
        self.walls_are_set = true;
        self
    }

    /// The zone's glyph, looked at by these seats.
    pub fn clue(&mut self, zone: usize, glyph: u8, seen: &[usize]) -> &mut Self {
        let clue = &mut self.position["clues"][zone - 1];
        (clue["glyph"], clue["seen"]) = (json!(glyph), json!(seen));
        self
    }

    /// The lava room is uncovered: glyph n lies on tile n.
    pub fn uncovered(&mut self) -> &mut Self {
        if self.position["covered"] == json!(true) {
            for tile in 1..=14 {
                self.position["tiles"][format!("l{tile}")]["glyph"] = json!(tile);
            }
        }
        self.field("covered", json!(false))
    }

    /// A tile that was turned: `up`, `empty` or `sunk`, with its number.
    pub fn turned(&mut self, tile: &str, face: &str, number: u8) -> &mut Self {
        self.uncovered();
        let tile = &mut self.position["tiles"][tile];
        (tile["face"], tile["number"]) = (json!(face), json!(number));
        self
    }

    /// A tile whose number these seats have looked at.
    pub fn checked(&mut self, tile: &str, number: u8, by: &[usize]) -> &mut Self {
        self.uncovered();
        let tile = &mut self.position["tiles"][tile];
        (tile["number"], tile["checked"]) = (json!(number), json!(by));
        self
    }

    fn all_cards(&self) -> Vec<(String, String)> {
        let text = |value: &Value| value.as_str().unwrap().to_owned();
        let held = self.position["seats"].as_array().unwrap().iter().flat_map(|seat| seat["cards"].as_array().unwrap());
        let held = held.map(|card| (text(&card[0]), text(&card[1])));
        let pile = self.position["discard"].as_array().unwrap().iter();
        held.chain(pile.map(|card| (text(&card["deck"]), text(&card["value"])))).collect()
    }

    /// Works out what follows.
    fn account(&mut self) {
        self.account_for_places();
        self.account_for_cards();
        self.account_for_rounds();
    }

    /// Whoever has come past the first lookout has uncovered the lava room.
    fn account_for_places(&mut self) {
        let before = ["entrance", "z1", "z2", "z3", "z4", "c0", "c1", "c2", "c3"];
        // A substitute has come in through the roof.
        let is_second = |seat: &Value| seat["status"] != json!("waiting") && seat["substitute"] == json!(null);
        let is_past = |seat: &Value| {
            seat["status"] == json!("out") || seat["place"].as_str().is_some_and(|at| !before.contains(&at))
        };
        let seats = self.position["seats"].as_array().unwrap();
        let (has_second, has_past) = (seats.iter().any(is_second), seats.iter().any(is_past));
        if has_second && self.position["boulder"].as_u64() < Some(8) {
            self.boulder(9);
        }
        if has_second || has_past {
            self.uncovered();
        }
    }

    fn account_for_cards(&mut self) {
        let cards = self.all_cards();
        let count = |deck: &str, value: &str| cards.iter().filter(|card| *card == &(deck.into(), value.into())).count();
        for (deck, values) in DECKS {
            let mut left = 0;
            for &(value, copies) in values {
                let there = usize::from(copies) - count(deck, value);
                left += there;
                self.position["decks"][deck]["values"][value] = json!(there);
            }
            self.position["decks"][deck]["left"] = json!(left);
        }
        let fours = 4 - count("alcove", "4");
        // The last ones were opened first, so that a scene finds the others closed.
        for (number, alcove) in ["k1", "k2", "k3", "k4"].into_iter().enumerate() {
            self.position["alcoves"][alcove] = json!(number < fours);
        }
        self.position["alcoves"]["k5"] = json!(count("alcove", "6") == 0);
        // What was taken from the lava deck lay on a tile that is empty now.
        let mut missing = cards.iter().filter(|(deck, _)| deck == "lava").count();
        missing -= self.tiles("empty").len();
        let free: Vec<String> = self.tiles("down").into_iter().filter(|tile| self.is_untouched(tile)).collect();
        let mut numbers: Vec<u8> = (5..=14).filter(|&number| !self.is_numbered(number)).collect();
        for tile in free.iter().rev().take(missing) {
            self.turned(tile, "empty", numbers.pop().unwrap());
        }
    }

    /// The tiles with this face, in order.
    fn tiles(&self, face: &str) -> Vec<String> {
        let names = (1..=14).map(|tile| format!("l{tile}"));
        names.filter(|tile| self.position["tiles"][tile]["face"] == json!(face)).collect()
    }

    fn is_untouched(&self, tile: &str) -> bool {
        self.position["tiles"][tile]["number"] == json!(null) && self.position["target"] != json!(tile)
    }

    fn is_numbered(&self, number: u8) -> bool {
        self.position["tiles"].as_object().unwrap().values().any(|tile| tile["number"] == json!(number))
    }

    /// Rounds, walls and boulder: the first round in which the boulder can be there, and wall cards that are as many as
    /// were turned up by then.
    fn account_for_rounds(&mut self) {
        let boulder = self.position["boulder"].as_u64().unwrap();
        let open: Vec<&str> =
            [(8, "A"), (13, "B")].iter().filter(|(at, _)| boulder >= *at).map(|&(_, sun)| sun).collect();
        self.position["open"] = json!(open);
        let phase = self.position["phase"].as_str().unwrap().to_owned();
        if ["trap", "deal", "choose"].contains(&phase.as_str()) {
            return;
        }
        let is_turning = phase == "wall";
        let has_turned = phase == "substitute" || self.position["roll"]["for"] == json!("boulder");
        let is_after = phase == "substitute";
        let mut round = self.position["round"].as_u64().unwrap();
        let in_hand = if is_turning { self.position["walls"]["turned"].as_u64().unwrap() } else { 0 };
        let turned_by = |round: u64| 3 * (round - 1) + if has_turned { 3 } else { in_hand };
        let reached_by = |round: u64| (1..round + u64::from(is_after)).map(|round| round.min(5)).sum::<u64>();
        let steps = |walls: &Value, side: &str| walls[side].as_u64().unwrap();
        let (mut left, mut right) = (steps(&self.position["walls"], "left"), steps(&self.position["walls"], "right"));
        let cards_for = |left: u64, right: u64| if left == 3 || right == 3 { left + right - 1 } else { left + right };
        while reached_by(round) < boulder || turned_by(round) < cards_for(left, right) {
            round += 1;
        }
        let all = turned_by(round).min(18);
        // With more than all the blank cards turned up, the walls have moved.
        if !self.walls_are_set {
            while left + right < 6 && all > cards_for(left, right) + 13 {
                if left <= right { left += 1 } else { right += 1 }
            }
            // The last card moves both.
            if all == 18 {
                (left, right) = (3, 3);
            }
        }
        let has_met = left + right >= 6;
        let both = u64::from(left == 3 || right == 3);
        let moved = cards_for(left, right);
        let blank = (all - moved).min(13);
        assert!(has_met || moved + blank == all, "walls {left} {right} in round {round}");
        let turned = if is_turning {
            in_hand
        } else if has_met {
            0
        } else if has_turned || round > 1 {
            3
        } else {
            0
        };
        self.position["walls"] = json!({"left": left, "right": right, "met": has_met, "turned": turned, "deck": {
            "none": 13 - blank, "left": 2 - (left - both), "right": 2 - (right - both), "both": 1 - both}});
        self.position["round"] = json!(round);
        if self.position["roll"]["for"] == json!("boulder") {
            self.position["roll"]["count"] = json!(round.min(5));
        }
    }
}

/// Twelve treasures that one seat can hold, sums of which are easy to tell.
pub const TREASURES: [&str; 12] = [
    "zone1 1", "zone1 2", "zone1 2", "zone1 3", "zone1 3", "zone1 3", "zone1 4", "zone1 4", "zone1 5", "zone2 3",
    "zone2 3", "zone2 3",
];
