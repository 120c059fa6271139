// The six stages in Java, in one text. A line, or a part that ends at "end", is in the stages that its tag names:
// "with depth" is in the stage depth and in all that build on it; "without depth" is in the others.

// only with tree-minimax
import java.util.List;

/**
 * Minimax on trees. To run: java Stage.java // only without tree-alpha-beta
 * Alpha-beta on trees. To run: java Stage.java // only with tree-alpha-beta
 *
 * <p>Edit TREES. Each of them is searched: a number is a leaf, node(...) is a node with its children.
 */
final class Stage {
  static final List<Object> TREES = List.of(
    node(node(3, 12, 8), node(2, 4, 6), node(14, 5, 2))
  );

  static Object node(Object... children) { return children; }

  static long nodes; // nodes that the search has entered

  // only without tree-alpha-beta
  // region: minimax
  /** What the node is worth to MAX when both sides play their best. */
  static int minimax(Object node, boolean isMax) {
  // end
  // only with tree-alpha-beta
  // region: alpha-beta
  /** The node's value if it lies between alpha and beta, otherwise a bound on it. */
  static int alphaBeta(Object node, int alpha, int beta, boolean isMax) {
  // end
    nodes++;
    if (node instanceof Integer value) return value;
    int best = isMax ? Integer.MIN_VALUE : Integer.MAX_VALUE;
    for (Object child : (Object[]) node) {
      int value = minimax(child, !isMax); // only without tree-alpha-beta
      int value = alphaBeta(child, alpha, beta, !isMax); // only with tree-alpha-beta
      if (isMax) {
        best = Math.max(best, value);
        alpha = Math.max(alpha, best); // MAX can already get this much // only with tree-alpha-beta
      } else {
        best = Math.min(best, value);
        beta = Math.min(beta, best); // MIN can already hold MAX to this much // only with tree-alpha-beta
      }
      if (alpha >= beta) break; // the remaining children cannot change the result // only with tree-alpha-beta
    }
    return best;
  }

  // only with tree-alpha-beta
  // region: fail-hard
  /** The same search, but what it returns is never outside the window. */
  static int failHard(Object node, int alpha, int beta, boolean isMax) {
    nodes++;
    if (node instanceof Integer value) return Math.max(alpha, Math.min(beta, value));
    for (Object child : (Object[]) node) {
      int value = failHard(child, alpha, beta, !isMax);
      if (isMax) {
        alpha = Math.max(alpha, value);
      } else {
        beta = Math.min(beta, value);
      }
      if (alpha >= beta) return isMax ? beta : alpha;
    }
    return isMax ? alpha : beta;
  }

  // region: negamax
  /** The same search. Every value is from the view of the side to move. */
  static int negamax(Object node, int alpha, int beta, boolean isMax) {
    nodes++;
    if (node instanceof Integer value) return isMax ? value : -value;
    int best = -Integer.MAX_VALUE;
    for (Object child : (Object[]) node) {
      int value = -negamax(child, -beta, -alpha, !isMax);
      best = Math.max(best, value);
      alpha = Math.max(alpha, best);
      if (alpha >= beta) break;
    }
    return best;
  }

  // end
  // region: run
  public static void main(String... arguments) {
    int least = -Integer.MAX_VALUE, most = Integer.MAX_VALUE; // only with tree-alpha-beta
    for (Object tree : TREES) {
      nodes = 0;
      int value = minimax(tree, true); // MAX moves at the root // only without tree-alpha-beta
      int value = alphaBeta(tree, least, most, true); // MAX moves at the root // only with tree-alpha-beta
      System.out.printf("Value %d, %d nodes.%n", value, nodes);
      // only with tree-alpha-beta
      nodes = 0;
      value = failHard(tree, least, most, true);
      System.out.printf("Value %d, %d nodes.%n", value, nodes);
      nodes = 0;
      value = negamax(tree, least, most, true);
      System.out.printf("Value %d, %d nodes.%n", value, nodes);
      // end
    }
  }
}
// end

// only with minimax
import java.util.ArrayList; // only with depth
import java.util.HashMap; // only with table
import java.util.List;
import java.util.Map; // only with table
import java.util.Scanner;
import java.util.stream.IntStream; // only without depth

// only without depth
/** Tic-tac-toe by minimax and alpha-beta. Edit ORDER. To play: java Stage.java [--plain] [--no-pruning] */
final class Stage {
  // region: rules
  // A board is nine characters, row by row: 'X', 'O', or '.' for an empty cell.
  static final int[][] LINES = {
    {0, 1, 2}, {3, 4, 5}, {6, 7, 8}, {0, 3, 6}, {1, 4, 7}, {2, 5, 8}, {0, 4, 8}, {2, 4, 6}
  };

  static char winner(String board) { // 'X', 'O', or '.' if there is none
    for (int[] line : LINES) {
      char a = board.charAt(line[0]), b = board.charAt(line[1]), c = board.charAt(line[2]);
      if (a != '.' && a == b && b == c) return a;
    }
    return '.';
  }
// end
// only with depth
/**
 * Alpha-beta with a depth limit and an evaluation. To run: java Stage.java // only without deepening or table
 * Iterative deepening. To run: java Stage.java // only with deepening
 * Alpha-beta with a transposition table. To run: java Stage.java // only with table
 *
 // only without deepening or table
 * <p>Edit the board, DEPTH and COUNTS. This is Connect Four; 3, 3, 3 and false are tic-tac-toe.
 // end
 // only with deepening or table
 * <p>Edit the board, DEPTH and COUNTS. This is tic-tac-toe; 7, 6, 4, true and 0, 1, 3, 9 are Connect
 * Four.
 // end
 */
final class Stage {
  // only without deepening or table
  static final int COLUMNS = 7;
  static final int ROWS = 6;
  static final int RUN = 4; // so many in a row win
  static final boolean FALLS = true; // whether stones fall
  static final int DEPTH = 4; // plies that the search looks ahead
  static final int[] COUNTS = {0, 1, 3, 9}; // what a line of one side counts, by the stones in it
  // end
  // only with deepening or table
  static final int COLUMNS = 3;
  static final int ROWS = 3;
  static final int RUN = 3; // so many in a row win
  static final boolean FALLS = false; // whether stones fall
  static final int DEPTH = 9; // plies that the search looks ahead at most // only with deepening
  static final int DEPTH = 9; // plies that the search looks ahead // only with table
  static final int[] COUNTS = {0, 0, 0}; // what a line of one side counts: nothing here
  // end

  // region: rules
  // A board is its cells, row by row: 'X', 'O', or '.' for an empty cell.
  static final int SIZE = COLUMNS * ROWS;
  static final List<int[]> LINES = new ArrayList<>();

  static {
    for (int cell = 0; cell < SIZE; cell++) {
      for (int[] step : new int[][] {{1, 0}, {0, 1}, {1, 1}, {-1, 1}}) {
        int column = cell % COLUMNS + step[0] * (RUN - 1);
        int row = cell / COLUMNS + step[1] * (RUN - 1);
        if (column < 0 || column >= COLUMNS || row >= ROWS) continue;
        int[] line = new int[RUN];
        for (int n = 0; n < RUN; n++) line[n] = cell + n * (step[0] + step[1] * COLUMNS);
        LINES.add(line);
      }
    }
  }

  static int count(String board, int[] line, char side) {
    int stones = 0;
    for (int cell : line) if (board.charAt(cell) == side) stones++;
    return stones;
  }
  static char winner(String board) { // 'X', 'O', or '.' if there is none
    for (int[] line : LINES) {
      for (char side : new char[] {'X', 'O'}) if (count(board, line, side) == RUN) return side;
    }
    return '.';
  }
// end
  static boolean isOver(String board) { return winner(board) != '.' || !board.contains("."); }
  static char toMove(String board) { return moves(board).count() % 2 == 1 ? 'X' : 'O'; } // only without depth
  // only with depth
  static char toMove(String board) {
    return board.chars().filter(cell -> cell != '.').count() % 2 == 0 ? 'X' : 'O';
  }
  // end
  static String play(String board, int cell) {
    return board.substring(0, cell) + toMove(board) + board.substring(cell + 1);
  }
  // only without depth

  // region: moves
  static final int[] ORDER = {0, 1, 2, 3, 4, 5, 6, 7, 8}; // row by row; another visits more nodes, or fewer
  static IntStream moves(String board) {
    return IntStream.of(ORDER).filter(cell -> board.charAt(cell) == '.');
  }

  // region: scores
  enum Scoring { PLAIN, DEPTH_AWARE }

  /** What a finished game is worth to X. Depth-aware, a win after n plies is worth 10 - n. */
  int score(String board, int ply) {
    int win = scoring == Scoring.DEPTH_AWARE ? 10 - ply : 1;
    return switch (winner(board)) {
      case 'X' -> win;
      case 'O' -> -win;
      default -> 0;
    };
  }
  // end
  // only with depth
  /** The cells that can be played: row by row, or where stones fall column by column. */
  static List<Integer> moves(String board) {
    var cells = new ArrayList<Integer>();
    for (int cell = 0; cell < SIZE && !FALLS; cell++) {
      if (board.charAt(cell) == '.') cells.add(cell);
    }
    for (int column = 0; column < COLUMNS && FALLS; column++) {
      int cell = SIZE - COLUMNS + column;
      while (cell >= 0 && board.charAt(cell) != '.') cell -= COLUMNS;
      if (cell >= 0) cells.add(cell);
    }
    return cells;
  }

  // region: scores
  static final int WIN = 100_000; // more than any estimate

  /** What a finished game is worth to X: win soon, lose late. */
  static int score(String board, int ply) {
    return switch (winner(board)) {
      case 'X' -> WIN - ply;
      case 'O' -> ply - WIN;
      default -> 0;
    };
  }

  // region: evaluation
  /** An estimate: the lines that hold stones of one side only, X's minus O's. */
  static int evaluate(String board) {
    int estimate = 0;
    for (int[] line : LINES) {
      int x = count(board, line, 'X'), o = count(board, line, 'O');
      if (o == 0) estimate += COUNTS[x];
      else if (x == 0) estimate -= COUNTS[o];
    }
    return estimate;
  }
  // end

  // region: search
  private final Scoring scoring; // only without depth
  // only with table
  enum Kind { EXACT, AT_LEAST, AT_MOST }
  record Entry(int value, Kind kind) {}

  // end
  long nodes; // boards that the search has entered
  int depth; // plies that this round looks ahead // only with deepening
  List<Integer> bestLine = List.of(); // the best line of the round before // only with deepening
  final List<List<Integer>> lines = new ArrayList<>(); // the best line from each ply on // only with deepening
  final Map<String, Entry> table = new HashMap<>(); // for each board a value, and what it says // only with table

  // only without depth
  Stage(Scoring scoring) { this.scoring = scoring; }

  // region: minimax
  /** What the board is worth to X when both sides play their best. */
  int minimax(String board, int ply) {
    nodes++;
    if (isOver(board)) return score(board, ply);
    IntStream values = moves(board).map(cell -> minimax(play(board, cell), ply + 1));
    return (toMove(board) == 'X' ? values.max() : values.min()).orElseThrow();
  }
  // end
  // only with deepening
  Stage() {
    for (int ply = 0; ply <= SIZE; ply++) lines.add(List.of());
  }

  // end
  // region: alpha-beta
  /** The same value if it lies between alpha and beta, otherwise a bound on it. */ // only without depth
  /** What the board is worth to X, or an estimate, or a bound on either. */ // only with depth
  int alphaBeta(String board, int alpha, int beta, int ply) {
    nodes++;
    lines.set(ply, List.of()); // only with deepening
    if (isOver(board)) return score(board, ply);
    // only with depth
    if (ply == DEPTH) return evaluate(board); // only without deepening
    if (ply == depth) return evaluate(board); // only with deepening
    // end
    // only with table
    Entry entry = table.get(board);
    if (entry != null) {
      // A bound is enough where it lies outside the window.
      if (entry.kind == Kind.EXACT) return entry.value;
      if (entry.kind == Kind.AT_LEAST && entry.value >= beta) return entry.value;
      if (entry.kind == Kind.AT_MOST && entry.value <= alpha) return entry.value;
    }
    // end
    boolean isMax = toMove(board) == 'X';
    int best = isMax ? Integer.MIN_VALUE : Integer.MAX_VALUE;
    int low = alpha, high = beta; // the window at the start // only with table
    for (int cell : moves(board).toArray()) { // only without depth
    // only with depth
    for (int cell : moves(board)) { // only without deepening
    for (int cell : bestLineFirst(moves(board), ply)) { // only with deepening
    // end
      int value = alphaBeta(play(board, cell), alpha, beta, ply + 1);
      // only with deepening
      if (isMax ? value > best : value < best) {
        var line = new ArrayList<>(List.of(cell));
        line.addAll(lines.get(ply + 1));
        lines.set(ply, line);
      }
      // end
      best = isMax ? Math.max(best, value) : Math.min(best, value);
      if (isMax) alpha = Math.max(alpha, best); // X can already get this much
      else beta = Math.min(beta, best); // O can already hold X to this much
      if (alpha >= beta) break; // the remaining moves cannot change the result
    }
    // only with table
    Kind says = best <= low ? Kind.AT_MOST : best >= high ? Kind.AT_LEAST : Kind.EXACT;
    table.put(board, new Entry(best, says));
    // end
    return best;
  }
  // only without deepening
  // region: best-move
  record Choice(int cell, int value) {}
  /** The first of the best moves, and what it is worth to X. */
  Choice bestMove(String board, boolean pruning) { // only without depth
  Choice bestMove(String board) { // only with depth
    nodes = 1; // this board
    int best = -1, alpha = Integer.MIN_VALUE, beta = Integer.MAX_VALUE;
    // only without depth
    for (int cell : moves(board).toArray()) {
      String child = play(board, cell);
      int value = pruning ? alphaBeta(child, alpha, beta, 1) : minimax(child, 1);
    // end
    // only with depth
    for (int cell : moves(board)) {
      int value = alphaBeta(play(board, cell), alpha, beta, 1);
    // end
      // Strictly better only: with pruning, an equal value may be just a bound.
      if (toMove(board) == 'X' && value > alpha) { best = cell; alpha = value; }
      if (toMove(board) == 'O' && value < beta) { best = cell; beta = value; }
    }
    return new Choice(best, toMove(board) == 'X' ? alpha : beta);
  }
  // end
  // only with deepening
  // region: deepening
  List<Integer> bestLineFirst(List<Integer> cells, int ply) {
    if (ply < bestLine.size() && cells.remove(bestLine.get(ply))) cells.add(0, bestLine.get(ply));
    return cells;
  }
  /** Searches one ply deep, then two, and so on. Leaves the best line, and gives its value. */
  int deepening(String board) {
    long empty = board.chars().filter(cell -> cell == '.').count();
    int value = 0;
    for (depth = 1; depth <= Math.min(DEPTH, empty); depth++) {
      value = alphaBeta(board, Integer.MIN_VALUE, Integer.MAX_VALUE, 0);
      bestLine = lines.get(0);
      if (Math.abs(value) > WIN / 2) break; // the result is proved: no deeper round changes it
    }
    return value;
  }
  // end

  // only without depth
  // region: game
  static final List<String> NAMES = List.of("a1", "b1", "c1", "a2", "b2", "c2", "a3", "b3", "c3");
  static void show(String board) {
    System.out.println("\n  a b c");
    for (int row : new int[] {0, 1, 2}) {
      String[] cells = board.substring(3 * row, 3 * row + 3).split("");
      System.out.println(row + 1 + " " + String.join(" ", cells));
    }
    String player = winner(board) == '.' ? "Nobody" : String.valueOf(winner(board));
    System.out.println(isOver(board) ? player + " wins." : "Your move, X (a1 to c3):");
  }

  public static void main(String... arguments) {
    var options = List.of(arguments);
    var search = new Stage(options.contains("--plain") ? Scoring.PLAIN : Scoring.DEPTH_AWARE);
    String board = ".".repeat(9);
    show(board);
    for (var input = new Scanner(System.in); !isOver(board) && input.hasNext(); show(board)) {
      String name = input.next();
      int cell = NAMES.indexOf(name);
      if (cell < 0 || board.charAt(cell) != '.') { System.out.println("Not an empty cell: " + name); continue; }
      board = play(board, cell);
      if (isOver(board)) continue;
      var reply = search.bestMove(board, !options.contains("--no-pruning"));
      board = play(board, reply.cell());
      System.out.printf("O takes %s, worth %d to X: %d nodes.%n",
          NAMES.get(reply.cell()), reply.value(), search.nodes);
    }
  }
  // end
  // only with depth
  // region: run
  /** Moves are numbers: of the column where stones fall, elsewhere of the cell, from 1. */
  static int number(int cell) { return FALLS ? cell % COLUMNS + 1 : cell + 1; }

  public static void main(String... arguments) {
    System.out.println("The moves so far, such as 4 4 3, or an empty line:"); // only without deepening or table
    System.out.println("The moves so far, such as 5 1 9, or an empty line:"); // only with deepening or table
    for (var input = new Scanner(System.in); input.hasNextLine(); ) {
      String board = ".".repeat(SIZE);
      for (String word : input.nextLine().split(" ")) {
        for (int cell : moves(board)) {
          if (!isOver(board) && word.equals("" + number(cell))) {
            board = play(board, cell);
            break;
          }
        }
      }
      if (isOver(board)) {
        System.out.println("The game is over.");
        continue;
      }
      var search = new Stage();
      var choice = search.bestMove(board); // only without deepening
      int value = search.deepening(board); // only with deepening
      System.out.printf("%s plays %d, value %d, %d nodes.%n",
          toMove(board), number(choice.cell()), choice.value(), search.nodes); // only without deepening
          toMove(board), number(search.bestLine.get(0)), value, search.nodes); // only with deepening
    }
  }
  // end
}
// end
