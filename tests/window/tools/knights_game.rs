//! A table of Cities & Knights in a window: a game played so far elsewhere, with whatever a
//! test needs put right.

use board::{Intersection, Path};
use cards::{Die, EventFace, PileCard};
use egui::Vec2;
use game::{
    BarbarianTrack, Building, CardKind, Cards, Deed, Edition, Following, KnightLevel,
    KnightsCorrection, KnightsDeed, Level, NumberSource, Phase, ProgressCard, Readiness, Rules,
    Seat, Setup, SetupFields, State, Task, Track,
};
use words::language::Language;

use super::bot::{Bot, seated};
use super::played::Played;
use super::window::{LANDSCAPE, LONG_NAMES, PORTRAIT};
use crate::common::setup_with;

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
    let parts = SetupFields { players: seated(3), ..setup };
    Played::open(Setup::new(parts).expect("a setup"))
}

/// The game of a window, to be gone on with.
pub fn game_after(bot: &Bot) -> Played {
    let mut game = Played::of(bot.state().setup().as_ref().clone().into());
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

/// A path at `at` without a road, and the free place to which it leads.
pub fn way_on(state: &State, at: Intersection) -> (Path, Intersection) {
    let is_open =
        |path: &Path| state.island().has_path(*path) && state.pieces().road(*path).is_none();
    let mut ways = at.paths().into_iter().filter(is_open).filter_map(|path| {
        let end = path.ends().into_iter().find(|end| *end != at)?;
        state.pieces().is_free(end).then_some((path, end))
    });
    ways.next().expect("a way on")
}

/// The table rolls its own dice, and the next ship of the event die attacks.
pub fn ship_is_near() -> Played {
    let mut game = before(Following::Open);
    game.does(Deed::UseSource { numbers: NumberSource::Table });
    game.does(Deed::MoveBarbarians { to: BarbarianTrack::try_from(6).expect("a step") });
    game
}

impl Played {
    /// A player has reached this level.
    pub fn improves(&mut self, nth: usize, track: Track, level: u8) {
        let (player, level) = (self.seat(nth), Level::try_from(level).expect("a level"));
        self.corrects(KnightsCorrection::Level { player, track, level });
    }

    /// A basic knight at the first free end of a player's roads.
    pub fn guard(&mut self, nth: usize, readiness: Readiness) -> Intersection {
        let at = self.ends(nth)[0];
        self.stands(nth, at, readiness);
        at
    }

    pub fn stands(&mut self, nth: usize, at: Intersection, readiness: Readiness) {
        self.knight(nth, at, (KnightLevel::Basic, readiness));
    }

    /// An active knight of this level.
    pub fn places(&mut self, nth: usize, at: Intersection, level: KnightLevel) {
        self.knight(nth, at, (level, Readiness::Active));
    }

    /// What the table's event die shows.
    pub fn shows(&mut self, face: EventFace, red: Option<u8>) {
        let red = red.map(|red| Die::try_from(red).expect("a die"));
        self.does(KnightsDeed::EventDie { face, red });
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
    game.draws_of(0, card.track(), 1);
    game
}

/// Six long names, and whoever is on turn holds a card of each deck.
pub fn company(following: Following) -> Played {
    let mut game = rolled(Played::company(rules(following), LONG_NAMES));
    for nth in 0..6 {
        for track in Track::ALL {
            game.draws_of(nth, track, 1);
        }
        if following.is_on() {
            game.has(nth, Cards::from_fn(|_| 1));
        }
        if nth > 0 && !game.ends(nth).is_empty() {
            game.guard(nth, Readiness::Active);
            game.leads_by(nth, 1);
        }
    }
    game
}
