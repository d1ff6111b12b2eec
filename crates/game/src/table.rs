//! A game that begins in its middle: how the table stands when the app comes
//! to it.

use serde::{Deserialize, Serialize};

use super::{
    BadKnightsTable, BadSeaTable, BarbarianTrack, Building, CardKind, Cards, DevelopmentCard,
    Expansion, Expansions, Holders, KnightsTable, MessageValue, PerSeat, Piece, Pieces, Rules,
    SeaTable, Seat, supply,
};
use board::{Hex, Island, Spot};
use cards::{Award, Season};
use derive::Said;

/// What the table says of a hand.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum HandCount {
    #[default]
    Unknown,
    /// How many cards it holds.
    Count(u16),
    /// Which cards it holds.
    Cards(Cards),
}

impl HandCount {
    /// Returns how many cards that are, if the table said so.
    pub fn size(self) -> Option<u16> {
        match self {
            Self::Unknown => None,
            Self::Count(count) => Some(count),
            Self::Cards(cards) => Some(cards.total()),
        }
    }

    pub fn known(self) -> Cards {
        match self {
            Self::Unknown | Self::Count(_) => Cards::none(),
            Self::Cards(cards) => cards,
        }
    }
}

/// How the table stands. Anything may be written here; what can't be is named
/// by [`Table::problems`], and what merely disagrees is taken as it is and
/// shown by [`super::State::discrepancies`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Table {
    /// Whose turn it is; it begins before its number.
    pub active: Seat,
    /// What stands on the island.
    pub pieces: Pieces,
    /// Where the robber stands; nowhere: beside the board.
    pub robber: Option<Hex>,
    /// Who held the awards so far: whoever leads now takes them over at once,
    /// a tie stays with the holder (RULES 7).
    pub holders: Holders,
    /// Knight cards played.
    #[serde(rename = "knights")]
    pub knight_cards: PerSeat<u8>,
    /// Victory point cards revealed.
    pub revealed: PerSeat<u8>,
    /// Development cards held unplayed.
    pub hidden: PerSeat<u8>,
    /// What the hands hold.
    pub hands: PerSeat<HandCount>,
    /// What the bank holds; left out: what the hands leave it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bank: Option<Cards>,
    /// The season; left out: the one a game begins with.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub season: Option<Season>,
    /// Where the barbarian ship is.
    #[serde(default, rename = "ship", skip_serializing_if = "Option::is_none")]
    pub barbarians: Option<BarbarianTrack>,
    /// How Cities & Knights stands, where it is played; left out: nobody has done anything
    /// of it.
    #[serde(default, rename = "cities_and_knights", skip_serializing_if = "Option::is_none")]
    pub knights: Option<KnightsTable>,
    /// How Seafarers stands, where it is played; left out: nobody has done anything of it.
    #[serde(default, rename = "seafarers", skip_serializing_if = "Option::is_none")]
    pub sea: Option<SeaTable>,
}

/// What can't be, whatever the table says.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Said, thiserror::Error)]
#[said("bad-start")]
pub enum BadTable {
    /// Not as many players as sit there.
    #[error("the table has other seats than the position")]
    WrongSeats,
    /// Somebody who isn't there.
    #[error("no such player here: {0}")]
    NoSuchPlayer(Seat),
    /// A piece or the robber at sea.
    #[error("something stands off the island")]
    OffIsland(Spot),
    /// More pieces than a player has.
    #[error("{player} has no {count} pieces of this kind: {piece:?}")]
    TooManyPieces {
        player: Seat,
        #[said("piece", with = MessageValue::kind_of_piece)]
        #[said("supply", with = MessageValue::supply)]
        piece: Piece,
        /// How many stand there.
        count: u8,
    },
    /// More cards of a kind than there are.
    #[error("there are only {supply} {}, not {count}", kind.key())]
    TooManyCards {
        /// In whose hand; nobody's: in the bank.
        #[said("who", none = "in-bank")]
        player: Option<Seat>,
        kind: CardKind,
        /// How many were named.
        count: u8,
        supply: u8,
    },
    /// A larger hand than all cards together.
    #[error("{player} can't hold {count} cards")]
    HandTooLarge {
        player: Seat,
        /// How many were named.
        count: u16,
    },
    /// More development cards of a kind than there are.
    #[error("{player} can't have {count} of these cards, there are {supply}")]
    TooManyDevelopmentCards {
        player: Seat,
        /// Of which kind; none: unplayed ones.
        #[said("kind", with = MessageValue::kind_of_development)]
        kind: Option<DevelopmentCard>,
        /// How many were named.
        count: u8,
        supply: u8,
    },
    /// Something of Cities & Knights.
    #[error(transparent)]
    #[said(transparent)]
    Knights(#[from] BadKnightsTable),
    /// Something of Seafarers.
    #[error(transparent)]
    #[said(transparent)]
    Sea(#[from] BadSeaTable),
    /// Nothing is said of a hand that the app is to follow.
    #[error("nothing is known of the hand of {0}")]
    UnknownHand(Seat),
}

impl BadTable {
    /// The same without the number that is too large, and that number: of two that differ in it
    /// alone, the larger is worse.
    pub fn counted(mut self) -> (Self, u16) {
        use BadKnightsTable as Knights;
        let count = match &mut self {
            Self::TooManyPieces { count, .. }
            | Self::TooManyCards { count, .. }
            | Self::TooManyDevelopmentCards { count, .. }
            | Self::Knights(
                Knights::TooManyKnights(_, count)
                | Knights::TooManyWalls(_, count)
                | Knights::TooManyDefenders(_, count),
            )
            | Self::Sea(BadSeaTable::TooManyChits(_, count)) => std::mem::take(count).into(),
            Self::HandTooLarge { count, .. }
            | Self::Knights(
                Knights::TooManyProgressCards { count, .. } | Knights::TooManyAttacks(count),
            ) => std::mem::take(count),
            Self::WrongSeats
            | Self::NoSuchPlayer(_)
            | Self::OffIsland(_)
            | Self::UnknownHand(_)
            | Self::Knights(Knights::NotPlayed)
            | Self::Sea(BadSeaTable::NotPlayed | BadSeaTable::RoadUnderShip(_)) => 0,
        };
        (self, count)
    }
}

impl Table {
    /// A table of so many players before the first settlement.
    pub fn empty<T>(players: &PerSeat<T>, active: Seat, island: &Island) -> Self {
        let none = players.map(|_, _| 0);
        Self {
            active,
            pieces: Pieces::default(),
            robber: island.deserts().next(),
            holders: Holders::default(),
            knight_cards: none.clone(),
            revealed: none.clone(),
            hidden: none,
            hands: players.map(|_, _| HandCount::Cards(Cards::none())),
            bank: None,
            season: None,
            barbarians: None,
            knights: None,
            sea: None,
        }
    }

    /// The part of it that a table has where these are played: without Cities & Knights no
    /// knights, walls, commodities, or cities on their side, with it no development cards and no
    /// Largest Army (KNIGHTS 1); without Seafarers no ships, and nothing of the pirate or of
    /// points abroad.
    #[must_use]
    pub fn part(&self, played: Expansions) -> Self {
        let mut part = self.clone();
        if played.has(Expansion::Knights) {
            let none = self.knight_cards.map(|_, _| 0);
            (part.knight_cards, part.revealed, part.hidden) = (none.clone(), none.clone(), none);
            part.holders.set(Award::LargestArmy, None);
        } else {
            part.knights = None;
            part.hands = part.hands.map(|_, hand| match hand {
                HandCount::Cards(cards) => HandCount::Cards(cards.resources()),
                other => *other,
            });
            part.bank = part.bank.map(Cards::resources);
            for (at, seat, building) in self.pieces.buildings() {
                if building == Building::LaidCity {
                    part.pieces.put_building(at, seat, Building::Settlement);
                }
            }
            self.pieces.knights().for_each(|(at, ..)| part.pieces.remove_knight(at));
            self.pieces.walls().for_each(|(at, _)| part.pieces.remove_wall(at));
        }
        if !played.has(Expansion::Sea) {
            part.sea = None;
            self.pieces.ships().for_each(|(at, ..)| part.pieces.remove_ship(at));
        }
        part
    }

    /// All that can't be so on `island` with so many `players` who play by
    /// `rules`, in the order of the fields.
    pub fn problems(&self, island: &Island, players: usize, rules: &Rules) -> Vec<BadTable> {
        let seats = [self.knight_cards.count(), self.revealed.count(), self.hidden.count()];
        let told = self.knights.iter().flat_map(KnightsTable::seats);
        let told = told.chain(self.sea.iter().flat_map(SeaTable::seats));
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
        let pieces = &self.pieces;
        if rules.knights.is_some() {
            let of_pieces = BadKnightsTable::of_pieces(pieces, self.knight_cards.seats());
            found.extend(of_pieces.into_iter().map(BadTable::Knights));
            found.extend(
                self.knights.iter().flat_map(KnightsTable::problems).map(BadTable::Knights),
            );
        } else if self.knights.is_some()
            || pieces.knights().next().is_some()
            || pieces.walls().next().is_some()
        {
            found.push(BadKnightsTable::NotPlayed.into());
        }
        if rules.sea.is_some() {
            found.extend(BadSeaTable::of_pieces(pieces).into_iter().map(BadTable::Sea));
            found.extend(self.sea.iter().flat_map(SeaTable::problems).map(BadTable::Sea));
        } else if self.sea.is_some() || pieces.ships().next().is_some() {
            found.push(BadSeaTable::NotPlayed.into());
        }
        if let Some(bank) = self.bank {
            check_cards(None, bank, supply(players, rules.kinds()), &mut found);
        }
        found
    }

    fn check_seats(&self, found: &mut Vec<BadTable>) {
        let owners = self.pieces.buildings().map(|(_, seat, _)| seat);
        let owners = owners.chain(self.pieces.roads().map(|(_, seat, _)| seat));
        let owners = owners.chain(self.pieces.ships().map(|(_, seat, _)| seat));
        let owners = owners.chain(self.pieces.knights().map(|(_, seat, _)| seat));
        let owners = owners.chain(self.pieces.walls().map(|(_, seat)| seat));
        let holders = Award::ALL.into_iter().filter_map(|award| self.holders.of(award));
        let of_knights = self.knights.iter().flat_map(KnightsTable::named);
        let of_sea = self.sea.iter().flat_map(SeaTable::named);
        let named = owners.chain(holders).chain([self.active]).chain(of_knights).chain(of_sea);
        let mut named: Vec<Seat> = named.collect();
        named.sort_unstable();
        named.dedup();
        let strangers = named.into_iter().filter(|seat| self.knight_cards.get(*seat).is_none());
        found.extend(strangers.map(BadTable::NoSuchPlayer));
    }

    fn check_places(&self, island: &Island, found: &mut Vec<BadTable>) {
        let buildings = self.pieces.buildings().map(|(at, ..)| at);
        let knights = self.pieces.knights().map(|(at, ..)| at);
        let knights = knights.filter(|at| !island.is_coast_or_sea(*at));
        let buildings = buildings.chain(knights);
        let buildings = buildings.chain(self.pieces.walls().map(|(at, _)| at));
        let buildings = buildings.chain(self.knights.iter().flat_map(KnightsTable::places));
        let buildings = buildings.filter(|at| !island.has_intersection(*at));
        found.extend(buildings.map(|at| BadTable::OffIsland(Spot::Intersection(at))));
        let roads = self.pieces.roads().map(|(at, ..)| at);
        let roads = roads.filter(|at| !island.has_path(*at));
        found.extend(roads.map(|at| BadTable::OffIsland(Spot::Path(at))));
        let merchant = self.knights.iter().filter_map(|knights| knights.merchant);
        let hexes = self.robber.into_iter().chain(merchant.map(|merchant| merchant.at));
        let hexes = hexes.chain(self.sea.iter().flat_map(SeaTable::land));
        let hexes = hexes.filter(|hex| !island.is_land(*hex));
        found.extend(hexes.map(|hex| BadTable::OffIsland(Spot::Hex(hex))));
        let ships = self.pieces.ships().map(|(at, ..)| at);
        let ships = ships.filter(|at| !island.has_ship_path(*at));
        found.extend(ships.map(|at| BadTable::OffIsland(Spot::Path(at))));
        let pirate =
            self.sea.iter().filter_map(|sea| sea.pirate).filter(|hex| !island.is_sea(*hex));
        found.extend(pirate.map(|hex| BadTable::OffIsland(Spot::Hex(hex))));
    }

    fn check_pieces(&self, player: Seat, found: &mut Vec<BadTable>) {
        let buildings = |piece: Piece| {
            self.pieces.buildings_of(player).filter(|(_, other)| other.piece() == piece).count()
        };
        for (piece, count) in [
            (Piece::Road, self.pieces.roads_of(player).count()),
            (Piece::Settlement, buildings(Piece::Settlement)),
            (Piece::City, buildings(Piece::City)),
            (Piece::Ship, self.pieces.ships_of(player).count()),
        ] {
            let count = u8::try_from(count).unwrap_or(u8::MAX);
            if count > piece.supply() {
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
        let supply = |kind| rules.development_cards(kind, players);
        let all = DevelopmentCard::ALL.into_iter().map(supply).sum();
        let knights = DevelopmentCard::Knight;
        let points = DevelopmentCard::VictoryPoint;
        for (kind, count, supply) in [
            (Some(knights), self.knight_cards.of(player), supply(knights)),
            (Some(points), self.revealed.of(player), supply(points)),
            (None, self.hidden.of(player), all),
        ] {
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
