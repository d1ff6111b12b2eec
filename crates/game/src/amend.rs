//! The fold of what the table puts right or changes in the middle of a game
//! (RULES 11).

use std::sync::Arc;

use super::{
    ApplyError, Beliefs, Building, Cards, Condition, Correction, Deed, Hands, HiddenCards, Learned,
    Over, Phase, PrintedCardPlace, RuleChange, SeaTask, Seat, State, StealTargets, Task,
};
use board::{Harbor, Hex, Intersection, Island, Path, Tile};

impl State {
    /// Applies a deed that puts right or changes the table itself.
    pub(super) fn amend(&mut self, deed: &Deed) -> Result<(), ApplyError> {
        match deed {
            Deed::Correct { correction } => self.correct(correction)?,
            Deed::ChangeRule { rule } => self.change_rule(rule),
            Deed::PlayOn => self.play_on(),
            _ => self.change_table(deed)?,
        }
        Ok(())
    }

    fn correct(&mut self, correction: &Correction) -> Result<(), ApplyError> {
        correction.player().map_or(Ok(()), |player| self.known(player))?;
        match correction {
            Correction::Building { at, is } => self.correct_building(*at, *is),
            Correction::Road { at, is } => self.correct_road(*at, *is),
            Correction::Robber { at } => self.robber = *at,
            Correction::Tile { at, is } => {
                let is =
                    is.map(|ground| Tile { at: *at, terrain: ground.terrain, token: ground.token });
                self.lay_anew(with_tile(&self.island, *at, is)?);
                self.find_trade_rates();
            }
            Correction::Harbor { at, gives } => {
                let harbor = gives.map(|gives| Harbor { path: *at, gives });
                self.lie_on(with_harbor(&self.island, *at, harbor)?);
                self.find_trade_rates();
            }
            Correction::HandSize { player, count } => {
                if let Hands::Followed(hands) = &mut self.hands {
                    // Where cards went that the books didn't see is anybody's guess.
                    if hands.size(*player) != *count {
                        self.bank_least = Cards::none();
                    }
                    hands.recount(*player, *count);
                }
                self.know_bank();
            }
            Correction::Bank { cards } => {
                if self.hands != Hands::Ignored {
                    self.bank = Some(*cards);
                    self.bank_least = Cards::none();
                }
                self.know_bank();
            }
            Correction::KnightCards { player, count } => {
                set(&mut self.knight_cards, *player, *count);
                self.count_development_cards();
            }
            Correction::Hidden { player, count } => {
                if let Some(hidden) = self.hidden.get_mut(*player) {
                    let fresh = hidden.fresh.min(*count);
                    *hidden = HiddenCards { ready: count - fresh, fresh };
                }
                self.count_development_cards();
            }
            Correction::Revealed { player, count } => {
                set(&mut self.revealed, *player, *count);
                self.count_development_cards();
            }
            Correction::Holder { award, holder } => self.holders.set(*award, *holder),
            Correction::Season { season } => self.season = *season,
            Correction::Pile { left } => self.piles.put_aside(*left),
            Correction::Printed { card, place } => {
                let printed = Arc::make_mut(&mut self.printed);
                let done = match place {
                    PrintedCardPlace::InPile => printed.put_back(*card),
                    PrintedCardPlace::Aside => printed.take_out(*card),
                };
                done.map_err(|_| ApplyError::Printed(*card))?;
            }
            Correction::Knights(correction) => self.correct_knights(correction)?,
            Correction::Sea(correction) => self.apply_sea_correction(correction)?,
            Correction::TurnNumber { turn } => self.turn = *turn,
            Correction::Turn { active } => {
                self.active = *active;
                self.phase = Phase::BeforeProduction;
                self.source = None;
                self.payout = None;
                self.played = None;
                self.end_knights_turn();
                self.end_sea_turn();
            }
        }
        Ok(())
    }

    /// A bank that nobody has counted holds what the hands leave it, as soon as
    /// all of them are known; one that was counted tells what the hands hold
    /// together.
    pub(super) fn know_bank(&mut self) {
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

    fn correct_building(&mut self, at: Intersection, is: Option<(Seat, Building)>) {
        match is {
            Some((seat, building)) => self.pieces.put_building(at, seat, building),
            None => self.pieces.remove_building(at),
        }
        self.find_trade_rates();
        if matches!(self.phase, Phase::Founding { .. }) {
            self.forget_home(at);
            if let Some((seat, _)) = is {
                self.found_home(at, seat);
            }
        }
        let is_theirs = is.is_some_and(|(seat, _)| seat == self.active);
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
        self.measure_all_roads();
    }

    fn correct_road(&mut self, at: Path, is: Option<(Seat, Condition)>) {
        match is {
            Some((seat, condition)) => self.pieces.put_road(at, seat, condition),
            None => self.pieces.remove_road(at),
        }
        self.measure_all_roads();
    }

    pub(super) fn measure_all_roads(&mut self) {
        let seats: Vec<Seat> = self.knight_cards.seats().collect();
        for seat in seats {
            self.measure_road(seat);
        }
    }

    fn change_rule(&mut self, rule: &RuleChange) {
        self.rules = Arc::new(self.rules.with(rule));
        // For more points than the winner had, the table plays anew.
        if let (RuleChange::Target(target), Some(winner)) =
            (rule, self.earlier_win.and_then(Over::winner))
            && self.public_points(winner) < *target
        {
            self.earlier_win = None;
        }
        if let RuleChange::Sea(set) = rule {
            self.sea_mut(|sea| sea.table.foreign_island = set.foreign_island);
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
        }
    }

    /// A game that is over goes on where it ended. Who has won has won: nobody
    /// wins a second time. But a win by points that the table has put right
    /// since was none.
    fn play_on(&mut self) {
        let has_won = |seat| self.public_points(seat) >= self.rules.target;
        let over = self.over.filter(|over| over.winner().is_some_and(has_won));
        self.over = None;
        self.earlier_win = self.earlier_win.or(over);
        self.phase = self.before_end.take().unwrap_or(Phase::Trading);
    }

    fn change_table(&mut self, deed: &Deed) -> Result<(), ApplyError> {
        match deed {
            Deed::Rename { player, name } => {
                let players = Arc::make_mut(&mut self.players);
                let entry = players.get_mut(*player).ok_or(ApplyError::Seat(*player))?;
                entry.name.clone_from(name);
            }
            Deed::Recolor { player, color } => {
                let old = self.players.get(*player).ok_or(ApplyError::Seat(*player))?.color;
                for (seat, entry) in Arc::make_mut(&mut self.players).iter_mut() {
                    if seat == *player {
                        entry.color = *color;
                    } else if entry.color == *color {
                        entry.color = old;
                    }
                }
            }
            Deed::MoveSeat { player, place } => {
                self.known(*player)?;
                Arc::make_mut(&mut self.seating).put(*player, usize::from(*place));
            }
            Deed::LeaveTable { player } => {
                self.known(*player)?;
                self.leave_table(*player);
            }
            Deed::ComeBack { player } => {
                self.known(*player)?;
                Arc::make_mut(&mut self.seating).come_back(*player);
            }
            _ => {}
        }
        Ok(())
    }

    fn leave_table(&mut self, player: Seat) {
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
        self.tasks.retain_mut(|task| goes_on_without(task, player));
        match (self.phase, next_builder) {
            // Others still build in the turn, whoever's it was.
            _ if !was_building => {}
            (Phase::ExtraBuilding { .. }, Some(builder)) => {
                self.phase = Phase::ExtraBuilding { builder };
            }
            _ => {
                self.tasks.retain(|task| matches!(task, Task::Sea(SeaTask::TurnUp { .. })));
                self.end_turn();
            }
        }
    }
}

/// Whether `task` is still to be done once `player` has left. Nobody gives them
/// a card or takes one from them.
fn goes_on_without(task: &mut Task, player: Seat) -> bool {
    let others = match task {
        Task::Give { to, .. } => to,
        Task::Steal { from: StealTargets::OneOf(prey), .. } => prey,
        _ => return task.player() != player,
    };
    others.retain(|other| *other != player);
    let is_about_somebody = !others.is_empty();
    is_about_somebody && task.player() != player
}

fn set(counts: &mut super::PerSeat<u8>, seat: Seat, count: u8) {
    if let Some(old) = counts.get_mut(seat) {
        *old = count;
    }
}

/// The same island with another tile on `at`, or with sea there.
pub(super) fn with_tile(
    island: &Island,
    at: Hex,
    tile: Option<Tile>,
) -> Result<Island, board::BadIsland> {
    island.laid(at, tile)
}

/// The same island with another harbor at `at`, or with none there.
pub(super) fn with_harbor(
    island: &Island,
    at: Path,
    harbor: Option<Harbor>,
) -> Result<Island, board::BadIsland> {
    let others = island.harbors().iter().filter(|other| other.path != at).copied();
    island.relaid(island.tiles().to_vec(), others.chain(harbor).collect())
}
