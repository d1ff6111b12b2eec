//! `#[derive(Getters)]`: functions that read a struct's fields, each called as its field, and told
//! by its comment.
//!
//! ```ignore
//! #[derive(Getters)]
//! #[lends(titles, maps, title)]                     // -> &ScenarioText, &[Map], Option<&Title>
//! #[copies(target)]                                 // -> u8
//! struct Scenario { titles: ScenarioText, maps: Vec<Map>, title: Option<Title>, target: u8 }
//! ```
//!
//! An `Arc` or a `Box` lends what lies in it.

use proc_macro2::TokenStream;
use quote::quote;
use syn::punctuated::Punctuated;
use syn::{
    Attribute, Data, DeriveInput, Error, GenericArgument, Ident, PathArguments, Result, Token, Type,
};

pub fn derive(input: &DeriveInput) -> Result<TokenStream> {
    let Data::Struct(data) = &input.data else {
        return Err(Error::new_spanned(input, "only a struct has fields to read"));
    };
    let mut getters = TokenStream::new();
    for attribute in &input.attrs {
        let copies = attribute.path().is_ident("copies");
        if !copies && !attribute.path().is_ident("lends") {
            continue;
        }
        for name in names(attribute)? {
            let field = data.fields.iter().find(|field| field.ident.as_ref() == Some(&name));
            let field = field.ok_or_else(|| Error::new_spanned(&name, "no field is called so"))?;
            let about = field.attrs.iter().filter(|attribute| attribute.path().is_ident("doc"));
            let ty = &field.ty;
            let (head, gives, reads) = if copies {
                (quote!(const), quote!(#ty), quote!(self.#name))
            } else {
                lent(ty, &name)
            };
            getters.extend(quote! {
                #(#about)*
                pub #head fn #name(&self) -> #gives {
                    #reads
                }
            });
        }
    }
    let (name, (impls, types, bounds)) = (&input.ident, input.generics.split_for_impl());
    Ok(quote!(impl #impls #name #types #bounds { #getters }))
}

fn names(attribute: &Attribute) -> Result<Punctuated<Ident, Token![,]>> {
    attribute.parse_args_with(Punctuated::parse_terminated)
}

/// Returns whether the function is `const`, what it gives, and how it reads it.
fn lent(ty: &Type, name: &Ident) -> (TokenStream, TokenStream, TokenStream) {
    match within(ty) {
        Some(("Vec", inner)) => (quote!(), quote!(&[#inner]), quote!(&self.#name)),
        Some(("Arc" | "Box", inner)) => (quote!(), quote!(&#inner), quote!(&self.#name)),
        Some(("Option", inner)) => match within(inner) {
            Some(("Arc" | "Box", inner)) => {
                (quote!(), quote!(Option<&#inner>), quote!(self.#name.as_deref()))
            }
            _ => (quote!(const), quote!(Option<&#inner>), quote!(self.#name.as_ref())),
        },
        _ => (quote!(const), quote!(&#ty), quote!(&self.#name)),
    }
}

/// Returns what a type with one argument is called, and the argument.
pub fn within(ty: &Type) -> Option<(&'static str, &Type)> {
    let Type::Path(path) = ty else { return None };
    let last = path.path.segments.last()?;
    let PathArguments::AngleBracketed(arguments) = &last.arguments else { return None };
    let known = ["Vec", "Arc", "Box", "Option"].into_iter().find(|known| last.ident == known)?;
    match arguments.args.first()? {
        GenericArgument::Type(inner) => Some((known, inner)),
        _ => None,
    }
}
