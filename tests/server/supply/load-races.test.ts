import { describe, expect, test } from "vitest";
import type { Data } from "#api/operation-types.ts";
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
