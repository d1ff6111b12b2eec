//! What grows and stands on each terrain: our own drawings, kept clear of the
//! token in the middle and the name above it.

use egui::Color32;

use super::draw::Pen;
use crate::app::theme::mixed;
use crate::board::Terrain;

/// Left and right of the token.
const BESIDE: [(f32, f32, f32); 4] =
    [(-0.62, -0.14, 1.0), (0.62, -0.14, 0.9), (-0.6, 0.34, 0.9), (0.6, 0.34, 1.0)];

/// Below the token.
const BELOW: [(f32, f32, f32); 3] = [(-0.27, 0.62, 0.9), (0.27, 0.62, 0.9), (0.0, 0.78, 0.85)];

/// Draws the landscape of a hex whose sides are one unit of `pen` long. Where
/// the robber stands, the left is left to him.
pub(super) fn paint_terrain(pen: &Pen<'_>, terrain: Terrain, ground: Color32, robbed: bool) {
    let dark = mixed(ground, Color32::BLACK, 0.32);
    let light = mixed(ground, Color32::WHITE, 0.35);
    shading(pen, ground);
    let places = BESIDE.into_iter().chain(BELOW);
    for (nth, (x, y, scale)) in places.enumerate().filter(|(_, (x, ..))| !robbed || *x > -0.5) {
        let pen = pen.at(x, y, scale);
        match terrain {
            Terrain::Forest => tree(&pen, ground),
            Terrain::Pasture if nth % 3 == 0 => sheep(&pen, dark),
            Terrain::Pasture => tuft(&pen, dark),
            Terrain::Fields => wheat(&pen, dark, light),
            Terrain::Hills => bricks(&pen, dark, light),
            Terrain::Mountains => peak(&pen, dark),
            Terrain::Desert if nth == 1 => cactus(&pen),
            Terrain::Desert => dune(&pen, dark, light),
        }
    }
}

/// A lighter field in the hex's upper part gives it some depth.
fn shading(pen: &Pen<'_>, ground: Color32) {
    let light = mixed(ground, Color32::WHITE, 0.07);
    let low = mixed(ground, Color32::BLACK, 0.06);
    pen.fill(&[(0.0, -0.9), (0.78, -0.45), (0.78, 0.05), (-0.78, 0.05), (-0.78, -0.45)], light);
    pen.fill(&[(-0.8, 0.28), (0.8, 0.28), (0.8, 0.46), (0.0, 0.92), (-0.8, 0.46)], low);
}

fn tree(pen: &Pen<'_>, ground: Color32) {
    let dark = mixed(ground, Color32::BLACK, 0.45);
    let leaf = mixed(ground, Color32::from_rgb(24, 70, 38), 0.75);
    let bright = mixed(leaf, Color32::WHITE, 0.2);
    pen.fill(&[(-0.025, 0.08), (0.025, 0.08), (0.025, 0.17), (-0.025, 0.17)], dark);
    for (top, foot, half) in [(-0.1, 0.11, 0.14), (-0.18, 0.0, 0.11), (-0.25, -0.1, 0.075)] {
        pen.fill(&[(0.0, top), (half, foot), (-half, foot)], leaf);
        pen.fill(&[(0.0, top), (0.0, foot), (-half, foot)], bright);
    }
}

fn sheep(pen: &Pen<'_>, dark: Color32) {
    let wool = Color32::from_rgb(252, 250, 240);
    let face = Color32::from_rgb(52, 50, 48);
    for x in [-0.07, 0.06] {
        pen.line(&[(x, 0.06), (x, 0.15)], 0.03, face);
    }
    pen.oval(0.0, 0.15, (0.15, 0.025), dark);
    for (x, y, radius) in
        [(-0.09, 0.02, 0.075), (0.0, -0.02, 0.09), (0.08, 0.02, 0.075), (0.0, 0.05, 0.08)]
    {
        pen.disc(x, y, radius, wool);
    }
    pen.oval(-0.17, -0.03, (0.05, 0.06), face);
}

fn tuft(pen: &Pen<'_>, dark: Color32) {
    for (x, lean, high) in [(-0.06, -0.05, 0.12), (0.0, 0.0, 0.18), (0.06, 0.05, 0.12)] {
        pen.line(&[(x * 0.5, 0.1), (x + lean, 0.1 - high)], 0.028, dark);
    }
}

fn wheat(pen: &Pen<'_>, dark: Color32, light: Color32) {
    for (x, high) in [(-0.1, 0.24), (0.0, 0.32), (0.1, 0.25)] {
        pen.line(&[(x * 0.6, 0.16), (x, 0.16 - high)], 0.022, dark);
        for step in [0.0, 0.055, 0.11] {
            let y = 0.16 - high + step;
            pen.oval(x - 0.03, y, (0.022, 0.036), dark);
            pen.oval(x + 0.03, y, (0.022, 0.036), light);
        }
        pen.oval(x, 0.13 - high, (0.022, 0.04), dark);
    }
}

fn bricks(pen: &Pen<'_>, dark: Color32, light: Color32) {
    let brick = |x: f32, y: f32| {
        let (wide, high) = (0.13, 0.085);
        pen.fill(&[(x, y), (x + wide, y), (x + wide, y + high), (x, y + high)], dark);
        pen.fill(&[(x, y), (x + wide, y), (x + wide, y + 0.022), (x, y + 0.022)], light);
    };
    for (x, y) in [
        (-0.215, 0.06),
        (-0.07, 0.06),
        (0.075, 0.06),
        (-0.14, -0.04),
        (0.005, -0.04),
        (-0.07, -0.14),
    ] {
        brick(x, y);
    }
}

fn peak(pen: &Pen<'_>, dark: Color32) {
    let snow = Color32::from_rgb(246, 247, 250);
    let rock = mixed(dark, Color32::WHITE, 0.12);
    let shadow = mixed(dark, Color32::BLACK, 0.25);
    pen.fill(&[(0.0, -0.22), (0.19, 0.14), (-0.19, 0.14)], rock);
    pen.fill(&[(0.0, -0.22), (0.19, 0.14), (0.03, 0.14)], shadow);
    pen.fill(&[(0.0, -0.22), (0.062, -0.1), (0.0, -0.06), (-0.062, -0.1)], snow);
}

fn dune(pen: &Pen<'_>, dark: Color32, light: Color32) {
    let crest = [(-0.2, 0.08), (-0.1, 0.0), (0.02, -0.02), (0.1, 0.02), (0.2, 0.09)];
    let below = crest.map(|(x, y)| (x, y + 0.03));
    pen.line(&below, 0.026, light);
    pen.line(&crest, 0.026, mixed(dark, light, 0.3));
}

fn cactus(pen: &Pen<'_>) {
    let green = Color32::from_rgb(84, 122, 74);
    pen.line(&[(0.0, 0.18), (0.0, -0.2)], 0.075, green);
    pen.line(&[(0.0, 0.06), (-0.11, 0.04), (-0.11, -0.07)], 0.055, green);
    pen.line(&[(0.0, 0.0), (0.1, -0.02), (0.1, -0.12)], 0.055, green);
}
