//! What says itself by `#[derive(Said)]`.

use game::{
    Asker, BadSetup, BadStep, BadTable, Cargo, Deed, DevelopmentCard, Discrepancy, FishPurchase,
    GateDraw, KnightLevel, PirateVictim, Purchase, Refusal, Rule, Said, Task, Wonder,
};
use store::{BadDeckFile, BadIslandFile, BadPositionFile, ImportProblem, OpenError};

/// All messages of types that say themselves, with the names of their values. A type that is
/// missing here is noticed: nobody asks for its sentences.
pub fn messages() -> Vec<(&'static str, Vec<&'static str>)> {
    [
        Refusal::messages(),
        BadStep::messages(),
        Discrepancy::messages(),
        BadSetup::messages(),
        BadTable::messages(),
        Task::messages(),
        Deed::messages(),
        Asker::messages(),
        Rule::messages(),
        beside(GateDraw::messages(), &["level", "red"]),
        PirateVictim::messages(),
        DevelopmentCard::messages(),
        Purchase::messages(),
        KnightLevel::messages(),
        Wonder::messages(),
        FishPurchase::messages(),
        Cargo::messages(),
        ImportProblem::messages(),
        BadPositionFile::messages(),
        BadDeckFile::messages(),
        BadIslandFile::messages(),
        OpenError::messages(),
    ]
    .concat()
}

/// Messages with values that stand beside what they bring themselves.
fn beside(
    messages: Vec<(&'static str, Vec<&'static str>)>,
    more: &[&'static str],
) -> Vec<(&'static str, Vec<&'static str>)> {
    messages.into_iter().map(|(key, own)| (key, [&own, more].concat())).collect()
}
