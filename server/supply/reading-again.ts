import { mappingsAsked } from "#domain/limits.ts";
import { messages } from "#domain/messages.ts";
import type { Actor } from "#machines/kit/decide.ts";
import { type LoadRecord, noteMapping } from "../db/queries/loads.ts";
import { mappingsOf } from "../db/queries/mappings.ts";
import { Problem } from "../ground/problem.ts";
import type { Context, Reading } from "../house/context.ts";
import { moveLoad } from "../workflows/move-load.ts";
import { withLoadFile } from "./load-file.ts";
import { worldOf } from "./load-world.ts";
import { columnsUnder, type Looked, lookAtFile, openMapped } from "./look-at-file.ts";
import type { ColumnFact, Mapping, ReadRow, World } from "./mapping.ts";
import { nothingFound } from "./nothing-found.ts";
import { readLoad } from "./read-load.ts";
import { previewOf } from "./read-rows.ts";
import { saveMapping } from "./receive-file.ts";
import { FileWatch } from "./understand/file-watch.ts";
import { rowReader } from "./understand/row-reader.ts";
import { seen } from "./understand/seen-row.ts";
import { columnQuestions } from "./understand/suggest-mapping.ts";
import { supplyFields } from "./understand/supply-fields.ts";
import { refusedInWords } from "./unreadable.ts";

type Corrected = { looked: Looked; actor: Actor; insistOnSeen(): Promise<void> };
type Held = Pick<LoadRecord, "id" | "provider_id" | "stored_name" | "file_name" | "columns" | "tables">;

/** Saves how the columns of a locked load are read from now on, and has it read anew. */
export async function readAgain(
  ctx: Context,
  load: LoadRecord,
  { looked, actor, insistOnSeen }: Corrected,
): Promise<void> {
  const reading = load.reading + 1;
  // The move comes first: whoever may not make it saves nothing.
  await moveLoad(ctx, load, {
    event: { type: "REMAP" },
    actor,
    insistOnSeen,
    moved: {
      reading,
      columns: looked.columns,
      tables: looked.tables,
      questions: columnQuestions(looked.mapping, looked.columns),
      ...nothingFound,
    },
  });
  const saved = await saveMapping(ctx, load.provider_id, looked.mapping, load.id);
  await noteMapping(ctx.db, load.id, saved.id);
  await ctx.enqueue(readLoad, { load: load.id, reading });
}

/**
 * A mapping as it was sent; one without columns has them matched anew, in the table and under the header that it names. The
 * file is looked into for that: before the load is locked, so that nobody waits for it.
 */
export async function matched(ctx: Reading, load: Held, mapping: Mapping, world?: World): Promise<Looked> {
  insistOnFields(mapping);
  if (mapping.columns.length > 0) {
    const tables = load.tables as Looked["tables"];
    return { mapping, tables, columns: columnsUnder(load.columns as ColumnFact[], mapping) };
  }
  const known = world ?? (await worldOf(ctx.db));
  const earlier = (await mappingsOf(ctx.db, load.provider_id, null, mappingsAsked)).map(
    (one) => one.mapping as Mapping,
  );
  const { stored_name, file_name: name } = load;
  return refusedInWords(
    withLoadFile(ctx.house, stored_name, (place) =>
      lookAtFile({ place, name, wishes: mapping, earlier, fixed: mapping.fixed, world: known }),
    ),
    "/data/mapping",
  );
}

const fields: ReadonlySet<string> = new Set(supplyFields.map(({ field }) => field));

function insistOnFields({ columns, fixed }: Mapping): void {
  const unknown = (list: string) => (one: { field: string | null }, at: number) =>
    one.field === null || fields.has(one.field)
      ? []
      : [{ path: `/data/mapping/${list}/${at}/field`, message: messages.supplyFieldUnknown }];
  const errors = [...columns.flatMap(unknown("columns")), ...fixed.flatMap(unknown("fixed"))];
  if (errors.length > 0) throw new Problem("supplyFieldUnknown", { errors });
}

/** What the first rows of a load would become by another mapping. Nothing is saved. */
export async function tryMapping(ctx: Reading, load: Held, wished: Mapping): Promise<ReadRow[]> {
  const world = await worldOf(ctx.db);
  const { mapping } = await matched(ctx, load, wished, world);
  const watch = new FileWatch(world);
  const read = rowReader(mapping, world);
  return refusedInWords(
    withLoadFile(ctx.house, load.stored_name, async (place) => {
      const file = await openMapped(place, load.file_name, mapping);
      try {
        for await (const rows of file.batches(mapping.table)) {
          return previewOf(rows, mapping, (row) => seen(read(row), watch));
        }
        return [];
      } finally {
        await file.close();
      }
    }),
    "/data/mapping",
  );
}
