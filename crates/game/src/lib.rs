//! What happened at the table and what follows from it.
//!
//! A game is its [`Setup`] plus [`Act`]s; [`State`] is the fold of them. The
//! rules are asked with a [`Deed`] ([`State::propose`]) and answer with an act
//! that carries all it moved, or with a typed [`Refusal`]. There is no clock,
//! file, thread or random source here: shuffles and times come in as values.

#![forbid(unsafe_code)]

mod act;
mod amend;
mod apply_error;
mod award;
mod barbarian_track;
mod beliefs;
mod bounds;
mod branches;
pub mod calendar;
mod card_kind;
mod card_moves;
mod clock;
mod concern;
mod correction;
mod counted;
mod deed;
mod deed_group;
mod development;
mod discrepancy;
mod draw;
mod drawn;
mod effort;
mod event;
mod extra;
mod fact;
mod fold;
mod hand;
mod history;
mod holders;
mod judge;
mod junctions;
mod kind;
mod kinds;
mod knights;
mod limits;
mod no_choice;
mod number;
mod opening;
mod perform;
mod phase;
mod pieces;
mod placed;
mod player;
mod position;
mod production;
mod purchase;
mod reason;
mod refusal;
mod rematch;
mod road;
mod roll;
mod rules;
mod sea;
mod seat;
mod seating;
mod settle;
mod setup;
mod spots;
mod state;
mod step;
mod supply;
mod table;
mod task;
mod title;
mod trade_rates;
mod turn;
mod worlds;
mod yields;

pub use act::{Act, By, Move};
use beliefs::Learned;
use card_moves::Word;
use effort::Effort;
use knights::MAX_KNIGHTS;
use pieces::MAX_BUILDINGS;

pub use apply_error::ApplyError;
pub use award::{AWARD_POINTS, award_measure, award_threshold};
pub use barbarian_track::{BadBarbarianTrack, BarbarianTrack};
pub use beliefs::{Beliefs, Lacking};
pub use branches::Abandoned;
pub use card_kind::CardKind;
pub use clock::{ClockReading, ClockStand, Pace, Span, Stint};
pub use correction::{Correction, FACTS, MAX_TURN, played_facts, rows as base_facts};
pub use counted::Counted;
pub use deed::{Deed, Turned};
pub use deed_group::DeedGroup;
pub use development::{DevelopmentCard, HiddenCards, Spent};
pub use discrepancy::Discrepancy;
pub use event::{Occasion, seven};
pub use fact::{
    Context, Expansion, Fact, Ground, Kind, PrintedCardPlace, Scope, Subject, ThisTurn, Value,
};
pub use hand::Cards;
pub use history::{ActId, Game, NextAct, Standing};
pub use holders::{Holders, holder_after};
pub use junctions::{MAX_ROADS, MAX_SHIPS};
pub use kind::GameKind;
pub use kinds::{CardGroup, Kinds};
pub use knights::{
    Asks, Attack, BadKnightLevel, BadKnightsTable, BadLevel, CardRed, CardWork, ChaseTarget,
    CitiesAndKnights, DeserterActs, DeserterLevel, DisplacedReach, Edition, EventDraws, EventOrder,
    HarborTrade, HolderAtFive, Improvements, KNIGHTS, Knight, KnightLevel, KnightReach,
    KnightsBefore, KnightsBreach, KnightsChange, KnightsCorrection, KnightsDeed,
    KnightsDiscrepancy, KnightsPurchase, KnightsRules, KnightsState, KnightsTable, KnightsTask,
    KnightsTurn, Level, METROPOLIS_POINTS, MOST_ATTACKS, MOST_DEFENDERS, MOST_PROGRESS_CARDS,
    Merchant, MerchantGround, NotOnTheTable, Outcome, PROGRESS_CARDS, Pillage, Play, PointCard,
    ProgressCard, Readiness, RobberWaits, SaboteurHits, SpyTakes, Track, WALLS, knights_facts,
};
pub use number::{Ballot, NumberSource, Source, outcome};
pub use perform::Proposed;
pub use phase::{Over, Phase, Round};
pub use pieces::{Building, Condition, Link, Piece, Pieces, WALL_ROOM, Wall};
pub use placed::Placed;
pub use player::{BadName, Color, MAX_NAME, Name, Player};
pub use position::{Position, longest_road_of, road_length};
pub use production::{Chosen, Owed, Payout, YieldChoice};
pub use purchase::Purchase;
pub use reason::{
    Asker, AttackReason, Authority, AwardReason, Cause, Comparison, Decided, DiscardReason,
    EventReason, GateDraw, GateReason, GoldLine, KnightsPoints, Meant, PayoutReason, PirateReason,
    PirateVictim, PointsReason, RateReason, Rule, Selected, Shortage, Spared, TaskReason,
    YieldLine,
};
pub use refusal::{Breach, Enforcement, Impossible, Refusal, Section, Waiting};
pub use rematch::{RematchIsland, rematch};
pub use road::{Joint, Trail, Way, longest_road, longest_route};
pub use roll::{BadRoll, Roll};
pub use rules::{
    BadRule, EXTRA_BUILDERS, ExtraBuilding, FirstSevens, Following, FriendlyRobber, HAND_LIMITS,
    HarbormasterRule, MAX_READINGS, PartnerWin, RuleChange, Rules, SPARED_POINTS, TARGETS,
};
pub use sea::{
    BadSeaMap, BadSeaTable, Chit, Deserts, FOREIGN_ISLAND, FOREIGN_ISLANDS, FoundingGold,
    GoldPayout, GoldYield, HiddenGround, HiddenStack, Home, IslandLetters, MORE_WITH_KNIGHTS,
    MOST_CHIT_POINTS, NotAtSea, PirateGround, PirateVictims, SCENARIO_TARGETS, SeaBreach,
    SeaChange, SeaCorrection, SeaDeed, SeaDiscrepancy, SeaMap, SeaRules, SeaState, SeaTable,
    SeaTask, SeaTurn, Seafarers, sea_facts, target_of_own,
};
pub use seat::{BadSeatCount, MAX_PLAYERS, Named, PerSeat, Seat};
pub use seating::Seating;
pub use setup::{BadSetup, FirstBy, Setup, SetupFields};
pub use state::{Hands, State};
pub use step::{BadStep, Entry, Step};
pub use supply::supply;
pub use table::{BadTable, HandCount, Table};
pub use task::{Freedom, GiftOf, RobberEscape, Seats, StealTargets, Task, open_tasks};
pub use title::{BadTitle, MAX_TITLE, Title};

pub use trade_rates::{Market, RateSource};
pub use yields::{RobberRule, YieldRule};
