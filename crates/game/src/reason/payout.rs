//! Reasons for a payout: every building on a hex with the number, gold as well, with its yield and
//! the causes that keep it from giving more (SEA 6); and the bank, where it fell short.

use std::collections::BTreeMap;

use super::Rule;
use crate::{Building, CardKind, Cards, Game, Seat, State, WaterYield, YieldRule};
use board::{Hex, Intersection, Resource, Terrain, Tile};

/// Reason that a building gives another number of cards than usual.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Cause {
    /// The owner has left the table.
    Away,
    /// The card changes what such hexes give.
    Harvest,
    /// The robber stands on the hex.
    Robber,
    /// The robber stands on the hex, but leaves this player alone.
    Spared,
    /// The robber stands on the hex, but sleeps this turn.
    Asleep,
    /// The card holds the building to one card.
    OneCard,
    /// The building's one card comes from another hex.
    OtherHex,
}

/// One building on one hex with the number, and the cards that it brings; for gold, the number of
/// cards of choice.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct YieldLine<Brought = Cards> {
    pub seat: Seat,
    /// The hex that produces.
    pub hex: Hex,
    /// Resource of the hex; `None` for gold.
    pub resource: Option<Resource>,
    /// Intersection of the building.
    pub at: Intersection,
    /// Kind of building.
    pub building: Building,
    /// Usual yield.
    pub usual: Brought,
    /// Yield now.
    pub cards: Brought,
    /// Yield that the robber keeps back.
    pub lost: Brought,
    /// Reasons for a yield that is not as usual.
    pub causes: Vec<Cause>,
}

/// One building at one gold field with the number.
pub type GoldLine = YieldLine<u8>;

/// A kind of which the bank could not pay all.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Shortage {
    pub kind: CardKind,
    /// Number of cards that the bank had.
    pub stock: u8,
    /// Number of cards that it owed altogether.
    pub wanted: u16,
    /// Players who were owed cards, each with the number, clockwise from the active player.
    pub owed: Vec<(Seat, u8)>,
    /// Number of cards that they took.
    pub paid: u16,
}

impl Shortage {
    /// Returns who alone was owed it.
    pub fn sole_creditor(&self) -> Option<Seat> {
        match self.owed.as_slice() {
            [(seat, _)] => Some(*seat),
            _ => None,
        }
    }

    /// The rule that decided it.
    pub fn rule(&self) -> Rule {
        if self.sole_creditor().is_some() { Rule::SoleCreditor } else { Rule::BankShort }
    }
}

/// Reason for the cards that a player took.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PayoutReason {
    pub seat: Seat,
    pub number: u8,
    /// The player's buildings on hexes with the number.
    pub lines: Vec<YieldLine>,
    /// The player's buildings at gold with the number (SEA 6).
    pub gold: Vec<GoldLine>,
    /// Oil that springs with the number owe the player, and oil that they got (TRADERS 7.3).
    pub oil: (u8, u8),
    /// The player's buildings at waters with the number (TRADERS 1.3).
    pub fish: Vec<WaterYield>,
    /// Cards that the buildings give altogether, gold aside.
    pub owed: Cards,
    /// Cards that the player took.
    pub paid: Cards,
    /// The kinds they were owed that the bank could not pay.
    pub shortages: Vec<Shortage>,
    /// The rules that decided it.
    pub rules: Vec<Rule>,
}

impl PayoutReason {
    /// Returns how many resources of choice gold brings altogether.
    pub fn gold_due(&self) -> u8 {
        self.gold.iter().map(|line| line.cards).fold(0, u8::saturating_add)
    }

    /// Returns how many fish tokens the waters owe, before limit and supply.
    pub fn fish_due(&self) -> u8 {
        self.fish.iter().map(|line| line.tokens).fold(0, u8::saturating_add)
    }
}

impl Game {
    /// The game as it was when this turn's number had just paid: what was built
    /// since does not count for it.
    pub fn when_paid(&self) -> Option<State> {
        self.state().payout()?;
        let nth = self.before_last(self.count(), |act| act.payout.is_some())?;
        self.state_after(nth + 1).ok()
    }
}

impl State {
    /// Returns the reason for the cards that `seat` took, in the state in which they have just been
    /// paid; see [`Game::when_paid`].
    pub fn payout_reason(&self, seat: Seat) -> Option<PayoutReason> {
        let payout = self.payout()?;
        let mut lines = self.yield_lines(payout.number);
        lines.retain(|line| line.seat == seat);
        let owed = lines.iter().fold(Cards::none(), |sum, line| sum.plus(line.cards));
        let mut shortages = self.shortages();
        shortages.retain(|short| short.owed.iter().any(|(who, _)| *who == seat));
        // What decided comes before what always holds.
        let mut rules: Vec<Rule> = shortages.iter().map(Shortage::rule).collect();
        let mut gold = self.gold_lines(payout.number);
        gold.retain(|line| line.seat == seat);
        let caused = |cause: Cause| {
            lines.iter().any(|line| line.causes.contains(&cause))
                || gold.iter().any(|line| line.causes.contains(&cause))
        };
        let decided = [
            (caused(Cause::Robber), Rule::RobberBlocks),
            (caused(Cause::Spared), Rule::RobberSpares),
            (caused(Cause::Harvest) || caused(Cause::Asleep) || caused(Cause::OneCard), Rule::Card),
            (caused(Cause::OtherHex), Rule::OneInAll),
        ];
        rules.extend(decided.into_iter().filter(|(decides, _)| *decides).map(|(_, rule)| rule));
        let oil = self.oil_reason(payout.number, seat);
        let mut fish = self.position().catch_lines(payout.number, &self.yield_rule());
        fish.retain(|line| line.seat == seat);
        let is_card_alone = gold.is_empty() && oil.0 == 0 && fish.is_empty();
        if is_card_alone || !lines.is_empty() {
            rules.push(Rule::Yield);
        }
        if !gold.is_empty() {
            rules.extend([Rule::Gold, Rule::GoldOrder]);
        }
        if oil.0 > 0 {
            rules.push(Rule::OilGot);
        }
        if !fish.is_empty() {
            rules.push(Rule::Catch);
        }
        rules.dedup();
        let paid = payout.paid.of(seat);
        let number = payout.number;
        Some(PayoutReason { seat, number, lines, gold, oil, fish, owed, paid, shortages, rules })
    }

    /// Returns the oil that `number` owed `seat`, and what they got of it, in the state in which it
    /// has just been got: what somebody has is no more than they may hold.
    fn oil_reason(&self, number: u8, seat: Seat) -> (u8, u8) {
        let owed = self.position().oil_owed(number, &self.yield_rule()).of(seat);
        (owed, self.oil().map_or(0, |oil| oil.got(seat)))
    }

    /// The kinds of which the bank could not pay all, in the state in which
    /// that has just been paid.
    pub fn shortages(&self) -> Vec<Shortage> {
        let (Some(payout), Some(bank)) = (self.payout(), self.bank()) else { return Vec::new() };
        let lines = self.yield_lines(payout.number);
        let order: Vec<Seat> = self.seating().from(self.active()).into_iter().collect();
        let mut shortages = Vec::new();
        for kind in self.kinds().all().iter().copied() {
            let owed_to = |seat: Seat| -> u8 {
                let own = lines.iter().filter(|line| line.seat == seat);
                own.map(|line| line.cards.get(kind)).fold(0, u8::saturating_add)
            };
            let owed = order.iter().map(|seat| (*seat, owed_to(*seat)));
            let owed: Vec<(Seat, u8)> = owed.filter(|(_, count)| *count > 0).collect();
            let wanted: u16 = owed.iter().map(|(_, count)| u16::from(*count)).sum();
            let paid: u16 = payout.paid.values().map(|cards| u16::from(cards.get(kind))).sum();
            let stock = u16::from(bank.get(kind)) + paid;
            if wanted > stock {
                let stock = u8::try_from(stock).unwrap_or(u8::MAX);
                shortages.push(Shortage { kind, stock, wanted, owed, paid });
            }
        }
        shortages
    }

    /// Every building on a hex with `number`, and what it gives this turn.
    pub fn yield_lines(&self, number: u8) -> Vec<YieldLine> {
        let (rule, kinds) = (self.yield_rule(), self.kinds());
        let position = self.position();
        let gives = |tile: &Tile, rule: &YieldRule, what| {
            rule.yields(what, position.yields_as(tile.terrain), kinds)
        };
        let yields = |terrain| position.yields_as(terrain).resource().is_some();
        // What is thrown again brings nothing (TRADERS 5.3).
        if position.is_thrown_again(number) {
            return Vec::new();
        }
        let mut lines = self.lines(number, &rule, yields, gives);
        for line in &mut lines {
            let here = (number, line.at);
            if rule.caps(line.building)
                && line.cards != Cards::none()
                && position.takes_oil_alone(here, line.seat, &rule)
            {
                line.cards = Cards::none();
                line.causes.push(Cause::OtherHex);
            }
        }
        self.hold_to_one_card(&mut lines, &rule);
        lines
    }

    /// Every building at a gold field with `number`, and what it brings this turn.
    pub fn gold_lines(&self, number: u8) -> Vec<GoldLine> {
        let is_gold = |terrain| terrain == Terrain::Gold;
        self.lines(number, &self.yield_rule(), is_gold, |_, rule, building| rule.gold(building))
    }

    /// Every building on such a hex with `number`, and what it brings by `rule`, before any cap.
    fn lines<Brought: Copy + Default + PartialEq>(
        &self,
        number: u8,
        rule: &YieldRule,
        counts: impl Fn(Terrain) -> bool,
        brings: impl Fn(&Tile, &YieldRule, Building) -> Brought,
    ) -> Vec<YieldLine<Brought>> {
        let mut lines = Vec::new();
        for tile in self.island().tiles_with(number).filter(|tile| counts(tile.terrain)) {
            for at in Intersection::around(tile.at) {
                let Some((seat, building)) = self.pieces().building(at) else { continue };
                let (hex, nothing) = (tile.at, Brought::default());
                let usual = brings(tile, &YieldRule::default(), building);
                let (mut cards, mut lost) = (brings(tile, rule, building), nothing);
                let mut causes = Vec::new();
                if !self.seating().is_present(seat) {
                    causes.push(Cause::Away);
                    cards = nothing;
                } else if cards != usual {
                    causes.push(Cause::Harvest);
                }
                if self.robber() == Some(hex) && cards != nothing {
                    let cause = self.robber_cause(seat, rule);
                    causes.push(cause);
                    if cause == Cause::Robber {
                        lost = std::mem::replace(&mut cards, nothing);
                    }
                }
                let resource = self.position().yields_as(tile.terrain).resource();
                lines.push(YieldLine {
                    seat,
                    hex,
                    resource,
                    at,
                    building,
                    usual,
                    cards,
                    lost,
                    causes,
                });
            }
        }
        lines
    }

    /// Returns what the robber on a hex does to what `seat` takes there.
    pub(super) fn robber_cause(&self, seat: Seat, rule: &YieldRule) -> Cause {
        if rule.robber_sleeps {
            Cause::Asleep
        } else if self.position().is_spared(seat) {
            Cause::Spared
        } else {
            Cause::Robber
        }
    }

    /// A building that a card holds to one card gives it from one hex; the
    /// robber keeps it back only where no other hex gives it.
    fn hold_to_one_card(&self, lines: &mut [YieldLine], rule: &YieldRule) {
        let mut given: BTreeMap<Intersection, Option<Resource>> = BTreeMap::new();
        let mut lost = given.clone();
        for line in lines.iter().filter(|line| rule.caps(line.building)) {
            if !line.cards.is_empty() {
                let kind = given.entry(line.at).or_insert(line.resource);
                *kind = (*kind).min(line.resource);
            } else if !line.lost.is_empty() {
                let kind = lost.entry(line.at).or_insert(line.resource);
                *kind = (*kind).min(line.resource);
            }
        }
        for (at, kind) in &mut given {
            let is_there = |kind: Resource| {
                let there = lines.iter().filter(|line| line.at == *at && !line.cards.is_empty());
                there.into_iter().any(|line| line.resource == Some(kind))
            };
            if let Some(chosen) = self.chosen.get(at).copied().filter(|kind| is_there(*kind)) {
                *kind = Some(chosen);
            }
        }
        for line in lines.iter_mut().filter(|line| rule.caps(line.building)) {
            if !line.cards.is_empty() {
                // The first hex of the kind gives it, every other one nothing.
                let kind = given.get_mut(&line.at);
                let own = kind.and_then(|kind| kind.take_if(|kind| Some(*kind) == line.resource));
                let cause = if own.is_none() {
                    Some(Cause::OtherHex)
                } else {
                    (line.cards.total() > 1).then_some(Cause::OneCard)
                };
                line.cards = own.map_or_else(Cards::none, |kind| Cards::of(kind, 1));
                line.causes.extend(cause);
            } else if !line.lost.is_empty() {
                let is_kept_back = !given.contains_key(&line.at)
                    && lost.get(&line.at).is_some_and(|kind| *kind == line.resource);
                let kind = line.resource.filter(|_| is_kept_back);
                line.lost = kind.map_or_else(Cards::none, |kind| Cards::of(kind, 1));
                if is_kept_back {
                    lost.remove(&line.at);
                }
            }
        }
    }
}
