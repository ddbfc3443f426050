import { describe, expect, test } from "vitest";
import { freshness } from "#domain/freshness.ts";
import { messages } from "#domain/messages.ts";
import { expectRefusal } from "#support/answer.ts";
import { useApp } from "#support/app.ts";
import { freeStones, heldBy } from "#support/line-stones.ts";
import { ownerId } from "#support/rows.ts";
import { aProvider } from "#support/supply-samples.ts";

const portal = useApp();
const admin = () => portal.as("admin");
const run = async <T>(sql: string, values: unknown[] = []) => (await portal.pool.query(sql, values)).rows as T[];
const list = async (query: object = {}) =>
  (await admin().call("listProviders", { query: { size: 1000, ...query } })).data;
const read = async (id: number) => (await admin().call("getProvider", { path: { id } })).data;
const add = (body: object) =>
  admin().send("createProvider", { body: { name: "Harbour Gems", prefix: "HARB", ...body } });
const change = (id: number, body: object) => admin().send("updateProvider", { path: { id }, body });
const remove = (id: number) => admin().send("deleteProvider", { path: { id } });
const nothing = { diamond_type: null, stone_origin: null, location: null };
const antwerp = { code: "ANTWERP", name: "Antwerp, Belgium" };

describe("a provider", () => {
  test("is added with a name and a prefix: it delivers by the API, and is old after 24 hours (spec §9)", async () => {
    const answer = await admin().call("createProvider", { body: { name: " Harbour Gems ", prefix: "HARB" } });
    expect([answer.status, answer.message]).toEqual([201, messages.providerAdded]);
    expect(answer.data).toEqual({
      id: expect.any(Number),
      name: "Harbour Gems",
      provider_type: 2,
      prefix: "HARB",
      contact_name: null,
      contact_email: null,
      contact_phone: null,
      defaults: nothing,
      terms: null,
      note: null,
      fresh_hours: 24,
      lapse_hours: null,
      lapsed_at: null,
      gone_limit_pct: 20,
      price_limit_pct: 15,
      stocked_at: null,
      mapping_configuration_id: null,
      stones: 0,
      is_active: true,
      created_at: "2026-11-20T09:00:00.000Z",
      updated_at: "2026-11-20T09:00:00.000Z",
      version: 1,
    });
    expect(await read(answer.data.id)).toEqual(answer.data);
    expect((await list({ search: "harbour" })).data).toEqual([answer.data]);
  });

  test("is added with everything that the house knows of it", async () => {
    const known = {
      provider_type: 1,
      contact_name: "Ines Harbour",
      contact_email: "stock@harbour.test",
      contact_phone: "+32 3 555 01 42",
      terms: "Payment within 30 days.",
      note: "Sends its list at six.",
      fresh_hours: 12,
      gone_limit_pct: 0,
      price_limit_pct: 100,
    };
    const defaults = { diamond_type: "fancy", stone_origin: 1, location: "ANTWERP" };
    const { status, data } = await add({ ...known, defaults });
    expect(status).toBe(201);
    expect(data).toMatchObject({ ...known, defaults: { ...defaults, location: antwerp } });
  });

  test("is changed field by field; default values are replaced as a whole", async () => {
    const id = await aProvider(portal);
    const first = await change(id, { name: "Harbour Stones", defaults: { location: "ANTWERP" }, version: 1 });
    expect([first.status, first.message]).toEqual([200, messages.providerSaved]);
    expect(first.data).toMatchObject({ name: "Harbour Stones", prefix: "HARB", version: 2 });
    const second = await change(id, { defaults: { stone_origin: 2 }, fresh_hours: 48, version: 2 });
    expect(second.data).toMatchObject({ defaults: { ...nothing, stone_origin: 2 }, fresh_hours: 48, version: 3 });
  });

  test("of two administrators who edit one, the second reads what the first has written, and who and when", async () => {
    const id = await aProvider(portal);
    await change(id, { name: "Harbour Stones", version: 1 });
    const refused = await portal
      .as("admin2")
      .send("updateProvider", { path: { id }, body: { prefix: "HA", version: 1 } });
    expectRefusal(refused, 409, "staleVersion");
    const meanwhile = { event: "provider.update", by: "Ines Novak", at: "2026-11-20T09:00:00.000Z" };
    expect(refused.body.refused).toMatchObject([{ id, code: "staleVersion", meanwhile }]);
    expect(refused.body.current).toMatchObject({ id, name: "Harbour Stones", prefix: "HARB", version: 2 });
    expect((await read(id)).prefix).toBe("HARB");
  });

  test("that does not exist is not found", async () => {
    const path = { id: 999_999 };
    expectRefusal(await admin().send("getProvider", { path }), 404, "notFound");
    expectRefusal(await change(999_999, { version: 1 }), 404, "notFound");
    expectRefusal(await remove(999_999), 404, "notFound");
    expectRefusal(await admin().send("setProviderStatus", { path, body: { is_active: true } }), 404, "notFound");
  });
});

describe("what a rule refuses", () => {
  test("a name that another provider has, in whatever letters, and a prefix, each at its field", async () => {
    const id = await aProvider(portal, "Quayside", "QUAY");
    const [other] = (await list()).data;
    const upper = other?.name.toUpperCase();
    expectRefusal(await add({ name: upper }), 409, "providerTaken", ["/data/name"]);
    expectRefusal(await add({ prefix: other?.prefix }), 409, "providerPrefixTaken", ["/data/prefix"]);
    expectRefusal(await change(id, { name: upper, version: 1 }), 409, "providerTaken", ["/data/name"]);
    expectRefusal(await change(id, { prefix: other?.prefix, version: 1 }), 409, "providerPrefixTaken", [
      "/data/prefix",
    ]);
    expect((await change(id, { name: "QUAYSIDE", prefix: "QUAY", version: 1 })).status).toBe(200); // its own
  });

  test("a location that forms do not offer; a provider keeps the one that it has", async () => {
    const defaults = { location: "ATLANTIS" };
    expectRefusal(await add({ defaults }), 422, "notOffered", ["/data/defaults/location"]);
    const { data } = await add({ defaults: { location: "TOKYO" } });
    const id = (data as { id: number }).id;
    await run("UPDATE sub_master SET is_active = false WHERE code = 'TOKYO'");
    const kept = await change(id, { defaults: { location: "TOKYO", stone_origin: 2 }, version: 1 });
    expect(kept.data).toMatchObject({ defaults: { stone_origin: 2, location: { code: "TOKYO" } } });
    expectRefusal(await add({ name: "B", prefix: "B", defaults: { location: "TOKYO" } }), 422, "notOffered");
  });

  test.each([
    ["no name", { name: " " }, "/data/name"],
    ["a name of 151 letters", { name: "h".repeat(151) }, "/data/name"],
    ["a prefix in small letters", { prefix: "harb" }, "/data/prefix"],
    ["a prefix with figures, after which figures could follow", { prefix: "H1" }, "/data/prefix"],
    ["a prefix of seven letters", { prefix: "HARBOUR" }, "/data/prefix"],
    ["a type that there is not", { provider_type: 3 }, "/data/provider_type"],
    ["an address without an @", { contact_email: "harbour" }, "/data/contact_email"],
    ["a telephone number of words", { contact_phone: "ask Ines" }, "/data/contact_phone"],
    ["terms of 2001 letters", { terms: "t".repeat(2001) }, "/data/terms"],
    ["a note of blanks", { note: "  " }, "/data/note"],
    ["a limit of 0 hours", { fresh_hours: 0 }, "/data/fresh_hours"],
    ["a share of 101 %", { gone_limit_pct: 101 }, "/data/gone_limit_pct"],
    ["half a percent", { price_limit_pct: 0.5 }, "/data/price_limit_pct"],
    ["an origin that there is not", { defaults: { stone_origin: 3 } }, "/data/defaults/stone_origin"],
    ["a NUL", { name: "Harbour\u0000" }, "/data/name"],
  ])("%s", async (_, body, field) => {
    expectRefusal(await add(body), 400, "malformed", [field]);
  });

  test("a default value that nobody knows, and a delivery that nobody made", async () => {
    expectRefusal(await add({ defaults: { colour: "D" } }), 400, "unknownField", ["/data/defaults/colour"]);
    expectRefusal(await add({ stocked_at: "2026-11-22T09:00:00Z" }), 400, "unknownField", ["/data/stocked_at"]);
  });

  test("whoever is no administrator, in every act", async () => {
    const id = await aProvider(portal);
    for (const who of ["qc", "associate", "customer", "api", "ftp", "auditor"] as const) {
      const api = portal.as(who);
      expectRefusal(await api.send("listProviders"), 403, "forbidden");
      expectRefusal(await api.send("createProvider", { body: { name: "B", prefix: "B" } }), 403, "forbidden");
      expectRefusal(await api.send("updateProvider", { path: { id }, body: { version: 1 } }), 403, "forbidden");
      expectRefusal(
        await api.send("setProviderStatus", { path: { id }, body: { is_active: false } }),
        403,
        "forbidden",
      );
      expectRefusal(await api.send("deleteProvider", { path: { id } }), 403, "forbidden");
    }
    expect(await read(id)).toMatchObject({ is_active: true, version: 1 });
  });
});

describe("deleting one", () => {
  const used = ({ body }: { body: { errors?: { message: string }[] } }) => body.errors?.map(({ message }) => message);

  test("is done while nothing refers to it", async () => {
    const id = await aProvider(portal);
    expect((await admin().call("deleteProvider", { path: { id } })).message).toBe(messages.providerDeleted);
    expectRefusal(await admin().send("getProvider", { path: { id } }), 404, "notFound");
  });

  test("is refused while stones and lines of stones refer to it, and says how many", async () => {
    const [stock_no = ""] = await freeStones(portal, 1);
    await heldBy(portal, "customer", [stock_no]);
    const [found] = await run<{ id: number; stones: number }>(
      `SELECT provider_id AS id, count(*) AS stones FROM stone
        WHERE provider_id = (SELECT provider_id FROM stone WHERE stock_no = $1) GROUP BY 1`,
      [stock_no],
    );
    const [lines] = await run<{ count: number }>(
      "SELECT count(*) FROM stone_line l JOIN stone s ON s.id = l.stone_id WHERE s.provider_id = $1",
      [found?.id],
    );
    await run("DELETE FROM markup_set WHERE provider_id = $1", [found?.id]);
    await run("DELETE FROM inventory_access");
    const refused = await remove(found?.id ?? 0);
    expectRefusal(refused, 409, "inUse");
    const lineWords = lines?.count === 1 ? "1 list line" : `${lines?.count} list lines`;
    expect(used(refused)).toEqual([`Used by ${found?.stones} stones.`, `Used by ${lineWords}.`]);
    expect((await read(found?.id ?? 0)).id).toBe(found?.id);
  });

  test("is refused while a markup refers to it: no price of a client vanishes with it", async () => {
    const provider_id = await aProvider(portal);
    const [business] = await run<{ id: number }>("SELECT min(id) AS id FROM business");
    const rules = [
      { diamond_type: "white", stone_origin: 2, from_carat: 0.18, to_carat: 5, kind: "percent", value: 3 },
    ];
    const body = { business_id: business?.id, provider_id, version: 0, rules };
    expect((await admin().send("updateProviderMarkup", { body })).status).toBe(200);
    const refused = await remove(provider_id);
    expectRefusal(refused, 409, "inUse");
    expect(used(refused)).toEqual(["Used by 1 markup."]);
    await admin().send("updateProviderMarkup", { body: { ...body, version: 1, rules: [] } });
    expect((await remove(provider_id)).status).toBe(200); // an empty markup moves no price
  });

  test("is refused while it is all that an account may see", async () => {
    const id = await aProvider(portal);
    const all = { diamond_types: null, stone_origins: null, locations: null, version: 0 };
    const path = { id: await ownerId(portal, "newcomer") };
    await admin().call("setInventorySettings", { path, body: { ...all, provider_ids: [id] } });
    const refused = await remove(id);
    expectRefusal(refused, 409, "inUse");
    expect(used(refused)).toEqual(["Used by 1 account's inventory access."]);
  });

  test("a location that providers have by default is not deleted or recoded", async () => {
    await add({ defaults: { location: "SYDNEY" } });
    await run("UPDATE stone SET location = NULL WHERE location = 'SYDNEY'");
    const [sydney] = await run<{ id: number; version: number }>(
      "SELECT id, version FROM sub_master WHERE code = 'SYDNEY'",
    );
    const path = { id: sydney?.id ?? 0 };
    const kept = await admin().send("deleteSubMaster", { path });
    expectRefusal(kept, 409, "inUse");
    expect(used(kept)).toEqual(["Used by 1 provider."]);
    const recoded = await admin().send("updateSubMaster", { path, body: { code: "SYD", version: sydney?.version } });
    expectRefusal(recoded, 409, "inUse", ["/data/code"]);
  });
});

describe("the list of providers", () => {
  test("is one of both types, or of one", async () => {
    const [both, api, ftp] = [await list(), await list({ provider_type: 2 }), await list({ provider_type: 1 })];
    expect(both.pagination.totalRecords).toBe(60);
    expect(api.pagination.totalRecords + ftp.pagination.totalRecords).toBe(60);
    expect(new Set(ftp.data.map(({ provider_type }) => provider_type))).toEqual(new Set([1]));
    expect(new Set(api.data.map(({ provider_type }) => provider_type))).toEqual(new Set([2]));
  });

  test("finds names and prefixes, and takes % and _ at their word", async () => {
    await aProvider(portal);
    expect((await list({ search: "bour ge" })).data.map(({ name }) => name)).toEqual(["Harbour Gems"]);
    expect((await list({ search: "harb" })).data.map(({ name }) => name)).toEqual(["Harbour Gems"]);
    expect((await list({ search: "%" })).data).toEqual([]);
    expect((await list({ search: "_" })).data).toEqual([]);
  });

  test("counts the stones in stock: neither sold nor off the market", async () => {
    const [first] = (await list({ sort: "-stones" })).data;
    const [counted] = await run<{ count: number }>(
      "SELECT count(*) FROM stone WHERE provider_id = $1 AND status NOT IN (2, 8)",
      [first?.id],
    );
    expect(first?.stones).toBe(counted?.count);
    await run("UPDATE stone SET status = 8 WHERE provider_id = $1", [first?.id]);
    expect((await read(first?.id ?? 0)).stones).toBe(0);
  });

  test("shows fresh stock and old in the demo house", async () => {
    const ages = (await list()).data.map(({ stocked_at, fresh_hours }) =>
      freshness(stocked_at === null ? null : new Date(stocked_at), portal.clock.now(), fresh_hours),
    );
    expect(new Set(ages)).toEqual(new Set(["fresh", "old"]));
  });

  test("can be had without those that are switched off", async () => {
    const id = await aProvider(portal);
    await admin().call("setProviderStatus", { path: { id }, body: { is_active: false } });
    expect((await list({ is_active: false })).data.map(({ name }) => name)).toEqual(["Harbour Gems"]);
    expect((await list({ is_active: true })).data.map(({ name }) => name)).not.toContain("Harbour Gems");
  });
});
