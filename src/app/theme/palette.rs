//! Every color by what it is for.

use egui::{Color32, Stroke};

use super::nature::{Faces, Seasons, Terrains};
use super::players::Players;
use super::{Look, Tone, contrast};
use crate::board::{Resource, Terrain};
use crate::cards::{EventFace, Season};
use crate::game::Color;

/// Every color the app uses, by what it is for.
#[derive(Clone, Debug, PartialEq)]
pub struct Palette {
    /// Which look this is.
    pub look: Look,
    /// The ground of every screen.
    pub backdrop: Color32,
    /// The bar along the top.
    pub bar: Color32,
    /// Panels and rows on the ground.
    pub panel: Color32,
    /// Rows to touch, a little off the panel.
    pub row: Color32,
    /// Buttons, and the panel of whoever's turn it is.
    pub raised: Color32,
    /// Thin lines round panels.
    pub line: Color32,
    /// Lines that carry meaning: round text fields and switches.
    pub outline: Color32,
    /// The border of buttons.
    pub rim: Stroke,
    /// The border of panels.
    pub panel_rim: Stroke,
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
    /// What can't be touched now.
    pub disabled: Tone,
    /// An event card.
    pub card: Tone,
    /// Less important text on a card.
    pub card_faint: Color32,
    /// Red numbers on a card or token.
    pub card_red: Color32,
    /// A field on a card that is not its matter now.
    pub card_row: Tone,
    /// Red numbers on the ground.
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
    /// Letters on a piece of sea.
    pub sea_badge: Tone,
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
    /// The six players.
    pub players: Players,
    /// The terrains.
    pub terrains: Terrains,
    /// The seasons.
    pub seasons: Seasons,
    /// The faces of the event die.
    pub faces: Faces,
}

impl Palette {
    /// A player's pieces and marks.
    pub const fn player(&self, color: Color) -> Tone {
        self.players.of(color).piece
    }

    /// A player's frames and bars, which show on ground and panels.
    pub const fn player_line(&self, color: Color) -> Color32 {
        self.players.of(color).line
    }

    /// A hex of this terrain.
    pub const fn terrain(&self, terrain: Terrain) -> Tone {
        self.terrains.of(terrain)
    }

    /// Cards of this resource: the color of the terrain it comes from.
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
    pub const fn season(&self, season: Season) -> Tone {
        self.seasons.of(season)
    }

    /// A face of the event die.
    pub const fn event_face(&self, face: EventFace) -> Tone {
        self.faces.of(face)
    }

    /// The ring round a chosen thing on `tone`: the keyboard's color where
    /// that shows there, what is written on it otherwise.
    pub fn ring_on(&self, tone: Tone) -> Color32 {
        if contrast(self.focus, tone.fill) >= 3.0 { self.focus } else { tone.ink }
    }
}
