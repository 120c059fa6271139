// The six stages in C++, in one text. A line, or a part that ends at "end", is in the stages that its tag names:
// "with depth" is in the stage depth and in all that build on it; "without depth" is in the others.

// only with tree-minimax
// Minimax on trees. To run: g++ -std=c++20 -O2 stage.cpp && ./a.out  // only without tree-alpha-beta
// Alpha-beta on trees. To run: g++ -std=c++20 -O2 stage.cpp && ./a.out  // only with tree-alpha-beta
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

// only without tree-alpha-beta
// region: minimax
// What the node is worth to MAX when both sides play their best.
int minimax(const Node& node, bool is_max) {
// end
// only with tree-alpha-beta
// region: alpha-beta
// The node's value if it lies between alpha and beta, otherwise a bound on it.
int alpha_beta(const Node& node, int alpha, int beta, bool is_max) {
// end
  ++nodes;
  if (node.children.empty()) return node.value;
  int best = is_max ? -infinity : infinity;
  for (const Node& child : node.children) {
    const int value = minimax(child, !is_max);  // only without tree-alpha-beta
    const int value = alpha_beta(child, alpha, beta, !is_max);  // only with tree-alpha-beta
    if (is_max) {
      best = std::max(best, value);
      alpha = std::max(alpha, best);  // MAX can already get this much  // only with tree-alpha-beta
    } else {
      best = std::min(best, value);
      beta = std::min(beta, best);  // MIN can already hold MAX to this much  // only with tree-alpha-beta
    }
    if (alpha >= beta) break;  // the remaining children cannot change the result  // only with tree-alpha-beta
  }
  return best;
}

// only with tree-alpha-beta
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

// region: negamax
// The same search. Every value is from the view of the side to move.
int negamax(const Node& node, int alpha, int beta, bool is_max) {
  ++nodes;
  if (node.children.empty()) return is_max ? node.value : -node.value;
  int best = -infinity;
  for (const Node& child : node.children) {
    const int value = -negamax(child, -beta, -alpha, !is_max);
    best = std::max(best, value);
    alpha = std::max(alpha, best);
    if (alpha >= beta) break;
  }
  return best;
}

// end
// region: run
int main() {
  for (const Node& tree : TREES) {
    // only without tree-alpha-beta
    nodes = 0;
    const int value = minimax(tree, true);  // MAX moves at the root
    std::cout << "Value " << value << ", " << nodes << " nodes.\n";
    // end
    // only with tree-alpha-beta
    for (auto search : {alpha_beta, fail_hard, negamax}) {
      nodes = 0;
      const int value = search(tree, -infinity, infinity, true);  // MAX moves at the root
      std::cout << "Value " << value << ", " << nodes << " nodes.\n";
    }
    // end
  }
}
// end

// only with minimax
// only without depth
// Tic-tac-toe by minimax and alpha-beta. Edit order. To play: g++ -std=c++20 -O2 stage.cpp && ./a.out
// end
// only with depth
// only without deepening or table
// Alpha-beta with a depth limit and an evaluation. To run: g++ -std=c++20 -O2 stage.cpp && ./a.out
//
// Edit the board, DEPTH and COUNTS. This is Connect Four; 3, 3, 3 and false are tic-tac-toe.
// end
// only with deepening or table
// Iterative deepening. To run: g++ -std=c++20 -O2 stage.cpp && ./a.out  // only with deepening
// Alpha-beta with a transposition table. To run: g++ -std=c++20 -O2 stage.cpp && ./a.out  // only with table
//
// Edit the board, DEPTH and COUNTS. This is tic-tac-toe; 7, 6, 4, true and 0, 1, 3, 9 are Connect Four.
// end
// end

#include <algorithm>
#include <array>  // only with depth
#include <cstdlib>  // only with deepening
#include <iostream>
#include <ranges>  // only without depth
#include <sstream>  // only with depth
#include <string>
#include <unordered_map>  // only with table
#include <utility>  // only with depth
#include <vector>

// only without depth
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
// end
// only with depth
// only without deepening or table
constexpr int COLUMNS = 7;
constexpr int ROWS = 6;
constexpr int RUN = 4;  // so many in a row win
constexpr bool FALLS = true;  // whether stones fall
constexpr int DEPTH = 4;  // plies that the search looks ahead
constexpr int COUNTS[] = {0, 1, 3, 9};  // what a line of one side counts, by the stones in it
// end
// only with deepening or table
constexpr int COLUMNS = 3;
constexpr int ROWS = 3;
constexpr int RUN = 3;  // so many in a row win
constexpr bool FALLS = false;  // whether stones fall
constexpr int DEPTH = 9;  // plies that the search looks ahead at most  // only with deepening
constexpr int DEPTH = 9;  // plies that the search looks ahead  // only with table
constexpr int COUNTS[] = {0, 0, 0};  // what a line of one side counts, by the stones in it: nothing here
// end

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
// end
bool is_over(const Board& board) { return winner(board) != '.' || board.find('.') == Board::npos; }
char to_move(const Board& board) { return std::ranges::count(board, '.') % 2 == 1 ? 'X' : 'O'; }  // only without depth
// only with depth
char to_move(const Board& board) {
  return std::ranges::count(board, 'X') == std::ranges::count(board, 'O') ? 'X' : 'O';
}
// end
Board play(Board board, int cell) {
  board[cell] = to_move(board);
  return board;
}
// only without depth

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
// end
// only with depth
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
// end

// region: search
// only with table
enum class Kind { exact, at_least, at_most };
struct Entry { int value; Kind kind; };

// end
struct Search {
  // only without depth
  static constexpr int infinity = 1000;  // more than any score
  int (*scoring)(const Board&, int) = depth_aware;
  // end
  long nodes = 0;  // boards that the search has entered
  int depth = 0;  // plies that this round looks ahead  // only with deepening
  std::vector<int> best_line;  // the best line of the round before  // only with deepening
  std::vector<std::vector<int>> lines{SIZE + 1};  // the best line from each ply on  // only with deepening
  std::unordered_map<Board, Entry> table;  // for each board a value, and what the value says  // only with table

  // only without depth
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
  // end
  // region: alpha-beta
  // only without depth
  // The same value if it lies between alpha and beta, otherwise a bound on it.
  int alpha_beta(const Board& board, int alpha = -infinity, int beta = infinity, int ply = 0) {
  // end
  // only with depth
  // What the board is worth to X, or an estimate, or a bound on either.
  int alpha_beta(const Board& board, int alpha, int beta, int ply) {
  // end
    ++nodes;
    lines[ply] = {};  // only with deepening
    if (is_over(board)) return scoring(board, ply);  // only without depth
    // only with depth
    if (is_over(board)) return score(board, ply);
    if (ply == DEPTH) return evaluate(board);  // only without deepening
    if (ply == depth) return evaluate(board);  // only with deepening
    // end
    // only with table
    if (const auto found = table.find(board); found != table.end()) {
      const auto [value, kind] = found->second;
      // A bound is enough where it lies outside the window.
      if (kind == Kind::exact) return value;
      if (kind == Kind::at_least && value >= beta) return value;
      if (kind == Kind::at_most && value <= alpha) return value;
    }
    // end
    const bool is_max = to_move(board) == 'X';
    int best = is_max ? -infinity : infinity;
    const int low = alpha, high = beta;  // the window at the start  // only with table
    for (int cell : moves(board)) {  // only without deepening
    for (int cell : best_line_first(moves(board), ply)) {  // only with deepening
      const int value = alpha_beta(play(board, cell), alpha, beta, ply + 1);
      // only with deepening
      if (is_max ? value > best : value < best) {
        lines[ply] = {cell};
        lines[ply].insert(lines[ply].end(), lines[ply + 1].begin(), lines[ply + 1].end());
      }
      // end
      best = is_max ? std::max(best, value) : std::min(best, value);
      if (is_max) alpha = std::max(alpha, best);  // X can already get this much
      else beta = std::min(beta, best);  // O can already hold X to this much
      if (alpha >= beta) break;  // the remaining moves cannot change the result
    }
    // only with table
    const Kind says = best <= low ? Kind::at_most : best >= high ? Kind::at_least : Kind::exact;
    table[board] = {best, says};
    // end
    return best;
  }
  // only without deepening
  // region: best-move
  struct Choice { int cell, value; };
  // The first of the best moves, and what it is worth to X.
  Choice best_move(const Board& board, bool pruning = true) {  // only without depth
  Choice best_move(const Board& board) {  // only with depth
    nodes = 1;  // this board
    int best = -1, alpha = -infinity, beta = infinity;
    for (int cell : moves(board)) {
      // only without depth
      const Board child = play(board, cell);
      const int value = pruning ? alpha_beta(child, alpha, beta, 1) : minimax(child, 1);
      // end
      const int value = alpha_beta(play(board, cell), alpha, beta, 1);  // only with depth
      // Strictly better only: with pruning, an equal value may be just a bound.
      if (to_move(board) == 'X' && value > alpha) { best = cell; alpha = value; }
      if (to_move(board) == 'O' && value < beta) { best = cell; beta = value; }
    }
    return {best, to_move(board) == 'X' ? alpha : beta};
  }
  // end
  // only with deepening
  // region: deepening
  std::vector<int> best_line_first(std::vector<int> cells, int ply) {
    const int first = ply < std::ssize(best_line) ? best_line[ply] : -1;
    std::ranges::stable_partition(cells, [&](int cell) { return cell == first; });
    return cells;
  }
  // Searches one ply deep, then two, and so on. Leaves the best line, and gives its value.
  int deepening(const Board& board) {
    const int most = std::min<int>(DEPTH, std::ranges::count(board, '.'));
    int value = 0;
    for (depth = 1; depth <= most; ++depth) {
      value = alpha_beta(board, -infinity, infinity, 0);
      best_line = lines[0];
      if (std::abs(value) > WIN / 2) break;  // the result is proved: no deeper round changes it
    }
    return value;
  }
  // end
};

// only without depth
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
// end
// only with depth
// region: run
// Moves are numbers: of the column where stones fall, elsewhere of the cell, from 1.
int number(int cell) { return FALLS ? cell % COLUMNS + 1 : cell + 1; }

int main() {
  std::cout << "The moves so far, such as 4 4 3, or an empty line:" << std::endl;  // only without deepening or table
  std::cout << "The moves so far, such as 5 1 9, or an empty line:" << std::endl;  // only with deepening or table
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
    // only without deepening
    const auto [cell, value] = search.best_move(board);
    std::cout << to_move(board) << " plays " << number(cell) << ", value " << value << ", "
    // end
    // only with deepening
    const int value = search.deepening(board);
    std::cout << to_move(board) << " plays " << number(search.best_line[0]) << ", value " << value << ", "
    // end
              << search.nodes << " nodes." << std::endl;
  }
}
// end
// end
