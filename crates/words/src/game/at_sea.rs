//! Seafarers as the table view tells it: the pirate, the islands that still bring points, and
//! what is hidden.

use super::GameWords;
use game::Seat;

/// What is to be seen of Seafarers from two meters.
pub struct AtSea {
    /// Whose ships the pirate lies beside.
    pub pirate: String,
    /// The islands that still bring somebody points; empty if there are none.
    pub isles: String,
    /// How many hexes are hidden; empty if none are.
    pub hidden: String,
}

impl AtSea {
    /// What there is of it now; nothing where it isn't played.
    pub fn of(say: &GameWords<'_>) -> Option<Self> {
        say.state.sea()?;
        Some(Self { pirate: pirate(say), isles: isles(say), hidden: hidden(say) })
    }

    /// All of it for screen readers.
    pub fn spoken(&self, say: &GameWords<'_>) -> String {
        let told = |key: &str, words: &str| {
            (!words.is_empty()).then(|| say.text.with(key, &[("words", words.into())]))
        };
        let all = [
            told("stage-sea-pirate", &self.pirate),
            told("stage-sea-isles-spoken", &self.isles),
            told("stage-sea-hidden-spoken", &self.hidden),
        ];
        say.text.sentences(&all.into_iter().flatten().collect::<Vec<_>>())
    }
}

/// At most so many are named whose ships it lies beside.
const NAMED: usize = 2;

fn pirate(say: &GameWords<'_>) -> String {
    let Some(at) = say.state.pirate() else {
        let key = match say.state.pirate_to_come() {
            Some(_) => "stage-sea-pirate-waits",
            None => "stage-sea-pirate-board",
        };
        return say.text.get(key);
    };
    let ships = |seat: &Seat| {
        let mut own = say.state.pieces().ships_of(*seat);
        own.any(|(path, _)| path.hexes().contains(&at))
    };
    let near: Vec<String> =
        say.seats_from_active().filter(ships).map(|seat| say.name(seat)).collect();
    match near.len() {
        0 => say.text.get("stage-sea-pirate-alone"),
        1..=NAMED => {
            say.text.with("stage-sea-pirate-near", &[("who", say.text.list(&near).into())])
        }
        count => say.text.with("stage-sea-pirate-many", &[("count", count.into())]),
    }
}

fn isles(say: &GameWords<'_>) -> String {
    let Some(sea) = say.state.sea() else { return String::new() };
    let mut due: Vec<String> = Vec::new();
    for seat in say.state.seating().present() {
        let has =
            |hexes: &[board::Hex]| sea.chits(seat).iter().any(|chit| hexes.contains(&chit.island));
        let areas = say.state.position().unsettled_areas(seat).into_iter();
        let letters = areas.filter(|area| !has(&area.hexes)).map(|area| area.letter.to_string());
        due.extend(letters);
    }
    // Letters go on with AA after Z.
    due.sort_by_key(|letter| (letter.len(), letter.clone()));
    due.dedup();
    if due.is_empty() {
        return String::new();
    }
    let points = say.state.sea_rules().foreign_island;
    let letters = say.text.joined(&due);
    say.text.with("stage-sea-isles", &[("islands", letters.into()), ("count", points.into())])
}

fn hidden(say: &GameWords<'_>) -> String {
    let count = say.state.island().hidden().len();
    if count == 0 {
        return String::new();
    }
    say.text.with("stage-sea-hidden", &[("count", count.into())])
}
