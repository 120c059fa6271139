import java.util.List;

/**
 * Alpha-beta on trees. To run: java TreeAlphaBeta.java
 *
 * <p>Edit TREES. Each of them is searched: a number is a leaf, node(...) is a node with its children.
 */
final class TreeAlphaBeta {
  static final List<Object> TREES = List.of(
    node(node(3, 12, 8), node(2, 4, 6), node(14, 5, 2))
  );

  static Object node(Object... children) { return children; }

  static long nodes; // nodes that the search has entered

  // region: alpha-beta
  /** The node's value if it lies between alpha and beta, otherwise a bound on it. */
  static int alphaBeta(Object node, int alpha, int beta, boolean isMax) {
    nodes++;
    if (node instanceof Integer value) return value;
    int best = isMax ? Integer.MIN_VALUE : Integer.MAX_VALUE;
    for (Object child : (Object[]) node) {
      int value = alphaBeta(child, alpha, beta, !isMax);
      if (isMax) {
        best = Math.max(best, value);
        alpha = Math.max(alpha, best); // MAX can already get this much
      } else {
        best = Math.min(best, value);
        beta = Math.min(beta, best); // MIN can already hold MAX to this much
      }
      if (alpha >= beta) break; // the remaining children cannot change the result
    }
    return best;
  }

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

  // region: run
  public static void main(String... arguments) {
    int least = Integer.MIN_VALUE, most = Integer.MAX_VALUE;
    for (Object tree : TREES) {
      nodes = 0;
      int value = alphaBeta(tree, least, most, true); // MAX moves at the root
      System.out.printf("Value %d, %d nodes.%n", value, nodes);
      nodes = 0;
      value = failHard(tree, least, most, true);
      System.out.printf("Value %d, %d nodes.%n", value, nodes);
    }
  }
}
