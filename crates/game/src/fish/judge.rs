//! The rules of fish asked before an act: spending tokens, exchanging one, the boot
//! (TRADERS 1.4, 1.5, 1.6).

use super::{
    BootTime, FishBreach, FishDeed, FishPurchase, FishTask, FishTime, FishTokens, NotFish,
};
use crate::{
    Breach, Impossible, Phase, Refusal, Seat, Task,
    judge::{Judge, Partner},
    refusal::{Judged, refuse_if},
};

board::converts!(NotFish => Refusal: |why| Self::Impossible(Impossible::Fish(why)));
board::converts!(FishBreach => Breach: |breach| Self::Fish(breach));

impl Judge<'_> {
    /// Judges a deed with fish.
    pub(crate) fn fish(&mut self, deed: FishDeed) -> Judged {
        refuse_if(self.state.fish().is_none(), NotFish::NotPlayed)?;
        match deed {
            FishDeed::Spend { on, tokens } => self.spend(on, tokens),
            FishDeed::Exchange { player } => {
                refuse_if(self.state.fish_of(player) == 0, NotFish::TooFewTokens(player))?;
                self.due(FishTask::Exchange { player })
            }
            FishDeed::DrawBoot { player } => self.does(|task| {
                matches!(task, Task::Fish(FishTask::Boot { among, .. }) if among.contains(&player))
            }),
            FishDeed::PassBoot { to } => self.pass_boot(to),
        }
    }

    fn spend(&mut self, on: FishPurchase, tokens: FishTokens) -> Judged {
        let is_early = self.state.fish_rules().fish_time == FishTime::AnyTime;
        // A wagon is fed on its way.
        if on != FishPurchase::Wagon {
            self.own_time(is_early)?;
        }
        let builder = self.state.builder();
        let (count, held) = (tokens.count(), self.state.fish_of(builder));
        refuse_if(count == 0 || count > held, NotFish::TooFewTokens(builder))?;
        match self.state.is_offered(on) {
            Ok(()) => {}
            Err(Refusal::Forbidden(breach)) => self.forbid(breach)?,
            Err(impossible) => return Err(impossible),
        }
        let (paid, price) = (tokens.fish(), on.price());
        self.forbid_if(paid < price, FishBreach::TooFewFish { paid, price })
    }

    fn pass_boot(&mut self, to: Seat) -> Judged {
        let is_early = self.state.fish_rules().boot_time == BootTime::AnyTime;
        self.own_time(is_early)?;
        let state = self.state;
        let builder = state.builder();
        state.known(to)?;
        let position = state.position();
        refuse_if(position.boot() != Some(builder), NotFish::NoBoot)?;
        let is_other = to != builder && state.seating.is_present(to);
        refuse_if(!is_other, Impossible::NoSuchPlayer(to))?;
        self.forbid_if(!position.boot_to().contains(&to), FishBreach::FewerPoints(to))
    }

    /// One's own turn, also a partner's part of one; before production only where it `is_early`
    /// enough.
    fn own_time(&mut self, is_early: bool) -> Judged {
        if is_early && self.state.phase == Phase::BeforeProduction {
            return self.state.nothing_open();
        }
        self.trading(Partner::May)
    }
}
