//! The record: save, replay, fixture and transcript in one text file (`.tikal`, RON, format 2).
//!
//! Decides what the file holds, and reads and writes its text. Where records are kept and how they are replayed,
//! `library` decides; whether their actions are legal, the rules of the game.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;

use serde::de::{self, DeserializeOwned, DeserializeSeed, IgnoredAny, MapAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize};

use super::bounds::{self, MAX_ID, MAX_NAME, MAX_WORDS};
use super::syntax::{self, NotRon, options};
use super::{DealerDef, Game, Line, MAX_SEATS, Place, Rules, Seat, Session, text_of};

/// The format that is written. Every format up to it is read.
pub const RECORD_FORMAT: u32 = 2;
/// The game of a record that names none.
pub const FIRST_GAME: &str = "tikal";
/// The largest record, in bytes.
pub const MAX_RECORD_SIZE: u64 = 2 << 20;
/// The most actions of a record, chance's included: more than any game has, even if the players draw it out.
pub const MAX_ACTIONS: usize = 16_000;

/// The definition of a game's variant.
type DefinitionOf<G> = <<G as Game>::Rules as Rules>::Definition;

/// A game as it is stored: its setup and one line of notation for every action, chance included.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename = "Record", bound = "")]
pub struct Record<G: Game> {
    /// [`RECORD_FORMAT`].
    pub format: u32,
    /// Name and version of the program that wrote it.
    #[serde(default, skip_serializing_if = "String::is_empty", deserialize_with = "bounds::text::<_, MAX_NAME>")]
    pub program: String,
    /// Which game was played, [`Game::ID`].
    #[serde(default = "first_game", deserialize_with = "bounds::text::<_, MAX_ID>")]
    pub game: String,
    /// The variant that was played.
    pub variant: VariantSource<DefinitionOf<G>>,
    /// The hash of the variant's definition; may be left out in files written by hand.
    #[serde(
        default,
        skip_serializing_if = "Option::is_none",
        deserialize_with = "bounds::optional_text::<_, MAX_NAME>"
    )]
    pub hash: Option<String>,
    /// The seats in order, and who sat there.
    #[serde(deserialize_with = "bounds::list::<_, _, MAX_SEATS>")]
    pub seats: Vec<SeatRecord>,
    /// The choices before the game.
    #[serde(default)]
    pub setup: G::Setup,
    /// Who decided for chance.
    pub dealer: DealerDef,
    /// The options agreed on beside the rules.
    #[serde(default)]
    pub options: RecordOptions,
    /// Changes of who decides for a seat, by the index of the first action after the change.
    #[serde(
        default,
        skip_serializing_if = "BTreeMap::is_empty",
        deserialize_with = "bounds::map::<_, _, _, MAX_ACTIONS>"
    )]
    pub takeovers: BTreeMap<usize, Takeover>,
    /// The indices of the actions before which a hint was shown.
    #[serde(
        default,
        skip_serializing_if = "BTreeSet::is_empty",
        deserialize_with = "bounds::set::<_, _, MAX_ACTIONS>"
    )]
    pub hints: BTreeSet<usize>,
    /// The position that the game started from; absent if that is the one that the setup gives.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub start: Option<G::Position>,
    /// Every action in notation, at most [`MAX_ACTIONS`].
    #[serde(deserialize_with = "bounds::list::<_, _, MAX_ACTIONS>")]
    pub actions: Vec<String>,
    /// Comments by the index of the action that they follow.
    #[serde(
        default,
        skip_serializing_if = "BTreeMap::is_empty",
        deserialize_with = "bounds::texts::<_, _, MAX_ACTIONS, MAX_WORDS>"
    )]
    pub comments: BTreeMap<usize, String>,
    /// Milliseconds since the game began, by the index of an action.
    #[serde(
        default,
        skip_serializing_if = "BTreeMap::is_empty",
        deserialize_with = "bounds::map::<_, _, _, MAX_ACTIONS>"
    )]
    pub times: BTreeMap<usize, u64>,
}

fn first_game() -> String {
    FIRST_GAME.to_owned()
}

/// A record of format 1, which knew only one game: it has `auction` and `first` where later formats have `game` and
/// `setup`.
#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename = "Record", bound = "")]
struct RecordOfFormat1<G: Game> {
    #[serde(rename = "format")]
    _format: u32,
    #[serde(default, deserialize_with = "bounds::text::<_, MAX_NAME>")]
    program: String,
    variant: VariantSource<DefinitionOf<G>>,
    #[serde(default, deserialize_with = "bounds::optional_text::<_, MAX_NAME>")]
    hash: Option<String>,
    #[serde(deserialize_with = "bounds::list::<_, _, MAX_SEATS>")]
    seats: Vec<SeatRecord>,
    #[serde(default)]
    auction: bool,
    #[serde(default)]
    first: usize,
    dealer: DealerDef,
    #[serde(default)]
    options: RecordOptions,
    #[serde(default)]
    start: Option<G::Position>,
    #[serde(deserialize_with = "bounds::list::<_, _, MAX_ACTIONS>")]
    actions: Vec<String>,
    #[serde(default, deserialize_with = "bounds::texts::<_, _, MAX_ACTIONS, MAX_WORDS>")]
    comments: BTreeMap<usize, String>,
    #[serde(default, deserialize_with = "bounds::map::<_, _, _, MAX_ACTIONS>")]
    times: BTreeMap<usize, u64>,
}

impl<G: Game> RecordOfFormat1<G> {
    /// The same record in the format of today.
    fn renewed(self) -> Result<Record<G>, NotARecord> {
        let first = Seat::from_index(self.first).ok_or(NotARecord::First(self.first))?;
        let other_game = || NotARecord::Game { found: FIRST_GAME.to_owned(), wanted: G::ID };
        let setup = G::setup_of_format_1(self.auction, first).ok_or_else(other_game)?;
        Ok(Record {
            format: RECORD_FORMAT,
            program: self.program,
            game: FIRST_GAME.to_owned(),
            variant: self.variant,
            hash: self.hash,
            seats: self.seats,
            setup,
            dealer: self.dealer,
            options: self.options,
            takeovers: BTreeMap::new(),
            hints: BTreeSet::new(),
            start: self.start,
            actions: self.actions,
            comments: self.comments,
            times: self.times,
        })
    }
}

/// Where a record's variant comes from.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum VariantSource<D> {
    /// The whole definition; every record that the program saves has it.
    Embedded(D),
    /// The id of a variant in the library, for fixtures and files written by hand.
    BuiltIn(#[serde(deserialize_with = "bounds::text::<_, MAX_ID>")] String),
}

/// One seat of a record.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SeatRecord {
    /// The player's name.
    #[serde(deserialize_with = "bounds::text::<_, MAX_NAME>")]
    pub name: String,
    /// The name of the colour; the theme knows its shade.
    #[serde(deserialize_with = "bounds::text::<_, MAX_NAME>")]
    pub colour: String,
    /// Who decides for the seat.
    #[serde(default)]
    pub player: Player,
}

/// Who decides for a seat.
#[derive(Clone, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
pub enum Player {
    /// A person.
    #[default]
    Human,
    /// A computer player of this level.
    Computer(#[serde(deserialize_with = "bounds::text::<_, MAX_ID>")] String),
}

/// A change of who decides for a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Takeover {
    /// The seat.
    pub seat: Seat,
    /// Who decides for it now.
    pub player: Player,
}

/// Options of a game that change no rule.
#[derive(Clone, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct RecordOptions {
    /// No forecasts and hints are shown.
    pub purist: bool,
    /// The reach of taking back for a person.
    #[serde(skip_serializing_if = "TakeBack::is_fair")]
    pub take_back: TakeBack,
}

/// The reach of taking back for people; see [`Session::fence`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
pub enum TakeBack {
    /// A person's own actions, back to the last one that revealed something or ended the turn, which stays.
    #[default]
    Fair,
    /// Every action, whichever seat or chance played it.
    Anything,
}

impl TakeBack {
    #[expect(clippy::trivially_copy_pass_by_ref, reason = "what serde asks for")]
    fn is_fair(&self) -> bool {
        *self == Self::Fair
    }
}

/// Why a text is not a record.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NotARecord {
    /// The text is longer than any record.
    #[error("{0} bytes of text, but a record has at most {MAX_RECORD_SIZE}")]
    TooLarge(usize),
    /// The text is not RON, or a field is missing, unknown or of the wrong type.
    #[error("line {}, column {}: {why}", .place.line, .place.column)]
    Text {
        /// The place of what cannot be read.
        place: Place,
        /// The text that was found, the one that belongs there, and the cure.
        why: NotRon,
    },
    /// A format that this program does not know.
    #[error("this is a record of format {0}; this program reads format {RECORD_FORMAT}: use a newer version of it")]
    Format(u32),
    /// A record of another game.
    #[error("this is a record of the game `{found}`, not of `{wanted}`")]
    Game {
        /// The game of the record.
        found: String,
        /// The game that was to be read.
        wanted: &'static str,
    },
    /// The field `first` of a record of format 1 is no seat of any table.
    #[error("first: there is no seat {0}")]
    First(usize),
}

impl NotARecord {
    /// The error of RON's reader about this text.
    fn text(text: &str, error: &ron::error::SpannedError) -> Self {
        let (place, why) = syntax::explain(text, error);
        Self::Text { place, why }
    }
}

/// The fields of a record that tell which program and which game can read the rest.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RecordHeader {
    /// Its format.
    pub format: u32,
    /// Its game, [`Game::ID`].
    pub game: String,
}

impl RecordHeader {
    /// Reads the header from a record's text. What comes after it is not looked at: a header that can be read says
    /// nothing of the rest.
    ///
    /// # Errors
    /// Why the text is no record of a format that this program reads.
    pub fn read(text: &str) -> Result<Self, NotARecord> {
        if text.len() as u64 > MAX_RECORD_SIZE {
            return Err(NotARecord::TooLarge(text.len()));
        }
        let mut header = None;
        let read = options().from_str_seed(without_mark(text), HeaderSeed(&mut header));
        // Where the header was found, the error is only that the rest was left.
        let Some(header) = header else {
            return Err(read.err().map_or(NotARecord::Format(0), |error| NotARecord::text(text, &error)));
        };
        if (1..=RECORD_FORMAT).contains(&header.format) { Ok(header) } else { Err(NotARecord::Format(header.format)) }
    }
}

/// Reads the fields of a record up to the last one of its header, and puts that here.
struct HeaderSeed<'a>(&'a mut Option<RecordHeader>);

#[derive(Deserialize)]
#[serde(field_identifier, rename_all = "lowercase")]
enum HeaderField {
    Format,
    Game,
    #[serde(other)]
    Other,
}

impl<'de> DeserializeSeed<'de> for HeaderSeed<'_> {
    type Value = ();

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<(), D::Error> {
        deserializer.deserialize_struct("Record", &["format", "game"], self)
    }
}

impl<'de> Visitor<'de> for HeaderSeed<'_> {
    type Value = ();

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a record")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut fields: A) -> Result<(), A::Error> {
        let (mut format, mut game) = (None, None);
        while let Some(field) = fields.next_key()? {
            match field {
                HeaderField::Format => format = Some(fields.next_value::<u32>()?),
                HeaderField::Game => game = Some(fields.next_value_seed(bounds::TextSeed::<MAX_ID>)?),
                HeaderField::Other => drop(fields.next_value::<IgnoredAny>()?),
            }
            // Format 1 had no games; one that is not known can have anything.
            if format.is_some_and(|format| format != RECORD_FORMAT) || (format.is_some() && game.is_some()) {
                break;
            }
        }
        let format = format.ok_or_else(|| de::Error::missing_field("format"))?;
        *self.0 = Some(RecordHeader { format, game: game.unwrap_or_else(first_game) });
        Ok(())
    }
}

/// The text without the byte order mark that some editors put before it.
fn without_mark(text: &str) -> &str {
    text.trim_start_matches('\u{feff}')
}

impl<G: Game> Record<G> {
    /// The record of a game as it stands, with the variant inside.
    #[must_use]
    pub fn of(session: &Session<G>, seats: Vec<SeatRecord>, options: RecordOptions) -> Self {
        let (rules, start) = (&**session.rules(), session.start());
        let setup = start.setup(rules);
        // A game that started from a position other than that of its setup is recorded with it.
        let from_beginning = *start == G::new(rules, start.seats(), &setup);
        Self {
            format: RECORD_FORMAT,
            program: concat!("tikal ", env!("CARGO_PKG_VERSION")).to_owned(),
            game: G::ID.to_owned(),
            variant: VariantSource::Embedded(rules.definition().clone()),
            hash: Some(rules.hash().to_owned()),
            seats,
            setup,
            dealer: session.dealer(),
            options,
            takeovers: BTreeMap::new(),
            hints: BTreeSet::new(),
            start: (!from_beginning).then(|| start.position(rules)),
            actions: session.actions().map(|action| text_of::<G>(rules, action)).collect(),
            comments: BTreeMap::new(),
            times: BTreeMap::new(),
        }
    }

    /// The record of a game that went on from this one: with the players and options of this record, and what it says
    /// about the actions `remarked` as far as the game still has them.
    #[must_use]
    pub fn continued(&self, session: &Session<G>, remarked: &[G::Action]) -> Self {
        let mut record = Self::of(session, self.seats.clone(), self.options.clone());
        let same = session.actions().zip(remarked).take_while(|(now, then)| now == *then).count();
        record.takeovers.clone_from(&self.takeovers);
        record.hints.clone_from(&self.hints);
        record.comments.clone_from(&self.comments);
        record.times.clone_from(&self.times);
        record.keep_remarks(same);
        record
    }

    /// Who sits where in the end: the players of the beginning with every change of who decides for a seat.
    #[must_use]
    pub fn seated(&self) -> Vec<SeatRecord> {
        let mut seats = self.seats.clone();
        for takeover in self.takeovers.values() {
            if let Some(seat) = seats.get_mut(takeover.seat.index()) {
                seat.player = takeover.player.clone();
            }
        }
        seats
    }

    /// The same game without the names of those who sit there, and without what they wrote about it.
    #[must_use]
    pub fn without_names(mut self) -> Self {
        for (index, seat) in self.seats.iter_mut().enumerate() {
            seat.name = format!("Seat {}", index + 1);
        }
        self.comments.clear();
        self
    }

    /// Drops what is said about actions after the first `same`.
    pub fn keep_remarks(&mut self, same: usize) {
        // A takeover is noted before the action that follows it is played.
        self.takeovers.retain(|&index, _| index <= same);
        self.hints.retain(|&index| index <= same);
        self.comments.retain(|&index, _| index < same);
        self.times.retain(|&index, _| index < same);
    }

    /// Notes what a line of a journal says besides actions; false, and nothing noted, if it is about none of the
    /// `actions` that were played.
    pub fn remark(&mut self, line: &Line, actions: usize) -> bool {
        match line {
            Line::Comment { index, text } if *index < actions && text.chars().count() <= MAX_WORDS => {
                if text.is_empty() {
                    self.comments.remove(index);
                } else {
                    self.comments.insert(*index, text.clone());
                }
            }
            Line::Takeover { index, takeover } if *index <= actions => {
                self.takeovers.insert(*index, takeover.clone());
            }
            Line::Hint(index) if *index <= actions => {
                self.hints.insert(*index);
            }
            Line::Comment { .. }
            | Line::Takeover { .. }
            | Line::Hint(_)
            | Line::Play(_)
            | Line::Undo(_)
            | Line::Redo(_) => return false,
        }
        true
    }

    /// Reads a record's text, of any format up to [`RECORD_FORMAT`].
    ///
    /// # Errors
    /// Where and why the text is not a record that this program reads.
    pub fn read(text: &str) -> Result<Self, NotARecord> {
        G::read_record(text)
    }

    /// Writes the record as text.
    ///
    /// # Errors
    /// If one of its parts cannot be written as RON.
    pub fn write(&self) -> Result<String, ron::Error> {
        G::write_record(self)
    }

    /// The content of [`Game::read_record`].
    ///
    /// # Errors
    /// As [`Self::read`].
    pub fn from_text(text: &str) -> Result<Self, NotARecord> {
        let header = RecordHeader::read(text)?;
        if header.game != G::ID {
            return Err(NotARecord::Game { found: header.game, wanted: G::ID });
        }
        if header.format == 1 { read_as::<RecordOfFormat1<G>>(text)?.renewed() } else { read_as(text) }
    }

    /// The content of [`Game::write_record`].
    ///
    /// # Errors
    /// As [`Self::write`].
    pub fn to_text(&self) -> Result<String, ron::Error> {
        // With this depth each action has a line of its own. The name in front tells people what they have opened.
        let pretty = ron::ser::PrettyConfig::new().depth_limit(4);
        let text = format!("Record{}\n", syntax::write(self, pretty)?);
        Ok(text)
    }
}

fn read_as<T: DeserializeOwned>(text: &str) -> Result<T, NotARecord> {
    options().from_str(without_mark(text)).map_err(|error| NotARecord::text(text, &error))
}
