//! The game at a table in brief, and small pictures of listed games, drawn once and kept as long as they may be seen again.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use egui::{Painter, Rect, Ui};

use super::Pictured;
use crate::app::kit::still::Still;
use crate::app::kit::theme::Theme;
use crate::games::{Listed, with_game};
use crate::listing::{Stamp, Summary, SummaryOf};
use crate::sitting::Sitting;
use crate::words::shown::Shown;

/// The summary of the game at a table.
#[must_use]
pub fn in_brief<G: Shown + Listed>(sitting: &Sitting<G>) -> Summary {
    Summary::of::<G>(Box::new(SummaryOf {
        rules: Arc::clone(sitting.rules()),
        state: sitting.public_view().state().clone(),
        seats: sitting.seats().to_vec(),
        by_hand: sitting.deals_by_hand(),
        options: sitting.options().clone(),
    }))
}

/// Draws the board of a game as it stands.
pub fn paint_summary(painter: &Painter, theme: &Theme, rect: Rect, game: &Summary) {
    with_game!(game, Summary::G(game) => G::paint_board(painter, theme, rect, &game.rules, Some(&game.state)));
}

/// The number of pictures that are kept beside those that were painted last.
const MOST: usize = 48;

/// The kept pictures, by file.
#[derive(Debug, Default)]
pub struct Thumbnails {
    kept: BTreeMap<PathBuf, Kept>,
    pass: u64,
}

#[derive(Debug, Default)]
struct Kept {
    still: Still<(Stamp, u64)>,
    pass: u64,
}

impl Thumbnails {
    /// Paints the game of a file if it is in sight. It is drawn anew if the stamp is another one than before.
    pub fn paint(&mut self, ui: &Ui, theme: &Theme, rect: Rect, path: &Path, stamp: (Stamp, u64), game: &Summary) {
        if !ui.is_rect_visible(rect) {
            return;
        }
        let pass = ui.ctx().cumulative_pass_nr();
        if pass != self.pass {
            let (last, is_full) = (self.pass, self.kept.len() > MOST);
            self.kept.retain(|_, kept| !is_full || kept.pass >= last);
            self.pass = pass;
        }
        let kept = self.kept.entry(path.to_owned()).or_default();
        kept.pass = pass;
        kept.still.paint(ui.painter(), theme.is_dark, rect, stamp, |_| paint_summary(ui.painter(), theme, rect, game));
    }
}
