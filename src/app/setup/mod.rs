//! A new game: what is played, who plays, and who deals.
//!
//! The form is a draft that belongs to this screen; a table is made of it when the game starts.

mod ui;

use crate::ai::Level;
use crate::app::table::Table;
use crate::app::text::Texts;
use crate::game::{Dealer, DealerDef, MAX_SEATS, MAX_SEED, Player, RecordOptions, Seat, SeatRecord};
use crate::library::Library;
use crate::platform;
use crate::tikal::{Setup, State, TikalSession, TurnRule, Variant};

pub use ui::setup_ui;

/// One seat of the form.
#[derive(Clone, PartialEq, Eq, Debug)]
struct SeatForm {
    name: String,
    /// As an index into the variant's colours.
    colour: usize,
    /// Nobody: a person.
    computer: Option<Level>,
}

/// The game being set up.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SetupForm {
    variant: String,
    seats: [SeatForm; MAX_SEATS],
    players: u8,
    auction: bool,
    /// Nobody: dealt by the seed.
    first: Option<Seat>,
    /// A number, or nothing for a new one.
    seed: String,
    by_hand: bool,
    /// Whether forecasts, the ledger and hints are hidden.
    purist: bool,
}

impl SetupForm {
    /// The first variant of the library, for one person and one computer.
    #[must_use]
    pub fn new(texts: &Texts, library: &Library) -> Self {
        let first = library.entries().first();
        let seat = |number: usize| SeatForm {
            name: texts.with("setup-player", &[("number", (number + 1).into())]),
            colour: number,
            computer: (number > 0).then_some(Level::Adept),
        };
        Self {
            variant: first.map(|entry| entry.variant.id().to_owned()).unwrap_or_default(),
            seats: std::array::from_fn(seat),
            players: 2,
            auction: first.is_some_and(|entry| entry.variant.def().turns == TurnRule::Auction),
            first: None,
            seed: String::new(),
            by_hand: false,
            purist: false,
        }
    }

    /// Chooses a variant.
    pub fn choose(&mut self, variant: &Variant) {
        variant.id().clone_into(&mut self.variant);
        self.auction = variant.def().turns == TurnRule::Auction;
    }

    /// Gives seats that were not named by hand their name in another language.
    pub fn translate(&mut self, before: &Texts, after: &Texts) {
        for (number, seat) in (1_u32..).zip(&mut self.seats) {
            let number = [("number", number.into())];
            if seat.name == before.with("setup-player", &number) {
                seat.name = after.with("setup-player", &number);
            }
        }
    }

    /// The table of this setup.
    ///
    /// # Errors
    /// The key of what is wrong with the form.
    pub fn table(&self, library: &Library) -> Result<Table, &'static str> {
        let rules = library.find(&self.variant).cloned().ok_or("setup-no-variant")?;
        let seed = match self.seed.trim() {
            "" => platform::fresh_seed(),
            digits => digits.parse().ok().filter(|&seed| seed <= MAX_SEED).ok_or("setup-bad-seed")?,
        };
        let players = self.players.clamp(*rules.players().start(), *rules.players().end());
        let chosen = self.first.filter(|first| first.index() < usize::from(players));
        let first = chosen.unwrap_or_else(|| Dealer::first_player(seed, players));
        let seats = self.seats.iter().take(usize::from(players)).map(|seat| SeatRecord {
            name: seat.name.trim().to_owned(),
            colour: rules.def().players.colours.get(seat.colour).cloned().unwrap_or_default(),
            player: seat.computer.map_or(Player::Human, |level| Player::Computer(level.id().to_owned())),
        });
        let seats: Vec<SeatRecord> = seats.collect();
        for (index, seat) in seats.iter().enumerate() {
            if seat.name.is_empty() {
                return Err("setup-no-name");
            }
            if seats[..index].iter().any(|other| other.name == seat.name) {
                return Err("setup-same-name");
            }
            if seats[..index].iter().any(|other| other.colour == seat.colour) {
                return Err("setup-same-colour");
            }
        }
        let start = State::new(&rules, &Setup { players, first, auction: self.auction });
        let dealer = if self.by_hand { DealerDef::Manual } else { DealerDef::Seed(seed) };
        let (session, _) = TikalSession::new(rules, start, dealer);
        Ok(Table::new(session, seats, RecordOptions { purist: self.purist }))
    }
}
