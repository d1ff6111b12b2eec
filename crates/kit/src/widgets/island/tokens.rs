//! Number tokens: those of hexes, two on one hex, the numbers of lakes, and those of fishing grounds,
//! which have the shape of a fish (TRADERS 1.1, 2.2).

use egui::{Color32, Pos2, Shape, Stroke, Vec2, vec2};

use super::geometry::Geometry;
use super::parts::IslandPart;
use super::tiles::{Canvas, HexYield};
use crate::theme::{display, mixed};
use crate::widgets::Icon;
use crate::widgets::draw::{Pen, centered, disc};
use board::{FishingGround, Hex, Intersection, Island, Lake, Terrain, Tile, Token};

/// The radius of a number token in sides of a hex: larger if there is no room
/// for a name above it.
const TOKEN: f32 = 0.36;

const TOKEN_ALONE: f32 = 0.45;

/// The radius of tokens that share a hex, in sides of it.
const TOKEN_OF_TWO: f32 = 0.31;

const TOKEN_OF_FOUR: f32 = 0.27;

/// Half the length and half the height of a fish around its number, in sides of a hex.
const FISH: (f32, f32) = (0.44, 0.31);

/// The end of its tail, in sides of a hex from the middle of its body.
const TAIL: f32 = 0.72;

/// The numbers of a hex: those of a lake, or its token and a second one. A lake of which nothing is
/// known has the usual ones.
fn numbers(island: &Island, tile: Tile) -> Vec<Token> {
    if tile.terrain == Terrain::Lake {
        let usual = || Lake::usual(tile.at).numbers;
        return island.lake(tile.at).map_or_else(usual, |lake| lake.numbers.clone());
    }
    tile.token.into_iter().chain(island.second_token(tile.at)).collect()
}

/// Places of so many tokens on a hex, in sides of it from its middle, and their radius.
fn places(count: usize, tile: Tile, now: HexYield, is_named: bool) -> (Vec<Vec2>, f32) {
    let low = if is_named { 0.13 } else { 0.02 };
    if matches!(tile.terrain, Terrain::Trade(_)) {
        // Between two inner paths, off the plaza.
        let both = [vec2(0.3, 0.52), vec2(-0.3, 0.52)];
        return (both.into_iter().take(count).collect(), TOKEN_OF_FOUR * 0.92);
    }
    let is_robbed = now == HexYield::Robbed;
    match count {
        0 | 1 => {
            let aside = if is_robbed { 0.25 } else { 0.0 };
            let radius = if is_named { TOKEN } else { TOKEN_ALONE };
            (vec![vec2(aside, low); count], radius)
        }
        2 if is_robbed => (vec![vec2(0.3, low - 0.32), vec2(0.3, low + 0.32)], TOKEN_OF_TWO),
        2 => (vec![vec2(-0.33, low + 0.02), vec2(0.33, low + 0.02)], TOKEN_OF_TWO),
        _ => {
            let (x, y) = if is_robbed { (0.55, 0.28) } else { (0.31, 0.29) };
            // Buildings at the lower corners would hide them beside the robber.
            let low = if is_robbed { 0.03 } else { low + 0.04 };
            let all = [vec2(-x, low - y), vec2(x, low - y), vec2(-x, low + y), vec2(x, low + y)];
            (all.into_iter().take(count).collect(), TOKEN_OF_FOUR)
        }
    }
}

impl Canvas<'_> {
    /// The tokens of a hex, above whatever flows through it.
    pub(super) fn tokens(&self, island: &Island, tile: Tile, now: HexYield) {
        let (center, side) = (self.geometry.hex(tile.at), self.geometry.side());
        let face = match now {
            HexYield::Usual => self.palette.card.fill,
            HexYield::Gives => self.palette.glow,
            HexYield::Robbed => mixed(self.palette.card.fill, self.palette.robber, 0.22),
        };
        let numbers = numbers(island, tile);
        let (places, radius) = places(numbers.len(), tile, now, self.has_names());
        for (token, away) in numbers.into_iter().zip(places) {
            let at = center + side * away;
            self.begin(IslandPart::Token);
            self.token_on(token, at, (side * radius, face));
            if tile.terrain == Terrain::Spring {
                self.oil_drop(at + side * radius * vec2(0.88, 0.74), side * 0.17);
            }
        }
    }

    /// The token of a hex that has no terrain yet.
    pub(super) fn token(&self, token: Token, center: Pos2) {
        let radius = if self.has_names() { TOKEN } else { TOKEN_ALONE };
        self.token_on(token, center, (self.geometry.side() * radius, self.palette.card.fill));
    }

    fn token_on(&self, token: Token, center: Pos2, (radius, face): (f32, Color32)) {
        let palette = self.palette;
        let shade = Color32::from_black_alpha(80);
        let below = center + vec2(0.0, radius * 0.1);
        self.painter.add(disc(below, radius * 1.05, shade, Stroke::NONE));
        let line = Stroke::new((self.geometry.side() * 0.024).max(1.0), palette.edge);
        self.painter.add(disc(center, radius, face, line));
        self.number(token, center, radius);
    }

    /// A number and its pips, on a ground of this radius.
    fn number(&self, token: Token, center: Pos2, radius: f32) {
        let palette = self.palette;
        let ink = if token.is_red() { palette.card_red } else { palette.card.ink };
        let font = display(self.painter.ctx(), radius * 1.06);
        let number = token.number().to_string();
        centered(self.painter, center - vec2(0.0, radius * 0.15), &number, font, ink);
        let pips = token.pips();
        let gap = radius * 0.24;
        let first = center.x - gap * f32::from(pips - 1) / 2.0;
        for pip in 0..pips {
            let at = Pos2::new(first + gap * f32::from(pip), center.y + radius * 0.56);
            self.painter.circle_filled(at, (radius * 0.095).max(0.8), ink);
        }
    }

    /// A drop of oil on its dark ground.
    pub(super) fn oil_drop(&self, at: Pos2, radius: f32) {
        let tone = self.palette.terrain(Terrain::Spring);
        let radius = radius.max(6.0);
        let line = Stroke::new((radius * 0.16).max(1.2), self.palette.card.fill);
        self.painter.add(disc(at, radius, tone.fill, line));
        Icon::Oil.paint_at(self.painter, at, radius * 1.5, tone.ink);
    }

    /// A fishing ground: a fish with its number, and ropes with floats to the corners where
    /// settlements catch there.
    pub(super) fn ground(&self, island: &Island, ground: FishingGround, is_lit: bool) {
        self.begin(IslandPart::FishingGround);
        let (palette, side) = (self.palette, self.geometry.side());
        let at = ground_place(self.geometry, island, ground.at);
        let water = mixed(palette.shallows, Color32::WHITE, 0.22).gamma_multiply(0.75);
        self.painter.add(disc(at, side * 0.6, water, Stroke::NONE));
        let rope = Stroke::new((side * 0.035).max(1.3), palette.card.fill);
        for corner in shore(island, ground.at) {
            let end = self.geometry.intersection(corner);
            let (near, dash) = (end.lerp(at, 0.14), side * 0.075);
            self.painter.extend(Shape::dashed_line(&[near, at], rope, dash, dash * 0.7));
            let float = end.lerp(at, 0.3);
            let rim = Stroke::new((side * 0.02).max(1.0), palette.edge);
            self.painter.add(disc(float, (side * 0.065).max(2.4), palette.card.fill, rim));
        }
        let fill = if is_lit { palette.glow } else { palette.card.fill };
        let edge = Stroke::new((side * 0.035).max(1.3), palette.edge);
        let (long, high) = FISH;
        let pen = Pen::new(self.painter, at, side);
        let body: Vec<(f32, f32)> = (0..20_u8)
            .map(|nth| (f32::from(nth) * 18.0).to_radians())
            .map(|angle| (long * angle.cos(), high * angle.sin()))
            .collect();
        let tail = [
            [(long * 0.7, 0.0), (TAIL, -0.27), (TAIL - 0.1, 0.0)],
            [(long * 0.7, 0.0), (TAIL - 0.1, 0.0), (TAIL, 0.27)],
        ];
        let fin = [(-0.14, -0.27), (0.1, -0.44), (0.2, -0.25)];
        let shade = Color32::from_black_alpha(80);
        pen.at(0.0, 0.04, 1.0).outlined(&body, shade, Stroke::NONE);
        for line in [edge, Stroke::NONE] {
            pen.outlined(&fin, fill, line);
            for half in &tail {
                pen.outlined(half, fill, line);
            }
        }
        pen.outlined(&body, fill, edge);
        pen.disc(-0.32, -0.07, 0.036, palette.card.ink);
        pen.thread(&[(-0.24, 0.17), (-0.2, 0.0), (-0.24, -0.17)], 0.028, palette.card.ink);
        self.number(ground.number, at + vec2(side * 0.06, 0.0), side * high * 0.96);
    }
}

/// The corners at which settlements catch there.
fn shore(island: &Island, hex: Hex) -> impl Iterator<Item = Intersection> {
    let corners = Intersection::around(hex).into_iter();
    corners.filter(|corner| island.has_intersection(*corner))
}

/// Returns the middle of the fish of the ground on `hex`, a little nearer to its shore than to the
/// middle of its hex.
pub(super) fn ground_place(geometry: &Geometry, island: &Island, hex: Hex) -> Pos2 {
    let center = geometry.hex(hex);
    let away = shore(island, hex).map(|corner| geometry.intersection(corner) - center);
    let (count, sum) =
        away.fold((0.0_f32, Vec2::ZERO), |(count, sum), way| (count + 1.0, sum + way));
    // The tail is longer than the head.
    let balance = vec2(-(TAIL - FISH.0) / 2.0, 0.0);
    center + sum / count.max(1.0) * 0.24 + geometry.side() * balance
}

#[cfg(test)]
mod tests {
    use super::*;
    use board::first_game;
    use egui::Rect;

    fn tile(terrain: Terrain) -> Tile {
        Tile { at: Hex::new(0, 0), terrain, token: None }
    }

    #[test]
    fn tokens_that_share_a_hex_lie_inside_it_and_none_on_another() {
        let now = [HexYield::Usual, HexYield::Robbed];
        for (now, is_named) in now.into_iter().flat_map(|now| [(now, false), (now, true)]) {
            for count in 2..=4 {
                let (places, radius) = places(count, tile(Terrain::Lake), now, is_named);
                assert_eq!(places.len(), count);
                for (nth, at) in places.iter().enumerate() {
                    // The sides of a hex are at least this far from its middle.
                    assert!(at.length() + radius < 1.0, "{count} {at}");
                    for other in places.iter().skip(nth + 1) {
                        assert!(
                            (*at - *other).length() >= 2.0 * radius - 0.02,
                            "{count} {at} {other}"
                        );
                    }
                }
            }
        }
    }

    #[test]
    fn a_lake_of_which_nothing_is_known_has_the_usual_numbers() {
        let lake = Tile { at: Hex::new(9, 9), ..tile(Terrain::Lake) };
        let all: Vec<u8> =
            numbers(&first_game(), lake).iter().map(|token| token.number()).collect();
        assert_eq!(all, [2, 3, 11, 12]);
    }

    #[test]
    fn a_fish_lies_on_its_sea_hex_however_the_island_is_turned() {
        let island = first_game();
        let sea = island.tiles().iter().flat_map(|tile| tile.at.neighbors().collect::<Vec<_>>());
        let grounds: Vec<Hex> =
            sea.filter(|hex| !island.is_land(*hex) && shore(&island, *hex).count() == 3).collect();
        assert!(!grounds.is_empty());
        for turned in 0..6 {
            let screen = Rect::from_min_size(Pos2::ZERO, Vec2::splat(480.0));
            let geometry = Geometry::fit(&island, screen, turned);
            for hex in &grounds {
                let at = ground_place(&geometry, &island, *hex);
                let side = geometry.side();
                for reach in [vec2(-FISH.0, 0.0), vec2(TAIL, 0.0), vec2(0.0, FISH.1)] {
                    let end = at + side * reach;
                    assert!(geometry.is_inside(*hex, end), "{hex:?} {turned} {reach}");
                    assert!(screen.contains(end));
                }
            }
        }
    }
}
