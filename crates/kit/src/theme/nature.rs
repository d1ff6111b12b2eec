//! The colors of terrains, resources, seasons, event die faces, and tracks.

use egui::Color32;

use super::tone::Tone;
use board::Terrain;
use cards::{EventFace, Season};

/// A tone for each terrain.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Terrains {
    pub(super) hills: Tone,
    pub(super) forest: Tone,
    pub(super) pasture: Tone,
    pub(super) fields: Tone,
    pub(super) mountains: Tone,
    pub(super) desert: Tone,
    pub(super) gold: Tone,
}

impl Terrains {
    /// The tone of `terrain`.
    pub const fn of(&self, terrain: Terrain) -> Tone {
        match terrain {
            Terrain::Hills => self.hills,
            Terrain::Forest => self.forest,
            Terrain::Pasture => self.pasture,
            Terrain::Fields => self.fields,
            Terrain::Mountains => self.mountains,
            Terrain::Desert => self.desert,
            Terrain::Gold => self.gold,
        }
    }
}

/// A tone for each season.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Seasons {
    pub(super) spring: Tone,
    pub(super) summer: Tone,
    pub(super) autumn: Tone,
    pub(super) winter: Tone,
}

impl Seasons {
    /// The tone of `season`.
    pub const fn of(&self, season: Season) -> Tone {
        match season {
            Season::Spring => self.spring,
            Season::Summer => self.summer,
            Season::Autumn => self.autumn,
            Season::Winter => self.winter,
        }
    }
}

/// A tone for each face of the event die.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Faces {
    pub(super) ship: Tone,
    pub(super) trade: Tone,
    pub(super) politics: Tone,
    pub(super) science: Tone,
}

impl Faces {
    /// The tone of `face`.
    pub const fn of(&self, face: EventFace) -> Tone {
        match face {
            EventFace::Ship => self.ship,
            EventFace::Trade => self.trade,
            EventFace::Politics => self.politics,
            EventFace::Science => self.science,
        }
    }
}

/// A color for the lines of each improvement track.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TrackLines {
    pub(super) science: Color32,
    pub(super) trade: Color32,
    pub(super) politics: Color32,
}
