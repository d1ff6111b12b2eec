//! A scene with the questions that every part of the screen asks.

use std::ops::Deref;

use egui::{Color32, Rect};

use crate::app::screens::play::parts::keys::Arrival;
use crate::app::screens::play::parts::motion::Moving;
use crate::app::screens::play_context::PlayContext;
use crate::app::session::turn_clock::ClockFace;
use crate::app::settings::Motion;
use crate::app::theme::Palette;
use crate::game::{Deed, Discrepancy, Refusal, Seat, State};
use crate::words::game::{GameWords, TurnNews};

/// Whether a state is how the game stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tense {
    Now,
    /// It is only looked at: nothing of it can be touched.
    Past,
}

/// What the parts of the screen draw.
pub struct View<'a> {
    /// The game, and what is said of it.
    pub words: GameWords<'a>,
    pub palette: &'static Palette,
    pub refused: Option<&'a (Deed, Refusal)>,
    pub trouble: Option<&'a str>,
    pub clock: &'a ClockFace,
    /// What the turn has brought, in words.
    pub told: &'a TurnNews,
    /// What does not add up.
    pub odd: &'a [Discrepancy],
    /// The room of the screen, which is less than the window where a bar says
    /// something above it.
    pub screen: Rect,
    /// Whether it is how the game stands now.
    pub tense: Tense,
    /// What moves by itself, if anything may.
    pub motion: Motion,
    /// What moves now.
    pub course: Moving,
    /// Whether a page was just opened by keyboard.
    pub arrival: Arrival,
}

impl<'a> View<'a> {
    pub fn new(scene: &'a PlayContext<'_>, screen: Rect, told: &'a TurnNews) -> Self {
        Self {
            words: GameWords::now(scene.text, scene.game, scene.when),
            palette: scene.palette,
            refused: scene.refused,
            trouble: scene.trouble.as_deref(),
            clock: &scene.clock,
            told,
            odd: &[],
            screen,
            tense: Tense::Now,
            motion: scene.motion,
            course: Moving::default(),
            arrival: Arrival::default(),
        }
    }

    /// The same with what the turn has brought, and what does not add up.
    pub fn telling<'b>(&self, told: &'b TurnNews, odd: &'b [Discrepancy]) -> View<'b>
    where
        'a: 'b,
    {
        View { told, odd, ..*self }
    }

    /// The same of the table as it was.
    pub fn at<'b>(&self, state: &'b State) -> View<'b>
    where
        'a: 'b,
    {
        let (course, arrival) = (Moving::default(), Arrival::default());
        View { words: self.words.at(state), tense: Tense::Past, course, arrival, ..*self }
    }

    /// A player's color on this ground, for outlines and bars.
    pub fn player_line(&self, seat: Seat) -> Color32 {
        self.palette.player_line(self.color(seat))
    }
}

/// Parts of the screen ask a view what they would ask the words of its game.
impl<'a> Deref for View<'a> {
    type Target = GameWords<'a>;

    fn deref(&self) -> &Self::Target {
        &self.words
    }
}
