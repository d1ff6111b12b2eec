//! Polls, and the ways in which polls and proposals end.

use std::sync::Arc;
use std::time::Instant;

use crate::guest::GuestSecret;
use crate::inbox::ProposalAnswer;
use crate::keys::LangKey;

/// End of a poll.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Polled {
    View(Arc<[u8]>),
    NothingNewer,
    /// Nobody who looks on.
    Removed,
    /// The game was left.
    Left,
    /// As many polls are held as may be.
    Full,
    /// Nobody is there any more who would read an answer.
    Gone,
}

/// A view that is asked for: one that is newer than what the page has.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum PollOf {
    /// The view for all, after the one with this number.
    Open { after: u64 },
    /// The same with what the own seats may see, or a change of the seats themselves.
    Seat { after: u64, changes: u64 },
}

/// A question for the newest view.
pub(crate) struct Poll<'a> {
    pub secret: GuestSecret,
    pub of: PollOf,
    pub lang: &'a LangKey,
    /// The latest time to answer.
    pub until: Instant,
    /// Sight of the other end: false once nobody is there to read the answer.
    pub is_there: &'a dyn Fn() -> bool,
}

/// End of a proposal.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum ProposalEnd {
    Answered(ProposalAnswer),
    /// It isn't judged yet.
    Late,
    /// As many wait as may.
    Full,
    /// The guest hasn't that seat.
    NoSeat,
    Stranger,
    /// The game was left.
    Left,
    /// Nobody is there any more who would read an answer.
    Gone,
}
