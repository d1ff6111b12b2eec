//! The look: named colours, text sizes and how egui's own widgets appear.

use std::sync::Arc;

use egui::{
    Color32, CornerRadius, FontData, FontDefinitions, FontFamily, FontId, Margin, Stroke,
    TextStyle, Theme, Visuals, vec2,
};

use crate::board::{Resource, Terrain};
use crate::cards::{EventFace, Season};
use crate::game::Color;

/// Which of the palettes.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize,
)]
#[serde(rename_all = "kebab-case")]
pub enum Look {
    /// Light text on dark ground.
    #[default]
    Dark,
    /// Dark text on light ground.
    Light,
    /// White on black, with strong borders.
    HighContrast,
}

impl Look {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Dark, Self::Light, Self::HighContrast];

    /// Its name in files and texts.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Self::Dark => "dark",
            Self::Light => "light",
            Self::HighContrast => "high-contrast",
        }
    }
}

/// A fill and the colour of text on it, at least 4.5:1 apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tone {
    /// What lies below.
    pub fill: Color32,
    /// What is written or drawn on it.
    pub ink: Color32,
}

/// Every colour the app uses, by what it is for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Palette {
    /// Whether light text stands on dark ground.
    pub dark: bool,
    /// The ground of every screen.
    pub backdrop: Color32,
    /// The bar along the top.
    pub bar: Color32,
    /// Panels and rows on the ground.
    pub panel: Color32,
    /// Buttons, and the panel of whoever's turn it is.
    pub raised: Color32,
    /// Thin lines round panels.
    pub line: Color32,
    /// Text on ground, panel or raised.
    pub text: Color32,
    /// Less important text on the same grounds.
    pub faint: Color32,
    /// The one button that goes on.
    pub primary: Tone,
    /// A chosen option.
    pub accent: Tone,
    /// A way round that is offered but not meant to draw the eye.
    pub quiet: Tone,
    /// What takes something away for good.
    pub danger: Tone,
    /// An event card.
    pub card: Tone,
    /// Less important text on a card.
    pub card_faint: Color32,
    /// Red numbers on a card or token.
    pub card_red: Color32,
    /// Red numbers on ground or panel.
    pub loud_red: Color32,
    /// A box that warns.
    pub warning: Tone,
    /// The line round a box that warns, and warning signs.
    pub warning_line: Color32,
    /// Awards: longest road, largest army.
    pub award: Color32,
    /// The ring round what the keyboard is on.
    pub focus: Color32,
    /// The sea far from the coast.
    pub deep_sea: Color32,
    /// The sea nearer to it.
    pub sea: Color32,
    /// The water along the beach.
    pub shallows: Color32,
    /// The strip of sand round the island and between its hexes.
    pub beach: Color32,
    /// Wood of the harbors' jetties.
    pub jetty: Color32,
    /// Outline of pieces, tokens and figures.
    pub edge: Color32,
    /// What shines: producing hexes, the longest road.
    pub glow: Color32,
    /// Rings and bars where something may be put.
    pub choice: Color32,
    /// The robber.
    pub robber: Color32,
}

const fn rgb(code: u32) -> Color32 {
    let [_, red, green, blue] = code.to_be_bytes();
    Color32::from_rgb(red, green, blue)
}

const fn tone(fill: u32, ink: u32) -> Tone {
    Tone { fill: rgb(fill), ink: rgb(ink) }
}

const NIGHT: u32 = 0x0016_181d;
const SNOW: u32 = 0x00ff_ffff;

static DARK: Palette = Palette {
    dark: true,
    backdrop: rgb(0x001e_2128),
    bar: rgb(0x0026_2a31),
    panel: rgb(0x002b_2f38),
    raised: rgb(0x003b_414d),
    line: rgb(0x0048_4f5c),
    text: rgb(0x00f4_f4f2),
    faint: rgb(0x00bc_c2cc),
    primary: tone(0x002e_7d32, SNOW),
    accent: tone(0x0015_65c0, SNOW),
    quiet: tone(0x0045_5a64, SNOW),
    danger: tone(0x00b7_1c1c, SNOW),
    card: tone(0x00fb_f5e6, 0x001f_2228),
    card_faint: rgb(0x0055_5862),
    card_red: rgb(0x00c6_2828),
    loud_red: rgb(0x00ff_8a80),
    warning: tone(0x0033_2919, 0x00ff_cc80),
    warning_line: rgb(0x00ff_b74d),
    award: rgb(0x00ff_d54f),
    focus: rgb(0x0090_caf9),
    deep_sea: rgb(0x0023_4d70),
    sea: rgb(0x002b_5d85),
    shallows: rgb(0x003f_7ca6),
    beach: rgb(0x00f0_e2bf),
    jetty: rgb(0x00c9_a87c),
    edge: rgb(0x0014_161a),
    glow: rgb(0x00ff_f176),
    choice: rgb(SNOW),
    robber: rgb(0x0023_262d),
};

static LIGHT: Palette = Palette {
    dark: false,
    backdrop: rgb(0x00ee_eef0),
    bar: rgb(0x00e2_e4e8),
    panel: rgb(0x00ff_ffff),
    raised: rgb(0x00d9_dde4),
    line: rgb(0x00b4_bac4),
    text: rgb(0x001a_1d23),
    faint: rgb(0x004a_505b),
    primary: tone(0x002e_7d32, SNOW),
    accent: tone(0x0015_65c0, SNOW),
    quiet: tone(0x0045_5a64, SNOW),
    danger: tone(0x00b7_1c1c, SNOW),
    card: tone(0x00ff_fbf0, 0x001f_2228),
    card_faint: rgb(0x0055_5862),
    card_red: rgb(0x00c6_2828),
    loud_red: rgb(0x00b7_1c1c),
    warning: tone(0x00ff_ecc7, 0x0066_3d00),
    warning_line: rgb(0x00c7_7700),
    award: rgb(0x0076_5200),
    focus: rgb(0x0015_65c0),
    deep_sea: rgb(0x003f_7aa6),
    sea: rgb(0x0053_8fbb),
    shallows: rgb(0x007a_b3d6),
    beach: rgb(0x00f5_e9cb),
    jetty: rgb(0x00c9_a87c),
    edge: rgb(0x0014_161a),
    glow: rgb(0x00ff_f176),
    choice: rgb(SNOW),
    robber: rgb(0x0023_262d),
};

impl Palette {
    /// The palette of a look.
    #[must_use]
    pub fn of_look(look: Look) -> &'static Self {
        match look {
            Look::Dark | Look::HighContrast => &DARK,
            Look::Light => &LIGHT,
        }
    }

    /// Light text on dark ground.
    #[must_use]
    pub fn dark() -> &'static Self {
        &DARK
    }

    /// Dark text on light ground.
    #[must_use]
    pub fn light() -> &'static Self {
        &LIGHT
    }

    /// The palette that `ui` is drawn in.
    #[must_use]
    pub fn of(ui: &egui::Ui) -> &'static Self {
        if ui.visuals().dark_mode { &DARK } else { &LIGHT }
    }

    /// A player's pieces and marks.
    #[must_use]
    pub const fn player(&self, color: Color) -> Tone {
        match color {
            Color::Red => tone(0x00c6_2828, SNOW),
            Color::Blue => tone(0x0015_65c0, SNOW),
            Color::White => tone(0x00f7_f7f5, NIGHT),
            Color::Orange => tone(0x00f0_7c12, NIGHT),
            Color::Green => tone(0x0043_b04a, NIGHT),
            Color::Brown => tone(0x006d_4635, SNOW),
        }
    }

    /// A hex of this terrain.
    #[must_use]
    pub const fn terrain(&self, terrain: Terrain) -> Tone {
        match terrain {
            Terrain::Hills => tone(0x00cb_744e, NIGHT),
            Terrain::Forest => tone(0x003a_784a, SNOW),
            Terrain::Pasture => tone(0x009c_cc65, NIGHT),
            Terrain::Fields => tone(0x00e8_c349, NIGHT),
            Terrain::Mountains => tone(0x0093_97a6, NIGHT),
            Terrain::Desert => tone(0x00de_d0a6, NIGHT),
        }
    }

    /// Cards of this resource: the colour of the terrain it comes from.
    #[must_use]
    pub const fn resource(&self, resource: Resource) -> Tone {
        self.terrain(match resource {
            Resource::Brick => Terrain::Hills,
            Resource::Lumber => Terrain::Forest,
            Resource::Wool => Terrain::Pasture,
            Resource::Grain => Terrain::Fields,
            Resource::Ore => Terrain::Mountains,
        })
    }

    /// Where a season is shown.
    #[must_use]
    pub const fn season(&self, season: Season) -> Tone {
        match season {
            Season::Spring => tone(0x00a5_d6a7, NIGHT),
            Season::Summer => tone(0x00ff_e066, NIGHT),
            Season::Autumn => tone(0x00ff_a94d, NIGHT),
            Season::Winter => tone(0x00d8_e9f5, NIGHT),
        }
    }

    /// A face of the event die.
    #[must_use]
    pub const fn event_face(&self, face: EventFace) -> Tone {
        match face {
            EventFace::Ship => tone(0x00fb_f5e6, NIGHT),
            EventFace::Trade => tone(0x00ff_d54f, NIGHT),
            EventFace::Politics => tone(0x0015_65c0, SNOW),
            EventFace::Science => tone(0x002e_7d32, SNOW),
        }
    }

    /// Gives egui this look, its text sizes and our font. Once at the start,
    /// and when the player changes from dark to light.
    pub fn apply(&self, ctx: &egui::Context) {
        ctx.set_fonts(fonts());
        ctx.set_theme(if self.dark { Theme::Dark } else { Theme::Light });
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
        let mut visuals = if self.dark { Visuals::dark() } else { Visuals::light() };
        let round = CornerRadius::same(12);
        visuals.panel_fill = self.backdrop;
        visuals.window_fill = self.panel;
        visuals.window_stroke = Stroke::new(1.0, self.line);
        visuals.window_corner_radius = round;
        visuals.menu_corner_radius = round;
        visuals.faint_bg_color = self.panel;
        visuals.extreme_bg_color = if self.dark { self.bar } else { self.panel };
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
            state.bg_stroke = Stroke::NONE;
            state.expansion = 0.0;
        }
        widgets.noninteractive.bg_stroke = Stroke::new(1.0, self.line);
        widgets.hovered.bg_stroke = Stroke::new(2.0, self.focus);
        visuals
    }
}

const REGULAR: &str = "DejaVu Sans";
const BOLD: &str = "DejaVu Sans Bold";

fn strong_family() -> FontFamily {
    FontFamily::Name("strong".into())
}

fn fonts() -> FontDefinitions {
    // Only our two: each further font costs memory and time at the start.
    let mut fonts = FontDefinitions::empty();
    let regular = include_bytes!("../../assets/fonts/DejaVuSans.ttf");
    let bold = include_bytes!("../../assets/fonts/DejaVuSans-Bold.ttf");
    fonts.font_data.insert(REGULAR.to_owned(), Arc::new(FontData::from_static(regular)));
    fonts.font_data.insert(BOLD.to_owned(), Arc::new(FontData::from_static(bold)));
    let usual = vec![REGULAR.to_owned()];
    fonts.families.insert(FontFamily::Proportional, usual.clone());
    fonts.families.insert(FontFamily::Monospace, usual);
    let strong = vec![BOLD.to_owned(), REGULAR.to_owned()];
    fonts.families.insert(strong_family(), strong);
    fonts
}

/// The bold font at `size`; the usual one until [`Palette::apply`] has run,
/// because egui panics on a family that it does not know.
#[must_use]
pub fn strong(ctx: &egui::Context, size: f32) -> FontId {
    let known = ctx.fonts(|fonts| fonts.definitions().families.contains_key(&strong_family()));
    FontId::new(size, if known { strong_family() } else { FontFamily::Proportional })
}

/// `a` with a share of `b` between 0 and 1, fully opaque.
#[must_use]
pub fn mixed(a: Color32, b: Color32, share: f32) -> Color32 {
    a.lerp_to_gamma(b, share)
}

/// How far two colours stand apart by WCAG 2: 1 for equal ones, 21 for black
/// and white; text needs 4.5.
#[must_use]
pub fn contrast(a: Color32, b: Color32) -> f32 {
    let (a, b) = (luminance(a), luminance(b));
    (a.max(b) + 0.05) / (a.min(b) + 0.05)
}

fn luminance(color: Color32) -> f32 {
    let linear = |channel: u8| {
        let value = f32::from(channel) / 255.0;
        if value <= 0.04045 { value / 12.92 } else { ((value + 0.055) / 1.055).powf(2.4) }
    };
    0.2126 * linear(color.r()) + 0.7152 * linear(color.g()) + 0.0722 * linear(color.b())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn black_and_white_stand_21_apart_and_equal_colours_1() {
        assert!((contrast(Color32::BLACK, Color32::WHITE) - 21.0).abs() < 0.01);
        assert!((contrast(Color32::RED, Color32::RED) - 1.0).abs() < 0.01);
    }

    #[test]
    fn every_text_stands_out_from_what_it_is_written_on() {
        for palette in [Palette::dark(), Palette::light()] {
            let mut pairs = Vec::new();
            for ground in [palette.backdrop, palette.bar, palette.panel, palette.raised] {
                pairs.push(("text", ground, palette.text));
                pairs.push(("faint", ground, palette.faint));
            }
            for ground in [palette.backdrop, palette.panel] {
                pairs.push(("loud red", ground, palette.loud_red));
            }
            pairs.push(("award", palette.panel, palette.award));
            pairs.push(("award", palette.raised, palette.award));
            pairs.push(("warning", palette.panel, palette.warning.ink));
            pairs.push(("card faint", palette.card.fill, palette.card_faint));
            pairs.push(("card red", palette.card.fill, palette.card_red));
            for (what, tone) in [
                ("primary", palette.primary),
                ("accent", palette.accent),
                ("quiet", palette.quiet),
                ("danger", palette.danger),
                ("card", palette.card),
                ("warning box", palette.warning),
            ] {
                pairs.push((what, tone.fill, tone.ink));
            }
            for color in Color::ALL {
                pairs.push((color.key(), palette.player(color).fill, palette.player(color).ink));
            }
            for terrain in Terrain::ALL {
                let tone = palette.terrain(terrain);
                pairs.push((terrain.key(), tone.fill, tone.ink));
            }
            for season in Season::ALL {
                let tone = palette.season(season);
                pairs.push((season.key(), tone.fill, tone.ink));
            }
            for face in EventFace::ALL {
                let tone = palette.event_face(face);
                pairs.push((face.key(), tone.fill, tone.ink));
            }
            for (what, fill, ink) in pairs {
                let found = contrast(fill, ink);
                assert!(found >= 4.5, "{what}, dark {}: {found}", palette.dark);
            }
        }
    }

    #[test]
    fn the_six_players_differ_from_each_other() {
        let palette = Palette::dark();
        for one in Color::ALL {
            for other in Color::ALL {
                assert!(one == other || palette.player(one).fill != palette.player(other).fill);
            }
        }
    }
}
