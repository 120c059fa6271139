### What Play says.

## The board
game-title = The game
cell-recommended = recommended
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

## Help
help-key-arrows = ← ↑ → ↓
help-key-arrows-does = Move on the board
help-key-home = Home, End
help-key-home-does = First, last cell of the row; with Ctrl of the board
help-key-enter = Enter, Space
help-key-enter-does = Play on the cell
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

## The lab
bug-on = A mistake is switched on: { $name }. The perfect computer plays by it until it is switched off.
bug-off-button = Switch it off
full-page-link = Open the whole page

## Find the move
why-cell = { MOVE($cell) }
why-loses-at-once = { $player } now wins at once with { MOVE($cell) }.
why-loses-by-fork = { $player } takes { MOVE($cell) } and then threatens twice: only one of the two can be stopped.
why-loses-by-later-fork = { $player } takes { MOVE($cell) }, which must be answered, and then with { $twice } threatens twice: only one of the two can be stopped.
why-missed-at-once = { $player } could have won at once with { MOVE($cell) }.
why-missed-by-fork = { $player } could have threatened twice with { MOVE($cell) }, and only one of the two could have been stopped.
why-missed-by-later-fork = { $player } could have begun with { MOVE($cell) }, and then with { $twice } have threatened twice.

## Review
review-explained = The moves of the game on the board that changed its result. What would have been better is told only when you ask.
review-empty = No move has been played yet.
review-found = { $slips ->
        [0] No move changed the result: { $moves ->
            [one] the one move
           *[other] all { NUMBER($moves) } moves
        } kept it.
        [one] One move of { NUMBER($moves) } changed the result.
       *[other] { NUMBER($slips) } moves of { NUMBER($moves) } changed the result.
    }
review-slip = Move { NUMBER($number) }: { $player } on { MOVE($cell) }
review-look = Show the position
review-better = Find better
review-why = Tell me why
review-win-draw = Before it { $player } was winning; after it the game is a draw.
review-win-loss = Before it { $player } was winning; after it { $player } is losing.
review-draw-loss = Before it the game was a draw; after it { $player } is losing.
review-were = What would have kept the result: { $cells }.
