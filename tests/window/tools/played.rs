//! A game that was played so far elsewhere, and then opens in the window; games played at random,
//! and the first moment of each kind that is looked for.

use std::collections::BTreeMap;
use std::path::Path;

use cards::{BuiltIn, Deck, EventDie, Hidden, LeapYear, NewYear, Selection, Weather};
use chrono::{DateTime, Utc};
use egui::{Vec2, vec2};
use game::{
    Deed, Edition, Enforcement, Entry, ExtraBuilding, Following, HarbormasterRule, NumberSource,
    Phase, Rules, SeaRules, Setup, SetupFields, State, Step, Task,
};
use rand::SeedableRng;
use rand::rngs::StdRng;
use stats::{random_act, random_setup};
use store::Folder;
use words::language::Language;

use super::bot::Bot;
pub use crate::common::Table as Played;
use crate::common::{players, setup_with, temp_dir};

impl Played {
    /// Room for all of a page.
    pub const LARGE: Vec2 = vec2(1700.0, 1400.0);

    /// A game with this opening, played at random for at most `acts` acts.
    pub fn at_random(setup: Setup, acts: usize, seed: u64) -> Self {
        let mut rng = StdRng::seed_from_u64(seed);
        let mut state = State::new(setup.into());
        let acts = (0..acts).map_while(|_| random_act(&mut state, &mut rng)).collect();
        Self { state, acts }
    }

    /// Players of these names about to roll, after an opening at the first places.
    pub fn company<const N: usize>(rules: Rules, names: [&str; N]) -> Self {
        let setup = setup_with(N, rules, &[]);
        let parts = SetupFields { players: players(names), ..setup.into() };
        Self::settled(Setup::new(parts).expect("a setup"))
    }

    /// With this done.
    pub fn then(mut self, deed: Deed) -> Self {
        self.takes(deed, Enforcement::AsTheTableDid);
        self
    }

    /// Nobody discards.
    pub fn discards_nothing(&mut self) {
        while let Some(Task::Discard { .. }) = self.state.open_tasks().first() {
            self.does(Deed::Leave { task: 0 });
        }
    }

    /// The same game in a window.
    pub fn shown(&self) -> Bot {
        self.shown_at(Self::LARGE)
    }

    /// The same in a window of this size.
    pub fn shown_at(&self, size: Vec2) -> Bot {
        self.shown_as((size, Language::English))
    }

    /// The same in a language.
    pub fn shown_in(&self, language: Language) -> Bot {
        self.shown_as((Self::LARGE, language))
    }

    /// The same in a window of this size and in a language.
    pub fn shown_as(&self, (size, language): (Vec2, Language)) -> Bot {
        let folder = temp_dir();
        self.save(folder.path(), DateTime::UNIX_EPOCH);
        Bot::resumes(folder, size, language)
    }

    /// Writes it into `data_dir`, where it was last played at `time`.
    pub fn save(&self, data_dir: &Path, time: DateTime<Utc>) {
        let mut journal = Folder::new(data_dir).create(self.state.setup()).expect("written");
        for act in &self.acts {
            journal.append(&Entry::new(time, Step::Act(act.clone()))).expect("written");
        }
    }
}

/// A game in which moments are looked for.
pub struct Table<'a> {
    pub names: &'a [&'a str],
    pub following: Following,
    pub source: NumberSource,
    pub extra: ExtraBuilding,
    /// The keys of its built-in decks, or a deck of its own.
    pub decks: Vec<Deck>,
    pub seed: u64,
}

/// The built-in decks of these letters.
pub fn built_in(letters: &str) -> Vec<Deck> {
    let all = BuiltIn::ALL.into_iter().filter(|deck| letters.contains(deck.key()));
    all.map(|deck| deck.deck().expect("a sound deck")).collect()
}

/// The task that has to be done now, by the name it has in files.
pub fn task_key(state: &State) -> Option<String> {
    let task = state.open_tasks().first()?;
    let json = serde_json::to_value(task).expect("written");
    let key = json.get("do").and_then(|key| key.as_str()).expect("a name").to_owned();
    Some(match task {
        Task::Steal { from, .. } => format!(
            "{key} {}",
            if matches!(from, game::StealTargets::BesideRobber) { "beside" } else { "one" }
        ),
        Task::Take { resource: Some(_), .. } => format!("{key} fixed"),
        _ => key,
    })
}

impl Table<'_> {
    /// Returns what it plays by: with the season decks all that they bring.
    fn rules(&self) -> Rules {
        let seasonal = self.decks.len() > 1;
        let cards = if seasonal {
            Selection {
                new_year: NewYear::On {
                    hidden: Hidden::try_from(5).expect("a number"),
                    leap_year: LeapYear::With,
                },
                weather: Weather::Held,
                event_die: EventDie::Shown,
                ..Selection::default()
            }
        } else {
            Selection::default()
        };
        Rules {
            following: self.following,
            harbormaster: HarbormasterRule::InPlay,
            extra_building: self.extra,
            cards,
            ..Rules::open_hands()
        }
    }

    /// Before its first act.
    fn opening(&self, rules: Rules, rng: &mut StdRng) -> State {
        let drawn = random_setup(&self.decks, self.names.len(), rules, rng).expect("a setup");
        let players = players(self.names.iter().copied());
        let parts = SetupFields { players, source: self.source, ..drawn.into() };
        State::new(Setup::new(parts).expect("a setup").into())
    }

    /// Plays at random for at most `acts` acts; the first moment for which `key`
    /// has each name it gives.
    pub fn moments(
        &self,
        acts: usize,
        key: impl Fn(&State) -> Vec<String>,
    ) -> BTreeMap<String, Played> {
        self.moments_by(self.rules(), acts, key)
    }

    /// The same in Cities & Knights.
    pub fn knights_moments(
        &self,
        edition: Edition,
        acts: usize,
        key: impl Fn(&State) -> Vec<String>,
    ) -> BTreeMap<String, Played> {
        let (following, extra_building) = (self.following, self.extra);
        let rules = Rules::with_knights(edition);
        self.moments_by(Rules { following, extra_building, target: 25, ..rules }, acts, key)
    }

    fn moments_by(
        &self,
        rules: Rules,
        acts: usize,
        key: impl Fn(&State) -> Vec<String>,
    ) -> BTreeMap<String, Played> {
        let mut rng = StdRng::seed_from_u64(self.seed);
        let mut state = self.opening(rules, &mut rng);
        let mut done = Vec::new();
        let mut found = BTreeMap::new();
        for _ in 0..acts {
            for name in key(&state) {
                found
                    .entry(name)
                    .or_insert_with(|| Played { acts: done.clone(), state: state.clone() });
            }
            let Some(act) = random_act(&mut state, &mut rng) else { break };
            done.push(act);
        }
        found
    }
}

/// Returns what a moment shows on the page of the turn.
pub fn kind(state: &State) -> Vec<String> {
    let mut kinds = Vec::new();
    if let Some(task) = task_key(state) {
        kinds.push(format!("task {task}"));
        return kinds;
    }
    let full = |hands: usize| {
        state.hands().is_none_or(|all| {
            state.setup().players.seats().filter(|seat| all.size(*seat) > 3).count() >= hands
        })
    };
    match state.phase() {
        Phase::Founding { settlement: None, .. } => kinds.push("opening".to_owned()),
        Phase::Founding { .. } => kinds.push("opening road".to_owned()),
        Phase::BeforeProduction if state.turn() > 12 => kinds.push("draw".to_owned()),
        Phase::Trading if state.payout().is_some() && state.turn() > 12 => {
            kinds.push("paid".to_owned());
            if !state.settlement_spots().is_empty() && full(3) {
                kinds.push("rich".to_owned());
            }
        }
        Phase::ExtraBuilding { .. } => kinds.push("extra".to_owned()),
        Phase::Over => kinds.push("won".to_owned()),
        _ => {}
    }
    kinds
}

/// A game by these rules, played at random for at most so many acts.
pub fn at_random(names: &[&str], rules: Rules, acts: usize, seed: u64) -> Played {
    let mut rng = StdRng::seed_from_u64(if rules.sea.is_some() { seed } else { 2 });
    let drawn = random_setup(&built_in("a"), names.len(), rules, &mut rng).expect("a setup");
    let parts = SetupFields { players: players(names.iter().copied()), ..drawn.into() };
    Played::at_random(Setup::new(parts).expect("a setup"), acts, seed)
}

/// The same of Cities & Knights; few points win it.
pub fn knights_at_random(names: &[&str], edition: Edition, target: u8, acts: usize) -> Played {
    let rules = Rules::with_knights(edition);
    at_random(names, Rules { following: Following::Open, target, ..rules }, acts, 4)
}

/// The same of Seafarers, in which somebody has settled abroad.
pub fn sea_at_random(names: &[&str], acts: usize) -> Played {
    let rules = Rules { sea: Some(SeaRules::default()), target: 30, ..Rules::open_hands() };
    let mut games = (0..60).map(|seed| at_random(names, rules.clone(), acts, seed));
    let is_abroad = |game: &Played| {
        let has_chit = |seat| game.state.sea().is_some_and(|sea| !sea.chits(seat).is_empty());
        game.state.players().seats().any(has_chit)
    };
    games.find(is_abroad).expect("somebody settles abroad")
}
