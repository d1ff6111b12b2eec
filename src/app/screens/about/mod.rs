//! What the program is, where its games are, and whose work is in it.

mod bin;
mod license_page;
mod list;

use egui::{Frame, Label, Margin, Panel, RichText, Role, Sense, Ui, WidgetInfo, vec2};

use super::decks::parts::{boxed, hint, page, rows, say, section};
use crate::app::command::{Command, Page};
use crate::app::library::licenses::Licenses;
use bin::BinBox;
use kit::theme::{Palette, display, strong};
use kit::widgets::keyboard::escape;
use kit::widgets::split::{scrolling, within};
use kit::widgets::{Icon, SizedButton, fitted, one_line};
use store::BinContents;
use words::text::Text;

/// The page about the program, with the licenses behind it.
#[derive(Debug)]
pub struct AboutPage {
    licenses: Licenses,
    open: Open,
    bin: BinBox,
}

/// What part of it is open.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Open {
    /// What the program is.
    Front,
    /// Our own license.
    Own,
    /// All parts that others wrote.
    List,
    /// The license of one of them.
    Part(usize),
}

impl AboutPage {
    /// The page, with the bins' contents.
    pub fn new(bins: BinContents) -> Self {
        Self { licenses: Licenses::carried(), open: Open::Front, bin: BinBox::new(bins) }
    }

    /// Updates the bins' contents.
    pub const fn on_bins_emptied(&mut self, bins: BinContents) {
        self.bin = BinBox::new(bins);
    }

    /// Draws it. The games are in the folder `place`, if they are in one.
    pub fn ui(&mut self, ui: &mut Ui, text: &Text, place: Option<&str>) -> Option<Command> {
        let back = bar(ui, &text.get("stats-back"), &self.title(text));
        let area = page(ui.available_rect_before_wrap(), 820.0);
        let open = self.open;
        // Each part begins at its top, and the list stays where it was left.
        let id = format!("about-{open:?}");
        let mut command = None;
        within(ui, area, |ui| {
            scrolling(ui, &id, |ui| match open {
                Open::Front => command = self.front(ui, text, place),
                Open::Own => license_page::own(ui, text, &self.licenses),
                Open::List => {
                    hint(ui, &text.get("about-others-line"));
                    if let Some(nth) = list::ui(ui, text, &self.licenses.parts) {
                        self.open = Open::Part(nth);
                    }
                }
                Open::Part(nth) => {
                    if let Some(part) = self.licenses.parts.get(nth) {
                        license_page::part(ui, text, &self.licenses, part);
                    }
                }
            });
        });
        if back || escape(ui) {
            return self.step_back();
        }
        command
    }

    fn title(&self, text: &Text) -> String {
        match self.open {
            Open::Front => text.get("about"),
            Open::Own => text.get("about-own"),
            Open::List => self.others(text),
            Open::Part(nth) => self.licenses.parts.get(nth).map(list::called).unwrap_or_default(),
        }
    }

    fn others(&self, text: &Text) -> String {
        text.with("about-others", &[("count", self.licenses.parts.len().into())])
    }

    /// Goes back one page; from the first one, leaves the screen.
    const fn step_back(&mut self) -> Option<Command> {
        self.open = match self.open {
            Open::Front => return Some(Command::About(Page::Leave)),
            Open::Own | Open::List => Open::Front,
            Open::Part(_) => Open::List,
        };
        None
    }

    fn front(&mut self, ui: &mut Ui, text: &Text, place: Option<&str>) -> Option<Command> {
        let mut command = None;
        boxed(ui, |ui| {
            ui.label(RichText::new(text.get("app-name")).font(display(ui.ctx(), 30.0)));
            let version = [("version", env!("CARGO_PKG_VERSION").into())];
            hint(ui, &text.with("about-version", &version));
            ui.add_space(4.0);
            say(ui, &text.get("home-welcome"));
        });
        ui.add_space(8.0);
        boxed(ui, |ui| {
            section(ui, &text.get("about-games"));
            let Some(place) = place else { return say(ui, &text.get("about-games-browser")) };
            say(ui, &text.get("about-games-line"));
            ui.add(Label::new(RichText::new(place).font(strong(ui.ctx(), 17.0))).wrap());
            ui.add_space(4.0);
            let copy = text.get("about-copy");
            let wide = ui.available_width().min(380.0);
            if SizedButton::new(&copy).icon(Icon::Export).show(ui, vec2(wide, 52.0)).clicked() {
                command = Some(Command::CopyPlace);
            }
        });
        ui.add_space(8.0);
        boxed(ui, |ui| command = self.bin.ui(ui, text).or(command.take()));
        ui.add_space(8.0);
        boxed(ui, |ui| {
            section(ui, &text.get("about-licenses"));
            say(ui, &text.get("about-own-line"));
            ui.add_space(4.0);
            let doors = [(Open::Own, text.get("about-own")), (Open::List, self.others(text))];
            rows(ui, &doors, (300.0, 56.0), |ui, (open, label), size| {
                if SizedButton::new(label).show(ui, size).clicked() {
                    self.open = *open;
                }
            });
        });
        command
    }
}

/// The way back and the title, which may hold a long name. Returns whether the
/// way back was touched.
fn bar(ui: &mut Ui, back: &str, title: &str) -> bool {
    let palette = Palette::of(ui);
    let frame = Frame::new().fill(palette.bar).inner_margin(Margin::symmetric(16, 6));
    let bar = Panel::top("about-bar").exact_size(60.0).frame(frame);
    let drawn = bar.show_separator_line(false).show(ui, |ui| {
        ui.horizontal(|ui| {
            let gone =
                SizedButton::new(back).icon(Icon::Back).show(ui, vec2(104.0, 48.0)).clicked();
            ui.add_space(8.0);
            let (rect, response) =
                ui.allocate_exact_size(vec2(ui.available_width(), 48.0), Sense::hover());
            response.widget_info(|| WidgetInfo::labeled(Role::Label, true, title));
            let (font, _) = fitted(ui, title, strong(ui.ctx(), 22.0), rect.width());
            let words = one_line(ui, title, font, palette.text, rect.width());
            let at = rect.left_center() - vec2(0.0, words.size().y / 2.0);
            ui.painter().galley(at, words, palette.text);
            gone
        })
        .inner
    });
    drawn.inner
}
