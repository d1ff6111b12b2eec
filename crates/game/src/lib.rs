//! The events of a game at the table and their consequences by the rules.
//!
//! A game is its [`Setup`] plus [`Act`]s; [`State`] is the fold of them. The
//! rules are asked with a [`Deed`] ([`State::propose`]) and answer with an act
//! that carries all it moved, or with a typed [`Refusal`]. There is no clock,
//! file, thread or random source here: shuffles and times come in as values.
//!
//! A deed comes in at `history`, which asks the current state. `perform` has it judged by `judge`,
//! which lists the broken rules, the cards to move, and the task it does. Then `perform` goes on
//! with a copy of the state: `card_moves` moves the cards, `fold` does the deed itself, `perform`
//! adds the tasks it brings (those of an event by `event`), `settle` drops what can't be done and
//! takes what needs no choice, and `production` counts what the number yields. All of it is written
//! into the act, which `history` adds to its tree. `opening` makes the state that everything starts
//! from, and `reason` explains afterward.
//!
//! Oddities:
//! - Consequences are worked out once and then only applied: `perform` and `fold` are two ways to
//!   the same state, which tests hold together. Deeds, cards, and the end of an event or a vote go
//!   through the same code; the rest is worked out by one and read from the act by the other.
//! - The functions of `State` are spread over nearly all files, by subject.
//! - The expansions, `knights`, `sea`, `fish`, `rivers`, `wagons`, and `oil`, repeat the base game's layout: `deed`, `judge`, `fold`,
//!   `state`, `table`, `correction`, `rules`. The base game's files call them, and each has code
//!   for the other where the two meet.
//! - A hand is no list of cards: `beliefs` keeps every possibility (`possible_hands`), or only `bounds`
//!   once there are too many. `hand` has the kinds and counts that all of them use.

#![forbid(unsafe_code)]

// What `#[derive(Said)]` writes names this crate, here as elsewhere.
extern crate self as game;

mod act;
mod amend;
mod beliefs;
mod bounds;
mod builds;
pub mod calendar;
mod card_moves;
mod choices;
mod clock;
mod correction;
mod deed;
mod deed_group;
mod discrepancy;
mod event;
mod expansion;
mod fact;
mod fish;
mod fold;
mod gold;
mod hand;
mod history;
mod judge;
mod knights;
mod limits;
mod number;
mod oil;
mod opening;
mod perform;
mod pieces;
mod placed;
mod player;
mod position;
mod possible_hands;
mod private_hands;
mod production;
mod purchase;
mod reason;
mod refusal;
mod rematch;
mod rivers;
mod road;
mod rule_row;
mod rules;
mod said;
mod sea;
mod seat;
mod set_board;
mod settle;
mod setup;
mod spots;
mod state;
mod table;
mod table_check;
mod talk;
mod task;
mod together;
mod told_alone;
mod turn;
mod wagons;
mod whisper;

use beliefs::Learned;
use card_moves::Word;
use knights::MAX_KNIGHTS;
use pieces::MAX_BUILDINGS;
use private_hands::PrivateHands;
use state::Effort;

pub use act::{Act, BadStep, By, Entry, Move, Step};
pub use beliefs::{Beliefs, Lacking};
pub use builds::{BuildPiece, LegalBuilds};
pub use choices::{
    AskToken, AskTokens, CardsFor, CardsWanted, Choice, ChoiceKey, ChoicePlaces, CountOf,
    CountsWanted, Intended, Intent, Monopoly, NotAChoice, SeatChoices, TokenOf, TurnsOnPhones,
};
pub use clock::{ClockReading, ClockStand, Pace, Span, Stint};
pub use correction::{Correction, FACTS, MAX_TURN, lone_pieces, played_facts, rows as base_facts};
pub use deed::{Deed, Turned};
pub use deed_group::DeedGroup;
pub use derive::Said;
pub use discrepancy::Discrepancy;
pub use event::{Occasion, YieldRule, seven};
pub use expansion::{Expansion, Expansions, Room};
pub use fact::{Context, Fact, Ground, Kind, PrintedCardPlace, Scope, Subject, ThisTurn, Value};
pub use fish::{
    BadFishMap, BadFishTable, BootDraw, BootTime, FISH_LIMIT, FishBreach, FishCatch, FishChange,
    FishCorrection, FishDeed, FishDiscrepancy, FishPurchase, FishRules, FishShort, FishState,
    FishTable, FishTask, FishTime, FishTokens, Fishing, NotFish, WaterYield, fish_board,
    fish_facts, fish_in_box, ground_numbers, numbered_lakes, printed_grounds, shores,
};
pub use gold::{
    BadGoldTable, GOLD_PRICE, GOLD_PURCHASES, GoldBreach, GoldCorrection, GoldDeed, GoldMove,
    GoldState, Goods, MOST_GOLD, NoGold, Purses, gold_facts,
};
pub use hand::{CardGroup, CardKind, Cards, Counted, Kinds, supply};
pub use history::{Abandoned, ActId, Game, NextAct, Standing, Throw};
pub use knights::{
    Asks, Attack, BadKnightLevel, BadKnightsTable, BadLevel, CardRed, CardWork, ChaseTarget,
    DeserterActs, DeserterLevel, DisplacedReach, Edition, EventDraws, EventOrder, HarborTrade,
    HolderAtFive, Improvements, KNIGHTS, Knight, KnightLevel, KnightReach, KnightsBefore,
    KnightsBreach, KnightsChange, KnightsCorrection, KnightsDeed, KnightsDiscrepancy,
    KnightsPoints, KnightsPurchase, KnightsRules, KnightsState, KnightsTable, KnightsTask,
    KnightsTurn, Level, METROPOLIS_POINTS, MOST_ATTACKS, MOST_DEFENDERS, MOST_PROGRESS_CARDS,
    Merchant, MerchantGround, NotOnTheTable, Outcome, PROGRESS_CARDS, Pillage, Play, PointCard,
    ProgressCard, Readiness, RobberWaits, SaboteurHits, SpyTakes, Track, WALLS, knights_facts,
};
pub use number::{
    BadBarbarianTrack, BadRoll, Ballot, BarbarianTrack, NumberSource, Roll, Source, outcome,
};
pub use oil::{
    BadOilMap, BadOilTable, CHAMPION_FROM, DESTROYED_PLACES, FLOOD, Flooded, MOST_OIL, NotOil,
    OIL_TRACK, OilBoth, OilBreach, OilChange, OilCorrection, OilDeed, OilDiscrepancy, OilIsCard,
    OilLimit, OilRules, OilState, OilTable, OilTask, Oilfield, SEQUESTERED_PER_POINT, TokenPlace,
    offers_oil, oil_facts, oil_in_box, oil_metropolises_in_box, springs_in_box,
};
pub use opening::usual_robber;
pub use perform::Proposed;
pub use pieces::{Building, Condition, Link, Piece, Pieces, WALL_ROOM, Wall};
pub use placed::Placed;
pub use player::{BadName, BadTitle, Color, MAX_NAME, MAX_TITLE, Name, Player, Title};
pub use position::{
    AWARD_POINTS, HandSizes, Position, award_measure, award_threshold, longest_road_of, road_length,
};
pub use private_hands::{OwnCards, Passed, PassedKind, Viewer};
pub use production::{ChosenYields, Owed, Payout, YieldChoice};
pub use purchase::{DevelopmentCard, HiddenCards, Market, Purchase, RateSource, Spent};
pub use reason::{
    Asker, AttackReason, Authority, AwardReason, Cause, Comparison, Decided, DiscardReason,
    EventReason, FleetReason, GateDraw, GateReason, GoldLine, Meant, PayoutReason, PirateReason,
    PirateVictim, PointsReason, RateReason, Rule, Selected, Shortage, Spared, TaskReason,
    YieldLine,
};
pub use refusal::{Breach, Enforcement, Impossible, Refusal, Section, Waiting};
pub use rematch::{RematchIsland, rematch};
pub use rivers::{
    BadRiverMap, BadRiversTable, BridgeGold, BuildGold, MAX_RIVER, MAX_RIVERS, NoRiver, RiverMap,
    Rivers, RiversBreach, RiversCorrection, RiversDeed, RiversDiscrepancy, RiversRules, RiversTask,
    SAVED_CITY, printed_rivers, river_board, rivers_facts,
};
pub use road::{
    Joint, MAX_LISTED_BRIDGES, MAX_ROADS, MAX_SHIPS, Trail, Way, longest_road, longest_route,
};
pub use rule_row::{RuleForm, RulePart, RuleRow};
pub use rules::{
    BadRule, EXTRA_BUILDERS, ExtraBuilding, FirstSevens, Following, FriendlyRobber, GoldHarbors,
    HAND_LIMITS, HarbormasterRule, MAX_READINGS, PartnerWin, RULE_ROWS, ResourceCards, RuleChange,
    Rules, SPARED_POINTS, TARGETS, rule_rows,
};
pub use said::{InMessage, Message, MessageValue, Said, ValueName};
pub use sea::{
    Armament, BadSeaMap, BadSeaTable, CLOTH_PER_POINT, Chit, ClothPayout, ClothSource, ClothTable,
    ClothVillage, Deserts, EmptyVillages, FOREIGN_ISLAND, FOREIGN_ISLANDS, FORTRESS_CHITS,
    FleetAttack, FleetAttacks, FortressState, FoundingGold, GoldPayout, GoldYield, HiddenGround,
    HiddenStack, Home, IslandLetters, LAST_LEVEL, MOST_CHIT_POINTS, MOST_CLOTH, MOST_HELD_HARBORS,
    MapTarget, NotAtSea, OwnScenario, PathMarking, PirateGround, PirateTable, PirateVictims,
    SCENARIO_TARGETS, ScenarioDeed, ScenarioEnd, ScenarioTable, ScenarioTask, SeaBreach, SeaChange,
    SeaCorrection, SeaDeed, SeaDiscrepancy, SeaMap, SeaRules, SeaState, SeaTable, SeaTask, SeaTurn,
    Seafarers, ShipLine, ShortestWay, Siege, TribeTable, Wonder, WonderAt, WonderClaim,
    WonderClaimed, WonderTable, own_fortresses, sea_facts,
};
pub use seat::{
    BadSeatCount, Holders, MAX_PLAYERS, Named, PerSeat, Seat, Seating, Seats, holder_after,
};
pub use set_board::{BoardFor, SetBoard};
pub use setup::{BadSetup, FirstBy, Setup, SetupFields};
pub use state::{Hands, State};
pub use table::{BadTable, HandCount, Table};
pub use talk::{
    CardOffer, NotHeard, OfferAnswer, OfferId, OfferReply, OfferTerms, PhoneRemark, TableTalk,
    TermsKey,
};
pub use task::{
    BadSharedWin, GiftOf, Over, Phase, RobberEscape, Round, SharedWin, StealTargets, Task,
    open_tasks,
};
pub use together::{NotOffered, more_at_sea, usual_target};
pub use wagons::{
    BANDITS, BadTrainLevel, BadWagonsMap, BadWagonsTable, Bandit, Cargo, CargoStacks, GRAIN_POINTS,
    JourneyGrain, MOST_DELIVERED, NotWithWagons, TrainLevel, Wagon, WagonBoard, WagonBreach,
    WagonChange, WagonCorrection, WagonDeed, WagonDiscrepancy, WagonReach, WagonRules, WagonStep,
    WagonStop, WagonTask, WagonTurn, Wagons, WagonsState, WagonsTable, full_stack, takes_bandit,
    wagon_facts,
};
pub use whisper::{BadWhisper, MOST_PASSED, Whisper, Whispered};
