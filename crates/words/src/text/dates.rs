//! Numbers, dates, and times in words, and several things in one sentence.

use chrono::{Datelike as _, NaiveDateTime, Timelike as _};

use super::Text;
use super::numbers::written;

impl Text {
    /// "a, b and c".
    pub fn list(&self, parts: &[String]) -> String {
        match parts.split_last() {
            None => String::new(),
            Some((last, [])) => last.clone(),
            Some((last, others)) => self.pair("list-pair", self.joined(others), last),
        }
    }

    /// "red, blue", without an "and".
    pub fn joined(&self, parts: &[String]) -> String {
        let Some((first, rest)) = parts.split_first() else { return String::new() };
        rest.iter().fold(first.clone(), |sum, part| self.pair("list-more", sum, part))
    }

    fn pair(&self, key: &str, a: String, b: &String) -> String {
        self.with(key, &[("a", a.into()), ("b", b.into())])
    }

    /// Whole sentences after one another, each with a full stop at its end.
    pub fn sentences(&self, parts: &[String]) -> String {
        let ended = parts.iter().map(|part| {
            let end = if part.ends_with(['.', '?', '!']) { "" } else { "." };
            format!("{part}{end}")
        });
        ended.collect::<Vec<_>>().join(" ")
    }

    /// A number of seconds in words; with hours, the seconds are left out.
    pub fn span(&self, seconds: u32) -> String {
        let (hours, minutes, seconds) = (seconds / 3_600, seconds / 60 % 60, seconds % 60);
        let in_hours = || self.with("clock-hours", &[("hours", hours.into())]);
        let in_minutes = || self.with("clock-minutes", &[("minutes", minutes.into())]);
        let in_seconds = || self.with("clock-seconds", &[("seconds", seconds.into())]);
        match (hours, minutes, seconds) {
            (0, 0, _) => in_seconds(),
            (0, _, 0) => in_minutes(),
            (1.., 0, _) => in_hours(),
            (1.., ..) => {
                let both = [("hours", in_hours().into()), ("minutes", in_minutes().into())];
                self.with("clock-hours-minutes", &both)
            }
            _ => {
                let both = [("minutes", in_minutes().into()), ("seconds", in_seconds().into())];
                self.with("clock-minutes-seconds", &both)
            }
        }
    }

    /// A number of seconds in digits: "4:05", "1:02:00".
    pub fn clock(&self, seconds: u32) -> String {
        let (hours, minutes, seconds) = (seconds / 3_600, seconds / 60 % 60, seconds % 60);
        match hours {
            0 => format!("{minutes}:{seconds:02}"),
            _ => format!("{hours}:{minutes:02}:{seconds:02}"),
        }
    }

    /// A number without a fraction: "31,000".
    pub fn whole(&self, number: u64) -> String {
        written(self.language, &number.to_string())
    }

    /// A number with `decimals` decimals: "1.5".
    pub fn number(&self, number: f64, decimals: usize) -> String {
        written(self.language, &format!("{number:.decimals$}"))
    }

    /// A number with its sign, even a plus: "+1.5"; a number that rounds to
    /// zero has none.
    pub fn signed(&self, number: f64, decimals: usize) -> String {
        let signed = format!("{number:+.decimals$}");
        let is_nothing = !signed.contains(|sign: char| matches!(sign, '1'..='9'));
        let plain = if is_nothing { signed.trim_start_matches(['+', '-']) } else { &signed };
        written(self.language, plain)
    }

    /// A share as a percentage: "13.9", and the whole as "100".
    pub fn of_100(&self, share: f64) -> String {
        let plain = format!("{:.1}", share * 100.0);
        written(self.language, if plain == "100.0" { "100" } else { &plain })
    }

    /// A percentage with its sign: "50%". `number` is already written out.
    pub fn percent(&self, number: &str) -> String {
        self.with("percent", &[("number", number.into())])
    }

    /// A day: "1 March", with its year if that is not `now`'s.
    pub fn date(&self, day: NaiveDateTime, now: NaiveDateTime) -> String {
        let values = [
            ("day", day.day().into()),
            ("month", self.get(&format!("month-{}", day.month())).into()),
            // Years have no thousands separator.
            ("year", day.year().to_string().into()),
        ];
        self.with(if day.year() == now.year() { "date-day" } else { "date-year" }, &values)
    }

    /// A time of day: "08:05".
    pub fn time(&self, time: NaiveDateTime) -> String {
        let values = [
            ("hour", format!("{:02}", time.hour()).into()),
            ("minute", format!("{:02}", time.minute()).into()),
        ];
        self.with("time-of-day", &values)
    }

    /// Tells the time of something as people say it: "today at 18:40".
    pub fn when(&self, then: NaiveDateTime, now: NaiveDateTime) -> String {
        let time = ("time", self.time(then).into());
        match now.date().signed_duration_since(then.date()).num_days() {
            0 => self.with("home-today", &[time]),
            1 => self.with("home-yesterday", &[time]),
            _ => self.with("home-on-date", &[time, ("date", self.date(then, now).into())]),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::language::Language;

    fn both() -> (Text, Text) {
        (Text::of(Language::English), Text::of(Language::German))
    }

    #[test]
    fn spans_are_told_in_hours_minutes_and_seconds_but_never_in_all_three() {
        let (english, german) = both();
        let told = [0, 61, 120, 3_600, 3_659, 13_220].map(|seconds| english.span(seconds));
        let words = [
            "0 seconds",
            "1 minute 1 second",
            "2 minutes",
            "1 hour",
            "1 hour",
            "3 hours 40 minutes",
        ];
        assert_eq!(told, words);
        assert_eq!(german.span(13_220), "3 Stunden 40 Minuten");
    }

    #[test]
    fn numbers_have_the_signs_of_their_language() {
        let (english, german) = both();
        assert_eq!((english.whole(999), german.whole(999)), ("999".into(), "999".into()));
        assert_eq!(english.whole(1_234_567), "1,234,567");
        assert_eq!(german.whole(1_234_567), "1.234.567");
        assert_eq!((english.number(1.5, 1), german.number(1.5, 1)), ("1.5".into(), "1,5".into()));
        assert_eq!(german.number(1_000.25, 2), "1.000,25");
        assert_eq!(
            (english.signed(0.25, 2), german.signed(-0.25, 2)),
            ("+0.25".into(), "-0,25".into())
        );
        assert_eq!(
            (english.signed(-0.04, 1), english.signed(0.06, 1)),
            ("0.0".into(), "+0.1".into())
        );
        assert_eq!((english.of_100(1.0), german.of_100(0.139)), ("100".into(), "13,9".into()));
    }

    #[test]
    fn percent_is_set_off_in_german_where_no_line_breaks() {
        let (english, german) = both();
        assert_eq!(
            (english.percent("50"), german.percent("50")),
            ("50%".into(), "50\u{a0}%".into())
        );
    }

    #[test]
    fn numbers_within_sentences_are_written_so_too() {
        let (english, german) = both();
        let cards = [("count", 1_234.into())];
        assert_eq!(english.with("cards-of-ore", &cards), "1,234 ore");
        assert_eq!(german.with("cards-of-ore", &cards), "1.234 Erz");
    }

    #[test]
    fn days_are_told_as_people_say_them() {
        let (english, german) = both();
        let at = |words: &str| words.parse::<NaiveDateTime>().expect("a time");
        let now = at("2026-11-21T20:00:00");
        for (then, in_english, in_german) in [
            ("2026-11-21T18:40:09", "today at 18:40", "heute, 18:40\u{a0}Uhr"),
            ("2026-11-20T23:59:00", "yesterday at 23:59", "gestern, 23:59\u{a0}Uhr"),
            ("2026-03-01T08:05:00", "1 March at 08:05", "1. März, 08:05\u{a0}Uhr"),
            (
                "2025-12-31T08:05:00",
                "31 December 2025 at 08:05",
                "31. Dezember 2025, 08:05\u{a0}Uhr",
            ),
        ] {
            assert_eq!(english.when(at(then), now), in_english);
            assert_eq!(german.when(at(then), now), in_german);
        }
        for month in 1..=12 {
            assert!(english.has(&format!("month-{month}")));
        }
    }

    #[test]
    fn the_last_of_several_has_an_and_before_it() {
        let text = Text::english();
        let parts = ["a", "b", "c"].map(String::from);
        let lists = [0, 1, 2, 3].map(|count| text.list(&parts[..count]));
        assert_eq!(lists, ["", "a", "a and b", "a, b and c"]);
        assert_eq!(text.joined(&parts), "a, b, c");
        assert_eq!(text.joined(&[]), "");
    }
}
