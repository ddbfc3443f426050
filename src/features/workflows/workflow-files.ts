import { mermaid } from "#machines/kit/mermaid.ts";
import { scxml } from "#machines/kit/scxml.ts";
import { loadLayout } from "#ui/workflow-picture/load-layout.ts";
import { modelOf } from "./model-of.ts";
import { overlayOf } from "./overlay-of.ts";
import { picturePng, pictureSvg } from "./picture-file.tsx";
import { provenance } from "./provenance.ts";
import { tableCsv } from "./table-csv.ts";
import type { WorkflowFigures } from "./workflow.ts";

export const formats = ["svg", "png", "mmd", "scxml", "json", "csv"] as const;
export type Format = (typeof formats)[number];

const types: Record<Format, string> = {
  svg: "image/svg+xml",
  png: "image/png",
  mmd: "text/plain;charset=utf-8",
  scxml: "application/scxml+xml",
  json: "application/json",
  csv: "text/csv;charset=utf-8",
};

async function pictureOf(figures: WorkflowFigures) {
  const overlay = overlayOf(figures, { walked: { path: [], at: undefined }, show: "taken" });
  return {
    layout: await loadLayout(figures.name),
    overlay,
    title: figures.title,
    caption: provenance(figures).join(", "),
  };
}

/** A comment of XML. Two dashes within it would end it too early. */
const xmlComment = (lines: readonly string[]) => `<!-- ${lines.join("; ").replaceAll("--", "- -")} -->`;

const json = ({ name, title, version, model, description, walk }: WorkflowFigures) =>
  `${JSON.stringify({ name, title, version, model, model_tests: walk, description }, null, 2)}\n`;

const contents: Record<Format, (figures: WorkflowFigures) => Promise<string | Blob> | string> = {
  svg: async (figures) => pictureSvg(await pictureOf(figures)),
  png: async (figures) => picturePng(await pictureOf(figures)),
  mmd: (figures) =>
    [...provenance(figures).map((line) => `%% ${line}`), mermaid(modelOf(figures.description))].join("\n"),
  scxml: (figures) =>
    scxml(modelOf(figures.description), figures.model).replace("?>\n", `?>\n${xmlComment(provenance(figures))}\n`),
  json,
  csv: tableCsv,
};

/** A workflow as a file in one of the formats, with its origin inside. */
export async function workflowFile(figures: WorkflowFigures, format: Format): Promise<{ file: Blob; name: string }> {
  const content = await contents[format](figures);
  return { file: new Blob([content], { type: types[format] }), name: `${figures.name}-${figures.version}.${format}` };
}
