#![allow(
    missing_docs,
    clippy::pedantic,
    clippy::expect_used,
    clippy::panic,
    clippy::indexing_slicing
)]
#[path = "../tests/common/window.rs"]
mod window;
use tableside::game::Phase;
fn main() {
    let args: Vec<String> = std::env::args().collect();
    let dir = std::path::PathBuf::from(&args[1]);
    let n: usize = args[2].parse().unwrap();
    let acts: usize = args[3].parse().unwrap();
    let seed: u64 = args[4].parse().unwrap();
    let what = args.get(5).map(String::as_str).unwrap_or("pay");
    let short = ["Anna", "Ben", "Clara", "Daniel", "Emil", "Frieda"];
    let names: Vec<&str> =
        if args.get(6).is_some() { window::LONG_NAMES[..n].to_vec() } else { short[..n].to_vec() };
    std::fs::create_dir_all(&dir).unwrap();
    let st = window::save(&dir, &names, (acts, seed), |s| match what {
        "pay" => s.phase() == Phase::Trading && s.payout().is_some() && s.tasks().is_empty(),
        "seven" => s.number() == Some(7) && !s.tasks().is_empty(),
        "draw" => s.phase() == Phase::BeforeProduction && s.tasks().is_empty(),
        _ => !s.tasks().is_empty(),
    });
    println!("{:?} {:?} {:?}", st.phase(), st.number(), st.over());
}
