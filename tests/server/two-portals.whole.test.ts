import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { signInFailuresBeforeLock } from "#domain/limits.ts";
import { houseLimits } from "#server/house/limits/house-limits.ts";
import { demoAddress } from "#server/seed/demo.ts";
import { buildApp } from "#server/services/web/app.ts";
import { expectRefusal } from "#support/answer.ts";
import { Api } from "#support/api.ts";
import { useApp } from "#support/app.ts";
import { minutes } from "#support/clock.ts";
import { heldToContract } from "#support/held-answers.ts";
import { demoPassword } from "#support/template.ts";

/** Two portals on one database, as a proxy leads people to either. */
const most = { costlyPublicCallsPerMinute: 8, tellingPublicCallsPerMinute: 3 };
const portal = useApp({ limits: { ...houseLimits, ...most } });
let other: FastifyInstance;
beforeAll(async () => {
  other = heldToContract(await buildApp({ ...portal.house }));
});
afterAll(() => other.close());
const portals = [
  portal.anonymous,
  new Api(
    () => other,
    async () => undefined,
  ),
] as const;
let network = 0;
beforeEach(() => void network++); // each test is somebody else to the portals, which outlive it
/** The portal that the proxy chooses for the n-th call. */
const nth = (n: number) => portals[n % 2 === 0 ? 0 : 1].from(`198.51.100.${network}`);
const email = demoAddress("customer");
const signIn = (n: number, password = demoPassword) => nth(n).send("login", { body: { email, password } });

test("together answer a stranger no more often than one of them who has an account", async () => {
  vi.useFakeTimers({ toFake: ["performance"] }); // the minute stands still
  onTestFinished(() => void vi.useRealTimers());
  const ask = (n: number) => nth(n).send("checkEmail", { query: { email } } as never);
  for (let n = 0; n < most.tellingPublicCallsPerMinute; n++) expect((await ask(n)).status).not.toBe(429);
  for (const n of [0, 1]) {
    const refused = await ask(n);
    expectRefusal(refused, 429, "tooManyRequests");
    expect(refused.retryAfter).toBe(60);
  }
  portal.clock.advance(minutes(1));
  expect((await ask(1)).status).not.toBe(429);
});

test("together let one address sign in no more often than one of them", async () => {
  for (let n = 0; n < most.costlyPublicCallsPerMinute; n++) expect((await signIn(n)).status).toBe(200);
  for (const n of [0, 1]) expectRefusal(await signIn(n), 429, "tooManyRequests");
});

test("count wrong passwords together, and lock them out together", async () => {
  for (let n = 0; n < signInFailuresBeforeLock; n++) expectRefusal(await signIn(n, "no"), 401, "signInFailed");
  for (const n of [0, 1]) expectRefusal(await signIn(n), 429, "accountLocked");
});

test("mail one code where two are asked for at both", async () => {
  const ask = (n: number) => nth(n).send("forgotPassword", { body: { email } } as never);
  expect((await ask(0)).status).toBe(200);
  expectRefusal(await ask(1), 429, "tooManyRequests");
});
