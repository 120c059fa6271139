/** A board, a search or an exercise for other sites, with its code and a preview. */
import { useEffect, useRef, useState } from "preact/hooks";
import { keysOf } from "../../base/keys-of.ts";
import { readLink } from "../../base/link-schema.ts";
import { gameOfLink } from "../../game/linked-game.ts";
import { query } from "../../page/address.ts";
import { BoardButton } from "../../page/board-button.tsx";
import { sentence } from "../../page/sentence.ts";
import { PLACES, fragmentOf } from "../../page/places.ts";
import { useSite } from "../../page/site.tsx";
import { preferences } from "../../page/start/visitor-preferences.ts";
import { DEFAULT_EXERCISE, writeExercise } from "../../parts/exercise/exercise.ts";
import { EXAMPLES } from "../../parts/search/example-trees.ts";
import { useAsync, useLast } from "../../ui/async.ts";
import { CheckField } from "../../ui/check-field.tsx";
import { CopiedCode } from "../code/copied-code.tsx";
import { SelectField } from "../../ui/field.tsx";
import { TypedField } from "../../ui/typed-field.tsx";
import { language, say } from "../../messages/index.ts";
import { EMBED, PLAYERS, changesIn, embeddedBoard, playersOf, withPrefix } from "./embed-board.ts";
import * as snippets from "./snippets.ts";
import type { Engine } from "../../engine/engine.ts";
import type { GameState } from "../../game/state.ts";
import type { ViewPage, ViewProps } from "../../page/start/view.tsx";

const linkTo = (place: "watch" | "practise", names: Record<string, string>) =>
  PLACES[place].path + fragmentOf(Object.entries(names));

const EXAMPLE_LINKS = {
  search: linkTo("watch", { tree: EXAMPLES.aima.text }),
  exercise: linkTo("practise", writeExercise({ ...DEFAULT_EXERCISE, branches: 2 })),
};
const KINDS = ["board", ...keysOf(EXAMPLE_LINKS)] as const;

interface EmbedChoice extends snippets.EmbedStyle {
  /** The link of a search or an exercise; null for the board. */
  link: string | null;
  /** The teacher's changes for the board, by their names in the address. */
  changes: Record<string, string>;
}

export function Embed({ link, state, page }: ViewProps) {
  const { root } = useSite();
  const [choice, setChoice] = useState<EmbedChoice>(() => {
    const { values } = readLink(EMBED, link, { size: "medium" as const, theme: "auto" as const });
    return { ...values, link: values.link ?? null, changes: changesIn(link) };
  });
  const set = (change: Partial<EmbedChoice>) => setChoice((choice) => ({ ...choice, ...change }));
  const { view, fault } = useEmbedView(page, choice);
  const kind = kindOf(choice.link, root);
  const label = say(kind === "board" ? "cutoff-board-label" : "cutoff-page-label");
  const code = view ? snippets.frameText(view.href, label, view.pixels) : "";
  return (
    <div class="teach-pair stack">
      <div class="teach-settings stack airy">
        <p>{say("embed-explained")}</p>
        <SelectField
          label={say("embed-what-label")}
          choices={KINDS.map((kind) => [kind, say(`embed-what-${kind}`)])}
          value={kind}
          choose={(kind) => set({ link: kind === "board" ? null : EXAMPLE_LINKS[kind] })}
        />
        {kind === "board" && <BoardButton shape={state.shape} choose={page.chooseBoard} />}
        <Fields key={kind} choice={choice} set={set} />
        <p class="fault" role="alert">
          {fault}
        </p>
        <CopiedCode label={say("embed-frame")} code={code} toast={page.toast} />
        <CopiedCode label={say("embed-element")} code={view?.code ?? ""} toast={page.toast} />
      </div>
      <Preview view={view} label={label} />
    </div>
  );
}

function Preview({
  view,
  label,
}: Pick<ReturnType<typeof useEmbedView>, "view"> & { label: string }) {
  // A new key for each address makes a new frame, so that the history gets no entries.
  const frame = view ? `${view.href} ${view.pixels.width}` : "";
  const [loaded, setLoaded] = useState("");
  const show = () => setLoaded(frame);
  return (
    <div class="board-preview">
      <p role="status">{frame !== loaded && say("embed-loading")}</p>
      {view && <iframe key={frame} src={view.href} title={label} onLoad={show} {...view.pixels} />}
    </div>
  );
}

/** Finds the kind of an embed. A link to another page counts as a search until corrected. */
function kindOf(link: string | null, root: string): (typeof KINDS)[number] {
  if (link === null) return "board";
  return snippets.placeOfLink(link, root) === "practise" ? "exercise" : "search";
}

type FieldsProps = { choice: EmbedChoice; set: (change: Partial<EmbedChoice>) => void };

function Fields({ choice: { link, changes, size, theme }, set }: FieldsProps) {
  const sizes = link === null ? snippets.BOARD_SIZES : snippets.PAGE_SIZES;
  return (
    <div class="fields">
      {link === null ? (
        <BoardFields
          board={embeddedBoard(query(), changes)}
          set={(names) => set({ changes: { ...changes, ...withPrefix(names) } })}
        />
      ) : (
        <TypedField
          class="wide"
          label={say("embed-link-label")}
          value={link}
          onPause={(text) => set({ link: text.trim() })}
        />
      )}
      <SelectField
        label={say("teach-size")}
        choices={keysOf(sizes).map((name) => [name, say("embed-size", sizes[name])])}
        value={size}
        choose={(size) => set({ size })}
      />
      <SelectField
        label={say("embed-theme-label")}
        choices={snippets.THEMES.map((theme) => [theme, say(`embed-theme-${theme}`)])}
        value={theme}
        choose={(theme) => set({ theme })}
      />
    </div>
  );
}

/** @returns The chosen view and its fault. If there is a fault, the view is the last valid one. */
function useEmbedView(page: ViewPage, choice: EmbedChoice) {
  const { root } = useSite();
  const { link, changes, ...style } = choice;
  const answer = useAsync(
    async (signal) => {
      if (link !== null) {
        const view = snippets.pageEmbed(root, link, style, language);
        return { of: choice, view, fault: view ? "" : say("embed-link-fault") };
      }
      const [engine, board] = [page.engine(), embeddedBoard(query(), changes)];
      const { state, faults } = await gameOfLink(engine, board, preferences().settings);
      const played = await withoutUndone(engine, state, signal);
      const view = snippets.boardEmbed(root, played, style, language);
      return { of: choice, view, fault: faults.map(sentence).join(" ") };
    },
    [choice],
    page.showFailure,
  );
  const linked = useRef(choice);
  useEffect(() => {
    if (!answer) return;
    const { link, changes, size, theme } = answer.of;
    // A link stays in the address until the visitor chooses something.
    if (link !== null && answer.of === linked.current) return;
    page.replaceOwn({ do: "embed", ...(link === null ? changes : { link }), size, theme });
  }, [answer]);
  return { view: useLast(answer?.view), fault: answer?.fault };
}

async function withoutUndone(engine: Engine, state: GameState, signal: AbortSignal) {
  const { game, start, at, moves } = state.line;
  if (at === moves.length) return state;
  const past = moves.slice(0, at);
  const { link } = await engine.request("replay", [start, past, { game }], { signal });
  return { ...state, line: { ...state.line, moves: past, link } };
}

type BoardFieldsProps = { board: URLSearchParams; set: (names: Record<string, string>) => void };

/** @param board The names in a link to the board. */
function BoardFields({ board, set }: BoardFieldsProps) {
  const switched = (name: string, label: MessageId) => (
    <CheckField
      label={say(label)}
      isOn={board.get(name) === "on"}
      choose={(isOn) => set({ [name]: isOn ? "on" : "off" })}
    />
  );
  return (
    <>
      <SelectField
        label={say("embed-answers-label")}
        choices={(["on", "off"] as const).map((name) => [name, say(`embed-answers-${name}`)])}
        value={board.get("answers") === "off" ? "off" : "on"}
        choose={(answers) => set({ answers })}
      />
      <SelectField
        label={say("embed-players-label")}
        choices={keysOf(PLAYERS).map((name) => [name, say(`embed-players-${name}`)])}
        value={playersOf(board) ?? "both"}
        choose={(name) => set(PLAYERS[name])}
      />
      {switched("pruning", "pruning-switch")}
      {switched("hints", "embed-hints-label")}
    </>
  );
}
