//! `tableside analyze`: what the app would say about a position (FORMATS 1-4), and tasks as scripts
//! read them (FORMATS 3).

use std::borrow::Cow;
use std::io::{self, Read, Write};

use serde::Serialize;

use super::Printed;
use super::expansion_answers::{KnightsAnswer, SeaAnswer};
use super::module_answers::{FishAnswer, OilAnswer, RiversAnswer, WagonsAnswer};
use super::question::{AskedPosition, BadQuestion, id_of};
use super::scenario_answers::ScenarioAnswer;
use super::workers::answer_each;
use board::{Hex, Resource};
use cards::{Deck, Measure, RulingSet, Rulings};
use game::{
    Cards, ChosenYields, FishTask, GiftOf, Kinds, KnightsTask, Occasion, OilTask, Owed, PerSeat,
    Position, RiversTask, RobberEscape, ScenarioTask, SeaTask, Seat, StealTargets, Task, WagonTask,
    YieldChoice, YieldRule, offers_oil,
};
use store::HoldersLine;

/// The most cards a hand can have without losing any to a 7: the usual hand limit.
const HAND_LIMIT: u16 = 7;

#[derive(Serialize)]
struct AnswerLine {
    id: Option<String>,
    road_lengths: PerSeat<i16>,
    harbor_points: PerSeat<i16>,
    holders: HoldersLine,
    points: PerSeat<i16>,
    #[serde(skip_serializing_if = "Option::is_none")]
    owed: Option<PerSeat<Cards>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    production: Option<PerSeat<Cards>>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    choices: Vec<ChoiceLine>,
    #[serde(skip_serializing_if = "Option::is_none")]
    discards: Option<PerSeat<u16>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    tasks: Option<Vec<TaskLine>>,
    #[serde(flatten)]
    knights: Option<KnightsAnswer>,
    #[serde(flatten)]
    sea: Option<SeaAnswer>,
    #[serde(flatten)]
    scenario: Option<ScenarioAnswer>,
    #[serde(flatten)]
    fish: Option<FishAnswer>,
    /// Points that win the game, of each player.
    #[serde(skip_serializing_if = "Option::is_none")]
    needs: Option<PerSeat<u8>>,
    #[serde(flatten)]
    rivers: Option<RiversAnswer>,
    #[serde(flatten)]
    wagons: Option<WagonsAnswer>,
    #[serde(flatten)]
    oil: Option<OilAnswer>,
}

#[derive(Serialize)]
struct Refused {
    id: Option<String>,
    error: String,
}

#[derive(Serialize)]
struct ChoiceLine {
    player: Seat,
    #[serde(skip_serializing_if = "Option::is_none")]
    one_of: Option<Vec<Resource>>,
    /// Number of resources of choice that gold brings.
    #[serde(skip_serializing_if = "Option::is_none")]
    any: Option<u8>,
}

/// Answers each line of `input` with a line on `output`, in order. Blank lines
/// are skipped. Returns whether every line could be read.
///
/// Not generic, so that it is compiled here, where code is optimized.
///
/// # Errors
/// When reading or writing fails; lines that can't be read are answered.
pub fn analyze(
    deck: &Deck,
    input: &mut (dyn Read + Send),
    output: &mut dyn Write,
) -> io::Result<bool> {
    answer_each(input, output, |line, output| answer_line(deck, line, output))
}

/// Answers one line; `None` stands for a line too long to keep. Returns whether it could be read.
///
/// # Errors
/// When writing fails.
pub fn answer_line(deck: &Deck, line: Option<&[u8]>, output: &mut impl Write) -> io::Result<bool> {
    // Bytes that are no letters become signs that no field takes.
    let text = line.map(|line| match std::str::from_utf8(line) {
        Ok(text) => Cow::Borrowed(text),
        Err(_) => String::from_utf8_lossy(line),
    });
    let answer = match &text {
        None => Err(BadQuestion::TooLong),
        Some(text) => answer(deck, text),
    };
    let can_be_read = answer.is_ok();
    match answer {
        Ok(answer) => Printed::to(&mut *output).json(&answer)?,
        Err(error) => {
            let id = text.as_deref().and_then(id_of);
            Printed::to(&mut *output).json(&Refused { id, error: error.to_string() })?;
        }
    }
    Ok(can_be_read)
}

fn answer(deck: &Deck, text: &str) -> Result<AnswerLine, BadQuestion> {
    let mut question = AskedPosition::read(text)?;
    let id = question.id.take();
    let mut position = question.position();
    position.holders = position.holders_after();

    let effects = match &question.event {
        Some((event, _, _)) if !deck.events().contains_key(event) => {
            return Err(BadQuestion::UnknownEvent(event.clone()));
        }
        Some((event, _, rulings)) => deck.effects(event, &Rulings::from(*rulings)),
        None => &[],
    };
    let kinds = position.kinds();
    let tasks = question.event.as_ref().map(|(_, active, rulings)| {
        let draws_from = match rulings {
            RulingSet::Fusion => Kinds::Resources,
            RulingSet::Classic | RulingSet::Edition2025 => kinds,
        };
        let or_oil = question.event.as_ref().is_some_and(|(event, ..)| offers_oil(event));
        let occasion = Occasion { active: *active, hand_limit: HAND_LIMIT, draws_from, or_oil };
        let tasks = position.tasks(effects, occasion);
        tasks.iter().map(|task| TaskLine::from(task).naming(task, kinds)).collect()
    });
    let yields = question.roll.filter(|roll| *roll != 7);
    let owed =
        yields.map(|roll| position.owed(roll, &YieldRule::of(effects), &ChosenYields::new()));
    let production = owed.as_ref().map(|owed| position.payable(&owed.cards));
    let knights = question.knights.as_ref().map(|knights| {
        let paid = production.as_ref().zip(owed.as_ref().map(|owed| &owed.gold.due));
        KnightsAnswer::of((knights, question.active), &position, (HAND_LIMIT, paid))
    });
    let choices = owed.as_ref().map(|owed| choices(owed, &question)).unwrap_or_default();
    let mut holders = HoldersLine::of(position.holders, Seat::index);
    holders.champion = position
        .oil
        .map(|oil| oil.table.champion.and_then(|seat| u64::try_from(seat.index()).ok()));
    let at = (question.roll, question.active);
    Ok(AnswerLine {
        road_lengths: each(&position, Measure::RoadLength),
        harbor_points: each(&position, Measure::HarborPoints),
        points: each(&position, Measure::PublicPoints),
        holders,
        production,
        choices,
        owed: owed.map(|owed| owed.cards),
        discards: question.roll.filter(|roll| *roll == 7).map(|_| discards(&position)),
        tasks,
        knights,
        fish: position.fish.map(|_| FishAnswer::of(&position, at, effects)),
        needs: question
            .target
            .map(|target| position.knight_cards.map(|seat, _| position.needs(seat, target))),
        rivers: position
            .rivers
            .map(|_| RiversAnswer::of(&position, question.active, question.rulings)),
        wagons: position.wagons.map(|wagons| WagonsAnswer::of(&position, wagons, question.active)),
        oil: question.oil.as_ref().map(|oil| OilAnswer::of(oil, &position, at, effects)),
        id,
        sea: question.table.sea.as_ref().map(|_| SeaAnswer::of(question.active, &position)),
        scenario: question
            .scenario
            .as_ref()
            .and_then(|it| ScenarioAnswer::of(it, question.active, question.roll, &position)),
    })
}

/// Returns what is chosen among: first what an epidemic leaves, then gold, clockwise (SEA 6).
fn choices(owed: &Owed, question: &AskedPosition) -> Vec<ChoiceLine> {
    let first = question.active.or_else(|| question.table.knight_cards.seat(0));
    let order = first.map(|first| question.seating.from(first)).unwrap_or_default();
    let gold = order.into_iter().map(|player| (player, owed.gold.due.of(player)));
    let gold = gold.filter(|(_, count)| *count > 0);
    let gold = gold.map(|(player, any)| ChoiceLine { player, one_of: None, any: Some(any) });
    owed.choices.iter().map(ChoiceLine::from).chain(gold).collect()
}

fn each(position: &Position<'_>, measure: Measure) -> PerSeat<i16> {
    position.knight_cards.map(|seat, _| position.measure(measure, seat))
}

fn discards(position: &Position<'_>) -> PerSeat<u16> {
    position.knight_cards.map(|seat, _| match position.counted_for_seven(seat) {
        Some(size) if size > position.pieces.hand_limit(HAND_LIMIT, seat) => size / 2,
        _ => 0,
    })
}

impl From<&YieldChoice> for ChoiceLine {
    fn from(choice: &YieldChoice) -> Self {
        Self { player: choice.seat, one_of: Some(choice.one_of.clone()), any: None }
    }
}

/// A task as FORMATS 3 writes it; also how a saved game's open tasks are shown.
#[derive(Default, Serialize)]
pub(super) struct TaskLine {
    #[serde(rename = "do")]
    what: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    player: Option<Seat>,
    #[serde(skip_serializing_if = "Option::is_none")]
    count: Option<u16>,
    #[serde(skip_serializing_if = "Option::is_none")]
    from: Option<Vec<Seat>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    to: Option<Vec<Seat>>,
    /// The outer option says whether the field is present at all.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[expect(clippy::option_option, reason = "a hex, null, or no field")]
    hex: Option<Option<Hex>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    among: Option<Vec<Hex>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    one_of: Option<Vec<Resource>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    resource: Option<Resource>,
    /// Card that may be taken instead.
    #[serde(skip_serializing_if = "Option::is_none")]
    or: Option<&'static str>,
    /// The cards that it is about, where there is a choice of kinds.
    #[serde(skip_serializing_if = "Option::is_none")]
    of: Option<&'static str>,
}

impl TaskLine {
    /// Names what cards `task` is about in a game with `kinds`, unless it is about any.
    pub fn naming(mut self, task: &Task, kinds: Kinds) -> Self {
        if kinds == Kinds::WithCommodities {
            if let Task::Take { .. } | Task::Steal { of: Kinds::Resources, .. } = task {
                self.of = Some("resources");
            } else if let Task::Give { of: GiftOf::ResourcesFirst, .. } = task {
                self.of = Some("resources_first");
            }
        }
        self
    }
}

impl From<&Task> for TaskLine {
    fn from(task: &Task) -> Self {
        let line = |what| Self { what, player: Some(task.player()), ..Self::default() };
        match task {
            Task::Discard { count, .. } => Self { count: *count, ..line("discard") },
            Task::MoveRobber { .. } => line("move_robber"),
            Task::Steal { from: StealTargets::BesideRobber, .. } => line("steal"),
            Task::Steal { from: StealTargets::OneOf(seats), .. } => {
                Self { from: Some(seats.to_vec()), ..line("steal") }
            }
            Task::Take { resource, or_oil, .. } => {
                Self { resource: *resource, or: or_oil.then_some("oil"), ..line("take") }
            }
            Task::Give { to, .. } => Self { to: Some(to.to_vec()), ..line("give") },
            Task::DamageRoad { .. } => line("damage_road"),
            Task::RobberTo { to: RobberEscape::Fixed(hex), .. } => {
                Self { player: None, hex: Some(*hex), ..line("robber_to") }
            }
            Task::RobberTo { to: RobberEscape::Among(hexes), .. } => {
                Self { among: Some(hexes.clone()), ..line("robber_to") }
            }
            Task::ChooseYield { one_of, .. } => {
                Self { one_of: Some(one_of.clone()), ..line("choose_yield") }
            }
            Task::FreeRoad { .. } => line("free_road"),
            Task::Knights(KnightsTask::PlaceMetropolis { .. }) => line("place_metropolis"),
            Task::Knights(KnightsTask::Relocate { .. }) => line("relocate"),
            Task::Knights(KnightsTask::EventDie { .. }) => line("event_die"),
            Task::Knights(KnightsTask::LoseCity { .. }) => line("lose_city"),
            Task::Knights(KnightsTask::ChooseDeck { .. }) => line("choose_deck"),
            Task::Knights(KnightsTask::PutBack { .. }) => line("put_back"),
            Task::Knights(KnightsTask::Promote { .. }) => line("promote"),
            Task::Knights(KnightsTask::TradeAtHarbor { with, .. }) => {
                Self { to: Some(vec![*with]), ..line("trade_at_harbor") }
            }
            Task::Knights(KnightsTask::StealFromEach { .. }) => line("steal_from_each"),
            Task::Knights(KnightsTask::LoseKnight { .. }) => line("lose_knight"),
            Task::Knights(KnightsTask::PlaceDeserter { .. }) => line("place_deserter"),
            Task::Sea(SeaTask::Gold { count, .. }) => {
                Self { count: Some(u16::from(*count)), ..line("gold") }
            }
            Task::Sea(SeaTask::TurnUp { at, .. }) => {
                Self { hex: Some(Some(*at)), ..line("turn_up") }
            }
            Task::Sea(SeaTask::FreeShip { .. }) => line("free_ship"),
            Task::Sea(SeaTask::Scenario(ScenarioTask::LayHarbor { .. })) => line("lay_harbor"),
            Task::Sea(SeaTask::Scenario(ScenarioTask::Fleet { .. })) => line("fleet"),
            Task::Sea(SeaTask::Scenario(ScenarioTask::LoseToFleet { count, .. })) => {
                Self { count: Some(u16::from(*count)), ..line("lose_to_fleet") }
            }
            Task::Sea(SeaTask::Scenario(ScenarioTask::RevealPoints { .. })) => {
                line("reveal_points")
            }
            Task::Wagons(WagonTask::Bandit { .. }) => line("move_bandit"),
            Task::Wagons(WagonTask::Load { .. }) => line("load_cargo"),
            Task::Oil(OilTask::Disaster { .. }) => line("disaster"),
            Task::Oil(OilTask::Lot { among, .. }) => {
                Self { among: Some(among.clone()), ..line("lot") }
            }
            Task::Fish(FishTask::Exchange { .. }) => line("exchange_fish"),
            Task::Fish(FishTask::Boot { among, .. }) => {
                Self { from: Some(among.to_vec()), ..line("boot") }
            }
            Task::Rivers(RiversTask::FreeBridge { .. }) => line("free_bridge"),
            Task::Pay { .. } => line("pay"),
            Task::Swap { .. } => line("swap"),
            Task::MendRoad { .. } => line("mend_road"),
            Task::AtTable { .. } => line("at_table"),
            Task::Vote { .. } => line("vote"),
            Task::TurnWeather { .. } => line("turn_weather"),
            Task::Barbarians { .. } => line("barbarians"),
        }
    }
}
