//! What was played last: it is offered again.

use crate::app::library::games::{SavedGame, SeaGlance};
use cards::Rulings;
use game::{Expansion, Expansions, KnightsRules, Player};

/// What was played last at this table.
#[derive(Clone, Debug, Default)]
pub struct LastTable {
    /// Who played, in seat order.
    pub players: Vec<Player>,
    /// What they had set of Cities & Knights, if they played it.
    pub knights: Option<KnightsRules>,
    /// What they had set of Seafarers, if they played it.
    pub sea: Option<SeaGlance>,
    /// How they read events, and so which cards lie on their table; none: nobody has played
    /// here before.
    pub rulings: Option<Rulings>,
}

impl LastTable {
    /// The table of `game`.
    pub fn of(game: &SavedGame) -> Self {
        Self {
            players: game.players.clone(),
            knights: game.knights,
            sea: game.sea.clone(),
            rulings: Some(game.rulings.clone()),
        }
    }

    /// What they played beside the base game.
    pub fn expansions(&self) -> Expansions {
        let knights = self.knights.map(|_| Expansion::Knights);
        knights.into_iter().chain(self.sea.as_ref().map(|_| Expansion::Sea)).collect()
    }
}
