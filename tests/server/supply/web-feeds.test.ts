import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Body } from "#api/operation-types.ts";
import type { ProblemCode } from "#domain/problems.ts";
import { remoteRules } from "#server/house/remote-rules.ts";
import { pagesOf } from "#server/supply/feeds/web-pages.ts";
import { expectRefusal } from "#support/answer.ts";
import { useApp } from "#support/app.ts";
import { newFeed } from "#support/feed-samples.ts";
import { fedFrom, feedNow, runNow, webFeed } from "#support/feeds.ts";
import { Supplier } from "#support/supplier.ts";
import { stockOf } from "../../../tools/provider-simulator/stock-of.ts";
import { type WebDoor, webDoor } from "../../../tools/provider-simulator/web-door.ts";

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

describe("an address of the web", () => {
  test("is fetched whole, and its first file waits for a person like any first load", async () => {
    const { run, supplier, id } = await runOf({ url: `${door.url}/stock.csv` });
    expect(run).toMatchObject({ outcome: "load", file_name: "stock.csv", load: { state: "waiting" } });
    expect(await feedNow(portal, id)).toMatchObject({ state: "asking" });
    expect((await supplier.load(run.load?.id ?? 0)).counts).toMatchObject({ new: 10, refused: 0 });
  });

  test("that does not let us in says so", async () => {
    const { run } = await runOf({ url: `${door.url}/safe/stock.csv`, sign_in: "bearer", secret: "wrong" });
    expect(run).toMatchObject({ outcome: "failed", sentence: expect.stringContaining("does not let us in (401)") });
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
    ["a key within the address", { url: "https://supplier.example/stock?lang=en&API_KEY=x" }, "feedAddressHasKey"],
    ["a token within the address", { url: "https://supplier.example/stock?access-token=x" }, "feedAddressHasKey"],
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
