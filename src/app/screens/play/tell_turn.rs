//! What came to light in a turn besides the card that counts: weather, New
//! Year, votes, shuffles, and what the card did by itself.

use super::turn_news::{DrawStage, Sign, TurnNews};
use super::view::View;
use crate::cards::{Arrangement, Outcome, PileCard, Shuffle};
use crate::game::{
    Act, Ballot, By, Cards, Chosen, Deed, Move, NumberSource, Phase, Seat, Turned, YieldRule,
    outcome,
};

impl TurnNews {
    /// What has come to light since the turn began.
    pub fn of(view: &View<'_>) -> Self {
        let mut told = Self { language: view.text.language(), ..Self::default() };
        let acts: Vec<&Act> = view.game.acts().map(|(_, _, act)| act).collect();
        let is_border = |(nth, act): (usize, &&Act)| match act.deed {
            Deed::Pass | Deed::FoundRoad { .. } => true,
            Deed::LeaveTable { player } => {
                view.game.state_after(nth).is_ok_and(|before| before.active() == player)
            }
            _ => false,
        };
        let mut numbered = acts.iter().enumerate().rev();
        let last = numbered.find(|one| is_border((one.0, one.1)));
        let start = last.map_or(0, |(last, _)| last + 1);
        let is_first = view.state.turn() == 1;
        if is_first && view.game.setup().source == NumberSource::Cards {
            told.promise(view, &view.game.setup().shuffle);
        }
        // What ended the turn before by itself is news of this one.
        if let Some((nth, act)) = last {
            told.by_itself(view, act, nth);
        }
        let mut ballots = Vec::new();
        for (nth, act) in acts.iter().enumerate().skip(start) {
            told.tell(view, act, &mut ballots);
            told.by_itself(view, act, nth);
            told.first_seven(view, act, nth + 1);
            if matches!(act.deed, Deed::Draw { .. } | Deed::DrawPrinted { .. }) {
                told.nothing(view, act, nth + 1);
            }
            if act.payout.is_some() {
                told.compare(view, nth + 1);
            }
        }
        told
    }

    fn tell(&mut self, view: &View<'_>, act: &Act, ballots: &mut Vec<Ballot>) {
        match &act.deed {
            Deed::Draw { turned } => {
                self.draw(view, turned);
                self.stage = match turned.last() {
                    Some(Turned::Card(PileCard::NewYear)) => DrawStage::Votes,
                    _ => DrawStage::DrawsOn,
                };
            }
            Deed::DrawPrinted { card } => {
                self.printed(view, *card);
                let votes = view.state.rules().cards.new_year.has_leap_year();
                self.stage = match card {
                    PileCard::NewYear if votes => DrawStage::Votes,
                    _ => DrawStage::DrawsOn,
                };
            }
            Deed::Vote { ballot, .. } => ballots.push(*ballot),
            _ => {}
        }
        // The last one to vote, or to leave it, decides.
        if self.stage == DrawStage::Votes && act.tasks.as_ref().is_some_and(Vec::is_empty) {
            self.result(view, ballots);
            ballots.clear();
            self.stage = DrawStage::DrawsOn;
        }
        if let Some(season) = act.season {
            let (key, season_name) = match act.deed {
                Deed::TurnWeather => ("news-season-turned", view.text.season(season)),
                _ => ("news-season-card", view.season_word(season)),
            };
            let words = view.text.with(key, &[("season", season_name.into())]);
            self.say(words, Sign::Season(season));
        }
        for (seat, cards) in taken_by_itself(act) {
            let sum = self.fixed.entry(seat).or_default();
            *sum = sum.plus(cards);
        }
    }

    /// What the app did by itself, since there was no choice.
    fn by_itself(&mut self, view: &View<'_>, act: &Act, before: usize) {
        if act.by == By::Table {
            return;
        }
        if act.deed == Deed::Pass {
            return self.say(view.text.get("news-nobody-can-pay"), Sign::Done);
        }
        let Ok(before) = view.game.state_after(before) else { return };
        let act = ("act", view.act_line(act, &before).into());
        self.say(view.text.with("news-no-choice", &[act]), Sign::Done);
    }

    /// A 7 that doesn't count, since it is the first round's.
    fn first_seven(&mut self, view: &View<'_>, act: &Act, after: usize) {
        let passed = || {
            let state = view.game.state_after(after);
            state.is_ok_and(|state| state.phase() == Phase::BeforeProduction)
        };
        let key = match &act.deed {
            Deed::Dice { red, yellow, .. } if red.pips() + yellow.pips() == 7 && passed() => {
                self.stage = DrawStage::DrawsOn;
                "news-first-seven-dice"
            }
            Deed::DrawPrinted { card: PileCard::Numbered { .. } } if passed() => {
                "news-first-seven-printed"
            }
            _ => return,
        };
        self.say(view.text.get(key), Sign::Pile);
    }

    /// An event that means nobody now says so: silence would be argued about.
    fn nothing(&mut self, view: &View<'_>, act: &Act, after: usize) {
        let asks = act.tasks.as_ref().is_some_and(|tasks| !tasks.is_empty());
        if asks || !act.moves.is_empty() || act.season.is_some() || act.barbarians.is_some() {
            return;
        }
        let Ok(state) = view.game.state_after(after) else { return };
        if !state.effects().is_empty() && state.yield_rule() == YieldRule::default() {
            self.say(view.text.get("news-nobody"), Sign::Pile);
        }
    }

    fn draw(&mut self, view: &View<'_>, turned: &[Turned]) {
        let mut cards = turned.iter().peekable();
        while let Some(one) = cards.next() {
            let shuffled = match cards.peek() {
                Some(Turned::Shuffle(shuffle)) => Some(shuffle),
                _ => None,
            };
            match one {
                // Only a number that counts ends a draw.
                Turned::Card(PileCard::Numbered { .. }) if cards.peek().is_some() => {
                    self.say(view.text.get("news-first-seven"), Sign::Pile);
                }
                Turned::Card(PileCard::Numbered { .. }) => {}
                Turned::Card(PileCard::NewYear) if shuffled.is_some() => {
                    self.say(view.text.get("new-year"), Sign::Pile);
                    cards.next_if(|next| {
                        if let Turned::Shuffle(shuffle) = next {
                            self.promise(view, shuffle);
                        }
                        true
                    });
                }
                Turned::Card(card) => self.marker(view, *card),
                Turned::Shuffle(shuffle) => {
                    let key = if self.stage == DrawStage::DrawsOn || turned.len() > 2 {
                        "news-shuffled"
                    } else {
                        "pile-used-up"
                    };
                    self.say(view.text.get(key), Sign::Pile);
                    self.promise(view, shuffle);
                }
            }
        }
    }

    /// A printed card without a number: the table does what it says.
    fn printed(&mut self, view: &View<'_>, card: PileCard) {
        let selection = view.state.rules().cards;
        let is_last = view.state.printed().current() == 0;
        match card {
            PileCard::Numbered { .. } => {}
            PileCard::NewYear if selection.new_year.has_leap_year() => self.marker(view, card),
            PileCard::NewYear if selection.arrangement == Arrangement::Stacks && !is_last => {
                self.marker(view, card);
            }
            PileCard::NewYear => self.say(view.text.get("news-printed-new-year"), Sign::Pile),
            card => self.marker(view, card),
        }
    }

    /// A card without a number that goes on with the pile.
    fn marker(&mut self, view: &View<'_>, card: PileCard) {
        let selection = view.state.rules().cards;
        match card {
            PileCard::Weather(season) => {
                let card = view.text.marker(card).unwrap_or_default();
                let season_name = view.season_word(season);
                let values = [("card", card.into()), ("season", season_name.into())];
                self.say(view.text.with("news-weather", &values), Sign::Season(season));
            }
            PileCard::NewYear if selection.arrangement == Arrangement::Stacks => {
                self.say(view.text.get("news-next-stack"), Sign::Pile);
            }
            PileCard::NewYear => self.say(view.text.get("news-new-year-vote"), Sign::Pile),
            PileCard::LeapYear => self.say(view.text.get("news-leap-year"), Sign::Pile),
            PileCard::Numbered { .. } => {}
        }
    }

    fn result(&mut self, view: &View<'_>, ballots: &[Ballot]) {
        let leap = ballots.iter().filter(|ballot| **ballot == Ballot::LeapYear).count();
        let reset = ballots.len() - leap;
        let (key, more, less) = match outcome(ballots, view.state.rules().cards.tied_vote) {
            Outcome::Reset => ("news-voted-reset", reset, leap),
            Outcome::LeapYear => ("news-voted-leap", leap, reset),
        };
        let values = [("more", more.into()), ("less", less.into())];
        self.say(view.text.with(key, &values), Sign::Pile);
    }

    /// The short commitments of fresh piles.
    fn promise(&mut self, view: &View<'_>, shuffle: &Shuffle) {
        let codes: Vec<String> =
            shuffle.piles().iter().map(|pile| pile.commitment().short()).collect();
        let values = [("count", codes.len().into()), ("codes", view.text.joined(&codes).into())];
        self.say(view.text.with("news-promise", &values), Sign::Pile);
    }

    /// What the number brought against what it usually brings.
    fn compare(&mut self, view: &View<'_>, after: usize) {
        let Ok(state) = view.game.state_after(after) else { return };
        let Some(payout) = state.payout() else { return };
        if state.yield_rule() == YieldRule::default() {
            return;
        }
        let usual = state.position().owed(payout.number, &YieldRule::default(), &Chosen::new());
        for (seat, usual) in usual.cards.iter() {
            let total = |cards: Cards| i16::try_from(cards.total()).unwrap_or(i16::MAX);
            let due = total(payout.paid.of(seat)) + total(payout.short.of(seat));
            let change = due - total(*usual);
            if change != 0 {
                self.changed.insert(seat, change);
            }
        }
    }
}

/// What an act's card brought by itself, beside what its deed took.
pub(super) fn taken_by_itself(act: &Act) -> impl Iterator<Item = (Seat, Cards)> {
    let own = match &act.deed {
        Deed::Take { card: Some(_), .. } | Deed::Swap { cards: Some(_), .. } => 1,
        Deed::FoundSettlement { .. }
        | Deed::PlayYearOfPlenty { .. }
        | Deed::TradeWithBank { .. }
        | Deed::CorrectHand { .. } => usize::MAX,
        _ => 0,
    };
    let taken = act.moves.iter().filter_map(|one| match one {
        Move::FromBank(seat, cards) => Some((*seat, *cards)),
        _ => None,
    });
    taken.skip(own)
}
