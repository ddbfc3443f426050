import { describe, expect, test } from "vitest";
import { readPdf } from "#support/read-pdf.ts";
import { readXlsx } from "#support/read-xlsx.ts";
import { grouping, useReportWorld } from "#support/report-world.ts";

const { portal, admin, groups, lines, sales } = useReportWorld();

describe("a report of sales", () => {
  test("shows the same groups on pages of one each, also those that share a day", async () => {
    await sales();
    for (const groupBy of grouping) {
      const all = await groups({ groupBy });
      const pages = [];
      for (let page = 1; page <= all.data.length + 1; page++) pages.push(await groups({ groupBy, page, size: 1 }));
      expect(pages.flatMap(({ data }) => data)).toEqual(all.data);
      expect(pages.map(({ lines, totals }) => ({ lines, totals }))).toEqual(
        pages.map(() => ({ lines: all.lines, totals: all.totals })),
      );
    }
    expect((await groups({ groupBy: 4 })).data.length).toBeGreaterThan(2);
  });

  test("names the group whose rows it opens, and no group that has none", async () => {
    await sales();
    for (const groupBy of grouping) {
      const shown = await groups({ groupBy });
      for (const { key, label } of shown.data)
        expect((await lines({ groupBy, group: key, page: 9 })).group).toEqual(groupBy === 1 ? null : { key, label });
      expect((await lines({ groupBy })).group).toBeNull();
    }
    const [theirs] = (await groups({ groupBy: 3 }, "customer2")).data;
    expect((await lines({ groupBy: 3, group: theirs?.key }, "customer2")).group?.label).toBe(theirs?.label);
    expect((await lines({ groupBy: 3, group: theirs?.key }, "customer")).group).toBeNull();
  });

  test("is the same in a file: its lines, its carats and its amount", async () => {
    await sales();
    const file = async (format: "csv" | "xlsx" | "pdf") => {
      const { data } = await admin().call("exportReport", { query: { groupBy: 3, format } });
      const headers = { authorization: `Bearer ${await portal.tokenOf("admin")}` };
      return (await portal.app.inject({ url: data as string, headers })).rawPayload;
    };
    const { totals, lines: count } = await groups({ groupBy: 3 });
    const [head = "", ...rows] = (await file("csv")).toString("utf8").slice(1).trimEnd().split("\r\n");
    const at = (name: string) => head.split(",").indexOf(name);
    const sum = (name: string) => rows.reduce((all, row) => all + Number(row.split(",")[at(name)]), 0);
    expect(rows).toHaveLength(count);
    expect(at("By customer")).toBeGreaterThan(0);
    expect(sum("Carat")).toBeCloseTo(totals.carat, 2);
    expect(sum("Amount $")).toBeCloseTo(totals.total_amt, 2);
    const [sheet] = [...(await readXlsx(await file("xlsx"))).values()];
    expect([...(sheet?.cells.values() ?? [])].map(({ value }) => Number(value))).toContain(totals.total_amt);
    const amount = totals.total_amt.toLocaleString("en-US", { style: "currency", currency: "USD" });
    expect(readPdf(await file("pdf")).pages.join("\n")).toContain(`Total ${amount}`);
  });
});
