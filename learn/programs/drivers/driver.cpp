// Searches each board of the standard input in four ways. One line an answer:
//
//     board scoring algorithm move value nodes     (the value is what the board is worth to X)

// The program's own `main` plays a game, and a driver has another one.
#define main play_in_terminal
#include "../stages/minimax.cpp"
#undef main

int main() {
  for (Board board; std::getline(std::cin, board);) {
    for (const std::string scoring : {"plain", "depth-aware"}) {
      for (const std::string algorithm : {"minimax", "alpha-beta"}) {
        Search search{scoring == "plain" ? plain : depth_aware};
        const auto [cell, value] = search.best_move(board, algorithm == "alpha-beta");
        std::cout << board << ' ' << scoring << ' ' << algorithm << ' ' << cell << ' ' << value << ' '
                  << search.nodes << '\n';
      }
    }
  }
}
