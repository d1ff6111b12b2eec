//! The way from the effects of a card to the tasks of the players (RULES 9), and to the changed
//! yields of buildings this turn.
//!
//! Nothing here knows an event by name: whatever the vocabulary of
//! [`Effect`] can say is worked out the same way.

use crate::{
    Building, Cards, Condition, GiftOf, Kinds, Piece, Position, RobberEscape, Seat, Seats,
    StealTargets, Task, WagonTask,
};
use board::{Hex, Path, Resource, Terrain};
use cards::{
    Award, Bars, Capped, Duty, Effect, Freedom, Harvest, Measure, Recipients, Refuge, Selector,
    Tie, Victims,
};

/// The turn in which an event takes place: its player, the hand limit of a 7, and the kinds of
/// cards that an event may draw.
#[derive(Clone, Copy, Debug)]
pub struct Occasion {
    /// The player whose turn it is.
    pub active: Seat,
    /// The most cards that nobody without a wall discards from.
    pub hand_limit: u16,
    /// Kinds among which an event draws a card from somebody's hand (KNIGHTS 18); the robber draws
    /// among all.
    pub draws_from: Kinds,
    /// Set if the card lets players take an oil in place of a resource of choice (TRADERS 8.1).
    pub or_oil: bool,
}

/// Returns what a 7 asks (RULES 5): discards, the robber, a card.
pub fn seven() -> [Effect; 3] {
    [
        Effect::DiscardHalf {},
        Effect::MoveRobber { who: Selector::Active, duty: Duty::Must },
        Effect::Steal { who: Selector::Active, from: Victims::BesideRobber, duty: Duty::Must },
    ]
}

impl Position<'_> {
    /// Returns what `effects` ask of whom, in the order in which it is done. Awards
    /// are looked up as they stand in the position.
    pub fn tasks(&self, effects: &[Effect], occasion: Occasion) -> Vec<Task> {
        let mut tasks = Vec::new();
        for effect in effects {
            self.add_tasks(effect, occasion, &mut tasks);
        }
        tasks
    }

    fn add_tasks(&self, effect: &Effect, occasion: Occasion, tasks: &mut Vec<Task>) {
        let active = occasion.active;
        let each = |who: &Selector| self.selected(who, active).into_iter();
        match effect {
            Effect::DiscardHalf {} => tasks.extend(self.discards(occasion)),
            // Until the first attack nothing moves the robber, and it robs nobody
            // (KNIGHTS 11).
            Effect::MoveRobber { .. }
            | Effect::Steal { from: Victims::BesideRobber, .. }
            | Effect::RobberFlees { .. }
                if self.is_robber_locked() && self.wagons.is_none() => {}
            // A bandit goes in its place (TRADERS 5.3).
            Effect::MoveRobber { who, duty } if self.wagons.is_some() => {
                let freedom = |player| self.freedom(*duty, who, player);
                tasks.extend(each(who).map(|player| {
                    WagonTask::Bandit { player, from: None, freedom: freedom(player) }.into()
                }));
            }
            // Without a robber nothing moves, and a 7 takes from anybody (SCENARIOS 4.5).
            Effect::MoveRobber { .. } if self.pirates().is_some() => {}
            Effect::MoveRobber { who, duty } => {
                let freedom = |player| self.freedom(*duty, who, player);
                let moves = |player| Task::MoveRobber { player, freedom: freedom(player) };
                tasks.extend(each(who).map(moves));
            }
            Effect::Steal { who, from, duty } => {
                for player in each(who) {
                    let (from, of) = match from {
                        Victims::BesideRobber if self.pirates().is_none() => {
                            (StealTargets::BesideRobber, self.kinds())
                        }
                        Victims::BesideRobber => {
                            let holders = self.others(player).into_iter();
                            let holders = holders.filter(|seat| self.may_have_cards(*seat));
                            (StealTargets::OneOf(holders.collect()), self.kinds())
                        }
                        Victims::Anyone => {
                            let of = occasion.draws_from;
                            let others = self.others(player).into_iter();
                            let holders = others.filter(|seat| self.may_have_any_of(*seat, of));
                            (StealTargets::OneOf(holders.collect()), of)
                        }
                    };
                    if from != StealTargets::OneOf(Seats::new()) {
                        // Whoever moved a bandit may leave it (TRADERS 5.3).
                        let is_bandits =
                            from == StealTargets::BesideRobber && self.wagons.is_some();
                        let freedom = if is_bandits {
                            Freedom::May
                        } else {
                            self.freedom(*duty, who, player)
                        };
                        tasks.push(Task::Steal { player, from, freedom, of, or_oil: false });
                    }
                }
            }
            Effect::Take { who, resource, duty } => {
                let stock = self.bank.map_or(usize::MAX, |bank| match resource {
                    Some(kind) => usize::from(bank.get(*kind)),
                    None => usize::from(bank.resources().total()),
                });
                for player in each(who).take(stock) {
                    let freedom = self.freedom(*duty, who, player);
                    let or_oil = occasion.or_oil && resource.is_none() && self.may_get_oil(player);
                    tasks.push(Task::Take { player, resource: *resource, freedom, or_oil });
                }
            }
            Effect::Pay { who } => tasks.extend(each(who).map(|player| Task::Pay { player })),
            Effect::Swap { who } => tasks.extend(each(who).map(|player| Task::Swap { player })),
            Effect::Give { who, to } => {
                let givers = self.givers(who, *to, active).into_iter();
                givers.for_each(|player| self.add_gifts(player, *to, active, tasks));
            }
            Effect::DamageRoad { who, bars } => tasks.extend(self.damages(who, *bars, active)),
            Effect::MendRoad { who } => {
                let is_hurt = |owner: &Seat| self.measure(Measure::DamagedRoads, *owner) > 0;
                tasks.extend(each(who).filter(is_hurt).map(|player| Task::MendRoad { player }));
            }
            Effect::RobberFlees { without_desert } => {
                tasks.extend(self.flight(*without_desert, active));
            }
            Effect::AtTable {} => tasks.push(Task::AtTable { player: active }),
            // These change the turn, not what anybody has to do.
            Effect::RobberSleeps {}
            | Effect::CapYield { .. }
            | Effect::Yield { .. }
            | Effect::Season { .. }
            | Effect::MoveBarbarians { .. } => {}
        }
    }

    /// Everybody else at the table, in the order of their seats' numbers.
    fn others(&self, player: Seat) -> Seats {
        let mut others: Seats = self.seating.present().filter(|seat| *seat != player).collect();
        others.sort_unstable();
        others
    }

    fn discards(&self, occasion: Occasion) -> impl Iterator<Item = Task> {
        self.seating.from(occasion.active).into_iter().filter_map(move |player| {
            match self.counted_for_seven(player) {
                Some(size) if size > self.pieces.hand_limit(occasion.hand_limit, player) => {
                    Some(Task::Discard { player, count: Some(size / 2) })
                }
                _ => None,
            }
        })
    }

    fn damages(&self, who: &Selector, bars: Bars, active: Seat) -> impl Iterator<Item = Task> {
        let has_intact_road = move |player: &Seat| self.may_turn(*player, bars).next().is_some();
        let players = self.selected(who, active).into_iter();
        players.filter(has_intact_road).map(move |player| Task::DamageRoad { player, bars })
    }

    /// Roads of `player`, and ships and bridges where an earthquake turns these, too, that lie as
    /// usual: only the fusion rulings let it turn a bridge, or a ship in scenarios with rules of
    /// their own (SCENARIOS 6, TRADERS 8.1).
    pub fn may_turn(&self, player: Seat, bars: Bars) -> impl Iterator<Item = Path> {
        let turns_ships = self.scenario().is_none() || bars == Bars::Buildings;
        let links = self.pieces.links_of(player);
        let links = links.filter(|(_, link)| link.condition == Condition::Intact);
        let turns = move |piece: Piece| match piece {
            Piece::Ship => turns_ships,
            Piece::Bridge => bars == Bars::Buildings,
            Piece::Road | Piece::Settlement | Piece::City => true,
        };
        links.filter(move |(_, link)| turns(link.piece)).map(|(path, _)| path)
    }

    fn add_gifts(&self, player: Seat, to: Recipients, active: Seat, tasks: &mut Vec<Task>) {
        let points = |seat: Seat| self.public_points(seat);
        let fewer = |seat: &Seat| points(*seat) < points(player);
        let of = match (self.kinds(), to) {
            (Kinds::WithCommodities, Recipients::EachWithFewerPoints) => GiftOf::ResourcesFirst,
            (_, Recipients::EachWithFewerPoints | Recipients::OneWithFewerPoints)
                if self.oil.is_some() =>
            {
                GiftOf::AnyOrOil
            }
            _ => GiftOf::Any,
        };
        let give = |to: Seats| Task::Give { player, to, of };
        match to {
            Recipients::LeftNeighbor | Recipients::RightNeighbor => {
                let neighbor = match to {
                    Recipients::LeftNeighbor => self.seating.after(player),
                    _ => self.seating.before(player),
                };
                if self.may_have_cards(player) && neighbor != player {
                    tasks.push(give(Seats::from_iter([neighbor])));
                }
            }
            Recipients::Anyone => {
                let to = self.others(player);
                if !to.is_empty() && self.may_have_cards(player) {
                    tasks.push(give(to));
                }
            }
            Recipients::EachWithFewerPoints => {
                let to: Seats = self.seating.from(active).into_iter().filter(fewer).collect();
                let needed = u16::try_from(to.len()).unwrap_or(u16::MAX);
                if self.may_give(player, of).is_none_or(|size| size >= needed) {
                    tasks.extend(to.into_iter().map(|seat| give(Seats::from_iter([seat]))));
                }
            }
            Recipients::OneWithFewerPoints => {
                let mut to: Seats = self.seating.present().filter(fewer).collect();
                to.sort_unstable();
                if !to.is_empty() && self.may_give(player, of) != Some(0) {
                    tasks.push(give(to));
                }
            }
        }
    }

    /// Returns how many cards `player` may give away, oil counted where it may be given.
    fn may_give(&self, player: Seat, of: GiftOf) -> Option<u16> {
        let oil = if of == GiftOf::AnyOrOil { self.oil_of(player) } else { 0 };
        Some(self.hand_sizes.of(player)?.saturating_add(oil.into()))
    }

    pub(super) fn flight(&self, without_desert: Refuge, active: Seat) -> Option<Task> {
        // With wagons there is no robber (TRADERS 8.1).
        if self.pirates().is_some() || self.wagons.is_some() {
            return None;
        }
        let refuges = self.refuges();
        let deserts = self.island.deserts().filter(|hex| refuges.contains(hex));
        let deserts: Vec<Hex> = deserts.collect();
        let to = match (deserts.as_slice(), without_desert) {
            (_, _) if self.robber.is_some_and(|hex| deserts.contains(&hex)) => return None,
            ([desert], _) => RobberEscape::Fixed(Some(*desert)),
            ([], Refuge::BesideBoard) if self.robber.is_none() => return None,
            ([], Refuge::BesideBoard) => RobberEscape::Fixed(None),
            ([], Refuge::EmptyHex) => {
                let built_on =
                    |hex: Hex| self.pieces.buildings().any(|(place, ..)| place.touches(hex));
                let empty: Vec<Hex> = refuges
                    .into_iter()
                    .filter(|hex| self.robber != Some(*hex) && !built_on(*hex))
                    .collect();
                if empty.is_empty() {
                    return None;
                }
                RobberEscape::Among(empty)
            }
            _ => RobberEscape::Among(deserts),
        };
        Some(Task::RobberTo { player: active, to })
    }

    /// Returns who is meant, clockwise from the active player.
    pub(super) fn selected(&self, who: &Selector, active: Seat) -> Seats {
        match who {
            Selector::Active => Seats::from_iter([active]),
            Selector::All => self.seating.from(active),
            Selector::Others => self.those(active, |seat| seat != active),
            Selector::Trailers { least, tie } => self.trailers(*least, *tie, active),
            Selector::AtLeast { measure, count } => {
                self.those(active, |seat| self.measure(*measure, seat) >= i16::from(*count))
            }
            Selector::AtMost { measure, count } => {
                self.those(active, |seat| self.measure(*measure, seat) <= i16::from(*count))
            }
            Selector::Leaders { holder, most, tie } => {
                if let Some(holder) = self.claimed_by(*holder) {
                    return Seats::from_iter([holder]);
                }
                let settled = self
                    .compared(*holder, most)
                    .iter()
                    .map(|measure| self.leaders(*measure, *tie, active));
                settled.into_iter().find(|leaders| !leaders.is_empty()).unwrap_or_default()
            }
        }
    }

    /// Returns what decides who leads where nobody holds the award: with wagons there is none for
    /// roads, and what comes first decides alone (TRADERS 8.1).
    pub(super) fn compared<'m>(&self, award: Option<Award>, most: &'m [Measure]) -> &'m [Measure] {
        if award == Some(Award::LongestRoad) && self.wagons.is_some() {
            most.get(..1).unwrap_or(most)
        } else {
            most
        }
    }

    pub(super) fn claimed_by(&self, award: Option<Award>) -> Option<Seat> {
        let award = award?;
        let holder = self.holders.of(award).filter(|_| self.plays_for(award));
        holder.filter(|seat| self.seating.is_present(*seat))
    }

    /// Returns the players at the table who are meant, clockwise from the active player.
    fn those(&self, active: Seat, is_meant: impl Fn(Seat) -> bool) -> Seats {
        let mut seats = self.seating.from(active);
        seats.retain(|seat| is_meant(*seat));
        seats
    }

    pub(super) fn leaders(&self, measure: Measure, tie: Tie, active: Seat) -> Seats {
        let (most, leaders) = self.outermost(measure, active, i16::max);
        let settled = most > 0 && (tie == Tie::Share || leaders.len() == 1);
        if settled { leaders } else { Seats::new() }
    }

    fn trailers(&self, measure: Measure, tie: Tie, active: Seat) -> Seats {
        let (_, trailers) = self.outermost(measure, active, i16::min);
        let trail_somebody = trailers.len() < self.seating.count();
        let settled = trail_somebody && (tie == Tie::Share || trailers.len() == 1);
        if settled { trailers } else { Seats::new() }
    }

    /// The score that `picks` leaves of all at the table, and those who have it.
    fn outermost(
        &self,
        measure: Measure,
        active: Seat,
        picks: impl Fn(i16, i16) -> i16,
    ) -> (i16, Seats) {
        let scores = self.knight_cards.map(|seat, _| self.measure(measure, seat));
        let present = self.seating.present().map(|seat| scores.of(seat));
        let picked = present.reduce(picks).unwrap_or(0);
        (picked, self.those(active, |seat| scores.of(seat) == picked))
    }

    fn freedom(&self, duty: Duty, who: &Selector, player: Seat) -> Freedom {
        let holds = match who {
            Selector::Leaders { holder, .. } => self.claimed_by(*holder) == Some(player),
            _ => false,
        };
        match duty {
            Duty::Must => Freedom::Must,
            Duty::HolderMust if holds => Freedom::Must,
            Duty::May | Duty::HolderMust => Freedom::May,
        }
    }
}

/// The way buildings yield this turn; the default is the usual way (RULES 5).
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct YieldRule {
    /// Buildings that give 1 card in all.
    pub cap: Option<Capped>,
    /// Hexes that give more or less, by what they give; nothing: all hexes.
    pub changes: Vec<(Option<Resource>, Harvest)>,
    /// Lets the robber's hex produce all the same.
    pub robber_sleeps: bool,
}

impl YieldRule {
    /// Returns what `effects` make of it.
    pub fn of(effects: &[Effect]) -> Self {
        let mut rule = Self::default();
        for effect in effects {
            match effect {
                Effect::CapYield { buildings } => rule.cap = rule.cap.or(Some(*buildings)),
                Effect::Yield { resource, harvest } => rule.changes.push((*resource, *harvest)),
                Effect::RobberSleeps {} => rule.robber_sleeps = true,
                Effect::DiscardHalf {}
                | Effect::MoveRobber { .. }
                | Effect::Steal { .. }
                | Effect::Take { .. }
                | Effect::Give { .. }
                | Effect::Pay { .. }
                | Effect::Swap { .. }
                | Effect::DamageRoad { .. }
                | Effect::MendRoad { .. }
                | Effect::RobberFlees { .. }
                | Effect::Season { .. }
                | Effect::MoveBarbarians { .. }
                | Effect::AtTable {} => {}
            }
        }
        rule
    }

    /// Returns what `building` takes from a hex of `terrain` in a game with `kinds`, before any
    /// cap. Of a city's two kinds it is the commodity that a poor harvest takes away;
    /// *our ruling* (KNIGHTS 4).
    pub fn yields(&self, building: Building, terrain: Terrain, kinds: Kinds) -> Cards {
        let Some(resource) = terrain.resource() else { return Cards::none() };
        let touches = |only: &Option<Resource>| only.is_none_or(|kind| kind == resource);
        let changes = self.changes.iter().filter(|(only, _)| touches(only));
        changes.fold(usual(building, terrain, kinds), |cards, (_, harvest)| match harvest {
            Harvest::OneMore => cards.plus(Cards::of(resource, 1)),
            Harvest::OneLess if cards.commodities().is_empty() => {
                cards.less(Cards::of(resource, 1))
            }
            Harvest::OneLess => cards.resources(),
            Harvest::Nothing => Cards::none(),
        })
    }

    /// Returns how many resources of choice `building` takes from gold (SEA 6). What a card says of
    /// one resource is not about gold.
    pub fn gold(&self, building: Building) -> u8 {
        let all = self.changes.iter().filter(|(only, _)| only.is_none());
        let count = all.fold(building.worth(), |count, (_, harvest)| match harvest {
            Harvest::OneMore => count.saturating_add(1),
            Harvest::OneLess => count.saturating_sub(1),
            Harvest::Nothing => 0,
        });
        if self.caps(building) { count.min(1) } else { count }
    }

    /// Returns whether `building` gives 1 card in all.
    pub fn caps(&self, building: Building) -> bool {
        matches!(
            (self.cap, building),
            (Some(Capped::AllBuildings), _)
                | (Some(Capped::Cities), Building::City | Building::OilMetropolis)
        )
    }
}

/// Returns what a building takes as always (RULES 5, KNIGHTS 4).
fn usual(building: Building, terrain: Terrain, kinds: Kinds) -> Cards {
    let Some(resource) = terrain.resource() else { return Cards::none() };
    let commodity = terrain
        .commodity()
        .filter(|_| kinds == Kinds::WithCommodities && building == Building::City);
    match commodity {
        Some(commodity) => Cards::of(resource, 1).plus(Cards::of(commodity, 1)),
        None => Cards::of(resource, building.worth()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use board::Commodity;

    fn base(rule: &YieldRule, building: Building, terrain: Terrain) -> u16 {
        let cards = rule.yields(building, terrain, Kinds::Resources);
        assert!(cards.commodities().is_empty());
        cards.total()
    }

    #[test]
    fn a_poor_harvest_leaves_a_city_one_card_and_a_settlement_none() {
        let rule = YieldRule::of(&[Effect::Yield {
            resource: Some(Resource::Wool),
            harvest: Harvest::OneLess,
        }]);
        assert_eq!(base(&rule, Building::Settlement, Terrain::Pasture), 0);
        assert_eq!(base(&rule, Building::City, Terrain::Pasture), 1);
        assert_eq!(base(&rule, Building::City, Terrain::Mountains), 2);
        let left = rule.yields(Building::City, Terrain::Pasture, Kinds::WithCommodities);
        assert_eq!(left, Cards::of(Resource::Wool, 1), "the cloth is what is missing");
    }

    #[test]
    fn changes_of_a_hex_add_up_in_the_order_of_the_card() {
        let rule = YieldRule::of(&[
            Effect::Yield { resource: None, harvest: Harvest::Nothing },
            Effect::Yield { resource: Some(Resource::Ore), harvest: Harvest::OneMore },
        ]);
        assert_eq!(base(&rule, Building::City, Terrain::Mountains), 1);
        assert_eq!(base(&rule, Building::City, Terrain::Fields), 0);
    }

    #[test]
    fn only_a_city_takes_a_commodity_and_a_laid_one_none() {
        let rule = YieldRule::default();
        let takes = |building, terrain| rule.yields(building, terrain, Kinds::WithCommodities);
        let (lumber, paper) = (Cards::of(Resource::Lumber, 1), Cards::of(Commodity::Paper, 1));
        assert_eq!(takes(Building::City, Terrain::Forest), lumber.plus(paper));
        assert_eq!(takes(Building::Settlement, Terrain::Forest), lumber);
        assert_eq!(takes(Building::LaidCity, Terrain::Forest), lumber);
        assert_eq!(takes(Building::City, Terrain::Hills), Cards::of(Resource::Brick, 2));
        assert_eq!(takes(Building::City, Terrain::Desert), Cards::none());
    }
}
