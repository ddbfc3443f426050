import { describe, expect, test } from "vitest";
import { canonical } from "#machines/kit/canonical.ts";
import { followLog } from "#server/evidence/follow.ts";
import { seedDemoDocuments } from "#server/seed/demo-documents.ts";
import { seedDemoLines } from "#server/seed/demo-lines.ts";
import { jobKinds } from "#server/services/jobs/kinds.ts";
import { useOwnApp } from "#support/app.ts";
import { behindTheLog, deviationsIn, replayed, rollUps } from "#support/evidence.ts";
import { freeStones, heldBy, onMemo } from "#support/line-stones.ts";

const portal = useOwnApp();
type Fact = Record<string, unknown> & { event: { facts: Record<string, unknown> } };

/** The first step of a memo's line, with the line and its stone. */
async function aMemo() {
  const [stock_no = ""] = await freeStones(portal, 1);
  const [line] = await onMemo(portal, "customer", [stock_no]);
  const { rows } = await portal.pool.query(
    "SELECT seq, body FROM audit_event WHERE data ->> 'transition' = 'memo.issue'",
  );
  return { stock_no, id: line?.id ?? 0, seq: rows[0].seq as number, body: rows[0].body as string };
}
/** An entry is rewritten by whoever owns the database. */
async function rewrite({ seq, body }: { seq: number; body: string }, change: (fact: Fact) => object) {
  const fact = JSON.parse(body) as Fact;
  const written = canonical({ ...fact, ...change(fact) }).replaceAll("'", "''");
  await behindTheLog(portal, `UPDATE audit_event SET body = '${written}' WHERE seq = ${seq}`);
}
const checkByAct = async () => {
  const { status, data } = await portal.as("admin").call("checkConformance");
  expect(status).toBe(202);
  await portal.runJobs();
  return (await portal.as("admin").call("getJob", { path: { id: data.job } })).data;
};

describe("what the demo house did", () => {
  test("conforms, every history of it, and whoever looks reads when that was last shown", async () => {
    await seedDemoLines(portal.house);
    await seedDemoDocuments(portal.house);
    const before = (await portal.as("auditor").call("getWorkflow", { path: { name: "memo" } })).data.conformance;
    expect([before.deviations, before.checked_at]).toEqual([0, null]);
    const { note, state } = await checkByAct();
    expect([state, note]).toEqual(["done", expect.stringMatching(/^All \d+ histories conform\.$/)]);
    expect(await deviationsIn(portal)).toEqual([]);
    const after = (await portal.as("auditor").call("getWorkflow", { path: { name: "memo" } })).data.conformance;
    expect(after).toMatchObject({ items: 13, entries: 19, deviations: 0, checked_at: "2026-11-20T09:00:00.000Z" });
  });
});

describe("a status that is written behind the log", () => {
  const compared = () => jobKinds.compareStates.run({}, { house: portal.house } as never);

  test("is found with its item, whether or not it ever moved, and is none when it is as it was", async () => {
    const { id, stock_no } = await aMemo();
    const [still = ""] = await freeStones(portal, 1);
    await portal.pool.query("UPDATE stone_line SET state = 'received', status = 2 WHERE id = $1", [id]);
    await portal.pool.query("UPDATE stone SET status = 5 WHERE stock_no = $1", [still]);
    await compared();
    const found = async (name: string) =>
      (await portal.as("auditor").call("listDeviations", { path: { name } })).data.data;
    expect(await found("memo")).toMatchObject([
      {
        item: String(id),
        title: stock_no,
        seq: null,
        kind: "statusDiffers",
        detail: "The table says received, but the log says issued.",
      },
    ]);
    expect(await found("stone")).toMatchObject([
      { title: still, kind: "statusDiffers", detail: "The table says claimed.memo, but the log says nothing." },
    ]);
    const history = await portal.as("auditor").call("getWorkflowItem", { path: { name: "memo", item: String(id) } });
    expect(history.data).toMatchObject({
      state: "issued",
      table_state: "received",
      deviations: [{ kind: "statusDiffers" }],
    });
    const [deviant] = (
      await portal.as("auditor").call("listWorkflowItems", { path: { name: "memo" }, query: { is_deviant: true } })
    ).data.data;
    expect(deviant).toMatchObject({ item: String(id), deviations: 1 });

    await portal.pool.query("UPDATE stone_line SET state = 'issued', status = 1 WHERE id = $1", [id]);
    await portal.pool.query("UPDATE stone SET status = 1 WHERE stock_no = $1", [still]);
    await compared();
    expect(await deviationsIn(portal)).toEqual([]);
  });

  test("is found where the whole row was taken away", async () => {
    const [line] = await heldBy(portal, "customer", await freeStones(portal, 1));
    await behindTheLog(portal, `DELETE FROM stone_line WHERE id = ${line?.id}`);
    await compared();
    expect(await deviationsIn(portal)).toEqual([`hold ${line?.id} table statusDiffers`]);
  });
});

describe("an entry that was written anew", () => {
  const cases: [string, (fact: Fact) => object, string[]][] = [
    ["under a machine that nobody knows", () => ({ model: "0".repeat(64) }), ["unknownModel"]],
    ["with an arrow that the machine has not", () => ({ transition: "memo.give" }), ["unknownTransition"]],
    ["with another beginning", () => ({ from: "received" }), ["gap", "wrongStart"]],
    ["with another end", () => ({ to: "sold" }), ["wrongEnd"]],
    ["for somebody who may not", () => ({ party: "customer", role: 2 }), ["wrongRole"]],
    ["in another role than was acted in", () => ({ role: 2 }), ["wrongRole"]],
    [
      "with a fact on which it would have been refused",
      ({ event }) => ({ event: { ...event, facts: { ...event.facts, business: 9 } } }),
      ["guardNotMet"],
    ],
  ];

  test.each(cases)("%s is found by the replay of everything, by its number", async (_, change, kinds) => {
    const memo = await aMemo();
    await followLog(portal.house);
    expect(await deviationsIn(portal)).toEqual([]);
    await rewrite(memo, change);
    await replayed(portal);
    const found = (await deviationsIn(portal)).filter((one) => one.startsWith(`memo ${memo.id} ${memo.seq} `));
    expect(found.map((one) => one.split(" ").at(-1))).toEqual(kinds);
  });

  test("and then was cut out leaves a gap at the next step, and a row that the log does not lead to", async () => {
    const memo = await aMemo();
    await portal.as("admin").call("receiveMemo", { body: { ids: [memo.id] } });
    await behindTheLog(portal, `DELETE FROM audit_event WHERE seq = ${memo.seq}`);
    await replayed(portal);
    expect((await deviationsIn(portal)).filter((one) => one.startsWith("memo"))).toEqual([
      expect.stringMatching(new RegExp(`^memo ${memo.id} \\d+ gap$`)),
    ]);
  });
});

describe("a machine that decided", () => {
  test.each([
    ["that is gone", "DELETE FROM machine_version WHERE machine = 'memo'"],
    [
      "that was changed",
      "UPDATE machine_version SET description = jsonb_set(description, '{transitions}', '[]') WHERE machine = 'memo'",
    ],
  ])("%s is said of every step that it decided", async (_, statement) => {
    const { id, seq } = await aMemo();
    await behindTheLog(portal, statement);
    await followLog(portal.house);
    expect(await deviationsIn(portal)).toEqual([`memo ${id} ${seq} unknownModel`]);
    expect((await replayed(portal)).mended).toBe(0);
  });
});

describe("what is kept of the log", () => {
  test("is made anew where somebody changed it, and that is said", async () => {
    await aMemo();
    await followLog(portal.house);
    const before = await rollUps(portal);
    await portal.pool.query("UPDATE workflow_taken SET taken = 99 WHERE transition = 'memo.issue'");
    await portal.pool.query("DELETE FROM workflow_item WHERE workflow = 'memo'");
    const { note } = await checkByAct();
    expect(note).toMatch(/ 3 stored figures of the pages were recalculated from the log\.$/);
    await followLog(portal.house);
    expect((await rollUps(portal)).workflow_item).toEqual(before.workflow_item);
    expect((await replayed(portal)).mended).toBe(0);
  });

  test("counts each entry once, however many follow the log while people act", async () => {
    const stones = await freeStones(portal, 12);
    const acts = stones.map((stone) => heldBy(portal, "customer", [stone]));
    const follow = async () => {
      for (let turn = 0; turn < 12; turn++) await followLog(portal.house);
    };
    await Promise.all([
      ...acts,
      follow(),
      follow(),
      follow(),
      jobKinds.compareStates.run({}, { house: portal.house } as never),
    ]);
    await followLog(portal.house);
    const { rows } = await portal.pool.query(
      "SELECT sum(taken) AS n FROM workflow_taken WHERE transition = 'hold.hold' AND business_id = 0",
    );
    expect(Number(rows[0].n)).toBe(12);
    expect(await replayed(portal)).toMatchObject({ faults: 0, mended: 0 });
  });

  test("is whole after a turn that broke off in its middle", async () => {
    await aMemo();
    await behindTheLog(portal, "ALTER TABLE workflow_decided RENAME TO workflow_decided_away");
    await expect(followLog(portal.house)).rejects.toThrow();
    await behindTheLog(portal, "ALTER TABLE workflow_decided_away RENAME TO workflow_decided");
    expect((await portal.pool.query("SELECT count(*) AS n FROM workflow_taken")).rows[0].n).toBe(0);
    await followLog(portal.house);
    expect(await replayed(portal)).toMatchObject({ faults: 0, mended: 0 });
  });
});

describe("who may ask", () => {
  const reads = ["listWorkflows", "listOverdue"] as const;

  test("are auditors and administrators, who let everything be judged again, and nobody else learns anything", async () => {
    const { id } = await aMemo();
    const path = { name: "memo", item: String(id) };
    for (const name of ["auditor", "admin"] as const) {
      for (const call of reads) expect((await portal.as(name).send(call)).status).toBe(200);
      expect((await portal.as(name).send("getWorkflowItem", { path })).status).toBe(200);
    }
    expect((await portal.as("auditor").send("checkConformance")).status).toBe(202);
    for (const name of ["associate", "customer", "qc", "api"] as const) {
      for (const call of [...reads, "checkConformance"] as const) {
        expect([name, call, (await portal.as(name).send(call)).status]).toEqual([name, call, 403]);
      }
      expect((await portal.as(name).send("getWorkflow", { path: { name: "memo" } })).status).toBe(403);
      expect((await portal.as(name).send("getWorkflowItem", { path })).status).toBe(403);
    }
  });
});
