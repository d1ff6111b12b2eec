//! The text of a license.

use egui::Ui;

use crate::app::library::licenses::{Licenses, Package, Part};
use crate::app::screens::decks::parts::{boxed, hint, say};
use words::text::Text;

/// Our own license.
pub fn own(ui: &mut Ui, text: &Text, licenses: &Licenses) {
    hint(ui, &text.get("about-own-line"));
    ui.add_space(8.0);
    paragraphs(ui, licenses, &licenses.own);
}

/// The license of a part that others wrote, and the facts about the part.
pub fn part(ui: &mut Ui, text: &Text, licenses: &Licenses, part: &Part) {
    boxed(ui, |ui| {
        let say_of = |ui: &mut Ui, key: &str, name: &str, value: &str| {
            say(ui, &text.with(key, &[(name, value.into())]));
        };
        say_of(ui, "about-offered", "license", &part.license);
        say_of(ui, "about-under", "license", &part.under.join(", "));
        if !part.by.is_empty() {
            say_of(ui, "about-by", "who", &part.by.join(", "));
        }
        if let Some(home) = &part.home {
            say_of(ui, "about-home", "home", home);
        }
        let packages = part.packages.iter().map(|package| {
            text.get(match package {
                Package::Linux => "about-in-linux",
                Package::Windows => "about-in-windows",
                Package::Web => "about-in-web",
            })
        });
        say_of(ui, "about-in", "packages", &packages.collect::<Vec<_>>().join(", "));
    });
    ui.add_space(8.0);
    paragraphs(ui, licenses, part);
}

fn paragraphs(ui: &mut Ui, licenses: &Licenses, part: &Part) {
    for paragraph in licenses.paragraphs(part) {
        say(ui, paragraph);
        ui.add_space(4.0);
    }
}
