/**
 * `npm run bench:home -- --stones 1000000 --people 50000`: the home of a customer, an associate and an administrator
 * over HTTP, against its own statements and the stones that are new in SQL, sent to the same PostgreSQL without a portal
 * around them.
 */
import { parseArgs } from "node:util";
import { sql } from "kysely";
import { homeRows } from "#domain/home.ts";
import { listTabs, type TabRule } from "#domain/stone-lists.ts";
import { findRunningServer } from "#server/db/backup-running-server.ts";
import { ROLES, socketUrl } from "#server/db/embedded/settings.ts";
import { openKysely } from "#server/db/kysely.ts";
import { oneTrip } from "#server/db/one-trip.ts";
import { openPool } from "#server/db/pool.ts";
import type { LineReach } from "#server/db/queries/line-filter.ts";
import { countTabs, firstRows } from "#server/db/queries/line-lists.ts";
import { linesByIds } from "#server/db/queries/stone-lines.ts";
import type { Tables } from "#server/db/tables.ts";
import { silent } from "#support/silent-log.ts";
import { fillLines } from "./home/fill-lines.ts";
import { fillPeople } from "./people/fill-people.ts";
import { keepAlive } from "./support/keep-alive.ts";
import { credentials, startPortal } from "./support/portal.ts";
import { report } from "./support/report.ts";
import { interleaved, percentile, round } from "./support/timing.ts";
import { untilIndexed } from "./support/until-indexed.ts";

const WARM_UP = 20;
const { values: args } = parseArgs({
  options: {
    stones: { type: "string", default: "20000" },
    people: { type: "string", default: "2000" },
    rounds: { type: "string", default: "200" },
  },
});

type Home = {
  queues: { list: string; total: number }[];
  arrivals: { since: string; total: number } | null;
};
type Queue = { list: "confirm" | "hold" | "memo"; tab: TabRule; urgent?: TabRule; sort: string };
const claims: Queue[] = [
  { list: "hold", tab: listTabs.hold.held, urgent: listTabs.hold.endsToday, sort: "expires_at" },
  { list: "memo", tab: listTabs.memo.issued, urgent: listTabs.memo.overdue, sort: "due_date" },
];
const own: Queue[] = [...claims, { list: "confirm", tab: listTabs.confirm.all, sort: "-updated_at" }];
const office: Queue[] = [{ list: "confirm", tab: listTabs.confirm.pending, sort: "created_at" }, ...claims];

const portal = await startPortal({ program: ["dist-server/main.js"], env: { DEMO_STONES: args.stones } });
const socketDir = (await findRunningServer(portal.dataDir)) ?? "";
const owner = openPool(socketUrl(socketDir, ROLES.owner, "portal"), { log: silent, max: 1 });
const pool = openPool(socketUrl(socketDir, ROLES.runtime, "portal"), { log: silent, max: 4 });
const db = openKysely<Tables>(pool);
const http = keepAlive(portal.address);
try {
  await untilIndexed(portal.address);
  await fillPeople(owner, Number(args.people)); // The portal's role writes no status.
  await fillLines(owner);
  await owner.query("VACUUM (ANALYZE)");

  const rows: Record<string, string | number>[] = [];
  const figures: Record<string, number> = {};
  for (const name of ["customer", "associate", "admin"] as const) {
    const signedIn = { authorization: `Bearer ${await portal.signIn(name)}` };
    const reach = await reachOf(name);
    const home = await read(signedIn);
    const bare = () => alone(reach, name === "customer" ? own : office, home);
    insistOnSame(name, home, await bare());
    const works = { portal: () => http.get("/api/v1/home/mine", signedIn), bare };
    await interleaved(works, WARM_UP);
    const times = await interleaved(works, Number(args.rounds));
    const p50 = round(percentile(times.portal));
    figures[`${name} p50 ms`] = p50;
    rows.push({
      home: name,
      "p50 ms": p50,
      "p95 ms": round(percentile(times.portal, 0.95)),
      "bare p50 ms": round(percentile(times.bare)),
      ratio: round(p50 / percentile(times.bare)),
    });
  }
  report(
    `home: ${args.stones} stones, ${args.people} clients, against its statements alone`,
    rows,
    figures,
    Object.fromEntries(Object.keys(figures).map((figure) => [figure, 30])),
  );
} finally {
  http.close();
  await pool.end();
  await owner.end();
  await portal.stop();
}

async function reachOf(name: string): Promise<LineReach> {
  if (name === "admin") return { of: "all" };
  const { rows } = await pool.query<{ id: number }>("SELECT id FROM account WHERE lower(email) = lower($1)", [
    credentials(name).email,
  ]);
  return { of: name === "customer" ? "holder" : "associate", accountId: rows[0]?.id ?? 0 };
}

async function read(signedIn: Record<string, string>): Promise<Home> {
  const { status, body } = await http.get("/api/v1/home/mine", signedIn);
  if (status !== 200) throw new Error(`the home answered ${status}`);
  return (JSON.parse(String(body)) as { data: Home }).data;
}

/** The queues of a home and its new stones, from PostgreSQL alone. */
async function alone(reach: LineReach, queues: Queue[], { arrivals }: Home): Promise<Home> {
  const now = new Date();
  const found = queues.map(async ({ list, tab, urgent, sort }) => {
    const filter = { list, reach, timeZone: "UTC", today: now.toISOString().slice(0, 10), now };
    const [total = 0] = await countTabs(db, filter, urgent ? [tab, urgent] : [tab]);
    const first = await firstRows(db, filter, tab, { sort, limit: homeRows });
    return { list, total, first };
  });
  const rows = await Promise.all(found);
  await oneTrip(
    db,
    linesByIds(
      rows.flatMap(({ first }) => first.map(({ line_id }) => line_id)),
      now,
    ),
  );
  return { queues: rows, arrivals: arrivals && (await newIn(arrivals.since)) };
}

async function newIn(since: string): Promise<NonNullable<Home["arrivals"]>> {
  const arrived = sql`FROM stone WHERE status = 1 AND is_listed AND arrived_at >= ${since}::timestamptz`;
  const { rows } = await sql<{ total: number }>`SELECT count(*) AS total ${arrived}`.execute(db);
  await sql`SELECT * ${arrived} ORDER BY arrived_at DESC, id LIMIT 5`.execute(db);
  return { since, total: rows[0]?.total ?? 0 };
}

/** The compared works must be the same. The portal leaves out empty queues, and stones that this viewer may not see. */
function insistOnSame(name: string, ours: Home, theirs: Home): void {
  const totals = ({ queues }: Home) =>
    queues
      .filter(({ list, total }) => total > 0 && ["confirm", "hold", "memo"].includes(list))
      .map(({ list, total }) => `${list} ${total}`);
  const isSame = JSON.stringify(totals(ours)) === JSON.stringify(totals(theirs));
  if (!isSame) throw new Error(`${name}: ${totals(ours).join(", ")} against ${totals(theirs).join(", ")}`);
}
