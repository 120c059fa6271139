//! The ideas of the solvers by their names.

use wasm_bindgen::prelude::*;

use crate::solver::session::Settings;
use crate::wasm::input::errors::error;
use crate::wasm::input::read::{Read, array_length, item, short_text};

/// More signs than the longest name of an idea has.
const LONGEST_NAME: u32 = 40;

#[wasm_bindgen(typescript_custom_section)]
const _: &str = "
/** What the solvers know beyond alpha-beta. Two ideas are of both. */
export type IdeaName = SearchIdea | ConnectFourIdea;";

/// Switches off the ideas with these names.
pub fn without(value: &JsValue, settings: &mut Settings) -> Read<()> {
    let refused = || {
        let mut message = String::from("without is an array of names:");
        for (name, _) in switches(&mut Settings::default()) {
            message.push(' ');
            message.push_str(name);
        }
        error("option-without", &message)
    };
    let length = array_length(value).ok().flatten().ok_or_else(refused)?;
    for place in 0..length.min(100.0) as u32 {
        let name = item(value, place).ok().flatten();
        let name = name.and_then(|name| short_text(&name, LONGEST_NAME));
        let name = name.ok_or_else(refused)?;
        let mut known = false;
        for (idea, on) in switches(settings) {
            if idea == name {
                *on = false;
                known = true;
            }
        }
        if !known {
            return Err(refused());
        }
    }
    Ok(())
}

/// All ideas, each with its name and its switch: those of the search for any board, then those of Connect Four's
/// solver. Two are of both.
#[inline(never)] // both callers share one copy
fn switches(settings: &mut Settings) -> Vec<(&'static str, &mut bool)> {
    let mut all = Vec::from(settings.ideas.switches());
    all.extend(settings.refinements.switches());
    all
}
