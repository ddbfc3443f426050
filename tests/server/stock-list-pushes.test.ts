import { mkdirSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { runStockLists } from "#server/export/stock-list/run-stock-lists.ts";
import { expectRefusal } from "#support/answer.ts";
import { useApp } from "#support/app.ts";
import { hours } from "#support/clock.ts";
import { useClosing } from "#support/closing.ts";
import { ownerId } from "#support/rows.ts";
import { serverKey, sftpPeer } from "#support/sftp-peer.ts";
import { newStockList } from "#support/stock-list-samples.ts";
import { aMinutePasses, fetchList, rowsOf } from "#support/stock-lists.ts";
import { useThrowAwayDir } from "#support/use-throw-away-dir.ts";

const portal = useApp();
const closing = useClosing();
const own = useThrowAwayDir();
const keys = [serverKey(), serverKey()] as const;
const admin = () => portal.as("admin");
const secret = "three-quiet-lanterns";

/** A partner's server, and the place of a list there. */
async function partner(key: string = keys[0]) {
  const root = path.join(own.dir, "partner");
  mkdirSync(path.join(root, "incoming"), { recursive: true });
  const peer = await sftpPeer(root, { key });
  closing(() => peer.close());
  const place = {
    protocol: "sftp" as const,
    host: "127.0.0.1",
    port: peer.port,
    folder: "incoming",
    user_name: "loupe",
  };
  const incoming = path.join(root, "incoming");
  return {
    peer,
    root,
    place,
    files: () => readdirSync(incoming),
    read: (name: string) => readFileSync(path.join(incoming, name), "utf8"),
  };
}
/** A filter of which few stones are left: the suite's time is everybody's. */
const few = { availability: 1, ranges: { carat: { from: 2 } } } as const;
type Place = Awaited<ReturnType<typeof partner>>["place"];
const pushed = async (place: Place, body: object = {}) =>
  (
    await admin().call("createStockList", {
      body: { ...newStockList, search: few, place: "remote", remote_place: { ...place, secret }, ...body },
    })
  ).data;
const runsOf = async (id: number) => (await admin().call("listStockListRuns", { path: { id } })).data.data;
const listed = async (id: number) => {
  const found = (await admin().call("listStockLists")).data.data.find((one) => one.id === id);
  if (!found) throw new Error("there is no such list");
  return found;
};
async function run(id: number) {
  await admin().call("runStockList", { path: { id } });
  await portal.runJobs();
  return (await runsOf(id))[0];
}
const logOf = async (id: number) =>
  (
    await portal.pool.query(
      "SELECT body FROM audit_event WHERE body::jsonb->>'workflow' = 'stock_list' AND body::jsonb->>'item' = $1 ORDER BY seq",
      [String(id)],
    )
  ).rows.map(({ body }) => (typeof body === "string" ? JSON.parse(body) : body));

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

  test("needs a server, and never shows its password again", async () => {
    const { place } = await partner();
    const bare = { ...newStockList, place: "remote" as const };
    expectRefusal(await admin().send("createStockList", { body: bare }), 422, "stockListServerMissing");
    const list = await pushed(place);
    expect(list.remote_place).toEqual({ ...place, id: expect.any(Number), has_secret: true, host_key: null });
    const everywhere = JSON.stringify([await listed(list.id), await logOf(list.id)]);
    expect(everywhere).not.toContain(secret);
    const { rows } = await portal.pool.query("SELECT sealed_secret FROM remote_place");
    expect(rows[0].sealed_secret.toString("latin1")).not.toContain(secret);
  });

  test("has its password sent to no other server, and to no other user", async () => {
    const { place } = await partner();
    const { id, version } = await pushed(place);
    for (const other of [{ host: "localhost" }, { port: 9 }, { user_name: "root" }, { protocol: "ftp" as const }]) {
      const body = { id, version, remote_place: { ...place, ...other } };
      expectRefusal(await admin().send("updateStockList", { body }), 422, "remoteSecretAgain");
    }
    const moved = { id, version, remote_place: { ...place, folder: "" } };
    expect((await admin().call("updateStockList", { body: moved })).data.remote_place).toMatchObject({
      folder: "",
      has_secret: true,
    });
    expect(await run(id)).toMatchObject({ outcome: "sent" });
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

  test("is not tried again with a password that was refused", async () => {
    const { place } = await partner();
    const { id } = await pushed(place, { remote_place: { ...place, secret: "four-loud-lanterns" } });
    expect(await run(id)).toMatchObject({ outcome: "unsent", tries: 1, reason: expect.stringContaining("refused") });
  });

  test("leaves nothing once it is off, and its server is forgotten with it", async () => {
    const { place, files } = await partner();
    const { id } = await pushed(place);
    await admin().call("runStockList", { path: { id } });
    await admin().call("setStockListStatus", { path: { id }, body: { is_active: false } });
    await portal.runJobs();
    expect((await runsOf(id))[0]).toMatchObject({ outcome: "stopped", reason: "off" });
    expect(files()).toEqual([]);
    await admin().call("deleteStockList", { path: { id } });
    expect((await portal.pool.query("SELECT count(*)::int AS n FROM remote_place")).rows[0].n).toBe(0);
  });

  test("that moves to a link forgets its server", async () => {
    const { place } = await partner();
    const { id, version } = await pushed(place);
    const { data } = await admin().call("updateStockList", { body: { id, version, place: "link" } });
    expect(data).toMatchObject({ place: "link", remote_place: null });
    expect((await portal.pool.query("SELECT count(*)::int AS n FROM remote_place")).rows[0].n).toBe(0);
  });

  test("is in the log: what left, to whom, how many stones", async () => {
    const { place } = await partner();
    const { id } = await pushed(place);
    const ended = await run(id);
    const sent = (await logOf(id)).find(({ transition }) => transition === "stock_list.send");
    expect(JSON.stringify(sent)).toContain(`"stones":${ended?.stones}`);
    expect(JSON.stringify(sent)).toContain(`/incoming/whites-for-the-market-${id}.csv`);
  });
});

const runsOfTable = (id: number) =>
  portal.db.selectFrom("stock_list_run").selectAll().where("stock_list_id", "=", id).orderBy("id", "desc").execute();
const pausedAt = async (id: number) =>
  (await portal.db.selectFrom("stock_list").select("paused_at").where("id", "=", id).executeTakeFirst())?.paused_at ??
  null;

describe("a connection that is tried", () => {
  test("says what is in the folder, and the key of the server; nothing is kept", async () => {
    const { place } = await partner();
    const { data } = await admin().call("tryRemotePlace", { body: { place: { ...place, folder: "", secret } } });
    expect(data).toMatchObject({
      outcome: "open",
      sentence: null,
      files: [],
      host_key: expect.stringMatching(/^SHA256:/),
    });
    expect((await portal.pool.query("SELECT count(*)::int AS n FROM remote_place")).rows[0].n).toBe(0);
  });

  test("says in words why it fails", async () => {
    const { place } = await partner();
    const wrong = await admin().call("tryRemotePlace", { body: { place: { ...place, secret: "four-loud-lanterns" } } });
    expect(wrong.data).toMatchObject({ outcome: "refused", sentence: "127.0.0.1 refused the name or the password." });
    const elsewhere = await admin().call("tryRemotePlace", {
      body: { place: { ...place, folder: "nowhere", secret } },
    });
    expect(elsewhere.data).toMatchObject({ outcome: "noFolder" });
    const changed = { ...place, secret, host_key: `SHA256:${"A".repeat(43)}` };
    expect((await admin().call("tryRemotePlace", { body: { place: changed } })).data).toMatchObject({
      outcome: "hostKey",
      host_key: expect.stringMatching(/^SHA256:/),
    });
  });

  test("uses the kept password for the same user at the same server alone", async () => {
    const { place } = await partner();
    const kept_id = (await pushed(place)).remote_place?.id ?? 0;
    const same = await admin().call("tryRemotePlace", { body: { place, kept_id } });
    expect(same.data.outcome).toBe("open");
    const other = await partner(keys[1]);
    const lured = await admin().call("tryRemotePlace", { body: { place: other.place, kept_id } });
    expect(lured.data.outcome).toBe("refused");
  });

  test("is for those who keep the lists", async () => {
    const { place } = await partner();
    expectRefusal(await portal.as("customer").send("tryRemotePlace", { body: { place } }), 403, "forbidden");
  });
});
