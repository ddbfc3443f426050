import { createInterface } from "node:readline";
import { Readable } from "node:stream";
import { expect, test } from "vitest";
import { stockListByCode } from "#server/db/queries/stock-lists.ts";
import { handOutList } from "#server/export/stock-list/hand-out-list.ts";
import { useApp, useOwnApp } from "#support/app.ts";
import { isNight } from "#support/budget.ts";
import { addCopies } from "#support/more-stones.ts";
import { aStockList, newStockList } from "#support/stock-list-samples.ts";
import { aStockNumber } from "#support/stone-samples.ts";

const portal = useApp();
const crowded = useOwnApp();

/** By day as many as make a file that is far larger than its longest part may be. */
const stones = isNight() ? 100_000 : 20_000;

test("a list of very many stones leaves as it is read, and is never held whole", async () => {
  const one = await aStockNumber(portal);
  // In slices: a statement may take a minute, on a busy machine too.
  for (let after = 0; after < stones; after += 10_000) await addCopies(portal, one, 10_000, after);
  const { data } = await portal
    .as("admin")
    .call("createStockList", { body: { ...newStockList, search: { begins: "MANY-" } } });
  const list = await stockListByCode(portal.db, data.code);
  if (!list) throw new Error("the list is not there");
  const { bytes } = await handOutList(portal.house, list, { requestId: "large" });
  let lines = 0;
  let longest = 0;
  bytes.on("data", (part: Buffer) => {
    longest = Math.max(longest, part.length);
  });
  for await (const line of createInterface({ input: Readable.from(bytes) })) lines += line === "" ? 0 : 1;
  expect(lines).toBe(stones + 1);
  expect(longest).toBeLessThan(200_000);
}, 300_000);

test("two people who ask for a run at the same moment get one", async () => {
  const id = await aStockList(crowded, { schedule: "0 */24 * * *" });
  await crowded.as("admin2").call("getProfile");
  const asked = await Promise.all(
    (["admin", "admin2", "admin", "admin2"] as const).map((who) =>
      crowded.as(who).send("runStockList", { path: { id } }),
    ),
  );
  expect(asked.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
  await crowded.runJobs();
  const { data } = await crowded.as("admin").call("listStockListRuns", { path: { id } });
  expect(data.data.map(({ outcome }) => outcome)).toEqual(["made"]);
});

test("a list that is deleted while its file is made leaves nothing behind", async () => {
  const id = await aStockList(crowded, { schedule: "0 */24 * * *" });
  await crowded.as("admin").call("runStockList", { path: { id } });
  await Promise.all([crowded.runJobs(), crowded.as("admin").call("deleteStockList", { path: { id } })]);
  await crowded.runJobs();
  const { rows } = await crowded.pool.query("SELECT FROM stock_list_run");
  expect(rows).toEqual([]);
});
