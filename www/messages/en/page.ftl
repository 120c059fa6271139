### What the page says in English.
### A cell is named by its row and column, counted from 1, from the top left.

## The page

page-title = Cutoff: play and see minimax and alpha-beta pruning
page-description =
    .content = Play perfect tic-tac-toe in your browser and see, on the same position, how many positions minimax and alpha-beta pruning visit and how long they take.
social-title =
    .content = Cutoff: play and see minimax and alpha-beta pruning
social-description =
    .content = Perfect tic-tac-toe in your browser, and on the same position what alpha-beta pruning saves.
app-name = Cutoff
app-description = Play and see minimax and alpha-beta pruning.
update-ready = A newer version of Cutoff is there.
update-now-button = Use it now
page-name = Cutoff
page-tagline = Perfect tic-tac-toe, and what pruning saves
skip-to-board = Skip to the board
no-script = Cutoff runs its search in your browser. Please allow JavaScript for this page.
page-unloaded = The page is still loading. If nothing more comes, there may be no network: reload the page. A game is kept in its address.
not-found-title = This page does not exist
not-found-text = The address leads nowhere here: it is misspelt, or the page has moved.
not-found-link = Go to the start page
unexpected = Something went wrong in this page. Your game is safe in the page’s address: reload the page to go on.
reload-button = Reload
footer-truth = Every count and time beside the board is measured live: your browser searches that very position, in this tab.
language-label = Language
theme-to-dark = Use dark colours
theme-to-light = Use light colours
help-button = ?
    .aria-label = Help and keys
    .title = Help and keys
close-button = Close
dismiss-button = ✕
    .aria-label = Close this message
    .title = Close this message
retry-button = Try again

## Names

move-cell = row { $row }, column { $column }
list-clauses = { $first }; { $second }
cell-empty = { MOVE($cell) }, empty
cell-x = { MOVE($cell) }, X
cell-o = { MOVE($cell) }, O

## The board

game-title = The game
board-label = Board, three by three
cell-recommended = recommended
cell-last = last move
cell-winning = winning line
turn-human = { $player } to move
turn-human-only = Your turn: you are { $player }
turn-computer = { $player } to move: the computer
turn-thinking = { $player } to move: thinking…
turn-paused = { $player } to move: the computer waits
turn-loading = Loading the engine…
turn-failed = The engine is not there
turn-setup = Setting up a position
result-draw = A draw: the board is full
result-won = { $player } has won
result-you-won = You have won with { $player }
result-you-lost = { $player } has won: you have lost

## Buttons of the game

game-buttons =
    .aria-label = Game
new-game-button = New
    .title = New game
    .aria-label = New game
undo-button = Undo
    .title = Take back the last move
redo-button = Redo
    .title = Play the move again that was taken back
hints-button = Hints
    .title = Show what every free cell is worth
go-on-button = Go on
pause-button = Pause
step-button = Step
    .title = Let the computer play one move

## Hints

hint-win = wins in { $plies }
hint-draw = draws
hint-seen-exact = X: = { $value }
hint-seen-least = X: ≥ { $value }
hint-seen-most = X: ≤ { $value }
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
recommendation-failed = No search without the engine.

## Comparison

compare-title = Both searches of this position
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
saving-over = Both visit just this one position.
agreement = Both choose { MOVE($cell) }.
agreement-broken = The two searches disagree. This is a fault of Cutoff; please report this position.
agreement-over = Neither has a move to choose.
pruning-switch = Alpha-beta pruning
as-seen-switch = Hints as alpha-beta saw them
replies-switch = Hints with replies that hold
hint-replies-win = { $holding } of { $replies } win
hint-replies-draw = { $holding } of { $replies } hold
hint-replies-loss = none of { $replies } holds
book-told = Below each verdict: how many of the other side’s replies keep its result. A search that sees to the end has no reason to prefer one drawing move to another; an opening book does, since opponents err. It plays the best move after which the fewest replies hold.
price = Alpha-beta needs { NUMBER($seen) } positions to find the move, and has only bounds (≤, ≥ on X’s score) for others. The exact verdict of every move takes { NUMBER($exact) }.
method-title = How this is measured
method = A single search is too short for the clock to time, so each is repeated in batches much longer than the clock’s resolution, and the two searches take turns. The time shown is that of the fastest batch, for one search. { NUMBER($batches) } batches were run; by those that agree, the ratio of the times is between { $low } and { $high }.
method-disagreed = A single search is too short for the clock to time, so each is repeated in batches much longer than the clock’s resolution, and the two searches take turns. The time shown is that of the fastest batch, for one search. { NUMBER($batches) } batches were run, but they differ too much to say how many times faster one search is: the computer is busy.
method-waiting = Not measured yet.
method-no-clock = The clock of this browser does not move, or too seldom for a search as short as this one, so there are no times.
method-nodes = A position counts once each time a search enters it, the one on the board and the finished ones included. What is cut off is not entered.
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
player-book = Perfect, by the book
player-casual = Casual computer
player-random = Random computer
level-human = Plays with mouse, touch or keys.
level-perfect = Plays the recommended move. It cannot be beaten.
level-book = Among the best moves it plays the one that leaves the most ways to go wrong. It cannot be beaten either.
level-broken = Plays by the mistake that is switched on in the lab.
level-casual = Wins at once if it can, and stops the other side from winning at once; otherwise any move, by chance.
level-random = Any free cell, by chance.
share-button = Copy link
share-done = The link to this position is copied.
share-failed = The link could not be copied. It is in the address bar.

## Moves

moves-title = Moves
moves-caption = The moves of this game, and what the search for each took
moves-number = #
moves-move = Move
moves-nodes = Positions
moves-time = Time
moves-start = Start
moves-jump = { $player }: { MOVE($cell) }

## Setting up

setup-open-button = Set up a position
setup-explained = Choose a cell to change it: empty, X, O. Or type nine signs, row by row: X, O, and a dot for empty.
setup-text-label = Position
setup-play-button = Play from here
setup-clear-button = Clear
setup-cancel-button = Cancel
setup-fine = { $player } to move.
setup-over = The game is over in this position.

## Announcements

announce-move = { $player } plays { MOVE($cell) }.
announce-new = New game.
announce-back = Back to { $number ->
        [0] the start
       *[other] move { NUMBER($number) }
    }.
announce-forward = On to move { NUMBER($number) }.
announce-hints-on = Hints are on.
announce-hints-off = Hints are off.
announce-pruning-on = Alpha-beta now chooses the moves.
announce-pruning-off = Plain minimax now chooses the moves.

## What is refused

refused-taken = { MOVE($cell) } is taken by { $player }. Choose a free cell.
refused-over = The game is over. Start a new one, or take back a move.
refused-turn = It is the computer’s turn.
refused-undo = There is no move to take back.
refused-redo = There is no move to play again.
refused-loading = The engine is not ready yet.
fault-board-length = A position has nine signs; here { $found ->
        [one] is { NUMBER($found) }
       *[other] are { NUMBER($found) }
    }.
fault-cell-sign = The sign in { MOVE($cell) } is not X, O or one for empty.
fault-stone-counts = X moves first, so there must be as many X as O, or one X more.
fault-both-won = X and O both have three in a row: that cannot happen.
fault-played-on = One side already had three in a row when the other played on: that cannot happen.
fault-other = { $message }
link-fault = This link is not right: { $fault } The rest of it was kept.
link-faults = This link is not right: { $first } And: { $second } The rest of it was kept.
link-fault-game = “{ $text }” is not a game that Cutoff knows.
link-fault-moves = the list of moves “{ $text }” cannot be read: its move { NUMBER($number) } is not a cell.
link-fault-move = move { NUMBER($number) } cannot be played: { $fault }
link-fault-cell-taken = { MOVE($cell) } is taken.
link-fault-game-over = the game is over by then.
link-fault-start = the position “{ $text }” cannot be played from. { $fault }
link-fault-at = it points to move “{ $text }” of { NUMBER($moves) }.
link-fault-setting = “{ $text }” is no choice for “{ $name }”.
link-fault-name = “{ $name }” means nothing to this page.

## When something fails

engine-load = The engine could not be loaded. Your game is kept. ({ $detail })
engine-crash = The engine has stopped with an error. Your game is kept. ({ $detail })
engine-silent = The engine does not answer. Your game is kept. ({ $detail })
engine-stopped = You stopped the engine. Your game is kept.
overdue = The engine has been working for some seconds and has not answered yet. You can wait, or stop it. Your game is kept.
overdue-stop-button = Stop the engine
language-unloaded = { $name } could not be loaded, so the page is in English. Reload the page to try again; your game is kept in its address.

## Help

help-title = How to play
help-board = Three in a row win: across, down or diagonal. X moves first. The ringed cell is the recommended move; hints show what every free cell is worth for the side to move, counting the moves of both sides.
about-accessibility-title = Accessibility: what is tested, and what is not yet
about-accessibility-failed = This could not be loaded. Fold it and unfold it to try again.
help-key-arrows = ← ↑ → ↓
help-key-arrows-does = Move on the board
help-key-home = Home, End
help-key-home-does = First, last cell of the row; with Ctrl of the board
help-key-enter = Enter, Space
help-key-enter-does = Play on the cell
help-key-help = ?
help-key-help-does = This help
help-key-new = N
help-key-new-does = New game
help-key-undo = U
help-key-undo-does = Take back
help-key-redo = R
help-key-redo-does = Play again
help-key-hints = H
help-key-hints-does = Hints on or off
help-key-pruning = P
help-key-pruning-does = Pruning on or off
shortcuts-label = Keys with a single letter or sign

## The search

search-title = See the search
search-explained = Follow the search of the position on the board, one step at a time: forwards, backwards, and with the reason for every cut.
tree-open-button = A tree of your own
search-open-button = Step through it
search-close-button = Close
search-recording = Recording the search…
search-failed = The search could not be recorded. Your game is kept. ({ $detail })
search-unloaded = This part of the page could not be loaded: there may be no network, or a newer version of the page. Try again, or reload the page. Your game is kept in its address. ({ $detail })
search-over = The game is over in this position: there is nothing to search.
help-key-steps = ← →, Space, Home, End
help-key-steps-does = In the search: a step back, a step on, play or pause, start, end

## The lab

bug-on = A mistake is switched on: { $name }. The perfect computer plays by it until it is switched off.
bug-off-button = Switch it off

lab-title = The lab
lab-explained = Measure what pruning saves, predict what it does next, and meet the mistakes that others made.
lab-rooms =
    .aria-label = Rooms of the lab
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
lab-link-copied = The link is copied.
lab-opening = Opening…
lab-failed = This room could not be opened: there may be no network, or a newer version of the page. Try again, or reload the page. Your game is kept in its address. ({ $detail })
lab-stopped = This room has stopped with an error. Your game is kept. ({ $detail })
lesson-unloaded = The lesson could not be loaded. Your game is kept. ({ $detail })
full-page-link = Open the whole page
