//! What titles are called, and what they are for.

use super::about::About;
use stats::report::{Honor, Honored};
use words::text::Text;

/// What a title is called.
pub fn honor_title(text: &Text, honor: Honor) -> String {
    let key = match honor {
        Honor::Comeback => "honor-comeback",
        Honor::Defender => "honor-defender",
        Honor::Rampart => "honor-rampart",
        Honor::Improvements => "honor-improvements",
        Honor::Progress => "honor-progress",
        Honor::Marshal => "honor-marshal",
        Honor::Pillaged => "honor-pillaged",
        Honor::Settler => "honor-settler",
        Honor::Explorer => "honor-explorer",
        Honor::Shipwright => "honor-shipwright",
        Honor::Knights => "honor-knights",
        Honor::Trades => "honor-trades",
        Honor::Roads => "honor-roads",
        Honor::Cities => "honor-cities",
        Honor::Settlements => "honor-settlements",
        Honor::Harvest(kind) => {
            return text.with("honor-harvest", &[("kind", text.kind(kind).into())]);
        }
        Honor::Harbors => "honor-harbors",
        Honor::Cards => "honor-cards",
        Honor::Robbed => "honor-robbed",
    };
    text.get(key)
}

/// Who has a title, and for what.
pub fn honor_words(text: &Text, about: &About, one: &Honored) -> String {
    let key = match one.honor {
        Honor::Comeback => "honor-comeback-how",
        Honor::Defender => "honor-defender-how",
        Honor::Rampart => "honor-rampart-how",
        Honor::Improvements => "honor-improvements-how",
        Honor::Progress => "honor-progress-how",
        Honor::Marshal => "honor-marshal-how",
        Honor::Pillaged => "honor-pillaged-how",
        Honor::Settler => "honor-settler-how",
        Honor::Explorer => "honor-explorer-how",
        Honor::Shipwright => "honor-shipwright-how",
        Honor::Knights => "honor-knights-how",
        Honor::Trades => "honor-trades-how",
        Honor::Roads => "honor-roads-how",
        Honor::Cities => "honor-cities-how",
        Honor::Settlements => "honor-settlements-how",
        Honor::Harvest(_) => "honor-harvest-how",
        Honor::Harbors => "honor-harbors-how",
        Honor::Cards => "honor-cards-how",
        Honor::Robbed => "honor-robbed-how",
    };
    let names: Vec<String> = one.seats.iter().map(|seat| about.name(*seat)).collect();
    text.with(key, &[("who", text.list(&names).into()), ("count", one.count.into())])
}
