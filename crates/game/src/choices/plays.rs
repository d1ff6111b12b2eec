//! Choices of Cities & Knights in a turn: what knights do, and every way to play a progress card. Nobody
//! but its owner knows which card it is, so all of a deck are offered to whoever holds one of it.

use super::choice::Choice;
use crate::{
    Building, CardKind, Cards, Deed, Following, KnightsDeed, Play, ProgressCard, SeaDeed, Seat,
    State, Track, Viewer, WagonDeed, Whispered,
};
use board::{Hex, Intersection};
use cards::Die;

/// Number of cards that a Master Merchant takes (KNIGHTS 12).
const MASTER_MERCHANT: u16 = 2;

impl State {
    /// Everything that the knights of `seat`, who builds now, may do beyond being bought (KNIGHTS 10).
    pub(super) fn knight_acts_of(&self, seat: Seat) -> Vec<Choice> {
        if self.knights().is_none() {
            return Vec::new();
        }
        let mut deeds: Vec<Deed> = Vec::new();
        for (from, _) in self.pieces().knights_of(seat) {
            let Some(reach) = self.knight_acts(from) else { continue };
            let moves = reach.moves.into_iter().map(|to| KnightsDeed::MoveKnight { from, to });
            deeds.extend(moves.map(Deed::from));
            let over = reach.displaces.into_iter().map(|to| KnightsDeed::Displace { from, to });
            deeds.extend(over.map(Deed::from));
            let robber = self.chase_hexes(from).into_iter();
            deeds.extend(robber.map(|to| KnightsDeed::ChaseRobber { from, to }.into()));
            if self.pirate().is_some_and(|hex| from.touches(hex)) {
                let hexes = self.pirate_hexes().into_iter();
                deeds.extend(hexes.map(|to| SeaDeed::ChasePirate { from, to }.into()));
            }
            deeds.extend(self.sent_away_by(from));
        }
        self.allowed(deeds)
    }

    /// Bandits that a knight may send away (TRADERS 8.2).
    fn sent_away_by(&self, knight: Intersection) -> Vec<Deed> {
        let Some(wagons) = self.wagons() else { return Vec::new() };
        let bandits = &wagons.table().bandits;
        let beside = bandits.iter().copied().filter(|path| path.ends().contains(&knight));
        let paths = self.bandit_paths();
        let deeds = beside.flat_map(|from| {
            paths.iter().map(move |to| WagonDeed::SendAway { knight, from, to: *to }.into())
        });
        deeds.collect()
    }

    /// Every way in which `seat`, who builds now, may play a progress card (KNIGHTS 12).
    pub(super) fn progress_plays(&self, seat: Seat) -> Vec<Choice> {
        if self.knights().is_none() {
            return Vec::new();
        }
        let held = |card: &ProgressCard| self.progress_of(seat, card.track()) > 0;
        let mut all = Vec::new();
        for card in ProgressCard::ALL.into_iter().filter(held) {
            if card == ProgressCard::MasterMerchant {
                all.extend(self.master_merchants(seat));
            } else {
                let plays = self.plays(card, seat).into_iter();
                all.extend(self.allowed(plays.map(KnightsDeed::Play)));
            }
        }
        all
    }

    fn plays(&self, card: ProgressCard, seat: Seat) -> Vec<Play> {
        let island = self.island();
        let hexes = || island.tiles().iter().map(|tile| tile.at);
        let cities = || {
            let own = self.pieces().buildings_of(seat);
            own.filter(|(_, building)| *building == Building::City).map(|(at, _)| at)
        };
        let others = || self.seating().present().filter(move |other| *other != seat);
        match card {
            ProgressCard::Alchemist => {
                let pairs = Die::ALL.into_iter().flat_map(|red| {
                    Die::ALL.into_iter().map(move |yellow| Play::Alchemist { red, yellow })
                });
                pairs.collect()
            }
            ProgressCard::Crane => self.cranes(seat),
            ProgressCard::Engineer => cities().map(|at| Play::Engineer { at }).collect(),
            ProgressCard::Inventor => inventors(&hexes().collect::<Vec<Hex>>()),
            ProgressCard::Irrigation => vec![Play::Irrigation],
            ProgressCard::Medicine => {
                let spots = self.city_spots().into_iter();
                let price = crate::KnightsPurchase::CityByMedicine.price();
                let pays = self.may_pay(seat, price);
                spots.filter(|_| pays).map(|at| Play::Medicine { at }).collect()
            }
            ProgressCard::Mining => vec![Play::Mining],
            ProgressCard::RoadBuilding => vec![Play::RoadBuilding],
            ProgressCard::Smith => vec![Play::Smith],
            ProgressCard::CommercialHarbor => vec![Play::CommercialHarbor],
            ProgressCard::Merchant => hexes().map(|at| Play::Merchant { at }).collect(),
            ProgressCard::MerchantFleet => {
                self.kinds().all().iter().map(|kind| Play::MerchantFleet { kind: *kind }).collect()
            }
            ProgressCard::Bishop => vec![Play::Bishop],
            ProgressCard::Deserter => others().map(|from| Play::Deserter { from }).collect(),
            ProgressCard::Diplomat => {
                let links = self.pieces().roads().chain(self.pieces().ships());
                links.map(|(at, from, _)| Play::Diplomat { at, from }).collect()
            }
            ProgressCard::Intrigue => {
                let knights = self.pieces().knights().filter(|(_, owner, _)| *owner != seat);
                knights.map(|(at, ..)| Play::Intrigue { at }).collect()
            }
            ProgressCard::Saboteur => vec![Play::Saboteur],
            ProgressCard::Spy => {
                let took = Track::ALL.into_iter().map(Some).chain([None]);
                let spies = others()
                    .flat_map(|from| took.clone().map(move |took| Play::Spy { from, took }));
                spies.collect()
            }
            ProgressCard::Warlord => vec![Play::Warlord],
            ProgressCard::Wedding => vec![Play::Wedding],
            // In lists that know hands, or shown as they are drawn.
            ProgressCard::MasterMerchant
            | ProgressCard::ResourceMonopoly
            | ProgressCard::TradeMonopoly
            | ProgressCard::Printer
            | ProgressCard::Constitution => Vec::new(),
        }
    }

    fn cranes(&self, seat: Seat) -> Vec<Play> {
        let pays = |track: &Track| {
            let next = self.improvement(seat, *track).next();
            let price = |level| crate::KnightsPurchase::ImprovementByCrane(*track, level).price();
            next.is_some_and(|level| self.may_pay(seat, price(level)))
        };
        Track::ALL.into_iter().filter(pays).map(|track| Play::Crane { track }).collect()
    }

    /// The ways of a Master Merchant: which cards they are is told where hands lie open, and told the
    /// app alone where each is shown to its owner.
    fn master_merchants(&self, seat: Seat) -> Vec<Choice> {
        let others = self.seating().present().filter(|other| *other != seat);
        let play =
            |from, cards| Deed::from(KnightsDeed::Play(Play::MasterMerchant { from, cards }));
        let ways = others.flat_map(|from| {
            let size = self.hands().map_or(MASTER_MERCHANT, |hands| hands.size(from));
            let due = size.min(MASTER_MERCHANT);
            match self.rules().following {
                Following::Open => {
                    let among = pairs(self.most_seen(Viewer::Table, from), due).into_iter();
                    self.allowed(among.map(|cards| play(from, Some(cards))))
                }
                Following::Private if self.may_be_done(&play(from, None)) => {
                    let among = pairs(self.openly_most(from), due).into_iter();
                    let told = among.map(|cards| {
                        let kinds = cards.kinds();
                        let kinds = kinds.flat_map(|(kind, count)| (0..count).map(move |_| kind));
                        Choice::Whisper(play(from, None), Whispered::Passed(kinds.collect()))
                    });
                    let untold = Some(play(from, None)).filter(|_| !self.keeps_cards_on_phones());
                    told.chain(self.allowed(untold)).collect()
                }
                Following::Secret | Following::Private | Following::Off => {
                    self.allowed([play(from, None)])
                }
            }
        });
        ways.collect()
    }
}

/// Two number tokens change places: either may be touched first.
fn inventors(hexes: &[Hex]) -> Vec<Play> {
    let pairs = hexes.iter().flat_map(|one| {
        let others = hexes.iter().filter(move |other| *other != one);
        others.map(|other| Play::Inventor { one: *one, other: *other })
    });
    pairs.collect()
}

/// All hands of `count` cards, up to two, among these.
fn pairs(among: Cards, count: u16) -> Vec<Cards> {
    let kinds: Vec<(CardKind, u8)> = among.kinds().collect();
    let ones = kinds.iter().map(|(kind, _)| Cards::of(*kind, 1));
    if count < MASTER_MERCHANT {
        return ones.filter(|_| count > 0).collect();
    }
    let of_two = kinds.iter().enumerate().flat_map(|(nth, (one, held))| {
        let same = (*held > 1).then(|| Cards::of(*one, 2));
        let others = kinds.iter().skip(nth + 1);
        let mixed = others.map(|(other, _)| Cards::of(*one, 1).plus(Cards::of(*other, 1)));
        same.into_iter().chain(mixed).collect::<Vec<_>>()
    });
    of_two.collect()
}
