//! The program, the folders of its games, and the people whose work is in it.

use egui::{Label, RichText, Ui, vec2};

use crate::app::command::Command;
use crate::app::library::licenses::{LicensedPart, Licenses, Package};
use kit::theme::{Palette, display, plain, strong};
use kit::widgets::keyboard::escape;
use kit::widgets::split::{page, scrolling_in};
use kit::widgets::{
    Icon, ListRow, Picked, SizedButton, boxed, buttons, hint, long_bar, pick, section, wrapped,
};
use store::{BinContents, KEPT_DAYS};
use words::text::Text;

#[derive(Debug)]
pub struct AboutPage {
    licenses: Licenses,
    open: Open,
    bins: BinContents,
    /// Set while the player is asked if they are sure to empty them.
    is_asked: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Open {
    /// The page about the program itself.
    Front,
    Own,
    /// All parts that others wrote.
    List,
    Part(usize),
}

impl AboutPage {
    pub fn new(bins: BinContents) -> Self {
        Self { licenses: Licenses::carried(), open: Open::Front, bins, is_asked: false }
    }

    pub const fn on_bins_emptied(&mut self, bins: BinContents) {
        self.bins = bins;
        self.is_asked = false;
    }

    /// Draws it. The games are in the folder `place`, if they are in one.
    pub fn ui(&mut self, ui: &mut Ui, text: &Text, place: Option<&str>) -> Option<Command> {
        let back = long_bar(ui, &text.get("stats-back"), &self.title(text));
        let area = page(ui.available_rect_before_wrap(), 820.0);
        let open = self.open;
        // Each part begins at its top, and the list stays where it was left.
        let id = format!("about-{open:?}");
        let mut command = None;
        scrolling_in(ui, area, &id, |ui| match open {
            Open::Front => command = self.front(ui, text, place),
            Open::Own => {
                hint(ui, &text.get("about-own-line"));
                ui.add_space(8.0);
                paragraphs(ui, &self.licenses, &self.licenses.own);
            }
            Open::List => {
                hint(ui, &text.get("about-others-line"));
                ui.spacing_mut().item_spacing.y = GAP;
                // All take up space, for keys and screen readers, but only visible ones are
                // painted.
                for (nth, part) in self.licenses.parts.iter().enumerate() {
                    if row(ui, text, part) {
                        self.open = Open::Part(nth);
                    }
                }
            }
            Open::Part(nth) => {
                if let Some(part) = self.licenses.parts.get(nth) {
                    license_page(ui, text, &self.licenses, part);
                }
            }
        });
        if !back && !escape(ui) {
            return command;
        }
        self.open = match self.open {
            Open::Front => return Some(Command::Leave),
            Open::Own | Open::List => Open::Front,
            Open::Part(_) => Open::List,
        };
        None
    }

    fn title(&self, text: &Text) -> String {
        match self.open {
            Open::Front => text.get("about"),
            Open::Own => text.get("about-own"),
            Open::List => self.others(text),
            Open::Part(nth) => self.licenses.parts.get(nth).map(called).unwrap_or_default(),
        }
    }

    fn others(&self, text: &Text) -> String {
        text.with("about-others", &[("count", self.licenses.parts.len().into())])
    }

    fn front(&mut self, ui: &mut Ui, text: &Text, place: Option<&str>) -> Option<Command> {
        let mut command = None;
        boxed(ui, |ui| {
            ui.label(RichText::new(text.get("app-name")).font(display(ui.ctx(), 30.0)));
            let version = [("version", env!("CARGO_PKG_VERSION").into())];
            hint(ui, &text.with("about-version", &version));
            ui.add_space(4.0);
            sentence(ui, &text.get("home-welcome"));
        });
        titled_box(ui, &text.get("about-games"), |ui| {
            let Some(place) = place else { return sentence(ui, &text.get("about-games-browser")) };
            sentence(ui, &text.get("about-games-line"));
            ui.add(Label::new(RichText::new(place).font(strong(ui.ctx(), 17.0))).wrap());
            ui.add_space(4.0);
            let copy = SizedButton::new(text.get("about-copy")).icon(Icon::Export);
            let wide = ui.available_width().min(380.0);
            if copy.show(ui, vec2(wide, 52.0)).clicked() {
                command = Some(Command::CopyPlace);
            }
        });
        titled_box(ui, &text.get("about-bin"), |ui| {
            command = self.bin(ui, text).or(command.take());
        });
        titled_box(ui, &text.get("about-licenses"), |ui| {
            sentence(ui, &text.get("about-own-line"));
            ui.add_space(4.0);
            let doors = [(Open::Own, text.get("about-own")), (Open::List, self.others(text))];
            let touched = pick(ui, &doors, (300.0, 56.0), |ui, (_, label), size| {
                SizedButton::new(label).show(ui, size).clicked()
            });
            self.open = touched.map_or(self.open, |(open, _)| *open);
        });
        command
    }

    /// The bins: nothing brings back what they hold, so emptying them takes two touches.
    fn bin(&mut self, ui: &mut Ui, text: &Text) -> Option<Command> {
        sentence(ui, &text.with("about-bin-line", &[("days", KEPT_DAYS.into())]));
        let BinContents { count, bytes } = self.bins;
        if self.bins == BinContents::default() {
            sentence(ui, &text.get("about-bin-nothing"));
            return None;
        }
        let thousands = bytes.div_ceil(1_000);
        let (size, unit) = if thousands < 1_000 {
            (text.whole(thousands), "thousands")
        } else {
            (text.number(thousands as f64 / 1_000.0, 1), "millions")
        };
        let is_sure = self.is_asked;
        let (key, doors): (_, &[_]) = if is_sure {
            ("about-bin-sure", &[("about-bin-keep", false), ("about-bin-for-good", true)])
        } else {
            ("about-bin-holds", &[("about-bin-empty", true)])
        };
        let values = [("count", count.into()), ("size", size.into()), ("unit", unit.into())];
        sentence(ui, &text.with(key, &values));
        ui.add_space(4.0);
        let danger = Palette::of(ui).danger;
        let (_, empties) = buttons(ui, doors, (220.0, 52.0), |(key, empties)| {
            let button = SizedButton::new(text.get(key)).icon(empties.then_some(Icon::Bin));
            button.tone((is_sure && empties).then_some(danger))
        })?;
        self.is_asked = empties && !is_sure;
        (empties && is_sure).then_some(Command::EmptyBins)
    }
}

/// A sentence over the full width.
fn sentence(ui: &mut Ui, words: &str) {
    wrapped(ui, words, plain(17.0));
}

fn titled_box(ui: &mut Ui, title: &str, add: impl FnOnce(&mut Ui)) {
    ui.add_space(8.0);
    boxed(ui, |ui| {
        ui.add_space(2.0);
        section(ui, title);
        add(ui);
    });
}

/// The license of a part that others wrote, and the facts about the part.
fn license_page(ui: &mut Ui, text: &Text, licenses: &Licenses, part: &LicensedPart) {
    boxed(ui, |ui| {
        let packages = part.packages.iter().map(|package| {
            text.get(match package {
                Package::Linux => "about-in-linux",
                Package::Windows => "about-in-windows",
                Package::Web => "about-in-web",
            })
        });
        for (key, name, value) in [
            ("about-offered", "license", Some(part.license.clone())),
            ("about-under", "license", Some(part.under.join(", "))),
            ("about-by", "who", Some(part.by.join(", ")).filter(|by| !by.is_empty())),
            ("about-home", "home", part.home.clone()),
            ("about-in", "packages", Some(packages.collect::<Vec<_>>().join(", "))),
        ] {
            if let Some(value) = value {
                sentence(ui, &text.with(key, &[(name, value.into())]));
            }
        }
    });
    ui.add_space(8.0);
    paragraphs(ui, licenses, part);
}

fn paragraphs(ui: &mut Ui, licenses: &Licenses, part: &LicensedPart) {
    for paragraph in licenses.paragraphs(part) {
        sentence(ui, paragraph);
        ui.add_space(4.0);
    }
}

const HIGH: f32 = 52.0;

const GAP: f32 = 6.0;

/// "png 0.18.1".
fn called(part: &LicensedPart) -> String {
    let version = part.version.iter().map(String::as_str);
    std::iter::once(part.name.as_str()).chain(version).collect::<Vec<_>>().join(" ")
}

fn row(ui: &mut Ui, text: &Text, part: &LicensedPart) -> bool {
    let (called, under) = (called(part), part.under.join(", "));
    let values = [("part", called.as_str().into()), ("license", under.as_str().into())];
    let name = text.with("about-row", &values);
    let picked = Picked::NoChoice;
    ListRow { title: &called, line: &under, name: &name, sign: None, picked }.touched(ui, HIGH)
}
