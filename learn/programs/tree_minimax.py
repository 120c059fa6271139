"""Minimax on trees. To run: python3 tree_minimax.py

Edit TREES. Each of them is searched: a number is a leaf, a list is a node with its children.
"""

from math import inf

TREES = [
    [[3, 12, 8], [2, 4, 6], [14, 5, 2]],
]

nodes = 0  # nodes that the search has entered


# region: minimax
def minimax(node, is_max):
    """What the node is worth to MAX when both sides play their best."""
    global nodes
    nodes += 1
    if isinstance(node, int):
        return node
    best = -inf if is_max else inf
    for child in node:
        value = minimax(child, not is_max)
        if is_max:
            best = max(best, value)
        else:
            best = min(best, value)
    return best


# region: run
if __name__ == "__main__":
    for tree in TREES:
        nodes = 0
        value = minimax(tree, True)  # MAX moves at the root
        print(f"Value {value}, {nodes} nodes.")
