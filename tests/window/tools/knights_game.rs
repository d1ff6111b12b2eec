//! A table of Cities & Knights in a window: a game played so far elsewhere, with whatever a
//! test needs put right.

use board::Intersection;
use cards::{Die, EventFace, PileCard};
use game::{
    BarbarianTrack, Building, CardKind, Cards, Correction, Deed, Edition, Following, Knight,
    KnightLevel, KnightsCorrection, KnightsDeed, NumberSource, Phase, ProgressCard, Readiness,
    Rules, Seat, SetupFields, State, Task, Track,
};

use egui::Vec2;
use words::language::Language;

use super::bot::{Bot, seated};
use super::played::Played;
use super::window::{LANDSCAPE, LONG_NAMES, PORTRAIT};
use crate::common::{opening, players, setup_with};

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

/// After a 5 and a gate that nobody reaches.
pub fn rolled(mut game: Played) -> Played {
    game.rolls(5);
    let face = EventFace::Science;
    game.does(knights(KnightsDeed::EventDie { face, red: Die::try_from(4).ok() }));
    while let Some(Task::Take { player, .. }) = game.state.tasks().first() {
        let player = *player;
        game.does(Deed::Take { player, card: Some(CardKind::Brick) });
    }
    assert_eq!(game.state.phase(), Phase::Trading);
    game
}

/// The first player trades, and holds a card of this deck.
pub fn trading(card: ProgressCard) -> Played {
    let mut game = rolled(before(Following::Open));
    holds(&mut game, 0, card.track(), 1);
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

pub fn put_right(game: &mut Played, correction: KnightsCorrection) {
    game.does(Deed::Correct { correction: Correction::Knights(correction) });
}

pub fn holds(game: &mut Played, nth: usize, track: Track, count: u8) {
    let player = game.seat(nth);
    put_right(game, KnightsCorrection::Progress { player, track, count });
}

pub fn has(game: &mut Played, nth: usize, cards: Cards) {
    let player = game.seat(nth);
    game.does(Deed::CorrectHand { player, cards });
}

pub fn leads_by(game: &mut Played, nth: usize, count: u8) {
    let player = game.seat(nth);
    put_right(game, KnightsCorrection::Defenders { player, count });
}

/// The first building of this kind that a player has.
pub fn first(state: &State, player: Seat, kind: Building) -> Intersection {
    let mut own = state.pieces().buildings_of(player);
    own.find(|(_, building)| *building == kind).expect("a building").0
}

/// The free ends of a player's roads.
pub fn ends(game: &Played, nth: usize) -> Vec<Intersection> {
    let roads = game.state.pieces().roads_of(game.seat(nth));
    let ends = roads.flat_map(|(path, _)| path.ends());
    ends.filter(|at| game.state.pieces().is_free(*at)).collect()
}

pub fn knight(game: &mut Played, nth: usize, readiness: Readiness) -> Intersection {
    let at = ends(game, nth)[0];
    stands(game, nth, at, readiness);
    at
}

/// An active knight of this level.
pub fn places(game: &mut Played, nth: usize, at: Intersection, level: KnightLevel) {
    let is = Some((game.seat(nth), Knight { level, readiness: Readiness::Active }));
    put_right(game, KnightsCorrection::Knight { at, is });
}

/// What stands at `at` is a building of this kind.
pub fn building_at(game: &mut Played, nth: usize, at: Intersection, kind: Building) {
    let is = Some((game.seat(nth), kind));
    game.does(Deed::Correct { correction: Correction::Building { at, is } });
}

/// What a player has on the island.
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

pub fn stands(game: &mut Played, nth: usize, at: Intersection, readiness: Readiness) {
    let is = Some((game.seat(nth), Knight { level: KnightLevel::Basic, readiness }));
    put_right(game, KnightsCorrection::Knight { at, is });
}

/// Six long names, and whoever is on turn holds a card of each deck.
pub fn company(following: Following) -> Played {
    let setup = setup_with(6, rules(following), &[]);
    let players = players(LONG_NAMES);
    let mut game = Played::open(SetupFields { players, ..setup.into() });
    while matches!(game.state.phase(), Phase::Founding { .. }) {
        let deed = match game.state.founding_spots().first() {
            Some(at) => Deed::FoundSettlement { at: *at },
            None => Deed::FoundRoad { at: game.state.founding_roads()[0] },
        };
        game.does(deed);
    }
    let mut game = rolled(game);
    let seats: Vec<Seat> = game.state.players().seats().collect();
    for (nth, player) in seats.iter().enumerate() {
        for track in Track::ALL {
            holds(&mut game, nth, track, 1);
        }
        if following.is_on() {
            game.does(Deed::CorrectHand { player: *player, cards: Cards::from_fn(|_| 1) });
        }
        if nth > 0 && !ends(&game, nth).is_empty() {
            knight(&mut game, nth, Readiness::Active);
            leads_by(&mut game, nth, 1);
        }
    }
    game
}
