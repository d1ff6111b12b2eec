//! News of a turn besides the card that counts: weather, New Year, votes, shuffles, and the card's
//! effects without anybody's choice.

use super::payouts::taken_by_itself;
use super::turn_news::{DrawStage, Extra, Sign, Skipped, TurnNews};
use super::{GameWords, fish, oil, wagons};
use cards::{Arrangement, Award, PileCard, Season, VoteOutcome};
use game::{
    Act, Ballot, By, Cards, ChosenYields, Correction, Deed, KnightsChange, KnightsCorrection,
    KnightsDeed, KnightsTask, Move, Payout, Phase, RiversTask, ScenarioTask, SeaCorrection,
    SeaDeed, SeaTask, State, Task, Turned, YieldRule, outcome,
};

impl TurnNews {
    /// Collects the news since the turn began.
    pub fn of(say: &GameWords<'_>) -> Self {
        let mut news = Self { language: say.text.language(), ..Self::default() };
        let acts: Vec<&Act> = say.game.acts().map(|(_, _, act)| act).collect();
        let is_border = |(nth, act): (usize, &&Act)| {
            if let Deed::LeaveTable { player } = act.deed {
                return say.game.state_after(nth).is_ok_and(|before| before.active() == player);
            }
            let founds =
                matches!(act.deed, Deed::FoundRoad { .. } | Deed::Sea(SeaDeed::FoundShip { .. }));
            founds || act.deed == Deed::Pass
        };
        let mut numbered = acts.iter().enumerate().rev();
        let last = numbered.find(|one| is_border((one.0, one.1)));
        let start = last.map_or(0, |(last, _)| last + 1);
        // What automatically ended the previous turn is news of this one.
        if let Some((nth, act)) = last {
            news.by_itself(say, act, nth);
            news.off(say, act, nth);
            let before = nth.checked_sub(1).and_then(|before| acts.get(before));
            news.of_siege(say, before.copied(), nth);
        }
        news.gate = say.game.gate_reason().filter(|_| say.state.number().is_some());
        let turn = acts.iter().skip(start);
        let is_attack = |change: &KnightsChange| matches!(change, KnightsChange::Attacked { .. });
        if turn.flat_map(|act| &act.knights).any(is_attack) {
            news.attack = say.game.last_attack_reason();
        }
        let mut ballots = Vec::new();
        let mut paid: Option<&Payout> = None;
        for (nth, act) in acts.iter().enumerate().skip(start) {
            news.tell(say, act, nth, &mut ballots);
            news.by_itself(say, act, nth);
            news.lost(say, act, nth);
            news.disaster(say, act, nth);
            news.off(say, act, nth);
            news.of_scenario(say, act, nth + 1);
            news.first_seven(say, act, nth + 1);
            if matches!(act.deed, Deed::Draw { .. } | Deed::DrawPrinted { .. }) {
                news.nothing(say, act, nth + 1);
            }
            news.took(say, paid, act);
            news.skip(say, act, nth);
            if let Some(payout) = &act.payout {
                paid = Some(payout);
                news.compare(say, nth + 1);
            }
        }
        news.awards(say, start);
        news
    }

    /// Counts the cards that somebody took since they were asked to. Of gold, the first time after
    /// the number has paid is for it: cards found later in the turn are no part of it.
    fn took(&mut self, say: &GameWords<'_>, paid: Option<&Payout>, act: &Act) {
        let mut more = |seat, by, cards| {
            let sum = self.extra.entry((seat, by)).or_default();
            *sum = sum.plus(cards);
        };
        if let Deed::Take { player, card } = act.deed {
            let card = card.map_or_else(Cards::none, |kind| Cards::of(kind, 1));
            // Events give before the number is paid.
            if paid.is_some() && say.state.knights().is_some() {
                more(player, Extra::Aqueduct, card);
            } else {
                let sum = self.fixed.entry(player).or_default();
                *sum = sum.plus(card);
            }
        } else if let Deed::Sea(SeaDeed::TakeGold { player, cards: Some(cards) }) = act.deed {
            let is_due = paid.is_some_and(|payout| payout.gold_due(player) > 0);
            if is_due && !self.gold.contains_key(&player) {
                self.gold.insert(player, cards);
            } else {
                more(player, Extra::Found, cards);
            }
        } else if let Deed::Sea(SeaDeed::TurnUp { .. }) = act.deed {
            for one in &act.moves {
                if let Move::FromBank(seat, cards) = one {
                    more(*seat, Extra::Found, *cards);
                }
            }
        }
    }

    /// Tells what came off the island, or stays without its player: pieces and cards on the table
    /// that somebody has to see to.
    fn off(&mut self, say: &GameWords<'_>, act: &Act, before: usize) {
        if !GameWords::may_take_off(&act.deed) {
            return;
        }
        // Once they are back, or their cards are, nobody has to see to that.
        if let Deed::LeaveTable { player } = act.deed
            && !say.state.seating().is_present(player)
        {
            for words in say.left_behind(player, say.state) {
                self.say(say.text.sentences(&[words]), Sign::Done);
            }
        }
        let Ok(before) = say.game.state_after(before) else { return };
        if let Deed::LeaveTable { .. } = act.deed {
            return;
        }
        for words in say.taken_off(act, &before) {
            let words = say.act_at(words, act.deed.named().place);
            self.say(say.text.sentences(&[words]), Sign::Done);
        }
    }

    /// A duty that was passed over, and those that were made up for.
    fn skip(&mut self, say: &GameWords<'_>, act: &Act, before: usize) {
        // What follows by itself is taken back along with it.
        if act.by == By::Table {
            self.skipped.iter_mut().for_each(|skipped| skipped.since += 1);
        }
        self.skipped.retain(|skipped| !makes_up(&act.deed, &skipped.task));
        let Deed::DoneAtTable { task } = act.deed else { return };
        let Ok(before) = say.game.state_after(before) else { return };
        // What the app leaves to the table isn't passed over, and a building gives the first kind.
        let is_duty =
            |task: &&Task| !matches!(task, Task::AtTable { .. } | Task::ChooseYield { .. });
        if let Some(task) = before.tasks().get(task).filter(is_duty) {
            let words = say.at(&before).left(task);
            self.skipped.push(Skipped { task: task.clone(), words, since: 0 });
        }
    }

    fn tell(&mut self, say: &GameWords<'_>, act: &Act, nth: usize, ballots: &mut Vec<Ballot>) {
        if let Deed::Draw { turned } = &act.deed {
            self.draw(say, turned, season_before(say, nth));
            self.stage = match turned.last() {
                Some(Turned::Card(PileCard::NewYear)) => DrawStage::Votes,
                _ => DrawStage::DrawsOn,
            };
        } else if let Deed::DrawPrinted { card } = act.deed {
            self.printed(say, card, season_before(say, nth));
            let votes = say.state.rules().cards.new_year.has_leap_year();
            self.stage = match card {
                PileCard::NewYear if votes => DrawStage::Votes,
                _ => DrawStage::DrawsOn,
            };
        } else if let Deed::Vote { ballot, .. } = act.deed {
            ballots.push(ballot);
        }
        // The last one to vote, or to skip the vote, decides.
        if self.stage == DrawStage::Votes && act.tasks.as_ref().is_some_and(Vec::is_empty) {
            self.result(say, ballots);
            ballots.clear();
            self.stage = DrawStage::DrawsOn;
        }
        if let Some(season) = act.season {
            let (key, season_name) = if act.deed == Deed::TurnWeather {
                ("news-season-turned", say.text.season(season))
            } else {
                ("news-season-card", say.season_word(season))
            };
            let words = say.with(key, &[("season", &season_name)]);
            self.say(words, Sign::Season(season));
        }
        // What is found at sea is no gift of the card.
        let by_card = taken_by_itself(act).filter(|_| !matches!(act.deed, Deed::Sea(_)));
        for (seat, cards) in by_card {
            let sum = if let Deed::Knights(KnightsDeed::Play(play)) = &act.deed {
                self.extra.entry((seat, Extra::Progress(play.card()))).or_default()
            } else {
                self.fixed.entry(seat).or_default()
            };
            *sum = sum.plus(cards);
        }
    }

    /// Tells what the app did on its own, because there was no choice.
    fn by_itself(&mut self, say: &GameWords<'_>, act: &Act, before: usize) {
        // The event die has a place of its own.
        let is_event_die = matches!(act.deed, Deed::Knights(KnightsDeed::RollEventDie { .. }));
        if act.by == By::Table || is_event_die {
            return;
        }
        if act.deed == Deed::Pass {
            return self.say(say.text.get("news-nobody-can-pay"), Sign::Done);
        }
        let Ok(before) = say.game.state_after(before) else { return };
        self.say(say.text.sentences(&[say.act_line(act, &before)]), sign_of(&act.deed));
    }

    /// Tells what the table itself did to somebody's pieces, so that all see to it: a knight that
    /// deserts, and a metropolis that is placed or taken over.
    fn lost(&mut self, say: &GameWords<'_>, act: &Act, before: usize) {
        let tells = matches!(
            act.deed,
            Deed::Knights(KnightsDeed::LoseKnight { .. } | KnightsDeed::PlaceMetropolis { .. })
        );
        if act.by != By::Table || !tells {
            return;
        }
        let Ok(before) = say.game.state_after(before) else { return };
        self.say(say.text.sentences(&[say.act_line(act, &before)]), sign_of(&act.deed));
    }

    /// Tells which awards have changed hands since the turn began.
    fn awards(&mut self, say: &GameWords<'_>, begun: usize) {
        let Ok(before) = say.game.state_after(begun) else { return };
        self.tiles_pass(say, &before);
        for award in Award::ALL {
            // One that isn't played for has a holder all the same.
            let holder = |state: &State| {
                let holder = state.holders().of(award)?;
                state.awards(holder).any(|counts| counts == award).then_some(holder)
            };
            let (old, new) = (holder(&before), holder(say.state));
            if old != new {
                let words = say.award_passes(award, old, new);
                self.say(say.text.sentences(&[words]), Sign::Award(award));
            }
        }
    }

    /// A 7 that doesn't count because it came up in the first round.
    fn first_seven(&mut self, say: &GameWords<'_>, act: &Act, after: usize) {
        let passed = || {
            let state = say.game.state_after(after);
            state.is_ok_and(|state| state.phase() == Phase::BeforeProduction)
        };
        if let Deed::Dice { red, yellow, .. } = act.deed
            && red.pips() + yellow.pips() == 7
            && passed()
        {
            self.stage = DrawStage::DrawsOn;
            self.say(say.text.get("news-first-seven-dice"), Sign::Pile);
        } else if let Deed::DrawPrinted { card: PileCard::Numbered { .. } } = act.deed
            && passed()
        {
            self.say(say.text.get("news-first-seven-printed"), Sign::Pile);
        }
    }

    /// An event that applies to nobody now says so, because silence would start
    /// an argument.
    fn nothing(&mut self, say: &GameWords<'_>, act: &Act, after: usize) {
        let asks = act.tasks.as_ref().is_some_and(|tasks| !tasks.is_empty());
        if asks || !act.moves.is_empty() || act.season.is_some() || act.barbarians.is_some() {
            return;
        }
        let Ok(state) = say.game.state_after(after) else { return };
        if !state.effects().is_empty() && state.yield_rule() == YieldRule::default() {
            self.say(say.text.get("news-nobody"), Sign::Pile);
        }
    }

    fn draw(&mut self, say: &GameWords<'_>, turned: &[Turned], mut season: Season) {
        let mut cards = turned.iter().peekable();
        while let Some(one) = cards.next() {
            let is_shuffled = matches!(cards.peek(), Some(Turned::Shuffle(_)));
            match one {
                // Only a number that counts ends a draw.
                Turned::Card(PileCard::Numbered { .. }) if cards.peek().is_some() => {
                    self.say(say.text.get("news-first-seven"), Sign::Pile);
                }
                Turned::Card(PileCard::Numbered { .. }) => {}
                Turned::Card(PileCard::NewYear) if is_shuffled => {
                    self.say(say.text.get("new-year"), Sign::NewYear);
                    cards.next();
                }
                Turned::Card(card) => season = self.marker(say, *card, season),
                Turned::Shuffle(_) => {
                    let key = if self.stage == DrawStage::DrawsOn || turned.len() > 2 {
                        "news-shuffled"
                    } else {
                        "pile-used-up"
                    };
                    self.say(say.text.get(key), Sign::Pile);
                }
            }
        }
    }

    /// A printed card without a number: the table does what it says.
    fn printed(&mut self, say: &GameWords<'_>, card: PileCard, season: Season) {
        let selection = say.state.rules().cards;
        let is_last = say.state.printed().current() == 0;
        match card {
            PileCard::Numbered { .. } => {}
            PileCard::NewYear if selection.new_year.has_leap_year() => {
                self.marker(say, card, season);
            }
            PileCard::NewYear if selection.arrangement == Arrangement::Stacks && !is_last => {
                self.marker(say, card, season);
            }
            PileCard::NewYear => self.say(say.text.get("news-printed-new-year"), Sign::NewYear),
            card => {
                self.marker(say, card, season);
            }
        }
    }

    /// A card without a number, after which drawing goes on; it came up in `season`, and the
    /// next one does in the season returned.
    fn marker(&mut self, say: &GameWords<'_>, card: PileCard, season: Season) -> Season {
        let selection = say.state.rules().cards;
        match card {
            PileCard::Weather(begins) => {
                let stays = begins == season;
                let key = if stays { "news-weather-stays" } else { "news-weather" };
                self.say(
                    say.with(key, &[("season", &say.season_word(begins))]),
                    Sign::Season(begins),
                );
                return begins;
            }
            PileCard::NewYear if selection.arrangement == Arrangement::Stacks => {
                self.say(say.text.get("news-next-stack"), Sign::NewYear);
            }
            PileCard::NewYear => self.say(say.text.get("news-new-year-vote"), Sign::NewYear),
            PileCard::LeapYear => self.say(say.text.get("news-leap-year"), Sign::LeapYear),
            PileCard::Numbered { .. } => {}
        }
        season
    }

    fn result(&mut self, say: &GameWords<'_>, ballots: &[Ballot]) {
        let leap = ballots.iter().filter(|ballot| **ballot == Ballot::LeapYear).count();
        let reset = ballots.len() - leap;
        let (key, more, less) = match outcome(ballots, say.state.rules().cards.tied_vote) {
            VoteOutcome::Reset => ("news-voted-reset", reset, leap),
            VoteOutcome::LeapYear => ("news-voted-leap", leap, reset),
        };
        self.say(say.with(key, &[("more", &more), ("less", &less)]), Sign::Pile);
    }

    /// Compares what the number brought with what it usually brings.
    fn compare(&mut self, say: &GameWords<'_>, after: usize) {
        let Ok(state) = say.game.state_after(after) else { return };
        if let Some(act) = after.checked_sub(1).and_then(|nth| say.game.acts_from(nth).next()) {
            self.catches(act.2, &state);
        }
        let Some(payout) = state.payout() else { return };
        if state.yield_rule() == YieldRule::default() {
            return;
        }
        let all = state.position().owed(payout.number, &YieldRule::default(), &ChosenYields::new());
        for (seat, usual) in all.cards.iter() {
            let total = |cards: Cards| i16::try_from(cards.total()).unwrap_or(i16::MAX);
            let due = total(payout.paid.of(seat)) + total(payout.short.of(seat));
            let gold = i16::from(payout.gold_due(seat)) - i16::from(all.gold.due.of(seat));
            let change = due - total(*usual) + gold;
            if change != 0 {
                self.changed.insert(seat, change);
            }
        }
    }
}

/// Returns `true` if a deed makes up for a duty that was passed over: it moves the robber after
/// all, or corrects a fact of the kind that the duty would have changed.
fn makes_up(deed: &Deed, duty: &Task) -> bool {
    let player = duty.player();
    match duty {
        Task::MoveRobber { .. } | Task::RobberTo { .. } => moves_robber(deed),
        Task::Barbarians { .. } => matches!(deed, Deed::MoveBarbarians { .. }),
        Task::TurnWeather { .. } => {
            matches!(deed, Deed::Correct { correction: Correction::Season { .. } })
        }
        Task::Discard { .. }
        | Task::Steal { .. }
        | Task::Take { .. }
        | Task::Give { .. }
        | Task::Pay { .. }
        | Task::Swap { .. }
        | Task::Sea(SeaTask::Gold { .. } | SeaTask::Scenario(ScenarioTask::LoseToFleet { .. }))
        | Task::Knights(KnightsTask::TradeAtHarbor { .. } | KnightsTask::StealFromEach { .. }) => {
            matches!(
                deed,
                Deed::CorrectHand { player: whose, .. }
                | Deed::AmendHand { player: whose, .. }
                | Deed::Correct { correction: Correction::HandSize { player: whose, .. } }
                if *whose == player
            )
        }
        Task::Knights(KnightsTask::ChooseDeck { .. } | KnightsTask::PutBack { .. }) => {
            let Deed::Correct { correction } = deed else { return false };
            matches!(correction, Correction::Knights(KnightsCorrection::Progress { .. }))
        }
        Task::Fish(_) => fish::makes_up(deed),
        Task::Wagons(_) => wagons::makes_up(deed),
        Task::Oil(_) => oil::makes_up(deed),
        Task::DamageRoad { .. }
        | Task::MendRoad { .. }
        | Task::FreeRoad { .. }
        | Task::Rivers(RiversTask::FreeBridge { .. })
        | Task::Sea(
            SeaTask::FreeShip { .. }
            | SeaTask::TurnUp { .. }
            | SeaTask::Scenario(ScenarioTask::LayHarbor { .. }),
        )
        | Task::Knights(
            KnightsTask::PlaceMetropolis { .. }
            | KnightsTask::LoseCity { .. }
            | KnightsTask::Relocate { .. }
            | KnightsTask::Promote { .. }
            | KnightsTask::LoseKnight { .. }
            | KnightsTask::PlaceDeserter { .. },
        ) => corrects_board(deed),
        Task::Sea(SeaTask::Scenario(ScenarioTask::Fleet { .. })) => matches!(
            deed,
            Deed::Correct { correction: Correction::Sea(SeaCorrection::Fleet { .. }) }
        ),
        Task::ChooseYield { .. }
        | Task::Sea(SeaTask::Scenario(ScenarioTask::RevealPoints { .. }))
        | Task::AtTable { .. }
        | Task::Vote { .. }
        | Task::Knights(KnightsTask::EventDie { .. }) => false,
    }
}

/// Returns whether it moves the robber or the pirate, or says where one of them is.
const fn moves_robber(deed: &Deed) -> bool {
    matches!(
        deed,
        Deed::MoveRobber { .. }
            | Deed::RobberFlees { .. }
            | Deed::Knights(KnightsDeed::ChaseRobber { .. })
            | Deed::Sea(SeaDeed::MovePirate { .. } | SeaDeed::ChasePirate { .. })
            | Deed::Correct {
                correction: Correction::Robber { .. }
                    | Correction::Sea(SeaCorrection::Pirate { .. })
            }
    )
}

/// Returns whether it corrects what stands or lies on the island.
const fn corrects_board(deed: &Deed) -> bool {
    matches!(
        deed,
        Deed::Correct {
            correction: Correction::Building { .. }
                | Correction::Road { .. }
                | Correction::Tile { .. }
                | Correction::Rivers(_)
                | Correction::Sea(SeaCorrection::Ship { .. })
                | Correction::Knights(
                    KnightsCorrection::Knight { .. } | KnightsCorrection::Metropolis { .. }
                )
        }
    )
}

/// The sign of what was done, in a line that tells of it alone.
const fn sign_of(deed: &Deed) -> Sign {
    if let Deed::Knights(KnightsDeed::PlaceMetropolis { track, .. }) = deed {
        Sign::Metropolis(*track)
    } else if let Deed::Knights(KnightsDeed::LoseCity { .. }) = deed {
        Sign::Pillage
    } else {
        Sign::Done
    }
}

/// The season in which the act with this number was done.
fn season_before(say: &GameWords<'_>, nth: usize) -> Season {
    say.game.state_after(nth).map_or(say.state.season(), |before| before.season())
}
