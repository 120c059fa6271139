// Alpha-beta on trees. To run: g++ -std=c++20 -O2 tree_alpha_beta.cpp && ./a.out
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

// region: alpha-beta
// The node's value if it lies between alpha and beta, otherwise a bound on it.
int alpha_beta(const Node& node, int alpha, int beta, bool is_max) {
  ++nodes;
  if (node.children.empty()) return node.value;
  int best = is_max ? -infinity : infinity;
  for (const Node& child : node.children) {
    const int value = alpha_beta(child, alpha, beta, !is_max);
    if (is_max) {
      best = std::max(best, value);
      alpha = std::max(alpha, best);  // MAX can already get this much
    } else {
      best = std::min(best, value);
      beta = std::min(beta, best);  // MIN can already hold MAX to this much
    }
    if (alpha >= beta) break;  // the remaining children cannot change the result
  }
  return best;
}

// region: fail-hard
// The same search, but what it returns is never outside the window.
int fail_hard(const Node& node, int alpha, int beta, bool is_max) {
  ++nodes;
  if (node.children.empty()) return std::clamp(node.value, alpha, beta);
  for (const Node& child : node.children) {
    const int value = fail_hard(child, alpha, beta, !is_max);
    if (is_max) {
      alpha = std::max(alpha, value);
    } else {
      beta = std::min(beta, value);
    }
    if (alpha >= beta) return is_max ? beta : alpha;
  }
  return is_max ? alpha : beta;
}

// region: run
int main() {
  for (const Node& tree : TREES) {
    for (auto search : {alpha_beta, fail_hard}) {
      nodes = 0;
      const int value = search(tree, -infinity, infinity, true);  // MAX moves at the root
      std::cout << "Value " << value << ", " << nodes << " nodes.\n";
    }
  }
}
