import { afterEach, beforeEach, expect, test } from "vitest";
import type { LooseInput } from "#support/api.ts";
import { useAppWith } from "#support/app.ts";
import { contractOperations } from "#support/contract.ts";
import { freeStones, requestedBy } from "#support/line-stones.ts";
import type { Owner } from "#support/rows.ts";
import { samples } from "#support/samples.ts";

const portal = useAppWith([
  "admin",
  "admin2",
  "customer",
  "customer2",
  "qc",
  "guest",
  "associate",
  "api",
  "ftp",
  "auditor",
]);
/** Host, number and name of the provider, as each stone of the house has them. */
const traces = /secret-supplier|zq78q2bc|Secret Supplier/i;
const clients = ["customer", "guest", "api"] as const satisfies readonly Owner[];

beforeEach(async () => {
  await portal.pool.query("UPDATE provider SET name = 'Secret Supplier ' || id");
  await portal.pool.query(
    `UPDATE stone SET org_stock_no = 'ZQ78Q2BC-' || id, image = 'https://media.secret-supplier.test/ZQ78Q2BC-' || id || '.jpg',
      video = 'https://media.secret-supplier.test/v/ZQ78Q2BC-' || id || '.mp4',
      certificate = 'https://secret-supplier.test/ZQ78Q2BC-' || id || '.pdf'`,
  );
});
let asked = 0;
afterEach(() => {
  asked = 0;
});

const senderOf = (name: Owner) => (name === "guest" ? portal.asGuest() : portal.as(name));
/** Calls that answer about stones to clients: all that read, and acts on stones. */
const ways = contractOperations.filter(
  ({ info }) => (!info.writes || ["Stone actions", "Search", "Trade papers"].includes(info.tag)) && !info.isPublic,
);

test.each(clients)("no call tells %s the host, name or number of a provider", async (name) => {
  const found: string[] = [];
  for (const { info } of ways) {
    await portal.pool.query("SAVEPOINT way");
    const input = (await samples[info.id].ask(portal, name)) as LooseInput;
    const { status, text } = await senderOf(name).send(info.id, input);
    await portal.pool.query("ROLLBACK TO SAVEPOINT way; RELEASE SAVEPOINT way");
    if (status < 300) asked++;
    const trace = traces.exec(text);
    if (trace) found.push(`${info.id}: ${text.slice(Math.max(0, trace.index - 80), trace.index + 40)}`);
  }
  expect(found).toEqual([]);
  expect(asked).toBeGreaterThan(20);
});

test("neither a shared page, nor the text of a link, nor a file of stones, nor a letter tells them", async () => {
  const client = portal.as("customer");
  const stock_numbers = await freeStones(portal, 2);
  const shared = await client.call("shareDiamonds", { body: { stock_numbers, resale_pct: 10 } });
  const token = shared.data.url.split("/").at(-1) ?? "";
  const page = await portal.anonymous.call("getSharedStones", { path: { token } });
  const made = await client.call("downloadStones", {
    body: { stock_numbers, format: "csv", columns: ["image", "video", "certificate"] },
  });
  const headers = { authorization: `Bearer ${await portal.tokenOf("customer")}` };
  const file = await portal.app.inject({ url: String(made.data), headers });
  const requests = await requestedBy(portal, "customer", stock_numbers);
  await portal.as("admin").call("approveStones", { body: { ids: requests.map(({ id }) => id) } });
  await portal.runJobs();
  const { rows } = await portal.pool.query("SELECT coalesce(string_agg(m::text, ''), '') AS letters FROM mail m");
  for (const text of [shared.text, page.text, file.body, rows[0].letters]) expect(text).not.toMatch(traces);
  expect(page.text).toContain("/files/media/");
  expect(file.body).toContain("http://portal.test/files/media/");
  expect(rows[0].letters).not.toBe("");
});
