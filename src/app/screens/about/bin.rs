//! Deleted things that can still be restored, and how to get rid of them at
//! once.

use egui::Ui;

use crate::app::command::Command;
use crate::app::screens::decks::parts::{rows, say, section};
use kit::theme::Palette;
use kit::widgets::{Icon, SizedButton};
use store::{BinContents, KEPT_DAYS};
use words::text::Text;

/// The height of its buttons.
const HIGH: f32 = 52.0;

/// The bins, as the page shows them.
#[derive(Clone, Copy, Debug)]
pub struct BinBox {
    holds: BinContents,
    asked: Asked,
}

/// How far the player has gone in emptying the bins: nothing brings back their
/// contents, so that takes two touches.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Asked {
    Nothing,
    ToEmpty,
}

/// What a button does.
#[derive(Clone, Copy)]
enum Does {
    Ask,
    Empty,
    Keep,
}

impl BinBox {
    /// A box for bins with these contents.
    pub const fn new(holds: BinContents) -> Self {
        Self { holds, asked: Asked::Nothing }
    }

    /// Draws it.
    pub fn ui(&mut self, ui: &mut Ui, text: &Text) -> Option<Command> {
        section(ui, &text.get("about-bin"));
        say(ui, &text.with("about-bin-line", &[("days", KEPT_DAYS.into())]));
        let (size, unit) = self.size(text);
        let values =
            [("count", self.holds.count.into()), ("size", size.into()), ("unit", unit.into())];
        if self.holds == BinContents::default() {
            say(ui, &text.get("about-bin-nothing"));
            return None;
        }
        let (key, doors): (_, &[_]) = match self.asked {
            Asked::Nothing => ("about-bin-holds", &[(Does::Ask, "about-bin-empty")]),
            Asked::ToEmpty => (
                "about-bin-sure",
                &[(Does::Keep, "about-bin-keep"), (Does::Empty, "about-bin-for-good")],
            ),
        };
        say(ui, &text.with(key, &values));
        ui.add_space(4.0);
        let mut command = None;
        let danger = Palette::of(ui).danger;
        rows(ui, doors, (220.0, HIGH), |ui, (does, key), size| {
            let label = text.get(key);
            let button = match does {
                Does::Ask => SizedButton::new(&label).icon(Icon::Bin),
                Does::Empty => SizedButton::new(&label).icon(Icon::Bin).tone(danger),
                Does::Keep => SizedButton::new(&label),
            };
            if button.show(ui, size).clicked() {
                self.asked = match does {
                    Does::Ask => Asked::ToEmpty,
                    Does::Keep | Does::Empty => Asked::Nothing,
                };
                if matches!(does, Does::Empty) {
                    command = Some(Command::EmptyBins);
                }
            }
        });
        command
    }

    /// The size of the contents, "12" or "1.4", and its unit: kB or MB.
    fn size(&self, text: &Text) -> (String, &'static str) {
        let thousands = self.holds.bytes.div_ceil(1_000);
        if thousands < 1_000 {
            (text.whole(thousands), "thousands")
        } else {
            (text.number(thousands as f64 / 1_000.0, 1), "millions")
        }
    }
}
