//! What the books have of a fact that the table puts right.

use super::{
    Chit, Correction, Ground, KnightsCorrection, NumberSource, PrintedCardPlace, SeaCorrection,
    State, ThisTurn,
};
use board::{Hex, Path};
use cards::Pile;

impl State {
    /// The same fact as the books have it: the correction that would change nothing. None
    /// where they don't know it.
    pub fn booked(&self, correction: &Correction) -> Option<Correction> {
        Some(match correction {
            Correction::Building { at, .. } => {
                Correction::Building { at: *at, is: self.pieces.building(*at) }
            }
            Correction::Road { at, .. } => Correction::Road { at: *at, is: self.pieces.road(*at) },
            Correction::Robber { .. } => Correction::Robber { at: self.robber },
            Correction::Tile { at, .. } => self.booked_ground(*at),
            Correction::Harbor { at, .. } => self.booked_harbor(*at),
            Correction::HandSize { player, .. } => {
                Correction::HandSize { player: *player, count: self.hands()?.size(*player) }
            }
            Correction::Bank { .. } => Correction::Bank { cards: self.bank? },
            Correction::KnightCards { player, .. } => {
                Correction::KnightCards { player: *player, count: self.knight_cards(*player) }
            }
            Correction::Hidden { player, .. } => {
                let count = self.hidden_cards(*player).total();
                Correction::Hidden { player: *player, count }
            }
            Correction::Revealed { player, .. } => {
                Correction::Revealed { player: *player, count: self.revealed(*player) }
            }
            Correction::Holder { award, .. } => {
                Correction::Holder { award: *award, holder: self.holders.of(*award) }
            }
            Correction::Season { .. } => Correction::Season { season: self.season },
            Correction::Pile { .. } => {
                let left = match self.numbers() {
                    NumberSource::Printed => self.printed.left(),
                    NumberSource::Cards | NumberSource::Dice | NumberSource::Table => {
                        self.pile().map(Pile::left)?
                    }
                };
                Correction::Pile { left }
            }
            Correction::Printed { card, .. } => {
                let place = if self.printed.holds(*card) {
                    PrintedCardPlace::InPile
                } else {
                    PrintedCardPlace::Aside
                };
                Correction::Printed { card: *card, place }
            }
            Correction::TurnNumber { .. } => Correction::TurnNumber { turn: self.turn },
            Correction::Turn { .. } => Correction::Turn { active: self.active },
            Correction::Knights(fact) => Correction::Knights(self.booked_of_knights(fact)?),
            Correction::Sea(fact) => self.booked_at_sea(fact)?,
        })
    }

    fn booked_ground(&self, at: Hex) -> Correction {
        if self.island.hidden().contains(&at) {
            return Correction::Sea(SeaCorrection::Hidden { at });
        }
        let tile = self.island.tile(at);
        let is = tile.map(|tile| Ground { terrain: tile.terrain, token: tile.token });
        Correction::Tile { at, is }
    }

    fn booked_harbor(&self, at: Path) -> Correction {
        let harbor = self.island.harbors().iter().find(|harbor| harbor.path == at);
        Correction::Harbor { at, gives: harbor.map(|harbor| harbor.gives) }
    }

    fn booked_of_knights(&self, fact: &KnightsCorrection) -> Option<KnightsCorrection> {
        let knights = self.knights.as_deref()?;
        let (table, turn) = (knights.table(), knights.turn());
        Some(match fact {
            KnightsCorrection::Level { player, track, .. } => {
                let level = self.improvement(*player, *track);
                KnightsCorrection::Level { player: *player, track: *track, level }
            }
            KnightsCorrection::Metropolis { track, .. } => {
                KnightsCorrection::Metropolis { track: *track, at: table.metropolises[*track] }
            }
            KnightsCorrection::Wall { at, .. } => {
                let wall = self.pieces.walls().find(|(place, _)| place == at);
                KnightsCorrection::Wall { at: *at, is: wall.map(|(_, owner)| owner) }
            }
            KnightsCorrection::Knight { at, .. } => {
                KnightsCorrection::Knight { at: *at, is: self.pieces.knight(*at) }
            }
            KnightsCorrection::KnightTurn { at, .. } => KnightsCorrection::KnightTurn {
                at: *at,
                action: done(turn.is_tired(*at)),
                promotion: done(turn.is_promoted(*at)),
            },
            KnightsCorrection::Attacks { .. } => {
                KnightsCorrection::Attacks { count: table.attacks }
            }
            KnightsCorrection::Merchant { .. } => {
                KnightsCorrection::Merchant { is: table.merchant }
            }
            KnightsCorrection::Progress { player, track, .. } => {
                let count = self.progress_of(*player, *track);
                KnightsCorrection::Progress { player: *player, track: *track, count }
            }
            KnightsCorrection::Defenders { player, .. } => {
                let count = table.defenders.of(*player);
                KnightsCorrection::Defenders { player: *player, count }
            }
            KnightsCorrection::PointCard { point, .. } => {
                KnightsCorrection::PointCard { point: *point, owner: knights.shown(*point) }
            }
            KnightsCorrection::Fleet { .. } => {
                KnightsCorrection::Fleet { kinds: turn.fleet().to_vec() }
            }
        })
    }

    fn booked_at_sea(&self, fact: &SeaCorrection) -> Option<Correction> {
        let sea = self.sea()?;
        Some(Correction::Sea(match fact {
            SeaCorrection::Ship { at, .. } => {
                SeaCorrection::Ship { at: *at, is: self.pieces.ship(*at) }
            }
            SeaCorrection::Built { at, .. } => {
                SeaCorrection::Built { at: *at, is: done(sea.table().built.contains(at)) }
            }
            SeaCorrection::Moved { player, .. } => {
                let is = done(sea.turn().has_moved(*player));
                SeaCorrection::Moved { player: *player, is }
            }
            SeaCorrection::Pirate { .. } => SeaCorrection::Pirate { at: sea.table().pirate },
            SeaCorrection::Chit { player, chit: Chit { island, .. } } => {
                let area = self.position().area_of(*island);
                let is_here = |chit: &&Chit| chit.island == *island || area.contains(&chit.island);
                let points = sea.chits(*player).iter().filter(is_here).map(|chit| chit.points);
                let points = points.fold(0, u8::saturating_add);
                SeaCorrection::Chit { player: *player, chit: Chit { island: *island, points } }
            }
            SeaCorrection::Home { player, .. } => {
                let hexes = sea.table().home.of(*player).clone();
                SeaCorrection::Home { player: *player, hexes }
            }
            SeaCorrection::Hidden { at } => return Some(self.booked_ground(*at)),
        }))
    }
}

/// Whether something that is done once in a turn is still open.
const fn done(is_done: bool) -> ThisTurn {
    if is_done { ThisTurn::Done } else { ThisTurn::Open }
}
