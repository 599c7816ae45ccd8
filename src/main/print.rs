//! The arguments of `tikal print`, and what it does with them.

use std::path::PathBuf;
use std::process::ExitCode;

use tikal::app::games::print::{HEX, HEXES, printed};
use tikal::app::paper::printing::{Paper, Sides};
use tikal::games::{GameId, GameRules};
use tikal::library::{Libraries, write_bytes};
use tikal::with_game;
use tikal::words::{Texts, failures, plain};

use crate::{game, opened};

/// The arguments behind `tikal print`.
#[derive(clap::Args)]
pub struct Arguments {
    /// The variant: its id, or a file.
    variant: String,
    /// The paper: A4 or Letter.
    #[arg(long, default_value = "A4", value_parser = paper)]
    paper: Paper,
    /// For printers that print on one side: backs on pages of their own, to be glued behind their fronts, and no page empty.
    #[arg(long)]
    one_sided: bool,
    /// The distance between opposite sides of a hex, in millimetres.
    #[arg(long, value_name = "MM", default_value_t = f32::from(HEX), value_parser = hex)]
    hex: f32,
    /// The game, where several games have a variant of this id.
    #[arg(long, value_name = "GAME", value_parser = game)]
    game: Option<GameId>,
    /// The PDF file to write.
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
}

fn paper(name: &str) -> Result<Paper, String> {
    let names = || Paper::ALL.map(Paper::name).join(" or ");
    Paper::named(name).ok_or_else(|| format!("choose {}", names()))
}

fn hex(text: &str) -> Result<f32, String> {
    let size = text.parse().ok().filter(|size| HEXES.contains(size));
    size.ok_or_else(|| format!("choose a number from {} to {}", HEXES.start(), HEXES.end()))
}

/// Prints a variant.
pub fn run(arguments: &Arguments, libraries: impl FnOnce() -> Libraries, texts: &Texts) -> anyhow::Result<ExitCode> {
    let libraries = libraries();
    let game = arguments.game.unwrap_or_else(|| libraries.game_of(&arguments.variant));
    let rules = with_game!(game, G => GameRules::of::<G>(opened::<G>(texts, libraries.of(), &arguments.variant)?));
    let sides = if arguments.one_sided { Sides::One } else { Sides::Both };
    let pages = printed(texts, &rules, arguments.paper, sides, arguments.hex)?;
    let failed = |reason| anyhow::Error::msg(plain(&format!("{}: {reason}", arguments.out.display())));
    crate::render::tell_missing(texts, &pages.missing);
    write_bytes(&arguments.out, &pages.document.write()).map_err(|error| failed(failures::file(texts, &error)))?;
    Ok(ExitCode::SUCCESS)
}
