//! Reads what is asked, and holds it against the rest of the position (C15.6, C15.8).

use super::reader::PositionReader;
use super::{AfterName, PhaseName, PurposeName, Result, bad, ensure};
use crate::chac::card::{Deck, Value};
use crate::chac::definition::Ability;
use crate::chac::phase::{After, Phase, Purpose, Rescue};
use crate::chac::square::{Room, Square};
use crate::chac::state::{State, Status};
use crate::chac::temple::Face;
use crate::game::Seat;

impl PositionReader<'_> {
    pub(super) fn phase(&mut self) -> Result<()> {
        let position = self.position;
        self.state.phase = match position.phase {
            PhaseName::Trap => Phase::Trap,
            PhaseName::Deal => Phase::Deal,
            PhaseName::Choose => Phase::Choose,
            PhaseName::Load => Phase::Load,
            PhaseName::Roll => match position.roll.map(|roll| roll.purpose) {
                Some(PurposeName::Actions) => Phase::Roll(Purpose::Actions),
                Some(PurposeName::Lock) => Phase::Roll(Purpose::Lock),
                Some(PurposeName::Bridge) => Phase::Roll(Purpose::Bridge),
                Some(PurposeName::Water) => Phase::Roll(Purpose::Water),
                Some(PurposeName::Boulder) => Phase::Roll(Purpose::Boulder),
                None => return bad("roll", "is missing"),
            },
            PhaseName::Act => Phase::Act,
            PhaseName::Draw => Phase::Draw(self.deck(self.target()?, "target")?),
            PhaseName::Clue => match self.rules.room(self.square(self.target()?, "target")?) {
                Room::Zone(zone) => Phase::Clue(zone),
                _ => return bad("target", "is no zone"),
            },
            PhaseName::Turn => Phase::Turn(self.tile()?),
            PhaseName::Read => Phase::Read(self.tile()?),
            PhaseName::Lay => match position.after_lay {
                Some(AfterName::Act) => Phase::Lay(After::Act),
                Some(AfterName::Substitute) => Phase::Lay(After::Substitute),
                None => return bad("after_lay", "is missing"),
            },
            PhaseName::Rescue => Phase::Rescue,
            PhaseName::Wall => Phase::Wall,
            PhaseName::Substitute => Phase::Substitute,
            PhaseName::Chest => Phase::Chest,
            PhaseName::Over => Phase::Over,
        };
        self.state.seat = match position.seat {
            Some(number) => self.seat(number, "seat")?,
            None if self.state.phase == Phase::Over => Seat::default(),
            None => return bad("seat", "is missing"),
        };
        Ok(())
    }

    fn target(&self) -> Result<&str> {
        self.position.target.as_deref().map_or_else(|| bad("target", "is missing"), Ok)
    }

    fn tile(&self) -> Result<u8> {
        match self.rules.room(self.square(self.target()?, "target")?) {
            Room::Lava(tile) => Ok(tile),
            _ => bad("target", "is no lava square"),
        }
    }

    pub(super) fn course(&self) -> Result<()> {
        self.setup()?;
        let state = &self.state;
        if matches!(state.phase, Phase::Trap | Phase::Deal | Phase::Choose) {
            return Ok(());
        }
        self.end()?;
        self.turn()?;
        let (seat, rules) = (state.seat, self.rules);
        match state.phase {
            Phase::Load => {
                ensure(state.dice.is_empty(), "dice", "have not been rolled yet")?;
                let decides = !state.hand(seat).is_empty()
                    || state.adventurer(seat).map(|who| rules.adventurer(who).ability) == Some(Ability::Endurance)
                    || state.discard().iter().any(|discarded| discarded.by == seat);
                ensure(state.is_in(seat) && decides, "seat", "has nothing to decide in phase 1")
            }
            Phase::Roll(Purpose::Actions) => {
                ensure(state.dice.is_empty(), "dice", "have not been rolled yet")?;
                ensure(seat == state.first, "seat", "is not the first player")?;
                let somebody = state.seats().iter().any(|&seat| state.is_in(seat));
                ensure(somebody, "phase", "nobody is in the temple to roll for")
            }
            Phase::Wall | Phase::Roll(Purpose::Boulder) => {
                ensure(seat == state.first, "seat", "is not the first player")?;
                let walls = state.walls();
                let is_due = walls.turned < rules.cards_per_round() && !walls.met && walls.cards() > 0;
                ensure(is_due == (state.phase == Phase::Wall), "phase", "is not what the wall cards say")
            }
            Phase::Substitute => {
                ensure(state.can_substitute(seat), "seat", "has no substitute to bring")?;
                ensure(state.open_corners(rules).next().is_some(), "phase", "the roof is not open")
            }
            Phase::Lay(After::Substitute) => {
                let is_new = matches!(state.place(seat).map(|square| rules.room(square)), Some(Room::Sun(_)));
                ensure(is_new && state.substitute(seat).is_none(), "seat", "has not just come in")
            }
            _ => Ok(()),
        }
    }

    /// C2: what is dealt and chosen, and the round.
    fn setup(&self) -> Result<()> {
        let (state, rules) = (&self.state, self.rules);
        let drawn = state.clues[..rules.zones().len()].iter().take_while(|clue| clue.number.is_some()).count();
        let missing = rules.zones().len() - drawn;
        let is_trap = state.phase == Phase::Trap;
        ensure(state.clues[drawn..].iter().all(|clue| clue.number.is_none()), "clues", "are drawn zone by zone")?;
        ensure((missing > 0) == is_trap, "clues", "are drawn before anything else")?;
        let each = usize::from(rules.per_seat());
        let counts: Vec<usize> = state.seats().iter().map(|&seat| state.dealt(seat).count()).collect();
        let next = counts.iter().position(|&count| count < each);
        match state.phase {
            Phase::Trap => {
                ensure(counts.iter().all(|&count| count == 0), "seats", "nobody is dealt before the clues are drawn")?;
            }
            Phase::Deal => {
                let in_order = next.is_some_and(|next| counts[next + 1..].iter().all(|&count| count == 0));
                ensure(in_order, "seats", "adventurers are dealt seat by seat")?;
                ensure(next == Some(state.seat.index()), "seat", "is not the one that is dealt an adventurer")?;
            }
            _ => ensure(next.is_none(), "seats", "every seat has been dealt its adventurers")?,
        }
        let chosen = |seat: &Seat| state.adventurer(*seat).is_some();
        for &seat in state.seats() {
            let field = format!("seats[{}].status", seat.index());
            let is_waiting = state.status(seat) == Status::Waiting;
            ensure(chosen(&seat) != is_waiting, &field, "is `waiting` until the adventurer is chosen")?;
            let is_unused = state.substitute(seat).is_none() || !is_waiting;
            ensure(is_unused, &format!("seats[{}].substitute", seat.index()), "is not chosen yet")?;
        }
        if matches!(state.phase, Phase::Trap | Phase::Deal | Phase::Choose) {
            let before = state.table().take_while(|&seat| seat != state.seat);
            let count = if state.phase == Phase::Choose { before.count() } else { 0 };
            let in_order = state.table().enumerate().all(|(index, seat)| chosen(&seat) == (index < count));
            ensure(in_order && (each > 1 || state.phase != Phase::Choose), "seats", "choose in table order")?;
            ensure(state.phase != Phase::Trap || state.seat == state.first, "seat", "is not the first player")?;
            ensure(state.round == 0, "round", "is 0 until everybody has chosen")?;
            return self.beginning();
        }
        ensure(state.seats().iter().all(chosen), "seats", "have all chosen")?;
        ensure(state.round > 0, "round", "is at least 1 once everybody has chosen")
    }

    /// Before the first round nothing has happened in the temple.
    fn beginning(&self) -> Result<()> {
        let (state, rules) = (&self.state, self.rules);
        let start = State::new(rules, state.players, &crate::chac::setup::Setup { first: state.first });
        ensure(state.boulder == 0, "boulder", "has not moved yet")?;
        ensure(state.walls == start.walls, "walls", "have not moved yet")?;
        ensure(state.planks == start.planks, "planks", "are all there")?;
        ensure(state.decks == start.decks, "decks", "are whole")?;
        ensure(state.alcoves == start.alcoves, "alcoves", "are all closed")?;
        ensure(state.covered, "covered", "is so before the first round")?;
        ensure(state.clues.iter().all(|clue| clue.glyph.is_none()), "clues", "nobody has looked yet")?;
        ensure(state.dice.is_empty(), "dice", "have not been rolled yet")?;
        for (index, player) in state.player.iter().enumerate() {
            let is_at_start = player.status == Status::Waiting || player.place == Some(rules.entrance());
            ensure(is_at_start, &format!("seats[{index}].place"), "is not the entrance")?;
            ensure(!player.ability_used, &format!("seats[{index}].ability_used"), "is not so before the first round")?;
        }
        self.outside()
    }

    /// C13: the game is over exactly if the rules say so.
    fn end(&self) -> Result<()> {
        let state = &self.state;
        let is_shut = state.boulder() == self.rules.corridor().len() - 1;
        if !state.phase.is_end() {
            ensure(!is_shut, "boulder", "has closed the way out, which ends the game")?;
            ensure(!state.is_decided(), "phase", "nobody is in the temple or can come in: the game is over")?;
            let no_chest = state.seats().iter().all(|&seat| state.chests(seat).is_empty());
            return ensure(no_chest, "seats", "chests are opened at the end");
        }
        ensure(is_shut || state.is_decided(), "phase", "the game is not over")?;
        ensure(state.seats().iter().all(|&seat| !state.is_in(seat)), "seats", "nobody is in the temple at the end")?;
        for &seat in state.seats() {
            let field = format!("seats[{}].chests", seat.index());
            let hand = state.hand(seat).as_slice();
            let chests = hand.iter().filter(|card| card.value() == Some(Value::CHEST)).count();
            let opened = state.chests(seat).len();
            ensure(opened <= chests, &field, "has more chests than were carried out")?;
            let is_later = state.phase == Phase::Chest && seat > state.seat;
            let is_now = state.phase == Phase::Chest && seat == state.seat;
            let is_possible = if is_later { opened == 0 } else { is_now != (opened == chests) };
            ensure(is_possible, &field, "chests are opened seat by seat")?;
        }
        Ok(())
    }

    /// Outside a turn there is nothing of one.
    fn outside(&self) -> Result<()> {
        let state = &self.state;
        ensure(state.actions_left == 0, "actions_left", "is 0 outside a turn")?;
        ensure(state.lock.is_empty(), "lock", "has no dice outside a turn")?;
        ensure(state.rescue.is_none(), "rescue", "is for the river alone")
    }

    /// C3.6: the turn of a seat.
    fn turn(&self) -> Result<()> {
        let (state, rules) = (&self.state, self.rules);
        if !state.phase.is_turn() {
            // C3.11: without anybody inside no dice are rolled.
            let rolled = state.dice.is_empty() || state.dice.total() == rules.dice();
            ensure(rolled, "dice", "are not those of a roll")?;
            return self.outside();
        }
        let seat = state.seat;
        ensure(state.is_in(seat), "seat", "is not in the temple")?;
        ensure(state.dice.total() == rules.dice(), "dice", "have been rolled")?;
        ensure(state.actions_left <= rules.dice(), "actions_left", "is more than there are dice")?;
        let Some(here) = state.place(seat) else { return bad("seat", "is not in the temple") };
        self.lock(here)?;
        self.rescue(here)?;
        self.chance(here)
    }

    /// C6.2, C6.3: dice lie beside a closed alcove alone.
    fn lock(&self, here: Square) -> Result<()> {
        let (state, rules) = (&self.state, self.rules);
        let seat = state.seat;
        let is_rolling = state.phase == Phase::Roll(Purpose::Lock);
        if !is_rolling && state.lock.is_empty() {
            return Ok(());
        }
        let is_beside = state.alcove_beside(rules, seat).is_some();
        ensure(is_beside, "lock", "needs a closed alcove beside the square")?;
        ensure(state.hand(seat).len() < rules.most_held(), "lock", "needs room for one more treasure")?;
        if is_rolling {
            return ensure(state.lock.total() < rules.dice(), "roll", "no die is to be rolled");
        }
        ensure(state.lock.total() == rules.dice(), "lock", "has dice that are rolled")?;
        ensure(!state.missing(rules).is_empty(), "lock", "is open: no number is missing")?;
        let stays = matches!(state.phase, Phase::Act | Phase::Turn(_) | Phase::Read(_));
        ensure(stays && matches!(rules.room(here), Room::Corridor(_)), "lock", "has no dice in this phase")
    }

    /// C8.4, C8.5.
    fn rescue(&self, here: Square) -> Result<()> {
        let (state, rules) = (&self.state, self.rules);
        let (seat, phase) = (state.seat, state.phase);
        if !matches!(phase, Phase::Rescue | Phase::Roll(Purpose::Water)) {
            return ensure(state.rescue.is_none(), "rescue", "is for the river alone");
        }
        let is_last = matches!(rules.room(here), Room::River(place) if usize::from(place) + 1 == rules.river().len());
        ensure(is_last, "seat", "is not on the last square of the river")?;
        let is_free = rules.landing().is_some_and(|landing| state.is_there(rules, landing));
        ensure(is_free, "phase", "the boulder lies where one would climb out")?;
        let Some(Rescue { ones, to_leave, rerolled }) = state.rescue else {
            return ensure(phase != Phase::Rescue, "rescue", "is missing");
        };
        ensure((1..=crate::chac::dice::MAX_DICE).contains(&ones), "rescue.ones", "is no number of dice")?;
        if phase != Phase::Rescue {
            return ensure(to_leave == 0 && !rerolled, "rescue", "is not that of a roll that is made again");
        }
        let can_swim = state.ability(rules, seat) == Some(Ability::Swimming);
        let held = state.hand(seat).len();
        let cost = |ones: u8| usize::from(ones) * usize::from(rules.rescue_cost());
        if rerolled {
            return ensure(ones == 1 && can_swim && to_leave == 0, "rescue", "nothing can help any more");
        }
        if to_leave > 0 {
            let is_begun = usize::from(to_leave) < cost(ones) && held >= usize::from(to_leave);
            return ensure(is_begun, "rescue.to_leave", "is not what is still to be left");
        }
        ensure(held >= cost(ones - u8::from(can_swim)), "rescue", "nothing can help")
    }

    /// The question that chance answers in a turn.
    fn chance(&self, here: Square) -> Result<()> {
        let (state, rules) = (&self.state, self.rules);
        let seat = state.seat;
        let room = rules.room(here);
        match state.phase {
            Phase::Draw(deck) => {
                ensure(deck != Deck::ALCOVE && state.check_search(rules).is_ok(), "phase", "nothing is searched here")?;
                ensure(State::deck_here(room) == Some(deck), "target", "is not the deck of this place")
            }
            Phase::Clue(zone) => ensure(room == Room::Zone(zone), "target", "is not the zone where the seat is"),
            Phase::Turn(index) => {
                let tile = state.tile(index.into());
                let square = rules.tiles()[usize::from(index)];
                let is_down = !state.covered && tile.face == Face::Down;
                ensure(is_down, "target", "does not show its glyph")?;
                let leaps = rules.place(here).leaps.iter().any(|(to, _)| *to == square);
                let who = state.adventurer(seat).map(|who| rules.adventurer(who).ability);
                let has_leapt = leaps && who == Some(Ability::Leap) && state.has_used_ability(seat);
                let is_near = rules.place(here).steps.contains(square) || has_leapt;
                ensure(is_near, "target", "is too far away")
            }
            Phase::Read(index) => {
                let square = rules.tiles()[usize::from(index)];
                let who = state.adventurer(seat).map(|who| rules.adventurer(who).ability);
                let reads = who == Some(Ability::Linguistics) && state.has_used_ability(seat);
                ensure(reads, "phase", "needs linguistics")?;
                let tile = state.tile(index.into());
                let is_down = !state.covered && tile.face == Face::Down;
                let is_beside = rules.place(here).steps.contains(square);
                ensure(is_down && is_beside, "target", "is not a tile beside the seat that shows its glyph")
            }
            Phase::Lay(_) => ensure(rules.lookouts().contains(here), "seat", "is not on a lookout"),
            Phase::Roll(Purpose::Bridge) => ensure(room == Room::Bridge, "seat", "is not on the bridge"),
            _ => Ok(()),
        }
    }
}
