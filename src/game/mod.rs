//! What happened at the table and what follows from it.
mod award;
mod beliefs;
mod event;
mod hand;
mod pieces;
mod player;
mod position;
mod production;
mod road;
mod seat;
mod task;

pub use award::{AWARD_POINTS, Holders, award_measure, award_threshold, holder_after};
pub use beliefs::{Beliefs, Lacking};
pub use event::{Occasion, seven, yield_cap};
pub use hand::Cards;
pub use pieces::{Building, Condition, Pieces};
pub use player::{BadName, Color, MAX_NAME, Name, Player};
pub use position::{HarbormasterRule, Position, longest_road_of, road_length};
pub use production::{Chosen, Owed, Payout, YieldChoice};
pub use road::{MAX_ROADS, Trail, longest_road};
pub use seat::{BadSeatCount, MAX_PLAYERS, PerSeat, Seat};
pub use task::{Flight, Freedom, Prey, Seats, Task, open_tasks};
