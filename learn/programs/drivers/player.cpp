// Answers each board of the standard input with its move and the nodes: for `cutoff check`.

// The program's own `main` plays a game.
#define main play_in_terminal
#include "../stages/minimax.cpp"
#undef main

int main() {
  for (Board board; std::getline(std::cin, board);) {
    Search search{depth_aware};
    const auto [cell, value] = search.best_move(board);
    std::cout << cell << ' ' << search.nodes << std::endl;  // flushed
  }
}
