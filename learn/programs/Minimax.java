import java.util.List;
import java.util.Scanner;
import java.util.stream.IntStream;

/** Tic-tac-toe by minimax and alpha-beta. Edit ORDER. To play: java Minimax.java [--plain] [--no-pruning] */
final class Minimax {
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
  static boolean isOver(String board) { return winner(board) != '.' || !board.contains("."); }
  static char toMove(String board) { return moves(board).count() % 2 == 1 ? 'X' : 'O'; }
  static String play(String board, int cell) {
    return board.substring(0, cell) + toMove(board) + board.substring(cell + 1);
  }

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

  // region: search
  private final Scoring scoring;
  long nodes; // boards that the search has entered

  Minimax(Scoring scoring) { this.scoring = scoring; }

  // region: minimax
  /** What the board is worth to X when both sides play their best. */
  int minimax(String board, int ply) {
    nodes++;
    if (isOver(board)) return score(board, ply);
    IntStream values = moves(board).map(cell -> minimax(play(board, cell), ply + 1));
    return (toMove(board) == 'X' ? values.max() : values.min()).orElseThrow();
  }
  // region: alpha-beta
  /** The same value if it lies between alpha and beta, otherwise a bound on it. */
  int alphaBeta(String board, int alpha, int beta, int ply) {
    nodes++;
    if (isOver(board)) return score(board, ply);
    boolean isMax = toMove(board) == 'X';
    int best = isMax ? Integer.MIN_VALUE : Integer.MAX_VALUE;
    for (int cell : moves(board).toArray()) {
      int value = alphaBeta(play(board, cell), alpha, beta, ply + 1);
      best = isMax ? Math.max(best, value) : Math.min(best, value);
      if (isMax) alpha = Math.max(alpha, best); // X can already get this much
      else beta = Math.min(beta, best); // O can already hold X to this much
      if (alpha >= beta) break; // the remaining moves cannot change the result
    }
    return best;
  }
  // region: best-move
  record Choice(int cell, int value) {}
  /** The first of the best moves, and what it is worth to X. */
  Choice bestMove(String board, boolean pruning) {
    nodes = 1; // this board
    int best = -1, alpha = Integer.MIN_VALUE, beta = Integer.MAX_VALUE;
    for (int cell : moves(board).toArray()) {
      String child = play(board, cell);
      int value = pruning ? alphaBeta(child, alpha, beta, 1) : minimax(child, 1);
      // Strictly better only: with pruning, an equal value may be just a bound.
      if (toMove(board) == 'X' && value > alpha) { best = cell; alpha = value; }
      if (toMove(board) == 'O' && value < beta) { best = cell; beta = value; }
    }
    return new Choice(best, toMove(board) == 'X' ? alpha : beta);
  }

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
    var search = new Minimax(options.contains("--plain") ? Scoring.PLAIN : Scoring.DEPTH_AWARE);
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
}
