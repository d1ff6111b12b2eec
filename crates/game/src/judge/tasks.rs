//! The weather cards, the ship, and doing what a card, a 7 or a knight asks (RULES 5, 9, 10).

use super::Judge;
use crate::{
    BarbarianTrack, Breach, CardGroup, CardKind, Cards, Enforcement, Following, GiftOf, Impossible,
    Kinds, KnightsBreach, Move, OilBreach, Phase, Refusal, RobberEscape, SeaBreach, Seat,
    StealTargets, Task, Waiting,
    refusal::{Judged, refuse_if},
};
use board::Hex;
use cards::Weather;

impl Judge<'_> {
    /// Judges that the weather stack goes to a neighbor, once its holder has turned it (RULES 9).
    pub(super) fn pass_weather(&mut self, to: Seat) -> Judged {
        let state = self.state;
        state.known(to)?;
        refuse_if(!state.seating.is_present(to), Impossible::NoSuchPlayer(to))?;
        state.opening_over()?;
        let holder = state.weather_holder;
        let is_held = state.rules.cards.weather == Weather::Held && to != holder;
        refuse_if(!is_held, Waiting::NoSuchTask)?;
        let turns = |task: &Task| matches!(task, Task::TurnWeather { .. });
        refuse_if(state.tasks.iter().any(turns), Waiting::Tasks)?;
        let neighbors = [state.seating.after(holder), state.seating.before(holder)];
        let is_in_order = neighbors.contains(&to) && holder == state.active;
        self.forbid_if(!is_in_order, Breach::WeatherPassed(to))
    }

    pub(super) fn move_barbarians(&self, to: BarbarianTrack) -> Judged {
        let fights = self.state.tasks.iter().any(|task| matches!(task, Task::Barbarians { .. }));
        let may_be_there = self.state.ship_rests(to) == to && self.state.plays_event_die();
        refuse_if(!may_be_there || fights, Waiting::NoSuchTask)
    }

    pub(super) fn discard(&mut self, player: Seat, cards: Option<Cards>) -> Judged {
        let due = self.task(|task| {
            let Task::Discard { player: who, count } = task else { return None };
            (*who == player).then_some(*count)
        })?;
        let Some(due) = due else {
            return self.moves(cards.map(|cards| Move::ToBank(player, cards)));
        };
        if let Some(given) = cards.map(Cards::total) {
            self.forbid_if(given != due, Breach::WrongDiscard { given, due })?;
        } else {
            self.may_stay_untold()?;
        }
        let untold = Move::ToBankUntold(player, due);
        self.moves([cards.map_or(untold, |cards| Move::ToBank(player, cards))])
    }

    pub(super) fn move_robber(&mut self, to: Hex) -> Judged {
        self.does(|task| matches!(task, Task::MoveRobber { .. }))?;
        self.state.on_land(to)?;
        let breach = match self.state.spared_at(to) {
            _ if self.state.robber_hexes().contains(&to) => return Ok(()),
            Some(player) if self.state.robber != Some(to) => Breach::FriendlyRobber(player),
            _ if self.state.position().is_destroyed(to) => OilBreach::RobberNotThere(to).into(),
            _ if !self.state.position().takes_robber(to) => SeaBreach::RobberNotThere(to).into(),
            _ => Breach::RobberStays(to),
        };
        self.forbid(breach)
    }

    pub(super) fn steal(&mut self, player: Seat, from: Seat, card: Option<CardKind>) -> Judged {
        self.state.known(from)?;
        refuse_if(from == player, Impossible::NoSuchPlayer(from))?;
        let steals = |task: &Task| {
            let Task::Steal { player: who, from: StealTargets::OneOf(prey), of, .. } = task else {
                return None;
            };
            (*who == player).then(|| (prey.contains(&from), *of))
        };
        let meant = self.task(|task| steals(task).filter(|(is_prey, _)| *is_prey));
        let (is_prey, of) = meant.or_else(|_| self.task(steals))?;
        self.forbid_if(!is_prey, Breach::WrongVictim(from))?;
        let of = match (of, self.state.kinds()) {
            (Kinds::Resources, Kinds::WithCommodities) => CardGroup::Resources,
            _ => CardGroup::Any,
        };
        if let Some(kind) = card.filter(|kind| !of.has(*kind)) {
            self.forbid(KnightsBreach::NotThatKind(kind))?;
        }
        self.passes(from, player, card, of)
    }

    pub(super) fn take(&mut self, player: Seat, card: Option<CardKind>) -> Judged {
        let due = self.task(|task| {
            let Task::Take { player: who, resource, .. } = task else { return None };
            (*who == player).then_some(*resource)
        })?;
        if let (Some(due), Some(card)) = (due, card) {
            self.forbid_if(card != due, Breach::WrongCard { due })?;
        }
        let is_commodity = card.is_some_and(|kind| kind.resource().is_none());
        self.forbid_if(is_commodity, KnightsBreach::NoCommodity)?;
        let told = |kind: CardKind| Move::FromBank(player, Cards::of(kind, 1));
        let untold = due.map_or(Move::FromBankUntold(player, 1), |kind| told(kind.into()));
        self.told_or(card.map(told), untold)
    }

    /// Judges that `player` gives something to `to`; returns what it may be of.
    pub(crate) fn gift(&mut self, player: Seat, to: Seat) -> Result<GiftOf, Refusal> {
        self.state.known(to)?;
        refuse_if(to == player, Impossible::NoSuchPlayer(to))?;
        let gives = |task: &Task| {
            let Task::Give { player: who, to: recipients, of } = task else { return None };
            (*who == player).then(|| (recipients.contains(&to), *of))
        };
        let meant = self.task(|task| gives(task).filter(|(is_recipient, _)| *is_recipient));
        let (is_recipient, of) = meant.or_else(|_| self.task(gives))?;
        self.forbid_if(!is_recipient, Breach::WrongRecipient(to))?;
        Ok(of)
    }

    pub(super) fn give(&mut self, player: Seat, to: Seat, card: Option<CardKind>) -> Judged {
        let of = self.gift(player, to)?;
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
        if of == GiftOf::ResourcesFirst {
            self.resources_first(player, card)?;
        }
        self.passes(player, to, card, CardGroup::Any)
    }

    /// Commodities are given only for want of resources, where the event says so: the
    /// resources that are surely there have to be too few for all gifts (KNIGHTS 18).
    fn resources_first(&mut self, player: Seat, card: Option<CardKind>) -> Judged {
        let asks = |task: &&Task| {
            matches!(task, Task::Give { player: who, of: GiftOf::ResourcesFirst, .. }
                if *who == player)
        };
        let gifts = self.state.open_tasks().iter().filter(asks).count();
        let sure = self.state.hands().map_or(0, |hands| hands.known(player).resources().total());
        let Some(kind) = card.filter(|kind| kind.resource().is_none()) else { return Ok(()) };
        self.forbid_if(usize::from(sure) >= gifts, KnightsBreach::ResourcesFirst(kind))
    }

    /// A card goes from hand to hand, named or unseen.
    fn passes(&mut self, from: Seat, to: Seat, card: Option<CardKind>, of: CardGroup) -> Judged {
        let mut told = card;
        if told.is_none() && self.state.rules.following == Following::Open {
            let hands = self.state.hands().filter(|hands| hands.unknown(from) == 0);
            told = hands.and_then(|hands| of.among(hands.known(from)).only_kind());
            if told.is_none() {
                self.may_stay_untold()?;
            }
        }
        self.moves([match (told, of) {
            (Some(kind), _) => Move::Between(from, to, Cards::of(kind, 1)),
            (None, CardGroup::Any) => Move::Unseen(from, to),
            (None, of) => Move::UnseenOf(from, to, of),
        }])
    }

    /// The move as it was `told`, or without its kinds where that may be. Where no hands are
    /// followed, nothing has to be told.
    pub(crate) fn told_or(&mut self, told: Option<Move>, untold: Move) -> Judged {
        if told.is_none() && !self.state.rules.following.is_on() {
            return Ok(());
        }
        if told.is_none() {
            self.may_stay_untold()?;
        }
        self.moves([told.unwrap_or(untold)])
    }

    /// Kinds that nobody tells are recorded as such only where the table says
    /// that it did so.
    pub(crate) fn may_stay_untold(&self) -> Judged {
        refuse_if(self.enforcement == Enforcement::ByTheRules, Impossible::CardNotNamed)
    }

    pub(super) fn robber_flees(&mut self, to: Option<Hex>) -> Judged {
        let is_refuge = self.task(|task| {
            let Task::RobberTo { to: escape, .. } = task else { return None };
            Some(match escape {
                RobberEscape::Fixed(hex) => *hex == to,
                RobberEscape::Among(hexes) => to.is_some_and(|hex| hexes.contains(&hex)),
            })
        })?;
        to.map(|hex| self.state.on_land(hex)).transpose()?;
        self.forbid_if(!is_refuge, Breach::WrongRefuge)
    }

    pub(super) fn swap(&mut self, player: Seat, cards: Option<(CardKind, CardKind)>) -> Judged {
        self.due(Task::Swap { player })?;
        let Some((give, get)) = cards else {
            return refuse_if(self.state.rules.following.is_on(), Impossible::CardNotNamed);
        };
        self.forbid_if(give == get, Breach::LikeForLike(give))?;
        // What an event gives is a resource (KNIGHTS 18).
        self.forbid_if(get.resource().is_none(), KnightsBreach::NoCommodity)?;
        // Taken first: the bank has to hold it before.
        let taken = Move::FromBank(player, Cards::of(get, 1));
        self.moves([taken, Move::ToBank(player, Cards::of(give, 1))])
    }
}
