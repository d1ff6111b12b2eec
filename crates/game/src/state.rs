//! The state of a game: what the acts so far amount to, and how much work they were.

use std::sync::Arc;

use crate::{
    Ballot, BarbarianTrack, Beliefs, CardKind, Cards, ChosenYields, Condition, DevelopmentCard,
    FishState, Fishing, GoldState, HandSizes, HiddenCards, Holders, Kinds, KnightsState, Learned,
    Link, NumberSource, OilState, Oilfield, Over, Payout, PerSeat, Phase, Piece, Pieces, Player,
    Position, PrivateHands, Rivers, Rules, SeaState, Seat, Seating, Seats, Setup, Source, Spent,
    Task, Wagons, WagonsState, open_tasks,
};
use board::{Hex, Intersection, Island, Path};
use cards::{Award, Bars, Deck, Freedom, Measure, Pile, Piles, PrintedPiles, Season, Weather};

/// The hands, as far as the app follows them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Hands {
    /// Card by card.
    Followed(Beliefs),
    Ignored,
}

/// A game as it stands. It is made by folding acts, and by nothing else.
#[derive(Clone, Debug, PartialEq, Eq, derive::Getters)]
#[lends(rules, island, players, seating, pieces, holders, knights, piles, printed, ballots)]
#[lends(payout)]
#[copies(turn, active, phase, robber, bank, played, shuffles, rolls, numbers, season)]
#[copies(weather_holder, barbarians, earlier_win, over)]
pub struct State {
    pub(super) setup: Arc<Setup>,
    // What seldom changes is shared: a state is copied with each act.
    pub(super) players: Arc<PerSeat<Player>>,
    pub(super) seating: Arc<Seating>,
    /// The rules of the table, as they are now.
    pub(super) rules: Arc<Rules>,
    /// The island on the table, as it is now.
    pub(super) island: Arc<Island>,
    /// The turn, from 1; the opening belongs to the first.
    pub(super) turn: u32,
    /// Players who have had a turn, or left before they had one.
    pub(super) past_first_turn: Seats,
    pub(super) active: Seat,
    pub(super) phase: Phase,
    pub(super) pieces: Pieces,
    pub(super) road_lengths: PerSeat<u8>,
    pub(super) trade_rates: PerSeat<Cards>,
    /// The robber's hex; none while it stands beside the board.
    pub(super) robber: Option<Hex>,
    pub(super) holders: Holders,
    pub(super) hands: Hands,
    /// The hands as their owners know them, where the table keeps them private.
    pub(super) private: Option<Arc<PrivateHands>>,
    /// Number of cards that the app was to draw so far from hands that are private.
    pub(super) draws: usize,
    /// The bank's cards; unknown where hands are not followed, or where the
    /// table did not say.
    pub(super) bank: Option<Cards>,
    /// Cards that the bank holds at least, while nobody knows exactly.
    pub(super) bank_least: Cards,
    /// Knowledge of the hands that a count of the bank brought.
    pub(super) learned: Learned,
    pub(super) hidden: PerSeat<HiddenCards>,
    pub(super) knight_cards: PerSeat<u8>,
    pub(super) revealed: PerSeat<u8>,
    pub(super) bought: u8,
    pub(super) spent: Spent,
    /// The development card played this turn.
    pub(super) played: Option<DevelopmentCard>,
    pub(super) piles: Piles,
    /// Printed cards, as far as the table told which ones it drew.
    pub(super) printed: Arc<PrintedPiles>,
    /// The number of times that the piles have been prepared afresh.
    pub(super) shuffles: usize,
    /// The number of times that the app has rolled its dice.
    pub(super) rolls: usize,
    /// The source of the table's numbers.
    pub(super) numbers: NumberSource,
    pub(super) season: Season,
    /// The season in which this turn's card was drawn.
    pub(super) drawn_in: Season,
    /// The holder of the weather cards, where they are held.
    pub(super) weather_holder: Seat,
    pub(super) barbarians: BarbarianTrack,
    /// Votes on New Year so far.
    pub(super) ballots: Vec<Ballot>,
    pub(super) source: Option<Source>,
    /// The payout of this turn's number, once it has been paid.
    pub(super) payout: Option<Arc<Payout>>,
    pub(super) tasks: Vec<Task>,
    pub(super) chosen: ChosenYields,
    pub(super) received: PerSeat<Cards>,
    pub(super) discarded: Seats,
    pub(super) bars: Bars,
    /// The game's end, if it has one.
    pub(super) over: Option<Over>,
    /// Phase in which the game ended: there it can be played on.
    pub(super) before_end: Option<Phase>,
    /// A win after which the table played on: nobody wins a second time.
    pub(super) earlier_win: Option<Over>,
    /// Additions of Cities & Knights, where it is played.
    pub(super) knights: Option<Arc<KnightsState>>,
    /// Additions of Seafarers, where it is played.
    pub(super) sea: Option<Arc<SeaState>>,
    /// Fish, where they are played.
    pub(super) fish: Option<Arc<FishState>>,
    /// Gold, where players have purses.
    pub(super) gold: Option<Arc<GoldState>>,
    /// Wagons, where they are played.
    pub(super) wagons: Option<Arc<WagonsState>>,
    /// Oil, where it is played.
    pub(super) oil: Option<Arc<OilState>>,
    /// Work of the acts so far.
    pub(super) effort: Effort,
}

impl State {
    /// Returns how the game was opened.
    pub fn setup(&self) -> &Arc<Setup> {
        &self.setup
    }

    /// The most of each kind that `seat` could hold, judging by what lies open
    /// on the table: how many cards are in the hand, and which ones the bank lacks
    /// (RULES 6). A bank that does not fit the hands rules nothing out. Where
    /// hands are not followed, anything.
    pub fn openly_most(&self, seat: Seat) -> Cards {
        let supply = self.setup.supply();
        let Hands::Followed(hands) = &self.hands else { return supply };
        let held = self.held_by_bank().unwrap_or(supply);
        let size = u8::try_from(hands.size(seat)).unwrap_or(u8::MAX);
        let sure = self.openly_sure(seat);
        let all = u8::try_from(sure.total()).unwrap_or(u8::MAX);
        Cards::from_fn(|kind| {
            let others = all.saturating_sub(sure.get(kind));
            held.get(kind).min(size.saturating_sub(others))
        })
    }

    /// Returns what the bank lacks of each kind, less what all other hands could have of it.
    fn openly_sure(&self, seat: Seat) -> Cards {
        let (Hands::Followed(hands), Some(held)) = (&self.hands, self.held_by_bank()) else {
            return Cards::none();
        };
        let others = self.knight_cards.seats().filter(|other| *other != seat);
        let room = |other| u8::try_from(hands.size(other)).unwrap_or(u8::MAX);
        let elsewhere = others.map(room).fold(0, u8::saturating_add);
        let size = u8::try_from(hands.size(seat)).unwrap_or(u8::MAX);
        Cards::from_fn(|kind| held.get(kind).saturating_sub(elsewhere).min(size))
    }

    /// The least of each kind that `seat` holds, judging by what lies open on the table: what the
    /// bank lacks, less what all other hands could have of it.
    pub fn openly_least(&self, seat: Seat) -> Cards {
        let (sure, most) = (self.openly_sure(seat), self.openly_most(seat));
        Cards::from_fn(|kind| sure.get(kind).min(most.get(kind)))
    }

    /// Returns whether `seat` could hold all of `cards`, judging by what lies open on
    /// the table.
    pub fn openly_may_hold(&self, seat: Seat, cards: Cards) -> bool {
        let size = self.hands().map(|hands| hands.size(seat));
        let all = cards.most(self.openly_sure(seat));
        size.is_none_or(|size| size >= all.total()) && self.openly_most(seat).covers(cards)
    }

    /// Returns what all hands hold together, by a bank that has as many cards as the
    /// hands leave it.
    pub(super) fn held_by_bank(&self) -> Option<Cards> {
        let (Hands::Followed(hands), Some(bank)) = (&self.hands, self.bank) else { return None };
        let supply = self.setup.supply();
        let all: u16 = self.knight_cards.seats().map(|seat| hands.size(seat)).sum();
        let fits = supply.covers(bank) && all + bank.total() == supply.total();
        fits.then(|| supply.less(bank))
    }

    /// Returns whether seasons matter in this game: some card waits for one, or they
    /// change.
    pub fn is_seasonal(&self) -> bool {
        self.rules.cards.weather != Weather::Off || self.setup.decks.iter().any(Deck::is_seasonal)
    }

    /// The awards of `seat` that count in this game.
    pub fn awards(&self, seat: Seat) -> impl Iterator<Item = Award> {
        self.holders.held_by(seat).filter(|award| self.rules.plays_for(*award))
    }

    /// The hands, if they are followed.
    pub const fn hands(&self) -> Option<&Beliefs> {
        match &self.hands {
            Hands::Followed(beliefs) => Some(beliefs),
            Hands::Ignored => None,
        }
    }

    /// The kinds of cards that hands and bank hold.
    pub fn kinds(&self) -> Kinds {
        self.setup.kinds()
    }

    /// Returns what the bank holds at least by the cards that went in and out in the open: they lie
    /// in stacks that all see.
    pub fn bank_least(&self) -> Cards {
        self.bank.unwrap_or(self.bank_least)
    }

    /// Returns how many cards the bank holds in all: as many as no hand does.
    pub fn bank_total(&self) -> Option<u16> {
        let hands = self.hands()?;
        let held: u16 = self.players().seats().map(|seat| hands.size(seat)).sum();
        let left = self.setup.supply().total().saturating_sub(held);
        Some(self.bank.map_or(left, Cards::total))
    }

    /// The most cards that a 7 leaves with `seat`: what this table plays by, and 2 more for
    /// each wall (RULES 5, KNIGHTS 5).
    pub fn hand_limit(&self, seat: Seat) -> u16 {
        self.pieces.hand_limit(self.rules.hand_limit, seat)
    }

    /// Returns how many cards Year of Plenty takes: what is there (RULES 6); nobody has
    /// to tell where hands are not followed.
    pub fn plenty_due(&self) -> Option<u16> {
        self.hands().map(|_| self.bank.map_or(2, |bank| bank.total().min(2)))
    }

    /// The development cards that `seat` holds unplayed.
    pub fn hidden_cards(&self, seat: Seat) -> HiddenCards {
        self.hidden.of(seat)
    }

    /// Returns how many development cards are still to be bought.
    pub fn cards_for_sale(&self) -> u8 {
        let lying = self.position().cards_on_paths();
        self.setup.development_cards(None).saturating_sub(self.bought).saturating_sub(lying)
    }

    /// Returns how many cards of `kind` have not been played or revealed yet.
    pub fn unspent(&self, kind: DevelopmentCard) -> u8 {
        self.setup.development_cards(kind).saturating_sub(self.spent[kind])
    }

    /// Knight cards that `seat` has played.
    pub fn knight_cards(&self, seat: Seat) -> u8 {
        self.knight_cards.of(seat)
    }

    /// Victory point cards that `seat` has revealed.
    pub fn revealed(&self, seat: Seat) -> u8 {
        self.revealed.of(seat)
    }

    /// The pile that event cards are drawn from now.
    pub fn pile(&self) -> Option<&Pile> {
        self.piles.pile()
    }

    /// Returns whether the table votes on New Year.
    pub fn is_voting(&self) -> bool {
        let votes = self.piles.next() == cards::NextInPiles::Vote || self.printed.is_voting();
        votes && self.over.is_none()
    }

    /// All tasks, in the order in which they are done; none once the game is
    /// over.
    pub fn tasks(&self) -> &[Task] {
        if self.over.is_some() { &[] } else { &self.tasks }
    }

    /// Returns whether `seat` has discarded for this turn's 7, or for its latest Saboteur.
    pub fn has_discarded(&self, seat: Seat) -> bool {
        self.discarded.contains(&seat)
    }

    /// The tasks that may be done now.
    pub fn open_tasks(&self) -> &[Task] {
        open_tasks(self.tasks())
    }

    /// Returns whether `task` may be left as things stand: where hands are not
    /// followed, only the table knows who has a card to give or to lose.
    pub fn freedom_of(&self, task: &Task) -> Freedom {
        let is_about_cards =
            matches!(task, Task::Steal { .. } | Task::Give { .. } | Task::Pay { .. });
        if is_about_cards && self.hands == Hands::Ignored {
            return Freedom::May;
        }
        task.freedom()
    }

    /// Returns what the rules look at.
    pub fn position(&self) -> Position<'_> {
        Position {
            island: &self.island,
            seating: &self.seating,
            friendly_robber: self.rules.friendly_robber,
            pieces: &self.pieces,
            robber: self.robber,
            holders: self.holders,
            harbormaster: self.rules.harbormaster,
            knight_cards: &self.knight_cards,
            road_lengths: &self.road_lengths,
            revealed: &self.revealed,
            hand_sizes: HandSizes::Followed(self.hands()),
            bank: self.bank(),
            knights: self.knights().map(KnightsState::table),
            resources: self.knights().map(|knights| &knights.resources),
            sea: self.sea().map(|sea| sea.facts(self.sea_rules())),
            fish: self.fish().map(|fish| Fishing { table: fish.table(), rules: self.fish_rules() }),
            gold: self.gold().map(GoldState::purses),
            rivers: self.rivers().map(|map| Rivers {
                map,
                rules: self.rivers_rules(),
                are_dealt: !matches!(self.phase, Phase::Founding { .. }),
            }),
            wagons: self
                .wagons()
                .map(|wagons| Wagons { table: wagons.table(), rules: self.wagon_rules() }),
            oil: Oilfield::of(self.oil().map(OilState::table), &self.rules),
        }
    }

    /// Points of `seat` that all can see.
    pub fn public_points(&self, seat: Seat) -> i16 {
        self.position().public_points(seat)
    }

    /// Returns what `seat` has of `measure`.
    pub fn measure(&self, measure: Measure, seat: Seat) -> i16 {
        self.position().measure(measure, seat)
    }

    /// Returns how many pieces of a kind `seat` has left to build.
    pub fn pieces_left(&self, seat: Seat, piece: Piece) -> u8 {
        self.pieces.left(seat, piece)
    }

    /// The roads, ships, and bridges that end at `place`.
    pub fn links_at(&self, place: Intersection) -> impl Iterator<Item = (Path, Link)> {
        self.island.paths_at(place).filter_map(|path| Some((path, self.pieces.link(path)?)))
    }

    /// The damaged roads, ships, and bridges of `seat`.
    pub fn damaged_links(&self, seat: Seat) -> impl Iterator<Item = Path> {
        let links = self.pieces.links_of(seat);
        links.filter(|(_, link)| link.condition == Condition::Damaged).map(|(path, _)| path)
    }

    /// The damaged roads and ships of `seat`: Road Building repairs no bridge (TRADERS 8.1).
    pub(crate) fn mendable_for_free(&self, seat: Seat) -> impl Iterator<Item = Path> {
        self.damaged_links(seat).filter(|at| self.pieces.bridge(*at).is_none())
    }

    /// Returns how many cards of `kind` the bank asks `seat` for one of another
    /// kind (RULES 6): 4, or what the best harbor gives.
    pub fn trade_rate(&self, seat: Seat, kind: CardKind) -> u8 {
        self.trade_rates(seat).get(kind)
    }

    /// Returns how many cards of each kind the bank asks `seat` for one of another kind.
    pub fn trade_rates(&self, seat: Seat) -> Cards {
        self.trade_rates.of(seat)
    }
}

/// The work that a state took so far, in steps of about 20 ns. It is no fact of the table:
/// states that differ in nothing else are the same.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Effort(u64);

impl PartialEq for Effort {
    fn eq(&self, _: &Self) -> bool {
        true
    }
}

impl Eq for Effort {}

impl Effort {
    pub const fn add(&mut self, steps: usize) {
        self.0 = self.0.saturating_add(steps as u64);
    }

    /// Returns how much more it is than `earlier` was, on the way to it.
    pub const fn since(self, earlier: Self) -> u64 {
        self.0.saturating_sub(earlier.0)
    }
}
