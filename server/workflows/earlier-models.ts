import { readFileSync } from "node:fs";
import path from "node:path";
import { canonical } from "#machines/kit/canonical.ts";
import type { ModelDescription } from "#machines/kit/describe.ts";
import { projectFolder } from "../ground/project-folder.ts";

export const earlierModelsFile = path.join(projectFolder, "src/machines/earlier-versions.json");

const lists = ["states", "transitions"] as const;
type ListName = (typeof lists)[number];
type Item = ModelDescription[ListName][number];
/** A part of a list of items. It is a run of items of the version before, or one new item. */
type Part = readonly [from: number, count: number] | Item;
/** A version as its differences from the one before. The first version of a machine is kept whole. */
export type KeptModel = Omit<ModelDescription, ListName> & Record<ListName, readonly Part[]>;

/** The earlier versions of the machines: `npm run machines:lock` keeps a version that is replaced. */
export const earlierModels = (): ModelDescription[] =>
  unfolded(JSON.parse(readFileSync(earlierModelsFile, "utf8")) as KeptModel[]);

export function unfolded(kept: readonly KeptModel[]): ModelDescription[] {
  const latest = new Map<string, ModelDescription>();
  return kept.map((version) => {
    const before = latest.get(version.id);
    const whole = (name: ListName) =>
      version[name].flatMap((part) =>
        isRun(part) ? (before?.[name] ?? []).slice(part[0], part[0] + part[1]) : [part],
      );
    const model = { ...version, states: whole("states"), transitions: whole("transitions") } as ModelDescription;
    latest.set(version.id, model);
    return model;
  });
}

export function folded(models: readonly ModelDescription[]): KeptModel[] {
  const latest = new Map<string, ModelDescription>();
  return models.map((model) => {
    const before = latest.get(model.id);
    latest.set(model.id, model);
    const parts = (name: ListName) => partsOf(model[name], before?.[name] ?? []);
    return { ...model, states: parts("states"), transitions: parts("transitions") };
  });
}

function partsOf(items: readonly Item[], before: readonly Item[]): Part[] {
  const known = new Map(before.map((item, at) => [canonical(item), at]));
  const parts: Part[] = [];
  for (const item of items) {
    const at = known.get(canonical(item));
    const last = parts.at(-1);
    if (at === undefined) parts.push(item);
    else if (last && isRun(last) && last[0] + last[1] === at) parts[parts.length - 1] = [last[0], last[1] + 1];
    else parts.push([at, 1]);
  }
  return parts;
}

const isRun = (part: Part): part is readonly [number, number] => Array.isArray(part);
