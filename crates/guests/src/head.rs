//! The head of a request, read by `httparse` and by rules that are narrower than HTTP's.
//!
//! A [`RequestHead`] can only be read, and whatever holds one knows that it was meant for this
//! server, and that no foreign page sent it.

use std::net::SocketAddr;

use httparse::{EMPTY_HEADER, Header, Request};
use thiserror::Error;

use crate::reply::Status;

/// The most bytes of a head.
pub const MAX_HEAD: usize = 8 << 10;

/// The most headers of a head.
pub const MAX_HEADERS: usize = 48;

/// The most bytes of a body.
pub const MAX_BODY: usize = 4 << 10;

/// The first byte of a browser that tries https.
const TLS_HELLO: u8 = 0x16;

/// The address that the server is bound to, as browsers write it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ServedAt {
    host: String,
    origin: String,
}

impl ServedAt {
    /// The address as it stands in `Host`, with its port.
    pub fn host(&self) -> &str {
        &self.host
    }
}

impl From<SocketAddr> for ServedAt {
    fn from(address: SocketAddr) -> Self {
        let host = address.to_string();
        Self { origin: format!("http://{host}"), host }
    }
}

/// The method of a request.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Method {
    /// Asks, and has no body.
    Get,
    /// Tells, as JSON.
    Post {
        /// Bytes of the body, at most [`MAX_BODY`].
        length: usize,
    },
}

/// A head of a request that the server may answer.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RequestHead {
    method: Method,
    target: String,
    bearer: Option<String>,
    known_tag: Option<String>,
    closes: bool,
}

/// Bytes so far, read as a head.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ReadHead {
    /// More has to come.
    Partial,
    /// A whole head.
    Whole {
        /// The head itself.
        head: RequestHead,
        /// Bytes that it took; the body begins behind them.
        bytes: usize,
    },
}

/// A reason not to answer a request, after which the connection is closed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
pub enum RefusedHead {
    #[error("a browser tries https")]
    Tls,
    #[error("not HTTP")]
    NotHttp,
    #[error("another version than HTTP/1.1")]
    Version,
    #[error("the head has more than {MAX_HEAD} bytes or {MAX_HEADERS} headers")]
    TooLarge,
    #[error("neither GET nor POST")]
    Method,
    #[error("the target is no path")]
    Target,
    #[error("a header that may stand there once stands there twice")]
    Doubled,
    #[error("a header of bytes that are no plain letters")]
    Letters,
    #[error("a way of sending that isn't taken")]
    Encoding,
    #[error("asks to be told to go on")]
    Expects,
    #[error("asks for another protocol")]
    Upgrades,
    #[error("a length that is no number, or of a body that may not be there")]
    Length,
    #[error("the body has more than {MAX_BODY} bytes")]
    BodyTooLarge,
    #[error("no length of the body")]
    NoLength,
    #[error("the body is no JSON")]
    NotJson,
    #[error("meant for another host")]
    Host,
    #[error("sent by a foreign page")]
    Foreign,
}

impl RefusedHead {
    /// The status to answer with; none where nothing is answered.
    pub fn status(self) -> Option<Status> {
        Some(match self {
            Self::Tls => return None,
            Self::NotHttp | Self::Target | Self::Doubled | Self::Letters | Self::Length => {
                Status::BadRequest
            }
            Self::Version => Status::VersionNotSupported,
            Self::TooLarge => Status::HeadTooLarge,
            Self::Method => Status::MethodNotAllowed,
            Self::Encoding | Self::Upgrades => Status::NotImplemented,
            Self::Expects => Status::ExpectationFailed,
            Self::BodyTooLarge => Status::ContentTooLarge,
            Self::NoLength => Status::LengthRequired,
            Self::NotJson => Status::UnsupportedMediaType,
            Self::Host => Status::Misdirected,
            Self::Foreign => Status::Forbidden,
        })
    }
}

impl RequestHead {
    /// Reads a head from the first bytes of a request to the server at `at`.
    ///
    /// # Errors
    ///
    /// The first rule that the bytes break, as soon as it can be told.
    pub fn read(bytes: &[u8], at: &ServedAt) -> Result<ReadHead, RefusedHead> {
        if bytes.first() == Some(&TLS_HELLO) {
            return Err(RefusedHead::Tls);
        }
        let within = bytes.get(..MAX_HEAD).unwrap_or(bytes);
        let mut headers = [EMPTY_HEADER; MAX_HEADERS];
        let mut request = Request::new(&mut headers);
        let parsed = request.parse(within).map_err(|error| match error {
            httparse::Error::TooManyHeaders => RefusedHead::TooLarge,
            httparse::Error::Version => RefusedHead::Version,
            httparse::Error::HeaderName
            | httparse::Error::HeaderValue
            | httparse::Error::NewLine
            | httparse::Error::Status
            | httparse::Error::Token => RefusedHead::NotHttp,
        })?;
        match parsed {
            httparse::Status::Complete(bytes) => {
                Ok(ReadHead::Whole { head: Self::of(&request, at)?, bytes })
            }
            httparse::Status::Partial if bytes.len() >= MAX_HEAD => Err(RefusedHead::TooLarge),
            httparse::Status::Partial => Ok(ReadHead::Partial),
        }
    }

    fn of(request: &Request<'_, '_>, at: &ServedAt) -> Result<Self, RefusedHead> {
        // 1.0 knows neither hosts nor connections that are kept.
        if request.version != Some(1) {
            return Err(RefusedHead::Version);
        }
        let headers = Headers(request.headers);
        headers.ask_for_nothing_else()?;
        headers.come_from_here(at)?;
        let method = headers.method(request.method)?;
        let target = request.path.filter(|path| path.starts_with('/') && !path.starts_with("//"));
        let target = target.ok_or(RefusedHead::Target)?.to_owned();
        let bearer = headers.once("authorization")?.and_then(|it| it.strip_prefix("Bearer "));
        let closes = headers.all("connection").any(|value| {
            let mut options = value.split(|byte| *byte == b',');
            options.any(|option| option.trim_ascii().eq_ignore_ascii_case(b"close"))
        });
        Ok(Self {
            method,
            target,
            bearer: bearer.map(str::to_owned),
            known_tag: headers.once("if-none-match")?.map(str::to_owned),
            closes,
        })
    }

    /// The method.
    pub const fn method(&self) -> Method {
        self.method
    }

    /// The path with its query, beginning with one slash.
    pub fn target(&self) -> &str {
        &self.target
    }

    /// The secret that was sent along.
    pub fn bearer(&self) -> Option<&str> {
        self.bearer.as_deref()
    }

    /// The tag of the file that the browser has already.
    pub fn known_tag(&self) -> Option<&str> {
        self.known_tag.as_deref()
    }

    /// Returns whether the browser closes the connection after the answer.
    pub const fn closes(&self) -> bool {
        self.closes
    }
}

/// The headers of a request.
struct Headers<'a>(&'a [Header<'a>]);

impl<'a> Headers<'a> {
    fn all(&self, name: &str) -> impl Iterator<Item = &'a [u8]> {
        let named = self.0.iter().filter(move |header| header.name.eq_ignore_ascii_case(name));
        named.map(|header| header.value)
    }

    /// The value of a header that may stand there once.
    fn once(&self, name: &str) -> Result<Option<&'a str>, RefusedHead> {
        let mut values = self.all(name);
        let Some(value) = values.next() else { return Ok(None) };
        if values.next().is_some() {
            return Err(RefusedHead::Doubled);
        }
        let text = str::from_utf8(value).ok().filter(|text| text.is_ascii());
        text.map(Some).ok_or(RefusedHead::Letters)
    }

    /// Refuses what a page of ours never asks for.
    fn ask_for_nothing_else(&self) -> Result<(), RefusedHead> {
        for (name, refused) in [
            ("transfer-encoding", RefusedHead::Encoding),
            ("expect", RefusedHead::Expects),
            ("upgrade", RefusedHead::Upgrades),
        ] {
            if self.all(name).next().is_some() {
                return Err(refused);
            }
        }
        Ok(())
    }

    /// Refuses requests that were meant for another host, or that a foreign page sent: names that
    /// are made to lead here, and pages that guess the address.
    fn come_from_here(&self, at: &ServedAt) -> Result<(), RefusedHead> {
        if self.once("host")? != Some(&at.host) {
            return Err(RefusedHead::Host);
        }
        if self.once("origin")?.is_some_and(|origin| origin != at.origin) {
            return Err(RefusedHead::Foreign);
        }
        match self.once("sec-fetch-site")? {
            None | Some("same-origin" | "none") => Ok(()),
            Some(_) => Err(RefusedHead::Foreign),
        }
    }

    fn method(&self, name: Option<&str>) -> Result<Method, RefusedHead> {
        let length = self.once("content-length")?.map(digits).transpose()?;
        match name {
            Some("GET") => match length {
                None | Some(0) => Ok(Method::Get),
                Some(_) => Err(RefusedHead::Length),
            },
            Some("POST") => {
                let length = length.ok_or(RefusedHead::NoLength)?;
                if length > MAX_BODY {
                    return Err(RefusedHead::BodyTooLarge);
                }
                // A form of a foreign page can't send this without asking first.
                let kind = self.once("content-type")?.unwrap_or_default();
                let kind = kind.split(';').next().unwrap_or_default().trim();
                if !kind.eq_ignore_ascii_case("application/json") {
                    return Err(RefusedHead::NotJson);
                }
                Ok(Method::Post { length })
            }
            _ => Err(RefusedHead::Method),
        }
    }
}

/// Reads a length; more than can be counted is as much as can be.
fn digits(text: &str) -> Result<usize, RefusedHead> {
    let is_number = !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    let number = is_number.then(|| text.parse().unwrap_or(usize::MAX));
    number.ok_or(RefusedHead::Length)
}
