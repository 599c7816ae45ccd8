//! Names in any script: what the fonts of the program have is never looked for elsewhere, what they lack is asked of the
//! system once. Which fonts a system has, no test can say; so a system stands in that has none and counts what is asked.
#![expect(clippy::unwrap_used, reason = "tests fail by panicking")]

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;
use std::sync::{Arc, Mutex};

use crate::driver::{Driver, by_hand};
use egui::{Color32, FallbackRequest, FontFamily, FontId, FontInsert, FontProvider, MissingGlyphPolicy};

const SIZE: [f32; 2] = [1280.0, 800.0];

/// A system without fonts: what it was asked for, in order.
#[derive(Default)]
struct NoFonts(Mutex<Vec<(String, FontFamily)>>);

impl FontProvider for NoFonts {
    fn font_for(&self, request: &FallbackRequest<'_>) -> Option<FontInsert> {
        self.0.lock().unwrap().push((request.cluster.to_owned(), request.family.clone()));
        None
    }
}

impl NoFonts {
    /// The letters that were asked for, each as often as it was.
    fn asked(&self) -> Vec<String> {
        self.0.lock().unwrap().iter().map(|(letter, _)| letter.clone()).collect()
    }
}

/// The window with a record of two people of these names, on such a system.
fn table(ana: &str, ben: &str) -> (Driver, Arc<NoFonts>) {
    let system = Arc::new(NoFonts::default());
    let mut driver = Driver::new(SIZE);
    driver.harness.ctx.set_font_providers(vec![Arc::clone(&system) as Arc<dyn FontProvider>]);
    // As the program has it; what is not found ends other tests.
    driver.harness.ctx.set_missing_glyph_policy(MissingGlyphPolicy::Tofu);
    driver.run();
    driver.open_record(&by_hand(&["draw A2"]).replace("Ana", ana).replace("Ben", ben));
    driver.run();
    (driver, system)
}

#[test]
fn greek_and_cyrillic_names_are_written_by_the_fonts_of_the_program() {
    let (driver, system) = table("Ἀθηνᾶ Ελένη", "Надежда Ґанна");
    assert!(driver.shows("Надежда"));
    let asked = system.asked();
    // Of the old accents the fonts of the program have some: those alone may be looked for.
    assert!(asked.iter().all(|letter| letter.chars().all(|one| ('\u{1f00}'..='\u{1fff}').contains(&one))), "{asked:?}");
}

#[test]
fn each_letter_of_a_hebrew_chinese_japanese_or_korean_name_is_asked_of_the_system_once() {
    let (mut driver, system) = table("אבגד 日本", "김민 王小明");
    let asked = system.asked();
    let all: BTreeSet<&str> = asked.iter().map(String::as_str).collect();
    for letter in ["א", "ב", "ג", "ד", "日", "本", "김", "민", "王", "小", "明"] {
        assert!(all.contains(letter), "{letter} is not looked for: {asked:?}");
    }
    // Nothing else is, and what the system has not is not asked for again in the next frames.
    let families: BTreeSet<(String, FontFamily)> = system.0.lock().unwrap().iter().cloned().collect();
    assert_eq!(families.len(), asked.len(), "{asked:?}");
    assert_eq!(all.len(), 11, "{asked:?}");
    driver.harness.run_steps(20);
    assert_eq!(system.asked(), asked);
    assert!(driver.shows("김민"));
}

#[test]
fn no_text_of_the_program_needs_a_font_of_the_system() {
    let (driver, system) = table("Ana", "Ben");
    assert_eq!(system.asked(), Vec::<String>::new(), "a table needs none");
    let mut lines = 0;
    for language in ["en", "fr", "de"] {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/lang").join(language);
        for file in fs::read_dir(folder).unwrap() {
            let text = fs::read_to_string(file.unwrap().path()).unwrap();
            for line in text.lines() {
                let font = FontId::proportional(16.0);
                driver.harness.ctx.fonts_mut(|fonts| fonts.layout_no_wrap(line.to_owned(), font, Color32::WHITE));
                lines += 1;
            }
        }
    }
    assert!(lines > 3_000, "{lines}");
    assert_eq!(system.asked(), Vec::<String>::new());
}
