//! What lies around the canvas, as it follows the app.

use super::{voice, writing};
use crate::app::Tableside;
use crate::words::language::Language;

/// The page around the canvas.
#[derive(Debug)]
pub struct Around {
    /// The language it speaks.
    spoken: Option<Language>,
}

impl Around {
    /// Follows the frames of `ctx` from now on.
    pub fn begin(ctx: &egui::Context) -> Self {
        voice::begin(ctx);
        writing::begin(ctx);
        Self { spoken: None }
    }

    /// A frame of the app was drawn.
    pub fn follow(&mut self, app: &Tableside) {
        let language = app.language();
        if self.spoken != Some(language) {
            self.spoken = Some(language);
            // Without it the words are read as those of another language.
            let _ = voice::speak(language);
        }
    }
}
