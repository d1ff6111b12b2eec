//! The cases of a property.

use proptest::test_runner::{Config, RngSeed};

/// This many cases, the same in every run; `PROPTEST_RNG_SEED` chooses others.
pub fn cases(count: u32, seed: u64) -> Config {
    let usual = Config::default();
    let rng_seed = match usual.rng_seed {
        RngSeed::Random => RngSeed::Fixed(seed),
        chosen @ RngSeed::Fixed(_) => chosen,
    };
    Config { cases: count, rng_seed, failure_persistence: None, ..usual }
}
