import { beforeEach, describe, expect, test, vi } from "vitest";
import { beginFlags, flagDeadLinks } from "#server/db/queries/dead-links.ts";
import { beginWalk, followStones, walkStones } from "#server/db/queries/gathered-links.ts";
import { keepLooked } from "#server/db/queries/media-links.ts";
import { useOwnApp } from "#support/app.ts";
import { hours } from "#support/clock.ts";
import { patience } from "#support/patience.ts";
import { aRow, Supplier } from "#support/supplier.ts";

const portal = useOwnApp();
const at = (name: string) => `https://media.test/${name}`;
let supplier: Supplier;
beforeEach(async () => {
  supplier = await Supplier.of(portal);
  await supplier.take(["A1", "A2", "A3"].map((stock) => aRow(stock, { Image: at(stock) })));
});

const now = () => portal.clock.now();
const begin = () => beginWalk(portal.db, now(), new Date(now().getTime() - hours(6 * 24)));
const walk = (most: number) => walkStones(portal.db, now(), most);
const follow = (most: number) => followStones(portal.db, now(), most);
/** Waits for the transactions that are under way on this server: those of other tests hold back what is followed, too. */
async function settle(): Promise<void> {
  const { rows } = await portal.pool.query("SELECT pg_snapshot_xmax(pg_current_snapshot()) AS begun");
  const areOver = "SELECT pg_snapshot_xmin(pg_current_snapshot()) >= $1 AS yes";
  await vi.waitFor(
    async () => expect((await portal.pool.query(areOver, [rows[0].begun])).rows[0].yes).toBe(true),
    patience,
  );
}
/** Follows all changes so far. */
async function followAll(): Promise<void> {
  await settle();
  while ((await follow(1000)) > 0);
}
const links = async () => {
  const { rows } = await portal.pool.query("SELECT url FROM media_link ORDER BY url");
  return rows.map(({ url }) => url.slice(at("").length));
};
/** Walks all stones two at a time. Answers in how many slices. */
async function walkAll(): Promise<number> {
  await begin();
  let slices = 1;
  while (await walk(2)) slices++;
  return slices;
}
const flags = async () => {
  const { rows } = await portal.pool.query(
    "SELECT org_stock_no AS no, dead_links AS bits FROM stone WHERE provider_id = $1 ORDER BY 1",
    [supplier.id],
  );
  return Object.fromEntries(rows.map(({ no, bits }) => [no, bits]));
};
async function die(name: string): Promise<void> {
  const { rows } = await portal.pool.query("SELECT key FROM media_link WHERE url = $1", [at(name)]);
  const found = { key: rows[0].key, state: "dead" as const, reason: "missing", tries: 0, due_at: now() };
  await keepLooked(portal.db, [found], now());
}

describe("links of a large house", () => {
  test("are gathered slice by slice, and a walk that was stopped goes on where it was", async () => {
    const { rows } = await portal.pool.query("SELECT id FROM stone ORDER BY id");
    await begin();
    expect(await walk(rows.length - 1)).toBe(true);
    expect(await links()).toEqual(["A1", "A2"]);
    await begin(); // the next turn
    expect(await walk(2)).toBe(true);
    expect(await links()).toEqual(["A1", "A2", "A3"]);
    expect(await walk(2)).toBe(false);
    await begin();
    expect(await walk(2)).toBe(false);
  });

  test("are followed by the changes of stones, a few at a time", async () => {
    await walkAll();
    await followAll();
    const changed = ["A1", "A2", "A3"].map((stock) => aRow(stock, { Image: at(`new-${stock}`) }));
    await supplier.take(changed, "changes");
    await settle();
    expect(await follow(2)).toBe(2);
    expect((await links()).filter((name) => name.startsWith("new"))).toHaveLength(2);
    while ((await follow(2)) > 0);
    expect(await links()).toEqual(["A1", "A2", "A3", "new-A1", "new-A2", "new-A3"]);
  });

  test("of a change that is committed late are not passed over", async () => {
    await walkAll();
    await followAll();
    const late = await portal.pool.connect();
    try {
      const change = "UPDATE stone SET image = $1 WHERE org_stock_no = $2 AND provider_id = $3";
      await late.query("BEGIN");
      await late.query(change, [at("late"), "A1", supplier.id]);
      await portal.pool.query(change, [at("early"), "A2", supplier.id]);
      while ((await follow(1000)) > 0);
      expect(await links()).not.toContain("late");
      await late.query("COMMIT");
    } finally {
      late.release();
    }
    await followAll();
    expect(await links()).toEqual(expect.arrayContaining(["early", "late"]));
  });

  test("are walked anew once changes since the last turn are not kept any more", async () => {
    await walkAll();
    await portal.pool.query("DELETE FROM media_link");
    await portal.pool.query("DELETE FROM stone_change");
    portal.clock.advance(hours(7 * 24));
    expect(await walkAll()).toBeGreaterThan(1);
    expect(await links()).toEqual(["A1", "A2", "A3"]);
  });

  test("are walked anew in a house that was put back on a server whose transactions count from a lower number", async () => {
    await walkAll();
    await portal.pool.query("DELETE FROM media_link");
    await portal.pool.query("UPDATE media_sweep SET transaction_id = '9000000000000'::xid8");
    expect(await walkAll()).toBeGreaterThan(1);
    expect(await links()).toEqual(["A1", "A2", "A3"]);
    await supplier.take([aRow("A1", { Image: at("new") })], "changes");
    await followAll();
    expect(await links()).toContain("new");
  });

  test("are gathered by two portals at once, each link once", async () => {
    await begin();
    const walkToEnd = async () => {
      while (await walk(1));
    };
    await Promise.all([walkToEnd(), walkToEnd()]);
    expect(await links()).toEqual(["A1", "A2", "A3"]);
    expect(await walk(1)).toBe(false);
  });

  test("that are dead are flagged slice by slice, also on a stone that takes one over", async () => {
    await walkAll();
    await beginFlags(portal.db);
    expect(await flagDeadLinks(portal.db, 2)).toBe(false); // nothing has died yet
    await die("A3");
    await beginFlags(portal.db);
    while (await flagDeadLinks(portal.db, 2));
    expect(await flags()).toEqual({ A1: 0, A2: 0, A3: 1 });
    await supplier.take([aRow("A1", { Image: at("A3") })], "changes");
    await followAll();
    await beginFlags(portal.db);
    while (await flagDeadLinks(portal.db, 2));
    expect(await flags()).toEqual({ A1: 1, A2: 0, A3: 1 });
  });
});
