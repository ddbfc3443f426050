/** `npm run bench:read`: an authenticated GET of a small list, against a bare Fastify route with the same SQL. */
import { findRunningServer } from "#server/db/backup-running-server.ts";
import { ROLES, socketUrl } from "#server/db/embedded/settings.ts";
import { startBare } from "./support/bare.ts";
import { keepAlive } from "./support/keep-alive.ts";
import { startPortal } from "./support/portal.ts";
import { report } from "./support/report.ts";
import { interleaved, percentile, round } from "./support/timing.ts";

const WARM_UP = 400;
const ROUNDS = Number(process.env.ROUNDS ?? 2000);
const ACCOUNT = 1; // The account of admin, the first one of the demo house.
const lists = {
  listMasters: { portal: "/api/v1/master/masters?size=20", bare: "/masters?size=20" },
  listSessions: { portal: "/api/v1/user/sessions?size=20", bare: `/sessions?size=20&account=${ACCOUNT}` },
};

type Row = {
  list: string;
  server: string;
  "p50 ms": number;
  "p95 ms": number;
  bytes: number;
  "ratio of p50": number | string;
};
const rows: Row[] = [];
const ratios: Record<string, number> = {};

async function measure(logging: string): Promise<void> {
  const portal = await startPortal({ env: { LOG_LEVEL: logging } });
  const socketDir = (await findRunningServer(portal.dataDir)) ?? "";
  const bare = await startBare(socketUrl(socketDir, ROLES.runtime, "portal"));
  const ours = keepAlive(portal.address);
  const peer = keepAlive(bare.found[1] ?? "");
  try {
    let token = "";
    for (let at = 0; at < 12; at++) token = await portal.signIn("admin");
    const signedIn = { authorization: `Bearer ${token}` };
    for (const [list, place] of Object.entries(lists)) {
      const works = {
        portal: () => ours.get(place.portal, signedIn),
        bare: () => peer.get(place.bare),
      };
      const answers = { portal: await works.portal(), bare: await works.bare() };
      insistOnSameRows(list, answers.portal.body, answers.bare.body);
      await interleaved(works, WARM_UP);
      const times = await interleaved(works, ROUNDS);
      const ratio = round(percentile(times.portal) / percentile(times.bare));
      if (logging === "silent") {
        ratios[`${list} ratio`] = ratio;
        ratios[`${list} p50 ms`] = round(percentile(times.portal));
      }
      for (const server of ["portal", "bare"] as const) {
        rows.push({
          list,
          server: server === "portal" ? `portal, log ${logging}` : "bare",
          "p50 ms": round(percentile(times[server])),
          "p95 ms": round(percentile(times[server], 0.95)),
          bytes: answers[server].body.length,
          "ratio of p50": server === "portal" ? ratio : "",
        });
      }
    }
  } finally {
    ours.close();
    peer.close();
    await bare.stop();
    await portal.stop();
  }
}

/** The compared works must be the same. */
function insistOnSameRows(list: string, ...bodies: Buffer[]): void {
  const counts = bodies.map((body) => {
    const { data } = JSON.parse(String(body)) as { data: { data: unknown[]; pagination: { totalRecords: number } } };
    return `${data.data.length} of ${data.pagination.totalRecords}`;
  });
  if (new Set(counts).size !== 1 || counts[0]?.startsWith("0")) throw new Error(`${list}: ${counts.join(" against ")}`);
}

await measure("silent");
await measure("info");
report("read: an authenticated GET of a small list, against bare Fastify and pg", rows, ratios, {
  "listMasters ratio": 2,
  "listMasters p50 ms": 5,
  "listSessions ratio": 2,
  "listSessions p50 ms": 5,
});
