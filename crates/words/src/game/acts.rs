//! What happened, as sentences.

use super::{GameWords, knights, sea};
use crate::text::Value;
use board::Resource;
use cards::Award;
use game::{
    Act, Building, CardKind, Cards, Deed, DeedGroup, KnightsTask, NumberSource, PerSeat, Phase,
    SeaTask, Seat, State, Task,
};

#[derive(Debug)]
pub struct StepName {
    /// What it is called on the button.
    pub short: String,
    /// The same in a word, where names leave no room for more.
    pub brief: String,
    pub long: String,
    /// How many acts Undo takes back, including those that followed automatically; 1 for
    /// Redo.
    pub acts: usize,
}

pub fn undo(say: &GameWords<'_>) -> Option<StepName> {
    let (nth, act) = say.game.last_touch()?;
    let before = say.game.state_after(nth).ok()?;
    let acts = say.game.count() - nth;
    Some(StepName { acts, ..named(say, "undo-what", act, &before) })
}

pub fn redo(say: &GameWords<'_>) -> Option<StepName> {
    say.game.next().map(|act| named(say, "redo-what", act, say.state))
}

fn named(say: &GameWords<'_>, key: &str, act: &Act, before: &State) -> StepName {
    let name = |what: String| say.text.with(key, &[("what", what.into())]);
    let short = if let Deed::Draw { .. } = act.deed {
        say.text.get("act-draw")
    } else if let Deed::CorrectHand { player, .. } = act.deed {
        say.about("act-correct-hand", player)
    } else {
        say.deed(&act.deed, before)
    };
    let brief = name(say.text.get(noun(&act.deed, before)));
    StepName { short: name(short), brief, long: name(say.act_line(act, before)), acts: 1 }
}

/// Returns whether the opening places a city next (KNIGHTS 2).
fn founds_city(before: &State) -> bool {
    let Phase::Founding { round, .. } = before.phase() else { return false };
    before.rules().opens_with(round) == Building::City
}

/// Returns what a deed is called in a word.
fn noun(deed: &Deed, before: &State) -> &'static str {
    match deed.group() {
        DeedGroup::Settlement
            if matches!(deed, Deed::FoundSettlement { .. }) && founds_city(before) =>
        {
            "step-city"
        }
        DeedGroup::Settlement => "step-settlement",
        DeedGroup::Road | DeedGroup::Damage => "step-road",
        DeedGroup::City => "step-city",
        DeedGroup::Number(NumberSource::Cards | NumberSource::Printed) => "act-draw",
        DeedGroup::Number(NumberSource::Table | NumberSource::Dice) => "step-roll",
        DeedGroup::Vote => "step-vote",
        DeedGroup::Weather => "step-weather",
        DeedGroup::Robber => "step-robber",
        DeedGroup::Steal => "step-steal",
        DeedGroup::Discard => "step-discard",
        DeedGroup::Card => "step-card",
        DeedGroup::Answer => "step-answer",
        DeedGroup::Buy | DeedGroup::Play(_) => "step-development",
        DeedGroup::Trade => "step-trade",
        DeedGroup::Turn => "step-turn",
        DeedGroup::Win | DeedGroup::End => "step-end",
        DeedGroup::Correction => "step-correction",
        DeedGroup::Change => "step-change",
        DeedGroup::Knights(deed) => knights::noun(deed),
        DeedGroup::Sea(deed) => sea::noun(deed),
    }
}

impl GameWords<'_> {
    /// Returns what was done, with its place, in one sentence.
    pub fn act_line(&self, act: &Act, before: &State) -> String {
        let mut line = self.deed(&act.deed, before);
        if let Some(place) = act.deed.named().place {
            let values = [("act", line.into()), ("place", self.place(place).into())];
            line = self.text.with("act-at", &values);
        }
        line
    }

    /// Returns what was done and everything that came of it.
    pub fn act_story(&self, act: &Act, before: &State) -> String {
        let mut parts = vec![self.act_line(act, before)];
        parts.extend(self.put_right(&act.deed, before));
        parts.extend(self.consequences(act));
        parts.extend(self.taken_off(act, before));
        parts.extend(act.sea.iter().map(|change| self.sea_change(*change)));
        if let Some(payout) = &act.payout {
            let paid = payout.paid.iter().filter(|(_, cards)| !cards.is_empty());
            let mut paid: Vec<String> =
                paid.map(|(seat, cards)| self.takes(seat, *cards)).collect();
            paid.extend(self.gold_paid(payout));
            // Behind an event's last answer, it must not read as part of it.
            if let Some(first) = paid.first_mut().filter(|_| !act.deed.is_number()) {
                let values = [("number", payout.number.into()), ("what", first.as_str().into())];
                *first = self.text.with("act-by-number", &values);
            }
            parts.extend(paid);
        }
        if let Some(holders) = act.holders {
            for award in Award::ALL {
                let (old, new) = (before.holders().of(award), holders.of(award));
                if old != new {
                    let award = ("award", self.award(award).into());
                    parts.push(match new {
                        Some(seat) => {
                            let who = ("who", self.name(seat).into());
                            self.text.with("act-award", &[award, who])
                        }
                        None => self.text.with("act-award-nobody", &[award]),
                    });
                }
            }
        }
        if let Some(over) = act.over {
            parts.extend(over.winner().map(|winner| self.about("act-wins", winner)));
        }
        let more = |line: String, more: String| {
            self.text.with("act-with", &[("act", line.into()), ("more", more.into())])
        };
        parts.into_iter().reduce(more).unwrap_or_default()
    }

    /// What passing over a duty is called. A building that nobody chooses for gives the first kind.
    fn passed_over(&self, task: Option<&Task>) -> String {
        if let Some(Task::ChooseYield { player, one_of, .. }) = task
            && let Some(first) = one_of.first()
        {
            let resource = self.text.kind(*first).into();
            return self.about_with("act-choose-yield", *player, "resource", resource);
        }
        let task = task.map(|task| self.task(task)).unwrap_or_default();
        self.text.with("act-done-at-table", &[("task", task.into())])
    }

    pub fn left(&self, task: &Task) -> String {
        let key = match task {
            Task::FreeRoad { player, .. } => {
                return self.about_links("act-left-road", *player, self.links());
            }
            Task::MendRoad { player } => {
                return self.about_links("act-left-mend", *player, self.links());
            }
            Task::Discard { count: None, .. } => "act-left-discard",
            Task::Steal { .. } => "act-left-steal",
            Task::Take { .. } => "act-left-take",
            Task::Give { .. } => "act-left-give",
            Task::Vote { .. } => "act-left-vote",
            Task::Swap { .. } => "act-left-swap",
            Task::Pay { .. } => "act-left-pay",
            Task::MoveRobber { .. } | Task::RobberTo { .. } => "act-left-robber",
            Task::Knights(KnightsTask::Promote { .. }) => "act-left-promote",
            Task::Knights(KnightsTask::TradeAtHarbor { .. }) => "act-left-harbor",
            Task::Knights(KnightsTask::PlaceDeserter { .. }) => "act-left-deserter",
            Task::Sea(SeaTask::FreeShip { .. }) => "sea-act-left-ship",
            Task::Discard { count: Some(_), .. }
            | Task::DamageRoad { .. }
            | Task::ChooseYield { .. }
            | Task::AtTable { .. }
            | Task::TurnWeather { .. }
            | Task::Barbarians { .. }
            | Task::Sea(SeaTask::Gold { .. } | SeaTask::TurnUp { .. })
            | Task::Knights(
                KnightsTask::PlaceMetropolis { .. }
                | KnightsTask::EventDie { .. }
                | KnightsTask::LoseCity { .. }
                | KnightsTask::ChooseDeck { .. }
                | KnightsTask::PutBack { .. }
                | KnightsTask::Relocate { .. }
                | KnightsTask::StealFromEach { .. }
                | KnightsTask::LoseKnight { .. },
            ) => return self.text.with("act-left", &[("task", self.task(task).into())]),
        };
        self.about(key, task.player())
    }

    /// A card that somebody took from the bank, with the Aqueduct's name if it is its.
    fn took(&self, player: Seat, card: Option<CardKind>, before: &State) -> String {
        let (known, untold) = if before.takes_by_aqueduct() {
            ("act-take-aqueduct", "act-take-aqueduct-untold")
        } else {
            ("act-take", "act-take-unknown")
        };
        match card {
            Some(kind) => self.with_cards(known, player, Cards::of(kind, 1)),
            None => self.about(untold, player),
        }
    }

    /// Returns what was done, without its place.
    pub fn deed(&self, deed: &Deed, before: &State) -> String {
        let active = before.builder();
        let who = |key: &str| self.about(key, active);
        match deed {
            Deed::FoundSettlement { .. } if founds_city(before) => who("knights-act-found-city"),
            Deed::FoundSettlement { .. } => who("act-found-settlement"),
            Deed::Draw { turned } => self.drawn(turned, active),
            Deed::Discard { player, cards } => self.discarded(*player, *cards, before),
            Deed::Take { player, card } => self.took(*player, *card, before),
            Deed::Leave { task } => match before.tasks().get(*task) {
                Some(task) => self.left(task),
                None => who("act-leave"),
            },
            Deed::DoneAtTable { task } => self.passed_over(before.tasks().get(*task)),
            Deed::PlayYearOfPlenty { cards } if cards.is_empty() => who("act-play-year-of-plenty"),
            Deed::PlayYearOfPlenty { cards } => {
                self.with_cards("act-play-year-of-plenty-cards", active, *cards)
            }
            Deed::PlayMonopoly { resource, taken } => self.monopoly(active, *resource, taken),
            Deed::TradeWithBank { give, count, get } => {
                let values: [(&str, Value<'_>); 3] = [
                    ("who", self.name(active).into()),
                    ("give", self.text.cards(*count, *give).into()),
                    ("get", self.text.cards(1, *get).into()),
                ];
                self.text.with("act-trade-with-bank", &values)
            }
            Deed::Pass => self.passing(before),
            Deed::CorrectHand { player, cards } => self.correction_of_hand(*player, *cards, before),
            Deed::Correct { correction } => {
                self.correction_of(correction, deed.owner_before(before))
            }
            Deed::ChangeRule { rule } => self.text.rule_change(rule),
            Deed::Rename { player, name } => {
                let called = before.players().get(*player).map(|player| player.name.to_string());
                let called = called.unwrap_or_default();
                let values = [("who", called.into()), ("name", name.as_str().into())];
                self.text.with("act-rename", &values)
            }
            Deed::Dice { red, yellow, face } => self.rolled(*red, *yellow, *face, before),
            Deed::DrawPrinted { card } => self.drawn_printed(*card, before),
            Deed::UseSource { numbers } => self.new_source(*numbers),
            Deed::Vote { player, ballot } => self.vote(*player, *ballot),
            Deed::TurnWeather => self.weather_turned(before),
            Deed::PassWeather { to } => {
                let to = self.name(*to).into();
                self.about_with("act-pass-weather", before.weather_holder(), "to", to)
            }
            Deed::Swap { player, cards } => self.swapped(*player, *cards),
            Deed::Resolve => self.resolved(before),
            Deed::MoveBarbarians { to } => self.ship_line("act-move-ship", *to),
            Deed::Knights(deed) => self.knights_deed(deed, active),
            Deed::FoundRoad { .. }
            | Deed::Roll { .. }
            | Deed::Pay { .. }
            | Deed::MendRoad { .. }
            | Deed::MoveRobber { .. }
            | Deed::Steal { .. }
            | Deed::Give { .. }
            | Deed::DamageRoad { .. }
            | Deed::RobberFlees { .. }
            | Deed::ChooseYield { .. }
            | Deed::BuildRoad { .. }
            | Deed::BuildSettlement { .. }
            | Deed::BuildCity { .. }
            | Deed::RepairRoad { .. }
            | Deed::BuyCard
            | Deed::PlayKnight
            | Deed::PlayRoadBuilding
            | Deed::Trade { .. }
            | Deed::ClaimWin { .. }
            | Deed::LetBuild { .. }
            | Deed::Recolor { .. }
            | Deed::MoveSeat { .. }
            | Deed::LeaveTable { .. }
            | Deed::ReturnHand { .. }
            | Deed::ComeBack { .. }
            | Deed::BreakOff
            | Deed::PlayOn
            | Deed::Sea(_) => self.say(deed, active),
        }
    }

    /// Whoever played Monopoly, on what, and what it brought.
    fn monopoly(&self, who: Seat, resource: Resource, taken: &PerSeat<u8>) -> String {
        let count: u32 = taken.values().copied().map(u32::from).sum();
        let values: [(&str, Value<'_>); 3] = [
            ("who", self.name(who).into()),
            ("resource", self.text.kind(resource).into()),
            ("count", count.into()),
        ];
        self.text.with("act-play-monopoly", &values)
    }

    /// Returns what somebody discarded, or how many cards were due.
    fn discarded(&self, player: Seat, cards: Option<Cards>, before: &State) -> String {
        let due = |task: &Task| {
            let Task::Discard { player: who, count } = task else { return None };
            count.filter(|_| *who == player)
        };
        match (cards, before.tasks().iter().find_map(due)) {
            (Some(cards), _) => self.with_cards("act-discard", player, cards),
            (None, Some(count)) => {
                self.about_with("act-discard-count", player, "count", count.into())
            }
            (None, None) => self.about("act-discard-half", player),
        }
    }

    /// A sentence about one player and some cards.
    pub fn with_cards(&self, key: &str, seat: Seat, cards: Cards) -> String {
        self.about_with(key, seat, "cards", self.cards(cards).into())
    }
}
