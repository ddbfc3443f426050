import { setTimeout as wait } from "node:timers/promises";
import type { Kysely } from "kysely";
import { sql } from "kysely";
import pg from "pg";
import type { RoleId } from "#domain/roles.ts";
import { viewerOf } from "#server/access/viewer.ts";
import { findRunningServer } from "#server/db/backup-running-server.ts";
import { ROLES, socketUrl } from "#server/db/embedded/settings.ts";
import { oneTrip } from "#server/db/one-trip.ts";
import type { Tables } from "#server/db/tables.ts";
import type { House } from "#server/house/house.ts";
import type { ChangedStones } from "#server/house/stock.ts";
import { readingContext } from "#server/house/unit-of-work.ts";
import type { Viewer } from "#server/house/viewer.ts";
import { timed } from "../figures.ts";
import type { Stock } from "../stock.ts";
import { type BenchHouse, openBenchHouse } from "./bench-house.ts";
import type { PortalClient } from "./portal-client.ts";
import type { WireAnswer } from "./wire-answer.ts";

const STONES = 100;
const PATIENCE_MS = 30_000;

/** A hundred stones that lie far apart, different ones each time. A search by their numbers finds them alone. */
function hundred(stock: Stock, turn: number) {
  const places = Array.from({ length: STONES }, (_, k) => (turn * 104_729 + k * 7919 + 11) % stock.size);
  return {
    ids: places.map((at) => stock.ids[at] as number),
    numbers: places.map((at) => stock.keys[0]?.[at] as string),
  };
}

const changed = (turn: number) => (turn % 2 === 0 ? 4 : 5);
const searchFor = (numbers: string[], status: number) => ({
  attributes: { status: { values: [String(status)] } },
  numbers,
});

/** The times from the commit of a hundred new statuses in this process to the answer of the next search. */
export async function freshInSameProcess({ dataDir }: BenchHouse, stock: Stock, turns: number): Promise<number[]> {
  const { house, close } = await openBenchHouse(dataDir);
  try {
    await untilIndexed(house);
    const viewer = await someViewer(house);
    const times: number[] = [];
    for (let turn = 0; turn < turns; turn++) {
      const { ids, numbers } = hundred(stock, turn);
      const search = searchFor(numbers, changed(turn));
      const asked = { search, answer: "page", offset: 0, size: STONES } as const;
      let news: ChangedStones | undefined;
      // The same steps as in server/house/unit-of-work.ts, with a look at the clock at the commit.
      await house.db.transaction().execute(async (db) => {
        await setStatus(db, ids, changed(turn));
        const changes = house.stock.changes();
        const [rows] = await oneTrip(db, changes.asked);
        news = changes.of(rows);
      });
      const { ms, result } = await timed(async () => {
        if (news) house.stock.committed(news);
        return house.stock.find(house.db, viewer, asked);
      });
      const { count } = await house.stock.find(house.db, viewer, { ...asked, search: { numbers } });
      if (result.count !== count) throw new Error(`${result.count} of ${count} changes are seen after the commit`);
      times.push(ms);
    }
    return times;
  } finally {
    await close();
  }
}

/** The times from another process's commit to the answer of a search over HTTP. */
export async function freshFromElsewhere(
  { dataDir, tokens }: BenchHouse,
  client: PortalClient,
  stock: Stock,
  turns: number,
): Promise<number[]> {
  const token = tokens.values().next().value ?? "";
  const count = async (search: object) => {
    const path = "/api/v1/inventory/search?is_count_only=true";
    const { pagination } = await client.read<WireAnswer>({ path, body: JSON.stringify({ data: search }) }, token);
    return pagination.totalRecords;
  };
  const socketDir = await findRunningServer(dataDir);
  const elsewhere = new pg.Client({ connectionString: socketUrl(socketDir ?? "", ROLES.owner, "portal") });
  await elsewhere.connect();
  try {
    const times: number[] = [];
    for (let turn = 0; turn < turns; turn++) {
      const { ids, numbers } = hundred(stock, 1000 + turn);
      const all = await count({ numbers });
      await elsewhere.query("UPDATE stone SET status = $1 WHERE id = ANY($2)", [changed(turn), ids]);
      const committed = performance.now();
      while ((await count(searchFor(numbers, changed(turn)))) !== all)
        if (performance.now() - committed > PATIENCE_MS) throw new Error("changes made elsewhere are not seen");
      times.push(performance.now() - committed);
    }
    return times;
  } finally {
    await elsewhere.end();
  }
}

/** A viewer for one of the benchmark's people. */
async function someViewer(house: House): Promise<Viewer> {
  const { id, role_id } = await house.db
    .selectFrom("account")
    .select(["id", "role_id"])
    .where("email", "=", "person1@bench.test")
    .executeTakeFirstOrThrow();
  const actor = { accountId: id, roleId: role_id as RoleId, sessionKey: "", rights: [] };
  return viewerOf(readingContext(house, { actor, requestId: "bench", operation: "bench" }));
}

const setStatus = (db: Kysely<Tables>, ids: number[], status: number) =>
  sql`SELECT move_stones(${ids}::bigint[], ${ids.map(() => status)}::integer[], ${ids.map(() => true)}::boolean[], now())`.execute(
    db,
  );

async function untilIndexed({ stock }: House): Promise<void> {
  for (const end = performance.now() + 4 * PATIENCE_MS; stock.source !== "index"; await wait(20))
    if (performance.now() > end) throw new Error("the search index is not ready in time");
}
