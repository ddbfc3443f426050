import fc from "fast-check";
import { afterAll, expect, test } from "vitest";
import { useApp } from "#support/app.ts";
import { type Act, actNames, arbitraryAct, clientNames } from "#support/arbitrary-act.ts";
import { auditRows, brokenAt } from "#support/audit.ts";
import { budget } from "#support/budget.ts";
import { hours } from "#support/clock.ts";
import { logEnd } from "#support/line-log.ts";
import { freeStones, pricesMove } from "#support/line-stones.ts";
import { faultsOf, forbiddenChanges, seenOf } from "#support/line-world.ts";
import { ownerId } from "#support/rows.ts";

const portal = useApp();
/** Hundreds of acts take long where others are at work beside them. */
const patient = { timeout: 240_000 };
const done = new Map<string, number>();
const refused = new Map<number, number>();

/** Time passes for the stones, and nobody is signed out by it. */
async function wait(ms: number): Promise<void> {
  portal.clock.advance(ms);
  const later = new Date(portal.clock.now().getTime() + hours(12));
  await portal.pool.query("UPDATE session SET last_seen_at = $1, expires_at = $2", [portal.clock.now(), later]);
}

async function live(acts: readonly Act[], stones: readonly string[], clients: readonly number[]): Promise<void> {
  let seen = await seenOf(portal, stones);
  for (const act of acts) {
    if (act.who === null) {
      await wait(hours(act.hours));
      continue;
    }
    const end = await logEnd(portal);
    const world = { seen, stones, clients };
    const call = typeof act.call === "function" ? act.call(world) : act.call;
    const answer = await portal.as(act.who).send(call, act.input(world));
    const about = `${act.who} ${call}: ${answer.status} ${answer.body.code ?? ""}`;
    expect([200, 201, 403, 404, 409, 422], about).toContain(answer.status);
    const after = await seenOf(portal, stones);
    expect(faultsOf(after), about).toEqual([]);
    expect(forbiddenChanges(seen, after, call === "reverseMemo" && answer.status === 200), about).toEqual([]);
    if (answer.status >= 400) {
      expect(after, about).toEqual(seen);
      expect(await logEnd(portal), about).toBe(end);
      refused.set(answer.status, (refused.get(answer.status) ?? 0) + 1);
    } else done.set(call, (done.get(call) ?? 0) + 1);
    seen = after;
  }
}

test("whatever anybody tries, in whatever order, stones and lines agree", patient, async () => {
  for (const name of actNames) await portal.as(name).call("getProfile");
  const clients = await Promise.all(clientNames.map((name) => ownerId(portal, name)));
  const stones = await freeStones(portal, 5);
  const start = portal.clock.now().getTime();
  await fc.assert(
    fc.asyncProperty(fc.array(arbitraryAct, { minLength: 10, maxLength: 40 }), async (acts) => {
      await portal.pool.query("SAVEPOINT life");
      try {
        await live(acts.slice(0, 12), stones, clients);
        await pricesMove(portal);
        await live(acts.slice(12), stones, clients);
        expect(brokenAt(await auditRows(portal.pool))).toBeUndefined();
      } finally {
        await portal.pool.query("ROLLBACK TO SAVEPOINT life; RELEASE SAVEPOINT life");
        portal.clock.advance(start - portal.clock.now().getTime());
      }
    }),
    budget({ rounds: 25 }),
  );
  expect([...done.values()].reduce((sum, count) => sum + count, 0)).toBeGreaterThan(100);
});

afterAll(() => {
  const said = [...done].sort().map(([call, count]) => `${call} ${count}`);
  const no = [...refused].sort().map(([status, count]) => `${status} ${count}`);
  process.stdout.write(`random acts: done ${said.join(", ")}; refused ${no.join(", ")}\n`);
});
