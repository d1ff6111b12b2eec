//! Beginning of the game: with the first settlement, or partway through, entered by hand or
//! loaded from a position.
//!
//! A `draft` holds the table as entered so far and follows players, island, and rules, dropping
//! what no longer fits. `pages` shows it by the rows of `form`; on the island a touch does what the
//! `tools` in hand are for, with `sea` for what Seafarers adds, `scenario` for what only one of its
//! scenarios has, and `modules` for fish, rivers, wagons, and oil. After each change `findings` works out
//! what follows from the entry and what can't be. `load` asks for a position, which the screen
//! above takes apart, since it is about players and island as well.

mod draft;
mod findings;
mod form;
mod load;
mod modules;
mod pages;
mod scenario;
mod sea;
mod tool;
mod tools;

use egui::Ui;

pub use draft::{BoardAndRules, Sitter, Sitters};
pub use load::LoadRequest;
pub use pages::TableExtras;

use crate::app::library::collection::Collection;
use crate::app::platform::Platform;
use board::Rotation;
use draft::StartDraft;
use findings::StartFindings;
use form::StartForm;
use game::{Rules, Seat, Table};
use kit::theme::Palette;
use kit::widgets::{
    Icon, IslandView, Landmarks, Landscape, Seascape, SizedButton, Touch, hint, keyed_options,
    keyed_segments, say, warning_box,
};
use load::Load;
use store::{BadPositionFile, Imported, NotWritten, PositionFile};
use tools::Hold;
use words::errors;
use words::places::Places;
use words::text::Text;

/// Part of the table that is being entered.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum StartPage {
    How,
    #[default]
    Pieces,
    Cards,
    Turn,
}

/// All that the tab needs to know about the others.
#[derive(Clone, Copy)]
pub struct BeginContext<'a> {
    pub basis: BoardAndRules<'a>,
    pub lies: Rotation,
    pub sitters: &'a Sitters,
    pub extras: TableExtras,
}

/// The tab. Entries are kept while the other beginning is shown.
#[derive(Debug, Default)]
pub struct BeginTab {
    /// Set if the game begins partway through, and not with the first settlement.
    in_middle: bool,
    page: StartPage,
    draft: Option<StartDraft>,
    findings: Option<StartFindings>,
    player: u8,
    hold: Hold,
    load: Option<Load>,
    /// Notes on what was left out of a loaded position.
    left_out: Vec<String>,
}

impl BeginTab {
    /// Adapts to the current players, island, and rules.
    pub fn follow(&mut self, sitters: &Sitters, basis: BoardAndRules<'_>) {
        match &mut self.draft {
            Some(draft) => draft.follow(sitters.clone(), basis),
            None => self.draft = StartDraft::new(sitters.clone(), basis),
        }
        self.find(basis);
    }

    fn find(&mut self, basis: BoardAndRules<'_>) {
        let Some(draft) = &self.draft else { return };
        let start = draft.start();
        if !self.findings.as_ref().is_some_and(|known| known.are_of(start, basis)) {
            self.findings = Some(StartFindings::of(start, basis));
        }
    }

    /// Returns how the game begins under these rules, if partway through.
    pub fn start_by(&self, rules: &Rules) -> Option<Table> {
        Some(draft::relevant(self.start()?, rules))
    }

    /// Returns what was entered, if the game begins partway through.
    pub fn start(&self) -> Option<&Table> {
        let draft = self.draft.as_ref().filter(|_| self.in_middle);
        draft.map(StartDraft::start)
    }

    /// Returns the reason why the game can't begin like this.
    pub fn problem(&self, text: &Text, sitters: &Sitters) -> Option<String> {
        let why = self.start().and(self.findings.as_ref())?.problems.first()?;
        Some(text.bad_table(*why, &|seat| sitters.called(seat)))
    }

    /// Returns what is missing, although the game can begin without it.
    pub fn notice(&self, text: &Text, sitters: &Sitters) -> Option<String> {
        let pieces = &self.start()?.pieces;
        let is_bare = |seat: &Seat| pieces.buildings_of(*seat).next().is_none();
        let bare: Vec<Seat> = sitters.0.seats().filter(is_bare).collect();
        if bare.is_empty() {
            return None;
        }
        if bare.len() == sitters.0.count() {
            return Some(text.get("begin-bare-island"));
        }
        let names: Vec<String> = bare.iter().map(|seat| sitters.called(*seat)).collect();
        let values = [("players", text.list(&names).into()), ("count", names.len().into())];
        Some(text.with("begin-bare-players", &values))
    }

    /// A position was loaded; the other tabs already have its players and its board.
    pub fn take(&mut self, text: &Text, imported: Imported, context: BeginContext<'_>) {
        let BeginContext { basis, sitters, .. } = context;
        self.left_out = text.import_problems(&imported, &|seat| sitters.called(seat));
        self.draft = Some(StartDraft::loaded(imported.start, sitters.clone(), basis));
        self.findings = None;
        self.in_middle = true;
        self.page = StartPage::Pieces;
        self.load = None;
    }

    /// A file couldn't be loaded.
    pub fn not_read(&mut self, text: &Text, why: &BadPositionFile) {
        self.load.get_or_insert_default().trouble = Some(text.said(why));
    }

    /// Tells what came of a step with the saved positions.
    pub fn on_position_step(&mut self, text: &Text, done: &Result<(), NotWritten>) {
        let trouble = done.as_ref().err().map(|error| match error {
            NotWritten::Taken(path) => {
                text.with("files-taken-back", &[("file", errors::file(path).into())])
            }
            NotWritten::Failed(error) => errors::write_error(text, error),
        });
        self.load.get_or_insert_default().trouble = trouble;
    }

    /// Asks which part of the table is being entered; stays in sight above the rest.
    pub fn pages(&mut self, ui: &mut Ui, text: &Text) {
        if !self.in_middle || self.load.is_some() {
            return;
        }
        let pages = [
            (StartPage::How, "begin-page-how"),
            (StartPage::Pieces, "begin-page-pieces"),
            (StartPage::Cards, "begin-page-cards"),
            (StartPage::Turn, "begin-page-turn"),
        ];
        self.page = keyed_segments(ui, text, &pages, self.page).unwrap_or(self.page);
        ui.add_space(4.0);
    }

    /// The settings; the picture beside them is [`Self::picture`].
    pub fn show(
        &mut self,
        ui: &mut Ui,
        text: &Text,
        context: BeginContext<'_>,
        positions: &Collection<PositionFile>,
        platform: &mut dyn Platform,
    ) -> Option<LoadRequest> {
        if let Some(load) = &mut self.load {
            let asked = load.show(ui, text, positions, platform);
            if matches!(asked, Some(LoadRequest::Close)) {
                self.load = None;
            }
            return asked;
        }
        self.notes(ui, text);
        if !self.in_middle || self.page == StartPage::How {
            self.ways(ui, text);
            None
        } else {
            self.middle(ui, text, context)
        }
    }

    /// The two beginnings, and a position to load.
    fn ways(&mut self, ui: &mut Ui, text: &Text) {
        let ways = [(false, "begin-first"), (true, "begin-middle")];
        if let Some(in_middle) = keyed_options(ui, text, &ways, self.in_middle) {
            self.in_middle = in_middle;
            self.page = StartPage::Pieces;
        }
        ui.add_space(8.0);
        let label = text.get("begin-load");
        if SizedButton::new(&label).icon(Icon::Card).touched(ui, 52.0) {
            self.load = Some(Load::default());
        }
        hint(ui, &text.get("begin-load-line"));
    }

    /// Shows what was left out or removed, until it is dismissed.
    fn notes(&mut self, ui: &mut Ui, text: &Text) {
        let dropped = self.draft.iter().flat_map(|draft| &draft.dropped);
        let dropped: Vec<String> = dropped.map(|what| what.said(text)).collect();
        let mut read = false;
        for (heading, sentences) in [("begin-loaded", &self.left_out), ("begin-dropped", &dropped)]
        {
            warnings(ui, text, heading, sentences, |ui| {
                read |= SizedButton::new(text.get("ok")).icon(Icon::Check).touched(ui, 48.0);
            });
        }
        if read {
            self.left_out.clear();
            if let Some(draft) = &mut self.draft {
                draft.dropped.clear();
            }
        }
    }

    fn middle(
        &mut self,
        ui: &mut Ui,
        text: &Text,
        context: BeginContext<'_>,
    ) -> Option<LoadRequest> {
        let seat = self.seat(context.sitters)?;
        let (Some(draft), Some(findings)) = (&mut self.draft, &self.findings) else { return None };
        let BeginContext { basis, sitters, extras, lies } = context;
        let called = |seat| sitters.called(seat);
        let problems = findings.problems.iter().map(|why| text.bad_table(*why, &called));
        warnings(ui, text, "begin-problems", &problems.collect::<Vec<_>>(), |_| {});
        let mut form = StartForm { text, draft, basis, sitters, findings, seat };
        if self.page != StartPage::Turn
            && let Some(chosen) = form.choose_player(ui)
        {
            self.player = u8::try_from(chosen.index()).unwrap_or(0);
        }
        let mut asked = None;
        match self.page {
            StartPage::Pieces => asked = pages::pieces(ui, &mut form, &mut self.hold),
            StartPage::Cards => pages::cards(ui, &mut form),
            StartPage::Turn => pages::turn(ui, &mut form, extras),
            StartPage::How => {}
        }
        // What doesn't add up yet; the game can begin anyway.
        let places = Places::new(text, basis.island, lies.sixths());
        let odd = findings.odd.iter();
        let odd = odd.map(|found| text.discrepancy(*found, basis.rules, &called, places));
        warnings(ui, text, "begin-odd", &odd.collect::<Vec<_>>(), |ui| {
            say(ui, &text.get("begin-odd-line"));
        });
        asked
    }

    /// The player whose pieces are being placed.
    fn seat(&self, sitters: &Sitters) -> Option<Seat> {
        sitters.0.seat(usize::from(self.player)).or(sitters.0.seat(0))
    }

    /// Returns whether the picture beside it is its own.
    pub const fn has_picture(&self) -> bool {
        self.in_middle && self.draft.is_some()
    }

    /// The island with the pieces; on the page for pieces, a touch does what the tool does.
    pub fn picture(&mut self, ui: &mut Ui, text: &Text, context: BeginContext<'_>) {
        let BeginContext { basis, sitters, lies, .. } = context;
        let Some(seat) = self.seat(sitters) else { return };
        let hold = (self.page == StartPage::Pieces && self.load.is_none()).then_some(self.hold);
        let Some(draft) = &mut self.draft else { return };
        let choices = hold.map(|hold| hold.choices(draft, basis)).unwrap_or_default();
        // The islands are seen only while something is said of them.
        let sea = basis.rules.sea.and(draft.start().sea.as_ref());
        let mark = hold.and_then(|hold| hold.marks(basis)).filter(|_| sea.is_some());
        let signs = mark.map(|mark| draft.isle_signs(basis, seat, mark));
        let (isles, lit) = signs.unwrap_or_default();
        // What Cities & Knights puts on the island besides pieces, where it is played.
        let knights = basis.rules.knights.and(draft.start().knights.as_ref());
        let (shown, colors) = (draft.shown(basis.rules), sitters.0.map(|_, sitter| sitter.color));
        let table = draft.start();
        let view = IslandView {
            turned: lies.sixths(),
            landmarks: knights.map(Landmarks::at_start).unwrap_or_default(),
            sea: Seascape { isles: &isles, ..Seascape::on(sea) },
            land: Landscape::on(basis.rivers, table.wagons.as_ref(), table.oil.as_ref()),
            robber: draft.start().robber,
            lit_hexes: &lit,
            choices: &choices,
            own: Some(seat),
            ..IslandView::of(basis.island, text, Palette::of(ui), &shown, &colors)
        };
        // Another touch undoes a mistake, so the nearest spot is taken without asking.
        let spot = match view.show(ui, ui.available_size()) {
            Some(Touch::Spot(spot)) => Some(spot),
            Some(Touch::Ask(spots)) => spots.into_iter().find(|spot| choices.contains(spot)),
            None => None,
        };
        if let (Some(spot), Some(hold)) = (spot, hold) {
            hold.touch(draft, basis, seat, spot);
            // The findings beside the picture are already drawn.
            ui.ctx().request_repaint();
        }
    }
}

/// Sentences below a heading, as long as there are any, and what comes `after` them.
fn warnings(
    ui: &mut Ui,
    text: &Text,
    heading: &str,
    sentences: &[String],
    after: impl FnOnce(&mut Ui),
) {
    if sentences.is_empty() {
        return;
    }
    warning_box(ui, |ui| {
        say(ui, &text.get(heading));
        for sentence in sentences {
            say(ui, sentence);
        }
        after(ui);
    });
}
