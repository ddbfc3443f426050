import { dash } from "#domain/format.ts";
import type { ModelDescription } from "#machines/kit/describe.ts";
import { type TransitionRow, transitionTable } from "#machines/kit/transition-table.ts";
import { walkOf, walkWords } from "./walked.ts";

const code = (text: string) => `\`${text}\``;
const anyState = "any state";

/** The columns of the table, each with its words for one row. */
const columns: [head: string, cell: (row: TransitionRow) => string][] = [
  ["Transition", ({ transition }) => code(transition)],
  ["From", ({ from }) => from || anyState],
  ["Event", ({ event }) => code(event)],
  ["Condition", ({ condition }) => condition],
  ["Exactly", ({ rule }) => rule && code(rule)],
  ["Who", ({ who }) => who],
  ["To", ({ to, from }) => (to === from ? "stays" : to)],
  ["Code", ({ code: number }) => (number === null ? "" : String(number))],
  ["Remembers", ({ changes }) => changes],
  ["Effects", ({ effects }) => effects],
  ["Call", ({ call }) => call && code(call)],
  ["Source", ({ source }) => source],
];

const tableLine = (cells: string[]) => `| ${cells.map((cell) => cell.replaceAll("|", "\\|")).join(" | ")} |`;

export const markdownTable = (heads: string[], rows: string[][]): string =>
  [tableLine(heads), tableLine(heads.map(() => "---")), ...rows.map(tableLine)].join("\n");

const table = (model: ModelDescription) =>
  markdownTable(
    columns.map(([head]) => head),
    transitionTable(model).map((row) => columns.map(([, cell]) => cell(row) || dash)),
  );

/** The line printed beneath a picture. */
export const captionOf = (title: string, { version }: ModelDescription, hash: string, name: string): string =>
  `${title}, version ${version}, model ${hash.slice(0, 8)}: ${walkWords(walkOf(name, hash))}`;

/** The page of a machine. Picture and table say the same. */
export function pageOf(title: string, model: ModelDescription, hash: string): string {
  const { id, version } = model;
  return [
    `# ${title}`,
    `Version ${version}, model ${code(hash)}. ${upperFirst(walkWords(walkOf(id, hash)))}.`,
    `![The states of ${title} and the arrows between them; the table below says the same](${id}.svg)`,
    table(model),
    `The same as [Mermaid](${id}.mmd), [SCXML](${id}.scxml) and [JSON](${id}.json). "ours" marks what the\nspecification does not have. Written by \`npm run diagrams\`.\n`,
  ].join("\n\n");
}

const upperFirst = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);
