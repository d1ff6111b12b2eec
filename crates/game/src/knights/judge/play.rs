//! Progress cards as they are played: what they do on the island, with the bank, and between
//! hands (KNIGHTS 12); drawn, shown, put back (KNIGHTS 8), and the event die apart from the
//! number (KNIGHTS 18).

use crate::{
    Breach, CardGroup, CardKind, Cards, Condition, Following, Impossible, Move, PerSeat, SeaBreach,
    Seat, Source, Task, Waiting,
    judge::{Judge, Partner},
    knights::{
        HarborTrade, KnightsBreach, KnightsPurchase, KnightsTask, MerchantGround, NotOnTheTable,
        Play, PointCard, ProgressCard, Readiness, Track,
    },
    refusal::{Judged, refuse_if},
};
use board::{Commodity, Hex, Intersection, Path, Terrain};
use cards::{Die, EventFace};

/// Tokens that an Inventor leaves alone (KNIGHTS 12).
const STAYS: [u8; 4] = [2, 6, 8, 12];

impl Judge<'_> {
    pub(super) fn play(&mut self, play: &Play) -> Judged {
        let (state, builder, card) = (self.state, self.state.builder(), play.card());
        if let Play::Alchemist { .. } = play {
            self.awaits_number()?;
        } else {
            self.trading(Partner::May)?;
        }
        // Which one it is shows only now (KNIGHTS 12).
        self.has_progress(builder, card.track())?;
        match play {
            Play::Alchemist { red, yellow } => {
                let is_passed_over = state.rolls_again(red.pips() + yellow.pips());
                self.forbid_if(is_passed_over, Breach::FirstSeven)
            }
            Play::Crane { track } => {
                let next = self.next_level(*track)?;
                self.pays(KnightsPurchase::ImprovementByCrane(*track, next).price())
            }
            Play::Engineer { at } => self.wall_rules(*at),
            Play::Inventor { one, other } => self.inventor(*one, *other),
            // Two cards for each hex of a terrain beside a building; as many as the bank has.
            Play::Irrigation | Play::Mining => {
                let harvest = state.harvest(card);
                self.gains(card, !harvest.is_empty())?;
                let moves = (!harvest.is_empty()).then_some(Move::FromBank(builder, harvest));
                self.moves(moves)
            }
            Play::Medicine { at } => {
                self.city_rules(*at)?;
                self.pays(KnightsPurchase::CityByMedicine.price())
            }
            Play::RoadBuilding => self.gains(card, state.free_roads(builder) > 0),
            Play::Smith => self.gains(card, state.promotable().next().is_some()),
            Play::CommercialHarbor => self.gains(card, !state.harbor_partners().is_empty()),
            Play::MasterMerchant { from, cards } => self.master_merchant(*from, *cards),
            Play::Merchant { at } => self.merchant(*at),
            Play::MerchantFleet { kind } => self.gains(card, state.trade_rate(builder, *kind) > 2),
            Play::ResourceMonopoly { resource, taken } => {
                self.monopoly((*resource).into(), taken, Some(2))
            }
            Play::TradeMonopoly { commodity, taken } => {
                self.monopoly((*commodity).into(), taken, Some(1))
            }
            Play::Bishop => {
                let is_locked = state.position().is_robber_locked();
                self.forbid_if(is_locked, KnightsBreach::RobberLocked)
            }
            Play::Deserter { from } => {
                self.opponent(*from)?;
                self.gains(card, state.pieces().knights_of(*from).next().is_some())
            }
            Play::Diplomat { at, from } => self.diplomat(*at, *from),
            Play::Intrigue { at } => {
                let stands = state.pieces().knight(*at);
                let is_theirs = stands.is_some_and(|(owner, _)| owner != builder);
                refuse_if(!is_theirs, NotOnTheTable::NobodyToDisplace(*at))?;
                let has_road = state.has_road_at(builder, *at);
                self.forbid_if(!has_road, KnightsBreach::NoOwnRoadThere(*at))
            }
            Play::Saboteur => self.gains(card, !state.sabotaged().is_empty()),
            Play::Spy { from, took } => {
                self.opponent(*from)?;
                took.map_or(Ok(()), |track| self.has_progress(*from, track))?;
                self.gains(card, state.progress_cards(*from) > 0)
            }
            Play::Warlord => {
                let mut own = state.pieces().knights_of(builder);
                self.gains(card, own.any(|(_, it)| it.readiness == Readiness::Inactive))
            }
            Play::Wedding => self.gains(card, !state.wedding_guests().is_empty()),
        }
    }

    /// A card of that deck is in hand.
    fn has_progress(&self, seat: Seat, track: Track) -> Judged {
        let count = self.state.progress_of(seat, track);
        refuse_if(count == 0, NotOnTheTable::NoProgressCard(track))
    }

    /// Refuses a seat that isn't somebody else at the table.
    fn opponent(&self, seat: Seat) -> Judged {
        let is_there = seat != self.state.builder() && self.state.seating().is_present(seat);
        refuse_if(!is_there, Impossible::NoSuchPlayer(seat))
    }

    /// A card that visibly would do nothing stays in hand (KNIGHTS 8).
    pub(super) fn gains(&mut self, card: ProgressCard, does_something: bool) -> Judged {
        self.forbid_if(!does_something, KnightsBreach::NothingToGain(card))
    }

    fn inventor(&mut self, one: Hex, other: Hex) -> Judged {
        let token = |at| self.state.island().tile(at).and_then(|tile| tile.token);
        let mut numbers = Vec::new();
        for (at, token) in [one, other].map(|at| (at, token(at))) {
            let number = token.ok_or(NotOnTheTable::NoToken(at))?.number();
            self.forbid_if(STAYS.contains(&number), KnightsBreach::TokenStays(at))?;
            numbers.push(number);
        }
        self.gains(ProgressCard::Inventor, numbers.first() != numbers.last())
    }

    fn merchant(&mut self, at: Hex) -> Judged {
        let tile = self.state.on_land(at)?;
        let is_barren = matches!(
            tile.terrain,
            Terrain::Desert | Terrain::Lake | Terrain::Swamp | Terrain::Trade(_) | Terrain::Spring
        );
        let has_to_yield = self.state.knights_rules().merchant_ground == MerchantGround::Producing;
        self.forbid_if(is_barren && has_to_yield, KnightsBreach::MerchantOnDesert(at))?;
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

    fn diplomat(&mut self, at: Path, from: Seat) -> Judged {
        let state = self.state;
        let link = state.pieces().link(at).filter(|link| link.owner == from);
        let link = link.ok_or(Impossible::NoSuchRoad(at))?;
        // Road goes on from road, ship from ship (SEA 12).
        let goes_on = |end: &Intersection| {
            state
                .links_at(*end)
                .any(|(path, other)| path != at && other.owner == from && other.way == link.way)
        };
        self.forbid_if(link.condition == Condition::Damaged, KnightsBreach::DamagedRoadStays(at))?;
        let is_linked = |end: &Intersection| {
            self.state.has_building_at(from, *end)
                || self.state.has_knight_at(from, *end)
                || goes_on(end)
        };
        // A link to a village never breaks (SCENARIOS 3.3).
        let links_village = self.state.position().village_links(from).contains(&at);
        let is_open = !links_village && !at.ends().iter().all(is_linked);
        let cut_off = |end: &&Intersection| {
            let mut links = self.state.links_at(**end);
            self.state.has_knight_at(from, **end)
                && !links.any(|(other, link)| other != at && link.owner == from)
        };
        match at.ends().iter().find(cut_off) {
            _ if !is_open => self.forbid(KnightsBreach::RoadNotOpen(at)),
            Some(knight) => self.forbid(KnightsBreach::KnightCutOff(*knight)),
            None => Ok(()),
        }?;
        self.takes_off_river(at)
    }
}

/// Number of cards that a Master Merchant takes (KNIGHTS 12).
const MASTER_MERCHANT: u16 = 2;

impl Judge<'_> {
    /// Each of the others hands over all of a kind, or up to `most`; whoever gave fewer has no
    /// more.
    pub(crate) fn monopoly(
        &mut self,
        kind: CardKind,
        taken: &PerSeat<u8>,
        most: Option<u8>,
    ) -> Judged {
        let (state, builder) = (self.state, self.state.builder());
        for seat in state.seating().present().filter(|seat| *seat != builder) {
            let count = *taken.get(seat).ok_or(Impossible::NoSuchPlayer(seat))?;
            if let Some(most) = most.filter(|most| count > *most) {
                let (given, due) = (count.into(), most.into());
                return Err(Impossible::WrongCount { given, due }.into());
            }
            let given = Move::Between(seat, builder, Cards::of(kind, count));
            self.moves((count > 0).then_some(given))?;
            self.moves((most != Some(count)).then_some(Move::Shown(seat, kind, 0)))?;
        }
        Ok(())
    }

    pub(super) fn master_merchant(&mut self, from: Seat, cards: Option<Cards>) -> Judged {
        self.opponent(from)?;
        let builder = self.state.builder();
        let has_more = self.state.public_points(from) > self.state.public_points(builder);
        self.forbid_if(!has_more, KnightsBreach::NotMorePoints(from))?;
        let size = self.state.hands().map(|hands| hands.size(from));
        self.gains(ProgressCard::MasterMerchant, size != Some(0))?;
        let due = size.map_or(MASTER_MERCHANT, |size| size.min(MASTER_MERCHANT));
        if let Some(cards) = cards {
            let given = cards.total();
            refuse_if(given != due, Impossible::WrongCount { given, due })?;
            return self.moves([Move::Between(from, builder, cards)]);
        }
        let untold = (0..due).map(|_| Move::Unseen(from, builder));
        match self.state.rules().following {
            Following::Off => return Ok(()),
            Following::Open => self.may_stay_untold()?,
            Following::Secret | Following::Private => {}
        }
        self.moves(untold)
    }

    pub(super) fn trade_at_harbor(&mut self, with: Seat, trade: HarborTrade) -> Judged {
        let player = self.state.builder();
        self.due(KnightsTask::TradeAtHarbor { player, with })?;
        match trade {
            HarborTrade::Seen(resource, commodity) => self.moves([
                Move::Between(player, with, Cards::of(resource, 1)),
                Move::Between(with, player, Cards::of(commodity, 1)),
            ]),
            HarborTrade::Unseen => {
                if self.state.rules().following == Following::Open {
                    self.may_stay_untold()?;
                }
                self.moves([
                    Move::UnseenOf(player, with, CardGroup::Resources),
                    Move::UnseenOf(with, player, CardGroup::Commodities),
                ])
            }
            HarborTrade::NoCommodity => {
                self.moves(Commodity::ALL.map(|kind| Move::Shown(with, kind.into(), 0)))
            }
        }
    }

    /// Off turn it is asked for; on one's own turn it may come any time before its end.
    pub(super) fn put_back(&mut self, player: Seat, track: Track) -> Judged {
        let asked = self.due(KnightsTask::PutBack { player });
        let is_own = player == self.state.builder() && self.state.has_surplus(player);
        if is_own && asked.is_err() {
            self.building()?;
        } else {
            asked?;
        }
        self.has_progress(player, track)
    }

    /// A point card is shown as soon as it is drawn, whoever's turn it is.
    pub(super) fn show_point(&self, player: Seat, point: PointCard) -> Judged {
        self.state.opening_over()?;
        if let Some(owner) = self.state.knights().and_then(|knights| knights.shown(point)) {
            return Err(NotOnTheTable::PointShown(point, owner).into());
        }
        self.has_progress(player, point.card().track())
    }

    /// The task itself is done by what the die does.
    pub(super) fn event_die(&self, face: EventFace, red: Option<Die>) -> Judged {
        let is_die = |task: &Task| matches!(task, Task::Knights(KnightsTask::EventDie { .. }));
        refuse_if(!self.state.open_tasks().iter().any(is_die), Waiting::NoSuchTask)?;
        let is_gate = face != EventFace::Ship;
        refuse_if(is_gate && self.state.red_beside(red).is_none(), NotOnTheTable::RedNotTold)?;
        if let (Some(Source::Roll(roll)), Some(red)) = (self.state.source(), red)
            && !roll.reds().any(|it| it == red)
        {
            return Err(NotOnTheTable::NoSuchRed(red, roll).into());
        }
        Ok(())
    }
}
