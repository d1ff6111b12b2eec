//! News of a turn besides the card that counts, in words.

use std::collections::BTreeMap;

use super::GameWords;
use super::belongings::Belonging;
use crate::language::Language;
use cards::{Award, Season};
use game::{
    Act, AttackReason, Cards, Deed, GateReason, OwnScenario, Payout, ProgressCard, ScenarioDeed,
    SeaDeed, Seat, State, Task, Track,
};

#[derive(Debug, Default)]
pub struct TurnNews {
    pub lines: Vec<NewsLine>,
    /// Cards that the card brought each player, chosen or not; none where nobody told
    /// which.
    pub fixed: BTreeMap<Seat, Cards>,
    /// Cards that each took for the gold of this turn's number (SEA 6).
    pub gold: BTreeMap<Seat, Cards>,
    /// Cards that players got otherwise since the number has paid; none where nobody told
    /// which.
    pub extra: BTreeMap<(Seat, Extra), Cards>,
    /// Fish that this turn's number brought (TRADERS 1.3).
    pub fish: BTreeMap<Seat, Caught>,
    /// Number of cards by which the card raised or lowered what the number brought.
    pub changed: BTreeMap<Seat, i16>,
    pub stage: DrawStage,
    /// The players who drew a progress card at this turn's gate, and those who didn't, if
    /// its event die opened one.
    pub gate: Option<GateReason>,
    /// The outcome of this turn's attack of the barbarians, if there was one.
    pub attack: Option<AttackReason>,
    /// Duties that were passed over and not made up for since.
    pub skipped: Vec<Skipped>,
    pub language: Language,
}

/// Fish tokens that a number brought a player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Caught {
    /// Tokens that their buildings were owed.
    pub owed: u8,
    /// Tokens that they drew.
    pub drawn: u8,
    /// Set if they have as many now as anybody keeps.
    pub is_full: bool,
}

/// A duty that was passed over in this turn: the books are as they were before it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Skipped {
    pub task: Task,
    /// Its consequence: "Anna leaves the robber where it is".
    pub words: String,
    /// Number of times that the table has done something since.
    pub since: usize,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Extra {
    /// An aqueduct, to whom the number brought nothing (KNIGHTS 4).
    Aqueduct,
    /// A progress card that somebody played (KNIGHTS 8).
    Progress(ProgressCard),
    /// A hidden hex that was turned up (SEA 7).
    Found,
}

#[derive(Debug)]
pub struct NewsLine {
    pub words: String,
    pub sign: Sign,
}

impl NewsLine {
    /// Returns whether the card brought it, rather than the app's own doing around it.
    pub fn is_of_the_card(&self) -> bool {
        match self.sign {
            Sign::Season(_) | Sign::NewYear | Sign::LeapYear | Sign::Pile => true,
            Sign::Done
            | Sign::Pillage
            | Sign::Award(_)
            | Sign::Metropolis(_)
            | Sign::Belonging(_)
            | Sign::Disaster
            | Sign::Scenario(_) => false,
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sign {
    Season(Season),
    NewYear,
    LeapYear,
    Pile,
    /// Done by the app itself.
    Done,
    /// A city fell to the barbarians.
    Pillage,
    /// An award changed hands.
    Award(Award),
    /// A metropolis was placed, or taken over.
    Metropolis(Track),
    /// One of these changed hands.
    Belonging(Belonging),
    /// A disaster is due, or struck (TRADERS 7.5).
    Disaster,
    /// It follows from the rules of this scenario.
    Scenario(OwnScenario),
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum DrawStage {
    #[default]
    Fresh,
    /// New Year is face up, and the table votes.
    Votes,
    DrawsOn,
}

/// A thing that an attack leaves the table to do, or to know (KNIGHTS 9).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AfterAttack {
    KnightsLieDown,
    /// It was the first: from now on a 7 moves the robber.
    RobberWakes,
}

impl AfterAttack {
    pub const fn key(self) -> &'static str {
        match self {
            Self::KnightsLieDown => "attack-knights-lie-down",
            Self::RobberWakes => "attack-robber-wakes",
        }
    }
}

impl TurnNews {
    /// Returns what this turn's attack leaves to the table, if there was one.
    pub fn after_attack(&self, state: &State) -> Vec<AfterAttack> {
        if self.attack.is_none() {
            return Vec::new();
        }
        let is_first = state.knights().is_some_and(|knights| knights.table().attacks == 1);
        let wakes = is_first.then_some(AfterAttack::RobberWakes);
        [AfterAttack::KnightsLieDown].into_iter().chain(wakes).collect()
    }

    /// Returns what the number and the card bring a player together.
    pub fn taken(&self, payout: &Payout, seat: Seat) -> Cards {
        let gold = self.gold.get(&seat).copied().unwrap_or_default();
        let extra = self.extra(seat).fold(Cards::none(), |sum, (_, cards)| sum.plus(cards));
        payout.paid.of(seat).plus(self.by_the_card(seat)).plus(gold).plus(extra)
    }

    /// Returns what else brought a player cards since the number has paid.
    pub fn extra(&self, seat: Seat) -> impl Iterator<Item = (Extra, Cards)> {
        let own = self.extra.iter().filter(move |((taker, _), _)| *taker == seat);
        own.map(|((_, by), cards)| (*by, *cards))
    }

    /// Returns the fish that the number brought a player.
    pub fn caught(&self, seat: Seat) -> Caught {
        self.fish.get(&seat).copied().unwrap_or_default()
    }

    pub fn by_the_card(&self, seat: Seat) -> Cards {
        self.fixed.get(&seat).copied().unwrap_or_default()
    }

    /// Returns what the rules of a scenario alone brought, a sentence each.
    pub fn of_scenario_alone(&self) -> impl Iterator<Item = &str> {
        let own = self.lines.iter().filter(|line| matches!(line.sign, Sign::Scenario(_)));
        own.map(|line| line.words.as_str())
    }

    pub fn say(&mut self, words: String, sign: Sign) {
        self.lines.push(NewsLine { words, sign });
    }

    /// Tells what a scenario's own rules brought: what a ship found, cloth, the fleet and whom it
    /// attacked, what came of an attack on a fortress (SCENARIOS 2.3, 3.4, 4.4, 4.7).
    pub(super) fn of_scenario(&mut self, say: &GameWords<'_>, act: &Act, after: usize) {
        let Some(own) = say.game.setup().own_scenario() else { return };
        let Ok(state) = say.game.state_after(after) else { return };
        for words in say.at(&state).scenario_news(&act.sea) {
            self.say(say.text.sentences(&[words]), Sign::Scenario(own));
        }
    }

    /// Tells what came of an attack on a fortress if `act` is one: it ended its turn, so that is
    /// seen in the next (SCENARIOS 4.7).
    pub(super) fn of_siege(&mut self, say: &GameWords<'_>, act: Option<&Act>, after: usize) {
        if let Some(act) = act
            && matches!(act.deed, Deed::Sea(SeaDeed::Scenario(ScenarioDeed::Besiege { .. })))
        {
            self.of_scenario(say, act, after);
        }
    }
}
