//! A scene with the questions that all parts of the screen ask.

use std::ops::Deref;

use egui::{Painter, Pos2, Rect, Role, Sense};

use super::parts::keys::Arrival;
use super::parts::motion::Moving;
use crate::app::screens::phones_shown::PhonesShown;
use crate::app::screens::play_context::PlayContext;
use crate::app::session::turn_clock::ClockFace;
use crate::app::settings::{Motion, Settings};
use cards::{Card, Deck, Motif};
use game::{Deed, DevelopmentCard, Discrepancy, Expansion, LegalBuilds, Refusal, Seat, State};
use kit::theme::Palette;
use kit::widgets::{SizedButton, paint_mark};
use words::game::{GameWords, TurnNews};
use words::text::Value;

/// Below this height every line counts.
const LOW: f32 = 620.0;

/// Measure in which a turn shrinks so that all that is to be done is in sight: pictures give way
/// first, then words about what isn't to be done.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub enum Squeeze {
    #[default]
    Roomy,
    /// The card is a strip, without its picture.
    Strip,
    /// Lines that explain are left out.
    Compact,
    /// Seats and what comes later are single lines.
    Tight,
}

impl Squeeze {
    /// The next measure, as long as there is one.
    pub const fn more(self) -> Self {
        match self {
            Self::Roomy => Self::Strip,
            Self::Strip => Self::Compact,
            Self::Compact | Self::Tight => Self::Tight,
        }
    }
}

/// Returns whether the panel beside or below the island has little height on such a screen.
pub fn is_low(screen: Rect) -> bool {
    let low = if is_landscape(screen) { LOW } else { 1000.0 };
    screen.height() < low
}

/// Returns whether island and panel stand side by side.
pub fn is_landscape(screen: Rect) -> bool {
    screen.width() > screen.height()
}

static NOTHING: LegalBuilds = LegalBuilds::NONE;

/// Data that the parts of the screen draw.
pub struct View<'a> {
    pub words: GameWords<'a>,
    pub palette: &'static Palette,
    pub refused: Option<&'a (Deed, Refusal)>,
    pub trouble: Option<&'a str>,
    pub settings: &'a Settings,
    /// Phones that look on; none where there can't be any.
    pub phones: Option<&'a PhonesShown>,
    pub clock: &'a ClockFace,
    pub news: &'a TurnNews,
    pub discrepancies: &'a [Discrepancy],
    /// The builds that the rules allow now; none on the table as it was.
    pub builds: &'a LegalBuilds,
    /// The area of the screen, smaller than the window if a bar above it shows a message.
    pub screen: Rect,
    pub squeeze: Squeeze,
    /// It is only for looking at: nothing in it can be touched.
    pub is_past: bool,
    /// Says whether the table plays at this window.
    pub is_played_here: bool,
    /// Says whether anything may move by itself.
    pub motion: Motion,
    pub animation: Moving,
    /// Says whether a page was just opened by keyboard.
    pub arrival: Arrival,
}

impl<'a> View<'a> {
    pub fn new(scene: &'a PlayContext<'_>, screen: Rect, news: &'a TurnNews) -> Self {
        Self {
            words: GameWords::now(scene.text, scene.game, scene.when),
            palette: scene.palette,
            refused: scene.refused,
            trouble: scene.trouble.as_deref(),
            settings: scene.settings,
            phones: scene.phones,
            clock: &scene.clock,
            news,
            discrepancies: &[],
            builds: &NOTHING,
            screen,
            squeeze: Squeeze::default(),
            is_past: false,
            is_played_here: scene.is_played_here,
            motion: scene.motion,
            animation: Moving::default(),
            arrival: Arrival::default(),
        }
    }

    /// The same view with what the turn has brought, what doesn't add up, and what may be built.
    pub fn telling<'b>(
        &self,
        news: &'b TurnNews,
        discrepancies: &'b [Discrepancy],
        builds: &'b LegalBuilds,
    ) -> View<'b>
    where
        'a: 'b,
    {
        View { news, discrepancies, builds, ..*self }
    }

    /// The same view of the table as it was.
    pub fn at<'b>(&self, state: &'b State) -> View<'b>
    where
        'a: 'b,
    {
        let (animation, arrival) = (Moving::default(), Arrival::default());
        let (words, builds) = (self.words.at(state), &NOTHING);
        View { words, builds, is_past: true, animation, arrival, ..*self }
    }

    /// Returns how something is touched that leads on from the table as it is now, and its role
    /// for screen readers.
    pub fn touched_now(&self) -> (Sense, Role) {
        if self.is_past { (Sense::hover(), Role::Label) } else { (Sense::click(), Role::Button) }
    }

    /// Returns whether players can look at their own cards here, and tell the app of them alone.
    pub fn shows_own_cards(&self) -> bool {
        self.state.keeps_private() && self.is_played_here && !self.is_past
    }

    /// Returns whether this game has what belongs to `expansion`, or to any game.
    pub fn plays(&self, expansion: Option<Expansion>) -> bool {
        self.state.rules().expansions().play(expansion)
    }

    /// Returns a message about so many of something.
    pub fn with_count(&self, key: &str, count: impl Into<Value<'static>>) -> String {
        self.text.with(key, &[("count", count.into())])
    }

    /// A button labeled with a message.
    pub fn keyed_button(&self, key: &str) -> SizedButton<'static> {
        SizedButton::new(self.text.get(key))
    }

    /// Paints a player's mark.
    pub fn paint_mark(&self, painter: &Painter, center: Pos2, radius: f32, seat: Seat) {
        paint_mark(painter, center, radius, self.color(seat), self.palette);
    }

    /// Returns how many look on, while phones are on.
    pub fn lookers(&self) -> Option<usize> {
        Some(self.phones?.way_in.as_ref()?.lookers.iter().filter(|one| !one.is_asleep).count())
    }

    /// The player whose phone did the last act, if one did: nobody touched this device for it.
    pub fn by_phone(&self) -> Option<Seat> {
        self.phones?.way_in.as_ref()?.last_by
    }

    /// Returns whether there are development cards in the box.
    pub fn has_development_cards(&self) -> bool {
        self.game.setup().development_cards(DevelopmentCard::Knight) > 0
    }

    /// Returns whether the panel beside or below the island has little height.
    pub fn is_low(&self) -> bool {
        is_low(self.screen)
    }

    /// Returns whether the seats stand in the column: beside a map with sea, which needs the width,
    /// and wherever the island needs the height.
    pub fn seats_in_column(&self) -> bool {
        !is_landscape(self.screen) || self.is_low() || self.plays(Some(Expansion::Sea))
    }

    /// The height of the card as a strip.
    pub fn strip_height(&self) -> f32 {
        match (self.squeeze, self.is_low()) {
            (Squeeze::Tight, true) => 48.0,
            (Squeeze::Roomy | Squeeze::Strip | Squeeze::Compact, true) => 56.0,
            (_, false) => 66.0,
        }
    }

    /// Returns what the picture of `card` shows now: a 7 is the robber's, and an event that
    /// waits for another season leaves the stage to this one.
    pub fn motif(&self, deck: &Deck, card: &Card) -> Motif {
        if card.number() == 7 {
            Motif::RobberAttacks
        } else if self.waiting_event(deck, card).is_some() {
            Motif::weather(self.state.drawn_in())
        } else {
            Motif::of(deck, &card.event)
        }
    }

    /// Returns whether `seat` is among those who have to do something.
    pub fn is_due(&self, seat: Seat) -> bool {
        let tasks = self.state.open_tasks();
        !self.is_past
            && self.state.over().is_none()
            && tasks.iter().any(|task| task.player() == seat)
    }

    /// Returns `true` if the app waits for `seat`: for one of those who have to do something,
    /// or else for whoever builds.
    pub fn waits_for(&self, seat: Seat) -> bool {
        let is_on_turn = self.state.open_tasks().is_empty() && self.builder() == seat;
        self.is_due(seat) || self.state.over().is_none() && is_on_turn
    }
}

/// Lets parts of the screen ask a view what they would ask the words of its game.
impl<'a> Deref for View<'a> {
    type Target = GameWords<'a>;

    fn deref(&self) -> &Self::Target {
        &self.words
    }
}
