//! What lies on the map of a scenario with rules of its own: marked paths, villages with their cloth,
//! the fleet on its course, fortresses with their chits, warships, and corners of wonders
//! (SCENARIOS 2 to 5).

use egui::{Color32, Painter, Pos2, Rect, Shape, Stroke, Vec2, vec2};

use super::parts::IslandPart;
use super::sea::ship_place;
use super::tiles::Canvas;
use crate::theme::bounds::Within;
use crate::theme::{Look, Palette, mixed, strong};
use crate::widgets::draw::{centered, disc};
use crate::widgets::{Icon, paint_mark, ship_unit};
use board::{Hex, Intersection, Path, Spot};
use cards::Die;
use game::{
    ClothVillage, Color, FortressState, PerSeat, Pieces, PirateTable, ScenarioTable, WonderTable,
};
use scenarios::Item;

/// Radius of what lies on a path, in sides of a hex.
const ITEM: f32 = 0.27;

/// Radius of a village, in sides of a hex.
const VILLAGE: f32 = 0.36;

/// Half a fortress, in sides of a hex.
const FORTRESS: f32 = 0.34;

/// Radius of the sign on a corner of wonders, in sides of a hex.
const CORNER: f32 = 0.16;

impl Canvas<'_> {
    /// All that lies below ships and buildings.
    pub(super) fn scenario(&self, scenario: &ScenarioTable, pieces: &Pieces) {
        match scenario {
            ScenarioTable::Tribe(tribe) => {
                for (path, item) in &tribe.marked {
                    self.item(*path, *item);
                }
            }
            ScenarioTable::Cloth(cloth) => {
                for village in &cloth.villages {
                    self.village(*village);
                }
            }
            ScenarioTable::Pirates(pirates) => self.course(pirates),
            ScenarioTable::Wonders(wonders) => self.corners(wonders, pieces),
        }
    }

    /// Signs on ships and buildings.
    pub(super) fn scenario_signs(
        &self,
        scenario: &ScenarioTable,
        pieces: &Pieces,
        colors: &PerSeat<Color>,
    ) {
        match scenario {
            ScenarioTable::Tribe(_) | ScenarioTable::Cloth(_) | ScenarioTable::Wonders(_) => {}
            ScenarioTable::Pirates(pirates) => {
                for (seat, marked) in pirates.marked.iter() {
                    let color = colors.get(seat).copied();
                    if let (Some(at), Some(color)) = (*marked, color)
                        && pieces.is_free(at)
                    {
                        self.own_corner(at, color);
                    }
                }
                for fortress in pirates.fortresses.iter().filter(|it| it.chits > 0) {
                    let owner = fortress.owner.and_then(|seat| colors.get(seat)).copied();
                    self.fortress(*fortress, owner);
                }
                for path in &pirates.warships {
                    self.warship_sign(*path);
                }
            }
        }
    }

    fn plate_at(&self, at: Pos2, radius: f32, fill: Color32) {
        let line = Stroke::new((self.geometry.side() * 0.03).max(1.2), self.palette.edge);
        let shade = Color32::from_black_alpha(70);
        self.painter.add(disc(at + vec2(0.0, radius * 0.12), radius, shade, Stroke::NONE));
        self.painter.add(disc(at, radius, fill, line));
    }

    /// A chit, a card face down, or a harbor on a marked path, on buoys at both of its ends.
    fn item(&self, path: Path, item: Item) {
        self.begin(IslandPart::Item);
        let side = self.geometry.side();
        let at = self.geometry.spot(Spot::Path(path));
        let [one, other] = self.geometry.path(path);
        let line = Stroke::new((side * 0.05).max(1.6), self.palette.card.fill);
        let dash = (one.distance(other) / 7.0).max(2.0);
        self.painter.extend(Shape::dashed_line(&[one, other], line, dash * 0.55, dash * 0.45));
        let ink = self.palette.card.ink;
        match item {
            Item::Harbor(kind) => self.harbor_chip(at, kind),
            Item::Chit => {
                self.plate_at(at, side * ITEM, self.palette.award);
                Icon::Chit.paint_at(self.painter, at, side * ITEM * 1.7, ink);
            }
            Item::Card => {
                let half = vec2(ITEM * 0.74, ITEM) * side;
                let rect = Rect::from_center_size(at, 2.0 * half);
                let line = Stroke::new((side * 0.03).max(1.2), self.palette.edge);
                self.plate(rect, side * 0.07, 1.5, self.palette.card.fill, line);
                let font = strong(self.painter.ctx(), side * ITEM * 1.3);
                centered(self.painter, at, "?", font, ink);
            }
        }
    }

    /// A village: its number, and the cloth it has left; faint once it is empty.
    fn village(&self, village: ClothVillage) {
        self.begin(IslandPart::Village);
        let side = self.geometry.side();
        let at = self.geometry.intersection(village.at);
        let radius = (side * VILLAGE).max(13.0);
        let is_empty = village.cloth == 0;
        let paper = self.palette.card.fill;
        let fill = if is_empty { mixed(paper, self.palette.sea, 0.55) } else { paper };
        // A roof tells it from a token.
        let eaves = [vec2(-1.16, -0.42), vec2(0.0, -1.4), vec2(1.16, -0.42)];
        let roof = eaves.map(|corner| at + radius * corner).to_vec();
        let line = Stroke::new((side * 0.03).max(1.2), self.palette.edge);
        self.plate_at(at, radius, fill);
        self.painter.add(Shape::convex_polygon(roof, self.palette.warning_line, line));
        let ink = if village.number.is_red() && !is_empty {
            self.palette.card_red
        } else {
            self.palette.card.ink
        };
        let number = village.number.number().to_string();
        let font = strong(self.painter.ctx(), (radius * 0.92).max(12.0));
        centered(self.painter, at - vec2(0.0, radius * 0.06), &number, font, ink);
        let low = at + vec2(0.0, radius * 0.66);
        let high = (radius * 0.56).max(8.5);
        let icon = low - vec2(high * 0.55, 0.0);
        Icon::Cloth.paint_at(self.painter, icon, high, self.palette.card.ink);
        let font = strong(self.painter.ctx(), high);
        let count = low + vec2(high * 0.5, 0.0);
        centered(self.painter, count, &village.cloth.to_string(), font, self.palette.card.ink);
    }

    /// The fleet's course, hex by hex, with an arrow where it sails next, a ring where nobody is
    /// attacked, and the lower die that brings it to each of its next hexes.
    fn course(&self, pirates: &PirateTable) {
        self.begin(IslandPart::Course);
        let side = self.geometry.side();
        let mut way: Vec<Pos2> = pirates.course.iter().map(|hex| self.geometry.hex(*hex)).collect();
        way.extend(way.first().copied());
        let color = mixed(self.palette.deep_sea, self.palette.card.fill, 0.55);
        let line = Stroke::new((side * 0.05).max(1.5), color);
        self.painter.extend(Shape::dashed_line(&way, line, side * 0.16, side * 0.14));
        for hex in &pirates.safe {
            let at = self.geometry.hex(*hex);
            self.painter.circle_stroke(at, side * 0.62, line);
        }
        for pair in way.windows(2) {
            let [from, to] = pair else { continue };
            self.arrow(from.lerp(*to, 0.5), (*to - *from).normalized(), side * 0.13, color);
        }
        let radius = (side * 0.2).max(7.5);
        for die in Die::ALL {
            let Some(hex) = pirates.sails_to(die.pips()) else { continue };
            let at = self.geometry.hex(hex);
            self.plate_at(at, radius, self.palette.card.fill);
            let font = strong(self.painter.ctx(), radius * 1.5);
            centered(self.painter, at, &die.pips().to_string(), font, self.palette.card.ink);
        }
    }

    fn arrow(&self, at: Pos2, way: Vec2, size: f32, color: Color32) {
        let across = vec2(-way.y, way.x);
        let tips =
            [at + way * size, at - way * size + across * size, at - way * size - across * size];
        self.painter.add(Shape::convex_polygon(tips.to_vec(), color, Stroke::NONE));
    }

    pub(super) fn fleet(&self, hex: Hex) {
        self.begin(IslandPart::Fleet);
        paint_fleet(self.painter, self.geometry.hex(hex), self.geometry.side(), self.palette);
    }

    /// A fortress with a dot for each chit, in its owner's color with their mark.
    fn fortress(&self, fortress: FortressState, owner: Option<Color>) {
        self.begin(IslandPart::Fortress);
        let side = self.geometry.side();
        let at = self.geometry.intersection(fortress.at);
        let half = (side * FORTRESS).max(13.0);
        let light = Palette::of_look(Look::Light);
        let fill = self.palette.card.fill;
        let rect = Rect::from_center_size(at, Vec2::splat(2.0 * half));
        let line = Stroke::new((side * 0.04).max(1.5), self.palette.edge);
        self.plate(rect, half * 0.25, 2.0, fill, line);
        let tower = at - vec2(half * 0.3, half * 0.22);
        Icon::Fortress.paint_at(self.painter, tower, half * 1.25, self.palette.card.ink);
        if let Some(color) = owner {
            let mark = at + vec2(half * 0.55, -half * 0.3);
            paint_mark(self.painter, mark, half * 0.4, color, light);
        }
        let dot = (half * 0.17).max(2.4);
        for nth in 0..fortress.chits {
            let x = half * 0.5 * (f32::from(nth) - f32::from(fortress.chits - 1) / 2.0);
            let center = at + vec2(x, half * 0.68);
            self.painter.circle_filled(center, dot, self.palette.card_red);
        }
    }

    /// The corner that a player's line has to pass: a ring with their mark.
    fn own_corner(&self, at: Intersection, color: Color) {
        self.begin(IslandPart::OwnCorner);
        let side = self.geometry.side();
        let at = self.geometry.intersection(at);
        let radius = (side * 0.17).max(7.0);
        let line = Stroke::new((side * 0.05).max(2.0), self.palette.card.fill);
        self.painter.add(disc(at, radius, Color32::from_black_alpha(90), line));
        paint_mark(self.painter, at, radius * 0.62, color, Palette::of_look(Look::Light));
    }

    /// A pennant with guns on a warship's hull.
    fn warship_sign(&self, path: Path) {
        self.begin(IslandPart::Warship);
        let unit = ship_unit(self.geometry.side());
        let at = ship_place(self.geometry, path) + unit * vec2(0.34, -0.34);
        let radius = (unit * 0.3).max(8.0);
        let line = Stroke::new((unit * 0.06).max(1.2), Color32::WHITE);
        self.painter.add(disc(at, radius, self.palette.robber, line));
        Icon::Warship.paint_at(self.painter, at, radius * 1.45, Color32::WHITE);
    }

    /// Corners that wonders ask for, and those where nobody begins.
    fn corners(&self, wonders: &WonderTable, pieces: &Pieces) {
        let ink = self.palette.card.ink;
        let side = self.geometry.side();
        let lists: [(&[Intersection], Option<Icon>); 4] = [
            (&wonders.barred, None),
            (&wonders.strait, Some(Icon::Bridge)),
            (&wonders.wasteland, Some(Icon::Wall)),
            (&wonders.lighthouses, Some(Icon::Lighthouse)),
        ];
        for (places, icon) in lists {
            for place in places.iter().filter(|place| pieces.is_free(**place)) {
                self.begin(IslandPart::Corner);
                let at = self.geometry.intersection(*place);
                let radius = (side * CORNER).within(6.0, 16.0);
                if let Some(icon) = icon {
                    self.plate_at(at, radius * 1.3, self.palette.card.fill);
                    icon.paint_at(self.painter, at, radius * 1.9, ink);
                    continue;
                }
                let half = radius * 0.6;
                let line = Stroke::new((side * 0.05).max(2.0), self.palette.card.fill);
                for (x, y) in [(half, half), (half, -half)] {
                    let way = vec2(x, y);
                    self.painter.line_segment([at - way, at + way], line);
                }
            }
        }
    }
}

/// Paints the fleet around `at`, on hexes with sides of `side` points.
pub fn paint_fleet(painter: &Painter, at: Pos2, side: f32, palette: &Palette) {
    let radius = (side * 0.5).max(15.0);
    let line = Stroke::new((side * 0.05).max(2.0), palette.loud_red);
    painter.add(disc(at, radius, palette.robber, line));
    Icon::Fleet.paint_at(painter, at, radius * 1.4, Color32::WHITE);
}
