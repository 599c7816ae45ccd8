//! Pictures that are drawn without a window beside those that the window's renderer draws, and vectors, drawn by other
//! programs, beside both: `rsvg-convert` (librsvg2-bin) and `pdftoppm` (poppler-utils).

use std::path::Path;
use std::process::Command;

use egui::{UiBuilder, Vec2, vec2};
use egui_kittest::Harness;
use tikal::app::games::portrait::{Subject, Turns, portrait, portrait_ui};
use tikal::app::kit::theme::Theme;
use tikal::app::paper::{Easel, Format, Image, Painted, raster, written};
use tikal::games::{GameId, VariantId};
use tikal::library::Libraries;
use tikal::listing;
use tikal::words::{Language, Texts};

use crate::shipped;

const SIZE: Vec2 = vec2(900.0, 640.0);
/// The size of the pictures of all variants, which are many.
const SMALL: Vec2 = vec2(480.0, 360.0);
/// The most by which a colour of a picture drawn by another program differs on average: edges are smoothed otherwise there.
const VECTORS: f64 = 0.025;

/// A game after two thirds of its turns, and the first boards of the other games.
fn subjects(texts: &Texts) -> Vec<(&'static str, Subject)> {
    let libraries = Libraries::built_in();
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/records/format-1/adepts-base.tikal");
    let variant = |game, id: &str| Subject::Variant(libraries.find(&VariantId::new(game, id)).expect("a variant"));
    vec![
        ("tikal", moment(texts, path.as_ref())),
        ("legend", variant(GameId::Legend, "legend")),
        ("chac", variant(GameId::Chac, "temple")),
    ]
}

/// The game of a record after two thirds of its turns.
fn moment(texts: &Texts, record: &Path) -> Subject {
    let turns = Turns::new(listing::open_record(texts, &Libraries::built_in(), record).expect("a record"));
    turns.after(Some(turns.count() * 2 / 3)).expect("a moment of it")
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

/// A picture as the renderer of the window draws it.
fn of_window(texts: &Texts, subject: &Subject, theme: &Theme, size: Vec2) -> Vec<[u8; 4]> {
    let mut harness = Harness::builder().with_size(size).build_ui(move |ui| {
        let whole = ui.ctx().content_rect();
        let mut whole_ui = ui.new_child(UiBuilder::new().max_rect(whole));
        whole_ui.set_clip_rect(whole);
        portrait_ui(&mut whole_ui, theme, texts, subject);
    });
    theme.apply(&harness.ctx);
    harness.run();
    harness.remove_cursor();
    harness.render().expect("a picture").pixels().map(|pixel| pixel.0).collect()
}

/// Checks the pixels of a picture against the window, and returns what was painted.
fn is_as_in_the_window(texts: &Texts, (name, subject): (&str, &Subject), theme: &Theme, size: Vec2) -> Painted {
    let painted = portrait(&mut Easel::new(theme.clone(), 1.0), texts, subject, size);
    let (mean, far) = difference(&of_image(&raster(&painted)), &of_window(texts, subject, theme, size));
    println!("{name}: mean {mean:.3}, far {far:.5}");
    assert!(mean < 0.3 && far < 0.001, "{name}: mean {mean:.3}, far {far:.5}");
    painted
}

#[test]
fn a_png_is_what_the_renderer_of_the_window_draws() {
    let texts = Texts::new(Language::English);
    for (name, subject) in subjects(&texts) {
        for theme in [Theme::dark(), Theme::light()] {
            is_as_in_the_window(&texts, (name, &subject), &theme, SIZE);
        }
    }
}

/// The pixels of a file, drawn by another program into a file of this name.
fn drawn_by(program: &str, arguments: &[&str], folder: &Path, drawn: &str) -> Vec<[u8; 4]> {
    let ended = Command::new(program).args(arguments).current_dir(folder).status();
    let ended = ended.unwrap_or_else(|reason| panic!("{program} has to be installed: {reason}"));
    assert!(ended.success(), "{program} {arguments:?}");
    let file = std::fs::File::open(folder.join(drawn)).expect("a picture");
    let mut reader = png::Decoder::new(std::io::BufReader::new(file)).read_info().expect("a PNG");
    let mut bytes = vec![0; reader.output_buffer_size().expect("a size")];
    let info = reader.next_frame(&mut bytes).expect("pixels");
    assert_eq!((info.width as f32, info.height as f32), (SMALL.x, SMALL.y), "{drawn}");
    let channels = info.color_type.samples();
    bytes[..info.buffer_size()].chunks_exact(channels).map(|pixel| [pixel[0], pixel[1], pixel[2], 255]).collect()
}

#[test]
fn a_game_of_every_shipped_variant_is_drawn_alike_by_the_window_as_pixels_and_as_vectors() {
    let texts = Texts::new(Language::English);
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path();
    for (index, played) in shipped::games().iter().enumerate() {
        let name = &played.variant;
        std::fs::write(path.join("game.tikal"), &played.record).expect("a file");
        let subject = moment(&texts, &path.join("game.tikal"));
        let theme = if index % 2 == 0 { Theme::dark() } else { Theme::light() };
        let painted = is_as_in_the_window(&texts, (name, &subject), &theme, SMALL);
        let pixels = of_image(&raster(&painted));
        for format in [Format::Svg, Format::Pdf] {
            let bytes = written(&painted, format).expect("a picture");
            std::fs::write(path.join(format!("game.{}", format.ending())), bytes).expect("a file");
        }
        let of_svg = drawn_by("rsvg-convert", &["-o", "svg.png", "game.svg"], path, "svg.png");
        let of_pdf = drawn_by("pdftoppm", &["-r", "72", "-png", "-singlefile", "game.pdf", "pdf"], path, "pdf.png");
        for (format, drawn) in [("svg", of_svg), ("pdf", of_pdf)] {
            // What is opaque everywhere counts for a quarter of the mean.
            let share = difference(&pixels, &drawn).0 * 4.0 / 3.0 / 255.0;
            println!("{name} as {format}: {share:.4}");
            assert!(share < VECTORS, "{name} as {format}: {share:.4}");
        }
    }
}
