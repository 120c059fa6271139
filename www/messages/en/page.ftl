### What every place says.

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
board-label = Board, three by three
cell-last = last move
cell-winning = winning line

## Comparison
minimax-name = Minimax
alpha-beta-name = Alpha-beta ✂
time-nanoseconds = { $value } ns
time-microseconds = { $value } µs
time-milliseconds = { $value } ms
time-seconds = { $value } s
time-unknown = no time

## What is refused
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
help-key-help = ?
help-key-help-does = This help
shortcuts-label = Keys with a single letter or sign

## The lab
lab-failed = This room could not be opened: there may be no network, or a newer version of the page. Try again, or reload the page. Your game is kept in its address. ({ $detail })
lab-stopped = This room has stopped with an error. Your game is kept. ({ $detail })
lesson-unloaded = The lesson could not be loaded. Your game is kept. ({ $detail })

## The search, step by step
worth-draw = a draw
worth-win = { $player } winning in { $plies }
worth-win-plain = { $player } winning

## Own trees
fault-tree-no-node = At sign { NUMBER($place) } ({ $found }) there should be a value, a name or a bracket.
fault-tree-number = At sign { NUMBER($place) } there is a number that cannot be read.
fault-tree-name = At sign { NUMBER($place) } there is a name of more than twelve signs.
fault-tree-unclosed = At sign { NUMBER($place) } ({ $found }) there should be a comma or a closing bracket.
fault-tree-after = At sign { NUMBER($place) } ({ $found }) the tree has already ended.
fault-tree-wide = At sign { NUMBER($place) }: a node has a hundred children at most.
fault-tree-deep = At sign { NUMBER($place) }: a tree has sixty plies at most.
fault-tree-large = At sign { NUMBER($place) }: a tree has five thousand nodes at most.
fault-text-long = A tree has a million signs at most.
fault-tree-depth = A depth is a whole number of plies from 0 to 1,000.
worth-number = { FIGURE($value) }

## Lessons
lesson-refused = This lesson cannot be opened: { $fault } Your game is kept.

## The bar
bar-name = Cutoff
places =
    .aria-label = Places
place-play = Play
place-learn = Learn
place-watch = Watch
place-practise = Practise
place-lab = Lab
place-teach = Teach
bar-board = 3×3
    .title = To the board
share-button =
    .aria-label = Copy a link to what is on the screen
    .title = Copy a link to what is on the screen
link-copied = The link is copied.
menu-button =
    .aria-label = Language, colours and help
    .title = Language, colours and help
help-button =
    .aria-label = Help and keys
    .title = Help and keys
skip-to-main = Skip to the content
