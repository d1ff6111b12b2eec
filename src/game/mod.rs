//! What happened at the table and what follows from it.
//!
//! A game is its [`Setup`] plus [`Act`]s; [`State`] is the fold of them. The
//! rules are asked with a [`Deed`] ([`State::propose`]) and answer with an act
//! that carries all it moved, or with a typed [`Refusal`]. There is no clock,
//! file, thread or random source here: shuffles and times come in as values.

mod act;
mod award;
mod beliefs;
mod bounds;
mod development;
mod draw;
mod drawn;
mod event;
mod fold;
mod hand;
mod history;
mod judge;
mod number;
mod perform;
mod pieces;
mod player;
mod position;
mod production;
mod refusal;
mod road;
mod seat;
mod setup;
mod ship;
mod spots;
mod state;
mod task;
mod yields;

pub use act::{Act, BadRoll, Deed, Ending, Move, Over, Roll, Turned};
pub use award::{AWARD_POINTS, Holders, award_measure, award_threshold, holder_after};
pub use beliefs::{Beliefs, Lacking};
pub use development::{DevelopmentCard, HiddenCards, Spent};
pub use event::{Occasion, seven};
pub use fold::Misfit;
pub use hand::Cards;
pub use history::{ActId, BadStep, Entry, Game, Standing, Step};
pub use judge::Purchase;
pub use number::{Ballot, NumberSource, Source, outcome};
pub use pieces::{Building, Condition, Pieces};
pub use player::{BadName, Color, MAX_NAME, Name, Player};
pub use position::{HarbormasterRule, Position, longest_road_of, road_length};
pub use production::{Chosen, Owed, Payout, YieldChoice};
pub use refusal::{Breach, Impossible, Leave, Piece, Place, Refusal, Waiting};
pub use road::{MAX_ROADS, Trail, longest_road};
pub use seat::{BadSeatCount, MAX_PLAYERS, PerSeat, Seat};
pub use setup::{BadSetup, FirstBy, Following, Parts, Rules, Setup, TARGETS};
pub use ship::{BadShipPlace, ShipPlace};
pub use state::{Hands, Phase, Round, State};
pub use task::{Flight, Freedom, Prey, Seats, Task, open_tasks};
pub use yields::{RobberRule, YieldRule};
