//! Purchases that fish tokens pay for (TRADERS 1.5).

use serde::{Deserialize, Serialize};

use super::NotFish;
use crate::refusal::refuse_if;
use crate::{
    Breach, Freedom, Impossible, Kinds, KnightsBreach, KnightsTask, MessageValue, NoRiver, Piece,
    Refusal, RiversTask, Seat, Seats, State, StealTargets, Task, Track,
};

board::keyed! {
    /// A purchase that fish tokens pay for.
    #[derive(derive::Said)]
    #[said("fish-for")]
    pub enum FishPurchase {
        /// The robber leaves the board.
        RobberOff = "robber-off",
        /// The pirate leaves the board (TRADERS 8.3).
        PirateOff = "pirate-off",
        /// Two points for a wagon, in place of a grain (TRADERS 8.4).
        Wagon = "wagon",
        /// A random card of any one player.
        Theft = "theft",
        /// A resource of choice from the bank.
        Resource = "resource",
        /// A free road, or a ship at sea.
        Road = "road",
        /// A free bridge, where there are rivers (TRADERS 8.4).
        Bridge = "bridge",
        /// A development card; with Cities & Knights a progress card (TRADERS 8.2).
        Card = "card",
    }
}

impl FishPurchase {
    /// Fish that it costs, 2 to 7.
    pub const fn price(self) -> u8 {
        match self {
            Self::RobberOff | Self::PirateOff | Self::Wagon => 2,
            Self::Theft => 3,
            Self::Resource => 4,
            Self::Road => 5,
            Self::Bridge => 6,
            Self::Card => 7,
        }
    }
}

/// Fish tokens by what they show.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(default)]
pub struct FishTokens {
    /// Tokens with one fish.
    #[serde(skip_serializing_if = "is_none")]
    pub ones: u8,
    /// Tokens with two fish.
    #[serde(skip_serializing_if = "is_none")]
    pub twos: u8,
    /// Tokens with three fish.
    #[serde(skip_serializing_if = "is_none")]
    pub threes: u8,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks so")]
const fn is_none(count: &u8) -> bool {
    *count == 0
}

impl FishTokens {
    /// Returns how many tokens they are.
    pub const fn count(self) -> u8 {
        self.ones.saturating_add(self.twos).saturating_add(self.threes)
    }

    /// Returns how many fish they show.
    pub const fn fish(self) -> u8 {
        let twos = self.twos.saturating_mul(2);
        self.ones.saturating_add(twos).saturating_add(self.threes.saturating_mul(3))
    }

    /// The number of fish, as a sentence says it.
    pub(super) fn said(self) -> MessageValue {
        MessageValue::Count(self.fish().into())
    }
}

impl State {
    /// Purchases that the rules have nothing against, tokens and time aside.
    pub fn fish_offers(&self) -> impl Iterator<Item = FishPurchase> {
        FishPurchase::ALL.into_iter().filter(|purchase| self.is_offered(*purchase).is_ok())
    }

    /// Refuses what nobody can buy as things stand.
    pub(super) fn is_offered(&self, purchase: FishPurchase) -> Result<(), Refusal> {
        let builder = self.builder();
        match purchase {
            FishPurchase::RobberOff => {
                refuse_if(self.robber.is_none(), NotFish::RobberAway)?;
                // Until the first attack nothing moves it (TRADERS 8.2).
                let is_locked = self.position().is_robber_locked();
                if is_locked {
                    Err(Breach::from(KnightsBreach::RobberLocked).into())
                } else {
                    Ok(())
                }
            }
            FishPurchase::PirateOff => refuse_if(self.pirate().is_none(), NotFish::PirateAway),
            FishPurchase::Wagon => self.may_feed_wagon(),
            FishPurchase::Theft => {
                refuse_if(self.prey_of_fish(builder).is_empty(), NotFish::NobodyHasCards)
            }
            FishPurchase::Resource => {
                let is_empty = self.bank().is_some_and(|bank| bank.resources().is_empty());
                refuse_if(is_empty, NotFish::BankEmpty)
            }
            FishPurchase::Road => {
                let is_of_use = self.pieces_left(builder, Piece::Road) > 0
                    || self.mendable_for_free(builder).next().is_some()
                    || self.may_lay_ship_free(builder);
                refuse_if(!is_of_use, Impossible::NoPieceLeft(Piece::Road))
            }
            FishPurchase::Bridge => {
                refuse_if(self.rules.rivers.is_none(), NoRiver::NotPlayed)?;
                let is_left = self.pieces_left(builder, Piece::Bridge) > 0;
                refuse_if(!is_left, Impossible::NoPieceLeft(Piece::Bridge))
            }
            FishPurchase::Card => {
                let is_left = match self.knights() {
                    Some(_) => Track::ALL.into_iter().any(|track| self.progress_left(track) > 0),
                    None => self.cards_for_sale() > 0,
                };
                refuse_if(!is_left, Impossible::NoneLeftToBuy)
            }
        }
    }

    /// Players of whom `player` may take a card for fish: a friendly robber spares nobody
    /// (TRADERS 1.5).
    fn prey_of_fish(&self, player: Seat) -> Seats {
        let position = self.position();
        let mut prey: Seats = self.seating.present().filter(|seat| *seat != player).collect();
        prey.retain(|seat| position.may_have_cards(*seat));
        prey.sort_unstable();
        prey
    }

    /// Returns what is still to be done for `purchase`.
    pub(crate) fn fish_tasks(&self, purchase: FishPurchase) -> Vec<Task> {
        let player = self.builder();
        match purchase {
            FishPurchase::Theft => {
                let from = StealTargets::OneOf(self.prey_of_fish(player));
                let freedom = Freedom::Must;
                vec![Task::Steal { player, from, freedom, of: Kinds::default() }]
            }
            FishPurchase::Resource => {
                vec![Task::Take { player, resource: None, freedom: Freedom::Must }]
            }
            FishPurchase::Road => vec![Task::FreeRoad { player }],
            FishPurchase::Bridge => vec![Task::Rivers(RiversTask::FreeBridge { player })],
            FishPurchase::Card if self.knights().is_some() => {
                vec![KnightsTask::ChooseDeck { player }.into()]
            }
            FishPurchase::RobberOff
            | FishPurchase::PirateOff
            | FishPurchase::Wagon
            | FishPurchase::Card => Vec::new(),
        }
    }
}
