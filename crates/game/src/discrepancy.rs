//! Things that do not add up: numbers and places that the table gave and that contradict each
//! other. They are taken as told and shown until they agree.

use super::{
    CardKind, Cards, DevelopmentCard, FishDiscrepancy, KnightsDiscrepancy, MessageValue,
    OilDiscrepancy, RiversDiscrepancy, SeaDiscrepancy, Seat, State, WagonDiscrepancy,
};
use board::{Intersection, Path};
use cards::Award;
use derive::Said;

/// Something that can't all be true, though each part of it may.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Said)]
#[said("odd")]
pub enum Discrepancy {
    /// Hands and bank together hold more or fewer of a kind than there
    /// are.
    Cards {
        kind: CardKind,
        /// Number of cards that are known to be somewhere.
        counted: u16,
        supply: u16,
    },
    /// Hands of which only the size is known, and the bank, hold more or
    /// fewer cards than there are.
    AllCards { counted: u16, supply: u16 },
    /// More development cards are out than there are.
    DevelopmentCards {
        /// Kind of the cards; `None` for all kinds together.
        #[said("kind", with = MessageValue::kind_of_development)]
        kind: Option<DevelopmentCard>,
        counted: u16,
        supply: u16,
    },
    /// An award is held by somebody other than the rules say.
    Holder {
        award: Award,
        /// Holder as the table says.
        told: Option<Seat>,
        /// Holder by the rules.
        #[said("rules")]
        by_rules: Option<Seat>,
    },
    /// Two buildings on neighboring intersections.
    TooClose {
        #[said("one")]
        at: Intersection,
        /// The other.
        #[said("other")]
        neighbor: Intersection,
    },
    /// A road that does not lead to any building of its owner.
    LooseRoad {
        player: Seat,
        #[said("place")]
        at: Path,
    },
    /// Something of Cities & Knights.
    #[said(transparent)]
    Knights(KnightsDiscrepancy),
    /// Something of Seafarers.
    #[said(transparent)]
    Sea(SeaDiscrepancy),
    /// Something of fish.
    #[said(transparent)]
    Fish(FishDiscrepancy),
    /// Something of rivers.
    #[said(transparent)]
    Rivers(RiversDiscrepancy),
    /// Something of wagons.
    #[said(transparent)]
    Wagons(WagonDiscrepancy),
    /// Something of oil.
    #[said(transparent)]
    Oil(OilDiscrepancy),
}

impl Discrepancy {
    /// Returns whether both are about the same cards, award or place, even if with other
    /// numbers.
    pub fn is_about_the_same(&self, other: &Self) -> bool {
        match (self, other) {
            // What all cards together tell, one kind tells more exactly.
            (Self::Cards { .. } | Self::AllCards { .. }, Self::AllCards { .. })
            | (Self::AllCards { .. }, Self::Cards { .. }) => true,
            (Self::Cards { kind, .. }, Self::Cards { kind: same, .. }) => kind == same,
            (Self::DevelopmentCards { kind, .. }, Self::DevelopmentCards { kind: same, .. }) => {
                kind == same
            }
            (Self::Holder { award, .. }, Self::Holder { award: same, .. }) => award == same,
            _ => self == other,
        }
    }
}

impl State {
    /// All that does not add up, numbers first. Empty in a game in which
    /// nothing was corrected or set aside.
    pub fn discrepancies(&self) -> Vec<Discrepancy> {
        let mut found = Vec::new();
        self.miscounted_cards(&mut found);
        self.miscounted_development_cards(&mut found);
        let by_rules = self.position().holders_after();
        for award in Award::ALL {
            let (told, by_rules) = (self.holders.of(award), by_rules.of(award));
            if told != by_rules {
                found.push(Discrepancy::Holder { award, told, by_rules });
            }
        }
        for (at, ..) in self.pieces.buildings() {
            let near = at.neighbors().into_iter().filter(|other| *other > at);
            let near = near.filter(|place| self.pieces.building(*place).is_some());
            found.extend(near.map(|neighbor| Discrepancy::TooClose { at, neighbor }));
        }
        for seat in self.knight_cards.seats() {
            let loose = self.apart(seat, self.ways_of(seat)).into_iter();
            let loose = loose.filter(|at| self.pieces.road(*at).is_some());
            found.extend(loose.map(|at| Discrepancy::LooseRoad { player: seat, at }));
        }
        found.extend(self.knights_discrepancies().into_iter().map(Discrepancy::Knights));
        found.extend(self.sea_discrepancies().into_iter().map(Discrepancy::Sea));
        found.extend(self.fish_discrepancies().into_iter().map(Discrepancy::Fish));
        found.extend(self.rivers_discrepancies().into_iter().map(Discrepancy::Rivers));
        found.extend(self.wagon_discrepancies().into_iter().map(Discrepancy::Wagons));
        found.extend(self.oil_discrepancies().into_iter().map(Discrepancy::Oil));
        found
    }

    fn miscounted_cards(&self, found: &mut Vec<Discrepancy>) {
        let Some(hands) = self.hands() else { return };
        let supply = self.setup.supply();
        // Without a count of the bank the hands can only hold too much.
        let bank = self.bank.unwrap_or_default();
        if let Some(held) = hands.held() {
            for kind in CardKind::ALL {
                let counted = u16::from(held.get(kind)) + u16::from(bank.get(kind));
                let supply = u16::from(supply.get(kind));
                if counted != supply {
                    found.push(Discrepancy::Cards { kind, counted, supply });
                }
            }
            return;
        }
        let known =
            self.knight_cards.seats().fold(Cards::none(), |sum, seat| sum.plus(hands.known(seat)));
        for kind in CardKind::ALL {
            let counted = u16::from(known.get(kind)) + u16::from(bank.get(kind));
            let supply = u16::from(supply.get(kind));
            if counted > supply {
                found.push(Discrepancy::Cards { kind, counted, supply });
            }
        }
        let counted =
            self.knight_cards.seats().map(|seat| hands.size(seat)).sum::<u16>() + bank.total();
        let is_short = self.bank.is_some() && counted < supply.total();
        if is_short || counted > supply.total() {
            found.push(Discrepancy::AllCards { counted, supply: supply.total() });
        }
    }

    fn miscounted_development_cards(&self, found: &mut Vec<Discrepancy>) {
        let sum = |values: &mut dyn Iterator<Item = u8>| values.map(u16::from).sum::<u16>();
        let hidden = sum(&mut self.hidden.values().map(|hidden| hidden.total()));
        let mut all = hidden;
        let mut supply_of_all = 0;
        for kind in DevelopmentCard::ALL {
            let counted = u16::from(self.spent[kind]);
            let supply = u16::from(self.setup.development_cards(kind));
            all += counted;
            supply_of_all += supply;
            if counted > supply {
                found.push(Discrepancy::DevelopmentCards { kind: Some(kind), counted, supply });
            }
        }
        if all > supply_of_all {
            found.push(Discrepancy::DevelopmentCards {
                kind: None,
                counted: all,
                supply: supply_of_all,
            });
        }
    }

    /// Returns the paths among `ways` from which, along `ways`, no building of `seat` is reached.
    /// Roads and ships meet only at one (SEA 2), so each kind is looked at by itself. None with oil:
    /// a flood leaves them without the building that they led from (TRADERS 7.5).
    pub(crate) fn apart(&self, seat: Seat, ways: Vec<Path>) -> Vec<Path> {
        let mut loose = if self.oil.is_some() { Vec::new() } else { ways };
        let buildings = self.pieces.buildings_of(seat);
        let mut reached: Vec<Intersection> = buildings.map(|(place, _)| place).collect();
        while let Some(place) = reached.pop() {
            loose.retain(|way| {
                let ends = way.ends();
                let touches = ends.contains(&place);
                if touches {
                    reached.extend(ends.into_iter().filter(|end| *end != place));
                }
                !touches
            });
        }
        loose
    }
}
