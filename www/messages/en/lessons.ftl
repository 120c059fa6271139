### The lessons that are ready, as texts: the title, then steps. Each step begins with its link; a line with
### ? is a question, one with = its right answer. See www/page/lesson/lesson.ts.

ready-first-cut-about = Nine leaves, one cut: see why alpha-beta may stop looking, then predict it yourself.
ready-first-cut =
    Your first cut

    watch/#tree=[[3,12,8],[2,4,6],[14,5,2]]&root=max&by=alpha-beta&search=1
    MAX (▲) moves first and wants a high value; MIN (▼) answers and wants a low one. Look at the left branch: MIN will pick one of 3, 12 and 8.
    ? What is the left branch worth?
    = 3

    watch/#tree=[[3,12,8],[2,4,6],[14,5,2]]&root=max&by=alpha-beta&search=23
    MAX can already get 3 on the left. In the middle branch, the search has found a 2. MIN can hold MAX to 2 or less there, so MAX will never choose it. This is a cut.
    ? How many leaves of the middle branch are never visited?
    = 2

    watch/#tree=[[3,12,8],[2,4,6],[14,5,2]]&root=max&by=alpha-beta&search=43
    On the right, 14 and 5 still promise more than 3, so nothing can be cut. Only the last leaf, 2, settles it. This is the end of the search.
    ? What is the smallest whole number that, in place of the last 2, would make MAX choose the right branch?
    = 4

    watch/#tree=[[3,12,8],[2,4,6],[2,5,14]]&root=max&by=alpha-beta&search=1
    The same tree, with the right branch in another order: 2, 5, 14. Predict first, then step through the search to check.
    ? Which leaf of the right branch is cut first?
    = 5

    practise/#source=random&mode=step&seed=7&plies=2&branches=3&root=max&asked=all
    Now a tree you have not seen before. Answer each question: say what the search does next.

ready-order-about = The order of the moves changes the work, but not the value.
ready-order =
    Order decides

    watch/#tree=[[6,7],[4,9],[2,8]]&root=max&by=alpha-beta&search=1
    The best branch comes first, and MAX gets 6 there. The search leaves each of the other two after one leaf. Step through the search.
    ? Which leaf is cut first?
    = 9

    watch/#tree=[[2,8],[4,9],[6,7]]&root=max&by=alpha-beta&search=1
    The same branches with the best one last. The root is still worth 6. Does alpha-beta still save anything?
    ? What is α when the search enters the third branch?
    = 4

    lab/order/#on=empty&scoring=plain
    A real board: all of tic-tac-toe, from the empty board. Alpha-beta tries the cells row by row, from a1 to c3.
    ? Put b2, the centre, first in your order and leave the rest as they are. How many nodes does alpha-beta visit then?
    = 12,123

    lab/order/#on=empty&scoring=plain&first=4-0-2-6-8-1-3-5-7
    Now it tries the centre first, then the corners, then the edges. The result is the same draw. The game’s own order, row by row, is in the chart too.
    ? Row by row, it visits more nodes. How many times as many? Round to one decimal place.
    = 2.5

ready-board-about = What minimax does and what pruning saves, from one position with five free cells to the whole game.
ready-board =
    Minimax on a board

    #start=XO.XO....&x=human&o=human&hints=off&pruning=off&answers=off
    X to move. X has a1 and a2, O has b1 and b2, and the answers are hidden. Cells are named by column and row. The cell a1 is top left.
    ? Which cell wins at once?
    = a3

    #start=XO.XO....&x=human&o=human&hints=off&pruning=off&answers=off
    Minimax does not see that at a glance. It plays out every way the game can go on from here, and chooses the move that is best against the best replies.
    ? How many of X’s five moves lose, if O replies well?
    = 3

    watch/#start=XO.XO....&x=human&o=human&hints=off&pruning=on&of=board&search=1
    Alpha-beta finds the same move with less work. The numbers of this search show how much less. Step from cut to cut, and read why each one is safe. A win for X after n moves is worth 10 − n.
    ? What is the move a3 worth to X?
    = 9

    #x=human&o=human&hints=off&pruning=on&answers=on
    And from the empty board? Both searches find that perfect play is a draw. Compare their work beside the board. But O has to be careful to get that draw. Suppose X begins in the corner, a1.
    ? What is O’s only reply that does not lose?
    = b2
