### What Play says.

## The board
game-title = The game
cell-recommended = recommended
cell-equal = as good as the recommended move
turn-human = { $player } to move
turn-human-only = Your turn: you are { $player }
turn-computer = { $player } to move: the computer
turn-thinking = { $player } to move: thinking…
turn-paused = { $player } to move: paused
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
players =
    .aria-label = Players
details-label = Details
new-game-button = New
    .title = New game
undo-button = Undo
    .title = Take back the last move
redo-button = Redo
    .title = Replay the move you took back
swap-button = Swap
    .title = New game with the sides swapped
hints-button = Hints
    .title = Show what each free cell is worth
practise-link = Practise
    .title = Practise on this position
watch-link = Watch this search
speed-label = Speed
speed-slow = slow
speed-normal = normal
speed-fast = fast
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

## What to expect
hope-perfect = Perfect cannot be beaten: aim for a draw.
hope-book = It cannot be beaten, and it sets traps.
hope-casual = Casual sees one move ahead: you can beat it.
hope-random = This computer plays at random.
hope-broken = It plays with a bug: perhaps you can beat it.
hope-people = Two people play on this board.
hope-computers = Two computers play; you watch.

## The answer
answers-hide = Hide answers
answers-show = Show answers
answers-hidden = Answers are hidden.
answers-trying = Find a better move.
recommendation = { MOVE($cell) }
recommendation-waiting = Searching…
recommendation-failed = Without the engine there is no search.
value-win = { $player } wins in { $plies ->
        [one] 1 move
       *[other] { $plies } moves
    }
value-draw = a draw
value-loss = { $player } loses in { $plies ->
        [one] 1 move
       *[other] { $plies } moves
    }
value-and-equal = { $value } · first of { NUMBER($equal) } equal moves
best-line = Best line: { $cells }
line-cell = { MOVE($cell) }

## Comparison
compare-title = Two searches of this position
compare-caption = How much work minimax and alpha-beta do on this position
answers-mark = in play
nodes-label = Positions visited
time-label = Time
pending = …
saving = Alpha-beta visits { $share } of the positions.
share = 1/{ NUMBER($whole) }
saving-and-time = Alpha-beta visits { $share } of the positions { $verdict ->
        [faster] and is about { $ratio } times faster.
        [same] in about the same time.
       *[slower] but takes about { $ratio } times as long.
    }
saving-none = Pruning saves nothing here: both visit the same { NUMBER($nodes) } { $nodes ->
        [one] position
       *[other] positions
    }.
agreement = Both searches choose { MOVE($cell) }.
agreement-hidden = Both searches choose the same move.
score = The score of this position is { $score } for { $player }, the side to move.
score-meaning = A win in n moves scores 10 − n, a loss n − 10, a draw 0: sooner wins and later losses score more.
agreement-broken = The two searches disagree. This is a bug in Cutoff: please report this position.
agreement-over = There is no move to choose.
pruning-switch = Alpha-beta pruning
as-seen-switch = What alpha-beta knows
replies-switch = How many replies hold
hint-replies-win = { $holding } of { $replies } { $holding ->
        [one] wins
       *[other] win
    }
hint-replies-draw = { $holding } of { $replies } { $holding ->
        [one] holds
       *[other] hold
    }
hint-replies-loss = no reply holds
book-explained = The last column: how many of the other side’s replies hold their result. A search that sees to the end has no reason to prefer one drawing move to another. An opening book does, because opponents make mistakes. Among the best moves, the book player picks the one with the fewest replies that hold.
price = Alpha-beta visits { NUMBER($seen) } positions to find the move; for other moves it may know only a bound (≤ or ≥) on X’s score. Exact verdicts for all moves take { NUMBER($exact) } positions.
method = A single search is too short for the clock to time, so it is repeated in batches, and the two searches take turns. The time shown is one search’s share of the fastest batch. { NUMBER($batches) } batches were run; those that agree put the ratio of the times between { $low } and { $high }.
method-disagreed = A single search is too short for the clock to time, so it is repeated in batches, and the two searches take turns. The time shown is one search’s share of the fastest batch. { NUMBER($batches) } batches were run, but they differ too much to say how many times faster one search is: the computer is busy.
method-waiting = Not measured yet.
method-no-clock = This browser’s clock stands still, or its steps are too coarse for a search this short, so there are no times.
method-nodes = A position counts each time a search enters it, including the one on the board and finished ones. Pruned positions are never entered.

## The details
tab-search = Search
tab-moves = Moves
tab-hints = Hints
tab-prove = Prove it
tab-review = Review
tab-setup = Set up
tab-depth = Depth limit
tab-measured = How it is measured
hints-off = Switch on “Hints” to see here, and on the board, what each free cell is worth to the side to move.
hints-hidden = Answers are hidden, and hints with them.
hints-explained = What each free cell is worth to the side to move. “Wins in 3” counts the moves of both sides.
hints-caption = The free cells and what they are worth
hints-best = { MOVE($cell) } (recommended)
hints-worth = Worth
hints-seen = Alpha-beta knows
hints-replies = Replies

## Players
players-versus = vs { $name }
players-people = two people
players-both = { $x } – { $o }
name-perfect = Perfect
name-book = Opening book
name-casual = Casual
name-random = Random
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

## Moves
moves-caption = The moves of this game, and the cost of the search before each
moves-number = #
moves-move = Move
moves-nodes = Positions
moves-time = Time
moves-start = Start
moves-jump = { $player }: { MOVE($cell) }

## Setting up
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
announce-answers-on = Answers are shown.
announce-answers-off = Answers are hidden.
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
refused-hints = Answers are hidden, and hints with them. Show the answers first.

## Help
help-key-arrows = ← ↑ → ↓
help-key-arrows-does = Move on the board
help-key-home = Home, End
help-key-home-does = First or last cell of the row; with Ctrl, of the board
help-key-enter = Enter, Space
help-key-enter-does = Play on the cell
help-key-digits = 1 … 8
help-key-digits-does = Play in a column, where stones fall
help-key-new = N
help-key-new-does = New game
help-key-undo = U
help-key-undo-does = Take back
help-key-redo = R
help-key-redo-does = Replay
help-key-swap = S
help-key-swap-does = Swap sides
help-key-answers = A
help-key-answers-does = Show or hide the answers
help-key-hints = H
help-key-hints-does = Hints on or off
help-key-pruning = P
help-key-pruning-does = Pruning on or off

## The lab
bug-on = A bug is switched on: { $name }. The perfect computer plays with it until you switch it off.
bug-off-button = Switch it off
full-page-link = Open the full page

## Find the move
why-cell = { MOVE($cell) }
why-loses-at-once = { $player } now wins at once with { MOVE($cell) }.
why-loses-by-fork = { $player } takes { MOVE($cell) } and makes two threats at once: only one can be blocked.
why-loses-by-later-fork = { $player } takes { MOVE($cell) }, which must be answered, and then makes two threats at once with { $twice }: only one can be blocked.
why-missed-at-once = { $player } could have won at once with { MOVE($cell) }.
why-missed-by-fork = { $player } could have made two threats at once with { MOVE($cell) }: only one can be blocked.
why-missed-by-later-fork = { $player } could have started with { MOVE($cell) }, then made two threats at once with { $twice }.

## The end of a game
ending-title = The game is over
ending-loss = Move { NUMBER($number) } lost it: { $player } on { MOVE($cell) }.
ending-draw = Move { NUMBER($number) } gave the win away: { $player } on { MOVE($cell) }.
ending-flawless = Neither side made a mistake.
ending-hidden = Answers are hidden. Show them to see which move decided the game, and why.
try-again-button = Try that move again
play-again-button = New game
other-side-button = Swap sides
review-button = Review this game
easier-question = Want one you can beat?
easier-button = Play Casual

## Review
review-empty = No move has been played yet.
review-found = { $slips ->
        [0] No move changed the result: { $moves ->
            [one] the one move
           *[other] all { NUMBER($moves) } moves
        } kept it.
        [one] One move of { NUMBER($moves) } changed the result.
       *[other] { NUMBER($slips) } moves of { NUMBER($moves) } changed the result.
    }
review-slip = Move { NUMBER($number) }: { $player } takes { MOVE($cell) }
review-hidden = Answers are hidden, and the review with them.
review-failed = The review could not be loaded. Choose “Review” again to try once more.
review-look = Look
review-better = Find a better move
review-kept = Show the better moves
review-win-draw = Before this move { $player } was winning; after it the game is a draw.
review-win-loss = Before this move { $player } was winning; after it { $player } is losing.
review-draw-loss = Before this move the game was a draw; after it { $player } is losing.
review-were = Moves that would have kept the result: { $cells }.
