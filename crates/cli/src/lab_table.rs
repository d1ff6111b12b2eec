//! The deck lab's figures as a table for people.

use std::fmt::Write;

use cards::{Arrangement, Deck, LeapYear, NewYear, Selection, Weather};
use stats::{Absence, Comes, Findings, GAME_TURNS, GuessFinding, NetCards, Votes};

pub fn table(findings: &Findings, decks: &[Deck], selection: Selection, seed: u64) -> String {
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

/// 31000 as "31,000".
fn grouped(count: u64) -> String {
    let digits = count.to_string();
    let mut text = String::new();
    for (nth, digit) in digits.chars().enumerate() {
        if nth > 0 && (digits.len() - nth).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
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
    format!(
        "Decks {}{layout}: {new_year}{weather}.\n{} years, {} turns, seed {seed}; two dice rolled as often.\n",
        ids.join("+"),
        grouped(findings.years),
        grouped(findings.turns),
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
