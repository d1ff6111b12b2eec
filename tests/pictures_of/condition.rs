//! Under which conditions a screen is pictured.

use egui::{Vec2, vec2};
use kit::theme::Look;
use tableside::app::settings::{Explain, Settings, Zoom};
use words::language::Language;

/// A screen that the app has to fit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Screen {
    Laptop,
    Tall,
    Small,
    Large,
    /// The smallest; only of islands at sea a picture of it is kept.
    Least,
    /// The same on its side; no picture of it is kept, either.
    Narrow,
}

impl Screen {
    pub const ALL: [Self; 4] = [Self::Laptop, Self::Tall, Self::Small, Self::Large];

    pub const fn size(self) -> Vec2 {
        match self {
            Self::Laptop => vec2(1280.0, 800.0),
            Self::Tall => vec2(800.0, 1280.0),
            Self::Small => vec2(1024.0, 600.0),
            Self::Large => vec2(2560.0, 1600.0),
            Self::Least => vec2(800.0, 480.0),
            Self::Narrow => vec2(480.0, 800.0),
        }
    }
}

/// How large everything is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Enlarged {
    No,
    /// As far as the screen lets it.
    Most,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Condition {
    pub screen: Screen,
    pub look: Look,
    pub language: Language,
    pub enlarged: Enlarged,
}

impl Condition {
    /// Every screen, light and dark, in every language.
    pub fn all() -> impl Iterator<Item = Self> {
        let looks = [Look::Dark, Look::Light];
        Screen::ALL.into_iter().flat_map(move |screen| {
            looks.into_iter().flat_map(move |look| {
                Language::ALL.into_iter().map(move |language| Self {
                    screen,
                    look,
                    language,
                    enlarged: Enlarged::No,
                })
            })
        })
    }

    /// The nth of a choice that goes round after twelve, in which each screen
    /// meets each look, and each of both meets each language and each size.
    /// Later rounds leave the large screen to the small one: its pictures are
    /// large, and what is too long shows on the small one first.
    pub fn of_pairs(nth: usize) -> Self {
        // One step along both: the looks go round beside the screens.
        let (screen, look) = (nth % 4, nth % 3);
        let shown = match Screen::ALL[screen] {
            Screen::Large if nth >= 12 => Screen::Small,
            shown => shown,
        };
        Self {
            screen: shown,
            look: Look::ALL[look],
            language: Language::ALL[(screen + look) % 2],
            enlarged: [Enlarged::No, Enlarged::Most][(screen / 2 + look) % 2],
        }
    }

    pub fn settings(self) -> Settings {
        let zoom = match self.enlarged {
            Enlarged::No => Zoom::LEAST,
            Enlarged::Most => Zoom::MOST,
        };
        Settings {
            zoom,
            look: Some(self.look),
            language: Some(self.language),
            // Only those that are about it explain new things.
            explain: Explain::Nothing,
            ..Settings::default()
        }
    }

    /// As it stands in the names of pictures.
    pub fn key(self) -> String {
        let Vec2 { x, y } = self.screen.size();
        let enlarged = match self.enlarged {
            Enlarged::No => "",
            Enlarged::Most => "-enlarged",
        };
        format!("{x}x{y}-{}-{}{enlarged}", self.look.key(), self.language.code())
    }
}
