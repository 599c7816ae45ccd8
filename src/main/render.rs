//! The arguments of `tikal render`, and what it does with them.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use tikal::app::games::portrait::{Subject, Turns, portrait};
use tikal::app::kit::theme::Theme;
use tikal::app::paper::{Easel, Film, Format, raster, written};
use tikal::game::MAX_RECORD_SIZE;
use tikal::games::{GameId, GameRules};
use tikal::library::{Libraries, RECORD_ENDING, has_ending, read_text, write_bytes};
use tikal::listing;
use tikal::protocol::{NotAState, game_of_state, read_state};
use tikal::with_game;
use tikal::words::{Texts, failures, plain};

use crate::{game, opened};

/// The size of a picture where none is given, and of a film, which would be large otherwise.
const SIZE: Size = Size(1280, 800);
const FILM: Size = Size(720, 480);
/// The most pixels of a side.
const MOST: u32 = 8192;
/// The time for which a film shows each turn, in hundredths of a second.
const TURN: u16 = 70;

/// The arguments behind `tikal render`.
#[derive(clap::Args)]
pub struct Arguments {
    /// A record (.tikal), a variant by its id or file (.ron), or a state as the engine protocol writes it (.json).
    subject: String,
    /// Show the game after so many turns, instead of as it stands.
    #[arg(long, value_name = "N", conflicts_with = "every_turn")]
    turn: Option<usize>,
    /// Write a picture of each turn, numbered.
    #[arg(long)]
    every_turn: bool,
    /// So many pixels wide and high; 1280x800 if nothing is said, 720x480 for a film.
    #[arg(long, value_name = "WxH", value_parser = size)]
    size: Option<Size>,
    /// The colours.
    #[arg(long, default_value = "dark", value_parser = ["dark", "light"])]
    theme: String,
    /// The game, where several games have a variant of this id.
    #[arg(long, value_name = "GAME", value_parser = game)]
    game: Option<GameId>,
    /// The file to write, by its ending a picture (.png, .svg), a page (.pdf) or a film of the whole game (.gif).
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
}

/// A size in pixels.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Size(u32, u32);

fn size(text: &str) -> Result<Size, String> {
    let read = |text: &str| text.parse().ok().filter(|length| (1..=MOST).contains(length));
    let sides = text.split_once(['x', 'X', '×']);
    let size = sides.and_then(|(width, height)| Some(Size(read(width)?, read(height)?)));
    size.ok_or_else(|| format!("write two numbers from 1 to {MOST}, such as 1280x800"))
}

/// The thing that is drawn: turns of a record, or a thing that has none.
enum Source {
    Record(Turns),
    Other(Subject),
}

/// Draws what is asked for.
pub fn run(arguments: &Arguments, libraries: impl FnOnce() -> Libraries, texts: &Texts) -> anyhow::Result<ExitCode> {
    let is_film = has_ending(&arguments.out, "gif");
    let format = Format::of(&arguments.out);
    let file = || ("file", arguments.out.display().to_string().into());
    anyhow::ensure!(is_film || format.is_some(), plain(&texts.with("render-format", &[file()])));
    let source = source(arguments, &libraries(), texts)?;
    let theme = if arguments.theme == "light" { Theme::light() } else { Theme::dark() };
    let Size(width, height) = arguments.size.unwrap_or(if is_film { FILM } else { SIZE });
    let mut easel = Easel::new(theme, 1.0);
    draw(arguments, &mut easel, (source, format), egui::vec2(width as f32, height as f32), texts)?;
    tell_missing(texts, easel.missing());
    Ok(ExitCode::SUCCESS)
}

/// Tells which letters no font of this system has.
pub fn tell_missing(texts: &Texts, missing: &BTreeSet<char>) {
    if !missing.is_empty() {
        let letters: Vec<String> = missing.iter().map(char::to_string).collect();
        eprintln!("{}", plain(&texts.with("picture-letters", &[("letters", letters.join(" ").into())])));
    }
}

/// Draws the turns of a record, or a single picture, to the file or files that are asked for.
fn draw(
    arguments: &Arguments,
    easel: &mut Easel,
    (source, format): (Source, Option<Format>),
    size: egui::Vec2,
    texts: &Texts,
) -> anyhow::Result<()> {
    let is_film = format.is_none();
    let mut paint = |subject: &Subject| portrait(easel, texts, subject, size);
    if is_film || arguments.every_turn {
        let Source::Record(turns) = &source else { anyhow::bail!(plain(&texts.say("render-no-turns"))) };
        let last = turns.count();
        let mut frames = Vec::new();
        for turn in 0..=last {
            let Some(subject) = turns.after(Some(turn)) else { continue };
            let painted = paint(&subject);
            match format {
                Some(format) => save(texts, &numbered(&arguments.out, turn, last), &written(&painted, format)?)?,
                None => frames.push(raster(&painted)),
            }
        }
        if is_film {
            save(texts, &arguments.out, &Film::new(frames)?.write(TURN)?)?;
        }
        return Ok(());
    }
    let subject = match source {
        Source::Other(subject) => subject,
        Source::Record(turns) => {
            let values = [("turns", turns.count().into())];
            turns
                .after(arguments.turn)
                .ok_or_else(|| anyhow::Error::msg(plain(&texts.with("render-turns", &values))))?
        }
    };
    // Without an ending that asks for a picture, it would have been a film.
    let format = format.unwrap_or(Format::Png);
    save(texts, &arguments.out, &written(&paint(&subject), format)?)
}

/// The file of a turn: with its number before the ending, each with as many digits as the last.
fn numbered(out: &Path, turn: usize, last: usize) -> PathBuf {
    let digits = last.to_string().len();
    let stem = out.file_stem().unwrap_or_default().to_string_lossy();
    let ending = out.extension().unwrap_or_default().to_string_lossy();
    out.with_file_name(format!("{stem}-{turn:0digits$}.{ending}"))
}

fn save(texts: &Texts, path: &Path, bytes: &[u8]) -> anyhow::Result<()> {
    let failed = |reason| anyhow::Error::msg(plain(&format!("{}: {reason}", path.display())));
    write_bytes(path, bytes).map_err(|error| failed(failures::file(texts, &error)))
}

fn source(arguments: &Arguments, libraries: &Libraries, texts: &Texts) -> anyhow::Result<Source> {
    let path = Path::new(&arguments.subject);
    let at_file = |reason: String| anyhow::Error::msg(plain(&format!("{}: {reason}", path.display())));
    if has_ending(path, RECORD_ENDING) {
        let opened = listing::open_record(texts, libraries, path).map_err(at_file)?;
        return Ok(Source::Record(Turns::new(opened)));
    }
    if has_ending(path, "json") {
        let text = read_text(path, MAX_RECORD_SIZE).map_err(|error| at_file(failures::file(texts, &error)))?;
        let game = arguments.game.or_else(|| game_of_state(&text)).unwrap_or_default();
        return with_game!(game, G => {
            let (rules, state) = read_state::<G>(libraries.of(), &text).map_err(|error| at_file(match error {
                NotAState::Variant(error) => failures::variant(texts, &error),
                other => other.to_string(),
            }))?;
            Ok(Source::Other(Subject::of_state::<G>(texts, rules, state)))
        });
    }
    let game = arguments.game.unwrap_or_else(|| libraries.game_of(&arguments.subject));
    with_game!(game, G => {
        let rules = opened::<G>(texts, libraries.of(), &arguments.subject)?;
        Ok(Source::Other(Subject::Variant(GameRules::of::<G>(rules))))
    })
}
