//! Tokens of what is asked, and of what a turn has come to: an answer counts as long as the same is still
//! asked, and what is done unasked as long as nothing else was done.

use std::fmt;

use crate::{ActId, Deed, Game, Task};

/// Moments that are remembered, for acts that are taken back.
const REMEMBERED: usize = 64;

/// Token of one thing that is asked: made of the act that it came with, it stays the same whatever
/// others do meanwhile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct AskToken {
    after: Option<ActId>,
    nth: usize,
}

impl fmt::Display for AskToken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let after = self.after.map_or(0, |act| act.0 + 1);
        write!(f, "{after}-{}", self.nth)
    }
}

/// Token of what may be done unasked: made of the last act that changed more than what the app was told
/// alone.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct TurnToken(Option<ActId>);

impl fmt::Display for TurnToken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "t{}", self.0.map_or(0, |act| act.0 + 1))
    }
}

/// Something that a token stands for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TokenOf {
    /// The open task with this number.
    Task(usize),
    /// Nothing is asked for what is done.
    Unasked,
}

/// Open tasks of a moment with their tokens.
#[derive(Clone, Debug)]
struct Moment {
    after: Option<ActId>,
    asked: Vec<(Task, AskToken)>,
    turn: TurnToken,
}

/// Tokens of all open tasks of a game that goes on, and is taken back.
#[derive(Clone, Debug, Default)]
pub struct AskTokens {
    moments: Vec<Moment>,
}

impl AskTokens {
    /// Follows the game to where it stands.
    pub fn follow(&mut self, game: &Game) {
        let after = game.acts().next_back().map(|(id, ..)| id);
        if self.moments.last().is_some_and(|moment| moment.after == after) {
            return;
        }
        let is_on_the_way = |moment: &Moment| {
            moment.after.is_none_or(|id| game.acts().rev().any(|(other, ..)| other == id))
        };
        while self.moments.pop_if(|moment| !is_on_the_way(moment)).is_some() {}
        if self.moments.last().is_some_and(|moment| moment.after == after) {
            return;
        }
        let turn = self.turn_after(game);
        let mut before = self.moments.last().map(|last| last.asked.clone()).unwrap_or_default();
        let tasks = game.state().open_tasks().iter().enumerate();
        let asked = tasks.map(|(nth, task)| {
            let same = before.iter().position(|(other, _)| other == task);
            let token = same.map(|place| before.remove(place).1);
            (task.clone(), token.unwrap_or(AskToken { after, nth }))
        });
        let asked = asked.collect();
        if self.moments.len() == REMEMBERED {
            self.moments.remove(0);
        }
        self.moments.push(Moment { after, asked, turn });
    }

    fn turn_after(&self, game: &Game) -> TurnToken {
        let acts = || game.acts().rev();
        let now = TurnToken(acts().next().map(|(id, ..)| id));
        let Some(before) = self.moments.last() else { return now };
        let mut since = acts().take_while(|(id, ..)| Some(*id) != before.after);
        let is_beside = since.all(|(.., act)| matches!(act.deed, Deed::TellOwn { .. }));
        if is_beside { before.turn } else { now }
    }

    /// The token of the open task with this number.
    pub fn of(&self, nth: usize) -> Option<AskToken> {
        self.moments.last()?.asked.get(nth).map(|(_, token)| *token)
    }

    /// The token of what may be done unasked.
    pub fn turn(&self) -> TurnToken {
        self.moments.last().map(|moment| moment.turn).unwrap_or_default()
    }

    /// Returns what this token stands for, if it is one of now.
    pub fn find(&self, token: &str) -> Option<TokenOf> {
        let moment = self.moments.last()?;
        if moment.turn.to_string() == token {
            return Some(TokenOf::Unasked);
        }
        let task = moment.asked.iter().position(|(_, other)| other.to_string() == token);
        task.map(TokenOf::Task)
    }
}
