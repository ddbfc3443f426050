import { readdirSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { expectRefusal } from "#support/answer.ts";
import { useApp } from "#support/app.ts";
import { minutes } from "#support/clock.ts";
import { stoneFiles } from "#support/stone-files.ts";

const portal = useApp();
const customer = () => portal.as("customer");
const rows = async <T>(sql: string, values: unknown[] = []) => (await portal.pool.query(sql, values)).rows as T[];
const { openNumbers, fetchFile, download } = stoneFiles(portal);
const keptFiles = () =>
  readdirSync(portal.filesFolder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());

describe("a link", () => {
  const link = async () => download("customer", { stock_numbers: await openNumbers(1) });

  test("opens for the one who asked, and for nobody else", async () => {
    const place = await link();
    expect((await fetchFile(place, "customer")).statusCode).toBe(200);
    for (const other of ["customer2", "admin", "associate"] as const) {
      expect((await fetchFile(place, other)).statusCode).toBe(404);
    }
    expect((await fetchFile(place, null)).statusCode).toBe(401);
  });

  test("is good for an hour, and then gone with its file", async () => {
    const place = await link();
    const kept = keptFiles().length;
    portal.clock.advance(minutes(59));
    expect((await fetchFile(place, "customer")).statusCode).toBe(200);
    portal.clock.advance(minutes(1));
    expect((await fetchFile(place, "customer")).statusCode).toBe(404);
    const { cleanUp } = (await import("#server/services/jobs/kinds.ts")).jobKinds;
    await cleanUp.run({}, { house: portal.house } as never);
    expect(keptFiles()).toHaveLength(kept - 1);
    expect(await rows("SELECT * FROM download_link")).toEqual([]);
  });

  test("that is not yet over survives the cleaning", async () => {
    const place = await link();
    const { cleanUp } = (await import("#server/services/jobs/kinds.ts")).jobKinds;
    await cleanUp.run({}, { house: portal.house } as never);
    expect((await fetchFile(place, "customer")).statusCode).toBe(200);
  });

  test("does not open the store's own name, nor anything that climbs", async () => {
    await link();
    const [row] = await rows<{ stored_name: string }>("SELECT stored_name FROM download_link");
    for (const place of [`/files/${row?.stored_name}`, "/files/exports/x", "/files/exports/..%2f..%2fpackage.json"]) {
      expect((await fetchFile(place, "customer")).statusCode).toBe(404);
    }
  });
});

describe("a job", () => {
  test("is answered at once, tells how far it is, and ends in a link for the one who asked", async () => {
    const stock_numbers = await openNumbers(3);
    const body = { stock_numbers, format: "xlsx" as const };
    const answer = await customer().call("downloadStones", { query: { job: true }, body });
    expect(answer.status).toBe(202);
    const { job } = answer.data as { job: string };
    const waiting = (await customer().call("getJob", { path: { id: job } })).data;
    expect(waiting).toMatchObject({ kind: "exportStones", state: "waiting", link: null, file_name: null });
    await portal.runJobs();
    const done = (await customer().call("getJob", { path: { id: job } })).data;
    expect(done).toMatchObject({ state: "done", done: 3, total: 3, file_name: "stones-2026-11-20.xlsx" });
    expect((await fetchFile(done.link ?? "", "customer")).statusCode).toBe(200);
    expect((await fetchFile(done.link ?? "", "admin")).statusCode).toBe(404);
    expectRefusal(await portal.as("customer2").call("getJob", { path: { id: job } }), 404, "notFound");
  });

  test("asked for twice under one key is one job, and the same answer", async () => {
    const body = { stock_numbers: await openNumbers(1), format: "csv" as const };
    const again = customer().with({ "idempotency-key": "key-of-a-download" });
    const first = await again.call("downloadStones", { query: { job: true }, body });
    const second = await again.call("downloadStones", { query: { job: true }, body });
    expect([second.status, second.data]).toEqual([202, first.data]);
    expect(await rows("SELECT id FROM job WHERE kind = 'exportStones'")).toHaveLength(1);
  });

  test("writes what its asker may see when it runs", async () => {
    const stock_numbers = await openNumbers(2);
    const { data } = await customer().call("downloadStones", {
      query: { job: true },
      body: { stock_numbers, format: "csv" },
    });
    await rows("UPDATE stone SET status = 8 WHERE stock_no = $1", [stock_numbers[0]]);
    await portal.runJobs();
    const { link } = (await customer().call("getJob", { path: { id: (data as { job: string }).job } })).data;
    const text = (await fetchFile(link ?? "", "customer")).body;
    expect(text).not.toContain(stock_numbers[0]);
    expect(text).toContain(stock_numbers[1]);
  });
});
