import { readFileSync } from "node:fs";
import { workflows } from "#machines/index.ts";
import { describeMachine } from "#machines/kit/describe.ts";
import { modelHash } from "#server/workflows/models.ts";
import { filesOf, indexFile, names } from "./files.ts";
import { keptLayout, layoutFile } from "./kept-layouts.ts";

const differs = ([file, text]: [file: string, text: string]): boolean => {
  try {
    return readFileSync(file, "utf8") !== text;
  } catch {
    return true;
  }
};

/** The files that no longer fit the machines. No layout is made for this. */
export function staleFiles(): string[] {
  const found = names.flatMap((name) => {
    const layout = keptLayout(describeMachine(workflows[name].machine).id, modelHash(workflows[name]));
    return layout
      ? filesOf(name, layout)
          .filter(differs)
          .map(([file]) => file)
      : [layoutFile(name)];
  });
  return [...found, ...[indexFile()].filter(differs).map(([file]) => file)];
}
