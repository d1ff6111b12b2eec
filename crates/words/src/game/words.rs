//! A game at one moment, with what every sentence about it needs to know.

use chrono::{DateTime, Utc};

use crate::places::Places;
use crate::text::Text;
use board::Spot;
use game::{
    CardKind, Cards, Color, Correction, Counted, ExtraBuilding, Following, Game, OwnCards, PerSeat,
    Phase, Purchase, Seat, State, Subject, Viewer, lone_pieces,
};
use scenarios::ScenarioHead;

/// The things that sentences about a game are made from.
#[derive(Clone, Copy)]
pub struct GameWords<'a> {
    pub text: &'a Text,
    pub game: &'a Game,
    /// The table being described: as it is now, or as it was.
    pub state: &'a State,
    /// Somebody to whom it is told: of hands they hear no more than they may.
    pub viewer: Viewer,
    /// Puts a time into words.
    pub when: &'a dyn Fn(DateTime<Utc>) -> String,
}

impl<'a> GameWords<'a> {
    /// Words for `game` as it is now; `when` puts a time into words.
    pub fn now(text: &'a Text, game: &'a Game, when: &'a dyn Fn(DateTime<Utc>) -> String) -> Self {
        Self { text, game, state: game.state(), viewer: Viewer::Table, when }
    }

    /// Words for the same game, with its table as it was at `state`.
    pub fn at<'b>(&self, state: &'b State) -> GameWords<'b>
    where
        'a: 'b,
    {
        GameWords { state, ..*self }
    }

    /// The same words, told to somebody else.
    #[must_use]
    pub fn told_to(self, viewer: Viewer) -> Self {
        Self { viewer, ..self }
    }

    /// The scenario that is played, if one is.
    pub fn scenario(&self) -> Option<&'a ScenarioHead> {
        self.game.setup().sea.as_ref()?.head()
    }

    pub fn name(&self, seat: Seat) -> String {
        let player = self.state.players().get(seat);
        player.map_or_else(|| self.text.get("unknown-player"), |player| player.name.to_string())
    }

    /// "Anna, Ben and Clara".
    pub fn names(&self, seats: &[Seat]) -> String {
        let names: Vec<String> = seats.iter().map(|seat| self.name(*seat)).collect();
        self.text.list(&names)
    }

    /// A place, with the piece that stands there: "road of Anna: between ...".
    pub fn place_with_piece(&self, spot: Spot) -> String {
        let place = self.place(spot);
        let (table, at) = (self.state.table(), Subject::from(spot));
        let standing = lone_pieces().find_map(|fact| {
            let is = fact.on(&table, at).filter(|is| is.player().is_some())?;
            Correction::of(fact, at, is)
        });
        let Some(piece) = standing else { return place };
        self.with("ask-piece", &[("piece", &self.corrected(&piece)), ("place", &place)])
    }

    pub fn color(&self, seat: Seat) -> Color {
        self.state.players().get(seat).map_or(Color::White, |player| player.color)
    }

    pub fn colors(&self) -> PerSeat<Color> {
        self.state.players().map(|_, player| player.color)
    }

    pub fn active(&self) -> Seat {
        self.state.active()
    }

    /// Returns who builds, trades, and plays cards now.
    pub fn builder(&self) -> Seat {
        self.state.builder()
    }

    pub fn may_build(&self) -> bool {
        matches!(self.state.phase(), Phase::Trading | Phase::ExtraBuilding { .. })
    }

    /// Returns who is at the table, the active player first.
    pub fn seats_from_active(&self) -> impl Iterator<Item = Seat> + use<> {
        self.state.seating().from(self.active()).into_iter()
    }

    /// Everybody at the table except the player who trades and plays cards now,
    /// clockwise.
    pub fn others(&self) -> impl Iterator<Item = Seat> + use<> {
        let builder = self.builder();
        let seats = self.state.seating().from(builder).into_iter();
        seats.filter(move |seat| *seat != builder)
    }

    /// Returns who builds in another player's turn, if anybody does.
    pub fn guest(&self) -> Option<Seat> {
        match self.state.phase() {
            Phase::ExtraBuilding { builder } => Some(builder),
            _ => None,
        }
    }

    /// Returns whether a partner is playing along in another player's turn.
    pub fn is_partner(&self) -> bool {
        self.guest().is_some() && self.state.rules().extra_building == ExtraBuilding::Paired
    }

    /// Names for the places of the island as it is turned on the table.
    pub fn places(&self) -> Places<'a> {
        Places::new(self.text, self.state.island(), self.game.board_rotation().sixths())
    }

    pub fn following(&self) -> Following {
        self.state.rules().following
    }

    /// Returns whether the viewer may hear what the table's books say about all hands. A card taken
    /// unseen ties one hand to another, so with hands that aren't open they hear only what is public.
    pub fn sees_all_hands(&self) -> bool {
        !self.following().hides_hands()
    }

    /// The cards of `seat` that only some may see, if the viewer is among them.
    pub fn own_cards(&self, seat: Seat) -> Option<OwnCards> {
        self.state.own_cards(self.viewer, seat)
    }

    /// The most of each kind that a hand could hold, as far as the viewer may be
    /// told; anything, if hands are not followed.
    pub fn most(&self, seat: Seat) -> Cards {
        self.state.most_seen(self.viewer, seat)
    }

    /// Returns what a hand certainly holds, as far as the viewer may be told.
    pub fn known(&self, seat: Seat) -> Cards {
        match self.state.hands() {
            Some(hands) if self.sees_all_hands() => hands.known(seat),
            _ => {
                self.own_cards(seat).map_or_else(|| self.state.openly_least(seat), |own| own.known)
            }
        }
    }

    pub fn kinds(&self, seat: Seat) -> Vec<CardKind> {
        self.most(seat).kinds().map(|(kind, _)| kind).collect()
    }

    /// Returns whether `seat` may be able to pay for `purchase`, as far as the screen may tell.
    pub fn may_pay(&self, seat: Seat, purchase: Purchase) -> bool {
        self.may_give(seat, purchase.price())
    }

    /// Returns whether `seat` may be able to give `cards`, as far as the screen may tell.
    pub fn may_give(&self, seat: Seat, cards: Cards) -> bool {
        if self.sees_all_hands() {
            return self.state.hands().is_none_or(|hands| hands.may_hold(seat, cards));
        }
        let lacks = |own: OwnCards| cards.less(own.known).total() > own.unknown;
        !self.own_cards(seat).is_some_and(lacks) && self.state.openly_may_hold(seat, cards)
    }

    /// Returns what a hand holds of a kind, as far as the screen may tell.
    pub fn held(&self, seat: Seat, kind: CardKind) -> Counted {
        Counted::between(self.known(seat).get(kind), self.most(seat).get(kind))
    }

    /// Returns the cards that the bank holds of a kind, as far as the screen may tell; nothing if
    /// hands are not followed.
    pub fn in_bank(&self, kind: CardKind) -> Option<Counted> {
        let total = self.state.bank_total()?;
        let least = self.bank_least();
        let rest = total.saturating_sub(least.total());
        let rest = if self.state.bank().is_some() { 0 } else { rest };
        let most = u16::from(least.get(kind)).saturating_add(rest);
        let most = u8::try_from(most).unwrap_or(u8::MAX).min(self.bank_most().get(kind));
        Some(Counted::between(least.get(kind), most))
    }

    /// Returns what the bank certainly holds, as far as the screen may tell.
    pub fn bank_least(&self) -> Cards {
        let least = self.state.bank_least();
        if self.state.bank().is_some() || !self.sees_all_hands() {
            return least;
        }
        let Some(hands) = self.state.hands() else { return least };
        let in_hands = self.state.players().seats().map(|seat| hands.most(seat));
        let in_hands = in_hands.fold(Cards::none(), Cards::plus);
        least.most(self.game.setup().supply().less(in_hands))
    }

    /// The most that the bank may hold, as far as the screen may tell.
    fn bank_most(&self) -> Cards {
        let in_hands = self.state.players().seats().map(|seat| self.known(seat));
        let left = self.game.setup().supply().less(in_hands.fold(Cards::none(), Cards::plus));
        self.state.bank().unwrap_or(left)
    }

    /// "3 ore", "3 or more ore", or that it is unknown.
    pub fn counted(&self, kind: CardKind, count: Counted) -> String {
        match count {
            Counted::Exactly(count) => self.text.cards(count, kind),
            Counted::AtLeast(count) => {
                let cards = self.text.cards(count, kind);
                self.with("cards-at-least", &[("cards", &cards)])
            }
            Counted::Unknown => {
                let kind = self.text.kind(kind);
                self.with("cards-unknown", &[("resource", &kind)])
            }
        }
    }

    pub fn bank(&self) -> Cards {
        self.state.bank().unwrap_or_else(|| self.game.setup().supply())
    }
}
