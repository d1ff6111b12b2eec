//! Corrections, rules and people that change in the middle of a game
//! (RULES 4.5, 11). A number that can't be is refused; one that merely
//! disagrees with others is taken.

use super::Judge;
use crate::{
    Building, Cards, Correction, ExtraBuilding, Ground, Hands, Impossible, Move, Name, NotOil,
    Phase, Piece, RuleChange, Seat, State, Waiting,
    refusal::{Judged, refuse_if},
};
use board::{HarborKind, Hex, Intersection, Path, Spot, Tile};

impl State {
    /// Refuses a building where none can stand, or whose owner has none left.
    pub(crate) fn may_stand(&self, at: Intersection, is: Option<(Seat, Building)>) -> Judged {
        self.on_island(at)?;
        let is_taken = is.is_some() && self.pieces.knight(at).is_some();
        refuse_if(is_taken, Impossible::IntersectionTaken(at))?;
        let is_of_oil = matches!(is, Some((_, Building::OilMetropolis)));
        refuse_if(is_of_oil && self.oil.is_none(), Impossible::Oil(NotOil::NotPlayed))?;
        let piece = |(seat, building): (Seat, Building)| (seat, building.piece());
        self.piece_for(is.map(piece), self.pieces.building(at).map(piece))
    }

    /// Refuses a road where none can lie, or whose owner has none left.
    pub(crate) fn may_have_road(&self, at: Path, owner: Option<Seat>) -> Judged {
        refuse_if(!self.island.has_path(at), Impossible::OffIsland(Spot::Path(at)))?;
        self.may_lie(at, owner.map(|seat| (seat, Piece::Road)))
    }

    /// Refuses a piece where another kind lies, or whose owner has none left.
    pub(crate) fn may_lie(&self, at: Path, piece: Option<(Seat, Piece)>) -> Judged {
        let had = self.pieces.on_path(at);
        let is_taken = piece.zip(had).is_some_and(|((_, one), (_, other))| one != other);
        refuse_if(is_taken, Impossible::PathTaken(at))?;
        self.piece_for(piece, had)
    }

    /// Refuses a harbor off the coast; one that stands inland by mistake can be taken away.
    pub(crate) fn may_have_harbor(&self, at: Path, gives: Option<HarborKind>) -> Judged {
        let land = at.hexes().into_iter().filter(|hex| self.island.is_land(*hex));
        refuse_if(land.count() != 1 && gives.is_some(), Impossible::NotOnCoast(at))?;
        self.island.with_harbor(at, gives).map_err(Impossible::from)?;
        Ok(())
    }

    /// Returns whether the turn may be given to `active`: between tasks, to somebody
    /// at the table whose turn has not just begun.
    pub(crate) fn may_begin_turn(&self, active: Seat) -> Judged {
        self.nothing_open()?;
        refuse_if(self.over.is_some(), Waiting::Over)?;
        refuse_if(!self.seating.is_present(active), Impossible::NoSuchPlayer(active))?;
        let has_begun = active == self.active && self.phase == Phase::BeforeProduction;
        refuse_if(has_begun, Impossible::SoAlready)
    }

    /// A piece can only be put where its owner has one left, the one that
    /// stands there already included.
    pub(crate) fn piece_for(
        &self,
        put: Option<(Seat, Piece)>,
        had: Option<(Seat, Piece)>,
    ) -> Judged {
        let Some((seat, piece)) = put.filter(|_| put != had) else { return Ok(()) };
        refuse_if(self.pieces_left(seat, piece) == 0, Impossible::NoPieceLeft(piece))
    }

    /// Refuses ground on which something couldn't stand that stands there.
    pub(crate) fn may_be_ground(&self, at: Hex, is: Option<Ground>) -> Judged {
        let tile = is.map(|ground| Tile { at, terrain: ground.terrain, token: ground.token });
        let island = self.island.laid(at, tile).map_err(Impossible::from)?;
        refuse_if(island.tiles().is_empty(), Impossible::OffIsland(Spot::Hex(at)))?;
        let in_the_way = |place| Err(Impossible::PieceInTheWay(place).into());
        let pirate = self.pirate();
        let is_off = self.robber.is_some_and(|hex| !island.is_land(hex));
        if is_off || pirate.is_some_and(|hex| !island.is_sea(hex)) {
            return in_the_way(Spot::Hex(at));
        }
        let merchant = self.knights().and_then(|knights| knights.table().merchant);
        let merchant = merchant.filter(|merchant| !island.is_land(merchant.at));
        let off = self.pieces.off(&island).next().or(merchant.map(|_| Spot::Hex(at)));
        off.map_or(Ok(()), in_the_way)
    }

    /// The land on `hex`; refuses a hex that is none.
    pub(crate) fn on_land(&self, hex: Hex) -> Judged<&Tile> {
        self.island.tile(hex).ok_or(Impossible::OffIsland(Spot::Hex(hex)).into())
    }

    /// Refuses what is only asked where hands are followed.
    pub(crate) fn hands_followed(&self) -> Judged {
        refuse_if(self.hands == Hands::Ignored, Impossible::HandsNotFollowed)
    }

    /// Refuses a place that is none of the island.
    pub(crate) fn on_island(&self, at: Intersection) -> Judged {
        refuse_if(!self.island.has_intersection(at), Impossible::OffIsland(Spot::Intersection(at)))
    }

    /// The opening goes round once and back: nobody changes seats in it.
    pub(crate) fn opening_over(&self) -> Judged {
        refuse_if(matches!(self.phase, Phase::Founding { .. }), Waiting::Opening)
    }

    /// Refuses what waits until nothing else is open.
    pub(crate) fn nothing_open(&self) -> Judged {
        match (self.phase, self.tasks.is_empty()) {
            (Phase::Founding { .. }, _) => Err(Waiting::Opening.into()),
            (_, false) | (Phase::Event, _) => Err(Waiting::Tasks.into()),
            _ => Ok(()),
        }
    }
}

impl Judge<'_> {
    pub(super) fn correct(&mut self, correction: &Correction) -> Judged {
        correction.player().map_or(Ok(()), |player| self.state.known(player))?;
        let (fact, subject, value) = correction.told();
        fact.check(self.state, subject, &value)?;
        if let Correction::Building { at, is } = correction {
            self.moves(self.founding_cards_back(*at, *is))?;
            let stays = is.is_some_and(|(seat, _)| seat == self.state.active);
            let gold = self.state.founding_gold_back(*at).filter(|_| !stays);
            self.gold_moves(gold);
        }
        Ok(())
    }

    /// A second settlement that is placed anew gives back what it brought.
    fn founding_cards_back(&self, at: Intersection, is: Option<(Seat, Building)>) -> Vec<Move> {
        let Phase::Founding { round, settlement } = self.state.phase else { return Vec::new() };
        if round != self.state.setup.last_round() {
            return Vec::new();
        }
        let active = self.state.active;
        let stays = is.is_some_and(|(seat, _)| seat == active);
        if settlement != Some(at) || stays {
            return Vec::new();
        }
        let cards = self.state.founding_cards(at);
        let back = (!cards.is_empty()).then_some(Move::ToBank(active, cards));
        back.into_iter().chain(self.state.gold_back(active)).collect()
    }

    pub(super) fn change_rule(&self, rule: &RuleChange) -> Judged {
        let rules = self.state.rules.with(rule);
        refuse_if(rules == *self.state.rules, Impossible::SoAlready)?;
        rules.check(self.state.players.count()).map_err(Impossible::from)?;
        // What a 7 asks for was counted by the old rule.
        let is_counted = matches!(rule, RuleChange::Following(_) | RuleChange::HandLimit(_));
        refuse_if(is_counted && !self.state.tasks.is_empty(), Waiting::Tasks)
    }

    pub(super) fn rename(&self, player: Seat, name: &Name) -> Judged {
        self.state.known(player)?;
        match self.state.players.iter().find(|(_, other)| other.name == *name) {
            Some((seat, _)) if seat == player => Err(Impossible::SoAlready.into()),
            Some((seat, _)) => Err(Impossible::NameTaken(seat).into()),
            None => Ok(()),
        }
    }

    /// Only the cards of somebody who has left go back so; their kinds are told as far as
    /// they are known.
    pub(super) fn return_hand(&mut self, player: Seat) -> Judged {
        self.state.known(player)?;
        let hands = self.state.hands().ok_or(Impossible::HandsNotFollowed)?;
        refuse_if(self.state.seating.is_present(player), Impossible::NoSuchPlayer(player))?;
        let one = match (hands.size(player), hands.unknown(player)) {
            (0, _) => return Err(Impossible::SoAlready.into()),
            (_, 0) => Move::ToBank(player, hands.known(player)),
            (count, _) => Move::ToBankUntold(player, count),
        };
        self.moves([one])
    }

    /// Cards go between a hand and the bank after all, seen by everybody (RULES 11).
    pub(super) fn amend_hand(&mut self, player: Seat, came: Cards, went: Cards) -> Judged {
        self.state.known(player)?;
        self.state.hands_followed()?;
        refuse_if(came.is_empty() && went.is_empty(), Impossible::SoAlready)?;
        let back = (!went.is_empty()).then_some(Move::ToBank(player, went));
        let got = (!came.is_empty()).then_some(Move::FromBank(player, came));
        self.moves(back.into_iter().chain(got))
    }

    /// The special building phase goes to `player` (RULES 4.5).
    /// Seat order is what the phase proposes; a table that goes round otherwise
    /// breaks no rule.
    pub(super) fn let_build(&self, player: Seat) -> Judged {
        self.state.known(player)?;
        self.state.nothing_open()?;
        let Phase::ExtraBuilding { builder } = self.state.phase else {
            return Err(Waiting::NoSuchTask.into());
        };
        let is_special = self.state.rules.extra_building == ExtraBuilding::Special;
        let is_meant = player != self.state.active && self.state.seating.is_present(player);
        refuse_if(!is_special || !is_meant, Impossible::NoSuchPlayer(player))?;
        refuse_if(player == builder, Impossible::SoAlready)
    }
}
