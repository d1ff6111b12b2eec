//! Cards that are played at somebody, or about a place, which is touched on the island.

use egui::{Align, Role, Sense, Ui, Vec2, WidgetInfo, pos2, vec2};

use super::candidates;
use crate::app::command::Command;
use crate::app::screens::play::panel::{Ask, IslandMode, Next, SpotFilter};
use crate::app::screens::play::parts::card_row::{card_row, most_due};
use crate::app::screens::play::parts::spot_list::{spot_filter, spot_list};
use crate::app::screens::play::view::View;
use board::{Hex, Spot};
use game::{Cards, Following, Play, ProgressCard, Seat, Track};
use kit::theme::{Tone, plain, strong};
use kit::widgets::{
    FINGER, Icon, Picked, SizedButton, Touch, buttons, chosen_ring, grid, paint_mark, say,
    toned_ground, write_in,
};
use words::text::Value;

/// At whom a card is played, and which cards are taken.
#[derive(Debug)]
pub struct Person {
    card: ProgressCard,
    from: Option<Seat>,
    cards: Cards,
}

impl Person {
    pub fn of(card: ProgressCard) -> Self {
        Self { card, from: None, cards: Cards::none() }
    }

    /// Everybody else, and then what is taken from them.
    pub fn ui(&mut self, ui: &mut Ui, view: &View<'_>) -> Option<Command> {
        say(ui, &view.text.get(&format!("progress-whom-{}", self.card.key())));
        let people = candidates::people(view, self.card);
        let mut touched = None;
        let places: Vec<usize> = (0..people.len()).collect();
        grid(ui, &places, (170.0, 64.0), |ui, place, size| {
            let Some((seat, play)) = people.get(place) else { return };
            let palette = view.palette;
            // What the rules are against can still be recorded.
            let tone = if candidates::against(view, play).is_some() {
                palette.quiet
            } else {
                Tone { fill: palette.raised, ink: palette.text }
            };
            let button = PersonButton {
                seat: *seat,
                facts: &self.facts(view, *seat),
                name: &self.name(view, *seat),
                picked: Picked::when(self.from == Some(*seat)),
                tone,
            };
            if button.show(ui, view, size) {
                touched = Some((*seat, play.clone()));
            }
        });
        if let Some((seat, play)) = touched {
            let spies = self.card == ProgressCard::Spy && view.state.progress_cards(seat) > 0;
            if !spies && !self.asks_cards(view, seat) {
                return Some(Command::Act(candidates::deed(play)));
            }
            (self.from, self.cards) = (Some(seat), Cards::none());
        }
        let from = self.from?;
        if self.card == ProgressCard::Spy {
            return took(ui, view, from);
        }
        self.which(ui, view, from)
    }

    /// Returns whether it has to be told which cards are taken from `seat`: from somebody who has
    /// fewer points, or none, the rules take none.
    fn asks_cards(&self, view: &View<'_>, seat: Seat) -> bool {
        view.following() == Following::Open
            && self.card == ProgressCard::MasterMerchant
            && candidates::master_merchant_due(view, seat) > 0
    }

    /// Returns what of a player matters for the card, in a few words.
    fn facts(&self, view: &View<'_>, seat: Seat) -> String {
        let (key, count): (_, Value<'_>) = if self.card == ProgressCard::MasterMerchant {
            ("progress-has-points", view.state.public_points(seat).into())
        } else if self.card == ProgressCard::Deserter {
            let knights = view.state.pieces().knights_of(seat).count();
            ("progress-has-knights", knights.into())
        } else {
            ("progress-has-cards", view.state.progress_cards(seat).into())
        };
        view.text.with(key, &[("count", count)])
    }

    /// Returns what a screen reader says for a player.
    fn name(&self, view: &View<'_>, seat: Seat) -> String {
        let values = [
            ("card", view.progress_card(self.card).into()),
            ("who", view.name(seat).into()),
            ("what", self.facts(view, seat).into()),
        ];
        view.text.with("progress-on", &values)
    }

    /// Which cards a Master Merchant takes, where hands lie open.
    fn which(&mut self, ui: &mut Ui, view: &View<'_>, from: Seat) -> Option<Command> {
        let due = candidates::master_merchant_due(view, from);
        if let ([only], true) = (view.kinds(from).as_slice(), self.cards.is_empty()) {
            self.cards.set(*only, u8::try_from(due).unwrap_or(u8::MAX));
        }
        say(ui, &view.about_with("progress-which-cards", from, "count", due.into()));
        let most = most_due(self.cards, view.most(from), due);
        card_row(ui, view, &view.name(from), &mut self.cards, most, true);
        let button = SizedButton::new(view.text.get("task-untold-kinds")).text(15.0);
        let name = view.about("progress-which-untold", from);
        let button = button.named(name).tone(view.palette.quiet);
        let clicked = button.show(ui, vec2(ui.available_width().min(230.0), 48.0)).clicked();
        let untold = Play::MasterMerchant { from, cards: None };
        clicked.then(|| Command::Record(candidates::deed(untold)))
    }

    /// The button that takes the cards.
    pub fn next(&self, view: &View<'_>) -> Next {
        let Some(from) = self.from.filter(|from| self.asks_cards(view, *from)) else {
            return Next::back(view.text.get("chooser-cancel"));
        };
        let due = candidates::master_merchant_due(view, from);
        if self.cards.total() < due {
            let missing = due.saturating_sub(self.cards.total());
            let label = view.text.with("progress-choose-cards", &[("count", missing.into())]);
            return Next::when(label, None);
        }
        let cards = view.cards(self.cards);
        let label = view.about_with("progress-take-cards", from, "cards", cards.into());
        let play = Play::MasterMerchant { from, cards: Some(self.cards) };
        Next::go(label, Command::Act(candidates::deed(play)))
    }
}

/// From which deck a Spy took a card, or that none was taken.
fn took(ui: &mut Ui, view: &View<'_>, from: Seat) -> Option<Command> {
    say(ui, &view.about("progress-spy-deck", from));
    let decks = Track::ALL.into_iter().filter(|track| view.state.progress_of(from, *track) > 0);
    let ways: Vec<Option<Track>> = decks.map(Some).chain([None]).collect();
    let touched = buttons(ui, &ways, (110.0, 56.0), |took| match took {
        Some(track) => {
            let deck = view.track(track);
            let name = view.about_with("progress-spy-took", from, "track", deck.into());
            let label = view.text.get(&format!("progress-deck-{}", track.key()));
            let tone = view.palette.card(track.commodity());
            SizedButton::new(label).named(name).icon(Icon::Card).tone(tone)
        }
        None => SizedButton::new(view.text.get("progress-spy-none"))
            .named(view.about("progress-spy-looked", from)),
    });
    touched.map(|took| Command::Act(candidates::deed(Play::Spy { from, took })))
}

/// A player to choose.
pub struct PersonButton<'a> {
    pub seat: Seat,
    /// What matters about them, in a few words.
    pub facts: &'a str,
    /// The name for screen readers.
    pub name: &'a str,
    pub picked: Picked,
    pub tone: Tone,
}

impl PersonButton<'_> {
    /// Draws it; says whether it was touched.
    pub fn show(&self, ui: &mut Ui, view: &View<'_>, size: Vec2) -> bool {
        let size = size.max(Vec2::splat(FINGER));
        let (rect, response) = ui.allocate_exact_size(size, Sense::click());
        let is_picked = self.picked == Picked::This;
        response.widget_info(|| WidgetInfo::selected(Role::Button, true, is_picked, self.name));
        if !ui.is_rect_visible(rect) {
            return response.clicked();
        }
        toned_ground(ui, &response, self.tone);
        let middle = pos2(rect.left() + 22.0, rect.center().y);
        paint_mark(ui.painter(), middle, 11.0, view.color(self.seat), view.palette);
        let words = rect.with_min_x(rect.left() + 42.0).shrink(5.0);
        let (above, below) = words.split_top_bottom_at_fraction(0.56);
        let font = strong(ui.ctx(), 17.0);
        write_in(ui, above, Align::Min, &view.name(self.seat), &font, self.tone.ink);
        write_in(ui, below, Align::Min, self.facts, &plain(15.0), self.tone.ink);
        if is_picked {
            chosen_ring(ui, rect, 12.0);
        }
        response.clicked()
    }
}

/// Where a card is played.
#[derive(Debug)]
pub struct Place {
    card: ProgressCard,
    filter: SpotFilter,
    /// The first hex of an Inventor.
    first: Option<Hex>,
    /// Places under the finger, one of which is meant.
    near: Vec<Spot>,
}

impl Place {
    pub const fn of(card: ProgressCard) -> Self {
        Self { card, filter: SpotFilter::Legal, first: None, near: Vec::new() }
    }

    /// Says what to touch, and asks which of several places is meant.
    pub fn ui(&mut self, ui: &mut Ui, view: &View<'_>) -> Option<Ask> {
        match self.first {
            Some(_) => say(ui, &view.text.get("progress-tap-second")),
            None => say(ui, &view.text.get(&format!("progress-tap-{}", self.card.key()))),
        }
        spot_filter(ui, view, &mut self.filter, SpotFilter::Legal);
        let meant = spot_list(ui, view, &self.near);
        meant.and_then(|spot| self.meant(view, spot))
    }

    /// The places that can be touched.
    pub fn island(&self, view: &View<'_>) -> IslandMode {
        let all = candidates::places(view, self.card, self.first).into_iter();
        let is_legal = |play: &Play| {
            self.filter == SpotFilter::Anywhere || candidates::against(view, play).is_none()
        };
        let selected = self.first.map(Spot::Hex);
        let choices = all.filter(|(_, play)| is_legal(play)).map(|(spot, _)| spot);
        let choices = choices.chain(selected).collect();
        IslandMode { choices, selected, road_of: None, ..IslandMode::plain(view) }
    }

    /// Called when one of them is touched.
    pub fn touched(&mut self, view: &View<'_>, touch: Touch) -> Option<Ask> {
        match touch {
            Touch::Spot(spot) => self.meant(view, spot),
            Touch::Ask(near) => {
                self.near = near;
                None
            }
        }
    }

    /// Called when another place is touched: the rules say what is against it.
    pub fn unmarked(&self, view: &View<'_>, spot: Spot) -> Option<Ask> {
        let all = candidates::places(view, self.card, self.first);
        let play = all.into_iter().find(|(place, _)| *place == spot).map(|(_, play)| play);
        play.map(|play| Ask::Do(Command::Act(candidates::deed(play))))
    }

    fn meant(&mut self, view: &View<'_>, spot: Spot) -> Option<Ask> {
        self.near.clear();
        match (spot, self.first) {
            (Spot::Hex(at), None) if self.card == ProgressCard::Inventor => {
                self.first = Some(at);
                None
            }
            (Spot::Hex(at), Some(first)) if at == first => {
                self.first = None;
                None
            }
            _ => self.unmarked(view, spot),
        }
    }

    /// Takes the first hex of an Inventor back; says whether there was one.
    pub fn step_back(&mut self) -> Option<Hex> {
        self.first.take()
    }
}
