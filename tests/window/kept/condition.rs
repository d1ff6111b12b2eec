//! Under which conditions a page is pictured.

use egui::{Vec2, vec2};
use kit::theme::Look;
use tableside::app::settings::{Explain, Settings, Zoom};
use words::language::Language;

/// A screen that the app has to fit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Screen {
    Laptop,
    Tall,
    Small,
    Least,
    /// The least on its side.
    Narrow,
}

impl Screen {
    pub const ALL: [Self; 5] = [Self::Laptop, Self::Tall, Self::Small, Self::Least, Self::Narrow];

    pub const fn size(self) -> Vec2 {
        match self {
            Self::Laptop => vec2(1280.0, 800.0),
            Self::Tall => vec2(800.0, 1280.0),
            Self::Small => vec2(1024.0, 600.0),
            Self::Least => vec2(800.0, 480.0),
            Self::Narrow => vec2(480.0, 800.0),
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Letters {
    Usual,
    /// As large as the screen lets them be.
    Large,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Condition {
    pub screen: Screen,
    pub look: Look,
    pub language: Language,
    pub letters: Letters,
}

impl Condition {
    /// Those under which a page is to be looked at: every screen, or with `LOOK_AT` those whose
    /// name begins so.
    pub fn looked_at() -> Vec<Self> {
        let letters = Letters::Usual;
        let of = |screen, look, language| Self { screen, look, language, letters };
        let Ok(wanted) = std::env::var("LOOK_AT") else {
            let usual = |(nth, screen)| of(screen, Look::ALL[nth % 3], Language::ALL[nth % 2]);
            return Screen::ALL.into_iter().enumerate().map(usual).collect();
        };
        let looks = |screen| Look::ALL.into_iter().map(move |look| (screen, look));
        let languages = |(screen, look)| Language::ALL.map(|language| of(screen, look, language));
        let all = Screen::ALL.into_iter().flat_map(looks).flat_map(languages);
        all.filter(|it| wanted.split(',').any(|one| it.key().starts_with(one))).collect()
    }

    pub fn settings(self) -> Settings {
        let zoom = match self.letters {
            Letters::Usual => Zoom::LEAST,
            Letters::Large => Zoom::MOST,
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

    /// Its parts, two of which meet in a picture.
    pub fn parts(self) -> [String; 4] {
        let Self { screen, look, language, letters } = self;
        let (screen, letters) = (format!("{screen:?}"), format!("{letters:?}"));
        [screen, look.key().to_owned(), language.code().to_owned(), letters]
    }

    /// As it stands in the names of pictures.
    pub fn key(self) -> String {
        let Vec2 { x, y } = self.screen.size();
        let letters = match self.letters {
            Letters::Usual => "",
            Letters::Large => "-large",
        };
        format!("{x}x{y}-{}-{}{letters}", self.look.key(), self.language.code())
    }
}
