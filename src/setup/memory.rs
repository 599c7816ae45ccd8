//! The memory of the form of a new game: the last game that was set up, also in another run.
//!
//! Every value is kept under a name of its own and by what it is called, not by its place in a list: what is no longer
//! valid, such as a variant that is gone, falls back alone.

use std::collections::BTreeMap;
use std::path::PathBuf;

use serde::{Deserialize, Serialize};

use super::{Hosting, SeatForm, SetupForm, default_name};
use crate::game::{MAX_SEATS, Seat};
use crate::games::{GameId, GameRules, VariantId};
use crate::library::{Keeper, Libraries, Trouble};
use crate::words::Texts;
use crate::words::shown::{Choices, most_handicap};

/// A seat as it is remembered.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct SeatMemory {
    /// The name, unless it is that of the seat's number.
    name: Option<String>,
    /// The name of the colour; the first free one if the variant does not have it.
    colour: Option<String>,
    /// The level of the computer that plays; a person if absent.
    computer: Option<String>,
    /// True if the person is somebody elsewhere.
    is_elsewhere: bool,
    /// The points that it is given at the start.
    handicap: u32,
}

/// The memory of the form; a value that is missing is as for a new user.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct SetupMemory {
    game: Option<String>,
    variant: Option<String>,
    // The variant of each game that was chosen last, by the ids of both.
    last: Option<BTreeMap<String, String>>,
    players: Option<u8>,
    choices: Option<Choices>,
    first: Option<u8>,
    by_hand: bool,
    purist: bool,
    takes_back: bool,
    hosting: Hosting,
    // A field for each seat, so that one that cannot be read is lost alone.
    seat_1: Option<SeatMemory>,
    seat_2: Option<SeatMemory>,
    seat_3: Option<SeatMemory>,
    seat_4: Option<SeatMemory>,
    seat_5: Option<SeatMemory>,
    seat_6: Option<SeatMemory>,
}

impl SetupMemory {
    fn seats(&self) -> [Option<&SeatMemory>; MAX_SEATS] {
        [&self.seat_1, &self.seat_2, &self.seat_3, &self.seat_4, &self.seat_5, &self.seat_6].map(Option::as_ref)
    }
}

/// The form, and the file in which it is remembered.
#[derive(Debug)]
pub struct Setup {
    /// The form.
    pub form: SetupForm,
    /// The memory as it was read or written last.
    remembered: SetupMemory,
    keeper: Keeper,
}

impl Setup {
    /// The form as this file remembers it.
    #[must_use]
    pub fn read(file: Option<PathBuf>, texts: &Texts, libraries: &Libraries) -> Self {
        let (mut form, mut keeper) = (SetupForm::new(texts, libraries), Keeper::new(file));
        let remembered = keeper.read::<SetupMemory>();
        form.recall(&remembered, libraries);
        form.name_seats(texts);
        Self { form, remembered, keeper }
    }

    /// Keeps what the form says, for the next game and the next run.
    pub fn remember(&mut self, texts: &Texts, libraries: &Libraries) {
        let name = |index: usize, is_computer: bool| default_name(texts, index, is_computer);
        let memory = self.form.memory(libraries, name);
        let before = &self.remembered;
        if *before != memory && self.keeper.change(|fields| fields.change(before, &memory)) {
            self.remembered = memory;
        }
    }

    /// Makes the form as for a new user, and keeps that.
    pub fn reset(&mut self, texts: &Texts, libraries: &Libraries) {
        self.form = SetupForm::new(texts, libraries);
        self.remember(texts, libraries);
    }

    /// The troubles with the file that the user is to be told of.
    pub fn troubles(&mut self) -> Vec<Trouble> {
        self.keeper.troubles()
    }
}

impl SetupForm {
    /// The part of the form that is to be remembered. `default_name` is what the seat of a number, from 0, is called if
    /// nobody names it and a person, or with true a computer, plays there. A seed is not remembered: it would deal the same game again.
    #[must_use]
    pub fn memory(&self, libraries: &Libraries, default_name: impl Fn(usize, bool) -> String) -> SetupMemory {
        let rules = libraries.find(&self.variant);
        let colours = rules.as_ref().map(GameRules::colours).unwrap_or_default();
        let mut seats = self.seats.iter().enumerate().map(|(index, seat)| SeatMemory {
            name: (seat.name != default_name(index, seat.computer.is_some())).then(|| seat.name.clone()),
            colour: colours.get(seat.colour).cloned(),
            computer: seat.computer.map(|level| level.id().to_owned()),
            is_elsewhere: seat.is_elsewhere,
            handicap: seat.handicap,
        });
        let mut next = || seats.next();
        SetupMemory {
            game: Some(self.variant.game.id().to_owned()),
            variant: Some(self.variant.id.clone()),
            last: Some(self.last.iter().map(|(game, variant)| (game.id().to_owned(), variant.clone())).collect()),
            players: Some(self.players),
            choices: Some(self.choices),
            first: self.first.and_then(|first| u8::try_from(first.index()).ok()),
            by_hand: self.by_hand,
            purist: self.purist,
            takes_back: self.takes_back,
            hosting: self.hosting.clone(),
            seat_1: next(),
            seat_2: next(),
            seat_3: next(),
            seat_4: next(),
            seat_5: next(),
            seat_6: next(),
        }
    }

    /// Fills in what is remembered, as far as it is valid still.
    pub fn recall(&mut self, memory: &SetupMemory, libraries: &Libraries) {
        for (game, variant) in memory.last.iter().flatten() {
            let known = GameId::from_id(game).and_then(|game| libraries.find(&VariantId::new(game, variant)));
            if let Some(rules) = known {
                self.choose(&rules);
            }
        }
        let game = memory.game.as_deref().and_then(GameId::from_id).unwrap_or_default();
        let known = memory.variant.as_deref().and_then(|id| libraries.find(&VariantId::new(game, id)));
        let is_known = known.is_some();
        match known {
            Some(rules) => self.choose(&rules),
            // A variant that is gone falls back to one of its own game.
            None => self.choose_game(game, libraries),
        }
        self.choices = memory.choices.filter(|_| is_known).unwrap_or(self.choices);
        let Some(rules) = libraries.find(&self.variant) else { return };
        for (seat, memory) in self.seats.iter_mut().zip(memory.seats()) {
            let Some(memory) = memory else { continue };
            if let Some(name) = &memory.name {
                seat.name = name.chars().take(super::NAME_LETTERS).collect();
            }
            // A level that is no longer known is that of a new user's computers.
            seat.computer = memory.computer.as_deref().map(|level| level.parse().unwrap_or_default());
            // A program without the net has no such seats.
            seat.is_elsewhere = memory.is_elsewhere && cfg!(feature = "net");
            seat.handicap = memory.handicap.min(most_handicap(&rules));
        }
        recall_colours(&mut self.seats, &memory.seats(), rules.colours());
        if let Some(players) = memory.players {
            self.players = players.clamp(*rules.players().start(), *rules.players().end());
        }
        self.first = memory
            .first
            .and_then(|first| Seat::from_index(usize::from(first)))
            .filter(|first| first.index() < usize::from(self.players));
        (self.by_hand, self.purist, self.takes_back) = (memory.by_hand, memory.purist, memory.takes_back);
        self.hosting = memory.hosting.checked();
    }
}

/// Gives every seat the colour that is remembered; those whose colour is unknown, or taken, the first free one.
fn recall_colours(seats: &mut [SeatForm; MAX_SEATS], memory: &[Option<&SeatMemory>; MAX_SEATS], colours: &[String]) {
    let mut taken: Vec<usize> = Vec::new();
    let mut open: Vec<usize> = Vec::new();
    for (index, memory) in memory.iter().enumerate() {
        let name = memory.and_then(|memory| memory.colour.as_ref());
        let known = name.and_then(|name| colours.iter().position(|colour| colour == name));
        match known.filter(|colour| !taken.contains(colour)) {
            Some(colour) => {
                seats[index].colour = colour;
                taken.push(colour);
            }
            None => open.push(index),
        }
    }
    for index in open {
        if let Some(free) = (0..colours.len()).find(|colour| !taken.contains(colour)) {
            seats[index].colour = free;
            taken.push(free);
        }
    }
}
