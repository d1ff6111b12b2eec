//! The fold of what the table puts right or changes in the middle of a game
//! (RULES 11).

use std::{ops::RangeInclusive, sync::Arc};

use super::{
    Beliefs, Cards, Color, Correction, FishTask, GoldState, Hands, HiddenCards, Impossible,
    KnightsState, Learned, Name, NumberSource, OilState, Over, Phase, PrintedCardPlace, RuleChange,
    SeaState, SeaTask, Seat, State, StealTargets, Table, Task, WagonsState,
};
use board::Intersection;
use cards::{Pile, PileCard};

impl State {
    pub(super) fn correct(&mut self, correction: &Correction) -> Result<(), Impossible> {
        correction.player().map_or(Ok(()), |player| self.known(player))?;
        let (fact, subject, value) = correction.told();
        fact.apply(self, subject, value)
    }

    /// The table is as `table` says from now on; whose turn it is, and what is held in hands
    /// and in the bank, is told apart.
    pub(super) fn set_table(&mut self, table: Table) {
        self.pieces = table.pieces;
        self.robber = table.robber;
        self.holders = table.holders;
        let hidden = self.hidden.map(|_, cards| cards.total());
        if (&self.knight_cards, &self.revealed, &hidden)
            != (&table.knight_cards, &table.revealed, &table.hidden)
        {
            self.knight_cards = table.knight_cards;
            self.revealed = table.revealed;
            for (seat, cards) in self.hidden.iter_mut() {
                let count = table.hidden.of(seat);
                let fresh = cards.fresh.min(count);
                *cards = HiddenCards { ready: count - fresh, fresh };
            }
            self.count_development_cards();
        }
        self.season = table.season.unwrap_or(self.season);
        self.barbarians = table.barbarians.unwrap_or(self.barbarians);
        if let (Some(knights), Some(told)) = (&mut self.knights, &table.knights) {
            Arc::make_mut(knights).table.clone_from(told);
        }
        if let (Some(sea), Some(told)) = (&mut self.sea, &table.sea) {
            Arc::make_mut(sea).lay(told);
        }
        if let (Some(fish), Some(told)) = (&mut self.fish, &table.fish) {
            Arc::make_mut(fish).table.clone_from(told);
        }
        if let (Some(gold), Some(told)) = (&mut self.gold, &table.gold) {
            Arc::make_mut(gold).purses.clone_from(told);
        }
        if let (Some(wagons), Some(told)) = (&mut self.wagons, &table.wagons) {
            Arc::make_mut(wagons).table.clone_from(told);
        }
        if let (Some(oil), Some(told)) = (&mut self.oil, &table.oil) {
            Arc::make_mut(oil).table.clone_from(told);
        }
        self.find_trade_rates();
    }

    /// A hand holds so many cards.
    pub(super) fn count_hand(&mut self, player: Seat, count: u16) {
        if let Hands::Followed(hands) = &mut self.hands {
            // Where cards went that the books didn't see is anybody's guess.
            if hands.size(player) != count {
                self.bank_least = Cards::none();
            }
            hands.recount(player, count);
        }
        self.in_private(|private| private.recount(player, count));
        self.know_bank();
    }

    /// The bank holds these cards.
    pub(super) fn count_bank(&mut self, cards: Cards) {
        if self.hands != Hands::Ignored {
            self.bank = Some(cards);
            self.bank_least = Cards::none();
        }
        self.know_bank();
    }

    /// Returns how many cards are left in the pile that is drawn from, the printed one too.
    pub(super) fn pile_left(&self) -> Option<usize> {
        match self.numbers {
            NumberSource::Printed => Some(self.printed.left()),
            NumberSource::Cards | NumberSource::Dice | NumberSource::Table => {
                self.pile().map(Pile::left)
            }
        }
    }

    /// Returns the range of cards that may be left in the pile that is drawn from: no more than
    /// now, and exactly as many as now while weather is voted on.
    pub(super) fn pile_range(&self) -> RangeInclusive<u32> {
        let short = |count: usize| u32::try_from(count).unwrap_or(u32::MAX);
        let left = self.pile_left().unwrap_or(0);
        let least = if self.is_voting() { left } else { self.piles.least_left() };
        short(least)..=short(left)
    }

    /// A printed card lies there.
    pub(super) fn turn_over(
        &mut self,
        card: PileCard,
        place: PrintedCardPlace,
    ) -> Result<(), Impossible> {
        let printed = Arc::make_mut(&mut self.printed);
        let done = match place {
            PrintedCardPlace::InPile => printed.put_back(card),
            PrintedCardPlace::Aside => printed.take_out(card),
        };
        done.map_err(|_| Impossible::NotInTheDeck)
    }

    /// The turn is `active`'s, and before its number.
    pub(super) fn begin_turn_of(&mut self, active: Seat) {
        self.active = active;
        self.phase = Phase::BeforeProduction;
        self.source = None;
        self.payout = None;
        self.played = None;
        self.end_fleet();
        self.knights_mut(KnightsState::end_turn);
        self.sea_mut(SeaState::end_turn);
        self.gold_mut(GoldState::end_turn);
        self.wagons_mut(WagonsState::end_turn);
        self.oil_mut(OilState::end_turn);
    }

    /// A bank that nobody has counted holds what the hands leave it, as soon as
    /// all of them are known; one that was counted tells what the hands hold
    /// together.
    fn know_table_bank(&mut self) {
        let Hands::Followed(hands) = &mut self.hands else { return };
        match self.bank {
            None => {
                self.bank = hands.held().map(|held| self.setup.supply().less(held));
                if self.bank.is_some() {
                    self.bank_least = Cards::none();
                }
            }
            Some(_) if hands.knows_held() => {}
            Some(_) => {
                let Some(held) = self.held_by_bank() else { return };
                if let Hands::Followed(hands) = &mut self.hands
                    && hands.learn_held(held) == Learned::FromBank
                {
                    self.learned = Learned::FromBank;
                }
            }
        }
    }

    /// The same, for the table's hands and the private ones.
    pub(super) fn know_bank(&mut self) {
        self.know_table_bank();
        let learns = self.private.as_deref().is_some_and(|private| !private.knows_held());
        if let Some(held) = self.held_by_bank().filter(|_| learns) {
            self.in_private(|private| private.learn_held(held));
        }
    }

    /// Sees to what follows once another building stands at `at`, or none.
    pub(super) fn rebuild(&mut self, at: Intersection) {
        let owner = self.pieces.building(at).map(|(seat, _)| seat);
        if matches!(self.phase, Phase::Founding { .. }) {
            self.forget_home(at);
            if let Some(seat) = owner {
                self.found_home(at, seat);
            }
        }
        let is_theirs = owner == Some(self.active);
        let mut is_gone = false;
        for phase in std::iter::once(&mut self.phase).chain(&mut self.before_end) {
            if let Phase::Founding { settlement, .. } = phase
                && *settlement == Some(at)
                && !is_theirs
            {
                *settlement = None;
                is_gone = true;
            }
        }
        if is_gone {
            // What it was to bring is not due any more.
            self.tasks.retain(|task| !matches!(task, Task::Sea(SeaTask::Gold { .. })));
            self.settle_gold();
        }
    }

    pub(super) fn change_rule(&mut self, rule: &RuleChange) {
        self.rules = Arc::new(self.rules.with(rule));
        // For more points than the winner had, the table plays anew.
        if let (RuleChange::Target(target), Some(winner)) =
            (rule, self.earlier_win.and_then(Over::winner))
            && self.public_points(winner) < i16::from(*target)
        {
            self.earlier_win = None;
        }
        if let RuleChange::Following(following) = rule {
            match (&self.hands, following.is_on()) {
                (Hands::Followed(_), false) => {
                    self.hands = Hands::Ignored;
                    self.bank = None;
                    self.bank_least = Cards::none();
                }
                // As if nobody held a card: the table puts right each that
                // does, by kinds or by number, and the bank with it.
                (Hands::Ignored, true) => {
                    let none = self.knight_cards.map(|_, _| Cards::none());
                    let sizes = self.knight_cards.map(|_, _| 0);
                    self.hands =
                        Hands::Followed(Beliefs::counted(none, &sizes, None, self.kinds()));
                    self.bank = Some(self.setup.supply());
                }
                _ => {}
            }
            self.change_following();
        }
    }

    /// A game that is over goes on where it ended. Who has won has won: nobody
    /// wins a second time. But a win by points that the table has put right
    /// since was none.
    pub(super) fn play_on(&mut self) {
        let has_won = |seat| self.wins(seat, self.public_points(seat)).is_some();
        // No turn ends the game a second time.
        let is_no_win = |over: &Over| {
            matches!(
                over,
                Over::Villages { .. } | Over::VillagesShared { .. } | Over::BoardDead { .. }
            )
        };
        let over = self.over.filter(|over| is_no_win(over) || over.winner().is_some_and(has_won));
        self.over = None;
        self.earlier_win = self.earlier_win.or(over);
        self.phase = self.before_end.take().unwrap_or(Phase::Trading);
    }

    pub(super) fn rename(&mut self, player: Seat, name: &Name) -> Result<(), Impossible> {
        self.known(player)?;
        Arc::make_mut(&mut self.players).change(player, |entry| entry.name.clone_from(name));
        Ok(())
    }

    /// Gives the player this color; whoever had it takes the player's.
    pub(super) fn recolor(&mut self, player: Seat, color: Color) -> Result<(), Impossible> {
        let old = self.players.get(player).ok_or(Impossible::NoSuchPlayer(player))?.color;
        for (seat, entry) in Arc::make_mut(&mut self.players).iter_mut() {
            if seat == player {
                entry.color = color;
            } else if entry.color == color {
                entry.color = old;
            }
        }
        Ok(())
    }

    pub(super) fn leave_table(&mut self, player: Seat) {
        let heir = self.seating.after(player);
        let next_builder = self.special_builders().into_iter().find(|seat| *seat != player);
        let was_building = self.builder() == player;
        Arc::make_mut(&mut self.seating).leave(player);
        self.end_first_turn(player);
        if self.weather_holder == player {
            self.weather_holder = heir;
        }
        for task in &mut self.tasks {
            // What they found is turned up all the same.
            if let Task::Sea(SeaTask::TurnUp { player: finder, .. }) = task
                && *finder == player
            {
                *finder = heir;
            }
        }
        self.leave_fish(player, heir);
        self.leave_oil(player, heir);
        self.tasks.retain_mut(|task| goes_on_without(task, player));
        match (self.phase, next_builder) {
            // Others still build in the turn, whoever's it was, or settle its disaster.
            _ if !was_building || self.is_disaster_due() => {}
            (Phase::ExtraBuilding { .. }, Some(builder)) => {
                self.phase = Phase::ExtraBuilding { builder };
            }
            _ => {
                self.tasks.retain(|task| {
                    matches!(
                        task,
                        Task::Sea(SeaTask::TurnUp { .. }) | Task::Fish(FishTask::Boot { .. })
                    )
                });
                self.end_turn();
            }
        }
    }
}

/// Returns whether `task` is still to be done once `player` has left. Nobody gives them
/// a card or takes one from them.
fn goes_on_without(task: &mut Task, player: Seat) -> bool {
    let mut is_about_somebody = true;
    if let Task::Give { to: others, .. } | Task::Steal { from: StealTargets::OneOf(others), .. } =
        task
    {
        others.retain(|other| *other != player);
        is_about_somebody = !others.is_empty();
    }
    is_about_somebody && task.player() != player
}
