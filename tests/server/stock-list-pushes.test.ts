import { describe, expect, test } from "vitest";
import { expectRefusal } from "#support/answer.ts";
import { keys, secret, useStockListPushWorld } from "#support/stock-list-push-world.ts";
import { newStockList } from "#support/stock-list-samples.ts";

const { portal, admin, partner, pushed, runsOf, listed, run } = useStockListPushWorld();
const logOf = async (id: number) =>
  (
    await portal.pool.query(
      "SELECT body FROM audit_event WHERE body::jsonb->>'workflow' = 'stock_list' AND body::jsonb->>'item' = $1 ORDER BY seq",
      [String(id)],
    )
  ).rows.map(({ body }) => (typeof body === "string" ? JSON.parse(body) : body));

describe("a list that is left on a partner's server", () => {
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
