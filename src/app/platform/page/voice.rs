//! The voice of the page. A canvas is silent, so the words go into elements that are invisible
//! but that screen readers follow.

use wasm_bindgen::JsCast;
use web_sys::{Document, Element, HtmlElement};

use super::super::screen_reader::{Announcements, FocusedElement, Listener, Sentence};
use super::writing::{self, CANVAS};
use words::language::Language;
use words::text::Text;

/// An element of the page that screen readers follow.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Region {
    /// The state of the game.
    News,
    /// Things that went wrong.
    Alerts,
    /// The element with the keyboard focus.
    Focus,
}

impl Region {
    const ALL: [Self; 3] = [Self::News, Self::Alerts, Self::Focus];

    const fn id(self) -> &'static str {
        match self {
            Self::News => "voice",
            Self::Alerts => "alarm",
            Self::Focus => "ring",
        }
    }

    /// Returns attributes by which only what is new is announced, not everything in the
    /// element.
    const fn attributes(self) -> [(&'static str, &'static str); 3] {
        let (role, live) = match self {
            Self::News => ("status", "polite"),
            Self::Alerts => ("alert", "assertive"),
            Self::Focus => ("log", "polite"),
        };
        [("role", role), ("aria-live", live), ("aria-atomic", "false")]
    }

    /// The page's own element, or a new one.
    fn place(self, document: &Document) -> Option<Element> {
        if let Some(place) = document.get_element_by_id(self.id()) {
            return Some(place);
        }
        let place = document.create_element("div").ok()?;
        place.set_id(self.id());
        for (name, value) in self.attributes() {
            place.set_attribute(name, value).ok()?;
        }
        hide(place.unchecked_ref());
        document.body()?.append_child(&place).ok()?;
        Some(place)
    }

    /// Replaces what was said before with these sentences.
    fn say(self, document: &Document, sentences: &[Sentence]) -> Option<()> {
        let place = self.place(document)?;
        let all = place.children();
        let old: Vec<Element> = (0..all.length()).filter_map(|nth| all.item(nth)).collect();
        for gone in old.iter().filter(|old| sentences.iter().all(|new| !is_of(old, new))) {
            gone.remove();
        }
        for new in sentences {
            match old.iter().find(|old| is_of(old, new)) {
                // Rewriting a line would make a screen reader read it again.
                Some(line) if line.text_content().as_deref() == Some(&new.words) => {}
                Some(line) => line.set_text_content(Some(&new.words)),
                None => {
                    let line = document.create_element("p").ok()?;
                    line.set_attribute(PLACE, &new.place.to_string()).ok()?;
                    line.set_text_content(Some(&new.words));
                    place.append_child(&line).ok()?;
                }
            }
        }
        Some(())
    }
}

/// The attribute that says which place on the screen a sentence is from.
const PLACE: &str = "data-place";

fn is_of(line: &Element, sentence: &Sentence) -> bool {
    line.get_attribute(PLACE).is_some_and(|place| place == sentence.place.to_string())
}

/// Makes an element invisible while it stays on the page.
fn hide(element: &HtmlElement) {
    let look = [
        ("position", "absolute"),
        ("top", "0"),
        ("left", "0"),
        ("width", "1px"),
        ("height", "1px"),
        ("overflow", "hidden"),
        ("opacity", "0"),
        ("white-space", "nowrap"),
        ("pointer-events", "none"),
    ];
    for (name, value) in look {
        // If one is refused, the words become visible, which does no harm.
        let _ = element.style().set_property(name, value);
    }
}

/// Announces the frames of `ctx` from now on. The elements exist before
/// anything is said in them, because screen readers announce changes.
pub fn begin(ctx: &egui::Context) {
    if let Some(document) = document() {
        for region in Region::ALL {
            // Without it, nothing is said.
            let _ = region.place(&document);
        }
    }
    Listener::listen(ctx, say);
}

fn document() -> Option<Document> {
    web_sys::window()?.document()
}

fn say(announcements: &Announcements) {
    let Some(window) = web_sys::window() else { return };
    let Some(document) = window.document() else { return };
    let control = match &announcements.focus {
        Some(FocusedElement::Control(name)) => Some(Sentence { place: 0, words: name.clone() }),
        // The browser announces fields itself, by the name of its own field.
        Some(FocusedElement::Field(_)) | None => None,
    };
    if let Some(FocusedElement::Field(name)) = &announcements.focus
        && let Some(field) = writing::field(&window)
    {
        // Without it, the screen reader still announces a field.
        let _ = field.set_attribute("aria-label", name);
    }
    let said = [
        (Region::News, &announcements.news[..]),
        (Region::Alerts, &announcements.alerts[..]),
        (Region::Focus, control.as_slice()),
    ];
    for (region, sentences) in said {
        // If the page can't be written, nothing is said.
        let _ = region.say(&document, sentences);
    }
}

/// Sets the language that the page speaks from now on.
pub fn speak(text: &Text) -> Option<()> {
    let document = document()?;
    document.document_element()?.set_attribute("lang", text.language().code()).ok()?;
    let canvas = document.get_element_by_id(CANVAS)?;
    // Keys go to the app, not to the screen reader.
    canvas.set_attribute("role", "application").ok()?;
    canvas.set_attribute("aria-label", &text.get("page-name")).ok()
}

/// Keeps the page around the canvas in step with the app.
#[derive(Debug)]
pub struct PageMirror {
    language: Option<Language>,
}

impl PageMirror {
    /// Follows the frames of `ctx` from now on.
    pub fn begin(ctx: &egui::Context) -> Self {
        begin(ctx);
        writing::begin(ctx);
        Self { language: None }
    }

    /// Follows a frame of the app, drawn with these texts.
    pub fn follow(&mut self, text: &Text) {
        if self.language != Some(text.language()) {
            self.language = Some(text.language());
            // Without it, screen readers use another language's pronunciation.
            let _ = speak(text);
        }
    }
}
