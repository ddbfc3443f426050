import type { Html } from "#server/mail/letter/html.ts";
import type { Operation } from "#server/plugins/contract/operations.ts";
import { decisionsPlace } from "./decisions.ts";
import { drawFlowchart } from "./flowchart.ts";
import { markdownWriter, type Targets } from "./markdown.ts";
import type { Page } from "./page.ts";
import { pageOf } from "./places.ts";
import { tagPlace } from "./reference/pages.ts";
import type { Sources } from "./sources.ts";

/** Parts of a document that the site says elsewhere: the sidebar leads, and operations.md has the same table. */
const leftOut: Readonly<Record<string, readonly string[]>> = { "README.md": ["Where things are", "Environment"] };
const charts = /```mermaid\n([\s\S]*?)\n```/g;

export const placeOfArrow = (transition: string) => `workflows/${transition.split(".")[0]}.html`;

/** The targets of names in documents. */
export function targetsOf(sources: Sources, operations: readonly Operation[]): Targets {
  const pages = new Map([...sources.documents, ...sources.decisions].map((file) => [file, pageOf(file)]));
  const files = new Map(sources.files.map((file) => [file, file.replace(/^docs\//, "")]));
  const calls = new Map(operations.map(({ info }) => [info.id, `${tagPlace(info.tag)}#${info.id}`]));
  const folders = new Map([
    ["docs/decisions", decisionsPlace],
    ["openapi.yaml", "reference/index.html"],
  ]);
  return {
    placeOf: (file) => pages.get(file) ?? files.get(file) ?? folders.get(file),
    // A word like `login` may mean something else: only a verb with its noun names a call for certain.
    placeOfCode: (code) => (/[A-Z]/.test(code) ? calls.get(code) : undefined),
  };
}

/** Every document as a page, and the writer of the contract's sentences. */
export async function documentPages(sources: Sources, operations: readonly Operation[]) {
  const files = [...sources.documents, ...sources.decisions];
  const drawn = new Map<string, Html>();
  for (const file of files)
    for (const [, source = ""] of sources.text(file).matchAll(charts))
      drawn.set(source, await drawFlowchart(source, "Folders and the folders that they use"));
  const { pageOfText, sentences } = markdownWriter(targetsOf(sources, operations), (source) => drawn.get(source));
  const pages: Page[] = files.map((file) => pageOfText(file, pageOf(file), sources.text(file), leftOut[file]));
  return { pages, sentences };
}
