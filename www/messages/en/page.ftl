### Words of every place.

## The page
play-title = Cutoff: play tic-tac-toe and see minimax and alpha-beta pruning at work
update-ready = A newer version of Cutoff is available.
update-now = Update now
unexpected = Something went wrong on this page. Your game is saved in the page’s address. Reload the page to continue.
reload-button = Reload
language-label = Language
theme-to-dark =
    .aria-label = Use dark colours
    .title = Use dark colours
theme-to-light =
    .aria-label = Use light colours
    .title = Use light colours
close-button = Close
dismiss-button = ✕
    .aria-label = Close this message
    .title = Close this message
retry-button = Try again

## Names
move-spoken = column { $column }, row { $row }
play-cell = { $move }
play-column = column { $move }
list-clauses = { $first }; { $second }
cell-empty = { SPOKEN($cell) }, empty
cell-x = { SPOKEN($cell) }, X
cell-o = { SPOKEN($cell) }, O
cell-also = { $first }, { $second }

## The board
board-label = Board, { $columns } by { $rows }
cell-last = last move
cell-winning = in the winning line

## Comparison
minimax-name = Minimax
alpha-beta-name = Alpha-beta ✂
time-none = –
time-nanoseconds = { $value } ns
time-microseconds = { $value } µs
time-milliseconds = { $value } ms
time-seconds = { $value } s
time-unknown = no time

## Refusals
fault-board-length = A position of this board has { NUMBER($cells) } characters. Yours has { NUMBER($found) }.
fault-board-row = A row of this board has { NUMBER($columns) } cells. Row { NUMBER($row) } has { NUMBER($found) }.
fault-cell-sign = The character for { $cell } is not X, O or a dot.
fault-stone-counts = X moves first, so X must have as many stones as O, or one more.
fault-both-won = X and O both have a winning line, which cannot happen in a game.
fault-played-on = One side had already won, but the other played on. That cannot happen in a game.
fault-cell-floating = There is no stone below { $cell }. A stone drops to the lowest free cell.
fault-board-order = This position cannot occur in a game. Whatever the order of moves, one side would have won earlier.
fault-other = { $message }
link-fault = Part of this link could not be used. { $fault } The rest was kept.
link-faults = Parts of this link could not be used. { $first } { $second } The rest was kept.
link-fault-game = “{ $text }” is not a game in Cutoff.
link-fault-moves = Move { NUMBER($number) } of “{ $text }” cannot be read.
link-fault-move = Move { NUMBER($number) } cannot be played: { $fault }
link-fault-cell-taken = { $cell } is taken.
link-fault-column-full = its column is full.
link-fault-cell-floating = there is no stone below { $cell }.
link-fault-game-over = the game had already ended.
link-fault-start = No game can start from the position “{ $text }”. { $fault }{ $moves ->
        [left] { " " }The moves that follow it were left out too.
       *[none] { "" }
    }
link-fault-at = The link asks for move “{ $text }”, but its game ends on move { NUMBER($moves) }.
link-fault-setting = “{ $name }” cannot be set to “{ $text }”.
link-fault-name = This page has no setting “{ $name }”.
link-fault-step = This page has no step “{ $name }”.

## Failures
engine-load = The engine could not be loaded. Your game is safe. Try again, or reload the page.
engine-crash = The engine stopped because of an error. Your game is safe.
engine-silent = The engine is not responding. Your game is safe.
engine-stopped = You stopped the engine. Your game is safe.
overdue = The engine has been working for a while without an answer. You can wait, or stop it. Your game is safe.
overdue-stop = Stop the engine
language-unloaded = { $name } could not be loaded, so the page is in English. Reload the page to try again. Your game is saved in the page’s address.

## Failures of pages and lessons
page-failed = Part of this page could not be loaded. You may be offline, or there may be a newer version. Try again, or reload the page. Your game is saved in the page’s address.
page-unsupported = This page needs something that your browser lacks: { $missing }. Update your browser, or use another one. Your game is saved in the page’s address.
page-stopped = This page stopped because of an error. Your game is safe.
lesson-unloaded = The lesson could not be loaded. Your game is safe. Try again, or reload the page.

## The search, step by step
worth-draw = a draw
worth-win = a win for { $player } after { $plies ->
        [one] 1 move
       *[other] { $plies } moves
    }
worth-win-plain = a win for { $player }

## The bar
bar-name = Cutoff
places-open-name = Menu
places-open =
    .aria-label = Menu: all pages
places =
    .aria-label = Pages
place-play = Play
place-learn = Learn
place-watch = Watch
place-practise = Practise
place-lab = Lab
place-teach = Teach
bar-board =
    .title = Choose a board
game-3x3k3 = 3×3
game-4x4k4 = 4×4
game-5x5k4 = 5×5
game-7x6k4g = Connect Four
game-size = { NUMBER($columns) }×{ NUMBER($rows) }, { NUMBER($run) } in a row
game-size-falling = { NUMBER($columns) }×{ NUMBER($rows) } with gravity, { NUMBER($run) } in a row
share-button = Copy a link to what is on the screen
link-copied = The link is copied.
lesson-add = Add to your lesson
menu-button =
    .aria-label = Link, language, colours and help
    .title = Link, language, colours and help
help-button =
    .aria-label = Help and keys
    .title = Help and keys
skip-to-main = Skip to the content

## Said in more than one place

stop = Stop
resume = Resume
time-label = Time
depth-label = Depth limit
to-the-end = to the end
pending = …
nodes-label = Nodes visited
nodes = Nodes
move = Move
settings = Settings
order = Order
cell-name = { MOVE($cell) }
speed-label = Speed
pause-button = Pause
pruning-switch = Alpha-beta pruning
next = Next
check = Check
tree = Tree
none = none
step-of = Step { NUMBER($step) } of { NUMBER($steps) }
clear-button = Clear
full-page-link = Open the full page
