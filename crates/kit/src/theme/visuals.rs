//! The style of egui's own widgets.

use egui::{CornerRadius, FontId, Margin, Stroke, TextStyle, Theme, Visuals, vec2};
use serde::{Deserialize, Serialize};

use super::fonts::{set_fonts, strong_family};
use super::{Palette, mixed};

impl Palette {
    /// Gives egui this look, its text sizes, and our fonts: at the start, and
    /// again whenever another look is chosen.
    pub fn apply(&self, ctx: &egui::Context) {
        set_fonts(ctx);
        ctx.set_theme(self.look.theme());
        let visuals = self.visuals();
        ctx.all_styles_mut(|style| {
            style.visuals = visuals.clone();
            style.text_styles = [
                (TextStyle::Small, FontId::proportional(14.0)),
                (TextStyle::Body, FontId::proportional(17.0)),
                (TextStyle::Button, FontId::proportional(18.0)),
                (TextStyle::Heading, FontId::new(22.0, strong_family())),
                (TextStyle::Monospace, FontId::monospace(16.0)),
            ]
            .into();
            style.spacing.interact_size = vec2(48.0, 48.0);
            style.spacing.button_padding = vec2(16.0, 10.0);
            style.spacing.item_spacing = vec2(8.0, 8.0);
            style.spacing.window_margin = Margin::same(16);
            style.spacing.menu_margin = Margin::same(8);
            style.spacing.icon_width = 28.0;
            style.spacing.icon_width_inner = 18.0;
            style.spacing.icon_spacing = 10.0;
            style.spacing.combo_width = 160.0;
        });
    }

    fn visuals(&self) -> Visuals {
        let is_dark = self.look.theme() == Theme::Dark;
        let mut visuals = if is_dark { Visuals::dark() } else { Visuals::light() };
        let round = CornerRadius::same(12);
        visuals.panel_fill = self.backdrop;
        // A window that nobody touches is not drawn again.
        visuals.text_cursor.blink = false;
        visuals.window_fill = self.panel;
        visuals.window_stroke = Stroke::new(1.0, self.line);
        visuals.window_corner_radius = round;
        visuals.menu_corner_radius = round;
        visuals.faint_bg_color = self.panel;
        visuals.extreme_bg_color = if is_dark { self.bar } else { self.panel };
        // Disabled controls have their own colors, and stay readable.
        visuals.disabled_alpha = 1.0;
        visuals.hyperlink_color = self.focus;
        visuals.warn_fg_color = self.warning_line;
        visuals.weak_text_color = Some(self.faint);
        visuals.selection.bg_fill = self.accent.fill;
        visuals.selection.stroke = Stroke::new(1.5, self.accent.ink);
        let widgets = &mut visuals.widgets;
        for (state, fill) in [
            (&mut widgets.noninteractive, self.panel),
            (&mut widgets.inactive, self.raised),
            (&mut widgets.hovered, mixed(self.raised, self.text, 0.12)),
            (&mut widgets.active, mixed(self.raised, self.backdrop, 0.35)),
            (&mut widgets.open, self.raised),
        ] {
            state.corner_radius = round;
            state.bg_fill = fill;
            state.weak_bg_fill = fill;
            state.fg_stroke = Stroke::new(1.5, self.text);
            state.bg_stroke = Stroke::new(1.0, self.outline);
            state.expansion = 0.0;
        }
        widgets.noninteractive.bg_stroke = Stroke::new(1.0, self.line);
        widgets.hovered.bg_stroke = Stroke::new(2.0, self.focus);
        visuals
    }
}

/// Animation of cards that turn, payouts that arrive, and the robber that walks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Motion {
    #[default]
    Moving,
    /// Everything is in place at once.
    Still,
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::theme::Look;

    #[test]
    fn the_look_that_was_applied_last_is_the_one_that_is_drawn_in() {
        let ctx = egui::Context::default();
        for look in [Look::Dark, Look::HighContrast, Look::Light, Look::Dark] {
            Palette::of_look(look).apply(&ctx);
            let mut seen = None;
            let mut drawn = ctx.run_ui(egui::RawInput::default(), |ui| {
                seen = Some(Palette::of(ui).look);
            });
            drawn.textures_delta.clear();
            assert_eq!(seen, Some(look));
        }
    }
}
