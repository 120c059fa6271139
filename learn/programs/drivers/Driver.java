import java.io.BufferedReader;
import java.io.InputStreamReader;

/**
 * Searches each board of the standard input in four ways. One line an answer:
 *
 * <pre>board scoring algorithm move value nodes     (the value is what the board is worth to X)</pre>
 */
final class Driver {
  public static void main(String... arguments) {
    var out = new StringBuilder();
    new BufferedReader(new InputStreamReader(System.in)).lines().forEach(board -> {
      for (var scoring : Minimax.Scoring.values()) {
        for (var algorithm : new String[] {"minimax", "alpha-beta"}) {
          var search = new Minimax(scoring);
          var choice = search.bestMove(board, algorithm.equals("alpha-beta"));
          String name = scoring == Minimax.Scoring.PLAIN ? "plain" : "depth-aware";
          out.append("%s %s %s %d %d %d%n".formatted(
              board, name, algorithm, choice.cell(), choice.value(), search.nodes));
        }
      }
    });
    System.out.print(out);
  }
}
