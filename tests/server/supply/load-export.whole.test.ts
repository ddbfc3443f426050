import { expect, test } from "vitest";
import type { QueryInput } from "#api/operation-types.ts";
import { expectRefusal } from "#support/answer.ts";
import { useApp } from "#support/app.ts";
import { readXlsx } from "#support/read-xlsx.ts";
import { aRow, Supplier } from "#support/supplier.ts";

const portal = useApp();
type Query = QueryInput<"exportLoadRows">;

const fetched = async (link: string) => {
  const headers = { authorization: `Bearer ${await portal.tokenOf("admin")}` };
  return (await portal.app.inject({ url: link, headers })).rawPayload;
};
const ask = (id: number, query: Query) => portal.as("admin").call("exportLoadRows", { path: { id }, query });

async function csvOf(id: number, query: Query = {}): Promise<string[]> {
  const { data } = await ask(id, { ...query, format: "csv" });
  return (await fetched(data as string)).toString("utf8").slice(1).trimEnd().split("\r\n");
}

/** A provider whose next file changes one stone, adds one, leaves one out, and has one row refused. */
async function aDifference() {
  const supplier = await Supplier.of(portal);
  await supplier.take([aRow("A1"), aRow("A2"), aRow("A3")]);
  const file = [aRow("A1", { "Price per carat": "4000.00" }), aRow("A2"), aRow("A4"), aRow("A5", { Weight: "none" })];
  return (await supplier.dryRun(file)).id;
}

test("the whole difference of a load leaves as a file, each row with what it changes and why", async () => {
  const id = await aDifference();
  const [head, ...rows] = await csvOf(id);
  expect(head).toMatch(/^Change,Line,Stock number,Provider's number,/);
  expect(rows.map((row) => row.split(",")[0]).sort()).toEqual(["Changed", "Gone", "New", "Refused", "Unchanged"]);
  const of = (kind: string) => rows.find((row) => row.startsWith(kind)) ?? "";
  expect(of("Changed")).toMatch(/^Changed,2,HARBA1,A1,[\d.]+,[\d.]+,-\d+/);
  expect(of("Changed")).toMatch(/Price per carat [\d,.]+ → [\d,.]+/);
  expect(of("New")).toContain("Round");
  expect(of("Refused")).toContain("Carat: The value is not a number, and the stone needs it.");
  const [sheet] = [...(await readXlsx(await fetched((await ask(id, {})).data as string))).values()];
  expect([...(sheet?.cells.values() ?? [])].map(({ value }) => value)).toContain("HARBA1");
});

test("the file has the filters of the list, and no cell of a provider becomes a formula", async () => {
  const id = await aDifference();
  expect((await csvOf(id, { kind: "new" })).slice(1)).toHaveLength(1);
  expect((await csvOf(id, { search: "A2" })).slice(1).map((row) => row.split(",")[3])).toEqual(["A2"]);
  const theirs = async (search: string) => (await csvOf(id, { search })).slice(1).map((row) => row.split(",")[3]);
  expect(await theirs("774")).toEqual(["A4"]); // a report that the file brings
  expect(await theirs("773")).toEqual(["A3"]); // one of a stone that is gone
  const supplier = await Supplier.of(portal, "Quayside", "QUAY");
  const odd = await supplier.dryRun([aRow("=1+1"), aRow("B2")]);
  const lines = (await csvOf(odd.id)).slice(1);
  expect(lines.filter((line) => /(^|,)"?=/.test(line))).toEqual([]);
});

test("rising and falling prices are counted, listed and exported apart; a stone that changes otherwise is in neither", async () => {
  const supplier = await Supplier.of(portal);
  await supplier.take(["A1", "A2", "A3", "A4", "A5"].map((stock) => aRow(stock)));
  const priced = (stock: string, price: string) => aRow(stock, { "Price per carat": price });
  const { id, counts } = await supplier.dryRun([
    priced("A1", "5100.00"),
    priced("A2", "4000.00"),
    priced("A3", "5500.00"),
    aRow("A4", { "Report #": "9174" }),
    aRow("A5"),
    priced("A6", "9000.00"),
  ]);
  expect(counts).toMatchObject({ changed: 4, new: 1, rising: 2, falling: 1 });
  const listed = async (query: QueryInput<"listLoadRows">) =>
    (await portal.as("admin").call("listLoadRows", { path: { id }, query })).data;
  const rising = await listed({ kind: "changed", price: "rising" });
  expect(rising.data.map(({ org_stock_no }) => org_stock_no)).toEqual(["A3", "A1"]); // the largest move first
  expect(rising.pagination.totalRecords).toBe(2);
  expect((await listed({ price: "falling" })).data.map(({ org_stock_no }) => org_stock_no)).toEqual(["A2"]);
  expect((await listed({ kind: "gone", price: "falling" })).data).toEqual([]);
  const exported = async (query: Query) => (await csvOf(id, query)).slice(1).map((row) => row.split(",")[3]);
  expect(await exported({ kind: "changed", price: "rising" })).toEqual(["A3", "A1"]);
  expect(await exported({ kind: "changed", price: "falling" })).toEqual(["A2"]);
  expectRefusal(await ask(id, { kind: "new", price: "rising" }), 422, "noLoadRows");
  const odd = await portal.as("admin").call("listLoadRows", { path: { id }, query: { price: "sideways" as never } });
  expect(odd.status).toBe(400);
});

test("a load without such rows has no file, and nobody else may ask for one", async () => {
  const id = await aDifference();
  expectRefusal(await ask(id, { kind: "back" }), 422, "noLoadRows");
  expectRefusal(await ask(999_999, {}), 404, "notFound");
  for (const name of ["customer", "associate"] as const)
    expectRefusal(await portal.as(name).call("exportLoadRows", { path: { id } }), 403, "forbidden");
});

test("a large file is made by a job, and the log says who asked for it", async () => {
  const id = await aDifference();
  const { data } = await ask(id, { job: true });
  await portal.runJobs();
  const { job } = data as { job: string };
  const made = (await portal.as("admin").call("getJob", { path: { id: job } })).data;
  expect((await fetched(made.link ?? "")).length).toBeGreaterThan(1000);
  const { rows } = await portal.pool.query(
    "SELECT data -> 'after' AS after FROM audit_event WHERE data ->> 'transition' = 'export.ask' ORDER BY seq DESC LIMIT 1",
  );
  expect(rows[0].after).toEqual({ format: "xlsx", load_id: id, rows: 5 });
});
