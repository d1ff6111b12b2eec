//! A history as a JSON object.

use serde::Serialize;

use super::history::{History, name, time};
use game::{Breach, Rules, Seat, Title};

#[derive(Serialize)]
struct HistoryObject<'a> {
    title: Option<&'a Title>,
    players: Vec<SeatLine>,
    /// The points that win as the game is played now.
    target: u8,
    /// The rules that it is played by now.
    rules: &'a Rules,
    acts: Vec<ActLine<'a>>,
}

#[derive(Serialize)]
struct SeatLine {
    seat: Seat,
    name: String,
    color: &'static str,
}

#[derive(Serialize)]
struct ActLine<'a> {
    number: usize,
    time: String,
    turn: Option<u32>,
    seat: Seat,
    act: String,
    sentence: &'a str,
    breaches: &'a [Breach],
}

impl History<'_> {
    /// As one object in one line.
    pub fn json(self) -> String {
        let state = self.game.state();
        let players = state.players().iter().map(|(seat, player)| SeatLine {
            seat,
            name: name(state, seat),
            color: player.color.key(),
        });
        let acts = self.entries().into_iter().map(|entry| ActLine {
            number: entry.number,
            time: time(entry.time),
            turn: entry.turn,
            seat: entry.seat,
            act: entry.act,
            sentence: entry.sentence,
            breaches: entry.breaches,
        });
        let written = HistoryObject {
            title: self.game.title(),
            players: players.collect(),
            target: state.rules().target,
            rules: state.rules(),
            acts: acts.collect(),
        };
        // All of it stood in a journal.
        let mut text = serde_json::to_string(&written).unwrap_or_default();
        text.push('\n');
        text
    }
}
