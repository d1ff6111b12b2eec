//! Every color, by purpose.

use egui::{Color32, Stroke};
use enum_map::EnumMap;

use super::Look;
use board::Terrain;
use cards::{EventFace, Season};
use game::{CardKind, Color, Track};

/// Every color the app uses, by purpose.
#[derive(Clone, Debug, PartialEq)]
pub struct Palette {
    pub look: Look,
    /// The ground of every screen.
    pub backdrop: Color32,
    /// The bar along the top.
    pub bar: Color32,
    /// Panels and rows on the ground.
    pub panel: Color32,
    /// Rows to touch, slightly set off from the panel.
    pub row: Color32,
    /// Buttons, and the panel of whoever's turn it is.
    pub raised: Color32,
    /// Thin lines around panels.
    pub line: Color32,
    /// Lines that carry meaning: around text fields and switches.
    pub outline: Color32,
    /// The border of buttons.
    pub rim: Stroke,
    pub panel_rim: Stroke,
    /// Text on the backdrop, panels, or raised ground.
    pub text: Color32,
    /// Less important text on the same grounds.
    pub faint: Color32,
    /// The one button that moves things forward.
    pub primary: Tone,
    /// A chosen option.
    pub accent: Tone,
    /// An alternative that is offered but shouldn't draw the eye.
    pub quiet: Tone,
    /// Buttons that remove something for good.
    pub danger: Tone,
    /// Things that can't be touched right now.
    pub disabled: Tone,
    pub card: Tone,
    /// Less important text on a card.
    pub card_faint: Color32,
    /// Red numbers on a card or token.
    pub card_red: Color32,
    /// A field on a card that isn't relevant right now.
    pub card_row: Tone,
    /// Red numbers on the ground.
    pub loud_red: Color32,
    pub warning: Tone,
    /// The line around a warning box, and warning signs.
    pub warning_line: Color32,
    /// Awards: Longest Road, Largest Army.
    pub award: Color32,
    /// The frame around whoever the app waits for, and around what it waits for.
    pub due: Color32,
    /// The ring around what has the keyboard focus, or is chosen.
    pub focus: Color32,
    /// The sea far from the coast.
    pub deep_sea: Color32,
    /// The sea closer to the coast.
    pub sea: Color32,
    /// The water along the beach.
    pub shallows: Color32,
    /// Letters on a piece of sea.
    pub sea_badge: Tone,
    /// The strip of sand around the island and between its hexes.
    pub beach: Color32,
    /// The wood of the harbors' jetties.
    pub jetty: Color32,
    /// The outline of pieces, tokens, and figures.
    pub edge: Color32,
    /// The shine of producing hexes and of the longest road.
    pub glow: Color32,
    /// Rings and bars where something may be placed.
    pub choice: Color32,
    /// The same around a piece, which may be white.
    pub choice_of_piece: Color32,
    pub robber: Color32,
    /// City walls.
    pub stone: Tone,
    /// Paper: far lighter than lumber, which is as green as the gate of science.
    pub paper: Tone,
    /// Cloth: far darker than grain, which is as yellow as the gate of trade.
    pub cloth: Tone,
    /// Hexes that nobody has turned up.
    pub fog: Tone,
    pub players: EnumMap<Color, Tone>,
    /// Players' frames and bars on the ground and on panels: related colors that show up there.
    pub player_lines: EnumMap<Color, Color32>,
    pub terrains: EnumMap<Terrain, Tone>,
    pub seasons: EnumMap<Season, Tone>,
    pub faces: EnumMap<EventFace, Tone>,
    /// Bars and lines of the tracks on the same grounds.
    pub track_lines: EnumMap<Track, Color32>,
}

impl Palette {
    pub fn player(&self, color: Color) -> Tone {
        self.players[color]
    }

    pub fn player_line(&self, color: Color) -> Color32 {
        self.player_lines[color]
    }

    pub fn terrain(&self, terrain: Terrain) -> Tone {
        self.terrains[terrain]
    }

    /// Cards of this kind: a resource in the color of the terrain it comes from, a
    /// commodity in a shade of the gate whose improvements it pays for that no resource has.
    pub fn card(&self, kind: impl Into<CardKind>) -> Tone {
        match kind.into() {
            CardKind::Brick => self.terrain(Terrain::Hills),
            CardKind::Lumber => self.terrain(Terrain::Forest),
            CardKind::Wool => self.terrain(Terrain::Pasture),
            CardKind::Grain => self.terrain(Terrain::Fields),
            CardKind::Ore => self.terrain(Terrain::Mountains),
            CardKind::Paper => self.paper,
            CardKind::Cloth => self.cloth,
            CardKind::Coin => self.event_face(EventFace::Politics),
        }
    }

    /// Returns where a season is shown.
    pub fn season(&self, season: Season) -> Tone {
        self.seasons[season]
    }

    pub fn event_face(&self, face: EventFace) -> Tone {
        self.faces[face]
    }

    /// An improvement track, in the color of its gate.
    pub fn track(&self, track: Track) -> Tone {
        self.event_face(match track {
            Track::Science => EventFace::Science,
            Track::Trade => EventFace::Trade,
            Track::Politics => EventFace::Politics,
        })
    }

    pub fn track_line(&self, track: Track) -> Color32 {
        self.track_lines[track]
    }

    /// The ring around a chosen thing on `tone`: the focus color if that shows
    /// up there, otherwise the ink.
    pub fn ring_on(&self, tone: Tone) -> Color32 {
        if contrast(self.focus, tone.fill) >= 3.0 { self.focus } else { tone.ink }
    }
}

/// A fill and the color of text on it, as far apart as the look demands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tone {
    /// The ground.
    pub fill: Color32,
    /// Text and drawings on it.
    pub ink: Color32,
}

impl Tone {
    /// The same ground a little further from its ink, so that text on it stays
    /// at least as readable.
    #[must_use]
    pub fn set_back(self, share: f32) -> Self {
        let light = contrast(self.ink, Color32::BLACK) > contrast(self.ink, Color32::WHITE);
        let away = if light { Color32::BLACK } else { Color32::WHITE };
        Self { fill: mixed(self.fill, away, share), ..self }
    }
}

/// `a` mixed with a share of `b` between 0 and 1, fully opaque.
pub fn mixed(a: Color32, b: Color32, share: f32) -> Color32 {
    a.lerp_to_gamma(b, share)
}

/// An opaque color by its hex code, red first.
pub(super) const fn rgb(code: u32) -> Color32 {
    let [_, red, green, blue] = code.to_be_bytes();
    Color32::from_rgb(red, green, blue)
}

/// A tone by its two colors' hex codes.
pub(super) const fn tone(fill: u32, ink: u32) -> Tone {
    Tone { fill: rgb(fill), ink: rgb(ink) }
}

/// The dark ink for light grounds.
pub(super) const NIGHT: u32 = 0x0016_181d;

/// The light ink for dark grounds.
pub(super) const SNOW: u32 = 0x00ff_ffff;

/// The WCAG 2 contrast ratio: 1 for equal colors, 21 for black and white. Text
/// needs 4.5, a sign that carries meaning 3.
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
    fn a_ground_that_is_set_back_leaves_its_ink_readable() {
        for tone in [tone(0x00d9_dde4, NIGHT), tone(0x002e_7d32, SNOW)] {
            for share in [0.1, 0.3] {
                let set_back = tone.set_back(share);
                assert_ne!(set_back.fill, tone.fill);
                let before = contrast(tone.fill, tone.ink);
                assert!(contrast(set_back.fill, set_back.ink) > before);
            }
        }
    }

    #[test]
    fn black_and_white_stand_21_apart_and_equal_colors_1() {
        assert!((contrast(Color32::BLACK, Color32::WHITE) - 21.0).abs() < 0.01);
        assert!((contrast(Color32::RED, Color32::RED) - 1.0).abs() < 0.01);
    }
}
