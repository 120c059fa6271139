//! The opening book.

use std::cell::RefCell;
use std::rc::Rc;

use js_sys::Uint8Array;

use crate::solver::connect_four::{Book, BookError};
use crate::wasm::call::*;
use crate::wasm::input::kind;
use crate::wasm::input::read::foreign;

/// The largest number of bytes that are read. No book is larger.
const LONGEST_BOOK: u32 = 1_000_000;

#[wasm_bindgen]
extern "C" {
    /// Copies some bytes of an array. It throws if the bytes are gone, which happens when a page
    /// transfers an array to a worker. `read` explains the `Option`.
    #[wasm_bindgen(js_namespace = ["Uint8Array", "prototype", "slice"], js_name = call, catch)]
    fn slice(array: &JsValue, from: u32, to: u32) -> Read<Option<JsValue>>;

    /// A byte array whose class adds no code of its own.
    #[wasm_bindgen(js_namespace = Uint8Array, js_name = from, catch)]
    fn plain(bytes: &JsValue) -> Read<Option<Uint8Array>>;
}

thread_local! {
    static BOOK: RefCell<Option<Rc<Book>>> = const { RefCell::new(None) };
}

/// The contents of a book.
#[derive(Serialize, Tsify)]
pub struct BookDescription {
    /// The game of the book.
    pub game: String,
    /// The largest number of stones. The book has the score of every position with at most this
    /// many.
    pub depth: u32,
}

/// Loads the opening book of Connect Four from the bytes of its file, `connect-four.book`. From
/// then on `solve` uses it.
///
/// ```js
/// load_book(new Uint8Array(await (await fetch("connect-four.book")).arrayBuffer()));
/// ```
///
/// @param bytes The file.
/// @returns The game and the depth of the book.
/// @throws {Error} With the code `book-type` or `book-broken`. A book that was loaded before stays
/// loaded.
#[wasm_bindgen]
pub fn load_book(
    #[wasm_bindgen(unchecked_param_type = "Uint8Array")] bytes: JsValue,
) -> Result<BookDescription> {
    // The code of a proxy can run at this point.
    let is_bytes = foreign(|| Ok(bytes.is_instance_of::<Uint8Array>()));
    if is_bytes != Ok(true) {
        let message = format!("a book is a Uint8Array, and this is {}", kind(&bytes));
        return Err(error("book-type", &message));
    }
    let unreadable = |_| {
        error(
            "book-broken",
            "the bytes cannot be read: they may be detached",
        )
    };
    let copy = foreign(|| slice(&bytes, 0, LONGEST_BOOK + 1)).map_err(unreadable)?;
    let array = plain(&copy.into()).map_err(unreadable)?.unwrap_or_default();
    if array.length() > LONGEST_BOOK {
        return Err(error("book-broken", "the file is too long for a book"));
    }
    let book = Book::load(&array.to_vec())
        .map_err(|fault: BookError| error("book-broken", &fault.to_string()))?;
    let depth = book.depth();
    BOOK.set(Some(Rc::new(book)));
    give(&BookDescription {
        game: "7x6k4g".into(),
        depth,
    })
}

/// Runs `work` with the book, if a book is loaded and `wanted`.
pub fn with_book<T>(wanted: bool, work: impl FnOnce(Option<&Book>) -> T) -> T {
    // The pointer is copied, because a clock can call this module in between and load another book.
    let book = BOOK.with_borrow(|book| book.clone()).filter(|_| wanted);
    work(book.as_deref())
}
