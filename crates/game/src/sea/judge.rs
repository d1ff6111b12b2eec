//! The rules of Seafarers asked before an act: ships that are placed, built, and moved, the
//! pirate, gold, and what is hidden (SEA 2, 3, 5, 6, 7, 12).

use super::{NotAtSea, SeaBreach, SeaDeed, SeaTask, fleet::Fleet};
use crate::{
    Breach, Cards, Ground, Impossible, KnightsBreach, Move, Phase, Piece, Purchase, Refusal, Seat,
    State, Task, Waiting, Way,
    judge::{Judge, Partner},
    refusal::{Judged, refuse_if},
};
use board::{Hex, Intersection, Path, Spot};

board::converts!(NotAtSea => Refusal: |why| Self::Impossible(Impossible::Sea(why)));
board::converts!(SeaBreach => Breach: |breach| Self::Sea(breach));

impl Judge<'_> {
    /// Judges a deed of Seafarers.
    pub(crate) fn sea(&mut self, deed: &SeaDeed) -> Judged {
        refuse_if(self.state.sea().is_none(), NotAtSea::NotPlayed)?;
        match deed {
            SeaDeed::FoundShip { at } => self.found_ship(*at),
            SeaDeed::BuildShip { at } => self.build_ship(*at),
            SeaDeed::MoveShip { from, to } => self.move_ship(*from, *to),
            SeaDeed::MovePirate { to } => self.move_pirate(*to),
            SeaDeed::ChasePirate { from, to } => self.chase_pirate(*from, *to),
            SeaDeed::TakeGold { player, cards } => self.take_gold(*player, *cards),
            SeaDeed::TurnUp { player, at, is } => self.turn_up(*player, *at, *is),
            SeaDeed::Scenario(deed) => self.of_scenario(deed),
        }
    }

    pub(super) fn found_ship(&mut self, at: Path) -> Judged {
        let settlement = self.founded()?;
        self.free_at_sea(at)?;
        self.forbid_if(!at.ends().contains(&settlement), SeaBreach::ShipNotBesideSettlement(at))?;
        self.on_the_line(at, None)?;
        self.off_pirate(at)
    }

    pub(super) fn build_ship(&mut self, at: Path) -> Judged {
        self.paid_or_free_ship()?;
        self.ship_rules(at)
    }

    /// All that stands against a ship at `at`, its price aside.
    pub(crate) fn ship_rules(&mut self, at: Path) -> Judged {
        self.free_at_sea(at)?;
        self.piece_left(Piece::Ship)?;
        let builder = self.state.builder();
        if let Some(damaged) = self.state.damaged_links(builder).next() {
            self.forbid(Breach::RoadWhileDamaged { damaged })?;
        }
        self.off_pirate(at)?;
        self.joins_at_sea(at, None)?;
        self.on_the_line(at, None)
    }

    /// A ship costs nothing while Road Building asks for a road or ship, or a Diplomat gave
    /// one back.
    fn paid_or_free_ship(&mut self) -> Judged {
        let builder = self.state.builder();
        let free = self.task(|task| {
            let is_road = *task == Task::FreeRoad { player: builder };
            let is_ship = *task == Task::Sea(SeaTask::FreeShip { player: builder });
            (is_road || is_ship).then_some(is_road)
        });
        if let Ok(is_road) = free {
            return self.forbid_if(is_road && self.state.lays_again(), SeaBreach::RoadForRoad);
        }
        self.building()?;
        self.pays(Purchase::Ship.price())
    }

    pub(super) fn move_ship(&mut self, from: Path, to: Path) -> Judged {
        self.building()?;
        self.own_turn_at_sea()?;
        self.leaves(from)?;
        let builder = self.state.builder();
        let sea = self.state.sea();
        // Whoever puts it back hasn't moved it (SEA 3).
        let goes_back = sea.is_some_and(|sea| sea.turn().moved(builder) == Some((to, from)));
        let has_moved = sea.is_some_and(|sea| sea.table().has_moved(builder));
        self.forbid_if(has_moved && !goes_back, SeaBreach::SecondMove)?;
        self.free_at_sea(to)?;
        self.leaves_river(from)?;
        self.off_pirate(to)?;
        self.joins_at_sea(to, Some(from))?;
        self.on_the_line(to, Some(from))
    }

    /// Ships are moved in one's own turn, or by a partner; in the special building phase
    /// they are only built (SEA 9).
    fn own_turn_at_sea(&mut self) -> Judged {
        if self.state.builds_beside() {
            return self.forbid(Breach::OutOfTurn);
        }
        self.own_turn(Partner::May)
    }

    /// All that keeps the ship at `from` where it lies (SEA 3).
    fn leaves(&mut self, from: Path) -> Judged {
        let state = self.state;
        let fleet = Fleet::of(state.pieces(), state.builder());
        let ship = fleet.number(from).ok_or(NotAtSea::NoShip(from))?;
        state.position().binds(&fleet, ship, from).try_for_each(|breach| self.forbid(breach))?;
        let links = state.position().village_links(state.builder());
        self.forbid_if(links.contains(&from), SeaBreach::VillageLink(from))
    }

    fn joins_at_sea(&mut self, at: Path, without: Option<Path>) -> Judged {
        match self.joins(at, Way::Ship, without) {
            Ok(()) => Ok(()),
            Err(Some(building)) => self.forbid(SeaBreach::ShipThroughBuilding { at, building }),
            Err(None) => self.forbid(SeaBreach::ShipNotConnected(at)),
        }
    }

    /// A free path with sea beside it.
    fn free_at_sea(&mut self, at: Path) -> Judged {
        refuse_if(!self.state.island().has_ship_path(at), NotAtSea::NoSea(at))?;
        refuse_if(self.state.pieces().on_path(at).is_some(), Impossible::PathTaken(at))?;
        self.off_bridge_site(at)
    }

    fn off_pirate(&mut self, at: Path) -> Judged {
        let is_beside = self.state.position().is_beside_pirate(at);
        self.forbid_if(is_beside, SeaBreach::BesidePirate(at))
    }

    /// The settlement that was just placed in the opening.
    pub(crate) fn founded(&self) -> Judged<Intersection> {
        let Phase::Founding { settlement, .. } = self.state.phase() else {
            return Err(Waiting::OpeningOver.into());
        };
        let settlement = settlement.ok_or(Waiting::Opening)?;
        // What it found or what gold brings comes first.
        refuse_if(!self.state.tasks().is_empty(), Waiting::Tasks)?;
        Ok(settlement)
    }

    pub(super) fn move_pirate(&mut self, to: Hex) -> Judged {
        self.does(|task| matches!(task, Task::MoveRobber { .. }))?;
        let is_free = self.state.is_pirate_free();
        self.forbid_if(!is_free, SeaBreach::PirateWithoutTrade)?;
        self.forbid_if(is_free && !self.state.may_move_pirate(), SeaBreach::RobberOnly)?;
        self.pirate_to(to)
    }

    pub(crate) fn chase_pirate(&mut self, from: Intersection, to: Hex) -> Judged {
        self.acting(from)?;
        if self.state.position().is_robber_locked() {
            self.forbid(KnightsBreach::RobberLocked)?;
        } else {
            let is_beside = self.state.pirate().is_some_and(|pirate| from.touches(pirate));
            refuse_if(!is_beside, NotAtSea::PirateNotBeside(from))?;
        }
        self.forbid_if(!self.state.is_pirate_free(), SeaBreach::PirateWithoutTrade)?;
        self.pirate_to(to)
    }

    /// All that stands against the pirate on `to`.
    fn pirate_to(&mut self, to: Hex) -> Judged {
        refuse_if(!self.state.island().is_sea(to), NotAtSea::NoSeaHex(to))?;
        if self.state.pirate_hexes().contains(&to) {
            return Ok(());
        }
        let breach = if self.state.pirate() == Some(to) {
            SeaBreach::PirateStays(to)
        } else if let Some(player) = self.state.spared_at_sea(to) {
            SeaBreach::FriendlyPirate(player)
        } else {
            SeaBreach::PirateOffFrame(to)
        };
        self.forbid(breach)
    }

    pub(super) fn take_gold(&mut self, player: Seat, cards: Option<Cards>) -> Judged {
        let count = self.task(|task| task.gold_of(player))?;
        let due = self.state.gold_due(count);
        if let Some(cards) = cards {
            let given = cards.total();
            self.forbid_if(given != due, SeaBreach::WrongGold { given, due })?;
            self.forbid_if(!cards.commodities().is_empty(), KnightsBreach::NoCommodity)?;
        }
        let told = cards.map(|cards| Move::FromBank(player, cards));
        self.told_or(told, Move::FromBankUntold(player, due))
    }

    pub(super) fn turn_up(&mut self, player: Seat, at: Hex, is: Option<Ground>) -> Judged {
        self.due(SeaTask::TurnUp { player, at })?;
        refuse_if(!self.state.island().hidden().contains(&at), NotAtSea::NotHidden(at))?;
        self.state.with_turned_up(at, is).map_err(Impossible::from)?;
        let found = is.and_then(|ground| ground.terrain.resource());
        let card = found.map(|resource| Cards::of(resource, 1));
        // From an empty stack nobody takes.
        let is_there = |cards: &Cards| self.state.bank().is_none_or(|bank| bank.covers(*cards));
        let is_kept = self.state.hands().is_some();
        let card = card.filter(|cards| is_kept && is_there(cards));
        self.moves(card.map(|cards| Move::FromBank(player, cards)))
    }
}

impl State {
    /// Refuses to hide a hex off the map, or one beside which something stands.
    pub(crate) fn may_be_hidden(&self, at: Hex) -> Judged {
        let island = self.island();
        refuse_if(!island.is_land(at) && !island.is_sea(at), Impossible::OffIsland(Spot::Hex(at)))?;
        let is_taken = self.robber() == Some(at) || self.pirate() == Some(at);
        refuse_if(is_taken || self.has_pieces_beside(at), Impossible::PieceInTheWay(Spot::Hex(at)))
    }

    /// Refuses a ship where none can lie, or whose owner has none left.
    pub(crate) fn may_have_ship(&self, at: Path, owner: Option<Seat>) -> Judged {
        let Some(owner) = owner else { return Ok(()) };
        refuse_if(!self.island.has_ship_path(at), NotAtSea::NoSea(at))?;
        self.may_lie(at, Some((owner, Piece::Ship)))
    }
}
