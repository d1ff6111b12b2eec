//! Choices at what expansions ask of a player.

use super::choice::{CardsFor, CardsWanted, Choice, SeatChoices};
use crate::{
    Cards, Cargo, Deed, FishDeed, FishTask, Following, Ground, HarborTrade, HiddenGround,
    KnightsDeed, KnightsTask, OilTask, RiversDeed, RiversTask, ScenarioDeed, ScenarioTask, SeaDeed,
    SeaTask, Seat, Source, State, Throw, Track, WagonDeed, WagonTask, Whispered, takes_bandit,
};
use board::{Commodity, Hex, Path, Resource, Terrain, Token};
use cards::{Die, EventFace};

impl State {
    pub(super) fn knights_answers(&self, task: &KnightsTask) -> Vec<Choice> {
        match *task {
            KnightsTask::PlaceMetropolis { player, track } => {
                let cities = self.cities_without_metropolis(player).into_iter();
                self.allowed(cities.map(|at| KnightsDeed::PlaceMetropolis { player, track, at }))
            }
            KnightsTask::Relocate { player } => {
                let places = self.relocations().into_iter();
                self.allowed(places.map(|to| KnightsDeed::Relocate { player, to }))
            }
            KnightsTask::LoseCity { player } => {
                let saves = Deed::Rivers(RiversDeed::SaveCity { player });
                let saves = Some(saves).filter(|_| self.may_save_city(player));
                let cities = self.cities_without_metropolis(player).into_iter();
                let loses = cities.map(|at| Deed::from(KnightsDeed::LoseCity { player, at }));
                self.allowed(saves.into_iter().chain(loses))
            }
            KnightsTask::ChooseDeck { player } => {
                self.allowed(Track::ALL.map(|track| KnightsDeed::ChooseDeck { player, track }))
            }
            KnightsTask::PutBack { player } => {
                self.allowed(Track::ALL.map(|track| KnightsDeed::PutBack { player, track }))
            }
            // The app rolls its own by itself.
            KnightsTask::EventDie { .. } if self.awaits_app_event_die() => Vec::new(),
            KnightsTask::EventDie { .. } => self.allowed(self.event_die_shown()),
            // Whoever took cards says so at the main device.
            KnightsTask::StealFromEach { .. } => Vec::new(),
            KnightsTask::Promote { .. } => {
                let knights: Vec<_> = self.promotable().collect();
                self.allowed(knights.into_iter().map(|at| KnightsDeed::Promote { at }))
            }
            KnightsTask::TradeAtHarbor { player, with } => self.harbor_trades(player, with),
            KnightsTask::LoseKnight { player } => {
                let knights: Vec<_> = self.pieces().knights_of(player).map(|(at, _)| at).collect();
                self.allowed(knights.into_iter().map(|at| KnightsDeed::LoseKnight { player, at }))
            }
            KnightsTask::PlaceDeserter { .. } => {
                let levels = self.deserter_levels();
                let places = self.knight_spots().into_iter();
                let deeds = places.flat_map(|at| {
                    let levels = levels.iter().copied();
                    levels.map(move |level| KnightsDeed::PlaceDeserter { at, level })
                });
                self.allowed(deeds)
            }
        }
    }

    /// Everything that the table's event die may show, with the red die beside it where that counts and isn't
    /// known (KNIGHTS 3).
    fn event_die_shown(&self) -> Vec<KnightsDeed> {
        let shown = EventFace::ALL.into_iter().flat_map(|face| {
            let reds = match self.reds_beside(face) {
                Some(reds) => reds.into_iter().map(Some).collect(),
                None => vec![None],
            };
            reds.into_iter().map(move |red| KnightsDeed::EventDie { face, red })
        });
        shown.collect()
    }

    fn harbor_trades(&self, player: Seat, with: Seat) -> Vec<Choice> {
        let trade = |trade| KnightsDeed::TradeAtHarbor { with, trade };
        if self.keeps_cards_on_phones() {
            let unseen = Deed::from(trade(HarborTrade::Unseen));
            let kinds = self.own_most(player).resources();
            let pairs = kinds.kinds().flat_map(|(give, _)| {
                Commodity::ALL.map(|get| Whispered::Passed(vec![give, get.into()]))
            });
            let told = pairs.map(|said| Choice::Whisper(unseen.clone(), said));
            let told: Vec<Choice> = told.filter(|_| self.may_be_done(&unseen)).collect();
            return [told, self.allowed([trade(HarborTrade::NoCommodity)])].concat();
        }
        if self.rules().following != Following::Open {
            return self.allowed([trade(HarborTrade::Unseen), trade(HarborTrade::NoCommodity)]);
        }
        let most = self.own_most(player);
        let gives = Resource::ALL.into_iter().filter(|kind| most.get(*kind) > 0);
        let pairs = gives.flat_map(|give| {
            Commodity::ALL.map(move |get| HarborTrade::Seen(give, get)).into_iter()
        });
        let none = std::iter::once(HarborTrade::NoCommodity);
        self.allowed(pairs.chain(none).map(trade))
    }

    pub(super) fn sea_answers(&self, task: &SeaTask) -> SeatChoices {
        let one_of = match task {
            SeaTask::Gold { player, count } => {
                let untold = SeaDeed::TakeGold { player: *player, cards: None };
                let bank = self.bank().unwrap_or_default().resources();
                let due = self.gold_due(*count);
                return self.of_cards((*player, CardsFor::Gold), (due, bank), untold.into());
            }
            SeaTask::TurnUp { player, at } => self.turned_up(*player, *at),
            SeaTask::FreeShip { .. } => {
                let spots = self.ship_spots().into_iter();
                self.allowed(spots.map(|at| SeaDeed::BuildShip { at }))
            }
            SeaTask::Scenario(task) => return self.scenario_answers(task),
        };
        SeatChoices { one_of, cards: None }
    }

    /// Everything that may lie under a hidden hex: what is left of the stacks, or anything where the map doesn't say
    /// (SEA 7).
    fn turned_up(&self, player: Seat, at: Hex) -> Vec<Choice> {
        let left: Vec<HiddenGround> = self.hidden_left().into_iter().map(|(it, _)| it).collect();
        let any = || {
            let land = Terrain::ALL.into_iter().map(HiddenGround::Land);
            std::iter::once(HiddenGround::Sea).chain(land).collect()
        };
        let grounds: Vec<HiddenGround> = if left.is_empty() { any() } else { left };
        let mut tokens = self.hidden_tokens_left().unwrap_or_else(|| Token::ALL.to_vec());
        tokens.dedup();
        let found = grounds.into_iter().flat_map(|ground| match ground {
            HiddenGround::Sea => vec![None],
            HiddenGround::Land(terrain) if terrain.bears_token() => {
                let grounds = tokens.iter().map(|token| Ground { terrain, token: Some(*token) });
                grounds.map(Some).collect()
            }
            HiddenGround::Land(terrain) => vec![Some(Ground { terrain, token: None })],
        });
        self.allowed(found.map(|is| SeaDeed::TurnUp { player, at, is }))
    }

    fn scenario_answers(&self, task: &ScenarioTask) -> SeatChoices {
        let one_of = match task {
            ScenarioTask::LayHarbor { player } => {
                let (player, position) = (*player, self.position());
                let held = position.tribe().and_then(|tribe| tribe.held.get(player));
                let held: Vec<_> = held.into_iter().flatten().copied().collect();
                let spots = position.harbor_spots(player).into_iter();
                let deeds = spots.flat_map(|at| {
                    let kinds = held.iter().copied();
                    kinds.map(move |kind| ScenarioDeed::LayHarbor { player, at, kind })
                });
                self.allowed(deeds)
            }
            ScenarioTask::Fleet { .. } => {
                let Some(Source::Roll(roll)) = self.source() else { return SeatChoices::default() };
                let lowers: Vec<Die> = roll.lowers().collect();
                self.allowed(lowers.into_iter().map(|lower| ScenarioDeed::SailFleet { lower }))
            }
            ScenarioTask::LoseToFleet { player, count } => {
                let due = self.lost_to_fleet(*player, *count);
                let untold = ScenarioDeed::LoseToFleet { player: *player, cards: None };
                let most = self.own_most(*player);
                return self.of_cards((*player, CardsFor::Fleet), (due, most), untold.into());
            }
            ScenarioTask::RevealPoints { player } => {
                let (player, most) = (*player, self.hidden_points_at_most(*player));
                let reveal = |count| ScenarioDeed::RevealPoints { player, count };
                self.allowed((0..=most).map(reveal))
            }
        };
        SeatChoices { one_of, cards: None }
    }

    /// Cards of a purpose where hands are followed, and the deed that tells none where they aren't.
    fn of_cards(
        &self,
        (player, purpose): (Seat, CardsFor),
        (count, among): (u16, Cards),
        untold: Deed,
    ) -> SeatChoices {
        if self.hands().is_none() {
            return SeatChoices { one_of: self.allowed([untold]), cards: None };
        }
        let cards = Some(CardsWanted { player, purpose, count, among, oil: 0 });
        SeatChoices { one_of: Vec::new(), cards }
    }

    pub(super) fn fish_answers(&self, task: &FishTask) -> Vec<Choice> {
        match task {
            FishTask::Exchange { player } => self.allowed([FishDeed::Exchange { player: *player }]),
            // Of others the table says it.
            FishTask::Boot { player, among, .. } => {
                let own = among.iter().copied().filter(|other| other == player);
                self.allowed(own.map(|player| FishDeed::DrawBoot { player }))
            }
        }
    }

    pub(super) fn rivers_answers(&self, task: &RiversTask) -> Vec<Choice> {
        match task {
            RiversTask::FreeBridge { .. } => {
                let spots = self.bridge_spots().into_iter();
                self.allowed(spots.map(|at| RiversDeed::BuildBridge { at }))
            }
        }
    }

    pub(super) fn wagon_answers(&self, task: WagonTask) -> Vec<Choice> {
        match task {
            WagonTask::Load { player, site } => {
                let cargo = Cargo::of(site).into_iter();
                self.allowed(cargo.map(|cargo| WagonDeed::Load { player, cargo }))
            }
            WagonTask::Bandit { player, from: Some(from), .. } => {
                let paths = self.bandit_paths().into_iter();
                self.allowed(paths.map(|to| WagonDeed::MoveBandit { player, from, to }))
            }
            WagonTask::Bandit { player, from: None, .. } => self.bandits_moved(player),
        }
    }

    /// Paths where a bandit may go (TRADERS 5.3).
    pub(super) fn bandit_paths(&self) -> Vec<Path> {
        let Some(wagons) = self.wagons() else { return Vec::new() };
        let bandits = &wagons.table().bandits;
        let is_free = |path: &Path| takes_bandit(self.island(), *path) && !bandits.contains(path);
        self.island().bare_paths().into_iter().filter(is_free).collect()
    }

    fn bandits_moved(&self, player: Seat) -> Vec<Choice> {
        let Some(wagons) = self.wagons() else { return Vec::new() };
        let (bandits, paths) = (wagons.table().bandits.iter(), self.bandit_paths());
        let deeds = bandits.flat_map(|from| {
            let paths = paths.iter();
            paths.map(|to| WagonDeed::MoveBandit { player, from: *from, to: *to })
        });
        self.allowed(deeds)
    }

    pub(super) fn oil_answers(task: &OilTask) -> Vec<Choice> {
        match task {
            // Nobody chooses what falls.
            OilTask::Disaster { .. } => vec![Choice::Thrown(Throw::Disaster)],
            OilTask::Lot { .. } => vec![Choice::Thrown(Throw::Pollution)],
        }
    }
}
