//! The wagon of whoever is on turn: where it may stop, with the points and the gold that the way
//! there takes, a grain for more points, bandits beside it, and its baggage train (TRADERS 5.4 to 5.7).

use egui::{Key, Ui, vec2};

use crate::app::command::{Command, PlayPage};
use crate::app::screens::play::panel::{AfterAct, IslandMode, Panel, PanelHead};
use crate::app::screens::play::parts::{controls, look_up, piece};
use crate::app::screens::play::view::View;
use board::{Intersection, Path, Spot, Terrain};
use cards::Die;
use game::{
    Deed, FishDeed, FishPurchase, FishTokens, GRAIN_POINTS, Seat, TrainLevel, Wagon, WagonDeed,
    WagonStop, WagonsState,
};
use kit::widgets::{
    FINGER, GAP, Icon, SizedButton, Touch, boxed, buttons, hint, remark, say, spaced,
};
use words::almanac::EntryId;

/// The wagon, with the places that it may go to.
#[derive(Debug)]
pub struct WagonPanel;

const fn travels(to: Intersection) -> Deed {
    Deed::Wagons(WagonDeed::Travel { to })
}

/// The wagon's stops now; none where its move isn't due.
fn stops(view: &View<'_>) -> Vec<WagonStop> {
    let mut stops = view.state.wagon_stops();
    // One place says whether it may move at all.
    let may = stops.first().is_some_and(|stop| view.state.against(travels(stop.at)).is_none());
    stops.retain(|_| may);
    stops.sort_by_key(|stop| (stop.points, stop.gold, stop.at));
    stops
}

impl Panel for WagonPanel {
    fn head(&self) -> PanelHead {
        PanelHead::new("wagon").titled("wagons-title").cancels().letter(Key::G)
    }

    fn owner(&self, view: &View<'_>) -> Option<Seat> {
        Some(view.builder())
    }

    fn ui(&mut self, ui: &mut Ui, view: &View<'_>) -> Option<Command> {
        let wagon = view.state.wagon(view.builder())?;
        boxed(ui, |ui| {
            say(ui, &view.text.sentences(&standing(view, wagon)));
            hint(ui, &view.text.get(where_to(view)));
        });
        let done = on_the_way(ui, view);
        let bought = train(ui, view, wagon.level);
        let looked_up = || look_up::buttons(ui, view, [EntryId::WAGONS]);
        done.or(bought).or_else(looked_up)
    }

    fn island(&self, view: &View<'_>) -> IslandMode {
        let stops = stops(view);
        let bandits = piece::bandits_to_drive(view);
        let bandits = bandits.into_iter().map(Spot::Path);
        let choices = stops.iter().map(|stop| Spot::Intersection(stop.at)).chain(bandits).collect();
        let selected = view.state.wagon(view.builder()).and_then(|wagon| wagon.at);
        let selected = selected.map(Spot::Intersection);
        IslandMode { choices, stops, selected, ..IslandMode::plain(view) }
    }

    fn touched(&mut self, _: &View<'_>, touch: Touch) -> Option<Command> {
        match touch {
            Touch::Spot(Spot::Intersection(to)) => Some(Command::Finish(travels(to))),
            Touch::Spot(Spot::Path(at)) => Some(Command::Open(PlayPage::DriveOff(at))),
            Touch::Spot(Spot::Hex(_)) | Touch::Ask(_) => None,
        }
    }

    fn moves_to_one(&self) -> bool {
        true
    }

    fn unmarked(&mut self, view: &View<'_>, spot: Spot) -> Option<Command> {
        match spot {
            // Where it stands, another touch of it ends this.
            Spot::Intersection(to)
                if view.state.wagon(view.builder()).and_then(|wagon| wagon.at) != Some(to) =>
            {
                Some(Command::Act(travels(to)))
            }
            Spot::Intersection(_) | Spot::Path(_) | Spot::Hex(_) => Some(Command::Back),
        }
    }

    /// After a grain or a level it goes on from here, unless something is asked or the move is over.
    fn after_act(&mut self, view: &View<'_>) -> AfterAct {
        let is_over = view.state.wagons().is_none_or(|wagons| wagons.turn().is_over());
        if is_over || !view.state.tasks().is_empty() { AfterAct::Closes } else { AfterAct::Stays }
    }
}

/// Points that are left, gold for tolls, and what it carries and where to.
fn standing(view: &View<'_>, wagon: Wagon) -> Vec<String> {
    let turn = view.state.wagons().map(WagonsState::turn);
    let points = turn.map_or(0, |turn| turn.points_left(wagon.level));
    let gold = view.state.gold_of(view.builder());
    let left = view.with("wagons-left", &[("points", &points), ("gold", &gold)]);
    let load = match wagon.load {
        None => view.text.get("wagons-empty"),
        Some(cargo) => {
            let (what, site) =
                (view.text.named(&cargo), view.text.terrain(Terrain::Trade(cargo.needed_at())));
            view.with("wagons-carries", &[("cargo", &what), ("site", &site)])
        }
    };
    vec![left, load]
}

/// The key of what is to be touched now, or of why nothing is.
fn where_to(view: &View<'_>) -> &'static str {
    let is_over = view.state.wagons().is_some_and(|wagons| wagons.turn().is_over());
    match stops(view).is_empty() {
        false => "wagons-where",
        true if is_over => "breach-wagons-move-over",
        true => "wagons-nowhere",
    }
}

/// Something to do with the wagon on its way.
#[derive(Clone, Copy)]
enum OnTheWay {
    /// Two more points for a grain.
    Grain,
    /// The same for fish.
    Fish,
    /// A bandit beside the wagon.
    Bandit(Path),
}

impl OnTheWay {
    /// The deed; of a bandit its die is asked first.
    const fn deed(self) -> Option<Deed> {
        match self {
            Self::Grain => Some(Deed::Wagons(WagonDeed::Feed)),
            Self::Fish => {
                let tokens = FishTokens { ones: 0, twos: 1, threes: 0 };
                Some(Deed::Fish(FishDeed::Spend { on: FishPurchase::Wagon, tokens }))
            }
            Self::Bandit(_) => None,
        }
    }

    fn button(self, view: &View<'_>, is_one: bool) -> SizedButton<'static> {
        let (label, icon) = match self {
            Self::Grain => (view.with_count("wagons-feed", GRAIN_POINTS), Icon::Plus),
            Self::Fish => (view.with_count("wagons-feed-fish", GRAIN_POINTS), Icon::Fish),
            Self::Bandit(at) => {
                let name = view.with("wagons-drive-at", &[("place", &view.place(at.into()))]);
                // Several are told apart by their places.
                let label = if is_one { view.text.get("wagons-drive") } else { name.clone() };
                return SizedButton::new(label).named(name).icon(Icon::Bandit);
            }
        };
        let name = self.deed().map(|deed| view.deed(&deed, view.state)).unwrap_or_default();
        SizedButton::new(label).named(name).icon(icon)
    }
}

/// More points for the wagon, and bandits beside it.
fn on_the_way(ui: &mut Ui, view: &View<'_>) -> Option<Command> {
    let may = |way: &OnTheWay| way.deed().is_some_and(|deed| view.state.against(deed).is_none());
    let fed = [OnTheWay::Grain, OnTheWay::Fish].into_iter().filter(may);
    let bandits = piece::bandits_to_drive(view);
    let is_one = bandits.len() == 1;
    let all: Vec<OnTheWay> = fed.chain(bandits.into_iter().map(OnTheWay::Bandit)).collect();
    let least = if view.is_low() { (150.0, FINGER) } else { (220.0, 52.0) };
    let touched = buttons(ui, &all, least, |way| {
        let button = way.button(view, is_one);
        if view.is_low() { button.text(15.0) } else { button }
    })?;
    match touched {
        OnTheWay::Bandit(at) => Some(Command::Open(PlayPage::DriveOff(at))),
        OnTheWay::Grain | OnTheWay::Fish => touched.deed().map(Command::Act),
    }
}

/// The level of the baggage train, what the next one costs and brings, and the button that buys it.
fn train(ui: &mut Ui, view: &View<'_>, level: TrainLevel) -> Option<Command> {
    let Some(next) = level.next() else {
        hint(ui, &view.text.get("wagons-train-last"));
        return None;
    };
    let deed = Deed::Wagons(WagonDeed::BuyLevel);
    let (number, price) = (next.number(), next.price());
    let is_allowed = view.state.against(deed.clone()).is_none();
    let pays = is_allowed && view.may_give(view.builder(), price);
    let tone = if pays { view.palette.primary } else { view.palette.disabled };
    let mut is_bought = false;
    spaced(ui, GAP, |ui| {
        let name = view.with("wagons-buy-level-name", &[("level", &number), ("price", &price)]);
        let button = SizedButton::new(view.with_count("wagons-buy-level", number));
        let button = button.named(name).icon(Icon::Train).tone(tone);
        let size = vec2(ui.available_width() * 0.42, FINGER);
        is_bought = button.show(ui, size).clicked();
        ui.horizontal_wrapped(|ui| {
            controls::chips(ui, view, price);
            if is_allowed && !pays {
                remark(ui, &view.text.get("price-lacks"));
            }
        });
    });
    let has_moved = view.state.wagons().is_some_and(|wagons| wagons.turn().has_begun());
    if has_moved {
        hint(ui, &view.text.get("breach-wagons-after-wagon"));
    } else if !view.is_low() {
        hint(ui, &brings(view, next));
    }
    // The wagon may go on with what the level brings.
    is_bought.then_some(Command::Act(deed))
}

/// The gains of a level: points to move, gold, and the numbers that drive bandits off.
fn brings(view: &View<'_>, level: TrainLevel) -> String {
    let dice = Die::ALL.into_iter().filter(|die| level.drives_off(*die));
    let numbers: Vec<String> = dice.map(|die| die.pips().to_string()).collect();
    let numbers = view.text.joined(&numbers);
    let key = if level.worth() > 0 { "wagons-level-brings-point" } else { "wagons-level-brings" };
    view.with(
        key,
        &[
            ("level", &level.number()),
            ("points", &level.reach()),
            ("gold", &level.gold()),
            ("numbers", &numbers),
        ],
    )
}
