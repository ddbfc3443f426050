import path from "node:path";
import { describe, expect, test } from "vitest";
import { runStockLists } from "#server/export/stock-list/run-stock-lists.ts";
import { hours } from "#support/clock.ts";
import { ownerId } from "#support/rows.ts";
import { sftpPeer } from "#support/sftp-peer.ts";
import { few, keys, useStockListPushWorld } from "#support/stock-list-push-world.ts";
import { aMinutePasses, fetchList, rowsOf } from "#support/stock-lists.ts";

const { portal, closing, admin, partner, pushed, listed, run, own } = useStockListPushWorld();

describe("a list that is left on a partner's server", () => {
  test("arrives whole under its name, with its client's prices, the origin of each stone, and no cost", async () => {
    const { place, files, read } = await partner();
    const client = await ownerId(portal, "customer");
    const columns = ["stock_no", "stone_origin", "markup_ppc", "sell_amt"];
    const layout = columns.map((field) => ({ field, head: field }));
    const { id, code } = await pushed(place, { client_id: client, markup_percent: null, layout });
    const ended = await run(id);
    expect(ended).toMatchObject({
      outcome: "sent",
      reason: null,
      by: expect.any(String),
      sent_to: `sftp://127.0.0.1:${place.port}/incoming/whites-for-the-market-${id}.csv`,
    });
    expect(files()).toEqual([`whites-for-the-market-${id}.csv`]);
    const rows = rowsOf(read(`whites-for-the-market-${id}.csv`));
    expect(rows).toHaveLength(ended?.stones ?? 0);
    expect(Object.keys(rows[0] ?? {})).toEqual(columns);
    const found = await portal
      .as("customer")
      .call("searchStones", { body: { diamond_type: "white", ...few }, query: { size: 1000 } });
    const seen = new Map(found.data.stockList.map(({ stock_no, sell_amt }) => [stock_no, sell_amt]));
    expect(seen.size).toBeGreaterThan(10);
    expect(new Map(rows.map(({ stock_no, sell_amt }) => [stock_no, Number(sell_amt)]))).toEqual(seen);
    expect(rows.every(({ stone_origin }) => /natural|lab/i.test(stone_origin ?? ""))).toBe(true);
    expect((await fetchList(portal, code)).status).toBe(401);
  });

  test("remembers the server's key, and is not left on one with another key", async () => {
    const { place, peer } = await partner();
    const { id } = await pushed(place);
    expect(await run(id)).toMatchObject({ outcome: "sent" });
    const key = (await listed(id)).remote_place?.host_key;
    expect(key).toMatch(/^SHA256:/);
    await peer.close();
    const false_ = await sftpPeer(own.dir, { key: keys[1], port: place.port });
    closing(() => false_.close());
    expect(await run(id)).toMatchObject({
      outcome: "unsent",
      tries: 1,
      reason: expect.stringContaining("another key"),
    });
    const { version } = await listed(id);
    const forgotten = { id, version, remote_place: { ...place, folder: "", host_key: null } };
    await admin().call("updateStockList", { body: forgotten });
    expect(await run(id)).toMatchObject({ outcome: "sent" });
    expect((await listed(id)).remote_place?.host_key).not.toBe(key);
  });

  test("is tried again while its server is away; three runs in a row pause the schedule, and the house is told once", async () => {
    const { place, peer, files } = await partner();
    const { id } = await pushed(place, { schedule: "0 */1 * * *" });
    await peer.close();
    const told = async () => (await portal.outbox()).filter(({ kind }) => kind === "stockListPaused");
    for (const nth of [1, 2, 3]) {
      portal.clock.advance(hours(1));
      await aMinutePasses(portal);
      expect((await runsOfTable(id))[0]).toMatchObject({ outcome: "unsent", tries: 10 });
      expect((await told()).length > 0).toBe(nth === 3);
    }
    const letters = await told();
    expect(letters[0]?.text).toContain("cannot be reached");
    expect(await pausedAt(id)).not.toBeNull();
    portal.clock.advance(hours(5));
    await aMinutePasses(portal);
    expect(await runsOfTable(id)).toHaveLength(3);
    const back = await sftpPeer(path.join(own.dir, "partner"), { key: keys[0], port: place.port });
    closing(() => back.close());
    await portal.db
      .updateTable("session")
      .set({ expires_at: new Date("2030-01-01"), last_seen_at: portal.clock.now() })
      .execute();
    expect(await run(id)).toMatchObject({ outcome: "sent" });
    expect(await pausedAt(id)).toBeNull();
    expect(files()).toHaveLength(1);
    portal.clock.advance(hours(1));
    await portal.db.transaction().execute((db) => portal.house.jobs.enqueue(db, runStockLists, {}, null));
    await portal.runJobs();
    expect((await runsOfTable(id))[0]).toMatchObject({ outcome: "sent", is_scheduled: true });
    expect(await told()).toHaveLength(letters.length);
  });
});

const runsOfTable = (id: number) =>
  portal.db.selectFrom("stock_list_run").selectAll().where("stock_list_id", "=", id).orderBy("id", "desc").execute();
const pausedAt = async (id: number) =>
  (await portal.db.selectFrom("stock_list").select("paused_at").where("id", "=", id).executeTakeFirst())?.paused_at ??
  null;
