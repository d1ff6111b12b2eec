//! The games that are pictured: played at random from fixed seeds, until they
//! stand as they are to be seen.

use std::path::Path;

use board::Rotation;
use cards::{Award, BuiltIn, EventDie, Selection, Weather};
use chrono::TimeDelta;
use game::{
    Chit, Correction, Deed, Edition, Enforcement, Entry, ExtraBuilding, Following, Phase, Rules,
    SeaCorrection, SeaMap, Seat, Setup, SetupFields, State, Step, Task,
};
use rand::SeedableRng;
use rand::rngs::StdRng;
use scenarios::{BuiltInScenario, LayHow};
use stats::{random_act, random_setup};
use store::{Folder, IslandName, Journal, Occupied, OwnIsland};

use crate::common::players;
use crate::knights_moments::Moment;
use crate::rich_table::{furnish, may_be_furnished};
use crate::sea_moments::SeaMoment;
use crate::window::{LONG_NAMES, now};

/// Four players.
pub const FOUR: [&str; 4] = ["Anna", "Benjamin", "Clara", "Dmitri"];

/// What lies in the folder of games when the app starts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shelf {
    Empty,
    /// One of each: won, in its opening, and in the middle.
    Several,
    /// The first settlements.
    Opening,
    /// Before the number.
    Before,
    /// Four players trade, most of them have taken something, and one has the
    /// longest road.
    Trading,
    /// Six long names: some discard, then the robber moves.
    Seven,
    /// Four players, a card that speaks in its season, payouts, a bank that
    /// can't pay all of them, and every award is held.
    Season,
    /// Five play, and others build beside the turn.
    Beside,
    Won,
    /// Cities & Knights of four, with everything that stands on its island, shortly before
    /// an attack.
    Knights,
    /// The same of six long names.
    KnightsSix,
    /// Cities & Knights, won by somebody after several attacks.
    KnightsWon,
    /// Cities & Knights of four, at this moment.
    KnightsAt(Moment),
    /// The same of six long names.
    KnightsSixAt(Moment),
    /// Seafarers at this moment.
    SeaAt(SeaMoment),
    /// Seafarers of four on a printed map, and maps that are kept.
    SeaMaps,
    /// Heading for New Shores of four, after a number that paid several.
    Shores,
    /// The same of six long names with Cities & Knights, on a map drawn by lot.
    ShoresSix,
    /// Fog Islands of four, won by somebody.
    FogWon,
}

impl Shelf {
    pub fn fill(self, data_dir: &Path) {
        match self {
            Self::Empty => {}
            Self::Several => {
                for shelf in [Self::Won, Self::Opening, Self::Seven, Self::Trading] {
                    shelf.fill(data_dir);
                }
            }
            Self::Opening => play(data_dir, &four(), (5, 2), |_| true),
            Self::Before => play(data_dir, &four(), (90, 3), |state| {
                state.phase() == Phase::BeforeProduction && state.tasks().is_empty()
            }),
            Self::Trading => play(data_dir, &four(), (220, 5), |state| {
                is_trading(state)
                    && is_held(state, Award::LongestRoad)
                    && state.payout().is_some_and(|payout| {
                        payout.paid.iter().filter(|(_, cards)| !cards.is_empty()).count() >= 3
                    })
            }),
            Self::Seven => play(data_dir, &six(), (200, 4), |state| {
                let discards = |task: &&Task| matches!(task, Task::Discard { .. });
                state.number() == Some(7) && state.open_tasks().iter().filter(discards).count() >= 2
            }),
            Self::Season => play(data_dir, &seasons(), (200, 222), |state| {
                is_trading(state)
                    && !state.effects().is_empty()
                    && is_held(state, Award::LongestRoad)
                    && state.payout().is_some_and(|payout| {
                        payout.short.iter().any(|(_, cards)| !cards.is_empty())
                    })
            }),
            Self::Beside => play(data_dir, &five(), (200, 6), |state| {
                matches!(state.phase(), Phase::ExtraBuilding { .. })
            }),
            Self::Won => play(data_dir, &four(), (10_000, 1), |_| false),
            Self::Knights => drop(furnished(data_dir, &knights(FOUR.to_vec()), (160, 3))),
            Self::KnightsSix => drop(furnished(data_dir, &knights(LONG_NAMES.to_vec()), (150, 6))),
            Self::KnightsAt(moment) => {
                moment.follows(furnished(data_dir, &knights(FOUR.to_vec()), (160, 3)));
            }
            Self::KnightsSixAt(moment) => {
                moment.follows(furnished(data_dir, &knights(LONG_NAMES.to_vec()), (150, 6)));
            }
            Self::SeaMaps => sea_maps(data_dir),
            Self::SeaAt(moment) => moment.fill(data_dir),
            Self::KnightsWon => play(data_dir, &short_knights(), (10_000, 1), |_| false),
            Self::Shores => with_chits(played(data_dir, &shores(), (220, 3), paid_several)),
            Self::ShoresSix => {
                with_chits(played(data_dir, &shores_of_six(), (300, 5), has_paid));
            }
            Self::FogWon => play(data_dir, &fog(), (10_000, 2), |_| false),
        }
    }
}

fn is_trading(state: &State) -> bool {
    state.phase() == Phase::Trading && state.tasks().is_empty()
}

/// The pirate lies beside a ship, and a number has paid two at least.
fn paid_several(state: &State) -> bool {
    let is_beside = |hex| state.pieces().ships().any(|(path, ..)| path.hexes().contains(&hex));
    state.pirate().is_some_and(is_beside) && has_paid(state)
}

/// A number has paid two at least.
fn has_paid(state: &State) -> bool {
    is_trading(state)
        && state.payout().is_some_and(|payout| {
            payout.paid.iter().filter(|(_, cards)| !cards.is_empty()).count() >= 2
        })
}

/// The first players have points for islands abroad, the more the earlier they sit.
fn with_chits((mut journal, mut state): (Journal, State)) {
    let seats: Vec<Seat> = state.players().seats().take(2).collect();
    for (nth, player) in seats.into_iter().enumerate() {
        let areas = state.position().foreign_areas(player).into_iter().take(2 - nth);
        for island in areas.filter_map(|area| area.hexes.first().copied()).collect::<Vec<_>>() {
            let chit = Chit { island, points: 2 };
            let correction = Correction::Sea(SeaCorrection::Chit { player, chit });
            let act = state.perform(Deed::Correct { correction }, Enforcement::ByTheRules);
            let step = Step::Act(act.expect("it can be put right"));
            journal.append(&Entry::new(now(), step)).expect("written");
        }
    }
}

fn is_held(state: &State, award: Award) -> bool {
    state.holders().of(award).is_some()
}

/// Who plays with what.
struct Company {
    names: Vec<&'static str>,
    decks: Vec<BuiltIn>,
    rules: Rules,
    /// The map, in Seafarers.
    scenario: Option<BuiltInScenario>,
}

fn four() -> Company {
    let (names, decks, rules) = (FOUR.to_vec(), vec![BuiltIn::A], Rules::open_hands());
    Company { names, decks, rules, scenario: None }
}

fn five() -> Company {
    let rules = Rules { extra_building: ExtraBuilding::Special, ..Rules::open_hands() };
    let names = [FOUR.as_slice(), &["Eleonore"]].concat();
    Company { names, rules, ..four() }
}

fn six() -> Company {
    Company { names: LONG_NAMES.to_vec(), ..four() }
}

/// Few points win: players who play at random seldom come to 13.
fn short_knights() -> Company {
    let rules = Rules::with_knights(Edition::Fifth);
    let rules = Rules { following: Following::Open, target: 9, ..rules };
    Company { rules, ..four() }
}

fn seasons() -> Company {
    let cards =
        Selection { weather: Weather::Mixed, event_die: EventDie::Shown, ..Selection::default() };
    let decks = vec![BuiltIn::B, BuiltIn::C, BuiltIn::D];
    Company { decks, rules: Rules { cards, ..Rules::open_hands() }, ..four() }
}

fn knights(names: Vec<&'static str>) -> Company {
    let company = seasons();
    let rules = Rules {
        following: Following::Open,
        cards: company.rules.cards,
        ..Rules::with_knights(Edition::Fifth)
    };
    Company { names, rules, ..company }
}

fn shores() -> Company {
    Company { scenario: Some(BuiltInScenario::NewShores), decks: vec![BuiltIn::B], ..four() }
}

fn shores_of_six() -> Company {
    let rules = Rules { following: Following::Open, ..Rules::with_knights(Edition::Fifth) };
    Company { names: LONG_NAMES.to_vec(), rules, ..shores() }
}

/// Few points win, as players at random seldom come to 12.
fn fog() -> Company {
    Company { scenario: Some(BuiltInScenario::FogIslands), ..four() }
}

/// Puts the scenario's map in the place of what was drawn.
fn at_sea(parts: SetupFields, scenario: BuiltInScenario, rng: &mut StdRng) -> SetupFields {
    let scenario = scenario.scenario().expect("sound");
    let count = u8::try_from(parts.players.seats().count()).expect("few");
    let map = scenario.maps().iter().find(|map| map.players().contains(&count)).expect("a map");
    let how = if count > 4 { LayHow::SHUFFLED } else { LayHow::PRINTED };
    let laid = map.lay(how, rng);
    let sea = Some(SeaMap::of(&scenario, map, &laid));
    let rules = parts.rules.for_scenario(&scenario);
    let target = if scenario.points() == 0 { 8 } else { rules.target };
    SetupFields { rules: Rules { target, ..rules }, island: laid.island, sea, ..parts }
}

/// Plays until everything has room, and puts it there.
fn furnished(data_dir: &Path, company: &Company, spell: (usize, u64)) -> (Journal, State) {
    let (mut journal, mut state) = played(data_dir, company, spell, may_be_furnished);
    for act in furnish(&mut state) {
        journal.append(&Entry::new(now(), Step::Act(act))).expect("written");
    }
    (journal, state)
}

/// Plays on at random for `acts` acts at least, and until it stands as it should.
fn play(data_dir: &Path, company: &Company, spell: (usize, u64), enough: impl Fn(&State) -> bool) {
    played(data_dir, company, spell, enough);
}

/// The same, to go on with.
fn played(
    data_dir: &Path,
    company: &Company,
    (acts, seed): (usize, u64),
    enough: impl Fn(&State) -> bool,
) -> (Journal, State) {
    let mut rng = StdRng::seed_from_u64(seed);
    let decks: Vec<_> = company.decks.iter().map(|deck| deck.deck().expect("sound")).collect();
    let drawn = random_setup(&decks, company.names.len(), company.rules.clone(), &mut rng);
    let players = players(company.names.iter().copied());
    let parts = SetupFields { players, created: now(), ..drawn.expect("a setup").into() };
    let parts = match company.scenario {
        Some(scenario) => at_sea(parts, scenario, &mut rng),
        None => parts,
    };
    let setup = Setup::new(parts).expect("a setup");
    let mut journal = Folder::new(data_dir).create(&setup).expect("written");
    let mut state = State::new(setup.into());
    let mut time = now();
    for nth in 0.. {
        if nth >= acts && enough(&state) {
            return (journal, state);
        }
        let Some(act) = random_act(&mut state, &mut rng) else {
            assert!(acts == 10_000, "never stood so: seed {seed}");
            return (journal, state);
        };
        time += TimeDelta::seconds([4, 9, 31, 12, 6, 47, 20][nth % 7]);
        journal.append(&Entry::new(time, Step::Act(act))).expect("written");
    }
    unreachable!("it goes on until it returns")
}

/// A game of Heading for New Shores, and each map for four as an island that is kept.
fn sea_maps(data_dir: &Path) {
    let mut rng = StdRng::seed_from_u64(8);
    let folder = Folder::new(data_dir);
    for (name, built_in) in [
        ("Grandma's fog", BuiltInScenario::FogIslands),
        ("New shores", BuiltInScenario::NewShores),
        ("A name of forty letters, as long as goes", BuiltInScenario::ThroughTheDesert),
    ] {
        let scenario = built_in.scenario().expect("sound");
        let map = scenario.map_for(4).expect("a map");
        let laid = map.lay(LayHow::PRINTED, &mut rng);
        let sea = Some(SeaMap::of(&scenario, map, &laid));
        let own = OwnIsland {
            name: IslandName::try_from(name.to_owned()).expect("a name"),
            island: laid.island.clone(),
            sea: sea.clone(),
            rotation: Rotation::NONE,
            saved: now(),
        };
        folder.islands().save(&own, Occupied::Keep).expect("kept");
        if built_in == BuiltInScenario::NewShores {
            let rules = Rules::open_hands().for_scenario(&scenario);
            let deck = BuiltIn::A.deck().expect("sound");
            let fields = random_setup(&[deck], 4, rules, &mut rng).expect("a setup");
            let fields = SetupFields::from(fields);
            let players = players(FOUR);
            let setup = SetupFields { created: now(), players, island: laid.island, sea, ..fields };
            let setup = Setup::new(setup).expect("a setup");
            let mut journal = folder.create(&setup).expect("a journal");
            let mut state = State::new(setup.into());
            for _ in 0..90 {
                let Some(act) = random_act(&mut state, &mut rng) else { break };
                journal.append(&Entry::new(now(), Step::Act(act))).expect("written");
            }
        }
    }
}
