//! Numbers from elsewhere, votes, the weather cards, the ship, and doing what a card, a 7 or a
//! knight asks (RULES 5, 9, 10).

use super::{Judge, Judged, Verdict, refuse_if};
use crate::{
    BarbarianTrack, Breach, CardGroup, CardKind, Cards, Condition, Enforcement, Following, Freedom,
    GiftOf, Impossible, Kinds, KnightsBreach, Move, Phase, Refusal, RobberEscape, Seat,
    StealTargets, Task, Waiting,
};
use board::{Hex, Intersection, Path, Resource, Spot};
use cards::{EventDie, PileCard, Weather};

impl Judge<'_> {
    pub(super) fn draw_printed(&self, card: PileCard) -> Judged {
        self.awaits_number()?;
        refuse_if(!self.state.printed.offered().contains(&card), Impossible::NotInTheDeck)?;
        Ok(Verdict::default())
    }

    pub(super) fn vote(&self, player: Seat) -> Judged {
        self.does(|task| matches!(task, Task::Vote { player: who } if *who == player))
    }

    pub(super) fn turn_weather(&self) -> Judged {
        self.does(|task| matches!(task, Task::TurnWeather { .. }))
    }

    /// To a neighbor, once its holder has turned it (RULES 9).
    pub(super) fn pass_weather(&mut self, to: Seat) -> Judged {
        self.known(to)?;
        let state = self.state;
        refuse_if(!state.seating.is_present(to), Impossible::NoSuchPlayer(to))?;
        if matches!(state.phase, Phase::Founding { .. }) {
            return Err(Impossible::NotNow(Waiting::Opening).into());
        }
        let is_held = state.rules.cards.weather == Weather::Held && to != state.weather_holder;
        refuse_if(!is_held, Impossible::NotNow(Waiting::NoSuchTask))?;
        if state.tasks.iter().any(|task| matches!(task, Task::TurnWeather { .. })) {
            return Err(Impossible::NotNow(Waiting::Tasks).into());
        }
        let holder = state.weather_holder;
        let neighbors = [state.seating.after(holder), state.seating.before(holder)];
        let is_in_order = neighbors.contains(&to) && holder == state.active;
        self.forbid_if(!is_in_order, Breach::WeatherPassed(to))?;
        Ok(Verdict::default())
    }

    pub(super) fn move_barbarians(&self, to: BarbarianTrack) -> Judged {
        let is_played = self.state.knights.is_some();
        let is_shown = is_played || self.state.rules.cards.event_die == EventDie::Shown;
        let fights = self.state.tasks.iter().any(|task| matches!(task, Task::Barbarians { .. }));
        // It goes back from the island by itself once it has attacked (KNIGHTS 9).
        let may_be_there = !is_played || to != BarbarianTrack::ISLAND;
        refuse_if(!may_be_there || !is_shown || fights, Impossible::NotNow(Waiting::NoSuchTask))?;
        Ok(Verdict::default())
    }

    pub(super) fn discard(&mut self, player: Seat, cards: Option<Cards>) -> Judged {
        let (task, due) = self.task(|task| {
            let Task::Discard { player: who, count } = task else { return None };
            (*who == player).then_some(*count)
        })?;
        let moves = match (due, cards) {
            (Some(due), Some(cards)) => {
                let given = cards.total();
                self.forbid_if(given != due, Breach::WrongDiscard { given, due })?;
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

    pub(super) fn move_robber(&mut self, to: Hex) -> Judged {
        let verdict = self.does(|task| matches!(task, Task::MoveRobber { .. }))?;
        refuse_if(!self.state.island.is_land(to), Impossible::OffIsland(Spot::Hex(to)))?;
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

    pub(super) fn steal(&mut self, player: Seat, from: Seat, card: Option<CardKind>) -> Judged {
        self.known(from)?;
        refuse_if(from == player, Impossible::NoSuchPlayer(from))?;
        let steals = |task: &Task| {
            let Task::Steal { player: who, from: StealTargets::OneOf(prey), of, .. } = task else {
                return None;
            };
            (*who == player).then(|| (prey.contains(&from), *of))
        };
        let meant = self.task(|task| steals(task).filter(|(is_prey, _)| *is_prey));
        let (task, (is_prey, of)) = meant.or_else(|_| self.task(steals))?;
        self.forbid_if(!is_prey, Breach::WrongVictim(from))?;
        let of = match (of, self.state.kinds()) {
            (Kinds::Resources, Kinds::WithCommodities) => CardGroup::Resources,
            _ => CardGroup::Any,
        };
        if let Some(kind) = card.filter(|kind| !of.has(*kind)) {
            self.forbid(KnightsBreach::NotThatKind(kind))?;
        }
        let moves = vec![self.passed(from, player, card, of)?];
        Ok(Verdict { moves, task: Some(task) })
    }

    pub(super) fn take(&mut self, player: Seat, card: Option<CardKind>) -> Judged {
        let (task, due) = self.task(|task| {
            let Task::Take { player: who, resource, .. } = task else { return None };
            (*who == player).then_some(*resource)
        })?;
        if let (Some(due), Some(card)) = (due, card)
            && card != due
        {
            self.forbid(Breach::WrongCard { due })?;
        }
        let is_commodity = card.is_some_and(|kind| kind.resource().is_none());
        self.forbid_if(is_commodity, KnightsBreach::NoCommodity)?;
        let told = |kind: CardKind| Move::FromBank(player, Cards::of(kind, 1));
        let untold = due.map_or(Move::FromBankUntold(player, 1), |kind| told(kind.into()));
        let moves = self.told_or(card.map(told), untold)?;
        Ok(Verdict { moves, task: Some(task) })
    }

    pub(super) fn give(&mut self, player: Seat, to: Seat, card: Option<CardKind>) -> Judged {
        self.known(to)?;
        refuse_if(to == player, Impossible::NoSuchPlayer(to))?;
        let gives = |task: &Task| {
            let Task::Give { player: who, to: recipients, .. } = task else { return None };
            (*who == player).then(|| recipients.contains(&to))
        };
        let meant = self.task(|task| gives(task).filter(|is_recipient| *is_recipient));
        let (task, is_recipient) = meant.or_else(|_| self.task(gives))?;
        self.forbid_if(!is_recipient, Breach::WrongRecipient(to))?;
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
            let is_passed_on = received.get(kind) > 0 && !was_held(kind);
            self.forbid_if(is_passed_on && has_own, Breach::NotHeldBefore(kind))?;
        }
        self.resources_first(player, task, card)?;
        let moves = vec![self.passed(player, to, card, CardGroup::Any)?];
        Ok(Verdict { moves, task: Some(task) })
    }

    /// Commodities are given only for want of resources, where the event says so: the
    /// resources that are surely there have to be too few for all gifts (KNIGHTS 18).
    fn resources_first(&mut self, player: Seat, task: usize, card: Option<CardKind>) -> Judged<()> {
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
        let Some(kind) = card.filter(|kind| kind.resource().is_none()) else { return Ok(()) };
        self.forbid_if(sure >= gifts, KnightsBreach::ResourcesFirst(kind))
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

    /// The move as it was `told`, or without its kinds where that may be. Where no hands are
    /// followed, nothing has to be told.
    pub(crate) fn told_or(&self, told: Option<Move>, untold: Move) -> Judged<Vec<Move>> {
        match (told, self.state.rules.following) {
            (Some(told), _) => Ok(vec![told]),
            (None, Following::Off) => Ok(Vec::new()),
            (None, Following::Open | Following::Secret) => {
                self.may_stay_untold().map(|()| vec![untold])
            }
        }
    }

    /// Kinds that nobody tells are recorded as such only where the table says
    /// that it did so.
    pub(crate) fn may_stay_untold(&self) -> Judged<()> {
        refuse_if(self.enforcement == Enforcement::ByTheRules, Impossible::CardNotNamed)
    }

    pub(super) fn damage_road(&mut self, player: Seat, at: Path) -> Judged {
        let verdict =
            self.does(|task| matches!(task, Task::DamageRoad { .. }) && task.player() == player)?;
        self.own_link(player, at, Condition::Intact)?;
        Ok(verdict)
    }

    pub(super) fn robber_flees(&mut self, to: Option<Hex>) -> Judged {
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
        self.forbid_if(!is_refuge, Breach::WrongRefuge)?;
        Ok(Verdict { task: Some(task), ..Verdict::default() })
    }

    pub(super) fn pay(&self, player: Seat, card: Option<CardKind>) -> Judged {
        let verdict = self.does(|task| *task == Task::Pay { player })?;
        let told = card.map(|kind| Move::ToBank(player, Cards::of(kind, 1)));
        let moves = self.told_or(told, Move::ToBankUntold(player, 1))?;
        Ok(Verdict { moves, ..verdict })
    }

    pub(super) fn swap(&mut self, player: Seat, cards: Option<(CardKind, CardKind)>) -> Judged {
        let verdict = self.does(|task| *task == Task::Swap { player })?;
        let moves = match (cards, self.state.rules.following) {
            (Some((give, get)), _) => {
                self.forbid_if(give == get, Breach::LikeForLike(give))?;
                // What an event gives is a resource (KNIGHTS 18).
                self.forbid_if(get.resource().is_none(), KnightsBreach::NoCommodity)?;
                // Taken first: the bank has to hold it before.
                let taken = Move::FromBank(player, Cards::of(get, 1));
                vec![taken, Move::ToBank(player, Cards::of(give, 1))]
            }
            (None, Following::Off) => Vec::new(),
            (None, _) => return Err(Impossible::CardNotNamed.into()),
        };
        Ok(Verdict { moves, ..verdict })
    }

    pub(super) fn mend_road(&self, player: Seat, at: Path) -> Judged {
        let verdict = self.does(|task| *task == Task::MendRoad { player })?;
        self.own_link(player, at, Condition::Damaged)?;
        Ok(verdict)
    }

    pub(super) fn resolve(&self) -> Judged {
        self.does(|task| matches!(task, Task::AtTable { .. } | Task::Barbarians { .. }))
    }

    pub(super) fn choose_yield(&self, player: Seat, at: Intersection, card: Resource) -> Judged {
        self.does(|task| {
            let Task::ChooseYield { player: who, at: place, one_of } = task else { return false };
            *who == player && *place == at && one_of.contains(&card)
        })
    }

    pub(super) fn leave_task(&mut self, task: usize) -> Judged {
        let left = self.nth_task(task)?;
        self.forbid_if(self.state.freedom_of(left) == Freedom::Must, Breach::TaskLeft)?;
        Ok(Verdict { task: Some(task), ..Verdict::default() })
    }

    /// The table passes over a duty: it breaks no rule, and nothing of it is
    /// recorded.
    pub(super) fn done_at_table(&self, task: usize) -> Judged {
        self.nth_task(task)?;
        Ok(Verdict { task: Some(task), ..Verdict::default() })
    }

    fn nth_task(&self, task: usize) -> Result<&Task, Refusal> {
        let open = self.state.open_tasks().get(task);
        open.ok_or_else(|| Impossible::NotNow(Waiting::NoSuchTask).into())
    }
}
