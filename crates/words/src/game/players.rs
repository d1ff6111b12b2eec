//! A player in words: points, awards, cards, and pieces.

use super::GameWords;
use crate::text::Value;
use cards::Award;
use game::{Cards, Expansion, Following, Piece, Seat, award_measure};
use stats::report::Prize;

impl GameWords<'_> {
    /// Points that everybody can see, including cards revealed for a win.
    pub fn shown_points(&self, seat: Seat) -> i16 {
        self.state.public_points(seat)
    }

    /// Returns what an award, a metropolis, or another prize is called.
    pub fn prize(&self, prize: Prize) -> String {
        match prize {
            Prize::Award(award) => self.award(award),
            Prize::Metropolis(track) => self.with("stats-metropolis", &[("track", &track)]),
            Prize::Champion => self.text.get("figure-champion"),
            Prize::Wealthiest => self.text.get("stats-source-wealthiest"),
            Prize::Poor => self.text.get("stats-source-poor"),
            Prize::Boot => self.text.get("figure-boot"),
        }
    }

    /// "Road 6".
    pub fn award_in_short(&self, award: Award, seat: Seat) -> String {
        let count = self.state.measure(award_measure(award), seat);
        self.with(&format!("award-short-{}", award.key()), &[("count", &count)])
    }

    /// "Longest Road 6".
    pub fn award_of(&self, award: Award, seat: Seat) -> String {
        let count = self.state.measure(award_measure(award), seat);
        self.with("award-of", &[("award", &award), ("count", &count)])
    }

    pub fn known_hand(&self, seat: Seat) -> String {
        let Some(hands) = self.state.hands() else { return String::new() };
        self.holds(seat, hands.known(seat), hands.unknown(seat))
    }

    /// "Anna holds 2 ore, and 1 card of an unknown kind".
    pub(super) fn holds(&self, seat: Seat, known: Cards, unknown: u16) -> String {
        let holds = if known.is_empty() && unknown > 0 {
            self.about("hand-known-none", seat)
        } else {
            self.about_with("hand-known", seat, "cards", self.cards(known).into())
        };
        if unknown == 0 {
            return holds;
        }
        let rest = self.with("hand-unknown", &[("count", &unknown)]);
        self.with("list-more", &[("a", &holds), ("b", &rest)])
    }

    /// "2 ore and 3 unknown".
    fn open_hand(&self, seat: Seat) -> String {
        let Some(hands) = self.state.hands() else { return String::new() };
        let known = hands.known(seat).kinds().map(|(kind, count)| self.text.cards(count, kind));
        let unknown = hands.unknown(seat);
        let rest = (unknown > 0).then(|| self.with("player-hand-unknown", &[("count", &unknown)]));
        let parts: Vec<String> = known.chain(rest).collect();
        self.text.list(&parts)
    }

    /// The cards of a hand, as far as all may know them; nothing where hands aren't followed.
    pub fn hand_fact(&self, seat: Seat) -> Option<String> {
        let hands = self.state.hands()?;
        let size = hands.size(seat);
        Some(match self.following() {
            Following::Open if size > 0 => {
                self.with("player-hand-open", &[("count", &size), ("cards", &self.open_hand(seat))])
            }
            _ => self.with("player-hand", &[("count", &size)]),
        })
    }

    pub fn pieces_left(&self, seat: Seat) -> String {
        let bridges = self.state.rivers().map(|_| Expansion::Rivers);
        let kinds = [None].into_iter().chain(bridges.map(Some));
        let left: Vec<String> = kinds.flat_map(|kind| self.left_of(seat, kind)).collect();
        let all = self.text.joined(&left);
        self.text.with("player-left", &[("all", all.into())])
    }

    /// "15 roads": what is left of each kind of piece that `expansion` brings.
    pub(super) fn left_of(&self, seat: Seat, expansion: Option<Expansion>) -> Vec<String> {
        let each = Piece::brought_by(expansion).map(|piece| {
            let left = self.state.pieces_left(seat, piece);
            self.with(&format!("player-left-{}", piece.key()), &[("count", &left)])
        });
        each.collect()
    }

    /// "2 roads": what lies on paths of each kind that `expansion` brings.
    pub fn lying_of(&self, seat: Seat, expansion: Option<Expansion>) -> Vec<String> {
        let each = Piece::brought_by(expansion).filter(|piece| piece.lies()).map(|piece| {
            let placed = self.state.pieces().placed(seat, piece);
            self.with(&format!("check-lying-{}", piece.key()), &[("count", &placed)])
        });
        each.collect()
    }

    /// Everything public about a player, in words.
    pub fn player_facts(&self, seat: Seat) -> Vec<String> {
        let mut facts = self.usual_facts(seat);
        facts.extend(self.belongings(seat));
        facts
    }

    /// The same without what modules put before them.
    pub fn usual_facts(&self, seat: Seat) -> Vec<String> {
        let state = self.state;
        let count = |key: &str, count: Value<'_>| self.text.with(key, &[("count", count)]);
        let mut facts: Vec<String> = self.hand_fact(seat).into_iter().collect();
        facts.extend(self.knights_facts(seat).unwrap_or_else(|| {
            let hidden = state.hidden_cards(seat).total();
            let knights = count("player-knights", state.knight_cards(seat).into());
            vec![count("player-development", hidden.into()), knights]
        }));
        if state.revealed(seat) > 0 {
            facts.push(count("player-revealed", state.revealed(seat).into()));
        }
        facts.push(self.pieces_left(seat));
        facts.extend(self.sea_facts(seat));
        facts.extend(state.awards(seat).map(|award| self.award_of(award, seat)));
        if self.weather_holder() == Some(seat) {
            facts.push(self.text.get("player-weather"));
        }
        facts
    }

    pub fn player_name(&self, seat: Seat) -> String {
        let details = self.text.joined(&self.player_facts(seat));
        self.with(
            "player-name",
            &[
                ("who", &seat),
                ("mark", &self.text.mark(self.color(seat))),
                ("points", &self.shown_points(seat)),
                ("details", &details),
            ],
        )
    }
}
