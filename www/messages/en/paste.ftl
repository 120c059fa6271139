### Words of Practise for pasting a visitor's own program.

paste-edit = Edit the program
paste-what-asked = We ask your program for its move in all { NUMBER($positions) } positions.
paste-what-compared = We compare each answer with perfect play.
paste-what-found = You then see the simplest position that your program gets wrong, and the likely bug.
paste-language = Language
paste-note-board = The board has nine cells, row by row: "X", "O", or "." for an empty cell.
paste-note-move = Answer with the index of a cell, counted from 0.
paste-how = Write a function that takes a board and returns a move, such as { $name }. It runs in your browser, without access to this page or the network.
paste-starting = Starting your program…
paste-starting-python = Starting Python. This takes a few seconds.
paste-looking = Finding out how to call your program…
paste-tried = { $calls ->
        [one] { $calls } call so far
       *[other] { $calls } calls so far
    }
paste-waiting = waiting for { $seconds } s
paste-no-function = There is no function to call. Write one that takes a board and returns a move. Methods of a class or an object are not called.
paste-no-board = We cannot ask { $name } about a position, because it does not take a board. Give it a parameter for the board.
paste-no-start = Your program does not start: { $text }{ $line ->
        [0] {""}
       *[other] {" "}(line { NUMBER($line, useGrouping: 0) }).
    }
paste-no-start-silent = Your program does not start, and this browser does not say why. The usual reason is a syntax error.
paste-no-start-hung = Your program never finishes starting. Is there an endless loop outside the function?
paste-no-start-died = Your program does not start, because this browser blocks programs on this page.
paste-no-start-deep = Your program does not start, because its parts are nested too deeply.
paste-no-start-ended = Your program ended on line { NUMBER($line, useGrouping: 0) }, before it defined a function.
paste-no-start-unloaded = Python could not be loaded. It has to be loaded once with a network connection.
paste-no-start-hint = { $what ->
        [ModuleNotFoundError] Only modules of Python’s standard library can be imported here.
        [require] Modules cannot be imported here. Remove the lines that use them.
        [SyntaxError] It is read as { $language ->
            [python] Python
           *[javascript] JavaScript
        }.
       *[page] Your program runs without a web page. Remove the lines that use one.
    }
paste-no-form = We tried the usual calls. None returned a legal move.
paste-no-form-why = We tried the usual calls. None returned a legal move: { $why }
paste-no-form-silent = { $name } returned nothing. Did it print its move instead of returning it, or does it expect other signs?
paste-no-form-slow = We tried the usual calls for { $seconds } s. None returned a legal move.
paste-why-raised = your program says “{ $text }”.
paste-why-hung = your program gave no answer within { $seconds } s.
paste-why-died = the browser stopped it, probably because it used too much memory.
paste-why-foreign = your program was stopped, because it sent an unexpected message.
paste-call = The call
paste-call-cell = which is { CELL($cell) }
paste-call-none = which is not a cell
paste-unsure = Your program has not been checked yet. Is this how to call it?
paste-ask = We called { $call } and got { $value }. Does that mean { CELL($cell) }?
paste-ask-illegal = We called { $call } and got { $value }. That is not a legal move.
paste-ask-nothing = We called { $call } and got no answer.
paste-ask-yes = Yes, check it
paste-ask-mend = If not, choose below how to call your program.
paste-form = How to call it
paste-form-name = Function
paste-form-cells = Board
paste-form-empty = Empty cell
paste-empty-index = its index from 0
paste-empty-number = its number from 1
paste-form-signs = X and O
paste-form-given = Parameter { $name }
paste-given-board = the board
paste-given-sign = the sign of the side to move
paste-given-other = the sign of the other side
paste-given-is-x = true if X is to move
paste-given-is-o = true if O is to move
paste-given-one-or-minus = 1 for X, −1 for O
paste-given-zero = 0
paste-given-free = the number of empty cells
paste-given-least = a very large negative number
paste-given-most = a very large positive number
paste-form-answer = Answer
paste-form-plays = Side
paste-plays-both = both sides
paste-plays-one = only { $player }
paste-asked = { $asked } of { $positions } checked
paste-stopped = Stopped after { $asked } of { $positions } positions.
paste-given-up = The check ended after { $asked } of { $positions } positions, because your program hung or was stopped { $ends } times.
paste-raised = { $count ->
        [one] In one position your program ended with an error: { $text }
       *[other] In { $count } positions your program ended with an error. The first one: { $text }
    }
paste-ended = { $count ->
        [one] In one position
       *[other] In { $count } positions
    } your program gave no answer: { $why }
paste-unstarted = { $count ->
        [one] In one position
       *[other] In { $count } positions
    } your program could not be started again.
paste-calls = From the empty board, { $name } is called { $calls } times.
paste-calls-link = Which programs have this count?
paste-load-python = Load Python ({ NUMBER($megabytes) } MB) and check
paste-loading = Loading Python…
paste-python-licence = Python here is { $name }, free software under the { $licence }.
paste-python-source = Source code
