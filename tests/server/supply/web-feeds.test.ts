import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Body } from "#api/operation-types.ts";
import type { ProblemCode } from "#domain/problems.ts";
import { type RemoteRules, remoteRules } from "#server/house/remote-rules.ts";
import { pagesOf } from "#server/supply/feeds/web-pages.ts";
import { expectRefusal } from "#support/answer.ts";
import { useApp } from "#support/app.ts";
import { newFeed } from "#support/feed-samples.ts";
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
  test("is fetched whole, and its first file waits for a person like any first load", async () => {
    const { run, supplier, id } = await runOf({ url: `${door.url}/stock.csv` });
    expect(run).toMatchObject({ outcome: "load", file_name: "stock.csv", load: { state: "waiting" } });
    expect(await feedNow(portal, id)).toMatchObject({ state: "asking" });
    expect((await supplier.load(run.load?.id ?? 0)).counts).toMatchObject({ new: 10, refused: 0 });
  });

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

  test("that does not let us in says so", async () => {
    const { run } = await runOf({ url: `${door.url}/safe/stock.csv`, sign_in: "bearer", secret: "wrong" });
    expect(run).toMatchObject({ outcome: "failed", sentence: expect.stringContaining("does not let us in (401)") });
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

describe("the address rule", () => {
  // The first server may be visited where a test says so, as if it stood in the open.
  let isOpenFirst = false;
  const rules = {
    ...patient,
    get allowsPrivate() {
      return isOpenFirst && door.asked.length === 0;
    },
  };
  const strict = useApp({ remote: rules });
  const visit = async (url: string) => {
    const supplier = await Supplier.of(strict);
    return strict.as("admin").send("createFeed", { body: newFeed(supplier.id, webFeed(url)) });
  };

  test("has no address without https", async () => {
    expectRefusal(await visit("http://api.supplier.example/stock"), 422, "feedNeedsHttps", ["/data/web/url"]);
  });

  test.each([
    "https://127.0.0.1/stock",
    "https://[::1]/stock",
    "https://169.254.169.254/latest",
    "https://10.0.0.7/stock",
  ])("does not visit %s", async (url) => {
    const supplier = await Supplier.of(strict);
    const run = await runNow(strict, await fedFrom(strict, supplier.id, webFeed(url)));
    expect(run).toMatchObject({ outcome: "failed", sentence: expect.stringContaining("private network") });
  });

  test("does not follow a redirect from the open into a private network", async () => {
    const supplier = await Supplier.of(strict);
    asked();
    isOpenFirst = true;
    const id = await fedFrom(strict, supplier.id, webFeed(`${door.url}/stock.csv`));
    door.fault = "redirectInside";
    const run = await runNow(strict, id);
    isOpenFirst = false;
    const sentence = "169.254.169.254 is an address within a private network, which this house does not visit.";
    expect(run).toMatchObject({ outcome: "failed", load: null, sentence });
    expect(asked()).toHaveLength(1);
    expect(await supplier.stones()).toEqual({});
  });
});

test("a source that pages for ever is stopped by the number of its pages", async () => {
  door.fault = "pageForEver";
  const start = new URL("/pages", door.url);
  const signIn = { kind: "none" as const, name: null, secret: "" };
  const asking = { rules: patient, signal: AbortSignal.timeout(60_000), signIn, origin: start.origin };
  const numbered = { paging: "number", page_param: "page", first: 1, rows_path: "data.items" } as const;
  const all = pagesOf(asking, start, { ...numbered, size_param: null, size: null, next_path: null }, 5);
  const read = async () => {
    for await (const lines of all) expect(lines).toContain("S1");
  };
  await expect(read()).rejects.toThrow("more than 5 pages");
});

describe("a feed is refused at its field", () => {
  const refused: [string, object, ProblemCode][] = [
    ["a user within the address", { url: "https://a:b@supplier.example/stock" }, "feedAddressHasSecret"],
    ["a header without a name", { url: "https://supplier.example", sign_in: "header" }, "feedNeedsSignInName"],
    [
      "a header of the house's own",
      { url: "https://supplier.example", sign_in: "header", sign_in_name: "Host" },
      "feedNeedsSignInName",
    ],
    ["pages without a parameter", { url: "https://supplier.example", paging: "number" }, "feedNeedsPageParam"],
    [
      "a cursor without its place",
      { url: "https://supplier.example", paging: "cursor", page_param: "after" },
      "feedNeedsNextPath",
    ],
  ];
  test.each(refused)("%s", async (_, web, code) => {
    const supplier = await Supplier.of(portal);
    const body = newFeed(supplier.id, { source: "web", web: web as { url: string } });
    expectRefusal(await portal.as("admin").send("createFeed", { body }), 422, code);
  });

  test("a secret does not follow its feed to another server", async () => {
    const supplier = await Supplier.of(portal);
    const web = { url: "https://supplier.example/stock", sign_in: "bearer" as const, secret };
    const { data } = await portal
      .as("admin")
      .call("createFeed", { body: newFeed(supplier.id, { source: "web", web }) });
    const moved = { version: data.version, web: { ...web, url: "https://elsewhere.example/stock", secret: undefined } };
    const answer = await portal.as("admin").send("updateFeed", { path: { id: data.id }, body: moved });
    expectRefusal(answer, 422, "remoteSecretAgain", ["/data/web/secret"]);
  });
});
