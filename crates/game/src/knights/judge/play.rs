//! Progress cards as they are played: what they do on the island and with the bank
//! (KNIGHTS 12).

use crate::{
    Breach, Condition, Impossible, Move, Refusal, SeaBreach, Seat,
    judge::{Judge, Judged, Partner, Verdict, refuse_if},
    knights::{
        Knight, KnightsBreach, KnightsPurchase, MerchantGround, NotOnTheTable, Play, ProgressCard,
        Readiness, Track,
    },
};
use board::{Hex, Intersection, Path, Spot, Terrain, Token};

/// Tokens that an Inventor leaves alone (KNIGHTS 12).
const STAYS: [u8; 4] = [2, 6, 8, 12];

impl Judge<'_> {
    pub(super) fn play(&mut self, play: &Play) -> Judged {
        if let Play::Alchemist { red, yellow } = play {
            self.awaits_number()?;
            self.holds(play.card())?;
            let is_passed_over = self.state.passes_over(red.pips() + yellow.pips());
            self.forbid_if(is_passed_over, Breach::FirstSeven)?;
            return Ok(Verdict::default());
        }
        self.trading(Partner::May)?;
        self.holds(play.card())?;
        match play {
            Play::Alchemist { .. } => Ok(Verdict::default()),
            Play::Crane { track } => {
                let next = self.next_level(*track)?;
                Ok(self.pays(KnightsPurchase::ImprovementByCrane(*track, next).price()))
            }
            Play::Engineer { at } => self.wall_rules(*at).map(|()| Verdict::default()),
            Play::Inventor { one, other } => self.inventor(*one, *other),
            Play::Irrigation | Play::Mining => self.harvest(play.card()),
            Play::Medicine { at } => {
                self.city_rules(*at)?;
                Ok(self.pays(KnightsPurchase::CityByMedicine.price()))
            }
            Play::RoadBuilding => {
                self.gains(play.card(), self.state.free_roads(self.state.builder()) > 0)
            }
            Play::Smith => {
                let any = self.state.promotable().next().is_some();
                self.gains(play.card(), any)
            }
            Play::CommercialHarbor => {
                let any = !self.state.harbor_partners().is_empty();
                self.gains(play.card(), any)
            }
            Play::MasterMerchant { from, cards } => self.master_merchant(*from, *cards),
            Play::Merchant { at } => self.merchant(*at),
            Play::MerchantFleet { kind } => {
                let rate = self.state.trade_rate(self.state.builder(), *kind);
                self.gains(play.card(), rate > 2)
            }
            Play::ResourceMonopoly { resource, taken } => {
                self.monopoly((*resource).into(), taken, Some(2))
            }
            Play::TradeMonopoly { commodity, taken } => {
                self.monopoly((*commodity).into(), taken, Some(1))
            }
            Play::Bishop => self.bishop(),
            Play::Deserter { from } => {
                self.opponent(*from)?;
                let has_knight = self.state.pieces().knights_of(*from).next().is_some();
                self.gains(play.card(), has_knight)
            }
            Play::Diplomat { at, from } => self.diplomat(*at, *from),
            Play::Intrigue { at } => self.intrigue(*at),
            Play::Saboteur => {
                let any = !self.state.sabotaged().is_empty();
                self.gains(play.card(), any)
            }
            Play::Spy { from, took } => self.spy(*from, *took),
            Play::Warlord => {
                let mut own = self.state.pieces().knights_of(self.state.builder());
                let any = own.any(|(_, Knight { readiness, .. })| readiness == Readiness::Inactive);
                self.gains(play.card(), any)
            }
            Play::Wedding => {
                let any = !self.state.wedding_guests().is_empty();
                self.gains(play.card(), any)
            }
        }
    }

    /// A card of its deck is in hand: which one it is shows only now (KNIGHTS 12).
    fn holds(&self, card: ProgressCard) -> Judged<()> {
        let track = card.track();
        refuse_if(
            self.state.progress_of(self.state.builder(), track) == 0,
            NotOnTheTable::NoProgressCard(track),
        )
    }

    /// A card that visibly would do nothing stays in hand (KNIGHTS 8).
    pub(super) fn gains(&mut self, card: ProgressCard, does_something: bool) -> Judged {
        self.forbid_if(!does_something, KnightsBreach::NothingToGain(card))?;
        Ok(Verdict::default())
    }

    fn token(&self, at: Hex) -> Result<Token, Refusal> {
        let token = self.state.island().tile(at).and_then(|tile| tile.token);
        token.ok_or_else(|| NotOnTheTable::NoToken(at).into())
    }

    fn inventor(&mut self, one: Hex, other: Hex) -> Judged {
        let tokens = [one, other].map(|at| self.token(at).map(|token| (at, token.number())));
        let mut numbers = Vec::new();
        for token in tokens {
            let (at, number) = token?;
            self.forbid_if(STAYS.contains(&number), KnightsBreach::TokenStays(at))?;
            numbers.push(number);
        }
        let differ = numbers.first() != numbers.last();
        self.gains(ProgressCard::Inventor, differ)
    }

    /// Two cards for each hex of a terrain beside a building; as many as the bank has.
    fn harvest(&mut self, card: ProgressCard) -> Judged {
        let harvest = self.state.harvest(card);
        self.gains(card, !harvest.is_empty())?;
        let moves = vec![Move::FromBank(self.state.builder(), harvest)];
        Ok(Verdict { moves: if harvest.is_empty() { Vec::new() } else { moves }, task: None })
    }

    fn merchant(&mut self, at: Hex) -> Judged {
        let Some(tile) = self.state.island().tile(at) else {
            return Err(Impossible::OffIsland(Spot::Hex(at)).into());
        };
        let is_barren = tile.terrain == Terrain::Desert;
        let is_barred = self.state.knights_rules().merchant_ground == MerchantGround::Producing;
        self.forbid_if(is_barren && is_barred, KnightsBreach::MerchantOnDesert(at))?;
        self.forbid_if(tile.terrain == Terrain::Gold, SeaBreach::MerchantOnGold(at))?;
        let builder = self.state.builder();
        let mut around = Intersection::around(at).into_iter();
        let is_beside = around.any(|place| self.state.has_building_at(builder, place));
        self.forbid_if(!is_beside, KnightsBreach::MerchantNotBeside(at))?;
        let stands = self.state.knights().and_then(|knights| knights.table().merchant);
        let is_there =
            stands.is_some_and(|merchant| merchant.at == at && merchant.owner == builder);
        self.gains(ProgressCard::Merchant, !is_there)
    }

    fn bishop(&mut self) -> Judged {
        let is_locked = self.state.position().is_robber_locked();
        self.forbid_if(is_locked, KnightsBreach::RobberLocked)?;
        Ok(Verdict::default())
    }

    fn diplomat(&mut self, at: Path, from: Seat) -> Judged {
        let pieces = self.state.pieces();
        let link = match pieces.link(at) {
            Some(link) if link.owner == from => link,
            _ => return Err(Impossible::NoSuchRoad(at).into()),
        };
        // Road goes on from road, ship from ship (SEA 12).
        let goes_on = |end: &Intersection| {
            pieces
                .links_at(*end)
                .any(|(path, other)| path != at && other.owner == from && other.way == link.way)
        };
        self.forbid_if(link.condition == Condition::Damaged, KnightsBreach::DamagedRoadStays(at))?;
        let is_linked = |end: &Intersection| {
            self.state.has_building_at(from, *end)
                || self.state.has_knight_at(from, *end)
                || goes_on(end)
        };
        let is_open = !at.ends().iter().all(is_linked);
        let cut_off = |end: &&Intersection| {
            self.state.has_knight_at(from, **end) && !self.state.has_other_road_at(from, **end, at)
        };
        let cut_off = at.ends().iter().find(cut_off).copied();
        if !is_open {
            self.forbid(KnightsBreach::RoadNotOpen(at))?;
        } else if let Some(knight) = cut_off {
            self.forbid(KnightsBreach::KnightCutOff(knight))?;
        }
        Ok(Verdict::default())
    }

    fn intrigue(&mut self, at: Intersection) -> Judged {
        let builder = self.state.builder();
        let is_theirs = self.state.pieces().knight(at).is_some_and(|(owner, _)| owner != builder);
        refuse_if(!is_theirs, NotOnTheTable::NobodyToDisplace(at))?;
        self.forbid_if(!self.state.has_road_at(builder, at), KnightsBreach::NoOwnRoadThere(at))?;
        Ok(Verdict::default())
    }

    fn spy(&mut self, from: Seat, took: Option<Track>) -> Judged {
        self.opponent(from)?;
        if let Some(track) = took
            && self.state.progress_of(from, track) == 0
        {
            return Err(NotOnTheTable::NoProgressCard(track).into());
        }
        let has_any = self.state.progress_cards(from) > 0;
        self.gains(ProgressCard::Spy, has_any)
    }
}
