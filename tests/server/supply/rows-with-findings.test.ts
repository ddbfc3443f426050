import { expect, test } from "vitest";
import type { QueryInput } from "#api/operation-types.ts";
import { expectRefusal } from "#support/answer.ts";
import { useApp } from "#support/app.ts";
import { aRow, Supplier } from "#support/supplier.ts";

const portal = useApp();

/** A load whose findings stand in rows of several kinds: new, changed, unchanged, refused and left out. */
async function aLoad() {
  const supplier = await Supplier.of(portal);
  await supplier.take([aRow("A1", { Lab: "" }), aRow("A2"), aRow("A3")]);
  const load = await supplier.dryRun([
    aRow("A1", { Lab: "" }),
    aRow("A2", { Lab: "" }),
    aRow("A3"),
    aRow("A4", { Lab: "" }),
    aRow("A5", { Weight: "none" }),
    aRow("A3", { Weight: "1.01" }),
  ]);
  const rowsWith = async (query: QueryInput<"listLoadRows">) => {
    const { data } = await portal.as("admin").call("listLoadRows", { path: { id: load.id }, query });
    return { total: data.pagination.totalRecords, numbers: data.data.map(({ org_stock_no }) => org_stock_no) };
  };
  return { supplier, load, rowsWith };
}

test("each finding of a load opens as many rows as it counts, of every kind, and still does after the commit", async () => {
  const { supplier, load, rowsWith } = await aLoad();
  expect(load.findings.map(({ code }) => code).sort()).toEqual([
    "neededUnreadable",
    "reportWithoutLab",
    "stockNoRepeated",
  ]);
  const opened = async () => {
    for (const { code, rows } of load.findings)
      expect([code, (await rowsWith({ finding: code })).total]).toEqual([code, rows]);
    expect((await rowsWith({ finding: "reportWithoutLab" })).numbers).toEqual(["A1", "A2", "A4"]);
    expect((await rowsWith({ finding: "reportWithoutLab", kind: "new" })).numbers).toEqual(["A4"]);
  };
  await opened();
  const committed = await supplier.commit(load);
  expect(committed).toMatchObject({ state: "committed", findings: load.findings });
  await opened();
});

test("a finding that no row has opens none, and what is no finding is refused", async () => {
  const { load, rowsWith } = await aLoad();
  expect(await rowsWith({ finding: "discountTiny" })).toEqual({ total: 0, numbers: [] });
  const ask = (finding: string) =>
    portal.as("admin").send("listLoadRows", { path: { id: load.id }, query: { finding } });
  expect((await ask(`"}]' OR true --`)).status).toBe(400);
});

test("the rows of a finding leave as a file", async () => {
  const { load } = await aLoad();
  const ask = (query: QueryInput<"exportLoadRows">) =>
    portal.as("admin").call("exportLoadRows", { path: { id: load.id }, query: { format: "csv", ...query } });
  const headers = { authorization: `Bearer ${await portal.tokenOf("admin")}` };
  const { data } = await ask({ finding: "reportWithoutLab" });
  const lines = (await portal.app.inject({ url: data as string, headers })).payload.trimEnd().split("\r\n").slice(1);
  expect(lines.map((line) => line.split(",")[3])).toEqual(["A1", "A2", "A4"]);
  expectRefusal(await ask({ finding: "discountTiny" }), 422, "noLoadRows");
});
