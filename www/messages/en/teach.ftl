### Words of Teach, and of the bar of a lesson.

## Titles of the places
teach-title = Teach minimax and alpha-beta · Cutoff
teach-description =
    .content = Exercise sheets, lessons and boards for your own pages, and the JavaScript package of the engine.

## The cards
teach-program = Check programming homework by its moves
plan-title = A { NUMBER($minutes) }-minute lesson
plan-for = For a class that knows tic-tac-toe and has not heard of minimax. You need one screen that everyone can see, a device for each pupil or pair, and a printed sheet.
plan-minutes = { NUMBER($from) }–{ NUMBER($to) } min
plan-play = Some pupils try to beat the computer. Nobody can. How does it choose its moves?
plan-values = Together: where should MAX go? The class chooses a branch, sees the answer, and then drags a leaf.
plan-cut = Together: which leaves will be skipped? Everyone marks them, then checks the cut and the reason for it.
plan-lesson = Each pupil alone: the ready-made lesson “Your first cut”, which checks the answers.
plan-paper = On paper: one tree to fill in with α, β and every value, then the answer key.
plan-map = How much of tic-tac-toe does alpha-beta visit? Everyone estimates, then the map gives the answer.
teach-sheet-title = Print a sheet
teach-sheet-about = Trees to search by hand, with room for α, β and every value, and an answer key.
teach-lesson-title = Give a lesson
teach-lesson-about = A guided tour of this site with your own text and questions. Some lessons are ready.
teach-embed-title = Embed in your page
teach-embed-about = A board, a search or an exercise in your own page, with a few lines of HTML.
teach-code-title = For developers
teach-code-about = The engine as an npm package: the file, and every call and field.

## Exercise sheets
sheet-source = Trees from
sheet-source-random = random
sheet-source-gallery = examples
sheet-source-own = your own tree
teach-size = Size
sheet-size-of = { $plies } plies, { $branches ->
       *[other] up to { $branches } branches
    }
sheet-root = Moves first
sheet-example = First example
sheet-example-aima = Russell and Norvig: nine leaves
sheet-example-min = MIN at the root
sheet-example-deep = Three plies deep
sheet-example-ties = With equal values
sheet-count = Trees
sheet-write = Pupils write
sheet-write-values = values
sheet-write-bounds = α and β
sheet-write-cuts = cuts only
sheet-new = New trees
sheet-print = { $pages ->
        [one] Print 1 page
       *[other] Print { NUMBER($pages) } pages
    }
sheet-cuts = Every tree has at least two cuts, and all trees together have { NUMBER($cuts) }.
sheet-more = More settings
sheet-key = Answer key
print = Print
sheet-preview = The pages
sheet-too-large = This tree does not fit on a page, because every node is printed at least { NUMBER($least) } mm wide. Choose a smaller tree.
sheet-leaf = This tree is a single leaf, so there is nothing to search.
sheet-unknown = The search needs the value of a leaf, but it is unknown. Choose another tree.
sheet-heading = Alpha-beta pruning: search by hand
sheet-heading-key = Answers
sheet-name = Name
sheet-task = { $write ->
        [values] In each node that the search enters, write the value that it returns.
        [cuts] Search each tree from left to right with alpha-beta.
       *[bounds] At each node that the search enters, write α and β on entry beside the triangle, and the value returned inside it.
    } Cross out every branch that is cut, and leave everything below it blank.
sheet-tree = Tree { $tree }: { $root } moves first
sheet-value = Value of the root: { $value }
sheet-leaves = Leaves evaluated: { $evaluated } of { NUMBER($leaves) }
sheet-seed = seed { NUMBER($seed, useGrouping: 0) }
sheet-check = Check on screen:
sheet-check-each = To check on screen, put the seed of a tree into this address:
sheet-page = Page { NUMBER($page) } of { NUMBER($pages) }

## Lessons
lesson-explained = A lesson is a list of steps. Each step opens a page of this site with your text above it and, if you like, a question.
lesson-ready-title = Ready lessons
lesson-follow = Follow
lesson-change = Edit a copy
lesson-steps-of = { $steps ->
        [one] One step
       *[other] { NUMBER($steps) } steps
    }
lesson-own-title = Your lesson
lesson-own-explained = The first line is the title. A link to this site, on a line of its own, begins a step, and your text follows below it. A line that begins with ? is a question, and one with = is a right answer. Once you have begun, “Add to your lesson” on any page adds what you see there as the next step.
lesson-example =
    What pruning saves

    watch/#tree=[[3,5],[2,7]]
    Follow the search until it cuts.
    ? Which leaf is never visited?
    = 7
lesson-replace = This replaces the lesson you are writing. Continue?
lesson-preview-label = Your lesson, step by step
lesson-no-steps = Here you will see what your pupils see.
lesson-untitled = Untitled lesson
lesson-step = Step { NUMBER($number) }
lesson-at-empty = { $moves ->
        [0] the empty board
        [one] after one move
       *[other] after { NUMBER($moves) } moves
    }
lesson-at-own = { $moves ->
        [0] a position of your own
        [one] one move from a position of your own
       *[other] { NUMBER($moves) } moves from a position of your own
    }
step-tree = a tree
learn-chapter = Chapter { NUMBER($number) }
lesson-added = Added to the end of your lesson.
lesson-try = Try it
lesson-copy = Copy the lesson’s link
lesson-copied = Link to the lesson copied: { NUMBER($length) } characters.
lesson-long = Some programs cut off links this long. To be safe, shorten your text.
lesson-saved = Saved in this browser only. The link hides the answers, but anyone can decode them.
lesson-not-saved = This browser does not save the lesson. Copy its text before you leave.
lesson-not-done = That did not work. { $fault }
lesson-fault-line = line { NUMBER($line) }: { $fault }
lesson-fault-code = its link is damaged or incomplete.
lesson-fault-length = { NUMBER($found) } characters are too many; the limit is { NUMBER($most) }.
lesson-fault-steps = it has { NUMBER($found) } steps; the limit is { NUMBER($most) }.
lesson-fault-none = it has no link to this site yet, so it has no steps.
lesson-fault-place = this link does not lead to a page of this site.
lesson-fault-nested = this link opens a lesson, and a lesson cannot contain another.
lesson-fault-before = only the title can come before the first link.
lesson-fault-answer = an answer needs a question above it.
lesson-fault-question = a step can have only one question.

## The bar of a lesson
lesson-label = Lesson: { $title }
lesson-refused = This lesson cannot be opened: { $fault }
lesson-no-step = This lesson has no step “{ $text }”. It has { $steps ->
        [one] just one
       *[other] { NUMBER($steps) }
    }. This is the first.
lesson-back = Back
copy-link = Copy link
lesson-finish = Finish
lesson-finished = You have finished this lesson. { $questions ->
        [0] Well done.
       *[other] { NUMBER($right) } of { NUMBER($questions) } questions answered right.
    }
lesson-ways = Continue with:
lesson-close =
    .aria-label = Close the lesson
    .title = Close the lesson
lesson-empty = Write an answer first.
lesson-right = ✓ Right.
lesson-not-yet = ✗ Not yet.
lesson-step-through = Step through the search and see.
lesson-unchecked = This answer is not checked.

## A board in another page
embed-explained = Your page will show what you see in this preview. Readers can play, step through and answer. Everything is loaded from this site, and nothing is stored in their browsers.
embed-what-label = Content
embed-what-board = a board
embed-what-search = a search in Watch
embed-what-exercise = an exercise
embed-link-label = Its link, from the address bar of Watch or Practise
embed-link-fault = This link leads neither to Watch nor to Practise.
cutoff-page-label = A search or an exercise: Cutoff
cutoff-page-fault = This page of Cutoff cannot be shown:
cutoff-link = a link that begins with watch/# or practise/#
embed-answers-label = Board
embed-answers-on = with answers
embed-answers-off = question only
embed-loading = Loading the preview…
embed-size = { NUMBER($width) } × { NUMBER($height) }
embed-theme-label = Colours
embed-theme-auto = automatic
embed-theme-light = light
embed-theme-dark = dark
embed-players-label = The reader plays
embed-players-both = both sides
embed-players-x = X
embed-players-o = O
embed-hints-label = Hints
embed-frame = As a frame, for pages in which you can put HTML
embed-element = As an element, for pages that take scripts
code-uncopied = The browser did not allow copying. The code is selected.
cutoff-board-label = A tic-tac-toe board with its perfect move: Cutoff
cutoff-board-fault = This board cannot be shown:
cutoff-script = load embed.js with a separate script element that has its address in src.
cutoff-position = one character for each cell: X, O, and a dot for empty
cutoff-moves = cells by name (b2a1c3) or by number (408)

## For developers
code-package-title = Get the package
code-package-explained = The engine and its TypeScript types in one file. It works in browsers, bundlers, Node.js, Deno and Bun without configuration.
code-package-download = Download { $name }, { NUMBER($kilobytes) } kB
code-package-install = Or install it from this site
code-use = Then call it
code-licence = Free to use, under the MIT or the Apache 2.0 licence. The README of the package lists every call.
code-reference = Every call and every field (TypeScript, in English)
