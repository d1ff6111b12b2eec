//! The rules of oil asked before an act: what it is used for, sequestering, and disasters
//! (TRADERS 7.4, 7.5, 7.6).

use super::{NotOil, OilBoth, OilBreach, OilDeed, OilTable, OilTask, oil_metropolises_in_box};
use crate::{
    Breach, Building, CardKind, Cards, Condition, Impossible, Move, Refusal, Seat, State, Task,
    judge::{Judge, Partner},
    refusal::{Judged, refuse_if},
};
use board::{Hex, Intersection, Resource};
use cards::Bars;

board::converts!(NotOil => Refusal: |why| Self::Impossible(Impossible::Oil(why)));
board::converts!(OilBreach => Breach: |breach| Self::Oil(breach));

/// Number of resources that an oil brings (TRADERS 7.4).
const BROUGHT: u8 = 2;

/// Oil that a metropolis costs beside its cards (TRADERS 7.4).
pub(super) const METROPOLIS_OIL: u8 = 2;

impl State {
    /// Returns the cards that an oil metropolis costs beside its oil (TRADERS 7.4).
    pub fn oil_metropolis_price() -> Cards {
        [CardKind::Brick, CardKind::Grain, CardKind::Ore]
            .into_iter()
            .map(|kind| (kind, 1))
            .collect()
    }

    /// Returns how many oil metropolises may still be built (TRADERS 7.1).
    pub fn oil_metropolises_left(&self) -> u8 {
        let stand = self.position().oil_metropolises();
        oil_metropolises_in_box(self.players.count()).saturating_sub(stand)
    }

    /// Cities where the active player may build an oil metropolis, sorted, its price aside.
    pub fn oil_metropolis_spots(&self) -> Vec<Intersection> {
        let is_left = self.oil_metropolises_left() > 0;
        let cities = self.pieces.places_of(self.builder(), Building::City);
        let is_open = |at: &Intersection| self.asks(|judge| judge.metropolis_rules(*at));
        cities.filter(|_| is_left).filter(is_open).collect()
    }
}

impl Judge<'_> {
    /// Judges a deed with oil.
    pub(crate) fn oil(&mut self, deed: &OilDeed) -> Judged {
        refuse_if(self.state.oil().is_none(), NotOil::NotPlayed)?;
        match deed {
            OilDeed::Convert { resource } => self.convert(*resource),
            OilDeed::BuildMetropolis { at } => self.build_metropolis(*at),
            OilDeed::Sequester => self.sequester(),
            OilDeed::Disaster { .. } => {
                self.does(|task| matches!(task, Task::Oil(OilTask::Disaster { .. })))
            }
            OilDeed::Pollute { at } => self.pollute(*at),
            OilDeed::Discard { player, count, cards } => self.discard_oil(*player, *count, *cards),
            OilDeed::Steal { player, from } => self.steal_oil(*player, *from),
            OilDeed::Take { player } => self.take_oil(*player),
            OilDeed::Give { player, to } => self.give_oil(*player, *to),
            OilDeed::Monopoly => self.monopoly_on_oil(),
            OilDeed::YearOfPlenty { count, cards } => self.plenty_of_oil(*count, *cards),
        }
    }

    pub(super) fn oil_table(&self) -> Judged<&OilTable> {
        let oil = self.state.oil().ok_or(NotOil::NotPlayed)?;
        Ok(&oil.table)
    }

    pub(super) fn has_oil(&self, seat: Seat, count: u8) -> Judged {
        refuse_if(
            self.oil_table()?.oil.get(seat).is_none_or(|oil| *oil < count),
            NotOil::TooLittle(seat),
        )
    }

    /// In one's own turn, so much oil, not past the end of the track.
    fn uses(&mut self, count: u8) -> Judged {
        self.trading(Partner::MayNot)?;
        let builder = self.state.builder();
        self.has_oil(builder, count)?;
        let table = self.oil_table()?;
        let (left, has_laid) = (table.left(), table.laid.contains(&builder));
        self.forbid_if(count > left, OilBreach::TrackFull { left })?;
        let both = self.state.oil_rules().oil_both == OilBoth::Yes;
        self.forbid_if(has_laid && !both, OilBreach::UsedAfterSequestering)
    }

    fn convert(&mut self, resource: Resource) -> Judged {
        self.uses(1)?;
        self.moves([Move::FromBank(self.state.builder(), Cards::of(resource, BROUGHT))])
    }

    fn build_metropolis(&mut self, at: Intersection) -> Judged {
        self.uses(METROPOLIS_OIL)?;
        refuse_if(self.state.oil_metropolises_left() == 0, NotOil::NoMetropolisLeft)?;
        self.metropolis_rules(at)?;
        self.pays(State::oil_metropolis_price())
    }

    /// All that stands against a metropolis at `at`, its price aside.
    fn metropolis_rules(&mut self, at: Intersection) -> Judged {
        let builder = self.state.builder();
        let pieces = self.state.pieces();
        refuse_if(pieces.building(at) != Some((builder, Building::City)), NotOil::NoCity(at))?;
        let mut links = self.state.links_at(at).filter(|(_, link)| link.owner == builder);
        match links.find(|(_, link)| link.condition == Condition::Damaged) {
            Some((damaged, _)) if self.state.bars == Bars::Buildings => {
                self.forbid(Breach::BuildingAtDamage { at, damaged })
            }
            _ => Ok(()),
        }
    }

    fn sequester(&mut self) -> Judged {
        self.trading(Partner::MayNot)?;
        let builder = self.state.builder();
        self.has_oil(builder, 1)?;
        let table = self.oil_table()?;
        let (has_used, has_laid) = (table.used.contains(&builder), table.laid.contains(&builder));
        let both = self.state.oil_rules().oil_both == OilBoth::Yes;
        self.forbid_if(has_used && !both, OilBreach::SequesteredAfterUse)?;
        self.forbid_if(has_laid, OilBreach::SecondSequestered)
    }

    fn pollute(&mut self, at: Hex) -> Judged {
        let is_meant = self.task(|task| {
            let Task::Oil(OilTask::Lot { among, .. }) = task else { return None };
            Some(among.contains(&at))
        })?;
        self.state.on_land(at)?;
        self.forbid_if(!is_meant, OilBreach::WrongHex(at))
    }
}
