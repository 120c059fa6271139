//! Reads JavaScript values whose own code can run and throw.
//!
//! The functions return an `Option`. If an import returns a bare value and throws, wasm-bindgen
//! 0.2.130 reserves a slot of its table for the result, which is never freed. So a million throws
//! would leave a million slots. An `Option` without a value takes no slot.

use js_sys::{Array, JsString};
use wasm_bindgen::prelude::*;

/// The value that was read, or the value that was thrown.
pub type Read<T> = std::result::Result<T, JsValue>;

mod js {
    use super::Read;
    use js_sys::Array;
    use wasm_bindgen::prelude::*;

    #[wasm_bindgen]
    extern "C" {
        /// It throws on a revoked proxy.
        #[wasm_bindgen(js_namespace = Array, js_name = isArray, catch)]
        pub fn is_array(value: &JsValue) -> Read<bool>;

        /// A property by its name; `None` for null and undefined.
        #[wasm_bindgen(js_namespace = Reflect, js_name = get, catch)]
        pub fn property(object: &JsValue, name: &JsValue) -> Read<Option<JsValue>>;

        /// An item of an array; `None` for null and undefined.
        #[wasm_bindgen(js_namespace = Reflect, js_name = get, catch)]
        pub fn item(array: &JsValue, index: u32) -> Read<Option<JsValue>>;

        /// The names of an object's own properties.
        #[wasm_bindgen(js_namespace = Reflect, js_name = ownKeys, catch)]
        pub fn own_names(object: &JsValue) -> Read<Option<Array>>;
    }
}

pub use guard::foreign;

/// A property by its name; `None` for null and undefined.
pub fn property(object: &JsValue, name: &JsValue) -> Read<Option<JsValue>> {
    foreign(|| js::property(object, name))
}

/// An item of an array; `None` for null and undefined.
pub fn item(array: &JsValue, index: u32) -> Read<Option<JsValue>> {
    foreign(|| js::item(array, index))
}

/// The names of an object's own properties.
pub fn own_names(object: &JsValue) -> Read<Option<Array>> {
    foreign(|| js::own_names(object))
}

/// The build for play needs no guard, because only our page calls it, with copies of its messages
/// to the worker.
#[cfg(not(feature = "boards"))]
mod guard {
    use super::Read;

    /// Runs code that is not ours.
    #[inline(always)]
    pub fn foreign<T>(run: impl FnOnce() -> Read<T>) -> Read<T> {
        run()
    }
}

#[cfg(feature = "boards")]
mod guard {
    use super::Read;
    use std::cell::Cell;
    use wasm_bindgen::JsValue;

    /// The largest depth of nested calls. A getter can call this module again, and each such call
    /// takes some of the module's stack, which must never run out.
    const MOST_NESTED: u32 = 16;

    /// Runs code that is not ours. If too many of these calls are nested, it fails without running
    /// the code.
    pub fn foreign<T>(run: impl FnOnce() -> Read<T>) -> Read<T> {
        thread_local! {
            static NESTED: Cell<u32> = const { Cell::new(0) };
        }
        let nested = NESTED.get();
        if nested == MOST_NESTED {
            return Err(JsValue::UNDEFINED);
        }
        NESTED.set(nested + 1);
        let result = run();
        NESTED.set(nested);
        result
    }
}

/// The length of an array, or `None` for anything else.
pub fn array_length(value: &JsValue) -> Read<Option<f64>> {
    if !js::is_array(value)? {
        return Ok(None);
    }
    let length = property(value, &"length".into())?;
    Ok(length.and_then(|length| length.as_f64()))
}

/// A string of at most `longest` UTF-16 units. Longer strings are not copied.
pub fn short_text(value: &JsValue, longest: u32) -> Option<String> {
    let text = value.dyn_ref::<JsString>()?;
    (text.length() <= longest).then(|| text.into())
}

/// The kind of a value in a word or two, for messages. Runs none of the value's own code.
pub fn kind(value: &JsValue) -> String {
    match value.js_typeof().as_string().as_deref() {
        _ if value.is_null() => "null".into(),
        Some("undefined") => "undefined".into(),
        Some("object") => "an object".into(),
        Some(kind) => format!("a {kind}"),
        None => "a value".into(), // typeof always returns a string
    }
}
