//! The places of widgets in windows of every size, with text of every scale, in every language: that each is whole inside the
//! window, and uncovered.
//!
//! Looks at rectangles, not at pixels.

use egui::{LayerId, Rect, vec2};
use egui_kittest::kittest::{Queryable, by};
use tikal::app::command::Command;
use tikal::app::kit::settings::Settings;
use tikal::words::{Language, Texts};

use crate::driver::Driver;

/// The sizes of windows, in pixels of a screen that shows one for a point.
pub const SIZES: [[f32; 2]; 5] = [[900.0, 620.0], [1024.0, 700.0], [1280.0, 800.0], [1920.0, 1080.0], [3840.0, 2160.0]];
pub const SCALES: [f32; 6] = [0.8, 1.0, 1.25, 1.5, 1.75, 2.0];

/// A widget that can be clicked: where it is, what of it is in sight, and on which layer it lies.
#[derive(Clone, Copy, Debug)]
pub struct Clickable {
    pub rect: Rect,
    pub seen: Rect,
    pub layer: LayerId,
}

pub fn clickables(driver: &Driver) -> Vec<Clickable> {
    driver.harness.ctx.viewport(|viewport| {
        let layers = viewport.prev_pass.widgets.layers();
        let all = layers.flat_map(|(&layer, widgets)| widgets.iter().map(move |widget| (layer, widget)));
        all.filter(|(_, widget)| widget.sense.senses_click())
            .map(|(layer, widget)| Clickable { rect: widget.rect, seen: widget.interact_rect, layer })
            .collect()
    })
}

/// The faults of the widgets whose names begin so, a star standing for all between beginning and end: each has to be
/// there, whole inside the window, and uncovered.
pub fn misplaced(driver: &Driver, starts: &[String]) -> Vec<String> {
    let all = clickables(driver);
    let mut wrong = Vec::new();
    for start in starts {
        let (from, to) = start.split_once('*').unwrap_or((start, ""));
        let named = |node: &egui_kittest::kittest::AccessKitNode| {
            let fits = |label: String| label.starts_with(from) && label.ends_with(to);
            node.role() != egui::Role::TextRun && node.label().is_some_and(fits)
        };
        let found: Vec<Rect> = driver.harness.query_all(by().predicate(named)).map(|node| node.rect()).collect();
        // Behind a question there may be another of the same name.
        let faults: Vec<Vec<String>> = found.iter().map(|&rect| faults(driver, &all, start, rect)).collect();
        match faults.into_iter().min_by_key(Vec::len) {
            Some(fewest) => wrong.extend(fewest),
            None => wrong.push(format!("“{start}” is not there")),
        }
    }
    wrong
}

/// The faults of the widget of this name in this place.
fn faults(driver: &Driver, all: &[Clickable], name: &str, rect: Rect) -> Vec<String> {
    let context = &driver.harness.ctx;
    let window = context.content_rect();
    if rect.width() < 16.0 || rect.height() < 16.0 || !window.expand(0.1).contains_rect(rect) {
        return vec![format!("“{name}” is at {rect:?} in {window:?}")];
    }
    let same = |one: &&Clickable| one.rect.min.distance(rect.min) < 1.0 && one.rect.max.distance(rect.max) < 1.0;
    let Some(own) = all.iter().find(same) else {
        // A picture that cannot be clicked; beside the board it ends above the bar.
        let board = driver.shown_board();
        let hidden = board.filter(|board| rect.left() > board.right() && rect.bottom() > board.bottom() + 0.6);
        return hidden.map(|board| format!("“{name}” at {rect:?} reaches below {board:?}")).into_iter().collect();
    };
    let mut wrong = Vec::new();
    if !own.seen.expand(0.6).contains_rect(own.rect) {
        wrong.push(format!("“{name}” is cut off: {:?} of {:?}", own.seen, own.rect));
    }
    let inner = rect.shrink(3.0);
    let corners = [inner.left_top(), inner.right_top(), inner.left_bottom(), inner.right_bottom(), inner.center()];
    let above = corners.iter().filter_map(|&at| context.layer_id_at(at)).find(|layer| *layer != own.layer);
    wrong.extend(above.map(|layer| format!("{layer:?} lies over “{name}”")));
    for other in all.iter().filter(|other| other.layer == own.layer && !same(other)) {
        if other.seen.shrink(1.0).intersects(inner) && !other.rect.contains_rect(inner) {
            wrong.push(format!("“{name}” at {rect:?} shares its place with {:?}", other.rect));
        }
    }
    wrong
}

/// The windows in which what is shown in this language is looked at: of the two smallest sizes, where words have least room,
/// all; of the larger ones each scale in one language after the other.
fn windows(language: Language) -> impl Iterator<Item = ([f32; 2], f32)> {
    let turn = Language::ALL.iter().position(|&one| one == language).unwrap_or_default();
    let all = SCALES
        .into_iter()
        .enumerate()
        .flat_map(|(row, scale)| SIZES.into_iter().enumerate().map(move |(column, size)| (row, column, size, scale)));
    all.filter(move |&(row, column, ..)| column < 2 || (row + column) % Language::ALL.len() == turn)
        .map(|(_, _, size, scale)| (size, scale))
}

/// Goes through all sizes, scales and languages; `wrong` says what is amiss in one of them.
pub fn everywhere(driver: &mut Driver, place: &str, wrong: impl Fn(&mut Driver, &Texts) -> Vec<String>) {
    let mut all = Vec::new();
    for language in Language::ALL {
        let texts = Texts::new(language);
        let mut last = None;
        for (size, scale) in windows(language) {
            if last.replace(scale) != Some(scale) {
                let settings = Settings { language: Some(language), scale, ..driver.app().settings() };
                driver.execute(Command::Set(settings));
            }
            driver.harness.set_size(vec2(size[0], size[1]) / scale);
            driver.harness.run_steps(2);
            let found = wrong(driver, &texts);
            let [wide, high] = size;
            all.extend(
                found.into_iter().map(|what| format!("{place}, {language:?}, {wide}×{high} at {scale}: {what}")),
            );
        }
    }
    assert!(all.is_empty(), "{} misplaced:\n{}", all.len(), all.join("\n"));
}

/// The texts of these keys.
pub fn said(texts: &Texts, keys: &[&str]) -> Vec<String> {
    keys.iter().map(|key| texts.say(key)).collect()
}
