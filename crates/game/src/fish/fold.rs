//! The fold of fish: what a deed does, what a number brings, and what is asked then.

use std::sync::Arc;

use super::{
    BootDraw, FishChange, FishDeed, FishPurchase, FishRules, FishState, FishTask, NotFish,
};
use crate::{Act, Deed, Impossible, KnightsTask, PerSeat, Seat, Seats, State, Task};
use board::fail_if;

impl State {
    /// Fish in this game, where they are played.
    pub fn fish(&self) -> Option<&FishState> {
        self.fish.as_deref()
    }

    /// The readings of a table that plays with fish.
    pub fn fish_rules(&self) -> FishRules {
        self.rules.fish.unwrap_or_default()
    }

    /// Returns how many fish tokens `seat` has, the boot not counted.
    pub fn fish_of(&self, seat: Seat) -> u8 {
        self.fish().map_or(0, |fish| fish.table.tokens.of(seat))
    }

    pub(crate) fn fish_mut(&mut self, change: impl FnOnce(&mut FishState)) {
        if let Some(fish) = &mut self.fish {
            change(Arc::make_mut(fish));
        }
    }

    /// Does a deed with fish.
    pub(crate) fn apply_fish(&mut self, deed: FishDeed) -> Result<(), Impossible> {
        fail_if(self.fish.is_none(), Impossible::Fish(NotFish::NotPlayed))?;
        let builder = self.builder();
        match deed {
            FishDeed::Spend { on, tokens } => {
                self.fish_mut(|fish| {
                    fish.table.spend(builder, tokens.count());
                    fish.buys = Some(on);
                });
                self.do_purchase(on, builder);
            }
            FishDeed::Exchange { player } => {
                self.known(player)?;
                if let Some(fish) = &mut self.fish {
                    let table = &mut Arc::make_mut(fish).table;
                    table.spend(player, 1);
                    table.draw(player, 1)?;
                }
            }
            FishDeed::DrawBoot { player } => {
                self.known(player)?;
                self.fish_mut(|fish| {
                    let tokens = &mut fish.table.tokens;
                    tokens.change(player, |tokens| *tokens = tokens.saturating_sub(1));
                    fish.table.boot = Some(player);
                });
            }
            FishDeed::PassBoot { to } => {
                self.known(to)?;
                self.fish_mut(|fish| fish.table.boot = Some(to));
            }
        }
        Ok(())
    }

    /// A purchase that leaves no choice is done at once.
    fn do_purchase(&mut self, purchase: FishPurchase, builder: Seat) {
        match purchase {
            FishPurchase::RobberOff => self.robber = None,
            FishPurchase::PirateOff => self.sea_mut(|sea| sea.table.pirate = None),
            FishPurchase::Wagon => self.feed_wagon(builder),
            FishPurchase::Card if self.knights.is_none() => self.draw_card(builder),
            FishPurchase::Theft
            | FishPurchase::Resource
            | FishPurchase::Road
            | FishPurchase::Bridge
            | FishPurchase::Card => {}
        }
    }

    /// Applies what followed from an act.
    ///
    /// # Errors
    /// Fails if more tokens are drawn than there are.
    pub(crate) fn apply_fish_change(&mut self, change: FishChange) -> Result<(), Impossible> {
        let FishChange::Drew { player, count } = change;
        self.known(player)?;
        let Some(fish) = &mut self.fish else { return Ok(()) };
        Arc::make_mut(fish).table.draw(player, count)
    }

    /// A purchase is over once nothing of it is asked any more.
    pub(crate) fn end_purchase(&mut self) {
        if self.tasks.is_empty() && self.fish().is_some_and(|fish| fish.buys.is_some()) {
            self.fish_mut(|fish| fish.buys = None);
        }
    }

    /// Returns what was bought with fish that now asks for `task`.
    pub fn bought_with_fish(&self, task: &Task) -> Option<FishPurchase> {
        let buys = self.fish()?.buys?;
        let asks = matches!(
            (buys, task),
            (FishPurchase::Theft, Task::Steal { .. })
                | (FishPurchase::Resource, Task::Take { .. })
                | (FishPurchase::Road, Task::FreeRoad { .. })
                | (FishPurchase::Bridge, Task::Rivers(_))
                | (FishPurchase::Card, Task::Knights(KnightsTask::ChooseDeck { .. }))
        );
        asks.then_some(buys)
    }

    /// A player has left (TRADERS 1.6).
    pub(crate) fn leave_fish(&mut self, player: Seat, heir: Seat) {
        self.fish_mut(|fish| fish.table.leave(player));
        self.tasks.retain_mut(|task| {
            let Task::Fish(FishTask::Boot { player: asked, among, .. }) = task else {
                return true;
            };
            if *asked == player {
                *asked = heir;
            }
            among.retain(|seat| *seat != player);
            !among.is_empty()
        });
    }

    /// Everybody draws what the number brings them, once all else is paid, and is asked what only
    /// the table knows (TRADERS 1.3).
    pub(crate) fn catch_fish(&mut self, number: u8, act: &mut Act) -> Result<(), Impossible> {
        let caught = self.position().fish_catch(number, &self.yield_rule(), self.active);
        let Some(caught) = caught else { return Ok(()) };
        let order = self.seating.from(self.active);
        self.draw_fish(&order, &caught.drawn, act)?;
        let exchanges = order.iter().filter(|seat| caught.exchanges.of(**seat));
        let exchanges: Vec<Task> =
            exchanges.map(|player| Task::Fish(FishTask::Exchange { player: *player })).collect();
        let boot = self.tasks.iter().position(|task| matches!(task, Task::Fish(_)));
        let place = boot.unwrap_or(self.tasks.len());
        self.tasks.splice(place..place, exchanges);
        Ok(())
    }

    /// A settlement of the opening draws its token.
    pub(crate) fn catch_first(
        &mut self,
        player: Option<Seat>,
        act: &mut Act,
    ) -> Result<(), Impossible> {
        let Some(player) = player else { return Ok(()) };
        let drawn = self.knight_cards.map(|seat, _| u8::from(seat == player));
        self.draw_fish(&[player], &drawn, act)
    }

    /// Tokens are drawn in this order, and the boot may be among them.
    fn draw_fish(
        &mut self,
        order: &[Seat],
        drawn: &PerSeat<u8>,
        act: &mut Act,
    ) -> Result<(), Impossible> {
        let drawers: Seats = order.iter().copied().filter(|seat| drawn.of(*seat) > 0).collect();
        let Some(first) = drawers.first().copied() else { return Ok(()) };
        let supply = self.fish().map_or(0, |fish| u16::from(fish.table.supply));
        let all: u16 = drawn.values().map(|count| u16::from(*count)).sum();
        for player in &drawers {
            let change = FishChange::Drew { player: *player, count: drawn.of(*player) };
            self.apply_fish_change(change)?;
            act.fish.push(change);
        }
        let boot = if all >= supply { BootDraw::Surely } else { BootDraw::Perhaps };
        self.ask_for_boot(first, drawers, boot);
        Ok(())
    }

    /// Asks once who of those who drew has the boot, while nobody is known to.
    fn ask_for_boot(&mut self, player: Seat, drawers: Seats, drawn: BootDraw) {
        if self.position().boot().is_some() {
            return;
        }
        let asked = self.tasks.iter_mut().find_map(|task| {
            let Task::Fish(FishTask::Boot { among, .. }) = task else { return None };
            Some(among)
        });
        let Some(among) = asked else {
            let mut among = drawers;
            among.sort_unstable();
            self.tasks.push(FishTask::Boot { player, among, drawn }.into());
            return;
        };
        for drawer in drawers {
            if !among.contains(&drawer) {
                // Every seat once: there is room.
                let _ = among.try_push(drawer);
            }
        }
        among.sort_unstable();
    }

    /// Whoever has exchanged a token may have drawn the boot.
    pub(crate) fn ask_exchanger(&mut self, deed: &Deed) {
        if let Deed::Fish(FishDeed::Exchange { player }) = deed {
            self.ask_for_boot(*player, Seats::from_iter([*player]), BootDraw::Perhaps);
        }
    }
}
