### What is in the tabs of Play, and the end of a game: loaded after the first answer.

## Comparison
agreement = Both searches choose { PLAY($cell) }.
agreement-hidden = Both searches choose the same move.
score = { $player }, the side to move, has a score of { $score }.
score-meaning = A win in n moves scores { NUMBER($most) } − n, a loss n − { NUMBER($most) }, a draw 0: sooner wins and later losses score more.
agreement-broken = The two searches disagree. This is a bug in Cutoff: please report this position.
agreement-over = There is no move to choose.
book-explained = The last column counts the replies that keep the other side’s result. A search that sees to the end has no reason to prefer one drawing move to another. An opening book does, because opponents make mistakes: it picks the best move with the fewest such replies.
price = To find its move, alpha-beta visits { NUMBER($seen) } nodes. For the other moves it may know only a bound on X’s score (≤ or ≥). Exact values for all moves take { NUMBER($exact) } nodes.
method = One search is too short for the clock to time. So each search is repeated in batches, and the two take turns. The time shown is that of one search in the fastest batch. { NUMBER($batches) } batches were run; those that agree make alpha-beta { $low } to { $high } times as fast as minimax.
method-disagreed = One search is too short for the clock to time. So each search is repeated in batches, and the two take turns. The time shown is that of one search in the fastest batch. { NUMBER($batches) } batches were run, but they differ too much for a ratio: the computer is busy.
method-waiting = Not measured yet.
method-no-clock = This browser’s clock stands still, or its steps are too coarse for a search this short, so there are no times.

## The map of the whole tree
whole-caption-on = The whole tree: lit is what alpha-beta visits.
whole-caption-off = The whole tree: minimax visits all of it.
whole-learn = How does it work?
whole-name = Map of the whole game tree from here, { NUMBER($plies) } plies: { $pruning ->
        [on] alpha-beta
       *[off] minimax
    } visits { NUMBER($visited) } of its { NUMBER($nodes) } nodes.
whole-plies = Nodes visited at each ply
whole-ply = { NUMBER($visited) } of { NUMBER($nodes) }
whole-open = About this map
whole-explained = From left to right lie the moves in the order in which they are tried, and each position is as wide as the games below it. The brighter a place, the more of its nodes are visited; a dark place is never entered. The map moves in the order of the search. How long it moves is no measurement: the times stand beside the searches.

## The details
hints-off = Switch on “Hints” to see here, and on the board, what each free cell is worth to the side to move.
hints-hidden = Answers are hidden, and hints with them.
hints-explained = What each free cell is worth to the side to move. “Wins in 3” counts the moves of both sides.
hints-best = { MOVE($cell) } (recommended)
hints-worth = Value
hints-seen = Alpha-beta knows
hints-replies = Replies

## Moves
moves-start = Start
moves-jump = { $player }: { MOVE($cell) }

## Setting up
setup-explained = Click a cell to switch it between empty, X and O. Or type { NUMBER($cells) } characters, row by row: X, O, and a dot for empty.
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

## Find the move
why-cell = { MOVE($cell) }
why-loses-at-once = { $player } now wins at once with { PLAY($cell) }.
why-loses-by-fork = { $player } plays { PLAY($cell) } and makes a double threat: only one of the two can be blocked.
why-loses-by-later-fork = { $player } plays { PLAY($cell) }, which must be answered, and then makes a double threat with { $twice }: only one of the two can be blocked.
why-missed-at-once = { $player } could have won at once with { PLAY($cell) }.
why-missed-by-fork = { $player } could have made a double threat with { PLAY($cell) }: only one can be blocked.
why-missed-by-later-fork = { $player } could have started with { PLAY($cell) }, then made a double threat with { $twice }.

## The end of a game
ending-title = The game is over
ending-loss = Move { NUMBER($number) } lost it: { $player } on { PLAY($cell) }.
ending-draw = Move { NUMBER($number) } gave the win away: { $player } on { PLAY($cell) }.
ending-flawless = Neither side made a mistake.
ending-held = You held Perfect to a draw: nobody can do better.
ending-hidden = Answers are hidden. Show them to see which move decided the game, and why.
# What the game was worth with best play, as a drawing and in words.
curve-label = What the game was worth with best play: { $parts }.
curve-from = { $number ->
        [0] at the start
       *[other] after move { NUMBER($number) }
    } { $worth ->
        [win] X wins
        [draw] a draw
        [loss] O wins
       *[open] not proved
    }
curve-note = Up: X wins. Down: O wins. Middle: a draw.{ $open ->
        [yes] { " " }Dashed: not proved.
       *[no] { "" }
    }

## Review
review-empty = No move has been played yet.
review-hidden = Answers are hidden, and the review with them.
review-look = Look
review-better = Find a better move
review-kept = Show the better moves
review-were = Moves that would have kept the result: { $cells }.

## Players
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
