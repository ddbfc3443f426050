import { writeFile } from "node:fs/promises";
import path from "node:path";
import { expect, test, vi } from "vitest";
import { filesReadAtOnce } from "#domain/limits.ts";
import { messages } from "#domain/messages.ts";
import { lockLoadsOf } from "#server/db/queries/loads.ts";
import { openMapped } from "#server/supply/look-at-file.ts";
import { useOwnApp } from "#support/app.ts";
import { deliversFor, pushedStone } from "#support/delivery-samples.ts";
import { aKey } from "#support/external-rows.ts";
import { patience } from "#support/patience.ts";
import { aRow, csvOf, Supplier } from "#support/supplier.ts";
import { useThrowAwayDir } from "#support/use-throw-away-dir.ts";

const portal = useOwnApp();
const away = useThrowAwayDir();
const count = async () => (await portal.pool.query("SELECT count(*)::int AS n FROM load")).rows[0].n as number;
const sending = (supplier: Supplier, name: "admin" | "admin2", file: File) =>
  portal.as(name).send("saveMapping", {
    body: { provider_id: supplier.id, mode: "whole" },
    files: { uploadExcel: [file] },
  } as never);

/** Does something while somebody else holds a provider's loads. */
const whileHeld = <T>({ id }: Supplier, act: () => Promise<T>): Promise<T> =>
  portal.db.transaction().execute(async (db) => {
    await lockLoadsOf(db as never, id);
    return act();
  });

test("two people who send files of one provider at once both have their load", async () => {
  const supplier = await Supplier.of(portal);
  const both = await Promise.all([
    sending(supplier, "admin", csvOf([aRow("A1")], "first.csv")),
    sending(supplier, "admin2", csvOf([aRow("A2")], "second.csv")),
  ]);
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  await portal.runJobs();
  const { rows } = await portal.pool.query("SELECT file_name, state FROM load WHERE provider_id = $1 ORDER BY 1", [
    supplier.id,
  ]);
  expect(rows).toEqual([
    { file_name: "first.csv", state: "waiting" },
    { file_name: "second.csv", state: "waiting" },
  ]);
});

test("a file is read as somebody said who was at the same provider's loads while it was looked into", async () => {
  const supplier = await Supplier.of(portal);
  const { id, version, mapping } = await supplier.dryRun([aRow("A1")]);
  const isReport = ({ header }: { header: string }) => header === "Report #";
  const columns = mapping?.columns.map((one) => (isReport(one) ? { ...one, field: null, chosen_by: "person" } : one));
  const corrected = { path: { id }, body: { version, mapping: { ...mapping, columns } } };
  const [said, sent] = await whileHeld(supplier, async () => {
    const first = portal.as("admin").send("setLoadMapping", corrected);
    await vi.waitFor(async () => expect(await waiting()).toBe(1), patience);
    const second = sending(supplier, "admin2", csvOf([aRow("A2")], "second.csv"));
    await vi.waitFor(async () => expect(await waiting()).toBe(2), patience);
    return [first, second] as const;
  });
  expect([(await said).status, (await sent).status]).toEqual([200, 200]);
  const read = JSON.parse((await sent).text).data.mapping.columns.find(isReport);
  expect(read).toMatchObject({ field: null, chosen_by: "earlier" });
});

/** The number of calls that wait for the loads of a provider. */
async function waiting(): Promise<number> {
  const { rows } = await portal.pool.query("SELECT FROM pg_locks WHERE locktype = 'advisory' AND NOT granted");
  return rows.length;
}

test("of two loads of one provider that are committed at once, one is written, and the other waits its turn", async () => {
  const supplier = await Supplier.of(portal, "Twin Gems", "TWIN");
  const first = await supplier.dryRun([aRow("A1")], "changes");
  const second = await supplier.dryRun([aRow("A2")], "changes");
  const both = await Promise.all([supplier.askCommit(first), supplier.askCommit(second)]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  const late = both.find(({ status }) => status === 409);
  expect(JSON.parse(late?.text ?? "{}")).toMatchObject({ code: "loadBusy" });
  const busy = () =>
    Promise.all(
      [first, second].map(
        async ({ id }) => (await portal.as("admin").call("previewRollBack", { path: { id } })).data.is_busy,
      ),
    );
  // The one that is written stands in the way of the other alone.
  expect((await busy()).sort()).toEqual([false, true]);
  await portal.runJobs();
  expect(await busy()).toEqual([false, false]);
  const states = (await Promise.all([first, second].map(({ id }) => supplier.load(id)))).map(({ state }) => state);
  expect(states.sort()).toEqual(["committed", "waiting"]);
  expect(Object.keys(await supplier.stones())).toHaveLength(1);
});

test("whoever waits too long for a provider's loads is told so, and nothing of theirs was written", async () => {
  const supplier = await Supplier.of(portal);
  const { id, version } = await supplier.dryRun([aRow("A1")]);
  await deliversFor(portal, "api", supplier.id);
  const { secret } = await aKey(portal, "api", { scopes: ["supply:write"] });
  const push = (body: object) => portal.anonymous.holding(secret).send("pushStock", { body });
  const part = (at: number, is_last: boolean) => ({
    mode: "whole",
    batch: { id: "monday", part: at, is_last },
    rows: [pushedStone(`A${at}`)],
  });
  const file = csvOf([aRow("A1")]);
  const before = await count();
  await whileHeld(supplier, async () => {
    // A file is looked into before anybody is waited for.
    const damaged = await sending(supplier, "admin", new File(["PK\u0003\u0004 no book"], "stock.xlsx"));
    expect([damaged.status, JSON.parse(damaged.text).code]).toEqual([422, "fileUnreadable"]);
    // A program's rows are read, and the parts of its list kept.
    const kept = await push(part(1, false));
    expect([kept.status, kept.text]).toMatchObject([200, expect.stringContaining('"parts":1')]);
    // A file, an act on a load that is being compared, and a program's changes wait side by side.
    const late = await Promise.all([
      sending(supplier, "admin", file),
      portal.as("admin2").send("cancelLoad", { path: { id }, body: { version } }),
      push({ mode: "changes", rows: [pushedStone("B1")] }),
    ]);
    for (const { status, text } of late)
      expect([status, JSON.parse(text)]).toMatchObject([
        409,
        { code: "busyElsewhere", message: messages.busyElsewhere },
      ]);
  });
  expect(await count()).toBe(before);
  expect(await supplier.load(id)).toMatchObject({ state: "waiting", version });
  expect((await push(part(2, true))).status).toBe(200);
  expect((await sending(supplier, "admin", file)).status).toBe(200);
  expect(await count()).toBe(before + 2);
});

test("a list of one part whose file is still looked into makes no other list of its provider wait", async () => {
  const supplier = await Supplier.of(portal);
  await deliversFor(portal, "api", supplier.id);
  const { secret } = await aKey(portal, "api", { scopes: ["supply:write"] });
  const push = (id: string, is_last: boolean) =>
    portal.anonymous.holding(secret).send("pushStock", {
      body: { mode: "whole", batch: { id, part: 1, is_last }, rows: [pushedStone("A1")] },
    });
  const letGo = await takeAllTurns();
  const whole = push("tuesday", true);
  try {
    await vi.waitFor(async () => expect(await isKeeping()).toBe(true), patience);
    const first = await push("wednesday", false);
    expect([first.status, first.text]).toMatchObject([200, expect.stringContaining('"parts":1')]);
  } finally {
    await letGo();
  }
  expect((await whole).status).toBe(200);
});

/** True once a call that is under way has written a part of a list. */
async function isKeeping(): Promise<boolean> {
  const { rows } = await portal.pool.query(
    "SELECT FROM pg_locks WHERE relation = 'supply_part'::regclass AND mode = 'RowExclusiveLock'",
  );
  return rows.length > 0;
}

/** Keeps as many files open as may be read at once. Whoever has one more looked into waits until they are let go. */
async function takeAllTurns(): Promise<() => Promise<void>> {
  const place = path.join(away.dir, "stock.csv");
  await writeFile(place, "Stock,Carat\nA1,1\n");
  const open = await Promise.all(Array.from({ length: filesReadAtOnce }, () => openMapped(place, "stock.csv", {})));
  return async () => void (await Promise.all(open.map((file) => file.close())));
}
