//! The rules asked before an act: what can't be, what a rule forbids, and
//! which cards a deed moves. Whether hands and bank have those is seen when
//! they move. Nothing here changes a game.

mod amend;
mod build;
mod cards;
mod tasks;

use super::{
    Act, Breach, Condition, Deed, DevelopmentCard, Enforcement, ExtraBuilding, Impossible, Move,
    Phase, Refusal, Seat, State, Task, Turned, Waiting,
};
use board::Path;

/// What a deed amounts to, if it may be done.
#[derive(Debug, Default)]
pub(super) struct Verdict {
    /// Cards that change places.
    pub moves: Vec<Move>,
    /// The task that is done with it, by its number.
    pub task: Option<usize>,
}

/// Whether a deed is open to a partner in another player's turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Partner {
    May,
    MayNot,
}

/// A deed under judgment.
pub(super) struct Judge<'a> {
    pub(super) state: &'a State,
    enforcement: Enforcement,
    breaches: Vec<Breach>,
}

/// What a deed amounts to, or why it may not be done.
pub(crate) type Judged<T = Verdict> = Result<T, Refusal>;

/// Refuses what can't be.
pub(crate) fn refuse_if(is_so: bool, why: impl Into<Refusal>) -> Judged<()> {
    if is_so { Err(why.into()) } else { Ok(()) }
}

impl<'a> Judge<'a> {
    pub(super) const fn new(state: &'a State, enforcement: Enforcement) -> Self {
        Self { state, enforcement, breaches: Vec::new() }
    }

    /// An act with the deed, the rules it breaks and the cards it moves; what
    /// follows from it is still to be added. With it comes the task it does.
    pub(super) fn judge(mut self, deed: Deed) -> Result<(Act, Option<usize>), Refusal> {
        let puts_right = matches!(
            deed,
            Deed::CorrectHand { .. }
                | Deed::Correct { .. }
                | Deed::Rename { .. }
                | Deed::Recolor { .. }
                | Deed::PlayOn
        );
        refuse_if(self.state.over.is_some() && !puts_right, Impossible::NotNow(Waiting::Over))?;
        let verdict = self.verdict(&deed)?;
        let act = Act { against: self.breaches, moves: verdict.moves, ..Act::of(deed) };
        Ok((act, verdict.task))
    }

    fn verdict(&mut self, deed: &Deed) -> Judged {
        match deed {
            Deed::FoundSettlement { at } => self.found_settlement(*at),
            Deed::FoundRoad { at } => self.found_road(*at),
            Deed::Draw { turned } => self.draw(turned),
            Deed::Roll { number } => self.roll(number.number()),
            Deed::Dice { .. } => self.awaits_number().map(|()| Verdict::default()),
            Deed::DrawPrinted { card } => self.draw_printed(*card),
            Deed::UseSource { .. } | Deed::BreakOff => Ok(Verdict::default()),
            Deed::Vote { player, .. } => self.vote(*player),
            Deed::TurnWeather => self.turn_weather(),
            Deed::PassWeather { to } => self.pass_weather(*to),
            Deed::MoveBarbarians { to } => self.move_barbarians(*to),
            Deed::Resolve => self.resolve(),
            Deed::Pay { player, card } => self.pay(*player, *card),
            Deed::Swap { player, cards } => self.swap(*player, *cards),
            Deed::MendRoad { player, at } => self.mend_road(*player, *at),
            Deed::Discard { player, cards } => self.discard(*player, *cards),
            Deed::MoveRobber { to } => self.move_robber(*to),
            Deed::Steal { player, from, card } => self.steal(*player, *from, *card),
            Deed::Take { player, card } => self.take(*player, *card),
            Deed::Give { player, to, card } => self.give(*player, *to, *card),
            Deed::DamageRoad { player, at } => self.damage_road(*player, *at),
            Deed::RobberFlees { to } => self.robber_flees(*to),
            Deed::ChooseYield { player, at, card } => self.choose_yield(*player, *at, *card),
            Deed::Leave { task } => self.leave_task(*task),
            Deed::DoneAtTable { task } => self.done_at_table(*task),
            Deed::BuildRoad { at } => self.build_road(*at),
            Deed::BuildSettlement { at } => self.build_settlement(*at),
            Deed::BuildCity { at } => self.build_city(*at),
            Deed::RepairRoad { at } => self.repair_road(*at),
            Deed::BuyCard => self.buy_card(),
            Deed::PlayKnight => self.playable(DevelopmentCard::Knight),
            Deed::PlayRoadBuilding => self.playable(DevelopmentCard::RoadBuilding),
            Deed::PlayYearOfPlenty { cards } => self.play_year_of_plenty(*cards),
            Deed::PlayMonopoly { resource, taken } => {
                self.playable(DevelopmentCard::Monopoly)?;
                self.monopoly((*resource).into(), taken, None)
            }
            Deed::TradeWithBank { give, count, get } => self.trade_with_bank(*give, *count, *get),
            Deed::Trade { with, give, get } => self.trade(*with, *give, *get),
            Deed::Pass => self.pass(),
            Deed::ClaimWin { revealed } => self.claim_win(*revealed),
            Deed::CorrectHand { player, cards } => self.correct_hand(*player, *cards),
            Deed::Correct { correction } => self.correct(correction),
            Deed::LetBuild { player } => self.let_build(*player),
            Deed::ChangeRule { rule } => self.change_rule(rule),
            Deed::Rename { player, name } => self.rename(*player, name),
            Deed::Recolor { player, color } => self.recolor(*player, *color),
            Deed::MoveSeat { player, place } => self.move_seat(*player, *place),
            Deed::LeaveTable { player } => self.leave_table(*player),
            Deed::ReturnHand { player } => self.return_hand(*player),
            Deed::ComeBack { player } => self.come_back(*player),
            Deed::PlayOn => self.play_on(),
            Deed::Knights(deed) => self.knights(deed),
            Deed::Sea(deed) => self.sea(deed),
        }
    }

    /// Notes a rule that is not kept; refuses where rules are kept.
    pub(crate) fn forbid(&mut self, breach: impl Into<Breach>) -> Judged<()> {
        match self.enforcement {
            Enforcement::ByTheRules => Err(breach.into().into()),
            Enforcement::AsTheTableDid => {
                self.breaches.push(breach.into());
                Ok(())
            }
        }
    }

    /// The same where it is not kept.
    pub(crate) fn forbid_if(&mut self, is_so: bool, breach: impl Into<Breach>) -> Judged<()> {
        if is_so { self.forbid(breach) } else { Ok(()) }
    }

    fn known(&self, seat: Seat) -> Judged<()> {
        refuse_if(self.state.knight_cards.get(seat).is_none(), Impossible::NoSuchPlayer(seat))
    }

    fn nothing_open(&self) -> Judged<()> {
        self.state.nothing_open()
    }

    /// Building and buying: no open task, and production is over.
    pub(crate) fn building(&mut self) -> Judged<()> {
        self.nothing_open()?;
        self.forbid_if(self.state.phase == Phase::BeforeProduction, Breach::BeforeProduction)?;
        Ok(())
    }

    /// Trading: also the own turn, or a partner's part of one if they may.
    pub(crate) fn trading(&mut self, partner: Partner) -> Judged<()> {
        self.building()?;
        self.own_turn(partner)
    }

    /// In another player's turn there is only building and buying, and
    /// what a partner may (RULES 4.5).
    pub(crate) fn own_turn(&mut self, partner: Partner) -> Judged<()> {
        let is_partner = self.state.rules.extra_building == ExtraBuilding::Paired;
        let is_beside = matches!(self.state.phase, Phase::ExtraBuilding { .. });
        let may = partner == Partner::May && is_partner;
        self.forbid_if(is_beside && !may, Breach::OutOfTurn)
    }

    fn roll(&mut self, number: u8) -> Judged {
        self.awaits_number()?;
        self.forbid_if(self.state.passes_over(number), Breach::FirstSeven)?;
        Ok(Verdict::default())
    }

    pub(crate) fn awaits_number(&self) -> Judged<()> {
        self.nothing_open()?;
        match self.state.phase {
            Phase::BeforeProduction => Ok(()),
            Phase::ExtraBuilding { .. } => Err(Impossible::NotNow(Waiting::ExtraBuilding).into()),
            _ => Err(Impossible::NotNow(Waiting::ProducedAlready).into()),
        }
    }

    fn draw(&self, turned: &[Turned]) -> Judged {
        self.awaits_number()?;
        refuse_if(!self.state.lies_on_the_piles(turned), Impossible::NotOnThePile)?;
        Ok(Verdict::default())
    }

    fn pass(&mut self) -> Judged {
        self.building()?;
        self.progress_limit()?;
        Ok(Verdict::default())
    }

    /// The first open task that `fits`, with its number.
    pub(crate) fn task<T>(&self, fits: impl Fn(&Task) -> Option<T>) -> Result<(usize, T), Refusal> {
        let open = self.state.open_tasks().iter().enumerate();
        let mut found = open.filter_map(|(nth, task)| fits(task).map(|what| (nth, what)));
        found.next().ok_or_else(|| Impossible::NotNow(Waiting::NoSuchTask).into())
    }

    /// The verdict on a deed that does the first open task that is meant, and no more.
    pub(crate) fn does(&self, is_meant: impl Fn(&Task) -> bool) -> Judged {
        let (task, ()) = self.task(|task| is_meant(task).then_some(()))?;
        Ok(Verdict { task: Some(task), ..Verdict::default() })
    }

    /// A road or ship of `seat` that lies so.
    fn own_link(&self, seat: Seat, at: Path, condition: Condition) -> Judged<()> {
        let link = self.state.pieces.link(at);
        let lies = link.is_some_and(|link| link.owner == seat && link.condition == condition);
        refuse_if(!lies, Impossible::NoSuchRoad(at))
    }
}
