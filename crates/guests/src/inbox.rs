//! The inbox: what phones propose, in the order in which it came, and the answers to it, which a
//! repeated proposal gets again.
//!
//! Whoever judges them takes all that wait and answers each; a phone waits for its answer, and asks
//! again by the same name if it didn't come.

use std::collections::VecDeque;
use std::sync::Arc;

use thiserror::Error;

use crate::sitting::SeatNumber;

/// The most proposals that wait, of all phones and of one.
const MOST: usize = 64;
const MOST_OF_ONE: usize = 4;

/// Proposals of a phone whose answers are remembered.
const REMEMBERED: usize = 32;

/// The longest name of a proposal, in letters.
const MAX_ID: usize = 40;

/// A guest by number, in the order in which they came.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct GuestId(pub(crate) u64);

/// The name of a proposal, drawn by the phone at the tap: 1 to 40 small letters, digits and hyphens.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ProposalId(Arc<str>);

/// Error of a text that names no proposal.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
#[error("a proposal's name has 1 to {MAX_ID} small letters, digits, and hyphens")]
pub struct NoProposalId;

impl TryFrom<&str> for ProposalId {
    type Error = NoProposalId;

    fn try_from(text: &str) -> Result<Self, NoProposalId> {
        let is_of = |byte: u8| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'-';
        let fits = (1..=MAX_ID).contains(&text.len()) && text.bytes().all(is_of);
        if fits { Ok(Self(text.into())) } else { Err(NoProposalId) }
    }
}

/// Something that a phone proposes for a seat that it has.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Proposal {
    pub guest: GuestId,
    pub seat: SeatNumber,
    pub id: ProposalId,
    /// The request's body (JSON), as it came.
    pub body: Arc<[u8]>,
}

/// An answer to a proposal.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ProposalAnswer {
    pub verdict: Verdict,
    /// A body (JSON) that says more.
    pub json: Arc<[u8]>,
}

/// The outcome of a proposal.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Verdict {
    Done,
    /// The rules, or what happened meanwhile, stand against it.
    Refused,
    /// It is none.
    Unread,
}

/// State of a proposal that came.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Posted {
    Waits,
    Answered(ProposalAnswer),
    /// As many wait as may.
    Full,
}

#[derive(Debug)]
struct Noted {
    guest: GuestId,
    id: ProposalId,
    answer: Option<ProposalAnswer>,
}

/// The inbox.
#[derive(Debug, Default)]
pub(crate) struct Inbox {
    /// Those that nobody has taken yet.
    new: VecDeque<Proposal>,
    /// Those that came lately, the newest last.
    noted: VecDeque<Noted>,
}

impl Inbox {
    /// Takes a proposal in, unless it came before; says how it stands.
    pub fn post(&mut self, proposal: Proposal) -> Posted {
        if let Some(noted) = self.find(proposal.guest, &proposal.id) {
            return noted.answer.clone().map_or(Posted::Waits, Posted::Answered);
        }
        let waits = |noted: &&Noted| noted.answer.is_none();
        let all = self.noted.iter().filter(waits);
        let own = all.clone().filter(|noted| noted.guest == proposal.guest);
        if all.count() >= MOST || own.count() >= MOST_OF_ONE {
            return Posted::Full;
        }
        self.forget_old(proposal.guest);
        self.noted.push_back(Noted {
            guest: proposal.guest,
            id: proposal.id.clone(),
            answer: None,
        });
        self.new.push_back(proposal);
        Posted::Waits
    }

    /// The answer to a proposal that came, once there is one.
    pub fn answer_to(&self, guest: GuestId, id: &ProposalId) -> Option<ProposalAnswer> {
        self.find(guest, id)?.answer.clone()
    }

    /// Hands over all that came since.
    pub fn take(&mut self) -> Vec<Proposal> {
        self.new.drain(..).collect()
    }

    /// Answers a proposal; the first answer stays.
    pub fn answer(&mut self, guest: GuestId, id: &ProposalId, answer: ProposalAnswer) {
        let mut noted = self.noted.iter_mut();
        let noted = noted.find(|noted| noted.guest == guest && noted.id == *id);
        if let Some(noted) = noted {
            noted.answer.get_or_insert(answer);
        }
    }

    /// Forgets everything of a guest who has gone.
    pub fn forget(&mut self, guest: GuestId) {
        self.new.retain(|proposal| proposal.guest != guest);
        self.noted.retain(|noted| noted.guest != guest);
    }

    /// Returns whether any waits that nobody has taken.
    pub fn has_new(&self) -> bool {
        !self.new.is_empty()
    }

    fn find(&self, guest: GuestId, id: &ProposalId) -> Option<&Noted> {
        self.noted.iter().find(|noted| noted.guest == guest && noted.id == *id)
    }

    fn forget_old(&mut self, guest: GuestId) {
        let own = self.noted.iter().filter(|noted| noted.guest == guest).count();
        if own >= REMEMBERED {
            let is_old = |noted: &Noted| noted.guest == guest && noted.answer.is_some();
            if let Some(oldest) = self.noted.iter().position(is_old) {
                self.noted.remove(oldest);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn proposal(guest: u64, id: &str) -> Proposal {
        Proposal {
            guest: GuestId(guest),
            seat: SeatNumber::try_from(0).unwrap(),
            id: ProposalId::try_from(id).unwrap(),
            body: Arc::from(*b"{}"),
        }
    }

    fn answer(json: &str) -> ProposalAnswer {
        ProposalAnswer { verdict: Verdict::Done, json: json.as_bytes().into() }
    }

    #[test]
    fn names_are_short_and_plain() {
        for text in ["a", "6b1e-0", &"x".repeat(40)] {
            assert!(ProposalId::try_from(text).is_ok(), "{text}");
        }
        for text in ["", "A", "a b", "é", &"x".repeat(41)] {
            assert_eq!(ProposalId::try_from(text), Err(NoProposalId), "{text}");
        }
    }

    #[test]
    fn a_repeat_is_taken_once_and_gets_the_first_answer() {
        let mut inbox = Inbox::default();
        let (one, other) = (proposal(1, "a"), proposal(2, "a"));
        assert_eq!(inbox.post(one.clone()), Posted::Waits);
        assert_eq!(inbox.post(one.clone()), Posted::Waits);
        assert_eq!(inbox.post(other.clone()), Posted::Waits);
        assert!(inbox.has_new());
        assert_eq!(inbox.take(), [one.clone(), other]);
        assert!(!inbox.has_new());
        inbox.answer(one.guest, &one.id, answer("1"));
        inbox.answer(one.guest, &one.id, answer("2"));
        assert_eq!(inbox.post(one.clone()), Posted::Answered(answer("1")));
        assert_eq!(inbox.answer_to(one.guest, &one.id), Some(answer("1")));
        assert_eq!(inbox.answer_to(GuestId(2), &one.id), None, "each phone has names of its own");
        assert!(inbox.take().is_empty());
    }

    #[test]
    fn four_of_one_phone_wait_and_64_of_all() {
        let mut inbox = Inbox::default();
        for nth in 0..4 {
            assert_eq!(inbox.post(proposal(0, &nth.to_string())), Posted::Waits);
        }
        assert_eq!(inbox.post(proposal(0, "4")), Posted::Full);
        for guest in 1..16 {
            for nth in 0..4 {
                assert_eq!(inbox.post(proposal(guest, &nth.to_string())), Posted::Waits);
            }
        }
        assert_eq!(inbox.post(proposal(99, "0")), Posted::Full);
        let first = proposal(0, "0");
        inbox.answer(first.guest, &first.id, answer("1"));
        assert_eq!(inbox.post(proposal(0, "4")), Posted::Waits);
    }

    #[test]
    fn the_last_32_answers_of_a_phone_are_remembered() {
        let mut inbox = Inbox::default();
        for nth in 0..40 {
            let one = proposal(0, &nth.to_string());
            inbox.post(one.clone());
            inbox.answer(one.guest, &one.id, answer("1"));
        }
        let known = |nth: usize| {
            inbox.answer_to(GuestId(0), &ProposalId::try_from(&*nth.to_string()).unwrap())
        };
        assert_eq!((known(7), known(8)), (None, Some(answer("1"))));
        inbox.forget(GuestId(0));
        assert!(inbox.noted.is_empty() && inbox.new.is_empty());
    }
}
