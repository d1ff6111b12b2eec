//! All that is told of one game, from one walk over it: the tallies, and titles at its end, for
//! what each player did more of than all others; and its gist, for reports on many.

use enum_map::EnumMap;
use serde::{Deserialize, Serialize};

use super::works::note_work;
use super::{
    AttackRecord, BanditDeed, FairPlan, FishReport, GoldReport, KnightsReport, Luck, Numbers,
    OilReport, OilWay, Points, PointsChange, RollCounts, Scene, SeaReport, Tempo, Traffic,
    TurnsPlayed, WagonReport, Way, Work, Works, walk,
};
use cards::DeckId;
use game::{
    CardKind, Expansions, Game, Name, NumberSource, Outcome, Over, PerSeat, Player, Roll, Seat,
};

/// All that is told of a game, on the branch being played.
#[derive(Clone, Debug)]
pub struct GameReport {
    /// The turns that were played, up to the current one.
    pub turns: TurnsPlayed,
    pub numbers: Numbers,
    /// The plan that fair games with the same deck or dice follow.
    pub plan: FairPlan,
    pub luck: Luck,
    pub points: Points,
    /// Everybody's works: built, bought, and done.
    pub works: PerSeat<Works>,
    pub traffic: Traffic,
    pub tempo: Tempo,
    /// Nothing where Cities & Knights isn't played.
    pub knights: Option<KnightsReport>,
    /// Nothing where Seafarers isn't played.
    pub sea: Option<SeaReport>,
    /// Nothing where no fish are played.
    pub fish: Option<FishReport>,
    /// Nothing where nobody plays with gold.
    pub gold: Option<GoldReport>,
    /// Nothing where no wagons are played.
    pub wagons: Option<WagonReport>,
    /// Nothing where no oil is played.
    pub oil: Option<OilReport>,
    winner: Option<Seat>,
}

impl GameReport {
    /// The report on `game`.
    pub fn of(game: &Game) -> Self {
        let state = game.state();
        let opening = game.state_after(0);
        let opening = opening.as_ref().unwrap_or(state);
        let mut report = Self {
            turns: TurnsPlayed::new(),
            numbers: Numbers::new(game.setup()),
            plan: FairPlan::new(game.setup()),
            luck: Luck::begin(game),
            points: Points::begin(game, opening),
            works: state.players().map(|_, _| Works::default()),
            traffic: Traffic::begin(game),
            tempo: Tempo::begin(game),
            knights: KnightsReport::begin(opening),
            sea: SeaReport::begin(opening),
            fish: FishReport::begin(opening),
            gold: GoldReport::begin(opening),
            wagons: WagonReport::begin(opening),
            oil: OilReport::begin(opening),
            winner: state.over().and_then(Over::winner),
        };
        walk(game, |scene| report.see(&scene));
        report.turns.end(state);
        report
    }

    fn see(&mut self, scene: &Scene<'_>) {
        let last = self.turns.last();
        self.turns.note(scene);
        let turn = self.turns.of_act(scene.nth);
        self.numbers.see(scene);
        self.plan.see(scene);
        self.luck.see(scene);
        self.points.see(scene);
        note_work(&mut self.works, scene);
        self.traffic.see(scene);
        self.tempo.see(scene, turn != last);
        self.knights.iter_mut().for_each(|knights| knights.see(scene, turn));
        self.sea.iter_mut().for_each(|sea| sea.see(scene));
        self.fish.iter_mut().for_each(|fish| fish.see(scene));
        self.gold.iter_mut().for_each(|gold| gold.see(scene));
        self.wagons.iter_mut().for_each(|wagons| wagons.see(scene));
        self.oil.iter_mut().for_each(|oil| oil.see(scene));
    }
}

pub const MOST_HONORS: usize = 6;

board::keyed! {
    /// A reason to give a title; those before others take precedence.
    pub enum Honor {
        /// Came from behind to win; the count is in points.
        Comeback = "comeback",
        /// Was Defender most often (KNIGHTS 9).
        Defender = "defender",
        /// Their knights counted most in attacks that were repelled, all together.
        Rampart = "rampart",
        /// Reached the most levels of improvement.
        Improvements = "improvements",
        /// Played the most progress cards.
        Progress = "progress",
        /// Recruited and promoted the most knights on the island.
        Marshal = "marshal",
        /// Lost the most cities to the barbarians.
        Pillaged = "pillaged",
        /// Settled on the most foreign islands (SEA 8).
        Settler = "settler",
        /// Turned up the most hidden hexes (SEA 7).
        Explorer = "explorer",
        /// Built the most ships.
        Shipwright = "shipwright",
        /// Delivered the most cargo (TRADERS 5.5).
        Carter = "carter",
        /// Drove off the most bandits (TRADERS 5.7).
        Escort = "escort",
        /// Earned the most gold (TRADERS 2.5, 5).
        Wealth = "wealth",
        /// Built the most bridges (TRADERS 2.4).
        Bridges = "bridges",
        /// Caught the most fish tokens (TRADERS 1.3).
        Angler = "angler",
        /// Sequestered the most oil (TRADERS 7.6).
        Guardian = "guardian",
        /// Got the most oil from the numbers (TRADERS 7.3).
        Driller = "driller",
        /// Played the most knights.
        Knights = "knights",
        /// Traded the most with other players.
        Trades = "trades",
        /// Built the most roads.
        Roads = "roads",
        /// Built the most cities.
        Cities = "cities",
        /// Built the most settlements.
        Settlements = "settlements",
        /// Got the most cards of one kind from the numbers: of that which brought anybody most.
        Harvest = "harvest",
        /// Gave the most cards to the bank in trades.
        Harbors = "harbors",
        /// Bought the most development cards.
        Cards = "cards",
        /// Suffered most from the robber; the count is the cards it blocked.
        Robbed = "robbed",
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Honored {
    pub honor: Honor,
    /// Players that have it; several may share it.
    pub seats: Vec<Seat>,
    /// Number of the things that it is for, at least 1.
    pub count: u32,
}

impl GameReport {
    /// The titles of the game, at most [`MOST_HONORS`]: those that give somebody
    /// their first one take precedence.
    pub fn honors(&self) -> Vec<Honored> {
        let mut honored: Vec<Seat> = Vec::new();
        let (mut given, mut left) = (Vec::new(), Vec::new());
        for one in Honor::ALL.into_iter().filter_map(|honor| self.most(honor)) {
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

    /// Returns who has the most; nobody if all have the same or none has any.
    fn most(&self, honor: Honor) -> Option<Honored> {
        let counts = self.works.map(|seat, _| self.count(honor, seat));
        let most = counts.values().copied().max().filter(|most| *most > 0)?;
        let leaders = counts.iter().filter(|(_, count)| **count == most);
        let seats: Vec<Seat> = leaders.map(|(seat, _)| seat).collect();
        (seats.len() < counts.count()).then_some(Honored { honor, seats, count: most })
    }

    /// Returns how many of what a title is for somebody has.
    fn count(&self, honor: Honor, seat: Seat) -> u32 {
        let works = |all: &[Work]| all.iter().map(|work| self.works.of(seat)[*work]).sum();
        let traffic = &self.traffic;
        let attacks = |count: fn(&AttackRecord, Seat) -> usize| {
            let attacks = self.knights.iter().flat_map(|knights| &knights.attacks);
            u32::try_from(attacks.map(|attack| count(attack, seat)).sum::<usize>())
                .unwrap_or(u32::MAX)
        };
        match honor {
            Honor::Comeback => self.comeback(seat),
            Honor::Defender => attacks(|attack, seat| usize::from(attack.defender == Some(seat))),
            Honor::Rampart => attacks(|attack, seat| match attack.strength.outcome {
                Outcome::Repelled => attack.strength.defence.of(seat).into(),
                Outcome::Lost => 0,
            }),
            Honor::Improvements => works(&[Work::Improvement]),
            Honor::Progress => of(self.knights.as_ref(), |it| it.progress.of(seat).all_played()),
            Honor::Marshal => works(&[Work::Knight, Work::Promotion]),
            Honor::Pillaged => attacks(|attack, seat| {
                attack.pillaged.iter().filter(|player| **player == seat).count()
            }),
            Honor::Settler => works(&[Work::Island]),
            Honor::Explorer => works(&[Work::Discovery]),
            Honor::Shipwright => works(&[Work::Ship]),
            Honor::Carter => works(&[Work::Delivery]),
            Honor::Escort => of(self.wagons.as_ref(), |it| {
                u32::try_from(it.bandits_of(seat, BanditDeed::DrivenOff)).unwrap_or(u32::MAX)
            }),
            Honor::Wealth => of(self.gold.as_ref(), |it| it.flows.of(seat).earned()),
            Honor::Bridges => works(&[Work::Bridge]),
            Honor::Angler => of(self.fish.as_ref(), |it| it.players.of(seat).caught),
            Honor::Guardian => works(&[Work::Sequestering]),
            Honor::Driller => of(self.oil.as_ref(), |it| it.players.of(seat).got[OilWay::Number]),
            Honor::Knights => works(&[Work::Army]),
            Honor::Trades => {
                let own = traffic.trades.iter();
                let own = own.filter(|((one, other), _)| seat == *one || seat == *other);
                own.map(|(_, count)| count).sum()
            }
            Honor::Roads => works(&[Work::Road]),
            Honor::Cities => works(&[Work::City]),
            Honor::Settlements => works(&[Work::Settlement]),
            Honor::Harvest => self.harvest(self.best_harvest(), seat),
            Honor::Harbors => traffic.flows.of(seat).gave(Way::Bank).total(),
            Honor::Cards => works(&[Work::Card]),
            Honor::Robbed => traffic.robbed.of(seat),
        }
    }

    /// Returns the kind of which the numbers brought somebody the most; among equals, the first in
    /// the rules' order.
    pub fn best_harvest(&self) -> CardKind {
        let most = |kind: &CardKind| {
            self.works.seats().map(|seat| self.harvest(*kind, seat)).max().unwrap_or(0)
        };
        let [first, rest @ ..] = CardKind::ALL;
        rest.into_iter().rev().chain([first]).max_by_key(most).unwrap_or(first)
    }

    fn harvest(&self, kind: CardKind, seat: Seat) -> u32 {
        self.traffic.flows.of(seat).got(Way::Production).of(kind)
    }

    /// The most points that somebody was behind who won; fewer than 3 are no comeback.
    fn comeback(&self, seat: Seat) -> u32 {
        let points = &self.points;
        let behind = |change: &PointsChange| {
            let best = points.now.seats().map(|other| points.at(other, change.nth)).max();
            best.unwrap_or(0).saturating_sub(points.at(seat, change.nth))
        };
        let own = points.changes.iter().filter(|_| self.winner == Some(seat));
        let most = own.map(behind).max().filter(|most| *most >= 3);
        most.and_then(|most| u32::try_from(most).ok()).unwrap_or(0)
    }
}

/// Returns what is counted in the part of an expansion; nothing where it isn't played.
fn of<R>(part: Option<&R>, count: impl FnOnce(&R) -> u32) -> u32 {
    part.map_or(0, count)
}

/// The version of a summary's content. Summaries of other versions are rebuilt.
pub const SUMMARY_VERSION: u32 = 5;

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct PlayerSummary {
    pub name: Name,
    /// The points that everybody could see, at the end or so far.
    pub points: i16,
    /// Cards that the numbers owed them.
    pub owed: u32,
    /// Cards that the numbers owe on average.
    pub average: f64,
}

/// The gist of a game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Summary {
    /// Expansions that were played. Points of one game say nothing beside those of
    /// another.
    pub expansions: Expansions,
    pub players: PerSeat<PlayerSummary>,
    /// The winner; nobody if it is going on or was broken off.
    pub winner: Option<Seat>,
    pub decks: Vec<DeckId>,
    /// The source that its numbers last came from.
    pub source: NumberSource,
    pub counts: RollCounts,
    /// Count of each number that is to be expected on average; `None` if that isn't easy to
    /// compute.
    pub expected: Option<EnumMap<Roll, f64>>,
}

impl Summary {
    pub fn of(game: &Game) -> Self {
        let state = game.state();
        let (mut numbers, mut plan) = (Numbers::new(game.setup()), FairPlan::new(game.setup()));
        let mut luck = Luck::begin(game);
        walk(game, |scene| {
            numbers.see(&scene);
            plan.see(&scene);
            luck.see(&scene);
        });
        let player = |seat: Seat, player: &Player| {
            let production = luck.players.of(seat);
            PlayerSummary {
                name: player.name.clone(),
                points: state.public_points(seat),
                owed: production.owed().total(),
                average: production.owed_on_average(),
            }
        };
        Self {
            expansions: state.rules().expansions(),
            players: state.players().map(player),
            winner: state.over().and_then(Over::winner),
            decks: game.setup().decks.iter().map(|deck| deck.key().clone()).collect(),
            source: state.numbers(),
            counts: *numbers.counts(),
            expected: plan.expected(),
        }
    }
}
