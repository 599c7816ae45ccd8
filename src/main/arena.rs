//! The arguments of `tikal arena`, and what it does with them.

use std::io::{self, IsTerminal, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::Duration;

use clap::Subcommand;
use tikal::arena::{
    Arena, ArenaError, Budget, Contender, MAX_GAMES, Match, Outcomes, Strength, Test, Who, Wish, conduct,
    merge_matches, resume_match, rungs, write_match,
};
use tikal::game::{MAX_SEED, Rules};
use tikal::lab::{Shard, Side, Studied};
use tikal::library::{Libraries, Library};
use tikal::protocol::Spoken;
use tikal::with_game;
use tikal::words::{self, Texts, Worded, plain};

use crate::{Choices, claim, game_of_results, jobs_of, say, seats, side, text_for_others};

/// What stands behind `tikal arena`.
#[derive(clap::Args)]
#[command(args_conflicts_with_subcommands = true, subcommand_negates_reqs = true)]
pub struct Arguments {
    #[command(subcommand)]
    command: Option<ArenaCommand>,
    /// Whose strength is told: a level; `program:` and the command of a program that speaks the engine protocol; or
    /// `program@LEVEL:` and its command, to ask it for a level.
    #[arg(long, value_name = "PLAYER", required = true)]
    a: Option<Who>,
    /// With whom it is compared.
    #[arg(long, value_name = "PLAYER", required = true)]
    b: Option<Who>,
    /// The nodes that A has for a decision, instead of those of its level.
    #[arg(long, value_name = "NODES", value_parser = clap::value_parser!(u64).range(1..))]
    nodes_a: Option<u64>,
    /// The nodes that B has for a decision.
    #[arg(long, value_name = "NODES", value_parser = clap::value_parser!(u64).range(1..))]
    nodes_b: Option<u64>,
    /// Stop as soon as it is decided between these two differences in Elo.
    #[arg(long, value_name = "LOW,HIGH", allow_hyphen_values = true)]
    sprt: Option<Test>,
    /// Go on from the games in this file, and keep them there meanwhile; it need not exist yet.
    #[arg(long, value_name = "FILE")]
    resume: Option<PathBuf>,
    #[command(flatten)]
    field: Field,
    #[command(flatten)]
    output: Output,
}

#[derive(Subcommand)]
enum ArenaCommand {
    /// Let every level meet the one below it, and print the table.
    Ladder {
        /// Keep the games of each pair of levels in a file of this folder, and go on from there.
        #[arg(long, value_name = "FOLDER")]
        resume: Option<PathBuf>,
        #[command(flatten)]
        field: Field,
    },
    /// Put several parts of one match together.
    Merge {
        /// The files that --json or --resume wrote.
        #[arg(required = true)]
        files: Vec<PathBuf>,
        #[command(flatten)]
        output: Output,
    },
}

/// The conditions of play.
#[derive(clap::Args)]
struct Field {
    /// How many games; blocks of equal deals are played whole, so there may be a few more.
    #[arg(long, default_value_t = 100, value_parser = clap::value_parser!(u64).range(1..=MAX_GAMES))]
    games: u64,
    /// A variant's id, or a path; the game's standard variant if none is given.
    #[arg(long)]
    variant: Option<String>,
    /// How many seats; as many as can play the variant if none is given.
    #[arg(long, value_parser = seats())]
    players: Option<u8>,
    #[command(flatten)]
    choices: Choices,
    /// What part of its own nodes every level has, such as 0.05 or 1/20.
    #[arg(long, value_name = "PART", default_value_t = Budget::WHOLE)]
    budget: Budget,
    /// The seed of the match.
    #[arg(long, default_value_t = 0, value_parser = clap::value_parser!(u64).range(..=MAX_SEED))]
    seed: u64,
    /// How many games are played at once; all cores but one if none is given. Changes nothing in the results.
    #[arg(long, value_parser = clap::value_parser!(u16).range(1..=1024))]
    jobs: Option<u16>,
    /// Play only the i-th of n equal parts of the match, to be merged later.
    #[arg(long, value_name = "i/n", default_value_t = Shard::WHOLE)]
    shard: Shard,
    /// How many seconds a program may think about an answer.
    #[arg(long, value_name = "SECONDS", default_value_t = 60, value_parser = clap::value_parser!(u64).range(1..=86_400))]
    limit: u64,
}

#[derive(clap::Args)]
struct Output {
    /// Write every game and all figures to this file, for `merge`, `--resume` and other programs.
    #[arg(long, value_name = "FILE")]
    json: Option<PathBuf>,
}

/// Plays a match or the ladder, or merges matches, and tells what came out.
pub fn run(arguments: Arguments, libraries: impl FnOnce() -> Libraries, texts: &Texts) -> anyhow::Result<ExitCode> {
    let Arguments { command, a, b, nodes_a, nodes_b, sprt, resume, field, output } = arguments;
    match command {
        Some(ArenaCommand::Merge { files, output }) => {
            let merged = with_game!(game_of_results(&files), G => merge_matches::<G>(&files));
            tell(texts, &merged.map_err(|error| told(texts, &error))?, &output)?;
            Ok(ExitCode::SUCCESS)
        }
        Some(ArenaCommand::Ladder { resume, field }) => {
            let libraries = libraries();
            with_game!(field.choices.game_of(&libraries, field.variant.as_deref()), G => {
                ladder::<G>(&field, resume.as_deref(), libraries.of(), texts)
            })
        }
        None => {
            let libraries = libraries();
            // Given, or a command stands in their place.
            let (Some(a), Some(b)) = (a, b) else { return Ok(ExitCode::FAILURE) };
            let (outcomes, failure) = with_game!(field.choices.game_of(&libraries, field.variant.as_deref()), G => {
                let (variant, text) = variant::<G>(&field, libraries.of(), texts)?;
                let players = [(&a, nodes_a), (&b, nodes_b)].map(|(who, nodes)| Contender::new::<G>(who, field.budget, nodes));
                meet(&field, variant, text, players, sprt, resume.as_deref(), texts)?
            });
            tell(texts, &outcomes, &output)?;
            Ok(failure.unwrap_or(ExitCode::SUCCESS))
        }
    }
}

/// Why the arena has failed, in words.
fn told(texts: &Texts, error: &ArenaError) -> anyhow::Error {
    anyhow::Error::msg(plain(&words::arena::failure(texts, error)))
}

/// The variant that is played, and its text if another program cannot know it.
fn variant<G: Studied + Spoken + Worded>(
    field: &Field,
    library: &Library<G>,
    texts: &Texts,
) -> anyhow::Result<(Side<G>, Option<String>)> {
    let side = side(texts, library, field.variant.as_deref().unwrap_or(G::STANDARD), &field.choices)?;
    let text = text_for_others::<G>(&side.rules)?;
    Ok((side, text))
}

/// Plays a match; with the exit code of the program if a player has failed, which was told then.
fn meet<G: Studied>(
    field: &Field,
    variant: Side<G>,
    variant_text: Option<String>,
    [a, b]: [Contender; 2],
    test: Option<Test>,
    kept: Option<&Path>,
    texts: &Texts,
) -> anyhow::Result<(Outcomes, Option<ExitCode>)> {
    let failed = |error: ArenaError| told(texts, &error);
    let seats = field.players.unwrap_or(*variant.rules.players().end());
    let (games, seed, limit) = (field.games, field.seed, Duration::from_secs(field.limit));
    let wish = Wish { variant, variant_text, seats, a, b, games, seed, test, limit };
    let plan = Match::new(wish).map_err(|reason| failed(reason.into()))?;
    let _claim = claim(texts, kept)?;
    let arena = match kept {
        Some(path) => resume_match(plan, field.shard, path).map_err(failed)?,
        None => Arena::new(plan, field.shard),
    };
    let is_watched = io::stderr().is_terminal();
    let (mut counted, mut line) = (None, String::new());
    let outcomes = conduct(&arena, jobs_of(field.jobs), kept, |progress| {
        if is_watched && counted != Some(progress.played) {
            counted = Some(progress.played);
            line = plain(&words::arena::progress(texts, progress, &Strength::of(&arena.outcomes())));
            // What is left of a longer line before is wiped away.
            let _ = write!(io::stderr(), "\r{line}\x1b[K");
        }
    });
    if is_watched {
        let _ = writeln!(io::stderr());
    }
    let failure = arena.failure().map(|failure| {
        let _ = writeln!(io::stderr(), "{}", plain(&words::arena::program_failure(texts, &failure)));
        ExitCode::FAILURE
    });
    Ok((outcomes.map_err(failed)?, failure))
}

/// Writes the file and prints the report. The file is written first: a reader of the report who goes away does not lose
/// it.
fn tell(texts: &Texts, outcomes: &Outcomes, output: &Output) -> anyhow::Result<()> {
    if let Some(path) = &output.json {
        write_match(path, outcomes).map_err(|error| told(texts, &error))?;
    }
    words::arena::report(texts, outcomes).iter().try_for_each(|line| say(&plain(line)))
}

/// Plays every level against the one below it, and prints the table.
fn ladder<G: Studied + Spoken + Worded>(
    field: &Field,
    folder: Option<&Path>,
    library: &Library<G>,
    texts: &Texts,
) -> anyhow::Result<ExitCode> {
    let (variant, text) = variant(field, library, texts)?;
    let mut played = Vec::new();
    for rung in rungs() {
        let players = [rung.upper, rung.lower].map(|level| Contender::new::<G>(&Who::Level(level), field.budget, None));
        let kept = folder.map(|folder| folder.join(format!("{}-{}.json", rung.upper, rung.lower)));
        if io::stderr().is_terminal() {
            let _ = writeln!(io::stderr(), "{}", words::arena::pair(texts, rung));
        }
        let (outcomes, _) = meet(field, variant.clone(), text.clone(), players, None, kept.as_deref(), texts)?;
        played.push((rung, outcomes));
    }
    words::arena::ladder(texts, &played).iter().try_for_each(|line| say(&plain(line)))?;
    Ok(ExitCode::SUCCESS)
}
