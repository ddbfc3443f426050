import { readFileSync } from "node:fs";
import path from "node:path";
import type { ModelDescription } from "#machines/kit/describe.ts";
import { projectFolder } from "../ground/project-folder.ts";

export const earlierModelsFile = path.join(projectFolder, "src/machines/earlier-versions.json");

/** What the machines were before their present versions: `npm run machines:lock` keeps what is replaced. */
export const earlierModels = (): ModelDescription[] =>
  JSON.parse(readFileSync(earlierModelsFile, "utf8")) as ModelDescription[];
