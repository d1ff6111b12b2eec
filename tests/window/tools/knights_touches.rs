//! Where each deed of Cities & Knights is touched, by what the screen calls it.

use board::{Intersection, Spot};
use game::{
    CardKind, Cards, Deed, HarborTrade, KnightsDeed, KnightsPurchase, Phase, Play, ProgressCard,
    Seat, Track,
};
use words::game::GameWords;

use super::bot::Bot;

impl Bot {
    /// Something said of the game, in the words of the screen.
    pub fn said<T>(&self, say: impl FnOnce(&GameWords<'_>) -> T) -> T {
        let when = |_: chrono::DateTime<chrono::Utc>| String::new();
        say(&GameWords::now(&self.window.text, self.game(), &when))
    }

    pub fn card(&self, card: ProgressCard) -> String {
        self.said(|words| words.progress_card(card))
    }

    pub fn cards(&self, cards: Cards) -> String {
        self.said(|words| words.cards(cards))
    }

    /// Does `deed` by touch, by the rules and nothing else; what follows from it comes after.
    #[track_caller]
    pub fn does(&mut self, deed: &Deed) {
        let before = self.count();
        self.touches(deed);
        self.has_done(deed, before);
    }

    /// After so many acts came this one, and the rules allow it.
    #[track_caller]
    pub fn has_done(&self, deed: &Deed, before: usize) {
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
                self.exchanges_cards((*count, *give), *get);
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
            KnightsDeed::ShowPoint { point, .. } => {
                self.opens_card(point.card());
                let card = self.card(point.card());
                self.choose_with("progress-show", &[("card", card.into())]);
            }
            KnightsDeed::RollEventDie { .. } => panic!("the app rolls it itself"),
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
                    self.answers("task-harbor-kind", &who, kind);
                }
            }
            HarborTrade::Unseen => self.choose_of("task-harbor-done-name", &other),
            HarborTrade::NoCommodity => self.choose_of("task-harbor-none-name", &other),
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
                    self.choose_of("progress-spy-looked", &self.name_of(*from));
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
                    self.counts(&who, kind);
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
