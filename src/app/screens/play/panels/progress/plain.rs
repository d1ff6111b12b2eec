//! Cards with which nothing has to be told: what they bring, and the button that plays them.

use egui::Ui;

use super::{candidates, verdict};
use crate::app::command::Command;
use crate::app::screens::play::panel::Next;
use crate::app::screens::play::parts::controls::who_says;
use crate::app::screens::play::view::View;
use game::{ProgressCard, Readiness};
use kit::widgets::say;
use words::text::Value;

/// How many cards a guest of a Wedding gives (KNIGHTS 12).
const GIFT: u16 = 2;

/// What the card will do as things stand.
pub fn ui(ui: &mut Ui, view: &View<'_>, card: ProgressCard) {
    use ProgressCard::{
        Alchemist, Bishop, CommercialHarbor, Constitution, Crane, Deserter, Diplomat, Engineer,
        Intrigue, Inventor, Irrigation, MasterMerchant, Medicine, Merchant, MerchantFleet, Mining,
        Printer, ResourceMonopoly, RoadBuilding, Saboteur, Smith, Spy, TradeMonopoly, Warlord,
        Wedding,
    };
    let state = view.state;
    let size = |seat| state.hands().map(|hands| hands.size(seat));
    match card {
        Saboteur => {
            for seat in state.sabotaged() {
                let words = match size(seat) {
                    Some(size) => {
                        let count: Value<'_> = (size / 2).into();
                        view.about_with("progress-discards", seat, "count", count)
                    }
                    None => view.about("progress-discards-half", seat),
                };
                who_says(ui, view, seat, &words);
            }
        }
        Wedding => {
            for seat in state.wedding_guests() {
                let count = size(seat).unwrap_or(GIFT).min(GIFT);
                let words = view.about_with("progress-gives", seat, "count", count.into());
                who_says(ui, view, seat, &words);
            }
        }
        // Whom it is worth an offer to follows from the hands, which may be secret.
        CommercialHarbor if view.lays_hands_open() => {
            for seat in state.harbor_partners() {
                who_says(ui, view, seat, &view.about("progress-is-offered", seat));
            }
        }
        Warlord => {
            let own = state.pieces().knights_of(view.builder());
            let count = own.filter(|(_, it)| it.readiness == Readiness::Inactive).count();
            if count > 0 {
                say(ui, &view.text.with("progress-wakes", &[("count", count.into())]));
            }
        }
        Smith => {
            let count = state.promotable().take(2).count();
            if count > 0 {
                say(ui, &view.text.with("progress-promotes", &[("count", count.into())]));
            }
        }
        RoadBuilding => say(ui, &view.text.get("progress-roads-next")),
        Bishop => say(ui, &view.text.get("progress-robber-next")),
        CommercialHarbor | Alchemist | Constitution | Crane | Deserter | Diplomat | Engineer
        | Intrigue | Inventor | Irrigation | MasterMerchant | Medicine | Merchant
        | MerchantFleet | Mining | Printer | ResourceMonopoly | Spy | TradeMonopoly => {}
    }
}

/// The button that plays it, or shows a point card.
pub fn next(view: &View<'_>, card: ProgressCard) -> Next {
    let named = ("card", view.progress_card(card).into());
    let (label, deed) = if let Some(point) = verdict::point(card) {
        (view.text.with("progress-show", &[named]), verdict::shows(view, point))
    } else {
        let Some(play) = candidates::plain(view, card) else {
            return Next::back(view.text.get("chooser-cancel"));
        };
        let harvest = view.state.harvest(card);
        let label = if harvest.is_empty() {
            view.text.with("progress-play", &[named])
        } else {
            let what = ("what", view.cards(harvest).into());
            view.text.with("progress-play-what", &[named, what])
        };
        (label, candidates::deed(play))
    };
    // The rules say what is against it, and the table can have done it all the same.
    let is_against = verdict::against(view, card).is_some();
    Next::go(label, Command::Act(deed)).quiet(is_against)
}
