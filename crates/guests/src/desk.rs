//! The desk that lets people in: who looks on, and who sits at the table with a phone.
//!
//! Times come in as values, so that a test needs no waiting.

use std::time::{Duration, Instant};

use serde::{Deserialize, Serialize};

use crate::gate::{Gate, NotLetIn};
use crate::guest::{GuestName, GuestSecret, SecretHash};
use crate::inbox::GuestId;
use crate::invitation::InviteCode;
use crate::limits::Limits;
use crate::sitting::{Digits, OwnSeats, SeatNumber, SeatWish};

/// Somebody who looks on.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LookerOn {
    /// The name; none where none was told, as on a television.
    pub name: Option<GuestName>,
    /// Their page: it asks, or has stopped asking.
    pub presence: Presence,
}

/// Presence of a looker-on.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Presence {
    /// Their page asks for views.
    Here,
    /// Their page has stopped asking.
    Asleep {
        /// The time when it last asked.
        asked: Instant,
    },
}

/// A phone that has seats.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SeatedPhone {
    pub guest: GuestId,
    pub seats: Vec<SeatNumber>,
    pub presence: Presence,
}

/// A phone that asks for a seat, until somebody at the main device lets it in.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct SeatRequest {
    pub guest: GuestId,
    pub seat: SeatNumber,
    pub digits: Digits,
}

/// Seats of a phone, as they are kept for the next run: by the hash of its secret, of which nobody
/// learns the secret.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct KeptPhone {
    hash: String,
    seats: Vec<u8>,
}

/// A guest's seats, as their page is told.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct SeatsTold {
    pub guest: GuestId,
    pub seats: Vec<SeatNumber>,
    pub wish: Option<SeatWish>,
    pub changes: u64,
}

struct Looker {
    id: GuestId,
    hash: SecretHash,
    name: Option<GuestName>,
    asked: Instant,
    sitting: OwnSeats,
}

/// The desk.
pub(crate) struct Desk {
    gate: Gate,
    lookers: Vec<Looker>,
    /// Number of those who ever came.
    came: u64,
}

impl Desk {
    /// A desk that lets in whoever has `code`.
    pub const fn inviting(code: InviteCode) -> Self {
        Self { gate: Gate::inviting(code), lookers: Vec::new(), came: 0 }
    }

    /// The code that lets people in.
    pub const fn code(&self) -> InviteCode {
        self.gate.code()
    }

    /// The gate, where codes are compared.
    pub const fn gate(&mut self) -> &mut Gate {
        &mut self.gate
    }

    /// Lets somebody look on whose code was right. Where all places are taken, whoever has been
    /// asleep for longest loses theirs.
    ///
    /// # Errors
    ///
    /// Nobody is asleep who could lose a place.
    pub fn let_in(
        &mut self,
        name: Option<GuestName>,
        now: Instant,
        limits: &Limits,
    ) -> Result<GuestSecret, NotLetIn> {
        // Seats have places of their own.
        let looking = || self.lookers.iter().enumerate().filter(|(_, it)| !it.sitting.is_seated());
        if looking().count() >= limits.lookers_on {
            let longest = looking().min_by_key(|(_, looker)| looker.asked);
            let sleeper = longest.filter(|(_, looker)| looker.is_asleep(now, limits));
            let (place, _) = sleeper.ok_or(NotLetIn::Full)?;
            self.lookers.remove(place);
        }
        let secret = GuestSecret::draw();
        let (id, hash, sitting) = (self.next_id(), secret.hash(), OwnSeats::default());
        self.lookers.push(Looker { id, hash, name, asked: now, sitting });
        Ok(secret)
    }

    fn next_id(&mut self) -> GuestId {
        self.came += 1;
        GuestId(self.came)
    }

    /// Notes that somebody's page asks. Returns whether they had been asleep; none for a stranger,
    /// or somebody who was removed.
    pub fn asks(&mut self, secret: GuestSecret, now: Instant, limits: &Limits) -> Option<bool> {
        let hash = secret.hash();
        let looker = self.lookers.iter_mut().find(|looker| looker.hash == hash)?;
        let slept = looker.is_asleep(now, limits);
        looker.asked = now;
        Some(slept)
    }

    /// Returns whether somebody still looks on.
    pub fn has(&self, secret: GuestSecret) -> bool {
        let hash = secret.hash();
        self.lookers.iter().any(|looker| looker.hash == hash)
    }

    /// Lets somebody go; false for a stranger.
    pub fn leaves(&mut self, secret: GuestSecret) -> bool {
        let hash = secret.hash();
        let before = self.lookers.len();
        self.lookers.retain(|looker| looker.hash != hash);
        self.lookers.len() < before
    }

    /// Lets everybody go who looks on, and turns the code over. Whoever has a seat keeps it.
    pub fn remove_all(&mut self) {
        self.lookers.retain(|looker| looker.sitting.is_seated());
        self.lookers.iter_mut().for_each(|looker| looker.sitting.wishes_nothing());
        self.gate.turn_over();
    }

    /// Those who look on, in the order in which they came.
    pub fn lookers(&self, now: Instant, limits: &Limits) -> Vec<LookerOn> {
        let seen = |looker: &Looker| LookerOn {
            name: looker.name.clone(),
            presence: looker.presence(now, limits),
        };
        self.lookers.iter().filter(|looker| !looker.sitting.is_seated()).map(seen).collect()
    }

    /// Phones that have seats, in the order in which they came.
    pub fn seated(&self, now: Instant, limits: &Limits) -> Vec<SeatedPhone> {
        let seen = |looker: &Looker| SeatedPhone {
            guest: looker.id,
            seats: looker.sitting.seats().to_vec(),
            presence: looker.presence(now, limits),
        };
        self.lookers.iter().filter(|looker| looker.sitting.is_seated()).map(seen).collect()
    }

    /// Phones that ask for a seat, in the order in which they came.
    pub fn requests(&self, now: Instant) -> Vec<SeatRequest> {
        let asked = |looker: &Looker| {
            let SeatWish { seat, digits, .. } = looker.sitting.wish(now)?;
            Some(SeatRequest { guest: looker.id, seat, digits })
        };
        self.lookers.iter().filter_map(asked).collect()
    }

    /// Asks for a seat, or for none any more; false for a stranger.
    pub fn wishes(&mut self, secret: GuestSecret, seat: Option<SeatNumber>, now: Instant) -> bool {
        let others: Vec<Digits> = self.requests(now).iter().map(|one| one.digits).collect();
        let hash = secret.hash();
        let Some(looker) = self.lookers.iter_mut().find(|looker| looker.hash == hash) else {
            return false;
        };
        match seat {
            Some(seat) => {
                let number = self.gate.code().number() + 37 * looker.id.0;
                looker.sitting.wishes(seat, (number, &others), now);
            }
            None => looker.sitting.wishes_nothing(),
        }
        true
    }

    /// Gives a phone the seat that it asks for; another phone that had it loses it. False where it
    /// asks for none.
    pub fn seats(&mut self, guest: GuestId, now: Instant) -> bool {
        let mut lookers = self.lookers.iter_mut();
        let found = lookers.find(|looker| looker.id == guest);
        let Some(seat) = found.and_then(|looker| looker.sitting.sits_down(now)) else {
            return false;
        };
        let others = self.lookers.iter_mut().filter(|looker| looker.id != guest);
        others.for_each(|looker| {
            looker.sitting.loses(seat);
        });
        true
    }

    /// Turns down a phone that asks for a seat; false where it asks for none.
    pub fn turns_down(&mut self, guest: GuestId, now: Instant) -> bool {
        let mut lookers = self.lookers.iter_mut();
        let asks = lookers.find(|looker| looker.id == guest && looker.sitting.wish(now).is_some());
        asks.map(|looker| looker.sitting.wishes_nothing()).is_some()
    }

    /// Takes a seat from the phone that has it; false where none has.
    pub fn frees(&mut self, seat: SeatNumber) -> bool {
        self.lookers.iter_mut().any(|looker| looker.sitting.loses(seat))
    }

    /// The seats of a guest; none for a stranger.
    pub fn sitting(&self, secret: GuestSecret, now: Instant) -> Option<SeatsTold> {
        let hash = secret.hash();
        let looker = self.lookers.iter().find(|looker| looker.hash == hash)?;
        Some(SeatsTold {
            guest: looker.id,
            seats: looker.sitting.seats().to_vec(),
            wish: looker.sitting.wish(now),
            changes: looker.sitting.changes(),
        })
    }

    /// Seats as they are kept for the next run.
    pub fn kept(&self) -> Vec<KeptPhone> {
        let kept = |looker: &Looker| KeptPhone {
            hash: looker.hash.to_string(),
            seats: looker.sitting.seats().iter().map(|seat| seat.index()).collect(),
        };
        self.lookers.iter().filter(|looker| looker.sitting.is_seated()).map(kept).collect()
    }

    /// Takes in seats that were kept; what is damaged, or was given twice, is left out.
    pub fn keeps(&mut self, kept: &[KeptPhone], now: Instant, limits: &Limits) {
        for phone in kept {
            let Some(hash) = SecretHash::read(&phone.hash) else { continue };
            let seats = phone.seats.iter().filter_map(|seat| SeatNumber::try_from(*seat).ok());
            let mut seats: Vec<SeatNumber> =
                seats.filter(|seat| !self.lookers.iter().any(|it| it.sitting.has(*seat))).collect();
            seats.sort_unstable();
            seats.dedup();
            let is_known = self.lookers.iter().any(|looker| looker.hash == hash);
            if seats.is_empty() || is_known {
                continue;
            }
            // Nothing was heard of it in this run.
            let asked = now.checked_sub(limits.asleep_after).unwrap_or(now);
            let (id, sitting) = (self.next_id(), OwnSeats::kept(seats));
            self.lookers.push(Looker { id, hash, name: None, asked, sitting });
        }
    }

    /// Time until the next of them counts as asleep, if nobody asks in between.
    pub fn next_asleep(&self, now: Instant, limits: &Limits) -> Option<Duration> {
        let awake = self.lookers.iter().filter(|looker| !looker.is_asleep(now, limits));
        let until = |looker: &Looker| (looker.asked + limits.asleep_after) - now;
        awake.map(until).min()
    }
}

impl Looker {
    fn presence(&self, now: Instant, limits: &Limits) -> Presence {
        if self.is_asleep(now, limits) {
            Presence::Asleep { asked: self.asked }
        } else {
            Presence::Here
        }
    }

    fn is_asleep(&self, now: Instant, limits: &Limits) -> bool {
        now.saturating_duration_since(self.asked) >= limits.asleep_after
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn new_desk() -> Desk {
        Desk::inviting(InviteCode::draw())
    }

    #[test]
    fn a_secret_is_kept_as_its_hash_and_known_until_its_owner_leaves() {
        let (mut desk, limits, now) = (new_desk(), Limits::default(), Instant::now());
        let secret = desk.let_in(None, now, &limits).unwrap();
        let other = desk.let_in(None, now, &limits).unwrap();
        assert_ne!(secret, other);
        assert_eq!(GuestSecret::read(&secret.to_string()), Some(secret));
        assert!(desk.has(secret));
        assert!(desk.leaves(secret) && !desk.leaves(secret));
        assert!(!desk.has(secret) && desk.has(other));
        desk.remove_all();
        assert!(!desk.has(other));
        assert_eq!(desk.asks(other, now, &limits), None);
    }

    #[test]
    fn removing_all_turns_the_code_over() {
        let mut desk = new_desk();
        let code = desk.code();
        desk.remove_all();
        assert_ne!(desk.code(), code);
    }

    #[test]
    fn who_has_not_asked_for_35_seconds_is_asleep_until_they_ask() {
        let (mut desk, limits, now) = (new_desk(), Limits::default(), Instant::now());
        let secret = desk.let_in(GuestName::try_from("Lea").ok(), now, &limits).unwrap();
        let at = |seconds| now + Duration::from_secs(seconds);
        let presence = |desk: &Desk, seconds| desk.lookers(at(seconds), &limits)[0].presence;
        assert_eq!(presence(&desk, 34), Presence::Here);
        assert_eq!(desk.next_asleep(at(34), &limits), Some(Duration::from_secs(1)));
        assert_eq!(presence(&desk, 35), Presence::Asleep { asked: now });
        assert_eq!(desk.next_asleep(at(35), &limits), None);
        assert_eq!(desk.asks(secret, at(40), &limits), Some(true));
        assert_eq!(desk.asks(secret, at(41), &limits), Some(false));
        assert_eq!(presence(&desk, 75), Presence::Here);
    }

    #[test]
    fn the_21st_takes_the_place_of_whoever_slept_longest_and_of_nobody_awake() {
        let (mut desk, limits, now) = (new_desk(), Limits::default(), Instant::now());
        let first = desk.let_in(None, now, &limits).unwrap();
        for _ in 1..20 {
            desk.let_in(None, now, &limits).unwrap();
        }
        assert_eq!(desk.let_in(None, now, &limits), Err(NotLetIn::Full));
        let later = now + Duration::from_secs(40);
        desk.asks(first, later, &limits);
        assert!(desk.let_in(None, later, &limits).is_ok());
        assert!(desk.has(first));
        assert_eq!(desk.lookers(later, &limits).len(), 20);
    }

    fn seat(number: u8) -> SeatNumber {
        SeatNumber::try_from(number).unwrap()
    }

    #[test]
    fn a_seat_has_one_phone_and_the_old_one_looks_on() {
        let (mut desk, limits, now) = (new_desk(), Limits::default(), Instant::now());
        let [old, new] = [(); 2].map(|()| desk.let_in(None, now, &limits).unwrap());
        assert!(desk.wishes(old, Some(seat(1)), now));
        let request = desk.requests(now)[0];
        assert_eq!(request.seat, seat(1));
        assert!(desk.seats(request.guest, now) && !desk.seats(request.guest, now));
        assert_eq!(desk.lookers(now, &limits).len(), 1, "who sits doesn't look on");
        desk.wishes(new, Some(seat(1)), now);
        let request = desk.requests(now)[0];
        desk.seats(request.guest, now);
        let sits = |desk: &Desk, secret| desk.sitting(secret, now).unwrap().seats;
        assert_eq!((sits(&desk, old), sits(&desk, new)), (vec![], vec![seat(1)]));
        assert!(desk.frees(seat(1)) && !desk.frees(seat(1)));
        assert_eq!(sits(&desk, new), []);
        let stranger = GuestSecret::draw();
        assert!(
            !desk.wishes(stranger, Some(seat(1)), now) && desk.sitting(stranger, now).is_none()
        );
    }

    #[test]
    fn who_is_turned_down_waits_no_more() {
        let (mut desk, limits, now) = (new_desk(), Limits::default(), Instant::now());
        let secret = desk.let_in(None, now, &limits).unwrap();
        desk.wishes(secret, Some(seat(0)), now);
        let guest = desk.requests(now)[0].guest;
        assert!(desk.turns_down(guest, now) && !desk.turns_down(guest, now));
        assert!(desk.requests(now).is_empty() && !desk.seats(guest, now));
        desk.wishes(secret, Some(seat(0)), now);
        desk.wishes(secret, None, now);
        assert!(desk.requests(now).is_empty(), "it was taken back");
    }

    #[test]
    fn seats_are_kept_when_lookers_on_are_removed_and_over_a_restart() {
        let (mut desk, limits, now) = (new_desk(), Limits::default(), Instant::now());
        let [one, other, looker] = [(); 3].map(|()| desk.let_in(None, now, &limits).unwrap());
        for (secret, number) in [(one, 0), (one, 3), (other, 2)] {
            desk.wishes(secret, Some(seat(number)), now);
            let guest = desk.requests(now)[0].guest;
            desk.seats(guest, now);
        }
        desk.wishes(looker, Some(seat(5)), now);
        desk.remove_all();
        assert!(desk.has(one) && desk.has(other) && !desk.has(looker));
        let mut next = new_desk();
        let mut kept = desk.kept();
        // A damaged file, a seat that is none, and one that another phone has as well.
        kept.push(KeptPhone { hash: "x".to_owned(), seats: vec![1] });
        kept.push(KeptPhone { hash: "0".repeat(64), seats: vec![6, 3] });
        kept.push(KeptPhone { hash: "é".repeat(32), seats: vec![1] });
        next.keeps(&kept, now, &limits);
        next.keeps(&kept, now, &limits);
        let seats = |secret| next.sitting(secret, now).map(|own| own.seats);
        assert_eq!(seats(one), Some(vec![seat(0), seat(3)]));
        assert_eq!((seats(other), seats(looker)), (Some(vec![seat(2)]), None));
        let seated = next.seated(now, &limits);
        assert_eq!(seated.len(), 2);
        assert!(seated.iter().all(|phone| phone.presence != Presence::Here), "nothing was heard");
        let json = serde_json::to_string(&next.kept()).unwrap();
        let read: Vec<KeptPhone> = serde_json::from_str(&json).unwrap();
        assert_eq!(read, desk.kept());
    }
}
