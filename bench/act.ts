/**
 * `npm run bench:act`: one act on stones over HTTP, decided by the machines, against a bare Fastify route with a
 * guarded UPDATE and an insert into the log; a hundred stones against one; a list of five hundred lines; and the time
 * until the next search knows.
 */
import { findRunningServer } from "#server/db/backup-running-server.ts";
import { ROLES, socketUrl } from "#server/db/embedded/settings.ts";
import { openPool } from "#server/db/pool.ts";
import { gather } from "#support/fighters.ts";
import { silent } from "#support/silent-log.ts";
import { startBare } from "./support/bare.ts";
import { keepAlive } from "./support/keep-alive.ts";
import { startPortal } from "./support/portal.ts";
import { report } from "./support/report.ts";
import { interleaved, percentile, round } from "./support/timing.ts";

const WARM_UP = 100;
const ROUNDS = Number(process.env.ROUNDS ?? 500);

type Lines = { data: { data: { id: number }[] } };

const portal = await startPortal({ program: ["dist-server/main.js"], env: { DEMO_STONES: "5000" } });
const socketDir = (await findRunningServer(portal.dataDir)) ?? "";
const pool = openPool(socketUrl(socketDir, ROLES.runtime, "portal"), { log: silent, max: 2 });
const bare = await startBare(socketUrl(socketDir, ROLES.owner, "portal")); // The portal's role writes no status.
const ours = keepAlive(portal.address);
const peer = keepAlive(bare.found[1] ?? "");
try {
  const { admin, buyers } = await gather(pool, 30);
  await pool.query(`UPDATE setting SET value = '{"most_holds": 1000, "hold_rest_hours": 0}' WHERE key = 'trade_rules'`);
  const { rows } = await pool.query<{ id: number; stock_no: string }>(
    "SELECT id, stock_no FROM stone WHERE status = 1 ORDER BY id LIMIT 1200",
  );
  const signedIn = { authorization: `Bearer ${admin.token}` };
  const user_id = buyers[0]?.id;
  const act = async (method: "POST" | "PUT", path: string, data: object) => {
    const answer = await ours.send(method, `/api/v1/inventory/new-arrival/${path}`, { data }, signedIn);
    if (answer.status > 299) throw new Error(`${path}: ${answer.status} ${answer.body}`);
    return JSON.parse(String(answer.body)) as Lines;
  };
  /** Holds stones. They are released again outside the measured time. */
  const held: number[] = [];
  const hold = (stock_numbers: string[]) => async () => {
    const { data } = await act("POST", "hold", { stock_numbers, user_id });
    held.push(...data.data.map(({ id }) => id));
  };
  const release = async () => void (await act("PUT", "release-hold", { ids: held.splice(0) }));
  const [one, peers] = [rows[0], rows.slice(1, 2)];
  const hundred = rows.slice(100, 200).map(({ stock_no }) => stock_no);

  const works = {
    act: hold([one?.stock_no ?? ""]),
    bare: async () => void (await peer.send("POST", `/hold?id=${peers[0]?.id}`, {})),
  };
  const undo = {
    act: release,
    bare: async () => void (await peer.send("POST", `/release?id=${peers[0]?.id}`, {})),
  };
  await interleaved(works, WARM_UP, undo);
  const times = await interleaved(works, ROUNDS, undo);
  const hundreds = await interleaved({ hundred: hold(hundred) }, Math.ceil(ROUNDS / 10), { hundred: release });

  await fillList(500);
  const list = {
    list: () => ours.send("POST", "/api/v1/inventory/new-arrival/get-hold?size=500", { data: {} }, signedIn),
  };
  const shown = JSON.parse(String((await list.list()).body)) as Lines & { data: { totals: { pieces: number } } };
  if (shown.data.data.length !== 500 || !shown.data.totals) throw new Error("the list does not have its 500 lines");
  await interleaved(list, 20);
  const lists = await interleaved(list, 100);

  async function fillList(count: number): Promise<void> {
    const free = rows.slice(300, 300 + count).map(({ stock_no }) => stock_no);
    for (let from = 0; from < count; from += 100) await hold(free.slice(from, from + 100))();
    held.length = 0;
  }

  const p50 = (all: number[]) => round(percentile(all));
  const ratios = {
    act_ratio: round(percentile(times.act) / percentile(times.bare)),
    hundred_ratio: round(percentile(hundreds.hundred) / percentile(times.act)),
    list_p50_ms: p50(lists.list),
    search_ms: await untilSearched(),
  };
  report(
    "act: one act over HTTP, against bare Fastify with a guarded UPDATE and the log",
    [
      { what: "one stone, by the machines", "p50 ms": p50(times.act), "p95 ms": round(percentile(times.act, 0.95)) },
      { what: "one stone, bare", "p50 ms": p50(times.bare), "p95 ms": round(percentile(times.bare, 0.95)) },
      {
        what: "a hundred stones",
        "p50 ms": p50(hundreds.hundred),
        "p95 ms": round(percentile(hundreds.hundred, 0.95)),
      },
      { what: "a list of 500 lines", "p50 ms": ratios.list_p50_ms, "p95 ms": round(percentile(lists.list, 0.95)) },
    ],
    ratios,
    { act_ratio: 3, hundred_ratio: 10, list_p50_ms: 40, search_ms: 5 },
  );

  /**
   * The time from the answer of an act to a search that knows it: the median over some acts, less the search's own
   * time.
   */
  async function untilSearched(): Promise<number> {
    const waits: number[] = [];
    const find = async () => {
      const answer = await ours.send(
        "POST",
        "/api/v1/inventory/search?size=1",
        { data: { diamond_type: "white", numbers: [one?.stock_no] } },
        signedIn,
      );
      return (JSON.parse(String(answer.body)) as { data: { stockList: { status: number }[] } }).data.stockList[0]
        ?.status;
    };
    for (let round = 0; round < 50; round++) {
      await hold([one?.stock_no ?? ""])();
      const committed = performance.now();
      let asked = committed;
      while ((await find()) !== 4) asked = performance.now();
      waits.push(asked - committed);
      await release();
    }
    return round(percentile(waits));
  }
} finally {
  ours.close();
  peer.close();
  await bare.stop();
  await pool.end();
  await portal.stop();
}
