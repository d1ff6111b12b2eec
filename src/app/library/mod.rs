//! What is kept in folders, as screens need it: games, decks, islands, the
//! records across all games, and the licenses of what is linked in.

pub mod collection;
pub mod decks;
pub mod games;
pub mod islands;
pub mod licenses;
pub mod records;
