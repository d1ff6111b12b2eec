//! Seats on phones: who asks for one, who has which, and what they propose.

use std::time::Instant;

use super::ends::ProposalEnd;
use super::{Lobby, Stranger};
use crate::desk::KeptPhone;
use crate::guest::GuestSecret;
use crate::inbox::{GuestId, Posted, Proposal, ProposalAnswer, ProposalId};
use crate::sitting::SeatNumber;

impl Lobby {
    /// Asks for a seat, or for none any more.
    ///
    /// # Errors
    ///
    /// A stranger asks.
    pub fn wishes(&self, secret: GuestSecret, seat: Option<SeatNumber>) -> Result<(), Stranger> {
        let known = self.inside().desk.wishes(secret, seat, Instant::now());
        self.changed(known);
        if known { Ok(()) } else { Err(Stranger) }
    }

    /// Gives a phone the seat that it asks for; false where it asks for none.
    pub fn seats(&self, guest: GuestId) -> bool {
        let seated = self.inside().desk.seats(guest, Instant::now());
        self.changed(seated);
        seated
    }

    /// Turns down a phone that asks for a seat; false where it asks for none.
    pub fn turns_down(&self, guest: GuestId) -> bool {
        let turned = self.inside().desk.turns_down(guest, Instant::now());
        self.changed(turned);
        turned
    }

    /// Takes a seat from its phone; false where none has it.
    pub fn frees(&self, seat: SeatNumber) -> bool {
        let freed = self.inside().desk.frees(seat);
        self.changed(freed);
        freed
    }

    /// Seats as they are kept for the next run.
    pub fn kept(&self) -> Vec<KeptPhone> {
        self.inside().desk.kept()
    }

    /// Takes in seats that were kept.
    pub fn keeps(&self, kept: &[KeptPhone]) {
        self.inside().desk.keeps(kept, Instant::now(), &self.limits);
    }

    /// Wakes everybody who waits, and the window, if something has changed.
    fn changed(&self, has_changed: bool) {
        if has_changed {
            self.bell.notify_all();
            (self.on_change)();
        }
    }

    /// Takes a proposal in and holds it until it is judged, or the time is over.
    pub fn proposes(
        &self,
        (secret, seat, id): (GuestSecret, SeatNumber, ProposalId),
        body: &[u8],
        (until, is_there): (Instant, &dyn Fn() -> bool),
    ) -> ProposalEnd {
        let now = Instant::now();
        let until = until.min(now + self.limits.proposal_held);
        let mut inside = self.inside();
        if inside.closed {
            return ProposalEnd::Left;
        }
        let Some(own) = inside.desk.sitting(secret, now) else { return ProposalEnd::Stranger };
        if !own.seats.contains(&seat) {
            return ProposalEnd::NoSeat;
        }
        let guest = own.guest;
        let proposal = Proposal { guest, seat, id: id.clone(), body: body.into() };
        match inside.inbox.post(proposal) {
            Posted::Answered(answer) => return ProposalEnd::Answered(answer),
            Posted::Full => return ProposalEnd::Full,
            Posted::Waits => {}
        }
        if inside.inbox.has_new() {
            drop(inside);
            (self.on_change)();
            inside = self.inside();
        }
        loop {
            if let Some(answer) = inside.inbox.answer_to(guest, &id) {
                return ProposalEnd::Answered(answer);
            }
            if inside.closed {
                return ProposalEnd::Left;
            }
            if !is_there() {
                return ProposalEnd::Gone;
            }
            let late;
            (inside, late) = self.waits(inside, until);
            if late {
                let answer = inside.inbox.answer_to(guest, &id);
                return answer.map_or(ProposalEnd::Late, ProposalEnd::Answered);
            }
        }
    }

    /// Hands over all proposals that came since.
    pub fn proposals(&self) -> Vec<Proposal> {
        self.inside().inbox.take()
    }

    /// Answers a proposal; the first answer stays.
    pub fn answers(&self, guest: GuestId, id: &ProposalId, answer: ProposalAnswer) {
        self.inside().inbox.answer(guest, id, answer);
        self.bell.notify_all();
    }
}
