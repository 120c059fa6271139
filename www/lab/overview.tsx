/** The overview of the lab: a card for each room, with a picture of what it shows. All figures are those of facts.ts. */
import { h } from "preact";
import { keysOf } from "../base/keys-of.ts";
import { STANDARD } from "../game/shape.ts";
import { PlaceLink } from "../page/site.tsx";
import { stonePath } from "../parts/board/look.ts";
import { boardShapes, cornerFlag, cornerOf, pictureSize } from "../parts/board/picture.ts";
import { useWords } from "../ui/words.tsx";
import { DotChart } from "./chart/dots.tsx";
import { FACTS } from "./facts.ts";
import { LAB_ROOMS } from "./room.tsx";
import { SEARCH_NAMES } from "./searches.ts";
import type { ComponentChildren, ComponentType } from "preact";
import type { Speech } from "../messages/catalogue.ts";
import type { RoomName } from "../page/places.ts";

const CARDS: Record<RoomName, { Picture: ComponentType; words: (say: Speech["say"]) => string }> = {
  race: {
    Picture: RaceDots,
    words: (say) => {
      const { minimax, "alpha-beta": pruned } = FACTS.visited;
      return say("lab-race", { minimax, pruned });
    },
  },
  order: { Picture: OrderBoard, words: (say) => say("lab-order", FACTS.orders) },
  size: {
    Picture: TreeShape,
    words: (say) => say("lab-size", { games: FACTS.games, ...FACTS.solved }),
  },
  horizon: { Picture: HorizonLine, words: (say) => say("lab-horizon") },
  bugs: {
    Picture: WrongBoard,
    words: (say) => say("lab-bugs", { wrong: FACTS.bug.worse, positions: FACTS.bug.positions }),
  },
};

export function Lab() {
  const { say } = useWords();
  return (
    <>
      <h1 tabIndex={-1} data-subject="">
        {say("place-lab")}
      </h1>
      <ul class="cards">
        {LAB_ROOMS.map((name) => {
          const { Picture, words } = CARDS[name];
          return (
            <li key={name}>
              <PlaceLink place={name} class="card">
                <div id={`picture-${name}`} class="card-picture">
                  <Picture />
                </div>
                <h2>{say(`${name}-heading`)}</h2>
                <p id={`words-${name}`}>{words(say)}</p>
              </PlaceLink>
            </li>
          );
        })}
      </ul>
    </>
  );
}

function RaceDots() {
  const { say, number } = useWords();
  const rows = keysOf(FACTS.visited).map((name) => ({
    name: say(`lab-short-${name}`),
    value: FACTS.visited[name],
    series: SEARCH_NAMES.indexOf(name),
  }));
  return (
    <>
      <DotChart
        title=""
        axis={say("race-axis-nodes")}
        rows={rows}
        format={(value) => number(value)}
        formatTick={(value) => number(value, { notation: "compact" })}
      />
      <RaceBars />
    </>
  );
}

/** The same without words, where there is no room for them. */
function RaceBars() {
  const logs = Object.values(FACTS.visited).map((value) => Math.log10(value) - 2);
  const most = Math.max(...logs);
  return (
    <Picture width={100} height={60} class="race-bars">
      {logs.map((log, row) => (
        <rect key={row} x={0} y={row * 16} width={(log / most) * 100} height={10} rx={1} />
      ))}
    </Picture>
  );
}

function OrderBoard() {
  const { number } = useWords();
  return (
    <BoardDrawing board=".........">
      {FACTS.centreFirst.map((cell, rank) => {
        const { x, y } = cornerOf(STANDARD, cell);
        return (
          <text key={cell} class="rank" x={x + 5} y={y + 6.8} text-anchor="middle">
            {number(rank + 1)}
          </text>
        );
      })}
    </BoardDrawing>
  );
}

/** Moves in a row, some before a line and some beyond it. */
function HorizonLine() {
  const [width, height, step] = [100, 60, 15];
  const middle = height / 2;
  return (
    <Picture width={width} height={height}>
      <path class="horizon-way" d={`M10 ${middle}H${width - 10}`} />
      <path class="horizon-limit" d={`M${4.5 * step - 5} 8V${height - 8}`} />
      {[1, 2, 3, 4, 5, 6].map((move) => (
        <circle
          key={move}
          class={move <= 4 ? "horizon-seen" : "horizon-unseen"}
          cx={move * step - 5}
          cy={middle}
          r={4.5}
        />
      ))}
    </Picture>
  );
}

/** The tree's width, ply by ply: each bar is as wide as the ply has nodes. */
function TreeShape() {
  const [width, row] = [100, 6];
  const widest = Math.max(...FACTS.nodesByPly);
  return (
    <Picture width={width} height={row * FACTS.nodesByPly.length} class="tree-shape">
      {FACTS.nodesByPly.map((nodes, ply) => {
        const share = Math.max((nodes / widest) * width, 0.6);
        const place = { x: (width - share) / 2, y: ply * row + 0.5, width: share, height: row - 1 };
        return <rect key={ply} {...place} rx={0.3} />;
      })}
    </Picture>
  );
}

/** A position in which the first bug chooses a move that loses. */
function WrongBoard() {
  const { board, move, best } = FACTS.bug;
  const wrong = cornerOf(STANDARD, move);
  const right = cornerOf(STANDARD, best);
  const ghost = ({ x, y }: typeof wrong) => (
    <path class="ghost ghost-o" d={stonePath("O", 10, x, y)} />
  );
  return (
    <BoardDrawing board={board}>
      <g class="bug-mark wrong">
        {ghost(wrong)}
        <rect class="frame" x={wrong.x + 0.6} y={wrong.y + 0.6} width={8.8} height={8.8} rx={0.4} />
      </g>
      <g class="bug-mark best">
        {ghost(right)}
        <path class="flag" d={cornerFlag(right)} />
      </g>
    </BoardDrawing>
  );
}

function BoardDrawing({ board, children }: { board: string; children: ComponentChildren }) {
  return (
    <Picture {...pictureSize(STANDARD)} class="card-board">
      {boardShapes(h, STANDARD, board)}
      {children}
    </Picture>
  );
}

function Picture({
  width,
  height,
  class: className,
  children,
}: {
  width: number;
  height: number;
  class?: string;
  children: ComponentChildren;
}) {
  return (
    <svg class={className} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      {children}
    </svg>
  );
}
