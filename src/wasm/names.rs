//! The TypeScript types of the names that the core gives its searches and its bugs, written from the
//! core's own tables.
#![allow(dead_code)] // the compiler does not see that wasm-bindgen uses the declarations

use wasm_bindgen::prelude::*;

use crate::lab::bugs::Bug;
use crate::lab::searches::SearchName;

const SEARCHS: [&str; SearchName::ALL.len()] = {
    let mut names = [""; SearchName::ALL.len()];
    let mut at = 0;
    while at < names.len() {
        names[at] = SearchName::ALL[at].name();
        at += 1;
    }
    names
};

const BUGS: [&str; Bug::ALL.len()] = {
    let mut names = [""; Bug::ALL.len()];
    let mut at = 0;
    while at < names.len() {
        names[at] = Bug::ALL[at].name();
        at += 1;
    }
    names
};

const SEARCH_HEAD: &str = "/** The names of the searches. */
export type SearchName =";
const BUG_HEAD: &str = "/** The names of the bugs. */
export type BugName =";

const SEARCH_BYTES: [u8; length(SEARCH_HEAD, &SEARCHS)] = declaration(SEARCH_HEAD, &SEARCHS);
const BUG_BYTES: [u8; length(BUG_HEAD, &BUGS)] = declaration(BUG_HEAD, &BUGS);

#[wasm_bindgen(typescript_custom_section)]
const SEARCH_NAME: &'static str = text(&SEARCH_BYTES);

#[wasm_bindgen(typescript_custom_section)]
const BUG_NAME: &'static str = text(&BUG_BYTES);

/// The length of `head | "name" | "name";`.
const fn length(head: &str, names: &[&str]) -> usize {
    let mut length = head.len() + ";".len();
    let mut at = 0;
    while at < names.len() {
        length += names[at].len() + " | \"\"".len();
        at += 1;
    }
    length
}

const fn declaration<const LENGTH: usize>(head: &str, names: &[&str]) -> [u8; LENGTH] {
    let (bytes, mut end) = put([b';'; LENGTH], 0, head);
    let (mut bytes, mut at) = (bytes, 0);
    while at < names.len() {
        (bytes, end) = put(bytes, end, " | \"");
        (bytes, end) = put(bytes, end, names[at]);
        (bytes, end) = put(bytes, end, "\"");
        at += 1;
    }
    bytes
}

const fn put<const LENGTH: usize>(
    mut bytes: [u8; LENGTH],
    start: usize,
    text: &str,
) -> ([u8; LENGTH], usize) {
    let mut at = 0;
    while at < text.len() {
        bytes[start + at] = text.as_bytes()[at];
        at += 1;
    }
    (bytes, start + at)
}

const fn text(bytes: &'static [u8]) -> &'static str {
    match std::str::from_utf8(bytes) {
        Ok(text) => text,
        Err(_) => panic!("names are ASCII"),
    }
}
