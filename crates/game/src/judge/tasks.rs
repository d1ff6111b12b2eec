//! Doing what a card, a 7 or a knight asks (RULES 5, 9).

use super::super::{
    Breach, CardGroup, CardKind, Cards, Condition, Enforcement, Following, Freedom, GiftOf,
    Impossible, Kinds, KnightsBreach, Move, Phase, Refusal, RobberEscape, Seat, StealTargets, Task,
    Waiting,
};
use super::{Judge, Verdict};
use board::{Hex, Intersection, Path, Resource, Spot};

impl Judge<'_> {
    pub(super) fn discard(
        &mut self,
        player: Seat,
        cards: Option<Cards>,
    ) -> Result<Verdict, Refusal> {
        let (task, due) = self.task(|task| {
            let Task::Discard { player: who, count } = task else { return None };
            (*who == player).then_some(*count)
        })?;
        let moves = match (due, cards) {
            (Some(due), Some(cards)) => {
                let given = cards.total();
                if given != due {
                    self.forbid(Breach::WrongDiscard { given, due })?;
                }
                vec![Move::ToBank(player, cards)]
            }
            (Some(due), None) => {
                self.may_stay_untold()?;
                vec![Move::ToBankUntold(player, due)]
            }
            (None, cards) => cards.map(|cards| Move::ToBank(player, cards)).into_iter().collect(),
        };
        Ok(Verdict { moves, task: Some(task) })
    }

    pub(super) fn move_robber(&mut self, to: Hex) -> Result<Verdict, Refusal> {
        let verdict = self.does(|task| matches!(task, Task::MoveRobber { .. }))?;
        if !self.state.island.is_land(to) {
            return Err(Impossible::OffIsland(Spot::Hex(to)).into());
        }
        let allowed = self.state.robber_hexes();
        if !allowed.contains(&to) {
            let breach = match self.state.spared_at(to) {
                Some(player) if self.state.robber != Some(to) => Breach::FriendlyRobber(player),
                _ => Breach::RobberStays(to),
            };
            self.forbid(breach)?;
        }
        Ok(verdict)
    }

    pub(super) fn steal(
        &mut self,
        player: Seat,
        from: Seat,
        card: Option<CardKind>,
    ) -> Result<Verdict, Refusal> {
        self.known(from)?;
        if from == player {
            return Err(Impossible::NoSuchPlayer(from).into());
        }
        let steals = |task: &Task| {
            let Task::Steal { player: who, from: StealTargets::OneOf(prey), of, .. } = task else {
                return None;
            };
            (*who == player).then(|| (prey.contains(&from), *of))
        };
        let meant = self.task(|task| steals(task).filter(|(is_prey, _)| *is_prey));
        let (task, (is_prey, of)) = meant.or_else(|_| self.task(steals))?;
        if !is_prey {
            self.forbid(Breach::WrongVictim(from))?;
        }
        let of = match (of, self.state.kinds()) {
            (Kinds::Resources, Kinds::WithCommodities) => CardGroup::Resources,
            _ => CardGroup::Any,
        };
        if let Some(kind) = card.filter(|kind| !of.has(*kind)) {
            self.forbid(KnightsBreach::NotThatKind(kind).into())?;
        }
        let moves = vec![self.passed(from, player, card, of)?];
        Ok(Verdict { moves, task: Some(task) })
    }

    pub(super) fn take(
        &mut self,
        player: Seat,
        card: Option<CardKind>,
    ) -> Result<Verdict, Refusal> {
        let (task, due) = self.task(|task| {
            let Task::Take { player: who, resource, .. } = task else { return None };
            (*who == player).then_some(*resource)
        })?;
        if let (Some(due), Some(card)) = (due, card)
            && card != due
        {
            self.forbid(Breach::WrongCard { due })?;
        }
        if card.is_some_and(|kind| kind.resource().is_none()) {
            self.forbid(KnightsBreach::NoCommodity.into())?;
        }
        let moves = match (card, self.state.rules.following) {
            (Some(kind), _) => vec![Move::FromBank(player, Cards::of(kind, 1))],
            (None, Following::Off) => Vec::new(),
            (None, _) => {
                self.may_stay_untold()?;
                vec![due.map_or(Move::FromBankUntold(player, 1), |kind| {
                    Move::FromBank(player, Cards::of(kind, 1))
                })]
            }
        };
        Ok(Verdict { moves, task: Some(task) })
    }

    pub(super) fn give(
        &mut self,
        player: Seat,
        to: Seat,
        card: Option<CardKind>,
    ) -> Result<Verdict, Refusal> {
        self.known(to)?;
        if to == player {
            return Err(Impossible::NoSuchPlayer(to).into());
        }
        let gives = |task: &Task| {
            let Task::Give { player: who, to: recipients, .. } = task else { return None };
            (*who == player).then(|| recipients.contains(&to))
        };
        let meant = self.task(|task| gives(task).filter(|is_recipient| *is_recipient));
        let (task, is_recipient) = meant.or_else(|_| self.task(gives))?;
        if !is_recipient {
            self.forbid(Breach::WrongRecipient(to))?;
        }
        if let (Some(kind), Some(hands)) = (card, self.state.hands()) {
            let received = match self.state.phase {
                Phase::Event => self.state.received.of(player),
                // Outside an event any card may be passed on (KNIGHTS 12).
                _ => Cards::none(),
            };
            let held = hands.most(player);
            let was_held = |kind| held.get(kind) > received.get(kind);
            // Players who hold only what they were given pass that on.
            let has_own = CardKind::ALL.into_iter().any(was_held);
            if received.get(kind) > 0 && !was_held(kind) && has_own {
                self.forbid(Breach::NotHeldBefore(kind))?;
            }
        }
        self.resources_first(player, task, card)?;
        let moves = vec![self.passed(player, to, card, CardGroup::Any)?];
        Ok(Verdict { moves, task: Some(task) })
    }

    /// Commodities are given only for want of resources, where the event says so: the
    /// resources that are surely there have to be too few for all gifts (KNIGHTS 18).
    fn resources_first(
        &mut self,
        player: Seat,
        task: usize,
        card: Option<CardKind>,
    ) -> Result<(), Refusal> {
        let asks = |task: &&Task| {
            matches!(task, Task::Give { player: who, of: GiftOf::ResourcesFirst, .. }
                if *who == player)
        };
        let open = self.state.open_tasks();
        if !open.get(task).is_some_and(|task| asks(&task)) {
            return Ok(());
        }
        let gifts = u16::try_from(open.iter().filter(asks).count()).unwrap_or(u16::MAX);
        let sure = self.state.hands().map_or(0, |hands| hands.known(player).resources().total());
        match card {
            Some(kind) if kind.resource().is_none() && sure >= gifts => {
                self.forbid(KnightsBreach::ResourcesFirst(kind).into())
            }
            _ => Ok(()),
        }
    }

    /// A card from hand to hand, named or unseen.
    fn passed(
        &self,
        from: Seat,
        to: Seat,
        card: Option<CardKind>,
        of: CardGroup,
    ) -> Result<Move, Refusal> {
        let unseen = match of {
            CardGroup::Any => Move::Unseen(from, to),
            _ => Move::UnseenOf(from, to, of),
        };
        match (card, self.state.rules.following) {
            (Some(kind), _) => Ok(Move::Between(from, to, Cards::of(kind, 1))),
            (None, Following::Open) => {
                let hands = self.state.hands();
                let only = hands.and_then(|hands| {
                    let mut kinds = of.among(hands.known(from)).kinds();
                    let first = kinds.next()?;
                    (kinds.next().is_none() && hands.unknown(from) == 0).then_some(first.0)
                });
                match only {
                    Some(kind) => Ok(Move::Between(from, to, Cards::of(kind, 1))),
                    None => self.may_stay_untold().map(|()| unseen),
                }
            }
            (None, Following::Secret | Following::Off) => Ok(unseen),
        }
    }

    /// Kinds that nobody tells are recorded as such only where the table says
    /// that it did so.
    pub(crate) fn may_stay_untold(&self) -> Result<(), Refusal> {
        match self.enforcement {
            Enforcement::ByTheRules => Err(Impossible::CardNotNamed.into()),
            Enforcement::AsTheTableDid => Ok(()),
        }
    }

    pub(super) fn damage_road(&mut self, player: Seat, at: Path) -> Result<Verdict, Refusal> {
        let is_meant =
            |task: &Task| matches!(task, Task::DamageRoad { player: who, .. } if *who == player);
        let verdict = self.does(is_meant)?;
        self.own_link(player, at, Condition::Intact)?;
        Ok(verdict)
    }

    pub(super) fn robber_flees(&mut self, to: Option<Hex>) -> Result<Verdict, Refusal> {
        let (task, is_refuge) = self.task(|task| {
            let Task::RobberTo { to: escape, .. } = task else { return None };
            Some(match escape {
                RobberEscape::Fixed(hex) => *hex == to,
                RobberEscape::Among(hexes) => to.is_some_and(|hex| hexes.contains(&hex)),
            })
        })?;
        if let Some(hex) = to
            && !self.state.island.is_land(hex)
        {
            return Err(Impossible::OffIsland(Spot::Hex(hex)).into());
        }
        if !is_refuge {
            self.forbid(Breach::WrongRefuge)?;
        }
        Ok(Verdict { task: Some(task), ..Verdict::default() })
    }

    pub(super) fn pay(&self, player: Seat, card: Option<CardKind>) -> Result<Verdict, Refusal> {
        let verdict = self.does(|task| *task == Task::Pay { player })?;
        let moves = match (card, self.state.rules.following) {
            (Some(kind), _) => vec![Move::ToBank(player, Cards::of(kind, 1))],
            (None, Following::Off) => Vec::new(),
            (None, _) => {
                self.may_stay_untold()?;
                vec![Move::ToBankUntold(player, 1)]
            }
        };
        Ok(Verdict { moves, ..verdict })
    }

    pub(super) fn swap(
        &mut self,
        player: Seat,
        cards: Option<(CardKind, CardKind)>,
    ) -> Result<Verdict, Refusal> {
        let verdict = self.does(|task| *task == Task::Swap { player })?;
        let moves = match (cards, self.state.rules.following) {
            (Some((give, get)), _) => {
                if give == get {
                    self.forbid(Breach::LikeForLike(give))?;
                }
                // What an event gives is a resource (KNIGHTS 18).
                if get.resource().is_none() {
                    self.forbid(KnightsBreach::NoCommodity.into())?;
                }
                // Taken first: the bank has to hold it before.
                let taken = Move::FromBank(player, Cards::of(get, 1));
                vec![taken, Move::ToBank(player, Cards::of(give, 1))]
            }
            (None, Following::Off) => Vec::new(),
            (None, _) => return Err(Impossible::CardNotNamed.into()),
        };
        Ok(Verdict { moves, ..verdict })
    }

    pub(super) fn mend_road(&self, player: Seat, at: Path) -> Result<Verdict, Refusal> {
        let verdict = self.does(|task| *task == Task::MendRoad { player })?;
        self.own_link(player, at, Condition::Damaged)?;
        Ok(verdict)
    }

    pub(super) fn resolve(&self) -> Result<Verdict, Refusal> {
        self.does(|task| matches!(task, Task::AtTable { .. } | Task::Barbarians { .. }))
    }

    pub(super) fn choose_yield(
        &self,
        player: Seat,
        at: Intersection,
        card: Resource,
    ) -> Result<Verdict, Refusal> {
        self.does(|task| {
            let Task::ChooseYield { player: who, at: place, one_of } = task else { return false };
            *who == player && *place == at && one_of.contains(&card)
        })
    }

    pub(super) fn leave_task(&mut self, task: usize) -> Result<Verdict, Refusal> {
        let left = self.nth_task(task)?;
        if self.state.freedom_of(left) == Freedom::Must {
            self.forbid(Breach::TaskLeft)?;
        }
        Ok(Verdict { task: Some(task), ..Verdict::default() })
    }

    /// The table passes over a duty: it breaks no rule, and nothing of it is
    /// recorded.
    pub(super) fn done_at_table(&self, task: usize) -> Result<Verdict, Refusal> {
        self.nth_task(task)?;
        Ok(Verdict { task: Some(task), ..Verdict::default() })
    }

    fn nth_task(&self, task: usize) -> Result<&Task, Refusal> {
        let open = self.state.open_tasks().get(task);
        open.ok_or_else(|| Impossible::NotNow(Waiting::NoSuchTask).into())
    }
}
