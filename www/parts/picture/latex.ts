/**
 * A picture as LaTeX: a tree for the package forest, a board as a table. What stands in a node is read from
 * the drawing itself, so both say the same. Pure.
 */
import type { SvgShape } from "../../base/svg-shape.ts";

/** A cut, as textbooks draw it: scissors would need a font of their own. */
const CUT = "$/\\!/$";
/** Signs that LaTeX has in formulas, or means something by. */
const SIGNS: Record<string, string> = {
  α: "$\\alpha$",
  β: "$\\beta$",
  "∞": "$\\infty$",
  "−": "$-$",
  "≈": "$\\approx$",
  "≥": "$\\geq$",
  "≤": "$\\leq$",
  "▲": "$\\blacktriangle$",
  "▼": "$\\blacktriangledown$",
  "<": "$<$",
  ">": "$>$",
  "=": "$=$",
  "·": "$\\cdot$",
  "✂": CUT,
  "\\": "\\textbackslash{}",
  "~": "\\textasciitilde{}",
  "^": "\\textasciicircum{}",
  "\u00a0": "~",
  "\u202f": "~",
  "[": "{[}",
  "]": "{]}",
};

export function latexText(text: string) {
  return Array.from(text.replace(/\p{Bidi_Control}/gu, ""), (sign) =>
    /[{}$&#%_]/.test(sign) ? `\\${sign}` : (SIGNS[sign] ?? sign),
  ).join("");
}

interface DrawnTree {
  /** What `drawSearch` gives. */
  drawn: readonly SvgShape[];
  parent: (id: number) => number;
  kind: (id: number) => "max" | "min" | "leaf" | "board";
  /** The board of a node whose board is drawn. */
  board: (id: number) => string;
  /** Of a board. */
  columns: number;
}

export function forestOf({ drawn, parent, kind, board, columns }: DrawnTree) {
  const nodes = drawn
    .flatMap(({ attributes, children }) => (attributes.class === "nodes" ? children : []))
    .filter((node) => typeof node !== "string");
  const names = new Map(nodes.map((node) => [idOf(node), namesOf(node)]));
  const below: Map<number, SvgShape[]> = new Map();
  const [root] = nodes;
  for (const node of nodes.slice(1)) {
    const above = parent(idOf(node));
    below.set(above, [...(below.get(above) ?? []), node]);
  }
  const written = (node: SvgShape, depth: number): string => {
    const id = idOf(node);
    const shown = node.children.filter((part) => typeof part !== "string");
    const isBoard = shown.some(({ attributes }) => attributes.class === "node-board");
    const texts = shown.flatMap(({ tag, attributes, children }) => {
      // The number of its branch stands beside a node.
      if (attributes.class === "letter") return [];
      const text = latexText(children.join(""));
      const isName = String(attributes.class).includes("named");
      return tag === "text" ? [isName ? `\\textit{${text}}` : text] : [];
    });
    const lines = isBoard ? [tableOf(board(id), columns), ...texts] : texts;
    const isFirst = namesOf(node).has("cut") && !names.get(parent(id))?.has("cut");
    const styles = [
      `${kind(id)} node`,
      ...stylesOf(namesOf(node)),
      ...(isFirst && depth > 0 ? ["scissors node"] : []),
    ];
    const indent = "  ".repeat(depth + 1);
    const children = (below.get(id) ?? []).map((child) => `\n${written(child, depth + 1)}`);
    const end = children.length > 0 ? `\n${indent}` : "";
    return `${indent}[{${lines.join("\\\\")}}, ${styles.join(", ")}${children.join("")}${end}]`;
  };
  return `${FORMS}\\begin{forest}\n  ${USUAL}\n${written(root, 0)}\n\\end{forest}`;
}

/** How the forms of nodes look in print. */
const FORMS = `\\forestset{
  max node/.style={regular polygon, regular polygon sides=3, inner sep=0pt},
  min node/.style={regular polygon, regular polygon sides=3, shape border rotate=180, inner sep=0pt},
  leaf node/.style={},
  board node/.style={inner sep=2pt},
  known node/.style={fill=black!15},
  bound node/.style={fill=black!6},
  estimate node/.style={densely dotted},
  skipped node/.style={dashed, text=black!60, edge={dashed}},
  scissors node/.style={edge label={node[midway, fill=white, inner sep=1pt]{${CUT}}}},
  best node/.style={edge={line width=1.2pt}},
  now node/.style={line width=1.2pt},
}
`;
const USUAL = "for tree={draw, align=center, minimum size=6mm, s sep=2mm, l sep=6mm}";

/** What each class of a drawn node is called there. */
const STYLES: Record<string, string> = {
  exact: "known node",
  least: "bound node",
  most: "bound node",
  estimate: "estimate node",
  "open-least": "bound node",
  "open-most": "bound node",
  cut: "skipped node",
  best: "best node",
  here: "now node",
};

const stylesOf = (names: ReadonlySet<string>) =>
  Object.keys(STYLES).flatMap((name) => (names.has(name) ? [STYLES[name]] : []));

const idOf = ({ attributes }: SvgShape) => Number(attributes["data-id"]);

const namesOf = ({ attributes }: SvgShape): ReadonlySet<string> =>
  new Set(String(attributes.class).split(" "));

export function tableOf(board: string, columns: number) {
  const rows = Array.from({ length: board.length / columns }, (_, row) =>
    [...board.slice(row * columns, (row + 1) * columns)]
      .map((sign) => (sign === "." ? "\\phantom{X}" : sign))
      .join(" & "),
  );
  const spec = Array.from({ length: columns }, () => "c").join("|");
  return `\\begin{tabular}{@{}${spec}@{}}${rows.join(" \\\\\\hline ")}\\end{tabular}`;
}

/** What a document in Persian needs. */
const RIGHT_TO_LEFT = `% Compile with LuaLaTeX.
\\usepackage[bidi=basic]{babel}
\\babelprovide[import, main]{persian}
\\babelfont{rm}{Amiri}
`;

/** A document with one picture. @param of The page that it is from. */
export function documentOf(
  picture: string,
  { title, lines }: { title: string; lines: readonly string[] },
  { address, direction }: { address: string; direction: "ltr" | "rtl" },
) {
  return `% ${address.replace(/\s/g, "")}
\\documentclass{article}
\\usepackage{adjustbox, amssymb, forest}
\\usetikzlibrary{shapes.geometric}
${direction === "rtl" ? RIGHT_TO_LEFT : ""}\\begin{document}
\\begin{figure}
\\centering
\\begin{adjustbox}{max width=\\linewidth}
${picture}
\\end{adjustbox}
\\caption{${[title, ...lines].map((line) => latexText(line.replace(/[.]?$/, "."))).join(" ")}}
\\end{figure}
\\end{document}
`;
}
