//! Where the system's own way back leads.

/// Where the system's own way back leads: a browser's Back button, a tablet's
/// gesture.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum WayBack {
    /// Out of the app, which shows its start screen.
    #[default]
    Out,
    /// To something the app has shown before.
    Within,
}
