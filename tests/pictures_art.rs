//! Contact sheets of the art: every painter at three sizes on both themes.
//!
//! The sheets are made to be looked at; as tests they report when the art has changed.

use eframe::egui::{Painter, Pos2, pos2, vec2};
use egui_kittest::Harness;
use tikal::app::hexboard::art;
use tikal::app::hexboard::art::{Figure, Ground, HexMark, SeatLook, SeatShape, TileLook};
use tikal::app::hexboard::signs::{self, Sign};
use tikal::app::kit::theme::Theme;
use tikal::tikal::Glyph;

const SEATS: [SeatLook<'static>; 4] = [
    SeatLook { colour: "red", shape: SeatShape::Circle },
    SeatLook { colour: "orange", shape: SeatShape::Square },
    SeatLook { colour: "white", shape: SeatShape::Triangle },
    SeatLook { colour: "blue", shape: SeatShape::Diamond },
];
const MORE: [&str; 4] = ["green", "purple", "yellow", "black"];
fn look(ground: Ground, level: u8, slabs: [u8; 6]) -> TileLook {
    TileLook { ground, level, slabs, emptied: false }
}

fn kinds() -> [TileLook; 6] {
    [
        look(Ground::Temple, 5, [2, 1, 0, 3, 1, 0]),
        look(Ground::Clearing, 0, [1, 2, 1, 0, 3, 0]),
        look(Ground::Ruin, 4, [0, 1, 1, 2, 0, 3]),
        look(Ground::Volcano, 0, [0; 6]),
        look(Ground::BaseCamp, 0, [1, 1, 0, 1, 0, 1]),
        TileLook { emptied: true, ..look(Ground::Ruin, 0, [1, 0, 1, 1, 0, 2]) },
    ]
}

/// A board of a few hexes with everything on it.
fn board(painter: &Painter, theme: &Theme, left_top: Pos2, radius: f32) {
    let at = |column: usize, row: f32| {
        let lower = if column % 2 == 1 { 0.5 } else { 0.0 };
        left_top + vec2(1.5 * column as f32 + 1.0, 3.0_f32.sqrt() * (row + 0.5 + lower)) * radius
    };
    let tiles: [(usize, f32, TileLook); 13] = [
        (0, 1.0, look(Ground::Ruin, 3, [1, 0, 1, 1, 0, 0])),
        (0, 2.0, look(Ground::Temple, 4, [1, 1, 2, 1, 0, 0])),
        (0, 3.0, look(Ground::BaseCamp, 0, [1, 1, 1, 0, 0, 0])),
        (1, 0.0, look(Ground::Clearing, 0, [0, 0, 1, 2, 1, 0])),
        (1, 1.0, look(Ground::Temple, 9, [1, 0, 2, 2, 1, 1])),
        (1, 2.0, look(Ground::Clearing, 0, [1, 2, 0, 1, 1, 0])),
        (2, 1.0, look(Ground::Volcano, 0, [0; 6])),
        (2, 2.0, look(Ground::Temple, 2, [0, 1, 2, 1, 0, 1])),
        (2, 3.0, look(Ground::Ruin, 1, [2, 3, 0, 0, 0, 1])),
        (3, 0.0, look(Ground::Temple, 10, [1, 0, 0, 2, 0, 1])),
        (3, 1.0, look(Ground::Temple, 6, [1, 1, 0, 3, 1, 1])),
        (3, 2.0, TileLook { emptied: true, ..look(Ground::Ruin, 0, [1, 0, 1, 0, 1, 0]) }),
        (1, 3.0, look(Ground::Temple, 1, [1, 0, 0, 0, 0, 1])),
    ];
    let cells: Vec<(usize, f32)> = (0..6).flat_map(|column| (0..4).map(move |row| (column, row as f32))).collect();
    let glows = |cell: &(usize, f32)| [(4, 1.0), (4, 2.0), (4, 3.0)].contains(cell);
    for cell in &cells {
        art::jungle_soil(painter, theme, at(cell.0, cell.1), radius, glows(cell));
    }
    for (seed, cell) in cells.iter().enumerate() {
        art::jungle_leaves(painter, theme, at(cell.0, cell.1), radius, seed as u64, glows(cell));
    }
    for (column, row, look) in &tiles {
        art::tile(painter, theme, at(*column, *row), radius, look);
    }
    let small = radius * art::piece_slot(0, true, Figure::Explorer).radius;
    let put = |cell: (usize, f32), piece: Figure, seat: usize, count: u8| {
        let hex = at(cell.0, cell.1);
        art::piece(painter, theme, art::piece_slot(seat, true, piece).on(hex, radius).0, small, piece, SEATS[seat]);
        if count > 1 {
            let (badge, wide) = art::count_slot(seat, true).on(hex, radius);
            art::count(painter, theme, badge, wide, SEATS[seat], count);
        }
    };
    put((0, 2.0), Figure::Explorer, 0, 3);
    put((0, 2.0), Figure::Leader, 3, 1);
    put((0, 3.0), Figure::Explorer, 1, 1);
    put((0, 3.0), Figure::Explorer, 2, 4);
    put((1, 2.0), Figure::Leader, 2, 1);
    put((1, 2.0), Figure::Explorer, 0, 1);
    put((2, 2.0), Figure::Explorer, 3, 2);
    put((2, 2.0), Figure::Explorer, 0, 1);
    put((2, 2.0), Figure::Explorer, 1, 1);
    put((2, 2.0), Figure::Leader, 1, 1);
    put((3, 1.0), Figure::Leader, 0, 1);
    put((3, 1.0), Figure::Explorer, 2, 12);
    let (guard_at, size) = art::GUARD.on(at(1, 1.0), radius);
    art::guard(painter, theme, guard_at, size, Figure::Explorer, SEATS[3]);
    art::camp(painter, theme, at(1, 2.0) + vec2(0.0, -0.1) * radius, radius * 0.3, SEATS[1]);
    art::camp(painter, theme, at(3, 2.0) + vec2(0.0, -0.1) * radius, radius * 0.3, SEATS[3]);
    art::hex_mark(painter, theme, at(3, 2.0), radius, HexMark::Selected);
    art::price(painter, theme, (at(3, 1.0) + at(3, 2.0).to_vec2()) * 0.5, radius * 0.17, "3");
    for (cell, seat, text) in [((0, 2.0), Some(SEATS[3]), "+2"), ((2, 2.0), None, ""), ((3, 1.0), Some(SEATS[2]), "+8")]
    {
        let (place, size) = art::FLAG.on(at(cell.0, cell.1), radius);
        art::banner(painter, theme, place, size, seat, text);
    }
    let mut ghost = painter.clone();
    ghost.set_opacity(0.7);
    art::tile(&ghost, theme, at(4, 1.0), radius, &look(Ground::Temple, 4, [1, 0, 1, 1, 0, 0]));
}

fn sheet(painter: &Painter, theme: &Theme) {
    art::backdrop(painter, theme, painter.clip_rect());
    board(painter, theme, pos2(8.0, 6.0), 54.0);

    // Large tiles.
    for (index, tile) in kinds().iter().enumerate() {
        let at = pos2(620.0 + 210.0 * (index % 3) as f32 + 100.0, 96.0 + 176.0 * (index / 3) as f32);
        art::tile(painter, theme, at, 98.0, tile);
    }
    // Temples of every value, and small tiles.
    for value in 1..=10_u8 {
        let at = pos2(40.0 + 64.0 * f32::from(value - 1), 452.0);
        art::tile(painter, theme, at, 34.0, &look(Ground::Temple, value, [1, 0, 2, 0, 3, 0]));
    }
    for (index, tile) in kinds().iter().enumerate() {
        art::tile(painter, theme, pos2(36.0 + 54.0 * index as f32, 512.0), 28.0, tile);
        art::tile(painter, theme, pos2(362.0 + 32.0 * index as f32, 512.0), 14.0, tile);
    }
    for (index, mark) in
        [HexMark::Hover, HexMark::Selected, HexMark::Focus, HexMark::Reach, HexMark::Dim, HexMark::Refused]
            .into_iter()
            .enumerate()
    {
        let at = pos2(36.0 + 54.0 * index as f32, 566.0);
        art::jungle(painter, theme, at, 28.0, 40 + index as u64, false);
        art::hex_mark(painter, theme, at, 28.0, mark);
    }
    art::jungle(painter, theme, pos2(600.0, 540.0), 64.0, 3, false);
    art::jungle(painter, theme, pos2(720.0, 540.0), 64.0, 4, true);

    // Pieces in three sizes.
    for (row, radius) in [(0, 27.0), (1, 14.0), (2, 9.0)] {
        let y = [636.0, 706.0, 752.0][row];
        for (index, seat) in SEATS.into_iter().enumerate() {
            let x = 40.0 + 156.0 * index as f32;
            let step = radius * 2.2 + 6.0;
            let x = if row == 0 { x } else { 30.0 + index as f32 * step * 3.4 };
            if row == 0 {
                art::piece(painter, theme, pos2(x, y), radius, Figure::Explorer, seat);
                if index > 0 {
                    let badge = pos2(x, y) + radius * 1.16 * vec2(1.0, -0.37);
                    art::count(painter, theme, badge, radius * 0.64, seat, index as u8 * 5);
                }
                art::piece(painter, theme, pos2(x + 84.0, y), radius, Figure::Leader, seat);
            } else {
                art::piece(painter, theme, pos2(x, y), radius, Figure::Explorer, seat);
                art::piece(painter, theme, pos2(x + step, y), radius, Figure::Leader, seat);
                art::guard(painter, theme, pos2(x + step * 2.2, y), radius, Figure::Explorer, seat);
            }
        }
    }
    for (index, seat) in SEATS.into_iter().enumerate() {
        let x = 682.0 + 62.0 * index as f32;
        art::camp(painter, theme, pos2(x, 640.0), 26.0, seat);
        art::seat_mark(painter, theme, pos2(x, 700.0), 18.0, seat);
        art::seat_mark(painter, theme, pos2(x, 752.0), 9.0, seat);
        art::camp(painter, theme, pos2(x + 26.0, 752.0), 10.0, seat);
    }
    for (index, colour) in MORE.into_iter().enumerate() {
        let seat = SeatLook { colour, shape: SeatShape::of_seat(index) };
        art::piece(painter, theme, pos2(560.0 + 27.0 * index as f32, 752.0), 11.0, Figure::Explorer, seat);
    }
    // Tokens.
    for (index, glyph) in Glyph::ALL.into_iter().enumerate() {
        let at = pos2(846.0 + 104.0 * (index % 4) as f32, 412.0 + 96.0 * (index / 4) as f32);
        art::treasure(painter, theme, at, 42.0, glyph);
        art::treasure(painter, theme, pos2(950.0 + 40.0 * index as f32, 590.0), 17.0, glyph);
        art::treasure(painter, theme, pos2(950.0 + 40.0 * index as f32, 626.0), 11.0, glyph);
    }
    art::amulet(painter, theme, pos2(970.0, 690.0), 34.0, true);
    art::amulet(painter, theme, pos2(1044.0, 690.0), 34.0, false);
    art::amulet(painter, theme, pos2(1096.0, 690.0), 14.0, true);
    art::face_down(painter, theme, pos2(1140.0, 690.0), 20.0);
    for (index, seat) in [Some(SEATS[0]), Some(SEATS[1]), None].into_iter().enumerate() {
        art::banner(painter, theme, pos2(380.0 + 60.0 * index as f32, 566.0), 14.0, seat, ["3", "12", ""][index]);
    }
    art::route(painter, theme, &[pos2(1170.0, 700.0), pos2(1210.0, 676.0), pos2(1250.0, 700.0)], 54.0);
    for (index, text) in ["3", "12", "2×3"].into_iter().enumerate() {
        art::price(painter, theme, pos2(950.0 + 50.0 * index as f32, 756.0), 13.0, text);
    }
    for (index, sign) in Sign::ALL.into_iter().enumerate() {
        let at = pos2(552.0 + 34.0 * (index % 2) as f32, 60.0 + 42.0 * (index / 2) as f32);
        signs::sign(painter, at, 13.0, sign, theme.chrome.text);
    }
    for point in 0..5 {
        art::action_point(painter, theme, pos2(1146.0 + 20.0 * point as f32, 756.0), 8.0, point > 2);
    }
    art::score_text(painter, theme, pos2(1256.0, 756.0), 18.0, "+8");
}

fn picture(theme: &Theme, name: &str) {
    let mut harness = Harness::builder().with_size([1280.0, 784.0]).build_ui(|ui| {
        theme.apply(ui.ctx());
        let painter = Painter::new(ui.ctx().clone(), ui.layer_id(), ui.ctx().content_rect());
        sheet(&painter, theme);
    });
    harness.run_steps(2);
    harness.remove_cursor();
    harness.snapshot(name);
}

#[test]
fn art_on_the_dark_theme() {
    picture(&Theme::dark(), "art_dark");
}

#[test]
fn art_on_the_light_theme() {
    picture(&Theme::light(), "art_light");
}

#[test]
fn the_icon_has_a_transparent_corner_and_an_opaque_middle() {
    let icon = art::app_icon(&Theme::dark(), 64);
    let alpha = |x: usize, y: usize| icon.rgba[(y * 64 + x) * 4 + 3];
    assert_eq!((icon.width, icon.height, icon.rgba.len()), (64, 64, 64 * 64 * 4));
    assert_eq!((alpha(0, 0), alpha(32, 32)), (0, 255));
}
