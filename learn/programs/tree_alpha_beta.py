"""Alpha-beta on trees. To run: python3 tree_alpha_beta.py

Edit TREES. Each of them is searched: a number is a leaf, a list is a node with its children.
"""

from math import inf

TREES = [
    [[3, 12, 8], [2, 4, 6], [14, 5, 2]],
]

nodes = 0  # nodes that the search has entered


# region: alpha-beta
def alpha_beta(node, alpha, beta, is_max):
    """The node's value if it lies between alpha and beta, otherwise a bound on it."""
    global nodes
    nodes += 1
    if isinstance(node, int):
        return node
    best = -inf if is_max else inf
    for child in node:
        value = alpha_beta(child, alpha, beta, not is_max)
        if is_max:
            best = max(best, value)
            alpha = max(alpha, best)  # MAX can already get this much
        else:
            best = min(best, value)
            beta = min(beta, best)  # MIN can already hold MAX to this much
        if alpha >= beta:
            break  # the remaining children cannot change the result
    return best


# region: fail-hard
def fail_hard(node, alpha, beta, is_max):
    """The same search, but what it returns is never outside the window."""
    global nodes
    nodes += 1
    if isinstance(node, int):
        return max(alpha, min(beta, node))
    for child in node:
        value = fail_hard(child, alpha, beta, not is_max)
        if is_max:
            alpha = max(alpha, value)
        else:
            beta = min(beta, value)
        if alpha >= beta:
            return beta if is_max else alpha
    return alpha if is_max else beta


# region: run
if __name__ == "__main__":
    for tree in TREES:
        for search in (alpha_beta, fail_hard):
            nodes = 0
            value = search(tree, -inf, inf, True)  # MAX moves at the root
            print(f"Value {value}, {nodes} nodes.")
