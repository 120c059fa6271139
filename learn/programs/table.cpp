// Alpha-beta with a transposition table. To run: g++ -std=c++20 -O2 table.cpp && ./a.out
//
// Edit the board, DEPTH and COUNTS. This is tic-tac-toe; 7, 6, 4, true and 0, 1, 3, 9 are Connect Four.

#include <algorithm>
#include <array>
#include <iostream>
#include <sstream>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

constexpr int COLUMNS = 3;
constexpr int ROWS = 3;
constexpr int RUN = 3;  // so many in a row win
constexpr bool FALLS = false;  // whether stones fall
constexpr int DEPTH = 9;  // plies that the search looks ahead
constexpr int COUNTS[] = {0, 0, 0};  // what a line of one side counts, by the stones in it: nothing here

// region: rules
// A board is its cells, row by row: 'X', 'O', or '.' for an empty cell.
using Board = std::string;
using Line = std::array<int, RUN>;
constexpr int SIZE = COLUMNS * ROWS;

std::vector<Line> all_lines() {
  std::vector<Line> lines;
  for (int cell = 0; cell < SIZE; ++cell) {
    for (auto [right, down] : {std::pair{1, 0}, {0, 1}, {1, 1}, {-1, 1}}) {
      const int column = cell % COLUMNS + right * (RUN - 1);
      const int row = cell / COLUMNS + down * (RUN - 1);
      if (column < 0 || column >= COLUMNS || row >= ROWS) continue;
      Line line;
      for (int n = 0; n < RUN; ++n) line[n] = cell + n * (right + down * COLUMNS);
      lines.push_back(line);
    }
  }
  return lines;
}
const std::vector<Line> LINES = all_lines();

char winner(const Board& board) {  // 'X', 'O', or '.' if there is none
  for (const Line& line : LINES) {
    const char stone = board[line[0]];
    if (stone != '.' && std::ranges::all_of(line, [&](int cell) { return board[cell] == stone; }))
      return stone;
  }
  return '.';
}
bool is_over(const Board& board) { return winner(board) != '.' || board.find('.') == Board::npos; }
char to_move(const Board& board) {
  return std::ranges::count(board, 'X') == std::ranges::count(board, 'O') ? 'X' : 'O';
}
Board play(Board board, int cell) {
  board[cell] = to_move(board);
  return board;
}
// The cells that can be played: row by row, or where stones fall column by column.
std::vector<int> moves(const Board& board) {
  std::vector<int> cells;
  for (int cell = 0; cell < SIZE && !FALLS; ++cell)
    if (board[cell] == '.') cells.push_back(cell);
  for (int column = 0; column < COLUMNS && FALLS; ++column) {
    int cell = SIZE - COLUMNS + column;
    while (cell >= 0 && board[cell] != '.') cell -= COLUMNS;
    if (cell >= 0) cells.push_back(cell);
  }
  return cells;
}

// region: scores
constexpr int WIN = 100'000;  // more than any estimate
constexpr int infinity = 1'000'000;

// What a finished game is worth to X: win soon, lose late.
int score(const Board& board, int ply) {
  return winner(board) == 'X' ? WIN - ply : winner(board) == 'O' ? ply - WIN : 0;
}

// region: evaluation
// An estimate: the lines that hold stones of one side only, X's minus O's.
int evaluate(const Board& board) {
  int estimate = 0;
  for (const Line& line : LINES) {
    int x = 0, o = 0;
    for (int cell : line) {
      x += board[cell] == 'X';
      o += board[cell] == 'O';
    }
    if (o == 0) estimate += COUNTS[x];
    else if (x == 0) estimate -= COUNTS[o];
  }
  return estimate;
}

// region: search
enum class Kind { exact, at_least, at_most };
struct Entry { int value; Kind kind; };

struct Search {
  long nodes = 0;  // boards that the search has entered
  std::unordered_map<Board, Entry> table;  // for each board a value, and what the value says

  // region: alpha-beta
  // What the board is worth to X, or an estimate, or a bound on either.
  int alpha_beta(const Board& board, int alpha, int beta, int ply) {
    ++nodes;
    if (is_over(board)) return score(board, ply);
    if (ply == DEPTH) return evaluate(board);
    if (const auto found = table.find(board); found != table.end()) {
      const auto [value, kind] = found->second;
      // A bound is enough where it lies outside the window.
      if (kind == Kind::exact) return value;
      if (kind == Kind::at_least && value >= beta) return value;
      if (kind == Kind::at_most && value <= alpha) return value;
    }
    const bool is_max = to_move(board) == 'X';
    int best = is_max ? -infinity : infinity;
    const int low = alpha, high = beta;  // the window at the start
    for (int cell : moves(board)) {
      const int value = alpha_beta(play(board, cell), alpha, beta, ply + 1);
      best = is_max ? std::max(best, value) : std::min(best, value);
      if (is_max) alpha = std::max(alpha, best);  // X can already get this much
      else beta = std::min(beta, best);  // O can already hold X to this much
      if (alpha >= beta) break;  // the remaining moves cannot change the result
    }
    const Kind says = best <= low ? Kind::at_most : best >= high ? Kind::at_least : Kind::exact;
    table[board] = {best, says};
    return best;
  }
  // region: best-move
  struct Choice { int cell, value; };
  // The first of the best moves, and what it is worth to X.
  Choice best_move(const Board& board) {
    nodes = 1;  // this board
    int best = -1, alpha = -infinity, beta = infinity;
    for (int cell : moves(board)) {
      const int value = alpha_beta(play(board, cell), alpha, beta, 1);
      // Strictly better only: with pruning, an equal value may be just a bound.
      if (to_move(board) == 'X' && value > alpha) { best = cell; alpha = value; }
      if (to_move(board) == 'O' && value < beta) { best = cell; beta = value; }
    }
    return {best, to_move(board) == 'X' ? alpha : beta};
  }
};

// region: run
// Moves are numbers: of the column where stones fall, elsewhere of the cell, from 1.
int number(int cell) { return FALLS ? cell % COLUMNS + 1 : cell + 1; }

int main() {
  std::cout << "The moves so far, such as 5 1 9, or an empty line:" << std::endl;
  for (std::string text; std::getline(std::cin, text);) {
    Board board(SIZE, '.');
    std::istringstream words(text);
    for (int word; words >> word;) {
      const auto cells = moves(board);
      const auto cell = std::ranges::find(cells, word, number);
      if (cell != cells.end() && !is_over(board)) board = play(board, *cell);
    }
    if (is_over(board)) {
      std::cout << "The game is over." << std::endl;
      continue;
    }
    Search search;
    const auto [cell, value] = search.best_move(board);
    std::cout << to_move(board) << " plays " << number(cell) << ", value " << value << ", "
              << search.nodes << " nodes." << std::endl;
  }
}
