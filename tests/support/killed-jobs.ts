import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { dailyMailHour } from "#domain/notices.ts";
import type { jobKinds } from "#server/services/jobs/kinds.ts";
import { aStone } from "./a-stone.ts";
import type { TestApp } from "./app.ts";
import { hours, minutes } from "./clock.ts";
import { fedFrom, webFeed } from "./feeds.ts";
import { aDemand } from "./kept-rows.ts";
import { freeStones, heldBy } from "./line-stones.ts";
import { someNotices } from "./notice-samples.ts";
import { memoOf } from "./papers.ts";
import { ownerId } from "./rows.ts";
import { aScheduledReport } from "./scheduled-report-samples.ts";
import { throughPeer } from "./sending.ts";
import { sftpPeer } from "./sftp-peer.ts";
import { aStockList } from "./stock-list-samples.ts";
import { stoneFiles } from "./stone-files.ts";
import { aRow, csvOf, Supplier } from "./supplier.ts";

export type Kind = keyof typeof jobKinds;
/** Makes something for the jobs to do. What it closes at the end of the test goes to `closing`. */
type Prepare = (portal: TestApp, closing: (close: () => unknown) => void) => Promise<unknown>;
type Begun = {
  /** The clocks that strike then, in their order. A job that the preparing act asks for waits already. */
  clocks?: readonly Kind[];
  prepare: Prepare;
  /** Tables that may hold more after a kill than without, each with the reason. */
  mayHoldMore?: Record<string, string>;
};

const forgottenLink = { download_link: "a link that nobody was told of ends with its hour" };
const cutLook = { audit_run: "a reading that was cut off keeps its row, and the next one has its own" };
const days = (count: number) => hours(24 * count);
const nothing: Prepare = async () => {};
const asAdmin = async (portal: TestApp) => ownerId(portal, "admin");
const asked = async (portal: TestApp, kind: { name: string }, data: object) => {
  const accountId = await asAdmin(portal);
  await portal.db
    .transaction()
    .execute((db) => portal.house.jobs.enqueue(db, kind as never, { ...data, accountId } as never, accountId));
};
const { jobKinds: kinds } = await import("#server/services/jobs/kinds.ts");

/** A provider that is delivering, in files that its own program offers at an address. */
const aFeed: Prepare = async (portal, closing) => {
  const server = createServer(
    (_, response) =>
      void csvOf([aRow("A1"), aRow("A2")])
        .text()
        .then((text) => response.end(text)),
  );
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  closing(() => server.close());
  const supplier = await Supplier.of(portal);
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/stock.csv`;
  await fedFrom(portal, supplier.id, { ...webFeed(url), schedule: "30 9 * * *" });
  portal.clock.advance(minutes(31));
};

/** The server of a partner, and the folder that it serves. */
async function aServer(closing: (close: () => unknown) => void) {
  const folder = mkdtempSync(path.join(tmpdir(), "loupe-partner-"));
  const { port, close } = await sftpPeer(folder);
  closing(async () => {
    await close();
    rmSync(folder, { recursive: true });
  });
  const signIn = { user_name: "loupe", secret: "three-quiet-lanterns" };
  return { folder, remote_place: { protocol: "sftp" as const, host: "127.0.0.1", port, folder: "", ...signIn } };
}

/** The kinds of jobs: each with its work, or with the kind or the file of tests that cuts it off too. */
export const killed: Record<Kind, Begun | string> = {
  applyPriceLists: {
    clocks: ["applyPriceLists"],
    async prepare(portal) {
      const { data } = await portal.as("admin").call("getRapPrice", { query: { size: 20 } });
      const rows = data.data.map(({ id: _, version: __, ...row }) => ({ ...row, price: row.price * 2 }));
      const body = { label: "Next week", effective_on: "2026-11-21", rows };
      await portal.as("admin").call("insertLatestPrices", { body: body as never });
      portal.clock.advance(days(1));
    },
  },
  backUp: "backups/planned-backups.test.ts",
  checkConformance: { clocks: ["checkConformance"], prepare: nothing, mayHoldMore: cutLook },
  checkFigures: { clocks: ["checkFigures"], prepare: nothing },
  checkMedia: {
    clocks: ["checkMedia"],
    async prepare(portal) {
      const supplier = await Supplier.of(portal);
      await supplier.take([aRow("A1", { Image: "http://127.0.0.1:1/a.jpg" })]);
    },
  },
  cleanUp: {
    clocks: ["cleanUp"],
    async prepare(portal) {
      const { download, openNumbers } = stoneFiles(portal);
      await download("customer", { stock_numbers: await openNumbers(1) });
      portal.clock.advance(days(40));
    },
  },
  commitLoad: "load-kill.whole.test.ts",
  compareStates: { clocks: ["compareStates"], prepare: nothing },
  exportClients: {
    prepare: async (portal) => asked(portal, kinds.exportClients, { ids: [await ownerId(portal, "customer")] }),
    mayHoldMore: forgottenLink,
  },
  exportLines: {
    async prepare(portal) {
      const lines = await heldBy(portal, "customer", await freeStones(portal, 2));
      const rows = lines.map(({ id }: { id: number }) => id);
      await asked(portal, kinds.exportLines, { list: "hold", rows, format: "csv", grouping: 1, clientId: null });
    },
    mayHoldMore: forgottenLink,
  },
  exportLoadRows: {
    async prepare(portal) {
      const supplier = await Supplier.of(portal);
      const { id } = await supplier.dryRun([aRow("A1")]);
      await portal.as("admin").call("exportLoadRows", { path: { id }, query: { job: true } as never });
    },
    mayHoldMore: forgottenLink,
  },
  exportLog: {
    prepare: (portal) => portal.as("admin").call("exportAuditLogs", { query: { seq_to: 3, job: true } }),
    mayHoldMore: forgottenLink,
  },
  exportStones: {
    async prepare(portal) {
      const stock_numbers = await stoneFiles(portal).openNumbers(2);
      await portal
        .as("customer")
        .call("downloadStones", { query: { job: true }, body: { format: "csv", stock_numbers } });
    },
    mayHoldMore: forgottenLink,
  },
  fetchFeed: "runFeeds",
  followLostJobs: "lost-jobs.whole.test.ts",
  followFreshness: {
    clocks: ["followFreshness"],
    async prepare(portal) {
      const supplier = await Supplier.of(portal);
      const body = { lapse_hours: 48, contact_email: "stock@harbour.example", version: 1 };
      await portal.as("admin").call("updateProvider", { path: { id: supplier.id }, body });
      await supplier.take([aRow("A1"), aRow("A2")]);
      portal.clock.advance(hours(49));
    },
  },
  leaveFeedResult: {
    async prepare(portal, closing) {
      const { folder, remote_place } = await aServer(closing);
      writeFileSync(path.join(folder, "stock.csv"), await csvOf([aRow("A1")]).text());
      writeFileSync(path.join(folder, "stock.csv.done"), "");
      const supplier = await Supplier.of(portal);
      const id = await fedFrom(portal, supplier.id, { remote_place, schedule: null, wants_result: true });
      await portal.as("admin").call("runFeed", { path: { id } });
      await portal.runJobs();
      const { rows } = await portal.pool.query("SELECT max(id)::int AS id FROM feed_run");
      await asked(portal, kinds.leaveFeedResult, { runId: rows[0].id });
    },
  },
  keepStock: { clocks: ["keepStock"], prepare: nothing },
  lookAtSender: {
    clocks: ["lookAtSender"],
    async prepare(portal, closing) {
      const { names, mailer, mailRules } = portal.house;
      closing(() => Object.assign(portal.house, { names, mailer, mailRules }));
      portal.house.names = { texts: async () => [] };
      await throughPeer(portal);
    },
  },
  mailCode: {
    prepare: (portal) => portal.anonymous.send("forgotPassword", { body: { email: "customer@demo.test" } } as never),
  },
  mailReport: {
    clocks: ["runReports"],
    async prepare(portal) {
      const readers = await Promise.all([ownerId(portal, "admin"), ownerId(portal, "admin2")]);
      await memoOf(portal, "customer", 1);
      await aScheduledReport(portal, "admin", { reader_ids: readers });
      portal.clock.advance(minutes(31));
    },
  },
  mailTheDay: {
    clocks: ["mailTheDay"],
    async prepare(portal) {
      for (const name of ["customer", "customer2"] as const) {
        const ids = await someNotices(portal, await ownerId(portal, name), 2);
        await portal.pool.query("UPDATE notice SET way = 'daily' WHERE id = ANY ($1)", [ids]);
      }
      portal.clock.advance(hours(dailyMailHour));
    },
  },
  makeCheckpoint: { clocks: ["makeCheckpoint"], prepare: nothing },
  makeStockList: "runStockLists",
  readBounces: "mail/bounces.test.ts",
  readLoad: "load-kill.whole.test.ts",
  remindHolders: {
    clocks: ["remindHolders"],
    async prepare(portal) {
      await memoOf(portal, "customer", 2);
      await heldBy(portal, "customer", await freeStones(portal, 2));
      portal.clock.advance(days(13));
    },
  },
  removeFile: { prepare: (portal) => asked(portal, kinds.removeFile, { name: `${"0".repeat(32)}.png` }) },
  reseal: "key-change-kill.whole.test.ts",
  rollBackLoad: "load-kill.whole.test.ts",
  runFeeds: { clocks: ["runFeeds", "settleLoads"], prepare: aFeed },
  runMailings: "mailing-kill.whole.test.ts",
  runReports: "mailReport",
  runStockLists: {
    clocks: ["runStockLists"],
    async prepare(portal) {
      for (const name of ["Whites", "Rounds"]) await aStockList(portal, { name, schedule: "30 9 * * *" });
      portal.clock.advance(minutes(31));
    },
  },
  sendMail: "jobs.test.ts",
  sendOffer: "mailing-kill.whole.test.ts",
  sendStockList: {
    async prepare(portal, closing) {
      const { remote_place } = await aServer(closing);
      const id = await aStockList(portal, { place: "remote", remote_place });
      await portal.as("admin").call("runStockList", { path: { id } });
    },
  },
  settleLoads: "runFeeds",
  settleSameReports: {
    clocks: ["settleSameReports"],
    async prepare(portal) {
      const [harbour, north] = [await Supplier.of(portal), await Supplier.of(portal, "North Stones", "NORT")];
      await harbour.take([aRow("A1", { "Report #": "7700001" })]);
      await north.take([aRow("B1", { "Report #": "7700001" })]);
    },
  },
  tellDemands: {
    clocks: ["tellDemands"],
    async prepare(portal) {
      portal.clock.advance(days(1));
      for (const name of ["customer", "customer2"] as const) await aDemand(portal, name);
      portal.clock.advance(minutes(1));
      await aStone(portal, "NEW-1", {});
      portal.clock.advance(minutes(1));
    },
  },
  tellOfBackups: "backups/backup-notices.whole.test.ts",
  tellWatchers: {
    clocks: ["tellWatchers"],
    async prepare(portal) {
      const stock_numbers = await freeStones(portal, 1);
      for (const name of ["customer", "customer2"] as const)
        await portal.as(name).call("addToWatchlist", { body: { stock_numbers } });
      await portal.pool.query("UPDATE stone SET status = 8 WHERE stock_no = ANY ($1)", [stock_numbers]);
    },
  },
  stateConsistency: {
    async prepare(portal) {
      const checkpoint = async () => (await portal.as("admin").call("createCheckpoint")).data.id;
      const [from, to] = [await checkpoint(), await checkpoint()];
      await portal.as("admin").call("getConsistency", { query: { from, to, job: true } });
    },
    mayHoldMore: forgottenLink,
  },
  verifyLog: { clocks: ["verifyLog"], prepare: nothing, mayHoldMore: cutLook },
  writeMailing: "mailing-kill.whole.test.ts",
  writeOverdueTasks: {
    clocks: ["writeOverdueTasks"],
    async prepare(portal) {
      await memoOf(portal, "customer", 1);
      await memoOf(portal, "customer2", 1);
      portal.clock.advance(days(16));
    },
  },
};
