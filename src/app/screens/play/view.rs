//! A scene with the questions that every part of the screen asks.

use chrono::{DateTime, Utc};
use egui::{Color32, Rect};

use super::keys::Arrival;
use super::motion::Moving;
use super::turn_news::TurnNews;
use crate::app::screens::play_context::PlayContext;
use crate::app::session::turn_clock::ClockFace;
use crate::app::settings::Motion;
use crate::app::theme::Palette;
use crate::board::Resource;
use crate::game::{
    Cards, Color, Deed, Discrepancy, Following, Game, PerSeat, Purchase, Refusal, Seat, State,
};
use crate::words::places::Places;
use crate::words::text::Text;

/// Whether a state is how the game stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Tense {
    Now,
    /// It is only looked at: nothing of it can be touched.
    Past,
}

/// What the parts of the screen draw.
pub(super) struct View<'a> {
    pub text: &'a Text,
    pub palette: &'static Palette,
    pub game: &'a Game,
    pub state: &'a State,
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
    /// Says a time in words.
    pub when: &'a dyn Fn(DateTime<Utc>) -> String,
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
            text: scene.text,
            palette: scene.palette,
            game: scene.game,
            state: scene.game.state(),
            refused: scene.refused,
            trouble: scene.trouble.as_deref(),
            clock: &scene.clock,
            told,
            odd: &[],
            screen,
            when: scene.when,
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
        View { state, tense: Tense::Past, course, arrival, ..*self }
    }

    /// What a player is called.
    pub fn name(&self, seat: Seat) -> String {
        let player = self.state.players().get(seat);
        player.map_or_else(|| self.text.get("unknown-player"), |player| player.name.to_string())
    }

    /// The color of a player's pieces.
    pub fn color(&self, seat: Seat) -> Color {
        self.state.players().get(seat).map_or(Color::White, |player| player.color)
    }

    pub fn colors(&self) -> PerSeat<Color> {
        self.state.players().map(|_, player| player.color)
    }

    pub fn active(&self) -> Seat {
        self.state.active()
    }

    /// Who builds, trades and plays cards now.
    pub fn builder(&self) -> Seat {
        self.state.builder()
    }

    /// Whether it is time to build.
    pub fn may_build(&self) -> bool {
        matches!(
            self.state.phase(),
            crate::game::Phase::Trading | crate::game::Phase::ExtraBuilding { .. }
        )
    }

    /// Who is at the table, the active player first.
    pub fn seats_from_active(&self) -> impl Iterator<Item = Seat> + use<> {
        self.state.seating().from(self.active()).into_iter()
    }

    /// All at the table but whoever trades and plays cards now, clockwise.
    pub fn others(&self) -> impl Iterator<Item = Seat> + use<> {
        let builder = self.builder();
        let seats = self.state.seating().from(builder).into_iter();
        seats.filter(move |seat| *seat != builder)
    }

    /// Who builds in another player's turn, if somebody does.
    pub fn guest(&self) -> Option<Seat> {
        match self.state.phase() {
            crate::game::Phase::ExtraBuilding { builder } => Some(builder),
            _ => None,
        }
    }

    /// Whether it is a partner who plays along in another player's turn.
    pub fn is_partner(&self) -> bool {
        self.guest().is_some()
            && self.state.rules().extra_building == crate::game::ExtraBuilding::Paired
    }

    /// Names of the places as the island lies on the table.
    pub fn places(&self) -> Places<'a> {
        Places::new(self.text, self.state.island(), self.game.board_rotation().sixths())
    }

    pub fn following(&self) -> Following {
        self.state.rules().following
    }

    /// Whether the screen may go by what the books say of hands. Everybody looks
    /// at the same screen, and a card that was taken unseen ties one hand to
    /// another: of secret hands it may go by nothing but what lies open.
    pub fn lays_hands_open(&self) -> bool {
        self.following() != Following::Secret
    }

    /// Of each kind the most that a hand could hold, as far as the screen may
    /// tell; of hands that are not followed, anything.
    pub fn most(&self, seat: Seat) -> Cards {
        match self.state.hands() {
            Some(hands) if self.lays_hands_open() => hands.most(seat),
            _ => self.state.openly_most(seat),
        }
    }

    /// What a hand certainly holds, as far as the screen may tell.
    pub fn known(&self, seat: Seat) -> Cards {
        match self.state.hands() {
            Some(hands) if self.lays_hands_open() => hands.known(seat),
            _ => Cards::none(),
        }
    }

    /// The kinds that `seat` may hold.
    pub fn kinds(&self, seat: Seat) -> Vec<Resource> {
        self.most(seat).kinds().map(|(kind, _)| kind).collect()
    }

    /// Whether `seat` may, as far as the screen may tell, pay for `purchase`.
    pub fn may_pay(&self, seat: Seat, purchase: Purchase) -> bool {
        if self.lays_hands_open() {
            self.state.can_pay(seat, purchase)
        } else {
            self.state.openly_may_hold(seat, purchase.price())
        }
    }

    /// What the bank may hold.
    pub fn bank(&self) -> Cards {
        self.state.bank().unwrap_or_else(|| self.game.setup().supply())
    }

    /// A player's color on this ground, for outlines and bars.
    pub fn player_line(&self, seat: Seat) -> Color32 {
        self.palette.player_line(self.color(seat))
    }
}
