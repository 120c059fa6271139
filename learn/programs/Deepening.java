import java.util.ArrayList;
import java.util.List;
import java.util.Scanner;

/**
 * Iterative deepening. To run: java Deepening.java
 *
 * <p>Edit the board, DEPTH and COUNTS. This is tic-tac-toe; 7, 6, 4, true and 0, 1, 3, 9 are Connect
 * Four.
 */
final class Deepening {
  static final int COLUMNS = 3;
  static final int ROWS = 3;
  static final int RUN = 3; // so many in a row win
  static final boolean FALLS = false; // whether stones fall
  static final int DEPTH = 9; // plies that the search looks ahead at most
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
  long nodes; // boards that the search has entered
  int depth; // plies that this round looks ahead
  List<Integer> bestLine = List.of(); // the best line of the round before
  final List<List<Integer>> lines = new ArrayList<>(); // the best line from each ply on

  Deepening() {
    for (int ply = 0; ply <= SIZE; ply++) lines.add(List.of());
  }

  // region: alpha-beta
  /** What the board is worth to X, or an estimate, or a bound on either. */
  int alphaBeta(String board, int alpha, int beta, int ply) {
    nodes++;
    lines.set(ply, List.of());
    if (isOver(board)) return score(board, ply);
    if (ply == depth) return evaluate(board);
    boolean isMax = toMove(board) == 'X';
    int best = isMax ? Integer.MIN_VALUE : Integer.MAX_VALUE;
    for (int cell : bestLineFirst(moves(board), ply)) {
      int value = alphaBeta(play(board, cell), alpha, beta, ply + 1);
      if (isMax ? value > best : value < best) {
        var line = new ArrayList<>(List.of(cell));
        line.addAll(lines.get(ply + 1));
        lines.set(ply, line);
      }
      best = isMax ? Math.max(best, value) : Math.min(best, value);
      if (isMax) alpha = Math.max(alpha, best); // X can already get this much
      else beta = Math.min(beta, best); // O can already hold X to this much
      if (alpha >= beta) break; // the remaining moves cannot change the result
    }
    return best;
  }
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
      if (Math.abs(value) > WIN / 2) break; // a win is proved: no deeper round changes it
    }
    return value;
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
      var search = new Deepening();
      int value = search.deepening(board);
      System.out.printf("%s plays %d, value %d, %d nodes.%n",
          toMove(board), number(search.bestLine.get(0)), value, search.nodes);
    }
  }
}
