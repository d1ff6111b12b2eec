//! The island's picture, kept as triangles until something on it changes, since
//! most frames draw it unchanged.

use std::sync::Arc;

use egui::epaint::{ClippedShape, Mesh, Shape, Tessellator, TextShape};
use egui::{Context, Id, LayerId, Order, Painter, Rect};

use super::geometry::Geometry;
use super::landscape::KeptLandscape;
use super::marks::MarkSign;
use super::pieces::Landmarks;
use super::sea::KeptSeascape;
use super::view::{IslandView, Subject};
use crate::theme::Palette;
use board::{Hex, Island, Path, Spot};
use game::{Color, PerSeat, Pieces};
use words::language::Language;

/// The picture that was drawn last, and the state that it shows.
#[derive(Debug, Default)]
pub(super) struct DrawnPicture {
    shown: Option<PictureState>,
    parts: Vec<PicturePart>,
}

/// A part of the picture; parts are drawn in order.
#[derive(Debug)]
enum PicturePart {
    Shapes(Arc<Mesh>),
    /// Letters stay text: egui may move them within its glyph atlas, and
    /// triangles would then point at other letters.
    Words(Box<TextShape>),
}

/// Everything the picture depends on.
#[derive(Clone, Debug, PartialEq)]
struct PictureState {
    island: Island,
    geometry: Geometry,
    language: Language,
    palette: Palette,
    pieces: Pieces,
    colors: PerSeat<Color>,
    landmarks: Landmarks,
    sea: KeptSeascape,
    land: KeptLandscape,
    robber: Option<Hex>,
    lit_hexes: Vec<Hex>,
    lit_road: Vec<Path>,
    choices: Vec<Spot>,
    signs: Vec<MarkSign>,
    selected: Option<Spot>,
    subject: Subject,
    pixels_per_point: f32,
}

impl PictureState {
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
            && self.landmarks == view.landmarks
            && self.sea.is(view.sea)
            && self.land.is(view.land)
            && self.selected == view.selected
            && self.pixels_per_point.to_bits() == pixels.to_bits()
            && self.lit_hexes == view.lit_hexes
            && self.lit_road == view.lit_road
            && self.choices == view.choices
            && self.signs == view.signs
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
            language: view.text.language(),
            palette: view.palette.clone(),
            pieces: view.pieces.clone(),
            colors: view.colors.clone(),
            landmarks: view.landmarks,
            sea: KeptSeascape::of(view.sea),
            land: KeptLandscape::of(view.land),
            robber: view.robber,
            lit_hexes: view.lit_hexes.to_vec(),
            lit_road: view.lit_road.to_vec(),
            choices: view.choices.to_vec(),
            signs: view.signs.to_vec(),
            selected: view.selected,
            subject,
            pixels_per_point: pixels,
        }
    }
}

impl DrawnPicture {
    /// Draws `view`, recomputing it only if it has changed.
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
            self.shown = Some(PictureState::of(view, geometry, subject, pixels));
        }
        for part in &self.parts {
            match part {
                PicturePart::Shapes(mesh) => {
                    painter.add(Shape::Mesh(Arc::clone(mesh)));
                }
                PicturePart::Words(words) => {
                    let galley = painter.layout_job((*words.galley.job).clone());
                    painter.add(TextShape { galley, ..(**words).clone() });
                }
            }
        }
    }
}

/// The shapes that `paint` draws, taken before they are shown.
fn aside(ctx: &Context, paint: impl FnOnce(&Painter)) -> Vec<ClippedShape> {
    let layer = LayerId::new(Order::Background, Id::unique("island aside"));
    paint(&Painter::new(ctx.clone(), layer, Rect::EVERYTHING));
    let drawn = ctx.graphics_mut(|graphics| std::mem::take(graphics.entry(layer)));
    drawn.all_entries().cloned().collect()
}

/// As few parts as possible: all shapes between two texts become one.
fn flattened(ctx: &Context, shapes: Vec<ClippedShape>) -> Vec<PicturePart> {
    let options = ctx.tessellation_options(|options| *options);
    // Don't use egui's prepared discs, which are in its glyph atlas.
    let mut tessellator = Tessellator::new(ctx.pixels_per_point(), options, [1, 1], Vec::new());
    let mut parts = Vec::new();
    let mut mesh = Mesh::default();
    for shape in shapes {
        flatten(shape.shape, &mut tessellator, &mut mesh, &mut parts);
    }
    close(&mut mesh, &mut parts);
    parts
}

fn flatten(
    shape: Shape,
    tessellator: &mut Tessellator,
    mesh: &mut Mesh,
    parts: &mut Vec<PicturePart>,
) {
    match shape {
        Shape::Text(words) => {
            close(mesh, parts);
            parts.push(PicturePart::Words(Box::new(words)));
        }
        Shape::Vec(shapes) => {
            for shape in shapes {
                flatten(shape, tessellator, mesh, parts);
            }
        }
        shape => tessellator.tessellate_shape(shape, mesh),
    }
}

fn close(mesh: &mut Mesh, parts: &mut Vec<PicturePart>) {
    if !mesh.is_empty() {
        parts.push(PicturePart::Shapes(Arc::new(std::mem::take(mesh))));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use board::{Side, first_game};
    use game::{Building, Condition};
    use words::text::Text;

    /// Draws `views` one after another with the same picture; returns the
    /// number of triangle corners of each, and whether it was recomputed.
    fn drawn(robbers: &[Option<Hex>]) -> Vec<(usize, bool)> {
        drawn_on(&first_game(), robbers)
    }

    fn drawn_on(island: &Island, robbers: &[Option<Hex>]) -> Vec<(usize, bool)> {
        let text = Text::english();
        let colors = PerSeat::new(Color::ALL).expect("six seats");
        let mut pieces = Pieces::default();
        let seats: Vec<_> = colors.seats().collect();
        for (seat, place) in seats.into_iter().cycle().zip(island.intersections()) {
            pieces.put_building(place, seat, Building::City);
        }
        let lanes = island.sea().iter().map(|hex| Path::of(*hex, Side::East));
        let seats = colors.seats().collect::<Vec<_>>();
        for (seat, path) in seats.into_iter().cycle().zip(lanes) {
            pieces.put_ship(path, seat, Condition::Intact);
        }
        let ctx = Context::default();
        let mut picture = DrawnPicture::default();
        let mut found = Vec::new();
        for robber in robbers {
            let input = egui::RawInput {
                screen_rect: Some(Rect::from_min_size(egui::Pos2::ZERO, egui::vec2(640.0, 590.0))),
                ..egui::RawInput::default()
            };
            let mut output = ctx.run_ui(input, |ui| {
                let view = IslandView {
                    robber: *robber,
                    ..IslandView::of(island, &text, Palette::dark(), &pieces, &colors)
                };
                let before = meshes(&picture).first().copied().cloned();
                let geometry = Geometry::fit(island, ui.max_rect(), 0);
                picture.draw(ui.painter(), &view, &geometry, Subject::Game);
                let corners = meshes(&picture).iter().map(|mesh| mesh.vertices.len()).sum();
                let after = meshes(&picture).first().copied().cloned();
                let same = match (before, after) {
                    (Some(before), Some(after)) => Arc::ptr_eq(&before, &after),
                    _ => false,
                };
                found.push((corners, !same));
            });
            output.textures_delta.clear();
        }
        found
    }

    fn meshes(picture: &DrawnPicture) -> Vec<&Arc<Mesh>> {
        let all = picture.parts.iter();
        all.filter_map(|part| if let PicturePart::Shapes(mesh) = part { Some(mesh) } else { None })
            .collect()
    }

    #[test]
    fn a_picture_is_worked_out_again_only_when_something_on_it_has_changed() {
        let (one, other) = (Some(Hex::new(0, 0)), Some(Hex::new(1, 0)));
        let anew: Vec<bool> =
            drawn(&[one, one, other, other, None]).into_iter().map(|(_, anew)| anew).collect();
        assert_eq!(anew, [true, false, true, false, true]);
    }

    #[test]
    fn a_full_island_is_drawn_with_few_enough_triangles_for_an_old_tablet() {
        let [(corners, _)] = drawn(&[Some(Hex::new(0, 0))])[..] else { panic!("one picture") };
        assert!(corners > 5_000 && corners < 60_000, "{corners} corners");
    }

    #[test]
    fn a_picture_with_what_is_on_the_land_is_worked_out_again_once_a_bandit_has_moved() {
        let board = game::WagonBoard::Small;
        let colors = PerSeat::new(Color::ALL).expect("six seats");
        let one = game::WagonsTable::empty(&colors, &board.bandits());
        let other = game::WagonsTable { bandits: Vec::new(), ..one.clone() };
        let land = |wagons| super::super::Landscape { wagons, ..Default::default() };
        let again = one.clone();
        let kept = KeptLandscape::of(land(Some(&one)));
        assert!(kept.is(land(Some(&again))));
        assert!(!kept.is(land(Some(&other))) && !kept.is(land(None)));
    }

    #[test]
    fn a_full_sea_takes_no_more_than_twice_as_many() {
        let sea = super::super::a_sea();
        let [(corners, _)] = drawn_on(&sea, &[None])[..] else { panic!("one picture") };
        assert!(corners > 5_000 && corners < 80_000, "{corners} corners");
    }
}
