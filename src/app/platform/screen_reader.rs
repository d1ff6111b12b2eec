//! Announcements for screen readers, taken from a frame's output, for platforms where nothing
//! else passes them on, such as a web page.

use std::collections::HashMap;

use egui::accesskit::{Live, Node, NodeId, Role, TreeUpdate};
use egui::{Context, FullOutput, Plugin};

/// Announcements while a frame is on the screen.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Announcements {
    /// State of things, in screen order; announced when there is time.
    pub news: Vec<Sentence>,
    /// Things that went wrong; announced at once.
    pub alerts: Vec<Sentence>,
    /// The element with the keyboard focus.
    pub focus: Option<FocusedElement>,
}

/// Words of one place on the screen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sentence {
    /// An id of the place, the same in all frames.
    pub place: u64,
    pub words: String,
}

/// The element with the keyboard focus, by name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FocusedElement {
    /// Something to press.
    Control(String),
    /// A field to type in.
    Field(String),
}

impl Announcements {
    /// Returns what to announce, out of everything a frame tells screen readers.
    pub fn of(frame: &TreeUpdate) -> Self {
        let nodes: HashMap<NodeId, &Node> =
            frame.nodes.iter().map(|(id, node)| (*id, node)).collect();
        let mut announcements = Self { focus: focus(&nodes, frame.focus), ..Self::default() };
        let mut next: Vec<NodeId> = frame.tree.iter().map(|tree| tree.root).collect();
        while let Some(id) = next.pop() {
            let Some(node) = nodes.get(&id) else { continue };
            next.extend(node.children().iter().rev());
            let said = match node.live() {
                Some(Live::Polite) => &mut announcements.news,
                Some(Live::Assertive) => &mut announcements.alerts,
                Some(Live::Off) | None => continue,
            };
            if let Some(words) = words(node) {
                said.push(Sentence { place: id.0, words });
            }
        }
        announcements
    }
}

fn words(node: &Node) -> Option<String> {
    // A label's words are its value.
    node.label().or_else(|| node.value()).map(str::to_owned)
}

fn focus(nodes: &HashMap<NodeId, &Node>, id: NodeId) -> Option<FocusedElement> {
    let node = nodes.get(&id)?;
    if matches!(node.role(), Role::TextInput | Role::MultilineTextInput) {
        // The text in a field isn't its name.
        return node.label().map(|name| FocusedElement::Field(name.to_owned()));
    }
    words(node).map(FocusedElement::Control)
}

/// Reports what to announce whenever it changes.
pub struct Listener<T> {
    tell: T,
    last: Announcements,
}

impl<T: FnMut(&Announcements) + Send + Sync + 'static> Listener<T> {
    /// Listens to the frames of `ctx` from now on.
    pub fn listen(ctx: &Context, tell: T) {
        ctx.add_plugin(Self { tell, last: Announcements::default() });
    }
}

impl<T: FnMut(&Announcements) + Send + Sync + 'static> Plugin for Listener<T> {
    fn debug_name(&self) -> &'static str {
        "announcements"
    }

    /// Frames carry nothing for screen readers unless asked to.
    fn setup(&mut self, ctx: &Context) {
        ctx.enable_accesskit();
    }

    fn output_hook(&mut self, ctx: &Context, output: &mut FullOutput) {
        // A pass that is drawn once more lacks what comes after whatever asked for that.
        let passes = output.platform_output.num_completed_passes;
        let is_last = passes >= ctx.options(|options| options.max_passes.get());
        if output.platform_output.requested_discard() && !is_last {
            return;
        }
        let Some(frame) = &output.platform_output.accesskit_update else { return };
        let announcements = Announcements::of(frame);
        if announcements != self.last {
            (self.tell)(&announcements);
            self.last = announcements;
        }
    }
}
