//! The state before the first act: an empty island, or a game in its course.

use std::sync::Arc;

use super::{
    BarbarianTrack, Beliefs, Cards, ChosenYields, DevelopmentCard, Effort, Expansion, Expansions,
    FishState, GoldState, HandCount, Hands, HiddenCards, Holders, KnightsRules, KnightsState,
    Learned, OilState, Phase, RiverMap, RobberWaits, Round, SeaMap, SeaState, Seating, Seats,
    Setup, Spent, State, Table, Task, WagonsState, road_length,
};
use board::{Hex, Island};
use cards::{Bars, Piles, PrintedPiles};

/// Returns where the robber stands before anybody moves it, as far as no rule of a table says
/// otherwise: beside the board with some modules, and else on a swamp, where the map has it, or on the
/// desert (RULES 3, SEA 5, TRADERS 2.2).
pub fn usual_robber(
    island: &Island,
    played: Expansions,
    (rivers, sea): (Option<&RiverMap>, Option<&SeaMap>),
) -> Option<Hex> {
    let rivers = rivers.filter(|_| played.has(Expansion::Rivers));
    let swamp = rivers.and_then(|map| map.robber_on(island));
    let stands = swamp.or_else(|| match sea {
        Some(map) => map.robber,
        None => island.deserts().next(),
    });
    stands.filter(|_| !played.keep_robber_aside())
}

impl State {
    /// The state before the first act.
    pub fn new(setup: Arc<Setup>) -> Self {
        let none = setup.players.map(|_, _| 0);
        let no_cards = setup.players.map(|_, _| Cards::none());
        let hands = if setup.rules.following.is_on() {
            Hands::Followed(Beliefs::certain(no_cards.clone(), setup.kinds()))
        } else {
            Hands::Ignored
        };
        let bank = setup.rules.following.is_on().then(|| setup.supply());
        let is_beside = |knights: KnightsRules| knights.robber_waits == RobberWaits::BesideBoard;
        let robber = usual_robber(
            &setup.island,
            setup.rules.expansions(),
            (setup.rivers.as_ref(), setup.sea.as_ref()),
        );
        let robber = robber.filter(|_| !setup.rules.knights.is_some_and(is_beside));
        let colors = setup.players.map(|_, player| player.color);
        let pieces = setup.sea.as_ref().map(|map| map.given_pieces(&colors)).unwrap_or_default();
        let mut state = Self {
            players: Arc::new(setup.players.clone()),
            seating: Arc::new(Seating::of(&setup.players)),
            rules: Arc::new(setup.rules.clone()),
            island: Arc::new(setup.island.clone()),
            turn: 1,
            past_first_turn: Seats::new(),
            active: setup.first,
            phase: Phase::Founding { round: Round::First, settlement: None },
            pieces: pieces.clone(),
            road_lengths: none.clone(),
            trade_rates: no_cards.clone(),
            robber,
            holders: Holders::default(),
            hands,
            private: None,
            draws: 0,
            bank,
            bank_least: Cards::none(),
            learned: Learned::default(),
            hidden: none.map(|_, _| HiddenCards::default()),
            knight_cards: none.clone(),
            revealed: none,
            bought: 0,
            spent: Spent::default(),
            played: None,
            piles: Piles::new(setup.rules.cards, &setup.shuffle),
            printed: Arc::new(PrintedPiles::new(setup.rules.cards, &setup.decks)),
            shuffles: 0,
            rolls: 0,
            numbers: setup.source,
            season: setup.rules.cards.starts,
            drawn_in: setup.rules.cards.starts,
            weather_holder: setup.weather_holder(),
            barbarians: BarbarianTrack::HARBOR,
            ballots: Vec::new(),
            source: None,
            payout: None,
            tasks: Vec::new(),
            chosen: ChosenYields::new(),
            received: no_cards,
            discarded: Seats::new(),
            bars: Bars::default(),
            over: None,
            before_end: None,
            earlier_win: None,
            knights: KnightsState::at_first(&setup).map(Arc::new),
            sea: SeaState::at_first(&setup).map(Arc::new),
            fish: FishState::at_first(&setup).map(Arc::new),
            gold: GoldState::at_first(&setup).map(Arc::new),
            wagons: WagonsState::at_first(&setup).map(Arc::new),
            oil: OilState::at_first(&setup).map(Arc::new),
            effort: Effort::default(),
            setup,
        };
        state.find_trade_rates();
        state.road_lengths = state.knight_cards.map(|seat, _| road_length(&state.pieces, seat));
        let setup = Arc::clone(&state.setup);
        if let Some(start) = &setup.start {
            state.begin_at(start);
        }
        state.change_following();
        state
    }

    /// The game goes on from `start`, which [`Setup::new`] has looked through.
    fn begin_at(&mut self, start: &Table) {
        self.active = start.active;
        self.phase = Phase::BeforeProduction;
        self.set_table(start.clone());
        self.road_lengths = self.knight_cards.map(|seat, _| road_length(&self.pieces, seat));
        self.hold_hands(start);
        self.drawn_in = self.season;
        self.barbarians = self.ship_rests(self.barbarians);
        self.count_resources();
        self.holders = self.position().holders_after();
        self.oil_mut(|oil| oil.table.champion = oil.table.champion_after());
        if self.turns_weather() {
            self.tasks = vec![Task::TurnWeather { player: self.active }];
        }
    }

    /// The table as it lies: from it a game would begin as this one stands.
    pub fn table(&self) -> Table {
        let hand = |seat, hands: &Beliefs| match hands.unknown(seat) {
            0 => HandCount::Cards(hands.known(seat)),
            _ => HandCount::Count(hands.size(seat)),
        };
        Table {
            active: self.active,
            pieces: self.pieces.clone(),
            robber: self.robber,
            holders: self.holders,
            knight_cards: self.knight_cards.clone(),
            revealed: self.revealed.clone(),
            hidden: self.hidden.map(|_, hidden| hidden.total()),
            hands: self.knight_cards.map(|seat, _| match &self.hands {
                Hands::Followed(hands) => hand(seat, hands),
                Hands::Ignored => HandCount::Unknown,
            }),
            bank: self.bank,
            season: Some(self.season),
            barbarians: Some(self.barbarians),
            knights: self.knights().map(|knights| knights.table.clone()),
            sea: self.sea().map(|sea| sea.table.clone()),
            fish: self.fish().map(|fish| fish.table.clone()),
            gold: self.gold().map(|gold| gold.purses().clone()),
            wagons: self.wagons().map(|wagons| wagons.table.clone()),
            oil: self.oil().map(|oil| oil.table.clone()),
        }
    }

    fn hold_hands(&mut self, start: &Table) {
        if !self.rules.following.is_on() {
            return;
        }
        let supply = self.setup.supply();
        let least = start.hands.map(|_, hand| hand.known());
        let size = start.hands.map(|_, hand| hand.size().unwrap_or(0));
        let held = start.bank.map(|bank| supply.less(bank));
        let hands = Beliefs::counted(least, &size, held, self.kinds());
        // What the table says of the bank holds, even where it disagrees with
        // the hands.
        self.bank = start.bank.or_else(|| hands.held().map(|held| supply.less(held)));
        self.hands = Hands::Followed(hands);
    }

    /// Knights and revealed points are development cards too.
    pub(super) fn count_development_cards(&mut self) {
        let sum = |values: &mut dyn Iterator<Item = u8>| values.fold(0, u8::saturating_add);
        self.spent[DevelopmentCard::Knight] = sum(&mut self.knight_cards.values().copied());
        self.spent[DevelopmentCard::VictoryPoint] = sum(&mut self.revealed.values().copied());
        let hidden = sum(&mut self.hidden.values().map(|hidden| hidden.total()));
        self.bought = sum(&mut self.spent.values().copied()).saturating_add(hidden);
    }
}
