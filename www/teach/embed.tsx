/** For other pages: a board, a search or an exercise, how it looks, its code, and the thing itself in a frame. */
import { useEffect, useId, useRef, useState } from "preact/hooks";
import { copy } from "../base/clipboard.ts";
import { keysOf } from "../base/keys-of.ts";
import { readLink, writeLink } from "../base/link-schema.ts";
import { gameNames } from "../game/link.ts";
import { visitedGame } from "../game/link-game.ts";
import { query } from "../page/address.ts";
import { BoardButton } from "../page/board-button.tsx";
import { fragmentOf } from "../page/places.ts";
import { useSite } from "../page/site.tsx";
import { preferences } from "../page/start/place.ts";
import { useAnswer } from "../ui/answer.ts";
import { CheckField } from "../ui/check-field.tsx";
import { SelectField } from "../ui/field.tsx";
import { TypedField } from "../ui/typed.tsx";
import { useWords } from "../ui/words.tsx";
import { PLAYERS, boardOf, playersOf, readChanges, writeChanges } from "./embed-board.ts";
import { EMBED } from "./link.ts";
import { spokenOn } from "./step-place.ts";
import {
  BOARD_SIZES,
  PAGE_SIZES,
  THEMES,
  aloneAddress,
  boardNames,
  elementText,
  frameText,
  pageText,
} from "./snippets.ts";
import type { Engine } from "../engine/engine.ts";
import type { GameState } from "../game/state.ts";
import type { RoomPage, RoomProps } from "../page/room.ts";
import type { EmbedLook } from "./snippets.ts";

/** What is shown first where a teacher wants no board: links, as lessons have them. */
const EXAMPLES = {
  search: "watch/#tree=[[3,12,8],[2,4,6],[14,5,2]]",
  exercise: "practise/#source=random&mode=step&seed=1&plies=3&branches=2&root=max&asked=all",
};
const KINDS = ["board", ...keysOf(EXAMPLES)] as const;

interface Choice extends EmbedLook {
  /** What is shown: the link to a search or an exercise; null for the board. */
  link: string | null;
  /** What the teacher has changed of the game of the address. */
  changes: Map<string, string>;
}

/** The thing on another page. */
interface Shown {
  href: string;
  label: string;
  pixels: { width: number; height: number };
  /** Of the element. */
  code: string;
}

export function Embed({ link, state, page }: RoomProps) {
  const { say } = useWords();
  const [choice, setChoice] = useState<Choice>(() => {
    const { values } = readLink(EMBED, link, { size: "medium" as const, theme: "auto" as const });
    return { ...values, link: values.link ?? null, changes: readChanges(link) };
  });
  const set = (change: Partial<Choice>) => setChoice((choice) => ({ ...choice, ...change }));
  const setBoard = (names: Record<string, string>) =>
    setChoice((choice) => {
      const changes = new Map([...choice.changes, ...Object.entries(names)]);
      return { ...choice, changes };
    });
  const { shown, fault } = useShown(page, choice);
  const isBoard = choice.link === null;
  const kind = isBoard ? "board" : choice.link?.includes("practise/") ? "exercise" : "search";
  return (
    <div class="teach-pair">
      <div class="teach-settings stack airy">
        <p>{say("embedding-explained")}</p>
        <SelectField
          label={say("embedding-what-label")}
          choices={KINDS.map((kind) => [kind, say(`embedding-what-${kind}`)] as const)}
          value={kind}
          choose={(kind) => set({ link: kind === "board" ? null : EXAMPLES[kind] })}
        />
        {isBoard && <BoardButton shape={state.shape} choose={page.chooseBoard} />}
        <div class="teach-fields">
          {choice.link === null ? (
            <BoardFields board={boardOf(query(), choice.changes)} set={setBoard} />
          ) : (
            <TypedField
              key={kind}
              class="wide"
              label={say("embedding-link-label")}
              value={choice.link}
              heard={(text) => set({ link: text.trim() })}
            />
          )}
          <LookFields sizes={isBoard ? BOARD_SIZES : PAGE_SIZES} look={choice} set={set} />
        </div>
        <p class="fault" role="alert">
          {fault}
        </p>
        <Snippet
          label={say("embedding-frame")}
          code={shown && frameText(shown.href, shown.label, shown.pixels)}
          page={page}
        />
        <Snippet label={say("embedding-element")} code={shown?.code} page={page} />
      </div>
      <div class="board-preview">
        {/* A frame of its own for each address: the same frame would add to the history. */}
        {shown && (
          <iframe
            key={`${shown.href} ${shown.pixels.width}`}
            src={shown.href}
            title={shown.label}
            {...shown.pixels}
          />
        )}
      </div>
    </div>
  );
}

interface Answer {
  of: Choice;
  /** What it shows, or the last one that could be shown. */
  shown?: Shown;
  fault: string;
}

/** What the choice shows, or the last one that showed something, and what is wrong with the choice. */
function useShown(page: RoomPage, choice: Choice) {
  const { say } = useWords();
  const boardShown = useBoardShown();
  const pageShown = usePageShown();
  const answer: Answer | undefined = useAnswer(
    async (signal) => {
      const { link, changes } = choice;
      if (link !== null) {
        const shown = pageShown(link, choice);
        const fault = shown ? "" : say("embedding-link-fault");
        return { of: choice, shown: shown ?? answer?.shown, fault };
      }
      const board = boardOf(query(), changes);
      const engine = page.engine();
      const { state, faults } = await visitedGame(engine, board, preferences().settings);
      const shown = boardShown(await soFar(engine, state, signal), choice);
      return { of: choice, shown, fault: spokenOn(state.shape, faults) };
    },
    [choice],
    page.fail,
  );
  useEffect(() => {
    if (!answer) return;
    const { size, theme, link, changes } = answer.of;
    const own = link === null ? writeChanges(query(), changes) : {};
    const said = { size, theme, link: link ?? undefined };
    page.changed({ do: "embed", ...own, ...writeLink(EMBED, said) });
  }, [answer]);
  return { shown: answer?.shown, fault: answer?.fault };
}

function useBoardShown() {
  const { say, language } = useWords();
  const { root } = useSite();
  return (state: GameState, look: EmbedLook): Shown => ({
    href: root + fragmentOf([...gameNames(state), ...boardNames(look, language)]),
    label: say("embed-label"),
    pixels: BOARD_SIZES[look.size],
    code: elementText(`${root}embed.js`, state, look, language),
  });
}

/** @returns Gives null for a link that leads to neither a search nor an exercise. */
function usePageShown() {
  const { say, language } = useWords();
  const { root } = useSite();
  return (link: string, look: EmbedLook): Shown | null => {
    const address = aloneAddress(link, root, look.theme, language);
    return (
      address && {
        href: address.href,
        label: say("embed-page-label"),
        pixels: PAGE_SIZES[look.size],
        code: pageText(`${root}embed.js`, address, look, language),
      }
    );
  };
}

/** The game without the moves that were taken back. */
async function soFar(engine: Engine, state: GameState, signal: AbortSignal) {
  const { rules, start, at, moves } = state.game;
  if (at === moves.length) return state;
  const kept = moves.slice(0, at);
  const { link } = await engine.request("replay", [start, kept, { game: rules }], { signal });
  return { ...state, game: { ...state.game, moves: kept, link } };
}

/** @param board As the names of a link to its game. */
function BoardFields({
  board,
  set,
}: {
  board: URLSearchParams;
  set: (names: Record<string, string>) => void;
}) {
  const { say } = useWords();
  const typed = (name: string, label: MessageId) => (
    <TypedField
      label={say(label)}
      value={board.get(name) ?? ""}
      heard={(text) => set({ [name]: text.trim() })}
    />
  );
  const switched = (name: string, label: MessageId) => (
    <CheckField
      label={say(label)}
      isOn={board.get(name) === "on"}
      choose={(isOn) => set({ [name]: isOn ? "on" : "off" })}
    />
  );
  return (
    <>
      {typed("moves", "moves-label")}
      {typed("start", "embedding-start-label")}
      <SelectField
        label={say("embedding-answers-label")}
        choices={[
          ["on", say("embedding-answers-on")],
          ["off", say("embedding-answers-off")],
        ]}
        value={board.get("answers") === "off" ? "off" : "on"}
        choose={(answers) => set({ answers })}
      />
      <SelectField
        label={say("embedding-players-label")}
        choices={keysOf(PLAYERS).map((name) => [name, say(`embedding-players-${name}`)] as const)}
        value={playersOf(board) ?? "both"}
        choose={(name) => set({ x: PLAYERS[name][0], o: PLAYERS[name][1] })}
      />
      {switched("pruning", "pruning-switch")}
      {switched("hints", "embedding-hints-label")}
    </>
  );
}

function LookFields({
  sizes,
  look,
  set,
}: {
  sizes: typeof BOARD_SIZES | typeof PAGE_SIZES;
  look: EmbedLook;
  set: (look: Partial<EmbedLook>) => void;
}) {
  const { say } = useWords();
  return (
    <>
      <SelectField
        label={say("teach-size")}
        choices={keysOf(sizes).map((name) => [name, say("embedding-size", sizes[name])] as const)}
        value={look.size}
        choose={(size) => set({ size })}
      />
      <SelectField
        label={say("embedding-theme-label")}
        choices={THEMES.map((theme) => [theme, say(`embedding-theme-${theme}`)] as const)}
        value={look.theme}
        choose={(theme) => set({ theme })}
      />
    </>
  );
}

/** Code for another page, with a button that copies it. */
function Snippet({ label, code = "", page }: { label: string; code?: string; page: RoomPage }) {
  const { say } = useWords();
  const id = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  async function copyAll() {
    const isCopied = await copy(code);
    if (!isCopied) area.current?.select();
    page.tell(say(isCopied ? "copied" : "code-uncopied"));
  }
  return (
    <div class="snippet stack">
      <p class="field">
        <label for={id}>{label}</label>
        <textarea ref={area} id={id} readOnly rows={4} dir="ltr" spellcheck={false} value={code} />
      </p>
      <button type="button" aria-label={`${say("copy")}: ${label}`} onClick={copyAll}>
        {say("copy")}
      </button>
    </div>
  );
}
