//! The TypeScript types of the core's enums of strings.
#![allow(dead_code)] // the compiler does not see that wasm-bindgen uses the declarations

use wasm_bindgen::prelude::*;

use crate::lab::bugs::Bug;
use crate::lab::judge::UsualOrder;
use crate::lab::puzzle::PuzzleKind;
use crate::lab::reason::Proves;
use crate::lab::review::Change;
use crate::lab::searches::SearchName;
use crate::lab::slips::Slip;
use crate::search::Verdict;
use crate::solver::session::Source;

macro_rules! declare {
    ($($list:ident)+) => {
        $(
            #[wasm_bindgen(typescript_custom_section)]
            const _: &str = $list::DECLARED;
        )+
    };
}

declare! { Bug Change PuzzleKind Proves SearchName Slip Source UsualOrder Verdict }
