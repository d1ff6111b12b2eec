//! The settings in effect on this device: read at the start, applied to the
//! window, written when they change.

use egui::{Context, Theme};

use super::zoom::growth;
use super::{Settings, Zoom};
use crate::app::platform::Platform;
use kit::theme::{Look, Motion, Palette};
use store::{SettingsFile, WriteError};
use words::language::Language;

#[derive(Debug)]
pub struct Device {
    file: SettingsFile,
    settings: Settings,
    /// The look last applied to the window.
    shown: Option<Look>,
    most: Zoom,
}

/// There were settings, but they couldn't be read: the defaults apply.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UnreadSettings;

impl Device {
    /// The settings in `file`. Also returns whether it was unreadable.
    pub fn open(file: SettingsFile) -> (Self, Option<UnreadSettings>) {
        let (settings, unread) = match file.read() {
            Ok(None) => (Settings::default(), None),
            Ok(Some(text)) => match Settings::read(&text) {
                Ok(settings) => (settings, None),
                Err(_) => (Settings::default(), Some(UnreadSettings)),
            },
            Err(_) => (Settings::default(), Some(UnreadSettings)),
        };
        (Self { file, settings, shown: None, most: Zoom::MOST }, unread)
    }

    pub const fn settings(&self) -> &Settings {
        &self.settings
    }

    pub const fn most_zoom(&self) -> Zoom {
        self.most
    }

    pub fn language(&self, platform: &dyn Platform) -> Language {
        self.settings.language.or(platform.wishes().language).unwrap_or_default()
    }

    pub fn look(&self, ctx: &Context, platform: &dyn Platform) -> Look {
        let told = || match ctx.system_theme()? {
            Theme::Dark => Some(Look::Dark),
            Theme::Light => Some(Look::Light),
        };
        self.settings.look.or(platform.wishes().look).or_else(told).unwrap_or_default()
    }

    pub fn motion(&self, platform: &dyn Platform) -> Motion {
        self.settings.motion.or(platform.wishes().motion).unwrap_or_default()
    }

    /// Changes the settings and writes them. They take effect even if writing fails.
    ///
    /// # Errors
    /// Fails if the file can't be written.
    pub fn change(&mut self, changed: Settings) -> Result<(), WriteError> {
        if changed == self.settings {
            return Ok(());
        }
        self.settings = changed;
        self.file.write(&changed.to_string())
    }

    /// Applies colors and zoom to the window if they have changed. Called once
    /// a frame, before anything is drawn.
    pub fn tune(&mut self, ctx: &Context, platform: &dyn Platform) {
        self.color(ctx, platform);
        let now = ctx.zoom_factor();
        let window = ctx.content_rect().size() * now;
        self.most = Zoom::most_of(window);
        let zoom = self.settings.zoom.min(self.most).factor() * growth(window);
        if (zoom - now).abs() > 0.001 {
            ctx.set_zoom_factor(zoom);
        }
    }

    /// Applies colors alone: before the first frame nobody knows how large the window is.
    pub fn color(&mut self, ctx: &Context, platform: &dyn Platform) {
        let look = self.look(ctx, platform);
        if self.shown != Some(look) {
            self.shown = Some(look);
            Palette::of_look(look).apply(ctx);
        }
    }
}
