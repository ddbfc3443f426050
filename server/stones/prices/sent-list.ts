import { createReadStream } from "node:fs";
import { listRowsMax } from "#domain/limits.ts";
import { laterOfOverlaps, readListLines } from "#domain/list-file.ts";
import { type ListRow, listRowOf, type WrittenListRow } from "#domain/list-price.ts";
import { messages } from "#domain/messages.ts";
import { decimalText, hundredths } from "#domain/money.ts";
import { changePrices, latestDay } from "../../db/queries/price-lists.ts";
import { delimitedLines } from "../../formats/delimited-text.ts";
import { type FieldError, Problem } from "../../ground/problem.ts";
import type { Context, Reading } from "../../house/context.ts";

/** The rows of a new list: from the file if one was sent, else from the body. All faults are told at once. */
export async function sentRows(
  written: readonly WrittenListRow[] | undefined,
  file: string | undefined,
): Promise<ListRow[]> {
  const { rows, errors } = file ? await fromFile(file) : fromBody(written ?? []);
  if (errors.length > 0) throw new Problem("listFaulty", { errors });
  if (rows.length === 0) throw new Problem("listEmpty");
  return rows;
}

const limits = { filled: listRowsMax + 1, lines: 2 * listRowsMax, cells: 20 * listRowsMax };
async function fromFile(file: string) {
  const lines = await delimitedLines(createReadStream(file), limits);
  if (!("fault" in lines)) return readListLines(lines);
  const code = lines.fault === "notText" ? "fileNotAllowed" : "fileTooLong";
  throw new Problem(code, { errors: [{ path: "/list", message: messages[code] }] });
}

function fromBody(written: readonly WrittenListRow[]): { rows: ListRow[]; errors: FieldError[] } {
  const rows = written.map(listRowOf);
  const upsideDown = rows.flatMap(({ from, to }, at) =>
    from > to ? [{ path: `/data/rows/${at}/to_carat`, message: messages.rangeUpsideDown }] : [],
  );
  const overlaps = laterOfOverlaps(rows).map((at) => ({
    path: `/data/rows/${at}/from_carat`,
    message: messages.rangesOverlap,
  }));
  return { rows, errors: [...upsideDown, ...overlaps] };
}

/** Refuses a list that takes effect earlier than an existing one. */
export async function insistOnLatest(ctx: Reading, effectiveOn: string): Promise<void> {
  const latest = await latestDay(ctx.db);
  if (latest === undefined || effectiveOn >= latest) return;
  throw new Problem("listTooEarly", { errors: [{ path: "/data/effective_on", message: messages.listTooEarly }] });
}

/** Changes the prices of existing rows, at the versions that the actor has seen: all of them or none. */
export async function changeListRows(
  ctx: Context,
  listId: number,
  rows: readonly { id: number; version: number; price: number }[],
): Promise<void> {
  const wanted = rows.map(({ id, version, price }) => ({ id, version, price: decimalText(hundredths(price)) }));
  const changed = new Set(await changePrices(ctx.db, listId, wanted, ctx.now));
  const errors = rows.flatMap(({ id }, at) =>
    changed.has(id) ? [] : [{ path: `/data/rows/${at}`, message: messages.listUnknownRow }],
  );
  if (errors.length > 0) throw new Problem("listUnknownRow", { errors });
}
