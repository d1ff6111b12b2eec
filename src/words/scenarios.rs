//! What scenarios say, in the players' language.

use super::language::Language;
use super::text::Text;
use crate::scenarios::Spoken;

impl Text {
    /// A scenario's own words.
    pub fn of_scenario<'a>(&self, spoken: &'a Spoken) -> &'a str {
        match self.language() {
            Language::English => spoken.english(),
            Language::German => spoken.german(),
        }
    }
}
