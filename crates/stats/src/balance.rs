//! Measures the effects of events: random games, and the cards that featured events bring the
//! players in them.
//!
//! This counts cards taken, paid, given, received, and stolen because the card
//! asks for it, and what its yield rule changes about production, including the
//! bank's shortage. It doesn't count what a 7 causes by itself, or knights,
//! building, and trading: they happen with any cards. A swap doesn't change the
//! number of cards and counts as nothing.

use std::collections::BTreeMap;
use std::sync::Arc;

use enum_map::EnumMap;
use rand::Rng;
use serde::Serialize;

use super::balance_expansions::{KnightsBalance, SeaBalance, is_before_event_die};
use super::balance_scenarios::{ScenarioBalance, ScenarioSums};
use super::report::carried;
use super::{random_act, random_scenario, random_setup};
use cards::{Deck, EventId, Season, Selection};
use game::{
    Act, BadSetup, BridgeGold, ChosenYields, Deed, Edition, Expansion, Expansions, FishRules,
    OilRules, OwnScenario, PerSeat, Phase, Position, RiversRules, Rules, SeaRules, State, Task,
    WagonRules, YieldRule, more_at_sea, seven, usual_target,
};
use scenarios::Scenario;

/// The most acts in one game; a random game needs a few hundred.
const MAX_ACTS: usize = 100_000;

/// Number of points by which games of Seafarers go beyond usual ones, as in Heading for New Shores.
const SEA_POINTS: u8 = 4;

/// An event's name with its deck's, such as `b` and `market_day`.
pub type EventKey = (String, EventId);

#[derive(Clone, Debug)]
struct GameSum {
    turns: u32,
    net: PerSeat<i64>,
    seasons: EnumMap<Season, (u32, i64)>,
}

/// Sums over an event's occurrences, for the whole table.
#[derive(Clone, Copy, Debug, Default)]
struct EventSum {
    times: u32,
    net: i64,
    squares: i64,
    passed: u64,
}

/// The turn's event and the cards that it has brought so far.
#[derive(Clone, Debug)]
struct Running {
    key: EventKey,
    net: i64,
    passed: u64,
}

/// Random games with certain decks, to measure what events bring.
#[derive(Clone, Debug)]
pub struct Trial {
    decks: Vec<Deck>,
    rules: Rules,
    players: usize,
    turns: u64,
    games: Vec<GameSum>,
    events: BTreeMap<EventKey, EventSum>,
    knights: KnightsBalance,
    sea: SeaBalance,
    /// The scenario of Seafarers that all games are of; else their maps are nobody's.
    scenario: Option<Scenario>,
    own: ScenarioSums,
}

impl Trial {
    /// A trial of `decks`, laid out as `selection` says, with `players` players.
    pub fn new(decks: Vec<Deck>, selection: Selection, players: usize) -> Self {
        Self {
            decks,
            rules: Rules { cards: selection, ..Rules::open_hands() },
            players,
            turns: 0,
            games: Vec::new(),
            events: BTreeMap::new(),
            knights: KnightsBalance::default(),
            sea: SeaBalance::default(),
            scenario: None,
            own: ScenarioSums::default(),
        }
    }

    /// The same in games with `expansions`: those of Seafarers on maps with sea, for as many
    /// points more as a scenario asks for (SEA 10).
    #[must_use]
    pub fn with(self, expansions: Expansions) -> Self {
        let rules = expansions.iter().fold(self.rules, |rules, expansion| match expansion {
            Expansion::Knights => Rules {
                cards: rules.cards,
                following: rules.following,
                ..Rules::with_knights(Edition::default())
            },
            Expansion::Sea => {
                Rules { target: rules.target + SEA_POINTS, sea: Some(SeaRules::default()), ..rules }
            }
            Expansion::Fish => Rules { fish: Some(FishRules::default()), ..rules },
            Expansion::Rivers => Rules { rivers: Some(RiversRules::default()), ..rules },
            Expansion::Wagons => Rules {
                wagons: Some(WagonRules::default()),
                rivers: rules
                    .rivers
                    .map(|_| RiversRules { bridge_gold: BridgeGold::usual(expansions) }),
                ..rules
            },
            Expansion::Oil => Rules { oil: Some(OilRules::default()), ..rules },
        });
        let more = more_at_sea(expansions);
        let usual = usual_target(expansions, rules.harbormaster).filter(|_| rules.sea.is_none());
        let target = usual.unwrap_or(rules.target + if rules.sea.is_some() { more } else { 0 });
        Self { rules: Rules { target, ..rules }, ..self }
    }

    /// The same in games of `scenario`, by its own target and rules.
    #[must_use]
    pub fn of(self, scenario: Scenario) -> Self {
        let sea = Some(self.rules.sea.unwrap_or_default());
        Self { rules: Rules { sea, ..self.rules }, scenario: Some(scenario), ..self }
    }

    pub const fn games(&self) -> usize {
        self.games.len()
    }

    pub const fn turns(&self) -> u64 {
        self.turns
    }

    /// Plays one more game, from a new island to its end.
    ///
    /// # Errors
    /// When decks, selection, and players don't go together.
    pub fn play(&mut self, rng: &mut impl Rng) -> Result<(), BadSetup> {
        let setup = match &self.scenario {
            Some(of) => random_scenario(of, &self.decks, self.players, &self.rules, rng)?,
            None => random_setup(&self.decks, self.players, self.rules.clone(), rng)?,
        };
        let mut state = State::new(Arc::new(setup));
        let mut game = GameSum {
            turns: 0,
            net: state.setup().players.map(|_, _| 0),
            seasons: EnumMap::default(),
        };
        let mut event = None;
        for _ in 0..MAX_ACTS {
            let cause = ActCause::of(&state);
            let is_base = state.rules().expansions().is_empty();
            let before = (!is_base).then(|| state.clone());
            let Some(act) = random_act(&mut state, rng) else { break };
            if matches!(act.deed, Deed::Draw { .. }) && state.phase() != Phase::BeforeProduction {
                self.end_event(event.take());
                event = event_of(&state).map(|key| Running { key, net: 0, passed: 0 });
                game.turns += 1;
                game.seasons[state.drawn_in()].0 += 1;
            }
            if let Some(before) = before {
                self.knights.count(&act, &before, &state);
                self.sea.count(&act, &before, &state);
                self.own.count(&act);
            }
            let gains = cause.gains(&act, &state);
            let table: i64 = gains.values().sum();
            for (seat, net) in game.net.iter_mut() {
                *net += gains.of(seat);
            }
            game.seasons[state.drawn_in()].1 += table;
            if let Some(event) = &mut event {
                event.net += table;
                event.passed += cause.passed(&act);
            }
        }
        self.end_event(event);
        self.sea.end(&state);
        self.own.end(&state);
        self.turns += u64::from(game.turns);
        self.games.push(game);
        Ok(())
    }

    fn end_event(&mut self, event: Option<Running>) {
        if let Some(Running { key, net, passed }) = event {
            let sum = self.events.entry(key).or_default();
            sum.times += 1;
            sum.net += net;
            sum.squares += net * net;
            sum.passed += passed;
        }
    }

    /// Results of the scenario's own rules, where it has any.
    fn scenario_balance(&self) -> Option<ScenarioBalance> {
        let own = OwnScenario::of_scenario(self.scenario.as_ref()?)?;
        Some(self.own.over(own, self.turns, self.players, self.games()))
    }

    pub fn balance(&self) -> Balance {
        let (seats, players) = (0..self.players, self.players as f64);
        // What is counted in each game, and over how many turns of players.
        let over = |of_game: &dyn Fn(&GameSum) -> (i64, f64)| {
            ratio(self.games.iter().map(|game| {
                let (net, turns) = of_game(game);
                (net as f64, turns)
            }))
        };
        let of_seat =
            |game: &GameSum, seat| game.net.values().nth(seat).copied().unwrap_or_default();
        let each = |seat| over(&|game| (of_seat(game, seat), game.turns.into()));
        let pairs = seats.clone().flat_map(|one| (0..one).map(move |other| (one, other)));
        let apart = pairs.map(|(one, other)| {
            let difference = |game: &GameSum| of_seat(game, one) - of_seat(game, other);
            over(&|game| (difference(game), game.turns.into())).errors_from_zero()
        });
        let season = |season: Season| SeasonBalance {
            season,
            turns: self.games.iter().map(|game| u64::from(game.seasons[season].0)).sum(),
            net: over(&|game| {
                let (turns, net) = game.seasons[season];
                (net, f64::from(turns) * players)
            }),
        };
        let event = |((deck, event), sum): (&EventKey, &EventSum)| EventBalance {
            deck: deck.clone(),
            event: event.clone(),
            times: sum.times,
            net: sum.estimate(),
            passed: sum.passed as f64 / f64::from(sum.times),
        };
        Balance {
            games: self.games.len(),
            turns: self.turns,
            players: self.players,
            net: over(&|game| (game.net.values().sum(), f64::from(game.turns) * players)),
            seats: seats.map(each).collect(),
            seats_apart: apart.fold(0.0, f64::max),
            seasons: Season::ALL.map(season),
            knights: self.rules.knights.map(|_| self.knights.over(self.turns, self.players)),
            sea: self.rules.sea.map(|_| self.sea.over(self.turns, self.players, self.games())),
            scenario: self.scenario_balance(),
            events: self.events.iter().map(event).collect(),
        }
    }
}

/// The event of the turn's card, if it does anything now.
fn event_of(state: &State) -> Option<EventKey> {
    // What every 7 does anyway is not an event, even if the card says it.
    if state.effects().is_empty() || state.effects() == seven() {
        return None;
    }
    state.card().map(|(deck, card)| (deck.id().to_owned(), card.event.clone()))
}

/// A mean and how uncertain it is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize)]
pub struct Estimate {
    pub mean: f64,
    /// Its standard error.
    pub error: f64,
}

impl Estimate {
    /// Returns how many standard errors it is from 0.
    pub fn errors_from_zero(self) -> f64 {
        if self.mean == 0.0 { 0.0 } else { self.mean.abs() / self.error }
    }
}

impl EventSum {
    fn estimate(self) -> Estimate {
        let (times, net) = (f64::from(self.times), self.net as f64);
        let mean = net / times;
        let variance = (self.squares as f64 - net * mean).max(0.0) / (times - 1.0).max(1.0);
        Estimate { mean, error: (variance / times).sqrt() }
    }
}

/// The sum of the first values over the sum of the second. Its standard error
/// treats each pair, a whole game, as one sample, because turns of the same
/// game are correlated.
fn ratio(games: impl Iterator<Item = (f64, f64)> + Clone) -> Estimate {
    let (net, turns) = games.clone().fold((0.0, 0.0), |sum, game| (sum.0 + game.0, sum.1 + game.1));
    if turns == 0.0 {
        return Estimate::default();
    }
    let mean = net / turns;
    let count = games.clone().count() as f64;
    let squares: f64 = games.map(|(net, turns)| (net - mean * turns).powi(2)).sum();
    let spread = squares * count / (count - 1.0).max(1.0);
    Estimate { mean, error: spread.sqrt() / turns }
}

/// Effects of featured events, over many turns.
#[derive(Clone, Debug, Serialize)]
pub struct Balance {
    pub games: usize,
    pub turns: u64,
    pub players: usize,
    /// Cards per player and turn: how many more they have than without the
    /// events.
    pub net: Estimate,
    /// The same for each seat.
    pub seats: Vec<Estimate>,
    /// Distance between the two most different seats, in standard errors of their difference.
    pub seats_apart: f64,
    /// Per player and turn of each season.
    pub seasons: [SeasonBalance; 4],
    /// Results of Cities & Knights beside the events, where it was played.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub knights: Option<KnightsBalance>,
    /// Results of Seafarers beside the events, where it was played.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub sea: Option<SeaBalance>,
    /// Results of a scenario's own rules, where it has any.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub scenario: Option<ScenarioBalance>,
    /// Each event that happened, by deck and name.
    pub events: Vec<EventBalance>,
}

/// Effects of events in one season.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct SeasonBalance {
    pub season: Season,
    /// Turns whose card was drawn in it.
    pub turns: u64,
    /// Cards per player and turn of it.
    pub net: Estimate,
}

/// Effects of one event.
#[derive(Clone, Debug, Serialize)]
pub struct EventBalance {
    pub deck: String,
    pub event: EventId,
    pub times: u32,
    /// Cards for the whole table each time.
    pub net: Estimate,
    /// Cards passed between players each time.
    pub passed: f64,
}

/// Cause of the table's next act.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ActCause {
    /// The card's event asks for it.
    Event,
    /// Something else: a 7, a development card, the turn's usual course.
    Other,
}

impl ActCause {
    /// Returns what calls for the next act in `state`. On a 7 the event's own tasks
    /// come first; after them come the discards, the robber, and the card that
    /// every 7 brings.
    pub fn of(state: &State) -> Self {
        let tasks = state.tasks();
        let of_base = || match (state.phase(), state.number()) {
            (Phase::Event, Some(7)) => {
                let robber = tasks.iter().rposition(|task| matches!(task, Task::MoveRobber { .. }));
                let before_robber = tasks.get(..robber.unwrap_or(0)).unwrap_or_default();
                before_robber.iter().any(|task| !matches!(task, Task::Discard { .. }))
            }
            // Once the number is paid, gold is chosen: that is no event's doing.
            (Phase::Event, _) => !tasks.is_empty() && state.payout().is_none(),
            _ => false,
        };
        let of_event = is_before_event_die(state).unwrap_or_else(of_base);
        if of_event { Self::Event } else { Self::Other }
    }

    /// Returns how many cards each player gained (or lost, if negative) from the turn's
    /// event by `act`, which led to `after`.
    pub fn gains(self, act: &Act, after: &State) -> PerSeat<i64> {
        let mut gains = after.setup().players.map(|_, _| 0);
        // Cards that everybody takes without a choice come with the draw.
        let draws = matches!(act.deed, Deed::Draw { .. } | Deed::DrawPrinted { .. });
        if draws || self == Self::Event {
            for (from, to, cards) in act.moves.iter().filter_map(carried) {
                let count = i64::from(cards.total());
                if let Some(seat) = from {
                    gains.change(seat, |gain| *gain -= count);
                }
                if let Some(seat) = to {
                    gains.change(seat, |gain| *gain += count);
                }
            }
        }
        count_production(act, after, &mut gains);
        gains
    }

    /// Returns how many cards `act` passed between players because the event asked for it.
    pub fn passed(self, act: &Act) -> u64 {
        let moves = act.moves.iter().filter(|_| self == Self::Event).filter_map(carried);
        let passed = moves.filter(|(from, to, _)| from.is_some() && to.is_some());
        passed.map(|(.., cards)| u64::from(cards.total())).sum()
    }
}

/// Adds the number's production, minus the production from the same bank without the event. Gold
/// counts as the cards of choice that it owes.
fn count_production(act: &Act, after: &State, gains: &mut PerSeat<i64>) {
    let (Some(payout), false) = (&act.payout, after.yield_rule() == YieldRule::default()) else {
        return;
    };
    let bank =
        after.bank().map(|bank| payout.paid.values().fold(bank, |bank, cards| bank.plus(*cards)));
    let before = Position { bank, ..after.position() };
    let usual = before.payout(payout.number, &YieldRule::default(), &ChosenYields::new());
    let gold = |rule: &YieldRule| before.owed(payout.number, rule, &ChosenYields::new()).gold;
    let (gold, usual_gold) = (gold(&after.yield_rule()), gold(&YieldRule::default()));
    for (seat, gain) in gains.iter_mut() {
        *gain += i64::from(payout.paid.of(seat).total()) - i64::from(usual.paid.of(seat).total());
        *gain += i64::from(gold.due.of(seat)) - i64::from(usual_gold.due.of(seat));
    }
}
