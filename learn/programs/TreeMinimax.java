import java.util.List;

/**
 * Minimax on trees. To run: java TreeMinimax.java
 *
 * <p>Edit TREES. Each of them is searched: a number is a leaf, node(...) is a node with its children.
 */
final class TreeMinimax {
  static final List<Object> TREES = List.of(
    node(node(3, 12, 8), node(2, 4, 6), node(14, 5, 2))
  );

  static Object node(Object... children) { return children; }

  static long nodes; // nodes that the search has entered

  // region: minimax
  /** What the node is worth to MAX when both sides play their best. */
  static int minimax(Object node, boolean isMax) {
    nodes++;
    if (node instanceof Integer value) return value;
    int best = isMax ? Integer.MIN_VALUE : Integer.MAX_VALUE;
    for (Object child : (Object[]) node) {
      int value = minimax(child, !isMax);
      if (isMax) {
        best = Math.max(best, value);
      } else {
        best = Math.min(best, value);
      }
    }
    return best;
  }

  // region: run
  public static void main(String... arguments) {
    for (Object tree : TREES) {
      nodes = 0;
      int value = minimax(tree, true); // MAX moves at the root
      System.out.printf("Value %d, %d nodes.%n", value, nodes);
    }
  }
}
