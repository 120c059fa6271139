### The dialog that offers boards.

chooser-title = Boards
chooser-3x3k3 = Three in a row wins. The whole game is searched in an instant.
chooser-4x4k4 = Four in a row wins. Too large for minimax, but quick for the solver.
chooser-5x5k4 = { NUMBER($cells) } cells. Four in a row wins.
chooser-7x6k4g = { NUMBER($columns) } columns and { NUMBER($rows) } rows, with gravity. Four in a row wins.
chooser-own = Your own board
chooser-columns = Columns
chooser-rows = Rows
chooser-run = Number in a row to win
chooser-gravity = Gravity: stones drop to the lowest free cell
chooser-open = Open
chooser-refused = { $run } in a row does not fit on a board with { $columns } columns and { $rows } rows.
chooser-failed = The engine could not be loaded. Try again.
