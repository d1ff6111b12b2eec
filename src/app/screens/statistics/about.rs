//! Whose game it was: names and colors, the island, and how it is turned.

use board::Island;
use cards::Award;
use game::{
    CardKind, Color, Edition, Game, PerSeat, Player, ProgressCard, SeaRules, Seat, Title, Track,
};
use words::places::Places;
use words::text::Text;

/// What all pages of a game's statistics need to know.
#[derive(Clone, Debug)]
pub struct About {
    players: PerSeat<Player>,
    title: Option<Title>,
    island: Island,
    lies: u8,
    /// The seats in play, clockwise.
    pub seats: Vec<Seat>,
    pub kinds: &'static [CardKind],
    /// By which edition Cities & Knights is played; nothing: the base game.
    edition: Option<Edition>,
    sea: Option<SeaRules>,
    pub target: u8,
    pub acts: usize,
}

impl About {
    pub fn of(game: &Game) -> Self {
        let state = game.state();
        Self {
            players: state.players().clone(),
            title: game.title().cloned(),
            island: state.island().clone(),
            lies: game.board_rotation().sixths(),
            seats: state.seating().order().collect(),
            kinds: state.kinds().all(),
            edition: state.knights().map(|_| state.knights_rules().edition),
            sea: state.rules().sea,
            target: state.rules().target,
            acts: game.count(),
        }
    }

    pub fn name(&self, seat: Seat) -> String {
        self.players.get(seat).map(|player| player.name.to_string()).unwrap_or_default()
    }

    pub fn color(&self, seat: Seat) -> Color {
        self.players.get(seat).map_or(Color::White, |player| player.color)
    }

    pub const fn has_knights(&self) -> bool {
        self.edition.is_some()
    }

    pub const fn has_sea(&self) -> bool {
        self.sea.is_some()
    }

    pub fn award(&self, text: &Text, award: Award) -> String {
        match (award, self.sea) {
            (Award::LongestRoad, Some(_)) => text.get("award-trade-route"),
            _ => text.award(award),
        }
    }

    /// What this table's edition calls a progress card.
    pub fn progress_card(&self, text: &Text, card: ProgressCard) -> String {
        text.progress_card(card, self.edition.unwrap_or_default())
    }

    /// Names of the places on the island as it is turned on the table.
    pub const fn places<'a>(&'a self, text: &'a Text) -> Places<'a> {
        Places::new(text, &self.island, self.lies)
    }

    pub fn heading(&self, text: &Text) -> String {
        match &self.title {
            Some(title) => text.with("stats-of", &[("game", title.to_string().into())]),
            None => text.get("stats-title"),
        }
    }

    /// All names, for the header of a table.
    pub fn names(&self) -> Vec<String> {
        self.seats.iter().map(|seat| self.name(*seat)).collect()
    }
}

pub fn track_name(text: &Text, track: Track) -> String {
    text.get(&format!("track-{}", track.key()))
}
