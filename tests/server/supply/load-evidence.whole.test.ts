import { describe, expect, test } from "vitest";
import { loadLogWords } from "#domain/load-log-words.ts";
import { judgeProof, judgeReversal } from "#domain/load-proof.ts";
import { rootBy } from "#domain/merkle-path.ts";
import { lookAtLoads } from "#server/evidence/look-at-loads.ts";
import { judgeLog } from "#server/evidence/verify/judge-log.ts";
import { useOwnApp } from "#support/app.ts";
import { deviationsIn, replayed } from "#support/evidence.ts";
import { aRow, Supplier } from "#support/supplier.ts";

const portal = useOwnApp();

/** A stone that a load takes away while a client has it, that is given back, and that a later load brings back. */
async function aLife() {
  const supplier = await Supplier.of(portal);
  const rest = [2, 3, 4, 5, 6].map((n) => aRow(`A${n}`));
  await supplier.take([aRow("A1"), ...rest]);
  const { rows } = await portal.pool.query("SELECT id FROM stone WHERE stock_no = 'HARBA1'");
  const held = await portal.as("customer").send("createHolds", { body: { stock_numbers: ["HARBA1"] } });
  expect(held.status).toBe(201);
  await supplier.take(rest);
  const lines = await portal.pool.query("SELECT id, version FROM stone_line WHERE stone_id = $1", [rows[0].id]);
  const released = await portal.as("customer").send("releaseHolds", { body: { lines: lines.rows } });
  expect(released.status).toBe(200);
  const last = await supplier.take([aRow("A1", { "Price per carat": "5100.00" }), ...rest]);
  return { supplier, id: rows[0].id as number, last };
}

describe("what loads did", () => {
  test("conforms in the house and for an auditor outside, with one entry for each class of stones", async () => {
    const { id, last } = await aLife();
    const { faults, mended } = await replayed(portal);
    expect([faults, mended, await deviationsIn(portal)]).toEqual([0, 0, []]);
    const { rows } = await portal.pool.query("SELECT seq::int, body FROM audit_event ORDER BY seq");
    const models = await portal.pool.query("SELECT hash, description FROM machine_version");
    expect(await judgeLog(rows, models.rows)).toMatchObject({ count: 0 });
    const many = rows.map(({ body }) => JSON.parse(body)).filter(({ items }) => items);
    expect(many.map(({ transition, items }) => [transition, items])).toEqual([
      ["stone.delistClaimed", [id]],
      ["stone.relist", [id]],
    ]);
    const history = await portal.as("auditor").call("getWorkflowItem", { path: { name: "stone", item: String(id) } });
    expect(history.data.steps.map(({ transition }: { transition: string }) => transition)).toEqual([
      "stone.hold",
      "stone.delistClaimed",
      "stone.freeDelisted",
      "stone.relist",
    ]);
    const ofLoad = await portal
      .as("auditor")
      .call("getWorkflowItem", { path: { name: "load", item: String(last.id) } });
    const check = ofLoad.data.steps.find(({ transition }) => transition === "load.check");
    const told = check?.changes.flatMap(({ field, after }) => loadLogWords("load", field, after) ?? []);
    expect(told).toEqual(
      expect.arrayContaining([
        "6 rows in the file: unchanged 5, back again 1.",
        "0.00 % of the provider's stock would be gone.",
        "The columns are read as last time.",
        "The file was not loaded before.",
        "The load has no reason to wait.",
      ]),
    );
  });

  test("stands in the life of the stone, for the office", async () => {
    const { last } = await aLife();
    const { data } = await portal.as("admin").call("getStoneHistory", { query: { stock_no: "HARBA1" } });
    const told = data.history.filter(({ event }) => event.startsWith("load."));
    expect(told.map(({ event }) => event)).toEqual(["load.new", "load.conflict", "load.back"]);
    expect(told.at(-1)?.note).toBe(`Load ${last.id}, row 2, stock.csv`);
  });

  test("leads from each step of a stone's life to its row, first among longer numbers, and to the proof of it", async () => {
    const supplier = await Supplier.of(portal);
    const longer = Array.from({ length: 60 }, (_, n) => aRow(`A1${n + 10}`));
    await supplier.take([...longer, aRow("A1")]);
    await supplier.take([...longer, aRow("A1", { "Price per carat": "5100.00" })]);
    const asked = { query: { stock_no: "HARBA1" } };
    const { history } = (await portal.as("admin").call("getStoneHistory", asked)).data;
    const loads = history.flatMap(({ load }) => load ?? []);
    expect(loads.map(({ kind, stock_no }) => [kind, stock_no])).toEqual([
      ["new", "HARBA1"],
      ["changed", "HARBA1"],
    ]);
    for (const { id, row_id, kind, stock_no: search } of loads) {
      const query = { kind, search, size: 50 } as const;
      const { data } = await portal.as("admin").call("listLoadRows", { path: { id }, query });
      expect(data.data[0]).toMatchObject({ id: row_id, org_stock_no: "A1" });
      const proof = await portal.as("admin").call("proveLoadRow", { path: { id, row_id } });
      expect(proof.data.is_proven).toBe(true);
    }
    const buyers = (await portal.as("customer").call("getStoneHistory", asked)).data.history;
    expect(buyers.flatMap(({ load }) => load ?? [])).toEqual([]);
  });

  test("is found where somebody altered a row of it behind the log", async () => {
    const { last } = await aLife();
    expect(await lookAtLoads(portal.db)).toEqual([]);
    await portal.pool.query(
      `UPDATE load_row SET after = after || '{"price_per_ct": 4000}' WHERE load_id = $1 AND kind = 'back'`,
      [last.id],
    );
    expect(await lookAtLoads(portal.db)).toEqual([{ seq: expect.any(Number), kind: "loadRows" }]);
  });

  test("is proven row by row, to whoever has the row and the log and no more", async () => {
    const supplier = await Supplier.of(portal);
    const load = await supplier.take(["A1", "A2", "A3", "A4", 'Ä"5\\'].map((number) => aRow(number)));
    const rows = await supplier.rows(load.id);
    const ask = (row_id: number, id = load.id) => ({ path: { id, row_id } });
    const onScreen = { isStanding: true, utf8: (text: string) => Buffer.from(text) };
    for (const row of rows) {
      const { id, org_stock_no } = row;
      const { data } = await portal.as("admin").call("proveLoadRow", ask(id));
      expect(data).toMatchObject({ load_id: load.id, row_id: id, is_proven: true });
      expect(JSON.parse(data.leaf)).toMatchObject({ kind: "new", outcome: "written", org_stock_no });
      const asJson = await portal.pool.query("SELECT $1::jsonb::text AS leaf", [data.leaf]);
      expect(data.leaf).toBe(asJson.rows[0].leaf);
      const entry = await portal.pool.query("SELECT body FROM audit_event WHERE seq = $1", [data.seq]);
      expect(JSON.parse(entry.rows[0].body).after.root).toBe(rootBy(Buffer.from(data.leaf), data.path));
      expect(judgeProof(data, { ...onScreen, row })).toBe("proven");
      expect(judgeProof(data, { ...onScreen, row: { ...row, changes: row.changes.slice(1) } })).toBe("another");
    }
    const first = rows[0]?.id ?? 0;
    await portal.pool.query(`UPDATE load_row SET after = '{"price_per_ct": 1}' WHERE id = $1`, [first]);
    const { data: altered } = await portal.as("admin").call("proveLoadRow", ask(first));
    expect(altered.is_proven).toBe(false);
    const [row] = (await supplier.rows(load.id)).filter(({ id }) => id === first);
    expect(row && judgeProof(altered, { ...onScreen, row })).toBe("altered");
    expect(await lookAtLoads(portal.db)).toEqual([{ seq: expect.any(Number), kind: "loadRows" }]);
    expect((await portal.as("admin").send("proveLoadRow", ask(first, load.id + 1))).status).toBe(404);
  });

  test("is undone in the life of the stone too, and conforms still", async () => {
    const { supplier, last } = await aLife();
    const rows = await supplier.rows(last.id, "back");
    expect((await supplier.rollBack(last)).state).toBe("rolledBack");
    for (const { id } of rows) {
      const { data } = await portal.as("admin").call("proveLoadRow", { path: { id: last.id, row_id: id } });
      const [row] = await supplier.rows(last.id, "back");
      expect([data.is_proven, row?.outcome]).toEqual([true, "reversed"]);
      const onScreen = { isStanding: false, utf8: (text: string) => Buffer.from(text) };
      expect(row && judgeProof(data, { ...onScreen, row })).toBe("proven");
      const entry = await portal.pool.query("SELECT body FROM audit_event WHERE seq = $1", [data.reversal?.seq]);
      const { transition, after } = JSON.parse(entry.rows[0].body);
      expect([transition, data.reversal?.is_proven]).toEqual(["load.finishRollBack", true]);
      expect(rootBy(Buffer.from(data.reversal?.leaf ?? ""), data.reversal?.path ?? [])).toBe(after.reversal_root);
      expect(row && judgeReversal(data, { ...onScreen, row })).toBe("proven");
    }
    expect(rows).toHaveLength(1);
    const { faults, mended } = await replayed(portal);
    expect([faults, mended, await deviationsIn(portal)]).toEqual([0, 0, []]);
    expect(await lookAtLoads(portal.db)).toEqual([]);
    expect(await supplier.stones()).toMatchObject({ A1: { status: 2, is_listed: false } });

    const id = rows[0]?.id ?? 0;
    for (const [end, verdict] of [
      ["kept", "altered"],
      [null, "missing"],
    ]) {
      await portal.pool.query("UPDATE load_row SET reversal = $2 WHERE id = $1", [id, end]);
      const { data } = await portal.as("admin").call("proveLoadRow", { path: { id: last.id, row_id: id } });
      const [row] = await supplier.rows(last.id, "back");
      expect(data.reversal?.is_proven ?? null).toBe(end === null ? null : false);
      expect(row && judgeReversal(data, { row, utf8: (text) => Buffer.from(text) })).toBe(verdict);
    }
  });
});
