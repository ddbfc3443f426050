import type { ChildProcess } from "node:child_process";
import { expect, test } from "vitest";
import type { Data } from "#api/operation-types.ts";
import { codes } from "#domain/codes.ts";
import { openKysely } from "#server/db/kysely.ts";
import { openPool } from "#server/db/pool.ts";
import type { Tables } from "#server/db/tables.ts";
import { lookAtLoads } from "#server/evidence/look-at-loads.ts";
import { isNight } from "#support/budget.ts";
import { useClosing } from "#support/closing.ts";
import { useOwnDatabase } from "#support/database.ts";
import { fetchHeld } from "#support/held-answers.ts";
import { endPortal, startPortalToKill } from "#support/portal-to-kill.ts";
import { silent } from "#support/silent-log.ts";
import { aRow, csvOf } from "#support/supplier.ts";
import { demoPassword } from "#support/template.ts";
import { useThrowAwayDir } from "#support/use-throw-away-dir.ts";

const ROWS = 7_000;
const FEW = 5;
const database = useOwnDatabase();
const closing = useClosing();
const place = useThrowAwayDir();
type Load = Data<"getLoad">;
type Portal = { process: ChildProcess; address: string };

/** The whole portal as a process of its own. What the one before left undone is due at once, not after its last heartbeat. */
async function startPortal(): Promise<Portal> {
  await database.pool
    .query("UPDATE pgboss.job SET state = 'retry', start_after = now(), retry_count = 0 WHERE state = 'active'")
    .catch(() => {});
  const { process, said } = await startPortalToKill({ database, dataDir: place.dir, closing }, /open at (\S+)/);
  return { process, address: said };
}

const kill = (portal: Portal) => endPortal(portal, "SIGKILL");

async function ask<T>(
  { address }: Portal,
  token: string,
  method: string,
  where: string,
  body?: FormData | object,
): Promise<T> {
  const isForm = body instanceof FormData;
  const answer = await fetchHeld(`${address}/api/v1${where}`, {
    method,
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body && !isForm && { "content-type": "application/json" }),
    },
    ...(body && { body: isForm ? body : JSON.stringify({ data: body }) }),
  });
  const said = (await answer.json()) as { data: T };
  expect([where, answer.status, answer.ok ? "" : said]).toEqual([where, expect.any(Number), ""]);
  return said.data;
}

/** Waits until a load stands in a state, and has come so far. */
const until = (id: number, state: Load["state"], least = 0) =>
  expect
    .poll(async () => (await database.pool.query("SELECT state, done FROM load WHERE id = $1", [id])).rows[0], {
      interval: 5,
      timeout: 120_000,
    })
    .toSatisfy((row: { state: string; done: number }) => row.state === state && row.done >= least);

/** Nothing is half taken: what the load says is done is what its rows say, and what the stock has. */
async function expectWhole(id: number, before = 0): Promise<void> {
  const { rows } = await database.pool.query(
    `SELECT l.done, l.state, (SELECT count(*)::int FROM load_row WHERE load_id = l.id AND outcome = 'written') AS written,
      (SELECT count(*)::int FROM load_row WHERE load_id = l.id AND reversal = 'reversed') AS reversed,
      (SELECT count(*)::int FROM stone s JOIN load_row r ON r.stone_id = s.id WHERE r.load_id = l.id) AS stones,
      (SELECT count(*)::int FROM stone s JOIN load_row r ON r.stone_id = s.id WHERE r.load_id = l.id AND s.is_listed) AS listed,
      (SELECT count(*)::int FROM stone WHERE provider_id = l.provider_id) AS held
     FROM load l WHERE id = $1`,
    [id],
  );
  const { state, done, written, reversed, stones, listed, held } = rows[0];
  expect([stones, held]).toEqual([written, before + written]);
  expect(listed).toBe(written - reversed);
  if (state === "committing") expect(written).toBe(done);
  if (state === "rollingBack") expect(reversed).toBe(done);
}

/** Sends a list of new stones to a provider. Answers the load. */
async function deliver(portal: Portal, token: string, providerId: number, name: string, rows = ROWS): Promise<number> {
  const form = new FormData();
  const data = JSON.stringify({ provider_id: providerId, mode: "whole" });
  form.set("data", new Blob([data], { type: "application/json" }));
  form.set("uploadExcel", csvOf(Array.from({ length: rows }, (_, n) => aRow(`${name}-${n}`))));
  return (await ask<{ load_id: number }>(portal, token, "PUT", "/inventory/mapping", form)).load_id;
}

/** A provider without stock. */
const aProvider = async (portal: Portal, token: string, name: string, prefix: string): Promise<number> =>
  (await ask<{ id: number }>(portal, token, "POST", "/inventory/company", { name, prefix })).id;

/** An administrator at a portal, and a provider without stock. */
async function begun(company: string, prefix: string) {
  const portal = await startPortal();
  const who = { email: "admin@demo.test", password: demoPassword };
  const { token } = await ask<{ token: string }>(portal, "", "POST", "/user/login", who);
  return { portal, token, providerId: await aProvider(portal, token, company, prefix) };
}

test("a portal that is killed while it works on a load takes nothing by halves, and goes on", {
  timeout: 1_800_000,
}, async () => {
  const { token, providerId, ...first } = await begun("Harbour Gems", "HARB");
  let { portal } = first;
  for (let round = 0; round < (isNight() ? 17 : 1); round++) {
    const load_id = await deliver(portal, token, providerId, `R${round}`);
    const again = async () => {
      await kill(portal);
      await expectWhole(load_id, round * ROWS);
      portal = await startPortal();
    };
    await until(load_id, "reading", round === 0 ? 1 : 0);
    await again();
    await until(load_id, "waiting");
    const waiting = await ask<Load>(portal, token, "GET", `/supply/loads/${load_id}`);
    expect(waiting.counts).toMatchObject({ new: ROWS, refused: 0 });
    const accepted = waiting.waits_for.map(({ reason }) => reason);
    await ask(portal, token, "POST", `/supply/loads/${load_id}/commit`, { version: waiting.version, accepted });
    await until(load_id, "committing", 1);
    await again();
    await until(load_id, "committed");
    const { version } = await ask<Load>(portal, token, "GET", `/supply/loads/${load_id}`);
    await ask(portal, token, "POST", `/supply/loads/${load_id}/roll-back`, { version });
    await until(load_id, "rollingBack", 1);
    await again();
    await until(load_id, "rolledBack");
    await expectWhole(load_id, round * ROWS);
  }
  expect(await lookAtLoads(openKysely<Tables>(database.pool))).toEqual([]);
  await kill(portal);
});

test("a load that is still to be read, or was cancelled while it was read, stands as it was after a kill", {
  timeout: 600_000,
}, async () => {
  const { token, providerId, ...first } = await begun("Quiet Gems", "QUIET");
  let { portal } = first;
  const get = (id: number) => ask<Load>(portal, token, "GET", `/supply/loads/${id}`);

  // Whoever reads a load waits at this door, so that it stays received until the portal is dead.
  const owner = openPool(database.ownerUrl, { log: silent, max: 2 });
  closing(() => owner.end());
  await owner.query(`CREATE FUNCTION wait_at_door() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN PERFORM pg_advisory_xact_lock(66); RETURN new; END $$`);
  await owner.query(`CREATE TRIGGER door BEFORE UPDATE ON load FOR EACH ROW
    WHEN (old.state = 'received') EXECUTE FUNCTION wait_at_door()`);
  const door = await owner.connect();
  await door.query("SELECT pg_advisory_lock(66)");
  const received = await deliver(portal, token, providerId, "RECEIVED", FEW);
  expect((await get(received)).state).toBe("received");
  await kill(portal);
  await expectWhole(received);
  await door.query("SELECT pg_advisory_unlock(66)");
  door.release();
  await owner.query("DROP TRIGGER door ON load");
  portal = await startPortal();
  await until(received, "waiting");

  const reading = await deliver(portal, token, providerId, "READING");
  await until(reading, "reading");
  const { version } = await get(reading);
  await ask(portal, token, "POST", `/supply/loads/${reading}/cancel`, { version });
  await kill(portal);
  portal = await startPortal();
  await expect.poll(async () => (await get(reading)).state).toBe("cancelled");
  await expectWhole(reading);
  expect(await lookAtLoads(openKysely<Tables>(database.pool))).toEqual([]);
  await kill(portal);
});

/** The states in which nobody works on a load, each with its way from "waiting": acts, or a state that the test gives it. */
const settled = {
  waiting: [],
  cancelled: ["cancel"],
  refused: ["refused"],
  "failed.reading": ["failed.reading"],
  "failed.committing": ["failed.committing"],
  committed: ["commit"],
  "failed.rollingBack": ["commit", "failed.rollingBack"],
  rolledBack: ["commit", "roll-back"],
} as const;
const ends: Readonly<Record<string, Load["state"]>> = {
  cancel: "cancelled",
  commit: "committed",
  "roll-back": "rolledBack",
};

test("a load that nobody works on stands as it was after a kill, and goes on where it is tried again", {
  timeout: 600_000,
}, async () => {
  const { token, ...first } = await begun("Settled Gems", "SETT");
  let { portal } = first;
  const get = (id: number) => ask<Load>(portal, token, "GET", `/supply/loads/${id}`);
  const act = async (id: number, path: string) => {
    const { version, waits_for } = await get(id);
    const accepted = path === "commit" ? { accepted: waits_for.map(({ reason }) => reason) } : {};
    await ask(portal, token, "POST", `/supply/loads/${id}/${path}`, { version, ...accepted });
  };
  const give = (id: number, state: string) =>
    database.pool.query("SELECT move_load($1, jsonb_build_object('state', $2::text, 'status', $3::integer))", [
      id,
      state,
      (codes.load as Record<string, number>)[state.split(".")[0] ?? ""],
    ]);
  const loads = new Map<string, Load>();
  for (const [state, way] of Object.entries(settled)) {
    const provider = await aProvider(portal, token, `${state} Gems`, `SET${"ABCDEFGH"[loads.size]}`);
    const id = await deliver(portal, token, provider, state, FEW);
    await until(id, "waiting");
    for (const step of way) {
      const end = ends[step];
      if (!end) await give(id, step);
      else {
        await act(id, step);
        await until(id, end);
      }
    }
    loads.set(state, await get(id));
  }
  expect([...loads.values()].map(({ state }) => state)).toEqual(Object.keys(settled));

  await kill(portal);
  portal = await startPortal();
  for (const load of loads.values()) {
    expect(await get(load.id)).toEqual(load);
    await expectWhole(load.id);
  }
  const idOf = (state: string) => loads.get(state)?.id ?? 0;
  const late = await fetchHeld(`${portal.address}/api/v1/supply/loads/${idOf("cancelled")}/commit`, {
    method: "POST",
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
    body: JSON.stringify({ data: { version: loads.get("cancelled")?.version, accepted: [] } }),
  });
  expect(late.status).toBe(409);
  for (const [state, end] of [
    ["failed.reading", "waiting"],
    ["failed.committing", "committed"],
    ["failed.rollingBack", "rolledBack"],
  ] as const) {
    await act(idOf(state), "retry");
    await until(idOf(state), end);
    await expectWhole(idOf(state));
  }
  await kill(portal);
});
