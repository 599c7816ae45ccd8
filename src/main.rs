//! The command line: reads the arguments and starts the window or one of the tools. What these do, the library decides.
#![forbid(unsafe_code)]
#![cfg_attr(all(not(debug_assertions), feature = "window"), windows_subsystem = "windows")]

#[path = "main/arena.rs"]
mod arena;
#[cfg(feature = "net")]
#[path = "main/host.rs"]
mod host;
#[cfg(feature = "net")]
#[path = "main/join.rs"]
mod join;
#[path = "main/manual.rs"]
mod manual;
#[cfg(feature = "window")]
#[path = "main/print.rs"]
mod print;
#[path = "main/puzzles.rs"]
mod puzzles;
#[cfg(feature = "window")]
#[path = "main/render.rs"]
mod render;
#[path = "main/replay.rs"]
mod replay;

use std::io::{self, IsTerminal, Read, Write};
use std::num::NonZeroUsize;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::Arc;

use clap::{CommandFactory as _, Parser, Subcommand};
use tikal::ai::{Level, Thought};
#[cfg(feature = "window")]
use tikal::app::{Given, kit::settings::SCALES};
use tikal::game::{Dealer, Game, MAX_RECORD_SIZE, MAX_SEATS, MAX_SEED, Rules, Seat};
use tikal::games::GameId;
use tikal::lab::{
    self, LabError, MAX_GAMES, MAX_RUN_SIZE, Plan, Results, SetupWish, Shard, Side, Studied, Study, Wish,
};
use tikal::library::{self, Claim, Libraries, Library, MAX_SHARED, Shipped as _, game_of_variant, read_variant};
use tikal::listing::{self, Opened};
use tikal::platform::preferred_languages;
use tikal::protocol::{Engines, Input, Spoken, serve};
use tikal::with_game;
use tikal::words::{self, Language, Texts, Worded, checks, failures, plain};

/// The board games Tikal, Tikal Legend and The Temple of Chac: opens their window, or runs one of the tools.
#[derive(Parser)]
#[command(version, about)]
struct Arguments {
    #[command(subcommand)]
    command: Option<Command>,
    /// Also offer the variant files of this folder.
    #[arg(long, value_name = "DIR", global = true)]
    variants: Option<PathBuf>,
    #[arg(long, value_name = "LANGUAGE", value_parser = language, global = true, help = language_help())]
    lang: Option<Language>,
    /// Show text and buttons at this size in this run, from 0.8 to 2.
    #[cfg(feature = "window")]
    #[arg(long, value_name = "FACTOR", value_parser = scale)]
    scale: Option<f32>,
    /// Open this record (`.tikal`) or variant (`.ron`).
    #[cfg(feature = "window")]
    file: Option<PathBuf>,
}

#[derive(Subcommand)]
enum Command {
    /// Speak the engine protocol on standard input and output.
    Engine,
    /// Check variant files and list all their problems; fails if one of them cannot be played.
    Check {
        /// The files.
        #[arg(required = true)]
        files: Vec<PathBuf>,
    },
    /// Check records: every action and the final scores; fails if one of them does not hold.
    Verify {
        /// The records.
        #[arg(required = true)]
        records: Vec<PathBuf>,
    },
    /// Print a game in words: turns, actions, comments and scores.
    Replay(replay::Arguments),
    /// Print a variant or a record as a short code to paste.
    Share {
        /// The file.
        file: PathBuf,
    },
    /// Print the variant or the record that a code holds, as the text of a file.
    Unshare {
        /// The code; read from standard input if it is left out.
        code: Option<String>,
    },
    /// Play random games and say how fast that went.
    Playouts {
        /// A variant's id, or a path; the game's standard variant if none is given.
        #[arg(long)]
        variant: Option<String>,
        /// How many players.
        #[arg(long, default_value_t = 4, value_parser = seats())]
        players: u8,
        #[command(flatten)]
        choices: Choices,
        /// How many games.
        #[arg(long, default_value_t = 1000, value_parser = clap::value_parser!(u64).range(1..))]
        games: u64,
        /// The seed of the first game.
        #[arg(long, default_value_t = 0)]
        seed: u64,
    },
    /// Let computer players play a variant many times, and measure what happens.
    Lab(Lab),
    /// Let two players meet in many games, and say which is the stronger.
    Arena(arena::Arguments),
    /// Let computers play, and find positions in which one turn is clearly best.
    Puzzles(puzzles::Arguments),
    /// Host a game over the net: print a ticket, wait for guests, and keep a log.
    #[cfg(feature = "net")]
    Host(host::Arguments),
    /// Join a game over the net with a ticket, as a computer player, or to look on.
    #[cfg(feature = "net")]
    Join(join::Arguments),
    /// Print what lets a shell complete these arguments.
    Completions {
        /// The shell.
        shell: manual::Shell,
    },
    /// Write the manual pages of the program and of each tool.
    Manual {
        /// The folder for them.
        folder: PathBuf,
    },
    /// Draw a game or a board to a picture, a page, or a film of a whole game.
    #[cfg(feature = "window")]
    Render(render::Arguments),
    /// Print a variant to cut out and play: boards, tiles, cards and pieces at their true size, and its rules in brief.
    #[cfg(feature = "window")]
    Print(print::Arguments),
}

#[derive(clap::Args)]
#[command(args_conflicts_with_subcommands = true, subcommand_negates_reqs = true)]
struct Lab {
    #[command(subcommand)]
    command: Option<LabCommand>,
    /// The variant to study: its id, or a path.
    #[arg(required = true)]
    variant: Option<String>,
    /// How many games of each variant.
    #[arg(long, default_value_t = 100, value_parser = clap::value_parser!(u64).range(1..=MAX_GAMES))]
    games: u64,
    /// How many players; as many as can play the variant if none is given.
    #[arg(long, value_parser = seats())]
    players: Option<u8>,
    #[command(flatten)]
    choices: Choices,
    #[arg(long, default_value_t = Level::default(), help = level_help())]
    level: Level,
    /// Compare with this variant, such as the one it was made from: its id, or a path.
    #[arg(long, value_name = "PARENT")]
    against: Option<String>,
    /// The seed of the run.
    #[arg(long, default_value_t = 0, value_parser = clap::value_parser!(u64).range(..=MAX_SEED))]
    seed: u64,
    /// How many games are played at once; all cores but one if none is given. Changes nothing in the results.
    #[arg(long, value_parser = clap::value_parser!(u16).range(1..=1024))]
    jobs: Option<u16>,
    /// Play only the i-th of n equal parts of the run, to be merged later.
    #[arg(long, value_name = "i/n", default_value_t = Shard::WHOLE)]
    shard: Shard,
    /// Go on from the results in this file, and keep them there meanwhile; it need not exist yet.
    #[arg(long, value_name = "FILE")]
    resume: Option<PathBuf>,
    #[command(flatten)]
    output: LabOutput,
}

#[derive(clap::Args)]
struct LabOutput {
    /// Write every figure to this file, as comma-separated values.
    #[arg(long, value_name = "FILE")]
    csv: Option<PathBuf>,
    /// Write the whole results to this file, for `merge`, `--resume` and other programs.
    #[arg(long, value_name = "FILE")]
    json: Option<PathBuf>,
}

/// The game that is meant, and the choices before a game of it.
#[derive(clap::Args)]
struct Choices {
    /// The game, where no variant says it, or several games have a variant of this id.
    #[arg(long, value_name = "GAME", value_parser = game)]
    game: Option<GameId>,
    /// Auction the turns, whatever the variant says (tikal).
    #[arg(long)]
    auction: bool,
    /// Play this scenario of the variant, instead of its first (legend).
    #[arg(long, value_name = "SCENARIO")]
    scenario: Option<String>,
}

impl Choices {
    /// The game of the variant with this id, or in this file.
    fn game_of(&self, libraries: &Libraries, variant: Option<&str>) -> GameId {
        self.game.unwrap_or_else(|| variant.map(|variant| libraries.game_of(variant)).unwrap_or_default())
    }

    fn wish(&self) -> SetupWish {
        SetupWish { auction: self.auction, scenario: self.scenario.clone() }
    }

    /// The setup of a game in which seat 0 begins; refused where the game knows no such choice, or the variant has no such
    /// scenario.
    fn setup<G: Studied + Spoken + Worded>(&self, texts: &Texts, rules: &G::Rules) -> anyhow::Result<G::Setup> {
        let chosen = [("auction", self.auction), ("scenario", self.scenario.is_some())];
        let strange = chosen.into_iter().find(|(name, is_chosen)| *is_chosen && !G::SETUP_FIELDS.contains(name));
        if let Some((name, _)) = strange {
            anyhow::bail!(plain(&failures::no_such_choice(texts, name, G::ID)));
        }
        let setup = G::setup_of(rules, &self.wish(), Seat::default());
        G::check_setup(rules, *rules.players().start(), &setup)
            .map_err(|wrong| anyhow::Error::msg(plain(&G::wrong_setup(texts, &wrong))))?;
        Ok(setup)
    }
}

#[derive(Subcommand)]
enum LabCommand {
    /// Put the results of several parts of one run together.
    Merge {
        /// The files that --json wrote.
        #[arg(required = true)]
        files: Vec<PathBuf>,
        #[command(flatten)]
        output: LabOutput,
    },
}

/// The most that a code holds, of a variant or of a record.
const MOST_READ: u64 = if MAX_RECORD_SIZE > MAX_SHARED as u64 { MAX_RECORD_SIZE } else { MAX_SHARED as u64 };

fn main() -> anyhow::Result<ExitCode> {
    // What the window library logs when there is no window is said in words instead.
    let filter = env_logger::Env::default().default_filter_or("error,eframe::native::run=off");
    let mut logger = env_logger::Builder::from_env(filter);
    #[cfg(feature = "window")]
    {
        let logger = logger.build();
        let printed = logger.filter();
        tikal::app::log_book::begin(logger, printed);
    }
    #[cfg(not(feature = "window"))]
    logger.init();
    let arguments = Arguments::parse();
    let language = arguments.lang.unwrap_or_else(|| Language::preferred(&preferred_languages()));
    let folder = arguments.variants.clone();
    let libraries = move || {
        let libraries = Libraries::load(folder.as_deref());
        if libraries.rejected().next().is_some() {
            let texts = Texts::new(language);
            for &game in GameId::ALL {
                with_game!(game, G => tell_rejected::<G>(&texts, libraries.of()));
            }
        }
        libraries
    };
    match arguments.command {
        Some(Command::Engine) => {
            let thought = Arc::<Thought>::default();
            let input = Input::new(io::stdin(), Arc::clone(&thought))?;
            serve(&mut Engines::new(libraries()).cancelled_by(thought), input, io::stdout().lock())?;
            Ok(ExitCode::SUCCESS)
        }
        Some(Command::Check { files }) => check(&files, &Texts::new(language)),
        Some(Command::Verify { records }) => replay::verify(&records, &libraries(), &Texts::new(language)),
        Some(Command::Replay(arguments)) => {
            let texts = Texts::new(language);
            replay::run(&arguments, &libraries(), &texts).or_else(|reason| failed(&reason))
        }
        Some(Command::Share { file }) => told(share(&file, &Texts::new(language))),
        Some(Command::Unshare { code }) => told(unshare(code, &Texts::new(language))?),
        Some(Command::Playouts { variant, players, choices, games, seed }) => {
            let texts = Texts::new(language);
            let libraries = libraries();
            with_game!(choices.game_of(&libraries, variant.as_deref()), G => {
                let variant = variant.as_deref().unwrap_or(G::STANDARD);
                let rules = opened::<G>(&texts, libraries.of(), variant)?;
                ensure_players::<G>(&texts, variant, &rules, players)?;
                choices.setup::<G>(&texts, &rules)?;
                let wish = choices.wish();
                let setup = |seed| G::setup_of(&rules, &wish, Dealer::first_player(seed, players));
                say(&tikal::playouts::play::<G>(&rules, players, setup, games, seed).to_string())?;
            });
            Ok(ExitCode::SUCCESS)
        }
        Some(Command::Lab(lab)) => {
            let texts = Texts::new(language);
            study(lab, libraries, &texts).or_else(|reason| failed(&reason))
        }
        Some(Command::Arena(arguments)) => {
            let texts = Texts::new(language);
            arena::run(arguments, libraries, &texts).or_else(|reason| failed(&reason))
        }
        Some(Command::Puzzles(arguments)) => {
            let texts = Texts::new(language);
            puzzles::run(arguments, libraries, &texts).or_else(|reason| failed(&reason))
        }
        #[cfg(feature = "net")]
        Some(Command::Host(arguments)) => {
            let texts = Texts::new(language);
            host::run(&arguments, &libraries(), &texts).or_else(|reason| failed(&reason))
        }
        #[cfg(feature = "net")]
        Some(Command::Join(arguments)) => {
            let texts = Texts::new(language);
            join::run(&arguments, &libraries(), &texts).or_else(|reason| failed(&reason))
        }
        Some(Command::Completions { shell }) => {
            say(manual::completions(Arguments::command(), shell).trim_end()).map(|()| ExitCode::SUCCESS)
        }
        Some(Command::Manual { folder }) => {
            manual::write_pages(Arguments::command(), &folder).or_else(|reason| failed(&reason))
        }
        #[cfg(feature = "window")]
        Some(Command::Render(arguments)) => {
            let texts = Texts::new(language);
            render::run(&arguments, libraries, &texts).or_else(|reason| failed(&reason))
        }
        #[cfg(feature = "window")]
        Some(Command::Print(arguments)) => {
            let texts = Texts::new(language);
            print::run(&arguments, libraries, &texts).or_else(|reason| failed(&reason))
        }
        None => {
            #[cfg(feature = "window")]
            {
                let given = Given { language: arguments.lang, scale: arguments.scale, ..Given::default() };
                if let Err(reason) = tikal::app::run(libraries, arguments.file, given) {
                    let _ = writeln!(io::stderr(), "{}", reason.in_words(&Texts::new(language)));
                    return Ok(ExitCode::FAILURE);
                }
            }
            #[cfg(not(feature = "window"))]
            say("this build has no window: see `tikal --help` for the tools")?;
            Ok(ExitCode::SUCCESS)
        }
    }
}

/// Tells why a tool has failed.
#[expect(clippy::unnecessary_wraps, reason = "it stands in the place of a tool's result")]
fn failed(reason: &anyhow::Error) -> anyhow::Result<ExitCode> {
    // That nobody reads this is no reason to fail otherwise.
    let _ = writeln!(io::stderr(), "{reason}");
    Ok(ExitCode::FAILURE)
}

/// The number of games that a tool plays at once.
fn jobs_of(jobs: Option<u16>) -> NonZeroUsize {
    jobs.and_then(|jobs| NonZeroUsize::new(jobs.into())).unwrap_or_else(lab::spare_cores)
}

/// Tells which variant files of a game are left out, and why.
fn tell_rejected<G: Worded>(texts: &Texts, library: &Library<G>) {
    for rejected in library.rejected() {
        // That nobody reads this is no reason to stop.
        let _ = writeln!(io::stderr(), "{}", plain(&failures::rejected(texts, rejected)));
    }
}

/// The variant with this id, or in this file.
fn opened<G: Worded>(texts: &Texts, library: &Library<G>, id_or_path: &str) -> anyhow::Result<Arc<G::Rules>> {
    library.open(id_or_path).map_err(|error| anyhow::Error::msg(plain(&failures::variant(texts, &error))))
}

/// The claim to the file in which a run keeps its results, if it keeps them; refused where another run has it.
fn claim(texts: &Texts, kept: Option<&Path>) -> anyhow::Result<Option<Claim>> {
    let Some(path) = kept else { return Ok(None) };
    let claim = Claim::take(path).map_err(|error| anyhow::Error::msg(plain(&failures::file(texts, &error))))?;
    anyhow::ensure!(claim.is_some(), plain(&failures::kept_by_another(texts, path)));
    Ok(claim)
}

/// Refuses a number of players that the variant, given by this name, is not for.
fn ensure_players<G: Game>(texts: &Texts, name: &str, rules: &G::Rules, players: u8) -> anyhow::Result<()> {
    let able = rules.players();
    anyhow::ensure!(able.contains(&players), plain(&failures::players(texts, name, *able.start(), *able.end())));
    Ok(())
}

/// The variant with this id, or in this file, to be played as its file says but for what was chosen.
fn side<G: Studied + Spoken + Worded>(
    texts: &Texts,
    library: &Library<G>,
    id: &str,
    choices: &Choices,
) -> anyhow::Result<Side<G>> {
    let rules = opened(texts, library, id)?;
    let setup = choices.setup::<G>(texts, &rules)?;
    Ok(Side { rules, setup })
}

/// The text of a variant, if another program cannot know it.
fn text_for_others<G: Spoken>(rules: &G::Rules) -> anyhow::Result<Option<String>> {
    let built_in = Library::<G>::built_in();
    let is_known = built_in.find(rules.id()).is_some_and(|own| own.hash() == rules.hash());
    Ok(if is_known { None } else { Some(G::write_definition(rules.definition())?) })
}

/// The game of a file of results. A file that cannot be read belongs to the first game, which says what is wrong with it.
fn game_of_results(files: &[PathBuf]) -> GameId {
    let text = files.first().and_then(|file| library::read_text(file, MAX_RUN_SIZE).ok());
    text.and_then(|text| GameId::from_id(&lab::game_of_run(&text)?)).unwrap_or_default()
}

/// Runs the laboratory, or merges its results, and tells what it found.
fn study(mut lab: Lab, libraries: impl FnOnce() -> Libraries, texts: &Texts) -> anyhow::Result<ExitCode> {
    if let Some(LabCommand::Merge { files, output }) = lab.command.take() {
        return with_game!(game_of_results(&files), G => {
            let merged = lab::merge_runs::<G>(&files).map_err(|error| not_studied(texts, &error))?;
            tell_results::<G>(texts, &merged, &output)
        });
    }
    let libraries = libraries();
    // Given, or `merge` stands in its place.
    let variant = lab.variant.as_deref().unwrap_or_default();
    with_game!(lab.choices.game_of(&libraries, Some(variant)), G => {
        let results = results_of::<G>(&lab, variant, libraries.of(), texts)?;
        tell_results::<G>(texts, &results, &lab.output)
    })
}

/// Why the laboratory has failed, in words.
fn not_studied(texts: &Texts, error: &LabError) -> anyhow::Error {
    anyhow::Error::msg(plain(&words::lab::failure(texts, error)))
}

/// Studies a variant of one game.
fn results_of<G: Studied + Spoken + Worded>(
    lab: &Lab,
    variant: &str,
    library: &Library<G>,
    texts: &Texts,
) -> anyhow::Result<Results> {
    let failed = |error: LabError| not_studied(texts, &error);
    let side = |id: &str| side(texts, library, id, &lab.choices);
    let variant = side(variant)?;
    let against = lab.against.as_deref().map(side).transpose()?;
    let seats = lab.players.unwrap_or(*variant.rules.players().end());
    let wish = Wish { variant, against, seats, level: lab.level, games: lab.games, seed: lab.seed };
    let plan = Plan::new(wish).map_err(|reason| failed(reason.into()))?;
    let _claim = claim(texts, lab.resume.as_deref())?;
    let study = match &lab.resume {
        Some(path) => lab::resume_run(plan, lab.shard, path).map_err(failed)?,
        None => Study::new(plan, lab.shard),
    };
    let jobs = jobs_of(lab.jobs);
    let is_watched = io::stderr().is_terminal();
    let tell = |progress| {
        if is_watched {
            let _ = write!(io::stderr(), "\r{}", words::lab::progress(texts, progress));
        }
    };
    let results = lab::conduct(&study, jobs, lab.resume.as_deref(), tell);
    if is_watched {
        let _ = writeln!(io::stderr());
    }
    results.map_err(failed)
}

/// Writes the files of results and prints the report. The files are written first: a reader of the report who goes away
/// does not lose them.
fn tell_results<G: Studied>(texts: &Texts, results: &Results, output: &LabOutput) -> anyhow::Result<ExitCode> {
    let failed = |error: LabError| not_studied(texts, &error);
    if let Some(path) = &output.json {
        lab::write_run::<G>(path, results).map_err(failed)?;
    }
    if let Some(path) = &output.csv {
        lab::write_csv(path, results).map_err(failed)?;
    }
    for line in words::lab::report(texts, results, G::LONG) {
        say(&plain(&line))?;
    }
    Ok(ExitCode::SUCCESS)
}

fn level_help() -> String {
    format!("How well the computers play: {}", Level::choices())
}

fn language(code: &str) -> Result<Language, String> {
    Language::from_code(code).ok_or_else(|| {
        let codes = Language::ALL.map(Language::code);
        format!("choose one of {}", codes.join(", "))
    })
}

/// Reads a number of players, as many as some game has; whether a variant is for so many, the variant says.
fn seats() -> clap::builder::RangedI64ValueParser<u8> {
    clap::value_parser!(u8).range(2..=i64::from(MAX_SEATS as u8))
}

fn game(id: &str) -> Result<GameId, String> {
    GameId::from_id(id).ok_or_else(|| {
        let ids = GameId::ALL.iter().map(|game| game.id()).collect::<Vec<_>>();
        format!("choose one of {}", ids.join(", "))
    })
}

fn language_help() -> String {
    format!("Speak this language in this run: {}", Language::ALL.map(Language::code).join(" or "))
}

#[cfg(feature = "window")]
fn scale(text: &str) -> Result<f32, String> {
    let scale = text.parse().ok().filter(|scale| SCALES.contains(scale));
    scale.ok_or_else(|| format!("choose a number from {} to {}", SCALES.start(), SCALES.end()))
}

/// Prints a line. That nobody reads the output any more is no error, but that it cannot be written is one.
fn say(line: &str) -> anyhow::Result<()> {
    let mut output = io::stdout().lock();
    match writeln!(output, "{line}").and_then(|()| output.flush()) {
        Err(error) if error.kind() != io::ErrorKind::BrokenPipe => {
            Err(anyhow::Error::new(error).context("the output cannot be written"))
        }
        _ => Ok(()),
    }
}

/// Prints what a tool found, or on standard error why it found nothing.
fn told(found: Result<String, String>) -> anyhow::Result<ExitCode> {
    match found {
        Ok(found) => say(&found).map(|()| ExitCode::SUCCESS),
        Err(reason) => {
            // That nobody reads this is no reason to fail otherwise.
            let _ = writeln!(io::stderr(), "{}", plain(&reason));
            Ok(ExitCode::FAILURE)
        }
    }
}

/// The code of a variant file or a record, or in words why it has none.
fn share(file: &Path, texts: &Texts) -> Result<String, String> {
    let at_file = |reason: String| format!("{}: {reason}", file.display());
    if library::has_ending(file, library::RECORD_ENDING) {
        let libraries = Libraries::built_in();
        return with_game!(listing::open_record(texts, &libraries, file).map_err(at_file)?, Opened::G(game) => {
            let record = game.record.continued(&game.session, &game.remarked);
            library::record_code(record, libraries.of::<G>()).map_err(|error| at_file(failures::share(texts, &error)))
        });
    }
    let text = read_variant(file).map_err(|error| at_file(failures::file(texts, &error)))?;
    library::share(game_of_variant(file), &text).map_err(|error| at_file(failures::share(texts, &error)))
}

/// The text of the variant or the record that a code holds, or in words why it holds none. Without a code it is read from
/// standard input.
fn unshare(code: Option<String>, texts: &Texts) -> anyhow::Result<Result<String, String>> {
    let code = if let Some(code) = code {
        code
    } else {
        let mut bytes = Vec::new();
        // Twice what a code may hold is more than any has: what follows need not be read.
        io::stdin().lock().take(2 * MOST_READ + 1).read_to_end(&mut bytes)?;
        String::from_utf8_lossy(&bytes).into_owned()
    };
    let text = if library::is_record_code(&code) {
        record_text(&code, texts)
    } else {
        library::unshare(&code).map(|shared| shared.text).map_err(|error| failures::share(texts, &error))
    };
    // The text of a file, each line of which is printable: what steers a terminal is written out in it.
    Ok(text.map(|text| text.lines().map(plain).collect::<Vec<_>>().join("\n")))
}

/// The text of the record that a code holds, with its variant inside as in every save.
fn record_text(code: &str, texts: &Texts) -> Result<String, String> {
    with_game!(listing::open_code(texts, &Libraries::built_in(), code)?, Opened::G(game) => {
        let record = game.record.continued(&game.session, &game.remarked);
        record.write().map_err(|_| texts.say("failure-not-written"))
    })
}

fn check(files: &[PathBuf], texts: &Texts) -> anyhow::Result<ExitCode> {
    let libraries = Libraries::built_in();
    let mut playable = true;
    for file in files {
        let (is_playable, lines) = with_game!(game_of_variant(file), G => {
            let checked = libraries.of::<G>().check_file(file);
            (checked.as_ref().is_ok_and(|checked| checked.variant.is_some()), checks::report(texts, file, &checked))
        });
        playable &= is_playable;
        for line in lines {
            say(&plain(&line))?;
        }
    }
    Ok(if playable { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}
