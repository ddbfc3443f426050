import type { ChildProcess } from "node:child_process";
import { expect, inject, test } from "vitest";
import type { Data } from "#api/operation-types.ts";
import { openKysely } from "#server/db/kysely.ts";
import type { Tables } from "#server/db/tables.ts";
import { lookAtLoads } from "#server/evidence/look-at-loads.ts";
import { useClosing } from "#support/closing.ts";
import { useOwnDatabase } from "#support/database.ts";
import { endPortal, startPortalToKill } from "#support/portal-to-kill.ts";
import { aRow, csvOf } from "#support/supplier.ts";
import { demoPassword } from "#support/template.ts";
import { useThrowAwayDir } from "#support/use-throw-away-dir.ts";

const ROWS = 7_000;
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
  const answer = await fetch(`${address}/api/v1${where}`, {
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

test("a portal that is killed in each state of a load takes nothing by halves, and goes on", {
  timeout: 1_800_000,
}, async () => {
  let portal = await startPortal();
  const { token } = await ask<{ token: string }>(portal, "", "POST", "/user/login", {
    email: "admin@demo.test",
    password: demoPassword,
  });
  const provider = await ask<{ id: number }>(portal, token, "POST", "/inventory/company", {
    name: "Harbour Gems",
    prefix: "HARB",
  });
  for (let round = 0; round < (inject("isNight") ? 17 : 1); round++) {
    const form = new FormData();
    form.set(
      "data",
      new Blob([JSON.stringify({ provider_id: provider.id, mode: "whole" })], { type: "application/json" }),
    );
    form.set("uploadExcel", csvOf(Array.from({ length: ROWS }, (_, n) => aRow(`R${round}-${n}`))));
    const { load_id } = await ask<{ load_id: number }>(portal, token, "PUT", "/inventory/mapping", form);
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
