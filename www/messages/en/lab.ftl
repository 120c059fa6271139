### What the lab says in English; see page.ftl.

## Race

race-explained = The searches take turns on the same positions, round by round, in this tab. Each turn runs in batches long enough for the clock to time. The first round is a warm-up and does not count. Transposition tables are emptied before every search, and that counts towards the time. Times are compared by the fastest batches; no ratio is shown unless four batches of each search lie within 5 %.
race-course = Positions
race-on-empty = the empty board
race-on-board = the position on the board
race-on-plies = every position of this game
race-on-all = all 4,520 positions, one after the other
race-ply = move { NUMBER($ply) }
race-who = Searches
race-rounds-label = Rounds
race-rounds = { NUMBER($count) } rounds
race-start-button = Start the race
race-cancel-button = Cancel
race-progress = The race
race-running = The race is on…
race-done = The race is over.
race-cancelled = The race was cancelled. Earlier results are still here.
race-nobody = Nothing to race: choose at least one search, and a position with a free cell.
race-result = Race at { $time }
race-minimax = Minimax
race-alpha-beta = Alpha-beta
race-ordered = Alpha-beta, centre first
race-deepening = Alpha-beta, iterative deepening
race-table = Alpha-beta, transposition table
race-symmetry = Alpha-beta, transposition table and symmetry
race-textbook-minimax = Minimax in JavaScript
race-textbook-alpha-beta = Alpha-beta in JavaScript
race-caption = What each search visits, and how long it takes
race-column-search = Search
race-column-nodes = Positions visited
race-column-fewer = Times fewer
race-column-faster = Times faster
race-column-min = Fastest batch
race-column-median = Median
race-column-max = Slowest batch
race-column-rate = Positions per second
race-chart-nodes = Positions visited (log scale)
race-chart-times = Time of the fastest batch (log scale)
race-chart-spread = The batches of each search: { $workload }
race-picture-button = Save the picture
race-copy-button = Copy as text
race-copied = Table copied.
race-not-copied = The table could not be copied.
race-csv-button = Save as CSV
race-json-button = Save as JSON
race-published = For comparison, published times of a Python program on another machine, from the empty board: 4.57–5.34 s for minimax, 0.16–0.2 s for alpha-beta.

## Move order

order-explained = In any order of the moves, alpha-beta finds the same value, but the order decides how much it can cut. Drag the cells, or move the focused one with ← and →.
order-cells = The cells, in the order in which the search tries them
order-chip = { SPOKEN($cell) }: number { $rank }
order-rows = Row by row
order-centre = Centre, corners, edges
order-edges = Edges first
order-best-first = Best move first
order-worst-first = Worst move first
order-seed = Seed
order-random = Random order
order-scores = Scores
order-plain = +1, 0, −1
order-depth-aware = 10 − n for a win after n moves
order-nodes = { NUMBER($nodes) } { $nodes ->
        [one] position
       *[other] positions
    } visited, { $times } times fewer than minimax
order-value-x = The value is the same in any order: X wins.
order-value-o = The value is the same in any order: O wins.
order-value-draw = The value is the same in any order: a draw.
order-scale = Positions visited (log scale)
order-mark-here = this order
order-mark-all = minimax
order-mark-root = its square root
order-mark-proof = smallest proof
order-marks = Minimax visits { NUMBER($all) } positions here. In the textbooks’ tree, where every position has b moves and every game lasts d moves, minimax visits about b^d and alpha-beta, with perfect move ordering, about b^(d/2), the square root. The square root of { NUMBER($all) } is { NUMBER($root, maximumFractionDigits: 0) }; tic-tac-toe’s tree is less regular. The smallest proof of this position’s result has { NUMBER($proof) } positions: no order can do with fewer. “Best move first” and “Worst move first” know each move’s value in advance, which no real program does.
order-tried = Tried so far

## How big is it?

size-explained = All counted by the engine, from the empty board and from the position on the board.
size-caption = Counts
size-what = Count
size-whole = The whole game
size-here = From this position
size-positions = Different positions
size-finished = Finished positions among them
size-distinct = Different positions, counting rotations and reflections as one
size-games = Games
size-nodes = Nodes of the tree, one for each path to a position
size-proof = Nodes of the smallest proof of the result
size-bound = You will often see 3^9 = 19,683: nine cells, three states each. That counts boards no game can reach.
size-plies = Ply by ply
size-ply = Ply
size-chess = Games of chess
size-chart = Tic-tac-toe and chess (log scale)
size-shannon = Shannon estimated 10^120 games of chess (1950). Searching them the way this engine searches tic-tac-toe is impossible, so chess programs stop early and estimate, and need pruning all the more.
size-sources = Sources for chess:
size-source-perft = OEIS A048987
size-source-wiki = Chess Programming Wiki

## Find the move

find-explained = In each of these positions some moves keep the win or the draw, and others throw it away. Every move that keeps the result is right.
find-board = The position
find-task-win = { $player } is to move and can win. Which move keeps the win?
find-task-draw = { $player } is to move and can draw. Which move keeps the draw?
find-task-loss = { $player } is to move.
find-right = Right: { MOVE($cell) } keeps the result.
find-wrong-loss = No: { MOVE($cell) } loses.
find-wrong-draw = No: { MOVE($cell) } only draws.
find-play-out = Play it out on the board
find-played-out = The position after this move is on the board; “Redo” steps through best play from there.
find-next = Another position
find-seed = Seed
find-go = Go to this seed
find-score = { NUMBER($right) } of { NUMBER($asked) } at the first try.
why-cell = { MOVE($cell) }
why-loses-at-once = { $player } now wins at once with { MOVE($cell) }.
why-loses-by-fork = { $player } takes { MOVE($cell) } and makes two threats at once: only one can be blocked.
why-loses-by-later-fork = { $player } takes { MOVE($cell) }, which must be answered, and then makes two threats at once with { $twice }: only one can be blocked.
why-missed-at-once = { $player } could have won at once with { MOVE($cell) }.
why-missed-by-fork = { $player } could have made two threats at once with { MOVE($cell) }: only one can be blocked.
why-missed-by-later-fork = { $player } could have started with { MOVE($cell) }, then made two threats at once with { $twice }.

## Review

review-explained = The moves of this game that changed its result. Better moves stay hidden until you ask.
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
review-look = Show the position
review-better = Find a better move
review-why = Why?
review-win-draw = Before this move { $player } was winning; after it the game is a draw.
review-win-loss = Before this move { $player } was winning; after it { $player } is losing.
review-draw-loss = Before this move the game was a draw; after it { $player } is losing.
review-were = Moves that would have kept the result: { $cells }.

## Break it

break-explained = Classic bugs in search programs. Each runs here in the real engine, on any position, and is checked on all 4,520 unfinished positions. While a bug is on, the perfect computer plays with it; what the page says beside the board stays correct.
break-switch = Switch it on
break-go = Show me one
break-taken = Position { NUMBER($number) } of { NUMBER($all) } is on the board.
break-right = Correct
break-wrong = With the bug
break-wrong-count = { $wrong ->
        [0] It goes wrong in none of { NUMBER($positions) } positions.
       *[other] It goes wrong in { NUMBER($wrong) } of { NUMBER($positions) } positions.
    }
break-thrown-count = In { NUMBER($thrown) } of them, the move it recommends makes the result worse.
break-misvalued-count = { $misvalued ->
        [one] It gets the value of one position wrong.
       *[other] It gets the value of { NUMBER($misvalued) } positions wrong.
    }
break-slower-count = It visits more positions in { NUMBER($slower) } of them: { $nodes } in all instead of { $without }, { $times } times as many.
break-here = This position with the bug: { $name }
break-says = It recommends { MOVE($cell) } for { $player }, gives X’s score as { $score }, and visits { $nodes } positions.
break-truth = The best moves are { $cells }. X’s score is { $score }, and alpha-beta visits { $nodes } positions to find it.
break-judgement-right = ✓ No harm here.
break-judgement-slower = ✓ Right here, but slower.
break-judgement-wrong = ✗ Wrong here.
break-judgement-thrown = ✗ It throws the result away: { $player } ends up with a worse one.
break-caption = What the search returned for each move at the root, as X’s score
break-move = Move
break-has = With the bug
break-is = True value
break-chosen = (its choice)
break-root-ties-name = ≥ at the root
break-root-ties-why = With pruning, a later move that comes back equal may really be worse: what comes back is only a bound. Code that keeps the last of several equal moves can pick such a move.
break-root-ties-right = if (value > best) [best, move] = [value, cell];
break-root-ties-wrong = if (value >= best) [best, move] = [value, cell];
break-root-ties-hard-name = ≥ at the root, fail-hard
break-root-ties-hard-why = The same with fail-hard values: every worse move comes back with exactly the best value so far, so the last move tried is always chosen.
break-root-ties-hard-right = if (value > best) [best, move] = [value, cell];
break-root-ties-hard-wrong = if (value >= best) [best, move] = [value, cell]; // below the root: return clamp(best, alpha, beta)
break-bounds-shown-name = Bounds shown as values
break-bounds-shown-why = The move is right, but the numbers beside the other moves are bounds, shown as if they were values.
break-bounds-shown-right = show(cell, search(child, -Infinity, Infinity));
break-bounds-shown-wrong = show(cell, search(child, alpha, beta));
break-table-bounds-name = A table that forgets which values are bounds
break-table-bounds-why = A transposition table stores what a search returned and reuses it for the same position elsewhere, here without recording whether it was exact or only a bound. It goes wrong in few positions, so it is easy to miss.
break-table-bounds-right = table.set(position, [value, value >= beta ? "least" : value <= alpha ? "most" : "exact"]);
break-table-bounds-wrong = table.set(position, value);
break-no-depth-name = A win is a win
break-no-depth-why = If all wins are worth the same, the search has no reason to win now rather than later, or to lose later rather than now. It drags out won games and gives up in lost ones.
break-no-depth-right = if (won) return 10 - ply;
break-no-depth-wrong = if (won) return 1;
break-swapped-name = MAX and MIN swapped
break-swapped-why = X takes the smallest value and O the largest: each side plays as well as it can for the other.
break-swapped-right = best = player === X ? Math.max(best, value) : Math.min(best, value);
break-swapped-wrong = best = player === X ? Math.min(best, value) : Math.max(best, value);
break-wrong-side-name = Scored for the wrong side
break-wrong-side-why = A finished game is scored for the side to move, as in negamax, but this search expects X’s score. The side to move has always just lost, so every win, by X or by O, counts as a loss for X.
break-wrong-side-right = return winner === X ? 10 - ply : ply - 10;
break-wrong-side-wrong = return winner === player ? 10 - ply : ply - 10; // player: the side to move
break-strict-cut-name = Cut only at >
break-strict-cut-why = Correct, but slower: a branch that can only come back equal cannot change the result, so searching on gains nothing.
break-strict-cut-right = if (alpha >= beta) break;
break-strict-cut-wrong = if (alpha > beta) break;
break-parent-bound-name = Only the parent’s bound
break-parent-bound-why = Correct, but slower: a node knows only its parent’s bound, not those from further up, so deep cutoffs are lost.
break-parent-bound-right = value = search(child, alpha, beta);
break-parent-bound-wrong = value = player === X ? search(child, alpha, Infinity) : search(child, -Infinity, beta);

## Predict

quiz-explained = Predict the search’s next step, or mark a whole tree and check it. Choose the convention your course uses.
quiz-set-source = Exercise
quiz-source-random = a random tree
quiz-source-gallery = one of the examples
quiz-source-own = a tree of your own
quiz-source-board = the position on the board
quiz-set-plies = Plies
quiz-set-branches = Branches at most
quiz-set-example = Example
quiz-set-root = At the root
quiz-set-seed = Seed
quiz-set-mode = Mode
quiz-mode-step = step by step
quiz-mode-mark = mark the whole tree
quiz-set-asked = Ask for
quiz-asked-all = everything
quiz-asked-value = values
quiz-asked-bounds = α and β
quiz-asked-cut = cuts
quiz-set-tree = Tree
quiz-set-own = Use this tree
quiz-next-button = Next exercise

quiz-convention-title = Convention
quiz-cut-label = Cut when
quiz-cut-ge = α ≥ β
quiz-cut-gt = α > β
quiz-values-label = Values
quiz-values-soft = fail-soft
quiz-values-hard = fail-hard
quiz-order-label = Order
quiz-order-left = left to right
quiz-order-right = right to left
quiz-convention = Cut when { $cut }; { $values }; { $order }.

quiz-max = MAX ▲
quiz-min = MIN ▼
quiz-max-x = MAX ▲, X
quiz-min-o = MIN ▼, O
quiz-name-random = Random tree { NUMBER($seed, useGrouping: 0) }: { $plies ->
        [one] one ply
       *[other] { $plies } plies
    }, up to { $branches } branches, { $root } at the root
quiz-name-gallery = Example: { $name }
quiz-name-own = Your tree { $tree }, { $root } at the root
quiz-name-board = Position { $board }, question set { NUMBER($seed, useGrouping: 0) }

quiz-link-fault = The link’s { $name } cannot be read (“{ $text }”): the default is used instead.
quiz-link-unknown = The link names “{ $name }”, which this quiz does not have.
quiz-over = In this position the game is over: there is nothing to predict. Choose another exercise, or take a move back.
quiz-no-board = That position cannot occur in a game. Choose another exercise.
quiz-leaf = This tree is a single leaf: there is nothing to predict.
quiz-needs = By this convention the search needs the value of { $name }, which is unknown, so nothing can be checked. Choose another tree or another convention.
quiz-too-large = A tree of more than { $most } nodes is too large to mark here. Choose a smaller one, or go step by step.
quiz-no-questions = This search has no questions of that kind. Choose another exercise, or ask for everything.

quiz-place-root = the root
quiz-place-node = node { $path }
quiz-place-cell = the position after { $player } takes { MOVE($cell) }
quiz-question = Question { $number } of { $count }
quiz-drawn = This search has { NUMBER($all) } such questions; the seed picks { $count } of them.
quiz-ask-value = The search is about to leave { $place } ({ $side }). Which value does it return?
quiz-ask-bounds = The search has just entered { $place } ({ $side }). What are α and β there?
quiz-ask-cut = The search is back from { $place }, at { $above } ({ $side }). Are the remaining branches cut?
quiz-ask-cut-moves = The search is back from { $place }, at { $above } ({ $side }). Are the remaining moves cut?
quiz-label-value = Value
quiz-label-alpha = α
quiz-label-beta = β
quiz-label-cut = Cut?
quiz-cut-button = ✂ Cut
quiz-no-cut-button = No cut
quiz-answer-button = Answer
quiz-go-on = Go on
quiz-unread = Write a number such as 3, −3 or 0.1, or −∞ or +∞.
quiz-right = ✓ Right.
quiz-wrong = ✗ Not quite.
quiz-is-alpha = α is { $value }.
quiz-is-beta = β is { $value }.
quiz-is-value = The value is { $value }.
quiz-is-cut = They are cut.
quiz-is-open = They are not cut.
quiz-none-alpha = MAX is not yet sure of anything on this path: α is −∞.
quiz-none-beta = MIN is not yet sure of anything on this path: β is +∞.
quiz-from-alpha = α is { $value }, from { $from }:
quiz-from-beta = β is { $value }, from { $from }:
quiz-clamped = Fail-hard: the best value found is { $found }, but the node returns the bound of its window, { $value }.
quiz-open-ge = With α { $alpha } and β { $beta }, α ≥ β does not hold: the rest can still matter, so nothing is cut.
quiz-open-gt = With α { $alpha } and β { $beta }, α > β does not hold: by this convention nothing is cut.
quiz-done = Done: { $right } of { $count } right.

quiz-tree-drawn = Drawing of the tree. The list below shows the same.
quiz-as-list = The tree as a list
quiz-scores = Values are from X’s point of view, counting moves from the position on the board: a win for X after n moves is 10 − n, a loss n − 10, a draw 0.
quiz-at = The search is at { $place } ({ $side }).
quiz-above = On the way here:
quiz-above-node = { $place } ({ $side }), best so far: { $best }
quiz-cell = { SPOKEN($cell) }: { $value }
quiz-free = free

quiz-marks-explained = Click ✂ on every branch the search cuts. In every node it enters, write the value that node returns. Leave everything below a cut blank.
quiz-drawing = The tree to mark
quiz-scissors = ✂
quiz-edge-leaf = Cut branch { $path }, leaf { $value }
quiz-edge-node = Cut branch { $path }
quiz-value-of = Value of { $path } ({ $side })
quiz-check-button = Check
quiz-clear-button = Clear
quiz-key-button = Show the answers
quiz-key = Answers
quiz-key-told = Cut: { $cuts }. Values: { $values }.
quiz-no-cuts = none
quiz-marks-right = ✓ Everything is right.
quiz-marks-wrong = ✗ { $faults ->
        [one] One mark is wrong or missing.
       *[other] { $faults } marks are wrong or missing.
    } In the order of the search:
quiz-fault-extra-cut = { $path }: should not be cut.
quiz-fault-missing-cut = { $path }: should be cut.
quiz-fault-wrong-value = { $path }: wrong value.
quiz-fault-missing-value = { $path }: value missing.

quiz-score-title = Score sheet
quiz-score-total = So far: { $right } of { $asked } right.
quiz-score-exercise = Exercise
quiz-score-convention = Convention
quiz-score-mode = Mode
quiz-score-asked = Asked
quiz-score-right = Right
quiz-score-wrong = Wrong
quiz-score-copy-button = Copy the score sheet
quiz-score-copied = Score sheet copied.
quiz-score-uncopied = The browser did not allow copying.

quiz-sheet-title = On paper
quiz-sheet-count = Exercises, starting with this one
quiz-sheet-key = with answer key
quiz-sheet-button = Print
quiz-sheet-count-fault = One print holds 1 to { $most } exercises.
quiz-sheet-heading = Alpha-beta: predict the search
quiz-sheet-name = Name: ______________________________
quiz-sheet-tree-task = Cross out every branch the search cuts. In every node it enters, write the value that node returns. Leave everything below a cut blank.
quiz-sheet-board-task = Answer each question about the search of this position. Values are from X’s point of view, counting moves from this position: a win for X after n moves is 10 − n, a loss n − 10, a draw 0.
quiz-sheet-blank = { $label } ________
quiz-sheet-answer = { $label } { $value }
quiz-yes = yes
quiz-no = no

## Lessons

lesson-explained = A lesson is a series of stops on this page, each with your own text and, if you like, a question. Set up what you want to show, then add it here; the other sections of the lab have a button for this next to their link. The lesson is stored only in its link or file, and in this browser while you write it.
lesson-title = Title
lesson-untitled = Untitled lesson
lesson-steps-title = Steps
lesson-step = Step { NUMBER($number) }
lesson-at-empty = { $moves ->
        [0] the empty board
        [one] after one move
       *[other] after { NUMBER($moves) } moves
    }
lesson-at-own = { $moves ->
        [0] a position set up
        [one] one move from a position set up
       *[other] { NUMBER($moves) } moves from a position set up
    }
lesson-words = Your text
lesson-question = Question
lesson-ask = Your question
lesson-answer = The right answer, if it should be checked
lesson-answer-help = Capitals, spaces and the way a number is written do not matter. Put | between several right answers. The answer is in the link: hidden, but not locked away.
lesson-show-button = Show
lesson-up-button = ↑
    .aria-label = Move up
    .title = Move up
lesson-down-button = ↓
    .aria-label = Move down
    .title = Move down
lesson-remove-button = Remove
lesson-add-button = Add what the page shows now
lesson-added = Added as step { NUMBER($number) }.
lesson-moved = Step { NUMBER($from) } is now step { NUMBER($to) }.
lesson-removed = Step { NUMBER($number) } removed; { $left ->
        [0] none is
        [one] one is
       *[other] { NUMBER($left) } are
    } left.
lesson-undo-button = Undo
lesson-undone = Undone.
lesson-link = A link copied from this page, or from a lesson
lesson-link-button = Add the link
lesson-no-link = A link to this page has a # with something after it.
lesson-give-title = Share it
lesson-try-button = Try it
lesson-copy-button = Copy the lesson’s link
lesson-copied = Link to the lesson copied: { NUMBER($length) } characters.
lesson-copied-long = Link to the lesson copied. It has { NUMBER($length) } characters, and some programs shorten links this long: a file is safer.
lesson-save-button = Save as a file
lesson-open-button = Open a file
lesson-opened = Opened a lesson with { $steps ->
        [one] one step
       *[other] { NUMBER($steps) } steps
    }.
lesson-print-button = Print the lesson
lesson-new-button = Start a new one
lesson-cleared = This is a new lesson.
lesson-kept = This browser saves the lesson while you write it.
lesson-not-kept = This browser does not save the lesson: save it as a file.
lesson-damaged = The lesson saved in this browser cannot be read any more; this is a new one.
lesson-newer = This browser holds a lesson written with a newer version of the page. It stays as it is; save what you write here as a file.
lesson-not-done = Not done: { $fault }

lesson-refused = This lesson cannot be opened: { $fault } Your game is safe.
lesson-fault-code = its link is damaged or incomplete.
lesson-fault-long = the limit is { NUMBER($most) } characters.
lesson-fault-steps = it has { NUMBER($found) } steps; the limit is { NUMBER($most) }.
lesson-fault-none = it has no steps.
lesson-fault-link = it is too long for a link; save it as a file.
lesson-fault-json = this is not a lesson file (not JSON).
lesson-fault-format = this file is not a Cutoff lesson.
lesson-fault-version = it is in format { $version }, and this page reads formats up to { $known }. A newer version of Cutoff can open it.
lesson-fault-list = { $place } is not a list.
lesson-fault-object = { $place } is not an object with named parts.
lesson-fault-text = { $place } is not a text.
lesson-fault-length = { $place } has { NUMBER($found) } characters; the limit is { NUMBER($most) }.
lesson-fault-unknown = { $place } has an unknown part “{ $name }”.
lesson-fault-nested = { $place } opens a lesson, and a lesson cannot contain another.
lesson-place-lesson = the lesson
lesson-place-title = the title
lesson-place-steps = the list of steps
lesson-place-step = step { NUMBER($step) }
lesson-place-link = the link of step { NUMBER($step) }
lesson-place-words = the text of step { NUMBER($step) }
lesson-place-question = the question of step { NUMBER($step) }
lesson-place-answer = the answer of step { NUMBER($step) }

lesson-label = Lesson: { $title }
lesson-step-of = Step { NUMBER($step) } of { NUMBER($steps) }
lesson-no-step = This lesson has no step “{ $text }”: it has { $steps ->
        [one] just one
       *[other] { NUMBER($steps) }
    }. This is the first.
lesson-back = Back
lesson-next = Next
lesson-close = ✕
    .aria-label = Close the lesson
    .title = Close the lesson
lesson-below = Go to what this step shows
lesson-check = Check
lesson-empty = Write an answer first.
lesson-right = ✓ Right.
lesson-not-yet = ✗ Not yet. Try again.
lesson-unchecked = This answer is neither checked nor saved.

lesson-embed-title = This board on your own page
lesson-embed-explained = Both codes show the position on the board, with its recommendation and its numbers. They load this page from its present address.
lesson-embed-frame = As a frame
lesson-embed-element = As an element
lesson-embed-copy-button = Copy
lesson-embed-copied = Copied.
lesson-embed-uncopied = The browser did not allow copying. The code is selected.
embed-label = A tic-tac-toe board with its perfect move: Cutoff
embed-fault = This board cannot be shown:
embed-script = load embed.js with a script element of its own, with its address in src.
embed-position = nine characters: X, O, and a dot for empty
embed-moves = at most nine digits from 0 to 8
