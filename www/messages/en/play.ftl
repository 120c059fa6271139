### The words of Play’s first view: the board, its buttons, hints, the answer, the players.
game-title = The game
cell-recommended = recommended
headline = Play a computer that never loses, and see how much work pruning saves.
turn-human = { $player } to move
turn-human-only = Your turn. You are { $player }
turn-computer = { $player } to move: the computer
turn-thinking = { $player } to move: thinking…
turn-paused = { $player } to move: paused
turn-loading = Loading the engine…
turn-failed = The engine is not available
turn-setup = Setting up a position
result-draw = A draw
result-won = { $player } wins
result-you-won = You win as { $player }
result-you-lost = { $player } wins. You lose

## Buttons of the game
game-buttons =
    .aria-label = Game
play-open =
    .title = Board and players
new-game-button = New
    .title = New game
undo-button = Undo
hint-button = Hint
    .title = Show what every move is worth
details-button = Details
tree-map-label =
    .aria-label = The whole game tree
watch-link = Watch it step by step

## Hints
hint-win = wins in { $plies }
hint-draw = draws
hint-loss = loses in { $plies }

## Chances against the computer
chances-perfect = The computer never loses. Aim for a draw.
chances-book = The computer never loses, and it sets traps.
chances-flawless = The computer makes no mistakes from here.
chances-casual = Casual sees only two moves ahead. You can beat it.
chances-random = This computer plays at random.
chances-broken = This computer has a bug. Perhaps you can beat it.

## The answer
answers-hidden = Answers are hidden.
answers-trying = Find a better move.
recommendation-label = Recommended:
recommendation-waiting = Searching…
recommendation-failed = No move can be recommended without the engine.
# Follows the move.
recommendation-worth = , { $worth }
value-draw = a draw

## Comparison
card-title = Two searches of this position
nodes-unit = nodes
saving = The same move, *{ $ratio } times fewer* nodes.
saving-none = Pruning saves nothing here. Both searches visit { NUMBER($nodes) } { $nodes ->
        [one] node
       *[other] nodes
    }.
slow-race-button = Race in slow motion
slow-race-short = Slow race
pruning-short = Pruning

## Players
players-versus = vs { $name }
players-people = two people
players-both = { $x } – { $o }
name-perfect = Perfect
name-book = Opening book
name-casual = Casual
name-random = Random

## Refusals
refused-taken = { $player } has already played { PLAY($cell) }. Choose a free cell.
refused-turn = It is the computer’s turn.
refused-undo = There is no move to undo.
refused-redo = There is no move to redo.
refused-loading = The engine is not ready yet.
