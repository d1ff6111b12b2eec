//! The two fonts, and how to ask for the bold one.

use std::sync::Arc;

use egui::{FontData, FontDefinitions, FontFamily, FontId};

const REGULAR: &str = "DejaVu Sans";
const BOLD: &str = "DejaVu Sans Bold";

#[cfg(not(target_arch = "wasm32"))]
const REGULAR_FILE: &[u8] = include_bytes!("../../../assets/fonts/DejaVuSans.ttf");
#[cfg(not(target_arch = "wasm32"))]
const BOLD_FILE: &[u8] = include_bytes!("../../../assets/fonts/DejaVuSans-Bold.ttf");

// A page carries Latin letters only; the browser draws all others with its own
// fonts. `web/fonts.sh` makes these files.
#[cfg(target_arch = "wasm32")]
const REGULAR_FILE: &[u8] = include_bytes!("../../../assets/fonts/web/DejaVuSans.ttf");
#[cfg(target_arch = "wasm32")]
const BOLD_FILE: &[u8] = include_bytes!("../../../assets/fonts/web/DejaVuSans-Bold.ttf");

pub(super) fn strong_family() -> FontFamily {
    FontFamily::Name("strong".into())
}

/// Gives egui our fonts, once: a later look finds them there.
pub(super) fn set_fonts(ctx: &egui::Context) {
    let id = egui::Id::unique("our fonts");
    let known = ctx.data_mut(|data| {
        let known = data.get_temp(id).unwrap_or(false);
        data.insert_temp(id, true);
        known
    });
    if !known {
        ctx.set_fonts(fonts());
    }
}

fn fonts() -> FontDefinitions {
    // Only our two: each further font costs memory and time at the start.
    let mut fonts = FontDefinitions::empty();
    fonts.font_data.insert(REGULAR.to_owned(), Arc::new(FontData::from_static(REGULAR_FILE)));
    fonts.font_data.insert(BOLD.to_owned(), Arc::new(FontData::from_static(BOLD_FILE)));
    let usual = vec![REGULAR.to_owned()];
    fonts.families.insert(FontFamily::Proportional, usual.clone());
    fonts.families.insert(FontFamily::Monospace, usual);
    let strong = vec![BOLD.to_owned(), REGULAR.to_owned()];
    fonts.families.insert(strong_family(), strong);
    fonts
}

/// The bold font at `size`; the usual one until [`super::Palette::apply`] has
/// run, because egui panics on a family that it does not know.
#[must_use]
pub fn strong(ctx: &egui::Context, size: f32) -> FontId {
    let known = ctx.fonts(|fonts| fonts.definitions().families.contains_key(&strong_family()));
    FontId::new(size, if known { strong_family() } else { FontFamily::Proportional })
}
