/** The form for the visitor's own tree or a random one, and for the conventions of its search. */
import { useLayoutEffect, useRef } from "preact/hooks";
import { between } from "../base/random.ts";
import { Button } from "../page/buttons.tsx";
import { randomTree } from "../parts/search/example-trees.ts";
import { RootWindow } from "../parts/search/root-window.tsx";
import { SelectField } from "../ui/field.tsx";
import { say } from "../messages/index.ts";
import { DepthSelect } from "./depth.tsx";
import type { RefObject } from "preact";
import type { TreeSearch } from "../parts/search/watch-link.ts";
import type { WatchProps } from "./controller.ts";

export function TreeForm(props: WatchProps) {
  const { watch } = props;
  const { draft } = props.state;
  const field = useRef<HTMLTextAreaElement>(null);
  const search = (change: Partial<TreeSearch> = {}) =>
    watch.searchTree({ ...draft, text: field.current?.value ?? "", ...change });
  function submit(event: Event) {
    event.preventDefault();
    search();
  }
  return (
    <form id="tree-form" class="tree-form stack no-print" onSubmit={submit}>
      <TreeText {...props} field={field} />
      <div class="buttons">
        <button type="submit">{say("tree-search")}</button>
        <Button
          say="tree-random"
          id="tree-random"
          press={() => search({ text: randomExample(), depth: undefined })}
        />
      </div>
      <p id="tree-help" class="explained">
        {say("tree-help")}
      </p>
      <Rules draft={draft} search={search} />
      <RootWindow window={draft.window ?? ","} choose={(window) => watch.changeDraft({ window })} />
    </form>
  );
}

type TextProps = WatchProps & { field: RefObject<HTMLTextAreaElement | null> };

/** The text field. It gets the focus for editing, with the wrong part selected. */
function TreeText({ state: { draft, fault, isEditing }, watch, field }: TextProps) {
  useLayoutEffect(() => {
    if (isEditing) field.current?.focus();
  }, [isEditing]);
  useLayoutEffect(() => {
    if (!fault?.range) return;
    field.current?.focus();
    field.current?.setSelectionRange(...fault.range);
  }, [fault]);
  return (
    <>
      <label for="tree-text">{say("tree")}</label>
      <textarea
        ref={field}
        id="tree-text"
        dir="ltr"
        rows={3}
        spellcheck={false}
        aria-describedby="tree-help tree-fault"
        aria-invalid={fault?.range !== undefined}
        value={draft.text}
        onInput={({ currentTarget }) => watch.changeDraft({ text: currentTarget.value })}
      />
      <p id="tree-fault" class="fault" role="status">
        {fault?.text}
      </p>
    </>
  );
}

type RulesProps = { draft: TreeSearch; search: (change: Partial<TreeSearch>) => void };

function Rules({ draft, search }: RulesProps) {
  return (
    <fieldset class="bare in-row wraps">
      <legend>{say("tree-how-legend")}</legend>
      <SelectField
        label={say("tree-root-label")}
        choices={(["max", "min"] as const).map((side) => [side, say(side)])}
        value={draft.maximising ? "max" : "min"}
        choose={(side) => search({ maximising: side === "max" })}
      />
      <DepthSelect
        id="tree-depth"
        depth={draft.depth ?? null}
        choose={(depth) => search({ depth: depth ?? undefined })}
      />
    </fieldset>
  );
}

/** Makes a tree with 3 plies. */
const randomExample = () =>
  randomTree(3, {
    branches: () => between(Math.random, 2, 3),
    leaf: () => between(Math.random, 0, 19),
  });
