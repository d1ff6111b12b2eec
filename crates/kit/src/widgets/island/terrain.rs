//! Drawings of the terrains: our own, each a small landscape that fills its hex and leaves the
//! middle to the token and name.

use egui::Color32;

use crate::theme::mixed;
use crate::widgets::draw::Pen;
use board::{Site, Terrain};

/// Left and right of the token, from far to near.
const BESIDE: [(f32, f32, f32); 4] =
    [(-0.63, -0.22, 0.9), (0.63, -0.22, 0.9), (-0.62, 0.26, 1.05), (0.62, 0.26, 1.05)];

/// Above the name and below the token.
const ABOVE: (f32, f32, f32) = (0.0, -0.68, 0.8);

const BELOW: [(f32, f32, f32); 3] = [(-0.33, 0.62, 0.95), (0.33, 0.62, 0.95), (0.0, 0.78, 0.9)];

/// Places where sheep graze and cacti grow: on both sides, in no particular order.
const SHEEP: [(f32, f32); 3] = [(-0.63, -0.22), (0.62, 0.26), (-0.33, 0.62)];

const CACTI: [(f32, f32); 2] = [(0.63, -0.22), (-0.33, 0.62)];

/// Draws the landscape of a hex whose sides are one unit of `pen` long. If the
/// robber is there, it takes the left.
/// `figure` is told of each that stands there before it is painted.
pub(super) fn paint_terrain(
    pen: &Pen<'_>,
    terrain: Terrain,
    (ground, robbed): (Color32, bool),
    figure: &dyn Fn(),
) {
    let inks = Inks {
        ground,
        dark: mixed(ground, Color32::BLACK, 0.34),
        light: mixed(ground, Color32::WHITE, 0.4),
    };
    match terrain {
        Terrain::Trade(site) => return paint_site(pen, site, ground, figure),
        Terrain::Lake => lake(pen, &inks, figure),
        _ => land(pen, terrain, &inks),
    }
    let beside = BESIDE.into_iter().filter(|(x, ..)| !robbed || *x > 0.0);
    let places = std::iter::once(ABOVE).chain(beside).chain(BELOW);
    for (x, y, scale) in places {
        let pen = pen.at(x, y, scale);
        figure();
        match terrain {
            Terrain::Forest => tree(&pen, &inks),
            // A few sheep, and grass between them.
            Terrain::Pasture if SHEEP.contains(&(x, y)) => sheep(&pen, &inks),
            // Pools of a swamp, and reeds between them.
            Terrain::Swamp if SHEEP.contains(&(x, y)) => pool(&pen, &inks),
            Terrain::Swamp => reeds(&pen, &inks),
            Terrain::Pasture => tuft(&pen, inks.dark),
            Terrain::Fields => sheaf(&pen, &inks),
            Terrain::Hills => bricks(&pen, &inks),
            Terrain::Mountains => peak(&pen, &inks),
            Terrain::Desert if CACTI.contains(&(x, y)) => cactus(&pen),
            // Waves, as the wind makes them in sand.
            Terrain::Desert => ripples(&pen, &inks),
            Terrain::Gold => nuggets(&pen, (x, y)),
            // Derricks on both sides, in open country.
            Terrain::Spring if x.abs() > 0.5 => derrick(&pen, &inks),
            // Its numbers need the room.
            Terrain::Lake if y > 0.7 => leaping_fish(&pen.at(0.0, -0.02, 1.0), &inks),
            Terrain::Lake | Terrain::Spring | Terrain::Trade(_) => {}
        }
    }
}

/// The shades of one terrain.
struct Inks {
    ground: Color32,
    dark: Color32,
    light: Color32,
}

/// The lay of the land: bands that rise from the near edge to the far one.
fn land(pen: &Pen<'_>, terrain: Terrain, inks: &Inks) {
    let far = mixed(inks.ground, Color32::WHITE, 0.13);
    let near = mixed(inks.ground, Color32::BLACK, 0.1);
    match terrain {
        // Furrows as wide as the gaps between them.
        Terrain::Fields => {
            for nth in 0..7_u8 {
                let x = -1.5 + 0.45 * f32::from(nth);
                let furrow = [(x, -1.0), (x + 0.2, -1.0), (x + 0.72, 1.0), (x + 0.52, 1.0)];
                within(pen, &furrow, mixed(inks.ground, inks.dark, 0.2));
            }
        }
        // Layers of clay.
        Terrain::Hills => {
            for (y, share) in [(-0.62, 0.1), (-0.2, 0.2), (0.22, 0.3), (0.6, 0.42)] {
                let layer =
                    [(-0.9, y + 0.07), (0.0, y - 0.05), (0.9, y + 0.07), (0.9, 1.0), (-0.9, 1.0)];
                within(pen, &layer, mixed(inks.ground, inks.dark, share * 0.7));
            }
        }
        Terrain::Gold => creek(pen, inks.ground),
        _ => {
            within(pen, &[(-0.9, -1.0), (0.9, -1.0), (0.9, -0.3), (0.1, -0.38), (-0.9, -0.2)], far);
            within(pen, &[(-0.9, 0.42), (-0.2, 0.3), (0.9, 0.5), (0.9, 1.0), (-0.9, 1.0)], near);
        }
    }
}

fn tree(pen: &Pen<'_>, inks: &Inks) {
    let trunk = mixed(inks.ground, Color32::from_rgb(60, 36, 18), 0.8);
    let leaf = mixed(inks.ground, Color32::from_rgb(8, 46, 24), 0.72);
    let bright = mixed(inks.ground, Color32::from_rgb(150, 210, 120), 0.3);
    pen.fill(&[(-0.035, 0.1), (0.035, 0.1), (0.035, 0.2), (-0.035, 0.2)], trunk);
    for (top, foot, half) in [(-0.12, 0.13, 0.19), (-0.23, 0.0, 0.15), (-0.32, -0.13, 0.1)] {
        pen.fill(&[(0.0, top), (half, foot), (-half, foot)], leaf);
        pen.fill(&[(0.0, top), (-0.02, foot), (-half, foot)], bright);
    }
}

fn sheep(pen: &Pen<'_>, inks: &Inks) {
    let wool = Color32::from_rgb(253, 251, 243);
    let shade = Color32::from_rgb(214, 212, 200);
    let face = Color32::from_rgb(52, 50, 48);
    pen.oval(0.0, 0.17, (0.2, 0.035), mixed(inks.ground, inks.dark, 0.6));
    for x in [-0.09, 0.08] {
        pen.thread(&[(x, 0.06), (x, 0.17)], 0.04, face);
    }
    for (x, y, radius) in [(-0.11, 0.03, 0.1), (0.1, 0.03, 0.1), (0.0, 0.06, 0.1)] {
        pen.disc(x, y, radius, shade);
    }
    for (x, y, radius) in [(-0.11, 0.0, 0.09), (0.0, -0.05, 0.11), (0.1, 0.0, 0.09)] {
        pen.disc(x, y, radius, wool);
    }
    pen.oval(-0.21, -0.04, (0.065, 0.08), face);
}

fn tuft(pen: &Pen<'_>, dark: Color32) {
    for (x, lean, high) in [(-0.08, -0.06, 0.14), (0.0, 0.0, 0.21), (0.08, 0.06, 0.14)] {
        pen.thread(&[(x * 0.5, 0.1), (x + lean, 0.1 - high)], 0.036, dark);
    }
}

/// Ears of grain, tied in the middle. Grains are diamonds: there are many of
/// them, and round ones would take ten times as many triangles.
fn sheaf(pen: &Pen<'_>, inks: &Inks) {
    let stalk = mixed(inks.ground, Color32::from_rgb(120, 74, 8), 0.75);
    let grain = |x: f32, y: f32, color: Color32| {
        let (wide, high) = (0.032, 0.058);
        pen.fill(&[(x, y - high), (x + wide, y), (x, y + high), (x - wide, y)], color);
    };
    for (x, y) in [(-0.15, -0.13), (-0.055, -0.2), (0.055, -0.2), (0.15, -0.13)] {
        pen.thread(&[(x * 0.75, 0.2), (x * 0.2, 0.05), (x, y)], 0.032, stalk);
        for step in [0.0, 0.075, 0.15] {
            let (x, y) = (x * (1.0 - 1.6 * step), y + step);
            grain(x - 0.03, y, stalk);
            grain(x + 0.03, y, inks.light);
        }
        grain(x, y - 0.06, stalk);
    }
    pen.thread(&[(-0.08, 0.06), (0.08, 0.06)], 0.05, mixed(stalk, Color32::BLACK, 0.3));
}

fn bricks(pen: &Pen<'_>, inks: &Inks) {
    let edge = mixed(inks.ground, Color32::from_rgb(70, 20, 6), 0.75);
    let face = mixed(inks.ground, Color32::from_rgb(150, 40, 16), 0.55);
    let top = mixed(face, Color32::WHITE, 0.25);
    let block = |x: f32, y: f32, wide: f32, high: f32, color: Color32| {
        pen.fill(&[(x, y), (x + wide, y), (x + wide, y + high), (x, y + high)], color);
    };
    for (x, y) in [(-0.2, 0.06), (0.01, 0.06), (-0.1, -0.07), (-0.2, -0.2)] {
        block(x - 0.012, y - 0.012, 0.204, 0.134, edge);
        block(x, y, 0.18, 0.11, face);
        block(x, y, 0.18, 0.03, top);
    }
}

fn peak(pen: &Pen<'_>, inks: &Inks) {
    let snow = Color32::from_rgb(248, 249, 252);
    let rock = mixed(inks.ground, Color32::from_rgb(52, 56, 74), 0.55);
    let shadow = mixed(inks.ground, Color32::from_rgb(30, 33, 48), 0.72);
    pen.fill(&[(0.02, -0.3), (0.25, 0.19), (-0.25, 0.19)], rock);
    pen.fill(&[(0.02, -0.3), (0.25, 0.19), (0.05, 0.19)], shadow);
    pen.fill(&[(0.02, -0.3), (0.1, -0.12), (0.03, -0.07), (-0.03, -0.13), (-0.066, -0.1)], snow);
}

fn ripples(pen: &Pen<'_>, inks: &Inks) {
    let dark = mixed(inks.ground, inks.dark, 0.55);
    for (y, shift) in [(-0.04, 0.0), (0.1, 0.07)] {
        let crest = [(-0.22, 0.05), (-0.1, -0.03), (0.02, -0.03), (0.1, 0.02), (0.2, 0.05)]
            .map(|(x, up)| (x + shift, y + up));
        pen.thread(&crest.map(|(x, y)| (x, y + 0.035)), 0.03, inks.light);
        pen.thread(&crest, 0.034, dark);
    }
}

/// Still water with its shine.
fn pool(pen: &Pen<'_>, inks: &Inks) {
    pen.oval(0.0, 0.04, (0.26, 0.12), inks.dark);
    pen.oval(0.0, 0.04, (0.22, 0.09), mixed(inks.ground, Color32::from_rgb(96, 150, 170), 0.8));
    pen.thread(&[(-0.1, 0.02), (0.06, 0.02)], 0.03, inks.light);
    pen.thread(&[(-0.02, 0.08), (0.12, 0.08)], 0.03, inks.light);
}

/// Reeds with their dark heads.
fn reeds(pen: &Pen<'_>, inks: &Inks) {
    let head = mixed(inks.ground, Color32::from_rgb(60, 34, 10), 0.85);
    for (x, lean, high) in [(-0.1, -0.07, 0.3), (0.0, 0.01, 0.4), (0.09, 0.08, 0.27)] {
        let top = 0.18 - high;
        pen.thread(&[(x * 0.6, 0.18), (x + lean, top)], 0.034, inks.dark);
        pen.line(&[(x + lean, top), (x + lean * 0.8, top + 0.11)], 0.062, head);
    }
}

/// The shore of a lake all around its water, with reeds in its corners.
fn lake(pen: &Pen<'_>, inks: &Inks, figure: &dyn Fn()) {
    let shore = Color32::from_rgb(150, 186, 104);
    let bank = mixed(shore, Color32::from_rgb(50, 60, 30), 0.55);
    let ring = |reach: f32| -> Vec<(f32, f32)> {
        let corner = |nth: u8| (30.0 * f32::from(nth)).to_radians().sin_cos();
        // Corners of the hex are cut off, so that the water is round.
        (0..12_u8).map(corner).map(|(sin, cos)| (reach * sin, -reach * cos)).collect()
    };
    within(pen, &ring(1.4), shore);
    for (reach, color) in [(0.865, bank), (0.825, inks.ground)] {
        pen.fill(&ring(reach), color);
    }
    let green = Inks { ground: shore, dark: bank, light: shore };
    for nth in [0_u8, 1, 2, 4, 5] {
        let (sin, cos) = (60.0 * f32::from(nth)).to_radians().sin_cos();
        figure();
        reeds(&pen.at(0.82 * sin, -0.82 * cos, 0.6), &green);
    }
}

/// A fish that leaps out of the water.
fn leaping_fish(pen: &Pen<'_>, inks: &Inks) {
    let dark = mixed(inks.dark, Color32::BLACK, 0.35);
    pen.oval(0.0, -0.06, (0.15, 0.075), dark);
    pen.fill(&[(0.1, -0.06), (0.26, -0.17), (0.22, -0.06), (0.26, 0.05)], dark);
    pen.disc(-0.08, -0.08, 0.022, inks.light);
}

/// A derrick over its well.
fn derrick(pen: &Pen<'_>, inks: &Inks) {
    let (dark, light) = (mixed(inks.ground, Color32::BLACK, 0.6), inks.light);
    for (ink, thick) in [(dark, 0.085), (light, 0.04)] {
        for x in [-1.0, 1.0] {
            pen.line(&[(0.05 * x, -0.26), (0.19 * x, 0.18)], thick, ink);
            pen.thread(&[(-0.08 * x, -0.12), (0.13 * x, 0.04)], thick, ink);
        }
        pen.line(&[(-0.22, 0.19), (0.22, 0.19)], thick, ink);
    }
    pen.fill(&[(-0.1, -0.34), (0.1, -0.34), (0.07, -0.24), (-0.07, -0.24)], dark);
    pen.disc(0.0, -0.3, 0.045, light);
}

fn cactus(pen: &Pen<'_>) {
    let green = Color32::from_rgb(70, 112, 62);
    let light = Color32::from_rgb(120, 160, 96);
    pen.line(&[(0.0, 0.2), (0.0, -0.24)], 0.1, green);
    pen.line(&[(0.0, 0.07), (-0.14, 0.05), (-0.14, -0.09)], 0.07, green);
    pen.line(&[(0.0, 0.0), (0.13, -0.02), (0.13, -0.15)], 0.07, green);
    pen.line(&[(-0.015, 0.16), (-0.015, -0.22)], 0.02, light);
}

/// The creek from the far edge to the near one, in convex pieces.
const CREEK: [[(f32, f32); 4]; 4] = [
    [(-0.62, -1.0), (-0.2, -1.0), (0.06, -0.55), (-0.38, -0.5)],
    [(-0.38, -0.5), (0.06, -0.55), (0.42, 0.02), (-0.06, 0.1)],
    [(-0.06, 0.1), (0.42, 0.02), (0.36, 0.5), (-0.14, 0.46)],
    [(-0.14, 0.46), (0.36, 0.5), (0.68, 1.0), (0.1, 1.0)],
];

/// Draws the creek on this ground.
pub(super) fn creek(pen: &Pen<'_>, ground: Color32) {
    let bank = mixed(ground, Color32::BLACK, 0.22);
    let water = mixed(ground, Color32::from_rgb(96, 176, 210), 0.9);
    let light = mixed(water, Color32::WHITE, 0.35);
    for piece in &CREEK {
        let wider = piece.map(|(x, y)| (if is_left(piece, x) { x - 0.09 } else { x + 0.09 }, y));
        within(pen, &wider, bank);
    }
    for piece in &CREEK {
        within(pen, piece, water);
    }
    for (x, y) in [(-0.2, -0.78), (0.14, 0.66), (0.2, 0.82)] {
        pen.thread(&[(x - 0.1, y), (x, y + 0.025), (x + 0.1, y)], 0.028, light);
    }
}

/// Returns whether a corner is on the left bank.
fn is_left(piece: &[(f32, f32); 4], x: f32) -> bool {
    let sum: f32 = piece.iter().map(|(x, _)| *x).sum();
    x < sum / 4.0
}

/// Draws nuggets at one of the places of a landscape: two or three lumps, of which one
/// glitters.
pub(super) fn nuggets(pen: &Pen<'_>, (x, y): (f32, f32)) {
    // The creek leaves the hex there.
    if y > 0.7 {
        return;
    }
    // Right of the token they lie the other way round.
    let way = if x > 0.0 { -1.0 } else { 1.0 };
    for (x, y, scale) in [(-0.1, -0.02, 0.7), (0.14, 0.0, 0.55), (0.02, 0.12, 0.95)] {
        nugget(&pen.at(way * x, y, scale));
    }
    glitter(&pen.at(way * -0.17, -0.13, 1.0));
}

fn nugget(pen: &Pen<'_>) {
    let edge = Color32::from_rgb(74, 44, 4);
    let shade = Color32::from_rgb(214, 140, 14);
    let face = Color32::from_rgb(255, 204, 46);
    let light = Color32::from_rgb(255, 242, 168);
    let lump =
        [(-0.2, 0.06), (-0.13, -0.09), (0.02, -0.14), (0.17, -0.06), (0.2, 0.08), (0.0, 0.13)];
    pen.outlined(&lump, edge, egui::Stroke::new(pen.length(0.07), edge));
    pen.fill(&lump, shade);
    pen.fill(&[(-0.2, 0.06), (-0.13, -0.09), (0.02, -0.14), (0.06, 0.0), (-0.06, 0.1)], face);
    pen.fill(&[(-0.13, -0.09), (0.02, -0.14), (0.0, -0.05), (-0.09, -0.02)], light);
}

/// A star of light.
fn glitter(pen: &Pen<'_>) {
    let light = Color32::from_rgb(255, 252, 226);
    pen.fill(&[(0.0, -0.12), (0.025, 0.0), (0.0, 0.12), (-0.025, 0.0)], light);
    pen.fill(&[(-0.12, 0.0), (0.0, -0.025), (0.12, 0.0), (0.0, 0.025)], light);
}

/// Places between inner paths where something of the site stands: above the middle and beside it.
const BETWEEN_LANES: [(f32, f32); 4] = [(-0.6, 0.0), (0.6, 0.0), (-0.32, -0.54), (0.32, -0.54)];

/// Draws what a site has beside its plaza: towers, cut stone, kilns.
fn paint_site(pen: &Pen<'_>, site: Site, ground: Color32, figure: &dyn Fn()) {
    let dark = mixed(ground, Color32::BLACK, 0.5);
    let light = mixed(ground, Color32::WHITE, 0.5);
    let near = mixed(ground, Color32::BLACK, 0.09);
    within(pen, &[(-0.9, 0.42), (-0.2, 0.3), (0.9, 0.5), (0.9, 1.0), (-0.9, 1.0)], near);
    for (x, y) in BETWEEN_LANES {
        let pen = pen.at(x, y, 0.92);
        figure();
        match site {
            Site::Castle => tower(&pen, dark, light),
            Site::Quarry => blocks(&pen, dark, light),
            Site::Glassworks => kiln(&pen, dark, light),
        }
    }
}

fn tower(pen: &Pen<'_>, dark: Color32, light: Color32) {
    pen.fill(&[(-0.1, -0.02), (0.1, -0.02), (0.1, 0.2), (-0.1, 0.2)], dark);
    pen.fill(&[(-0.07, 0.0), (0.0, 0.0), (0.0, 0.17), (-0.07, 0.17)], light);
    pen.fill(&[(0.0, -0.26), (0.16, -0.02), (-0.16, -0.02)], dark);
    pen.fill(&[(0.0, -0.2), (0.0, -0.05), (-0.1, -0.05)], light);
}

fn blocks(pen: &Pen<'_>, dark: Color32, light: Color32) {
    for (x, y) in [(-0.22, 0.04), (0.01, 0.04), (-0.11, -0.14)] {
        pen.fill(&[(x, y), (x + 0.2, y), (x + 0.2, y + 0.16), (x, y + 0.16)], dark);
        let (x, y) = (x + 0.025, y + 0.025);
        pen.fill(&[(x, y), (x + 0.15, y), (x + 0.15, y + 0.06), (x, y + 0.06)], light);
    }
}

fn kiln(pen: &Pen<'_>, dark: Color32, light: Color32) {
    pen.fill(
        &[(-0.2, 0.18), (-0.18, 0.0), (-0.08, -0.1), (0.08, -0.1), (0.18, 0.0), (0.2, 0.18)],
        dark,
    );
    pen.fill(&[(-0.05, -0.24), (0.05, -0.24), (0.07, -0.06), (-0.07, -0.06)], dark);
    pen.fill(&[(-0.08, 0.18), (-0.06, 0.06), (0.06, 0.06), (0.08, 0.18)], light);
}

/// Draws the part of a convex figure that is inside the hex.
fn within(pen: &Pen<'_>, corners: &[(f32, f32)], color: Color32) {
    const RIM: f32 = 0.97;
    let mut kept = corners.to_vec();
    for side in 0..6_u8 {
        let (sin, cos) = (60.0 * f32::from(side)).to_radians().sin_cos();
        let out = |(x, y): (f32, f32)| x * cos + y * sin - 0.866 * RIM;
        let mut next = Vec::with_capacity(kept.len() + 1);
        let after = kept.iter().cycle().skip(1);
        for (one, other) in kept.iter().zip(after) {
            let (a, b) = (out(*one), out(*other));
            if a <= 0.0 {
                next.push(*one);
            }
            if (a > 0.0) != (b > 0.0) {
                let share = a / (a - b);
                next.push((one.0 + share * (other.0 - one.0), one.1 + share * (other.1 - one.1)));
            }
        }
        kept = next;
    }
    if kept.len() > 2 {
        pen.fill(&kept, color);
    }
}
