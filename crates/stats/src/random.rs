//! Players who choose at random among what the rules allow.

use arrayvec::ArrayVec;
use chrono::DateTime;
use rand::{Rng, RngExt};

use super::random_expansions::{self, cards_of, pick};
use super::{random_fish, random_oil, random_rivers, random_wagons};
use board::{Hex, Island, Path, Resource, Shape, TokenRule, first_game, shuffled_island};
use cards::{Deck, prepare};
use game::{
    Act, BadSetup, Ballot, CardKind, Cards, Color, Deed, DevelopmentCard, EXTRA_BUILDERS,
    Enforcement, ExtraBuilding, FirstBy, Following, Goods, KnightsDeed, Name, NumberSource,
    PerSeat, Phase, Player, Purchase, RiverMap, RiversTask, RobberEscape, Rules, SeaDeed, SeaMap,
    Seat, Setup, SetupFields, State, StealTargets, Task,
};
use scenarios::Scenario;

/// An opening for `players` players: half the time on the first-game island,
/// otherwise on a shuffled one; five and six players always get a shuffled
/// large one.
///
/// # Errors
/// When no game can have these `players` or `rules`.
pub fn random_setup(
    decks: &[Deck],
    players: usize,
    rules: Rules,
    rng: &mut impl Rng,
) -> Result<Setup, BadSetup> {
    let first = pick(&(0..players).collect::<Vec<_>>(), rng);
    let sea = rules.sea.and_then(|_| random_expansions::random_map(rng));
    let laid = sea.map(|(island, map)| (island, Some(map)));
    let laid = laid.unwrap_or_else(|| (random_island(players, rng), None));
    let (island, sea, rivers) = random_rivers::watered(&rules, laid, players, rng);
    let (island, bandits) = random_wagons::wagoned(island, rivers.as_ref(), (&rules, players), rng);
    let island = random_oil::with_marks(island, &rules, players, rng);
    setup_on((island, sea, rivers, bandits), decks, (players, first, rules), rng)
}

/// An opening of `scenario` by its own rules, whose map is laid at random.
///
/// # Errors
/// When no game can have these `players` or `rules`, or the scenario has no map for so many.
pub fn random_scenario(
    scenario: &Scenario,
    decks: &[Deck],
    players: usize,
    rules: &Rules,
    rng: &mut impl Rng,
) -> Result<Setup, BadSetup> {
    let rules = rules.for_scenario(scenario);
    let first = pick(&(0..players).collect::<Vec<_>>(), rng);
    let map = random_expansions::scenario_map(scenario, players, rng);
    let (island, map) = map.ok_or(BadSetup::NoIsland)?;
    let (island, sea, rivers) = random_rivers::watered(&rules, (island, Some(map)), players, rng);
    let (island, bandits) = random_wagons::wagoned(island, rivers.as_ref(), (&rules, players), rng);
    let island = random_oil::with_marks(island, &rules, players, rng);
    setup_on((island, sea, rivers, bandits), decks, (players, first, rules), rng)
}

fn setup_on(
    (island, sea, rivers, bandits): (Island, Option<SeaMap>, Option<RiverMap>, Vec<Path>),
    decks: &[Deck],
    (players, first, rules): (usize, Option<usize>, Rules),
    rng: &mut impl Rng,
) -> Result<Setup, BadSetup> {
    let named = Color::ALL.into_iter().take(players).filter_map(|color| {
        let name = Name::try_from(color.key().to_owned()).ok()?;
        Some(Player { name, color })
    });
    let players = PerSeat::new(named).map_err(|_| BadSetup::TooFewPlayers)?;
    let first = first.and_then(|first| players.seat(first)).ok_or(BadSetup::NoFirst)?;
    let decks = decks.to_vec();
    let shuffle = prepare(&decks, &rules.cards, rng);
    Setup::new(SetupFields {
        created: DateTime::UNIX_EPOCH,
        players,
        first,
        first_by: FirstBy::Lot,
        rules,
        island,
        bandits,
        sea,
        rivers,
        board_rotation: board::Rotation::NONE,
        decks,
        shuffle,
        source: NumberSource::Cards,
        weather_holder: None,
        start: None,
    })
}

/// An island of the base game for so many players.
fn random_island(players: usize, rng: &mut impl Rng) -> Island {
    if players >= EXTRA_BUILDERS {
        shuffled_island(Shape::Large, TokenRule::Random, rng)
    } else if rng.random_bool(0.5) {
        first_game()
    } else {
        shuffled_island(Shape::Standard, TokenRule::Random, rng)
    }
}

/// Plays on at random until somebody wins or `limit` acts are made; returns the
/// number of acts.
pub fn play_out(state: &mut State, limit: usize, rng: &mut impl Rng) -> usize {
    (0..limit).take_while(|_| random_act(state, rng).is_some()).count()
}

/// Does something the rules allow; `None` once the game is over.
pub fn random_act(state: &mut State, rng: &mut impl Rng) -> Option<Act> {
    // A deed may turn out impossible (two hands that can't both be paid from
    // what is known); then another one will do, and passing always works.
    for _ in 0..20 {
        let deed = random_deed(state, rng)?;
        if let Ok(act) = state.perform(deed, Enforcement::ByTheRules) {
            return Some(act);
        }
    }
    let last = if state.open_tasks().is_empty() { Deed::Pass } else { Deed::Leave { task: 0 } };
    state.perform(last, Enforcement::AsTheTableDid).ok()
}

type HeldKinds = ArrayVec<CardKind, { CardKind::ALL.len() }>;

/// Something to do; `None` once the game is over.
pub fn random_deed(state: &State, rng: &mut impl Rng) -> Option<Deed> {
    if let Some((nth, task)) = pick_task(state, rng) {
        return Some(task_deed(state, nth, task, rng).unwrap_or(Deed::Leave { task: nth }));
    }
    match state.phase() {
        Phase::Over | Phase::Event => None,
        Phase::Founding { settlement: None, .. } => {
            pick(&state.founding_spots(), rng).map(|at| Deed::FoundSettlement { at })
        }
        Phase::Founding { .. } => {
            if let Some(deed) = random_expansions::founding_ship(state, rng) {
                return Some(deed);
            }
            let roads = state.founding_roads();
            // Everything around may be sea.
            let ship = || state.founding_ships().first().copied();
            match pick(&roads, rng) {
                Some(at) => Some(Deed::FoundRoad { at }),
                None => ship().map(|at| Deed::Sea(SeaDeed::FoundShip { at })),
            }
        }
        Phase::BeforeProduction => {
            if rng.random_bool(0.2)
                && let Some(deed) = card_deed(state, rng)
            {
                return Some(deed);
            }
            if let Some(play) = random_expansions::alchemist(state, state.builder(), rng) {
                return Some(Deed::Knights(KnightsDeed::Play(play)));
            }
            let shuffle = || {
                let setup = state.setup();
                prepare(&setup.decks, &setup.rules.cards, rng)
            };
            state.next_draw(shuffle).ok().map(|turned| Deed::Draw { turned })
        }
        Phase::Trading | Phase::ExtraBuilding { .. } => Some(trading_deed(state, rng)),
    }
}

fn pick_task<'a>(state: &'a State, rng: &mut impl Rng) -> Option<(usize, &'a Task)> {
    let open = state.open_tasks();
    let nth = (!open.is_empty()).then(|| rng.random_range(..open.len()))?;
    Some((nth, open.get(nth)?))
}

/// A card that `seat` may hold, as far as is known.
fn random_card(state: &State, seat: Seat, rng: &mut impl Rng) -> Option<CardKind> {
    let most = state.hands()?.most(seat);
    pick_kind(most, rng)
}

fn pick_kind(cards: Cards, rng: &mut impl Rng) -> Option<CardKind> {
    let kinds: HeldKinds = cards.kinds().map(|(kind, _)| kind).collect();
    pick(&kinds, rng)
}

fn random_cards(state: &State, seat: Seat, count: u16, rng: &mut impl Rng) -> Option<Cards> {
    let hands = state.hands()?;
    let mut cards = Cards::none();
    for _ in 0..count {
        let kinds: HeldKinds = CardKind::ALL
            .into_iter()
            .filter(|kind| hands.may_hold(seat, cards.plus(Cards::of(*kind, 1))))
            .collect();
        cards = cards.plus(Cards::of(pick(&kinds, rng)?, 1));
    }
    Some(cards)
}

fn from_bank(state: &State, rng: &mut impl Rng) -> Option<CardKind> {
    pick_kind(state.bank()?, rng)
}

/// Named only if the table plays with open hands.
fn seen_card(state: &State, from: Seat, rng: &mut impl Rng) -> Option<CardKind> {
    match state.rules().following {
        Following::Open => random_card(state, from, rng),
        Following::Secret | Following::Private | Following::Off => None,
    }
}

fn random_hex(state: &State, rng: &mut impl Rng) -> Option<Hex> {
    pick(&state.robber_hexes(), rng)
}

fn task_deed(state: &State, nth: usize, task: &Task, rng: &mut impl Rng) -> Option<Deed> {
    if let Some(deed) = random_oil::in_place_of_cards(state, task, rng) {
        return Some(Deed::Oil(deed));
    }
    Some(match task {
        Task::Discard { player, count: Some(count) } => {
            let cards = random_cards(state, *player, *count, rng)?;
            Deed::Discard { player: *player, cards: Some(cards) }
        }
        Task::Discard { player, count: None } => Deed::Discard { player: *player, cards: None },
        Task::MoveRobber { .. } => match random_expansions::pirate(state, rng) {
            Some(deed) => deed,
            None => Deed::MoveRobber { to: random_hex(state, rng)? },
        },
        Task::Steal { player, from: StealTargets::OneOf(prey), .. } => {
            if let Some(takes) = random_expansions::cloth(state, task, rng) {
                return Some(takes);
            }
            let from = pick(prey, rng)?;
            Deed::Steal { player: *player, from, card: seen_card(state, from, rng) }
        }
        Task::Steal { from: StealTargets::BesideRobber, .. } => Deed::Leave { task: nth },
        Task::Take { player, resource, .. } => Deed::Take {
            player: *player,
            card: resource.map(CardKind::from).or_else(|| from_bank(state, rng)),
        },
        Task::Pay { player } => {
            Deed::Pay { player: *player, card: random_card(state, *player, rng) }
        }
        // Half of those who may trade one for one do.
        Task::Swap { player } => {
            let give = random_card(state, *player, rng).filter(|_| rng.random_bool(0.5))?;
            let get = from_bank(state, rng).filter(|get| *get != give)?;
            Deed::Swap { player: *player, cards: Some((give, get)) }
        }
        Task::MendRoad { player } => {
            Deed::MendRoad { player: *player, at: state.damaged_links(*player).next()? }
        }
        Task::AtTable { .. } | Task::Barbarians { .. } => Deed::Resolve,
        Task::TurnWeather { .. } => Deed::TurnWeather,
        Task::Vote { player } => {
            let ballot = if rng.random_bool(0.5) { Ballot::Reset } else { Ballot::LeapYear };
            Deed::Vote { player: *player, ballot }
        }
        Task::Give { player, to, .. } => {
            let card = seen_card(state, *player, rng);
            Deed::Give { player: *player, to: pick(to, rng)?, card }
        }
        Task::DamageRoad { player, bars } => {
            let intact: Vec<_> = state.position().may_turn(*player, *bars).collect();
            Deed::DamageRoad { player: *player, at: pick(&intact, rng)? }
        }
        Task::RobberTo { to: RobberEscape::Fixed(to), .. } => Deed::RobberFlees { to: *to },
        Task::RobberTo { to: RobberEscape::Among(hexes), .. } => {
            Deed::RobberFlees { to: Some(pick(hexes, rng)?) }
        }
        Task::ChooseYield { player, at, one_of } => {
            Deed::ChooseYield { player: *player, at: *at, card: pick(one_of, rng)? }
        }
        Task::Knights(task) if let Some(deed) = random_rivers::saved_city(state, task, rng) => deed,
        Task::Knights(task) => Deed::Knights(random_expansions::task_deed(state, task, rng)?),
        Task::Sea(task) => Deed::Sea(random_expansions::sea_task_deed(state, task, rng)?),
        Task::Fish(task) => match random_fish::task_deed(task, rng) {
            Some(deed) => Deed::Fish(deed),
            None => Deed::Leave { task: nth },
        },
        Task::Rivers(RiversTask::FreeBridge { .. }) => random_rivers::bridge(state, rng)?,
        Task::Wagons(task) => Deed::Wagons(random_wagons::task_deed(state, *task, rng)?),
        Task::Oil(task) => Deed::Oil(random_oil::task_deed(task, rng)?),
        Task::FreeRoad { .. } => match random_rivers::free_repair(state) {
            Some(at) => Deed::RepairRoad { at },
            None => match random_expansions::free_ship(state, rng) {
                Some(deed) => deed,
                None => Deed::BuildRoad { at: pick(&state.road_spots(), rng)? },
            },
        },
    })
}

fn card_deed(state: &State, rng: &mut impl Rng) -> Option<Deed> {
    use DevelopmentCard::{
        Knight, Monopoly, RoadBuilding, SwiftJourney, VictoryPoint, YearOfPlenty,
    };
    if state.played().is_some() || state.hidden_cards(state.builder()).ready == 0 {
        return None;
    }
    let kinds: Vec<DevelopmentCard> =
        [Knight, Knight, Knight, RoadBuilding, YearOfPlenty, Monopoly]
            .into_iter()
            .filter(|kind| state.unspent(*kind) > 0)
            .collect();
    Some(match pick(&kinds, rng)? {
        Knight => Deed::PlayKnight,
        RoadBuilding => Deed::PlayRoadBuilding,
        YearOfPlenty => {
            let cards = cards_of(state.bank().unwrap_or_default(), 2, rng);
            Deed::PlayYearOfPlenty { cards }
        }
        Monopoly => {
            let resource = pick(&Resource::ALL, rng)?;
            let active = state.builder();
            let taken = state.setup().players.map(|seat, _| match state.hands() {
                Some(hands) if seat != active => hands.known(seat).get(resource),
                _ => 0,
            });
            Deed::PlayMonopoly { resource, taken }
        }
        // A wagon has to move before.
        VictoryPoint | SwiftJourney => return None,
    })
}

/// Anything that may be done now, all equally likely.
fn trading_deed(state: &State, rng: &mut impl Rng) -> Deed {
    let active = state.builder();
    let own_turn = state.phase() == Phase::Trading;
    let may_trade = own_turn || state.rules().extra_building == ExtraBuilding::Paired;
    let mut deeds = Vec::with_capacity(16);
    deeds.push(Deed::Pass);
    if let Some(next) = pick(&state.special_builders(), rng).filter(|next| *next != active) {
        deeds.push(Deed::LetBuild { player: next });
    }
    // A table that follows no hands builds what it likes, as far as anybody can tell.
    if state.hands().is_some() || state.knights().is_some() {
        add_purchases(state, &mut deeds);
        random_expansions::add_deeds(state, &mut deeds, rng);
        random_expansions::add_sea_deeds(state, &mut deeds, rng);
        random_rivers::add_rivers_deeds(state, &mut deeds, rng);
        if state.has_surplus(active) {
            return pick(&deeds, rng).unwrap_or(Deed::Pass);
        }
        if may_trade {
            add_bank_trades(state, &mut deeds);
        }
        // Talking takes longer than building, so offer a trade only now and then.
        if own_turn && rng.random_bool(0.1) {
            deeds.extend(random_trade(state, rng));
        }
    }
    if may_trade {
        deeds.extend(card_deed(state, rng));
        random_fish::add_deeds(state, &mut deeds, rng);
        random_wagons::add_deeds(state, &mut deeds, rng);
        random_oil::add_deeds(state, &mut deeds, rng);
    }
    let needed = i16::from(state.needs(active)) - state.public_points(active);
    let needed = u8::try_from(needed.max(0)).unwrap_or(u8::MAX);
    let hidden =
        state.hidden_cards(active).total().min(state.unspent(DevelopmentCard::VictoryPoint));
    if state.may_win() == Some(active) && needed <= hidden {
        deeds.push(Deed::ClaimWin { revealed: needed });
    }
    pick(&deeds, rng).unwrap_or(Deed::Pass)
}

fn add_purchases(state: &State, deeds: &mut Vec<Deed>) {
    let active = state.builder();
    if state.can_pay(active, Purchase::Road) {
        deeds.extend(state.road_spots().into_iter().map(|at| Deed::BuildRoad { at }));
        deeds.extend(state.damaged_links(active).map(|at| Deed::RepairRoad { at }));
    }
    if state.can_pay(active, Purchase::Settlement) {
        deeds.extend(state.settlement_spots().into_iter().map(|at| Deed::BuildSettlement { at }));
    }
    if state.can_pay(active, Purchase::City) {
        deeds.extend(state.city_spots().into_iter().map(|at| Deed::BuildCity { at }));
    }
    if state.can_pay(active, Purchase::DevelopmentCard) && state.cards_for_sale() > 0 {
        deeds.push(Deed::BuyCard);
    }
}

fn add_bank_trades(state: &State, deeds: &mut Vec<Deed>) {
    let active = state.builder();
    let (Some(hands), Some(bank)) = (state.hands(), state.bank()) else { return };
    let hand = hands.known(active);
    // Nobody trades a single card.
    if hand.kinds().all(|(_, held)| held < 2) {
        return;
    }
    let rates = state.trade_rates(active);
    for (give, held) in hand.kinds() {
        let count = rates.get(give);
        if held >= count {
            let gets = bank.kinds().map(|(kind, _)| kind).filter(|get| *get != give);
            deeds.extend(gets.map(|get| Deed::TradeWithBank { give, count, get }));
        }
    }
}

fn random_trade(state: &State, rng: &mut impl Rng) -> Option<Deed> {
    let active = state.builder();
    let others: Vec<Seat> = state.seating().present().filter(|seat| *seat != active).collect();
    let with = pick(&others, rng)?;
    let (give, get) = (random_card(state, active, rng)?, random_card(state, with, rng)?);
    let cards = |kind| Goods::from(Cards::of(kind, 1));
    let given = random_rivers::with_gold(state, active, cards(give), rng);
    (give != get).then(|| Deed::Trade { with, give: given, get: cards(get) })
}
