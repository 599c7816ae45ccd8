//! Pictures of the pages that are drawn on, and of the cards.

use super::*;

fn shoot(page: Page, name: &str, language: Language) {
    let mut shown = Shown::open(page, SIZE, language);
    shown.harness.remove_cursor();
    shown.harness.snapshot(name);
}

#[test]
fn cards() {
    shoot(Page::Cards, "legend-pages-cards", Language::French);
}

#[test]
fn scenarios() {
    shoot(Page::Scenarios, "legend-pages-scenarios", Language::English);
}

#[test]
fn board() {
    shoot(Page::Board, "legend-pages-board", Language::German);
}

#[test]
fn tiles() {
    shoot(Page::Tiles, "legend-pages-tiles", Language::English);
}

#[test]
fn rules() {
    shoot(Page::Rules, "legend-pages-rules", Language::French);
}

#[test]
fn supplies() {
    shoot(Page::Supplies, "legend-pages-supplies", Language::English);
}

#[test]
fn powers() {
    shoot(Page::Powers, "legend-pages-powers", Language::English);
}
