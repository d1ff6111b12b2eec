//! Phones that look on, as far as a game's screen shows them: the way in, how far anybody came on
//! it, and who looks on. The shell fills it in for each frame; on a page in a browser it has nothing
//! to fill in.

use std::rc::Rc;
use std::time::Duration;

use crate::app::command::SeatWanted;
use game::{Seat, TurnsOnPhones};

/// Phones as a game's screen shows them.
#[derive(Debug, Default)]
pub struct PhonesShown {
    /// Sentence on what kept them from being switched on.
    pub trouble: Option<String>,
    /// The way in; none while they are off.
    pub way_in: Option<WayIn>,
}

impl PhonesShown {
    /// Time between looks at whether this machine still has the address.
    pub const CHECKED_EVERY: Duration = Duration::from_secs(5);
}

impl PhonesShown {
    /// The phone of a seat, if it has one.
    pub fn of(&self, seat: Seat) -> Option<SeatPhone> {
        self.way_in.as_ref()?.seated.iter().copied().find(|phone| phone.seat == seat)
    }
}

/// The way in for those who look on.
#[derive(Debug)]
pub struct WayIn {
    /// Address of the page, in letters.
    pub address: String,
    pub port: u16,
    /// The code of six digits, for whoever types it.
    pub code: String,
    /// Rows of the code to scan with its white margin; true is dark.
    pub modules: Rc<[Vec<bool>]>,
    /// True where this machine has another address to try.
    pub has_another: bool,
    /// The farthest that anybody came.
    pub reached: WayReached,
    /// Seats that phones ask for, in the order in which they came.
    pub wanted: Vec<SeatWanted>,
    /// Seats that are on phones.
    pub seated: Vec<SeatPhone>,
    pub turns: TurnsOnPhones,
    /// Players who asked to wait by phone.
    pub waits: Vec<Seat>,
    /// The player whose phone did the last act, if one did.
    pub last_by: Option<Seat>,
    /// Number of votes that are in by phone, and not opened.
    pub votes: usize,
    /// Those who look on, in the order in which they came.
    pub lookers: Vec<ShownLooker>,
    /// Time until the next of them counts as asleep.
    pub next_asleep: Option<Duration>,
}

/// The farthest that anybody came on the way in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WayReached {
    Nothing,
    Connection,
    Page,
    LookingOn,
}

/// Somebody who looks on.
#[derive(Debug)]
pub struct ShownLooker {
    /// The name that their page gave, if any.
    pub name: Option<String>,
    /// True once their page has stopped asking.
    pub is_asleep: bool,
}

/// A seat that is on a phone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SeatPhone {
    pub seat: Seat,
    /// True once its page has stopped asking.
    pub is_asleep: bool,
}
