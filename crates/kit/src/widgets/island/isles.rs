//! Names of islands on the map, each with what a first settlement there is worth (SEA 8).

use egui::{Align2, Color32, Pos2, Rect, Stroke, StrokeKind, Vec2, vec2};

use super::tiles::Canvas;
use crate::theme::bounds::Within;
use crate::theme::strong;
use crate::widgets::draw::centered;
use board::{Hex, Intersection, IslandLetter, Path, Side, Spot};
use game::{SeaState, Seat};

impl Canvas<'_> {
    /// An island's letter and points, in the middle of it but off its tokens.
    pub(super) fn isle_sign(&self, isle: &IsleSign) {
        let Some(at) = self.isle_place(&isle.hexes) else { return };
        let palette = self.palette;
        let size = (self.geometry.side() * 0.35).within(11.0, 34.0);
        let painter = self.painter;
        let letter = strong(painter.ctx(), size);
        let layout = |words: String, size: f32| {
            painter.layout_no_wrap(words, strong(painter.ctx(), size), palette.accent.ink)
        };
        let points = isle.points.map(|points| layout(format!("+{points}"), size * 0.82));
        let first = size * 1.5;
        let more = points.as_ref().map_or(0.0, |points| points.size().x + size * 0.55);
        let rect = Rect::from_center_size(at, vec2(first + more, size * 1.5));
        let round = size * 0.75;
        painter.rect_filled(rect.translate(vec2(0.0, 2.0)), round, Color32::from_black_alpha(80));
        painter.rect_filled(rect, round, palette.accent.fill);
        let head = Rect::from_min_size(rect.min, Vec2::splat(size * 1.5));
        painter.circle_filled(head.center(), size * 0.75, palette.card.fill);
        for (thick, color) in [(3.4, palette.edge), (1.7, palette.card.fill)] {
            painter.rect_stroke(rect, round, Stroke::new(thick, color), StrokeKind::Outside);
        }
        centered(painter, head.center(), &isle.letter.to_string(), letter, palette.card.ink);
        if let Some(points) = points {
            let place = Pos2::new(head.right() + size * 0.12, rect.center().y);
            let at = Align2::LEFT_CENTER.anchor_size(place, points.size());
            painter.galley(at.min, points, palette.accent.ink);
        }
    }

    /// Where the sign is: as near to the island's middle as it covers no token. Where three
    /// of its hexes meet, two of them below if possible; where none do, on the border of
    /// two, or at the top of its only hex.
    fn isle_place(&self, hexes: &[Hex]) -> Option<Pos2> {
        let sum = hexes.iter().fold(Vec2::ZERO, |sum, hex| sum + self.geometry.hex(*hex).to_vec2());
        let middle = (sum / u16::try_from(hexes.len()).map(f32::from).ok()?.max(1.0)).to_pos2();
        let is_own = |hex: &Hex| hexes.contains(hex);
        let corners = hexes.iter().flat_map(|hex| Intersection::around(*hex));
        let inner = corners.filter(|place| place.hexes().iter().all(is_own));
        let sides = hexes.iter().flat_map(|hex| Side::ALL.map(|side| Path::of(*hex, side)));
        let borders = sides.filter(|path| path.hexes().iter().all(is_own));
        let nearest = |places: Vec<Pos2>| {
            let far = |place: &Pos2| place.distance_sq(middle);
            places.into_iter().min_by(|one, other| far(one).total_cmp(&far(other)))
        };
        let has_two_below = |place: &Intersection| {
            let at = self.geometry.intersection(*place);
            let below = |hex: &Hex| self.geometry.hex(*hex).y > at.y;
            place.hexes().iter().filter(|hex| below(hex)).count() == 2
        };
        let (good, rest): (Vec<_>, Vec<_>) = inner.partition(has_two_below);
        let places = |all: Vec<Intersection>| {
            all.into_iter().map(|place| self.geometry.intersection(place)).collect()
        };
        let alone = || hexes.first().map(|hex| self.geometry.hex(*hex));
        nearest(places(good))
            .or_else(|| nearest(places(rest)))
            .or_else(|| nearest(borders.map(|path| self.border_place(path)).collect()))
            .or_else(|| Some(alone()? - vec2(0.0, self.geometry.side() * 0.66)))
    }

    /// The middle of a border between two hexes, or its upper end where they lie side by
    /// side, with their tokens near to its middle.
    fn border_place(&self, path: Path) -> Pos2 {
        let [one, other] = self.geometry.path(path);
        let way = (other - one).abs();
        let upper = if one.y < other.y { one } else { other };
        if way.x < 0.2 * way.y { upper } else { self.geometry.spot(Spot::Path(path)) }
    }
}

/// The pirate, a ship that isn't there yet, and islands' names; by default none of it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Seascape<'a> {
    /// The pirate's hex (SEA 5).
    pub pirate: Option<Hex>,
    /// A ship that isn't there yet.
    pub preview: Option<ShipPreview>,
    /// Names of islands, where they are to be seen.
    pub isles: &'a [IsleSign],
}

impl Seascape<'_> {
    /// As it stands in a game; nothing where Seafarers is not played.
    pub fn of(sea: Option<&SeaState>) -> Self {
        Self { pirate: sea.and_then(|sea| sea.table().pirate), ..Self::default() }
    }
}

/// A ship where it would lie.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ShipPreview {
    pub at: Path,
    pub owner: Seat,
}

/// An island's letter, and what a first settlement there is worth (SEA 8, 11).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct IsleSign {
    pub letter: IslandLetter,
    pub hexes: Vec<Hex>,
    /// Points of a first settlement; none where it is home to everybody.
    pub points: Option<u8>,
}

/// The same, to compare the next picture with.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct KeptSeascape {
    pirate: Option<Hex>,
    preview: Option<ShipPreview>,
    isles: Vec<IsleSign>,
}

impl KeptSeascape {
    pub(super) fn of(sea: Seascape<'_>) -> Self {
        Self { pirate: sea.pirate, preview: sea.preview, isles: sea.isles.to_vec() }
    }

    pub(super) fn is(&self, sea: Seascape<'_>) -> bool {
        let Self { pirate, preview, isles } = self;
        sea == Seascape { pirate: *pirate, preview: *preview, isles }
    }
}
