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
mod branches;
mod choices;
mod cited;
mod closed_enums;
mod corrections;
mod counted;
mod deck_files;
mod drift;
mod event_cards;
mod expansion_laws;
mod exported_histories;
mod facts;
mod fish;
mod foreign_files;
mod foreign_lists;
mod golden;
mod house_rules;
mod imports;
mod interleavings;
mod islands;
mod journal;
mod knights_events;
mod knights_facts;
mod knights_play;
mod knights_politics;
mod knights_sections;
mod knights_trade_and_science;
mod knights_why;
mod laws;
mod lists_for_objects;
mod module_cards;
mod module_laws;
mod module_words;
mod no_choice;
mod oil;
mod oracle;
mod private_hands;
mod read_positions;
mod reasons;
mod rematch;
mod review;
mod rivers;
mod rooms;
mod rules;
mod said;
mod saved_games;
mod scenario_chance;
mod scenario_cloth;
mod scenario_cloth_ends;
mod scenario_games;
mod scenario_laws;
mod scenario_pirates;
mod scenario_sieges;
mod scenario_statistics;
mod scenario_tribe;
mod scenario_wonders;
mod sea_building;
mod sea_codes;
mod sea_events;
mod sea_game;
mod sea_gold_game;
mod sea_lay;
mod sea_maps;
mod sea_mended;
mod sea_parts;
mod sea_scenarios;
mod sea_why;
mod seasons;
mod selections;
mod style;
mod told_of_cards;
mod true_words;
mod turns;
mod untold;
mod wagons;
