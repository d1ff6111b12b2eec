//! The part of the browser's history that stands for ways back within the app.
//!
//! As long as the app shows more than its start, a few entries of its own lie
//! above the page's first one, so that the browser's way back does not leave
//! the page. Several, because browsers pass over entries that a page laid
//! without being touched: those are laid in advance, and made up for only when
//! somebody has touched the page again.

use super::super::WayBack;

/// How many steps back can be taken without a touch in between.
const RESERVE: u32 = 3;

/// Where the browser is in the entries of the app.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct BackStack {
    /// How many of them lie below; none at the page's first entry.
    at: u32,
    transit: Transit,
    hands: Hands,
    /// Steps back that were asked for and not reported yet.
    back: usize,
}

/// Whether the browser is on its way to another entry.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Transit {
    #[default]
    Settled,
    /// It was sent there by the app.
    Returning,
}

/// Whether the page was touched since the browser last went back.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Hands {
    #[default]
    Off,
    On,
}

/// What the browser's history is to do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Change {
    /// Take entries above the one where it is, up to this many in all.
    Lay {
        /// The number of the first of them.
        first: u32,
        /// The number of the last.
        last: u32,
    },
    /// Go back by this many.
    Return(u32),
}

impl BackStack {
    /// The browser stands at the entry of this number.
    pub fn at(entry: u32) -> Self {
        Self { at: entry, ..Self::default() }
    }

    /// The browser has come to the entry of this number.
    pub fn arrive(&mut self, entry: u32) {
        if self.transit == Transit::Settled {
            let steps = self.at.saturating_sub(entry);
            self.back = self.back.saturating_add(usize::try_from(steps).unwrap_or(usize::MAX));
            self.hands = Hands::Off;
        }
        self.transit = Transit::Settled;
        self.at = entry;
    }

    /// The page was touched.
    pub const fn touch(&mut self) {
        self.hands = Hands::On;
    }

    /// The steps back that were asked for since the last call.
    pub fn steps_back(&mut self) -> usize {
        std::mem::take(&mut self.back)
    }

    /// What is to be done so that the browser's way back leads there.
    pub fn lead(&mut self, way: WayBack) -> Option<Change> {
        if self.transit == Transit::Returning {
            return None;
        }
        match way {
            WayBack::Out if self.at == 0 => None,
            WayBack::Out => {
                self.transit = Transit::Returning;
                Some(Change::Return(self.at))
            }
            WayBack::Within => {
                // Without a touch only if the next step would leave.
                let may = self.hands == Hands::On || self.at == 0;
                if self.at >= RESERVE || !may {
                    return None;
                }
                let first = self.at + 1;
                self.at = RESERVE;
                Some(Change::Lay { first, last: RESERVE })
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A browser with a history of its own; entries are `None` where they are
    /// another page's.
    struct Browser {
        entries: Vec<Option<u32>>,
        now: usize,
        stack: BackStack,
    }

    impl Browser {
        /// It has come to the page from another one.
        fn new() -> Self {
            Self { entries: vec![None, Some(0)], now: 1, stack: BackStack::at(0) }
        }

        /// The app draws a frame.
        fn frame(&mut self, way: WayBack) {
            match self.stack.lead(way) {
                Some(Change::Lay { first, last }) => {
                    self.entries.truncate(self.now + 1);
                    self.entries.extend((first..=last).map(Some));
                    self.now = self.entries.len() - 1;
                }
                Some(Change::Return(by)) => self.go(-i64::from(by)),
                None => {}
            }
        }

        fn go(&mut self, by: i64) {
            let to = i64::try_from(self.now).unwrap_or(0) + by;
            self.now = usize::try_from(to).unwrap_or(0);
            if let Some(entry) = self.entry() {
                self.stack.arrive(entry);
            }
        }

        fn entry(&self) -> Option<u32> {
            self.entries.get(self.now).copied().flatten()
        }

        fn has_left(&self) -> bool {
            self.entry().is_none()
        }
    }

    #[test]
    fn back_at_the_start_leaves_the_page() {
        let mut browser = Browser::new();
        browser.frame(WayBack::Out);
        browser.go(-1);
        assert!(browser.has_left());
    }

    #[test]
    fn back_in_the_app_is_one_step_in_the_app() {
        let mut browser = Browser::new();
        browser.stack.touch();
        browser.frame(WayBack::Within);
        browser.go(-1);
        assert!(!browser.has_left());
        assert_eq!((browser.stack.steps_back(), browser.stack.steps_back()), (1, 0));
    }

    #[test]
    fn after_the_way_home_the_next_step_back_leaves() {
        let mut browser = Browser::new();
        browser.stack.touch();
        browser.frame(WayBack::Within);
        // By a button of the app, and once more after a step back.
        for steps in [0, 1, 2] {
            for _ in 0..steps {
                browser.go(-1);
            }
            assert_eq!(browser.stack.steps_back(), steps);
            browser.frame(WayBack::Out);
            assert_eq!(browser.stack.steps_back(), 0, "the app's own way is no step");
            assert_eq!(browser.entry(), Some(0));
            browser.stack.touch();
            browser.frame(WayBack::Within);
        }
        browser.frame(WayBack::Out);
        browser.go(-1);
        assert!(browser.has_left());
    }

    #[test]
    fn some_steps_back_in_a_row_stay_in_the_app_without_an_untouched_entry() {
        let mut browser = Browser::new();
        browser.stack.touch();
        browser.frame(WayBack::Within);
        let laid = browser.entries.len();
        for _ in 0..RESERVE {
            browser.go(-1);
            assert!(!browser.has_left());
            assert_eq!(browser.stack.steps_back(), 1);
            assert_eq!(browser.entries.len(), laid);
            if browser.stack.at > 0 {
                assert_eq!(browser.stack.lead(WayBack::Within), None, "nothing is laid untouched");
            }
        }
    }

    #[test]
    fn a_touch_makes_up_for_the_steps_that_were_taken() {
        let mut browser = Browser::new();
        browser.stack.touch();
        browser.frame(WayBack::Within);
        for _ in 0..10 {
            browser.go(-1);
            browser.stack.touch();
            browser.frame(WayBack::Within);
            assert_eq!(browser.entry(), Some(RESERVE));
        }
        assert_eq!(browser.entries.len(), 2 + 3, "they don't pile up");
    }

    #[test]
    fn several_entries_at_once_are_as_many_steps() {
        let mut browser = Browser::new();
        browser.stack.touch();
        browser.frame(WayBack::Within);
        browser.go(-2);
        assert_eq!(browser.stack.steps_back(), 2);
    }

    #[test]
    fn forward_from_the_start_leads_nowhere() {
        let mut browser = Browser::new();
        browser.stack.touch();
        browser.frame(WayBack::Within);
        browser.frame(WayBack::Out);
        browser.go(2);
        assert_eq!(browser.stack.steps_back(), 0);
        browser.frame(WayBack::Out);
        assert_eq!(browser.entry(), Some(0));
    }

    #[test]
    fn a_page_that_was_loaded_anew_in_the_middle_goes_to_its_first_entry() {
        let mut browser = Browser::new();
        browser.stack.touch();
        browser.frame(WayBack::Within);
        browser.stack = BackStack::at(RESERVE);
        browser.frame(WayBack::Out);
        assert_eq!(browser.entry(), Some(0));
        assert_eq!(browser.stack.steps_back(), 0);
    }
}
