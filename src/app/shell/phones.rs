//! Phones that look on, as the shell holds them: off, or a server with what it tells.
//!
//! The server lives no longer than the game that it was turned on for; it is no part of that game,
//! and a program that starts has none.

use std::collections::VecDeque;
use std::io;
use std::rc::Rc;
use std::sync::Arc;
use std::time::Duration;

use egui::Context;

use super::publisher::{Publisher, SeatBriefing};
use crate::app::command::SeatWanted;
use crate::app::screens::{PhonesShown, SeatPhone, ShownLooker, WayIn, WayReached};
use game::{
    ActId, AskTokens, Deed, Game, NotHeard, PhoneRemark, Seat, State, TableTalk, TurnsOnPhones,
};
use guests::{
    Arrived, GuestServer, KeptPhone, LookerOn, Network, NotOpened, OnChange, OwnAddress, Presence,
    Proposal, ProposalAnswer, ScanCode, SeatNumber,
};
use words::errors;
use words::text::Text;

/// Phones: off, or a server with what it tells.
pub(super) struct Phones {
    on_change: OnChange,
    serving: Option<Serving>,
    trouble: Option<PhonesTrouble>,
}

/// A server that is on.
struct Serving {
    server: GuestServer,
    publisher: Publisher,
    /// Proposals of phones that nobody judged yet.
    proposals: VecDeque<Proposal>,
    /// Proposals that were done, with their answers: told once that is on disk, and published.
    done: Vec<(Proposal, ProposalAnswer)>,
    /// Seats, and who takes turns where, as they were last kept.
    kept: (Vec<KeptPhone>, TurnsOnPhones),
    talk: TableTalk,
    turns: TurnsOnPhones,
    /// The last act by phone, until it is told.
    untold: Option<ActId>,
    /// The address that it listens at.
    at: OwnAddress,
    /// True where this machine has others.
    has_another: bool,
    /// The program's time at which it is looked whether it still has the address.
    next_check: Duration,
    /// The address with its code that is drawn, and its modules.
    scanned: (String, Rc<[Vec<bool>]>),
}

/// Reason why phones couldn't be turned on.
enum PhonesTrouble {
    NoAddress,
    NotOpened(NotOpened),
    Unread(io::Error),
}

impl Phones {
    /// Phones that are off; `ctx` is repainted when somebody comes or goes.
    pub fn new(ctx: &Context) -> Self {
        let ctx = ctx.clone();
        let on_change: OnChange = Arc::new(move || ctx.request_repaint());
        Self { on_change, serving: None, trouble: None }
    }

    /// Turns them off; whoever looks on is told that the game was left.
    pub fn off(&mut self) {
        self.serving = None;
        self.trouble = None;
    }

    /// Turns them on at the first address of this machine that can be listened at. Phones that have
    /// `kept` seats have them again.
    pub fn open(&mut self, network: &dyn Network, kept: (Vec<KeptPhone>, TurnsOnPhones)) {
        self.open_after(network, None, kept);
    }

    /// Turns them off, and on again at the next address.
    pub fn open_next(&mut self, network: &dyn Network) {
        let kept = self.serving.as_ref().map(|serving| (serving.server.kept(), serving.turns));
        // The port has to be free before it is tried at the next address.
        let before = self.serving.take().map(|serving| serving.at);
        self.open_after(network, before.as_ref(), kept.unwrap_or_default());
    }

    fn open_after(
        &mut self,
        network: &dyn Network,
        before: Option<&OwnAddress>,
        kept: (Vec<KeptPhone>, TurnsOnPhones),
    ) {
        self.off();
        match Serving::after(network, before, &self.on_change) {
            Ok(serving) => {
                serving.server.keeps(&kept.0);
                self.serving = Some(Serving { turns: kept.1, kept, ..serving });
            }
            Err(trouble) => self.trouble = Some(trouble),
        }
    }

    /// Seats and who takes turns where, to be kept for the next run, if they have changed.
    pub fn changed_seats(&mut self) -> Option<(&[KeptPhone], TurnsOnPhones)> {
        let serving = self.serving.as_mut()?;
        let now = (serving.server.kept(), serving.turns);
        if now == serving.kept {
            return None;
        }
        serving.kept = now;
        Some((&serving.kept.0, serving.kept.1))
    }

    /// Has turns taken on phones, or no more.
    pub const fn take_turns(&mut self, turns: TurnsOnPhones) {
        if let Some(serving) = &mut self.serving {
            serving.turns = turns;
        }
    }

    /// Goes on, whoever asked to wait.
    pub fn go_on(&mut self) {
        if let Some(serving) = &mut self.serving {
            serving.talk.go_on();
        }
    }

    /// Hears what a seat says by phone.
    ///
    /// # Errors
    /// Fails if it is of nothing that is offered, or not theirs to say.
    pub fn hear(&mut self, state: &State, seat: Seat, said: &PhoneRemark) -> Result<(), NotHeard> {
        match &mut self.serving {
            Some(serving) => serving.talk.hear(state, seat, said),
            None => Err(NotHeard::NotNow),
        }
    }

    /// Ends an offer that was taken.
    pub fn close_offer(&mut self, id: &str) {
        if let Some(serving) = &mut self.serving {
            serving.talk.close(id);
        }
    }

    /// Keeps a vote to be opened with all others; returns whether `deed` is one.
    pub fn keep_vote(&mut self, deed: &Deed) -> bool {
        let (Some(serving), Deed::Vote { player, ballot }) = (&mut self.serving, deed) else {
            return false;
        };
        serving.talk.vote(*player, *ballot);
        true
    }

    /// The next vote to be opened, once all are in.
    pub fn opened_vote(&mut self, state: &State) -> Option<Deed> {
        self.serving.as_mut()?.talk.opened(state)
    }

    /// Remembers that a seat made this act by phone, or will have once it is on disk.
    pub fn acts(&mut self, seat: Seat, act: ActId) {
        if let Some(serving) = &mut self.serving {
            serving.talk.did(act, seat);
            serving.untold = Some(act);
        }
    }

    /// Returns whether the last touch of the game was by phone, and nobody was told yet; from now on
    /// everybody is.
    pub fn tells(&mut self, game: &Game) -> bool {
        let untold = self.serving.as_mut().and_then(|serving| serving.untold.take());
        untold.is_some() && untold == game.last_touch_id()
    }

    /// Lets everybody go who looks on, and turns the code over.
    pub fn remove_all(&self) {
        if let Some(serving) = &self.serving {
            serving.server.remove_all();
        }
    }

    /// Lets in the phone that asks for this seat with these digits.
    pub fn let_in(&self, wanted: SeatWanted) {
        if let Some((serving, guest)) = self.asks(wanted) {
            serving.server.seats(guest);
        }
    }

    /// Turns down the phone that asks for this seat with these digits.
    pub fn turn_down(&self, wanted: SeatWanted) {
        if let Some((serving, guest)) = self.asks(wanted) {
            serving.server.turns_down(guest);
        }
    }

    fn asks(&self, wanted: SeatWanted) -> Option<(&Serving, guests::GuestId)> {
        let serving = self.serving.as_ref()?;
        let requests = serving.server.attendance().requests;
        let is_it = |one: &&guests::SeatRequest| {
            usize::from(one.seat.index()) == wanted.seat.index()
                && one.digits.number() == wanted.digits
        };
        let guest = requests.iter().find(is_it)?.guest;
        Some((serving, guest))
    }

    /// Lets in all phones that ask for a seat which no other asks for: whose it is then, the table says.
    pub fn let_all_in(&self) {
        let Some(serving) = &self.serving else { return };
        let requests = serving.server.attendance().requests;
        for request in &requests {
            if requests.iter().filter(|other| other.seat == request.seat).count() == 1 {
                serving.server.seats(request.guest);
            }
        }
    }

    /// Takes a seat from its phone.
    pub fn free(&self, seat: Seat) {
        let number =
            u8::try_from(seat.index()).ok().and_then(|seat| SeatNumber::try_from(seat).ok());
        if let (Some(serving), Some(number)) = (&self.serving, number) {
            serving.server.frees(number);
        }
    }

    /// The next thing that a phone proposed.
    pub fn next_proposal(&mut self) -> Option<Proposal> {
        let serving = self.serving.as_mut()?;
        serving.proposals.extend(serving.server.proposals());
        serving.proposals.pop_front()
    }

    /// Returns whether the phone that proposed something still has the seat that it is for: it may have lost
    /// it while the proposal waited.
    pub fn still_sits(&self, proposal: &Proposal) -> bool {
        let Some(serving) = &self.serving else { return false };
        let seated = serving.server.attendance().seated;
        seated
            .iter()
            .any(|phone| phone.guest == proposal.guest && phone.seats.contains(&proposal.seat))
    }

    /// Answers a proposal of which nothing is to be written.
    pub fn answer(&self, proposal: &Proposal, answer: ProposalAnswer) {
        if let Some(serving) = &self.serving {
            serving.server.answers(proposal.guest, &proposal.id, answer);
        }
    }

    /// Answers a proposal once what came of it is published.
    pub fn answer_once_published(&mut self, proposal: Proposal, answer: ProposalAnswer) {
        if let Some(serving) = &mut self.serving {
            serving.done.push((proposal, answer));
        }
    }

    /// All that an intent is understood by as the game stands: tokens of what is asked, all that was said,
    /// and who takes turns where.
    pub fn context(&self, game: &Game) -> Option<(AskTokens, TableTalk, TurnsOnPhones)> {
        let serving = self.serving.as_ref()?;
        let mut tokens = serving.publisher.tokens().clone();
        tokens.follow(game);
        let mut talk = serving.talk.clone();
        talk.follow(game.state());
        Some((tokens, talk, serving.turns))
    }

    /// The publisher, with all that was last published.
    pub fn published(&self) -> Option<&Publisher> {
        self.serving.as_ref().map(|serving| &serving.publisher)
    }

    /// Turns them off where this machine has lost the address, as in another network. Asked for again
    /// and again, it looks every few seconds; `elapsed` is the program's own time.
    pub fn check(&mut self, network: &dyn Network, elapsed: Duration) {
        let Some(serving) = &mut self.serving else { return };
        if elapsed < serving.next_check {
            return;
        }
        serving.next_check = elapsed + PhonesShown::CHECKED_EVERY;
        // What the system doesn't tell is no reason to stop.
        let Ok(addresses) = network.addresses() else { return };
        serving.has_another = addresses.iter().any(|one| *one != serving.at);
        if !addresses.contains(&serving.at) {
            self.off();
            self.trouble = Some(PhonesTrouble::NotOpened(NotOpened::AddressGone));
        }
    }

    /// Publishes the game if its journal has grown to so many lines since: after the first time only
    /// while somebody sees it.
    pub fn follow(&mut self, game: &Game, lines: usize) {
        let Some(serving) = &mut self.serving else { return };
        let attendance = serving.server.attendance();
        let is_expected = attendance.is_watched;
        if is_expected || !serving.publisher.has_published() {
            let beside = serving.beside(game.state());
            serving.publisher.follow(&serving.server, (game, lines), &beside);
        }
        for (proposal, answer) in serving.done.drain(..) {
            serving.server.answers(proposal.guest, &proposal.id, answer);
        }
        if is_expected && serving.publisher.tell_past(&serving.server, game) {
            (self.on_change)();
        }
    }

    /// Phones as a game's screen shows them.
    pub fn shown(&mut self, text: &Text, game: &Game) -> PhonesShown {
        PhonesShown {
            trouble: self.trouble.as_ref().map(|trouble| trouble.sentence(text)),
            way_in: self.serving.as_mut().map(|serving| serving.way_in(game)),
        }
    }
}

impl Serving {
    /// All that seats are told of beside the game.
    fn beside(&mut self, state: &State) -> SeatBriefing {
        let seated = self.server.attendance().seated;
        let seats = seated.iter().flat_map(|phone| phone.seats.iter().copied());
        let mut seats: Vec<SeatNumber> = seats.collect();
        seats.sort_unstable();
        let players = state.players();
        self.talk.seat(seats.iter().filter_map(|seat| players.seat(seat.index().into())));
        self.talk.follow(state);
        SeatBriefing { seats, talk: self.talk.clone(), turns: self.turns }
    }

    fn after(
        network: &dyn Network,
        before: Option<&OwnAddress>,
        on_change: &OnChange,
    ) -> Result<Self, PhonesTrouble> {
        let mut addresses = network.addresses().map_err(PhonesTrouble::Unread)?;
        let count = addresses.len();
        let first = addresses.iter().position(|one| Some(one) == before).map_or(0, |nth| nth + 1);
        addresses.rotate_left(first.min(count));
        let mut trouble = PhonesTrouble::NoAddress;
        for at in addresses {
            match network.open(&at, Arc::clone(on_change)) {
                Ok(server) => {
                    let (publisher, scanned) = (Publisher::default(), Default::default());
                    let (has_another, next_check) = (count > 1, Duration::ZERO);
                    let (proposals, done, kept) = (VecDeque::new(), Vec::new(), Default::default());
                    let (talk, turns, untold) = Default::default();
                    return Ok(Self {
                        server,
                        publisher,
                        proposals,
                        done,
                        kept,
                        talk,
                        turns,
                        untold,
                        at,
                        has_another,
                        next_check,
                        scanned,
                    });
                }
                Err(error) => trouble = PhonesTrouble::NotOpened(error),
            }
        }
        Err(trouble)
    }

    fn way_in(&mut self, game: &Game) -> WayIn {
        let state = game.state();
        let (invitation, attendance) = (self.server.invitation(), self.server.attendance());
        // Its code may have turned over.
        let address = invitation.to_string();
        if self.scanned.0 != address {
            // An address is never too long for a code.
            let rows = ScanCode::of(&address)
                .map(|code| code.rows().map(<[bool]>::to_vec).collect())
                .unwrap_or_default();
            self.scanned = (address, rows);
        }
        let seat = |number: SeatNumber| state.players().seat(number.index().into());
        let wanted = attendance.requests.iter().filter_map(|one| {
            Some(SeatWanted { seat: seat(one.seat)?, digits: one.digits.number() })
        });
        let seated = attendance.seated.iter().flat_map(|phone| {
            let is_asleep = matches!(phone.presence, Presence::Asleep { .. });
            let seats = phone.seats.iter().filter_map(|number| seat(*number));
            seats.map(move |seat| SeatPhone { seat, is_asleep })
        });
        WayIn {
            wanted: wanted.collect(),
            seated: seated.collect(),
            turns: self.turns,
            waits: self.talk.waits().to_vec(),
            last_by: self.talk.last_by(game),
            votes: self.talk.votes_in(),
            address: invitation.address(),
            port: invitation.at().port(),
            code: invitation.code().to_string(),
            modules: Rc::clone(&self.scanned.1),
            has_another: self.has_another,
            reached: match attendance.arrived {
                Arrived::Nothing => WayReached::Nothing,
                Arrived::Connection => WayReached::Connection,
                Arrived::Page => WayReached::Page,
                Arrived::LookerOn => WayReached::LookingOn,
            },
            lookers: attendance.lookers.into_iter().map(shown).collect(),
            next_asleep: attendance.next_asleep,
        }
    }
}

fn shown(looker: LookerOn) -> ShownLooker {
    ShownLooker {
        name: looker.name.map(|name| name.as_str().to_owned()),
        is_asleep: matches!(looker.presence, Presence::Asleep { .. }),
    }
}

impl PhonesTrouble {
    fn sentence(&self, text: &Text) -> String {
        let refused = |error: &io::Error| {
            text.with("phones-refused", &[("why", errors::reason(text, error).into())])
        };
        match self {
            Self::NoAddress => text.get("phones-no-address"),
            Self::NotOpened(NotOpened::PortsTaken { first, last }) => {
                let port = |port: &u16| port.to_string().into();
                text.with("phones-ports-taken", &[("first", port(first)), ("last", port(last))])
            }
            Self::NotOpened(NotOpened::AddressGone) => text.get("phones-address-gone"),
            Self::NotOpened(NotOpened::Refused(error)) | Self::Unread(error) => refused(error),
        }
    }
}
