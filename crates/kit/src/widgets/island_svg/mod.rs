//! The island of a game as a document (SVG), for phones, tablets, and televisions that look on: any
//! browser shows it as a picture, in any size, without scripts, fonts, or files beside it.
//!
//! It is the window's own picture: [`IslandPrinter`] has `island` paint on an empty page, and takes
//! the shapes that it leaves there. `marks` turns each into what a document fills, draws along, or
//! writes; `fewer` puts together what the toolkit needs several shapes for; `page` writes them, each
//! thing in a group named by its kind (`island::parts`), and what is seen again (a forest, a token, a
//! road in one direction) only once.
//!
//! Other ways were weighed. Drawing the island a second time for documents would let the two drift
//! apart with every new piece. A picture of pixels (`page_picture`) weighs more, takes a hundred times
//! as long, and suits one size only. Triangles, which `island::picture` keeps, would be ten times as
//! many numbers, with seams between them. The signs of `assets/signs` could be referred to as the
//! symbols that they are in their files, but what is shared by looking for it covers them, as it does
//! landscapes and pieces, and knows nothing of files. Letters as outlines would look exactly like ours,
//! but are longer, and can't follow a reader who has chosen letters of their own; so words are text in
//! the device's own font, as high as ours and held to the width of ours. Styles by class would be
//! shorter by little, and are what a strict policy of content refuses; so each mark has its colors.
//!
//! Nothing is in the document but what the painters leave: what is hidden in fog, or under a card, is
//! not in an [`IslandView`], and so in none of its bytes.

mod fewer;
mod marks;
mod page;
mod patterns;
#[cfg(test)]
mod tests;

use egui::{Context, Id, LayerId, Order, Painter, Pos2, Rect, Vec2};

use self::fewer::fewer;
use self::marks::{SvgMark, trace};
use self::page::{SvgThing, document};
use self::patterns::SvgPatterns;
use super::island::{Geometry, IslandPart, IslandView, PartNotes, TableIsland};
use super::page_picture::run;
use crate::theme::bounds::Within as _;
use crate::theme::{Look, Palette};
use board::{Island, Spot};
use words::game::GameWords;

/// Pixels per point when letters are measured: so many that rounding to them is not seen.
const PIXELS: f32 = 4.0;

/// The room around land and water, in points: a harbor's sign may reach to their end, and its line
/// beyond.
const RIM: f32 = 2.0;

/// Prints islands as documents. It keeps the letters that it has measured: the first document takes
/// several times as long as later ones.
pub struct IslandPrinter {
    ctx: Context,
}

impl Default for IslandPrinter {
    fn default() -> Self {
        let ctx = Context::default();
        Palette::dark().apply(&ctx);
        ctx.set_pixels_per_point(PIXELS);
        // The first pass only makes the letters known.
        run(&ctx, Vec2::ZERO, 0, |_| {}).drop_without_applying_deltas();
        Self { ctx }
    }
}

impl IslandPrinter {
    /// The island of the table that `say` is about, as everybody sees it there, with a title that says
    /// whose turn it is. It is as large as `room` allows, in points; what is small there is drawn
    /// larger or left out, so `room` should be the size at which it will be seen, whatever the
    /// device's pixels. The ground around the sea is left open.
    pub fn print(&mut self, say: &GameWords<'_>, look: Look, room: Vec2) -> String {
        let island = TableIsland::told(say);
        self.print_view(&island.view(Palette::of_look(look)), &say.standing(), room)
    }

    /// The places of that island's spots on its picture.
    pub fn places(say: &GameWords<'_>, room: Vec2) -> PicturePlaces {
        let turned = say.game.board_rotation().sixths();
        PicturePlaces::of(say.state.island(), turned, room)
    }

    /// The same of any view; what it marks as choices is in the picture, but answers nothing.
    pub fn print_view(&mut self, view: &IslandView<'_>, title: &str, room: Vec2) -> String {
        let PicturePlaces { geometry, place } = PicturePlaces::of(view.island, view.turned, room);
        let size = place.size();
        let (mut things, mut patterns) = (Vec::new(), SvgPatterns::default());
        run(&self.ctx, size, 0, |ui| things = painted(ui.ctx(), view, &geometry, &mut patterns))
            .drop_without_applying_deltas();
        document(title, place.expand(RIM), &things, &patterns)
    }
}

/// Places on the picture of an island.
pub struct PicturePlaces {
    geometry: Geometry,
    /// Land and water, without the room around them.
    place: Rect,
}

impl PicturePlaces {
    fn of(island: &Island, turned: u8, room: Vec2) -> Self {
        let place = Rect::from_min_size(Pos2::ZERO, room - Vec2::splat(2.0 * RIM));
        let size = Geometry::fit(island, place, turned).extent();
        let place = Rect::from_min_size(Pos2::ZERO, size);
        Self { geometry: Geometry::fit(island, place, turned), place }
    }

    /// The place of a spot, in thousandths of the picture's width and of its height.
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "0 to 1000")]
    pub fn of_spot(&self, spot: Spot) -> [u16; 2] {
        let whole = self.place.expand(RIM);
        let share = (self.geometry.spot(spot) - whole.min) / whole.size();
        [share.x, share.y].map(|share| (share.within(0.0, 1.0) * 1000.0).round() as u16)
    }
}

/// The things on the picture of `view`, the lowest first.
fn painted(
    ctx: &Context,
    view: &IslandView<'_>,
    geometry: &Geometry,
    patterns: &mut SvgPatterns,
) -> Vec<SvgThing> {
    let layer = LayerId::new(Order::Background, Id::unique("island document"));
    let notes = PartNotes::default();
    view.paint_noting(&Painter::new(ctx.clone(), layer, Rect::EVERYTHING), geometry, &notes);
    let drawn = ctx.graphics_mut(|graphics| std::mem::take(graphics.entry(layer)));
    let mut shapes = drawn.all_entries().map(|shape| &shape.shape).enumerate().peekable();
    let mut things: Vec<(IslandPart, Vec<SvgMark>)> = Vec::new();
    let mut notes = notes.into_inner().into_iter().peekable();
    while let Some((part, _)) = notes.next() {
        let end = notes.peek().map_or(usize::MAX, |(_, first)| *first);
        let mut marks = Vec::new();
        while let Some((_, shape)) = shapes.next_if(|(nth, _)| *nth < end) {
            trace(shape, &mut marks);
        }
        let marks = fewer(marks);
        match things.last_mut() {
            Some((_, of)) if part == IslandPart::Figure => of.push(patterns.add(marks).into()),
            _ => things.push((part, marks)),
        }
    }
    let seen = things.into_iter().filter(|(_, marks)| !marks.is_empty());
    seen.map(|(part, marks)| SvgThing { part, copy: patterns.add(marks) }).collect()
}
