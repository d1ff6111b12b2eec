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
mod browsers;
mod choose_decks;
mod deck_screens;
mod enter_island;
mod enter_sea;
mod every_progress_card;
mod expansion_games;
mod expansion_statistics;
mod facts;
mod faults;
mod first_steps;
mod focus;
mod games;
mod history;
mod island_on_play;
mod island_touches;
mod island_view;
mod kept;
mod keyboard;
mod knights_attacks;
mod knights_check;
mod knights_keyboard;
mod knights_moves;
mod knights_new;
mod knights_spoken;
mod knights_taps;
mod lab;
mod larger_letters;
mod lessons;
mod letters;
mod licenses;
mod locales;
mod middle;
mod motion;
mod notices;
mod other_versions;
mod page_speech;
mod pages;
mod platform;
mod progress_cards;
mod put_right;
mod replay;
mod replay_expansions;
mod replay_list;
mod sample_game;
mod sea_keyboard;
mod sea_keys;
mod sea_middle;
mod sea_new;
mod sea_play;
mod sea_rules;
mod sea_spoken;
mod sea_table_view;
mod season_game;
mod secrets;
mod settings;
mod shuffled_islands;
mod six_players;
mod skipped_duties;
mod slow_lists;
mod small_windows;
mod sound;
mod spoken;
mod start_screen;
mod statistics;
mod table_check;
mod table_view;
mod taps;
mod true_words;
mod truthful;
mod turn_clock;
mod unsaved;
mod way_back;
mod whole_game;
mod why;
mod win;
