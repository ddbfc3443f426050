import { beforeEach, describe, expect, test } from "vitest";
import { beginFlags, flagDeadLinks } from "#server/db/queries/dead-links.ts";
import { followLinks, walkLinks } from "#server/db/queries/gathered-links.ts";
import { keepLooked } from "#server/db/queries/media-links.ts";
import { beginWalk, followChanges } from "#server/db/queries/stone-sweeps.ts";
import { useOwnApp } from "#support/app.ts";
import { hours } from "#support/clock.ts";
import { aRow, Supplier } from "#support/supplier.ts";

const portal = useOwnApp();
const at = (name: string) => `https://media.test/${name}`;
let supplier: Supplier;
beforeEach(async () => {
  supplier = await Supplier.of(portal);
  await supplier.take(["A1", "A2", "A3"].map((stock) => aRow(stock, { Image: at(stock) })));
});

const now = () => portal.clock.now();
const begin = () => beginWalk(portal.db, "media_sweep", now());
const walk = (most: number) => walkLinks(portal.db, now(), most);
/** Follows all changes, so many at a time. Answers which links there were after each slice. */
async function follow(most = 1000): Promise<string[][]> {
  const seen: string[][] = [];
  await followChanges(portal.db, AbortSignal.timeout(60_000), async (turn) => {
    const reached = await followLinks(portal.db, now(), turn, most);
    seen.push(await links());
    return reached;
  });
  return seen;
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
    const changed = ["A1", "A2", "A3"].map((stock) => aRow(stock, { Image: at(`new-${stock}`) }));
    await supplier.take(changed, "changes");
    const counts = (await follow(2)).map((names) => names.length);
    for (const [slice, count] of counts.entries()) expect(count - (counts[slice - 1] ?? 3)).toBeLessThanOrEqual(2);
    expect(await links()).toEqual(["A1", "A2", "A3", "new-A1", "new-A2", "new-A3"]);
  });

  test("of a change that is committed late are not passed over", async () => {
    await walkAll();
    await follow();
    const late = await portal.pool.connect();
    try {
      const change = "UPDATE stone SET image = $1 WHERE org_stock_no = $2 AND provider_id = $3";
      await late.query("BEGIN");
      await late.query(change, [at("late"), "A1", supplier.id]);
      await portal.pool.query(change, [at("early"), "A2", supplier.id]);
      await follow();
      expect(await links()).toContain("early");
      expect(await links()).not.toContain("late");
      await late.query("COMMIT");
    } finally {
      late.release();
    }
    await follow();
    expect(await links()).toContain("late");
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
    await follow();
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
    await follow();
    await beginFlags(portal.db);
    while (await flagDeadLinks(portal.db, 2));
    expect(await flags()).toEqual({ A1: 1, A2: 0, A3: 1 });
  });
});
