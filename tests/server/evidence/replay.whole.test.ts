import fc from "fast-check";
import { afterAll, expect, test } from "vitest";
import { followLog } from "#server/evidence/follow.ts";
import { judgeLog } from "#server/evidence/verify/judge-log.ts";
import { useApp } from "#support/app.ts";
import { type Act, actNames, arbitraryAct, clientNames } from "#support/arbitrary-act.ts";
import { budget } from "#support/budget.ts";
import { hours } from "#support/clock.ts";
import { later, replayed, rollUps } from "#support/evidence.ts";
import { freeStones } from "#support/line-stones.ts";
import { seenOf } from "#support/line-world.ts";
import { ownerId } from "#support/rows.ts";

const portal = useApp();
const patient = { timeout: 240_000 };
let steps = 0;

/** Somebody does something; a few of these acts are refused, and leave nothing. */
async function act(one: Act, stones: readonly string[], clients: readonly number[]): Promise<void> {
  if (one.who === null) return later(portal, hours(one.hours));
  const world = { seen: await seenOf(portal, stones), stones, clients };
  const call = typeof one.call === "function" ? one.call(world) : one.call;
  await portal.as(one.who).send(call, one.input(world));
}

test(
  "following step by step comes to the same as replaying everything, and what the portal did conforms",
  patient,
  async () => {
    for (const name of actNames) await portal.as(name).call("getProfile");
    const clients = await Promise.all(clientNames.map((name) => ownerId(portal, name)));
    const stones = await freeStones(portal, 5);
    const start = portal.clock.now().getTime();
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(arbitraryAct, fc.boolean()), { minLength: 8, maxLength: 30 }),
        async (acts) => {
          await portal.pool.query("SAVEPOINT life");
          try {
            for (const [one, isFollowed] of acts) {
              await act(one, stones, clients);
              if (isFollowed) await followLog(portal.house);
            }
            expect(await replayed(portal)).toMatchObject({ faults: 0, mended: 0 });
            const kept = await rollUps(portal);
            await portal.pool.query("UPDATE evidence_cursor SET seq = 0");
            for (const table of Object.keys(kept)) await portal.pool.query(`DELETE FROM ${table}`);
            await followLog(portal.house);
            expect(await rollUps(portal)).toEqual(kept);
            steps += kept.workflow_taken?.length ?? 0;
          } finally {
            await portal.pool.query("ROLLBACK TO SAVEPOINT life; RELEASE SAVEPOINT life");
            portal.clock.advance(start - portal.clock.now().getTime());
          }
        },
      ),
      budget({ rounds: 12 }),
    );
    expect(steps).toBeGreaterThan(50);
  },
);

test("a log that was carried away is judged without a house", async () => {
  const user_id = await ownerId(portal, "customer");
  await portal.as("admin").call("issueMemo", { body: { stock_numbers: await freeStones(portal, 3), user_id } });
  const { rows } = await portal.pool.query("SELECT seq, body FROM audit_event ORDER BY seq");
  const { rows: models } = await portal.pool.query("SELECT hash, description FROM machine_version");
  const judged = await judgeLog(rows, models);
  const house = await replayed(portal);
  expect(judged).toEqual({ items: house.items, steps: house.steps, notRecorded: 0, count: 0, kinds: {}, shown: [] });
  const forged = rows.map((row) => ({ ...row, body: row.body.replace('"party":"admin"', '"party":"qc"') }));
  expect(await judgeLog(forged, models)).toMatchObject({ count: 3, kinds: { wrongRole: 3 } });
});

test("whatever somebody writes into an entry, the replay of the others goes on", async () => {
  await portal.as("admin").call("createMaster", { body: { code: "MOOD", name: "Mood" } });
  const user_id = await ownerId(portal, "customer");
  await portal.as("admin").call("issueMemo", { body: { stock_numbers: await freeStones(portal, 1), user_id } });
  const { rows } = await portal.pool.query("SELECT seq, body FROM audit_event ORDER BY seq DESC LIMIT 6");
  const { rows: models } = await portal.pool.query("SELECT hash, description FROM machine_version");
  const fields = [
    "at",
    "item",
    "workflow",
    "transition",
    "from",
    "to",
    "party",
    "role",
    "event",
    "known",
    "model",
    "after",
  ];
  const forgery = fc.oneof(
    fc.string(),
    fc.jsonValue().map((value) => JSON.stringify(value)),
    fc
      .tuple(fc.constantFrom(...rows), fc.constantFrom(...fields), fc.jsonValue())
      .map(([row, field, value]) => JSON.stringify({ ...JSON.parse(row.body), [field]: value })),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(forgery, { minLength: 1, maxLength: 8 }), async (bodies) => {
      const entries = bodies.map((body, at) => ({ seq: at + 1, body }));
      const judged = await judgeLog(entries, models);
      expect(judged.shown.every(({ seq }) => seq !== null && seq <= entries.length)).toBe(true);
      // By night this takes longer than a transaction may be idle.
      await portal.pool.query("SELECT 1");
    }),
    budget({ rounds: 500 }),
  );
});

afterAll(() => {
  process.stdout.write(`replay: ${steps} figures compared\n`);
});
