//! Choices at what is asked of a player in every game.

use super::choice::{CardsFor, CardsWanted, Choice, SeatChoices};
use crate::{
    Ballot, Cards, Deed, Following, OilDeed, RobberEscape, ScenarioDeed, SeaDeed, Seat, State,
    StealTargets, Task, Viewer, Whispered,
};
use cards::Freedom;

impl State {
    /// Choices at a task that is open, which is the one with this number among all.
    pub(super) fn task_choices(&self, nth: usize, task: &Task) -> SeatChoices {
        let mut choices = self.answers(task);
        choices.one_of.extend(self.oil_in_place(task));
        if self.freedom_of(task) != Freedom::Must {
            choices.one_of.push(Choice::Deed(Deed::Leave { task: nth }));
        }
        choices
    }

    fn answers(&self, task: &Task) -> SeatChoices {
        let one_of = match task {
            Task::Discard { player, count } => return self.discards(*player, *count),
            Task::MoveRobber { .. } => {
                let robber = self.robber_hexes().into_iter().map(|to| Deed::MoveRobber { to });
                let pirate = self.may_move_pirate().then(|| self.pirate_hexes());
                let pirate = pirate.into_iter().flatten();
                let pirate = pirate.map(|to| Deed::Sea(SeaDeed::MovePirate { to }));
                self.allowed(robber.chain(pirate))
            }
            Task::Steal { player, from: StealTargets::OneOf(prey), .. } => {
                prey.iter().flat_map(|from| self.thefts(*player, *from)).collect()
            }
            // Nobody knows whose buildings stand there.
            Task::Steal { from: StealTargets::BesideRobber, .. } => Vec::new(),
            Task::Take { player, .. } => {
                let player = *player;
                let takes = self.told_or_done(|card| Deed::Take { player, card });
                let is_there = |choice: &Choice| {
                    let Choice::Deed(Deed::Take { card, .. }) = choice else { return true };
                    card.is_none_or(|kind| self.bank_has(kind))
                };
                takes.into_iter().filter(is_there).collect()
            }
            Task::Pay { player } => {
                let player = *player;
                self.within_own(player, self.told_or_done(|card| Deed::Pay { player, card }))
            }
            Task::Swap { player } => self.swaps(*player),
            Task::Give { player, to, .. } => {
                to.iter().flat_map(|to| self.gifts(*player, *to)).collect()
            }
            Task::DamageRoad { player, bars } => {
                let player = *player;
                let position = self.position();
                let roads = position.may_turn(player, *bars);
                self.allowed(roads.map(|at| Deed::DamageRoad { player, at }))
            }
            Task::RobberTo { to: RobberEscape::Fixed(to), .. } => {
                self.allowed([Deed::RobberFlees { to: *to }])
            }
            Task::RobberTo { to: RobberEscape::Among(hexes), .. } => {
                self.allowed(hexes.iter().map(|to| Deed::RobberFlees { to: Some(*to) }))
            }
            Task::ChooseYield { player, at, one_of } => {
                let deed = |card: &_| Deed::ChooseYield { player: *player, at: *at, card: *card };
                self.allowed(one_of.iter().map(deed))
            }
            Task::MendRoad { player } => {
                let player = *player;
                let damaged = self.damaged_links(player);
                self.allowed(damaged.map(|at| Deed::MendRoad { player, at }))
            }
            Task::AtTable { .. } | Task::Barbarians { .. } => self.allowed([Deed::Resolve]),
            Task::Vote { player } => {
                let vote = |ballot| Deed::Vote { player: *player, ballot };
                self.allowed([Ballot::Reset, Ballot::LeapYear].map(vote))
            }
            Task::TurnWeather { .. } => self.allowed([Deed::TurnWeather]),
            Task::FreeRoad { .. } => {
                let roads = self.road_spots().into_iter().map(|at| Deed::BuildRoad { at });
                let ships = self.ship_spots().into_iter();
                let ships = ships.map(|at| Deed::Sea(SeaDeed::BuildShip { at }));
                let damaged = self.damaged_links(self.builder());
                let repairs = damaged.map(|at| Deed::RepairRoad { at });
                self.allowed(roads.chain(ships).chain(repairs))
            }
            Task::Knights(task) => self.knights_answers(task),
            Task::Sea(task) => return self.sea_answers(task),
            Task::Fish(task) => self.fish_answers(task),
            Task::Rivers(task) => self.rivers_answers(task),
            Task::Wagons(task) => self.wagon_answers(*task),
            Task::Oil(task) => Self::oil_answers(task),
        };
        SeatChoices { one_of, cards: None }
    }

    fn discards(&self, player: Seat, count: Option<u16>) -> SeatChoices {
        let untold = Deed::Discard { player, cards: None };
        // Open hands have to be told.
        let is_open = self.rules().following == Following::Open;
        let one_of = self.allowed(Some(untold).filter(|_| !is_open));
        let (purpose, among) = (CardsFor::Discard, self.own_most(player));
        let wanted = count.filter(|_| self.hands().is_some());
        let cards = wanted.map(|count| CardsWanted {
            player,
            purpose,
            count,
            among,
            oil: self.oil_as_cards(player),
        });
        SeatChoices { one_of, cards }
    }

    /// A deed for each kind where hands are followed, and one that tells none where they aren't.
    fn told_or_done(&self, deed: impl Fn(Option<crate::CardKind>) -> Deed) -> Vec<Choice> {
        if self.hands().is_some() {
            self.each_kind(|kind| deed(Some(kind)))
        } else {
            self.allowed([deed(None)])
        }
    }

    /// Those whose one card the hand of `seat` could have.
    fn within_own(&self, seat: Seat, choices: Vec<Choice>) -> Vec<Choice> {
        let most = self.own_most(seat);
        let fits = |choice: &Choice| {
            let Choice::Deed(Deed::Pay { card, .. }) = choice else { return true };
            card.is_none_or(|kind| most.get(kind) > 0)
        };
        choices.into_iter().filter(fits).collect()
    }

    fn swaps(&self, player: Seat) -> Vec<Choice> {
        if self.hands().is_none() {
            return self.allowed([Deed::Swap { player, cards: None }]);
        }
        let kinds = self.kinds().all();
        let most = self.own_most(player);
        let gives = kinds.iter().copied().filter(|kind| most.get(*kind) > 0);
        let pairs = gives.flat_map(|give| {
            let gets = kinds.iter().copied();
            let gets = gets.filter(move |get| *get != give && self.bank_has(*get));
            gets.map(move |get| Deed::Swap { player, cards: Some((give, get)) })
        });
        self.allowed(pairs)
    }

    fn thefts(&self, player: Seat, from: Seat) -> Vec<Choice> {
        let cloth = Deed::from(ScenarioDeed::TakeCloth { player, from });
        let cloth = self.allowed(Some(cloth).filter(|_| self.may_lose_cloth(from)));
        let steal = |card| Deed::Steal { player, from, card };
        let unseen = steal(None);
        let of_cards = match self.rules().following {
            Following::Open => {
                let most = self.most_seen(Viewer::Table, from);
                let kinds = self.kinds().all().iter().copied();
                let kinds = kinds.filter(|kind| most.get(*kind) > 0);
                self.allowed(kinds.map(|kind| steal(Some(kind))))
            }
            Following::Private if self.may_be_done(&unseen) && self.keeps_cards_on_phones() => {
                vec![Choice::DrawnCard { player, from }]
            }
            Following::Private if self.may_be_done(&unseen) => {
                let mut all = self.whispers(&unseen, self.openly_most(from));
                all.push(Choice::Deed(unseen));
                all.push(Choice::DrawnCard { player, from });
                all
            }
            Following::Secret | Following::Off | Following::Private => self.allowed([unseen]),
        };
        cloth.into_iter().chain(of_cards).collect()
    }

    fn gifts(&self, player: Seat, to: Seat) -> Vec<Choice> {
        let give = |card| Deed::Give { player, to, card };
        let unseen = give(None);
        match self.rules().following {
            Following::Open => {
                let most = self.own_most(player);
                let kinds = self.kinds().all().iter().copied();
                let kinds = kinds.filter(|kind| most.get(*kind) > 0);
                self.allowed(kinds.map(|kind| give(Some(kind))))
            }
            Following::Private if self.may_be_done(&unseen) => {
                let mut all = self.whispers(&unseen, self.own_most(player));
                if !self.keeps_cards_on_phones() {
                    all.push(Choice::Deed(unseen));
                }
                all
            }
            Following::Secret | Following::Off | Following::Private => self.allowed([unseen]),
        }
    }

    /// The same deed for each kind that the one card which it passes unseen may have, among these.
    fn whispers(&self, deed: &Deed, among: Cards) -> Vec<Choice> {
        let proposed = self.propose(deed.clone(), crate::Enforcement::ByTheRules).ok();
        let mut groups = proposed.iter().flat_map(|proposed| proposed.act.unseen());
        let (Some(of), None) = (groups.next(), groups.next()) else { return Vec::new() };
        let kinds = of.among(among);
        let kinds = kinds.kinds().map(|(kind, _)| Whispered::Passed(vec![kind]));
        kinds.map(|said| Choice::Whisper(deed.clone(), said)).collect()
    }

    /// Oil in place of cards (TRADERS 7.3, 8.1).
    fn oil_in_place(&self, task: &Task) -> Vec<Choice> {
        if self.oil().is_none() {
            return Vec::new();
        }
        if let Task::Discard { player, count } = task {
            // Where hands are followed, it is put together with the cards.
            if self.hands().is_some() && count.is_some() {
                return Vec::new();
            }
            let (player, held) = (*player, self.oil_as_cards(*player));
            let most = count.map_or(held, |count| u8::try_from(count).unwrap_or(u8::MAX).min(held));
            let discard = |count| OilDeed::Discard { player, count, cards: None };
            return self.allowed((1..=most).map(discard));
        }
        if let Task::Steal { player, from: StealTargets::OneOf(prey), or_oil: true, .. } = task {
            let player = *player;
            return self.allowed(prey.iter().map(|from| OilDeed::Steal { player, from: *from }));
        }
        if let Task::Take { player, or_oil: true, .. } = task {
            return self.allowed([OilDeed::Take { player: *player }]);
        }
        if let Task::Give { player, to, of: crate::GiftOf::AnyOrOil } = task {
            let player = *player;
            return self.allowed(to.iter().map(|to| OilDeed::Give { player, to: *to }));
        }
        Vec::new()
    }
}
