//! What each idea of a solver has done.

use serde::Serializer;
use serde::ser::SerializeStruct;
use wasm_bindgen::prelude::*;

use crate::solver::session::IdeaCounts;

#[wasm_bindgen(typescript_custom_section)]
const _: &str = r#"
/** How often each idea of the search that answered has decided something, since the question was first
 * asked. In the search for any board each counts the nodes that it ended: `table` by a bound in the
 * table, `symmetry` those among them that were kept turned or reflected, `ordering` by the move that was
 * tried first. In Connect Four's solver so do `doubleThreats`, `followUp`, `lookupsFirst` and `richOrder`
 * (by the move that was tried first); `forcedReplies` are moves played without a search, `bucketsOfTwo`
 * entries of the table that stayed because they were dearer, `growingTable` how often a table has doubled, and
 * `shortHorizons` tries for a quick win or loss that closed in on the score. */
export type IdeaCounts = Partial<Record<IdeaName, number>>;
"#;

/// Writes an object with a property for each idea.
pub fn write<S: Serializer>(counts: &IdeaCounts, to: S) -> Result<S::Ok, S::Error> {
    fn object<S: Serializer>(ideas: &[(&'static str, u64)], to: S) -> Result<S::Ok, S::Error> {
        let mut object = to.serialize_struct("IdeaCounts", ideas.len())?;
        for (name, count) in ideas {
            object.serialize_field(name, count)?;
        }
        object.end()
    }
    match counts {
        IdeaCounts::Search(counts) => object(&counts.by_name(), to),
        IdeaCounts::ConnectFour(counts) => object(&counts.by_name(), to),
    }
}
