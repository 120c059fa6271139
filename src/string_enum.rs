//! Enums whose values are strings in JavaScript and in `cutoff check`.

/// Declares an enum and the string of each value. Each line becomes a part of the enum, of `ALL`,
/// of `name` and of the TypeScript type of the strings.
macro_rules! string_enum {
    ($(#[doc = $about:literal])+ $list:ident as $type:literal {
        $($(#[doc = $what:literal])+ $one:ident = $name:literal,)+
    }) => {
        $(#[doc = $about])+
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum $list {
            $($(#[doc = $what])+ $one,)+
        }

        impl $list {
            /// All of them.
            pub const ALL: [$list; [$($name),+].len()] = [$($list::$one),+];

            /// The TypeScript type of the names.
            #[cfg(target_arch = "wasm32")]
            pub(crate) const DECLARED: &str = concat!(
                "/**", $($about,)+ " */\nexport type ", $type, " =",
                $(" | \"", $name, "\"",)+ ";"
            );

            /// Returns the name that callers write.
            pub const fn name(self) -> &'static str {
                match self {
                    $($list::$one => $name,)+
                }
            }
        }
    };
}
