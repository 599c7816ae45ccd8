//! The look in names: every colour and every recurring size of the window, read from a theme file.
//!
//! Decides how tokens are named, how a theme file is read and what egui's own widgets look like.
//! Decides no value: these are in `assets/theme/*.ron`, and no other module writes a colour down.

use std::collections::BTreeMap;

use egui::{Color32, CornerRadius, FontDefinitions, FontFamily, FontId, Margin, Shadow, Stroke, TextStyle, Visuals};
use serde::{Deserialize, Deserializer, de};

/// For so many seconds the pointer rests on something before a tooltip shows.
const TOOLTIP_DELAY: f32 = 0.6;
/// How wide the text of a tooltip is at most.
const TOOLTIP_WIDTH: f32 = 300.0;

/// A group of colour tokens, each written `name: "#rrggbb"` or `name: "#rrggbbaa"` in the file.
macro_rules! colours {
    ($(#[$about:meta])* $name:ident { $($(#[doc = $doc:literal])+ $token:ident,)+ }) => {
        $(#[$about])*
        #[derive(Clone, Debug, PartialEq, Deserialize)]
        #[serde(deny_unknown_fields)]
        pub struct $name {
            $($(#[doc = $doc])+ #[serde(deserialize_with = "colour")] pub $token: Color32,)+
        }
    };
}

colours! {
    /// Panels, buttons and text.
    Chrome {
        /// Behind everything.
        window,
        /// Side panels, bars, menus and windows.
        panel,
        /// Cards that lie on a panel.
        card,
        /// The fine line around panels and cards.
        edge,
        /// The line around boxes to tick and fields on forms.
        control,
        /// Text.
        text,
        /// Text that matters less.
        text_weak,
        /// Headings and large numbers.
        text_strong,
        /// A heading's gold, action points, scores that count up.
        gold,
        /// The one accent: jade. Selection, focus, whose turn it is.
        accent,
        /// Surfaces filled in the accent: the main button.
        accent_fill,
        /// Text on `accent_fill`.
        accent_text,
        /// The accent as a thin veil over a surface.
        accent_veil,
        /// A button at rest.
        button,
        /// A button under the pointer.
        button_hover,
        /// A button while it is pressed.
        button_press,
        /// Text fields, lists, progress rails.
        input,
        /// Every other row of a table.
        stripe,
        /// Something to mind.
        warn,
        /// Something wrong.
        error,
        /// Soft shadow under windows and menus.
        shadow,
        /// The veil over the table behind a dialog.
        scrim,
        /// The veil over the backdrop of screens of forms.
        form_veil,
    }
}

colours! {
    /// The unexplored jungle and the table around it.
    Jungle {
        /// The table in the middle.
        backdrop,
        /// The table at its rim.
        backdrop_edge,
        /// A jungle hex where light falls.
        light,
        /// A jungle hex in the shade.
        dark,
        /// The undergrowth line between jungle hexes.
        seam,
        /// Leaves at the bottom of the heap.
        leaf_low,
        /// Leaves in the middle.
        leaf_middle,
        /// Leaves on top.
        leaf_high,
        /// The lit half of a leaf on top.
        leaf_lit,
        /// A leaf's midrib.
        vein,
        /// A blossom here and there.
        blossom,
        /// The ground of a hex that glows.
        glow,
        /// The light on the leaves and the rim of a hex that glows.
        glow_rim,
    }
}

colours! {
    /// The ground of tiles by kind, light to the top left and dark to the bottom right.
    Ground {
        /// A temple's court, where light falls.
        court_light,
        /// A temple's court, in the shade.
        court_dark,
        /// The joints between the flags of a court.
        court_joint,
        /// A clearing, where light falls.
        clearing_light,
        /// A clearing, in the shade.
        clearing_dark,
        /// Blades of grass and shrubs, where light falls.
        grass_light,
        /// Blades of grass and shrubs, in the shade.
        grass_dark,
        /// Flowers in the grass.
        flower,
        /// A ruin's earth, where light falls.
        ruin_light,
        /// A ruin's earth, in the shade.
        ruin_dark,
        /// A volcano's slope, where light falls.
        volcano_light,
        /// A volcano's slope, in the shade.
        volcano_dark,
        /// The base camp's trodden earth, where light falls.
        camp_light,
        /// The base camp's trodden earth, in the shade.
        camp_dark,
        /// The lit edge of every tile.
        edge_light,
        /// The shaded edge of every tile.
        edge_dark,
        /// The shadow that a tile throws on the jungle.
        shadow,
    }
}

colours! {
    /// Limestone: slabs, temples, broken walls.
    Stone {
        /// Faces towards the light.
        light,
        /// Flat tops.
        top,
        /// Faces beside the light.
        middle,
        /// Faces away from the light.
        dark,
        /// Outlines and joints.
        line,
        /// A slab's top.
        slab,
        /// A slab's lit rim.
        slab_light,
        /// A slab's outline.
        slab_line,
        /// Carved numbers.
        carved,
        /// The lit lip below a carved number.
        carved_lip,
        /// The shadow that stone throws.
        shadow,
    }
}

colours! {
    /// Fire and lava.
    Fire {
        /// The hottest spot.
        core,
        /// Flowing lava, a flame.
        hot,
        /// The glow around.
        glow,
        /// Cooled crust.
        crust,
    }
}

colours! {
    /// Canvas, wood, straw: what an expedition brings along.
    Gear {
        /// A neutral tent's lit side.
        canvas_light,
        /// A neutral tent's shaded side.
        canvas_dark,
        /// Poles and logs.
        wood,
        /// The crown of a leader's hat.
        hat_light,
        /// The brim's shaded side.
        hat_dark,
        /// The outline around every piece.
        outline,
        /// Light on top of a piece.
        shine,
        /// The shadow under a piece.
        shadow,
        /// The ring around a guard.
        guard_ring,
    }
}

colours! {
    /// The view over the jungle on the first screen.
    Scene {
        /// The sky overhead.
        sky_high,
        /// The sky over the trees.
        sky_low,
        /// Stars; transparent by day.
        star,
        /// The moon or the sun.
        orb,
        /// The light around it.
        halo,
        /// Trees far away.
        far,
        /// Trees half way.
        middle,
        /// Trees near by.
        near,
        /// Mist between them.
        mist,
        /// A temple's front where light falls.
        stone_light,
        /// A temple's front in the shade.
        stone_dark,
        /// Its joints and doors.
        stone_line,
        /// The light from within.
        lamp,
        /// The veil behind what is written over the view.
        veil,
    }
}

colours! {
    /// Round tokens: treasures and amulets.
    Token {
        /// A treasure's face where light falls.
        face_light,
        /// A treasure's face in the shade.
        face_dark,
        /// Its rim.
        rim,
        /// The back of a face-down token.
        back_light,
        /// The back of a face-down token in the shade.
        back_dark,
        /// Carved lines.
        carved,
        /// The lit lip of carved lines.
        lip,
        /// Inlay of a carving.
        inlay,
        /// An amulet that is up.
        jade_light,
        /// An amulet that is up, in the shade.
        jade_dark,
        /// An amulet that is down.
        spent_light,
        /// An amulet that is down, in the shade.
        spent_dark,
    }
}

colours! {
    /// Marks laid over the board.
    Mark {
        /// A badge with a number.
        badge,
        /// What is written on it, and over the board.
        badge_text,
        /// A price: the gold of an action point.
        price,
        /// The number on a price.
        price_text,
        /// The hex under the pointer.
        hover,
        /// The hex or piece that is chosen.
        selected,
        /// The hex that has the keyboard.
        focus,
        /// Hexes in reach.
        reach,
        /// The veil over what is out of reach.
        dim,
        /// What cannot be done here.
        refused,
    }
}

colours! {
    /// The card that tells what to do in a lesson, and what it points with.
    Coach {
        /// The card where light falls.
        sheet_light,
        /// The card in the shade.
        sheet_dark,
        /// The card's rim.
        edge,
        /// Text on the card.
        ink,
        /// Text that matters less.
        ink_weak,
        /// Why something has to wait.
        ink_warn,
        /// A button on the card.
        button,
        /// A button under the pointer.
        button_hover,
        /// What is pointed at.
        pointer,
        /// The rim of what points.
        pointer_rim,
    }
}

colours! {
    /// The colours of a seat.
    SeatColours {
        /// The piece itself.
        fill,
        /// Its outline and shaded side.
        dark,
        /// The seat's shape, or text, on the fill.
        text,
    }
}

/// Recurring sizes, in points.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Sizes {
    /// The corner radius of buttons.
    pub button_radius: u8,
    /// The corner radius of cards, panels and windows.
    pub card_radius: u8,
    /// The gap between things.
    pub gap: f32,
    /// The margin inside panels.
    pub margin: i8,
    /// Text of the body and of buttons.
    pub text: f32,
    /// Small print.
    pub text_small: f32,
    /// Headings.
    pub text_heading: f32,
    /// The least height of something to click.
    pub click_height: f32,
}

/// The colours and sizes of the whole window.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Theme {
    /// Whether light text stands on dark panels.
    pub is_dark: bool,
    /// Panels, buttons and text.
    pub chrome: Chrome,
    /// Unexplored jungle and the table.
    pub jungle: Jungle,
    /// The ground of tiles.
    pub ground: Ground,
    /// Limestone.
    pub stone: Stone,
    /// Fire and lava.
    pub fire: Fire,
    /// Tents, hats, pieces.
    pub gear: Gear,
    /// Treasures and amulets.
    pub token: Token,
    /// The view on the first screen.
    pub scene: Scene,
    /// Marks over the board.
    pub mark: Mark,
    /// Lessons.
    pub coach: Coach,
    /// The colours of seats by the names that variants use.
    pub seats: BTreeMap<String, SeatColours>,
    /// The colours of a seat whose colour no theme knows.
    pub other_seat: SeatColours,
    /// Recurring sizes.
    pub sizes: Sizes,
}

impl Theme {
    /// Night in the jungle: deep greens, light text.
    #[must_use]
    pub fn dark() -> Self {
        Self::built_in(include_str!("../../../assets/theme/dark.ron"))
    }

    /// Day on parchment: warm paper, dark text.
    #[must_use]
    pub fn light() -> Self {
        Self::built_in(include_str!("../../../assets/theme/light.ron"))
    }

    /// Reads a theme file.
    ///
    /// # Errors
    /// Where the text stops being a theme, and why.
    pub fn parse(text: &str) -> Result<Self, ron::error::SpannedError> {
        ron::from_str(text)
    }

    #[expect(clippy::expect_used, reason = "the two files are part of the program and a test reads them")]
    fn built_in(text: &str) -> Self {
        Self::parse(text).expect("a built-in theme is well-formed")
    }

    /// The colours of a seat by the name of its colour, such as `red`; neutral ones for a name that
    /// the theme does not know.
    #[must_use]
    pub fn seat_colour(&self, name: &str) -> SeatColours {
        self.seats.get(name).unwrap_or(&self.other_seat).clone()
    }

    /// Makes egui's own widgets look like this theme, and loads fonts that have the signs we write.
    pub fn apply(&self, ctx: &egui::Context) {
        let mut fonts = FontDefinitions::default();
        // Arrows and plain shapes are in Hack only; it comes last so that prose keeps its face.
        fonts.families.entry(FontFamily::Proportional).or_default().push("Hack".into());
        ctx.set_fonts(fonts);

        let egui_theme = if self.is_dark { egui::Theme::Dark } else { egui::Theme::Light };
        ctx.set_theme(egui_theme);
        ctx.style_mut_of(egui_theme, |style| self.style(style));
    }

    fn style(&self, style: &mut egui::Style) {
        let sizes = &self.sizes;
        style.visuals = self.visuals();
        let prose = |size| FontId::new(size, FontFamily::Proportional);
        style.text_styles = [
            (TextStyle::Small, prose(sizes.text_small)),
            (TextStyle::Body, prose(sizes.text)),
            (TextStyle::Button, prose(sizes.text)),
            (TextStyle::Heading, prose(sizes.text_heading)),
            (TextStyle::Monospace, FontId::new(sizes.text, FontFamily::Monospace)),
        ]
        .into();
        let spacing = &mut style.spacing;
        spacing.item_spacing = egui::vec2(sizes.gap, sizes.gap);
        spacing.button_padding = egui::vec2(sizes.gap * 1.5, sizes.gap * 0.75);
        spacing.interact_size.y = sizes.click_height;
        spacing.window_margin = Margin::same(sizes.margin);
        spacing.menu_margin = Margin::same(sizes.margin / 2);
        // Scroll bars show while the pointer is elsewhere, so that it can be seen that there is more.
        spacing.scroll = egui::style::ScrollStyle {
            floating_width: 5.0,
            dormant_handle_opacity: 0.55,
            dormant_background_opacity: 0.25,
            ..egui::style::ScrollStyle::floating()
        };
        spacing.tooltip_width = TOOLTIP_WIDTH;
        spacing.icon_width = sizes.text * 1.25;
        spacing.icon_width_inner = sizes.text * 0.75;
        // A pointer that only passes over something asks for nothing.
        style.interaction.tooltip_delay = TOOLTIP_DELAY;
        style.interaction.tooltip_grace_time = 0.0;
    }

    fn visuals(&self) -> Visuals {
        let chrome = &self.chrome;
        let mut visuals = if self.is_dark { Visuals::dark() } else { Visuals::light() };
        let button = CornerRadius::same(self.sizes.button_radius);
        let card = CornerRadius::same(self.sizes.card_radius);

        let states = &mut visuals.widgets;
        for state in [
            &mut states.noninteractive,
            &mut states.inactive,
            &mut states.hovered,
            &mut states.active,
            &mut states.open,
        ] {
            state.corner_radius = button;
            state.expansion = 0.0;
            state.bg_stroke = Stroke::new(1.0, chrome.edge);
            state.fg_stroke = Stroke::new(1.0, chrome.text);
            state.bg_fill = chrome.button;
            state.weak_bg_fill = chrome.button;
        }
        states.noninteractive.bg_fill = chrome.panel;
        states.noninteractive.weak_bg_fill = chrome.panel;
        // A slider's rail and handle; screens of forms say what boxes to tick are filled with.
        states.inactive.bg_fill = chrome.edge;
        states.hovered.bg_fill = chrome.button_hover;
        states.hovered.weak_bg_fill = chrome.button_hover;
        states.hovered.bg_stroke.color = chrome.accent;
        states.hovered.fg_stroke = Stroke::new(1.5, chrome.text_strong);
        // egui shows the keyboard's focus with these, so the rim must be seen at once.
        states.active.bg_fill = chrome.button_press;
        states.active.weak_bg_fill = chrome.button_press;
        states.active.bg_stroke = Stroke::new(2.0, chrome.accent);
        states.active.fg_stroke = Stroke::new(2.0, chrome.text_strong);
        states.open.weak_bg_fill = chrome.button_press;
        states.open.bg_fill = chrome.button_press;

        visuals.selection.bg_fill = chrome.accent_fill;
        visuals.selection.stroke = Stroke::new(1.5, chrome.accent_text);
        visuals.hyperlink_color = chrome.accent;
        visuals.weak_text_color = Some(chrome.text_weak);
        visuals.faint_bg_color = chrome.stripe;
        visuals.extreme_bg_color = chrome.input;
        visuals.code_bg_color = chrome.input;
        visuals.warn_fg_color = chrome.warn;
        visuals.error_fg_color = chrome.error;
        visuals.panel_fill = chrome.panel;
        visuals.window_fill = chrome.panel;
        visuals.window_stroke = Stroke::new(1.0, chrome.edge);
        visuals.window_corner_radius = card;
        visuals.menu_corner_radius = button;
        visuals.window_shadow = Shadow { offset: [0, 8], blur: 24, spread: 0, color: chrome.shadow };
        visuals.popup_shadow = Shadow { offset: [0, 4], blur: 12, spread: 0, color: chrome.shadow };
        visuals.slider_trailing_fill = true;
        visuals.handle_shape = egui::style::HandleShape::Circle;
        visuals.interact_cursor = Some(egui::CursorIcon::PointingHand);
        visuals
    }
}

/// Reads `#rrggbb` or `#rrggbbaa`.
fn colour<'de, D: Deserializer<'de>>(from: D) -> Result<Color32, D::Error> {
    let text = String::deserialize(from)?;
    parse_colour(&text)
        .ok_or_else(|| de::Error::custom(format!("`{text}` is no colour: expected `#rrggbb` or `#rrggbbaa`")))
}

fn parse_colour(text: &str) -> Option<Color32> {
    let digits = text.strip_prefix('#').filter(|digits| digits.bytes().all(|digit| digit.is_ascii_hexdigit()))?;
    let byte = |at| u8::from_str_radix(digits.get(at..at + 2)?, 16).ok();
    let alpha = match digits.len() {
        6 => 255,
        8 => byte(6)?,
        _ => return None,
    };
    Some(Color32::from_rgba_unmultiplied(byte(0)?, byte(2)?, byte(4)?, alpha))
}

#[cfg(test)]
mod tests {
    use super::*;

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
        assert_eq!(parse_colour("#ff8000"), Some(Color32::from_rgb(255, 128, 0)));
        assert_eq!(parse_colour("#ff800080"), Some(Color32::from_rgba_unmultiplied(255, 128, 0, 128)));
        for wrong in ["", "ff8000", "#ff80", "#ff80000", "#gg8000", "#ff80é0", "#+f8000"] {
            assert_eq!(parse_colour(wrong), None, "{wrong}");
        }
    }

    /// How bright a colour is, from 0 to 1 (WCAG 2.2, relative luminance).
    fn luminance(colour: Color32) -> f32 {
        let linear = |part: u8| {
            let part = f32::from(part) / 255.0;
            if part <= 0.04045 { part / 12.92 } else { ((part + 0.055) / 1.055).powf(2.4) }
        };
        0.2126 * linear(colour.r()) + 0.7152 * linear(colour.g()) + 0.0722 * linear(colour.b())
    }

    /// How far two opaque colours stand apart, from 1 to 21 (WCAG 2.2, contrast ratio).
    fn contrast(one: Color32, other: Color32) -> f32 {
        let (one, other) = (luminance(one), luminance(other));
        (one.max(other) + 0.05) / (one.min(other) + 0.05)
    }

    /// What is seen where a veil lies over these grounds, beside them.
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
            ("carvings of treasures", theme.token.carved, tokens.to_vec(), MARK),
            ("boxes to tick, and fields", chrome.control, all(&[&solid, &forms]), MARK),
            ("ticks", chrome.text, vec![chrome.input, chrome.button_hover, chrome.button_press], MARK),
            ("the focus on widgets", chrome.accent, all(&[&solid, &forms, &buttons]), MARK),
        ];
        let seats = theme.seats.values().chain([&theme.other_seat]);
        pairs.extend(
            seats.map(|seat| ("the sign of a seat, and how many pieces it has", seat.text, vec![seat.fill], TEXT)),
        );
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
}
