import { beforeEach, describe, expect, test } from "vitest";
import type { Data, QueryInput } from "#api/operation-types.ts";
import type { DemoName } from "#support/actors.ts";
import { expectRefusal } from "#support/answer.ts";
import { useApp } from "#support/app.ts";
import { auditRows } from "#support/audit.ts";
import { aListedLine, lineListSamples } from "#support/line-list-samples.ts";
import { invoiced, type ListedLine, listedLine, listedPaper } from "#support/listed-lines.ts";
import { readPdf } from "#support/read-pdf.ts";
import { readXlsx } from "#support/read-xlsx.ts";
import { ownerId } from "#support/rows.ts";
import { type ListOperation, linesOf } from "#support/shown-lists.ts";

const portal = useApp();
const lists = Object.keys(lineListSamples) as ListOperation[];
type ListQuery = QueryInput<"listHolds">;

const fetched = async (link: string, who: DemoName) =>
  portal.app.inject({ url: link, headers: { authorization: `Bearer ${await portal.tokenOf(who)}` } });
async function fileOf(who: DemoName, id: ListOperation, query: ListQuery) {
  const link = (await portal.as(who).call(id, { query })).data as string;
  expect(link).toMatch(/^\/files\/exports\/[0-9a-f]{32}$/);
  return fetched(link, who);
}
async function csvOf(who: DemoName, id: ListOperation, query: ListQuery = {}) {
  const [head = "", ...rows] = (await fileOf(who, id, { csv: true, ...query })).body.slice(1).trimEnd().split("\r\n");
  const heads = head.split(",");
  return { heads, rows: rows.map((row) => new Map(row.split(",").map((cell, at) => [heads[at], cell]))) };
}

describe.each(lists)("%s as a file", (id) => {
  let line: ListedLine;
  beforeEach(async () => {
    line = await aListedLine(portal, id, "customer");
    await aListedLine(portal, id, "customer2");
  });

  test("has the list's columns and the stone's, and a row for each line", async () => {
    const { heads, rows } = await csvOf("admin", id);
    expect(heads.slice(0, 5)).toEqual(["Stock no", "Line status", "Date", "Client", "Customer"]);
    expect(heads).toEqual(expect.arrayContaining(["Remark", "Made by", "Shape", "Carat", "Cost $", "Provider"]));
    expect(rows).toHaveLength(2);
    const row = rows.find((one) => one.get("Stock no") === line.stock_no);
    expect([row?.get("Client"), row?.get("Customer"), row?.get("Date")]).toEqual([
      "Northlight Jewels",
      "Mara Lind",
      "2026-11-20",
    ]);
  });

  test("is of what the filter and the tab show, in the order that is asked for", async () => {
    const user_id = await ownerId(portal, "customer2");
    const { rows } = await csvOf("admin", id, { user_id });
    expect(rows.map((row) => row.get("Client"))).toEqual(["Alder & Finch Ltd"]);
    const business_associate_id = await ownerId(portal, "associate");
    const theirs = await csvOf("admin", id, { business_associate_id });
    expect(theirs.rows.map((row) => row.get("Client"))).toEqual(["Northlight Jewels"]);
    const sorted = await csvOf("admin", id, { sort: "client" });
    expect(sorted.rows.map((row) => row.get("Customer"))).toEqual(["Tom Alder", "Mara Lind"]);
    expectRefusal(await portal.as("admin").call(id, { query: { csv: true, search: "nothing" } }), 422, "selectDiamond");
  });

  test("is an Excel file with totals, or a PDF", async () => {
    const excel = await fileOf("admin", id, { export: true });
    expect(excel.headers["content-disposition"]).toMatch(/filename="[a-z]+-2026-11-20\.xlsx"/);
    const [[, sheet] = []] = await readXlsx(excel.rawPayload);
    expect([sheet?.cells.get("A1")?.value, sheet?.cells.get("B1")?.value]).toEqual(["Stock no", "Line status"]);
    expect([sheet?.cells.get("A2")?.value, sheet?.cells.get("A3")?.value]).toContain(line.stock_no);
    expect(sheet?.cells.get("A5")).toMatchObject({ value: "2", formula: expect.stringContaining("SUBTOTAL") });
    expect(await readXlsx(excel.rawPayload).then((book) => book.size)).toBe(1);
    const { totals } = await linesOf(portal.as("admin"), id);
    const { pages } = readPdf((await fileOf("admin", id, { pdf: true })).rawPayload);
    expect(pages.join("\n")).toContain(line.stock_no);
    expect(pages.join("\n")).toContain(
      `Total ${totals.total_amt.toLocaleString("en-US", { style: "currency", currency: "USD" })}`,
    );
  });

  test.each([
    [2, "By date", "2026-11-20"],
    [3, "By customer", "Northlight Jewels | Mara Lind"],
    [4, "By date and customer", "2026-11-20 · Northlight Jewels | Mara Lind"],
  ])("grouping %i is a column of it", async (groupBy, head, value) => {
    const { heads, rows } = await csvOf("admin", id, { groupBy });
    expect(heads.slice(0, 3)).toEqual(["Stock no", head, "Line status"]);
    expect(rows.find((row) => row.get("Stock no") === line.stock_no)?.get(head)).toBe(value);
    if (groupBy > 2) expect(rows[0]?.get(head)).toContain("Alder");
  });

  test("has no cost where it is for one client, or whoever asks may not see it", async () => {
    const user_id = await ownerId(portal, "customer");
    const files = [await csvOf("admin", id, { user_id })];
    if (id !== "listExternal") files.push(await csvOf("customer", id));
    for (const { heads, rows } of files) {
      for (const cost of ["Cost disc %", "Cost $/ct", "Cost $", "Provider"]) expect(heads).not.toContain(cost);
      expect(rows.map((row) => row.get("Stock no"))).toEqual([line.stock_no]);
    }
    expect(JSON.stringify(files[1]?.heads ?? [])).not.toContain("Cost $");
  });

  test("is in the log; reading a page is not", async () => {
    await portal.as("admin").call("getProfile");
    const before = (await auditRows(portal.pool)).length;
    await portal.as("admin").call(id);
    expect(await auditRows(portal.pool)).toHaveLength(before);
    await portal.as("admin").call(id, { query: { csv: true } });
    const [row] = (await auditRows(portal.pool)).slice(before);
    expect(row?.fact).toMatchObject({
      operation: id,
      transition: "export.ask",
      who: await ownerId(portal, "admin"),
      role: 1,
      after: { format: "csv", lines: 2, client_id: null },
    });
  });

  test("as a job is answered at once and tells how far it is", async () => {
    const answer = await portal.as("admin").call(id, { query: { export: true, job: true } });
    expect(answer.status).toBe(202);
    const { job } = answer.data as { job: string };
    await portal.runJobs();
    const done = (await portal.as("admin").call("getJob", { path: { id: job } })).data;
    expect(done).toMatchObject({ kind: "exportLines", state: "done", done: 2, total: 2 });
    expect((await fetched(done.link ?? "", "admin")).statusCode).toBe(200);
    expect((await fetched(done.link ?? "", "qc")).statusCode).toBe(404);
  });
});

describe("a file of holds", () => {
  test("tells until when a stone is held as a date with its time, in the house's time zone", async () => {
    const { stock_no } = await aListedLine(portal, "listHolds", "customer");
    const [row] = (await csvOf("admin", "listHolds")).rows;
    expect(row?.get("Held until")).toMatch(/^2026-11-2\d \d\d:\d\d$/);
    const [[, sheet] = []] = await readXlsx((await fileOf("admin", "listHolds", { export: true })).rawPayload);
    const head = [...(sheet?.cells ?? [])].find(([, { value }]) => value === "Held until")?.[0];
    const cell = sheet?.cells.get(head?.replace("1", "2") ?? "");
    // Excel counts days from the end of 1899; no text can be sorted or reckoned with.
    const moment = new Date((Number(cell?.value) - 25_569) * 86_400_000).toISOString();
    expect([cell?.type, moment.slice(0, 16).replace("T", " ")]).toEqual(["n", row?.get("Held until")]);
    const { pages } = readPdf((await fileOf("admin", "listHolds", { pdf: true })).rawPayload);
    const [day = "", time] = row?.get("Held until")?.split(" ") ?? [];
    expect(pages.join()).toContain(`${day.split("-").reverse().join("/")} | ${time}`);
    expect(pages.join()).toContain(stock_no);
  });

  test("has days as days where they are its groups", async () => {
    await aListedLine(portal, "listHolds", "customer");
    const [[, sheet] = []] = await readXlsx(
      (await fileOf("admin", "listHolds", { export: true, groupBy: 2 })).rawPayload,
    );
    expect(sheet?.cells.get("B1")?.value).toBe("By date");
    expect(sheet?.cells.get("B2")).toMatchObject({
      type: "n",
      value: String(Date.UTC(2026, 10, 20) / 86_400_000 + 25_569),
    });
  });
});

describe("a file of lines", () => {
  test("of somebody else's client is none", async () => {
    const user_id = await ownerId(portal, "customer2");
    expectRefusal(await portal.as("associate").call("listHolds", { query: { csv: true, user_id } }), 404, "notFound");
    expectRefusal(await portal.as("customer").call("listHolds", { query: { pdf: true, user_id } }), 404, "notFound");
  });

  test("of more than a thousand is a job's, asked for or not", async () => {
    await portal.pool.query(
      `INSERT INTO stone_line (list, state, status, stone_id, holder_id, business_id, made_by, price_per_ct, total_amt, markup_ppc,
          sell_amt, created_at, updated_at)
        SELECT 'watchlist', 'out', 2, s.id, a.id, a.business_id, a.id, 1, 1, 1, 1, $1, $1
        FROM account a, (SELECT min(id) AS id FROM stone) s, generate_series(1, 1001) WHERE a.user_name = 'customer'`,
      [portal.clock.now()],
    );
    const { data, status } = await portal
      .as("customer")
      .call("listWatchlist", { query: { csv: true, currentTab: "out" } });
    expect([status, data]).toEqual([202, { job: expect.any(String) }]);
    await portal.runJobs();
    const { job } = data as Extract<Data<"listWatchlist">, { job: string }>;
    const done = (await portal.as("customer").call("getJob", { path: { id: job } })).data;
    expect(done).toMatchObject({ state: "done", done: 1001, total: 1001 });
    expect((await fetched(done.link ?? "", "customer")).body.trimEnd().split("\r\n")).toHaveLength(1002);
  });

  test("written later is of what its asker may see by then", async () => {
    await listedLine(portal, { list: "cart", holder: "customer", state: "in", status: 1 });
    const kept = await listedLine(portal, { list: "cart", holder: "customer", state: "in", status: 1 });
    const lost = await listedLine(portal, { list: "cart", holder: "customer2", state: "in", status: 1 });
    const { data } = await portal.as("associate").call("listCarts", { query: { csv: true, job: true } });
    await portal.pool.query("UPDATE account SET associate_id = NULL WHERE user_name = 'customer'");
    await portal.runJobs();
    const { job } = data as { job: string };
    const done = (await portal.as("associate").call("getJob", { path: { id: job } })).data;
    const { body } = await fetched(done.link ?? "", "associate");
    for (const { stock_no } of [kept, lost]) expect(body).not.toContain(stock_no);
  });

  const deals = {
    listHolds: { list: "hold", state: "held", head: "Offered $/ct" },
    listEnquiries: { list: "enquiry", state: "offered.made", head: "Offered $/ct" },
    listConfirms: { list: "confirm", state: "pending", head: "Requested $/ct" },
  } as const;
  test.each(Object.keys(deals) as (keyof typeof deals)[])(
    "of %s has each price under the head that it has on the screen, whoever reads it",
    async (id) => {
      const { list, state, head } = deals[id];
      const order = await listedPaper(portal, "order", await ownerId(portal, "customer"));
      const more = list === "confirm" ? { papers: { order: order.id } } : { expires: "2026-11-22T09:00:00Z" };
      const line = await listedLine(portal, { list, holder: "customer", state, status: 1, agreed: 1000, ...more });
      const { data, totals } = await linesOf(portal.as("customer"), id);
      const shown = data.find(({ stone }) => stone.stock_no === line.stock_no);
      for (const who of ["customer", "associate", "admin"] as const) {
        const { heads, rows } = await csvOf(who, id);
        expect(heads).not.toContain("Client $/ct");
        const row = rows.find((one) => one.get("Stock no") === line.stock_no);
        const figure = (of: string) => Number(row?.get(of));
        expect([figure("Disc %"), figure("Price $/ct"), figure("Amount $")]).toEqual([
          shown?.markup_disc,
          shown?.markup_ppc,
          shown?.sell_amt,
        ]);
        expect([figure(head), figure("Deal $")]).toEqual([1000, totals.total_amt]);
        expect(figure("Deal $")).not.toBe(figure("Amount $"));
      }
      const [[, sheet] = []] = await readXlsx((await fileOf("customer", id, { export: true })).rawPayload);
      const cells = [...(sheet?.cells ?? [])];
      const letter = cells.find(([, { value }]) => value === "Deal $")?.[0].replace(/\d+/, "") ?? "";
      expect(Number(sheet?.cells.get(`${letter}4`)?.value)).toBe(totals.total_amt);
    },
  );

  test("has paper numbers, what is agreed, and a credit with its signs turned", async () => {
    const holderId = await ownerId(portal, "customer");
    const memo = await listedPaper(portal, "memo", holderId, "2026-11-19");
    const invoice = await listedPaper(portal, "invoice", holderId);
    const papers = { memo: memo.id };
    await listedLine(portal, { list: "memo", holder: "customer", state: "issued", status: 1, agreed: 4000, papers });
    const { rows } = await csvOf("admin", "listMemos", { groupBy: 7 });
    const [row] = rows;
    const named = ["By memo", "Memo no", "Due", "Overdue", "Agreed $/ct"].map((head) => row?.get(head));
    expect(named).toEqual([memo.number, memo.number, "2026-11-19", "Yes", "4000.00"]);
    expect(Number(row?.get("Deal $"))).toBeCloseTo(4000 * Number(row?.get("Carat")), 2);

    const back = await listedLine(portal, { list: "memo", holder: "customer", state: "issued", status: 1, papers });
    const sale = await invoiced(portal, back, invoice.id, { price: 5000 });
    await invoiced(portal, back, invoice.id, { price: 5000, credits: sale });
    const invoices = await csvOf("admin", "listInvoices", { sort: "created_at", groupBy: 5 });
    const seen = invoices.rows.map((one) => [one.get("By invoice"), one.get("Sale or credit"), one.get("Sold $/ct")]);
    expect(seen).toEqual([
      [invoice.number, "Sale", "5000.00"],
      [invoice.number, "Credit", "5000.00"],
    ]);
    const [sold, credit] = invoices.rows.map((one) => Number(one.get("Sold $")));
    expect(credit).toBe(-(sold ?? 0));
    expect(Number(invoices.rows[1]?.get("Carat"))).toBeLessThan(0);
  });
});
