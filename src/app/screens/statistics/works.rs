//! What each player did of an expansion, as a sentence and as a table.

use super::about::About;
use game::Seat;
use store::Table;
use words::text::{Text, Value};

/// What players did, counted.
pub(super) struct Works<'a, W> {
    pub text: &'a Text,
    pub about: &'a About,
    pub all: &'a [W],
    /// The key of a name.
    pub key: fn(W) -> &'static str,
    pub count: &'a dyn Fn(Seat, W) -> u32,
}

impl<W: Copy> Works<'_, W> {
    /// "Ann: knights recruited 3, promoted 1, ...", without what never happened.
    pub fn sentence(&self, seat: Seat) -> String {
        let text = self.text;
        let done = self.all.iter().filter_map(|work| {
            let count = (self.count)(seat, *work);
            let values: [(&str, Value<'_>); 2] =
                [("what", text.get((self.key)(*work)).into()), ("count", count.into())];
            (count > 0).then(|| text.with("stats-work-count", &values))
        });
        let mut done: Vec<String> = done.collect();
        if done.is_empty() {
            done.push(text.get("stats-works-none"));
        }
        let values = [("who", self.about.name(seat).into()), ("all", text.joined(&done).into())];
        text.with("stats-works-of", &values)
    }

    /// A row for each of them, titled by the text of the key `title`.
    pub fn sheet(&self, title: &str) -> Table {
        let row = |work: &W| {
            let count = |seat: &Seat| (self.count)(*seat, *work).to_string();
            let name = std::iter::once(self.text.get((self.key)(*work)));
            name.chain(self.about.seats.iter().map(count)).collect()
        };
        Table {
            title: self.text.get(title),
            head: [vec![self.text.get("stats-what")], self.about.names()].concat(),
            rows: self.all.iter().map(row).collect(),
        }
    }
}
