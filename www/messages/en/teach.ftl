### What Teach says.

## The lab
lab-add-button = Add to the lesson

## Lessons
lesson-explained = A lesson is a series of stops on this page, each with your own text and, if you like, a question. Set up what you want to show, then add it here; the other sections of the lab have a button for this next to their link. The lesson is stored only in its link or file, and in this browser while you write it.
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
lesson-words = Your text
lesson-question = Question
lesson-ask = Your question
lesson-answer = The right answer, if it should be checked
lesson-answer-help = Capitals, spaces and the way a number is written do not matter. Put | between several right answers. The answer is in the link: hidden, but not locked away.
lesson-show-button = Show
lesson-up-button = ↑
    .aria-label = Move up
    .title = Move up
lesson-down-button = ↓
    .aria-label = Move down
    .title = Move down
lesson-remove-button = Remove
lesson-add-button = Add what the page shows now
lesson-added = Added as step { NUMBER($number) }.
lesson-moved = Step { NUMBER($from) } is now step { NUMBER($to) }.
lesson-removed = Step { NUMBER($number) } removed; { $left ->
        [0] none is
        [one] one is
       *[other] { NUMBER($left) } are
    } left.
lesson-undo-button = Undo
lesson-undone = Undone.
lesson-link = A link copied from this page, or from a lesson
lesson-link-button = Add the link
lesson-no-link = A link to this page has a # with something after it.
lesson-give-title = Share it
lesson-try-button = Try it
lesson-copy-button = Copy the lesson’s link
lesson-copied = Link to the lesson copied: { NUMBER($length) } characters.
lesson-copied-long = Link to the lesson copied. It has { NUMBER($length) } characters, and some programs shorten links this long: a file is safer.
lesson-save-button = Save as a file
lesson-open-button = Open a file
lesson-opened = Opened a lesson with { $steps ->
        [one] one step
       *[other] { NUMBER($steps) } steps
    }.
lesson-print-button = Print the lesson
lesson-new-button = Start a new one
lesson-cleared = This is a new lesson.
lesson-kept = This browser saves the lesson while you write it.
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
lesson-label = Lesson: { $title }
lesson-step-of = Step { NUMBER($step) } of { NUMBER($steps) }
lesson-no-step = This lesson has no step “{ $text }”: it has { $steps ->
        [one] just one
       *[other] { NUMBER($steps) }
    }. This is the first.
lesson-back = Back
lesson-next = Next
lesson-close = ✕
    .aria-label = Close the lesson
    .title = Close the lesson
lesson-below = Go to what this step shows
lesson-check = Check
lesson-empty = Write an answer first.
lesson-right = ✓ Right.
lesson-not-yet = ✗ Not yet. Try again.
lesson-unchecked = This answer is neither checked nor saved.
lesson-embed-title = This board on your own page
lesson-embed-explained = Both codes show the position on the board, with its recommendation and its numbers. They load this page from its present address.
lesson-embed-frame = As a frame
lesson-embed-element = As an element
lesson-embed-copy-button = Copy
lesson-embed-copied = Copied.
lesson-embed-uncopied = The browser did not allow copying. The code is selected.
embed-label = A tic-tac-toe board with its perfect move: Cutoff
embed-fault = This board cannot be shown:
embed-script = load embed.js with a script element of its own, with its address in src.
embed-position = nine characters: X, O, and a dot for empty
embed-moves = at most nine digits from 0 to 8

## Titles of the places
teach-title = Teach minimax and alpha-beta · Cutoff
teach-description =
    .content = Exercise sheets, lessons and boards for your own pages, and the package for your own programs.
