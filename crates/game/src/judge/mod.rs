//! The rules asked before an act: what can't be, what a rule forbids, and
//! which cards a deed moves. Whether hands and bank have those is seen when
//! they move. Nothing here changes a game.
//!
//! `Judge::judge` looks at a deed in one long `match`; an arm hands it on to `build` (building,
//! development cards, trade, the win), `tasks` (what a card, a 7, or a knight asks), `amend`
//! (corrections, rules, people), or the judges of the expansions in `knights`, `sea`, and so on. Each
//! refuses at once what can't be; what a rule forbids goes through `forbid`, which refuses it, too,
//! or notes it as a breach where the table did it anyway. What is left is an act with breaches and
//! card moves, to which `perform` adds the rest.

mod amend;
mod build;
mod tasks;

use crate::{
    Act, Breach, Cards, Condition, Deed, DevelopmentCard, Enforcement, ExtraBuilding, GoldMove,
    Impossible, KnightsBreach, Move, Phase, Purchase, Seat, State, Task, WagonBreach, Waiting,
    refusal::{Judged, refuse_if},
};
use board::Path;
use cards::Freedom;

/// Permission for a partner to do a deed in another player's turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Partner {
    May,
    MayNot,
}

/// A deed under judgment, and what it amounts to as far as it was looked at.
pub(super) struct Judge<'a> {
    pub(super) state: &'a State,
    enforcement: Enforcement,
    breaches: Vec<Breach>,
    /// Cards that change places.
    moves: Vec<Move>,
    /// Gold that changes places.
    gold: Vec<GoldMove>,
    /// The task that is done with it, by its number.
    done: Option<usize>,
}

impl<'a> Judge<'a> {
    pub(super) const fn new(state: &'a State, enforcement: Enforcement) -> Self {
        Self {
            state,
            enforcement,
            breaches: Vec::new(),
            moves: Vec::new(),
            gold: Vec::new(),
            done: None,
        }
    }

    /// An act with the deed, the rules it breaks and the cards it moves; what
    /// follows from it is still to be added. With it comes the task it does.
    pub(super) fn judge(mut self, deed: Deed) -> Judged<(Act, Option<usize>)> {
        let puts_right = matches!(
            deed,
            Deed::CorrectHand { .. }
                | Deed::TellOwn { .. }
                | Deed::AmendHand { .. }
                | Deed::Correct { .. }
                | Deed::Rename { .. }
                | Deed::Recolor { .. }
                | Deed::PlayOn
        );
        refuse_if(self.state.over.is_some() && !puts_right, Waiting::Over)?;
        self.look_at(&deed)?;
        let Self { breaches: against, moves, gold, done, .. } = self;
        let act = Act { against, moves, gold, ..Act::of(deed) };
        Ok((act, done))
    }

    #[expect(clippy::too_many_lines, reason = "an arm for each deed")]
    fn look_at(&mut self, deed: &Deed) -> Judged {
        match deed {
            Deed::FoundSettlement { at } => self.found_settlement(*at),
            Deed::FoundRoad { at } => self.found_road(*at),
            Deed::Draw { turned } => {
                self.awaits_number()?;
                refuse_if(!self.state.lies_on_the_piles(turned), Impossible::NotOnThePile)
            }
            Deed::Roll { number } => {
                self.awaits_number()?;
                let number = number.number();
                self.forbid_if(self.state.passes_over(number), Breach::FirstSeven)?;
                let is_thrown_again = self.state.position().is_thrown_again(number);
                self.forbid_if(is_thrown_again, WagonBreach::ThrownAgain)
            }
            Deed::Dice { .. } => self.awaits_number(),
            Deed::DrawPrinted { card } => {
                self.awaits_number()?;
                refuse_if(!self.state.printed.offered().contains(card), Impossible::NotInTheDeck)
            }
            Deed::UseSource { .. } | Deed::BreakOff => Ok(()),
            Deed::Vote { player, .. } => self.due(Task::Vote { player: *player }),
            Deed::TurnWeather => self.does(|task| matches!(task, Task::TurnWeather { .. })),
            Deed::PassWeather { to } => self.pass_weather(*to),
            Deed::MoveBarbarians { to } => self.move_barbarians(*to),
            Deed::Resolve => {
                self.does(|task| matches!(task, Task::AtTable { .. } | Task::Barbarians { .. }))
            }
            Deed::Pay { player, card } => {
                self.due(Task::Pay { player: *player })?;
                let told = card.map(|kind| Move::ToBank(*player, Cards::of(kind, 1)));
                self.told_or(told, Move::ToBankUntold(*player, 1))
            }
            Deed::Swap { player, cards } => self.swap(*player, *cards),
            Deed::MendRoad { player, at } => {
                self.due(Task::MendRoad { player: *player })?;
                self.own_link(*player, *at, Condition::Damaged)
            }
            Deed::Discard { player, cards } => self.discard(*player, *cards),
            Deed::MoveRobber { to } => self.move_robber(*to),
            Deed::Steal { player, from, card } => self.steal(*player, *from, *card),
            Deed::Take { player, card } => self.take(*player, *card),
            Deed::Give { player, to, card } => self.give(*player, *to, *card),
            Deed::DamageRoad { player, at } => {
                let damages = |task: &Task| matches!(task, Task::DamageRoad { .. });
                self.does(|task| damages(task) && task.player() == *player)?;
                self.own_link(*player, *at, Condition::Intact)
            }
            Deed::RobberFlees { to } => self.robber_flees(*to),
            Deed::ChooseYield { player, at, card } => self.does(|task| {
                let Task::ChooseYield { player: who, at: place, one_of } = task else {
                    return false;
                };
                who == player && place == at && one_of.contains(card)
            }),
            Deed::Leave { task } => {
                let left = self.nth_task(*task)?;
                self.forbid_if(self.state.freedom_of(left) == Freedom::Must, Breach::TaskLeft)
            }
            // The table passes over a duty: it breaks no rule, and nothing of it is recorded.
            Deed::DoneAtTable { task } => self.nth_task(*task).map(drop),
            Deed::BuildRoad { at } => {
                self.paid_or_free(Purchase::Road)?;
                self.road_rules(*at)
            }
            Deed::BuildSettlement { at } => {
                self.building()?;
                self.settlement_rules(*at)?;
                self.pays(Purchase::Settlement.price())
            }
            Deed::BuildCity { at } => {
                self.building()?;
                self.city_rules(*at)?;
                self.pays(Purchase::City.price())
            }
            Deed::RepairRoad { at } => {
                let lies = self.state.pieces.on_path(*at);
                let repair = lies.and_then(|(_, piece)| Purchase::repair(piece));
                self.paid_or_free(repair.unwrap_or(Purchase::Road))?;
                self.own_link(self.state.builder(), *at, Condition::Damaged)
            }
            Deed::BuyCard => {
                self.building()?;
                refuse_if(self.state.cards_for_sale() == 0, Impossible::NoneLeftToBuy)?;
                self.pays(Purchase::DevelopmentCard.price())
            }
            Deed::PlayKnight => self.playable(DevelopmentCard::Knight),
            Deed::PlayRoadBuilding => {
                self.playable(DevelopmentCard::RoadBuilding)?;
                self.before_wagon()
            }
            Deed::PlayYearOfPlenty { cards } => {
                self.playable(DevelopmentCard::YearOfPlenty)?;
                let Some(due) = self.state.plenty_due() else { return Ok(()) };
                let given = cards.total();
                refuse_if(given != due, Impossible::WrongCount { given, due })?;
                self.moves([Move::FromBank(self.state.builder(), *cards)])
            }
            Deed::PlayMonopoly { resource, taken } => {
                self.playable(DevelopmentCard::Monopoly)?;
                self.monopoly((*resource).into(), taken, None)
            }
            Deed::TradeWithBank { give, count, get } => self.trade_with_bank(*give, *count, *get),
            Deed::Trade { with, give, get } => self.trade(*with, *give, *get),
            Deed::Pass => {
                self.state.nothing_open()?;
                let is_early = self.state.phase == Phase::BeforeProduction;
                self.forbid_if(is_early, Breach::BeforeProduction)?;
                // Nobody ends their own turn with too many progress cards (KNIGHTS 8).
                let has_surplus = self.state.has_surplus(self.state.builder());
                self.forbid_if(has_surplus, KnightsBreach::TooManyProgressCards)
            }
            Deed::ClaimWin { revealed } => self.claim_win(*revealed),
            Deed::CorrectHand { player, cards } => {
                self.state.known(*player)?;
                self.state.hands_followed()?;
                self.moves([Move::Corrected(*player, *cards)])
            }
            Deed::TellOwn { player } => {
                self.state.known(*player)?;
                refuse_if(!self.state.keeps_private(), Impossible::NotPrivate)
            }
            Deed::AmendHand { player, came, went } => self.amend_hand(*player, *came, *went),
            Deed::Correct { correction } => self.correct(correction),
            Deed::LetBuild { player } => self.let_build(*player),
            Deed::ChangeRule { rule } => self.change_rule(rule),
            Deed::Rename { player, name } => self.rename(*player, name),
            Deed::Recolor { player, color } => {
                self.state.known(*player)?;
                let entry = self.state.players.get(*player);
                refuse_if(entry.is_some_and(|it| it.color == *color), Impossible::SoAlready)
            }
            Deed::MoveSeat { player, place } => {
                self.state.known(*player)?;
                self.state.opening_over()?;
                let mut seating = self.state.seating().clone();
                seating.put(*player, usize::from(*place));
                refuse_if(seating == *self.state.seating, Impossible::SoAlready)
            }
            Deed::LeaveTable { player } => {
                self.state.known(*player)?;
                self.state.opening_over()?;
                refuse_if(!self.state.seating.is_present(*player), Impossible::SoAlready)?;
                refuse_if(self.state.seating.count() <= 2, Impossible::TooFewPlayers)
            }
            Deed::ReturnHand { player } => self.return_hand(*player),
            Deed::ComeBack { player } => {
                self.state.known(*player)?;
                refuse_if(self.state.seating.is_present(*player), Impossible::SoAlready)
            }
            Deed::PlayOn => refuse_if(self.state.over.is_none(), Waiting::NotOver),
            Deed::Knights(deed) => self.knights(deed),
            Deed::Sea(deed) => self.sea(deed),
            Deed::Fish(deed) => self.fish(*deed),
            Deed::Rivers(deed) => self.rivers(deed),
            Deed::Gold(deed) => self.gold(deed),
            Deed::Wagons(deed) => self.wagons(*deed),
            Deed::Oil(deed) => self.oil(deed),
        }
    }

    /// Notes a rule that is not kept; refuses where rules are kept.
    pub(crate) fn forbid(&mut self, breach: impl Into<Breach>) -> Judged {
        match self.enforcement {
            Enforcement::ByTheRules => Err(breach.into().into()),
            Enforcement::AsTheTableDid => {
                self.breaches.push(breach.into());
                Ok(())
            }
        }
    }

    /// The same where it is not kept.
    pub(crate) fn forbid_if(&mut self, is_so: bool, breach: impl Into<Breach>) -> Judged {
        if is_so { self.forbid(breach) } else { Ok(()) }
    }

    /// Building and buying: no open task, and production is over.
    pub(crate) fn building(&mut self) -> Judged {
        self.state.nothing_open()?;
        self.forbid_if(self.state.phase == Phase::BeforeProduction, Breach::BeforeProduction)?;
        self.before_siege()?;
        self.before_wagon()
    }

    /// Trading: also the own turn, or a partner's part of one if they may.
    pub(crate) fn trading(&mut self, partner: Partner) -> Judged {
        self.building()?;
        self.own_turn(partner)
    }

    /// Forbids deeds in another player's turn but building and buying, and those that a partner may
    /// do (RULES 4.5).
    pub(crate) fn own_turn(&mut self, partner: Partner) -> Judged {
        let is_partner = self.state.rules.extra_building == ExtraBuilding::Paired;
        let is_beside = matches!(self.state.phase, Phase::ExtraBuilding { .. });
        let may = partner == Partner::May && is_partner;
        self.forbid_if(is_beside && !may, Breach::OutOfTurn)
    }

    pub(crate) fn awaits_number(&self) -> Judged {
        self.state.nothing_open()?;
        match self.state.phase {
            Phase::BeforeProduction => Ok(()),
            Phase::ExtraBuilding { .. } => Err(Waiting::ExtraBuilding.into()),
            _ => Err(Waiting::ProducedAlready.into()),
        }
    }

    /// Does the first open task that `fits`, and says what it is.
    pub(crate) fn task<T>(&mut self, fits: impl Fn(&Task) -> Option<T>) -> Judged<T> {
        let open = self.state.open_tasks().iter().enumerate();
        let mut found = open.filter_map(|(nth, task)| Some((nth, fits(task)?)));
        let (nth, what) = found.next().ok_or(Waiting::NoSuchTask)?;
        self.done = Some(nth);
        Ok(what)
    }

    /// Does the first open task that is meant.
    pub(crate) fn does(&mut self, is_meant: impl Fn(&Task) -> bool) -> Judged {
        self.task(|task| is_meant(task).then_some(()))
    }

    /// Does `due`, which has to be open.
    pub(crate) fn due(&mut self, due: impl Into<Task>) -> Judged {
        let due = due.into();
        self.does(|task| *task == due)
    }

    fn nth_task(&mut self, nth: usize) -> Judged<&'a Task> {
        self.done = Some(nth);
        self.state.open_tasks().get(nth).ok_or(Waiting::NoSuchTask.into())
    }

    /// Cards change places with it.
    #[expect(clippy::unnecessary_wraps, reason = "it ends a judgement, as its siblings do")]
    pub(crate) fn moves(&mut self, moves: impl IntoIterator<Item = Move>) -> Judged {
        self.moves.extend(moves);
        Ok(())
    }

    /// Gold changes places with it.
    pub(crate) fn gold_moves(&mut self, moves: impl IntoIterator<Item = GoldMove>) {
        self.gold.extend(moves);
    }

    /// The builder pays that price.
    pub(crate) fn pays(&mut self, price: Cards) -> Judged {
        self.moves([Move::ToBank(self.state.builder(), price)])
    }

    /// A road, ship, or bridge of `seat` that lies so.
    fn own_link(&self, seat: Seat, at: Path, condition: Condition) -> Judged {
        let link = self.state.pieces.link(at);
        let lies = link.is_some_and(|link| link.owner == seat && link.condition == condition);
        refuse_if(!lies, Impossible::NoSuchRoad(at))
    }
}
