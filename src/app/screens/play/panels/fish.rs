//! Purchases for fish tokens in a turn, and the players to whom the boot may go (TRADERS 1.5, 1.6).

use egui::{Key, Ui, vec2};

use crate::app::command::Command;
use crate::app::screens::play::panel::{Panel, PanelHead};
use crate::app::screens::play::parts::{controls, keys, look_up};
use crate::app::screens::play::view::View;
use game::{Deed, FishDeed, FishPurchase, FishTokens, Seat};
use kit::widgets::{FINGER, GAP, Icon, SizedButton, buttons, hint, section, spaced};
use words::almanac::EntryId;

/// The tokens with which the next purchase is paid.
#[derive(Debug, Default)]
pub struct FishPanel {
    /// Those that the table has laid down; none: the fewest that pay the price.
    laid: FishTokens,
}

impl Panel for FishPanel {
    fn head(&self) -> PanelHead {
        PanelHead::new("fish").titled("fish-title").cancels().letter(Key::F)
    }

    fn owner(&self, view: &View<'_>) -> Option<Seat> {
        Some(view.builder())
    }

    fn ui(&mut self, ui: &mut Ui, view: &View<'_>) -> Option<Command> {
        let player = view.builder();
        let held = view.state.fish_of(player);
        let has = view.with("fish-fixed-fish", &[("who", &player), ("count", &held)]);
        controls::who_says(ui, view, player, &has);
        let offers: Vec<FishPurchase> = view.state.fish_offers().collect();
        let typed = keys::digit(ui).and_then(|digit| usize::from(digit).checked_sub(1));
        let typed = typed.and_then(|nth| offers.get(nth).copied());
        let least = match view.is_low() {
            true => (150.0, FINGER),
            false if ui.available_width() < 500.0 => (200.0, 60.0),
            false => (260.0, 60.0),
        };
        let touched = buttons(ui, &offers, least, |on| self.purchase(view, on));
        if let Some(on) = touched.or(typed) {
            return Some(Command::Finish(self.deed(on)));
        }
        if held > 0 {
            self.tokens(ui, view, held);
        }
        let passed = boot(ui, view, player);
        passed.or_else(|| look_up::buttons(ui, view, [EntryId::FISH]))
    }
}

impl FishPanel {
    /// Tokens that pay for `on`: those that were laid down, or the fewest that show its price.
    const fn payment(&self, on: FishPurchase) -> FishTokens {
        if self.laid.count() > 0 {
            return self.laid;
        }
        let (threes, rest) = (on.price() / 3, on.price() % 3);
        FishTokens { threes, twos: rest / 2, ones: rest % 2 }
    }

    const fn deed(&self, on: FishPurchase) -> Deed {
        Deed::Fish(FishDeed::Spend { on, tokens: self.payment(on) })
    }

    /// The button of a purchase: what it is, its price, and the tokens that pay for it.
    fn purchase(&self, view: &View<'_>, on: FishPurchase) -> SizedButton<'static> {
        let tokens = self.payment(on);
        let what = view.with(&format!("fish-buy-{}", on.key()), &[]);
        let (price, laid) = (on.price(), shown(tokens));
        // A single token needs no sum.
        let key = match view.is_low() {
            true => "fish-buy-brief",
            false if tokens.count() > 1 => "fish-buy-with",
            false => "fish-buy",
        };
        let label = view.with(key, &[("what", &what), ("price", &price), ("tokens", &laid)]);
        let name = view.with(
            "fish-act-spend",
            &[("who", &view.builder()), ("count", &tokens.fish()), ("action", &on)],
        );
        let pays = view.state.against(self.deed(on)).is_none();
        let tone = if pays { view.palette.primary } else { view.palette.disabled };
        SizedButton::new(label).named(name).icon(icon(on)).tone(tone).text(if view.is_low() {
            15.0
        } else {
            17.0
        })
    }

    /// A touch for each token that was laid down instead.
    fn tokens(&mut self, ui: &mut Ui, view: &View<'_>, held: u8) {
        section(ui, &view.text.get("fish-laid"));
        spaced(ui, GAP, |ui| {
            let size = vec2((ui.available_width() - 3.0 * GAP) / 4.0, FINGER);
            let is_full = self.laid.count() >= held;
            for (worth, count) in
                [(1_u8, &mut self.laid.ones), (2, &mut self.laid.twos), (3, &mut self.laid.threes)]
            {
                let key = if *count > 0 { "fish-token-laid" } else { "fish-token" };
                let values = (worth, *count);
                let said = |key| view.with(key, &[("fish", &values.0), ("count", &values.1)]);
                let button = SizedButton::new(said(key)).named(said("fish-token-name"));
                let button = button.icon(Icon::Fish).text(18.0).chosen(*count > 0);
                if button.enabled(!is_full).show(ui, size).clicked() {
                    *count = count.saturating_add(1);
                }
            }
            let clear = SizedButton::new("").named(view.text.get("fish-laid-again"));
            let clear = clear.icon(Icon::Cross).enabled(self.laid.count() > 0);
            if clear.show(ui, size).clicked() {
                self.laid = FishTokens::default();
            }
        });
        if !view.is_low() {
            hint(ui, &view.text.get("fish-laid-hint"));
        }
    }
}

/// "3 + 2".
fn shown(tokens: FishTokens) -> String {
    let kinds = [(3, tokens.threes), (2, tokens.twos), (1, tokens.ones)];
    let all = kinds.into_iter().flat_map(|(fish, count)| (0..count).map(move |_| fish));
    all.map(|fish: u8| fish.to_string()).collect::<Vec<_>>().join(" + ")
}

const fn icon(on: FishPurchase) -> Icon {
    match on {
        FishPurchase::RobberOff => Icon::Robber,
        FishPurchase::PirateOff => Icon::Pirate,
        FishPurchase::Wagon => Icon::Wagon,
        FishPurchase::Theft => Icon::Hand,
        FishPurchase::Resource => Icon::Bank,
        FishPurchase::Road => Icon::Road,
        FishPurchase::Bridge => Icon::BridgeSpan,
        FishPurchase::Card => Icon::Card,
    }
}

/// Asks whom the boot goes to, if `player` has it.
fn boot(ui: &mut Ui, view: &View<'_>, player: Seat) -> Option<Command> {
    let position = view.state.position();
    if position.boot() != Some(player) {
        return None;
    }
    section(ui, &view.text.get("fish-boot-title"));
    let to = position.boot_to();
    if to.is_empty() {
        hint(ui, &view.text.get("fish-boot-nobody"));
        return None;
    }
    let to = buttons(ui, &to, (150.0, 52.0), |seat| {
        let name = view.with("fish-act-pass-boot", &[("who", &player), ("to", &seat)]);
        SizedButton::new(view.name(seat)).named(name).of(view.color(seat)).icon(Icon::Boot)
    })?;
    Some(Command::Finish(Deed::Fish(FishDeed::PassBoot { to })))
}
