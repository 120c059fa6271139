/** A sheet to print: its choices, the button and a preview. */
import { useEffect, useState } from "preact/hooks";
import { sentence } from "../../page/sentence.ts";
import { newSeed, SEED_RANGE } from "../../base/random.ts";
import { ConventionFields } from "../../parts/exercise/convention-fields.tsx";
import { SETTINGS, TREE_SOURCES, ExerciseRefusal } from "../../parts/exercise/exercise.ts";
import { useAsync, useLast } from "../../ui/async.ts";
import { CheckField } from "../../ui/check-field.tsx";
import { SelectField } from "../../ui/field.tsx";
import { NumberField } from "../../ui/number-field.tsx";
import { Fold } from "../../ui/fold.tsx";
import { TypedField } from "../../ui/typed-field.tsx";
import { Icon, Button } from "../../page/buttons.tsx";
import { number, say } from "../../messages/index.ts";
import { SheetPreview, sheetOf } from "./sheet-pages.tsx";
import { TREE_SIZES, WRITTEN_VALUES, readPlan, readSize, sizeOf, writePlan } from "./sheet-plan.ts";
import type { ViewPage, ViewProps } from "../../page/start/view.tsx";
import type { SheetPlan } from "./sheet-plan.ts";

const COUNTS = [1, 2, 4, 6];

interface FieldsProps {
  plan: SheetPlan;
  set: (part: Partial<SheetPlan>) => void;
  setFirst: (part: Partial<SheetPlan["first"]>) => void;
}

export function Sheet({ link, page }: ViewProps) {
  const [{ plan, faults }, setState] = useState(() => readPlan(link, newSeed()));
  const { sheet, fault, print } = useSheet(page, plan);
  const { first, hasKey } = plan;
  const [hasMore] = useState(first.convention !== "" || first.source !== "random");
  const set: FieldsProps["set"] = (part) => setState({ plan: { ...plan, ...part }, faults: [] });
  const setFirst: FieldsProps["setFirst"] = (part) => set({ first: { ...first, ...part } });
  const fields = { plan, set, setFirst };
  const pages = (sheet?.pages.length ?? 0) * (hasKey ? 2 : 1);
  return (
    <div class="teach-pair stack">
      <div class="teach-settings stack airy">
        <Choices {...fields} />
        <div class="buttons">
          <button type="button" class="primary" onClick={print}>
            {sheet ? say("sheet-print", { pages }) : say("print")}
          </button>
          {first.source === "random" && (
            <Button say="sheet-new" press={() => setFirst({ seed: newSeed() })} />
          )}
        </div>
        {sheet && sheet.cuts !== null && (
          <p class="sheet-cuts in-row">
            <Icon name="scissors" />
            {say("sheet-cuts", { cuts: sheet.cuts })}
          </p>
        )}
        <p class="fault" role="alert">
          {fault || faults.map(sentence).join(" ")}
        </p>
        <Fold title={say("sheet-more")} isOpen={hasMore}>
          <MoreChoices {...fields} />
        </Fold>
      </div>
      <SheetPreview sheet={sheet} />
    </div>
  );
}

/** @returns The sheet, or the last one that could be drawn. Printing waits for the current one. */
function useSheet(page: ViewPage, plan: SheetPlan) {
  const [isWanted, setWanted] = useState(false);
  const latest = useAsync(
    async (signal) => {
      try {
        return { of: plan, sheet: await sheetOf(page.engine(), plan, signal), fault: "" };
      } catch (error) {
        if (!(error instanceof ExerciseRefusal)) throw error;
        return { of: plan, sheet: null, fault: error.message };
      }
    },
    [plan],
    page.showFailure,
  );
  useEffect(() => {
    if (latest && !latest.fault) page.replaceOwn({ do: "sheet", ...writePlan(latest.of) });
  }, [latest]);
  useEffect(() => {
    if (!isWanted || latest?.of !== plan) return;
    setWanted(false);
    if (latest.fault) page.toast(latest.fault);
    else print();
  }, [isWanted, latest, plan]);
  return { sheet: useLast(latest?.sheet), fault: latest?.fault, print: () => setWanted(true) };
}

function Choices({ plan: { first, count, hasKey, written }, set, setFirst }: FieldsProps) {
  const counts = [...new Set([...COUNTS, count])].toSorted((one, other) => one - other);
  return (
    <>
      <div class="fields">
        {first.source !== "own" && (
          <SelectField
            label={say("sheet-count")}
            choices={counts.map((count) => [count, number(count)])}
            value={count}
            choose={(count) => set({ count })}
          />
        )}
        <SelectField
          label={say("sheet-write")}
          choices={WRITTEN_VALUES.map((what) => [what, say(`sheet-write-${what}`)])}
          value={written}
          choose={(written) => set({ written })}
        />
        {first.source === "random" && (
          <SelectField
            class="wide"
            label={say("teach-size")}
            choices={TREE_SIZES.map((size) => [size, say("sheet-size-of", readSize(size))])}
            value={sizeOf(first)}
            choose={(size) => setFirst(readSize(size))}
          />
        )}
      </div>
      <CheckField label={say("sheet-key")} isOn={hasKey} choose={(hasKey) => set({ hasKey })} />
    </>
  );
}

function MoreChoices({ plan: { first }, setFirst }: FieldsProps) {
  const source = TREE_SOURCES.find((name) => name === first.source) ?? "random";
  return (
    <div class="fields">
      <SelectField
        label={say("sheet-source")}
        choices={TREE_SOURCES.map((name) => [name, say(`sheet-source-${name}`)])}
        value={source}
        choose={(source) => setFirst({ source })}
      />
      {source === "gallery" ? (
        <SelectField
          label={say("sheet-example")}
          choices={SETTINGS.example.choices.map((name) => [name, say(`sheet-example-${name}`)])}
          value={first.example}
          choose={(example) => setFirst({ example })}
        />
      ) : (
        <TreeFields first={first} setFirst={setFirst} />
      )}
      <ConventionFields
        convention={first.convention}
        choose={(convention) => setFirst({ convention })}
      />
    </div>
  );
}

/** The fields of a tree that is not an example: its text or seed, and the side at the root. */
function TreeFields({ first, setFirst }: Pick<FieldsProps, "setFirst"> & Pick<SheetPlan, "first">) {
  return (
    <>
      {first.source === "own" && (
        <TypedField
          class="wide"
          label={say("tree")}
          value={first.tree}
          onPause={(tree) => setFirst({ tree })}
        />
      )}
      <SelectField
        label={say("sheet-root")}
        choices={SETTINGS.root.choices.map((root) => [root, say(root)])}
        value={first.root}
        choose={(root) => setFirst({ root })}
      />
      {first.source !== "own" && (
        <NumberField
          label={say("seed")}
          range={SEED_RANGE}
          value={first.seed}
          choose={(seed) => setFirst({ seed: seed ?? first.seed })}
        />
      )}
    </>
  );
}
