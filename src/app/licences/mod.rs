//! The licences of everything that is inside the program: each text once, with the parts that come under it.
//!
//! Decides how they are shown. The texts are a file that a tool makes (`scripts/licences.sh`), packed when the program is
//! built, and unpacked when somebody asks for them first.

use std::sync::LazyLock;

use egui::{CollapsingHeader, Label, RichText, Ui};

use crate::app::command::{Command, Desk};
use crate::app::kit::reading::Reading;
use crate::app::kit::widgets::{column, title, way_out, ways_out};

/// The greatest width of the screen.
const WIDTH: f32 = 760.0;
/// The letters of the parts that a heading names, at most: it stands in one line, where text is large too.
const NAMED: usize = 28;
/// The number of paragraphs that Page up and down pass over.
const PARAGRAPHS: usize = 6;

/// A licence text, and what comes under it.
struct Licence {
    /// The short name, such as `MIT`.
    name: String,
    /// The parts, with their versions.
    parts: Vec<String>,
    text: String,
}

static LICENCES: LazyLock<Vec<Licence>> = LazyLock::new(|| {
    let packed = include_bytes!(concat!(env!("OUT_DIR"), "/licences.txt.deflate"));
    match miniz_oxide::inflate::decompress_to_vec(packed) {
        Ok(text) => read(&String::from_utf8_lossy(&text)),
        Err(reason) => {
            log::error!("the licences cannot be unpacked: {reason}");
            Vec::new()
        }
    }
});

/// Reads the file: a line `§ NAME` begins a licence, lines `¶ PART VERSION` follow, and then its text.
fn read(file: &str) -> Vec<Licence> {
    let mut licences: Vec<Licence> = Vec::new();
    for line in file.lines() {
        if let Some(name) = line.strip_prefix("§ ") {
            licences.push(Licence { name: name.to_owned(), parts: Vec::new(), text: String::new() });
        } else if let Some(licence) = licences.last_mut() {
            if let Some(part) = line.strip_prefix("¶ ") {
                licence.parts.push(part.to_owned());
            } else {
                licence.text.push_str(line);
                licence.text.push('\n');
            }
        }
    }
    licences
}

/// Lays out the screen.
pub fn licences_ui(ui: &mut Ui, desk: &mut Desk) {
    let texts = desk.texts;
    ways_out(ui, texts, desk.theme, |ui| {
        if way_out(ui, texts.say("licences-back")).clicked() {
            desk.push(Command::Back);
        }
    });
    column(ui, WIDTH, |ui| {
        title(ui, desk, "licences-heading");
        let parts: usize = LICENCES.iter().map(|licence| licence.parts.len()).sum();
        ui.label(texts.say("settings-licence"));
        ui.label(texts.with("licences-about", &[("parts", parts.into())]));
        ui.add_space(4.0);
        // Unfolded texts are read by keys, paragraph by paragraph.
        let mut reading = Reading::of(ui, "licences", PARAGRAPHS);
        for (index, licence) in LICENCES.iter().enumerate() {
            licence_ui(ui, desk, &mut reading, (index, licence));
        }
        reading.end(ui);
    });
}

fn licence_ui(ui: &mut Ui, desk: &Desk, reading: &mut Reading, (index, licence): (usize, &Licence)) {
    // Of some parts there are two versions inside.
    let mut names: Vec<&str> = licence.parts.iter().filter_map(|part| part.split(' ').next()).collect();
    names.dedup();
    let all = names.len();
    // At least one is named.
    let ends = names.iter().scan(0, |end, name| {
        *end += name.len() + 2;
        Some(*end)
    });
    let fitting = ends.take_while(|end| *end <= NAMED).count().max(1);
    names.truncate(fitting);
    let more = all - names.len();
    let values = [("name", licence.name.clone().into()), ("parts", names.join(", ").into()), ("more", more.into())];
    let heading = RichText::new(desk.texts.with("licences-one", &values));
    CollapsingHeader::new(heading).id_salt(("licence", index)).show(ui, |ui| {
        ui.add(Label::new(RichText::new(licence.parts.join(", ")).color(desk.theme.chrome.text_weak)).wrap());
        for paragraph in licence.text.trim().split("\n\n") {
            let label = ui.add(Label::new(RichText::new(paragraph).small()).wrap());
            reading.note(ui, label.rect, || paragraph.to_owned());
        }
    });
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_text_has_a_name_and_parts_and_the_fonts_are_among_them() {
        assert!(LICENCES.len() > 10, "{}", LICENCES.len());
        for licence in LICENCES.iter() {
            assert!(!licence.parts.is_empty() && licence.text.len() > 100, "{}", licence.name);
        }
        let parts: Vec<&str> = LICENCES.iter().flat_map(|licence| &licence.parts).map(String::as_str).collect();
        for part in ["egui", "epaint_default_fonts", "winit"] {
            assert!(parts.iter().any(|name| name.split(' ').next() == Some(part)), "{part}");
        }
    }
}
