//! The fold: applying an act to a state. It asks nothing of the rules; all
//! that an act moved stands in the act.

use std::sync::Arc;

use arrayvec::ArrayVec;

use super::{
    Act, Building, Cards, Condition, Deed, DevelopmentCard, Holders, Impossible, KnightsState,
    Link, MAX_PLAYERS, Market, Move, Over, Payout, Phase, Piece, Seat, Setup, Source, State, Task,
    Turned, Way, Word, outcome, position::measured_road,
};
use board::{Intersection, MAX_PATHS, Path, fail_if};
use cards::{PileCard, Weather};

#[cfg(test)]
std::thread_local! {
    /// Number of acts that this thread has applied.
    pub(super) static APPLIED: std::cell::Cell<usize> = const { std::cell::Cell::new(0) };
}

impl State {
    /// The state after `acts`.
    ///
    /// # Errors
    /// Fails if an act doesn't fit; see [`Impossible`].
    pub fn fold<'a>(
        setup: Arc<Setup>,
        acts: impl IntoIterator<Item = &'a Act>,
    ) -> Result<Self, Impossible> {
        let mut state = Self::new(setup);
        for act in acts {
            state.apply(act)?;
        }
        Ok(state)
    }

    /// Applies one act.
    ///
    /// # Errors
    /// Fails if the act doesn't fit; the state is then of no further use.
    pub fn apply(&mut self, act: &Act) -> Result<(), Impossible> {
        #[cfg(test)]
        APPLIED.set(APPLIED.get() + 1);
        act.is_bounded().then_some(()).ok_or(Impossible::TooMuch)?;
        self.effort.add(self.weight(act));
        self.move_cards(&act.moves, act.told_kinds(), Word::Table)?;
        self.apply_deed(&act.deed)?;
        self.hear(act);
        for change in &act.knights {
            self.apply_knights_change(*change);
        }
        for change in &act.sea {
            self.apply_sea_change(*change)?;
        }
        for change in &act.fish {
            self.apply_fish_change(*change)?;
        }
        self.move_gold(&act.gold)?;
        for change in &act.wagons {
            self.apply_wagon_change(*change)?;
        }
        for change in &act.oil {
            self.apply_oil_change(*change)?;
        }
        if let Some(tasks) = &act.tasks {
            self.tasks.clone_from(tasks);
        }
        if let Some(payout) = &act.payout {
            self.pay_out(payout)?;
        }
        if let Some(season) = act.season {
            self.season = season;
        }
        if let Some(ship) = act.barbarians {
            self.barbarians = ship;
        }
        self.end_vote();
        self.end_event_if_resolved();
        if let Some(holders) = act.holders {
            self.set_holders(holders)?;
        }
        if let Some(over) = act.over {
            over.winners().into_iter().try_for_each(|winner| self.known(winner))?;
            self.end(over);
        }
        self.end_purchase();
        Ok(())
    }

    /// Moves the cards that a number brought from the bank to the hands.
    pub(super) fn pay_out(&mut self, payout: &Payout) -> Result<(), Impossible> {
        let paid = payout.paid.iter();
        let moves: ArrayVec<Move, MAX_PLAYERS> =
            paid.map(|(seat, cards)| Move::FromBank(seat, *cards)).collect();
        self.move_cards(&moves, &[], Word::Table)?;
        self.payout = Some(Arc::new(payout.clone()));
        Ok(())
    }

    pub(super) fn end(&mut self, over: Over) {
        self.over = Some(over);
        self.before_end = Some(self.phase);
        self.phase = Phase::Over;
    }

    pub(super) fn end_event_if_resolved(&mut self) {
        let produced = self.payout.is_some() || self.number() == Some(7);
        if self.phase == Phase::Event && self.tasks.is_empty() && produced {
            self.phase = Phase::Trading;
        }
    }

    /// Once nobody has to vote any more, the pile goes on or not.
    pub(super) fn end_vote(&mut self) {
        let waits = self.tasks.iter().any(|task| matches!(task, Task::Vote { .. }));
        if self.is_voting() && !waits {
            let outcome = outcome(&self.ballots, self.rules.cards.tied_vote);
            self.piles.decide(outcome);
            Arc::make_mut(&mut self.printed).decide(outcome);
            self.ballots.clear();
        }
    }

    pub(super) fn set_holders(&mut self, holders: Holders) -> Result<(), Impossible> {
        for award in cards::Award::ALL {
            holders.of(award).map_or(Ok(()), |seat| self.known(seat))?;
        }
        self.holders = holders;
        Ok(())
    }

    pub(super) fn known(&self, seat: Seat) -> Result<(), Impossible> {
        self.knight_cards.get(seat).map(|_| ()).ok_or(Impossible::NoSuchPlayer(seat))
    }

    #[expect(clippy::too_many_lines, reason = "an arm for each deed")]
    pub(super) fn apply_deed(&mut self, deed: &Deed) -> Result<(), Impossible> {
        let active = self.builder();
        match deed {
            Deed::FoundSettlement { at } => self.found(*at),
            Deed::FoundRoad { at } => {
                self.put_road(*at, active, Condition::Intact);
                self.next_founder();
            }
            Deed::Draw { turned } => turned.iter().try_for_each(|one| self.turn_card(one))?,
            Deed::DrawPrinted { card } => {
                let printed = Arc::make_mut(&mut self.printed);
                printed.turn(*card).map_err(|_| Impossible::NotInTheDeck)?;
                self.show_card(*card);
            }
            Deed::Roll { number } => self.begin_event(Source::Roll(*number)),
            Deed::Dice { red, yellow, face } => {
                self.rolls += 1;
                if !self.rolls_again(red.pips() + yellow.pips()) {
                    self.begin_event(Source::Dice { red: *red, yellow: *yellow, face: *face });
                }
            }
            Deed::UseSource { numbers } => self.numbers = *numbers,
            Deed::Vote { ballot, .. } => self.ballots.push(*ballot),
            Deed::PassWeather { to } => {
                self.known(*to)?;
                self.weather_holder = *to;
            }
            Deed::MendRoad { player, at } => {
                self.known(*player)?;
                self.lay(*at, *player, Condition::Intact);
            }
            Deed::MoveRobber { to } => {
                self.robber = Some(*to);
                self.rob_on_land();
            }
            Deed::RobberFlees { to } => self.robber = *to,
            Deed::Steal { .. } => self.rob_on_land(),
            Deed::DamageRoad { player, at } => {
                self.known(*player)?;
                self.damage_road(*player, *at);
            }
            Deed::ChooseYield { at, card, .. } => {
                self.chosen.insert(*at, *card);
            }
            Deed::BuildRoad { at } => self.put_road(*at, active, Condition::Intact),
            Deed::RepairRoad { at } => self.lay(*at, active, Condition::Intact),
            Deed::BuildSettlement { at } => self.put_building(*at, active, Building::Settlement),
            Deed::BuildCity { at } => self.put_building(*at, active, Building::City),
            Deed::BuyCard => self.draw_card(active),
            Deed::PlayKnight => {
                self.spend(DevelopmentCard::Knight);
                self.knight_cards.change(active, |knights| *knights = knights.saturating_add(1));
            }
            Deed::PlayRoadBuilding => self.spend(DevelopmentCard::RoadBuilding),
            Deed::PlayYearOfPlenty { .. } => self.spend(DevelopmentCard::YearOfPlenty),
            Deed::PlayMonopoly { .. } => self.spend(DevelopmentCard::Monopoly),
            Deed::Pass => self.pass(),
            Deed::ClaimWin { revealed } => self.reveal_points(active, *revealed),
            Deed::Discard { player, .. } => self.note_discard(*player),
            Deed::Leave { task } | Deed::DoneAtTable { task } => self.leave(*task),
            Deed::LetBuild { player } => {
                self.known(*player)?;
                self.phase = Phase::ExtraBuilding { builder: *player };
            }
            Deed::Knights(deed) => self.apply_knights(deed)?,
            Deed::Sea(deed) => self.apply_sea(deed)?,
            Deed::Fish(deed) => self.apply_fish(*deed)?,
            Deed::Rivers(deed) => self.apply_rivers(deed)?,
            Deed::Gold(deed) => self.apply_gold(deed)?,
            Deed::Wagons(deed) => self.apply_wagons(*deed)?,
            Deed::Oil(deed) => self.apply_oil(deed)?,
            Deed::Correct { correction } => self.correct(correction)?,
            Deed::ChangeRule { rule } => self.change_rule(rule),
            Deed::PlayOn => self.play_on(),
            Deed::Rename { player, name } => self.rename(*player, name)?,
            Deed::Recolor { player, color } => self.recolor(*player, *color)?,
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
            Deed::Trade { with, give, get } => self.trade_oil(*with, give.oil, get.oil)?,
            Deed::BreakOff
            | Deed::ReturnHand { .. }
            | Deed::Take { .. }
            | Deed::Pay { .. }
            | Deed::Swap { .. }
            | Deed::TurnWeather
            | Deed::Resolve
            | Deed::MoveBarbarians { .. }
            | Deed::Give { .. }
            | Deed::TradeWithBank { .. }
            | Deed::CorrectHand { .. }
            | Deed::TellOwn { .. }
            | Deed::AmendHand { .. } => {}
        }
        self.is_bounded(deed)
    }

    fn found(&mut self, at: Intersection) {
        let founder = self.builder();
        if let Phase::Founding { settlement, round } = &mut self.phase {
            *settlement = Some(at);
            let building = self.rules.opens_with(*round);
            self.put_building(at, founder, building);
            self.found_home(at, founder);
            if building == Building::City {
                self.found_wagon(founder, at);
            }
        }
    }

    fn damage_road(&mut self, player: Seat, at: Path) {
        let bars = self.tasks.iter().find_map(|task| {
            if let Task::DamageRoad { bars, .. } = task { Some(*bars) } else { None }
        });
        self.bars = bars.unwrap_or_default();
        self.lay(at, player, Condition::Damaged);
    }

    /// Turns the road, ship, or bridge at `at`.
    fn lay(&mut self, at: Path, seat: Seat, condition: Condition) {
        let piece = self.pieces.on_path(at).map_or(Piece::Road, |(_, piece)| piece);
        self.put_link(at, seat, piece, condition);
    }

    /// Leaves a task: whoever doesn't choose takes the first.
    fn leave(&mut self, task: usize) {
        if let Some(Task::ChooseYield { at, one_of, .. }) = self.tasks.get(task)
            && let Some(kind) = one_of.first()
        {
            self.chosen.insert(*at, *kind);
        }
    }

    pub(super) fn put_road(&mut self, at: Path, seat: Seat, condition: Condition) {
        self.put_link(at, seat, Piece::Road, condition);
    }

    /// Puts `piece`, which lies on paths, at `at`.
    pub(super) fn put_link(&mut self, at: Path, seat: Seat, piece: Piece, condition: Condition) {
        let had = self.pieces.on_path(at);
        self.pieces.put_link(at, seat, piece, condition);
        // A damaged road is as long as an intact one.
        if had != Some((seat, piece)) {
            self.measure_road(seat);
        }
    }

    pub(super) fn put_building(&mut self, at: Intersection, seat: Seat, building: Building) {
        self.pieces.put_building(at, seat, building);
        self.find_trade_rates();
        // An own building joins roads and ships (SEA 4), another's cuts them.
        let links: ArrayVec<Link, MAX_PATHS> =
            self.island.paths_at(at).filter_map(|path| self.pieces.link(path)).collect();
        for link in links {
            if link.owner != seat || link.way == Way::Ship {
                self.measure_road(link.owner);
            }
        }
    }

    pub(super) fn find_trade_rates(&mut self) {
        let looked_at = self.trade_rates.count() * self.pieces.buildings().count();
        self.effort.add(looked_at / 8);
        self.trade_rates = self.trade_rates.map(|seat, _| self.market(seat).rates(seat));
    }

    /// Returns what decides how many cards the bank asks of `seat`.
    pub(super) fn market(&self, seat: Seat) -> Market<'_> {
        let knights = self.knights();
        let fleet = knights.filter(|_| seat == self.builder()).map(|it| it.turn.fleet.as_slice());
        Market {
            pieces: &self.pieces,
            island: &self.island,
            knights: knights.map(KnightsState::table),
            fleet: fleet.unwrap_or_default(),
        }
    }

    pub(super) fn measure_road(&mut self, seat: Seat) {
        let (measured, steps) = measured_road(&self.pieces, seat);
        self.effort.add(1 + steps / 3);
        self.road_lengths.change(seat, |length| *length = measured);
    }

    pub(super) fn begin_event(&mut self, source: Source) {
        // Whatever the event die showed was of the number before.
        self.knights_mut(|knights| knights.turn.die = None);
        // Nor is anybody robbed beside a pirate that came before it.
        self.rob_on_land();
        self.phase = Phase::Event;
        self.source = Some(source);
        self.drawn_in = self.season;
        self.payout = None;
        self.chosen.clear();
        self.discarded.clear();
        for (_, received) in self.received.iter_mut() {
            *received = Cards::none();
        }
    }

    /// `player` has discarded for this turn's 7.
    pub(super) fn note_discard(&mut self, player: Seat) {
        if !self.discarded.contains(&player) {
            // Every seat once: there is room.
            let _ = self.discarded.try_push(player);
        }
    }

    fn turn_card(&mut self, turned: &Turned) -> Result<(), Impossible> {
        match turned {
            Turned::Card(card) => {
                self.piles.turn(*card).map_err(|_| Impossible::NotOnThePile)?;
                self.show_card(*card);
            }
            Turned::Shuffle(shuffle) => {
                fail_if(!self.setup.accepts(shuffle), Impossible::NotOnThePile)?;
                self.piles.shuffle(shuffle).map_err(|_| Impossible::NotOnThePile)?;
                self.shuffles += 1;
            }
        }
        Ok(())
    }

    /// A card lies open: its season begins, or its event.
    fn show_card(&mut self, card: PileCard) {
        match card {
            PileCard::Numbered { .. } => {
                let number = self.setup.card(card).map(cards::Card::number);
                if !number.is_some_and(|number| self.passes_over(number)) {
                    self.begin_event(Source::Card(card));
                }
            }
            PileCard::Weather(season) => self.season = season,
            PileCard::NewYear | PileCard::LeapYear => {}
        }
    }

    /// Returns whether the active player has to turn the weather cards now.
    pub(super) fn turns_weather(&self) -> bool {
        self.rules.cards.weather == Weather::Held
            && self.weather_holder == self.active
            && self.phase == Phase::BeforeProduction
    }

    /// `seat` draws a development card, which they may not play in this turn.
    pub(super) fn draw_card(&mut self, seat: Seat) {
        self.bought = self.bought.saturating_add(1);
        self.hidden.change(seat, |hidden| hidden.fresh = hidden.fresh.saturating_add(1));
    }

    pub(super) fn spend(&mut self, kind: DevelopmentCard) {
        self.played = Some(kind);
        self.spent[kind] = self.spent[kind].saturating_add(1);
        let player = self.builder();
        if let Some(hidden) = self.hidden.get_mut(player) {
            // A card bought this turn goes only where no other is left: the
            // table set the rule aside.
            if hidden.ready > 0 {
                hidden.ready -= 1;
            } else {
                hidden.fresh = hidden.fresh.saturating_sub(1);
            }
        }
    }

    pub(super) fn reveal_points(&mut self, player: Seat, count: u8) {
        let spent = &mut self.spent[DevelopmentCard::VictoryPoint];
        *spent = spent.saturating_add(count);
        self.revealed.change(player, |revealed| *revealed = revealed.saturating_add(count));
        self.in_private(|private| private.reveal_points(player, count));
        if let Some(hidden) = self.hidden.get_mut(player) {
            let from_ready = count.min(hidden.ready);
            hidden.ready -= from_ready;
            hidden.fresh = hidden.fresh.saturating_sub(count - from_ready);
        }
    }

    pub(super) fn end_first_turn(&mut self, player: Seat) {
        if !self.past_first_turn.contains(&player) {
            let _ = self.past_first_turn.try_push(player);
        }
    }
}
