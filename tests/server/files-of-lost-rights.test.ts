import { describe, expect, test } from "vitest";
import type { DemoName } from "#support/actors.ts";
import { expectRefusal } from "#support/answer.ts";
import { useApp } from "#support/app.ts";
import { aCheckpoint } from "#support/audit-proof-samples.ts";
import { freeStones, heldBy } from "#support/line-stones.ts";
import { rightsDesk } from "#support/rights-desk.ts";
import { ownerId } from "#support/rows.ts";

const portal = useApp();
const { account, give } = rightsDesk(portal);

/** A file that somebody asks a job for, and the screen without which they may not ask. */
const files = {
  "of the log": { by: "auditor", path: "/admin/audit-logs", ask: () => logFile() },
  "of two checkpoints": { by: "auditor", path: "/admin/audit-logs", ask: () => statementFile() },
  "of clients": { by: "associate", path: "/client", ask: () => clientFile() },
  "of holds": { by: "associate", path: "/transaction/hold", ask: () => holdFile() },
  "of a report": { by: "associate", path: "/transaction/reports", ask: () => reportFile() },
  "of stones": { by: "associate", path: "/search", ask: () => stoneFile() },
  "of stones' pictures": { by: "associate", path: "/search", ask: () => zipFile() },
} satisfies Record<string, { by: DemoName; path: string; ask: () => Promise<unknown> }>;

const associate = () => portal.as("associate");
const logFile = () => portal.as("auditor").call("exportAuditLogs", { query: { format: "csv", job: true } });
const statementFile = async () => {
  const [from, to] = [await aCheckpoint(portal), await aCheckpoint(portal)];
  return portal.as("auditor").call("getConsistency", { query: { from, to, job: true } });
};
const clientFile = () => associate().call("exportClients", { query: { job: true } });
const holdFile = () => associate().call("listHolds", { query: { csv: true, job: true } });
const reportFile = () =>
  associate().call("exportReport", {
    query: { kind: "holds", format: "csv", startDate: "2026-11-01", endDate: "2026-11-30", groupBy: 1, job: true },
  });
const stoneFile = async () =>
  associate().call("downloadStones", {
    query: { job: true },
    body: { format: "csv", stock_numbers: await freeStones(portal, 2) },
  });
const zipFile = async () => {
  const user_id = await ownerId(portal, "customer");
  const query = { user_id, stock_no: (await freeStones(portal, 1)).join(), includeExcel: true, job: true };
  return associate().call("downloadStoneZip", { query });
};

const jobOf = async (name: keyof typeof files) => {
  await heldBy(portal, "customer", await freeStones(portal, 1));
  const { status, data } = (await files[name].ask()) as { status: number; data: { job: string } };
  expect([name, status]).toEqual([name, 202]);
  return data.job;
};
const ended = async (id: string) => {
  await portal.runJobs();
  const job = portal.db.selectFrom("job").select(["state", "error", "result"]).where("id", "=", id);
  return await job.executeTakeFirstOrThrow();
};
const refused = { state: "failed", error: "You do not have permission to do this.", result: null };

describe.each(Object.keys(files) as (keyof typeof files)[])("a file %s that waits for its job", (name) => {
  const { by, path } = files[name];

  test("is not made for a person whose right to it was taken meanwhile, and the job says so", async () => {
    const id = await jobOf(name);
    expect((await give(await account(by), { [path]: "none" })).status).toBe(200);
    expectRefusal((await files[name].ask()) as Awaited<ReturnType<typeof logFile>>, 403, "forbidden");
    expect(await ended(id)).toEqual(refused);
  });

  test("is not made for a person whose account was closed meanwhile", async () => {
    const id = await jobOf(name);
    await portal.pool.query("UPDATE account SET is_active = false WHERE id = $1", [await ownerId(portal, by)]);
    expect(await ended(id)).toMatchObject({ state: "failed", result: null });
  });
});
