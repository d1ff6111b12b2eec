//! `tableside deck stats`: the deck lab on the command line.

use clap::Args;
use rand::SeedableRng;
use rand::rngs::Xoshiro256PlusPlus;
use serde_json::json;

use super::decks_named;
use super::lab_table::table;
use super::named::one_of;
use cards::{Arrangement, Deck, Hidden, LeapYear, NewYear, Season, Selection, Weather};
use stats::{Habits, Lab, Seats, Trial, Votes, Years, net_cards};

/// What `tableside deck stats` is asked.
#[derive(Args, Clone, Debug)]
#[expect(clippy::struct_excessive_bools, reason = "a flag of the command line is there or not")]
pub struct DeckStats {
    /// The decks: letters or files, such as A or B+C+my-deck.json
    #[arg(value_name = "DECKS")]
    decks: String,
    /// Years to play; a year goes from one preparation of the piles to the next
    #[arg(long, value_name = "N", default_value_t = 1_000)]
    years: u64,
    /// The same seed brings the same figures
    #[arg(long, value_name = "S", default_value_t = 1)]
    seed: u64,
    /// As one JSON object
    #[arg(long)]
    pub json: bool,
    /// A pile for each deck, drawn one after the other
    #[arg(long)]
    stacks: bool,
    /// With a Leap Year card under New Year
    #[arg(long, conflicts_with = "no_new_year")]
    leap_year: bool,
    /// How the table votes on a Leap Year
    #[arg(long, value_parser = one_of(VOTES), default_value = "reset", requires = "leap_year")]
    votes: Votes,
    /// Every card is drawn before the next preparation
    #[arg(long)]
    no_new_year: bool,
    /// Cards of each deck under New Year, 0 to 10
    #[arg(long, value_name = "K", default_value_t = 5, conflicts_with = "no_new_year")]
    hidden: u8,
    /// Where the weather cards are; left out: mixed if a deck has seasons, else off
    #[arg(long, value_parser = one_of(WEATHER))]
    weather: Option<Weather>,
    /// The season before the first weather card
    #[arg(
        long,
        value_parser = one_of(Season::ALL.map(|season| (season.key(), season, ""))),
        default_value = Season::Spring.key()
    )]
    starts: Season,
    /// Whole games of four, played at random to see what events move
    /// between players and bank; 0 for none
    #[arg(long, value_name = "N", default_value_t = 40)]
    games: u16,
    /// Players at the table; matters where one holds the weather cards
    #[arg(long, value_name = "N", default_value_t = 4)]
    players: u8,
}

const VOTES: [(&str, Votes, &str); 3] = [
    ("reset", Votes::Reset, "For a new pile, every time"),
    ("leap", Votes::Leap, "For a Leap Year, every time"),
    ("half", Votes::Half, "One or the other, by lot"),
];

const WEATHER: [(&str, Weather, &str); 3] = [
    ("off", Weather::Off, "In the box"),
    ("mixed", Weather::Mixed, "In the mix; with stacks, in the first"),
    ("held", Weather::Held, "With a player"),
];

const GAME_PLAYERS: usize = 4;

/// Turns between two progress reports.
const SLICE: u64 = 500_000;

/// Plays the years and reports what came up; calls `progress` with the
/// percentage of years played whenever it changes.
///
/// # Errors
/// Why that is not possible, in a sentence.
pub fn deck_stats(asked: &DeckStats, mut progress: impl FnMut(u64)) -> anyhow::Result<String> {
    let decks = decks_named(&asked.decks)?;
    let selection = asked.selection(&decks)?;
    let habits = Habits { votes: asked.votes, seats: Seats::try_from(asked.players)? };
    let years = Years::try_from(asked.years)?;
    let mut lab = Lab::new(&decks, &selection, habits, years)?;
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(asked.seed);
    let mut told = 0;
    while !lab.is_done() {
        lab.run(SLICE, &mut rng);
        let percent = lab.years_done() * 100 / years.count();
        if percent != told {
            told = percent;
            progress(percent);
        }
    }
    let mut trial = Trial::new(decks.clone(), selection, GAME_PLAYERS);
    for _ in 0..asked.games {
        trial.play(&mut rng)?;
    }
    let findings = lab.findings().with_net_cards(net_cards(&trial.balance(), &decks));
    if !asked.json {
        return Ok(table(&findings, &decks, selection, asked.seed));
    }
    let ids: Vec<&str> = decks.iter().map(Deck::id).collect();
    let answer = json!({
        "decks": ids, "selection": selection, "seed": asked.seed, "findings": findings,
    });
    Ok(answer.to_string())
}

impl DeckStats {
    fn selection(&self, decks: &[Deck]) -> anyhow::Result<Selection> {
        let new_year = if self.no_new_year {
            NewYear::Off
        } else {
            let leap_year = if self.leap_year { LeapYear::With } else { LeapYear::Without };
            NewYear::On { hidden: Hidden::try_from(self.hidden)?, leap_year }
        };
        let is_seasonal = decks.iter().any(Deck::is_seasonal);
        let usual = if is_seasonal { Weather::Mixed } else { Weather::Off };
        let weather = self.weather.unwrap_or(usual);
        let arrangement = if self.stacks { Arrangement::Stacks } else { Arrangement::Mixed };
        let starts = self.starts;
        Ok(Selection { new_year, arrangement, weather, starts, ..Selection::default() })
    }
}
