//! Checks that a name identifies a type: no two types of the crate have the same name, at any
//! visibility.

use std::collections::BTreeMap;
use std::fs::{read_dir, read_to_string};
use std::path::Path;

/// Adds the types that the files of a folder declare, each with its files.
fn names(folder: &Path, found: &mut BTreeMap<String, Vec<String>>) {
    for entry in read_dir(folder).expect("a folder") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            names(&path, found);
        } else if path.extension().is_some_and(|kind| kind == "rs") {
            let text = read_to_string(&path).expect("a file");
            for name in text.lines().filter_map(declared) {
                let places = found.entry(name.to_string()).or_default();
                places.push(path.display().to_string());
            }
        }
    }
}

/// Returns the type that a line declares, by a keyword or in one of the crate's lists such as `Bug
/// as "BugName" {`.
fn declared(line: &str) -> Option<&str> {
    let mut words = line.split_whitespace();
    let first = words.find(|word| !word.starts_with("pub"))?;
    let second = words.next()?;
    let name = match first {
        "struct" | "enum" | "trait" | "union" => second,
        _ if second == "as" && words.next()?.starts_with('"') => first,
        _ => return None,
    };
    let end = name.find(|sign: char| !sign.is_alphanumeric());
    let name = &name[..end.unwrap_or(name.len())];
    name.starts_with(char::is_uppercase).then_some(name)
}

#[test]
fn no_two_types_have_the_same_name() {
    let mut found = BTreeMap::new();
    names(
        &Path::new(env!("CARGO_MANIFEST_DIR")).join("src"),
        &mut found,
    );
    assert!(found.len() > 250 && found.contains_key("Verdict") && found.contains_key("Source"));
    found.retain(|_, places| places.len() > 1);
    assert!(found.is_empty(), "{found:#?}");
}
