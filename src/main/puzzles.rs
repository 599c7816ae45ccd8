//! The arguments of `tikal puzzles`, and what it does with them.

use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use tikal::ai::Level;
use tikal::game::{Game, MAX_SEED, Rules};
use tikal::lab::{PROGRAM, Studied};
use tikal::library::{FileError, Libraries, Library, read_text, write_text};
use tikal::protocol::Spoken;
use tikal::puzzles::{
    KeptSearch, MAX_PUZZLES_SIZE, Puzzle, PuzzleGame, SearchHeader, Sought, confirm, find, read, write,
};
use tikal::with_game;
use tikal::words::{Texts, Worded, failures, plain};

use crate::{Choices, claim, ensure_players, opened, say, seats};

/// What stands behind `tikal puzzles`.
#[derive(clap::Args)]
pub struct Arguments {
    /// The variant: its id, or a path; the game's standard variant if none is given.
    variant: Option<String>,
    /// How many games are searched.
    #[arg(long, default_value_t = 10, value_parser = clap::value_parser!(u64).range(1..=100_000))]
    games: u64,
    /// The seed of the first game.
    #[arg(long, default_value_t = 0, value_parser = clap::value_parser!(u64).range(..=MAX_SEED))]
    seed: u64,
    /// How many players.
    #[arg(long, default_value_t = 2, value_parser = seats())]
    players: u8,
    #[command(flatten)]
    choices: Choices,
    /// Who plays the games.
    #[arg(long, default_value_t = Level::Adept)]
    level: Level,
    /// The nodes with which a position is searched that may be a puzzle.
    #[arg(long, default_value_t = 4_000_000, value_parser = clap::value_parser!(u64).range(1..))]
    nodes: u64,
    /// Instead, judge the puzzles of this file once more, and keep those whose solution is as clearly the best.
    #[arg(long, value_name = "FILE", conflicts_with_all = ["games", "players", "auction", "scenario", "level", "resume"])]
    check: Option<PathBuf>,
    /// Go on from the search in this file, and keep it there meanwhile; it need not exist yet.
    #[arg(long, value_name = "FILE")]
    resume: Option<PathBuf>,
    /// Write the puzzles to this file, in the place of what is there.
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
}

/// Finds puzzles, and prints or writes them.
pub fn run(arguments: Arguments, libraries: impl FnOnce() -> Libraries, texts: &Texts) -> anyhow::Result<ExitCode> {
    let libraries = libraries();
    with_game!(arguments.choices.game_of(&libraries, arguments.variant.as_deref()), G => seek::<G>(arguments, libraries.of(), texts))
}

/// Why something cannot be done with a file, with its path in front.
fn of_file(path: &Path, reason: &str) -> anyhow::Error {
    anyhow::Error::msg(plain(&format!("{}: {reason}", path.display())))
}

/// The text of a file of puzzles.
fn text_in(texts: &Texts, path: &Path) -> anyhow::Result<String> {
    read_text(path, MAX_PUZZLES_SIZE).map_err(|error| of_file(path, &failures::file(texts, &error)))
}

/// Finds puzzles of one game.
fn seek<G: PuzzleGame + Studied + Spoken + Worded>(
    arguments: Arguments,
    library: &Library<G>,
    texts: &Texts,
) -> anyhow::Result<ExitCode> {
    let Arguments { variant, games, seed, players, choices, level, nodes, check, resume, out } = arguments;
    let variant = variant.as_deref().unwrap_or(G::STANDARD);
    let rules = opened(texts, library, variant)?;
    if let Some(path) = check {
        let puzzles = read::<G>(&text_in(texts, &path)?).map_err(|error| of_file(&path, &error.to_string()))?;
        let mut kept = Vec::new();
        for puzzle in &puzzles {
            let confirmed = confirm::<G>(&rules, puzzle, nodes, seed);
            let said = if confirmed.is_some() { "kept" } else { "dropped" };
            let _ = writeln!(io::stderr(), "{}: {said}", plain(&puzzle.id));
            kept.extend(confirmed);
        }
        return put(texts, &kept, out.as_deref());
    }
    ensure_players::<G>(texts, variant, &rules, players)?;
    let setup = choices.setup::<G>(texts, &rules)?;
    let sought = Sought::<G> {
        rules: &rules,
        name: G::sort_of(&setup),
        players,
        setup,
        level,
        plan_nodes: level.nodes().min(nodes),
        nodes,
    };
    let header = SearchHeader {
        program: PROGRAM.to_owned(),
        variant: rules.id().to_owned(),
        hash: rules.hash().to_owned(),
        sort: sought.name.to_owned(),
        players,
        level: level.id().to_owned(),
        nodes,
        seed,
    };
    let _claim = claim(texts, resume.as_deref())?;
    let mut kept = gone_on_with::<G>(texts, header, resume.as_deref())?;
    let keep = |kept: &KeptSearch<G>| -> anyhow::Result<()> {
        if let Some(path) = &resume {
            put_text(texts, path, &kept.write()?)?;
        }
        // Written after each game, so that nothing is lost when the search is broken off.
        if out.is_some() {
            put(texts, &kept.found, out.as_deref())?;
        }
        Ok(())
    };
    // That it cannot be kept is told before anything is searched.
    keep(&kept)?;
    for seed in seed.saturating_add(kept.searched)..seed.saturating_add(games) {
        let search = find(&sought, seed);
        // That nobody reads this is no reason to stop.
        let _ = writeln!(
            io::stderr(),
            "game {seed}: {} turns, {} promising, {} puzzles",
            search.turns,
            search.promising,
            search.found.len()
        );
        kept.found.extend(search.found);
        kept.searched += 1;
        keep(&kept)?;
    }
    if out.is_none() { put(texts, &kept.found, None) } else { Ok(ExitCode::SUCCESS) }
}

/// The search in a file, if that is this one; a new one if there is no file.
fn gone_on_with<G: Game>(texts: &Texts, header: SearchHeader, path: Option<&Path>) -> anyhow::Result<KeptSearch<G>> {
    let Some(path) = path else { return Ok(KeptSearch::new(header)) };
    let text = match read_text(path, MAX_PUZZLES_SIZE) {
        Err(FileError::System { source, .. }) if source.kind() == io::ErrorKind::NotFound => {
            return Ok(KeptSearch::new(header));
        }
        text => text.map_err(|error| of_file(path, &failures::file(texts, &error)))?,
    };
    let kept = KeptSearch::read(&text).map_err(|error| of_file(path, &error.to_string()))?;
    kept.goes_on_as(&header).map_err(|part| of_file(path, &format!("it is of another search: {part}")))?;
    Ok(kept)
}

/// Writes puzzles to a file, or prints them.
fn put<G: Game>(texts: &Texts, puzzles: &[Puzzle<G>], path: Option<&Path>) -> anyhow::Result<ExitCode> {
    let text = write(puzzles)?;
    match path {
        Some(path) => put_text(texts, path, &text)?,
        None => say(&text)?,
    }
    Ok(ExitCode::SUCCESS)
}

/// Writes a file; an older one stays until the new one is complete. What could not be read again is refused.
fn put_text(texts: &Texts, path: &Path, text: &str) -> anyhow::Result<()> {
    let written = if text.len() as u64 > MAX_PUZZLES_SIZE {
        Err(FileError::TooLarge { path: path.to_owned(), most: MAX_PUZZLES_SIZE })
    } else {
        write_text(path, text)
    };
    written.map_err(|error| of_file(path, &failures::file(texts, &error)))
}
