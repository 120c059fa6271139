### What Teach says.

## The lab
lab-add-button = Add to the lesson

## Lessons
lesson-explained = A lesson is a list of places on this page, in order, each with your own words and, if you like, a question. Set up what you want to show and add it here; other rooms of the lab have a button for it beside their link. The lesson is kept in its link or its file, and nowhere else but in this browser while you write.
lesson-title = Title
lesson-untitled = A lesson without a title
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
lesson-words = Your words
lesson-question = Question
lesson-ask = What you ask
lesson-answer = The right answer, if it is to be checked
lesson-answer-help = Upper and lower case, spaces and the way in which a number is written do not matter. Put | between several right answers. The answer is in the link: hidden, but not locked away.
lesson-show-button = Show
lesson-up-button = ↑
    .aria-label = Move up
    .title = Move up
lesson-down-button = ↓
    .aria-label = Move down
    .title = Move down
lesson-remove-button = Remove
lesson-add-button = Add what is on the screen now
lesson-added = Added as step { NUMBER($number) }.
lesson-moved = Step { NUMBER($from) } is step { NUMBER($to) } now.
lesson-removed = Step { NUMBER($number) } is removed; { $left ->
        [0] none is
        [one] one is
       *[other] { NUMBER($left) } are
    } left.
lesson-undo-button = Bring back what was there before
lesson-undone = What was there before is back.
lesson-link = A link copied from this page, or from a lesson
lesson-link-button = Add the link
lesson-no-link = A link of this page has a # in it, and something after it.
lesson-give-title = Hand it on
lesson-try-button = Try it out
lesson-copy-button = Copy the lesson’s link
lesson-copied = The link to the lesson is copied: { NUMBER($length) } characters.
lesson-copied-long = The link to the lesson is copied. It has { NUMBER($length) } characters, and some programs cut links of this length: a file is safer.
lesson-save-button = Save as a file
lesson-open-button = Open a file
lesson-opened = A lesson is opened; it has { $steps ->
        [one] one step
       *[other] { NUMBER($steps) } steps
    }.
lesson-print-button = Print the lesson
lesson-new-button = Begin a new one
lesson-cleared = A new lesson begins.
lesson-kept = This browser keeps the lesson while you write it.
lesson-not-kept = This browser does not keep the lesson: save it as a file.
lesson-damaged = The lesson that this browser kept cannot be read any more; a new one begins.
lesson-newer = This browser keeps a lesson that a newer version of the page has written. It is left as it is; save what you write here as a file.
lesson-not-done = Not done: { $fault }
lesson-fault-code = its link is damaged, or was cut off.
lesson-fault-long = it has more than { NUMBER($most) } characters.
lesson-fault-steps = it has { NUMBER($found) } steps, and { NUMBER($most) } are the most.
lesson-fault-none = the lesson has no steps.
lesson-fault-link = the lesson is too long for a link; save it as a file.
lesson-fault-json = this is not JSON, which lessons are written in.
lesson-fault-format = this file is not one of Cutoff’s lessons.
lesson-fault-version = it is written in format { $version }, and this page knows formats up to { $known }. A newer Cutoff can open it.
lesson-fault-list = { $place } is not a list.
lesson-fault-object = { $place } is not an object with named parts.
lesson-fault-text = { $place } is not a text.
lesson-fault-length = { $place } has { NUMBER($found) } characters, and { NUMBER($most) } are the most.
lesson-fault-unknown = { $place } has a part “{ $name }”, which means nothing here.
lesson-fault-nested = { $place } opens a lesson, and a lesson cannot be within another.
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
    }. Here is the first.
lesson-back = Back
lesson-next = Next
lesson-close = ✕
    .aria-label = Close the lesson
    .title = Close the lesson
lesson-below = To what this step shows below
lesson-check = Check
lesson-empty = Write an answer first.
lesson-right = ✓ Right.
lesson-not-yet = ✗ Not yet. Try again.
lesson-unchecked = This answer is not checked here, and not kept.
lesson-embed-title = This board in a page of your own
lesson-embed-explained = Both show the position on the board, with its recommendation and its figures. They load this page from where it is now.
lesson-embed-frame = As a frame
lesson-embed-element = As an element
lesson-embed-copy-button = Copy
lesson-embed-copied = It is copied.
lesson-embed-uncopied = The browser did not allow copying. It is selected.
embed-label = Cutoff: a tic-tac-toe board with its perfect move
embed-fault = This board cannot be shown:
embed-script = load embed.js by a script element of its own, with its address in src.
embed-position = nine signs: X, O, and a dot for empty
embed-moves = at most nine digits from 0 to 8

## Titles of the places
teach-title = Teach minimax and alpha-beta · Cutoff
teach-description =
    .content = Exercise sheets, lessons and boards for your own pages, and the package for your own programs.
