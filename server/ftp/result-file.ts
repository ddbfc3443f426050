import { csvLine } from "#domain/csv.ts";
import { messages } from "#domain/messages.ts";
import type { Problem } from "../ground/problem.ts";
import type { Wanted } from "../workflows/new-line.ts";
import type { readOrderFile } from "./order-file.ts";

/** The name of a file's result. */
export const resultName = (fileName: string): string => `${fileName}.result.csv`;

type Row = { stock_no: string; state: "requested" | "refused" | "notTaken"; order_no?: string; reason?: string };

const head = ["stock_no", "state", "order_no", "reason"];
const fileOf = (rows: readonly Row[]): string =>
  [head, ...rows.map(({ stock_no, state, order_no = "", reason = "" }) => [stock_no, state, order_no, reason])]
    .map(csvLine)
    .join("");

/** The result of an order: every stone is requested, under one number. */
export const requestedResult = (wanted: readonly Wanted[], order_no: string): string =>
  fileOf(wanted.map(({ stock_no }) => ({ stock_no, state: "requested", order_no })));

/** The result of an unreadable file: its faulty lines and why. */
export function unreadableResult({ wanted, faults }: Awaited<ReturnType<typeof readOrderFile>>): string {
  const rows = faults.map(
    ({ line, stock_no, reason }): Row => ({
      stock_no,
      state: "refused",
      reason: line > 0 ? `Line ${line}: ${reason}` : reason,
    }),
  );
  return fileOf([...rows, ...othersOf(wanted, new Set(faults.map(({ stock_no }) => stock_no)))]);
}

/**
 * The result of a refused order: the refused stones, and the others that fall with them. An act is for all of its
 * stones or none (spec §4).
 */
export function refusedResult(wanted: readonly Wanted[], problem: Problem): string {
  const refused = problem.extra.refused ?? [];
  if (refused.length === 0) {
    return fileOf(wanted.map(({ stock_no }) => ({ stock_no, state: "refused", reason: problem.message })));
  }
  const rows = refused.map(
    ({ stock_no = "", reason, until }): Row => ({
      stock_no,
      state: "refused",
      reason: until ? `${reason} (until ${until})` : reason,
    }),
  );
  return fileOf([...rows, ...othersOf(wanted, new Set(rows.map(({ stock_no }) => stock_no)))]);
}

const othersOf = (wanted: readonly Wanted[], refused: ReadonlySet<string>): Row[] =>
  wanted
    .filter(({ stock_no }) => !refused.has(stock_no))
    .map(({ stock_no }) => ({ stock_no, state: "notTaken", reason: messages.orderOthersRefused }));
