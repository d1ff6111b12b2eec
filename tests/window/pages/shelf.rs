//! The games that lie on the disk when a page is looked at: six long names, where many have room.

use std::collections::BTreeMap;

use board::Side;
use cards::{Award, EventFace};
use game::{
    BarbarianTrack, Building, Cards, Chit, Correction, Deed, Edition, Expansion, ExtraBuilding,
    Following, KnightLevel, KnightsDeed, NumberSource, OwnScenario, Phase, Play, Readiness, Rules,
    SeaCorrection, SetupFields, State, Task, Track,
};

use crate::common::watched::middle;
use crate::common::{cards, corner, widest};
use crate::module_statistics::modules_at_random;
use crate::tools::knights_game::{self, company, knights};
use crate::tools::module_moments::{self, ModuleMoment};
use crate::tools::played::Played;
use crate::tools::played::{Table, built_in, kind, knights_at_random, sea_at_random};
use crate::tools::scenario_game::{OwnMoment, at_moment};
use crate::tools::sea_game::{self, at, discovering, in_fog_named, rolls_gold};
use crate::tools::window::LONG_NAMES;

/// What lies there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shelf {
    Empty,
    Several,
    OnePaid,
    OneOpening,
    /// A turn after its number, in which much can be built, with all season decks.
    Rich,
    Before(NumberSource),
    /// Others build beside the turn.
    Others,
    /// A partner does.
    Partner,
    /// Three short names, of whom one has won.
    Won,
    Odd,
    /// The bank can't pay everybody.
    Short,
    Seven,
    /// A card is to be taken from one of several, whose hands are theirs alone.
    Private,
    /// Such a game is over.
    PrivateOver,
    PrivateSeven,
    /// Cities & Knights: a ship that is near, a knight beside the robber, and everybody has
    /// something of everything.
    Knights,
    KnightsSecret,
    KnightsBefore,
    /// An attack that nobody, one alone, or several met.
    Attacked(usize),
    /// These two ask for more once they were played.
    Played(AskingCard, Following),
    KnightsTold,
    KnightsToldEarly,
    KnightsWon,
    KnightsWonAndBase,
    /// Seafarers: everybody has something of everything, and points for an island.
    Sea,
    SeaOpening,
    SeaSeven,
    Gold(Building, Following),
    /// A ship that came to something hidden.
    Fog,
    SeaTold,
    /// A game with these modules, played for long.
    ModulesTold(&'static [Expansion]),
    /// A scenario with rules of its own, at six.
    Own(OwnScenario, OwnMoment),
    /// Modules of Traders & Barbarians, at six.
    Modules(&'static [Expansion], ModuleMoment),
    /// The same at four with short names.
    ModulesOfFour(&'static [Expansion], ModuleMoment),
    /// Four players with short names at the base game.
    Four(Seen),
    /// The same at Seafarers, in the opening or with points for an island.
    FourAtSea(Seen),
}

/// When a game of four is looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Seen {
    /// Somebody places a road.
    Opening,
    /// Before the number.
    Before,
    /// Most of them have taken something, and one has the longest road.
    Turn,
    /// A card that speaks in its season, with payouts.
    Season,
    /// Some discard, then the robber moves.
    Seven,
}

/// Progress cards that ask others.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AskingCard {
    CommercialHarbor,
    Saboteur,
    Wedding,
}

impl Shelf {
    /// The games, the one that was played last first.
    pub fn games(self) -> Vec<Played> {
        let of = |key: &str| take(long(Following::Open, "a", ExtraBuilding::Off), key);
        match self {
            Self::Empty => Vec::new(),
            Self::Several => vec![of("paid"), of("opening"), of("paid")],
            Self::OnePaid => vec![of("paid")],
            Self::OneOpening => vec![of("opening")],
            Self::Rich => {
                let mut found = long(Following::Open, "abcd", ExtraBuilding::Off);
                let rich = found.remove("rich").or_else(|| found.remove("paid"));
                vec![rich.expect("a payout")]
            }
            Self::Before(source) => vec![before_number(source)],
            Self::Others => vec![take(long(Following::Open, "a", ExtraBuilding::Special), "extra")],
            Self::Partner => {
                vec![take(long(Following::Secret, "a", ExtraBuilding::Paired), "extra")]
            }
            Self::Won => vec![take(few(), "won")],
            Self::Odd => vec![odd()],
            Self::Short => vec![short()],
            Self::Seven => vec![seven()],
            Self::Private => vec![robbery()],
            Self::PrivateSeven => vec![private_seven()],
            Self::PrivateOver => vec![robbery().then(Deed::BreakOff)],
            Self::Knights => vec![rich_knights()],
            Self::KnightsSecret => vec![company(Following::Secret)],
            Self::KnightsBefore => {
                let mut game = knights_game::before(Following::Secret);
                game.draws_of(0, Track::Science, 1);
                vec![game]
            }
            Self::Attacked(defenders) => vec![attacked(defenders)],
            Self::Played(card, following) => {
                let play = match card {
                    AskingCard::CommercialHarbor => Play::CommercialHarbor,
                    AskingCard::Saboteur => Play::Saboteur,
                    AskingCard::Wedding => Play::Wedding,
                };
                vec![company(following).then(knights(KnightsDeed::Play(play)))]
            }
            Self::KnightsTold => {
                vec![knights_at_random(&LONG_NAMES, Edition::Fifth, 30, 1_500)]
            }
            Self::KnightsToldEarly => {
                vec![knights_at_random(&LONG_NAMES, Edition::Sixth, 30, 30)]
            }
            Self::KnightsWon => vec![knights_won()],
            Self::KnightsWonAndBase => vec![knights_won(), of("paid")],
            Self::Sea => vec![with_points(at_sea(Following::Open))],
            Self::SeaOpening => vec![sea_opening(LONG_NAMES)],
            Self::SeaSeven => {
                let mut game = at_sea(Following::Secret);
                game.rolls(7);
                vec![game]
            }
            Self::Gold(kind, following) => vec![rolls_gold(at_sea(following), kind)],
            Self::Fog => vec![discovering(in_fog_named(LONG_NAMES, None))],
            Self::SeaTold => vec![sea_at_random(&LONG_NAMES, 1_500)],
            Self::ModulesTold(with) => vec![modules_at_random(with)],
            Self::Own(own, moment) => vec![at_moment(own, &LONG_NAMES, moment)],
            Self::Modules(played, moment) => {
                vec![module_moments::at_moment(played, &LONG_NAMES, moment)]
            }
            Self::ModulesOfFour(played, moment) => {
                vec![module_moments::at_moment(played, &FOUR[..4], moment)]
            }
            Self::Four(seen) => vec![four(seen)],
            Self::FourAtSea(Seen::Opening) => vec![sea_opening(FOUR)],
            Self::FourAtSea(_) => vec![with_points(sea_game::founded(sea_game::company(
                FOUR,
                sea_game::rules(Following::Open),
            )))],
        }
    }
}

fn take(mut moments: BTreeMap<String, Played>, key: &str) -> Played {
    moments.remove(key).unwrap_or_else(|| panic!("no {key} among {:?}", moments.keys()))
}

/// The moments of a game of six long names.
pub fn long(following: Following, letters: &str, extra: ExtraBuilding) -> BTreeMap<String, Played> {
    let (names, source, decks) = (&LONG_NAMES, NumberSource::Cards, built_in(letters));
    Table { names, following, source, extra, decks, seed: 4 }.moments(900, kind)
}

/// The names of four players; at sea, the first of those that there are.
const FOUR: [&str; 6] = ["Anna", "Benjamin", "Clara", "Dmitri", "Eleonore", "Frank"];

fn four(seen: Seen) -> Played {
    let (following, source, extra) = (Following::Open, NumberSource::Cards, ExtraBuilding::Off);
    let decks = built_in(if seen == Seen::Season { "bcd" } else { "a" });
    let is_late = |state: &State| state.turn() > 20;
    let is_it = |state: &State| match seen {
        Seen::Opening => {
            let second = state.pieces().buildings().count() == 3;
            second && matches!(state.phase(), Phase::Founding { settlement: Some(_), .. })
        }
        Seen::Before => {
            let is_free = state.open_tasks().is_empty();
            is_late(state) && state.phase() == Phase::BeforeProduction && is_free
        }
        Seen::Turn => {
            is_late(state) && is_paid(state) && state.holders().of(Award::LongestRoad).is_some()
        }
        Seen::Season => is_late(state) && is_paid(state) && !state.effects().is_empty(),
        Seen::Seven => {
            let discards = |task: &&Task| matches!(task, Task::Discard { .. });
            state.open_tasks().iter().filter(discards).count() >= 2
        }
    };
    let found = (1..60).find_map(|seed| {
        let names = &FOUR[..4];
        let table = Table { names, following, source, extra, decks: decks.clone(), seed };
        let key = |state: &State| if is_it(state) { vec!["it".to_owned()] } else { Vec::new() };
        table.moments(500, key).remove("it")
    });
    found.expect("it stands so in one of these games")
}

/// After a number that paid three at least.
fn is_paid(state: &State) -> bool {
    let paid = state
        .payout()
        .map_or(0, |payout| payout.paid.iter().filter(|(_, cards)| !cards.is_empty()).count());
    state.phase() == Phase::Trading && state.tasks().is_empty() && paid >= 3
}

fn before_number(source: NumberSource) -> Played {
    let (following, extra, decks) = (Following::Open, ExtraBuilding::Off, built_in("abcd"));
    let table = Table { names: &LONG_NAMES, following, source, extra, decks, seed: 5 };
    let is_it = |state: &State| {
        let is_it = state.phase() == Phase::BeforeProduction && state.open_tasks().is_empty();
        if is_it { vec!["it".to_owned()] } else { Vec::new() }
    };
    take(table.moments(300, is_it), "it")
}

fn few() -> BTreeMap<String, Played> {
    let (names, source) = (&["Anna", "Ben", "Clara"], NumberSource::Cards);
    let (following, extra, decks) = (Following::Open, ExtraBuilding::Off, built_in("a"));
    Table { names, following, source, extra, decks, seed: 8 }.moments(9000, kind)
}

fn odd() -> Played {
    let paid = take(few(), "paid");
    let players = paid.state.setup().players.clone();
    players.seats().fold(paid, |odd, player| {
        let correction = Correction::KnightCards { player, count: 9 };
        odd.then(Deed::Correct { correction })
    })
}

/// Six of the longest names in the middle of a game.
fn six() -> Played {
    let middle = middle(6, Rules { target: 30, ..Rules::open_hands() });
    Played::of(SetupFields { players: widest(6), ..middle })
}

fn short() -> Played {
    let mut game = six();
    game.builds(0, corner(0, -1, Side::West), Building::City);
    game.builds(1, corner(0, -1, Side::East), Building::Settlement);
    let cards = Cards::of(board::Resource::Brick, 2);
    game.corrects(Correction::Bank { cards });
    game.rolls(6);
    game
}

/// Six of the longest names, whose hands are theirs alone, and a robber beside several of them.
fn robbery() -> Played {
    let rules = Rules { target: 30, following: Following::Private, ..Rules::default() };
    let mut game = Played::of(SetupFields { players: widest(6), ..middle(6, rules) });
    let one = Cards::from_fn(|kind| u8::from(kind.resource().is_some()));
    let [anna, ..] = [0, 1, 2].map(|nth| {
        game.has(nth, if nth == 0 { one } else { Cards::of(board::Resource::Ore, 2) });
        game.seat(nth)
    });
    game.corrects(Correction::Hidden { player: anna, count: 2 });
    game.builds(1, corner(0, -1, Side::West), Building::Settlement);
    game.builds(2, corner(0, -1, Side::East), Building::Settlement);
    game.rolls(7);
    let to = game.state.robber_hexes().into_iter().find(|hex| {
        let around = board::Intersection::around(*hex);
        let others = around.into_iter().filter_map(|at| game.state.pieces().building(at));
        others.filter(|(seat, _)| *seat != anna).count() > 1
    });
    game.does(Deed::MoveRobber { to: to.expect("a hex beside two of them") });
    game
}

/// A 7 where hands are private: two discard.
fn private_seven() -> Played {
    let rules = Rules { target: 30, following: Following::Private, ..Rules::default() };
    let mut game = Played::of(SetupFields { players: widest(6), ..middle(6, rules) });
    for nth in [1, 2] {
        game.has(nth, cards(&[(board::Resource::Ore, 5), (board::Resource::Wool, 4)]));
    }
    game.rolls(7);
    game
}

fn seven() -> Played {
    let mut game = six();
    game.has(0, Cards::from_fn(|kind| 3 * u8::from(kind.resource().is_some())));
    game.rolls(7);
    game
}

fn rich_knights() -> Played {
    let mut game = company(Following::Open);
    game.does(Deed::MoveBarbarians { to: BarbarianTrack::try_from(1).expect("a step") });
    let at = game.guard(0, Readiness::Active);
    let mut hexes = at.hexes().into_iter();
    let hex = hexes.find(|hex| game.state.island().is_land(*hex)).expect("land");
    game.corrects(Correction::Robber { at: Some(hex) });
    game
}

/// The table has rolled an 8 and the ship, with which it landed.
fn attacked(defenders: usize) -> Played {
    let mut game = knights_game::ship_is_near();
    for nth in 0..defenders {
        let at = game.ends(nth)[0];
        let level = if defenders == 1 { KnightLevel::Mighty } else { KnightLevel::Strong };
        game.places(nth, at, level);
    }
    game.rolls(8);
    game.shows(EventFace::Ship, None);
    game
}

fn knights_won() -> Played {
    let won = knights_at_random(&LONG_NAMES, Edition::Sixth, 7, 20_000);
    assert!(won.state.over().is_some(), "somebody wins");
    won
}

/// Before the number of the first turn.
fn at_sea(following: Following) -> Played {
    sea_game::founded(sea_game::company(LONG_NAMES, sea_game::rules(following)))
}

/// Everybody has something of everything, and points for an island.
fn with_points(mut game: Played) -> Played {
    for nth in 0..4 {
        game.has(nth, sea_game::two_of_each());
        let (player, chit) = (game.seat(nth), Chit { island: at((1, 5)), points: 2 });
        game.corrects(SeaCorrection::Chit { player, chit });
    }
    game.rolls(12);
    game
}

/// The first settlement is on the coast.
fn sea_opening(names: [&str; 6]) -> Played {
    let mut game = sea_game::company(names, sea_game::rules(Following::Open));
    let island = game.state.island().clone();
    let mut spots = game.state.founding_spots();
    spots.retain(|place| island.is_coast_or_sea(*place));
    game.does(Deed::FoundSettlement { at: spots[spots.len() / 2] });
    game
}
