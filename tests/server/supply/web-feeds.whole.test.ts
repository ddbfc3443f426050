import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Body } from "#api/operation-types.ts";
import { type RemoteRules, remoteRules } from "#server/house/remote-rules.ts";
import { useApp } from "#support/app.ts";
import { fedFrom, feedNow, runNow, webFeed } from "#support/feeds.ts";
import { aRow, Supplier } from "#support/supplier.ts";
import { type StockRow, stockOf } from "../../../tools/provider-simulator/stock-of.ts";
import { type WebDoor, type WebFault, webDoor } from "../../../tools/provider-simulator/web-door.ts";

const patient = { ...remoteRules, allowsPrivate: true };
const portal = useApp({ remote: patient });
let door: WebDoor;
beforeAll(async () => {
  door = await webDoor(stockOf(10));
});
afterAll(() => door.close());

const secret = "three-quiet-lanterns";
const asked = () => door.asked.splice(0);

/** A supplier whose first file was taken by hand, so that nothing is new about the way in which it is read. */
async function knownSupplier(): Promise<Supplier> {
  door.fault = null;
  door.rows = stockOf(10);
  asked();
  return Supplier.of(portal);
}

async function runOf(web: NonNullable<Body<"createFeed">["web"]>) {
  const supplier = await knownSupplier();
  const id = await fedFrom(portal, supplier.id, webFeed(web.url, web));
  return { run: await runNow(portal, id), supplier, id };
}
const pages = { rows_path: "data.items", size_param: "size", size: 4 };

describe("an address of the web", () => {
  test.each([
    ["by number", "/pages", { paging: "number", page_param: "page", ...pages }, 3],
    ["by offset", "/offset", { paging: "offset", page_param: "offset", ...pages }, 3],
    ["by cursor", "/cursor", { paging: "cursor", page_param: "after", next_path: "next", ...pages }, 3],
    ["by links", "/links", { paging: "link", ...pages }, 3],
  ] as const)("is fetched page by page, %s", async (_, way, more, times) => {
    const { run, supplier } = await runOf({ url: door.url + way, ...more });
    expect(run).toMatchObject({ outcome: "load", load: { state: "waiting" } });
    expect((await supplier.load(run.load?.id ?? 0)).counts).toMatchObject({ rows: 10, new: 10 });
    expect(asked()).toHaveLength(times);
  });

  test.each([
    ["bearer", { sign_in: "bearer" }],
    ["basic", { sign_in: "basic", sign_in_name: "loupe" }],
    ["a header", { sign_in: "header", sign_in_name: "x-api-key" }],
    ["a parameter", { sign_in: "query", sign_in_name: "key" }],
  ] as const)("is told the secret by %s, and nobody else is", async (_, more) => {
    const { run, id } = await runOf({ url: `${door.url}/safe/stock.csv`, secret, ...more });
    expect(run).toMatchObject({ outcome: "load" });
    const said = await portal.as("admin").send("getFeed", { path: { id } });
    expect(said.text).not.toContain(secret);
    expect(said.data).toMatchObject({ web: { has_secret: true } });
    const { rows } = await portal.pool.query("SELECT data::text AS data FROM audit_event");
    expect(rows.filter(({ data }) => data.includes(secret))).toEqual([]);
  });

  test("that says nothing has changed is not read again, and its stock is fresh", async () => {
    const { id, supplier } = await runOf({ url: `${door.url}/stock.csv` });
    await portal.as("admin").call("resumeFeed", { path: { id } });
    asked();
    const run = await runNow(portal, id);
    expect(run).toMatchObject({ outcome: "unchanged", sentence: expect.stringContaining("nothing has changed") });
    expect(asked()[0]?.etag).toBeDefined();
    expect(await feedNow(portal, id)).toMatchObject({ state: "resting" });
    const provider = (await portal.as("admin").call("getProvider", { path: { id: supplier.id } })).data;
    expect(provider.stocked_at).not.toBeNull();
  });

  test("that tells the time of its file and no tag is asked for what is newer", async () => {
    const { id } = await runOf({ url: `${door.url}/dated.csv` });
    await portal.as("admin").call("resumeFeed", { path: { id } });
    const run = await runNow(portal, id);
    expect(run).toMatchObject({ outcome: "unchanged", sentence: expect.stringContaining("nothing has changed") });
  });

  test("may redirect to its own file", async () => {
    expect((await runOf({ url: `${door.url}/redirect` })).run).toMatchObject({ outcome: "load" });
  });
});

test("each of a provider's feeds counts its own positions: an older row is left out at the feed that sent a newer one", async () => {
  const supplier = await knownSupplier();
  await supplier.take([aRow("A1", { "Change position": 0 })]);
  const feed = (name: string) =>
    fedFrom(portal, supplier.id, { ...webFeed(`${door.url}/stock.csv`), name, mode: "changes" });
  const [morning, evening] = [await feed("Morning"), await feed("Evening")];
  const sends = async (id: number, position: number, price: string) => {
    door.rows = [aRow("A1", { "Price per carat": price, "Change position": String(position) }) as StockRow];
    const run = await runNow(portal, id);
    const load = await supplier.load(run.load?.id ?? 0);
    // One stone is all of the stock: its price moves further than the house takes by itself.
    if (load.state === "waiting") await supplier.commit(load);
    await portal.as("admin").send("resumeFeed", { path: { id } });
    const { changed, left_out } = (await supplier.load(load.id)).counts ?? {};
    return { changed, left_out, price: Math.round(Number((await supplier.stones()).A1?.price_per_ct) / 100) };
  };
  expect(await sends(morning, 20, "5100.00")).toEqual({ changed: 1, left_out: 0, price: 51 });
  expect(await sends(evening, 5, "5200.00")).toEqual({ changed: 1, left_out: 0, price: 52 });
  expect(await sends(morning, 19, "5300.00")).toEqual({ changed: 0, left_out: 1, price: 52 });
  expect(await sends(evening, 6, "5400.00")).toEqual({ changed: 1, left_out: 0, price: 54 });
  expect(await sends(evening, 4, "5500.00")).toEqual({ changed: 0, left_out: 1, price: 54 });
  expect(await sends(morning, 21, "5600.00")).toEqual({ changed: 1, left_out: 0, price: 56 });
});

describe("an address that misbehaves is left with a sentence, and nothing is taken", () => {
  const whole = { url: "/stock.csv" };
  const paged = { url: "/pages", paging: "number", page_param: "page", rows_path: "data.items" } as const;
  /** The faults that last as long as the house lets them. */
  const limitsFor: Partial<Record<WebFault, Partial<RemoteRules>>> = {
    hang: { connectMs: 1000 },
    silence: { silenceMs: 400 },
    pageForEver: { visitMs: 4000 },
    tooMuch: { visitMs: 4000 },
  };
  const wrongs: [WebFault, NonNullable<Body<"createFeed">["web"]>, string][] = [
    ["hang", whole, "did not answer in time"],
    ["silence", whole, "did not answer in time"],
    ["lieAboutSize", whole, "was lost"],
    ["cut", whole, "was lost"],
    ["pageForEver", paged, "It was stopped, and nothing was taken|took too long and was ended"],
    ["samePage", paged, "the same page again and again"],
    ["errorPage", whole, "a web page instead of stock"],
    ["errorPageAsCsv", whole, "a web page instead of stock"],
    ["redirectForEver", whole, "redirects more than 5 times"],
    ["tooMuch", whole, "more than 256 MB|took too long and was ended"],
    ["brokenJson", paged, "no whole JSON"],
    ["nothing", whole, "answered with nothing"],
    ["noRows", paged, "no list of rows at data.items"],
  ];
  test.each(wrongs)("%s", async (fault, web, sentence) => {
    const supplier = await knownSupplier();
    const id = await fedFrom(portal, supplier.id, webFeed(door.url + web.url, { ...web, url: door.url + web.url }));
    door.fault = fault;
    portal.house.remote = { ...patient, ...limitsFor[fault] };
    const run = await runNow(portal, id);
    portal.house.remote = patient;
    expect(run).toMatchObject({ outcome: "failed", sentence: expect.stringMatching(sentence), load: null });
    expect(await feedNow(portal, id)).toMatchObject({ state: "waiting", failures: 1 });
    expect(await supplier.stones()).toEqual({});
  });
});
