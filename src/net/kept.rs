//! Keys and seats, which outlive a program: a host's key, its ticket's secret and who holds which seat, beside the file of
//! the game; a guest's key for each table and name, by which it has its seat again.
//!
//! Such a file is its owner's alone: with the key in it one is that host or that guest.

use std::fs;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use super::clock::KeptClock;
use super::message::{Bytes, Key, Secret};
use super::ticket::MAX_TICKET;
use crate::game::bounds::{self, MAX_NAME, MAX_WORDS};
use crate::game::{MAX_SEATS, MAX_SEED};
use crate::library::{FileError, TABLE_ENDING, file_stem, read_text, write_private};
use crate::platform;

/// The ending of the file by which a guest comes back.
const GUEST: &str = "guest";
/// The folder of the user's keys.
const FOLDER: &str = "tables";
/// The largest of these files, in bytes.
const MOST: u64 = 16 << 10;

fn read<T: DeserializeOwned>(path: &Path) -> Option<T> {
    serde_json::from_str(&read_text(path, MOST).ok()?).ok()
}

fn write(kept: &impl Serialize, path: &Path) -> Result<(), FileError> {
    // Keys, texts and lists can always be written as JSON.
    write_private(path, &serde_json::to_string_pretty(kept).unwrap_or_default())
}

/// Everything that a host needs to go on with a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct KeptTable {
    /// The private key.
    pub key: Bytes<32>,
    /// The secret of the ticket.
    pub secret: Secret,
    /// Where the host listens, so that the ticket stays good.
    pub address: Option<SocketAddr>,
    /// The relay of its own; an empty text for none.
    #[serde(default, deserialize_with = "bounds::optional_text::<_, MAX_WORDS>")]
    pub relay: Option<String>,
    /// The guests that hold seats, by seat.
    #[serde(deserialize_with = "bounds::list::<_, _, MAX_SEATS>")]
    pub holders: Vec<Option<Key>>,
    /// True if guests without a seat may look on.
    #[serde(default)]
    pub lets_watch: bool,
    /// The clock, if there is one.
    #[serde(default)]
    pub clock: Option<KeptClock>,
}

impl KeptTable {
    /// A new table, at which nobody sits; `make` gives random bytes.
    #[must_use]
    pub fn new(make: impl Fn() -> Bytes<32>) -> Self {
        let mut secret = [0; 16];
        secret.copy_from_slice(&make().0[..16]);
        let (address, relay, holders) = (None, None, Vec::new());
        Self { key: make(), secret: Bytes(secret), address, relay, holders, lets_watch: false, clock: None }
    }

    /// The key of whoever serves this table, when sitting at it: nobody comes in with it by the network, as it is made of
    /// the private one and belongs to none.
    #[must_use]
    pub fn own_guest(&self) -> Key {
        Bytes(Sha256::new().chain_update(b"tikal guest at home").chain_update(self.key.0).finalize().into())
    }
}

/// A number that nobody can foresee, of random bytes: for a dealer, or to tell one run of a table from another.
#[must_use]
pub fn number_of(random: Bytes<32>) -> u64 {
    random.0[..8].iter().fold(0, |sum, &byte| sum << 8 | u64::from(byte)) & MAX_SEED
}

/// The file of a table beside that of its game.
#[must_use]
pub fn table_file(game: &Path) -> PathBuf {
    game.with_extension(TABLE_ENDING)
}

impl KeptTable {
    /// Reads it; nothing if there is no such file, or it is none of a table.
    #[must_use]
    pub fn read(path: &Path) -> Option<Self> {
        read(path)
    }

    /// Writes it.
    ///
    /// # Errors
    /// Why it could not be written.
    pub fn write(&self, path: &Path) -> Result<(), FileError> {
        write(self, path)
    }
}

/// The file of the key with which somebody of this name sits at the table of this host; nothing where the system has no
/// place for it.
#[must_use]
pub fn guest_file(host: Key, name: &str) -> Option<PathBuf> {
    guest_file_in(&tables_dir()?, host, name)
}

/// The same in this folder of tables.
#[must_use]
pub fn guest_file_in(folder: &Path, host: Key, name: &str) -> Option<PathBuf> {
    let name = file_stem(name)?;
    let host = &host.to_string()[..16];
    Some(folder.join(format!("{host} {name}.key")))
}

/// The folder of the tables at which the user is a guest; nothing where the system has no place for it.
#[must_use]
pub fn tables_dir() -> Option<PathBuf> {
    platform::data_dir().map(|data| data.join(FOLDER))
}

/// Everything by which a guest comes back to a table, and what was known there when it was left.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct KeptGuest {
    /// The ticket.
    #[serde(deserialize_with = "bounds::text::<_, MAX_TICKET>")]
    pub ticket: String,
    /// The name at the table.
    #[serde(deserialize_with = "bounds::text::<_, MAX_NAME>")]
    pub name: String,
    /// The name of whoever hosts it, or of somebody there.
    #[serde(deserialize_with = "bounds::text::<_, MAX_NAME>")]
    pub host: String,
    /// The game that is played.
    #[serde(deserialize_with = "bounds::text::<_, MAX_WORDS>")]
    pub about: String,
    /// Who was to move; nobody once the game is over.
    #[serde(deserialize_with = "bounds::optional_text::<_, MAX_NAME>")]
    pub to_move: Option<String>,
    /// True if that is the guest.
    pub is_my_turn: bool,
}

impl KeptGuest {
    /// The file for it, beside that of the guest's key.
    #[must_use]
    pub fn file(key: &Path) -> PathBuf {
        key.with_extension(GUEST)
    }

    /// Reads it; nothing if there is no such file, or it is none of a guest.
    #[must_use]
    pub fn read(path: &Path) -> Option<Self> {
        read(path)
    }

    /// Writes it.
    ///
    /// # Errors
    /// Why it could not be written.
    pub fn write(&self, path: &Path) -> Result<(), FileError> {
        write(self, path)
    }

    /// All of them in a folder of tables, in order; none if it cannot be read.
    #[must_use]
    pub fn all_in(folder: &Path) -> Vec<(PathBuf, Self)> {
        let files = fs::read_dir(folder).into_iter().flatten().flatten().map(|entry| entry.path());
        let mut files: Vec<PathBuf> = files.filter(|path| path.extension().is_some_and(|it| it == GUEST)).collect();
        files.sort();
        files.into_iter().filter_map(|path| Self::read(&path).map(|kept| (path, kept))).collect()
    }
}

/// The private key in a file, or one that `make` makes, which is written there.
///
/// # Errors
/// Why it could not be written.
pub fn guest_key(path: &Path, make: impl FnOnce() -> Bytes<32>) -> Result<Bytes<32>, FileError> {
    if let Some(key) = read_text(path, MOST).ok().and_then(|text| Bytes::read(text.trim())) {
        return Ok(key);
    }
    let key = make();
    write_private(path, &format!("{key}\n"))?;
    Ok(key)
}
