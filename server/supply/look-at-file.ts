import { filesReadAtOnce } from "#domain/limits.ts";
import { openIn, openRows } from "../formats/rows/open-rows.ts";
import type { ReadingPlace } from "../formats/rows/reading-thread.ts";
import type { Row, RowFile, RowWishes } from "../formats/rows/row-file.ts";
import { rowLimits } from "../formats/rows/row-limits.ts";
import { UnreadableFile } from "../formats/rows/unreadable-file.ts";
import { Turns } from "../house/limits/turns.ts";
import { chosenTable, firstRows, tablesOf } from "./choose-table.ts";
import type { ColumnFact, FileTable, Mapping, World } from "./mapping.ts";
import type { StonesOrder, StonesWord } from "./understand/read-stones.ts";
import { suggestMapping } from "./understand/suggest-mapping.ts";

/** The way in which a file is to be read, as far as somebody said so. */
export type Wishes = Partial<
  Pick<
    Mapping,
    "table" | "sheet" | "header_row" | "header_rows" | "encoding" | "delimiter" | "rows_path" | "decimal" | "discount"
  >
>;
type Look = {
  place: string;
  name: string;
  wishes: Wishes;
  earlier: readonly Mapping[];
  fixed: Mapping["fixed"];
  world: World;
};
export type Looked = { mapping: Mapping; columns: ColumnFact[]; tables: FileTable[] };

const turns = new Turns(filesReadAtOnce);

/** The thread that understands rows. It keeps the numbers of a whole file beside the texts of a workbook. */
const stones: ReadingPlace = {
  written: "supply/understand/stones-thread.ts",
  built: "stones-thread.js",
  megabytes: 1_024,
};

/** Opens a file for its rows, as a mapping says. */
export const openMapped = (place: string, name: string, wishes: Wishes): Promise<RowFile> =>
  inTurn(() => openRows(place, name, asWished(wishes)));

/** Opens a file for the stones of its rows, as the mapping of a load says. */
export const openStones = (place: string, name: string, order: StonesOrder): Promise<RowFile<StonesWord>> =>
  inTurn(() => openIn(stones, { file: place, name, wishes: asWished(order.mapping), input: order }));

const asWished = ({ encoding, delimiter, rows_path }: Wishes): RowWishes => ({
  encoding: encoding ?? null,
  delimiter: delimiter ?? null,
  rowsPath: rows_path ?? null,
});

/** Opens a file once there is room for one more. Its turn ends when it is closed. */
async function inTurn<Batch>(open: () => Promise<RowFile<Batch>>): Promise<RowFile<Batch>> {
  const leave = await turns.take();
  try {
    const file = await open();
    return {
      kind: file.kind,
      encoding: file.encoding,
      delimiter: file.delimiter,
      rowsPath: file.rowsPath,
      doubtfulCells: file.doubtfulCells,
      tables: file.tables,
      batches: (table, signal) => file.batches(table, signal),
      share: () => file.share(),
      close: () => file.close().finally(leave),
    };
  } catch (error) {
    leave();
    throw error;
  }
}

/**
 * Opens a file as the provider's last one was read, where it does not say itself how: at the same path, if there are rows,
 * and in the encoding that somebody named, if nothing proves another.
 */
async function openAsBefore(
  place: string,
  name: string,
  wishes: Wishes,
  before: Mapping | undefined,
): Promise<RowFile> {
  const open = (known: Wishes) => openMapped(place, name, { ...known, ...wishes });
  const file = await open({ rows_path: before?.rows_path ?? null }).catch((error: unknown) => {
    const isElsewhere = error instanceof UnreadableFile && error.fault === "noRowsAtPath";
    if (!isElsewhere || wishes.rows_path !== undefined) throw error;
    return open({});
  });
  const encoding = before?.encoding ?? null;
  const isNamed = encoding !== null && !encoding.startsWith("utf-") && encoding !== file.encoding;
  if (file.doubtfulCells.length === 0 || !isNamed) return file;
  await file.close();
  return open({ rows_path: file.rowsPath, encoding });
}

/** A first look into a file: what its columns probably are, by its first thousand rows. */
export async function lookAtFile({ place, name, wishes, earlier, fixed, world }: Look): Promise<Looked> {
  const file = await openAsBefore(place, name, wishes, earlier[0]);
  try {
    const tables = await tablesOf(file, world);
    const { table, sheet } = chosenTable(tables, wishes, earlier);
    const rows = await firstRows(file, table);
    // Empty lines have no columns, so nobody could answer what the house would ask about them.
    if (rows.length === 0 && tables.length < 2) throw new UnreadableFile("empty");
    const { header_row, header_rows = 1, decimal = null, discount = null } = wishes;
    const header =
      header_row === undefined
        ? {}
        : { header: { header_row, header_rows: header_row === 0 ? 0 : Math.max(header_rows, 1) } };
    const { mapping, columns } = suggestMapping({ rows, earlier, world, decimal, ...header });
    const { encoding, delimiter, rowsPath } = file;
    return {
      mapping: {
        ...mapping,
        table,
        sheet,
        discount: discount ?? mapping.discount,
        encoding,
        delimiter,
        rows_path: rowsPath,
        fixed: mapping.fixed.length > 0 ? mapping.fixed : fixed,
      },
      columns,
      tables: tables.map((one, at) => (at === table ? { ...one, ...doubtIn(file, rows) } : one)),
    };
  } finally {
    await file.close();
  }
}

/** Cells by which a person sees whether the letters of a text are right, in an encoding that any bytes could be read in. */
function doubtIn({ encoding, doubtfulCells }: RowFile, rows: readonly Row[]): Pick<FileTable, "doubtful_cells"> {
  if (encoding === null || encoding.startsWith("utf-")) return {};
  const seen = rows.flatMap(({ cells }) => cells.filter((cell) => /[^\0-\x7f]/.test(cell)));
  const cells = doubtfulCells.length > 0 ? doubtfulCells : new Set(seen);
  return { doubtful_cells: [...cells].slice(0, rowLimits.doubtful) };
}

/** The facts shown of columns that a person has decided about. */
export const columnsUnder = (columns: readonly ColumnFact[], mapping: Mapping): ColumnFact[] =>
  columns.map((fact) => {
    const chosen = mapping.columns.find(({ column }) => column === fact.column);
    return chosen ? { ...fact, field: chosen.field, chosen_by: chosen.chosen_by } : fact;
  });
