import { expect, test } from "vitest";
import type { QueryInput } from "#api/operation-types.ts";
import type { DemoName } from "#support/actors.ts";
import { expectRefusal } from "#support/answer.ts";
import { useApp } from "#support/app.ts";
import { freeStones, heldBy, requestedBy } from "#support/line-stones.ts";
import { readPdf } from "#support/read-pdf.ts";
import { readXlsx } from "#support/read-xlsx.ts";
import { ownerId } from "#support/rows.ts";

const portal = useApp();
type Query = QueryInput<"exportLostDeals">;
const today = { startDate: "2026-11-20", endDate: "2026-11-20" };
const idsOf = (lines: readonly { id: number }[]) => ({ ids: lines.map(({ id }) => id) });

const ask = (query: Query, who: DemoName = "admin") => portal.as(who).call("exportLostDeals", { query });
async function fileOf(query: Query, who: DemoName = "admin"): Promise<Buffer> {
  const headers = { authorization: `Bearer ${await portal.tokenOf(who)}` };
  return (await portal.app.inject({ url: (await ask(query, who)).data as string, headers })).rawPayload;
}
async function refusedRequests(): Promise<string[]> {
  const numbers = await freeStones(portal, 2);
  const asked = await requestedBy(portal, "customer", numbers);
  await portal.as("admin").call("rejectStones", { body: { ...idsOf(asked), reason: "Sold elsewhere" } });
  return numbers;
}

test("the lines behind a figure of lost deals are a file: as many as it says, each with its reason", async () => {
  const numbers = await refusedRequests();
  const query = { step: "request", figure: "house", ...today } as const;
  const { data } = await portal.as("admin").call("listLostDeals", { query });
  const [head = "", ...rows] = (await fileOf({ ...query, format: "csv" }))
    .toString("utf8")
    .slice(1)
    .trimEnd()
    .split("\r\n");
  expect(rows.map((row) => row.split(",")[0])).toEqual(data.data.map(({ stock_no }) => stock_no));
  expect(rows.filter((row) => numbers.some((no) => row.startsWith(no)) && row.includes("Sold elsewhere"))).toHaveLength(
    2,
  );
  expect(head.split(",")).toEqual(expect.arrayContaining(["Line status", "Client", "Reason"]));
  const [sheet] = [...(await readXlsx(await fileOf(query))).values()];
  expect(sheet?.cells.get("A2")?.value).toBe(data.data[0]?.stock_no);
  const { rows: logged } = await portal.pool.query(
    "SELECT data -> 'after' AS after FROM audit_event WHERE data ->> 'transition' = 'export.ask' ORDER BY seq",
  );
  expect(logged.at(-1)?.after).toMatchObject({ format: "xlsx", list: "confirm", lines: data.data.length });
});

test("an associate's file has own customers' lines alone", async () => {
  const customer = await ownerId(portal, "customer");
  const { rows } = await portal.pool.query("SELECT associate_id FROM account WHERE id = $1", [customer]);
  const isOwn = rows[0].associate_id === (await ownerId(portal, "associate"));
  const [own, other]: [DemoName, DemoName] = isOwn ? ["associate", "associate2"] : ["associate2", "associate"];
  await heldBy(portal, "customer", await freeStones(portal, 1));
  const query = { step: "hold", figure: "began", by: "client", value: String(customer), ...today } as const;
  const ofAll = { step: "hold", figure: "began", format: "csv", ...today } as const;
  const linesOf = async (asked: Query) => (await fileOf(asked, own)).toString("utf8").trimEnd().split("\r\n").slice(1);
  const { data } = await portal.as(own).call("listLostDeals", { query: { ...query, size: 1000 } });
  expect(await linesOf({ ...query, format: "csv" })).toHaveLength(data.pagination.totalRecords);
  const { data: reached } = await portal
    .as(own)
    .call("listLostDeals", { query: { step: "hold", figure: "began", ...today } });
  expect(await linesOf(ofAll)).toHaveLength(reached.pagination.totalRecords);
  expectRefusal(await ask(query, other), 404, "notFound");
});

test("a file without a line is refused, and so is one for whom the list is closed", async () => {
  expectRefusal(await ask({ step: "memo", startDate: "9999-12-01", endDate: "9999-12-31" }), 422, "selectDiamond");
  expectRefusal(await ask({ step: "hold", startDate: "2026-11-02", endDate: "2026-11-01" }), 422, "rangeUpsideDown");
  for (const name of ["customer", "qc", "api"] as const)
    expectRefusal(await ask({ step: "hold" }, name), 403, "forbidden");
});

test("where deals are lost is a file too: every row of the table with every figure, and all together last", async () => {
  await refusedRequests();
  const table = async (query: QueryInput<"exportLostTable">, who: DemoName = "admin") => {
    const headers = { authorization: `Bearer ${await portal.tokenOf(who)}` };
    const { data: url } = await portal.as(who).call("exportLostTable", { query });
    return (await portal.app.inject({ url, headers })).rawPayload;
  };
  for (const [who, by] of [
    ["admin", "shape"],
    ["associate", "client"],
  ] as const) {
    const { data } = await portal.as(who).call("getLostDeals", { query: { by, ...today } });
    const csv = (await table({ by, format: "csv", ...today }, who)).toString("utf8").slice(1).trimEnd().split("\r\n");
    const [head = [], ...rows] = csv.map((line) => line.split(/,(?=(?:[^"]*"[^"]*")*[^"]*$)/));
    expect(rows).toHaveLength(data.rows.length + 1);
    const column = (name: string) => rows.map((row) => row[head.indexOf(name)]);
    const all = [...data.rows, data.total];
    expect(column("Requests: all")).toEqual(all.map(({ request }) => String(request?.began)));
    expect(column("Requests: ended by the house")).toEqual(all.map(({ request }) => String(request?.house)));
    expect(rows.at(-1)?.[0]).toBe("All");
    // As the screen says it: a request goes on to a memo, a memo is sold or comes back.
    expect(head).toEqual(expect.arrayContaining(["Requests: on memo", "Memos: sold", "Memos: came back"]));
    expect(new Set(head).size).toBe(head.length);
  }
  const [sheet] = [...(await readXlsx(await table(today))).values()];
  expect(sheet?.cells.get("A1")?.value).toBe("Shape");
  // A count is a number that can be summed.
  const requests = [...(sheet?.cells ?? [])].find(([, { value }]) => value === "Requests: all")?.[0] ?? "";
  expect(sheet?.cells.get(requests.replace("1", "2"))?.type).toBe("n");
  const { rows: logged } = await portal.pool.query(
    "SELECT data -> 'after' AS after FROM audit_event WHERE data ->> 'transition' = 'export.ask' ORDER BY seq",
  );
  expect(logged.at(-1)?.after).toMatchObject({ format: "xlsx", figures: "lost-deals-by-shape" });
  const { pages } = readPdf(await table({ format: "pdf", ...today }));
  for (const words of ["Lost deals", "Requests: ended by the house", "Memos: came back", "All"])
    expect(pages[0]).toContain(words); // no head is cut
  expect(pages.join()).not.toContain("Rap avg"); // figures have no totals of stones
  expectRefusal(await portal.as("associate").call("exportLostTable", { query: { by: "provider" } }), 403, "costHidden");
  expectRefusal(await portal.as("customer").call("exportLostTable", { query: today }), 403, "forbidden");
});
