//! Reads the input of the lab's calls: names of bugs and searches, and lists of positions.

use std::rc::Rc;

use wasm_bindgen::prelude::*;

use super::errors::{attach, error};
use super::moves::position;
use super::read::{Read, array_length, item};
use crate::games::BoardGame;
use crate::lab::bugs::Bug;
use crate::lab::{puzzle::PuzzleKind, searches::SearchName};

/// A bug by its name. Fails with the code `bug-unknown`.
pub fn bug(value: &JsValue) -> Read<Bug> {
    let bug = Bug::ALL.into_iter().find(|bug| *value == bug.name());
    bug.ok_or_else(|| error("bug-unknown", "no bug has this name"))
}

/// One or two searches. Fails with the code `searches-count` or `search-unknown`.
pub fn searches(value: &JsValue) -> Read<Vec<SearchName>> {
    let length = array_length(value).ok().flatten().unwrap_or(0.0) as u32;
    if !(1..=2).contains(&length) {
        let message = "searches are an array of one name or two";
        return Err(error("searches-count", message));
    }
    let one = |at| {
        let name = item(value, at).ok().flatten().unwrap_or_default();
        search_by_name(&name).ok_or_else(|| error("search-unknown", "no search has this name"))
    };
    (0..length).map(one).collect()
}

/// The search with this name.
fn search_by_name(value: &JsValue) -> Option<SearchName> {
    let mut all = SearchName::ALL.into_iter();
    all.find(|search| *value == search.name())
}

pub fn other_search(value: &JsValue) -> Read<SearchName> {
    let search = search_by_name(value).filter(|search| search.textbook().is_none());
    search.ok_or_else(|| {
        let message = "search is one of deepening table symmetry best-first worst-first";
        error("option-search", message)
    })
}

pub fn kind_of_move(value: &JsValue) -> Read<Option<PuzzleKind>> {
    let mut kinds = PuzzleKind::ALL.into_iter();
    let kind = kinds.find(|kind| *value == kind.name());
    if kind.is_none() && *value != "any" {
        return Err(error("option-kind", "kind is \"win\", \"save\" or \"any\""));
    }
    Ok(kind)
}

/// The largest number of items of a list. Callers pass longer lists in parts.
const MOST_POSITIONS: u32 = 100_000;

/// A list of positions, each in any form that [`position`] reads. Fails with the code
/// `positions-type` or `positions-many`, or the error of [`position`] with the index of the
/// position in `at`.
pub fn positions<B: BoardGame>(value: &JsValue, game: &B) -> Read<Vec<B::Position>> {
    let not_a_list = || error("positions-type", "positions are an array of boards");
    let length = array_length(value).ok().flatten().ok_or_else(not_a_list)?;
    if length > MOST_POSITIONS.into() {
        let message = format!("there are more than {MOST_POSITIONS} positions");
        return Err(error("positions-many", &message));
    }
    let one = |(at, value): (usize, JsValue)| {
        position(&value, game).inspect_err(|error| attach(error, "at", &at.into()))
    };
    let items = items(value).ok_or_else(not_a_list)?;
    items.into_iter().enumerate().map(one).collect()
}

/// Items read from arrays. Two lists are equal if their items are.
#[derive(Clone)]
pub struct List<T> {
    arrays: Vec<JsValue>,
    /// The items.
    pub items: Rc<[T]>,
}

impl<T> List<T> {
    /// The items read from these arrays.
    pub fn new(arrays: &[&JsValue], items: Vec<T>) -> List<T> {
        List {
            arrays: arrays.iter().map(|&array| array.clone()).collect(),
            items: items.into(),
        }
    }

    /// True if the list was read from these same arrays. Then they do not have to be read again.
    pub fn is_of(&self, arrays: &[&JsValue]) -> bool {
        self.arrays.iter().eq(arrays.iter().copied())
    }
}

impl<T: PartialEq> PartialEq for List<T> {
    fn eq(&self, other: &List<T>) -> bool {
        self.items == other.items
    }
}

/// One position as a text, or an array of positions. Fails as [`position`] or as [`positions`] do.
pub fn workload<B: BoardGame>(value: &JsValue, game: &B) -> Read<Vec<B::Position>> {
    if value.is_string() {
        return Ok(vec![position(value, game)?]);
    }
    positions(value, game)
}

/// The items of an array of at most this length. An item that cannot be read is undefined.
pub fn items(value: &JsValue) -> Option<Vec<JsValue>> {
    let length = array_length(value).ok().flatten()?;
    let length = Some(length).filter(|&length| length <= MOST_POSITIONS.into())?;
    let one = |at| item(value, at).ok().flatten().unwrap_or_default();
    Some((0..length as u32).map(one).collect())
}
