//! `#[derive(Getters)]`: functions that read fields; see `getters`.
//!
//! `#[derive(Said)]`: which message of `locales/` says a variant, and with what values.
//!
//! ```ignore
//! #[derive(Said)]
//! #[said("breach", names)]
//! enum Breach {
//!     SecondCard,                                   // breach-second-card
//!     FriendlyRobber(Seat),                         // breach-friendly-robber, { $who }
//!     WrongRate { given: u8, rate: u8 },            // ..., { $given }, { $rate }
//!     RobberStays(Hex),                             // places are shown, not said
//!     Loose { #[said("place")] at: Path },          // unless they are given a name
//!     #[said(transparent)]
//!     Sea(SeaBreach),                               // says itself
//! }
//! ```
//!
//! A message is called by the prefix and the variant's name, a value by its type
//! (`game::InMessage`) or its field. Of a type:
//! - `"prefix"` begins the names of its messages;
//! - `names` makes a function `named`: whose it is by the field `player`, another player, and the
//!   last place of a variant;
//! - `players` makes one `player`: whose it is;
//! - `cites` makes one `section`: where the rule stands, by what a variant's comment begins with:
//!   `/// KNIGHTS 4: ...`;
//! - `error` makes its `Display`, for logs and causes: `bad-start-hand-too-large (count 99)`.
//!
//! Of a variant:
//! - `key = "..."` is the whole name of its message;
//! - `transparent` passes on to its only field but for those left out, `named` has its field say
//!   what it names;
//! - `most = ...` brings a limit along, as `$most`;
//! - `by_hand` leaves the words to those who know more: no law asks for its message.
//!
//! Of a field:
//! - `"name"` is what the message calls it, and may be said twice;
//! - `with = path` makes its value, `by = path` by reference;
//! - `none = "end"` ends the message's name where an `Option` is empty;
//! - `skip` leaves it out, as `#[from]` does, `aside` leaves it out of what is named.
//!
//! Both macros read attributes and write functions, and know no other crate but by the names in
//! what they write: `game` has to be called so wherever `Said` is derived, in `game` itself, too.

#![forbid(unsafe_code)]

mod getters;

use getters::within;
use proc_macro2::TokenStream;
use quote::{format_ident, quote};
use syn::parse::ParseStream;
use syn::{
    Attribute, Data, DeriveInput, Error, Expr, Field, Ident, Index, Lit, LitStr, Member, Meta,
    MetaNameValue, Path, Result, Token, Type, Variant,
};

#[proc_macro_derive(Said, attributes(said))]
pub fn said(input: proc_macro::TokenStream) -> proc_macro::TokenStream {
    let input = syn::parse_macro_input!(input as DeriveInput);
    derive(&input).unwrap_or_else(|error| error.to_compile_error()).into()
}

/// See `getters`.
#[proc_macro_derive(Getters, attributes(lends, copies))]
pub fn getters(input: proc_macro::TokenStream) -> proc_macro::TokenStream {
    let input = syn::parse_macro_input!(input as DeriveInput);
    getters::derive(&input).unwrap_or_else(|error| error.to_compile_error()).into()
}

#[derive(Default)]
struct Options {
    name: Option<LitStr>,
    key: Option<LitStr>,
    none: Option<LitStr>,
    with: Option<Path>,
    by: Option<Path>,
    most: Option<Path>,
    flags: Vec<Ident>,
}

impl Options {
    fn all(attributes: &[Attribute]) -> Result<Vec<Self>> {
        let own = attributes.iter().filter(|attribute| attribute.path().is_ident("said"));
        own.map(|attribute| attribute.parse_args_with(Self::read)).collect()
    }

    /// The only one, of a type or a variant.
    fn one(attributes: &[Attribute]) -> Result<Self> {
        Ok(Self::all(attributes)?.into_iter().next().unwrap_or_default())
    }

    fn read(input: ParseStream<'_>) -> Result<Self> {
        let mut options = Self::default();
        while !input.is_empty() {
            if input.peek(LitStr) {
                options.name = Some(input.parse()?);
            } else {
                let word: Ident = input.parse()?;
                if input.peek(Token![=]) {
                    input.parse::<Token![=]>()?;
                    match word.to_string().as_str() {
                        "key" => options.key = Some(input.parse()?),
                        "none" => options.none = Some(input.parse()?),
                        "with" => options.with = Some(input.parse()?),
                        "by" => options.by = Some(input.parse()?),
                        "most" => options.most = Some(input.parse()?),
                        _ => return Err(Error::new(word.span(), "no such option")),
                    }
                } else {
                    options.flags.push(word);
                }
            }
            if !input.is_empty() {
                input.parse::<Token![,]>()?;
            }
        }
        Ok(options)
    }

    fn has(&self, flag: &str) -> bool {
        self.flags.iter().any(|own| own == flag)
    }
}

/// A field of a variant, and what it is called while it is looked at.
struct SaidField<'a> {
    field: &'a Field,
    member: Member,
    bound: Ident,
    options: Vec<Options>,
}

impl<'a> SaidField<'a> {
    fn all(variant: &'a Variant) -> Result<Vec<Self>> {
        let fields = variant.fields.iter().enumerate();
        fields
            .map(|(nth, field)| {
                let member = match &field.ident {
                    Some(name) => Member::Named(name.clone()),
                    None => Member::Unnamed(Index::from(nth)),
                };
                let mut options = Options::all(&field.attrs)?;
                if options.is_empty() {
                    options.push(Options::default());
                }
                Ok(Self { field, member, bound: format_ident!("field_{nth}"), options })
            })
            .collect()
    }

    fn has(&self, flag: &str) -> bool {
        self.options.iter().any(|options| options.has(flag))
    }

    /// An expression for what a message calls it: nothing where it is not said.
    fn name(&self, options: &Options) -> TokenStream {
        if let Some(name) = &options.name {
            return quote!(::core::option::Option::Some(#name));
        }
        if options.none.is_some() {
            return quote!(::core::option::Option::<&'static str>::None);
        }
        let (of, own) = (&self.field.ty, self.field.ident.as_ref().map(ToString::to_string));
        own.map_or_else(
            || quote!(<#of as ::game::InMessage>::NAME.alone()),
            |own| quote!(<#of as ::game::InMessage>::NAME.or(#own)),
        )
    }

    /// An expression for its value, or nothing.
    fn value(&self, options: &Options) -> TokenStream {
        let bound = &self.bound;
        let of = |inner: TokenStream| match (&options.with, &options.by) {
            (Some(with), _) => quote!(#with(*#inner)),
            (None, Some(by)) => quote!(#by(#inner)),
            (None, None) => quote!(::game::InMessage::value(#inner)),
        };
        if options.none.is_some() {
            let value = of(quote!(inner));
            return quote!(#bound.as_ref().map(|inner| #value));
        }
        let value = of(quote!(#bound));
        quote!(::core::option::Option::Some(#value))
    }
}

fn derive(input: &DeriveInput) -> Result<TokenStream> {
    let Data::Enum(data) = &input.data else {
        return Err(Error::new(input.ident.span(), "only of enums"));
    };
    let options = Options::one(&input.attrs)?;
    let Some(prefix) = &options.name else {
        return Err(Error::new(input.ident.span(), "#[said(\"prefix\")] is missing"));
    };
    let (mut said, mut listed) = (Vec::new(), Vec::new());
    let (mut players, mut named, mut cited) = (Vec::new(), Vec::new(), Vec::new());
    for variant in &data.variants {
        let (own, parts) = (Options::one(&variant.attrs)?, SaidField::all(variant)?);
        let name = &variant.ident;
        let fields = parts.iter().map(|SaidField { member, bound, .. }| quote!(#member: #bound));
        let pattern = quote!(Self::#name { #(#fields),* });
        if own.has("transparent") {
            let told: Vec<_> = parts.iter().filter(|part| !part.has("skip")).collect();
            let [SaidField { bound, field: Field { ty, .. }, .. }] = told.as_slice() else {
                return Err(Error::new(name.span(), "only of one field"));
            };
            said.push(quote!(#pattern => ::game::Said::message(#bound)));
            listed.push(quote!(all.extend(<#ty as ::game::Said>::messages());));
            players.push(quote!(#pattern => #bound.player()));
            named.push(quote!(#pattern => #bound.named()));
            cited.push(quote!(#pattern => #bound.section()));
            continue;
        }
        players.extend(seat(&parts, true).map(|player| quote!(#pattern => *#player)));
        let whole = parts.first().filter(|_| own.has("named"));
        let of_variant = whole.map_or_else(
            || names(&parts),
            |SaidField { bound, .. }| quote!(::game::Named::from(#bound)),
        );
        named.push(quote!(#pattern => #of_variant));
        if options.has("cites") {
            let section = section(variant)?;
            cited.push(quote!(#pattern => #section));
        }
        let key = match &own.key {
            Some(key) => key.value(),
            None => format!("{}-{}", prefix.value(), kebab(&name.to_string())),
        };
        if own.has("by_hand") {
            said.push(quote!(#pattern => ::game::Message::of(#key)));
            continue;
        }
        let (values, all) = message(&key, &own, &parts);
        said.push(quote!(#pattern => ::game::Message::of(#key) #values));
        listed.push(all);
    }
    let mut own = TokenStream::new();
    if options.has("players") {
        own.extend(quote! {
            /// The player whose it is.
            pub const fn player(&self) -> ::game::Seat {
                match self { #(#players,)* }
            }
        });
    }
    if options.has("names") {
        own.extend(quote! {
            /// Players and place that it names.
            pub fn named(&self) -> ::game::Named {
                match self { #(#named,)* }
            }
        });
    }
    if options.has("cites") {
        own.extend(quote! {
            /// Returns where the rule stands.
            pub const fn section(&self) -> ::game::Section {
                match self { #(#cited,)* }
            }
        });
    }
    let name = &input.ident;
    let display = options.has("error").then(|| {
        quote! {
            #[automatically_derived]
            impl ::core::fmt::Display for #name {
                fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
                    ::core::fmt::Display::fmt(&::game::Said::message(self), f)
                }
            }
        }
    });
    Ok(quote! {
        #display

        #[automatically_derived]
        #[allow(unused_variables, reason = "not every field is told each time")]
        impl #name { #own }

        #[automatically_derived]
        #[allow(unused_variables, reason = "not every field is told each time")]
        impl ::game::Said for #name {
            fn message(&self) -> ::game::Message {
                match self { #(#said,)* }
            }

            fn messages() -> ::std::vec::Vec<(&'static str, ::std::vec::Vec<&'static str>)> {
                let mut all = ::std::vec::Vec::new();
                #(#listed)*
                all
            }
        }
    })
}

/// The section that a variant's comment begins with.
fn section(variant: &Variant) -> Result<TokenStream> {
    let comments = variant.attrs.iter().filter_map(|attribute| match &attribute.meta {
        Meta::NameValue(MetaNameValue { path, value: Expr::Lit(text), .. })
            if path.is_ident("doc") =>
        {
            if let Lit::Str(text) = &text.lit {
                Some(text.value())
            } else {
                None
            }
        }
        _ => None,
    });
    let comment: String = comments.collect();
    let mut words = comment.split(|sign: char| !sign.is_alphanumeric()).filter(|it| !it.is_empty());
    let document = match words.next() {
        Some("RULES") => quote!(Rules),
        Some("KNIGHTS") => quote!(Knights),
        Some("SEA") => quote!(Sea),
        Some("SCENARIOS") => quote!(Scenarios),
        Some("TRADERS") => quote!(Traders),
        _ => return Err(Error::new(variant.ident.span(), "its comment cites no section")),
    };
    let number: Option<u8> = words.next().and_then(|number| number.parse().ok());
    let number = number.ok_or_else(|| Error::new(variant.ident.span(), "which section?"))?;
    Ok(quote!(::game::Section::#document(#number)))
}

/// Returns what says the values of a variant, and what lists its messages.
fn message(key: &str, own: &Options, parts: &[SaidField<'_>]) -> (TokenStream, TokenStream) {
    let (mut values, mut names, mut told, mut untold) = (vec![], vec![], vec![], vec![]);
    if let Some(most) = &own.most {
        let name = quote!(::core::option::Option::Some("most"));
        let value = quote!(::core::option::Option::Some(::game::InMessage::value(&#most)));
        values.push(quote!(.with(#name, || #value)));
        names.push(name);
    }
    // An error's own words tell of what it comes from, if anybody's do.
    let is_cause = |part: &SaidField<'_>| {
        part.field.attrs.iter().any(|attribute| attribute.path().is_ident("from"))
    };
    for part in parts.iter().filter(|part| !part.has("skip") && !is_cause(part)) {
        for options in &part.options {
            let (called, value, bound) = (part.name(options), part.value(options), &part.bound);
            values.push(quote!(.with(#called, || #value)));
            let Some(end) = &options.none else {
                names.push(called);
                continue;
            };
            let key = format!("{key}-{}", end.value());
            values.push(quote!(.or_called(#key, #bound.is_none())));
            told.push(called);
            untold.push(key);
        }
    }
    let untold =
        untold.iter().map(|key| quote!(all.push((#key, ::game::Message::names(&[#(#names),*])));));
    let listed = quote! {
        all.push((#key, ::game::Message::names(&[#(#names,)* #(#told,)*])));
        #(#untold)*
    };
    (quote!(#(#values)*), listed)
}

/// Returns what a variant names: whose it is, another player, and the last place.
fn names(parts: &[SaidField<'_>]) -> TokenStream {
    let none = || quote!(::core::option::Option::None);
    let [player, other] = [true, false].map(|is_own| {
        seat(parts, is_own).map_or_else(none, |it| quote!(::core::option::Option::Some(*#it)))
    });
    let mut seen = parts.iter().rev().filter(|part| !part.has("aside"));
    let place = seen.find_map(|part| spot(&part.field.ty, &part.bound));
    let place = place.unwrap_or_else(none);
    quote!(::game::Named { player: #player, other: #other, place: #place })
}

/// The field that tells whose it is, or another player.
fn seat<'a>(parts: &'a [SaidField<'_>], is_own: bool) -> Option<&'a Ident> {
    let mut seats = parts.iter().filter(|part| {
        last_word(&part.field.ty).is_some_and(|of| of == "Seat") && !part.has("aside")
    });
    let player = |part: &&SaidField<'_>| {
        part.field.ident.as_ref().is_some_and(|name| name == "player") == is_own
    };
    seats.find(player).map(|part| &part.bound)
}

/// A place as a spot, if a field is one or may be one.
fn spot(of: &Type, bound: &Ident) -> Option<TokenStream> {
    let kind = last_word(of)?;
    if let Some(("Option", inner)) = within(of) {
        let some = spot(inner, bound)?;
        return Some(quote!(match #bound {
            ::core::option::Option::Some(#bound) => #some,
            ::core::option::Option::None => ::core::option::Option::None,
        }));
    }
    let spot = match kind.to_string().as_str() {
        "Hex" | "Intersection" | "Path" => quote!(::board::Spot::#kind(*#bound)),
        "Spot" => quote!(*#bound),
        _ => return None,
    };
    Some(quote!(::core::option::Option::Some(#spot)))
}

fn last_word(of: &Type) -> Option<&Ident> {
    let Type::Path(path) = of else { return None };
    path.path.segments.last().map(|last| &last.ident)
}

/// `TwoTiles` as `two-tiles`.
fn kebab(name: &str) -> String {
    let mut all = String::new();
    for letter in name.chars() {
        if letter.is_uppercase() && !all.is_empty() {
            all.push('-');
        }
        all.extend(letter.to_lowercase());
    }
    all
}
