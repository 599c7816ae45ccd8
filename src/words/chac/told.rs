//! The words on what was done: each action in a sentence, a line and on a chip, and each event in a sentence.
//!
//! An action that was taken back has no events, so that its words are made without them. What a viewer may not know is
//! neither in the action that is told to it nor in the events.

use super::{Named, nouns, refusals};
use crate::ai::Judged as _;
use crate::chac::{Ability, Action, Adventurer, Card, Cause, Event, Illegal, Room, Square, State, Variant};
use crate::game::Seat;
use crate::words::replay::{Mark, Narrated};
pub use crate::words::told::Told;
use crate::words::{Texts, Value};

/// A key with the values that are filled in.
type Said = (&'static str, Vec<(&'static str, Value)>);

/// Makes the words of one position.
struct Words<'a> {
    texts: &'a Texts,
    game: &'a Named<'a>,
}

/// An action of a seat, or one that chance made for it, as it is told, with whatever came of it at once: who was lost,
/// what opened or closed. Without an action, a part of it is hidden, and the events say what it was.
#[must_use]
pub fn action(texts: &Texts, game: &Named, seat: Seat, action: Option<Action>, events: &[Event]) -> Told {
    let words = Words { texts, game };
    let (said, chip) = match action {
        Some(action) => words.action(action, events),
        None => words.hidden(events),
    };
    let line = words.sentence("", &(line_key(said.0), said.1.clone()));
    let told = |begun: String, with_names: bool| {
        let more = words.what_came(events, with_names);
        more.into_iter()
            .fold(begun, |said, more| texts.with("chac-told-and", &[("said", said.into()), ("more", more.into())]))
    };
    Told {
        sentence: told(words.sentence(game.name(seat), &said), true),
        line: told(line.trim_start().to_owned(), false),
        chip,
    }
}

/// An event in a sentence.
#[must_use]
pub fn event(texts: &Texts, game: &Named, event: &Event) -> String {
    let words = Words { texts, game };
    let (seat, said) = words.event(event, true);
    words.sentence(seat.map_or("", |seat| game.name(seat)), &said)
}

/// The text of a line where the sentence would have no room in a column.
fn line_key(sentence: &'static str) -> &'static str {
    match sentence {
        "chac-told-deal" => "chac-line-deal",
        "chac-told-discard" => "chac-line-discard",
        "chac-told-leave" => "chac-line-leave",
        "chac-told-actions" => "chac-line-actions",
        "chac-told-draw" => "chac-line-draw",
        "chac-told-lock-missing" => "chac-line-lock-missing",
        "chac-told-climb-danger" => "chac-line-climb-danger",
        "chac-told-bridge" => "chac-line-bridge",
        "chac-told-wall" => "chac-line-wall",
        "chac-told-boulder" => "chac-line-boulder",
        "chac-told-enter" => "chac-line-enter",
        "chac-told-wait" => "chac-line-wait",
        other => other,
    }
}

impl Narrated for State {
    fn told(texts: &Texts, game: &Named, done: Option<Action>, events: &[Event], _: &[Event]) -> String {
        action(texts, game, game.acting, done, events).sentence
    }

    fn mark(event: &Event) -> Option<Mark> {
        match event {
            Event::Scored { .. } => Some(Mark::Scoring),
            Event::RoundBegan { .. }
            | Event::Lost { .. }
            | Event::GotOut { .. }
            | Event::AlcoveOpened { .. }
            | Event::WallsMet
            | Event::RoofOpened { .. }
            | Event::ExitClosed => Some(Mark::Event),
            _ => None,
        }
    }

    fn gained(event: &Event) -> Option<(Seat, i32)> {
        if let Event::Scored { seat, score } = *event { Some((seat, score.cast_signed())) } else { None }
    }

    fn chances(rules: &Variant, state: &Self) -> Option<Vec<f64>> {
        Some(state.expect(rules).shares)
    }

    fn refusal(texts: &Texts, game: &Named, why: &Illegal) -> String {
        refusals::reason(texts, game, why)
    }
}

impl Words<'_> {
    fn sentence(&self, name: &str, (key, values): &Said) -> String {
        let values: Vec<_> = values.iter().cloned().chain([("name", name.to_owned().into())]).collect();
        self.texts.with(key, &values)
    }

    /// The outcome of an action beside what its own sentence says, each thing in a sentence.
    fn what_came(&self, events: &[Event], with_names: bool) -> Vec<String> {
        let came = events.iter().filter(|event| {
            matches!(
                event,
                Event::AlcoveOpened { .. }
                    | Event::Uncovered { .. }
                    | Event::Climbed { .. }
                    | Event::WallsMet
                    | Event::RoofOpened { .. }
                    | Event::ExitClosed
                    | Event::Lost { .. }
            )
        });
        let told = came.map(|event| {
            let (seat, said) = self.event(event, with_names);
            let name = seat.filter(|_| with_names).map_or("", |seat| self.game.name(seat));
            nouns::titled(self.sentence(name, &said).trim_start())
        });
        told.collect()
    }

    fn chip(&self, key: &'static str, values: &[(&'static str, Value)]) -> String {
        self.texts.with(key, values)
    }

    // ---- Nouns to be filled in ----

    fn to(&self, square: Square) -> Value {
        nouns::towards(self.texts, self.game.rules, square).into()
    }

    fn at(&self, square: Square) -> Value {
        nouns::at(self.texts, self.game.rules, square).into()
    }

    fn square(&self, square: Square) -> Value {
        nouns::square(self.texts, self.game.rules, square).into()
    }

    /// A square in as few letters as it can be told by: by its id, or by what it is where it is the only one of its kind.
    fn short_square(&self, square: Square) -> Value {
        match self.game.rules.room(square) {
            Room::Entrance | Room::Bridge | Room::Out => self.square(square),
            _ => self.game.rules.square_id(square).to_string().into(),
        }
    }

    fn adventurer(&self, who: Adventurer) -> Value {
        nouns::adventurer(self.texts, self.game.rules, who).into()
    }

    fn treasure(&self, card: Card) -> Value {
        nouns::treasure(self.texts, card).into()
    }

    fn alcove(&self, alcove: u8) -> Value {
        nouns::alcove(self.texts, self.game.rules, alcove.into()).into()
    }

    /// An adventurer, and whose it is.
    fn who(&self, seat: Seat, who: Adventurer, with_name: bool) -> Value {
        if !with_name {
            return self.adventurer(who);
        }
        let values = [("adventurer", self.adventurer(who)), ("name", self.game.value(seat))];
        self.texts.with("chac-who", &values).into()
    }

    // ---- Actions ----

    /// An action of chance is told as what it led to first; one of a player by itself.
    fn action(&self, action: Action, events: &[Event]) -> (Said, String) {
        let chip = self.chip_of(action);
        let said = match events.first() {
            Some(Event::BoulderRolled { .. }) => self.boulder(events),
            Some(event) if action.is_of_chance() => self.event(event, true).1,
            None if action.is_of_chance() => ("chac-told-chance", vec![("what", chip.clone().into())]),
            _ => self.of_player(action, events),
        };
        (said, chip)
    }

    /// An action of a player in a sentence.
    // An arm for each kind: in one list, which reads better whole than in parts.
    fn of_player(&self, action: Action, events: &[Event]) -> Said {
        let with = |key: &'static str, name: &'static str, value: Value| (key, vec![(name, value)]);
        let plain = |key: &'static str| (key, Vec::new());
        match action {
            Action::Choose(who) => with("chac-told-choose", "adventurer", self.adventurer(who)),
            Action::Discard(card) => with("chac-told-discard", "treasure", self.treasure(card)),
            Action::Endurance => plain("chac-told-endurance"),
            Action::Ready => match events.iter().find(|event| matches!(event, Event::Readied { .. })) {
                Some(event) => self.event(event, true).1,
                None => plain("chac-told-ready-again"),
            },
            Action::Step(to) if to == self.game.rules.out() => Self::out(events),
            Action::Step(to) => with("chac-told-step", "to", self.to(to)),
            Action::Search => plain("chac-told-search"),
            Action::Decipher => plain("chac-told-decipher"),
            Action::Pick => plain("chac-told-pick"),
            Action::Reroll(dice) => with("chac-told-reroll", "dice", nouns::dice(self.texts, dice).into()),
            Action::Climb => plain("chac-told-climb"),
            Action::Jump => plain("chac-told-jump"),
            Action::Leap(to) => with("chac-told-leap", "to", self.to(to)),
            Action::Sprint(to) if to == self.game.rules.out() => Self::out(events),
            Action::Sprint(to) => with("chac-told-sprint", "to", self.to(to)),
            Action::Linguistics(tile) => with("chac-told-linguistics", "square", self.square(tile)),
            Action::Lockpick => plain("chac-told-lockpick"),
            Action::Swim => plain("chac-told-swim"),
            Action::Leave(card) => with("chac-told-leave", "treasure", self.treasure(card)),
            Action::Fall => plain("chac-told-fall"),
            Action::Enter(corner) => self.entered(self.game.shown.substitute(self.game.shown.seat()), corner, events),
            Action::Wait => plain("chac-told-wait"),
            // What is left ends the turn; the actions of chance are told by their events.
            _ => {
                let lost = events.iter().find_map(|event| match *event {
                    Event::TurnEnded { lost, .. } => Some(lost),
                    _ => None,
                });
                Self::ended(lost.unwrap_or_default())
            }
        }
    }

    /// An action of which a part is hidden, as its events tell it.
    fn hidden(&self, events: &[Event]) -> (Said, String) {
        let Some(event) = events.first() else {
            let chip = self.texts.say("chac-chip-secret");
            return (("chac-told-secret", Vec::new()), chip);
        };
        let chip = match *event {
            Event::Drawn { deck, .. } => nouns::deck(self.texts, deck),
            Event::Discarded { card, .. } => self.chip("chac-chip-discard", &[("value", self.short(card))]),
            Event::Left { card, .. } => self.chip("chac-chip-leave", &[("value", self.short(card))]),
            _ => self.texts.say("chac-chip-secret"),
        };
        (self.event(event, true).1, chip)
    }

    /// An action in a word or two.
    fn chip_of(&self, action: Action) -> String {
        let texts = self.texts;
        let to = |key: &'static str, square: Square| self.chip(key, &[("square", self.short_square(square))]);
        match action {
            Action::Trap(number) | Action::Read(number) | Action::Turn(number) => {
                self.chip("chac-chip-number", &[("number", number.get().into())])
            }
            Action::Deal(who) | Action::Choose(who) => nouns::adventurer(texts, self.game.rules, who),
            Action::Roll(dice) | Action::Reroll(dice) => nouns::dice(texts, dice),
            Action::Draw(value) => nouns::value(texts, value),
            Action::Clue(glyph) | Action::Lay(glyph) => nouns::glyph(texts, glyph),
            Action::Wall(card) => nouns::wall_card(texts, card),
            Action::Chest(points) => self.chip("chac-chip-chest", &[("points", points.into())]),
            Action::Discard(card) => self.chip("chac-chip-discard", &[("value", self.short(card))]),
            Action::Leave(card) => self.chip("chac-chip-leave", &[("value", self.short(card))]),
            Action::Step(square) => to("chac-chip-step", square),
            Action::Leap(square) => to("chac-chip-leap", square),
            Action::Sprint(square) => to("chac-chip-sprint", square),
            Action::Linguistics(square) => to("chac-chip-linguistics", square),
            Action::Enter(square) => to("chac-chip-enter", square),
            Action::Endurance => nouns::ability_titled(texts, Ability::Endurance),
            Action::Lockpick => nouns::ability_titled(texts, Ability::Lockpicking),
            Action::Swim => nouns::ability_titled(texts, Ability::Swimming),
            // As on the buttons.
            Action::Ready => texts.say("chac-table-ready"),
            Action::Search => texts.say("chac-table-search"),
            Action::Decipher => texts.say("chac-table-decipher"),
            Action::Pick => texts.say("chac-table-pick"),
            Action::Climb => texts.say("chac-table-climb"),
            Action::Jump => texts.say("chac-table-jump"),
            Action::End => texts.say("chip-end"),
            Action::Fall => texts.say("chac-table-fall"),
            Action::Wait => texts.say("chac-table-wait"),
        }
    }

    /// The value of a treasure, as far as it is known.
    fn short(&self, card: Card) -> Value {
        let value = card.value().map(|value| nouns::value(self.texts, value));
        value.unwrap_or_else(|| nouns::deck(self.texts, card.deck())).into()
    }

    // ---- Sentences that an action and its events share ----

    /// Out of the temple, with the treasures that are carried out.
    fn out(events: &[Event]) -> Said {
        let carried = events.iter().find_map(|event| match *event {
            Event::GotOut { treasures, .. } => Some(treasures),
            _ => None,
        });
        match carried {
            Some(treasures) => ("chac-told-out", vec![("treasures", treasures.into())]),
            None => ("chac-told-out-again", Vec::new()),
        }
    }

    fn ended(lost: u8) -> Said {
        if lost > 0 { ("chac-told-end-lost", vec![("actions", lost.into())]) } else { ("step-end", Vec::new()) }
    }

    /// A substitute that comes in, as its event says, or as it would.
    fn entered(&self, substitute: Option<Adventurer>, corner: Square, events: &[Event]) -> Said {
        let came = events.iter().find_map(|event| match *event {
            Event::SubstituteEntered { adventurer, .. } => Some(adventurer),
            _ => None,
        });
        match came.or(substitute) {
            Some(who) => {
                ("chac-told-enter", vec![("adventurer", self.adventurer(who)), ("corner", self.square(corner))])
            }
            None => ("chac-told-enter-again", vec![("corner", self.square(corner))]),
        }
    }

    /// The boulder's roll with the square that it came to.
    fn boulder(&self, events: &[Event]) -> Said {
        let to = events.iter().rev().find_map(|event| match *event {
            Event::BoulderMoved { to } => Some(to),
            _ => None,
        });
        let rolled = events.first().map(|event| self.event(event, true).1).unwrap_or_default();
        match to {
            Some(to) => ("chac-told-boulder", rolled.1.into_iter().chain([("to", self.to(to))]).collect()),
            None => rolled,
        }
    }

    fn lost(&self, seat: Seat, adventurer: Adventurer, cause: Cause, with_name: bool) -> Said {
        let key = match cause {
            Cause::Lava => "chac-told-lost-lava",
            Cause::River => "chac-told-lost-river",
            Cause::Bridge => "chac-told-lost-bridge",
            Cause::Walls => "chac-told-lost-walls",
            Cause::Boulder => "chac-told-lost-boulder",
            Cause::ShutIn => "chac-told-lost-shut",
        };
        (key, vec![("who", self.who(seat, adventurer, with_name))])
    }

    // ---- Events ----

    /// Whose event it is, and how it is told; where somebody's adventurer is named, its player may be named too.
    // An arm for each kind: in one list, which reads better whole than in parts.
    fn event(&self, event: &Event, with_names: bool) -> (Option<Seat>, Said) {
        let (texts, game) = (self.texts, self.game);
        let rules = game.rules;
        let told = |seat: Seat, key: &'static str, values: Vec<(&'static str, Value)>| (Some(seat), (key, values));
        let nobodys = |key: &'static str, values: Vec<(&'static str, Value)>| (None, (key, values));
        match *event {
            Event::ClueDrawn { zone, number } => {
                nobodys("chac-told-trap", vec![("zone", (zone + 1).into()), ("number", number.get().into())])
            }
            Event::Dealt { seat, adventurer } => {
                let able = nouns::able_adventurer(texts, rules, adventurer);
                let values = vec![("able", able.into()), ("adventurer", self.adventurer(adventurer))];
                told(seat, "chac-told-deal", values)
            }
            Event::Chosen { seat, adventurer } => {
                told(seat, "chac-told-choose", vec![("adventurer", self.adventurer(adventurer))])
            }
            Event::RoundBegan { round, first } => {
                nobodys("chac-told-round", vec![("round", round.into()), ("first", game.value(first))])
            }
            Event::Discarded { seat, card } => told(seat, "chac-told-discard", vec![("treasure", self.treasure(card))]),
            Event::AbilityUsed { seat, ability } => {
                told(seat, "chac-told-ability", vec![("ability", nouns::ability(texts, ability).into())])
            }
            Event::Readied { seat, level } => told(seat, "chac-told-ready", vec![("level", level.into())]),
            Event::ActionsRolled { dice } => {
                nobodys("chac-told-actions", vec![("dice", nouns::dice(texts, dice).into())])
            }
            Event::TurnBegan { seat, actions } => told(seat, "chac-told-turn", vec![("actions", actions.into())]),
            Event::Moved { seat, to, .. } => told(seat, "chac-told-step", vec![("to", self.to(to))]),
            Event::Drawn { seat, deck, value: None } => {
                told(seat, "chac-told-draw-hidden", vec![("deck", nouns::deck(texts, deck).into())])
            }
            Event::Drawn { seat, deck, value: Some(value) } => {
                told(seat, "chac-told-draw", vec![("treasure", self.treasure(Card::new(deck, value)))])
            }
            Event::Deciphered { seat, zone, glyph } => {
                let zone = ("zone", (zone + 1).into());
                match glyph {
                    None => told(seat, "chac-told-clue-hidden", vec![zone]),
                    Some(glyph) => {
                        told(seat, "chac-told-clue", vec![zone, ("glyph", nouns::glyph(texts, glyph).into())])
                    }
                }
            }
            Event::Checked { seat, tile, number: None } => {
                told(seat, "chac-told-read-hidden", vec![("square", self.square(tile))])
            }
            Event::Checked { seat, tile, number: Some(number) } => {
                let number = nouns::number(texts, number, game.shown.is_trapped(number));
                told(seat, "chac-told-read", vec![("square", self.square(tile)), ("number", number.into())])
            }
            Event::LockRolled { seat, alcove, dice } => {
                let lock = rules.alcoves().get(usize::from(alcove)).map(|alcove| alcove.needs);
                let missing = lock.unwrap_or_default().missing_in(dice);
                let key = if missing.is_empty() { "chac-told-lock" } else { "chac-told-lock-missing" };
                let values = vec![
                    ("alcove", self.alcove(alcove)),
                    ("dice", nouns::dice(texts, dice).into()),
                    ("missing", nouns::needs(missing).into()),
                ];
                told(seat, key, values)
            }
            Event::AlcoveOpened { seat, alcove, .. } => {
                told(seat, "chac-told-alcove", vec![("alcove", self.alcove(alcove))])
            }
            Event::Uncovered { seat } => told(seat, "chac-told-uncovered", Vec::new()),
            Event::GlyphLaid { tile, glyph } => {
                let values = vec![("square", self.square(tile)), ("glyph", nouns::glyph(texts, glyph).into())];
                nobodys("chac-told-lay", values)
            }
            Event::Turned { seat, tile, number, sank } => {
                let key = if sank { "chac-told-turn-sinks" } else { "chac-told-turn-holds" };
                told(seat, key, vec![("square", self.square(tile)), ("number", number.get().into())])
            }
            Event::ClimbRolled { seat, dice, ones } => {
                let key = if ones > 0 { "chac-told-climb-danger" } else { "chac-told-climb-safe" };
                told(seat, key, vec![("dice", nouns::dice(texts, dice).into()), ("ones", ones.into())])
            }
            Event::Left { seat, card } => told(seat, "chac-told-leave", vec![("treasure", self.treasure(card))]),
            Event::Climbed { seat, to } => told(seat, "chac-told-climbed", vec![("at", self.at(to))]),
            Event::LetGo { seat } => told(seat, "chac-told-fall", Vec::new()),
            Event::BridgeTested { seat, dice, load, broken, left } => {
                let values = vec![
                    ("dice", nouns::dice(texts, dice).into()),
                    ("load", load.into()),
                    ("broken", broken.into()),
                    ("left", left.into()),
                ];
                told(seat, "chac-told-bridge", values)
            }
            Event::GotOut { seat, treasures } => told(seat, "chac-told-out", vec![("treasures", treasures.into())]),
            Event::TurnEnded { seat, lost } => (Some(seat), Self::ended(lost)),
            Event::WallTurned { card, left, right } => {
                let values = vec![
                    ("card", nouns::wall_card(texts, card).into()),
                    ("left", left.into()),
                    ("right", right.into()),
                    ("steps", rules.wall_steps().into()),
                ];
                nobodys("chac-told-wall", values)
            }
            Event::WallsMet => nobodys("chac-told-met", Vec::new()),
            Event::BoulderRolled { dice, squares } => nobodys(
                "chac-told-boulder-rolled",
                vec![("dice", nouns::dice(texts, dice).into()), ("squares", squares.into())],
            ),
            Event::BoulderMoved { to } => nobodys("chac-told-boulder-moved", vec![("to", self.to(to))]),
            Event::RoofOpened { corner } => nobodys("chac-told-roof", vec![("corner", self.square(corner))]),
            Event::ExitClosed => nobodys("chac-told-closed", Vec::new()),
            Event::Lost { seat, adventurer, cause, .. } => (None, self.lost(seat, adventurer, cause, with_names)),
            Event::SubstituteEntered { seat, adventurer, corner } => {
                (Some(seat), self.entered(Some(adventurer), corner, &[]))
            }
            Event::SubstituteWaited { seat } => told(seat, "chac-told-wait", Vec::new()),
            Event::ChestOpened { seat, value } => told(seat, "chac-told-chest", vec![("points", value.into())]),
            Event::Scored { seat, score } => told(seat, "step-score", vec![("points", score.into())]),
            Event::GameEnded => nobodys("asked-nothing", Vec::new()),
        }
    }
}
