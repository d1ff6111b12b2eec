//! The lobby: desk, hub, and crowd behind one lock, and the bell that wakes whoever waits.
//!
//! `polls` holds whoever asks for views, and `seats` whoever has proposed something.
//! Nothing wakes by itself but a poll that has been held for as long as it may be.

mod ends;
mod polls;
mod seats;

use std::net::{IpAddr, SocketAddr};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use crate::arrived::Arrived;
use crate::crowd::Crowd;
use crate::desk::{Desk, LookerOn, SeatRequest, SeatedPhone};
use crate::gate::NotLetIn;
use crate::guest::{GuestName, GuestSecret};
use crate::hub::{Hub, Publication};
use crate::inbox::Inbox;
use crate::invitation::{Invitation, InviteCode};
use crate::keys::{LangKey, PictureKey};
use crate::limits::Limits;
use crate::packed::{PackedBytes, PictureBytes};

pub(crate) use ends::{Poll, PollOf, Polled, ProposalEnd};

/// Function that is called, from any thread, once something changed that a window shows.
pub type OnChange = Arc<dyn Fn() + Send + Sync>;

/// Those who look on, and how far anybody came.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Attendance {
    /// The farthest that anybody came.
    pub arrived: Arrived,
    /// Those who look on, in the order in which they came.
    pub lookers: Vec<LookerOn>,
    /// Phones that have seats, in the order in which they came.
    pub seated: Vec<SeatedPhone>,
    /// Phones that ask for a seat, in the order in which they came.
    pub requests: Vec<SeatRequest>,
    /// Time until the next of them counts as asleep, of which nothing else tells.
    pub next_asleep: Option<Duration>,
    /// Somebody awake looks on, or asked for the page without a script within a minute.
    pub is_watched: bool,
}

/// Time for which somebody with the page without a script counts as there: it asks every ten seconds.
const STILL_THERE: Duration = Duration::from_mins(1);

/// Somebody who doesn't look on.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Stranger;

struct Inside {
    desk: Desk,
    hub: Hub,
    inbox: Inbox,
    crowd: Crowd,
    arrived: Arrived,
    polls: usize,
    /// The time when the page without a script was last asked for.
    still_asked: Option<Instant>,
    /// Times that those who are held were to see whether anybody is still there.
    knocks: u64,
    listens: bool,
    closed: bool,
}

/// The lobby.
pub(crate) struct Lobby {
    at: SocketAddr,
    limits: Limits,
    on_change: OnChange,
    inside: Mutex<Inside>,
    bell: Condvar,
}

impl Lobby {
    pub fn new(at: SocketAddr, limits: Limits, on_change: OnChange) -> Self {
        Self::inviting(at, limits, InviteCode::draw(), on_change)
    }

    /// The same with a code that is told.
    pub fn inviting(at: SocketAddr, limits: Limits, code: InviteCode, on_change: OnChange) -> Self {
        let inside = Inside {
            desk: Desk::inviting(code),
            hub: Hub::new(),
            inbox: Inbox::default(),
            crowd: Crowd::default(),
            arrived: Arrived::Nothing,
            polls: 0,
            still_asked: None,
            knocks: 0,
            listens: false,
            closed: false,
        };
        Self { at, limits, on_change, inside: Mutex::new(inside), bell: Condvar::new() }
    }

    /// A thread that panicked has left nothing half done that another couldn't go on with.
    fn inside(&self) -> MutexGuard<'_, Inside> {
        self.inside.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn waits<'a>(
        &self,
        inside: MutexGuard<'a, Inside>,
        until: Instant,
    ) -> (MutexGuard<'a, Inside>, bool) {
        let left = until.saturating_duration_since(Instant::now());
        let (inside, _) =
            self.bell.wait_timeout(inside, left).unwrap_or_else(PoisonError::into_inner);
        (inside, Instant::now() >= until)
    }

    /// The limits.
    pub const fn limits(&self) -> &Limits {
        &self.limits
    }

    pub fn invitation(&self) -> Invitation {
        Invitation::new(self.at, self.inside().desk.code())
    }

    pub fn attendance(&self) -> Attendance {
        let now = Instant::now();
        let inside = self.inside();
        let next_asleep = inside.desk.next_asleep(now, &self.limits);
        Attendance {
            arrived: inside.arrived,
            lookers: inside.desk.lookers(now, &self.limits),
            seated: inside.desk.seated(now, &self.limits),
            requests: inside.desk.requests(now),
            next_asleep,
            is_watched: next_asleep.is_some() || inside.is_still_there(now),
        }
    }

    /// Begins the next publication.
    pub fn next(&self) -> Publication {
        self.inside().hub.next()
    }

    pub fn publish(&self, publication: Publication) {
        self.inside().hub.publish(publication);
        self.bell.notify_all();
    }

    /// Lets everybody go and turns the code over; their polls are answered at once.
    pub fn remove_all(&self) {
        self.inside().desk.remove_all();
        self.bell.notify_all();
        (self.on_change)();
    }

    /// Notes how far somebody came.
    pub fn reaches(&self, arrived: Arrived) {
        let mut inside = self.inside();
        let grows = arrived > inside.arrived;
        inside.arrived = inside.arrived.max(arrived);
        drop(inside);
        if grows {
            (self.on_change)();
        }
    }

    /// Lets somebody look on.
    ///
    /// # Errors
    ///
    /// A wrong code, too many of them, or no place.
    pub fn claims(
        &self,
        code: &str,
        name: Option<GuestName>,
        from: IpAddr,
    ) -> Result<GuestSecret, NotLetIn> {
        let now = Instant::now();
        let mut inside = self.inside();
        let shown = inside.desk.code();
        let checked = inside.desk.gate().check(code, from, now, &self.limits);
        let secret = checked.and_then(|()| inside.desk.let_in(name, now, &self.limits));
        let turned = inside.desk.code() != shown;
        if secret.is_ok() {
            inside.arrived = Arrived::LookerOn;
        }
        drop(inside);
        if secret.is_ok() {
            // Whoever lost their place to them learns of it.
            self.bell.notify_all();
        }
        if turned || secret.is_ok() {
            (self.on_change)();
        }
        secret
    }

    /// Lets somebody go who wants to; false for a stranger.
    pub fn leaves(&self, secret: GuestSecret) -> bool {
        let mut inside = self.inside();
        let own = inside.desk.sitting(secret, Instant::now());
        if let Some(own) = own {
            inside.inbox.forget(own.guest);
        }
        let left = inside.desk.leaves(secret);
        drop(inside);
        if left {
            self.bell.notify_all();
            (self.on_change)();
        }
        left
    }

    /// The newest page without a script, if there is one.
    ///
    /// # Errors
    ///
    /// A wrong code, or too many of them.
    pub fn still(
        &self,
        code: &str,
        lang: &LangKey,
        from: IpAddr,
    ) -> Result<Option<Arc<[u8]>>, NotLetIn> {
        let now = Instant::now();
        let mut inside = self.inside();
        let shown = inside.desk.code();
        let checked = inside.desk.gate().check(code, from, now, &self.limits);
        let turned = inside.desk.code() != shown;
        let comes = checked.is_ok() && !inside.is_still_there(now);
        if checked.is_ok() {
            inside.still_asked = Some(now);
        }
        let page = checked.map(|()| inside.hub.still(lang));
        drop(inside);
        if turned || comes {
            (self.on_change)();
        }
        if matches!(page, Ok(Some(_))) {
            self.reaches(Arrived::LookerOn);
        }
        page
    }

    /// A turn of the game, to be seen again; none where there is none.
    ///
    /// # Errors
    ///
    /// A stranger asks.
    pub fn turn(
        &self,
        secret: GuestSecret,
        nth: usize,
        lang: &LangKey,
    ) -> Result<Option<Arc<[u8]>>, Stranger> {
        let inside = self.inside();
        if inside.desk.has(secret) { Ok(inside.hub.turn(nth, lang)) } else { Err(Stranger) }
    }

    /// Takes in prices and rules, in place of those that were there in this language.
    pub fn tells_rules(&self, lang: LangKey, rules: PackedBytes) {
        self.inside().hub.tells_rules(lang, rules);
    }

    /// Prices and rules, if there are any yet.
    ///
    /// # Errors
    ///
    /// A stranger asks.
    pub fn rules(
        &self,
        secret: GuestSecret,
        lang: &LangKey,
    ) -> Result<Option<PackedBytes>, Stranger> {
        let inside = self.inside();
        if inside.desk.has(secret) { Ok(inside.hub.rules(lang)) } else { Err(Stranger) }
    }

    pub fn picture(&self, key: PictureKey) -> Option<PictureBytes> {
        self.inside().hub.picture(key)
    }

    /// Takes a connection in; false where there are too many. Where it gets dense, those who are
    /// held see whether anybody is still there: pages that are hidden let go of their poll, which
    /// nothing else tells.
    pub fn comes(&self, from: IpAddr) -> bool {
        let mut inside = self.inside();
        if inside.closed {
            return false;
        }
        let comes = inside.crowd.comes(from, Instant::now(), &self.limits);
        let dense = inside.polls > 0 && inside.crowd.is_dense(from, &self.limits);
        if dense {
            inside.knocks += 1;
        }
        drop(inside);
        if dense {
            self.bell.notify_all();
        }
        if comes {
            self.reaches(Arrived::Connection);
        }
        comes
    }

    /// Lets a connection go that had come.
    pub fn goes(&self, from: IpAddr) {
        let mut inside = self.inside();
        inside.crowd.goes(from);
        let closed = inside.closed;
        drop(inside);
        if closed {
            self.bell.notify_all();
        }
    }

    /// Counts a request; false where it is one too many.
    pub fn asks(&self, from: IpAddr) -> bool {
        self.inside().crowd.asks(from, Instant::now(), &self.limits)
    }

    /// Notes whether the port is taken.
    pub fn listens(&self, listens: bool) {
        self.inside().listens = listens;
        self.bell.notify_all();
    }

    /// Ends all polls, and lets nobody in any more. Returns whether it was open until now.
    pub fn close(&self) -> bool {
        let was_closed = std::mem::replace(&mut self.inside().closed, true);
        self.bell.notify_all();
        !was_closed
    }

    pub fn is_closed(&self) -> bool {
        self.inside().closed
    }

    /// Waits until the port is free and everybody has gone; false if the time is over before.
    pub fn empties(&self, until: Instant) -> bool {
        let mut inside = self.inside();
        while inside.listens || inside.crowd.open() > 0 {
            let late;
            (inside, late) = self.waits(inside, until);
            if late {
                return !inside.listens && inside.crowd.open() == 0;
            }
        }
        true
    }
}

impl Inside {
    fn is_still_there(&self, now: Instant) -> bool {
        let since = self.still_asked.map(|asked| now.saturating_duration_since(asked));
        since.is_some_and(|since| since < STILL_THERE)
    }
}
