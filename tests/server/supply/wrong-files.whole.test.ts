import { expect, test } from "vitest";
import { useApp } from "#support/app.ts";
import { aRow, type FileRow, Supplier } from "#support/supplier.ts";

const portal = useApp();
const six = (change: FileRow = {}) => Array.from({ length: 6 }, (_, n) => aRow(`A${n}`, change));
const reasons = async (supplier: Supplier, rows: FileRow[]) =>
  (await supplier.dryRun(rows)).waits_for.map(({ reason }) => reason);

test("another provider's file is said: the reports of its stones are that provider's", async () => {
  const owner = await Supplier.of(portal);
  await owner.take(six());
  const other = await Supplier.of(portal, "Quay Stones", "QUAY");
  await other.take(Array.from({ length: 6 }, (_, n) => aRow(`Q${n}`, { "Report #": `88${n}` })));
  expect(await reasons(other, six())).toContain("otherProviders");
  expect(await reasons(owner, six())).not.toContain("otherProviders");
});

test("prices a hundred times too high are refused by the list price, and the file waits for a person", async () => {
  const supplier = await Supplier.of(portal);
  await supplier.take(six());
  expect(await reasons(supplier, six({ "Price per carat": "500000.00" }))).toEqual(["refusedShare"]);
});

test("a report number that a spreadsheet has rounded leaves that of a stone in stock as it is, and says so", async () => {
  const supplier = await Supplier.of(portal);
  await supplier.take([aRow("A1"), aRow("A2")]);
  const rounded = { "Report #": "1.23457E+11" };
  const load = await supplier.take(
    [aRow("A1", { ...rounded, "Price per carat": "5100.00" }), aRow("A3", rounded)],
    "changes",
  );
  const [changed] = await supplier.rows(load.id, "changed");
  expect(changed?.changes.map(({ field }) => field).sort()).toEqual(["disc", "price_per_ct"]);
  expect(changed?.findings.find(({ code }) => code === "reportNoRounded")?.sentence).toBe(
    "A spreadsheet has rounded the report number. It is left out, and a stone in stock keeps its own. Save the column as text.",
  );
  const { rows } = await portal.pool.query(
    "SELECT org_stock_no, report_no FROM stone WHERE provider_id = $1 ORDER BY org_stock_no",
    [supplier.id],
  );
  expect(rows.map(({ org_stock_no, report_no }) => [org_stock_no, report_no])).toEqual([
    ["A1", "771"],
    ["A2", "772"],
    ["A3", null],
  ]);
  const same = await supplier.dryRun([aRow("A2", rounded)], "changes");
  expect(same.counts).toMatchObject({ changed: 0, same: 1 });
});

test("a link that is made of the report number stays too, where a spreadsheet has rounded that number", async () => {
  const supplier = await Supplier.of(portal);
  const first = await supplier.dryRun([aRow("A1"), aRow("A2")]);
  const fixed = [
    { field: "certificate", value: "https://reports.test/{report_no}.pdf" },
    { field: "video", value: "https://films.test/{org_stock_no}.mp4" },
  ];
  const body = { version: first.version, mapping: { ...first.mapping, fixed } };
  const path = { id: first.id };
  expect((await portal.as("admin").send("setLoadMapping", { path, body } as never)).status).toBe(200);
  await portal.runJobs();
  await supplier.commit(await supplier.load(first.id));
  const links = async () => {
    const { rows } = await portal.pool.query(
      "SELECT org_stock_no, certificate, video FROM stone WHERE provider_id = $1 ORDER BY org_stock_no",
      [supplier.id],
    );
    return rows;
  };
  const kept = [
    { org_stock_no: "A1", certificate: "https://reports.test/771.pdf", video: "https://films.test/A1.mp4" },
    { org_stock_no: "A2", certificate: "https://reports.test/772.pdf", video: "https://films.test/A2.mp4" },
  ];
  expect(await links()).toEqual(kept);
  await supplier.take([aRow("A1", { "Report #": "1.23457E+11", "Price per carat": "5100.00" })], "changes");
  expect(await links()).toEqual(kept);
});
