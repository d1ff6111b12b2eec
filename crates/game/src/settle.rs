//! The tasks that are open after a deed, settled until somebody has to do something: what
//! can't be done is dropped, what needs no choice is taken, and a duty that has one answer the
//! app does itself. Where hands are secret, only what lies open on the table decides which.

use super::{
    Act, Building, CardKind, Cards, Deed, FishDeed, FishTask, Following, GiftOf, Hands,
    KnightsTask, Move, OilDeed, Phase, Piece, Purchase, RiversTask, RobberEscape, ScenarioDeed,
    ScenarioTask, SeaDeed, SeaTask, Seat, Seats, State, StealTargets, Task, WagonTask, Word,
    hand::only,
};
use board::Intersection;
use cards::{Effect, Freedom};

impl State {
    /// A robber that was not moved robs nobody, and one that the table moved by
    /// itself has robbed there; whoever moves it later robs
    /// then.
    pub(super) fn spare_victims(&mut self) {
        let mut movers = Vec::new();
        let waits_for_it = |task: &Task| {
            matches!(
                task,
                Task::Steal { from: StealTargets::BesideRobber, .. }
                    | Task::Knights(KnightsTask::StealFromEach { .. })
            )
        };
        self.tasks.retain(|task| {
            if is_robber(task) {
                movers.push(task.player());
            }
            !waits_for_it(task) || movers.contains(&task.player())
        });
    }

    /// The robber now stands where it will when cards are taken beside it: those
    /// who take them learn who their victims may be.
    pub(super) fn point_out_victims(&mut self) {
        let is_open =
            |task: &Task| matches!(task, Task::Steal { from: StealTargets::BesideRobber, .. });
        if !self.open_tasks().iter().any(is_open) {
            return;
        }
        let owners = self.owners_beside_robber();
        let or_oil = self.rules.oil_counts_as_card();
        let open = self.open_tasks().len();
        for task in self.tasks.iter_mut().take(open) {
            if let Task::Steal {
                player,
                from: from @ StealTargets::BesideRobber,
                or_oil: robs_oil,
                ..
            } = task
            {
                let others = owners.iter().copied().filter(|owner| owner != player);
                *from = StealTargets::OneOf(others.collect());
                *robs_oil = or_oil;
            }
        }
    }

    /// Returns the players with a building beside the robber who aren't spared, sorted.
    pub(super) fn owners_beside_robber(&self) -> Seats {
        let mut owners = Seats::new();
        for place in self.robber.into_iter().flat_map(Intersection::around) {
            if let Some((owner, _)) = self.pieces.building(place)
                && !owners.contains(&owner)
                && self.seating.is_present(owner)
                && !self.position().is_spared(owner)
            {
                owners.push(owner);
            }
        }
        owners.sort_unstable();
        owners
    }

    /// A hand that is put right in the middle of a 7 discards by what it
    /// really holds, unless its player has discarded already.
    pub(super) fn count_discard_again(&mut self, player: Seat) {
        let of_player =
            |task: &Task| matches!(task, Task::Discard { player: who, .. } if *who == player);
        // While the card's own event is on, they are counted later anyway.
        let robber_waits = self.number() == Some(7)
            && self.phase == Phase::Event
            && self.tasks.iter().any(is_robber)
            && discards_before_robber(&self.tasks).start == 0;
        let size = self.counted_for_seven(player).unwrap_or(0);
        let is_asked = self.seating.is_present(player) && !self.discarded.contains(&player);
        if !robber_waits || !is_asked {
            return;
        }
        let place = self.tasks.iter().position(of_player).unwrap_or(0);
        self.tasks.retain(|task| !of_player(task));
        if size > self.hand_limit(player) {
            self.tasks.insert(place, Task::Discard { player, count: Some(size / 2) });
        }
    }

    /// Counts the cards that a 7 costs when its turn comes: an event of the same card happens
    /// before and may change the hands.
    pub(super) fn count_discards(&mut self, before: &[Task]) {
        if self.number() != Some(7) || self.phase != Phase::Event || self.hands == Hands::Ignored {
            return;
        }
        // The event die comes before what a 7 asks (KNIGHTS 3).
        if self.tasks.iter().any(is_event_die) {
            return;
        }
        let is_first_time = before.is_empty()
            || before.iter().any(is_event_die)
            || discards_before_robber(before).start > 0;
        if is_first_time && self.tasks.iter().any(is_robber) {
            let due = discards_before_robber(&self.tasks);
            let tasks = self.position().tasks(&[Effect::DiscardHalf {}], self.occasion());
            self.tasks.splice(due, tasks);
        }
    }

    /// Drops what can't be done and takes what needs no choice, until somebody
    /// has to do something.
    pub(super) fn settle_tasks(&mut self, act: &mut Act) {
        loop {
            let tasks = self.tasks.len();
            self.resolve_fleet(act);
            self.resolve_event_die(act);
            self.take_what_is_fixed(act);
            self.point_out_each_victim();
            self.point_out_victims();
            self.drop_idle_tasks();
            if self.tasks.len() == tasks {
                return;
            }
        }
    }

    /// A card that everybody takes without a choice needs no touch: it is
    /// taken as soon as its turn comes.
    pub(super) fn take_what_is_fixed(&mut self, act: &mut Act) {
        while let Some(Task::Take {
            player, resource: Some(kind), freedom: Freedom::Must, ..
        }) = self.tasks.first()
        {
            let taken = Move::FromBank(*player, Cards::of(*kind, 1));
            self.tasks.remove(0);
            // The bank was checked when the task was made, but
            // others may have taken the last card since.
            if self.move_cards(std::slice::from_ref(&taken), &[], Word::Books).is_ok() {
                act.moves.push(taken);
            }
        }
    }

    /// Open tasks that have become impossible are dropped: nobody has to take
    /// from an empty bank or an empty hand. What comes later is looked at when
    /// its time comes.
    pub(super) fn drop_idle_tasks(&mut self) {
        let open = self.open_tasks().len();
        if open == 0 {
            return;
        }
        let mut tasks = std::mem::take(&mut self.tasks);
        let later = tasks.split_off(open);
        let size_of = |seat| self.hands().map(|hands| hands.size(seat));
        let may_have_cards = |seat| size_of(seat) != Some(0);
        tasks.retain_mut(|task| match task {
            // Half of what the hand holds by now.
            Task::Discard { player, count: Some(count) } => {
                let size = match self.phase {
                    Phase::Event => self.counted_for_seven(*player).unwrap_or(0),
                    _ => size_of(*player).unwrap_or(0),
                };
                *count = size / 2;
                match self.phase {
                    Phase::Event => size > self.hand_limit(*player),
                    // A Saboteur takes half of any hand (KNIGHTS 12).
                    _ => *count > 0,
                }
            }
            Task::Take { player, or_oil: true, .. } if self.position().may_get_oil(*player) => true,
            Task::Take { resource, .. } => self.bank().is_none_or(|bank| match resource {
                Some(kind) => bank.get(*kind) > 0,
                None => !bank.resources().is_empty(),
            }),
            Task::Give { player, of: GiftOf::AnyOrOil, .. } => {
                may_have_cards(*player) || self.oil_of(*player) > 0
            }
            Task::Give { player, .. } | Task::Pay { player } | Task::Swap { player } => {
                may_have_cards(*player)
            }
            Task::MendRoad { player } => self.damaged_links(*player).next().is_some(),
            Task::DamageRoad { player, bars } => {
                self.position().may_turn(*player, *bars).next().is_some()
            }
            Task::Steal { from: StealTargets::OneOf(prey), or_oil, .. } => {
                prey.retain(|seat| {
                    may_have_cards(*seat)
                        || self.may_lose_cloth(*seat)
                        || *or_oil && self.oil_of(*seat) > 0
                });
                !prey.is_empty()
            }
            Task::FreeRoad { player } => {
                self.pieces_left(*player, Piece::Road) > 0
                    || self.mendable_for_free(*player).next().is_some()
                    || self.may_lay_ship_free(*player)
            }
            Task::Knights(task) => self.is_doable(task),
            Task::Sea(task) => self.is_doable_at_sea(task),
            Task::Rivers(RiversTask::FreeBridge { .. }) => !self.bridge_spots().is_empty(),
            Task::Wagons(task) => self.is_doable_with_wagons(*task),
            Task::Fish(FishTask::Boot { .. }) => self.position().boot().is_none(),
            Task::Discard { count: None, .. }
            | Task::Oil(_)
            | Task::Fish(FishTask::Exchange { .. })
            | Task::Steal { from: StealTargets::BesideRobber, .. }
            | Task::MoveRobber { .. }
            | Task::RobberTo { .. }
            | Task::ChooseYield { .. }
            | Task::AtTable { .. }
            | Task::Vote { .. }
            | Task::TurnWeather { .. }
            | Task::Barbarians { .. } => true,
        });
        tasks.extend(later);
        self.tasks = tasks;
    }
}

const fn is_robber(task: &Task) -> bool {
    matches!(task, Task::MoveRobber { .. })
        || matches!(task, Task::Wagons(task) if task.is_of_seven())
}

const fn is_event_die(task: &Task) -> bool {
    matches!(task, Task::Knights(KnightsTask::EventDie { .. }))
}

/// Returns where the discards of a 7 stand among `tasks`: before its robber, which is
/// the last one that is moved.
fn discards_before_robber(tasks: &[Task]) -> std::ops::Range<usize> {
    let robber = tasks.iter().rposition(is_robber).unwrap_or(0);
    let before = tasks.iter().take(robber).rev();
    let discards = before.take_while(|task| matches!(task, Task::Discard { .. })).count();
    robber - discards..robber
}

impl State {
    /// Returns what has to be done next after the deed `last`, if it is a duty that
    /// leaves no choice. A table that puts something right is left to itself.
    pub fn only_answer(&self, last: &Deed) -> Option<Deed> {
        if self.over.is_some() || last.amends() {
            return None;
        }
        let open = self.open_tasks();
        if open.is_empty() {
            let has_begun = *last == Deed::Pass && self.builds_beside();
            return (has_begun && !self.others_may_pay()).then_some(Deed::Pass);
        }
        // Whoever has a choice keeps nobody waiting who has none.
        let in_any_order = open.first().is_some_and(is_about_own_things);
        let looked_at = if in_any_order { open.len() } else { 1 };
        let mut duties =
            open.iter().take(looked_at).filter(|task| self.freedom_of(task) == Freedom::Must);
        duties.find_map(|task| self.only_way(task))
    }

    /// The one way in which `task` can be done.
    fn only_way(&self, task: &Task) -> Option<Deed> {
        Some(match task {
            Task::RobberTo { to: RobberEscape::Fixed(to), .. } => Deed::RobberFlees { to: *to },
            Task::RobberTo { to: RobberEscape::Among(hexes), .. } => {
                Deed::RobberFlees { to: Some(only(hexes.iter().copied())?) }
            }
            Task::MoveRobber { .. } if self.may_move_pirate() => return None,
            Task::MoveRobber { .. } => Deed::MoveRobber { to: only(self.robber_hexes())? },
            Task::Steal { player, from: StealTargets::OneOf(prey), or_oil, .. } => {
                let from = only(prey.iter().copied())?;
                if self.may_lose_cloth(from) {
                    let has_cards = self.hands().is_none_or(|hands| hands.size(from) > 0);
                    let takes =
                        SeaDeed::Scenario(ScenarioDeed::TakeCloth { player: *player, from });
                    return (!has_cards).then_some(Deed::Sea(takes));
                }
                if *or_oil && self.oil_of(from) > 0 {
                    let takes = OilDeed::Steal { player: *player, from };
                    let has_cards = self.hands().is_none_or(|hands| hands.size(from) > 0);
                    return (!has_cards).then_some(Deed::Oil(takes));
                }
                // Of an open hand the card has to be told.
                let card = match self.rules.following {
                    Following::Open => Some(self.only_kind(from)?),
                    // The card may be told the app alone, or drawn by it.
                    Following::Private => return None,
                    Following::Secret | Following::Off => None,
                };
                Deed::Steal { player: *player, from, card }
            }
            // What is discarded of cards and oil is a choice.
            Task::Discard { player, .. } if self.oil_as_cards(*player) > 0 => return None,
            Task::Discard { player, count: Some(count) } => {
                let cards = self.only_cards(*player, *count)?;
                Deed::Discard { player: *player, cards: Some(cards) }
            }
            Task::Pay { player } => {
                Deed::Pay { player: *player, card: Some(self.only_kind(*player)?) }
            }
            Task::Give { player, of: GiftOf::AnyOrOil, .. } if self.oil_of(*player) > 0 => {
                return None;
            }
            Task::Give { player, to, .. } => {
                let card = Some(self.only_kind(*player)?);
                Deed::Give { player: *player, to: only(to.iter().copied())?, card }
            }
            Task::Take { player, or_oil: true, .. } if self.position().may_get_oil(*player) => {
                return None;
            }
            Task::Take { player, resource: None, .. } => {
                Deed::Take { player: *player, card: Some(self.bank?.resources().only_kind()?) }
            }
            Task::DamageRoad { player, bars } => {
                let at = only(self.position().may_turn(*player, *bars))?;
                Deed::DamageRoad { player: *player, at }
            }
            Task::ChooseYield { player, at, one_of } => {
                Deed::ChooseYield { player: *player, at: *at, card: only(one_of.iter().copied())? }
            }
            Task::Knights(task) => self.only_knights_way(task)?,
            Task::Sea(task) => self.only_way_at_sea(task)?,
            Task::Fish(FishTask::Boot { among, .. }) => {
                Deed::Fish(FishDeed::DrawBoot { player: only(among.iter().copied())? })
            }
            // Which token lies on top only the table knows, and where a bandit goes is its choice.
            Task::Wagons(WagonTask::Load { .. } | WagonTask::Bandit { .. })
            | Task::Steal { from: StealTargets::BesideRobber, .. }
            | Task::Discard { count: None, .. }
            | Task::Take { resource: Some(_), .. }
            | Task::Swap { .. }
            | Task::MendRoad { .. }
            | Task::AtTable { .. }
            | Task::Vote { .. }
            | Task::TurnWeather { .. }
            | Task::Barbarians { .. }
            | Task::FreeRoad { .. }
            | Task::Fish(FishTask::Exchange { .. })
            | Task::Rivers(RiversTask::FreeBridge { .. })
            | Task::Oil(_) => return None,
        })
    }

    /// The only `count` cards that an open hand could part with.
    pub(crate) fn only_cards(&self, seat: Seat, count: u16) -> Option<Cards> {
        let hands = self.hands().filter(|_| self.rules.following == Following::Open)?;
        let hand = Some(hands.known(seat)).filter(|_| hands.unknown(seat) == 0)?;
        if hand.total() == count {
            return Some(hand);
        }
        Some(Cards::of(hand.only_kind()?, u8::try_from(count).ok()?))
            .filter(|some| hand.covers(*some))
    }

    /// The only kind that an open hand holds.
    fn only_kind(&self, seat: Seat) -> Option<CardKind> {
        self.only_cards(seat, 1).and_then(Cards::only_kind)
    }

    /// Returns whether anybody but the active player could pay for something that is left to be
    /// built or bought: without, a special building phase passes by itself (RULES 4.5).
    pub fn others_may_pay(&self) -> bool {
        let mut others = self.seating.present().filter(|seat| *seat != self.active);
        others.any(|seat| self.may_build_or_buy(seat))
    }

    /// Returns whether `seat` could pay for something that there is, for all that the
    /// whole table can know.
    fn may_build_or_buy(&self, seat: Seat) -> bool {
        let is_damaged = self.damaged_links(seat).next().is_some();
        let settled = self.pieces.places_of(seat, Building::Settlement).next().is_some();
        let played = self.rules.expansions();
        let offers = |purchase: Purchase| {
            let Some(piece) = purchase.piece() else { return self.cards_for_sale() > 0 };
            let is_left = self.pieces_left(seat, piece) > 0;
            let is_of_use = match piece {
                Piece::Road | Piece::Ship | Piece::Bridge => is_left || is_damaged,
                Piece::Settlement => is_left,
                Piece::City => is_left && settled,
            };
            is_of_use && played.play(piece.expansion())
        };
        let pays = |price: Cards| match self.rules.following {
            Following::Open => self.hands().is_none_or(|hands| hands.may_hold(seat, price)),
            Following::Secret | Following::Private => self.openly_may_hold(seat, price),
            Following::Off => true,
        };
        Purchase::ALL.into_iter().any(|purchase| offers(purchase) && pays(purchase.price()))
            || self.knights_offers(seat).into_iter().any(|purchase| pays(purchase.price()))
            || self.next_level(seat).is_some_and(|level| pays(level.price()))
    }
}

/// Returns whether doing this touches nothing but what its player has: nobody else's choice
/// depends on when it is done, as it does where several take from one stack.
const fn is_about_own_things(task: &Task) -> bool {
    matches!(
        task,
        Task::Discard { .. }
            | Task::Pay { .. }
            | Task::DamageRoad { .. }
            | Task::Knights(
                KnightsTask::LoseCity { .. }
                    | KnightsTask::LoseKnight { .. }
                    | KnightsTask::PutBack { .. }
            )
            | Task::Sea(SeaTask::Scenario(
                ScenarioTask::LoseToFleet { .. } | ScenarioTask::RevealPoints { .. }
            ))
            | Task::Fish(FishTask::Exchange { .. })
    )
}
