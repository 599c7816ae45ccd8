//! A new game as it is set up: what is played, who plays, and who deals; what of that is remembered for the next one;
//! and how a variant is tried out.

mod hosting;
mod memory;
mod new_game;
mod try_out;

use std::collections::BTreeMap;

use rand::SeedableRng;
use rand::rngs::Xoshiro256PlusPlus;
use rand::seq::SliceRandom;

use crate::ai::Level;
use crate::game::{Dealer, DealerDef, MAX_SEATS, MAX_SEED, Player, RecordOptions, Seat, SeatRecord, TakeBack};
use crate::games::{GameId, GameRules, VariantId, with_game};
use crate::library::{Libraries, Shipped as _};
use crate::platform;
use crate::words::Texts;
use crate::words::shown::{Choices, most_handicap};

pub use hosting::{Hosting, RELAY_LETTERS, RelayChoice, times};
pub use memory::Setup;
pub use new_game::NewGame;
pub use try_out::{Stretch, TryOut};

/// The greatest number of letters in the name of a player.
pub const NAME_LETTERS: usize = 24;

/// The standard variant of a game.
#[must_use]
pub fn standard(game: GameId, libraries: &Libraries) -> Option<GameRules> {
    libraries.find(&VariantId::new(game, with_game!(game, G => G::STANDARD)))
}

/// One seat of the form.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SeatForm {
    /// The name.
    pub name: String,
    /// The colour, as an index into the variant's colours.
    pub colour: usize,
    /// The level of the computer that plays; a person if absent.
    pub computer: Option<Level>,
    /// True if that person is somebody elsewhere, who comes over the net.
    pub is_elsewhere: bool,
    /// The points that it is given at the start, beside those of the rules.
    pub handicap: u32,
}

/// The game being set up.
#[derive(Clone, PartialEq, Eq, Debug)]
#[expect(clippy::struct_excessive_bools, reason = "each is a choice of its own")]
pub struct SetupForm {
    /// The variant.
    pub variant: VariantId,
    /// The variant of each game that was chosen last, by its id.
    last: BTreeMap<GameId, String>,
    /// Every seat, those that take no part too.
    pub seats: [SeatForm; MAX_SEATS],
    /// The number of players.
    pub players: u8,
    /// The game's own options, such as the turn rule.
    pub choices: Choices,
    /// Who begins; drawn by the seed if absent.
    pub first: Option<Seat>,
    /// The seed as it is typed: a number, or nothing for a new seed.
    pub seed: String,
    /// True if chance is entered by hand.
    pub by_hand: bool,
    /// True if forecasts, the ledger and hints are hidden.
    pub purist: bool,
    /// True if everything can be taken back, whole turns with the answers of computers included.
    pub takes_back: bool,
    /// The way in which a table over the net is opened, where a seat is for somebody elsewhere.
    pub hosting: Hosting,
    /// True if the screen is shown anew, and so from its top, with the chosen variant in sight.
    pub is_opened: bool,
    /// On which seats computers played when the seats got their names.
    named_for: Option<[bool; MAX_SEATS]>,
    /// True if the seats stand in another order since.
    is_mixed: bool,
}

/// The name of the seat with this number, from 0, that nobody has named: that of a computer is the one of its face.
#[must_use]
pub fn default_name(texts: &Texts, index: usize, is_computer: bool) -> String {
    texts.with(if is_computer { "setup-computer" } else { "setup-player" }, &[("number", (index + 1).into())])
}

impl SetupForm {
    /// The first variant at hand, for one person and one computer.
    #[must_use]
    pub fn new(texts: &Texts, libraries: &Libraries) -> Self {
        let seat = |number: usize| SeatForm {
            name: default_name(texts, number, number > 0),
            colour: number,
            computer: (number > 0).then(Level::default),
            is_elsewhere: false,
            handicap: 0,
        };
        let mut form = Self {
            variant: VariantId::default(),
            last: BTreeMap::new(),
            seats: std::array::from_fn(seat),
            players: 2,
            choices: Choices::default(),
            first: None,
            seed: String::new(),
            by_hand: false,
            purist: false,
            takes_back: false,
            hosting: Hosting::default(),
            is_opened: true,
            named_for: None,
            is_mixed: false,
        };
        if let Some(first) = libraries.variants().first() {
            form.choose(first);
        }
        form
    }

    /// Prepares the screen to be shown anew: who plays is in sight, wherever it was scrolled to when it was left.
    pub fn open(&mut self) {
        self.is_opened = true;
    }

    /// Chooses a variant.
    pub fn choose(&mut self, rules: &GameRules) {
        self.variant = rules.variant();
        self.last.insert(self.variant.game, self.variant.id.clone());
        self.choices.suggest(rules);
    }

    /// Chooses a game: with the variant and the choices that it had last, or else its standard variant.
    pub fn choose_game(&mut self, game: GameId, libraries: &Libraries) {
        let last = self.last.get(&game).and_then(|id| libraries.find(&VariantId::new(game, id)));
        if let Some(rules) = last {
            self.variant = rules.variant();
        } else if let Some(rules) = standard(game, libraries) {
            self.choose(&rules);
        }
    }

    /// Which variant is chosen.
    #[must_use]
    pub fn variant(&self) -> &VariantId {
        &self.variant
    }

    /// The game's own options as they are chosen.
    #[must_use]
    pub fn choices(&self) -> Choices {
        self.choices
    }

    /// Chooses that turns are auctioned.
    pub fn auction(&mut self) {
        self.choices.auction();
    }

    /// Adds a player, in the first colour that nobody has.
    pub fn add_seat(&mut self, colours: usize) {
        let (taken, rest) = self.seats.split_at_mut(usize::from(self.players));
        if let Some(new) = rest.first_mut() {
            let is_free = |colour: &usize| taken.iter().all(|seat| seat.colour != *colour);
            if !is_free(&new.colour) {
                new.colour = (0..colours).find(is_free).unwrap_or(new.colour);
            }
            self.players += 1;
        }
    }

    /// Removes the player on this seat; the later ones move up.
    pub fn remove_seat(&mut self, index: usize) {
        self.seats[index..usize::from(self.players)].rotate_left(1);
        self.is_mixed = true;
        self.players -= 1;
        self.first = match self.first {
            Some(first) if first.index() == index => None,
            Some(first) if first.index() > index => Seat::from_index(first.index() - 1),
            first => first,
        };
    }

    /// Puts the players in another, random order.
    pub fn shuffle(&mut self) {
        let mut chance = Xoshiro256PlusPlus::seed_from_u64(platform::fresh_seed());
        let before = self.seats.clone();
        let players = usize::from(self.players);
        self.is_mixed = true;
        // The old order again would look as if nothing had happened.
        while self.seats == before {
            self.seats[..players].shuffle(&mut chance);
        }
    }

    /// The fault of a seat: the key of a text.
    #[must_use]
    pub fn seat_problem(&self, index: usize) -> Option<&'static str> {
        let others = || (0..usize::from(self.players)).filter(|&other| other != index).map(|other| &self.seats[other]);
        let seat = &self.seats[index];
        let name = seat.name.trim();
        if name.is_empty() {
            Some("setup-no-name")
        } else if others().any(|other| other.name.trim() == name) {
            Some("setup-same-name")
        } else if others().any(|other| other.colour == seat.colour) {
            Some("setup-same-colour")
        } else {
            None
        }
    }

    /// The fault of the seed: the key of a text.
    #[must_use]
    pub fn seed_problem(&self) -> Option<&'static str> {
        let digits = self.seed.trim();
        let is_good = digits.is_empty() || digits.parse().is_ok_and(|seed: u64| seed <= MAX_SEED);
        (!is_good && !self.by_hand).then_some("setup-bad-seed")
    }

    /// The seats for friends elsewhere.
    #[must_use]
    pub fn elsewhere(&self) -> Vec<Seat> {
        let seats = Seat::ALL.into_iter().zip(&self.seats).take(usize::from(self.players));
        seats.filter(|(_, seat)| seat.is_elsewhere && seat.computer.is_none()).map(|(seat, _)| seat).collect()
    }

    /// The fault of a table over the net, where a seat is for somebody elsewhere: the key of a text.
    fn net_problem(&self) -> Option<&'static str> {
        if self.elsewhere().is_empty() {
            return None;
        }
        self.hosting.problem().or_else(|| self.by_hand.then_some("net-fail-by-hand"))
    }

    /// The first thing that is wrong with the form.
    #[must_use]
    pub fn problem(&self) -> Option<&'static str> {
        let of_seats = (0..usize::from(self.players)).find_map(|index| self.seat_problem(index));
        of_seats.or_else(|| self.seed_problem()).or_else(|| self.net_problem())
    }

    /// Translates the names of seats that were not named by hand.
    pub fn translate(&mut self, before: &Texts, after: &Texts) {
        for (index, seat) in self.seats.iter_mut().enumerate() {
            let is_computer = seat.computer.is_some();
            if seat.name == default_name(before, index, is_computer) {
                seat.name = default_name(after, index, is_computer);
            }
        }
        self.named_for = None;
    }

    /// Gives seats that nobody has named the names of who plays there now: a computer has that of its face, which goes with
    /// the place.
    pub fn name_seats(&mut self, texts: &Texts) {
        let players = self.seats.each_ref().map(|seat| seat.computer.is_some());
        if self.named_for == Some(players) && !self.is_mixed {
            return;
        }
        let of_computers: Vec<String> = (0..MAX_SEATS).map(|index| default_name(texts, index, true)).collect();
        let of_people: Vec<String> = (0..MAX_SEATS).map(|index| default_name(texts, index, false)).collect();
        for (index, seat) in self.seats.iter_mut().enumerate() {
            if players[index] && (of_computers.contains(&seat.name) || of_people.contains(&seat.name)) {
                seat.name.clone_from(&of_computers[index]);
            } else if !players[index] && of_computers.contains(&seat.name) {
                seat.name.clone_from(&of_people[index]);
            }
        }
        (self.named_for, self.is_mixed) = (Some(players), false);
    }

    /// The game that is set up.
    ///
    /// # Errors
    /// The key of what is wrong with the form.
    pub fn game(&self, libraries: &Libraries) -> Result<NewGame, &'static str> {
        let rules = libraries.find(&self.variant).ok_or("setup-no-variant")?;
        if let Some(problem) = self.problem() {
            return Err(problem);
        }
        // A new seed is drawn if none is typed; with chance entered by hand it decides at most who begins.
        let seed = self.seed.trim().parse().ok().filter(|&seed| seed <= MAX_SEED);
        let seed = seed.unwrap_or_else(platform::fresh_seed);
        let players = self.players.clamp(*rules.players().start(), *rules.players().end());
        let chosen = self.first.filter(|first| first.index() < usize::from(players));
        let first = chosen.unwrap_or_else(|| Dealer::first_player(seed, players));
        let seats = self.seats.iter().take(usize::from(players)).map(|seat| SeatRecord {
            name: seat.name.trim().to_owned(),
            colour: rules.colours().get(seat.colour).cloned().unwrap_or_default(),
            player: seat.computer.map_or(Player::Human, |level| Player::Computer(level.id().to_owned())),
        });
        let seats: Vec<SeatRecord> = seats.collect();
        let most = most_handicap(&rules);
        let given = self.seats.iter().take(usize::from(players)).map(|seat| seat.handicap.min(most));
        let handicap = given.collect();
        let dealer = if self.by_hand { DealerDef::Manual } else { DealerDef::Seed(seed) };
        let take_back = if self.takes_back { TakeBack::Anything } else { TakeBack::Fair };
        let options = RecordOptions { purist: self.purist, take_back };
        Ok(NewGame { rules, seats, handicap, first, choices: self.choices, dealer, options })
    }
}
