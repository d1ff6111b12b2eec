//! What needs no window: islands, decks, rules, games and their files, and figures. One
//! program, for each more would link all of it again.

#![allow(
    clippy::expect_used,
    clippy::unwrap_used,
    clippy::panic,
    clippy::indexing_slicing,
    reason = "a test stops where it fails"
)]

#[path = "../common/mod.rs"]
mod common;

mod amended_games;
mod arbitrary;
mod arbitrary_games;
mod arbitrary_scenarios;
mod branches;
mod cited;
mod clock_readings;
mod closed_enums;
mod corrections;
mod deck_files;
mod drift;
mod event_cards;
mod expansion_laws;
mod exported_histories;
mod facts;
mod files;
mod foreign_files;
mod foreign_lists;
mod foreign_work;
mod golden;
mod house_rules;
mod imports;
mod island_files;
mod islands;
mod journal;
mod knights_answers;
mod knights_chase;
mod knights_events;
mod knights_facts;
mod knights_play;
mod knights_politics;
mod knights_science;
mod knights_sections;
mod knights_trade;
mod knights_why;
mod laws;
mod ledger;
mod lists_for_objects;
mod no_choice;
mod odd_decks;
mod oracle;
mod pages_for_people;
mod read_positions;
mod reasons;
mod refused_hands;
mod rematch;
mod review;
mod rooms;
mod rules;
mod said;
mod saved_games;
mod sea_abroad;
mod sea_building;
mod sea_check;
mod sea_codes;
mod sea_counts;
mod sea_events;
mod sea_game;
mod sea_gold_game;
mod sea_lay;
mod sea_letters;
mod sea_maps;
mod sea_mended;
mod sea_own_maps;
mod sea_page;
mod sea_pirate_game;
mod sea_positions;
mod sea_said;
mod sea_scenarios;
mod sea_why;
mod sea_with_knights;
mod seasons;
mod selections;
mod told_of_cards;
mod true_words;
mod turns;
mod untold;
