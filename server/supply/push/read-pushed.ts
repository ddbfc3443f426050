import { mappingsAsked } from "#domain/limits.ts";
import { one } from "../../db/crud.ts";
import { lastMappingOf } from "../../db/queries/loads.ts";
import { mappingsOf } from "../../db/queries/mappings.ts";
import { keyed } from "../../formats/rows/json-rows.ts";
import { KeyedRows } from "../../formats/rows/keyed-rows.ts";
import type { Row } from "../../formats/rows/row-file.ts";
import type { Context } from "../../house/context.ts";
import { worldOf } from "../load-world.ts";
import type { Mapping } from "../mapping.ts";
import { fixedBy } from "../receive-file.ts";
import { FileWatch } from "../understand/file-watch.ts";
import { rowReader } from "../understand/row-reader.ts";
import { seen } from "../understand/seen-row.ts";
import { columnQuestions, suggestMapping } from "../understand/suggest-mapping.ts";
import type { PushedRow } from "./pushed-lines.ts";

/** The mappings by which a provider's next file is read, the one of its latest load that was taken first. */
export async function mappingsInUse({ db }: Context, providerId: number): Promise<Mapping[]> {
  const known = await mappingsOf(db, providerId, await lastMappingOf(db, providerId), mappingsAsked);
  return known.map(({ mapping }) => mapping as Mapping);
}

type Pushed = { providerId: number; rows: readonly PushedRow[]; keys: readonly string[]; earlier: readonly Mapping[] };

/**
 * Reads the rows of a call as its load will read them: what each says, and how much is to be answered before. The file
 * of the load is read by a thread of its own; a thousand rows are here already.
 */
export async function readPushed(ctx: Context, { providerId, rows: pushed, keys, earlier }: Pushed) {
  const { defaults } = await one(ctx, "provider", providerId);
  const world = await worldOf(ctx.db);
  const rows = asRows(pushed, keys);
  const { mapping: known, columns } = suggestMapping({ rows, earlier, world });
  const mapping = { ...known, table: 0, fixed: known.fixed.length > 0 ? known.fixed : fixedBy(defaults) };
  const watch = new FileWatch(world);
  const read = rowReader(mapping, world);
  return {
    rows: rows.filter(({ line }) => line > mapping.header_row).map((row) => seen(read(row), watch)),
    questions: columnQuestions(mapping, columns).length + watch.questions(mapping).length,
  };
}

function asRows(pushed: readonly PushedRow[], keys: readonly string[]): Row[] {
  const rows = new KeyedRows();
  const all = Object.fromEntries(keys.map((key) => [key, null]));
  for (const [at, row] of pushed.entries()) rows.add(keyed(at === 0 ? { ...all, ...row } : row));
  return [...rows.batches(true)].flat();
}
