//! Numbers as each language writes them.

use fluent::{FluentValue, memoizer::MemoizerKind};

use crate::language::Language;

/// "31000.5" as `language` writes it: "31,000.5", "31.000,5".
pub fn written(language: Language, plain: &str) -> String {
    let (decimal, thousands) = match language {
        Language::English => ('.', ','),
        Language::German => (',', '.'),
    };
    let (whole, fraction) = plain.split_once('.').map_or((plain, None), |(a, b)| (a, Some(b)));
    let digits = whole.trim_start_matches(['-', '+']);
    let mut all = whole.strip_suffix(digits).unwrap_or_default().to_owned();
    let count = digits.chars().count();
    for (nth, digit) in digits.chars().enumerate() {
        if nth > 0 && (count - nth).is_multiple_of(3) {
            all.push(thousands);
        }
        all.push(digit);
    }
    if let Some(fraction) = fraction {
        all.push(decimal);
        all.push_str(fraction);
    }
    all
}

pub fn formatter<M: MemoizerKind>(
    language: Language,
) -> fn(&FluentValue<'_>, &M) -> Option<String> {
    fn number(language: Language, value: &FluentValue<'_>) -> Option<String> {
        match value {
            FluentValue::Number(number) => Some(written(language, &number.as_string())),
            _ => None,
        }
    }
    match language {
        Language::English => |value, _| number(Language::English, value),
        Language::German => |value, _| number(Language::German, value),
    }
}
