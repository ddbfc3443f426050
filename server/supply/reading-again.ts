import { mappingsAsked } from "#domain/limits.ts";
import { messages } from "#domain/messages.ts";
import { canonical } from "#machines/kit/canonical.ts";
import type { Actor } from "#machines/kit/decide.ts";
import { type LoadRecord, noteMapping } from "../db/queries/loads.ts";
import { mappingById, mappingsOf } from "../db/queries/mappings.ts";
import { Problem } from "../ground/problem.ts";
import type { Context, Reading } from "../house/context.ts";
import { moveLoad } from "../workflows/move-load.ts";
import { withLoadFile } from "./load-file.ts";
import { worldOf } from "./load-world.ts";
import { columnsUnder, type Looked, lookAtFile, openMapped, type Wishes } from "./look-at-file.ts";
import type { ColumnFact, Mapping, ReadRow, World } from "./mapping.ts";
import { nothingFound } from "./nothing-found.ts";
import { openQuestions } from "./open-questions.ts";
import { readLoad } from "./read-load.ts";
import { previewOf } from "./read-rows.ts";
import { saveMapping } from "./receive-file.ts";
import { FileWatch } from "./understand/file-watch.ts";
import { rowReader } from "./understand/row-reader.ts";
import { seen } from "./understand/seen-row.ts";
import { supplyFields } from "./understand/supply-fields.ts";
import { refusedInWords } from "./unreadable.ts";

type Corrected = { looked: Looked; actor: Actor; insistOnSeen(): Promise<void> };
type Held = Pick<
  LoadRecord,
  "id" | "provider_id" | "stored_name" | "file_name" | "columns" | "tables" | "mapping_configuration_id"
>;

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
      questions: openQuestions(looked),
      ...nothingFound,
    },
  });
  await keepMapping(ctx, load, looked.mapping);
  await ctx.enqueue(readLoad, { load: load.id, reading });
}

/** Saves a mapping that differs from the present one. A load that is only compared again decides nothing for later files. */
async function keepMapping(ctx: Context, load: LoadRecord, mapping: Mapping): Promise<void> {
  const present = await mappingById(ctx.db, load.mapping_configuration_id ?? 0);
  if (present && canonical(present.mapping) === canonical(mapping)) return;
  const saved = await saveMapping(ctx, load.provider_id, mapping, load.id);
  await noteMapping(ctx.db, load.id, saved.id);
}

/**
 * A mapping as it was sent; one without columns has them matched anew, where in the file it says. The
 * file is looked into for that: before the load is locked, so that nobody waits for it.
 */
export async function matched(ctx: Reading, load: Held, mapping: Mapping, world?: World): Promise<Looked> {
  insistOnFields(mapping);
  const before = (await mappingById(ctx.db, load.mapping_configuration_id ?? 0))?.mapping as Mapping | undefined;
  const decimal_said = decimalSaid(mapping, before);
  if (mapping.columns.length > 0) {
    const tables = load.tables as Looked["tables"];
    const columns = columnsUnder(load.columns as ColumnFact[], mapping);
    return { mapping: { ...mapping, decimal_said }, tables, columns };
  }
  const known = world ?? (await worldOf(ctx.db));
  const earlier = (await mappingsOf(ctx.db, load.provider_id, null, mappingsAsked)).map(
    (one) => one.mapping as Mapping,
  );
  const wishes = wishesIn(mapping, before);
  const { stored_name, file_name: name } = load;
  const looked = await refusedInWords(
    withLoadFile(ctx.house, stored_name, (place) =>
      lookAtFile({ place, name, wishes, earlier, fixed: mapping.fixed, world: known }),
    ),
    "/data/mapping",
  );
  return { ...looked, mapping: { ...looked.mapping, decimal_said } };
}

/** The decimal sign that a person named, now or before. What was found in the file is nobody's word. */
const decimalSaid = ({ decimal }: Mapping, before: Mapping | undefined): Mapping["decimal_said"] =>
  decimal !== null && decimal !== before?.decimal ? decimal : (before?.decimal_said ?? null);

/**
 * A person's word on a file whose columns are matched anew. Elsewhere in the file the header and the decimal sign are
 * others, so they are found, unless they were changed too.
 */
function wishesIn(mapping: Mapping, before: Mapping | undefined): Wishes {
  const isAsBefore = (...keys: (keyof Mapping)[]) => keys.every((key) => before?.[key] === mapping[key]);
  const { table, sheet = null, encoding, delimiter, rows_path, header_row, header_rows, decimal, discount } = mapping;
  const isSamePlace = isAsBefore("table", "encoding", "delimiter", "rows_path") && sheet === (before?.sheet ?? null);
  const isMeant = (...keys: (keyof Mapping)[]) => isSamePlace || !isAsBefore(...keys);
  return {
    table,
    sheet,
    encoding,
    delimiter,
    rows_path,
    ...(isMeant("header_row", "header_rows") && { header_row, header_rows }),
    ...(isMeant("decimal") && { decimal }),
    ...(!isAsBefore("discount") && { discount }),
  };
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

/** The first rows of a load as another mapping would make them. Nothing is saved. */
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
