### The lessons that are ready. Their links and answers are in www/teach/ready-lessons.js.

## Your first cut
ready-first-cut-title = Your first cut
ready-first-cut-about = Nine leaves, one cut: see why alpha-beta may stop looking, then predict it yourself.
ready-first-cut-a = MAX (△) moves first and wants a large value; MIN (▽) answers and wants a small one. Look at the left branch: MIN will pick one of 3, 12 and 8.
ready-first-cut-a-ask = What is the left branch worth?
ready-first-cut-b = MAX can already get 3 on the left. In the middle branch the search has found a 2: MIN can keep MAX to 2 or less there, so MAX will never choose it. This is a cut.
ready-first-cut-b-ask = How many leaves of the middle branch are never looked at?
ready-first-cut-c = On the right, 14 and 5 still promise more than 3, so nothing can be cut; only the last leaf, 2, settles it. This is the end of the search.
ready-first-cut-c-ask = Which whole number, in place of the last 2, is the smallest with which MAX chooses the right branch?
ready-first-cut-d = The same tree, with the right branch in another order: 2, 5, 14. Predict first, then step through the search to check.
ready-first-cut-d-ask = Which leaf of the right branch is the first that is cut?
ready-first-cut-e = Now a tree you have not seen. Answer the questions below: at each one, say what the search does next.

## Order decides
ready-order-title = Order decides
ready-order-about = The same tree and the same value, but more or less work: what comes first matters.
ready-order-a = The best branch stands first: MAX gets 6 there. Each of the other two is given up after one leaf. Step through the search.
ready-order-a-ask = Which leaf is cut first?
ready-order-b = The same branches with the best one last. The root is still worth 6. Does alpha-beta still save anything?
ready-order-b-ask = What is α when the search enters the third branch?
ready-order-c = A real board: all of tic-tac-toe, from the empty board. Alpha-beta tries the cells row by row, from a1 to c3.
ready-order-c-ask = Move the centre, b2, to the front and keep the rest in order. How many positions does it visit then?
ready-order-d = Now it tries the centre first, then the corners, then the edges. The result is the same draw. Row by row it visited 18,297 positions.
ready-order-d-ask = How many times fewer than row by row is it now? Round to one decimal.

## Minimax on a board
ready-board-title = Minimax on a board
ready-board-about = From one position with five free cells to the whole game: what minimax does, and what pruning saves.
ready-board-a = X to move. X has a1 and a2, O has b1 and b2, and the answers are hidden. Cells are named by column and row: a1 is top left.
ready-board-a-ask = Which cell wins at once?
ready-board-b = Minimax does not see that at a glance. It plays out every way the game can go on from here, and takes the move that is best against the best replies.
ready-board-b-ask = How many of X’s five moves lose, if O replies well?
ready-board-c = Alpha-beta finds the same move with less work: the numbers of this search say how much. Step from cut to cut, and read why each one is safe. A win for X after n moves is worth 10 − n.
ready-board-c-ask = What is the move a3 worth to X?
ready-board-d = And from the empty board? Both searches find that perfect play is a draw. Compare their work beside the board. Yet a draw needs care: say X begins in the corner a1.
ready-board-d-ask = Which is O’s only reply that does not lose?
