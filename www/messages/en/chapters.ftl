### Words that only the build writes into the pages of Learn, in English.

## Contents

learn-title = Learn minimax and alpha-beta pruning · Cutoff
learn-description = Minimax and alpha-beta pruning in { NUMBER($chapters) } short chapters with figures that move. For beginners, and for programmers who want code.
learn-heading = How a computer chooses its move
learn-lead = It could try every move and every reply. It can also skip most of that work and lose nothing.
learn-no-script = All the text and pictures are here. With JavaScript, the figures also move.
glossary-title = Glossary and sources
glossary-description = What the terms of game search mean, from alpha to zugzwang, and the papers and books behind the chapters.
glossary-heading = Glossary
glossary-sources = Sources
glossary-source-zermelo = Games such as chess and tic-tac-toe have a value.
glossary-source-neumann = The proof that many more games have a value.
glossary-source-shannon = How a machine could play chess: depth limit, evaluation, and the size of the game.
glossary-source-hart = One of the first descriptions of alpha-beta.
glossary-source-brudno = Alpha-beta described independently, with an analysis.
glossary-source-slagle = A proof of how many leaves alpha-beta visits in the best order. Michael Levin’s formula was printed without a proof in 1961, in the memo of Hart and Edwards.
glossary-source-knuth = The first full analysis of alpha-beta pruning.
glossary-source-pearl = A proof that on trees with random leaves, no search grows more slowly with the depth than alpha-beta.
glossary-source-fishburn = The first description of fail-soft alpha-beta, and the origin of its name.
glossary-source-berliner = A program wins against the world champion at backgammon, in 1979, with some luck of the dice.
glossary-source-chinook = The program that became champion at checkers in 1994, when Marion Tinsley resigned the match and the title.
glossary-source-schaeffer = The proof that checkers is a draw.
glossary-source-deep-blue = The machine that won against Garry Kasparov at chess in 1997.
glossary-source-alphago = The program that won at Go, by neural networks and a search. The paper appeared before the match with Lee Sedol.
glossary-source-russell = The textbook with the tree of nine leaves, and the evaluation by open lines.
glossary-source-stack-abuse = Tic-tac-toe in Python, with the times of its moves.
glossary-source-allis = Connect Four solved by rules: odd and even threats, and answering in the same column.
glossary-source-allen = Connect Four solved by search, in the same year.

## A chapter

chapter-next = Next: { $title }
chapter-previous = Back: { $title }
chapter-pages =
    .aria-label = Chapters
chapter-contents = All chapters
chapter-question = Question
wrong-idea-unchanged = That was the answer before the change.
wrong-idea-sides = That would be right with MIN at the root.
wrong-idea-visited = The search visits that many leaves. Count those that it skips.
wrong-idea-exact = That is the true value of the branch. Plain minimax finds it, but alpha-beta leaves the branch earlier.
wrong-idea-highest = That is the highest leaf. But MIN chooses here, so the branch is worth no more than the lowest leaf that was evaluated.
wrong-idea-next-leaf = That is the first leaf. The search then visits a lower leaf, and MIN can take that one.
wrong-idea-every = That is the number of all leaves. Alpha-beta visits some of them and skips the others.
wrong-idea-proof = You counted the leaves of one proof. The root needs both proofs.
wrong-idea-twice = Nearly. One leaf belongs to both proofs, and it counts only once.
wrong-idea-sign = That is the value from O’s point of view. From X’s, it has the other sign.
wrong-idea-uncut = Minimax visits about that many nodes. Here alpha-beta skips some of them, even with the worst move first.
wrong-idea-added = You added the same number of nodes again. But each ply multiplies the number of nodes.
wrong-idea-each-move = You multiplied by { NUMBER($moves) } × { NUMBER($moves) }, as if the search visited every reply. Alpha-beta skips most replies.
wrong-idea-tableless = That is about the number without a table. Many positions come up again, and with a table they are not searched twice.
wrong-idea-strict = That would be right if alpha-beta cut only when α > β. Here α ≥ β is enough.
wrong-idea-sideways = You used one window for the whole tree. But each branch begins with the window of its parent. Bounds go down, never sideways or up.
wrong-idea-shallow = A cut is missing. A bound from further up can cut too, not only one from the node just above.
wrong-idea-max-waits = At least one cut is missing. The search can leave a MAX node early, too, when its value reaches β.
wrong-idea-exchanged = You swapped α and β. The search leaves a MIN node when its value is too low for MAX. It leaves a MAX node when its value is too high for MIN.
wrong-idea-first-only = A cut is missing. Any leaf of a branch can lead to a cut, not only the first.
wrong-idea-first-enough = One leaf is enough only if the other player already has something at least as good. Otherwise the search visits the next leaf.
wrong-idea-whole-branch = You skipped too much. A cut skips only the rest of its own node. The node above continues with its next child.
wrong-idea-one-branch = A cut is missing. The search leaves both other branches early.
wrong-idea-both-branches = Two branches have that many leaves. The search needs at least one leaf of each branch to know that MAX will not play it.
wrong-idea-cuts = That is the number of cuts. One cut can skip more than one leaf.
wrong-idea-neighbour = The neighbouring node returned that value. Here that value is β, not α.
wrong-idea-first-node = The first node of the left branch has that value. But MIN chooses between its two nodes.
wrong-idea-leaf = That is only a leaf. α is the value that MAX can already get, whatever MIN does.
wrong-idea-start = α is −∞ only until MAX has a value. The left branch has already returned a value.
wrong-idea-left = β had that value in the left branch, and α has it here. Bounds do not go sideways. In the right branch, MAX takes the higher leaf of the first node.
wrong-idea-open = β is ∞ when the search enters the right branch. But after that, the neighbouring node returns a value.
wrong-idea-alpha = That is α, the value that MAX already has in another branch.
wrong-idea-as-value = The second child raised α, and the third returned less. Its number is an upper bound, so the true value may be lower but not higher.
wrong-idea-at-least = You took the returned number for a lower bound. But it is α or less, so it is an upper bound.
wrong-idea-inside = The third child returned a number outside its window, so its true value is not inside the window, either.
wrong-idea-zero = The third child returned that number. Count all numbers that its true value can be, beginning with 0.
wrong-idea-whole-node = That is the value of the node. How many values can its third child have?
wrong-idea-leaves-alone = Count leaves, not cuts. And are the branches in the best order, too?
wrong-idea-branches-alone = You put only the branches in the best order. The leaves have a best order, too.
wrong-idea-every-branch = The search must visit the whole first branch, because there is nothing to compare it with.
wrong-idea-quick = That is the value of the quicker loss for O. But O chooses, and loses as late as it can.
wrong-idea-flat = Every win would have that value if its depth did not count.
wrong-idea-unturned = The sign is right. But the α of one side is the β of the other, so the two change places.
wrong-idea-unsigned = That is the right bound of the two. But its sign changes, too.
wrong-idea-own-alpha = That is the α of the node itself. Its child sees everything from the other side.
wrong-idea-ties = A number that equals an earlier one may be only a bound.
wrong-idea-all-returned = Is each number higher than all before it? If not, it may be only a bound: “at most this”.
wrong-idea-count = Write all the numbers that are asked for, one after the other.
wrong-idea-best-alone = Each number that was the best so far when it was returned is a true value, even if the same number comes again later.
wrong-idea-unended = You counted a move after the end of a game. A win ends the game, so nothing follows it.
wrong-idea-next-board = Some moves are missing. Minimax tries every move of both sides, until each game is over.
wrong-idea-uncounted = One node is missing. Count the root, too, and follow each game to its end.
wrong-idea-minimax-depth = Minimax reaches that depth. Alpha-beta gets deeper.
wrong-idea-ply-more = With twice as many leaves, minimax gets at most one ply deeper. How many leaves does alpha-beta need for each depth?
wrong-idea-whole-twice = At an even depth, both proofs are equally large. How many leaves would this depth take?
wrong-idea-half-depth = It is the other way round. The best order nearly doubles the depth.
wrong-idea-depthless = Some of these entries were not searched deeply enough.
wrong-idea-boundless = You counted a bound that does not settle the value. “At most” ends the search only with α or less, “at least” only with β or more.
wrong-idea-values-alone = A value that is deep enough always ends the search. So does a bound that is deep enough: “at least” β or more, or “at most” α or less.
wrong-idea-equal-bound = A bound is missing. “At least” β ends the search, even if the number is β itself. “At most” α ends it, too, even with α itself.
wrong-idea-one-threat = One threat does not hide the loss from that search, as the figure shows.
wrong-idea-all-plies = The loss itself takes some plies, too. Only the other plies must be filled with threats.
wrong-idea-two-threats = Then the loss comes exactly at the last ply of the search, which still sees it.
wrong-idea-threats-alone = X answers each threat, so each threat adds two plies.
wrong-idea-one-side = You counted the lines of one side only. The estimate is X’s lines minus O’s.
wrong-idea-time-left = There is time to look at least one ply deeper.
wrong-idea-erring = After one of these moves, X wins only if O makes a mistake.
wrong-idea-digits = Each digit is the result after one move, in the order of the question. Check the order, and which digit stands for X and which for O.
wrong-idea-three-results = Check each move. Does X win at once? If not, can O win with the next move?
wrong-idea-uncompared = After one of these moves, O can win at once.
wrong-idea-faultless = That is the value of the tree. MAX gets it if MIN makes no mistake.
wrong-idea-other-branch = That leaf is in a branch that MAX does not choose.
wrong-idea-whole-window = That would be right with a window from −∞ to ∞. Here the root begins with an α and a β.
wrong-idea-rescaled = The numbers at the leaves change, but the number of skipped leaves does not.
wrong-idea-doubled = You doubled one proof, as if both were equally large. Here one is smaller.
wrong-idea-exponent = Put the number of added plies into the formula as d. Then work out the whole power of b.
wrong-idea-factor = The fraction with d is the exponent of b, not a factor.
wrong-idea-all-leaves = That is the growth of all leaves. Alpha-beta does not visit all of them.
wrong-idea-best-growth = That is right for the best order.
wrong-idea-neighbour-alpha = The neighbouring node returned that value. It is less than the α from the root, so it does not raise α.
wrong-idea-both-stones = You counted lines with stones of both sides. Those lines count for neither side.
wrong-idea-weight = The line with two stones counts more than that. The text says how much.
wrong-idea-pairs = MAX moves twice, and each pair of its moves gives one leaf. How many pairs are there?
wrong-idea-one-number = That formula is right only if all nodes have the same number of children. Count the leaves of each proof.
wrong-idea-nothing = Look at each leaf. After which leaf can the rest of a node no longer change the result?
wrong-idea-beta-leaf = That is only a leaf. β is the value to which MIN can already hold MAX before the search enters this node.
wrong-idea-every-row = X gets every second row of this column, up to the top. Who has to begin it?
wrong-idea-one-cut = One cut alone skips that many leaves, and it is not the only one.
wrong-idea-highest-leaf = The highest leaf is there. But MIN chooses next, and does not go to it.
wrong-idea-tree-value = That is the value of the tree. Write the number of the branch.
wrong-idea-plies-alone = That is a number of moves. What is a win after that many moves worth?
wrong-idea-one-line = Count the lines with only one stone again. Look at the columns and diagonals of both sides.
wrong-idea-even-others = That would be right if the other columns had an even number of free cells.
wrong-idea-other-node = That number belongs to another node. The third node returns a number of its own.
wrong-idea-past-cut = MIN takes the lower of the two leaves. The search even stops after the first of them.
wrong-idea-clamped = The node before returned that number, which is β here. Fail-hard would return β, but this search returns what it found.
wrong-idea-mover = That is the value from MAX’s view. But MIN is to move in this node, and negamax returns the value from the view of the side to move.
wrong-idea-exact-depth = An entry of a deeper search is good enough, too.
wrong-idea-alone = There would be time for one search to that depth. But the rounds before it take time, too, so this round is not completed.
wrong-idea-rounds = Add up the nodes of the rounds, from the first on, as long as there is time. Write the number of the last completed round.
chapter-answer-is = The answer is { $answer }.

## Figures

figure-scale = Numbers of nodes as dots on one axis, each with its number beside it.
figure-bug-root-ties = { $player ->
        [X] ≥ instead of > at the root
       *[O] ≤ instead of < at the root
    }
figure-bug-sentence-root-ties = Several moves return the best value. Now the search chooses the last of them, { $cell }, though its value is only a bound.

## Questions of figures, before their answers

ask-branch = Where should MAX go? Choose a branch.
ask-board = { $player } is to move. Where would you play? Choose a board in the second row.
ask-cut = Which leaves can the search do without?
ask-move = { $player } is to move. Where would you play? Choose a column.
ask-choice = { $player } is to move, and a search looks { NUMBER($depth) } plies ahead. Which move will it choose? Choose a cell.
ask-first = Choose the leaf of branch { NUMBER($branch) } that should come first, so that as many leaves as possible are skipped.
figure-read-on = Read on without answering
figure-visited = The search evaluated { NUMBER($visited) } of { NUMBER($leaves) } leaves.
feedback-needed = You need the { $leaf }. { $why ->
        [alone] { $side ->
            [MAX] MIN
           *[MIN] MAX
        } has nothing elsewhere yet, so every leaf here counts.
        [behind] The cut leaves only the node below. Here { $side } chooses again, and { $side ->
            [MAX] MIN
           *[MIN] MAX
        } has nothing elsewhere yet, so every leaf counts.
        [first] Nothing below this node is known yet.
       *[open] So far { $side ->
            [MAX] MAX can get { $best } here, less than the { $bound } to which MIN can already hold MAX
           *[MIN] MIN can hold MAX to { $best } here, more than the { $bound } that MAX already has
        }.
    }
feedback-unneeded = You can do without the { $leaf }.
feedback-branch = In branch { $path }, MIN would take the { $value }.
feedback-reason = { $side ->
        [MAX] MAX can get { $value } or more in branch { $path }, and MIN can already hold MAX to { $bound }.
       *[MIN] MIN can hold branch { $path } to { $value } or less, and MAX already has { $bound }.
    }
feedback-first-right = MIN chooses there, and { $value } is no more than the { $alpha } that MAX already has. One leaf is enough.
feedback-first-highest = { $value } is the best leaf for MAX. But MIN chooses there, so the lowest leaf should come first: { $leaf }.
feedback-first-open = { $value } is more than the { $alpha } that MAX already has, so the search has to continue. The { $leaf } would end it at once.
feedback-choice-right = After { $cell } the search sees no loss.
feedback-choice-loses = After { $cell }, the search sees { $player } lose in { NUMBER($plies) } moves. It chooses { $choice }, after which it sees no loss.
feedback-choice-other = After { $cell } the search sees no loss, either. But its estimate after { $choice } is better.
feedback-move = { $by ->
        [column] Column { NUMBER($move) }
       *[cell] { $move }
    }: { $outcome ->
        [win] { $player } wins in { NUMBER($plies) } { $plies ->
            [one] move
           *[other] moves
        }
        [late] { $player } wins there too, but later, in { NUMBER($plies) } moves
        [loss] { $player } loses in { NUMBER($plies) } { $plies ->
            [one] move
           *[other] moves
        }
       *[draw] a draw
    } with best play.
figure-map-all = The whole tree of tic-tac-toe in bands, one for each ply. All of it is lit, because minimax visits every node.
figure-map-some = The same tree. The nodes that alpha-beta visits are lit, most of them on the left. The others are dark.
figure-map-sentence = Alpha-beta visits { NUMBER($visited) } of the { NUMBER($nodes) } nodes: { $percent }. It never visits the dark ones.
ask-share = Minimax visits every node, so all of them are lit. What share of them will alpha-beta visit?
ask-leaves = Minimax visits every leaf, so all of them are lit. What share of them will alpha-beta visit, with the best move first?
ask-orders = In the order edges, corners, centre, alpha-beta visits { NUMBER($before) } nodes. How many does it visit if the worst move always comes first?
scale-answer-orders = With the worst move first, alpha-beta visits { NUMBER($nodes) } nodes. Minimax visits { NUMBER($minimax) }.
ask-growth = Each row looks two plies further than the one above it. How many nodes will alpha-beta visit in the last one?
scale-answer-growth = In the last row, alpha-beta visits { NUMBER($nodes) } nodes, about { NUMBER($ratio) } times as many as in the row above.
ask-tools = With depth-aware scores, alpha-beta alone visits { NUMBER($before) } nodes. How many does it visit with a transposition table?
scale-answer-tools = With a table, alpha-beta visits { NUMBER($nodes) } nodes, and even fewer if mirrored and turned boards count as one.
ask-ideas = With a good move order, the solver visits { NUMBER($before) } nodes. How many does it visit with a transposition table as well?
scale-answer-ideas = With a transposition table as well, the solver visits { NUMBER($nodes) } nodes. The other ideas save even more.

## Meanings of the dots of a figure

scale-proof-empty = smallest proof
scale-order-best = best move first
scale-order-centre = centre, corners, edges
scale-order-rows = row by row
scale-order-edges = edges, corners, centre
scale-order-worst = worst move first
scale-nodes-minimax-empty = minimax
scale-visit-symmetry = table, and mirrored and turned boards count as one
scale-visit-table = transposition table
scale-nodes-alpha-beta-depth-aware-empty = alpha-beta alone
scale-visit-deepening = iterative deepening
scale-with-5x4k4g-none = iterative deepening alone
scale-with-5x4k4g-ordering = a good move order
scale-with-5x4k4g-table = and a transposition table
scale-with-5x4k4g-symmetry = and mirrored boards count as one
scale-with-5x4k4g-double-threats = and threats and double threats
scale-with-5x4k4g-open-lines = and two smaller ideas
scale-with-5x4k4g-follow-up = and the rule of odd and even rows

## Series of boards in a figure

series-board = A board, drawn. The moves that lead to it: { $moves }.
series-start = { $player } is to move.
series-plays = { $player } plays { $by ->
        [column] column { NUMBER($move) }
       *[cell] { $move }
    }.
series-one-threat = One more stone in the marked cell would win, so { $other } must reply there.
series-two-threats = Now { $player } can win in either of two cells, and { $other } can block only one.
series-waits = { $player } would win in a marked cell, but the cell below it is still empty.
series-loses = Now { $player } can win at once.
series-won = { $player } has { NUMBER($run) } in a row.
series-depth = At depth { NUMBER($depth) }, the search chooses { $by ->
        [column] column { NUMBER($move) }
       *[cell] { $move }
    }.
series-estimated = Its estimate for X is { NUMERAL($estimate) }.
series-proved = It proves that { $outcome ->
        [win] { $player } wins in { NUMBER($plies) } moves, counting both sides
        [loss] { $player } loses in { NUMBER($plies) } moves, counting both sides
       *[draw] the game is a draw
    }.
series-visited = It has visited { NUMBER($nodes) } nodes.
series-stops = Here a search of depth { NUMBER($depth) } stops. It sees no loss, and its estimate for X is { NUMERAL($estimate) }.
series-deeper = Searched to depth { NUMBER($depth) }:
series-quiet = With a quiescence search, depth { NUMBER($depth) } is enough. It continues while there is a threat, and sees { $player } lose in { NUMBER($plies) } moves. It visits { NUMBER($nodes) } nodes instead of { NUMBER($plain) }.
series-open = { $lines ->
        [one] One line has { $player }’s stones and no { $other }; it counts { NUMBER($counted) }.
       *[other] { NUMBER($lines) } lines have { $player }’s stones and no { $other }; they count { NUMBER($counted) }.
    }
series-counted = So the estimate for X is { NUMBER($x) } − { NUMBER($o) } = { NUMERAL($estimate) }.
