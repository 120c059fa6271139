//! Writes results as plain JavaScript objects.
//!
//! It writes just what the results of this module are made of: structs, lists, texts, numbers,
//! booleans and options. serde-wasm-bindgen, which writes anything, weighs some kilobytes of wasm
//! more.

use std::cell::RefCell;
use std::fmt;

use js_sys::{Array, Object};
use serde::Serialize;
use serde::ser::{Error, Impossible, SerializeSeq, SerializeStruct, Serializer};
use wasm_bindgen::prelude::*;

#[wasm_bindgen]
extern "C" {
    type Plain;

    #[wasm_bindgen(method, indexing_setter)]
    fn put(this: &Plain, name: &JsValue, value: JsValue);
}

thread_local! {
    /// The names of properties that have been written, by where they lie: to make them again for each result
    /// is most of what a small call takes.
    static NAMES: RefCell<Vec<(&'static str, JsValue)>> = const { RefCell::new(Vec::new()) };
}

/// Calls something with a property's name.
fn with_name(name: &'static str, does: impl FnOnce(&JsValue)) {
    NAMES.with_borrow_mut(|names| {
        let known = |(at, _): &(&str, JsValue)| std::ptr::eq(*at, name);
        let place = names.iter().position(known).unwrap_or(names.len());
        if place == names.len() {
            names.push((name, name.into()));
        }
        does(&names[place].1);
    });
}

/// The plain object, list or value.
pub fn write(value: &impl Serialize) -> Result<JsValue, Unwritable> {
    value.serialize(Writer)
}

/// The result has a part that [`write`] does not know.
#[derive(Debug)]
pub struct Unwritable;

impl fmt::Display for Unwritable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("this result cannot be written")
    }
}

impl std::error::Error for Unwritable {}

impl Error for Unwritable {
    fn custom<T: fmt::Display>(_: T) -> Unwritable {
        Unwritable
    }
}

type Written = Result<JsValue, Unwritable>;

struct Writer;

/// The types of values that no result has.
macro_rules! unwritable {
    ($($method:ident($($type:ty),*))*) => {
        $(fn $method(self, $(_: $type),*) -> Written {
            Err(Unwritable)
        })*
    };
}

/// All numbers of JavaScript are of one type. Counts of nodes stay far below 2^53.
macro_rules! numbers {
    ($($method:ident($type:ty))*) => {
        $(fn $method(self, number: $type) -> Written {
            Ok(JsValue::from_f64(number as f64))
        })*
    };
}

impl Serializer for Writer {
    type Ok = JsValue;
    type Error = Unwritable;
    type SerializeSeq = List;
    type SerializeStruct = Properties;
    type SerializeTuple = Impossible<JsValue, Unwritable>;
    type SerializeTupleStruct = Impossible<JsValue, Unwritable>;
    type SerializeTupleVariant = Impossible<JsValue, Unwritable>;
    type SerializeMap = Impossible<JsValue, Unwritable>;
    type SerializeStructVariant = Impossible<JsValue, Unwritable>;

    numbers! {
        serialize_i8(i8) serialize_i16(i16) serialize_i32(i32) serialize_i64(i64)
        serialize_u8(u8) serialize_u16(u16) serialize_u32(u32) serialize_u64(u64)
        serialize_f32(f32) serialize_f64(f64)
    }

    unwritable! {
        serialize_char(char) serialize_bytes(&[u8]) serialize_unit()
        serialize_unit_struct(&'static str)
    }

    fn serialize_bool(self, value: bool) -> Written {
        Ok(value.into())
    }

    fn serialize_str(self, text: &str) -> Written {
        Ok(text.into())
    }

    fn serialize_none(self) -> Written {
        Ok(JsValue::NULL)
    }

    fn serialize_some<T: Serialize + ?Sized>(self, value: &T) -> Written {
        value.serialize(Writer)
    }

    fn serialize_unit_variant(self, _: &str, _: u32, name: &'static str) -> Written {
        Ok(name.into())
    }

    fn serialize_newtype_struct<T: Serialize + ?Sized>(self, _: &str, value: &T) -> Written {
        value.serialize(Writer)
    }

    fn serialize_newtype_variant<T: Serialize + ?Sized>(
        self,
        _: &str,
        _: u32,
        _: &str,
        _: &T,
    ) -> Written {
        Err(Unwritable)
    }

    fn serialize_seq(self, _: Option<usize>) -> Result<List, Unwritable> {
        Ok(List(Array::new()))
    }

    fn serialize_struct(self, _: &str, _: usize) -> Result<Properties, Unwritable> {
        Ok(Properties(Object::new().unchecked_into()))
    }

    fn serialize_tuple(self, _: usize) -> Result<Self::SerializeTuple, Unwritable> {
        Err(Unwritable)
    }

    fn serialize_tuple_struct(
        self,
        _: &str,
        _: usize,
    ) -> Result<Self::SerializeTupleStruct, Unwritable> {
        Err(Unwritable)
    }

    fn serialize_tuple_variant(
        self,
        _: &str,
        _: u32,
        _: &str,
        _: usize,
    ) -> Result<Self::SerializeTupleVariant, Unwritable> {
        Err(Unwritable)
    }

    fn serialize_map(self, _: Option<usize>) -> Result<Self::SerializeMap, Unwritable> {
        Err(Unwritable)
    }

    fn serialize_struct_variant(
        self,
        _: &str,
        _: u32,
        _: &str,
        _: usize,
    ) -> Result<Self::SerializeStructVariant, Unwritable> {
        Err(Unwritable)
    }
}

struct List(Array);

impl SerializeSeq for List {
    type Ok = JsValue;
    type Error = Unwritable;

    fn serialize_element<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Unwritable> {
        self.0.push(&value.serialize(Writer)?);
        Ok(())
    }

    fn end(self) -> Written {
        Ok(self.0.into())
    }
}

struct Properties(Plain);

impl SerializeStruct for Properties {
    type Ok = JsValue;
    type Error = Unwritable;

    fn serialize_field<T: Serialize + ?Sized>(
        &mut self,
        name: &'static str,
        value: &T,
    ) -> Result<(), Unwritable> {
        let value = value.serialize(Writer)?;
        with_name(name, |name| self.0.put(name, value));
        Ok(())
    }

    fn end(self) -> Written {
        Ok(self.0.into())
    }
}
