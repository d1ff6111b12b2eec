//! Progress cards as they are played: what they do on the island, with the bank, and between
//! hands (KNIGHTS 12); drawn, shown, put back (KNIGHTS 8), and the event die apart from the
//! number (KNIGHTS 18).

use crate::{
    Breach, CardGroup, CardKind, Cards, Condition, Following, Impossible, Move, PerSeat, Phase,
    Refusal, SeaBreach, Seat, Source, Task, Waiting,
    judge::{Judge, Judged, Partner, Verdict, refuse_if},
    knights::{
        HarborTrade, Knight, KnightsBreach, KnightsPurchase, KnightsTask, MerchantGround,
        NotOnTheTable, Play, PointCard, ProgressCard, Readiness, Track,
    },
};
use board::{Commodity, Hex, Intersection, Path, Spot, Terrain, Token};
use cards::{Die, EventFace};

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

/// How many cards a Master Merchant takes (KNIGHTS 12).
const MASTER_MERCHANT: u16 = 2;

impl Judge<'_> {
    /// Each of the others hands over all of a kind, or up to `most`; whoever gave fewer has no
    /// more.
    pub(crate) fn monopoly(&self, kind: CardKind, taken: &PerSeat<u8>, most: Option<u8>) -> Judged {
        let builder = self.state.builder();
        let mut moves = Vec::new();
        for seat in self.state.seating().present().filter(|seat| *seat != builder) {
            let Some(count) = taken.get(seat).copied() else {
                return Err(Impossible::NoSuchPlayer(seat).into());
            };
            if let Some(most) = most.filter(|most| count > *most) {
                let (given, due) = (count.into(), most.into());
                return Err(Impossible::WrongCount { given, due }.into());
            }
            if count > 0 {
                moves.push(Move::Between(seat, builder, Cards::of(kind, count)));
            }
            if most != Some(count) {
                moves.push(Move::Shown(seat, kind, 0));
            }
        }
        Ok(Verdict { moves, task: None })
    }

    pub(super) fn master_merchant(&mut self, from: Seat, cards: Option<Cards>) -> Judged {
        self.opponent(from)?;
        let builder = self.state.builder();
        let has_more = self.state.public_points(from) > self.state.public_points(builder);
        self.forbid_if(!has_more, KnightsBreach::NotMorePoints(from))?;
        let size = self.state.hands().map(|hands| hands.size(from));
        self.gains(ProgressCard::MasterMerchant, size != Some(0))?;
        let due = size.map_or(MASTER_MERCHANT, |size| size.min(MASTER_MERCHANT));
        let moves = match (cards, self.state.rules().following) {
            (Some(cards), _) => {
                let given = cards.total();
                refuse_if(given != due, Impossible::WrongCount { given, due })?;
                vec![Move::Between(from, builder, cards)]
            }
            (None, Following::Off) => Vec::new(),
            (None, following) => {
                if following == Following::Open {
                    self.may_stay_untold()?;
                }
                (0..due).map(|_| Move::Unseen(from, builder)).collect()
            }
        };
        Ok(Verdict { moves, task: None })
    }

    pub(super) fn trade_at_harbor(&mut self, with: Seat, trade: HarborTrade) -> Judged {
        let player = self.state.builder();
        let verdict = self.due(KnightsTask::TradeAtHarbor { player, with })?;
        let moves = match trade {
            HarborTrade::Seen(resource, commodity) => vec![
                Move::Between(player, with, Cards::of(resource, 1)),
                Move::Between(with, player, Cards::of(commodity, 1)),
            ],
            HarborTrade::Unseen => {
                if self.state.rules().following == Following::Open {
                    self.may_stay_untold()?;
                }
                vec![
                    Move::UnseenOf(player, with, CardGroup::Resources),
                    Move::UnseenOf(with, player, CardGroup::Commodities),
                ]
            }
            HarborTrade::NoCommodity => {
                let none = |commodity: Commodity| Move::Shown(with, commodity.into(), 0);
                Commodity::ALL.map(none).into()
            }
        };
        Ok(Verdict { moves, ..verdict })
    }

    pub(super) fn choose_deck(&mut self, player: Seat, track: Track) -> Judged {
        let verdict = self.due(KnightsTask::ChooseDeck { player })?;
        refuse_if(self.state.progress_left(track) == 0, NotOnTheTable::DeckUsedUp(track))?;
        Ok(verdict)
    }

    /// Off turn it is asked for; on one's own turn it may come any time before its end.
    pub(super) fn put_back(&mut self, player: Seat, track: Track) -> Judged {
        let asked = self.due(KnightsTask::PutBack { player });
        let is_own = player == self.state.builder() && self.state.has_surplus(player);
        let verdict = match asked {
            Err(_) if is_own => self.building().map(|()| Verdict::default())?,
            asked => asked?,
        };
        refuse_if(
            self.state.progress_of(player, track) == 0,
            NotOnTheTable::NoProgressCard(track),
        )?;
        Ok(verdict)
    }

    /// Nobody ends their own turn with too many progress cards (KNIGHTS 8).
    pub(crate) fn progress_limit(&mut self) -> Judged<()> {
        let has_surplus = self.state.has_surplus(self.state.builder());
        self.forbid_if(has_surplus, KnightsBreach::TooManyProgressCards)
    }

    /// A point card is shown as soon as it is drawn, whoever's turn it is.
    pub(super) fn show_point(&self, player: Seat, point: PointCard) -> Judged {
        if matches!(self.state.phase(), Phase::Founding { .. }) {
            return Err(Impossible::NotNow(Waiting::Opening).into());
        }
        if let Some(owner) = self.state.knights().and_then(|knights| knights.shown(point)) {
            return Err(NotOnTheTable::PointShown(point, owner).into());
        }
        let track = point.card().track();
        refuse_if(
            self.state.progress_of(player, track) == 0,
            NotOnTheTable::NoProgressCard(track),
        )?;
        Ok(Verdict::default())
    }

    pub(super) fn event_die_by_app(&self, face: EventFace, red: Die) -> Judged {
        // Dice that the table rolled have a red one among them.
        if matches!(self.state.source(), Some(Source::Roll(_))) {
            return self.event_die(face, None);
        }
        self.event_die(face, Some(red))
    }

    /// The task itself is done by what the die does.
    pub(super) fn event_die(&self, face: EventFace, red: Option<Die>) -> Judged {
        self.does(|task| matches!(task, Task::Knights(KnightsTask::EventDie { .. })))?;
        let is_gate = face != EventFace::Ship;
        refuse_if(is_gate && self.state.red_beside(red).is_none(), NotOnTheTable::RedNotTold)?;
        if let (Some(Source::Roll(roll)), Some(red)) = (self.state.source(), red)
            && !roll.reds().any(|it| it == red)
        {
            return Err(NotOnTheTable::NoSuchRed(red, roll).into());
        }
        Ok(Verdict::default())
    }
}
