/** The bar of every page: the places, and the menu. */
import { useRef } from "preact/hooks";
import { LANGUAGES, LANGUAGE_NAMES } from "../messages/languages.ts";
import { useWords } from "../ui/words.tsx";
import { BoardButton } from "./board-button.tsx";
import { LinkToPlace } from "./site.tsx";
import { Button, IconButton, Icon } from "./buttons.tsx";
import { IN_BAR, placeInBar, type PlaceName } from "./places.ts";
import type { GameDescription } from "../../pkg/whole/cutoff.js";
import type { IconName } from "./icon-names.ts";
import type { TargetedFocusEvent } from "preact";

export const PLACE_ICONS: Record<(typeof IN_BAR)[number], IconName> = {
  play: "grid-3x3",
  learn: "book-open",
  watch: "eye",
  practise: "pencil",
  lab: "flask-conical",
  teach: "presentation",
};

interface BarProps {
  place: PlaceName;
  game: string;
  shape: GameDescription;
  isDark: boolean;
  /** Adds the view to the visitor's own lesson. */
  addStep?: () => void;
  /** The actions of its buttons; undefined during the build. */
  actions?: Record<"skip" | "showPlaces" | "chooseBoard" | "share" | "help", () => void> & {
    speak: (language: string) => void;
    setDark: (isDark: boolean) => void;
  };
}

export function Bar(props: BarProps) {
  const { say } = useWords();
  const skip = (event: Event) => {
    event.preventDefault(); // A link must not replace the fragment, which is the place's state.
    props.actions?.skip();
  };
  return (
    <>
      <a class="skip no-print" href="#main" onClick={skip}>
        {say("skip-to-main")}
      </a>
      <header class="site-bar in-row gone-in-lesson no-print">
        <Places {...props} />
        <Tools {...props} />
      </header>
      <div id="unexpected" class="notice no-print" role="alert">
        <p>{say("unexpected")}</p>
        <Button say="reload-button" id="unexpected-reload" />
      </div>
    </>
  );
}

function Places({ place, actions }: BarProps) {
  const { say, markup } = useWords();
  const current = useRef<HTMLAnchorElement>(null);
  const show = () => {
    actions?.showPlaces();
    current.current?.focus();
  };
  const open = { id: "places-open", class: "places-open in-row", onClick: show };
  return (
    <>
      <button type="button" {...open} {...markup("places-open").attributes}>
        <Icon name="menu" />
        <span>{say("places-open-name")}</span>
      </button>
      <span class="bar-name">{say("bar-name")}</span>
      <nav class="places place-links" id="places" {...markup("places").attributes}>
        <ul class="bare">
          {IN_BAR.map((name) => {
            const isHere = name === placeInBar(place);
            const text = say(`place-${name}`);
            return (
              <li key={name}>
                <LinkToPlace place={name} isHere={isHere} ref={isHere ? current : undefined}>
                  <Icon name={PLACE_ICONS[name]} />
                  <span class="slot" data-bold={text}>
                    {text}
                  </span>
                </LinkToPlace>
              </li>
            );
          })}
        </ul>
      </nav>
    </>
  );
}

const tool = (id: string, name: MessageId) => ({ id, name, class: "tool" });

function Tools({ place, game, shape, addStep, actions, isDark }: BarProps) {
  return (
    <div class="bar-tools in-row">
      {place === "watch" && (
        <BoardButton game={game} shape={shape} choose={() => actions?.chooseBoard()} />
      )}
      {addStep && <Button say="lesson-add" id="lesson-add" class="lesson-add" press={addStep} />}
      <IconButton {...tool("menu-open", "menu-button")} icon="ellipsis" popovertarget="menu" />
      <Menu isDark={isDark} actions={actions} />
    </div>
  );
}

function Menu({ isDark, actions }: Pick<BarProps, "isDark" | "actions">) {
  const { say, language } = useWords();
  const close = ({ currentTarget, relatedTarget: next }: TargetedFocusEvent<HTMLElement>) => {
    // Its button closes the menu by itself.
    if (next instanceof Element && !next.closest("#menu, #menu-open")) currentTarget.hidePopover();
  };
  return (
    <div id="menu" class="menu" popover="auto" onFocusOut={close}>
      <button type="button" id="share" class="in-row" popovertarget="menu" onClick={actions?.share}>
        <Icon name="share-2" />
        {say("share-button")}
      </button>
      {/* A place can add entries here. */}
      <div id="menu-place" class="wide gone-if-empty" />
      <select
        id="language"
        class="language"
        aria-label={say("language-label")}
        value={language}
        onChange={({ currentTarget }) => actions?.speak(currentTarget.value)}
      >
        {LANGUAGES.map((name) => (
          <option key={name} value={name} lang={name}>
            {LANGUAGE_NAMES[name]}
          </option>
        ))}
      </select>
      <IconButton
        {...tool("theme", isDark ? "theme-to-light" : "theme-to-dark")}
        icon={isDark ? "sun" : "moon"}
        press={() => actions?.setDark(!isDark)}
      />
      <IconButton
        {...tool("help-open", "help-button")}
        icon="circle-question-mark"
        press={actions?.help}
      />
    </div>
  );
}
