// Tic-tac-toe by minimax and alpha-beta. Edit order. To play: g++ -std=c++20 -O2 minimax.cpp && ./a.out

#include <algorithm>
#include <iostream>
#include <ranges>
#include <string>
#include <vector>

// region: rules
// A board is nine characters, row by row: 'X', 'O', or '.' for an empty cell.
using Board = std::string;

constexpr int lines[8][3] = {{0, 1, 2}, {3, 4, 5}, {6, 7, 8}, {0, 3, 6},
                             {1, 4, 7}, {2, 5, 8}, {0, 4, 8}, {2, 4, 6}};

char winner(const Board& board) {  // 'X', 'O', or '.' if there is none
  for (auto [a, b, c] : lines)
    if (board[a] != '.' && board[a] == board[b] && board[b] == board[c]) return board[a];
  return '.';
}
bool is_over(const Board& board) { return winner(board) != '.' || board.find('.') == Board::npos; }
char to_move(const Board& board) { return std::ranges::count(board, '.') % 2 == 1 ? 'X' : 'O'; }
Board play(Board board, int cell) {
  board[cell] = to_move(board);
  return board;
}

// region: moves
constexpr int order[] = {0, 1, 2, 3, 4, 5, 6, 7, 8};  // row by row; another visits more nodes, or fewer
auto moves(const Board& board) {  // a view of the board, which must outlive it
  return order | std::views::filter([&](int cell) { return board[cell] == '.'; });
}

// region: scores
// What a finished game is worth to X.
int plain(const Board& board, int /*ply*/) {
  return winner(board) == 'X' ? 1 : winner(board) == 'O' ? -1 : 0;
}
// The same, but a win after n plies is worth 10 - n: win soon, lose late.
int depth_aware(const Board& board, int ply) { return (10 - ply) * plain(board, ply); }

// region: search
struct Search {
  static constexpr int infinity = 1000;  // more than any score
  int (*scoring)(const Board&, int) = depth_aware;
  long nodes = 0;  // boards that the search has entered

  // region: minimax
  // What the board is worth to X when both sides play their best.
  int minimax(const Board& board, int ply = 0) {
    ++nodes;
    if (is_over(board)) return scoring(board, ply);
    const bool is_max = to_move(board) == 'X';
    int best = is_max ? -infinity : infinity;
    for (int cell : moves(board)) {
      const int value = minimax(play(board, cell), ply + 1);
      best = is_max ? std::max(best, value) : std::min(best, value);
    }
    return best;
  }
  // region: alpha-beta
  // The same value if it lies between alpha and beta, otherwise a bound on it.
  int alpha_beta(const Board& board, int alpha = -infinity, int beta = infinity, int ply = 0) {
    ++nodes;
    if (is_over(board)) return scoring(board, ply);
    const bool is_max = to_move(board) == 'X';
    int best = is_max ? -infinity : infinity;
    for (int cell : moves(board)) {
      const int value = alpha_beta(play(board, cell), alpha, beta, ply + 1);
      best = is_max ? std::max(best, value) : std::min(best, value);
      if (is_max) alpha = std::max(alpha, best);  // X can already get this much
      else beta = std::min(beta, best);  // O can already hold X to this much
      if (alpha >= beta) break;  // the remaining moves cannot change the result
    }
    return best;
  }
  // region: best-move
  struct Choice { int cell, value; };
  // The first of the best moves, and what it is worth to X.
  Choice best_move(const Board& board, bool pruning = true) {
    nodes = 1;  // this board
    int best = -1, alpha = -infinity, beta = infinity;
    for (int cell : moves(board)) {
      const Board child = play(board, cell);
      const int value = pruning ? alpha_beta(child, alpha, beta, 1) : minimax(child, 1);
      // Strictly better only: with pruning, an equal value may be just a bound.
      if (to_move(board) == 'X' && value > alpha) { best = cell; alpha = value; }
      if (to_move(board) == 'O' && value < beta) { best = cell; beta = value; }
    }
    return {best, to_move(board) == 'X' ? alpha : beta};
  }
};

// region: game
void show(const Board& board) {
  std::cout << "\n  a b c\n";
  for (int a : {0, 3, 6})
    std::cout << a / 3 + 1 << ' ' << board[a] << ' ' << board[a + 1] << ' ' << board[a + 2] << '\n';
  const std::string player = winner(board) == '.' ? "Nobody" : std::string(1, winner(board));
  std::cout << (is_over(board) ? player + " wins." : "Your move, X (a1 to c3):") << std::endl;
}
int main(int count, char** values) {
  const std::vector<std::string> options(values, values + count);
  const auto given = [&](auto name) { return std::ranges::count(options, name) > 0; };
  const std::vector<std::string> names{"a1", "b1", "c1", "a2", "b2", "c2", "a3", "b3", "c3"};
  Search search{given("--plain") ? plain : depth_aware};
  Board board(9, '.');
  show(board);
  for (std::string name; !is_over(board) && std::cin >> name; show(board)) {
    const auto cell = std::ranges::find(names, name) - names.begin();
    if (cell == 9 || board[cell] != '.') { std::cout << "Not an empty cell: " << name << '\n'; continue; }
    board = play(board, cell);
    if (is_over(board)) continue;
    const auto [reply, value] = search.best_move(board, !given("--no-pruning"));
    board = play(board, reply);
    std::cout << "O takes " << names[reply] << ", worth " << value << " to X: " << search.nodes
              << " nodes.\n";
  }
  return 0;
}
