//! The answer to each request.

use std::net::IpAddr;
use std::sync::Arc;
use std::time::Instant;

use serde::{Deserialize, Serialize};

use crate::arrived::Arrived;
use crate::gate::NotLetIn;
use crate::guest::{GuestName, GuestSecret};
use crate::head::RequestHead;
use crate::inbox::{ProposalAnswer, ProposalId, Verdict};
use crate::keys::LangKey;
use crate::lobby::{Lobby, Poll, PollOf, Polled, ProposalEnd, Stranger};
use crate::page::{PageFile, PageFiles};
use crate::reply::{MediaType, Reply, Status};
use crate::route::Route;
use crate::sitting::SeatNumber;

/// A whole request.
pub(crate) struct Asking<'a> {
    pub head: &'a RequestHead,
    pub body: &'a [u8],
    pub from: IpAddr,
    /// The time at which the connection ends.
    pub until: Instant,
    /// Sight of the other end: false once nobody is there to read the answer.
    pub is_there: &'a dyn Fn() -> bool,
}

/// Body of a request to look on.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ClaimBody {
    invite: String,
    #[serde(default)]
    name: String,
}

/// Body of a request to sit down on a seat, or to ask for none any more.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct SitBody {
    seat: Option<u8>,
}

/// Fields of a proposal that matter here; whoever judges it reads all of it.
#[derive(Deserialize)]
struct DoBody {
    id: String,
    seat: u8,
}

/// Body of the answer to somebody who may look on.
#[derive(Serialize)]
struct ClaimedBody {
    secret: String,
}

/// Answers a request; none where nobody is there any more who would read it.
pub(crate) fn answer(lobby: &Lobby, files: &PageFiles, asking: &Asking<'_>) -> Option<Reply> {
    if !lobby.asks(asking.from) {
        return Some(Reply::bare(Status::TooManyRequests));
    }
    let route = match Route::of(asking.head) {
        Ok(route) => route,
        Err(status) => return Some(Reply::bare(status)),
    };
    Some(match route {
        Route::File(file) => {
            if file == PageFile::Index {
                lobby.reaches(Arrived::Page);
            }
            files.reply(file, asking.head.known_tag())
        }
        Route::Icon => Reply::bare(Status::NoContent),
        Route::Island(key) => {
            lobby.picture(key).map_or(Reply::bare(Status::NotFound), Reply::picture)
        }
        Route::Open { after, lang } => return poll(lobby, asking, PollOf::Open { after }, &lang),
        Route::Seat { after, changes, lang } => {
            return poll(lobby, asking, PollOf::Seat { after, changes }, &lang);
        }
        Route::Still { code, lang } => match lobby.still(&code, &lang, asking.from) {
            Ok(page) => made(MediaType::Html, page),
            // Without a script nobody else offers to type the code again.
            Err(refused) => files.reply(PageFile::Index, None).with_status(status_of(refused)),
        },
        Route::Replay { turn, lang } => {
            let told = secret(asking.head).map(|secret| lobby.turn(secret, turn, &lang));
            match told {
                Some(Ok(turn)) => made(MediaType::Json, turn),
                Some(Err(Stranger)) | None => Reply::bare(Status::Unauthorized),
            }
        }
        Route::Rules { lang } => {
            let told = secret(asking.head).map(|secret| lobby.rules(secret, &lang));
            match told {
                Some(Ok(Some(rules))) => Reply::packed(MediaType::Json, rules.bytes()),
                Some(Ok(None)) => Reply::bare(Status::NotFound),
                Some(Err(Stranger)) | None => Reply::bare(Status::Unauthorized),
            }
        }
        Route::Claim => claim(lobby, asking),
        Route::Sit => sit(lobby, asking),
        Route::Do => return proposes(lobby, asking),
        Route::Leave => match secret(asking.head) {
            Some(secret) if lobby.leaves(secret) => Reply::bare(Status::NoContent),
            Some(_) | None => Reply::bare(Status::Unauthorized),
        },
    })
}

fn made(media: MediaType, bytes: Option<Arc<[u8]>>) -> Reply {
    bytes.map_or(Reply::bare(Status::NotFound), |bytes| Reply::made(media, bytes))
}

fn secret(head: &RequestHead) -> Option<GuestSecret> {
    head.bearer().and_then(GuestSecret::read)
}

fn poll(lobby: &Lobby, asking: &Asking<'_>, of: PollOf, lang: &LangKey) -> Option<Reply> {
    let Some(secret) = secret(asking.head) else {
        return Some(Reply::bare(Status::Unauthorized));
    };
    // A page that was already open asks for no file.
    lobby.reaches(Arrived::Page);
    let is_there = asking.is_there;
    Some(match lobby.poll(&Poll { secret, of, lang, until: asking.until, is_there }) {
        Polled::View(view) => Reply::made(MediaType::Json, view),
        Polled::NothingNewer => Reply::bare(Status::NoContent),
        Polled::Removed => Reply::bare(Status::Unauthorized),
        Polled::Left => Reply::bare(Status::Gone),
        Polled::Full => Reply::bare(Status::Unavailable),
        Polled::Gone => return None,
    })
}

fn sit(lobby: &Lobby, asking: &Asking<'_>) -> Reply {
    let Ok(SitBody { seat }) = serde_json::from_slice(asking.body) else {
        return Reply::bare(Status::BadRequest);
    };
    let Ok(seat) = seat.map(SeatNumber::try_from).transpose() else {
        return Reply::bare(Status::BadRequest);
    };
    match secret(asking.head).map(|secret| lobby.wishes(secret, seat)) {
        Some(Ok(())) => Reply::bare(Status::NoContent),
        Some(Err(Stranger)) | None => Reply::bare(Status::Unauthorized),
    }
}

/// Holds a proposal until it is judged; one that takes longer is asked for again by its name.
fn proposes(lobby: &Lobby, asking: &Asking<'_>) -> Option<Reply> {
    let Ok(DoBody { id, seat }) = serde_json::from_slice(asking.body) else {
        return Some(Reply::bare(Status::BadRequest));
    };
    let (Ok(id), Ok(seat)) = (ProposalId::try_from(id.as_str()), SeatNumber::try_from(seat)) else {
        return Some(Reply::bare(Status::BadRequest));
    };
    let Some(secret) = secret(asking.head) else {
        return Some(Reply::bare(Status::Unauthorized));
    };
    let (until, is_there) = (asking.until, asking.is_there);
    Some(match lobby.proposes((secret, seat, id), asking.body, (until, is_there)) {
        ProposalEnd::Answered(ProposalAnswer { verdict, json }) => {
            let status = match verdict {
                Verdict::Done => Status::Ok,
                Verdict::Refused => Status::Conflict,
                Verdict::Unread => Status::BadRequest,
            };
            Reply::made(MediaType::Json, json).with_status(status)
        }
        ProposalEnd::Late => Reply::bare(Status::Accepted),
        ProposalEnd::Full => Reply::bare(Status::Unavailable),
        ProposalEnd::NoSeat => Reply::bare(Status::Forbidden),
        ProposalEnd::Stranger => Reply::bare(Status::Unauthorized),
        ProposalEnd::Left => Reply::bare(Status::Gone),
        ProposalEnd::Gone => return None,
    })
}

fn claim(lobby: &Lobby, asking: &Asking<'_>) -> Reply {
    let Ok(ClaimBody { invite, name }) = serde_json::from_slice(asking.body) else {
        return Reply::bare(Status::BadRequest);
    };
    let name = match cards::seen(&name) {
        seen if seen.is_empty() => None,
        seen => match GuestName::try_from(seen.as_str()) {
            Ok(name) => Some(name),
            Err(_) => return Reply::bare(Status::BadRequest),
        },
    };
    match lobby.claims(&invite, name, asking.from) {
        Ok(secret) => {
            let body = ClaimedBody { secret: secret.to_string() };
            let json = serde_json::to_vec(&body).ok().map(Arc::from);
            made(MediaType::Json, json)
        }
        Err(refused) => Reply::bare(status_of(refused)),
    }
}

const fn status_of(refused: NotLetIn) -> Status {
    match refused {
        NotLetIn::WrongCode => Status::Forbidden,
        NotLetIn::TooManyTries => Status::TooManyRequests,
        NotLetIn::Full => Status::Unavailable,
    }
}
