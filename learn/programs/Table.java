import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Scanner;

/**
 * Alpha-beta with a transposition table. To run: java Table.java
 *
 * <p>Edit the board, DEPTH and COUNTS. This is tic-tac-toe; 7, 6, 4, true and 0, 1, 3, 9 are Connect
 * Four.
 */
final class Table {
  static final int COLUMNS = 3;
  static final int ROWS = 3;
  static final int RUN = 3; // so many in a row win
  static final boolean FALLS = false; // whether stones fall
  static final int DEPTH = 9; // plies that the search looks ahead
  static final int[] COUNTS = {0, 0, 0}; // what a line of one side counts: nothing here

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
  static boolean isOver(String board) { return winner(board) != '.' || !board.contains("."); }
  static char toMove(String board) {
    return board.chars().filter(cell -> cell != '.').count() % 2 == 0 ? 'X' : 'O';
  }
  static String play(String board, int cell) {
    return board.substring(0, cell) + toMove(board) + board.substring(cell + 1);
  }
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

  // region: search
  enum Kind { EXACT, AT_LEAST, AT_MOST }
  record Entry(int value, Kind kind) {}

  long nodes; // boards that the search has entered
  final Map<String, Entry> table = new HashMap<>(); // for each board a value, and what it says

  // region: alpha-beta
  /** What the board is worth to X, or an estimate, or a bound on either. */
  int alphaBeta(String board, int alpha, int beta, int ply) {
    nodes++;
    if (isOver(board)) return score(board, ply);
    if (ply == DEPTH) return evaluate(board);
    Entry entry = table.get(board);
    if (entry != null) {
      // A bound is enough where it lies outside the window.
      if (entry.kind == Kind.EXACT) return entry.value;
      if (entry.kind == Kind.AT_LEAST && entry.value >= beta) return entry.value;
      if (entry.kind == Kind.AT_MOST && entry.value <= alpha) return entry.value;
    }
    boolean isMax = toMove(board) == 'X';
    int best = isMax ? Integer.MIN_VALUE : Integer.MAX_VALUE;
    int low = alpha, high = beta; // the window at the start
    for (int cell : moves(board)) {
      int value = alphaBeta(play(board, cell), alpha, beta, ply + 1);
      best = isMax ? Math.max(best, value) : Math.min(best, value);
      if (isMax) alpha = Math.max(alpha, best); // X can already get this much
      else beta = Math.min(beta, best); // O can already hold X to this much
      if (alpha >= beta) break; // the remaining moves cannot change the result
    }
    Kind says = best <= low ? Kind.AT_MOST : best >= high ? Kind.AT_LEAST : Kind.EXACT;
    table.put(board, new Entry(best, says));
    return best;
  }
  // region: best-move
  record Choice(int cell, int value) {}
  /** The first of the best moves, and what it is worth to X. */
  Choice bestMove(String board) {
    nodes = 1; // this board
    int best = -1, alpha = Integer.MIN_VALUE, beta = Integer.MAX_VALUE;
    for (int cell : moves(board)) {
      int value = alphaBeta(play(board, cell), alpha, beta, 1);
      // Strictly better only: with pruning, an equal value may be just a bound.
      if (toMove(board) == 'X' && value > alpha) { best = cell; alpha = value; }
      if (toMove(board) == 'O' && value < beta) { best = cell; beta = value; }
    }
    return new Choice(best, toMove(board) == 'X' ? alpha : beta);
  }

  // region: run
  /** Moves are numbers: of the column where stones fall, elsewhere of the cell, from 1. */
  static int number(int cell) { return FALLS ? cell % COLUMNS + 1 : cell + 1; }

  public static void main(String... arguments) {
    System.out.println("The moves so far, such as 5 1 9, or an empty line:");
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
      var search = new Table();
      var choice = search.bestMove(board);
      System.out.printf("%s plays %d, value %d, %d nodes.%n",
          toMove(board), number(choice.cell()), choice.value(), search.nodes);
    }
  }
}
