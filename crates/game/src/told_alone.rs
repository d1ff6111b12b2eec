//! Private hands in a game: who may see them, what may be whispered beside an act, and how a table goes
//! over to them or from them (RULES 11).

use std::sync::Arc;

use super::private_hands::PrivateHands;
use super::{
    Act, CardGroup, CardKind, Cards, Deed, Following, Hands, Impossible, Move, OwnCards,
    ResourceCards, Seat, State, Viewer, Whisper, Whispered,
    refusal::{Judged, refuse_if},
};

impl PrivateHands {
    /// Follows a move that the table's books followed. Of a card that passes unseen, `told` is the
    /// kind that was whispered.
    pub(super) fn follow(&mut self, one: &Move, told: Option<CardKind>) {
        match *one {
            Move::FromBank(seat, cards) => self.gain(seat, cards),
            Move::ToBank(seat, cards) => self.pay(seat, cards),
            Move::Between(from, to, cards) => {
                self.pay(from, cards);
                self.gain(to, cards);
            }
            Move::Unseen(from, to) => self.pass_unseen((from, to), CardGroup::Any, told),
            Move::UnseenOf(from, to, of) => self.pass_unseen((from, to), of, told),
            Move::ToBankUntold(seat, count) => self.pay_untold(seat, count),
            Move::FromBankUntold(seat, count) => self.gain_untold(seat, count),
            Move::Shown(seat, kind, count) => self.reveal(seat, kind, count),
            Move::Corrected(seat, cards) => self.correct(seat, cards),
        }
    }
}

impl Act {
    /// Kinds that were whispered of the cards that it passes unseen, in the order of its moves.
    pub(super) fn told_kinds(&self) -> &[CardKind] {
        match self.whisper.as_ref().map(Whisper::said) {
            Some(Whispered::Passed(kinds)) => kinds,
            Some(Whispered::Drawn(kind)) => kind.as_slice(),
            Some(Whispered::Hand(_) | Whispered::Points(_)) | None => &[],
        }
    }
}

impl State {
    /// Cards of `seat` that `viewer` may see beyond what lies open on the table; nothing
    /// where the table doesn't keep them private, or they are none of the viewer's. This is the only
    /// way to them.
    pub fn own_cards(&self, viewer: Viewer, seat: Seat) -> Option<OwnCards> {
        let may = match viewer {
            Viewer::Table => false,
            Viewer::Seat(who) => who == seat,
            Viewer::Everything => self.over.is_some(),
        };
        let private = self.private.as_deref().filter(|_| may && self.keeps_private())?;
        Some(private.of_seat(seat, self.hidden.of(seat).total()))
    }

    /// The most of each kind that the hand of `seat` could hold, as far as `viewer` may be told;
    /// anything, if hands are not followed.
    pub fn most_seen(&self, viewer: Viewer, seat: Seat) -> Cards {
        let open = self.openly_most(seat);
        match &self.hands {
            Hands::Followed(hands) if !self.rules.following.hides_hands() => hands.most(seat),
            Hands::Followed(_) | Hands::Ignored => {
                self.own_cards(viewer, seat).map_or(open, |own| match own.unknown {
                    0 => own.known,
                    _ => own.known.most(open),
                })
            }
        }
    }

    /// The game as the table sees it, without what was whispered.
    #[must_use]
    pub fn openly(&self) -> Self {
        Self { private: None, draws: 0, ..self.clone() }
    }

    /// Returns whether players may have told the app something alone, which open hands would show.
    pub const fn was_told_alone(&self) -> bool {
        self.private.is_some()
    }

    /// Returns whether each hand is shown to its owner alone.
    pub fn keeps_private(&self) -> bool {
        self.rules.following == Following::Private
    }

    /// Returns whether resource cards are on phones alone: then the app draws what is stolen, and is told
    /// what is given (RULES 11).
    pub fn keeps_cards_on_phones(&self) -> bool {
        self.keeps_private() && self.rules.resource_cards == ResourceCards::Phones
    }

    /// Kinds of cards in the hand of `from`, one for each card `of` these, among which the app can
    /// draw; none unless it knows all of the hand.
    pub(super) fn drawn_among(&self, from: Seat, of: CardGroup) -> Vec<CardKind> {
        let Some(known) = self.private_hand(from) else { return Vec::new() };
        let known = of.among(known);
        known.kinds().flat_map(|(kind, count)| (0..count).map(move |_| kind)).collect()
    }

    /// The whole hand of `seat`, if the app knows it and the table keeps hands private.
    pub(super) fn private_hand(&self, seat: Seat) -> Option<Cards> {
        self.private.as_deref().filter(|_| self.keeps_private())?.whole(seat)
    }

    /// Changes the private hands, where there are any.
    pub(super) fn in_private(&mut self, change: impl FnOnce(&mut PrivateHands)) {
        if let Some(private) = &mut self.private {
            change(Arc::make_mut(private));
        }
    }

    /// Judges that `whisper` belongs to `act`, which the rules have let pass: it tells each card that
    /// passes unseen, or as many cards as the player holds.
    pub(super) fn may_whisper(&self, act: &Act, whisper: Option<&Whisper>) -> Judged {
        let Some(whisper) = whisper else {
            let is_empty = matches!(act.deed, Deed::TellOwn { .. });
            return refuse_if(is_empty, Impossible::NotPrivate);
        };
        refuse_if(!self.keeps_private(), Impossible::NotPrivate)?;
        let own = if let Deed::TellOwn { player } = act.deed { Some(player) } else { None };
        let is_own = |is: bool| refuse_if(is != own.is_some(), Impossible::NotPrivate);
        let count =
            |given: u16, due: u16| refuse_if(given != due, Impossible::WrongCount { given, due });
        match whisper.said() {
            Whispered::Passed(kinds) => {
                is_own(false)?;
                let misfit = act.unseen().zip(kinds).find(|(of, kind)| !of.has(**kind));
                refuse_if(misfit.is_some(), Impossible::NotPrivate)?;
                let short = |count: usize| u16::try_from(count).unwrap_or(u16::MAX);
                count(short(kinds.len()), short(act.unseen().count()))
            }
            Whispered::Drawn(kind) => {
                let steals = matches!(act.deed, Deed::Steal { card: None, .. });
                let misfit = act.unseen().find(|of| kind.is_some_and(|kind| !of.has(kind)));
                refuse_if(!steals || misfit.is_some(), Impossible::NotPrivate)
            }
            Whispered::Hand(cards) => {
                is_own(true)?;
                refuse_if(self.kinds().among(*cards) != *cards, Impossible::NotPrivate)?;
                let size = own.and_then(|seat| Some(self.hands()?.size(seat)));
                count(cards.total(), size.unwrap_or_default())
            }
            Whispered::Points(points) => {
                is_own(true)?;
                let hidden = own.map_or(0, |seat| self.hidden.of(seat).total());
                refuse_if(*points > hidden, Impossible::NoneToPlay)
            }
        }
    }

    /// Hears what the deed's player whispered of their own cards.
    pub(super) fn hear(&mut self, act: &Act) {
        let (Some(player), Some(whisper)) = (act.deed.player(), &act.whisper) else { return };
        match whisper.said() {
            Whispered::Drawn(kind) => {
                self.draws += 1;
                if kind.is_none() {
                    self.in_private(PrivateHands::drew_none);
                }
            }
            Whispered::Hand(cards) => self.in_private(|private| private.tell_hand(player, *cards)),
            Whispered::Points(points) => {
                self.in_private(|private| private.tell_points(player, *points));
            }
            Whispered::Passed(_) => {}
        }
    }

    /// The table learns of each hand what its owner told, where that agrees with what all have seen.
    fn lay_open(&mut self, told: &PrivateHands) {
        let Hands::Followed(hands) = &mut self.hands else { return };
        let whole = |seat: Seat| Some((seat, told.whole(seat)?));
        for (seat, hand) in self.knight_cards.seats().filter_map(whole) {
            if hands.size(seat) == hand.total() && hands.may_hold(seat, hand) {
                hands.correct(seat, hand);
            }
        }
        self.know_bank();
    }

    /// Private hands begin with what the table knows, or are laid open, as the table goes over from
    /// one way to follow hands to another. Beside secret hands they are kept, so that nothing is lost
    /// if the table goes back.
    pub(super) fn change_following(&mut self) {
        match (self.rules.following, &self.hands) {
            (Following::Private, Hands::Followed(hands)) if self.private.is_none() => {
                self.private = Some(Arc::new(PrivateHands::of(hands, &self.knight_cards)));
            }
            (Following::Open, _) => {
                if let Some(private) = self.private.take() {
                    self.lay_open(&private);
                }
            }
            (Following::Off, _) => self.private = None,
            (Following::Private | Following::Secret, _) => {}
        }
    }
}
