//! Drawings as textures, each made when a size of it is first shown, and let go
//! once others took its room.

use std::collections::HashMap;

use egui::epaint::RectShape;
use egui::{
    Color32, Context, CornerRadius, Plugin, Pos2, Rect, Shape, TextureHandle, TextureId,
    TextureOptions, Ui, Vec2,
};

use super::drawing::Drawing;
use super::files::file;
use crate::theme::bounds::Within as _;
use cards::Motif;

/// What all textures together may take, in pixels; those on the screen stay.
const ROOM: usize = 3 << 20;

/// The greatest side of a texture, in pixels.
const LARGEST: f32 = 2048.0;

/// The picture of `motif` over `rect`, which may be of any shape.
pub fn art(ctx: &Context, rect: Rect, round: CornerRadius, motif: Motif) -> Shape {
    let fine = ctx.pixels_per_point();
    // On whole pixels, so that each pixel of the texture is one of the screen.
    let pixels = |at: Pos2| (at.to_vec2() * fine).round();
    let (least, most) = (pixels(rect.min), pixels(rect.max));
    let size = most - least;
    let size = Vec2::new(size.x.within(1.0, LARGEST), size.y.within(1.0, LARGEST));
    let place = Rect::from_min_max((least / fine).to_pos2(), (most / fine).to_pos2());
    let textures = ctx.plugin_or_default::<ArtTextures>();
    let texture = textures.lock().texture(ctx, motif, size);
    let whole = Rect::from_min_max(Pos2::ZERO, Pos2::new(1.0, 1.0));
    RectShape::filled(place, round, Color32::WHITE).with_texture(texture, whole).into()
}

/// A motif at a size, in pixels.
type Print = (Motif, [u16; 2]);

/// The drawings that a context shows.
#[derive(Default)]
struct ArtTextures {
    read: HashMap<Motif, Drawing>,
    textures: HashMap<Print, Shown>,
}

/// A texture, and the last pass that showed it.
struct Shown {
    texture: TextureHandle,
    pass: u64,
}

impl ArtTextures {
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "1 to LARGEST")]
    fn texture(&mut self, ctx: &Context, motif: Motif, size: Vec2) -> TextureId {
        let size = [size.x as u16, size.y as u16];
        let pass = ctx.cumulative_pass_nr();
        let shown = self.textures.entry((motif, size)).or_insert_with(|| {
            let drawing = self.read.entry(motif).or_insert_with(|| Drawing::read(file(motif)));
            let image = drawing.image(size);
            let texture = ctx.load_texture("art", image, TextureOptions::LINEAR);
            Shown { texture, pass }
        });
        shown.pass = pass;
        shown.texture.id()
    }

    /// Lets go those that were not seen for longest, until the others have room.
    fn tidy(&mut self, now: u64) {
        let pixels = |[width, height]: [u16; 2]| usize::from(width) * usize::from(height);
        let mut taken: usize = self.textures.keys().map(|(_, size)| pixels(*size)).sum();
        while taken > ROOM {
            let unseen = self.textures.iter().filter(|(_, shown)| shown.pass < now);
            let Some((print, _)) = unseen.min_by_key(|(_, shown)| shown.pass) else { return };
            let print = *print;
            taken -= pixels(print.1);
            self.textures.remove(&print);
        }
    }
}

impl Plugin for ArtTextures {
    fn debug_name(&self) -> &'static str {
        "art"
    }

    fn on_end_pass(&mut self, ui: &mut Ui) {
        self.tidy(ui.ctx().cumulative_pass_nr());
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn textures_that_are_long_unseen_go_when_others_need_their_room() {
        let ctx = Context::default();
        let mut art = ArtTextures::default();
        let large = |art: &mut ArtTextures, motif| art.texture(&ctx, motif, Vec2::splat(1024.0));
        for motif in [Motif::Mill, Motif::Snow, Motif::Fish, Motif::Rain] {
            large(&mut art, motif);
        }
        art.tidy(0);
        assert_eq!(art.textures.len(), 4, "what this pass shows stays");
        for (motif, pass) in [(Motif::Mill, 9), (Motif::Snow, 3)] {
            art.textures.get_mut(&(motif, [1024; 2])).expect("there").pass = pass;
        }
        art.tidy(10);
        assert_eq!(art.textures.len(), 3);
        assert!(art.textures.contains_key(&(Motif::Mill, [1024; 2])), "seen last");
    }

    #[test]
    fn the_same_picture_in_the_same_size_is_one_texture() {
        let ctx = Context::default();
        let mut art = ArtTextures::default();
        let size = Vec2::new(60.0, 40.0);
        let first = art.texture(&ctx, Motif::Mill, size);
        assert_eq!(art.texture(&ctx, Motif::Mill, size), first);
        assert_ne!(art.texture(&ctx, Motif::Mill, size * 2.0), first);
        assert_ne!(art.texture(&ctx, Motif::Snow, size), first);
    }
}
