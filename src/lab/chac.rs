//! The measures of The Temple of Chac: who gets out and what kills, actions and abilities, treasures by their decks, what
//! was carried out, adventurers, and the squares and alcoves in use.
//!
//! Nobody has a score before the end, so nothing is measured of who is in front in the course of a game.

use super::measure::{Idle, Key, Kind, Measure, Tally};
use super::{Observer, SetupWish, Studied, Transition};
use crate::chac::{
    Ability, Action, Adventurer, Card, Cause, Deck, Event, MAX_ADVENTURERS, MAX_ALCOVES, MAX_SQUARES, Room, Setup,
    Square, SquareSet, State, Status, Value, Variant,
};
use crate::game::Seat;

/// The games in which anybody gets out.
const SURVIVED: Measure = Measure::new("survived", Kind::Share);
/// The games in which each seat gets out.
const GOT_OUT: Measure = Measure::new("got_out", Kind::Share);
/// Rounds of a game.
const ROUNDS: Measure = Measure::new("rounds", Kind::Number).spread_out();
/// Adventurers lost, by what lost them.
const LOST: Measure = Measure::new("lost", Kind::Number);
/// Adventurers lost on each square, by whatever it was.
const LOST_ON: Measure = Measure::new("lost_on", Kind::Number);
/// The games in which the walls meet, the bridge falls, and the way out is closed.
const COLLAPSED: Measure = Measure::new("collapsed", Kind::Share);
/// Substitutes that come in.
const SUBSTITUTES: Measure = Measure::new("substitutes", Kind::Number);
/// The number of times that each kind of action was played.
const ACTION: Measure = Measure::new("action", Kind::Number).worth_a_finding(Idle::Hardly);
/// Actions that were lost at the ends of turns.
const UNSPENT: Measure = Measure::new("unspent", Kind::Number);
/// Treasures taken, by their decks.
const TREASURES: Measure = Measure::new("treasures", Kind::Number).worth_a_finding(Idle::Never);
/// Points of all who got out, by the decks of their treasures; chests by themselves.
const POINTS: Measure = Measure::new("points", Kind::Number);
/// The games in which each ability that was in play was used.
const ABILITY_USED: Measure = Measure::new("ability_used", Kind::Share).worth_a_finding(Idle::Never);
/// The share of the win of the seat for which each adventurer was in the temple last.
const ADVENTURER_WIN: Measure = Measure::new("adventurer_win", Kind::Share);
/// The games, of those in which each adventurer went in, in which it got out.
const ADVENTURER_OUT: Measure = Measure::new("adventurer_out", Kind::Share);
/// The games in which each alcove was opened.
const ALCOVE: Measure = Measure::new("alcove", Kind::Share).worth_a_finding(Idle::Never);
/// The games in which an adventurer ever came to each square.
const SQUARE_ENTERED: Measure = Measure::new("square_entered", Kind::Share).worth_a_finding(Idle::Never);

/// The kinds of action that are counted, in the order of the rules, by their verbs; but a jump on the bridge and a
/// substitute that comes in have names of their own, as other games jump and enter too. What every turn or phase has, and
/// what there is no other way out of, is none.
const ACTIONS: [&str; 15] = [
    "discard",
    "endurance",
    "step",
    "search",
    "decipher",
    "pick",
    "reroll",
    "climb",
    "test",
    "leap",
    "sprint",
    "linguistics",
    "lockpick",
    "swim",
    "substitute",
];

/// The index of the kind of an action in [`ACTIONS`]; `None` for those that are not counted.
fn kind_of(action: Action) -> Option<usize> {
    let name = match action {
        Action::Jump => "test",
        Action::Enter(_) => "substitute",
        action => action.verb(),
    };
    ACTIONS.iter().position(|&known| known == name)
}

/// True if the variant has this kind of action for so many players.
fn has_action(rules: &Variant, kind: &str) -> bool {
    let has = |ability: Ability| rules.people().iter().any(|person| person.ability == ability);
    match kind {
        "decipher" => !rules.zones().is_empty(),
        "pick" | "reroll" => !rules.alcoves().is_empty(),
        "climb" => !rules.river().is_empty(),
        "test" => rules.bridge().is_some(),
        "substitute" => rules.per_seat() > 1 && !rules.openings().is_empty(),
        "endurance" => has(Ability::Endurance),
        "leap" => has(Ability::Leap),
        "sprint" => has(Ability::Sprint),
        "linguistics" => has(Ability::Linguistics) && !rules.tiles().is_empty(),
        "lockpick" => has(Ability::Lockpicking) && !rules.alcoves().is_empty(),
        "swim" => has(Ability::Swimming) && !rules.river().is_empty(),
        _ => true,
    }
}

const ABILITIES: [Ability; 6] =
    [Ability::Sprint, Ability::Endurance, Ability::Linguistics, Ability::Swimming, Ability::Lockpicking, Ability::Leap];

/// The name of a cause in keys.
pub(crate) const fn cause_name(cause: Cause) -> &'static str {
    match cause {
        Cause::Lava => "lava",
        Cause::River => "river",
        Cause::Bridge => "bridge",
        Cause::Walls => "walls",
        Cause::Boulder => "boulder",
        Cause::ShutIn => "shut_in",
    }
}

/// Follows one game of The Temple of Chac.
pub struct Watcher {
    rounds: i64,
    actions: [i64; ACTIONS.len()],
    unspent: i64,
    lost: [i64; Cause::ALL.len()],
    lost_on: [i64; MAX_SQUARES],
    walls_met: bool,
    way_closed: bool,
    substitutes: i64,
    /// By deck, the alcoves' among them.
    treasures: [i64; crate::chac::DECKS],
    /// The adventurers that went in, and those that got out.
    inside: [bool; MAX_ADVENTURERS],
    out: [bool; MAX_ADVENTURERS],
    used: [bool; ABILITIES.len()],
    alcoves: [bool; MAX_ALCOVES],
    entered: SquareSet,
}

impl Watcher {
    fn see_event(&mut self, event: &Event, step: &Transition<'_, State>) {
        match *event {
            Event::RoundBegan { .. } => self.rounds += 1,
            Event::TurnEnded { lost, .. } => self.unspent += i64::from(lost),
            Event::Chosen { adventurer, .. } => {
                self.goes_in(adventurer);
                self.entered.insert(step.rules.entrance());
            }
            Event::SubstituteEntered { adventurer, corner, .. } => {
                self.substitutes += 1;
                self.goes_in(adventurer);
                self.entered.insert(corner);
            }
            Event::AbilityUsed { ability, .. } => {
                if let Some(index) = ABILITIES.iter().position(|&known| known == ability) {
                    self.used[index] = true;
                }
            }
            Event::Moved { to, .. } => self.entered.insert(to),
            Event::Drawn { deck, .. } => self.treasures[deck.index()] += 1,
            Event::AlcoveOpened { alcove, .. } => {
                self.treasures[Deck::ALCOVE.index()] += 1;
                if let Some(opened) = self.alcoves.get_mut(usize::from(alcove)) {
                    *opened = true;
                }
            }
            Event::WallsMet => self.walls_met = true,
            Event::ExitClosed => self.way_closed = true,
            Event::Lost { seat, cause, .. } => {
                if let Some(index) = Cause::ALL.iter().position(|&known| known == cause) {
                    self.lost[index] += 1;
                }
                if let Some(square) = lost_on(step, seat, cause) {
                    self.lost_on[square.index()] += 1;
                }
            }
            Event::GotOut { seat, .. } => {
                if let Some(who) = step.before.adventurer(seat) {
                    self.out[who.index()] = true;
                }
            }
            _ => {}
        }
    }

    fn goes_in(&mut self, who: Adventurer) {
        self.inside[who.index()] = true;
    }
}

/// The square on which a seat's adventurer was lost: where it stood, but for a tile that sank before it stood there.
fn lost_on(step: &Transition<'_, State>, seat: Seat, cause: Cause) -> Option<Square> {
    let sunk = step.events.iter().find_map(|event| match event {
        Event::Turned { tile, sank: true, .. } => Some(*tile),
        _ => None,
    });
    if cause == Cause::Lava { sunk } else { step.before.place(seat) }
}

/// The points that a treasure carried out brings by itself; chests are opened later.
fn points(card: Card) -> i64 {
    card.value().and_then(Value::points).map_or(0, i64::from)
}

impl Observer<State> for Watcher {
    fn new(_rules: &Variant, _start: &State) -> Self {
        Self {
            rounds: 0,
            actions: [0; ACTIONS.len()],
            unspent: 0,
            lost: [0; Cause::ALL.len()],
            lost_on: [0; MAX_SQUARES],
            walls_met: false,
            way_closed: false,
            substitutes: 0,
            treasures: [0; crate::chac::DECKS],
            inside: [false; MAX_ADVENTURERS],
            out: [false; MAX_ADVENTURERS],
            used: [false; ABILITIES.len()],
            alcoves: [false; MAX_ALCOVES],
            entered: SquareSet::EMPTY,
        }
    }

    fn see(&mut self, step: &Transition<'_, State>) -> bool {
        if let Some(kind) = kind_of(step.action) {
            self.actions[kind] += 1;
        }
        step.events.iter().for_each(|event| self.see_event(event, step));
        // Nobody has a score before the end.
        false
    }

    fn tell(self, rules: &Variant, end: &State, out: &mut Tally) {
        let seats = end.seats();
        let is_out = |seat: Seat| end.status(seat) == Status::Out;
        out.record_share(&SURVIVED, Key::ONLY, seats.iter().any(|&seat| is_out(seat)));
        for &seat in seats {
            out.record_share(&GOT_OUT, super::common::key_of(seat), is_out(seat));
        }
        out.record(&ROUNDS, Key::ONLY, self.rounds);
        for (cause, times) in Cause::ALL.into_iter().zip(self.lost) {
            out.record(&LOST, Key::of(cause_name(cause)), times);
        }
        let collapsed = [("walls", self.walls_met), ("bridge", end.planks() == 0), ("way", self.way_closed)];
        let has = |part: &str| part != "bridge" || rules.bridge().is_some();
        for (part, happened) in collapsed.into_iter().filter(|(part, _)| has(part)) {
            out.record_share(&COLLAPSED, Key::of(part), happened);
        }
        out.record(&SUBSTITUTES, Key::ONLY, self.substitutes);
        for (kind, times) in ACTIONS.iter().zip(self.actions).filter(|(kind, _)| has_action(rules, kind)) {
            out.record(&ACTION, Key::of(kind), times);
        }
        out.record(&UNSPENT, Key::ONLY, self.unspent);
        self.tell_treasures(rules, end, out);
        self.tell_adventurers(rules, end, out);
        for (alcove, opened) in rules.alcoves().iter().zip(self.alcoves) {
            out.record_share(&ALCOVE, Key::of(alcove.id), opened);
        }
        for square in rules.squares().iter().filter(|&square| rules.room(square) != Room::Out) {
            let name = || Key::of(rules.square_id(square));
            out.record_share(&SQUARE_ENTERED, name(), self.entered.contains(square));
            out.record(&LOST_ON, name(), self.lost_on[square.index()]);
        }
    }
}

impl Watcher {
    fn tell_treasures(&self, rules: &Variant, end: &State, out: &mut Tally) {
        let has_any = |deck: &Deck| rules.deck(*deck).iter().any(|&copies| copies > 0);
        for deck in std::iter::once(Deck::ALCOVE).chain(rules.decks()).filter(has_any) {
            out.record(&TREASURES, Key::of(deck), self.treasures[deck.index()]);
            let of_deck = |seat: &Seat| end.hand(*seat).as_slice().iter().filter(|card| card.deck() == deck);
            let carried = end.seats().iter().filter(|&&seat| end.status(seat) == Status::Out).flat_map(of_deck);
            out.record(&POINTS, Key::of(deck), carried.map(|&card| points(card)).sum::<i64>());
        }
        let chests = end.seats().iter().flat_map(|&seat| end.chests(seat)).copied().map(i64::from);
        out.record(&POINTS, Key::of("chests"), chests.sum::<i64>());
    }

    fn tell_adventurers(&self, rules: &Variant, end: &State, out: &mut Tally) {
        let winners = end.winners().fold(0, |count, _| count + 1).max(1);
        for who in rules.adventurers().filter(|who| self.inside[who.index()]) {
            let name = || Key::of(rules.adventurer(who).id);
            out.record_share(&ADVENTURER_OUT, name(), self.out[who.index()]);
            let has_won = end.winners().any(|seat| end.adventurer(seat) == Some(who));
            out.record(&ADVENTURER_WIN, name(), if has_won { super::WHOLE / winners } else { 0 });
        }
        for (ability, used) in ABILITIES.into_iter().zip(self.used) {
            let has = |who: Adventurer| self.inside[who.index()] && rules.adventurer(who).ability == ability;
            if rules.adventurers().any(has) {
                out.record_share(&ABILITY_USED, Key::of(ability), used);
            }
        }
    }
}

impl Studied for State {
    const MEASURES: &'static [Measure] = &[
        SURVIVED,
        GOT_OUT,
        ROUNDS,
        LOST,
        LOST_ON,
        COLLAPSED,
        SUBSTITUTES,
        ACTION,
        UNSPENT,
        TREASURES,
        POINTS,
        ABILITY_USED,
        ADVENTURER_WIN,
        ADVENTURER_OUT,
        ALCOVE,
        SQUARE_ENTERED,
    ];
    const LONG: u32 = 80;
    const HAS_COURSE: bool = false;

    fn kinds(rules: &Variant, _start: &Self) -> Vec<&'static str> {
        ACTIONS.into_iter().filter(|kind| has_action(rules, kind)).collect()
    }

    fn kind(action: Action) -> Option<&'static str> {
        kind_of(action).map(|kind| ACTIONS[kind])
    }

    fn setup_of(_rules: &Variant, _wish: &SetupWish, first: Seat) -> Setup {
        Setup { first }
    }

    /// The turns of phase 3, however they end: by their players, out of the temple, or by the loss of the adventurer.
    fn ends_a_turn(before: &Self, _action: Action, after: &Self) -> bool {
        let goes_on = after.phase().is_turn() && after.seat() == before.seat();
        before.phase().is_turn() && !goes_on
    }

    /// Squares and alcoves of the same name that lie elsewhere, and adventurers of another ability, are others.
    fn not_compared(own: &Variant, other: &Variant) -> Vec<&'static str> {
        let squares = |rules: &Variant| {
            let place = |place: &crate::chac::Place| (place.id, format!("{:?}", place.room));
            rules.places().iter().map(place).collect::<Vec<_>>()
        };
        let alcoves = |rules: &Variant| {
            rules.alcoves().iter().map(|alcove| (alcove.id, rules.square_id(alcove.square))).collect::<Vec<_>>()
        };
        let people =
            |rules: &Variant| rules.people().iter().map(|person| (person.id, person.ability)).collect::<Vec<_>>();
        let mut left_out = Vec::new();
        if squares(own) != squares(other) {
            left_out.extend([LOST_ON.id, SQUARE_ENTERED.id]);
        }
        if alcoves(own) != alcoves(other) {
            left_out.push(ALCOVE.id);
        }
        if people(own) != people(other) {
            left_out.extend([ADVENTURER_WIN.id, ADVENTURER_OUT.id]);
        }
        left_out
    }

    type Observer = Watcher;
}
