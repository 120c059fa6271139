### What Teach says, and the bar of a lesson.

## Titles of the places
teach-title = Teach minimax and alpha-beta · Cutoff
teach-description =
    .content = Exercise sheets, lessons and boards for your own pages, and the package for your own programs.

## The cards
teach-sections =
    .aria-label = Parts of Teach
teach-overview = Overview
teach-sheet-title = Print a sheet
teach-sheet-about = Trees to search by hand, with room for α, β and every value, and an answer key.
teach-sheet-open = Choose the trees
teach-sheet-picture = A blank tree from an exercise sheet
teach-lesson-title = Give a lesson
teach-lesson-about = Steps through this site with your words and questions. Three lessons are ready.
teach-lesson-open = See the lessons
teach-embed-title = Embed a board
teach-embed-about = A board to play on, in your own page: two lines of HTML, with or without the answers.
teach-embed-open = Get the code
teach-code-title = For developers

## Exercise sheets
sheet-explained = Students search each tree by hand. The same settings and seed always print the same trees.
sheet-source = Trees
sheet-source-random = random
sheet-source-gallery = examples
sheet-source-own = your own tree
sheet-size = Size
sheet-size-of = { $plies } plies, { $branches ->
       *[other] up to { $branches } branches
    }
sheet-root = Moves first
sheet-seed = Seed
sheet-example = First example
sheet-example-aima = Russell and Norvig: nine leaves
sheet-example-min = MIN at the root
sheet-example-deep = Four plies deep
sheet-example-ties = With equal values
sheet-own = Tree
sheet-count = How many
sheet-count-of = { $count ->
        [one] 1 tree
       *[other] { NUMBER($count) } trees
    }
sheet-cut-label = Cut when
sheet-cut-ge = α ≥ β
sheet-cut-gt = α > β
sheet-values-label = Values
sheet-values-soft = fail-soft
sheet-values-hard = fail-hard
sheet-order-label = Order
sheet-order-left = left to right
sheet-order-right = right to left
sheet-key = With the answers on extra pages
sheet-print-button = Print
sheet-preview = The first page
sheet-pages = { $pages ->
        [one] One page, for A4 or Letter paper.
       *[other] { NUMBER($pages) } pages, for A4 or Letter paper.
    }
sheet-too-large = This tree does not fit on a page: every node is printed at least 8 mm wide. Choose a smaller tree.
sheet-leaf = This tree is a single leaf: there is nothing to search.
sheet-unknown = The search needs a leaf whose value is unknown. Choose another tree.
sheet-heading = Alpha-beta pruning: search by hand
sheet-heading-key = Answers
sheet-name = Name
sheet-task = At every node the search enters, write α and β beside the triangle as the search enters, and the value it returns inside the triangle. Cross out each branch it cuts, and leave everything below it blank.
sheet-convention = Cut when { $cut }; { $values }; { $order }. △ is MAX, ▽ is MIN.
sheet-tree = Tree { $tree }: { $root } moves first
sheet-tree-seed = Tree { $tree }: { $root } moves first · seed { NUMBER($seed, useGrouping: 0) }
sheet-tree-example = Tree { $tree }: { $root } moves first · { $name }
sheet-check = Check on screen:
sheet-check-each = The link beside each tree opens it on screen, to check.
sheet-page = Page { NUMBER($page) } of { NUMBER($pages) }

## Lessons
lesson-explained = A lesson is a list of steps. Each step opens a place of this site with your words above it, and a question if you like.
lesson-ready-title = Ready lessons
lesson-follow-button = Follow
lesson-link-copy-button = Copy link
lesson-change-button = Edit a copy
lesson-steps-of = { $steps ->
        [one] One step
       *[other] { NUMBER($steps) } steps
    }
lesson-own-title = Your lesson
lesson-own-explained = Begin a lesson; then, on any other page, set up what you want to show and choose “Add to your lesson” at the top. Your lesson is saved only in this browser, until you share its link or file.
lesson-begin-button = Begin a lesson
lesson-no-steps = No steps yet. Go to any place, set up what you want to show, and choose “Add to your lesson” at the top, or paste a link below.
lesson-title = Title
lesson-untitled = Untitled lesson
lesson-steps-title = Steps
lesson-step = Step { NUMBER($number) }
lesson-at-empty = { $moves ->
        [0] the empty board
        [one] after one move
       *[other] after { NUMBER($moves) } moves
    }
lesson-at-own = { $moves ->
        [0] a position set up
        [one] one move from a position set up
       *[other] { NUMBER($moves) } moves from a position set up
    }
step-tree = a tree
lesson-words = Your text
lesson-question = Question
lesson-ask = Your question, if you ask one
lesson-answer = The right answer, if it should be checked
lesson-answer-help = Capitals, spaces and the way a number is written do not matter. Put | between several right answers. The answer is in the link: hidden, but not locked away.
lesson-show-button = Open this step
lesson-up-button = Move up
lesson-down-button = Move down
lesson-remove-button = Remove
lesson-added = Added as step { NUMBER($number) } of your lesson.
lesson-moved = Step { NUMBER($from) } is now step { NUMBER($to) }.
lesson-removed = Step { NUMBER($number) } removed; { $left ->
        [0] none is
        [one] one is
       *[other] { NUMBER($left) } are
    } left.
lesson-undo-button = Restore the previous version
lesson-undone = Previous version restored.
lesson-link = Or paste a link to a page of this site, or to a lesson
lesson-link-button = Add
lesson-no-link = A link to this site has a # with something after it.
lesson-try-button = Try it
lesson-copy-button = Copy the lesson’s link
lesson-copied = Link to the lesson copied: { NUMBER($length) } characters.
lesson-copied-long = Link to the lesson copied. It has { NUMBER($length) } characters, and some programs shorten links this long: a file is safer.
lesson-save-button = Save as a file
lesson-open-button = Open a file
lesson-opened = This is now your lesson: { $steps ->
        [one] one step
       *[other] { NUMBER($steps) } steps
    }. “Restore the previous version” brings back the one before.
lesson-print-button = Print
lesson-new-button = Start a new one
lesson-cleared = This is a new lesson.
lesson-kept = Saved in this browser.
lesson-not-kept = This browser does not save the lesson: save it as a file.
lesson-damaged = The lesson saved in this browser cannot be read any more; this is a new one.
lesson-newer = This browser holds a lesson written with a newer version of the page. It stays as it is; save what you write here as a file.
lesson-not-done = Not done: { $fault }
lesson-fault-code = its link is damaged or incomplete.
lesson-fault-long = the limit is { NUMBER($most) } characters.
lesson-fault-steps = it has { NUMBER($found) } steps; the limit is { NUMBER($most) }.
lesson-fault-none = it has no steps.
lesson-fault-link = it is too long for a link; save it as a file.
lesson-fault-json = this is not a lesson file (not JSON).
lesson-fault-format = this file is not a Cutoff lesson.
lesson-fault-version = it is in format { $version }, and this page reads formats up to { $known }. A newer version of Cutoff can open it.
lesson-fault-list = { $place } is not a list.
lesson-fault-object = { $place } is not an object with named parts.
lesson-fault-text = { $place } is not a text.
lesson-fault-length = { $place } has { NUMBER($found) } characters; the limit is { NUMBER($most) }.
lesson-fault-unknown = { $place } has an unknown part “{ $name }”.
lesson-fault-nested = { $place } opens a lesson, and a lesson cannot contain another.
lesson-place-lesson = the lesson
lesson-place-title = the title
lesson-place-steps = the list of steps
lesson-place-step = step { NUMBER($step) }
lesson-place-link = the link of step { NUMBER($step) }
lesson-place-words = the text of step { NUMBER($step) }
lesson-place-question = the question of step { NUMBER($step) }
lesson-place-answer = the answer of step { NUMBER($step) }

## The bar of a lesson
lesson-label = Lesson: { $title }
lesson-step-of = Step { NUMBER($step) } of { NUMBER($steps) }
lesson-no-step = This lesson has no step “{ $text }”: it has { $steps ->
        [one] just one
       *[other] { NUMBER($steps) }
    }. This is the first.
lesson-back = Back
lesson-next = Next
lesson-finish = Finish
lesson-finished = You have finished this lesson. { $asked ->
        [0] Well done.
       *[other] { NUMBER($right) } of { NUMBER($asked) } questions answered right.
    }
lesson-ways = Go on with:
lesson-practise = Practise
lesson-close =
    .aria-label = Close the lesson
    .title = Close the lesson
lesson-check = Check
lesson-empty = Write an answer first.
lesson-right = ✓ Right
lesson-not-yet = ✗ Not yet
lesson-unchecked = This answer is not checked.

## A board in another page
embedding-explained = Your page shows this board, and readers can play on it. It is loaded from this site; nothing is stored in their browsers.
embedding-moves-label = Moves
embedding-start-label = Or a position
embedding-answers-label = Board
embedding-answers-on = with answers
embedding-answers-off = question only
embedding-size-label = Size
embedding-size-small = { NUMBER($width) } × { NUMBER($height) }
embedding-size-medium = { NUMBER($width) } × { NUMBER($height) }
embedding-size-large = { NUMBER($width) } × { NUMBER($height) }
embedding-theme-label = Colours
embedding-theme-auto = automatic
embedding-theme-light = light
embedding-theme-dark = dark
embedding-players-label = The reader plays
embedding-players-both = both sides
embedding-players-x = X
embedding-players-o = O
embedding-pruning-label = Alpha-beta pruning
embedding-hints-label = Hints
embedding-frame = As a frame, for pages that take HTML
embedding-element = As an element, for pages that take scripts
code-copy-button = Copy
code-copied = Copied.
code-uncopied = The browser did not allow copying. The code is selected.
embed-label = A tic-tac-toe board with its perfect move: Cutoff
embed-fault = This board cannot be shown:
embed-script = load embed.js with a script element of its own, with its address in src.
embed-position = nine characters: X, O, and a dot for empty
embed-moves = cells by name (b2a1c3) or by number (408)

## For developers
code-title = For developers
code-explained = The same engine that plays here, called from JavaScript. Change the board or the pruning: the answer is computed in your browser as you type.
code-call = A call to the engine
code-board = Board: nine characters, row by row
code-pruning = Alpha-beta pruning
code-answer = The answer, as JSON
code-call-help = A board is nine characters, row by row: x, o, and _ for empty. Press true to switch pruning off.
code-more = Package and reference
code-package-title = Get the package
code-package-explained = In a copy of the source, with Rust and Node.js installed, one command makes an npm package in pkg/, with TypeScript types. Browsers, bundlers, Node.js, Deno and Bun take it without configuration.
code-package-npm = Make the package
code-use = Then call it
code-source = The source is free to use, under the MIT or the Apache 2.0 licence. Its README lists every call; examples for the web, bundlers and Node.js are in examples/.
code-reference = Every call and every field (TypeScript, in English)
