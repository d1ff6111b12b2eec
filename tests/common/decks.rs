//! Decks for tests: season decks with one event of every kind, so that a game
//! meets all that a deck can ask.

use std::path::Path;

use cards::{Deck, Season};
use serde_json::{Value, json};
use store::Folder;

/// The deck of this name: what its cards say follows from the name alone.
pub fn deck(id: &str) -> Deck {
    Deck::read(&text(id).to_string()).expect("a sound deck")
}

/// The own decks in a data folder that can be played with.
pub fn own_decks(data_dir: &Path) -> Vec<Deck> {
    let found = Folder::new(data_dir).decks().list().unwrap_or_default();
    found.into_iter().filter_map(Result::ok).map(|file| file.deck).collect()
}

/// The events that cards other than a 7 go through in turn.
const EVENTS: [&str; 17] = [
    "market", "harvest", "drought", "gift", "plenty", "toll", "storm", "repair", "tide", "ebb",
    "story", "thaw", "greeting", "raid", "watch", "wander", "fever",
];

fn effects(event: &str) -> Value {
    match event {
        "robber" => json!([
            {"do": "discard_half"},
            {"do": "move_robber"},
            {"do": "steal", "who": "active", "from": "beside_robber"}
        ]),
        "market" => json!([{"do": "swap", "who": "all"}]),
        "harvest" => json!([{"do": "yield", "harvest": "one_more"}]),
        "drought" => json!([{"do": "yield", "harvest": "one_less"}]),
        "gift" => json!([{"do": "take", "who": "all", "resource": "wool"}]),
        "plenty" => json!([{"do": "take", "who": "all", "duty": "may"}]),
        "toll" => json!([{"do": "pay", "who": "others"}]),
        "storm" => json!([{"do": "damage_road", "who": "all", "bars": "buildings"}]),
        "repair" => json!([{"do": "mend_road", "who": "all"}]),
        "tide" => json!([{"do": "ship", "course": "nearer"}]),
        "ebb" => json!([{"do": "ship", "course": "back"}]),
        "story" => json!([{"do": "at_table"}]),
        "thaw" => json!([{"do": "season", "begins": "spring"}]),
        "greeting" => json!([{"do": "give", "who": "all", "to": "right_neighbour"}]),
        "raid" => json!([{
            "do": "steal",
            "who": {"leaders": {"most": ["roads"], "tie": "share"}},
            "from": "anyone",
            "duty": "may"
        }]),
        "watch" => json!([{"do": "robber_sleeps"}]),
        "wander" => json!([{"do": "move_robber", "duty": "may"}]),
        "fever" => json!([{"do": "cap_yield", "buildings": "all_buildings"}]),
        other => panic!("no event {other}"),
    }
}

/// The file of such a deck: every dice pair once, seasons and faces in turn.
fn text(id: &str) -> Value {
    let shift = id.bytes().map(usize::from).sum::<usize>();
    let faces = ["ship", "trade", "ship", "politics", "ship", "science"];
    let mut cards = Vec::new();
    let mut others = shift % EVENTS.len();
    for nth in 0..36_usize {
        let (red, yellow) = (nth / 6 + 1, nth % 6 + 1);
        let event = if red + yellow == 7 {
            "robber"
        } else {
            others = (others + 1) % EVENTS.len();
            EVENTS[others]
        };
        let face = |season: usize| faces[(nth + season + shift) % 6];
        let mut card = json!({
            "red": red,
            "yellow": yellow,
            "event": event,
            "faces": {
                "spring": face(0),
                "summer": face(1),
                "autumn": face(2),
                "winter": face(3)
            }
        });
        // A few cards speak in any season.
        if !matches!(event, "robber" | "plenty") {
            card["season"] = json!(Season::ALL[(nth + shift) % 4].key());
        }
        cards.push(card);
    }
    let events: serde_json::Map<String, Value> = EVENTS
        .iter()
        .chain(&["robber"])
        .map(|event| {
            let name = format!("{}{}", event[..1].to_uppercase(), &event[1..]);
            let words = json!({"name": name, "text": format!("{name} comes over the island.")});
            ((*event).to_owned(), json!({"effects": effects(event), "texts": {"en": words}}))
        })
        .collect();
    json!({
        "format": "tableside-deck",
        "version": 2,
        "id": id,
        "titles": {"en": format!("Deck {}", id.to_uppercase())},
        "cards": cards,
        "events": events
    })
}
