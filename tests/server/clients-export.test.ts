import { describe, expect, test } from "vitest";
import type { QueryInput } from "#api/operation-types.ts";
import type { DemoName } from "#support/actors.ts";
import { expectRefusal } from "#support/answer.ts";
import { useApp } from "#support/app.ts";
import { aClient, aWaitingDocument } from "#support/people.ts";
import { readXlsx, type XlsxCell } from "#support/read-xlsx.ts";
import { ownerId } from "#support/rows.ts";

const portal = useApp();
type Query = QueryInput<"exportClients">;

const fetched = async (link: string, by: DemoName) =>
  portal.app.inject({ url: link, headers: { authorization: `Bearer ${await portal.tokenOf(by)}` } });

/** The file as rows by the heads of its columns. */
async function rowsOf(file: Buffer) {
  const cells = (await readXlsx(file)).get("Clients")?.cells ?? new Map<string, XlsxCell>();
  const rows: Map<string, string>[] = [];
  const heads = new Map<string, string>();
  for (const [ref, { value }] of cells) {
    const [, letter = "", row = ""] = /^([A-Z]+)(\d+)$/.exec(ref) ?? [];
    if (row === "1") heads.set(letter, value);
    else {
      rows[Number(row) - 2] ??= new Map();
      rows[Number(row) - 2]?.set(heads.get(letter) ?? "", value);
    }
  }
  return { heads: [...heads.values()], rows };
}
async function exported(by: DemoName, query: Query = {}) {
  const link = (await portal.as(by).call("exportClients", { query })).data as string;
  return rowsOf((await fetched(link, by)).rawPayload);
}

describe("the file of clients", () => {
  test("has their businesses' details, one row for each, and no sum below", async () => {
    await aClient(portal, "admin", {}, { state_id: 4008 });
    await aWaitingDocument(portal, "customer", portal.clock.now());
    const { heads, rows } = await exported("admin", { sort: "first_name" });
    expect(heads.slice(0, 3)).toEqual(["Company", "Status", "Tax number"]);
    const named = (name: string) => rows.filter((row) => row.get("Name") === name);
    expect(rows).toHaveLength(4);
    const [mara, noor, nora] = ["Mara Lind", "Noor Haddad", "Nora Quist"].flatMap(named);
    expect(nora && Object.fromEntries(nora)).toMatchObject({
      Company: "Quist & Daughters",
      Status: "Business Process Not Registered",
      "Tax number": "27AAACQ1234F1Z5",
      Country: "India",
      State: "Maharashtra",
      Name: "Nora Quist",
      Mobile: "+46 70 123 45 67",
      Active: "Active",
    });
    expect([mara?.get("Business associate"), mara?.get("Documents waiting")]).toEqual(["Jonas Okafor", "1"]);
    expect([noor?.get("Company"), noor?.get("Status")]).toEqual([undefined, "Business Process Not Registered"]);
  });

  test("is of what the filter finds, and of an associate's own customers alone", async () => {
    expect((await exported("admin", { search: "alder" })).rows.map((row) => row.get("Company"))).toEqual([
      "Alder & Finch Ltd",
    ]);
    expect((await exported("associate")).rows.map((row) => row.get("Name"))).toEqual(["Mara Lind"]);
    const other = await ownerId(portal, "associate2");
    const refused = await portal.as("associate").call("exportClients", { query: { business_associate_id: other } });
    expectRefusal(refused, 404, "notFound");
  });

  test("of nobody is refused, and a customer has none", async () => {
    expectRefusal(await portal.as("admin").call("exportClients", { query: { search: "nobody" } }), 422, "noClients");
    expectRefusal(await portal.as("customer").call("exportClients"), 403, "forbidden");
  });

  test("holds what looks like a formula as a text", async () => {
    await aClient(portal, "admin", {}, { company_name: "=1+1" });
    const { rows } = await exported("admin", { search: "nora" });
    expect(rows[0]?.get("Company")).toBe("=1+1");
    const link = (await portal.as("admin").call("exportClients", { query: { search: "nora" } })).data as string;
    const cell = (await readXlsx((await fetched(link, "admin")).rawPayload)).get("Clients")?.cells.get("A2");
    expect([cell?.formula, cell?.isQuoted]).toEqual([undefined, true]);
  });

  test("can be a job's work, and then is what may be known when it is written", async () => {
    const associate = portal.as("associate");
    await aClient(portal, "associate");
    const { job } = (await associate.call("exportClients", { query: { job: true } })).data as { job: string };
    await portal.pool.query("UPDATE account SET associate_id = NULL WHERE first_name = 'Mara'");
    await portal.runJobs();
    const done = (await associate.call("getJob", { path: { id: job } })).data;
    expect(done.state).toBe("done");
    const { rows } = await rowsOf((await fetched(done.link ?? "", "associate")).rawPayload);
    expect(rows.map((row) => row.get("Name"))).toEqual(["Nora Quist"]);
  });

  test("is for whoever asked alone", async () => {
    const link = (await portal.as("admin").call("exportClients")).data as string;
    expect((await fetched(link, "admin2")).statusCode).toBe(404);
  });
});
