//! The real window is killed while a board is painted and tiles are dragged: the draft is the one that was said to be kept
//! last, or a newer one, and never half of a stroke.

#![expect(clippy::disallowed_methods, reason = "what never comes is waited for a minute, by the clock")]

use std::path::Path;
use std::process::{Command, Stdio};
use std::sync::Arc;
use std::time::{Duration, Instant};

use rand::rngs::SmallRng;
use rand::{RngExt, SeedableRng};
use tikal::editor::tikal::boards::Chart;
use tikal::library::Drafts;
use tikal::tikal::VariantDef;

use super::window::{After, DRAFT_IS_KEPT, Shown, Window, home, logged, wait_for};
use super::{PATIENCE, kills};

/// The words of the log after a draft was kept.
const DIGEST: &str = "their digest is ";
/// Where the canvas or the columns of tiles are in a window of 1280 by 800, well within what stands around them.
const AREA: (std::ops::Range<u32>, std::ops::Range<u32>) = (40..900, 260..660);
/// The greatest number of strokes before the window is killed.
const STROKES: usize = 40;

/// The digests of the drafts that were kept, in their order.
fn digests(log: &Path) -> Vec<u64> {
    let numbers = logged(log);
    let numbers = numbers.lines().filter_map(|line| line.split_once(DIGEST)?.1.trim().parse().ok());
    numbers.collect()
}

/// The pointer goes to a random point and rests there for a moment, as arguments of `xdotool`.
fn go(random: &mut SmallRng, window: &str) -> Vec<String> {
    let (x, y) = (random.random_range(AREA.0).to_string(), random.random_range(AREA.1).to_string());
    let pause = format!("{:.3}", f64::from(random.random_range(20_u32..150)) / 1000.0);
    ["mousemove", "--window", window, &x, &y, "sleep", &pause].map(str::to_owned).to_vec()
}

/// Strokes from and to random points, as arguments of `xdotool`.
fn strokes(random: &mut SmallRng, window: &str) -> Vec<String> {
    let mut told = Vec::new();
    for _ in 0..STROKES {
        told.extend(go(random, window));
        told.extend(["mousedown", "1"].map(str::to_owned));
        for _ in 0..random.random_range(2..5) {
            told.extend(go(random, window));
        }
        told.extend(["mouseup", "1", "sleep", "0.05"].map(str::to_owned));
    }
    told
}

/// Strokes over the page that is shown until so many more drafts were kept, or the strokes are over; whether any was kept.
fn strokes_until(shown: &Shown, random: &mut SmallRng, wished: usize) -> bool {
    let log = &shown.window.log;
    let before = digests(log).len();
    let mut pointer = Command::new("xdotool");
    pointer.args(strokes(random, &shown.id)).stdout(Stdio::null()).stderr(Stdio::null());
    let mut pointer = pointer.spawn().unwrap();
    let begun = Instant::now();
    while digests(log).len() < before + wished && pointer.try_wait().unwrap().is_none() && begun.elapsed() < PATIENCE {
        std::thread::sleep(Duration::from_millis(5));
    }
    // In the middle of a stroke, if there are any left.
    std::thread::sleep(Duration::from_millis(random.random_range(0..60)));
    let is_kept = digests(log).len() > before;
    // It only moves the pointer of this screen.
    let _ = pointer.kill();
    pointer.wait().unwrap();
    is_kept
}

#[test]
#[ignore = "needs a screen and takes minutes: run scripts/kill.sh"]
fn the_real_window_is_killed_while_a_board_is_painted_and_tiles_are_dragged() {
    let mut random = SmallRng::seed_from_u64(5);
    let (kills, mut all) = (kills(30), 0);
    for kill in 0..kills {
        let home = home();
        let log = home.path().join("log");
        let start = home.path().join("start.ron");
        std::fs::copy("variants/duel.ron", &start).unwrap();
        let window = Window::open(home.path(), &start, &log);
        let shown = window.shown();
        shown.choose(("ctrl+shift+p", "palette-name"), "edit tikal", "asked for EditVariant");
        let after = After::of(kill);
        if after == After::Start {
            wait_for(Duration::from_millis(random.random_range(0..200)), || false);
        } else {
            window.await_sign(DRAFT_IS_KEPT);
            let pages =
                [("show the page board", "asked for Edit(ShowPage(1))"), ("page tiles", "asked for Edit(ShowPage(2))")];
            let (page, sign) = pages[(kill / 2 % 2) as usize];
            shown.choose(("ctrl+shift+p", "palette-name"), page, sign);
            // Strokes may all miss, or come while the page is not there yet.
            let begun = Instant::now();
            while !strokes_until(&shown, &mut random, kill as usize % 12 + 1) {
                assert!(begun.elapsed() < PATIENCE, "no stroke was kept:\n{}", logged(&log));
            }
        }
        drop(window);
        let kept = digests(&log);
        let (drafts, found, errors) = Drafts::open(Some(home.path().join("data/tikal/drafts")), Arc::new(|| {}));
        assert!(errors.is_empty(), "{errors:?}");
        assert!(
            found.len() <= 1 && (kept.is_empty() || found.len() == 1),
            "{} kept, {} drafts",
            kept.len(),
            found.len()
        );
        for draft in found.iter().map(|taken| &taken.draft) {
            // One that is newer than what the log says was kept is not in it yet.
            let place = kept.iter().rposition(|&digest| digest == draft.digest());
            assert!(place.is_none_or(|place| place + 1 == kept.len()), "draft {place:?} of {} is there", kept.len());
            let def = VariantDef::read(&draft.text).unwrap();
            assert!(Chart::read(&def.board).is_some() && def.id == "my-classic");
        }
        all += kept.len().saturating_sub(1);
        drop(drafts);
    }
    println!("killed {kills} times while the pointer edited: {all} drafts were kept, none was lost");
    assert!(all > 0);
}
