//! The arguments of `tikal puzzles`, and what it does with them.

use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use tikal::ai::Level;
use tikal::game::{Game, MAX_SEED, Seat};
use tikal::lab::Studied;
use tikal::library::{Libraries, Library};
use tikal::puzzles::{Puzzle, PuzzleGame, Sought, confirm, find, read, write};
use tikal::with_game;
use tikal::words::{Texts, Worded};

use crate::{ensure_players, opened, say};

/// What stands behind `tikal puzzles`.
#[derive(clap::Args)]
pub struct Arguments {
    /// The variant: its id, or a path.
    #[arg(default_value = "classic")]
    variant: String,
    /// How many games are searched.
    #[arg(long, default_value_t = 10, value_parser = clap::value_parser!(u64).range(1..=100_000))]
    games: u64,
    /// The seed of the first game.
    #[arg(long, default_value_t = 0, value_parser = clap::value_parser!(u64).range(..=MAX_SEED))]
    seed: u64,
    /// How many players.
    #[arg(long, default_value_t = 2, value_parser = clap::value_parser!(u8).range(2..=4))]
    players: u8,
    /// Auction the turns, whatever the variant says.
    #[arg(long)]
    auction: bool,
    /// Who plays the games.
    #[arg(long, default_value_t = Level::Adept)]
    level: Level,
    /// The nodes with which a position is searched that may be a puzzle.
    #[arg(long, default_value_t = 4_000_000, value_parser = clap::value_parser!(u64).range(1..))]
    nodes: u64,
    /// Instead, judge the puzzles of this file once more, and keep those whose solution is as clearly the best.
    #[arg(long, value_name = "FILE", conflicts_with_all = ["games", "players", "auction", "level"])]
    check: Option<PathBuf>,
    /// Write the puzzles to this file, in the place of what is there.
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
}

/// Finds puzzles, and prints or writes them.
pub fn run(arguments: Arguments, libraries: impl FnOnce() -> Libraries, texts: &Texts) -> anyhow::Result<ExitCode> {
    let libraries = libraries();
    with_game!(libraries.game_of(&arguments.variant), G => seek::<G>(arguments, libraries.of(), texts))
}

/// Finds puzzles of one game.
fn seek<G: PuzzleGame + Studied + Worded>(
    arguments: Arguments,
    library: &Library<G>,
    texts: &Texts,
) -> anyhow::Result<ExitCode> {
    let Arguments { variant, games, seed, players, auction, level, nodes, check, out } = arguments;
    let rules = opened(texts, library, &variant)?;
    if let Some(path) = check {
        let puzzles = read::<G>(&fs::read_to_string(&path)?)?;
        let mut kept = Vec::new();
        for puzzle in &puzzles {
            let confirmed = confirm::<G>(&rules, puzzle, nodes, seed);
            let _ = writeln!(io::stderr(), "{}: {}", puzzle.id, if confirmed.is_some() { "kept" } else { "dropped" });
            kept.extend(confirmed);
        }
        return put(&kept, out.as_deref());
    }
    ensure_players::<G>(texts, &variant, &rules, players)?;
    let setup = G::setup_of(&rules, auction, Seat::default());
    let sought = Sought::<G> {
        rules: &rules,
        name: G::sort_of(&setup),
        players,
        setup,
        level,
        plan_nodes: level.nodes().min(nodes),
        nodes,
    };
    let mut found = Vec::new();
    for seed in seed..seed.saturating_add(games) {
        let search = find(&sought, seed);
        // That nobody reads this is no reason to stop.
        let _ = writeln!(
            io::stderr(),
            "game {seed}: {} turns, {} promising, {} puzzles",
            search.turns,
            search.promising,
            search.found.len()
        );
        found.extend(search.found);
        // Written after each game, so that nothing is lost when the search is broken off.
        if out.is_some() {
            put(&found, out.as_deref())?;
        }
    }
    if out.is_none() { put(&found, None) } else { Ok(ExitCode::SUCCESS) }
}

/// Writes puzzles to a file, or prints them.
fn put<G: Game>(puzzles: &[Puzzle<G>], path: Option<&Path>) -> anyhow::Result<ExitCode> {
    let text = write(puzzles)?;
    match path {
        Some(path) => fs::write(path, text)?,
        None => say(&text)?,
    }
    Ok(ExitCode::SUCCESS)
}
