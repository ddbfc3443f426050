import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Body } from "#api/operation-types.ts";
import { remoteRules } from "#server/house/remote-rules.ts";
import { expectRefusal } from "#support/answer.ts";
import { useApp } from "#support/app.ts";
import { newFeed } from "#support/feed-samples.ts";
import { Supplier } from "#support/supplier.ts";
import { stockOf } from "../../../tools/provider-simulator/stock-of.ts";
import { type WebDoor, type WebFault, webDoor } from "../../../tools/provider-simulator/web-door.ts";

const patient = { ...remoteRules, allowsPrivate: true };
const portal = useApp({ remote: patient });
const strict = useApp({ remote: remoteRules });
let door: WebDoor;
beforeAll(async () => {
  door = await webDoor(stockOf(10));
});
beforeEach(() => {
  door.fault = null;
});
afterAll(() => door.close());

type Web = NonNullable<Body<"createFeed">["web"]>;
const tried = async (web: Web, kept_id: number | null = null) =>
  (await portal.as("admin").call("tryFeedAddress", { body: { web, kept_id } })).data;
const secret = "three-quiet-lanterns";

describe("whoever writes down a feed may try its address before it is kept", () => {
  test("a file shows its name and its first lines, and nothing is kept of it", async () => {
    const { lines, ...more } = await tried({ url: `${door.url}/stock.csv` });
    expect(more).toEqual({ outcome: "open", sentence: null, file_name: "stock.csv" });
    expect(lines).toHaveLength(3);
    expect(lines[1]).toMatch(/^S1,/);
    const { rows } = await portal.pool.query(
      "SELECT (SELECT count(*) FROM feed) AS feeds, (SELECT count(*) FROM load) AS loads",
    );
    expect(rows).toEqual([{ feeds: 0, loads: 0 }]);
  });

  test("an address of pages shows the first rows of its first page, and is asked once", async () => {
    door.asked.splice(0);
    const web = { url: `${door.url}/pages`, paging: "number", page_param: "page", rows_path: "data.items" } as const;
    const { lines, ...more } = await tried(web);
    expect(more).toEqual({ outcome: "open", sentence: null, file_name: null });
    expect(lines.map((line) => JSON.parse(line))).toHaveLength(3);
    expect(door.asked).toHaveLength(1);
  });

  test("a secret that was kept serves at its own server, and no other is told it", async () => {
    const supplier = await Supplier.of(portal);
    const web = { url: `${door.url}/safe/stock.csv`, sign_in: "bearer" as const };
    const body = newFeed(supplier.id, { source: "web", web: { ...web, secret } });
    const { id } = (await portal.as("admin").call("createFeed", { body })).data;
    expect(await tried(web, id)).toMatchObject({ outcome: "open" });
    expect(await tried(web)).toMatchObject({ outcome: "refused", sentence: expect.stringContaining("(401)") });
    const elsewhere = await webDoor(stockOf(1));
    await tried({ ...web, url: `${elsewhere.url}/stock.csv` }, id);
    elsewhere.close();
    expect(elsewhere.asked.map(({ authorization }) => authorization)).toEqual(["Bearer"]);
  });
});

describe("an address that misbehaves is told in a sentence", () => {
  const paged = { paging: "number", page_param: "page", rows_path: "data.items" } as const;
  const wrongs: [WebFault, Partial<Web>, string, string][] = [
    ["hang", {}, "timeout", "did not answer in time"],
    ["errorPage", {}, "broken", "a web page instead of stock"],
    ["nothing", {}, "broken", "answered with nothing"],
    ["redirectForEver", {}, "broken", "redirects more than 5 times"],
    ["brokenJson", paged, "broken", "no whole JSON"],
    ["noRows", paged, "broken", "no list of rows at data.items"],
  ];
  test.each(wrongs)("%s", async (fault, more, outcome, sentence) => {
    door.fault = fault;
    portal.house.remote = fault === "hang" ? { ...patient, connectMs: 1000, silenceMs: 400 } : patient;
    const said = await tried({ url: `${door.url}/stock.csv`, ...more });
    expect(said).toEqual({ outcome, sentence: expect.stringContaining(sentence), file_name: null, lines: [] });
  });

  test("a file without end is left after its beginning", async () => {
    door.fault = "tooMuch";
    expect((await tried({ url: `${door.url}/stock.csv` })).outcome).toBe("open");
  });

  test("an address of a private network is not visited", async () => {
    const body = { web: { url: "https://169.254.169.254/latest" } };
    const { data } = await strict.as("admin").call("tryFeedAddress", { body });
    expect(data).toMatchObject({ outcome: "notAllowed", sentence: expect.stringContaining("private network") });
  });
});

test("what could not be kept is refused at its field, and only who may write feeds may try", async () => {
  const web = { url: "https://a:b@supplier.example/stock" };
  const refused = await portal.as("admin").send("tryFeedAddress", { body: { web } });
  expectRefusal(refused, 422, "feedAddressHasSecret", ["/data/web/url"]);
  for (const who of ["associate", "customer", "auditor"] as const) {
    expectRefusal(await portal.as(who).send("tryFeedAddress", { body: { web } }), 403, "forbidden");
  }
});
