//! Pictures that are drawn without a window beside those that the window's renderer draws. Vectors are
//! drawn by other programs and compared with pixels in `scripts/vectors.sh`.

use egui::{UiBuilder, Vec2, vec2};
use egui_kittest::Harness;
use tikal::app::games::portrait::{Subject, Turns, portrait, portrait_ui};
use tikal::app::kit::theme::Theme;
use tikal::app::paper::{Easel, Image, raster};
use tikal::games::{GameId, VariantId};
use tikal::library::Libraries;
use tikal::listing;
use tikal::words::{Language, Texts};

const SIZE: Vec2 = vec2(900.0, 640.0);

/// A game of Tikal in its middle, and the first boards of the other games.
fn subjects(texts: &Texts) -> Vec<(&'static str, Subject)> {
    let libraries = Libraries::built_in();
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/records/format-1/adepts-base.tikal");
    let opened = listing::open_record(texts, &libraries, path.as_ref()).expect("a record");
    let turns = Turns::new(opened);
    let middle = turns.after(Some(turns.count() * 2 / 3)).expect("a moment of it");
    let variant = |game, id: &str| Subject::Variant(libraries.find(&VariantId::new(game, id)).expect("a variant"));
    vec![("tikal", middle), ("legend", variant(GameId::Legend, "legend")), ("chac", variant(GameId::Chac, "temple"))]
}

/// The difference of two pictures: the mean difference of a colour, and the share of pixels in which one differs by more than
/// an eighth.
fn difference(one: &[[u8; 4]], other: &[[u8; 4]]) -> (f64, f64) {
    assert_eq!(one.len(), other.len());
    let (mut sum, mut far) = (0.0, 0_usize);
    for (one, other) in one.iter().zip(other) {
        let parts = one.iter().zip(other).map(|(one, other)| one.abs_diff(*other));
        sum += parts.clone().map(f64::from).sum::<f64>();
        far += usize::from(parts.max().unwrap_or(0) > 32);
    }
    (sum / (4 * one.len()) as f64, far as f64 / one.len() as f64)
}

fn of_image(image: &Image) -> Vec<[u8; 4]> {
    image.pixels.iter().map(egui::Color32::to_array).collect()
}

#[test]
fn a_png_is_what_the_renderer_of_the_window_draws() {
    let texts = Texts::new(Language::English);
    for (name, subject) in subjects(&texts) {
        for theme in [Theme::dark(), Theme::light()] {
            let mut easel = Easel::new(theme.clone(), 1.0);
            let ours = of_image(&raster(&portrait(&mut easel, &texts, &subject, SIZE)));
            let texts = &texts;
            let subject = &subject;
            let shown = theme.clone();
            let mut harness = Harness::builder().with_size(SIZE).build_ui(move |ui| {
                let whole = ui.ctx().content_rect();
                let mut whole_ui = ui.new_child(UiBuilder::new().max_rect(whole));
                whole_ui.set_clip_rect(whole);
                portrait_ui(&mut whole_ui, &shown, texts, subject);
            });
            theme.apply(&harness.ctx);
            harness.run();
            harness.remove_cursor();
            let image = harness.render().expect("a picture");
            let theirs: Vec<[u8; 4]> = image.pixels().map(|pixel| pixel.0).collect();
            let (mean, far) = difference(&ours, &theirs);
            println!("{name}: mean {mean:.3}, far {far:.5}");
            assert!(mean < 0.3 && far < 0.001, "{name}: mean {mean:.3}, far {far:.5}");
        }
    }
}
