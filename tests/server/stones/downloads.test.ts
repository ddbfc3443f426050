import { readdirSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { stoneColumnIds, stoneColumns } from "#domain/search/stone-columns.ts";
import type { StoneSearch } from "#domain/search/stone-search.ts";
import type { DemoName } from "#support/actors.ts";
import { expectRefusal } from "#support/answer.ts";
import { useApp } from "#support/app.ts";
import { contract } from "#support/contract.ts";
import { addCopies } from "#support/more-stones.ts";
import { readPdf } from "#support/read-pdf.ts";
import { readXlsx } from "#support/read-xlsx.ts";
import { readZip } from "#support/read-zip.ts";
import { ownerId } from "#support/rows.ts";
import { linkOf, stoneFiles } from "#support/stone-files.ts";

const portal = useApp();
const customer = () => portal.as("customer");
const rows = async <T>(sql: string, values: unknown[] = []) => (await portal.pool.query(sql, values)).rows as T[];

const { openNumbers, fetchFile, download, bytesOf } = stoneFiles(portal);
const keptFiles = () =>
  readdirSync(portal.filesFolder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());

describe("a file of selected stones", () => {
  test("is there at once under a link, with its name, and nowhere kept on the way", async () => {
    const [stock_no = ""] = await openNumbers(1);
    const link = await download("customer", { stock_numbers: [stock_no] });
    expect(link).toMatch(/^\/files\/exports\/[0-9a-f]{32}$/);
    const file = await fetchFile(link, "customer");
    expect(file.statusCode).toBe(200);
    expect(file.headers).toMatchObject({
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": 'attachment; filename="stones-2026-11-20.csv"',
      "cache-control": "no-store",
      "x-content-type-options": "nosniff",
    });
    expect(file.body).toContain(stock_no);
  });

  test("keeps the order of the numbers, each once, and the columns as they were arranged", async () => {
    const [first = "", second = ""] = await openNumbers(2);
    const body = { stock_numbers: [second, first, second], columns: ["sell_amt", "carat"] };
    const lines = (await bytesOf("customer", body)).toString().trimEnd().split("\r\n");
    expect(lines.map((line) => line.split(",")[0])).toEqual(["\uFEFFStock no", second, first]);
    expect(lines[0]).toBe("\uFEFFStock no,Origin,Amount $,Carat");
  });

  test("is at the asker's own prices, or those of the client whom it is for", async () => {
    const stock_numbers = await openNumbers(5);
    const columns = ["markup_ppc"];
    const own = (await bytesOf("customer", { stock_numbers, columns })).toString();
    const house = (await bytesOf("admin", { stock_numbers, columns })).toString();
    const user_id = await ownerId(portal, "customer");
    expect((await bytesOf("admin", { stock_numbers, columns, user_id })).toString()).toBe(own);
    expect(house).not.toBe(own);
  });

  test.each(["xlsx", "pdf", "csv"])("as %s holds each stone", async (format) => {
    const stock_numbers = await openNumbers(3);
    const bytes = await bytesOf("associate", { stock_numbers, format });
    if (format === "xlsx") {
      const cells = (await readXlsx(bytes)).get("Stones")?.cells;
      expect(["A2", "A3", "A4"].map((ref) => cells?.get(ref)?.value)).toEqual(stock_numbers);
    } else expect(bytes.length).toBeGreaterThan(500);
  });

  test("of none is refused by the rule, of more than five hundred by the form", async () => {
    for (const body of [{}, { stock_numbers: [] }]) {
      expectRefusal(
        await customer().send("downloadStones", { body: { ...body, format: "csv" } }),
        422,
        "selectDiamond",
      );
      expectRefusal(await customer().send("showSelectedStones", { body }), 422, "selectDiamond");
    }
    expectRefusal(await customer().send("downloadStoneZip"), 422, "selectDiamond");
    const stock_numbers = Array.from({ length: 501 }, (_, at) => `S-${at}`);
    const many = await customer().send("downloadStones", { body: { stock_numbers, format: "csv" } });
    expectRefusal(many, 400, "malformed", ["/data/stock_numbers"]);
    const query = { stock_no: stock_numbers.join(",") };
    expectRefusal(await customer().send("downloadStoneZip", { query }), 400, "malformed", ["/query/stock_no"]);
  });

  test("names every number that is not open, hidden and absent alike, and makes nothing", async () => {
    const [hidden = ""] = (await rows<{ stock_no: string }>("SELECT stock_no FROM stone WHERE status = 2 LIMIT 1")).map(
      ({ stock_no }) => stock_no,
    );
    const before = keptFiles().length;
    const stock_numbers = [...(await openNumbers(1)), hidden, "NONE"];
    const refused = await customer().send("downloadStones", { body: { stock_numbers, format: "csv" } });
    expectRefusal(refused, 404, "notFound");
    expect((refused.body as { refused?: unknown }).refused).toEqual([
      { stock_no: hidden, code: "notFound", reason: "Not found." },
      { stock_no: "NONE", code: "notFound", reason: "Not found." },
    ]);
    expect(keptFiles()).toHaveLength(before);
  });

  test("is in the log: who took how many, in which form", async () => {
    await download("customer", { stock_numbers: await openNumbers(2) });
    const [event] = await rows<{ data: object }>("SELECT data FROM audit_event ORDER BY seq DESC LIMIT 1");
    expect(event?.data).toMatchObject({ transition: "export.ask", after: { format: "csv", stones: 2 } });
  });
});

describe("a file of a search", () => {
  const found = async (who: DemoName, search: StoneSearch) =>
    (await portal.as(who).call("searchStones", { body: search, query: { size: 1000 } })).data.stockList.map(
      ({ stock_no }) => stock_no,
    );
  const inFile = async (who: DemoName, search: StoneSearch) =>
    (await bytesOf(who, { search, columns: ["carat"] }))
      .toString()
      .trimEnd()
      .split("\r\n")
      .slice(1)
      .map((line) => line.split(",")[0]);

  test.each(["customer", "associate"] as const)(
    "holds all that %s finds, in its order, and not a page of it",
    async (who) => {
      const search: StoneSearch = { diamond_type: "white", ranges: { carat: { from: 0.5 } }, sort: "-carat,stock_no" };
      const stones = await found(who, search);
      expect(stones.length).toBeGreaterThan(50);
      expect(await inFile(who, search)).toEqual(stones);
    },
  );

  test("has the stones of the moment in which it was asked for", async () => {
    const search: StoneSearch = { attributes: { shape: { values: ["ROUND"] } } };
    const before = await found("customer", search);
    const { data } = await customer().call("downloadStones", { query: { job: true }, body: { search, format: "csv" } });
    await rows("UPDATE stone SET shape = 'ROUND' WHERE shape = 'PEAR'");
    await portal.runJobs();
    const job = (await customer().call("getJob", { path: { id: (data as { job: string }).job } })).data;
    expect(job.total).toBe(before.length);
  });

  test("that finds nothing is refused by the rule, and a faulty one where it is wrong", async () => {
    const ask = (search: StoneSearch, body = {}) =>
      customer().send("downloadStones", { body: { search, format: "csv", ...body } });
    expectRefusal(await ask({ begins: "NOTHING-BEGINS-SO" }), 422, "selectDiamond");
    const upsideDown = await ask({ ranges: { carat: { from: 2, to: 1 } } });
    expectRefusal(upsideDown, 422, "rangeUpsideDown", ["/data/search/ranges/carat/to"]);
    const byCost = await ask({ ranges: { price_per_ct: { to: 100 } } });
    expectRefusal(byCost, 403, "costHidden", ["/data/search/ranges/price_per_ct"]);
    const both = await ask({}, { stock_numbers: await openNumbers(1) });
    expectRefusal(both, 400, "malformed", ["/data/search"]);
  });

  test("is no PDF where its pages would be a book, and a job's where it is much", async () => {
    const [stock_no = ""] = await openNumbers(1);
    const search = { begins: "MANY-" };
    await addCopies(portal, stock_no, 1_001);
    const answer = await customer().call("downloadStones", { body: { search, format: "csv" } });
    expect(answer.status).toBe(202);
    await portal.runJobs();
    const { job } = answer.data as { job: string };
    expect((await customer().call("getJob", { path: { id: job } })).data).toMatchObject({ state: "done", done: 1_001 });
    await rows("DELETE FROM stone WHERE stock_no LIKE 'MANY-%'");
    await addCopies(portal, stock_no, 5_001);
    expectRefusal(await customer().send("downloadStones", { body: { search, format: "pdf" } }), 422, "pdfTooLong");
  });
});

describe("cost", () => {
  const costHeads = stoneColumns.filter(({ needsCost }) => needsCost).map(({ head }) => head);

  test("is in no byte of a buyer's file, whatever it is", async () => {
    const stock_numbers = await openNumbers(4);
    const stones = await rows<{ price_per_ct: string; total_amt: string; name: string }>(
      `SELECT s.price_per_ct, s.total_amt, p.name FROM stone s JOIN provider p ON p.id = s.provider_id
        WHERE s.stock_no = ANY ($1)`,
      [stock_numbers],
    );
    const secrets = stones.flatMap(({ price_per_ct, total_amt, name }) => [price_per_ct, total_amt, name]);
    const columns = stoneColumns.filter(({ needsCost }) => !needsCost).map(({ id }) => id);
    for (const who of ["customer", "api"] as const) {
      const csv = (await bytesOf(who, { stock_numbers, columns })).toString();
      const parts = [...(await readZip(await bytesOf(who, { stock_numbers, columns, format: "xlsx" }))).values()];
      const { pages } = readPdf(await bytesOf(who, { stock_numbers, columns, format: "pdf" }));
      for (const text of [csv, ...parts.map(String), ...pages]) {
        expect(secrets.filter((secret) => text.includes(secret))).toEqual([]);
        expect(costHeads.filter((head) => text.split(/[,<>\r\n\uFEFF]/).includes(head))).toEqual([]);
        expect(text).not.toMatch(/listed_total|total_amt/);
      }
    }
  });

  test("is refused where a buyer names its column, and is in the house's own file", async () => {
    const stock_numbers = await openNumbers(1);
    for (const column of ["disc", "price_per_ct", "total_amt", "provider"]) {
      const body = { stock_numbers, columns: ["carat", column], format: "csv" };
      expectRefusal(await customer().send("downloadStones", { body }), 403, "forbidden", ["/data/columns/1"]);
    }
    const columns = stoneColumns.filter(({ needsCost }) => needsCost).map(({ id }) => id);
    const head = (await bytesOf("admin", { stock_numbers, columns })).toString().split("\r\n")[0]?.split(",");
    expect(head).toEqual(expect.arrayContaining(costHeads));
  });

  test("is in a file for a client only where somebody of the house names it", async () => {
    const stock_numbers = await openNumbers(1);
    const user_id = await ownerId(portal, "customer");
    const head = (await bytesOf("admin", { stock_numbers, user_id })).toString().split("\r\n")[0]?.split(",") ?? [];
    expect(costHeads.filter((one) => head.includes(one))).toEqual([]);
    const named = await bytesOf("admin", { stock_numbers, user_id, columns: ["total_amt"] });
    expect(named.toString()).toContain("Cost $");
  });
});

test("the contract offers the columns that stones have, and no other", () => {
  expect(contract.components?.schemas?.StoneColumnId?.enum).toEqual(stoneColumnIds);
});

describe("a zip", () => {
  test("has an Excel file and the house's media, and says where the rest is", async () => {
    const [stock_no = "", other = ""] = await openNumbers(2);
    const picture = `${"ab".repeat(16)}.png`;
    await portal.house.files.put(picture, "package.json", "image/png");
    await rows("UPDATE stone SET image = $1 WHERE stock_no = $2", [`/files/${picture}`, stock_no]);
    await rows("UPDATE stone SET image = 'https://pictures.example/1.jpg' WHERE stock_no = $1", [other]);
    const query = { stock_no: `${stock_no}, ${other}`, includeImage: true };
    const { data } = await customer().call("downloadStoneZip", { query });
    const file = await fetchFile(linkOf(data), "customer");
    expect(file.headers["content-type"]).toBe("application/zip");
    const entries = await readZip(file.rawPayload);
    expect([...entries.keys()]).toEqual(["stones.xlsx", `image/${stock_no}.png`, "links.txt"]);
    expect((await readXlsx(entries.get("stones.xlsx") as Buffer)).get("Stones")?.cells.get("A2")?.value).toBe(stock_no);
  });

  test("of nothing at all is refused, and can be a job like any other file", async () => {
    const [stock_no = ""] = await openNumbers(1);
    const none = await customer().send("downloadStoneZip", { query: { stock_no, includeExcel: false } });
    expectRefusal(none, 400, "malformed", ["/query/includeExcel"]);
    const answer = await customer().call("downloadStoneZip", { query: { stock_no, job: true } });
    expect(answer.status).toBe(202);
    await portal.runJobs();
    const { link } = (await customer().call("getJob", { path: { id: (answer.data as { job: string }).job } })).data;
    expect((await fetchFile(link ?? "", "customer")).statusCode).toBe(200);
  });
});
