/**
 * `npm run bench:people`: the list of customers over HTTP in a house with 50,000 of them, against its own statements,
 * sent to the same database without a portal around them.
 */

import { clientOrder } from "#server/access/client-filter.ts";
import { findRunningServer } from "#server/db/backup-running-server.ts";
import { ROLES, socketUrl } from "#server/db/embedded/settings.ts";
import { openKysely } from "#server/db/kysely.ts";
import { openPool } from "#server/db/pool.ts";
import type { ClientFilter } from "#server/db/queries/client-conditions.ts";
import { clientCounts, clientIds, clientsById } from "#server/db/queries/client-list.ts";
import type { Tables } from "#server/db/tables.ts";
import { silent } from "#support/silent-log.ts";
import { fillPeople } from "./people/fill-people.ts";
import { keepAlive } from "./support/keep-alive.ts";
import { startPortal } from "./support/portal.ts";
import { report } from "./support/report.ts";
import { interleaved, percentile, round } from "./support/timing.ts";

const PEOPLE = Number(process.env.PEOPLE ?? 50_000);
const ROUNDS = Number(process.env.ROUNDS ?? 200);
const WARM_UP = 20;

type Query = Omit<ClientFilter, "timeZone"> & { page?: number; size?: number };
type Page = { data: { data: { id: number }[]; pagination: { totalRecords: number } } };

const portal = await startPortal({ env: { DEMO_STONES: "500" } });
const socketDir = (await findRunningServer(portal.dataDir)) ?? "";
const pool = openPool(socketUrl(socketDir, ROLES.runtime, "portal"), { log: silent, max: 2 });
const owner = openPool(socketUrl(socketDir, ROLES.owner, "portal"), { log: silent, max: 1 });
const db = openKysely<Tables>(pool);
const http = keepAlive(portal.address);
try {
  const { associate } = await fillPeople(owner, PEOPLE);
  await owner.query("VACUUM (ANALYZE)"); // The server does the same by itself, a minute later.
  const asked: Record<string, Query> = {
    "first page": {},
    "page 200": { page: Math.min(200, Math.floor(PEOPLE / 50)) },
    "by status": { status: 10 },
    "of one associate": { business_associate_id: associate },
    "by a word": { search: "juniper" },
    "by two words": { search: "novak 123" },
    "who waits": { kyc_waiting: true },
    "pages of 500": { size: 500 },
  };
  const signedIn = { authorization: `Bearer ${await portal.signIn("admin")}` };
  const address = (query: Query) =>
    `/api/v1/customer/users?${new URLSearchParams({ size: "50", ...toText(query) }).toString()}`;
  const bare = async ({ page = 1, size = 50, ...filter }: Query) => {
    const all = { ...filter, timeZone: "UTC" };
    const found = clientIds(db, all, { order: clientOrder(filter), limit: size, offset: (page - 1) * size });
    const [rows, { matching }] = await Promise.all([
      found.then((ids) => clientsById(db, ids, new Date())),
      clientCounts(db, all),
    ]);
    return { ids: rows.map(({ id }) => id), matching };
  };

  const rows: Record<string, string | number>[] = [];
  const figures: Record<string, number> = {};
  for (const [name, query] of Object.entries(asked)) {
    const works = {
      portal: async () => void (await http.get(address(query), signedIn)),
      bare: async () => void (await bare(query)),
    };
    await insistOnSameRows(name, query);
    await interleaved(works, WARM_UP);
    const times = await interleaved(works, ROUNDS);
    const [p50, ratio] = [round(percentile(times.portal)), round(percentile(times.portal) / percentile(times.bare))];
    rows.push({
      ...{
        list: name,
        "p5 ms": round(percentile(times.portal, 0.05)),
        "p50 ms": p50,
        "p95 ms": round(percentile(times.portal, 0.95)),
      },
      "bare p50 ms": round(percentile(times.bare)),
      ratio,
    });
    figures[`${name} p50 ms`] = p50;
    figures[`${name} ratio`] = ratio;
  }
  report(
    `people: the list of ${PEOPLE} customers over HTTP, against its bare SQL`,
    rows,
    figures,
    Object.fromEntries(Object.keys(figures).map((name) => [name, limitOf(name)])),
  );

  /** The compared works must be the same. */
  async function insistOnSameRows(name: string, query: Query): Promise<void> {
    const { status, body } = await http.get(address(query), signedIn);
    const { data } = JSON.parse(String(body)) as Page;
    const ours = { ids: data?.data.map(({ id }) => id), matching: data?.pagination.totalRecords };
    const theirs = await bare(query);
    const isSame = JSON.stringify(ours) === JSON.stringify(theirs) && theirs.ids.length > 0;
    if (status !== 200 || !isSame) throw new Error(`${name}: ${status}, ${ours.matching} against ${theirs.matching}`);
  }
} finally {
  http.close();
  await pool.end();
  await owner.end();
  await portal.stop();
}

function toText(query: Query): Record<string, string> {
  return Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)]));
}

/** The limit of a figure. A page of 500 is ten pages to write; it has its own figure and no promise. */
function limitOf(name: string): number {
  if (name.endsWith("ratio")) return 2;
  return name.startsWith("pages of 500") ? 100 : 30;
}
