//! That every text of the window stands out from what it is written on, measured in what is drawn: 4.5 to 1, large text
//! 3 to 1 (WCAG 2.2, 1.4.3). What is greyed because it cannot be used is exempt, but not on the bar of the table, whose
//! greyed buttons say what is missing. Numbers over the art of tiles are measured
//! pixel by pixel, boxes to tick by what is within and beside them.

#[path = "contrast/rooms.rs"]
mod rooms;
#[path = "contrast/themes.rs"]
mod themes;

use std::collections::BTreeSet;

use crate::driver::{self, Driver, by_hand};
use crate::measured::light::{contrast, in_both_themes, laid, measure, texts};
use egui::accesskit::{Role, Toggled};
use egui::epaint::ClippedShape;
use egui::{Color32, Pos2, Rect, Shape};
use egui_kittest::kittest::{NodeT, Queryable, by};
use tikal::app::command::Command;
use tikal::app::kit::settings::{Look, Settings};
use tikal::app::kit::theme::Theme;
use tikal::app::route::Screen;
use tikal::app::tikal::table::Selection;
use tikal::tikal::{Phase, Piece};

const SIZE: [f32; 2] = [1280.0, 800.0];
/// The colour at a point in the whole window.
fn ground_at(driver: &Driver, at: Pos2, until: usize) -> Option<Color32> {
    let mut ground = None;
    for shape in &driver.harness.output().shapes[..until] {
        if shape.shape.visual_bounding_rect().contains(at) {
            laid(&mut ground, &shape.shape, shape.clip_rect, at, true);
        }
    }
    ground
}

#[test]
fn an_empty_box_to_tick_looks_empty_and_a_chosen_one_filled() {
    for look in [Look::Dark, Look::Light] {
        let mut driver = Driver::new(SIZE);
        driver.execute(Command::Set(Settings { look, ..driver.app().settings() }));
        driver.execute(Command::Show(Screen::Settings));
        driver.harness.remove_cursor();
        driver.run();
        let radios = driver.harness.query_all(by().role(Role::RadioButton));
        let radios: Vec<(Rect, bool)> =
            radios.map(|node| (node.rect(), node.accesskit_node().toggled() == Some(Toggled::True))).collect();
        let shapes = &driver.harness.output().shapes;
        let (mut empty, mut chosen) = (0, 0);
        for (rect, is_chosen) in radios {
            let within = |shape: &ClippedShape| match &shape.shape {
                Shape::Circle(circle) if rect.contains(circle.center) && shape.clip_rect.contains(circle.center) => {
                    Some(*circle)
                }
                _ => None,
            };
            let circles: Vec<(usize, _)> =
                shapes.iter().enumerate().filter_map(|(index, shape)| Some((index, within(shape)?))).collect();
            let Some((index, rim)) = circles.first() else { continue };
            // Beside the rim, below everything that the button paints.
            let Some(ground) = ground_at(&driver, rim.center - egui::vec2(rim.radius + 2.0, 0.0), *index) else {
                continue;
            };
            let about = format!("{look:?}, {rect:?}: {rim:?} on {ground:?}");
            // What is filled comes nearer to the colour of the dot than what lies beside it.
            let dot = if look == Look::Dark { Theme::dark() } else { Theme::light() }.chrome.text;
            assert!(contrast(rim.fill, dot) >= contrast(ground, dot), "it looks filled: {about}");
            assert!(contrast(rim.stroke.color, ground) >= 3.0, "its rim stands out: {about}");
            if is_chosen {
                chosen += 1;
                assert!(contrast(circles[1].1.fill, rim.fill) >= 4.5, "what is chosen is filled: {about}");
            } else {
                empty += 1;
                assert_eq!(circles.len(), 1, "{about}");
            }
        }
        assert!(empty > 3 && chosen > 1, "{look:?}: {empty} and {chosen}");
    }
}

#[test]
fn what_temples_out_of_reach_are_worth_stands_out_while_a_piece_is_chosen() {
    // The first turns of a game, until a piece stands beside a camp with too few points for the rest of the board.
    let record = include_str!("records/format-1/adepts-base.tikal");
    for look in [Look::Dark, Look::Light] {
        let theme = if look == Look::Dark { Theme::dark() } else { Theme::light() };
        let mut record = tikal::tikal::TikalRecord::read(record).expect("a record");
        record.seats.iter_mut().for_each(|seat| seat.player = tikal::game::Player::Human);
        record.dealer = tikal::game::DealerDef::Manual;
        record.actions.truncate(342);
        let mut driver = Driver::open(SIZE, &record.write().expect("a record can be written"));
        driver.execute(Command::Set(Settings { look, ..driver.app().settings() }));
        let state = driver.state();
        let own = state.seat();
        let from = state.occupied().into_iter().find(|&cell| !state.band(cell, own).is_empty()).expect("a piece");
        let piece = if state.band(from, own).has_leader() { Piece::Leader } else { Piece::Explorer };
        let chosen = Selection { cell: from, piece: Some(piece) };
        driver.select(Some(chosen));
        driver.harness.remove_cursor();
        driver.run();
        let mut measured = 0;
        for temple in state.temples() {
            let (centre, radius) = driver.hex_on_screen(temple);
            // Beside the number, on the platform on which it is carved.
            let at = centre + egui::vec2(-0.17, -0.09) * radius;
            let mut ground = None;
            for shape in &driver.harness.output().shapes {
                if shape.shape.visual_bounding_rect().contains(at) {
                    laid(&mut ground, &shape.shape, shape.clip_rect, at, false);
                }
            }
            let Some(ground) = ground else { continue };
            measured += 1;
            let found = contrast(theme.stone.carved, ground);
            assert!(found >= 4.5, "{look:?}, {temple:?} on {ground:?}: {found:.2} : 1");
        }
        assert!(measured >= 4, "{look:?}: {measured} temples were measured");
    }
}

#[test]
fn the_winners_column_is_no_paler_than_the_others() {
    for look in [Look::Dark, Look::Light] {
        let mut driver = Driver::open(SIZE, include_str!("records/format-1/adepts-base.tikal"));
        driver.execute(Command::Set(Settings { look, ..driver.app().settings() }));
        let state = driver.state();
        let winner = state.leaders(driver.rules()).as_slice()[0];
        let name = driver.name(winner);
        assert!(driver.shows(&format!("★ {name}")), "the winner has a sign beside the colour");
        let mut worst = [f32::INFINITY; 2];
        for (index, shape) in driver.harness.output().shapes.iter().enumerate() {
            let mut found = Vec::new();
            texts(&shape.shape, &mut found);
            for text in found {
                let said = text.galley.text();
                let of_winner = said == state.score(winner).to_string();
                let of_other = state.seats().iter().any(|&seat| said == state.score(seat).to_string());
                let at = text.visual_bounding_rect().center();
                let in_table = at.x > SIZE[0] * 0.1 && at.x < SIZE[0] * 0.5 && at.y > SIZE[1] * 0.35;
                if let Some(ground) = ground_at(&driver, at, index).filter(|_| of_other && in_table) {
                    let format = &text.galley.job.sections[0].format;
                    let own = if format.color == Color32::PLACEHOLDER { text.fallback_color } else { format.color };
                    let which = usize::from(!of_winner);
                    worst[which] = worst[which].min(contrast(text.override_text_color.unwrap_or(own), ground));
                }
            }
        }
        assert!(worst.iter().all(|contrast| contrast.is_finite()), "{worst:?}");
        assert!(
            worst[0] >= 7.0 && worst[0] >= 0.75 * worst[1],
            "{look:?}: the winner {} : 1, others {} : 1",
            worst[0],
            worst[1]
        );
    }
}

/// The light and the dark of what is drawn, pixel by pixel.
#[cfg(feature = "snapshots")]
mod drawn {
    use egui::{Painter, Pos2, pos2, vec2};
    use egui_kittest::Harness;
    use tikal::app::hexboard::art;
    use tikal::app::hexboard::art::{Ground, SeatLook, SeatShape, TileLook};
    use tikal::app::kit::theme::Theme;

    use super::{Color32, contrast};

    const RADIUS: f32 = 60.0;
    const KINDS: [Ground; 5] = [Ground::Temple, Ground::Clearing, Ground::Ruin, Ground::Volcano, Ground::BaseCamp];

    /// A sign with a number, and the colour of the number.
    type Numbered<'a> = (&'a str, Color32, Box<dyn Fn(&Painter, Pos2) + 'a>);

    /// Every sign with a number that is drawn over tiles.
    fn signs(theme: &Theme) -> Vec<Numbered<'_>> {
        let mark = &theme.mark;
        let mut signs: Vec<Numbered> = vec![
            ("a price", mark.price_text, Box::new(|painter, at| art::price(painter, theme, at, 12.0, "4"))),
            ("a price of two", mark.price_text, Box::new(|painter, at| art::price(painter, theme, at, 12.0, "2×3"))),
            (
                "a price for fewer",
                mark.badge_text,
                Box::new(|painter, at| art::price_of_fewer(painter, theme, at, 12.0, "4")),
            ),
            ("copies", mark.badge_text, Box::new(|painter, at| art::copies(painter, theme, at, 18.0, 4))),
            ("points", mark.focus, Box::new(|painter, at| art::score_text(painter, theme, at, 20.0, "+8"))),
        ];
        for colour in theme.seats.keys() {
            let seat = SeatLook { colour, shape: SeatShape::Circle };
            let text = theme.seat_colour(colour).text;
            signs.push(("pieces", text, Box::new(move |painter, at| art::count(painter, theme, at, 15.0, seat, 3))));
        }
        signs
    }

    /// The contrast of a number that has this colour, in a part of a picture: the least by which any of its pixels
    /// stands out from the pixel within reach that it stands out from most; nothing where it has no pixels.
    fn stands_out(pixel: &impl Fn(i32, i32) -> Color32, at: Pos2, colour: Color32) -> Option<f32> {
        let is_of_number = |pixel: Color32| {
            let apart = |a: u8, b: u8| i32::from(a.abs_diff(b));
            apart(pixel.r(), colour.r()) + apart(pixel.g(), colour.g()) + apart(pixel.b(), colour.b()) < 6
        };
        let (x, y) = (at.x as i32, at.y as i32);
        let mut least: Option<f32> = None;
        for (x, y) in (y - 8..=y + 8).flat_map(|y| (x - 14..=x + 14).map(move |x| (x, y))) {
            let own = pixel(x, y);
            if !is_of_number(own) {
                continue;
            }
            let around = (-5..=5).flat_map(|dy| (-5..=5).map(move |dx| (x + dx, y + dy)));
            let best = around.map(|(x, y)| contrast(own, pixel(x, y))).fold(1.0, f32::max);
            least = Some(least.map_or(best, |least| least.min(best)));
        }
        least
    }

    #[test]
    fn every_number_stands_out_on_the_art_of_every_tile() {
        for theme in [Theme::dark(), Theme::light()] {
            let signs = signs(&theme);
            let place = |kind: usize, sign: usize| pos2(70.0 + 120.0 * sign as f32, 70.0 + 120.0 * kind as f32);
            let size = vec2(120.0 * signs.len() as f32 + 20.0, 120.0 * KINDS.len() as f32 + 20.0);
            let mut harness = Harness::builder().with_size(size).build_ui(|ui| {
                let painter = ui.painter();
                painter.rect_filled(ui.max_rect().expand(20.0), 0.0, theme.jungle.backdrop);
                for (row, kind) in KINDS.into_iter().enumerate() {
                    for (column, (.., draw)) in signs.iter().enumerate() {
                        let at = place(row, column);
                        let look = TileLook { ground: kind, level: 0, slabs: [1, 0, 2, 1, 0, 1], emptied: false };
                        art::tile(painter, &theme, at, RADIUS, &look);
                        draw(painter, at);
                    }
                }
            });
            harness.run();
            let picture = harness.render().unwrap();
            let pixel = |x: i32, y: i32| {
                let at = u32::try_from(x).ok().zip(u32::try_from(y).ok());
                let pixel = at.and_then(|(x, y)| picture.get_pixel_checked(x, y));
                pixel.map_or(theme.jungle.backdrop, |pixel| Color32::from_rgb(pixel.0[0], pixel.0[1], pixel.0[2]))
            };
            for (row, kind) in KINDS.into_iter().enumerate() {
                for (column, (what, colour, _)) in signs.iter().enumerate() {
                    let contrast = stands_out(&pixel, place(row, column), *colour);
                    let contrast = contrast.expect("a number was drawn");
                    let dark = theme.is_dark;
                    assert!(contrast >= 4.5, "dark: {dark}, {what} {column} on {kind:?}: {contrast:.2} : 1");
                }
            }
        }
    }
}

#[test]
fn every_text_that_is_drawn_stands_out() {
    let mut wrong = BTreeSet::new();
    let mut measured = 0;
    let mut see = |driver: &mut Driver, place: &str| measured += in_both_themes(driver, place, &mut wrong);
    let mut driver = Driver::new(SIZE);
    for screen in driver::screens().filter(|&screen| screen != Screen::Table) {
        driver.execute(Command::Show(screen));
        see(&mut driver, &format!("{screen:?}"));
    }
    driver.press(egui::Modifiers::COMMAND, egui::Key::S);
    see(&mut driver, "a message");
    driver.execute(Command::AskToResetSettings);
    see(&mut driver, "a question");
    let mut driver = Driver::open(SIZE, &by_hand(&["draw A2"]));
    driver.cell("h1");
    see(&mut driver, "a refusal");
    let mut driver = Driver::open(SIZE, &by_hand(&["draw A2", "place c4 0", "enter leader a5"]));
    see(&mut driver, "acting");
    driver.hover("Uncover, cost 2");
    see(&mut driver, "a hint");
    driver.look_back(Some(2));
    see(&mut driver, "looking back");
    let mut driver = Driver::new(SIZE);
    driver.new_game(5, true);
    see(&mut driver, "bidding");
    driver.play_on(|state| state.scoring().is_some_and(|scoring| scoring.index > 0));
    see(&mut driver, "scoring");
    driver.play_on(|state| state.phase() == Phase::Over);
    see(&mut driver, "the end");
    assert!(measured > 1500, "{measured} pieces of text were measured");
    assert!(wrong.is_empty(), "{wrong:#?}");
}
