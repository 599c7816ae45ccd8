//! The tools for records: `tikal verify` checks them, `tikal replay` prints a game in words.

use std::io::{self, Write as _};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use tikal::game::Sight;
use tikal::library::{self, Libraries};
use tikal::listing::{self, Opened};
use tikal::with_game;
use tikal::words::replay::{self, Narrated, Tale};
use tikal::words::{Texts, failures, plain};

use super::say;

#[derive(clap::Args)]
pub struct Arguments {
    /// The record.
    record: PathBuf,
    /// Print only this turn, as it is numbered where all are printed.
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    turn: Option<u64>,
    /// For whom, in a game with secrets: the number or name of a seat, `spectator` or `all`.
    #[arg(long = "as", value_name = "SEAT|spectator|all")]
    sight: Option<String>,
    /// Print where it parts from this record, which began in the same way.
    #[arg(long, value_name = "OTHER", conflicts_with_all = ["turn", "summary"])]
    against: Option<PathBuf>,
    /// Print a summary to paste: players, scores, turning points.
    #[arg(long, conflicts_with = "turn")]
    summary: bool,
}

/// Checks records, each told in a line; fails if something is wrong with one.
pub fn verify(files: &[PathBuf], libraries: &Libraries, texts: &Texts) -> anyhow::Result<ExitCode> {
    let mut all_sound = true;
    for file in files {
        let checked = match library::read_record(file) {
            Err(error) => Err(replay::no_record(texts, file, failures::file(texts, &error))),
            Ok(bytes) => with_game!(library::game_of_record(&bytes), G => {
                match library::replay_bytes(file, &bytes, libraries.of::<G>()) {
                    Err(error) => Err(replay::not_read::<G>(texts, file, &error)),
                    Ok(game) => replay::checked::<G>(texts, file, &game),
                }
            }),
        };
        all_sound &= checked.is_ok();
        let (Ok(line) | Err(line)) = checked;
        say(&plain(&line))?;
    }
    Ok(if all_sound { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

/// Prints a game in words.
pub fn run(arguments: &Arguments, libraries: &Libraries, texts: &Texts) -> anyhow::Result<ExitCode> {
    let open = |path: &Path| {
        let opened = listing::open_record(texts, libraries, path);
        opened.map_err(|reason| anyhow::Error::msg(plain(&replay::no_record(texts, path, reason))))
    };
    let other = arguments.against.as_deref().map(open).transpose()?;
    with_game!(open(&arguments.record)?, Opened::G(game) => {
        let other = match &other {
            None => None,
            Some(other) => match other.own::<G>() {
                Some(other) => Some(&**other),
                None => return lines([texts.say("parting-other-start")]),
            },
        };
        print::<G>(arguments, texts, &game, other)
    })
}

/// Prints a game of one sort, or where it parts from another.
fn print<G: Narrated>(
    arguments: &Arguments,
    texts: &Texts,
    game: &library::OpenedGame<G>,
    other: Option<&library::OpenedGame<G>>,
) -> anyhow::Result<ExitCode> {
    let seats = game.record.seated();
    let has_secrets = game.session.has_secrets();
    let sight = match &arguments.sight {
        Some(asked) => replay::sight_of(asked, &seats)
            .ok_or_else(|| anyhow::Error::msg(plain(&replay::no_sight(texts, asked, &seats))))?,
        None if has_secrets => Sight::Spectator,
        None => Sight::Everything,
    };
    if has_secrets {
        let told = texts.with("replay-secrets", &[("sight", replay::sight_told(texts, sight, &seats).into())]);
        // Beside what is printed, so that a file of it holds the game alone.
        let _ = writeln!(io::stderr(), "{}", plain(&told));
    }
    let tale = Tale { texts, session: &game.session, seats: &seats, sight, comments: &game.record.comments };
    if let Some(other) = other {
        let seats = other.record.seated();
        let other = Tale { session: &other.session, seats: &seats, comments: &other.record.comments, ..tale };
        return lines(replay::parting_told(texts, &tale, &other));
    }
    if arguments.summary {
        return lines(replay::summary(texts, &game.session, &seats).lines().map(str::to_owned));
    }
    if let Some(turn) = arguments.turn {
        let index = usize::try_from(turn - 1).unwrap_or(usize::MAX);
        let Some(turn) = tale.turn(index) else {
            let values = [("turn", turn.into()), ("turns", tale.turns().into())];
            anyhow::bail!(plain(&texts.with("replay-no-turn", &values)));
        };
        return lines(turn);
    }
    say(&plain(&tale.heading()))?;
    for turn in 0..tale.turns() {
        say("")?;
        lines(tale.turn(turn).into_iter().flatten())?;
    }
    say("")?;
    lines(tale.end())
}

/// Prints lines.
fn lines(lines: impl IntoIterator<Item = String>) -> anyhow::Result<ExitCode> {
    for line in lines {
        say(&plain(&line))?;
    }
    Ok(ExitCode::SUCCESS)
}
