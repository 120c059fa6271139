### Words of Play that load after the first answer.

## The details
details-label = Details of this game
details-larger = Larger
details-smaller = Smaller
details-close = Close the details
tree-map-alpha-beta = visited by alpha-beta · each row is one move deeper
tree-map-minimax = visited by minimax · each row is one move deeper
tree-map-skipped = skipped
answers-hide = Hide answers
tab-moves = Moves
tab-review = Review
tab-measured = Method
tab-limits = Engine
moves-caption = The moves of this game, and the cost of searching for each
moves-number = #
setup-button = Set up a position
setup-text-label = Position
setup-play = Play from here
setup-cancel = Cancel
setup-swap = Swap X and O
bug-on = A bug is switched on: { $name }. The perfect computer plays with it until you switch it off.
bug-off = Switch it off
rematch-button = Rematch
fix-button = Fix the mistake
review-button = Review
players =
    .aria-label = Players
swap-button = Swap
    .title = New game with the sides swapped

## Comparison
method = A single search is too short for the clock to time. So both searches run many times, in alternating batches. The time shown is for one search in the fastest batch. { NUMBER($batches) } batches were run. In the batches with consistent times, alpha-beta is { $spread ->
        [none] { $low }
       *[some] { $low } to { $high }
    } times as fast as minimax.
method-disagreed = A single search is too short for the clock to time. So both searches run many times, in alternating batches. The time shown is for one search in the fastest batch. { NUMBER($batches) } batches were run, but their times differ too much for a ratio. Your computer may be busy.
method-waiting = Not measured yet.
method-no-clock = This browser’s clock is stopped or too coarse to time such a short search, so no times are shown.
card-race-again = Race again
slow-race-at = Minimax: *{ $percent }*.
card-so-far = so far
slow-race-slowed = Slowed down about { $ratio } times.
slow-race-stopped = Stopped after *{ $percent }* of minimax’s nodes.
card-done = done

## The map of the whole tree
method-link = How does it work?
tree-map-name = Map of the whole game tree { $from ->
        [start] from the start
       *[here] from here
    }, { NUMBER($plies) } plies: { $pruning ->
        [on] alpha-beta
       *[off] minimax
    } visits { NUMBER($visited) } of its { NUMBER($nodes) } nodes.
tree-map-so-far = minimax so far
tree-map-open = not visited yet
tree-map-explained = The map shows the moves from left to right in the order in which the search tries them. The more games pass through a position, the wider it is drawn. The brighter an area, the more of its nodes are visited. The search never enters the dark areas.

## Moves
moves-jump = { $player }: { MOVE($cell) }

## Setting up
setup-explained = Choose a cell to change it. Or enter the { NUMBER($cells) } characters of a board, row by row: X, O, and a dot for empty.
setup-fine = { $player } to move.
setup-over = The game is over in this position.

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
announce-pruning-on = Pruning on.
announce-pruning-off = Pruning off.

## The end of a game
game-over-title = The game is over
game-over-better = At move { NUMBER($number) }, { PLAY($cell) } { $worth ->
        [win] would have forced a win
       *[draw] would have drawn
    }.
game-over-flawless = No move changed the result.
game-over-held = You made no mistakes. Nobody can do better.
# The result with best play after each move, as a drawing and in words.
curve-label = Result with best play: { $parts }.
curve-from = { $number ->
        [0] at the start
       *[other] after move { NUMBER($number) }
    } { $worth ->
        [win] X wins
        [draw] a draw
        [loss] O wins
        [lower] at least a draw for X
        [upper] at most a draw for X
       *[open] not proved
    }

## Review
review-empty = No move has been played yet.
review-hidden = Answers are hidden, so there is no review.
review-show-position = Show the position
find-better-button = Find a better move
find-better-right = Right, { PLAY($cell) } keeps the result.
find-better-wrong = A mistake: { PLAY($cell) }. Undo it to try again.
refute-button = See what follows
review-show-better = Show the better moves
review-better-moves = Moves that would have kept the result: { $cells }.
nothing-proved = Nothing is proved yet.
review-failed = The review failed.
review-waiting = Proving the results of the moves, the last ones first…
review-whole = { $changed ->
        [0] No move changed the result or the length of the game.
       *[other] Moves that changed the result or the length of the game: { NUMBER($changed) } of { NUMBER($moves) }.
    }
review-found = Results proved: { NUMBER($moves) } of { NUMBER($all) } moves. { $changed ->
        [0] None of these moves changed the result or the length of the game.
       *[other] Moves that changed the result or the length of the game: { NUMBER($changed) }.
    }
review-move = Move { NUMBER($number) }: { $player } plays { PLAY($cell) }
review-result = The result changed for { $player }: { $before } with best play, { $after } with this move.
review-length = Same result, different length: { $before } for { $player } with best play, { $after } with this move.
review-counted = { $ending } (this move included)
review-show-best = Show the best move
review-best-move = The best move was { PLAY($cell) }.
review-ending-win = a win in { $plies } { $plies ->
        [one] move
       *[other] moves
    }
review-ending-draw = a draw
review-ending-loss = a loss in { $plies } moves

## A line on the board, in place of the game
line-start = After move { NUMBER($number) }, { PLAY($cell) }
line-close = Back to the game
player-first = X begins
player-second = O

## Players
player-human = You
player-perfect = Perfect computer
player-book = Perfect, opening book
player-casual = Casual computer
player-random = Random computer
level-human = You play, with mouse, touch or keyboard.
level-perfect = Plays the recommended move. It never makes a mistake.
level-book = Of the best moves, plays the one with the most wrong replies. It never makes a mistake.
level-broken = Plays with the bug that is switched on in the lab.
level-casual = Wins at once if it can, blocks a win if it must, and otherwise plays at random.
level-random = Plays at random.
