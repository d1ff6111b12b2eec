//! All that is told of one game, from one walk over it: the tallies, and titles at its end, for
//! what each player did more of than all others; and its gist, for reports on many.

use chrono::{DateTime, Utc};
use enum_map::EnumMap;
use serde::{Deserialize, Serialize};

use super::luck::Book;
use super::{
    AttackRecord, Built, Counts, FairPlan, KnightsReport, Luck, Number, Numbers, Points, SeaReport,
    SeaWork, Tempo, Traffic, Way, Work, walk,
};
use cards::DeckId;
use game::{
    CardKind, Color, Expansions, Game, Name, NumberSource, Outcome, Over, PerSeat, Seat, Span,
    Title, calendar,
};

/// All that is told of a game, on the branch being played.
#[derive(Clone, Debug)]
pub struct GameReport {
    pub numbers: Numbers,
    /// What fair games with the same deck or dice follow.
    pub plan: FairPlan,
    pub luck: Luck,
    pub points: Points,
    pub traffic: Traffic,
    pub tempo: Tempo,
    /// Nothing where Cities & Knights isn't played.
    pub knights: Option<KnightsReport>,
    /// Nothing where Seafarers isn't played.
    pub sea: Option<SeaReport>,
    winner: Option<Seat>,
}

impl GameReport {
    /// The report on `game`.
    pub fn of(game: &Game) -> Self {
        let mut book = Book::new(game);
        let mut numbers = Numbers::new(game.setup());
        let mut plan = FairPlan::new(game.setup());
        let (mut points, mut traffic) = (Points::begin(game), Traffic::begin(game));
        let mut tempo = Tempo::begin(game);
        let (mut knights, mut sea) = (KnightsReport::begin(game), SeaReport::begin(game));
        walk(game, |scene| {
            numbers.see(&scene);
            plan.see(&scene);
            book.see(&scene);
            points.see(&scene);
            traffic.see(&scene);
            tempo.see(&scene);
            if let Some(knights) = &mut knights {
                knights.see(&scene);
            }
            if let Some(sea) = &mut sea {
                sea.see(&scene);
            }
        });
        points.turns.end(game.state());
        tempo.end(game);
        if let Some(knights) = &mut knights {
            knights.end(game);
        }
        let winner = game.state().over().and_then(Over::winner);
        Self { numbers, plan, luck: book.luck(), points, traffic, tempo, knights, sea, winner }
    }
}

pub const MOST_HONORS: usize = 6;

/// What a title is given for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Honor {
    /// Came from behind to win; the count is in points.
    Comeback,
    /// Was Defender most often (KNIGHTS 9).
    Defender,
    /// Their knights counted most in attacks that were repelled, all together.
    Rampart,
    /// Reached the most levels of improvement.
    Improvements,
    /// Played the most progress cards.
    Progress,
    /// Recruited and promoted the most knights on the island.
    Marshal,
    /// Lost the most cities to the barbarians.
    Pillaged,
    /// Settled on the most foreign islands (SEA 8).
    Settler,
    /// Turned up the most hidden hexes (SEA 7).
    Explorer,
    /// Built the most ships.
    Shipwright,
    /// Played the most knights.
    Knights,
    /// Traded the most with other players.
    Trades,
    /// Built the most roads.
    Roads,
    /// Built the most cities.
    Cities,
    /// Built the most settlements.
    Settlements,
    /// Got the most cards of one kind from the numbers.
    Harvest(CardKind),
    /// Gave the most cards to the bank in trades.
    Harbors,
    /// Bought the most development cards.
    Cards,
    /// Suffered most from the robber; the count is the cards it blocked.
    Robbed,
}

impl Honor {
    /// Its name in files and scripts, never shown to players.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Comeback => "comeback",
            Self::Defender => "defender",
            Self::Rampart => "rampart",
            Self::Improvements => "improvements",
            Self::Progress => "progress",
            Self::Marshal => "marshal",
            Self::Pillaged => "pillaged",
            Self::Settler => "settler",
            Self::Explorer => "explorer",
            Self::Shipwright => "shipwright",
            Self::Knights => "knights",
            Self::Trades => "trades",
            Self::Roads => "roads",
            Self::Cities => "cities",
            Self::Settlements => "settlements",
            Self::Harvest(_) => "harvest",
            Self::Harbors => "harbors",
            Self::Cards => "cards",
            Self::Robbed => "robbed",
        }
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Honored {
    pub honor: Honor,
    /// Who has it; several players may share it.
    pub seats: Vec<Seat>,
    /// How many of what it is for, at least 1.
    pub count: u32,
}

impl GameReport {
    /// The titles of the game, at most [`MOST_HONORS`]: those that give somebody
    /// their first one take precedence.
    pub fn honors(&self) -> Vec<Honored> {
        let all = self.candidates();
        let mut honored: Vec<Seat> = Vec::new();
        let (mut given, mut left) = (Vec::new(), Vec::new());
        for one in all {
            if one.seats.iter().any(|seat| !honored.contains(seat)) {
                honored.extend(&one.seats);
                given.push(one);
            } else {
                left.push(one);
            }
        }
        given.extend(left);
        given.truncate(MOST_HONORS);
        given.sort_by_key(|one| one.honor);
        given
    }

    fn candidates(&self) -> Vec<Honored> {
        let traffic = &self.traffic;
        let built = |what: Built| traffic.built.map(|_, built| built[what]);
        let to_bank = |way: Way| traffic.flows.map(|_, flow| flow.gave(way).total());
        let trades = traffic.built.map(|seat, _| {
            let own =
                traffic.trades.iter().filter(|((one, other), _)| seat == *one || seat == *other);
            own.map(|(_, count)| count).sum()
        });
        let mut all = vec![(Honor::Comeback, comeback(&self.points, self.winner))];
        all.extend(self.knights.iter().flat_map(of_knights));
        all.extend(self.sea.iter().flat_map(of_sea));
        all.extend([
            (Honor::Knights, traffic.knights.clone()),
            (Honor::Trades, trades),
            (Honor::Roads, built(Built::Road)),
            (Honor::Cities, built(Built::City)),
            (Honor::Settlements, built(Built::Settlement)),
        ]);
        // One harvest at most: the largest of all.
        let harvest = |kind| {
            let counts = traffic.flows.map(|_, flow| flow.got(Way::Production).of(kind));
            (counts.values().copied().max().unwrap_or(0), kind, counts)
        };
        // Among equals, the first in the rules' order.
        let best = CardKind::ALL.into_iter().map(harvest).rev().max_by_key(|(most, ..)| *most);
        all.extend(best.map(|(_, kind, counts)| (Honor::Harvest(kind), counts)));
        all.extend([
            (Honor::Harbors, to_bank(Way::Bank)),
            (Honor::Cards, built(Built::Card)),
            (Honor::Robbed, traffic.robbed.clone()),
        ]);
        all.into_iter().filter_map(|(honor, counts)| first(honor, &counts)).collect()
    }
}

/// Returns what titles there are in Cities & Knights alone.
fn of_knights(report: &KnightsReport) -> [(Honor, PerSeat<u32>); 6] {
    let in_attacks = |count: &dyn Fn(&AttackRecord, Seat) -> usize| {
        report.progress.map(|seat, _| {
            let all: usize = report.attacks.iter().map(|attack| count(attack, seat)).sum();
            u32::try_from(all).unwrap_or(u32::MAX)
        })
    };
    let held = |attack: &AttackRecord, seat| match attack.outcome {
        Outcome::Repelled => usize::from(attack.defence.of(seat)),
        Outcome::Lost => 0,
    };
    let lost = |attack: &AttackRecord, seat| {
        attack.pillaged.iter().filter(|(player, _)| *player == seat).count()
    };
    let works =
        |works: &[Work]| report.works.map(|_, done| works.iter().map(|work| done[*work]).sum());
    [
        (Honor::Defender, in_attacks(&|attack, seat| usize::from(attack.defender == Some(seat)))),
        (Honor::Rampart, in_attacks(&held)),
        (Honor::Improvements, works(&[Work::Improvement])),
        (Honor::Progress, report.progress.map(|_, tally| tally.all_played())),
        (Honor::Marshal, works(&[Work::Knight, Work::Promotion])),
        (Honor::Pillaged, in_attacks(&lost)),
    ]
}

/// Returns what titles there are in Seafarers alone.
fn of_sea(report: &SeaReport) -> [(Honor, PerSeat<u32>); 3] {
    let works = |work: SeaWork| report.works.map(|_, done| done[work]);
    [
        (Honor::Settler, works(SeaWork::Island)),
        (Honor::Explorer, works(SeaWork::Discovery)),
        (Honor::Shipwright, works(SeaWork::Ship)),
    ]
}

/// Returns who has the most; nobody if all have the same or none has any.
fn first(honor: Honor, counts: &PerSeat<u32>) -> Option<Honored> {
    let most = counts.values().copied().max().filter(|most| *most > 0)?;
    let leaders = counts.iter().filter(|(_, count)| **count == most);
    let seats: Vec<Seat> = leaders.map(|(seat, _)| seat).collect();
    (seats.len() < counts.count()).then_some(Honored { honor, seats, count: most })
}

/// The most points the winner was behind; fewer than 3 are no comeback.
fn comeback(points: &Points, winner: Option<Seat>) -> PerSeat<u32> {
    points.now.map(|seat, _| {
        if winner != Some(seat) {
            return 0;
        }
        let behind = |change: &super::Change| {
            let best = points.now.seats().map(|other| points.at(other, change.nth)).max();
            best.unwrap_or(0).saturating_sub(points.at(seat, change.nth))
        };
        let most = points.changes.iter().map(behind).max().unwrap_or(0);
        if most >= 3 { u32::from(most) } else { 0 }
    })
}

/// The version of a summary's content. Summaries of other versions are rebuilt.
pub const SUMMARY_VERSION: u32 = 4;

/// How a game ended, or that it is still going.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum End {
    Won(Seat),
    BrokenOff,
    GoesOn,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct PlayerSummary {
    pub name: Name,
    pub color: Color,
    /// The points that everybody could see, at the end or so far.
    pub points: u8,
    /// Cards that the numbers owed them.
    pub owed: u32,
    /// Cards that the numbers owe on average.
    pub average: f64,
    pub took: Span,
}

/// The gist of a game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Summary {
    #[serde(deserialize_with = "calendar::read")]
    pub begun: DateTime<Utc>,
    /// When it was last played.
    #[serde(deserialize_with = "calendar::read")]
    pub played: DateTime<Utc>,
    pub title: Option<Title>,
    /// What was played beside the base game. Points of one game say nothing beside those of another.
    pub expansions: Expansions,
    pub players: PerSeat<PlayerSummary>,
    pub end: End,
    pub turns: u32,
    pub decks: Vec<DeckId>,
    /// Where its numbers last came from.
    pub source: NumberSource,
    pub counts: Counts,
    /// How often each should come up on average; `None` if that isn't easy to compute.
    pub expected: Option<EnumMap<Number, f64>>,
}

impl Summary {
    pub fn of(game: &Game) -> Self {
        let state = game.state();
        let (mut book, mut tempo) = (Book::new(game), Tempo::begin(game));
        let mut numbers = Numbers::new(game.setup());
        let mut plan = FairPlan::new(game.setup());
        walk(game, |scene| {
            book.see(&scene);
            tempo.see(&scene);
            numbers.see(&scene);
            plan.see(&scene);
        });
        let luck = book.luck();
        let players = state.players().map(|seat, player| {
            let production = luck.players.of(seat).production;
            PlayerSummary {
                name: player.name.clone(),
                color: player.color,
                points: state.public_points(seat),
                owed: production.owed().total(),
                average: production.owed_on_average(),
                took: tempo.each.of(seat),
            }
        });
        let end = match state.over() {
            Some(Over::PublicPoints { winner } | Over::RevealedCards { winner }) => {
                End::Won(winner)
            }
            Some(Over::BrokenOff) => End::BrokenOff,
            None => End::GoesOn,
        };
        Self {
            begun: game.setup().created,
            played: game.last_time(),
            title: game.title().cloned(),
            expansions: state.rules().expansions(),
            players,
            end,
            turns: state.turn(),
            decks: game.setup().decks.iter().map(|deck| deck.key().clone()).collect(),
            source: state.numbers(),
            counts: *numbers.counts(),
            expected: plan.expected(),
        }
    }
}
