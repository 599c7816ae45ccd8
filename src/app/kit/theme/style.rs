//! The look of egui's own widgets in a theme.

use egui::{CornerRadius, FontDefinitions, FontFamily, FontId, Margin, Shadow, Stroke, TextStyle, Visuals};

use super::Theme;

/// For so many seconds the pointer rests on something before a tooltip shows.
const TOOLTIP_DELAY: f32 = 0.6;
/// The greatest width of a tooltip's text.
const TOOLTIP_WIDTH: f32 = 300.0;

impl Theme {
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
