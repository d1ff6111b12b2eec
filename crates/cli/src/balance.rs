//! `tableside deck balance`: what the events of decks bring the players.

use std::fmt::Write as _;
use std::io::Write;

use rand::SeedableRng;
use rand::rngs::StdRng;

use super::named::one_of;
use super::{Printed, decks_named};
use cards::{Selection, Weather};
use game::{Expansion, Expansions, OwnScenario};
use scenarios::{BuiltInScenario, Scenario};
use stats::{Balance, Estimate, ScenarioBalance, Trial};

const PLAYERS: usize = 4;

/// Turns between two lines of progress.
const REPORT_EVERY: u64 = 100_000;

/// The most turns in a run: a few minutes of play.
const MAX_TURNS: u64 = 10_000_000;

#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("1 to {MAX_TURNS} turns can be played, not {0}")]
pub struct BadTurns(pub u64);

/// Reason that a scenario can't be played.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadChoice {
    #[error("{0} needs development cards, which Cities & Knights takes out")]
    NeedsCards(&'static str),
    #[error("the built-in scenario {0}: {1}")]
    BuiltIn(&'static str, String),
}

const EXPANSIONS: [(&str, Expansion, &str); Expansion::ALL.len()] = [
    (Expansion::Knights.key(), Expansion::Knights, "Cities & Knights"),
    (Expansion::Sea.key(), Expansion::Sea, "Seafarers"),
    (Expansion::Fish.key(), Expansion::Fish, "fish of Traders & Barbarians"),
    (Expansion::Rivers.key(), Expansion::Rivers, "rivers of Traders & Barbarians"),
    (Expansion::Wagons.key(), Expansion::Wagons, "wagons of Traders & Barbarians"),
    (Expansion::Oil.key(), Expansion::Oil, "Oil Springs"),
];

/// Arguments of `tableside deck balance`.
#[derive(Debug, clap::Args)]
pub struct BalanceArguments {
    /// A built-in deck's letter or a deck file; several mixed, such as B+C
    decks: String,
    /// Fewest turns to play, 1 to 10,000,000
    #[arg(long, default_value_t = 100_000)]
    turns: u64,
    /// Seed of the lot: the same seed plays the same games
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Expansions that the games are played with; several with commas between
    #[arg(long, value_delimiter = ',', value_parser = one_of(EXPANSIONS))]
    expansion: Vec<Expansion>,
    /// Scenario of Seafarers that the games are of, instead of maps at random
    #[arg(long, value_parser = one_of(BuiltInScenario::ALL.map(|one| (one.key(), one, ""))))]
    scenario: Option<BuiltInScenario>,
    /// As one JSON object
    #[arg(long)]
    json: bool,
}

/// Plays random games of four players, with all decks and the weather cards
/// mixed and with New Year, and reports what events brought; progress goes to
/// `progress`.
///
/// # Errors
/// When a deck can't be read, the number of turns is out of range, or writing fails.
pub fn balance(
    asked: &BalanceArguments,
    output: impl Write,
    progress: impl Write,
) -> anyhow::Result<()> {
    let (mut output, mut progress) = (Printed::to(output), Printed::to(progress));
    let turns = asked.turns;
    if !(1..=MAX_TURNS).contains(&turns) {
        return Err(BadTurns(turns).into());
    }
    let decks = decks_named(&asked.decks)?;
    let selection = Selection { weather: Weather::Mixed, ..Selection::default() };
    let played = asked.expansion.iter().copied().collect();
    let mut trial = Trial::new(decks, selection, PLAYERS).with(played);
    if let Some(known) = asked.scenario {
        trial = trial.of(scenario_with(known, played)?);
    }
    let mut rng = StdRng::seed_from_u64(asked.seed);
    let mut next = REPORT_EVERY;
    while trial.turns() < turns {
        trial.play(&mut rng)?;
        if trial.turns() >= next && next < turns {
            progress.line(format_args!("{} of {turns} turns", trial.turns()))?;
            next += REPORT_EVERY;
        }
    }
    let balance = trial.balance();
    if asked.json {
        output.json(&balance)?;
    } else {
        output.text(&format!("{}\n", table(&balance).trim_end()))?;
    }
    Ok(())
}

/// The scenario, if it can be played with these expansions beside Seafarers.
fn scenario_with(known: BuiltInScenario, played: Expansions) -> Result<Scenario, BadChoice> {
    let read = known.scenario();
    let scenario = read.map_err(|why| BadChoice::BuiltIn(known.key(), why.to_string()))?;
    let own = OwnScenario::of_scenario(&scenario);
    let needs_cards = own.is_some_and(OwnScenario::needs_development_cards);
    if needs_cards && played.has(Expansion::Knights) {
        return Err(BadChoice::NeedsCards(known.key()));
    }
    Ok(scenario)
}

fn table(balance: &Balance) -> String {
    let mut text = String::new();
    // Writing to a String never fails.
    let _ = write_table(balance, &mut text);
    text
}

fn write_table(balance: &Balance, text: &mut String) -> std::fmt::Result {
    let Balance { games, turns, players, .. } = balance;
    writeln!(text, "{turns} turns in {games} games of {players} players")?;
    writeln!(text, "Cards that featured events bring, with standard errors")?;
    writeln!(text)?;
    writeln!(text, "{:28}{}", "per player and turn", plain(balance.net))?;
    for (seat, net) in balance.seats.iter().enumerate() {
        writeln!(text, "{:28}{}", format!("  seat {seat}"), plain(*net))?;
    }
    writeln!(text, "{:28}{:8.1} standard errors", "seats apart at most", balance.seats_apart)?;
    for one in &balance.seasons {
        let label = format!("  {} ({} turns)", one.season.key(), one.turns);
        writeln!(text, "{label:28}{}", plain(one.net))?;
    }
    let knights = balance.knights.iter().map(|it| {
        vec![
            ("resources per player, turn", it.resources),
            ("commodities", it.commodities),
            ("progress cards drawn", it.progress_draws),
            ("ship's steps per turn", it.ship_steps),
            ("turns per attack", it.turns_per_attack),
            ("attacks repelled, share", it.repelled),
        ]
    });
    let sea = balance.sea.iter().map(|it| {
        vec![
            ("resources per player, turn", it.resources),
            ("of choice from gold", it.gold),
            ("ships per player, game", it.ships),
            ("ship moves", it.ship_moves),
            ("hexes turned up", it.turned_up),
            ("chits", it.chits),
            ("longest trade route", it.trade_route),
            ("pirate, share of moves", it.pirate),
        ]
    });
    let own = balance.scenario.iter().map(scenario_lines);
    for lines in knights.chain(sea).chain(own) {
        writeln!(text)?;
        for (label, value) in lines {
            writeln!(text, "{label:28}{value:8.3}")?;
        }
    }
    writeln!(text)?;
    writeln!(
        text,
        "{:28}{:>8}{:>12}{:>26}",
        "event", "times", "whole table", "from player to player"
    )?;
    for one in &balance.events {
        let label = format!("  {} {}", one.deck, one.event);
        let Estimate { mean, error } = one.net;
        writeln!(text, "{label:28}{:8}{mean:+12.2} +- {error:.2}{:14.2}", one.times, one.passed)?;
    }
    Ok(())
}

/// Returns what a scenario with rules of its own adds.
fn scenario_lines(balance: &ScenarioBalance) -> Vec<(&'static str, f64)> {
    match balance {
        ScenarioBalance::Tribe(it) => vec![
            ("chits found", it.chits),
            ("cards found", it.cards),
            ("harbors found", it.harbors),
        ],
        ScenarioBalance::Cloth(it) => vec![
            ("cloth per player, game", it.cloth),
            ("villages empty at the end", it.empty_villages),
            ("ended by villages, share", it.ended_by_villages),
        ],
        ScenarioBalance::Pirates(it) => vec![
            ("fleet's attacks per turn", it.attacks),
            ("  won, share", it.won),
            ("  even, share", it.even),
            ("warships per player, game", it.warships),
            ("attacks on fortresses", it.sieges),
            ("fortresses taken", it.fortresses),
        ],
        ScenarioBalance::Wonders(it) => vec![
            ("wonders per player, game", it.claimed),
            ("levels built", it.levels),
            ("ended by a wonder, share", it.ended_by_wonder),
        ],
    }
}

fn plain(estimate: Estimate) -> String {
    format!("{:+8.4} +- {:.4}", estimate.mean, estimate.error)
}
