//! What a player of Cities & Knights wishes to do in their turn.

use board::{Commodity, Resource};
use game::{
    Building, CardKind, Cards, Deed, Enforcement, ExtraBuilding, Following, KnightsDeed,
    KnightsPurchase, PerSeat, Phase, Piece, Play, PointCard, ProgressCard, Purchase, Readiness,
    Seat, Track,
};

use super::bot::Bot;

/// What decides which of several possible ways to play a card is taken.
const FIRST_KIND: CardKind = CardKind::Ore;

impl Bot {
    /// Returns whether the rules let it be done.
    pub fn may(&self, deed: &Deed) -> bool {
        self.state().against(deed.clone()).is_none()
            && self.state().propose(deed.clone(), Enforcement::ByTheRules).is_ok()
    }

    /// The best that can be done in a turn.
    pub fn wish(&self) -> Option<Deed> {
        let state = self.state();
        let first = |deeds: Vec<Deed>| deeds.into_iter().find(|deed| self.may(deed));
        if state.phase() == Phase::Trading {
            let mut cards = Vec::new();
            if state.has_surplus(state.builder()) {
                cards = [self.put_backs(), self.plays()].concat();
                if self.done.contains("put back") {
                    cards.rotate_left(Track::ALL.len());
                }
            } else if self.is_round_for_cards() {
                cards = self.plays();
            }
            if let Some(deed) = first(cards) {
                return Some(deed);
            }
            if let Some(deed) = first(self.marches()) {
                return Some(deed);
            }
        }
        // Whoever's hand nobody follows buys once in a turn, as if it were one.
        let pays = state.hands().is_some() || self.is_new(state.builder());
        if let Some(deed) = first(self.purchases()).filter(|_| pays) {
            return Some(deed);
        }
        let may_trade = state.phase() == Phase::Trading
            || state.rules().extra_building == ExtraBuilding::Paired;
        if may_trade && state.hands().is_some() {
            return first(self.exchanges());
        }
        None
    }

    /// Returns what can be bought, the best first.
    fn purchases(&self) -> Vec<Deed> {
        let state = self.state();
        let builder = state.builder();
        let knights = |deed| Deed::Knights(deed);
        let mut all: Vec<Deed> = Vec::new();
        all.extend(state.city_spots().into_iter().map(|at| Deed::BuildCity { at }));
        let mut tracks = Track::ALL;
        tracks.sort_by_key(|track| std::cmp::Reverse(state.improvement(builder, *track)));
        all.extend(tracks.map(|track| knights(KnightsDeed::Improve { track })));
        all.extend(self.best(state.settlement_spots()).map(|at| Deed::BuildSettlement { at }));
        let own: Vec<_> = state.pieces().knights_of(builder).collect();
        let active = own.iter().filter(|(_, it)| it.readiness == Readiness::Active).count();
        if active < 3 {
            let asleep = own.iter().filter(|(_, it)| it.readiness == Readiness::Inactive);
            all.extend(asleep.map(|(at, _)| knights(KnightsDeed::Activate { at: *at })));
        }
        if own.len() < 3 {
            let spots = state.knight_spots().into_iter();
            all.extend(spots.map(|at| knights(KnightsDeed::Recruit { at })));
        }
        all.extend(state.promotable().map(|at| knights(KnightsDeed::Promote { at })));
        let is_full = state.hands().is_none_or(|hands| hands.size(builder) > 6);
        if is_full {
            let cities = state.pieces().buildings_of(builder);
            let bare = cities.filter(|(at, building)| {
                *building == Building::City && !state.pieces().has_wall(*at)
            });
            all.extend(bare.map(|(at, _)| knights(KnightsDeed::BuildWall { at })));
        }
        if state.settlement_spots().is_empty() {
            all.extend(state.damaged_links(builder).map(|at| Deed::RepairRoad { at }));
            if state.pieces_left(builder, Piece::Road) > 3 {
                all.extend(state.road_spots().into_iter().map(|at| Deed::BuildRoad { at }));
            }
        }
        all
    }

    /// What knights can do: they chase and displace whenever they can, and each kind of move
    /// is made now and then.
    fn marches(&self) -> Vec<Deed> {
        let state = self.state();
        let mut all = Vec::new();
        for (from, _) in state.pieces().knights_of(state.builder()) {
            let Some(reach) = state.knight_acts(from) else { continue };
            if reach.chases {
                all.extend(
                    state
                        .chase_hexes(from)
                        .first()
                        .map(|to| KnightsDeed::ChaseRobber { from, to: *to }),
                );
            }
            all.extend(reach.displaces.iter().map(|to| KnightsDeed::Displace { from, to: *to }));
            if state.turn().is_multiple_of(16) {
                all.extend(reach.moves.iter().map(|to| KnightsDeed::MoveKnight { from, to: *to }));
            }
        }
        all.into_iter().map(Deed::Knights).collect()
    }

    /// One trade with the bank on the way to something that can be paid with it.
    fn exchanges(&self) -> Vec<Deed> {
        let state = self.state();
        let builder = state.builder();
        let hand = self.known(builder);
        let bank = state.bank().unwrap_or_default();
        let mut goals = Vec::new();
        if !state.city_spots().is_empty() {
            goals.push(Purchase::City.price());
        }
        if !state.settlement_spots().is_empty() {
            goals.push(Purchase::Settlement.price());
        }
        for track in Track::ALL {
            let next = state.improvement(builder, track).next();
            goals.extend(next.map(|level| KnightsPurchase::Improvement(track, level).price()));
        }
        if state.pieces().knights_of(builder).count() < 3 {
            goals.push(KnightsPurchase::Knight.price());
        }
        if state.settlement_spots().is_empty() {
            goals.push(Purchase::Road.price());
        }
        let mut all = Vec::new();
        for price in goals {
            let lacking: Vec<CardKind> = price
                .kinds()
                .map(|(kind, _)| kind)
                .filter(|kind| price.get(*kind) > hand.get(*kind))
                .collect();
            let missing: u8 = lacking.iter().map(|kind| price.get(*kind) - hand.get(*kind)).sum();
            let spare = |kind: CardKind| hand.get(kind).saturating_sub(price.get(kind));
            let rate = |kind: CardKind| state.trade_rate(builder, kind);
            let kinds: Vec<CardKind> = hand.kinds().map(|(kind, _)| kind).collect();
            let trades: u8 = kinds.iter().copied().map(|kind| spare(kind) / rate(kind)).sum();
            let Some(get) = lacking.first().filter(|get| bank.get(**get) > 0) else { continue };
            if missing > trades {
                continue;
            }
            let gives = kinds.into_iter().filter(|kind| spare(*kind) >= rate(*kind));
            all.extend(gives.map(|give| Deed::TradeWithBank {
                give,
                count: rate(give),
                get: *get,
            }));
        }
        all
    }

    /// The ways to play what may be in hand: what was never played comes first.
    fn plays(&self) -> Vec<Deed> {
        let state = self.state();
        let is_held = |card: &&ProgressCard| state.progress_of(state.builder(), card.track()) > 0;
        let mut cards: Vec<ProgressCard> =
            ProgressCard::ALL.iter().filter(is_held).copied().collect();
        cards.sort_by_key(|card| self.done.contains(card.key()));
        let player = state.builder();
        let points = PointCard::ALL.into_iter();
        let points = points.filter(|point| state.progress_of(player, point.card().track()) > 0);
        // Whether they hold it only they know: from some turn on they do.
        let late = points.filter(|_| state.turn() > 20);
        let shown = late.map(|point| KnightsDeed::ShowPoint { player, point });
        let mut all: Vec<Deed> = shown.map(Deed::Knights).collect();
        for card in cards {
            all.extend(self.ways(card).into_iter().map(|it| Deed::Knights(KnightsDeed::Play(it))));
        }
        all
    }

    /// Every other one, so that hands become too full now and then.
    fn is_round_for_cards(&self) -> bool {
        let players = u32::try_from(self.state().seating().count()).expect("a few");
        (self.state().turn() / players).is_multiple_of(2)
    }

    /// What is one too many goes back under its deck.
    fn put_backs(&self) -> Vec<Deed> {
        let player = self.state().builder();
        let backs = Track::ALL.map(|track| KnightsDeed::PutBack { player, track });
        backs.map(Deed::Knights).into()
    }

    /// The ways to play a card that differ.
    fn ways(&self, card: ProgressCard) -> Vec<Play> {
        let state = self.state();
        let builder = state.builder();
        let others: Vec<Seat> = state.seating().present().filter(|seat| *seat != builder).collect();
        let own = || state.pieces().buildings_of(builder);
        let hexes: Vec<_> = state.island().tiles().iter().map(|tile| tile.at).collect();
        match card {
            ProgressCard::Alchemist | ProgressCard::Printer | ProgressCard::Constitution => vec![],
            ProgressCard::Crane => Track::ALL.map(|track| Play::Crane { track }).into(),
            ProgressCard::Engineer => own().map(|(at, _)| Play::Engineer { at }).collect(),
            ProgressCard::Inventor => {
                let pairs =
                    hexes.iter().flat_map(|one| hexes.iter().map(move |other| (one, other)));
                pairs.map(|(one, other)| Play::Inventor { one: *one, other: *other }).collect()
            }
            ProgressCard::Irrigation => vec![Play::Irrigation],
            ProgressCard::Medicine => own().map(|(at, _)| Play::Medicine { at }).collect(),
            ProgressCard::Mining => vec![Play::Mining],
            ProgressCard::RoadBuilding => vec![Play::RoadBuilding],
            ProgressCard::Smith => vec![Play::Smith],
            ProgressCard::CommercialHarbor => vec![Play::CommercialHarbor],
            ProgressCard::MasterMerchant => others
                .iter()
                .map(|from| Play::MasterMerchant { from: *from, cards: self.two_of(*from) })
                .collect(),
            ProgressCard::Merchant => {
                own().flat_map(|(at, _)| at.hexes()).map(|at| Play::Merchant { at }).collect()
            }
            ProgressCard::MerchantFleet => {
                vec![
                    Play::MerchantFleet { kind: FIRST_KIND },
                    Play::MerchantFleet { kind: CardKind::Coin },
                ]
            }
            ProgressCard::ResourceMonopoly => {
                let resource = Resource::Ore;
                let taken = self.surely_taken(resource.into(), 2);
                vec![Play::ResourceMonopoly { resource, taken }]
            }
            ProgressCard::TradeMonopoly => {
                let commodity = Commodity::Cloth;
                let taken = self.surely_taken(commodity.into(), 1);
                vec![Play::TradeMonopoly { commodity, taken }]
            }
            ProgressCard::Bishop => vec![Play::Bishop],
            ProgressCard::Deserter => {
                others.iter().map(|from| Play::Deserter { from: *from }).collect()
            }
            ProgressCard::Diplomat => {
                let roads = state.pieces().roads();
                roads.map(|(at, from, _)| Play::Diplomat { at, from }).collect()
            }
            ProgressCard::Intrigue => {
                state.pieces().knights().map(|(at, ..)| Play::Intrigue { at }).collect()
            }
            ProgressCard::Saboteur => vec![Play::Saboteur],
            ProgressCard::Spy => {
                let takes = |from: &Seat| {
                    let held = Track::ALL.into_iter().find(|it| state.progress_of(*from, *it) > 0);
                    held.map(|track| Play::Spy { from: *from, took: Some(track) })
                };
                others.iter().filter_map(takes).collect()
            }
            ProgressCard::Warlord => vec![Play::Warlord],
            ProgressCard::Wedding => vec![Play::Wedding],
        }
    }

    /// Returns how many of a kind the others surely hand over.
    fn surely_taken(&self, kind: CardKind, most: u8) -> PerSeat<u8> {
        let state = self.state();
        let lies_open = state.rules().following == Following::Open;
        state.players().map(|seat, _| match state.hands() {
            Some(hands) if lies_open && seat != state.builder() => {
                hands.known(seat).get(kind).min(most)
            }
            _ => 0,
        })
    }

    /// Two cards of an open hand, or all of it.
    fn two_of(&self, from: Seat) -> Option<Cards> {
        if self.state().rules().following != Following::Open {
            return None;
        }
        let mut cards = Cards::none();
        for (kind, held) in self.known(from).kinds() {
            let room = u8::try_from(2_u16.saturating_sub(cards.total())).expect("at most 2");
            cards.set(kind, held.min(room));
        }
        Some(cards)
    }
}

/// Returns whether it was paid for.
pub const fn is_bought(deed: &Deed) -> bool {
    !matches!(
        deed,
        Deed::Knights(
            KnightsDeed::Play(_)
                | KnightsDeed::ShowPoint { .. }
                | KnightsDeed::PutBack { .. }
                | KnightsDeed::MoveKnight { .. }
                | KnightsDeed::Displace { .. }
                | KnightsDeed::ChaseRobber { .. }
        )
    )
}
