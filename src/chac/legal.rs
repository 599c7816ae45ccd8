//! The actions that may be played: `check` says why not. What it accepts, `listing` lists; what an action does, `apply`
//! decides.

use super::action::Action;
use super::card::{Card, Deck};
use super::definition::Ability;
use super::dice::Dice;
use super::illegal::{Asked, Barred, Illegal, Rule};
use super::phase::{Phase, Rescue};
use super::square::{Room, Square};
use super::state::State;
use super::temple::Face;
use super::variant::Variant;

pub(super) type Check = Result<(), Illegal>;

fn ensure(holds: bool, reason: Illegal) -> Check {
    if holds { Ok(()) } else { Err(reason) }
}

impl State {
    /// Checks that the action may be played now.
    ///
    /// # Errors
    /// The reason why it may not, with the rule.
    pub fn check(&self, rules: &Variant, action: Action) -> Check {
        // What this game does not have is refused below too; only then is the better reason looked for.
        self.check_known(rules, action).map_err(|reason| Self::unknown_part(rules, action).unwrap_or(reason))
    }

    /// The refusal of an action that names a square or a thing that is not in this game.
    #[cold]
    fn unknown_part(rules: &Variant, action: Action) -> Option<Illegal> {
        let is_known = match action {
            Action::Step(square)
            | Action::Leap(square)
            | Action::Sprint(square)
            | Action::Linguistics(square)
            | Action::Enter(square) => return (!rules.has_square(square)).then_some(Illegal::NoSuchSquare),
            Action::Deal(who) | Action::Choose(who) => who.index() < rules.people().len(),
            Action::Discard(card) | Action::Leave(card) => rules.has_deck(card.deck()) && card.value().is_some(),
            Action::Trap(number) | Action::Read(number) | Action::Turn(number) => number.get() <= rules.numbers(),
            Action::Clue(glyph) | Action::Lay(glyph) => glyph.get() <= rules.numbers(),
            _ => true,
        };
        (!is_known).then_some(Illegal::NoSuchThing)
    }

    /// The kind of action that is to be played.
    #[must_use]
    pub fn asked(&self) -> Asked {
        match self.phase() {
            Phase::Trap => Asked::Trap,
            Phase::Deal => Asked::Deal,
            Phase::Choose => Asked::Choose,
            Phase::Load => Asked::Load,
            Phase::Roll(purpose) => Asked::Roll(purpose),
            Phase::Act => Asked::Act,
            Phase::Draw(_) => Asked::Draw,
            Phase::Clue(_) => Asked::Clue,
            Phase::Turn(_) => Asked::Turn,
            Phase::Read(_) => Asked::Read,
            Phase::Lay(_) => Asked::Lay,
            Phase::Rescue => Asked::Rescue,
            Phase::Wall => Asked::Wall,
            Phase::Substitute => Asked::Substitute,
            Phase::Chest => Asked::Chest,
            Phase::Over => Asked::Nothing,
        }
    }

    #[inline]
    fn check_known(&self, rules: &Variant, action: Action) -> Check {
        let out_of_phase = || Err(Illegal::OutOfPhase { asked: self.asked() });
        match (self.phase(), action) {
            (Phase::Act, _) => self.check_act(rules, action).unwrap_or_else(out_of_phase),
            (Phase::Roll(purpose), Action::Roll(dice)) => {
                let count = self.roll_count(rules, purpose);
                ensure(dice.total() == count, Illegal::WrongDice { count, purpose })
            }
            (Phase::Trap, Action::Trap(number)) => {
                let is_known = number.get() <= rules.numbers();
                ensure(is_known && !self.is_trapped(number), Illegal::NumberDrawn { number })
            }
            (Phase::Deal, Action::Deal(who)) => {
                let is_left = self.undealt(rules).any(|other| other == who);
                ensure(is_left, Illegal::AdventurerDealt)
            }
            (Phase::Draw(deck), Action::Draw(value)) => {
                ensure(self.stock(deck).copies(value) > 0, Illegal::NotInDeck { value })
            }
            (Phase::Clue(zone), Action::Clue(glyph)) => {
                ensure(self.can_be_glyph(rules, zone, glyph), Illegal::NotThatGlyph { glyph })
            }
            (Phase::Turn(tile), Action::Turn(number)) | (Phase::Read(tile), Action::Read(number)) => {
                ensure(self.can_be_number(rules, tile, number), Illegal::NotThatNumber { number })
            }
            (Phase::Lay(_), Action::Lay(glyph)) => {
                let is_known = glyph.get() <= rules.numbers();
                ensure(is_known && !self.is_laid(glyph), Illegal::GlyphLaid { glyph })
            }
            (Phase::Wall, Action::Wall(card)) => {
                ensure(self.walls().left_of(card) > 0, Illegal::WallCardNotLeft { card })
            }
            (Phase::Chest, Action::Chest(pips)) => {
                let sides = rules.chest_sides();
                ensure((1..=sides).contains(&pips), Illegal::NotOnDie { sides })
            }
            (Phase::Choose, Action::Choose(who)) => {
                ensure(self.dealt(self.seat()).any(|dealt| dealt == who), Illegal::NotDealt)
            }
            (Phase::Load, Action::Ready) | (Phase::Substitute, Action::Wait) => Ok(()),
            (Phase::Load, Action::Discard(card)) => self.check_held(card, Rule::new(3, 2)),
            (Phase::Load, Action::Endurance) => self.check_ability(rules, Ability::Endurance),
            (Phase::Rescue, Action::Fall) => self.check_not_begun(),
            (Phase::Rescue, Action::Swim) => {
                self.check_not_begun()?;
                self.check_ability(rules, Ability::Swimming)
            }
            (Phase::Rescue, Action::Leave(card)) => self.check_leave(rules, card),
            (Phase::Substitute, Action::Enter(corner)) => {
                ensure(self.open_corners(rules).any(|open| open == corner), Illegal::RoofClosed)
            }
            _ => out_of_phase(),
        }
    }

    fn check_held(&self, card: Card, rule: Rule) -> Check {
        let is_held = card.value().is_some() && self.hand(self.seat()).contains(card);
        ensure(is_held, Illegal::NotHeld { card, rule })
    }

    /// The adventurer of the seat to move has this ability and has not used it yet (C10).
    pub(super) fn check_ability(&self, rules: &Variant, ability: Ability) -> Check {
        let seat = self.seat();
        let own = self.adventurer(seat).map(|who| rules.adventurer(who).ability);
        ensure(own == Some(ability), Illegal::OtherAbility { ability })?;
        ensure(!self.has_used_ability(seat), Illegal::AbilityUsed { ability })
    }

    // ---- The river -----------------------------------------------------------------------------

    /// C8.5: once a treasure is left, all are.
    fn check_not_begun(&self) -> Check {
        let to_leave = self.rescue().map_or(0, |rescue| rescue.to_leave);
        ensure(to_leave == 0, Illegal::Begun { to_leave })
    }

    pub(super) fn check_leave(&self, rules: &Variant, card: Card) -> Check {
        self.check_leaving(rules)?;
        self.check_held(card, Rule::new(8, 5))
    }

    /// C8.4: treasures help before the dice are rolled again, if there are enough of them.
    pub(super) fn check_leaving(&self, rules: &Variant) -> Check {
        let Some(Rescue { ones, to_leave, rerolled }) = self.rescue() else { return Ok(()) };
        ensure(!rerolled, Illegal::Rerolled)?;
        let (need, have) = (rules.rescue_cost() * ones, self.hand(self.seat()).len() as u8);
        ensure(to_leave > 0 || have >= need, Illegal::TooFewTreasures { need, have })
    }

    // ---- A turn --------------------------------------------------------------------------------

    /// C3.6. `None` for what is no action of a turn.
    fn check_act(&self, rules: &Variant, action: Action) -> Option<Check> {
        let check = match action {
            Action::Step(to) => self.paid().and_then(|()| self.check_step(rules, to)),
            Action::Search => self.paid().and_then(|()| self.check_search(rules)),
            Action::Decipher => self.paid().and_then(|()| self.check_decipher(rules)),
            Action::Pick => self.paid().and_then(|()| self.check_pick(rules)),
            Action::Reroll(dice) => self.paid().and_then(|()| self.check_reroll(dice)),
            Action::Climb => self.paid().and_then(|()| self.check_climb(rules)),
            Action::Jump => self.paid().and_then(|()| self.check_jump(rules)),
            Action::Leap(to) => self.paid().and_then(|()| self.check_leap(rules, to)),
            Action::Sprint(to) => self.check_sprint(rules, to),
            Action::Linguistics(square) => self.check_linguistics(rules, square),
            Action::Lockpick => self.check_lockpick(rules),
            Action::End => Ok(()),
            _ => return None,
        };
        Some(check)
    }

    fn paid(&self) -> Check {
        ensure(self.actions_left() > 0, Illegal::NoActions)
    }

    /// The square of the seat that has its turn.
    #[inline]
    pub(super) fn here(&self, rules: &Variant) -> Square {
        // Who has a turn is in the temple.
        self.place(self.seat()).unwrap_or(rules.entrance())
    }

    /// C4.4: the square is there to go onto.
    fn check_there(&self, rules: &Variant, square: Square) -> Check {
        if self.is_there(rules, square) {
            return Ok(());
        }
        let why = match rules.room(square) {
            Room::Lava(_) | Room::Sun(_) if self.is_covered() => Barred::Covered,
            Room::Lava(_) | Room::Sun(_) => Barred::Sunk,
            Room::Entrance | Room::Zone(_) => Barred::Walls,
            Room::Bridge => Barred::Bridge,
            Room::Corridor(_) | Room::River(_) | Room::Out => Barred::Boulder,
        };
        Err(Illegal::Barred { square: rules.square_id(square), why })
    }

    fn check_step(&self, rules: &Variant, to: Square) -> Check {
        let from = self.here(rules);
        if !rules.place(from).steps.contains(to) {
            return Err(Illegal::NoWay { from: rules.square_id(from), to: rules.square_id(to) });
        }
        self.check_there(rules, to)
    }

    /// The deck of which a search on this square takes a treasure.
    pub(super) fn deck_here(room: Room) -> Option<Deck> {
        match room {
            Room::Zone(zone) => Some(Deck::zone(zone)),
            Room::Lava(_) => Some(Deck::LAVA),
            Room::River(_) => Some(Deck::RIVER),
            Room::Entrance | Room::Corridor(_) | Room::Sun(_) | Room::Bridge | Room::Out => None,
        }
    }

    pub(super) fn check_search(&self, rules: &Variant) -> Check {
        let room = rules.room(self.here(rules));
        let Some(deck) = Self::deck_here(room) else { return Err(Illegal::NothingToSearch) };
        match room {
            Room::Lava(tile) => ensure(self.tile(tile.into()).face == Face::Up, Illegal::TileEmpty)?,
            Room::River(place) => {
                ensure(usize::from(place) + 1 < rules.river().len(), Illegal::BeforeFall)?;
                ensure(!self.has_searched(self.seat()), Illegal::HasSearched)?;
            }
            _ => {}
        }
        ensure(self.stock(deck).left() > 0, Illegal::DeckEmpty { deck })?;
        self.check_room_in_hand(rules)
    }

    /// C3.3: no more treasures than the load table has levels for.
    fn check_room_in_hand(&self, rules: &Variant) -> Check {
        let most = rules.most_held();
        ensure(self.hand(self.seat()).len() < most, Illegal::HandFull { most })
    }

    pub(super) fn check_decipher(&self, rules: &Variant) -> Check {
        ensure(matches!(rules.room(self.here(rules)), Room::Zone(_)), Illegal::NoClue)
    }

    pub(super) fn check_pick(&self, rules: &Variant) -> Check {
        let Some(alcove) = rules.place(self.here(rules)).alcove else { return Err(Illegal::NoAlcove) };
        ensure(self.has_alcove(alcove.into()), Illegal::AlcoveEmpty)?;
        ensure(self.lock().is_empty(), Illegal::DiceLie)?;
        self.check_room_in_hand(rules)
    }

    fn check_reroll(&self, dice: Dice) -> Check {
        ensure(!self.lock().is_empty(), Illegal::NoDiceLie)?;
        ensure(!dice.is_empty() && self.lock().contains(dice), Illegal::NotAmongThem { dice })
    }

    pub(super) fn check_climb(&self, rules: &Variant) -> Check {
        let is_last =
            matches!(rules.room(self.here(rules)), Room::River(place) if usize::from(place) + 1 == rules.river().len());
        let Some(landing) = rules.landing().filter(|_| is_last) else { return Err(Illegal::NotAtFall) };
        ensure(self.is_there(rules, landing), Illegal::LandingTaken { square: rules.square_id(landing) })
    }

    pub(super) fn check_jump(&self, rules: &Variant) -> Check {
        ensure(rules.room(self.here(rules)) == Room::Bridge, Illegal::NotOnBridge)
    }

    /// C10.5, C10.6: the river is no place to sprint or leap from.
    fn check_ashore(&self, rules: &Variant, ability: Ability) -> Check {
        let is_in_river = matches!(rules.room(self.here(rules)), Room::River(_));
        ensure(!is_in_river, Illegal::FromRiver { ability })
    }

    pub(super) fn check_leap(&self, rules: &Variant, to: Square) -> Check {
        self.check_leaping(rules)?;
        ensure(rules.room(to) != Room::Out, Illegal::LeapOut)?;
        let leaps = &rules.place(self.here(rules)).leaps;
        let Some(&(_, between)) = leaps.iter().find(|(square, _)| *square == to) else {
            return Err(Illegal::NoLeap { to: rules.square_id(to) });
        };
        self.check_there(rules, to)?;
        let is_over_something = between.iter().any(|square| self.is_there(rules, square));
        ensure(is_over_something, Illegal::NothingBetween { to: rules.square_id(to) })
    }

    /// The seat can leap from where it is.
    pub(super) fn check_leaping(&self, rules: &Variant) -> Check {
        self.check_ability(rules, Ability::Leap)?;
        self.check_ashore(rules, Ability::Leap)
    }

    fn check_sprint(&self, rules: &Variant, to: Square) -> Check {
        self.check_sprinting(rules)?;
        self.check_step(rules, to)
    }

    /// The seat can sprint from where it is.
    pub(super) fn check_sprinting(&self, rules: &Variant) -> Check {
        self.check_ability(rules, Ability::Sprint)?;
        self.check_ashore(rules, Ability::Sprint)
    }

    pub(super) fn check_linguistics(&self, rules: &Variant, square: Square) -> Check {
        self.check_ability(rules, Ability::Linguistics)?;
        let shows_glyph = match rules.room(square) {
            Room::Lava(tile) => !self.is_covered() && self.tile(tile.into()).face == Face::Down,
            _ => false,
        };
        ensure(shows_glyph, Illegal::NoTile { square: rules.square_id(square) })?;
        let is_beside = rules.place(self.here(rules)).steps.contains(square);
        ensure(is_beside, Illegal::NotBeside { square: rules.square_id(square) })
    }

    pub(super) fn check_lockpick(&self, rules: &Variant) -> Check {
        self.check_ability(rules, Ability::Lockpicking)?;
        ensure(!self.lock().is_empty(), Illegal::NoDiceLie)?;
        let missing = self.missing(rules);
        ensure(missing.len() == 1, Illegal::MoreMissing { missing })
    }
}
