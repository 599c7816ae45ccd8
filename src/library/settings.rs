//! The files in which the window keeps something about its user, such as the settings: each is read field by field, so
//! that a value that cannot be read is lost alone, and written so that two copies of the program do not undo each
//! other's changes.
//!
//! A file that is no text of fields is set aside under a name that says so, and never overwritten. What the fields mean,
//! the window decides.

use std::collections::BTreeMap;
use std::fmt::{self, Write};
use std::fs::{File, TryLockError};
use std::ops::RangeInclusive;
use std::path::{Path, PathBuf};
use std::time::Duration;

use ron::value::RawValue;
use serde::de::{DeserializeOwned, MapAccess, Unexpected, Visitor};
use serde::{Deserialize, Deserializer, Serialize};

use super::files::{FileError, create_folder, read_text, set_aside, write_text};
use crate::game::Place;
use crate::game::syntax::{self, FIELDS_EXPECTED, MAX_NESTING, NotRon};
use crate::platform;

/// The largest file of settings, in bytes.
const MAX_SETTINGS_SIZE: u64 = 64 << 10;
/// The largest file of the window's size and place, in bytes.
const MAX_WINDOW_SIZE: u64 = 1 << 20;

/// The number and the length of waits for another copy of the program that is writing the same file.
const TRIES: u32 = 25;
const BETWEEN_TRIES: Duration = Duration::from_millis(10);

/// The file in which the user's settings are kept.
#[must_use]
pub fn settings_file() -> Option<PathBuf> {
    platform::config_dir().map(|folder| folder.join("settings.ron"))
}

/// The file of what the form of a new game remembers.
#[must_use]
pub fn setup_file() -> Option<PathBuf> {
    platform::config_dir().map(|folder| folder.join("new-game.ron"))
}

/// The file that lists the lessons that were played to their end.
#[must_use]
pub fn lessons_file() -> Option<PathBuf> {
    platform::config_dir().map(|folder| folder.join("lessons.ron"))
}

/// The file that lists the files that were opened or saved last.
#[must_use]
pub fn recent_file() -> Option<PathBuf> {
    platform::config_dir().map(|folder| folder.join("recent.ron"))
}

/// The file in which the window library keeps the size and place of the window. It reads what is there whole and at once,
/// so where that is no ordinary file, or much too large, this is a path at which there can be nothing. It believes what it
/// reads, so a file with a place, a size or a scale that cannot be is set aside.
#[must_use]
pub fn window_file() -> Option<PathBuf> {
    platform::data_dir().map(|folder| readable_or_nothing(folder.join("app.ron")))
}

fn readable_or_nothing(path: PathBuf) -> PathBuf {
    match read_text(&path, MAX_WINDOW_SIZE) {
        Err(FileError::NotAFile(_) | FileError::TooLarge { .. }) => {}
        Ok(text) if !can_be_window(&text) => {
            if let Ok(aside) = set_aside(&path) {
                log::warn!("{}: no window can be so; it lies at {} now", path.display(), aside.display());
                return path;
            }
        }
        // What the window library cannot read it leaves out.
        Ok(_) | Err(_) => return path,
    }
    log::warn!("{}: is left alone, for it is no file of a window's size and place", path.display());
    path.join("nothing")
}

/// The scales of text that egui knows.
const SCALES: RangeInclusive<f32> = 0.2..=5.0;
/// The numbers of pixels to a point that screens have.
const DENSITIES: RangeInclusive<f32> = 0.25..=16.0;
/// The widths and heights that a window can have, and the places.
const SIZES: RangeInclusive<f32> = 1.0..=100_000.0;
const PLACES: RangeInclusive<f32> = -1e6..=1e6;

/// The part of the window library's file that says where the window opens, as that library writes it.
#[derive(Deserialize)]
struct WindowText {
    normal_geometry: Geometry,
}

#[derive(Deserialize)]
struct Geometry {
    outer_position_pixels: Option<Pair>,
    scale_factor: f32,
    inner_size_points: Pair,
}

#[derive(Deserialize)]
struct Pair {
    x: f32,
    y: f32,
}

impl Pair {
    fn is_within(&self, range: &RangeInclusive<f32>) -> bool {
        range.contains(&self.x) && range.contains(&self.y)
    }
}

/// The part that says how large everything in the window is.
#[derive(Deserialize)]
struct MemoryText {
    options: Options,
}

#[derive(Deserialize)]
struct Options {
    #[serde(default = "whole")]
    zoom_factor: f32,
}

fn whole() -> f32 {
    1.0
}

/// True if a window can be as the window library's file says. A part that cannot be read says nothing.
fn can_be_window(text: &str) -> bool {
    let Ok(parts) = ron::from_str::<BTreeMap<String, String>>(text) else { return true };
    let window = parts.get("window").and_then(|text| ron::from_str::<WindowText>(text).ok());
    let memory = parts.get("egui").and_then(|text| ron::from_str::<MemoryText>(text).ok());
    window.is_none_or(|WindowText { normal_geometry: window }| {
        window.outer_position_pixels.is_none_or(|place| place.is_within(&PLACES))
            && DENSITIES.contains(&window.scale_factor)
            && window.inner_size_points.is_within(&SIZES)
    }) && memory.is_none_or(|memory| SCALES.contains(&memory.options.zoom_factor))
}

/// Why settings could not be read or written.
#[derive(Debug, thiserror::Error)]
pub enum SettingsError {
    /// The file could not be read or written.
    #[error(transparent)]
    File(#[from] FileError),
    /// The text has no fields.
    #[error("{}:{place}: {why}", .path.display())]
    Text {
        /// The file.
        path: PathBuf,
        /// The place of what cannot be read.
        place: Place,
        /// The text that was found, the one that belongs there, and the cure.
        why: Box<NotRon>,
    },
    /// A value could not be written as text.
    #[error("a value cannot be written: {0}")]
    Value(#[from] ron::Error),
    /// Another copy of the program is writing the file, and did not finish within a quarter of a second.
    #[error("{}: is being written by another copy of the program: try again", .0.display())]
    Busy(PathBuf),
}

impl SettingsError {
    /// True if the file was read, but is nothing that this program writes.
    fn is_of_content(&self) -> bool {
        matches!(self, Self::Text { .. } | Self::File(FileError::TooLarge { .. } | FileError::NotText(_)))
    }
}

/// A file of settings that could not be read.
#[derive(Debug)]
pub struct Unreadable {
    /// The file.
    pub path: PathBuf,
    /// Why it could not be read.
    pub reason: SettingsError,
    /// The name under which it was set aside; absent if it still stands in its place.
    pub aside: Option<PathBuf>,
}

/// A value that a field cannot have.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WrongValue {
    /// The name of the field.
    pub field: String,
    /// The value as it stands in the file.
    pub value: String,
}

/// The fields of a file, each with the text of its value. What a field means is known only to who asks for it, so
/// fields of other versions of the program are kept as they are.
#[derive(Clone, Debug, Default)]
pub struct Fields {
    values: BTreeMap<String, Box<RawValue>>,
}

impl Fields {
    /// The fields of a text.
    ///
    /// # Errors
    /// Where and why the text is none of fields.
    pub fn parse(text: &str) -> Result<Self, ron::error::SpannedError> {
        let options = ron::Options::default().with_recursion_limit(MAX_NESTING);
        let mut reader = ron::Deserializer::from_str_with_options(text, &options)?;
        let values = reader.deserialize_any(FieldsVisitor).map_err(|error| reader.span_error(error))?;
        reader.end().map_err(|error| reader.span_error(error))?;
        Ok(Self { values })
    }

    /// A value with these fields, and those that had to be left out because it cannot have them. A field that is missing
    /// or left out is as in the default, and unknown fields do not count.
    #[must_use]
    pub fn read<S: DeserializeOwned + Default>(&self) -> (S, Vec<WrongValue>) {
        let (right, wrong): (Vec<_>, Vec<_>) = self.values.iter().partition(|&(name, value)| {
            let alone = Self { values: BTreeMap::from([(name.clone(), value.clone())]) };
            ron::from_str::<S>(&alone.to_string()).is_ok()
        });
        let right = right.into_iter().map(|(name, value)| (name.clone(), value.clone())).collect();
        let wrong = wrong.into_iter().map(|(name, value)| WrongValue::new(name, value)).collect();
        (ron::from_str(&Self { values: right }.to_string()).unwrap_or_default(), wrong)
    }

    /// The items of a list, and those that are none of this kind; no items if there is no such field.
    #[must_use]
    pub fn list<T: DeserializeOwned>(&self, field: &str) -> (Vec<T>, Vec<WrongValue>) {
        let Some(list) = self.values.get(field) else { return (Vec::new(), Vec::new()) };
        let Ok(items) = items_of(list) else { return (Vec::new(), vec![WrongValue::new(field, list)]) };
        let (mut right, mut wrong) = (Vec::new(), Vec::new());
        for item in items {
            match item.into_rust() {
                Ok(value) => right.push(value),
                Err(_) => wrong.push(WrongValue::new(field, &item)),
            }
        }
        (right, wrong)
    }

    /// Takes over what changed between two values: other fields stay as they are.
    ///
    /// # Errors
    /// If a value cannot be written.
    pub fn change<S: Serialize>(&mut self, before: &S, after: &S) -> Result<(), SettingsError> {
        let of = |value: &S| -> Result<Self, SettingsError> {
            Ok(Self::parse(&syntax::write_plain(value)?).map_err(|error| error.code)?)
        };
        let before = of(before)?;
        for (name, value) in of(after)?.values {
            if before.values.get(&name) != Some(&value) {
                self.values.insert(name, value);
            }
        }
        Ok(())
    }

    /// Changes the items of a list. Items that are none of this kind stay, behind the others.
    ///
    /// # Errors
    /// If an item cannot be written.
    pub fn change_list<T: Serialize + DeserializeOwned>(
        &mut self,
        field: &str,
        change: impl FnOnce(&mut Vec<T>),
    ) -> Result<(), SettingsError> {
        let old = self.values.get(field).and_then(|list| items_of(list).ok()).unwrap_or_default();
        let (mut items, mut others) = (Vec::new(), Vec::new());
        for item in old {
            match item.into_rust() {
                Ok(value) => items.push(value),
                Err(_) => others.push(item),
            }
        }
        change(&mut items);
        let items = items.iter().map(RawValue::from_rust).collect::<Result<Vec<_>, _>>()?;
        let list: Vec<_> = items.into_iter().chain(others).collect();
        self.values.insert(field.to_owned(), RawValue::from_rust(&list)?);
        Ok(())
    }
}

fn items_of(list: &RawValue) -> Result<Vec<Box<RawValue>>, ron::error::SpannedError> {
    let items: Vec<Box<RawValue>> = list.into_rust()?;
    Ok(items.into_iter().map(RawValue::trim_boxed).collect())
}

impl fmt::Display for Fields {
    /// The text of a file with these fields.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("(\n")?;
        for (name, value) in &self.values {
            // A name that is no plain word is marked as such.
            let is_word = name.chars().all(|letter| letter.is_ascii_alphanumeric() || letter == '_')
                && !name.starts_with(|letter: char| letter.is_ascii_digit());
            writeln!(f, "    {}{name}: {value},", if is_word { "" } else { "r#" })?;
        }
        f.write_char(')')
    }
}

impl WrongValue {
    fn new(field: &str, value: &RawValue) -> Self {
        Self { field: field.to_owned(), value: value.to_string() }
    }
}

/// Reads what stands between the parentheses, whatever the values are.
struct FieldsVisitor;

impl<'de> Visitor<'de> for FieldsVisitor {
    type Value = BTreeMap<String, Box<RawValue>>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(FIELDS_EXPECTED)
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Self::Value, A::Error> {
        let mut values = BTreeMap::new();
        while let Some((name, value)) = map.next_entry::<String, Box<RawValue>>()? {
            values.insert(name, value.trim_boxed());
        }
        Ok(values)
    }

    /// `()` has no fields.
    fn visit_unit<E>(self) -> Result<Self::Value, E> {
        Ok(BTreeMap::new())
    }

    /// `()` again, as the reader of RON tells it where any value may stand.
    fn visit_seq<A: serde::de::SeqAccess<'de>>(self, mut seq: A) -> Result<Self::Value, A::Error> {
        match seq.next_element::<serde::de::IgnoredAny>()? {
            None => Ok(BTreeMap::new()),
            Some(_) => Err(serde::de::Error::invalid_type(Unexpected::Seq, &self)),
        }
    }
}

/// The fields of a file; none if it does not exist.
fn read(path: &Path) -> Result<Fields, SettingsError> {
    let text = match read_text(path, MAX_SETTINGS_SIZE) {
        Err(FileError::System { source, .. }) if source.kind() == std::io::ErrorKind::NotFound => {
            return Ok(Fields::default());
        }
        text => text?,
    };
    Fields::parse(&text).map_err(|error| {
        let (place, why) = syntax::explain(&text, &error);
        SettingsError::Text { path: path.to_owned(), place, why: Box::new(why) }
    })
}

/// The fields of a file, none if it does not exist. A file whose content cannot be read is set aside.
#[must_use]
pub fn read_settings(path: &Path) -> (Fields, Option<Unreadable>) {
    let reason = match read(path) {
        Ok(fields) => return (fields, None),
        Err(reason) => reason,
    };
    let mut unreadable = Unreadable { path: path.to_owned(), reason, aside: None };
    if !unreadable.reason.is_of_content() {
        return (Fields::default(), Some(unreadable));
    }
    if let Ok(_lock) = lock(path) {
        // Another copy may have set it aside and written a new one while this one waited.
        if let Ok(fields) = read(path) {
            return (fields, None);
        }
        unreadable.aside = set_aside(path).ok();
    }
    (Fields::default(), Some(unreadable))
}

/// Changes fields of a file while no other copy of the program does: what stands there now is read, changed and
/// written. A file whose content cannot be read is set aside before, which is returned.
///
/// # Errors
/// Why nothing was written; the file is then as it was.
pub fn change_settings(
    path: &Path,
    change: impl FnOnce(&mut Fields) -> Result<(), SettingsError>,
) -> Result<Option<Unreadable>, SettingsError> {
    let _lock = lock(path)?;
    let (mut fields, unreadable) = match read(path) {
        Err(reason) if reason.is_of_content() => {
            let aside = Some(set_aside(path)?);
            (Fields::default(), Some(Unreadable { path: path.to_owned(), reason, aside }))
        }
        fields => (fields?, None),
    };
    change(&mut fields)?;
    write_text(path, &fields.to_string())?;
    Ok(unreadable)
}

/// Waits until no other copy of the program changes a file, and keeps others from it until the value is dropped. The
/// lock is a file of its own, because the file itself is replaced by each write.
fn lock(path: &Path) -> Result<Option<File>, SettingsError> {
    let mut name = path.file_name().unwrap_or_default().to_owned();
    name.push(".lock");
    let lock = path.with_file_name(name);
    let open = || {
        if let Some(folder) = lock.parent() {
            create_folder(folder)?;
        }
        File::options().write(true).create(true).truncate(false).open(&lock)
    };
    let file = open().map_err(|source| FileError::System { path: path.to_owned(), source })?;
    for _ in 0..TRIES {
        match file.try_lock() {
            Ok(()) => return Ok(Some(file)),
            Err(TryLockError::WouldBlock) => std::thread::sleep(BETWEEN_TRIES),
            // On a file system without locks, nobody can be waited for.
            Err(TryLockError::Error(_)) => return Ok(None),
        }
    }
    Err(SettingsError::Busy(path.to_owned()))
}

#[cfg(test)]
mod tests {
    use serde::Deserialize;

    use super::*;

    #[derive(Debug, Default, PartialEq, Serialize, Deserialize)]
    #[serde(default)]
    struct Hat {
        size: u8,
        colour: Option<String>,
    }

    #[test]
    fn fields_are_read_alone_and_written_as_they_were() {
        let text =
            "// mine\nHat(size: 400, /* red */ colour: Some(\"a, b: (\"), r#is-new: [(x: 1), 2], size: 7 // last\n,)";
        let fields = Fields::parse(text).unwrap();
        let hat = Hat { size: 7, colour: Some("a, b: (".to_owned()) };
        assert_eq!(fields.read::<Hat>(), (hat, Vec::new()));
        let again = Fields::parse(&fields.to_string()).unwrap();
        assert_eq!(again.to_string(), fields.to_string());
        assert!(again.to_string().contains("r#is-new: [(x: 1), 2],"), "{again}");
        for none in ["()", "( )", "(\n)"] {
            assert_eq!(Fields::parse(none).unwrap().read::<Hat>(), (Hat::default(), Vec::new()), "{none}");
        }
        for text in ["", "(1)", "(1, 2)", "7", "\"size\"", "(size: )", "(size: 1", "(size: 1) 2", "(size: 1, 2)"] {
            assert!(Fields::parse(text).is_err(), "{text}");
        }
    }

    #[test]
    fn a_wrong_value_is_left_out_alone() {
        let fields = Fields::parse("(size: 300, colour: Some(\"red\"), hats: maybe)").unwrap();
        let (hat, wrong) = fields.read::<Hat>();
        assert_eq!(hat, Hat { size: 0, colour: Some("red".to_owned()) });
        assert_eq!(wrong, [WrongValue { field: "size".to_owned(), value: "300".to_owned() }]);
        let (items, wrong) = Fields::parse("(sizes: [1, x, 300, 2])").unwrap().list::<u8>("sizes");
        assert_eq!((items, wrong.len()), (vec![1, 2], 2));
        let (items, wrong) = Fields::parse("(sizes: 3)").unwrap().list::<u8>("sizes");
        assert_eq!((items, wrong.len()), (vec![], 1));
    }

    #[test]
    fn only_what_changed_is_taken_over() {
        let mut fields = Fields::parse("(size: 300, colour: Some(\"red\"), hats: maybe)").unwrap();
        fields.change(&Hat::default(), &Hat { size: 0, colour: Some("blue".to_owned()) }).unwrap();
        assert_eq!(fields.to_string(), "(\n    colour: Some(\"blue\"),\n    hats: maybe,\n    size: 300,\n)");
        fields.change(&Hat { size: 1, colour: None }, &Hat::default()).unwrap();
        assert!(fields.to_string().contains("size: 0,") && fields.to_string().contains("blue"));
    }

    #[test]
    fn many_at_once_lose_nothing() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("list.ron");
        let add = |number: u32| {
            let add =
                |fields: &mut Fields| fields.change_list("numbers", |numbers: &mut Vec<u32>| numbers.push(number));
            while let Err(error) = change_settings(&path, add) {
                assert!(matches!(error, SettingsError::Busy(_)), "{error}");
            }
        };
        std::thread::scope(|scope| {
            for first in 0..4 {
                scope.spawn(move || (0..8).for_each(|more| add(8 * first + more)));
            }
        });
        let (mut numbers, wrong) = read_settings(&path).0.list::<u32>("numbers");
        numbers.sort_unstable();
        assert_eq!((numbers, wrong), ((0..32).collect(), Vec::new()));
    }

    #[test]
    fn a_file_that_is_too_large_is_set_aside_too() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("large.ron");
        std::fs::write(&path, " ".repeat(MAX_SETTINGS_SIZE as usize + 1)).unwrap();
        let (_, unreadable) = read_settings(&path);
        let aside = unreadable.unwrap().aside.unwrap();
        assert!(aside.is_file() && !path.exists(), "{}", aside.display());
    }

    #[test]
    fn a_window_that_cannot_be_is_set_aside_and_others_are_kept() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("app.ron");
        let write = |x: &str, density: &str, size: &str, scale: &str| {
            let window = format!(
                "(normal_geometry:(outer_position_pixels:Some((x:{x},y:30.0)),scale_factor:{density},\
                 inner_size_points:(x:{size},y:800.0)),fullscreen:false,maximized:false)"
            );
            let memory = format!(
                "(options:(theme_preference:Dark,zoom_factor:{scale},max_passes:3,input_options:(max_click_dist:6.0)),\
                 data:([(2557438370903880879,(type_id:(13),ron:\"(x:0.0)\",generation:1))]),to_global:{{}},\
                 areas:{{((18446744073709551615)):(order:[(order:Background,id:(42))])}})"
            );
            let parts = BTreeMap::from([("window", window), ("egui", memory)]);
            std::fs::write(&path, ron::ser::to_string_pretty(&parts, ron::ser::PrettyConfig::default()).unwrap())
                .unwrap();
        };
        write("-1600.0", "1.5", "1280.0", "1.25");
        assert_eq!((readable_or_nothing(path.clone()), path.exists()), (path.clone(), true));
        let mut aside = 0;
        for bad in ["NaN", "inf", "-inf", "1e30", "-1e30"] {
            for at in 0..4 {
                let value = |place: usize, sound| if at == place { bad } else { sound };
                write(value(0, "0.0"), value(1, "1.0"), value(2, "900.0"), value(3, "1.0"));
                assert_eq!((readable_or_nothing(path.clone()), path.exists()), (path.clone(), false), "{bad}, {at}");
                aside += 1;
            }
        }
        for scale in ["0", "0.0", "-1.0", "0.01"] {
            write("0.0", "1.0", "900.0", scale);
            readable_or_nothing(path.clone());
            assert!(!path.exists(), "{scale}");
            aside += 1;
        }
        assert_eq!(std::fs::read_dir(folder.path()).unwrap().count(), aside, "each is there to be looked at");
        // What the window library cannot read does no harm.
        for text in ["", "{}", "nothing", "{\"window\": \"(\", \"egui\": \"()\"}"] {
            std::fs::write(&path, text).unwrap();
            assert_eq!((readable_or_nothing(path.clone()), path.exists()), (path.clone(), true), "{text}");
        }
    }

    #[test]
    fn what_is_no_file_of_the_window_is_left_alone() {
        let folder = tempfile::tempdir().unwrap();
        let path = |name: &str| folder.path().join(name);
        assert_eq!(readable_or_nothing(path("missing")), path("missing"));
        std::fs::write(path("small"), "{}").unwrap();
        assert_eq!(readable_or_nothing(path("small")), path("small"));
        std::fs::File::create(path("huge")).unwrap().set_len(1 << 30).unwrap();
        std::fs::create_dir(path("folder")).unwrap();
        let mut others = vec!["huge", "folder"];
        if cfg!(unix) {
            // A pipe without a writer: opening it would wait for ever.
            let made = std::process::Command::new("mkfifo").arg(path("pipe")).status();
            assert!(made.is_ok_and(|status| status.success()));
            others.push("pipe");
        }
        for name in others {
            let instead = readable_or_nothing(path(name));
            assert!(instead != path(name) && !instead.exists(), "{name}");
        }
    }
}
