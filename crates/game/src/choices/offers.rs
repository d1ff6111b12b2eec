//! The parts that all lists of choices are made with.

use super::choice::{Choice, SeatChoices};
use super::turn::TurnsOnPhones;
use crate::{CardKind, Cards, Deed, Goods, Phase, Seat, State, Viewer};

impl State {
    /// Choices of the player of the open task with this number among all; none where there is no
    /// such task. Where turns aren't taken on phones, places on the island are touched at the main
    /// device.
    pub fn choices_at(&self, nth: usize, turns: TurnsOnPhones) -> SeatChoices {
        let all = self.tasks().get(nth).map(|task| self.task_choices(nth, task));
        let is_beside = matches!(self.phase(), Phase::ExtraBuilding { .. });
        match turns {
            TurnsOnPhones::Off if !is_beside => all.map(SeatChoices::off_the_island),
            TurnsOnPhones::Off | TurnsOnPhones::On => all,
        }
        .unwrap_or_default()
    }

    /// The most of each kind that the hand of `seat` could have, as its owner may be told.
    pub(super) fn own_most(&self, seat: Seat) -> Cards {
        self.most_seen(Viewer::Seat(seat), seat)
    }

    /// Deeds of these kinds of cards that no rule is against.
    pub(super) fn each_kind(&self, deed: impl Fn(CardKind) -> Deed) -> Vec<Choice> {
        let kinds = self.kinds().all().iter().copied();
        kinds.map(deed).filter(|deed| self.may_be_done(deed)).map(Choice::Deed).collect()
    }

    /// Returns whether no rule is against a deed. Cards may turn out to be missing for it: the table's
    /// books know more of hands than those who hold them may be told.
    pub(super) fn may_be_done(&self, deed: &Deed) -> bool {
        self.against(deed.clone()).is_none()
    }

    /// Returns whether `seat` may pay a price, as far as they are told.
    pub(crate) fn may_pay(&self, seat: Seat, price: Cards) -> bool {
        self.hands().is_none_or(|hands| hands.size(seat) >= price.total())
            && self.own_most(seat).covers(price)
    }

    /// Returns whether `seat` may give goods, as far as they are told.
    pub(crate) fn may_give(&self, seat: Seat, goods: Goods) -> bool {
        self.may_pay(seat, goods.cards) && self.has_beside_cards(seat, goods)
    }

    /// Returns whether `seat` has the gold and the oil among goods: both lie open.
    pub(crate) fn has_beside_cards(&self, seat: Seat, goods: Goods) -> bool {
        self.gold_of(seat) >= goods.gold && self.oil_of(seat) >= goods.oil
    }

    /// Returns whether the bank has a card of this kind, as far as is known.
    pub(super) fn bank_has(&self, kind: CardKind) -> bool {
        self.bank().is_none_or(|bank| bank.get(kind) > 0)
    }

    /// Those of these deeds that no rule is against.
    pub(super) fn allowed<D: Into<Deed>>(&self, deeds: impl IntoIterator<Item = D>) -> Vec<Choice> {
        let deeds = deeds.into_iter().map(Into::into);
        deeds.filter(|deed| self.may_be_done(deed)).map(Choice::Deed).collect()
    }
}
