import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import type { ModelDescription } from "#machines/kit/describe.ts";
import type { Arrangement, Layout } from "#ui/workflow-picture/layout.ts";
import { layOut } from "./lay-out.ts";

export const layoutFile = (name: string) => `src/ui/workflow-picture/layouts/${name}.json`;

/** The files that decide the places, beside the machine itself. */
const made = [
  "tools/diagrams/ends.ts",
  "tools/diagrams/graph.ts",
  "tools/diagrams/lay-out.ts",
  "tools/diagrams/drawn.ts",
  "tools/diagrams/overlaps.ts",
  "tools/diagrams/title.ts",
  "src/ui/workflow-picture/boxes.ts",
  "src/ui/workflow-picture/label-size.ts",
  "src/ui/workflow-picture/measures.ts",
  "src/ui/workflow-picture/text-width.ts",
  "node_modules/elkjs/package.json",
];

const sourceOf = (hash: string) =>
  made
    .reduce((sum, file) => sum.update(readFileSync(file)), createHash("sha256").update(hash))
    .digest("hex")
    .slice(0, 16);

function readLayout(name: string): Layout | null {
  try {
    return JSON.parse(readFileSync(layoutFile(name), "utf8"));
  } catch {
    return null;
  }
}

/** The stored layout of a machine, if it was made from the present sources. */
export function keptLayout(name: string, hash: string): Layout | null {
  const layout = readLayout(name);
  return layout?.source === sourceOf(hash) ? layout : null;
}

/** The stored layout, or a new one for a stale one. */
export const currentLayout = async (model: ModelDescription, hash: string): Promise<Layout> =>
  keptLayout(model.id, hash) ?? { ...(await layOut(model, hash)), source: sourceOf(hash) };

const lines = (values: readonly object[]) => values.map((value) => `    ${JSON.stringify(value)}`).join(",\n");

/** An arrangement as text: its head, then a line per state and per arrow, so that a diff can be read. */
function arranged({ states, transitions, ...head }: Arrangement): string {
  const start = JSON.stringify(head).slice(0, -1);
  return `${start},\n  "states": [\n${lines(states)}\n  ],\n  "transitions": [\n${lines(transitions)}\n  ]\n}`;
}

export const layoutText = ({ sheet, ...layout }: Layout): string =>
  `${arranged(layout).slice(0, -2)},\n  "sheet": ${sheet ? arranged(sheet) : null}\n}\n`;
