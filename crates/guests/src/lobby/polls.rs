//! Polls: whoever asks is held until there is something newer for them.

use std::sync::MutexGuard;
use std::time::Instant;

use super::ends::{Poll, PollOf, Polled};
use super::{Inside, Lobby};

impl Lobby {
    /// Holds a poll until there is an answer.
    pub fn poll(&self, poll: &Poll<'_>) -> Polled {
        let asked = self.inside().desk.asks(poll.secret, Instant::now(), &self.limits);
        if asked == Some(true) {
            (self.on_change)();
        }
        let mut inside = self.inside();
        if let Some(end) = inside.end(poll) {
            return end;
        }
        if inside.polls >= self.limits.polls {
            inside.knocks += 1;
            drop(inside);
            self.bell.notify_all();
            return Polled::Full;
        }
        inside.polls += 1;
        let (mut inside, end) = self.holds(inside, poll);
        inside.polls -= 1;
        end
    }

    fn holds<'a>(
        &self,
        mut inside: MutexGuard<'a, Inside>,
        poll: &Poll<'_>,
    ) -> (MutexGuard<'a, Inside>, Polled) {
        let until = poll.until.min(Instant::now() + self.limits.poll_held);
        let mut knocks = inside.knocks;
        loop {
            let late;
            (inside, late) = self.waits(inside, until);
            if let Some(end) = inside.end(poll) {
                return (inside, end);
            }
            if late {
                return (inside, Polled::NothingNewer);
            }
            if inside.knocks != knocks {
                knocks = inside.knocks;
                if !(poll.is_there)() {
                    return (inside, Polled::Gone);
                }
            }
        }
    }
}

impl Inside {
    /// The answer to a poll, if there is one already.
    fn end(&self, poll: &Poll<'_>) -> Option<Polled> {
        if self.closed {
            Some(Polled::Left)
        } else if !self.desk.has(poll.secret) {
            Some(Polled::Removed)
        } else {
            match poll.of {
                PollOf::Open { after } => self.hub.newer(after, poll.lang).map(Polled::View),
                PollOf::Seat { after, changes } => self.seat(poll, after, changes),
            }
        }
    }

    /// The answer to a poll of somebody who sits, or asks to, if there is anything new for them.
    fn seat(&self, poll: &Poll<'_>, after: u64, changes: u64) -> Option<Polled> {
        let own = self.desk.sitting(poll.secret, Instant::now())?;
        if after == self.hub.n() && changes == own.changes {
            return None;
        }
        let wish = own
            .wish
            .map(|wish| format!(r#"{{"seat":{},"digits":"{}"}}"#, wish.seat.index(), wish.digits));
        let seats: Vec<String> = own.seats.iter().map(|seat| seat.index().to_string()).collect();
        let me = format!(
            r#"{{"me":{{"changes":{},"seats":[{}],"wish":{}}},"open":"#,
            own.changes,
            seats.join(","),
            wish.as_deref().unwrap_or("null"),
        );
        let mut json = me.into_bytes();
        let open = self.hub.view(poll.lang);
        json.extend_from_slice(open.as_deref().unwrap_or(b"null"));
        json.extend_from_slice(br#","mine":["#);
        let views = own.seats.iter().filter_map(|seat| self.hub.seat_view(*seat, poll.lang));
        for (nth, view) in views.enumerate() {
            if nth > 0 {
                json.push(b',');
            }
            json.extend_from_slice(&view);
        }
        json.extend_from_slice(b"]}");
        Some(Polled::View(json.into()))
    }
}
