//! Trees as text.
//!
//! ```text
//! tree  = value | name | [value | name] "[" tree { "," tree } "]"
//! value = ["-" | "+"] digits ["." digits]
//! name  = a letter, then letters and digits
//! ```
//!
//! `(…)` and `{…}` are brackets too, and `−` is a minus. The name of an inner node is not stored.
//! If a text cannot be read with commas, white space separates the trees of a list: `((3 12 8) (2 4
//! 6))`. Such a list cannot begin with a name, because in `(MAX 3 12)` it could be the name of the
//! node.
//!
//! White space can be around the parts of a tree. But there is none between a value or a name and
//! its bracket, because `5 (3 12)` could be two trees. The exception is a value before `[`, in a
//! text with commas between its trees.

use std::str::FromStr;
use std::{fmt, iter};

use super::{MOST_CHILDREN, MOST_NODES, MOST_PLIES, Node, NodeIndex, Number, Tree};

/// The longest name, in characters.
const LONGEST_NAME: usize = 12;

/// Decimal numbers with at most this many digits are all different as `f64`s.
const MOST_DIGITS: usize = 15;

/// The fault of a text that should be a tree, and its position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TreeError {
    /// The fault.
    pub fault: TreeFault,
    /// The character where parsing failed, counted from 0; the length of the text if it ends too
    /// early.
    pub at: usize,
}

/// The faults of the text of a tree.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TreeFault {
    /// A value, a name or a bracket should be here.
    NoNode,
    /// A number cannot be read, or has too many digits.
    Number,
    /// A name is too long.
    Name,
    /// `,` or the closing bracket should be here.
    Unclosed,
    /// There is more text after the end of the tree.
    After,
    /// A node has too many children.
    Wide,
    /// The tree has too many plies.
    Deep,
    /// The tree has too many nodes.
    Large,
}

impl TreeFault {
    /// Returns the limit that was exceeded; `None` for a fault of another kind.
    #[must_use]
    pub const fn most(self) -> Option<usize> {
        match self {
            Self::Number => Some(MOST_DIGITS),
            Self::Name => Some(LONGEST_NAME),
            Self::Wide => Some(MOST_CHILDREN),
            Self::Deep => Some(MOST_PLIES),
            Self::Large => Some(MOST_NODES),
            Self::NoNode | Self::Unclosed | Self::After => None,
        }
    }
}

impl fmt::Display for TreeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "sign {}: ", self.at + 1)?;
        match self.fault {
            TreeFault::NoNode => f.write_str("a value, a name or a bracket should be here"),
            TreeFault::Number => {
                write!(
                    f,
                    "this number cannot be read; it has {MOST_DIGITS} digits at most"
                )
            }
            TreeFault::Name => write!(f, "a name has {LONGEST_NAME} signs at most"),
            TreeFault::Unclosed => f.write_str("a comma or the closing bracket should be here"),
            TreeFault::After => f.write_str("the tree has ended before this"),
            TreeFault::Wide => write!(f, "a node has {MOST_CHILDREN} children at most"),
            TreeFault::Deep => write!(f, "a tree has {MOST_PLIES} plies at most"),
            TreeFault::Large => write!(f, "a tree has {MOST_NODES} nodes at most"),
        }
    }
}

impl std::error::Error for TreeError {}

impl FromStr for Tree {
    type Err = TreeError;

    /// Reads a tree. White space can be between its parts, but not before the bracket of a name, nor
    /// before that of a value, except before `[` in a text with commas.
    ///
    /// # Errors
    ///
    /// A [`TreeError`] with the first wrong character.
    fn from_str(text: &str) -> Result<Tree, TreeError> {
        let signs: Vec<char> = text.chars().collect();
        let read = |is_spaced| {
            let (signs, nodes) = (&signs[..], Vec::new());
            TreeReader {
                signs,
                at: 0,
                nodes,
                is_spaced,
            }
            .tree()
        };
        read(false).or_else(|fault| {
            // The error of the attempt that got further is better.
            read(true).map_err(|other| if other.at > fault.at { other } else { fault })
        })
    }
}

struct TreeReader<'s> {
    signs: &'s [char],
    at: usize,
    nodes: Vec<Node>,
    /// True if white space separates trees.
    is_spaced: bool,
}

impl<'s> TreeReader<'s> {
    fn tree(mut self) -> Result<Tree, TreeError> {
        self.node(0, 0)?;
        match self.peek() {
            None => Ok(Tree { nodes: self.nodes }),
            Some(_) => Err(self.fault(TreeFault::After)),
        }
    }

    fn fault(&self, fault: TreeFault) -> TreeError {
        TreeError { fault, at: self.at }
    }

    /// Returns the next character that is not white space.
    fn peek(&mut self) -> Option<char> {
        self.pass(char::is_whitespace);
        self.signs.get(self.at).copied()
    }

    /// Consumes characters as long as they are of one kind, and returns them.
    fn pass(&mut self, is_of_kind: impl Fn(char) -> bool) -> &'s [char] {
        let rest = &self.signs[self.at..];
        let end = rest.iter().position(|&sign| !is_of_kind(sign));
        let passed = &rest[..end.unwrap_or(rest.len())];
        self.at += passed.len();
        passed
    }

    fn node(&mut self, parent: NodeIndex, ply: usize) -> Result<NodeIndex, TreeError> {
        let sign = self.peek();
        if ply > MOST_PLIES {
            return Err(self.fault(TreeFault::Deep));
        }
        if self.nodes.len() == MOST_NODES {
            return Err(self.fault(TreeFault::Large));
        }
        let index = self.nodes.len() as NodeIndex;
        let mut node = Node {
            parent,
            ply,
            ..Node::default()
        };
        match sign {
            Some(sign @ ('-' | '−' | '+' | '.' | '0'..='9')) => {
                node.value = Some(self.number(sign)?);
            }
            Some(sign) if sign.is_alphabetic() => node.name = Some(self.name()?),
            Some('[' | '(' | '{') => {}
            _ => return Err(self.fault(TreeFault::NoNode)),
        }
        let end = self.at;
        let after = self.peek();
        let Some(closing) = after.and_then(closing) else {
            self.nodes.push(node);
            return Ok(index);
        };
        let is_alone = node.value.is_some() && !self.is_spaced && after == Some('[');
        if self.at > end && !is_alone {
            return Err(self.fault(TreeFault::Unclosed));
        }
        node.name = None;
        self.nodes.push(node);
        self.children(index, ply, closing)?;
        Ok(index)
    }

    /// Reads from the opening bracket to the closing one.
    fn children(&mut self, parent: NodeIndex, ply: usize, closing: char) -> Result<(), TreeError> {
        self.at += 1; // the bracket
        // The separator of this list, when the first one has been read.
        let mut by_commas = (!self.is_spaced).then_some(true);
        loop {
            if self.nodes[parent as usize].children.len() == MOST_CHILDREN {
                return Err(self.fault(TreeFault::Wide));
            }
            let child = self.node(parent, ply + 1)?;
            self.nodes[parent as usize].children.push(child);
            match self.peek() {
                Some(',') if by_commas != Some(false) => {
                    by_commas = Some(true);
                    self.at += 1;
                }
                Some(sign) if sign == closing => {
                    self.at += 1;
                    return Ok(());
                }
                Some(_) if by_commas != Some(true) && self.is_apart() && !self.is_head(parent) => {
                    by_commas = Some(false);
                }
                _ => return Err(self.fault(TreeFault::Unclosed)),
            }
        }
    }

    /// True if the only child so far is a name, which in `(MAX 3 12)` can be the name of the node.
    fn is_head(&self, parent: NodeIndex) -> bool {
        match self.nodes[parent as usize].children[..] {
            [child] => self.nodes[child as usize].name.is_some(),
            _ => false,
        }
    }

    /// True if there is white space or a bracket directly before this position.
    fn is_apart(&self) -> bool {
        let before = self.signs[self.at - 1];
        before.is_whitespace() || matches!(before, ']' | ')' | '}')
    }

    fn number(&mut self, first: char) -> Result<Number, TreeError> {
        let fault = self.fault(TreeFault::Number);
        let first = if first == '−' { '-' } else { first };
        self.at += 1;
        let rest = self.pass(|sign| sign.is_ascii_digit() || sign == '.');
        let text: String = iter::once(first).chain(rest.iter().copied()).collect();
        decimal(&text).ok_or(fault)
    }

    fn name(&mut self) -> Result<String, TreeError> {
        let fault = self.fault(TreeFault::Name);
        let name = self.pass(char::is_alphanumeric);
        if name.len() > LONGEST_NAME {
            return Err(fault);
        }
        Ok(name.iter().collect())
    }
}

/// Returns the bracket that closes an opening bracket.
fn closing(sign: char) -> Option<char> {
    match sign {
        '[' => Some(']'),
        '(' => Some(')'),
        '{' => Some('}'),
        _ => None,
    }
}

impl fmt::Display for Tree {
    /// Writes the tree as text without white space.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.write(0, f)
    }
}

impl Tree {
    fn write(&self, index: NodeIndex, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let node = self.node(index);
        if let Some(name) = &node.name {
            return f.write_str(name);
        }
        if let Some(value) = node.value {
            write_decimal(value.get(), f)?;
        }
        for (index, &child) in node.children.iter().enumerate() {
            f.write_str(if index == 0 { "[" } else { "," })?;
            self.write(child, f)?;
        }
        f.write_str(if node.children.is_empty() { "" } else { "]" })
    }
}

/// Parses a number from its digits, with an optional sign and point.
fn decimal(text: &str) -> Option<Number> {
    let unsigned = text.strip_prefix(['-', '+']).unwrap_or(text);
    let (whole, fraction) = unsigned.split_once('.').unwrap_or((unsigned, ""));
    let digits = [whole, fraction].concat();
    if digits.len() > MOST_DIGITS {
        return None;
    }
    // Both numbers are exact, so the quotient is the nearest `f64`.
    let value = digits.parse::<u64>().ok()? as f64 / power_of_ten(fraction.len()) as f64;
    Number::new(if text.starts_with('-') { -value } else { value })
}

/// Writes a number that [`decimal`] has parsed, with as few digits as possible. The standard
/// library can write any number, which takes 20 kB.
fn write_decimal(value: f64, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    let digits = |decimals| (value.abs() * power_of_ten(decimals) as f64 + 0.5) as u64;
    let reads_as = |decimals| digits(decimals) as f64 / power_of_ten(decimals) as f64;
    let mut decimals = 0;
    while decimals < MOST_DIGITS && reads_as(decimals) != value.abs() {
        decimals += 1;
    }
    let (digits, unit) = (digits(decimals), power_of_ten(decimals));
    let sign = if value < 0.0 { "-" } else { "" };
    write!(f, "{sign}{}", digits / unit)?;
    if decimals > 0 {
        write!(f, ".{:0decimals$}", digits % unit)?;
    }
    Ok(())
}

/// Returns a power of ten. Up to an exponent of [`MOST_DIGITS`], an `f64` represents it exactly.
fn power_of_ten(exponent: usize) -> u64 {
    10_u64.pow(exponent as u32)
}
