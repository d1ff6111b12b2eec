//! `tableside deck stats`: the deck lab on the command line, its figures as a table for people.

use std::fmt::Write;

use clap::Args;
use rand::SeedableRng;
use rand::rngs::Xoshiro256PlusPlus;
use serde_json::json;

use super::decks_named;
use super::named::one_of;
use cards::{Arrangement, Deck, Hidden, LeapYear, NewYear, Season, Selection, Weather};
use stats::{
    Absence, Comes, Findings, GAME_TURNS, GuessFinding, Habits, Lab, NetCards, Seats, Trial, Votes,
    Years, net_cards,
};
use words::text::Text;

/// Arguments of `tableside deck stats`.
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
    /// Votes of the table on a Leap Year
    #[arg(long, value_parser = one_of(VOTES), default_value = "reset", requires = "leap_year")]
    votes: Votes,
    /// Every card is drawn before the next preparation
    #[arg(long)]
    no_new_year: bool,
    /// Cards of each deck under New Year, 0 to 10
    #[arg(long, value_name = "K", default_value_t = 5, conflicts_with = "no_new_year")]
    hidden: u8,
    /// Place of the weather cards; left out: mixed if a deck has seasons, else off
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
/// The reason that this is not possible, in a sentence.
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

fn table(findings: &Findings, decks: &[Deck], selection: Selection, seed: u64) -> String {
    let mut text = heading(findings, decks, selection, seed);
    // Writing to a String can't fail.
    let _ = numbers(&mut text, findings)
        .and_then(|()| absences(&mut text, findings))
        .and_then(|()| guesses(&mut text, findings))
        .and_then(|()| seasons(&mut text, findings, selection))
        .and_then(|()| events(&mut text, findings, decks));
    text.truncate(text.trim_end().len());
    text
}

fn heading(findings: &Findings, decks: &[Deck], selection: Selection, seed: u64) -> String {
    let ids: Vec<&str> = decks.iter().map(Deck::id).collect();
    let layout = match (decks.len(), selection.arrangement) {
        (1, _) => "",
        (_, Arrangement::Mixed) => " mixed",
        (_, Arrangement::Stacks) => " in stacks",
    };
    let new_year = match selection.new_year {
        NewYear::Off => "no New Year".to_owned(),
        NewYear::On { hidden, leap_year } => {
            let leap = match (leap_year, findings.habits.votes) {
                (LeapYear::Without, _) => "",
                (LeapYear::With, Votes::Reset) => ", Leap Year (never voted for)",
                (LeapYear::With, Votes::Leap) => ", Leap Year (always voted for)",
                (LeapYear::With, Votes::Half) => ", Leap Year (voted for half the time)",
            };
            format!("New Year on {} hidden cards of each deck{leap}", hidden.count())
        }
    };
    let weather = match selection.weather {
        Weather::Off => String::new(),
        Weather::Mixed => ", weather cards in the mix".to_owned(),
        Weather::Held => {
            format!(", weather cards held by one of {} players", findings.habits.seats.count())
        }
    };
    let text = Text::english();
    format!(
        "Decks {}{layout}: {new_year}{weather}.\n{} years, {} turns, seed {seed}; two dice rolled as often.\n",
        ids.join("+"),
        text.whole(findings.years),
        text.whole(findings.turns),
    )
}

fn range(comes: &Comes) -> String {
    match (comes.least, comes.most) {
        (Some(least), Some(most)) => format!("{least}-{most}"),
        _ => "-".to_owned(),
    }
}

fn numbers(text: &mut String, findings: &Findings) -> std::fmt::Result {
    writeln!(
        text,
        "\nHow often each number comes, in % of turns; and how often in 90 of 100 games of {GAME_TURNS} turns"
    )?;
    writeln!(text, "number    cards     dice    exact     cards      dice")?;
    for one in &findings.numbers {
        let (number, exact) = (one.number, one.expected * 100.0);
        let (cards, dice) = (one.cards.share * 100.0, one.dice.share * 100.0);
        let (cards_in_game, dice_in_game) = (range(&one.cards), range(&one.dice));
        writeln!(
            text,
            "{number:>6} {cards:>8.2} {dice:>8.2} {exact:>8.2} {cards_in_game:>9} {dice_in_game:>9}"
        )?;
    }
    Ok(())
}

fn absences(text: &mut String, findings: &Findings) -> std::fmt::Result {
    writeln!(
        text,
        "\nFor how many turns a number stays away: half of the times, 95 of 100, longest"
    )?;
    writeln!(text, "number       cards                  dice")?;
    let row = |away: &Absence| format!("{:>6} {:>6} {:>6}", away.typical, away.long, away.longest);
    for one in &findings.numbers {
        writeln!(text, "{:>6} {}   {}", one.number, row(&one.away), row(&one.dice_away))?;
    }
    Ok(())
}

/// Returns whether a pile height is listed: each of the last ten, then every fifth, and
/// the full pile.
fn is_listed(left: usize, most: usize) -> bool {
    left <= 10 || left.is_multiple_of(5) || left == most
}

fn guesses(text: &mut String, findings: &Findings) -> std::fmt::Result {
    let guesses = &findings.guesses;
    writeln!(
        text,
        "\nHow often the best guess of the next number is right, in %, by somebody who counted all cards"
    )?;
    writeln!(text, "cards left   with New Year   without")?;
    let chance = |all: &[GuessFinding], left: usize| {
        let found = all.iter().find(|guess| guess.left == left);
        found.map_or_else(|| "-".to_owned(), |guess| format!("{:.1}", guess.chance * 100.0))
    };
    let most = guesses.without.iter().map(|guess| guess.left).max().unwrap_or(0);
    for left in (1..=most).filter(|left| is_listed(*left, most)) {
        let with = chance(&guesses.with_new_year, left);
        let without = chance(&guesses.without, left);
        writeln!(text, "{left:>10} {with:>15} {without:>9}")?;
    }
    let (with, without) = (guesses.mean_with * 100.0, guesses.mean_without * 100.0);
    writeln!(
        text,
        " all turns {with:>15.1} {without:>9.1}   (two dice: {:.1})",
        guesses.dice * 100.0
    )
}

fn seasons(text: &mut String, findings: &Findings, selection: Selection) -> std::fmt::Result {
    if selection.weather == Weather::Off && findings.seasons.iter().any(|one| one.share >= 1.0) {
        return Ok(());
    }
    writeln!(text, "\nSeasons, in % of turns")?;
    for one in &findings.seasons {
        writeln!(text, "{:<24} {:>6.2}", one.season.key(), one.share * 100.0)?;
    }
    Ok(())
}

fn events(text: &mut String, findings: &Findings, decks: &[Deck]) -> std::fmt::Result {
    writeln!(text, "\nEvents, in % of turns: happened, drawn out of season")?;
    for one in &findings.events {
        let deck = decks.get(one.deck).map_or("", Deck::id);
        let name = format!("{deck} {}", one.event);
        writeln!(text, "{name:<40} {:>6.2} {:>6.2}", one.share * 100.0, one.idle * 100.0)?;
    }
    writeln!(text, "\nWhat happens, in % of turns")?;
    for one in &findings.kinds {
        writeln!(text, "{:<40} {:>6.2}", one.kind.key(), one.share * 100.0)?;
    }
    if !findings.net_cards.is_empty() {
        let heads = ("times", "whole table", "player to player");
        writeln!(text, "\nCards that events move each time, in whole games of four by lot")?;
        writeln!(text, "{:<40} {:>7} {:>12} {:>17}", "", heads.0, heads.1, heads.2)?;
    }
    for one in &findings.net_cards {
        let deck = decks.get(one.deck).map_or("", Deck::id);
        let name = format!("{deck} {}", one.event);
        let NetCards { times, net, passed, .. } = one;
        writeln!(text, "{name:<40} {times:>7} {net:>+12.2} {passed:>17.2}")?;
    }
    Ok(())
}
