//! The looks the app can be painted in.

board::keyed! {
    /// A look, by its name in files and in the names of texts.
    #[derive(Default)]
    pub enum Look {
        /// Light text on a dark ground, with little light in the players' eyes.
        #[default]
        Dark = "dark",
        /// Dark text on a light ground, for a table in the sun.
        Light = "light",
        /// White text and strong borders on a black ground.
        HighContrast = "high-contrast",
    }
}

impl Look {
    /// The egui theme it counts as, where only light and dark are known.
    pub const fn theme(self) -> egui::Theme {
        match self {
            Self::Dark | Self::HighContrast => egui::Theme::Dark,
            Self::Light => egui::Theme::Light,
        }
    }

    /// The lowest contrast ratio of text with its ground.
    pub const fn least_contrast(self) -> f32 {
        match self {
            Self::Dark | Self::Light => 4.5,
            Self::HighContrast => 7.0,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_look_is_written_to_files_by_its_key() {
        for look in Look::ALL {
            let written = serde_json::to_string(&look).unwrap();
            assert_eq!(written, format!("\"{}\"", look.key()));
            assert_eq!(serde_json::from_str::<Look>(&written).unwrap(), look);
        }
    }
}
