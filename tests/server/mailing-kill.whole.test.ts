import { expect, test } from "vitest";
import type { Data } from "#api/operation-types.ts";
import { isNight } from "#support/budget.ts";
import { useClosing } from "#support/closing.ts";
import { useOwnDatabase } from "#support/database.ts";
import { fetchHeld } from "#support/held-answers.ts";
import { manyClients } from "#support/many-clients.ts";
import { endPortal, startPortalToKill } from "#support/portal-to-kill.ts";
import { smtpPeer } from "#support/smtp-peer.ts";
import { demoPassword } from "#support/template.ts";
import { useThrowAwayDir } from "#support/use-throw-away-dir.ts";

const database = useOwnDatabase();
const closing = useClosing();
const place = useThrowAwayDir();
const KILLS = isNight() ? 20 : 3;
const LETTERS_BETWEEN = 8;
const RUN_KEY = "one-key-of-this-run";
const READERS = (KILLS + 1) * LETTERS_BETWEEN;

/** The whole portal as a process of its own. What the one before left undone is due at once, not after its last heartbeat. */
async function startPortal(smtpUrl: string) {
  await database.pool
    .query("UPDATE pgboss.job SET state = 'retry', start_after = now(), retry_count = 0 WHERE state = 'active'")
    .catch(() => {});
  const env = { SMTP_URL: smtpUrl, MAIL_PER_MINUTE: "1000000", MAIL_PER_DOMAIN_PER_MINUTE: "1000000" };
  const { process, said } = await startPortalToKill({ database, dataDir: place.dir, closing, env }, /open at (\S+)/);
  return { process, address: said };
}

async function ask<T>(address: string, token: string, method: string, where: string, data?: object): Promise<T> {
  const answer = await fetchHeld(`${address}/api/v1${where}`, {
    method,
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(data && { "content-type": "application/json" }),
    },
    ...(data && { body: JSON.stringify({ data }) }),
  });
  const said = (await answer.json()) as { data: T };
  expect([where, answer.status, answer.ok ? "" : said]).toEqual([where, expect.any(Number), ""]);
  return said.data;
}

/** The letters of the rule's run in these states. The demo house has a mailing of its own. */
const sendsIn = async (states: string[]): Promise<number> => {
  const { rows } = await database.pool.query(
    `SELECT count(*)::int AS sends FROM mailing_send s JOIN mailing_run r ON r.id = s.run_id
      WHERE r.run_key = $2 AND s.state = ANY ($1) AND s.reason IS NULL`,
    [states, RUN_KEY],
  );
  return rows[0].sends;
};
const until = (states: string[], least: number) =>
  expect.poll(() => sendsIn(states), { interval: 5, timeout: 300_000 }).toBeGreaterThanOrEqual(least);

test("a portal that is killed in the middle of a mailing sends each client one letter, and at most one more for each kill", {
  timeout: 1_800_000,
}, async () => {
  const peer = await smtpPeer();
  const people = await manyClients(database.pool, READERS);
  let portal = await startPortal(peer.url);
  const { token } = await ask<{ token: string }>(portal.address, "", "POST", "/user/login", {
    email: "admin@demo.test",
    password: demoPassword,
  });
  const { rows } = await database.pool.query("SELECT stock_no FROM stone WHERE status = 1 ORDER BY id LIMIT 3");
  const rule = await ask<Data<"createBulkEmail">>(portal.address, token, "POST", "/bulk-email", {
    name: "Stones of the week",
    subject: "{{stones}} stones",
    people: { client_ids: people },
    search: { numbers: rows.map(({ stock_no }) => stock_no) },
  });
  const run = await ask<{ id: number }>(
    portal.address,
    token,
    "GET",
    `/bulk-email/send-email/${rule.id}?run_key=${RUN_KEY}`,
  );

  for (let kill = 1; kill <= KILLS; kill++) {
    const after = kill * LETTERS_BETWEEN;
    const kills = [
      // while letters are written
      () => until(["queued", "sent"], after),
      // between a letter that the mail server has and its word that it has it: the worst moment
      () =>
        new Promise<void>((resolve) => {
          const isReached = (count: number) => {
            if (count < after) return;
            portal.process.kill("SIGKILL");
            resolve();
          };
          peer.whenTaken(isReached);
          isReached(peer.taken.length);
        }),
      // when a letter has just left
      () => until(["sent"], after),
    ];
    await kills[(kill - 1) % kills.length]?.();
    if (portal.process.exitCode === null && portal.process.signalCode === null) await endPortal(portal, "SIGKILL");
    peer.whenTaken(() => {});
    portal = await startPortal(peer.url);
  }

  await until(["sent"], READERS);
  const copies = new Map<string, Set<string>>();
  const letters = peer.received.filter(({ subject }) => subject === "3 stones");
  for (const { to, messageId = "" } of letters) {
    const address = to?.[0]?.address ?? "";
    copies.set(address, (copies.get(address) ?? new Set()).add(messageId));
  }
  expect(copies.size).toBe(READERS);
  expect(letters.length - READERS).toBeLessThanOrEqual(KILLS);
  for (const names of copies.values()) expect(names.size).toBe(1); // a copy bears the name of the first
  const { pagination } = await ask<Data<"listBulkEmailSends">>(
    portal.address,
    token,
    "GET",
    `/bulk-email/runs/${run.id}/sends?state=sent`,
  );
  expect(pagination.totalRecords).toBe(READERS);
  await endPortal(portal, "SIGKILL");
});
