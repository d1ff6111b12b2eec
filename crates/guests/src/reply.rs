//! What is sent back: a status, the headers that keep foreign pages out, and bytes that many
//! answers may share.

use std::fmt::Write as _;
use std::sync::Arc;

use crate::packed::PictureBytes;

/// A status of HTTP, as far as we answer with it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Status {
    Ok,
    Accepted,
    NoContent,
    NotModified,
    BadRequest,
    Unauthorized,
    Forbidden,
    NotFound,
    MethodNotAllowed,
    RequestTimeout,
    Conflict,
    Gone,
    LengthRequired,
    ContentTooLarge,
    UnsupportedMediaType,
    ExpectationFailed,
    Misdirected,
    TooManyRequests,
    HeadTooLarge,
    NotImplemented,
    Unavailable,
    VersionNotSupported,
}

impl Status {
    /// The number and the words of the status line.
    const fn line(self) -> &'static str {
        match self {
            Self::Ok => "200 OK",
            Self::Accepted => "202 Accepted",
            Self::NoContent => "204 No Content",
            Self::NotModified => "304 Not Modified",
            Self::BadRequest => "400 Bad Request",
            Self::Unauthorized => "401 Unauthorized",
            Self::Forbidden => "403 Forbidden",
            Self::NotFound => "404 Not Found",
            Self::MethodNotAllowed => "405 Method Not Allowed",
            Self::RequestTimeout => "408 Request Timeout",
            Self::Conflict => "409 Conflict",
            Self::Gone => "410 Gone",
            Self::LengthRequired => "411 Length Required",
            Self::ContentTooLarge => "413 Content Too Large",
            Self::UnsupportedMediaType => "415 Unsupported Media Type",
            Self::ExpectationFailed => "417 Expectation Failed",
            Self::Misdirected => "421 Misdirected Request",
            Self::TooManyRequests => "429 Too Many Requests",
            Self::HeadTooLarge => "431 Request Header Fields Too Large",
            Self::NotImplemented => "501 Not Implemented",
            Self::Unavailable => "503 Service Unavailable",
            Self::VersionNotSupported => "505 HTTP Version Not Supported",
        }
    }

    /// Returns whether an answer of this status has neither a body nor its length.
    const fn is_bare(self) -> bool {
        matches!(self, Self::NoContent | Self::NotModified)
    }
}

/// The kind of a body.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum MediaType {
    Html,
    Css,
    Script,
    Json,
    Svg,
}

impl MediaType {
    const fn name(self) -> &'static str {
        match self {
            Self::Html => "text/html; charset=utf-8",
            Self::Css => "text/css; charset=utf-8",
            Self::Script => "text/javascript; charset=utf-8",
            Self::Json => "application/json",
            Self::Svg => "image/svg+xml",
        }
    }

    /// The policy of what a page may load and do. A picture that is opened by itself is a page,
    /// too: it has a style of its own and nothing else.
    const fn policy(self) -> &'static str {
        match self {
            Self::Html | Self::Css | Self::Script | Self::Json => {
                "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; \
                 connect-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
            }
            Self::Svg => "default-src 'none'; style-src 'unsafe-inline'; sandbox",
        }
    }
}

/// Bytes that are sent or served, held once for all who get them.
#[derive(Debug, Clone)]
pub enum SharedBytes {
    /// Made for somebody.
    Made(Arc<[u8]>),
    /// Linked into the program.
    Linked(&'static [u8]),
}

impl AsRef<[u8]> for SharedBytes {
    fn as_ref(&self) -> &[u8] {
        match self {
            Self::Made(bytes) => bytes,
            Self::Linked(bytes) => bytes,
        }
    }
}

/// An answer to a request.
#[derive(Debug, Clone)]
pub struct Reply {
    status: Status,
    body: Option<(MediaType, SharedBytes)>,
    tag: Option<Arc<str>>,
    is_packed: bool,
}

impl Reply {
    /// An answer that is its status alone.
    pub const fn bare(status: Status) -> Self {
        Self { status, body: None, tag: None, is_packed: false }
    }

    /// An answer with bytes, which no browser keeps.
    pub fn made(media: MediaType, bytes: Arc<[u8]>) -> Self {
        let body = Some((media, SharedBytes::Made(bytes)));
        Self { status: Status::Ok, body, tag: None, is_packed: false }
    }

    /// An answer with a picture, which no browser keeps.
    pub fn picture(picture: PictureBytes) -> Self {
        let is_packed = picture.is_packed;
        Self { is_packed, ..Self::made(MediaType::Svg, picture.bytes) }
    }

    /// An answer with bytes that are packed, which no browser keeps.
    pub fn packed(media: MediaType, bytes: Arc<[u8]>) -> Self {
        Self { is_packed: true, ..Self::made(media, bytes) }
    }

    /// An answer with a packed file of the program, which a browser keeps but asks for anew each time;
    /// without its bytes for one that has them.
    pub fn file(
        media: MediaType,
        bytes: &'static [u8],
        tag: Arc<str>,
        known: Option<&str>,
    ) -> Self {
        let has = known.is_some_and(|known| known.split(',').any(|one| one.trim() == &*tag));
        if has {
            return Self { tag: Some(tag), ..Self::bare(Status::NotModified) };
        }
        let body = Some((media, SharedBytes::Linked(bytes)));
        Self { status: Status::Ok, body, tag: Some(tag), is_packed: true }
    }

    /// The same with another status, which no browser keeps.
    pub fn with_status(self, status: Status) -> Self {
        Self { status, tag: None, ..self }
    }

    /// The status.
    pub const fn status(&self) -> Status {
        self.status
    }

    /// The bytes behind the head.
    pub fn body(&self) -> &[u8] {
        self.body.as_ref().map_or(&[], |(_, bytes)| bytes.as_ref())
    }

    /// The head as it is sent; `closes` says that the connection ends after it.
    pub fn head(&self, closes: bool) -> String {
        let mut head = String::with_capacity(640);
        let media = self.body.as_ref().map(|(media, _)| *media);
        head.push_str("HTTP/1.1 ");
        head.push_str(self.status.line());
        let mut says = |name: &str, value: &str| {
            for part in ["\r\n", name, ": ", value] {
                head.push_str(part);
            }
        };
        if let Some(media) = media {
            says("Content-Type", media.name());
        }
        if self.is_packed {
            says("Content-Encoding", "gzip");
        }
        says("Content-Security-Policy", media.unwrap_or(MediaType::Html).policy());
        says("X-Content-Type-Options", "nosniff");
        says("Referrer-Policy", "no-referrer");
        says("Cross-Origin-Resource-Policy", "same-origin");
        says("Cache-Control", if self.tag.is_some() { "no-cache" } else { "no-store" });
        if let Some(tag) = &self.tag {
            says("ETag", tag);
        }
        if closes {
            says("Connection", "close");
        }
        if !self.status.is_bare() {
            // Writing to a string can't fail.
            let _ = write!(head, "\r\nContent-Length: {}", self.body().len());
        }
        head.push_str("\r\n\r\n");
        head
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_answer_keeps_foreign_pages_out_and_sets_no_cookie() {
        let made = Reply::made(MediaType::Json, Arc::from(b"{}".as_slice()));
        let file = Reply::file(MediaType::Html, b"<p>", "\"a\"".into(), None);
        for reply in [Reply::bare(Status::NotFound), made, file] {
            let head = reply.head(false).to_ascii_lowercase();
            for line in [
                "content-security-policy: default-src 'none'; script-src 'self'",
                "frame-ancestors 'none'",
                "x-content-type-options: nosniff",
                "referrer-policy: no-referrer",
                "cross-origin-resource-policy: same-origin",
            ] {
                assert!(head.contains(line), "{line} in {head}");
            }
            assert!(!head.contains("cookie") && !head.contains("access-control"), "{head}");
        }
    }

    #[test]
    fn a_file_is_not_sent_to_a_browser_that_has_it() {
        let file = |known| Reply::file(MediaType::Css, b"p {}", "\"a\"".into(), known);
        assert_eq!(file(None).status(), Status::Ok);
        assert_eq!(file(Some("\"b\"")).status(), Status::Ok);
        let known = file(Some("\"b\", \"a\""));
        assert_eq!((known.status(), known.body()), (Status::NotModified, b"".as_slice()));
        let head = known.head(false);
        assert!(head.contains("ETag: \"a\"") && !head.contains("Content-Length"), "{head}");
    }

    #[test]
    fn only_the_files_of_the_page_are_kept() {
        let made = Reply::made(MediaType::Svg, Arc::from(b"<svg/>".as_slice())).head(true);
        assert!(made.contains("Cache-Control: no-store"), "{made}");
        assert!(made.contains("Connection: close") && made.ends_with("Content-Length: 6\r\n\r\n"));
        assert!(made.contains("Content-Security-Policy: default-src 'none'; style-src"), "{made}");
    }
}
