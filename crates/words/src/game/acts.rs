//! Acts as sentences; also what season decks, votes, and numbers from elsewhere add.

use super::payouts::taken_by_itself;
use super::{GameWords, fish, knights, oil, rivers, sea, wagons};
use crate::said::InWords;
use board::{Hex, Resource, Spot, Terrain};
use cards::{Award, Die, EventFace, PileCard};
use game::{
    Act, Ballot, BarbarianTrack, Building, By, CardKind, Cards, Deed, DeedGroup, GoldDeed,
    KnightsDeed, NumberSource, PerSeat, Phase, Piece, Said, Seat, State, Task, Turned,
};

#[derive(Debug)]
pub struct StepName {
    /// Its name on the button.
    pub short: String,
    /// The same in a word, where names leave no room for more.
    pub brief: String,
    pub long: String,
    /// Number of acts that Undo takes back, including those that followed automatically; 1 for
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
    let name = |what: String| say.with(key, &[("what", &what)]);
    // Behind one colon there isn't another.
    let corrected = || {
        let what = say.put_to(&act.deed, before)?;
        Some(say.with("act-correction", &[("what", &what)]))
    };
    let short = if let Deed::Draw { .. } = act.deed {
        say.text.get("act-draw")
    } else if let Deed::CorrectHand { player, .. } | Deed::AmendHand { player, .. } = act.deed {
        say.about("act-correct-hand", player)
    } else {
        corrected().unwrap_or_else(|| say.deed(&act.deed, before))
    };
    let brief = name(say.text.get(noun(&act.deed, before)));
    let long = match corrected() {
        Some(what) => say.act_at(what, act.deed.named().place),
        None => say.act_line(act, before),
    };
    StepName { short: name(short), brief, long: name(long), acts: 1 }
}

/// Returns whether the opening places a city next (KNIGHTS 2).
fn founds_city(before: &State) -> bool {
    let Phase::Founding { round, .. } = before.phase() else { return false };
    before.rules().opens_with(round) == Building::City
}

fn noun(deed: &Deed, before: &State) -> &'static str {
    if let Deed::TellOwn { .. } = deed {
        return "step-own";
    }
    match deed.group() {
        DeedGroup::Built(Piece::Settlement)
            if matches!(deed, Deed::FoundSettlement { .. }) && founds_city(before) =>
        {
            "step-city"
        }
        DeedGroup::Built(Piece::Settlement) => "step-settlement",
        DeedGroup::Built(Piece::Road) | DeedGroup::Damage => "step-road",
        DeedGroup::Built(Piece::City) => "step-city",
        DeedGroup::Built(Piece::Ship) => "sea-step-ship",
        DeedGroup::Built(Piece::Bridge) => "rivers-step-bridge",
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
        DeedGroup::Fish(deed) => fish::noun(*deed),
        DeedGroup::Rivers(deed) => rivers::noun(deed),
        DeedGroup::Gold(_) => "gold-step-gold",
        DeedGroup::Wagons(deed) => wagons::noun(deed),
        DeedGroup::Oil(deed) => oil::noun(deed),
    }
}

impl GameWords<'_> {
    /// Returns what was done, with its place, in one sentence, and whether the app did it because
    /// there was no choice.
    pub fn act_line(&self, act: &Act, before: &State) -> String {
        let line = if let Deed::RobberFlees { to: Some(to) } = act.deed {
            self.flight(to)
        } else {
            self.act_at(self.deed(&act.deed, before), act.deed.named().place)
        };
        // What ends by itself or shows on a die is nobody's choice anyway.
        let chooses =
            !matches!(act.deed, Deed::Pass | Deed::Knights(KnightsDeed::RollEventDie { .. }));
        if act.by == By::App && chooses {
            return self.with("history-no-choice", &[("act", &line)]);
        }
        line
    }

    /// Tells where the robber flees to.
    fn flight(&self, to: Hex) -> String {
        let tiles = self.state.island().tiles().iter();
        let mut deserts = tiles.filter(|tile| tile.terrain == Terrain::Desert);
        let is_the_desert = deserts.next().is_some_and(|tile| tile.at == to);
        if is_the_desert && deserts.next().is_none() {
            return self.text.get("act-robber-flees-home");
        }
        self.with("act-robber-flees-to", &[("place", &to)])
    }

    /// Returns what was done and everything that came of it.
    pub fn act_story(&self, act: &Act, before: &State) -> String {
        let mut parts = vec![self.act_line(act, before)];
        parts.extend(self.put_right(&act.deed, before));
        parts.extend(self.consequences(act));
        parts.extend(self.knights_news(act, before));
        parts.extend(self.taken_off(act, before));
        parts.extend(act.sea.iter().map(|change| self.sea_change(*change)));
        parts.extend(act.fish.iter().map(|change| self.fish_change(*change)));
        parts.extend(self.gold_told(act));
        parts.extend(act.wagons.iter().filter_map(|change| self.wagon_change(*change)));
        parts.extend(act.oil.iter().filter_map(|change| self.oil_change(*change)));
        if let Some(payout) = &act.payout {
            let paid = payout.paid.iter().filter(|(_, cards)| !cards.is_empty());
            let mut paid: Vec<String> =
                paid.map(|(seat, cards)| self.takes(seat, *cards)).collect();
            paid.extend(self.gold_paid(payout));
            // Behind an event's last answer, it must not read as part of it.
            if let Some(first) = paid.first_mut().filter(|_| !act.deed.is_number()) {
                *first =
                    self.with("act-by-number", &[("number", &payout.number), ("what", &*first)]);
            }
            parts.extend(paid);
        }
        if let Some(holders) = act.holders {
            for award in Award::ALL {
                let (old, new) = (before.holders().of(award), holders.of(award));
                if old != new {
                    parts.push(self.award_passes(award, old, new));
                }
            }
        }
        if let Some(over) = act.over {
            parts.extend(over.winner().map(|winner| self.about("act-wins", winner)));
        }
        self.act_with(parts)
    }

    /// Tells from whom to whom an award goes: "Longest Road goes from Cleo to Anna".
    pub(super) fn award_passes(
        &self,
        award: Award,
        old: Option<Seat>,
        new: Option<Seat>,
    ) -> String {
        let key = match (old, new) {
            (Some(_), Some(_)) => "act-award-from",
            (None, Some(_)) => "act-award",
            (_, None) => "act-award-nobody",
        };
        let award = ("award", self.award(award).into());
        let seats = [("from", old), ("who", new)];
        let named =
            seats.into_iter().filter_map(|(key, seat)| Some((key, self.name(seat?).into())));
        self.text.with(key, &[award].into_iter().chain(named).collect::<Vec<_>>())
    }

    /// Tells what was done and what more there is to say of it, in one sentence.
    pub(super) fn act_with(&self, parts: impl IntoIterator<Item = String>) -> String {
        let more =
            |line: String, more: String| self.with("act-with", &[("act", &line), ("more", &more)]);
        parts.into_iter().reduce(more).unwrap_or_default()
    }

    /// Tells what was done, with its place, if it has one.
    pub fn act_at(&self, act: String, place: Option<Spot>) -> String {
        match place {
            Some(place) => self.with("act-at", &[("act", &act), ("place", &place)]),
            None => act,
        }
    }

    /// Names a duty that is passed over. A building that nobody chooses for gives the first kind.
    fn passed_over(&self, task: Option<&Task>) -> String {
        if let Some(Task::ChooseYield { player, one_of, .. }) = task
            && let Some(first) = one_of.first()
        {
            let resource = self.text.kind(*first).into();
            return self.about_with("act-choose-yield", *player, "resource", resource);
        }
        let task = task.map(|task| self.task(task)).unwrap_or_default();
        self.with("act-done-at-table", &[("task", &task)])
    }

    /// Tells that a task is left undone; the sentence chooses by which it is.
    pub fn left(&self, task: &Task) -> String {
        let (what, who, piece) = (task.message().key, task.player(), self.links().key());
        let said = self.task(task);
        let values: [(_, &dyn InWords); 4] =
            [("what", &what), ("who", &who), ("task", &said), ("piece", &piece)];
        self.with("act-left", &values)
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
                let (give, get) = (self.text.cards(*count, *give), self.text.cards(1, *get));
                let values: [(_, &dyn InWords); 3] =
                    [("who", &active), ("give", &give), ("get", &get)];
                self.with("act-trade-with-bank", &values)
            }
            Deed::Pass => self.passing(before),
            Deed::AmendHand { player, came, went } => self.hand_amended(*player, *came, *went),
            Deed::CorrectHand { .. } | Deed::Correct { .. } | Deed::MoveBarbarians { .. } => {
                let what = self.put_to(deed, before).unwrap_or_default();
                self.with("act-correct", &[("what", &what)])
            }
            Deed::ChangeRule { rule } => {
                self.text.rule_change(rule, self.state.setup().own_scenario())
            }
            Deed::Rename { player, name } => {
                let called = before.players().get(*player).map(|player| player.name.to_string());
                let called = called.unwrap_or_default();
                self.with("act-rename", &[("who", &called), ("name", &name.as_str())])
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
            Deed::Knights(deed) => self.knights_deed(deed, before),
            Deed::Gold(GoldDeed::Sell { give, count }) => {
                self.with_cards("gold-act-sell", active, Cards::of(*give, *count))
            }
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
            | Deed::TellOwn { .. }
            | Deed::LetBuild { .. }
            | Deed::Recolor { .. }
            | Deed::MoveSeat { .. }
            | Deed::LeaveTable { .. }
            | Deed::ReturnHand { .. }
            | Deed::ComeBack { .. }
            | Deed::BreakOff
            | Deed::PlayOn
            | Deed::Sea(_)
            | Deed::Fish(_)
            | Deed::Rivers(_)
            | Deed::Wagons(_)
            | Deed::Oil(_)
            | Deed::Gold(GoldDeed::Buy { .. }) => self.say(deed, active),
        }
    }

    /// Tells who played Monopoly, on which resource, and what it brought.
    fn monopoly(&self, who: Seat, resource: Resource, taken: &PerSeat<u8>) -> String {
        let count: u32 = taken.values().copied().map(u32::from).sum();
        self.with("act-play-monopoly", &[("who", &who), ("resource", &resource), ("count", &count)])
    }

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

    pub fn with_cards(&self, key: &str, seat: Seat, cards: Cards) -> String {
        self.about_with(key, seat, "cards", self.cards(cards).into())
    }

    fn rolled(&self, red: Die, yellow: Die, face: Option<EventFace>, before: &State) -> String {
        let number = red.pips() + yellow.pips();
        let who = before.active();
        let values: [(_, &dyn InWords); 4] =
            [("who", &who), ("number", &number), ("red", &red), ("yellow", &yellow)];
        let rolled = self.with("act-dice", &values);
        if before.rolls_again(number) {
            return self.with("act-seven-passed", &[("act", &rolled)]);
        }
        match face {
            Some(face) => self.with("act-dice-face", &[("act", &rolled), ("face", &face)]),
            None => rolled,
        }
    }

    fn drawn_printed(&self, card: PileCard, before: &State) -> String {
        let keys = ("act-printed-number", "act-printed-marker");
        let line = self.card_line(card, before.active(), keys);
        let number = self.game.setup().card(card).map(cards::Card::number);
        if number.is_some_and(|number| before.passes_over(number)) {
            return self.with("act-seven-passed", &[("act", &line)]);
        }
        line
    }

    fn new_source(&self, numbers: NumberSource) -> String {
        let source = self.text.get(&format!("numbers-{}", numbers.key()));
        self.with("act-use-source", &[("source", &source)])
    }

    fn vote(&self, player: Seat, ballot: Ballot) -> String {
        match ballot {
            Ballot::Reset => self.about("act-vote-reset", player),
            Ballot::LeapYear => self.about("act-vote-leap", player),
        }
    }

    /// The season that began as the weather stack was turned.
    fn weather_turned(&self, before: &State) -> String {
        let season = self.season_word(before.season().next());
        self.about_with("act-turn-weather", before.active(), "season", season.into())
    }

    fn swapped(&self, player: Seat, cards: Option<(CardKind, CardKind)>) -> String {
        let Some((give, get)) = cards else { return self.about("act-swap-one", player) };
        self.with("act-swap", &[("who", &player), ("give", &give), ("get", &get)])
    }

    fn resolved(&self, before: &State) -> String {
        let fought = matches!(before.open_tasks().first(), Some(Task::Barbarians { .. }));
        self.text.get(if fought { "act-barbarians" } else { "act-resolve" })
    }

    fn ship_line(&self, key: &str, to: BarbarianTrack) -> String {
        self.with(key, &[("step", &to.steps())])
    }

    /// The card that ended a draw, and what was drawn on the way to it.
    pub fn drawn(&self, turned: &[Turned], active: Seat) -> String {
        let mut cards = turned.iter().rev().filter_map(|one| match one {
            Turned::Card(card) => Some(*card),
            Turned::Shuffle(_) => None,
        });
        let Some(card) = cards.next() else { return self.text.get("act-draw") };
        let line = self.card_line(card, active, ("act-draw-number", "act-draw-marker"));
        let mut on_the_way: Vec<String> = cards
            .map(|card| {
                let aside = || self.text.get("act-seven-aside");
                self.text.marker(card).unwrap_or_else(aside)
            })
            .collect();
        if on_the_way.is_empty() {
            return line;
        }
        on_the_way.reverse();
        self.with("act-draw-after", &[("act", &line), ("cards", &self.text.list(&on_the_way))])
    }

    /// Returns what an act changed on its own: the season, the ship, or cards that
    /// nobody chose.
    pub fn consequences(&self, act: &Act) -> Vec<String> {
        let mut parts = Vec::new();
        if let Deed::Draw { turned } = &act.deed
            && turned.iter().any(|one| matches!(one, Turned::Shuffle(_)))
        {
            parts.push(self.text.get("act-draw-shuffle"));
        }
        if let Some(season) = act.season
            && act.deed != Deed::TurnWeather
        {
            let season = self.season_word(season);
            parts.push(self.with("act-season", &[("season", &season)]));
        }
        match act.barbarians.filter(|_| !matches!(act.deed, Deed::MoveBarbarians { .. })) {
            None => {}
            Some(BarbarianTrack::HARBOR) => parts.push(self.text.get("act-ship-harbor")),
            Some(BarbarianTrack::ISLAND) => parts.push(self.text.get("act-ship-island")),
            Some(to) => parts.push(self.ship_line("act-ship", to)),
        }
        parts.extend(taken_by_itself(act).map(|(seat, cards)| self.takes(seat, cards)));
        parts
    }

    /// Returns who drew what: a number with its event, or a card without a number.
    fn card_line(&self, card: PileCard, active: Seat, (number, marker): (&str, &str)) -> String {
        let setup = self.game.setup();
        let known = setup.deck(card).zip(setup.card(card));
        let Some((deck, known)) = known else {
            let card = self.text.marker(card).unwrap_or_default();
            return self.about_with(marker, active, "card", card.into());
        };
        self.with(
            number,
            &[
                ("who", &active),
                ("number", &known.number()),
                ("event", &self.text.card_title(deck, known)),
            ],
        )
    }
}
