import { describe, expect, test } from "vitest";
import { messages } from "#domain/messages.ts";
import { stockFieldsOf } from "#domain/stock-lists.ts";
import { expectRefusal } from "#support/answer.ts";
import type { Api } from "#support/api.ts";
import { useApp } from "#support/app.ts";
import { ownerId } from "#support/rows.ts";
import { newStockList } from "#support/stock-list-samples.ts";
import { fetchList } from "#support/stock-lists.ts";

const portal = useApp();
const admin = () => portal.as("admin");
const add = (body: object = {}, who: Api = admin()) =>
  who.send("createStockList", { body: { ...newStockList, ...body } });
const added = async (body: object = {}) =>
  (await admin().call("createStockList", { body: { ...newStockList, ...body } })).data;
const change = (body: object, who: Api = admin()) => who.send("updateStockList", { body });
const column = (field: string, head: string) => ({ field, head });

describe("an administrator", () => {
  test("adds a list, whose code nobody can guess, and reads it by that code", async () => {
    const answer = await admin().call("createStockList", { body: newStockList });
    expect([answer.status, answer.message]).toEqual([201, messages.stockListAdded]);
    const { code } = answer.data;
    expect(code).toMatch(/^[A-Za-z0-9_-]{32}$/);
    const { data } = await admin().call("listStockLists", { query: { code } });
    expect(data.data.map(({ name }) => name)).toEqual(["Whites for the market"]);
    expect((await added({ name: "Another" })).code).not.toBe(code);
  });

  test("is told 404 for a code that no list has", async () => {
    expectRefusal(await admin().send("listStockLists", { query: { code: "nobody-has-this" } }), 404, "notFound");
  });

  test("changes a list, and what is left out stays", async () => {
    const { id, version, layout } = await added({ schedule: "30 6 * * MON" });
    const saved = await change({ id, version, name: "Whites", markup_percent: 8 });
    expect([saved.status, saved.message]).toEqual([200, messages.stockListSaved]);
    expect(saved.data).toMatchObject({ name: "Whites", markup_percent: 8, schedule: "30 6 * * 1", layout });
  });

  test("deletes a list, and its code opens nothing any more", async () => {
    const { id, code } = await added();
    expect((await fetchList(portal, code)).status).toBe(200);
    expect((await admin().call("deleteStockList", { path: { id } })).message).toBe(messages.stockListDeleted);
    expect((await fetchList(portal, code)).status).toBe(404);
    expectRefusal(await admin().send("listStockLists", { query: { code } }), 404, "notFound");
  });

  test("gives a list another code, and the old link opens nothing any more", async () => {
    const { id, code } = await added();
    const renewed = await admin().call("renewStockListCode", { path: { id } });
    expect(renewed.message).toBe(messages.stockListCodeRenewed);
    expect((await fetchList(portal, code)).status).toBe(404);
    expect((await fetchList(portal, renewed.data.code)).status).toBe(200);
  });

  test("is told who gave a list another code meanwhile, and that code goes on opening it", async () => {
    const { id, version } = await added();
    const renewed = await admin().call("renewStockListCode", { path: { id }, query: { version } });
    const refused = await portal.as("admin2").call("renewStockListCode", { path: { id }, query: { version } });
    expectRefusal(refused, 409, "staleVersion");
    const meanwhile = { event: "stock_list.renewCode", by: "Ines Novak" };
    expect(refused.body.refused).toMatchObject([{ id, code: "staleVersion", meanwhile }]);
    expect((await fetchList(portal, renewed.data.code)).status).toBe(200);
  });

  test("sees the first five rows before a list is saved, as the file will have them", async () => {
    const { name: _, format, place, ...content } = newStockList;
    const { data } = await admin().call("previewStockList", { body: content });
    expect(data.heads).toEqual(["Stock #", "Weight", "Price", "Origin"]);
    expect(data.rows).toHaveLength(5);
    const { code } = await added();
    const [, ...lines] = (await fetchList(portal, code)).text.trimEnd().split("\r\n");
    expect(lines).toHaveLength(data.stones);
    expect(lines[0]?.split(",")[0]).toBe(data.rows[0]?.[0]);
  });

  test("is shown the fields of either type, and none that tells cost", async () => {
    const fields = async (type: "white" | "fancy") =>
      (await admin().call("listStockFields", { query: { type } })).data.fields.map(({ field }) => field);
    expect(await fields("white")).toContain("color");
    expect(await fields("white")).not.toContain("intensity");
    expect(await fields("fancy")).toContain("intensity");
    for (const type of ["white", "fancy"] as const) {
      expect(await fields(type)).toEqual(stockFieldsOf(type).map(({ id }) => id));
      for (const closed of ["disc", "price_per_ct", "total_amt", "provider", "org_stock_no"])
        expect(await fields(type)).not.toContain(closed);
    }
    expectRefusal(await admin().send("listStockFields", { query: { type: "blue" } }), 400, "malformed");
  });
});

describe("a rule refuses", () => {
  test("a name that another list has, at its field", async () => {
    await added();
    expectRefusal(await add(), 409, "stockListTaken", ["/data/name"]);
    const { id, version } = await added({ name: "Another" });
    expectRefusal(await change({ id, version, name: newStockList.name }), 409, "stockListTaken", ["/data/name"]);
  });

  test("an edit of what somebody else has changed meanwhile, with the list as it is now", async () => {
    const { id, version } = await added();
    await change({ id, version, name: "Whites" }, portal.as("admin2"));
    const refused = await change({ id, version, markup_percent: 3 });
    expectRefusal(refused, 409, "staleVersion");
    expect(refused.body.current).toMatchObject({ id, name: "Whites", markup_percent: 12.5 });
  });

  test("columns that buyers may not see or that stand there twice, each at its place", async () => {
    const layout = [
      column("stock_no", "Stock"),
      column("price_per_ct", "Cost"),
      column("intensity", "Intensity"),
      column("stock_no", "stock "),
    ];
    const places = ["/data/layout/1/field", "/data/layout/2/field", "/data/layout/3/field", "/data/layout/3/head"];
    expectRefusal(await add({ layout }), 422, "stockListFaulty", places);
  });

  test("a head that a spreadsheet takes for a formula, and one of two lines", async () => {
    for (const head of ["=1+1", "+1", "-1", "@x", " =1", "a\nb", ""])
      expectRefusal(await add({ layout: [column("carat", head)] }), 400, "malformed", ["/data/layout/0/head"]);
  });

  test("a filter by cost, an upside-down range, another type, and what no search knows", async () => {
    const by = (search: object) => add({ search });
    const cost = await by({ ranges: { price_per_ct: { from: 1 } }, sort: "-disc" });
    expectRefusal(cost, 403, "costHidden", ["/data/search/ranges/price_per_ct", "/data/search/sort"]);
    expectRefusal(await by({ ranges: { carat: { from: 2, to: 1 } } }), 422, "rangeUpsideDown");
    expectRefusal(await by({ diamond_type: "fancy" }), 422, "stockListTypeOther", ["/data/search/diamond_type"]);
    expectRefusal(await by({ begins: { $ne: "" } }), 400, "malformed");
    expectRefusal(await by({ where: "1=1" }), 400, "unknownField");
  });

  test("no harm by words in a filter that mean something to a database", async () => {
    const { code } = await added({ search: { begins: "'; DROP TABLE stone; --%_" } });
    expect((await fetchList(portal, code)).text.trim().split("\r\n")).toHaveLength(1);
    const { code: whole } = await added({ name: "All" });
    expect((await fetchList(portal, whole)).text.split("\r\n").length).toBeGreaterThan(100);
  });

  test("prices as a condition of a list with a markup of its own", async () => {
    const search = { ranges: { sell_amt: { to: 5000 } }, sort: "markup_ppc" };
    const fields = ["/data/search/ranges/sell_amt", "/data/search/sort"];
    expectRefusal(await add({ search }), 422, "stockListByPrice", fields);
    const client_id = await ownerId(portal, "customer");
    expect((await add({ search, client_id, markup_percent: null })).status).toBe(201);
  });

  test("a list for nobody, at cost, or in the folder of no client", async () => {
    expectRefusal(await add({ markup_percent: null }), 422, "stockListForNobody", ["/data/client_id"]);
    expectRefusal(await add({ markup_percent: 0 }), 400, "malformed", ["/data/markup_percent"]);
    expectRefusal(await add({ place: "ftp" }), 422, "stockListPlaceNeedsClient", ["/data/client_id"]);
  });

  test("a client whose account does not fit the place, who is none, or who is closed", async () => {
    const by = async (owner: "customer" | "api" | "ftp" | "associate", place: string) =>
      add({ name: `${owner} ${place}`, client_id: await ownerId(portal, owner), place });
    expect((await by("ftp", "ftp")).status).toBe(201);
    expect((await by("api", "api")).status).toBe(201);
    expect((await by("customer", "link")).status).toBe(201);
    for (const [owner, place] of [
      ["customer", "ftp"],
      ["api", "ftp"],
      ["ftp", "api"],
      ["associate", "link"],
    ] as const)
      expectRefusal(await by(owner, place), 422, "stockListClientUnfit", ["/data/client_id"]);
    expectRefusal(await add({ name: "None", client_id: 999_999 }), 409, "clientOff", ["/data/client_id"]);
    await portal.pool.query("UPDATE account SET is_active = false WHERE role_id = 7");
    expectRefusal(await by("ftp", "ftp"), 409, "clientOff", ["/data/client_id"]);
  });

  test.each([
    ["0 24 * * *", "invalidTime", "Invalid time input"],
    ["60 12 * * *", "invalidTime", "Invalid time input"],
    ["30 6 * * MONDAY", "invalidDay", "Invalid day"],
    ["30 6 * * 7", "invalidDay", "Invalid day"],
    ["0 */25 * * *", "invalidHours", "Invalid hours input"],
    ["30 6 * *", "schedulePartsWrong", messages.schedulePartsWrong],
    ["0 30 6 * * *", "schedulePartsWrong", messages.schedulePartsWrong],
    ["5 */4 * * *", "scheduleUnknown", messages.scheduleUnknown],
  ] as const)("the schedule %s, in the words of the specification", async (schedule, code, message) => {
    const refused = await add({ schedule });
    expectRefusal(refused, 422, code, ["/data/schedule"]);
    expect(refused.message).toBe(message);
    expectRefusal(await admin().send("previewSchedule", { query: { schedule } }), 422, code, ["/query/schedule"]);
  });

  test("everybody but administrators, at every call of stock lists", async () => {
    const { id, version } = await added();
    for (const name of ["customer", "associate", "qc", "auditor", "api", "ftp"] as const) {
      const who = portal.as(name);
      expectRefusal(await who.send("listStockLists", {}), 403, "forbidden");
      expectRefusal(await add({ name: "Mine" }, who), 403, "forbidden");
      expectRefusal(await change({ id, version, name: "Mine" }, who), 403, "forbidden");
      expectRefusal(await who.send("runStockList", { path: { id } }), 403, "forbidden");
      expectRefusal(await who.send("deleteStockList", { path: { id } }), 403, "forbidden");
    }
    expect((await portal.anonymous.send("listStockLists", {})).status).toBe(401);
  });
});

test("a schedule is shown in words with its next five runs, and 0 hours as 24h", async () => {
  const read = async (schedule: string) => (await admin().call("previewSchedule", { query: { schedule } })).data;
  const weekly = await read("30 6 * * MON");
  expect(weekly).toMatchObject({ schedule: "30 6 * * 1", words: "Every Monday at 06:30", time_zone: "UTC" });
  expect(weekly.next_runs).toHaveLength(5);
  expect(weekly.next_runs[0]).toBe("2026-11-23T06:30:00.000Z");
  expect((await read("0 */0 * * *")).words).toBe("Every 24h, at 00:00");
  const { schedule, schedule_words } = await added({ schedule: "0 */0 * * *" });
  expect({ schedule, schedule_words }).toEqual({
    schedule: "0 */0 * * *",
    schedule_words: "Every 24h, at 00:00 (UTC)",
  });
});

test("an empty house has no stock lists, and says so", async () => {
  expect((await admin().call("listStockLists")).data.data).toEqual([]);
});

test("the log names who changed a list, and never its code", async () => {
  const { id, version, code } = await added();
  await change({ id, version, name: "Whites" });
  await admin().call("renewStockListCode", { path: { id } });
  const { rows } = await portal.pool.query(
    "SELECT body FROM audit_event WHERE body::jsonb->>'workflow' = 'stock_list' ORDER BY seq",
  );
  const log = rows.map(({ body }: { body: string }) => JSON.parse(body));
  expect(log.map(({ transition }) => transition)).toEqual([
    "stock_list.insert",
    "stock_list.update",
    "stock_list.update",
    "stock_list.renewCode",
  ]);
  expect(JSON.stringify(log)).not.toContain(code);
});
