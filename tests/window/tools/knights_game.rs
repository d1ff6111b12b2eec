//! A table of Cities & Knights in a window: a game played so far elsewhere, with whatever a
//! test needs put right.

use board::Intersection;
use cards::{Die, EventFace, PileCard};
use game::{
    BarbarianTrack, Building, CardKind, Cards, Deed, Edition, Following, Knight, KnightLevel,
    KnightsCorrection, KnightsDeed, Level, NumberSource, Phase, ProgressCard, Readiness, Rules,
    Seat, SetupFields, State, Task, Track,
};

use egui::Vec2;
use words::language::Language;

use super::bot::{Bot, seated};
use super::played::Played;
use super::window::{LANDSCAPE, LONG_NAMES, PORTRAIT};
use crate::common::{opening, setup_with};

/// Every size, and both languages where there is much room and where there is little.
pub const WINDOWS: [(Vec2, Language); 7] = [
    (LANDSCAPE, Language::English),
    (LANDSCAPE, Language::German),
    (PORTRAIT, Language::German),
    (Vec2::new(1024.0, 600.0), Language::English),
    (Vec2::new(800.0, 480.0), Language::German),
    (Vec2::new(480.0, 800.0), Language::English),
    (Vec2::new(480.0, 800.0), Language::German),
];

pub fn rules(following: Following) -> Rules {
    Rules { following, ..Rules::with_knights(Edition::Fifth) }
}

pub fn knights(deed: KnightsDeed) -> Deed {
    Deed::Knights(deed)
}

/// Anna, Ben, and Clara before the number of the first turn.
pub fn before(following: Following) -> Played {
    before_by(NumberSource::default(), following)
}

/// The same where numbers come from this.
pub fn before_by(source: NumberSource, following: Following) -> Played {
    founded(SetupFields { source, ..setup_with(3, rules(following), &[]).into() })
}

/// The same with these event cards on top.
pub fn before_with(top: &[PileCard], following: Following) -> Played {
    founded(setup_with(3, rules(following), top).into())
}

fn founded(setup: SetupFields) -> Played {
    let mut game = Played::open(SetupFields { players: seated(3), ..setup });
    for (settlement, road) in opening() {
        game.does(Deed::FoundSettlement { at: settlement });
        game.does(Deed::FoundRoad { at: road });
    }
    game
}

/// The game of a window, to be gone on with.
pub fn game_after(bot: &Bot) -> Played {
    let mut game = Played::open(bot.state().setup().as_ref().clone().into());
    for (_, _, act) in bot.game().acts() {
        game.did(act);
    }
    game
}

/// The first building of this kind that a player has.
pub fn first(state: &State, player: Seat, kind: Building) -> Intersection {
    let mut own = state.pieces().buildings_of(player);
    own.find(|(_, building)| *building == kind).expect("a building").0
}

/// Returns what a player has on the island.
pub fn buildings(state: &State, player: Seat) -> Vec<(Intersection, Building)> {
    state.pieces().buildings_of(player).collect()
}

/// The table rolls its own dice, and the next ship of the event die attacks.
pub fn ship_is_near() -> Played {
    let mut game = before(Following::Open);
    game.does(Deed::UseSource { numbers: NumberSource::Table });
    game.does(Deed::MoveBarbarians { to: BarbarianTrack::try_from(6).expect("a step") });
    game
}

impl Played {
    /// A player holds so many progress cards of a deck.
    pub fn holds(&mut self, nth: usize, track: Track, count: u8) {
        let player = self.seat(nth);
        self.corrects(KnightsCorrection::Progress { player, track, count });
    }

    /// A player has been Defender so often.
    pub fn leads_by(&mut self, nth: usize, count: u8) {
        let player = self.seat(nth);
        self.corrects(KnightsCorrection::Defenders { player, count });
    }

    /// A player has reached this level.
    pub fn improves(&mut self, nth: usize, track: Track, level: u8) {
        let (player, level) = (self.seat(nth), Level::try_from(level).expect("a level"));
        self.corrects(KnightsCorrection::Level { player, track, level });
    }

    /// The free ends of a player's roads.
    pub fn ends(&self, nth: usize) -> Vec<Intersection> {
        let roads = self.state.pieces().roads_of(self.seat(nth));
        let ends = roads.flat_map(|(path, _)| path.ends());
        ends.filter(|at| self.state.pieces().is_free(*at)).collect()
    }

    /// A basic knight at the first of them.
    pub fn knight(&mut self, nth: usize, readiness: Readiness) -> Intersection {
        let at = self.ends(nth)[0];
        self.stands(nth, at, readiness);
        at
    }

    pub fn stands(&mut self, nth: usize, at: Intersection, readiness: Readiness) {
        let is = Some((self.seat(nth), Knight { level: KnightLevel::Basic, readiness }));
        self.corrects(KnightsCorrection::Knight { at, is });
    }

    /// An active knight of this level.
    pub fn places(&mut self, nth: usize, at: Intersection, level: KnightLevel) {
        let is = Some((self.seat(nth), Knight { level, readiness: Readiness::Active }));
        self.corrects(KnightsCorrection::Knight { at, is });
    }

    /// What the table's event die shows.
    pub fn shows(&mut self, face: EventFace, red: Option<u8>) {
        let red = red.map(|red| Die::try_from(red).expect("a die"));
        self.does(knights(KnightsDeed::EventDie { face, red }));
    }
}

/// After a 5 and a gate that nobody reaches.
pub fn rolled(mut game: Played) -> Played {
    game.rolls(5);
    game.shows(EventFace::Science, Some(4));
    while let Some(Task::Take { player, .. }) = game.state.tasks().first() {
        let player = *player;
        game.does(Deed::Take { player, card: Some(CardKind::Brick) });
    }
    assert_eq!(game.state.phase(), Phase::Trading);
    game
}

/// The first player's turn after its number.
pub fn turn() -> Played {
    rolled(before(Following::Open))
}

/// The same where they hold a card of this deck.
pub fn trading(card: ProgressCard) -> Played {
    let mut game = turn();
    game.holds(0, card.track(), 1);
    game
}

/// Six long names, and whoever is on turn holds a card of each deck.
pub fn company(following: Following) -> Played {
    let mut game = rolled(Played::settled(6, rules(following), LONG_NAMES));
    for nth in 0..6 {
        for track in Track::ALL {
            game.holds(nth, track, 1);
        }
        if following.is_on() {
            game.has(nth, Cards::from_fn(|_| 1));
        }
        if nth > 0 && !game.ends(nth).is_empty() {
            game.knight(nth, Readiness::Active);
            game.leads_by(nth, 1);
        }
    }
    game
}
