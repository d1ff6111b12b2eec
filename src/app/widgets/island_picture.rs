//! The island's picture, kept as triangles until something on it changes: most
//! frames draw it as it was.

use std::sync::Arc;

use egui::epaint::{ClippedShape, Mesh, Shape, Tessellator, TextShape};
use egui::{Context, Id, LayerId, Order, Painter, Rect};

use super::{Geometry, IslandView, Spot, Subject};
use crate::app::theme::Palette;
use crate::board::{Hex, Island, Path};
use crate::game::{Color, PerSeat, Pieces};

/// What was drawn last, and what it showed.
#[derive(Debug, Default)]
pub(super) struct Picture {
    shown: Option<Shown>,
    parts: Vec<Part>,
}

/// In the order in which they are drawn.
#[derive(Debug)]
enum Part {
    Shapes(Arc<Mesh>),
    /// Letters stay letters: egui may move them within its own picture of all
    /// letters, where triangles would then point at others.
    Words(Box<TextShape>),
}

/// All that the picture depends on.
#[derive(Clone, Debug, PartialEq)]
struct Shown {
    island: Island,
    geometry: Geometry,
    language: String,
    palette: Palette,
    pieces: Pieces,
    colors: PerSeat<Color>,
    robber: Option<Hex>,
    lit_hexes: Vec<Hex>,
    lit_road: Vec<Path>,
    choices: Vec<Spot>,
    selected: Option<Spot>,
    subject: Subject,
    pixels_per_point: f32,
}

impl Shown {
    fn is(
        &self,
        view: &IslandView<'_>,
        geometry: &Geometry,
        subject: Subject,
        pixels: f32,
    ) -> bool {
        self.geometry == *geometry
            && self.subject == subject
            && self.robber == view.robber
            && self.selected == view.selected
            && self.pixels_per_point.to_bits() == pixels.to_bits()
            && self.lit_hexes == view.lit_hexes
            && self.lit_road == view.lit_road
            && self.choices == view.choices
            && self.pieces == *view.pieces
            && self.colors == *view.colors
            && self.island == *view.island
            && self.language == view.text.language()
            && self.palette == *view.palette
    }

    fn of(view: &IslandView<'_>, geometry: &Geometry, subject: Subject, pixels: f32) -> Self {
        Self {
            island: view.island.clone(),
            geometry: *geometry,
            language: view.text.language().to_owned(),
            palette: view.palette.clone(),
            pieces: view.pieces.clone(),
            colors: view.colors.clone(),
            robber: view.robber,
            lit_hexes: view.lit_hexes.to_vec(),
            lit_road: view.lit_road.to_vec(),
            choices: view.choices.to_vec(),
            selected: view.selected,
            subject,
            pixels_per_point: pixels,
        }
    }
}

impl Picture {
    /// Draws `view`, working it out anew only if it has changed.
    pub fn draw(
        &mut self,
        painter: &Painter,
        view: &IslandView<'_>,
        geometry: &Geometry,
        subject: Subject,
    ) {
        let pixels = painter.pixels_per_point();
        if !self.shown.as_ref().is_some_and(|shown| shown.is(view, geometry, subject, pixels)) {
            let shapes = aside(painter.ctx(), |painter| view.paint(painter, geometry, subject));
            self.parts = flattened(painter.ctx(), shapes);
            self.shown = Some(Shown::of(view, geometry, subject, pixels));
        }
        for part in &self.parts {
            match part {
                Part::Shapes(mesh) => {
                    painter.add(Shape::Mesh(Arc::clone(mesh)));
                }
                Part::Words(words) => {
                    let galley = painter.layout_job((*words.galley.job).clone());
                    painter.add(TextShape { galley, ..(**words).clone() });
                }
            }
        }
    }
}

/// The shapes that `paint` draws, which show nowhere yet.
fn aside(ctx: &Context, paint: impl FnOnce(&Painter)) -> Vec<ClippedShape> {
    let layer = LayerId::new(Order::Background, Id::unique("island aside"));
    paint(&Painter::new(ctx.clone(), layer, Rect::EVERYTHING));
    let drawn = ctx.graphics_mut(|graphics| std::mem::take(graphics.entry(layer)));
    drawn.all_entries().cloned().collect()
}

/// As few parts as can be: all shapes between two words are one.
fn flattened(ctx: &Context, shapes: Vec<ClippedShape>) -> Vec<Part> {
    let options = ctx.tessellation_options(|options| *options);
    // Without egui's discs, which lie among its letters.
    let mut tessellator = Tessellator::new(ctx.pixels_per_point(), options, [1, 1], Vec::new());
    let mut parts = Vec::new();
    let mut mesh = Mesh::default();
    for shape in shapes {
        flatten(shape.shape, &mut tessellator, &mut mesh, &mut parts);
    }
    close(&mut mesh, &mut parts);
    parts
}

fn flatten(shape: Shape, tessellator: &mut Tessellator, mesh: &mut Mesh, parts: &mut Vec<Part>) {
    match shape {
        Shape::Text(words) => {
            close(mesh, parts);
            parts.push(Part::Words(Box::new(words)));
        }
        Shape::Vec(shapes) => {
            for shape in shapes {
                flatten(shape, tessellator, mesh, parts);
            }
        }
        shape => tessellator.tessellate_shape(shape, mesh),
    }
}

fn close(mesh: &mut Mesh, parts: &mut Vec<Part>) {
    if !mesh.is_empty() {
        parts.push(Part::Shapes(Arc::new(std::mem::take(mesh))));
    }
}
