import { copyFileSync, readdirSync, renameSync } from "node:fs";
import { PassThrough } from "node:stream";
import { expect, test } from "vitest";
import { messages } from "#domain/messages.ts";
import { Problem } from "#server/ground/problem.ts";
import { seconds } from "#support/clock.ts";
import { deliversFor } from "#support/delivery-samples.ts";
import { fetched, ftpClient, leave, openDoor, refusalCode, spoolFolder } from "#support/ftp-door.ts";
import { ownerId } from "#support/rows.ts";
import { aRow, csvOf, type FileRow, Supplier } from "#support/supplier.ts";
import { useFtpOrders } from "#support/use-ftp-orders.ts";

const { portal, closing, client } = useFtpOrders();
const text = (rows: readonly FileRow[]) => csvOf(rows).text();
const ten = Array.from({ length: 10 }, (_, n) => aRow(`A${n}`));

/** A provider whose whole list a person took once, and the FTP client that delivers for it. */
async function aFolder() {
  const supplier = await Supplier.of(portal);
  await deliversFor(portal, "ftp", supplier.id);
  await supplier.take(ten);
  return { supplier, ftp: await client() };
}

test("a provider's file becomes a load once it is whole, and its result says what became of it", async () => {
  const { supplier, ftp } = await aFolder();
  expect((await ftp.list("/supply")).map(({ name }) => name)).toEqual(["changes", "results"]);
  expect(await leave(ftp, "/supply/stock.csv.part", await text(ten))).toMatch(/^226 Stored\. It is taken once/);
  await ftp.rename("/supply/stock.csv.part", "/supply/changes/stock.csv");
  await portal.runJobs();
  const more = [...ten, aRow("B1"), aRow("B2", { Weight: "heavy" })];
  expect(await leave(ftp, "/supply/list.csv", await text(more))).toBe(
    "226 Processed. The result is /supply/results/list.csv.result.csv.",
  );
  await portal.runJobs();
  expect(Object.keys(await supplier.stones())).toContain("B1");
  expect((await ftp.list("/supply/results")).map(({ name }) => name).sort()).toEqual([
    "changes",
    "list.csv.result.csv",
    "stock.csv.result.csv",
  ]);
  const result = (await fetched(ftp, "/supply/results/list.csv.result.csv")).split(/\r?\n/);
  expect(result[1]).toMatch(/^,,taken,,,Rows: 12; new: 1; changed: 0; same: 10; gone: 0; back: 0; refused: 1/);
  expect(result[2]).toMatch(/^13,B2,refused,carat,heavy,/);
  expect((await ftp.list("/supply")).map(({ name }) => name)).toEqual(["changes", "results"]);
});

test("a whole list and a file of changes of one name have a result each", async () => {
  const { ftp } = await aFolder();
  expect(await leave(ftp, "/supply/stock.csv", await text([...ten, aRow("B1")]))).toBe(
    "226 Processed. The result is /supply/results/stock.csv.result.csv.",
  );
  await portal.runJobs();
  portal.clock.advance(seconds(1));
  expect(await leave(ftp, "/supply/changes/stock.csv", await text([aRow("C1"), aRow("C2")]))).toBe(
    "226 Processed. The result is /supply/results/changes/stock.csv.result.csv.",
  );
  await portal.runJobs();
  expect(await fetched(ftp, "/supply/results/stock.csv.result.csv")).toContain("Rows: 11; new: 1;");
  expect(await fetched(ftp, "/supply/results/changes/stock.csv.result.csv")).toContain("Rows: 2; new: 2;");
  expect((await ftp.list("/supply/results/changes")).map(({ name }) => name)).toEqual(["stock.csv.result.csv"]);
  expect((await ftp.list("/supply/results")).map(({ name }) => name)).toEqual(["changes", "stock.csv.result.csv"]);
});

test("a result that does not name every refused row says how many it leaves out", async () => {
  const { ftp } = await aFolder();
  const refused = Array.from({ length: 10_003 }, (_, n) => aRow(`C${n}`, { Weight: "heavy" }));
  await leave(ftp, "/supply/changes/many.csv", await text([aRow("B1"), ...refused]));
  await portal.runJobs();
  const result = (await fetched(ftp, "/supply/results/many.csv.result.csv")).trimEnd().split(/\r?\n/);
  expect(result.filter((line) => line.includes(",refused,carat,"))).toHaveLength(10_000);
  expect(result.at(-1)).toBe(",,refused,,,The file has 3 more refused rows. They are not named here.");
});

test("a file that cannot be read, or that the house looks at first, says so in its result", async () => {
  const { ftp } = await aFolder();
  await leave(ftp, "/supply/old.xls", "\u0000\u0001\u0002".repeat(40));
  expect(await fetched(ftp, "/supply/results/old.xls.result.csv")).toMatch(/^,,refused,,,./m);
  await leave(ftp, "/supply/less.csv", await text(ten.slice(0, 2)));
  await portal.runJobs();
  expect(await fetched(ftp, "/supply/results/less.csv.result.csv")).toContain(
    `,,waiting,,,${messages.loadWaitsForHouse}`,
  );
});

test("an administrator sees what a provider's folder took last, and why a file was refused", async () => {
  const { ftp } = await aFolder();
  await leave(ftp, "/supply/changes/more.csv", await text([aRow("B1")]));
  await portal.runJobs();
  portal.clock.advance(seconds(1));
  await leave(ftp, "/supply/empty.csv", "");
  const path = { id: await ownerId(portal, "ftp") };
  const { stock_files } = (await portal.as("admin").call("getFtpAccess", { path })).data;
  expect(stock_files).toMatchObject([
    { folder: "/supply/", file_name: "empty.csv", load: null, sentence: "The file is empty." },
    { folder: "/supply/changes/", file_name: "more.csv", load: { id: expect.any(Number), status: 5 }, sentence: null },
  ]);
});

test("a file that comes while the house's file store is away waits for it, and is taken once", async () => {
  const { supplier } = await aFolder();
  const folder = spoolFolder(closing);
  const { files } = portal.house;
  const loads = async () =>
    (await portal.pool.query("SELECT count(*)::integer AS n FROM load WHERE provider_id = $1", [supplier.id])).rows[0]
      .n;
  portal.house.files = { ...files, put: () => Promise.reject(new Problem("peerFailed")) };
  const first = await openDoor(portal.house, closing, {}, folder);
  const said = await leave(await ftpClient(first, closing), "/supply/changes/stock.csv", await text([aRow("C1")]));
  expect(said).toBe("226 Stored. It will be processed as soon as possible.");
  await first.close();
  for (let start = 0; start < 3; start++) await (await openDoor(portal.house, closing, {}, folder)).close();
  expect(await loads()).toBe(1);
  expect(readdirSync(folder)).toHaveLength(1);
  portal.house.files = files;
  await openDoor(portal.house, closing, {}, folder);
  await expect.poll(() => readdirSync(folder)).toEqual([]);
  expect(await loads()).toBe(2);
  await portal.runJobs();
  expect(Object.keys(await supplier.stones())).toContain("C1");
});

test("while the house has the provider switched off, the result and the provider's screen say that nothing is shown", async () => {
  const { supplier, ftp } = await aFolder();
  const off = { path: { id: supplier.id }, body: { is_active: false } };
  expect((await portal.as("admin").call("setProviderStatus", off)).status).toBe(200);
  await leave(ftp, "/supply/list.csv", await text([...ten, aRow("B1")]));
  await portal.runJobs();
  const told = "This provider is switched off, so its stones are not shown.";
  const result = await fetched(ftp, "/supply/results/list.csv.result.csv");
  expect(result).toContain(`,,taken,,,"Rows: 11; new: 1; changed: 0; same: 10; gone: 0; back: 0; refused: 0. ${told}"`);
  const [load] = (await portal.as("ftp").call("listMyLoads", { query: { size: 1 } })).data.data;
  expect(load).toMatchObject({ file_name: "list.csv", state: "committed", sentence: told });
});

test("a file whose account is switched off while it comes makes no load, and the house reads why", async () => {
  const { supplier } = await aFolder();
  const folder = spoolFolder(closing);
  const ftp = await ftpClient(await openDoor(portal.house, closing, {}, folder), closing);
  const bytes = new PassThrough();
  const left = ftp.uploadFrom(bytes, "/supply/changes/late.csv");
  bytes.write((await text([aRow("C1")])).slice(0, 20));
  await expect.poll(() => readdirSync(folder)).toHaveLength(1);
  const path = { id: await ownerId(portal, "ftp") };
  await portal.as("admin").call("setExternalClientStatus", { path, body: { is_active: false } });
  bytes.end((await text([aRow("C1")])).slice(20));
  await left;
  await portal.runJobs();
  expect(Object.keys(await supplier.stones())).not.toContain("C1");
  const { stock_files } = (await portal.as("admin").call("getFtpAccess", { path })).data;
  expect(stock_files).toMatchObject([{ file_name: "late.csv", load: null, sentence: messages.accountOff }]);
});

test("an account that delivers for nobody sees no such folder, and orders stay where they were", async () => {
  const { supplier, ftp } = await aFolder();
  await deliversFor(portal, "ftp", null);
  expect((await ftp.list("/")).map(({ name }) => name)).not.toContain("supply");
  expect(await refusalCode(ftp.list("/supply"))).toBe(550);
  expect(await refusalCode(ftp.cd("/supply"))).toBe(550);
  expect(await refusalCode(leave(ftp, "/supply/stock.csv", await text(ten)))).toBe(553);
  await deliversFor(portal, "ftp", supplier.id);
  const known = await client();
  expect(await refusalCode(leave(known, "/supply/results/stock.csv", "x"))).toBe(553);
  expect(await refusalCode(leave(known, "/supply/changes/deep/stock.csv", "x"))).toBe(553);
  await leave(known, "/orders/today.csv", "stock_no\nNONE\n");
  expect((await known.list("/results")).map(({ name }) => name)).toEqual(["today.csv.result.csv"]);
});

test("what a killed process took already, or left behind, is taken once", async () => {
  const { supplier } = await aFolder();
  const folder = spoolFolder(closing);
  const door = await openDoor(portal.house, closing, {}, folder);
  const ftp = await ftpClient(door, closing);
  await leave(ftp, "/supply/changes/stock.csv.part", await text([aRow("C1")]));
  await door.close();
  const [name = ""] = readdirSync(folder);
  const whole = name.replace(
    /^(\d+_\d+)_.*_([0-9a-f]{16})$/,
    `$1_${Buffer.from("supply/changes/stock.csv").toString("base64url")}_$2`,
  );
  renameSync(`${folder}/${name}`, `${folder}/${whole}`);
  copyFileSync(`${folder}/${whole}`, `${folder}/kept`);
  const second = await openDoor(portal.house, closing, {}, folder);
  await expect.poll(() => readdirSync(folder)).toEqual(["kept"]);
  await second.close();
  renameSync(`${folder}/kept`, `${folder}/${whole}`); // as if the process had ended before it removed the file
  await openDoor(portal.house, closing, {}, folder);
  await expect.poll(() => readdirSync(folder)).toEqual([]);
  const { rows } = await portal.pool.query("SELECT count(*)::integer FROM load WHERE provider_id = $1", [supplier.id]);
  expect(rows[0].count).toBe(2); // the first list, and this file once
});
