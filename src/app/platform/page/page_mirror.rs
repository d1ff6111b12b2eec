//! The page around the canvas, kept in step with the app.

use super::{voice, writing};
use words::language::Language;
use words::text::Text;

/// Keeps the page around the canvas in step with the app.
#[derive(Debug)]
pub struct PageMirror {
    /// The language the page speaks.
    language: Option<Language>,
}

impl PageMirror {
    /// Follows the frames of `ctx` from now on.
    pub fn begin(ctx: &egui::Context) -> Self {
        voice::begin(ctx);
        writing::begin(ctx);
        Self { language: None }
    }

    /// Follows a frame of the app, drawn with these texts.
    pub fn follow(&mut self, text: &Text) {
        if self.language != Some(text.language()) {
            self.language = Some(text.language());
            // Without it, screen readers use another language's pronunciation.
            let _ = voice::speak(text);
        }
    }
}
