//! Turns the counts of a lab run into findings.

use std::collections::BTreeMap;

use super::stream::Stream;
use super::{
    Absence, Comes, Consequence, EventFinding, Findings, GuessFinding, Guesses, KindFinding, Lab,
    NumberFinding, SeasonFinding,
};
use cards::{EventId, Rulings, Season};

impl Lab {
    pub fn findings(&self) -> Findings {
        let (events, kinds) = self.happened();
        let guess = |(left, chance)| GuessFinding { left, chance };
        Findings {
            years: self.done,
            asked: self.years,
            turns: self.turns,
            habits: self.habits,
            numbers: (2..=12).map(|number| self.number(number)).collect(),
            seasons: self.seasons(),
            events,
            kinds,
            guesses: Guesses {
                with_new_year: self.with_new_year.means().map(guess).collect(),
                without: self.without.means().map(guess).collect(),
                mean_with: self.with_new_year.mean(),
                mean_without: self.without.mean(),
                dice: 1.0 / 6.0,
            },
            net_cards: Vec::new(),
        }
    }

    fn share(&self, times: u64) -> f64 {
        times as f64 / self.turns.max(1) as f64
    }

    fn number(&self, number: u8) -> NumberFinding {
        let comes = |stream: &Stream| {
            let times = stream.times(number);
            let games = |share| stream.has_games().then(|| stream.in_a_game(number, share));
            Comes {
                times,
                share: times as f64 / stream.turns().max(1) as f64,
                least: games(5),
                most: games(95),
            }
        };
        let away = |stream: &Stream| Absence {
            typical: stream.absence(number, 50),
            long: stream.absence(number, 95),
            longest: stream.longest_absence(number),
        };
        NumberFinding {
            number,
            expected: f64::from(6 - number.abs_diff(7)) / 36.0,
            cards: comes(&self.cards),
            dice: comes(&self.dice),
            away: away(&self.cards),
            dice_away: away(&self.dice),
        }
    }

    fn seasons(&self) -> Vec<SeasonFinding> {
        let season = |(place, season): (usize, Season)| {
            let times = self.came.iter().skip(place).step_by(4).sum();
            SeasonFinding { season, share: self.share(times) }
        };
        Season::ALL.into_iter().enumerate().map(season).collect()
    }

    /// How often each event and each kind of consequence happened.
    fn happened(&self) -> (Vec<EventFinding>, Vec<KindFinding>) {
        let mut came = self.came.chunks(4);
        let mut events = Vec::new();
        let mut kinds: BTreeMap<Consequence, u64> = BTreeMap::new();
        for (nth, deck) in self.plan.decks.iter().enumerate() {
            let mut own: BTreeMap<&EventId, (u64, u64)> = BTreeMap::new();
            for card in deck.cards() {
                let in_seasons = came.next().unwrap_or_default();
                let all: u64 = in_seasons.iter().sum();
                let featured = in_seasons.iter().zip(Season::ALL);
                let featured = featured.filter(|(_, season)| card.is_featured_in(*season));
                let featured: u64 = featured.map(|(times, _)| *times).sum();
                let (happened, idle) = own.entry(&card.event).or_default();
                *happened += featured;
                *idle += all - featured;
                let effects = deck.effects(&card.event, &Rulings::default());
                for kind in Consequence::ALL {
                    let by_event = effects.iter().any(|effect| Consequence::of(effect) == kind);
                    let is_seven = card.number() == 7 && Consequence::OF_SEVEN.contains(&kind);
                    if by_event || is_seven {
                        *kinds.entry(kind).or_default() += if is_seven { all } else { featured };
                    }
                }
            }
            let mut own: Vec<EventFinding> = own
                .into_iter()
                .map(|(event, (happened, idle))| EventFinding {
                    deck: nth,
                    event: event.clone(),
                    share: self.share(happened),
                    idle: self.share(idle),
                })
                .collect();
            own.sort_by(|one, other| other.share.total_cmp(&one.share));
            events.append(&mut own);
        }
        let finding = |(kind, times)| KindFinding { kind, share: self.share(times) };
        let mut kinds: Vec<KindFinding> = kinds.into_iter().map(finding).collect();
        kinds.sort_by(|one, other| other.share.total_cmp(&one.share));
        (events, kinds)
    }
}
