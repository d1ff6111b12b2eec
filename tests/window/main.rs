//! What is shown, through the window's own widgets. One program, for each more
//! would link the window again.

#![allow(
    clippy::expect_used,
    clippy::unwrap_used,
    clippy::panic,
    clippy::indexing_slicing,
    reason = "a test stops where it fails"
)]

/// What the program itself allocates with.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

#[path = "../common/mod.rs"]
mod common;
mod tools;

mod about;
mod almanac;
mod at_the_table;
mod audit;
mod bin;
mod deck_screens;
mod discard_alone;
mod ended;
mod enter_island;
mod enter_sea;
mod expansion_keyboard;
mod expansion_statistics;
mod facts;
mod faults;
mod fewer_touches;
mod first_steps;
mod games;
mod history;
mod island_on_play;
mod island_touches;
mod island_view;
mod kept;
mod keyboard;
mod knights_moves;
mod knights_new;
mod lab;
mod lessons;
mod letters;
mod locales;
mod middle;
mod module_deeds;
mod module_games;
mod module_lessons;
mod module_new;
mod module_statistics;
mod module_taps;
mod module_tiles;
mod motion;
mod offered;
mod pages;
mod phone_beside;
mod phone_talk;
mod phone_turns;
mod phones;
mod private_hands;
mod progress_cards;
mod put_right;
mod replay;
mod replay_list;
mod scenario_games;
mod scenario_middle;
mod scenario_pages;
mod sea_middle;
mod sea_new;
mod sea_play;
mod season_game;
mod seats;
mod secrets;
mod settings;
mod shuffled_islands;
mod six_players;
mod small_windows;
mod sound;
mod spoken;
mod start_screen;
mod statistics;
mod table_check;
mod table_view;
mod taps;
mod to_do;
mod truthful;
mod turn_clock;
mod unsaved;
mod whole_game;
mod why;
