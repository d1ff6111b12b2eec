//! Where the system's own way back leads.

/// Where the system's own way back leads: a browser's button, a tablet's
/// gesture.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum WayBack {
    /// Out of the app: it shows its start.
    #[default]
    Out,
    /// To what the app has shown before.
    Within,
}
