import { describe, expect, test } from "vitest";
import type { Data } from "#api/operation-types.ts";
import { meanwhileSentence } from "#domain/meanwhile.ts";
import { expectRefusal } from "#support/answer.ts";
import { useApp } from "#support/app.ts";
import { aRow, Supplier } from "#support/supplier.ts";

const portal = useApp();
type Load = Data<"getLoad">;
type Act = (name: "admin" | "admin2", load: Load) => Promise<{ status: number; text: string }>;

const acts: [string, string, Act][] = [
  [
    "commit",
    "load.commit",
    (name, { id, version, waits_for }) =>
      portal.as(name).send("commitLoad", {
        path: { id },
        body: { version, accepted: waits_for.map(({ reason }) => reason) },
      }),
  ],
  [
    "cancel",
    "load.cancelWaiting",
    (name, { id, version }) => portal.as(name).send("cancelLoad", { path: { id }, body: { version } }),
  ],
  [
    "correct",
    "load.remap",
    (name, { id, version, mapping }) =>
      portal.as(name).send("setLoadMapping", { path: { id }, body: { version, mapping } } as never),
  ],
];

describe("of two people who do the same to one load at once", () => {
  test.each(acts)("and %s it, the second is told who was first, with the load as it is", async (_, event, act) => {
    const supplier = await Supplier.of(portal);
    const load = await supplier.dryRun([aRow("A1"), aRow("A2")]);
    const both = await Promise.all([act("admin", load), act("admin2", load)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const first = both[0]?.status === 200 ? "Ines Novak" : "Lars Peeters";
    const late = both.find(({ status }) => status === 409);
    const { code, current, refused } = JSON.parse(late?.text ?? "{}");
    expect(code).toBe("staleVersion");
    expect(refused).toMatchObject([{ meanwhile: { event, by: first } }]);
    expect(current).toMatchObject({ id: load.id, changed: { event, by: first } });
    await portal.runJobs();
    const entries = await portal.pool.query(
      "SELECT count(*)::int AS n FROM audit_event WHERE data ->> 'workflow' = 'load' AND data ->> 'item' = $1 AND data ->> 'transition' = $2",
      [String(load.id), event],
    );
    expect(entries.rows).toEqual([{ n: 1 }]);
  });
});

test("of two people who roll one load back at once, one does, and the other is told", async () => {
  const supplier = await Supplier.of(portal);
  const { id } = await supplier.take([aRow("A1"), aRow("A2")]);
  const { version } = await supplier.load(id);
  const back = (name: "admin" | "admin2") => portal.as(name).send("rollBackLoad", { path: { id }, body: { version } });
  const both = await Promise.all([back("admin"), back("admin2")]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  const late = both.find(({ status }) => status === 409);
  expect(JSON.parse(late?.text ?? "{}")).toMatchObject({
    code: "staleVersion",
    current: { changed: { event: "load.rollBack" } },
  });
  await portal.runJobs();
  expect(await supplier.load(id)).toMatchObject({ state: "rolledBack" });
});

describe("after a load was opened, the portal read it", () => {
  /** A load as it stands while it is read, and as the portal leaves it. */
  async function readMeanwhile() {
    const supplier = await Supplier.of(portal);
    const { id } = await supplier.dryRun([aRow("A1"), aRow("A2")]);
    const { version, mapping } = await supplier.load(id);
    await send("setLoadMapping", id, { version, mapping });
    const seen = await supplier.load(id);
    await portal.runJobs();
    const read = await supplier.load(id);
    expect([seen.state, read.state]).toEqual(["received", "waiting"]);
    expect(read.version).toBeGreaterThan(seen.version);
    return { supplier, id, seen, read };
  }
  const send = (act: "setLoadMapping" | "commitLoad", id: number, body: object) =>
    portal.as("admin").send(act, { path: { id }, body } as never);

  test("and how its file is read is saved all the same: the portal's own steps say nothing of that", async () => {
    const { supplier, id, seen } = await readMeanwhile();
    const columns = seen.mapping?.columns.map((one) => (one.header === "Lab" ? { ...one, field: null } : one));
    const saved = await send("setLoadMapping", id, { version: seen.version, mapping: { ...seen.mapping, columns } });
    expect(saved.status).toBe(200);
    await portal.runJobs();
    const after = await supplier.load(id);
    expect(after.mapping?.columns.find(({ header }) => header === "Lab")?.field).toBeNull();
    expect(after).toMatchObject({ state: "waiting", changed: { event: "load.remap", by: "Ines Novak" } });
  });

  test("but whoever else changed how it is read is not written over", async () => {
    const { id, seen, read } = await readMeanwhile();
    const other = { version: read.version, mapping: { ...read.mapping, discount: "below" } };
    await portal.as("admin2").send("setLoadMapping", { path: { id }, body: other } as never);
    await portal.runJobs();
    const late = await send("setLoadMapping", id, { version: seen.version, mapping: seen.mapping });
    expectRefusal(late, 409, "staleVersion");
  });

  test("and nobody commits what they have not seen: they are told that the portal read it", async () => {
    const { id, seen } = await readMeanwhile();
    const late = await send("commitLoad", id, { version: seen.version, accepted: ["firstLoad"] });
    expectRefusal(late, 409, "staleVersion");
    const { meanwhile } = late.body.refused?.[0] ?? {};
    expect(meanwhile && meanwhileSentence(meanwhile, new Date(meanwhile.at))).toMatch(/^The portal read this file /);
  });
});
