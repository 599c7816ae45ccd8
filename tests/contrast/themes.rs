//! The themes by themselves: colours are read as they are written, every text stands out from what it is written on, and
//! seats stay apart.

use egui::Color32;

use super::contrast;
use tikal::app::kit::theme::{SeatColours, Theme};

#[test]
fn built_in_themes_are_well_formed_and_know_the_seats_of_the_boxed_game() {
    for (theme, is_dark) in [(Theme::dark(), true), (Theme::light(), false)] {
        assert_eq!(theme.is_dark, is_dark);
        for name in ["red", "orange", "white", "blue", "green", "purple", "yellow", "black"] {
            assert!(theme.seats.contains_key(name), "{name}");
        }
        assert_eq!(theme.seat_colour("no such colour"), theme.other_seat);
    }
}

#[test]
fn colours_are_read_with_and_without_alpha_and_nothing_else_is() {
    let read = |colour: &str| {
        let text = format!("(dark: \"{colour}\", fill: \"#ffffff\", text: \"#010203\")");
        ron::from_str::<SeatColours>(&text).ok().map(|colours| colours.dark)
    };
    assert_eq!(read("#ff8000"), Some(Color32::from_rgb(255, 128, 0)));
    assert_eq!(read("#ff800080"), Some(Color32::from_rgba_unmultiplied(255, 128, 0, 128)));
    for wrong in ["", "ff8000", "#ff80", "#ff80000", "#gg8000", "#ff80é0", "#+f8000"] {
        assert_eq!(read(wrong), None, "{wrong}");
    }
}

#[test]
fn a_group_of_colours_has_each_of_its_tokens_once_and_no_other() {
    let read = |text: &str| ron::from_str::<SeatColours>(text).map_err(|error| error.code.to_string());
    let sound = read(r##"(dark: "#000000", fill: "#ffffff", text: "#010203")"##).unwrap();
    assert_eq!((sound.fill, sound.dark, sound.text), (Color32::WHITE, Color32::BLACK, Color32::from_rgb(1, 2, 3)));
    for (text, expected) in [
        (r##"(dark: "#000000", fill: "#ffffff")"##, "text"),
        (r##"(dark: "#000000", fill: "#ffffff", text: "#010203", hat: "#010203")"##, "hat"),
        (r##"(dark: "#000000", dark: "#000000", fill: "#ffffff", text: "#010203")"##, "dark"),
        (r##"(dark: "black", fill: "#ffffff", text: "#010203")"##, "`black`"),
    ] {
        let told = read(text).unwrap_err();
        assert!(told.contains(expected), "{told}");
    }
}

/// The colours that are seen where a veil lies over these grounds, beside them.
fn veiled(veil: Color32, grounds: &[Color32]) -> Vec<Color32> {
    grounds.iter().map(|ground| ground.blend(veil)).collect()
}

/// The least contrast of text, and of large text and the marks of controls (WCAG 2.2, 1.4.3 and 1.4.11). What is
/// greyed because it cannot be used is exempt there and here.
const TEXT: f32 = 4.5;
const MARK: f32 = 3.0;

/// Every pair of what is written and what it is written on.
fn pairs(theme: &Theme) -> Vec<(&'static str, Color32, Vec<Color32>, f32)> {
    let (chrome, jungle, scene) = (&theme.chrome, &theme.jungle, &theme.scene);
    let green = [
        jungle.backdrop,
        jungle.backdrop_edge,
        jungle.light,
        jungle.dark,
        jungle.seam,
        jungle.leaf_low,
        jungle.leaf_middle,
        jungle.leaf_high,
    ];
    let view = [
        scene.sky_high,
        scene.sky_low,
        scene.orb,
        scene.far,
        scene.middle,
        scene.near,
        scene.mist,
        scene.stone_light,
        scene.stone_dark,
        scene.stone_line,
        scene.lamp,
    ];
    // Panels, menus, tooltips, cards and messages, rows of tables, fields; the open place of a book.
    let solid = [chrome.window, chrome.panel, chrome.card, chrome.stripe, chrome.input];
    let marked = veiled(chrome.accent_veil, &[chrome.window, chrome.panel]);
    let forms = veiled(chrome.form_veil, &green);
    let first_screen = veiled(scene.veil, &view);
    let buttons = [chrome.button, chrome.button_hover, chrome.button_press];
    let all = |parts: &[&[Color32]]| parts.concat();
    let everywhere = || all(&[&solid, &marked, &forms, &first_screen, &buttons]);
    let coach = &theme.coach;
    let sheet = [coach.sheet_light, coach.sheet_dark];
    let stones = [theme.stone.top, theme.stone.slab];
    let tokens = [theme.token.face_light, theme.token.face_dark];
    let vault = &theme.vault;
    let backs = [vault.back_zone, vault.back_lava, vault.back_river, vault.back_alcove];
    let mut pairs = vec![
        ("text", chrome.text, everywhere(), TEXT),
        ("strong text", chrome.text_strong, everywhere(), TEXT),
        ("weak text", chrome.text_weak, everywhere(), TEXT),
        ("headings", chrome.gold, all(&[&solid, &marked, &forms, &first_screen, &buttons[1..]]), TEXT),
        ("the accent as text", chrome.accent, all(&[&solid, &forms, &first_screen, &buttons]), TEXT),
        ("warnings", chrome.warn, all(&[&solid, &forms, &first_screen, &buttons]), TEXT),
        ("errors", chrome.error, all(&[&solid, &forms, &first_screen]), TEXT),
        ("the main button", chrome.accent_text, vec![chrome.accent_fill], TEXT),
        ("the bar of a game that is not kept", chrome.window, vec![chrome.warn], TEXT),
        ("a lesson", coach.ink, all(&[&sheet, &[coach.button, coach.button_hover]]), TEXT),
        ("a lesson's small print", coach.ink_weak, sheet.to_vec(), TEXT),
        ("a lesson's refusals", coach.ink_warn, sheet.to_vec(), TEXT),
        ("what is written over the board, and its rim", theme.mark.badge_text, vec![theme.mark.badge], TEXT),
        ("prices", theme.mark.price_text, vec![theme.mark.price], TEXT),
        ("points that were scored, and their rim", theme.mark.focus, vec![theme.mark.badge], TEXT),
        ("numbers in stone", theme.stone.carved, stones.to_vec(), TEXT),
        ("numbers on cards, and their rim", theme.paper.light, vec![theme.paper.print], TEXT),
        ("carvings of treasures", theme.token.carved, tokens.to_vec(), MARK),
        ("numbers of lava tiles and clues", theme.stone.carved, vec![vault.tile_safe, vault.tile_safe_dark], TEXT),
        ("glyphs of lava tiles", vault.tile_carved, vec![vault.tile_light, vault.tile_dark], TEXT),
        ("eyes of dice", vault.die_pip, vec![vault.die_light, vault.die_dark], TEXT),
        ("values on cards", theme.paper.print, vec![theme.paper.light, theme.paper.dark], TEXT),
        ("signs of decks", vault.die_light, backs.to_vec(), MARK),
        ("numbers of zones", vault.zone_line, vec![vault.zone_light, vault.zone_dark], MARK),
        ("dotted lines", vault.dots, vec![vault.floor_light, vault.floor_dark], MARK),
        ("boxes to tick, and fields", chrome.control, all(&[&solid, &forms]), MARK),
        ("ticks", chrome.text, vec![chrome.input, chrome.button_hover, chrome.button_press], MARK),
        ("the focus on widgets", chrome.accent, all(&[&solid, &forms, &buttons]), MARK),
    ];
    let seats = theme.seats.values().chain([&theme.other_seat]);
    pairs
        .extend(seats.map(|seat| ("the sign of a seat, and how many pieces it has", seat.text, vec![seat.fill], TEXT)));
    pairs
}

#[test]
fn every_text_stands_out_from_everything_it_is_written_on() {
    assert!((contrast(Color32::BLACK, Color32::WHITE) - 21.0).abs() < 0.01);
    let mut wrong = Vec::new();
    for theme in [Theme::dark(), Theme::light()] {
        for (what, text, grounds, least) in pairs(&theme) {
            for ground in grounds {
                let contrast = contrast(text, ground);
                if contrast < least {
                    let theme = if theme.is_dark { "dark" } else { "light" };
                    wrong.push(format!("{theme}: {what}, {text:?} on {ground:?}: {contrast:.2} : 1"));
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

/// A colour as eyes see it that lack one kind of cones (Machado, Oliveira and Fernandes 2009).
fn seen(colour: Color32, eye: &[[f32; 3]; 3]) -> [f32; 3] {
    let linear = [colour.r(), colour.g(), colour.b()].map(|part| (f32::from(part) / 255.0).powf(2.2));
    eye.map(|row| {
        let part: f32 = (0..3).map(|index| row[index] * linear[index]).sum();
        part.clamp(0.0, 1.0).powf(1.0 / 2.2) * 255.0
    })
}

#[test]
fn seats_stay_apart_for_colour_blind_eyes() {
    let eyes = [
        [[0.1523, 1.0526, -0.2049], [0.1145, 0.7863, 0.0992], [-0.0039, -0.0481, 1.0520]],
        [[0.3673, 0.8606, -0.2280], [0.2801, 0.6725, 0.0474], [-0.0118, 0.0429, 0.9689]],
        [[1.2555, -0.0767, -0.1788], [-0.0784, 0.9308, 0.1476], [0.0047, 0.6914, 0.3039]],
    ];
    for theme in [Theme::dark(), Theme::light()] {
        for (index, (name, one)) in theme.seats.iter().enumerate() {
            for (other_name, other) in theme.seats.iter().skip(index + 1) {
                for eye in &eyes {
                    let (a, b) = (seen(one.fill, eye), seen(other.fill, eye));
                    let apart = a.iter().zip(b).map(|(a, b)| (a - b).powi(2)).sum::<f32>().sqrt();
                    assert!(apart > 50.0, "{name} and {other_name}: {apart}");
                }
            }
        }
    }
}
