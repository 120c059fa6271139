import java.util.Scanner;

/** Answers each board of the standard input with its move and the nodes: for `cutoff check`. */
final class Player {
  public static void main(String... arguments) {
    for (var boards = new Scanner(System.in); boards.hasNextLine();) {
      var search = new Minimax(Minimax.Scoring.DEPTH_AWARE);
      var choice = search.bestMove(boards.nextLine(), true);
      System.out.println(choice.cell() + " " + search.nodes);
    }
  }
}
