// Minimax on trees. To run: g++ -std=c++20 -O2 tree_minimax.cpp && ./a.out
//
// Edit TREES. Each of them is searched: a number is a leaf, braces are a node with its children.

#include <algorithm>
#include <initializer_list>
#include <iostream>
#include <vector>

struct Node {
  int value = 0;
  std::vector<Node> children;  // none: a leaf
  Node(int value) : value(value) {}
  Node(std::initializer_list<Node> children) : children(children) {}
};

const std::vector<Node> TREES = {
    {{3, 12, 8}, {2, 4, 6}, {14, 5, 2}},
};

constexpr int infinity = 1'000'000;  // more than any leaf
long nodes = 0;                      // nodes that the search has entered

// region: minimax
// What the node is worth to MAX when both sides play their best.
int minimax(const Node& node, bool is_max) {
  ++nodes;
  if (node.children.empty()) return node.value;
  int best = is_max ? -infinity : infinity;
  for (const Node& child : node.children) {
    const int value = minimax(child, !is_max);
    if (is_max) {
      best = std::max(best, value);
    } else {
      best = std::min(best, value);
    }
  }
  return best;
}

// region: run
int main() {
  for (const Node& tree : TREES) {
    nodes = 0;
    const int value = minimax(tree, true);  // MAX moves at the root
    std::cout << "Value " << value << ", " << nodes << " nodes.\n";
  }
}
