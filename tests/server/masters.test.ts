import { describe, expect, test } from "vitest";
import { messages } from "#domain/messages.ts";
import { expectRefusal } from "#support/answer.ts";
import { useApp } from "#support/app.ts";

const portal = useApp();
const admin = () => portal.as("admin");
const masters = async (query = {}) =>
  (await admin().call("listMasters", { query: { size: 1000, ...query } })).data.data;
async function master(code: string) {
  const found = (await masters()).find((one) => one.code === code);
  if (!found) throw new Error(`there is no master ${code}`);
  return found;
}
const made = async () => (await admin().call("createMaster", { body: { code: "TERMS", name: "Terms" } })).data;

describe("a master", () => {
  test("is added, and in the list afterwards", async () => {
    const body = { code: "TERMS", name: "Payment terms", description: "How and when" };
    const answer = await admin().call("createMaster", { body });
    expect([answer.status, answer.message]).toEqual([201, messages.masterAdded]);
    expect(answer.data).toEqual({
      ...body,
      id: expect.any(Number),
      is_fixed: false,
      is_active: true,
      sub_master_count: 0,
      version: 1,
      updated_at: "2026-11-20T09:00:00.000Z",
    });
    expect(await master("TERMS")).toEqual(answer.data);
  });

  test("is changed field by field", async () => {
    const { id } = await made();
    const change = { code: "PAY_TERMS", name: "Payment", description: "By invoice", version: 1 };
    const answer = await admin().call("updateMaster", { path: { id }, body: change });
    expect(answer.message).toBe(messages.masterSaved);
    expect(answer.data).toMatchObject({ ...change, version: 2 });
    const { data } = await admin().call("updateMaster", { path: { id }, body: { description: null, version: 2 } });
    expect(data).toMatchObject({ code: "PAY_TERMS", name: "Payment", description: null, version: 3 });
  });

  test("a code that exists is refused at its field", async () => {
    const refused = await admin().call("createMaster", { body: { code: "SHAPE", name: "Shapes" } });
    expectRefusal(refused, 409, "codeTaken", ["/data/code"]);
    const { id } = await made();
    expectRefusal(
      await admin().call("updateMaster", { path: { id }, body: { code: "SHAPE", version: 1 } }),
      409,
      "codeTaken",
      ["/data/code"],
    );
  });

  test.each([
    ["a code in small letters", { code: "terms" }, "/data/code"],
    ["a code of one letter", { code: "T" }, "/data/code"],
    ["a blank name", { name: "  " }, "/data/name"],
    ["a name that nobody can see", { name: "\u200b\u2060\ufeff" }, "/data/name"],
    ["a name of 101 letters", { name: "t".repeat(101) }, "/data/name"],
    ["a description of 501 letters", { description: "t".repeat(501) }, "/data/description"],
  ])("%s is refused at its field", async (_, change, field) => {
    const refused = await admin().send("createMaster", { body: { code: "TERMS", name: "Terms", ...change } });
    expectRefusal(refused, 400, "malformed", [field]);
  });

  test("nobody makes one fixed, or unfixes it", async () => {
    const refused = await admin().send("createMaster", { body: { code: "TERMS", name: "Terms", is_fixed: true } });
    expectRefusal(refused, 400, "unknownField", ["/data/is_fixed"]);
  });

  test("of two administrators who edit one, the second reads what the first has written", async () => {
    const { id } = await made();
    await admin().call("updateMaster", { path: { id }, body: { name: "Payment terms", version: 1 } });
    const refused = await portal.as("admin2").call("updateMaster", { path: { id }, body: { name: "Due", version: 1 } });
    expectRefusal(refused, 409, "staleVersion");
    const meanwhile = { event: "master.update", by: "Ines Novak", at: "2026-11-20T09:00:00.000Z" };
    expect(refused.body.refused).toMatchObject([{ id, code: "staleVersion", meanwhile }]);
    expect(refused.body.current).toMatchObject({ id, code: "TERMS", name: "Payment terms", version: 2 });
    expect((await master("TERMS")).name).toBe("Payment terms");
  });

  test("an order of its entries is no change of it: the second reads who changed it", async () => {
    const { id } = await made();
    for (const code of ["A", "B"]) await admin().call("createSubMaster", { body: { master_id: id, code, name: code } });
    const seen = (await admin().call("listSubMasters", { query: { masterId: id } })).data.data.map((row) => row.id);
    await portal.as("admin2").call("updateMaster", { path: { id }, body: { name: "Payment terms", version: 1 } });
    await admin().call("reorderSubMasters", { body: { master_id: id, ids: seen.toReversed(), seen } });
    const refused = await admin().call("updateMaster", { path: { id }, body: { name: "Due", version: 1 } });
    const meanwhile = { event: "master.update", by: "Lars Peeters" };
    expect(refused.body.refused).toMatchObject([{ id, code: "staleVersion", meanwhile }]);
  });

  test("is deleted when it holds nothing", async () => {
    const { id } = await made();
    expect((await admin().call("deleteMaster", { path: { id } })).message).toBe(messages.masterDeleted);
    expect((await masters()).map(({ code }) => code)).not.toContain("TERMS");
    expectRefusal(await admin().call("deleteMaster", { path: { id } }), 404, "notFound");
  });

  test("that holds sub-masters is not deleted, and says how many", async () => {
    const { id, sub_master_count } = await master("SHAPE");
    const refused = await admin().call("deleteMaster", { path: { id } });
    expectRefusal(refused, 409, "inUse");
    expect(refused.body.errors).toEqual([{ path: "/path/id", message: `Used by ${sub_master_count} sub-masters.` }]);
  });

  test("is switched off and on by its machine, each once", async () => {
    const { id } = await made();
    const set = (is_active: boolean) => admin().call("setMasterStatus", { path: { id }, body: { is_active } });
    expect((await set(false)).data).toMatchObject({ is_active: false, version: 2 });
    expectRefusal(await set(false), 409, "transitionRefused");
    expect((await set(true)).message).toBe(messages.statusSaved);
    expectRefusal(await set(true), 409, "transitionRefused");
  });

  test("that does not exist is not found", async () => {
    const path = { id: 999_999 };
    expectRefusal(await admin().call("updateMaster", { path, body: { version: 1 } }), 404, "notFound");
    expectRefusal(await admin().call("setMasterStatus", { path, body: { is_active: true } }), 404, "notFound");
    expectRefusal(await admin().send("deleteMaster", { path: { id: "SHAPE" } }), 400, "malformed", ["/path/id"]);
    expectRefusal(await admin().send("deleteMaster", { path: { id: "1e300" } }), 400, "malformed", ["/path/id"]);
  });
});

describe("the four fixed masters", () => {
  for (const code of ["BUSINESS_TYPE", "COMPANY_DESIGNATION", "DOC_TYPE_BUSINESS", "SALES_PERSON_TYPE"]) {
    test(`${code} answers by its code, and is neither deleted nor recoded`, async () => {
      const { id, version, is_fixed } = await master(code);
      expect(is_fixed).toBe(true);
      const offered = await portal.as("customer").call("listSubMasters", { query: { code } });
      expect(offered.data.data.length).toBeGreaterThan(0);
      expectRefusal(await admin().call("deleteMaster", { path: { id } }), 409, "masterFixed");
      const recoded = await admin().call("updateMaster", { path: { id }, body: { code: "OTHER", version } });
      expectRefusal(recoded, 409, "masterFixed");
      const renamed = await admin().call("updateMaster", {
        path: { id },
        body: { code, name: "Another name", version },
      });
      expect(renamed.data).toMatchObject({ code, name: "Another name", is_fixed: true });
    });
  }
});

describe("the list of masters", () => {
  test("finds by code and name, and takes % and _ at their word", async () => {
    const found = (await masters({ search: "business" })).map(({ code }) => code);
    expect(found.sort()).toEqual(["BUSINESS_TYPE", "DOC_TYPE_BUSINESS"]);
    expect((await masters({ search: "BUSINESS_TYPE" })).map(({ code }) => code)).toEqual(["BUSINESS_TYPE"]);
    expect(await masters({ search: "%" })).toEqual([]);
    expect(await masters({ search: "\\" })).toEqual([]);
  });

  test("can be had without those that are switched off", async () => {
    const { id } = await made();
    await admin().call("setMasterStatus", { path: { id }, body: { is_active: false } });
    expect((await masters({ is_active: true })).map(({ code }) => code)).not.toContain("TERMS");
    expect((await masters({ is_active: false })).map(({ code }) => code)).toEqual(["TERMS"]);
  });
});

describe("the stones that have a value of a master", () => {
  test("are counted before the master is switched off, each once", async () => {
    const { id } = await master("GIRDLE"); // a stone has two girdles
    const { rows } = await portal.pool.query(
      "SELECT count(*)::integer AS n FROM stone WHERE girdle_thin IS NOT NULL OR girdle_thick IS NOT NULL",
    );
    expect(rows[0].n).toBeGreaterThan(0);
    expect(await masters({ stones_of: id })).toEqual([{ ...(await master("GIRDLE")), stones: rows[0].n }]);
  });

  test("are none of a master that stones have no value of, and are told nowhere else", async () => {
    const { id } = await made();
    expect(await masters({ stones_of: id })).toMatchObject([{ id, stones: 0 }]);
    expect(await master("SHAPE")).not.toHaveProperty("stones");
  });
});
