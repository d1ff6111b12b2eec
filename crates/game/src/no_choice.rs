//! Duties that have one answer: the app does them itself and says so. Where
//! hands are secret, only what lies open on the table decides which.

use super::{
    Building, CardKind, Cards, Condition, Deed, ExtraBuilding, Following, Freedom, KnightsTask,
    Phase, Piece, Purchase, RobberEscape, Seat, State, StealTargets, Task, hand::only,
};

impl State {
    /// What has to be done next after the deed `last`, if it is a duty that
    /// leaves no choice. A table that puts something right is left to itself.
    pub fn only_answer(&self, last: &Deed) -> Option<Deed> {
        if self.over.is_some() || last.amends() {
            return None;
        }
        let open = self.open_tasks();
        if open.is_empty() {
            return (*last == Deed::Pass && self.nobody_builds_beside()).then_some(Deed::Pass);
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
            Task::Steal { player, from: StealTargets::OneOf(prey), .. } => {
                let from = only(prey.iter().copied())?;
                // Of an open hand the card has to be told.
                let card = match self.rules.following {
                    Following::Open => Some(self.only_kind(from)?),
                    Following::Secret | Following::Off => None,
                };
                Deed::Steal { player: *player, from, card }
            }
            Task::Discard { player, count: Some(count) } => {
                let cards = self.only_cards(*player, *count)?;
                Deed::Discard { player: *player, cards: Some(cards) }
            }
            Task::Pay { player } => {
                Deed::Pay { player: *player, card: Some(self.only_kind(*player)?) }
            }
            Task::Give { player, to, .. } => {
                let card = Some(self.only_kind(*player)?);
                Deed::Give { player: *player, to: only(to.iter().copied())?, card }
            }
            Task::Take { player, resource: None, .. } => {
                Deed::Take { player: *player, card: Some(self.bank?.resources().only_kind()?) }
            }
            Task::DamageRoad { player, .. } => {
                let links = self.pieces.links_of(*player);
                let intact = links.filter(|(_, link)| link.condition == Condition::Intact);
                let (at, _) = only(intact)?;
                Deed::DamageRoad { player: *player, at }
            }
            Task::ChooseYield { player, at, one_of } => {
                Deed::ChooseYield { player: *player, at: *at, card: only(one_of.iter().copied())? }
            }
            Task::Knights(task) => self.only_knights_way(task)?,
            Task::Sea(task) => self.only_way_at_sea(task)?,
            Task::Steal { from: StealTargets::BesideRobber, .. }
            | Task::Discard { count: None, .. }
            | Task::Take { resource: Some(_), .. }
            | Task::Swap { .. }
            | Task::MendRoad { .. }
            | Task::AtTable { .. }
            | Task::Vote { .. }
            | Task::TurnWeather { .. }
            | Task::Barbarians { .. }
            | Task::FreeRoad { .. } => return None,
        })
    }

    /// The only `count` cards that an open hand could part with.
    fn only_cards(&self, seat: Seat, count: u16) -> Option<Cards> {
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

    /// Whether a special building phase has begun in which nobody can pay for
    /// anything that is left to be built or bought (RULES 4.5).
    fn nobody_builds_beside(&self) -> bool {
        let is_special = self.rules.extra_building == ExtraBuilding::Special;
        if !is_special || !matches!(self.phase, Phase::ExtraBuilding { .. }) {
            return false;
        }
        let mut others = self.seating.present().filter(|seat| *seat != self.active);
        !others.any(|seat| self.may_build_or_buy(seat))
    }

    /// Whether `seat` could pay for something that there is, for all that the
    /// whole table can know.
    fn may_build_or_buy(&self, seat: Seat) -> bool {
        let has = |piece| self.pieces_left(seat, piece) > 0;
        let is_damaged = self.damaged_links(seat).next().is_some();
        let offers = [
            (Purchase::Road, has(Piece::Road) || is_damaged),
            (Purchase::Ship, self.sea.is_some() && (has(Piece::Ship) || is_damaged)),
            (Purchase::Settlement, has(Piece::Settlement)),
            (Purchase::City, has(Piece::City) && self.has_settlement(seat)),
            (Purchase::DevelopmentCard, self.cards_for_sale() > 0),
        ];
        let pays = |price: Cards| match self.rules.following {
            Following::Open => self.hands().is_none_or(|hands| hands.may_hold(seat, price)),
            Following::Secret => self.openly_may_hold(seat, price),
            Following::Off => true,
        };
        offers.into_iter().any(|(purchase, is_there)| is_there && pays(purchase.price()))
            || self.knights_offers(seat).into_iter().any(|purchase| pays(purchase.price()))
    }

    fn has_settlement(&self, seat: Seat) -> bool {
        self.pieces.places_of(seat, Building::Settlement).next().is_some()
    }
}

/// Whether doing this touches nothing but what its player has: nobody else's choice
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
    )
}
