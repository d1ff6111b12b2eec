//! The page around the canvas, kept in step with the app.

use super::{voice, writing};
use crate::words::language::Language;

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

    /// Follows a frame of the app, drawn in this language.
    pub fn follow(&mut self, language: Language) {
        if self.language != Some(language) {
            self.language = Some(language);
            // Without it, screen readers use another language's pronunciation.
            let _ = voice::speak(language);
        }
    }
}
