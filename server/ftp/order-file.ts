import { numberLinesMax, selectionMax, stonePriceMax } from "#domain/limits.ts";
import { messages } from "#domain/messages.ts";
import { hundredths } from "#domain/money.ts";
import { delimitedLines, type Unread } from "../formats/delimited-text.ts";
import type { Wanted } from "../workflows/new-line.ts";

/** A fault of a file and its line. */
type Fault = { line: number; stock_no: string; reason: string };
type OrderFile = { wanted: Wanted[]; faults: Fault[] };

const columns = ["stock_no", "price_per_ct", "remark"] as const;
type Column = (typeof columns)[number];

const limits = { filled: selectionMax + 1, lines: numberLinesMax, cells: 10 * numberLinesMax };

/** Reads the wanted stones from a CSV (docs/ftp.md). A misspelt column is refused, never passed over. */
export async function readOrderFile(bytes: Uint8Array): Promise<OrderFile> {
  const filled = await delimitedLines([bytes], limits);
  if ("fault" in filled) return unreadable(reasons[filled.fault]);
  const head = filled.shift();
  if (!head) return unreadable(messages.orderEmpty);
  const order = head.cells.map((cell) => cell.toLowerCase().replaceAll(/[ -]/g, "_"));
  if (!order.includes("stock_no")) return unreadable(messages.orderHeadMissing, head.line);
  if (order.some((name) => !isColumn(name))) return unreadable(messages.orderColumnUnknown, head.line);
  if (new Set(order).size < order.length) return unreadable(messages.orderHeadMissing, head.line);
  if (filled.length === 0) return unreadable(messages.orderHeadAlone);

  const wanted: Wanted[] = [];
  const faults: Fault[] = [];
  const named = new Set<string>();
  for (const { cells, line } of filled) {
    const cell = (column: Column) => cells[order.indexOf(column)] ?? "";
    const [stock_no, price, remark] = [cell("stock_no"), cell("price_per_ct"), cell("remark")];
    const cents = price === "" ? null : centsOf(price);
    const refuse = (reason: string) => faults.push({ line, stock_no, reason });
    if (cells.length > order.length) refuse(messages.orderColumnUnknown);
    else if (stock_no === "" || stock_no.length > 40) refuse(messages.orderNumberWrong);
    else if (named.has(stock_no)) refuse(messages.orderStoneTwice);
    else if (cents === undefined) refuse(messages.orderPriceWrong);
    else if (cents !== null && cents > stonePriceMax) refuse(messages.priceTooHigh);
    else if (remark.length > 500) refuse(messages.orderRemarkLong);
    named.add(stock_no);
    wanted.push({
      stock_no,
      ...(typeof cents === "number" && { price_per_ct: cents / 100 }),
      ...(remark !== "" && { remark }),
    });
  }
  return { wanted, faults };
}

const reasons: Record<Unread["fault"], string> = {
  notText: messages.orderNotText,
  tooManyRows: messages.tooManyStones,
  tooManyLines: messages.fileTooLong,
};
const unreadable = (reason: string, line = 0): OrderFile => ({ wanted: [], faults: [{ line, stock_no: "", reason }] });
const isColumn = (name: string): name is Column => (columns as readonly string[]).includes(name);

function centsOf(text: string): number | undefined {
  if (!/^\d{1,12}(\.\d{1,2})?$/.test(text)) return undefined;
  const cents = hundredths(text);
  return cents > 0 ? cents : undefined;
}
