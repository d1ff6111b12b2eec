//! Changes on the screen when the game has moved on, and how long each part of them takes to
//! move.

use board::{Hex, Intersection, Path, Spot};
use cards::PileCard;
use game::{
    Act, By, Deed, Game, KnightsChange, KnightsDeed, MAX_PLAYERS, OilDeed, Over, RiversDeed,
    SeaDeed, Seat, State, Turned, WagonDeed,
};
use stats::report::Prize;

/// The longest that anything moves, in seconds.
pub const LONGEST: f64 = 0.9;

/// A moving part; it begins and ends a certain number of seconds after the game has moved
/// on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MovingPart {
    /// The card, from its back to its front.
    Card,
    /// The line of the player this many places after the active one.
    Payout(u8),
    /// The robber, from hex to hex.
    Robber,
    /// A knight, from one intersection to another.
    Knight,
    /// The pirate, from one sea hex to another.
    Pirate,
    /// The fleet, along its course.
    Fleet,
    /// A ship, from path to path, or a new one.
    Ship,
    /// A wagon, along its way.
    Wagon,
    /// A bandit, from path to path.
    Bandit,
    /// A bridge, or an oil metropolis, that was built.
    Rising,
    /// The fog over a hex that was turned up.
    Fog,
    /// The shadow of a 7.
    Seven,
    /// The fireworks of a New Year.
    NewYear,
    /// An award or a metropolis, from player to player.
    Award,
    /// The barbarians' landing.
    Attack,
    /// The confetti of a win.
    Win,
}

impl MovingPart {
    /// All of them; of the payouts the first.
    pub const ALL: [Self; 16] = [
        Self::Card,
        Self::Payout(0),
        Self::Robber,
        Self::Knight,
        Self::Pirate,
        Self::Fleet,
        Self::Ship,
        Self::Wagon,
        Self::Bandit,
        Self::Rising,
        Self::Fog,
        Self::Seven,
        Self::NewYear,
        Self::Award,
        Self::Attack,
        Self::Win,
    ];

    pub fn span(self) -> (f64, f64) {
        match self {
            Self::Card => (0.0, 0.45),
            Self::Payout(nth) => {
                let start = (0.3 + 0.06 * f64::from(nth)).min(0.6);
                (start, start + 0.25)
            }
            Self::Robber | Self::Knight | Self::Pirate | Self::Bandit => (0.0, 0.7),
            Self::Ship | Self::Rising => (0.0, 0.6),
            Self::Fog => (0.1, 0.8),
            Self::Fleet | Self::Wagon | Self::Seven | Self::NewYear | Self::Attack | Self::Win => {
                (0.0, LONGEST)
            }
            Self::Award => (0.05, 0.8),
        }
    }
}

/// State of the game that the screen has seen, used to tell what has changed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SeenState {
    pub acts: usize,
    pub number: Option<u8>,
    /// The number that has been paid.
    pub paid: Option<u8>,
    pub robber: Option<Hex>,
    pub pirate: Option<Hex>,
    pub fleet: Option<Hex>,
    /// The place of each player's wagon.
    pub wagons: [Option<Intersection>; MAX_PLAYERS],
    /// The holders of [`Prize::SOLE`], one by one.
    pub holders: [Option<Seat>; Prize::SOLE.len()],
    pub attacks: u16,
    pub winner: Option<Seat>,
}

impl SeenState {
    pub fn of(point: GamePoint<'_>) -> Self {
        let state = point.state;
        Self {
            acts: point.acts,
            number: state.number(),
            paid: state.payout().map(|payout| payout.number),
            robber: state.robber(),
            pirate: state.pirate(),
            fleet: state.position().pirates().and_then(|pirates| pirates.fleet),
            wagons: wagons(state),
            holders: Prize::SOLE.map(|prize| prize.holder(state)),
            attacks: state.knights().map_or(0, |knights| knights.table().attacks),
            winner: state.over().and_then(Over::winner),
        }
    }
}

/// The places of the wagons, by seat.
fn wagons(state: &State) -> [Option<Intersection>; MAX_PLAYERS] {
    let mut places = [None; MAX_PLAYERS];
    let all = state.wagons().into_iter().flat_map(|wagons| wagons.table().wagons.values());
    for (place, wagon) in places.iter_mut().zip(all) {
        *place = wagon.at;
    }
    places
}

/// The player whose wagon went somewhere, and where.
fn drive(
    before: &SeenState,
    seen: &SeenState,
    state: &State,
) -> Option<(Seat, Walk<Intersection>)> {
    let both = before.wagons.into_iter().zip(seen.wagons);
    let mut went = state.players().seats().zip(both).filter_map(|(seat, (from, to))| {
        let walk = Walk { from: from?, to: to? };
        (walk.from != walk.to).then_some((seat, walk))
    });
    went.next()
}

/// The way of a bandit that went with this deed, if one did.
const fn bandit_walk(deed: &Deed) -> Option<Walk<Path>> {
    let Deed::Wagons(WagonDeed::MoveBandit { from, to, .. } | WagonDeed::SendAway { from, to, .. }) =
        deed
    else {
        return None;
    };
    Some(Walk { from: *from, to: *to })
}

/// The place of the bridge or oil metropolis that this deed built.
const fn risen(deed: &Deed) -> Option<Spot> {
    if let Deed::Rivers(RiversDeed::BuildBridge { at }) = deed {
        return Some(Spot::Path(*at));
    }
    if let Deed::Oil(OilDeed::BuildMetropolis { at }) = deed {
        return Some(Spot::Intersection(*at));
    }
    None
}

/// Returns whether a New Year came to light.
pub fn brings_new_year(deed: &Deed) -> bool {
    if let Deed::Draw { turned } = deed {
        return turned.contains(&Turned::Card(PileCard::NewYear));
    }
    *deed == Deed::DrawPrinted { card: PileCard::NewYear }
}

/// Changes that are shown as motion.
#[derive(Clone, Copy, Debug, Default)]
#[expect(clippy::struct_excessive_bools, reason = "each says that something has just arrived")]
pub struct Moves {
    pub card: bool,
    pub payout: bool,
    pub robber: Option<Walk<Hex>>,
    pub knight: Option<Walk<Intersection>>,
    pub pirate: Option<Walk<Hex>>,
    pub fleet: Option<Walk<Hex>>,
    pub ship: Option<Voyage>,
    /// The player whose wagon went from one place to another.
    pub wagon: Option<(Seat, Walk<Intersection>)>,
    pub bandit: Option<Walk<Path>>,
    pub rising: Option<Spot>,
    /// The hidden hex that was turned up.
    pub found: Option<Hex>,
    pub seven: bool,
    pub new_year: bool,
    /// Handovers of [`Prize::SOLE`], one by one.
    pub handovers: [Option<Handover>; Prize::SOLE.len()],
    pub attack: bool,
    pub win: bool,
}

impl Moves {
    pub fn between(before: &SeenState, seen: &SeenState, point: GamePoint<'_>) -> Self {
        let acts = point.last(seen.acts - before.acts);
        let mut deeds = acts.iter().map(|act| &act.deed);
        let mut changes = acts.iter().flat_map(|act| &act.knights);
        let is_landing = |change: &_| matches!(change, KnightsChange::Attacked { .. });
        let is_new = |before: Option<u8>, now: Option<u8>| before.is_none() && now.is_some();
        let card = is_new(before.number, seen.number);
        let walk = |from: Option<Hex>, to: Option<Hex>| {
            let walk = Walk { from: from?, to: to? };
            // None for what comes onto the board or stays.
            (walk.from != walk.to).then_some(walk)
        };
        let mut holders = before.holders.into_iter().zip(seen.holders);
        let handovers = Prize::SOLE.map(|what| {
            let (from, to) = holders.next()?;
            (from != to).then_some(Handover { what, from, to })
        });
        Self {
            card,
            payout: is_new(before.paid, seen.paid),
            robber: walk(before.robber, seen.robber),
            knight: point.last_touch().and_then(|act| knight_walk(&act.deed)),
            pirate: walk(before.pirate, seen.pirate),
            fleet: walk(before.fleet, seen.fleet),
            ship: deeds.clone().find_map(Voyage::of),
            wagon: drive(before, seen, point.state),
            bandit: deeds.clone().find_map(bandit_walk),
            rising: deeds.clone().find_map(risen),
            found: deeds.clone().find_map(found),
            // A robber that sleeps casts none.
            seven: card && seen.number == Some(7) && !point.state.position().is_robber_locked(),
            new_year: deeds.any(brings_new_year),
            handovers,
            // A count that somebody put right is no attack.
            attack: seen.attacks == before.attacks + 1 && changes.any(is_landing),
            win: before.winner.is_none() && seen.winner.is_some(),
        }
    }

    pub fn has(&self, part: MovingPart) -> bool {
        match part {
            MovingPart::Card => self.card,
            MovingPart::Payout(_) => self.payout,
            MovingPart::Robber => self.robber.is_some(),
            MovingPart::Knight => self.knight.is_some(),
            MovingPart::Pirate => self.pirate.is_some(),
            MovingPart::Fleet => self.fleet.is_some(),
            MovingPart::Ship => self.ship.is_some(),
            MovingPart::Wagon => self.wagon.is_some(),
            MovingPart::Bandit => self.bandit.is_some(),
            MovingPart::Rising => self.rising.is_some(),
            MovingPart::Fog => self.found.is_some(),
            MovingPart::Seven => self.seven,
            MovingPart::NewYear => self.new_year,
            MovingPart::Award => self.handovers.iter().any(Option::is_some),
            MovingPart::Attack => self.attack,
            MovingPart::Win => self.win,
        }
    }
}

/// A way from place to place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Walk<P> {
    pub from: P,
    pub to: P,
}

/// Returns where a knight went with this deed, if one did.
const fn knight_walk(deed: &Deed) -> Option<Walk<Intersection>> {
    let Deed::Knights(KnightsDeed::MoveKnight { from, to } | KnightsDeed::Displace { from, to }) =
        deed
    else {
        return None;
    };
    Some(Walk { from: *from, to: *to })
}

/// An award or a metropolis on its way; who loses it or wins it may be nobody.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Handover {
    pub what: Prize,
    pub from: Option<Seat>,
    pub to: Option<Seat>,
}

/// A ship on its way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Voyage {
    /// Path on which it lay; `None` if it is new.
    pub from: Option<Path>,
    /// Path on which it lies now.
    pub to: Path,
}

impl Voyage {
    /// The way of the ship that this deed moved or built.
    const fn of(deed: &Deed) -> Option<Self> {
        let Deed::Sea(deed) = deed else { return None };
        match deed {
            SeaDeed::MoveShip { from, to } => Some(Self { from: Some(*from), to: *to }),
            SeaDeed::FoundShip { at } | SeaDeed::BuildShip { at } => {
                Some(Self { from: None, to: *at })
            }
            SeaDeed::MovePirate { .. }
            | SeaDeed::ChasePirate { .. }
            | SeaDeed::TakeGold { .. }
            | SeaDeed::TurnUp { .. }
            | SeaDeed::Scenario(_) => None,
        }
    }
}

/// The hidden hex that this deed turned up.
const fn found(deed: &Deed) -> Option<Hex> {
    if let Deed::Sea(SeaDeed::TurnUp { at, .. }) = deed { Some(*at) } else { None }
}

/// A game up to one of the acts of its branch.
#[derive(Clone, Copy)]
pub struct GamePoint<'a> {
    pub state: &'a State,
    /// Number of acts that led there.
    pub acts: usize,
    game: &'a Game,
}

impl<'a> GamePoint<'a> {
    /// Returns where the game stands.
    pub fn now(game: &'a Game) -> Self {
        Self { state: game.state(), acts: game.count(), game }
    }

    /// Returns where it stood after so many acts, with `state` as it was there.
    pub const fn past(game: &'a Game, acts: usize, state: &'a State) -> Self {
        Self { state, acts, game }
    }

    /// The last acts that led there, so many of them, the latest first.
    pub fn last(self, count: usize) -> Vec<&'a Act> {
        let before = self.acts.saturating_sub(count);
        let acts = self.game.acts_from(before).take(self.acts - before);
        let mut acts: Vec<&Act> = acts.map(|(_, _, act)| act).collect();
        acts.reverse();
        acts
    }

    /// The last act that the table made itself.
    pub fn last_touch(self) -> Option<&'a Act> {
        let later = self.game.count().saturating_sub(self.acts);
        let mut acts = self.game.acts().rev().skip(later).map(|(_, _, act)| act);
        acts.find(|act| act.by == By::Table)
    }
}
