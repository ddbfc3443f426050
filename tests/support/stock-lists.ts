import { cellsOf } from "#domain/cells-of.ts";
import { runStockLists } from "#server/export/stock-list/run-stock-lists.ts";
import type { TestApp } from "./app.ts";

let fetches = 0;
/** An address that nobody has fetched from yet: each may fetch only so much in a minute. */
const freshAddress = () => `198.51.${Math.floor(++fetches / 250)}.${fetches % 250}`;

/** A file as somebody fetches it by its code. */
export async function fetchList(portal: TestApp, code: string, token?: string) {
  const headers = token ? { authorization: `Bearer ${token}` } : {};
  const answer = await portal.app.inject({
    method: "GET",
    url: `/files/stock-lists/${code}`,
    headers,
    remoteAddress: freshAddress(),
  });
  return { status: answer.statusCode, text: answer.body, headers: answer.headers, bytes: answer.rawPayload };
}

/** The rows of a CSV by the heads of its columns. */
export function rowsOf(csv: string): Record<string, string>[] {
  const [head = "", ...lines] = csv
    .replace(/^\uFEFF/, "")
    .trimEnd()
    .split("\r\n");
  const names = cellsOf(head);
  return lines.map((line) => Object.fromEntries(cellsOf(line).map((cell, at) => [names[at] ?? "", cell])));
}

/** The clock's work of every minute, and the runs that it begins. */
export async function aMinutePasses(portal: TestApp): Promise<void> {
  await portal.db.transaction().execute((db) => portal.house.jobs.enqueue(db, runStockLists, {}, null));
  await portal.runJobs();
}
