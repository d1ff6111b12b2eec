//! Seafarers in sentences: deeds, gold, and what players have: ships, and points for foreign
//! islands.

use super::GameWords;
use board::Hex;
use game::{Cards, Expansion, Payout, SeaChange, SeaDeed, Seat};

pub(super) const fn noun(deed: &SeaDeed) -> &'static str {
    match deed {
        SeaDeed::FoundShip { .. } | SeaDeed::BuildShip { .. } | SeaDeed::MoveShip { .. } => {
            "sea-step-ship"
        }
        SeaDeed::MovePirate { .. } | SeaDeed::ChasePirate { .. } => "sea-step-pirate",
        SeaDeed::TakeGold { .. } => "sea-step-gold",
        SeaDeed::TurnUp { .. } => "sea-step-found",
    }
}

impl GameWords<'_> {
    pub(super) fn sea_change(&self, change: SeaChange) -> String {
        match change {
            SeaChange::Earned { player, chit } => self.with(
                "sea-act-earned",
                &[
                    ("who", &player),
                    ("count", &chit.points),
                    ("island", &self.island_letter(chit.island)),
                ],
            ),
        }
    }

    /// That it is a game of Seafarers, and what the table has set of it.
    pub(super) fn sea_history_game(&self) -> Option<String> {
        let rules = self.text.sea_rules(self.state.rules().sea?);
        Some(self.with("sea-history-game", &[("rules", &rules)]))
    }

    /// Returns what gold brings `seat` for a number: how many of choice, or once they were taken
    /// which.
    pub fn gold_note(&self, payout: &Payout, taken: Option<Cards>, seat: Seat) -> Option<String> {
        let due = payout.gold_due(seat);
        match taken {
            Some(cards) => Some(self.with("sea-gold-taken", &[("cards", &cards)])),
            None if due > 0 => Some(self.with("sea-gold-note", &[("count", &due)])),
            None => None,
        }
    }

    /// Tells the cards that players get for gold by a payout, a sentence each.
    pub(super) fn gold_paid(&self, payout: &Payout) -> Vec<String> {
        let seats = self.state.players().seats();
        let notes = seats.filter_map(|seat| Some((seat, self.gold_note(payout, None, seat)?)));
        let said =
            notes.map(|(seat, note)| self.about_with("sea-takes-gold", seat, "note", note.into()));
        said.collect()
    }

    /// All of Seafarers that everybody sees of a player; nothing where it isn't played.
    pub fn sea_facts(&self, seat: Seat) -> Vec<String> {
        let Some(sea) = self.state.sea() else { return Vec::new() };
        let told = |island, points: u8| {
            self.with("sea-chit", &[("count", &points), ("island", &self.island_letter(island))])
        };
        let chits = sea.chits(seat).iter().map(|chit| told(chit.island, chit.points));
        chits.chain(self.left_of(seat, Some(Expansion::Sea))).collect()
    }

    /// The letter that the island, or the area, of a hex has had since the hex is land of it:
    /// "B"; none where it never was.
    pub fn island_letter(&self, hex: Hex) -> String {
        let letter = self.state.position().letter_of(hex);
        letter.map(|letter| letter.to_string()).unwrap_or_default()
    }

    /// The letters of the islands of these hexes, each once: "B, C".
    pub(super) fn island_letters(&self, hexes: &[Hex]) -> String {
        let mut letters: Vec<String> = hexes.iter().map(|hex| self.island_letter(*hex)).collect();
        letters.retain(|letter| !letter.is_empty());
        letters.sort_unstable();
        letters.dedup();
        self.text.joined(&letters)
    }

    /// The letters of the islands on which a player has earned points: "B, C".
    pub fn chit_letters(&self, seat: Seat) -> String {
        let chits = self.state.sea().map(|sea| sea.chits(seat)).unwrap_or_default();
        let letters: Vec<String> =
            chits.iter().map(|chit| self.island_letter(chit.island)).collect();
        self.text.joined(&letters)
    }
}
