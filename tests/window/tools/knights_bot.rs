//! A player of Cities & Knights: decides by looking at the state, and does every deed by
//! touching what the screen names.

use egui::Vec2;
use tableside::board::{Commodity, Intersection, Resource, Spot};
use tableside::cards::{Die, EventFace};
use tableside::game::{
    Building, CardKind, Cards, Deed, Enforcement, ExtraBuilding, Following, HarborTrade,
    KnightsChange, KnightsDeed, KnightsPurchase, KnightsTask, Outcome, Phase, Piece, Play,
    ProgressCard, Purchase, Readiness, Seat, Source, State, Task, Track,
};
use tableside::words::game::GameWords;
use tableside::words::language::Language;
use tableside::words::text::Value;

use super::bot::Bot;

/// A new game of Cities & Knights, as it is set up by touch.
pub struct NewTable<'a> {
    pub language: Language,
    pub names: &'a [&'a str],
    pub size: Vec2,
    pub target: u8,
    /// The choice of cards, by its key.
    pub cards: &'a str,
    pub hands: Following,
    pub extra: ExtraBuilding,
}

impl NewTable<'_> {
    /// The game, before its first settlement.
    pub fn begin(&self) -> Bot {
        let mut bot = Bot::at_start(self.size);
        if self.language != Language::English {
            bot.speak(self.language);
        }
        bot.tap("home-new-game");
        bot.tap("new-game-knights");
        for _ in 3..self.names.len() {
            bot.tap("new-add-player");
        }
        for (nth, name) in (1..).zip(self.names) {
            let field = bot.window.text.with("new-name-of", &[("player", Value::from(nth))]);
            bot.write(&field, name);
        }
        bot.tap("new-tab-cards");
        bot.tap(self.cards);
        bot.tap("new-tab-rules");
        for _ in self.target..13 {
            bot.tap("new-target-less");
        }
        bot.tap(match self.hands {
            Following::Open => "new-hands-open",
            Following::Secret => "new-hands-secret",
            Following::Off => "new-hands-off",
        });
        if self.names.len() > 4 {
            bot.tap(match self.extra {
                ExtraBuilding::Special => "extra-special",
                ExtraBuilding::Paired => "extra-paired",
                ExtraBuilding::Off => "extra-off",
            });
        }
        let start = bot.window.text.with("new-start", &[("player", self.names[0].into())]);
        bot.press(&start);
        bot
    }
}

/// What decides which of several possible ways to play a card is taken.
const FIRST_KIND: CardKind = CardKind::Ore;

impl Bot {
    /// Something said of the game, in the words of the screen.
    fn said(&self, say: impl FnOnce(&GameWords<'_>) -> String) -> String {
        let when = |_: chrono::DateTime<chrono::Utc>| String::new();
        say(&GameWords::now(&self.window.text, self.game(), &when))
    }

    fn card(&self, card: ProgressCard) -> String {
        self.said(|words| words.progress_card(card))
    }

    fn cards(&self, cards: Cards) -> String {
        self.said(|words| words.cards(cards))
    }

    /// Plays on until somebody wins or `acts` are done; what happened is among `done`.
    pub fn play_knights(&mut self, acts: usize) {
        let mut idle = 0;
        let mut before_draw = self.state().clone();
        while self.state().over().is_none() && self.count() < acts {
            let (before, count) = (self.state().clone(), self.count());
            if before.phase() == Phase::BeforeProduction && before.open_tasks().is_empty() {
                before_draw = before.clone();
            }
            self.knights_step();
            if let Some((deed, refusal)) = self.app().refused() {
                panic!("refused: {deed:?}: {refusal}");
            }
            self.note(&before, count);
            if self.state().phase() == Phase::Event
                && self.state().turn() > 8
                && !self.done.contains("reopened")
            {
                self.reopen();
            }
            let is_through = self.state().phase() == Phase::Trading
                && self.state().knights().map(|it| it.table().attacks)
                    > before_draw.knights().map(|it| it.table().attacks);
            if is_through && self.done.insert("undone through an attack") {
                self.goes_back_to(&before_draw);
            }
            idle = if self.count() == count { idle + 1 } else { 0 };
            assert!(idle < 5, "the bot is stuck: {:?}", self.state().open_tasks());
        }
    }

    /// Undo as far as `before`, and redo to where it is now.
    pub fn goes_back_to(&mut self, before: &State) {
        let (now, mut steps) = (self.state().clone(), 0);
        while self.state() != before {
            self.choose_before("undo-what", &[], "what");
            steps += 1;
            assert!(steps < 60, "it was never like that");
        }
        for _ in 0..steps {
            self.choose_before("redo-what", &[], "what");
        }
        assert_eq!(self.state(), &now);
    }

    /// Keeps what happened since `count` acts, when it was as in `before`.
    fn note(&mut self, before: &State, count: usize) {
        let acts: Vec<_> = self.game().acts_from(count).map(|(_, _, act)| (*act).clone()).collect();
        for act in &acts {
            if act.knights.iter().any(|it| matches!(it, KnightsChange::Attacked { .. })) {
                let attack = before.attack_now();
                self.done.insert(match attack.outcome {
                    Outcome::Lost => "attack lost",
                    Outcome::Repelled if attack.defender.is_some() => "attack won",
                    Outcome::Repelled if attack.draws.len() > 1 => "attack tied",
                    Outcome::Repelled => "attack repelled by nobody",
                });
            }
            if let Deed::Knights(deed) = &act.deed {
                self.done.insert(kind(deed));
                if let KnightsDeed::LoseCity { at, .. } = deed
                    && self.state().pieces().building(*at).map(|it| it.1)
                        == Some(Building::LaidCity)
                {
                    self.done.insert("city laid on its side");
                }
            }
        }
        for track in Track::ALL {
            let (was, is) =
                (before.metropolis_holder(track), self.state().metropolis_holder(track));
            if was.is_some() && is.is_some() && was != is {
                self.done.insert("metropolis taken over");
            }
        }
    }

    /// The next thing that is to be done.
    pub fn knights_step(&mut self) {
        match self.state().open_tasks().first().cloned() {
            Some(Task::Knights(task)) => {
                let deed = self.answer(&task);
                return self.does(&deed);
            }
            Some(Task::FreeRoad { .. }) => {
                let damaged = self.state().damaged_roads(self.state().builder()).next();
                let deed = match (damaged, self.state().road_spots().first()) {
                    (Some(at), _) => Deed::RepairRoad { at },
                    (None, Some(at)) => Deed::BuildRoad { at: *at },
                    (None, None) => return self.choose_before("task-leave-name", &[], "left"),
                };
                return self.does(&deed);
            }
            Some(task) => return self.task(&task),
            None => {}
        }
        match self.state().phase() {
            Phase::BeforeProduction => match self.alchemist() {
                Some(deed) => self.does(&deed),
                None => self.number(),
            },
            Phase::Trading => self.does_or_passes(),
            Phase::ExtraBuilding { .. } => self.knights_beside(),
            _ => self.step(),
        }
    }

    fn does_or_passes(&mut self) {
        match self.wish() {
            Some(deed) => self.does(&deed),
            None => self.pass(),
        }
    }

    /// Another player's part of a turn.
    fn knights_beside(&mut self) {
        if self.state().rules().extra_building == ExtraBuilding::Special {
            let pays = |seat: &Seat| self.state().can_pay(*seat, Purchase::City);
            let mut wants = self.state().special_builders().into_iter().filter(pays);
            let next = wants.find(|seat| *seat != self.state().builder() && self.is_new(*seat));
            if let Some(seat) = next {
                self.asks(seat);
                self.done.insert("let build");
                let name = self.name_of(seat);
                let wants = self.window.text.with("others-lets", &[("who", name.into())]);
                return self.touch_starting(&wants);
            }
        }
        self.does_or_passes();
    }

    /// An Alchemist that sets an 8, if there is one: once, for it is the same each time.
    fn alchemist(&self) -> Option<Deed> {
        let is_new = !self.done.contains(ProgressCard::Alchemist.key());
        let die = |pips: u8| Die::try_from(pips).expect("a die");
        let play = Play::Alchemist { red: die(3), yellow: die(5) };
        let deed = Deed::Knights(KnightsDeed::Play(play));
        (is_new && self.may(&deed)).then_some(deed)
    }

    /// Whether the rules let it be done.
    fn may(&self, deed: &Deed) -> bool {
        self.state().against(deed.clone()).is_none()
            && self.state().propose(deed.clone(), Enforcement::ByTheRules).is_ok()
    }

    /// The best that can be done in a turn.
    fn wish(&self) -> Option<Deed> {
        let state = self.state();
        let first = |deeds: Vec<Deed>| deeds.into_iter().find(|deed| self.may(deed));
        if state.phase() == Phase::Trading {
            if let Some(deed) = first(self.plays()) {
                return Some(deed);
            }
            if let Some(deed) = first(self.marches()) {
                return Some(deed);
            }
        }
        if let Some(deed) = first(self.purchases()) {
            return Some(deed);
        }
        let may_trade = state.phase() == Phase::Trading
            || state.rules().extra_building == ExtraBuilding::Paired;
        if may_trade && state.hands().is_some() {
            return first(self.exchanges());
        }
        None
    }

    /// What can be bought, the best first.
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
            all.extend(state.damaged_roads(builder).map(|at| Deed::RepairRoad { at }));
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
        let mut all: Vec<Deed> = Vec::new();
        for card in cards {
            all.extend(self.ways(card).into_iter().map(|it| Deed::Knights(KnightsDeed::Play(it))));
        }
        if state.has_surplus(state.builder()) {
            let player = state.builder();
            all.extend(
                Track::ALL.map(|track| Deed::Knights(KnightsDeed::PutBack { player, track })),
            );
        }
        all
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

    /// How many of a kind the others surely hand over.
    fn surely_taken(&self, kind: CardKind, most: u8) -> tableside::game::PerSeat<u8> {
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

    /// One way to do what is asked.
    fn answer(&self, task: &KnightsTask) -> Deed {
        let state = self.state();
        let held = |player: Seat| {
            Track::ALL.into_iter().filter(move |track| state.progress_of(player, *track) > 0)
        };
        let deed = match *task {
            KnightsTask::PlaceMetropolis { player, track } => {
                let at = state.cities_without_metropolis(player)[0];
                KnightsDeed::PlaceMetropolis { player, track, at }
            }
            KnightsTask::LoseCity { player } => {
                let at = state.cities_without_metropolis(player)[0];
                KnightsDeed::LoseCity { player, at }
            }
            KnightsTask::Relocate { player } => {
                let to = state.relocations().into_iter().next().expect("a place");
                KnightsDeed::Relocate { player, to }
            }
            KnightsTask::EventDie { .. } => {
                let faces = [
                    EventFace::Ship,
                    EventFace::Trade,
                    EventFace::Ship,
                    EventFace::Politics,
                    EventFace::Ship,
                    EventFace::Science,
                ];
                let face = faces[state.turn() as usize % faces.len()];
                let fits = |red: &Die| match state.source() {
                    Some(Source::Roll(roll)) => {
                        (1..=6).contains(&roll.number().saturating_sub(red.pips()))
                    }
                    _ => true,
                };
                let is_asked = face != EventFace::Ship && state.red_die().is_none();
                let red = is_asked.then(|| Die::ALL.into_iter().find(fits).expect("a die"));
                KnightsDeed::EventDie { face, red }
            }
            KnightsTask::ChooseDeck { player } => {
                let decks = Track::ALL.into_iter();
                let most = decks.max_by_key(|track| state.progress_left(*track));
                KnightsDeed::ChooseDeck { player, track: most.expect("a deck") }
            }
            KnightsTask::PutBack { player } => {
                KnightsDeed::PutBack { player, track: held(player).next().expect("a card") }
            }
            KnightsTask::Promote { .. } => {
                KnightsDeed::Promote { at: state.promotable().next().expect("a knight") }
            }
            KnightsTask::TradeAtHarbor { player, with } => {
                KnightsDeed::TradeAtHarbor { with, trade: self.harbor_trade(player, with) }
            }
            KnightsTask::LoseKnight { player } => {
                let at = state.pieces().knights_of(player).next().expect("a knight").0;
                KnightsDeed::LoseKnight { player, at }
            }
            KnightsTask::PlaceDeserter { .. } => {
                let at = state.knight_spots().into_iter().next().expect("a place");
                let level = state.deserter_levels().into_iter().max().expect("a level");
                KnightsDeed::PlaceDeserter { at, level }
            }
            KnightsTask::StealFromEach { .. } => panic!("the robber's move answers it"),
        };
        Deed::Knights(deed)
    }

    fn harbor_trade(&self, player: Seat, with: Seat) -> HarborTrade {
        if self.state().rules().following != Following::Open {
            return HarborTrade::Unseen;
        }
        let mut offered = self
            .known(player)
            .kinds()
            .filter_map(|(kind, _)| kind.resource())
            .collect::<Vec<_>>()
            .into_iter();
        let mut got = self
            .known(with)
            .kinds()
            .filter_map(|(kind, _)| kind.commodity())
            .collect::<Vec<_>>()
            .into_iter();
        match (offered.next(), got.next()) {
            (Some(resource), Some(commodity)) => HarborTrade::Seen(resource, commodity),
            _ => HarborTrade::NoCommodity,
        }
    }

    /// Does `deed` by touch, by the rules and nothing else; what follows from it comes after.
    #[track_caller]
    pub fn does(&mut self, deed: &Deed) {
        let before = self.count();
        self.touches(deed);
        let (_, _, act) = self.game().acts_from(before).next().unwrap_or_else(|| {
            let refused =
                self.app().refused().map(|(deed, refusal)| format!("{deed:?}: {refusal}"));
            panic!("nothing came of {deed:?}: {refused:?} {:?}", self.window.names())
        });
        assert_eq!(&act.deed, deed);
        assert!(act.against.is_empty(), "{act:?}");
    }

    fn touches(&mut self, deed: &Deed) {
        match deed {
            Deed::BuildRoad { at } => self.puts("price-road", Spot::Path(*at)),
            Deed::RepairRoad { at } => self.puts("price-repair", Spot::Path(*at)),
            Deed::BuildSettlement { at } => {
                self.puts("price-settlement", Spot::Intersection(*at));
            }
            Deed::BuildCity { at } => self.puts("price-city", Spot::Intersection(*at)),
            Deed::TradeWithBank { give, count, get } => {
                let cards = self.window.text.cards(*count, *give);
                self.choose("bank");
                self.choose_with("trade-give-kind", &[("cards", cards.as_str().into())]);
                let resource = self.window.text.kind(*get);
                let values = [("resource", resource.into()), ("cards", cards.into())];
                self.choose_with("trade-get-kind", &values);
                self.done.insert("bank");
            }
            Deed::Knights(deed) => self.touches_knights(deed),
            deed => panic!("the bot knows no touch for {deed:?}"),
        }
    }

    /// A piece on the island: one touch, and another where several would fit.
    fn puts(&mut self, piece: &'static str, spot: Spot) {
        let before = self.count();
        self.touch_spot(spot);
        if self.count() == before {
            let values = [("piece", self.window.text.get(piece).into())];
            self.choose_before("chooser-build", &values, "price");
            self.done.insert("which piece");
        }
        self.done.insert(piece);
    }

    fn opens_knight(&mut self, at: Intersection) {
        self.touch_spot(Spot::Intersection(at));
    }

    fn touches_knights(&mut self, deed: &KnightsDeed) {
        let corner = Spot::Intersection;
        match deed {
            KnightsDeed::BuildWall { at } => self.puts("piece-wall", corner(*at)),
            KnightsDeed::Recruit { at } => self.puts("piece-knight", corner(*at)),
            KnightsDeed::PlaceMetropolis { at, .. }
            | KnightsDeed::LoseCity { at, .. }
            | KnightsDeed::LoseKnight { at, .. }
            | KnightsDeed::PlaceDeserter { at, .. }
            | KnightsDeed::Relocate { to: at, .. } => self.touch_spot(corner(*at)),
            KnightsDeed::Promote { at } if !self.state().open_tasks().is_empty() => {
                self.touch_spot(corner(*at));
            }
            KnightsDeed::Activate { at } => {
                self.opens_knight(*at);
                let price = self.cards(KnightsPurchase::Activation.price());
                self.choose_with("knight-activate-name", &[("price", price.into())]);
            }
            KnightsDeed::Promote { at } => {
                self.opens_knight(*at);
                let price = self.cards(KnightsPurchase::Promotion.price());
                self.choose_with("knight-promote-name", &[("price", price.into())]);
            }
            KnightsDeed::MoveKnight { from, to } | KnightsDeed::Displace { from, to } => {
                self.opens_knight(*from);
                self.touch_spot(corner(*to));
            }
            KnightsDeed::ChaseRobber { from, to } => {
                self.opens_knight(*from);
                self.choose("knight-chase");
                self.touch_spot(Spot::Hex(*to));
            }
            KnightsDeed::Improve { track } => self.improves(*track),
            KnightsDeed::ChooseDeck { player, track } => {
                self.about_track("deck-draw-name", *player, *track);
            }
            KnightsDeed::PutBack { player, track } => {
                self.about_track("deck-put-back-name", *player, *track);
            }
            KnightsDeed::EventDie { face, red } => {
                let face = self.window.text.event_face(*face);
                self.choose_with("event-die-name", &[("face", face.into())]);
                if let Some(red) = red {
                    self.choose_with("event-die-red-name", &[("red", red.pips().into())]);
                }
            }
            KnightsDeed::TradeAtHarbor { with, trade } => self.harbor(*with, *trade),
            KnightsDeed::Play(play) => self.touches_play(play),
            KnightsDeed::ShowPoint { .. } | KnightsDeed::RollEventDie { .. } => {
                panic!("the bot knows no touch for {deed:?}")
            }
        }
    }

    fn about_track(&mut self, key: &str, player: Seat, track: Track) {
        let values =
            [("who", self.name_of(player).into()), ("track", self.window.text.track(track).into())];
        self.choose_with(key, &values);
    }

    fn improves(&mut self, track: Track) {
        let level = self.state().improvement(self.state().builder(), track);
        let next = level.next().expect("a level");
        let price = KnightsPurchase::Improvement(track, next).price();
        let name = self.said(|words| words.level_name(track, next));
        let values = [
            ("name", name.into()),
            ("price", self.cards(price).into()),
            ("level", next.number().into()),
            ("track", self.window.text.track(track).into()),
        ];
        self.choose("improve");
        self.choose_with("improve-name", &values);
    }

    fn harbor(&mut self, with: Seat, trade: HarborTrade) {
        let (who, other) = (self.active(), self.name_of(with));
        match trade {
            HarborTrade::Seen(resource, commodity) => {
                for (who, kind) in [(who, CardKind::from(resource)), (other, commodity.into())] {
                    let resource = self.window.text.kind(kind);
                    let values = [("who", who.into()), ("resource", resource.into())];
                    self.choose_with("task-harbor-kind", &values);
                }
            }
            HarborTrade::Unseen => {
                self.choose_with("task-harbor-done-name", &[("who", other.into())]);
            }
            HarborTrade::NoCommodity => {
                self.choose_with("task-harbor-none-name", &[("who", other.into())]);
            }
        }
    }

    /// The page of progress cards with the deck that this card is of.
    pub fn opens_card(&mut self, card: ProgressCard) {
        self.choose("progress");
        if self.state().phase() == Phase::BeforeProduction {
            return;
        }
        let name = self.card(card);
        if !self.window.has(&name) {
            let track = card.track();
            let count = self.state().progress_of(self.state().builder(), track);
            let deck = self.window.text.get(&format!("progress-deck-{}", track.key()));
            let values = [("deck", deck.into()), ("count", count.into())];
            self.choose_with("progress-tab-name", &values);
        }
        self.touch(&name);
    }

    fn touches_play(&mut self, play: &Play) {
        let card = play.card();
        self.opens_card(card);
        match play {
            Play::Alchemist { red, yellow } => {
                self.choose_with("printed-red", &[("pips", red.pips().into())]);
                self.choose_with("printed-yellow", &[("pips", yellow.pips().into())]);
                let sum = red.pips() + yellow.pips();
                self.choose_with("progress-dice-set", &[("number", sum.into())]);
            }
            Play::Crane { track } => self.crane(*track),
            Play::Engineer { at } | Play::Medicine { at } | Play::Intrigue { at } => {
                self.touch_spot(Spot::Intersection(*at));
            }
            Play::Inventor { one, other } => {
                self.touch_spot(Spot::Hex(*one));
                self.touch_spot(Spot::Hex(*other));
            }
            Play::Merchant { at } => self.touch_spot(Spot::Hex(*at)),
            Play::Diplomat { at, .. } => self.touch_spot(Spot::Path(*at)),
            Play::Irrigation | Play::Mining => {
                let what = self.cards(self.state().harvest(card));
                let values = [("card", self.card(card).into()), ("what", what.into())];
                self.choose_with("progress-play-what", &values);
            }
            Play::MasterMerchant { from, cards } => {
                self.plays_on(card, *from);
                self.picks(*from, *cards);
            }
            Play::MerchantFleet { kind } => {
                let resource = self.window.text.kind(*kind);
                self.choose_with("progress-fleet-kind", &[("resource", resource.into())]);
            }
            Play::ResourceMonopoly { resource, taken } => {
                self.monopoly((*resource).into(), taken.values().sum());
            }
            Play::TradeMonopoly { commodity, taken } => {
                self.monopoly((*commodity).into(), taken.values().sum());
            }
            Play::Deserter { from } => self.plays_on(card, *from),
            Play::Spy { from, took } => {
                self.plays_on(card, *from);
                if let Some(track) = took {
                    self.about_track("progress-spy-took", *from, *track);
                } else {
                    let who = self.name_of(*from);
                    self.choose_with("progress-spy-looked", &[("who", who.into())]);
                }
            }
            Play::RoadBuilding
            | Play::Smith
            | Play::CommercialHarbor
            | Play::Bishop
            | Play::Saboteur
            | Play::Warlord
            | Play::Wedding => {
                self.choose_with("progress-play", &[("card", self.card(card).into())]);
            }
        }
    }

    fn crane(&mut self, track: Track) {
        let level = self.state().improvement(self.state().builder(), track);
        let next = level.next().expect("a level");
        let price = match KnightsPurchase::ImprovementByCrane(track, next).price() {
            free if free.is_empty() => self.window.text.get("progress-for-free"),
            cards => self.cards(cards),
        };
        let deck = self.window.text.get(&format!("progress-deck-{}", track.key()));
        let values =
            [("track", deck.into()), ("level", next.number().into()), ("price", price.into())];
        self.choose_with("progress-crane-name", &values);
    }

    fn plays_on(&mut self, card: ProgressCard, who: Seat) {
        let what = match card {
            ProgressCard::MasterMerchant => {
                let points = self.state().public_points(who);
                self.window.text.with("progress-has-points", &[("count", points.into())])
            }
            ProgressCard::Deserter => {
                let knights = self.state().pieces().knights_of(who).count();
                self.window.text.with("progress-has-knights", &[("count", knights.into())])
            }
            _ => {
                let held = self.state().progress_cards(who);
                self.window.text.with("progress-has-cards", &[("count", held.into())])
            }
        };
        let (card, who) = (self.card(card), self.name_of(who));
        let values = [("card", card.into()), ("who", who.into()), ("what", what.into())];
        self.choose_with("progress-on", &values);
    }

    /// The cards that a Master Merchant takes of an open hand.
    fn picks(&mut self, from: Seat, cards: Option<Cards>) {
        let Some(cards) = cards else { return };
        let who = self.name_of(from);
        if self.known(from).kinds().count() > 1 {
            for (kind, count) in cards.kinds() {
                for _ in 0..count {
                    let resource = self.window.text.kind(kind);
                    let values = [("label", who.as_str().into()), ("resource", resource.into())];
                    self.choose_with("kind-more", &values);
                }
            }
        }
        let values = [("who", who.into()), ("cards", self.cards(cards).into())];
        self.choose_with("progress-take-cards", &values);
    }

    fn monopoly(&mut self, kind: CardKind, taken: u8) {
        let resource = self.window.text.kind(kind);
        self.choose_with("card-monopoly-kind", &[("resource", resource.into())]);
        let cards = self.window.text.cards(taken, kind);
        self.choose_with("card-monopoly-confirm", &[("cards", cards.into())]);
    }
}

/// What a deed is kept as among what was done.
const fn kind(deed: &KnightsDeed) -> &'static str {
    match deed {
        KnightsDeed::BuildWall { .. } => "wall",
        KnightsDeed::Improve { .. } => "improve",
        KnightsDeed::PlaceMetropolis { .. } => "metropolis",
        KnightsDeed::Recruit { .. } => "recruit",
        KnightsDeed::Activate { .. } => "activate",
        KnightsDeed::Promote { .. } => "promote",
        KnightsDeed::MoveKnight { .. } => "move a knight",
        KnightsDeed::Displace { .. } => "displace",
        KnightsDeed::Relocate { .. } => "relocate",
        KnightsDeed::LoseCity { .. } => "lose a city",
        KnightsDeed::ChooseDeck { .. } => "choose a deck",
        KnightsDeed::PutBack { .. } => "put back",
        KnightsDeed::ChaseRobber { .. } => "chase",
        KnightsDeed::RollEventDie { .. } => "the app's event die",
        KnightsDeed::EventDie { .. } => "the table's event die",
        KnightsDeed::ShowPoint { .. } => "show a point",
        KnightsDeed::TradeAtHarbor { .. } => "trade at a harbor",
        KnightsDeed::LoseKnight { .. } => "lose a knight",
        KnightsDeed::PlaceDeserter { .. } => "place a deserter",
        KnightsDeed::Play(play) => play.card().key(),
    }
}
