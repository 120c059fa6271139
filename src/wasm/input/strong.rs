//! The ideas of the strong searches by their names.

use wasm_bindgen::prelude::*;

use crate::solver::connect_four::Refinements;
use crate::solver::grid::Ideas;
use crate::solver::session::Settings;
use crate::wasm::input::errors::error;
use crate::wasm::input::read::{Read, array_length, item, short_text};

/// More signs than the longest name of an idea has.
const LONGEST_NAME: u32 = 40;

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = r#"
/** What the strong searches know beyond alpha-beta. The first nine are of the search for any board. The
 * last six are of Connect Four's solver, and so are `doubleThreats` and `followUp`, which are of both. */
export type IdeaName =
    | "table" | "symmetry" | "threats" | "doubleThreats" | "openLines" | "potential" | "followUp"
    | "ordering" | "lookAhead"
    | "forcedReplies" | "lookupsFirst" | "bucketsOfTwo" | "growingTable" | "shortHorizons" | "richOrder";
"#;

/// Switches off the ideas with these names.
pub fn without(value: &JsValue, settings: &mut Settings) -> Read<()> {
    let refused = || {
        let mut message = String::from("without is an array of names:");
        for (name, _) in idea_names(&mut Settings::default()) {
            if !message.ends_with(name) {
                message.push(' ');
                message.push_str(name);
            }
        }
        error("option-without", &message)
    };
    let length = array_length(value).ok().flatten().ok_or_else(refused)?;
    for place in 0..length.min(100.0) as u32 {
        let name = item(value, place).ok().flatten();
        let name = name.and_then(|name| short_text(&name, LONGEST_NAME));
        let name = name.ok_or_else(refused)?;
        let mut known = false;
        for (idea, on) in idea_names(settings) {
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

/// The names of all ideas, and where each is switched. Two are in both searches.
fn idea_names(settings: &mut Settings) -> [(&'static str, &mut bool); 17] {
    let Settings {
        ideas, refinements, ..
    } = settings;
    let Ideas {
        table,
        symmetry,
        threats,
        double_threats,
        open_lines,
        potential,
        follow_up,
        ordering,
        look_ahead,
    } = ideas;
    let Refinements {
        double_threats: forks,
        forced_replies,
        follow_up: answers,
        lookups_first,
        buckets_of_two,
        growing_table,
        short_horizons,
        rich_order,
    } = refinements;
    [
        ("table", table),
        ("symmetry", symmetry),
        ("threats", threats),
        ("doubleThreats", double_threats),
        ("doubleThreats", forks),
        ("openLines", open_lines),
        ("potential", potential),
        ("followUp", follow_up),
        ("followUp", answers),
        ("ordering", ordering),
        ("lookAhead", look_ahead),
        ("forcedReplies", forced_replies),
        ("lookupsFirst", lookups_first),
        ("bucketsOfTwo", buckets_of_two),
        ("growingTable", growing_table),
        ("shortHorizons", short_horizons),
        ("richOrder", rich_order),
    ]
}
