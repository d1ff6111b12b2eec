//! How the game begins: with the first settlement, or partway through, entered by hand or
//! loaded from a position.

mod cards;
mod draft;
mod findings;
mod follow;
mod form;
mod load;
mod pieces;
mod player_names;
mod sea;
mod tools;
mod turn;

use egui::Ui;

pub use draft::{BoardAndRules, Sitting};
pub use load::LoadRequest;
pub use player_names::PlayerNames;
pub use turn::TableExtras;

use crate::app::platform::Platform;
use crate::app::screens::decks::parts::{hint, say};
use board::Rotation;
use draft::Draft;
use findings::Findings;
use form::Form;
use game::{BadTable, PerSeat, Rules, SeaMap, Seat, Table};
use kit::widgets::{Explained, Icon, SizedButton, explained_options, segments, warning_box};
use load::Load;
use store::{BadPositionFile, Imported};
use tools::Hold;
use words::errors::reason;
use words::text::Text;

/// Which part of the table is being entered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Page {
    How,
    Pieces,
    Cards,
    Turn,
}

/// All that the tab needs to know about the others.
#[derive(Clone, Copy)]
pub struct BeginContext<'a> {
    /// The island and the rules.
    pub basis: BoardAndRules<'a>,
    /// How the island is rotated.
    pub lies: Rotation,
    /// The players.
    pub player_names: &'a PlayerNames,
    /// What the cards have besides numbers.
    pub extras: TableExtras,
}

/// The tab. Entries are kept while the other beginning is shown.
#[derive(Debug)]
pub struct BeginTab {
    /// Whether the game begins partway through, or with the first settlement.
    in_middle: bool,
    page: Page,
    draft: Option<Draft>,
    findings: Option<Findings>,
    player: u8,
    hold: Hold,
    load: Option<Load>,
    /// What was left out of a loaded position.
    left_out: Vec<String>,
}

impl Default for BeginTab {
    /// Begins with the first settlement.
    fn default() -> Self {
        Self {
            in_middle: false,
            page: Page::Pieces,
            draft: None,
            findings: None,
            player: 0,
            hold: Hold::FIRST,
            load: None,
            left_out: Vec::new(),
        }
    }
}

impl BeginTab {
    /// Adapts to the current players, island, and rules.
    pub fn follow(&mut self, sitting: &PerSeat<Sitting>, basis: BoardAndRules<'_>) {
        match &mut self.draft {
            Some(draft) => draft.follow(sitting.clone(), basis),
            None => self.draft = Draft::new(sitting.clone(), basis),
        }
        self.find(basis);
    }

    fn find(&mut self, basis: BoardAndRules<'_>) {
        let Some(draft) = &self.draft else { return };
        let start = draft.start();
        if !self.findings.as_ref().is_some_and(|known| known.are_of(start, basis)) {
            self.findings = Some(Findings::of(start, basis));
        }
    }

    /// Returns how the game begins under these rules, if partway through.
    pub fn start_by(&self, rules: &Rules) -> Option<Table> {
        Some(draft::relevant(self.start()?, rules))
    }

    /// Returns what was entered, if the game begins partway through.
    pub fn start(&self) -> Option<&Table> {
        let draft = self.draft.as_ref().filter(|_| self.in_middle);
        draft.map(Draft::start)
    }

    /// Why the game can't begin like this.
    pub fn problem(&self, text: &Text, player_names: &PlayerNames) -> Option<String> {
        let why = self.start().and(self.findings.as_ref())?.problems.first()?;
        Some(text.bad_table(*why, &|seat| player_names.called(seat)))
    }

    /// Returns what is missing, although the game can begin without it.
    pub fn notice(&self, text: &Text, player_names: &PlayerNames) -> Option<String> {
        let pieces = &self.start()?.pieces;
        let is_bare = |seat: &Seat| pieces.buildings_of(*seat).next().is_none();
        let bare: Vec<Seat> = player_names.names.seats().filter(is_bare).collect();
        if bare.is_empty() {
            return None;
        }
        if bare.len() == player_names.names.count() {
            return Some(text.get("begin-bare-island"));
        }
        let names: Vec<String> = bare.iter().map(|seat| player_names.called(*seat)).collect();
        let values = [("players", text.list(&names).into()), ("count", names.len().into())];
        Some(text.with("begin-bare-players", &values))
    }

    /// A position was loaded; the other tabs already have its players and its island, with
    /// this `map` if it is one of Seafarers.
    pub fn take(
        &mut self,
        text: &Text,
        imported: Imported,
        map: Option<SeaMap>,
        (sitting, player_names): (PerSeat<Sitting>, &PlayerNames),
    ) {
        self.left_out = text.import_problems(&imported, &|seat| player_names.called(seat));
        self.draft = Some(Draft::loaded(imported.start, sitting, (imported.island, map)));
        self.findings = None;
        self.in_middle = true;
        self.page = Page::Pieces;
        self.load = None;
    }

    /// A file couldn't be loaded.
    pub fn not_read(&mut self, text: &Text, why: &BadPositionFile) {
        let name = |path: &std::path::Path| {
            path.file_name().unwrap_or(path.as_os_str()).to_string_lossy().into_owned()
        };
        let words = match why {
            BadPositionFile::File { path, source } => {
                let values = [("file", name(path).into()), ("reason", reason(text, source).into())];
                text.with("position-file", &values)
            }
            BadPositionFile::NotAFile(path) => {
                text.with("position-not-file", &[("file", name(path).into())])
            }
            BadPositionFile::Position { why, .. } => text.bad_position(why),
        };
        self.load.get_or_insert_default().trouble = Some(words);
    }

    /// Which part of the table is being entered; stays in sight above the rest.
    pub fn pages(&mut self, ui: &mut Ui, text: &Text) {
        if !self.in_middle || self.load.is_some() {
            return;
        }
        let pages = [
            (Page::How, text.get("begin-page-how")),
            (Page::Pieces, text.get("begin-page-pieces")),
            (Page::Cards, text.get("begin-page-cards")),
            (Page::Turn, text.get("begin-page-turn")),
        ];
        if let Some(page) = segments(ui, &pages, self.page) {
            self.page = page;
        }
        ui.add_space(4.0);
    }

    /// The settings; the picture beside them is [`Self::picture`].
    pub fn show(
        &mut self,
        ui: &mut Ui,
        text: &Text,
        context: BeginContext<'_>,
        platform: &mut dyn Platform,
    ) -> Option<LoadRequest> {
        if let Some(load) = &mut self.load {
            let asked = load.show(ui, text, platform);
            if matches!(asked, Some(LoadRequest::Close)) {
                self.load = None;
            }
            return asked;
        }
        self.notes(ui, text);
        if !self.in_middle || self.page == Page::How {
            self.ways(ui, text);
        } else {
            self.middle(ui, text, context);
        }
        None
    }

    /// The two beginnings, and a position to load.
    fn ways(&mut self, ui: &mut Ui, text: &Text) {
        let option = |value, key: &str| Explained {
            value,
            label: text.get(key),
            line: text.get(&format!("{key}-line")),
        };
        let ways = [option(false, "begin-first"), option(true, "begin-middle")];
        if let Some(in_middle) = explained_options(ui, &ways, self.in_middle) {
            self.in_middle = in_middle;
            self.page = Page::Pieces;
        }
        ui.add_space(8.0);
        let label = text.get("begin-load");
        if SizedButton::new(&label).icon(Icon::Card).wide(ui, 52.0) {
            self.load = Some(Load::default());
        }
        hint(ui, &text.get("begin-load-line"));
    }

    /// What was left out or removed, until it is dismissed.
    fn notes(&mut self, ui: &mut Ui, text: &Text) {
        let dropped = self.draft.as_ref().map(Draft::dropped).unwrap_or_default();
        let dropped: Vec<String> = dropped.iter().map(|what| what.said(text)).collect();
        let notes = [
            (text.get("begin-loaded"), self.left_out.clone()),
            (text.get("begin-dropped"), dropped),
        ];
        let mut read = false;
        for (heading, sentences) in notes.iter().filter(|(_, said)| !said.is_empty()) {
            warning_box(ui, |ui| {
                say(ui, heading);
                for sentence in sentences {
                    say(ui, sentence);
                }
                read |= SizedButton::new(text.get("ok")).icon(Icon::Check).wide(ui, 48.0);
            });
        }
        if read {
            self.left_out.clear();
            if let Some(draft) = &mut self.draft {
                draft.put_away();
            }
        }
    }

    fn middle(&mut self, ui: &mut Ui, text: &Text, context: BeginContext<'_>) {
        let Some(seat) = self.seat(context.player_names) else { return };
        let (Some(draft), Some(findings)) = (&mut self.draft, &self.findings) else { return };
        let BeginContext { basis, player_names, extras, .. } = context;
        problems(ui, text, &findings.problems, player_names);
        if self.page != Page::Turn {
            let rules = basis.rules;
            let chosen = player_names::choose(ui, text, player_names, findings, rules, seat);
            if let Some(chosen) = chosen {
                self.player = u8::try_from(chosen.index()).unwrap_or(0);
            }
        }
        let mut form = Form { text, draft, basis, names: player_names };
        match self.page {
            Page::Pieces => pieces::show(ui, &mut form, seat, &mut self.hold),
            Page::Cards => cards::show(ui, &mut form, seat),
            Page::Turn => turn::show(ui, &mut form, findings, extras),
            Page::How => {}
        }
        odd(ui, text, findings, context);
    }

    /// The player whose pieces are being placed.
    fn seat(&self, player_names: &PlayerNames) -> Option<Seat> {
        player_names.names.seat(usize::from(self.player)).or(player_names.names.seat(0))
    }

    /// Returns whether the picture beside it is its own.
    pub const fn has_picture(&self) -> bool {
        self.in_middle && self.draft.is_some()
    }

    /// The island with the pieces; on the page for pieces, a touch places them.
    pub fn picture(&mut self, ui: &mut Ui, text: &Text, context: BeginContext<'_>) {
        let Some(seat) = self.seat(context.player_names) else { return };
        let putting = self.page == Page::Pieces && self.load.is_none();
        let hold = putting.then_some(self.hold);
        let Some(draft) = &mut self.draft else { return };
        let ground = (context.basis, context.lies);
        pieces::picture(ui, text, draft, ground, (context.player_names, seat), hold);
    }
}

/// What can't be, as long as there is anything.
fn problems(ui: &mut Ui, text: &Text, problems: &[BadTable], player_names: &PlayerNames) {
    if problems.is_empty() {
        return;
    }
    warning_box(ui, |ui| {
        say(ui, &text.get("begin-problems"));
        for why in problems {
            say(ui, &text.bad_table(*why, &|seat| player_names.called(seat)));
        }
    });
}

/// What doesn't add up yet; the game can begin anyway.
fn odd(ui: &mut Ui, text: &Text, findings: &Findings, context: BeginContext<'_>) {
    if findings.odd.is_empty() {
        return;
    }
    let BeginContext { basis, player_names, lies, .. } = context;
    let places = words::places::Places::new(text, basis.island, lies.sixths());
    warning_box(ui, |ui| {
        say(ui, &text.get("begin-odd"));
        for found in &findings.odd {
            let called = |seat| player_names.called(seat);
            say(ui, &text.discrepancy(*found, basis.rules, &called, places));
        }
        say(ui, &text.get("begin-odd-line"));
    });
}
