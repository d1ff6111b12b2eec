//! Words of the table view's poster, before anything is painted.

use super::GameWords;
use super::belongings::{Holding, Store, Stored};
use super::extra_building::asks_who;
use super::payouts::Haul;
use super::turn_news::{AfterAttack, Sign, TurnNews};
use cards::{Die, EventFace, Season};
use game::{GateDraw, GateReason, Outcome, Payout, Seat, Source, Wonder};

pub struct StageWords {
    pub turn: (Seat, String),
    pub season: Option<Season>,
    pub number: Option<Number>,
    /// The event; empty before the number, or where it came from dice.
    pub title: String,
    pub line: String,
    pub barbarians: Option<Barbarians>,
    /// The pirate, islands, and what is hidden, in Seafarers.
    pub sea: Option<SeaOnStage>,
    /// The stores of modules, which belong to nobody.
    pub stores: Vec<Stored>,
    pub rows: Vec<StageRow>,
    /// The rest that the table sees to or has to know.
    pub news: Vec<StageNews>,
}

pub struct StageNews {
    pub words: String,
    pub sign: StageSign,
}

#[derive(Clone, Copy, Debug)]
pub enum StageSign {
    News(Sign),
    EventDie(EventFace),
    AfterAttack(AfterAttack),
}

pub struct Barbarians {
    /// Their distance, their strength, and the outcome that an attack would have; in the turn of
    /// an attack, how it ended.
    pub words: String,
    /// The outcome of an attack now, or of the one that took place.
    pub outcome: Outcome,
}

pub struct Number {
    pub number: u8,
    /// Faces of the dice, red first, if the number came from any.
    pub dice: Option<[Die; 2]>,
}

pub struct StageRow {
    pub seat: Seat,
    pub name: String,
    pub words: String,
    /// Haul by this turn's number.
    pub haul: Haul,
    pub points: i16,
    /// The rest that all look for on their seat, in Seafarers.
    pub earned: Option<Earned>,
    /// The things of modules before them.
    pub held: Vec<Holding>,
}

/// A figure of a player beside their points, of which there are several kinds at sea.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Earned {
    /// The letters of the islands that brought them points (SEA 8).
    Isles(String),
    /// Chits from marked paths (SCENARIOS 2.3).
    Chits(u8),
    /// Cloth (SCENARIOS 3.4).
    Cloth(u8),
    /// Ships that meet the fleet (SCENARIOS 4.4).
    Warships(u8),
    /// Their wonder and its levels (SCENARIOS 5.4).
    Level(Wonder, u8),
}

impl Earned {
    fn of(say: &GameWords<'_>, seat: Seat) -> Option<Self> {
        let position = say.state.position();
        let wonder = position.wonders().and_then(|wonders| wonders.of(seat));
        let own = position
            .tribe()
            .map(|tribe| Self::Chits(tribe.chits.of(seat)))
            .or_else(|| position.cloth().map(|cloth| Self::Cloth(cloth.cloth.of(seat))))
            .or_else(|| position.pirates().map(|_| Self::Warships(position.warships(seat))))
            .or_else(|| wonder.map(|(wonder, level)| Self::Level(wonder, level)));
        let letters = say.chit_letters(seat);
        own.or_else(|| (!letters.is_empty()).then_some(Self::Isles(letters)))
    }

    /// The figure as it stands beside its sign.
    pub fn letters(&self) -> String {
        match self {
            Self::Isles(letters) => letters.clone(),
            Self::Chits(count)
            | Self::Cloth(count)
            | Self::Warships(count)
            | Self::Level(_, count) => count.to_string(),
        }
    }

    /// The figure as it is read out: "3 warships".
    pub fn spoken(&self, say: &GameWords<'_>) -> String {
        match self {
            Self::Isles(letters) => say.with("stage-sea-earned", &[("islands", letters)]),
            Self::Chits(count) => say.with("stage-sea-chits", &[("count", count)]),
            Self::Cloth(count) => say.with("stage-sea-cloth", &[("count", count)]),
            Self::Warships(count) => say.with("stage-sea-warships", &[("count", count)]),
            Self::Level(wonder, level) => {
                say.with("stage-sea-level", &[("wonder", wonder), ("level", level)])
            }
        }
    }
}

impl StageRow {
    pub fn is_quiet(&self) -> bool {
        self.haul.is_nothing()
    }
}

impl StageWords {
    pub fn of(say: &GameWords<'_>, news: &TurnNews) -> Self {
        let (active, turn) = if asks_who(say) {
            (say.active(), say.text.get("others-may-build"))
        } else {
            (say.builder(), say.about("stage-turn", say.builder()))
        };
        let season = say.state.is_seasonal().then(|| say.state.season());
        let mut said = Self {
            turn: (active, turn),
            season,
            number: None,
            title: String::new(),
            line: String::new(),
            barbarians: barbarians(say, news),
            sea: SeaOnStage::of(say),
            stores: Stored::all(say.state).collect(),
            rows: Vec::new(),
            news: news_of(say, news),
        };
        if let Some(number) = say.state.number() {
            said.number(say, number);
        }
        let payout = say.state.payout();
        let row = |seat| match payout {
            Some(payout) => taken(say, (payout, news), seat),
            None => standing(say, seat),
        };
        said.rows = say.seats_from_active().map(row).collect();
        said
    }

    fn number(&mut self, say: &GameWords<'_>, number: u8) {
        self.number = Some(Number { number, dice: say.dice() });
        let Some((deck, card)) = say.state.card() else { return };
        self.title = say.text.card_title(deck, card);
        let seven = say.season_seven(card);
        let event = say.waiting_event(deck, card);
        let event = event.or_else(|| say.event_text(deck, card));
        let lines: Vec<String> = event.into_iter().chain(seven).collect();
        self.line = lines.join(" ");
    }
}

impl GameWords<'_> {
    /// The faces of this turn's dice, red first, if the card, the app or the event die tells them.
    pub fn dice(&self) -> Option<[Die; 2]> {
        match (self.state.card(), self.state.source()) {
            (Some((_, card)), _) => Some([card.red, card.yellow]),
            (None, Some(Source::Dice { red, yellow, .. })) => Some([red, yellow]),
            (None, _) => {
                let red = self.state.red_die().filter(|_| !self.state.awaits_event_die())?;
                let yellow = self.state.number()?.checked_sub(red.pips())?;
                Some([red, Die::try_from(yellow).ok()?])
            }
        }
    }
}

/// Lines beside the payouts: what the event die brought, what an attack leaves to do, and what the
/// app did by itself.
fn news_of(say: &GameWords<'_>, news: &TurnNews) -> Vec<StageNews> {
    let has_number = say.state.number().is_some();
    // An attack has a place of its own.
    let is_open = |gate: &GateReason| gate.players.iter().any(|(_, _, it)| *it == GateDraw::Draws);
    let is_drawn = news.gate.as_ref().is_some_and(is_open);
    let face = say.state.face().filter(|_| has_number && news.attack.is_none() && is_drawn);
    let drawn = face.and_then(|face| {
        let words = say.text.sentences(&[say.event_die_news(news)?]);
        Some(StageNews { words, sign: StageSign::EventDie(face) })
    });
    let after = news.after_attack(say.state).into_iter().filter(|_| has_number).map(|after| {
        let words = say.text.get(after.key());
        StageNews { words, sign: StageSign::AfterAttack(after) }
    });
    let lines = news
        .lines
        .iter()
        .map(|line| StageNews { words: line.words.clone(), sign: StageSign::News(line.sign) });
    // The dice are rolled once the turn is passed, so the table is told before.
    let is_due = Stored::all(say.state).any(|it| it.store == Store::OilTrack && it.is_full());
    let disaster = is_due.then(|| {
        let words = say.text.get("stage-disaster-due");
        StageNews { words, sign: StageSign::News(Sign::Disaster) }
    });
    drawn.into_iter().chain(after).chain(lines).chain(disaster).collect()
}

fn barbarians(say: &GameWords<'_>, news: &TurnNews) -> Option<Barbarians> {
    say.state.knights()?;
    if let Some(reason) = &news.attack {
        let outcome = reason.attack.outcome;
        return Some(Barbarians { words: say.attack_news(reason), outcome });
    }
    let attack = say.state.attack_now();
    Some(Barbarians { words: say.barbarians_line(&attack), outcome: attack.outcome })
}

fn taken(say: &GameWords<'_>, (payout, news): (&Payout, &TurnNews), seat: Seat) -> StageRow {
    let haul = Haul::of(say, payout, news, seat);
    StageRow { words: haul.beside_name(say), haul, ..standing(say, seat) }
}

fn standing(say: &GameWords<'_>, seat: Seat) -> StageRow {
    let points = say.shown_points(seat);
    let words = say.with("stage-points", &[("points", &points)]);
    let (name, haul) = (say.name(seat), Haul::default());
    let held = Holding::all(say.state, seat).collect();
    StageRow { seat, name, words, haul, points, earned: Earned::of(say, seat), held }
}

/// Facts of Seafarers to be seen from two meters.
pub struct SeaOnStage {
    /// Empty where there is none.
    pub pirate: String,
    /// Players whom the fleet of the Pirate Islands may come to with the next number; empty where
    /// none sails, and after the number.
    pub fleet: String,
    /// The islands that still bring somebody points; empty if there are none.
    pub isles: String,
    /// The number of hidden hexes; empty if there are none.
    pub hidden: String,
}

impl SeaOnStage {
    /// Returns what there is of it now; nothing where it isn't played.
    pub fn of(say: &GameWords<'_>) -> Option<Self> {
        say.state.sea()?;
        // Once there is a number, its own attacks count.
        let is_due = say.state.number().is_none();
        let fleet = say.fleet_ahead().filter(|_| is_due).unwrap_or_default();
        let pirate = if say.state.has_pirate() { pirate(say) } else { String::new() };
        Some(Self { pirate, fleet, isles: isles(say), hidden: hidden(say) })
    }

    /// All of it for screen readers.
    pub fn spoken(&self, say: &GameWords<'_>) -> String {
        let told = |key: &str, words: &str| {
            (!words.is_empty()).then(|| say.with(key, &[("words", &words)]))
        };
        let all = [
            told("stage-sea-pirate", &self.pirate),
            (!self.fleet.is_empty()).then(|| self.fleet.clone()),
            told("stage-sea-isles-spoken", &self.isles),
            told("stage-sea-hidden-spoken", &self.hidden),
        ];
        say.text.sentences(&all.into_iter().flatten().collect::<Vec<_>>())
    }
}

/// The most players with ships beside it that are still named.
const NAMED: usize = 2;

fn pirate(say: &GameWords<'_>) -> String {
    let Some(at) = say.state.pirate() else {
        let key = match say.state.pirate_to_come() {
            Some(_) => "stage-sea-pirate-waits",
            None => "stage-sea-pirate-board",
        };
        return say.text.get(key);
    };
    let ships = |seat: &Seat| {
        let mut own = say.state.pieces().ships_of(*seat);
        own.any(|(path, _)| path.hexes().contains(&at))
    };
    let near: Vec<Seat> = say.seats_from_active().filter(ships).collect();
    match near.len() {
        0 => say.text.get("stage-sea-pirate-alone"),
        1..=NAMED => say.with("stage-sea-pirate-near", &[("who", &near)]),
        count => say.with("stage-sea-pirate-many", &[("count", &count)]),
    }
}

fn isles(say: &GameWords<'_>) -> String {
    let Some(sea) = say.state.sea() else { return String::new() };
    let mut due: Vec<String> = Vec::new();
    for seat in say.state.seating().present() {
        let has =
            |hexes: &[board::Hex]| sea.chits(seat).iter().any(|chit| hexes.contains(&chit.island));
        let areas = say.state.position().unsettled_areas(seat).into_iter();
        let letters = areas.filter(|area| !has(&area.hexes)).map(|area| area.letter.to_string());
        due.extend(letters);
    }
    // Letters go on with AA after Z.
    due.sort_by_key(|letter| (letter.len(), letter.clone()));
    due.dedup();
    if due.is_empty() {
        return String::new();
    }
    let points = say.state.sea_rules().foreign_island;
    let letters = say.text.joined(&due);
    say.with("stage-sea-isles", &[("islands", &letters), ("count", &points)])
}

fn hidden(say: &GameWords<'_>) -> String {
    let count = say.state.island().hidden().len();
    if count == 0 {
        return String::new();
    }
    say.with("stage-sea-hidden", &[("count", &count)])
}
