//! Places on the island that a seat's choices are about, each said once.

use serde::Serialize;

use crate::game::GameWords;
use board::Spot;

/// A place of the island.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ShownSpot {
    /// Its place on the island's picture: thousandths of its width and of its height.
    pub at: [u16; 2],
    pub words: String,
}

/// Place of a spot on the island's picture, in thousandths of its width and of its height.
pub type SpotPlace<'a> = &'a dyn Fn(Spot) -> [u16; 2];

/// The places that were named so far.
pub(super) struct NamedSpots<'a> {
    say: GameWords<'a>,
    place: SpotPlace<'a>,
    named: Vec<(Spot, ShownSpot)>,
}

impl<'a> NamedSpots<'a> {
    pub(super) fn new(say: GameWords<'a>, place: SpotPlace<'a>) -> Self {
        Self { say, place, named: Vec::new() }
    }

    /// The number of a place, which is named if it is new.
    pub(super) fn number(&mut self, spot: Spot) -> usize {
        let known = self.named.iter().position(|(other, _)| *other == spot);
        known.unwrap_or_else(|| {
            let shown = ShownSpot { at: (self.place)(spot), words: self.say.place(spot) };
            self.named.push((spot, shown));
            self.named.len() - 1
        })
    }

    pub(super) fn into_shown(self) -> Vec<ShownSpot> {
        self.named.into_iter().map(|(_, shown)| shown).collect()
    }
}
