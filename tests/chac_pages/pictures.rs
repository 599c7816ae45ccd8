//! Pictures of the pages.

use super::*;

fn shoot(page: Page, name: &str, language: Language) {
    let mut shown = Shown::open(page, SIZE, language);
    shown.harness.remove_cursor();
    shown.harness.snapshot(name);
}

#[test]
fn temple() {
    let mut shown = Shown::open(Page::Temple, SIZE, Language::English);
    shown.on_plan("Corridor c7");
    shown.harness.remove_cursor();
    shown.run();
    shown.harness.snapshot("chac-pages-temple");
}

#[test]
fn a_temple_with_faults() {
    let text =
        TEMPLE.replace("(from: \"c11\", side: S, to: \"c12\"), ", "").replace("landing: \"c30\"", "landing: \"r1\"");
    let mut shown = Shown::leading(Page::Temple, None, ([1280.0, 800.0], Language::German, 1.5), &text);
    shown.harness.remove_cursor();
    shown.run();
    shown.harness.snapshot("chac-pages-faults");
}

#[test]
fn treasures() {
    shoot(Page::Treasures, "chac-pages-treasures", Language::English);
}

#[test]
fn adventurers() {
    shoot(Page::Adventurers, "chac-pages-adventurers", Language::French);
}

#[test]
fn traps() {
    shoot(Page::Traps, "chac-pages-traps", Language::German);
}

#[test]
fn rules() {
    shoot(Page::Rules, "chac-pages-rules", Language::English);
}
