//! The closed list of what may be asked for.

use crate::head::{Method, RequestHead};
use crate::keys::{LangKey, PictureKey};
use crate::page::PageFile;
use crate::reply::Status;

/// A thing that a request may ask for.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Route {
    /// A file of the page.
    File(PageFile),
    /// The sign of the page, which it has none of; browsers ask by themselves.
    Icon,
    /// The island's picture.
    Island(PictureKey),
    /// The view after the one with this number.
    Open { after: u64, lang: LangKey },
    /// The page without a script, for whoever has typed the code into its address.
    Still { code: String, lang: LangKey },
    /// A turn of a game that is over, counted from its beginning.
    Replay { turn: usize, lang: LangKey },
    /// Prices, and the rules from A to Z.
    Rules { lang: LangKey },
    /// The views of the own seats, after the one with this number and so many changes of them.
    Seat { after: u64, changes: u64, lang: LangKey },
    /// To look on.
    Claim,
    /// To sit down, or to ask for it no more.
    Sit,
    /// To do something for a seat.
    Do,
    /// To look on no more.
    Leave,
}

impl Route {
    /// Finds what a request asks for.
    ///
    /// # Errors
    ///
    /// The status to answer with where it asks for nothing that is there.
    pub fn of(head: &RequestHead) -> Result<Self, Status> {
        let (path, query) = head.target().split_once('?').unwrap_or((head.target(), ""));
        let query = Query(query);
        let get = |route: Result<Self, Status>| match head.method() {
            Method::Get => route,
            Method::Post { .. } => Err(Status::MethodNotAllowed),
        };
        let post = |route: Self| match head.method() {
            Method::Get => Err(Status::MethodNotAllowed),
            Method::Post { .. } => Ok(route),
        };
        match path {
            // Programs that scan like to add something to an address.
            "/" => get(Ok(Self::File(PageFile::Index))),
            "/p.css" => get(Ok(Self::File(PageFile::Style))),
            "/p.js" => get(Ok(Self::File(PageFile::Script))),
            "/s.js" => get(Ok(Self::File(PageFile::SeatScript))),
            "/i.js" => get(Ok(Self::File(PageFile::IslandScript))),
            "/b.js" => get(Ok(Self::File(PageFile::BookScript))),
            "/favicon.ico" => get(Ok(Self::Icon)),
            "/island.svg" => get(query.island()),
            "/open" => get(query.open()),
            "/rules" => get(query.lang().map(|lang| Self::Rules { lang })),
            "/seat" => get(query.seat()),
            "/still" => get(query.still()),
            "/replay" => get(query.replay()),
            "/claim" => post(Self::Claim),
            "/sit" => post(Self::Sit),
            "/do" => post(Self::Do),
            "/leave" => post(Self::Leave),
            _ => Err(Status::NotFound),
        }
    }
}

struct Query<'a>(&'a str);

impl<'a> Query<'a> {
    /// The value that stands there once under a name.
    fn value(&self, name: &str) -> Result<&'a str, Status> {
        let named = |pair: &'a str| pair.split_once('=').filter(|(key, _)| *key == name);
        let mut values = self.0.split('&').filter_map(named);
        match (values.next(), values.next()) {
            (Some((_, value)), None) => Ok(value),
            _ => Err(Status::BadRequest),
        }
    }

    fn lang(&self) -> Result<LangKey, Status> {
        LangKey::try_from(self.value("lang")?).map_err(|_| Status::BadRequest)
    }

    fn island(&self) -> Result<Route, Status> {
        let key = PictureKey::try_from(self.value("h")?).map_err(|_| Status::NotFound)?;
        Ok(Route::Island(key))
    }

    fn number(&self, name: &str) -> Result<u64, Status> {
        self.value(name)?.parse().map_err(|_| Status::BadRequest)
    }

    fn open(&self) -> Result<Route, Status> {
        Ok(Route::Open { after: self.number("after")?, lang: self.lang()? })
    }

    fn seat(&self) -> Result<Route, Status> {
        let (after, changes) = (self.number("after")?, self.number("changes")?);
        Ok(Route::Seat { after, changes, lang: self.lang()? })
    }

    fn replay(&self) -> Result<Route, Status> {
        let turn = self.value("turn")?.parse().map_err(|_| Status::BadRequest)?;
        Ok(Route::Replay { turn, lang: self.lang()? })
    }

    fn still(&self) -> Result<Route, Status> {
        // Typed with the space that the main device shows.
        let code = self.value("code")?.replace('+', "");
        Ok(Route::Still { code, lang: self.lang()? })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::head::{ReadHead, ServedAt};

    fn route(request: &str) -> Result<Route, Status> {
        let at = ServedAt::from(std::net::SocketAddr::from(([127, 0, 0, 1], 28_471)));
        let rest = "Content-Type: application/json\r\nContent-Length: 0\r\n\r\n";
        let text = format!("{request} HTTP/1.1\r\nHost: {}\r\n{rest}", at.host());
        match RequestHead::read(text.as_bytes(), &at) {
            Ok(ReadHead::Whole { head, .. }) => Route::of(&head),
            other => panic!("{request}: {other:?}"),
        }
    }

    #[test]
    fn only_what_is_on_the_list_is_found() {
        let lang = LangKey::try_from("de").unwrap();
        assert_eq!(route("GET /?from=scanner"), Ok(Route::File(PageFile::Index)));
        let open = Route::Open { after: 417, lang: lang.clone() };
        assert_eq!(route("GET /open?after=417&lang=de"), Ok(open));
        let still = Route::Still { code: "482913".to_owned(), lang };
        for typed in ["482913", "482+913"] {
            assert_eq!(route(&format!("GET /still?code={typed}&lang=de")).as_ref(), Ok(&still));
        }
        let replay = Route::Replay { turn: 12, lang: LangKey::try_from("en").unwrap() };
        assert_eq!(route("GET /replay?turn=12&lang=en"), Ok(replay));
        let seat = Route::Seat { after: 3, changes: 1, lang: LangKey::try_from("en").unwrap() };
        assert_eq!(route("GET /seat?after=3&changes=1&lang=en"), Ok(seat));
        let rules = Route::Rules { lang: LangKey::try_from("de").unwrap() };
        assert_eq!(route("GET /rules?lang=de"), Ok(rules));
        assert_eq!(route("POST /claim"), Ok(Route::Claim));
        assert_eq!((route("POST /sit"), route("POST /do")), (Ok(Route::Sit), Ok(Route::Do)));
        for (request, status) in [
            ("GET /claim", Status::MethodNotAllowed),
            ("GET /do", Status::MethodNotAllowed),
            ("GET /seat?after=3&lang=en", Status::BadRequest),
            ("POST /open?after=0&lang=de", Status::MethodNotAllowed),
            ("GET /open", Status::BadRequest),
            ("GET /open?after=-1&lang=de", Status::BadRequest),
            ("GET /replay?turn=-1&lang=de", Status::BadRequest),
            ("GET /replay?lang=de", Status::BadRequest),
            ("POST /replay?turn=1&lang=de", Status::MethodNotAllowed),
            ("GET /open?after=18446744073709551616&lang=de", Status::BadRequest),
            ("GET /open?after=1&after=2&lang=de", Status::BadRequest),
            ("GET /open?after=1&lang=de%20", Status::BadRequest),
            ("GET /island.svg?h=../../etc/passwd", Status::NotFound),
            ("GET /island.svg", Status::BadRequest),
            ("GET /p.js/", Status::NotFound),
            ("GET /../p.js", Status::NotFound),
            ("GET /%2e%2e/p.js", Status::NotFound),
        ] {
            assert_eq!(route(request), Err(status), "{request}");
        }
    }
}
