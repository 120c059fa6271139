### What the lab says in English; see page.ftl.

## Race

race-explained = The searches take turns on the same positions, round by round, in this tab. Each turn runs in batches long enough for the clock to time. The first round is a warm-up and does not count. Transposition tables are emptied before every search, and that counts towards the time. A ratio of times is that of the fastest batches; it is left out if four batches of each search do not lie within 5 %.
race-course = Positions
race-on-empty = the empty board
race-on-board = the position on the board
race-on-plies = each position of this game
race-on-all = all 4,520 positions, one after the other
race-ply = move { NUMBER($ply) }
race-who = Who takes part
race-rounds-label = Rounds
race-rounds = { NUMBER($count) } rounds
race-start-button = Start the race
race-cancel-button = Cancel
race-progress = The race
race-running = The race is on…
race-done = The race is over.
race-cancelled = The race was cancelled. Earlier results are still here.
race-nobody = Nobody takes part, or there is no position to search: choose at least one search and a position with a free cell.
race-result = Race of { $time }
race-minimax = Minimax
race-alpha-beta = Alpha-beta
race-ordered = Alpha-beta, centre first
race-deepening = Alpha-beta, one ply deeper at a time
race-table = Alpha-beta with a table
race-symmetry = Alpha-beta with a table by symmetry
race-textbook-minimax = Minimax in JavaScript
race-textbook-alpha-beta = Alpha-beta in JavaScript
race-caption = What each search visits and how long it takes
race-column-search = Search
race-column-nodes = Positions visited
race-column-fewer = Times fewer
race-column-faster = Times faster
race-column-min = Fastest batch
race-column-median = Median
race-column-max = Slowest
race-column-rate = Positions a second
race-chart-nodes = Positions visited, by powers of ten
race-chart-times = Time of the fastest batch, by powers of ten
race-chart-spread = The batches of each search: { $workload }
race-picture-button = Save the picture
race-copy-button = Copy as text
race-copied = The table is copied.
race-not-copied = The table could not be copied.
race-csv-button = Save as CSV
race-json-button = Save as JSON
race-published = Published for this comparison, and another machine’s: in Python from the empty board, 4.57 to 5.34 s for minimax and 0.16 to 0.2 s for alpha-beta.

## Move order

order-explained = Alpha-beta finds the same value in any order of the moves; how much it can cut depends on the order. Drag the cells, or move the chosen one with ← and →.
order-cells = The cells, in the order in which they are tried
order-chip = row { $row }, column { $column }: number { $rank }
order-rows = Row by row
order-centre = Centre, corners, edges
order-edges = Edges first
order-best-first = Best move first
order-worst-first = Worst move first
order-seed = Seed
order-random = By chance
order-scores = Scores
order-plain = +1, 0, −1
order-depth-aware = 10 − n for a win after n plies
order-nodes = { NUMBER($nodes) } { $nodes ->
        [one] position
       *[other] positions
    } visited, { $times } times fewer than minimax
order-value-x = The value: X wins. In any order.
order-value-o = The value: O wins. In any order.
order-value-draw = The value: a draw. In any order.
order-scale = Positions visited, by powers of ten
order-mark-here = this order
order-mark-all = minimax, b^d
order-mark-root = b^(d/2)
order-mark-proof = smallest proof
order-marks = Minimax visits b^d = { NUMBER($all) } positions. The textbook’s best case for alpha-beta, b^(d/2), is the root of that: { NUMBER($root, maximumFractionDigits: 0) }; it is for trees in which every branch is as long as every other. The smallest proof of this position’s result, computed by the engine, has { NUMBER($proof) }: no order does with less. “Best move first” and “worst move first” know what each move is worth before they look, which no program does.
order-tried = Tried so far

## How big is it?

size-explained = All counted by the engine, for the empty board and for the position on the board.
size-caption = How much there is
size-what = What
size-whole = The whole game
size-here = From this position
size-positions = Different positions
size-finished = Finished ones among them
size-distinct = Different by more than a turn or a reflection
size-games = Games
size-nodes = Nodes of the tree, one for each way to a position
size-proof = Nodes of the smallest proof of the result
size-bound = Often 3^9 = 19,683 is said: nine cells with three signs each. That counts boards that no game can reach.
size-plies = Ply by ply
size-ply = Plies
size-chess = Games of chess
size-chart = Tic-tac-toe and chess, by powers of ten
size-shannon = Shannon estimated 10^120 games of chess (1950). To look at them as the engine here looks at tic-tac-toe is out of the question, so chess programs stop early and guess, and need pruning all the more.
size-sources = Sources for chess:
size-source-perft = OEIS A048987
size-source-wiki = Chess Programming Wiki

## Find the move

find-explained = In each of these positions some moves keep the win or the draw and others throw it away. Every move that keeps it is right.
find-board = The position
find-task-win = { $player } is to move and can win. Which move keeps the win?
find-task-draw = { $player } is to move and can hold a draw. Which move holds it?
find-task-loss = { $player } is to move.
find-right = Right: row { $row }, column { $column } keeps it.
find-wrong-loss = Row { $row }, column { $column } loses.
find-wrong-draw = Row { $row }, column { $column } only draws.
find-play-out = Play it out on the board
find-played-out = The position after this move is on the board; “Redo” goes through the best play that follows.
find-next = Another position
find-seed = Seed
find-go = Go to this seed
find-score = { NUMBER($right) } of { NUMBER($asked) } at the first try.
why-cell = row { $row }, column { $column }
why-loses-at-once = { $player } now wins at once with row { $row }, column { $column }.
why-loses-by-fork = { $player } takes row { $row }, column { $column } and then threatens twice: only one of the two can be stopped.
why-loses-by-later-fork = { $player } takes row { $row }, column { $column }, which must be answered, and then with { $twice } threatens twice: only one of the two can be stopped.
why-missed-at-once = { $player } could have won at once with row { $row }, column { $column }.
why-missed-by-fork = { $player } could have threatened twice with row { $row }, column { $column }, and only one of the two could have been stopped.
why-missed-by-later-fork = { $player } could have begun with row { $row }, column { $column }, and then with { $twice } have threatened twice.

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
review-slip = Move { NUMBER($number) }: { $player } on row { $row }, column { $column }
review-look = Show the position
review-better = Find better
review-why = Tell me why
review-win-draw = Before it { $player } was winning; after it the game is a draw.
review-win-loss = Before it { $player } was winning; after it { $player } is losing.
review-draw-loss = Before it the game was a draw; after it { $player } is losing.
review-were = What would have kept the result: { $cells }.

## Break it

break-explained = Well-known mistakes of programs that search. Each runs in the engine here, on any position, and is counted over all 4,520 positions in which there is a move to choose. Switched on, a mistake also plays for the perfect computer; what the page says beside the board stays true.
break-switch = Switch it on
break-go = Take me to one
break-taken = Position { NUMBER($number) } of { NUMBER($all) } is on the board.
break-right = As it should be
break-wrong = As it is here
break-wrong-count = { $wrong ->
        [0] It goes wrong in none of { NUMBER($positions) } positions.
       *[other] It goes wrong in { NUMBER($wrong) } of { NUMBER($positions) } positions.
    }
break-thrown-count = In { NUMBER($thrown) } of them the move that it recommends makes the result worse.
break-misvalued-count = { $misvalued ->
        [one] One position is taken for something that it is not.
       *[other] { NUMBER($misvalued) } positions are taken for something that they are not.
    }
break-slower-count = In { NUMBER($slower) } it visits more: { $nodes } positions in all, in place of { $without }, which is { $times } times as many.
break-here = This position, with: { $name }
break-says = It recommends row { $row }, column { $column } for { $player }, takes the position to be worth { $score } to X, and visits { $nodes } positions.
break-truth = In truth the best moves are: { $cells }. The position is worth { $score } to X, and alpha-beta visits { $nodes } positions to know it.
break-judgement-right = ✓ Here it does no harm.
break-judgement-slower = ✓ Here it is right, and slower.
break-judgement-wrong = ✗ Here it goes wrong.
break-judgement-thrown = ✗ Here it throws the result away: { $player } comes off worse.
break-caption = What came back for each move at the root, as X’s score
break-move = Move
break-has = It has
break-is = In truth
break-chosen = (its choice)
break-root-ties-name = ≥ at the root
break-root-ties-why = With pruning, a later move that comes back equal may be worse: what came back is only a bound. Who lets the last of equals win takes it for as good.
break-root-ties-right = if (value > best) [best, move] = [value, cell];
break-root-ties-wrong = if (value >= best) [best, move] = [value, cell];
break-root-ties-hard-name = ≥ at the root, fail-hard
break-root-ties-hard-why = The same with fail-hard values: every worse move comes back as just equal, so the last one that is not better wins.
break-root-ties-hard-right = if (value > best) [best, move] = [value, cell];
break-root-ties-hard-wrong = if (value >= best) [best, move] = [value, cell]; // and below: return clamp(best, alpha, beta)
break-bounds-shown-name = Bounds shown as values
break-bounds-shown-why = The move is right, but the figures beside the other moves are bounds, and are shown as if those moves were worth that.
break-bounds-shown-right = show(cell, search(child, -Infinity, Infinity));
break-bounds-shown-wrong = show(cell, search(child, alpha, beta));
break-table-bounds-name = A table without bounds
break-table-bounds-why = A transposition table keeps what came back and uses it for the same position elsewhere, without knowing whether it was a value or a bound. It goes wrong in few positions, which makes it hard to notice.
break-table-bounds-right = table.set(position, [value, value >= beta ? "least" : value <= alpha ? "most" : "exact"]);
break-table-bounds-wrong = table.set(position, value);
break-no-depth-name = A win is a win
break-no-depth-why = If all wins are worth the same, the search has no reason to win now rather than later, or to lose later rather than now. It plays on with a won game, and gives up in a lost one.
break-no-depth-right = if (won) return 10 - ply;
break-no-depth-wrong = if (won) return 1;
break-swapped-name = MAX and MIN swapped
break-swapped-why = X takes the smallest value and O the largest: each plays as well as it can for the other.
break-swapped-right = best = player === X ? Math.max(best, value) : Math.min(best, value);
break-swapped-wrong = best = player === X ? Math.min(best, value) : Math.max(best, value);
break-wrong-side-name = Seen from the wrong side
break-wrong-side-why = An end is rated for who would move there, as negamax wants it, in a search that expects X’s score. Whoever has won, it is the other’s turn, so every win looks like a loss to X.
break-wrong-side-right = return winner === X ? 10 - ply : ply - 10;
break-wrong-side-wrong = return winner === player ? 10 - ply : ply - 10; // player: whose turn it is
break-strict-cut-name = Cut only at >
break-strict-cut-why = Right, but slower: a move that comes back equal cannot change the result either, so nothing is gained by looking on.
break-strict-cut-right = if (alpha >= beta) break;
break-strict-cut-wrong = if (alpha > beta) break;
break-parent-bound-name = Only the parent’s bound
break-parent-bound-why = Right, but slower: a child is told what its parent already has, and not what those further up have, so no cut reaches deeper than one ply.
break-parent-bound-right = value = search(child, alpha, beta);
break-parent-bound-wrong = value = player === X ? search(child, alpha, Infinity) : search(child, -Infinity, beta);

## Predict

quiz-explained = Before the search goes on, say what comes next; or mark a whole tree and have it checked. Choose the convention of your course.
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
quiz-set-mode = How
quiz-mode-step = step by step
quiz-mode-mark = mark the whole tree
quiz-set-asked = Ask for
quiz-asked-all = all of it
quiz-asked-value = values
quiz-asked-bounds = α and β
quiz-asked-cut = cut or no cut
quiz-set-tree = Tree
quiz-set-own = Take this tree
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
quiz-name-own = Own tree { $tree }, { $root } at the root
quiz-name-board = Position { $board }, questions { NUMBER($seed, useGrouping: 0) }

quiz-link-fault = The link’s { $name } cannot be read (“{ $text }”): the usual one stands in its place.
quiz-link-unknown = The link names “{ $name }”, which this quiz does not know.
quiz-over = The game is over in this position: there is nothing to predict. Choose another exercise, or take a move back.
quiz-no-board = That is no position that can come up in a game. Choose another exercise.
quiz-leaf = This tree is a single leaf: there is nothing to predict.
quiz-needs = By this convention the search needs the value of { $name }, and nobody knows it: nothing could be checked. Choose another tree or another convention.
quiz-too-large = A tree of more than { $most } nodes is too large to be marked here. Take a smaller one, or go step by step.
quiz-no-questions = This search never comes to what you want to be asked for. Choose another exercise, or ask for all of it.

quiz-place-root = the root
quiz-place-node = node { $path }
quiz-place-cell = { $player } in row { $row }, column { $column }
quiz-question = Question { $number } of { $count }
quiz-drawn = This search has { NUMBER($all) } such questions; the seed draws { $count } of them.
quiz-ask-value = The search is about to leave { $place } ({ $side }). Which value does it return?
quiz-ask-bounds = The search has just entered { $place } ({ $side }). What are α and β there?
quiz-ask-cut = The search is back from { $place }, at { $above } ({ $side }). Are the branches that are left there cut?
quiz-ask-cut-moves = The search is back from { $place }, at { $above } ({ $side }). Are the moves that are left there cut?
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
quiz-wrong = ✗ No.
quiz-is-alpha = α is { $value }.
quiz-is-beta = β is { $value }.
quiz-is-value = The value is { $value }.
quiz-is-cut = They are cut.
quiz-is-open = They are not cut.
quiz-none-alpha = MAX has nothing to be sure of yet on this line: α is −∞.
quiz-none-beta = MIN has nothing to be sure of yet on this line: β is +∞.
quiz-from-alpha = α is { $value }, from { $from }:
quiz-from-beta = β is { $value }, from { $from }:
quiz-clamped = Fail-hard: the best found is { $found }, and what is returned is the bound of the window, { $value }.
quiz-open-ge = With α { $alpha } and β { $beta }, α ≥ β does not hold: what is left can still matter, so nothing is cut.
quiz-open-gt = With α { $alpha } and β { $beta }, α > β does not hold: by this convention nothing is cut.
quiz-done = Done: { $right } of { $count } right.

quiz-tree-drawn = The tree, drawn. The list below has the same.
quiz-as-list = The tree as a list
quiz-scores = Values are X’s: a win is worth 10 less the moves that it takes from the position on the board, a loss as much below 0, a draw 0.
quiz-at = The search is at { $place } ({ $side }).
quiz-above = Before it, on the way here:
quiz-above-node = { $place } ({ $side }), best so far: { $best }
quiz-cell = row { $row }, column { $column }: { $value }
quiz-free = free

quiz-marks-explained = Press ✂ on every branch that the search cuts, and write into every node that it enters the value that the node returns. Below a cut nothing needs to be marked.
quiz-drawing = The tree to be marked
quiz-scissors = ✂
quiz-edge-leaf = Cut branch { $path }, leaf { $value }
quiz-edge-node = Cut branch { $path }
quiz-value-of = Value of { $path } ({ $side })
quiz-check-button = Check
quiz-clear-button = Clear
quiz-key-button = Show the key
quiz-key = Key
quiz-key-told = Cut: { $cuts }. Values: { $values }.
quiz-no-cuts = nothing
quiz-marks-right = ✓ All of it is right.
quiz-marks-wrong = ✗ { $faults ->
        [one] One mark is wrong or missing.
       *[other] { $faults } marks are wrong or missing.
    } In the order of the search:
quiz-fault-extra-cut = { $path }: not to be cut.
quiz-fault-missing-cut = { $path }: to be cut.
quiz-fault-wrong-value = { $path }: another value.
quiz-fault-missing-value = { $path }: the value is missing.

quiz-score-title = Score sheet
quiz-score-total = In this visit: { $right } of { $asked } right.
quiz-score-exercise = Exercise
quiz-score-convention = Convention
quiz-score-mode = How
quiz-score-asked = Asked
quiz-score-right = Right
quiz-score-wrong = Wrong
quiz-score-copy-button = Copy the score sheet
quiz-score-copied = The score sheet is copied.
quiz-score-uncopied = The browser did not allow copying.

quiz-sheet-title = On paper
quiz-sheet-count = Exercises, from this one on
quiz-sheet-key = with the key
quiz-sheet-button = Print
quiz-sheet-count-fault = Between 1 and { $most } exercises fit on a print.
quiz-sheet-heading = Alpha-beta: predict the search
quiz-sheet-name = Name: ______________________________
quiz-sheet-tree-task = Cross out every branch that the search cuts, and write into every node that it enters the value that the node returns.
quiz-sheet-board-task = Answer each question about the search of this position. Values are X’s: a win is worth 10 less the moves that it takes from the position, a loss as much below 0, a draw 0.
quiz-sheet-blank = { $label } ________
quiz-sheet-answer = { $label } { $value }
quiz-yes = yes
quiz-no = no

## Lessons

lesson-explained = A lesson is a list of places on this page, in order, each with your own words and, if you like, a question. Set up what you want to show and add it here; other rooms of the lab have a button for it beside their link. The lesson is kept in its link or its file, and nowhere else but in this browser while you write.
lesson-title = Title
lesson-untitled = A lesson without a title
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
lesson-words = Your words
lesson-question = Question
lesson-ask = What you ask
lesson-answer = The right answer, if it is to be checked
lesson-answer-help = Upper and lower case, spaces and the way in which a number is written do not matter. Put | between several right answers. The answer is in the link: hidden, but not locked away.
lesson-show-button = Show
lesson-up-button = ↑
    .aria-label = Move up
    .title = Move up
lesson-down-button = ↓
    .aria-label = Move down
    .title = Move down
lesson-remove-button = Remove
lesson-add-button = Add what is on the screen now
lesson-added = Added as step { NUMBER($number) }.
lesson-moved = Step { NUMBER($from) } is step { NUMBER($to) } now.
lesson-removed = Step { NUMBER($number) } is removed; { $left ->
        [0] none is
        [one] one is
       *[other] { NUMBER($left) } are
    } left.
lesson-undo-button = Bring back what was there before
lesson-undone = What was there before is back.
lesson-link = A link copied from this page, or from a lesson
lesson-link-button = Add the link
lesson-no-link = A link of this page has a # in it, and something after it.
lesson-give-title = Hand it on
lesson-try-button = Try it out
lesson-copy-button = Copy the lesson’s link
lesson-copied = The link to the lesson is copied: { NUMBER($length) } characters.
lesson-copied-long = The link to the lesson is copied. It has { NUMBER($length) } characters, and some programs cut links of this length: a file is safer.
lesson-save-button = Save as a file
lesson-open-button = Open a file
lesson-opened = A lesson is opened; it has { $steps ->
        [one] one step
       *[other] { NUMBER($steps) } steps
    }.
lesson-print-button = Print the lesson
lesson-new-button = Begin a new one
lesson-cleared = A new lesson begins.
lesson-kept = This browser keeps the lesson while you write it.
lesson-not-kept = This browser does not keep the lesson: save it as a file.
lesson-damaged = The lesson that this browser kept cannot be read any more; a new one begins.
lesson-newer = This browser keeps a lesson that a newer version of the page has written. It is left as it is; save what you write here as a file.
lesson-not-done = Not done: { $fault }

lesson-refused = This lesson cannot be opened: { $fault } Your game is kept.
lesson-fault-code = its link is damaged, or was cut off.
lesson-fault-long = it has more than { NUMBER($most) } characters.
lesson-fault-steps = it has { NUMBER($found) } steps, and { NUMBER($most) } are the most.
lesson-fault-none = the lesson has no steps.
lesson-fault-link = the lesson is too long for a link; save it as a file.
lesson-fault-json = this is not JSON, which lessons are written in.
lesson-fault-format = this file is not one of Cutoff’s lessons.
lesson-fault-version = it is written in format { $version }, and this page knows formats up to { $known }. A newer Cutoff can open it.
lesson-fault-list = { $place } is not a list.
lesson-fault-object = { $place } is not an object with named parts.
lesson-fault-text = { $place } is not a text.
lesson-fault-length = { $place } has { NUMBER($found) } characters, and { NUMBER($most) } are the most.
lesson-fault-unknown = { $place } has a part “{ $name }”, which means nothing here.
lesson-fault-nested = { $place } opens a lesson, and a lesson cannot be within another.
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
    }. Here is the first.
lesson-back = Back
lesson-next = Next
lesson-close = ✕
    .aria-label = Close the lesson
    .title = Close the lesson
lesson-below = To what this step shows below
lesson-check = Check
lesson-empty = Write an answer first.
lesson-right = ✓ Right.
lesson-not-yet = ✗ Not yet. Try again.
lesson-unchecked = This answer is not checked here, and not kept.

lesson-embed-title = This board in a page of your own
lesson-embed-explained = Both show the position on the board, with its recommendation and its figures. They load this page from where it is now.
lesson-embed-frame = As a frame
lesson-embed-element = As an element
lesson-embed-copy-button = Copy
lesson-embed-copied = It is copied.
lesson-embed-uncopied = The browser did not allow copying. It is selected.
embed-label = Cutoff: a tic-tac-toe board with its perfect move
embed-fault = This board cannot be shown:
embed-script = load embed.js by a script element of its own, with its address in src.
embed-position = nine signs: X, O, and a dot for empty
embed-moves = at most nine digits from 0 to 8
