/** The pages of a sheet: a line for the name, trees, seeds and an address. */
import { useRef } from "preact/hooks";
import { EngineRefusal, type Engine } from "../../engine/engine.ts";
import { numeral, number, say } from "../../messages/index.ts";
import { fragmentOf } from "../../page/places.ts";
import { useSite } from "../../page/site.tsx";
import { latin } from "../../base/typed-text.ts";
import { cutsOf, teachesCuts } from "../../parts/exercise/cuts.ts";
import { treeOf } from "../../parts/exercise/exercise-tree.ts";
import { ExerciseRefusal, type Exercise } from "../../parts/exercise/exercise.ts";
import { conventionMessages } from "../../parts/search/convention.ts";
import { faultText } from "../../parts/search/tree-fault.ts";
import { Drawing } from "../../ui/drawing.tsx";
import { NameLine } from "../../ui/name-line.tsx";
import { useElementSize } from "../../ui/element-size.ts";
import { NODE_SIZE, layOutPaper, paginate } from "./paper-tree.ts";
import { paperDrawing } from "./paper-drawing.ts";
import { sheetTrees, namesWithoutDefaults, type SheetPlan } from "./sheet-plan.ts";

/** The width of a page in CSS pixels, 96 to an inch. */
const PIXELS = { portrait: 794, landscape: 1123 };

const BLANK = "_____";

type SheetPages = Awaited<ReturnType<typeof sheetOf>>;
type SheetTree = SheetPages["pages"][number][number];

export async function sheetOf(engine: Engine, plan: SheetPlan, signal: AbortSignal) {
  const trees = await sheetTrees(plan, (exercise) => traceOf(engine, exercise, signal));
  const fitted = paginate(trees.map(({ trace }) => layOutPaper(trace.tree)));
  if (!fitted)
    throw new ExerciseRefusal(say("sheet-too-large", { least: 2 * NODE_SIZE.leaf.wide }));
  const pages = fitted.pages.map((page) => page.map((index) => trees[index]));
  const cuts = trees.every(({ trace }) => teachesCuts(trace))
    ? trees.reduce((sum, { trace }) => sum + cutsOf(trace).cuts.length, 0)
    : null;
  return { ...fitted, plan, pages, cuts };
}

async function traceOf(engine: Engine, exercise: Exercise, signal: AbortSignal) {
  const { text, maximising } = treeOf(exercise) ?? { text: "", maximising: true };
  const options = { maximising, convention: exercise.convention };
  try {
    const trace = await engine.request("trace_tree", [latin(text), true, options], { signal });
    if (trace.tree.length === 1) throw new ExerciseRefusal(say("sheet-leaf"));
    if (trace.needs !== null) throw new ExerciseRefusal(say("sheet-unknown"));
    return trace;
  } catch (error) {
    if (!(error instanceof EngineRefusal)) throw error;
    throw new ExerciseRefusal(faultText(error, text));
  }
}

/** The pages as printed. On the screen, they are scaled to the available width. */
export function SheetPreview({ sheet }: { sheet: SheetPages | undefined }) {
  const view = useRef<HTMLElement>(null);
  const { width } = useElementSize(view);
  const orientation = sheet?.orientation ?? "portrait";
  return (
    <figure ref={view} class={`page-preview ${orientation}`} aria-label={say("sheet-preview")}>
      {sheet && (
        <div
          class={`sheet exercise-sheet stack airy ${orientation}`}
          style={{ "--scale": width / PIXELS[orientation] }}
        >
          {(sheet.plan.hasKey ? [false, true] : [false]).flatMap((isKey) =>
            sheet.pages.map((_, at) => <Page key={`${isKey} ${at}`} {...{ sheet, at, isKey }} />),
          )}
        </div>
      )}
    </figure>
  );
}

function Page({ sheet, at, isKey }: { sheet: SheetPages; at: number; isKey: boolean }) {
  const { pages, plan, columns } = sheet;
  const trees = pages[at];
  const [{ exercise }] = trees;
  const { hrefOf } = useSite();
  const names = Object.entries(namesWithoutDefaults(exercise));
  const isAlone = trees.length === 1;
  const convention = conventionText(exercise.convention);
  return (
    <section class="paper-page">
      <header class="paper-head">
        <h2>{say(isKey ? "sheet-heading-key" : "sheet-heading")}</h2>
        {!isKey && <NameLine />}
        {!isKey && <p class="paper-task wide">{say("sheet-task", { write: plan.written })}</p>}
        <p class="paper-task wide">{convention}</p>
      </header>
      <div class="paper-trees" data-columns={columns}>
        {trees.map((tree) => (
          <PaperTree key={tree.index} {...{ tree, sheet, isKey }} />
        ))}
      </div>
      <footer class="paper-foot">
        <p>
          {say(isAlone ? "sheet-check" : "sheet-check-each")}{" "}
          <bdi dir="ltr">{hrefOf("practise", fragmentOf(names))}</bdi>
        </p>
        <p>{say("sheet-page", { page: at + 1, pages: pages.length })}</p>
      </footer>
    </section>
  );
}

type PaperTreeProps = { tree: SheetTree; sheet: SheetPages; isKey: boolean };

function PaperTree({ tree, sheet: { plan, scale }, isKey }: PaperTreeProps) {
  const name = treeName(tree);
  const { evaluated, leaves } = cutsOf(tree.trace);
  const value = isKey ? numeral(tree.trace.values[0]) : BLANK;
  return (
    <article>
      <h3>{name}</h3>
      <Drawing svg={paperDrawing(tree.trace, isKey, name, plan.written, scale)} />
      <p class="paper-result">
        <span>{say("sheet-value", { value })}</span>
        <span>{say("sheet-leaves", { evaluated: isKey ? number(evaluated) : BLANK, leaves })}</span>
      </p>
    </article>
  );
}

function treeName({ exercise, trace, index }: SheetTree) {
  const { source, seed, example } = exercise;
  const root = trace.player === "X" ? "MAX" : "MIN";
  const name = say("sheet-tree", { tree: number(index + 1), root });
  if (source === "own") return name;
  const from = source === "random" ? say("sheet-seed", { seed }) : say(`sheet-example-${example}`);
  return `${name} · ${from}`;
}

function conventionText(convention: string) {
  const [cut, values, order] = conventionMessages(convention).map((id) => say(id));
  return `${say("convention-text", { cut, values, order })} ${say("sides-text")}`;
}
