//! Corrections, rules and people that change in the middle of a game
//! (RULES 4.5, 11). A number that can't be is refused; one that merely
//! disagrees with others is taken.

use super::super::{
    Building, Color, Correction, ExtraBuilding, Ground, Hands, Impossible, Move, Name, Phase,
    Piece, Refusal, Round, RuleChange, Seat, State, Waiting,
};
use super::{Judge, Verdict};
use board::{HarborKind, Hex, Intersection, Path, Spot, Tile};

impl State {
    /// Refuses a building where none can stand, or whose owner has none left.
    pub(crate) fn may_stand(
        &self,
        at: Intersection,
        is: Option<(Seat, Building)>,
    ) -> Result<(), Refusal> {
        self.on_island(at)?;
        if is.is_some() && self.pieces.knight(at).is_some() {
            return Err(Impossible::IntersectionTaken(at).into());
        }
        let piece = |(seat, building): (Seat, Building)| (seat, building.piece());
        self.piece_for(is.map(piece), self.pieces.building(at).map(piece))
    }

    /// Refuses a road where none can lie, or whose owner has none left.
    pub(crate) fn may_have_road(&self, at: Path, owner: Option<Seat>) -> Result<(), Refusal> {
        if !self.island.has_path(at) {
            return Err(Impossible::OffIsland(Spot::Path(at)).into());
        }
        if owner.is_some() && self.pieces.ship(at).is_some() {
            return Err(Impossible::PathTaken(at).into());
        }
        let had = self.pieces.road(at).map(|(seat, _)| (seat, Piece::Road));
        self.piece_for(owner.map(|seat| (seat, Piece::Road)), had)
    }

    /// Refuses a harbor off the coast; one that stands inland by mistake can be taken away.
    pub(crate) fn may_have_harbor(
        &self,
        at: Path,
        gives: Option<HarborKind>,
    ) -> Result<(), Refusal> {
        let land = at.hexes().into_iter().filter(|hex| self.island.is_land(*hex));
        if land.count() != 1 && gives.is_some() {
            return Err(Impossible::NotOnCoast(at).into());
        }
        self.island.with_harbor(at, gives).map_err(Impossible::from)?;
        Ok(())
    }

    /// Whether the turn may be given to `active`: between tasks, to somebody
    /// at the table whose turn has not just begun.
    pub(crate) fn may_begin_turn(&self, active: Seat) -> Result<(), Refusal> {
        self.nothing_open()?;
        if self.over.is_some() {
            return Err(Impossible::NotNow(Waiting::Over).into());
        }
        if !self.seating.is_present(active) {
            return Err(Impossible::NoSuchPlayer(active).into());
        }
        if active == self.active && self.phase == Phase::BeforeProduction {
            return Err(Impossible::SoAlready.into());
        }
        Ok(())
    }

    /// A piece can only be put where its owner has one left, the one that
    /// stands there already included.
    pub(crate) fn piece_for(
        &self,
        put: Option<(Seat, Piece)>,
        had: Option<(Seat, Piece)>,
    ) -> Result<(), Refusal> {
        match put {
            Some((seat, piece)) if put != had && self.pieces_left(seat, piece) == 0 => {
                Err(Impossible::NoPieceLeft(piece).into())
            }
            _ => Ok(()),
        }
    }

    /// Refuses ground on which something couldn't stand that stands there.
    pub(crate) fn may_be_ground(&self, at: Hex, is: Option<Ground>) -> Result<(), Refusal> {
        let tile = is.map(|ground| Tile { at, terrain: ground.terrain, token: ground.token });
        let island = self.island.laid(at, tile).map_err(Impossible::from)?;
        if island.tiles().is_empty() {
            return Err(Impossible::OffIsland(Spot::Hex(at)).into());
        }
        let in_the_way = |place| Err(Impossible::PieceInTheWay(place).into());
        let pirate = self.pirate();
        let is_off = self.robber.is_some_and(|hex| !island.is_land(hex));
        if is_off || pirate.is_some_and(|hex| !island.is_sea(hex)) {
            return in_the_way(Spot::Hex(at));
        }
        let mut buildings = self.pieces.buildings().map(|(place, ..)| place);
        if let Some(place) = buildings.find(|place| !island.has_intersection(*place)) {
            return in_the_way(Spot::Intersection(place));
        }
        let mut knights = self.pieces.knights().map(|(place, ..)| place);
        let stands = |at| island.has_intersection(at) || island.is_coast_or_sea(at);
        if let Some(place) = knights.find(|place| !stands(*place)) {
            return in_the_way(Spot::Intersection(place));
        }
        let merchant = self.knights().and_then(|knights| knights.table().merchant);
        if merchant.is_some_and(|merchant| !island.is_land(merchant.at)) {
            return in_the_way(Spot::Hex(at));
        }
        let mut roads = self.pieces.roads().map(|(path, ..): (Path, _, _)| path);
        let mut ships = self.pieces.ships().map(|(path, ..): (Path, _, _)| path);
        let cut_off = roads.find(|path| !island.has_path(*path));
        match cut_off.or_else(|| ships.find(|path| !island.has_ship_path(*path))) {
            Some(path) => in_the_way(Spot::Path(path)),
            None => Ok(()),
        }
    }

    /// Refuses what is only asked where hands are followed.
    pub(crate) fn hands_followed(&self) -> Result<(), Refusal> {
        if self.hands == Hands::Ignored {
            return Err(Impossible::HandsNotFollowed.into());
        }
        Ok(())
    }

    /// Refuses a place that is none of the island.
    pub(crate) fn on_island(&self, at: Intersection) -> Result<(), Refusal> {
        if self.island.has_intersection(at) {
            Ok(())
        } else {
            Err(Impossible::OffIsland(Spot::Intersection(at)).into())
        }
    }

    /// Refuses what waits until nothing else is open.
    pub(super) fn nothing_open(&self) -> Result<(), Refusal> {
        match (self.phase, self.tasks.is_empty()) {
            (Phase::Founding { .. }, _) => Err(Impossible::NotNow(Waiting::Opening).into()),
            (_, false) | (Phase::Event, _) => Err(Impossible::NotNow(Waiting::Tasks).into()),
            _ => Ok(()),
        }
    }
}

impl Judge<'_> {
    pub(super) fn correct(&mut self, correction: &Correction) -> Result<Verdict, Refusal> {
        correction.player().map_or(Ok(()), |player| self.known(player))?;
        let (fact, subject, value) = correction.told();
        fact.check(self.state, subject, &value)?;
        let mut verdict = Verdict::default();
        if let Correction::Building { at, is } = correction {
            verdict.moves.extend(self.founding_cards_back(*at, *is));
        }
        Ok(verdict)
    }

    /// A second settlement that is placed anew gives back what it brought.
    fn founding_cards_back(&self, at: Intersection, is: Option<(Seat, Building)>) -> Vec<Move> {
        let Phase::Founding { round: Round::Second, settlement } = self.state.phase else {
            return Vec::new();
        };
        let active = self.state.active;
        let stays = is.is_some_and(|(seat, _)| seat == active);
        if settlement != Some(at) || stays {
            return Vec::new();
        }
        let cards = self.state.founding_cards(at);
        let back = (!cards.is_empty()).then_some(Move::ToBank(active, cards));
        back.into_iter().chain(self.state.gold_back(active)).collect()
    }

    pub(super) fn change_rule(&self, rule: &RuleChange) -> Result<Verdict, Refusal> {
        let rules = self.state.rules.with(rule);
        if rules == *self.state.rules {
            return Err(Impossible::SoAlready.into());
        }
        rules.check(self.state.players.count()).map_err(Impossible::from)?;
        // What a 7 asks for was counted by the old rule.
        let is_counted = matches!(rule, RuleChange::Following(_) | RuleChange::HandLimit(_));
        if is_counted && !self.state.tasks.is_empty() {
            return Err(Impossible::NotNow(Waiting::Tasks).into());
        }
        Ok(Verdict::default())
    }

    pub(super) fn rename(&self, player: Seat, name: &Name) -> Result<Verdict, Refusal> {
        self.known(player)?;
        match self.state.players.iter().find(|(_, other)| other.name == *name) {
            Some((seat, _)) if seat == player => Err(Impossible::SoAlready.into()),
            Some((seat, _)) => Err(Impossible::NameTaken(seat).into()),
            None => Ok(Verdict::default()),
        }
    }

    pub(super) fn recolor(&self, player: Seat, color: Color) -> Result<Verdict, Refusal> {
        self.known(player)?;
        if self.state.players.get(player).is_some_and(|entry| entry.color == color) {
            return Err(Impossible::SoAlready.into());
        }
        Ok(Verdict::default())
    }

    /// The opening goes round once and back: nobody changes seats in it.
    fn opening_over(&self) -> Result<(), Refusal> {
        match self.state.phase {
            Phase::Founding { .. } => Err(Impossible::NotNow(Waiting::Opening).into()),
            _ => Ok(()),
        }
    }

    pub(super) fn move_seat(&self, player: Seat, place: u8) -> Result<Verdict, Refusal> {
        self.known(player)?;
        self.opening_over()?;
        let mut seating = self.state.seating().clone();
        seating.put(player, usize::from(place));
        if seating == *self.state.seating {
            return Err(Impossible::SoAlready.into());
        }
        Ok(Verdict::default())
    }

    pub(super) fn leave_table(&self, player: Seat) -> Result<Verdict, Refusal> {
        self.known(player)?;
        self.opening_over()?;
        if !self.state.seating.is_present(player) {
            return Err(Impossible::SoAlready.into());
        }
        if self.state.seating.count() <= 2 {
            return Err(Impossible::TooFewPlayers.into());
        }
        Ok(Verdict::default())
    }

    /// Only the cards of somebody who has left go back so; their kinds are told as far as
    /// they are known.
    pub(super) fn return_hand(&self, player: Seat) -> Result<Verdict, Refusal> {
        self.known(player)?;
        let Some(hands) = self.state.hands() else {
            return Err(Impossible::HandsNotFollowed.into());
        };
        if self.state.seating.is_present(player) {
            return Err(Impossible::NoSuchPlayer(player).into());
        }
        let one = match (hands.size(player), hands.unknown(player)) {
            (0, _) => return Err(Impossible::SoAlready.into()),
            (_, 0) => Move::ToBank(player, hands.known(player)),
            (count, _) => Move::ToBankUntold(player, count),
        };
        Ok(Verdict { moves: vec![one], task: None })
    }

    pub(super) fn come_back(&self, player: Seat) -> Result<Verdict, Refusal> {
        self.known(player)?;
        if self.state.seating.is_present(player) {
            return Err(Impossible::SoAlready.into());
        }
        Ok(Verdict::default())
    }

    pub(super) fn play_on(&self) -> Result<Verdict, Refusal> {
        match self.state.over {
            Some(_) => Ok(Verdict::default()),
            None => Err(Impossible::NotNow(Waiting::NotOver).into()),
        }
    }

    /// The special building phase goes to `player` (RULES 4.5).
    /// Seat order is what the phase proposes; a table that goes round otherwise
    /// breaks no rule.
    pub(super) fn let_build(&self, player: Seat) -> Result<Verdict, Refusal> {
        self.known(player)?;
        self.nothing_open()?;
        let Phase::ExtraBuilding { builder } = self.state.phase else {
            return Err(Impossible::NotNow(Waiting::NoSuchTask).into());
        };
        let is_special = self.state.rules.extra_building == ExtraBuilding::Special;
        if !is_special || player == self.state.active || !self.state.seating.is_present(player) {
            return Err(Impossible::NoSuchPlayer(player).into());
        }
        if player == builder {
            return Err(Impossible::SoAlready.into());
        }
        Ok(Verdict::default())
    }
}
