### What the page says in English.
### A cell is named by its column and its row, such as b2: columns are a, b, c from the left, rows 1, 2, 3 from the top.

## The page

page-title = Cutoff: play tic-tac-toe and see minimax and alpha-beta pruning at work
page-description =
    .content = Play tic-tac-toe against a perfect computer in your browser, and see how many positions minimax and alpha-beta pruning visit for the same move, and how long they take.
social-title =
    .content = Cutoff: play tic-tac-toe and see minimax and alpha-beta pruning at work
social-description =
    .content = Perfect tic-tac-toe in your browser, and how much work alpha-beta pruning saves on the same position.
app-name = Cutoff
app-description = Play tic-tac-toe and see minimax and alpha-beta pruning at work.
update-ready = A newer version of Cutoff is available.
update-now-button = Use it now
page-name = Cutoff
page-tagline = Perfect tic-tac-toe, and what pruning saves
skip-to-board = Skip to the board
no-script = Cutoff searches in your browser. Please turn on JavaScript for this page.
page-unloaded = Still loading. If nothing happens, check your connection and reload the page. Your game is saved in the page’s address.
not-found-title = This page does not exist
not-found-text = Nothing is at this address: it may be misspelt, or the page has moved.
not-found-link = Go to the start page
unexpected = Something went wrong on this page. Your game is saved in the page’s address: reload the page to continue.
reload-button = Reload
footer-truth = The counts and times beside the board are measured live: your browser searches that very position, in this tab.
language-label = Language
theme-to-dark = Use dark colours
theme-to-light = Use light colours
help-button = ?
    .aria-label = Help and keyboard shortcuts
    .title = Help and keyboard shortcuts
close-button = Close
dismiss-button = ✕
    .aria-label = Close this message
    .title = Close this message
retry-button = Try again

## Names

move-spoken = column { $column }, row { $row }
list-clauses = { $first }; { $second }
cell-empty = { SPOKEN($cell) }, empty
cell-x = { SPOKEN($cell) }, X
cell-o = { SPOKEN($cell) }, O

## The board

game-title = The game
board-label = The board, three by three
cell-recommended = recommended
cell-last = last move
cell-winning = three in a row
turn-human = { $player } to move
turn-human-only = Your turn: you are { $player }
turn-computer = { $player } to move: the computer
turn-thinking = { $player } to move: thinking…
turn-paused = { $player } to move: the computer waits
turn-loading = Loading the engine…
turn-failed = The engine is not available
turn-setup = Setting up a position
result-draw = A draw: the board is full
result-won = { $player } wins
result-you-won = You win with { $player }
result-you-lost = { $player } wins: you lose

## Buttons of the game

game-buttons =
    .aria-label = Game
new-game-button = New
    .title = New game
    .aria-label = New game
undo-button = Undo
    .title = Take back the last move
redo-button = Redo
    .title = Replay the move you took back
hints-button = Hints
    .title = Show what each free cell is worth
go-on-button = Go on
pause-button = Pause
step-button = Step
    .title = Let the computer play one move

## Hints

hint-win = wins in { $plies }
hint-draw = draws
hint-seen-exact = score = { $value }
hint-seen-least = score ≥ { $value }
hint-seen-most = score ≤ { $value }
hint-loss = loses in { $plies }

## Recommendation

recommendation = Recommended: { MOVE($cell) }
recommendation-verdict = Recommended: { MOVE($cell) }, { $verdict }
recommendation-cost = { $time }, { NUMBER($nodes) } { $nodes ->
        [one] position
       *[other] positions
    }
recommendation-nodes = { NUMBER($nodes) } { $nodes ->
        [one] position
       *[other] positions
    }
recommendation-none = The game is over: nothing to recommend.
recommendation-waiting = Searching…
recommendation-failed = Without the engine there is no search.

## Comparison

compare-title = Two searches of this position
compare-caption = How much work minimax and alpha-beta do on this position
minimax-name = Minimax
alpha-beta-name = Alpha-beta ✂
answers-mark = in play
nodes-label = Positions visited
time-label = Time
pending = …
time-none = –
saving = Alpha-beta visits { $times } times fewer positions.
saving-and-time = Alpha-beta visits { $times } times fewer positions { $verdict ->
        [faster] and is about { $ratio } times faster.
        [same] in about the same time.
       *[slower] but takes about { $ratio } times as long.
    }
saving-none = Pruning saves nothing here: both visit the same { NUMBER($nodes) } { $nodes ->
        [one] position
       *[other] positions
    }.
saving-over = Both visit this one position only.
agreement = Both choose { MOVE($cell) }.
agreement-broken = The two searches disagree. This is a bug in Cutoff: please report this position.
agreement-over = There is no move to choose.
pruning-switch = Alpha-beta pruning
as-seen-switch = Hints as alpha-beta saw them
replies-switch = Hints with the replies that hold
hint-replies-win = { $holding } of { $replies } { $holding ->
        [one] wins
       *[other] win
    }
hint-replies-draw = { $holding } of { $replies } { $holding ->
        [one] holds
       *[other] hold
    }
hint-replies-loss = no reply holds
book-told = Below each verdict: how many of the other side’s replies hold their result. A search that sees to the end has no reason to prefer one drawing move to another. An opening book does, because opponents make mistakes. Among the best moves, the book player picks the one with the fewest replies that hold.
price = Alpha-beta visits { NUMBER($seen) } positions to find the move; for other moves it may know only a bound (≤ or ≥) on X’s score. Exact verdicts for all moves take { NUMBER($exact) } positions.
method-title = How this is measured
method = A single search is too short for the clock to time, so it is repeated in batches much longer than the clock’s resolution. The two searches take turns. The time shown is one search’s share of the fastest batch. Of { NUMBER($batches) } batches, those that agree put the ratio of the times between { $low } and { $high }.
method-disagreed = A single search is too short for the clock to time, so it is repeated in batches much longer than the clock’s resolution. The two searches take turns. The time shown is one search’s share of the fastest batch. The { NUMBER($batches) } batches differ too much to say how many times faster one search is: the computer is busy.
method-waiting = Not measured yet.
method-no-clock = This browser’s clock stands still, or its steps are too coarse for a search this short, so there are no times.
method-nodes = A position counts each time a search enters it, including the one on the board and finished ones. Pruned positions are never entered.
time-nanoseconds = { $value } ns
time-microseconds = { $value } µs
time-milliseconds = { $value } ms
time-seconds = { $value } s
time-unknown = no time

## Players

players-title = Players
player-x-label = X
player-o-label = O
player-human = You
player-perfect = Perfect computer
player-book = Perfect, opening book
player-casual = Casual computer
player-random = Random computer
level-human = You play, with mouse, touch or keyboard.
level-perfect = Plays the recommended move. It cannot be beaten.
level-book = Among the best moves, picks the one that leaves the most ways to go wrong. It cannot be beaten either.
level-broken = Plays with the bug that is switched on in the lab.
level-casual = Wins at once if it can, blocks an immediate win, and otherwise plays at random.
level-random = Plays any free cell, at random.
share-button = Copy link
share-done = Link to this position copied.
share-failed = The link could not be copied. It is in the address bar.

## Moves

moves-title = Moves
moves-caption = The moves of this game, and the cost of the search before each
moves-number = #
moves-move = Move
moves-nodes = Positions
moves-time = Time
moves-start = Start
moves-jump = { $player }: { MOVE($cell) }

## Setting up

setup-open-button = Set up a position
setup-explained = Click a cell to switch it between empty, X and O. Or type nine characters, row by row: X, O, and a dot for empty.
setup-text-label = Position
setup-play-button = Play from here
setup-clear-button = Clear
setup-cancel-button = Cancel
setup-fine = { $player } to move.
setup-over = In this position the game is over.

## Announcements

announce-move = { $player } plays { SPOKEN($cell) }.
announce-new = New game.
announce-back = Back to { $number ->
        [0] the start
       *[other] move { NUMBER($number) }
    }.
announce-forward = Forward to move { NUMBER($number) }.
announce-hints-on = Hints on.
announce-hints-off = Hints off.
announce-pruning-on = Alpha-beta now chooses the moves.
announce-pruning-off = Plain minimax now chooses the moves.

## What is refused

refused-taken = { $player } has already taken { MOVE($cell) }. Choose a free cell.
refused-over = The game is over. Start a new one, or take back a move.
refused-turn = It is the computer’s turn.
refused-undo = There is no move to take back.
refused-redo = There is no move to replay.
refused-loading = The engine is not ready yet.
fault-board-length = A position has nine characters; this one has { NUMBER($found) }.
fault-cell-sign = The character for { MOVE($cell) } is not X, O or a dot.
fault-stone-counts = X moves first, so there must be as many X as O, or one more X.
fault-both-won = X and O both have three in a row: that cannot happen in a game.
fault-played-on = One side had three in a row and the other played on: that cannot happen in a game.
fault-other = { $message }
link-fault = Part of this link could not be used: { $fault } The rest was kept.
link-faults = Parts of this link could not be used: { $first } And: { $second } The rest was kept.
link-fault-game = “{ $text }” is not a game in Cutoff.
link-fault-moves = in the moves “{ $text }”, move { NUMBER($number) } is not a cell.
link-fault-move = move { NUMBER($number) } cannot be played: { $fault }
link-fault-cell-taken = { MOVE($cell) } is taken.
link-fault-game-over = the game was over before it.
link-fault-start = no game can start from the position “{ $text }”. { $fault }
link-fault-at = it points to move “{ $text }”, but there are { NUMBER($moves) }.
link-fault-setting = “{ $text }” is not a choice for “{ $name }”.
link-fault-name = this page has no setting “{ $name }”.

## When something fails

engine-load = The engine could not be loaded. Your game is safe. ({ $detail })
engine-crash = The engine has stopped with an error. Your game is safe. ({ $detail })
engine-silent = The engine does not answer. Your game is safe. ({ $detail })
engine-stopped = You stopped the engine. Your game is safe.
overdue = The engine has been working for some seconds without an answer. Wait, or stop it: your game is safe.
overdue-stop-button = Stop the engine
language-unloaded = { $name } could not be loaded, so the page is in English. Reload the page to try again; your game is saved in its address.

## Help

help-title = How to play
help-board = Three in a row wins: across, down or diagonally. X moves first. The marked cell is the recommended move. Cells are named by column and row: a1 is top left. Hints show what each free cell is worth to the side to move; “wins in 3” counts the moves of both sides.
about-accessibility-title = Accessibility: what is tested, and what is not
about-accessibility-failed = This could not be loaded. Close and reopen it to try again.
help-key-arrows = ← ↑ → ↓
help-key-arrows-does = Move on the board
help-key-home = Home, End
help-key-home-does = First or last cell of the row; with Ctrl, of the board
help-key-enter = Enter, Space
help-key-enter-does = Play on the cell
help-key-help = ?
help-key-help-does = This help
help-key-new = N
help-key-new-does = New game
help-key-undo = U
help-key-undo-does = Take back
help-key-redo = R
help-key-redo-does = Replay
help-key-hints = H
help-key-hints-does = Hints on or off
help-key-pruning = P
help-key-pruning-does = Pruning on or off
shortcuts-label = Single-key shortcuts

## The search

search-title = Watch the search
search-explained = Follow the search of the position on the board step by step, forwards and backwards, with the reason for every cut.
tree-open-button = A tree of your own
search-open-button = Step through it
search-close-button = Close
search-recording = Recording the search…
search-failed = The search could not be recorded. Your game is safe. ({ $detail })
search-unloaded = This part of the page could not be loaded: you may be offline, or there is a newer version of the page. Try again, or reload the page. Your game is saved in its address. ({ $detail })
search-over = In this position the game is over: there is nothing to search.
help-key-steps = ← →, Space, Home, End
help-key-steps-does = In a search: step back, step forward, play or pause, start, end

## The lab

bug-on = A bug is switched on: { $name }. The perfect computer plays with it until you switch it off.
bug-off-button = Switch it off

lab-title = The lab
lab-explained = Measure what pruning saves, predict the search’s next step, and see classic bugs at work.
lab-rooms =
    .aria-label = Sections of the lab
lab-race-button = Race
lab-order-button = Move order
lab-size-button = How big is it?
lab-find-button = Find the move
lab-review-button = Review
lab-break-button = Break it
lab-quiz-button = Predict
lab-lesson-button = Lessons
lab-add-button = Add to the lesson
lab-share-button = Copy link to this
lab-link-copied = Link copied.
lab-opening = Opening…
lab-failed = This section could not be opened: you may be offline, or there is a newer version of the page. Try again, or reload the page. Your game is saved in its address. ({ $detail })
lab-stopped = This section has stopped with an error. Your game is safe. ({ $detail })
lesson-unloaded = The lesson could not be loaded. Your game is safe. ({ $detail })
full-page-link = Open the full page
