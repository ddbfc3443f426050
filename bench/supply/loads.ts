import fs from "node:fs";
import pg from "pg";
import { findRunningServer } from "#server/db/backup-running-server.ts";
import { ROLES, socketUrl } from "#server/db/embedded/settings.ts";
import { type BenchPortal, startPortal } from "../support/portal.ts";
import { round } from "../support/timing.ts";
import { bareCopy } from "./bare-copy.ts";
import { Searching } from "./searching.ts";
import { writeStockCsv } from "./stock-files.ts";
import { Supplier, type Taken } from "./supplier.ts";
import { tradeRows } from "./trade-rows.ts";

const MILLION = 1_000_000;
type Files = { csv: string; moved: string; few: string; searched: string; xlsx: string };
type Asked = { files: Files; rows: number; bareXlsxMs: number; isMillion: boolean; fileOf(name: string): string };
type Step = Record<string, string | number>;

const stepOf = (what: string, { sentMs, readMs, commitMs, ms, load }: Taken): Step => ({
  what,
  "rows/s": Math.round((load.counts?.rows ?? 0) / (ms / 1_000)),
  ms: round(ms, 0),
  "sent ms": round(sentMs, 0),
  "read and compared ms": round(readMs, 0),
  "committed ms": round(commitMs, 0),
});

/** Loads of a portal that runs by itself, against a bare COPY into the same table. */
export async function measureLoads({ files, rows, bareXlsxMs, isMillion, fileOf }: Asked) {
  const portal = await startPortal({ program: ["dist-server/main.js"], env: { DEMO_STONES: "5000" } });
  const socketDir = (await findRunningServer(portal.dataDir)) ?? "";
  const client = new pg.Client({ connectionString: socketUrl(socketDir, ROLES.owner, "portal") });
  await client.connect();
  try {
    const [csv, xlsx, beside, bare] = [
      await Supplier.of(portal, "Bench of CSV", "BCS"),
      await Supplier.of(portal, "Bench of XLSX", "BXL"),
      await Supplier.of(portal, "Bench of searches", "BSE"),
      await Supplier.of(portal, "Bench of COPY", "BCO"),
    ];
    const first = await csv.take(files.csv); // Nobody searches meanwhile, as nobody does during the COPY.
    const copyMs = await bareCopy(client, csv.id, bare.id);
    const again = await csv.take(files.csv);
    const book = await xlsx.take(files.xlsx);
    const moved = await csv.take(files.moved);
    const movedSightMs = await untilInSight(portal, client, csv.id);
    const backMs = await csv.rollBack(moved.load);
    const few = await csv.take(files.few);
    const fewSightMs = await untilInSight(portal, client, csv.id);
    const { quiet, busy } = await searchesBeside(portal, () => beside.take(files.searched));
    const pageMs = await slowestPage(csv, first.load.id, rows);
    const large = isMillion ? await aMillion(portal, fileOf, first.ms / rows) : undefined;
    return {
      steps: [
        { what: "bare COPY", "rows/s": Math.round(rows / (copyMs / 1_000)), ms: round(copyMs, 0) },
        stepOf("csv, all new", first),
        stepOf("csv, unchanged", again),
        stepOf("csv, every price changed", moved),
        stepOf("csv, a thousand prices changed", few),
        stepOf("xlsx, all new", book),
        { what: "roll back of every price", ms: round(backMs, 0) },
        ...(large?.steps ?? []),
      ],
      ratios: {
        "csv time ratio to COPY": round(first.ms / copyMs),
        "xlsx time ratio to its reader": round(book.ms / bareXlsxMs),
        "unchanged time ratio to first": round(again.ms / first.ms),
        "roll back time ratio to load": round(backMs / moved.ms),
        "search p50 ratio during a load": round(busy.p50 / quiet.p50),
        "search worst ms during a load": round(busy.worst, 0),
        "all prices in the index after ms": round(movedSightMs, 0),
        "1,000 prices in the index after ms": round(fewSightMs, 0),
        "slowest page of the difference ms": round(pageMs, 0),
        ...large?.ratios,
      },
      targets: {
        "csv time ratio to COPY": 2,
        "xlsx time ratio to its reader": 1.67,
        "unchanged time ratio to first": 0.33,
        "roll back time ratio to load": 1,
        "search p50 ratio during a load": 2,
        "search worst ms during a load": 250,
        "all prices in the index after ms": 2_000,
        "1,000 prices in the index after ms": 1_000,
        "slowest page of the difference ms": 100,
        ...large?.targets,
      },
    };
  } finally {
    await client.end();
    await portal.stop();
  }
}

/** Somebody's searches while nothing happens, and during a load. */
async function searchesBeside(portal: BenchPortal, load: () => Promise<unknown>) {
  const searching = new Searching(portal.address, await portal.signIn("customer"));
  await new Promise((next) => setTimeout(next, 1_000));
  searching.figures(); // The first ones are not warm.
  await new Promise((next) => setTimeout(next, 3_000));
  const quiet = searching.figures();
  try {
    await load();
    return { quiet, busy: searching.figures() };
  } finally {
    await searching.stop();
  }
}

/** The time until a search shows the last stone of a provider as the table has it. */
async function untilInSight(portal: BenchPortal, client: pg.Client, provider: number): Promise<number> {
  const { rows } = await client.query<{ stock_no: string; price: string }>(
    "SELECT stock_no, price_per_ct AS price FROM stone WHERE provider_id = $1 AND status = 1 ORDER BY id DESC LIMIT 1",
    [provider],
  );
  const [last] = rows;
  const token = await portal.signIn("admin");
  const begun = performance.now();
  for (;;) {
    const answer = await fetch(`${portal.address}/api/v1/inventory/search?size=1`, {
      method: "POST",
      headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
      body: JSON.stringify({ data: { diamond_type: "white", numbers: [last?.stock_no] } }),
    });
    const { data } = (await answer.json()) as { data: { stockList: { price_per_ct: number }[] } };
    if (Number(data.stockList[0]?.price_per_ct) === Number(last?.price)) return performance.now() - begun;
    if (performance.now() - begun > 60_000) throw new Error("the index does not follow");
  }
}

/** The slowest of the pages that are dear: the first, a search, the last. */
async function slowestPage(supplier: Supplier, load: number, rows: number): Promise<number> {
  const last = Math.floor((rows - 100) / 50);
  const asked = ["size=50", "kind=new&size=50", "kind=changed&size=50", "search=S9999&size=50", `size=50&page=${last}`];
  let slowest = 0;
  for (const query of asked) {
    await supplier.pageMs(load, query); // Once for its connection and its plan.
    slowest = Math.max(slowest, await supplier.pageMs(load, query));
  }
  return slowest;
}

/** A million rows: how much the process grows, and the time of a row against that in a smaller file. */
async function aMillion(portal: BenchPortal, fileOf: Asked["fileOf"], rowMs: number) {
  const file = fileOf("million.csv");
  await writeStockCsv(file, tradeRows(MILLION, { first: 20_000_001 }));
  const supplier = await Supplier.of(portal, "Bench of a million", "BMI");
  const memory = () => Number(/VmRSS:\s+(\d+)/.exec(fs.readFileSync(`/proc/${portal.pid}/status`, "utf8"))?.[1]) / 1024;
  const before = memory();
  let peak = before;
  const watch = setInterval(() => {
    peak = Math.max(peak, memory());
  }, 200);
  const taken = await supplier.take(file);
  clearInterval(watch);
  return {
    steps: [stepOf("csv, a million", taken)],
    ratios: {
      "a million: grown by MB": round(peak - before, 0),
      "a million: time ratio of a row": round(taken.ms / MILLION / rowMs),
    },
    targets: { "a million: grown by MB": 400, "a million: time ratio of a row": 1.5 },
  };
}
