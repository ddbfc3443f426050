import { readdirSync } from "node:fs";
import { describe, expect, test } from "vitest";
import type { Data } from "#api/operation-types.ts";
import { stoneColumnIds, stoneColumns } from "#domain/search/stone-columns.ts";
import type { StoneSearch } from "#domain/search/stone-search.ts";
import type { DemoName } from "#support/actors.ts";
import { expectRefusal } from "#support/answer.ts";
import { useApp } from "#support/app.ts";
import { minutes } from "#support/clock.ts";
import { contract } from "#support/contract.ts";
import { addCopies } from "#support/more-stones.ts";
import { readPdf } from "#support/read-pdf.ts";
import { readXlsx } from "#support/read-xlsx.ts";
import { readZip } from "#support/read-zip.ts";
import { ownerId } from "#support/rows.ts";

const portal = useApp();
const admin = () => portal.as("admin");
const customer = () => portal.as("customer");
const rows = async <T>(sql: string, values: unknown[] = []) => (await portal.pool.query(sql, values)).rows as T[];

/** Stones that everybody of the demo house may see. */
const openNumbers = async (count: number) =>
  (
    await rows<{ stock_no: string }>(
      `SELECT stock_no FROM stone WHERE stone_origin = 2 AND diamond_type = 'white' AND rap IS NOT NULL AND status = 1
        AND provider_id = (SELECT min(id) FROM provider) ORDER BY id LIMIT $1`,
      [count],
    )
  ).map(({ stock_no }) => stock_no);

async function fetchFile(link: string, who: DemoName | null) {
  const headers = who ? { authorization: `Bearer ${await portal.tokenOf(who)}` } : {};
  return portal.app.inject({ url: link, headers });
}
const linkOf = (data: Data<"downloadStones">) => (typeof data === "string" ? data : `a job: ${data.job}`);
const download = async (who: DemoName, body: Record<string, unknown>) => {
  const answer = await portal.as(who).send("downloadStones", { body: { format: "csv", ...body } });
  return linkOf(answer.data as Data<"downloadStones">);
};
const bytesOf = async (who: DemoName, body: Record<string, unknown>) =>
  (await fetchFile(await download(who, body), who)).rawPayload;
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
    expect(lines[0]).toBe("\uFEFFStock no,Amount $,Carat");
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
    const head = (await bytesOf("admin", { stock_numbers })).toString().split("\r\n")[0]?.split(",");
    expect(head).toEqual(expect.arrayContaining(costHeads));
  });

  test("is in a file for a client only where somebody of the house names it", async () => {
    const stock_numbers = await openNumbers(1);
    const user_id = await ownerId(portal, "customer");
    const head = (await bytesOf("admin", { stock_numbers, user_id })).toString().split("\r\n")[0]?.split(",") ?? [];
    expect(costHeads.filter((one) => head.includes(one))).toEqual([]);
    const named = await bytesOf("admin", { stock_numbers, user_id, columns: ["total_amt"] });
    expect(named.toString()).toContain("Total $");
  });
});

test("the contract offers the columns that stones have, and no other", () => {
  expect(contract.components?.schemas?.StoneColumnId?.enum).toEqual(stoneColumnIds);
});

describe("a link", () => {
  const link = async () => download("customer", { stock_numbers: await openNumbers(1) });

  test("opens for the one who asked, and for nobody else", async () => {
    const place = await link();
    expect((await fetchFile(place, "customer")).statusCode).toBe(200);
    for (const other of ["customer2", "admin", "associate"] as const) {
      expect((await fetchFile(place, other)).statusCode).toBe(404);
    }
    expect((await fetchFile(place, null)).statusCode).toBe(401);
  });

  test("is good for an hour, and then gone with its file", async () => {
    const place = await link();
    const kept = keptFiles().length;
    portal.clock.advance(minutes(59));
    expect((await fetchFile(place, "customer")).statusCode).toBe(200);
    portal.clock.advance(minutes(1));
    expect((await fetchFile(place, "customer")).statusCode).toBe(404);
    const { cleanUp } = (await import("#server/jobs/kinds.ts")).jobKinds;
    await cleanUp.run({}, { house: portal.house } as never);
    expect(keptFiles()).toHaveLength(kept - 1);
    expect(await rows("SELECT * FROM download_link")).toEqual([]);
  });

  test("that is not yet over survives the cleaning", async () => {
    const place = await link();
    const { cleanUp } = (await import("#server/jobs/kinds.ts")).jobKinds;
    await cleanUp.run({}, { house: portal.house } as never);
    expect((await fetchFile(place, "customer")).statusCode).toBe(200);
  });

  test("does not open the store's own name, nor anything that climbs", async () => {
    await link();
    const [row] = await rows<{ stored_name: string }>("SELECT stored_name FROM download_link");
    for (const place of [`/files/${row?.stored_name}`, "/files/exports/x", "/files/exports/..%2f..%2fpackage.json"]) {
      expect((await fetchFile(place, "customer")).statusCode).toBe(404);
    }
  });
});

describe("a job", () => {
  test("is answered at once, tells how far it is, and ends in a link for the one who asked", async () => {
    const stock_numbers = await openNumbers(3);
    const body = { stock_numbers, format: "xlsx" as const };
    const answer = await customer().call("downloadStones", { query: { job: true }, body });
    expect(answer.status).toBe(202);
    const { job } = answer.data as { job: string };
    const waiting = (await customer().call("getJob", { path: { id: job } })).data;
    expect(waiting).toMatchObject({ kind: "exportStones", state: "waiting", link: null, file_name: null });
    await portal.runJobs();
    const done = (await customer().call("getJob", { path: { id: job } })).data;
    expect(done).toMatchObject({ state: "done", done: 3, total: 3, file_name: "stones-2026-11-20.xlsx" });
    expect((await fetchFile(done.link ?? "", "customer")).statusCode).toBe(200);
    expect((await fetchFile(done.link ?? "", "admin")).statusCode).toBe(404);
    expectRefusal(await portal.as("customer2").call("getJob", { path: { id: job } }), 404, "notFound");
  });

  test("asked for twice under one key is one job, and the same answer", async () => {
    const body = { stock_numbers: await openNumbers(1), format: "csv" as const };
    const again = customer().with({ "idempotency-key": "key-of-a-download" });
    const first = await again.call("downloadStones", { query: { job: true }, body });
    const second = await again.call("downloadStones", { query: { job: true }, body });
    expect([second.status, second.data]).toEqual([202, first.data]);
    expect(await rows("SELECT id FROM job WHERE kind = 'exportStones'")).toHaveLength(1);
  });

  test("writes what its asker may see when it runs", async () => {
    const stock_numbers = await openNumbers(2);
    const { data } = await customer().call("downloadStones", {
      query: { job: true },
      body: { stock_numbers, format: "csv" },
    });
    await rows("UPDATE stone SET status = 8 WHERE stock_no = $1", [stock_numbers[0]]);
    await portal.runJobs();
    const { link } = (await customer().call("getJob", { path: { id: (data as { job: string }).job } })).data;
    const text = (await fetchFile(link ?? "", "customer")).body;
    expect(text).not.toContain(stock_numbers[0]);
    expect(text).toContain(stock_numbers[1]);
  });
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

describe("the selected stones", () => {
  test("come with their totals at the asker's prices, in the order of their numbers", async () => {
    const numbers = (await openNumbers(3)).reverse();
    const { data } = await customer().call("showSelectedStones", { body: { stock_numbers: numbers } });
    expect(data.stockList.map(({ stock_no }) => stock_no)).toEqual(numbers);
    expect(data.missing).toEqual([]);
    const sum = data.stockList.reduce((total, { sell_amt }) => total + Math.round(sell_amt * 100), 0);
    expect(data.totals).toMatchObject({ pieces: 3, total_amt: sum / 100 });
    expect(JSON.stringify(data)).not.toContain('"provider"');
  });

  test("name what is not there or out of sight, and count the rest", async () => {
    const [stock_no = ""] = await openNumbers(1);
    const { data } = await customer().call("showSelectedStones", { body: { stock_numbers: ["NONE", stock_no] } });
    expect(data.stockList).toHaveLength(1);
    expect(data.missing).toEqual([{ stock_no: "NONE", code: "notFound", reason: "Not found." }]);
  });

  test("are at a client's prices for the office, and nobody asks for somebody else's client", async () => {
    const body = { stock_numbers: await openNumbers(2), user_id: await ownerId(portal, "customer") };
    const own = await customer().call("showSelectedStones", { body: { stock_numbers: body.stock_numbers } });
    const asked = await admin().call("showSelectedStones", { body });
    expect(asked.data.totals).toEqual(own.data.totals);
    for (const foreign of ["associate2", "customer2"] as const) {
      expectRefusal(await portal.as(foreign).call("showSelectedStones", { body }), 404, "notFound");
      expectRefusal(
        await portal.as(foreign).send("downloadStones", { body: { ...body, format: "csv" } }),
        404,
        "notFound",
      );
    }
  });
});
