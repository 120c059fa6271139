/** Watch: steps through the search of a written-out tree, or of the position of the address. */
import { keysOf } from "../base/keys-of.ts";
import { answering } from "../engine/workers.ts";
import { gameNames } from "../game/link.ts";
import { position } from "../game/state.ts";
import { STANDARD } from "../game/shape.ts";
import { visitedGame } from "../game/link-game.ts";
import { say, setShape } from "../messages/index.ts";
import { embedded, query, replaceGame, replaceOwn } from "../page/address.ts";
import { onClick, part, setPossible } from "../page/parts.ts";
import { fail, openPlace, preferences, tell } from "../page/start/place.ts";
import { openTerms } from "../page/term.ts";
import {
  FIRST_TREE,
  depthOf,
  galleryName,
  linkSchema,
  readChoice,
  readRoom,
  readStep,
  writeChoice,
} from "../parts/search/choice.ts";
import { conventionFields } from "../parts/exercise/convention.ts";
import { depthChoice, isTooLarge, refusedView } from "./depth.ts";
import { GALLERY } from "../parts/search/example-trees.ts";
import { movesTo, rootOf, written } from "../parts/search/root.ts";
import { EngineRefusal } from "../engine/engine.ts";
import { searchedPosition, searchedTree } from "./recorder.ts";
import { picturePanel } from "./picture.ts";
import { searchMap } from "./map.ts";
import { letters } from "./transport.ts";
import { treeForm } from "./tree-form.ts";
import { workspace } from "./workspace.ts";
import type { Select } from "../base/elements.ts";
import type { GameDescription } from "../../pkg/web/cutoff.js";
import type { Choice, PositionChoice, PositionSearch, TreeChoice } from "../parts/search/choice.ts";
import type { Subject } from "../parts/tree/stage.ts";
import type { Mapped } from "./map.ts";

/** The choices of the list that are no trees of the gallery. */
const [OWN, POSITION] = ["own", "position"] as const;

const subjects = part<HTMLSelectElement>("subject");
const pruning = part<HTMLInputElement>("watch-pruning");
const scores = part<Select<PositionChoice["scoring"]>>("scores");

interface Watch {
  choice: Choice;
  lastTree: TreeChoice;
  shape: GameDescription;
  board: string | null;
  movesBefore: number[];
  isHidden: boolean;
  hasAgreed: boolean;
  asked: () => Promise<void>;
  request: AbortController;
}

/** What is shown, and of what. */
const watch: Watch = {
  choice: { tree: FIRST_TREE },
  /** The tree that was shown last. */
  lastTree: FIRST_TREE,
  /** The game of the address. */
  shape: STANDARD,
  /** The board of the address; null if its game is over. */
  board: null,
  /** The moves from there to where the search on the screen starts. */
  movesBefore: [],
  /** Whether the visitor hides answers, as the address or the choice made in Play has it. */
  isHidden: false,
  /** Whether the visitor wants to see answers all the same, until the page is left. */
  hasAgreed: false,
  /** What is shown once the visitor has agreed. */
  asked: async () => {},
  request: new AbortController(),
};

const form = treeForm((tree) => show({ tree: { ...tree, ...decisions() } }));
const space = workspace({
  edit: form.edit,
  opened: (panel) => panel === "map" && map.show(),
  rendered: ({ subject, step }) => {
    const { record } = subject;
    const ends = record.isLeaf(step.here) && !record.isCutShort(step.here);
    setPossible("start-here", step.here !== 0 && !ends);
  },
  link,
});
const map = searchMap(space.stepper);
const picture = picturePanel(space);
const depths = depthChoice((depth) => search({ depth }));
const convention = conventionFields((words) => decide({ ...decisions(), convention: words }));
part("conventions").append(...convention.fields);
// What they say is clear without a name, and the panel has no room for one.
for (const label of part("conventions").querySelectorAll("label")) label.classList.add("unseen");
const refused = refusedView((depth) => search({ depth }));

fillLists();
subjects.addEventListener("change", () => {
  if (subjects.value === POSITION) {
    return show({ position: { scoring: "plain", ...decisions() } });
  }
  if (subjects.value === OWN) {
    if (!space.stepper.subject) show({ tree: { ...watch.lastTree, ...decisions() } });
    space.room.set("own");
    return part("tree-text").focus();
  }
  const name = keysOf(GALLERY).find((one) => one === subjects.value);
  if (name) show({ tree: { ...GALLERY[name], ...decisions() } });
});
onClick("start-here", startHere);
onClick("start-back", () => search({ from: undefined }));
onClick("answer-show", async () => {
  watch.hasAgreed = true;
  await watch.asked();
  part("tree").focus({ preventScroll: true });
});
pruning.addEventListener("change", () => decide(decisions()));
scores.addEventListener("change", () => {
  search({ scoring: scores.value });
});

// It loads while the page opens.
answering().start();
openTerms();
openPlace({
  linkSchema,
  open,
  keys: letters(space.stepper),
  listed: ["steps", "next-cut", "cut-before", "zoom"],
});

/** Shows what the address asks for. */
async function open(names: URLSearchParams) {
  const { state, faults } = await visitedGame(answering(), names, preferences().settings);
  // The address says what is on the screen, not what was refused.
  if (faults.length > 0) replaceGame(gameNames(state));
  watch.shape = state.shape;
  setShape(watch.shape);
  const now = position(state);
  watch.board = now && !now.finished ? now.board : null;
  watch.isHidden = !state.settings.answers;
  space.room.set(readRoom(names));
  await show(readChoice(names, state.settings.pruning), readStep(names));
  // A link to a step leads to its tree, with the keys that step; the page around it keeps its focus.
  const isLinked = names.has("search") || names.has("tree");
  if (isLinked && !embedded) part("tree").focus({ preventScroll: true });
  return faults;
}

function fillLists() {
  const trees = keysOf(GALLERY).map((name) => new Option(say(`tree-gallery-${name}`), name));
  const others = ([OWN, POSITION] as const).map((name) => new Option(say(`subject-${name}`), name));
  subjects.append(...trees, ...others);
  const scorings = ["plain", "depth-aware"] as const;
  scores.append(...scorings.map((name) => new Option(say(`scores-${name}`), name)));
}

/** What the address says of what is shown. @param step Counted from 1. */
function link(step: number = space.stepper.step ?? 1) {
  const names = writeChoice(watch.choice, step, query().get("pruning"));
  const { open } = space.room;
  return open ? { ...names, room: open } : names;
}

/** How the search on the screen decides. */
function decisions() {
  const { convention } = "tree" in watch.choice ? watch.choice.tree : watch.choice.position;
  return { pruning: pruning.checked, ...(convention ? { convention } : {}) };
}

/** Searches the same with other decisions. */
function decide(how: { pruning: boolean; convention?: string }) {
  if ("tree" in watch.choice) show({ tree: { ...watch.choice.tree, ...how } });
  else search(how);
}

/** Searches the position in another way. */
function search(change: Partial<PositionSearch>) {
  if ("position" in watch.choice) show({ position: { ...watch.choice.position, ...change } });
}

/** Searches from where the search on the screen is. */
async function startHere() {
  const { subject, step } = space.stepper;
  if (!subject || step === null || part("start-here").ariaDisabled === "true") return;
  const moves = [
    ...watch.movesBefore,
    ...movesTo(subject.record, subject.record.step(step - 1).here),
  ];
  try {
    search({ from: await written({ shape: watch.shape, board: watch.board ?? "" }, moves) });
  } catch (error) {
    fail(error, startHere);
  }
}

/**
 * Records what was chosen and shows a step of it.
 * @param step Counted from 1.
 */
async function show(wanted: Choice, step = 1) {
  watch.request.abort();
  watch.request = new AbortController();
  const { signal } = watch.request;
  if ("position" in wanted && watch.board === null) {
    tell({ id: "search-over" });
    return show({ tree: FIRST_TREE });
  }
  if ("position" in wanted && watch.isHidden && !watch.hasAgreed) return ask(wanted, step);
  // What is still on the screen is the search before.
  part("main").ariaBusy = "true";
  try {
    if ("position" in wanted) await showSearch(wanted, step, signal);
    else await showTree(wanted, step, signal);
  } catch (error) {
    if (signal.aborted) return;
    if (error instanceof EngineRefusal && "tree" in wanted) return refuse(wanted, error);
    if ("position" in wanted && isTooLarge(error)) return refuseSearch(wanted, error);
    fail(error, () => show(wanted, step));
  } finally {
    if (!signal.aborted) part("main").ariaBusy = null;
  }
}

async function showTree(wanted: { tree: TreeChoice }, step: number, signal: AbortSignal) {
  const subject = await searchedTree(answering(), wanted.tree, signal);
  await space.prepare(subject);
  if (!signal.aborted) showSubject(wanted, subject, step);
}

async function showSearch(wanted: { position: PositionSearch }, step: number, signal: AbortSignal) {
  const { shape } = watch;
  const { pruning, scoring, from, convention } = wanted.position;
  const root = await rootOf({ shape, board: watch.board ?? "", from }, signal);
  if (root === null) {
    tell({ id: "search-from-fault" });
    return show({ position: { ...wanted.position, from: undefined } });
  }
  const depth = depthOf(wanted.position, shape);
  const named = { shape, board: root.board, pruning, scoring, depth, convention };
  const subject = await searchedPosition(answering(), named, signal);
  await space.prepare(subject);
  if (signal.aborted) return;
  watch.movesBefore = root.moves;
  showSubject(wanted, subject, step, { of: subject, choice: named, signal });
  if (map.isQuick(subject) || space.room.open === "map") await map.show();
}

function showSubject(wanted: Choice, subject: Subject, step: number, mapped: Mapped | null = null) {
  take(wanted);
  form.refuse(null);
  map.take(mapped);
  picture.show(subject);
  space.stepper.show(subject, step);
  if (step > subject.record.length) {
    tell({ id: "step-beyond", values: { step, steps: subject.record.length } });
  }
}

/** Says how large a search would be that is not recorded. */
function refuseSearch(wanted: { position: PositionSearch }, refusal: EngineRefusal) {
  const { shape } = watch;
  space.clear();
  take(wanted);
  map.take(null);
  part("main").classList.add("asking");
  refused.show(refusal, { ...wanted.position, depth: depthOf(wanted.position, shape) }, shape);
  replaceOwn(link(1));
}

/** Asks before the answer of a position is shown. */
function ask(wanted: Choice, step: number) {
  watch.asked = () => show(wanted, step);
  space.clear();
  take(wanted);
  map.take(null);
  part("main").ariaBusy = null;
  part("main").classList.add("asking");
  part("answer-ask").hidden = false;
  part("answer-show").focus({ preventScroll: true });
}

/** A text that is no tree stays in its form, with what is wrong. */
async function refuse(wanted: Choice, refusal: EngineRefusal) {
  if (!("tree" in wanted)) return;
  if (!space.stepper.subject) await show({ tree: FIRST_TREE });
  form.put(wanted.tree);
  subjects.value = OWN;
  space.room.set("own");
  form.refuse(refusal);
}

/** Lets the controls say what is shown. */
function take(shown: Choice) {
  const { shape, board } = watch;
  watch.choice = shown;
  part("main").classList.remove("asking");
  part("answer-ask").hidden = true;
  refused.hide();
  const isTree = "tree" in shown;
  // A written-out tree is of no board.
  part("bar-board").hidden = isTree;
  convention.show((isTree ? shown.tree : shown.position).convention ?? "");
  if (isTree) {
    watch.lastTree = shown.tree;
    form.put(shown.tree);
    subjects.value = galleryName(shown.tree) ?? OWN;
    pruning.checked = shown.tree.pruning;
  } else {
    subjects.value = POSITION;
    pruning.checked = shown.position.pruning;
    scores.value = shown.position.scoring;
    depths.show(depthOf(shown.position, shape), shape, board ?? "");
    part("start-back").hidden = shown.position.from === undefined;
  }
  part("scores-box").hidden = isTree;
  part("depth-box").hidden = isTree;
}
