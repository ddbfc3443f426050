import { describe, expect, test } from "vitest";
import { messages } from "#domain/messages.ts";
import { hundredths, maybeHundredths } from "#domain/money.ts";
import { costFields } from "#domain/price-fields.ts";
import { roleIds } from "#domain/roles.ts";
import { totalsOf } from "#domain/totals.ts";
import { expectRefusal } from "#support/answer.ts";
import type { Api } from "#support/api.ts";
import { useApp } from "#support/app.ts";
import { png, scriptNamedPng } from "#support/forms.ts";
import { ownerId } from "#support/rows.ts";

const portal = useApp();
const admin = () => portal.as("admin");
const rows = async <T>(sql: string, values: unknown[] = []) => (await portal.pool.query(sql, values)).rows as T[];
const list = async (who: Api = admin(), query: object = {}) => (await who.call("listCollections", { query })).data;
const open = async (id: number, who: Api = admin(), query: object = {}) =>
  (await who.call("getCollection", { path: { id }, query })).data;
const numbersOf = ({ stockList }: { stockList: { stock_no: string }[] }) => stockList.map(({ stock_no }) => stock_no);

async function named(name = "Round classics") {
  const found = (await list()).stockList.find((one) => one.name === name);
  if (!found) throw new Error(`there is no collection ${name}`);
  return found;
}
const stones = async (n: number, type = "white") =>
  (
    await rows<{ stock_no: string }>(
      "SELECT stock_no FROM stone WHERE diamond_type = $2 AND status = 1 ORDER BY id DESC LIMIT $1",
      [n, type],
    )
  ).map(({ stock_no }) => stock_no);
const add = (body: object, who: Api = admin()) =>
  who.send("createCollection", { body: { name: "Pairs", diamond_type: "white", ...body } });
const change = (id: number, body: object, who: Api = admin()) => who.send("updateCollection", { path: { id }, body });

describe("an administrator", () => {
  test("adds one with its stones in the order that they were pasted in, each once", async () => {
    const [a = "", b = "", c = ""] = await stones(3);
    const added = await admin().call("createCollection", {
      body: { name: "Pairs", diamond_type: "white", stock_numbers: [b, ` ${a} `, c.toLowerCase(), b] },
    });
    expect([added.status, added.message]).toEqual([201, messages.collectionAdded]);
    expect(added.data).toMatchObject({ name: "Pairs", stone_count: 3, is_active: true, image: null, version: 1 });
    expect(numbersOf(await open(added.data.id))).toEqual([b, a, c]);
  });

  test("changes its words, its stones and their order", async () => {
    const { id, version } = await named();
    const [a = "", b = ""] = await stones(2);
    const saved = await change(id, { name: "Rounds", description: null, stock_numbers: [b, a], version });
    expect([saved.status, saved.message]).toEqual([200, messages.collectionSaved]);
    expect(saved.data).toMatchObject({ name: "Rounds", description: null, stone_count: 2, version: version + 1 });
    expect(numbersOf(await open(id))).toEqual([b, a]);
    await change(id, { stock_numbers: [], version: version + 1 });
    expect((await open(id)).pagination.totalRecords).toBe(0);
  });

  test("deletes it, and its stones stay in the stock", async () => {
    const { id } = await named();
    const [first = ""] = numbersOf(await open(id));
    expect((await admin().call("deleteCollection", { path: { id } })).message).toBe(messages.collectionDeleted);
    expectRefusal(await admin().send("getCollection", { path: { id } }), 404, "notFound");
    expect(await rows("SELECT stock_no FROM stone WHERE stock_no = $1", [first])).toHaveLength(1);
  });

  test("does not push out by an edit what only others can see", async () => {
    const { id, version } = await named();
    const before = await open(id);
    const hidden = before.stockList[0];
    await rows("UPDATE provider SET is_active = false WHERE id = $1", [hidden?.provider?.id]);
    const left = numbersOf(await open(id));
    expect(left).not.toContain(hidden?.stock_no);
    await change(id, { stock_numbers: left, version });
    await rows("UPDATE provider SET is_active = true");
    expect(numbersOf(await open(id)).toSorted()).toEqual(numbersOf(before).toSorted());
  });
});

describe("what a rule refuses", () => {
  test("a name that another one has, at its field", async () => {
    expectRefusal(await add({ name: "Round classics" }), 409, "collectionTaken", ["/data/name"]);
    const { id, version } = await named("Bridal fancy shapes");
    expectRefusal(await change(id, { name: "Round classics", version }), 409, "collectionTaken", ["/data/name"]);
  });

  test("stones that are not there or of the other type, each by its number, and nothing is written", async () => {
    const [white = ""] = await stones(1);
    const [fancy = ""] = await stones(1, "fancy");
    const refused = await add({ stock_numbers: [white, fancy, "JD0"] });
    expectRefusal(refused, 422, "stonesNotTaken");
    expect(refused.body.refused).toEqual([
      { stock_no: "JD0", code: "stoneUnknown", reason: messages.stoneUnknown },
      { stock_no: fancy, code: "stoneOfOtherType", reason: messages.stoneOfOtherType },
    ]);
    expect(await rows("SELECT FROM collection WHERE name = 'Pairs'")).toEqual([]);
  });

  test("another type for one that has stones of the old one", async () => {
    const { id, version, stone_count } = await named();
    const refused = await change(id, { diamond_type: "fancy", version });
    expectRefusal(refused, 422, "stonesNotTaken");
    expect(refused.body.refused).toHaveLength(stone_count);
    expect((await named()).diamond_type).toBe("white");
  });

  test("an edit of what somebody else has changed meanwhile, with the row as it is now", async () => {
    const { id, version } = await named();
    await change(id, { name: "Rounds", version }, portal.as("admin2"));
    const refused = await change(id, { description: "Mine", version });
    expectRefusal(refused, 409, "staleVersion");
    const now = { id, name: "Rounds", version: version + 1, stock_numbers: numbersOf(await open(id)) };
    expect(refused.body.current).toMatchObject(now);
  });

  test("a picture that is a program", async () => {
    const body = { name: "Pairs", diamond_type: "white" };
    const refused = await admin().send("createCollection", { body, files: { image: scriptNamedPng() } });
    expectRefusal(refused, 422, "fileNotAllowed", ["/image"]);
  });
});

test("a picture comes with it, is served, is replaced, and is taken away", async () => {
  const body = { name: "Pairs", diamond_type: "white" as const };
  const { id, image } = (await admin().call("createCollection", { body, files: { image: png() } })).data;
  expect((await portal.app.inject({ url: image?.url ?? "" })).headers["content-type"]).toBe("image/png");
  const other = { path: { id }, body: { version: 1 }, files: { image: png("b.png", "other") } };
  const replaced = (await admin().call("updateCollection", other)).data;
  expect(replaced.image?.id).not.toBe(image?.id);
  const gone = await change(id, { removeFiles: [replaced.image?.id], version: 2 });
  expect((gone.data as { image: null }).image).toBeNull();
  await portal.runJobs();
  expect((await portal.app.inject({ url: image?.url ?? "" })).statusCode).toBe(404);
});

describe("whoever else looks", () => {
  test("a customer reads and does not write", async () => {
    const { id, version } = await named();
    const customer = portal.as("customer");
    const seen = await open(id, customer);
    expect(seen.stockList.length).toBeGreaterThan(0);
    expect(seen.collection.stock_numbers).toBeUndefined();
    expectRefusal(await add({}, customer), 403, "forbidden");
    expectRefusal(await change(id, { version }, customer), 403, "forbidden");
    expectRefusal(await customer.send("deleteCollection", { path: { id } }), 403, "forbidden");
    const off = { path: { id }, body: { is_active: false } };
    expectRefusal(await customer.send("setCollectionStatus", off), 403, "forbidden");
  });

  test("sees those that are on and hold something for them; the rest is not found", async () => {
    const names = async (who: Api) => (await list(who)).stockList.map(({ name }) => name);
    expect(await names(admin())).toContain("Autumn window");
    for (const who of [portal.as("customer"), portal.asGuest(), portal.as("qc"), portal.as("associate")]) {
      expect(await names(who)).not.toContain("Autumn window");
    }
    expect(await names(portal.as("customer"))).toContain("Lab grown by the row");
    expect(await names(portal.as("customer2"))).not.toContain("Lab grown by the row"); // who sees natural stones alone
    const grown = await named("Lab grown by the row");
    const asked = { path: { id: grown.id } };
    expectRefusal(await portal.as("customer2").send("getCollection", asked), 404, "notFound");
    const { id } = await named("Autumn window");
    expectRefusal(await portal.as("customer").send("getCollection", { path: { id } }), 404, "notFound");
  });

  test("meets what they may not see in no row, no count and no total", async () => {
    const { id } = await named();
    const [sold] = (await open(id)).stockList;
    await rows("UPDATE stone SET status = 8 WHERE id = $1", [sold?.id]);
    const whole = await open(id);
    const seen = await open(id, portal.as("customer"));
    const [card] = (await list(portal.as("customer"), { searchTerm: "round cl" })).stockList;
    expect(numbersOf(whole)).toContain(sold?.stock_no);
    expect(numbersOf(seen)).not.toContain(sold?.stock_no);
    const pieces = whole.totals.pieces - 1;
    expect([seen.pagination.totalRecords, seen.totals.pieces, card?.stone_count]).toEqual([pieces, pieces, pieces]);
  });

  test("pays their own prices, in rows and totals, and never learns the house's", async () => {
    const { id } = await named();
    const seen = await open(id, portal.as("customer"));
    const asClient = await open(id, admin(), { user_id: await ownerId(portal, "customer") });
    expect(asClient.totals).toEqual(seen.totals);
    expect((await open(id)).totals.total_amt).not.toBe(seen.totals.total_amt);
    const sums = totalsOf(
      seen.stockList.map(({ carat, rap, sell_amt }) => ({
        carat: hundredths(carat),
        rap: maybeHundredths(rap),
        total: hundredths(sell_amt),
      })),
    );
    expect(hundredths(seen.totals.total_amt)).toBe(sums.total_amt);
    expect(hundredths(seen.totals.carat)).toBe(sums.carat);
    for (const name of [...costFields, "provider", "org_stock_no"]) {
      expect(Object.keys(seen.stockList[0] ?? {})).not.toContain(name);
      expect(Object.keys(asClient.stockList[0] ?? {})).toContain(name);
    }
    const foreign = { path: { id }, query: { user_id: await ownerId(portal, "customer2") } };
    expectRefusal(await portal.as("customer").send("getCollection", foreign), 404, "notFound");
  });
});

test("the list narrows by type and by words, and says the shape that most stones have", async () => {
  const whole = await list();
  expect(whole.stockList.map(({ name }) => name)).toEqual(whole.stockList.map(({ name }) => name).toSorted());
  const fancy = await list(admin(), { diamond_type: "fancy" });
  expect(fancy.stockList.map(({ name }) => name)).toEqual(["Colours of nature"]);
  expect((await list(admin(), { searchTerm: "bracelets" })).stockList.map(({ name }) => name)).toEqual([
    "Lab grown by the row",
  ]);
  expect((await list(admin(), { searchTerm: "100%" })).pagination.totalRecords).toBe(0);
  expect((await named()).shape).toBe("ROUND");
});

test("totals are of all stones, rows of one page", async () => {
  const { id, stone_count } = await named();
  const first = await open(id, admin(), { size: 2 });
  const second = await open(id, admin(), { size: 2, page: 2 });
  expect([first.stockList.length, first.totals.pieces, first.pagination.totalPages]).toEqual([
    2,
    stone_count,
    Math.ceil(stone_count / 2),
  ]);
  expect(numbersOf(second)).toEqual(numbersOf(await open(id)).slice(2, 4));
});

test("one that is switched off is gone for buyers until it is on again; twice is refused", async () => {
  const { id } = await named();
  const turn = (is_active: boolean) => admin().call("setCollectionStatus", { path: { id }, body: { is_active } });
  const count = async () => (await list(portal.as("customer"))).pagination.totalRecords;
  const before = await count();
  expect((await turn(false)).data).toMatchObject({ is_active: false, version: 2 });
  expect(await count()).toBe(before - 1);
  expectRefusal(await turn(false), 409, "transitionRefused");
  await turn(true);
  expect(await count()).toBe(before);
});

test("nobody but an administrator manages them, whatever other rights they hold", async () => {
  const others = Object.values(roleIds).filter((role) => role !== roleIds.administrator);
  const held = await rows<{ role_id: number }>(
    `SELECT r.role_id FROM role_permission r JOIN permission p ON p.id = r.permission_id
      WHERE p.path IN ('/inventory/collections', '/inventory/featured-stones') AND r.role_id = ANY ($1)`,
    [others],
  );
  expect(held).toEqual([]);
});
