//! Development cards: buying, playing, and the win they may bring.

use egui::{Key, Painter, Sense, Ui, vec2};

use crate::app::command::Command;
use crate::app::screens::play::panel::{NextButton, Panel, PanelHead};
use crate::app::screens::play::parts::card_row::{MonopolyDraft, next_of_due};
use crate::app::screens::play::parts::controls::{self, kinds};
use crate::app::screens::play::parts::look_up;
use crate::app::screens::play::view::View;
use board::Resource;
use game::{
    CardKind, Deed, DevelopmentCard, Goods, Monopoly, OilDeed, OilState, Purchase, Seat, WagonDeed,
};
use kit::widgets::{FINGER, Icon, SizedButton, bold, grid, remark, say, section, spaced};
use words::almanac::EntryId;

/// Development cards that are being played.
#[derive(Debug, Default)]
pub enum CardsPanel {
    /// Nothing yet.
    #[default]
    Choosing,
    /// The two cards of Year of Plenty, or oil in place of them.
    Plenty(Goods),
    Monopoly(MonopolyDraft),
}

impl Panel for CardsPanel {
    fn head(&self) -> PanelHead {
        PanelHead::new("cards").titled("cards-title").letter(Key::D)
    }

    fn ui(&mut self, ui: &mut Ui, view: &View<'_>) -> Option<Command> {
        // What the almanac says of the cards.
        let entries: &[EntryId] = match self {
            // The others have their own sign.
            Self::Choosing => &[EntryId::DEVELOPMENT_CARDS, EntryId::POINT_CARDS],
            Self::Plenty(_) => &[EntryId::YEAR_OF_PLENTY],
            Self::Monopoly(_) => &[EntryId::MONOPOLY],
        };
        let mut command = None;
        match self {
            Self::Choosing => command = choosing(ui, view, self),
            Self::Plenty(goods) => plenty(ui, view, goods),
            Self::Monopoly(monopoly) => {
                bold(ui, &view.development_card(DevelopmentCard::Monopoly), 20.0);
                say(ui, &view.text.get("card-monopoly-hint"));
                monopoly.ui(ui, view, &Resource::ALL.map(Monopoly::Development));
                command = monopoly_on_oil(ui, view);
            }
        }
        ui.add_space(4.0);
        let looked_up = look_up::buttons(ui, view, entries.iter().copied());
        command.or(looked_up)
    }

    fn next(&self, view: &View<'_>) -> NextButton {
        match self {
            Self::Choosing => NextButton::back(view.text.get("chooser-cancel")),
            Self::Plenty(goods) => {
                let (cards, oil) = (goods.cards, goods.oil);
                let due = plenty_due(view, oil);
                // The oil counts among them.
                let bank = due.saturating_sub(oil.into());
                next_of_due(view, (cards, bank), "card-plenty-choose", || {
                    if oil > 0 {
                        let deed = OilDeed::YearOfPlenty { count: oil, cards };
                        let label = view.with("card-plenty-confirm", &[("cards", goods)]);
                        return (label, Deed::Oil(deed));
                    }
                    let label = if cards.is_empty() {
                        view.text.get("card-plenty-play")
                    } else {
                        view.with("card-plenty-confirm", &[("cards", &cards)])
                    };
                    (label, Deed::PlayYearOfPlenty { cards })
                })
            }
            Self::Monopoly(monopoly) => monopoly.next(view, "card-monopoly-choose"),
        }
    }
}

fn choosing(ui: &mut Ui, view: &View<'_>, draft: &mut CardsPanel) -> Option<Command> {
    let active = view.builder();
    let hidden = view.state.hidden_cards(active);
    let (ready, fresh) = (hidden.ready, hidden.fresh);
    let held = view.with("cards-of", &[("who", &active), ("ready", &ready), ("fresh", &fresh)]);
    controls::who_says(ui, view, active, &held);
    // On a low screen the cards come first, if there are any: a price below the screen's edge
    // does no harm.
    if view.is_low() && hidden.total() > 0 {
        let played = playable(ui, view, draft, (160.0, 52.0));
        let won = reveal(ui, view);
        let bought = buying(ui, view, active);
        return played.or(won).or(bought);
    }
    let bought = buying(ui, view, active);
    ui.add_space(4.0);
    let played = playable(ui, view, draft, (190.0, 56.0));
    bought.or(played).or_else(|| reveal(ui, view))
}

/// The button that buys a card, and its price.
fn buying(ui: &mut Ui, view: &View<'_>, active: Seat) -> Option<Command> {
    if !view.may_build() {
        return None;
    }
    let price = Purchase::DevelopmentCard.price();
    let name = view.text.with("cards-buy-name", &[("price", view.cards(price).into())]);
    let is_paid = view.may_pay(active, Purchase::DevelopmentCard);
    let tone = if is_paid { view.palette.primary } else { view.palette.disabled };
    let plate = view.keyed_button("cards-buy").named(name).icon(Icon::Card);
    let is_bought = plate.tone(tone).text(19.0).touched(ui, 56.0);
    ui.horizontal_wrapped(|ui| {
        controls::chips(ui, view, price);
        let left = view.state.cards_for_sale();
        remark(ui, &view.with_count("cards-left", left));
        if !is_paid {
            remark(ui, &view.text.get("price-lacks"));
        }
    });
    is_bought.then_some(Command::Act(Deed::BuyCard))
}

/// Returns whether cards can be played: during another player's turn, only by a partner.
fn may_play(view: &View<'_>) -> bool {
    view.guest().is_none() || view.is_partner()
}

/// A button for each kind of card.
fn playable(
    ui: &mut Ui,
    view: &View<'_>,
    draft: &mut CardsPanel,
    least: (f32, f32),
) -> Option<Command> {
    if !may_play(view) {
        return None;
    }
    section(ui, &view.text.get("cards-play"));
    let has_cards = view.state.hidden_cards(view.builder()).total() > 0;
    let is_in_box = |card: DevelopmentCard| view.state.setup().development_cards(card) > 0;
    let playable = DevelopmentCard::ALL.into_iter();
    let playable = playable.filter(|card| begun(*card).is_some() && is_in_box(*card));
    let playable: Vec<DevelopmentCard> = playable.collect();
    let (mut card, mut looked_up) = (None, None);
    grid(ui, &playable, least, |ui, &one, size| {
        spaced(ui, APART, |ui| {
            let (place, _) = ui.allocate_exact_size(vec2(FINGER, size.y), Sense::hover());
            let Some((icon, _)) = begun(one) else { return };
            let sign = |painter: &Painter, rect, ink| icon.paint(painter, rect, ink);
            let entry = entry(one).and_then(|entry| look_up::sign(ui, view, (entry, place), sign));
            looked_up = looked_up.take().or(entry);
            let name = view.with("card-play", &[("card", &one)]);
            let button = SizedButton::new(view.development_card(one)).named(name);
            let size = vec2(size.x - FINGER - APART, size.y);
            if button.enabled(has_cards).show(ui, size).clicked() {
                card = Some(one);
            }
        });
    });
    if looked_up.is_some() {
        return looked_up;
    }
    match begun(card?)?.1 {
        Begun::Played(deed) => Some(Command::Act(deed)),
        Begun::Asks(choice) => {
            *draft = choice;
            None
        }
    }
}

/// Distance of a card's sign from its button.
const APART: f32 = 2.0;

/// Returns what the almanac says of a card that is played.
const fn entry(card: DevelopmentCard) -> Option<EntryId> {
    match card {
        DevelopmentCard::Knight => Some(EntryId::KNIGHT_CARD),
        DevelopmentCard::RoadBuilding => Some(EntryId::ROAD_BUILDING),
        DevelopmentCard::YearOfPlenty => Some(EntryId::YEAR_OF_PLENTY),
        DevelopmentCard::Monopoly => Some(EntryId::MONOPOLY),
        DevelopmentCard::SwiftJourney => Some(EntryId::SWIFT_JOURNEY),
        DevelopmentCard::VictoryPoint => None,
    }
}

/// Beginning of a card that is played: the deed, or something that is chosen for it.
enum Begun {
    Played(Deed),
    Asks(CardsPanel),
}

/// The icon of a card that is played, and how that begins; none of one that only counts.
fn begun(card: DevelopmentCard) -> Option<(Icon, Begun)> {
    match card {
        DevelopmentCard::Knight => Some((Icon::Knight, Begun::Played(Deed::PlayKnight))),
        DevelopmentCard::RoadBuilding => Some((Icon::Road, Begun::Played(Deed::PlayRoadBuilding))),
        DevelopmentCard::YearOfPlenty => {
            Some((Icon::Plus, Begun::Asks(CardsPanel::Plenty(Goods::default()))))
        }
        DevelopmentCard::Monopoly => {
            Some((Icon::Trade, Begun::Asks(CardsPanel::Monopoly(MonopolyDraft::default()))))
        }
        DevelopmentCard::SwiftJourney => {
            Some((Icon::Forward, Begun::Played(Deed::Wagons(WagonDeed::PlaySwiftJourney))))
        }
        DevelopmentCard::VictoryPoint => None,
    }
}

/// Returns how many victory point cards would win now, if the hidden cards include them.
fn winning(view: &View<'_>) -> Option<u8> {
    if view.state.earlier_win().is_some() {
        return None;
    }
    let active = view.state.may_win()?;
    let target = i16::from(view.state.rules().target);
    let needed = target.saturating_sub(view.state.public_points(active)).max(0);
    let needed = u8::try_from(needed).ok()?;
    let hidden = view.state.hidden_cards(active).total();
    (needed <= hidden.min(view.state.unspent(DevelopmentCard::VictoryPoint))).then_some(needed)
}

fn reveal(ui: &mut Ui, view: &View<'_>) -> Option<Command> {
    let needed = winning(view).filter(|_| may_play(view))?;
    let label = match needed {
        0 => view.text.get("reveal-none"),
        count => view.with_count("reveal", count),
    };
    let plate = SizedButton::new(label).icon(Icon::Trophy).tone(view.palette.primary).text(19.0);
    plate.touched(ui, 60.0).then_some(Command::Act(Deed::ClaimWin { revealed: needed }))
}

/// Number of cards and oil that Year of Plenty takes, once so much oil is among them: as many as
/// there are, at most 2; where nobody follows hands, only the oil is told.
fn plenty_due(view: &View<'_>, oil: u8) -> u16 {
    match view.state.plenty_due() {
        Some(bank) => bank.saturating_add(oil.into()).min(2),
        None => oil.into(),
    }
}

fn plenty(ui: &mut Ui, view: &View<'_>, goods: &mut Goods) {
    bold(ui, &view.development_card(DevelopmentCard::YearOfPlenty), 20.0);
    let due = plenty_due(view, goods.oil);
    let chosen = goods.cards.total().saturating_add(goods.oil.into());
    let oil = view.state.oil().map(OilState::table);
    if due == 0 && oil.is_none() {
        return;
    }
    say(ui, &view.text.get("card-plenty-hint"));
    let bank = view.bank();
    let full = chosen >= due;
    let touched = kinds(ui, view, &CardKind::RESOURCES, |kind| {
        let count = goods.cards.get(kind);
        let name = view.with("card-plenty-kind", &[("resource", &kind), ("count", &count)]);
        let label = if count > 0 { view.text.cards(count, kind) } else { view.text.kind(kind) };
        let button = SizedButton::new(label).named(name).chosen(count > 0);
        button.enabled(!full && bank.get(kind) > count)
    });
    if let Some(kind) = touched {
        goods.cards.set(kind, goods.cards.get(kind) + 1);
    }
    if let Some(oil) = oil {
        let position = view.state.position();
        let room = position.oil.map_or(0, |oil| oil.room(view.builder())).min(oil.supply);
        let label = view.with_count("oil-count", goods.oil);
        let what = view.text.get("figure-oil");
        let name = view.with("card-plenty-oil", &[("what", &what), ("count", &goods.oil)]);
        let button = SizedButton::new(label).named(name).icon(Icon::Oil).chosen(goods.oil > 0);
        if button.enabled(chosen < 2 && room > goods.oil).show(ui, vec2(190.0, 52.0)).clicked() {
            goods.oil = goods.oil.saturating_add(1);
        }
    }
    let again = view.keyed_button("card-plenty-again").icon(Icon::Undo);
    if again.enabled(!goods.is_empty()).show(ui, vec2(190.0, 52.0)).clicked() {
        *goods = Goods::default();
    }
}

/// Monopoly on oil: one from each of the others, in one touch (TRADERS 7.3).
fn monopoly_on_oil(ui: &mut Ui, view: &View<'_>) -> Option<Command> {
    view.state.oil()?;
    let button = view.keyed_button("oil-monopoly").icon(Icon::Oil);
    let button = button.named(view.about("oil-act-monopoly", view.builder()));
    button.touched(ui, 52.0).then_some(Command::Act(Deed::Oil(OilDeed::Monopoly)))
}
