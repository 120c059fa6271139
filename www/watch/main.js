/** Watch: steps through the search of a written-out tree, or of the position of the address. */
import { studyEngine } from "../engine/study.js";
import { position } from "../game/state.js";
import { STANDARD } from "../game/shape.js";
import { visitedGame } from "../game/visited.js";
import { say, setShape } from "../messages/index.js";
import { query } from "../page/address.js";
import { onClick, part } from "../page/parts.js";
import { fail, openPlace, preferences, tell } from "../page/place.js";
import { openTerms } from "../page/term.js";
import { toast } from "../page/toast.js";
import { FIRST_TREE, galleryName, readChoice, readStep, writeChoice } from "./choice.js";
import { GALLERY } from "./example-trees.js";
import { TreeMap } from "./map.js";
import { EngineRefusal, recordPosition, recordTree, recordWhole } from "./recorder.js";
import { letters } from "./transport.js";
import { treeForm } from "./tree-form.js";
import { workspace } from "./workspace.js";

/** @typedef {import("./choice.js").Choice} Choice */
/** @typedef {import("./recorder.js").PositionChoice} PositionChoice */
/** @typedef {import("./subject.js").Subject} Subject */

/** All of minimax is recorded unasked where it is quickly done: beside a search of so many nodes. */
const QUICK = 3000;
/** The choices of the list that are no trees of the gallery. */
const [OWN, POSITION] = ["own", "position"];

const subjects = /** @type {HTMLSelectElement} */ (part("subject"));
const pruning = /** @type {HTMLInputElement} */ (part("watch-pruning"));
const scores = /** @type {HTMLSelectElement} */ (part("scores"));

/** @type {Choice} */
let choice = { tree: FIRST_TREE };
/** The tree that was shown last. */
let lastTree = FIRST_TREE;
/** The board of the address; null if its game is over. @type {string | null} */
let board = null;
/** Whether the address has a game on the usual board: searches of others are not recorded. */
let isStandard = true;
/** Whether the visitor hides answers, as the address or the choice made in Play has it. */
let isHidden = false;
/** Whether the visitor wants to see answers all the same, until the page is left. */
let hasAgreed = false;
/** What is shown once the visitor has agreed. */
let asked = async () => {};
/** @type {{ of: Subject, choice: PositionChoice } | null} */
let mapped = null;
/** The subject whose map is drawn. @type {Subject | null} */
let drawn = null;
let request = new AbortController();

const form = treeForm((tree) => show({ tree: { ...tree, pruning: pruning.checked } }));
const space = workspace({
  edit: form.edit,
  opened: (panel) => panel === "map" && showMap(),
  link: () => writeChoice(choice, space.stepper.step ?? 1, query().get("pruning")),
});
const map = new TreeMap();

fillLists();
subjects.addEventListener("change", () => {
  if (subjects.value === POSITION) {
    return show({ position: { scoring: "plain", pruning: pruning.checked } });
  }
  if (subjects.value === OWN) {
    if (!space.stepper.subject) show({ tree: { ...lastTree, pruning: pruning.checked } });
    space.openPanel("own");
    return part("tree-text").focus();
  }
  show({ tree: { ...GALLERY[subjects.value], pruning: pruning.checked } });
});
onClick("subject-position", showPosition);
onClick("answer-show", async () => {
  hasAgreed = true;
  await asked();
  part("tree").focus({ preventScroll: true });
});
pruning.addEventListener("change", () => {
  const pruned = { pruning: pruning.checked };
  if ("tree" in choice) show({ tree: { ...choice.tree, ...pruned } });
  else show({ position: { ...choice.position, ...pruned } });
});
scores.addEventListener("change", () => {
  const scoring = /** @type {PositionChoice["scoring"]} */ (scores.value);
  show({ position: { scoring, pruning: pruning.checked } });
});

openTerms();
openPlace({
  async open(names) {
    try {
      await openLink(names);
    } catch (error) {
      fail(error, () => openLink(names));
    }
  },
  keys: letters(space.stepper),
  listed: ["steps", "next-cut", "cut-before", "next-value", "step-out", "zoom"],
});

/** Shows what the address asks for. @param {URLSearchParams} names */
async function openLink(names) {
  const { state, faults } = await visitedGame(studyEngine(), names, preferences().settings);
  setShape(state.shape);
  const now = position(state);
  board = now && !now.finished ? now.board : null;
  isStandard = state.shape.game === STANDARD.game;
  isHidden = !state.settings.answers;
  await show(readChoice(names, state.settings.pruning), readStep(names));
  // A link to a step leads to its tree, with the keys that step.
  if (names.has("search") || names.has("tree")) part("tree").focus({ preventScroll: true });
  if (faults.length > 0) tell({ id: "link-fault", values: { fault: faults[0] } });
}

function fillLists() {
  const trees = Object.keys(GALLERY).map((name) => new Option(say(`tree-gallery-${name}`), name));
  const others = [OWN, POSITION].map((name) => new Option(say(`subject-${name}`), name));
  subjects.append(...trees, ...others);
  const scorings = ["plain", "depth-aware"];
  scores.append(...scorings.map((name) => new Option(say(`scores-${name}`), name)));
}

/** This position, with the scores that are easiest to follow; pressed again, the tree before it. */
function showPosition() {
  if ("position" in choice) show({ tree: { ...lastTree, pruning: pruning.checked } });
  else show({ position: { scoring: "plain", pruning: pruning.checked } });
}

/**
 * Records what was chosen and shows a step of it.
 * @param {Choice} wanted
 * @param {number} [step] Counted from 1.
 */
async function show(wanted, step = 1) {
  request.abort();
  request = new AbortController();
  const { signal } = request;
  const engine = studyEngine();
  if ("position" in wanted && (board === null || !isStandard)) {
    tell({ id: isStandard ? "search-over" : "search-larger" });
    return show({ tree: FIRST_TREE });
  }
  if ("position" in wanted && isHidden && !hasAgreed) return ask(wanted, step);
  try {
    const named = "position" in wanted ? { board: board ?? "", ...wanted.position } : null;
    const subject =
      "tree" in wanted
        ? await recordTree(engine, wanted.tree, signal)
        : await recordPosition(engine, /** @type {PositionChoice} */ (named), signal);
    mapped = named && { of: subject, choice: named };
    take(wanted);
    form.refuse(null);
    space.stepper.show(subject, step);
    if (step > subject.record.length) {
      toast(say("step-beyond", { step, steps: subject.record.length }));
    }
    if (named && (subject.record.trace.nodes <= QUICK || space.panel === "map")) await showMap();
    else hideMap();
  } catch (error) {
    if (signal.aborted) return;
    if (error instanceof EngineRefusal && "tree" in wanted) return refuse(wanted, error);
    fail(error, () => show(wanted, step));
  }
}

/** Asks before the answer of a position is shown. @param {Choice} wanted @param {number} step */
function ask(wanted, step) {
  asked = () => show(wanted, step);
  space.clear();
  take(wanted);
  mapped = null;
  hideMap();
  part("main").classList.add("asking");
  part("answer-ask").hidden = false;
  part("answer-show").focus({ preventScroll: true });
}

/** A text that is no tree stays in its form, with what is wrong. @param {Choice} wanted @param {EngineRefusal} refusal */
async function refuse(wanted, refusal) {
  if (!("tree" in wanted)) return;
  if (!space.stepper.subject) await show({ tree: FIRST_TREE });
  form.put(wanted.tree);
  subjects.value = OWN;
  space.openPanel("own");
  form.refuse(refusal);
}

/** Lets the controls say what is shown. @param {Choice} shown */
function take(shown) {
  choice = shown;
  part("main").classList.remove("asking");
  part("answer-ask").hidden = true;
  const isTree = "tree" in shown;
  if (isTree) {
    lastTree = shown.tree;
    form.put(shown.tree);
    subjects.value = galleryName(shown.tree) ?? OWN;
    pruning.checked = shown.tree.pruning;
  } else {
    subjects.value = POSITION;
    pruning.checked = shown.position.pruning;
    scores.value = shown.position.scoring;
  }
  part("scores-box").hidden = isTree;
  part("subject-position").setAttribute("aria-pressed", String(!isTree));
}

function hideMap() {
  drawn = null;
  part("map-box").hidden = true;
  part("map-none").hidden = mapped !== null;
}

/** Draws the map of what is shown, once all of minimax is recorded. */
async function showMap() {
  if (!mapped || drawn === mapped.of) return;
  const { of, choice: named } = mapped;
  const { signal } = request;
  hideMap();
  try {
    const whole = await recordWhole(studyEngine(), of, named, signal);
    if (signal.aborted || space.stepper.subject !== of) return;
    drawn = of;
    // Until now, it was unknown how much a cut saves.
    of.spared = whole.spared;
    part("map-box").hidden = false;
    map.show(of, whole);
    space.stepper.render();
  } catch (error) {
    if (!signal.aborted) fail(error, showMap);
  }
}
