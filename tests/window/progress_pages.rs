//! The pages of progress cards and whatever holds eight kinds of cards, in every size and
//! language.

use game::{CardKind, Following, KnightsDeed, Play, ProgressCard, Track};

use crate::audit::{Page, Visit, Way, check};
use crate::tools::knights_game::{before, company, holds, knights};

fn opens(visit: &mut Visit, track: Track, card: Option<ProgressCard>) {
    visit.tap("home-resume");
    visit.tap("progress");
    let deck = visit.window.text.get(&format!("progress-deck-{}", track.key()));
    let start = visit.window.start_of("progress-tab-name", &[("deck", deck.into())], "count");
    visit.window.touch_starting(&start);
    if let Some(card) = card {
        visit.tap(&format!("progress-{}", card.key()));
    }
}

#[test]
fn nothing_is_wrong_with_progress_cards_in_any_size() {
    let game = company(Following::Open).moment();
    let all: [(&str, Way); 11] = [
        ("science", |visit| opens(visit, Track::Science, None)),
        ("trade cards", |visit| opens(visit, Track::Trade, None)),
        ("politics", |visit| opens(visit, Track::Politics, None)),
        ("crane", |visit| opens(visit, Track::Science, Some(ProgressCard::Crane))),
        ("irrigation", |visit| opens(visit, Track::Science, Some(ProgressCard::Irrigation))),
        ("inventor", |visit| opens(visit, Track::Science, Some(ProgressCard::Inventor))),
        ("fleet", |visit| opens(visit, Track::Trade, Some(ProgressCard::MerchantFleet))),
        ("monopoly", |visit| opens(visit, Track::Trade, Some(ProgressCard::ResourceMonopoly))),
        ("bishop", |visit| opens(visit, Track::Politics, Some(ProgressCard::Bishop))),
        ("saboteur", |visit| opens(visit, Track::Politics, Some(ProgressCard::Saboteur))),
        ("spy", |visit| {
            opens(visit, Track::Politics, Some(ProgressCard::Spy));
            let card = visit.window.text.get("progress-spy");
            let start = visit.window.start_of("progress-on", &[("card", card.into())], "who");
            visit.window.touch_starting(&start);
        }),
    ];
    let pages = all.map(|(name, path)| Page { name, games: vec![&game], path, stays: &[] });
    check(&pages);
}

/// The steps of the cards whose pages are not among those above, with hands of which nobody
/// saw the kinds.
#[test]
fn nothing_is_wrong_with_the_other_cards_in_any_size() {
    let game = company(Following::Secret).moment();
    let mut alchemist = before(Following::Secret);
    holds(&mut alchemist, 0, Track::Science, 1);
    let alchemist = alchemist.moment();
    let all: [(&str, Way); 14] = [
        ("engineer", |visit| opens(visit, Track::Science, Some(ProgressCard::Engineer))),
        ("medicine", |visit| opens(visit, Track::Science, Some(ProgressCard::Medicine))),
        ("road building", |visit| opens(visit, Track::Science, Some(ProgressCard::RoadBuilding))),
        ("smith", |visit| opens(visit, Track::Science, Some(ProgressCard::Smith))),
        ("harbor card", |visit| opens(visit, Track::Trade, Some(ProgressCard::CommercialHarbor))),
        ("master", |visit| opens(visit, Track::Trade, Some(ProgressCard::MasterMerchant))),
        ("merchant", |visit| opens(visit, Track::Trade, Some(ProgressCard::Merchant))),
        ("ores", |visit| {
            opens(visit, Track::Trade, Some(ProgressCard::ResourceMonopoly));
            let resource = visit.window.text.kind(CardKind::Ore);
            visit.tap_with("card-monopoly-kind", &[("resource", resource.into())]);
        }),
        ("coins", |visit| opens(visit, Track::Trade, Some(ProgressCard::TradeMonopoly))),
        ("deserter", |visit| opens(visit, Track::Politics, Some(ProgressCard::Deserter))),
        ("diplomat", |visit| opens(visit, Track::Politics, Some(ProgressCard::Diplomat))),
        ("intrigue", |visit| opens(visit, Track::Politics, Some(ProgressCard::Intrigue))),
        ("warlord", |visit| opens(visit, Track::Politics, Some(ProgressCard::Warlord))),
        ("weddings", |visit| opens(visit, Track::Politics, Some(ProgressCard::Wedding))),
    ];
    let pages = all.map(|(name, path)| Page { name, games: vec![&game], path, stays: &[] });
    let dice: Way = |visit| {
        visit.tap("home-resume");
        visit.tap("progress");
        visit.tap_with("printed-red", &[("pips", 3.into())]);
    };
    let dice = Page { name: "alchemist", games: vec![&alchemist], path: dice, stays: &[] };
    check(&pages.into_iter().chain([dice]).collect::<Vec<_>>());
}

#[test]
fn nothing_is_wrong_with_eight_kinds_in_any_size() {
    let game = company(Following::Open);
    let open = game.moment();
    let secret = company(Following::Secret).moment();
    let merchant = |visit: &mut Visit| {
        opens(visit, Track::Trade, Some(ProgressCard::MasterMerchant));
        let card = visit.window.text.get("progress-master_merchant");
        let start = visit.window.start_of("progress-on", &[("card", card.into())], "who");
        visit.window.touch_starting(&start);
    };
    let harbor = knights(KnightsDeed::Play(Play::CommercialHarbor));
    let offered = game.moment().then(harbor.clone());
    let offered_unseen = secret.clone().then(harbor);
    let sabotaged = game.moment().then(knights(KnightsDeed::Play(Play::Saboteur)));
    let wedding = game.moment().then(knights(KnightsDeed::Play(Play::Wedding)));
    let resumed: Way = |visit| visit.tap("home-resume");
    let bank: Way = |visit| {
        visit.tap("home-resume");
        visit.tap("bank");
    };
    let trade: Way = |visit| {
        visit.tap("home-resume");
        visit.tap("trade");
    };
    let page = |name, game, path| Page { name, games: vec![game], path, stays: &[] };
    let pages = [
        page("bank", &open, bank),
        page("trade with a player", &open, trade),
        page("master merchant", &open, merchant),
        page("harbor", &offered, resumed),
        page("harbor unseen", &offered_unseen, resumed),
        page("sabotage", &sabotaged, resumed),
        page("wedding", &wedding, resumed),
    ];
    check(&pages);
}
