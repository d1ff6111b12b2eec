//! The looks the app can be painted in.

use serde::{Deserialize, Serialize};

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Look {
    /// Light text on a dark ground, with little light in the players' eyes.
    #[default]
    Dark,
    /// Dark text on a light ground, for a table in the sun.
    Light,
    /// White text and strong borders on a black ground.
    HighContrast,
}

impl Look {
    /// All of them, in the order they are offered.
    pub const ALL: [Self; 3] = [Self::Dark, Self::Light, Self::HighContrast];

    /// Its name in files and in the names of texts.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Dark => "dark",
            Self::Light => "light",
            Self::HighContrast => "high-contrast",
        }
    }

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
