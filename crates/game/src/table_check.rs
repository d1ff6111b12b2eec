//! Finds all that can't be on a table, and the part of it that belongs to what is played.

use super::{
    BadTable, Cards, DevelopmentCard, Expansion, Expansions, FishTable, HandCount, KnightsTable,
    OilTable, OwnScenario, Piece, Purses, Rules, ScenarioTable, SeaTable, Seat, Table,
    fish::FISH_ON_TABLE, gold::gold_problems, knights::KNIGHTS_ON_TABLE, oil::OIL_ON_TABLE,
    rivers::RIVERS_ON_TABLE, sea::SEA_ON_TABLE, supply, table::OnTable, wagons::WAGONS_ON_TABLE,
};
use board::{Island, Spot};
use cards::Award;

impl Expansion {
    const fn on_table(self) -> &'static OnTable {
        match self {
            Self::Knights => &KNIGHTS_ON_TABLE,
            Self::Sea => &SEA_ON_TABLE,
            Self::Fish => &FISH_ON_TABLE,
            Self::Rivers => &RIVERS_ON_TABLE,
            Self::Wagons => &WAGONS_ON_TABLE,
            Self::Oil => &OIL_ON_TABLE,
        }
    }
}

impl Table {
    /// The part of it that a table has where these are played.
    #[must_use]
    pub fn part(&self, played: Expansions) -> Self {
        let mut part = self.clone();
        for expansion in Expansion::ALL {
            let OnTable { clear, make_room, .. } = expansion.on_table();
            if played.has(expansion) { make_room(&mut part) } else { clear(&mut part) }
        }
        if !played.have_gold() {
            part.gold = None;
        }
        part
    }

    /// The scenario with rules of its own that is on it, if it is one.
    pub fn own_scenario(&self) -> Option<OwnScenario> {
        self.sea.as_ref()?.scenario.as_ref().map(ScenarioTable::own)
    }

    /// All that can't be so on `island` with so many `players` who play by
    /// `rules`, in the order of the fields.
    pub fn problems(&self, island: &Island, players: usize, rules: &Rules) -> Vec<BadTable> {
        let seats = [self.knight_cards.count(), self.revealed.count(), self.hidden.count()];
        let told = self.knights.iter().flat_map(KnightsTable::seats);
        let told = told.chain(self.sea.iter().flat_map(SeaTable::seats));
        let told = told.chain(self.fish.iter().map(|fish| fish.tokens.count()));
        let told = told.chain(self.gold.iter().map(Purses::count));
        let told = told.chain(self.wagons.iter().map(|wagons| wagons.wagons.count()));
        let told = told.chain(self.oil.iter().flat_map(OilTable::seats));
        if seats.into_iter().chain([self.hands.count()]).chain(told).any(|it| it != players) {
            return vec![BadTable::WrongSeats];
        }
        let mut found = Vec::new();
        self.check_seats(&mut found);
        self.check_places(island, &mut found);
        for seat in self.knight_cards.seats() {
            self.check_pieces(seat, &mut found);
            self.check_hand(seat, players, rules, &mut found);
            self.check_development_cards(seat, players, rules, &mut found);
        }
        for expansion in Expansion::ALL {
            let OnTable { problems, stray, .. } = expansion.on_table();
            if rules.expansions().has(expansion) {
                found.extend(problems(self));
            } else {
                found.extend(stray(self));
            }
        }
        found.extend(gold_problems(self, rules.expansions()));
        if let Some(bank) = self.bank {
            check_cards(None, bank, supply(players, rules.kinds()), &mut found);
        }
        found
    }

    fn check_seats(&self, found: &mut Vec<BadTable>) {
        let holders = Award::ALL.into_iter().filter_map(|award| self.holders.of(award));
        let of_knights = self.knights.iter().flat_map(KnightsTable::named);
        let of_sea = self.sea.iter().flat_map(SeaTable::named);
        let named = self
            .pieces
            .owners()
            .chain(holders)
            .chain([self.active])
            .chain(of_knights)
            .chain(of_sea)
            .chain(self.fish.iter().filter_map(|fish: &FishTable| fish.boot))
            .chain(self.oil.iter().flat_map(OilTable::named));
        let mut named: Vec<Seat> = named.collect();
        named.sort_unstable();
        named.dedup();
        let strangers = named.into_iter().filter(|seat| self.knight_cards.get(*seat).is_none());
        found.extend(strangers.map(BadTable::NoSuchPlayer));
    }

    fn check_places(&self, island: &Island, found: &mut Vec<BadTable>) {
        found.extend(self.pieces.off(island).map(BadTable::OffIsland));
        let buildings = self.knights.iter().flat_map(KnightsTable::places);
        let buildings = buildings.filter(|at| !island.has_intersection(*at));
        found.extend(buildings.map(|at| BadTable::OffIsland(Spot::Intersection(at))));
        let merchant = self.knights.iter().filter_map(|knights| knights.merchant);
        let hexes = self.robber.into_iter().chain(merchant.map(|merchant| merchant.at));
        let hexes = hexes.chain(self.sea.iter().flat_map(SeaTable::land));
        let hexes = hexes.chain(self.oil.iter().flat_map(|oil| oil.destroyed.iter().copied()));
        let hexes = hexes.filter(|hex| !island.is_land(*hex));
        found.extend(hexes.map(|hex| BadTable::OffIsland(Spot::Hex(hex))));
        let pirate =
            self.sea.iter().filter_map(|sea| sea.pirate).filter(|hex| !island.is_sea(*hex));
        found.extend(pirate.map(|hex| BadTable::OffIsland(Spot::Hex(hex))));
        let scenario = self.sea.iter().filter_map(|sea| sea.scenario.as_ref());
        found.extend(scenario.filter_map(|it| it.off(island)).map(BadTable::OffIsland));
    }

    fn check_pieces(&self, player: Seat, found: &mut Vec<BadTable>) {
        for piece in Piece::ALL {
            let count = self.pieces.placed(player, piece);
            let count = u8::try_from(count).unwrap_or(u8::MAX);
            let sea = self.sea.as_ref();
            let more = sea.map_or(0, |sea| sea.without_piece(player, piece));
            if count > piece.supply().saturating_add(more) {
                found.push(BadTable::TooManyPieces { player, piece, count });
            }
        }
    }

    fn check_hand(&self, player: Seat, players: usize, rules: &Rules, found: &mut Vec<BadTable>) {
        let all = supply(players, rules.kinds());
        match self.hands.of(player) {
            HandCount::Unknown if rules.following.is_on() => {
                found.push(BadTable::UnknownHand(player));
            }
            HandCount::Count(count) if count > all.total() => {
                found.push(BadTable::HandTooLarge { player, count });
            }
            HandCount::Cards(cards) => check_cards(Some(player), cards, all, found),
            HandCount::Unknown | HandCount::Count(_) => {}
        }
    }

    fn check_development_cards(
        &self,
        player: Seat,
        players: usize,
        rules: &Rules,
        found: &mut Vec<BadTable>,
    ) {
        for (kind, count) in [
            (Some(DevelopmentCard::Knight), self.knight_cards.of(player)),
            (Some(DevelopmentCard::VictoryPoint), self.revealed.of(player)),
            (None, self.hidden.of(player)),
        ] {
            let supply = rules.development_cards(kind, players, self.own_scenario());
            if count > supply {
                found.push(BadTable::TooManyDevelopmentCards { player, kind, count, supply });
            }
        }
    }
}

/// Names every kind of which `cards` has more than there are.
fn check_cards(player: Option<Seat>, cards: Cards, supply: Cards, found: &mut Vec<BadTable>) {
    for (kind, count) in cards.kinds() {
        let supply = supply.get(kind);
        if count > supply {
            found.push(BadTable::TooManyCards { player, kind, count, supply });
        }
    }
}
