import { describe, expect, test } from "vitest";
import { messages } from "#domain/messages.ts";
import { demoAccount } from "#support/actors.ts";
import { expectRefusal } from "#support/answer.ts";
import { useApp } from "#support/app.ts";
import { minutes } from "#support/clock.ts";

const portal = useApp();
const admin = () => portal.as("admin");

/** A master of the test's own with sub-masters A, B and C. */
async function list(...codes: string[]) {
  const { data } = await admin().call("createMaster", { body: { code: "TERMS", name: "Terms" } });
  for (const code of codes) await add(data.id, { code, name: `Term ${code}` });
  return data.id;
}
const add = async (master_id: number, body: { code: string; name?: string; sequence?: number; is_default?: boolean }) =>
  (await admin().call("createSubMaster", { body: { master_id, name: body.code, ...body } })).data;
const entries = async (masterId: number) => (await admin().call("listSubMasters", { query: { masterId } })).data.data;
const order = async (masterId: number) => (await entries(masterId)).map(({ code, sequence }) => `${sequence} ${code}`);
async function entry(masterId: number, code: string) {
  const found = (await entries(masterId)).find((one) => one.code === code);
  if (!found) throw new Error(`there is no ${code}`);
  return found;
}

describe("a sub-master", () => {
  test("keeps every field of spec §3", async () => {
    const master_id = await list();
    const body = {
      master_id,
      code: "NET 30",
      name: "Net 30 days",
      description: "Thirty days after the invoice",
      keyword: "N30,30D",
      sequence: 1,
      is_active: false,
      is_default: true,
      is_display: false,
    };
    const answer = await admin().call("createSubMaster", { body });
    expect([answer.status, answer.message]).toEqual([201, messages.subMasterAdded]);
    expect(answer.data).toEqual({
      ...body,
      id: expect.any(Number),
      master_code: "TERMS",
      image: null,
      version: 1,
      created_at: "2026-11-20T09:00:00.000Z",
      updated_at: "2026-11-20T09:00:00.000Z",
    });
    expect(await entries(master_id)).toEqual([answer.data]);
  });

  test("is active, displayed and no default unless one says otherwise", async () => {
    expect(await add(await list(), { code: "A" })).toMatchObject({
      is_active: true,
      is_default: false,
      is_display: true,
      description: null,
      keyword: null,
      sequence: 1,
    });
  });

  test("is changed field by field", async () => {
    const master_id = await list("A");
    const { id } = await entry(master_id, "A");
    portal.clock.advance(minutes(1));
    const change = {
      code: "Z",
      name: "Zed",
      description: "last",
      keyword: "z,zz",
      is_default: true,
      is_display: false,
    };
    const answer = await admin().call("updateSubMaster", { path: { id }, body: { ...change, version: 1 } });
    expect(answer.message).toBe(messages.subMasterSaved);
    expect(answer.data).toMatchObject({ ...change, version: 2, updated_at: "2026-11-20T09:01:00.000Z" });
    const { data } = await admin().call("updateSubMaster", {
      path: { id },
      body: { description: null, is_default: false, version: 2 },
    });
    expect(data).toMatchObject({ ...change, description: null, is_default: false });
  });

  test("a code that exists in its master is refused at its field; in another it is free", async () => {
    const master_id = await list("A", "B");
    const { id } = await entry(master_id, "B");
    const taken = await admin().call("createSubMaster", { body: { master_id, code: "A", name: "Again" } });
    expectRefusal(taken, 409, "codeTaken", ["/data/code"]);
    const recoded = await admin().call("updateSubMaster", { path: { id }, body: { code: "A", version: 1 } });
    expectRefusal(recoded, 409, "codeTaken", ["/data/code"]);
    expect((await add(master_id, { code: "ROUND" })).code).toBe("ROUND");
  });

  test.each([
    ["no code", { code: "" }, "/data/code"],
    ["a code that ends in a space", { code: "A " }, "/data/code"],
    ["a blank name", { name: " " }, "/data/name"],
    ["a keyword of 301 letters", { keyword: "k".repeat(301) }, "/data/keyword"],
    ["the place 0", { sequence: 0 }, "/data/sequence"],
    ["a flag that is a word", { is_active: "yes" }, "/data/is_active"],
  ])("%s is refused at its field", async (_, change, field) => {
    const body = { master_id: await list(), code: "A", name: "A", ...change };
    expectRefusal(await admin().send("createSubMaster", { body }), 400, "malformed", [field]);
  });

  test("of a master that does not exist is not found", async () => {
    const body = { master_id: 999_999, code: "A", name: "A" };
    expectRefusal(await admin().call("createSubMaster", { body }), 404, "notFound");
  });

  test("a stale version is refused with the row as it is now", async () => {
    const master_id = await list("A");
    const { id } = await entry(master_id, "A");
    await admin().call("updateSubMaster", { path: { id }, body: { name: "First", version: 1 } });
    const refused = await portal
      .as("admin2")
      .call("updateSubMaster", { path: { id }, body: { name: "Second", version: 1 } });
    expectRefusal(refused, 409, "staleVersion");
    expect(refused.body.current).toMatchObject({ id, name: "First", master_code: "TERMS", image: null, version: 2 });
  });

  test("does not move to another master", async () => {
    const { id } = await entry(await list("A"), "A");
    const refused = await admin().send("updateSubMaster", { path: { id }, body: { master_id: 1, version: 1 } });
    expectRefusal(refused, 400, "malformed", ["/data/master_id"]);
  });

  test("is deleted, and the rest closes up", async () => {
    const master_id = await list("A", "B", "C");
    const { id } = await entry(master_id, "A");
    expect((await admin().call("deleteSubMaster", { path: { id } })).message).toBe(messages.subMasterDeleted);
    expect(await order(master_id)).toEqual(["1 B", "2 C"]);
    expectRefusal(await admin().call("deleteSubMaster", { path: { id } }), 404, "notFound");
  });

  test("that is used is not deleted, and says by whom", async () => {
    const { salesperson_type_id } = await demoAccount(portal, "associate");
    const path = { id: salesperson_type_id ?? 0 };
    const refused = await admin().call("deleteSubMaster", { path });
    expectRefusal(refused, 409, "inUse");
    expect(refused.body.errors).toEqual([{ path: "/path/id", message: "Used by 1 account." }]);
    expect((await admin().call("setSubMasterStatus", { path, body: { is_active: false } })).status).toBe(200);
  });
});

describe("what forms offer", () => {
  const offered = async (masterId: number) =>
    (await portal.as("customer").call("listSubMasters", { query: { masterId } })).data.data.map(({ code }) => code);

  test("is what is active, for whoever does not manage masters", async () => {
    const masterId = await list("A", "B");
    const { id } = await entry(masterId, "A");
    await admin().call("setSubMasterStatus", { path: { id }, body: { is_active: false } });
    expect(await offered(masterId)).toEqual(["B"]);
    expect((await entries(masterId)).map(({ code }) => code)).toEqual(["A", "B"]);
    const asked = await portal.as("customer").call("listSubMasters", { query: { masterId, is_active: false } });
    expect(asked.data.data).toEqual([]);
    await admin().call("setSubMasterStatus", { path: { id }, body: { is_active: true } });
    expect(await offered(masterId)).toEqual(["A", "B"]);
  });

  test("is nothing of a master that is off", async () => {
    const masterId = await list("A");
    await admin().call("setMasterStatus", { path: { id: masterId }, body: { is_active: false } });
    expect(await offered(masterId)).toEqual([]);
  });

  test("is switched by the machine, each way once", async () => {
    const { id } = await entry(await list("A"), "A");
    const set = (is_active: boolean) => admin().call("setSubMasterStatus", { path: { id }, body: { is_active } });
    expect((await set(false)).data).toMatchObject({ is_active: false, version: 2 });
    expectRefusal(await set(false), 409, "transitionRefused");
    expect((await set(true)).data).toMatchObject({ is_active: true, version: 3 });
    expectRefusal(await set(true), 409, "transitionRefused");
  });

  test("a master's code that nobody knows is not found", async () => {
    expectRefusal(await admin().call("listSubMasters", { query: { code: "NO_SUCH" } }), 404, "notFound");
    expectRefusal(await admin().call("listSubMasters", { query: { masterId: 999_999 } }), 404, "notFound");
  });

  test("is found by other spellings", async () => {
    const found = await admin().call("listSubMasters", { query: { code: "SHAPE", search: "rbc" } });
    expect(found.data.data.map(({ code }) => code)).toEqual(["ROUND"]);
  });
});

describe("the default of a list", () => {
  const defaults = async (id: number) => (await entries(id)).filter((one) => one.is_default).map(({ code }) => code);

  test("is one: a new one takes the flag from the old one", async () => {
    const master_id = await list("A", "B");
    const { id } = await entry(master_id, "A");
    await admin().call("updateSubMaster", { path: { id }, body: { is_default: true, version: 1 } });
    expect(await defaults(master_id)).toEqual(["A"]);
    await add(master_id, { code: "C", is_default: true });
    expect(await defaults(master_id)).toEqual(["C"]);
  });

  test("can be none", async () => {
    const master_id = await list("A");
    const { id } = await entry(master_id, "A");
    await admin().call("updateSubMaster", { path: { id }, body: { is_default: true, version: 1 } });
    await admin().call("updateSubMaster", { path: { id }, body: { is_default: false, version: 2 } });
    expect(await defaults(master_id)).toEqual([]);
  });

  test("of one list is nothing to another", async () => {
    const shape = (await admin().call("listSubMasters", { query: { code: "SHAPE" } })).data.data[0];
    const path = { id: shape?.id ?? 0 };
    await admin().call("updateSubMaster", { path, body: { is_default: true, version: 1 } });
    await add(await list(), { code: "A", is_default: true });
    expect(await defaults(shape?.master_id ?? 0)).toEqual([shape?.code]);
  });

  test("that another takes is named in the log, and to whoever has it open", async () => {
    const master_id = await list("A", "B");
    const [a, b] = [await entry(master_id, "A"), await entry(master_id, "B")];
    const choose = (id: number, version: number) =>
      portal.as("admin2").call("updateSubMaster", { path: { id }, body: { is_default: true, version } });
    await choose(a.id, a.version);
    const seen = (await entry(master_id, "A")).version;
    await choose(b.id, b.version);
    const { data } = (await admin().call("listAuditLogs", { query: { size: 3 } })).data;
    expect(data.map(({ what }) => what).sort()).toEqual([
      "Master entry Term A: no longer the default, since another entry is",
      "Master entry Term B: changed",
      "Master entry Term B: made the default",
    ]);
    const lost = data.find(({ what }) => what.includes("Term A"));
    const { changes } = (await admin().call("getAuditLog", { path: { seq: lost?.seq ?? 0 } })).data;
    expect(changes).toContainEqual({ field: "is_default", before: true, after: false });
    const late = await admin().call("updateSubMaster", { path: { id: a.id }, body: { keyword: "x", version: seen } });
    const meanwhile = { event: "sub_master.loseDefault", by: "Lars Peeters" };
    expect(late.body.refused).toMatchObject([{ code: "staleVersion", meanwhile }]);
  });

  test("of two administrators who choose different ones, the second reads who chose which", async () => {
    const master_id = await list("A", "B", "C");
    const [a, b] = [await entry(master_id, "A"), await entry(master_id, "B")];
    const first = { is_default: true, seen_default: null, version: 1 };
    expect((await portal.as("admin2").call("updateSubMaster", { path: { id: a.id }, body: first })).status).toBe(200);
    const refused = await admin().call("updateSubMaster", { path: { id: b.id }, body: first });
    expectRefusal(refused, 409, "defaultChanged", ["/data/is_default"]);
    expect(refused.body.errors).toEqual([{ path: "/data/is_default", message: "Term A is the default now." }]);
    const meanwhile = { event: "sub_master.makeDefault", by: "Lars Peeters" };
    expect(refused.body.refused).toMatchObject([{ id: a.id, code: "defaultChanged", meanwhile }]);
    expect(await defaults(master_id)).toEqual(["A"]);
    const again = { ...first, seen_default: a.id };
    expect((await admin().call("updateSubMaster", { path: { id: b.id }, body: again })).status).toBe(200);
    expect(await defaults(master_id)).toEqual(["B"]);
  });

  test("is not taken by a new one from another than was seen", async () => {
    const master_id = await list("A");
    await add(master_id, { code: "B", is_default: true });
    const body = { master_id, code: "C", name: "Term C", is_default: true, seen_default: null };
    expectRefusal(await admin().call("createSubMaster", { body }), 409, "defaultChanged", ["/data/is_default"]);
    expect(await order(master_id)).toEqual(["1 A", "2 B"]);
    const plain = { ...body, is_default: false };
    expect((await admin().call("createSubMaster", { body: plain })).status).toBe(201);
  });
});

describe("the stones that have a value", () => {
  const shape = async () =>
    (await admin().call("listSubMasters", { query: { code: "SHAPE", search: "rbc" } })).data.data[0];

  test("are counted for whoever manages masters, before the value is switched off", async () => {
    const round = await shape();
    const query = { stones_of: round?.id };
    const rows = (await admin().call("listSubMasters", { query })).data.data;
    expect(rows).toEqual([{ ...round, stones: expect.any(Number) }]);
    const inUse = await admin().call("deleteSubMaster", { path: { id: round?.id ?? 0 } });
    expect(inUse.body.errors).toEqual([{ path: "/path/id", message: `Used by ${rows[0]?.stones} stones.` }]);
  });

  test("are no number for whoever only chooses among the values", async () => {
    const query = { stones_of: (await shape())?.id };
    const [row] = (await portal.as("customer").call("listSubMasters", { query })).data.data;
    expect(row).toMatchObject({ code: "ROUND" });
    expect(row).not.toHaveProperty("stones");
  });
});
