import { stoneAttributeNames, stoneAttributes } from "#domain/stone.ts";
import { attributeLists, entryOf } from "#server/seed/attribute-lists.ts";
import type { FileRow, Mapping, ReadRow, World } from "#server/supply/mapping.ts";
import { rowReader } from "#server/supply/understand/row-reader.ts";
import { suggestMapping } from "#server/supply/understand/suggest-mapping.ts";

const codesOf = (master: string) =>
  (attributeLists.find(({ code }) => code === master)?.entries ?? []).map((entry) => {
    const { code, name } = entryOf(entry);
    return { code, name };
  });

/** The lists that a house begins with, and one list price for white stones from D to M: 10,000 a carat. */
export const supplyWorld: World = {
  codes: new Map(stoneAttributeNames.map((name) => [name, codesOf(stoneAttributes[name].master)])),
  rapOf: ({ color }) => (/^[D-M]$/.test(color) ? 10_000_00 : null),
};

/** Lines of a file from text, cells apart by `|`, the first line being line 1. Empty lines are left out, as readers do. */
export const linesOf = (text: string): FileRow[] =>
  text
    .split("\n")
    .map((cells, at) => ({ line: at + 1, cells: cells.split("|").map((cell) => cell.trim()) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ""));

/** Reads a whole file as it is understood without asking anybody; natural stones unless the file says otherwise. */
export function readFile(text: string, change: (mapping: Mapping) => Mapping = (mapping) => mapping): ReadRow[] {
  const rows = linesOf(text);
  const { mapping } = suggestMapping({ rows, world: supplyWorld });
  const whole = change({ ...mapping, fixed: [{ field: "stone_origin", value: "2" }] });
  const read = rowReader(whole, supplyWorld);
  return rows.filter(({ line }) => line > whole.header_row).map(read);
}
