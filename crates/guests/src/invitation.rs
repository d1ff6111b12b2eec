//! The invitation: an address to scan or to type, with a code of six digits.

use std::fmt;
use std::net::SocketAddr;

use rand::RngExt as _;
use thiserror::Error;

const CODES: u32 = 1_000_000;

/// Code that lets somebody look on: six digits.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct InviteCode(u32);

/// Error of a text that isn't six digits.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
#[error("a code has six digits")]
pub struct NoInviteCode;

impl InviteCode {
    /// Draws a code.
    pub(crate) fn draw() -> Self {
        Self(rand::rng().random_range(0..CODES))
    }

    /// The code as a number.
    pub(crate) fn number(self) -> u64 {
        self.0.into()
    }

    /// Draws another code than this.
    pub(crate) fn another(self) -> Self {
        Self((self.0 + rand::rng().random_range(1..CODES)) % CODES)
    }
}

impl TryFrom<&str> for InviteCode {
    type Error = NoInviteCode;

    fn try_from(text: &str) -> Result<Self, NoInviteCode> {
        let fits = text.len() == 6 && text.bytes().all(|byte| byte.is_ascii_digit());
        let number = fits.then(|| text.parse().ok()).flatten();
        number.map(Self).ok_or(NoInviteCode)
    }
}

impl fmt::Display for InviteCode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:06}", self.0)
    }
}

/// Invitation to look on. It is displayed as the address that a phone scans, the code in its
/// fragment, which no browser sends.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Invitation {
    at: SocketAddr,
    code: InviteCode,
}

impl Invitation {
    pub(crate) const fn new(at: SocketAddr, code: InviteCode) -> Self {
        Self { at, code }
    }

    /// The address and port that the server listens at.
    pub const fn at(&self) -> SocketAddr {
        self.at
    }

    /// The code, for whoever types it.
    pub const fn code(&self) -> InviteCode {
        self.code
    }

    /// The address of the page, to be typed.
    pub fn address(&self) -> String {
        format!("http://{}/", self.at)
    }
}

impl fmt::Display for Invitation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "http://{}/#i={}", self.at, self.code)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_invitation_is_the_address_with_the_code_in_its_fragment() {
        let code = InviteCode::try_from("004913").unwrap();
        let invitation = Invitation::new(([192, 168, 1, 20], 28_471).into(), code);
        assert_eq!(invitation.to_string(), "http://192.168.1.20:28471/#i=004913");
        assert_eq!(invitation.address(), "http://192.168.1.20:28471/");
        let at = "[fd00::20]:28471".parse().unwrap();
        assert_eq!(Invitation::new(at, code).address(), "http://[fd00::20]:28471/");
    }

    #[test]
    fn another_code_is_another() {
        let mut code = InviteCode::draw();
        for _ in 0..1_000 {
            let next = code.another();
            assert_ne!(next, code);
            assert_eq!(InviteCode::try_from(next.to_string().as_str()), Ok(next));
            code = next;
        }
    }
}
