//! An entry: what it is called, what it says, what this table plays, and where it leads.

use egui::{Label, RichText, Role, Ui, WidgetInfo, vec2};

use super::drawings::Drawings;
use super::passage;
use game::Game;
use kit::theme::{Palette, display, strong};
use kit::widgets::{Icon, SizedButton, boxed, grid, hint, say, section};
use words::almanac::{Almanac, Block, Entry, EntryId, Span};
use words::text::Text;

/// What an entry's page is drawn from.
#[derive(Clone, Copy)]
pub struct Shown<'a> {
    pub text: &'a Text,
    pub almanac: &'a Almanac,
    pub entry: &'a Entry,
    /// The game on the table, if there is one.
    pub game: Option<&'a Game>,
}

impl Shown<'_> {
    /// Draws it; returns the entry that it was left for.
    pub fn ui(self, ui: &mut Ui, drawings: &mut Drawings) -> Option<EntryId> {
        title(ui, &self.entry.title);
        ui.add_space(6.0);
        let mut followed = None;
        for block in &self.entry.blocks {
            let touched = match block {
                Block::Paragraph(spans) => passage::show(ui, spans),
                Block::List(items) => list(ui, items),
                Block::Drawing(drawing, alt) => {
                    drawings.show(ui, self.text, (*drawing, alt.as_str()), self.game);
                    None
                }
            };
            followed = followed.or(touched);
            ui.add_space(8.0);
        }
        self.at_this_table(ui);
        let other = self.see_also(ui);
        followed.or(other)
    }

    /// What this table has set of it.
    fn at_this_table(self, ui: &mut Ui) {
        let Some(game) = self.game else { return };
        let event = self.entry.id.event();
        let facts = self.entry.table.iter();
        let facts = facts.filter_map(|fact| self.text.table_fact(*fact, game, event.as_ref()));
        let facts: Vec<String> = facts.collect();
        if facts.is_empty() {
            return;
        }
        boxed(ui, |ui| {
            section(ui, &self.text.get("almanac-at-table"));
            for fact in &facts {
                say(ui, fact);
            }
        });
        ui.add_space(8.0);
    }

    /// The entries it refers to, each as a button.
    fn see_also(self, ui: &mut Ui) -> Option<EntryId> {
        let mut others: Vec<&Entry> = Vec::new();
        for entry in self.entry.links().filter_map(|entry| self.almanac.entry(entry)) {
            if !others.iter().any(|other| other.id == entry.id) {
                others.push(entry);
            }
        }
        if others.is_empty() {
            return None;
        }
        section(ui, &self.text.get("almanac-see-also"));
        let mut followed = None;
        grid(ui, &others, (200.0, 48.0), |ui, other, size| {
            let title = [("title", other.title.as_str().into())];
            let name = self.text.with("almanac-see-also-name", &title);
            let button = SizedButton::new(&other.title).named(&name).icon(Icon::Book).text(16.0);
            if button.show(ui, size).clicked() {
                followed = Some(other.id);
            }
        });
        followed
    }
}

/// What the almanac is, while none of its `count` entries is open.
pub fn welcome(ui: &mut Ui, text: &Text, count: usize) {
    title(ui, &text.get("almanac"));
    ui.add_space(6.0);
    hint(ui, &text.with("almanac-welcome", &[("count", count.into())]));
}

fn title(ui: &mut Ui, words: &str) {
    let words_shown = RichText::new(words).font(display(ui.ctx(), 30.0));
    let label = ui.add(Label::new(words_shown).wrap());
    label.widget_info(|| WidgetInfo::labeled(Role::Heading, true, words));
}

fn list(ui: &mut Ui, items: &[Vec<Span>]) -> Option<EntryId> {
    let mut followed = None;
    let ink = Palette::of(ui).faint;
    for item in items {
        let touched = ui.horizontal_top(|ui| {
            ui.spacing_mut().item_spacing.x = 10.0;
            ui.label(RichText::new("•").font(strong(ui.ctx(), 18.0)).color(ink));
            let room = vec2(ui.available_width(), 0.0);
            ui.allocate_ui(room, |ui| passage::show(ui, item)).inner
        });
        followed = followed.or(touched.inner);
        ui.add_space(2.0);
    }
    followed
}
