/** Shows parts of a stage of the program in five languages. */
import { newLines, regions } from "../../../learn/programs/regions.js";
import { STAGE_LANGUAGES, STAGES, fileOf } from "../../../learn/programs/stages.js";
import { programText } from "../../../learn/programs/stage-programs.js";
import { StageProgram, type CodeParts, type ProgramData } from "../../learn/program.tsx";

/** Regions of a stage, by their names. Lines of the stage and region `since` are not marked as new. */
export type ProgramExcerpt = { stage: string; region: string; since?: string };

function stageNamed(name: string) {
  const stage = STAGES.find((one) => one === name);
  if (!stage) throw new Error(`there is no stage ${name}`);
  return stage;
}

/** Joins regions of a stage. @param names Separated by spaces. */
export function joinRegions(stage: string, names: string, extension: string) {
  const all = regions(programText(stageNamed(stage), extension));
  const parts = names.split(" ").map((name) => {
    const part = all.get(name);
    if (part === undefined) throw new Error(`${fileOf(stage, extension)} has no region ${name}`);
    return part;
  });
  return parts.join("\n\n");
}

function codeOf({ stage, region, since }: ProgramExcerpt, extension: string): CodeParts {
  const lines = joinRegions(stage, region, extension).split("\n");
  const [from = "", names = ""] = since?.split(" ") ?? [];
  const marks = since ? newLines(lines, joinRegions(from, names, extension).split("\n")) : [];
  return lines.flatMap((line, n) => [n > 0 ? "\n" : "", marks[n] ? { added: line } : line]);
}

export function ProgramIsland(program: ProgramExcerpt) {
  const { stage, region, since } = program;
  const data: ProgramData = {
    stage: stageNamed(stage),
    group: `program-${stage}-${region.replaceAll(" ", "-")}`,
    from: since === undefined ? undefined : stageNamed(since.split(" ")[0]),
  };
  const codes = STAGE_LANGUAGES.map(({ extension }) => codeOf(program, extension));
  return (
    <div class="island" data-program-excerpt={JSON.stringify(data)}>
      <StageProgram {...data} codes={codes} />
    </div>
  );
}
