import { createHash } from "node:crypto";
import { beforeEach, describe, expect, test } from "vitest";
import type { QueryInput } from "#api/operation-types.ts";
import type { DemoName } from "#support/actors.ts";
import { expectRefusal } from "#support/answer.ts";
import { useApp } from "#support/app.ts";
import { newBanner } from "#support/home-samples.ts";
import { freeStones, heldBy, onMemo } from "#support/line-stones.ts";
import { aMaster, ownerId } from "#support/rows.ts";
import { newStockList } from "#support/stock-list-samples.ts";

const portal = useApp();
type Query = QueryInput<"listAuditLogs">;

const listed = async (query: Query = {}, by: DemoName = "auditor") =>
  (await portal.as(by).call("listAuditLogs", { query })).data;
const told = async (query: Query = {}) => (await listed(query)).data.map(({ what }) => what);
const entry = async (seq: number) => (await portal.as("auditor").call("getAuditLog", { path: { seq } })).data;
const size = async () => (await portal.pool.query("SELECT size FROM audit_head")).rows[0].size as number;

// Signing in is in the log too.
beforeEach(async () => {
  await portal.as("auditor").call("getProfile");
});

/** A stone that a customer held, released and has on memo now. */
async function aStoneWithALife() {
  const [stock_no = ""] = await freeStones(portal, 1);
  const [line] = await heldBy(portal, "customer", [stock_no]);
  await portal.as("customer").call("releaseHolds", { body: { ids: [line?.id ?? 0] } });
  const [memo] = await onMemo(portal, "customer", [stock_no]);
  return { stock_no, hold: String(line?.id), memo: memo?.memo?.number ?? "", line: String(memo?.id) };
}

describe("the log, read", () => {
  test("says what somebody else did, as whom and by which request, the latest first", async () => {
    const { stock_no, memo, line } = await aStoneWithALife();
    const admin = await ownerId(portal, "admin");
    const { data } = await listed({ size: 4 }); // the letter to the client is written last
    const last = await size();
    expect(data.map(({ seq }) => seq)).toEqual([last, last - 1, last - 2, last - 3]);
    expect(data.find(({ workflow }) => workflow === "memo")).toEqual({
      seq: expect.any(Number),
      at: "2026-11-20T09:00:00.000Z",
      who: { id: admin, name: "Ines Novak" },
      signed_in: null,
      role_id: 1,
      on_behalf_of: null,
      operation: "issueMemo",
      what: `Memo ${memo}: issued, stone ${stock_no}`,
      workflow: "memo",
      item: line,
      transition: "memo.issue",
      from: "absent",
      to: "issued",
      request_id: expect.stringMatching(/^[0-9A-Z]{5}-[0-9A-Z]{5}$/),
      model: expect.stringMatching(/^[0-9a-f]+$/),
      has_deviation: false,
    });
  });

  test("says who signed in, by the session that was opened, and of no other entry", async () => {
    const customer = await ownerId(portal, "customer");
    await portal.as("customer").call("getProfile");
    const { data } = await listed({ size: 50 });
    const opened = data.find(({ transition }) => transition === "session.open");
    expect(opened).toMatchObject({ who: null, signed_in: { id: customer, name: "Mara Lind" } });
    expect((await entry(opened?.seq ?? 0)).signed_in).toEqual({ id: customer, name: "Mara Lind" });
    const others = data.filter(({ transition }) => transition !== "session.open");
    expect(others.filter(({ signed_in }) => signed_in !== null)).toEqual([]);
    expect(others.length).toBeGreaterThan(0);
  });

  test("is a hundred entries a page when nothing else is said, and goes back to the very first", async () => {
    const all = await size();
    const { pagination, has_more } = await listed();
    expect([pagination.pageSize, pagination.totalRecords, has_more]).toEqual([100, all, false]);
    const { data } = await listed({ size: 3, page: Math.ceil(all / 3) });
    expect(data.at(-1)?.seq).toBe(1);
    expect(data).toHaveLength(all % 3 || 3);
    expect((await listed({ size: 3, page: Math.ceil(all / 3) + 1 })).data).toEqual([]);
  });

  test("is for administrators and auditors alone", async () => {
    for (const name of ["associate", "qc", "customer", "api", "ftp"] as const) {
      expectRefusal(await portal.as(name).call("listAuditLogs"), 403, "forbidden");
      expectRefusal(await portal.as(name).call("exportAuditLogs"), 403, "forbidden");
      expectRefusal(await portal.as(name).call("getAuditLog", { path: { seq: 1 } }), 403, "forbidden");
    }
    expectRefusal(await portal.anonymous.call("listAuditLogs"), 401, "unauthorized");
    expect((await portal.as("admin").call("listAuditLogs")).status).toBe(200);
  });
});

describe("the log's filters", () => {
  test("of a stone find it with all its lines, and a number that nobody knows is not found", async () => {
    const { stock_no, memo } = await aStoneWithALife();
    expect(await told({ stock_no })).toEqual([
      expect.stringMatching(/^(Memo|Stone) /),
      expect.stringMatching(/^(Memo|Stone) /),
      expect.stringMatching(/^(Hold|Stone)/),
      expect.stringMatching(/^(Hold|Stone)/),
      expect.stringMatching(/^(Hold|Stone)/),
      expect.stringMatching(/^(Hold|Stone)/),
    ]);
    expect((await told({ stock_no })).sort()).toEqual(
      [
        `Hold: held, stone ${stock_no}`,
        `Hold: released, stone ${stock_no}`,
        `Memo ${memo}: issued, stone ${stock_no}`,
        `Stone ${stock_no}: available again`,
        `Stone ${stock_no}: out on memo`,
        `Stone ${stock_no}: put on hold`,
      ].sort(),
    );
    await portal.pool.query("UPDATE stone SET report_no = 'RN' || id WHERE stock_no = $1", [stock_no]);
    const { rows } = await portal.pool.query("SELECT report_no FROM stone WHERE stock_no = $1", [stock_no]);
    expect(await told({ stock_no: rows[0].report_no })).toEqual(await told({ stock_no }));
    const refused = await portal.as("auditor").call("listAuditLogs", { query: { stock_no: "NONE-1" } });
    expectRefusal(refused, 404, "notFound");
  });

  test("each leave what they say, and together what all of them say", async () => {
    const { stock_no, hold } = await aStoneWithALife();
    const customer = await ownerId(portal, "customer");
    const released = (await listed({ workflow: "hold", item: hold, transition: "hold.release" })).data[0];
    const filters: Query[] = [
      { who: customer },
      { role_id: 2 },
      { workflow: "hold" },
      { operation: "releaseHolds" },
      { transition: "hold.release" },
      { request_id: released?.request_id },
      { startDate: "2026-11-20", endDate: "2026-11-20" },
      { seq_from: released?.seq, seq_to: released?.seq },
    ];
    const holds: Record<string, (one: Awaited<ReturnType<typeof listed>>["data"][number]) => boolean> = {
      who: ({ who }) => who?.id === customer,
      role_id: ({ role_id }) => role_id === 2,
      workflow: ({ workflow }) => workflow === "hold",
      operation: ({ operation }) => operation === "releaseHolds",
      transition: ({ transition }) => transition === "hold.release",
      request_id: ({ request_id }) => request_id === released?.request_id,
      startDate: ({ at }) => at.startsWith("2026-11-20"),
      seq_from: ({ seq }) => seq === released?.seq,
    };
    const everything = (await listed({ size: 1000 })).data;
    for (const filter of filters) {
      const [name = ""] = Object.keys(filter);
      const { data, pagination } = await listed({ ...filter, size: 1000 });
      const expected = everything.filter((one) => holds[name]?.(one)).map(({ seq }) => seq);
      expect([name, data.map(({ seq }) => seq)]).toEqual([name, expected]);
      expect(pagination.totalRecords).toBe(expected.length);
      expect(expected).toContain(released?.seq);
    }
    const together = await listed({ ...Object.assign({}, ...filters), stock_no });
    expect(together.data.map(({ seq }) => seq)).toEqual([released?.seq]);
  });

  test("of a type of stone find its stones and lines, and nothing that is about no stone", async () => {
    const { rows } = await portal.pool.query("SELECT stock_no FROM stone WHERE diamond_type = 'fancy' AND status = 1");
    const [white = ""] = await freeStones(portal, 1);
    const fancy = rows[0].stock_no as string;
    await onMemo(portal, "customer", [white, fancy]);
    const of = async (diamond_type: "white" | "fancy") => (await told({ diamond_type })).join("\n");
    expect(await of("white")).toContain(white);
    expect(await of("white")).not.toContain(fancy);
    expect((await told({ diamond_type: "fancy" })).every((what) => what.includes(fancy))).toBe(true);
    expect(await of("fancy")).toMatch(/Memo .*: issued, stone/);
  });

  test("are read page by page, each entry once, and with nothing behind the last page", async () => {
    await aStoneWithALife();
    const days = { startDate: "2026-11-20", endDate: "2026-11-20" };
    for (const query of [{ workflow: "hold,stone" }, days, { ...days, workflow: "stone" }, { search: "stone" }]) {
      const whole = (await listed({ ...query, size: 1000 })).data;
      expect(whole.length).toBeGreaterThan(2);
      const pages = Array.from({ length: Math.ceil(whole.length / 2) + 1 }, (_, at) => at + 1);
      const read = await Promise.all(pages.map(async (page) => (await listed({ ...query, size: 2, page })).data));
      expect(read.flat()).toEqual(whole);
      expect(read.at(-1)).toEqual([]);
    }
  });

  test("of days are days of the house", async () => {
    expect(await told({ startDate: "2026-11-21" })).toEqual([]);
    expect(await told({ endDate: "2026-10-29" })).toEqual([]);
    expect(await told({ startDate: "0000-01-01", endDate: "9999-12-31" })).not.toEqual([]);
  });
});

describe("searching the log", () => {
  test("finds a memo by its number, a stone by its own or its report's, a person by their name, an act by its words", async () => {
    const { stock_no, memo } = await aStoneWithALife();
    const [latest] = (await listed({ size: 1 })).data;
    expect(await told({ search: memo.toLowerCase() })).toContain(`Memo ${memo}: issued, stone ${stock_no}`);
    expect(await told({ search: stock_no })).toHaveLength(6);
    await portal.pool.query("UPDATE stone SET report_no = 'RN' || id WHERE stock_no = $1", [stock_no]);
    const { rows } = await portal.pool.query("SELECT report_no FROM stone WHERE stock_no = $1", [stock_no]);
    for (const report of [rows[0].report_no, rows[0].report_no.toLowerCase()]) {
      expect(await told({ search: report })).toEqual(await told({ search: stock_no }));
    }
    expect(await told({ search: "hold released" })).toEqual([`Hold: released, stone ${stock_no}`]);
    const byName = await listed({ search: "ines novak" });
    expect(new Set(byName.data.map(({ who }) => who?.name))).toEqual(new Set(["Ines Novak"]));
    expect((await listed({ search: `#${latest?.seq}` })).data.map(({ seq }) => seq)).toEqual([latest?.seq]);
    expect((await listed({ search: latest?.request_id })).data[0]).toEqual(latest);
  });

  test("for what nobody wrote finds nothing", async () => {
    expect((await listed({ search: "100% nothing_" })).pagination.totalRecords).toBe(0);
  });
});

describe("one entry", () => {
  test("has its body as it was hashed, what changed, and who stands beside it", async () => {
    const id = await aMaster(portal);
    await portal.as("admin").call("updateMaster", { path: { id }, body: { name: "Due", version: 1 } });
    await portal.as("admin").call("setMasterStatus", { path: { id }, body: { is_active: false } });
    const [switched, renamed] = (await listed({ workflow: "master", item: String(id) })).data;
    const shown = await entry(renamed?.seq ?? 0);
    expect(shown).toMatchObject({ ...renamed, what: "Master Due: changed", previous: null, next: switched?.seq });
    expect(shown.changes).toEqual([
      { field: "name", before: "Terms", after: "Due" },
      { field: "updated_at", before: expect.any(String), after: "2026-11-20T09:00:00.000Z" },
      { field: "version", before: 1, after: 2 },
    ]);
    const prev = Buffer.from(shown.prev, "hex");
    const hash = createHash("sha256").update(prev).update(`${shown.seq}\n${shown.body}`).digest("hex");
    expect([hash, shown.holds, shown.follows]).toEqual([shown.hash, true, true]);
    expect(JSON.parse(shown.body)).toMatchObject({ workflow: "master", item: String(id) });

    const decided = await entry(switched?.seq ?? 0);
    expect(decided).toMatchObject({
      what: "Master Due: deactivated",
      party: "admin",
      from: "active",
      to: "inactive",
      event: [{ name: "type", value: "DEACTIVATE" }],
      previous: renamed?.seq,
      next: null,
      deviations: [],
      model_version: { hash: switched?.model, machine: "master", version: expect.any(String) },
    });
  });

  test("the first one follows what every house begins with", async () => {
    expect(await entry(1)).toMatchObject({ seq: 1, holds: true, follows: true });
  });

  test("that is not there is not found", async () => {
    const refused = await portal.as("auditor").call("getAuditLog", { path: { seq: (await size()) + 1 } });
    expectRefusal(refused, 404, "notFound");
  });

  test("says what was found about it", async () => {
    const { seq, workflow, item } = (await listed({ size: 1 })).data[0] ?? { seq: 0, workflow: "", item: "" };
    const found = { workflow, item, seq, kind: "gap", detail: "It stood elsewhere.", found_at: portal.clock.now() };
    await portal.db.insertInto("audit_deviation").values(found).execute();
    expect((await listed({ size: 1 })).data[0]?.has_deviation).toBe(true);
    expect((await entry(seq)).deviations).toEqual([{ kind: "gap", detail: "It stood elsewhere." }]);
  });

  test("whose item is gone is still called by what it was called", async () => {
    const id = await aMaster(portal);
    await portal.as("admin").call("deleteMaster", { path: { id } });
    expect((await told({ workflow: "master", item: String(id) }))[0]).toMatch(/^Master TERMS: deleted$/);
  });

  test("and that had a title, a range or a secret code is called by what people called it", async () => {
    const admin = portal.as("admin");
    const banner = (await admin.call("createBanner", { body: newBanner })).data;
    await admin.call("deleteBanner", { path: { id: banner.id } });
    const list = (await admin.call("createStockList", { body: newStockList })).data;
    await admin.call("deleteStockList", { path: { id: list.id } });
    const range = (await admin.call("createCaratRange", { body: { from_carat: 0.1, to_carat: 0.15 } })).data;
    await admin.call("deleteCaratRange", { path: { id: range.id } });
    expect((await told({ size: 50 })).filter((what) => what.endsWith("deleted"))).toEqual([
      "Carat range 0.10 to 0.15: deleted",
      "Stock list Whites for the market: deleted",
      "Banner Prices of this week: deleted",
    ]);
  });

  test("and that was about a stone still says about which", async () => {
    const [stock_no = ""] = await freeStones(portal, 1);
    const admin = portal.as("admin");
    const { data } = await admin.call("saveFeaturedStones", { body: { stock_numbers: [stock_no] } });
    await admin.call("deleteFeaturedStone", { path: { id: data.featureStoneList[0]?.id ?? 0 } });
    expect((await told({ size: 1 }))[0]).toBe(`Featured stone: deleted, stone ${stock_no}`);
  });
});
