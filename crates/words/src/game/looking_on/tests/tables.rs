//! Games to look on at: of every kind, played at random or sensibly.

use std::sync::Arc;

use cards::{BuiltIn, Deck, Selection};
use chrono::DateTime;
use game::{
    Act, Color, Edition, Enforcement, Entry, FishRules, Following, Game, Name, OilRules, PerSeat,
    Player, Rules, SeaRules, Setup, SetupFields, State, Step, WagonRules,
};
use rand::SeedableRng;
use rand::rngs::StdRng;
use stats::{random_act, random_setup, sensible_deed};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    Base,
    Knights,
    Sea,
    KnightsAtSea,
    Fish,
    Oil,
    Wagons,
}

impl Kind {
    pub const ALL: [Self; 7] = [
        Self::Base,
        Self::Knights,
        Self::Sea,
        Self::KnightsAtSea,
        Self::Fish,
        Self::Oil,
        Self::Wagons,
    ];

    pub fn rules(self, following: Following) -> Rules {
        let knights = || Rules::with_knights(Edition::Fifth);
        let sea = Some(SeaRules::default());
        let rules = match self {
            Self::Base => Rules::default(),
            Self::Knights => knights(),
            Self::Sea => Rules { sea, ..Rules::default() },
            Self::KnightsAtSea => Rules { sea, ..knights() },
            Self::Fish => Rules { fish: Some(FishRules::default()), ..Rules::default() },
            Self::Oil => Rules { oil: Some(OilRules::default()), ..Rules::default() },
            Self::Wagons => Rules { wagons: Some(WagonRules::default()), ..Rules::default() },
        };
        Rules { following, cards: Selection::default(), ..rules }
    }
}

pub fn decks(of: &[BuiltIn]) -> Vec<Deck> {
    of.iter().map(|deck| deck.deck().expect("a sound deck")).collect()
}

pub fn players(names: &[&str]) -> PerSeat<Player> {
    let seated = names.iter().zip(Color::ALL).map(|(name, color)| {
        let name = Name::try_from((*name).to_owned()).expect("a name");
        Player { name, color }
    });
    PerSeat::new(seated).expect("a table")
}

/// Goes on with `game` by `act`.
pub fn goes_on(game: &mut Game, act: Act) {
    game.take(Entry::new(DateTime::UNIX_EPOCH, Step::Act(act))).expect("as it was played");
}

/// A game that is being played.
pub struct Table {
    game: Game,
    state: State,
    rng: StdRng,
    is_sensible: bool,
}

impl Table {
    /// A table of four that plays at random.
    pub fn new(kind: Kind, following: Following, seed: u64) -> Self {
        Self::seated(kind.rules(following), &["Anna", "Benjamin", "Clara", "Dmitri"], seed)
    }

    pub fn seated(rules: Rules, names: &[&str], seed: u64) -> Self {
        let mut rng = StdRng::seed_from_u64(seed);
        let drawn = random_setup(&decks(&[BuiltIn::A]), names.len(), rules, &mut rng);
        let drawn = SetupFields { players: players(names), ..drawn.expect("a setup").into() };
        let setup = Setup::new(drawn).expect("a setup");
        let state = State::new(Arc::new(setup.clone()));
        Self { game: Game::new(setup), state, rng, is_sensible: false }
    }

    /// Does something that may be done; false once there is nothing left.
    pub fn goes_on(&mut self) -> bool {
        if self.is_sensible
            && let Some(deed) = sensible_deed(&self.state, &mut self.rng)
            && let Ok(act) = self.state.perform(deed, Enforcement::ByTheRules)
        {
            goes_on(&mut self.game, act);
            return true;
        }
        let Some(act) = random_act(&mut self.state, &mut self.rng) else { return false };
        goes_on(&mut self.game, act);
        true
    }

    pub fn turns(&self) -> u32 {
        self.state.turn()
    }

    pub const fn game(&self) -> &Game {
        &self.game
    }

    /// Plays sensibly, where sensible players know what there is, until `is` holds, on the first of a row of tables where it comes to that.
    fn until(name: &str, rules: &Rules, names: &[&str], is: impl Fn(&State) -> bool) -> Game {
        for seed in 0..40 {
            let table = Self::seated(rules.clone(), names, seed);
            let is_sensible = rules.knights.is_none();
            let mut table = Self { is_sensible, ..table };
            for _ in 0..1_500 {
                if is(&table.state) {
                    return table.game;
                }
                if !table.goes_on() {
                    break;
                }
            }
        }
        panic!("no table comes to {name}");
    }
}

const NAMES: [&str; 4] = ["Anna", "Benjamin", "Clara", "Dmitri"];

/// Returns how many players took something by the number that lies there.
fn takers(state: &State) -> usize {
    let payout = state.payout().filter(|payout| payout.number != 7);
    payout.map_or(0, |payout| payout.paid.values().filter(|cards| !cards.is_empty()).count())
}

/// The moments that the page is tested with.
pub fn kept() -> Vec<(&'static str, Game)> {
    let rules = |kind: Kind| kind.rules(Following::Secret);
    let late = |state: &State, turns| state.turn() > turns && state.tasks().is_empty();
    let seated = |state: &State| state.players().seats().collect::<Vec<_>>();
    let base = Table::until("base", &rules(Kind::Base), &NAMES, |state| {
        let held = seated(state).into_iter().filter(|seat| state.awards(*seat).count() > 0);
        late(state, 24) && takers(state) >= 2 && held.count() > 0
    });
    let seven =
        Table::until("seven", &rules(Kind::Base), &NAMES, |state| state.open_tasks().len() > 1);
    let knights = Table::until("knights", &rules(Kind::Knights), &NAMES, |state| {
        let fed = seated(state).into_iter().filter(|seat| state.position().defence(*seat) > 0);
        state.turn() > 16 && takers(state) >= 2 && fed.count() > 1
    });
    let six = ["W".repeat(20), "مريم بنت خالد".to_owned(), "<img onerror=x>".to_owned()];
    let six: Vec<&str> =
        six.iter().map(String::as_str).chain(["Dmitri", "Emma", "Йонас"]).collect();
    let fullest = Rules {
        sea: Some(SeaRules::default()),
        fish: Some(FishRules::default()),
        ..rules(Kind::Knights)
    };
    let fullest =
        Table::until("fullest", &fullest, &six, |state| late(state, 16) && takers(state) >= 3);
    let wagons = Rules { oil: Some(OilRules::default()), ..rules(Kind::Wagons) };
    let wagons =
        Table::until("wagons", &wagons, &NAMES, |state| late(state, 20) && takers(state) >= 2);
    let over = Table::until("over", &rules(Kind::Base), &NAMES, |state| state.over().is_some());
    vec![
        ("base", base),
        ("seven", seven),
        ("knights", knights),
        ("fullest", fullest),
        ("wagons", wagons),
        ("over", over),
    ]
}
