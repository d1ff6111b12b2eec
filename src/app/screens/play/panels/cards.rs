//! Development cards: buying, playing, and the win they may bring.

use egui::{Ui, vec2};

use crate::app::command::Command;
use crate::app::screens::play::panel::{Ask, Letter, Next, Page, Panel};
use crate::app::screens::play::parts::controls::{self, Kind, kinds};
use crate::app::screens::play::parts::look_up;
use crate::app::screens::play::parts::sizes::is_low;
use crate::app::screens::play::view::View;
use board::Resource;
use game::{CardKind, Cards, Deed, DevelopmentCard, PerSeat, Purchase, Seat};
use kit::widgets::{Icon, Picked, SizedButton, bold, grid, mark, remark, say, section, stepper};
use words::almanac::EntryId;
use words::text::Value;

/// What is being played.
#[derive(Debug, Default)]
pub enum CardsPanel {
    /// Nothing yet.
    #[default]
    Choosing,
    /// The two cards of Year of Plenty.
    Plenty(Cards),
    /// Monopoly: its resource, and what each player hands over.
    Monopoly(Option<(Resource, PerSeat<u8>)>),
}

impl Panel for CardsPanel {
    fn name(&self, _: &View<'_>) -> &'static str {
        "cards"
    }

    fn shows(&self, page: &Page) -> bool {
        *page == Page::Cards
    }

    fn title(&self, view: &View<'_>) -> Option<String> {
        Some(view.text.get("cards-title"))
    }

    fn ui(&mut self, ui: &mut Ui, view: &View<'_>) -> Option<Ask> {
        let entries = self.entries();
        let asked = show(ui, view, self).map(Ask::Do);
        ui.add_space(4.0);
        asked.or(look_up::buttons(ui, view, entries.iter().copied()))
    }

    fn next(&self, view: &View<'_>) -> Next {
        next(view, self)
    }

    fn letter(&self) -> Option<Letter> {
        Some(Letter::Cards)
    }
}

impl CardsPanel {
    /// What the almanac says of the cards.
    const fn entries(&self) -> &'static [EntryId] {
        match self {
            Self::Choosing => &[
                EntryId::DEVELOPMENT_CARDS,
                EntryId::KNIGHT_CARD,
                EntryId::ROAD_BUILDING,
                EntryId::YEAR_OF_PLENTY,
                EntryId::MONOPOLY,
                EntryId::POINT_CARDS,
            ],
            Self::Plenty(_) => &[EntryId::YEAR_OF_PLENTY],
            Self::Monopoly(_) => &[EntryId::MONOPOLY],
        }
    }
}

fn show(ui: &mut Ui, view: &View<'_>, draft: &mut CardsPanel) -> Option<Command> {
    match draft {
        CardsPanel::Choosing => choosing(ui, view, draft),
        CardsPanel::Plenty(cards) => {
            plenty(ui, view, cards);
            None
        }
        CardsPanel::Monopoly(chosen) => {
            monopoly(ui, view, chosen);
            None
        }
    }
}

fn choosing(ui: &mut Ui, view: &View<'_>, draft: &mut CardsPanel) -> Option<Command> {
    let active = view.builder();
    let hidden = view.state.hidden_cards(active);
    let values: [(&str, Value<'_>); 3] = [
        ("who", view.name(active).into()),
        ("ready", hidden.ready.into()),
        ("fresh", hidden.fresh.into()),
    ];
    controls::who_says(ui, view, active, &view.text.with("cards-of", &values));
    // On a low screen the cards come first, if there are any: a price below the screen's edge
    // does no harm.
    if is_low(view.screen) && hidden.total() > 0 {
        let played = playable(ui, view, draft, (100.0, 52.0));
        let won = reveal(ui, view);
        let bought = buying(ui, view, active);
        return played.or(won).or(bought);
    }
    let bought = buying(ui, view, active);
    ui.add_space(4.0);
    let played = playable(ui, view, draft, (170.0, 56.0));
    bought.or(played).or_else(|| reveal(ui, view))
}

/// The button that buys a card, and its price.
fn buying(ui: &mut Ui, view: &View<'_>, active: Seat) -> Option<Command> {
    let mut command = None;
    if view.may_build() {
        let price = Purchase::DevelopmentCard.price();
        let name = view.text.with("cards-buy-name", &[("price", view.cards(price).into())]);
        let label = view.text.get("cards-buy");
        let is_paid = view.may_pay(active, Purchase::DevelopmentCard);
        let tone = if is_paid { view.palette.primary } else { view.palette.quiet };
        let plate = SizedButton::new(&label).named(&name).icon(Icon::Card).tone(tone).text(19.0);
        if plate.show(ui, vec2(ui.available_width(), 56.0)).clicked() {
            command = Some(Command::Act(Deed::BuyCard));
        }
        ui.horizontal_wrapped(|ui| {
            controls::chips(ui, view, price);
            let left = view.state.cards_for_sale();
            remark(ui, &view.text.with("cards-left", &[("count", left.into())]));
            if !is_paid {
                remark(ui, &view.text.get("price-lacks"));
            }
        });
    }
    command
}

/// Whether cards can be played: during another player's turn, only by a partner.
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
    let mut command = None;
    let mut playable = DevelopmentCard::ALL.to_vec();
    playable.retain(|card| begun(*card).is_some());
    let has_cards = view.state.hidden_cards(view.builder()).total() > 0;
    grid(ui, &playable, least, |ui, card, size| {
        let Some((icon, begun)) = begun(card) else { return };
        if !has_cards {
            ui.disable();
        }
        let label = view.development_card(card);
        let name = view.text.with("card-play", &[("card", label.as_str().into())]);
        if !SizedButton::new(&label).named(&name).icon(icon).show(ui, size).clicked() {
            return;
        }
        match begun {
            Begun::Played(deed) => command = Some(Command::Act(deed)),
            Begun::Asks(choice) => *draft = choice,
        }
    });
    command
}

/// What playing a card begins with.
enum Begun {
    /// It is played.
    Played(Deed),
    /// Something is chosen for it.
    Asks(CardsPanel),
}

/// The icon of a card that is played, and what that begins with; none of one that only counts.
fn begun(card: DevelopmentCard) -> Option<(Icon, Begun)> {
    match card {
        DevelopmentCard::Knight => Some((Icon::Knight, Begun::Played(Deed::PlayKnight))),
        DevelopmentCard::RoadBuilding => Some((Icon::Road, Begun::Played(Deed::PlayRoadBuilding))),
        DevelopmentCard::YearOfPlenty => {
            Some((Icon::Plus, Begun::Asks(CardsPanel::Plenty(Cards::none()))))
        }
        DevelopmentCard::Monopoly => Some((Icon::Trade, Begun::Asks(CardsPanel::Monopoly(None)))),
        DevelopmentCard::VictoryPoint => None,
    }
}

/// How many victory point cards would win now, if the hidden cards include them.
fn winning(view: &View<'_>) -> Option<u8> {
    if view.state.earlier_win().is_some() {
        return None;
    }
    let active = view.state.may_win()?;
    let target = view.state.rules().target;
    let needed = target.saturating_sub(view.state.public_points(active));
    let hidden = view.state.hidden_cards(active).total();
    (needed <= hidden.min(view.state.unspent(DevelopmentCard::VictoryPoint))).then_some(needed)
}

fn reveal(ui: &mut Ui, view: &View<'_>) -> Option<Command> {
    let needed = winning(view).filter(|_| may_play(view))?;
    let label = match needed {
        0 => view.text.get("reveal-none"),
        count => view.text.with("reveal", &[("count", count.into())]),
    };
    let plate = SizedButton::new(&label).icon(Icon::Trophy).tone(view.palette.primary).text(19.0);
    let clicked = plate.show(ui, vec2(ui.available_width(), 60.0)).clicked();
    clicked.then_some(Command::Act(Deed::ClaimWin { revealed: needed }))
}

/// How many cards Year of Plenty brings: as many as the bank has, at most 2.
fn plenty_due(view: &View<'_>) -> u16 {
    view.state.plenty_due().unwrap_or(0)
}

fn plenty(ui: &mut Ui, view: &View<'_>, cards: &mut Cards) {
    bold(ui, &view.development_card(DevelopmentCard::YearOfPlenty), 20.0);
    let due = plenty_due(view);
    if due == 0 {
        return;
    }
    say(ui, &view.text.get("card-plenty-hint"));
    let bank = view.bank();
    let full = cards.total() >= due;
    let touched = kinds(ui, view, &CardKind::RESOURCES, |kind| {
        let count = cards.get(kind);
        let resource = view.text.kind(kind);
        let values: [(&str, Value<'_>); 2] =
            [("resource", resource.as_str().into()), ("count", count.into())];
        Kind {
            name: view.text.with("card-plenty-kind", &values),
            label: if count > 0 { view.text.cards(count, kind) } else { resource },
            picked: if count > 0 { Picked::This } else { Picked::Not },
            enabled: (!full && bank.get(kind) > count).into(),
        }
    });
    if let Some(kind) = touched {
        cards.set(kind, cards.get(kind) + 1);
    }
    let again = view.text.get("card-plenty-again");
    ui.add_enabled_ui(!cards.is_empty(), |ui| {
        if SizedButton::new(&again).icon(Icon::Undo).show(ui, vec2(190.0, 52.0)).clicked() {
            *cards = Cards::none();
        }
    });
}

fn monopoly(ui: &mut Ui, view: &View<'_>, chosen: &mut Option<(Resource, PerSeat<u8>)>) {
    bold(ui, &view.development_card(DevelopmentCard::Monopoly), 20.0);
    say(ui, &view.text.get("card-monopoly-hint"));
    let touched = kinds(ui, view, &Resource::ALL, |kind| {
        let resource = view.text.kind(kind);
        let is_chosen = chosen.as_ref().is_some_and(|(other, _)| *other == kind);
        Kind {
            name: view.text.with("card-monopoly-kind", &[("resource", resource.as_str().into())]),
            label: resource,
            picked: if is_chosen { Picked::This } else { Picked::Not },
            enabled: controls::Enabled::Yes,
        }
    });
    if let Some(kind) = touched {
        let active = view.builder();
        let taken = view.state.players().map(|seat, _| match seat {
            seat if seat == active => 0,
            seat => view.known(seat).get(kind),
        });
        *chosen = Some((kind, taken));
    }
    let Some((kind, taken)) = chosen else { return };
    let resource = view.text.kind(*kind);
    let unsure: Vec<(Seat, u8, u8)> = view
        .others()
        .filter_map(|seat| {
            let (least, most) = (view.known(seat).get(*kind), view.most(seat).get(*kind));
            (least < most).then_some((seat, least, most))
        })
        .collect();
    if unsure.is_empty() {
        return;
    }
    let question =
        view.text.with("card-monopoly-counts", &[("resource", resource.as_str().into())]);
    say(ui, &question);
    for (seat, least, most) in unsure {
        ui.horizontal(|ui| {
            let named = |key| view.about_with(key, seat, "resource", resource.as_str().into());
            let (less, more) = (named("card-monopoly-less"), named("card-monopoly-more"));
            let count = taken.of(seat);
            if let Some(change) = stepper(ui, (&less, &more), count, &(least..=most))
                && let Some(counted) = taken.get_mut(seat)
            {
                *counted = count.saturating_add_signed(change);
            }
            mark(ui, view.color(seat), 22.0);
            bold(ui, &view.name(seat), 17.0);
        });
    }
}

/// The button at the bottom while a card is being played.
fn next(view: &View<'_>, draft: &CardsPanel) -> Next {
    match draft {
        CardsPanel::Choosing => Next::back(view.text.get("chooser-cancel")),
        CardsPanel::Plenty(cards) => {
            let missing = plenty_due(view).saturating_sub(cards.total());
            let play = Command::Act(Deed::PlayYearOfPlenty { cards: *cards });
            if missing > 0 {
                let label = view.text.with("card-plenty-choose", &[("count", missing.into())]);
                return Next::when(label, None);
            }
            let label = if cards.is_empty() {
                view.text.get("card-plenty-play")
            } else {
                view.text.with("card-plenty-confirm", &[("cards", view.cards(*cards).into())])
            };
            Next::go(label, play)
        }
        CardsPanel::Monopoly(None) => Next::when(view.text.get("card-monopoly-choose"), None),
        CardsPanel::Monopoly(Some((resource, taken))) => {
            let sum = taken.values().fold(0_u8, |sum, count| sum.saturating_add(*count));
            let cards = view.text.cards(sum, *resource);
            let label = view.text.with("card-monopoly-confirm", &[("cards", cards.into())]);
            let deed = Deed::PlayMonopoly { resource: *resource, taken: taken.clone() };
            // As long as nobody was counted, a stray touch must not look like the way on.
            if sum == 0 && view.others().any(|seat| view.most(seat).get(*resource) > 0) {
                return Next::quiet(label.clone(), label, Command::Act(deed));
            }
            Next::go(label, Command::Act(deed))
        }
    }
}
