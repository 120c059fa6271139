//! What the solvers know beyond alpha-beta.

/// Declares the ideas of a search, one row each: its name, what it does where its switch is on, and what its counter
/// counts. The other counters come first. Names are those that callers write.
macro_rules! ideas {
    (
        $(#[doc = $all:literal])+
        $ideas:ident as $type:literal of $search:literal

        $(#[doc = $done:literal])+
        $counts:ident { $($(#[doc = $more:literal])+ $other:ident,)+ }

        $($(#[doc = $what:literal])+ $idea:ident as $name:literal, $(#[doc = $when:literal])+ counted;)+
    ) => {
        $(#[doc = $all])+
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub struct $ideas {
            $($(#[doc = $what])+ pub $idea: bool,)+
        }

        impl $ideas {
            /// All of them.
            pub const ALL: $ideas = $ideas { $($idea: true,)+ };

            /// None of them.
            pub const NONE: $ideas = $ideas { $($idea: false,)+ };

            /// The type of the names in TypeScript.
            #[cfg(target_arch = "wasm32")]
            pub(crate) const DECLARED: &str = concat!(
                "/** An idea of ", $search, ". */\nexport type ", $type, " =",
                $(" | \"", $name, "\"",)+ ";"
            );

            /// Each with its name and its switch.
            pub fn switches(&mut self) -> [(&'static str, &mut bool); [$($name),+].len()] {
                [$(($name, &mut self.$idea),)+]
            }
        }

        $(#[doc = $done])+
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
        pub struct $counts {
            $($(#[doc = $more])+ pub $other: u64,)+
            $($(#[doc = $when])+ pub $idea: u64,)+
        }

        impl $counts {
            /// The name of each idea and its counter.
            pub fn by_name(&self) -> [(&'static str, u64); [$($name),+].len()] {
                [$(($name, self.$idea),)+]
            }
        }
    };
}
